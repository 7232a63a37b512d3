"""The wood of the tray and the words on it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from imperium_desktop.rules.mare_nostrum.content import Components
from imperium_desktop.rules.mare_nostrum.state import State
from imperium_desktop.ui.scenes.mare_nostrum.plan import Plan
from imperium_desktop.ui.scenes.mare_nostrum.reading import empire_of
from imperium_desktop.ui.scenes.mare_nostrum.tray import GAP, movable, peek_button, ready_units, units_left
from imperium_desktop.ui.stage.shown import Shown
from imperium_desktop.ui.theme.fonts import type_font
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.lettering import CENTRE, LEFT, write
from imperium_desktop.ui.theme.paint import alpha, falling
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import surface


def paint_tray(p: QPainter, plan: Plan, content: Components, shown: Shown) -> None:
    tray = QRectF(*plan.areas.tray)
    p.fillRect(tray, surface("dark wood", p.device().devicePixelRatioF()))
    edge = QRectF(tray.x(), tray.y(), tray.width(), 22)
    p.fillRect(edge, falling(edge, palette().wood_shade, alpha(palette().wood_shade, 0.05)))
    view: State = shown.view
    empire = empire_of(view, shown.seat)
    if empire:
        have, needed = len(view.players[shown.seat].cards), len(content.box.prices.cards) + 1
        aside = tr("{have} of {needed} for Fame", have=have, needed=needed)
        heading(p, plan, plan.tray_left, tr("Cards: {empire}", empire=shown.words.label(empire)), aside)
    paint_units(p, plan, content, shown)
    if shown.peek:
        button = QRectF(*peek_button(plan))
        below = QRectF(button.x() - 40, button.bottom() + 4, button.width() + 80, 20)
        write(
            p,
            below,
            tr("Open table: all hands are hidden."),
            colour=palette().on_table_secondary,
            align=CENTRE,
            font=type_font("small"),
        )


def paint_units(p: QPainter, plan: Plan, content: Components, shown: Shown) -> None:
    """Under each unit that can still move where it is."""
    ready = ready_units(content, shown.view, shown.seat)
    if not ready:
        return
    heading(p, plan, units_left(shown.view, shown.seat, plan), tr("Still to move"))
    for (_, place), (_, name, _) in zip(movable(content, shown, plan), ready, strict=True):
        below = QRectF(
            place.x - GAP / 2,
            place.y + place.height,
            place.width + GAP,
            plan.areas.tray.bottom - place.y - place.height,
        )
        write(
            p,
            below,
            shown.words.label(name),
            colour=palette().on_table_secondary,
            align=CENTRE,
            font=type_font("small"),
        )


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
