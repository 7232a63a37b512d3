"""The table of a match as a picture, without a window: what everybody may see of it, cut out at the board's edge.

`TablePainter` paints at once. Lists ask `Pictures`, which replays files and paints in idle moments, and keeps what
it made as long as the file stays the same.
"""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QElapsedTimer, QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from imperium_desktop.registry import GAMES
from imperium_desktop.rules.journal import MAX_LINE, NOBODY, AnyGame, AnyMatch, Seating, Watch
from imperium_desktop.rules.table import EVERYBODY, Event
from imperium_desktop.store.reading import Reading
from imperium_desktop.store.summary import read_facts
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.scenes.protocol.scene import AnyScene
from imperium_desktop.ui.stage.faces import Faces
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.stage.shown import AnyLaid, AnyShown, Laid, Shown
from imperium_desktop.ui.stage.stage import paint_table
from imperium_desktop.ui.theme.byte_cache import ByteCache, bytes_of
from imperium_desktop.ui.theme.language import language
from imperium_desktop.ui.theme.palette import SEATS, palette
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.theme.textures import FORMAT, SURFACES, make_surfaces
from imperium_desktop.ui.vignettes.painter import Order
from imperium_desktop.ui.wording.game_names import words_for
from imperium_desktop.ui.wording.players import names_at

WINDOWS: Final = ((1280.0, 692.0), (1920.0, 1052.0), (2560.0, 1412.0))
"""Match pages to cut a board from: the smallest whose board need not be enlarged is painted."""
PAINTED: Final = (Zone.BOARD, Zone.TABLE)
PAUSE: Final = 25
"""Milliseconds between two pieces of work, so that keys and pointer come first."""
NOTICEABLE: Final = 5
"""Milliseconds of work after which other things get their turn."""
KEPT: Final = 16 << 20
"""Bytes of pictures in memory; those longest not seen are forgotten."""
TABLES: Final = 400
"""Matches whose state is known; the same."""
WAITING: Final = 40
"""Orders; older ones are of rows that were scrolled out of sight, and are given again when these come back."""
NEWS: Final = 4
"""Events that are told of a match one has not seen for a while."""


class PicturedTable(NamedTuple):
    """All that a picture and a line about it need of a match."""

    game: AnyGame
    view: Any
    seat: int
    """Seat that is asked, or else the first."""
    asked: bool
    turn: int | None
    news: tuple[Event, ...]
    """What happened last, as everybody may know it."""
    signs: Sequence[int] = range(len(SEATS))
    words: Words | None = None
    """Words with the players' names."""
    seating: Seating = NOBODY
    """Where there are no such words; nobody's seats are numbered."""


def table_of(match: AnyMatch) -> PicturedTable:
    seat = match.decision.seat if match.decision is not None else 0
    told = (event.seen_by(EVERYBODY) for event in match.events[-NEWS:])
    return PicturedTable(
        match.game,
        match.view(EVERYBODY),
        seat,
        match.decision is not None,
        turn_of(match.events),
        tuple(event for event in told if event is not None),
    )


def turn_of(events: list[Event]) -> int | None:
    """The turn that was begun last, in games that count them."""
    return next((event.begins for event in reversed(events) if event.begins is not None), None)


# Painting


class Cut(NamedTuple):
    """A table laid out in a window, and the board that is cut out of it for a picture."""

    laid: AnyLaid
    board: Rect
    share: float
    """The size of the picture in sizes of the board."""

    def places(self) -> dict[str, tuple[float, float]]:
        """The middle of every element in the picture."""
        found, board = {}, self.board
        for key, place in self.laid.layout.items():
            x, y = place.centre
            if place.zone in PAINTED and board.contains(x, y):
                found[key] = ((x - board.x) * self.share, (y - board.y) * self.share)
        return found


