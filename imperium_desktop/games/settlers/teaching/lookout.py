"""Hints for the Lookout: which card fits the Empire, which one would help somebody else."""

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

from imperium_desktop.games.settlers.rules.cards.vocabulary import ON_BUILD
from imperium_desktop.games.settlers.rules.content import PlayingCard
from imperium_desktop.games.settlers.rules.empire import deal_good, deals_of
from imperium_desktop.games.settlers.rules.gains import PLACE_OF
from imperium_desktop.games.settlers.rules.names import SUPPLY, Good
from imperium_desktop.games.settlers.rules.options import Build, ChooseFaction, TakeCard
from imperium_desktop.games.settlers.rules.state import Player
from imperium_desktop.games.settlers.teaching.building import lacking
from imperium_desktop.games.settlers.teaching.context import Context, face, one_of_each, own, rounds_left
from imperium_desktop.games.settlers.teaching.prospects import (
    WORTH,
    cost_of,
    each_round,
    gains_at,
    goods_of,
    one_use,
    rewards,
    with_card,
    worth_of,
)
from imperium_desktop.teaching.hints import Found

Sort: TypeAlias = Literal["production", "use", "bonus", "raze", "point"]


class Promise(NamedTuple):
    """What a card that is not in hand yet is best for."""

    card: str
    sort: Sort
    goods: tuple[Good, ...]
    """Each time."""
    times: int
    worth: int


def which_faction(look: Context) -> Found:
    """What the board under the pointer brings and keeps."""
    picked = look.hovering(ChooseFaction)
    if picked is None:
        return Found({"faction": "", "goods": (), "stored": ()})
    board = look.content.boards[picked.faction]
    goods = tuple(good for good in SUPPLY for _ in range(board.production.get(good, 0)))
    return Found({"faction": picked.faction, "goods": goods, "stored": board.storage})


def offered(look: Context) -> list[str]:
    return [option.card for option in look.offered(TakeCard)]


def which_card(look: Context) -> Found | None:
    """The card that promises most in this Empire with the rounds that are left."""
    if look.path or not offered(look):
        return None
    best = max((promise(look, card) for card in offered(look)), key=lambda found: found.worth)
    price = goods_of(face(look, best.card).price) if best.sort == "use" else goods_of(face(look, best.card).resources)
    return Found(
        {"card": best.card, "sort": best.sort, "goods": best.goods, "times": best.times, "price": price},
        marks=(f"row/{best.card}",),
    )


def promise(look: Context, card: str) -> Promise:
    """Promise of a card that is worth most, of all that can be done with it."""
    return max(promises(look, face(look, card)), key=lambda found: found.worth)


def promises(look: Context, card: PlayingCard) -> Iterator[Promise]:
    times = rounds_left(look) + 1
    after = with_card(own(look), Build(card.id))
    cost = worth_of(goods_of(card.resources))
    produced = each_round(look, card, after)
    bonus = gains_at(look, card, "built", after)
    if produced:
        yield Promise(card.id, "production", produced, times, times * worth_of(produced) + worth_of(bonus) - cost)
    elif bonus:
        yield Promise(card.id, "bonus", bonus, 1, worth_of(bonus) - cost)
    if used := one_use(look, card):
        gained = card.uses * (worth_of(used) - cost_of(card.price))
        yield Promise(card.id, "use", used * card.uses, times, times * gained - cost)
    if card.spoils:
        yield Promise(card.id, "raze", card.spoils, 1, worth_of(card.spoils) - WORTH["raze"])
    point: Good = "vp"
    yield Promise(card.id, "point", (point,) * card.points, 1, WORTH["vp"] * card.points - cost)


def row_colours(look: Context) -> Found | None:
    """A card that sets off Features of this Empire."""
    found = [(card, paid) for card in offered(look) if (paid := set_off(look, own(look), card))]
    if look.path or not found:
        return None
    card, paid = max(found, key=lambda entry: worth_of(goods_in(entry[1])))
    return Found(
        {"card": card, "cards": features_in(look, paid), "goods": goods_in(paid)},
        marks=(f"row/{card}",),
    )


def colours_at_home(look: Context) -> Found | None:
    """The card under the pointer has a colour for which an own Feature pays."""
    picked = look.hovering(TakeCard)
    if picked is None:
        return None
    moments = {ON_BUILD[color] for color in face(look, picked.card).colors}
    paying = [place.card for place in own(look).locations if moments & set(face(look, place.card).abilities)]
    if not paying:
        return None
    return Found(
        {"card": picked.card, "cards": one_of_each(look, paying)}, marks=tuple(f"location/{card}" for card in paying)
    )


def set_off(look: Context, player: Player, card: str) -> list[tuple[str, tuple[Good, ...]]]:
    """Features already in an Empire that would pay for building it there."""
    after = with_card(player, Build(card))
    return [(feature, goods) for feature, goods in rewards(look, face(look, card), after) if feature != card and goods]


def features_in(look: Context, paid: list[tuple[str, tuple[Good, ...]]]) -> tuple[str, ...]:
    return one_of_each(look, (feature for feature, _ in paid))


def goods_in(paid: list[tuple[str, tuple[Good, ...]]]) -> tuple[Good, ...]:
    return tuple(good for _, goods in paid for good in goods)


def row_denies(look: Context) -> Found | None:
    """A card that sets off Features of somebody who still picks after this seat."""
    if look.path or look.kind != "settlers.lookout":
        return None
    later = [seat for seat in dict.fromkeys(look.now.picks) if seat != look.seat]
    found = [
        (card, seat, paid)
        for seat in later
        for card in offered(look)
        if (paid := set_off(look, look.now.players[seat], card))
    ]
    if not found:
        return None
    card, seat, paid = max(found, key=lambda entry: worth_of(goods_in(entry[2])))
    return Found(
        {
            "card": card,
            "rival": seat,
            "cards": one_of_each(look, (feature for feature, _ in paid)),
            "goods": goods_in(paid),
        },
        marks=(f"row/{card}",),
    )


def row_loot(look: Context) -> Found | None:
    """A card whose Raze field holds all that a card in hand lacks."""
    if look.path:
        return None
    then = after_production(look)
    for wanted in sorted(own(look).hand, key=lambda card: -face(look, card).points):
        missing = lacking(look, wanted, then)
        for card in offered(look):
            spoils = face(look, card).spoils
            if missing and all(missing.count(good) <= spoils.count(good) for good in missing):
                return Found({"card": card, "goods": spoils, "wanted": wanted}, marks=(f"row/{card}", f"hand/{wanted}"))
    return None


def after_production(look: Context) -> Player:
    """The player with what the board, Deals and Locations are going to bring this round."""
    player = own(look).copy()
    board = look.content.boards[player.faction].production if player.faction else {}
    goods: list[str] = [good for good, count in board.items() for _ in range(count)]
    goods += (deal_good(look.content, deal) for deal in deals_of(look.now, look.seat))
    goods += (good for place in player.locations for good in each_round(look, face(look, place.card), player))
    for good in goods:
        if good in PLACE_OF:
            player.supply[PLACE_OF[good]] += 1
    return player
