"""Hints for single choices about the player's own cards and goods."""

from imperium_desktop.games.settlers.rules.cards.vocabulary import DrawAndKeep, Gain, Score
from imperium_desktop.games.settlers.rules.empire import deal_good, samurai_count
from imperium_desktop.games.settlers.rules.empire import own as own_location
from imperium_desktop.games.settlers.rules.options import (
    BankGood,
    Build,
    ChooseCard,
    ChooseDeal,
    ChooseLocation,
    DeploySamurai,
    LeaveGood,
    LetGo,
    ReturnGood,
    TakeCard,
    TakeGoods,
    TakeWay,
)
from imperium_desktop.games.settlers.rules.phases.cleanup import storable
from imperium_desktop.games.settlers.rules.phases.production import PRODUCTIONS
from imperium_desktop.games.settlers.teaching.building import lacking
from imperium_desktop.games.settlers.teaching.context import (
    Context,
    asking_card,
    face,
    held,
    in_danger,
    one_of_each,
    own,
    rounds_left,
)
from imperium_desktop.games.settlers.teaching.lookout import promise
from imperium_desktop.games.settlers.teaching.prospects import WORTH, built, goods_of, worth_of
from imperium_desktop.teaching.hints import Found

# Cards to draw and to keep


def which_deck(look: Context) -> Found:
    """§2.5 Whether there are Locations enough for the cards in hand that cost one."""
    hand = [face(look, card) for card in own(look).hand]
    costly = sum(card.cost.location for card in hand)
    common = sum(card.faction is None for card in hand)
    room = sum(face(look, place.card).faction is None for place in own(look).locations) + len(own(look).foundations)
    return Found(
        {
            "faction_cards": len(own(look).deck),
            "costly": costly,
            "room": room,
            "common": common,
            "short": int(costly > room + common),
            "last": int(not rounds_left(look)),
        }
    )


def keep_one(look: Context) -> Found:
    """§9.3.2, §9.4.8 The card that promises most."""
    cards = [option.card for option in look.offered(TakeCard)]
    best = max((promise(look, card) for card in cards), key=lambda found: found.worth)
    return Found(
        {
            "rest": str(look.seen.decision.facts["rest"]),
            "card": best.card,
            "sort": best.sort,
            "goods": best.goods,
            "times": best.times,
        },
        marks=(f"row/{best.card}",),
    )


# What cards offer


def either_or(look: Context) -> Found:
    """§9.1.4 A card in hand for which one of the goods would be enough; otherwise what is worth most."""
    ways = [option.goods for option in look.offered(TakeGoods)]
    for goods in ways:
        for card in own(look).hand:
            missing = lacking(look, card)
            if missing and (missing == goods or (len(missing) == 1 and "gold" in goods)):
                return Found({"goods": goods, "card": card, "kept": 0}, marks=(f"hand/{card}",))
    best = max(ways, key=worth_of)
    return Found({"goods": best, "card": "", "kept": int(set(best) <= {"vp", *storable(look.content, own(look))})})


def order(look: Context) -> Found:
    """§5.2.1, §6.1.5 What draws cards had better come first."""
    options: list[ChooseDeal | ChooseLocation] = [*look.offered(ChooseDeal), *look.offered(ChooseLocation)]
    drawing = [option for option in options if draws(look, option)]
    return Found({"cards": tuple(option.card for option in drawing)}, marks=tuple(option.path[0] for option in drawing))


def draws(look: Context, option: ChooseDeal | ChooseLocation) -> bool:
    if isinstance(option, ChooseDeal):
        return deal_good(look.content, option.card) == "card"
    producing = look.now.phase == "production"
    card = face(look, option.card).abilities
    moments = [when for when in card if (when in PRODUCTIONS) == producing]
    return any(
        card.verbs(when, DrawAndKeep) or any("card" in gain.good for gain in card.verbs(when, Gain)) for when in moments
    )


def chapel_way(look: Context) -> Found | None:
    """§9.3.3 The best Raze field in the hand beside the tokens for one on the table."""
    if not any(option.verb == "raze_opponent" for option in look.offered(TakeWay)):
        return None
    cards = [card for card in own(look).hand if face(look, card).spoils]
    best = max(cards, key=lambda card: len(face(look, card).spoils), default="")
    goods = face(look, best).spoils if best else ()
    return Found({"tokens": held(look, "raze"), "card": best, "points": 2 * len(goods)})


def volcano_way(look: Context) -> Found | None:
    """Hint at the Volcano's choice, if a faction Location is one of its ways (§13.4)."""
    removes = any(option.verb == "remove_faction" for option in look.offered(TakeWay))
    return Found({"tokens": held(look, "raze")}) if removes else None


def counts_samurai(look: Context, card: str) -> bool:
    return any(gain.per == "samurai" for gain in face(look, card).abilities.verbs("production", Gain))


