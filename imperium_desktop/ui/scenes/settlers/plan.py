"""The measures of the table in one window: others above, the board as a plank, the Empire in rows, the hand below."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from imperium_desktop.ui.stage.areas import Areas
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.theme.measure import blend, clamp
from imperium_desktop.ui.theme.rect import Rect

TRAY: Final = (142.0, 226.0)
RATIO: Final = 1.4
"""Of a card's height to its width."""
ROWS: Final = 3
REFERENCE: Final = (1528.0, 775.0)
"""The table of a window of 1920x1080: in larger ones everything grows."""
WELLS: Final = 7
CUT: Final = 0.8


@dataclass
class Viewpoint:
    """How a person looks at the table."""

    seat: int | None = None
    """Whose Empire is shown at full size; None: the own."""
    opened: str = ""
    """A card of the hand that was asked for its uses, though none of them can be had now."""


class Rows(NamedTuple):
    """How many cards lie in each row, left and right of the middle."""

    left: tuple[int, ...]
    right: tuple[int, ...]


class Plan:
    def __init__(self, width: float, height: float, camera: Camera, others: int) -> None:
        """`others`: how many share the band above with each other; alone it is the virtual player's."""
        self.areas = areas = Areas(width, height, TRAY, camera.panel)
        self.camera = camera
        self.others = others
        table = areas.table
        self.down = min(areas.down, 1.0)
        self.across = min(areas.across, 1.0)
        self.scale = max(1.0, min(table.width / REFERENCE[0], table.height / REFERENCE[1]))
        self.gap = self.high(5, 8)
        inner = table.width - 2 * self.gap
        self.band = Rect(self.gap, self.gap, inner, self.high(84, 130))
        self.plank = Rect(self.gap, self.band.bottom + self.gap, inner, self.high(58, 90))
        top = self.plank.bottom + self.gap
        rest = table.height - top - self.gap
        column, edge = self.wide(164, 270), self.wide(15, 24)
        self.column = Rect(table.right - self.gap - column, top, column, rest)
        self.empire = Rect(self.gap + edge, top, inner - column - self.gap - 2 * edge, rest)
        self.edges = (
            Rect(self.gap, top, edge, rest),
            Rect(self.empire.right, top, edge, rest),
        )
        """Beside the Empire: what lies on either side of its middle."""

    def high(self, small: float, large: float) -> float:
        """A length in windows 720 and 1080 high."""
        return blend(small, large, self.down) * self.scale

    def wide(self, small: float, large: float) -> float:
        """A length in windows 1280 and 1920 wide."""
        return blend(small, large, self.across) * self.scale

    def text(self, small: float, large: float) -> float:
        """The size of words that are painted on the table."""
        return max(11.0, self.wide(small, large))

    def tray_text(self, small: float, large: float) -> float:
        """In the tray, which does not grow with the largest windows."""
        return max(11.0, blend(small, large, self.across))

    # The band: the others, or the virtual player

    def panels(self) -> list[Rect]:
        """One for each of the others."""
        count = max(self.others, 1)
        width = (self.band.width - self.gap * (count - 1)) / count
        return [
            Rect(self.band.x + number * (width + self.gap), self.band.y, width, self.band.height)
            for number in range(count)
        ]

    def _words_beside(self, panel: Rect) -> float:
        """A wide panel has its words left of its cards; 0: above them."""
        return self.wide(216, 300) if panel.width >= self.wide(470, 700) else 0.0

    def panel_head(self, panel: Rect) -> Rect:
        width = self._words_beside(panel) or panel.width - 16
        return Rect(panel.x + 8, panel.y + 2, width, self.high(23, 32))

    def panel_goods(self, panel: Rect) -> Rect:
        head = self.panel_head(panel)
        return Rect(head.x, head.bottom, head.width, self.high(21, 28))

    def panel_cards(self, panel: Rect) -> Rect:
        goods, pad = self.panel_goods(panel), self.high(3, 6)
        beside = self._words_beside(panel)
        top = panel.y + pad if beside else goods.bottom + 1
        left = panel.x + 8 + (beside + self.gap if beside else 0)
        return Rect(left, top, panel.right - 8 - left, panel.bottom - pad - top)

    def panel_deals(self, panel: Rect, count: int) -> list[Rect]:
        """At the right end of the goods, or below them if there is room."""
        goods = self.panel_goods(panel)
        side, beside = goods.height - 2, self._words_beside(panel)
        room = goods.width if beside else goods.width * 0.4
        step = min(side + 2, max((room - side) / max(count - 1, 1), 6))
        left = goods.x if beside else goods.right - side - step * (count - 1)
        top = goods.bottom + 2 if beside else goods.y
        return [Rect(left + number * step, top, side, side) for number in range(count)]

    # Alone

    @property
    def queue(self) -> Rect:
        """The revealed Attack cards beside their deck."""
        return Rect(self.band.x + 8, self.band.y, self.band.width * 0.46, self.band.height)

    @property
    def strip_top(self) -> float:
        """Under the headings of the band."""
        return self.band.y + self.high(21, 32)

    @property
    def attack_height(self) -> float:
        return self.band.bottom - self.high(5, 9) - self.strip_top

    def attacks(self, count: int) -> list[Rect]:
        """The deck first, then the line from the newest on."""
        height = self.attack_height
        width = height / RATIO
        step = stepping(width, self.wide(4, 10), self.queue.width - width * 1.3, count)
        first = self.queue.x + width * 1.3
        line = [Rect(first + number * step, self.strip_top, width, height) for number in range(count)]
        return [Rect(self.queue.x, self.strip_top, width, height), *line]

    def strangers(self, count: int) -> list[Rect]:
        """The virtual player's Locations, then his Collection."""
        height = self.attack_height
        width = height / RATIO
        left, room = self.queue.right + self.gap, self.band.width * 0.2
        step = stepping(width, self.wide(4, 8), room, count)
        cards = [Rect(left + number * step, self.strip_top, width, height) for number in range(count)]
        return [*cards, Rect(left + room + self.gap, self.strip_top, width, height)]

    @property
    def goal(self) -> Rect:
        pile = self.strangers(0)[0]
        left = pile.right + self.gap * 1.5
        return Rect(left, self.band.y + 5, self.band.right - left - 6, self.band.height - 10)

    # The board of the faction

    @property
    def sign(self) -> Rect:
        side = self.plank.height * 0.62
        return Rect(self.plank.x + self.wide(10, 22), self.plank.y + (self.plank.height - side) / 2, side, side)

    @property
    def names(self) -> Rect:
        left = self.sign.right + self.wide(8, 16)
        return Rect(left, self.plank.y + 4, self.wide(150, 246), self.plank.height - 8)

    def wells(self) -> list[Rect]:
        width, gap = self.wide(47, 74), self.wide(3, 8)
        height = self.plank.height - self.high(12, 20)
        top = self.plank.y + (self.plank.height - height) / 2
        left = self.names.right + self.wide(4, 12)
        return [Rect(left + number * (width + gap), top, width, height) for number in range(WELLS)]

    @property
    def deals_area(self) -> Rect:
        left = self.wells()[-1].right + self.wide(8, 20)
        pad, head = self.high(5, 7), self.deals_heading
        width = self.plank.right - left - self.wide(6, 14)
        return Rect(left, self.plank.y + pad + head, width, self.plank.height - 2 * pad - head)

    @property
    def deals_heading(self) -> float:
        """A small window has no room for its words."""
        return 18.0 * self.scale if self.down > 0.6 else 0.0

    def deals(self, count: int) -> list[Rect]:
        """In two lines; where there is no room for names the chips become narrow."""
        area, gap = self.deals_area, self.wide(3, 6)
        height = (area.height - gap) / 2
        across = max((count + 1) // 2, 1)
        width = min(self.wide(96, 138), (area.width - gap * (across - 1)) / across)
        return [
            Rect(area.x + number // 2 * (width + gap), area.y + number % 2 * (height + gap), width, height)
            for number in range(count)
        ]

    # The Empire: Production, Features and Actions; the Faction's left of the middle, Common ones right of it

    @property
    def spine_width(self) -> float:
        return self.wide(26, 40)

    @property
    def row_height(self) -> float:
        return self.empire.height / ROWS

    @property
    def card(self) -> tuple[float, float]:
        """Width and height of a Location."""
        height = self.row_height - self.high(4, 5)
        return height / RATIO, height

    def spine(self, rows: Rows) -> Rect:
        """Where it stands follows from what lies on both sides, in steps."""
        left, right = max(rows.left, default=0), max(rows.right, default=0)
        share = clamp(round((left + 1.5) / (left + right + 3) * 8) / 8, 0.25, 0.75)
        x = self.empire.x + (self.empire.width - self.spine_width) * share
        return self.zoomed(Rect(x, self.empire.y, self.spine_width, self.empire.height))

    def row(self, number: int) -> Rect:
        """The whole row, both sides."""
        top = self.empire.y + number * self.row_height
        return Rect(self.empire.x, top, self.empire.width, self.row_height)

    def locations(self, rows: Rows) -> list[tuple[list[Rect], list[Rect]]]:
        """By row: those left of the middle, nearest first, and those right of it."""
        width, height = self.card
        spine = self._spine(rows)
        pad = self.wide(4, 8)
        found = []
        for number, (left, right) in enumerate(zip(rows.left, rows.right, strict=True)):
            top = self.row(number).y + (self.row_height - height) / 2
            before = stepping(width, pad, spine.x - pad - self.empire.x, left)
            after = stepping(width, pad, self.empire.right - spine.right - pad, right)
            lefts = [Rect(spine.x - pad - width - place * before, top, width, height) for place in range(left)]
            rights = [Rect(spine.right + pad + place * after, top, width, height) for place in range(right)]
            found.append(([self.zoomed(rect) for rect in lefts], [self.zoomed(rect) for rect in rights]))
        return found

    def _spine(self, rows: Rows) -> Rect:
        """Before zooming."""
        plain = Plan(self.areas.width, self.areas.height, Camera(panel=self.camera.panel), self.others)
        return plain.spine(rows) if self.camera.zoom != 1 else self.spine(rows)

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

    # The column beside it

    def piles(self, count: int) -> list[Rect]:
        height = min(self.high(62, 122), self.column.height * 0.3)
        width = min(height / RATIO, (self.column.width - 2 * self.gap) / count)
        step = (self.column.width - width) / max(count - 1, 1)
        step = min(step, width + self.wide(14, 12))
        return [Rect(self.column.x + number * step, self.column.y + 4, width, width * RATIO) for number in range(count)]

    @property
    def panels_beside(self) -> Rect:
        """Under the piles and their names."""
        top = self.piles(3)[0].bottom + self.high(16, 26)
        return Rect(self.column.x, top, self.column.width, self.column.bottom - top)

    @property
    def threat(self) -> Rect:
        """Alone: what the next attacks would hit."""
        whole = self.panels_beside
        return Rect(whole.x, whole.y, whole.width, whole.height * 0.5)

    @property
    def way_back(self) -> Rect:
        """While somebody else's Empire is looked at."""
        whole = self.panels_beside
        return Rect(whole.x, whole.y, whole.width, self.high(44, 64))

    def points(self, *, away: bool = False) -> Rect:
        whole = self.panels_beside
        if self.others and not away:
            return whole
        top = (self.way_back if self.others else self.threat).bottom + self.gap
        return Rect(whole.x, top, whole.width, whole.bottom - top)

    # The tray: the hand, and the panel where choices are laid out

    @property
    def hand_card(self) -> tuple[float, float]:
        height = self.areas.tray.height - blend(14, 18, self.down)
        return height / RATIO, height

    @property
    def tray_top(self) -> float:
        return self.areas.tray.y + blend(7, 9, self.down)

    def choice_panel(self, cards: int = 0) -> Rect:
        """At the right of the tray; as wide as its open cards need."""
        tray, pad = self.areas.tray, blend(8, 16, self.across)
        width = blend(470, 660, self.across)
        if cards:
            room = cards * (self.hand_card[0] + pad) + pad
            width = clamp(room, width * 0.6, tray.width * 0.62)
        return Rect(tray.right - width - pad, self.tray_top, width, self.hand_card[1])

    def hand(self, count: int, cards: int = 0) -> list[Rect]:
        width, height = self.hand_card
        left, pad = blend(12, 28, self.across), blend(6, 12, self.across)
        step = stepping(width, pad, self.choice_panel(cards).x - left - pad, count)
        return [Rect(left + number * step, self.tray_top, width, height) for number in range(count)]

    def open_cards(self, count: int) -> list[Rect]:
        """The row of the Lookout, or cards to choose from, on the panel."""
        panel, pad = self.choice_panel(count), blend(6, 10, self.across)
        width, height = self.hand_card
        scale = min(1.0, (panel.height - 2) / height)
        width, height = width * scale, height * scale
        step = stepping(width, pad, panel.width - 2 * pad, count)
        return [Rect(panel.x + pad + number * step, panel.y, width, height) for number in range(count)]

    def choices(self, count: int) -> tuple[Rect, list[Rect]]:
        """The heading of the panel and its lines, in two columns if there are many."""
        panel, gap = self.choice_panel().inset(blend(6, 10, self.down)), blend(3, 6, self.down)
        head = Rect(panel.x, panel.y, panel.width, blend(20, 28, self.down))
        columns = 1 if count <= ROWS else 2 if count <= 2 * ROWS else 3
        lines = max(-(-count // columns), 1)
        height = min((panel.bottom - head.bottom - gap * lines) / lines, blend(48, 68, self.down))
        width = (panel.width - gap * (columns - 1)) / columns
        return head, [
            Rect(
                panel.x + number % columns * (width + gap),
                head.bottom + gap + number // columns * (height + gap),
                width,
                height,
            )
            for number in range(count)
        ]

    # Before the game

    def factions(self, count: int) -> list[Rect]:
        area = Rect(self.empire.x, self.plank.y, self.plank.width, self.empire.bottom - self.plank.y)
        gap = self.gap * 1.4
        width = min((area.width - gap * (count + 1)) / count, self.wide(230, 350))
        height = min(width * 1.04, area.height - 2 * gap)
        left = area.x + (area.width - count * width - (count - 1) * gap) / 2
        top = area.y + (area.height - height) / 2
        return [Rect(left + number * (width + gap), top, width, height) for number in range(count)]


def stepping(width: float, gap: float, room: float, count: int) -> float:
    """From one card to the next: apart where there is room, else over each other."""
    return min(width + gap, max((room - width) / max(count - 1, 1), 1.0))


def thumbnails(area: Rect, count: int, gap: float = 3.0) -> list[Rect]:
    """Small cards in one, two or three lines: as much of each in sight as can be."""
    if not count:
        return []
    best = max((1, 2, 3), key=lambda lines: _in_sight(area, count, gap, lines))
    across = -(-count // best)
    height = (area.height - gap * (best - 1)) / best
    width = height / RATIO
    step = stepping(width, gap, area.width, across)
    return [
        Rect(area.x + number % across * step, area.y + number // across * (height + gap), width, height)
        for number in range(count)
    ]


def _in_sight(area: Rect, count: int, gap: float, lines: int) -> float:
    """How much of a card is seen; of one that is cut off it is worth less."""
    width = (area.height - gap * (lines - 1)) / lines / RATIO
    step = stepping(width, gap, area.width, -(-count // lines))
    return width if step >= width else step * CUT


def spread(places: Sequence[Rect]) -> Rect:
    """The room that several take together."""
    left, top = min(place.x for place in places), min(place.y for place in places)
    right, bottom = max(place.right for place in places), max(place.bottom for place in places)
    return Rect(left, top, right - left, bottom - top)
