"""Hints for a turn as a whole: what is worth doing now, and whether to pass."""

from collections.abc import Iterable

from imperium_desktop.rules.settlers.building import production_moment
from imperium_desktop.rules.settlers.cleanup import storable
from imperium_desktop.rules.settlers.free import BANK
from imperium_desktop.rules.settlers.losses import gone
from imperium_desktop.rules.settlers.names import SUPPLY
from imperium_desktop.rules.settlers.options import (
    Activate,
    ActivateTwice,
    Bank,
    Build,
    DeploySamurai,
    MakeDeal,
    Pass,
    PlaceDefense,
    RazeCard,
    SendWorker,
    SpendWorkers,
)
from imperium_desktop.rules.settlers.turn import PAIR
from imperium_desktop.rules.settlers.vocabulary import BankCards
from imperium_desktop.teaching.hints import Found
from imperium_desktop.teaching.settlers.glance import (
    Glance,
    face,
    first_touch,
    held,
    idle_cards,
    in_danger,
    one_of_each,
    own,
    raiders,
    rounds_left,
    worth,
)

FEW_CARDS = 3
"""So many cards left in a Faction deck are worth a word."""


# Passing


def lost_in_cleanup(look: Glance) -> Found | None:
    """Passing is under the pointer, and something would be thrown away."""
    if look.hovering(Pass) is None or not rounds_left(look):
        return None
    lost = gone(look.content, own(look), last=False, cards=False)
    if not lost:
        return None
    kept = [good for good in SUPPLY if good in storable(look.content, own(look))]
    return Found({"lost": lost, "kept": tuple(good for good in kept for _ in range(held(look, good)))})


def pass_is_safe(look: Glance) -> Found | None:
    """Somebody could raze, and nothing of weight is left to do."""
    if look.path and look.hovering(Pass) is None:
        return None
    weighty = any(isinstance(option, Build | MakeDeal | Activate) for option in look.seen.decision.options)
    danger = in_danger(look)
    if weighty or not danger:
        return None
    rival, tokens = max(raiders(look), key=lambda raider: raider[1])
    return Found({"rival": rival, "tokens": tokens}, marks=tuple(f"location/{place.card}" for place in danger))


def last_round(look: Glance) -> Found | None:
    """Told while nothing is touched, and again before passing with cards that a Gate would take."""
    gates = [
        place.card
        for place in own(look).locations
        if Bank(place.card) in look.seen.decision.options and face(look, place.card).abilities.verbs(BANK, BankCards)
    ]
    if rounds_left(look) or (look.path and not (gates and look.hovering(Pass))):
        return None
    return Found(
        {"gates": tuple(gates), "cards": len(own(look).hand)}, marks=tuple(f"location/{gate}" for gate in gates)
    )


# What is worth doing


def production_first(look: Glance) -> Found | None:
    """§3.6 In the first round each Production pays as often as it ever will."""
    if look.path or look.now.round > 1:
        return None
    cards = unique(option.card for option in look.offered(Build) if production_moment(face(look, option.card)))
    if not cards:
        return None
    return Found(
        {"cards": one_of_each(look, cards), "more": rounds_left(look)}, marks=tuple(f"hand/{card}" for card in cards)
    )


def unique(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))


def make_a_deal(look: Glance) -> Found | None:
    """Food is there, and a Faction card that cannot be built anyway."""
    if look.path or not rounds_left(look) or not held(look, "food"):
        return None
    signable = {option.card for option in look.offered(MakeDeal)}
    cards = [card for card in idle_cards(look) if card.id in signable]
    if not cards:
        return None
    best = cards[0]
    return Found({"card": best.id, "goods": (str(best.deal),), "more": rounds_left(look)}, marks=(f"hand/{best.id}",))


def raze_idle(look: Glance) -> Found | None:
    """A token that will be lost, and a card that cannot be built anyway."""
    if look.path or "raze" in storable(look.content, own(look)):
        return None
    razeable = {option.card for option in look.offered(RazeCard)}
    cards = [card for card in idle_cards(look) if card.id in razeable]
    if not cards:
        return None
    return Found({"card": cards[0].id, "goods": cards[0].spoils}, marks=(f"hand/{cards[0].id}",))


def idle_workers(look: Glance) -> Found | None:
    """Pairs that nothing else wants, in a round at whose end they are lost."""
    busy = [option for option in look.offered(Activate) if face(look, option.card).price.worker]
    if look.path or busy or not look.offered(SpendWorkers) or "worker" in storable(look.content, own(look)):
        return None
    return Found({"workers": held(look, "worker"), "last": int(not rounds_left(look))})


def both_uses(look: Glance) -> Found | None:
    sort, card = first_touch(look)
    twice = {option.card for option in look.offered(ActivateTwice)}
    if sort != "location" or card not in twice or look.hovering(ActivateTwice):
        return None
    return Found({"card": card}, marks=(f"location/{card}",))


def visit(look: Glance) -> Found | None:
    """§13.1 A Worker to spare, and an Open Production of somebody else."""
    if look.path:
        return None
    cards = [option.card for option in look.offered(SendWorker)]
    if not cards:
        return None
    best = max(cards, key=lambda card: worth(look, card))
    return Found({"card": best}, marks=tuple(f"location/{card}" for card in cards))


# Protection


def defend(look: Glance) -> Found | None:
    """A Defence token at hand, and somebody who could raze."""
    places = {option.card for option in look.offered(PlaceDefense)}
    exposed = [place.card for place in in_danger(look) if place.card in places]
    if look.path or not exposed:
        return None
    rival, tokens = max(raiders(look), key=lambda raider: raider[1])
    best = max(exposed, key=lambda card: worth(look, card))
    return Found({"card": best, "rival": rival, "tokens": tokens}, marks=(f"location/{best}",))


def free_things(look: Glance) -> Found | None:
    """The action is done, and only what is free is left."""
    guarding = (*("defense" for _ in look.offered(PlaceDefense)), *("samurai" for _ in look.offered(DeploySamurai)))
    banking = [option.card for option in look.offered(Bank)]
    marks = unique(option.path[0] for option in look.seen.decision.options if not option.passes)
    return Found({"things": unique((*guarding, *banking))}, marks=marks)


# What lasts


def kept_tokens(look: Glance) -> Found | None:
    """Raze tokens that Romans need not use up."""
    if look.path or not rounds_left(look) or own(look).faction != "romans" or held(look, "raze") < PAIR:
        return None
    return Found({"tokens": held(look, "raze")})


def kept_workers(look: Glance) -> Found | None:
    """Workers that Barbarians need not use up: before passing, or before they are spent."""
    leaving = look.hovering(Pass) or look.hovering(SpendWorkers)
    if not leaving or not rounds_left(look) or "worker" not in storable(look.content, own(look)):
        return None
    return Found({"workers": held(look, "worker")}) if held(look, "worker") else None


def deck_low(look: Glance) -> Found | None:
    """§2.8"""
    left = len(own(look).deck)
    return Found({"cards": left}) if left <= FEW_CARDS and not look.path else None
