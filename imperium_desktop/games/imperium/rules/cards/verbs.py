"""How the steps of the cards are carried out: one short function for each verb."""

from collections.abc import Sequence
from typing import Final

from imperium_desktop.games.imperium.rules import events, market
from imperium_desktop.games.imperium.rules.area import (
    become_empire,
    changed,
    frame_below,
    mark,
    pinned,
    shown_in_play,
    tell_moved,
    trigger_scoring,
    without,
)
from imperium_desktop.games.imperium.rules.cards import gaining, looking, moving
from imperium_desktop.games.imperium.rules.cards import vocabulary as v
from imperium_desktop.games.imperium.rules.cards.moment import Moment, note_payment
from imperium_desktop.games.imperium.rules.cards.possible import QUESTIONS, developable, icons_to_change, marked_things
from imperium_desktop.games.imperium.rules.cards.tasks import BreakThrough, DevelopCard
from imperium_desktop.games.imperium.rules.cards.windows import attacker_pays, ignore_attack
from imperium_desktop.games.imperium.rules.names import PLACE_OF
from imperium_desktop.games.imperium.rules.options import PickAmount, PickCard, PickDeck
from imperium_desktop.games.imperium.rules.payment import parts_of, pay
from imperium_desktop.games.imperium.rules.payment import spend as spend_tokens
from imperium_desktop.games.imperium.rules.playing import playable, put_down, speak
from imperium_desktop.games.imperium.rules.state import Frame, Pinned
from imperium_desktop.rules.effects.frames import steps_for
from imperium_desktop.rules.effects.program import Node, Test
from imperium_desktop.rules.effects.selecting import EVERY
from imperium_desktop.rules.effects.stepwise import Doing, Stepwise
from imperium_desktop.rules.table import Asking, Flow, Option


def condition(m: Moment, node: Node) -> Flow | None:
    """§9.1 Whether an attacker pays is asked; anything else can be seen."""
    asked = next((test for test in node.condition if test.of == "attacker_pays"), None)
    if asked is not None:
        return ask_attacker(m, node, asked)
    STEPWISE.go_on(m, node.kids[not m.holds(node.condition)])
    return None


def ask_attacker(m: Moment, node: Node, asked: Test) -> Flow:
    paid = yield from attacker_pays(m, int(asked.words[1]))
    STEPWISE.go_on(m, node.kids[paid == asked.negated])


def pay_at_once(m: Moment, price: tuple[Node, ...]) -> Asking[Sequence[Node]]:
    """§4.3.4 Tokens and actions first, then cards."""
    parts = parts_of(price)
    note_payment(m, (yield from pay(m.table, m.seat, m.tokens_in(parts), m.frame.card)))
    m.player.actions -= parts.actions
    return parts.cards


# Tokens


def gain(m: Moment, node: Node) -> None:
    assert isinstance(node.step, v.Gain)
    n = m.times(node, node.step.n)
    if node.step.resource == "action":
        m.player.actions += n
        m.table.tell(events.ActionsGained(m.seat, n))
        return
    counting = node.count is not None and node.count.of == "in_play"
    counted = shown_in_play(m.state, m.seat, node.count) if counting and node.count else []
    gaining.gain(m, PLACE_OF[node.step.resource], n, [card for card, times in counted if times > 0])


def collect(m: Moment, node: Node) -> None:
    """§26.2 All that lies on this card."""
    assert isinstance(node.step, v.Collect)
    place = pinned(m.player, m.frame.card)
    if place is not None:
        token = PLACE_OF[node.step.resource]
        kept = [0 if other == token else n for other, n in enumerate(place.tokens)]
        m.player.play = changed(m.player.play, place.card, tokens=tuple(kept))
        gaining.gain(m, token, place.tokens[token])


def pay_tokens(m: Moment, node: Node) -> Flow:
    assert isinstance(node.step, v.Pay)
    if node.step.n.up_to or node.step.n.n == EVERY:
        yield from pay_some(m, node.step)
    else:
        note_payment(m, (yield from pay(m.table, m.seat, m.tokens_in(parts_of((node,))), m.frame.card)))


def pay_some(m: Moment, verb: v.Pay) -> Flow:
    """Pay all tokens of a resource, or any number of them; nothing else can stand in for it."""
    token = PLACE_OF[verb.resource]
    n = m.player.tokens[token]
    if verb.n.up_to:
        amounts = [PickAmount(amount) for amount in range(min(n, verb.n.n) + 1)]
        n = (yield from m.ask("pick_amount", amounts, "§8")).n
    if n:
        price = [n if place == token else 0 for place in range(3)]
        spend_tokens(m.table, m.seat, (price[0], price[1], price[2]))
        m.frame.moved += (("paid", verb.resource),) * n


