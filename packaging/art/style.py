"""The one style of all motifs and grounds: palette, outline, shade by light from the upper right, cloth placeholder.

Geometry is kept as QPainterPath, so shading can be cut out of a shape and transforming never changes the outline's
width.

    @motif
    def amphora(m):
        body = as_path("M80 60C60 90 60 150 90 188H110C140 150 140 90 120 60Z")
        m.solid(body, CLAY)                 # fill, shade at the lower left, light at the upper right, outline
        m.flat(rect(84, 90, 32, 8), DARK)   # fill only, no outline (ornament)
        m.line("M80 60Q60 70 70 90", w=5)   # a line of ink
"""

import math
import re
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

MOTIFS = {}
"""How each motif is drawn, by its name: a function that returns the finished sheet."""
GROUNDS = {}
"""The same of the backdrops."""

FOOT = 190.0  # every motif stands here
OUT = 4.0  # outline of a foreground figure at 200
THIN = 2.4  # lines inside a figure
INK = "#2b2118"  # outline; never pure black
GLOW = "#fff3cf"  # light is this, shade is INK, both laid over with opacity
CLOTH = "#c0392b"  # THE exchangeable colour (banners, tunics, sails); shade it only by overlays, never by a second red

# base tones; darker and lighter tones come from shade and light
STONE, STONE_D, STONE_W = "#cfc3a6", "#a99c7c", "#e6dcc2"
MARBLE, GREY, SLATE = "#f0e7d2", "#9a958a", "#6d6a66"
SAND, SAND_D, EARTH, MUD = "#e2c58a", "#c9a262", "#8a6238", "#6b4a2c"
BRICK, TILE, CLAY = "#a8563a", "#b5533a", "#c47a4a"
WOOD, WOOD_D, WOOD_L = "#8a5a34", "#5f3b20", "#b98650"
THATCH, STRAW = "#c9a04e", "#e3c26f"
GRASS, GRASS_D, LEAF, LEAF_D, PINE = "#8fa352", "#67844f", "#6f9645", "#4a7038", "#3f6a4a"
WATER, WATER_D, WATER_L, FOAM = "#3f7fa0", "#27566f", "#7fb4c4", "#e8f2ea"
SNOW, ICE = "#f4f6f0", "#cfe0e6"
GOLD, GOLD_D, BRONZE, IRON, STEEL = "#e0b24a", "#b5822a", "#b07a3a", "#7d8488", "#b9c0c2"
BONE, PAPER, LINEN = "#efe6cf", "#f1e3bd", "#f3ead6"
FIRE, FLAME, EMBER = "#f0a43a", "#ffd76a", "#d9552b"
DARK = "#3a2a1c"  # inside of doors, windows, caves
SKIN = ("#e8b98a", "#c98f5e", "#9a6238", "#6b4228", "#f2cfa8", "#d9a676", "#b3774a")
HAIR = ("#2f2219", "#5a3a20", "#a8742f", "#d8d2c4", "#9c4a26", "#d6ac58", "#8f897d")
PURPLE, BLUE, GREEN, TEAL, ROSE = "#7b4f8c", "#3f78b5", "#4f8a4a", "#3f8f86", "#c77f97"

# Geometry


def as_path(d):
    """A QPainterPath from SVG path data (M L H V C S Q T Z, both cases) or from a path."""
    if isinstance(d, QPainterPath):
        return QPainterPath(d)
    tokens = re.findall(r"[MLHVCSQTZmlhvcsqtz]|-?\d*\.?\d+", d)
    path, i, cmd, last = QPainterPath(), 0, "M", None
    path.setFillRule(Qt.FillRule.WindingFill)
    x = y = sx = sy = 0.0
    while i < len(tokens):
        if tokens[i].isalpha():
            cmd = tokens[i]
            i += 1
            if cmd in "zZ":
                path.closeSubpath()
                x, y, last = sx, sy, None
                continue
        up, rel = cmd.upper(), cmd.islower()
        n = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2}[up]
        v = [float(t) for t in tokens[i : i + n]]
        i += n
        if up == "H":
            x = v[0] + (x if rel else 0)
            path.lineTo(x, y)
            last = None
            continue
        if up == "V":
            y = v[0] + (y if rel else 0)
            path.lineTo(x, y)
            last = None
            continue
        if rel:
            v = [a + (x, y)[k % 2] for k, a in enumerate(v)]
        if up == "M":
            path.moveTo(*v)
            sx, sy = v
            cmd, last = ("l" if rel else "L"), None
        elif up == "L":
            path.lineTo(*v)
            last = None
        elif up == "C":
            path.cubicTo(*v)
            last = v[2:4]
        elif up == "S":
            a, b = (2 * x - last[0], 2 * y - last[1]) if last else (x, y)
            path.cubicTo(a, b, *v)
            last = v[0:2]
        elif up == "Q":
            path.quadTo(*v)
            last = v[0:2]
        elif up == "T":
            a, b = (2 * x - last[0], 2 * y - last[1]) if last else (x, y)
            path.quadTo(a, b, *v)
            last = [a, b]
        x, y = v[-2:]
    return path


