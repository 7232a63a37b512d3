"""The kingdom under the pointer, on a sheet beside the board: per colour its leader and what that one is worth."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from imperium_desktop.games.tigris.analysis.survey import Kingdom
from imperium_desktop.games.tigris.rules.components import BLACK, LEADERS, SPHERES, TILES
from imperium_desktop.games.tigris.rules.regions import collector
from imperium_desktop.games.tigris.rules.squares import LABELS
from imperium_desktop.games.tigris.scene.faces import centred, paint_leader, paint_tile
from imperium_desktop.games.tigris.scene.messages import say
from imperium_desktop.games.tigris.scene.plan import Plan
from imperium_desktop.games.tigris.scene.shown import Shown
from imperium_desktop.markup import spoken
from imperium_desktop.ui.kit.words.rich_text import type_of
from imperium_desktop.ui.kit.words.typesetting import draw_typeset, typeset
from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import CENTRE, RIGHT, write
from imperium_desktop.ui.theme.measure import LEAST_TEXT, blend
from imperium_desktop.ui.theme.paint import draw_seat
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect

LEAST_TEMPLE = 16
WIDE = 250
"""Width from which on there is room for names, and for temples one by one."""


@dataclass(frozen=True)
class LeaderLine:
    """One colour of a kingdom."""

    sphere: int
    dynasty: str
    """Empty: nobody leads there."""
    title: str
    about: str
    sign: int | None
    """The seat's shape before `about`."""
    war: int
    revolt: int | None

    @property
    def spoken(self) -> str:
        revolt = say("in_a_revolt_strength", strength=self.revolt) if self.revolt is not None else ""
        parts = (self.title, self.about, say("in_a_war_strength", strength=self.war), revolt)
        return ", ".join(part for part in parts if part)


@dataclass(frozen=True)
class Inspector:
    place: Rect
    title: str
    about: str
    """Marked."""
    lines: tuple[LeaderLine, ...]
    row: float

    @property
    def spoken(self) -> str:
        return ". ".join([self.title, spoken(self.about), *(line.spoken for line in self.lines)])

    def paint(self, p: QPainter, ratio: float) -> None:
        inner, pad = inner_of(self.place), padding()
        top = inner.y()
        title = type_of("heading")
        write(p, QRectF(inner.x(), top, inner.width(), title.leading), self.title, font=type_font("heading"))
        top += title.leading
        about = typeset(self.about, type_of("small"), inner.width())
        draw_typeset(p, about, QPointF(inner.x(), top), type_of("small"), palette().on_page_secondary, ratio)
        top += about.height + pad / 2
        if self.lines:
            paint_heads(p, QRectF(inner.x(), top, inner.width(), type_of("small").leading))
            top += type_of("small").leading
        for line in self.lines:
            p.fillRect(QRectF(inner.x(), top, inner.width(), 1), QColor(palette().page_rule_strong))
            paint_line(p, QRectF(inner.x(), top, inner.width(), self.row), line)
            top += self.row


def inspector(kingdom: Kingdom | None, shown: Shown, plan: Plan) -> Inspector:
    panel = plan.panel
    wide = inner_of(panel).width() >= WIDE
    title, about = (named(kingdom, shown, wide=wide)) if kingdom is not None else unfounded()
    lines = lines_of(kingdom, shown) if kingdom is not None else ()
    words = typeset(about, type_of("small"), inner_of(panel).width())
    head = type_of("heading").leading + words.height + padding() / 2 + (type_of("small").leading if lines else 0)
    wanted = max(blend(52, 66, plan.areas.across), type_of("choice title").leading + type_of("small").leading + 6)
    row = min(wanted, (panel.height - head - 2 * padding()) / 4)
    height = head + len(lines) * row + 2 * padding()
    return Inspector(Rect(panel.x, panel.y, panel.width, height), title, about, lines, row)


def padding() -> int:
    return sizes.measure.length(8, 14)


