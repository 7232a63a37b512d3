"""§4.3.2 Nobody pays for nothing: whether something can come after a price, tried on a copy where sums cannot tell."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Final

from imperium_desktop.games.imperium.rules.area import Collapse, ImperiumTable
from imperium_desktop.games.imperium.rules.cards import vocabulary as v
from imperium_desktop.games.imperium.rules.cards.moment import Moment
from imperium_desktop.games.imperium.rules.cards.possible import QUESTIONS
from imperium_desktop.games.imperium.rules.cards.verbs import pay_at_once
from imperium_desktop.games.imperium.rules.state import Frame
from imperium_desktop.rules.copying import shallow
from imperium_desktop.rules.effects.frames import steps_for
from imperium_desktop.rules.effects.program import Node
from imperium_desktop.rules.effects.questions import Trial, comes_about, ways_of
from imperium_desktop.rules.effects.steps import Choose
from imperium_desktop.rules.record import CardFault
from imperium_desktop.rules.table import Answer, Asking, Decision, Flow, Option, Table

TOKENS: Final = (v.Pay, v.Spend)
SURE: Final = (v.Acquire, v.BreakThrough, v.Draw, v.Take, v.Look, v.IgnoreAttack, v.AddToken, v.Steal, v.TriggerPlay)
"""What no price can take away."""
MOVING: Final = (v.DrawFrom, v.Return, v.Declare, v.Reveal, v.History, v.Garrison, v.Find, v.Recall, v.Abandon)
"""What only a price in cards could."""
CarryOut = Callable[[ImperiumTable, Frame], Flow]


@cache
def sure_parts(cost: Node) -> tuple[Node, ...]:
    """What can be done after the price if it can be done before: no price of it touches what is needed."""
    in_tokens = all(isinstance(part.step, TOKENS) for way in ways_of(cost) for part in way)
    return tuple(node for node in cost.kids[1] if is_sure(node, in_tokens))


def is_sure(node: Node, in_tokens: bool) -> bool:
    step = node.step
    if isinstance(step, v.Gain):
        return node.count is None
    if isinstance(step, Choose):
        branches = [all(is_sure(inside, in_tokens) for inside in branch) for branch in node.kids]
        return all(branches) or any(map(is_always_open, node.kids))
    if node.pick is not None and node.pick.pronoun == "this":
        return True
    return isinstance(step, SURE) or (in_tokens and isinstance(step, MOVING))


def is_always_open(branch: Sequence[Node]) -> bool:
    return all(isinstance(node.step, v.Gain) and node.count is None for node in branch)


def could_follow(m: Moment, cost: Node, way: int, carry_out: CarryOut) -> bool:
    sure = sure_parts(cost)
    if QUESTIONS.can_do_any(m, sure):
        return True
    if len(sure) == len(cost.kids[1]):
        return False
    return comes_about(lambda answers: end_of(trial(m, cost, way, carry_out), answers))


def trial(m: Moment, cost: Node, way: int, carry_out: CarryOut) -> Asking[bool]:
    """The price paid on a copy of the table, then whether something can be done."""
    table: ImperiumTable = Table(m.state.copy(), m.content, listening=False)
    frame = shallow(m.frame)
    table.state.frames.append(frame)
    paying = Moment(table, frame, m.seat)
    frame.todo = ()
    frame.todo = steps_for((m.seat,), (yield from pay_at_once(paying, ways_of(cost)[way])))
    try:
        yield from carry_out(table, frame)
    except Collapse:  # §11.4 the result is judged where the game stops
        if m.content.rules_version < 2:
            return True
    return QUESTIONS.can_do_any(paying, cost.kids[1])


def end_of(trial: Asking[bool], answers: Sequence[Answer]) -> Trial:
    """What comes of a trial with these answers."""
    try:
        decision = next(trial)
        for answer in answers:
            decision = trial.send(answer)
    except StopIteration as end:
        return bool(end.value)
    except CardFault:  # whoever really plays it is told
        return True
    return list(answers_to(decision))


def answers_to(decision: Decision[Option]) -> Iterator[Answer]:
    if not decision.picks_several:
        yield from decision.options
        return
    least, most = decision.pick
    for n in range(least, most + 1):
        yield from combinations(decision.options, n)