def rect(x, y, w, h, r=0):
    p = QPainterPath()
    p.addRoundedRect(QRectF(x, y, w, h), r, r) if r else p.addRect(QRectF(x, y, w, h))
    return p


def oval(cx, cy, rx, ry=None):
    p = QPainterPath()
    p.addEllipse(QPointF(cx, cy), rx, rx if ry is None else ry)
    return p


def poly(*points):
    """Draw a polygon through points of (x, y)."""
    p = QPainterPath()
    p.addPolygon(QPolygonF([QPointF(*q) for q in points]))
    p.closeSubpath()
    return p


def star(cx, cy, points, outer, inner, turn=0.0):
    return poly(
        *[
            (
                cx + math.sin(math.pi * k / points + turn) * (outer, inner)[k % 2],
                cy - math.cos(math.pi * k / points + turn) * (outer, inner)[k % 2],
            )
            for k in range(2 * points)
        ]
    )


def put(d, dx=0.0, dy=0.0, scale=1.0, turn=0.0, about=(0, 0), mirror=False, sy=None):
    """Moved copy: scaled (and mirrored) and turned (degrees) about a point, then shifted."""
    t = QTransform()
    t.translate(dx + about[0], dy + about[1])
    t.rotate(turn)
    t.scale(-scale if mirror else scale, scale if sy is None else sy)
    t.translate(-about[0], -about[1])
    return t.map(as_path(d))


def flip(d, axis=100.0):
    """The mirror image about a vertical axis."""
    return put(d, about=(axis, 0), mirror=True)


def both(*paths):
    p = as_path(paths[0])
    for q in paths[1:]:
        p.addPath(as_path(q))
    return p


def union(*paths):
    p = as_path(paths[0])
    for q in paths[1:]:
        p = p.united(as_path(q))
    return p


def cut(a, b):
    return as_path(a).subtracted(as_path(b))


def common(a, b):
    return as_path(a).intersected(as_path(b))


def _n(v):
    s = f"{v:.1f}"
    return s[:-2] if s.endswith(".0") else s


def thinned(points, tolerance=0.22):
    """Douglas and Peucker: Qt answers unions and cuts with hundreds of short lines."""
    if len(points) < 3:
        return points
    (x1, y1), (x2, y2) = points[0], points[-1]
    length = math.hypot(x2 - x1, y2 - y1)
    far, at = 0.0, 0
    for k in range(1, len(points) - 1):
        x, y = points[k]
        d = abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length if length > 1e-6 else math.hypot(x - x1, y - y1)
        if d > far:
            far, at = d, k
    if far <= tolerance:
        return [points[0], points[-1]]
    return thinned(points[: at + 1], tolerance)[:-1] + thinned(points[at:], tolerance)


def _t(tenths):
    """A number of tenths, as short as possible: 15 -> 1.5, -3 -> -.3, 40 -> 4."""
    whole, rest = divmod(abs(tenths), 10)
    return ("-" if tenths < 0 else "") + (str(whole) if whole or not rest else "") + (f".{rest}" if rest else "")


def _joined(numbers):
    out = ""
    for n in numbers:
        text = _t(n)
        out += text if not out or text[0] == "-" else " " + text
    return out


def _nearly_straight(start, curve):
    """Checks if the control points of a curve lie on the line between its ends, in tenths."""
    (x, y), (ex, ey) = start, curve[-1]
    length = math.hypot(ex - x, ey - y)
    return length > 6 and all(abs((ex - x) * (py - y) - (px - x) * (ey - y)) <= 1.2 * length for px, py in curve[:2])


