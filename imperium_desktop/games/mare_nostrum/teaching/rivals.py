"""Hints about those who are near to a victory, and about the orders that leaders give."""

from typing import Final

from imperium_desktop.games.mare_nostrum.rules.components import CULTURE, TRACKS
from imperium_desktop.games.mare_nostrum.rules.content import bits
from imperium_desktop.games.mare_nostrum.rules.options import ChooseEmpire, DeclarePeace, GrantTitle
from imperium_desktop.games.mare_nostrum.rules.places import (
    board_of,
    controller_of,
    held_buildings,
    legions_left,
    near_any,
    near_of,
    powers,
    tracks,
    victory_cities,
)
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY
from imperium_desktop.games.mare_nostrum.teaching.context import (
    Context,
    attack,
    coins_yielded,
    kinds_yielded,
    legions_near,
    own,
    rivals,
)
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.hints import Found

TWO_TITLES: Final = 2
RICH_KINDS: Final = 9
RICH_COINS: Final = 9
"""Income with which the Pyramids come near."""
LIKELY: Final = 50
"""Percent."""


# Victories that threaten


def leadership_threat(look: Context) -> Found | None:
    """§9.4 Somebody has two titles and leads or ties in the third track."""
    state, content = look.now, look.content
    for rival in rivals(look):
        if look.path or state.titles.count(rival) < TWO_TITLES:
            continue
        values = [tracks(content, state, seat) for seat in range(len(state.players))]
        for track, holder in enumerate(state.titles):
            best = max(value[track] for value in values)
            if holder != rival and values[rival][track] == best:
                facts: dict[str, Fact] = {
                    "rival": rival,
                    "track": TRACKS[track],
                    "value": best,
                    "mine": values[look.seat][track],
                }
                return Found(facts, marks=(f"empire/{rival}",))
    return None


def conquest_threat(look: Context) -> Found | None:
    """§9.3 Somebody is one city short; once they have built, only if the next can be reached."""
    needed = look.content.box.victory.cities
    for rival in rivals(look):
        count = victory_cities(look.content, look.now, rival)
        if look.path or count < needed - 1:
            continue
        done_building = look.kind.endswith(".build") and not look.now.waiting >> rival & 1
        if count >= needed or not done_building or reaches_a_city(look, rival):
            return Found({"rival": rival, "count": count, "needed": needed}, marks=(f"empire/{rival}",))
    return None


def reaches_a_city(look: Context, rival: int) -> bool:
    """Whether legions of this player would likely conquer a city that counts and is not theirs yet."""
    content, state = look.content, look.now
    held = held_buildings(content, state, rival)
    for number in bits(state.built & content.victory_cities & ~held):
        province = content.sites[number].province
        legions, owner = legions_near(look, rival, province), controller_of(state, province)
        guarded = owner not in (NOBODY, rival)
        if legions and guarded and attack(look, rival, owner, province, legions).conquered * 100 >= LIKELY:
            return True
    return False


def building_threat(look: Context) -> Found | None:
    """§9.2 Somebody has four cards, or an income that the Pyramids can be paid with before long."""
    if look.path:
        return None
    last = len(look.content.box.prices.cards)
    for rival in rivals(look):
        cards = len(look.now.players[rival].cards)
        kinds, coins = len(kinds_yielded(look, rival)), coins_yielded(look, rival)
        if cards >= last or kinds >= RICH_KINDS or coins >= RICH_COINS:
            facts: dict[str, Fact] = {
                "rival": rival,
                "cards": cards,
                "fifth": int(cards >= last),
                "kinds": kinds,
                "coins": coins,
            }
            return Found(facts, marks=(f"empire/{rival}",))
    return None


def perseus_threat(look: Context) -> Found | None:
    """Hint that the owner of Perseus with four cards builds before the Culture Leader (§9.2.1)."""
    last = len(look.content.box.prices.cards)
    for rival in rivals(look):
        player = look.now.players[rival]
        if powers(look.content, player, "build_first_to_win") and len(player.cards) >= last and not look.path:
            return Found({"rival": rival, "mine": int(look.now.titles[CULTURE] == look.seat)}, marks=("card/perseus",))
    return None


# Orders


