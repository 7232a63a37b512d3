"""A player of Hadrian's Wall that plans its Years: every action is the first of the best plan found."""

from collections.abc import Sequence
from typing import Final

from imperium_desktop.bots.greedy import GreedyBot
from imperium_desktop.bots.levels import Level
from imperium_desktop.bots.player import AnySeen
from imperium_desktop.games.hadrian.bot import HadrianAdviser
from imperium_desktop.games.hadrian.bot.replies import reply
from imperium_desktop.games.hadrian.bot.sheet_worth import SheetWorth, Weights, draw_raids, shipped_weights
from imperium_desktop.games.hadrian.bot.year_plan import Node, YearPlanner
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.flow import step
from imperium_desktop.games.hadrian.rules.legal import END_YEAR
from imperium_desktop.games.hadrian.rules.state import State
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.table import Answer, Option, Table

APPRENTICE: Final = Level(name="apprentice", temperature=6.0)
STRATEGIST: Final = Level(name="strategist", top=6, worlds=2, horizon=2, expansions=3_000)
MASTER: Final = Level(name="master", top=8, worlds=4, horizon=2, expansions=12_000)
"""`top` is the width of the beam; from the second horizon on, Paths are chosen by plans of the Year that they begin."""
LEVELS: Final = (APPRENTICE, STRATEGIST, MASTER)
RAIDS: Final = 16
"""Attacks that are drawn to see how a Year may end."""
BRANCHES: Final = 6
PATH_WIDTH: Final = 2
PATH_BRANCHES: Final = 3
"""The narrower search by which Paths are chosen."""


class YearBot(GreedyBot):
    def __init__(self, level: Level, chance: Chance, weights: Weights | None = None) -> None:
        super().__init__(HadrianAdviser(), chance)
        self.level = level
        self.weights = weights

    def choose(self, seen: AnySeen) -> Answer:
        return self._planned(seen, seen.imagine_rest(self.chance)) if is_planned(seen) else super().choose(seen)

    def ranked(self, seen: AnySeen) -> list[tuple[float, Option]]:
        """All options, first the one that the best plan begins with, then those that look best at once."""
        if seen.decision.kind == "hadrian.favours":
            return super().ranked(seen)
        rest: State = seen.imagine_rest(self.chance)
        if seen.decision.kind == "hadrian.choose_path" and self.level.horizon > 1:
            values = self._by_year(seen)
        else:
            values = self._at_once(seen, rest)
        ranked = sorted(zip(values, seen.decision.options, strict=True), key=lambda pair: -pair[0])
        if not is_planned(seen):
            return ranked
        planned = self._planned(seen, rest)
        return sorted(ranked, key=lambda pair: pair[1] != planned)

    def _planned(self, seen: AnySeen, rest: State) -> Answer:
        """The next answer of the best plan that goes on from what was answered since the rest."""
        content: Components = seen.game.content
        worth = self.worth_of_sheets(content)
        planner = YearPlanner(worth, self.level.top, BRANCHES, self.level.expansions)
        raids = draw_raids(content, rest, self.chance, RAIDS)
        since = tuple(answer for _, answer in seen.since)
        if not since:
            plan = planner.plan(rest, seen.seat, raids)
            return plan.actions[0][0] if plan.actions else END_YEAR
        ways = planner.afters(rest, since)
        starts = [Node(worth.during(state, seen.seat), state, (answers,)) for answers, state in ways]
        return planner.plan_from(starts, seen.seat, raids).actions[0][len(since)]

    def _at_once(self, seen: AnySeen, rest: State) -> list[float]:
        """What the sheets are worth after each option, once this Year's income is there."""
        content: Components = seen.game.content
        worth = self.worth_of_sheets(content)
        since = [answer for _, answer in seen.since]
        after = [played_on(content, rest, [*since, option]) for option in seen.decision.options]
        if rest.phase in ("paths", "income"):
            after = [until_actions(content, state) for state in after]
        return [worth.during(state, seen.seat) for state in after]

    def _by_year(self, seen: AnySeen) -> list[float]:
        """What the Year that each Path begins comes to, as it is planned in a few guesses at its cards."""
        content: Components = seen.game.content
        options = seen.decision.options
        planner = YearPlanner(self.worth_of_sheets(content), PATH_WIDTH, PATH_BRANCHES, self.level.expansions)
        totals = [0.0] * len(options)
        for _ in range(self.level.worlds):
            rest: State = seen.imagine_rest(self.chance)
            raids = draw_raids(content, rest, self.chance, RAIDS)
            for number, option in enumerate(options):
                state = until_actions(content, played_on(content, rest, [option]))
                state.active = seen.seat
                totals[number] += planner.plan(state, seen.seat, raids).worth
        return [total / self.level.worlds for total in totals]

    def worth_of_sheets(self, content: Components) -> SheetWorth:
        return SheetWorth(content, self.weights or shipped_weights(content))


def is_planned(seen: AnySeen) -> bool:
    """Tell whether a choice belongs to the actions of the Year."""
    several = seen.decision.picks_several or len(seen.decision.options) > 1
    return several and seen.now.phase == "actions" and seen.decision.kind != "hadrian.road_attribute"


def played_on(content: Components, rest: State, answers: Sequence[Answer]) -> State:
    """The next rest, after these answers and replies to whatever else is asked."""
    table = Table(rest.copy(), content, listening=False)
    flow = step(table)
    try:
        asked = next(flow)
        for answer in answers:
            asked = flow.send(answer)
        while True:
            asked = flow.send(reply(table.state, asked))
    except StopIteration:
        return table.state


def until_actions(content: Components, rest: State) -> State:
    """The table when income is paid."""
    while rest.phase != "actions":
        rest = played_on(content, rest, [])
    return rest
