"""The measures of the table in one window: the others above, the market, an area at full size, and the hand."""

from typing import Final, NamedTuple

from imperium_desktop.ui.scenes.cards.lines import RATIO, side_by_side, stepping, thumbnails
from imperium_desktop.ui.scenes.cards.plan import CardPlan
from imperium_desktop.ui.stage.areas import STRIP, Areas
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.theme.measure import blend, clamp
from imperium_desktop.ui.theme.rect import Rect

TRAY: Final = (166.0, 296.0)
NO_TRAY: Final = (0.0, 0.0)
REFERENCE: Final = (1528.0, 709.0)
"""The table of a window of 1920x1080: in larger ones everything grows."""
MARKET: Final = 250.0
"""The most that the market is high in the reference window; its cards have words before others do."""
SLOTS: Final = 5
OWN_PILES: Final = 5
"""Places for piles in an area; which pile lies where differs by nation."""
MARKET_PILES: Final = ("main", "fame", "unrest")
SMALL_DECKS: Final = ("region", "uncivilised", "civilised")
MOST_SLIVERS: Final = 3
"""Most garrisoned cards that are seen above their host; more stand closer."""
ROOM_FOR_MINIS: Final = 84.0
"""Height of an opponent's panel with small cards; a lower one says in numbers what lies there."""

ROOM_FOR_HEAD: Final = 262.0
"""Height from which on an area has a heading above what lies in play."""
WIDE_PANEL: Final = 460.0
LEAST_CARD: Final = 64.0
"""Narrower cards in play say too little: rather they lie over each other."""


def shelf_head(shelf: Rect) -> Rect:
    """Heading above cards that are spread out."""
    return Rect(shelf.x + 14, shelf.y + 3, shelf.width - 28, clamp(shelf.height * 0.14, 21, 32))


class Resolving(NamedTuple):
    """The tray while a card is carried out: the card, its steps, the question, and the hand folded together."""

    card: Rect
    steps: Rect
    question: Rect | None
    hand: list[Rect]


