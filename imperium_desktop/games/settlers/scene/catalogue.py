"""The cards of Imperial Settlers in the card browser."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.games.settlers.card_text import card_pieces, card_text, field_lines
from imperium_desktop.games.settlers.rules.components import Card, Sourced
from imperium_desktop.games.settlers.rules.content import Components, PlayingCard, playing_cards
from imperium_desktop.games.settlers.rules.decks import printed_in, written_in
from imperium_desktop.games.settlers.rules.names import COLORS, DECKS, Deck, color_noun
from imperium_desktop.games.settlers.scene import signs
from imperium_desktop.games.settlers.scene.cards.face import paint_card
from imperium_desktop.games.settlers.scene.messages import say
from imperium_desktop.text.effects import plain
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit import Choice, escaped
from imperium_desktop.ui.scenes.protocol.catalogue import CardEntry, Detail, Filter, MakeCatalogue
from imperium_desktop.ui.wording.messages import MessageKey

CORRECTED, INVENTED = "app-check", "app-warning"
"""Marks at the corner of a card."""
MOST_RESOURCES: Final = 4
SOURCES: Final[dict[Sourced, MessageKey]] = {
    "fields": MessageKey("cost_colour_deal_and_raze_field"),
    "ability": MessageKey("what_the_card_does_is_reconstructed"),
    "rulings": MessageKey("the_printed_rules_leave_a_gap_here"),
    "name_pl": MessageKey("the_polish_name_is_our_own_translation"),
}


class SettlersCatalogue:
    game_id = "settlers"

    def __init__(self, content: Components, words: Words) -> None:
        self.box = box = content.box
        self.cards: dict[str, Card] = {card.key: card for card in (*box.cards, *box.expansion)}
        self.copies = {key: playing_cards(card) for key, card in self.cards.items()}
        self.expansion = frozenset(card.key for card in box.expansion)
        self.only_shown = frozenset(card.key for card in box.expansion if card.copies[0].id not in content.copies)
        self.corrected = frozenset(box.corrections.cards)
        self.mistakes = box.corrections.mistakes
        self.words = words

    def set_words(self, words: Words) -> None:
        self.words = words

    # The list

    def filters(self) -> Sequence[Filter]:
        label = self.words.label
        kinds = [kind for kind in signs.KINDS if any(card.kind == kind for card in self.cards.values())]
        costs = [Choice(str(n), say("n_resources", n=n)) for n in range(MOST_RESOURCES + 1)]
        return [
            Filter("deck", say("deck"), tuple(Choice(deck, label(deck), signs.DECKS[deck]) for deck in DECKS)),
            Filter("kind", say("kind"), tuple(Choice(kind, label(kind), signs.KINDS[kind]) for kind in kinds)),
            Filter("color", say("colour"), tuple(Choice(color, label(color_noun(color))) for color in COLORS)),
            Filter("cost", say("cost"), (*costs, Choice("location", say("needs_a_location"), signs.GOODS["location"]))),
            Filter(
                "mark",
                say("source"),
                (
                    Choice("reconstructed", say("partly_reconstructed")),
                    Choice("corrected", say("corrected_by_you")),
                    Choice("shown", say("only_to_look_at")),
                ),
            ),
        ]

    def entries(self) -> Sequence[CardEntry]:
        return [self.entry(card) for card in self.cards.values()]

    def entry(self, card: Card) -> CardEntry:
        copies = self.copies[card.key]
        name, about = self.words.label(card.key), self.about(card)
        fields = [plain(line) for copy in copies for line in field_lines(self.words, copy)]
        return CardEntry(
            card.key,
            name,
            about,
            " ".join((name, about, card_text(self.words, card), *fields, *(copy.id for copy in copies))),
            {
                "deck": frozenset({card.deck}),
                "kind": frozenset({card.kind}),
                "color": frozenset(card.colors),
                "cost": frozenset(cost for copy in copies for cost in cost_facets(copy)),
                "mark": frozenset(self.marks(card)),
            },
            tuple(icon for icon, shown in self.corners(card) if shown),
        )

    def about(self, card: Card) -> str:
        label = self.words.label
        parts = [label(card.deck), label(card.kind), *([label(card.set)] if card.key in self.expansion else ())]
        return " · ".join(parts)

    def marks(self, card: Card) -> list[str]:
        given = {
            "reconstructed": bool(card.sources),
            "corrected": card.key in self.corrected,
            "shown": card.key in self.only_shown,
        }
        return [name for name, is_so in given.items() if is_so]

    def corners(self, card: Card) -> list[tuple[str, bool]]:
        invented = bool(card.sources.keys() & {"fields", "ability"})
        return [(CORRECTED, card.key in self.corrected), (INVENTED, invented)]

    # One card

    def detail(self, key: str) -> Detail:
        card, copies, variants = self.cards[key], self.copies[key], self.variants(key)
        return Detail(
            escaped(self.words.label(key)),
            escaped(self.about(card)),
            tuple(escaped(plain(pieces)) for pieces in card_pieces(self.words, card)),
            tuple(escaped(plain(line)) for line in field_lines(self.words, variants[0][0])),
            tuple(self.variant_line(group, copies) for group in variants),
            tuple(self.notes(card)),
        )

    def variants(self, key: str) -> list[list[PlayingCard]]:
        """The copies, those that are alike together."""
        groups: dict[object, list[PlayingCard]] = {}
        for copy in self.copies[key]:
            groups.setdefault((copy.cost, copy.deal, tuple(copy.raze.items())), []).append(copy)
        return list(groups.values())

    def variant_line(self, group: Sequence[PlayingCard], all_copies: Sequence[PlayingCard]) -> str:
        """What only these copies have."""
        count = say("copies_in_the_deck", n=len(group))
        others = [copy for copy in all_copies if copy not in group]
        theirs = {line for copy in others for line in field_lines(self.words, copy)}
        own = [line for line in field_lines(self.words, group[0]) if others and line not in theirs]
        return " · ".join((count, *(escaped(plain(line)) for line in own)))

    def notes(self, card: Card) -> list[str]:
        """Notes on a card, with the sign [R] for everything that is not the printed game's."""
        found: list[str] = []
        if card.key in self.only_shown:
            found.append(say("only_a_part_of_this_set"))
            found.append(self.how_complete(card.deck))
        elif card.key in self.expansion:
            found.append(say("in_play_only_where_you_mix_it"))
        if card.key in self.corrected:
            found.append(f"{{icon:{CORRECTED}}} " + say("you_have_corrected_this_card"))
        found.extend(rf"\[R\] {say(SOURCES[sourced])}" for sourced in card.sources)
        note = self.words.cards.note(card.key)
        if note:
            found.append(escaped(note))
        if card.rules:
            found.append(say("rules_list", list=", ".join(f"§{rule}" for rule in card.rules)))
        return found

    def how_complete(self, deck: Deck) -> str:
        """§12.1 What an owner would still have to write."""
        return say(
            "written_of_the_printed_cards",
            written=written_in(self.box)[deck],
            printed=printed_in(self.box).get(deck, 0),
        )

    def paint(self, p: QPainter, rect: QRectF, key: str, variant: int) -> None:
        paint_card(p, rect, self.variants(key)[variant][0], self.words)


def cost_facets(copy: PlayingCard) -> set[str]:
    cost = copy.cost
    resources = min(cost.wood + cost.stone + cost.food, MOST_RESOURCES)
    return {str(resources)} | ({"location"} if cost.location else set())


CATALOGUE: MakeCatalogue = SettlersCatalogue
