"""Animals, riders, crowds and ships."""

import math
from functools import partial

from figure_parts import (
    BLACK,
    CREAM,
    FUR,
    LEATHER,
    LEATHER_D,
    NAVY,
    OCHRE,
    OLIVE,
    SHIELDS,
    chain,
    curve,
    fish_at,
    fitted,
    foot,
    head,
    hold,
    person,
)
from make_motifs_figures import PEOPLE, quiver, sumo
from PySide6.QtCore import QPointF
from style import (
    BONE,
    BRONZE,
    CLAY,
    CLOTH,
    DARK,
    EMBER,
    FIRE,
    FLAME,
    GLOW,
    GOLD,
    GOLD_D,
    HAIR,
    INK,
    IRON,
    LEAF,
    LINEN,
    MOTIFS,
    ROSE,
    SKIN,
    SLATE,
    STEEL,
    STONE,
    STONE_D,
    STONE_W,
    STRAW,
    TEAL,
    WATER,
    WATER_L,
    WOOD,
    WOOD_D,
    WOOD_L,
    as_path,
    common,
    cut,
    oval,
    poly,
    put,
    rect,
    star,
    union,
)


def motif(draw):
    MOTIFS[draw.__name__] = partial(fitted, draw.__name__, draw)
    return draw


# Four legs


def beast(m, fill, body, near=(), far=(), tail=(), hooves=None, shade=12.0, far_fill=None):
    """body, near, far: lists of curves of (x, y, radius); one silhouette, far legs darker behind."""
    for points in far:
        p = chain(*points)
        m.solid(p, far_fill or fill, 0, 0)
        m.shade(p, 0.32)
        if hooves:
            x, y, r = points[-1]
            m.solid(rect(x - r - 1, y - 1, 2 * r + 3, 9, 2), hooves, 0, 0, 3)
    for points in tail:
        m.solid(chain(*curve(points, 4)), fill, 4, 0)
    whole = union(*[chain(*points) for points in (*body, *near)])
    if hooves:
        for points in near:
            x, y, r = points[-1]
            m.solid(rect(x - r - 1, y - 1, 2 * r + 3, 9, 2), hooves, 3, 0, 3.4)
    m.solid(whole, fill, shade, 4)
    return whole


def eye(m, x, y, r=3.0):
    m.flat(oval(x, y, r), INK)


PACES = {
    "stand": (
        [[(54, 120, 17), (46, 148, 9), (50, 180, 6)], [(138, 122, 14), (142, 150, 8.5), (146, 180, 6)]],
        [[(66, 126, 13), (72, 150, 8), (70, 180, 5.5)], [(126, 124, 12), (130, 152, 7.5), (130, 180, 5.5)]],
    ),
    "walk": (
        [[(54, 120, 17), (50, 150, 9), (34, 180, 6)], [(138, 122, 14), (152, 148, 8.5), (150, 176, 6)]],
        [[(66, 126, 13), (78, 150, 8), (84, 180, 5.5)], [(126, 124, 12), (122, 152, 7.5), (112, 180, 5.5)]],
    ),
    "gallop": (
        [[(56, 120, 17), (56, 148, 9), (36, 178, 6)], [(134, 122, 14), (166, 130, 8.5), (184, 150, 6)]],
        [[(58, 124, 14), (34, 146, 8), (14, 172, 5.5)], [(134, 122, 13), (160, 138, 8), (170, 164, 5.5)]],
    ),
    "rear": (
        [[(56, 120, 18), (34, 142, 10), (26, 176, 6.5)], [(136, 122, 14), (164, 132, 8.5), (150, 158, 6)]],
        [[(62, 124, 15), (52, 150, 8.5), (48, 180, 6)], [(136, 116, 13), (172, 118, 8), (176, 146, 5.5)]],
    ),
}
"""Near and far legs of a horse; who rears is turned as a whole."""


def a_horse(m, fill="#9a6a42", mane="#3a2a1c", cloth=None, pace="stand", bridle=True, tail_fill=None):
    """Foot 190, back at about y = 96, nose at x = 190."""
    near, far = PACES[pace]
    m.solid(chain(*curve([(40, 104, 6), (24, 112, 9), (18, 134, 8), (14, 156, 4)], 5)), tail_fill or mane, 5, 2)
    beast(
        m,
        fill,
        [
            [(58, 110, 21), (98, 114, 20), (134, 110, 22)],
            [(140, 100, 19), (158, 66, 12.5), (164, 54, 12)],
            [(164, 54, 12.5), (186, 76, 8)],
        ],
        near,
        far,
        hooves=INK,
    )
    m.solid("M158 44L162 28L170 42Z", fill, 3, 1, 3.2)
    m.solid("M166 40C148 34 140 56 132 84Q134 92 142 86C146 66 152 54 166 52Q172 44 166 40Z", mane, 4, 2, 3.2)
    eye(m, 171, 57)
    m.line("M190 78Q186 84 180 82", 2.2)
    if bridle:
        m.line("M176 62L168 76M178 84L168 76L160 92", 3, LEATHER_D)
    if cloth:
        m.solid("M78 92Q98 86 118 92L122 124Q98 132 74 124Z", cloth, 7, 3)
        m.line("M76 118Q98 126 121 118", 3.6, GOLD)


@motif
def horse(m):
    a_horse(m, bridle=False)


@motif
def saddled_horse(m):
    a_horse(m, "#7a4e30", cloth=CLOTH)


@motif
def pack_horse(m):
    a_horse(m, "#a98a62", "#5a4632")
    m.solid(rect(66, 84, 26, 36, 8), STRAW, 7, 3)
    m.solid(rect(98, 80, 28, 42, 8), OLIVE, 7, 3)
    m.solid(rect(62, 66, 66, 20, 9), CLOTH, 6, 3)
    m.line("M84 66V86M108 66V86M66 100H92M98 100H126", 3)


def rider(m, x=98, y=104, **more):
    """A person sitting on a back at (x, y)."""
    s = more.pop("scale", 0.62)
    spec = {"dress": "tunic", "seated": True, "boots": LEATHER} | more
    leg_fill = spec.pop("leg", LEATHER)
    with m.at(x - 101 * s, y - 142 * s + 4, s):
        person(m, **spec)
    m.limb(f"M{x} {y - 4}L{x + 14} {y + 14}L{x + 6} {y + 36}", leg_fill, 9.5, 3.6)
    with m.at(x + 6, y + 38, 0.62):
        foot(m, 0, 0)


@motif
def horseman(m):
    a_horse(m, "#8a5a3a", cloth=CLOTH, pace="gallop")
    rider(
        m,
        96,
        98,
        dress="tunic",
        cloth=CREAM,
        top="attic",
        cloak=CLOTH,
        right=(144, 92),
        has="spear",
        turn=62,
        size=0.95,
        left=(84, 112),
    )


@motif
def horse_archer(m):
    a_horse(m, "#b98d5c", "#54402c", cloth=CLOTH, pace="gallop")
    rider(
        m,
        96,
        98,
        dress="coat",
        cloth=CLOTH,
        trim=FUR,
        top="fur",
        skin=1,
        right=(152, 82),
        left=(110, 84),
        has="bow",
        size=0.9,
        behind=quiver,
        over=lambda m: (m.line("M148 28L112 84L148 140", 2.2), hold(m, "arrow", 124, 84)),
    )


@motif
def mounted_knight(m):
    a_horse(m, "#e0d8c4", "#8d8270", pace="gallop")
    m.solid("M44 96Q90 82 132 92L140 138Q88 158 42 136Z", CLOTH, 10, 4)
    m.line("M44 128Q90 148 138 130", 4, GOLD)
    rider(
        m,
        96,
        96,
        dress="mail",
        cloth=CLOTH,
        trim=CREAM,
        top="great",
        right=(140, 100),
        has="flag",
        turn=40,
        size=0.9,
        shield="kite",
        left=(90, 112),
        shield_size=0.8,
        leg=IRON,
    )


@motif
def messenger_rider(m):
    a_horse(m, "#c9a878", "#f1e3bd", cloth=CLOTH, pace="gallop")
    rider(
        m,
        96,
        98,
        dress="short",
        cloth=NAVY,
        top="feathercap",
        cloak=CLOTH,
        right=(148, 74),
        has="letter",
        size=1.0,
        turn=10,
        left=(112, 112),
    )


@motif
def cataphract(m):
    """Man and horse in scales of bronze, the long lance in both hands."""
    with m.at(0, 8, 0.96):
        a_horse(m, "#6b4a34", pace="walk", bridle=False)
        coat = as_path(
            "M34 96Q60 84 96 92Q126 84 146 66L154 46Q170 42 178 58L166 84Q156 112 150 150Q96 164 38 150Q26 120 34 96Z"
        )
        m.solid(coat, BRONZE, 12, 4)
        for row in range(7):
            for k in range(13):
                x, y = 36 + k * 10 + row % 2 * 5, 92 + row * 9
                if coat.contains(QPointF(x - 6, y + 5)) and coat.contains(QPointF(x + 6, y + 5)):
                    m.line(f"M{x - 5} {y}q5 8 10 0", 2, INK, 0.55)
        m.line("M36 146Q96 160 150 146", 5, CLOTH)
        m.solid("M152 44L178 48L192 78L182 86L162 68Z", BRONZE, 4, 2, 3.4)
        m.flat(oval(172, 58, 4), DARK)
        rider(
            m,
            92,
            88,
            dress="mail",
            cloth=CLOTH,
            trim=GOLD,
            top="nasal",
            right=(138, 98),
            has="lance",
            turn=62,
            left=(108, 112),
            leg=IRON,
        )


