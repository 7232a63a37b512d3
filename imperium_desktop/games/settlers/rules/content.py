"""What the rules know of the box: cards, decks, boards, Attack cards, ranks."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Final, TypeAlias

import msgspec

from imperium_desktop.games.settlers.rules import components
from imperium_desktop.games.settlers.rules.cards.grammar import MOST_RESOURCES, mistakes_in
from imperium_desktop.games.settlers.rules.cards.vocabulary import VOCABULARY, Gain, Guarded, Steal, When
from imperium_desktop.games.settlers.rules.decks import dealt_in
from imperium_desktop.games.settlers.rules.names import (
    DECKS,
    RULES_VERSION,
    Color,
    Deck,
    DeckFormat,
    Faction,
    Good,
    Kind,
)
from imperium_desktop.games.settlers.rules.prices import building_price, parts
from imperium_desktop.rules.effects import abilities
from imperium_desktop.rules.effects.abilities import Abilities
from imperium_desktop.rules.effects.listening import Listeners, Trigger
from imperium_desktop.rules.effects.steps import Steps

UNKNOWN: Final = "?"
"""A card that the onlooker cannot see."""
MOMENTS: Final[Mapping[Kind, frozenset[When]]] = {
    "production": frozenset({"production"}),
    "action": frozenset({"action", "action_twice"}),
    "open_production": frozenset({"open_production"}),
    "production_feature": frozenset({"stored_production"}),
    "instant": frozenset({"instant"}),
}
"""§3.6 What makes a card one of a kind."""
LIMITED: Final = "on_opponents_pair"
"""The moment whose blocks may have a limit."""


Ability: TypeAlias = abilities.Ability[When]


class PlayingCard:
    """One physical card."""

    __slots__ = (
        "abilities", "always_works", "asking", "colors", "cost", "deal", "deck", "drawing", "effect", "guarded", "id",
        "instant", "key", "kind", "points", "price", "raze", "resources", "spoils", "uses",
    )  # fmt: skip

    def __init__(self, card: components.Card, copy: components.Copy, does: Abilities[When]) -> None:
        self.id = copy.id
        self.key = card.key
        self.deck: Deck = card.deck
        self.kind: Kind = card.kind
        self.colors: tuple[Color, ...] = card.colors
        self.cost: components.Cost = card.cost if copy.cost is None else copy.cost
        self.deal: Good | None = copy.deal or card.deal
        self.raze: Mapping[Good, int] = card.raze if copy.raze is None else copy.raze
        """Empty: no Raze field (§6.4.2)."""
        self.abilities = does
        self.points = 0 if card.kind == "instant" else 1 if card.deck == "common" else 2
        """Points that the built card is worth at the end (§8.1)."""
        self.instant = card.kind == "instant"
        """True of instant cards, which are never built (§13.3)."""
        self.guarded = bool(does.verbs("always", Guarded))
        """True of cards that are always defended (§13.4)."""
        self.uses = 2 if "action_twice" in does else 1 if "action" in does else 0
        """§6.5.2 Activations per round."""
        self.resources = building_price(self.cost)
        self.spoils: tuple[Good, ...] = tuple(good for good, n in self.raze.items() for _ in range(n))
        """The Raze field, good by good."""
        self.price, self.effect = parts(does.steps("action") or does.steps("action_twice"))
        """Price and effect of the card's action (§6.5.1)."""
        self.asking = frozenset(when for when in does if asks(does.steps(when)))
        """Moments at which something may have to be chosen."""
        self.drawing = frozenset(when for when in does if draws(does.steps(when)))
        """Moments at which a card is drawn without a choice."""
        self.always_works = all(isinstance(step, Gain) for step in self.effect)
        """§6.5.4 Nothing can stand in the way of its action but the price."""

    @property
    def faction(self) -> Faction | None:
        return None if self.deck == "common" else self.deck


