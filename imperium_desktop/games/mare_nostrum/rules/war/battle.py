"""§7.6 A battle: dice, hits, losses."""

import msgspec

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.options import Fight, LoseUnits
from imperium_desktop.games.mare_nostrum.rules.reserve import MareTable
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, Battle, Roll, State
from imperium_desktop.games.mare_nostrum.rules.war.forces import Force, land_force, losses_of, outcome_of, sea_force
from imperium_desktop.games.mare_nostrum.rules.war.posts import check_posts, end_occupation_by_war, holder_of_posts
from imperium_desktop.rules.table import Decision, Fact, Flow, ask


def fight(table: MareTable, choice: Fight, *, at_sea: bool) -> None:
    """§7.6.1–5 Both sides throw at the same time; the losses are taken after a rest, with the dice on the table."""
    state, content = table.state, table.content
    place = (content.sea_numbers if at_sea else content.province_numbers)[choice.place]
    seats = (state.active, choice.rival)
    table.tell(events.BattleBegan(*seats, choice.place))
    forces = [force_in(table, seat, place, at_sea=at_sea) for seat in seats]
    thrown = [tuple(state.chance.roll(content.box.battle.die) for _ in range(force.dice)) for force in forces]
    hits = [
        (sum(dice) + force.bonus) // content.box.battle.points_per_hit
        for dice, force in zip(thrown, forces, strict=True)
    ]
    sides = []
    for number, (seat, force, dice) in enumerate(zip(seats, forces, thrown, strict=True)):
        losses = losses_of(content.box.battle, force, hits[1 - number])
        sides.append(Roll(seat, dice, force.bonus, hits[number], losses))
        table.tell(events.DiceRolled(seat, choice.place, dice, force.bonus, sum(dice) + force.bonus, hits[number]))
    for number, force in enumerate(forces):
        if force.fortress and hits[1 - number]:
            table.tell(events.HitIgnored(seats[number], choice.place))
    state.fought |= 1 << place
    state.battle = Battle(place, at_sea, (sides[0], sides[1]))
    state.phase = "casualties"


def force_in(table: MareTable, seat: int, place: int, *, at_sea: bool) -> Force:
    state = table.state
    if at_sea:
        return sea_force(state.players[seat].triremes[place])
    return land_force(table.content, state, seat, place, active=seat == state.active)


def take_casualties(table: MareTable) -> Flow:
    """§7.6.6 The active player decides first; only who has a fortress beside legions has something to decide."""
    state = table.state
    battle = state.battle
    assert battle is not None
    side = next((side for side in battle.sides if side.losses), None)
    if side is None:
        end_battle(table)
        return
    if battle.at_sea:
        lose_triremes(table, side, battle.place)
    else:
        options = ways_to_lose(state, side, battle.place)
        choice = options[0]
        if len(options) > 1:
            facts: dict[str, Fact] = {"count": side.losses, "province": table.content.provinces[battle.place]}
            decision = Decision(side.seat, "mare_nostrum.casualties", lambda: options, rule="§7.6", facts=facts)
            choice = yield from ask(decision)
        lose_units(table, side.seat, battle.place, choice)
    done = msgspec.structs.replace(side, losses=0)
    first, second = (done if other is side else other for other in battle.sides)
    state.battle = Battle(battle.place, battle.at_sea, (first, second))


def ways_to_lose(state: State, side: Roll, province: int) -> list[LoseUnits]:
    player = state.players[side.seat]
    legions, losses = player.legions[province], side.losses
    if not player.fortresses >> province & 1:
        return [LoseUnits(losses, False)]
    if losses > legions:
        return [LoseUnits(legions, True)]
    return [LoseUnits(losses, False), LoseUnits(losses - 1, True)]


def lose_triremes(table: MareTable, side: Roll, sea: int) -> None:
    table.state.players[side.seat].triremes[sea] -= side.losses
    table.tell(events.UnitsLost(side.seat, table.content.seas[sea], "trireme", side.losses))


def lose_units(table: MareTable, seat: int, province: int, lost: LoseUnits) -> None:
    player = table.state.players[seat]
    name = table.content.provinces[province]
    if lost.legions:
        player.legions[province] -= lost.legions
        table.tell(events.UnitsLost(seat, name, "legion", lost.legions))
    if lost.fortress:
        player.fortresses &= ~(1 << province)
        table.tell(events.UnitsLost(seat, name, "fortress", 1))


def end_battle(table: MareTable) -> None:
    """§7.6, §7.7 Survivors who are alone go on holding their posts as far as they can; else the province is at war."""
    state, content = table.state, table.content
    battle = state.battle
    assert battle is not None
    state.battle = None
    state.phase = "sea_battles" if battle.at_sea else "land_battles"
    left = [force_in(table, side.seat, battle.place, at_sea=battle.at_sea).size for side in battle.sides]
    name = (content.seas if battle.at_sea else content.provinces)[battle.place]
    active, rival = (side.seat for side in battle.sides)
    table.tell(events.BattleEnded(active, rival, name, outcome_of(*left)))
    if not battle.at_sea:
        end_occupation_by_war(table, battle.place)
        holder = holder_of_posts(content, state, battle.place)
        if holder != NOBODY:
            check_posts(table, holder, battle.place)
