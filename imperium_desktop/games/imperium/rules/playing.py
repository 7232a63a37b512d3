"""§4.3–4.5 Which cards can be played and exhausted, and putting them down."""

from collections.abc import Sequence
from functools import cache

import msgspec

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.area import in_play, is_marked, mark, standing, without
from imperium_desktop.games.imperium.rules.cards import vocabulary as v
from imperium_desktop.games.imperium.rules.cards.moment import Moment
from imperium_desktop.games.imperium.rules.cards.possible import QUESTIONS, branches, can_do, can_do_any, in_full
from imperium_desktop.games.imperium.rules.cards.tasks import AnyTask, Army, React, Window
from imperium_desktop.games.imperium.rules.content import Block, PlayingCard, is_copying
from imperium_desktop.games.imperium.rules.names import RESOURCES
from imperium_desktop.games.imperium.rules.options import UseExhaust
from imperium_desktop.games.imperium.rules.payment import Price, can_pay, parts_of
from imperium_desktop.games.imperium.rules.reasons import refuse
from imperium_desktop.games.imperium.rules.state import Frame, Pinned
from imperium_desktop.rules.effects.frames import steps_for
from imperium_desktop.rules.effects.listening import Happening
from imperium_desktop.rules.effects.program import Node, Test
from imperium_desktop.rules.effects.questions import ways_of
from imperium_desktop.rules.table import Fact, Reason

# §4.3


def playable(m: Moment, card: str, *, free: bool = False, place: str = "hand", any_state: bool = False) -> bool:
    return why_unplayable(m, card, free=free, place=place, any_state=any_state) is None


def why_unplayable(
    m: Moment, id: str, *, free: bool = False, place: str = "hand", any_state: bool = False
) -> Reason | None:
    """§4.3 step 1; `free`: by an effect, without an action; `any_state`: by an effect, whatever its state icon."""
    player, state, card = m.player, m.state, m.content.cards[id]
    if card.unplayable:
        return refuse("unplayable")
    if id in state.played_free:
        return refuse("played_free")
    free = free or card.free or is_freed(m, id)
    if not free and player.actions < 1:
        return refuse("no_action")
    if not any_state and not fits_state(m, card):
        return refuse("wrong_state", state=player.face)
    if not (card.required or card.costs):
        return None
    playing = Moment(m.table, Frame(m.seat, id, on_table=True), m.seat)
    missing = next((test for test in card.required if not playing.holds((test,))), None)
    if missing is not None:
        return why_missing(missing)
    actions = player.actions - (0 if free else 1)
    return why_unpaid(playing, card, actions, place)


def why_missing(test: Test) -> Reason:
    """§4.3 The card that must lie somewhere first."""
    counter = test.counter
    needed = next(iter(counter.weights), "") if counter else ""
    return refuse("not_required", needed=needed, history=int(counter is not None and counter.of == "history"))


def is_freed(m: Moment, id: str) -> bool:
    """True of a card that needs no action because another card in play says so (§4.4)."""
    return id in m.content.freed and any(id in other.frees for other in standing(m.content, m.player))


def fits_state(m: Moment, card: PlayingCard) -> bool:
    if card.state is None or card.state == m.player.face:
        return True
    if m.state.any_state and m.seat == m.state.active and card.state == "empire":
        return True
    return any(
        card.id in ids and state == card.state
        for other in standing(m.content, m.player)
        for ids, state in other.loses_state
    )


def why_unpaid(m: Moment, card: PlayingCard, actions: int, place: str) -> Reason | None:
    """Tell why a price forbids playing: only tokens do; of an Unrest a price must be met in full."""
    player = m.player
    before = player.actions, player.hand
    player.actions = actions
    if place == "hand" and card.id in player.hand:
        player.hand = without(player.hand, card.id)
    try:
        for block in card.at("play"):
            unpaid = next((node for node in block.nodes if not payable(m, node, card)), None)
            if unpaid is not None:
                return refuse("cannot_pay", **what_is_short(m, unpaid))
    finally:
        player.actions, player.hand = before
    return None


