"""The measures of the tray: the hand, the decks beside it, and the panel where choices are laid out. No Qt."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from imperium_desktop.ui.scenes.cards.lines import RATIO, stepping
from imperium_desktop.ui.theme.measure import blend, clamp
from imperium_desktop.ui.theme.rect import Rect

FEW: Final = 3
"""Most choices that stand below each other; more stand in two columns or in three."""
LEAST_STEP: Final = 0.16
"""Share of a card's width that stays in sight of those that make room for the panel."""


class Hand(NamedTuple):
    cards: list[Rect]
    panel: Rect | None = None
    """Panel beside the card that was chosen."""


class Tray:
    def __init__(self, area: Rect, across: float, down: float, piles: int = 0) -> None:
        """Lay a tray with `piles` at its end.

        `across`, `down`: how far the window is from the smallest to the reference.
        """
        self.area = area
        self._piles = piles
        self.across = across
        self.down = down
        height = area.height - blend(14, 18, down)
        self.card = height / RATIO, height
        self.top = area.y + blend(7, 9, down)
        self.left = blend(12, 28, across)
        self.pad = blend(6, 12, across)

    def piles(self) -> list[Rect]:
        """Places of the piles at the right end, with room for their names below."""
        width = blend(50, 84, self.across)
        step = width + blend(10, 16, self.across)
        left = self.area.right - blend(10, 22, self.across) - step * (self._piles - 1) - width
        return [Rect(left + number * step, self.top + 6, width, width * RATIO) for number in range(self._piles)]

    @property
    def _end(self) -> float:
        return self.piles()[0].x if self._piles else self.area.right

    def shelf(self, cards: int) -> Rect:
        """Shelf under cards to choose from; as wide as they need."""
        right = self._end - 2 * self.pad
        room = cards * (self.card[0] + self.pad) + self.pad
        width = min(room, (right - self.left) * 0.62)
        return Rect(right - width, self.top, width, self.card[1])

    def open_cards(self, count: int) -> list[Rect]:
        """The row of the Lookout, or cards to choose from, on the shelf."""
        shelf, (width, height) = self.shelf(count), self.card
        step = stepping(width, self.pad, shelf.width - self.pad, count)
        return [Rect(shelf.x + self.pad / 2 + number * step, shelf.y, width, height) for number in range(count)]

    def limit(self, cards: int) -> float:
        """Where the hand ends: at the shelf, or at the decks."""
        return (self.shelf(cards).x if cards else self._end) - 2 * self.pad

    def hand(
        self, count: int, cards: int = 0, opened: int | None = None, choices: int = 0, widened: float = 1.0
    ) -> Hand:
        """Lay the hand, with `cards` on the shelf and `choices` on the panel, beside the card `opened` of it.

        A panel that stands alone may be `widened`.
        """
        width, _ = self.card
        limit = self.limit(cards)
        if opened is not None:
            return self._with_panel(count, limit, opened, choices)
        panel = None
        if choices:
            across = self.panel_width(choices) * widened
            panel = Rect(limit - across, self.top, across, self.card[1])
            limit = panel.x - self.pad
        step = stepping(width, self.pad, limit - self.left, count)
        return Hand([self._card(self.left + number * step) for number in range(count)], panel)

    def _with_panel(self, count: int, limit: float, opened: int, choices: int) -> Hand:
        """The chosen card keeps its place where it can; the panel goes to the side where the others find room."""
        width, pad, across = self.card[0], self.pad, self.panel_width(choices)
        step = stepping(width, pad, limit - self.left, count)
        x = self.left + opened * step
        before, after = opened, count - 1 - opened
        if (
            self._needs(before) + across + pad <= x - self.left
            and x + width + pad + across + self._needs(after) > limit
        ):
            panel = Rect(x - pad - across, self.top, across, self.card[1])
            left = self._spread(self.left, panel.x - pad, before)
            return Hand(
                [*left, self._card(x), *(self._card(x + number * step) for number in range(1, after + 1))], panel
            )
        x = clamp(limit - across - pad - width - self._needs(after), self.left + self._tucked(before), x)
        panel = Rect(x + width + pad, self.top, across, self.card[1])
        first = self._spread(self.left, x + width, before + 1)
        return Hand([*first[:-1], self._card(x), *self._spread(panel.right + pad, limit, after)], panel)

    def _needs(self, count: int) -> float:
        """Least room that a number of cards takes, with the gap before them."""
        return self.card[0] + self.pad + self._tucked(count - 1) if count else 0.0

    def _tucked(self, count: int) -> float:
        return count * self.card[0] * LEAST_STEP

    def _spread(self, left: float, right: float, count: int) -> list[Rect]:
        step = stepping(self.card[0], self.pad, right - left, count)
        return [self._card(left + number * step) for number in range(count)]

    def _card(self, x: float) -> Rect:
        return Rect(x, self.top, *self.card)

    # The panel

    def panel_width(self, choices: int) -> float:
        return blend(300, 380, self.across) * (1, 1.45, 1.9)[columns(choices) - 1]

    def panel_beside(self, card: Rect, choices: int, area: Rect, others: Sequence[Rect]) -> Rect:
        """Panel of a card on the table: at the side where it covers least of the other cards."""
        width, height, pad = self.panel_width(choices), self.panel_height(choices), self.pad
        corners = [
            (card.right + pad, card.y),
            (card.x - pad - width, card.y),
            (card.x, card.bottom + pad),
            (card.x, card.y - pad - height),
            (card.right - width, card.bottom + pad),
            (card.right - width, card.y - pad - height),
        ]
        inside = [
            Rect(clamp(x, area.x, area.right - width), clamp(y, area.y, area.bottom - height), width, height)
            for x, y in corners
        ]
        return min(inside, key=lambda panel: (panel.overlap(card), sum(panel.overlap(other) for other in others)))

    def panel_height(self, choices: int) -> float:
        lines = -(-choices // columns(choices))
        rest = self._line_gap * lines + 2 * self._inset + self._head
        return min(lines * blend(50, 76, self.down) + rest, self.card[1])

    def choices(self, panel: Rect, count: int, *, headed: bool = True, foot: float = 0) -> tuple[Rect, list[Rect]]:
        """The heading of the panel, if it has one, and its lines; below them the `foot` stays free."""
        inner, gap = panel.inset(self._inset), self._line_gap
        head = Rect(inner.x, inner.y, inner.width, self._head if headed else -gap)
        across = columns(count)
        lines = max(-(-count // across), 1)
        height = min((inner.bottom - foot - head.bottom - gap * lines) / lines, blend(64, 96, self.down))
        width = (inner.width - gap * (across - 1)) / across
        return head, [
            Rect(
                inner.x + number % across * (width + gap),
                head.bottom + gap + number // across * (height + gap),
                width,
                height,
            )
            for number in range(count)
        ]

    @property
    def _inset(self) -> float:
        return blend(6, 12, self.down)

    @property
    def _line_gap(self) -> float:
        return blend(3, 8, self.down)

    @property
    def _head(self) -> float:
        return blend(20, 32, self.down)


def columns(choices: int) -> int:
    return 1 if choices <= FEW else 2 if choices <= 2 * FEW else 3