def which_empire(look: Context) -> Found | None:
    """§2.3 What an empire begins with."""
    option = look.hovering(ChooseEmpire)
    if option is None:
        return None
    empire = look.content.empires[option.empire]
    sites = [look.content.sites[look.content.site_numbers[id]] for id in empire.buildings]
    trade = sum(site.building in ("caravan", "market") for site in sites)
    units = sum(empire.legions.values()) + len(empire.fortresses)
    facts: dict[str, Fact] = {
        "empire": option.empire,
        "card": empire.hero,
        "trade": trade,
        "culture": len(sites) - trade,
    }
    return Found({**facts, "military": units})


def empires_differ(look: Context) -> Found | None:
    return None if look.hovered else Found({"count": len(look.offered(ChooseEmpire))})


def who_builds(look: Context) -> Found:
    """§6.1 The first has the whole choice of cards: who should not have it, by cards owned and income."""
    left = bits(look.now.waiting & ~look.now.outrun)
    others = [seat for seat in left if seat != look.seat]
    rival = max(others, key=lambda seat: (len(look.now.players[seat].cards), len(kinds_yielded(look, seat))))
    facts: dict[str, Fact] = {
        "count": len(left),
        "mine": int(look.seat in left),
        "cards": len(look.now.display),
        "rival": rival,
        "owned": len(look.now.players[rival].cards),
        "kinds": len(kinds_yielded(look, rival)),
    }
    return Found({**facts, "coins": coins_yielded(look, rival)}, marks=(f"empire/{rival}",))


def who_moves(look: Context) -> Found:
    """Hint at the rival that will take over a marker, or else whose legions are nearest (§7.1).

    A marker is safe if its controller moves first.
    """
    state = look.now
    waiting = bits(state.waiting)
    rival = max((seat for seat in waiting if seat != look.seat), key=lambda seat: sum(pressure(look, seat)))
    facts: dict[str, Fact] = {"count": len(waiting), "rival": rival, "near": sum(pressure(look, rival))}
    for seat in waiting:
        for province in bits(state.players[seat].marker_posts):
            if state.marker_rounds[province] < state.round:
                name = look.content.provinces[province]
                facts.update(province=name, seat=seat, mine=int(seat == look.seat))
                return Found(facts, marks=(f"marker/{name}",))
    return Found({**facts, "province": "", "seat": look.seat, "mine": int(look.seat in waiting)})


def which_peace(look: Context) -> Found:
    """§10 The rival under the pointer, or else the one with most legions in or near the own provinces."""
    option = look.hovering(DeclarePeace)
    offered = [choice.rival for choice in look.offered(DeclarePeace)]
    rival = option.rival if option else max(offered, key=lambda seat: sum(pressure(look, seat)))
    inside, near = pressure(look, rival)
    return Found({"rival": rival, "inside": inside, "near": near}, marks=(f"empire/{rival}",))


def pressure(look: Context, seat: int) -> tuple[int, int]:
    """A rival's legions in the own provinces, and those that can come there with one move."""
    legions = look.now.players[seat].legions
    mine = own(look).controls
    close = near_any(near_of(look.content, look.now, seat), mine) & board_of(look.content, look.now).in_play & ~mine
    return sum(legions[place] for place in bits(mine)), sum(legions[place] for place in bits(close))


def who_gets_title(look: Context) -> Found:
    """Hint at the player's own decision on a title, and a seat that would have all three by it (§8.2)."""
    tied = [option.seat for option in look.offered(GrantTitle)]
    track = str(look.seen.decision.facts["track"])
    titles = look.now.titles
    others = [holder for number, holder in enumerate(titles) if TRACKS[number] != track]
    deadly = [seat for seat in tied if others.count(seat) == TWO_TITLES and seat != look.seat]
    facts: dict[str, Fact] = {"track": track, "mine": int(look.seat in tied), "deadly": int(bool(deadly))}
    return Found({**facts, "rival": deadly[0] if deadly else look.seat})


def no_legions_left(look: Context) -> Found | None:
    """§12 All legions are on the map."""
    player = own(look)
    if look.path or legions_left(look.content, player):
        return None
    return Found({"count": sum(player.legions), "triremes": sum(player.triremes)})
