"""Hints for single choices: cards of the Lookout, goods, targets of cards."""

from imperium_desktop.rules.settlers.building import production_moment
from imperium_desktop.rules.settlers.empire import deal_good, find, uses_left
from imperium_desktop.rules.settlers.empire import own as own_location
from imperium_desktop.rules.settlers.moment import Moment
from imperium_desktop.rules.settlers.names import SUPPLY
from imperium_desktop.rules.settlers.options import (
    BankGood,
    ChooseCard,
    ChooseDeal,
    ChooseFaction,
    ChooseLocation,
    ChooseOpponent,
    DeploySamurai,
    LeaveGood,
    LetGo,
    Steal,
    TakeCard,
    TakeWay,
)
from imperium_desktop.rules.settlers.payment import can_pay
from imperium_desktop.rules.settlers.production import PRODUCTIONS
from imperium_desktop.rules.settlers.vocabulary import ON_BUILD, DrawAndKeep, Gain, Score
from imperium_desktop.teaching.hints import Found
from imperium_desktop.teaching.settlers.building import lacking
from imperium_desktop.teaching.settlers.glance import (
    Glance,
    asking_card,
    face,
    held,
    one_of_each,
    own,
    rounds_left,
    worth,
)

# Before the first round, and in the Lookout


def which_faction(look: Glance) -> Found:
    """What the board under the pointer brings and keeps."""
    picked = look.hovering(ChooseFaction)
    if picked is None:
        return Found({"faction": "", "goods": (), "stored": ()})
    board = look.content.boards[picked.faction]
    goods = tuple(good for good in SUPPLY for _ in range(board.production.get(good, 0)))
    return Found({"faction": picked.faction, "goods": goods, "stored": board.storage})


def which_card(look: Glance) -> Found | None:
    """Production among the cards to take, and how often it would still pay; in the last round, what scores."""
    cards = [option.card for option in look.offered(TakeCard)]
    paying = [card for card in cards if production_moment(face(look, card))]
    if look.path or not (paying or not rounds_left(look)):
        return None
    wanted = paying if rounds_left(look) else []
    return Found(
        {"cards": one_of_each(look, wanted), "times": rounds_left(look) + 1},
        marks=tuple(f"row/{card}" for card in wanted),
    )


def colours_at_home(look: Glance) -> Found | None:
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


def which_deck(look: Glance) -> Found:
    """§2.5"""
    return Found({"faction_cards": len(own(look).deck), "last": int(not rounds_left(look))})


def keep_one(look: Glance) -> Found:
    """§9.3.2, §9.4.8"""
    return Found({"rest": str(look.seen.decision.facts["rest"])})


# What cards offer


def either_or(look: Glance) -> Found:
    """§9.1.4"""
    return Found({"last": int(not rounds_left(look)), "stored": int(own(look).faction == "egyptians")})


def order(look: Glance) -> Found:
    """§5.2.1, §6.1.5 What draws cards had better come first."""
    options: list[ChooseDeal | ChooseLocation] = [*look.offered(ChooseDeal), *look.offered(ChooseLocation)]
    drawing = [option for option in options if draws(look, option)]
    return Found({"cards": tuple(option.card for option in drawing)}, marks=tuple(option.path[0] for option in drawing))


def draws(look: Glance, option: ChooseDeal | ChooseLocation) -> bool:
    if isinstance(option, ChooseDeal):
        return deal_good(look.content, option.card) == "card"
    producing = look.now.phase == "production"
    card = face(look, option.card).abilities
    moments = [when for when in card if (when in PRODUCTIONS) == producing]
    return any(
        card.verbs(when, DrawAndKeep) or any("card" in gain.good for gain in card.verbs(when, Gain)) for when in moments
    )


def chapel_way(look: Glance) -> Found | None:
    """§9.3.3"""
    razes = any(option.verb == "raze_opponent" for option in look.offered(TakeWay))
    return Found({"tokens": held(look, "raze")}) if razes else None


def volcano_way(look: Glance) -> Found | None:
    """§13.4"""
    removes = any(option.verb == "remove_faction" for option in look.offered(TakeWay))
    return Found({"tokens": held(look, "raze")}) if removes else None


def slaver(look: Glance) -> Found:
    """§9.5.8"""
    return Found({"last": int(not rounds_left(look))})


def give_back(look: Glance) -> Found:
    """§9.3.3, §9.4.9"""
    rate = look.seen.decision.facts["rate"]
    return Found({"rate": rate, "last": int(not rounds_left(look))})


# Targets


def pack(look: Glance) -> Found | None:
    """A good that is missing for a card in hand."""
    missing = sorted({good for card in own(look).hand for good in lacking(look, card)})
    return Found({"goods": tuple(missing)})


def theft(look: Glance) -> Found:
    """§9.3.5 What is missing here, or else the loss over there."""
    missing = {good for card in own(look).hand for good in lacking(look, card)}
    useful = sorted({option.good for option in look.offered(Steal)} & missing)
    return Found({"goods": tuple(useful)})


def removal(look: Glance) -> Found:
    """The dearest of the Locations to choose from."""
    cards = [option.card for option in look.offered(ChooseLocation)]
    best = max(cards, key=lambda card: (face(look, card).points, *worth(look, card)))
    return Found({"card": best}, marks=(f"location/{best}",))


def take_over(look: Glance) -> Found | None:
    """An Action that can be used at once, if there is one."""
    cards = [option.card for option in look.offered(ChooseLocation)]
    usable = [card for card in cards if face(look, card).uses and can_pay(look.now, look.seat, face(look, card).price)]
    best = max(usable, key=lambda card: face(look, card).uses, default="")
    return Found({"card": best}, marks=(f"location/{best}",) if best else ())


