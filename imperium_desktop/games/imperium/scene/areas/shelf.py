"""Cards of a pile, spread out over the market or over the area, under their heading."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from imperium_desktop.games.imperium.scene.areas.own import pile_names
from imperium_desktop.games.imperium.scene.messages import say
from imperium_desktop.games.imperium.scene.plan import shelf_head
from imperium_desktop.ui.theme.icons import stamp_icon
from imperium_desktop.ui.theme.lettering import LEFT, RIGHT, plain, write
from imperium_desktop.ui.theme.paint import pen, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect

SHELF, ON_SHELF = "#2a1b10", "#f1e2bd"
"""Dark wood in both themes."""


def paint_shelf(p: QPainter, rect: QRectF, name: str, cards: int) -> None:
    """`name`: the pile that is leafed through; empty: something is to be chosen. `cards`: how many lie there."""
    path = rounded(rect, 8)
    p.fillPath(path, QColor(SHELF))
    p.strokePath(path, pen(palette().brass_bright, 2))
    head = QRectF(*shelf_head(Rect(rect.x(), rect.y(), rect.width(), rect.height())))
    side = head.height() * 0.8
    stamp_icon(p, "app-deck", QRectF(head.x(), head.center().y() - side / 2, side, side))
    size = max(13.0, head.height() * 0.6)
    write(p, head.adjusted(side + 8, 0, 0, 0), f"{shelf_title(name)} · {cards}", size, ON_SHELF, LEFT)
    if name:
        small = max(11.0, head.height() * 0.48)
        text = say("click_the_pile_again_or_press_esc")
        write(p, head, text, small, ON_SHELF, RIGHT, font=plain(small))


def shelf_title(name: str) -> str:
    names = {
        **pile_names(),
        "exile": say("exile_pile"),
        "nation": say("nation_deck_in_no_order"),
        "deck": say("in_your_deck"),
    }
    title = names.get(name) or say("choose_a_card")
    return title[:1].upper() + title[1:]