def inner_of(place: Rect) -> QRectF:
    pad = padding()
    return QRectF(*place).adjusted(pad, pad, -pad, -pad)


# What is told


def unfounded() -> tuple[str, str]:
    return say("no_kingdom_yet"), say("a_leader_beside_a_temple_founds_one")


def named(kingdom: Kingdom, shown: Shown, *, wide: bool) -> tuple[str, str]:
    """Name the owner and what belongs to the kingdom, in one line: on a narrow sheet without its size."""
    treasures = say("n_treasures", n=kingdom.treasures.bit_count()).replace(" ", "\u00a0")
    facts = [
        say("around_square", square=LABELS[kingdom.middle]),
        *([say("n_squares", n=kingdom.squares.bit_count())] if wide else []),
        *([f"{{icon:tigris-treasure}}\u00a0{treasures}"] if kingdom.treasures else []),
    ]
    own = kingdom.owner == shown.seat
    title = say("your_kingdom") if own else say("kingdom_of_name", name=shown.words.seat(kingdom.owner))
    return title, " · ".join(facts)


def lines_of(kingdom: Kingdom, shown: Shown) -> tuple[LeaderLine, ...]:
    return tuple(line_of(kingdom, sphere, shown) for sphere in range(len(SPHERES)))


def line_of(kingdom: Kingdom, sphere: int, shown: Shown) -> LeaderLine:
    leader, words = kingdom.leader(sphere), shown.words
    if leader is None:
        title = say("no_leader", leader=words.name(LEADERS[sphere]))
        return LeaderLine(sphere, "", title, vacancy(kingdom, sphere, shown), None, kingdom.tiles[sphere], None)
    dynasty = shown.view.players[leader.seat].dynasty or ""
    return LeaderLine(
        sphere,
        dynasty,
        words.label(LEADERS[sphere]),
        words.seat(leader.seat),
        shown.signs[leader.seat],
        leader.supporters,
        leader.temples,
    )


def vacancy(kingdom: Kingdom, sphere: int, shown: Shown) -> str:
    """What a missing leader means for points (§5.3)."""
    found = collector(shown.view, sphere, kingdom.squares)
    if found is None:
        return say("no_colour_points", colour=shown.words.name(SPHERES[sphere], "gen_pl"))
    return say("points_go_to_the_leader", leader=shown.words.name(LEADERS[BLACK]))


# How it looks


def columns(rect: QRectF) -> tuple[QRectF, QRectF]:
    """Columns of the strengths in a war and in a revolt."""
    each = rect.width() * (0.23 if rect.width() >= WIDE else 0.34)
    revolt = QRectF(rect.right() - each, rect.y(), each, rect.height())
    return revolt.translated(-each, 0), revolt


def readable(text: str, width: float, kind: str) -> bool:
    """Whether it fits there without becoming too small; rather than that, what stands beside it must do."""
    font = type_font(kind)
    return QFontMetricsF(font).horizontalAdvance(text) * LEAST_TEXT / font.pixelSize() <= width


def paint_heads(p: QPainter, rect: QRectF) -> None:
    heads = (("tigris-war", say("in_a_war")), ("tigris-revolt", say("in_a_revolt")))
    in_words = all(readable(text, columns(rect)[0].width() - 4, "small") for _, text in heads)
    for head, (icon, text) in zip(columns(rect), heads, strict=True):
        if in_words:
            room, font = head.adjusted(2, 0, -2, 0), type_font("small")
            write(p, room, text, colour=palette().on_page_label, align=CENTRE, font=font)
        else:
            draw_icon(p, icon, centred(head.center(), head.height()))


