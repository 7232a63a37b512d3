"""The measures of the table in one window: the Empire in rows at full height, the others in a column beside it."""

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

from imperium_desktop.games.settlers.scene.choices.panel import ChoicePanel
from imperium_desktop.ui.scenes.cards.lines import RATIO, fanned, stepping
from imperium_desktop.ui.scenes.cards.plan import CardPlan
from imperium_desktop.ui.scenes.cards.tray import FEW
from imperium_desktop.ui.stage.areas import Areas
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.theme.measure import blend
from imperium_desktop.ui.theme.rect import Rect

TRAY: Final = (180.0, 302.0)
STRIP: Final = (46.0, 64.0)
ROWS: Final = 3
PILES: Final = 3
"""Number of piles beside the hand."""
REFERENCE: Final = (1528.0, 686.0)
"""The table of a window of 1920x1080: in larger ones everything grows."""
WELLS: Final = 7
BOARD_SHAPE: Final = 1.04
PILE: Final = 0.66
"""Ratio of the Collection's width to that of the Locations beside it."""
DRAFTED: Final = (1.2, 1.0, 0.85)
"""Sizes of a card to choose from, to those in the hand: the largest for which there is room."""
PLACED: Final = (0.5, 1.0, 0.0)
"""Where it lies over the Empire, in shares of the spare room: in the middle rather than at an edge."""
SPINE: Final = 0.36
"""Where the middle begins, in shares of the table: three Faction Locations lie beside each other in every window."""


class Rows(NamedTuple):
    """How many cards lie in each row, left and right of the middle."""

    left: tuple[int, ...]
    right: tuple[int, ...]


