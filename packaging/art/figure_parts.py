"""What the figures are built from: a sheet that can be moved, limbs, bodies, heads, headgear, held things, beasts.

One person = `person(m, ...)`; one four-legged animal = `beast(m, ...)`. Everything faces right and stands on y = 190.
Held things and headgear are drawn round their own origin (grip, middle of the head) and put in place by `m.at()`.
"""

import math
from contextlib import contextmanager
from itertools import pairwise

from PySide6.QtGui import QTransform
from style import (
    BLUE,
    BONE,
    BRONZE,
    CLAY,
    CLOTH,
    DARK,
    EMBER,
    FIRE,
    FLAME,
    FOAM,
    GOLD,
    GOLD_D,
    GREEN,
    HAIR,
    INK,
    IRON,
    LEAF,
    LEAF_D,
    LINEN,
    OUT,
    PAPER,
    ROSE,
    SKIN,
    STEEL,
    STRAW,
    TEAL,
    THIN,
    WOOD,
    WOOD_D,
    WOOD_L,
    Motif,
    Sheet,
    as_path,
    common,
    cut,
    flip,
    oval,
    poly,
    put,
    rect,
    star,
    union,
)

LEATHER, LEATHER_D, FUR, FUR_D = "#8a5a34", "#5f3b20", "#7a6248", "#54432f"
BLACK, CREAM, OCHRE, OLIVE, RUST = "#3d3833", "#f1e3bd", "#c9953f", "#7c8a4a", "#a5623a"
NAVY, PLUM, PINE_C = "#34506e", "#6d4569", "#42614a"


class Drawn(Motif):
    """A motif whose pen can be moved, turned, scaled and mirrored; light keeps coming from the upper right."""

    def __init__(self, name):
        super().__init__(name)
        self.t = QTransform()
        self.s = 1.0
        self.coarse = False  # crowds: without the fine inner lines nobody sees there

    @contextmanager
    def at(self, dx=0.0, dy=0.0, scale=1.0, turn=0.0, mirror=False):
        old, size = self.t, self.s
        t = QTransform()
        t.translate(dx, dy)
        t.rotate(turn)
        t.scale(-scale if mirror else scale, scale)
        self.t, self.s = t * old, size * scale
        try:
            yield self
        finally:
            self.t, self.s = old, size

    def _add(self, path, attributes, grow=0.0):
        super()._add(self.t.map(path), attributes, grow)

    def line(self, d, w=THIN, ink=INK, opacity=1.0, cap="round"):
        if not (self.coarse and (opacity < 1 or w < 2.2)):
            super().line(d, w * self.s**0.4, ink, opacity, cap)

    def limb(self, d, fill, width=14.0, w=OUT):
        k = self.s**0.4
        super().line(d, width * self.s + 2 * w * k, INK)
        super().line(d, width * self.s, fill)

    def thick(self, d, fill, width, opacity=1.0):
        if not (self.coarse and opacity < 1):
            super().line(d, width * self.s, fill, opacity)

    def solid(self, d, fill, shade=9.0, light=3.5, w=OUT, dark=0.24, bright=0.35):
        p, old = self.t.map(as_path(d)), self.t
        self.t = QTransform()
        try:
            if self.coarse and (light := 0) == 0 and max(p.boundingRect().width(), p.boundingRect().height()) < 16:
                shade = 0
            Sheet.solid(self, p, fill, shade * self.s, light * self.s if self.s > 0.8 else 0, w, dark, bright)
        finally:
            self.t = old
        return as_path(d)


def fitted(name, draw, foot=191.6, left=3.0, right=197.0, top=4.0, grow=False):
    """Draws once to measure and once more so that it fills the box and stands on the ground."""
    trial = Drawn(name)
    draw(trial)
    b = trial.box
    k = min((right - left) / b.width(), (foot - top) / b.height())
    k = k if grow else min(1.0, k)
    x = min(max(b.center().x() if not grow else 100.0, left + b.width() * k / 2), right - b.width() * k / 2)
    m = Drawn(name)
    with m.at(x - b.center().x() * k, foot - b.bottom() * k, k):
        draw(m)
    return m


# Geometry


def taper(a, b):
    (x1, y1, r1), (x2, y2, r2) = a, b
    d = math.hypot(x2 - x1, y2 - y1)
    if d <= abs(r1 - r2) + 0.01:
        return oval(*(a if r1 > r2 else b))
    phi, theta = math.atan2(y2 - y1, x2 - x1), math.acos((r1 - r2) / d)
    p = poly(
        *[
            (x + r * math.cos(phi + s * theta), y + r * math.sin(phi + s * theta))
            for x, y, r, s in ((x1, y1, r1, 1), (x2, y2, r2, 1), (x2, y2, r2, -1), (x1, y1, r1, -1))
        ]
    )
    return p


def chain(*points):
    """A soft body along (x, y, radius) points: legs, necks, tails, trunks, snakes."""
    p = oval(*points[0])
    for a, b in pairwise(points):
        p = p.united(taper(a, b)).united(oval(*b))
    return p


def curve(points, steps=8):
    """Catmull and Rom through (x, y, radius) points, as points for chain()."""
    out, q = [], [points[0], *points, points[-1]]
    for k in range(1, len(q) - 2):
        p0, p1, p2, p3 = q[k - 1 : k + 3]
        for n in range(steps):
            t = n / steps
            out.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(p0, p1, p2, p3, strict=True)
                )
            )
    return [*out, points[-1]]


def elbow(a, b, upper, lower, bend):
    d = max(1e-3, math.hypot(b[0] - a[0], b[1] - a[1]))
    if d >= upper + lower - 0.5:
        return (a[0] + (b[0] - a[0]) * upper / (upper + lower), a[1] + (b[1] - a[1]) * upper / (upper + lower))
    k = (upper**2 - lower**2 + d**2) / (2 * d)
    h = math.sqrt(max(0, upper**2 - k**2)) * bend
    ux, uy = (b[0] - a[0]) / d, (b[1] - a[1]) / d
    return (a[0] + ux * k - uy * h, a[1] + uy * k + ux * h)


# Held things: origin = grip, up = up


def pole(m, top, foot, fill=WOOD, width=4.0):
    m.limb(f"M0 {foot}V{top}", fill, width, 3)


def h_spear(m, top=-64, foot=86):
    pole(m, top, foot, WOOD_L)
    m.solid(f"M0 {top - 26}L7.5 {top - 8}L3 {top + 2}H-3L-7.5 {top - 8}Z", STEEL, 4, 0, 3)


def h_pilum(m):
    pole(m, -34, 86, WOOD_L, 5)
    m.limb("M0 -34V-74", IRON, 2.4, 2.6)
    m.solid("M0 -92L6 -78L0 -72L-6 -78Z", STEEL, 3, 0, 3)
    m.solid(rect(-5, -40, 10, 9), IRON, 0, 0, 3)


def h_trident(m):
    pole(m, -50, 86)
    m.line("M-13 -80V-66Q-13 -54 0 -54Q13 -54 13 -66V-80M0 -54V-88", 10)
    m.line("M-13 -80V-66Q-13 -54 0 -54Q13 -54 13 -66V-80M0 -54V-88", 4, STEEL)


def h_sword(m, long=62, blade=STEEL, hilt=GOLD_D, wide=6.5):
    m.solid(
        f"M{-wide} -10L{-wide * 0.8} {-long + 12}L0 {-long}L{wide * 0.8} {-long + 12}L{wide} -10Z", blade, 5, 0, 3.2
    )
    m.line(f"M0 -14V{-long + 14}", 1.6, INK, 0.4)
    m.solid(rect(-14, -13, 28, 7, 2), hilt, 0, 1.5, 3.2)
    m.limb("M0 -4V9", LEATHER_D, 5, 2.8)
    m.solid(oval(0, 13, 5), hilt, 2, 1, 3)


def h_gladius(m):
    h_sword(m, 48, STEEL, BRONZE, 7)


def h_katana(m):
    m.solid("M-3 -9C-5 -34 -1 -58 12 -80C14 -56 6 -32 4 -9Z", STEEL, 3.5, 0, 3)
    m.solid(oval(0, -9, 10, 4.5), GOLD_D, 0, 0, 3)
    m.limb("M0 -2V18", BLACK, 5.5, 2.6)
    m.line("M-3 2l6 4M-3 9l6 4", 1.6, GOLD)


def h_sabre(m):
    m.solid("M-5 -8C-8 -32 0 -56 20 -66C12 -48 10 -30 6 -8Z", STEEL, 4, 0, 3)
    m.line("M-12 -8H8Q14 -2 6 9", 4, GOLD_D)
    m.limb("M0 -4V9", LEATHER_D, 5, 2.6)


def h_axe(m, top=-50, foot=40, both_sides=False):
    pole(m, top, foot, WOOD, 5)
    blade = f"M2 {top + 24}Q10 {top + 20} 26 {top + 32}Q36 {top + 10} 24 {top - 8}Q10 {top + 4} 2 {top + 2}Z"
    m.solid(blade, STEEL, 5, 0, 3.2)
    if both_sides:
        m.solid(flip(blade, 0), STEEL, 5, 0, 3.2)


def h_hammer(m, top=-36, foot=22):
    pole(m, top, foot, WOOD_L, 5)
    m.solid(rect(-17, top - 9, 36, 18, 3), IRON, 6, 2.5, 3.4)


def h_pick(m, top=-46, foot=30):
    pole(m, top, foot, WOOD_L, 5)
    m.solid(
        f"M-34 {top + 14}Q-16 {top - 14} 0 {top - 10}Q20 {top - 12} 34 {top + 14}Q14 {top + 2} 0 {top + 4}"
        f"Q-14 {top + 2} -34 {top + 14}Z",
        IRON,
        4,
        0,
        3.2,
    )


def h_shovel(m):
    pole(m, -50, 40, WOOD_L, 4.5)
    m.solid("M-11 36H11V54Q11 68 0 72Q-11 68 -11 54Z", IRON, 5, 0, 3.2)


def h_hoe(m):
    pole(m, -58, 84, WOOD_L, 4.5)
    m.solid("M-3 -58H4L24 -50L26 -36Q12 -48 -3 -48Z", IRON, 3, 0, 3.2)


def h_staff(m, top=-70, foot=86):
    pole(m, top, foot, WOOD_D, 5)
    m.solid(oval(0, top - 5, 8), WOOD, 4, 2, 3.2)


def h_crook(m):
    pole(m, -56, 84, WOOD, 5)
    m.line("M0 -54C0 -82 28 -82 26 -64Q25 -54 16 -56", 11)
    m.line("M0 -54C0 -82 28 -82 26 -64Q25 -54 16 -56", 5, WOOD)


def h_sickle(m):
    m.limb("M0 12V-8", WOOD_L, 6, 3)
    m.solid("M-3 -10C-6 -40 30 -56 46 -26C30 -40 6 -36 5 -10Z", GOLD, 4, 1, 3.2)


def h_scythe(m):
    pole(m, -60, 84, WOOD_L, 4.5)
    m.solid("M-3 -60Q30 -70 56 -38Q28 -54 -3 -50Z", STEEL, 3, 0, 3.2)


def h_bow(m, long=62, string=0.0):
    m.line(f"M-4 {-long}L{-4 - string} 0L-4 {long}", 2.4)
    d = f"M-4 {-long}C10 {-long * 0.7} 18 -22 10 0C18 22 10 {long * 0.7} -4 {long}"
    m.line(d, 11.5)
    m.line(d, 5, WOOD_L)


def h_arrow(m, tail=-40, head=34):
    m.limb(f"M{tail} 0H{head}", WOOD_L, 2.4, 2)
    m.solid(f"M{head + 15} 0L{head} -7V7Z", STEEL, 0, 0, 2.4)
    m.solid(f"M{tail} -1L{tail - 6} -8H{tail + 8}L{tail + 14} 0L{tail + 8} 8H{tail - 6}Z", LINEN, 0, 0, 2.2)


def h_torch(m):
    m.solid("M-6 -18H7L3 30H-3Z", WOOD, 5, 0, 3.2)
    flame_at(m, 0, -16, 46, 32, 3.4)


