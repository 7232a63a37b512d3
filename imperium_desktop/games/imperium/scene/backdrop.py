"""What lies under the cards: felt, the panels of the others, the market's wood, the area at full size, the tray."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.scene.areas.market import paint_market
from imperium_desktop.games.imperium.scene.areas.others import paint_others
from imperium_desktop.games.imperium.scene.areas.own import paint_area
from imperium_desktop.games.imperium.scene.faces import paint_well
from imperium_desktop.games.imperium.scene.nations import paint_ground
from imperium_desktop.games.imperium.scene.plan import Plan
from imperium_desktop.games.imperium.scene.shown import Shown
from imperium_desktop.games.imperium.scene.staged.solstice import chooses_in_lane, is_staged, paint_stage
from imperium_desktop.ui.scenes.cards.others import others_of, paint_deciding, paint_others_ground
from imperium_desktop.ui.theme.paint import alpha, falling, parchment_panel, pen, rounded, table_light, tray_wood
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import surface, surfaces_made

SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform


class Ground(NamedTuple):
    """What the ground of a table depends on."""

    size: tuple[float, float]
    panel: float
    others: int
    bare: bool
    """True without market and areas: nations are chosen, or the solstice is staged."""
    ratio: float
    theme: str
    made: tuple[bool, ...]
    """Which surfaces are there already."""


class Backdrop:
    def __init__(self, content: Components) -> None:
        self.content = content
        self._ground = QPixmap()
        self._ground_for: Ground | None = None
        self._laid = QPixmap()
        self._laid_for: object = None

    def forget(self) -> None:
        self._ground_for = self._laid_for = None

    def paint(self, p: QPainter, plan: Plan, shown: Shown) -> None:
        p.drawPixmap(QPointF(0, 0), self._table(plan, shown, p.device().devicePixelRatioF()))
        bare = is_choosing(shown) or (shown.gaze.seat is None and is_staged(self.content, shown))
        if shown.decision is not None and not bare:
            seat = shown.seat if shown.gaze.seat is None else shown.gaze.seat
            paint_deciding(p, plan.panels(), others_of(len(shown.view.players), seat), shown.decision.seat)

    def paint_bare(self, p: QPainter, plan: Plan, shown: Shown) -> None:
        """Felt and tray alone."""
        ground = self._facts(plan, shown, p.device().devicePixelRatioF())._replace(bare=True)
        p.drawPixmap(QPointF(0, 0), self._grounded(ground, plan))

    def _table(self, plan: Plan, shown: Shown, ratio: float) -> QPixmap:
        """What changes with the match only, and not while somebody makes up their mind."""
        view, seat = shown.view, shown.seat if shown.gaze.seat is None else shown.gaze.seat
        staged = shown.gaze.seat is None and is_staged(self.content, shown)
        ground = self._facts(plan, shown, ratio)._replace(bare=staged or is_choosing(shown))
        wanted = (
            ground,
            view,
            seat,
            shown.gaze.seat,
            shown.words,
            tuple(shown.signs),
            staged and (len(shown.events), chooses_in_lane(shown)),
        )
        if wanted != self._laid_for:
            self._laid, self._laid_for = QPixmap(self._grounded(ground, plan)), wanted
            with QPainter(self._laid) as p:
                p.setRenderHints(SMOOTH)
                if staged:
                    paint_stage(p, self.content, shown, plan)
                elif ground.bare:
                    paint_ground(p, plan, self.content, shown)
                else:
                    paint_others(p, plan, self.content, view, seat, shown.words, shown.signs)
                    paint_market(p, plan, view, shown.words)
                    paint_area(p, plan, self.content, view, seat, shown, away=shown.gaze.seat is not None)
        return self._laid

    def _facts(self, plan: Plan, shown: Shown, ratio: float) -> Ground:
        return Ground(shown.size, plan.camera.panel, plan.others, False, ratio, palette().name, surfaces_made(ratio))

    def _grounded(self, facts: Ground, plan: Plan) -> QPixmap:
        """Felt and wood change with the window only."""
        if facts != self._ground_for:
            rect = QRectF(0, 0, *facts.size)
            picture = QPixmap((rect.size() * facts.ratio).toSize())
            picture.setDevicePixelRatio(facts.ratio)
            with QPainter(picture) as p:
                p.setRenderHints(SMOOTH)
                table_light(p, rect, facts.ratio)
                tray_wood(p, QRectF(*plan.areas.tray), facts.ratio)
                if not facts.bare:
                    paint_others_ground(p, plan.panels())
                    paint_market_ground(p, plan, facts.ratio)
                    paint_own_ground(p, plan)
            self._ground, self._ground_for = picture, facts
        return self._ground


def is_choosing(shown: Shown) -> bool:
    """Nations are chosen: there is no market yet."""
    return shown.view.phase in ("nations", "deal")


def paint_market_ground(p: QPainter, plan: Plan, ratio: float) -> None:
    rect = QRectF(*plan.market)
    path = rounded(rect, 8)
    p.fillPath(path, surface("wood", ratio))
    p.fillPath(path, falling(rect, alpha("#000000", 0.10), alpha("#000000", 0.30)))
    p.strokePath(path, pen(alpha(palette().brass, 0.8), 1.6))
    low = plan.high(10, 17)
    for slot in plan.slots():
        paint_well(p, QRectF(*slot).adjusted(0, 0, 0, low))


def paint_own_ground(p: QPainter, plan: Plan) -> None:
    """Paint the ground with the state card, which has the same place in every area."""
    path = rounded(QRectF(*plan.own), 8)
    p.fillPath(path, alpha("#0d1512", 0.36))
    p.strokePath(path, pen(alpha(palette().brass, 0.8), 1.4))
    parchment_panel(p, QRectF(*plan.state_card), p.device().devicePixelRatioF(), radius=6)
