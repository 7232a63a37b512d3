"""What is told of a match of Imperium: Legends while it goes on, and when it is over."""

import pytest
from PySide6.QtWidgets import QApplication

from imperium_desktop.games.imperium.analysis.chronicle import (
    RoundRecord,
    Story,
    best_rounds,
    leads,
    page,
    worth_telling,
)
from imperium_desktop.games.imperium.analysis.position import Seat
from imperium_desktop.games.imperium.analysis.sources import SOURCES, points_by_source
from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.names import Nation
from imperium_desktop.games.imperium.rules.state import ImperiumSetup
from imperium_desktop.games.imperium.scene.choices.carrying_out import MOVING, carried
from imperium_desktop.games.imperium.scene.choices.telling import tell
from imperium_desktop.games.imperium.scene.event_signs import WAYS
from imperium_desktop.games.imperium.scene.staged.outcomes import outcomes
from imperium_desktop.games.imperium.scene.staged.time_left import bars
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.chronicle import Gains
from imperium_desktop.rules.journal import Seating
from imperium_desktop.rules.match import Match
from imperium_desktop.text.words import Words
from imperium_desktop.ui.ending.rank_table import RankTable, heading_type
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.theme.language import set_language
from tests.contract.playing import random_answer
from tests.games.imperium.scene.legends_table import (
    ARTHURIANS,
    ATLANTEANS,
    CONTENT,
    GAME,
    MINOANS,
    QIN,
    UTOPIANS,
    act,
    begun,
)
from tests.present import present
from tests.ui.showing import shown_to

# What is told


def test_every_way_cards_move_has_a_sign_and_a_cause() -> None:
    ways = set(events.CardsMoved.__annotations__["way"].__args__)
    assert ways == set(WAYS) == set(MOVING)


def test_steps_tell_what_sinking_and_travelling_did() -> None:
    match = begun(ATLANTEANS, ARTHURIANS)
    act(match, "card/atlanteans_flood", "play")
    shown = shown_to(match, 0)._replace(events=match.events)
    (card,) = carried(CONTENT, shown.view, shown.decision, shown.events)
    told = [event for step in card.steps for event in step.told]
    assert {event.way for event in told if isinstance(event, events.CardsMoved)} == {"submerged"}


def test_a_journey_and_a_sunken_palace_are_shown_to_others() -> None:
    set_language("en")
    match = begun(MINOANS, UTOPIANS)
    turn = events.TurnBegan(1, "activate")
    told = (turn, events.JourneyMoved(1, "utopians_path_to_shangri_la"))
    (outcome,) = outcomes(shown_to(match, 0)._replace(events=told), 1)
    assert outcome.icon == "imperium-journey"
    assert not list(outcomes(shown_to(match, 1)._replace(events=told), 1)), "who travels knows"
    sunk = (turn, events.CardsMoved(0, ("atlanteans_palace_of_poseidon",), "submerged"))
    (outcome,) = outcomes(shown_to(begun(ATLANTEANS, QIN), 0)._replace(events=sunk), 1)
    assert outcome.lost == ("card/atlanteans_palace_of_poseidon",)
    assert "Palace of Poseidon" in tell(sunk[1], 0, Words.load("en", GAME))


def test_the_bar_of_the_solstice_is_the_nations_own() -> None:
    set_language("en")
    state = begun(ARTHURIANS, UTOPIANS, ATLANTEANS).state
    own = [bars(CONTENT, state, seat)[2] for seat in range(3)]
    assert [(bar.icon, bar.left, bar.most) for bar in own] == [
        ("imperium-quest", 3, 5),
        ("imperium-journey", 2, 4),
        ("imperium-develop", 1, 10),
    ]
    vikings = begun(Seat(nation="vikings", nation_deck=("harald_hardrada",)), MINOANS).state
    assert bars(CONTENT, vikings, 0)[2][:3] == ("imperium-accession", "Your nation deck", 1)


# The end


