"""§3 The course of a Year, phase by phase, and §5.10 who acts."""

from collections.abc import Callable

from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.attack import begin_attack, defend, turn_extra
from imperium_desktop.games.hadrian.rules.legal import acts
from imperium_desktop.games.hadrian.rules.options import (
    AttractCitizens,
    Bribe,
    Build,
    BuildLandmark,
    BuyGood,
    EndYear,
    ExchangeWorkers,
    ExtendCippi,
    ExtendFort,
    FightBattle,
    Mine,
    ObtainRuling,
    Perform,
    PostGuard,
    RaiseWall,
    Scout,
    SendDiplomat,
    ServeTemple,
    SwitchSeat,
    TrainGladiator,
    TrainGuard,
)
from imperium_desktop.games.hadrian.rules.scoring import score
from imperium_desktop.games.hadrian.rules.sheets.gains import HadrianTable
from imperium_desktop.games.hadrian.rules.sheets.left_sheet import (
    build,
    build_landmark,
    exchange_workers,
    fill_next,
    train_guard,
)
from imperium_desktop.games.hadrian.rules.sheets.ludus import fight_battle, train_gladiator
from imperium_desktop.games.hadrian.rules.sheets.market import buy_good
from imperium_desktop.games.hadrian.rules.sheets.right_sheet import fill_dated, send_diplomat
from imperium_desktop.games.hadrian.rules.sheets.scouting import send_scout
from imperium_desktop.games.hadrian.rules.year import begin_year, choose_path, pay_income, reveal_cards
from imperium_desktop.rules.table import Decision, Flow, Option, ask


def step(table: HadrianTable) -> Flow:
    match table.state.phase:
        case "year":
            begin_year(table)
        case "paths":
            yield from choose_path(table)
        case "reveal":
            reveal_cards(table)
        case "income":
            yield from pay_income(table)
        case "actions":
            yield from act(table)
        case "attack":
            begin_attack(table)
        case "extra_attack":
            turn_extra(table)
        case "defence":
            yield from defend(table)
        case "scoring":
            score(table)


# §5 Actions


def act(table: HadrianTable) -> Flow:
    action = yield from ask(choose_action(table))
    yield from DO[type(action)](table, action)


def choose_action(table: HadrianTable) -> Decision[Option]:
    state, content = table.state, table.content
    return Decision(
        state.active,
        "hadrian.act",
        lambda: acts(content, state),
        rule="§5.1",
        facts={"year": state.year},
    )


def end_year(table: HadrianTable, _action: EndYear) -> Flow:
    """Pass on to the next seat that has not finished; when there is none, the Picts come (§5.10)."""
    state = table.state
    state.players[state.active].finished = True
    table.tell(events.SeatFinished(state.active))
    left = [seat for seat in state.seats_from(state.active) if not state.players[seat].finished]
    if left:
        state.active = left[0]
    else:
        state.phase = "attack"
    yield from ()


def switch_seat(table: HadrianTable, action: SwitchSeat) -> Flow:
    """§5.10 Costs nothing and changes nothing."""
    table.tell(events.SeatSwitched(table.state.active, action.rival))
    table.state.active = action.rival
    yield from ()


DO: dict[type[Option], Callable[..., Flow]] = {
    Mine: fill_next,
    PostGuard: fill_next,
    TrainGuard: train_guard,
    ExtendCippi: fill_next,
    RaiseWall: fill_next,
    ExtendFort: fill_next,
    Build: build,
    BuildLandmark: build_landmark,
    ExchangeWorkers: exchange_workers,
    AttractCitizens: fill_next,
    BuyGood: buy_good,
    Perform: fill_dated,
    TrainGladiator: train_gladiator,
    FightBattle: fight_battle,
    ServeTemple: fill_next,
    Bribe: fill_dated,
    ObtainRuling: fill_dated,
    SendDiplomat: send_diplomat,
    Scout: send_scout,
    EndYear: end_year,
    SwitchSeat: switch_seat,
}
