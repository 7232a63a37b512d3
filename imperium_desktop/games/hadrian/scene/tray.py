"""What lies under the cards of the tray, and the panels over the sheets: wells, Years, attack, headings."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from imperium_desktop.games.hadrian.rules.attack import attack_size
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.names import ITEMS
from imperium_desktop.games.hadrian.rules.state import State
from imperium_desktop.games.hadrian.scene.layout import prospects_shown
from imperium_desktop.games.hadrian.scene.messages import say
from imperium_desktop.games.hadrian.scene.plan import Plan
from imperium_desktop.text.words import Words
from imperium_desktop.ui.theme.fonts import type_font
from imperium_desktop.ui.theme.icons import draw_icon, icon_pixmap
from imperium_desktop.ui.theme.language import language
from imperium_desktop.ui.theme.lettering import CENTRE, LEFT, RIGHT, fitted, plain, strong, write
from imperium_desktop.ui.theme.paint import alpha, falling, pen, rounded, tray_wood
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import surface


def still_facts(content: Components, view: State, seat: int) -> tuple[object, ...]:
    """What `paint_still` shows beside the window's own measures."""
    prospects = len(prospects_shown(view, seat))
    return view.year, attack_size(content, view), prospects, len(view.players[seat].paths), language()


def paint_still(p: QPainter, plan: Plan, content: Components, view: State, seat: int, ratio: float) -> None:
    """What changes from Year to Year only."""
    tray_wood(p, QRectF(*plan.areas.tray), ratio)
    for well in plan.wells():
        path = rounded(QRectF(*well), 8)
        p.fillPath(path, QColor(palette().well))
        p.strokePath(path, QPen(QColor(palette().well_edge), 1))
    if plan.headings:
        paint_headings(p, plan, view, seat)
    paint_years(p, plan, content, view)


def paint_wells(p: QPainter, plan: Plan, view: State, seat: int, words: Words, ratio: float) -> None:
    for item, count, well in zip(ITEMS, view.players[seat].board, plan.wells(), strict=True):
        paint_well(p, QRectF(*well), f"hadrian-{item}", count, words.name(item, count=count), ratio)


def paint_headings(p: QPainter, plan: Plan, view: State, seat: int) -> None:
    shown = plan.prospects(len(prospects_shown(view, seat)) + 1)
    paths = plan.paths(max(len(view.players[seat].paths), 1), len(shown))
    wells = plan.wells()[0].x
    heading(p, plan, wells, paths[0].x - wells, say("your_workers_and_resources"))
    heading(p, plan, paths[0].x, shown[0].x - paths[0].x, say("paths"))
    heading(p, plan, shown[0].x, plan.years.x - shown[0].x, say("goods_and_patterns"))
    heading(p, plan, plan.years.x, plan.years.width, say("year_and_attack_cards"), RIGHT)


def heading(p: QPainter, plan: Plan, x: float, width: float, text: str, side: Qt.AlignmentFlag = LEFT) -> None:
    line = QRectF(x, plan.areas.tray.y + 4, width, plan.tray_top - plan.areas.tray.y - 8)
    p.setFont(fitted(type_font("area heading"), text, line))
    p.setPen(QColor(palette().on_table_heading))
    p.drawText(line, side, text)


def paint_well(p: QPainter, rect: QRectF, icon: str, amount: int, name: str, ratio: float) -> None:
    if not amount:
        p.setOpacity(0.5)
    low = rect.height() < 90
    side = round(rect.height() * (0.56 if low else 0.42))
    if low:
        at = QPointF(rect.x() + 8, rect.center().y() - side / 2)
        number = QRectF(rect.x() + side + 8, rect.y(), rect.width() - side - 12, rect.height())
    else:
        at = QPointF(rect.center().x() - side / 2, rect.y() + rect.height() * 0.05)
        number = QRectF(rect.x(), rect.y() + rect.height() * 0.48, rect.width(), rect.height() * 0.27)
        foot = QRectF(rect.x() + 3, rect.y() + rect.height() * 0.75, rect.width() - 6, rect.height() * 0.22)
        write(p, foot, name[:1].upper() + name[1:], 13, palette().on_table_body, CENTRE, font=plain(13.5))
    p.drawPixmap(at, icon_pixmap(icon, side, ratio))
    write(p, number, str(amount), colour=palette().well_amount, align=CENTRE, font=type_font("amount"))
    p.setOpacity(1)