@motif
def rearing_rider(m):
    """The young king on his black horse, which nobody else could tame."""
    with m.at(40, 86, 0.86), m.at(turn=-30), m.at(-54, -120):
        a_horse(m, "#3f3836", "#1f1a18", cloth=CLOTH, pace="rear")
        m.solid("M164 50Q170 46 172 56L184 74L178 76Z", LINEN, 0, 0, 0)
    rider(
        m,
        68,
        54,
        dress="cuirass",
        cloth=LINEN,
        trim=GOLD,
        hair="curly",
        tone=5,
        top="diadem",
        cloak=CLOTH,
        right=(146, 66),
        has="sword",
        turn=30,
        size=1.1,
        left=(112, 112),
        skin=4,
        leg=SKIN[4],
    )


@motif
def young_rider(m):
    """As on the frieze of the Parthenon: broad hat, short cloak, a horse at the walk."""
    a_horse(m, "#efe6d2", "#b98650", pace="walk")
    rider(
        m,
        96,
        98,
        dress="tunic",
        cloth=CLOTH,
        trim=LINEN,
        top="petasos",
        cloak=NAVY,
        right=(140, 104),
        left=(116, 112),
        skin=0,
        leg=SKIN[0],
    )


@motif
def celtic_rider(m):
    a_horse(m, "#6f675f", "#e6dcc2", cloth=CLOTH, pace="gallop")
    rider(
        m,
        96,
        98,
        dress="plaid",
        cloth=CLOTH,
        trim=OCHRE,
        top="goldhelm",
        hair="long",
        tone=5,
        beard="moustache",
        skin=4,
        right=(150, 72),
        has="spear",
        turn=70,
        size=0.9,
        left=(112, 112),
        leg=OLIVE,
    )


@motif
def steppe_rider(m):
    """The shot backwards, from a shaggy grey horse."""
    a_horse(m, "#8f8a80", "#4a443e", cloth=CLOTH, pace="gallop")
    with m.at(192, 0, mirror=True):
        rider(
            m,
            96,
            98,
            dress="coat",
            cloth=CLOTH,
            trim=FUR,
            top="fur",
            beard="moustache",
            tone=0,
            skin=5,
            right=(152, 78),
            left=(110, 82),
            has="bow",
            size=0.9,
            over=backward_bow,
        )


def backward_bow(m):
    m.line("M148 22L112 82L148 136", 2.2)
    hold(m, "arrow", 124, 80)


@motif
def amazon_rider(m):
    a_horse(m, "#c98f5a", "#f1e3bd", cloth=CLOTH, pace="walk")
    rider(
        m,
        96,
        98,
        dress="tunic",
        cloth=CLOTH,
        trim=GOLD,
        top="phrygian",
        colour=OCHRE,
        hair="plait",
        tone=4,
        skin=5,
        right=(152, 76),
        left=(110, 84),
        has="bow",
        size=0.9,
        behind=quiver,
        over=backward_bow,
    )


@motif
def centaur(m):
    """A man to the waist, a horse below, bow in hand."""
    with m.at(66, -30, 0.92):
        person(
            m,
            dress="bare",
            cloth=LEATHER,
            seated=True,
            hair="curly",
            tone=1,
            beard="full",
            top="laurel",
            skin=1,
            right=(156, 82),
            left=(110, 86),
            has="bow",
            size=0.95,
            behind=quiver,
            over=backward_bow,
        )
    near, far = PACES["walk"]
    m.solid(chain(*curve([(40, 104, 6), (24, 112, 9), (18, 134, 8), (14, 156, 4)], 5)), HAIR[1], 5, 2)
    beast(
        m,
        "#9a6a42",
        [[(58, 110, 21), (98, 114, 20), (134, 108, 23)], [(140, 100, 21), (152, 84, 19)]],
        near,
        far,
        hooves=INK,
    )


@motif
def donkey(m):
    g = "#9b948a"
    m.solid(chain(*curve([(40, 112, 4), (28, 126, 4), (26, 150, 6)], 4)), g, 3, 0)
    beast(
        m,
        g,
        [
            [(62, 118, 21), (98, 122, 21), (130, 116, 19)],
            [(136, 106, 16), (152, 84, 12)],
            [(152, 78, 13), (176, 98, 9)],
        ],
        [[(54, 126, 16), (50, 152, 8), (52, 180, 6)], [(134, 126, 13), (138, 152, 8), (140, 180, 6)]],
        [[(68, 128, 13), (72, 152, 7), (72, 180, 5.5)], [(122, 128, 12), (124, 152, 7), (124, 180, 5.5)]],
        hooves=INK,
    )
    for x, a in ((146, -22), (156, 4)):
        with m.at(x, 68, 1, a):
            m.solid("M-6 2Q-10 -26 0 -40Q10 -26 6 2Z", g, 3, 2, 3.2)
    eye(m, 160, 78)
    m.flat(oval(178, 100, 8, 7), "#ded6c6")
    m.line("M182 104q-5 5 -10 2", 2.2)
    m.solid(rect(66, 86, 30, 42, 8), STRAW, 7, 3)
    m.solid(rect(102, 88, 26, 38, 8), CLOTH, 7, 3)
    m.line("M66 104H96M102 104H128M96 94h6", 3)


@motif
def camel(m):
    c = "#d3a766"
    m.solid(chain(*curve([(36, 110, 4), (24, 130, 3.5), (24, 150, 5)], 4)), c, 3, 0)
    beast(
        m,
        c,
        [
            [(58, 116, 19), (96, 118, 20), (128, 112, 18)],
            [(62, 100, 17), (66, 82, 12)],
            [(100, 100, 18), (104, 80, 12)],
            curve([(130, 110, 14), (152, 104, 10), (160, 78, 8.5), (162, 54, 9)], 4),
            [(162, 50, 11), (184, 58, 8.5)],
        ],
        [[(50, 122, 15), (46, 150, 7), (48, 182, 6)], [(130, 122, 12), (134, 152, 7), (136, 182, 6)]],
        [[(64, 126, 13), (68, 152, 7), (68, 182, 5.5)], [(118, 124, 12), (120, 152, 7), (120, 182, 5.5)]],
        shade=10,
    )
    m.solid("M156 40Q150 30 156 26Q164 30 164 40Z", c, 2, 0, 3)
    eye(m, 168, 47)
    m.line("M190 60Q184 66 178 64", 2.2)
    m.solid("M72 92Q84 84 94 92L98 124Q84 130 68 124Z", CLOTH, 6, 3)
    m.line("M70 118Q84 124 97 118", 3.4, GOLD)
    m.line("M160 62Q168 68 176 66", 3, CLOTH)


@motif
def laden_camel(m):
    camel(m)
    m.solid(rect(58, 70, 52, 22, 9), STRAW, 7, 3)
    m.solid(rect(48, 90, 28, 38, 8), OLIVE, 7, 3)
    m.solid(rect(94, 90, 28, 38, 8), TEAL, 7, 3)
    m.line("M84 70V92M62 90V128M108 90V128", 3)


@motif
def sheep(m):
    leg_c = "#4a3f36"
    for x in (62, 78, 122, 138):
        m.limb(f"M{x} 150V184", leg_c, 9, 3.6)
    blobs = [(50, 124, 26), (76, 102, 27), (108, 98, 28), (138, 112, 26), (140, 138, 22), (108, 146, 26), (70, 146, 25)]
    wool = union(*[oval(x, y, r) for x, y, r in blobs], oval(98, 122, 50, 30))
    m.solid(wool, LINEN, 14, 5)
    m.line("M66 112q8 -8 16 0M100 122q8 -8 16 0M78 138q8 -8 16 0M120 108q8 -8 14 0", 3, INK, 0.4)
    m.solid(chain((152, 100, 15), (176, 118, 10)), leg_c, 5, 2)
    m.solid("M146 92Q126 90 124 104Q136 112 150 102Z", leg_c, 3, 0, 3.2)
    m.solid(union(oval(148, 84, 13), oval(160, 86, 10)), LINEN, 4, 2, 3.4)
    m.flat(oval(162, 102, 3), LINEN)


@motif
def goat(m):
    c = "#c9bda4"
    beast(
        m,
        c,
        [
            [(58, 118, 22), (96, 120, 22), (128, 114, 20)],
            [(132, 106, 16), (150, 84, 11)],
            [(150, 78, 12), (174, 94, 8)],
        ],
        [[(50, 126, 15), (46, 152, 8), (48, 180, 6)], [(132, 122, 13), (136, 152, 8), (138, 180, 6)]],
        [[(66, 128, 13), (70, 152, 7), (70, 180, 5.5)], [(120, 126, 12), (122, 152, 7), (122, 180, 5.5)]],
        [[(40, 106, 7), (26, 96, 6), (20, 88, 3)]],
        hooves=INK,
    )
    d = "M150 68C142 46 124 38 108 44"
    m.line(d, 13)
    m.line(d, 6, WOOD_L)
    m.solid("M144 78Q126 74 124 84Q136 90 146 86Z", c, 2, 0, 3)
    m.solid("M164 98Q162 116 168 120Q176 112 174 100Z", LINEN, 2, 0, 3)
    eye(m, 158, 76)


@motif
def bull(m):
    c = "#7a4a30"
    m.line("M34 96Q16 104 18 140", 8)
    m.line("M34 96Q16 104 18 140", 3, c)
    m.solid(oval(18, 148, 7, 11), INK, 0, 0, 0)
    beast(
        m,
        c,
        [
            [(54, 112, 26), (96, 112, 27), (134, 104, 33)],
            [(142, 96, 30), (162, 96, 20)],
            [(162, 92, 18), (182, 114, 11)],
        ],
        [[(46, 126, 18), (42, 154, 9), (44, 180, 7)], [(132, 132, 16), (136, 156, 10), (138, 180, 7.5)]],
        [[(66, 130, 15), (70, 154, 8), (70, 180, 6.5)], [(112, 132, 15), (114, 156, 9), (114, 180, 7)]],
        hooves=INK,
        shade=15,
    )
    for d in ("M150 78C132 76 128 58 134 48", "M164 74C182 72 186 56 180 46"):
        m.line(d, 13)
        m.line(d, 6.5, BONE)
    m.solid("M150 84Q136 80 132 90Q142 98 152 92Z", c, 2, 0, 3)
    eye(m, 168, 88, 3.4)
    m.line("M188 112q-4 6 -10 5", 2.4)
    m.line(oval(186, 121, 5), 3, GOLD)