def data(path):
    """SVG path data of a QPainterPath: steps relative to the last point, in whole tenths, so nothing drifts."""
    kinds = QPainterPath.ElementType
    steps = []
    if path.elementCount() > 24 and not any(
        path.elementAt(k).type == kinds.CurveToElement for k in range(path.elementCount())
    ):
        for line in path.toSubpathPolygons():
            points = thinned([(q.x(), q.y()) for q in line])
            steps += [("M", points[0])] + [("L", q) for q in points[1:]] + ([("Z",)] if line.isClosed() else [])
    else:
        k, start = 0, None
        while k < path.elementCount():
            e = path.elementAt(k)
            if e.type == kinds.MoveToElement:
                start = (e.x, e.y)
                steps.append(("M", start))
            elif e.type == kinds.LineToElement:
                closes = start and abs(e.x - start[0]) < 0.05 and abs(e.y - start[1]) < 0.05
                steps.append(("Z",) if closes else ("L", (e.x, e.y)))
            else:
                a, b = path.elementAt(k + 1), path.elementAt(k + 2)
                steps.append(("C", (e.x, e.y), (a.x, a.y), (b.x, b.y)))
                if start and abs(b.x - start[0]) < 0.05 and abs(b.y - start[1]) < 0.05:
                    steps.append(("Z",))
                k += 2
            k += 1
    out, last, x, y, sx, sy = [], "", 0, 0, 0, 0

    def put_in(letter, numbers):
        nonlocal last
        text = _joined(numbers)
        out.append((" " if text[0] != "-" else "") + text if letter == last else letter + text)
        last = letter

    for kind, *points in steps:
        if kind == "Z":
            out.append("z")
            last, x, y = "z", sx, sy
            continue
        q = [(round(px * 10), round(py * 10)) for px, py in points]
        if kind == "M":
            x, y = sx, sy = q[0]
            out.append("M" + _joined(q[0]))
            last = "M"
            continue
        ex, ey = q[-1]
        if kind == "L" or _nearly_straight((x, y), q):
            if (ex, ey) == (x, y):
                continue
            if ey == y:
                put_in("h", [ex - x])
            elif ex == x:
                put_in("v", [ey - y])
            else:
                put_in("l", [ex - x, ey - y])
        else:
            if all(abs(px - x) <= 1 and abs(py - y) <= 1 for px, py in q):
                continue
            put_in("c", [v for px, py in q for v in (px - x, py - y)])
        x, y = ex, ey
    return "".join(out)


# Drawing


class Sheet:
    size = (200, 200)

    def __init__(self, name):
        self.name, self.parts, self.box = name, [], QRectF()

    def _add(self, path, attributes, grow=0.0):
        if not path.isEmpty():
            self.parts.append(f'<path d="{data(path)}" {attributes}/>')
            self.box = self.box.united(path.boundingRect().adjusted(-grow, -grow, grow, grow))

    def flat(self, d, fill, opacity=1.0):
        """A surface without outline: ornament, shade, far things."""
        more = "" if opacity >= 1 else f' fill-opacity="{opacity:g}"'
        self._add(as_path(d), f'fill="{fill}"{more}')

    def shade(self, d, opacity=0.24):
        self.flat(d, INK, opacity)

    def light(self, d, opacity=0.35):
        self.flat(d, GLOW, opacity)

    def line(self, d, w=THIN, ink=INK, opacity=1.0, cap="round"):
        more = "" if opacity >= 1 else f' stroke-opacity="{opacity:g}"'
        self._add(
            as_path(d),
            f'fill="none" stroke="{ink}" stroke-width="{w:g}" stroke-linecap="{cap}" stroke-linejoin="round"{more}',
            w / 2,
        )

    def outline(self, d, w=OUT):
        self.line(d, w)

    def solid(self, d, fill, shade=9.0, light=3.5, w=OUT, dark=0.24, bright=0.35):
        """Fill, shade (lower left), light edge (upper right), outline: the normal way to draw a body."""
        p = as_path(d)
        if w and not light:  # the shade over its own outline is not seen: one path for both
            self._add(
                p,
                f'fill="{fill}" stroke="{INK}" stroke-width="{w:g}" stroke-linecap="round" stroke-linejoin="round"',
                w / 2,
            )
            if shade:
                self.shade(p.subtracted(p.translated(shade, -shade * 0.55)), dark)
            return p
        self.flat(p, fill)
        if shade:
            self.shade(p.subtracted(p.translated(shade, -shade * 0.55)), dark)
        if light:
            self.light(p.subtracted(p.translated(-light, light)), bright)
        if w:
            self.line(p, w)
        return p

    def limb(self, d, fill, width=14.0, w=OUT):
        """A thick stroke with an outline: arms, legs, ropes, branches, shafts."""
        self.line(d, width + 2 * w, INK)
        self.line(d, width, fill)

    def shaft(self, x1, y1, x2, y2, fill=WOOD, width=4.0, w=3.0):
        """Spear shafts, poles, masts."""
        self.limb(f"M{x1} {y1}L{x2} {y2}", fill, width, w)

    def include(self, other, dx=0.0, dy=0.0):
        """All parts of another sheet (already drawn in place)."""
        self.parts += other.parts
        self.box = self.box.united(other.box.translated(dx, dy))

    def text(self):
        w, h = self.size
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}">\n' + "\n".join(self.parts) + "\n</svg>\n"
        )

    def complaints(self):
        b, out = self.box, []
        if b.left() < -1 or b.right() > 201 or b.top() < -1:
            out.append(f"outside: {b.left():.0f} {b.top():.0f} {b.right():.0f} {b.bottom():.0f}")
        if abs(b.bottom() - FOOT) > 4.5:
            out.append(f"foot at {b.bottom():.0f}")
        return out


