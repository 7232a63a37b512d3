"""Hints of a build turn about war: where one legion more would matter."""

from typing import Final

from imperium_desktop.games.mare_nostrum.rules.content import bits
from imperium_desktop.games.mare_nostrum.rules.options import BuildUnit
from imperium_desktop.games.mare_nostrum.rules.places import (
    army,
    capital_of,
    controlled,
    controller_of,
    near_of,
    seats_in,
)
from imperium_desktop.games.mare_nostrum.teaching.context import (
    SEVERAL,
    Context,
    attack,
    danger_to,
    legions_near,
    own,
    rounded,
)
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.hints import Found

RICH: Final = 3
"""Number of buildings that makes a province worth a guard of its own."""
MUCH_BETTER: Final = 30
"""Percent that one legion adds to the odds."""


def open_province(look: Context) -> Found | None:
    """Hint at an own province with many buildings and no unit, which rival legions can enter (§7.6)."""
    if look.path:
        return None
    capital = 1 << capital_of(look.content, own(look))
    found = [
        ((look.now.built & look.content.sites_in[province]).bit_count(), danger.legions, province, danger.rival)
        for province in bits(own(look).controls & ~capital & ~army(own(look)))
        if (danger := danger_to(look, province)) is not None
    ]
    built, legions, province, rival = max(found, default=(0, 0, 0, 0))
    if built < RICH:
        return None
    name = look.content.provinces[province]
    facts: dict[str, Fact] = {"province": name, "rival": rival, "legions": legions, "built": built}
    return Found(facts, marks=(f"province/{name}",))


def attack_ready(look: Context) -> Found | None:
    """§7.6 A defended province against which one legion more, built beside it now, would make the difference."""
    if look.path:
        return None
    near = near_of(look.content, look.now, look.seat)
    for_sale = {option.place for option in look.offered(BuildUnit) if option.unit == "legion"}
    found = []
    for province in bits(controlled(look.now) & ~own(look).controls):
        around = tuple(look.content.provinces[place] for place in bits(near[province]))
        places = tuple(place for place in around if place in for_sale)[:SEVERAL]
        legions = legions_near(look, look.seat, province)
        if places and legions:
            before, after = odds_against(look, province, legions), odds_against(look, province, legions + 1)
            found.append((after - before, after, province, places))
    better, after, province, places = max(found, default=(0, 0, 0, ()))
    if better < MUCH_BETTER:
        return None
    name = look.content.provinces[province]
    facts: dict[str, Fact] = {"province": name, "rival": defender_of(look, province), "places": places}
    numbers = {"legions": legions_near(look, look.seat, province), "before": after - better, "after": after}
    return Found({**facts, **numbers}, marks=(f"province/{name}",))


def odds_against(look: Context, province: int, legions: int) -> int:
    """Chance in percent that these legions drive everybody out."""
    return rounded(attack(look, look.seat, defender_of(look, province), province, legions).conquered)


def defender_of(look: Context, province: int) -> int:
    there = [seat for seat in seats_in(look.now, province) if seat != look.seat]
    return there[0] if there else controller_of(look.now, province)
