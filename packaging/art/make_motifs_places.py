"""Buildings, plants, nature, and what is singular of one people."""

import math
import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath
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
    GOLD,
    GOLD_D,
    GRASS,
    GRASS_D,
    GREEN,
    GREY,
    ICE,
    INK,
    IRON,
    LEAF,
    LEAF_D,
    LINEN,
    MARBLE,
    OUT,
    PAPER,
    PINE,
    PURPLE,
    SAND,
    SAND_D,
    SLATE,
    SNOW,
    STEEL,
    STONE,
    STONE_D,
    STONE_W,
    STRAW,
    TEAL,
    THATCH,
    THIN,
    TILE,
    WATER,
    WATER_D,
    WATER_L,
    WOOD,
    WOOD_D,
    WOOD_L,
    as_path,
    banner,
    both,
    column,
    common,
    cut,
    flame,
    flip,
    motif,
    oval,
    poly,
    put,
    rect,
    star,
    steps,
)

# Parts


def door(m, x, foot, w, h, arched=True, fill=DARK, line=3.0):
    d = (
        f"M{x} {foot}V{foot - h + w * 0.45}Q{x} {foot - h} {x + w / 2} {foot - h}"
        f"Q{x + w} {foot - h} {x + w} {foot - h + w * 0.45}V{foot}Z"
        if arched
        else rect(x, foot - h, w, h)
    )
    m.flat(d, fill)
    if line:
        m.line(d, line)


def joints(m, shape, seed=1, row=13, every=26, colour=INK, opacity=0.28):
    """A few stone joints inside a shape."""
    r = random.Random(seed)
    shape = as_path(shape)
    box = shape.boundingRect()
    y = box.top() + row
    while y < box.bottom() - 4:
        x = box.left() + r.uniform(2, every)
        while x < box.right() - 10:
            if r.random() < 0.6 and shape.contains(QPointF(x, y)) and shape.contains(QPointF(x + 12, y)):
                m.line(f"M{x} {y}h12", 2, colour, opacity)
            x += every
        y += row


def battlements(x, y, w, foot, tooth=9.0, gap=7.0, high=9.0):
    """A wall's outline with teeth on top."""
    n = max(1, round((w - tooth) / (tooth + gap)))
    pitch = (w - tooth) / n
    d = f"M{x} {foot}V{y}"
    for k in range(n):
        d += f"H{x + k * pitch + tooth}V{y + high}H{x + (k + 1) * pitch}V{y}"
    return as_path(d + f"H{x + w}V{foot}Z")


def gable(m, x, y, w, high, fill=MARBLE, inner=CLOTH):
    m.solid(poly((x, y), (x + w / 2, y - high), (x + w, y)), fill, shade=0, light=3)
    m.flat(poly((x + 20, y - 5), (x + w / 2, y - high + 9), (x + w - 20, y - 5)), inner)
    m.line(poly((x + 20, y - 5), (x + w / 2, y - high + 9), (x + w - 20, y - 5)), 2)


def crown_of(m, blobs, fill, dark=0.2, w=OUT):
    """Foliage: union of circles with shade below and light above."""
    p = oval(*blobs[0])
    for b in blobs[1:]:
        p = p.united(oval(*b))
    m.flat(p, fill)
    m.shade(p.subtracted(p.translated(11, -10)), dark)
    m.light(common(p, oval(blobs[0][0] + 18, blobs[0][1] - 14, blobs[0][2] * 0.55, blobs[0][2] * 0.42)), 0.2)
    m.line(p, w)
    return p


def wave_line(m, y, x0, x1, step=16, w=2.4, colour=FOAM, opacity=0.8):
    d = f"M{x0} {y}"
    x = x0
    while x + step <= x1:
        d += f"q{step / 4} {-step * 0.3} {step / 2} 0t{step / 2} 0"
        x += step
    m.line(d, w, colour, opacity)


def roof_of_tiles(m, shape, fill=TILE, pitch=12):
    p = m.solid(shape, fill, shade=0, light=3)
    box = p.boundingRect()
    x = box.left() + pitch
    while x < box.right() - 4:
        m.line(common(rect(x - 1, box.top(), 2, box.height()), p), 0.8, INK, 0.35)
        x += pitch


# Temples and palaces


@motif
def greek_temple(m):
    y, _, _ = steps(m, 8, 190, 184, 3, 9, 7, STONE)
    m.flat(rect(34, 90, 132, y - 90), "#8c7552")
    door(m, 84, y, 32, 52, False)
    for cx in (36, 62, 138, 164):
        column(m, cx, 90, y, 15)
        m.line(f"M{cx - 2} 100V{y - 10}", 1.6, INK, 0.35)
    m.solid(rect(18, 72, 164, 16), MARBLE, shade=0)
    for k in range(9):
        m.flat(rect(27 + k * 18, 76, 7, 8), BLUE)
    gable(m, 10, 72, 180, 46)
    m.solid(oval(100, 26, 6), GOLD, 3, 1.5, 3)


@motif
def roman_temple(m):
    m.solid(rect(14, 146, 172, 44), STONE, shade=0)
    m.flat(rect(64, 146, 72, 44), STONE_W)
    for k in range(4):
        m.line(f"M{64} {146 + 11 * k}H136", THIN)
    m.solid(rect(52, 140, 12, 50), STONE, 4)
    m.solid(rect(136, 140, 12, 50), STONE, 4)
    m.flat(rect(30, 76, 140, 70), "#8c7552")
    door(m, 86, 146, 28, 48)
    for cx in (32, 66, 134, 168):
        column(m, cx, 78, 146, 14)
    m.solid(rect(16, 58, 168, 18), MARBLE, shade=0)
    m.flat(rect(22, 63, 156, 7), GOLD)
    gable(m, 10, 58, 180, 42, MARBLE)
    m.solid("M100 40L88 30Q94 30 100 34Q106 30 112 30Z", GOLD, 0, 0, 2)
    for cx in (14, 186):
        m.solid(poly((cx - 7, 58), (cx, 42), (cx + 7, 58)), GOLD, 0, 0, 3)


@motif
def pyramid(m):
    m.flat("M96 16L188 190H4Z", SAND)
    m.flat("M96 16L66 190H4Z", SAND_D)
    m.shade("M96 16L66 190H4Z", 0.18)
    for k in range(1, 7):
        y = 16 + 25 * k
        a = (y - 16) / 174
        m.line(f"M{96 - 92 * a + 3} {y}L{96 - 30 * a} {y}", 1.8, INK, 0.3)
        m.line(f"M{96 - 30 * a} {y}L{96 + 92 * a - 3} {y}", 1.8, INK, 0.2)
    m.light("M96 16L188 190H176L94 24Z", 0.5)
    m.solid("M96 16L114 50L101 56L90 54L78 50Z", GOLD, 8, 3, 3)
    m.line("M96 16L66 190", THIN)
    m.outline("M96 16L188 190H4Z")
    door(m, 96, 190, 22, 30, False)


@motif
def obelisk(m):
    m.solid(rect(58, 172, 84, 18), SAND_D)
    m.solid(rect(68, 156, 64, 16), SAND)
    m.solid("M78 156L86 40H114L122 156Z", "#d99a6c", 0, 0)
    m.shade("M78 156L86 40H98L94 156Z")
    m.solid("M86 40L100 12L114 40Z", GOLD, 7, 3)
    for k, y in enumerate((54, 74, 94, 114, 134)):
        if k % 2:
            m.line(oval(105, y, 5), THIN)
            m.line(f"M100 {y + 9}h11", THIN)
        else:
            m.line(f"M99 {y - 6}h11M99 {y}l5 5l6 -5", THIN)


@motif
def sphinx(m):
    body = "M14 176C10 140 24 112 64 108L104 104L132 104L144 154L188 156Q194 166 190 176Z"
    m.solid(body, SAND, 12)
    m.solid("M14 176C14 142 44 128 62 146Q74 158 72 176Z", SAND, 9)
    m.solid("M92 176Q90 162 102 160L184 158Q192 164 188 176Z", SAND, 6)
    m.line("M170 160V175M180 160V175", THIN)
    # head with its cloth
    m.solid("M104 112C92 80 94 34 124 26C150 24 160 44 156 66L152 76L150 112Z", CLOTH, 9)
    for k in range(5):
        m.line(f"M{101 + k} {100 - 14 * k}L{118 + k} {98 - 14 * k}", 3.4, GOLD)
    m.solid("M126 44Q146 38 156 46V60L162 70L156 74V84Q146 94 130 88Q122 66 126 44Z", SAND, 6, 2, 3)
    m.line("M146 60h6M148 79h8", THIN)
    m.solid("M122 44Q140 30 158 44L156 50Q140 40 124 52Z", GOLD, 0, 0, 3)
    m.solid("M148 90h10v18q-6 4 -10 0Z", GOLD, 0, 0, 3)
    m.solid(rect(6, 176, 188, 14), SAND_D, 0)


@motif
def ziggurat(m):
    for x, y, w, h, c in (
        (6, 138, 188, 52, "#9b4e33"),
        (30, 94, 140, 44, "#a8563a"),
        (56, 58, 88, 36, "#b5623f"),
        (78, 28, 44, 30, "#c4764a"),
    ):
        shape = poly((x, y + h), (x + 7, y), (x + w - 7, y), (x + w, y + h))
        m.flat(shape, c)
        for k in range(int(w / 17)):
            px = x + 11 + k * 17
            m.flat(rect(px, y + 8, 6, h - 8), INK, 0.18)
        m.shade(poly((x, y + h), (x + 7, y), (x + 7 + w * 0.16, y), (x + w * 0.16, y + h)), 0.2)
        m.light(poly((x + 6, y), (x + w - 6, y), (x + w - 5, y + 5), (x + 5, y + 5)), 0.5)
        m.outline(shape)
    door(m, 92, 58, 16, 22, True)
    st = poly((72, 190), (92, 58), (108, 58), (128, 190))
    m.solid(st, SAND, 0, 0)
    for k in range(9):
        y = 70 + k * 13.4
        a = (y - 58) / 132
        m.line(f"M{92 - 20 * a + 2} {y}H{108 + 20 * a - 2}", 2, INK, 0.55)
    m.solid("M74 28L100 12L126 28Z", GOLD, 0, 3)


@motif
def step_pyramid(m):
    for k in range(5):
        x, y, w, h = 6 + k * 17, 190 - (k + 1) * 27, 188 - k * 34, 27
        shape = poly((x, y + h), (x + 8, y), (x + w - 8, y), (x + w, y + h))
        m.solid(shape, "#b9ac86" if k % 2 else "#c6b98f", 0, 4)
        m.shade(poly((x, y + h), (x + 8, y), (x + 8 + w * 0.2, y), (x + w * 0.2, y + h)), 0.2)
        m.flat(rect(x + 12, y + h - 9, w - 24, 4), "#8f4a34", 0.8)
    st = poly((76, 190), (84, 55), (116, 55), (124, 190))
    m.solid(st, STONE_W, 0, 0)
    for k in range(10):
        m.line(f"M80 {66 + k * 12.4}H120", 2, INK, 0.5)
    m.solid(rect(74, 30, 52, 25), "#c6b98f", 8)
    door(m, 90, 55, 20, 18, False)
    m.solid("M68 30L76 14H124L132 30Z", CLOTH, 6, 0)
    m.line("M88 18V28M100 16V28M112 18V28", 3, GOLD)


@motif
def persian_gate(m):
    m.solid(rect(62, 54, 76, 136), "#7fa0a8", 0)
    door(m, 78, 190, 44, 96)
    m.line("M74 190V108Q74 84 100 84Q126 84 126 108V190", 5, GOLD)
    for x in (8, 132):
        t = battlements(x, 26, 60, 190, 11, 7, 10)
        m.solid(t, BLUE, 0)
        m.shade(rect(x, 28, 16, 162), 0.25)
        m.flat(rect(x + 2, 46, 56, 7), GOLD)
        m.flat(rect(x + 2, 168, 56, 7), GOLD)
        # a winged bull as relief
        bx = x + 12
        m.flat(
            f"M{bx} 152V126Q{bx + 2} 116 {bx + 14} 114H{bx + 24}L{bx + 28} 98L{bx + 38} 104L{bx + 36} 116"
            f"L{bx + 32} 124V152H{bx + 27}V134H{bx + 8}V152Z",
            SAND,
        )
        m.flat(f"M{bx + 4} 118Q{bx + 2} 92 {bx + 22} 84Q{bx + 14} 102 {bx + 22} 114Z", GOLD)
        m.line(rect(bx - 5, 78, 46, 80), 2, INK, 0.5)
        for k in range(3):
            m.flat(oval(x + 14 + k * 16, 64, 4.5), STONE_W)
    m.solid(battlements(60, 48, 80, 70, 10, 8, 9), BLUE, 0)
    m.line("M64 78H136", 4, GOLD)


@motif
def stupa(m):
    m.solid(rect(8, 164, 184, 26), STONE, 0)
    for k in range(11):
        m.line(f"M{18 + 16.4 * k} 166V188", THIN)
    m.line("M10 176H190", THIN)
    m.solid("M26 164Q22 150 26 144H174Q178 150 174 164Z", STONE_W, 9)
    m.solid("M32 144C28 92 62 62 100 62S172 92 168 144Z", MARBLE, 18, 5)
    m.line("M32 130Q100 142 168 130", 3, GOLD_D)
    m.solid(rect(80, 46, 40, 20), STONE_W, 7)
    m.line("M100 46V12", 6)
    for y, w in ((38, 20), (28, 14), (19, 9)):
        m.solid(f"M{100 - w} {y}Q100 {y - 12} {100 + w} {y}Z", GOLD, 0, 0, 3)
    # torana gate
    m.solid(rect(76, 136, 8, 54), "#d99a6c", 3, 0, 3)
    m.solid(rect(116, 136, 8, 54), "#d99a6c", 3, 0, 3)
    for y in (132, 146):
        m.solid(f"M64 {y + 4}Q100 {y - 8} 136 {y + 4}L138 {y + 9}Q100 {y - 2} 62 {y + 9}Z", "#d99a6c", 0, 0, 3)
    m.flat(rect(85, 156, 30, 33), DARK, 0.55)


@motif
def chinese_gate(m):
    m.solid(rect(12, 122, 176, 68), "#a34a3a", 0)
    m.shade(rect(12, 122, 34, 68))
    door(m, 78, 190, 44, 56)
    m.line("M100 136V188", 2, GOLD_D)
    for x in (30, 146):
        door(m, x, 190, 24, 38)
    m.solid(rect(6, 112, 188, 12), STONE_W, 0)
    for cx in (36, 68, 100, 132, 164):
        m.solid(rect(cx - 5, 82, 10, 30), "#a34a3a", 3, 0, 3)
    m.flat(rect(26, 84, 148, 8), TEAL)
    m.solid("M2 86Q26 78 40 58H160Q174 78 198 86Q150 84 100 84T2 86Z", "#5d7f86", 0, 4)
    m.solid(rect(58, 42, 84, 18), "#a34a3a", 0)
    m.solid("M34 46Q56 40 70 20H130Q144 40 166 46Q130 44 100 44T34 46Z", "#5d7f86", 0, 4)
    m.solid("M66 22Q62 12 70 14H130Q138 12 134 22Z", GOLD, 0, 0, 3)


@motif
def pagoda(m):
    m.solid(rect(34, 176, 132, 14), STONE, 0)
    for y, w in ((176, 92), (130, 74), (88, 56)):
        x = 100 - w / 2
        m.solid(rect(x, y - 28, w, 28), LINEN, 8)
        door(m, 92, y, 16, 20)
        for px in (x + 6, x + w - 12):
            m.flat(rect(px, y - 26, 6, 26), "#a34a3a")
        e = w / 2 + 26
        m.solid(
            f"M{100 - e} {y - 28}Q{100 - e + 18} {y - 34} {100 - w / 2 + 6} {y - 48}H{100 + w / 2 - 6}"
            f"Q{100 + e - 18} {y - 34} {100 + e} {y - 28}Q100 {y - 20} {100 - e} {y - 28}Z",
            CLOTH,
            0,
            4,
        )
    m.solid("M92 42L100 14L108 42Z", GOLD, 3, 0, 3)


@motif
def great_wall(m):
    m.solid("M4 190C18 150 50 130 92 136C130 140 160 130 196 116V190Z", GRASS_D, 8)
    far = "M130 112C150 84 172 70 196 66V92C176 96 158 108 146 130Z"
    m.solid(far, STONE, 0)
    wall = as_path(
        "M3 152C36 130 62 152 96 134C112 126 120 118 128 112L146 132C136 146 122 158 104 166C66 182 40 168 5 186Z"
    )
    m.solid(wall, STONE, 8)
    for x, y, t in ((6, 147, -18), (24, 139, -10), (42, 139, 6), (60, 140, 4), (78, 137, -14)):
        m.solid(put(rect(x, y - 9, 10, 11), about=(x, y), turn=t), STONE, 0, 0, 3)
    for x, y in ((150, 86), (166, 73), (182, 65)):
        m.solid(rect(x, y - 5, 8, 10), STONE, 0, 0, 3)
    tower = battlements(98, 42, 56, 156, 11, 8, 10)
    m.solid(tower, STONE_W, 14)
    m.line("M100 62H152", THIN)
    door(m, 106, 96, 11, 20)
    door(m, 134, 96, 11, 20)
    door(m, 118, 156, 17, 30)
    joints(m, rect(100, 100, 52, 30), 3)
    banner(m, 126, 6, 44, 34, 22)


@motif
def olmec_head(m):
    m.solid("M100 18C150 18 172 50 174 96C176 150 160 190 100 190S24 150 26 96C28 50 50 18 100 18Z", "#8d8a82", 16, 5)
    m.solid("M26 88C24 44 52 14 100 14S176 44 174 88Q100 70 26 88Z", "#7d7a72", 12, 4)
    m.line("M30 74Q100 56 170 74", THIN)
    m.solid(oval(100, 42, 13), "#a5a196", 5, 2, 3)
    for x in (30, 156):
        m.solid(rect(x - 8, 84, 20, 52, 6), "#7d7a72", 5, 0)
    m.line("M52 104Q66 94 84 102M116 102Q134 94 148 104", 5)
    for cx in (68, 132):
        m.flat(f"M{cx - 17} 112Q{cx} 100 {cx + 17} 112Q{cx} 122 {cx - 17} 112Z", "#6a675f")
        m.line(f"M{cx - 17} 112Q{cx} 100 {cx + 17} 112Q{cx} 122 {cx - 17} 112Z", THIN)
    m.solid("M90 108L78 134Q74 144 86 144H114Q126 144 122 134L110 108Z", "#98958b", 5, 3, 3)
    m.solid("M66 160Q82 150 100 155Q118 150 134 160Q118 178 100 177Q82 178 66 160Z", "#7a766e", 4, 0, 3)
    m.line("M68 161Q100 168 132 161", THIN)


