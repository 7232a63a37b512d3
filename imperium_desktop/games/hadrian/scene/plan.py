"""The measures of one window size: both sheets side by side, or one large with both as thumbnails. No Qt."""

from collections.abc import Sequence
from typing import Final

from imperium_desktop.games.hadrian.rules.names import ATTRIBUTES
from imperium_desktop.games.hadrian.scene.sheets.geometry import HEIGHT, LEFT, RIGHT, SHEETS, WIDTH
from imperium_desktop.games.hadrian.scene.shown import Sight
from imperium_desktop.ui.stage.areas import Areas
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.theme.measure import blend, clamp
from imperium_desktop.ui.theme.rect import Rect

TRAY: Final = (92.0, 172.0)
LEAST_BESIDE: Final = 560.0
"""Narrower sheets than this cannot be read side by side: one of them is shown large instead."""
LEAST: Final = 60.0
"""Least size of anything, in a window that has not got its size yet."""
MOST_PATHS: Final = 6
TRACKS: Final = len(ATTRIBUTES)
CAPTION: Final = 22.0
"""Height of a thumbnail's caption, below it."""
MORE: Final = 24.0
"""The bar under a sheet of which more can be rolled into sight."""
RIBBON: Final = 32.0
"""The bar over somebody else's sheets."""
AHEAD: Final = 2
"""Number of lit elements more by which another part of the sheets draws the eye there."""
EDGE: Final = 3.0
"""Pixels by which a box is larger for the pointer than on paper."""


Sheets = tuple[tuple[str, Rect], ...]
Frame = tuple[str, Rect, Sheets, Sheets]


