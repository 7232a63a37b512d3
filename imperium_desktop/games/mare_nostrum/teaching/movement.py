"""Hints for the moves and battles of phase 4. All hands are hidden then: only what everybody sees."""

from typing import Final

from imperium_desktop.games.mare_nostrum.analysis.odds import battle_odds
from imperium_desktop.games.mare_nostrum.rules.content import bits
from imperium_desktop.games.mare_nostrum.rules.options import Done, Fight, LoseUnits, MoveLegions, MoveTrireme
from imperium_desktop.games.mare_nostrum.rules.places import (
    board_of,
    capital_of,
    controlled,
    controller_of,
    mask_of,
    near_any,
    near_of,
    seats_in,
)
from imperium_desktop.games.mare_nostrum.rules.reasons import missing_seas
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY
from imperium_desktop.games.mare_nostrum.rules.war.forces import land_force, sea_force
from imperium_desktop.games.mare_nostrum.rules.war.posts import posts_too_many
from imperium_desktop.games.mare_nostrum.rules.war.war_turn import at_peace
from imperium_desktop.games.mare_nostrum.teaching.context import (
    Context,
    attack,
    danger_to,
    own,
    province_names,
    rounded,
    sea_names,
)
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.hints import Found

LIKELY: Final = 50
"""Percent."""

# Triremes


def reach_with(look: Context, seas: int) -> int:
    """Provinces in which the legions that have not moved could be, with triremes on these seas."""
    near = board_of(look.content, look.now).near(seas)
    return near_any(near, mask_of(look.now.ready_legions))


def new_shores(look: Context) -> Found | None:
    """§7.3 Where a trireme under the pointer would open the way for legions."""
    option = look.hovering(MoveTrireme)
    if option is None:
        return None
    numbers = look.content.sea_numbers
    fleets = own(look).triremes.copy()
    abroad = ~own(look).controls
    before = reach_with(look, mask_of(fleets)) & abroad
    fleets[numbers[option.origin]] -= 1
    fleets[numbers[option.target]] += 1
    after = reach_with(look, mask_of(fleets)) & abroad
    facts: dict[str, Fact] = {"sea": option.target, "lost": province_names(look, before & ~after)}
    opened = province_names(look, after & ~before)
    if not opened and not facts["lost"]:
        return None
    return Found({**facts, "opened": opened}, marks=tuple(f"province/{name}" for name in opened))


def missing_link(look: Context) -> Found | None:
    """§7.5 Somebody else's province that one more trireme would bring within reach of legions."""
    origins = mask_of(look.now.ready_legions)
    if look.kind.endswith("legions"):
        if not look.touched.startswith("legion/") or look.hovered:
            return None
        origins = 1 << look.content.province_numbers[Key.of(look.touched).last]
    elif look.path:
        return None
    reached = reach_with(look, mask_of(own(look).triremes))
    foreign = controlled(look.now) & ~own(look).controls & ~reached
    for province in bits(foreign):
        seas = missing_seas(look.content, look.now, look.seat, origins, province)
        if seas is not None and len(seas) == 1:
            name = look.content.provinces[province]
            names = sea_names(look, seas)
            facts: dict[str, Fact] = {"province": name, "rival": controller_of(look.now, province), "seas": names}
            return Found(facts, marks=(f"province/{name}", *(f"sea/{sea}" for sea in names)))
    return None


def sea_odds(look: Context) -> Found | None:
    """§7.4 The sea battle under the pointer, or else the first that could be fought."""
    option = look.hovering(Fight)
    if option is None and look.hovered is None:
        option = look.offered(Fight)[0]
    if option is None:
        return None
    sea = look.content.sea_numbers[option.place]
    triremes, theirs = (look.now.players[seat].triremes[sea] for seat in (look.seat, option.rival))
    odds = battle_odds(look.content.box.battle, sea_force(triremes), sea_force(theirs))
    facts: dict[str, Fact] = {
        "sea": option.place,
        "rival": option.rival,
        "triremes": triremes,
        "rival_triremes": theirs,
    }
    lost = odds.outcomes["repelled"] + odds.outcomes["ruin"]
    return Found({**facts, "percent": rounded(odds.conquered), "lost": rounded(lost)})


def only_trireme(look: Context) -> Found | None:
    """Hint at a battle of the only trireme: with it goes the way of legions to be carried (§7.4)."""
    option = look.hovering(Fight)
    if option is None:
        return None
    sea = look.content.sea_numbers[option.place]
    seas = mask_of(own(look).triremes)
    cut = reach_with(look, seas) & ~reach_with(look, seas & ~(1 << sea)) & ~own(look).controls
    if own(look).triremes[sea] != 1 or not cut:
        return None
    names = province_names(look, cut)
    return Found({"sea": option.place, "provinces": names}, marks=tuple(f"province/{name}" for name in names))


def keep_the_chain(look: Context) -> Found | None:
    """§7.5 What carries the own legions now, before anything sails."""
    chains = board_of(look.content, look.now).chains(mask_of(own(look).triremes))
    if look.path:
        return None
    longest = max(chains, key=int.bit_count)
    seas = sea_names(look, bits(longest))
    return Found({"seas": seas, "count": len(seas)}, marks=tuple(f"sea/{sea}" for sea in seas))


# Legions


