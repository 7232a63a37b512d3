"""The wood of the tray and the headings on it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from imperium_desktop.rules.mare_nostrum.content import Components
from imperium_desktop.rules.mare_nostrum.state import State
from imperium_desktop.ui.scenes.mare_nostrum.plan import Plan
from imperium_desktop.ui.scenes.mare_nostrum.reading import empire_of
from imperium_desktop.ui.stage.shown import Shown
from imperium_desktop.ui.theme.fonts import type_font
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.paint import alpha, falling
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import surface

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def paint_tray(p: QPainter, plan: Plan, content: Components, shown: Shown) -> None:
    tray = QRectF(*plan.areas.tray)
    p.fillRect(tray, surface("dark wood", p.device().devicePixelRatioF()))
    edge = QRectF(tray.x(), tray.y(), tray.width(), 22)
    p.fillRect(edge, falling(edge, palette().wood_shade, alpha(palette().wood_shade, 0.05)))
    view: State = shown.view
    empire = empire_of(view, shown.seat)
    if empire:
        aside = tr(
            "{have} of {needed}", have=len(view.players[shown.seat].cards), needed=len(content.box.prices.cards) + 1
        )
        heading(p, plan, plan.tray_left, tr("Cards: {empire}", empire=shown.words.label(empire)), aside)


def heading(p: QPainter, plan: Plan, left: float, text: str, aside: str = "") -> None:
    top = plan.areas.tray.y + 2
    rect = QRectF(left, top, plan.areas.tray.width - left, plan.tray_top - top - 2)
    p.setFont(type_font("area heading"))
    p.setPen(QColor(palette().on_table_heading))
    p.drawText(rect, LEFT, text)
    if aside:
        width = p.fontMetrics().horizontalAdvance(text + "  ")
        p.setFont(type_font("small"))
        p.setPen(QColor(palette().on_table_secondary))
        p.drawText(rect.adjusted(width, 0, 0, 0), LEFT, aside)
