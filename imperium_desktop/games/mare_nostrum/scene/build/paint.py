"""The palette in the tray: icon, name, price, and how many places there are or why not."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.scene.build.wells import (
    Item,
    chosen_item,
    items,
    pills,
    power_well,
    powers_left,
    shows_notes,
    wells,
)
from imperium_desktop.games.mare_nostrum.scene.faces import circle
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.ui.theme.fonts import sans, sans_bold, serif_bold
from imperium_desktop.ui.theme.icons import draw_icon, stamp_icon
from imperium_desktop.ui.theme.kept_pictures import KeptPictures
from imperium_desktop.ui.theme.lettering import write
from imperium_desktop.ui.theme.measure import blend
from imperium_desktop.ui.theme.paint import alpha, lit_halo, pen, rounded
from imperium_desktop.ui.theme.palette import palette

CENTRE: Final = Qt.AlignmentFlag.AlignCenter
HALO: Final = 14
"""Pixels that the light of the chosen well reaches around it."""
SHORT: Final = "#f0a79c"
"""The words that say why not, on the dark well."""


class Well(NamedTuple):
    """What one of them tells."""

    item: Item
    label: str
    chosen: bool = False


def paint_palette(p: QPainter, plan: Plan, content: Components, shown: Shown, item: str, kept: KeptPictures) -> None:
    """Wells are kept as pictures: a touch changes at most two of them."""
    chosen = chosen_item(shown, item)
    boxes = wells(plan)
    for entry in items(content, shown):
        well = Well(entry, item_name(shown, entry.name), entry.name == chosen)
        draw_well(p, plan, well, QRectF(*boxes[entry.name]), kept)
    for key, price, box in pills(content, shown, plan):
        paint_pill(p, QRectF(*box), price, can=key in shown.lit)
    for card in powers_left(content, shown):
        note = say("free") if f"power/{card}" in shown.lit else say("not_now")
        entry = Item("legion", 0, note, f"power/{card}" in shown.lit)
        draw_well(p, plan, Well(entry, shown.words.label(card)), QRectF(*power_well(plan)), kept)


def draw_well(p: QPainter, plan: Plan, well: Well, rect: QRectF, kept: KeptPictures) -> None:
    around = rect.adjusted(-HALO, -HALO, HALO, HALO)
    facts = well, plan.share, shows_notes(plan)
    kept.draw(p, around, facts, lambda picture: paint_well(picture, plan, well, rect))


def paint_well(p: QPainter, plan: Plan, well: Well, rect: QRectF) -> None:
    item, chosen = well.item, well.chosen
    shape = rounded(rect.adjusted(1, 1, -1, -1), 6)
    p.fillPath(shape, QColor(palette().deep_well))
    if chosen:
        lit_halo(p, shape)
        p.fillPath(shape, alpha("#ffd76a", 0.16))
        p.strokePath(shape, pen(palette().lit_line, 3))
    else:
        p.strokePath(shape, pen("#d8aa45" if item.can else alpha("#8a6a35", 0.5), 1.5 if item.can else 1))
    side = min(blend(30, 46, plan.share), rect.width() * 0.6)
    p.setOpacity(1 if item.can else 0.5)
    stamp_icon(
        p, f"mare-{item.name}", QRectF(rect.center().x() - side / 2, rect.y() + blend(6, 9, plan.share), side, side)
    )
    p.setOpacity(1)
    top = rect.y() + blend(6, 9, plan.share) + side
    name = QRectF(rect.x() + 6, top, rect.width() - 12, blend(18, 24, plan.share))
    colour = "#f4e8c9" if item.can else "#b3a57f"
    write(
        p,
        name,
        well.label,
        colour=colour,
        align=CENTRE,
        font=serif_bold(blend(12, 15, plan.share)),
    )
    if shows_notes(plan):
        below = QRectF(rect.x() + 5, name.bottom() - 2, rect.width() - 10, max(rect.bottom() - name.bottom() - 2, 14))
        note_font = sans(blend(11, 13, plan.share))
        write(p, below, item.note, colour="#c9b78d" if item.can else SHORT, align=CENTRE, font=note_font)
    if item.price:
        paint_price(p, rect, str(item.price), can=item.can, radius=blend(9, 12, plan.share))


def item_name(shown: Shown, name: str) -> str:
    return say("control") if name == "control" else shown.words.label(name)


def paint_price(p: QPainter, rect: QRectF, text: str, *, can: bool, radius: float) -> None:
    at = QRectF(rect.right() - 2 * radius - 3, rect.y() + 3, 2 * radius, 2 * radius)
    p.fillPath(circle(at.center(), radius), QColor("#fffaf0" if can else "#8d8678"))
    p.strokePath(circle(at.center(), radius), pen(palette().ink, 1.2))
    p.setFont(sans_bold(radius * 1.25, exact=True))
    p.setPen(QColor(palette().ink))
    p.drawText(at, CENTRE, text)


def paint_pill(p: QPainter, rect: QRectF, price: str, *, can: bool) -> None:
    """A hero's price for this round: one token, or nothing at all."""
    disc = circle(rect.center(), rect.width() / 2 - 2)
    p.fillPath(disc, QColor("#fffaf0" if can else "#8d8678"))
    p.strokePath(disc, pen("#d8aa45" if can else palette().ink, 1.6))
    if price:
        side = rect.width() * 0.62
        p.setOpacity(1 if can else 0.55)
        draw_icon(p, f"mare-{price}", QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side))
        p.setOpacity(1)
    else:
        p.setFont(sans_bold(14, exact=True))
        p.setPen(QColor(palette().ink))
        p.drawText(rect, CENTRE, "0")