def h_scroll(m):
    with m.at(10, -22):
        m.solid(rect(-22, -26, 44, 42, 2), PAPER, 5, 0, 3.2)
        for y in (-17, -8, 1):
            m.line(f"M-14 {y}H{12 if y != 1 else 4}", 2.2, INK, 0.6)
        for y in (-29, 16):
            m.solid(rect(-27, y - 4, 54, 9, 4.5), WOOD_L, 3, 1.5, 3.2)


def h_book(m):
    with m.at(0, -6):
        m.solid("M0 8Q-18 -4 -32 4V-24Q-16 -32 0 -20Z", PAPER, 4, 0, 3.2)
        m.solid("M0 8Q18 -4 32 4V-24Q16 -32 0 -20Z", PAPER, 0, 2, 3.2)
        for s in (-1, 1):
            for y in (-16, -8):
                m.line(f"M{s * 7} {y + 2}Q{s * 16} {y - 4} {s * 25} {y}", 1.8, INK, 0.5)


def h_codex(m, fill=None):
    with m.at(6, -16):
        m.solid(rect(-15, -20, 30, 38, 3), fill or BLUE, 5, 2, 3.2)
        m.flat(rect(10, -16, 4, 31), PAPER)
        m.line("M-8 -12H4M-8 -5H4", 2, GOLD)


def h_tablet(m, fill=CLAY):
    with m.at(10, -16):
        m.solid("M-18 -24Q0 -28 18 -24Q21 0 18 18Q0 22 -18 18Q-21 0 -18 -24Z", fill, 5, 2, 3.2)
        for k, y in enumerate((-16, -7, 2, 11)):
            m.line(f"M-11 {y}h7M0 {y}h{9 - k % 2 * 4}", 2.4, INK, 0.65)


def h_lyre(m):
    d = "M-16 10C-26 -16 -20 -30 -12 -42M16 10C26 -16 20 -30 12 -42"
    m.line(d, 12)
    m.line(d, 6, GOLD)
    m.limb("M-18 -34H18", GOLD_D, 4, 2.6)
    m.solid("M-20 4Q0 -4 20 4Q20 22 0 24Q-20 22 -20 4Z", WOOD_L, 6, 2, 3.2)
    m.line("M-6 4V-33M0 3V-33M6 4V-33", 1.6, INK, 0.8)


def h_flute(m):
    m.limb("M0 -30V30", WOOD_L, 5, 3)


def h_sceptre(m):
    m.limb("M0 44V-40", GOLD, 5, 3)
    m.solid(oval(0, -50, 9), GOLD, 4, 2, 3.2)
    m.solid(oval(0, -50, 3.5), CLOTH, 0, 0, 0)


def h_was(m):
    pole(m, -52, 84, GOLD_D, 4.5)
    m.solid("M-4 -52L-3 -66L16 -62L24 -54L5 -50L4 -44Z", GOLD, 3, 0, 3)


def h_wand(m):
    m.limb("M0 16V-30", WOOD_D, 3.6, 2.8)
    m.solid(star(0, -42, 5, 15, 6), FLAME, 0, 0, 3)


def h_orbstaff(m):
    pole(m, -62, 86, WOOD_D, 5)
    m.line("M-12 -64Q-14 -84 0 -90M12 -64Q14 -84 0 -90M-12 -64Q0 -54 12 -64", 6)
    m.solid(oval(0, -74, 11), "#7fd0d8", 5, 3, 3)


def h_goblet(m):
    m.solid("M-13 -26H13Q13 -8 3 -5V6H9V11H-9V6H-3V-5Q-13 -8 -13 -26Z", GOLD, 5, 2, 3.2)


def h_mug(m):
    m.line("M10 -16h7q6 0 6 7t-6 7h-7", 8)
    m.line("M10 -16h7q6 0 6 7t-6 7h-7", 3, WOOD_L)
    m.solid(rect(-13, -22, 26, 28, 3), WOOD_L, 6, 0, 3.2)
    m.line("M-12 -4H12", 2.4)
    m.solid("M-16 -22Q-18 -34 -7 -33Q-2 -42 6 -35Q18 -36 16 -22Z", FOAM, 3, 0, 3.2)


def h_bag(m):
    m.solid("M-5 -6Q-24 12 -20 28Q-14 38 0 38T20 28Q24 12 5 -6L9 -15H-9Z", WOOD_L, 8, 3, 3.2)
    m.line("M-6 -6H6", 3.4)
    m.solid(oval(0, 19, 8), GOLD, 3, 1.5, 2.6)


def h_sack(m):
    m.solid("M-8 -2Q-42 14 -38 42Q-30 58 -4 56T30 40Q30 14 6 -2L11 -12H-12Z", STRAW, 10, 3.5)
    m.line("M-9 -2H7", 4)


def h_jug(m):
    m.line("M10 -18q16 0 12 18", 7)
    m.line("M10 -18q16 0 12 18", 2.4, CLAY)
    m.solid("M-8 -24H8L6 -15Q20 -4 15 14Q12 24 0 24T-15 14Q-20 -4 -6 -15Z", CLAY, 7, 2.5, 3.2)


def h_basket(m, what=None):
    if what:
        for k, x in enumerate((-15, 0, 15)):
            m.solid(oval(x, -12 - k % 2 * 4, 9), what, 4, 2, 3)
    m.solid("M-27 -8H27L19 20Q0 24 -19 20Z", WOOD_L, 8, 0, 3.2)
    m.line("M-25 1H25M-21 11H21M-10 -7L-8 20M10 -7L8 20", 1.8, INK, 0.5)


def h_fish(m):
    fish_at(m, 0, 0, 0.3, "#8fb0b8")


def h_rod(m):
    m.limb("M0 22L26 -70Q30 -84 34 -92", WOOD_L, 3, 2.6)
    m.line("M34 -92Q46 -40 44 10", 1.8)


def h_fan(m):
    m.solid("M0 6L-24 -26Q0 -48 24 -26Z", CLOTH, 6, 0, 3.2)
    m.line("M0 4L-12 -33M0 4V-36M0 4L12 -33", 1.8, GOLD)


def h_plumefan(m):
    pole(m, -40, 70, GOLD_D, 4)
    m.solid("M0 -34C-40 -44 -34 -84 0 -88C34 -84 40 -44 0 -34Z", CLOTH, 8, 0, 3.4)
    m.solid("M0 -36C-18 -44 -16 -62 0 -66C16 -62 18 -44 0 -36Z", TEAL, 4, 0, 2.4)


def h_parasol(m):
    pole(m, -40, 60, WOOD_L, 3.5)
    m.solid("M-52 -34Q0 -96 52 -34Q26 -42 0 -34Q-26 -42 -52 -34Z", CLOTH, 8, 3)
    m.line("M0 -66Q-14 -52 -17 -38M0 -66Q14 -52 17 -38", 2, INK, 0.6)


def h_standard(m):
    pole(m, -66, 88, WOOD, 4.5)
    m.limb("M-18 -54H18", WOOD_L, 4, 2.8)
    m.solid("M-18 -52H18V-12L9 -18L0 -12L-9 -18L-18 -12Z", CLOTH, 6, 0, 3.4)
    m.solid(oval(0, -35, 7), GOLD, 2, 1, 2.4)
    m.solid(
        "M0 -76Q-10 -90 -26 -92Q-20 -82 -14 -76Q-6 -68 0 -66Q6 -68 14 -76Q20 -82 26 -92Q10 -90 0 -76Z", GOLD, 4, 0, 3
    )


def h_bigflag(m):
    pole(m, -82, 88, WOOD, 5)
    m.solid(oval(0, -86, 7), GOLD, 2, 1, 3)
    m.solid("M3 -80C30 -92 52 -66 92 -80L84 -50L92 -16C56 -4 34 -30 3 -18Z", CLOTH, 9, 4)
    m.line("M34 -82Q44 -56 36 -22M62 -74Q70 -50 62 -16", 2.4, INK, 0.4)


def h_flag(m):
    pole(m, -78, 88, WOOD, 4.5)
    m.solid("M2 -76H50L38 -60L50 -44H2Z", CLOTH, 6, 0, 3.4)


def h_club(m):
    m.solid("M-4 14L-11 -44Q-10 -60 0 -60T11 -44L4 14Z", WOOD, 7, 3, 3.4)
    m.line("M-5 -44l4 4M3 -32l4 4M-5 -22l4 4", 2.4)


def h_dagger(m):
    h_sword(m, 36, STEEL, GOLD_D, 5)


def h_saw(m):
    m.solid("M-3 -10L-8 -66L10 -60L14 -10Z", STEEL, 0, 0, 3)
    m.line("M12 -14l5 -4l-5 -4l4 -5l-5 -4l4 -5l-5 -4l4 -5l-5 -4l4 -5", 2.4)
    m.limb("M-2 8Q6 -6 12 8", WOOD_L, 6, 3)


def h_chisel(m):
    m.limb("M0 8V-8", WOOD_L, 6, 2.8)
    m.limb("M0 -10V-28", STEEL, 4, 2.6)


def h_ankh(m):
    d = "M0 16V-14M-13 -8H13"
    m.line(d, 12)
    m.line(oval(0, -26, 9, 12), 12)
    m.line(d, 5.5, GOLD)
    m.line(oval(0, -26, 9, 12), 5.5, GOLD)


def h_branch(m, leaf=LEAF):
    m.limb("M0 20Q4 -20 -4 -58", WOOD, 3, 2.4)
    for k in range(5):
        y = -8 - k * 11
        for s in (-1, 1):
            m.solid(f"M0 {y}Q{s * 6} {y - 16} {s * 20} {y - 13}Q{s * 14} {y + 2} 0 {y}Z", leaf, 2, 0, 2.4)
    m.solid("M-4 -56Q-12 -66 -6 -76Q4 -68 -4 -56Z", leaf, 2, 0, 2.4)


def h_mask(m):
    m.solid("M-17 -24Q0 -30 17 -24Q20 0 0 14Q-20 0 -17 -24Z", LINEN, 5, 2, 3.2)
    m.flat(oval(-7, -12, 4, 3), INK)
    m.flat(oval(7, -12, 4, 3), INK)
    m.line("M-8 0Q0 8 8 0", 3)


def h_bird(m, fill=WOOD_D):
    m.solid("M-4 4C-14 -10 -10 -26 2 -34Q10 -38 14 -30L20 -27L13 -24Q14 -8 4 4L-2 22Q-10 16 -4 4Z", fill, 5, 2, 3.2)
    m.flat(oval(10, -30, 1.8), INK)


def h_lantern(m):
    m.line("M0 0V10", 3)
    m.solid(rect(-9, 8, 18, 5), WOOD_D, 0, 0, 2.6)
    m.solid("M-13 14H13Q18 26 13 40H-13Q-18 26 -13 14Z", FLAME, 5, 0, 3.2)
    m.line("M-14 22H14M-14 32H14", 2, INK, 0.6)


def h_tray(m):
    m.solid("M-34 -2H34L28 6H-28Z", WOOD_L, 0, 2, 3.2)


def h_bread(m):
    for x, y in ((-16, -10), (4, -12), (20, -8)):
        m.solid(oval(x, y, 13, 9), "#d29a4a", 4, 2, 3)
    h_tray(m)


def h_cake(m):
    h_tray(m)
    m.solid("M-24 -4V-20Q0 -27 24 -20V-4Q0 2 -24 -4Z", "#e9b7a8", 5, 2, 3.2)
    m.flat(
        "M-24 -20Q0 -27 24 -20Q25 -12 19 -13Q16 -8 11 -14Q6 -7 1 -14Q-5 -7 -10 -13Q-15 -8 -19 -14Q-25 -12 -24 -20Z",
        LINEN,
    )
    m.solid("M-13 -23V-34Q0 -39 13 -34V-23Q0 -28 -13 -23Z", LINEN, 3, 2, 3)
    m.solid(oval(0, -41, 6), "#c2413a", 2, 1.5, 2.6)


def h_pan(m):
    m.line("M0 0L-12 -22M0 0L12 -22", 2)
    m.solid("M-20 0H20Q14 16 0 16T-20 0Z", GOLD_D, 5, 2, 3)


