"""§6 The solstice, §4.0 and the next round."""

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.area import ImperiumTable, in_play
from imperium_desktop.games.imperium.rules.cards.moment import Moment
from imperium_desktop.games.imperium.rules.cards.tasks import TakeTurns
from imperium_desktop.games.imperium.rules.playing import speak
from imperium_desktop.games.imperium.rules.state import Frame
from imperium_desktop.rules.table import Flow


def begin_solstice(table: ImperiumTable) -> None:
    """§6.2 The first player first; §6.3 what speaks is settled when it begins."""
    state, cards = table.state, table.content.cards
    seat = state.active
    speaking = tuple(
        (card, block.place) for card in in_play(state.players[seat]) for block in cards[card].at("solstice")
    )
    if speaking:
        state.frames.append(Frame(seat, todo=(TakeTurns(seat, speaking),)))
    state.active = (seat + 1) % len(state.players)
    if state.active == state.first:
        state.phase = "round"


def speak_in_turn(m: Moment, task: TakeTurns) -> Flow:
    """Let cards speak in an order of the player's choice; one that left play is skipped (§6.1)."""
    here = tuple((card, place) for card, place in task.cards if card in in_play(m.player))
    if not here:
        return
    card = yield from m.ask_card("solstice_order", [card for card, _ in here], "§6.1", "solstice")
    chosen = next(speaking for speaking in here if speaking[0] == card)
    m.frame.first(TakeTurns(m.seat, tuple(other for other in here if other != chosen)))
    speak(m, card, m.content.cards[card].blocks[chosen[1]])


def end_round(table: ImperiumTable) -> None:
    """Begin the next round, or scoring after the last (§11.1)."""
    state = table.state
    if state.last_round and state.round >= state.last_round:
        state.phase = "scoring"
        return
    state.round += 1
    state.phase = "turn"
    table.tell(events.RoundBegan(state.round, state.first, last=state.round == state.last_round))