def spend(m: Moment, node: Node) -> None:
    assert isinstance(node.step, v.Spend)
    m.player.actions -= node.step.n


def steal(m: Moment, node: Node) -> None:
    """Steal what there is; a player who had less may have to do something else (§8)."""
    verb = node.step
    assert isinstance(verb, v.Steal)
    token = PLACE_OF[verb.resource]
    poor: list[int] = []
    for seat in m.others():
        victim = Moment(m.table, m.frame, seat)
        if not victim.holds(node.condition):
            continue
        n = min(verb.n, victim.player.tokens[token])
        if n < verb.n:
            poor.append(seat)
        if n:
            victim.player.gain(token, -n)
            m.player.gain(token, n)
            m.table.tell(events.TokensStolen(m.seat, seat, verb.resource, n))  # type: ignore[arg-type]
    if poor and node.kids[0]:
        STEPWISE.go_on(m, node.kids[0], poor)


def add_token(m: Moment, node: Node) -> Flow:
    verb = node.step
    assert isinstance(verb, v.AddToken)
    card = m.frame.that
    if verb.where == "this":
        put_tokens_on(m, verb)
        return
    if verb.where == "market":
        shown = [slot.card for slot in m.state.market if slot.card]
        card = yield from m.ask_card("pick_market_card", shown, "§7.7", "add_token")
    market.add_tokens(m.table, m.seat, card, PLACE_OF[verb.resource], verb.n)


def put_tokens_on(m: Moment, verb: v.AddToken) -> None:
    place = pinned(m.player, m.frame.card)
    assert place is not None
    token = PLACE_OF[verb.resource]
    tokens = tuple(n + verb.n * (other == token) for other, n in enumerate(place.tokens))
    m.player.play = changed(m.player.play, place.card, tokens=tokens)
    m.table.tell(events.TokenPlaced(m.seat, place.card, verb.resource, verb.n))  # type: ignore[arg-type]


def double(m: Moment, node: Node) -> None:
    assert isinstance(node.step, v.Double)
    frame_below(m.state).doubled += (PLACE_OF[node.step.resource],)


def return_exhaust(m: Moment, _node: Node) -> Flow:
    things = marked_things(m)
    options: list[Option] = [
        PickDeck(thing) if thing in ("nation", "development") else PickCard(thing) for thing in things
    ]
    chosen = yield from m.ask("pick_exhaust_token", options, "§8")
    thing = chosen.deck if isinstance(chosen, PickDeck) else chosen.card
    player = m.player
    if thing == "nation":
        player.nation_marked = False
    elif thing == "development":
        player.development_marked = False
    else:
        mark(player, thing, marked=False)
    player.exhausts += 1
    m.table.tell(events.ExhaustReturned(m.seat, thing))


# Market, play area, the rest


def break_through(m: Moment, node: Node) -> None:
    assert node.pick is not None
    m.frame.that = ""
    m.frame.first(BreakThrough(m.seat, node.pick.suits, "exile" in node.pick.places))


def exile(m: Moment, node: Node) -> Flow:
    assert node.pick is not None
    if node.pick.places == ("market",):
        yield from market.exile_from_market(m)
    elif node.pick.pronoun == "revealed":
        card = market.take_from_main(m.table, m.seat, m.state.main.index(m.frame.revealed))
        m.state.exile += (card,)
        m.frame.revealed = ""
        tell_moved(m.table, m.seat, (card,), "exiled", secret=False)
    else:
        yield from moving.exile_own(m, node)


def swap(m: Moment, node: Node) -> Flow:
    assert isinstance(node.step, v.Swap)
    if node.step.one == "market":
        yield from market.swap_with_exile(m)
        return
    given = yield from m.ask_card("pick_own_card", m.player.hand, "§8", "swap")
    player = m.player
    top = player.nation_deck[0]
    player.nation_deck = (given, *player.nation_deck[1:])
    player.hand = (*without(player.hand, given), top)
    m.frame.looked = ()
    tell_moved(m.table, m.seat, (top,), "gained", secret=True)


def play(m: Moment, node: Node) -> Flow:
    """Play a card; if that is not legal, it stays where it is (§4.3.3)."""
    verb = node.step
    assert isinstance(verb, v.Play)
    assert node.pick is not None
    free, any_state = verb.way == "free", verb.ignore == "state"
    place = "discard" if "discard" in node.pick.places else "hand"
    there = m.player.discard if place == "discard" else m.player.hand
    cards = [
        card
        for card in m.cards(node)
        if card in there and playable(m, card, free=free, place=place, any_state=any_state)
    ]
    if not cards:
        return
    card = yield from m.ask_card("pick_own_card", cards, "§4.3.3", "play")
    put_down(m, card, place, free=free)