@motif
def cow(m):
    c = LINEN
    m.line("M34 98Q18 108 22 140", 8)
    m.line("M34 98Q18 108 22 140", 3, c)
    m.solid(oval(22, 146, 6, 9), INK, 0, 0, 0)
    m.solid("M78 138Q92 160 104 138Z", "#e3a79a", 3, 0, 3.4)
    w = beast(
        m,
        c,
        [
            [(54, 112, 26), (96, 114, 26), (132, 110, 24)],
            [(140, 104, 18), (156, 86, 14)],
            [(156, 82, 15), (178, 102, 11)],
        ],
        [[(46, 126, 17), (44, 154, 9), (46, 180, 7)], [(134, 128, 14), (138, 156, 9), (140, 180, 7)]],
        [[(64, 130, 14), (68, 154, 8), (68, 180, 6.5)], [(120, 130, 14), (122, 156, 8), (122, 180, 6.5)]],
        hooves=INK,
        shade=13,
    )
    for x, y, a, b in ((56, 100, 20, 16), (104, 122, 22, 15), (132, 96, 12, 9), (48, 130, 9, 10), (160, 74, 10, 9)):
        m.flat(common(w, oval(x, y, a, b)), "#5e4030")
    m.outline(w)
    m.flat(oval(181, 104, 9, 8), "#e3b3a4")
    for d in ("M150 68Q142 56 148 50", "M160 68Q168 56 164 48"):
        m.line(d, 9)
        m.line(d, 4, BONE)
    m.solid("M146 78Q130 74 128 84Q138 92 148 86Z", "#5e4030", 2, 0, 3)
    eye(m, 166, 80)


@motif
def ox_cart(m):
    with m.at(70, 46, 0.76):
        cow(m)
    m.limb("M12 122H112", WOOD, 6, 3.4)
    m.solid(poly((6, 92), (92, 92), (86, 126), (12, 126)), WOOD_L, 7, 3)
    m.line("M8 103H90M10 114H88", 2, INK, 0.5)
    for x, y, c in ((20, 84, STRAW), (42, 78, OLIVE), (66, 82, STRAW)):
        m.solid(oval(x + 4, y, 19, 16), c, 6, 3)
    wheel_at(m, 48, 152, 36)


def wheel_at(m, x, y, r, spokes=8, fill=WOOD_L, hub=GOLD_D):
    m.solid(cut(oval(x, y, r), oval(x, y, r * 0.74)), fill, r * 0.1, 2, 3.6)
    for k in range(spokes):
        a = math.pi * k / spokes * 2
        m.limb(
            f"M{x + r * 0.2 * math.cos(a)} {y + r * 0.2 * math.sin(a)}"
            f"L{x + r * 0.74 * math.cos(a)} {y + r * 0.74 * math.sin(a)}",
            fill,
            max(2.5, r * 0.09),
            2.4,
        )
    m.solid(oval(x, y, r * 0.24), hub, r * 0.08, 1.5, 3.2)


@motif
def pig(m):
    c = "#e5a699"
    m.line("M34 104Q18 98 24 88Q34 84 32 94", 7)
    m.line("M34 104Q18 98 24 88Q34 84 32 94", 3, c)
    beast(
        m,
        c,
        [[(62, 122, 33), (100, 124, 35), (130, 122, 31)], [(144, 118, 24), (170, 126, 13)]],
        [[(54, 146, 13), (54, 164, 9), (54, 182, 8)], [(126, 146, 13), (128, 164, 9), (128, 182, 8)]],
        [[(74, 150, 10), (76, 168, 8), (76, 182, 7)], [(110, 150, 10), (108, 168, 8), (108, 182, 7)]],
        shade=15,
    )
    m.solid(oval(181, 127, 9, 13), "#d98f84", 3, 2, 3.4)
    m.flat(oval(180, 122, 2, 3), INK)
    m.flat(oval(184, 132, 2, 3), INK)
    m.solid("M138 98Q134 80 146 76Q160 88 156 104Z", "#d98f84", 4, 2, 3.2)
    eye(m, 161, 110, 3.2)


def a_dog(m, c, ears="down", tail=((40, 112, 8), (22, 100, 6), (14, 84, 4)), snout=8.5):
    beast(
        m,
        c,
        [
            [(58, 116, 18), (96, 120, 18), (126, 112, 20)],
            [(132, 102, 16), (146, 82, 14)],
            [(148, 76, 17), (178, 86, snout)],
        ],
        [[(52, 122, 16), (42, 150, 8), (50, 182, 6.5)], [(128, 122, 13), (134, 152, 8), (136, 182, 6.5)]],
        [[(66, 128, 12), (66, 152, 7), (70, 182, 6)], [(114, 124, 12), (116, 152, 7), (118, 182, 6)]],
        [tail],
        shade=10,
    )
    if ears == "down":
        m.solid("M140 62Q124 66 126 90Q136 96 148 80Z", c, 4, 0, 3.2)
        m.shade("M140 62Q124 66 126 90Q136 96 148 80Z", 0.25)
    else:
        m.solid("M134 66L136 42L150 60Z", c, 3, 2, 3.2)
        m.solid("M146 62L152 40L162 62Z", c, 3, 2, 3.2)
    eye(m, 158, 74, 3)
    m.flat(oval(185, 83, 5, 4.5), INK)
    m.line("M182 92Q172 98 162 93", 2.4)


@motif
def dog(m):
    a_dog(m, "#b9854f")
    m.line("M130 92Q142 104 156 96", 6, CLOTH)


@motif
def wolf(m):
    a_dog(m, "#7d7f80", "up", ((42, 112, 9), (24, 120, 10), (10, 138, 5)), 7.5)
    m.flat("M128 112Q120 128 108 134Q126 140 138 122Z", STONE_W, 0.8)
    m.solid("M170 94L174 103L178 92Z", BONE, 0, 0, 1.8)


@motif
def wolf_pack(m):
    for x, y, s in ((-6, 40, 0.6), (84, 34, 0.6)):
        with m.at(x, y, s):
            wolf(m)
    with m.at(20, 42, 0.78):
        wolf(m)


@motif
def cat(m):
    """The sitting cat of Bastet."""
    c = "#3f3a44"
    tail = curve([(74, 178, 6), (44, 180, 6), (38, 160, 5)], 5)
    m.solid(chain(*tail), c, 3, 0)
    body = union(
        chain((92, 156, 34), (98, 112, 23), (110, 80, 17)),
        chain((118, 100, 13), (126, 150, 9), (128, 182, 8)),
        chain((86, 170, 20), (108, 182, 8)),
    )
    m.solid(union(body, oval(116, 58, 25, 22), "M94 52L94 20L114 38Z", "M118 36L134 18L140 50Z"), c, 11, 4)
    m.line("M96 74Q114 88 134 78", 9)
    m.line("M96 74Q114 88 134 78", 5, GOLD)
    m.solid(oval(116, 86, 7), "#3f8f86", 2, 1, 2.6)
    m.flat("M122 52Q128 46 134 54Q128 58 122 52Z", GOLD)
    m.flat("M102 54Q108 48 114 56Q107 60 102 54Z", GOLD)
    m.line("M94 30Q88 36 90 42", 4, GOLD)
    m.flat("M138 62l6 3l-6 3Z", ROSE)


def a_lion(m, c="#d39c4c", mane="#8a5526", spots=None):
    m.line("M38 108Q14 106 16 76Q18 66 26 66", 9)
    m.line("M38 108Q14 106 16 76Q18 66 26 66", 4, c)
    if mane:
        m.solid(oval(30, 64, 9, 8), mane, 3, 1, 3.2)
    w = beast(
        m,
        c,
        [[(56, 112, 21), (96, 114, 20), (130, 108, 23)], [(140, 96, 18), (152, 80, 18)]],
        [[(50, 120, 18), (42, 150, 10), (48, 182, 8)], [(132, 122, 15), (138, 152, 10), (142, 182, 8)]],
        [[(68, 126, 13), (70, 152, 8), (72, 182, 7)], [(116, 122, 13), (118, 152, 9), (122, 182, 7)]],
        shade=11,
    )
    if spots:
        for x, y in (
            (50, 104),
            (66, 100),
            (82, 106),
            (98, 102),
            (114, 106),
            (58, 120),
            (76, 122),
            (92, 118),
            (108, 122),
            (124, 98),
            (128, 118),
            (46, 132),
            (134, 134),
        ):
            m.flat(common(w, oval(x, y, 5.5, 4.5)), spots)
            m.flat(common(w, oval(x, y, 2, 1.6)), c)
        m.outline(w)
    if mane:
        k = [oval(152 + 27 * math.cos(a * math.pi / 5), 80 + 30 * math.sin(a * math.pi / 5), 14) for a in range(10)]
        m.solid(union(oval(152, 80, 30), *k), mane, 9, 4)
    m.solid(union(chain((156, 74, 18), (176, 84, 12)), oval(142, 60, 7), oval(166, 58, 6)), c, 6, 3, 3.4)
    if spots:
        for x, y in ((150, 66), (160, 64), (148, 78), (158, 80)):
            m.flat(oval(x, y, 3), spots)
    eye(m, 168, 73, 3)
    m.flat("M182 76h9q0 8 -6 8Z", INK)
    m.line("M184 84Q182 92 172 92", 2.4)