class Plan(CardPlan):
    def __init__(self, width: float, height: float, camera: Camera, others: int) -> None:
        """`others`: how many share the column with each other; alone it is the virtual player's."""
        super().__init__(Areas(width, height, TRAY, camera.panel, STRIP), camera, others, REFERENCE, PILES)
        table, gap = self.areas.table, self.gap
        self.strip = self.areas.strip
        head = self.high(20, 30)
        column = self.wide(224, 400) if others else self.wide(170, 300)
        self.column = Rect(table.right - gap - column, gap, column, table.height - 2 * gap)
        self.empire = Rect(gap, gap + head, self.column.x - 2 * gap, table.height - 2 * gap - head)

    # The Empire: Production, Features and Actions; the Faction's left of the middle, Common ones right of it

    @property
    def spine(self) -> Rect:
        """The middle, always in the same place, so that nothing jumps when something is built."""
        return Rect(SPINE * self.areas.table.width, self.empire.y, self.wide(46, 64), self.empire.height)

    def headings(self) -> tuple[Rect, Rect]:
        """Headings above either side."""
        top, height, pad = self.gap, self.empire.y - self.gap, self.wide(6, 12)
        left = Rect(self.empire.x, top, self.spine.x - pad - self.empire.x, height)
        return left, Rect(self.spine.right + pad, top, self.empire.right - self.spine.right - pad, height)

    def grounds(self) -> tuple[Rect, Rect]:
        """Both sides with their headings."""
        top, height = self.gap / 2, self.empire.bottom - self.gap / 2
        left = Rect(self.empire.x - self.gap / 2, top, self.spine.x - self.empire.x, height)
        right = self.spine.right + self.gap / 2
        return left, Rect(right, top, self.empire.right - right + self.gap / 2, height)

    @property
    def row_height(self) -> float:
        return self.empire.height / ROWS

    @property
    def card(self) -> tuple[float, float]:
        """Width and height of a Location."""
        height = self.row_height - self.high(4, 5)
        return height / RATIO, height

    def row(self, number: int) -> Rect:
        """The whole row, both sides."""
        top = self.empire.y + number * self.row_height
        return Rect(self.empire.x, top, self.empire.width, self.row_height)

    def locations(self, rows: Rows) -> list[tuple[list[Rect], list[Rect]]]:
        """Places by row: those left of the middle, nearest first, and those right of it."""
        width, height = self.card
        spine, pad = self.spine, self.wide(5, 10)
        found = []
        for number, (left, right) in enumerate(zip(rows.left, rows.right, strict=True)):
            top = self.row(number).y + (self.row_height - height) / 2
            before = fanned(width, pad, spine.x - pad - self.empire.x, left)
            after = fanned(width, pad, self.empire.right - spine.right - pad, right)
            lefts = [Rect(spine.x - pad - width - step, top, width, height) for step in before]
            rights = [Rect(spine.right + pad + step, top, width, height) for step in after]
            found.append(([self.zoomed(rect) for rect in lefts], [self.zoomed(rect) for rect in rights]))
        return found

    def draft(self, count: int, lying: Sequence[Rect]) -> Rect | None:
        """Place for cards to choose from: under them, over the Empire, as large as fits without covering it.

        None where there is no room, or when the player has zoomed in.
        """
        if self.camera.zoom != 1:
            return None
        width, height = self.tray.card
        for scale in DRAFTED:
            wide = count * (width * scale + self.tray.pad) + self.tray.pad
            tall = height * scale + self.draft_head + self.tray.pad
            spare_x, spare_y = self.empire.width - wide, self.empire.height - tall
            for across, down in product(PLACED, PLACED) if spare_x >= 0 and spare_y >= 0 else ():
                found = Rect(self.empire.x + across * spare_x, self.empire.y + down * spare_y, wide, tall)
                if not any(found.overlap(rect) for rect in lying):
                    return found
        return None

    @property
    def draft_head(self) -> float:
        return self.high(26, 38)

    def drafted(self, draft: Rect, count: int) -> list[Rect]:
        """The cards on it, under their heading."""
        pad, top = self.tray.pad, draft.y + self.draft_head
        width = (draft.width - pad) / count - pad
        return [
            Rect(draft.x + pad + number * (width + pad), top, width, draft.bottom - pad - top)
            for number in range(count)
        ]

    def zoomed(self, rect: Rect) -> Rect:
        zoom, window = self.camera.zoom, self.empire
        if zoom == 1:
            return rect
        return Rect(
            window.x + self.camera.x + (rect.x - window.x) * zoom,
            window.y + self.camera.y + (rect.y - window.y) * zoom,
            rect.width * zoom,
            rect.height * zoom,
        )

    # The column: the others

    def panels(self) -> list[Rect]:
        """One for each of the others, below each other."""
        count = max(self.others, 1)
        height = (self.column.height - self.gap * (count - 1)) / count
        top = self.column.y
        return [
            Rect(self.column.x, top + number * (height + self.gap), self.column.width, height)
            for number in range(count)
        ]

    def panel_head(self, panel: Rect) -> Rect:
        return Rect(panel.x + 8, panel.y + 2, panel.width - 16, self.high(23, 34))

    def panel_goods(self, panel: Rect) -> Rect:
        head = self.panel_head(panel)
        return Rect(head.x, head.bottom, head.width, self.high(19, 28))

    def panel_deals(self, panel: Rect, count: int) -> list[Rect]:
        """Places of Deals under the goods, as signs."""
        goods = self.panel_goods(panel)
        side = self.high(18, 28)
        step = min(side + 3, max((goods.width - side) / max(count - 1, 1), 6))
        return [Rect(goods.x + number * step, goods.bottom + 2, side, side) for number in range(count)]

    def panel_cards(self, panel: Rect, deals: int) -> Rect:
        goods, pad = self.panel_goods(panel), self.high(4, 7)
        top = goods.bottom + pad + (self.high(18, 28) if deals else 0)
        return Rect(panel.x + 8, top, panel.width - 16, panel.bottom - pad - top)

    # The column alone: the attack queue, the virtual player's Locations, what comes next, the goal

    @property
    def column_head(self) -> Rect:
        pad = self.wide(7, 11)
        return Rect(self.column.x + pad, self.column.y + 2, self.column.width - 2 * pad, self.high(24, 34))

    def attacks(self, count: int) -> list[Rect]:
        """The deck, the newest card, then those behind it: beside them as far as there is room, the others in a row."""
        head, gap = self.column_head, self.wide(4, 8)
        height = self.high(62, 100)
        width = height / RATIO
        found = [Rect(head.x + number * (width + gap), head.bottom, width, height) for number in range(2)]
        tall, wide = self.queued
        left = found[-1].right + gap
        beside = max(int((head.right - left + 3) // (wide + 3)), 1)
        below = max(count - 1 - beside, 0)
        step = stepping(wide, 3, head.width, below)
        top, low = head.bottom + height - tall, head.bottom + height + 4
        found += [Rect(left + number * (wide + 3), top, wide, tall) for number in range(min(count - 1, beside))]
        found += [Rect(head.x + number * step, low, wide, tall) for number in range(below)]
        return found[: count + 1]

    @property
    def queued(self) -> tuple[float, float]:
        """Height and width of a card in the queue: its number over an icon."""
        return self.high(40, 60), self.wide(36, 46)

    @property
    def strangers_head(self) -> Rect:
        head, deck, row = self.column_head, self.attacks(0)[0], self.queued[0] + 4
        return Rect(head.x, deck.bottom + row + self.high(3, 8), head.width, self.high(21, 30))

    def strangers(self, count: int) -> list[Rect]:
        """The virtual player's Locations, then his Collection."""
        head, gap = self.strangers_head, self.wide(4, 8)
        room = head.width - 2 * gap
        width = min(self.high(78, 142) / RATIO, (room - gap) / (2 + PILE))
        pile = width * PILE
        step = stepping(width, gap, room - pile, count)
        cards = [Rect(head.x + number * step, head.bottom, width, width * RATIO) for number in range(count)]
        return [*cards, Rect(head.right - pile, head.bottom, pile, pile * RATIO)]

    @property
    def threat(self) -> Rect:
        """What the next attack would hit."""
        top, edge = self.strangers(1)[0].bottom + self.gap, self.wide(5, 8)
        return Rect(self.column.x + edge, top, self.column.width - 2 * edge, self.goal.y - self.gap - top)

    @property
    def goal(self) -> Rect:
        height, edge = self.high(84, 120), self.wide(5, 8)
        return Rect(self.column.x + edge, self.column.bottom - edge - height, self.column.width - 2 * edge, height)

    # The strip: the board of the faction

    @property
    def names(self) -> Rect:
        return Rect(self.wide_strip(8, 18), self.strip.y + 3, self.wide_strip(184, 290), self.strip.height - 6)

    def wide_strip(self, small: float, large: float) -> float:
        return blend(small, large, self.across)

    def wells(self) -> list[Rect]:
        width, gap, pad = self.wide_strip(64, 88), self.wide_strip(4, 9), blend(5, 8, self.down)
        left = self.names.right + self.wide_strip(4, 12)
        return [
            Rect(left + number * (width + gap), self.strip.y + pad, width, self.strip.height - 2 * pad)
            for number in range(WELLS)
        ]

    @property
    def strip_end(self) -> Rect:
        """The points; or, while somebody else's Empire is looked at, the way back."""
        width = self.wide_strip(150, 210)
        return Rect(self.strip.right - width - 8, self.strip.y + 4, width, self.strip.height - 8)

    def deals(self, count: int) -> list[Rect]:
        """Places of Deals in one line, and where one more would lie.

        Where there is no room for names the chips become narrow.
        """
        well, gap = self.wells()[-1], self.wide_strip(4, 8)
        left = well.right + self.wide_strip(10, 22)
        room = self.strip_end.x - self.wide_strip(6, 14) - left
        width = min(self.wide_strip(104, 140), (room - gap * count) / (count + 1))
        return [Rect(left + number * (width + gap), well.y, width, well.height) for number in range(count + 1)]

    # The panel with choices

    def foot(self, choices: ChoicePanel) -> float:
        """Room below the lines, for the other way to do the same, where there are few of them."""
        draggable = choices.zone == "hand" and bool(choices.keys) and len(choices.lines) < FEW
        return self.strip_text(11, 14) * 1.8 if draggable else 0.0

    # Before the game

    def factions(self, count: int) -> list[Rect]:
        """Two and two, where the Empire will be."""
        area, gap = Rect(self.gap, self.gap, self.column.x - 2 * self.gap, self.column.height), self.gap * 1.4
        lines = -(-count // 2)
        width = min((area.width - 3 * gap) / 2, self.wide(230, 350), (area.height / lines - 1.5 * gap) / BOARD_SHAPE)
        height = width * BOARD_SHAPE
        left = area.x + (area.width - 2 * width - gap) / 2
        top = area.y + (area.height - lines * height - (lines - 1) * gap) / 2
        return [
            Rect(left + number % 2 * (width + gap), top + number // 2 * (height + gap), width, height)
            for number in range(count)
        ]
