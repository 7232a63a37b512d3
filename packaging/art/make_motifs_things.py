"""Things and signs: weapons, goods, tools, sky."""

import math
import re
from functools import partial

from figure_parts import (
    BLACK,
    CREAM,
    LEATHER,
    LEATHER_D,
    NAVY,
    OCHRE,
    OLIVE,
    PLUM,
    Drawn,
    chain,
    curve,
    fish_at,
    fist,
    fitted,
    flame_at,
    h_arrow,
    h_axe,
    h_bow,
    h_chisel,
    h_hammer,
    h_katana,
    h_lantern,
    h_mug,
    h_pick,
    h_saw,
    h_scales,
    h_spear,
    h_sword,
    h_tablet,
    head,
    hold,
    k_short,
    person,
    s_round,
    t_corinth,
    t_nasal,
)
from make_motifs_beasts import a_horse, battlements, rider, sea_line, several, wheel_at
from make_motifs_figures import sheaf_at
from style import (
    BLUE,
    BONE,
    BRICK,
    BRONZE,
    CLAY,
    CLOTH,
    DARK,
    EARTH,
    EMBER,
    FIRE,
    FLAME,
    FOAM,
    GLOW,
    GOLD,
    GOLD_D,
    GRASS,
    GRASS_D,
    GREEN,
    GREY,
    HAIR,
    ICE,
    INK,
    IRON,
    LEAF,
    LEAF_D,
    LINEN,
    MARBLE,
    MOTIFS,
    OUT,
    PAPER,
    PURPLE,
    SAND,
    SAND_D,
    SKIN,
    SLATE,
    STEEL,
    STONE,
    STONE_D,
    STONE_W,
    STRAW,
    TEAL,
    THATCH,
    TILE,
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
    MOTIFS[draw.__name__] = partial(fitted, draw.__name__, draw, grow=True)
    return draw


def big(name, thing, scale=1.9, turn=0, x=100, y=130, **more):
    def draw(m):
        hold(m, thing, x, y, turn, scale, **more)

    MOTIFS[name] = partial(fitted, name, draw, grow=True)


big("lyre", "lyre", 2.4)
big("axe", "axe", 1.7, 16, foot=52)
big("double_axe", "axe", 1.7, 0, foot=56, both_sides=True)
big("hammer", "hammer", 2.0, 18, foot=46)
big("pickaxe", "pick", 1.9, 12, foot=50)
big("sword", "sword", 1.9)
big("katana", "katana", 1.7, 20)
big("torch", "torch", 2.0)
big("standard", "standard", 1.0)
big("banner", "bigflag", 1.0)
big("saw", "saw", 2.2, 40)
big("ankh", "ankh", 3.4)
big("sickle", "sickle", 2.4, -20)
big("mug", "mug", 2.8)
big("letter", "letter", 3.4)
big("cake", "cake", 2.7)
big("sabre", "sabre", 2.2, 20)


# Arms


@motif
def shield(m):
    with m.at(100, 100, 2.3):
        s_round(m)


@motif
def spears(m):
    for x, a in ((62, -16), (100, 0), (138, 16)):
        with m.at(x, 120, 1.06, a):
            h_spear(m, -70, 66)
    m.solid(oval(100, 134, 40), BRONZE, 9, 3)
    m.solid(oval(100, 134, 30), CLOTH, 9, 0, 2.8)
    m.solid(star(100, 134, 8, 18, 8), GOLD, 0, 0, 2.6)


@motif
def bow(m):
    with m.at(78, 100, 1.25, -14):
        h_bow(m, 66)
        m.line("M-4 0H20", 2)
    with m.at(104, 104, 1.25, -14):
        h_arrow(m, -58, 40)


@motif
def armour(m):
    m.limb("M100 120V186", WOOD, 9)
    m.limb("M70 187H130", WOOD, 7)
    m.solid("M74 52Q100 66 126 52L152 62L148 96L138 100L136 146Q100 162 64 146L62 100L52 96L48 62Z", STEEL, 14, 4)
    m.line("M100 62V152M66 104Q100 116 134 104M66 126Q100 138 135 126", 2.8, INK, 0.7)
    m.solid("M64 144L58 170H142L136 144Q100 160 64 144Z", CLOTH, 8, 2)
    with m.at(98, 36, 0.9):
        t_nasal(m)


@motif
def helmet(m):
    with m.at(96, 128, 2.6):
        t_corinth(m)


@motif
def catapult(m):
    m.limb("M56 150L118 34", WOOD_L, 10)
    m.solid("M100 26Q118 8 138 26Q138 44 122 46Q104 44 100 26Z", WOOD, 5, 2)
    m.solid(oval(119, 22, 15), STONE_D, 6, 3)
    m.limb("M96 150L110 70", WOOD, 8)
    m.limb("M128 150L110 70", WOOD, 8)
    m.line("M66 128L112 78", 5)
    m.line("M66 128L112 78", 2, STRAW)
    m.solid(rect(18, 136, 164, 22, 3), WOOD, 7, 3)
    m.line("M26 147H174", 2.4, INK, 0.4)
    wheel_at(m, 48, 166, 24, 6)
    wheel_at(m, 150, 166, 24, 6)


@motif
def ballista(m):
    m.line("M150 34Q186 66 176 104M150 34L70 96M176 104L70 96", 3)
    m.line("M134 44Q182 60 184 112", 13)
    m.line("M134 44Q182 60 184 112", 6, WOOD_L)
    m.limb("M30 116L176 66", WOOD, 12)
    with m.at(112, 84, 1.5, -19):
        h_arrow(m, -40, 50)
    m.limb("M84 104L56 186", WOOD, 8)
    m.limb("M88 104L126 186", WOOD, 8)
    m.limb("M66 160H116", WOOD, 6)


@motif
def ram(m):
    m.solid("M14 84L40 40H160L186 84Z", LEATHER, 10, 4)
    m.line("M60 42L50 84M100 40V84M140 42L150 84", 2.8, INK, 0.5)
    for x in (34, 160):
        m.limb(f"M{x} 86V156", WOOD, 9)
    m.line("M66 84L58 116M134 84L126 116", 5)
    m.line("M66 84L58 116M134 84L126 116", 2, STRAW)
    m.solid(rect(14, 110, 142, 20, 8), WOOD_L, 7, 3)
    m.solid("M150 104H166Q186 104 190 120Q186 136 166 136H150Z", IRON, 6, 3)
    m.line("M166 120Q178 112 176 128", 2.6)
    m.limb("M20 154H176", WOOD, 8)
    wheel_at(m, 46, 168, 22, 6)
    wheel_at(m, 150, 168, 22, 6)


@motif
def siege_tower(m):
    m.solid(poly((40, 164), (54, 44), (146, 44), (160, 164)), WOOD_L, 14, 4)
    for y in (76, 106, 136):
        m.line(f"M{50 - (y - 76) * 0.12} {y}H{150 + (y - 76) * 0.12}", 2.8, INK, 0.7)
    m.line("M76 46L70 162M124 46L130 162", 2.4, INK, 0.35)
    m.solid(battlements(46, 22, 108, 48, 14, 10, 11), WOOD, 7, 3)
    m.solid("M146 74L194 54L196 64L150 92Z", WOOD, 4, 2)
    for x, y in ((88, 90), (88, 122), (88, 152)):
        m.flat(rect(x, y - 12, 24, 16), DARK)
        m.line(rect(x, y - 12, 24, 16), 2.6)
    m.solid("M60 78H78V114L69 106L60 114Z", CLOTH, 4, 0, 3)
    m.solid("M122 78H140V114L131 106L122 114Z", CLOTH, 4, 0, 3)
    wheel_at(m, 60, 168, 21, 6)
    wheel_at(m, 140, 168, 21, 6)


# Power


@motif
def crown(m):
    m.solid("M22 72L52 116L72 46L100 110L128 46L148 116L178 72L164 160H36Z", GOLD, 14, 5)
    for x, y in ((22, 68), (72, 42), (128, 42), (178, 68)):
        m.solid(oval(x, y, 9), GOLD, 3, 2, 3.4)
    m.solid("M36 156H164L160 184Q100 194 40 184Z", GOLD_D, 8, 4)
    for x, c in ((62, "#3f7fa0"), (100, CLOTH), (138, "#3f7fa0")):
        m.solid(oval(x, 171, 9, 8), c, 3, 2, 3)
    m.solid(poly((100, 122), (110, 136), (100, 150), (90, 136)), CLOTH, 3, 2, 3)


@motif
def laurel(m):
    for mirror in (False, True):
        with m.at(100, 0, 1, 0, mirror):
            m.limb("M6 178C50 170 76 136 72 92C70 66 60 44 46 30", WOOD, 4, 2.8)
            for x, y, a in (
                (22, 172, 60),
                (44, 160, 40),
                (60, 140, 20),
                (70, 116, 4),
                (72, 92, -10),
                (67, 68, -22),
                (58, 46, -32),
            ):
                for side in (-44, 40):
                    with m.at(x, y, 1, a + side):
                        m.solid("M0 2Q-13 -14 0 -36Q13 -14 0 2Z", "#8fa84a" if side > 0 else "#6f8f3f", 4, 2, 3)
            with m.at(46, 32, 1, -34):
                m.solid("M0 2Q-11 -12 0 -30Q11 -12 0 2Z", "#8fa84a", 4, 2, 3)
    m.solid("M84 170Q100 162 116 170L112 184Q100 178 88 184Z", CLOTH, 3, 2, 3.4)
    m.solid("M90 180L82 198L96 192L100 184L104 192L118 198L110 180Z", CLOTH, 3, 0, 3.4)


@motif
def throne(m):
    m.solid("M48 186V40Q52 14 100 10Q148 14 152 40V186Z", GOLD, 12, 4)
    m.solid("M62 122V48Q68 30 100 26Q132 30 138 48V122Z", CLOTH, 12, 3, 3.2)
    m.solid(oval(100, 16, 11), GOLD, 4, 2, 3.4)
    for x, y in ((82, 60), (118, 60), (100, 80), (82, 100), (118, 100)):
        m.flat(poly((x, y - 6), (x + 5, y), (x, y + 6), (x - 5, y)), GOLD)
    m.solid("M52 120H148L156 142H44Z", CLOTH, 7, 3)
    m.solid(rect(44, 140, 112, 20), GOLD, 6, 3)
    for x in (34, 148):
        m.solid(f"M{x - 2} 96Q{x + 9} 86 {x + 20} 96V188H{x - 2}Z", GOLD_D, 6, 3)
        m.solid(oval(x + 9, 98, 12), GOLD, 4, 2, 3.4)
    m.solid(rect(60, 160, 80, 30), WOOD, 6, 0)
    m.line("M100 162V188", 2.4, INK, 0.5)


@motif
def sword_in_stone(m):
    with m.at(100, 46, 1.5, 180):
        h_sword(m, 66)
    m.solid("M16 190C12 156 34 138 56 132L72 112L124 110L146 130C172 136 190 156 184 190Z", GREY, 16, 5)
    m.line("M88 118L100 128L114 117", 3.4)
    m.line("M40 158L62 150M120 142L146 152M70 176H96M130 172H160", 2.6, INK, 0.5)
    m.flat("M30 186Q44 168 66 178Q60 188 30 188Z", LEAF_D, 0.8)


@motif
def grail(m):
    for a in range(12):
        with m.at(100, 74, 1, a * 30 + 15):
            m.flat(poly((-5, -62), (5, -62), (0, -96)), FLAME, 0.85)
    m.flat(oval(100, 74, 62), GLOW, 0.35)
    m.solid(
        "M50 40H150C150 92 130 112 110 116V150H118Q142 156 146 178H54Q58 156 82 150H90V116C70 112 50 92 50 40Z",
        GOLD,
        13,
        5,
    )
    m.solid(oval(100, 40, 50, 10), "#8a2f2a", 0, 0, 3.4)
    m.line("M56 66Q100 82 144 66", 3, GOLD_D)
    for x, y in ((74, 86), (100, 92), (126, 86)):
        m.solid(oval(x, y, 7), CLOTH, 2, 2, 2.8)
    m.solid(rect(84, 124, 32, 14, 6), GOLD_D, 4, 2, 3.4)
    m.solid(rect(46, 176, 108, 14, 4), GOLD_D, 5, 3)


@motif
def chain_broken(m):
    def link(x, y, a, d=None):
        d = d or rect(-30, -19, 60, 38, 19)
        with m.at(x, y, 1, a):
            m.line(d, 21)
            m.line(d, 12.5, IRON)
            m.line(put(d, 1.5, -2.5), 3, GLOW, 0.35)

    link(22, 176, -28)
    link(178, 176, 28)
    link(52, 150, -62)
    link(148, 150, 62)
    link(76, 96, 104, "M4 -19H-10Q-30 -19 -30 0T-10 19H14Q26 18 29 6")
    link(124, 96, 76, "M4 19H-10Q-30 19 -30 0T-10 -19H14Q26 -18 29 -6")
    for x, y, a in ((100, 52, 0), (72, 48, -28), (128, 48, 28), (56, 66, -62), (144, 66, 62)):
        with m.at(x, y, 1, a):
            m.solid("M-5 0L0 -30L5 0Z", FIRE, 0, 0, 2.6)


# Knowledge


@motif
def scroll(m):
    m.solid("M46 40H154V164H46Z", PAPER, 13, 4)
    for k, y in enumerate((66, 84, 102, 120)):
        m.line(f"M64 {y}H{136 - (k % 2) * 18}", 4, INK, 0.65)
    m.solid(oval(122, 142, 11), "#a5342a", 4, 2, 3.2)
    for y in (34, 166):
        m.solid(rect(38, y - 12, 124, 24, 12), "#e3cf9c", 7, 3)
        m.solid(rect(22, y - 7, 18, 14, 5), WOOD, 4, 1, 3.4)
        m.solid(rect(160, y - 7, 18, 14, 5), WOOD, 4, 1, 3.4)


@motif
def scrolls(m):
    for x, y, c in (
        (52, 160, PAPER),
        (104, 160, "#e3cf9c"),
        (152, 160, PAPER),
        (78, 122, "#e3cf9c"),
        (128, 122, PAPER),
        (104, 84, PAPER),
    ):
        m.solid(oval(x, y, 25, 22), c, 8, 3)
        m.line(f"M{x} {y}q8 -8 4 8q-14 6 -16 -8q2 -18 20 -14", 2.8)


@motif
def book(m):
    m.solid("M100 170Q58 142 8 158V60Q58 44 100 72Q142 44 192 60V158Q142 142 100 170Z", CLOTH, 8, 3)
    m.solid("M100 160Q62 134 18 146V50Q62 38 100 66Z", PAPER, 9, 0, 3.2)
    m.solid("M100 160Q138 134 182 146V50Q138 38 100 66Z", PAPER, 0, 4, 3.2)
    for s in (-1, 1):
        for k, y in enumerate((78, 96, 114, 130)):
            m.line(
                f"M{100 + s * 16} {y + 6}Q{100 + s * 42} {y - 12} {100 + s * (68 - k % 2 * 10)} {y - 10}",
                3.4,
                INK,
                0.55,
            )
    m.solid("M96 62H108V180L102 172L96 180Z", GOLD, 2, 0, 2.8)


@motif
def closed_book(m):
    m.solid("M40 40H150Q162 40 162 52V176H52Q40 176 40 164Z", CLOTH, 12, 4)
    m.solid("M52 158H162V182H52Q40 180 40 170T52 158Z", PAPER, 5, 2)
    m.line("M56 166H160M56 174H160", 2, INK, 0.5)
    m.line(rect(56, 54, 90, 90, 4), 4, GOLD)
    m.solid(star(101, 99, 8, 26, 12), GOLD, 4, 0, 3)


@motif
def tablets(m):
    with m.at(66, 100, 2.5, -8):
        h_tablet(m, "#b5683c")
    with m.at(118, 122, 2.7, 6):
        h_tablet(m, CLAY)


@motif
def stone_tablets(m):
    for x, a in ((66, -4), (134, 4)):
        with m.at(x, 106, 1, a):
            m.solid("M-32 78V-44Q-32 -80 0 -80T32 -44V78Z", STONE, 11, 4)
            for k, y in enumerate((-44, -24, -4, 16, 36, 56)):
                m.line(f"M-20 {y}H{18 - k % 3 * 8}", 4, INK, 0.6)


@motif
def scales(m):
    with m.at(100, 96, 2.3):
        m.limb("M0 30V-34", GOLD_D, 4, 2.8)
        m.solid(oval(0, -36, 5), GOLD, 2, 1, 2.8)
        m.limb("M-32 -30Q0 -34 32 -30", GOLD, 4, 2.8)
        for x in (-30, 30):
            m.line(f"M{x} -28L{x - 11} 2M{x} -28L{x + 11} 2", 1.8)
            m.solid(f"M{x - 15} 2H{x + 15}Q{x + 10} 15 {x} 15T{x - 15} 2Z", GOLD, 4, 1, 3)
        m.solid("M-16 40Q-14 30 0 29Q14 30 16 40Z", GOLD_D, 3, 1, 3)


@motif
def map(m):
    m.solid("M14 60L70 44L130 60L186 44V152L130 168L70 152L14 168Z", PAPER, 9, 4)
    m.flat("M30 78Q52 62 66 76Q74 96 56 112Q36 118 28 104Z", GRASS)
    m.flat("M118 96Q142 80 170 92Q176 124 154 138Q126 142 116 122Z", GRASS)
    m.line("M70 46V152M130 60V166", 2.6, INK, 0.45)
    for x, y in ((56, 114), (70, 124), (86, 124), (100, 116), (114, 110), (130, 108)):
        m.flat(oval(x, y, 3.6), "#8f2c22")
    m.line("M142 100L158 118M158 100L142 118", 6, "#8f2c22")
    m.solid(star(96, 80, 4, 17, 6), STONE_W, 0, 0, 2.8)


@motif
def star_chart(m):
    m.solid(rect(20, 30, 160, 138, 4), NAVY, 10, 4)
    m.line(oval(100, 98, 56), 2.6, GOLD)
    m.line(oval(100, 98, 32, 56), 2, GOLD, 0.7)
    m.line("M44 98H156", 2, GOLD, 0.7)
    pts = ((64, 74), (92, 60), (112, 84), (136, 76), (124, 118), (88, 128))
    m.line("M" + "L".join(f"{x} {y}" for x, y in pts[:5]), 2.4, CREAM)
    m.line("M112 84L88 128", 2.4, CREAM)
    for k, (x, y) in enumerate(pts):
        m.flat(star(x, y, 4, 10 if k % 2 else 8, 3), FLAME)
    for y in (28, 168):
        m.solid(rect(10, y - 9, 180, 18, 9), WOOD_L, 6, 3)


@motif
def compass(m):
    """An astrolabe of bronze."""
    m.line(oval(100, 24, 11), 12)
    m.line(oval(100, 24, 11), 5, GOLD)
    m.solid(oval(100, 112, 76), BRONZE, 14, 4)
    m.solid(oval(100, 112, 58), PAPER, 10, 0, 3)
    for k in range(12):
        a = math.pi * k / 6
        m.line(
            f"M{100 + 66 * math.sin(a)} {112 - 66 * math.cos(a)}L{100 + 72 * math.sin(a)} {112 - 72 * math.cos(a)}", 3
        )
    m.solid(star(100, 112, 8, 44, 12), NAVY, 0, 0, 2.8)
    with m.at(100, 112, 1, 34):
        m.solid("M0 -52L11 0H-11Z", CLOTH, 3, 0, 3)
        m.solid("M0 52L11 0H-11Z", LINEN, 3, 0, 3)
    m.solid(oval(100, 112, 8), GOLD, 2, 1, 3)


@motif
def gears(m):
    def gear(x, y, r, n, fill, turn=0.0):
        p = oval(x, y, r)
        for k in range(n):
            with_a = 360 / n * k + turn
            p = p.united(put(rect(-r * 0.16, -r * 1.24, r * 0.32, r * 0.5), x, y, 1, with_a))
        m.solid(cut(p, oval(x, y, r * 0.34)), fill, 9, 4)
        m.line(oval(x, y, r * 0.66), 2.6, INK, 0.5)

    gear(130, 66, 42, 10, GOLD_D, 9)
    gear(70, 130, 46, 10, BRONZE)
    gear(150, 148, 28, 8, IRON)


@motif
def wheel(m):
    wheel_at(m, 100, 100, 86, 8)


@motif
def lamp(m):
    m.solid("M28 128C20 96 60 88 96 92L156 84Q186 80 190 90Q184 104 162 112C152 158 60 176 28 128Z", "#c9863f", 14, 4)
    m.line("M34 120Q4 116 10 92Q24 78 44 100", 13)
    m.line("M34 120Q4 116 10 92Q24 78 44 100", 6, "#c9863f")
    m.solid(oval(90, 94, 26, 8), WOOD_D, 0, 0, 3.4)
    m.line("M52 128Q96 150 150 118", 3, INK, 0.4)
    m.solid("M70 160H120L130 182H60Z", "#b5763a", 6, 2)
    flame_at(m, 182, 86, 74, 44)


@motif
def incense(m):
    m.line("M92 62C70 44 112 34 92 8M112 60C96 44 132 30 116 12", 9, "#e8e4da", 0.9)
    m.solid("M56 66Q100 32 144 66Z", GOLD, 8, 3)
    m.solid(oval(100, 44, 7), GOLD, 2, 1, 3.2)
    for x in (80, 100, 120):
        m.flat(oval(x, 56, 4), DARK)
    m.solid("M44 66H156Q152 128 112 134H88Q48 128 44 66Z", GOLD, 13, 4)
    m.line("M48 84Q100 98 152 84", 4, CLOTH)
    m.flat(oval(100, 72, 44, 4), EMBER)
    for x, d in ((70, -12), (130, 12), (100, 0)):
        m.limb(f"M{x} 130Q{x + d} 150 {x + d} 184", GOLD_D, 9)


@motif
def calendar_stone(m):
    m.solid(oval(100, 100, 88), STONE_D, 16, 5)
    m.line(oval(100, 100, 70), 3)
    m.line(oval(100, 100, 48), 3)
    for k in range(20):
        a = math.pi * k / 10
        m.line(
            f"M{100 + 72 * math.sin(a)} {100 - 72 * math.cos(a)}L{100 + 84 * math.sin(a)} {100 - 84 * math.cos(a)}",
            4,
            INK,
            0.7,
        )
    for k in range(8):
        with m.at(100, 100, 1, k * 45):
            m.solid("M0 -66L9 -50H-9Z", "#b5533a" if k % 2 else TEAL, 0, 0, 2.6)
    for k in range(4):
        with m.at(100, 100, 1, k * 90 + 45):
            m.line(rect(-9, -46, 18, 16, 2), 2.8)
    m.solid(oval(100, 100, 24), SAND, 6, 3, 3.4)
    m.flat(oval(92, 96, 3.6), INK)
    m.flat(oval(108, 96, 3.6), INK)
    m.solid("M94 108H106V118Q100 124 94 118Z", CLOTH, 0, 0, 2.6)


# Goods


def jar(m, x, y, s=1.0, fill=CLAY, band=None):
    """An amphora, foot at (x, y), 150 high at s = 1."""
    with m.at(x, y, s):
        for side in (False, True):
            with m.at(0, 0, 1, 0, side):
                m.line("M18 -132C50 -136 48 -104 34 -92", 13)
                m.line("M18 -132C50 -136 48 -104 34 -92", 6, fill)
        m.solid(
            "M-18 -150H18V-140L13 -136V-118C44 -108 50 -70 34 -40C26 -22 16 -16 14 -8H20V0H-20V-8H-14"
            "C-16 -16 -26 -22 -34 -40C-50 -70 -44 -108 -13 -118V-136L-18 -140Z",
            fill,
            12,
            4,
        )
        if band:
            q = as_path("M-13 -118C-44 -108 -50 -70 -34 -40H34C50 -70 44 -108 13 -118Z")
            m.flat(common(q, rect(-60, -92, 120, 24)), band)
            m.line("M-34 -80l8 -7l8 7l8 -7l8 7l8 -7l8 7l8 -7l8 7", 2.6, CREAM)
            m.line(common(q, rect(-60, -92, 120, 24)), 2.6)


@motif
def amphora(m):
    jar(m, 100, 190, 1.18, CLAY, BLACK)


@motif
def pottery(m):
    jar(m, 52, 176, 0.86, "#b5683c", BLACK)
    jar(m, 144, 172, 0.78, "#d29a5c", CLOTH)
    m.solid("M70 140H130Q140 168 116 188H84Q60 168 70 140Z", CLAY, 9, 4)
    m.solid(oval(100, 140, 31, 9), DARK, 0, 0, 3.6)
    m.line("M70 158Q100 168 132 158", 5, CREAM)


@motif
def wine(m):
    jar(m, 70, 190, 1.05, "#9c4f38", CREAM)
    m.solid(
        "M122 96H182C182 130 168 144 158 146V170Q172 174 176 186H128Q132 174 146 170V146C136 144 122 130 122 96Z",
        GOLD,
        9,
        4,
    )
    m.solid(oval(152, 97, 30, 8), "#6d1f35", 0, 0, 3.4)
    for x, y in ((112, 176), (126, 180), (119, 186)):
        m.solid(oval(x, y, 7), PURPLE, 2, 1.5, 2.8)


@motif
def honey(m):
    m.solid("M52 70H148Q170 100 160 150Q150 186 100 188Q50 186 40 150Q30 100 52 70Z", "#d9963a", 14, 5)
    m.solid("M48 58Q100 46 152 58L148 80Q100 92 52 80Z", CREAM, 6, 3)
    m.flat(
        "M56 78Q100 90 146 78Q150 104 140 108Q134 96 126 104Q120 132 112 112Q104 96 94 106Q86 124 78 104"
        "Q70 92 62 102Q52 96 56 78Z",
        FLAME,
    )
    m.limb("M112 58L150 6", WOOD_L, 6, 3)
    with m.at(100, 146, 1):
        m.solid(
            poly(*[(20 * math.cos(math.pi / 3 * k), 20 * math.sin(math.pi / 3 * k)) for k in range(6)]), FLAME, 4, 2, 3
        )


@motif
def coins(m):
    def stack(x, foot_y, n, r=30):
        for k in range(n):
            y = foot_y - 12 * k
            m.solid(union(oval(x, y, r, 11), rect(x - r, y - 10, 2 * r, 10), oval(x, y - 10, r, 11)), GOLD, 5, 0, 3.4)
            if k == n - 1:
                m.solid(oval(x, y - 10, r, 11), "#f0cc6a", 3, 2, 3)
                m.line(oval(x, y - 10, r * 0.62, 6), 2.4, GOLD_D)

    stack(54, 168, 6)
    stack(110, 160, 10)
    stack(152, 172, 4)
    stack(92, 180, 3)
    m.solid(oval(28, 178, 15), "#f0cc6a", 4, 2, 3.4)
    m.line(oval(28, 178, 8), 2.4, GOLD_D)


@motif
def chest(m):
    m.solid("M26 96V84Q26 30 100 30T174 84V96Z", WOOD, 12, 4)
    m.flat(rect(30, 84, 140, 22), DARK)
    for x, y in ((44, 92), (66, 84), (90, 88), (112, 82), (134, 88), (156, 92)):
        m.solid(oval(x, y, 15, 14), GOLD, 4, 2, 3)
    m.solid(oval(80, 76, 9), "#3f8f86", 3, 2, 3)
    m.solid(poly((124, 64), (136, 76), (124, 88), (112, 76)), CLOTH, 3, 2, 3)
    m.solid(rect(22, 100, 156, 84, 4), WOOD_L, 13, 4)
    m.line("M26 128H174M26 156H174", 2.4, INK, 0.4)
    for x in (40, 146):
        m.solid(rect(x, 100, 15, 84), GOLD_D, 4, 2, 3)
    m.solid(rect(84, 100, 32, 34, 4), GOLD, 5, 2, 3.4)
    m.flat(union(oval(100, 114, 6), rect(97, 116, 6, 12)), INK)


@motif
def gold_bars(m):
    def bar(x, y):
        m.solid(poly((x, y), (x + 10, y - 30), (x + 62, y - 30), (x + 72, y)), GOLD, 9, 4)
        m.line(f"M{x + 20} {y - 12}H{x + 52}", 3, GOLD_D)

    for x, y in ((4, 188), (64, 188), (124, 188), (34, 156), (94, 156), (64, 124)):
        bar(x, y)


@motif
def bricks(m):
    for r, (y, xs) in enumerate(((188, (8, 70, 132)), (158, (-22 + 60, 101)), (128, (70,)))):
        for x in xs:
            m.solid(rect(x, y - 30, 60, 30, 2), (BRICK, "#b8643f", "#a04e33")[(r + x) % 3], 7, 3)


@motif
def stone_blocks(m):
    def block(x, y, w, h):
        m.solid(poly((x, y), (x + 14, y - 12), (x + w + 14, y - 12), (x + w, y)), STONE_W, 0, 0, 3.6)
        m.solid(poly((x + w, y), (x + w + 14, y - 12), (x + w + 14, y + h - 12), (x + w, y + h)), STONE, 0, 3, 3.6)
        m.solid(rect(x, y, w, h), STONE_D, 8, 0, 3.6)

    block(10, 134, 72, 52)
    block(96, 134, 76, 52)
    block(52, 82, 74, 52)


@motif
def logs(m):
    for x, y in ((44, 164), (100, 164), (156, 164), (72, 117), (128, 117), (100, 70)):
        m.solid(oval(x, y, 28), WOOD, 7, 0)
        m.solid(oval(x, y, 21), "#d9b27a", 6, 3, 2.8)
        m.line(oval(x, y, 13), 2.2, WOOD_D)
        m.line(oval(x, y, 6), 2.2, WOOD_D)


@motif
def planks(m):
    for k, (x, y, w) in enumerate(((12, 170, 176), (20, 148, 164), (10, 126, 172), (26, 104, 150))):
        m.solid(rect(x, y, w, 20, 2), (WOOD_L, "#c99a62")[k % 2], 5, 3)
        m.line(f"M{x + 14} {y + 8}h{w * 0.4}M{x + w * 0.6} {y + 13}h{w * 0.26}", 2.2, INK, 0.4)
        m.flat(rect(x + w - 12, y + 2, 10, 16), "#e0bf8c")


@motif
def wheat(m):
    sheaf_at(m, 100, 120, 1.0)


@motif
def grapes(m):
    m.limb("M100 40Q98 18 122 8", WOOD, 6, 3)
    m.solid("M98 46C60 56 28 40 22 14Q44 18 54 10Q62 22 76 14Q92 22 98 46Z", LEAF, 8, 3)
    for y, xs in ((70, (54, 84, 114, 144)), (98, (68, 99, 130)), (126, (84, 114)), (152, (99,))):
        for x in xs:
            m.solid(oval(x, y, 18), PURPLE, 6, 3, 3.4)
            m.flat(oval(x + 6, y - 6, 4), GLOW, 0.5)


@motif
def bread(m):
    m.solid("M20 150C14 96 60 66 110 68C160 70 190 104 182 150Q176 166 150 168H52Q26 166 20 150Z", "#c98a3f", 14, 5)
    for x in (62, 96, 130):
        m.solid(f"M{x - 8} 122Q{x} 96 {x + 20} 84Q{x + 18} 106 {x + 6} 128Z", "#efd39a", 3, 0, 2.8)
    m.limb("M150 184Q160 130 184 96", STRAW, 3.6, 2.4)
    for x, y, a in ((164, 140, 20), (172, 122, 24), (180, 104, 28)):
        for s in (-40, 40):
            with m.at(x, y, 1, a + s):
                m.solid("M0 0Q-7 -9 0 -22Q7 -9 0 0Z", GOLD, 2, 0, 2.6)


@motif
def salt(m):
    m.solid("M8 188Q40 150 66 120Q92 76 108 76Q130 84 150 128Q176 160 192 188Z", LINEN, 13, 5)
    for x, y in ((70, 150), (100, 116), (128, 158), (96, 168), (150, 174), (46, 176)):
        m.solid(poly((x, y - 8), (x + 8, y), (x, y + 8), (x - 8, y)), ICE, 2, 0, 2.4)
    m.limb("M134 116L180 40", WOOD_L, 6, 3)
    m.solid(put("M-12 -6H12V16Q12 28 0 30Q-12 28 -12 16Z", 128, 126, 1, 30), WOOD_L, 4, 0, 3.4)


@motif
def dye(m):
    for x, c, h in ((46, PURPLE, 0), (152, "#3f78b5", 0), (100, CLOTH, 14)):
        y = 172 + h
        m.solid(
            f"M{x - 38} {y - 58}Q{x - 40} {y - 10} {x - 22} {y}H{x + 22}Q{x + 40} {y - 10} {x + 38} {y - 58}Z",
            CLAY,
            10,
            4,
        )
        m.solid(oval(x, y - 58, 38, 13), c, 0, 0)
        m.light(oval(x + 9, y - 61, 18, 5), 0.35)
        m.solid(
            f"M{x - 30} {y - 54}Q{x - 26} {y - 20} {x - 20} {y - 30}Q{x - 14} {y - 40} {x - 12} {y - 48}Z", c, 0, 0, 2.8
        )
    m.limb("M58 98L84 20", WOOD_L, 5, 3)
    m.solid("M64 30Q96 12 130 30L124 66Q112 56 102 66Q90 56 78 66Z", PURPLE, 6, 3)


@motif
def silk(m):
    """Folded lengths of silk, one unrolled."""
    for y, c in ((172, TEAL), (144, PURPLE), (116, GOLD)):
        m.solid(f"M20 {y - 15}Q8 {y} 20 {y + 15}H172V{y - 15}Z", c, 7, 3)
        m.line(f"M36 {y}H168", 2.4, INK, 0.4)
    m.solid(
        "M30 98C30 70 44 58 66 58H150Q180 58 180 92V166C180 190 146 190 128 176C118 166 120 140 108 128"
        "C96 116 60 112 30 98Z",
        CLOTH,
        11,
        5,
    )
    m.line("M148 66Q166 100 160 176M118 66Q146 104 142 180M84 66Q112 86 120 122", 2.8, INK, 0.4)
    m.line("M44 92C80 110 112 108 122 132T138 170", 4, GOLD)
    m.solid(oval(54, 74, 24, 20), CLOTH, 7, 3)
    m.line("M54 74q8 -8 4 7q-13 6 -16 -6q1 -15 22 -12", 2.8)


@motif
def cloth_rolls(m):
    for x, y, c in ((58, 160, CLOTH), (142, 160, "#3f78b5"), (100, 100, "#d9a23a")):
        m.solid(oval(x, y, 42, 30), c, 9, 4)
        m.solid(oval(x, y, 26, 18), "#efe0c6", 0, 0, 3)
        m.line(f"M{x} {y}q9 -8 4 8q-16 5 -18 -7q2 -16 24 -12", 2.8)


@motif
def jade(m):
    m.solid(cut(oval(100, 112, 76), oval(100, 112, 25)), "#5fa57a", 13, 5)
    for k in range(8):
        a = math.pi * k / 4
        x, y = 100 + 51 * math.sin(a), 112 - 51 * math.cos(a)
        m.line(f"M{x - 6} {y}q0 -8 7 -8t6 8t-6 6", 3, "#2f6a4a")
    m.line("M100 40Q86 20 100 8Q114 20 100 40", 8)
    m.line("M100 40Q86 20 100 8Q114 20 100 40", 3.4, CLOTH)


@motif
def jewellery(m):
    m.solid(cut(oval(100, 96, 84, 80), oval(100, 62, 62, 60)), GOLD, 10, 4)
    m.line("M22 84Q40 164 100 168T178 84", 3, GOLD_D)
    for k in range(9):
        a = math.pi * (0.12 + 0.095 * k)
        x, y = 100 + 74 * math.cos(a), 92 + 68 * math.sin(a)
        m.solid(oval(x, y, 9.5), (CLOTH, "#3f8f86", "#3f78b5")[k % 3], 3, 2, 3)
    m.solid("M100 164Q78 178 100 200Q122 178 100 164Z", CLOTH, 4, 2, 3.4)


@motif
def fish_basket(m):
    for x, y, a in ((64, 96, -62), (96, 84, -84), (130, 92, -108), (82, 108, -70), (116, 106, -100)):
        fish_at(m, x, y, 0.5, ("#8fb0b8", "#7fa3ad", "#c9a07a")[x % 3], a)
    m.solid("M22 112H178L156 188H44Z", WOOD_L, 13, 4)
    m.solid(rect(14, 104, 172, 20, 9), STRAW, 6, 3)
    m.line("M32 146H168M40 168H160M70 126L78 186M130 126L122 186M100 126V186", 2.6, INK, 0.5)


@motif
def fruit_basket(m):
    for x, y, r, c in (
        (60, 100, 22, "#c2413a"),
        (98, 86, 24, OCHRE),
        (138, 98, 22, "#c2413a"),
        (78, 112, 20, LEAF),
        (118, 112, 20, OCHRE),
    ):
        m.solid(oval(x, y, r), c, 7, 3)
    m.solid("M22 118H178L156 188H44Z", WOOD_L, 13, 4)
    m.solid(rect(14, 110, 172, 20, 9), STRAW, 6, 3)
    m.line("M32 150H168M40 170H160M70 132L78 186M130 132L122 186M100 132V186", 2.6, INK, 0.5)


@motif
def sacks(m):
    for x, y in ((56, 140), (144, 140), (100, 136)):
        hold(m, "sack", x, y, 0, 0.86)


@motif
def barrel(m):
    m.solid("M44 18H156Q186 100 156 186H44Q14 100 44 18Z", WOOD_L, 16, 5)
    m.line("M76 20Q64 100 76 184M100 20V184M124 20Q136 100 124 184", 2.6, INK, 0.5)
    for y, w in ((44, 68), (148, 70)):
        m.solid(
            f"M{100 - w} {y}Q100 {y + 8} {100 + w} {y}L{100 + w + 1} {y + 16}Q100 {y + 24} {99 - w} {y + 16}Z",
            IRON,
            4,
            3,
            3.2,
        )
    m.solid(oval(100, 104, 10), WOOD_D, 3, 0, 3.2)


@motif
def barrels(m):
    for x, y, s in ((-2, 84, 0.56), (90, 84, 0.56), (44, 2, 0.56)):
        with m.at(x, y, s):
            m.solid("M44 18H156Q186 100 156 186H44Q14 100 44 18Z", WOOD_L, 16, 5)
            m.line("M76 20Q64 100 76 184M124 20Q136 100 124 184", 2.6, INK, 0.5)
            for yy, w in ((44, 68), (148, 70)):
                m.solid(
                    f"M{100 - w} {yy}Q100 {yy + 8} {100 + w} {yy}L{100 + w + 1} {yy + 16}"
                    f"Q100 {yy + 24} {99 - w} {yy + 16}Z",
                    IRON,
                    4,
                    3,
                    3,
                )


@motif
def sake_barrels(m):
    for x, y in ((52, 186), (148, 186), (100, 108)):
        m.solid(
            f"M{x - 44} {y - 72}Q{x - 50} {y - 36} {x - 42} {y}H{x + 42}Q{x + 50} {y - 36} {x + 44} {y - 72}Z",
            STRAW,
            10,
            4,
        )
        m.solid(oval(x, y - 73, 44, 11), "#d8bb7c", 3, 2, 3.4)
        m.line(f"M{x - 46} {y - 60}H{x + 46}M{x - 44} {y - 10}H{x + 44}", 4, WOOD_D)
        m.solid(oval(x, y - 35, 19), CLOTH, 4, 0, 3)
        m.line(f"M{x - 8} {y - 40}H{x + 8}M{x} {y - 47}V{y - 24}M{x - 8} {y - 30}H{x + 8}", 3.4, LINEN)


@motif
def ham(m):
    m.limb("M142 60L176 26", BONE, 11)
    m.solid(union(oval(174, 20, 10), oval(184, 32, 10)), BONE, 3, 2, 3.6)
    m.solid("M150 52C176 84 164 150 120 176C70 196 22 168 24 122C28 78 100 40 150 52Z", "#b5533a", 16, 5)
    m.solid("M36 126C40 96 92 78 112 92C124 116 96 160 64 162Q36 156 36 126Z", "#e3a79a", 6, 3, 3.2)
    m.solid(oval(74, 126, 12), BONE, 3, 1, 3)


@motif
def meats(m):
    m.limb("M8 26H192", WOOD, 8)
    for x in (50, 150):
        m.line(f"M{x} 26V62", 4)
    m.solid("M50 56C76 78 84 130 60 152Q40 158 28 140C18 108 32 76 50 56Z", "#b5533a", 11, 4)
    m.line("M36 92L66 86M32 116L72 108", 2.6, INK, 0.5)
    for k in range(4):
        m.solid(oval(106 + (k % 2) * 3, 46 + k * 26, 12, 16), "#a8473a", 4, 2, 3.4)
    m.solid("M150 56L176 84Q184 130 160 170H140Q120 130 128 84Z", "#d98f7a", 10, 4)
    m.line("M140 86Q150 120 144 156M160 86Q160 120 156 150", 3, LINEN)


@motif
def plough(m):
    m.limb("M8 84L110 108L192 60", WOOD, 10)
    m.limb("M26 40L60 120L104 150", WOOD_L, 10)
    m.limb("M14 36L40 34", WOOD_L, 7, 3.4)
    m.solid("M70 128L150 172L96 178Q66 164 70 128Z", IRON, 9, 4)
    m.solid("M2 190Q30 172 64 180Q110 172 150 180T198 190Z", EARTH, 5, 2)


# Craft


@motif
def anvil(m):
    m.solid("M36 70H176Q170 102 134 106V126H150L160 150H64L74 126H88V108Q44 106 18 74Z", IRON, 13, 5)
    m.solid(rect(58, 150, 108, 38, 4), WOOD, 10, 3)
    with m.at(118, 50, 1.3, 62):
        h_hammer(m)


@motif
def goldsmith_bench(m):
    m.solid(rect(10, 112, 180, 20, 3), WOOD_L, 6, 3)
    for x in (24, 158):
        m.solid(rect(x, 132, 18, 56), WOOD, 6, 2)
    m.line(oval(62, 78, 26), 16)
    m.line(oval(62, 78, 26), 8, GOLD)
    m.solid(poly((62, 26), (78, 42), (62, 60), (46, 42)), "#3f8fa0", 5, 3, 3.4)
    m.solid("M106 110V96Q106 84 124 84H168L160 96Q140 98 140 104V110Z", IRON, 5, 2)
    with m.at(150, 70, 0.9, 60):
        h_hammer(m)


@motif
def weaponry(m):
    """A rack with arms."""
    m.limb("M24 40V186", WOOD, 9)
    m.limb("M176 40V186", WOOD, 9)
    m.limb("M18 76H182", WOOD_L, 7)
    m.limb("M18 150H182", WOOD_L, 7)
    with m.at(54, 128, 1.25):
        h_sword(m, 78)
    with m.at(146, 118, 1.1):
        h_axe(m, -76, 60)
    with m.at(100, 112, 1.05):
        s_round(m, 32)


@motif
def crane(m):
    """A wooden building crane with a block."""
    m.limb("M52 186L92 18", WOOD, 9)
    m.limb("M126 186L92 18", WOOD, 9)
    m.limb("M66 132H112", WOOD, 6)
    m.limb("M92 18L176 30", WOOD_L, 7)
    wheel_at(m, 88, 140, 34, 8)
    m.line("M172 32V104M88 112L104 24", 4)
    m.solid(oval(172, 34, 9), GOLD_D, 3, 1, 3)
    m.solid(rect(148, 104, 48, 36, 2), STONE, 8, 3)
    m.line("M148 104L172 84L196 104", 3.4)
    m.limb("M34 187H146", WOOD, 6)


@motif
def scaffold(m):
    m.solid(rect(54, 52, 92, 136), STONE, 13, 4)
    m.line("M64 76h22M100 96h26M70 120h20M104 142h26M66 164h22", 2.6, INK, 0.4)
    for x in (24, 176):
        m.limb(f"M{x} 14V188", WOOD_L, 7)
    for y in (40, 92, 144):
        m.limb(f"M12 {y}H188", WOOD, 7)
    m.limb("M24 144L54 96", WOOD_L, 4, 2.6)
    m.limb("M176 92L146 40", WOOD_L, 4, 2.6)
    m.solid(rect(60, 18, 34, 20, 2), STONE_W, 5, 2, 3.4)
    hold(m, "basket", 142, 26, 0, 0.7)


@motif
def workbench(m):
    m.solid(rect(8, 108, 184, 20, 3), WOOD_L, 6, 3)
    for x in (20, 162):
        m.solid(rect(x, 128, 18, 60), WOOD, 6, 2)
    m.limb("M34 162H166", WOOD, 6)
    m.solid("M26 106L30 84H90L102 106Z", WOOD, 6, 3)
    m.solid("M52 84Q50 62 66 62T78 84Z", WOOD_L, 4, 2, 3.4)
    m.line("M96 100q10 -18 20 -6q2 10 -8 8", 4, "#e0bf8c")
    with m.at(148, 92, 0.95, 72):
        h_saw(m)


@motif
def axe_in_stump(m):
    m.limb("M122 92L172 18", WOOD_L, 9)
    m.solid("M46 128L38 172L16 188H184L162 172L154 128Z", WOOD, 14, 3)
    m.solid(oval(100, 126, 55, 19), "#d9b27a", 6, 3)
    m.line(oval(100, 126, 36, 12), 2.4, WOOD_D)
    m.solid("M84 122L104 76L138 94L126 106Q110 106 100 126Z", STEEL, 7, 3)


@motif
def sapling(m):
    m.solid("M44 190Q58 168 100 168T156 190Z", EARTH, 6, 2)
    m.limb("M100 172Q104 120 98 66", WOOD_L, 5, 3)
    for d in (
        "M100 128C70 128 44 108 38 78C70 80 96 98 100 128Z",
        "M102 104C126 104 152 88 160 56C128 58 104 76 102 104Z",
        "M98 70C82 58 78 34 92 10C110 28 112 54 98 70Z",
    ):
        m.solid(d, "#8fb04a", 8, 4)


@motif
def saplings(m):
    for x, y, s in ((46, 168, 0.62), (150, 166, 0.6), (98, 190, 0.86)):
        with m.at(x - 100 * s, y - 190 * s, s):
            sapling(m)


@motif
def cart(m):
    m.limb("M150 116L198 100", WOOD, 7)
    m.solid(poly((12, 62), (164, 62), (150, 122), (26, 122)), WOOD_L, 11, 4)
    m.line("M17 82H160M22 102H155M60 64L66 120M100 64V120M138 64L128 120", 2.4, INK, 0.5)
    wheel_at(m, 56, 148, 40)
    wheel_at(m, 130, 150, 38)


@motif
def hay_cart(m):
    m.solid("M10 66C6 30 50 8 92 10C140 6 176 34 170 68Z", STRAW, 12, 5)
    m.line("M40 52l14 -16M70 60l10 -22M108 58l-4 -24M136 54l-14 -18", 3, GOLD_D)
    cart(m)


@motif
def gold_pan(m):
    sea_line(m, 178)
    m.solid(oval(100, 126, 88, 40), IRON, 12, 4)
    m.solid(oval(100, 118, 70, 27), "#6f9fb0", 8, 0, 3.4)
    for x, y, r in ((70, 122, 12), (92, 128, 15), (118, 122, 13), (136, 116, 9), (104, 112, 10), (82, 110, 8)):
        m.solid(oval(x, y, r, r * 0.8), GOLD, 4, 2, 3)


@motif
def nuggets(m):
    for x, y, s in ((60, 188, 1.0), (140, 188, 1.05), (100, 132, 0.95)):
        with m.at(x, y, s):
            m.solid(poly((-48, 0), (-52, -30), (-26, -62), (14, -68), (46, -40), (50, 0)), GOLD, 12, 4)
            m.line("M-26 -60L-10 -34L-50 -28M-10 -34L18 -4M-10 -34L46 -40", 2.6, INK, 0.5)


@motif
def coal(m):
    for x, y, s in ((54, 188, 0.95), (144, 188, 1.0), (98, 140, 0.95)):
        with m.at(x, y, s):
            m.solid(poly((-48, 0), (-52, -30), (-26, -62), (14, -68), (46, -40), (50, 0)), "#45434a", 12, 4)
            m.line("M-26 -60L-10 -34L-50 -28M-10 -34L18 -4M-10 -34L46 -40", 2.6, "#8a878f", 0.8)


# Figures of stone, signs


@motif
def statue(m):
    stone = {
        "dress": "toga",
        "cloth": STONE_W,
        "trim": None,
        "hair": "curly",
        "tone": 3,
        "right": (150, 58),
        "left": (74, 118),
    }
    with m.at(100, 146, 0.76), m.at(-100, -190):
        statue_person(m, **stone)
    m.solid(rect(52, 144, 96, 14, 2), STONE_W, 3, 2)
    m.solid(rect(60, 158, 80, 22), STONE, 9, 3)
    m.solid(rect(46, 176, 108, 14, 2), STONE_W, 4, 2)


def statue_person(m, **spec):
    """A person all of marble."""
    trial = Drawn("statue")
    person(trial, **spec)
    trial_parts = []
    for part in trial.parts:
        for colour in set(re.findall(r"#[0-9a-fA-F]{6}", part)):
            if colour in (
                *SKIN,
                *HAIR,
                LINEN,
                LEATHER,
                LEATHER_D,
                GOLD,
                GOLD_D,
                BRONZE,
                CLOTH,
                STRAW,
                WOOD,
                STEEL,
                WOOD_L,
                WOOD_D,
                IRON,
            ):
                part = part.replace(
                    colour,
                    STONE
                    if colour in (GOLD_D, LEATHER_D, WOOD, WOOD_D, GOLD)
                    else STONE_W
                    if colour in (LINEN, STEEL, HAIR[3])
                    else MARBLE,
                )
        trial_parts.append(part)
    move = m.t
    for part in trial_parts:
        m.parts.append(
            f'<g transform="matrix({move.m11():.3f} {move.m12():.3f} {move.m21():.3f} {move.m22():.3f}'
            f' {move.dx():.2f} {move.dy():.2f})">{part}</g>'
        )
    m.box = m.box.united(move.mapRect(trial.box))


@motif
def discus_statue(m):
    with m.at(100, 150, 0.74), m.at(-100, -190):
        statue_person(
            m,
            dress="bare",
            cloth=STONE,
            hair="curly",
            right=(158, 40),
            left=(64, 120),
            stride=2.4,
            over=lambda m: m.solid(oval(162, 34, 17), STONE_W, 5, 2),
        )
    m.solid(rect(48, 148, 104, 18, 2), STONE_W, 4, 2)
    m.solid(rect(38, 166, 124, 24), STONE, 9, 3)


@motif
def rider_statue(m):
    trial = Drawn("x")
    a_horse(trial, MARBLE, STONE)
    rider(
        trial,
        96,
        98,
        dress="cuirass",
        cloth=STONE_W,
        top="goldlaurel",
        right=(150, 70),
        left=(110, 112),
        cloak=None,
        leg=MARBLE,
    )
    parts = []
    for part in trial.parts:
        for colour in set(re.findall(r"#[0-9a-fA-F]{6}", part)):
            if colour not in (INK, GLOW):
                part = part.replace(colour, STONE if colour in (STONE, GOLD, LEATHER_D, BRONZE) else STONE_W)
        parts.append(part)
    with m.at(30, 4, 0.72):
        move = m.t
    for part in parts:
        m.parts.append(
            f'<g transform="matrix({move.m11():.3f} 0 0 {move.m22():.3f} {move.dx():.2f} {move.dy():.2f})">{part}</g>'
        )
    m.box = m.box.united(move.mapRect(trial.box))
    m.solid(rect(40, 140, 120, 14, 2), STONE_W, 3, 2)
    m.solid(rect(50, 154, 100, 24), STONE, 9, 3)
    m.solid(rect(36, 176, 128, 14, 2), STONE_W, 4, 2)


@motif
def half_statue(m):
    """A bust coming out of the block."""
    m.solid("M34 190V128L62 116L100 124L146 112L166 128V190Z", STONE, 14, 4)
    m.solid("M48 132Q50 104 84 94H118Q150 104 152 132Q100 150 48 132Z", MARBLE, 10, 4)
    m.solid("M60 128Q64 108 92 96L118 136Q84 142 60 128Z", STONE_W, 6, 0, 3)
    m.line("M72 130Q78 112 98 104M88 136Q92 120 106 116", 2.4, INK, 0.5)
    m.solid("M86 76H115V98Q102 108 86 98Z", MARBLE, 6, 0, 3.4)
    with m.at(98, 52, 1.75):
        m.solid(union(oval(0, 0, 17.5, 20), "M13 -9Q24 -5 25 7Q20 5 14 10Z"), MARBLE, 6, 2, 3.4)
        k_short(m, STONE)
        m.solid(oval(-4, 2, 4, 5.6), MARBLE, 0, 0, 2.2)
        m.line("M8 -7Q12 -10 17 -7M9 -2Q13 -4 16 -1.5M12 12H18", 2.2, INK, 0.75)
        m.line("M-16 -14L-8 -20M-10 -6L-14 2M4 -22L8 -14", 1.6, INK, 0.4)
    m.line("M46 150L70 162M126 150L152 140M60 176H92M118 178L146 168", 2.6, INK, 0.45)
    for x, y in ((18, 186), (180, 187)):
        m.solid(oval(x, y - 3, 9, 6), STONE, 2, 1, 2.8)


@motif
def theatre_mask(m):
    """A Greek mask of fired clay: curls, raised brows, the open mouth of the speaker."""
    clay, dark = "#c9744a", "#8a4428"
    for s in (-1, 1):
        m.solid(
            put("M0 0C-14 30 10 52 -6 92L12 84L22 96C32 54 8 34 16 2Z", 100 + s * 54, 92, 1, 0, mirror=s < 0),
            CLOTH,
            6,
            2,
            3.4,
        )
    m.solid("M44 84Q44 34 100 32T156 84Q160 128 140 158Q122 188 100 188T60 158Q40 128 44 84Z", clay, 13, 5)
    for k in range(9):
        x, y = 100 - 62 * math.cos(math.pi * k / 8), 84 - 54 * math.sin(math.pi * k / 8)
        m.solid(oval(x, y, 14), dark, 4, 2, 3.2)
        m.line(put("M-4 1Q-4 -6 2 -5Q7 -3 4 3", x, y), 2, "#d98a5f")
    for s in (-1, 1):
        m.line(f"M{100 + s * 14} 82Q{100 + s * 30} 66 {100 + s * 44} 84", 6, dark)
        m.solid(
            f"M{100 + s * 12} 98Q{100 + s * 28} 84 {100 + s * 42} 99Q{100 + s * 27} 108 {100 + s * 12} 98Z",
            "#f0d9b0",
            0,
            0,
            3,
        )
        m.flat(oval(100 + s * 26, 97, 6), INK)
        m.line(f"M{100 + s * 30} 120Q{100 + s * 42} 130 {100 + s * 40} 148", 3, dark)
    m.solid("M94 86L86 118Q88 126 100 126T114 118L106 86Z", clay, 4, 3, 3)
    m.solid("M66 146Q70 132 100 132T134 146Q132 174 100 176T66 146Z", dark, 0, 0, 3.4)
    m.solid("M76 147Q82 140 100 140T124 147Q120 166 100 167T76 147Z", "#2b1a12", 0, 0, 0)


@motif
def road(m):
    """A paved road climbing over a rise, with a milestone."""
    m.solid("M4 190Q8 158 34 140Q40 108 74 102Q92 74 120 76Q150 80 160 110Q190 132 196 190Z", "#94a860", 14, 5)
    way = as_path(
        "M40 190C66 164 98 156 92 138C86 122 118 116 122 104C125 96 118 90 114 80L122 80"
        "C128 90 138 96 136 106C132 122 108 126 116 142C126 160 150 168 168 190Z"
    )
    m.solid(way, STONE_W, 0, 0, 3.4)
    for y, x0, x1 in (
        (96, 118, 136),
        (106, 116, 138),
        (118, 98, 134),
        (130, 88, 122),
        (142, 90, 126),
        (154, 84, 140),
        (166, 66, 156),
        (178, 50, 168),
    ):
        m.line(common(rect(x0 - 10, y, x1 - x0 + 20, 1.6), way), 0.8, INK, 0.4)
    for d in (
        "M124 96V104M118 112V118M104 120V129M102 133V140M112 146V153M98 157V165M120 157V165M84 169V177"
        "M110 169V177M136 169V177M72 181V189M100 181V189M130 181V189",
    ):
        m.line(d, 1.8, INK, 0.4)
    m.solid("M44 172V138Q44 124 55 124T66 138V172Z", STONE_W, 6, 2)
    m.line("M50 140h10M50 148h10M50 156h6", 2.6)
    m.solid(union(oval(152, 112, 12), oval(164, 118, 10), oval(144, 120, 9)), LEAF, 5, 2, 3.2)


@motif
def pool(m):
    """A sunken bath of marble with steps."""
    m.solid("M44 106H156L198 186Q198 190 194 190H6Q2 190 2 186Z", MARBLE, 9, 3)
    m.solid("M54 116H146L178 176H22Z", "#3f8fa0", 0, 0, 3.2)
    m.flat("M54 116H146L151 126H49Z", "#2f6f86")
    m.flat("M40 144Q70 134 100 144T162 146L168 158Q130 148 100 156T34 156Z", "#8fc8cc", 0.7)
    m.line("M62 134h24M108 138h30M50 162h30M104 168h40", 3, FOAM)
    m.flat("M22 176H178L181 182H19Z", "#d9b060")
    for x in (52, 148):
        m.solid(rect(x - 10, 84, 20, 26, 3), MARBLE, 5, 2, 3.2)
        m.solid(f"M{x - 13} 84Q{x - 12} 68 {x} 66Q{x + 12} 68 {x + 13} 84Z", "#4f8f6a", 3, 1, 3.2)


@motif
def ruined_temple(m):
    m.solid(rect(4, 176, 192, 14), STONE, 0, 3)
    m.solid(rect(14, 162, 160, 14), STONE_W, 6, 2)
    m.flat(rect(26, 72, 86, 90), INK, 0.3)
    for cx, top in ((32, 68), (68, 68), (104, 68), (140, 112)):
        jag = (
            f"L{cx + 10} {top}L{cx + 4} {top + 9}L{cx - 3} {top - 2}L{cx - 10} {top + 7}Z"
            if top > 70
            else f"V{top}H{cx - 10}Z"
        )
        m.solid(
            f"M{cx - 11} 162L{cx - 10} {top + 4}" + f"M{cx - 11} 162H{cx + 11}L{cx + 10} {top}" + jag, MARBLE, 8, 3, 3.4
        )
        for k in (-3, 3):
            m.line(f"M{cx + k} {top + 14}V158", 1.8, INK, 0.35)
        if top < 70:
            m.solid(rect(cx - 14, 60, 28, 9), STONE_W, 2, 1, 3)
    m.solid("M14 46H124L132 52L126 61H14Z", STONE_W, 5, 2)
    m.solid("M14 46L70 14L84 22L80 32L96 40L92 46Z", MARBLE, 7, 3)
    m.solid("M178 176Q164 176 164 164T178 152H190V176Z", MARBLE, 5, 2, 3.4)
    m.solid(oval(190, 164, 7, 12), STONE, 2, 0, 3)
    m.line("M124 62Q132 80 120 96Q114 110 122 124", 4, LEAF_D)
    for x, y in ((128, 72), (120, 92), (116, 106), (124, 120)):
        m.solid(oval(x, y, 6, 5), LEAF, 1, 0, 2.4)
    m.solid(union(oval(150, 170, 9), oval(160, 172, 8)), LEAF, 3, 1, 3)


@motif
def ball_court(m):
    """The walls with their rings; a player strikes the rubber ball with his hip."""
    m.solid("M60 104H140V150H60Z", "#c6b98f", 6, 0, 3.4)
    for y in (116, 128, 140):
        m.line(f"M62 {y}H138", 2.4, INK, 0.45)
    m.solid("M24 190L60 150H140L176 190Z", SAND_D, 0, 0, 3.4)
    for f in (False, True):
        with m.at(200 if f else 0, 0, 1, 0, f):
            m.solid("M2 190V64L60 104V150L24 190Z", "#d6c99c" if f else "#bfb083", 8, 0)
            m.solid("M2 190V142L54 136L60 150L24 190Z", STONE_W, 4, 0, 3.4)
            m.line("M2 92L60 122M2 118L58 136M24 80V130M42 92V134", 2.2, INK, 0.4)
            m.limb("M3 66L60 105", "#a8563a", 6, 3)
            m.line(oval(38, 96, 8, 15), 13)
            m.line(oval(38, 96, 8, 15), 6, GREY)
    m.solid(oval(134, 48, 18), "#4a3a30", 7, 4)
    m.line("M128 76Q134 90 126 102M142 74Q150 88 146 104", 3, INK, 0.6)
    person(
        m,
        "bare",
        CLOTH,
        skin=2,
        hair="topknot",
        top="headband",
        right=(152, 92),
        left=(50, 88),
        bend=(1, -1),
        stride=2.6,
        belt=LEATHER,
        wrist=LEATHER,
        boots=LEATHER,
        x=-10,
        y=-3,
        scale=0.74,
        over=lambda m: m.solid("M72 112Q102 126 132 112L130 132Q102 142 74 132Z", LEATHER, 6, 3, 3.4),
    )


@motif
def colossus(m):
    """A giant of bronze on his base; the houses show how high he stands."""
    bronze, dark = "#c08a45", "#9a6a30"
    m.solid("M78 62Q56 104 64 158H136Q146 106 124 62Z", dark, 8, 0)
    for a, b, c in (((91, 108, 11), (86, 134, 8.5), (84, 158, 7)), ((110, 108, 11), (116, 134, 8.5), (118, 158, 7))):
        m.solid(chain(a, b, c), bronze, 6, 2, 3.4)
    for x in (86, 120):
        m.solid(f"M{x - 9} 152H{x + 6}L{x + 14} 162H{x - 9}Z", bronze, 2, 0, 3.2)
    m.limb("M122 66L146 58L150 30", bronze, 12)
    m.solid("M80 58Q101 50 124 58L119 100Q101 108 85 100Z", bronze, 9, 4)
    m.line("M101 64V94M88 78Q95 84 101 79Q108 84 116 78", 2.2, INK, 0.5)
    m.solid("M82 96H121L130 128Q101 138 72 128Z", GOLD, 7, 2, 3.4)
    m.line("M92 102L86 130M101 104V132M110 102L117 130", 2.2, INK, 0.45)
    m.limb("M82 66L64 92L78 108", bronze, 11)
    m.solid("M95 46H108V60H95Z", bronze, 0, 0, 3)
    m.solid(union(oval(101, 36, 12.5, 14.5), "M111 33L119 40L111 43Z"), bronze, 5, 2, 3.4)
    for a in (-64, -32, 0, 32, 64):
        with m.at(100, 32, 1, a):
            m.solid("M-4 -12L0 -29L4 -12Z", GOLD, 0, 0, 2.4)
    m.solid(oval(151, 22, 13), GOLD, 4, 2, 3.2)
    m.solid(rect(46, 158, 108, 12, 2), STONE_W, 3, 2, 3.4)
    m.solid(rect(54, 168, 92, 22), STONE, 8, 3, 3.4)
    for x, w in ((6, 28), (34, 18), (148, 20), (168, 28)):
        m.solid(rect(x, 178, w - 2, 12), STONE_W, 3, 0, 2.6)
        m.solid(f"M{x - 3} 178L{x + w / 2 - 1} 168L{x + w + 1} 178Z", TILE, 2, 0, 2.6)


@motif
def cheering(m):
    """People with their arms thrown up."""
    up = {
        "has": None,
        "under": None,
        "over": None,
        "shield": None,
        "right": (144, 40),
        "left": (60, 42),
        "bend": (1, -1),
        "behind": None,
        "cloak": None,
    }
    several(m, [("maiden", 62, 172, 0.68, up | {"cloth": OCHRE}), ("smith", 138, 172, 0.68, up | {"cloth": OLIVE})])
    several(
        m,
        [
            ("farmer", 34, 190, 0.72, up | {"cloth": "#5f7f9a"}),
            ("poet", 100, 190, 0.74, up | {"top": None}),
            ("merchant", 166, 190, 0.72, up | {"cloth": PLUM}),
        ],
    )


@motif
def victor(m):
    """An athlete with the wreath and the palm branch on the winner's step."""
    m.solid(rect(52, 158, 96, 32, 3), STONE_W, 9, 3)
    m.line("M66 174H134", 2.6, INK, 0.45)
    with m.at(100, 160, 0.84), m.at(-100, -190):
        person(
            m,
            "tunic",
            CLOTH,
            trim=GOLD,
            skin=5,
            hair="curly",
            tone=1,
            top="goldlaurel",
            right=(150, 44),
            left=(66, 108),
            has="branch",
            size=0.9,
            bend=(1, -1),
            boots=LEATHER,
            nose="straight",
        )


@motif
def standard_bearer(m):
    person(
        m,
        "tunic",
        CLOTH,
        trim=GOLD,
        skin=0,
        hair="short",
        tone=1,
        beard="short",
        top="laurel",
        right=(146, 96),
        has="bigflag",
        left=(70, 108),
        cloak=OCHRE,
        boots=LEATHER,
        high=True,
    )


@motif
def teacher(m):
    """One speaks from a step, two sit and listen."""
    m.solid(rect(96, 168, 96, 22, 2), STONE_W, 7, 3)
    several(
        m,
        [
            (
                "philosopher",
                140,
                170,
                0.84,
                {"right": (58, 74), "left": (124, 118), "bend": (-1, 1), "under": None, "mirror": False},
            )
        ],
    )
    several(m, [("scribe", 28, 190, 0.62), ("maiden", 70, 190, 0.56, {"has": None, "cloth": TEAL})])


@motif
def mother_goddess(m):
    c = "#c4855a"
    m.solid("M74 176H126L120 190H80Z", STONE_D, 3, 1)
    m.solid(
        union(
            oval(100, 136, 52, 42),
            chain((86, 150, 26), (92, 178, 11)),
            chain((114, 150, 26), (108, 178, 11)),
            chain((72, 88, 17), (128, 88, 17)),
            oval(100, 104, 38, 32),
            oval(100, 52, 25, 28),
            rect(90, 68, 20, 20),
        ),
        c,
        15,
        5,
    )
    m.line("M66 92Q56 118 90 124M134 92Q144 118 110 124", 3.4, INK, 0.7)
    m.solid(oval(82, 104, 18, 17), c, 5, 3, 3)
    m.solid(oval(118, 104, 18, 17), c, 5, 3, 3)
    m.flat(oval(100, 146, 3.6), INK)
    m.line("M72 166Q100 184 128 166M100 168V188", 2.8, INK, 0.6)
    for y in (34, 46, 58):
        m.line(f"M78 {y}q5 8 11 0t11 0t11 0t11 0", 2.8, INK, 0.65)


@motif
def anubis(m):
    """The lying jackal on its shrine."""
    m.solid(rect(16, 138, 168, 52, 2), GOLD, 12, 4)
    m.solid(rect(8, 130, 184, 14, 2), GOLD_D, 3, 2)
    for x in (36, 72, 108, 144):
        m.solid(rect(x, 152, 20, 30), BLUE, 4, 0, 3)
    c = "#37343c"
    m.line("M30 118Q6 120 14 170", 15)
    m.line("M30 118Q6 120 14 170", 7, c)
    m.solid(
        union(
            chain((40, 112, 20), (110, 104, 18)),
            chain((110, 100, 18), (132, 60, 11)),
            chain((130, 50, 14), (172, 58, 6)),
            rect(104, 112, 84, 20, 9),
            rect(22, 112, 50, 20, 9),
            "M118 46L114 4L136 38Z",
            "M130 40L134 2L148 40Z",
        ),
        c,
        10,
        4,
    )
    m.line("M112 84Q128 98 140 80", 8)
    m.line("M112 84Q128 98 140 80", 4, GOLD)
    m.flat("M136 46Q144 40 150 48Q142 52 136 46Z", GOLD)


@motif
def totem(m):
    m.solid(rect(68, 20, 64, 170, 6), WOOD, 13, 4)
    m.solid("M68 46L16 26Q18 60 68 72Z", CLOTH, 8, 3)
    m.solid("M132 46L184 26Q182 60 132 72Z", CLOTH, 8, 3)
    for y in (20, 78, 134):
        m.line(f"M68 {y + 56}H132", 3.4)
        for x in (84, 116):
            m.solid(oval(x, y + 18, 10, 9), CREAM, 2, 0, 3)
            m.flat(oval(x, y + 20, 4), INK)
    m.solid("M92 44H108L100 58Z", GOLD, 2, 0, 3)
    m.line("M82 118Q100 106 118 118M84 172H116M92 166V178M108 166V178", 4)


@motif
def skull_pole(m):
    m.limb("M100 186V96", WOOD, 9)
    m.limb("M62 122L138 110", WOOD, 6)
    m.solid("M60 70C56 30 76 12 102 12C132 12 146 34 140 68Q136 82 122 84V102H80V84Q64 82 60 70Z", BONE, 12, 4)
    for x in (82, 118):
        m.solid(oval(x, 58, 13, 14), DARK, 0, 0, 0)
    m.flat("M100 70L108 82H92Z", DARK)
    m.line("M90 90V102M100 90V102M110 90V102", 3)
    for s in (1, -1):
        with m.at(100, 0, 1, 0, s < 0):
            m.solid("M38 44C62 40 74 24 70 4C88 26 80 58 44 66Z", "#d8c9a2", 5, 2, 3.4)


@motif
def ball(m):
    m.solid(oval(100, 112, 76), "#7a4f34", 16, 6)
    m.line(
        "M34 84Q100 60 166 84M28 128Q100 156 172 128M100 36V188M62 50Q40 112 66 178M138 50Q160 112 134 178", 3, INK, 0.6
    )


@motif
def drum(m):
    m.solid("M28 70Q22 140 46 178Q100 196 154 178Q178 140 172 70Z", CLOTH, 15, 4)
    m.line("M32 96L56 172L78 96L100 180L122 96L144 172L168 96", 4.4, GOLD)
    m.solid(oval(100, 68, 74, 25), LINEN, 7, 4)
    m.solid("M26 68Q26 94 100 94T174 68V80Q172 106 100 106T26 80Z", WOOD, 5, 0, 3.4)
    for a, x in ((-34, 64), (30, 140)):
        with m.at(x, 62, 1, a):
            m.limb("M0 0V-58", WOOD_L, 6, 3)
            m.solid(oval(0, 4, 11), CREAM, 3, 2, 3.4)


@motif
def mirror(m):
    m.limb("M100 124V182", GOLD_D, 10)
    m.solid(oval(100, 74, 60), GOLD, 11, 4)
    m.solid(oval(100, 74, 46), "#bcd6dc", 9, 0, 3.2)
    m.light("M80 98L124 50L134 62L92 108Z", 0.5)


@motif
def lantern(m):
    with m.at(100, 20, 3.4):
        h_lantern(m)


@motif
def lanterns(m):
    m.line("M6 26Q100 70 194 26", 4)
    for x, y in ((34, 40), (100, 56), (166, 40)):
        with m.at(x, y, 1.9):
            h_lantern(m)


@motif
def dice_and_coins(m):
    with m.at(72, 124, 1, -10):
        m.solid(rect(-42, -42, 84, 84, 10), LINEN, 12, 4)
        for x, y in ((-22, -22), (22, 22), (-22, 22), (22, -22), (0, 0)):
            m.flat(oval(x, y, 8), "#b8342a")
    with m.at(140, 92, 1, 14):
        m.solid(rect(-34, -34, 68, 68, 9), LINEN, 10, 4)
        for x, y in ((-17, -17), (17, 17), (0, 0)):
            m.flat(oval(x, y, 7), INK)
    for x, y in ((132, 172), (160, 160), (168, 180)):
        m.solid(oval(x, y, 18, 12), GOLD, 4, 2, 3.4)


@motif
def freedman(m):
    """Freed: dressed, the felt cap of the free, the broken chain in the raised hand."""

    def chain_in_hand(m):
        for k in range(4):
            with m.at(150 + k * 1.5, 44 + k * 15, 1, 8):
                m.line(oval(0, 0, 6, 9), 9)
                m.line(oval(0, 0, 6, 9), 4, IRON)
        with m.at(160, 104, 1, 40):
            m.line("M-6 4Q-8 -8 0 -9Q6 -9 7 -2", 9)
            m.line("M-6 4Q-8 -8 0 -9Q6 -9 7 -2", 4, IRON)
        fist(m, (148, 40), SKIN[1])

    person(
        m,
        "tunic",
        CLOTH,
        trim=CREAM,
        skin=1,
        hair="curly",
        beard="short",
        top="pileus",
        right=(148, 40),
        left=(74, 120),
        bend=(1, -1),
        belt=LEATHER,
        boots=LEATHER,
        cloak=OCHRE,
        nose="broad",
        over=chain_in_hand,
    )


@motif
def market_goods(m):
    jar(m, 40, 178, 0.66, CLAY, CLOTH)
    hold(m, "sack", 110, 130, 0, 1.0)
    m.solid("M138 128H196L186 188H148Z", WOOD_L, 8, 3)
    for x, y in ((152, 120), (168, 112), (182, 121)):
        m.solid(oval(x, y, 12), OCHRE, 3, 2, 3.2)


@motif
def counter(m):
    """A money changer's table."""
    m.solid("M14 98H186L178 122H22Z", CLOTH, 6, 3)
    m.solid(rect(26, 120, 148, 68), WOOD_L, 12, 3)
    m.line("M62 122V186M100 122V186M138 122V186", 2.4, INK, 0.4)
    with m.at(142, 66, 0.92):
        h_scales(m)
        m.solid("M-13 34Q0 18 13 34Z", GOLD_D, 3, 0, 3)
        m.limb("M0 8V28", GOLD_D, 4, 2.8)
    for x, n in ((40, 3), (70, 5)):
        for k in range(n):
            m.solid(rect(x - 14, 86 - k * 11, 28, 12, 5), GOLD, 4, 2, 3)


@motif
def open_gate(m):
    """A fence with an open gate and a sign of welcome."""
    for x in (12, 40, 150, 178):
        m.solid(f"M{x - 9} 188V92L{x} 80L{x + 9} 92V188Z", WOOD_L, 5, 2)
    for y in (112, 152):
        m.limb(f"M4 {y}H52", WOOD, 6, 3)
        m.limb(f"M142 {y}H196", WOOD, 6, 3)
    m.solid(poly((54, 96), (84, 110), (84, 196), (54, 184)), WOOD, 6, 2)
    m.line("M64 102V188M74 106V192", 2.4, INK, 0.5)
    for x in (56, 140):
        m.limb(f"M{x} 186V30", WOOD, 9)
    m.solid("M40 16H158L170 34L158 52H40L48 34Z", CLOTH, 7, 3)
    m.solid(star(100, 34, 8, 13, 6), GOLD, 0, 0, 2.6)


@motif
def sign_post(m):
    m.limb("M96 186V16", WOOD, 10)
    m.solid("M70 30H160L182 48L160 66H70Z", WOOD_L, 8, 3)
    m.solid("M126 82H40L18 100L40 118H126Z", WOOD_L, 8, 3)
    m.line("M84 48H150M110 100H50", 4, INK, 0.5)
    m.solid("M62 190Q78 168 98 170T138 190Z", GRASS_D, 5, 2)


@motif
def inn_sign(m):
    m.limb("M36 186V14", WOOD, 11)
    m.limb("M30 36H176", WOOD, 8)
    m.limb("M40 76L76 40", WOOD, 6)
    m.line("M88 42V64M156 42V64", 4)
    m.solid(rect(70, 62, 104, 92, 8), WOOD_L, 11, 4)
    m.line(rect(79, 71, 86, 74, 5), 3, GOLD)
    with m.at(118, 126, 1.5):
        h_mug(m)


@motif
def bed_sign(m):
    m.limb("M28 60V186", WOOD, 11)
    m.limb("M174 104V186", WOOD, 11)
    m.solid(rect(28, 118, 146, 38, 4), WOOD_L, 8, 3)
    m.solid("M34 122V104Q36 90 60 92Q80 92 80 122Z", LINEN, 6, 3)
    m.solid("M74 120Q78 96 110 100H158Q170 102 170 122V142H74Z", CLOTH, 9, 4)
    m.line("M110 102V140M142 102V140", 3, GOLD)


@motif
def pillar_of_writing(m):
    """Hammurabi's stele."""
    m.solid("M54 186L62 50Q66 12 100 10T140 50L148 186Z", "#4a4648", 14, 5)
    m.line("M62 84H140", 3.4, STONE)
    for y in (100, 116, 132, 148, 164):
        m.line(f"M66 {y}h12M84 {y}h20M110 {y}h8M124 {y}h12", 3.4, STONE, 0.85)
    m.flat(union(oval(84, 42, 7), "M76 78L80 50H90L94 78Z"), STONE)
    m.flat(union(oval(118, 38, 7), "M106 78L112 46H124L130 78Z"), STONE)
    m.line("M92 58L108 52", 4, STONE)
    m.solid(rect(40, 176, 120, 14, 2), STONE_D, 3, 2)


@motif
def medusa_shield(m):
    m.solid(oval(100, 104, 84), BRONZE, 16, 5)
    m.line(oval(100, 104, 68), 3.4, GOLD)
    for a in range(9):
        with m.at(100, 100, 1, -104 + a * 26):
            d = "M0 -26C-14 -36 14 -44 0 -58"
            m.line(d, 13)
            m.line(d, 7, "#6f8a3f")
    m.solid(oval(100, 106, 32, 36), "#9fb07a", 8, 3)
    m.line("M86 100H94M106 100H114M88 122H112", 4.4)
    m.line("M100 104V114", 3)


@motif
def hydra(m):
    c = "#5f8a5a"
    for pts in (
        [(100, 150, 18), (66, 110, 12), (52, 66, 10), (36, 44, 11)],
        [(104, 150, 18), (104, 96, 12), (92, 46, 11)],
        [(110, 150, 18), (144, 110, 12), (140, 62, 10), (158, 42, 11)],
    ):
        m.solid(chain(*curve(pts, 6)), c, 7, 3)
    for x, y, flipd in ((34, 38, True), (92, 34, True), (162, 36, False)):
        with m.at(x, y, 0.9, 0, flipd):
            m.solid("M-16 -8C-12 -24 14 -22 24 -6L34 4Q24 16 4 14T-16 -8Z", c, 5, 2)
            m.flat(oval(8, -4, 4), FLAME)
            m.line("M34 6L44 2M34 6L44 12", 3, "#b8342a")
    m.solid("M36 188C34 150 70 130 104 130S172 152 170 188Z", c, 12, 4)
    m.line("M64 160Q104 148 144 160M58 176Q104 164 150 176", 2.8, INK, 0.5)


@motif
def colossus_of_rhodes(m):
    for x in (34, 166):
        m.solid(rect(x - 28, 166, 56, 24, 2), STONE, 7, 3)
    m.solid(chain((88, 104, 15), (58, 138, 10), (36, 164, 8)), BRONZE, 7, 3)
    m.solid(chain((112, 104, 15), (142, 138, 10), (164, 164, 8)), BRONZE, 7, 3)
    m.limb("M122 66L146 42L144 22", BRONZE, 12)
    m.solid("M82 60Q100 52 120 60L124 74L116 108H86L78 74Z", BRONZE, 9, 4)
    m.solid("M80 102H120L132 126Q100 138 70 126Z", GOLD, 6, 2)
    m.limb("M80 66L62 90L76 106", BRONZE, 11)
    m.solid("M94 52H108V62H94Z", BRONZE, 0, 0, 3)
    m.solid(union(oval(101, 38, 15, 17), "M113 34L121 42L113 45Z"), BRONZE, 5, 2, 3.4)
    for a in (-60, -30, 0, 30, 60):
        with m.at(100, 32, 1, a):
            m.solid("M-4 -14L0 -32L4 -14Z", GOLD, 0, 0, 2.4)
    m.solid(oval(144, 26, 10, 5), GOLD_D, 1, 0, 2.8)
    flame_at(m, 144, 24, 26, 20, 3)


@motif
def zeus(m):
    m.solid("M44 186V50Q48 30 70 30H134Q152 30 154 50V186Z", WOOD, 11, 4)
    m.line("M56 184V54Q60 42 74 42H128Q142 42 142 54V184", 3.4, GOLD)
    m.limb("M120 82L156 72L172 60", SKIN[0], 12)
    m.solid("M76 66Q100 58 124 66L128 116H72Z", SKIN[0], 8, 3)
    m.solid("M64 112H132Q152 118 148 140L140 182H66Q56 140 64 112Z", GOLD, 12, 4)
    m.line("M90 122L82 180M112 124V180M132 130L126 180", 2.6, INK, 0.45)
    m.solid("M72 112Q70 80 84 66L100 66Q86 92 92 116Z", GOLD, 5, 2, 3.2)
    m.limb("M78 78L54 104L48 100", SKIN[0], 12)
    m.shaft(44, 186, 44, 16, GOLD_D, 5)
    m.solid(oval(44, 14, 8), GOLD, 2, 1, 3)
    head(m, 102, 44, 0, "curly", 3, "full", "goldlaurel", None, 0.95)
    m.solid(poly((180, 14), (158, 52), (174, 52), (164, 88), (194, 42), (178, 42), (192, 14)), FLAME, 4, 2, 3.4)
    m.solid(oval(173, 60, 9), SKIN[0], 3, 1, 3.2)
    m.solid(rect(30, 178, 140, 12, 2), STONE_W, 3, 2)


# Sky and fire


@motif
def rain_cloud(m):
    p = union(oval(58, 76, 42, 36), oval(104, 56, 48, 42), oval(148, 78, 40, 34), rect(50, 78, 110, 34, 16))
    m.solid(p, "#8d9aa4", 14, 5)
    for x, y in (
        (46, 128),
        (76, 142),
        (106, 128),
        (136, 142),
        (164, 126),
        (60, 168),
        (92, 180),
        (122, 168),
        (150, 178),
    ):
        m.limb(f"M{x} {y}l-7 17", "#5f9fc4", 5, 2.4)


@motif
def lightning(m):
    m.solid(poly((112, 6), (40, 108), (90, 108), (62, 192), (162, 80), (108, 80), (144, 6)), FLAME, 9, 4)


@motif
def sun_disc(m):
    for k in range(16):
        with m.at(100, 100, 1, k * 22.5):
            m.solid("M-9 -62L0 -94L9 -62Z" if k % 2 == 0 else "M-6 -62L0 -80L6 -62Z", FIRE, 2, 0, 3.2)
    m.solid(oval(100, 100, 60), GOLD, 14, 5)
    m.line(oval(100, 100, 44), 3, GOLD_D)
    m.solid(star(100, 100, 8, 32, 16), FLAME, 4, 0, 3)


@motif
def winged_sun(m):
    for side in (False, True):
        with m.at(100, 0, 1, 0, side):
            for d, c in (
                ("M22 84Q64 70 100 88L96 108Q60 104 24 112Z", GOLD_D),
                ("M22 78Q62 52 100 66L98 84Q60 76 22 96Z", BLUE),
                ("M20 72Q56 34 96 44L98 62Q58 56 22 84Z", TEAL),
            ):
                m.solid(d, c, 5, 2, 3.4)
            m.line("M44 62L50 100M62 56L70 98M80 54L86 100", 2.4, INK, 0.5)
    m.solid(oval(100, 84, 34), EMBER, 9, 4)
    for s in (-1, 1):
        d = f"M{100 + s * 22} 112Q{100 + s * 46} 128 {100 + s * 34} 152Q{100 + s * 28} 162 {100 + s * 40} 168"
        m.line(d, 12)
        m.line(d, 5.5, GOLD)


@motif
def comet(m):
    m.solid("M130 78L8 176L40 160L20 190L74 156L62 182L156 116Z", FIRE, 6, 0)
    m.flat("M134 86L40 160L66 148L58 164L148 108Z", FLAME)
    m.solid(star(142, 70, 8, 56, 30), FLAME, 6, 0)
    m.solid(oval(142, 70, 24), GLOW, 5, 0, 3)


@motif
def flames(m):
    flame_at(m, 46, 190, 106, 70)
    flame_at(m, 156, 190, 116, 72)
    flame_at(m, 100, 192, 178, 96)


@motif
def smoke(m):
    p = union(
        oval(92, 168, 22, 20),
        oval(112, 140, 26, 24),
        oval(86, 110, 32, 28),
        oval(118, 80, 36, 32),
        oval(80, 56, 38, 34),
        oval(126, 40, 32, 28),
        oval(96, 26, 26, 20),
    )
    m.flat(p, "#6d6a66")
    m.shade(cut(p, p.translated(12, -10)))
    m.light(common(p, p.translated(16, -14)), 0.14)
    m.outline(p)


@motif
def ruins(m):
    m.solid("M10 188L12 98L28 88L34 104L48 96L58 128L76 134L80 188Z", STONE, 12, 4)
    m.line("M22 118h18M26 142h22M18 164h24M52 156h18", 2.8, INK, 0.4)
    m.solid("M116 188L118 60L126 64L132 46L154 50L156 188Z", STONE_W, 9, 4)
    m.line("M128 72V180M142 66V180", 2.4, INK, 0.4)
    m.solid(put(rect(-32, -13, 64, 26, 3), 104, 172, 1, -8), STONE_W, 7, 3)
    m.solid(poly((160, 188), (164, 158), (186, 150), (196, 188)), STONE, 7, 3)
    m.solid("M2 190Q24 174 46 184Q60 176 78 190Z", GRASS_D, 4, 2)
    m.line("M140 54Q158 70 146 92T156 120", 5, LEAF_D)


@motif
def rubble(m):
    for x, y, s, c in (
        (46, 188, 0.84, STONE_D),
        (150, 188, 0.9, STONE_D),
        (98, 190, 1.0, STONE),
        (74, 140, 0.66, STONE_W),
        (124, 138, 0.7, STONE),
    ):
        with m.at(x, y, s):
            m.solid(poly((-48, 0), (-50, -28), (-24, -54), (18, -58), (46, -34), (50, 0)), c, 11, 4)
            m.line("M-24 -52L-8 -30L-48 -26M-8 -30L46 -34", 2.6, INK, 0.4)


@motif
def baba_yaga_hut(m):
    for x, s in ((82, -1), (122, 1)):
        m.limb(f"M{x} 120L{x + s * 8} 148L{x} 176", OCHRE, 7)
        m.line(f"M{x - 18} 188L{x} 176L{x + 20} 188M{x} 176V190", 9)
        m.line(f"M{x - 18} 188L{x} 176L{x + 20} 188M{x} 176V190", 3.4, OCHRE)
    m.solid(rect(52, 66, 100, 62, 3), WOOD, 12, 4)
    m.line("M54 86H150M54 106H150", 2.6, INK, 0.6)
    m.solid(rect(112, 78, 26, 26, 2), FLAME, 0, 0, 3.4)
    m.line("M125 78V104M112 91H138", 2.6)
    m.solid("M66 128V92Q80 78 94 92V128Z", DARK, 0, 0, 3.4)
    m.solid("M26 74L92 6Q102 0 110 10L178 70Q150 60 102 66T26 74Z", "#7d7a3f", 12, 4)
    m.line("M60 56l14 -10M86 44l12 -12M114 40l10 10M136 56l12 8", 3, INK, 0.5)
    m.solid(rect(124, 6, 18, 30), STONE_D, 4, 2)
    m.solid(union(oval(142, -4, 9), oval(156, -12, 8)), "#d8d4c8", 2, 0, 3)


# Wanted by the cards of Osadnicy


@motif
def timber_frame(m):
    """A house of beams, no walls yet."""
    for x in (28, 100, 172):
        m.limb(f"M{x} 186V96", WOOD_L, 9)
    m.limb("M20 186H180", WOOD, 8)
    m.limb("M18 96H182", WOOD, 9)
    m.limb("M30 150L64 100M170 150L136 100", WOOD_L, 6, 3)
    m.limb("M28 146H172", WOOD_L, 6, 3)
    for x in (100,):
        m.limb(f"M8 104L{x} 16L192 104", WOOD, 9)
    m.limb("M100 24V94M54 66H146", WOOD_L, 6, 3)
    m.solid("M88 14Q100 -2 112 14L106 22H94Z", LEAF, 2, 1, 3)


@motif
def watchtower(m):
    """A look-out of logs."""
    m.limb("M60 188L76 84", WOOD, 9)
    m.limb("M140 188L124 84", WOOD, 9)
    m.limb("M64 160L130 112M136 160L70 112", WOOD_L, 5, 3)
    m.limb("M66 140H134", WOOD_L, 6, 3)
    m.solid(rect(50, 66, 100, 30, 3), WOOD_L, 8, 3)
    for x in (70, 90, 110, 130):
        m.line(f"M{x} 68V94", 2.4, INK, 0.5)
    for x in (58, 142):
        m.limb(f"M{x} 66V42", WOOD, 6, 3)
    head(m, 100, 54, 0, "long", 2, "full", "nasal", None, 0.62)
    m.solid("M36 44L100 4L164 44Q130 36 100 36T36 44Z", THATCH, 10, 4)
    m.line("M70 34L92 12M130 34L108 12", 2.6, INK, 0.4)
    m.limb("M100 188L92 96M116 188L108 96", WOOD_L, 3.4, 2.4)
    for y in (176, 160, 144, 128, 112):
        m.line(f"M{97 - (y - 100) * -0.03} {y}H{114}", 4, WOOD_D)


@motif
def open_pit(m):
    m.solid("M4 120Q100 60 196 120L188 176Q100 206 12 176Z", "#b59a6c", 8, 4)
    for y, rx, ry, c in (
        (128, 82, 34, "#9b8258"),
        (136, 64, 27, "#84704c"),
        (144, 46, 20, "#6d5c40"),
        (151, 27, 12, "#4c4031"),
    ):
        m.solid(oval(100, y, rx, ry), c, 0, 0, 3.4)
        m.light(cut(oval(100, y, rx, ry), oval(100 - 2, y - 4, rx, ry)), 0.4)
    m.limb("M136 176L112 120", WOOD_L, 4, 2.6)
    m.limb("M150 170L126 116", WOOD_L, 4, 2.6)
    for k in range(5):
        m.line(f"M{116 + k * 5} {128 + k * 10}l14 -5", 4, WOOD_L)
    for x, y in ((26, 150), (42, 164), (168, 146)):
        m.solid(poly((x - 12, y + 8), (x - 8, y - 6), (x + 6, y - 9), (x + 13, y + 6)), STONE, 3, 2, 3)
    with m.at(56, 96, 0.95, -24):
        h_pick(m)


@motif
def blueprint(m):
    m.solid("M18 40H182V166H18Z", "#5f93b8", 13, 4)
    m.line("M44 142V90L100 58L156 90V142Z", 4, FOAM)
    m.line("M64 142V98M88 142V98M112 142V98M136 142V98M44 90H156M36 142H164", 3, FOAM)
    m.line("M36 154H164M36 150V158M164 150V158", 2.4, FOAM, 0.8)
    m.solid(rect(8, 34, 20, 138, 9), PAPER, 6, 2)
    m.limb("M150 24L126 92", GOLD, 5, 3)
    m.limb("M150 24L178 88", GOLD, 5, 3)
    m.solid(oval(150, 22, 10), GOLD_D, 3, 2, 3.2)


@motif
def column_drum(m):
    """Column drums and a capital."""
    with m.at(0, 14):
        m.solid("M66 124L72 60H128L134 124Z", MARBLE, 10, 3)
        m.line("M82 62V122M94 62V122M106 62V122M118 62V122", 2.6, INK, 0.45)
        m.solid("M56 60Q52 40 70 42H130Q148 40 144 60Q134 68 128 58H72Q66 68 56 60Z", STONE_W, 5, 3)
        m.solid(rect(50, 28, 100, 16, 2), MARBLE, 4, 2)
    m.solid(rect(56, 128, 88, 58, 2), STONE, 12, 3)
    m.line("M72 130V184M88 130V184M112 130V184M128 130V184", 2.6, INK, 0.45)
    for x, y, r in ((28, 156, 32), (152, 156, 32)):
        m.solid(union(rect(x - 2, y - r, 20, 2 * r), oval(x + 18, y, 11, r)), STONE, 9, 0)
        m.solid(oval(x, y, r * 0.62, r), STONE_W, 7, 3)
        m.solid(oval(x, y, 5, 8), DARK, 0, 0, 2.4)


@motif
def buddha(m):
    c = GOLD
    m.solid("M16 170Q100 150 184 170L172 190H28Z", "#c7788c", 6, 3)
    for x in (38, 68, 100, 132, 162):
        m.solid(f"M{x - 17} 176Q{x} 140 {x + 17} 176Q{x} 190 {x - 17} 176Z", "#d994a4", 3, 2, 3.2)
    m.solid(
        union(
            chain((60, 150, 18), (34, 156, 14)),
            chain((140, 150, 18), (166, 156, 14)),
            rect(44, 140, 112, 30, 14),
            oval(100, 112, 44, 44),
            chain((66, 92, 17), (134, 92, 17)),
        ),
        c,
        14,
        5,
    )
    m.solid("M78 80Q64 120 66 152Q100 160 136 150L134 120Q110 108 106 80Z", "#c98a3f", 9, 2, 3)
    m.solid(oval(100, 148, 26, 11), c, 4, 2, 3.4)
    m.solid(union(oval(100, 52, 28, 31), oval(100, 20, 12, 11)), c, 8, 3)
    m.flat(common(oval(100, 52, 28, 31), rect(60, 10, 80, 30)), "#8a5a24")
    m.flat(oval(100, 20, 12, 11), "#8a5a24")
    m.line(union(oval(100, 52, 28, 31), oval(100, 20, 12, 11)), OUT)
    m.line("M84 56q6 5 11 0M105 56q6 5 11 0M92 70q8 6 16 0M100 54v8", 3)
    for x in (71, 129):
        m.solid(oval(x, 58, 6, 12), c, 2, 1, 3)


@motif
def small_shrine(m):
    m.solid(rect(44, 166, 112, 22, 2), STONE, 6, 3)
    m.solid(rect(78, 118, 44, 50), STONE_D, 6, 2)
    m.solid(rect(58, 66, 84, 56, 3), "#a8432f", 10, 3)
    m.solid(rect(74, 76, 52, 46), DARK, 0, 0, 3)
    m.solid("M92 120V104Q100 92 108 104V120Z", GOLD, 3, 1, 3)
    m.solid(oval(100, 96, 7), GOLD, 2, 1, 2.8)
    m.solid("M22 72Q44 66 62 32H138Q156 66 178 72Q140 64 100 64T22 72Z", SLATE, 8, 4)
    m.solid("M54 36Q50 22 64 24H136Q150 22 146 36Q100 28 54 36Z", GOLD_D, 4, 2, 3.4)
    m.line("M62 80Q100 92 138 80", 8)
    m.line("M62 80Q100 92 138 80", 4, STRAW)
    for x in (80, 120):
        m.solid(f"M{x - 5} 84L{x + 5} 84L{x} 94L{x + 6} 104H{x - 4}L{x - 2} 94Z", LINEN, 0, 0, 2.2)


@motif
def japanese_stall(m):
    m.limb("M26 186V60", WOOD, 7)
    m.limb("M174 186V60", WOOD, 7)
    m.solid(rect(14, 124, 172, 62, 3), WOOD_L, 12, 4)
    m.line("M56 126V184M100 126V184M144 126V184", 2.4, INK, 0.4)
    for x, c in ((44, "#c2413a"), (66, OCHRE), (88, "#c2413a")):
        m.solid(oval(x, 116, 13, 11), c, 3, 2, 3.2)
    fish_at(m, 132, 114, 0.32, "#8fb0b8")
    fish_at(m, 152, 112, 0.3, "#d98f7a")
    m.solid("M8 58Q40 44 60 22H140Q160 44 192 58Q100 48 8 58Z", SLATE, 8, 4)
    for k in range(5):
        m.solid(rect(28 + k * 29, 54, 28, 36, 1), CLOTH, 4, 2, 3)
    for k in range(5):
        m.flat(oval(42 + k * 29, 71, 7), CREAM)
    for x in (10, 190):
        with m.at(x, 56, 0.9):
            h_lantern(m)


@motif
def oven(m):
    m.solid("M14 186V120C20 60 60 36 100 36S180 60 186 120V186Z", "#b5683c", 15, 5)
    m.line("M30 96H64M48 72H78M130 70H160M146 96H176M24 122H48M154 122H180", 2.6, INK, 0.4)
    m.solid("M60 160V122Q100 78 140 122V160Z", DARK, 0, 0, 4)
    flame_at(m, 86, 158, 40, 34, 0)
    flame_at(m, 114, 158, 48, 38, 0)
    m.solid(rect(46, 156, 108, 14, 2), STONE, 4, 2)
    m.solid(rect(112, 8, 30, 36), "#a05632", 6, 2)
    for x in (66, 134):
        m.solid(oval(x, 150, 15, 9), "#d29a4a", 3, 2, 3)


@motif
def katana_stand(m):
    for x in (44, 156):
        m.limb(f"M{x} 184V92", WOOD_D, 9)
    m.limb("M30 184H170", WOOD_D, 10)
    for y in (78, 132):
        with m.at(58, y, 1.45, 90):
            h_katana(m)
    for x in (44, 156):
        for y in (96, 148):
            m.solid(f"M{x - 9} {y}Q{x} {y + 12} {x + 12} {y - 8}L{x + 8} {y - 12}", WOOD, 2, 0, 3)


@motif
def palette_of_tools(m):
    """Mallet and chisels on a stone."""
    m.solid("M18 188L26 130L60 112L150 116L178 134L184 188Z", STONE_W, 14, 4)
    m.line("M44 146h30M96 168h34M120 138h26", 2.6, INK, 0.4)
    with m.at(66, 92, 1.5, 64):
        h_chisel(m)
    with m.at(124, 86, 1.4, -52):
        h_hammer(m)


@motif
def sword_from_lake(m):
    """An arm clothed in white samite, out of the water, holding up the sword."""
    with m.at(100, 92, 1.25):
        h_sword(m, 70, STEEL, GOLD, 7)
    m.limb("M104 174Q96 132 100 98", SKIN[4], 15)
    m.solid("M80 184Q80 150 88 134Q100 128 114 134Q122 152 124 184Z", LINEN, 8, 3)
    m.line("M92 142Q90 162 90 182M104 140Q106 160 108 182", 2.2, INK, 0.4)
    fist(m, (100, 96), SKIN[4], 11)
    for x, y, w in ((100, 182, 62), (100, 188, 92)):
        m.line(f"M{x - w} {y}Q{x - w / 2} {y - 7} {x - 22} {y}M{x + 22} {y}Q{x + w / 2} {y - 7} {x + w} {y}", 4, FOAM)


@motif
def armillary(m):
    """The heavens as rings of bronze around the earth."""
    m.solid("M62 190Q64 176 84 174L92 152H108L116 174Q136 176 138 190Z", WOOD, 6, 3)
    for ring in (oval(100, 84, 72), oval(100, 84, 72, 22), put(oval(100, 84, 72, 26), about=(100, 84), turn=-58)):
        m.line(ring, 13)
        m.line(ring, 6.4, GOLD)
    m.limb("M60 22L140 146", GOLD_D, 4, 3)
    m.solid(oval(100, 84, 17), BLUE, 5, 3, 3.4)
    m.line("M84 82Q100 92 117 80M98 68Q92 84 100 101", 2.4, FOAM, 0.9)
    m.solid(oval(158, 66, 7), FLAME, 2, 1, 3)
    m.solid(oval(46, 108, 6), LINEN, 2, 1, 3)


@motif
def abacus(m):
    m.solid(cut(rect(10, 40, 180, 146, 8), rect(26, 56, 148, 114)), WOOD, 8, 4)
    m.flat(rect(26, 56, 148, 114), CREAM, 0.5)
    m.solid(rect(20, 90, 160, 10), WOOD, 0, 2, 3)
    for k, colour in enumerate((CLOTH, BLUE, GOLD, GREEN, CLOTH)):
        x = 42 + k * 29
        m.line(f"M{x} 56V170", 4)
        for n in range(4):
            y = (108 if n < (k * 3 + 2) % 5 else 119) + n * 14.5
            m.solid(oval(x, y, 12.5, 7.5), colour, 3, 2, 3)
        m.solid(oval(x, 64 + k % 2 * 16, 12.5, 7.5), colour, 3, 2, 3)
    m.outline(rect(26, 56, 148, 114), 3)


@motif
def geometry(m):
    """A slate with a right-angled triangle and its squares, a pair of compasses over it."""
    m.solid(rect(8, 62, 150, 126, 5), WOOD, 8, 4)
    m.solid(rect(20, 74, 126, 102), "#47604f", 8, 0, 3)
    m.line("M62 136V96L108 136Z", 4, FOAM)
    m.line("M62 136H24V96H62M62 136V170H108V136M62 96L84 78L130 118L108 136", 3, FOAM, 0.85)
    m.line("M62 128H70V136", 2.4, FOAM)
    for x1, x2, y2 in ((150, 108, 152), (150, 190, 150)):
        m.limb(f"M{x1} 34L{x2} {y2}", GOLD, 6, 3.2)
        m.line(f"M{x2} {y2 - 3}l{-3 if x2 < 150 else 3} 14", 4)
    m.solid(oval(150, 30, 13), GOLD_D, 4, 2, 3.4)
    m.limb("M150 16V4", GOLD_D, 5, 3)


@motif
def groma(m):
    """The surveyors' cross: four plumb lines from a turning frame."""
    pole_foot = "M88 190L96 84H104L112 190Z"
    m.solid(pole_foot, WOOD, 5, 2)
    m.limb("M100 88V44", IRON, 5, 3.2)
    for d in ("M22 52L178 30", "M40 20L160 62"):
        m.limb(d, WOOD_L, 7, 3.4)
    m.solid(oval(100, 41, 10), BRONZE, 3, 2, 3.2)
    for x, y, long in ((22, 54, 76), (178, 32, 88), (42, 22, 70), (158, 64, 74)):
        m.line(f"M{x} {y}v{long}", 2.4)
        m.solid(f"M{x - 7} {y + long}H{x + 7}L{x} {y + long + 20}Z", BRONZE, 2, 1, 3)
    m.solid("M72 190L84 172H116L128 190Z", STONE, 4, 2)


@motif
def milecastle(m):
    """A gate of the Wall: stone below, a timber tower over it, the Wall at both sides."""
    m.solid(battlements(1, 108, 198, 190), STONE, 8, 3)
    for x, y in ((14, 132), (30, 152), (10, 170), (160, 130), (178, 152), (156, 172)):
        m.line(f"M{x} {y}h14", 2.4, INK, 0.4)
    m.solid(battlements(46, 66, 108, 190), STONE_W, 12, 4)
    m.solid("M76 190V146Q76 120 100 120T124 146V190Z", WOOD_D, 6, 0)
    m.line("M100 122V188M80 150H120M80 170H120", 2.6)
    for x in (58, 130):
        m.flat(f"M{x} 112V96Q{x} 88 {x + 6} 88T{x + 12} 96V112Z", DARK)
    m.solid(rect(66, 34, 68, 34), WOOD_L, 6, 2)
    m.line("M83 34V66M100 34V66M117 34V66", 2.4, INK, 0.5)
    m.solid("M56 38L78 12H122L144 38Z", TILE, 6, 3)
    m.limb("M100 14V4", WOOD, 3, 2.4)
    m.solid("M102 2H128L120 9L128 16H102Z", CLOTH, 3, 0, 2.8)


@motif
def harp(m):
    """The harp of the bards of Ireland."""
    m.line("M70 152V76M84 160V66M98 166V60M112 164V58M126 150V60M140 130V62", 2.4, GOLD)
    m.limb("M50 60C60 100 56 140 44 176", WOOD, 14)
    m.solid("M30 168Q52 152 62 168L120 186Q124 190 118 190H36Q26 184 30 168Z", WOOD, 7, 3)
    m.limb("M48 48C66 78 92 64 112 50C130 38 148 40 158 54", WOOD_L, 14)
    m.limb("M158 54C178 104 160 160 112 184", WOOD_L, 13)
    m.solid(oval(45, 44, 14), GOLD, 4, 2, 3.4)
    m.solid(oval(160, 52, 9), GOLD, 3, 2, 3)
    for x, y in ((70, 70), (84, 62), (98, 56), (112, 50), (126, 46), (140, 44)):
        m.solid(oval(x, y, 3.4), GOLD_D, 0, 0, 2)
