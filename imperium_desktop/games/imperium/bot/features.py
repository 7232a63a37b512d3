"""What the fitted value counts: cards by what they do, players by what they have; no card by its name.

Cards that go round (hand, deck, discard pile) count once in a cycle of the deck, so a card that thins the deck is worth
something and one that dilutes it costs.
"""

from typing import Final

from imperium_desktop.games.imperium.bot.aims import aim
from imperium_desktop.games.imperium.bot.card_worth import BURDENS
from imperium_desktop.games.imperium.bot.standing import MANY
from imperium_desktop.games.imperium.rules.cards import vocabulary as v
from imperium_desktop.games.imperium.rules.content import Components, PlayingCard
from imperium_desktop.games.imperium.rules.names import MATERIAL, POPULATION, Face
from imperium_desktop.games.imperium.rules.state import State
from imperium_desktop.rules.effects.steps import Steps, Verb, verbs_of

DEEDS: Final = (
    "gain_material", "gain_population", "gain_progress", "gain_counting", "gain_action", "draw", "acquire",
    "break_through", "fame", "develop", "history", "garrison", "return", "pay", "take_unrest", "exile", "steal",
)  # fmt: skip
"""What the verbs of a card come to."""
MOST_DRAWN: Final = 4
CYCLING: Final = (
    "cards", "unrest", "dead", "live", "free", "region", "pinned", "variable", "attack",
    *(f"play_{deed}" for deed in DEEDS),
)  # fmt: skip
TYPES: Final = ("city", "metropolis", "knight", "mask", "scroll", "river", "fertile", "production")
LYING: Final = (
    "lying", "lying_region", *(f"lying_{type_}" for type_ in TYPES), "hand_limit", "passives", "reactions",
    "lying_variable", "burden", *(f"exhaust_{deed}" for deed in DEEDS), "exhausts",
    *(f"solstice_{deed}" for deed in DEEDS), "solstices",
)  # fmt: skip
HAVING: Final = (
    "material", "population", "material_much", "population_much", "empire", "nation_left", "development_left", "aim",
    "garrisoned", "history", "exhaust_tokens",
)  # fmt: skip
FEATURES: Final = (*CYCLING, *LYING, *HAVING)
CYCLE: Final = 15
"""Size of a usual deck, for which what goes round is counted."""
FEWEST: Final = 5
"""Smaller decks go round no faster."""
AIM: Final = 10.0
BURDEN: Final = 12.0
EXHAUSTS: Final = 5
"""Tokens of a player who has not chosen a nation yet."""


def cycling(card: PlayingCard, face: Face) -> list[float]:
    """Features of a card in hand, deck or discard pile."""
    if card.unrest:
        return padded([1.0, 1.0], CYCLING)
    if card.unplayable or (card.state is not None and card.state != face):
        return padded([1.0, 0.0, 1.0], CYCLING)
    region, variable = "region" in card.suits, not isinstance(card.points, int)
    marks = [card.free, region, card.pinned and not region, variable, card.attack]
    return [1.0, 0.0, 0.0, 1.0, *map(float, marks), *deeds(said(card, "play"))]


def lying(card: PlayingCard) -> list[float]:
    """Features of a card in play."""
    types = (card.types.count(type_) for type_ in TYPES)
    marks = ["region" in card.suits, *types, card.hand_limit, blocks(card, "passive"), blocks(card, "reaction")]
    burdens = [not isinstance(card.points, int), BURDENS.get(card.name, 0.0) / BURDEN]
    exhaust = [*deeds(said(card, "exhaust")), blocks(card, "exhaust")]
    return [1.0, *map(float, marks + burdens), *exhaust, *deeds(said(card, "solstice")), blocks(card, "solstice")]


def having(content: Components, state: State, seat: int) -> list[float]:
    """Features of a player beside the cards."""
    player = state.players[seat]
    material, population = player.tokens[MATERIAL], player.tokens[POPULATION]
    return [
        min(material, MANY),
        min(population, MANY),
        max(material - MANY, 0),
        max(population - MANY, 0),
        player.face == "empire",
        len(player.nation_deck),
        sum(not content.cards[card].quest for card in player.development),
        aim(content, state, seat) / AIM,
        sum(len(place.garrison) for place in player.play),
        len(player.history) + len(player.sunken),
        content.exhausts_of(player.nation) if player.nation else EXHAUSTS,
    ]


# What cards say


def padded(row: list[float], names: tuple[str, ...]) -> list[float]:
    return row + [0.0] * (len(names) - len(row))


def blocks(card: PlayingCard, when: str) -> int:
    return sum(block.when == when for block in card.blocks)


def said(card: PlayingCard, when: str) -> Steps:
    return tuple(step for block in card.blocks if block.when == when for step in block.steps)


def deeds(steps: Steps) -> list[float]:
    """How much of each deed the steps hold, whatever they cost and however they are joined."""
    found = dict.fromkeys(DEEDS, 0.0)
    for verb in verbs_of(steps):
        deed, n = deed_of(verb)
        if deed in found:
            found[deed] += n
    return [*found.values()]


def deed_of(verb: Verb) -> tuple[str, float]:
    match verb:
        case v.Gain(per=None):
            return f"gain_{verb.resource}", verb.n
        case v.Gain():
            return "gain_counting", 1
        case v.Draw():
            return "draw", min(max(verb.n.n, 1), MOST_DRAWN)
        case v.Look(pile="fame") | v.Take(suit="fame"):
            return "fame", 1
        case v.Take(suit="unrest"):
            return "take_unrest", 1
        case v.Submerge():
            return "history", 1
    return verb.name, 1
