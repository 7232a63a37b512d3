"""§11 The end of the game: points, or a collapse."""

from typing import Final

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.area import ImperiumTable, count, garrisoned, in_play, owned, weigh
from imperium_desktop.games.imperium.rules.cards.moment import Moment
from imperium_desktop.games.imperium.rules.content import CAP, UNKNOWN, Components, Where, Worth
from imperium_desktop.games.imperium.rules.names import PROGRESS
from imperium_desktop.games.imperium.rules.playing import speak
from imperium_desktop.games.imperium.rules.state import Frame, State
from imperium_desktop.rules.ranking import Criterion, Ranking, Result

SCORING: Final = Ranking((Criterion("points", "§11.3"),), "§11.3")
COLLAPSE: Final = Ranking((Criterion("unrest", "§11.4", less_wins=True), Criterion("points", "§11.4")), "§11.3")


def card_points(content: Components, state: State, seat: int, card: str) -> int:
    """Points of a card, by its place and by what it counts, at most CAP; hidden cards count nothing (§11.2)."""
    if card.startswith(UNKNOWN):
        return 0
    points = content.cards[card].points
    while isinstance(points, Where):
        points = points.then if lies(state, seat, card, points.place) else points.otherwise
    if isinstance(points, int):
        return points
    return min(CAP, tally(state, seat, card, points))


def tally(state: State, seat: int, card: str, worth: Worth) -> int:
    """What a card counts up, each part rounded down, before the cap."""
    return sum(n * (count(state, seat, None, counter, card) // each) for counter, n, each in worth.parts)


def lies(state: State, seat: int, card: str, place: str) -> bool:
    player = state.players[seat]
    match place:
        case "history":
            return card in player.history
        case "in_play":
            return card in in_play(player)
    return card in garrisoned(player)


def points(content: Components, state: State, seat: int) -> int:
    """Points of a player: progress tokens and all owned cards (§11.2)."""
    cards = owned(state, seat)
    printed = content.printed_points
    counting = [card for card in cards if card not in printed]
    worth = weigh(printed, cards) + sum(card_points(content, state, seat, card) for card in counting)
    return state.players[seat].tokens[PROGRESS] + worth


def unrest(content: Components, state: State, seat: int) -> int:
    """Number of Unrest cards that the player owns, which decides after a collapse (§11.4)."""
    return sum(map(content.unrest.__contains__, owned(state, seat)))


def collapse(table: ImperiumTable) -> None:
    """Collapse in mid-action; what lies on the table counts as discarded (§11.4, §2.8)."""
    state = table.state
    for frame in state.frames:
        if frame.on_table:
            state.players[frame.seat].discard += (frame.card,)
    state.frames.clear()
    state.collapsed = True
    state.kind = None
    state.phase = "scoring"
    table.tell(events.Collapsed(state.active))


def end_effects(table: ImperiumTable) -> None:
    """§11.2 What cards do at the end of the game, then the count."""
    state, content = table.state, table.content
    state.phase = "over"
    for seat in reversed(state.seats_from(state.first)):
        for card in owned(state, seat):
            blocks = content.cards[card].at("game_end") if card in content.nouns else ()
            for block in blocks:
                speak(Moment(table, Frame(seat), seat), card, block)
    if not state.frames:
        tell_points(table)
    else:
        state.phase = "counting"


def tell_points(table: ImperiumTable) -> None:
    state, content = table.state, table.content
    state.phase = "over"
    for seat in range(len(state.players)):
        table.tell(events.Scored(seat, points(content, state, seat), unrest(content, state, seat)))


def standings(content: Components, state: State) -> Result:
    seats = range(len(state.players))
    if state.collapsed:
        keys = [(-unrest(content, state, seat), points(content, state, seat)) for seat in seats]
        return Result.ranked(keys, "collapse")
    return Result.ranked([(points(content, state, seat),) for seat in seats], "scoring")