def h_scales(m):
    m.limb("M0 8V-34", GOLD_D, 4, 2.8)
    m.limb("M-30 -30H30", GOLD, 4, 2.8)
    for x in (-30, 30):
        m.line(f"M{x} -28L{x - 11} -8M{x} -28L{x + 11} -8", 2)
        m.solid(f"M{x - 15} -8H{x + 15}Q{x + 10} 5 {x} 5T{x - 15} -8Z", GOLD, 4, 1, 3)


def h_plank(m):
    m.solid(poly((-70, -6), (66, -18), (67, -8), (-69, 4)), WOOD_L, 4, 2, 3.2)
    m.line("M-50 -2L40 -10", 1.6, INK, 0.4)


def h_letter(m):
    with m.at(10, 2):
        m.solid(rect(-19, -24, 38, 26, 2), PAPER, 5, 2, 3.2)
        m.line("M-18 -23L0 -8L18 -23", 2.4)
        m.solid(oval(0, -8, 5.5), "#a5342a", 2, 1, 2.4)


def h_plan(m):
    with m.at(6, -16):
        m.solid(rect(-28, -26, 56, 42, 2), "#6f9fc0", 6, 3, 3.2)
        m.line("M-18 8V-10L0 -18L18 -10V8Z M-6 8V-4H6V8", 2.2, FOAM)


def flame_at(m, cx, foot, high, wide=None, w=OUT):
    s, t = high / 100, (wide or high * 0.7) / 70
    shape = (
        "M0 0C-30 0 -38 -28 -24 -48C-18 -38 -12 -36 -10 -40C-14 -62 -4 -84 10 -100C8 -80 30 -64 32 -36C34 -12 22 0 0 0Z"
    )

    def scaled(k):
        q = QTransform()
        q.translate(cx, foot)
        q.scale(t * k, s * k)
        return q.map(as_path(shape))

    for k, fill in ((1, EMBER), (0.74, FIRE), (0.42, FLAME)):
        m.flat(scaled(k), fill)
    m.line(scaled(1), w)


def fish_at(m, x, y, s=1.0, fill="#7fa3ad", turn=0.0, mirror=False):
    with m.at(x, y, s, turn, mirror):
        m.solid("M-60 0L-92 -30Q-84 0 -92 30Z", fill, 6, 0)
        m.solid("M-18 -28Q0 -54 34 -48Q30 -34 34 -26Z", fill, 5, 0)
        m.solid("M-68 0C-40 -46 40 -50 84 0C40 46 -40 44 -68 0Z", fill, 16, 5)
        m.line("M50 -26Q38 0 50 24", 3)
        m.flat(oval(62, -8, 5), INK)
        m.line("M-34 -6q8 8 0 16M-14 -10q9 10 0 20M8 -12q9 12 0 24", 2, INK, 0.5)


def h_trowel(m):
    m.limb("M0 12V-4", WOOD_L, 6, 3)
    m.solid("M-13 -8H13L0 -46Z", STEEL, 4, 1, 3.2)


def h_brick(m):
    m.solid(rect(-22, -16, 36, 18, 2), "#b8643f", 4, 2, 3.2)


def h_ring(m):
    m.line(oval(8, -12, 12), 10)
    m.line(oval(8, -12, 12), 5, GOLD)
    m.solid(poly((8, -36), (16, -28), (8, -20), (0, -28)), "#3f8fa0", 2, 1, 2.8)


def h_lotus(m):
    m.limb("M0 18V-16", LEAF, 3.4, 2.6)
    for a, c in ((-52, ROSE), (52, ROSE), (-26, "#e6a9bb"), (26, "#e6a9bb"), (0, "#f3d3dc")):
        with m.at(0, -16, 1, a):
            m.solid("M0 2Q-10 -14 0 -28Q10 -14 0 2Z", c, 2, 0, 2.8)


def h_jade_disc(m):
    with m.at(6, -18):
        m.solid(oval(0, 0, 22), "#6fb58a", 6, 3, 3.4)
        m.line(oval(0, 0, 14.5), 2.2, "#2f6f54")
        m.solid(oval(0, 0, 7), DARK, 0, 0, 3)


def h_coin_bowl(m):
    for x, y in ((-14, -12), (-2, -17), (11, -13), (2, -10)):
        m.solid(oval(x, y, 8, 6), GOLD, 2, 1, 2.6)
    m.solid("M-26 -8H26Q20 12 0 12T-26 -8Z", BRONZE, 6, 2, 3.4)


def h_cross(m):
    m.limb("M0 86V-66", WOOD_L, 6, 3.2)
    m.limb("M-20 -42H20", WOOD_L, 6, 3.2)
    m.limb("M0 -20V-60", WOOD_L, 6, 0)


def h_jie(m):
    """A Chinese envoy's staff with its tassels of yak hair."""
    pole(m, -78, 86, WOOD_D, 4.5)
    for y in (-66, -36, -6):
        m.solid(f"M-3 {y}H3L13 {y + 24}Q0 {y + 31} -13 {y + 24}Z", CLOTH, 4, 2, 3)
        m.solid(rect(-6, y - 7, 12, 9, 3), GOLD, 2, 1, 2.8)


def h_baton(m):
    m.limb("M0 14V-34", BONE, 6, 3)
    m.solid(oval(0, -40, 8), GOLD, 3, 2, 3)
    m.solid(rect(-6, 8, 12, 8, 3), GOLD, 0, 1, 2.8)


def h_globe(m):
    m.solid(oval(0, -17, 18), BLUE, 5, 3, 3.2)
    m.line("M-17 -17Q0 -10 17 -17M0 -34Q-9 -17 0 0", 2.4, GOLD)
    m.solid("M-5 -34Q0 -50 5 -34Z", GOLD, 0, 1, 2.8)


def h_dish(m):
    """A priest's offering dish, incense rising."""
    m.line("M-5 -16C-16 -28 6 -36 -4 -50M8 -16C-2 -30 18 -36 8 -54", 4, LINEN, 0.8)
    m.solid("M-24 -12H24Q18 4 0 4T-24 -12Z", GOLD, 4, 2, 3.2)
    m.solid(oval(0, -13, 17, 5), EMBER, 0, 0, 2.4)


def h_lance(m):
    """Both hands long: kontos and xyston."""
    pole(m, -104, 96, WOOD_L, 4.5)
    m.solid("M0 -132L8 -108L0 -98L-8 -108Z", STEEL, 3, 0, 3)


def h_woodsword(m):
    h_sword(m, 50, WOOD_L, WOOD, 7)


def h_plenty(m):
    """The horn of plenty."""
    m.solid("M-10 14C-22 2 -16 -8 -4 -10L14 -30L34 -18C28 0 10 18 -10 14Z", GOLD, 5, 2, 3.2)
    for x, y, c in ((14, -34, "#c2413a"), (26, -38, LEAF), (36, -28, "#7b4f8c"), (26, -26, FIRE)):
        m.solid(oval(x, y, 8), c, 3, 1, 2.8)


HELD = {name[2:]: thing for name, thing in globals().items() if name.startswith("h_")}


def hold(m, thing, x, y, turn=0.0, scale=1.0, mirror=False, **more):
    with m.at(x, y, scale, turn, mirror):
        HELD[thing](m, **more)


# Shields (origin = middle)


def s_scutum(m):
    m.solid(rect(-26, -46, 52, 92, 9), CLOTH, 10, 4)
    m.line(rect(-20, -40, 40, 80, 5), 2.6, GOLD)
    m.line("M0 -34V-14M0 14V34M-14 -30L-5 -12M14 -30L5 -12M-14 30L-5 12M14 30L5 12", 3, GOLD)
    m.solid(oval(0, 0, 11), GOLD, 4, 2, 3)


def s_round(m, r=34, sign=True):
    m.solid(oval(0, 0, r), BRONZE, 8, 3)
    m.solid(oval(0, 0, r - 7), CLOTH, 8, 0, 2.6)
    if sign:
        m.line(f"M{-r * 0.38} {r * 0.42}L0 {-r * 0.46}L{r * 0.38} {r * 0.42}", 6, GOLD)


def s_viking(m, r=32):
    m.solid(oval(0, 0, r), CLOTH, 0, 0)
    q = oval(0, 0, r)
    m.flat(common(q, rect(-r, -r, r, r)), CREAM)
    m.flat(common(q, rect(0, 0, r, r)), CREAM)
    m.shade(cut(q, q.translated(8, -5)))
    m.outline(q)
    m.solid(oval(0, 0, 9), IRON, 4, 2, 3)


def s_oval(m):
    m.solid(oval(0, 0, 22, 44), CLOTH, 8, 3)
    m.limb("M0 -34V34", WOOD_L, 3, 2)
    m.solid(oval(0, 0, 9, 13), GOLD, 3, 2, 3)


def s_wicker(m):
    m.solid("M-20 -40Q0 -50 20 -40V34Q0 44 -20 34Z", STRAW, 7, 3)
    m.line("M-19 -22Q0 -30 19 -22M-19 -4Q0 -12 19 -4M-19 15Q0 8 19 15M0 -44V38", 2, INK, 0.5)
    m.solid(oval(0, -4, 8), CLOTH, 3, 0, 2.6)


def s_kite(m):
    m.solid("M-26 -36Q0 -48 26 -36Q26 14 0 46Q-26 14 -26 -36Z", CLOTH, 8, 3)
    m.line("M0 -38V34M-22 -14H22", 7, CREAM)
    m.outline("M-26 -36Q0 -48 26 -36Q26 14 0 46Q-26 14 -26 -36Z")


def s_hide(m):
    m.solid("M-20 -44Q0 -38 20 -44Q28 0 20 44Q0 38 -20 44Q-28 0 -20 -44Z", LINEN, 7, 3)
    for x, y, r in ((-8, -18, 9), (9, 4, 10), (-6, 24, 8)):
        m.flat(oval(x, y, r, r * 0.8), RUST)
    m.outline("M-20 -44Q0 -38 20 -44Q28 0 20 44Q0 38 -20 44Q-28 0 -20 -44Z")


def s_gorgon(m):
    m.solid(oval(0, 0, 34), BRONZE, 8, 3)
    for a in range(7):
        with m.at(0, -2, 1, -90 + a * 30):
            m.line("M0 -10C-7 -14 7 -20 0 -26", 7)
            m.line("M0 -10C-7 -14 7 -20 0 -26", 3.6, "#6f8a3f")
    m.solid(oval(0, 2, 13, 15), "#9fb07a", 3, 1, 2.8)
    m.line("M-6 0H-2M3 0H7M-5 9H6", 2.6)


def s_square(m):
    """A Pict's small shield."""
    m.solid(rect(-21, -23, 42, 46, 5), LEATHER, 6, 3)
    m.line(rect(-14, -16, 28, 32, 3), 2.6, GOLD_D)
    m.solid(oval(0, 0, 9), IRON, 3, 2, 3)


def s_black(m):
    """The shield of a sworn band: all black, a rim of iron."""
    m.solid(oval(0, 0, 33), BLACK, 8, 3)
    m.line(oval(0, 0, 27), 4, IRON)
    m.line("M-19 -19L19 19M19 -19L-19 19", 5, CLOTH)
    m.solid(oval(0, 0, 9), IRON, 4, 2, 3)


SHIELDS = {name[2:]: thing for name, thing in globals().items() if name.startswith("s_")}


# Heads: origin = middle of the head, radii 18 x 20, facing right


def k_short(m, c):
    m.solid(
        "M-19 8C-27 -16 -10 -28 4 -26C16 -25 22 -16 18 -8C10 -8 2 -10 -4 -6C-5 2 -8 4 -9 10Q-15 14 -19 8Z", c, 5, 2, 3.4
    )


def k_curly(m, c):
    p = union(oval(-13, 2, 9), oval(-16, -9, 9), oval(-8, -19, 10), oval(5, -22, 10), oval(15, -14, 7))
    m.solid(p, c, 4, 2, 3.4)


def k_long(m, c):
    m.solid(
        "M-17 30C-30 16 -28 -14 -14 -23C0 -32 20 -26 19 -8C10 -8 2 -10 -4 -6C-6 6 -4 14 -6 32Q-12 36 -17 30Z",
        c,
        5,
        2,
        3.4,
    )


def k_flowing(m, c):
    m.solid(
        "M-22 52C-38 26 -30 -12 -15 -23C0 -32 20 -26 19 -8C10 -8 2 -10 -4 -6C-7 10 -2 26 -6 50Q-14 58 -22 52Z",
        c,
        6,
        2,
        3.4,
    )