@motif
def lion(m):
    a_lion(m)


@motif
def jaguar(m):
    a_lion(m, "#d8a24a", None, "#4a3222")


@motif
def tiger(m):
    a_lion(m, "#d98a3a", None)
    for x, y in ((50, 94), (68, 94), (86, 96), (104, 94), (122, 90)):
        m.flat(f"M{x} {y - 2}Q{x + 8} {y + 14} {x + 2} {y + 28}Q{x - 4} {y + 12} {x - 6} {y}Z", INK)
    m.line("M150 62L158 68M148 72L156 75M44 140L54 144M134 140L144 144", 4)


@motif
def bear(m):
    c = "#6b4a34"
    beast(
        m,
        c,
        [
            [(58, 114, 34), (96, 108, 32), (128, 108, 32)],
            [(140, 94, 24), (158, 88, 20)],
            [(158, 88, 20), (180, 100, 11)],
        ],
        [[(50, 136, 20), (46, 160, 14), (50, 178, 12)], [(130, 136, 18), (136, 160, 13), (140, 178, 12)]],
        [[(74, 140, 16), (78, 162, 12), (80, 178, 11)], [(108, 138, 16), (110, 162, 12), (112, 178, 11)]],
        shade=15,
    )
    m.solid(oval(146, 68, 8), c, 3, 2, 3.2)
    m.solid(oval(164, 66, 7), c, 3, 2, 3.2)
    eye(m, 168, 82, 3)
    m.flat(oval(188, 96, 6, 5), INK)
    m.line("M186 108Q178 112 170 106", 2.4)


@motif
def stag(m):
    c = "#a8713f"
    for d in (
        "M148 50C140 34 126 34 122 14M136 36L122 40M130 28L144 16",
        "M156 48C162 32 176 32 178 12M166 34L180 38M170 26L158 14",
    ):
        m.line(d, 9.5)
        m.line(d, 4, BONE)
    beast(
        m,
        c,
        [
            [(62, 108, 18), (96, 112, 18), (126, 106, 18)],
            [(132, 100, 15), (148, 70, 10)],
            [(150, 62, 11), (172, 76, 7.5)],
        ],
        [[(54, 116, 15), (46, 146, 7), (50, 182, 5)], [(130, 116, 12), (134, 146, 6.5), (136, 182, 5)]],
        [[(66, 120, 12), (70, 148, 6), (70, 182, 4.5)], [(118, 116, 11), (120, 148, 6), (122, 182, 4.5)]],
        [[(46, 98, 7), (36, 96, 6), (30, 104, 4)]],
        shade=9,
    )
    m.solid("M142 60Q128 54 126 64Q136 72 146 68Z", c, 2, 0, 3)
    eye(m, 156, 60, 2.8)
    m.flat(oval(177, 75, 4), INK)


def a_elephant(m, c="#928d89"):
    m.line("M26 92Q14 110 18 132", 8)
    m.line("M26 92Q14 110 18 132", 3, c)
    for x in (66, 106):
        m.solid(rect(x - 13, 124, 26, 66, 6), c, 0, 0)
        m.shade(rect(x - 13, 124, 26, 66, 6), 0.35)
    trunk = curve([(160, 86, 18), (176, 112, 13), (180, 144, 9.5), (184, 168, 8), (192, 172, 6)], 5)
    w = union(
        oval(78, 104, 58, 48), oval(140, 82, 32, 34), chain(*trunk), rect(28, 110, 30, 80, 7), rect(116, 112, 30, 78, 7)
    )
    m.solid("M152 112Q164 140 188 134Q170 126 168 108Z", BONE, 4, 2, 3.4)
    m.solid(w, c, 16, 5)
    m.solid("M110 54Q88 62 90 94Q98 122 120 118Q136 102 132 74Q128 54 110 54Z", c, 8, 3)
    m.solid("M150 108Q160 132 186 122Q166 118 164 102Z", BONE, 4, 2, 3.4)
    eye(m, 154, 76, 3.4)
    m.line("M172 124q7 2 13 -1M174 138q7 2 12 -1", 2.2, INK, 0.6)
    m.line("M32 184h5M42 184h5M120 184h5M130 184h5", 4, STONE_W)


@motif
def elephant(m):
    a_elephant(m)


@motif
def war_elephant(m):
    with m.at(14, 44, 0.77):
        a_elephant(m)
        m.solid("M44 64Q78 50 108 60L104 122Q72 132 40 120Z", CLOTH, 10, 4)
        m.line("M42 112Q72 124 104 113", 5, GOLD)
    with m.at(71, 50, 0.42):
        person(m, **(PEOPLE["spearman"] | {"shield": None, "left": (70, 116)}), x=-150, y=-136, scale=0.9)
        person(m, **PEOPLE["archer"], x=-62, y=-136, scale=0.9)
    tower = battlements(36, 42, 68, 92)
    m.solid(tower, WOOD_L, 8, 3)
    m.line("M38 62H102M38 77H102", 2.4)
    m.solid(oval(70, 70, 9), CLOTH, 3, 1, 3)


def battlements(x, y, w, foot_y, tooth=11.0, gap=8.0, high=9.0):
    n = max(1, round((w - tooth) / (tooth + gap)))
    pitch = (w - tooth) / n
    d = f"M{x} {foot_y}V{y}"
    for k in range(n):
        d += f"H{x + k * pitch + tooth}V{y + high}H{x + (k + 1) * pitch}V{y}"
    return as_path(d + f"H{x + w}V{foot_y}Z")


def a_chariot(m, driver, horse=("#e3d9c4", "#6b5a44"), body=GOLD, spokes=6, trim=CLOTH):
    """A team at the gallop, a driver, a low car."""
    with m.at(64, 38, 0.8):
        a_horse(m, *horse, pace="gallop")
        m.line("M120 108Q60 112 -10 126", 6, LEATHER_D)
    with m.at(8, 14, 0.56):
        person(m, **({"right": (150, 100), "left": (120, 108), "bend": (1, -1), "seated": True} | driver))
        m.line("M150 100L250 112M126 108L250 122", 4, LEATHER_D)
    m.solid("M20 92Q48 84 86 90Q92 116 84 142H14Q8 116 20 92Z", body, 10, 4)
    m.line("M18 104Q50 96 87 102", 4, trim)
    m.limb("M80 138L120 134", WOOD, 5, 3)
    wheel_at(m, 48, 156, 33, spokes)


@motif
def chariot(m):
    a_chariot(m, {"dress": "tunic", "cloth": CLOTH, "trim": GOLD, "skin": 1, "top": "attic"})
    m.solid(star(50, 118, 8, 12, 6), GOLD_D, 0, 0, 2.4)


@motif
def egyptian_chariot(m):
    """The king at the bow, the reins round his waist."""
    archer = {"dress": "kilt", "cloth": LINEN, "trim": GOLD, "skin": 2, "top": "bluecrown", "belt": GOLD}
    aim = {"right": (158, 82), "left": (112, 84), "has": "bow", "over": bent_bow}
    a_chariot(m, archer | aim, ("#f1e6cf", "#3d3833"), "#d9b24a", 6, TEAL)
    m.line("M30 132L74 100M30 100L74 132", 4, TEAL)
    with m.at(191, 64, 0.8):
        m.solid("M-2 2Q-12 -18 -4 -34Q4 -22 8 -36Q14 -16 6 4Z", CLOTH, 3, 0, 3)


def bent_bow(m):
    m.line("M152 24L112 84L152 142", 2.4)
    hold(m, "arrow", 128, 83)


@motif
def celtic_chariot(m):
    """Two small horses' worth of speed, a warrior with a long sword, a wicker car."""
    warrior = {
        "dress": "plaid",
        "cloth": CLOTH,
        "trim": OCHRE,
        "hair": "wild",
        "tone": 5,
        "beard": "moustache",
        "skin": 4,
    }
    a_chariot(
        m, warrior | {"right": (152, 60), "has": "sword", "turn": 26, "size": 1.3}, ("#8a5a3a", "#2f2219"), WOOD_L, 8
    )
    for x in (28, 44, 60, 76):
        m.line(f"M{x} 94V140", 2.4, INK, 0.5)
    m.line("M16 120Q50 114 86 118", 2.4, INK, 0.5)


@motif
def hittite_chariot(m):
    """Heavy, three men strong: driver, spear, shield."""
    with m.at(-24, 0, 0.54):
        spear = {"dress": "robe", "cloth": OCHRE, "trim": CLOTH, "skin": 6, "top": "kolah", "beard": "curled"}
        person(m, **spear, right=(140, 78), has="spear", turn=24, seated=True)
    driver = {"dress": "robe", "cloth": CLOTH, "trim": OCHRE, "skin": 6, "top": "fez", "beard": "curled"}
    a_chariot(m, driver, ("#6b4a34", "#2f2219"), LEATHER, 6, GOLD)
    m.solid("M28 96Q50 88 70 96V132Q50 142 28 132Z", STRAW, 6, 2, 3.2)
    m.solid(oval(49, 114, 8), BRONZE, 2, 1, 2.8)


@motif
def chinese_chariot(m):
    """A parasol over the car, many spokes."""
    m.limb("M44 96V16", WOOD_D, 4, 2.8)
    m.solid("M-6 34Q44 -20 100 34Q72 26 47 34Q20 26 -6 34Z", CLOTH, 7, 3)
    m.line("M47 8Q30 20 22 30M47 8Q64 20 74 30", 2, INK, 0.6)
    with m.at(0, 8, 0.94):
        driver = {"dress": "hanfu", "cloth": NAVY, "trim": CREAM, "hair": "topknot", "beard": "pointed", "top": "guan"}
        a_chariot(m, driver, ("#4f3a2c", "#241a14"), "#8a2f2a", 12, GOLD)
        m.line("M26 112H76M26 126H76M40 100V138M62 100V138", 3, GOLD)


