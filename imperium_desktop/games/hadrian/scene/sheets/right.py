"""The right sheet as it is printed: five citizen tracks and what each of them opens."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from imperium_desktop.games.hadrian.rules.components import Building
from imperium_desktop.games.hadrian.rules.content import MAP_SIGNS, Components
from imperium_desktop.games.hadrian.rules.names import CITIZENS, COHORTS, GLADIATORS, CitizenName
from imperium_desktop.games.hadrian.rules.sheets.cells import MAP_COLUMNS, MAP_ROWS
from imperium_desktop.games.hadrian.scene.colours import CITIZEN_COLOURS
from imperium_desktop.games.hadrian.scene.messages import say
from imperium_desktop.games.hadrian.scene.sheets.geometry import WIDTH, citizen_panel, favour_box, serves, spots
from imperium_desktop.games.hadrian.scene.sheets.ink import (
    CITIZEN_SIGNS,
    box,
    centred,
    cost,
    draw_arrow,
    fill_icons,
    flag,
    gains,
    hexagon,
    icons,
    plank,
    rectf,
    write,
)
from imperium_desktop.text.words import Words
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import CENTRE, plain, strong
from imperium_desktop.ui.theme.paint import alpha, pen, rounded
from imperium_desktop.ui.theme.palette import palette

TITLES = {
    "precincts": (202, 10),
    "market": (370, 10),
    "theatre": (204, 158),
    "ludus": (447, 158),
    "gardens": (204, 349),
    "temples_area": (204, 376),
    "baths": (204, 499),
    "courthouse": (447, 499),
    "diplomats": (204, 644),
    "scouts": (470, 644),
    "map": (588, 644),
}


def paint_right(p: QPainter, content: Components, words: Words) -> None:
    for track in CITIZENS:
        paint_citizens(p, content, track, words)
    for name, (x, y) in TITLES.items():
        write(p, QRectF(x, y, 66 if name == "gardens" else 150, 18), words.label(name), 13.5)
    for building in content.box.right.buildings:
        paint_building(p, content, building)
    paint_market(p, content)
    paint_theatre(p, content)
    paint_ludus(p, content)
    paint_temples(p, content)
    paint_baths(p, content)
    paint_courthouse(p, content)
    paint_diplomats(p, content)
    paint_scouts(p, content)
    paint_map(p, content)


def paint_citizens(p: QPainter, content: Components, track: CitizenName, words: Words) -> None:
    """The whole row of a track, its sign and its nine boxes with their flags."""
    sheet, found = content.box.right, spots(content)
    side = rectf(citizen_panel(sheet, track))
    colour = CITIZEN_COLOURS[track]
    row = QRectF(side.x(), side.y(), WIDTH - 2 * side.x(), side.height() - 2)
    p.fillPath(rounded(row, 7), alpha(colour, 0.15))
    p.save()
    p.setClipPath(rounded(row, 7), Qt.ClipOperation.IntersectClip)
    p.fillRect(side, alpha(colour, 0.24))
    p.restore()
    disc = QPointF(side.x() + 23, side.y() + 24)
    p.setPen(pen(colour, 2))
    p.setBrush(QColor(palette().ivory))
    p.drawEllipse(disc, 18, 18)
    draw_icon(p, f"hadrian-{CITIZEN_SIGNS[track]}", QRectF(disc.x() - 12, disc.y() - 12, 24, 24))
    write(p, QRectF(side.x() + 49, side.y() + 5, 130, 20), words.label(track), 15.5)
    for number, printed in enumerate(getattr(sheet.citizens, track).boxes, 1):
        rect = rectf(found[f"box/{track}/{number}"].rect)
        banner = QRectF(rect.x() + 1.5, rect.y() - 10, rect.width() - 3, 11)
        p.fillRect(banner, QColor(colour if printed.unlocks else "#dccfa8"))
        box(p, rect, printed.gain)


def paint_building(p: QPainter, content: Components, building: Building) -> None:
    rect = rectf(spots(content)[f"building/{building.id}"].rect)
    colour = CITIZEN_COLOURS[building.citizens] if building.citizens else "#d8752f"
    plank(p, rect)
    tall = rect.height() > 30
    top = rect.y() + 9 if tall else rect.center().y()
    flag(p, QRectF(rect.x() + 3, top - 7, 18, 14), building.needs, colour)
    cost(p, building.cost, QPointF(rect.x() + 25, top), 12.5)
    if tall:
        side = 21 if len(building.gain) < 6 else 20
        gains(p, rect.right() - 3, rect.bottom() - side / 2 - 2.5, building.gain, side)
    else:
        gains(p, rect.right() - 3, rect.center().y(), building.gain, 22)


def paint_market(p: QPainter, content: Components) -> None:
    sheet, found = content.box.right.market, spots(content)
    for number, printed in enumerate(sheet.boxes, 1):
        rect = rectf(found[f"box/market/{number}"].rect)
        path = hexagon(rect.center(), rect.width() / 2)
        p.fillPath(path, QColor(palette().box))
        p.strokePath(path, pen(alpha(palette().ink, 0.9), 1.2))
        at = rect.center()
        flag(
            p,
            QRectF(at.x() - 8, at.y() - (13 if printed.gain else 6.5), 16, 13),
            printed.needs,
            CITIZEN_COLOURS["traders"],
        )
        if printed.gain:
            fill_icons(p, QRectF(at.x() - 10, at.y(), 20, 14), printed.gain, 13)
    write(p, QRectF(612, 10, 124, 18), say("for_each_new_good"), 12, palette().on_page_secondary, font=plain(11.5))
    for number, points in enumerate(sheet.renown, 1):
        down, across = divmod(number - 1, 3)
        place = QRectF(614 + across * 41, 32 + down * 42, 38, 16)
        write(p, place, f"{number}.", 12, palette().on_page_secondary, CENTRE, font=strong(12))
        icons(p, ["renown"] * points, place.translated(0, 16), 14, centre=True)


def paint_theatre(p: QPainter, content: Components) -> None:
    sheet, found = content.box.right.theatre, spots(content)
    cost(p, sheet.cost, QPointF(290, 168), 13)
    for number, printed in enumerate(sheet.boxes, 1):
        rect = rectf(found[f"box/theatre/{number}"].rect)
        flag(p, QRectF(rect.x() - 21, rect.center().y() - 7, 18, 14), printed.needs, CITIZEN_COLOURS["performers"])
        box(p, rect.adjusted(0, 0, -23, 0), printed.gain)
        box(p, QRectF(rect.right() - 21, rect.y(), 21, rect.height()), blank=True)


def paint_ludus(p: QPainter, content: Components) -> None:
    sheet, found = content.box.right.ludus, spots(content)
    for gladiator in GLADIATORS:
        draw_icon(
            p, f"hadrian-gladiator-{gladiator}", rectf(found[f"gladiator/{gladiator}"].rect).adjusted(2, 2, -2, -2)
        )
        for number, printed in enumerate(sheet.boxes, 1):
            rect = rectf(found[f"box/{gladiator}/{number}"].rect)
            box(p, rect, blank=False)
            write(p, rect, str(number), 13, align=CENTRE)
            flag(p, QRectF(rect.x() + 1.5, rect.y() + 1.5, 11, 9), printed.needs, CITIZEN_COLOURS["performers"])
            icons(p, printed.survival, QRectF(rect.x(), rect.bottom() + 1, rect.width(), 14), 13, centre=True)
            paint_death(p, QRectF(rect.x(), rect.bottom() + 15, rect.width(), 14), printed.death)


def paint_death(p: QPainter, rect: QRectF, brings: Sequence[str]) -> None:
    """What the gladiator's end brings, behind a cross."""
    if not brings:
        return
    left = rect.center().x() - (len(brings) * 12 + 8) / 2
    p.setPen(pen(palette().danger, 1.4))
    y = rect.center().y()
    p.drawLine(QPointF(left, y - 3), QPointF(left + 6, y + 3))
    p.drawLine(QPointF(left + 6, y - 3), QPointF(left, y + 3))
    icons(p, brings, QRectF(left + 8, rect.y(), 40, rect.height()), 12.5)


