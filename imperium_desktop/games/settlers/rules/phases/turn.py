"""§5.3, §6 A turn: free things, one action or a pass, free things."""

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.actions.activation import activate
from imperium_desktop.games.settlers.rules.actions.building import build, make_deal
from imperium_desktop.games.settlers.rules.actions.razing import raze_card, raze_location, raze_price, raze_triggers
from imperium_desktop.games.settlers.rules.cards.agenda import then, work_off
from imperium_desktop.games.settlers.rules.cards.instants import play
from imperium_desktop.games.settlers.rules.cards.moment import Moment
from imperium_desktop.games.settlers.rules.cards.verbs import ENGINE
from imperium_desktop.games.settlers.rules.cards.visits import send_worker
from imperium_desktop.games.settlers.rules.empire import SettlersTable, change, find, triggers
from imperium_desktop.games.settlers.rules.free import bank, deploy_samurai, free_things, place_defense
from imperium_desktop.games.settlers.rules.gains import PLACE_OF, receive
from imperium_desktop.games.settlers.rules.legal import acts
from imperium_desktop.games.settlers.rules.names import Good
from imperium_desktop.games.settlers.rules.options import (
    Activate,
    ActivateTwice,
    Bank,
    Build,
    DeploySamurai,
    EndTurn,
    MakeDeal,
    Pass,
    PlaceDefense,
    PlayInstant,
    RazeCard,
    RazeLocation,
    SendWorker,
    SpendWorkers,
    TakePair,
)
from imperium_desktop.games.settlers.rules.prices import WORKER
from imperium_desktop.games.settlers.rules.state import State
from imperium_desktop.rules.table import Decision, Flow, Option, ask, ask_several

PAIR = 2
"""§6.7.1 Workers for one good."""


def take_turn(table: SettlersTable) -> Flow:
    """One free thing, the action or a pass."""
    state = table.state
    choice = yield from ask(choose_action(table))
    match choice:
        case PlaceDefense():
            yield from place_defense(table, choice)
        case DeploySamurai():
            yield from deploy_samurai(table, choice)
        case Bank():
            yield from bank(table, choice)
        case Pass():
            pass_round(table)
        case EndTurn():
            next_turn(table)
        case _:
            state.acted = True
            yield from act(table, choice)
            yield from work_off(table)
    end_by_itself(table)


def choose_action(table: SettlersTable) -> Decision[Option]:
    state, content = table.state, table.content
    return Decision(
        state.active,
        "settlers.after_action" if state.acted else "settlers.act",
        lambda: acts(content, state),
        rule="§5.3.2" if state.acted else "§6",
        facts={"round": state.round},
    )


def act(table: SettlersTable, choice: Option) -> Flow:
    state, seat = table.state, table.state.active
    match choice:
        case Build(card, given):
            then(state, (yield from build(table, seat, card, given)))
        case MakeDeal(card):
            then(state, (yield from make_deal(table, seat, card)))
        case RazeCard(card):
            then(state, [*raze_card(table, seat, card, 1), raze_triggers(table, seat)])
        case RazeLocation(card):
            found = find(state, card)
            assert found is not None
            razed = raze_location(table, seat, card, raze_price(table.content, found[1]))
            then(state, [*razed, raze_triggers(table, seat)])
        case Activate(card):
            then(state, (yield from activate(table, seat, card, 1)))
        case ActivateTwice(card):
            then(state, (yield from activate(table, seat, card, 2)))
        case PlayInstant(card):
            then(state, play(table, seat, card))
        case SendWorker(card):
            then(state, send_worker(table, seat, card))
        case SpendWorkers():
            yield from spend_workers(table)


# §6.7


def spend_workers(table: SettlersTable) -> Flow:
    state, seat = table.state, table.state.active
    player = state.me
    most = player.supply[WORKER] // PAIR
    picked = yield from ask_several(
        Decision(
            seat,
            "settlers.pairs",
            lambda: [pair for pair in PAIRS for _ in range(most)],
            rule="§6.7.1",
            pick=(1, most),
            facts={"workers": player.supply[WORKER]},
        )
    )
    player.supply[WORKER] -= PAIR * len(picked)
    goods: tuple[Good, ...] = tuple(pair.good for pair in picked)
    table.tell(events.WorkersSpent(seat, PAIR * len(picked), goods))
    then(state, receive(table, seat, goods, "workers"))
    for other in state.seats_from(seat)[1:]:
        yield from watch_pairs(table, other, len(picked))


PAIRS = [TakePair("wood"), TakePair("stone"), TakePair("food"), TakePair("card")]


def watch_pairs(table: SettlersTable, seat: int, pairs: int) -> Flow:
    """§9.5.2 An Oasis gives its owner something for each pair, up to its limit."""
    player = table.state.players[seat]
    for card in triggers(table.content, player, "on_opponents_pair"):
        (ability,) = table.content.copies[card].abilities.at("on_opponents_pair")
        given = next(location.given for location in player.locations if location.card == card)
        times = min(pairs, ability.limit - given) if ability.limit else pairs
        moment = Moment.at(table, seat, card, "on_opponents_pair")
        for _ in range(times):
            yield from ENGINE.do(moment, ability.steps)
        if moment.goods:
            for good in moment.goods:
                player.supply[PLACE_OF[good]] += 1
            change(player, card, given=given + times)
            table.tell(events.SpentPairsSeen(seat, card, tuple(moment.goods)))


# The end of a turn


def end_by_itself(table: SettlersTable) -> None:
    """End the turn when the action is done and nothing free is left (§5.3.2).

    Or when nobody acts before this seat may do it as well.
    """
    state = table.state
    if state.acted and not state.agenda and (acts_alone(state) or not free_things(table.content, state)):
        next_turn(table)


def acts_alone(state: State) -> bool:
    return all(player.passed for seat, player in enumerate(state.players) if seat != state.active)


def pass_round(table: SettlersTable) -> None:
    """Pass for the rest of the round (§5.3.3)."""
    state = table.state
    state.me.passed = True
    table.tell(events.SeatPassed(state.active))
    next_turn(table)


def next_turn(table: SettlersTable) -> None:
    """§5.3.4 Clockwise to the next who has not passed; when there is none, the phase ends."""
    state = table.state
    state.acted = False
    for seat in (*state.seats_from(state.active)[1:], state.active):
        if not state.players[seat].passed:
            state.active = seat
            return
    state.phase = "cleanup"
    state.picks = tuple(state.seats_from(state.first))