# Birds, snakes, fish


@motif
def eagle(m):
    c = "#6a4527"
    for s in (1, -1):
        with m.at(100, 0, 1, 0, s == -1):
            wing = (
                "M8 70C26 34 60 14 98 10C94 26 92 34 84 42C90 44 88 54 78 58C82 62 78 72 68 74"
                "C70 80 62 88 54 88C50 104 24 112 8 108Z"
            )
            m.solid(wing, c, 10, 4)
            m.line("M84 42L52 58M78 58L48 72M68 74L42 84", 2.4, INK, 0.6)
    m.solid("M84 128L76 172Q100 184 124 172L116 128Z", c, 8, 3)
    m.line("M92 140L90 174M108 140L110 174", 2.4)
    m.solid("M80 66Q100 46 120 66Q128 110 112 142H88Q72 110 80 66Z", "#7d5531", 9, 4)
    m.line("M92 84l8 7l8 -7M90 100l10 8l10 -8M92 116l8 7l8 -7", 2.4, INK, 0.5)
    m.solid("M84 62C78 36 100 26 114 34Q124 42 118 66Q100 76 84 62Z", LINEN, 6, 3)
    m.solid("M116 42Q134 40 134 58Q128 54 116 56Z", GOLD, 3, 1, 3.2)
    eye(m, 109, 46)
    for x in (90, 110):
        m.limb(f"M{x} 146V166", GOLD, 5, 2.6)
        m.line(f"M{x - 8} 176L{x} 166L{x + 8} 176M{x} 166V178", 4, GOLD_D)


@motif
def eagle_perched(m):
    c = "#6a4527"
    m.solid("M40 186Q60 168 100 170T166 186Z", STONE_D, 5, 2)
    m.solid("M70 150L54 188H88L98 156Z", c, 6, 0)
    m.solid("M74 84C60 110 60 150 84 170Q112 178 126 150C138 118 128 84 120 70Z", c, 10, 4)
    m.solid("M78 90C58 120 62 150 72 176C92 160 108 130 104 100Z", "#54361e", 7, 3)
    m.line("M74 120L80 160M86 112L88 152", 2.4, INK, 0.6)
    m.solid("M84 88C74 50 96 28 120 34Q138 44 130 72Q116 98 84 88Z", LINEN, 8, 3)
    m.solid("M130 48Q154 46 152 70Q144 62 130 64Z", GOLD, 3, 1, 3.4)
    eye(m, 122, 52, 3.4)
    m.line("M112 44L128 47", 3)
    for x in (98, 116):
        m.line(f"M{x} 160V174M{x - 7} 178L{x} 172L{x + 8} 178", 5, GOLD)


@motif
def owl(m):
    c = "#8d6a44"
    m.limb("M30 184H170", WOOD, 9)
    m.solid("M60 70C44 110 50 160 78 178Q100 186 122 178C150 160 156 110 140 70Z", c, 12, 4)
    m.solid("M76 104Q100 92 124 104Q134 150 100 172Q66 150 76 104Z", CREAM, 6, 0, 2.6)
    m.line("M88 118l6 6l6 -6l6 6l6 -6M86 134l7 6l7 -6l7 6l7 -6M92 150l4 5l4 -5l4 5l4 -5", 2.4, INK, 0.6)
    m.solid(
        "M56 82C46 56 50 40 54 26Q72 34 82 34Q100 30 118 34Q128 34 146 26C150 40 154 56 144 82"
        "Q122 104 100 100Q78 104 56 82Z",
        c,
        9,
        4,
    )
    for x in (79, 121):
        m.solid(oval(x, 66, 20), CREAM, 4, 2, 3.2)
        m.solid(oval(x, 66, 10), GOLD, 0, 0, 2.6)
        m.flat(oval(x, 66, 6), INK)
        m.flat(oval(x + 3, 63, 2), LINEN)
    m.solid("M92 78H108L100 96Z", OCHRE, 3, 1, 3)
    m.line("M84 182v-6M92 182v-6M108 182v-6M116 182v-6", 6, GOLD)


@motif
def raven(m):
    c = "#37373f"
    m.solid("M30 132L6 158L22 160L20 172L48 156Z", c, 4, 2)
    m.solid(
        "M28 140C40 96 84 84 112 84C108 60 124 42 144 44Q160 46 164 58C166 96 140 150 96 160Q56 166 28 140Z", c, 12, 4
    )
    m.solid("M160 50L194 62L162 72Z", SLATE, 4, 2, 3.4)
    m.solid("M40 136C60 104 100 100 122 108C118 134 86 158 52 150Z", "#2a2a31", 5, 4, 3.2)
    m.line("M60 140Q84 140 104 122M56 130Q80 128 98 114", 2.4, SLATE)
    m.flat(oval(149, 58, 4.5), FLAME)
    m.flat(oval(150, 58, 2), INK)
    for x in (88, 106):
        m.line(f"M{x} 158V182M{x - 9} 187L{x} 181L{x + 11} 187", 5)


@motif
def dove(m):
    c = LINEN
    m.solid("M40 120L6 108L14 126L4 138L44 138Z", c, 4, 0)
    m.solid(
        "M34 126C50 104 92 96 118 90C120 70 134 60 148 64Q162 68 164 80C166 118 138 152 96 156Q56 156 34 126Z", c, 12, 4
    )
    m.solid("M162 74L182 82L162 88Z", OCHRE, 2, 1, 3.2)
    m.solid("M110 106C100 70 72 44 40 36C38 60 46 92 76 120Z", c, 9, 3)
    m.line("M94 96Q70 74 54 56M84 104Q64 88 50 74", 2.4, INK, 0.5)
    eye(m, 150, 77)
    m.limb("M172 86Q186 100 192 120", WOOD, 2.4, 2)
    for x, y, a in ((180, 94, 40), (186, 106, 110), (191, 116, 60)):
        m.solid(put("M0 0Q-6 -8 0 -18Q6 -8 0 0Z", x, y, 1, a), LEAF, 1, 0, 2.4)
    m.line("M96 156v22M110 154v24M88 184l8 -6l8 6M102 184l8 -6l8 6", 4, OCHRE)


@motif
def swan(m):
    m.solid("M20 120C40 90 110 84 140 128C150 140 140 168 110 176H66C36 172 16 150 20 120Z", LINEN, 13, 4)
    neck = curve([(128, 146, 13), (152, 120, 11), (140, 84, 9), (132, 54, 9), (148, 36, 11), (164, 44, 9)], 5)
    m.solid(chain(*neck), LINEN, 7, 3)
    m.solid("M168 38L194 50L168 54Z", OCHRE, 3, 1, 3.2)
    eye(m, 158, 38)
    m.solid("M30 118C60 92 104 104 112 132C96 158 62 160 44 150Q28 138 30 118Z", "#e6ddca", 7, 3, 3.2)
    m.line("M50 142Q78 148 100 130M44 130Q72 134 94 118", 2.4, INK, 0.5)
    m.line("M6 182q12 -8 24 0t24 0t24 0t24 0t24 0t24 0t24 0", 5, WATER_L)


def serpent(m, c, pts):
    m.solid(chain(*curve(pts, 7)), c, 7, 3)


@motif
def puffin(m):
    """Upright, black and white, the great striped bill."""
    for x in (88, 112):
        m.line(f"M{x} 172V184M{x - 10} 189L{x} 183L{x + 14} 189", 6, "#e07a3a")
    m.solid("M52 176C34 150 44 96 78 74H124C150 92 156 140 136 172Q96 186 52 176Z", "#3d3a3c", 12, 4)
    m.solid("M104 84C140 92 148 140 132 168Q112 178 96 172C112 144 112 112 104 84Z", LINEN, 5, 2, 3)
    m.solid("M52 176C36 160 30 150 26 168L46 182Z", "#3d3a3c", 3, 0, 3.2)
    m.solid("M62 96C48 118 48 144 62 160C76 148 80 120 74 98Z", "#2c2a2c", 4, 2, 3)
    m.solid(oval(106, 56, 33, 32), "#3d3a3c", 7, 3)
    m.solid("M110 32C130 34 138 50 134 66C124 82 104 80 98 66C94 48 98 36 110 32Z", LINEN, 4, 2, 3)
    m.solid("M132 42C156 42 172 54 178 68C160 82 144 82 130 74Z", "#e07a3a", 5, 2, 3.4)
    m.flat("M132 42C140 42 144 44 148 46L144 80Q136 78 130 74Z", "#4f6f8a")
    m.line("M148 46L144 80M160 53L156 79", 3, FLAME)
    m.outline("M132 42C156 42 172 54 178 68C160 82 144 82 130 74Z", 3.4)
    m.solid(oval(116, 52, 5.4), "#e07a3a", 0, 0, 2.4)
    eye(m, 117, 52, 2.8)


@motif
def snake(m):
    c = "#6f8a3f"
    serpent(
        m,
        c,
        [
            (24, 178, 3),
            (52, 182, 8),
            (96, 180, 11),
            (146, 176, 12),
            (160, 152, 12),
            (122, 142, 12),
            (72, 146, 11),
            (58, 122, 11),
            (94, 108, 12),
            (126, 92, 12),
            (126, 62, 12),
        ],
    )
    for x, y in ((70, 180), (100, 178), (132, 176), (150, 148), (116, 142), (84, 144), (64, 124), (92, 108), (122, 92)):
        m.flat(oval(x, y, 5, 4), "#4a5f28")
    m.solid("M106 62C104 38 124 26 146 32Q166 38 168 52Q160 64 138 66Q118 76 106 62Z", c, 6, 3)
    m.flat(oval(142, 44, 4.5), FLAME)
    m.flat(oval(143, 44, 2.2), INK)
    m.line("M168 54H184M184 54l9 -5M184 54l9 5", 3.4, "#b8342a")


