"""How matches of all games are told at their end: what the end page relies on, whatever the game."""

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from imperium_desktop.games.hadrian.rules.state import HadrianSetup
from imperium_desktop.games.hadrian.scene.ending import HadrianEnding
from imperium_desktop.games.imperium.scene.ending import ImperiumEnding
from imperium_desktop.games.mare_nostrum.rules.places import tracks, victory_cities
from imperium_desktop.games.settlers.scene.ending import SettlersEnding
from imperium_desktop.games.tigris.scene.ending import TigrisEnding
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.ranking import Result, Standing
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit import spoken
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.scenes.protocol.ending import Ending
from imperium_desktop.ui.scenes.shared import ending as shared
from imperium_desktop.ui.scenes.shared.ending import EndingBuilder
from imperium_desktop.ui.scenes.shared.ranks import Rank, Ranks
from imperium_desktop.ui.scenes.shared.scores import PointsTab
from imperium_desktop.ui.scenes.shared.why import why
from imperium_desktop.ui.theme.language import set_language
from tests.golden import expected, folder_of, opened
from tests.present import of_kind, present

NAMES = ("A*{b}§1", "Marek", "Zofia", "Jan", "Ewa", "Piotr")


def finished(game_id: str) -> list[AnyMatch]:
    """One match for each number of seats and each ending."""
    found: dict[tuple[int, str], str] = {}
    for name, golden in expected(game_id).items():
        if golden.result is not None:
            found.setdefault((len(golden.result.standings), golden.result.ending), name)
    return [opened(folder_of(game_id) / f"{name}.jsonl.gz").match for name in found.values()]


@pytest.fixture(scope="module", params=list(GAMES))
def matches(request: pytest.FixtureRequest) -> list[AnyMatch]:
    found = finished(request.param)
    assert min(load_game(request.param).seats) in {match.setup.seats for match in found}
    assert len(found) > 1
    return found


def ending_of(match: AnyMatch, language: str = "en") -> Ending:
    set_language(language)
    seats = match.setup.seats
    seating = Seating(NAMES[:seats], ("greedy", *[""] * (seats - 1)), tuple(range(seats)))
    words = Words.load(language, match.game).with_seats(seating.names)
    return scene_of(match.game).tell_end(match, words, seating, seating.signs)


def test_the_table_is_told_from_the_first_step_to_the_ranks(matches: list[AnyMatch]) -> None:
    for match in matches:
        ending = ending_of(match)
        steps = [beat.step for beat in ending.beats]
        assert (steps[0], steps[-1], max(steps)) == (0, len(ending.steps) - 1, len(ending.steps) - 1)
        assert set(steps) == set(range(len(ending.steps)))
        assert all(earlier <= later for earlier, later in pairwise(steps))
        for beat in ending.beats:
            assert sorted(row.seat for row in beat.rows) == list(range(match.setup.seats))
            assert all(len(row.cells) == len(ending.columns) for row in beat.rows)
        assert all(row.rank is None for beat in ending.beats[:-1] for row in beat.rows)


def test_the_last_beat_ranks_as_the_rules_do(matches: list[AnyMatch]) -> None:
    for match in matches:
        ending, standings = ending_of(match), present(match.result).standings
        rows = ending.beats[-1].rows
        assert [(row.seat, row.rank) for row in rows] == [(found.seat, found.rank) for found in standings]
        assert [row.total for row in rows] == [total_of(match, found) for found in standings]
        assert ending.winners == present(match.result).winners
        assert ending.crowned == (present(match.result).ending not in ("lost", "fort_lost"))


def total_of(match: AnyMatch, standing: Standing) -> str:
    """Points, or where a victory is about something else how much of it one has."""
    if match.game.id != "mare_nostrum":
        return str(
            standing.score[present(match.result).ending == "collapse"]
        )  # after it, Unrest stands before the points
    state, content = match.state, match.game.content
    player = state.players[standing.seat]
    return {
        "prestige": " · ".join(map(str, tracks(content, state, standing.seat))),
        "fame": f"{len(player.cards)}/5",
        "conquest": f"{victory_cities(content, state, standing.seat)}/4",
        "leadership": f"{state.titles.count(standing.seat)}/3",
    }[present(match.result).ending]


def test_pieces_are_explained_as_many_as_lie_in_the_table(matches: list[AnyMatch]) -> None:
    for match in matches:
        ending = ending_of(match)
        for row in ending.beats[-1].rows:
            placed = ending.placings[row.seat]
            assert len(placed) == sum(len(cell.added) for cell in row.cells)
            assert all(placing.after != placing.before for placing in placed)


def test_people_are_named_as_they_were_written_and_bots_are_known(matches: list[AnyMatch]) -> None:
    for match in matches:
        people = ending_of(match).people
        assert [person.name for person in people] == list(NAMES[: match.setup.seats])
        assert [person.bot for person in people] == [seat == 0 for seat in range(match.setup.seats)]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_word_is_there(matches: list[AnyMatch], language: str) -> None:
    for match in matches:
        ending = ending_of(match, language)
        texts = [ending.title, *ending.facts, ending.total, ending.note, ending.reason, ending.decided]
        texts += [ending.placings_title, ending.turn_name]
        texts += [text for step in (*ending.steps, ending.counted) for text in (step.title, step.text)]
        texts += [text for why in ending.why.values() for text in (why.title, why.text)]
        texts += [moment.text for moment in ending.moments]
        for text in texts:
            assert text
            assert "{" not in spoken(text).replace(NAMES[0], ""), text


