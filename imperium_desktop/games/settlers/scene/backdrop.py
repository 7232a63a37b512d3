"""What lies under the cards: felt, the rows, the column of the others, the board as a strip, and the tray."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.names import Faction
from imperium_desktop.games.settlers.rules.state import State
from imperium_desktop.games.settlers.scene.board import (
    paint_empire_ground,
    paint_points,
    paint_prices,
    paint_rows,
    paint_strip,
    paint_strip_ground,
    paint_way_back,
    paint_whole_board,
)
from imperium_desktop.games.settlers.scene.choices.faces import price_of
from imperium_desktop.games.settlers.scene.choices.panel import ChoicePanel
from imperium_desktop.games.settlers.scene.column import paint_column, paint_column_ground
from imperium_desktop.games.settlers.scene.layout import draft_of, open_cards, rows_of
from imperium_desktop.games.settlers.scene.messages import say
from imperium_desktop.games.settlers.scene.others import paint_others
from imperium_desktop.games.settlers.scene.plan import Plan
from imperium_desktop.games.settlers.scene.shown import Shown
from imperium_desktop.ui.scenes.cards.others import others_of, paint_deciding, paint_others_ground
from imperium_desktop.ui.theme.lettering import CENTRE, plain, write
from imperium_desktop.ui.theme.paint import alpha, pen, rounded, shadow, table_light, tray_wood
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.theme.textures import surface, surfaces_made

SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
KEPT = 4
"""Grounds that are kept: one for each faction."""


class Ground(NamedTuple):
    """What the grounds of a table depend on."""

    faction: Faction | None
    alone: bool
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

    def paint(
        self,
        p: QPainter,
        plan: Plan,
        shown: Shown,
        choices: ChoicePanel | None,
        why: tuple[str, ...] = (),
    ) -> None:
        """`why`: what decided the attack that is staged."""
        cards = open_cards(shown.view, shown.decision, shown.seat)
        ratio = p.device().devicePixelRatioF()
        p.drawPixmap(QPointF(0, 0), self._table(plan, shown, why, ratio, whole_board=not cards))
        drafted = draft_of(self.content, shown.view, shown.seat, plan)
        if drafted is not None:
            paint_draft(p, plan, drafted, asked(shown))
        elif cards:
            paint_shelf(p, plan, len(cards))
        if shown.gaze.seat is not None:
            paint_way_back(p, plan, shown.words.seat(shown.gaze.seat))
        elif choices is not None:
            paint_prices(p, plan, price_of(choices))
        if shown.decision is not None:
            seat = shown.seat if shown.gaze.seat is None else shown.gaze.seat
            paint_deciding(p, plan.panels(), others_of(len(shown.view.players), seat), shown.decision.seat)

    def _table(
        self,
        plan: Plan,
        shown: Shown,
        why: tuple[str, ...],
        ratio: float,
        *,
        whole_board: bool,
    ) -> QPixmap:
        """What changes with the match only, and not while somebody makes up their mind."""
        view, words, signs = shown.view, shown.words, shown.signs
        seat, away = (shown.seat, False) if shown.gaze.seat is None else (shown.gaze.seat, True)
        rect = QRectF(0, 0, *shown.size)
        ground = self._ground_facts(rect, plan, view, seat, ratio)
        wanted = ground, plan.camera, view, seat, words, tuple(signs), why, whole_board
        if wanted != self._laid_for:
            self._laid, self._laid_for = QPixmap(self._ground(ground, rect, plan)), wanted
            with QPainter(self._laid) as p:
                p.setRenderHints(SMOOTH)
                if view.virtual is not None:
                    paint_column(p, plan, self.content, view, words, why)
                else:
                    paint_others(p, plan, view, seat, words, signs)
                if view.phase != "factions":
                    paint_strip(p, plan, self.content, view, seat, words, signs)
                    paint_rows(p, plan, self.content, view, seat, words, away=away)
                    paint_pile_names(p, plan)
                    faction = view.players[seat].faction
                    if whole_board and faction is not None and not any(rows_of(self.content, view.players[seat]).left):
                        paint_whole_board(p, plan, self.content, faction, words)
                    if not away:
                        paint_points(p, plan, self.content, view, seat)
        return self._laid

    def _ground_facts(self, rect: QRectF, plan: Plan, view: State, shown: int, ratio: float) -> Ground:
        faction = view.players[shown].faction if view.phase != "factions" else None
        size = rect.width(), rect.height(), plan.areas.tray, plan.others
        return Ground(faction, view.virtual is not None, ratio, palette().name, surfaces_made(ratio), size)

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
                tray_wood(p, QRectF(*plan.areas.tray), facts.ratio)
                paint_strip_ground(p, plan, facts.faction)
                if facts.alone:
                    paint_column_ground(p, plan)
                else:
                    paint_others_ground(p, plan.panels())
                if facts.faction is not None:
                    paint_empire_ground(p, plan)
            self._grounds[facts] = picture
        return self._grounds[facts]


def asked(shown: Shown) -> str:
    """What the row of the Lookout lies there for."""
    own = shown.decision is not None and shown.decision.seat == shown.seat
    return shown.words.kind(shown.decision) if own and shown.decision is not None else say("lookout")


def paint_draft(p: QPainter, plan: Plan, draft: Rect, heading: str) -> None:
    """The ground under cards to choose from that lie large over the Empire."""
    area = QRectF(*draft)
    path = rounded(area, 9)
    shadow(p, path, 6, 12, 0.5)
    p.fillPath(path, surface("wood", p.device().devicePixelRatioF()))
    p.fillPath(path, alpha("#1a110a", 0.35))
    p.strokePath(rounded(area.adjusted(2, 2, -2, -2), 8), pen(alpha(palette().brass_bright, 0.7), 1.4))
    head = QRectF(area.x() + 14, area.y() + 2, area.width() - 28, plan.draft_head - 2)
    write(p, head, heading, plan.text(15, 20), palette().on_table_title, CENTRE, least=11)


def paint_shelf(p: QPainter, plan: Plan, count: int) -> None:
    """The ground under cards to choose from."""
    area = QRectF(*plan.tray.shelf(count)).adjusted(-2, -4, 2, 4)
    p.fillPath(rounded(area, 7), alpha("#0d0805", 0.42))
    p.strokePath(rounded(area, 7), pen(alpha(palette().brass_bright, 0.5), 1.2))


def paint_pile_names(p: QPainter, plan: Plan) -> None:
    size = plan.strip_text(11, 14)
    for name, pile in zip((say("common"), say("faction"), say("discarded")), plan.tray.piles(), strict=True):
        rect = QRectF(pile.x - 8, pile.bottom + 3, pile.width + 16, size * 1.4)
        write(p, rect, name, size, palette().on_table_subheading, CENTRE, font=plain(size), least=9)