class Components:
    """The box as the rules use it."""

    def __init__(self, box: components.Box) -> None:
        self.box = box
        self.rules_version = RULES_VERSION
        """Version of the rules by which the match is played."""
        self.numbers = box.frame.numbers
        self.formats: dict[DeckFormat, dict[Deck, tuple[str, ...]]] = dealt_in(box)
        """§12 The decks of each format that can be played."""
        in_play = {id for decks in self.formats.values() for cards in decks.values() for id in cards}
        faces = [card for facts in (*box.cards, *box.expansion) for card in playing_cards(facts)]
        printed = [card for card in faces if card.id in in_play]
        self.copies: dict[str, PlayingCard] = {card.id: card for card in (*printed, *map(blank, DECKS))}
        """Physical cards by their ids, and the blank ones that stand for those unseen."""
        open_locations = {card.id for card in printed if card.kind == "open_production"}
        self.with_visits = frozenset(
            format for format, decks in self.formats.items() if not open_locations.isdisjoint(chain(*decks.values()))
        )
        """§13.1 The formats in which Workers can be sent to others."""
        waiting = ((Trigger(when), card.id, does) for card in printed for when, does in card.abilities.items())
        self.listeners = Listeners(waiting)
        """Which cards speak at which moments."""
        self.thieves = frozenset(card.id for card in printed if card.abilities.verbs("action", Steal))
        """Cards whose action steals (§9.3.5)."""
        self.backs: dict[str, str] = {id: back_of(card.deck) for id, card in self.copies.items()}
        """What can be seen of them when they are hidden."""
        self.cards = {card.key: card for card in box.cards}
        """Different cards of the base game by their keys."""
        self.decks = self.formats["no"]
        """Those of the base game."""
        self.boards: dict[Faction, components.FactionBoard] = {board.id: board for board in box.frame.factions}
        self.attack_cards: tuple[Good, ...] = tuple(
            target.good for target in box.frame.attack for _ in range(target.copies)
        )
        self.attacks: dict[str, Good] = {f"ATT{n:02}": good for n, good in enumerate(self.attack_cards, 1)}
        """Target fields of the Attack cards, by their ids."""
        self.ranks = box.frame.ranks
        self.nouns: dict[str, str] = {card.id: card.key for card in printed}
        """What the physical cards are called by."""
        self.nouns |= {card: f"attack_{good}" for card, good in self.attacks.items()}

    def decks_in(self, format: DeckFormat) -> Mapping[Deck, tuple[str, ...]]:
        """A format that this box does not allow is a ValueError."""
        if format not in self.formats:
            raise ValueError(f"the deck format {format} needs all cards of the expansion, in your own file of cards")
        return self.formats[format]

    def advanced_picks(self, seats: int) -> tuple[int, ...]:
        """Numbers of cards from which each pick is made (§10.2)."""
        return self.box.frame.advanced_lookout[str(seats)]

    def rank(self, points: int) -> str:
        """Highest title that the points reach (§11.8)."""
        return max((rank for rank in self.ranks if rank.points <= points), key=lambda rank: rank.points).id


def blank(deck: Deck) -> PlayingCard:
    """A card without any face, for what is played on a view."""
    copy = components.Copy(back_of(deck))
    return PlayingCard(components.Card(copy.id, "", deck, "feature", (copy,)), copy, Abilities(()))


def back_of(deck: Deck) -> str:
    """What an onlooker sees of a card that is hidden: its back."""
    return UNKNOWN + deck


def playing_cards(card: components.Card) -> list[PlayingCard]:
    does = Abilities(abilities_of(card))
    return [PlayingCard(card, copy, does) for copy in card.copies]


def abilities_of(card: components.Card) -> tuple[Ability, ...]:
    """A notation that cannot be read is a NotationError."""
    return tuple(Ability(block.when, VOCABULARY.read(block.do), block.limit) for block in card.blocks)


def asks(steps: Steps) -> bool:
    """Whether these steps may ask their owner anything: all but gains of goods do."""
    return any(not isinstance(step, Gain) or step.good in ("card", "samurai") for step in steps)


def draws(steps: Steps) -> bool:
    """Whether these steps bring a card of a deck that is not chosen."""
    return any(isinstance(step, Gain) and step.good in ("card_common", "card_faction") for step in steps)


def card_of(facts: dict[str, object]) -> components.Card:
    """One card of the files; a mistake is a ValueError."""
    card = msgspec.convert(facts, components.Card)
    for mistake in mistakes_in_card(card, abilities_of(card)):
        raise ValueError(mistake)
    return card


def mistakes_in_card(card: components.Card, blocks: Sequence[Ability]) -> Iterator[str]:
    """What no field alone shows."""
    moments = [ability.when for ability in blocks]
    for kind, needed in MOMENTS.items():
        if moments and (card.kind == kind) != bool(needed.intersection(moments)):
            yield f"a card of the kind {card.kind} with the moments {', '.join(sorted(moments))}"
    uses = [when for when in moments if when in MOMENTS["action"]]
    if len(set(moments)) < len(moments) or len(uses) > 1:
        yield "two blocks for the same moment, or two actions"
    for ability in blocks:
        if ability.limit and ability.when != LIMITED:
            yield f"a limit at the moment “{ability.when}” (only at “{LIMITED}”)"
        for mistake in mistakes_in(ability.when, ability.steps):
            yield f"at the moment “{ability.when}”: {mistake}"
    if len(set(card.colors)) < len(card.colors):
        yield "the same colour twice"
    faces: list[components.Card | components.Copy] = [card, *card.copies]
    for copy in faces:
        if copy.cost and building_price(copy.cost).resources > MOST_RESOURCES:
            yield f"it costs more than {MOST_RESOURCES} Resources"
        if copy.deal == "samurai" or "samurai" in (copy.raze or ()):
            yield "Samurai are gained by cards only, not by Deals and Raze fields"