def k_bun(m, c):
    m.solid(oval(-20, -12, 9), c, 3, 2, 3.4)
    k_short(m, c)


def k_topknot(m, c):
    m.solid("M-7 -24Q-14 -38 -3 -40Q10 -40 4 -25Z", c, 3, 1, 3.4)
    k_short(m, c)


def k_geisha(m, c):
    m.solid(union(oval(-12, -14, 16, 14), oval(-4, -28, 14, 11), oval(-18, 2, 9, 12)), c, 5, 3, 3.4)
    m.solid("M-4 -14Q8 -24 18 -12Q10 -8 -2 -6Z", c, 0, 0, 0)
    m.line("M-22 -34L14 -20", 5, INK)
    m.line("M-21 -33.5L13 -20.4", 2, GOLD)
    m.solid(oval(8, -28, 6), CLOTH, 2, 1, 2.4)


def k_bald(m, c):
    m.solid("M-18 10C-22 4 -22 -6 -18 -10Q-10 -6 -9 8Q-14 14 -18 10Z", c, 3, 0, 3)


def k_tonsure(m, c):
    m.solid("M-19 9C-24 -2 -22 -12 -17 -15Q-6 -6 8 -9Q2 -3 -4 0Q-6 6 -9 11Q-15 15 -19 9Z", c, 4, 0, 3)


def k_none(m, c):
    pass


def b_short(m, c):
    m.solid("M-9 6Q-2 14 5 7Q12 5 18 9Q20 24 6 26Q-8 24 -9 6Z", c, 4, 1.5, 3)


def b_full(m, c):
    m.solid("M-10 4Q-3 13 5 7Q12 5 19 9Q24 36 5 42Q-10 34 -10 4Z", c, 6, 1.5, 3.2)


def b_long(m, c):
    m.solid("M-10 4Q-3 13 5 7Q12 5 19 9Q26 40 8 66Q-10 46 -10 4Z", c, 7, 1.5, 3.2)


def b_braid(m, c):
    m.solid("M-6 8Q4 14 17 9L15 34Q14 48 4 48T-6 34Z", c, 5, 0, 3.2)
    m.line("M-5 22H15M-5 31H15M-4 40H13", 2.2, GOLD)


def t_roman(m, metal=STEEL):
    m.solid("M-19 -21C-18 -50 24 -54 24 -22Q4 -36 -19 -21Z", CLOTH, 6, 0, 3.4)
    m.solid("M-20 2L-29 15Q-22 20 -13 15Z", metal, 4, 0, 3.2)
    m.solid("M-21 4C-25 -26 20 -32 23 -5L26 0Q0 -8 -21 4Z", metal, 7, 3, 3.4)
    m.solid("M-8 -2Q-6 18 8 23L13 14Q6 8 6 -4Z", metal, 4, 2, 3)


def t_corinth(m):
    m.solid("M-30 24C-42 -28 -8 -52 22 -38L16 -24C-4 -34 -22 -16 -17 18Z", CLOTH, 6, 0, 3.4)
    m.solid("M-18 22C-27 -16 -10 -27 3 -27C19 -27 25 -14 23 0L27 8H18L16 27H-2Q-12 27 -18 22Z", BRONZE, 7, 3, 3.4)
    m.flat("M4 -1Q14 -6 22 -1V4L14 4L12 22H8L8 5Z", DARK)


def t_attic(m):
    m.solid("M-30 18C-40 -26 -8 -50 20 -38L16 -24C-4 -34 -22 -16 -16 10Z", CLOTH, 6, 0, 3.4)
    m.solid("M-20 6C-26 -26 18 -34 22 -6L25 -1Q4 -8 -6 0L-6 18Q-16 18 -20 6Z", BRONZE, 7, 3, 3.4)


def t_nasal(m):
    m.solid("M-21 2C-22 -24 -8 -30 2 -40C10 -30 24 -24 23 0Q0 -7 -21 2Z", IRON, 6, 3, 3.4)
    m.line("M2 -37V-6M-21 0Q0 -9 22 -1", 2.6, GOLD_D)
    m.solid(rect(15, -4, 6, 15, 2), IRON, 0, 0, 2.6)


def t_horns(m):
    m.solid("M-16 -14C-34 -14 -38 -32 -30 -44C-28 -30 -20 -26 -10 -24Z", BONE, 4, 0, 3.2)
    m.solid("M12 -22C24 -24 30 -32 30 -46C40 -32 36 -14 20 -10Z", BONE, 4, 0, 3.2)
    m.solid("M-21 2C-24 -28 22 -32 23 0Q0 -7 -21 2Z", IRON, 6, 3, 3.4)
    m.line("M-20 -3Q0 -12 22 -4", 3, GOLD_D)


def t_great(m):
    m.solid("M-20 -24Q0 -32 22 -22L24 22Q6 32 -18 24Z", STEEL, 8, 3, 3.6)
    m.flat("M2 -6H23V-1H2Z", DARK)
    m.line("M8 -24V28M-20 -3H2", 2.4, GOLD_D)
    m.solid("M-4 -28C-14 -44 6 -54 -16 -60C14 -62 20 -44 8 -28Z", CLOTH, 5, 0, 3.2)


def t_gladiator(m):
    m.solid("M-20 -12C-14 -46 20 -50 26 -14L14 -22Q0 -26 -20 -12Z", CLOTH, 6, 0, 3.4)
    m.solid("M-31 6Q-18 -2 -18 -8C-14 -30 20 -30 21 -8Q24 -3 34 2Q2 -4 -31 6Z", BRONZE, 5, 3, 3.4)
    m.solid("M-14 2Q4 -4 22 0L20 24Q6 32 -10 26Z", BRONZE, 6, 2, 3.2)
    m.line("M6 5h14M6 12h14M7 19h12M13 2V26", 2.4)


def t_kabuto(m):
    m.solid("M-22 -2L-34 18Q-22 26 -8 22L-6 2Z", BLACK, 5, 2, 3.2)
    m.line("M-27 8L-8 10M-30 14L-8 16", 2, GOLD)
    m.solid("M-22 0C-24 -28 22 -32 23 -4L29 2Q2 -10 -22 4Z", BLACK, 6, 3, 3.4)
    m.solid("M8 -14C-2 -24 -6 -38 0 -50C2 -36 8 -26 12 -22C18 -26 24 -36 32 -46C32 -32 26 -20 16 -12Z", GOLD, 4, 1, 3.2)


def t_jingasa(m):
    m.solid("M-36 0Q0 -42 36 -4Q2 2 -36 0Z", STRAW, 7, 3, 3.4)
    m.line("M0 -23L-14 -1M2 -23L14 -2", 1.8, INK, 0.45)


def t_ninja(m):
    m.solid("M-18 22C-28 -10 -12 -27 4 -26C20 -25 22 -8 20 12Q12 28 -2 27Q-12 27 -18 22Z", BLACK, 6, 3, 3.4)
    m.solid("M2 -7L20 -7V3L4 3Z", SKIN[0], 0, 0, 2)
    m.flat(oval(13, -2, 2.4), INK)
    m.solid("M-19 -6L-36 -14L-32 -2L-38 8L-19 2Z", BLACK, 3, 0, 3)


def t_hood(m, c=None):
    m.solid(
        "M-22 30C-32 2 -28 -28 2 -32C18 -30 24 -16 20 -8C10 -16 0 -10 0 6Q2 18 10 26Q-6 38 -22 30Z",
        c or CLOTH,
        7,
        3,
        3.4,
    )


def t_cowl(m, c=None):
    """A hood that hides the face altogether."""
    m.solid("M-22 30C-32 2 -26 -30 4 -34C24 -28 30 -4 18 26Q-4 38 -22 30Z", c or CLOTH, 8, 3, 3.4)
    m.flat("M4 -16C18 -14 22 4 14 20Q2 22 -1 6Q-2 -10 4 -16Z", DARK)


def t_turban(m, c=None):
    m.solid("M-25 -6C-27 -30 -6 -36 4 -35C20 -34 28 -22 22 -6Q0 -12 -25 -6Z", c or LINEN, 6, 3, 3.4)
    m.line("M-22 -14Q4 -32 22 -22M-16 -28Q6 -20 22 -10", 2, INK, 0.5)
    m.solid(oval(14, -22, 4.5), GOLD, 1, 1, 2.4)


def t_crown(m):
    m.solid("M-20 -10L-24 -34L-11 -23L0 -40L11 -24L24 -36L20 -12Q0 -19 -20 -10Z", GOLD, 5, 2, 3.4)
    m.flat(oval(0, -21, 3.6), CLOTH)


def t_tiara(m):
    m.solid("M-19 -12L-16 -20Q4 -42 22 -18L19 -10Q0 -20 -19 -12Z", GOLD, 4, 2, 3.2)
    m.flat(oval(7, -23, 3.4), TEAL)


def t_laurel(m):
    m.line("M-19 -3Q0 -14 20 -10", 3)
    for x, y, a in ((-17, -5, -60), (-9, -10, -50), (0, -13, -40), (9, -14, -30), (18, -13, -20)):
        m.solid(put("M0 0Q-5 -9 2 -16Q9 -8 0 0Z", x, y, 1, a + 40), "#8fa84a", 2, 0, 2.4)


def t_goldlaurel(m):
    m.line("M-19 -3Q0 -14 20 -10", 3)
    for x, y, a in ((-17, -5, -60), (-9, -10, -50), (0, -13, -40), (9, -14, -30), (18, -13, -20)):
        m.solid(put("M0 0Q-5 -10 2 -18Q9 -8 0 0Z", x, y, 1, a + 40), GOLD, 2, 0, 2.4)


def t_straw(m):
    m.solid("M-36 -4Q-16 -12 -13 -12C-12 -34 16 -36 17 -14Q24 -14 38 -8Q2 4 -36 -4Z", STRAW, 6, 3, 3.4)
    m.line("M-13 -12Q2 -7 17 -13", 4, CLOTH)


def t_petasos(m):
    m.solid("M-34 -2Q-14 -12 -12 -12C-8 -28 14 -30 18 -14Q26 -14 37 -6Q2 2 -34 -2Z", WOOD_L, 6, 3, 3.4)


def t_cap(m, c=None):
    m.solid("M-20 0C-26 -24 18 -36 22 -8Q2 -12 -20 0Z", c or CLOTH, 5, 3, 3.4)


def t_phrygian(m, c=None):
    m.solid("M-20 4C-26 -24 -8 -34 4 -38C20 -44 28 -28 20 -22Q22 -14 21 -7Q2 -12 -20 4Z", c or CLOTH, 6, 3, 3.4)


def t_feathercap(m):
    m.solid("M-8 -22C-22 -34 -28 -46 -24 -56C-14 -50 -2 -38 0 -24Z", CREAM, 3, 0, 3)
    m.solid("M-24 -4C-20 -32 14 -34 18 -14L34 -6Q4 -10 -24 -4Z", PINE_C, 6, 3, 3.4)


def t_fur(m, c=None):
    m.solid("M-20 -8C-18 -40 -4 -44 2 -48C8 -42 20 -38 20 -12Z", CLOTH, 6, 0, 3.4)
    m.solid("M-25 -2Q-26 -16 -16 -18Q2 -26 20 -19Q28 -16 26 -6Q0 -14 -25 -2Z", c or FUR, 4, 2, 3.4)


def t_wolf(m):
    m.solid(
        "M-24 34C-34 0 -28 -22 -12 -28L-14 -42L0 -32Q16 -32 30 -16Q34 -8 26 -8Q8 -14 0 -4Q-2 14 2 32Q-10 42 -24 34Z",
        FUR,
        7,
        3,
        3.4,
    )
    m.flat(oval(12, -20, 2.4), INK)
    m.solid("M28 -16Q35 -13 31 -8L26 -10Z", INK, 0, 0, 0)
    m.line("M14 -12l2 6l4 -5l2 6l3 -6", 2, BONE)