@motif
def cobra(m):
    c = "#7a8a3f"
    serpent(
        m,
        c,
        [(20, 176, 4), (54, 182, 9), (110, 180, 12), (152, 172, 12), (130, 152, 12), (98, 148, 13), (98, 112, 13)],
    )
    m.solid("M98 34C62 40 54 84 78 118Q100 132 120 118C142 84 134 40 98 34Z", c, 9, 4)
    m.flat("M92 56Q82 90 96 120H106Q116 90 104 56Z", STRAW)
    m.line("M90 72H106M88 86H108M91 100H107", 2.4, INK, 0.6)
    m.outline("M98 34C62 40 54 84 78 118Q100 132 120 118C142 84 134 40 98 34Z")
    m.solid("M80 40C82 18 112 12 128 26Q142 34 138 46Q112 56 92 52Z", c, 5, 3)
    eye(m, 116, 32, 3.4)
    m.line("M138 42H154M154 42l9 -5M154 42l9 5", 3.4, "#b8342a")


@motif
def dragon(m):
    c = "#5f8a4f"
    tail = curve([(72, 150, 18), (40, 168, 12), (18, 150, 8), (20, 120, 5), (34, 108, 2)], 6)
    m.solid(chain(*tail), c, 7, 3)
    m.solid("M34 116L20 92L48 98Z", EMBER, 3, 0, 3.4)
    wing = "M96 92C84 54 56 26 18 20C26 38 26 50 20 62C36 62 42 72 42 84C56 80 66 86 72 100Z"
    m.solid(wing, EMBER, 9, 4)
    m.line("M92 88C78 56 52 34 24 24M84 90Q60 66 24 62M80 94Q62 82 44 82", 2.8)
    w = union(
        chain((76, 142, 30), (110, 124, 27)),
        chain(*curve([(116, 116, 20), (136, 88, 14), (132, 62, 12), (146, 46, 13)], 5)),
        chain((146, 44, 15), (180, 56, 9)),
        chain((66, 154, 18), (62, 178, 9)),
        chain((116, 140, 14), (128, 162, 8), (126, 182, 7)),
        chain((60, 183, 7), (82, 184, 6)),
        chain((126, 184, 6), (144, 184, 5)),
    )
    m.solid(w, c, 13, 4)
    m.flat("M120 134C140 112 150 94 144 72Q152 100 132 132Q118 158 92 168Q112 152 120 134Z", STRAW, 0.9)
    for x, y, a in ((92, 106, 20), (112, 94, 34), (121, 72, 60), (124, 52, 70)):
        with m.at(x, y, 1, a - 70):
            m.solid("M-8 3L0 -15L9 3Z", EMBER, 2, 0, 3)
    m.solid("M136 34Q126 20 110 20Q120 30 128 42Z", BONE, 3, 0, 3.2)
    m.flat(oval(157, 42, 4.5), FLAME)
    m.flat(oval(158, 42, 2), INK)
    m.line("M186 62Q174 68 160 62", 2.6)
    m.solid("M186 56Q196 46 198 34Q190 40 184 50Z", FIRE, 0, 0, 2.6)


@motif
def chinese_dragon(m):
    c = "#4f9a6a"
    pts = [
        (14, 150, 3),
        (30, 128, 9),
        (60, 128, 14),
        (76, 156, 16),
        (104, 172, 16),
        (130, 150, 16),
        (118, 118, 15),
        (96, 96, 15),
        (110, 66, 14),
        (140, 60, 14),
    ]
    for x, y, a in ((60, 112, 0), (92, 176, 190), (140, 160, 110), (100, 108, -80), (94, 74, -50)):
        with m.at(x, y, 1, a):
            m.solid("M-9 4L0 -16L10 4Z", GOLD, 2, 0, 3)
    m.solid(chain(*curve(pts, 7)), c, 9, 4)
    for x, y in ((44, 128), (66, 138), (82, 164), (108, 172), (128, 158), (122, 126), (102, 102), (106, 76)):
        m.line(f"M{x - 6} {y - 4}q6 8 12 0", 2.4, INK, 0.6)
    m.solid("M4 160L14 134L26 152L18 170Z", CLOTH, 3, 0, 3.2)
    m.solid(union(oval(144, 56, 24, 20), chain((158, 60, 13), (182, 62, 10))), c, 7, 4)
    m.solid("M124 44C104 44 100 62 108 80Q122 84 132 74Z", CLOTH, 5, 2, 3.2)
    for d in ("M140 38Q134 18 116 14", "M152 36Q152 16 138 8"):
        m.line(d, 8)
        m.line(d, 3.6, GOLD)
    m.line("M182 54Q196 40 190 26M180 70Q192 84 186 96", 3.4, GOLD_D)
    m.solid(oval(154, 48, 6.5), LINEN, 0, 0, 2.6)
    eye(m, 156, 48, 3)
    m.line("M190 68Q176 78 160 72", 2.6)
    m.solid(oval(178, 120, 13), FLAME, 5, 2, 3.2)


@motif
def dolphin(m):
    c = "#6f9fb4"
    m.solid("M24 156L4 130Q24 134 34 140Q40 124 56 116Q50 134 46 152Z", c, 5, 2)
    m.solid(
        "M40 150C40 96 76 44 130 40C154 40 168 52 172 66L194 76Q190 84 170 82C140 96 92 100 66 156Q50 164 40 150Z",
        c,
        13,
        4,
    )
    m.flat("M168 82C140 96 92 100 66 154Q92 116 140 104Q164 96 168 82Z", LINEN, 0.85)
    m.solid("M96 60Q90 34 108 22Q116 38 126 42Z", c, 5, 2)
    m.solid("M116 92Q112 118 126 128Q134 108 140 88Z", c, 5, 2)
    eye(m, 154, 62, 3.4)
    m.line("M172 80Q160 82 150 76", 2.4)
    for x, y, w in ((30, 176, 40), (96, 184, 60), (150, 174, 30)):
        m.line(f"M{x - w / 2} {y}q{w / 4} -9 {w / 2} 0t{w / 2} 0", 6, WATER_L)


@motif
def fish(m):
    fish_at(m, 104, 112, 1.0, "#7fa3ad")
    m.line("M16 182q14 -9 28 0t28 0t28 0t28 0t28 0t28 0", 5, WATER_L)


@motif
def whale(m):
    c = "#4f7288"
    m.solid("M22 116C0 104 2 84 10 74Q22 84 30 90Q42 80 56 80Q56 102 40 122Z", c, 5, 2)
    m.solid("M20 114C40 132 60 116 84 92C110 66 170 66 190 110C196 150 160 174 110 172C60 170 24 150 20 114Z", c, 14, 5)
    m.flat("M96 166C130 164 170 150 190 124Q190 160 150 169Q120 175 96 166Z", LINEN, 0.85)
    m.line("M150 132Q172 134 190 118", 3)
    m.line("M110 168L116 158M128 169L132 158M146 166L149 154M162 160L165 148", 2.4, INK, 0.6)
    eye(m, 152, 116, 4)
    m.solid("M112 146Q96 164 104 184Q124 172 132 150Z", c, 4, 0, 3.4)
    m.line("M136 62Q130 40 112 36M140 62Q142 36 160 34M138 60V26", 6, WATER_L)
    m.line("M6 184q14 -9 28 0t28 0M118 186q14 -9 28 0t28 0", 5, WATER_L)


@motif
def octopus(m):
    c = "#b5613f"
    for pts in (
        [(78, 120, 12), (44, 130, 9), (24, 160, 7), (8, 150, 4)],
        [(122, 120, 12), (156, 130, 9), (176, 160, 7), (192, 150, 4)],
        [(86, 126, 12), (68, 158, 9), (40, 180, 6), (26, 174, 3)],
        [(114, 126, 12), (132, 158, 9), (160, 180, 6), (174, 174, 3)],
        [(96, 128, 11), (92, 164, 8), (78, 186, 5)],
        [(106, 128, 11), (108, 164, 8), (124, 186, 5)],
    ):
        m.solid(chain(*curve(pts, 6)), c, 5, 2)
    m.solid(union(oval(100, 66, 44, 50), chain((84, 116, 20), (116, 116, 20))), c, 12, 4)
    for x in (84, 116):
        m.solid(oval(x, 92, 9), LINEN, 0, 0, 3)
        m.flat(oval(x + 2, 93, 4), INK)
    m.flat(oval(118, 44, 7, 5), GLOW, 0.4)


@motif
def turtle(m):
    c = "#7a8f4a"
    m.solid(chain((152, 140, 14), (172, 126, 15)), c, 4, 2)
    for x in (62, 128):
        m.solid(chain((x, 160, 14), (x + 6, 180, 9)), c, 4, 0)
    m.solid(chain((36, 158, 8), (18, 168, 3)), c, 2, 0)
    m.solid("M26 158C26 96 66 70 100 70S166 98 164 158Q96 178 26 158Z", "#8a6a3a", 13, 5)
    m.line(
        "M64 92L76 128L50 150M136 92L122 128L146 150M76 128H122M76 128L66 164M122 128L132 164M88 72L76 92", 3, INK, 0.7
    )
    eye(m, 178, 122)


