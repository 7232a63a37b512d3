"""§5.1–5.3 Paying, filling boxes and the chains of what they give; §6.1 cohorts."""

from collections.abc import Iterable
from typing import TypeAlias

from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.names import (
    ATTRIBUTES,
    COHORT_PLACES,
    COHORTS,
    ITEM_PLACES,
    LEFT,
    PLACE_OF,
    RENOWN,
    TRACKS,
    AttributeName,
    ItemName,
)
from imperium_desktop.games.hadrian.rules.options import RaiseAttribute, Reinforce
from imperium_desktop.games.hadrian.rules.sheets.boxes import Box, Gain, Sheets, Way
from imperium_desktop.games.hadrian.rules.state import Player, State
from imperium_desktop.rules.table import Decision, Event, Flow, Option, Table, ask

HadrianTable: TypeAlias = Table[State, Components]

RAISE = {attribute: RaiseAttribute(attribute) for attribute in ATTRIBUTES}
REINFORCE = [Reinforce(cohort) for cohort in COHORTS]


def sheets_of(table: HadrianTable) -> Sheets:
    return table.content.sheets(table.state.setup.fort)


def box_of(table: HadrianTable, action: Option) -> Box:
    return sheets_of(table).boxes[action.path[0]]


def way_of(box: Box, action: Option) -> Way:
    return next(way for way in box.ways if way.option == action)


def pay(player: Player, way: Way) -> None:
    for item, count in way.cost:
        player.board[item] -= count


def receive(player: Player, items: Iterable[ItemName]) -> None:
    for item in items:
        player.board[ITEM_PLACES[item]] += 1


def fill(table: HadrianTable, seat: int, box: Box, paid: tuple[ItemName, ...] = ()) -> Flow:
    """The next box of a track, with all that comes of it."""
    player = table.state.players[seat]
    player.filled[box.place] += 1
    receive(player, box.gain.items)
    table.tell(events.BoxFilled(seat, box.area, box.number, paid, box.gain.items))
    yield from gain(table, seat, box.gain)


def gain(table: HadrianTable, seat: int, gained: Gain) -> Flow:
    """Every icon but the items, which are there at once; only cohorts ask something (§5.2)."""
    player = table.state.players[seat]
    for place in gained.tracks:
        advance(table, seat, place)
    if gained.favours:
        player.temple_favours += gained.favours
        table.tell(events.FavourGained(seat, player.temple_favours))
    if gained.pardons:
        player.pardoned += gained.pardons
        table.tell(events.DisdainRemoved(seat, player.marks))
    for _ in range(gained.cohorts):
        yield from reinforce(table, seat)


def advance(table: HadrianTable, seat: int, place: int) -> None:
    """One more box of an attribute, citizen, production or cohort track; on a full one it is lost (§5.6)."""
    player = table.state.players[seat]
    boxes = sheets_of(table).tracks[place]
    number = player.filled[place]
    if number == len(boxes):
        table.tell(events.GainLost(seat, TRACKS[place]))
        return
    player.filled[place] = number + 1
    gained = boxes[number].gain
    receive(player, gained.items)
    table.tell(filled_event(seat, place, number + 1, gained.items))
    for other in gained.tracks:
        advance(table, seat, other)


def filled_event(seat: int, place: int, box: int, gained: tuple[ItemName, ...]) -> Event:
    if place in COHORT_PLACES:
        return events.CohortReinforced(seat, COHORTS[place - LEFT], box)
    if RENOWN <= place < RENOWN + len(ATTRIBUTES):
        return events.PointGained(seat, ATTRIBUTES[place - RENOWN], box, gained)
    return events.BoxFilled(seat, TRACKS[place], box, (), gained)


def raise_attribute(table: HadrianTable, seat: int, attribute: AttributeName) -> None:
    advance(table, seat, PLACE_OF[attribute])


def reinforce(table: HadrianTable, seat: int) -> Flow:
    """§6.1 A cohort of one's choice that is not full; no question if only one is left."""
    player = table.state.players[seat]
    tracks = sheets_of(table).tracks
    free = [place for place in COHORT_PLACES if player.filled[place] < len(tracks[place])]
    if len(free) > 1:
        choice = yield from ask(choose_cohort(seat, free))
        free = [PLACE_OF[choice.cohort]]
    for place in free:
        advance(table, seat, place)


def choose_cohort(seat: int, free: list[int]) -> Decision[Reinforce]:
    return Decision(seat, "hadrian.cohort", lambda: [REINFORCE[place - LEFT] for place in free], rule="§6.1")
