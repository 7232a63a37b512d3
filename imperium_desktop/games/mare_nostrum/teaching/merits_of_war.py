"""What speaks for a move of fleets and legions in Mare Nostrum, for a battle and for what follows it."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from imperium_desktop.games.mare_nostrum.analysis.odds import battle_odds
from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.options import (
    Decline,
    Done,
    Fight,
    LoseUnits,
    MoveLegions,
    MoveTrireme,
    Occupy,
    OccupyBuilding,
    OccupyMarker,
    Pillage,
)
from imperium_desktop.games.mare_nostrum.rules.places import (
    board_of,
    controller_of,
    mask_of,
    near_any,
    seats_in,
)
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, State
from imperium_desktop.games.mare_nostrum.rules.war.conquest import buildings_in
from imperium_desktop.games.mare_nostrum.rules.war.forces import Force, land_force, sea_force
from imperium_desktop.games.mare_nostrum.teaching.context import danger_to, own, rounded
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.merits import Move

Play: TypeAlias = Move[State, Components]
Facts: TypeAlias = Mapping[str, Fact] | None
LIKELY: Final = 50
"""Chance in percent below which a battle has no merit."""


def battle_stands(move: Play) -> Facts:
    """§7.6 The odds of the battle that follows, if they are good."""
    forces = battle_of(move)
    if forces is None:
        return None
    rival, place, ours, theirs = forces
    percent = rounded(battle_odds(move.content.box.battle, ours, theirs).conquered)
    return {"place": place, "rival": rival, "percent": percent, "units": ours.units} if percent >= LIKELY else None


def battle_of(move: Play) -> tuple[int, str, Force, Force] | None:
    """The enemy, the place and both sides, of a battle or of a march into one."""
    content, state = move.content, move.now
    battle, march = move.hovering(Fight), move.hovering(MoveLegions)
    if battle is not None and battle.place in content.sea_numbers:
        sea = content.sea_numbers[battle.place]
        fleets = (sea_force(state.players[seat].triremes[sea]) for seat in (move.seat, battle.rival))
        ours, theirs = fleets
        return battle.rival, battle.place, ours, theirs
    if battle is not None:
        rival, place, more = battle.rival, battle.place, 0
    elif march is not None:
        there = [seat for seat in seats_in(state, content.province_numbers[march.target]) if seat != move.seat]
        if not there:
            return None
        rival, place, more = there[0], march.target, march.count
    else:
        return None
    province = content.province_numbers[place]
    legions = own(move).legions[province] + more
    ours = land_force(content, state, move.seat, province, active=True, legions=legions)
    return rival, place, ours, land_force(content, state, rival, province, active=False)


def conquers(move: Play) -> Facts:
    """§7.6 An undefended province of somebody else."""
    option = move.hovering(MoveLegions)
    if option is None:
        return None
    province = move.content.province_numbers[option.target]
    rival = controller_of(move.now, province)
    if rival in (NOBODY, move.seat) or any(seat != move.seat for seat in seats_in(move.now, province)):
        return None
    return {"province": option.target, "rival": rival, "built": len(buildings_in(move.content, move.now, province))}


def marches(move: Play) -> Facts:
    """Merit of marching to an empty province: to guard an own one, or to bar others from a neutral one."""
    option = move.hovering(MoveLegions)
    if option is None:
        return None
    number = move.content.province_numbers[option.target]
    foreign = controller_of(move.now, number) not in (NOBODY, move.seat)
    if foreign or any(seat != move.seat for seat in seats_in(move.now, number)):
        return None
    mine = own(move).controls >> number & 1
    return {"province": option.target, "mine": mine, "count": option.count}


def sails(move: Play) -> Facts:
    """§7.3 How many provinces the legions can get to then."""
    option = move.hovering(MoveTrireme)
    if option is None:
        return None
    fleets = own(move).triremes.copy()
    fleets[move.content.sea_numbers[option.origin]] -= 1
    fleets[move.content.sea_numbers[option.target]] += 1
    near = board_of(move.content, move.now).near(mask_of(fleets))
    reached = near_any(near, mask_of(move.now.ready_legions))
    return {"sea": option.target, "count": reached.bit_count()}


def spoils(move: Play) -> Facts:
    option = move.hovering(Pillage)
    if option is None:
        return None
    pillaged = move.ahead.told(events.Pillaged)
    tokens = pillaged[0].tokens if pillaged else ()
    return {"building": option.building, "tokens": tokens, "rival": controller_of(move.now, move.now.place)}


def occupies(move: Play) -> Facts:
    """Merit of buildings that count for the player while the legions stay (§7.6b)."""
    if move.hovering(Occupy):
        return {"buildings": (), "legions": own(move).legions[move.now.place]}
    if move.hovering(OccupyBuilding) is None:
        return None
    chosen = tuple(option.building for option in move.picked if isinstance(option, OccupyBuilding))
    return {"buildings": chosen, "legions": len(chosen)}


def waits_for_marker(move: Play) -> Facts:
    """Merit of occupying a marker, and the rival who could drive the legion off before (§7.8)."""
    option = move.hovering(OccupyMarker)
    if option is None:
        return None
    danger = danger_to(move, move.content.province_numbers[option.province])
    return {"province": option.province, "legions": danger.legions if danger else 0}


def keeps_units(move: Play) -> Facts:
    option = move.hovering(LoseUnits)
    return {"fortress": int(not option.fortress), "legions": option.legions} if option else None


def guards(move: Play) -> Facts:
    """Merit of moving no more: which units stay where they are."""
    if not (move.hovering(Done) or move.hovering(Decline)):
        return None
    legions = sum(move.now.ready_legions) if move.kind.endswith("move_legions") else 0
    triremes = sum(own(move).triremes) if move.kind.endswith("move_triremes") else 0
    return {"legions": legions, "triremes": triremes} if legions or triremes else None
