"""What speaks for a move in Imperial Settlers: what it gains, opens and prevents."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.empire import RAZE_PRICE, deal_good, find, protection
from imperium_desktop.games.settlers.rules.events import GoodsGained, PointsScored
from imperium_desktop.games.settlers.rules.names import RESOURCES, SUPPLY
from imperium_desktop.games.settlers.rules.options import (
    Activate,
    ActivateTwice,
    Build,
    ChooseCard,
    ChooseDeal,
    ChooseFaction,
    ChooseLocation,
    DeploySamurai,
    DrawFrom,
    EndTurn,
    MakeDeal,
    Pass,
    Pay,
    PlaceDefense,
    RazeCard,
    RazeLocation,
    Skip,
    SpendWorkers,
    TakeCard,
    TakePair,
)
from imperium_desktop.games.settlers.rules.phases.cleanup import storable
from imperium_desktop.games.settlers.rules.state import VIRTUAL, State
from imperium_desktop.games.settlers.teaching.building import lacking
from imperium_desktop.games.settlers.teaching.choices import which_deck
from imperium_desktop.games.settlers.teaching.context import face, held, in_danger, own, raiders, rounds_left
from imperium_desktop.games.settlers.teaching.lookout import promise
from imperium_desktop.games.settlers.teaching.merit_weights import weigh
from imperium_desktop.games.settlers.teaching.prospects import Deed, built, lines, one_use
from imperium_desktop.games.settlers.teaching.razing import produced_by_owner
from imperium_desktop.games.settlers.teaching.turn import left_over
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.merits import Merits, Move

Suggested: TypeAlias = Move[State, Components]
Facts: TypeAlias = Mapping[str, Fact] | None


def line_of(move: Suggested) -> Deed | None:
    """The use of a card that is suggested, with all it brings."""
    match move.hovered:
        case Build() as option:
            return built(move, option)
        case MakeDeal(card):
            way = "deal"
        case RazeCard(card):
            way = "raze_card"
        case RazeLocation(card):
            way = "raze_location"
        case Activate(card) | ActivateTwice(card):
            way = "use"
        case _:
            return None
    return next((line for line in lines(move) if (line.way, line.card) == (way, card)), None)


# What it gains


def gains(move: Suggested) -> Facts:
    """Goods and points at once."""
    goods = gained(move)
    return {"goods": goods} if goods else None


def gained(move: Suggested) -> tuple[str, ...]:
    option = move.hovered
    if isinstance(option, Activate):
        return one_use(move, face(move, option.card)) or goods_told(move)
    line = line_of(move)
    return line.now if line is not None else goods_told(move)


def goods_told(move: Suggested) -> tuple[str, ...]:
    """What the events say, if all of the answer is known."""
    goods = [good for event in move.ahead.told(GoodsGained) if event.seat == move.seat for good in event.goods]
    points = sum(event.points for event in move.ahead.told(PointsScored) if event.seat == move.seat)
    cards = sum(isinstance(pair, TakePair) and pair.good == "card" for pair in move.picked)
    return (*goods, *("vp",) * points, *("card",) * cards)


def pays_again(move: Suggested) -> Facts:
    """Merit of goods in the Production phases to come."""
    line = line_of(move)
    if line is None or not line.later or not rounds_left(move):
        return None
    return {"goods": line.later, "more": rounds_left(move)}


def counts_at_the_end(move: Suggested) -> Facts:
    """Merit of points at the end, without those that are given up (§8.1)."""
    option = move.hovered
    line = line_of(move) if isinstance(option, Build) else None
    return {"points": line.points} if line is not None and line.points > 0 else None


def can_be_used(move: Suggested) -> Facts:
    """An Action that is built: what one use brings each round."""
    option = move.hovered
    goods = one_use(move, face(move, option.card)) if isinstance(option, Build) else ()
    return {"goods": goods, "card": option.card} if goods and isinstance(option, Build) else None


def promises_most(move: Suggested) -> Facts:
    """A card of the Lookout, or of those drawn: what it is best for."""
    option = move.hovered
    if not isinstance(option, TakeCard):
        return None
    found = promise(move, option.card)
    return {"card": option.card, "sort": found.sort, "goods": found.goods, "times": found.times}


# What it opens


def opens(move: Suggested) -> Facts:
    """A card of the hand that can be paid for afterwards and could not be before."""
    if not goods_told(move):
        return None
    after = move.ahead.state.players[move.seat]
    room = bool(after.locations or after.foundations)
    fresh = [
        card for card in after.hand if card in own(move).hand and lacking(move, card) and not lacking(move, card, after)
    ]
    payable = [card for card in fresh if room or not face(move, card).cost.location]
    return {"card": max(payable, key=lambda card: face(move, card).points)} if payable else None


def fills_a_gap(move: Suggested) -> Facts:
    """§6.7 What pairs of Workers can buy: Resources that a card lacks, or else cards."""
    if not isinstance(move.hovered, SpendWorkers):
        return None
    pairs = held(move, "worker") // 2
    short = [(card, missing) for card in own(move).hand if 0 < len(missing := lacking(move, card)) <= pairs]
    card, missing = min(short, key=lambda entry: len(entry[1]), default=("", ()))
    lost = int(rounds_left(move) > 0 and "worker" not in storable(move.content, own(move)))
    return {"card": card, "goods": missing, "pairs": pairs, "lost": lost}


def can_spend(move: Suggested) -> Facts:
    """§6.7 How many pairs of Workers there are for it."""
    gap = fills_a_gap(move)
    return {"pairs": gap["pairs"], "lost": gap["lost"]} if gap else None


# What it prevents


def protects(move: Suggested) -> Facts:
    """§6.6, §9.4.2 A Location that somebody could raze, and who can no longer."""
    option = move.hovered
    if not isinstance(option, PlaceDefense | DeploySamurai):
        return None
    found = find(move.now, option.card)
    price = RAZE_PRICE + (protection(move.content, found[1]) if found else 0) + 1
    tokens = max((tokens for _, tokens in raiders(move)), default=0)
    return {"card": option.card, "price": price, "tokens": tokens if tokens < price else 0}


def saves_from_razing(move: Suggested) -> Facts:
    """A Location in danger is given up for something better, or its owner passes."""
    option = move.hovered
    danger = [place.card for place in in_danger(move)]
    if isinstance(option, Pass) and danger:
        return {"card": danger[0], "passed": 1}
    if isinstance(option, Build) and option.given in danger and not option.foundation:
        return {"card": option.given, "passed": 0}
    return None


def takes_away(move: Suggested) -> Facts:
    """What its owner loses with a Location."""
    option = move.hovered
    removing = isinstance(option, ChooseLocation) and move.kind == "settlers.remove_target"
    if not isinstance(option, RazeLocation | ChooseLocation) or not (removing or isinstance(option, RazeLocation)):
        return None
    found = find(move.now, option.card)
    if found is None or found[0] in (VIRTUAL, move.seat):
        return None
    goods = produced_by_owner(move, option.card)
    return {"rival": found[0], "card": option.card, "goods": goods, "points": face(move, option.card).points}


def denies_collection(move: Suggested) -> Facts:
    """Merit, in a match played alone, of a card less for the Collection (§11.6)."""
    option = move.hovered
    if not isinstance(option, RazeLocation) or option.rival is not None or move.now.virtual is None:
        return None
    return {"card": option.card, "collected": len(move.now.virtual.collection)}


# What is kept


def keeps_gold(move: Suggested) -> Facts:
    """§2.2 What is left after paying so."""
    option = move.hovered
    if not isinstance(option, Pay):
        return None
    return {"gold": held(move, "gold") - option.goods.count("gold"), "paid": option.goods.count("gold")}


def fits_the_hand(move: Suggested) -> Facts:
    """§2.5 The deck: cards that cost a Location beside what could be given up for them."""
    option = move.hovered
    if not isinstance(option, DrawFrom):
        return None
    facts = which_deck(move).facts
    return {
        "deck": option.deck,
        **{name: facts[name] for name in ("costly", "room", "common", "short", "faction_cards")},
    }


def deck_openly(move: Suggested) -> Facts:
    """§2.5 What everybody sees of the choice of a deck."""
    option = move.hovered
    if not isinstance(option, DrawFrom):
        return None
    facts = which_deck(move).facts
    return {"deck": option.deck, "room": facts["room"], "faction_cards": facts["faction_cards"]}


def leaves_nothing(move: Suggested) -> Facts:
    """Merit of passing: what would be lost, and what is kept (§7.2)."""
    if not isinstance(move.hovered, Pass):
        return None
    kept = storable(move.content, own(move)) if rounds_left(move) else frozenset()
    stored = tuple(good for good in SUPPLY if good in kept for _ in range(held(move, good)))
    return {"lost": left_over(move), "kept": stored, "last": int(not rounds_left(move))}


def saves_for_later(move: Suggested) -> Facts:
    """An offer that is declined, or a turn that is ended: what stays in the supply."""
    if not isinstance(move.hovered, Skip | EndTurn):
        return None
    kinds = (*RESOURCES, "gold", "defense", "worker")
    return {"goods": tuple(good for good in SUPPLY if good in kinds for _ in range(held(move, good)))}


# What is chosen


def leads_the_people(move: Suggested) -> Facts:
    """Merit of a people: what its board produces and stores (§4.5)."""
    option = move.hovered
    if not isinstance(option, ChooseFaction):
        return None
    board = move.content.boards[option.faction]
    goods = tuple(good for good in SUPPLY for _ in range(board.production.get(good, 0)))
    return {"faction": option.faction, "goods": goods, "stored": board.storage}


def is_good_for(move: Suggested) -> Facts:
    """A Location that is chosen: its Raze field, its Action or its Production."""
    option = move.hovered
    if not isinstance(option, ChooseLocation):
        return None
    card = face(move, option.card)
    if move.kind in ("settlers.field_target", "settlers.raze_target"):
        return {"card": option.card, "goods": card.spoils}
    goods = one_use(move, card)
    return {"card": option.card, "goods": goods} if goods else None


def misses_least(move: Suggested) -> Facts:
    """A card of the hand that is given away, and what was missing for it."""
    option = move.hovered
    if not isinstance(option, ChooseCard) or move.kind not in GIVING_AWAY:
        return None
    return {"card": option.card, "missing": lacking(move, option.card)}


GIVING_AWAY: Final = ("settlers.give_up_card", "settlers.price_card", "settlers.foundation_card")


def deal_pays(move: Suggested) -> Facts:
    """A Deal that is taken, ended or used, and how often it would still pay."""
    option = move.hovered
    if not isinstance(option, ChooseDeal):
        return None
    return {"card": option.card, "goods": (deal_good(move.content, option.card),), "more": rounds_left(move)}


MERITS: Final = Merits(
    gains,
    pays_again,
    opens,
    takes_away,
    denies_collection,
    counts_at_the_end,
    can_be_used,
    saves_from_razing,
    protects,
    promises_most,
    fits_the_hand,
    deck_openly,
    fills_a_gap,
    can_spend,
    keeps_gold,
    leaves_nothing,
    saves_for_later,
    leads_the_people,
    is_good_for,
    misses_least,
    deal_pays,
    secret="keeps_gold opens fits_the_hand fills_a_gap misses_least",
    instead="deck_openly can_spend",
    weigh=weigh,
)
