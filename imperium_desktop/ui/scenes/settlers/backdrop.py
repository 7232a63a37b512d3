"""What lies under the cards: felt, the band of the others, the board, the rows, the column and the tray."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from imperium_desktop.rules.settlers.content import Components
from imperium_desktop.rules.settlers.names import Faction
from imperium_desktop.rules.settlers.state import State
from imperium_desktop.ui.scenes.settlers.band import LOOKED_AT, paint_band, paint_band_ground
from imperium_desktop.ui.scenes.settlers.board import paint_board_ground, paint_plank, paint_rows
from imperium_desktop.ui.scenes.settlers.choice_faces import paint_choices
from imperium_desktop.ui.scenes.settlers.choice_panel import ChoicePanel
from imperium_desktop.ui.scenes.settlers.column import paint_panels, paint_pile_names, paint_points, paint_threat
from imperium_desktop.ui.scenes.settlers.layout import open_cards
from imperium_desktop.ui.scenes.settlers.plan import Plan, Viewpoint
from imperium_desktop.ui.stage.shown import Shown
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.lettering import CENTRE, plain, write
from imperium_desktop.ui.theme.paint import alpha, falling, pen, rounded, table_light
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import SURFACES, surface

SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
KEPT = 4
"""Grounds that are kept: one for each faction."""


class Ground(NamedTuple):
    """What the grounds of a table depend on."""

    faction: Faction | None
    alone: bool
    away: bool
    """Somebody else's Empire is shown."""
    ratio: float
    theme: str
    made: tuple[bool, ...]
    """Which surfaces are there already."""
    size: tuple[object, ...]


class Backdrop:
    def __init__(self, content: Components) -> None:
        self.content = content
        self._grounds: dict[object, QPixmap] = {}
        self._laid = QPixmap()
        self._laid_for: object = None

    def forget(self) -> None:
        self._grounds.clear()
        self._laid_for = None

    def paint(self, p: QPainter, plan: Plan, shown: Shown, viewpoint: Viewpoint, choices: ChoicePanel | None) -> None:
        p.drawPixmap(QPointF(0, 0), self._table(plan, shown, viewpoint, p.device().devicePixelRatioF()))
        cards = open_cards(shown.view, shown.decision, shown.seat)
        if cards:
            paint_shelf(p, plan, len(cards))
        elif choices is not None:
            paint_choices(p, plan, choices, self.content, shown.decision, shown.words)
        if viewpoint.seat is not None:
            paint_way_back(p, plan, shown.words.seat(viewpoint.seat))

    def _table(self, plan: Plan, shown: Shown, viewpoint: Viewpoint, ratio: float) -> QPixmap:
        """What changes with the match only, and not while somebody makes up their mind."""
        view, words, signs = shown.view, shown.words, shown.signs
        seat, away = (shown.seat, False) if viewpoint.seat is None else (viewpoint.seat, True)
        rect = QRectF(0, 0, *shown.size)
        ground = self._ground_facts(rect, plan, view, seat, ratio, away=away)
        wanted = ground, plan.camera, view, seat, words, tuple(signs)
        if wanted != self._laid_for:
            self._laid, self._laid_for = QPixmap(self._ground(ground, rect, plan)), wanted
            with QPainter(self._laid) as p:
                p.setRenderHints(SMOOTH)
                paint_band(p, plan, self.content, view, seat, words, signs)
                if view.phase != "factions":
                    paint_plank(p, plan, self.content, view, seat, words, signs)
                    paint_rows(p, plan, self.content, view, seat, words, away=away)
                    paint_pile_names(p, plan)
                    if view.virtual is not None:
                        paint_threat(p, plan, self.content, view, words)
                    paint_points(p, plan, self.content, view, words, signs, away=away)
        return self._laid

    def _ground_facts(self, rect: QRectF, plan: Plan, view: State, shown: int, ratio: float, *, away: bool) -> Ground:
        faction = view.players[shown].faction if view.phase != "factions" else None
        made = tuple(surface(name, ratio).style() == Qt.BrushStyle.TexturePattern for name in SURFACES)
        size = rect.width(), rect.height(), plan.areas.tray, plan.others
        return Ground(faction, view.virtual is not None, away, ratio, palette().name, made, size)

    def _ground(self, facts: Ground, rect: QRectF, plan: Plan) -> QPixmap:
        """Felt, wood and parchment change with the window and with whose Empire is shown only."""
        if facts not in self._grounds:
            if len(self._grounds) >= KEPT:
                self._grounds.clear()
            picture = QPixmap((rect.size() * facts.ratio).toSize())
            picture.setDevicePixelRatio(facts.ratio)
            with QPainter(picture) as p:
                p.setRenderHints(SMOOTH)
                table_light(p, rect, facts.ratio)
                tray = QRectF(*plan.areas.tray)
                p.fillRect(tray, surface("dark wood", facts.ratio))
                edge = QRectF(tray.x(), tray.y(), tray.width(), 22)
                p.fillRect(edge, falling(edge, palette().wood_shade, alpha(palette().wood_shade, 0.05)))
                paint_band_ground(p, plan, alone=facts.alone)
                if facts.faction is not None:
                    paint_board_ground(p, plan, facts.faction)
                    paint_panels(p, plan, alone=facts.alone, away=facts.away)
            self._grounds[facts] = picture
        return self._grounds[facts]


def paint_shelf(p: QPainter, plan: Plan, count: int) -> None:
    """The ground under cards to choose from."""
    area = QRectF(*plan.choice_panel(count)).adjusted(-2, -4, 2, 4)
    p.fillPath(rounded(area, 7), alpha("#0d0805", 0.42))
    p.strokePath(rounded(area, 7), pen(alpha(palette().brass_bright, 0.5), 1.2))


def paint_way_back(p: QPainter, plan: Plan, name: str) -> None:
    """Beside somebody else's Empire."""
    rect = QRectF(*plan.way_back)
    path = rounded(rect, 7)
    p.fillPath(path, alpha("#1a110a", 0.9))
    p.strokePath(path, pen(LOOKED_AT, 2))
    upper = QRectF(rect.x() + 10, rect.y() + 3, rect.width() - 20, rect.height() * 0.48)
    write(p, upper, tr("Empire of {name}", name=name), plan.text(13, 17), "#f4e8c9", CENTRE, least=10)
    size = plan.text(11, 13.5)
    lower = QRectF(upper.x(), upper.bottom(), upper.width(), rect.bottom() - upper.bottom() - 3)
    write(p, lower, tr("click or Esc: back to yours"), size, "#c9b78d", CENTRE, font=plain(size), least=10)