def payable(m: Moment, node: Node, card: PlayingCard) -> bool:
    match node.name:
        case "Pay":
            return in_full(m, (node,))
        case "Cost":
            if card.unrest:
                return any(in_full(m, way) for way in ways_of(node))
            return tokens_payable(m, node.kids[0])
        case "Choose":
            prices = prices_among(node)
            return prices != len(node.kids) or any(QUESTIONS.is_open(m, branch) for branch in node.kids)
        case "If" if m.holds(node.condition):
            return all(payable(m, kid, card) for kid in node.kids[0])
    return True


def what_is_short(m: Moment, node: Node) -> dict[str, Fact]:
    """The token of a price that the player has too few of; 0 where it is not one price of tokens."""
    alone = {"Pay": (node,), "Cost": node.kids[0] if node.kids else ()}.get(node.name, ())
    price, have = parts_of(alone).tokens, m.player.tokens
    short = next((token for token in range(3) if price[token] > have[token]), 0)
    n = price[short] if price[short] > have[short] else 0
    return {"n": n, "resource": RESOURCES[short], "have": have[short]}


@cache
def prices_among(choice: Node) -> int:
    """How many of its branches cost something."""
    return sum(map(QUESTIONS.has_price, choice.kids))


def tokens_payable(m: Moment, price: tuple[Node, ...]) -> bool:
    parts = parts_of(price)
    return parts.actions <= m.player.actions and can_pay(m.player, m.tokens_in(parts))


def is_idle(m: Moment, id: str) -> bool:
    """§4.3 Whether nothing would come of playing it, not even by another card that waits for it."""
    card = m.content.cards[id]
    if card.pinned or card.sure:
        return False
    player = m.player
    before, player.hand = player.hand, without(player.hand, id)
    try:
        playing = Moment(m.table, Frame(m.seat, id, on_table=True), m.seat)
        if any(brings_something(playing, node) for block in card.at("play") for node in block.nodes):
            return False
    finally:
        player.hand = before
    played = Happening("play", (id,), "hand")
    return not any(listeners.hearing(played, in_play(player)) for listeners in (m.content.passive, m.content.exhausts))


def brings_something(m: Moment, node: Node) -> bool:
    """Stricter than whether it can be done: where something is counted, there must be some."""
    if node.name == "Choose":
        return any(brings_something(m, part) for place in branches(m, node) for part in node.kids[place])
    if node.name in ("Draw", "Repeat") and node.count is not None and not m.count(node.count):
        return False
    return can_do(m, node)


def put_down(m: Moment, id: str, place: str, *, free: bool = False) -> None:
    """§4.3 steps 2 to 6: the card gets a frame of its own. `free`: by an effect, without an action."""
    state, player, card = m.state, m.player, m.content.cards[id]
    once = card.free or is_freed(m, id)
    if not free and not once:
        player.actions -= 1
    if once:
        state.played_free += (card.id,)
    if m.seat == state.active:
        state.any_state = False
    if place == "hand":
        player.hand = without(player.hand, card.id)
    else:
        player.discard = without(player.discard, card.id)
    if card.pinned:
        player.play += (Pinned(card.id),)
        state.counted_as = tuple(change for change in state.counted_as if change[0] != card.id)  # §2.9 a fresh card
    m.table.tell(events.CardPlayed(m.seat, card.id, free or once))
    todo: list[AnyTask] = []
    if card.attack:
        for other in state.seats_from(m.seat)[1:]:
            todo += [Army(other), React(other)]
    todo.append(Window(m.seat, "play", (card.id,), place))
    todo += steps_for((m.seat,), (node for block in card.at("play") for node in block.nodes))
    state.frames.append(Frame(m.seat, card.id, tuple(todo), on_table=not card.pinned, attack=card.attack))


