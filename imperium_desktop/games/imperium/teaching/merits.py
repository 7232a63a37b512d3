"""What speaks for a move in Imperium: what it gains, takes away, opens and spares."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.cards import vocabulary as v
from imperium_desktop.games.imperium.rules.names import RESOURCES
from imperium_desktop.games.imperium.rules.options import (
    ChooseNation,
    ChooseSide,
    EndActivation,
    PickBlind,
    PickBranch,
    PickCard,
    PickSuit,
    PlayFromHand,
    TakeTurn,
    UseExhaust,
)
from imperium_desktop.games.imperium.rules.scoring import card_points, points
from imperium_desktop.games.imperium.teaching.choices import EARLY_NATIONS, LOSING, most_unseen
from imperium_desktop.games.imperium.teaching.context import (
    SEVERAL,
    card,
    inside,
    is_dead,
    is_of_use,
    offered_cards,
    own,
    rivals,
    slot_of,
    unrest_in_hand,
    verb,
    weakest,
    worth,
)
from imperium_desktop.games.imperium.teaching.merit_weights import weigh
from imperium_desktop.games.imperium.teaching.merits_of_prices import (
    affordable,
    agrees,
    declines,
    keeps_progress,
    keeps_the_hand,
)
from imperium_desktop.games.imperium.teaching.promises import (
    UNREST_COSTS,
    Suggested,
    promise_of,
    promise_of_hand,
)
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.merits import Merits

Facts: TypeAlias = Mapping[str, Fact] | None
FOR_POINTS: Final = (
    "imperium.pick_looked",
    "imperium.choose_development",
    "imperium.pick_exiled",
    "imperium.pick_found",
)
"""Questions in which a card is chosen mainly for what it scores."""


# What it gains


def takes(move: Suggested) -> Facts:
    """A card of the market, or a blind one."""
    for taken in move.ahead.told(events.MarketCardTaken):
        slot = slot_of(move, taken.card)
        return {
            "card": taken.card,
            "points": worth(move, taken.card),
            "tokens": sum(slot.tokens) if slot else 0,
            "unrest": int(bool(slot and slot.unrest) and taken.way == "acquire"),
        }
    return None


def gains(move: Suggested) -> Facts:
    """Goods from the supply."""
    told = [event for event in move.ahead.told(events.TokensGained) if event.seat == move.seat]
    counts: dict[str, Fact] = {
        resource: sum(event.n for event in told if event.resource == resource) for resource in RESOURCES
    }
    return counts if any(counts.values()) else None


def returns_unrest(move: Suggested) -> Facts:
    option = move.hovered
    n = sum(len(event.cards) for event in moved(move, "returned"))
    if not n and isinstance(option, PickBranch):
        n = sum(isinstance(verb, v.Return) for verb in verbs_of(move, option))
    return {"n": n, "points": UNREST_COSTS * n} if n else None


def brings_no_unrest(move: Suggested) -> Facts:
    """Merit of a way without the Unrest that comes with another."""
    option = move.hovered
    if not isinstance(option, PickBranch) or brings_unrest(move, option):
        return None
    return {"points": UNREST_COSTS} if any(brings_unrest(move, other) for other in move.offered(PickBranch)) else None


def develops(move: Suggested) -> Facts:
    for event in move.ahead.told(events.CardDeveloped):
        if event.seat == move.seat:
            return {"card": event.card, "points": worth(move, event.card)}
    return None


def adds_points(move: Suggested) -> Facts:
    """What all cards and progress are worth afterwards, beyond what the other merits tell."""
    content = move.content
    more = points(content, move.ahead.state, move.seat) - points(content, move.now, move.seat)
    return {"points": more} if more > 0 else None


def draws(move: Suggested) -> Facts:
    n = sum(event.seat == move.seat for event in move.ahead.told(events.CardDrawn))
    return {"n": n} if n else None


def stays_in_play(move: Suggested) -> Facts:
    """A pinned card goes on working, and its icons are counted."""
    option = move.hovered
    if not isinstance(option, PlayFromHand) or not card(move, option.card).pinned:
        return None
    facts = card(move, option.card)
    moments = {block.when for block in facts.blocks}
    works = next((when for when in ("solstice", "exhaust", "passive") if when in moments), "")
    production = move.content.icons("production").get(option.card, 0)
    region = int(option.card in move.content.region)
    return {"card": option.card, "region": region, "works": works, "production": production}


def promises(move: Suggested) -> Facts:
    """What can still come of a card."""
    return promise_of(move)


def hand_promises(move: Suggested) -> Facts:
    """What an activation is for (§4.3)."""
    option = move.hovered
    return promise_of_hand(move) if isinstance(option, TakeTurn) and option.kind == "activate" else None


# What it takes away


def hurts(move: Suggested) -> Facts:
    """Unrest or goods of a rival."""
    for taken in move.ahead.told(events.UnrestTaken):
        if taken.seat != move.seat:
            return {"rival": taken.seat, "stolen": 0, "resource": RESOURCES[0]}
    for stolen in move.ahead.told(events.TokensStolen):
        if stolen.seat == move.seat:
            return {"rival": stolen.rival, "stolen": stolen.n, "resource": stolen.resource}
    return None


def attacks(move: Suggested) -> Facts:
    option = move.hovered
    if not isinstance(option, PlayFromHand) or not card(move, option.card).attack:
        return None
    return {"card": option.card, "n": len(rivals(move))}


def leaves_the_market(move: Suggested) -> Facts:
    """A card that nobody else can take any more."""
    exiled = move.ahead.told(events.MarketCardExiled)
    if not exiled or move.hovered is None:
        return None
    value = move.content.printed_points.get(exiled[0].card, 0)
    return {"card": exiled[0].card, "points": max(value, 0)}


# What it spares


def thins_the_deck(move: Suggested) -> Facts:
    """A card goes where it is not drawn again, and still counts."""
    for way in ("history", "garrisoned"):
        for event in moved(move, way):
            id = event.cards[0]
            kept = card_points(move.content, move.ahead.state, move.seat, id)
            return {"card": id, "garrison": int(way == "garrisoned"), "dead": dead(move, id), "points": kept}
    return None


def thins_openly(move: Suggested) -> Facts:
    """The same, if everybody sees which card it is."""
    shut = any(event.secret for way in ("history", "garrisoned") for event in moved(move, way))
    return None if shut else thins_the_deck(move)


def comes_back(move: Suggested) -> Facts:
    """§5.2 What is discarded is not lost; what can do nothing in the hand is not missed there."""
    gone = [id for event in moved(move, "discarded") for id in event.cards]
    if not gone or verb(move) != "discard" or not isinstance(move.hovered, PickCard):
        return None
    idle = [id for id in gone if not is_of_use(move, id)]
    return {"cards": tuple(gone), "idle": tuple(idle), "n": len(own(move).deck)}


def misses_least(move: Suggested) -> Facts:
    """Merit of losing this card: of those that could go, it counts no more points than others."""
    option = move.hovered
    if not isinstance(option, PickCard) or verb(move) not in (*LOSING, "garrison", "history"):
        return None
    cards = offered_cards(move)
    alone, points_lost = option.card == weakest(move, cards), worth(move, option.card)
    if len(move.picked) > 1:
        return None
    if not alone and points_lost > min(worth(move, id) for id in cards):
        return None
    return {"card": option.card, "dead": dead(move, option.card), "alone": int(alone), "points": points_lost}


def needs_no_action(move: Suggested) -> Facts:
    option = move.hovered
    match option:
        case UseExhaust(card=id):
            return {"card": id, "marked": 1, "left": own(move).exhausts - 1}
        case PlayFromHand(card=id) if card(move, id).free:
            return {"card": id, "marked": 0, "left": 0}
    return None


# Choices with reasons of their own


def turn_is_for(move: Suggested) -> Facts:
    """What everybody sees of a kind of turn (§4.1)."""
    option = move.hovered
    if not isinstance(option, TakeTurn):
        return None
    gone = sum(len(event.cards) for event in moved(move, "returned"))
    if option.kind == "revolt" and not gone:
        return None
    player = own(move)
    facts: dict[str, Fact] = {"kind": option.kind, "unrest": gone, "points": UNREST_COSTS * gone}
    return {**facts, "actions": player.actions, "exhausts": player.exhausts}


def turn_kind(move: Suggested) -> Facts:
    option = move.hovered
    if not isinstance(option, TakeTurn):
        return None
    if option.kind == "revolt" and not unrest_in_hand(move):
        return None
    hand = own(move).hand
    useful = tuple(id for id in hand if is_of_use(move, id))
    facts: dict[str, Fact] = {"kind": option.kind, "useful": len(useful), "hand": len(hand), "cards": useful[:SEVERAL]}
    return {**facts, "unrest": len(unrest_in_hand(move))}


def token_tempts(move: Suggested) -> Facts:
    """§4.8 Where the token lies, and what keeps others off it."""
    option = move.hovered
    slot = slot_of(move, option.card) if isinstance(option, PickCard) else None
    if move.kind != "imperium.place_cleanup_token" or slot is None:
        return None
    value = move.content.printed_points.get(slot.card, 0)
    facts: dict[str, Fact] = {"card": slot.card, "points": max(value, 0), "lost": UNREST_COSTS}
    return {**facts, "tokens": sum(slot.tokens) + 1, "unrest": int(bool(slot.unrest))}


def cleans_up(move: Suggested) -> Facts:
    """§4.8 What is discarded, and how many cards come instead."""
    if move.kind != "imperium.discard_for_cleanup":
        return None
    gone = [option.card for option in move.picked if isinstance(option, PickCard)]
    kept = len(own(move).hand) - len(gone)
    return {"n": len(gone), "dead": sum(is_dead(move, id) for id in gone), "kept": kept}


def counts_most(move: Suggested) -> Facts:
    """A card that is chosen for its points."""
    option = move.hovered
    if not isinstance(option, PickCard) or move.kind not in FOR_POINTS:
        return None
    value = worth(move, option.card)
    return {"card": option.card, "points": value} if value > 0 else None


def nothing_better(move: Suggested) -> Facts:
    """The activation ends."""
    if not isinstance(move.hovered, EndActivation):
        return None
    return {"actions": own(move).actions, "hand": len(own(move).hand)}


def plain_rules(move: Suggested) -> Facts:
    """§12 A nation or a side for a beginning."""
    option = move.hovered
    if isinstance(option, ChooseSide):
        return {"nation": str(move.seen.decision.facts["nation"]), "side": option.side, "easy": 0}
    if isinstance(option, ChooseNation):
        return {"nation": option.nation, "side": "", "easy": int(option.nation in EARLY_NATIONS)}
    return None


def unseen_suit(move: Suggested) -> Facts:
    """A suit that is named or taken blind."""
    option = move.hovered
    if not isinstance(option, PickBlind | PickSuit):
        return None
    blind = isinstance(option, PickBlind)
    return {"suit": option.suit, "blind": int(blind)} if blind or option.suit == most_unseen(move)[0] else None


def uses_an_action(move: Suggested) -> Facts:
    option = move.hovered
    if not isinstance(option, PlayFromHand) or card(move, option.card).free:
        return None
    others = [other for other in move.offered(PlayFromHand) if other != option]
    return {"card": option.card, "left": own(move).actions - 1, "others": len(others)}


def moved(move: Suggested, way: str) -> list[events.CardsMoved]:
    return [event for event in move.ahead.told(events.CardsMoved) if event.seat == move.seat and event.way == way]


def verbs_of(move: Suggested, way: PickBranch) -> list[object]:
    return [node.step for node in inside(move.content.nodes[way.node].kids[way.branch])]


def brings_unrest(move: Suggested, way: PickBranch) -> bool:
    """§7.2 Taken as such, or under a card that is acquired."""
    return any(
        (isinstance(verb, v.Take) and verb.suit == "unrest") or isinstance(verb, v.Acquire)
        for verb in verbs_of(move, way)
    )


def dead(move: Suggested, id: str) -> int:
    return int(id in move.content.nouns and is_dead(move, id))


MERITS: Final = Merits(
    turn_kind,
    turn_is_for,
    hand_promises,
    takes,
    develops,
    returns_unrest,
    brings_no_unrest,
    gains,
    hurts,
    promises,
    leaves_the_market,
    cleans_up,
    token_tempts,
    keeps_progress,
    thins_the_deck,
    thins_openly,
    comes_back,
    misses_least,
    counts_most,
    adds_points,
    draws,
    stays_in_play,
    attacks,
    needs_no_action,
    unseen_suit,
    plain_rules,
    agrees,
    declines,
    keeps_the_hand,
    nothing_better,
    affordable,
    uses_an_action,
    secret="thins_the_deck turn_kind hand_promises misses_least uses_an_action nothing_better",
    instead="turn_is_for thins_openly",
    weigh=weigh,
)