def t_nemes(m):
    m.solid("M-16 -20C-30 0 -26 26 -24 42H-4Q-6 10 -3 -6L20 -9Q18 -30 0 -29Q-10 -28 -16 -20Z", GOLD, 6, 2, 3.4)
    for k in range(5):
        m.line(f"M{-22 - 0.3 * k} {4 + 8 * k}L-5 {2 + 8 * k}", 3.4, BLUE)
    m.line("M-15 -18Q0 -26 17 -16", 3.4, BLUE)
    m.solid("M15 -14Q24 -20 20 -30Q14 -26 14 -16Z", GOLD, 0, 1, 2.6)


def t_pschent(m):
    m.solid("M-16 -14C-20 -40 -8 -50 -6 -66C6 -70 12 -56 10 -44L18 -14Z", LINEN, 5, 2, 3.2)
    m.solid("M-23 4L-26 -40L-14 -44L-11 -20L18 -20Q22 -12 20 -8Q0 -12 -8 -2L-10 12Z", "#b8452f", 5, 2, 3.2)
    m.line("M10 -20Q24 -34 24 -20", 2.6)


def t_bluecrown(m):
    m.solid("M-20 6C-32 -18 -22 -46 2 -46C20 -46 26 -26 20 -8Q0 -14 -8 -2Z", BLUE, 6, 3, 3.4)
    m.line("M-20 6Q-6 -20 20 -8", 3, GOLD)
    m.solid("M17 -14Q26 -20 22 -30Q16 -26 16 -16Z", GOLD, 0, 0, 2.4)


def t_assyrian(m):
    m.solid("M-20 -6L-16 -42Q2 -50 16 -42L20 -10Q0 -16 -20 -6Z", CLOTH, 5, 2, 3.4)
    m.line("M-19 -14Q0 -24 19 -16M-17 -30Q0 -38 17 -32", 3, GOLD)


def t_mitre(m):
    m.solid("M-20 -6L-22 -28Q-4 -34 2 -54Q10 -34 24 -30L20 -10Q0 -16 -20 -6Z", LINEN, 5, 2, 3.4)
    m.line("M1 -44V-14M-19 -12Q0 -20 20 -15", 3, GOLD)


def t_wizard(m):
    m.solid(
        "M-36 0Q-16 -14 -14 -16L-6 -50Q2 -66 -14 -74Q18 -74 18 -54L20 -18Q28 -16 38 -6Q2 6 -36 0Z", CLOTH, 7, 3, 3.4
    )
    m.line("M-15 -15Q2 -9 20 -17", 4, GOLD)


def t_veil(m, c=None):
    m.solid(
        "M-26 54C-36 20 -28 -26 2 -31C20 -29 22 -16 19 -10C8 -15 -2 -10 -4 6Q-8 30 2 52Q-12 60 -26 54Z",
        c or LINEN,
        7,
        3,
        3.4,
    )


def t_hennin(m):
    m.solid("M-22 46C-46 14 -50 -30 -34 -62Q-20 -20 -4 44Q-14 52 -22 46Z", LINEN, 6, 0, 3, 0.16)
    m.solid("M-20 4L-36 -66L-28 -68L17 -16Q0 -14 -8 -2Z", CLOTH, 6, 3, 3.4)


def t_flowers(m):
    m.line("M-20 -4Q0 -18 20 -10", 4, LEAF_D)
    for k, (x, y) in enumerate(((-17, -7), (-6, -14), (6, -16), (17, -13))):
        m.solid(oval(x, y, 5.4), ("#e8b6c4", "#f3d66a", "#e8b6c4", LINEN)[k], 2, 1, 2.4)


def t_plumes(m):
    for k, (a, c) in enumerate(((-74, TEAL), (-46, GREEN), (-20, TEAL), (6, GREEN), (30, TEAL))):
        with m.at(-4, -14, 1, a):
            m.solid("M-5 0Q-12 -30 0 -48Q12 -30 5 0Z", c, 3, 2, 3)
            m.flat(oval(0, -36, 4, 6), (GOLD, CLOTH)[k % 2])
    m.solid("M-20 -2Q-20 -16 -8 -20Q10 -24 20 -10Q2 -14 -8 -4L-14 8Z", GOLD, 4, 2, 3.2)


def t_bandana(m):
    m.solid("M-19 0L-36 -2L-31 10L-17 6Z", CLOTH, 3, 0, 3)
    m.solid("M-21 2C-25 -26 16 -36 21 -10Q2 -10 -21 2Z", CLOTH, 5, 3, 3.4)


def t_baker(m):
    m.solid(union(oval(-14, -30, 13), oval(4, -36, 15), oval(19, -28, 11), rect(-18, -26, 37, 16)), LINEN, 6, 0, 3.4)
    m.line("M-18 -13Q2 -19 19 -13", 2.4)


def t_kokoshnik(m):
    m.solid("M-18 0C-28 -30 14 -44 22 -10Q0 -16 -18 0Z", CLOTH, 5, 3, 3.4)


def t_kerchief(m, c=None):
    m.solid(
        "M-20 16C-30 -10 -14 -30 4 -29C18 -28 22 -16 18 -9C8 -14 -2 -10 -3 4Q-2 16 8 24L-4 32Q-16 28 -20 16Z",
        c or CLOTH,
        6,
        3,
        3.4,
    )
    m.solid("M-16 20L-30 30L-22 36L-10 28Z", c or CLOTH, 3, 0, 3)


def t_witch(m):
    t_kerchief(m, PLUM)


def t_eboshi(m):
    m.solid("M-17 -10Q-20 -40 -4 -50Q14 -44 14 -14Q0 -20 -17 -10Z", BLACK, 5, 3, 3.4)


def t_moon(m):
    m.solid("M-20 -20Q0 -30 22 -18L20 -10Q0 -18 -20 -12Z", GOLD, 3, 1, 3)
    m.solid("M-12 -24C-16 -48 18 -50 16 -24C12 -36 -4 -36 -12 -24Z", GOLD, 3, 1, 3.2)


def k_coils(m, c):
    """Minoan: long black curls, a lock on the brow."""
    for x0, y1 in ((-17, 50), (-11, 58), (-5, 48)):
        d = f"M{x0} -4Q{x0 - 8} 12 {x0 - 2} 24T{x0 - 3} {y1}"
        m.line(d, 10)
        m.line(d, 5, c)
    k_short(m, c)
    m.line("M6 -20Q16 -24 19 -16", 3.4)


def k_plait(m, c):
    """A long plait down the back."""
    m.solid(chain(*curve([(-15, 4, 8), (-20, 24, 6.5), (-18, 44, 6), (-20, 62, 4.5)], 4)), c, 3, 1, 3.2)
    m.line("M-26 22L-15 26M-25 34L-13 37M-24 46L-13 48", 2.2, INK, 0.7)
    k_short(m, c)


def k_braids(m, c):
    """Two plaits over the shoulder, parted hair."""
    m.solid(chain(*curve([(-12, 8, 7), (-14, 28, 6.5), (-6, 46, 5.5), (-8, 64, 4.5)], 4)), c, 3, 1, 3.2)
    m.line("M-20 22L-8 26M-18 34L-5 36M-13 47L-2 48", 2.2, INK, 0.7)
    m.solid(oval(-8, 66, 4), GOLD, 0, 0, 2.4)
    k_short(m, c)


def k_wild(m, c):
    """Limed hair, combed back in points."""
    m.solid(
        "M19 -8C12 -26 -4 -26 -12 -22L-34 -30L-26 -16L-38 -8L-27 0L-34 16L-20 14L-19 30Q-10 26 -7 10"
        "Q-6 -2 -4 -6C2 -10 10 -8 19 -8Z",
        c,
        5,
        2,
        3.4,
    )


def b_moustache(m, c):
    m.solid("M5 9Q12 4 18 9Q22 18 17 26Q14 18 10 15Q6 18 0 16Q2 12 5 9Z", c, 2, 0, 2.8)


def b_pointed(m, c):
    m.solid("M2 9Q10 6 18 10Q19 24 12 36Q4 28 2 9Z", c, 3, 0, 2.8)


def b_curled(m, c):
    """Assyrian: a square beard in rows of curls."""
    m.solid("M-11 4Q-3 13 5 7Q12 5 19 9L21 50Q6 56 -8 50Z", c, 6, 0, 3.2)
    m.line("M-8 20Q6 26 20 20M-8 31Q6 37 20 31M-8 42Q6 48 20 42", 2.2, GOLD_D)


def t_diadem(m):
    """The Macedonian king's white band, its ends fluttering."""
    m.solid("M-19 -8L-36 2L-32 10L-40 20L-28 20L-18 -1Z", LINEN, 2, 0, 2.8)
    m.line("M-19 -5Q0 -15 20 -10", 9.4)
    m.line("M-19 -5Q0 -15 20 -10", 5.2, LINEN)


def t_lilies(m):
    """The Minoan prince's crown of lilies with plumes."""
    for a, c in ((-52, "#4f86b4"), (-30, ROSE), (-8, "#4f86b4")):
        with m.at(-2, -20, 1, a):
            m.solid("M-3 0Q-12 -24 -4 -44Q8 -30 4 0Z", c, 3, 0, 3)
    m.solid("M-20 -8Q0 -20 21 -13L20 -22Q0 -28 -19 -18Z", GOLD, 3, 1, 3)
    for x, y in ((-13, -19), (0, -23), (13, -21)):
        m.solid(put("M0 2C-9 -2 -8 -12 -5 -14L0 -8L5 -14C8 -12 9 -2 0 2Z", x, y), LINEN, 0, 0, 2.4)


def t_torcband(m):
    """A Celtic ruler's gold band."""
    m.line("M-20 -5Q0 -16 20 -11", 8.5)
    m.line("M-20 -5Q0 -16 20 -11", 4.4, GOLD)
    m.solid(oval(17, -12, 4.6), GOLD, 0, 1, 2.6)


def t_goldhelm(m):
    """A Celtic helmet with cheek pieces and a boar on top."""
    m.solid("M-18 -24Q-20 -38 -6 -38L10 -39Q20 -36 22 -30L16 -26L14 -20H8L6 -26H-4L-6 -20H-12Z", GOLD_D, 3, 1, 3)
    m.solid("M-21 4C-25 -26 20 -32 23 -5L26 0Q0 -8 -21 4L-30 10L-28 2Z", BRONZE, 6, 3, 3.4)
    m.solid("M-8 -1Q-6 16 6 21L12 12Q6 6 6 -4Z", BRONZE, 3, 1, 3)
    m.line("M-20 -5Q0 -15 22 -8", 3, GOLD)


def t_spectacle(m):
    """A Norse helmet with a rim round the eyes: no horns."""
    m.solid("M-21 4C-25 -30 20 -36 23 -4L25 3L14 6Q10 -2 4 4Q-10 -4 -21 4Z", STEEL, 6, 3, 3.4)
    m.line("M0 -30V-8M-21 -1Q0 -10 24 -3", 3, GOLD_D)
    m.line("M3 -5H18Q22 3 15 5.5Q6 6 4 -1", 3.2, GOLD_D)
    m.solid("M-20 4Q-22 22 -10 26Q-6 12 -8 2Z", STEEL, 4, 0, 3)


def t_norsecrown(m):
    m.solid("M-26 -4Q-26 -14 -16 -16Q2 -24 20 -18Q28 -14 26 -8Q0 -14 -26 -4Z", FUR, 3, 1, 3.2)
    m.solid("M-17 -16L-18 -34L-9 -28L0 -38L9 -29L18 -36L18 -18Q0 -24 -17 -16Z", GOLD, 4, 1, 3.2)


def t_pointed(m, c=None):
    """The Scythians' tall cap with gold plates and ear flaps."""
    m.solid(
        "M-22 22C-28 -8 -20 -26 -6 -34Q4 -44 20 -58Q20 -36 20 -8Q4 -14 -6 -2L-8 24Q-16 28 -22 22Z",
        c or CLOTH,
        6,
        2,
        3.4,
    )
    m.line("M-20 -10Q0 -22 20 -13", 6.4)
    m.line("M-20 -10Q0 -22 20 -13", 3, GOLD)
    for x, y in ((2, -28), (11, -36), (-8, -24)):
        m.solid(oval(x, y, 3.4), GOLD, 0, 0, 2)


def t_indiancrown(m):
    m.solid("M-20 -8Q-18 -30 -6 -36Q0 -50 4 -56Q8 -50 12 -38Q22 -30 20 -12Q0 -18 -20 -8Z", GOLD, 5, 2, 3.4)
    m.line("M-18 -16Q0 -26 19 -19M-12 -27Q2 -34 15 -29", 2.4, "#8a3a2a")
    m.solid(oval(8, -22, 4), TEAL, 1, 0, 2.4)