class Motif(Sheet):
    """200 x 200, transparent, standing with its foot at y = 190."""


class Ground(Sheet):
    """420 x 230 without outlines: the sky is left transparent, the horizon lies at about y = 130."""

    size = (420, 230)

    def complaints(self):
        return []


def motif(draw):
    """Register a motif by the name of the function that draws it on a sheet."""
    MOTIFS[draw.__name__] = partial(_drawn, Motif, draw)
    return draw


def ground(draw):
    GROUNDS[draw.__name__] = partial(_drawn, Ground, draw)
    return draw


def _drawn(kind, draw):
    sheet = kind(draw.__name__)
    draw(sheet)
    return sheet


# Shared bits


def banner(m, x, top, foot, w=44.0, h=34.0, tail=True):
    """A pole with a flag of exchangeable cloth flying to the right."""
    m.shaft(x, foot, x, top)
    flag = (
        f"M{x} {top + 3}H{x + w}L{x + w - 10} {top + 3 + h / 2}L{x + w} {top + 3 + h}H{x}Z"
        if tail
        else f"M{x} {top + 3}H{x + w}V{top + 3 + h}H{x}Z"
    )
    m.solid(flag, CLOTH, shade=6, light=0, w=3.4)


def flame(m, cx, foot, high, wide=None, w=OUT):
    """A flame of three tones, standing on its foot."""
    s, t = high / 100, (wide or high * 0.7) / 70
    shape = (
        "M0 0C-30 0 -38 -28 -24 -48C-18 -38 -12 -36 -10 -40C-14 -62 -4 -84 10 -100C8 -80 30 -64 32 -36C34 -12 22 0 0 0Z"
    )

    def at(d, k):
        q = QTransform()
        q.translate(cx, foot)
        q.scale(t * k, s * k)
        return q.map(as_path(d))

    m.flat(at(shape, 1), EMBER)
    m.flat(at(shape, 0.74), FIRE)
    m.flat(at(shape, 0.42), FLAME)
    if w:
        m.line(at(shape, 1), w)


def steps(m, x, y, w, count, high, inset, fill=STONE):
    """Steps rising from y (foot) inwards; returns the top y and its x range."""
    for k in range(count):
        m.solid(rect(x + k * inset, y - (k + 1) * high, w - 2 * k * inset, high), fill, shade=0, light=2.5)
    return y - count * high, x + (count - 1) * inset, w - 2 * (count - 1) * inset


def column(m, x, top, foot, w=14.0, fill=MARBLE):
    m.solid(rect(x - w / 2, top, w, foot - top), fill, shade=w * 0.4, light=0, w=3)
    m.solid(rect(x - w / 2 - 3, top - 2, w + 6, 7), fill, shade=0, light=2, w=3)
    m.solid(rect(x - w / 2 - 3, foot - 6, w + 6, 6), fill, shade=0, light=2, w=3)
