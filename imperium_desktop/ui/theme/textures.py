"""Surfaces computed from noise: seamless tiles, the same on every machine, made once per theme and device-pixel ratio.

A tile costs 15 to 110 ms, so nothing waits for one: `surface()` gives a flat colour until the tile is
there, and the event loop makes the missing ones in idle moments, one at a time.
"""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QColor, QGuiApplication, QImage, QPainter, QPainterPath, QPen, QPixmap

from imperium_desktop.ui.theme.palette import PALETTES, Palette, palette

SIDE: Final = 512
"""Logical pixels of a tile."""
FORMAT: Final = QImage.Format.Format_ARGB32_Premultiplied
SOFT_LIGHT: Final = QPainter.CompositionMode.CompositionMode_SoftLight


PAUSE: Final = 15
"""Milliseconds between two tiles: what is to be painted, and keys and pointer, come first."""


class Layer(NamedTuple):
    """A layer of noise with its grains across and down (0: as many), laid on with an opacity."""

    seed: int
    across: int
    down: int
    opacity: float


def noise_bytes(seed: int, count: int) -> bytes:
    """SplitMix64 as a stream of bytes."""
    out, x = bytearray(), seed
    while len(out) < count:
        x = (x + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        z = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        out += (z ^ (z >> 31)).to_bytes(8, "little")
    return bytes(out[:count])


def cloud(seed: int, size: int, across: int, down: int) -> QImage:
    """A small random grey image, continued by one grain on all sides so that it wraps, and scaled up smoothly."""
    raw = noise_bytes(seed, across * down)
    rows = [raw[y * across : (y + 1) * across] for y in range(down)]
    wrapped = b"".join(row[-1:] + row + row[:1] for row in (rows[-1], *rows, rows[0]))
    small = QImage(wrapped, across + 2, down + 2, across + 2, QImage.Format.Format_Grayscale8)
    width, height = round(size * (across + 2) / across), round(size * (down + 2) / down)
    large = small.scaled(
        width, height, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return large.copy((width - size) // 2, (height - size) // 2, size, size)


def layered(base: str, size: int, layers: Iterable[Layer]) -> QImage:
    tile = QImage(size, size, FORMAT)
    tile.fill(QColor(base))
    with QPainter(tile) as p:
        p.setCompositionMode(SOFT_LIGHT)
        for seed, across, down, opacity in layers:
            p.setOpacity(opacity)
            p.drawImage(0, 0, cloud(seed, size, across, down or across))
    return tile


PARCHMENT: Final = (Layer(11, 5, 0, 0.22), Layer(12, 23, 0, 0.22), Layer(13, 40, 200, 0.12), Layer(14, 256, 0, 0.16))
"""Stains as large as a hand, smaller ones, lying fibres, grain."""
PAPER: Final = (Layer(21, 6, 0, 0.14), Layer(22, 24, 220, 0.10), Layer(23, 256, 0, 0.14))
FELT: Final = (Layer(31, 7, 0, 0.14), Layer(32, 128, 0, 0.12), Layer(33, 256, 0, 0.22))
WOOD: Final = (Layer(41, 3, 22, 0.34), Layer(42, 4, 90, 0.36), Layer(43, 10, 256, 0.30))
"""The broad bands of the boards, grain, pores."""
WATER: Final = (Layer(51, 4, 0, 0.34), Layer(52, 16, 40, 0.20), Layer(53, 256, 0, 0.10))
STONE: Final = (Layer(61, 7, 0, 0.5), Layer(62, 40, 0, 0.4), Layer(63, 256, 0, 0.3))
VELVET: Final = (Layer(81, 40, 3, 0.5), Layer(82, 256, 0, 0.3))


def waves(tile: QImage, size: int) -> QImage:
    """Short engraved strokes, in staggered rows with gaps. Where one crosses the edge it goes on at the other side."""
    with QPainter(tile) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setPen(QPen(QColor(214, 232, 226, 46), 1.1))
        unit = size / SIDE
        p.scale(unit, unit)
        places = ((row, column) for row in range(16) for column in range(9))
        for (row, column), (dx, dy, length, gap) in zip(places, _fours(noise_bytes(54, 16 * 9 * 4)), strict=True):
            if gap % 3 == 0:
                continue
            x, y = (column + (row % 2) / 2) * SIDE / 9 + dx / 12, (row + 0.5) * SIDE / 16 + dy / 24
            w = 12 + length / 24
            for left in (x, x - SIDE):
                stroke = QPainterPath(QPointF(left, y))
                stroke.quadTo(left + w / 4, y - 3, left + w / 2, y)
                stroke.quadTo(left + 3 * w / 4, y + 3, left + w, y)
                p.drawPath(stroke)
    return tile


def _fours(raw: bytes) -> Iterable[tuple[int, int, int, int]]:
    return ((raw[i], raw[i + 1], raw[i + 2], raw[i + 3]) for i in range(0, len(raw), 4))


MAKERS: Final[dict[str, Callable[[Palette, int], QImage]]] = {
    "felt": lambda colours, size: layered(colours.felt, size, FELT),
    "wood": lambda colours, size: layered(colours.wood, size, WOOD),
    "dark wood": lambda colours, size: layered(colours.dark_wood, size, WOOD),
    "parchment": lambda colours, size: layered(colours.parchment, size, PARCHMENT),
    "board land": lambda colours, size: layered(colours.board_land, size, PARCHMENT),
    "paper": lambda colours, size: layered(colours.paper, size, PAPER),
    "water": lambda colours, size: waves(layered(colours.water, size, WATER), size),
    "velvet": lambda colours, size: layered(colours.velvet, size, VELVET),
    "stone": lambda colours, size: layered(colours.stone, size, STONE),
}
SURFACES: Final = tuple(MAKERS)


def flat(name: str, colours: Palette) -> QColor:
    """What stands in for a surface until its tile is made."""
    return QColor(colours.felt_flat if name == "felt" else getattr(colours, name.replace(" ", "_")))


class Surfaces(QObject):
    """The tiles made so far; `made` tells the name of a new one, so that who shows its flat colour can repaint."""

    made = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._brushes: dict[tuple[str, str, float], QBrush] = {}
        self._wanted: list[tuple[str, str, float]] = []
        self._idle = QTimer(self)
        self._idle.setInterval(PAUSE)
        self._idle.timeout.connect(self._make_next)

    def brush(self, name: str, ratio: float) -> QBrush:
        """Shared: copy it before changing its transform."""
        key = (palette().name, name, ratio)
        found = self._brushes.get(key)
        if found is not None:
            return found
        if key not in self._wanted:
            self._wanted.append(key)
            self._idle.start()
        return QBrush(flat(name, palette()))

    @property
    def none_made(self) -> bool:
        """The first picture of the window, in flat colours, does without soft light, shadows and icons too."""
        return not self._brushes

    def make(self, name: str, ratio: float) -> QBrush:
        return self._make((palette().name, name, ratio))

    def want(self, ratio: float) -> None:
        """All surfaces of the present theme, in idle moments."""
        for name in SURFACES:
            self.brush(name, ratio)

    def pause(self) -> None:
        """What has just changed is painted before the next tile is made."""
        if self._idle.isActive():
            self._idle.start()

    def _make_next(self) -> None:
        if not self._wanted or not QGuiApplication.instance():
            self._idle.stop()
            return
        self._make(self._wanted.pop(0))

    def _make(self, key: tuple[str, str, float]) -> QBrush:
        if key not in self._brushes:
            theme, name, ratio = key
            tile = MAKERS[name](PALETTES[theme], round(SIDE * ratio))
            tile.setDevicePixelRatio(ratio)
            self._brushes[key] = QBrush(QPixmap.fromImage(tile))
            self.made.emit(name)
        return self._brushes[key]


surfaces: Final = Surfaces()


def surface(name: str, ratio: float = 1.0) -> QBrush:
    """The brush of a surface now: its tile if made, else its flat colour, and the tile soon.

    A brush honours the ratio of its tile. Anchor felt, wood, water and paper to the scene or window, so that
    neighbours continue, and parchment to the card or panel.
    """
    return surfaces.brush(name, ratio)


def surfaces_made(ratio: float) -> tuple[bool, ...]:
    """Which are there already: a picture with surfaces is painted again when one more is."""
    return tuple(surface(name, ratio).style() == Qt.BrushStyle.TexturePattern for name in SURFACES)


def make_surfaces(ratio: float = 1.0, names: Iterable[str] = SURFACES) -> None:
    """Make surfaces at once, for pictures that cannot wait."""
    for name in names:
        surfaces.make(name, ratio)


def make_surfaces_in_idle_time(ratio: float = 1.0) -> None:
    """Make surfaces after the first window is shown: one tile for each idle turn of the event loop."""
    surfaces.want(ratio)
