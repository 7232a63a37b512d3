"""The half of refusals that is the same in every game."""

from typing import Any

from imperium_desktop.rules.refusals import Refusals, Refuser
from imperium_desktop.rules.table import Decision, Option, Path, Reason


class Lay(Option, frozen=True):
    tile: str
    cell: str

    @property
    def path(self) -> Path:
        return (f"tile/{self.tile}", f"cell/{self.cell}")


class Take(Option, frozen=True):
    bead: str

    @property
    def path(self) -> Path:
        return (f"bead/{self.bead}",)


refuse = Refuser({"not_now": "§1", "whole_choice": "§2", "taken": "§3", "occupied": "§4", "poor": "§5"})


def lay_against(_content: None, _state: None, _decision: Decision[Option], path: Path) -> list[Reason]:
    return [refuse("poor", n=2), refuse("occupied")] if path[0] == "tile/red" else []


def too_many(_content: None, _state: None, _decision: Decision[Option], path: Path) -> Reason | None:
    return refuse("poor") if all(key.startswith("bead/") for key in path) else None


def elements(_content: None, _state: None) -> list[str]:
    return ["tile/red", "bead/a", "bead/b", "bead/c", "cell/A1"]


REFUSALS = Refusals[None, Any](
    refuse, elements, {"lay": lay_against, "take": "taken", "pick": too_many}, beyond=("pick",)
)


def code(decision: Decision[Option], *path: str) -> str:
    reason = REFUSALS.why_not(None, None, decision, path)
    assert reason is None or reason.rule == refuse.paragraphs[reason.code]
    return "" if reason is None else reason.code


LAY = Decision[Option](0, "lay", lambda: [Lay("red", "A1"), Lay("red", "B1")], rule="§0")
TAKE = Decision[Option](0, "take", lambda: [Take("a"), Take("b")], rule="§0")
PICK = Decision[Option](0, "pick", lambda: [Take("a"), Take("a"), Take("b")], rule="§0", pick=(1, 2))


def test_every_beginning_of_an_option_is_legal() -> None:
    assert [code(LAY), code(LAY, "tile/red"), code(LAY, "tile/red", "cell/B1")] == ["", "", ""]


def test_nothing_follows_a_whole_choice() -> None:
    assert code(LAY, "tile/red", "cell/A1", "cell/B1") == "whole_choice"
    assert code(TAKE, "bead/a", "bead/b") == "whole_choice"


def test_the_game_says_why_and_its_weightiest_reason_is_told() -> None:
    assert code(LAY, "tile/red", "cell/C1") == "occupied"
    everything = REFUSALS.why_nots(None, None, LAY, ("tile/red", "cell/C1"))
    assert everything == [Reason("occupied", "§4"), Reason("poor", "§5", {"n": 2})]


def test_where_the_game_has_no_reason_it_is_not_now() -> None:
    assert code(LAY, "tile/blue") == "not_now"


def test_of_the_right_sort_but_not_among_the_options() -> None:
    assert code(TAKE, "bead/c") == "taken"
    assert code(TAKE, "cell/A1") == code(TAKE, "bead/unheard_of") == "not_now"


def test_a_pick_counts_what_is_picked() -> None:
    assert [code(PICK, "bead/a", "bead/a"), code(PICK, "bead/b", "bead/a")] == ["", ""]
    assert code(PICK, "bead/b", "bead/b") == "poor"


def test_a_game_may_say_why_no_more_can_be_picked() -> None:
    assert code(PICK, "bead/a", "bead/b", "bead/a") == "poor"
    assert code(PICK, "bead/a", "bead/b", "cell/A1") == "whole_choice"