def block(look: Glance) -> Found:
    """The Action with the most uses left."""
    cards = [option.card for option in look.offered(ChooseLocation)]
    best = max(cards, key=lambda card: left_of(look, card))
    return Found({"card": best, "uses": left_of(look, best)}, marks=(f"location/{best}",))


def left_of(look: Glance, card: str) -> int:
    found = find(look.now, card)
    return uses_left(face(look, card), found[1]) if found else 0


def use_again(look: Glance) -> Found | None:
    """§6.5.6 Used Actions whose price can be paid once more."""
    cards = [option.card for option in look.offered(ChooseLocation)]
    payable = [card for card in cards if can_pay(look.now, look.seat, face(look, card).price)]
    return Found({"cards": one_of_each(look, payable)}, marks=tuple(f"location/{card}" for card in payable))


def copy_best(look: Glance) -> Found | None:
    """§9.2.6"""
    cards = [option.card for option in look.offered(ChooseLocation)]
    if not all(production_moment(face(look, card)) for card in cards):
        return None
    best = max(cards, key=lambda card: produced(look, card))
    return Found({"card": best}, marks=(f"location/{best}",))


def produced(look: Glance, card: str) -> int:
    """How many goods it brings now."""
    when = production_moment(face(look, card)) or "production"
    moment = Moment(look.content, look.now, look.seat, card, when)
    return sum(moment.amount(gain) for gain in face(look, card).abilities.sure_verbs(when, Gain))


def route(look: Glance) -> Found | None:
    """§9.4.4"""
    picked = look.hovering(ChooseLocation)
    goods = (deal_good(look.content, picked.card),) if picked else ()
    return Found({"goods": goods, "more": rounds_left(look)})


def samurai(look: Glance) -> Found | None:
    """§9.4.2 A Worker to spare, or Samurai to place."""
    if look.kind == "settlers.act" and (look.path or not look.offered(DeploySamurai)):
        return None
    return Found({"castles": tuple(place.card for place in own(look).locations if counts_samurai(look, place.card))})


def counts_samurai(look: Glance, card: str) -> bool:
    return any(gain.per == "samurai" for gain in face(look, card).abilities.verbs("production", Gain))


def victim(look: Glance) -> Found:
    """§9.5.3 Whose last cards they are."""
    seats = [option.rival for option in look.offered(ChooseOpponent)]
    poorest = min(seats, key=lambda seat: len(look.now.players[seat].hand))
    return Found({"rival": poorest, "cards": len(look.now.players[poorest].hand)})


# Cards and Deals that are given away


def card_to_lose(look: Glance) -> Found | None:
    """The card of the hand that is furthest from being built."""
    cards = [option.card for option in look.offered(ChooseCard)]
    if not cards or look.path:
        return None
    worst = max(cards, key=lambda card: (len(lacking(look, card)), -face(look, card).points))
    return Found({"card": worst, "goods": lacking(look, worst)}, marks=(f"hand/{worst}",))


def free_of_location(look: Glance) -> Found:
    """§9.2.2, §9.4.5 Cards that would otherwise cost a Location."""
    options: list[ChooseCard | ChooseDeal] = [*look.offered(ChooseCard), *look.offered(ChooseDeal)]
    costly = [option for option in options if face(look, option.card).cost.location]
    return Found({"cards": tuple(option.card for option in costly)}, marks=tuple(option.path[0] for option in costly))


def deal_to_end(look: Glance) -> Found:
    """§9.2.5"""
    return Found({"more": rounds_left(look)})


def rivals_deal(look: Glance) -> Found:
    """§9.3.4, §9.4.3, §9.6.4 How often it would still pay, to whom."""
    picked = look.hovering(ChooseDeal)
    goods = (deal_good(look.content, picked.card),) if picked else ()
    return Found({"goods": goods, "more": rounds_left(look), "taken": int(look.kind == "settlers.take_deal")})


def own_deal(look: Glance) -> Found:
    """§9.2.4"""
    goods = sorted({deal_good(look.content, option.card) for option in look.offered(ChooseDeal)})
    return Found({"goods": tuple(goods)})


# Gate and Shrine


def gate(look: Glance) -> Found | None:
    """§9.4.6 Cards that are still missing for its points at the end."""
    if "end" not in face(look, asking_card(look)).abilities:
        return None
    banked, step = next_step(look)
    return Found({"cards": len(own(look).hand), "missing": step.banked - banked if step else 0})


def shrine(look: Glance) -> Found:
    """§9.4.6 The next step of its points, and whether it can be reached now."""
    banked, step = next_step(look)
    missing = step.banked - banked if step else 0
    reached = bool(step) and len(look.offered(BankGood)) >= missing
    return Found({"banked": banked, "missing": missing, "points": step.points if step else 0, "reached": int(reached)})


def next_step(look: Glance) -> tuple[int, Score | None]:
    location = own_location(own(look), asking_card(look))
    banked = len(location.banked) if location else 0
    steps = face(look, asking_card(look)).abilities.verbs("end", Score)
    ahead = [step for step in steps if step.banked > banked]
    return banked, min(ahead, key=lambda step: step.banked, default=None)


def leave(look: Glance) -> Found:
    """§13.2"""
    return Found({"goods": tuple(option.good for option in look.offered(LeaveGood)), "card": asking_card(look)})


def store(look: Glance) -> Found:
    """§7.1"""
    return Found({"goods": tuple(option.good for option in look.offered(LetGo))})