TIES: dict[str, tuple[type[EndingBuilder[Any, Any]], tuple[int, ...], tuple[int, ...], str]] = {
    "tigris": (TigrisEnding, (5, 7, 7, 9), (5, 6, 8, 9), "sphere is 5; tie-break: second weakest sphere 7 to 6"),
    "hadrian": (HadrianEnding, (50, -3, 9), (50, -4, 18), "wins with 50 points; tie-break: disdain 3 to 4"),
    "settlers": (SettlersEnding, (30, 2, 5), (30, 2, 4), "wins with 30 points; tie-break: cards in hand 5 to 4"),
    "imperium": (ImperiumEnding, (-4, 57), (-4, 40), "wins with 4 Unrest; tie-break: points 57 to 40"),
}


def test_every_game_names_what_breaks_its_ties() -> None:
    assert {*TIES, "mare_nostrum"} == {*GAMES}, "there who wins is parted from all others by winning"


@pytest.mark.parametrize("game_id", TIES)
def test_a_tie_is_won_by_what_differs(game_id: str) -> None:
    builder, ahead, behind, title = TIES[game_id]
    match = next(
        match for match in finished(game_id) if match.setup.seats == 2 and present(match.result).ending != "scoring"
    )
    told = builder(match, Words.load("en", match.game), Seating(NAMES[:2]), (0, 1))
    set_language("en")

    def headline(*keys: tuple[int, ...]) -> str:
        told.result = Result.ranked(keys, present(match.result).ending)
        told.first = told.result.standings[0]
        return told.headline()

    assert headline(ahead, behind).endswith(title)
    assert "tie-break" not in headline(ahead, (behind[0] - 1, *behind[1:])), "the first value decides"
    assert "tie-break" not in headline(ahead, ahead), "nobody is behind"
    assert len(told.tie_breaks) == len(told.ranking.criteria) - 1


@pytest.mark.parametrize("language", ["en", "pl"])
def test_who_wins_a_collapse_by_points_had_the_same_unrest(language: str) -> None:
    match = next(match for match in finished("imperium") if present(match.result).ending == "collapse")
    ranking, words = match.game.endings["collapse"], Words.load(language, match.game)
    told = why(Result.ranked([(-4, 57), (-4, 40)], "collapse"), 0, ranking, words).text
    assert (
        spoken(told)
        == {
            "en": "Equal Unrest (4). Points decide: 57 to 40. §11.4",
            "pl": "Tyle samo Buntów (4). Rozstrzygają punkty: 57 do 40. §11.4",
        }[language]
    )


@pytest.mark.parametrize("won", [True, False])
def test_alone_the_collection_decides_in_osadnicy(won: bool) -> None:
    match = opened(folder_of("settlers") / "012.jsonl.gz").match
    match.state.virtual.collection = () if won else ("back",) * 60
    match.result = match.game.result(match.state)
    ending = ending_of(match)
    assert ending.crowned == won
    assert ending.why[0].title == ("Which rank?" if won else "Why lost?")
    rank = Words.load("en", match.game).label(match.game.content.rank(match.state.players[0].points))
    for text in (ending.title, ending.why[0].text):
        assert (rank in spoken(text)) == won


def test_the_scores_tab_counts_as_the_rules_do_and_leaves_out_empty_notes(qtbot: QtBot) -> None:
    set_language("en")
    for match in finished("hadrian"):
        tab, words = of_kind(PointsTab, scene_of(match.game).scores_tab()), Words.load("en", match.game)
        qtbot.addWidget(tab)
        tab.show_view(match.view(0), 0, words, range(6))
        totals = {found.seat: found.score[0] for found in present(match.result).standings}
        assert tab.sheet.accessibleName().endswith(f"Total {', '.join(str(totals[seat]) for seat in sorted(totals))}")
        shown = [note.plain_text() for note in tab.notes if not note.isHidden()]
        assert shown[0] == "Your Paths"
        assert all(shown)
        assert any(note.startswith("Ranks: ") for note in shown) == (
            len(totals) == 1 and not of_kind(HadrianSetup, match.setup).fort
        )


def test_ranks_are_told_from_the_lowest() -> None:
    set_language("en")
    words = Words.load("en", load_game("hadrian"))
    ranks = Ranks([Rank("miles", 40), Rank("centurion", 55), Rank("legatus", 70)], "§10.5")
    assert [ranks.name(points, words) for points in (0, 40, 54, 55, 70)] == [
        *("Miles", "Miles", "Miles", "Centurion", "Legatus legionis"),
    ]
    assert ranks.next(50, words) == "5 more points would have been enough for Centurion."
    assert ranks.next(70, words) == "There is no higher rank."
    assert ranks.listed(60, words) == "Ranks: Miles 40+, **Centurion 55+**, Legatus legionis 70+ §10.5"


def test_a_lost_match_has_another_emblem_than_a_won_one(
    matches: list[AnyMatch], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(shared, "draw_icon", lambda _p, name, _rect, fine: drawn.append(name))
    for match in matches:
        ending = ending_of(match)
        if not ending.crowned:
            ending.emblems[0](QPainter(), QRectF())
            assert drawn
            assert drawn[-1] not in ("settlers-vp", "hadrian-renown")