# §4.5


class Usable(msgspec.Struct, frozen=True, gc=False):
    """An exhaust text that can be used: the card that is marked, and the text."""

    card: str
    block: Block
    copied: str = ""

    @property
    def option(self) -> UseExhaust:
        return UseExhaust(self.card, self.block.place, self.copied)


def exhausts(m: Moment) -> list[Usable]:
    """§4.5 What can be used freely in an activation."""
    if not m.player.exhausts:
        return []
    found: list[Usable] = []
    cards = m.content.cards
    for card in in_play(m.player):
        blocks = cards[card].at("exhaust")
        if not blocks or is_marked(m.player, card):
            continue
        for block in blocks:
            if is_copying(block):
                found += [Usable(card, copied, other) for other, copied in copied_exhausts(m, card)]
            elif usable(m, card, block):
                found.append(Usable(card, block))
    return found


def usable(m: Moment, card: str, block: Block) -> bool:
    """True of a block that can do something, and of whose prices one can be met in full (§4.5)."""
    speaking = Moment(m.table, Frame(m.seat, card, exhausted=True), m.seat)
    player = m.player
    player.exhausts -= 1
    try:
        return can_do_any(speaking, block.nodes) and all(open_price(speaking, node) for node in block.nodes)
    finally:
        player.exhausts += 1


def is_too_dear(m: Moment, card: str) -> bool:
    """§4.5 No text to exhaust it for has a price that can be met."""
    speaking = Moment(m.table, Frame(m.seat, card, exhausted=True), m.seat)
    blocks = [block for block in m.content.cards[card].blocks if block.when == "exhaust"]
    return not any(all(open_price(speaking, node) for node in block.nodes) for block in blocks)


def open_price(m: Moment, node: Node) -> bool:
    """A price that is no `may` must be met."""
    if node.name == "Cost":
        return any(in_full(m, way) for way in ways_of(node))
    return node.name != "Choose" or bool(branches(m, node))


def copied_exhausts(m: Moment, card: str) -> list[tuple[str, Block]]:
    """§17 A15, A16 Texts of the others' pinned cards, with this player as “you” and this card as “this”."""
    found: list[tuple[str, Block]] = []
    for other in m.lying("in_play_of_other"):
        blocks = (block for block in m.content.cards[other].at("exhaust") if not is_copying(block))
        found += [(other, block) for block in blocks if usable(m, card, block)]
    return found


def use(m: Moment, card: str, block: Block) -> None:
    """The token is put down first."""
    m.player.exhausts -= 1
    mark(m.player, card)
    m.table.tell(events.CardExhausted(m.seat, card))
    speak(m, card, block, exhausted=True)


def speak(m: Moment, card: str, block: Block, *, exhausted: bool = False, that: str = "") -> None:
    """A block of a card gets a frame of its own."""
    todo = steps_for((m.seat,), block.nodes)
    m.state.frames.append(Frame(m.seat, card, todo, exhausted=exhausted, that=that))


def joint_price(m: Moment, nodes: Sequence[Node]) -> Price:
    """All that a card will cost in tokens, for what may not be given away before (§9.1)."""
    prices: list[tuple[Node, ...]] = [(node,) for node in nodes if node.name == "Pay"]
    prices += [node.kids[0] for node in nodes if node.name == "Cost"]
    return m.tokens_in(parts_of(tuple(node for price in prices for node in price)))


def play_can(m: Moment, node: Node) -> bool:
    assert isinstance(node.step, v.Play)
    assert node.pick is not None
    if node.pick.pronoun == "that":
        return bool(m.frame.that)
    place = "discard" if "discard" in node.pick.places else "hand"
    free, any_state = node.step.way == "free", node.step.ignore == "state"
    return any(playable(m, card, free=free, place=place, any_state=any_state) for card in m.cards(node))


QUESTIONS.add({"Play": play_can})