@motif
def minoan_palace(m):
    def red_column(cx, top, foot, w):
        m.solid(
            poly((cx - w * 0.7, top), (cx + w * 0.7, top), (cx + w * 0.45, foot), (cx - w * 0.45, foot)), BRICK, 3, 0, 3
        )
        m.solid(rect(cx - w, top - 6, 2 * w, 8, 2), DARK, 0, 0, 2)

    m.solid(rect(6, 124, 188, 66), LINEN, 0)
    m.shade(rect(6, 124, 30, 66))
    m.flat(rect(44, 136, 112, 52), "#7c5a3c")
    for cx in (50, 83, 117, 150):
        red_column(cx, 140, 188, 9)
    m.solid(rect(2, 118, 196, 12), BLUE, 0)
    for k in range(12):
        m.flat(oval(14 + 15.6 * k, 124, 3.4), STONE_W)
    m.solid(rect(36, 72, 128, 46), LINEN, 9)
    m.flat(rect(66, 80, 68, 38), "#7c5a3c")
    for cx in (72, 100, 128):
        red_column(cx, 84, 117, 7)
    m.solid(rect(30, 62, 140, 12), "#d9a94a", 0)
    for x in (60, 128):
        m.solid(
            f"M{x - 22} 62L{x - 18} 28Q{x - 10} 46 {x - 7} 50H{x + 7}Q{x + 10} 46 {x + 18} 28L{x + 22} 62Z"
            if x
            else "",
            STONE_W,
            5,
        )


@motif
def castle(m):
    m.solid(battlements(62, 50, 76, 190, 12, 8, 11), STONE, 16)
    m.solid(battlements(30, 110, 140, 190, 12, 9, 10), STONE_W, 0)
    joints(m, rect(60, 122, 80, 40), 5)
    for x in (6, 152):
        m.solid(battlements(x, 84, 42, 190, 9, 7, 9), STONE, 13)
        m.line(f"M{x + 1} 102h40", THIN)
        door(m, x + 17, 134, 9, 22, True, line=2)
    door(m, 80, 190, 40, 50)
    m.line("M90 150V190M100 142V190M110 150V190M82 160H118M82 174H118", 2.6, IRON)
    door(m, 82, 96, 10, 24, True, line=2)
    door(m, 108, 96, 10, 24, True, line=2)
    banner(m, 100, 8, 52, 40, 26)


@motif
def tower(m):
    m.solid("M64 190L70 62H130L136 190Z", STONE, 18)
    joints(m, "M70 180L76 74H126L132 180Z", 7)
    m.solid(battlements(58, 36, 84, 66, 13, 9, 12), STONE_W, 12)
    door(m, 86, 190, 28, 42)
    door(m, 93, 112, 14, 28)
    banner(m, 100, 8, 38, 42, 24)


@motif
def lighthouse(m):
    for reach, opacity in ((96, 0.22), (74, 0.26), (52, 0.3)):
        for side in (-1, 1):
            m.light(
                poly(
                    (100, 38),
                    (100 + side * reach, 38 - reach * 0.3),
                    (100 + side * (reach + 3), 38),
                    (100 + side * reach, 38 + reach * 0.3),
                ),
                opacity,
            )
    m.solid("M26 190Q30 172 60 168H140Q172 172 176 190Z", GREY, 10)
    m.solid(poly((56, 172), (64, 122), (136, 122), (144, 172)), STONE_W, 15)
    m.solid(poly((72, 122), (78, 78), (122, 78), (128, 122)), STONE, 12)
    m.solid(rect(60, 116, 80, 9), STONE_W, 0, 0)
    m.solid(rect(68, 72, 64, 9), STONE_W, 0, 0)
    m.solid(rect(84, 58, 32, 14), STONE_W, 6)
    flame(m, 100, 60, 48, 36, 3)
    door(m, 90, 172, 20, 26)
    door(m, 95, 108, 10, 18, True, line=2)
    m.line("M8 186q8 -6 16 0t16 0M150 188q8 -6 16 0t16 0", 3, FOAM)


@motif
def library(m):
    m.solid(rect(8, 176, 184, 14), STONE, 0)
    m.solid(rect(16, 64, 168, 112), LINEN, 16)
    m.solid(rect(26, 82, 148, 84), DARK, 0, 0, 3)
    for row in range(3):
        y = 86 + row * 28
        for k in range(9):
            cx = 36 + k * 16
            m.solid(oval(cx, y + 12, 7), (PAPER, STRAW, "#e6d3a6")[(k + row) % 3], 2, 0, 2)
            m.flat(oval(cx, y + 12, 2.4), (BRICK, WOOD, GREEN)[(k * 2 + row) % 3])
        m.solid(rect(26, y + 20, 148, 6), WOOD_L, 0, 0, 2)
    for cx in (20, 180):
        column(m, cx, 70, 176, 14)
    m.solid(rect(6, 52, 188, 16), MARBLE, 0)
    gable(m, 4, 52, 192, 36)


@motif
def circus(m):
    m.solid("M6 132Q6 60 100 60T194 132V168Q194 190 100 190T6 168Z", STONE, 16)
    m.flat(oval(100, 118, 84, 48), STONE_W)
    m.line(oval(100, 118, 84, 48), 3)
    for k, c in enumerate((STONE, CLOTH, STONE_W)):
        m.flat(oval(100, 120, 76 - k * 9, 42 - k * 5.5), c)
    m.solid(oval(100, 124, 48, 25), SAND, 0, 0, 3)
    m.solid(rect(68, 118, 64, 10, 4), STONE_W, 0, 0, 3)
    m.solid(poly((96, 120), (99, 92), (103, 120)), "#d99a6c", 0, 0, 2.4)
    for k in range(9):
        x = 18 + k * 19.5
        y = 190 - abs(k - 4) ** 2 * 1.1 - 7
        door(m, x, y, 12, 24, True, line=2.4)


@motif
def theatre(m):
    whole = as_path("M2 122Q2 44 100 44T198 122Q198 132 184 136H16Q2 132 2 122Z")
    m.solid(whole, STONE, 0)
    for k in range(5):
        a, b = 90 - k * 13, 70 - k * 11
        ring = common(oval(100, 122, a, b), rect(0, 0, 200, 134))
        m.solid(ring, (STONE_W, STONE)[k % 2], 0, 0, 2.6)
    for x in (-62, -22, 22, 62):
        m.line(f"M{100 + x * 0.42} {104 + abs(x) * 0.16}L{100 + x * 1.12} {56 + abs(x) * 0.34}", 5, STONE_D)
    m.solid(common(oval(100, 126, 30, 22), rect(0, 0, 200, 136)), SAND, 0, 0, 3)
    m.shade(whole.subtracted(whole.translated(16, -4)), 0.2)
    m.outline(whole)
    m.solid(rect(20, 136, 160, 54), STONE, 0)
    m.solid(rect(32, 140, 136, 42), MARBLE, 0, 0, 3)
    for k in range(5):
        door(m, 39 + k * 26, 182, 18, 32, True, (DARK, CLOTH)[k % 2], 2.6)
    m.solid(rect(12, 180, 176, 10), STONE_W, 0, 0, 3.4)
    m.solid(rect(14, 130, 172, 10), GOLD, 0, 2, 3.4)


@motif
def baths(m):
    m.solid("M40 96C40 56 66 40 100 40S160 56 160 96Z", TILE, 12)
    m.solid(rect(92, 30, 16, 12), GOLD, 0, 0, 3)
    m.solid(rect(20, 94, 160, 60), LINEN, 14)
    for k in range(4):
        door(m, 32 + k * 36, 154, 26, 48, True, WATER_D)
    m.solid(rect(12, 86, 176, 12), MARBLE, 0)
    m.solid("M6 190L22 152H178L194 190Z", STONE_W, 0)
    m.solid("M22 184L34 160H166L178 184Z", WATER_L, 0, 0, 3)
    m.flat("M24 182L30 172H120L110 182Z", WATER)
    wave_line(m, 176, 60, 150, 24)
    for x in (60, 100, 140):
        m.line(f"M{x} 76q-8 -10 0 -20t0 -22", 4, "#ffffff", 0.7)


@motif
def tomb(m):
    m.solid("M4 190L30 62Q60 40 100 44T172 62L196 190Z", "#c59a6a", 0)
    m.shade("M4 190L30 62Q48 50 66 46L50 190Z", 0.22)
    m.line("M150 66l10 30l-6 20M168 120l8 30", THIN)
    m.solid(rect(44, 92, 112, 98), SAND, 0)
    m.solid("M36 94L100 60L164 94Z", SAND, 0, 4)
    m.solid(oval(100, 82, 7), GOLD, 0, 0, 3)
    door(m, 84, 190, 32, 62, False)
    for cx in (58, 142):
        column(m, cx, 98, 190, 14, STONE_W)


@motif
def burial_mound(m):
    m.solid("M2 190C18 116 60 78 100 78S182 116 198 190Z", GRASS_D, 16, 6)
    for x, y in ((50, 130), (140, 118), (156, 150), (78, 104), (40, 160)):
        m.line(f"M{x - 5} {y - 7}L{x} {y}L{x + 5} {y - 7}M{x} {y}v-10", 2, INK, 0.5)
    for x in (68, 116):
        m.solid(poly((x, 190), (x + 2, 140), (x + 14, 138), (x + 16, 190)), GREY, 5)
    m.flat(rect(82, 148, 36, 42), DARK)
    m.solid("M60 142L64 124L136 122L142 140Z", GREY, 6)
    m.solid("M94 80L96 30L108 24L112 80Z", GREY, 6)
    m.line(oval(103, 44, 5), THIN)


@motif
def altar(m):
    flame(m, 100, 96, 84, 64)
    m.solid("M46 98H154L146 84H54Z", BRONZE, 0)
    m.solid(rect(40, 96, 120, 18), MARBLE, 9)
    m.solid(rect(54, 114, 92, 54), STONE, 14)
    m.flat(oval(100, 140, 14), GOLD)
    m.line(oval(100, 140, 14), 2.4)
    m.line("M60 122Q70 140 80 122Q90 112 100 122M140 122Q130 140 120 122Q110 112 100 122", 3, LEAF_D)
    m.solid(rect(42, 168, 116, 11), MARBLE, 0)
    m.solid(rect(32, 179, 136, 11), STONE_W, 0)


@motif
def monastery(m):
    m.solid("M2 190L20 130L48 116L70 128L118 104L160 126L198 190Z", "#8f958f", 14, 5)

    def block(x, y, w, h, windows):
        m.solid(poly((x - 3, y + h), (x, y), (x + w, y), (x + w + 3, y + h)), LINEN, 10)
        m.solid(rect(x - 3, y - 7, w + 6, 11), "#8f4438", 0, 0, 3)
        for k in range(windows):
            m.solid(rect(x + 8 + k * (w - 16) / max(1, windows - 0.35), y + 14, 8, 11), DARK, 0, 0, 1.6)

    block(22, 96, 44, 58, 2)
    block(136, 102, 44, 56, 2)
    block(58, 66, 84, 100, 4)
    for k in range(4):
        m.solid(rect(66 + k * 19.5, 106, 8, 12), DARK, 0, 0, 1.6)
    door(m, 90, 166, 20, 32, False)
    m.solid("M50 60Q70 56 76 40H124Q130 56 150 60Z", GOLD, 0, 4)
    m.solid("M74 40Q86 36 90 24H110Q114 36 126 40Z", GOLD, 0, 4)
    m.solid("M95 24L100 8L105 24Z", GOLD, 0, 0, 3)
    m.line("M142 74Q168 78 186 92M58 74Q34 78 14 90", 2, INK)
    for x, y, c in (
        (154, 77, CLOTH),
        (166, 81, BLUE),
        (178, 88, GOLD),
        (46, 77, GREEN),
        (34, 81, GOLD),
        (22, 87, CLOTH),
    ):
        m.solid(poly((x - 5, y), (x + 5, y), (x, y + 11)), c, 0, 0, 1.8)


# Houses, work and town


@motif
def celtic_roundhouse(m):
    m.solid("M30 190V134H170V190Z", "#c9a878", 16)
    for x in range(40, 170, 13):
        m.line(f"M{x} 146V188", 2, INK, 0.35)
    m.solid("M6 144Q60 96 92 26Q100 16 108 26Q140 96 194 144Q100 160 6 144Z", THATCH, 20, 6)
    for a in (-72, -46, -20, 8, 36, 64):
        m.line(f"M{100 + a * 0.16} 46Q{100 + a * 0.5} 96 {100 + a} 142", 2, INK, 0.35)
    m.line("M40 116Q100 134 160 116", 2, INK, 0.35)
    door(m, 82, 190, 36, 48, False)
    m.solid(rect(74, 138, 52, 8), WOOD, 0, 0, 3)


@motif
def viking_longhouse(m):
    m.solid("M8 190V146H192V190Z", WOOD, 0)
    for x in range(20, 190, 14):
        m.line(f"M{x} 150V188", 2, INK, 0.4)
    m.solid("M2 150Q10 104 44 76Q100 62 156 76Q190 104 198 150Q100 134 2 150Z", "#7f9a52", 18, 5)
    for x, y in ((40, 110), (70, 96), (110, 92), (150, 108), (170, 128), (60, 128), (130, 122)):
        m.line(f"M{x - 5} {y - 6}L{x} {y}L{x + 5} {y - 6}", 2, INK, 0.45)
    m.solid("M64 190V128L100 88L136 128V190Z", WOOD_L, 12)
    m.solid("M52 138L100 80L148 138L140 146L100 98L60 146Z", WOOD_D, 0, 3)
    m.solid("M97 92L78 52Q72 38 84 36Q82 48 92 54L106 90Z", WOOD_L, 0, 0)
    m.solid("M103 92L122 52Q128 38 116 36Q118 48 108 54L94 90Z", WOOD_L, 0, 0)
    door(m, 84, 190, 32, 48)
    m.solid(oval(54, 166, 13), CLOTH, 5, 0, 3)
    m.flat(oval(54, 166, 4), IRON)
    m.solid(oval(148, 166, 13), CLOTH, 5, 0, 3)
    m.flat(oval(148, 166, 4), IRON)


@motif
def house(m):
    m.solid(rect(34, 104, 132, 86), LINEN, 20)
    m.solid("M20 108L44 52H156L180 108Z", TILE, 0, 5)
    m.shade("M20 108L44 52H62L48 108Z")
    for k in range(6):
        m.line(f"M{58 + k * 18} 56L{52 + k * 21} 104", 2, INK, 0.35)
    door(m, 60, 190, 32, 56)
    m.solid(rect(114, 126, 32, 28), "#7fa3ab", 0, 0, 3)
    m.line("M130 126V154M114 140H146", THIN)
    m.solid(rect(132, 34, 18, 26), BRICK, 5)


def small_house(m, x, foot, w, h, roof=TILE, wall=LINEN):
    m.solid(rect(x, foot - h, w, h), wall, w * 0.2, 0, 3.4)
    m.solid(poly((x - 7, foot - h + 2), (x + w * 0.5, foot - h - w * 0.52), (x + w + 7, foot - h + 2)), roof, 7, 3, 3.4)
    door(m, x + w * 0.36, foot, w * 0.28, h * 0.62, True, line=2.4)


@motif
def village(m):
    small_house(m, 76, 132, 46, 36, THATCH)
    small_house(m, 22, 162, 54, 42, TILE)
    small_house(m, 128, 160, 50, 42, CLOTH)
    small_house(m, 74, 190, 58, 46, THATCH, "#e6d3ae")
    for x in (8, 18, 160, 172, 184):
        m.solid(rect(x, 168, 7, 22), WOOD, 0, 0, 2.4)
    m.line("M8 176H26M160 176H192", 3.4)
    m.line("M104 62q-7 -9 0 -18t0 -18", 4, "#ffffff", 0.65)


@motif
def city(m):
    for x, h, w, c in ((18, 74, 30, LINEN), (50, 110, 26, "#e6d3ae"), (124, 96, 28, LINEN), (154, 70, 28, "#dcc59a")):
        m.solid(rect(x, 150 - h, w, h), c, 7, 0, 3.4)
        m.solid(poly((x - 4, 150 - h), (x + w / 2, 132 - h), (x + w + 4, 150 - h)), TILE, 4, 2, 3.4)
        for k in range(2):
            m.flat(rect(x + w * 0.25 + k * w * 0.35, 160 - h, 5, 9), DARK)
    m.solid(rect(70, 74, 60, 76), STONE_W, 10, 0)
    for cx in (78, 93, 107, 122):
        m.solid(rect(cx - 4, 78, 8, 50), MARBLE, 2, 0, 2.4)
    m.solid(poly((64, 74), (100, 48), (136, 74)), GOLD, 0, 3)
    m.solid(battlements(4, 130, 192, 190, 11, 8, 9), STONE, 0)
    m.shade(rect(6, 140, 40, 50))
    joints(m, rect(10, 146, 180, 40), 4)
    for x in (10, 156):
        m.solid(battlements(x, 112, 34, 190, 9, 5, 8), STONE_W, 9)
    door(m, 82, 190, 36, 46)


@motif
def palisade(m):
    for x in range(8, 180, 18):
        if 74 < x < 122:
            continue
        m.solid(poly((x, 190), (x, 112), (x + 8, 96), (x + 16, 112), (x + 16, 190)), WOOD, 5, 2, 3.4)
    m.limb("M8 140H74M126 140H192", WOOD_L, 5, 3)
    for x in (66, 118):
        m.solid(rect(x, 70, 16, 120), WOOD_D, 5, 2)
    m.solid(rect(58, 84, 84, 30), WOOD, 0)
    m.line("M60 98H140", THIN)
    m.solid("M50 86L100 54L150 86Z", THATCH, 10, 4)
    for x in (84, 101):
        m.solid(rect(x, 120, 16, 70), WOOD_L, 4, 0, 3)