class TablePainter:
    """One scene with its faces; painting several pictures of a size costs little more than one."""

    def __init__(self, game: AnyGame, *, patient: bool = False) -> None:
        """`patient`: who shows its pictures shows them again when cards' pictures that were missing are there."""
        self.game = game
        self.scene: AnyScene = scene_of(game)
        self._gaze = self.scene.first_gaze
        self._words = self._named(NOBODY)
        self._faces = Faces(self._paint_face, patient=patient)
        self._look = palette().name, language()

    def picture(self, table: PicturedTable, width: float, height: float, ratio: float) -> QPixmap:
        """Picture of a table, at most this many logical pixels wide and high, in the board's proportions."""
        return self.picture_of(self.cut(table, width, height), ratio)

    def cut(self, table: PicturedTable, width: float, height: float) -> Cut:
        """Lay a table out for a picture that is at most so wide and high."""
        look = palette().name, language()
        if self._look != look:
            self._look = look
            self.scene.forget()
            self._faces.forget()
        shown, board = self._window(table, width, height)
        share = min(width / board.width, height / board.height)
        return Cut(Laid(shown, self.scene.layout(shown)), board, share)

    def picture_of(self, cut: Cut, ratio: float) -> QPixmap:
        image, (_, board, share) = self._painted(cut, ratio), cut
        wanted = QSize(max(round(board.width * share * ratio), 1), max(round(board.height * share * ratio), 1))
        small = image.scaled(wanted, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
        small.setDevicePixelRatio(ratio)
        return QPixmap.fromImage(small)

    def is_finished_by(self, order: Order) -> bool:
        """Whether the next picture will have more on its cards, now that this one is there."""
        return bool(self._faces.finished_by(order))

    def proportion(self, table: PicturedTable) -> float:
        """The height of a picture in widths."""
        _, board = self._window(table, 0, 0)
        return board.height / board.width

    def places(self, table: PicturedTable, width: float, height: float) -> dict[str, tuple[float, float]]:
        """The middle of every element in a picture of that size."""
        return self.cut(table, width, height).places()

    def turn_to(self, table: PicturedTable, key: str, width: float, height: float) -> None:
        """Look where an element lies, in the pictures of that size that follow."""
        shown, _ = self._window(table, width, height)
        self._gaze = self.scene.gaze_towards(key, Laid(shown, self.scene.layout(shown))) or shown.gaze

    def _window(self, table: PicturedTable, width: float, height: float) -> tuple[AnyShown, Rect]:
        """The smallest window whose board is as large as that, and where its board lies."""
        words = table.words or self._named(table.seating)
        tables = [Shown(table.view, table.seat, words, size, table.signs, self._gaze) for size in WINDOWS]
        boards = [(shown, self.scene.board_window(shown)) for shown in map(self.scene.turned, tables)]
        fitting = (found for found in boards if found[1].width >= width or found[1].height >= height)
        return next(fitting, boards[-1])

    def _paint_face(self, p: QPainter, face: Any, rect: QRectF) -> None:
        self.scene.paint_face(p, face, rect, self._words)

    def _named(self, seating: Seating) -> Words:
        words = words_for(self.game.id)
        assert words is not None
        return words.with_seats(names_at(seating, len(seating.names)))

    def _painted(self, cut: Cut, ratio: float) -> QImage:
        board = cut.board
        image = QImage(round(board.width * ratio), round(board.height * ratio), FORMAT)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        self._words = cut.laid.shown.words
        with QPainter(image) as p:
            p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            p.translate(-board.x, -board.y)
            paint_table(p, self.scene, self._faces, cut.laid, PAINTED)
        return image


def can_paint(game: AnyGame) -> bool:
    return game.id in GAMES


# Pictures of files


Load: TypeAlias = Callable[[Path, Watch], AnyMatch]
"""Replays a file; whatever it raises of OSError, ValueError or RuntimeError means that there is no picture."""


class Stamp(NamedTuple):
    """A file as it was when it was looked at."""

    file: Path
    changed: int
    size: int


class PictureOrder(NamedTuple):
    stamp: Stamp
    width: int
    height: int
    ratio: float
    theme: str
    language: str


class Pictures(QObject):
    """`made` tells the file that can be shown, or told about, better than before."""

    made = Signal(object)

    def __init__(self, load: Load, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._load = load
        self._tables: dict[Stamp, PicturedTable | None] = {}
        self._pictures: ByteCache[PictureOrder, QPixmap] = ByteCache(KEPT, bytes_of)
        self._orders: list[PictureOrder] = []
        self._readings: dict[Stamp, Reading[AnyMatch]] = {}
        """Readings under way, at most one at a time."""
        self.destroyed.connect(partial(end_all, self._readings))
        self._surfaces: dict[tuple[str, float], list[str]] = {}
        self._painters: dict[str, TablePainter] = {}
        self._idle = QTimer(self)
        self._idle.setInterval(PAUSE)
        self._idle.timeout.connect(self.work)

    def picture(self, file: Path, width: int, height: int, ratio: float = 1.0) -> QPixmap | None:
        """None: not made yet, it will come; an empty one: there is none to make."""
        stamp = stamp_of(file)
        if stamp is None:
            return QPixmap()
        order = PictureOrder(stamp, width, height, ratio, palette().name, language())
        known = self._pictures.get(order)
        if known is None:
            self._want(order)
        return known

    def table(self, file: Path) -> PicturedTable | None:
        """What is known of the match by now; asking for its picture finds it out."""
        stamp = stamp_of(file)
        return self._tables.get(stamp) if stamp is not None else None

    @property
    def busy(self) -> bool:
        return bool(self._orders)

    def _want(self, order: PictureOrder) -> None:
        """Put an order first that was asked last: it is what is looked at now."""
        if order in self._orders:
            self._orders.remove(order)
        self._orders.append(order)
        del self._orders[:-WAITING]
        if not self._idle.isActive():
            self._idle.start()

    def work(self) -> None:
        """One piece of work: a surface, a painting, or a look at how far a replay is."""
        if not self._orders:
            self._idle.stop()
            self._keep_one_painter()
            return
        order = self._orders[-1]
        if self._made_a_surface(order):
            return
        if self._readings:
            self._look_at(*next(iter(self._readings.items())))
        elif order.stamp not in self._tables:
            self._begin_reading(order.stamp)
        else:
            self._orders.pop()
            self._keep(order, self._tables[order.stamp])
            self.made.emit(order.stamp.file)

    def _made_a_surface(self, order: PictureOrder) -> bool:
        """Make a surface that is still missing: without them a picture would be flat for ever."""
        waiting = self._surfaces.setdefault((order.theme, order.ratio), list(SURFACES))
        clock = QElapsedTimer()
        clock.start()
        while waiting and clock.elapsed() < NOTICEABLE:
            make_surfaces(order.ratio, [waiting.pop(0)])
        return bool(waiting)

    def _begin_reading(self, stamp: Stamp) -> None:
        """Begin reading elsewhere, so that the list can be leafed on; it ends with this list."""
        self._readings[stamp] = Reading(partial(self._load, stamp.file))

    def _look_at(self, stamp: Stamp, reading: Reading[AnyMatch]) -> None:
        if not reading.over:
            return
        del self._readings[stamp]
        table = table_read(reading)
        self._tables[stamp] = table._replace(seating=seating_in(stamp.file)) if table is not None else None
        while len(self._tables) > TABLES:
            self._tables.pop(next(iter(self._tables)))
        self.made.emit(stamp.file)

    def _keep(self, order: PictureOrder, table: PicturedTable | None) -> None:
        if table is None or not can_paint(table.game):
            picture = QPixmap()
        else:
            id = table.game.id
            painter = self._painters.pop(id) if id in self._painters else TablePainter(table.game)
            self._painters[id] = painter
            picture = painter.picture(table, order.width, order.height, order.ratio)
        self._pictures.keep(order, picture)

    def _keep_one_painter(self) -> None:
        """Keep the last, whose game is most likely played on: each holds the ground of a table, many megabytes."""
        for id in list(self._painters)[:-1]:
            del self._painters[id]


def end_all(readings: dict[Stamp, Reading[AnyMatch]]) -> None:
    for reading in readings.values():
        reading.end()


def table_read(reading: Reading[AnyMatch]) -> PicturedTable | None:
    try:
        return table_of(reading.outcome())
    except (OSError, ValueError, RuntimeError):
        return None


def seating_in(file: Path) -> Seating:
    """Seating at the table, as the first line of the file says."""
    try:
        with file.open("rb") as lines:
            return read_facts(lines.readline(MAX_LINE)).seating
    except OSError:
        return NOBODY


def stamp_of(file: Path) -> Stamp | None:
    try:
        status = file.stat()
    except OSError:
        return None
    return Stamp(file, status.st_mtime_ns, status.st_size)