def slaver(look: Context) -> Found:
    """§9.5.8 A card in hand that needs the stone."""
    needing = [card for card in own(look).hand if face(look, card).resources.stone]
    spare = held(look, "stone") > max((face(look, card).resources.stone for card in needing), default=0)
    card = "" if spare or not needing or not rounds_left(look) else needing[0]
    return Found({"gold": held(look, "gold"), "stone": held(look, "stone"), "card": card})


def give_back(look: Context) -> Found:
    """§9.3.3, §9.4.9 Which of the goods a card in hand is waiting for."""
    rate = look.seen.decision.facts["rate"]
    goods = [option.good for option in look.offered(ReturnGood)]
    wanted = {good for card in own(look).hand for good in goods_of(face(look, card).resources)}
    needed = tuple(good for good in goods if good in wanted) if rounds_left(look) else ()
    return Found({"rate": rate, "goods": needed})


# Cards and Deals that are given away


def card_to_lose(look: Context) -> Found | None:
    """The card of the hand that is furthest from being built."""
    cards = [option.card for option in look.offered(ChooseCard)]
    if not cards or look.path:
        return None
    worst = max(cards, key=lambda card: (len(lacking(look, card)), -face(look, card).points))
    return Found({"card": worst, "goods": lacking(look, worst)}, marks=(f"hand/{worst}",))


def free_of_location(look: Context) -> Found:
    """Hint at the card that brings most, of those that would otherwise cost a Location (§9.2.2, §9.4.5)."""
    options: list[ChooseCard | ChooseDeal] = [*look.offered(ChooseCard), *look.offered(ChooseDeal)]
    left = rounds_left(look)
    best = max(options, key=lambda option: built(look, Build(option.card)).worth(left))
    line = built(look, Build(best.card))
    return Found(
        {"card": best.card, "goods": line.now, "saved": face(look, best.card).cost.location}, marks=(best.path[0],)
    )


def deal_to_end(look: Context) -> Found:
    """§9.2.5 The one that pays least."""
    worst = min(look.offered(ChooseDeal), key=lambda option: WORTH[deal_good(look.content, option.card)])
    good = deal_good(look.content, worst.card)
    return Found({"card": worst.card, "goods": (good,), "more": rounds_left(look)}, marks=(f"deal/{worst.card}",))


def own_deal(look: Context) -> Found:
    """§9.2.4 A good that a card in hand lacks, or else what is worth most."""
    missing = {good: card for card in own(look).hand for good in lacking(look, card)}
    goods = {deal_good(look.content, option.card): option.card for option in look.offered(ChooseDeal)}
    best = next((good for good in goods if good in missing), max(goods, key=lambda good: WORTH[good]))
    return Found({"goods": (best,), "card": missing.get(best, "")}, marks=(f"deal/{goods[best]}",))


# Samurai, Gate and Shrine


def samurai(look: Context) -> Found | None:
    """§9.4.2 A Worker to spare, or Samurai to place: where they help most."""
    if look.kind == "settlers.act" and (look.path or not look.offered(DeploySamurai)):
        return None
    options: list[DeploySamurai | ChooseLocation] = [*look.offered(DeploySamurai), *look.offered(ChooseLocation)]
    exposed = {place.card for place in in_danger(look)}
    places = [option.card for option in options]
    best = max(places, key=lambda card: (card in exposed, bool(face(look, card).spoils)), default="")
    castles = tuple(place.card for place in own(look).locations if counts_samurai(look, place.card))
    return Found(
        {
            "castles": one_of_each(look, castles),
            "count": samurai_count(own(look)),
            "card": best,
            "exposed": int(best in exposed),
        },
        marks=(f"location/{best}",) if best else (),
    )


def gate(look: Context) -> Found | None:
    """§9.4.6 Cards that are still missing for its points at the end."""
    if "end" not in face(look, asking_card(look)).abilities:
        return None
    banked, step = next_step(look)
    return Found({"cards": len(own(look).hand), "missing": step.banked - banked if step else 0})


def shrine(look: Context) -> Found:
    """§9.4.6 The next step of its points, and whether it can be reached now."""
    banked, step = next_step(look)
    missing = step.banked - banked if step else 0
    reached = bool(step) and len(look.offered(BankGood)) >= missing
    return Found({"banked": banked, "missing": missing, "points": step.points if step else 0, "reached": int(reached)})


def next_step(look: Context) -> tuple[int, Score | None]:
    location = own_location(own(look), asking_card(look))
    banked = len(location.banked) if location else 0
    steps = face(look, asking_card(look)).abilities.verbs("end", Score)
    ahead = [step for step in steps if step.banked > banked]
    return banked, min(ahead, key=lambda step: step.banked, default=None)


def store(look: Context) -> Found:
    """Hint at the goods to choose from for storing (§7.1)."""
    return Found({"goods": tuple(option.good for option in look.offered(LetGo))})


def leave(look: Context) -> Found:
    """Hint at the goods that can be left on the card (§13.2)."""
    return Found({"goods": tuple(option.good for option in look.offered(LeaveGood)), "card": asking_card(look)})