@motif
def market_stall(m):
    m.flat(rect(30, 74, 140, 76), "#6b4a2c")
    for x in (22, 168):
        m.solid(rect(x, 60, 10, 130), WOOD, 3, 0, 3.4)
    m.solid(rect(14, 140, 172, 50), WOOD_L, 0)
    m.line("M60 142V188M106 142V188M150 142V188", THIN)
    m.solid(rect(8, 132, 184, 13), WOOD, 0)
    for x, c in ((34, EMBER), (50, "#d9a94a"), (42, "#d9a94a")):
        m.solid(oval(x + 2, 126 if x != 42 else 116, 9), c, 3, 0, 2.6)
    for x in (82, 106):
        m.solid(f"M{x} 132Q{x - 10} 112 {x + 3} 104V96H{x + 13}V104Q{x + 26} 112 {x + 16} 132Z", CLAY, 5, 0, 3)
    m.solid("M134 132Q132 106 150 104Q170 106 168 132Z", STRAW, 6, 0, 3)
    m.solid("M144 106Q151 98 158 106L156 110H146Z", STRAW, 0, 0, 3)
    m.flat("M4 74L26 26H174L196 74Z", LINEN)
    for k in range(4):
        x0, x1 = 26 + k * 42.3, 26 + k * 42.3 + 21
        b0, b1 = 4 + k * 54.8, 4 + k * 54.8 + 27.4
        m.flat(poly((x0, 26), (x1, 26), (b1, 74), (b0, 74)), CLOTH)
    scallop = "M4 74" + "".join(f"q{13.7} 26 {27.4} 0" for _ in range(7)) + "Z"
    m.flat(scallop, CLOTH)
    for k in range(3):
        m.flat(f"M{31.4 + 54.8 * k} 74q13.7 26 27.4 0Z", LINEN)
    m.shade("M4 74L26 26H56L44 74Z", 0.16)
    m.line(scallop, 3.4)
    m.outline("M4 74L26 26H174L196 74Z")


@motif
def workshop(m):
    m.solid(rect(18, 88, 164, 102), "#dcc59a", 0)
    m.flat(rect(34, 106, 132, 84), DARK)
    m.line(rect(34, 106, 132, 84), 3)
    m.solid("M4 92L28 44H172L196 92Z", THATCH, 0, 5)
    m.shade("M4 92L28 44H52L38 92Z")
    for x in (14, 176):
        m.solid(rect(x, 88, 12, 102), WOOD, 4)
    m.solid(rect(48, 152, 88, 9), WOOD_L, 0, 0, 3)
    m.solid(rect(56, 160, 9, 30), WOOD, 0, 0, 3)
    m.solid(rect(118, 160, 9, 30), WOOD, 0, 0, 3)
    m.solid(rect(62, 140, 46, 12), CLAY, 0, 0, 3)
    m.limb("M112 148L130 128", WOOD_L, 4, 2.6)
    m.solid(put(rect(122, 118, 18, 11), about=(131, 123), turn=44), STEEL, 0, 0, 2.6)
    for x, h in ((56, 26), (78, 22), (100, 28)):
        m.line(f"M{x} 110v{h}", 4, WOOD_L)
        m.flat(rect(x - 6, 108 + h, 12, 8), STEEL)
    m.solid(oval(152, 172, 16), WOOD_L, 0, 0, 3)
    m.line("M152 156V188M136 172H168", THIN)


@motif
def forge(m):
    m.solid("M20 190V110Q20 92 44 84L66 66V14H116V66L134 84Q158 92 158 110V190Z", GREY, 16)
    joints(m, "M26 186V112L70 70V20H112V70L152 112V186Z", 9)
    m.solid("M48 190V140Q48 104 88 104T128 140V190Z", DARK, 0, 0)
    flame(m, 88, 182, 66, 60, 0)
    m.flat("M54 190V182H122V190Z", EMBER)
    m.solid("M132 190L140 174H178L186 190Z", WOOD_D, 4, 0)
    m.solid("M122 156H176Q178 164 194 156V150H122Z", IRON, 0, 4)
    m.solid(rect(144, 160, 26, 15), IRON, 5, 0, 3.4)
    m.line("M86 12q-10 -2 -8 -8", 3, "#ffffff", 0)


@motif
def mine(m):
    m.solid("M2 190L22 128L44 112L60 66L94 36L128 56L150 96L176 118L198 190Z", "#8b8176", 14, 5)
    m.line("M62 70l12 24l-8 18M130 60l-8 26l12 16M160 108l-6 24", THIN)
    m.flat("M56 190V112H136V190Z", DARK)
    m.flat("M70 190L84 140H108L122 190Z", "#574535")
    m.solid(rect(46, 112, 15, 78), WOOD, 5)
    m.solid(rect(130, 112, 15, 78), WOOD, 5)
    m.solid(rect(38, 98, 116, 16), WOOD_L, 0)
    m.line("M82 190L94 146M110 190L98 146", 3.4, STEEL)
    m.solid("M68 190L62 158H130L124 190Z", WOOD_D, 6)
    m.solid("M66 158Q72 140 84 146Q92 132 104 144Q120 140 126 158Z", GOLD, 7, 3, 3)


@motif
def quarry(m):
    m.solid("M2 190V96L30 84L38 52L84 40L92 70L128 76V110L160 118V150L198 158V190Z", STONE, 0)
    m.shade("M2 190V96L30 84V112L20 120V190Z")
    m.flat("M38 52L84 40L92 70L46 80Z", STONE_W)
    m.flat("M92 70L128 76L120 92L86 88Z", STONE_W)
    m.flat("M128 110L160 118L150 132L118 126Z", STONE_W)
    m.line("M46 80L92 70M46 80V118L86 112V88L120 92M86 112V140L118 136V126L150 132M46 118V160L118 152", THIN)
    m.outline("M2 190V96L30 84L38 52L84 40L92 70L128 76V110L160 118V150L198 158V190Z")
    m.solid(rect(14, 154, 46, 36), STONE_W, 10)
    m.solid(rect(66, 164, 38, 26), STONE, 8)
    m.limb("M120 184L166 96", WOOD, 5, 3)
    m.solid("M140 98Q166 80 190 108Q166 98 146 108Z", STEEL, 0, 0, 3.4)


@motif
def granary(m):
    for cx in (58, 142):
        m.solid(f"M{cx - 44} 180V110Q{cx - 44} 46 {cx} 30Q{cx + 44} 46 {cx + 44} 110V180Z", "#dcb878", 18, 5)
        m.solid(rect(cx - 15, 84, 30, 26), DARK, 0, 0, 3)
        m.flat(f"M{cx - 13} 108Q{cx} 90 {cx + 13} 108Z", STRAW)
        m.solid(f"M{cx - 12} 38Q{cx} 16 {cx + 12} 38Q{cx} 44 {cx - 12} 38Z", THATCH, 0, 0, 3)
        m.line(f"M{cx - 40} 128Q{cx} 138 {cx + 40} 128", THIN)
    m.line("M86 178L100 96M108 180L114 96", 3.4, WOOD_D)
    for k in range(6):
        m.line(f"M{88 + k * 2.3} {166 - k * 12}h{20 - k}", 3, WOOD_D)
    m.solid(rect(4, 176, 192, 14), STONE, 0)


@motif
def mill(m):
    """The wheel hangs in a race of stone: the only water a motif may bring is held in something."""
    m.solid("M18 172V96H108V172Z", LINEN, 18)
    m.solid("M8 100L62 50L118 100Z", THATCH, 12, 5)
    door(m, 34, 172, 26, 46)
    door(m, 74, 136, 16, 22)
    cx, cy = 142, 128
    m.line(oval(cx, cy, 44), 14)
    m.line(oval(cx, cy, 44), 7, WOOD)
    for k in range(8):
        a = math.pi / 4 * k + 0.2
        dx, dy = math.cos(a), math.sin(a)
        m.line(f"M{cx} {cy}L{cx + 44 * dx} {cy + 44 * dy}", 7)
        m.line(f"M{cx} {cy}L{cx + 44 * dx} {cy + 44 * dy}", 3, WOOD_L)
        m.solid(put(rect(cx + 40, cy - 4, 17, 8), about=(cx, cy), turn=math.degrees(a)), WOOD_L, 0, 0, 2.6)
    m.solid(oval(cx, cy, 8), IRON, 0, 0, 3)
    m.solid(rect(84, 160, 114, 12), WATER, 0, 3, 3)
    m.line("M92 166q8 -6 16 0t16 0M150 166q8 -6 16 0t16 0", 3, FOAM)
    m.solid(rect(8, 170, 190, 20, 2), STONE, 6, 3)
    for x in (40, 78, 116, 154):
        m.line(f"M{x} 173V187", 2.2, INK, 0.5)


@motif
def well(m):
    m.solid(rect(46, 70, 10, 72), WOOD, 4, 0, 3.4)
    m.solid(rect(144, 70, 10, 72), WOOD, 4, 0, 3.4)
    m.line("M50 92H150", 9)
    m.line("M50 92H150", 4, WOOD_L)
    m.line("M100 92V116", 3, STRAW)
    m.solid("M90 116H110L107 134H93Z", WOOD_L, 4, 0, 3)
    m.solid("M26 76L100 26L174 76Z", TILE, 12, 5)
    m.solid("M34 190V140H166V190Z", STONE, 16)
    joints(m, rect(36, 142, 128, 46), 12, 14, 24)
    m.solid(rect(26, 130, 148, 14), STONE_W, 0)


@motif
def bridge(m):
    """Two arches; what flows below is the ground's."""
    body = as_path("M2 188V104Q100 56 198 104V188H176Q176 134 150 134T124 188H76Q76 134 50 134T24 188Z")
    m.solid(body, STONE, 10)
    for cx in (50, 150):
        for k in range(5):
            a = math.pi * (k + 0.5) / 5
            m.line(
                f"M{cx - 27 * math.cos(a)} {166 - 33 * math.sin(a)}L{cx - 36 * math.cos(a)} {164 - 43 * math.sin(a)}",
                2,
                INK,
                0.5,
            )
    m.solid("M2 104Q100 56 198 104V90Q100 40 2 90Z", STONE_W, 0)
    m.line("M32 178q8 -6 16 0t16 0M132 182q8 -6 16 0t16 0", 3, FOAM, 0.8)


@motif
def aqueduct(m):
    body = rect(2, 40, 196, 150)
    for k in range(3):
        x = 12 + k * 62
        body = cut(body, f"M{x} 192V130Q{x} 104 {x + 26} 104T{x + 52} 130V192Z")
    for k in range(6):
        x = 9 + k * 31
        body = cut(body, f"M{x} 92V74Q{x} 60 {x + 13} 60T{x + 26} 74V92Z")
    m.solid(body, STONE, 7)
    m.solid(rect(0.5, 90, 199, 8), STONE_W, 0, 0, 3)
    m.solid(rect(0.5, 44, 199, 9), STONE_W, 0, 0, 3)
    m.solid(rect(2, 34, 196, 10), WATER_L, 0, 0, 3)


@motif
def harbour(m):
    """A store and a crane on a quay, a boat moored behind it: no water, that is the ground's."""
    m.line("M160 168V70", 5)
    m.solid("M164 76Q198 100 164 132Z", CLOTH, 5, 0, 3.4)
    m.solid("M124 136H198Q194 164 176 168H142Q128 160 124 136Z", WOOD, 6)
    m.line("M128 148H194", THIN)
    m.solid(rect(6, 70, 60, 92), LINEN, 12)
    m.solid("M1 76L14 44H58L72 76Z", TILE, 0, 4)
    door(m, 22, 162, 26, 44)
    m.solid(rect(42, 88, 14, 14), DARK, 0, 0, 3)
    m.limb("M92 162V40L144 66", WOOD, 6, 3)
    m.limb("M92 78L112 52", WOOD, 4, 2.6)
    m.line("M142 68V98", 2.6)
    m.solid(rect(128, 98, 28, 22), WOOD_L, 5, 0, 3)
    m.line("M128 109H156M142 98V120", 2)
    m.solid("M76 162V140Q86 134 98 140V162Z", CLAY, 4, 0, 3)
    m.solid(rect(102, 146, 20, 16), STRAW, 4, 0, 3)
    m.solid(rect(2, 160, 196, 30, 2), STONE, 0, 3)
    for x in (34, 70, 106, 142, 172):
        m.line(f"M{x} 162V174M{x - 18} 176V188", 2.2, INK, 0.5)
    m.line("M4 175H196", 2.2, INK, 0.5)
    for x in (130, 186):
        m.solid(rect(x - 6, 150, 12, 14, 4), IRON, 3, 0, 3)


@motif
def tent(m):
    m.line("M100 34L92 20M100 34L108 20", 5)
    m.solid("M8 190L92 36Q100 28 108 36L192 190Z", CLOTH, 0, 6)
    m.shade("M8 190L92 36Q98 30 100 32L70 190Z", 0.24)
    m.line("M52 118Q100 130 148 118", 7, GOLD)
    m.solid("M74 190L100 96L126 190Z", DARK, 0, 0)
    m.solid("M126 190L100 96L146 180Z", LINEN, 0, 0, 3)
    m.line("M30 150L4 186M170 150L196 186", 3)


@motif
def yurt(m):
    m.solid("M18 188V116H182V188Z", LINEN, 20)
    m.solid("M10 120Q30 78 84 54H116Q170 78 190 120Q100 134 10 120Z", "#e6d8b8", 22, 6)
    m.solid("M82 56Q100 38 118 56Q100 62 82 56Z", WOOD, 0, 0, 3)
    m.line("M90 58L58 124M110 58L142 124M82 57L24 118M118 57L176 118", 3, BRICK)
    m.solid("M16 122Q100 138 184 122V140Q100 154 16 140Z", CLOTH, 0, 0, 3)
    for k in range(6):
        m.flat(oval(32 + k * 27.4, 135 + 6 - abs(k - 2.5) * 1.8, 4), GOLD)
    m.solid(rect(80, 136, 40, 52), WOOD, 0)
    m.line("M100 138V186", THIN)
    m.line("M14 188H186", OUT)
    m.line("M100 40q-7 -9 0 -17t0 -16", 4, "#ffffff", 0.7)


@motif
def hut(m):
    m.solid("M34 190L44 116H156L166 190Z", "#b98a58", 16)
    for y in (134, 152, 170):
        m.line(f"M42 {y}Q100 {y + 7} 160 {y}", 2, INK, 0.35)
    m.solid(
        "M12 126Q60 96 90 40Q100 30 110 40Q140 96 188 126L176 138L158 128L140 142L122 130L100 144L78 130"
        "L60 142L42 128L24 138Z",
        STRAW,
        16,
        6,
    )
    m.line("M100 50V126M86 62L62 122M114 62L138 122", 2, INK, 0.35)
    door(m, 84, 190, 32, 46)


@motif
def standing_stones(m):
    def stone(x, foot, w, h, c, line=OUT):
        m.solid(
            f"M{x} {foot}L{x + w * 0.1} {foot - h}"
            f"Q{x + w * 0.5} {foot - h - 7} {x + w * 0.92} {foot - h + 2}L{x + w} {foot}Z",
            c,
            w * 0.3,
            3,
            line,
        )

    for x, w, h in ((50, 15, 66), (82, 15, 70), (106, 15, 68), (138, 15, 64)):
        stone(x, 150, w, h, "#868c8c", 3)
    m.solid("M46 84L48 70L102 68L101 82Z", "#868c8c", 3, 3, 3)
    m.solid("M104 82L104 68L158 71L157 86Z", "#868c8c", 3, 3, 3)
    stone(4, 186, 28, 96, "#a9aca8")
    stone(168, 186, 27, 104, "#a9aca8")
    stone(62, 190, 25, 106, "#a9aca8")
    stone(116, 190, 25, 106, "#a9aca8")
    m.solid("M52 86L55 64Q100 58 149 63L152 84Q100 90 52 86Z", "#b9bcb6", 8, 4)
    for x in (6, 34, 60, 90, 114, 144, 166, 194):
        m.line(f"M{x - 4} 180L{x} 189L{x + 4} 178", 3, GRASS_D)


@motif
def round_table(m):
    def chair(x, y, s=1.0):
        m.solid(put("M-15 40V-6Q-15 -26 0 -30Q15 -26 15 -6V40Z", x, y, s), WOOD_D, 5, 2, 3.4)
        m.solid(put("M-6 -8H6V4Q0 12 -6 4Z", x, y, s), CLOTH, 0, 0, 2.4)

    for x, y, s in ((100, 52, 0.9), (58, 60, 0.95), (142, 60, 0.95), (24, 84, 1.05), (176, 84, 1.05)):
        chair(x, y, s)
    m.solid("M66 190L84 130H116L134 190Z", WOOD_D, 8)
    m.solid("M6 112V124Q14 166 100 166T194 124V112Z", WOOD_D, 10, 0)
    m.solid(oval(100, 112, 94, 42), WOOD_L, 0, 5)
    m.line(oval(100, 112, 74, 32), 2.4, INK, 0.6)
    for k in range(8):
        a = math.pi * k / 4 + 0.39
        m.line(
            f"M{100 + 24 * math.cos(a)} {112 + 10 * math.sin(a)}L{100 + 74 * math.cos(a)} {112 + 32 * math.sin(a)}",
            2.2,
            INK,
            0.55,
        )
    m.solid(oval(100, 112, 24, 11), GOLD, 0, 0, 3)
    m.flat(oval(100, 112, 12, 5), CLOTH)


@motif
def bonfire(m):
    flame(m, 100, 172, 160, 118)
    for x1, y1, x2, y2 in ((30, 180, 128, 156), (170, 180, 72, 156), (52, 181, 150, 176)):
        m.limb(f"M{x1} {y1}L{x2} {y2}", WOOD, 12, OUT)
        m.flat(oval(x1, y1, 5), WOOD_L)


# Plants


