"""The rest of a Year planned as a beam over the player's own actions.

Whatever others could do meanwhile is left out; sheets that come of two orders of the same actions are looked at once.
"""

from collections.abc import Iterable, Sequence
from heapq import nlargest
from typing import Final, NamedTuple

from imperium_desktop.games.hadrian.bot.replies import reply
from imperium_desktop.games.hadrian.bot.sheet_worth import Raid, SheetWorth
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.flow import step
from imperium_desktop.games.hadrian.rules.legal import acts
from imperium_desktop.games.hadrian.rules.options import EndYear, SwitchSeat
from imperium_desktop.games.hadrian.rules.state import Player, State
from imperium_desktop.rules.table import Answer, Table

LONGEST: Final = 3
"""Answers of one action that are tried out; whatever is asked beyond is replied to."""


class Node(NamedTuple):
    """A rest on the way, and the answers that led there."""

    worth: float
    state: State
    path: tuple[tuple[Answer, ...], ...]


class Plan(NamedTuple):
    worth: float
    actions: tuple[tuple[Answer, ...], ...]
    """Answers of each action; none: stop."""


class YearPlanner:
    def __init__(self, worth: SheetWorth, width: int, branches: int, expansions: int) -> None:
        self.worth = worth
        self.content: Components = worth.content
        self.width = width
        """States that are followed at each depth."""
        self.branches = branches
        """Ways to answer what an action asks that are tried out."""
        self.expansions = expansions
        """Actions tried out until the beam is but one state wide."""
        self.tried = 0

    def plan(self, state: State, seat: int, raids: Sequence[Raid]) -> Plan:
        """The best that can be done with the rest of the Year."""
        return self.plan_from([Node(self.worth.during(state, seat), state, ())], seat, raids)

    def plan_from(self, starts: Sequence[Node], seat: int, raids: Sequence[Raid]) -> Plan:
        """The best of what can come of several states."""
        self.tried = 0
        best = max((self._stopped(node, seat, raids) for node in starts), key=worth_of)
        seen: set[object] = set()
        beam = list(starts)
        while beam:
            nodes = [after for node in beam for after in self._further(node, seat, seen)]
            width = max(1, self.width * (self.expansions - self.tried) // self.expansions)
            beam = nlargest(width, nodes, key=worth_of)
            best = max([best, *(self._stopped(node, seat, raids) for node in beam)], key=worth_of)
        return best

    def _stopped(self, node: Node, seat: int, raids: Sequence[Raid]) -> Plan:
        return Plan(self.worth.at_end(node.state, seat, raids), node.path)

    def _further(self, node: Node, seat: int, seen: set[object]) -> Iterable[Node]:
        for option in acts(self.content, node.state):
            if isinstance(option, EndYear | SwitchSeat):
                continue
            for answers, after in self.afters(node.state, (option,)):
                key = sheets_key(after, seat)
                if key not in seen:
                    seen.add(key)
                    yield Node(self.worth.during(after, seat), after, (*node.path, answers))

    def afters(self, rest: State, begun: tuple[Answer, ...]) -> list[tuple[tuple[Answer, ...], State]]:
        """The rests to which an action can lead that begins with these answers, at most as many as are tried out."""
        found: list[tuple[tuple[Answer, ...], State]] = []
        open_ways = [begun]
        while open_ways and len(found) < self.branches:
            answers = open_ways.pop()
            self.tried += 1
            table = Table(rest.copy(), self.content, listening=False)
            flow = step(table)
            next(flow)
            try:
                for answer in answers:
                    asked = flow.send(answer)
                options = asked.options
                many = len(open_ways) + len(found) + len(options) > self.branches
                if not asked.picks_several and not many and len(answers) <= LONGEST:
                    open_ways += [(*answers, option) for option in reversed(options)]
                    continue
                while True:
                    answer = reply(table.state, asked)
                    answers = (*answers, answer)
                    asked = flow.send(answer)
            except StopIteration:
                found.append((answers, table.state))
        return found


def worth_of(node: Node | Plan) -> float:
    return node.worth


def sheets_key(state: State, seat: int) -> object:
    """Equal for states from which the same can come."""
    player: Player = state.players[seat]
    return (
        *(*player.board, *player.filled, player.training, player.forum, player.theatre, player.baths),
        *(player.courthouse, player.market, player.trained, player.wounds, player.fought, player.map),
        *(player.diplomats, player.temple_favours, player.disdain, player.pardoned, player.extra_attacks),
        *(sum(map(len, state.stakes)), len(state.fate)),
    )
