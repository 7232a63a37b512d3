"""Lines of play on the player's own sheets: which boxes lead to which, at what price.

Only actions whose outcome is open are tried: nothing that turns a card, needs a neighbour or asks where to draw.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from heapq import nlargest
from typing import Final, NamedTuple

from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.flow import step
from imperium_desktop.games.hadrian.rules.legal import acts
from imperium_desktop.games.hadrian.rules.names import ITEMS, PLACE_OF, ItemName
from imperium_desktop.games.hadrian.rules.options import (
    AttractCitizens,
    Bribe,
    Build,
    BuildLandmark,
    ExtendCippi,
    ExtendFort,
    Mine,
    ObtainRuling,
    Perform,
    PostGuard,
    RaiseWall,
    Reinforce,
    ServeTemple,
    TrainGladiator,
    TrainGuard,
)
from imperium_desktop.games.hadrian.rules.scoring import total
from imperium_desktop.games.hadrian.rules.sheets.boxes import Box
from imperium_desktop.games.hadrian.rules.sheets.gains import way_of
from imperium_desktop.games.hadrian.rules.state import EMPTY, Player, State
from imperium_desktop.rules.table import Decision, Option, Table

OPEN: Final = (
    *(AttractCitizens, Bribe, Build, BuildLandmark, ExtendCippi, ExtendFort, Mine, ObtainRuling, Perform),
    *(PostGuard, RaiseWall, ServeTemple, TrainGladiator, TrainGuard),
)
"""Actions whose outcome is known beforehand."""
LONGEST: Final = 6
BEAM: Final = 5


class LineOfPlay(NamedTuple):
    """Actions one after the other, and where they lead."""

    state: State
    actions: tuple[Option, ...] = ()
    paid: tuple[ItemName, ...] = ()
    """Items paid of what lay on the board; what the line itself brought is not counted."""
    purse: tuple[ItemName, ...] = ()
    """What the line brought and has not spent."""
    boxes: int = 0
    points: int = 0

    @property
    def player(self) -> Player:
        return self.state.players[self.state.active]


Judge = Callable[[LineOfPlay], float]


def best_line(content: Components, state: State, worth: Judge, *, linked: bool) -> LineOfPlay:
    """The best that a narrow search finds; linked: each action is paid or opened by those before it."""
    start = best = LineOfPlay(state)
    lines = [start]
    for _ in range(LONGEST):
        longer = [after for line in lines for after in further(content, start, line, linked=linked)]
        lines = nlargest(BEAM, longer, key=worth)
        if not lines:
            break
        best = max(best, lines[0], key=worth)
    return best


def further(content: Components, start: LineOfPlay, line: LineOfPlay, *, linked: bool) -> Iterable[LineOfPlay]:
    boxes = content.sheets(line.state.setup.fort).boxes
    seen = set()
    for option in acts(content, line.state):
        if not isinstance(option, OPEN):
            continue
        box = boxes[option.path[0]]
        cost = way_of(box, option).paid
        if (box.key, cost) in seen:
            continue
        seen.add((box.key, cost))
        if linked and line.actions and not (set(cost) & set(line.purse) or opened(box, start.player)):
            continue
        yield longer_by(content, line, option, cost)


def opened(box: Box, before: Player) -> bool:
    """Something that it needs came on the way."""
    return any(before.filled[place] < level for place, level in box.levels)


def longer_by(content: Components, line: LineOfPlay, option: Option, cost: tuple[ItemName, ...]) -> LineOfPlay:
    after = state_after(content, line.state, option)
    player, before = after.players[after.active], line.player
    purse, wanted = Counter(line.purse), Counter(cost)
    paid = wanted - purse
    purse -= wanted
    for place, item in enumerate(ITEMS):
        purse[item] += player.board[place] - before.board[place] + wanted[item]
    return LineOfPlay(
        after,
        (*line.actions, option),
        (*line.paid, *paid.elements()),
        tuple(purse.elements()),
        line.boxes + filled(player) - filled(before),
        line.points + total(content, player) - total(content, before),
    )


def filled(player: Player) -> int:
    """All boxes with a cross or a circle; the Market, Diplomats and Scouts are no part of a line."""
    written = f"{player.training}{player.forum}{player.theatre}{player.baths}{player.courthouse}"
    return sum(player.filled) + len(written) - written.count(EMPTY) + sum(player.trained)


def state_after(content: Components, state: State, action: Option) -> State:
    """The table after an action; a cohort is chosen as it is weakest, a road's point as it comes."""
    table = Table(state.copy(), content, listening=False)
    flow = step(table)
    next(flow)
    try:
        asked = flow.send(action)
        while True:
            asked = flow.send(usual_answer(table.state, asked))
    except StopIteration:
        return table.state


def usual_answer(state: State, asked: Decision[Option]) -> Option:
    cohorts = [option for option in asked.options if isinstance(option, Reinforce)]
    filled = state.players[state.active].filled
    return min(cohorts, key=lambda option: filled[PLACE_OF[option.cohort]]) if cohorts else asked.options[0]