@motif
def palm(m):
    m.limb("M104 180Q88 130 106 66", WOOD_L, 12)
    for k in range(6):
        y = 90 + k * 17
        m.line(f"M{93 + abs(k - 3) * 1.4} {y}q7 5 14 0", 2.4)
    for d, c in (
        ("M106 62C86 30 46 26 14 58C44 46 74 56 98 70Z", LEAF_D),
        ("M106 62C132 28 168 28 192 62C164 48 138 56 112 70Z", LEAF_D),
        ("M106 62C78 58 46 76 34 116C56 92 82 82 106 72Z", LEAF),
        ("M106 62C138 56 166 78 176 116C154 90 130 82 106 72Z", LEAF),
        ("M106 64C92 40 84 20 60 12C88 10 110 28 112 62Z", LEAF),
        ("M104 62C112 34 128 16 154 12C136 26 124 44 114 66Z", LEAF),
    ):
        m.solid(d, c, 4, 0, 3.4)
    for x, y in ((96, 76), (112, 78), (104, 84)):
        m.solid(oval(x, y, 7), BRONZE, 2, 0, 3)
    m.line("M84 190Q100 182 124 190", 4, INK)


@motif
def oak(m):
    m.solid(
        "M84 190Q92 160 86 122L62 100L70 94L94 110L98 82H108L110 108L134 92L140 98L116 124Q110 160 122 190Z", WOOD, 7, 3
    )
    crown_of(
        m,
        [(100, 56, 44), (56, 74, 36), (144, 72, 36), (36, 96, 26), (164, 96, 26), (78, 98, 28), (124, 98, 30)],
        LEAF_D,
        0.22,
    )
    for x, y in ((70, 60), (120, 44), (140, 84), (50, 96), (96, 86)):
        m.line(f"M{x - 9} {y}q5 -8 10 0q5 -8 10 0", 2.4, INK, 0.5)


@motif
def olive_tree(m):
    m.solid(
        "M70 190Q88 172 82 148Q74 128 90 108L60 92L66 86L98 100L112 78L120 82L112 108Q98 132 108 150Q112 174 134 190Z",
        "#9a8468",
        7,
        3,
    )
    crown_of(
        m,
        [(100, 60, 36), (54, 76, 32), (148, 74, 34), (80, 44, 26), (124, 44, 26), (34, 92, 20), (168, 92, 20)],
        "#8fa070",
        0.2,
    )
    for x, y in ((60, 70), (82, 56), (110, 66), (138, 58), (150, 84), (44, 90), (92, 84), (124, 88)):
        m.solid(oval(x, y, 4.4, 5.6), "#4b4a34", 0, 0, 1.6)


@motif
def pine(m):
    m.solid(rect(90, 160, 20, 30), WOOD, 6)
    for y, w in ((166, 66), (130, 54), (94, 42)):
        m.solid(
            f"M100 {y - 62}L{100 + w} {y - 6}Q{100 + w * 0.5} {y - 2} {100 + w * 0.45} {y}"
            f"Q100 {y + 8} {100 - w * 0.45} {y}Q{100 - w * 0.5} {y - 2} {100 - w} {y - 6}Z",
            PINE,
            14,
            4,
        )
    m.solid("M100 12L128 60Q100 70 72 60Z", PINE, 9, 4)


@motif
def cypress(m):
    m.solid(rect(92, 164, 16, 26), WOOD, 5)
    m.solid("M100 10C124 50 138 110 130 150Q124 172 100 174Q76 172 70 150C62 110 76 50 100 10Z", PINE, 14, 5)
    m.line("M98 60q-6 20 -4 40M108 90q4 20 0 44M88 120q-2 16 2 30", 2.4, INK, 0.45)


@motif
def lotus(m):
    m.solid("M4 172Q40 150 100 154T196 172Q160 190 100 190T4 172Z", LEAF_D, 0, 4)
    m.line("M100 172L40 166M100 172L160 164M100 172L120 186M100 172L74 186", 2.4, INK, 0.5)
    pink, pale = "#e39ab0", "#f3c6d0"
    for d, c in (
        ("M100 164C40 160 14 130 10 98C50 104 84 128 100 164Z", pink),
        ("M100 164C160 160 186 130 190 98C150 104 116 128 100 164Z", pink),
        ("M100 164C60 140 44 98 52 58C84 82 100 120 100 164Z", pale),
        ("M100 164C140 140 156 98 148 58C116 82 100 120 100 164Z", pale),
        ("M100 164C72 124 74 76 100 38C126 76 128 124 100 164Z", "#f7dbe0"),
    ):
        m.solid(d, c, 6, 3)
    m.solid("M76 164Q100 134 124 164Q100 174 76 164Z", GOLD, 0, 0, 3)


@motif
def reeds(m):
    for x, t, c in ((40, 26, LEAF_D), (70, 44, LEAF), (100, 14, LEAF_D), (128, 40, LEAF), (158, 24, LEAF_D)):
        m.limb(f"M{x + (100 - x) * 0.25} 186Q{x + (100 - x) * 0.1} 110 {x} {t + 30}", c, 4, 2.6)
    for x, t in ((40, 30), (100, 18), (158, 28)):
        m.solid(rect(x - 8, t, 16, 48, 8), "#8a5230", 5, 2, 3.4)
        m.line(f"M{x} {t}v-12", 3)
    for d, c in (
        ("M84 186Q60 140 14 118Q60 122 92 170Z", LEAF),
        ("M112 186Q140 140 188 122Q140 120 104 172Z", LEAF),
        ("M96 188Q80 120 58 84Q96 116 104 188Z", LEAF_D),
        ("M106 188Q116 120 146 90Q116 130 114 188Z", LEAF_D),
    ):
        m.solid(d, c, 4, 0, 3)
    m.solid("M40 190Q100 172 160 190Z", GRASS_D, 0, 3, 3)


@motif
def vineyard(m):
    for x in (20, 100, 180):
        m.solid(rect(x - 6, 46, 12, 144), WOOD, 4)
    m.limb("M10 64H190", WOOD_L, 6, 3)
    m.limb("M100 186Q84 140 104 110Q120 84 96 66", "#6b4a2c", 6, 3)
    crown_of(
        m,
        [
            (60, 66, 22),
            (30, 62, 20),
            (92, 60, 24),
            (128, 64, 24),
            (166, 62, 24),
            (112, 44, 18),
            (60, 46, 18),
            (150, 46, 18),
        ],
        LEAF,
        0.2,
        3.4,
    )
    for cx, top in ((48, 84), (140, 86)):
        for row, n in enumerate((4, 3, 3, 2, 1)):
            for k in range(n):
                m.solid(oval(cx + (k - (n - 1) / 2) * 15, top + 9 + row * 13, 8.6), PURPLE, 3, 2, 2.4)


@motif
def farm_field(m):
    field = as_path("M20 96H180L198 190H2Z")
    m.solid(field, "#c99a4a", 0, 0)
    for k in range(7):
        a, b = 20 + 160 * k / 7, 2 + 196 * k / 7
        m.flat(common(poly((a, 96), (a + 11.5, 96), (b + 14, 190), (b, 190)), field), "#8a6238")
    m.outline(field)
    for row, (y, s) in enumerate(((104, 0.7), (132, 0.9), (166, 1.15))):
        for k in range(6):
            x = 100 + (k - 2.5) * (26 + row * 4.4)
            m.line(f"M{x} {y + 14 * s}V{y - 10 * s}", 3, LEAF_D)
            m.solid(put("M0 -34Q9 -24 6 -8Q0 -2 -6 -8Q-9 -24 0 -34Z", x, y, s), STRAW, 2, 0, 2.4)


@motif
def gardens(m):
    for k, (x, y, w, h) in enumerate(((4, 146, 192, 44), (30, 98, 140, 48), (58, 54, 84, 44))):
        m.solid(rect(x, y, w, h), SAND, 12)
        n = (5, 4, 2)[k]
        for j in range(n):
            door(m, x + w * (j + 0.5) / n - 9, y + h, 18, 26, True, "#7c5a3c", 2.6)
    crown_of(m, [(100, 40, 16), (80, 44, 14), (122, 44, 14)], LEAF, 0.2, 3)
    crown_of(m, [(40, 92, 14), (52, 86, 12), (30, 100, 8)], LEAF_D, 0.2, 3)
    crown_of(m, [(158, 92, 15), (146, 88, 12), (168, 100, 9)], LEAF, 0.2, 3)
    crown_of(m, [(14, 140, 12), (26, 136, 12)], LEAF, 0.2, 3)
    crown_of(m, [(184, 140, 12), (172, 136, 12)], LEAF_D, 0.2, 3)
    for x, y, long in (
        (66, 54, 30),
        (134, 54, 26),
        (44, 100, 26),
        (154, 100, 32),
        (18, 148, 24),
        (182, 148, 24),
        (96, 100, 18),
    ):
        m.line(f"M{x} {y}q6 {long * 0.5} -2 {long}", 6, INK)
        m.line(f"M{x} {y}q6 {long * 0.5} -2 {long}", 3, LEAF)
    m.solid("M94 98H106V146H94Z", WATER_L, 0, 0, 3)
    m.solid("M90 146H110V190H90Z", WATER_L, 0, 0, 3)


# Nature


@motif
def cave(m):
    m.solid(
        "M2 190C4 150 14 120 34 104C42 70 74 40 108 44C140 44 164 70 170 102C188 122 196 154 198 190Z", "#8b8176", 16, 6
    )
    m.line("M40 108l18 -4M70 62l10 16M150 80l-14 12M172 132l-16 4", THIN)
    m.solid("M50 190C46 140 66 98 100 98S154 140 150 190Z", "#241a14", 0, 0)
    m.flat("M64 190C62 150 78 118 100 118S138 150 136 190Z", "#3d2d22")
    for x, h in ((78, 22), (98, 30), (120, 20)):
        m.solid(
            poly((x - 8, 104 + abs(x - 99) * 0.25), (x, 104 + h), (x + 8, 104 + abs(x - 99) * 0.25)), "#8b8176", 0, 0, 3
        )
    m.solid("M14 190Q18 164 40 166Q54 170 54 190Z", "#9c9286", 7)
    m.solid("M150 190Q150 172 168 172Q184 174 186 190Z", "#9c9286", 7)


@motif
def volcano(m):
    crown = [(100, 34, 22), (76, 28, 18), (126, 26, 19), (60, 42, 13), (142, 42, 13)]
    crown_of(m, crown, "#8f857c", 0.2)
    m.solid("M2 190Q52 150 74 72H126Q148 150 198 190Z", "#7b6a5e", 18, 5)
    m.solid("M72 76Q100 64 128 76Q100 90 72 76Z", EMBER, 0, 0, 3)
    m.flat(
        "M84 78Q100 70 116 78Q118 108 126 124Q130 146 122 156Q114 140 112 120Q106 110 104 132"
        "Q106 160 96 172Q90 150 92 128Q92 110 86 112Q84 130 76 140Q72 120 80 104Z",
        EMBER,
    )
    m.flat("M92 80Q100 74 108 80Q106 100 100 116Q94 100 92 80Z", FLAME)
    for x, y in ((62, 62), (144, 64), (158, 88), (48, 90)):
        m.solid(oval(x, y, 5), FIRE, 0, 0, 2.6)


def talus(m, fill, *stones):
    """Fallen rocks at the foot of a mountain, so that it grows out of the ground instead of standing on it."""
    for x, y, size in stones:
        stone = poly(
            (x - size, y + size * 0.5),
            (x - size * 0.7, y - size * 0.4),
            (x + size * 0.1, y - size * 0.7),
            (x + size * 0.9, y - size * 0.2),
            (x + size, y + size * 0.5),
        )
        m.solid(stone, fill, size * 0.3, 2, 3)


@motif
def mountain(m):
    massif = (
        "M2 182C16 172 24 152 32 132L44 112L58 78L68 64L78 84L88 92L100 56L114 30L122 24L134 46L142 66L152 88L160 96"
        "L170 90L180 112C186 140 192 166 198 180Q188 189 170 185Q150 191 130 186Q104 192 82 186Q58 191 38 185"
        "Q16 190 2 182Z"
    )
    m.solid(massif, "#929a9c", 0, 0)
    m.shade("M68 64L58 78L44 112L32 132C24 152 16 172 2 182Q16 190 38 185L58 187L50 160L64 128L60 98Z", 0.26)
    m.shade("M122 24L114 30L100 56L88 92L98 122L86 150L96 188L126 187L112 152L126 120L112 84Z", 0.26)
    m.shade("M160 96L152 88L148 122L158 150L148 188L170 185L176 152L166 124Z", 0.2)
    m.light("M122 24L134 46L142 66L152 88L146 118L128 76Z", 0.25)
    m.light("M68 64L78 84L88 92L92 116L76 100Z", 0.25)
    m.solid("M122 24L114 30L101 58L110 54L116 68L124 56L132 68L141 62L134 46Z", SNOW, 6, 0, 3)
    m.solid("M68 64L58 78L50 98L60 92L66 102L73 90L82 94L78 84Z", SNOW, 4, 0, 3)
    m.solid("M170 90L160 96L163 108L170 102L178 112Z", SNOW, 0, 0, 3)
    m.outline(massif)
    talus(m, "#a8adab", (20, 184, 11), (46, 187, 8), (92, 188, 9), (150, 186, 11), (180, 184, 10))


@motif
def spring(m):
    m.solid("M28 150C24 106 50 66 88 62C126 50 168 88 174 150Z", "#9a958a", 16, 5)
    m.line("M50 110l18 -8M140 84l-10 14", THIN)
    crown_of(m, [(60, 62, 18), (84, 52, 20), (42, 78, 14)], LEAF, 0.2, 3.4)
    m.solid("M84 104Q104 88 124 104V112H84Z", DARK, 0, 0, 3)
    m.solid("M88 110H120Q118 140 132 166H74Q92 140 88 110Z", WATER_L, 6, 0, 3)
    m.line("M98 116Q98 140 90 160M110 116Q110 140 118 160", 2.6, FOAM)
    m.solid("M6 176Q30 152 100 154T194 176Q170 190 100 190T6 176Z", WATER, 0, 0)
    m.line("M60 168Q100 156 144 168M40 178Q100 166 164 178", 3, FOAM, 0.9)
    m.solid("M10 186Q8 164 28 166Q42 170 40 188Z", "#aca79b", 6, 2, 3.4)
    m.solid("M158 188Q158 168 174 168Q190 172 188 188Z", "#aca79b", 6, 2, 3.4)


def surf(m):
    """Foam along a shore; the water is the ground's."""
    m.line("M2 182Q26 190 52 187M64 190Q100 193 138 189M150 188Q180 187 198 181", 3.4, FOAM)


@motif
def island(m):
    land = (
        "M10 174C28 146 52 142 66 128C76 92 96 72 112 74C134 78 138 112 158 130C174 142 184 156 190 174Q100 188 10 174Z"
    )
    m.solid(land, LEAF_D, 13, 5)
    m.flat("M10 174Q38 160 100 166T190 174Q100 188 10 174Z", SAND)
    m.line("M10 174Q100 188 190 174", OUT)
    m.outline(land)
    m.limb("M58 156Q50 120 62 92", WOOD_L, 6, 3)
    for d in (
        "M62 92C50 76 30 74 16 88C34 86 50 90 60 98Z",
        "M62 92C76 74 94 74 106 88C90 86 76 90 64 98Z",
        "M62 92C48 90 34 102 32 120C44 106 56 100 62 98Z",
        "M62 92C76 92 88 102 92 118C80 106 70 100 62 98Z",
        "M60 92C58 74 66 62 78 58C72 72 70 84 64 94Z",
    ):
        m.solid(d, LEAF, 2, 0, 3)
    surf(m)


@motif
def wave(m):
    m.solid(
        "M2 190C6 120 40 60 104 44C150 34 188 60 186 96C184 120 160 124 152 110C158 96 142 84 126 92"
        "C104 104 106 150 140 166Q170 178 198 174V190Z",
        WATER,
        14,
        0,
    )
    m.flat("M60 190C56 130 90 92 120 88C100 104 104 150 140 166Q170 178 198 174V190Z", WATER_D, 0.45)
    m.line("M30 182C34 134 62 88 106 68M50 186C54 146 76 106 104 92", 4, WATER_L)
    m.solid(
        "M96 48C126 28 190 44 190 92C188 120 162 130 148 114Q146 104 154 102Q150 112 162 110"
        "Q176 104 170 84Q162 64 138 62Q112 58 96 48Z",
        FOAM,
        5,
        0,
        3,
    )


@motif
def waterfall(m):
    m.solid("M4 190V70L28 52L60 46H140L172 56L196 78V190Z", "#8b8f86", 16, 4)
    m.line("M30 90l14 20l-6 22M170 92l-12 24l8 20", THIN)
    m.solid("M66 40H136Q132 110 146 172H56Q70 110 66 40Z", WATER_L, 0, 0)
    m.line("M82 48Q84 120 74 168M100 46V170M118 48Q118 120 128 168", 4, "#ffffff", 0.8)
    m.flat("M66 40H84Q84 120 74 172H56Q70 110 66 40Z", WATER, 0.5)
    m.solid(
        "M20 178Q28 160 50 164Q64 152 82 162Q100 150 118 162Q140 152 152 164Q174 160 182 178Q160 190 100 190T20 178Z",
        FOAM,
        0,
        0,
        3.4,
    )


@motif
def triumphal_arch(m):
    m.solid(rect(14, 52, 172, 138), MARBLE, 0)
    m.shade(rect(14, 52, 26, 138))
    door(m, 68, 190, 64, 104, True, "#a9855a")
    m.line("M62 190V118Q62 80 100 80T138 118V190", 4, STONE_D)
    for cx in (34, 54, 146, 166):
        column(m, cx, 84, 190, 10, STONE_W)
    m.solid(rect(8, 66, 184, 12), STONE_W, 0)
    m.solid(rect(20, 36, 160, 30), MARBLE, 9)
    m.flat(rect(48, 43, 104, 16), GOLD)
    m.line(rect(48, 43, 104, 16), 2.4)
    m.solid(rect(12, 26, 176, 11), STONE_W, 0)


@motif
def victory_column(m):
    m.solid(rect(58, 166, 84, 24), STONE, 12)
    m.solid(rect(68, 152, 64, 15), STONE_W, 8)
    m.solid(rect(84, 54, 32, 98), MARBLE, 10)
    for k in range(5):
        m.line(f"M85 {82 + 17 * k}L115 {66 + 17 * k}", 3, STONE_D)
    m.solid(rect(74, 44, 52, 12), STONE_W, 6)
    m.solid("M100 44V26L78 12Q92 8 100 16Q108 8 122 12L100 26Z", GOLD, 4, 2, 3)


