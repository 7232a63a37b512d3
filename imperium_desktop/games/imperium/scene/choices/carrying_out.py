"""A card being carried out, step by step: what is done, what is under work, what comes. From the state's frames."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.cards import vocabulary as v
from imperium_desktop.games.imperium.rules.content import Block, Components
from imperium_desktop.games.imperium.rules.options import PickBranch
from imperium_desktop.games.imperium.rules.payment import parts_of
from imperium_desktop.games.imperium.rules.state import Frame, State
from imperium_desktop.rules.effects.frames import Do, PayPrice
from imperium_desktop.rules.effects.program import Node
from imperium_desktop.rules.effects.steps import Step, verbs_of
from imperium_desktop.rules.table import Decision, Event, Option

PAYING: Final = "imperium.pay_mix"
Progress: TypeAlias = Literal["done", "now", "later"]
CAUSES: Final[dict[type[Event], tuple[type, ...]]] = {
    events.TokensGained: (v.Gain, v.Collect, v.Acquire, v.BreakThrough, v.Steal),
    events.TokensPaid: (v.Pay, v.Develop),
    events.TokensStolen: (v.Steal,),
    events.ActionsGained: (v.Gain,),
    events.CardDrawn: (v.Draw, v.DrawIfAble),
    events.UnrestTaken: (v.Take, v.Acquire),
    events.MarketCardTaken: (v.Acquire, v.BreakThrough),
    events.BlindCardTaken: (v.BreakThrough,),
    events.MarketCardExiled: (v.Exile,),
    events.MarketSwapped: (v.Swap,),
    events.TokenPlaced: (v.AddToken,),
    events.FameTaken: (v.Take, v.Look),
    events.FameLookedAt: (v.Look,),
    events.CardDeveloped: (v.Develop,),
    events.ExhaustReturned: (v.ReturnExhaust,),
    events.CardGiven: (v.Give,),
    events.CardRevealed: (v.Find, v.Reveal),
    events.SuitDeclared: (v.Declare,),
    events.CardPlayed: (v.Play,),
    events.CardsLaidOpen: (v.Reveal,),
    events.JourneyMoved: (v.Flip, v.NextJourney),
}
"""Verbs by which an event can come about."""
MOVING: Final[dict[str, tuple[type, ...]]] = {
    "discarded": (v.Discard,),
    "abandoned": (v.Abandon,),
    "recalled": (v.Recall,),
    "history": (v.History,),
    "topped": (v.ToTop,),
    "exiled": (v.Exile,),
    "garrisoned": (v.Garrison,),
    "returned": (v.Return,),
    "regained": (v.DrawFrom, v.Move),
    "found": (v.Move, v.Find),
    "buried": (v.Move,),
    "gained": (v.Move, v.Swap),
    "submerged": (v.Submerge,),
    "begun": (v.Garrison,),
    "won": (v.Move,),
    "entered": (v.EnterPlay, v.Move),
}


class StepShown(NamedTuple):
    step: Step
    progress: Progress
    told: tuple[Event, ...] = ()
    """What it has brought about so far."""


class Carried(NamedTuple):
    """One card of which something is left to do."""

    seat: int
    card: str
    steps: tuple[StepShown, ...]

    @property
    def number(self) -> int:
        """Number of the step under work, from 1."""
        return next((place for place, step in enumerate(self.steps, 1) if step.progress == "now"), len(self.steps))


def carried(
    content: Components, view: State, decision: Decision[Option] | None, told: Sequence[Event]
) -> list[Carried]:
    """The outermost card first; what the rules themselves do, as in the clean-up, is not among them."""
    frames = [frame for frame in view.frames if frame.card and frame.card in content.nouns]
    found = []
    for place, frame in enumerate(frames):
        innermost = place == len(frames) - 1
        block = block_of(content, frame, decision if innermost else None, view)
        if block is not None and block.nodes:
            since = events_since(told, frame)
            asked = asked_step(decision) if innermost else ""
            steps = shown_steps(block, frame, asked, since)
            if innermost and decision is not None and decision.kind == PAYING:
                steps = still_paying(list(steps))
            found.append(Carried(frame.seat, frame.card, tuple(steps)))
    return found


def asked_step(decision: Decision[Option] | None) -> str:
    """Whether to do it, or which of its branches."""
    if decision is None:
        return ""
    branches = [option.node for option in decision.options[:1] if isinstance(option, PickBranch)]
    return branches[0] if branches else str(decision.facts.get("step", ""))


@cache
def owners(content: Components) -> dict[str, Block]:
    """Blocks by the ids of their steps."""
    found: dict[str, Block] = {}
    for card in content.cards.values():
        for block in card.blocks:
            found.update((node.id, block) for top in block.nodes for node in inside(top))
    return found


def inside(node: Node) -> Iterator[Node]:
    """The step and all in it."""
    yield node
    for branch in node.kids:
        for kid in branch:
            yield from inside(kid)


def block_of(content: Components, frame: Frame, decision: Decision[Option] | None, view: State) -> Block | None:
    """Told by what is left of it, by what is asked, else by how the card came to speak."""
    known = [task.node for task in frame.todo if isinstance(task, Do | PayPrice)]
    known += [asked_step(decision)]
    for node in known:
        if node in owners(content):
            return owners(content)[node]
    when = "exhaust" if frame.exhausted else "solstice" if view.phase in ("solstice", "round") else "play"
    blocks = content.cards[frame.card].blocks
    return next((block for block in blocks if block.when == when), blocks[0] if blocks else None)


def shown_steps(block: Block, frame: Frame, asked: str, told: Sequence[Event]) -> Iterator[StepShown]:
    """`asked`: the step about which somebody is asked, what lies in it is still to come."""
    nodes = list(opened(block.nodes))
    later = {task.node for task in frame.todo if isinstance(task, Do)}
    later |= {kid.id for node in block.nodes for kid in undecided(node, asked)}
    ways = [progress_of(node, later) for node in nodes]
    reached = max((place for place, way in enumerate(ways) if way != "later"), default=0)
    shares = shared_out([node.step for node in nodes[: reached + 1]], told)
    for place, node in enumerate(nodes):
        way: Progress = "now" if place == reached else ways[place]
        yield StepShown(node.step, way, tuple(shares[place]) if place <= reached else ())


def still_paying(steps: Sequence[StepShown]) -> Iterator[StepShown]:
    """The price is asked for before anything of its step is done: what comes after it waits."""
    unpaid = [place for place, step in enumerate(steps) if is_unpaid(step)]
    now = unpaid[0] if unpaid else len(steps)
    for place, step in enumerate(steps):
        if place < now:
            yield step
        else:
            yield step._replace(progress="now" if place == now else "later", told=())


def is_unpaid(step: StepShown) -> bool:
    paid = any(isinstance(event, events.TokensPaid) for event in step.told)
    return step.progress != "later" and not paid and any(isinstance(verb, v.Pay) for verb in verbs_of((step.step,)))


def opened(nodes: Sequence[Node]) -> Iterator[Node]:
    """Show a card of a single step by what is in it: the price as it is paid, and what it is paid for.

    Tokens and actions come before cards (§4.3.4).
    """
    if len(nodes) != 1:
        yield from nodes
        return
    (node,) = nodes
    match node.name:
        case "May":
            yield from opened(node.kids[0])
        case "Cost":
            cards = parts_of(node.kids[0]).cards
            yield from (part for part in node.kids[0] if part not in cards)
            yield from (*cards, *node.kids[1])
        case _:
            yield node


def undecided(node: Node, asked: str) -> Iterator[Node]:
    for inner in inside(node):
        if inner.id == asked:
            yield from (kid for branch in inner.kids for top in branch for kid in inside(top))


def progress_of(node: Node, later: set[str]) -> Progress:
    if node.id in later:
        return "later"
    return "now" if any(kid.id in later for kid in inside(node)) else "done"


def events_since(told: Sequence[Event], frame: Frame) -> Sequence[Event]:
    """Events since the card began to speak."""
    for place in range(len(told) - 1, -1, -1):
        event = told[place]
        if isinstance(event, events.CardPlayed | events.CardExhausted) and event.card == frame.card:
            return told[place + 1 :]
        if isinstance(event, events.TurnBegan | events.SolsticeBegan | events.RoundBegan):
            break
    return ()


def shared_out(steps: Sequence[Step], told: Sequence[Event]) -> list[list[Event]]:
    """Each event to the first step, from the last one that had any, whose verbs can have caused it."""
    shares: list[list[Event]] = [[] for _ in steps]
    verbs = [tuple(type(verb) for verb in verbs_of((step,))) for step in steps]
    at = 0
    for event in told:
        causes = causes_of(event)
        place = next((place for place in range(at, len(steps)) if set(causes) & set(verbs[place])), None)
        if place is not None:
            at = place
            shares[place].append(event)
    return shares


def causes_of(event: Event) -> tuple[type, ...]:
    if isinstance(event, events.CardsMoved):
        return MOVING[event.way]
    return CAUSES.get(type(event), ())
