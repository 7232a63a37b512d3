"""How the placard of a conquest looks."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.scene.battle.placard import (
    PAD,
    WORDS_LEFT,
    choices,
    head_height,
    placard_rect,
    row_heights,
    text_of,
    title_of,
)
from imperium_desktop.games.mare_nostrum.scene.face_kinds import (
    Choice,
    MarkerChoice,
    NothingChoice,
    OccupyChoice,
    PillageChoice,
)
from imperium_desktop.games.mare_nostrum.scene.faces import paint_torch_in
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.words.rich_text import type_of
from imperium_desktop.ui.kit.words.typesetting import draw_typeset, typeset
from imperium_desktop.ui.theme.fonts import type_font
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import CENTRE, write
from imperium_desktop.ui.theme.paint import parchment_panel, pen, rounded
from imperium_desktop.ui.theme.palette import palette

SIGN = 30


def paint_placard(p: QPainter, plan: Plan, content: Components, shown: Shown) -> None:
    """The parchment under the rows, with its tip towards the province."""
    view = shown.view
    sheet = QRectF(*placard_rect(plan, view, row_heights(plan, choices(content, shown), shown.words)))
    target = QPointF(*plan.spot(content.box.provinces[view.place].legions_at))
    paint_tip(p, sheet, target)
    parchment_panel(p, sheet, p.device().devicePixelRatioF())
    head = QRectF(sheet.x() + PAD, sheet.y(), sheet.width() - 2 * PAD, head_height(plan))
    title = say("province_conquered_what_now", province=shown.words.label(content.provinces[view.place]))
    write(p, head, title, font=type_font("subheading"))


def paint_tip(p: QPainter, sheet: QRectF, target: QPointF) -> None:
    middle = sheet.center()
    along = target - middle
    length = max((along.x() ** 2 + along.y() ** 2) ** 0.5, 1)
    side = QPointF(-along.y(), along.x()) / length * 16
    tip = QPainterPath(middle + side)
    inside = min(sheet.width() / max(abs(along.x()), 1), sheet.height() / max(abs(along.y()), 1)) / 2
    reach = min(length, inside * length + 34)
    tip.lineTo(middle + along / length * reach)
    tip.lineTo(middle - side)
    tip.closeSubpath()
    p.fillPath(tip, QColor(palette().parchment))
    p.strokePath(tip, pen(palette().brass_edge, 1.2))


def paint_row(p: QPainter, number: int, choice: Choice, words: Words, rect: QRectF) -> None:
    p.fillPath(rounded(rect, 6), QColor(palette().choice))
    p.strokePath(rounded(rect, 6), pen(palette().choice_edge, 1))
    sign = QRectF(rect.x() + 8, rect.center().y() - SIGN / 2, SIGN, SIGN)
    match choice:
        case PillageChoice():
            paint_torch_in(p, sign)
        case OccupyChoice():
            draw_icon(p, "mare-legion", sign)
        case MarkerChoice():
            draw_icon(p, "mare-control", sign)
        case NothingChoice():
            draw_icon(p, "app-pause", sign)
    kind, head = type_of("choice consequence"), type_of("choice title").leading
    lines = typeset(text_of(choice, words), kind, rect.width() - WORDS_LEFT - 8)
    top = rect.center().y() - (head + lines.height) / 2
    room = QRectF(rect.x() + WORDS_LEFT, top, rect.width() - WORDS_LEFT - 28, head)
    write(p, room, title_of(choice), font=type_font("choice title"))
    ratio = p.device().devicePixelRatioF()
    draw_typeset(p, lines, QPointF(room.x(), room.bottom()), kind, palette().on_page_secondary, ratio)
    key = QRectF(rect.right() - 26, rect.y() + 7, 18, 18)
    p.strokePath(rounded(key, 3), pen(palette().key_edge, 1))
    write(p, key, str(number), colour=palette().key_text, align=CENTRE, font=type_font("key"))
