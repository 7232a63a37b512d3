"""Hints about what a build turn could open: income, land, titles. Each names the best that can be paid for now."""

from collections.abc import Iterator

from imperium_desktop.games.mare_nostrum.rules.collect import income
from imperium_desktop.games.mare_nostrum.rules.components import TRACKS, TrackName
from imperium_desktop.games.mare_nostrum.rules.content import Place, bits
from imperium_desktop.games.mare_nostrum.rules.options import BuildBuilding, BuildUnit, PlaceControl
from imperium_desktop.games.mare_nostrum.rules.places import (
    board_of,
    controlled,
    fortresses_left,
    legions_left,
    mask_of,
    near_any,
    tracks,
    triremes_left,
)
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN
from imperium_desktop.games.mare_nostrum.teaching.context import (
    Context,
    kinds_yielded,
    own,
    own_tracks,
    province_names,
    rivals,
    threes,
)
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.hints import Found


def offered_sites(look: Context, *buildings: str) -> list[Place]:
    """Empty sites on which one of these can be built and paid for now."""
    options = [option for option in look.offered(BuildBuilding) if option.building in buildings]
    sites = (look.content.site(option.province, option.building, option.good) for option in options)
    return [site for site in sites if site is not None]


def gain_of(look: Context, site: Place) -> tuple[int, int]:
    """How many goods and coins more a building would bring each round."""
    built = look.now.copy()
    built.built |= 1 << site.number
    more = income(look.content, built, look.seat) - income(look.content, look.now, look.seat)
    return more.total() - more[COIN], more[COIN]


def new_kind(look: Context) -> Found | None:
    """A caravan for a good that the own provinces do not bring."""
    had = kinds_yielded(look, look.seat)
    sites = [site for site in offered_sites(look, "caravan") if site.letter not in had]
    if look.path or not sites:
        return None
    best = max(sites, key=lambda site: gain_of(look, site)[0])
    facts: dict[str, Fact] = {"good": best.good or "", "province": best.province_id, "kinds": len(had)}
    return Found({**facts, "count": gain_of(look, best)[0]}, marks=(best.key,))


def market_pays(look: Context) -> Found | None:
    """A market that doubles two caravans or more."""
    sites = offered_sites(look, "market")
    if look.path or not sites:
        return None
    best = max(sites, key=lambda site: gain_of(look, site)[0])
    count = gain_of(look, best)[0]
    return Found({"province": best.province_id, "count": count}, marks=(best.key,)) if count > 1 else None


def coins_grow(look: Context) -> Found | None:
    """A capital or legendary city, or what brings two coins: a temple for two cities, a city beside a temple."""
    great = offered_sites(look, "capital", "legendary")
    sites = great + [site for site in offered_sites(look, "city", "temple") if gain_of(look, site)[1] > 1]
    if look.path or not sites:
        return None
    best = max(sites, key=lambda site: gain_of(look, site)[1])
    facts: dict[str, Fact] = {"building": best.building, "province": best.province_id}
    return Found({**facts, "count": gain_of(look, best)[1]}, marks=(best.key,))


def new_land(look: Context) -> Found | None:
    """A neutral province within reach with sites of goods that one lacks."""
    had = kinds_yielded(look, look.seat)
    found: list[tuple[int, str, tuple[str, ...]]] = []
    for option in look.offered(PlaceControl):
        sites = look.content.sites_in[look.content.province_numbers[option.province]]
        caravans = (look.content.sites[number] for number in bits(sites & look.content.of_kind["caravan"]))
        goods: tuple[str, ...] = tuple(site.good for site in caravans if site.good and site.letter not in had)
        found.append((len(goods), option.province, goods))
    count, province, lacking = max(found, default=(0, "", ()))
    if look.path or not count:
        return None
    facts: dict[str, Fact] = {"province": province, "goods": lacking, "kinds": len(had)}
    return Found(facts, marks=(f"province/{province}",))


def trireme_opens(look: Context) -> Found | None:
    """A sea on which a trireme would bring neutral provinces within reach of control."""
    state, player = look.now, own(look)
    board = board_of(look.content, state)
    seas = mask_of(player.triremes)
    neutral = board.in_play & ~controlled(state)
    before = near_any(board.near(seas), player.at_round_start)
    opened = {
        option.place: near_any(board.near(seas | 1 << look.content.sea_numbers[option.place]), player.at_round_start)
        & neutral
        & ~before
        for option in look.offered(BuildUnit)
        if option.unit == "trireme"
    }
    sea = max(opened, key=lambda sea: opened[sea].bit_count(), default="")
    if look.path or not sea or not opened[sea]:
        return None
    facts: dict[str, Fact] = {"sea": sea, "provinces": province_names(look, opened[sea])}
    return Found(facts, marks=(f"sea/{sea}",))


# Titles


def contested(look: Context) -> Iterator[tuple[TrackName, int, int, int]]:
    """Tracks: holder, the rival with the highest value, and how far that is ahead of the own value."""
    mine = own_tracks(look)
    for track, holder in enumerate(look.now.titles):
        values = {rival: tracks(look.content, look.now, rival)[track] for rival in rivals(look)}
        best = max(values, key=lambda rival: values[rival])
        yield TRACKS[track], holder, best, values[best] - mine[track]


def title_tie(look: Context) -> Found | None:
    """§8.2 A tie at the top of a track whose title somebody else has."""
    if look.path:
        return None
    for track, holder, _, ahead in contested(look):
        if holder != look.seat and ahead == 0:
            return Found({"track": track, "value": own_value(look, track), "rival": holder})
    return None


def title_near(look: Context) -> Found | None:
    """§8.1 One short of the best on a track whose title somebody else has, and out of reach this turn."""
    if look.path or title_within_reach(look) is not None:
        return None
    for track, holder, _, ahead in contested(look):
        if holder != look.seat and ahead == 1:
            return Found({"track": track, "value": own_value(look, track), "rival": holder})
    return None


def title_within_reach(look: Context) -> Found | None:
    """§8.1 A track on which the pieces that can be paid for now would put one first."""
    if look.path:
        return None
    sets = threes(own(look).hand)
    for track, holder, rival, ahead in contested(look):
        needed = ahead + 1
        if holder != look.seat and ahead > 0 and needed <= min(sets, pieces_for(look, track)):
            facts: dict[str, Fact] = {"track": track, "value": own_value(look, track), "rival": rival}
            return Found({**facts, "best": own_value(look, track) + ahead, "sets": sets, "count": needed})
    return None


def pieces_for(look: Context, track: TrackName) -> int:
    """How many pieces at the price of three could be built that count on a track."""
    if track == "trade":
        return len(offered_sites(look, "caravan"))
    if track == "culture":
        return len(offered_sites(look, "city", "capital", "legendary"))
    player, content = own(look), look.content
    left = {
        "legion": legions_left(content, player),
        "trireme": triremes_left(content, player),
        "fortress": fortresses_left(content, player),
    }
    return sum(left[unit] for unit in {option.unit for option in look.offered(BuildUnit)})


def thin_lead(look: Context) -> Found | None:
    """Hint at an own title that a single piece of a rival's would put in doubt (§8.1)."""
    if look.path:
        return None
    for track, holder, rival, ahead in contested(look):
        if holder == look.seat and ahead in (-1, 0):
            value = own_value(look, track)
            return Found({"track": track, "value": value, "rival": rival, "best": value + ahead})
    return None


def own_value(look: Context, track: TrackName) -> int:
    return own_tracks(look)[TRACKS.index(track)]
