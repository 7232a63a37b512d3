"""Cards of a pile, spread out over the market or over the area, under their heading."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.imperium.area import pile_names
from imperium_desktop.ui.scenes.imperium.plan import Plan, Viewpoint
from imperium_desktop.ui.theme.icons import stamp_icon
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.lettering import LEFT, RIGHT, plain, write
from imperium_desktop.ui.theme.paint import pen, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect


def paint_shelf(p: QPainter, plan: Plan, place: Rect, viewpoint: Viewpoint, cards: int, words: Words) -> None:
    """`cards`: how many lie there."""
    rect = QRectF(*place)
    path = rounded(rect, 8)
    p.fillPath(path, QColor("#2a1b10"))
    p.strokePath(path, pen(palette().brass_bright, 2))
    head = QRectF(*plan.shelf_head(place))
    side = head.height() * 0.8
    stamp_icon(p, "app-deck", QRectF(head.x(), head.center().y() - side / 2, side, side))
    size = plan.text(14, 18)
    title = f"{shelf_title(viewpoint)} · {cards}"
    write(p, head.adjusted(side + 8, 0, 0, 0), title, size, palette().on_table_title, LEFT)
    if viewpoint.opened:
        small = plan.text(11.5, 14)
        text = tr("click the pile again to close")
        write(p, head, text, small, palette().on_table_secondary, RIGHT, font=plain(small))


def shelf_title(viewpoint: Viewpoint) -> str:
    name = viewpoint.opened.partition("/")[2]
    names = {
        **pile_names(),
        "exile": tr("exile pile"),
        "nation": tr("nation deck, in no order"),
        "deck": tr("in your deck, in no order"),
    }
    title = names.get(name) or tr("Choose a card")
    return title[:1].upper() + title[1:]
