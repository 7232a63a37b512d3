"""Hints for the targets of cards: which Location, Deal or player, and what choosing it is worth."""

from imperium_desktop.games.settlers.rules.actions.building import production_moment
from imperium_desktop.games.settlers.rules.empire import deal_good, find, uses_left
from imperium_desktop.games.settlers.rules.options import ChooseDeal, ChooseLocation, ChooseOpponent, Steal
from imperium_desktop.games.settlers.rules.payment import can_pay
from imperium_desktop.games.settlers.teaching.building import lacking
from imperium_desktop.games.settlers.teaching.context import Context, face, one_of_each, own, rounds_left, worth
from imperium_desktop.games.settlers.teaching.prospects import WORTH, each_round, one_use, worth_of
from imperium_desktop.games.settlers.teaching.razing import produced_by_owner
from imperium_desktop.teaching.hints import Found

# Goods of others


def pack(look: Context) -> Found | None:
    """§9.3.6 A good that is missing for a card in hand, and the card."""
    return Found(wanted_goods(look))


def theft(look: Context) -> Found:
    """§9.3.5 What is missing here, or else the loss over there."""
    return Found(wanted_goods(look, {option.good for option in look.offered(Steal)}))


def wanted_goods(look: Context, among: set[str] | None = None) -> dict[str, str | tuple[str, ...]]:
    """Missing Resources and the card that is nearest to being built with one of them."""
    short = [(card, missing) for card in own(look).hand if (missing := lacking(look, card))]
    useful = [(card, missing) for card, missing in short if among is None or set(missing) & among]
    card = min(useful, key=lambda entry: len(entry[1]), default=("", ()))[0]
    goods = {good for _, missing in useful for good in missing if among is None or good in among}
    return {"goods": tuple(sorted(goods)), "card": card}


# Locations


def locations(look: Context) -> list[str]:
    return [option.card for option in look.offered(ChooseLocation)]


def removal(look: Context) -> Found:
    """The dearest of the Locations to choose from, with its points and what it produces."""
    best = max(locations(look), key=lambda card: (worth_to_owner(look, card), *worth(look, card)))
    return Found(
        {"card": best, "points": face(look, best).points, "goods": produced_by_owner(look, best), **times(look)},
        marks=(f"location/{best}",),
    )


def times(look: Context) -> dict[str, int]:
    return {"more": rounds_left(look)}


def worth_to_owner(look: Context, card: str) -> int:
    produced = rounds_left(look) * worth_of(produced_by_owner(look, card))
    used = face(look, card).uses * worth_of(one_use(look, face(look, card)))
    return WORTH["vp"] * face(look, card).points + produced + used


def razed(look: Context) -> Found | None:
    """The Location whose Raze field is worth most."""
    if look.path:
        return None
    best = max(locations(look), key=lambda card: worth_of(face(look, card).spoils))
    return Found({"card": best, "goods": face(look, best).spoils}, marks=(f"location/{best}",))


def take_over(look: Context) -> Found | None:
    """An Action that can be used at once, with what it brings, if there is one."""
    usable = [card for card in locations(look) if face(look, card).uses and payable(look, card)]
    best = max(usable, key=lambda card: worth_of(all_uses(look, card)), default="")
    goods = all_uses(look, best) if best else ()
    return Found({"card": best, "goods": goods}, marks=(f"location/{best}",) if best else ())


def payable(look: Context, card: str) -> bool:
    return can_pay(look.now, look.seat, face(look, card).price)


def all_uses(look: Context, card: str) -> tuple[str, ...]:
    return one_use(look, face(look, card)) * max(1, left_of(look, card))


def block(look: Context) -> Found:
    """The Action whose uses left would bring its owner most."""
    best = max(locations(look), key=lambda card: (left_of(look, card), worth_of(all_uses(look, card))))
    goods = all_uses(look, best) if left_of(look, best) else ()
    return Found({"card": best, "uses": left_of(look, best), "goods": goods}, marks=(f"location/{best}",))


def left_of(look: Context, card: str) -> int:
    found = find(look.now, card)
    return uses_left(face(look, card), found[1]) if found else 0


def use_again(look: Context) -> Found | None:
    """Hint at the used Action that brings most, of those whose price can be paid once more (§6.5.6)."""
    again = [card for card in locations(look) if payable(look, card)]
    best = max(again, key=lambda card: worth_of(one_use(look, face(look, card))), default="")
    goods = one_use(look, face(look, best)) if best else ()
    return Found(
        {"cards": one_of_each(look, again), "card": best, "goods": goods},
        marks=tuple(f"location/{card}" for card in again),
    )


def copy_best(look: Context) -> Found | None:
    """Hint at the Location whose production is worth most to copy (§9.2.6)."""
    cards = locations(look)
    if not all(production_moment(face(look, card)) for card in cards):
        return None
    best = max(cards, key=lambda card: worth_of(each_round(look, face(look, card), own(look))))
    goods = each_round(look, face(look, best), own(look))
    return Found({"card": best, "goods": goods}, marks=(f"location/{best}",))


# Deals and players


def route(look: Context) -> Found | None:
    """§9.4.4 What the Location under the pointer would give; otherwise the best of them."""
    picked = look.hovering(ChooseLocation)
    best = picked.card if picked else max(locations(look), key=lambda card: WORTH[deal_good(look.content, card)])
    return Found(
        {"card": best, "goods": (deal_good(look.content, best),), **times(look)},
        marks=() if picked else (f"location/{best}",),
    )


def rivals_deal(look: Context) -> Found:
    """§9.3.4, §9.4.3, §9.6.4 How often it would still pay, to whom."""
    picked = look.hovering(ChooseDeal)
    deals = [option.card for option in look.offered(ChooseDeal)]
    best = picked.card if picked else max(deals, key=lambda card: WORTH[deal_good(look.content, card)])
    taken = int(look.kind == "settlers.take_deal")
    return Found(
        {"card": best, "goods": (deal_good(look.content, best),), "taken": taken, **times(look)},
        marks=() if picked else (f"deal/{best}",),
    )


def victim(look: Context) -> Found:
    """Hint at the opponent with the fewest cards, who may lose the last ones (§9.5.3)."""
    seats = [option.rival for option in look.offered(ChooseOpponent)]
    poorest = min(seats, key=lambda seat: len(look.now.players[seat].hand))
    return Found({"rival": poorest, "cards": len(look.now.players[poorest].hand)})