@motif
def hill_fort(m):
    m.solid("M2 190C24 140 56 112 100 112S176 140 198 190Z", GRASS_D, 14, 5)
    m.line("M28 166Q100 120 172 166M50 144Q100 116 150 144", 3, INK, 0.4)
    for k in range(10):
        x = 44 + k * 11.6
        y = 112 + ((k - 4.5) / 4.5) ** 2 * 12
        m.solid(poly((x - 6, y + 14), (x - 6, y - 14), (x, y - 24), (x + 6, y - 14), (x + 6, y + 14)), WOOD, 3, 0, 3)
    m.solid(rect(84, 66, 32, 34), WOOD_L, 8)
    m.solid("M74 68L100 38L126 68Z", THATCH, 7, 3)
    m.solid(rect(90, 100, 20, 26), DARK, 0, 0, 3)
    banner(m, 100, 8, 40, 36, 22)


@motif
def cloud_bank(m):
    crown_of(
        m,
        [(100, 120, 46), (56, 140, 34), (146, 138, 36), (28, 160, 22), (174, 160, 22), (84, 160, 26), (120, 160, 28)],
        "#eef0ea",
        0.12,
    )


@motif
def grass_tuft(m):
    for d, c in (
        ("M90 190Q70 130 20 96Q70 110 104 190Z", GRASS),
        ("M110 190Q130 120 182 90Q132 112 96 190Z", GRASS),
        ("M94 190Q80 110 60 50Q104 110 108 190Z", LEAF),
        ("M92 190Q108 100 146 46Q126 110 112 190Z", LEAF),
        ("M92 190Q96 90 104 30Q116 100 110 190Z", GRASS),
    ):
        m.solid(d, c, 4, 0, 3)


# Singular things of one people


@motif
def windmill(m):
    m.solid(poly((58, 190), (72, 84), (128, 84), (142, 190)), SAND, 16)
    joints(m, "M64 186L76 90H124L136 186Z", 6)
    m.solid("M64 88Q70 56 100 52Q130 56 136 88Z", THATCH, 9, 4)
    door(m, 88, 190, 24, 40)
    for k in range(4):
        turn = 22 + 90 * k
        m.line(put("M100 84V10", about=(100, 84), turn=turn), 8)
        m.line(put("M100 84V10", about=(100, 84), turn=turn), 3, WOOD_L)
        m.solid(put("M102 14H122V66H102Z", about=(100, 84), turn=turn), LINEN, 5, 0, 3)
        m.line(put("M102 32H122M102 49H122", about=(100, 84), turn=turn), 2)
    m.solid(oval(100, 84, 9), WOOD, 3, 0, 3.4)


@motif
def shaduf(m):
    """Post, pole, weight of clay and pail over a walled well."""
    m.solid("M2 190L14 162H112L122 190Z", SAND_D, 9)
    m.limb("M54 166V78M88 166V78", WOOD, 8, 3.4)
    m.limb("M42 80H100", WOOD, 8, 3.4)
    m.limb("M14 112L164 34", WOOD_L, 8, 3.4)
    m.solid("M2 112Q6 98 22 102Q38 112 28 130Q14 138 4 128Z", CLAY, 6, 2)
    m.solid(oval(162, 160, 35, 11), DARK, 0, 0, 3.4)
    m.flat(oval(162, 164, 27, 6), WATER)
    m.line("M162 38V118", 3)
    m.solid("M148 116H176L171 150H153Z", WOOD_L, 6, 2, 3.4)
    m.line("M150 126H174M152 138H172", 2)
    m.solid("M126 160Q162 178 198 160L196 190H128Z", BRICK, 6, 3)
    m.line("M130 176Q162 186 195 176M144 170V178M162 174V181M180 170V178M152 183V189M172 183V189", 2.2, INK, 0.6)


@motif
def qanat(m):
    """A line of shaft mouths coming down from the hills, a windlass on the nearest, the channel at the end."""
    m.solid("M2 190V92Q30 70 64 88L140 132Q176 152 198 190Z", SAND_D, 12, 4)
    for x, y, size in ((30, 88, 0.5), (66, 108, 0.68), (112, 138, 0.92)):
        w, high = 46 * size, 36 * size
        m.solid(
            f"M{x - w} {y}Q{x - w * 0.7} {y - high} {x - w * 0.4} {y - high}H{x + w * 0.4}"
            f"Q{x + w * 0.7} {y - high} {x + w} {y}Q{x} {y + high * 0.45} {x - w} {y}Z",
            SAND,
            7 * size,
            3,
            3.4,
        )
        m.solid(oval(x, y - high + 2, w * 0.42, high * 0.24), DARK, 0, 0, 3)
    m.limb("M92 104L102 34M134 104L124 34M88 48H138", WOOD, 6, 3)
    m.solid(rect(98, 41, 32, 14, 5), WOOD_L, 3, 2, 3)
    m.line("M113 54V82", 2.6)
    m.solid("M103 80H123L120 98H106Z", WOOD_D, 3, 0, 3)
    m.solid("M116 190L128 150Q146 138 164 150L196 190Z", STONE, 7, 3)
    m.solid("M132 190L140 156Q148 150 156 156L176 190Z", WATER, 0, 0, 3)
    m.solid("M128 152Q146 116 166 152Q146 142 128 152Z", STONE_D, 4, 2, 3.4)
    m.flat("M136 152Q146 134 158 152Q146 146 136 152Z", DARK)
    m.line("M146 164v8M144 178l-2 8M158 176l4 8", 3, FOAM)


@motif
def labyrinth(m):
    m.solid(oval(100, 102, 92, 88), STONE_W, 10)
    for r, gap in ((78, 92), (62, 250), (46, 60), (30, 200)):
        d = QPainterPath()
        d.arcMoveTo(QRectF(100 - r, 102 - r * 0.956, 2 * r, 1.912 * r), gap)
        d.arcTo(QRectF(100 - r, 102 - r * 0.956, 2 * r, 1.912 * r), gap, 332)
        m.line(d, 6, BRICK)
    m.line("M100 24V42M54 90L40 86M136 124L150 132M80 80L88 90", 6, BRICK)
    m.solid("M86 96Q78 76 74 72Q90 76 92 88H108Q110 76 126 72Q122 76 114 96L112 116Q100 126 88 116Z", DARK, 0, 0, 2)
    m.solid(rect(92, 178, 16, 12), STONE_W, 0, 0, 3)


@motif
def cauldron(m):
    flame(m, 70, 188, 40, 34, 3)
    flame(m, 104, 188, 44, 36, 3)
    flame(m, 136, 188, 36, 32, 3)
    m.line("M52 172L40 190M148 172L160 190", 9)
    m.solid("M28 84H172Q184 150 140 168H60Q16 150 28 84Z", IRON, 18, 5)
    m.solid(oval(100, 82, 78, 20), "#565c60", 0, 3)
    m.solid(oval(100, 83, 62, 13), GREEN, 0, 0, 3)
    for x, y, r in ((76, 80, 8), (112, 84, 6), (130, 78, 5)):
        m.solid(oval(x, y, r), "#9cc98a", 0, 0, 2.4)
    for x in (62, 100, 138):
        m.line(oval(x, 124, 11), 3.4, GOLD)
        m.line(f"M{x} 124m-5 0q5 -8 10 0", 3, GOLD)
    m.line("M70 62q-14 -14 0 -28t0 -26M116 62q14 -14 0 -28t2 -24", 5, "#dfe8d2", 0.85)


@motif
def portal(m):
    m.solid("M14 190V92Q14 10 100 10T186 92V190H150V96Q150 50 100 50T50 96V190Z", STONE, 10)
    for k in range(7):
        a = math.pi * (k + 0.5) / 7
        m.line(
            f"M{100 - 52 * math.cos(a)} {94 - 46 * math.sin(a)}L{100 - 84 * math.cos(a)} {94 - 82 * math.sin(a)}", THIN
        )
    m.line("M16 128H48M152 128H184M16 160H48M152 160H184", THIN)
    inside = as_path("M50 190V96Q50 50 100 50T150 96V190Z")
    m.flat(inside, "#7fb4c4")
    for r, c in ((56, "#a5d0d2"), (42, "#d3e8d6"), (27, "#fbf3c8"), (13, "#ffffff")):
        m.flat(common(oval(100, 122, r * 0.82, r * 1.16), inside), c)
    m.outline(inside)
    m.line("M72 150q20 22 48 0M66 106q10 -30 44 -30M134 104q8 26 -10 48", 3, "#ffffff", 0.8)
    m.solid(star(100, 30, 4, 13, 5), GOLD, 0, 0, 2.6)


@motif
def boar(m):
    for x, c in ((52, "#4a3628"), (128, "#4a3628")):
        m.solid(f"M{x} 140H{x + 20}L{x + 17} 184H{x + 4}Z", c, 0, 0)
    m.solid(
        "M22 120C16 80 54 62 100 66C128 60 150 74 160 92L184 118Q192 130 184 138L160 140Q140 152 120 150"
        "H54Q28 150 22 120Z",
        "#6b4e38",
        16,
        4,
    )
    m.solid("M34 84L40 62L52 74L60 52L72 68L84 48L94 64L108 46L114 64L132 54L130 76Q90 58 34 84Z", DARK, 0, 0, 3.4)
    for x in (34, 108):
        m.solid(f"M{x} 138H{x + 22}L{x + 18} 190H{x + 4}Z", "#6b4e38", 6, 0)
    m.solid("M176 116Q192 118 190 132Q186 142 176 138Z", "#a5826a", 0, 0, 3.4)
    m.solid("M160 138Q178 134 176 112Q186 124 178 140Q168 150 160 138Z", BONE, 0, 0, 2.6)
    m.solid("M126 74Q122 48 136 50Q148 60 146 80Z", "#6b4e38", 4, 0, 3.4)
    m.flat(oval(156, 102, 4.4), EMBER)
    m.line("M22 104Q6 100 12 88", 4)


@motif
def comb(m):
    for k in range(15):
        x = 24 + k * 10.4
        m.solid(poly((x, 100), (x + 7, 100), (x + 6, 184 - (k % 2) * 3), (x + 1, 184 - (k % 2) * 3)), BONE, 0, 0, 2.6)
    m.solid("M12 110Q14 60 100 52T188 110Q150 98 100 98T12 110Z", BONE, 9, 4)
    m.line("M30 92Q50 76 70 88T110 84T150 82T172 94", 3, GOLD_D)
    for x in (46, 100, 154):
        m.solid(oval(x, 80 if x != 100 else 70, 6), BRONZE, 0, 0, 2.4)
    m.solid("M12 110Q2 96 14 84Q24 88 22 98Z", BONE, 3, 0, 3)
    m.solid("M188 110Q198 96 186 84Q176 88 178 98Z", BONE, 3, 0, 3)
    m.line("M40 190H160", 0.1, INK, 0)


@motif
def skis(m):
    for t, c in ((-14, WOOD_L), (14, WOOD)):
        m.solid(put("M90 188V44Q90 18 100 12Q112 18 110 44V188Z", 0, 0, 1, t, (100, 190)), c, 5, 2)
        m.solid(put("M86 108H114V128H86Z", 0, 0, 1, t, (100, 190)), CLOTH, 4, 0, 3)
        m.line(put("M100 30V94", 0, 0, 1, t, (100, 190)), 2, INK, 0.5)
    m.shaft(30, 186, 62, 40, WOOD_D, 4)
    m.solid(oval(33, 172, 12, 5), WOOD_L, 0, 0, 3)
    m.solid("M30 190Q60 170 100 176T172 190Z", SNOW, 6, 0, 3.4)


@motif
def seal_stone(m):
    m.solid(oval(72, 104, 66, 62), "#8f4438", 10, 5)
    m.line(oval(72, 104, 52, 48), 3, GOLD)
    m.solid(
        "M44 122Q34 96 60 92Q82 88 92 96Q104 98 108 112L98 116Q96 128 84 126L82 142H74V126H58V142H50V128Z",
        STRAW,
        0,
        0,
        2.4,
    )
    m.line("M96 98Q102 84 114 82M90 94Q92 80 86 72", 4, STRAW)
    m.solid("M92 190Q86 164 112 156H176Q196 164 192 190Z", CLAY, 8)
    m.line(oval(142, 173, 30, 11), 2.4)
    m.solid("M118 158L124 122H160L166 158Z", "#3f8f86", 7, 3)
    m.solid(oval(142, 112, 20, 17), "#3f8f86", 6, 3)
    m.solid(oval(142, 112, 6), DARK, 0, 0, 2)


@motif
def mosaic(m):
    m.solid(rect(12, 18, 176, 172, 4), STONE, 0)
    r = random.Random(4)
    for j in range(12):
        for k in range(12):
            x, y = 20 + k * 13.4, 26 + j * 13.2
            d = math.hypot(k - 5.5, j - 5.5)
            a = math.atan2(j - 5.5, k - 5.5)
            if j in (0, 11) or k in (0, 11):
                c = (BLUE, LINEN)[(j + k) % 2]
            elif d < 1.6:
                c = GOLD
            elif d < 4.7 and math.cos(a * 4) > -0.1 - (4.7 - d) * 0.1:
                c = (CLOTH, EMBER)[d < 3]
            else:
                c = r.choice((LINEN, "#e6dcc2", "#dccfae"))
            m.flat(rect(x, y, 11.6, 11.4), c)
    m.outline(rect(12, 18, 176, 172, 4))


@motif
def fresco(m):
    m.solid("M14 24H186V190H14Z", "#d9b98a", 0)
    m.flat("M22 44H178V150H22Z", "#6fa3b4")
    m.flat("M22 128Q60 116 100 130T178 126V150H22Z", "#3f7fa0")
    m.solid(
        "M44 118Q60 84 104 82Q138 84 152 104L170 100L164 112L172 124L152 116Q132 128 104 122Q84 128 44 118Z",
        "#3d6f9c",
        6,
        4,
        3,
    )
    m.solid("M96 84Q104 66 120 68L116 86Z", "#3d6f9c", 3, 0, 3)
    m.flat("M52 116Q84 118 140 114Q120 122 104 121Q80 126 52 116Z", LINEN)
    m.flat(oval(66, 106, 3), INK)
    for y in (34, 158):
        m.flat(rect(22, y - 4, 156, 8), BRICK)
    for k in range(8):
        m.line(put(oval(34 + k * 19, 174, 7), 0, 0), 3, BLUE)
        m.flat(oval(34 + k * 19, 174, 2.4), BRICK)
    m.solid("M14 24H60L44 40L14 52Z", STONE_W, 0, 0, 3)
    m.line("M160 24L150 40L160 54M186 120L170 128", 2.4)
    m.outline("M14 24H186V190H14Z")


@motif
def hieroglyphs(m):
    m.solid("M26 190V22L48 12L152 16L174 26V190Z", SAND, 12, 5)
    m.line("M72 24V182M128 24V182", 2.4, INK, 0.5)
    w = 4.2
    # an eye, water, a bird, a reed, a sun, a hand of loaves
    m.line("M34 46Q48 34 64 46Q48 56 34 46M48 50L44 66M58 50Q60 62 68 64", w)
    m.flat(oval(48, 45, 4.4), INK)
    m.line("M34 88l5 -6l5 6l5 -6l5 6l5 -6l5 6M34 100l5 -6l5 6l5 -6l5 6l5 -6l5 6", w)
    m.flat("M38 160Q40 138 54 132Q52 124 60 122L68 128L62 132Q64 148 52 160L50 172H46V160Z", INK)
    m.line(oval(100, 46, 13), w, BRICK)
    m.flat(oval(100, 46, 4), BRICK)
    m.line("M100 74V122M100 82Q86 74 90 90M100 96H112", w)
    m.flat("M82 164Q100 132 118 164Z", INK)
    m.line("M144 38V84M134 48H158M140 84H150", w)
    m.line(oval(147, 116, 10, 13), w)
    m.line("M147 129V152M134 138H160", w)
    m.flat("M134 176Q150 156 164 176Z", BRICK)


@motif
def ogham_stone(m):
    m.solid("M56 190L62 60Q70 18 102 12Q134 20 138 64L146 190Z", "#8f9592", 16, 6)
    m.line("M104 28V178", 4)
    for y, n, side in ((46, 2, 1), (66, 3, -1), (92, 1, 0), (104, 4, 1), (134, 2, -1), (150, 5, 0)):
        for k in range(n):
            yy = y + k * 7
            x0, x1 = {1: (104, 124), -1: (84, 104), 0: (88, 120)}[side]
            m.line(f"M{x0} {yy}L{x1} {yy - 3}", 4)
    m.line("M44 186Q54 170 60 188M140 188Q148 168 158 186M92 190Q98 176 104 190", 4, GRASS_D)


@motif
def runestone(m):
    m.solid("M34 190L38 92Q44 26 102 14Q158 26 164 92L168 190Z", "#8f9496", 16, 6)
    band = "M58 176V96Q62 44 102 42Q142 44 144 96V150Q142 168 122 166Q104 162 112 142Q122 130 130 142"
    m.line(band, 21, INK)
    m.line(band, 15, CLOTH)
    for x, y, t in (
        (58, 160, 0),
        (58, 134, 0),
        (59, 108, 4),
        (72, 66, 42),
        (100, 42, 90),
        (128, 60, 134),
        (144, 92, 178),
        (144, 122, 180),
    ):
        m.line(put("M-4 6V-6M-4 -5L4 0L-4 2", x, y, 1, t), 2.6, LINEN)
    m.solid(oval(130, 140, 6), LINEN, 0, 0, 2.4)


