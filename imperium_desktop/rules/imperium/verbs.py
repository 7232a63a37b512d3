"""How the steps of the cards are carried out: one short function for each verb and each word that joins them."""

from collections.abc import Callable
from typing import Final

from imperium_desktop.rules.imperium import events, looking, market, moving
from imperium_desktop.rules.imperium import vocabulary as v
from imperium_desktop.rules.imperium.area import (
    frame_below,
    gain_tokens,
    mark,
    shown_in_play,
    tell_moved,
    trigger_scoring,
    without,
)
from imperium_desktop.rules.imperium.drawing import develop
from imperium_desktop.rules.imperium.moment import Moment
from imperium_desktop.rules.imperium.names import MATERIAL, PLACE_OF
from imperium_desktop.rules.imperium.options import PickBranch, PickCard, PickDeck
from imperium_desktop.rules.imperium.payment import pay
from imperium_desktop.rules.imperium.playing import playable, put_down
from imperium_desktop.rules.imperium.possible import (
    branches,
    can_do,
    can_pay_all,
    developable,
    icons_to_change,
    marked_things,
)
from imperium_desktop.rules.imperium.program import Node
from imperium_desktop.rules.imperium.state import (
    BreakThrough,
    Do,
    Frame,
)
from imperium_desktop.rules.imperium.windows import attacker_pays, ignore_attack
from imperium_desktop.rules.table import Flow, Option


def do(m: Moment, node: Node) -> Flow:
    """§18.2 A step that can do nothing is passed over."""
    if can_do(m, node):
        yield from VERBS[node.name](m, node)


# Joining


def choose(m: Moment, node: Node) -> Flow:
    """§18.3"""
    options = [PickBranch(place, node.number) for place in branches(m, node)]
    chosen = yield from m.ask("choose_branch", options, "§18.3")
    m.go_on(node.kids[chosen.branch])


def may(m: Moment, node: Node) -> Flow:
    if (yield from m.agrees("may", "§18.2", step=node.number)):
        m.go_on(node.kids[0])


def cost(m: Moment, node: Node) -> Flow:
    """§4.3.4 Tokens and actions first, then cards, then the result."""
    price, then = node.kids
    if len(price) == 1 and price[0].name == "Choose":
        ways = [place for place, branch in enumerate(price[0].kids) if can_pay_all(m, branch)]
        options = [PickBranch(place, price[0].number) for place in ways]
        chosen = yield from m.ask("choose_branch", options, "§18.3")
        price = price[0].kids[chosen.branch]
    yield from pay(m.table, m.seat, m.tokens_in(price), m.frame.card)
    m.player.actions -= sum(part.step.n for part in price if isinstance(part.step, v.Spend))
    m.go_on([*(part for part in price if not isinstance(part.step, v.Pay | v.Spend)), *then])


def condition(m: Moment, node: Node) -> Flow:
    asked = next((test for test in node.condition if test.of == "attacker_pays"), None)
    if asked is None:
        holds = m.holds(node.condition)
    else:
        holds = (yield from attacker_pays(m, int(asked.words[1]))) != asked.negated
    m.go_on(node.kids[0] if holds else node.kids[1])


def everybody(m: Moment, node: Node) -> Flow:
    yield from ()
    seats = m.state.seats_from(m.seat)
    m.go_on(node.kids[0], *(seat for seat in seats if seat not in m.frame.protected))


def each_other(m: Moment, node: Node) -> Flow:
    yield from ()
    if others := m.others():
        m.go_on(node.kids[0], *others)


def inside(m: Moment, node: Node) -> Flow:
    yield from ()
    m.go_on(node.kids[0])


# Tokens


def gain(m: Moment, node: Node) -> Flow:
    yield from ()
    assert isinstance(node.step, v.Gain)
    n = m.times(node, node.step.n)
    if node.step.resource == "action":
        m.player.actions += n
        m.table.tell(events.ActionsGained(m.seat, n))
        return
    token = PLACE_OF[node.step.resource]  # type: ignore[index]
    gain_tokens(m.table, m.seat, token, n)
    if token == MATERIAL:
        counting = node.count is not None and node.count.of == "in_play"
        counted = shown_in_play(m.state, m.seat, node.count) if counting and node.count else []
        market.gain_window(m, [card for card, times in counted if times > 0])


def pay_tokens(m: Moment, node: Node) -> Flow:
    assert isinstance(node.step, v.Pay)
    yield from pay(m.table, m.seat, m.token_price(node.step), m.frame.card)


def spend(m: Moment, node: Node) -> Flow:
    yield from ()
    assert isinstance(node.step, v.Spend)
    m.player.actions -= node.step.n


