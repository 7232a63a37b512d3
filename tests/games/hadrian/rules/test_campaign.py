"""§12 Which forts are open after which matches."""

from collections.abc import Sequence

from imperium_desktop.games.hadrian.rules.campaign import forts
from imperium_desktop.games.hadrian.rules.names import ItemName
from imperium_desktop.games.hadrian.rules.state import HadrianSetup
from imperium_desktop.rules.campaign import CampaignStage, Past

from .builder import CONTENT


def stages(*past: tuple[int | None, str]) -> Sequence[CampaignStage]:
    return forts(CONTENT, [Past({"fort": fort}, ending) for fort, ending in past])


def states(*past: tuple[int | None, str]) -> list[str]:
    return [stage.state for stage in stages(*past)]


def test_at_first_only_the_first_is_open() -> None:
    assert states() == ["open"] + ["closed"] * 15


def test_a_won_fort_opens_the_next() -> None:
    assert states((1, "fort_won")) == ["won", "open"] + ["closed"] * 14
    assert states((1, "fort_won"), (2, "fort_challenge")) == ["won", "mastered", "open"] + ["closed"] * 13


def test_a_lost_fort_is_played_again() -> None:
    assert states((1, "fort_won"), (2, "fort_lost")) == ["won", "open"] + ["closed"] * 14
    assert states((1, "fort_won"), (1, "fort_lost"))[0] == "won", "what was won stays won"


def test_other_matches_do_not_count() -> None:
    assert states((0, "fort_won"), (None, "fort_won"), (0, "years")) == states()


def test_the_reward_of_a_challenge_is_taken_to_the_next_fort() -> None:
    def setup(fort: int, reward: tuple[ItemName, ...] = ()) -> HadrianSetup:
        return HadrianSetup(seats=1, difficulty="normal", fort=fort, reward=reward)

    assert [stage.setup for stage in stages((1, "fort_won"))[:3]] == [setup(1), setup(2), setup(3)]
    won = stages((1, "fort_challenge"), (2, "fort_challenge"))
    rewards = [tuple(fort.reward) for fort in CONTENT.box.forts]
    assert rewards[0] != rewards[1]
    assert [stage.setup for stage in won[:4]] == [setup(1), setup(2, rewards[0]), setup(3, rewards[1]), setup(4)]
    assert [stage.name for stage in won[:2]] == ["Segedunum", "Pons Aelius"]