def trigger_play(m: Moment, _node: Node) -> None:
    """§17 A20 Where this card lies under none, nothing comes of it."""
    if m.frame.host:
        nodes = [node for block in m.content.cards[m.frame.host].at("play") for node in block.nodes]
        m.state.frames.append(Frame(m.seat, m.frame.host, steps_for((m.seat,), nodes)))


def develop_card(m: Moment, node: Node) -> Flow:
    assert isinstance(node.step, v.Develop)
    free = node.step.price == "free"
    card = yield from m.ask_card("choose_development", developable(m, free=free), "§8", "develop")
    m.frame.first(DevelopCard(m.seat, card, free))


def flip(m: Moment, node: Node) -> None:
    """§10.2 King of Kings, §29.3 the journey card, or the state card."""
    assert isinstance(node.step, v.Flip)
    reverse = m.content.cards[m.frame.card].reverse
    if node.step.what == "state":
        become_empire(m.table, m.seat)
    elif reverse:
        travel(m, reverse)
    else:
        m.state.king = "B"


def next_journey(m: Moment, _node: Node) -> None:
    """§29.3 The card below comes up; what it does at once, it does."""
    upper, m.player.below = m.player.below, m.player.beside[0].card
    travel(m, upper)
    for block in m.content.cards[upper].at("on_enter"):
        speak(m, upper, block)


def travel(m: Moment, upper: str) -> None:
    m.player.beside = (Pinned(upper),)
    m.table.tell(events.JourneyMoved(m.seat, upper))


def ignore(m: Moment, _node: Node) -> None:
    ignore_attack(m)


def score(m: Moment, _node: Node) -> None:
    trigger_scoring(m.table, m.seat)


def count_as(m: Moment, node: Node) -> Flow:
    """Let a card the player owns count as one with other icons (§17 A14)."""
    verb = node.step
    assert isinstance(verb, v.CountAs)
    card = yield from m.ask_card("pick_own_card", icons_to_change(m, node), "§17", "count_as")
    m.state.counted_as += ((card, verb.what.what.atoms[0], verb.icon, verb.n),)
    m.table.tell(events.IconCountedAs(m.seat, card))


def lose_state(m: Moment, _node: Node) -> None:
    m.state.any_state = True
    m.table.tell(events.StateIgnored(m.seat))


def nothing(_m: Moment, _node: Node) -> None:
    """Rules ask for it."""


VERBS: Final[dict[str, Doing[Moment]]] = {
    "If": condition,
    "Gain": gain,
    "Collect": collect,
    "Pay": pay_tokens,
    "Spend": spend,
    "Steal": steal,
    "AddToken": add_token,
    "Double": double,
    "ReturnExhaust": return_exhaust,
    "Draw": looking.draw,
    "DrawIfAble": looking.draw_if_able,
    "DrawFrom": moving.draw_from,
    "Discard": moving.discard,
    "ToTop": moving.to_top,
    "Take": looking.take,
    "Give": moving.give,
    "Return": moving.return_unrest,
    "Find": looking.find,
    "Look": looking.look,
    "LookExtra": looking.look_extra,
    "Shuffle": looking.shuffle,
    "Declare": looking.declare,
    "Reveal": looking.reveal,
    "Move": moving.move,
    "Acquire": market.acquire,
    "BreakThrough": break_through,
    "Exile": exile,
    "Swap": swap,
    "Garrison": moving.garrison,
    "TriggerPlay": trigger_play,
    "Abandon": moving.abandon,
    "Recall": moving.recall,
    "History": moving.history,
    "Submerge": moving.submerge,
    "Play": play,
    "CopyExhaust": nothing,
    "Develop": develop_card,
    "Flip": flip,
    "NextJourney": next_journey,
    "IgnoreAttack": ignore,
    "TriggerScoring": score,
    "CountAs": count_as,
    "LoseState": lose_state,
    **{verb.__name__: nothing for verb in v.STANDING if verb is not v.LoseState},
}


def in_vain(m: Moment, node: Node) -> None:
    """End a step that does nothing: finding nothing still searches (§8).

    A price may take the very card that its result needs (§4.3.2).
    """
    if node.name == "Find":
        looking.find_nothing(m, node)
    elif node.id in m.content.bought:
        m.table.tell(events.NothingBought(m.seat, m.frame.card))


STEPWISE: Final = Stepwise(QUESTIONS, VERBS, pay_at_once, in_vain)
