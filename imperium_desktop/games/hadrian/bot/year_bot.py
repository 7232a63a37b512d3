"""A player of Hadrian's Wall that plans its Years: every action is the first of the best plan found."""

from typing import Final

from imperium_desktop.bots.player import AnySeen
from imperium_desktop.games.hadrian.bot.replies import reply
from imperium_desktop.games.hadrian.bot.sheet_worth import SheetWorth, draw_raids, shipped_weights
from imperium_desktop.games.hadrian.bot.year_plan import Node, YearPlanner
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.flow import step
from imperium_desktop.games.hadrian.rules.legal import END_YEAR
from imperium_desktop.games.hadrian.rules.state import State
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.table import Answer, Option, Table

RAIDS: Final = 16
"""Attacks that are drawn to see how a Year may end."""
BRANCHES: Final = 6
PATH_WIDTH: Final = 2
PATH_BRANCHES: Final = 3
"""The narrower search by which Paths are chosen."""


class YearBot:
    def __init__(self, width: int, worlds: int, expansions: int, chance: Chance) -> None:
        self.width = width
        self.worlds = worlds
        """Guesses at the cards to come in which each Path is tried; with none, the one worth most now is taken."""
        self.expansions = expansions
        self.chance = chance

    def choose(self, seen: AnySeen) -> Answer:
        decision = seen.decision
        if len(decision.options) == 1 and not decision.picks_several:
            return decision.options[0]
        worth = SheetWorth(seen.game.content, shipped_weights(seen.game.content))
        match decision.kind:
            case "hadrian.choose_path":
                return self._path(seen, worth)
            case "hadrian.road_attribute":
                return self._best_at_once(seen, worth)
            case "hadrian.favours":
                return reply(seen.now, decision)
        return self._planned(seen, worth)

    def _planned(self, seen: AnySeen, worth: SheetWorth) -> Answer:
        rest: State = seen.imagine_rest(self.chance)
        planner = YearPlanner(worth, self.width, BRANCHES, self.expansions)
        raids = draw_raids(seen.game.content, rest, self.chance, RAIDS)
        since = tuple(answer for _, answer in seen.since)
        if not since:
            plan = planner.plan(rest, seen.seat, raids)
            return plan.actions[0][0] if plan.actions else END_YEAR
        ways = planner.afters(rest, since)
        starts = [Node(worth.during(state, seen.seat), state, (answers,)) for answers, state in ways]
        return planner.plan_from(starts, seen.seat, raids).actions[0][len(since)]

    def _best_at_once(self, seen: AnySeen, worth: SheetWorth) -> Answer:
        rest: State = seen.imagine_rest(self.chance)
        since = [answer for _, answer in seen.since]

        def worth_after(option: Option) -> float:
            return worth.during(played_on(seen.game.content, rest, [*since, option]), seen.seat)

        return max(seen.decision.options, key=worth_after)

    def _path(self, seen: AnySeen, worth: SheetWorth) -> Answer:
        options = seen.decision.options
        totals = [0.0] * len(options)
        planner = YearPlanner(worth, PATH_WIDTH, PATH_BRANCHES, self.expansions)
        for _ in range(self.worlds):
            rest: State = seen.imagine_rest(self.chance)
            for number, option in enumerate(options):
                state = until_actions(seen.game.content, played_on(seen.game.content, rest, [option]))
                state.active = seen.seat
                raids = draw_raids(seen.game.content, state, Chance(0), RAIDS)
                totals[number] += planner.plan(state, seen.seat, raids).worth
        return options[totals.index(max(totals))]


def played_on(content: Components, rest: State, answers: list[Answer]) -> State:
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
