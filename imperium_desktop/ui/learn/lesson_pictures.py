"""Small pictures of lessons: the part of the table they are about, painted by the scene in idle moments."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from imperium_desktop.rules.journal import AnyGame, AnyMatch
from imperium_desktop.rules.keys import Key
from imperium_desktop.teaching.lessons import Course
from imperium_desktop.ui.pictures.match_picture import KEPT, NOTICEABLE, PAUSE, PicturedTable, TablePainter, table_of
from imperium_desktop.ui.scenes import facts_of
from imperium_desktop.ui.stage.placement import Layout, Placement, Zone
from imperium_desktop.ui.stage.shown import Shown
from imperium_desktop.ui.theme.byte_cache import ByteCache, bytes_of
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.language import language
from imperium_desktop.ui.theme.palette import SEATS, palette
from imperium_desktop.ui.theme.textures import SURFACES, make_surfaces, surface
from imperium_desktop.ui.wording.game_names import words_of

AnyCourse = Course[Any, Any, Any]
SHARE: Final = 0.21
"""Share of the board's width that a square picture shows."""
WIDER: Final = 1.8
"""How much more of it a wide one does."""
FACES: Final = 4
"""Cards or leaders side by side, at most."""
UPRIGHT: Final = 1.2
"""Height of a card in widths, at least."""
WINDOW: Final = (1600.0, 872.0)
"""The table from which what lies in the tray is taken."""


class Order(NamedTuple):
    game: str
    lesson: str
    step: int
    """Number of the step whose elements are shown first."""
    width: int
    height: int
    ratio: float
    theme: str
    language: str


class LessonPictures(QObject):
    """`made`: something can be shown that was not there before."""

    made = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept: ByteCache[Order, QPixmap] = ByteCache(KEPT, bytes_of, least=40)
        self._orders: dict[Order, AnyCourse] = {}
        self._painters: dict[tuple[str, str], TablePainter] = {}
        self._surfaces: dict[tuple[str, float], list[str]] = {}
        self._idle = QTimer(self)
        self._idle.setInterval(PAUSE)
        self._idle.timeout.connect(self.work)

    def picture(
        self, course: AnyCourse, lesson: str, width: int, height: int, ratio: float, *, step: int = 0
    ) -> QPixmap | None:
        """None: not painted yet, it will come."""
        order = Order(course.game.id, lesson, step, width, height, ratio, palette().name, language())
        known = self._kept.get(order)
        if known is None:
            self._orders[order] = course
            if not self._idle.isActive():
                self._idle.start()
        return known

    @property
    def busy(self) -> bool:
        return bool(self._orders)

    def work(self) -> None:
        """One picture: the next lesson's large one first, then along the road as they were asked for."""
        if not self._orders:
            self._idle.stop()
            return
        order = max(self._orders, key=lambda order: order.width)
        if (order.theme, order.language) != (palette().name, language()):
            del self._orders[order]  # nobody looks at it any more
            return
        if self._made_a_surface(order):
            return
        self._kept.keep(order, self._painted(order, self._orders.pop(order)))
        self.made.emit()

    def _made_a_surface(self, order: Order) -> bool:
        """One at a time; without its surfaces a picture would be flat for ever."""
        waiting = self._surfaces.setdefault((order.theme, order.ratio), list(SURFACES))
        clock = QElapsedTimer()
        clock.start()
        while waiting and clock.elapsed() < NOTICEABLE:
            make_surfaces(order.ratio, [waiting.pop()])
        return bool(waiting)

    def _painter(self, game: AnyGame, language_: str) -> TablePainter:
        """One for each language: faces of cards are kept with what is written on them."""
        key = game.id, language_
        if key not in self._painters:
            self._painters[key] = TablePainter(game)
        return self._painters[key]

    def _painted(self, order: Order, course: AnyCourse) -> QPixmap:
        painter = self._painter(course.game, order.language)
        script = course.scripts[order.lesson]
        steps = [script.steps[order.step], *script.steps]
        match = course.match_at(next((step.position for step in steps[:1] if step.position), script.position))
        pointed = [key for step in steps for key in step.elements]
        table = table_of(match)
        layout = layout_for(painter, match, script.seat, order)
        cards = {key: layout[key] for key in pointed if key in layout and is_card(layout[key])}
        for key in pointed:
            if key in cards:
                return side_by_side(painter, list(cards.values()), order)
            centre = middle(painter, table, key, pointed, order)
            if centre is not None:
                return cut(painter, table, centre, order)
        return side_by_side(painter, in_front(layout, pointed), order)