class Plan:
    def __init__(self, width: float, height: float, camera: Camera, sight: Sight) -> None:
        self.areas = areas = Areas(width, height, TRAY, camera.panel)
        self.sight = sight
        table = areas.table
        self.gap = gap = blend(6, 10, areas.across)
        beside = max(min((table.width - 3 * gap) / 2, (table.height - 2 * gap) * WIDTH / HEIGHT), LEAST)
        self.focus = beside < LEAST_BESIDE
        self.sheets: dict[str, Rect] = {}
        """Where a sheet lies, as far as it is shown large."""
        self.thumbs: dict[str, Rect] = {}
        self.tracks: list[Rect] = []
        """The four attributes, where the sheet with them may be out of sight."""
        if self.focus:
            self._lay_one(camera)
        else:
            self._lay_both(beside, camera)

    def _lay_both(self, width: float, camera: Camera) -> None:
        table, gap, head = self.areas.table, self.gap, self._head
        width = max(min(width, (table.height - 2 * gap - head) * WIDTH / HEIGHT), LEAST)
        height = width * HEIGHT / WIDTH
        left = max((table.width - 2 * width - gap) / 2, gap)
        self.window = Rect(left, head + max((table.height - head - height) / 2, gap / 2), 2 * width + gap, height)
        wide, x, y = width * camera.zoom, self.window.x + camera.x, self.window.y + camera.y
        for number, sheet in enumerate(SHEETS):
            self.sheets[sheet] = Rect(x + number * (wide + gap * camera.zoom), y, wide, height * camera.zoom)

    def _lay_one(self, camera: Camera) -> None:
        table, gap = self.areas.table, self.gap
        track = blend(32, 38, self.areas.down)
        tall = max(table.height - 3 * gap - track, LEAST)
        thumb = min(blend(248, 330, self.areas.across), ((tall - gap) / 2 - CAPTION) * WIDTH / HEIGHT)
        width = max(table.width - thumb - 3 * gap, LEAST)
        self.window = Rect(gap, gap + self._head, width, max(tall - MORE - 3 - self._head, LEAST))
        step = (table.width - gap) / TRACKS
        self.tracks = [Rect(gap + n * step, 2 * gap + tall, step - gap, track) for n in range(TRACKS)]
        high = width * HEIGHT / WIDTH * camera.zoom
        below = max(high / camera.zoom - self.window.height, 0) * camera.zoom
        self.sheets[self.sight.sheet] = Rect(
            self.window.x + camera.x,
            self.window.y + camera.y - self.sight.scroll * below,
            width * camera.zoom,
            high,
        )
        for number, sheet in enumerate((LEFT, RIGHT)):
            place = gap + number * ((tall + gap) / 2)
            self.thumbs[sheet] = Rect(self.window.right + gap, place, thumb, thumb * HEIGHT / WIDTH)

    @property
    def _head(self) -> float:
        """Room above the sheets, for the ribbon: nothing printed is covered."""
        return RIBBON + 3 if self.sight.seat is not None else 0.0

    @property
    def ribbon(self) -> Rect:
        return Rect(self.window.x, self.window.y - RIBBON - 3, self.window.width, RIBBON)

    @property
    def more(self) -> Rect:
        """The bar that rolls a sheet, below it: nothing printed is covered."""
        return Rect(self.window.x, self.window.bottom + 3, self.window.width, MORE)

    def thumb(self, sheet: str) -> Rect:
        """A thumbnail with its caption."""
        place = self.thumbs[sheet]
        return Rect(place.x, place.y, place.width, place.height + CAPTION)

    @property
    def frame(self) -> Frame:
        """All that the places on the sheets depend on."""
        return self.sight.sheet, self.window, tuple(self.sheets.items()), tuple(self.thumbs.items())

    @property
    def zoomed(self) -> bool:
        """True while only the camera, not this scene, can bring everything into sight."""
        return next(iter(self.sheets.values())).width > self.window.width + 1

    @property
    def more_above(self) -> bool:
        return self.sheets_top < self.window.y - 2

    @property
    def more_below(self) -> bool:
        sheet = next(iter(self.sheets.values()))
        return self.focus and sheet.bottom > self.window.bottom + 2

    @property
    def sheets_top(self) -> float:
        return next(iter(self.sheets.values())).y

    def large(self, sheet: str, spot: Rect) -> Rect | None:
        """Where something printed lies on the large sheet, if all of it is in sight."""
        if sheet not in self.sheets:
            return None
        found = laid_on(self.sheets[sheet], spot)
        window = self.window
        inside = (
            found.x >= window.x - 1
            and found.y >= window.y - 1
            and found.right <= window.right + 1
            and found.bottom <= window.bottom + 1
        )
        return found if inside else None

    def in_sight(self, sheet: str, spot: Rect) -> Rect | None:
        """Place on the large sheet, or else on a thumbnail."""
        found = self.large(sheet, spot)
        return laid_on(self.thumbs[sheet], spot) if found is None and sheet in self.thumbs else found

    def scroll_to(self, spot: Rect) -> float:
        """How far the large sheet must be rolled to have this in the middle."""
        high = self.window.width * HEIGHT / WIDTH
        below = high - self.window.height
        if below <= 0:
            return 0.0
        middle = (spot.y + spot.height / 2) * self.window.width / WIDTH
        return clamp((middle - self.window.height / 2) / below, 0, 1)

    def best_scroll(self, wanted: Sequence[Rect], now: float) -> float:
        """Scroll from which most of this is seen whole; as it is now, where that is hardly more."""
        best = max((now, *map(self.scroll_to, wanted)), key=lambda scroll: self._seen_at(scroll, wanted))
        seen = self._seen_at(now, wanted)
        return best if not seen or self._seen_at(best, wanted) >= seen + AHEAD else now

    def _seen_at(self, scroll: float, wanted: Sequence[Rect]) -> int:
        scale = self.window.width / WIDTH
        top = scroll * max(self.window.width * HEIGHT / WIDTH - self.window.height, 0) / scale
        return sum(top <= spot.y and spot.bottom <= top + self.window.height / scale for spot in wanted)

    # The tray

    @property
    def tray_top(self) -> float:
        return self.areas.tray.y + blend(8, 42, self.areas.down)

    @property
    def tray_height(self) -> float:
        return self.areas.tray.height - (self.tray_top - self.areas.tray.y) - blend(8, 12, self.areas.down)

    @property
    def headings(self) -> bool:
        """Small trays have no room for words above the cards."""
        return self.areas.down > 0.35

    def wells(self) -> list[Rect]:
        """Four kinds of workers, and resources."""
        width, step = blend(80, 100, self.areas.across), blend(86, 110, self.areas.across)
        left = blend(10, 28, self.areas.across)
        return [Rect(left + number * step, self.tray_top, width, self.tray_height) for number in range(5)]

    @property
    def years(self) -> Rect:
        """The table of Years and attack cards at the right end of the tray."""
        width = blend(150, 260, self.areas.across)
        right = self.areas.tray.right - blend(8, 28, self.areas.across)
        return Rect(right - width, self.tray_top, width, self.tray_height)

    def prospects(self, count: int) -> list[Rect]:
        """Cards with goods and patterns, and the Fate deck; beside the Years."""
        width, gap = blend(80, 106, self.areas.across), blend(5, 12, self.areas.across)
        left = self.years.x - blend(10, 34, self.areas.across) - count * (width + gap)
        return [Rect(left + number * (width + gap), self.tray_top, width, self.tray_height) for number in range(count)]

    def paths(self, count: int, prospects: int) -> list[Rect]:
        """Side by side while there is room, else in two rows."""
        left = self.wells()[-1].right + blend(10, 30, self.areas.across)
        first = self.prospects(prospects)
        right = (first[0].x if first else self.years.x) - blend(8, 24, self.areas.across)
        gap = blend(5, 10, self.areas.across)
        width = min((right - left + gap) / max(count, 1) - gap, blend(132, 158, self.areas.across))
        if width >= blend(88, 100, self.areas.across):
            return [Rect(left + n * (width + gap), self.tray_top, width, self.tray_height) for n in range(count)]
        columns = (MOST_PATHS + 1) // 2
        width, height = max((right - left + gap) / columns - gap, LEAST), (self.tray_height - gap) / 2
        return [
            Rect(left + n % columns * (width + gap), self.tray_top + n // columns * (height + gap), width, height)
            for n in range(count)
        ]

    # Over the table

    def drawn(self, count: int) -> list[Rect]:
        """The cards between which a Path is chosen."""
        height = min(blend(272, 390, self.areas.down), self.areas.table.height * 0.74)
        width, gap = height * 0.61, blend(16, 28, self.areas.across)
        whole = count * width + (count - 1) * gap
        left = self.window.x + (self.window.width - whole) / 2
        top = self.window.bottom - height - blend(18, 34, self.areas.down)
        return [Rect(left + n * (width + gap), top, width, height) for n in range(count)]


def laid_on(sheet: Rect, spot: Rect) -> Rect:
    scale = sheet.width / WIDTH
    return Rect(sheet.x + spot.x * scale, sheet.y + spot.y * scale, spot.width * scale, spot.height * scale)


def grown(rect: Rect, by: float) -> Rect:
    return Rect(rect.x - by, rect.y - by, rect.width + 2 * by, rect.height + 2 * by)