class Plan(CardPlan):
    def __init__(
        self, width: float, height: float, camera: Camera, others: int, tray: tuple[float, float] = TRAY
    ) -> None:
        super().__init__(Areas(width, height, tray, camera.panel, STRIP), camera, others, REFERENCE)
        table, gap = self.areas.table, self.gap
        top = self.high(70, 106)
        self.band = Rect(gap, gap, table.width - 2 * gap, top)
        market = min(self.high(146, 290), MARKET * self.scale)
        self.market = Rect(gap, self.band.bottom + gap, table.width - 2 * gap, market)
        own = self.market.bottom + gap
        self.own = Rect(gap, own, table.width - 2 * gap, table.height - own - gap)

    # The others

    def panels(self) -> list[Rect]:
        """One for each of the others, side by side."""
        count = max(self.others, 1)
        width = (self.band.width - self.gap * (count - 1)) / count
        return [
            Rect(self.band.x + number * (width + self.gap), self.band.y, width, self.band.height)
            for number in range(count)
        ]

    def panel_words(self, panel: Rect) -> Rect:
        """Name, resources, piles."""
        pad = self.wide(6, 10)
        width = panel.width - 2 * pad
        if self.panel_has_minis:
            width = min(width * 0.56, self.wide(210, 290))
        return Rect(panel.x + pad, panel.y + 2, width, panel.height - 4)

    @property
    def panel_has_minis(self) -> bool:
        """High enough, or wide enough for a line of them."""
        return self.band.height >= ROOM_FOR_MINIS or self.panels()[0].width >= WIDE_PANEL

    def panel_cards(self, panel: Rect, count: int) -> list[Rect]:
        """What lies in play there, very small; none where there is no room."""
        words = self.panel_words(panel)
        if not self.panel_has_minis:
            return []
        room = Rect(words.right + 6, panel.y + 7, panel.right - words.right - 14, panel.height - 14)
        return thumbnails(room, count, widest=self.wide(46, 60))

    # The market

    @property
    def market_card(self) -> tuple[float, float]:
        height = min(self.market.height - self.high(24, 36), (self.slot_step - self.wide(8, 14)) * RATIO)
        return height / RATIO, height

    @property
    def market_left(self) -> Rect:
        """Small decks and the exile pile."""
        pad = self.wide(8, 14)
        return Rect(self.market.x + pad, self.market.y, self.wide(172, 268), self.market.height)

    @property
    def market_right(self) -> Rect:
        """Main deck, fame and unrest."""
        width = self.wide(206, 330)
        return Rect(self.market.right - width - self.wide(8, 14), self.market.y, width, self.market.height)

    @property
    def slot_step(self) -> float:
        return (self.market_right.x - self.wide(8, 16) - self.first_slot) / SLOTS

    @property
    def first_slot(self) -> float:
        return self.market_left.right + self.wide(8, 16)

    def slots(self) -> list[Rect]:
        width, height = self.market_card
        left, step = self.first_slot, self.slot_step
        top = self.market.y + self.high(8, 12)
        return [Rect(left + number * step + (step - width) / 2, top, width, height) for number in range(SLOTS)]

    def unrest_under(self, slot: Rect) -> Rect:
        """What is seen of the card under a market card."""
        low = self.high(13, 15)
        return Rect(slot.x + slot.width * 0.05, slot.bottom - low * 2, slot.width * 0.9, low * 3)

    @property
    def small_pile(self) -> tuple[float, float]:
        width = self.high(36, 62)
        return width, width * RATIO

    def small_decks(self) -> list[Rect]:
        area, (width, height) = self.market_left, self.small_pile
        top, step = area.y + self.high(26, 42), min(width + self.wide(12, 20), area.width / 3)
        return [Rect(area.x + number * step, top, width, height) for number in range(len(SMALL_DECKS))]

    @property
    def exile(self) -> Rect:
        """Place of the exile pile, below the small decks."""
        deck = self.small_decks()[0]
        top = deck.bottom + self.high(20, 34)
        return Rect(deck.x, top, self.market_left.width * 0.8, min(self.high(24, 36), self.market.bottom - top - 4))

    def market_piles(self) -> list[Rect]:
        area, width = self.market_right, self.high(46, 78)
        step = area.width / len(MARKET_PILES)
        top = self.market.y + self.high(18, 34)
        return [
            Rect(area.x + number * step + (step - width) / 2, top, width, width * RATIO)
            for number in range(len(MARKET_PILES))
        ]

    # An area at full size: state and pool, what lies in play, piles

    @property
    def state_column(self) -> Rect:
        pad = self.wide(8, 14)
        return Rect(self.own.x + pad, self.own.y + 2, self.wide(156, 214), self.own.height - 4)

    @property
    def own_head(self) -> Rect:
        column = self.state_column
        return Rect(column.x, column.y, column.width, self.high(24, 32))

    @property
    def state_card(self) -> Rect:
        head, column = self.own_head, self.state_column
        return Rect(column.x, head.bottom + 2, column.width, self.high(88, 120))

    @property
    def pool(self) -> Rect:
        card, column = self.state_card, self.state_column
        return Rect(column.x, card.bottom + self.high(4, 8), column.width, self.high(64, 84))

    @property
    def counts(self) -> Rect:
        """What the cards in play show, added up."""
        pool, column = self.pool, self.state_column
        return Rect(column.x, pool.bottom, column.width, column.bottom - pool.bottom - 4)

    @property
    def pile_area(self) -> Rect:
        width = self.wide(150, 344)
        return Rect(self.own.right - width - self.wide(6, 12), self.own.y + 4, width, self.own.height - 8)

    def own_piles(self) -> list[Rect]:
        """Two columns in a narrow window, three in a wide one; the last place is free."""
        area = self.pile_area
        across = 3 if area.width >= 200 * self.scale else 2
        lines = 3 if across == 2 else 2
        step_x, step_y = area.width / across, area.height / lines
        label = self.high(16, 24)
        height = min(step_y - label - 6, (step_x - 14) * RATIO)
        width = height / RATIO
        return [
            Rect(area.x + number % across * step_x + (step_x - width) / 2,
                 area.y + number // across * step_y + 4, width, height)
            for number in range(OWN_PILES)
        ]  # fmt: skip

    def under_pile(self, pile: Rect) -> Rect:
        """The card at the bottom of a pile, seen at its foot."""
        height = max(self.sliver + 6, pile.height * 0.26)
        return Rect(pile.x - 3, pile.bottom - height + 3, pile.width + 6, height)

    @property
    def play_area(self) -> Rect:
        left, right = self.state_column.right + self.wide(10, 20), self.pile_area.x - self.wide(4, 12)
        top = self.own.y + 5 + (self.play_heading if self.has_play_head else 0.0)
        return Rect(left, top, right - left, self.own.bottom - 5 - top)

    @property
    def has_play_head(self) -> bool:
        """What lies in play is counted above it, or beside it where that would cost the cards their words."""
        return self.own.height >= ROOM_FOR_HEAD

    @property
    def play_heading(self) -> float:
        return self.high(18, 26)

    @property
    def play_head(self) -> Rect:
        area = self.play_area
        return Rect(area.x, self.own.y + 3, area.width, self.play_heading)

    @property
    def sliver(self) -> float:
        """What is seen of a garrisoned card above its host."""
        return self.high(12, 17)

    def in_play(self, garrisons: list[int]) -> list[Rect]:
        """Places of cards with these garrisons under them; their slivers stand above."""
        heads = [min(held, MOST_SLIVERS) * self.sliver for held in garrisons]
        gap, widest = self.wide(5, 10), self.wide(150, 172)
        apart = side_by_side(self.play_area, heads, gap, widest)
        if not apart or apart[0].width >= LEAST_CARD:
            return apart
        return thumbnails(self.play_area, len(heads), gap, widest, max(heads))

    def garrison(self, host: Rect, count: int) -> list[Rect]:
        """Slivers from the host upwards, each behind the one before, and more of each in sight than is covered."""
        step = self.sliver * min(1.0, MOST_SLIVERS / max(count, 1))
        inset, height = host.width * 0.03, step + min(3.0, step / 4)
        return [
            Rect(host.x + inset, host.y - (number + 1) * step, host.width - 2 * inset, height)
            for number in range(count)
        ]

    # Cards that lie elsewhere, spread out to be looked at or chosen from

    def shelf(self, *, over_market: bool) -> Rect:
        return self.market if over_market else self.own

    def shelf_cards(self, shelf: Rect, count: int) -> list[Rect]:
        head = shelf_head(shelf)
        room = Rect(head.x, head.bottom + 3, head.width, shelf.bottom - head.bottom - self.high(9, 14))
        return thumbnails(room, count, self.wide(6, 10), self.wide(150, 172))

    # The tray while a card is carried out

    def resolving(self, hand: int, *, asked: bool) -> Resolving:
        tray, pad = self.tray, self.tray.pad
        width, height = tray.card
        card = Rect(tray.left, tray.top, width, height)
        steps = Rect(card.right + pad * 1.5, tray.top, blend(300, 500, self.across), height)
        right = steps.right
        question = None
        if asked:
            question = Rect(right + pad * 1.5, tray.top, blend(330, 440, self.across), height)
            right = question.right
        left, gap = right + pad * 2, pad * 0.7
        room = tray.area.right - pad * 2 - left
        small = clamp((room + gap) / max(hand, 1) - gap, min(blend(104, 112, self.across), width), width)
        step = stepping(small, gap, room, hand)
        top = tray.top + min(blend(18, 30, self.down), max(height - small * RATIO, 0.0))
        hand_cards = [Rect(left + number * step, top, small, small * RATIO) for number in range(hand)]
        return Resolving(card, steps, question, hand_cards)