# Years


def paint_years(p: QPainter, plan: Plan, content: Components, view: State) -> None:
    """Attack cards by Year; this one's with what lies on neutral cards."""
    rect = QRectF(*plan.years)
    attacks, years = attack_size(content, view), content.box.years
    if rect.height() < 90:
        paint_year_lines(p, rect, view, attacks, years[view.year - 1].flag, len(years))
        return
    step = rect.width() / len(years)
    high = rect.height() - 24
    for number, year in enumerate(years, 1):
        cell = QRectF(rect.x() + (number - 1) * step, rect.y(), step - 5, high)
        now = number == view.year
        p.fillPath(rounded(cell, 5), falling(cell, "#f0cc70", "#c9982f") if now else QColor(palette().well))
        colour = palette().ink if now else palette().on_table_title
        count = attacks if now else getattr(year, view.setup.difficulty)
        write(p, QRectF(cell.x(), cell.y() + 3, cell.width(), high * 0.3), str(number), 16, colour, CENTRE)
        side = min(18.0, high * 0.22)
        draw_icon(p, "hadrian-attack", QRectF(cell.center().x() - side / 2, cell.y() + high * 0.34, side, side))
        write(p, QRectF(cell.x(), cell.y() + high * 0.54, cell.width(), high * 0.24), str(count), 16, colour, CENTRE)
        flag = QRectF(cell.x(), cell.y() + high * 0.76, cell.width(), high * 0.2)
        faint = palette().on_page_secondary if now else palette().on_table_faint
        write(p, flag, str(year.flag), 12, faint, CENTRE, font=plain(12))
    foot = QRectF(rect.x(), rect.bottom() - 20, rect.width() - 5, 20)
    text = say("cards_plus_1_per_item_below") if view.neutrals else say("cards_below_potential")
    write(p, foot, text, 12.5, palette().on_table_secondary, RIGHT, font=plain(12.5))


def paint_year_lines(p: QPainter, rect: QRectF, view: State, attacks: int, flag: int, years: int) -> None:
    lines = (
        say("year_of_years", year=view.year, years=years),
        say("attack_cards_count", count=attacks),
        say("potential_flag", flag=flag),
    )
    step = rect.height() / len(lines)
    for number, line in enumerate(lines):
        at = QRectF(rect.x(), rect.y() + number * step, rect.width(), step)
        font = strong(13) if number == 0 else plain(12.5)
        write(p, at, line, 13, palette().on_table_body, RIGHT, font=font)


def paint_drawn(p: QPainter, plan: Plan, count: int, ratio: float) -> None:
    """The ground under the cards between which a Path is chosen."""
    cards = plan.drawn(count)
    if not cards:
        return
    pad = 22.0
    whole = QRectF(
        cards[0].x - pad, cards[0].y - 46, cards[-1].right - cards[0].x + 2 * pad, cards[0].height + 46 + pad * 0.8
    )
    p.fillPath(rounded(whole.adjusted(-4, -4, 4, 4), 12), alpha("#120c08", 0.45))
    p.fillPath(rounded(whole, 10), surface("wood", ratio))
    p.strokePath(rounded(whole.adjusted(2, 2, -2, -2), 8), pen(alpha(palette().brass_bright, 0.6), 1.4))
    head = QRectF(whole.x() + pad, whole.y() + 8, whole.width() - 2 * pad, 32)
    write(p, head, say("which_card_becomes_your_path"), 18, palette().on_table_title, CENTRE)
