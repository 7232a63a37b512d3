"""The left sheet as it is printed: cohorts, the wall in its landscape, works, attributes."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPolygonF

from imperium_desktop.games.hadrian.rules.components import LeftSheet, Track
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.names import ATTRIBUTES, COHORTS
from imperium_desktop.games.hadrian.scene.colours import TRACK_COLOURS
from imperium_desktop.games.hadrian.scene.messages import say
from imperium_desktop.games.hadrian.scene.sheets.geometry import (
    ATTRIBUTE_LEFT,
    ATTRIBUTE_STEP,
    DISDAIN,
    SCORING,
    WIDTH,
    area,
    attribute_row,
    spots,
)
from imperium_desktop.games.hadrian.scene.sheets.ink import (
    box,
    circle,
    cost,
    flag,
    icons,
    panel,
    pennant,
    plank,
    rectf,
    write,
    write_close_lines,
    write_lines,
)
from imperium_desktop.text.words import Words
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import CENTRE, plain, strong
from imperium_desktop.ui.theme.paint import alpha, pen, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import noise_bytes, surface

LAND_TOP, LAND_FOOT = 72.0, 378.0
ROWS = ("mining", "guard", "cippi", "wall", "fort")


def paint_left(p: QPainter, content: Components, words: Words, ratio: float) -> None:
    sheet = content.box.left
    paint_landscape(p, sheet, ratio)
    paint_cohorts(p, content, words)
    for name in ROWS:
        paint_row_name(p, sheet, name, words)
        paint_track(p, content, name)
    paint_granaries(p, content, words)
    paint_production(p, content, words)
    paint_works(p, content, words)
    paint_landmarks(p, content, words)
    paint_attributes(p, content, words)
    paint_disdain(p, content, words)
    panel(p, rectf(SCORING), "#e9c46a", 0.26)


# The landscape behind mining, guard, cippi, wall and fort


def paint_landscape(p: QPainter, sheet: LeftSheet, ratio: float) -> None:
    whole = QRectF(0, LAND_TOP, WIDTH, LAND_FOOT - LAND_TOP)
    p.save()
    p.setClipRect(whole, Qt.ClipOperation.IntersectClip)
    sky = QLinearGradient(0, LAND_TOP, 0, LAND_FOOT)
    for at, colour in ((0, "#bcd5d3"), (0.2, "#d3dfcd"), (0.42, "#b9c79b"), (0.56, "#c8cda4"), (0.78, "#cfc6a2")):
        sky.setColorAt(at, alpha(colour, 0.75))
    sky.setColorAt(1, alpha("#d9cba6", 0.55))
    p.fillRect(whole, sky)
    paint_hills(p)
    paint_wood(p, sheet)
    paint_stakes(p, sheet)
    paint_wall(p, sheet, ratio)
    p.restore()
    for share in sheet.section_lines:
        x = share * WIDTH
        p.fillRect(QRectF(x - 1.75, LAND_TOP, 3.5, LAND_FOOT - LAND_TOP), QColor("#fff8dc"))
        line = pen("#a5834a", 1)
        line.setDashPattern([3, 3])
        p.setPen(line)
        p.drawLine(QPointF(x, LAND_TOP), QPointF(x, LAND_FOOT))


def paint_hills(p: QPainter) -> None:
    for base, height, colour in ((188, 26, "#93a878"), (214, 30, "#7f9a66"), (240, 20, "#a8ab7c")):
        hill = QPainterPath(QPointF(0, 320))
        hill.lineTo(0, base)
        for step in range(6):
            x = step * WIDTH / 5
            hill.quadTo(x - WIDTH / 10, base - height * (1 if step % 2 else 0.3), x, base)
        hill.lineTo(WIDTH, 320)
        hill.closeSubpath()
        p.fillPath(hill, alpha(colour, 0.26))


def paint_wood(p: QPainter, sheet: LeftSheet) -> None:
    """Firs behind the mines, always the same ones."""
    row = area(sheet.layout["mining"])
    raw = noise_bytes(17, 120)
    for number in range(40):
        x = 74 + number * 17 + raw[number] / 22
        foot = row.y + 34 + raw[number + 40] / 5.2
        high = 18 + raw[number + 80] / 20
        tree = QPolygonF([QPointF(x, foot - high), QPointF(x + high * 0.28, foot), QPointF(x - high * 0.28, foot)])
        path = QPainterPath()
        path.addPolygon(tree)
        p.fillPath(path, alpha("#5f8a6a", 0.30))


def paint_stakes(p: QPainter, sheet: LeftSheet) -> None:
    row = area(sheet.layout["cippi"])
    foot = row.y + row.height + 3
    for number in range(62):
        x = 80 + number * 10.9
        high = 12 + number * 7 % 5
        path = QPainterPath()
        path.addPolygon(QPolygonF([QPointF(x, foot - high), QPointF(x + 2.6, foot), QPointF(x - 2.6, foot)]))
        p.fillPath(path, alpha("#7a5a34", 0.36))


def paint_wall(p: QPainter, sheet: LeftSheet, ratio: float) -> None:
    wall, fort = area(sheet.layout["wall"]), area(sheet.layout["fort"])
    top, foot = wall.y - 5, fort.y + fort.height + 8
    body = QPainterPath()
    body.addRect(QRectF(72, top, WIDTH - 80, foot - top))
    x = 72.0
    while x < WIDTH - 12:
        body.addRect(QRectF(x, top - 8, 13, 9))
        x += 24
    body.setFillRule(Qt.FillRule.WindingFill)
    p.setOpacity(0.55)
    p.fillPath(body, surface("stone", ratio))
    p.setOpacity(1)
    p.save()
    p.setClipPath(body, Qt.ClipOperation.IntersectClip)
    p.setPen(pen(alpha("#6b604c", 0.35), 0.8))
    for course in range(9):
        y = top + course * 12
        p.drawLine(QPointF(72, y), QPointF(WIDTH, y))
        for stone in range(36):
            left = 72 + stone * 21 + (10 if course % 2 else 0)
            p.drawLine(QPointF(left, y), QPointF(left, y + 12))
    p.restore()
    p.strokePath(body.simplified(), pen(alpha("#4e4637", 0.45), 1))


# Tracks


def paint_cohorts(p: QPainter, content: Components, words: Words) -> None:
    found = spots(content)
    for cohort in COHORTS:
        place = found[f"cohort/{cohort}"].rect
        draw_icon(p, "hadrian-cohort", QRectF(place.x + 4, place.y + 16, 26, 30))
        write(p, QRectF(place.x + 36, place.y + 1, 190, 17), words.label(cohort), 13.5)
        for number, printed in enumerate(content.box.left.cohorts.boxes, 1):
            rect = rectf(found[f"box/{cohort}/{number}"].rect)
            box(p, rect, printed.gain)
            if not printed.gain:
                p.fillPath(rounded(rect.adjusted(1, 1, -1, -1), 2), alpha("#c0504d", 0.16))


def paint_row_name(p: QPainter, sheet: LeftSheet, name: str, words: Words) -> None:
    row, track = area(sheet.layout[name]), getattr(sheet, name)
    assert isinstance(track, Track)
    taken = write_close_lines(p, QRectF(7, row.y + (-3 if name == "mining" else 0), 62, 40), words.label(name), 13)
    paid: tuple[str, ...] = track.one_of or track.cost
    y = taken.bottom() + 7
    if name == "guard":
        end = cost(p, paid, QPointF(7, y))
        write(p, QRectF(end, y - 8, 6, 16), "/", 12)
        draw_icon(p, "hadrian-sword", QRectF(end + 6, y - 6.5, 13, 13))
    elif track.one_of:
        end = cost(p, paid[:1], QPointF(7, y))
        write(p, QRectF(end, y - 8, 6, 16), "/", 12)
        cost(p, paid[1:], QPointF(end + 6, y))
    else:
        cost(p, paid, QPointF(7, y))


def paint_track(p: QPainter, content: Components, name: str) -> None:
    found, track = spots(content), getattr(content.box.left, name)
    for number, printed in enumerate(track.boxes, 1):
        rect = rectf(found[f"box/{name}/{number}"].rect)
        box(p, rect, printed.gain, blank=not printed.gain and not printed.infrastructure)
        if printed.infrastructure:
            banner = QRectF(rect.center().x() - 8.5, rect.y() + 5, 17, 14)
            flag(p, banner, printed.infrastructure, "#d8752f")
            p.setPen(pen(alpha(palette().ink, 0.8), 1.2))
            p.drawLine(banner.topLeft(), QPointF(banner.left(), rect.bottom() - 3))


def paint_granaries(p: QPainter, content: Components, words: Words) -> None:
    found = spots(content)
    for building in content.box.left.buildings:
        if building.area != "granaries":
            continue
        rect = rectf(found[f"building/{building.id}"].rect)
        roof = QPainterPath()
        peak = rect.center().x()
        roof.addPolygon(
            QPolygonF(
                [QPointF(rect.x() - 4, rect.y()), QPointF(peak, rect.y() - 14), QPointF(rect.right() + 4, rect.y())]
            )
        )
        roof.closeSubpath()
        p.fillPath(roof, alpha("#e6c79a", 0.9))
        p.strokePath(roof, pen("#b0653a", 2.2))
        p.fillRect(rect, QColor("#e8cfa2"))
        p.setPen(pen(alpha(palette().ink, 0.6), 1))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRect(rect)
        draw_icon(p, "hadrian-granary", QRectF(rect.x() + 9, rect.y() + 8, 24, 24))
        write(p, QRectF(rect.x() + 40, rect.y() + 2, 118, 18), words.label(building.id), 13.5)
        if building.built:
            continue
        pennant(p, QPointF(rect.x() + 40, rect.y() + 28), building.infrastructure)
        cost(p, building.cost, QPointF(rect.x() + 70, rect.y() + 28), room=90)
        right = rect.right() - 8
        for gain in building.gain:
            box(p, QRectF(right - 25, rect.center().y() - 12.5, 25, 25), [gain])
            right -= 30
        box(p, QRectF(right - 21, rect.center().y() - 10.5, 21, 21), blank=False)


# Works


def paint_production(p: QPainter, content: Components, words: Words) -> None:
    sheet, found = content.box.left, spots(content)
    strip = rectf(area(sheet.layout["production"]))
    panel(p, strip, "#d9dfc4", 0.55, edge=0)
    draw_icon(p, "hadrian-production", QRectF(strip.x() + 7, strip.y() + 4, 20, 20))
    write(p, QRectF(strip.x() + 31, strip.y(), 138, strip.height()), words.label("production"), 13.5)
    for number in range(1, sheet.production.circles + 1):
        circle(p, rectf(found[f"box/production/{number}"].rect), filled=number <= sheet.production.printed)
    strip = rectf(area(sheet.layout["training"]))
    panel(p, strip, "#d9dfc4", 0.55, edge=0)
    end = write(p, QRectF(strip.x() + 8, strip.y(), 108, strip.height()), words.label("training"), 13.5)
    cost(p, sheet.training.cost, QPointF(strip.x() + 14 + end, strip.center().y()), 15)
    for number in range(1, sheet.training.boxes + 1):
        rect = rectf(found[f"box/training/{number}"].rect)
        box(p, rect, blank=False)
        draw_icon(p, "hadrian-sword", QRectF(rect.x() + 1, rect.y() + 5, 17, 17))
        p.setPen(pen(alpha(palette().ink, 0.5), 0.9))
        p.drawLine(QPointF(rect.center().x(), rect.y() + 1), QPointF(rect.center().x(), rect.bottom() - 1))


def paint_works(p: QPainter, content: Components, words: Words) -> None:
    sheet, found = content.box.left, spots(content)
    for name in ("hotel", "workshop", "road", "forum"):
        place = rectf(area(sheet.layout[name]))
        panel(p, place, "#dfe0c6", 0.55)
        write(p, QRectF(place.x() + 8, place.y() + 1, 90, 19), words.label(name), 13.5)
    for building in sheet.buildings:
        if building.area in ("hotel", "workshop", "road"):
            rect = rectf(found[f"building/{building.id}"].rect)
            plank(p, rect)
            pennant(p, QPointF(rect.x() + 4, rect.center().y()), building.infrastructure)
            cost(p, building.cost, QPointF(rect.x() + 32, rect.center().y()), room=64)
            brings = building.gain or building.choose
            right = rect.right() - 4
            for gain in reversed(brings):
                right -= 23
                box(p, QRectF(right, rect.y() + 2.5, 22, 21), [gain])
            if building.choose:
                write(p, QRectF(right + 17, rect.y() + 2, 12, 20), "/", 12, align=CENTRE)
            circle(p, QRectF(right - 18, rect.center().y() - 7, 14, 14))
    place = rectf(area(sheet.layout["forum"]))
    icons(p, ["civilian", "civilian"], QRectF(place.x() + 72, place.y() + 3, 40, 16), 13)
    write(p, QRectF(place.x() + 99, place.y() + 1, 16, 18), "→", 12, align=CENTRE)
    icons(p, ["builder"], QRectF(place.x() + 116, place.y() + 3, 20, 16), 13)
    for number in range(1, sheet.forum.boxes + 1):
        box(p, rectf(found[f"box/forum/{number}"].rect), blank=False)


def paint_landmarks(p: QPainter, content: Components, words: Words) -> None:
    sheet, found = content.box.left, spots(content)
    row = area(sheet.layout["landmarks"])
    taken = write_lines(p, QRectF(9, row.y - 6, 134, 30), words.label("landmarks"), 13.5)
    cost(p, sheet.landmarks.cost, QPointF(9, taken.bottom() + 7))
    for landmark in sheet.landmarks.buildings:
        rect = rectf(found[f"landmark/{landmark.id}"].rect)
        panel(p, rect, "#d6cfbb", 0.6)
        draw_icon(p, "hadrian-landmark", QRectF(rect.x() + 5, rect.y() + 7, 21, 21))
        write(p, QRectF(rect.x() + 30, rect.y() + 2, 60, 17), words.label(landmark.id), 13)
        draw_icon(p, f"hadrian-{landmark.attribute}", QRectF(rect.x() + 30, rect.y() + 19, 13, 13))
        write(p, QRectF(rect.x() + 45, rect.y() + 18, 30, 16), str(sheet.landmarks.level), 12.5)
        for number, gain in enumerate(landmark.gain):
            box(p, QRectF(rect.right() - 52 + number * 25, rect.y() + 6, 23, 24), [gain])


# Attributes, disdain


def paint_attributes(p: QPainter, content: Components, words: Words) -> None:
    sheet, found = content.box.left, spots(content)
    notch = ATTRIBUTE_LEFT + (sheet.landmarks.level - 1) * ATTRIBUTE_STEP
    for row, attribute in enumerate(ATTRIBUTES):
        strip = rectf(attribute_row(sheet, row))
        panel(p, strip, TRACK_COLOURS[attribute], 0.26, edge=0)
        p.fillPath(rounded(QRectF(notch, strip.y() - 3.5, 21.6, 9), 2), QColor("#b3ab9b"))
        p.strokePath(rounded(QRectF(notch, strip.y() - 3.5, 21.6, 9), 2), pen(alpha(palette().ink, 0.7), 0.9))
        draw_icon(p, f"hadrian-{attribute}", QRectF(strip.x() + 5, strip.center().y() - 11, 22, 22))
        write(p, QRectF(strip.x() + 30, strip.y(), 84, strip.height()), words.label(attribute), 13.5)
        for number, gain in enumerate(getattr(sheet.attributes, attribute), 1):
            box(p, rectf(found[f"box/{attribute}/{number}"].rect), gain)


def paint_disdain(p: QPainter, content: Components, words: Words) -> None:
    sheet, found = content.box.left, spots(content)
    place = rectf(DISDAIN)
    panel(p, place, "#d9776a", 0.26)
    draw_icon(p, "hadrian-disdain", QRectF(place.x() + 7, place.y() + 4, 20, 20))
    write(p, QRectF(place.x() + 33, place.y() + 3, 150, 22), words.label("disdain"), 14)
    for number in range(1, sheet.disdain.boxes + 1):
        box(p, rectf(found[f"box/disdain/{number}"].rect), blank=False)
    left = place.x() + 208
    write(
        p, QRectF(left, place.y() + 6, 160, 18), say("penalty_in_vp"), 12, palette().on_page_secondary, font=plain(12)
    )
    step = (place.right() - left - 3) / (len(sheet.disdain.penalty) - 1)
    for number, lost in enumerate(sheet.disdain.penalty[1:], 1):
        at = QRectF(left + (number - 1) * step, place.y() + 30, step, 18)
        last = number == len(sheet.disdain.penalty) - 1
        write(p, at, f"{number}+" if last else str(number), 11.5, align=CENTRE, font=strong(11.5))
        write(p, at.translated(0, 21), str(lost), 11.5, palette().danger_text, CENTRE, font=strong(11.5))
