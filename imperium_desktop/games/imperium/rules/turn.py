"""§4 A turn: activate, innovate or revolt, then clean up."""

from typing import Final

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.area import ImperiumTable, in_play, tell_moved, unmark_all
from imperium_desktop.games.imperium.rules.cards.moment import Moment
from imperium_desktop.games.imperium.rules.cards.moving import give_back
from imperium_desktop.games.imperium.rules.cards.tasks import BreakThrough, DrawUp, ReturnUnrest
from imperium_desktop.games.imperium.rules.market import add_tokens
from imperium_desktop.games.imperium.rules.names import MARKET_SUITS, PROGRESS, TURN_KINDS
from imperium_desktop.games.imperium.rules.options import EndActivation, PickCard, PlayFromHand, TakeTurn, UseExhaust
from imperium_desktop.games.imperium.rules.playing import exhausts, is_idle, playable, put_down, speak, use
from imperium_desktop.games.imperium.rules.state import Frame, State
from imperium_desktop.rules.effects.listening import Happening
from imperium_desktop.rules.table import Decision, Flow, Option, ask, ask_several

KINDS: Final = tuple(TakeTurn(kind) for kind in TURN_KINDS)
WOULD_PLACE: Final = Happening("would_place", token=PROGRESS)


def begin_turn(table: ImperiumTable) -> Flow:
    """Ask for the kind of turn: activate, innovate or revolt (§4.1)."""
    state = table.state
    facts = {"round": state.round}
    chosen = yield from ask(
        Decision(state.active, "imperium.choose_turn_kind", lambda: KINDS, rule="§4.1", facts=facts)
    )
    state.kind = chosen.kind
    state.shown = ()
    table.tell(events.TurnBegan(state.active, chosen.kind))
    match chosen.kind:
        case "activate":
            state.phase = "activate"
        case "innovate":
            innovate(table)
        case "revolt":
            state.phase = "token"
            state.frames.append(Frame(state.active, todo=(ReturnUnrest(state.active),)))


def innovate(table: ImperiumTable) -> None:
    """Discard the whole hand and break through (§4.7)."""
    state, player = table.state, table.state.me
    cards = tuple(sorted(player.hand))
    if cards:
        tell_moved(table, state.active, cards, "discarded", secret=False)
    player.discard += cards
    player.hand = ()
    state.phase = "token"
    state.frames.append(Frame(state.active, todo=(BreakThrough(state.active, MARKET_SUITS),)))


def revolt(m: Moment, _task: ReturnUnrest) -> Flow:
    """§4.7 Any number of unrest cards."""
    unrest = [card for card in m.player.hand if card in m.content.unrest]
    if unrest:
        cards = yield from m.ask_cards(unrest, 0, len(unrest), "§4.7", "return")
        give_back(m, cards)


# §4.2


def nothing_played(state: State) -> Frame:
    """The rules themselves ask."""
    return Frame(state.active)


def deeds(table: ImperiumTable) -> list[Option]:
    state = table.state
    m = Moment(table, nothing_played(state), state.active)
    found: list[Option] = [PlayFromHand(card, is_idle(m, card)) for card in state.me.hand if playable(m, card)]
    found += [usable.option for usable in exhausts(m)]
    return [*found, EndActivation()]


def activate(table: ImperiumTable) -> Flow:
    state = table.state
    facts = {"actions": state.me.actions, "exhausts": state.me.exhausts}
    decision = Decision(state.active, "imperium.act", lambda: deeds(table), rule="§4.2", facts=facts)
    chosen = yield from ask(decision)
    m = Moment(table, nothing_played(state), state.active)
    if isinstance(chosen, PlayFromHand):
        put_down(m, chosen.card, "hand")
    elif isinstance(chosen, UseExhaust):
        use(m, chosen.card, table.content.cards[chosen.copied or chosen.card].blocks[chosen.block])
    else:
        state.phase = "token"


# §4.8


def place_token(table: ImperiumTable) -> Flow:
    """§4.8 steps 1 and 2; some put something else there."""
    state, seat = table.state, table.state.active
    shown = [PickCard(slot.card) for slot in state.market if slot.card]
    if shown:
        decision = Decision(seat, "imperium.place_cleanup_token", lambda: shown, rule="§4.8")
        card = (yield from ask(decision)).card
        instead = table.content.passive.replacing(WOULD_PLACE, in_play(state.me))
        if instead:
            speak(Moment(table, nothing_played(state), seat), *instead, that=card)
        else:
            add_tokens(table, seat, card, PROGRESS, 1)
    refresh(table)
    state.phase = "discard"


def refresh(table: ImperiumTable) -> None:
    """§4.8 step 2; what held until the end of the turn ends."""
    state, player, start = table.state, table.state.me, table.content.start
    unmark_all(player)
    player.actions, player.exhausts = start.actions, table.content.exhausts_of(player.nation)
    state.played_free = ()
    state.counted_as = ()
    state.any_state = False


def throw_away(table: ImperiumTable) -> Flow:
    """Ask which cards to discard, then draw to the hand limit (§4.8 steps 3 and 4)."""
    state, player = table.state, table.state.me
    state.kind = None
    state.phase = "draw"
    state.frames.append(Frame(state.active, todo=(DrawUp(state.active),)))
    if not player.hand:
        return
    options = [PickCard(card) for card in player.hand]
    decision = Decision(
        state.active, "imperium.discard_for_cleanup", lambda: options, rule="§4.8", pick=(0, len(options))
    )
    cards = tuple(sorted(option.card for option in (yield from ask_several(decision))))
    if cards:
        player.hand = tuple(card for card in player.hand if card not in cards)
        player.discard += cards
        tell_moved(table, state.active, cards, "discarded", secret=False)


def next_player(table: ImperiumTable) -> None:
    state = table.state
    state.active = (state.active + 1) % len(state.players)
    state.phase = "turn"
    if state.active == state.first:
        state.phase = "solstice"
        table.tell(events.SolsticeBegan(state.round))