@motif
def chainmail(m):
    shirt = as_path("M70 22Q100 40 130 22L176 46L192 104L158 116L152 96V184Q100 194 48 184V96L42 116L8 104L24 46Z")
    m.flat(shirt, STEEL)
    for j in range(17):
        for k in range(19):
            x, y = 10 + k * 10 + (j % 2) * 5, 30 + j * 9.6
            if (
                shirt.contains(QPointF(x, y))
                and shirt.contains(QPointF(x + 4, y + 3))
                and shirt.contains(QPointF(x - 4, y + 3))
            ):
                m.line(f"M{x - 4} {y}q4 7 8 0", 2, INK, 0.5)
    m.shade(shirt.subtracted(shirt.translated(14, -6)))
    m.light(shirt.subtracted(shirt.translated(-5, 5)))
    m.outline(shirt)
    m.line("M70 22Q100 60 130 22", 6, GOLD_D)
    m.solid("M48 136Q100 148 152 136V150Q100 162 48 150Z", WOOD, 0, 0, 3)
    m.solid(oval(100, 149, 9), GOLD, 0, 0, 3)


@motif
def cacao(m):
    m.solid("M92 24C60 8 24 18 8 44C40 58 76 52 96 30Z", LEAF_D, 5, 0)
    m.solid("M108 24C140 8 176 18 192 44C160 58 124 52 104 30Z", LEAF, 5, 0)
    m.limb("M100 10V50", WOOD, 7, 3.4)
    for cx, t, c in ((66, 14, "#b5622f"), (134, -14, "#c98a35")):
        m.solid(
            put(
                f"M{cx} 46C{cx + 38} 60 {cx + 36} 136 {cx} 160C{cx - 36} 136 {cx - 38} 60 {cx} 46Z",
                0,
                0,
                1,
                t,
                (cx, 46),
            ),
            c,
            11,
            4,
        )
        m.line(
            put(
                f"M{cx} 54V150M{cx - 8} 58Q{cx - 26} 100 {cx - 8} 148M{cx + 8} 58Q{cx + 26} 100 {cx + 8} 148",
                0,
                0,
                1,
                t,
                (cx, 46),
            ),
            2.4,
            INK,
            0.6,
        )
    for x, y in ((76, 180), (100, 176), (124, 181), (88, 182), (112, 183)):
        m.solid(oval(x, y, 11, 7.5), "#5a3420", 2, 2, 3)


@motif
def sarcophagus(m):
    m.solid("M60 188L52 90Q50 72 62 62Q62 14 100 12Q138 14 138 62Q150 72 148 90L140 188Z", GOLD, 12, 5)
    m.solid("M70 84Q62 22 100 20T130 84L140 104H60Z", BLUE, 0, 0, 3)
    for k in range(4):
        m.line(
            f"M{66 - k} {44 + k * 16}L{78 - k * 2} {42 + k * 17}M{134 + k} {44 + k * 16}L{122 + k * 2} {42 + k * 17}",
            4,
            GOLD,
        )
    m.solid("M80 44Q100 32 120 44V74Q114 88 100 90Q86 88 80 74Z", STRAW, 4, 0, 3)
    m.line("M86 60h9M105 60h9M95 78h10", 3)
    m.solid("M95 88H105V106Q100 112 95 106Z", BLUE, 0, 0, 2.4)
    m.line("M62 112L118 150M138 112L82 150", 10, INK)
    m.line("M62 112L118 150M138 112L82 150", 5, BLUE)
    m.line("M58 162H142M60 174H140", 4, BLUE)


@motif
def mortar(m):
    m.limb("M104 110L152 24", WOOD_L, 13)
    m.solid(oval(153, 22, 12), WOOD_L, 3, 2)
    m.solid("M30 88H150Q154 146 118 160H62Q26 146 30 88Z", STONE_W, 15, 5)
    m.solid("M66 160H114L126 190H54Z", STONE_W, 10)
    m.solid(rect(22, 80, 136, 14, 6), STONE, 0)
    for d in ("M50 82C30 66 28 44 40 30C52 46 56 64 54 82Z", "M72 82C66 58 74 40 88 32C92 52 86 70 78 82Z"):
        m.solid(d, LEAF, 4, 0, 3)
    m.solid("M164 190Q152 166 168 156V146H184V156Q200 166 188 190Z", TEAL, 5, 2, 3.4)
    m.solid(rect(166, 138, 20, 9), WOOD, 0, 0, 3)


@motif
def dice(m):
    def die(cx, cy, s, pips):
        top = poly((cx, cy - s), (cx + s, cy - s * 0.5), (cx, cy), (cx - s, cy - s * 0.5))
        left = poly((cx - s, cy - s * 0.5), (cx, cy), (cx, cy + s * 1.1), (cx - s, cy + s * 0.6))
        right = poly((cx + s, cy - s * 0.5), (cx, cy), (cx, cy + s * 1.1), (cx + s, cy + s * 0.6))
        m.solid(top, BONE, 0, 3)
        m.solid(left, BONE, 0, 0)
        m.shade(left, 0.28)
        m.solid(right, BONE, 0, 0)
        m.shade(right, 0.1)
        m.outline(both(top, left, right))
        for x, y in pips:
            m.flat(oval(cx + x * s, cy + y * s, s * 0.13), BRICK)

    die(
        132,
        96,
        50,
        ((0, -0.5), (-0.75, -0.1), (-0.25, 0.7), (-0.5, 0.3), (0.3, 0.35), (0.7, 0.1), (0.3, 0.75), (0.7, 0.5)),
    )
    die(62, 132, 50, ((-0.35, -0.5), (0.35, -0.5), (0, -0.5), (-0.5, 0.3), (0.3, 0.75), (0.7, 0.1), (0.5, 0.42)))


@motif
def crossed_swords(m):
    for turn, mirror in ((38, False), (-38, True)):

        def at(d, turn=turn, mirror=mirror):
            return put(d, 0, 10, 1, turn, (100, 108), mirror)

        m.solid(at("M92 136V30L100 12L108 30V136Z"), STEEL, 6, 3)
        m.line(at("M100 34V128"), 2.4, INK, 0.5)
        m.solid(at("M74 134H126V146H74Z"), GOLD, 0, 2)
        m.solid(at("M94 146H106V178H94Z"), WOOD, 0, 0)
        m.solid(at(oval(100, 184, 9)), GOLD, 0, 0)


@motif
def trophy(m):
    m.limb("M100 180V20M46 74H154", WOOD, 8)
    m.solid("M74 70Q100 60 126 70L134 100Q130 120 124 132H76Q70 120 66 100Z", BRONZE, 9, 4)
    m.line("M100 74V126M82 98Q100 112 118 98", THIN)
    m.solid("M78 62V38Q78 14 100 12Q124 14 124 40V62L114 52H88Z", BRONZE, 6, 3)
    m.solid("M92 14Q90 0.5 112 4Q136 10 134 36Q124 20 108 16Z", CLOTH, 3, 0, 3)
    m.solid(oval(40, 112, 27, 31), CLOTH, 6, 0)
    m.solid(oval(40, 112, 9), GOLD, 0, 0, 3)
    m.solid("M146 84L166 78L168 148L156 160L146 148Z", STEEL, 5, 2, 3.4)
    m.solid("M140 76H174V86H140Z", GOLD, 0, 0, 3)
    m.solid("M52 190Q60 160 84 168Q100 154 120 168Q144 160 150 190Z", SLATE, 7, 3)


@motif
def acropolis(m):
    m.solid("M4 190L18 136L34 116L168 112L184 138L196 190Z", "#b0a284", 14, 5)
    m.line("M40 124l-8 28l12 24M92 124l8 30l-10 20M150 122l8 26M126 146l-6 30", THIN)
    m.solid(rect(36, 100, 128, 14), STONE, 0, 0, 3)
    m.flat(rect(46, 60, 108, 42), "#8c7552")
    for cx in (52, 76, 100, 124, 148):
        m.solid(rect(cx - 6, 60, 12, 42), MARBLE, 4, 0, 3)
    m.solid(rect(38, 50, 124, 12), MARBLE, 0, 0, 3)
    m.solid(poly((34, 50), (100, 18), (166, 50)), MARBLE, 0, 4)
    m.flat(poly((60, 46), (100, 27), (140, 46)), CLOTH)
    crown_of(m, [(24, 152, 12), (38, 158, 10)], LEAF_D, 0.2, 3)
    crown_of(m, [(176, 156, 12), (164, 162, 9)], LEAF_D, 0.2, 3)


@motif
def ring_city(m):
    for k, (r, c) in enumerate(((97, WATER), (86, GRASS_D), (72, WATER_L), (59, SAND), (44, WATER), (32, LEAF))):
        m.solid(oval(100, 128, r, r * 0.64), c, 0, 0, 3.4 if k else 4)
    m.solid("M93 188V128H107V190Z", STONE_W, 0, 0, 2.6)
    for x, y in ((22, 122), (178, 124), (52, 164), (148, 164), (44, 90), (156, 90), (100, 72)):
        m.solid(rect(x - 5, y - 12, 10, 14), LINEN, 3, 0, 2.4)
        m.solid(poly((x - 7, y - 11), (x, y - 19), (x + 7, y - 11)), TILE, 0, 0, 2.4)
    m.solid(rect(72, 122, 56, 14), STONE_W, 0, 0, 3)
    m.flat(rect(78, 88, 44, 34), "#8c7552")
    for cx in (82, 94, 106, 118):
        m.solid(rect(cx - 4, 88, 8, 34), MARBLE, 2, 0, 2.6)
    m.solid(poly((70, 88), (100, 64), (130, 88)), GOLD, 0, 4, 3.4)


@motif
def lion_pillar(m):
    m.solid(rect(58, 174, 84, 16), STONE, 9)
    m.solid(poly((82, 174), (86, 116), (114, 116), (118, 174)), "#d9b98a", 9, 4)
    m.line("M92 136H110M92 146H112M91 156H112", 3, INK, 0.5)
    m.solid("M74 118Q70 98 84 94H116Q130 98 126 118Z", "#d9b98a", 5, 3)
    m.line("M88 98L84 116M100 96V116M112 98L116 116", THIN)
    m.solid(rect(66, 82, 68, 13), GOLD, 0, 2)
    m.solid(oval(100, 88, 4.6), BRICK, 0, 0, 2)
    for f in (True, False):

        def at(d, f=f):
            return flip(d) if f else as_path(d)

        m.solid(at("M100 82V34Q112 22 130 28L138 38V82Z"), "#d9b98a", 7, 2)
        m.line(at("M126 62V82M116 66V82"), THIN)
        m.solid(at("M100 66V16Q116 4 134 14Q146 24 142 44Q136 62 118 66Z"), "#b5833a", 7, 3)
        m.solid(at("M120 22Q136 18 146 28L156 38Q160 46 152 50L142 52Q130 52 122 44Z"), "#d9b98a", 4, 2, 3.2)
        m.flat(at(oval(140, 33, 2.8)), INK)
        m.flat(at(oval(155, 41, 3.4)), INK)


@motif
def apple_tree(m):
    m.solid(
        "M84 190Q94 160 88 128L68 108L76 102L96 116L98 92H106L108 116L128 100L134 106L114 130Q108 160 120 190Z",
        WOOD,
        7,
        3,
    )
    crown_of(m, [(100, 60, 46), (54, 80, 34), (146, 78, 34), (80, 96, 26), (122, 96, 28)], LEAF, 0.2)
    for x, y in ((58, 72), (86, 52), (120, 44), (144, 74), (74, 98), (108, 82), (132, 104), (38, 88)):
        m.solid(oval(x, y, 10), GOLD, 4, 2, 3)
        m.line(f"M{x} {y - 9}q1 -5 5 -6", 2.6)


@motif
def iceberg(m):
    p = "M14 178L34 104L62 86L84 30L112 46L128 92L160 110L188 178Z"
    m.solid(p, SNOW, 0)
    m.flat("M14 178L34 104L62 86L84 30L88 96L66 130L72 178Z", ICE)
    m.flat("M14 178L34 104L62 86L52 130L58 178Z", "#a9c8d6")
    m.flat("M128 92L160 110L188 178H146L132 130Z", ICE)
    m.outline(p)
    m.line("M84 30L88 96L66 130L72 178M128 92L132 130L146 178", 2, INK, 0.4)
    m.flat("M4 174H196V190H4Z", WATER)
    m.line("M6 176q8 -6 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0", 3.4, FOAM)


@motif
def geyser(m):
    m.solid(
        "M82 170C86 110 92 70 72 44C64 22 92 8 104 22C118 8 142 22 132 44C114 72 116 112 120 170Z", "#e4f0f0", 10, 0
    )
    m.line("M94 160C96 110 102 80 94 46M108 160C106 116 108 80 112 50", 3.4, WATER_L)
    for x, y in ((54, 60), (150, 62), (62, 86), (142, 92), (46, 36), (158, 34)):
        m.solid(oval(x, y, 6, 8), "#e4f0f0", 2, 0, 2.6)
    m.solid("M8 190Q36 158 76 160Q100 152 126 160Q166 158 192 190Z", "#8b7d70", 10, 4)
    m.solid(oval(101, 166, 32, 9), WATER_L, 0, 0, 3)


@motif
def terracotta_warrior(m):
    c = "#c08560"
    m.solid(rect(58, 180, 84, 10), SAND_D, 0, 0)
    for x in (72, 104):
        m.solid(rect(x, 146, 24, 36), c, 6)
    m.solid("M58 150L66 82Q100 66 134 82L142 150Q100 162 58 150Z", c, 12, 4)
    m.solid("M66 84Q100 70 134 84L138 126Q100 138 62 126Z", "#a86e4c", 9, 3)
    for j in range(3):
        for k in range(5):
            m.line(rect(70 + k * 12.4, 88 + j * 12, 11, 11), 1.8, INK, 0.55)
    m.solid("M66 84Q48 90 46 114L50 142H64L66 112Z", c, 5, 0)
    m.solid("M134 84Q152 90 154 114L150 142H136L134 112Z", c, 5, 0)
    m.shaft(150, 186, 150, 14, WOOD, 4)
    m.solid("M144 34L150 8L156 34Z", STEEL, 0, 0, 3)
    m.solid("M82 42Q84 28 102 28Q118 30 120 44L124 54L119 58V68Q110 78 96 76Q84 70 82 42Z", c, 5, 2)
    m.solid("M82 46Q78 24 98 24Q120 22 120 42Q100 36 82 46Z", "#8a5a40", 0, 0, 3)
    m.solid("M88 26Q86 8 102 10Q112 16 106 28Z", "#8a5a40", 0, 0, 3)
    m.line("M108 50h7M106 62Q112 60 117 62", 2.4)


@motif
def egyptian_temple(m):
    m.solid(rect(76, 92, 48, 98), SAND_D, 0)
    door(m, 84, 190, 32, 78, False)
    for f in (False, True):

        def at(d, f=f):
            return flip(d) if f else as_path(d)

        p = at("M4 190L14 62H82L88 190Z")
        m.solid(p, SAND, 0)
        if not f:
            m.shade("M4 190L14 62H30L24 190Z")
        m.solid(at("M8 62Q12 52 10 46H86Q84 52 88 62Z"), STONE_W, 0, 0, 3.4)
        m.flat(at("M34 180V130L30 112H40L46 100L58 104V112L66 116L60 140V180H52V150H44V180Z"), BRICK)
        m.flat(at(rect(18, 74, 60, 6)), BLUE)
        m.flat(at(rect(17, 84, 62, 4)), GOLD)
        m.limb(at("M24 62V14"), WOOD, 4, 2.6)
    m.solid("M26 16H58L50 24L58 32H26Z", CLOTH, 3, 0, 3)
    m.solid("M178 16H196L192 24L196 32H178Z", CLOTH, 3, 0, 3)
    m.solid(rect(70, 84, 60, 14), STONE_W, 0, 0, 3.4)
    m.solid(oval(100, 91, 6), GOLD, 0, 0, 2.4)
    m.line("M84 91Q90 86 94 90M116 91Q110 86 106 90", 3, BLUE)


@motif
def heather(m):
    r = random.Random(4)
    m.solid("M4 190Q2 150 40 138Q70 112 108 120Q150 116 168 140Q198 152 196 190Z", "#5f7a3e", 12, 4)
    sprigs = sorted(
        (
            (100 + math.sin(a) * w, 178 - h)
            for a, w, h in [(r.uniform(-1.5, 1.5), r.uniform(20, 92), r.uniform(0, 42)) for _ in range(26)]
        ),
        key=lambda q: q[1],
    )
    for x, y in sprigs:
        lean = (x - 100) * 0.22
        m.line(f"M{x - lean * 0.4} {y + 8}L{x + lean} {y - 26}", 3, "#3f5a2c")
        for k in range(4):
            t = k / 3
            m.solid(
                oval(x + lean * (0.2 + 0.8 * t), y - 4 - 24 * t, 7.4 - 3.4 * t, 6 - 2 * t),
                ("#8f5aa0", "#a96fb8", "#bf8acb", "#d3a8dc")[k],
                0,
                0,
                2,
            )


@motif
def cliffs(m):
    p = "M2 190V74L22 62L60 66L92 56L120 70L128 98L146 120L150 150L168 178Q120 192 2 190Z"
    m.solid(p, "#b5aa92", 0, 0)
    m.shade("M2 190V74L22 62L26 110L16 150L22 190Z", 0.22)
    m.line("M46 84l6 34l-10 30M82 80l-4 40l12 40M112 96l-4 40l8 36", THIN)
    m.outline(p)
    m.solid("M2 80V60Q40 44 92 48Q126 54 132 78L120 88L104 78L88 88L66 80L44 92L22 82Z", GRASS, 7, 4)
    for x, y, size in ((150, 180, 11), (172, 184, 8)):
        m.solid(
            poly((x - size, y + 6), (x - 5, y - size), (x + 6, y - size * 0.6), (x + size, y + 6)), STONE_D, 3, 2, 3
        )
    m.line("M118 188Q140 180 158 188Q178 182 196 187", 4, FOAM)


@motif
def tamga(m):
    m.solid(
        "M30 38Q60 22 100 26Q150 20 172 40Q182 90 170 150L150 140L140 172L120 160L100 190L82 160L60 174"
        "L52 142L30 152Q18 90 30 38Z",
        "#c99a6a",
        12,
        5,
    )
    for d in ("M100 56V136", "M66 56Q66 92 100 92T134 56", "M76 136Q100 112 124 136"):
        m.line(d, 13, "#4a2a18")
    m.line(oval(100, 56, 11), 7, "#4a2a18")