def t_zhou(m):
    """An early Chinese king's bronze cap with a jade pin."""
    m.solid("M-16 -12Q-18 -34 -4 -38L12 -36Q18 -28 17 -13Q0 -18 -16 -12Z", BLACK, 4, 2, 3.4)
    m.line("M-28 -30L24 -22", 7)
    m.line("M-28 -30L24 -22", 3.2, "#7fc0a0")
    m.line("M-18 -11Q0 -19 19 -13", 3.2, GOLD)


def t_phoenix(m):
    """A Chinese lady's comb of gold birds and beads."""
    m.solid("M-20 -14Q-14 -40 4 -38Q22 -36 20 -16Q0 -22 -20 -14Z", BLACK, 4, 2, 3.4)
    for x in (-13, 0, 13):
        m.solid(put("M-6 0Q-12 -14 0 -20Q12 -14 6 0Z", x, -26), GOLD, 2, 0, 2.6)
    m.line("M19 -20V-6M-21 -18V2", 2.6, "#c2413a")


def t_kolah(m):
    """The Persians' and Medes' round felt cap."""
    m.solid("M-20 -4C-24 -34 -10 -44 4 -42C18 -40 24 -24 20 -9Q0 -15 -20 -4Z", c := WOOD_L, 6, 2, 3.4)
    m.line("M-20 -8Q0 -18 20 -13", 4, CLOTH)
    m.solid("M-19 -6L-34 10L-26 14L-17 4Z", c, 3, 0, 3)


def t_pileus(m):
    """The felt cap of the freed."""
    m.solid("M-20 -3C-22 -22 -12 -42 2 -44C16 -40 22 -22 21 -9Q0 -15 -20 -3Z", "#d8c7a0", 6, 3, 3.4)
    m.line("M-18 -10Q0 -20 20 -14", 2.2, INK, 0.5)


def t_fez(m):
    m.solid("M-18 -8L-14 -38Q2 -44 16 -38L19 -12Q0 -17 -18 -8Z", CLOTH, 5, 2, 3.4)
    m.line("M-18 -12Q0 -21 19 -16", 3, GOLD)


def t_pelt(m):
    """A fox fur cap."""
    m.solid("M-24 -2Q-28 -26 -8 -32Q16 -36 24 -18Q28 -10 24 -5Q0 -14 -24 -2Z", RUST, 5, 2, 3.4)
    m.solid("M-20 -6Q-44 2 -40 34Q-30 40 -28 30Q-30 14 -16 4Z", RUST, 4, 0, 3.2)
    m.solid("M-40 24Q-41 36 -36 39Q-29 39 -28 30Q-34 32 -40 24Z", LINEN, 0, 0, 2.6)


def t_mortar(m):
    """The Chinese emperor's crown: a board with strings of beads before and behind."""
    m.solid("M-18 -6Q-20 -26 0 -30Q20 -26 20 -10Q0 -16 -18 -6Z", BLACK, 4, 2, 3.4)
    m.line("M-18 -8Q0 -18 20 -12", 3.4, GOLD)
    m.solid(poly((-30, -38), (36, -32), (36, -26), (-30, -31)), "#8a2f2a", 0, 1, 3)
    for x0, y0, n in ((-28, -28, 4), (-23, -27, 4), (28, -24, 4), (33, -24, 4)):
        for k in range(n):
            m.solid(oval(x0, y0 + 4 + k * 6.5, 2.6), ("#6fb58a", GOLD)[k % 2], 0, 0, 1.8)


def t_jester(m):
    m.solid("M-4 -24C-30 -44 -44 -26 -40 -6C-32 -20 -26 -16 -19 -4Q-14 -14 -4 -24Z", CLOTH, 4, 2, 3.2)
    m.solid("M2 -24C20 -50 42 -34 42 -12C34 -24 28 -22 21 -8Q12 -12 2 -24Z", GREEN, 4, 2, 3.2)
    m.solid("M-20 -2C-16 -30 16 -32 21 -8Q2 -12 -20 -2Z", GOLD, 4, 2, 3.2)
    for x, y in ((-40, -4), (42, -10)):
        m.solid(oval(x, y, 5), GOLD, 1, 1, 2.6)


def t_antlers(m):
    for s in (-1, 1):
        d = f"M{s * 8} -22C{s * 14} -40 {s * 30} -40 {s * 32} -58M{s * 20} -38L{s * 16} -56M{s * 29} -42L{s * 40} -46"
        m.line(d, 9)
        m.line(d, 3.6, BONE)
    m.solid("M-24 20C-30 -10 -20 -30 2 -30C18 -30 24 -18 19 -8C8 -14 -2 -10 -4 6L-6 24Q-16 28 -24 20Z", FUR, 6, 3, 3.4)


def t_headband(m):
    k_short(m, HAIR[0])
    m.line("M-19 -6Q0 -16 20 -11", 8)
    m.line("M-19 -6Q0 -16 20 -11", 4, GOLD)


def t_hachimaki(m):
    k_topknot(m, HAIR[0])
    m.solid("M-18 -8L-34 -14L-30 -2L-18 0Z", LINEN, 2, 0, 2.8)
    m.line("M-19 -5Q0 -15 20 -10", 9)
    m.line("M-19 -5Q0 -15 20 -10", 5, LINEN)


def t_lionskin(m):
    c = "#c9953f"
    m.solid(
        "M-24 40C-34 0 -30 -22 -14 -28L-16 -38Q-4 -42 0 -33Q18 -34 30 -20Q36 -12 27 -9Q10 -14 0 -4"
        "Q-4 20 0 38Q-12 46 -24 40Z",
        c,
        7,
        3,
        3.4,
    )
    m.flat(oval(12, -21, 2.4), INK)
    m.flat(oval(31, -16, 4, 3.4), INK)
    m.line("M14 -12l3 6l3 -6l3 6l3 -6", 2.4, BONE)


def t_pushedhelm(m):
    with m.at(-6, -22, 0.92, -24):
        t_corinth(m)


def t_winged(m):
    m.solid("M-28 -2Q-12 -12 -10 -14C-6 -32 14 -32 18 -16Q26 -14 34 -6Q2 0 -28 -2Z", GOLD, 5, 2, 3.4)
    m.solid("M-6 -20C-26 -22 -34 -38 -34 -52C-22 -48 -8 -40 2 -26Z", LINEN, 4, 1, 3.2)
    m.line("M-26 -44L-8 -28M-28 -34L-12 -25", 2, INK, 0.6)


def t_headring(m):
    m.line("M-20 -4Q0 -14 20 -10", 9)
    m.line("M-20 -4Q0 -14 20 -10", 5, GOLD)
    for x, y in ((-8, -19), (4, -22), (15, -19)):
        m.solid(put("M0 0L-5 -12L0 -20L5 -12Z", x, y + 6), GOLD, 0, 0, 2.4)


def t_pilos(m):
    m.solid("M-20 -2C-18 -34 -6 -46 2 -50C12 -44 22 -32 21 -8Q2 -12 -20 -2Z", BRONZE, 6, 3, 3.4)
    m.solid(star(4, -26, 5, 9, 4), FLAME, 0, 0, 2)


def t_guan(m):
    """The cap of a Chinese official, tied under the chin, its board slanting back."""
    m.line("M-8 -10L2 20M12 -10L4 20", 3.4, BLACK)
    m.solid("M-18 -6Q-18 -24 2 -26Q18 -24 20 -10Q0 -16 -18 -6Z", BLACK, 4, 2, 3.4)
    m.solid("M-22 -34L22 -42L24 -34L16 -24H-12Z", BLACK, 3, 2, 3.4)
    m.line("M-16 -30L20 -37", 3, GOLD)


def t_fringe(m):
    """Combed forward in locks, as Trajan wore it."""
    m.solid(
        "M-19 8C-27 -16 -10 -29 4 -27C17 -26 23 -15 20 -6L15 -2L12 -8L7 -3L4 -9L-1 -4L-4 -9C-5 2 -8 4 -9 10"
        "Q-15 14 -19 8Z",
        HAIR[1],
        5,
        2,
        3.4,
    )
    m.solid(oval(-4, 1.5, 4, 5.4), SKIN[5], 0, 0, 2.4)


def t_signifer(m):
    """A helmet under the pelt of a wolf."""
    m.solid(
        "M-24 42C-36 4 -30 -22 -14 -30L-16 -44L-2 -34Q14 -36 28 -22Q32 -14 24 -13Q8 -18 -2 -8Q-4 16 0 36"
        "Q-12 48 -24 42Z",
        FUR,
        7,
        3,
        3.4,
    )
    m.flat(oval(11, -25, 2.4), INK)
    m.solid("M26 -22Q33 -18 29 -14L24 -16Z", INK, 0, 0, 0)
    m.solid("M-2 -10Q12 -20 22 -8L25 -2Q12 -6 -2 -4Z", STEEL, 3, 1, 3)


def t_pictish(m):
    """Hair stiffened with lime, standing like a mane."""
    m.solid(
        "M-20 14C-34 4 -40 -8 -36 -16L-27 -12L-30 -30L-18 -22L-16 -42L-4 -28L4 -46L10 -28L24 -38L20 -16"
        "C10 -18 2 -14 -4 -8C-6 2 -8 8 -9 14Q-15 18 -20 14Z",
        HAIR[4],
        6,
        2,
        3.4,
    )


HAIRS = {name[2:]: thing for name, thing in globals().items() if name.startswith("k_")}
BEARDS = {name[2:]: thing for name, thing in globals().items() if name.startswith("b_")}
TOPS = {name[2:]: thing for name, thing in globals().items() if name.startswith("t_")}
COVER = {"corinth", "great", "ninja", "cowl"}  # no face to be seen
NO_HAIR = COVER | {
    "headband",
    "hachimaki",
    "lionskin",
    "jester",
    "antlers",
    "fringe",
    "signifer",
    "pictish",
    "hood",
    "kerchief",
    "witch",
    "veil",
    "wolf",
    "nemes",
    "baker",
    "turban",
    "gladiator",
    "kabuto",
    "roman",
    "bluecrown",
    "pschent",
    "pointed",
}


NOSES = {
    "plain": "M14 -6L25 5L14 9Z",
    "straight": "M13 -10L25 6L14 9Z",
    "hooked": "M13 -8Q26 -5 26.5 8Q20 5 14 10Z",
    "snub": "M14 -3Q19 1 23.5 0Q25 7 14 9Z",
    "broad": "M14 -3Q21 1 25 6Q24 11 13 11Z",
    "long": "M13 -8L29 8L14 10Z",
    "small": "M15 -2L22.5 4L15 7Z",
}
FEMALE = {"flowing", "bun", "geisha", "braids", "plait", "coils"}