@motif
def bee(m):
    for d in ("M96 84C70 30 110 8 124 30Q128 56 108 84Z", "M104 86C116 36 158 26 162 50Q154 78 112 90Z"):
        m.solid(d, "#dfeaf0", 6, 3)
    body = as_path("M34 130C40 84 96 76 134 92Q168 108 158 136C140 168 60 176 34 130Z")
    m.flat(body, GOLD)
    for x in (58, 88, 118):
        m.flat(common(body, f"M{x} 60Q{x + 16} 120 {x} 180H{x + 15}Q{x + 31} 120 {x + 15} 60Z"), INK)
    m.shade(cut(body, body.translated(10, -7)))
    m.outline(body)
    m.solid("M36 128L12 140L38 142Z", INK, 0, 0, 2)
    m.solid(oval(160, 118, 21), BLACK, 5, 3)
    m.flat(oval(168, 112, 4.5), LINEN)
    m.line("M168 100Q174 82 188 82M158 98Q158 78 170 70", 4)
    m.line("M84 160L78 180M106 162L106 184M128 156L136 178", 4)


@motif
def scorpion(m):
    c = "#8a4f2f"
    tail = curve([(60, 150, 17), (34, 138, 12), (26, 104, 11), (46, 70, 10), (78, 58, 8)], 5)
    for x, d in ((66, -16), (84, -6), (102, 4), (118, 14)):
        m.line(f"M{x} 158Q{x + d} 168 {x + d * 1.6} 188", 8)
        m.line(f"M{x} 158Q{x + d} 168 {x + d * 1.6} 188", 3, c)
    m.solid(chain(*tail), c, 6, 3)
    for x, y in ((42, 134), (30, 116), (32, 94), (46, 76)):
        m.line(f"M{x - 8} {y - 6}Q{x} {y} {x + 8} {y + 4}", 2.4, INK, 0.7)
    m.solid("M74 48Q96 48 104 74Q90 70 78 70Z", EMBER, 3, 1, 3.4)
    for dy, e in ((0, 0), (20, 12)):
        m.limb(f"M128 {148 + e}Q150 {150 + e} 158 {128 + dy}", c, 9)
        with m.at(164, 112 + dy, 1, 18 if dy else -10):
            m.solid("M-10 14C-18 -10 -4 -24 6 -26L2 -8L18 -20C24 -2 12 16 -10 14Z", c, 5, 2, 3.4)
    m.solid("M50 152C56 128 124 124 142 150Q140 170 96 172T50 152Z", c, 9, 4)
    m.line("M76 134V170M98 132V172M118 136V168", 2.6, INK, 0.7)
    eye(m, 132, 146, 3.4)


@motif
def hen(m):
    m.solid("M40 104Q12 84 22 56Q46 66 60 92Z", "#a5623a", 5, 2)
    m.solid(
        "M34 108C56 92 92 112 112 88C114 62 128 46 146 50Q160 56 158 76C158 130 130 158 92 158Q50 154 34 108Z",
        "#c98a4c",
        12,
        4,
    )
    m.solid("M66 112Q92 108 108 122Q100 146 74 142Z", "#a5623a", 5, 2, 3.2)
    m.solid(union(oval(136, 44, 8), oval(148, 40, 8), oval(157, 48, 7)), "#c2332a", 2, 1, 3.2)
    m.solid("M158 64L180 72L158 78Z", GOLD, 3, 1, 3.2)
    m.solid(oval(160, 88, 6, 10), "#c2332a", 2, 0, 3)
    eye(m, 148, 64)
    for x in (84, 104):
        m.line(f"M{x} 158V182M{x - 9} 188L{x} 182L{x + 11} 188", 5, OCHRE)


# More than one person


def several(m, places):
    m.coarse = True
    for name, x, y, s, *more in places:
        spec = PEOPLE[name] | (more[0] if more else {})
        person(m, **spec, x=x - 100, y=y - 190, scale=s)


def in_rank(m, x, foot_y, scale, top, shield, shield_size, skin, cloth, body):
    """One soldier of a rank: helmet, shoulders, legs; the shield hides the rest."""
    with m.at(x, foot_y, scale), m.at(-100, -190):
        for hip, knee, ankle in (((94, 140), (90, 156), (84, 178)), ((112, 140), (116, 156), (118, 178))):
            m.limb(f"M{hip[0]} {hip[1]}L{knee[0]} {knee[1]}L{ankle[0]} {ankle[1]}", SKIN[skin], 14)
            m.solid(
                f"M{ankle[0] - 9} 176H{ankle[0] + 8}L{ankle[0] + 20} 186"
                f"Q{ankle[0] + 20} 192 {ankle[0] + 14} 192H{ankle[0] - 9}Z",
                LEATHER_D,
                0,
                0,
                3.4,
            )
        m.solid("M84 108H120L130 150H74Z", cloth, 8, 0)
        m.solid("M90 68H113Q128 72 128 86L121 120H83L75 86Q76 72 90 68Z", body, 9, 0)
        head(m, 102, 46, skin, None, 0, None, top)
        with m.at(86, 128, shield_size):
            SHIELDS[shield](m)


@motif
def phalanx(m):
    m.coarse = True
    for x in (60, 92, 124, 156, 186):
        m.shaft(x - 26, 178, x, 22, WOOD_L, 3.4, 2.6)
        with m.at(x, 20, 0.8, 9):
            m.solid("M0 -20L7 -4L2 4H-2L-7 -4Z", STEEL, 3, 0, 3)
    for row, y, s in (((54, 92, 130), 168, 0.74), ((38, 82, 126, 168), 190, 0.8)):
        for x in row:
            in_rank(m, x, y, s, "corinth", "round", 1.0, 1, CLOTH, BRONZE)


@motif
def testudo(m):
    """Legionaries in rank behind their shields."""
    m.coarse = True
    for x in (50, 92, 134, 172):
        m.shaft(x - 4, 150, x + 4, 22, WOOD_L, 3.4, 2.6)
        m.solid(f"M{x + 4} 8L{x + 9} 22L{x + 4} 30L{x - 1} 22Z", STEEL, 0, 0, 2.8)
    for row, y, s in (((54, 100, 146), 168, 0.7), ((34, 80, 126, 170), 190, 0.78)):
        for x in row:
            in_rank(m, x, y, s, "roman", "scutum", 1.16, 5, CLOTH, STEEL)


@motif
def legion_standard(m):
    several(
        m,
        [
            ("legionary", 40, 182, 0.74),
            ("legionary", 160, 182, 0.74),
            ("centurion", 100, 190, 0.84, {"has": "standard", "turn": 0, "right": (140, 104), "size": 1.1}),
        ],
    )


@motif
def crowd(m):
    still = {"has": None, "under": None, "right": (130, 118), "left": (78, 120), "over": None}
    several(
        m,
        [
            ("peasant", 36, 168, 0.66, still),
            ("merchant", 78, 164, 0.66, still),
            ("smith", 126, 164, 0.66, still),
            ("priestess", 168, 170, 0.64, still),
        ],
    )
    several(
        m,
        [
            ("farmer", 48, 190, 0.72, still),
            ("maiden", 92, 190, 0.7, still | {"cloth": TEAL}),
            ("builder", 132, 190, 0.72, still | {"cloth": OLIVE}),
            ("philosopher", 168, 190, 0.72, still),
        ],
    )


@motif
def rabble(m):
    several(
        m,
        [
            ("farmer", 42, 170, 0.68, {"right": (142, 60), "has": "scythe", "size": 0.9}),
            ("barbarian", 96, 166, 0.7, {"right": (146, 64)}),
            ("lumberjack", 156, 170, 0.68, {"right": (142, 62)}),
        ],
    )
    several(
        m,
        [
            ("drummer", 66, 190, 0.76, {"over": None, "right": (142, 52), "has": "torch", "skin": 0, "cloth": OLIVE}),
            ("smith", 128, 190, 0.76, {"right": (146, 66), "cloth": CLOTH}),
        ],
    )


@motif
def raiders(m):
    several(m, [("axeman", 46, 172, 0.74), ("barbarian", 152, 172, 0.74), ("swordsman", 98, 190, 0.86)])


@motif
def pict_raiders(m):
    several(
        m,
        [
            ("pict", 40, 174, 0.74),
            ("pict", 158, 172, 0.74, {"has": "axe", "turn": 20, "tone": 5, "right": (146, 70)}),
            ("pict_chief", 98, 190, 0.88),
        ],
    )


@motif
def family(m):
    several(
        m,
        [
            ("settler", 54, 190, 0.86),
            ("maiden", 118, 190, 0.8, {"cloth": OLIVE}),
            ("farmer", 164, 190, 0.56, {"has": None, "top": None, "hair": "short", "beard": None}),
        ],
    )


@motif
def monks(m):
    several(
        m,
        [
            ("monk", 52, 178, 0.76),
            ("monk", 100, 184, 0.8, {"has": "cross"}),
            ("monk", 148, 190, 0.84, {"has": "staff", "right": (142, 100)}),
        ],
    )


@motif
def captives(m):
    bound = {"over": None, "right": (134, 112), "left": (118, 114), "dress": "tunic"}
    several(
        m,
        [
            ("labourer", 44, 186, 0.78, bound | {"cloth": OLIVE, "skin": 0, "hair": "long", "tone": 2}),
            ("labourer", 90, 186, 0.78, bound | {"cloth": STRAW, "skin": 1}),
            (
                "labourer",
                136,
                186,
                0.78,
                bound | {"cloth": "#8a7a9a", "skin": 0, "hair": "curly", "tone": 1, "beard": "short"},
            ),
        ],
    )
    d = "M58 148Q74 166 100 150Q120 166 148 150L190 128"
    m.line(d, 8)
    m.line(d, 3.6, STRAW)


@motif
def haulers(m):
    """Workers drag a block of stone."""
    pull = {"over": None, "right": (92, 110), "left": (84, 112)}
    several(
        m,
        [
            ("labourer", 128, 186, 0.66, pull | {"skin": 0, "tone": 1}),
            ("labourer", 166, 190, 0.7, pull | {"skin": 1, "hair": "curly"}),
        ],
    )
    m.line("M88 150L124 136L166 138", 8)
    m.line("M88 150L124 136L166 138", 3.6, STRAW)
    m.solid(rect(10, 112, 80, 62, 3), STONE, 12, 4)
    m.line("M22 128h22M56 146h22M20 160h16", 2.4, INK, 0.4)
    m.limb("M4 182H98", WOOD, 8, 3.6)


