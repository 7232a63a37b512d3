"""Hints for phase 3: what a hand can pay for, and what would be wasted."""

from typing import Final

from imperium_desktop.games.mare_nostrum.rules.components import CULTURE
from imperium_desktop.games.mare_nostrum.rules.content import Place, bits
from imperium_desktop.games.mare_nostrum.rules.legal import Ground, card_price, winning_buys
from imperium_desktop.games.mare_nostrum.rules.options import (
    BuildBuilding,
    BuyCard,
    CopyHero,
    EndBuild,
    KeepGood,
    PlaceControl,
)
from imperium_desktop.games.mare_nostrum.rules.payment import Budget, kinds_held, tokens_for
from imperium_desktop.games.mare_nostrum.rules.places import (
    capital_of,
    control_markers_left,
    controlled,
    held_buildings,
    near_any,
    near_of,
    posts_in,
)
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN, LETTER_OF, without
from imperium_desktop.games.mare_nostrum.teaching.context import (
    Context,
    kinds_yielded,
    legions_near,
    own,
    province_names,
    rivals,
    threes,
)
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.hints import Found

NEARLY: Final = 1
"""Kinds of goods or coins that are missing for a card."""


def your_sets(look: Context) -> Found | None:
    hand = own(look).hand
    if look.path:
        return None
    return Found({"coins": hand.count(COIN), "kinds": kinds_held(hand), "sets": threes(hand)})


def card_near(look: Context) -> Found | None:
    """A few kinds, or a few coins, are missing for the next card."""
    player = own(look)
    price = card_price(look.content, player, "")
    if look.path or price is None:
        return None
    kinds, coins = price - kinds_held(player.hand), price - player.hand.count(COIN)
    missing = min(kinds, coins)
    if not 1 <= missing <= NEARLY:
        return None
    facts: dict[str, Fact] = {
        "price": price,
        "missing": missing,
        "of_coins": int(coins < kinds),
        "owned": len(player.cards),
    }
    return Found({**facts, "kept": look.content.box.coins.kept})


# What the end of the phase takes


def coins_lost(look: Context) -> Found | None:
    kept, coins = look.content.box.coins.kept, own(look).hand.count(COIN)
    if not look.hovering(EndBuild) or coins <= kept:
        return None
    return Found({"coins": coins, "lost": coins - kept, "kept": kept})


def goods_lost(look: Context) -> Found | None:
    """Goods are left, and something could still be built."""
    hand = own(look).hand
    goods = len(hand) - hand.count(COIN)
    if not look.hovering(EndBuild) or not goods or len(look.seen.decision.options) == 1:
        return None
    return Found({"goods": goods, "sets": threes(hand)})


# Buildings


def site_under(look: Context, building: str) -> Place | None:
    """The empty site of this sort that is pointed at."""
    option = look.hovering(BuildBuilding)
    if option is None or option.building != building:
        return None
    return look.content.site(option.province, option.building, option.good)


def caravans_in(look: Context, province: int) -> int:
    held = held_buildings(look.content, look.now, look.seat) & look.content.of_kind["caravan"]
    return (held & look.content.sites_in[province]).bit_count()


def market_better_elsewhere(look: Context) -> Found | None:
    """§4.1 Another market would double more caravans."""
    site = site_under(look, "market")
    if site is None:
        return None
    here = caravans_in(look, site.province)
    others = [
        (caravans_in(look, place.province), place)
        for option in look.offered(BuildBuilding)
        if option.building == "market" and (place := look.content.site(option.province, "market", None))
    ]
    best, place = max(others, key=lambda entry: entry[0])
    if best <= here:
        return None
    facts: dict[str, Fact] = {"province": site.province_id, "caravans": here, "target": place.province_id, "more": best}
    return Found(facts, marks=(place.key,))


def temple_alone(look: Context) -> Found | None:
    """Hint at a temple without an own city beside it (§4.4)."""
    site = site_under(look, "temple")
    held = held_buildings(look.content, look.now, look.seat) & look.content.cities
    if site is None or held & look.content.sites_in[site.province]:
        return None
    return Found({"province": site.province_id})


def market_alone(look: Context) -> Found | None:
    """Hint at a market without an own caravan beside it (§4.4)."""
    site = site_under(look, "market")
    if site is None or caravans_in(look, site.province):
        return None
    return Found({"province": site.province_id})


# Control


def wants_control(look: Context) -> bool:
    return look.touched in ("build/control", "build/free_control")


def no_stepping_stone(look: Context) -> Found | None:
    """§6.4.3 Provinces that are near only to one gained in this round."""
    player = own(look)
    gained = player.controls & ~player.at_round_start
    if not wants_control(look) or not gained:
        return None
    ground = Ground(look.content, look.now, look.seat)
    near = near_any(near_of(look.content, look.now, look.seat), gained)
    out = near & ground.board.in_play & ~controlled(look.now) & ~ground.reach()
    if not out:
        return None
    names = province_names(look, out)
    facts: dict[str, Fact] = {"provinces": names, "gained": province_names(look, gained)}
    return Found(facts, marks=tuple(f"province/{name}" for name in names))


