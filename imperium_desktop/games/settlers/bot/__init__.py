"""What the greedy player of Imperial Settlers cares about: points, what brings them later, alone the Collection."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, cast

from imperium_desktop.bots.player import first_answer
from imperium_desktop.games.settlers.rules.cards.vocabulary import Gain
from imperium_desktop.games.settlers.rules.content import Components, PlayingCard
from imperium_desktop.games.settlers.rules.empire import deal_good
from imperium_desktop.games.settlers.rules.names import RESOURCES, SUPPLY, Faction
from imperium_desktop.games.settlers.rules.options import (
    BankGood,
    ChooseCard,
    DrawFrom,
    LeaveGood,
    LetGo,
    ReturnCard,
    ReturnGood,
    TakePair,
)
from imperium_desktop.games.settlers.rules.phases.cleanup import storable
from imperium_desktop.games.settlers.rules.phases.production import PRODUCTIONS
from imperium_desktop.games.settlers.rules.scoring import faction_locations, parts
from imperium_desktop.games.settlers.rules.state import Draw, Player, State
from imperium_desktop.rules.effects.steps import Verb
from imperium_desktop.rules.table import Answer, Decision, Game, Option

POINT: Final = 10.0
RIVAL_POINT: Final = 2.5
GOOD: Final = {
    "wood": 3.0, "stone": 3.4, "food": 4.9, "gold": 9.8, "worker": 1.2, "raze": 2.6, "defense": -3.0, "vp": POINT,
    "card": 10.4, "card_common": 10.4, "card_faction": 10.4, "samurai": 1.0,
}  # fmt: skip
"""Worth of goods in the supply or to come; a Defense token is of use only when it is placed."""
LATER: Final = 0.55
"""How much of its worth a good keeps that comes only in a later round."""
PRODUCTION: Final = 1.8
ACTION: Final = 3.6
"""What each use is worth each round."""
FEATURE: Final = 6.0
COUNTED: Final = 1.2
"""How many Locations of a colour there are, by and large."""
CARD: Final = 0.5
FACTION_CARD: Final = 2.8
HELD: Final = 0.22
"""How much of its worth as a Location a card has in hand, before its cost."""
COST: Final = 1.7
FOUNDATION: Final = 10.0
TO_GIVE_UP: Final = 1.3
"""A Common Location or Foundation that a card in hand could be paid with."""
COLLECTED: Final = 24.0
"""Worth, in a match played alone, of a Faction Location more or a card less in the Collection."""
FAVOURITES: Final[dict[Faction, float]] = {"barbarians": 3.0, "egyptians": 2.0, "romans": 1.0, "japanese": 0.0}
SPARE: Final = 3
"""Cards beyond the Locations that can be given up for them, before others are drawn."""
LAST_EARLY_ROUND: Final = 4
"""Last round up to which hands are kept for the rounds to come."""


class SettlersAdviser:
    worlds = 1
    beam = 3
    pauses: tuple[str, ...] = ("settlers.after_action", "settlers.draw", "settlers.keep")
    habits: tuple[str, ...] = ()
    by_lot: tuple[str, ...] = ()

    def value(self, game: Game[Any, Any], state: State, seat: int) -> float:
        content: Components = game.content
        player = state.players[seat]
        worth = own_worth(content, player, content.numbers.rounds - state.round)
        worth += sum(task.n * GOOD["card"] for task in state.agenda if isinstance(task, Draw) and task.seat == seat)
        for other, rival in enumerate(state.players):
            if other != seat:
                worth -= RIVAL_POINT * sum(parts(content, rival))
        if state.virtual is not None:
            collected = len(state.virtual.collection) + len(state.virtual.locations)
            worth += COLLECTED * (faction_locations(content, player) - collected)
        return worth

    def reply(self, game: Game[Any, Any], state: State, decision: Decision[Option]) -> Answer:
        options = decision.options
        player = state.players[decision.seat]
        match options[0]:
            case DrawFrom():
                return deck_to_draw(game.content, player, options)
            case TakePair():
                return wanted_pairs(game.content, player, cast("Sequence[TakePair]", options), decision.pick[1])
            case ReturnGood() | ReturnCard() | LetGo() if decision.picks_several:
                return ()
            case BankGood() | LeaveGood() if decision.picks_several:
                return tuple(options)
            case ChooseCard() if decision.picks_several and state.round > LAST_EARLY_ROUND:
                return tuple(options)
        return first_answer(decision)


def own_worth(content: Components, player: Player, rounds: int) -> float:
    """Worth of a player with these rounds to come; after passing, what cannot be stored is lost."""
    kept = storable(content, player) if player.passed else SUPPLY
    worth = POINT * sum(parts(content, player))
    worth += sum(GOOD[good] * count for good, count in zip(SUPPLY, player.supply, strict=True) if good in kept)
    worth += sum(to_come(content.copies[place.card], rounds) for place in player.locations)
    worth += sum(GOOD[deal_good(content, deal)] for deal in player.deals) * LATER * rounds
    worth += sum(hand_worth(content.copies[card], rounds) for card in (*player.hand, *player.aside))
    worth += FOUNDATION * len(player.foundations)
    cost_locations = sum(content.copies[card].cost.location for card in player.hand)
    worth += TO_GIVE_UP * min(cost_locations, to_give_up(content, player))
    return worth + (FAVOURITES[player.faction] if player.faction else 0.0)


@lru_cache(maxsize=4_096)
def to_come(card: PlayingCard, rounds: int) -> float:
    """Worth of what a Location will still bring in the rounds to come."""
    each = FEATURE * sum(when.startswith("on_") for when in card.abilities) + ACTION * card.uses
    for verb in (verb for when in PRODUCTIONS for verb in card.abilities.verbs(when, Verb)):
        gained = GOOD[verb.good] * (COUNTED if verb.per else verb.n) if isinstance(verb, Gain) else ACTION
        each += PRODUCTION * gained
    return each * rounds * LATER


@lru_cache(maxsize=4_096)
def hand_worth(card: PlayingCard, rounds: int) -> float:
    cost = card.cost
    worth = HELD * (POINT * card.points + to_come(card, rounds + 1)) + (FACTION_CARD if card.faction else 0.0)
    return CARD + worth - COST * (cost.wood + cost.stone + cost.food + cost.location)


def to_give_up(content: Components, player: Player) -> int:
    common = sum(content.copies[place.card].faction is None for place in player.locations)
    return common + len(player.foundations)


def deck_to_draw(content: Components, player: Player, options: Sequence[Option]) -> Option:
    """Faction cards, unless there is too little to be given up for them."""
    cost_locations = sum(content.copies[card].cost.location for card in player.hand)
    common = sum(content.copies[card].faction is None for card in player.hand)
    return options[0] if cost_locations > common + to_give_up(content, player) + SPARE else options[-1]


def wanted_pairs(content: Components, player: Player, options: Sequence[TakePair], most: int) -> Answer:
    """What the cards in hand cost and the supply lacks, one after the other; then cards."""
    lacking = [
        sum(content.copies[card].resources[place] for card in player.hand) - player.supply[place]
        for place in range(len(RESOURCES))
    ]
    by_good = {option.good: option for option in options}
    picked = []
    for _ in range(most):
        place = max(range(len(RESOURCES)), key=lacking.__getitem__)
        picked.append(by_good[RESOURCES[place]] if lacking[place] > 0 else by_good["card"])
        lacking[place] -= 1
    return tuple(picked) if most > 1 else picked[0]