@motif
def dam_pipes(m):
    m.solid("M2 190V92H198V190Z", "#9b7a55", 0)
    m.solid("M2 96V82H198V96Z", STONE_W, 0, 0, 3.4)
    joints(m, rect(4, 100, 192, 86), 8, 14, 28)
    for cx, cy, r in ((56, 136, 26), (144, 136, 26)):
        m.solid(oval(cx, cy, r), CLAY, 7, 3)
        m.solid(oval(cx, cy, r * 0.66), DARK, 0, 0, 3)
        m.solid(
            f"M{cx - r * 0.6} {cy + 4}Q{cx} {cy - 6} {cx + r * 0.6} {cy + 4}"
            f"Q{cx + r * 0.8} 170 {cx + r * 0.7} 190H{cx - r * 0.7}"
            f"Q{cx - r * 0.8} 170 {cx - r * 0.6} {cy + 4}Z",
            WATER_L,
            5,
            0,
            3,
        )
        m.line(f"M{cx - 6} {cy + 14}V184M{cx + 7} {cy + 14}V184", 2.6, FOAM)
    m.solid("M2 82Q30 60 60 70Q90 52 130 66Q170 58 198 82Z", GRASS_D, 6, 3)


@motif
def knowledge_tree(m):
    """The tree of knowledge: scrolls and stars among its leaves."""
    m.solid(
        "M66 190Q92 172 84 130Q60 118 44 96L52 90Q72 108 90 108L94 70H106L110 108Q128 108 148 90L156 96"
        "Q140 118 116 130Q108 172 134 190Z",
        WOOD,
        8,
        4,
    )
    crown_of(
        m,
        [(100, 54, 42), (48, 74, 34), (152, 74, 34), (76, 40, 26), (124, 40, 26), (30, 92, 20), (170, 92, 20)],
        "#5d8f5a",
        0.2,
    )
    for x, y, t in ((60, 66, -14), (138, 66, 14), (100, 92, 0)):
        m.solid(put(rect(x - 15, y - 9, 30, 18), 0, 0, 1, t, (x, y)), PAPER, 0, 0, 3)
        m.solid(put(rect(x - 19, y - 11, 6, 22, 3), 0, 0, 1, t, (x, y)), STRAW, 0, 0, 2.6)
        m.solid(put(rect(x + 13, y - 11, 6, 22, 3), 0, 0, 1, t, (x, y)), STRAW, 0, 0, 2.6)
        m.line(put(f"M{x - 8} {y - 3}h16M{x - 8} {y + 3}h12", 0, 0, 1, t, (x, y)), 2, INK, 0.7)
    for x, y in ((100, 34), (32, 88), (168, 88), (80, 64)):
        m.solid(star(x, y, 4, 10, 4), GOLD, 0, 0, 2.4)


@motif
def sheaf(m):
    for k in range(9):
        a = (k - 4) * 0.17
        x, y = 100 + 118 * math.sin(a), 128 - 104 * math.cos(a)
        m.line(f"M{100 + (k - 4) * 3} 128L{x} {y + 20}", 5, INK)
        m.line(f"M{100 + (k - 4) * 3} 128L{x} {y + 20}", 2.6, STRAW)
        m.solid(put("M0 -24Q10 -12 7 6Q0 16 -7 6Q-10 -12 0 -24Z", x, y + 10, 1, math.degrees(a)), GOLD, 3, 2, 3)
    m.solid("M84 136Q100 128 116 136L138 190H62Z", STRAW, 8, 3)
    m.line("M92 146L82 188M100 146V188M108 146L118 188", 2.4, INK, 0.5)
    m.solid("M78 122Q100 112 122 122V138Q100 148 78 138Z", CLOTH, 4, 0, 3.4)


@motif
def wheel_of_law(m):
    cx, cy = 100, 92
    m.solid("M56 190Q66 164 100 164T144 190Z", "#e39ab0", 6)
    m.line("M80 188Q84 172 100 166Q116 172 120 188", THIN)
    for k in range(8):
        a = math.pi / 4 * k + math.pi / 8
        m.line(f"M{cx} {cy}L{cx + 64 * math.cos(a)} {cy + 64 * math.sin(a)}", 13)
        m.line(f"M{cx} {cy}L{cx + 64 * math.cos(a)} {cy + 64 * math.sin(a)}", 6, GOLD)
    m.line(oval(cx, cy, 68), 24)
    m.line(oval(cx, cy, 68), 16, GOLD)
    for k in range(16):
        a = math.pi / 8 * k
        m.flat(oval(cx + 68 * math.cos(a), cy + 68 * math.sin(a), 4), CLOTH if k % 2 else GOLD_D)
    m.solid(oval(cx, cy, 20), GOLD, 5, 3)
    m.solid(oval(cx, cy, 8), CLOTH, 0, 0, 2.4)


@motif
def isle(m):
    """A green isle without trees: something may stand on it (its top is at y = 112)."""
    land = "M6 176Q14 142 48 132Q64 112 104 112T156 130Q184 142 194 176Q100 190 6 176Z"
    m.solid(land, GRASS_D, 12, 6)
    m.flat("M6 176Q36 162 100 168T194 176Q100 190 6 176Z", SAND)
    m.line("M6 176Q100 190 194 176", OUT)
    m.outline(land)
    for x, y in ((52, 146), (88, 134), (128, 142), (156, 152)):
        m.line(f"M{x - 6} {y - 6}L{x} {y}L{x + 6} {y - 6}", 2.4, INK, 0.5)
    surf(m)


@motif
def cargo(m):
    """Bales, a barrel and a box waiting on the quay."""
    m.solid(rect(16, 128, 66, 62), WOOD_L, 10)
    m.line("M16 150H82M16 170H82M34 128V190M64 128V190", THIN)
    m.solid("M88 190Q78 150 88 110H144Q154 150 144 190Z", WOOD, 12)
    m.line("M84 128Q116 134 148 128M84 172Q116 178 148 172", 5, IRON)
    m.solid(oval(116, 110, 28, 8), WOOD_L, 0, 0, 3)
    m.solid("M148 190Q142 152 166 150Q194 152 190 190Z", LINEN, 8, 3)
    m.solid("M158 152Q168 140 178 152L174 158H162Z", LINEN, 0, 0, 3)
    m.solid("M24 128Q20 96 52 94Q80 98 76 128Z", CLOTH, 8, 0)
    m.line("M36 98V126M62 98V126", 3, STRAW)


@motif
def snowdrift(m):
    m.solid("M4 190Q20 140 70 132Q104 120 138 150Q176 152 196 190Z", SNOW, 13, 0)
    m.line("M60 156Q90 144 116 160M120 174Q144 166 164 176", 3, ICE)


@motif
def stele(m):
    m.solid("M44 178V60Q44 12 100 12T156 60V178Z", "#57504c", 14, 6)
    m.flat("M62 66Q62 32 100 32T138 66V76H62Z", "#7d746c")
    m.flat("M72 76V54Q76 44 84 48V76Z", STONE_W)
    m.flat(oval(80, 44, 6), STONE_W)
    m.flat("M108 76V58H120V48Q130 44 132 56V76Z", STONE_W)
    m.flat(oval(124, 42, 6), STONE_W)
    for j in range(8):
        for k in range(7):
            x, y = 60 + k * 12, 90 + j * 10.6
            m.line(f"M{x} {y}h{6 if (j * 3 + k) % 3 else 8}" + ("v4" if (j + k) % 2 else "v-3"), 2.4, STONE)
    m.solid(rect(32, 174, 136, 16), "#6d6560", 0)


@motif
def boundary_stone(m):
    m.solid("M66 190L70 70Q74 40 100 36Q126 40 130 70L134 190Z", STONE_W, 12, 5)
    m.line("M82 84H118M82 102H118M82 120H108", 4, INK, 0.6)
    m.solid("M28 190Q40 160 60 176Q70 182 66 190Z", LEAF_D, 4, 0, 3)
    m.solid("M134 190Q140 166 160 172Q174 180 172 190Z", LEAF_D, 4, 0, 3)


# More places (Japan, the North, the town)


@motif
def torii(m):
    for x in (42, 144):
        m.solid(poly((x, 184), (x + 2, 40), (x + 14, 40), (x + 16, 184)), "#c8462f", 5, 2)
        m.solid(rect(x - 4, 178, 24, 12), SLATE, 0, 0, 3.4)
    m.solid(rect(24, 76, 152, 14), "#c8462f", 0, 3)
    m.solid(rect(92, 48, 16, 30), "#c8462f", 4, 0, 3.4)
    m.solid("M10 26Q100 52 190 26L184 50Q100 64 16 50Z", "#c8462f", 0, 0)
    m.solid("M4 20Q100 46 196 20L192 34Q100 58 8 34Z", DARK, 0, 3)


@motif
def japanese_castle(m):
    m.solid("M10 190Q28 170 34 140H166Q172 170 190 190Z", GREY, 14)
    joints(m, "M30 186L40 142H160L170 186Z", 3, 12, 22)
    for y, w, h in ((142, 104, 32), (94, 78, 28), (52, 52, 22)):
        x = 100 - w / 2
        m.solid(rect(x, y - h, w, h), LINEN, 10, 0)
        for k in range(3):
            m.flat(rect(x + w * (0.2 + 0.25 * k), y - h + 9, w * 0.1, h - 15), DARK)
        e = w / 2 + 22
        m.solid(
            f"M{100 - e} {y - h + 6}Q{100 - e + 16} {y - h - 2} {100 - w * 0.34} {y - h - 18}"
            f"H{100 + w * 0.34}Q{100 + e - 16} {y - h - 2} {100 + e} {y - h + 6}"
            f"Q100 {y - h + 2} {100 - e} {y - h + 6}Z",
            "#4f6a74",
            0,
            4,
        )
    m.solid(poly((74, 108), (100, 82), (126, 108)), "#4f6a74", 0, 3, 3)
    m.flat(poly((86, 105), (100, 91), (114, 105)), LINEN)
    m.solid("M82 14Q86 6 90 14M110 14Q114 6 118 14", GOLD, 0, 0, 4)
    door(m, 86, 190, 28, 34, False)


@motif
def dojo(m):
    m.solid(rect(14, 172, 172, 18), WOOD, 0)
    m.solid(rect(26, 100, 148, 72), LINEN, 12)
    for x in (28, 74, 120, 164):
        m.solid(rect(x, 100, 8, 72), WOOD_D, 0, 0, 2.6)
    for x in (38, 130):
        m.line(f"M{x} 124H{x + 34}M{x} 146H{x + 34}M{x + 17} 102V170", 2, INK, 0.6)
    m.flat(rect(83, 110, 36, 62), DARK)
    m.solid(rect(82, 104, 38, 26), CLOTH, 0, 0, 3)
    m.line("M95 106V130M107 106V130", 2)
    m.solid("M2 104Q30 92 48 52H152Q170 92 198 104Q100 96 2 104Z", "#5b6a70", 0, 5)
    m.solid("M40 54Q44 40 54 44H146Q156 40 160 54Z", "#5b6a70", 0, 3)
    m.flat("M92 190L96 172H104L108 190Z", STONE)


@motif
def tea_house(m):
    m.solid(rect(24, 168, 152, 10), WOOD, 0, 0, 3.4)
    for x in (34, 92, 156):
        m.solid(rect(x, 176, 10, 14), WOOD_D, 0, 0, 3)
    m.solid(rect(38, 106, 124, 62), "#f7e7c0", 8)
    for k in range(6):
        m.line(f"M{58 + k * 18} 106V168", 2, WOOD_D)
    m.line("M38 126H162M38 147H162", 2, WOOD_D)
    m.solid("M6 110Q40 100 62 62H138Q160 100 194 110Q100 100 6 110Z", "#a8563a", 0, 5)
    m.solid("M76 64Q84 44 100 34Q116 44 124 64Z", "#a8563a", 6, 3)
    for x in (26, 174):
        m.line(f"M{x} 106V118", 2.6)
        m.solid(oval(x, 132, 11, 14), CLOTH, 4, 0, 3.4)
        m.line(f"M{x - 7} 122H{x + 7}M{x - 7} 143H{x + 7}", 3)


@motif
def cherry_tree(m):
    m.solid(
        "M70 190Q86 168 80 142Q64 128 44 112L50 104Q70 116 84 118L96 84H106L106 116Q124 108 144 92"
        "L152 100Q132 124 108 136Q104 166 126 190Z",
        "#6b4a3c",
        7,
        3,
    )
    crown_of(
        m,
        [(96, 62, 40), (48, 82, 32), (148, 74, 36), (70, 46, 24), (128, 44, 26), (28, 98, 18), (176, 92, 18)],
        "#f0b3c2",
        0.16,
    )
    for x, y in ((60, 74), (90, 52), (118, 70), (148, 62), (42, 96), (84, 86), (140, 92)):
        m.flat(star(x, y, 5, 7, 3.4), "#fbe3e6")
    for x, y in ((40, 140), (160, 132), (150, 164), (54, 172)):
        m.solid(oval(x, y, 4.6, 3), "#f0b3c2", 0, 0, 1.6)


@motif
def bamboo(m):
    for x, t, c, lean in ((48, 26, LEAF_D, -6), (84, 8, LEAF, 2), (120, 22, LEAF_D, 5), (152, 40, LEAF, 10)):
        x0 = 100 + (x - 100) * 0.7
        m.limb(f"M{x0} 186L{x + lean} {t + 8}", c, 9, 3)
        for k in range(1, 6):
            a = k / 6
            px, py = x0 + (x + lean - x0) * a, 186 + (t + 8 - 186) * a
            m.line(f"M{px - 6} {py}H{px + 6}", 3)
    for x, y, s in ((46, 50, -1), (84, 34, 1), (118, 62, 1), (152, 72, 1), (62, 92, -1), (96, 84, -1), (136, 106, 1)):
        m.solid(f"M{x} {y}q{s * 20} -12 {s * 40} 4q{s * -22} 10 {s * -40} -4Z", LEAF, 2, 0, 3)


@motif
def rice_field(m):
    for y, w in ((104, 74), (130, 86), (158, 97)):
        m.solid(
            f"M{100 - w} {y + 30}Q{100 - w} {y} {100 - w * 0.5} {y - 6}"
            f"Q100 {y - 14} {100 + w * 0.5} {y - 6}Q{100 + w} {y} {100 + w} {y + 30}"
            f"Q100 {y + 34} {100 - w} {y + 30}Z",
            GRASS_D,
            0,
            3,
        )
        m.solid(
            f"M{100 - w * 0.88} {y + 16}Q{100 - w * 0.8} {y + 2} 100 {y - 2}"
            f"Q{100 + w * 0.8} {y + 2} {100 + w * 0.88} {y + 16}Q100 {y + 24} {100 - w * 0.88} {y + 16}Z",
            WATER_L,
            0,
            0,
            2.6,
        )
        for j in range(6):
            x = 100 + (j - 2.5) * w * 0.28
            m.line(f"M{x} {y + 16}V{y}M{x} {y + 13}l-5 -9M{x} {y + 13}l5 -9", 3, LEAF_D)


@motif
def sawmill(m):
    m.solid(rect(22, 92, 120, 98), "#b98650", 14)
    for y in (110, 128, 146, 164):
        m.line(f"M24 {y}H140", 2, INK, 0.4)
    m.flat(rect(40, 122, 84, 68), DARK)
    m.solid("M6 96L40 46H124L158 96Z", WOOD_D, 0, 4)
    m.limb("M18 168H150", WOOD_L, 20, OUT)
    m.solid(oval(150, 168, 13), STRAW, 0, 0, 3.4)
    m.line(oval(150, 168, 6), 2)
    m.solid(star(82, 152, 14, 32, 26), STEEL, 6, 3, 3.4)
    m.solid(oval(82, 152, 6), IRON, 0, 0, 3)
    m.solid(rect(8, 176, 10, 14), WOOD_D, 0, 0, 3)
    m.solid(rect(128, 178, 10, 12), WOOD_D, 0, 0, 3)
    for x, y in ((168, 182), (186, 182), (177, 167)):
        m.solid(oval(x, y, 9), STRAW, 3, 0, 3)


@motif
def tavern(m):
    m.solid(rect(38, 92, 124, 98), LINEN, 0)
    m.shade(rect(38, 92, 20, 98), 0.2)
    m.line("M38 132H162M66 92V132M134 92V132M66 132L38 92M134 132L162 92", 7, WOOD_D)
    m.solid("M22 96L58 34H142L178 96Z", TILE, 10, 5)
    m.solid(rect(80, 100, 40, 26), FLAME, 0, 0, 3)
    m.line("M100 100V126M80 113H120", THIN)
    door(m, 84, 190, 32, 46)
    m.solid(rect(46, 146, 26, 22), FLAME, 0, 0, 3)
    m.solid(rect(128, 146, 26, 22), FLAME, 0, 0, 3)
    m.limb("M160 100H192", WOOD, 4, 2.6)
    m.line("M182 104V112", 2.6)
    m.solid("M168 112H196V142H168Z", CLOTH, 0, 0, 3.4)
    m.solid("M175 119H187V136H175Z", GOLD, 0, 0, 2)
    m.solid(rect(118, 20, 18, 34), BRICK, 5)


@motif
def warehouse(m):
    m.solid(rect(14, 90, 172, 100), "#d9c49a", 18)
    m.solid("M4 94L36 50H164L196 94Z", TILE, 0, 5)
    m.shade("M4 94L36 50H56L34 94Z", 0.2)
    m.flat(rect(56, 112, 88, 78), DARK)
    m.line(rect(56, 112, 88, 78), 3.4)
    for x, y, w, h, c in ((62, 154, 32, 36, WOOD_L), (66, 124, 26, 30, WOOD_L)):
        m.solid(rect(x, y, w, h), c, 5, 0, 3)
        m.line(f"M{x} {y}L{x + w} {y + h}M{x + w} {y}L{x} {y + h}", 2, INK, 0.5)
    for x in (104, 124):
        m.solid(f"M{x} 190Q{x - 8} 166 {x + 2} 156V150H{x + 12}V156Q{x + 22} 166 {x + 14} 190Z", CLAY, 4, 0, 3)
    m.solid(rect(22, 104, 22, 18), DARK, 0, 0, 3)
    m.solid(rect(156, 104, 22, 18), DARK, 0, 0, 3)