def paint_temples(p: QPainter, content: Components) -> None:
    found = spots(content)
    icons(p, ["soldier", "builder", "servant", "civilian"], QRectF(284, 378, 60, 15), 13)
    for temple in ("temple_small", "temple_medium", "temple_large"):
        last = 0
        for number, printed in enumerate(getattr(content.box.right.temples, temple), 1):
            rect = rectf(found[f"box/{temple}/{number}"].rect)
            box(p, rect, printed.gain)
            if printed.needs != last:
                flag(p, QRectF(rect.x(), rect.bottom() + 3, 17, 13), printed.needs, CITIZEN_COLOURS["priests"])
                last = printed.needs


def paint_baths(p: QPainter, content: Components) -> None:
    found = spots(content)
    for number, printed in enumerate(content.box.right.baths.boxes, 1):
        rect = rectf(found[f"box/baths/{number}"].rect)
        left = rect.x() - 59
        flag(p, QRectF(left, rect.center().y() - 7, 18, 14), printed.needs, CITIZEN_COLOURS["apparitores"])
        cost(p, printed.cost, QPointF(left + 20, rect.center().y()), 13, room=38)
        box(p, rect.adjusted(0, 0, -24, 0), printed.gain)
        box(p, QRectF(rect.right() - 22, rect.y(), 22, rect.height()), blank=True)