def paint_line(p: QPainter, rect: QRectF, line: LeaderLine) -> None:
    side = rect.height() * 0.88
    disc = centred(QPointF(rect.x() + side / 2, rect.center().y()), side)
    if line.dynasty:
        paint_leader(p, disc, line.dynasty, LEADERS[line.sphere])
    else:
        paint_vacancy(p, disc, LEADERS[line.sphere])
    war, revolt = columns(rect)
    wide = rect.width() >= WIDE
    if wide:
        paint_names(p, QRectF(disc.right() + 6, rect.y(), war.x() - disc.right() - 10, rect.height()), line)
    paint_war(p, war, line)
    paint_revolt(p, revolt, line.revolt, one_by_one=wide)


def paint_vacancy(p: QPainter, disc: QRectF, leader: str) -> None:
    dashed = QPen(QColor(palette().on_page_faint), 1.6)
    dashed.setDashPattern([3, 2.4])
    p.setPen(dashed)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawEllipse(centred(disc.center(), disc.width() * 0.8))
    p.save()
    p.setOpacity(0.6)
    draw_icon(p, f"tigris-{leader}", centred(disc.center(), disc.width() * 0.42))
    p.restore()


def paint_names(p: QPainter, rect: QRectF, line: LeaderLine) -> None:
    title, about = type_of("choice title"), type_of("small")
    top = rect.center().y() - (title.leading + about.leading) / 2
    colour = palette().on_page_title if line.dynasty else palette().on_page_faint
    write(
        p, QRectF(rect.x(), top, rect.width(), title.leading), line.title, colour=colour, font=type_font("choice title")
    )
    below = QRectF(rect.x(), top + title.leading, rect.width(), about.leading)
    if line.sign is not None:
        sign = about.font.pixelSize()
        draw_seat(p, line.sign, QRectF(below.x(), below.center().y() - sign / 2, sign, sign))
        below.adjust(sign + 5, 0, 0, 0)
    if readable(line.about, below.width(), "small"):
        write(p, below, line.about, colour=palette().on_page_secondary, font=type_font("small"))


def sign_side(rect: QRectF) -> float:
    """Side of the sign beside a strength."""
    return min(rect.height() * 0.44, rect.width() * 0.46)


def amount_font(rect: QRectF) -> QFont:
    """Smaller than the sign: two large numbers side by side would read as one."""
    font = type_font("amount")
    font.setPixelSize(min(font.pixelSize(), round(sign_side(rect) * 0.85)))
    return font


def paint_war(p: QPainter, rect: QRectF, line: LeaderLine) -> None:
    tile = sign_side(rect)
    start = rect.center().x() - tile - 2
    paint_tile(p, QRectF(start, rect.center().y() - tile / 2, tile, tile), TILES[line.sphere])
    number = QRectF(start + tile + 6, rect.y(), rect.right() - start - tile - 6, rect.height())
    colour = palette().on_page_title if line.dynasty else palette().on_page_faint
    write(p, number, str(line.war), colour=colour, font=amount_font(rect))


def paint_revolt(p: QPainter, rect: QRectF, temples: int | None, *, one_by_one: bool) -> None:
    """One temple each if there is room, else how many."""
    if not temples:
        text = "–" if temples is None else "0"
        write(p, rect, text, colour=palette().on_page_faint, align=CENTRE, font=amount_font(rect))
    elif one_by_one and temples * LEAST_TEMPLE <= rect.width():
        side = min(rect.height() * 0.36, 24.0, rect.width() / temples - 1)
        left = rect.center().x() - temples * (side + 1) / 2
        for number in range(temples):
            draw_icon(p, "tigris-temple", QRectF(left + number * (side + 1), rect.center().y() - side / 2, side, side))
    else:
        paint_temple_count(p, rect, temples)


def paint_temple_count(p: QPainter, rect: QRectF, temples: int) -> None:
    side = sign_side(rect)
    number = QRectF(rect.x(), rect.y(), rect.width() / 2 - 3, rect.height())
    write(p, number, str(temples), font=amount_font(rect), align=RIGHT)
    draw_icon(p, "tigris-temple", QRectF(rect.center().x() + 1, rect.center().y() - side / 2, side, side))
