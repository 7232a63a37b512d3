"""What a finished match tells: it must agree with how the match ended, and remember what was worth it."""

import pytest

from imperium_desktop.commands.journals import record
from imperium_desktop.games.tigris.analysis.chronicle import Moment, Story, tell_story
from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.components import DYNASTIES
from imperium_desktop.games.tigris.rules.state import State, TigrisSetup
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.table import Event
from tests.present import present

TABLES = [
    (2, 5, {}),
    (3, 2, {"conflict_support": "english"}),
    (4, 1, {"monument_income": "per_leader"}),
    (4, 7, {"board": "advanced", "scores": "open"}),
]
GAME = load_game("tigris")


def story_of(match: AnyMatch) -> Story:
    return tell_story(match.game.content, match.state, match.events)


def told(*happened: Event, seats: int = 3) -> Story:
    """The story of events made up by hand, on the standard board."""
    setup = TigrisSetup(seats=seats, dynasties=DYNASTIES[:seats], first=0)
    state: State = GAME.new(setup, Chance(1))
    return tell_story(GAME.content, state, [events.TurnBegan(0, 1), *happened])


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]} seats, seed {table[1]}")
def match(request: pytest.FixtureRequest) -> AnyMatch:
    seats, seed, variants = request.param
    return record("tigris", seats, seed, ("random",), variants)


class TestAgreesWithTheEnd:
    def test_series_end_with_the_points_of_the_players(self, match: AnyMatch) -> None:
        for player, course in zip(match.state.players, story_of(match).courses, strict=True):
            assert [sphere[-1] for sphere in course.points] == player.points
            assert course.treasures[-1] == player.treasures

    def test_there_is_a_value_before_the_first_turn_and_after_each(self, match: AnyMatch) -> None:
        story = story_of(match)
        assert story.turns == match.state.turn
        for course in story.courses:
            assert course.turns == story.turns
            assert {len(sphere) for sphere in course.points} == {story.turns + 1}
            assert [sphere[0] for sphere in course.points] == [0, 0, 0, 0]

    def test_points_are_never_lost(self, match: AnyMatch) -> None:
        for course in story_of(match).courses:
            for series in (*course.points, course.treasures):
                assert list(series) == sorted(series)

    def test_the_last_score_is_the_one_that_ranks(self, match: AnyMatch) -> None:
        story = story_of(match)
        for standing in present(match.result).standings:
            assert story.courses[standing.seat].score(story.turns) == standing.score

    def test_every_point_came_from_somewhere(self, match: AnyMatch) -> None:
        for player, gains in zip(match.state.players, story_of(match).gains, strict=True):
            assert sum(gains.values()) == sum(player.points)

    def test_counts_are_those_of_the_log(self, match: AnyMatch) -> None:
        story = story_of(match)
        names = [event.name for event in match.events]
        assert story.wars == names.count("war_won")
        assert story.revolts == names.count("revolt_won")
        assert story.monuments == names.count("monument_built")


class TestMoments:
    def test_they_are_told_in_order_and_end_with_the_last_turn(self, match: AnyMatch) -> None:
        story = story_of(match)
        turns = [moment.turn for moment in story.moments]
        assert turns == sorted(turns)
        assert story.moments[-1].kind == "end"
        assert turns[-1] == story.turns

    def test_the_weightiest_are_chosen_and_stay_in_order(self, match: AnyMatch) -> None:
        story = story_of(match)
        best = story.best_moments(6)
        assert len(best) == 6
        assert [moment.turn for moment in best] == sorted(moment.turn for moment in best)
        left_out = [moment.weight for moment in story.moments if moment not in best]
        assert min(moment.weight for moment in best) >= max(left_out)

    def test_the_winner_leads_from_some_turn_on(self, match: AnyMatch) -> None:
        story = story_of(match)
        (winner,) = present(match.result).winners
        (lead,) = [moment for moment in story.moments if moment.kind == "lead"]
        assert lead.seat == winner
        for turn in range(lead.turn, story.turns + 1):
            scores = [course.score(turn) for course in story.courses]
            assert scores[winner] == max(scores)
            assert scores.count(scores[winner]) == 1

    def test_the_deciding_point_belongs_to_the_winner(self, match: AnyMatch) -> None:
        story = story_of(match)
        for moment in story.moments:
            if moment.kind == "deciding":
                assert moment.sphere is not None
                series = story.courses[moment.seat].points[moment.sphere]
                assert moment.seat in present(match.result).winners
                assert series[moment.turn] == series[-1] > series[moment.turn - 1]

    def test_a_war_weighs_as_much_as_it_brought(self) -> None:
        small = events.WarWon(0, 1, "blue", "farmer", 3, 2, (), 1)
        large = events.WarWon(1, 0, "blue", "farmer", 5, 2, ("A1", "A2", "A3"), 4)
        one, four = (moment for moment in told(small, large).moments if moment.kind == "war")
        assert (one.seat, four.seat) == (0, 1)
        assert four.weight == 4 * one.weight

    def test_treasures_and_monuments_are_remembered(self) -> None:
        story = told(events.TreasuresTaken(1, 2, ("B2", "K2")), events.MonumentBuilt(2, "red_blue", "D4"))
        assert [(moment.kind, moment.seat) for moment in story.moments[:2]] == [("treasures", 1), ("monument", 2)]
        assert story.courses[1].treasures == (0, 2)


class TestCutKingdoms:
    """B2 holds a temple from the start."""

    CHAIN = (
        events.LeaderPlaced(0, "king", "C2"),
        events.TilePlaced(0, "settlement", "D2"),
        events.TilePlaced(0, "temple", "E2"),
        events.LeaderPlaced(1, "priest", "F2"),
    )

    def cuts(self, *happened: Event) -> list[Moment]:
        return [moment for moment in told(*happened).moments if moment.kind == "cut"]

    def test_a_catastrophe_between_leaders_cuts_their_kingdom(self) -> None:
        (cut,) = self.cuts(*self.CHAIN, events.CatastropheStruck(2, "D2", "settlement"))
        assert cut.seat == 2
        assert cut.seats == (0, 1)

    def test_a_catastrophe_at_the_edge_cuts_nothing(self) -> None:
        more = events.TilePlaced(0, "temple", "G2")
        assert not self.cuts(*self.CHAIN, more, events.CatastropheStruck(2, "G2", "temple"))

    def test_a_leader_that_has_to_leave_holds_no_part(self) -> None:
        struck = events.CatastropheStruck(2, "E2", "temple")
        assert not self.cuts(*self.CHAIN, struck, events.LeaderOrphaned(1, "priest", "F2"))

    def test_a_catastrophe_on_an_empty_square_cuts_nothing(self) -> None:
        assert not self.cuts(*self.CHAIN, events.CatastropheStruck(2, "D3", None))

    def test_a_war_that_removed_the_bridge_leaves_nothing_to_cut(self) -> None:
        war = events.WarWon(0, 1, "black", "king", 3, 1, ("D2",), 2)
        assert not self.cuts(*self.CHAIN, war, events.CatastropheStruck(2, "E2", "temple"))


def test_a_match_without_events_has_a_story_too() -> None:
    state: State = GAME.new(TigrisSetup(seats=2, dynasties=DYNASTIES[:2]), Chance(1))
    story = tell_story(GAME.content, state, [])
    assert story.turns == 0
    assert [moment.kind for moment in story.moments] == ["end"]
