"""§6 The left sheet: tracks, buildings of both sheets, training, Forum, landmarks."""

from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.names import GUARD, SOLDIER, WORKERS, WorkerName
from imperium_desktop.games.hadrian.rules.options import (
    Build,
    BuildLandmark,
    ExchangeWorkers,
    GainWorker,
    RaiseAttribute,
    ReturnWorker,
    TrainGuard,
)
from imperium_desktop.games.hadrian.rules.sheets.gains import (
    RAISE,
    HadrianTable,
    box_of,
    fill,
    gain,
    pay,
    raise_attribute,
    receive,
    sheets_of,
    way_of,
)
from imperium_desktop.games.hadrian.rules.state import Player
from imperium_desktop.rules.table import Asking, Decision, Flow, Option, ask, ask_several

RETURN = [ReturnWorker(worker) for worker in WORKERS]
GAIN = {worker: GainWorker(worker) for worker in WORKERS}
EXCHANGED = [worker for place, worker in enumerate(WORKERS) if place != SOLDIER]
"""§6.11 Soldiers are neither returned nor gained."""


def fill_next(table: HadrianTable, action: Option) -> Flow:
    """The next box of a track, paid in one of its ways (§6.2–6.4, also §7.0 and §7.6)."""
    seat = table.state.active
    box = box_of(table, action)
    way = way_of(box, action)
    pay(table.state.players[seat], way)
    yield from fill(table, seat, box, way.paid)


def train_guard(table: HadrianTable, action: TrainGuard) -> Flow:
    """§6.9 A Builder becomes a guard."""
    state = table.state
    player = state.players[state.active]
    box = box_of(table, action)
    pay(player, box.ways[0])
    player.training = written(player.training, box.number, state.year)
    table.tell(events.BoxFilled(state.active, box.area, box.number, box.ways[0].paid, ()))
    guard = sheets_of(table).tracks[GUARD][player.filled[GUARD]]
    yield from fill(table, state.active, guard)


def written(marks: str, box: int, number: int) -> str:
    """A number in a box (§5.5)."""
    return f"{marks[: box - 1]}{number}{marks[box:]}"


# Buildings


def build(table: HadrianTable, action: Build) -> Flow:
    """Pay for a building and fill it in, on both sheets (§6.7, §6.10, §7)."""
    seat = table.state.active
    player = table.state.players[seat]
    box = box_of(table, action)
    pay(player, box.ways[0])
    player.filled[box.place] = 1
    receive(player, box.gain.items)
    table.tell(events.BuildingBuilt(seat, action.building, box.ways[0].paid, box.gain.items))
    yield from gain(table, seat, box.gain)
    bonus = table.content.buildings[action.building].choose
    if bonus:
        choice = yield from ask(choose_bonus(seat, [RAISE[attribute] for attribute in bonus]))
        raise_attribute(table, seat, choice.attribute)


def choose_bonus(seat: int, offered: list[RaiseAttribute]) -> Decision[RaiseAttribute]:
    return Decision(seat, "hadrian.road_bonus", lambda: offered, rule="§6.10")


def build_landmark(table: HadrianTable, action: BuildLandmark) -> Flow:
    """Pay for a landmark, cross it out and gain what it gives (§6.12)."""
    seat = table.state.active
    player = table.state.players[seat]
    box = box_of(table, action)
    pay(player, box.ways[0])
    player.filled[box.place] = 1
    table.tell(events.LandmarkBuilt(seat, action.landmark, box.ways[0].paid))
    yield from gain(table, seat, box.gain)


# §6.11 Forum


def exchange_workers(table: HadrianTable, action: ExchangeWorkers) -> Flow:
    state = table.state
    player = state.players[state.active]
    paid = yield from return_workers(table, player)
    kinds = [worker for worker in EXCHANGED if worker not in paid]
    gained = kinds[0]
    if len(kinds) > 1:
        choice = yield from ask(choose_gain(state.active, kinds))
        gained = choice.worker
    player.forum = written(player.forum, action.box, state.year)
    receive(player, (gained,))
    table.tell(events.WorkersExchanged(state.active, action.box, paid, (gained,)))


def return_workers(table: HadrianTable, player: Player) -> Asking[tuple[WorkerName, ...]]:
    """No question if there are no more than must be returned."""
    held = [RETURN[place] for place in range(len(WORKERS)) if place != SOLDIER for _ in range(player.board[place])]
    pays = table.content.box.left.forum.pays
    returned = tuple(held)
    if len(held) > pays:
        returned = yield from ask_several(choose_return(table.state.active, held, pays))
    for option in returned:
        player.board[WORKERS.index(option.worker)] -= 1
    return tuple(option.worker for option in returned)


def choose_return(seat: int, held: list[ReturnWorker], pays: int) -> Decision[ReturnWorker]:
    return Decision(seat, "hadrian.forum_pay", lambda: held, rule="§6.11", pick=(pays, pays), facts={"count": pays})


def choose_gain(seat: int, kinds: list[WorkerName]) -> Decision[GainWorker]:
    return Decision(seat, "hadrian.forum_gain", lambda: [GAIN[kind] for kind in kinds], rule="§6.11")