def steal(m: Moment, node: Node) -> Flow:
    """§8 As much as there is; who had less may have to do something else."""
    yield from ()
    verb = node.step
    assert isinstance(verb, v.Steal)
    token = PLACE_OF[verb.resource]  # type: ignore[index]
    poor: list[int] = []
    for seat in m.others():
        victim = Moment(m.table, m.frame, seat)
        if not victim.holds(node.condition):
            continue
        n = min(verb.n, victim.player.tokens[token])
        if n < verb.n:
            poor.append(seat)
        if n:
            victim.player.tokens[token] -= n
            m.player.tokens[token] += n
            m.table.tell(events.TokensStolen(m.seat, seat, verb.resource, n))  # type: ignore[arg-type]
    if poor and node.kids[0]:
        m.go_on(node.kids[0], *poor)


def add_token(m: Moment, node: Node) -> Flow:
    verb = node.step
    assert isinstance(verb, v.AddToken)
    card = m.frame.that
    if verb.where == "market":
        shown = [slot.card for slot in m.state.market if slot.card]
        card = yield from m.ask_card("pick_market_card", shown, "§7.7", "add_token")
    market.add_tokens(m.table, m.seat, card, PLACE_OF[verb.resource], verb.n)  # type: ignore[index]


def double(m: Moment, node: Node) -> Flow:
    yield from ()
    assert isinstance(node.step, v.Double)
    frame_below(m.state).doubled += (PLACE_OF[node.step.resource],)  # type: ignore[index]


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


def break_through(m: Moment, node: Node) -> Flow:
    yield from ()
    assert node.pick is not None
    m.frame.that = ""
    m.first(BreakThrough(m.seat, node.pick.suits))


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
    """§4.3.3 If it is not legal, it stays where it is."""
    verb = node.step
    assert isinstance(verb, v.Play)
    assert node.pick is not None
    free = verb.way == "free"
    place = "discard" if "discard" in node.pick.places else "hand"
    there = m.player.discard if place == "discard" else m.player.hand
    cards = [card for card in m.cards(node) if card in there and playable(m, card, free=free, place=place)]
    if not cards:
        return
    card = yield from m.ask_card("pick_own_card", cards, "§4.3.3", "play")
    put_down(m, card, place, free=free)


def trigger_play(m: Moment, _node: Node) -> Flow:
    """§17 A20"""
    yield from ()
    nodes = [node for block in m.content.cards[m.frame.host].at("play") for node in block.nodes]
    m.state.frames.append(Frame(m.seat, m.frame.host, tuple(Do(m.seat, node.number) for node in nodes)))


def develop_card(m: Moment, node: Node) -> Flow:
    assert isinstance(node.step, v.Develop)
    free = node.step.price == "free"
    card = yield from m.ask_card("choose_development", developable(m, free=free), "§8", "develop")
    yield from develop(m, card, free=free)


def flip(m: Moment, _node: Node) -> Flow:
    """§10.2"""
    yield from ()
    m.state.king = "B"


def ignore(m: Moment, _node: Node) -> Flow:
    yield from ()
    ignore_attack(m)


def score(m: Moment, _node: Node) -> Flow:
    yield from ()
    trigger_scoring(m.table, m.seat)


def count_as(m: Moment, node: Node) -> Flow:
    """§17 A14"""
    verb = node.step
    assert isinstance(verb, v.CountAs)
    card = yield from m.ask_card("pick_own_card", icons_to_change(m, node), "§17", "count_as")
    m.state.counted_as += ((card, verb.what.what.atoms[0], verb.icon, verb.n),)
    m.table.tell(events.IconCountedAs(m.seat, card))


def lose_state(m: Moment, _node: Node) -> Flow:
    yield from ()
    m.state.any_state = True
    m.table.tell(events.StateIgnored(m.seat))


def nothing(_m: Moment, _node: Node) -> Flow:
    yield from ()


VERBS: Final[dict[str, Callable[[Moment, Node], Flow]]] = {
    "Choose": choose,
    "May": may,
    "Cost": cost,
    "If": condition,
    "All": everybody,
    "EachOther": each_other,
    "Instead": inside,
    "Gain": gain,
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
    "Play": play,
    "CopyExhaust": nothing,
    "Develop": develop_card,
    "Flip": flip,
    "IgnoreAttack": ignore,
    "TriggerScoring": score,
    "CountAs": count_as,
    "LoseState": lose_state,
    **dict.fromkeys(("HandLimit", "Extend", "ReduceUnrestCost", "Require", "Unplayable", "NoGarrison"), nothing),
}