def full_width(order: Order) -> float:
    """Width of the whole board, when the cut is as large as ordered."""
    wide = min(order.width / order.height, WIDER)
    return order.width / (SHARE * wide)


def middle(
    painter: TablePainter, table: PicturedTable, key: str, pointed: Iterable[str], order: Order
) -> QPointF | None:
    """Middle between an element of the board and others near it; None if it lies elsewhere."""
    painter.turn_to(table, key, full_width(order), 10_000)
    places = painter.places(table, full_width(order), 10_000)
    if key not in places:
        return None
    first, found = QPointF(*places[key]), [QPointF(*places[key]) for key in pointed if key in places]
    near = [at for at in found if abs(at.x() - first.x()) < order.width / 2]
    near = [at for at in near if abs(at.y() - first.y()) < order.height / 2]
    return QPointF(sum(at.x() for at in near) / len(near), sum(at.y() for at in near) / len(near))


def cut(painter: TablePainter, table: PicturedTable, centre: QPointF, order: Order) -> QPixmap:
    """Cut a picture out of the board, never beyond its edge."""
    whole = painter.picture(table, full_width(order), 10_000, order.ratio)
    size = whole.deviceIndependentSize()
    x = min(max(centre.x() - order.width / 2, 0), max(size.width() - order.width, 0))
    y = min(max(centre.y() - order.height / 2, 0), max(size.height() - order.height, 0))
    part = QRectF(x, y, order.width, order.height)
    ratio = order.ratio
    cut_ = whole.copy(QRectF(part.topLeft() * ratio, part.size() * ratio).toRect())
    cut_.setDevicePixelRatio(ratio)
    return cut_


def layout_for(painter: TablePainter, match: AnyMatch, seat: int, order: Order) -> Layout:
    """Layout of the table as the pupil sees it."""
    words = words_of(order.game, order.language)
    scene = painter.scene
    shown = Shown(match.view(seat), seat, words, WINDOW, range(len(SEATS)), scene.first_gaze)
    return scene.layout(scene.turned(shown))


def is_card(place: Placement) -> bool:
    """True of a card, of which a cut from the board would show but a part."""
    return bool(place.face) and place.height > UPRIGHT * place.width


def in_front(layout: Layout, pointed: Iterable[str]) -> list[Placement]:
    """What is pointed at in front of the seat, or else all that lies there but ways to look."""
    lying = {key: place for key, place in layout.items() if place.face and place.zone is Zone.TRAY}
    faces = {key: place for key, place in lying.items() if Key.of(key).zone != "look"}
    return [faces[key] for key in dict.fromkeys(pointed) if key in faces] or list(faces.values())


def side_by_side(painter: TablePainter, wanted: Sequence[Placement], order: Order) -> QPixmap:
    picture = QPixmap(round(order.width * order.ratio), round(order.height * order.ratio))
    picture.setDevicePixelRatio(order.ratio)
    with QPainter(picture) as p:
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        p.fillRect(QRectF(0, 0, order.width, order.height), surface("board land", order.ratio))
        wanted = wanted[: FACES if order.width > order.height * 1.2 else 1]
        for number, place in enumerate(wanted):
            room = order.width / len(wanted)
            scale = min(room * 0.86 / place.width, order.height * 0.86 / place.height)
            width, height = place.width * scale, place.height * scale
            x = room * (number + 0.5) - width / 2
            with guarded:
                rect = QRectF(x, (order.height - height) / 2, width, height)
                painter.scene.paint_face(p, place.face, rect, words_of(order.game, order.language))
        if not wanted:
            side = order.height * 0.6
            draw_icon(
                p, facts_of(order.game).icon, QRectF((order.width - side) / 2, (order.height - side) / 2, side, side)
            )
    return picture
