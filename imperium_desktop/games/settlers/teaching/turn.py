"""Hints for a turn as a whole: what is worth doing now, and whether to pass."""

from collections.abc import Iterable

from imperium_desktop.games.settlers.rules.losses import gone
from imperium_desktop.games.settlers.rules.names import RESOURCES, SUPPLY
from imperium_desktop.games.settlers.rules.options import (
    Activate,
    ActivateTwice,
    Bank,
    Build,
    DeploySamurai,
    MakeDeal,
    Pass,
    PlaceDefense,
    SendWorker,
    SpendWorkers,
)
from imperium_desktop.games.settlers.rules.phases.cleanup import storable
from imperium_desktop.games.settlers.rules.phases.turn import PAIR
from imperium_desktop.games.settlers.teaching.context import (
    Context,
    face,
    first_touch,
    held,
    idle_cards,
    in_danger,
    own,
    raiders,
    rounds_left,
    worth,
)
from imperium_desktop.games.settlers.teaching.prospects import of_way
from imperium_desktop.teaching.hints import Found

FEW_CARDS = 3
"""Number of cards left in a Faction deck that is worth a word."""


# Passing


def lost_in_cleanup(look: Context) -> Found | None:
    """Passing is under the pointer, and something would be thrown away."""
    if look.hovering(Pass) is None or not rounds_left(look):
        return None
    lost = gone(look.content, own(look), last=False, cards=False)
    if not lost:
        return None
    kept = [good for good in SUPPLY if good in storable(look.content, own(look))]
    return Found({"lost": lost, "kept": tuple(good for good in kept for _ in range(held(look, good)))})


def pass_is_safe(look: Context) -> Found | None:
    """Somebody could raze, and nothing of weight is left to do."""
    if look.path and look.hovering(Pass) is None:
        return None
    weighty = any(isinstance(option, Build | MakeDeal | Activate) for option in look.seen.decision.options)
    danger = in_danger(look)
    if weighty or not danger:
        return None
    rival, tokens = max(raiders(look), key=lambda raider: raider[1])
    return Found({"rival": rival, "tokens": tokens}, marks=tuple(f"location/{place.card}" for place in danger))


def nothing_left(look: Context) -> Found | None:
    """Nothing but passing: what stays, what is lost, and whether others go on."""
    idle = all(isinstance(option, Pass | PlaceDefense) for option in look.seen.decision.options)
    if look.path or not idle:
        return None
    lost = left_over(look)
    others = sum(not player.passed for seat, player in enumerate(look.now.players) if seat != look.seat)
    return Found({"lost": lost, "last": int(not rounds_left(look)), "others": others})


def others_passed(look: Context) -> Found | None:
    """§5.3.4 Nobody else acts any more this round, and something could still be done with the goods left."""
    others = [player for seat, player in enumerate(look.now.players) if seat != look.seat]
    if look.path or not others or not all(player.passed for player in others) or look.seen.loss(Pass()) is None:
        return None
    return Found({"lost": left_over(look), "last": int(not rounds_left(look))})


def left_over(look: Context) -> tuple[str, ...]:
    """What Cleanup takes; at the end of the game, what counts in a tie (§8.2)."""
    last = not rounds_left(look)
    goods = gone(look.content, own(look), last=last, cards=False)
    return tuple(good for good in goods if not last or good in (*RESOURCES, "worker"))


# What is worth doing


def unique(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))


def raze_idle(look: Context) -> Found | None:
    """A token that will be lost, and the best Raze field among the cards that cannot be built anyway."""
    if look.path or "raze" in storable(look.content, own(look)):
        return None
    idle = {card.id for card in idle_cards(look)}
    rows = [line for line in of_way(look, "raze_card") if line.card in idle]
    if not rows:
        return None
    return Found({"card": rows[0].card, "goods": rows[0].now}, marks=(rows[0].mark,), move=rows[0].move)


def idle_workers(look: Context) -> Found | None:
    """Pairs that nothing else wants, in a round at whose end they are lost."""
    busy = [option for option in look.offered(Activate) if face(look, option.card).price.worker]
    if look.path or busy or not look.offered(SpendWorkers) or "worker" in storable(look.content, own(look)):
        return None
    return Found({"workers": held(look, "worker"), "last": int(not rounds_left(look))})


def both_uses(look: Context) -> Found | None:
    sort, card = first_touch(look)
    twice = {option.card for option in look.offered(ActivateTwice)}
    if sort != "location" or card not in twice or look.hovering(ActivateTwice):
        return None
    return Found({"card": card}, marks=(f"location/{card}",))


def visit(look: Context) -> Found | None:
    """§13.1 A Worker to spare, and an Open Production of somebody else."""
    if look.path:
        return None
    cards = [option.card for option in look.offered(SendWorker)]
    if not cards:
        return None
    best = max(cards, key=lambda card: worth(look, card))
    return Found({"card": best}, marks=tuple(f"location/{card}" for card in cards))


# Protection


def defend(look: Context) -> Found | None:
    """A Defence token at hand, and somebody who could raze."""
    places = {option.card for option in look.offered(PlaceDefense)}
    exposed = [place.card for place in in_danger(look) if place.card in places]
    if look.path or not exposed:
        return None
    rival, tokens = max(raiders(look), key=lambda raider: raider[1])
    best = max(exposed, key=lambda card: worth(look, card))
    return Found({"card": best, "rival": rival, "tokens": tokens}, marks=(f"location/{best}",))


def free_things(look: Context) -> Found | None:
    """The action is done, and only what is free is left."""
    guarding = (*("defense" for _ in look.offered(PlaceDefense)), *("samurai" for _ in look.offered(DeploySamurai)))
    banking = [option.card for option in look.offered(Bank)]
    marks = unique(option.path[0] for option in look.seen.decision.options if not option.passes)
    most = max((tokens for _, tokens in raiders(look)), default=0) if guarding else 0
    return Found(
        {"things": unique((*guarding, *banking)), "guarding": int(bool(guarding)), "tokens": most}, marks=marks
    )


# What lasts


def kept_tokens(look: Context) -> Found | None:
    """Raze tokens that Romans need not use up."""
    if look.path or not rounds_left(look) or own(look).faction != "romans" or held(look, "raze") < PAIR:
        return None
    return Found({"tokens": held(look, "raze")})


def kept_workers(look: Context) -> Found | None:
    """Workers that Barbarians need not use up: before passing, or before they are spent."""
    leaving = look.hovering(Pass) or look.hovering(SpendWorkers)
    if not leaving or not rounds_left(look) or "worker" not in storable(look.content, own(look)):
        return None
    return Found({"workers": held(look, "worker")}) if held(look, "worker") else None


def deck_low(look: Context) -> Found | None:
    """Hint that the own deck is about to run out (§2.8)."""
    left = len(own(look).deck)
    return Found({"cards": left}) if left <= FEW_CARDS and not look.path else None