@motif
def barracks(m):
    m.solid(battlements(10, 92, 180, 190, 14, 10, 11), STONE, 18)
    joints(m, rect(14, 112, 172, 74), 6)
    m.solid(battlements(66, 62, 68, 190, 12, 7, 10), STONE_W, 12)
    door(m, 82, 190, 36, 52)
    for x in (26, 150):
        m.solid(f"M{x} 120H{x + 24}V140Q{x + 22} 154 {x + 12} 160Q{x + 2} 154 {x} 140Z", CLOTH, 5, 0, 3.4)
        m.line(f"M{x + 12} 124V154M{x + 2} 137H{x + 22}", 3, GOLD)
    m.line("M84 96L116 126M116 96L84 126", 5, IRON)
    banner(m, 100, 14, 62, 40, 28)


@motif
def pillory(m):
    m.solid(rect(10, 160, 180, 12), WOOD_L, 0)
    for x in (24, 92, 158):
        m.solid(rect(x, 170, 14, 20), WOOD_D, 0, 0, 3.4)
    m.solid(rect(90, 44, 20, 118), WOOD, 6)
    m.solid(rect(30, 58, 140, 46, 4), WOOD_L, 8)
    m.line("M30 81H170", 3)
    for x, r in ((100, 14), (58, 9), (142, 9)):
        m.solid(oval(x, 81, r), DARK, 0, 0, 3)
    m.solid(rect(36, 50, 10, 62), IRON, 0, 0, 3)
    m.solid(rect(154, 50, 10, 62), IRON, 0, 0, 3)


@motif
def idol(m):
    m.solid("M72 190L66 96Q60 80 66 62L76 22H124L134 62Q140 80 134 96L128 190Z", WOOD, 14, 4)
    m.solid("M66 62L76 14L88 32L100 10L112 32L124 14L134 62Q100 50 66 62Z", WOOD_D, 4, 2)
    for cx in (84, 116):
        m.solid(oval(cx, 76, 10), STRAW, 0, 0, 3.4)
        m.flat(oval(cx, 77, 4), INK)
    m.line("M70 62L94 68M130 62L106 68", 5)
    m.solid("M94 84H106L110 104H90Z", WOOD_L, 3, 0, 3)
    m.solid("M80 114H120L116 132H84Z", DARK, 0, 0, 3)
    m.flat("M85 115l5 8l5 -8ZM97 115l5 8l5 -8ZM109 115l4 8l4 -8Z", BONE)
    m.line("M74 148H127M74 158L84 168L94 158L104 168L114 158L126 168M74 178H127", 4, CLOTH)
    m.solid("M54 190Q60 172 74 178L78 190ZM124 190Q128 174 142 176Q152 182 150 190Z", GREY, 4, 2, 3.4)


@motif
def dark_chapel(m):
    m.solid(rect(54, 112, 110, 78), "#6d6a72", 14)
    m.solid("M46 116L74 76H156L172 116Z", "#4a4650", 0, 4)
    m.solid(rect(30, 70, 44, 120), "#7a7680", 11)
    m.solid("M22 74L52 12L82 74Z", "#4a4650", 10, 4)
    m.line("M52 14V4", 4)
    m.line("M47 8H57", 4)
    door(m, 42, 190, 22, 42)
    for x in (88, 112, 136):
        door(m, x, 166, 14, 34, True, "#d9a94a", 3)
    door(m, 46, 116, 12, 26, True, "#d9a94a", 3)
    m.solid("M176 190V150M176 164L164 148M176 158L190 144M190 144V134", DARK, 0, 0, 5)


@motif
def pyre(m):
    m.flat(
        "M60 120C36 96 44 60 62 40C62 60 78 62 82 50C84 30 94 14 108 2C106 26 132 34 136 66C150 80 146 108 138 120Z",
        EMBER,
    )
    m.flat(
        "M72 122C56 98 66 74 76 62C80 78 90 72 96 58C102 42 106 36 110 30C110 50 126 60 126 82C134 96 130 112 126 122Z",
        FIRE,
    )
    m.flat("M86 122C78 104 86 92 94 86C98 74 104 70 106 64C108 80 118 90 116 104Q116 116 112 122Z", FLAME)
    m.line(
        "M60 120C36 96 44 60 62 40C62 60 78 62 82 50C84 30 94 14 108 2C106 26 132 34 136 66C150 80 146 108 138 120", OUT
    )
    for y, x0 in ((180, 22), (160, 38), (140, 54), (122, 70)):
        m.limb(f"M{x0} {y}H{200 - x0}", WOOD, 10, OUT)
        for x in (x0, 200 - x0):
            m.solid(oval(x, y, 8), STRAW, 0, 0, 3)


@motif
def town_hall(m):
    m.solid(rect(22, 104, 156, 86), LINEN, 16)
    m.solid("M8 108L34 66H166L192 108Z", "#5d7f86", 0, 5)
    m.solid(rect(78, 42, 44, 66), LINEN, 9)
    m.solid("M68 46L100 4L132 46Z", "#5d7f86", 8, 4)
    m.solid(oval(100, 74, 14), STONE_W, 0, 0, 3.4)
    m.line("M100 74V65M100 74L107 77", 3)
    door(m, 84, 190, 32, 50)
    for x in (34, 58, 126, 150):
        door(m, x, 166, 16, 34, True, "#7fa3ab", 3)
    m.solid(rect(74, 124, 52, 12), CLOTH, 0, 0, 3)


@motif
def coal_mine(m):
    m.solid("M2 190L26 130L60 104L104 96L150 112L182 140L198 190Z", "#6d6660", 14, 5)
    m.flat("M62 190V130H126V190Z", "#1f1814")
    m.solid(rect(52, 128, 13, 62), WOOD, 4)
    m.solid(rect(122, 128, 13, 62), WOOD, 4)
    m.solid(rect(44, 116, 100, 14), WOOD_L, 0)
    m.solid("M74 190L70 166H118L114 190Z", IRON, 6)
    m.solid("M72 166Q76 150 88 154Q98 142 106 154Q116 152 118 166Z", "#2b2523", 4, 3, 3)
    m.limb("M146 120L168 26M184 150L168 26M150 104L179 112M158 72L174 78", WOOD, 5, 3)
    m.line(oval(170, 30, 18), 9)
    m.line(oval(170, 30, 18), 3.4, STEEL)
    m.line("M152 32L104 116", 2.6)
    for x, y, s in ((152, 184, 10), (170, 182, 12), (160, 172, 9)):
        m.solid(star(x, y - 4, 5, s, s * 0.72, 0.3), "#2b2523", 3, 2, 3)


@motif
def zen_garden(m):
    m.solid("M4 150L34 112H166L196 150V186H4Z", "#ece2c6", 0)
    for k in range(5):
        y = 122 + k * 13
        m.line(f"M{28 - k * 5} {y}Q100 {y + 5} {172 + k * 5} {y}", 2, STONE_D, 0.8)
    for x, y, w, h in ((62, 150, 30, 44), (124, 160, 22, 28), (92, 166, 14, 16)):
        m.line(oval(x, y, w * 0.95, 11), 2.4, STONE_D)
        m.solid(
            f"M{x - w * 0.6} {y + 4}Q{x - w * 0.5} {y - h} {x} {y - h}"
            f"Q{x + w * 0.55} {y - h * 0.8} {x + w * 0.6} {y + 4}Q{x} {y + 9} {x - w * 0.6} {y + 4}Z",
            GREY,
            7,
            3,
        )
    m.solid(
        "M148 112Q146 84 160 76V58Q140 62 132 50Q150 34 174 40Q192 36 198 52Q190 64 172 60V78Q168 96 172 112Z",
        PINE,
        5,
        2,
        3.4,
    )
    m.line("M4 186H196", OUT)
    m.solid(rect(2, 180, 196, 10), WOOD, 0, 0, 3.4)


def olmec_mask(m, skin, dark, glow):
    m.solid("M48 72Q50 40 100 36Q150 40 152 72L156 114Q154 152 134 172Q100 196 66 172Q46 152 44 114Z", skin, 13, 5)
    for x in (34, 150):
        m.solid(rect(x, 92, 16, 40, 6), skin, 5, 2)
        m.solid(oval(x + 8, 142, 10), glow, 3, 2, 3.4)
    for f in (False, True):

        def at(d, f=f):
            return flip(d) if f else as_path(d)

        m.line(at("M54 88Q58 74 74 76Q88 78 94 88"), 5, dark)
        m.solid(at("M58 104Q74 92 92 102Q76 112 58 104Z"), BONE, 0, 0, 3)
        m.flat(at(oval(75, 102.5, 5, 4.4)), INK)
        m.line(at("M64 126Q60 142 67 154"), 2.6, dark)
    m.solid("M93 100L84 126Q82 136 92 136H108Q118 136 116 126L107 100Z", skin, 4, 4, 3)
    m.solid("M70 158Q74 146 88 147Q100 150 112 147Q126 146 130 158Q124 170 100 166Q76 170 70 158Z", dark, 0, 3, 3)
    m.line("M74 158Q100 152 126 158", 2.6)


@motif
def jade_mask(m):
    olmec_mask(m, "#6fb58a", "#2f6f54", GOLD)
    m.solid("M38 86Q40 24 92 16L100 34L108 16Q160 24 162 86Q132 64 100 64T38 86Z", "#4a9a7a", 9, 4)
    m.solid("M42 92Q44 70 100 60Q156 70 158 92L154 98Q130 78 100 78T46 98Z", GOLD, 4, 2, 3.4)
    for x, y in ((64, 46), (136, 46)):
        m.solid(oval(x, y, 10), GOLD, 3, 2, 3)
        m.solid(oval(x, y, 4.4), CLOTH, 0, 0, 2.4)
    m.solid("M92 50H108L104 62H96Z", CLOTH, 2, 0, 2.8)


@motif
def stone_mask(m):
    olmec_mask(m, "#a8a49a", "#5f5b55", "#c9c4b4")
    m.line("M124 42l-6 12l8 10M54 124l10 6M140 166l-8 -8", 2.4)


@motif
def ding(m):
    """A bronze cauldron on three legs."""
    for x in (46, 140):
        m.solid(f"M{x} 132H{x + 18}L{x + 15} 190H{x + 2}Z", BRONZE, 5, 0)
    m.solid("M90 140H110L107 188H93Z", BRONZE, 5, 0)
    for x in (44, 130):
        m.solid(f"M{x} 74V34H{x + 26}V74H{x + 18}V44H{x + 8}V74Z", BRONZE, 3, 2, 3.4)
    m.solid("M26 78H174Q178 150 132 154H68Q22 150 26 78Z", BRONZE, 16, 5)
    m.solid(rect(18, 68, 164, 15), BRONZE, 0, 3)
    m.line("M34 98H166M36 126H164", 3, INK, 0.7)
    m.line("M100 98V126", 4)
    for cx in (68, 132):
        m.line(f"M{cx - 20} 120V104H{cx + 8}V116H{cx - 8}", 4, DARK)
        m.line(f"M{cx + 20} 104V120", 4, DARK)
        m.flat(oval(cx, 111, 3.6), GOLD)


@motif
def snow_peak(m):
    peak = (
        "M2 180C14 166 20 148 30 130L42 138C58 112 74 72 90 22L98 38L110 26L122 52L132 64L146 104L158 94"
        "C170 130 182 160 198 178Q184 189 164 185Q140 191 118 186Q92 192 66 186Q36 191 2 180Z"
    )
    m.solid(peak, SNOW, 0, 0)
    m.flat("M42 138C58 112 74 72 90 22L92 70L76 110L84 146L66 186Q36 191 18 186L30 168Z", ICE)
    m.flat("M2 180C14 166 20 148 30 130L42 138L32 166L40 187Q16 186 2 180Z", "#a9c3d0")
    m.flat("M110 26L122 52L132 64L146 104L138 148L122 118L124 80L108 60Z", ICE)
    m.flat(
        "M40 187L56 164L68 178L86 148L98 172L110 144L124 174L142 150L156 172L168 158L186 184Q150 192 118 186Z",
        "#8f979a",
    )
    m.outline(peak)
    m.line("M90 22L92 70L76 110L84 146M110 26L108 60L124 80L122 118", 2.2, INK, 0.45)
    talus(m, "#a3a8a6", (18, 183, 11), (62, 187, 9), (106, 188, 8), (152, 187, 10), (184, 183, 10))


@motif
def twin_peaks(m):
    far = "M60 186L112 96L130 50L141 62L152 54L166 88L176 124C184 150 192 168 199 180Q184 190 160 186Z"
    near = (
        "M1 182C12 164 20 142 28 122L39 128L60 78L73 26L87 46L96 38L116 106L129 102C136 132 146 162 162 184"
        "Q136 192 112 186Q84 192 58 186Q28 191 1 182Z"
    )
    m.solid(far, "#9a958c", 12, 5)
    m.solid("M130 50L118 80L128 76L138 90L148 80L162 86L152 54L141 62Z", SNOW, 0, 0, 3)
    m.flat(near, "#b0a894")
    m.shade("M1 182C12 164 20 142 28 122L39 128L60 78L73 26L78 90L58 130L66 186Q28 191 1 182Z", 0.24)
    m.line("M96 90l6 26l-10 22M70 140l-8 22M118 140l-4 24", THIN)
    m.solid("M73 26L60 70L70 62L80 76L92 62L105 70L96 38L87 46Z", SNOW, 0, 0, 3)
    m.outline(near)
    talus(m, "#bcb5a2", (14, 184, 11), (44, 187, 8), (88, 188, 10), (132, 186, 9), (178, 184, 12))


@motif
def mesa(m):
    p = as_path(
        "M4 190L14 150L26 146L30 72L40 64L104 62L112 72L116 130L124 128L128 98L136 92L170 92L178 100"
        "L182 148L190 152L197 190Z"
    )
    m.flat(p, "#c26a42")
    for y, h, c in (
        (62, 12, "#d98a5a"),
        (92, 9, "#a5532f"),
        (118, 8, "#d98a5a"),
        (146, 10, "#a5532f"),
        (170, 7, "#d98a5a"),
    ):
        m.flat(common(rect(0, y, 200, h), p), c, 0.75)
    m.shade(p.subtracted(p.translated(15, -4)), 0.24)
    m.light(p.subtracted(p.translated(-4, 4)), 0.35)
    m.line("M62 76v30M88 100v36M150 104v24M50 130v30M160 150v20", 2.4, INK, 0.6)
    m.outline(p)


@motif
def gorge(m):
    """Two walls of rock, a way between them that is lost in the light."""
    m.flat("M64 190Q88 150 92 70H112Q118 150 140 190Z", SAND)
    m.line("M84 168Q98 160 94 140Q98 124 102 112", 3, EARTH, 0.6)
    left = "M2 190V52L14 40L22 20L36 14L46 26L58 18L70 34L68 56L82 68L78 92L92 108L86 132L90 152L66 190Z"
    right = (
        "M198 190V70L190 46L178 40L170 18L152 26L142 12L128 22L124 46L114 60L120 84L108 104L116 130L112 154L138 190Z"
    )
    m.solid(right, "#8d8478", 12, 5)
    m.shade(
        "M142 12L128 22L124 46L114 60L120 84L108 104L116 130L112 154L138 190H152L134 150L140 110L132 78L140 48Z", 0.28
    )
    m.line("M170 18L164 60L176 90L168 130M190 46L182 84", THIN, INK, 0.6)
    m.solid(left, "#a49b8c", 12, 5)
    m.shade("M2 190V52L14 40L22 20L24 60L12 96L26 140L18 190Z", 0.26)
    m.line("M46 26L42 66L56 96L46 138M70 34L60 58M78 92L64 112L70 150", THIN, INK, 0.6)
    for x, y in ((36, 14), (150, 14)):
        m.line(f"M{x - 10} {y + 10}l-4 -9M{x} {y + 4}v-10M{x + 8} {y + 12}l5 -8", 4, LEAF_D)


def fir(x, foot, high):
    return poly(
        (x, foot - high),
        (x + high * 0.22, foot - high * 0.5),
        (x + high * 0.12, foot - high * 0.5),
        (x + high * 0.3, foot),
        (x - high * 0.3, foot),
        (x - high * 0.12, foot - high * 0.5),
        (x - high * 0.22, foot - high * 0.5),
    )


@motif
def wooded_mountain(m):
    massif = (
        "M2 180C20 156 34 122 50 92L64 104L88 58L103 28L118 50L128 80L144 108L158 98C170 128 184 158 198 178V186H2Z"
    )
    m.solid(massif, "#8f979a", 0, 0)
    m.shade("M103 28L88 58L64 104L50 92C34 122 20 156 2 180V186H60L84 140L98 96Z", 0.24)
    m.shade("M144 108L158 98L150 130L168 186H130L136 140Z", 0.18)
    m.solid("M103 28L88 58L98 54L104 70L114 58L126 74L118 50Z", SNOW, 4, 0, 3)
    m.outline(massif)
    for x, y, high in (
        (22, 168, 40), (50, 152, 44), (80, 142, 42), (112, 150, 46), (142, 144, 42), (172, 162, 42),
        (14, 190, 40), (38, 190, 48), (66, 184, 52), (96, 190, 54), (128, 184, 52), (158, 190, 50), (184, 190, 42),
    ):  # fmt: skip
        m.solid(fir(x, y, high), PINE if y < 180 else "#4a7a56", 4, 2, 3)


@motif
def seven_walls(m):
    """The town of the Medes: seven rings of walls, each higher than the one before, each of its own colour."""
    rings = ("#efe6cf", "#57534d", "#a5422f", "#3f6f9a", "#d9823a", "#b9c0c2", "#e0b24a")
    for k, colour in enumerate(rings):
        half, foot = 97 - k * 12.5, 190 - k * 20
        m.solid(battlements(100 - half, foot - 30, 2 * half, foot, 9, 6, 7), colour, 7, 0, 3)
        if k < 3:
            for side in (-1, 1):
                x = 100 + side * (half - 17)
                m.flat(f"M{x - 4} {foot - 2}V{foot - 11}Q{x} {foot - 17} {x + 4} {foot - 11}V{foot - 2}Z", DARK)
    m.solid("M88 190V170Q88 158 100 158T112 170V190Z", DARK, 0, 0, 3)
    m.solid("M84 42V28L100 12L116 28V42Z", GOLD, 5, 2, 3.4)
    m.flat(rect(95, 28, 10, 14), DARK)