def attack_odds(look: Context) -> Found | None:
    """§7.6 What a battle in the province under the pointer would bring, with the legions that would be there."""
    strike = struck(look)
    if strike is None:
        return None
    province, rival, legions = strike
    content, state = look.content, look.now
    ours = land_force(content, state, look.seat, province, active=True, legions=legions)
    theirs = land_force(content, state, rival, province, active=False)
    numbers = content.box.battle
    odds = battle_odds(numbers, ours, theirs)
    average = ours.dice * (numbers.die + 1) // 2 + ours.bonus
    return Found(
        {
            "province": content.provinces[province],
            "rival": rival,
            "legions": legions,
            "rival_legions": theirs.units,
            "fortress": int(theirs.fortress),
            "average": average,
            "hits": average // numbers.points_per_hit,
            "percent": rounded(odds.conquered),
            "undecided": rounded(odds.outcomes["undecided"]),
        }
    )


def struck(look: Context) -> tuple[int, int, int] | None:
    """The province, the defender and the own legions there, of a move or a battle under the pointer."""
    content, state = look.content, look.now
    battle, move = look.hovering(Fight), look.hovering(MoveLegions)
    if battle is not None and battle.place in content.province_numbers:
        province = content.province_numbers[battle.place]
        return province, battle.rival, own(look).legions[province]
    if move is None:
        return None
    province = content.province_numbers[move.target]
    there = [seat for seat in seats_in(state, province) if seat != look.seat]
    return (province, there[0], own(look).legions[province] + move.count) if there else None


def weak_spot(look: Context) -> Found | None:
    """Somebody else's province that the legions at hand could most likely take, all together."""
    if look.path:
        return None
    state, near = look.now, near_of(look.content, look.now, look.seat)
    found = []
    for province in bits(reach_with(look, mask_of(own(look).triremes)) & ~own(look).controls):
        there = [seat for seat in seats_in(state, province) if seat != look.seat]
        rival = there[0] if there else controller_of(state, province)
        legions = sum(state.ready_legions[origin] for origin in bits(near[province]))
        if rival not in (NOBODY, at_peace(look.content, state, look.seat)) and legions:
            there_already = own(look).legions[province]
            odds = attack(look, look.seat, rival, province, there_already + legions)
            if there_already and attack(look, look.seat, rival, province, there_already).conquered >= odds.conquered:
                continue  # those that went there are enough
            built = (state.built & look.content.sites_in[province]).bit_count()
            found.append((rounded(odds.conquered), built, -province, rival, legions, near[province]))
    if not found:
        return None
    percent, built, place, rival, legions, origins = max(found)
    name = look.content.provinces[-place]
    going = ((origin, state.ready_legions[origin]) for origin in bits(origins))
    posts = sum(posts_too_many(look.content, own(look), origin, count) for origin, count in going)
    facts: dict[str, Fact] = {"province": name, "rival": rival, "legions": legions, "percent": percent, "built": built}
    return Found({**facts, "posts": posts}, marks=(f"province/{name}",))


def nobody_in_reach(look: Context) -> Found | None:
    """Hint at what legions can do where only own and neutral provinces are in reach."""
    if look.path or weak_spot(look) is not None:
        return None
    reached = reach_with(look, mask_of(own(look).triremes))
    neutral = reached & ~controlled(look.now)
    return Found({"count": reached.bit_count(), "neutral": province_names(look, neutral)})


def undefended(look: Context) -> Found | None:
    """§7.6 Somebody else's province without units: entering it makes a conqueror."""
    move = look.hovering(MoveLegions)
    if move is None:
        return None
    province = look.content.province_numbers[move.target]
    rival = controller_of(look.now, province)
    if rival in (NOBODY, look.seat) or any(seat != look.seat for seat in seats_in(look.now, province)):
        return None
    built = (look.now.built & look.content.sites_in[province]).bit_count()
    return Found({"province": move.target, "rival": rival, "built": built, "legions": move.count})


def leaves_open(look: Context) -> Found | None:
    """§7.6 What the legions under the pointer leave without a unit, and who can go there."""
    move = look.hovering(MoveLegions)
    if move is None:
        return None
    origin = look.content.province_numbers[move.origin]
    left = own(look).legions[origin] - move.count
    if left or not own(look).controls >> origin & 1 or own(look).fortresses >> origin & 1:
        return None
    danger = danger_to(look, origin)
    if danger is None:
        return None
    return Found({"province": move.origin, "rival": danger.rival, "legions": danger.legions})


def legions_stay(look: Context) -> Found | None:
    """§7.5 How many could still move, when one is about to stop."""
    ready = sum(look.now.ready_legions)
    return Found({"count": ready}) if look.hovering(Done) and ready else None


def capital_open(look: Context) -> Found | None:
    """Hint at a rival that could drive everything out of the own capital province, more likely than not."""
    capital = capital_of(look.content, own(look))
    danger = danger_to(look, capital)
    if look.path or danger is None or danger.percent < LIKELY:
        return None
    name = look.content.provinces[capital]
    facts: dict[str, Fact] = {
        "province": name,
        "rival": danger.rival,
        "legions": danger.legions,
        "percent": danger.percent,
    }
    return Found(facts, marks=(f"province/{name}",))


# Battles


def battle_order(look: Context) -> Found | None:
    """§7.5 Several battles: they must all be fought, in any order."""
    fights = look.offered(Fight)
    places = tuple(dict.fromkeys(fight.place for fight in fights))
    return None if look.hovered else Found({"places": places, "count": len(places)})


def which_loss(look: Context) -> Found:
    """§7.6.6 A fortress or a legion."""
    battle = look.now.battle
    assert battle is not None
    keep = next(option for option in look.offered(LoseUnits) if not option.fortress)
    legions = own(look).legions[battle.place]
    enemies = [side.seat for side in battle.sides if side.seat != look.seat]
    facts: dict[str, Fact] = {
        "province": look.content.provinces[battle.place],
        "count": keep.legions,
        "legions": legions,
    }
    return Found({**facts, "left": legions - keep.legions, "rival": enemies[0]})