def paint_courthouse(p: QPainter, content: Components) -> None:
    found = spots(content)
    for number, printed in enumerate(content.box.right.courthouse.boxes, 1):
        rect = rectf(found[f"box/courthouse/{number}"].rect)
        left = rect.x() - (23 if printed.col == 1 else 36)
        flag(p, QRectF(left, rect.center().y() - 7, 18, 14), printed.needs, CITIZEN_COLOURS["apparitores"])
        cost(p, printed.cost, QPointF(left + 19, rect.center().y()), 14)
        box(p, rect, blank=False)
        fill_icons(p, rect.adjusted(0, 0, -18, 0), printed.gain, 19)
        p.setPen(pen(alpha(palette().ink, 0.35), 0.8))
        p.drawLine(QPointF(rect.right() - 18, rect.y() + 3), QPointF(rect.right() - 18, rect.bottom() - 3))


def paint_diplomats(p: QPainter, content: Components) -> None:
    """A row for each: what he brings, the cohort that he may serve, his Favours (§7.9)."""
    sheet, found = content.box.right, spots(content)
    cost(p, sheet.diplomats.cost, QPointF(300, 654), 14)
    for row, needs in enumerate(sheet.diplomats.needs):
        rect = rectf(found[f"box/diplomats/{row + 1}"].rect)
        flag(p, QRectF(rect.x() - 21, rect.center().y() - 7, 18, 14), needs, CITIZEN_COLOURS["patricians"])
        box(p, rect, sheet.diplomats.gain)
        for cohort in range(len(COHORTS)):
            place = rectf(serves(row, cohort))
            box(p, place, blank=True)
            draw_icon(p, "hadrian-cohort", centred(place.center(), 22))
            draw_arrow(p, QPointF(place.right() - 6, place.bottom() - 7), 11, cohort)
        for number in range(sheet.diplomats.favours):
            box(p, rectf(favour_box(row, number)), ["favour"])


def paint_scouts(p: QPainter, content: Components) -> None:
    sheet, found = content.box.right, spots(content)
    cost(p, sheet.scouts.cost, QPointF(538, 654), 14)
    for number, needs in enumerate(sheet.scouts.needs, 1):
        rect = rectf(found[f"box/scouts/{number}"].rect)
        flag(p, QRectF(rect.x() - 23, rect.center().y() - 7, 18, 14), needs, CITIZEN_COLOURS["patricians"])
        box(p, rect, ["scout"])


def paint_map(p: QPainter, content: Components) -> None:
    sheet, found = content.box.right.map, spots(content)
    for row in range(MAP_ROWS):
        for column in range(MAP_COLUMNS):
            rect = rectf(found[f"map/{row + 1}/{column + 1}"].rect)
            p.fillRect(rect, QColor("#eef1dc" if (row + column) % 2 else "#e6ecd2"))
            p.setPen(pen(alpha(palette().ink, 0.75), 0.9))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRect(rect)
            found_here = MAP_SIGNS.get(sheet.grid[row][column])
            if found_here:
                fill_icons(p, rect, [found_here], 20)
    last = rectf(found[f"map/{MAP_ROWS}/1"].rect)
    below = QRectF(last.x(), last.bottom() + 1, 145, 13)
    end = write(p, below, say("full_row"), 11, palette().on_page_secondary, font=plain(11))
    icons(p, sheet.row_gain, QRectF(below.x() + end + 4, below.y(), 30, 13), 13)
    turning = below.translated(0, 12)
    write(p, turning, say("r_turns_f_mirrors"), 11, palette().on_page_faint, font=plain(11))
