"""The cards of Imperium in the card browser."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.games.imperium.card_text import card_pieces, card_text, field_lines, keyword_lines, words_on
from imperium_desktop.games.imperium.rules.components import Card
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import BOX_OF, BOXES, COMMONS, GROUPS, Box
from imperium_desktop.games.imperium.scene.cards.face import paint_card
from imperium_desktop.games.imperium.scene.cards.texts import marked
from imperium_desktop.games.imperium.scene.messages import say
from imperium_desktop.games.imperium.scene.signs import SUITS, TYPES, WORDS, nation_icon
from imperium_desktop.text.effects import plain
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit import Choice, escaped
from imperium_desktop.ui.scenes.protocol.catalogue import CardEntry, Detail, Filter, MakeCatalogue
from imperium_desktop.ui.wording.messages import MessageKey

CORRECTED, INVENTED, LATER = "app-check", "app-warning", "app-clock"
"""Marks at the corner of a card."""
NO_SUIT: Final = "none"
SOURCES: Final = {"name_pl": MessageKey("the_polish_name_is_our_own_translation")}
OTHERWISE: Final = MessageKey("something_on_this_card_is_reconstructed")


class ImperiumCatalogue:
    game_id = "imperium"

    def __init__(self, content: Components, words: Words) -> None:
        self.content = content
        self.cards: dict[str, Card] = {card.key: card for card in in_printed_order(content.box.cards)}
        self.changed = frozenset(copy.replaces for card in content.box.cards for copy in card.copies)
        """Cards of the first printing that have a later one."""
        self.corrected = frozenset(content.box.corrections.cards)
        self.mistakes = content.box.corrections.mistakes
        self.words = words

    def set_words(self, words: Words) -> None:
        self.words = words

    # The list

    def filters(self) -> Sequence[Filter]:
        groups = tuple(Choice(group, self.group_name(group), nation_icon(group)) for group in GROUPS)
        suits = tuple(Choice(suit, self.suit_name(suit), WORDS[suit]) for suit in SUITS)
        boxes = tuple(Choice(box, self.box_name(box)) for box in BOXES)
        return [
            Filter("box", say("box"), boxes),
            Filter("group", say("nation_title"), groups),
            Filter("suit", say("suit"), (*suits, Choice(NO_SUIT, say("no_suit")))),
            Filter(
                "type",
                say("subtype_or_icon"),
                tuple(Choice(kind, self.type_name(kind), WORDS[kind]) for kind in self.types()),
            ),
            Filter("keyword", say("keyword"), tuple(Choice(word, self.keyword(word)) for word in self.keywords())),
            Filter(
                "mark",
                say("source"),
                (
                    Choice("reconstructed", say("partly_reconstructed")),
                    Choice("corrected", say("corrected_by_you")),
                    Choice("changed", say("changed_in_a_later_printing")),
                    Choice("later", say("later_printing")),
                ),
            ),
        ]

    def types(self) -> list[str]:
        return [kind for kind in TYPES if any(kind in card.types for card in self.cards.values())]

    def keywords(self) -> list[str]:
        """Words that are explained and stand on some card."""
        used = {word for card in self.cards.values() for word in words_on(card)}
        return sorted(used & set(self.words.cards.keywords), key=self.keyword)

    def keyword(self, word: str) -> str:
        name = self.words.cards.keyword(word)[0]
        return name[:1].upper() + name[1:]

    def group_name(self, group: str) -> str:
        if group not in COMMONS.values():
            return self.words.label(group)
        return say("common_box", box=self.box_name(BOX_OF[group]))

    def box_name(self, box: Box) -> str:
        return self.words.variant("commons").values[box].name

    def suit_name(self, suit: str) -> str:
        return self.words.label(f"icon_{suit}")

    def type_name(self, kind: str) -> str:
        return self.words.label(f"icon_{kind}")

    def entries(self) -> Sequence[CardEntry]:
        return [self.entry(card) for card in self.cards.values()]

    def entry(self, card: Card) -> CardEntry:
        name, about = self.words.label(card.name), self.about(card)
        fields = [plain(line) for line in field_lines(self.words, card)]
        return CardEntry(
            card.key,
            name,
            about,
            " ".join((name, about, card_text(self.words, card), *fields, *(copy.id for copy in card.copies))),
            {
                "box": frozenset({BOX_OF[card.deck]}),
                "group": frozenset({card.deck}),
                "suit": frozenset(card.suits or (NO_SUIT,)),
                "type": frozenset(card.types),
                "keyword": frozenset(words_on(card)),
                "mark": frozenset(self.marks(card)),
            },
            tuple(icon for icon, shown in self.corners(card) if shown),
        )

    def about(self, card: Card) -> str:
        parts = [self.group_name(card.deck), *map(self.suit_name, card.suits), *map(self.type_name, card.types)]
        if card.side:
            parts.append(say("side", side=card.side))
        if is_later(card):
            parts.append(say("later_printing"))
        return " · ".join(dict.fromkeys(parts))

    def marks(self, card: Card) -> list[str]:
        given = {
            "reconstructed": "R" in card.sources.values(),
            "corrected": card.key in self.corrected,
            "changed": self.is_changed(card),
            "later": is_later(card),
        }
        return [name for name, is_so in given.items() if is_so]

    def is_changed(self, card: Card) -> bool:
        return any(copy.id in self.changed for copy in card.copies)

    def corners(self, card: Card) -> list[tuple[str, bool]]:
        invented = any(source == "R" for field, source in card.sources.items() if field != "name_pl")
        return [(CORRECTED, card.key in self.corrected), (INVENTED, invented), (LATER, is_later(card))]

    # One card

    def detail(self, key: str) -> Detail:
        card = self.cards[key]
        return Detail(
            escaped(self.words.label(card.name)),
            escaped(self.about(card)),
            tuple(marked(pieces) for pieces in card_pieces(self.words, card)),
            tuple(marked(line) for line in field_lines(self.words, card)),
            (self.copies_line(card),),
            tuple(self.notes(card)),
        )

    def copies_line(self, card: Card) -> str:
        """How many there are, and with how many players they are in play."""
        count = say("copies_in_the_box", n=len(card.copies))
        more = sorted({copy.players for copy in card.copies if copy.players > 1})
        marks = ", ".join(f"{players}+" for players in more)
        return " · ".join((count, say("some_only_with_so_many_players", marks=marks))) if more else count

    def notes(self, card: Card) -> list[str]:
        """Notes on a card: its words explained, with the sign [R] all that is not the printed game's."""
        found = [f"**{escaped(name)}:** {marked(meaning)}" for name, meaning in keyword_lines(self.words, card)]
        if card.key in self.corrected:
            found.append(f"{{icon:{CORRECTED}}} " + say("you_have_corrected_this_card"))
        if self.is_changed(card):
            found.append(f"{{icon:{LATER}}} " + say("a_later_printing_changed_this_card"))
        reconstructed = (field for field, source in card.sources.items() if source == "R")
        said = (say(SOURCES.get(field, OTHERWISE)) for field in reconstructed)
        found += [rf"\[R\] {text}" for text in dict.fromkeys(said)]
        note = self.words.cards.note(card.key)
        if note:
            found.append(escaped(note))
        return found

    def paint(self, p: QPainter, rect: QRectF, key: str, variant: int) -> None:
        paint_card(p, rect, self.content, self.cards[key].copies[0].id, self.words)


def in_printed_order(cards: Sequence[Card]) -> list[Card]:
    """Each card of a later printing after the one whose place it takes."""
    later = {copy.replaces: card for card in cards for copy in card.copies if copy.replaces}
    found: dict[str, Card] = {}
    for card in cards:
        if not is_later(card):
            found[card.key] = card
            found.update((other.key, other) for copy in card.copies if (other := later.get(copy.id)) is not None)
    return list(found.values())


def is_later(card: Card) -> bool:
    return any(copy.replaces for copy in card.copies)


CATALOGUE: MakeCatalogue = ImperiumCatalogue
