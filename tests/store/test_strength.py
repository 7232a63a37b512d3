"""The rating of a person by matches with bots."""

from imperium_desktop.registry import LEVELS, OLD_NAMES
from imperium_desktop.store.history import Finished
from imperium_desktop.store.strength import RATINGS, Strength, strength_by
from tests.present import present


def match(bots: tuple[str, ...], ranks: tuple[int, ...]) -> Finished:
    return Finished(
        name="m", game="toy", when=0.0, seconds=None, seats=len(bots), names=(), bots=bots, ranks=ranks,
        scores=((0,),) * len(bots), ending="rounds", answers=9, seed=1, setup={},
    )  # fmt: skip


def strength(*matches: Finished) -> Strength:
    return present(strength_by(matches, OLD_NAMES))


WON, LOST, DRAWN = (match(("", "greedy"), ranks) for ranks in ((1, 2), (2, 1), (1, 1)))


def test_every_level_has_a_rating_and_the_stronger_a_higher_one() -> None:
    assert tuple(RATINGS) == LEVELS
    assert list(RATINGS.values()) == sorted(RATINGS.values())


def test_a_win_raises_a_loss_lowers_and_a_draw_with_an_equal_does_neither() -> None:
    assert strength(WON).rating > strength(DRAWN).rating == RATINGS["greedy"] > strength(LOST).rating
    assert strength(WON, LOST).matches == 2


def test_a_win_against_a_stronger_bot_counts_more() -> None:
    assert strength(match(("", "master"), (1, 2))).rating > strength(WON).rating


def test_whoever_always_wins_comes_to_the_master_and_whoever_always_loses_to_the_apprentice() -> None:
    assert strength(*[WON] * 20).level == "master"
    assert strength(*[LOST] * 20).level == "apprentice"
    assert strength(DRAWN).level == "greedy"


def test_a_match_with_several_bots_moves_it_no_farther_than_one_with_one() -> None:
    assert strength(match(("greedy", "", "greedy"), (2, 1, 3))).rating == strength(WON).rating


def test_only_matches_of_one_person_with_bots_of_a_level_count() -> None:
    others = [match(("", "", "greedy"), (1, 2, 3)), match(("",), (1,)), match(("", "random"), (1, 2))]
    assert strength_by(others, OLD_NAMES) is None
    assert strength(*others, WON).matches == 1


def test_bots_by_their_old_names_count_as_the_level_they_are() -> None:
    assert strength(match(("", "rival_normal"), (1, 2))) == strength(WON)
