"""What the greedy player of Osadnicy cares about: points, what brings points later, and alone the Collection."""

from functools import lru_cache
from typing import Any, Final

from imperium_desktop.rules.effects.steps import verbs_of
from imperium_desktop.rules.settlers.content import Components, PlayingCard
from imperium_desktop.rules.settlers.names import RESOURCES, SUPPLY
from imperium_desktop.rules.settlers.options import (
    BankGood,
    ChooseCard,
    DrawFrom,
    LetGo,
    ReturnCard,
    ReturnGood,
    TakePair,
)
from imperium_desktop.rules.settlers.scoring import parts
from imperium_desktop.rules.settlers.state import Draw, Player, State
from imperium_desktop.rules.settlers.vocabulary import Gain
from imperium_desktop.rules.table import Answer, Decision, Game, Option

POINT: Final = 10.0
RIVAL_POINT: Final = 2.5
GOOD: Final = {
    "wood": 3.0, "stone": 3.4, "food": 2.6, "gold": 3.8, "worker": 1.4, "raze": 2.4, "defense": 0.2,
    "vp": POINT, "card": 4.0, "card_common": 3.0, "card_faction": 4.5, "samurai": 1.0,
}  # fmt: skip
EACH_ROUND: Final = 0.9
"""How much of its worth a good keeps that comes only in a later round."""
ACTION, FEATURE = 5.0, 4.0
"""What an Action or a Feature is worth each round."""
COUNTED: Final = 1.6
"""How many Locations of a colour there are, by and large."""
CARD, HELD = 1.5, 0.22
"""What any card in hand is worth, and how much of what it would be worth as a Location."""
FOUNDATION: Final = 5.0
COLLECTED: Final = 14.0
"""Alone: one Faction Location more, or one card less in the Collection."""


class SettlersAdviser:
    worlds = 1
    beam = 0

    def value(self, game: Game[Any, Any], state: State, seat: int) -> float:
        content: Components = game.content
        rounds = content.numbers.rounds - state.round
        player = state.players[seat]
        worth = own_worth(content, player, rounds)
        worth += sum(task.n * GOOD["card"] for task in state.agenda if isinstance(task, Draw) and task.seat == seat)
        for other, rival in enumerate(state.players):
            if other != seat:
                worth -= RIVAL_POINT * sum(parts(content, rival))
        if state.virtual is not None:
            collected = len(state.virtual.collection) + len(state.virtual.locations)
            built = sum(content.copies[place.card].faction is not None for place in player.locations)
            worth += COLLECTED * (built - collected)
        return worth

    def reply(self, state: State, decision: Decision[Option]) -> Answer:
        options = decision.options
        least, most = decision.pick
        match options[0]:
            case DrawFrom():
                return options[-1]
            case TakePair():
                return wanted_pairs(options, most)
            case ReturnGood() | ReturnCard() | LetGo():
                return ()
            case BankGood():
                return tuple(options)
            case ChooseCard() if decision.kind == "settlers.bank_cards" and state.round > LAST_EARLY_ROUND:
                return tuple(options) if decision.picks_several else options[0]
        return tuple(options[: max(1, least)]) if decision.picks_several else options[0]


LAST_EARLY_ROUND: Final = 4
"""Up to here hands are kept for the rounds to come."""


def own_worth(content: Components, player: Player, rounds: int) -> float:
    worth = POINT * sum(parts(content, player))
    worth += sum(GOOD[good] * count for good, count in zip(SUPPLY, player.supply, strict=True))
    worth += sum(standing_worth(content.copies[place.card], rounds) for place in player.locations)
    worth += FOUNDATION * len(player.foundations)
    for deal in player.deals:
        good = content.attacks.get(deal) or content.copies[deal].deal
        worth += GOOD[good or "wood"] * EACH_ROUND * rounds
    for card in (*player.hand, *player.aside):
        face = content.copies[card]
        worth += CARD + HELD * (POINT * face.points + standing_worth(face, rounds + 1))
    return worth


@lru_cache(maxsize=4_096)
def standing_worth(card: PlayingCard, rounds: int) -> float:
    """What a Location will still bring in so many rounds."""
    each = FEATURE * sum(when.startswith("on_") for when in card.abilities)
    for ability in card.at("production"):
        for verb in verbs_of(ability.steps):
            each += GOOD[verb.good] * (verb.n if verb.per is None else COUNTED) if isinstance(verb, Gain) else ACTION
    each += ACTION * card.uses
    return each * rounds * EACH_ROUND


def wanted_pairs(options: Any, most: int) -> Answer:
    """Of everything something, Resources before cards."""
    kinds = [option for option in dict.fromkeys(options) if option.good in RESOURCES]
    kinds += [option for option in dict.fromkeys(options) if option.good not in RESOURCES]
    picked = tuple(kinds[number % len(kinds)] for number in range(most))
    return picked if most > 1 else picked[0]