def test_sunken_cards_are_a_source_of_their_own_and_unrest_stays_unrest() -> None:
    view = begun(ATLANTEANS, MINOANS).view(0)
    found = dict(zip(SOURCES, points_by_source(CONTENT, view, 0), strict=True))
    sunk = sum(CONTENT.cards[card].points for card in view.players[0].sunken if card not in CONTENT.unrest)
    assert found["sunken"] == sunk
    assert found["unrest"] == -2


@pytest.mark.parametrize("nations", [("atlanteans", "arthurians"), ("utopians", "qin")])
def test_the_end_of_a_legends_match_is_explained(nations: tuple[Nation, ...]) -> None:
    set_language("en")
    setup = ImperiumSetup(seats=2, nations=nations, nations_from="legends", commons="legends")
    match, chance = Match(GAME, setup, 4), Chance(4)
    while match.decision is not None:
        match.answer(random_answer(match.decision, chance))
    ending = scene_of(GAME).tell_end(match, Words.load("en", GAME), Seating(("Anna", "Marek")), range(2))
    for row in ending.beats[-1].rows:
        assert len(row.cells) == len(ending.columns)
        assert sum(present(cell.value) for cell in row.cells) == int(row.total)
    sinks = "atlanteans" in nations
    assert any(column.icon == "imperium-sunken" for column in ending.columns) == sinks
    assert ("sunken pile" in ending.counted.text) == sinks
    assert ("sunken pile" in ending.steps[1].title) == sinks
    quest = next((player.quest for player in match.state.players if player.quest), "")
    assert ("belongs to nobody" in ending.decided) == bool(quest)


@pytest.mark.parametrize(("width", "in_signs"), [(620, True), (1400, False)])
def test_columns_without_room_for_words_have_signs(dressed: QApplication, width: int, in_signs: bool) -> None:
    set_language("pl")
    setup = ImperiumSetup(seats=2, nations=("atlanteans", "qin"), nations_from="legends")
    match, chance = Match(GAME, setup, 4), Chance(4)
    while match.decision is not None:
        match.answer(random_answer(match.decision, chance))
    shown = RankTable()
    shown.set_ending(scene_of(GAME).tell_end(match, Words.load("pl", GAME), Seating(("Anna", "Marek")), range(2)))
    shown.resize(width, 300)
    headings = shown._headings(shown._plan())
    fitting = heading_type([(heading.text, heading.width) for heading in headings[1:]], shown._head())
    assert (fitting is None) == in_signs
    sunken = headings[1 + SOURCES.index("sunken")]
    assert shown.heading_at(sunken.left + 2, 3) == "karty zatopione"
    assert not shown.heading_at(sunken.left + 2, 200)


def test_the_story_tells_quests_journeys_and_counts_sunken_cards() -> None:
    assert worth_telling(events.JourneyMoved(0, "utopians_shangri_la"))
    assert worth_telling(events.CardsMoved(0, ("arthurians_excalibur",), "won"))
    assert not worth_telling(events.CardsMoved(0, ("arthurians_excalibur",), "begun"))
    assert page(CONTENT, begun(ATLANTEANS, MINOANS).view(0), 0).history == 3


def test_the_story_tells_who_came_to_lead_and_the_best_rounds() -> None:
    def worth(points: int) -> RoundRecord:
        return RoundRecord((points,), (0, 0, 0), 0, 0, 0)

    anna, marek = ((0, 5, 6, 20), (0, 1, 9, 12))
    pages = tuple(tuple(map(worth, points)) for points in (anna, marek))
    story = Story(pages, Gains(2, 3), ())
    assert [(lead.turn, lead.seat, lead.worth, lead.behind) for lead in leads(story)] == [
        (1, 0, 5, 1),
        (2, 1, 9, 6),
        (3, 0, 20, 12),
    ]
    assert [(best.turn, best.seat, best.worth) for best in best_rounds(story)] == [(3, 0, 14), (2, 1, 8)]