def foreign_legion(look: Context) -> Found | None:
    """§6.4.2 A province within reach in which a foreign legion stands; and how many own legions could go there."""
    if not wants_control(look):
        return None
    ground = Ground(look.content, look.now, look.seat)
    shut = ground.reach() & ground.board.in_play & ~controlled(look.now) & ground.enemies
    for province in bits(shut):
        for rival in rivals(look):
            if count := look.now.players[rival].legions[province]:
                name = look.content.provinces[province]
                legions = legions_near(look, look.seat, province)
                facts: dict[str, Fact] = {"province": name, "rival": rival, "count": count, "legions": legions}
                return Found(facts, marks=(f"legion/{rival}/{name}",))
    return None


def last_marker(look: Context) -> Found | None:
    """Hint that this is the last control marker (§12)."""
    option = look.hovering(PlaceControl)
    if option is None or control_markers_left(look.content, own(look)) != 1:
        return None
    return Found({"province": option.province, "controlled": own(look).controls.bit_count()})


def capital_occupied(look: Context) -> Found | None:
    """§7.9 Somebody holds posts in the own capital province."""
    capital = capital_of(look.content, own(look))
    for rival in rivals(look):
        player = look.now.players[rival]
        if not look.path and (posts := posts_in(look.content, player, capital)):
            name = look.content.provinces[capital]
            facts: dict[str, Fact] = {
                "province": name,
                "rival": rival,
                "posts": posts,
                "legions": player.legions[capital],
            }
            return Found(facts, marks=(f"province/{name}",))
    return None


# Cards


def winning_build(look: Context) -> Found | None:
    """§9.2 The Pyramids or the fifth card can be paid for."""
    cards = winning_buys(look.content, look.now, look.seat)
    if not cards:
        return None
    leader = int(look.now.titles[CULTURE] == look.seat)
    pyramids = int(look.content.pyramids in cards)
    facts: dict[str, Fact] = {"leader": leader, "pyramids": pyramids, "fifth": int(len(cards) > pyramids)}
    return Found(facts, marks=tuple(f"card/{card}" for card in cards))


def what_a_card_brings(look: Context) -> Found | None:
    """Hint at a card's bonus on the tracks, and what the next card will cost."""
    option = look.hovering(BuyCard)
    if option is None or option.card == look.content.pyramids:
        return None
    bonus = look.content.cards[option.card].bonus
    prices = look.content.box.prices.cards
    owned = len(own(look).cards)
    facts: dict[str, Fact] = {"trade": bonus.trade, "culture": bonus.culture, "military": bonus.military}
    next_price = prices[owned] if owned < len(prices) else 0
    return Found({"card": option.card, **facts, "owned": owned + 1, "next": next_price})


def which_set(look: Context) -> Found | None:
    """§6.2 What the proposed set leaves behind."""
    purchase = look.now.purchase
    if purchase is None:
        return None
    player = own(look)
    proposal = Budget(look.content, player, purchase).proposal()
    left = without(player.hand, tokens_for(player.hand, proposal))
    facts: dict[str, Fact] = {
        "price": purchase.price,
        "coins": left.count(COIN),
        "kinds": kinds_held(left),
        "sets": threes(left),
    }
    return Found(facts)


def which_copy(look: Context) -> Found | None:
    """Hint at the owner of a hero to copy; a copy brings the power only (§10)."""
    option = look.hovering(CopyHero)
    card = option.card if option else look.offered(CopyHero)[0].card
    owner = next(seat for seat in rivals(look) if card in look.now.players[seat].cards)
    return Found({"card": card, "rival": owner, "count": len(look.offered(CopyHero))}, marks=(f"card/{card}",))


def which_keep(look: Context) -> Found:
    """§6.7 Worth keeping: kinds that the own provinces do not bring again."""
    options = look.offered(KeepGood)
    again = kinds_yielded(look, look.seat)
    rare = tuple(option.token for option in options if LETTER_OF[option.token].lower() not in again)
    return Found({"tokens": rare, "most": look.seen.decision.pick[1]})


def perseus_now(look: Context) -> Found:
    """Hint that Perseus takes a card now, and how many there are (§9.2.1)."""
    cards = [option.card for option in look.offered(BuyCard)]
    leader = look.now.titles[CULTURE]
    facts: dict[str, Fact] = {"count": len(cards), "rival": leader, "mine": int(leader == look.seat)}
    return Found(facts, marks=tuple(f"card/{card}" for card in cards))


# What a wonder or a legendary city gives


def which_good(look: Context) -> Found:
    """§4.6 Kinds that the own provinces do not bring: only what everybody sees."""
    had = kinds_yielded(look, look.seat)
    missing = [option for option in look.seen.decision.options if missing_good(had, option.path)]
    goods = tuple(Key.of(option.path[0]).name for option in missing)
    return Found({"goods": goods, "kinds": len(had)}, marks=tuple(option.path[0] for option in missing))


def missing_good(had: str, path: tuple[str, ...]) -> bool:
    zone, good = Key.of(path[0]) if path else Key("")
    return zone == "reserve" and LETTER_OF[good] not in had


def coin_or_good(look: Context) -> Found:
    """Hint at how many of the 13 kinds are brought by nothing that the player controls (§4.3)."""
    had = kinds_yielded(look, look.seat)
    all_kinds = len(look.content.goods)
    return Found({"missing": all_kinds - len(had), "kinds": all_kinds})


def raises_legions(look: Context) -> Found | None:
    """Hint at own provinces with enemy legions in them, for Penthesilea (§10)."""
    card, count = Ground(look.content, look.now, look.seat).raising()
    if look.path or not count:
        return None
    return Found({"card": card, "count": count}, marks=(f"power/{card}",))