def drawn_by_chance(m, *choices):
    """Always the same for the same figure, another for the next one in a crowd."""
    m.heads = getattr(m, "heads", 0) + 1
    seed = sum(ord(c) * (k + 3) for k, c in enumerate(m.name)) * 7 + m.heads * 5
    return [choice[(seed // (k * 3 + 1)) % len(choice)] for k, choice in enumerate(choices)]


def head(
    m,
    x=102,
    y=46,
    skin=0,
    hair="short",
    tone=0,
    beard=None,
    top=None,
    colour=None,
    scale=1.0,
    lean=0.0,
    nose=None,
    old=None,
    woman=False,
):
    woman = woman or hair in FEMALE
    some, stout = drawn_by_chance(
        m, ("small", "snub", "small") if woman else ("plain", "straight", "hooked", "broad", "long", "snub"), (0, 0, 1)
    )
    nose = nose or some
    old = tone in (3, 6) if old is None else old
    with m.at(x, y, scale, lean):
        if top not in COVER:
            jaw = oval(0, 0, 17 if woman else 18, 19.4 if woman else 20)
            if stout and not woman:
                jaw = union(jaw, oval(3, 8, 15.5, 14))
            m.solid(union(jaw, NOSES[nose]), SKIN[skin], 6, 2, 3.4)
            if top != "gladiator":
                m.flat(oval(11.5, -2, 2.5, 3), INK)
                if not m.coarse:
                    m.line(
                        "M7 -8Q11 -11 16 -8.5" if not old else "M7 -7Q11 -10.5 16 -7",
                        2.6,
                        HAIR[tone if tone != 3 else 6],
                    )
                    if woman:
                        m.flat(oval(7, 6.5, 3.6, 2.6), "#c9584a", 0.3)
                        m.line("M13 11.5Q15.5 12.5 17 11", 2.4, "#a8453a")
                    elif not beard:
                        m.line("M12 13H17.5", 2.2, INK, 0.7)
                    if old:
                        m.line("M6 3Q9 6 8 10M4 -13Q9 -15 14 -13", 1.7, INK, 0.45)
        if beard:
            BEARDS[beard](m, HAIR[tone])
        if hair and top not in NO_HAIR:
            HAIRS[hair](m, HAIR[tone])
            if hair in ("short", "bald", "tonsure", "none") and not m.coarse:
                m.solid(oval(-4, 1.5, 4, 5.4), SKIN[skin], 0, 0, 2.4)
        if top:
            if colour:
                TOPS[top](m, colour)
            else:
                TOPS[top](m)


# Bodies: shoulders at y 70, waist 114, foot 190

UPPER = "M91 68Q101 74 112 68Q126 71 127 84L120 114H84L76 84Q77 71 91 68Z"


def foot(m, x, y=184, fill=LEATHER_D, scale=1.0):
    with m.at(x, y, scale):
        m.solid("M-9 -10H8L10 -4L20 0Q23 7 17 7H-9Z", fill, 4, 0, 3.4)


def leg(m, hip, knee, ankle, fill, boots=LEATHER_D, high=False, width=15):
    d = f"M{hip[0]} {hip[1]}L{knee[0]} {knee[1]}L{ankle[0]} {ankle[1]}"
    m.limb(d, fill, width)
    m.thick(put(d, -width * 0.26, width * 0.1), INK, width * 0.4, 0.2)
    if high:
        d = f"M{(knee[0] + ankle[0]) / 2} {(knee[1] + ankle[1]) / 2}L{ankle[0]} {ankle[1]}"
        m.limb(d, boots, width + 1, 3.4)
    foot(m, ankle[0], ankle[1] + 6, boots)


def legs(m, fill, boots=LEATHER_D, stride=1.0, high=False, width=15):
    leg(m, (94, 128), (90 - 3 * stride, 152), (90 - 12 * stride, 178), fill, boots, high, width)
    leg(m, (110, 128), (112 + 6 * stride, 152), (112 + 6 * stride, 178), fill, boots, high, width)


def arm(m, shoulder, hand, bend, sleeve, skin, cuff=0.15, width=14.0, upper=27, lower=27, wrist=None):
    e = elbow(shoulder, hand, upper, lower, bend)
    c = (e[0] + (hand[0] - e[0]) * cuff, e[1] + (hand[1] - e[1]) * cuff) if cuff >= 0 else None
    whole = f"M{shoulder[0]} {shoulder[1]}L{e[0]} {e[1]}L{hand[0]} {hand[1]}"
    m.limb(whole, skin, width - 1)
    part = (
        f"M{shoulder[0]} {shoulder[1]}L{e[0]} {e[1]}L{c[0]} {c[1]}"
        if cuff > 0
        else (
            f"M{shoulder[0]} {shoulder[1]}"
            f"L{shoulder[0] + (e[0] - shoulder[0]) * 0.5} {shoulder[1] + (e[1] - shoulder[1]) * 0.5}"
        )
    )
    if sleeve:
        m.thick(part, sleeve, width)
    m.thick(put(whole, -width * 0.2, width * 0.22), INK, width * 0.34, 0.2)
    if wrist:
        w = (e[0] + (hand[0] - e[0]) * 0.62, e[1] + (hand[1] - e[1]) * 0.62)
        m.limb(f"M{w[0]} {w[1]}L{e[0] + (hand[0] - e[0]) * 0.7} {e[1] + (hand[1] - e[1]) * 0.7}", wrist, width, 2.4)


def fist(m, hand, skin, r=8.2):
    m.solid(oval(*hand, r), skin, 3, 1.5, 3.2)


def belt(m, fill, y=112, h=7, buckle=GOLD):
    m.solid(f"M82 {y}H121V{y + h}H82Z", fill, 0, 1.5, 2.8)
    if buckle:
        m.flat(rect(104, y - 1, 9, h + 2), buckle)


def folds(m, *lines):
    for d in lines:
        m.line(d, 2.4, INK, 0.45)


def d_tunic(m, c, trim, o):
    if not o.get("seated"):
        legs(m, o["pants"] or o["flesh"], o["boots"], o["stride"], o["high"])
    m.solid("M91 68Q101 74 112 68Q126 71 127 84L120 114L130 150Q102 157 74 150L84 114L76 84Q77 71 91 68Z", c, 10, 4)
    folds(m, "M92 122L88 148", "M112 122L117 148")
    if trim:
        m.line("M76 145Q102 152 128 145", 4.5, trim)
        m.line("M91 69Q101 76 112 69", 4, trim)
    belt(m, o["belt"])


def d_short(m, c, trim, o):
    """A short tunic over trousers."""
    if not o.get("seated"):
        legs(m, o["pants"] or LEATHER, o["boots"], o["stride"], True)
    m.solid("M91 68Q101 74 112 68Q126 71 127 84L120 114L126 138Q102 144 78 138L84 114L76 84Q77 71 91 68Z", c, 10, 4)
    if trim:
        m.line("M80 134Q102 140 124 134", 4, trim)
    belt(m, o["belt"])


def d_robe(m, c, trim, o):
    foot(m, 86, 184, o["boots"])
    foot(m, 114, 184, o["boots"])
    m.solid("M91 68Q101 74 112 68Q126 71 127 84L122 116L140 182Q102 192 64 182L82 116L76 84Q77 71 91 68Z", c, 12, 4.5)
    folds(m, "M90 124L80 182", "M103 128L102 186", "M115 124L123 182")
    if trim:
        m.line("M66 176Q102 186 138 176", 5, trim)
        m.line("M91 69Q101 76 112 69", 4, trim)
    if o["belt"]:
        belt(m, o["belt"])


def d_dress(m, c, trim, o):
    m.solid(
        "M92 68Q101 76 111 68Q123 71 123 84L117 112Q138 146 146 186Q102 193 58 186Q66 146 86 112L79 84Q80 71 92 68Z",
        c,
        12,
        4.5,
    )
    folds(m, "M92 120Q80 150 76 186", "M102 122V188", "M112 120Q124 150 128 186")
    if trim:
        m.line("M60 180Q102 188 144 180", 5, trim)
        m.line("M92 69Q101 78 111 69", 4, trim)
    if o["belt"]:
        belt(m, o["belt"], 108, 7)


def d_sheath(m, c, trim, o):
    """Narrow Egyptian dress."""
    foot(m, 92, 184, o["boots"])
    foot(m, 112, 184, o["boots"])
    m.solid(UPPER, o["flesh"], 8, 3)
    m.solid("M84 84L94 78L101 88L109 78L120 84L118 114Q128 140 126 182Q104 188 80 182Q78 140 85 114Z", c, 10, 4)
    if trim:
        m.solid("M84 72Q102 64 119 72L124 80Q102 98 79 80Z", trim, 4, 2, 3)
        m.line("M86 80Q102 90 118 80", 2.4, BLUE)
    belt(m, o["belt"] or GOLD, 112, 6, None)
    m.solid("M99 118H108L110 156H97Z", o["belt"] or GOLD, 3, 0, 2.4)


def d_kilt(m, c, trim, o):
    if not o.get("seated"):
        legs(m, o["flesh"], o["boots"], o["stride"])
    m.solid(UPPER, o["flesh"], 9, 4)
    m.line("M102 78V106M90 92Q97 97 102 92Q108 97 115 92", 2, INK, 0.35)
    if trim:
        m.solid("M84 72Q102 64 119 72L124 80Q102 100 79 80Z", trim, 4, 2, 3)
        m.line("M86 80Q102 92 118 80", 2.4, BLUE)
    m.solid("M83 112H121L131 150Q102 157 74 150Z", c, 9, 3)
    folds(m, "M94 120L89 150", "M111 120L116 150")
    belt(m, o["belt"], 110, 7)


def d_bare(m, c, _trim, o):
    """Loincloth."""
    if not o.get("seated"):
        legs(m, o["flesh"], o["boots"], o["stride"], width=17)
    m.solid("M91 68Q101 74 112 68Q128 71 129 86L122 122H82L74 86Q75 71 91 68Z", o["flesh"], 9, 4)
    m.line("M102 78V106M90 92Q97 97 102 92Q108 97 115 92", 2, INK, 0.35)
    m.solid("M82 116H122L120 132L108 152H96L84 132Z", c, 6, 2)
    belt(m, o["belt"], 113, 7)


def d_lorica(m, c, _trim, o):
    legs(m, o["flesh"], o["boots"], o["stride"], True)
    m.solid("M84 108H120L130 148Q102 155 74 148Z", c, 8, 3)
    m.solid("M91 68Q101 74 112 68Q126 71 127 84L121 120H83L76 84Q77 71 91 68Z", STEEL, 10, 4)
    for y in (88, 99, 110):
        m.line(f"M80 {y}Q102 {y + 5} 124 {y}", 2.6)
    m.line("M101 76V118", 2, INK, 0.6)
    for k in range(4):
        x = 87 + k * 9.5
        m.solid(rect(x, 121, 6.5, 20, 2), LEATHER, 2, 0, 2.4)
    belt(m, o["belt"], 115, 7)


def d_cuirass(m, c, trim, o):
    """Muscle cuirass in bronze over a skirt of strips."""
    if not o.get("seated"):
        legs(m, o["flesh"], o["boots"], o["stride"])
        for x in (84, 118):
            m.solid(
                f"M{x - 9} 154Q{x} 148 {x + 9} 154L{x + 7} 178H{x - 7}Z"
                if x > 100
                else f"M{x - 10} 154Q{x} 148 {x + 7} 154L{x + 2} 178H{x - 12}Z",
                trim or BRONZE,
                4,
                2,
                3,
            )
    m.solid("M84 108H120L130 146Q102 153 74 146Z", c, 8, 3)
    folds(m, "M88 118L82 146", "M97 118L94 149", "M107 118L110 149", "M116 118L122 146")
    m.solid("M91 68Q101 76 112 68Q126 71 127 84L121 120Q102 126 83 120L76 84Q77 71 91 68Z", trim or BRONZE, 10, 4)
    m.line("M102 82V112M88 94Q96 101 102 95Q109 101 117 94M94 108Q102 112 110 108", 2.2, INK, 0.55)


def d_mail(m, c, trim, o):
    """Mail shirt and surcoat."""
    if not o.get("seated"):
        legs(m, IRON, IRON, o["stride"], True)
    m.solid("M91 68Q101 74 112 68Q128 71 129 86L121 114L130 150Q102 157 74 150L83 114L74 86Q75 71 91 68Z", IRON, 8, 3)
    m.solid("M88 70Q101 76 115 70L118 114L126 158Q102 164 80 158L86 114Z", c, 9, 3)
    if trim:
        m.line("M102 80V104M91 91H113", 6, trim)
    belt(m, o["belt"], 113, 7)


def d_toga(m, c, trim, _o):
    foot(m, 86, 184, LEATHER)
    foot(m, 114, 184, LEATHER)
    m.solid("M91 68Q101 74 112 68Q126 71 127 84L122 116L138 182Q102 191 66 182L82 116L76 84Q77 71 91 68Z", LINEN, 12, 4)
    folds(m, "M112 134L116 184", "M100 150L98 186")
    sash = "M84 69Q76 76 75 92L66 178Q84 186 92 184L96 138Q128 132 132 112L126 98Q110 116 98 112Q98 84 96 69Z"
    m.solid(sash, c, 10, 4)
    folds(m, "M88 80Q86 108 94 120Q112 124 128 110", "M84 100Q82 140 80 180")
    if trim:
        m.line("M95 70Q97 92 99 112Q112 116 126 99", 4, trim)


def d_coat(m, c, trim, o):
    """Steppe coat."""
    if not o.get("seated"):
        legs(m, o["pants"] or LEATHER, o["boots"], o["stride"], True)
    m.solid("M91 68Q101 74 112 68Q127 71 128 86L121 114L134 158Q102 166 70 158L83 114L75 86Q76 71 91 68Z", c, 10, 4)
    m.line("M112 69L97 92V160", 5, trim or FUR)
    m.line("M72 154Q102 162 132 154", 6, trim or FUR)
    belt(m, o["belt"])


def d_kimono(m, c, trim, o):
    foot(m, 90, 184, STRAW)
    foot(m, 112, 184, STRAW)
    m.solid("M91 68Q101 74 112 68Q126 71 127 84L121 116L132 184Q102 189 72 184L83 116L76 84Q77 71 91 68Z", c, 11, 4)
    m.line("M92 68L104 104L114 68", 5, trim or CREAM)
    m.line("M104 124L110 186", 4, trim or CREAM)
    m.solid(rect(81, 104, 42, 17, 3), o["belt"] or GOLD, 5, 0, 3)


def d_oyoroi(m, c, _trim, o):
    """Samurai armour: laced plates."""
    legs(m, NAVY, BLACK, o["stride"], True)
    for x, w in ((74, 19), (93, 19), (112, 20)):
        m.solid(rect(x, 122, w, 34, 2), c, 5, 2, 3.2)
        m.line(f"M{x} 133H{x + w}M{x} 144H{x + w}", 2.4, GOLD)
    m.solid("M91 68Q101 74 112 68Q126 71 127 84L122 122H82L76 84Q77 71 91 68Z", c, 9, 4)
    m.line("M80 90H124M82 101H123M83 112H122", 2.6, GOLD)
    belt(m, CREAM, 116, 7, None)


def d_shoulders(m, c):
    """Samurai shoulder plates, over the arms."""
    for x, a in ((74, 8), (126, -8)):
        with m.at(x, 88, 1, a):
            m.solid(rect(-11, -17, 22, 36, 3), c, 5, 2, 3.2)
            m.line("M-11 -6H11M-11 5H11", 2.4, GOLD)


def d_apron(m, c, trim, o):
    legs(m, o["pants"] or LEATHER, o["boots"], o["stride"], True)
    m.solid("M91 68Q101 74 112 68Q126 71 127 84L120 114L126 142Q102 148 78 142L84 114L76 84Q77 71 91 68Z", c, 9, 4)
    m.solid("M92 84H114L117 112L124 154Q104 160 88 154L89 112Z", trim or LEATHER, 7, 3, 3.2)
    m.line("M93 84L88 69M113 84L117 69", 3.4)
    m.line("M85 114H120", 3.4)


def d_flounce(m, c, trim, o):
    """Minoan: bodice and a skirt of flounces."""
    m.solid("M88 108H116Q138 146 144 186Q102 193 60 186Q66 146 88 108Z", c, 12, 4)
    for k, (y, w) in enumerate(((128, 24), (148, 33), (167, 38))):
        m.line(f"M{102 - w} {y}Q102 {y + 12} {102 + w} {y}", 9)
        m.line(f"M{102 - w} {y}Q102 {y + 12} {102 + w} {y}", 4.6, (trim or GOLD, BLUE, trim or GOLD)[k])
    m.solid("M92 68Q101 76 111 68Q124 71 124 84L118 112H86L79 84Q80 71 92 68Z", c, 8, 3)
    m.line("M92 69Q101 92 111 69", 4, trim or GOLD)
    m.solid("M84 104H120V114H84Z", o["belt"] or GOLD, 3, 0, 3)


def d_sari(m, c, trim, _o):
    m.solid(
        "M92 68Q101 76 111 68Q123 71 123 84L117 112Q132 146 136 186Q102 192 68 186Q74 146 86 112L79 84Q80 71 92 68Z",
        trim or OCHRE,
        12,
        4,
    )
    m.solid("M112 68Q123 72 123 84L117 110Q110 140 92 186Q80 188 68 186Q74 146 88 112Q96 92 112 68Z", c, 9, 3)
    m.line("M114 72Q112 112 94 182", 4, GOLD)
    folds(m, "M110 132L116 184", "M90 130L80 184")


def d_hanfu(m, c, trim, o):
    """Chinese court dress: crossed collar, wide hem, long sash."""
    m.solid("M91 68Q101 74 112 68Q126 71 127 84L119 112L142 186Q102 193 62 186L85 112L76 84Q77 71 91 68Z", c, 12, 4)
    m.line("M92 68L110 106M112 68L94 106", 5, trim or CREAM)
    m.line("M64 180Q102 188 140 180", 5.5, trim or CREAM)
    m.solid(rect(84, 106, 36, 13, 2), o["belt"] or GOLD, 3, 0, 3)
    m.solid("M98 118H106L110 172Q102 178 96 172Z", o["belt"] or GOLD, 4, 0, 3)


def d_dhoti(m, c, trim, o):
    """Indian king: bare chest with necklaces, draped cloth, sash."""
    legs(m, o["flesh"], o["boots"], o["stride"])
    m.solid(UPPER, o["flesh"], 9, 4)
    m.solid("M84 72Q102 64 119 72L122 80Q102 100 81 80Z", GOLD, 4, 2, 3)
    m.line("M88 84Q102 108 116 84", 3, "#2f8f86")
    m.solid("M83 110H121L130 172Q116 166 104 176Q92 166 74 168Z", c, 9, 3)
    folds(m, "M102 116L104 170", "M92 118L86 164", "M112 118L118 164")
    m.line("M82 112H122", 9)
    m.line("M82 112H122", 5, GOLD)
    m.solid("M112 114L126 148L118 152L106 116Z", trim or OCHRE, 3, 0, 3)


def d_plaid(m, c, trim, o):
    """Celtic: checked tunic over trousers."""
    if not o.get("seated"):
        legs(m, o["pants"] or LEATHER, o["boots"], o["stride"], True)
    body = "M91 68Q101 74 112 68Q126 71 127 84L120 114L128 144Q102 151 76 144L84 114L76 84Q77 71 91 68Z"
    m.solid(body, c, 10, 4)
    q = as_path(body)
    for y in (84, 98, 126, 138):
        m.flat(common(rect(70, y, 64, 3.4), q), trim or OCHRE, 0.75)
    for x in (86, 98, 110, 121):
        m.flat(common(rect(x, 66, 3.4, 84), q), trim or OCHRE, 0.6)
    m.outline(q, 3.4)
    m.line("M93 71Q101 80 111 71", 5.4)
    m.line("M93 71Q101 80 111 71", 3, GOLD)
    belt(m, o["belt"])


def d_peplos(m, c, trim, o):
    """Greek: a long dress folded over at the waist."""
    foot(m, 92, 184, LEATHER)
    foot(m, 112, 184, LEATHER)
    m.solid("M92 68Q101 76 111 68Q123 71 123 84L117 112L130 182Q102 190 74 182L87 112L79 84Q80 71 92 68Z", c, 11, 4)
    folds(m, "M92 132L84 182", "M102 134V186", "M112 132L120 182")
    m.solid("M80 84L88 70Q101 80 115 70L124 84L124 128Q102 140 80 128Z", c, 9, 3)
    if trim:
        m.line("M81 125Q102 137 123 125M76 177Q102 185 128 177", 3.6, trim)
    m.line("M86 108Q102 114 118 108", 4, o["belt"] or GOLD)


def d_sumo(m, c, _trim, o):
    m.solid(
        union(
            chain((84, 132, 22), (70, 160, 15), (70, 178, 11)),
            chain((118, 132, 22), (132, 160, 15), (130, 178, 11)),
            oval(101, 108, 41, 40),
            chain((80, 82, 14), (122, 82, 14)),
        ),
        o["flesh"],
        12,
        4,
    )
    foot(m, 66, 184, o["flesh"], 1.1)
    foot(m, 130, 184, o["flesh"], 1.1)
    m.solid("M62 124Q101 150 140 124L138 140Q120 152 112 154L106 172H94L90 154Q76 150 64 140Z", c, 7, 3, 3.4)
    m.line("M86 92Q94 98 100 92M104 92Q112 98 118 92M101 118v5", 2.4, INK, 0.5)


DRESSES = {name[2:]: thing for name, thing in globals().items() if name.startswith("d_")}
BARE_ARMS = {"kilt", "bare", "sheath", "cuirass", "lorica", "toga", "dhoti", "flounce", "peplos", "sari"}
LONG_SLEEVES = {"hanfu", "plaid", "coat", "short", "robe", "dress", "kimono", "mail", "apron"}


def person(
    m,
    dress="tunic",
    cloth=CLOTH,
    trim=None,
    skin=0,
    hair="short",
    tone=0,
    beard=None,
    top=None,
    colour=None,
    cloak=None,
    cape_trim=None,
    belt=LEATHER_D,
    pants=None,
    boots=LEATHER_D,
    stride=1.0,
    high=False,
    right=(142, 112),
    left=(74, 124),
    bend=(1, -1),
    has=None,
    turn=0.0,
    size=1.0,
    under=None,
    under_turn=0.0,
    under_size=1.0,
    shield=None,
    shield_at=None,
    shield_size=1.0,
    sleeve=None,
    cuff=None,
    wide=None,
    lean=0.0,
    x=0.0,
    y=0.0,
    scale=1.0,
    mirror=False,
    seated=False,
    wrist=None,
    hands=True,
    behind=None,
    over=None,
    nose=None,
    old=None,
):
    """Draw a person: `right` and `left` are the hands on the screen, `has` and `under` what they hold.

    A shield hangs on the left arm. `behind` and `over` draw what lies below and above.
    """
    flesh = SKIN[skin]
    cx, cy = 100, 190
    with m.at(x + cx, y + cy, scale, 0, mirror), m.at(-cx, -cy):
        sleeves = (
            sleeve
            if sleeve is not None
            else (
                None
                if dress in BARE_ARMS - {"lorica", "toga"}
                else LINEN
                if dress == "toga"
                else IRON
                if dress == "mail"
                else cloth
            )
        )
        if sleeve is None and dress in ("lorica",):
            sleeves = cloth
        cuffs = cuff if cuff is not None else (0.75 if dress in LONG_SLEEVES else 0)
        width = wide or (19 if dress in ("kimono", "hanfu") else 17 if dress in ("robe", "dress") else 14.5)
        if cloak:
            m.solid("M86 70C62 96 56 150 58 180Q92 188 122 178L120 72Z", cloak, 10, 3)
            if cape_trim:
                m.line("M60 175Q92 182 120 174", 5, cape_trim)
        if behind:
            behind(m)
        arm(m, (120, 82), right, bend[0], sleeves, flesh, cuffs, width, wrist=wrist)
        DRESSES[dress](
            m,
            cloth,
            trim,
            {
                "flesh": flesh,
                "belt": belt,
                "pants": pants,
                "boots": boots,
                "stride": stride,
                "high": high,
                "seated": seated,
            },
        )
        m.solid("M93 62H110V71Q101 78 93 71Z", flesh, 4, 0, 3)
        if cloak:
            m.solid("M80 78Q84 66 101 68Q120 66 125 78Q112 72 102 77Q90 73 80 78Z", cloak, 3, 1, 3)
            m.solid(oval(112, 76, 4.5), GOLD, 1, 1, 2.4)
        head(
            m,
            102 + lean * 0.2,
            46,
            skin,
            hair,
            tone,
            beard,
            top,
            colour,
            nose=nose,
            old=old,
            woman=dress in ("dress", "sheath", "flounce", "sari", "hanfu", "peplos"),
        )
        if has:
            hold(m, has, *right, turn, size)
        if hands:
            fist(m, right, flesh)
        if under and not shield:
            arm(m, (83, 84), left, bend[1], sleeves, flesh, cuffs, width, wrist=wrist)
            hold(m, under, *left, under_turn, under_size)
            fist(m, left, flesh)
        else:
            arm(m, (83, 84), left, bend[1], sleeves, flesh, cuffs, width, wrist=wrist)
            if not shield:
                fist(m, left, flesh)
        if dress == "oyoroi":
            d_shoulders(m, cloth)
        if shield:
            sx, sy = shield_at or (left[0] + 2, left[1] + 2)
            with m.at(sx, sy, shield_size):
                SHIELDS[shield](m)
        if over:
            over(m)
