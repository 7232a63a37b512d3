"""What a card can still bring, read from its steps: it is told where nobody can know yet what will come of it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, TypeAlias

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.area import count
from imperium_desktop.games.imperium.rules.cards import vocabulary as v
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import MARKET_SUITS
from imperium_desktop.games.imperium.rules.options import Agree, PickBranch, PickCard, PlayFromHand, UseExhaust
from imperium_desktop.games.imperium.rules.state import State
from imperium_desktop.games.imperium.teaching.context import card, inside, is_of_use, is_unrest, own, rivals
from imperium_desktop.rules.effects.program import Counter, Node
from imperium_desktop.rules.table import Event, Fact
from imperium_desktop.teaching.merits import Move

Suggested: TypeAlias = Move[State, Components]
Nodes: TypeAlias = Iterable[Node]
UNREST_COSTS: Final = 2
COMING: Final = ("imperium.develop_on_reshuffle", "imperium.choose_development", "imperium.pick_found")
"""Questions which card comes."""
MOST_GOODS: Final = 9
"""More of one sort is not promised: what is counted may change on the way."""


def promise_of(move: Suggested) -> dict[str, Fact] | None:
    """The best that can come of what is done, and has not come yet."""
    id, nodes = steps_of(move)
    told = told_already(move)
    return next((found for found in promises(move, id, nodes) if found["what"] not in told), None)


def promise_of_hand(move: Suggested) -> dict[str, Fact] | None:
    """The best that a card in hand can bring this turn."""
    found = [
        promise
        for id in own(move).hand
        if is_of_use(move, id)
        for promise in list(promises(move, id, played(move, id)))[:1]
    ]
    return min(found, key=lambda promise: KINDS.index(str(promise["what"])), default=None)


def steps_of(move: Suggested) -> tuple[str, Nodes]:
    """The card that speaks, and what it is going to do."""
    facts, nodes = move.seen.decision.facts, move.content.nodes
    speaking, step = str(facts.get("card", "")), facts.get("step")
    match move.hovered:
        case PlayFromHand(card=id):
            return id, played(move, id)
        case UseExhaust(card=id, block=place, copied=copied):
            return id, card(move, copied or id).blocks[place].nodes
        case PickBranch(branch, node):
            return speaking, nodes[node].kids[branch]
        case Agree() if isinstance(step, str):
            return speaking, nodes[step].kids[0]
        case PickCard(card=id) if move.kind == "imperium.solstice_order":
            return id, [node for block in card(move, id).at("solstice") for node in block.nodes]
        case PickCard(card=id) if move.kind in COMING:
            return id, [node for block in card(move, id).blocks for node in block.nodes]
    return "", ()


def played(move: Suggested, id: str) -> Nodes:
    return [node for block in card(move, id).at("play") for node in block.nodes]


def gained(nodes: Nodes) -> Iterator[Node]:
    """Steps that bring something, without prices and without what others do."""
    for node in nodes:
        yield node
        if node.name == "Cost":
            yield from gained(node.kids[1])
        elif node.name == "If":
            yield from gained(node.kids[0])
        elif node.name != "EachOther":
            for branch in node.kids:
                yield from gained(branch)


def promises(move: Suggested, id: str, nodes: Nodes) -> Iterator[dict[str, Fact]]:
    """All that the steps can bring, the best first."""
    steps = [*gained(nodes)]
    for what, look_for in LOOK_FOR.items():
        found = look_for(move, id, steps)
        if found is not None:
            yield {"card": id, "what": what, "n": 0, "suits": (), "goods": (), **found}


# What can come


def new_card(move: Suggested, _id: str, steps: list[Node]) -> Mapping[str, Fact] | None:
    picks = [node.pick for node in steps if isinstance(node.step, v.Acquire | v.BreakThrough) and node.pick]
    if not picks:
        return None
    named = {suit for pick in picks for suit in pick.suits}
    suits = tuple(suit for suit in MARKET_SUITS if suit in named)
    near = sum(any(slot.card in pick.ids for pick in picks) for slot in move.now.market if slot.card)
    return {"n": near, "suits": suits if len(suits) < len(MARKET_SUITS) else ()}


def development(move: Suggested, _id: str, steps: list[Node]) -> Mapping[str, Fact] | None:
    waiting = len(own(move).development)
    return {"n": waiting} if waiting and has(steps, v.Develop) else None


def nation(move: Suggested, _id: str, steps: list[Node]) -> Mapping[str, Fact] | None:
    left = len(own(move).nation_deck)
    looked = any(isinstance(node.step, v.Look) and node.step.pile == "nation" for node in steps)
    return {"n": left} if left and looked else None


def fame(_move: Suggested, _id: str, steps: list[Node]) -> Mapping[str, Fact] | None:
    looked = any(isinstance(node.step, v.Look) and node.step.pile != "nation" for node in steps)
    return {} if looked or any(isinstance(node.step, v.Take) and node.step.suit == "fame" for node in steps) else None


def unrest(_move: Suggested, _id: str, steps: list[Node]) -> Mapping[str, Fact] | None:
    picks = [node.pick for node in steps if isinstance(node.step, v.Return) and node.pick]
    return {"n": UNREST_COSTS} if any("unrest" in pick.suits for pick in picks) else None


def itself(move: Suggested, id: str, steps: list[Node]) -> Mapping[str, Fact] | None:
    """§4.4 Unrest that is played goes back to its pile."""
    return {"n": UNREST_COSTS} if is_unrest(move, id) and has(steps, v.Return) else None


def goods(move: Suggested, id: str, steps: list[Node]) -> Mapping[str, Fact] | None:
    """What comes of the way that brings most goods, of several."""
    most: tuple[str, ...] = ()
    for node in steps:
        if isinstance(node.step, v.Gain):
            times = count(move.now, move.seat, None, node.count, id) if node.count and is_counted(node.count) else 1
            found = (node.step.resource,) * min(node.step.n * times, MOST_GOODS)
            most = max(most, found, key=len)
    return {"goods": most} if most else None


def is_counted(counter: Counter) -> bool:
    """True where a number can be told now, before anything is paid or received."""
    return counter.of in ("in_play", "token", "history", "garrisoned", "exile")


def draw(_move: Suggested, _id: str, steps: list[Node]) -> Mapping[str, Fact] | None:
    drawn = [node.step.n.n for node in steps if isinstance(node.step, v.Draw | v.DrawIfAble)]
    return {"n": max(drawn)} if drawn and max(drawn) > 0 else None


def found(move: Suggested, _id: str, steps: list[Node]) -> Mapping[str, Fact] | None:
    among = len(own(move).discard)
    return {"n": among} if among and has(steps, v.DrawFrom, v.Find) else None


def thin(move: Suggested, _id: str, steps: list[Node]) -> Mapping[str, Fact] | None:
    player = own(move)
    around = len(player.deck) + len(player.hand) + len(player.discard)
    others = any(
        isinstance(node.step, v.History | v.Garrison | v.Submerge) and not (node.pick and node.pick.pronoun == "this")
        for node in steps
    )
    return {"n": around} if around and others else None


def exhaust(_move: Suggested, _id: str, steps: list[Node]) -> Mapping[str, Fact] | None:
    freed = [node.step.n for node in steps if isinstance(node.step, v.ReturnExhaust)]
    return {"n": max(freed)} if freed else None


def another(_move: Suggested, _id: str, steps: list[Node]) -> Mapping[str, Fact] | None:
    return {} if has(steps, v.Play, v.CopyExhaust, v.TriggerPlay) else None


def icons(_move: Suggested, _id: str, steps: list[Node]) -> Mapping[str, Fact] | None:
    counted = [node.step.n for node in steps if isinstance(node.step, v.CountAs)]
    return {"n": max(counted)} if counted else None


def next_of_nation(move: Suggested, _id: str, steps: list[Node]) -> Mapping[str, Fact] | None:
    left = len(own(move).nation_deck)
    return {"n": left} if left > 1 and has(steps, v.Shuffle, v.Move) else None


def state(_move: Suggested, _id: str, steps: list[Node]) -> Mapping[str, Fact] | None:
    return {} if has(steps, v.LoseState) else None


def hurt(move: Suggested, _id: str, steps: list[Node]) -> Mapping[str, Fact] | None:
    on_others = any(
        isinstance(part.step, v.Take | v.Discard | v.Abandon | v.Pay)
        for node in steps
        if node.name == "EachOther"
        for part in inside(node.kids[0])
    )
    return {"n": len(rivals(move))} if on_others or has(steps, v.Steal, v.Give) else None


def exile(move: Suggested, _id: str, steps: list[Node]) -> Mapping[str, Fact] | None:
    return {"n": len(rivals(move))} if has(steps, v.Exile, v.Swap) else None


def recall(_move: Suggested, _id: str, steps: list[Node]) -> Mapping[str, Fact] | None:
    return {} if has(steps, v.Recall, v.ToTop) else None


def has(steps: list[Node], *verbs: type[object]) -> bool:
    return any(isinstance(node.step, verbs) for node in steps)


Looks: TypeAlias = Callable[[Suggested, str, list[Node]], Mapping[str, Fact] | None]
LOOK_FOR: Final[Mapping[str, Looks]] = {
    looks.__name__: looks
    for looks in (
        *(itself, new_card, development, nation, fame, unrest, goods, draw, found, thin),
        *(hurt, exile, exhaust, another, state, icons, recall, next_of_nation),
    )
}
KINDS: Final = (*LOOK_FOR,)


# What has come already


def told_already(move: Suggested) -> set[str]:
    """What other merits tell as certain."""
    return {what for what, happened in HAPPENED.items() if any(happened(move, event) for event in move.ahead.events)}


def is_moved(*ways: str) -> Callable[[Suggested, Event], bool]:
    return lambda move, event: isinstance(event, events.CardsMoved) and event.way in ways and event.seat == move.seat


HAPPENED: Final[Mapping[str, Callable[[Suggested, Event], bool]]] = {
    "new_card": lambda _, event: isinstance(event, events.MarketCardTaken),
    "development": lambda _, event: isinstance(event, events.CardDeveloped),
    "unrest": is_moved("returned"),
    "itself": is_moved("returned"),
    "goods": lambda move, event: isinstance(event, events.TokensGained) and event.seat == move.seat,
    "draw": lambda move, event: isinstance(event, events.CardDrawn) and event.seat == move.seat,
    "found": is_moved("regained", "found"),
    "thin": is_moved("history", "garrisoned", "submerged"),
    "hurt": lambda _, event: isinstance(event, events.UnrestTaken | events.TokensStolen),
    "exile": lambda _, event: isinstance(event, events.MarketCardExiled),
    "recall": is_moved("recalled", "topped"),
}