@motif
def duel(m):
    person(m, **(PEOPLE["gladiator"] | {"right": (148, 66), "turn": 40}), x=-58)
    person(m, **(PEOPLE["net_fighter"] | {"turn": 28, "right": (138, 108)}), x=62, mirror=True)


@motif
def sumo_bout(m):
    with m.at(-8, 38, 0.8):
        sumo(m)
    with m.at(208, 38, 0.8, 0, True):
        sumo(m)


@motif
def twins(m):
    a = {"dress": "tunic", "cloth": CLOTH, "trim": GOLD, "top": "pilos", "cloak": CREAM, "boots": LEATHER}
    person(m, **a, right=(142, 112), left=(66, 98), under="spear", x=-40)
    person(m, **a, right=(146, 96), has="spear", left=(76, 118), x=36)


# Ships


def sea_line(m, y=184, x0=2, x1=198):
    n = int((x1 - x0) / 28)
    m.line(f"M{x0} {y}" + "q7 -7 14 0t14 0" * n, 6, WATER)
    m.line(f"M{x0 + 10} {y + 5}" + "q7 -6 14 0t14 0" * (n - 1), 3.4, WATER_L)


def sail(m, x, top, foot_y, w, belly=14, stripes=False, sign=None):
    d = (
        f"M{x - w / 2} {top}Q{x + belly * 0.3} {top + 8} {x + w / 2} {top}"
        f"Q{x + w / 2 + belly} {(top + foot_y) / 2} {x + w / 2 - 2} {foot_y}"
        f"Q{x + belly * 0.3} {foot_y - 10} {x - w / 2 + 2} {foot_y}"
        f"Q{x - w / 2 + belly} {(top + foot_y) / 2} {x - w / 2} {top}Z"
    )
    m.solid(d, CLOTH, 10, 4)
    if stripes:
        n = 5
        for k in (1, 3):
            m.flat(common(d, rect(x - w / 2 + w * k / n, top - 5, w / n, foot_y - top + 20)), CREAM)
        m.outline(d)
    m.limb(f"M{x - w / 2 - 6} {top}H{x + w / 2 + 6}", WOOD, 4, 2.8)
    if sign:
        sign(m)


@motif
def trireme(m):
    m.shaft(88, 136, 88, 14, WOOD, 5)
    m.solid(rect(88, 10, 22, 10), CLOTH, 3, 0, 3)
    sail(m, 88, 30, 104, 92, 14, sign=lambda m: m.solid(star(96, 66, 8, 18, 8), GOLD, 0, 0, 3))
    for k in range(9):
        x = 44 + k * 13
        m.limb(f"M{x} 148L{x - 12} 182", WOOD_L, 3, 2.2)
    m.solid(
        "M18 132C10 110 22 92 40 96C30 100 28 112 36 124L150 130L166 110Q176 96 186 104Q176 108 176 124"
        "L198 148Q186 158 168 164H52Q26 158 18 132Z",
        WOOD,
        9,
        4,
    )
    m.line("M34 138Q100 146 182 138", 4, GOLD)
    m.line("M36 150Q100 158 180 150", 2.4, INK, 0.5)
    m.solid(oval(172, 134, 9, 6.5), LINEN, 0, 0, 2.6)
    m.flat(oval(174, 134, 3.4), INK)
    for k in range(7):
        m.solid(oval(52 + k * 15, 128, 7.5), BRONZE, 3, 1, 3)
    sea_line(m, 178)


@motif
def longship(m):
    m.shaft(96, 140, 96, 12, WOOD, 5)
    sail(m, 96, 28, 106, 104, 14, stripes=True)
    prow = curve([(40, 140, 11), (20, 118, 9), (18, 88, 7), (28, 70, 6)], 5)
    m.solid(chain(*prow), WOOD, 5, 2)
    bow = curve([(158, 140, 11), (178, 118, 9), (180, 88, 8), (170, 66, 8), (182, 56, 7)], 5)
    m.solid(chain(*bow), WOOD, 5, 2)
    eye(m, 176, 60, 2.6)
    m.solid("M168 60L158 48L174 54Z", WOOD, 0, 0, 2.8)
    m.solid("M22 122Q40 146 100 146T178 122Q174 164 146 172H54Q26 164 22 122Z", WOOD, 9, 4)
    m.line("M30 152Q100 168 170 152", 2.4, INK, 0.6)
    for k in range(6):
        x = 48 + k * 21
        m.solid(oval(x, 142 + (2 if 0 < k < 5 else 0), 11), (CLOTH, GOLD)[k % 2], 4, 2, 3.2)
        m.flat(oval(x, 142 + (2 if 0 < k < 5 else 0), 3.4), INK)
    sea_line(m, 178)


@motif
def merchant_ship(m):
    m.shaft(92, 130, 92, 12, WOOD, 6)
    m.solid("M92 10L122 18L92 26Z", CLOTH, 3, 0, 3)
    sail(m, 92, 36, 102, 110, 16, sign=lambda m: m.solid(oval(98, 68, 14), GOLD, 5, 2, 3))
    for x, y, c in ((58, 112, STRAW), (124, 110, CLAY), (140, 112, CLAY)):
        m.solid(oval(x, y, 13, 14), c, 4, 2, 3.4)
    m.solid(rect(72, 102, 26, 22), WOOD_L, 5, 2)
    m.solid(
        "M14 102Q10 88 22 80L34 116H152Q170 112 182 92Q192 96 190 108C188 150 170 172 140 174H64C30 172 16 140 14 102Z",
        WOOD,
        11,
        4,
    )
    m.line("M24 130Q100 138 186 126M32 148Q100 156 176 146", 2.6, INK, 0.6)
    m.line("M20 118Q100 126 188 114", 4, GOLD)
    sea_line(m, 178)


@motif
def cog(m):
    """The high round ship of the Hanse."""
    m.shaft(98, 120, 98, 8, WOOD, 6)
    m.solid("M98 8L132 16L98 24Z", CLOTH, 3, 0, 3)
    sail(m, 98, 32, 98, 96, 14, sign=lambda m: (m.flat("M96 40H108V92H96Z", CREAM), m.flat("M58 58H148V70H58Z", CREAM)))
    m.solid(battlements(10, 76, 50, 118, 9, 6, 7), WOOD_L, 7, 3)
    m.solid(battlements(146, 84, 44, 118, 9, 6, 7), WOOD_L, 7, 3)
    m.solid("M8 112H192C190 150 172 174 140 176H60C28 174 10 150 8 112Z", WOOD, 11, 4)
    m.line("M12 130Q100 138 188 130M20 148Q100 156 180 148", 2.6, INK, 0.6)
    sea_line(m, 180)


@motif
def boat(m):
    m.limb("M150 96L124 176", WOOD_L, 5, 3)
    m.solid("M10 120Q30 146 100 148T190 118Q186 168 150 176H52Q16 168 10 120Z", WOOD_L, 9, 4)
    m.line("M18 144Q100 170 182 142", 2.6, INK, 0.6)
    m.solid("M40 130L34 142Q100 154 170 140L160 128Q100 142 40 130Z", WOOD_D, 0, 0, 3)
    sea_line(m, 180)


@motif
def fishing_boat(m):
    m.shaft(70, 140, 70, 20, WOOD, 5)
    m.solid("M74 26L158 118Q112 128 74 120Z", CLOTH, 10, 4)
    m.solid("M10 124Q30 142 100 144T190 120Q186 166 150 174H52Q16 166 10 124Z", WOOD_L, 9, 4)
    m.line("M18 146Q100 170 182 144", 2.6, INK, 0.6)
    for x in (120, 138, 152):
        fish_at(m, x, 124, 0.16, "#8fb0b8", -40)
    sea_line(m, 180)


@motif
def reed_boat(m):
    """Boat of the Nile."""
    m.shaft(92, 140, 92, 20, WOOD, 5)
    sail(m, 92, 30, 110, 74, 12)
    m.solid(
        "M6 92Q4 78 18 78Q16 96 34 124Q100 146 166 122Q184 98 182 72Q198 74 196 90"
        "C194 140 160 172 100 172S10 140 6 92Z",
        STRAW,
        10,
        4,
    )
    for x in (32, 56, 82, 112, 140, 166):
        m.line(f"M{x} {132 + 6 * (1 - abs(x - 100) / 70)}L{x + (100 - x) * 0.1} 168", 4, LEATHER)
    m.solid(rect(112, 104, 42, 28, 3), CREAM, 6, 2)
    sea_line(m, 178)


@motif
def raft(m):
    for x in (24, 56, 88, 120, 152):
        m.solid(rect(x, 146, 32, 26, 12), WOOD_L, 6, 2)
    m.line("M24 158H184", 5, STRAW)
    m.shaft(96, 148, 96, 24, WOOD, 5)
    m.solid("M100 32L164 100L100 110Z", CLOTH, 9, 3)
    sea_line(m, 180)


@motif
def warship_wreck(m):
    with m.at(10, 20, 0.9, -14):
        m.shaft(88, 136, 96, 40, WOOD, 5)
        m.solid("M92 56L140 70L128 84L138 98L94 104Z", CLOTH, 7, 3)
        m.solid(
            "M18 132C10 110 22 92 40 96L36 124L150 130L166 110Q176 96 186 104L176 124L198 148"
            "Q186 158 168 164H52Q26 158 18 132Z",
            WOOD,
            9,
            4,
        )
        m.solid("M96 140L104 128L118 142L128 132L126 152L104 156Z", DARK, 0, 0, 3)
    sea_line(m, 176)
    sea_line(m, 186, 8, 192)
