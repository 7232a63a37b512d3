"""Hints for building: what to give up, how to pay, what the new card counts."""

from imperium_desktop.games.settlers.rules.actions.building import moments_of_building
from imperium_desktop.games.settlers.rules.cards.moment import Moment
from imperium_desktop.games.settlers.rules.cards.vocabulary import Gain
from imperium_desktop.games.settlers.rules.content import PlayingCard
from imperium_desktop.games.settlers.rules.empire import own as own_location
from imperium_desktop.games.settlers.rules.events import GoodsGained, PointsScored
from imperium_desktop.games.settlers.rules.gains import PLACE_OF
from imperium_desktop.games.settlers.rules.names import RESOURCES
from imperium_desktop.games.settlers.rules.options import Build, Pay
from imperium_desktop.games.settlers.rules.state import Player
from imperium_desktop.games.settlers.teaching.context import Context, building, face, own, rounds_left, worth
from imperium_desktop.teaching.hints import Found

# §6.1.2 What is given up


def give_up_first(look: Context) -> Found | None:
    """A card that costs a Location is about to be built, and nothing is chosen for it yet."""
    card = building(look)
    ways = [option for option in look.offered(Build) if option.card == card and option.given]
    if not ways or look.hovering(Build):
        return None
    best = min(ways, key=lambda way: reluctance(look, way))
    return Found({"card": best.given, "sort": sort_of(look, best)}, marks=best.path[2:])


def sort_of(look: Context, way: Build) -> str:
    """Why it is missed less than others: it has done its work."""
    card = face(look, way.given)
    location = own_location(own(look), way.given)
    if way.foundation:
        return "foundation"
    if not card.colors:
        return "ruins"
    return "used" if location is not None and location.paid and not card.faction else "other"


SORTS = ("foundation", "ruins", "used", "other")
"""Sorts of what can be given up, beginning with what is missed least."""


def reluctance(look: Context, way: Build) -> tuple[int, ...]:
    return (SORTS.index(sort_of(look, way)), face(look, way.given).points, *worth(look, way.given))


def already_produced(look: Context) -> Found | None:
    """A Production Location is under the pointer as payment."""
    way = look.hovering(Build)
    if way is None or not way.given or way.foundation or face(look, way.given).kind != "production":
        return None
    return Found({"card": way.given, "more": rounds_left(look)}, marks=(f"location/{way.given}",))


def better_location(look: Context) -> Found | None:
    """Hint, in the last round, at a Faction Location in place of a Common one, or on a Foundation."""
    if look.path or rounds_left(look):
        return None
    ways = [option for option in look.offered(Build) if option.given and gained_points(look, option) > 0]
    if not ways:
        return None
    best = max(ways, key=lambda option: gained_points(look, option))
    return Found(
        {
            "card": best.card,
            "given": best.given,
            "foundation": int(best.foundation),
            "points": gained_points(look, best),
        },
        marks=(best.path[0], best.path[2]),
    )


def gained_points(look: Context, way: Build) -> int:
    """Points that building gains, less those of the Location that is given up (§8.1)."""
    return face(look, way.card).points - (0 if way.foundation else face(look, way.given).points)


# §3.8 What the new card counts


def counts_itself(look: Context) -> Found | None:
    """What the card under the pointer brings because it counts for itself."""
    way = look.hovering(Build)
    if way is None or look.ahead is None or not looks_at_itself(face(look, way.card)):
        return None
    goods = [good for event in look.ahead.told(GoodsGained) if event.card == way.card for good in event.goods]
    points = sum(event.points for event in look.ahead.told(PointsScored) if event.card == way.card)
    gained = (*goods, *("vp",) * points)
    return Found({"card": way.card, "goods": gained}, marks=(f"hand/{way.card}",)) if gained else None


def looks_at_itself(card: PlayingCard) -> bool:
    speaks = any(moment in card.abilities for moment in moments_of_building(card))
    return speaks or any(gain.per in card.colors for gain in counting(card))


def counting(card: PlayingCard) -> list[Gain]:
    """What it gains for each Location of a colour."""
    gains = [*card.abilities.verbs("production", Gain), *card.abilities.verbs("built", Gain)]
    return [gain for gain in gains if gain.per]


def colour_full(look: Context) -> Found | None:
    """The card about to be built counts no further."""
    card = building(look)
    if not card:
        return None
    for gain in counting(face(look, card)):
        if gain.max and brought(look, card, gain) >= gain.max:
            return Found({"card": card, "good": gain.good, "most": gain.max}, marks=(f"hand/{card}",))
    return None


def brought(look: Context, card: str, gain: Gain) -> int:
    """How much it would bring, the card itself included, and without what is given up for it."""
    if look.hovering(Build) and look.ahead:
        return Moment(look.content, look.ahead.state, look.seat, card, "production").amount(gain)
    before = Moment(look.content, look.now, look.seat, card, "production").amount(gain)
    return before + (gain.n if gain.per in face(look, card).colors else 0)


# §2.2 Paying


def keep_gold(look: Context) -> Found | None:
    """More Gold than needed is under the pointer; or nothing is, and there is a way without it."""
    least = min(option.goods.count("gold") for option in look.offered(Pay))
    way = look.hovering(Pay)
    if way is not None and way.goods.count("gold") == least:
        return None
    egyptian = own(look).faction == "egyptians"
    return Found({"gold": least, "card": bought_with_gold(look), "stored": int(egyptian)})


def bought_with_gold(look: Context) -> str:
    """A card of the hand that the Gold kept here would help to pay for."""
    thrifty = min(look.offered(Pay), key=lambda option: option.goods.count("gold"))
    after = own(look).copy()
    for good in thrifty.goods:
        after.supply[PLACE_OF[good]] -= 1
    without = after.copy()
    without.supply[PLACE_OF["gold"]] = 0
    asking = look.seen.decision.facts.get("card")
    others = (card for card in after.hand if card != asking and lacking(look, card, without))
    return next((card for card in others if not lacking(look, card, after)), "")


def pairs_for_what(look: Context) -> Found | None:
    """A card in hand that lacks no more Resources than there are pairs to spend."""
    pairs = look.seen.decision.pick[1]
    found = [(missing, card) for card in own(look).hand if (missing := lacking(look, card)) and len(missing) <= pairs]
    if not found:
        return Found({"card": "", "goods": (), "pairs": pairs})
    missing, card = min(found, key=lambda entry: len(entry[0]))
    return Found({"card": card, "goods": missing, "pairs": pairs}, marks=(f"hand/{card}",))


def lacking(look: Context, card: str, player: Player | None = None) -> tuple[str, ...]:
    """Resources that are missing for a building, beside Gold; `player`: with another supply than now."""
    supply = (player or own(look)).supply
    need = face(look, card).resources
    missing = [good for good in RESOURCES for _ in range(getattr(need, good) - supply[PLACE_OF[good]])]
    return tuple(missing[: max(0, len(missing) - supply[PLACE_OF["gold"]])])
