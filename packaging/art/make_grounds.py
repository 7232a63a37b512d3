"""The backdrops."""

import random

from style import (
    DARK,
    FIRE,
    FOAM,
    GLOW,
    INK,
    ROSE,
    SNOW,
    WATER,
    WATER_L,
    as_path,
    common,
    ground,
    oval,
    poly,
    put,
    rect,
    star,
)


def tufts(g, seed, area, colour, count=16, size=6.0, opacity=0.6):
    r = random.Random(seed)
    x0, y0, x1, y1 = area
    for _ in range(count):
        x, y, s = r.uniform(x0, x1), r.uniform(y0, y1), size * r.uniform(0.7, 1.3)
        g.line(
            f"M{x - s} {y - s}Q{x - s * 0.2} {y - s * 0.5} {x} {y}M{x} {y}V{y - s * 1.3}M{x} {y}"
            f"Q{x + s * 0.2} {y - s * 0.5} {x + s} {y - s}",
            1.6,
            colour,
            opacity,
        )


def waves(g, seed, area, count=18, colour=FOAM, opacity=0.55, w=1.8):
    r = random.Random(seed)
    x0, y0, x1, y1 = area
    for k in range(count):
        y = y0 + (y1 - y0) * (k + r.random()) / count
        s = 7 + 12 * (y - y0) / max(1, y1 - y0)
        x = r.uniform(x0, x1)
        g.line(f"M{x} {y}q{s * 0.5} {-s * 0.35} {s} 0t{s} 0", w, colour, opacity)


def cloud(g, x, y, s=1.0, colour="#ffffff", opacity=0.75):
    g.flat(
        put("M0 0C-14 0 -16 -14 -3 -15C0 -28 20 -30 24 -17C34 -24 46 -14 42 -6C52 -5 50 0 44 0Z", x, y, s),
        colour,
        opacity,
    )


def firs(g, y, xs, colour, high=40):
    for k, x in enumerate(xs):
        h = high * (0.8 + 0.4 * ((k * 7 + 3) % 5) / 5)
        g.flat(
            f"M{x} {y - h}L{x + h * 0.26} {y - h * 0.5}H{x + h * 0.14}L{x + h * 0.34} {y}H{x - h * 0.34}"
            f"L{x - h * 0.14} {y - h * 0.5}H{x - h * 0.26}Z",
            colour,
        )


def crowns(g, y, xs, colour, size=20):
    for k, x in enumerate(xs):
        s = size * (0.8 + 0.4 * ((k * 5 + 2) % 4) / 4)
        g.flat(oval(x, y - s * 0.7, s, s * 0.9), colour)


@ground
def plain(g):
    g.flat("M0 128Q70 108 150 122T300 112T420 124V230H0Z", "#a9b98a")
    g.flat("M0 140Q120 124 220 136T420 134V230H0Z", "#93a862")
    g.flat("M0 168Q140 150 260 164T420 160V230H0Z", "#7d9650")
    for d in ("M0 186Q120 168 250 178", "M60 214Q200 190 420 196", "M250 156Q330 148 420 150"):
        g.line(d, 3, "#6b8444", 0.6)
    tufts(g, 3, (8, 172, 412, 224), "#55703a", 20)


@ground
def hills(g):
    g.flat("M0 120C40 84 90 84 130 112C170 74 230 70 280 108C320 82 380 84 420 110V230H0Z", "#a8bb92")
    g.flat("M0 150C60 100 130 110 180 146C240 100 320 96 420 142V230H0Z", "#88a365")
    g.flat("M180 146C240 100 320 96 420 142V170C340 120 260 130 180 146Z", "#9cb474")
    g.flat("M0 180C90 148 170 150 240 172C310 152 370 156 420 166V230H0Z", "#6f8f4c")
    g.flat("M0 212Q150 190 420 206V230H0Z", "#5f7f41")
    tufts(g, 4, (8, 186, 412, 226), "#4c6a34", 14)
    crowns(g, 143, (60, 74, 90, 318, 334), "#5f8148", 10)


@ground
def mountains(g):
    g.flat("M0 150L50 78L86 116L140 40L196 120L250 60L300 118L352 72L420 140V230H0Z", "#a4b0b4")
    g.flat("M140 40L196 120L186 150H120L150 92Z", "#c3ccca")
    g.flat("M140 40L120 68L134 64L142 76L152 62L164 72Z", SNOW)
    g.flat("M250 60L234 79L246 76L254 86L264 76L272 84Z", SNOW)
    g.flat("M50 78L40 93L50 90L58 96L66 94Z", SNOW)
    g.flat("M352 72L338 84L350 82L358 92L372 90Z", SNOW)
    g.flat("M0 160L80 110L150 164L240 116L330 168L420 128V230H0Z", "#7f8f80")
    g.flat("M240 116L330 168L300 190H230L262 150Z", "#93a28c")
    g.flat("M80 110L150 164L130 186H80L96 150Z", "#93a28c")
    g.flat("M0 176Q120 154 240 174T420 168V230H0Z", "#6f8656")
    g.flat("M0 208Q180 188 420 204V230H0Z", "#5f7549")
    firs(g, 186, (20, 40, 64, 360, 384, 404), "#48644a", 34)
    tufts(g, 5, (8, 196, 412, 226), "#485f38", 10)


@ground
def desert(g):
    g.flat("M0 134Q90 100 190 128Q290 96 420 126V230H0Z", "#e6cf9d")
    g.flat("M0 160Q110 116 210 152Q300 118 420 150V230H0Z", "#dcbb7b")
    g.flat("M210 152Q300 118 420 150V174Q320 136 210 152Z", "#ecd49a")
    g.flat("M0 186Q150 146 290 178Q360 164 420 172V230H0Z", "#cfa765")
    for d in ("M20 206Q90 192 150 204", "M210 198Q280 186 360 200", "M90 222Q160 210 240 220"):
        g.line(d, 2.4, "#b68e50", 0.6)


@ground
def oasis(g):
    g.flat("M0 130Q90 100 190 126Q290 98 420 124V230H0Z", "#e6cf9d")
    g.flat("M0 156Q130 126 230 150Q330 128 420 148V230H0Z", "#d9b877")
    g.flat("M60 200Q90 160 210 160T360 196Q300 232 200 232T60 200Z", "#8ea058")
    g.flat("M92 200Q120 172 210 172T330 198Q290 222 205 222T92 200Z", WATER)
    g.flat("M110 194Q150 178 210 178T310 192Q220 184 110 194Z", WATER_L)
    waves(g, 8, (130, 196, 270, 214), 6)
    for x, h in ((38, 60), (58, 44), (388, 66), (368, 44)):
        g.line(f"M{x} 172Q{x + 4} {172 - h * 0.5} {x + 2} {172 - h}", 4, "#7a5a34")
        for dx, dy in ((-24, 10), (-20, -6), (0, -14), (20, -6), (24, 10)):
            g.line(f"M{x + 2} {172 - h}q{dx * 0.5} {dy - 8} {dx} {dy + 4}", 5, "#5f7d3e")
    tufts(g, 9, (70, 168, 350, 174), "#4c6a34", 8)
    tufts(g, 10, (60, 214, 360, 226), "#5f7d3e", 8)


@ground
def forest(g):
    g.flat("M0 60Q60 30 110 56T220 44T320 52T420 40V230H0Z", "#7f9c74")
    crowns(g, 92, range(0, 430, 34), "#6a8a5e", 30)
    for x in range(8, 420, 36):
        g.flat(rect(x, 86, 7, 86), "#5a5f45")
    g.flat("M0 118H420V180H0Z", "#56784e", 0.55)
    firs(g, 168, (10, 52, 92, 330, 372, 410), "#3f6244", 118)
    g.flat("M0 164Q120 150 230 162T420 158V230H0Z", "#55753f")
    g.flat("M0 198Q150 180 420 196V230H0Z", "#486635")
    tufts(g, 11, (8, 176, 412, 226), "#364f2a", 22)


@ground
def jungle(g):
    g.flat("M0 54Q50 20 104 46T214 34T326 44T420 30V230H0Z", "#86a878")
    crowns(g, 90, range(-6, 430, 30), "#5f8f5e", 30)
    crowns(g, 140, range(4, 430, 40), "#467a4c", 34)
    g.flat("M0 130H420V180H0Z", "#467a4c")
    g.flat("M0 168Q120 152 230 166T420 160V230H0Z", "#5d8140")
    g.flat("M0 202Q150 186 420 200V230H0Z", "#4b6d36")
    for x, s in ((0, 1), (420, -1)):
        for dy, long in ((150, 70), (166, 84), (184, 78), (202, 66)):
            g.flat(
                f"M{x} {dy + 26}Q{x + s * long * 0.5} {dy - 26} {x + s * long} {dy}"
                f"Q{x + s * long * 0.5} {dy + 2} {x} {dy + 38}Z",
                "#35633c" if dy % 4 else "#3f7446",
            )
    for x in (60, 150, 300, 372):
        g.line(f"M{x} 0Q{x + 10} 40 {x - 4} 78", 3, "#4b6d36", 0.8)
    tufts(g, 12, (80, 182, 350, 226), "#35542c", 12)


@ground
def marsh(g):
    g.flat("M0 122Q90 104 190 118T420 112V230H0Z", "#9aa888")
    firs(g, 128, (18, 36, 58, 372, 396), "#748a70", 34)
    g.flat("M0 136Q120 124 220 132T420 130V230H0Z", "#8a9a62")
    g.flat("M0 152H420V230H0Z", "#6f918c")
    g.flat("M0 152Q70 166 170 156Q120 176 0 178Z", "#7d8f4c")
    g.flat("M420 156Q320 172 240 162Q300 184 420 186Z", "#7d8f4c")
    g.flat("M60 206Q140 190 220 200Q300 212 220 218Q120 222 60 206Z", "#6f8344")
    g.flat("M0 214Q60 204 110 222L112 230H0Z", "#6f8344")
    g.flat("M420 206Q350 200 318 220V230H420Z", "#6f8344")
    waves(g, 6, (10, 164, 390, 220), 12, opacity=0.4)
    for x in (20, 32, 42, 380, 392, 406):
        g.line(f"M{x} 226L{x + 3} 158", 2.4, "#55682f")
        g.line(f"M{x + 3} 168V152", 5, "#7a5230")


@ground
def steppe(g):
    g.flat("M0 138Q110 126 210 134T420 128V230H0Z", "#c9bd84")
    g.flat("M0 150Q140 140 260 148T420 144V230H0Z", "#c0ad66")
    g.flat("M0 180Q140 164 280 176T420 172V230H0Z", "#ab9750")
    g.flat("M0 210Q160 196 420 208V230H0Z", "#98854a")
    tufts(g, 13, (4, 158, 416, 226), "#7a6a34", 44, 7)


@ground
def coast(g):
    g.flat("M0 116H420V230H0Z", "#6fa3b4")
    g.flat("M0 116Q30 84 84 92Q120 96 150 116Z", "#9fb09a")
    g.flat("M0 132H420V230H0Z", "#4f8ca6")
    waves(g, 14, (150, 124, 400, 172), 14)
    g.flat("M0 150Q70 144 130 160Q210 186 300 184T420 192V230H0Z", FOAM, 0.8)
    g.flat("M0 156Q70 150 126 166Q206 192 300 190T420 198V230H0Z", "#e6cf9c")
    g.flat("M0 172Q70 166 140 190Q230 214 420 212V230H0Z", "#d8ba7e")
    g.flat("M0 150Q40 146 80 152Q40 168 0 172Z", "#8ea05c")
    tufts(g, 15, (6, 160, 60, 172), "#66803e", 6)


@ground
def sea(g):
    g.flat("M0 122H420V230H0Z", "#6fa3b4")
    g.flat("M0 140Q26 130 52 140T104 140T156 140T208 140T260 140T312 140T364 140T420 140V230H0Z", "#4f8ca6")
    g.flat("M-20 166Q14 152 48 166T116 166T184 166T252 166T320 166T388 166T456 166V230H-20Z", WATER)
    g.flat("M0 200Q40 184 80 200T160 200T240 200T320 200T400 200T480 200V230H0Z", "#336c8a")
    waves(g, 16, (6, 132, 400, 222), 20)


@ground
def river(g):
    g.flat("M0 124Q90 96 190 118T420 110V230H0Z", "#a8ba90")
    g.flat("M0 142Q120 126 220 138T420 134V230H0Z", "#8da560")
    g.flat("M196 138Q250 150 190 168Q110 192 60 230H330Q300 196 330 172Q350 150 226 138Z", "#d9c48c")
    g.flat("M202 138Q266 150 204 170Q130 194 84 230H310Q282 196 312 172Q332 152 220 138Z", "#5b97ae")
    g.flat("M214 140Q280 152 226 172Q170 200 140 230H190Q210 196 262 174Q296 154 219 139Z", "#86b8c6", 0.7)
    g.flat("M0 168Q60 160 104 174Q70 196 36 230H0Z", "#7b9650")
    g.flat("M420 164Q360 164 346 186Q334 206 352 230H420Z", "#7b9650")
    tufts(g, 17, (6, 178, 60, 224), "#55703a", 8)
    tufts(g, 18, (360, 178, 412, 224), "#55703a", 8)
    waves(g, 19, (130, 176, 270, 222), 7)


@ground
def city_wall(g):
    g.flat("M0 130Q120 108 240 124T420 118V230H0Z", "#a8b78c")
    for x, h, w in ((70, 30, 34), (120, 44, 28), (170, 28, 40), (236, 50, 30), (284, 34, 42), (340, 42, 26)):
        g.flat(f"M{x} 112V{92 - h}H{x + w}V112Z", "#d9c9a4")
        g.flat(f"M{x - 4} {92 - h}L{x + w / 2} {76 - h}L{x + w + 4} {92 - h}Z", "#b06a4c")
        g.flat(rect(x, 92 - h, w * 0.35, h + 20), INK, 0.12)
    crest = "M0 88" + "".join(f"H{x + 12}V80H{x + 24}V88" for x in range(0, 420, 24)) + "V170H0Z"
    g.flat(crest, "#c3b491")
    g.flat("M0 96H420V101H0Z", "#a4946f", 0.8)
    for y in (116, 132, 148):
        for x in range((y // 16 % 2) * 20 - 10, 420, 44):
            g.line(f"M{x} {y}h24", 2, "#a4946f", 0.6)
    for x in (-12, 350):
        t = f"M{x} 62" + "".join("h11v-9h10v9" for _ in range(4)) + f"V174H{x}Z"
        g.flat(t, "#b5a47f")
        g.flat(rect(x, 62, 26, 112), INK, 0.14)
        g.flat(f"M{x + 38} 86h9v22h-9Z", DARK, 0.8)
    g.flat("M0 168Q150 156 300 166T420 164V230H0Z", "#94a35e")
    g.flat("M0 202Q150 190 420 204V230H0Z", "#82914f")
    tufts(g, 20, (6, 180, 412, 224), "#5f7440", 14)


@ground
def hall(g):
    g.flat("M0 0H420V230H0Z", "#c2a273")
    g.flat("M0 0H420V26H0Z", "#8f6d44")
    g.flat("M0 26H420V34H0Z", "#e0c690")
    for x in range(6, 420, 24):
        g.flat(poly((x, 28), (x + 6, 22), (x + 12, 28), (x + 6, 34)), "#a8563a")
    for x in (150, 236):
        g.flat(f"M{x} 152V84Q{x + 17} 62 {x + 34} 84V152Z", "#8fb3bd")
        g.flat(f"M{x} 152V132Q{x + 17} 124 {x + 34} 132V152Z", "#93a86a")
    for x in (22, 92, 304, 374):
        g.flat(rect(x - 12, 50, 24, 118), "#e7d9b6")
        g.flat(rect(x - 12, 50, 8, 118), INK, 0.16)
        g.flat(rect(x + 6, 50, 4, 118), GLOW, 0.6)
        g.flat(rect(x - 17, 40, 34, 11), "#efe2c0")
        g.flat(rect(x - 17, 164, 34, 10), "#efe2c0")
    g.flat("M0 172H420V230H0Z", "#a5794c")
    for k in range(-7, 8):
        g.line(f"M{210 + k * 34} 172L{210 + k * 72} 230", 2, "#80572f", 0.55)
    for y in (184, 203):
        g.line(f"M0 {y}H420", 2, "#80572f", 0.55)
    g.flat("M0 168H420V175H0Z", "#7a5532")


@ground
def battlefield(g):
    g.flat("M0 126Q90 104 190 120T420 112V230H0Z", "#b5a283")
    r = random.Random(5)
    for _ in range(34):
        x, y = r.uniform(0, 420), r.uniform(112, 128)
        g.line(f"M{x} 140L{x + r.uniform(-5, 5)} {y - 18}", 1.6, "#5f4e3c", 0.75)
    for x in (60, 190, 330):
        g.line(f"M{x} 140V84", 2.2, "#5f4e3c", 0.9)
        g.flat(f"M{x} 84h24l-6 8l6 8h-24Z", "#8f5a48")
    g.flat("M0 138Q30 128 50 134T120 132T220 134T330 130T420 134V152H0Z", "#7a6750")
    g.flat("M0 150Q120 140 230 148T420 144V230H0Z", "#a8905f")
    g.flat("M0 184Q150 166 280 180T420 176V230H0Z", "#93794c")
    for x, y, t in ((40, 206, 24), (120, 220, -30), (330, 212, 28), (390, 196, -20)):
        g.line(put(f"M{x - 24} {y}H{x + 24}", about=(x, y), turn=t), 2.6, "#5f4a2c", 0.8)
    tufts(g, 21, (6, 186, 412, 226), "#6b5733", 12)
    for x, y, s in ((44, 92, 26), (62, 70, 20), (372, 86, 26), (356, 62, 18)):
        g.flat(oval(x, y, s, s * 0.7), "#6b5d4e", 0.28)


@ground
def night_camp(g):
    g.flat("M0 124Q90 92 190 114T420 104V230H0Z", "#5d7486")
    g.flat("M0 146Q120 128 220 140T420 136V230H0Z", "#5b7358")
    for x, s in ((30, 1.0), (92, 0.8), (316, 0.85), (378, 1.05)):
        g.flat(put("M0 0L30 -48L60 0Z", x - 30 * s, 168, s), "#b3956a")
        g.flat(put("M0 0L30 -48L30 0Z", x - 30 * s, 168, s), "#8f744f")
        g.flat(put("M22 0L30 -30L38 0Z", x - 30 * s, 168, s), DARK)
    g.flat("M0 166Q140 156 260 164T420 162V230H0Z", "#5c7048")
    g.flat("M0 204Q150 190 420 204V230H0Z", "#4d603e")
    g.flat(oval(210, 196, 120, 26), "#f0b45a", 0.28)
    g.flat(oval(210, 196, 70, 15), "#ffd98a", 0.3)
    tufts(g, 22, (6, 176, 412, 226), "#3b4e30", 14)


@ground
def snow(g):
    g.flat("M0 128L60 70L110 112L180 60L250 116L320 74L420 124V230H0Z", "#aec0ca")
    g.flat("M180 60L250 116L230 140L200 104Z", "#d6e0e4")
    g.flat("M60 70L110 112L92 130L70 100Z", "#d6e0e4")
    g.flat("M320 74L420 124V140L350 110Z", "#d6e0e4")
    g.flat("M0 144Q120 126 220 140T420 134V230H0Z", "#d9e2e4")
    firs(g, 168, (16, 42, 70, 350, 378, 408), "#5b7a70", 52)
    for x in (16, 42, 70, 350, 378, 408):
        g.flat(f"M{x} 120l8 18h-16Z", "#eef3f2", 0.8)
    g.flat("M0 168Q140 150 260 164T420 160V230H0Z", "#eef1ec")
    g.flat("M0 204Q150 190 420 206V230H0Z", "#dde6e8")


@ground
def fjord(g):
    g.flat("M0 60L40 40L84 78L120 66L170 142H0Z", "#8d9da0")
    g.flat("M40 40L84 78L120 66L170 142L110 132L70 96Z", "#a8b5b2")
    g.flat("M420 40L380 28L340 66L306 58L250 142H420Z", "#7f9094")
    g.flat("M380 28L340 66L306 58L250 142L310 128L352 90Z", "#6d8086")
    g.flat("M40 40L30 46L44 52L56 54Z", SNOW)
    g.flat("M380 28L366 42L380 46L398 34Z", SNOW)
    g.flat("M150 118L206 96L262 118V140H150Z", "#b0bdbd")
    g.flat("M0 140H420V230H0Z", "#4f8496")
    g.flat("M0 140Q60 152 130 142T260 142T420 150V160H0Z", "#70a0ac", 0.7)
    g.flat("M0 142L60 132L110 150Q50 160 0 172Z", "#62784c")
    g.flat("M420 142L370 134L330 148Q370 158 420 168Z", "#62784c")
    firs(g, 148, (10, 28, 50, 376, 398, 414), "#41604c", 30)
    g.flat("M0 186Q40 180 84 196T170 230H0Z", "#7a8a5a")
    waves(g, 23, (110, 160, 400, 222), 13)


@ground
def street(g):
    g.flat("M0 120H420V230H0Z", "#d4bf92")
    houses = (
        (-10, 70, 74, "#dcc59a"),
        (64, 92, 54, "#e6d3ae"),
        (118, 60, 60, "#cfb384"),
        (242, 66, 58, "#e6d3ae"),
        (300, 96, 56, "#d5bb8c"),
        (356, 72, 74, "#e0cba2"),
    )
    for x, h, w, c in houses:
        g.flat(rect(x, 170 - h, w, h), c)
        g.flat(rect(x, 170 - h, w * 0.2, h), INK, 0.12)
        g.flat(f"M{x - 5} {170 - h}L{x + 6} {152 - h}H{x + w - 6}L{x + w + 5} {170 - h}Z", "#b5654a")
        g.flat(f"M{x - 5} {170 - h}L{x + 6} {152 - h}H{x + w * 0.3}L{x + w * 0.25} {170 - h}Z", INK, 0.12)
        for k in range(2):
            g.flat(rect(x + w * (0.22 + 0.4 * k), 170 - h + 14, 9, 13), "#6b4a2c")
        g.flat(f"M{x + w * 0.4} 170V146Q{x + w * 0.5} 136 {x + w * 0.62} 146V170Z", "#6b4a2c")
    g.flat("M178 120H242V170H178Z", "#b8cbb4")
    g.flat("M178 150Q210 140 242 150V172H178Z", "#c9b384")
    g.flat("M0 168H420V230H0Z", "#c7ad7c")
    for y, n in ((182, 14), (198, 12), (216, 10)):
        for k in range(n):
            x = 420 / n * (k + (y % 4) / 4)
            g.line(f"M{x} {y}h{300 / n}", 2, "#a68a58", 0.55)


@ground
def cavern(g):
    g.flat("M0 0H420V230H0Z", "#5b4a3e")
    g.flat("M40 0Q20 60 50 110T40 200H380Q400 150 372 108T384 0Z", "#74604e")
    g.flat("M96 0Q84 60 112 96T106 190H318Q334 150 310 104T330 0Z", "#8a7460")
    for x, h in ((60, 44), (96, 70), (130, 34), (292, 40), (326, 72), (364, 46)):
        g.flat(f"M{x - 12} 0L{x} {h}L{x + 12} 0Z", "#4a3b31")
    g.flat("M0 178Q60 162 120 174T260 170T420 172V230H0Z", "#6b5744")
    g.flat("M0 206Q150 192 420 206V230H0Z", "#574535")
    for x, y, s in ((24, 178, 22), (58, 188, 16), (366, 178, 20), (400, 186, 24)):
        g.flat(f"M{x - s} {y + 8}L{x - s * 0.6} {y - s * 0.6}L{x + s * 0.3} {y - s}L{x + s} {y + 8}Z", "#4a3b31")


@ground
def deep(g):
    g.flat("M0 0H420V230H0Z", "#2f7d92")
    g.flat("M0 0H420V60Q300 84 210 62T0 70Z", "#5aa7b2")
    for x in (90, 190, 290):
        g.flat(f"M{x} 0H{x + 44}L{x - 30} 190H{x - 110}Z", "#dff2e6", 0.14)
    g.flat("M0 150Q80 124 160 146T300 140T420 130V230H0Z", "#24687f")
    g.flat("M0 180Q120 162 230 178T420 170V230H0Z", "#7d9a86")
    g.flat("M0 208Q150 194 420 208V230H0Z", "#6b8a78")
    for x, h in ((22, 60), (40, 44), (392, 66), (374, 40), (408, 36)):
        g.line(f"M{x} 208q-10 {-h * 0.25} 0 {-h * 0.5}t0 {-h * 0.5}", 5, "#2f6650", 0.9)
    for x, y, s in ((120, 90, 5), (130, 70, 3.4), (316, 100, 5), (310, 76, 3.2), (60, 110, 4)):
        g.line(oval(x, y, s), 1.8, "#dff2e6", 0.7)


@ground
def heaven(g):
    for k in range(16):
        g.flat(put("M210 100L560 84V116Z", about=(210, 100), turn=k * 22.5), "#fff7d6", 0.2)
    for x, y, s in ((20, 110, 1.2), (330, 96, 1.4), (110, 62, 0.8)):
        cloud(g, x, y, s)
    for y, c, o in ((170, "#e9e4da", 0.8), (196, "#f6f2e8", 0.9), (226, "#ffffff", 1)):
        for k in range(-1, 7):
            cloud(g, k * 74 + (y % 37), y + 8, 2.2, c, o)
        g.flat(rect(0, y + 6, 420, 60), c, o)


@ground
def study(g):
    g.flat("M0 0H420V230H0Z", "#a88a62")
    g.flat("M0 0H420V22H0Z", "#6b4a2c")
    for x0 in (16, 292):
        g.flat(rect(x0, 36, 112, 116), "#6b4a2c")
        for row in range(3):
            y = 44 + row * 36
            g.flat(rect(x0 + 6, y, 100, 28), "#4b3120")
            r = random.Random(x0 + row)
            x = x0 + 9
            while x < x0 + 96:
                if r.random() < 0.55:
                    w = r.choice((7, 8, 10))
                    g.flat(
                        rect(x, y + 28 - r.choice((22, 24, 26)), w, 26),
                        r.choice(("#8f5a48", "#7a7f58", "#c9a86a", "#6f7f88")),
                    )
                    x += w + 1
                else:
                    g.flat(oval(x + 6, y + 22, 6), "#e6d3a6")
                    g.flat(oval(x + 6, y + 22, 2.4), "#a3854f")
                    x += 14
    g.flat("M168 150V74Q210 26 252 74V150Z", "#f4e2ae")
    g.flat("M176 150V78Q210 40 244 78V150Z", "#a9cdd0")
    g.line("M210 54V150M176 104H244", 4, "#6b4a2c")
    g.flat("M0 166H420V230H0Z", "#8a5a34")
    g.flat("M0 160H420V172H0Z", "#b07a48")
    for y in (190, 210):
        g.line(f"M0 {y}H420", 2, "#6b4226", 0.6)


@ground
def treasury(g):
    g.flat("M0 0H420V230H0Z", "#7d6248")
    for y in range(0, 180, 24):
        for x in range(-20 + (y // 24 % 2) * 26, 420, 52):
            g.line(rect(x, y, 52, 24), 2, "#624a34", 0.7)
    g.flat("M96 176V84Q96 14 210 14T324 84V176Z", "#4b3524")
    g.flat("M112 176V88Q112 30 210 30T308 88V176Z", "#8f6a3c")
    g.flat("M112 176V88Q112 30 210 30Q150 50 150 92V176Z", INK, 0.2)
    g.flat(oval(210, 104, 84, 66), "#e0b45e", 0.35)
    g.flat(oval(210, 110, 50, 42), "#ffe09a", 0.35)
    for x in (46, 374):
        g.flat(rect(x - 5, 90, 10, 40), "#4b3524")
        g.flat(f"M{x} 92C{x - 16} 84 {x - 8} 66 {x + 3} 52C{x + 2} 66 {x + 18} 78 {x} 92Z", FIRE)
    g.flat("M0 174H420V230H0Z", "#66503a")
    g.flat("M0 170H420V178H0Z", "#93754f")
    g.flat("M120 196Q210 184 300 196L320 214Q210 202 100 214Z", "#d9a94a", 0.3)


@ground
def court(g):
    g.flat("M0 96Q60 82 130 92T290 86T420 92V230H0Z", "#a9bb92")
    for x in range(0, 430, 60):
        g.flat(f"M{x + 6} 100Q{x + 2} 60 {x + 10} 40Q{x + 18} 60 {x + 14} 100Z", "#5f7f52")
    g.flat("M0 92H420V100H0Z", "#e7dcc0")
    for x in range(4, 420, 14):
        g.flat(rect(x, 100, 6, 30), "#dccfae")
    g.flat("M0 130H420V140H0Z", "#e7dcc0")
    g.flat("M0 138H420V230H0Z", "#94ad66")
    g.flat("M150 140H270L330 230H90Z", "#dcc897")
    for y, a in ((156, 10), (178, 24), (204, 42)):
        g.line(f"M{150 - a} {y}H{270 + a}", 2, "#b59c68", 0.6)
    for x, c in ((30, ROSE), (60, "#e6c15c"), (88, ROSE), (336, "#e6c15c"), (362, ROSE), (396, "#e6c15c")):
        g.flat(oval(x, 176, 17, 12), "#5f8146")
        for dx, dy in ((-7, -3), (5, -5), (0, 4), (9, 3)):
            g.flat(oval(x + dx, 174 + dy, 2.6), c)
    tufts(g, 30, (6, 196, 90, 226), "#67844a", 5)
    tufts(g, 31, (340, 196, 412, 226), "#67844a", 5)


@ground
def fields(g):
    g.flat("M0 118Q90 96 190 112T420 104V230H0Z", "#a8bb8c")
    g.flat("M0 136Q120 118 220 130T420 126V230H0Z", "#96ac62")
    far = as_path("M0 160Q120 138 220 148T420 140V230H0Z")
    g.flat(far, "#d9b95c")
    for k in range(-10, 22):
        g.flat(
            common(poly((210 + k * 10, 130), (214 + k * 10, 130), (210 + k * 46 + 16, 232), (210 + k * 46, 232)), far),
            "#b8923e",
        )
    g.flat("M0 160Q60 149 110 146L40 230H0Z", "#7d9650")
    for k in range(5):
        g.line(f"M{100 - k * 22} {149 + k * 2}L{30 - k * 40} 230", 3, "#638042", 0.7)
    g.flat("M0 134Q120 116 220 128T420 124V138Q300 136 220 144T0 156Z", "#7f9a52")
    crowns(g, 136, (30, 48, 300, 316, 336, 386), "#5f8148", 10)


# Rooms


def floor(g, y, colour, line, tiles=True, edge=None):
    g.flat(rect(0, y, 420, 230 - y), colour)
    for k in range(-7, 8):
        g.line(f"M{210 + k * 34} {y}L{210 + k * 72} 230", 2, line, 0.5)
    if tiles:
        for d in (13, 32):
            g.line(f"M0 {y + d}H420", 2, line, 0.5)
    if edge:
        g.flat(rect(0, y - 4, 420, 7), edge)


def lotus_column(g, x, top, foot, w=30.0):
    g.flat(f"M{x - w / 2} {foot}L{x - w * 0.4} {top + 30}H{x + w * 0.4}L{x + w / 2} {foot}Z", "#e3c383")
    for y, c in ((foot - 18, "#3f7f8a"), (foot - 44, "#b5533a"), (foot - 70, "#3f7f8a")):
        if y > top + 40:
            g.flat(rect(x - w * 0.46, y, w * 0.92, 7), c)
    g.flat(f"M{x - w / 2} {foot}L{x - w * 0.4} {top + 30}H{x - w * 0.16}L{x - w * 0.22} {foot}Z", INK, 0.16)
    g.flat(
        f"M{x - w * 0.4} {top + 34}C{x - w * 0.5} {top + 16} {x - w} {top + 16} {x - w * 0.95} {top}"
        f"H{x + w * 0.95}C{x + w} {top + 16} {x + w * 0.5} {top + 16} {x + w * 0.4} {top + 34}Z",
        "#4f8f6a",
    )
    for k in (-0.62, -0.2, 0.2, 0.62):
        g.flat(
            f"M{x + k * w - 5} {top + 3}L{x + k * w * 0.6} {top + 28}L{x + k * w + 5} {top + 3}Z",
            "#e9b9a0" if abs(k) < 0.4 else "#5f9fb0",
        )
    g.flat(rect(x - w * 0.7, top - 9, w * 1.4, 9), "#d9b060")


@ground
def egyptian_hall(g):
    g.flat("M0 0H420V230H0Z", "#e4b871")
    g.flat("M0 0H420V22H0Z", "#2f5f74")
    for x in range(10, 420, 26):
        g.flat(star(x, 11, 5, 5, 2.2), "#f1dc9a")
    g.flat("M0 22H420V28H0Z", "#b5533a")
    for x in (88, 148, 244, 304):
        for k, y in enumerate((62, 82, 102, 122)):
            g.flat(oval(x + 12, y, 6, 5) if k % 2 else rect(x + 4, y - 5, 15, 4), "#a86a3a", 0.75)
            g.flat(f"M{x + 26} {y + 5}v-12h9l5 6l-5 6Z", "#3f7f8a", 0.65)
    g.flat("M190 150V70Q210 52 230 70V150Z", "#f6dca0")
    g.flat("M190 150V124Q210 112 230 124V150Z", "#d6a860")
    for x in (56, 364):
        lotus_column(g, x, 37, 170, 38)
    for x in (142, 278):
        lotus_column(g, x, 50, 164, 26)
    floor(g, 164, "#c98f52", "#9a6436", True, "#3f7f8a")


@ground
def persian_hall(g):
    g.flat("M0 0H420V230H0Z", "#6f86a8")
    g.flat("M0 0H420V20H0Z", "#7a4a2a")
    for x in range(0, 420, 30):
        g.flat(rect(x, 20, 18, 8), "#c9973f")
    for y in (44, 128):
        g.flat(rect(0, y, 420, 10), "#e3c06a")
        for x in range(4, 420, 22):
            g.flat(oval(x + 6, y + 5, 4), "#a34634")
    for x in range(20, 420, 38):
        g.flat(f"M{x} 122V84q9 -10 18 0V122Z", "#d9b988")
        g.flat(oval(x + 9, 78, 5), "#c99b6c")
        g.line(f"M{x + 21} 122V66", 2.2, "#e3c06a")
    for x in (30, 128, 292, 390):
        g.flat(rect(x - 8, 52, 16, 116), "#d8c3a0")
        g.flat(rect(x - 8, 52, 5, 116), INK, 0.2)
        g.flat(
            f"M{x - 26} 34Q{x - 12} 30 {x - 10} 50H{x + 10}Q{x + 12} 30 {x + 26} 34L{x + 20} 56H{x - 20}Z", "#b9a27c"
        )
        g.flat(f"M{x - 13} 168L{x - 8} 152H{x + 8}L{x + 13} 168Z", "#b9a27c")
    floor(g, 168, "#8f3f3a", "#642a2a", True, "#d9b060")
    g.flat("M150 180H270L312 226H108Z", "#a85a3c")
    g.flat("M158 184H262L296 222H124Z", "#3f5f80")


@ground
def plain_room(g):
    g.flat("M0 0H420V230H0Z", "#a97a48")
    for y in range(0, 164, 27):
        g.line(f"M0 {y}H420", 2.4, "#7c5330", 0.8)
        for x in range(30 + y * 3 % 90, 420, 140):
            g.line(f"M{x} {y}v27", 2, "#7c5330", 0.6)
    for x in (4, 404):
        g.flat(rect(x, 0, 13, 164), "#6b4526")
    g.flat("M0 0H420V16H0Z", "#6b4526")
    g.flat(rect(50, 44, 78, 66), "#6b4526")
    g.flat(rect(57, 51, 64, 52), "#9cc3cc")
    g.flat("M57 103V88Q90 76 121 90V103Z", "#8aa663")
    g.line("M89 50V104M56 77H122", 4, "#6b4526")
    g.flat(rect(296, 58, 96, 7), "#6b4526")
    for x, h, c in ((304, 18, "#c47a4a"), (324, 14, "#8fa35a"), (344, 22, "#d9b878"), (368, 12, "#a5533a")):
        g.flat(rect(x, 58 - h, 14, h, 3), c)
    g.flat("M0 164H420V230H0Z", "#8a5d36")
    for y in (164, 180, 202):
        g.line(f"M0 {y}H420", 2.4, "#623d20", 0.75)
    g.flat("M120 186H316L346 222H90Z", "#8f4a3a", 0.8)
    g.flat("M132 191H304L324 216H112Z", "#c98f5a", 0.8)


@ground
def stone_hall(g):
    g.flat("M0 0H420V230H0Z", "#8d8a86")
    for y in range(0, 168, 24):
        for x in range(-20 + (y // 24 % 2) * 26, 420, 52):
            g.line(rect(x, y, 52, 24), 1.8, "#74716e", 0.8)
    g.flat("M0 0H420V14H0Z", "#4f3a2a")
    for x in (40, 210, 380):
        g.flat(f"M{x - 50} 14H{x + 50}L{x} 40Z", "#5f4632", 0.75)
    for x in (118, 302):
        g.flat(f"M{x - 18} 120V60Q{x} 26 {x + 18} 60V120Z", "#b9d0d6")
        g.line(f"M{x} 42V120M{x - 18} 82H{x + 18}", 3, "#5d5a57")
    for x, c in ((38, "#7d3240"), (210, "#33506e"), (382, "#7d3240")):
        g.flat(f"M{x - 20} 40H{x + 20}V112L{x} 100L{x - 20} 112Z", c)
        g.flat(oval(x, 70, 9), "#d9b24a")
    floor(g, 166, "#6f6a64", "#55514c", True, "#5d5a57")
    g.flat("M160 170H260L312 230H108Z", "#7d3240", 0.8)


@ground
def longhall(g):
    g.flat("M0 0H420V230H0Z", "#5d4128")
    for x in range(0, 420, 21):
        g.flat(rect(x, 40, 19, 126), "#7c5833" if x // 21 % 2 else "#74502d")
    g.flat("M0 0H420V56L210 18L0 56Z", "#3f2b1a")
    g.flat("M0 56L210 18L420 56V66L210 28L0 66Z", "#a0743f")
    for x in (50, 142, 278, 370):
        g.flat(rect(x - 8, 44, 16, 128), "#a0743f")
        g.line(f"M{x - 6} 70q12 8 0 16t0 16q12 8 0 16t0 16", 2.6, "#5d3d20", 0.9)
    for x, c in ((96, "#a8463a"), (210, "#d9c28a"), (324, "#46617f")):
        g.flat(oval(x, 96, 22), c)
        g.flat(rect(x - 1.5, 74, 3, 44), "#3f2b1a", 0.8)
        g.flat(rect(x - 22, 94.5, 44, 3), "#3f2b1a", 0.8)
        g.flat(oval(x, 96, 6), "#b9c0c2")
    g.flat("M0 166H420V230H0Z", "#6b4a2c")
    g.flat(oval(210, 196, 130, 26), "#e8943c", 0.35)
    g.flat(oval(210, 196, 70, 14), "#ffd070", 0.4)
    for y in (176, 214):
        g.line(f"M0 {y}H420", 2.4, "#4b3018", 0.7)


@ground
def minoan_hall(g):
    g.flat("M0 0H420V230H0Z", "#f0dcb0")
    g.flat("M0 104H420V164H0Z", "#c9604a")
    g.flat("M0 30H420V100H0Z", "#8fc0c4")
    for k in range(6):
        x = 34 + k * 74
        g.flat(
            put("M-18 4Q-8 -12 8 -9Q16 -16 15 -7Q22 -4 15 2Q0 12 -10 8L-22 14Z", x, 66, 1.1, -8 if k % 2 else 12),
            "#3f6f9a",
        )
    g.flat("M0 0H420V30H0Z", "#b34c38")
    for x in range(12, 420, 28):
        g.flat(oval(x, 15, 8), "#f0dcb0")
        g.flat(oval(x, 15, 3.6), "#33506e")
    g.flat("M0 98H420V105H0Z", "#e3b85a")
    for x in (28, 140, 280, 392):
        g.flat(f"M{x - 14} 44H{x + 14}L{x + 10} 166H{x - 10}Z", "#a5382c")
        g.flat(f"M{x - 14} 44H{x - 6}L{x - 5} 166H{x - 10}Z", INK, 0.2)
        g.flat(rect(x - 20, 28, 40, 8), "#2b2118")
        g.flat(oval(x, 40, 18, 7), "#2b2118")
    floor(g, 166, "#dcb98a", "#b08a58", True, "#33506e")


@ground
def indian_hall(g):
    g.flat("M0 0H420V230H0Z", "#c2704e")
    g.flat("M0 0H420V24H0Z", "#8a3f34")
    for x in (14, 120, 226, 332):
        g.flat(
            f"M{x} 166V84Q{x} 66 {x + 12} 62Q{x + 16} 48 {x + 37} 42Q{x + 58} 48 {x + 62} 62"
            f"Q{x + 74} 66 {x + 74} 84V166Z",
            "#f3dca6",
        )
        g.flat(f"M{x + 6} 166V120Q{x + 36} 96 {x + 68} 124V166Z", "#9ab87a")
        g.flat(f"M{x + 10} 112Q{x + 22} 84 {x + 36} 96Q{x + 46} 78 {x + 64} 112Z", "#7fa88a", 0.7)
    for x in (0, 104, 210, 316, 420):
        g.flat(rect(x - 8, 60, 16, 106), "#e0a86a")
        g.flat(rect(x - 13, 54, 26, 9), "#f0c88a")
        g.flat(oval(x, 154, 14, 12), "#e0a86a")
    for x in range(12, 420, 24):
        g.flat(f"M{x - 9} 24H{x + 9}L{x} 36Z", "#e0b24a")
    floor(g, 166, "#b5653a", "#8a4526", True, "#e0b24a")


@ground
def chinese_hall(g):
    g.flat("M0 0H420V230H0Z", "#7d2f2a")
    g.flat("M0 0H420V20H0Z", "#2f5f5a")
    for x in range(8, 420, 20):
        g.flat(rect(x, 20, 11, 9), "#3f8074" if x % 40 < 20 else "#d9a94a")
    for x in (48, 158, 228, 338):
        g.flat(rect(x - 6, 46, 56, 110), "#d9b988")
        for k in range(1, 4):
            g.line(f"M{x - 6 + k * 14} 46V156M{x - 6} {46 + k * 27}H{x + 50}", 2, "#7a4a2a", 0.9)
    for x in (20, 128, 292, 400):
        g.flat(rect(x - 10, 29, 20, 139), "#b0362c")
        g.flat(rect(x - 10, 29, 6, 139), INK, 0.22)
        g.flat(rect(x - 14, 158, 28, 12), "#c9b48a")
        g.line(f"M{x - 8} 60Q{x + 12} 70 {x - 8} 84T{x + 8} 108", 2.6, "#e0b24a", 0.8)
    floor(g, 168, "#5d5a58", "#3f3c3a", True, "#d9a94a")


@ground
def clay_room(g):
    """White-washed mud brick, niches with scrolls and jars: scribes and healers of the south."""
    g.flat("M0 0H420V230H0Z", "#efe0c0")
    g.flat("M0 0H420V18H0Z", "#8a6238")
    for x in range(14, 420, 44):
        g.flat(oval(x, 20, 8), "#6b4a2c")
    for x in (26, 104, 268, 346):
        g.flat(rect(x, 52, 52, 46, 6), "#c9ab78")
        for k in range(3):
            if x in (26, 346):
                g.flat(oval(x + 12 + k * 14, 89, 7), "#f6ecd2")
                g.flat(oval(x + 12 + k * 14, 89, 2.6), "#a3854f")
            else:
                g.flat(f"M{x + 8 + k * 14} 96q-5 -12 2 -20h6q7 8 2 20Z", ("#b5653a", "#7f8f5a", "#c98f52")[k])
    g.flat("M182 150V74H238V150Z", "#9cc8d0")
    g.flat("M182 150V118Q210 104 238 120V150Z", "#c9b070")
    g.line("M182 74V150M238 74V150M182 74H238", 4, "#a3854f")
    g.flat("M0 138H420V164H0Z", "#c98458")
    g.flat("M0 134H420V139H0Z", "#3f7f8a")
    floor(g, 164, "#d9bb86", "#b3925c", False)
    g.flat("M110 182H310L344 220H76Z", "#7f9a8a", 0.8)


@ground
def smithy(g):
    g.flat("M0 0H420V230H0Z", "#6a4436")
    for y in range(0, 168, 20):
        for x in range(-18 + (y // 20 % 2) * 22, 420, 44):
            g.line(rect(x, y, 44, 20), 1.8, "#4f3026", 0.8)
    g.flat("M30 166V96Q30 56 80 56T130 96V166Z", "#3d2a22")
    g.flat("M46 166V104Q46 74 80 74T114 104V166Z", "#d9552b")
    g.flat("M54 166V124Q58 96 80 96T106 124V166Z", "#f0a43a")
    g.flat("M66 166V140Q70 118 80 118T94 140V166Z", "#ffd76a")
    g.flat("M46 0H114L104 56H56Z", "#4f3026")
    g.flat(rect(220, 58, 170, 7), "#3d2a22")
    for x, h in ((234, 40), (258, 34), (284, 44), (312, 30), (338, 40), (364, 36)):
        g.line(f"M{x} 64v{h}", 4, "#9a958a")
        g.flat(rect(x - 8, 60 + h, 16, 9), "#7d8488")
    floor(g, 166, "#57443a", "#3d2e27", False)
    g.flat(oval(84, 188, 110, 22), "#f0963a", 0.32)


@ground
def temple_hall(g):
    """White marble, blue and gold: Greek and Roman houses of gods."""
    g.flat("M0 0H420V230H0Z", "#4f6f94")
    g.flat("M0 0H420V28H0Z", "#e9e0c8")
    for x in range(8, 420, 30):
        g.flat(rect(x, 8, 16, 14), "#3f5f8a" if x % 60 < 30 else "#b5533a")
    for x in (24, 96, 324, 396):
        g.flat(rect(x - 15, 40, 30, 128), "#f3ecda")
        g.flat(rect(x - 15, 40, 9, 128), INK, 0.16)
        for k in (-4, 3, 9):
            g.line(f"M{x + k} 46V162", 1.8, "#cfc3a6")
        g.flat(rect(x - 20, 28, 40, 13), "#f3ecda")
        g.flat(rect(x - 20, 160, 40, 10), "#f3ecda")
    g.flat("M138 168V70Q138 40 210 40T282 70V168Z", "#33506e")
    g.flat("M150 168V76Q150 52 210 52T270 76V168Z", "#6f90b4")
    floor(g, 168, "#d6cbb4", "#b0a488", True, "#b5894a")


@ground
def painted_tomb(g):
    g.flat("M0 0H420V230H0Z", "#3f4a5f")
    g.flat("M0 0L70 34V150L0 176ZM420 0L350 34V150L420 176Z", "#c99a58")
    g.flat("M70 34H350V150H70Z", "#d9b070")
    g.flat("M0 0H420L350 34H70Z", "#2f4a6a")
    for x, y in ((60, 10), (120, 22), (180, 10), (240, 22), (300, 10), (360, 12)):
        g.flat(star(x, y, 5, 5, 2), "#f1dc9a")
    for x in (96, 142, 264, 310):
        g.flat(rect(x, 70, 9, 40), "#a8563a")
        g.flat(oval(x + 4, 62, 8), "#7a4a2a")
        g.flat(f"M{x - 6} 110h21l-3 16h-15Z", "#f3ead6")
        g.line(f"M{x + 12} 80l16 -10", 4, "#a8563a")
    for x in (30, 390):
        for y in (54, 80, 106, 130):
            g.flat(rect(x - 12, y, 24, 6), "#8a5a34", 0.7)
            g.flat(oval(x, y + 13, 6, 5), "#3f7f8a", 0.7)
    g.flat("M70 40H350V48H70ZM70 140H350V150H70Z", "#3f7f8a")
    g.flat("M0 176L70 150H350L420 176V230H0Z", "#8a6a46")
    g.flat("M0 204Q210 184 420 204V230H0Z", "#75583a")


# Towns


@ground
def japanese_street(g):
    g.flat("M150 130L210 62L270 130Z", "#a9bccb")
    g.flat("M192 82L210 62L228 82L218 88L210 82L200 89Z", "#eef2f2")
    g.flat("M110 130Q210 108 310 130V172H110Z", "#90a878")
    for x, w, h in ((-14, 92, 84), (80, 72, 62), (268, 72, 62), (342, 92, 84)):
        top = 172 - h
        g.flat(rect(x, top, w, h), "#8f6540")
        g.flat(rect(x + 6, top + 20, w - 12, h - 40), "#efe2c4")
        for k in range(1, int((w - 12) / 12)):
            g.line(f"M{x + 6 + k * 12} {top + 20}V{172 - 20}", 2, "#5f3f26")
        g.line(f"M{x + 6} {top + h * 0.5}H{x + w - 6}", 2.4, "#5f3f26")
        g.flat(rect(x, 152, w, 20), "#6b482a")
        g.flat(
            f"M{x - 12} {top + 8}Q{x + w * 0.2} {top - 2} {x + w * 0.3} {top - 24}H{x + w * 0.7}"
            f"Q{x + w * 0.8} {top - 2} {x + w + 12} {top + 8}Z",
            "#4a545c",
        )
        g.flat(f"M{x - 12} {top + 8}H{x + w + 12}V{top + 13}H{x - 12}Z", "#333c44")
    for x, y in ((20, 110), (64, 110), (112, 124), (308, 124), (356, 110), (400, 110)):
        g.line(f"M{x} {y - 10}V{y}", 2, "#3a2a1c")
        g.flat(oval(x, y + 10, 9, 11), "#e2593c")
        g.flat(rect(x - 5, y - 2, 10, 3), "#3a2a1c")
        g.flat(rect(x - 5, y + 20, 10, 3), "#3a2a1c")
        g.flat(oval(x + 2, y + 8, 4, 6), "#ffd48a", 0.8)
    g.flat("M0 170H420V230H0Z", "#bda582")
    for y, n in ((184, 9), (204, 7)):
        for k in range(n):
            g.flat(oval(420 / n * (k + 0.3 + (y % 8) / 16), y, 15, 5), "#a68d68", 0.7)


@ground
def japanese_garden(g):
    g.flat("M60 126L190 44L320 126Z", "#a7bac8")
    g.flat("M152 68L190 44L230 69L214 76L202 66L190 78L176 67L166 76Z", "#f1f4f2")
    g.flat("M0 128Q110 104 220 120T420 112V230H0Z", "#8fae84")
    for x, y, r in ((24, 112, 30), (58, 120, 22), (368, 110, 32), (404, 118, 26)):
        g.flat(oval(x, y, r, r * 0.7), "#e6a9b8")
        g.flat(oval(x + 6, y - 6, r * 0.6, r * 0.4), "#f3c8d2")
        g.line(f"M{x} {y + r * 0.5}V150", 4, "#5f3f2c")
    g.flat("M0 146Q120 136 220 144T420 138V230H0Z", "#7c9c5c")
    g.flat("M90 168Q120 150 220 152T350 172Q330 196 210 196T90 168Z", "#5f9fae")
    g.flat("M120 164Q150 156 220 157T310 168Q220 162 120 164Z", "#9fc8cc")
    g.line("M158 168Q196 132 250 166", 8, "#a8382c")
    g.line("M162 160Q198 126 248 158", 3, "#a8382c")
    for x in (176, 200, 226):
        g.line(f"M{x} {150 if x != 200 else 146}v12", 2.6, "#a8382c")
    for x, y, r in ((100, 178, 13), (330, 184, 15), (348, 176, 10)):
        g.flat(oval(x, y, r, r * 0.6), "#8d8a86")
    g.flat("M0 200Q160 188 420 202V230H0Z", "#dccfae")
    for k in range(4):
        g.line(f"M0 {207 + k * 6}Q160 {197 + k * 6} 420 {209 + k * 6}", 1.8, "#b9aa84", 0.8)


@ground
def chinese_court(g):
    g.flat("M0 120Q80 84 150 104Q220 60 300 100Q360 84 420 108V170H0Z", "#9fb4ae")
    for x, w, h in ((-20, 110, 60), (140, 140, 74), (330, 110, 60)):
        top = 160 - h
        g.flat(rect(x + 8, top, w - 16, h), "#a33a2e")
        for k in range(1, 6):
            g.flat(rect(x + 8 + k * (w - 16) / 6 - 2, top, 5, h), "#7a2820")
        g.flat(
            f"M{x - 14} {top + 6}Q{x + 14} {top - 6} {x + w * 0.22} {top - 28}H{x + w * 0.78}"
            f"Q{x + w - 14} {top - 6} {x + w + 14} {top + 6}L{x + w + 4} {top + 12}H{x - 4}Z",
            "#4f7f6a",
        )
        g.flat(rect(x + w * 0.2, top - 33, w * 0.6, 7), "#d9a94a")
    g.flat("M0 158H420V172H0Z", "#e6dcc4")
    for x in range(6, 420, 22):
        g.flat(rect(x, 150, 6, 18), "#f3ecd8")
    g.flat("M0 150H420V154H0Z", "#f3ecd8")
    floor(g, 170, "#b9b2a0", "#958d7a", True)
    g.flat("M170 172H250L290 230H130Z", "#d6cdb4")


@ground
def forum(g):
    g.flat("M0 110Q110 84 210 100T420 92V170H0Z", "#a9b98c")
    g.flat("M126 92L210 54L294 92V100H126Z", "#efe4cc")
    g.flat("M150 90L210 62L270 90Z", "#b5533a", 0.8)
    for x in range(134, 292, 26):
        g.flat(rect(x, 100, 11, 62), "#efe4cc")
        g.flat(rect(x, 100, 4, 62), INK, 0.14)
    g.flat("M134 104H286V160H134Z", "#8a6a50", 0.28)
    for x0, f in ((0, 1), (420, -1)):
        for k in range(3):
            x = x0 + f * (8 + k * 34)
            g.flat(rect(x - 8, 62, 16, 104), "#e3d3b0")
            g.flat(rect(x - 8, 62, 5, 104), INK, 0.16)
            g.flat(rect(x - 12, 56, 24, 8), "#efe4cc")
        g.flat(rect(min(x0, x0 + f * 96), 40, 96, 17), "#d9c49a")
        g.flat(rect(min(x0, x0 + f * 96), 36, 96, 5), "#b5653a")
    g.flat("M110 158H310L318 170H102Z", "#d9ccb0")
    floor(g, 168, "#d9c8a4", "#b7a37c", True)


@ground
def bazaar(g):
    g.flat("M0 110H420V170H0Z", "#d9b077")
    for x, w, h, c in (
        (-10, 80, 84, "#d8a866"),
        (66, 62, 60, "#e6c48a"),
        (124, 48, 92, "#c9955a"),
        (250, 52, 74, "#e6c48a"),
        (300, 60, 96, "#cf9c5e"),
        (356, 74, 64, "#e0b778"),
    ):
        g.flat(rect(x, 168 - h, w, h), c)
        g.flat(rect(x, 168 - h, w * 0.24, h), INK, 0.12)
        for k in range(int(w / 14)):
            g.flat(poly((x + k * 14, 168 - h), (x + k * 14 + 5, 160 - h), (x + k * 14 + 10, 168 - h)), c)
        g.flat(f"M{x + w * 0.4} 130v-12q6 -8 12 0v12Z", "#6b4226")
    g.flat("M172 168V116Q210 84 250 116V168Z", "#f3d79a")
    g.flat("M186 168V138Q210 112 236 138V168Z", "#c98b52")
    g.flat("M160 100H262V112H160Z", "#b9814a")
    for x, c in ((14, "#3f7f8a"), (76, "#a8463a"), (272, "#c79a35"), (346, "#3f7f8a")):
        g.flat(f"M{x} 122H{x + 64}L{x + 74} 140H{x - 8}Z", c)
        for k in range(3):
            g.flat(f"M{x + 6 + k * 22} 122h10l4 18h-12Z", "#f1e3bd", 0.8)
    g.flat("M0 166H420V230H0Z", "#cfa569")
    for d in ("M20 190Q90 182 150 190", "M230 202Q300 194 380 204", "M90 218Q180 210 260 218"):
        g.line(d, 2.4, "#a87f48", 0.6)


@ground
def harbour_quay(g):
    g.flat("M0 112H420V176H0Z", "#4f8ca6")
    g.flat("M0 112Q40 92 90 100T170 112ZM300 112Q350 90 420 98V112Z", "#9fb09a")
    waves(g, 44, (20, 122, 390, 160), 14)
    for x, h in ((60, 74), (132, 58), (300, 66), (372, 82)):
        g.line(f"M{x} 146V{146 - h}", 4, "#6b4a2c")
        g.flat(f"M{x - 34} 138Q{x} 152 {x + 34} 138L{x + 26} 154H{x - 26}Z", "#7a5232")
        g.flat(rect(x - 22, 150 - h, 44, 5), "#d9c49a")
        g.line(f"M{x} {148 - h}L{x - 30} 140M{x} {148 - h}L{x + 30} 140", 1.8, "#6b4a2c", 0.8)
    g.flat("M0 164H420V230H0Z", "#bfae8c")
    g.flat("M0 164H420V172H0Z", "#d9caa8")
    for y, n in ((172, 9), (190, 8), (210, 7)):
        for k in range(n + 1):
            g.line(f"M{420 / n * (k + (y % 4) / 4)} {y}v{18}", 2, "#97866a", 0.7)
        g.line(f"M0 {y}H420", 2, "#97866a", 0.7)
    for x in (34, 384):
        g.flat(rect(x - 6, 156, 12, 18, 3), "#5f4a36")


# Woods


@ground
def celtic_forest(g):
    g.flat("M0 70Q100 52 210 66T420 58V230H0Z", "#b9bd7c")
    for x, w in ((24, 26), (96, 16), (150, 11), (268, 12), (326, 18), (398, 28)):
        g.flat(
            f"M{x - w * 0.6} 180Q{x - w * 0.2} 120 {x - w * 0.4} 40H{x + w * 0.4}Q{x + w * 0.2} 120 {x + w * 0.7} 180Z",
            "#6a5a3c" if w > 14 else "#8a8156",
        )
        if w > 14:
            g.flat(
                f"M{x - w * 0.6} 180Q{x - w * 0.2} 120 {x - w * 0.4} 40H{x - w * 0.1}Q{x} 120 {x - w * 0.2} 180Z",
                "#8aa04a",
                0.55,
            )
    for x, y, r, c in (
        (0, 26, 64, "#5f7434"),
        (80, 12, 60, "#758a3c"),
        (160, 8, 46, "#8a9c48"),
        (264, 8, 48, "#8a9c48"),
        (340, 14, 58, "#758a3c"),
        (420, 26, 62, "#5f7434"),
    ):
        g.flat(oval(x, y, r, r * 0.72), c)
    g.flat("M0 166Q120 148 220 160T420 154V230H0Z", "#83913f")
    g.flat("M0 200Q150 184 420 200V230H0Z", "#6c7a34")
    for x, y in ((60, 186), (118, 196), (308, 188), (366, 198)):
        g.flat(oval(x, y, 15, 7), "#9aab52")
    tufts(g, 51, (8, 180, 412, 226), "#515f26", 18)


@ground
def pine_forest(g):
    g.flat("M0 96L70 46L130 92L210 40L300 94L360 56L420 90V230H0Z", "#9fb2ba")
    firs(g, 140, tuple(range(8, 420, 26)), "#7a9a98", 56)
    firs(g, 158, tuple(range(-4, 430, 38)), "#547a74", 84)
    firs(g, 176, (6, 48, 92, 330, 374, 416), "#33584f", 128)
    g.flat("M0 168Q120 152 220 162T420 156V230H0Z", "#5f7a62")
    g.flat("M0 202Q150 186 420 202V230H0Z", "#4d6852")
    for x, y in ((40, 196), (130, 188), (290, 190), (390, 200)):
        g.flat(oval(x, y, 16, 5), "#8a7a56", 0.5)
    tufts(g, 52, (8, 182, 412, 226), "#37503f", 14)


@ground
def birch_forest(g):
    g.flat("M0 84Q110 62 210 78T420 68V230H0Z", "#dcd68e")
    for x, y, r, c in (
        (20, 40, 60, "#d8c252"),
        (110, 30, 56, "#e6d36a"),
        (320, 32, 58, "#dcc458"),
        (404, 44, 58, "#cbb448"),
        (210, 20, 50, "#eedd84"),
    ):
        g.flat(oval(x, y, r, r * 0.72), c, 0.92)
    for x, w in ((20, 15), (64, 11), (104, 8), (160, 6), (250, 6), (302, 9), (346, 12), (396, 16)):
        g.flat(rect(x - w / 2, 34, w, 140), "#f3efe2")
        g.flat(rect(x - w / 2, 34, w * 0.34, 140), "#c9c2b0")
        for k in range(6):
            g.flat(rect(x - w / 2 + (k % 2) * w * 0.4, 48 + k * 20 + (x * 7) % 13, w * 0.6, 3), "#3f3833")
    g.flat("M0 164Q120 150 220 160T420 154V230H0Z", "#b9b45a")
    g.flat("M0 200Q150 184 420 200V230H0Z", "#a39f48")
    r = random.Random(5)
    for _ in range(26):
        g.flat(oval(r.uniform(6, 414), r.uniform(172, 224), 4, 2.4), "#e8c850", 0.9)
    tufts(g, 53, (8, 180, 412, 226), "#7c7a34", 12)


@ground
def rainforest(g):
    g.flat("M0 0H420V230H0Z", "#9cc8a8")
    g.flat("M0 60Q110 36 210 54T420 46V230H0Z", "#6fae8c")
    for x in (40, 120, 300, 384):
        g.line(f"M{x} 0V160", 7 if x in (40, 384) else 4, "#3f6a4a")
    for x, y in ((10, 30), (90, 14), (170, 20), (250, 12), (330, 18), (410, 30)):
        g.flat(oval(x, y, 60, 30), "#2f7a52")
        g.flat(oval(x + 12, y - 6, 34, 16), "#4f9a66")
    for x in (70, 160, 268, 350):
        g.line(f"M{x} 24Q{x + 10} 70 {x - 4} 104", 3, "#2f6a44", 0.9)
    for x0, f in ((0, 1), (420, -1)):
        for y, c in ((120, "#2f7a52"), (150, "#3f9460"), (184, "#2a6a48")):
            for a in (-30, 0, 30):
                g.flat(put("M0 0Q40 -26 88 -4Q42 14 0 0Z", x0, y, 1, a if f > 0 else 180 - a), c)
    g.flat("M0 168Q120 150 220 162T420 156V230H0Z", "#4f8a56")
    g.flat("M0 202Q150 186 420 202V230H0Z", "#3f7448")
    for x, y, c in ((66, 176, "#d9507a"), (346, 182, "#e8a03a"), (120, 168, "#e8a03a"), (300, 170, "#d9507a")):
        g.flat(oval(x, y, 5), c)


# Open country


@ground
def snow_plain(g):
    g.flat("M0 132Q100 118 210 126T420 120V230H0Z", "#c9d6de")
    firs(g, 134, tuple(range(10, 420, 31)), "#93a9b0", 22)
    g.flat("M0 142Q140 130 260 138T420 134V230H0Z", "#e3eaec")
    g.flat("M0 176Q90 158 190 168Q300 184 420 164V230H0Z", "#f3f6f3")
    g.flat("M0 206Q150 192 300 204T420 200V230H0Z", "#dfe8ec")
    for d in ("M40 188Q110 178 180 186", "M240 192Q310 186 380 194", "M100 216Q180 208 250 216"):
        g.line(d, 3, "#c3d2da", 0.8)
    for x, y in ((30, 168), (388, 172), (60, 200)):
        g.line(f"M{x} {y}q-2 -10 -8 -16M{x} {y}v-18M{x} {y}q2 -10 9 -15", 2, "#8a7a5a", 0.9)


@ground
def cliffs_coast(g):
    g.flat("M0 122H420V230H0Z", "#7fb0bc")
    g.flat("M0 140H420V230H0Z", "#5a97a8")
    g.flat("M420 58L352 64L330 58L300 74L290 130L276 146H420Z", "#efe9dc")
    g.flat("M420 58L352 64L330 58L300 74L304 84L346 76L420 72Z", "#8aa65a")
    for x, y in ((310, 92), (334, 84), (360, 88), (392, 80)):
        g.line(f"M{x} {y}L{x - 6} {y + 40}", 2.4, "#c3b9a4", 0.9)
    g.flat("M0 84L60 80L92 96L98 150L112 168H0Z", "#f6f0e2")
    g.flat("M0 84L60 80L92 96L88 104L56 92L0 96Z", "#7c9a4f")
    for x in (16, 40, 66):
        g.line(f"M{x} 100L{x + 6} 156", 2.6, "#cfc4ac", 0.9)
    waves(g, 46, (112, 134, 280, 176), 10)
    g.flat("M0 176Q120 160 240 172T420 166V230H0Z", "#7f9c54")
    g.flat("M0 206Q150 192 420 206V230H0Z", "#6c8a48")
    tufts(g, 54, (8, 184, 412, 226), "#4f6c34", 16)


@ground
def olive_hills(g):
    g.flat("M0 112L60 76L120 104L190 62L270 108L340 78L420 104V230H0Z", "#b6b7c0")
    g.flat("M0 142Q100 108 200 130T420 118V230H0Z", "#cbb98a")
    for k in range(4):
        y = 142 + k * 10
        g.line(f"M0 {y + 6}Q110 {y - 20} 210 {y}T420 {y - 8}", 3, "#a3915f", 0.8)
    for x, y, r in (
        (30, 134, 13),
        (70, 126, 12),
        (112, 132, 11),
        (300, 128, 12),
        (340, 124, 13),
        (388, 126, 14),
        (52, 150, 14),
        (366, 148, 15),
    ):
        g.line(f"M{x} {y + r}V{y}", 4, "#6b5638")
        g.flat(oval(x, y - 3, r * 1.25, r), "#8d9a6a")
        g.flat(oval(x + 3, y - 6, r * 0.7, r * 0.5), "#a8b484")
    g.flat("M0 172Q130 154 240 166T420 160V230H0Z", "#c6ad70")
    g.flat("M0 204Q150 190 420 204V230H0Z", "#b2985c")
    for x, y in ((60, 196), (180, 206), (330, 190), (390, 214)):
        g.flat(oval(x, y, 9, 4), "#e3d6b0")
    tufts(g, 55, (8, 182, 412, 226), "#7c7a44", 14)


@ground
def canyon(g):
    g.flat("M0 118H420V230H0Z", "#d98f5a")
    for x, w, h in ((-20, 110, 76), (120, 60, 44), (210, 80, 60), (330, 130, 84)):
        g.flat(
            f"M{x} 142L{x + 8} {142 - h * 0.5}L{x + 14} {142 - h}H{x + w - 14}L{x + w - 6} {142 - h * 0.5}"
            f"L{x + w} 142Z",
            "#b5603c",
        )
        for k in range(1, 4):
            g.flat(rect(x + 10, 142 - h + k * h * 0.22, w - 20, h * 0.07), "#d98a58", 0.8)
    g.flat("M0 144Q120 132 240 142T420 138V230H0Z", "#c9784a")
    g.flat("M0 178Q120 160 260 174T420 168V230H0Z", "#b8683e")
    g.flat("M0 208Q150 194 420 208V230H0Z", "#a35a34")
    for x, y, s in ((40, 180, 16), (66, 186, 10), (380, 182, 18), (350, 192, 9)):
        g.flat(f"M{x - s} {y + 6}L{x - s * 0.5} {y - s * 0.6}L{x + s * 0.4} {y - s * 0.7}L{x + s} {y + 6}Z", "#8f4a2c")
    tufts(g, 56, (8, 188, 412, 226), "#7c5a2c", 8)


@ground
def moorland(g):
    g.flat("M0 126Q80 96 180 116Q300 84 420 112V230H0Z", "#9a98a8")
    g.flat("M0 142Q120 116 240 134T420 126V230H0Z", "#8a7488")
    g.flat("M0 158Q100 140 200 154T420 148V230H0Z", "#7c8058")
    g.flat("M60 166Q140 150 260 162T400 158Q300 176 180 176T60 166Z", "#9a6088")
    g.flat("M0 186Q150 168 260 180T420 174V230H0Z", "#6c7450")
    g.flat("M0 210Q150 196 420 210V230H0Z", "#5a6346")
    r = random.Random(7)
    for _ in range(40):
        x, y = r.uniform(4, 416), r.uniform(160, 224)
        g.flat(oval(x, y, 7, 3.4), r.choice(("#a5689a", "#8f5484", "#b884aa")), 0.85)
    for x, y in ((90, 176), (330, 184)):
        g.flat(oval(x, y, 18, 9), "#b0aca6")
        g.flat(oval(x + 4, y - 3, 10, 4), "#cfcac2")


@ground
def meadow(g):
    g.flat("M0 124Q100 92 210 112T420 100V230H0Z", "#b8d09c")
    crowns(g, 128, (20, 44, 72, 340, 366, 396), "#7fa660", 18)
    g.flat("M0 138Q120 120 220 132T420 126V230H0Z", "#a5c878")
    g.flat("M0 166Q140 148 260 162T420 156V230H0Z", "#8fb95e")
    g.flat("M0 204Q150 188 420 204V230H0Z", "#7caa50")
    r = random.Random(9)
    for _ in range(70):
        x, y = r.uniform(4, 416), r.uniform(142, 226)
        g.flat(
            oval(x, y, 1.4 + (y - 140) / 34, 1.2 + (y - 140) / 40),
            r.choice(("#f6f0da", "#f0c84a", "#d96a7a", "#e9e0f0")),
            0.95,
        )
    tufts(g, 57, (8, 180, 412, 226), "#578236", 18)


@ground
def savanna(g):
    g.flat("M0 130H420V230H0Z", "#d9b15e")
    g.flat("M0 130Q60 118 120 128T260 126T420 122V140H0Z", "#a8a878")
    for x, s in ((54, 1.0), (360, 1.2), (300, 0.6)):
        g.line(
            f"M{x} 146L{x - 2 * s} {146 - 40 * s}M{x - 2 * s} {146 - 30 * s}L{x + 16 * s} {146 - 50 * s}"
            f"M{x - 2 * s} {146 - 30 * s}L{x - 18 * s} {146 - 52 * s}",
            4 * s,
            "#5f4a2c",
        )
        g.flat(oval(x, 146 - 56 * s, 42 * s, 11 * s), "#7c8a44")
        g.flat(oval(x + 8 * s, 146 - 60 * s, 26 * s, 6 * s), "#96a456")
    g.flat("M0 150Q120 140 240 148T420 144V230H0Z", "#cda04c")
    g.flat("M0 180Q150 164 280 176T420 172V230H0Z", "#b98c40")
    g.flat("M0 210Q150 198 420 210V230H0Z", "#a57a36")
    tufts(g, 58, (4, 160, 416, 226), "#7c5f28", 46, 8)


@ground
def rice_terraces(g):
    g.flat("M0 110Q60 60 130 96Q200 40 280 92Q350 60 420 96V230H0Z", "#8fb09c")
    g.flat("M70 98Q130 80 190 92T320 90Q260 104 190 104T70 98Z", "#f0f4ee", 0.6)
    for k, (y, c, w) in enumerate(
        (
            (126, "#8fbf6a", "#b9d8d4"),
            (144, "#7fb058", "#a8ccd0"),
            (166, "#6f9f4a", "#9cc4cc"),
            (194, "#628f40", "#8fbcc8"),
        )
    ):
        s = 1 + k * 0.5
        g.flat(f"M0 {y}Q70 {y - 14 * s} 150 {y - 2}T300 {y - 6}T420 {y - 8}V230H0Z", c)
        g.flat(
            f"M0 {y + 4}Q70 {y - 14 * s + 5} 150 {y + 3}T300 {y - 1}T420 {y - 3}V{y + 6 + k * 3}"
            f"Q360 {y + 10} 300 {y + 6 + k * 2}T150 {y + 10 + k * 2}T0 {y + 10 + k * 3}Z",
            w,
        )
    tufts(g, 59, (8, 200, 412, 226), "#4a7a30", 14)


@ground
def lagoon(g):
    g.flat("M0 120H420V230H0Z", "#4fb0b4")
    g.flat("M0 120H420V134H0Z", "#2f8fa6")
    g.flat("M280 120Q340 92 420 100V120Z", "#7fae8a")
    g.flat("M0 120Q30 108 70 112T120 120Z", "#7fae8a")
    waves(g, 47, (20, 130, 390, 168), 12)
    g.flat("M0 166Q120 154 240 164T420 158V230H0Z", "#8fd0c6", 0.8)
    g.flat("M0 172Q120 160 240 170T420 164V230H0Z", "#f6e4b4")
    g.flat("M0 204Q150 190 420 204V230H0Z", "#ecd39a")
    for x, y, h, lean in ((24, 178, 104, 14), (398, 174, 112, -18), (52, 174, 70, 20)):
        g.line(f"M{x} {y}Q{x + lean * 0.2} {y - h * 0.5} {x + lean} {y - h}", 6, "#8a6a42")
        for dx, dy in ((-34, 12), (-28, -10), (-6, -22), (22, -16), (34, 6), (4, 16)):
            g.line(f"M{x + lean} {y - h}q{dx * 0.5} {dy - 8} {dx} {dy + 6}", 6, "#4f8f4a")
    for x, y in ((120, 206), (300, 212), (210, 196)):
        g.flat(oval(x, y, 5, 3), "#e9a98c")


@ground
def islands(g):
    for x, w, h, c in (
        (30, 90, 50, "#8fa8b0"),
        (130, 60, 34, "#a3b8bc"),
        (300, 110, 62, "#8fa8b0"),
        (400, 80, 40, "#9cb2b8"),
    ):
        g.flat(f"M{x - w / 2} 124Q{x - w * 0.3} {124 - h} {x} {124 - h * 0.9}T{x + w / 2} 124Z", c)
    g.flat("M0 122H420V230H0Z", "#7ab8b8")
    g.flat("M0 142Q60 134 120 142T240 142T360 142T480 142V230H0Z", "#4f9fa8")
    g.flat("M-20 172Q30 160 80 172T180 172T280 172T380 172T480 172V230H0Z", "#3a8898")
    g.flat("M0 204Q50 192 100 204T200 204T300 204T400 204T500 204V230H0Z", "#2f7488")
    waves(g, 48, (6, 132, 400, 222), 16)


@ground
def rocky_pass(g):
    g.flat("M110 120L210 48L310 120V160H110Z", "#b9c0bc")
    g.flat("M186 66L210 48L236 67L222 74L210 66L198 76Z", SNOW)
    g.flat("M0 0L70 10L110 60L130 120L170 160H0Z", "#8a7d72")
    g.flat("M70 10L110 60L130 120L170 160H120L90 100L60 60Z", "#a39688")
    g.flat("M420 0L356 14L320 56L296 116L250 160H420Z", "#7a6e64")
    g.flat("M356 14L320 56L296 116L250 160H300L326 104L356 62Z", "#948678")
    for d in ("M20 40L60 90L64 140", "M40 20L90 74", "M400 44L366 96L360 140", "M386 24L346 70"):
        g.line(d, 3, "#5f554c", 0.7)
    g.flat("M0 158Q120 146 220 156T420 150V230H0Z", "#a08f78")
    g.flat("M180 156Q210 152 240 156L330 230H100Z", "#c3b395")
    g.flat("M0 200Q70 192 110 206L92 230H0ZM420 196Q350 192 314 206L340 230H420Z", "#877866")
    for x, y, s in ((50, 186, 18), (370, 184, 20), (86, 196, 9), (336, 200, 8)):
        g.flat(f"M{x - s} {y + 6}L{x - s * 0.5} {y - s * 0.7}L{x + s * 0.4} {y - s * 0.8}L{x + s} {y + 6}Z", "#6d6156")


@ground
def lakeland(g):
    g.flat("M0 122L70 66L130 108L200 54L280 112L350 70L420 116V230H0Z", "#8fa4b4")
    g.flat("M200 54L184 70L196 67L204 76L214 68L224 74Z", SNOW)
    g.flat("M70 66L56 80L68 77L76 84L86 78Z", SNOW)
    firs(g, 134, (12, 34, 58, 84, 330, 356, 382, 408), "#4f7a66", 34)
    g.flat("M0 130H420V186H0Z", "#5f9cb4")
    g.flat("M70 132L130 150L200 160L280 148L350 132Z", "#8fa4b4", 0.5)
    waves(g, 49, (30, 142, 390, 178), 12)
    g.flat("M0 148Q40 142 70 156Q50 172 0 176ZM420 144Q376 142 350 156Q376 172 420 176Z", "#7fa060")
    g.flat("M0 184Q120 168 240 182T420 176V230H0Z", "#7c9c58")
    g.flat("M0 210Q150 198 420 210V230H0Z", "#6b8a4a")
    tufts(g, 60, (8, 190, 412, 226), "#4c6a34", 14)


@ground
def farmland(g):
    """Patchwork of strips, hedges, far village."""
    g.flat("M0 116Q100 92 210 108T420 100V230H0Z", "#a9c08c")
    for x, y, s in ((180, 112, 1), (200, 108, 1.2), (222, 112, 0.9)):
        g.flat(f"M{x} {y}v{-9 * s}l{8 * s} {-7 * s}l{8 * s} {7 * s}v{9 * s}Z", "#d98a68")
    for d, c in (
        ("M0 134Q60 120 120 122L70 160H0Z", "#d9c25c"),
        ("M120 122Q170 118 210 122L190 160H70Z", "#94b05c"),
        ("M210 122Q270 116 310 118L330 160H190Z", "#c9a24c"),
        ("M310 118Q370 114 420 116V160H330Z", "#88a454"),
        ("M0 160H70L20 204H0Z", "#88a454"),
        ("M70 160H190L160 206H20Z", "#c9b04c"),
        ("M190 160H330L372 206H160Z", "#7f9f4c"),
        ("M330 160H420V206H372Z", "#d2b054"),
    ):
        g.flat(d, c)
    for d in ("M120 122L70 160L20 204", "M210 122L190 160L160 206", "M310 118L330 160L372 206", "M0 160H420"):
        g.line(d, 4, "#587a3a", 0.9)
    for k in range(7):
        g.line(f"M{196 + k * 18} 162L{176 + k * 28} 204", 2, "#64843a", 0.7)
    g.flat("M0 204H420V230H0Z", "#8a9a54")
    tufts(g, 61, (8, 206, 412, 228), "#5f7438", 12)


@ground
def siege_camp(g):
    """Before a besieged town at evening: tents, stakes, trampled earth."""
    g.flat("M0 122Q110 100 210 114T420 106V230H0Z", "#a89a78")
    g.flat("M252 116V76H270V66H282V76H318V60H336V76H372V66H384V76H402V116Z", "#8d7f68")
    for x in (262, 296, 350, 388):
        g.flat(rect(x, 88, 6, 12), "#5f5344")
    for x, s, c in ((24, 0.9, "#b58a5a"), (78, 1.1, "#c9a06c"), (140, 0.8, "#a87c4e")):
        g.flat(put("M0 0L30 -48L60 0Z", x - 30 * s, 152, s), c)
        g.flat(put("M0 0L30 -48L24 0Z", x - 30 * s, 152, s), INK, 0.2)
        g.flat(put("M22 0L30 -30L38 0Z", x - 30 * s, 152, s), DARK)
    g.flat("M0 150Q120 138 240 148T420 144V230H0Z", "#9a8458")
    for x in range(176, 420, 20):
        g.line(f"M{x} 160L{x + 12} 138", 4, "#5f4630")
        g.line(f"M{x + 14} 160L{x + 2} 138", 4, "#73563a")
    g.flat("M0 178Q150 164 280 176T420 170V230H0Z", "#8a744a")
    g.flat("M0 208Q150 196 420 208V230H0Z", "#786440")
    for d in ("M30 192Q80 186 120 192", "M220 198Q280 190 350 198", "M120 216Q190 208 250 216"):
        g.line(d, 3, "#5f4e30", 0.6)


@ground
def japanese_room(g):
    """Paper screens, mats, a scroll in the alcove."""
    g.flat("M0 0H420V230H0Z", "#d8b98a")
    g.flat("M0 0H420V20H0Z", "#5f3f26")
    for x in (8, 78, 262, 332):
        g.flat(rect(x, 34, 66, 130), "#f6eed8")
        for k in range(1, 4):
            g.line(f"M{x + k * 16.5} 34V134", 2, "#8a6238")
        for k in range(1, 4):
            g.line(f"M{x} {34 + k * 25}H{x + 66}", 2, "#8a6238")
        g.flat(rect(x, 134, 66, 30), "#a97a48")
    for x in (4, 74, 144, 258, 328, 398):
        g.flat(rect(x, 20, 6, 148), "#5f3f26")
    g.flat(rect(152, 34, 106, 130), "#8f9a6a")
    g.flat(rect(186, 44, 36, 84), "#f1e3bd")
    g.line("M204 56q-14 10 0 20t0 22q-8 8 -2 16", 4, "#3d3833")
    g.flat(rect(182, 40, 44, 6), "#5f3f26")
    g.flat(rect(182, 126, 44, 6), "#5f3f26")
    g.flat("M0 166H420V230H0Z", "#b9b06a")
    g.flat("M0 162H420V169H0Z", "#5f3f26")
    for x0, x1 in ((40, -60), (124, 80), (296, 340), (380, 480)):
        g.line(f"M{x0} 169L{x1} 230", 4, "#5f6a3a", 0.8)
    g.line("M0 196H420", 4, "#5f6a3a", 0.8)


@ground
def bamboo_grove(g):
    g.flat("M0 40Q110 20 210 36T420 28V230H0Z", "#cfdf9c")
    g.flat("M0 100Q110 84 210 98T420 90V230H0Z", "#b4cf80")
    r = random.Random(12)
    for x, w, c in (
        (120, 5, "#9dc06a"),
        (150, 5, "#9dc06a"),
        (178, 4, "#a8c878"),
        (246, 4, "#a8c878"),
        (274, 5, "#9dc06a"),
        (300, 6, "#9dc06a"),
        (14, 14, "#5f9a4a"),
        (44, 11, "#74ac56"),
        (76, 13, "#5f9a4a"),
        (102, 8, "#74ac56"),
        (326, 9, "#74ac56"),
        (350, 13, "#5f9a4a"),
        (380, 11, "#74ac56"),
        (408, 14, "#5f9a4a"),
    ):
        g.flat(rect(x - w / 2, 0, w, 176), c)
        g.flat(rect(x - w / 2, 0, w * 0.34, 176), INK, 0.16)
        for k in range(6):
            y = 14 + k * 30 + (x * 5) % 17
            g.flat(rect(x - w / 2 - 1, y, w + 2, 3), "#3f6f3a", 0.8)
            if w > 7 and r.random() < 0.6:
                f = 1 if r.random() < 0.5 else -1
                for a in (-26, 0, 24):
                    g.flat(
                        put("M0 0Q16 -7 34 0Q16 5 0 0Z", x + f * w / 2, y, 1, a if f > 0 else 180 - a), "#4f8a44", 0.9
                    )
    g.flat("M0 168Q120 152 220 162T420 156V230H0Z", "#94b25a")
    g.flat("M0 202Q150 186 420 202V230H0Z", "#7f9e4c")
    g.flat("M180 162H240L290 230H130Z", "#d6cba4", 0.8)
    tufts(g, 63, (8, 182, 412, 226), "#557a34", 12)


@ground
def bakehouse(g):
    """Whitewash, beams, loaves on a board, flour on the table, daylight from a round window."""
    g.flat("M0 0H420V230H0Z", "#e9d9b6")
    for x, y in ((60, 70), (150, 40), (262, 92), (372, 60), (190, 112), (40, 128)):
        g.flat(rect(x, y, 26, 9, 2), "#d4bd90", 0.8)
    g.flat("M0 0H420V22H0Z", "#7a5230")
    for x in (34, 128, 222, 316, 400):
        g.flat(rect(x, 22, 15, 11), "#5f3d22")
    g.flat(oval(78, 78, 32), "#7a5230")
    g.flat(oval(78, 78, 26), "#bfe0e4")
    g.flat("M55 90Q78 78 101 90Q96 104 78 104T55 90Z", "#8fb06a")
    g.line("M78 52V104M52 78H104", 3.6, "#7a5230")
    for y in (64, 104):
        g.flat(rect(268, y, 136, 8), "#8a5d36")
        for x in (282, 386):
            g.flat(f"M{x - 4} {y + 8}H{x + 4}L{x} {y + 20}Z", "#6b4526")
        for k in range(5):
            x = 288 + k * 24
            g.flat(oval(x, y - 7, 12, 8), ("#c98a42", "#d9a35a", "#b97836")[k % 3])
            g.line(f"M{x - 5} {y - 10}l4 4M{x + 1} {y - 11}l4 4", 1.6, "#8f5a2c", 0.8)
    floor(g, 166, "#b9835a", "#946240", True, "#8a5d36")
    for x, y, w in ((70, 206, 30), (330, 196, 26), (210, 218, 40)):
        g.flat(oval(x, y, w, 5), "#f3ead6", 0.6)


@ground
def pastry_kitchen(g):
    """Blue and white tiles, copper pans on a rail, a window with sweets."""
    g.flat("M0 0H420V230H0Z", "#f0e6d4")
    for y in range(5):
        for x in range(15):
            if (x + y) % 2:
                g.flat(rect(x * 28, 54 + y * 22, 28, 22), "#a9c6d2", 0.8)
    g.flat("M0 0H420V54H0Z", "#e6b9ac")
    g.flat("M0 50H420V57H0Z", "#b5745f")
    g.line("M24 30H196", 4, "#7d5b3a")
    for x, r in ((48, 17), (90, 14), (130, 18), (170, 13)):
        g.line(f"M{x} 30V46", 3, "#7d5b3a")
        g.flat(oval(x, 46 + r, r), "#c98352")
        g.flat(oval(x + 4, 42 + r, r * 0.6), "#e3a672", 0.9)
    g.flat(rect(256, 14, 132, 92, 4), "#fff6e6")
    g.flat(rect(263, 21, 118, 78), "#bfe3e6")
    g.flat("M263 99V74Q300 58 330 72T381 66V99Z", "#9cc48a")
    g.line("M322 18V102M260 60H384", 4, "#fff6e6")
    g.flat(rect(248, 104, 148, 9), "#b5745f")
    for x, c in ((270, "#d96a7a"), (296, "#f0c84a"), (346, "#8fbf7a"), (372, "#d96a7a")):
        g.flat(rect(x - 7, 88, 14, 16, 3), c)
        g.flat(rect(x - 5, 83, 10, 6), "#7d5b3a")
    floor(g, 166, "#dcb99c", "#b98d6c", True, "#b5745f")


@ground
def timber_room(g):
    """A joiner's shop: boards against the wall, tools on it, shavings on the floor."""
    g.flat("M0 0H420V230H0Z", "#c9a26a")
    for x in range(0, 420, 30):
        g.line(f"M{x} 0V166", 2.2, "#a37c48", 0.8)
    g.flat("M0 0H420V16H0Z", "#7c5530")
    for x, w, h, c in (
        (16, 12, 132, "#e0be84"),
        (32, 10, 118, "#b98650"),
        (46, 13, 140, "#d3a866"),
        (66, 9, 110, "#e0be84"),
    ):
        g.flat(f"M{x} 168L{x + 8} {168 - h}H{x + 8 + w}L{x + w} 168Z", c)
    g.flat(rect(140, 34, 100, 84), "#7c5530")
    g.flat(rect(148, 42, 84, 68), "#b4dbe4")
    g.flat("M148 110V88L170 72L190 90L206 78L232 96V110Z", "#6f9a72")
    g.line("M190 40V112M146 76H234", 4, "#7c5530")
    g.flat(rect(280, 40, 124, 7), "#7c5530")
    g.line("M300 47V88", 4, "#6d6a66")
    g.flat("M292 88H308L304 104H296Z", "#8a5a34")
    g.line("M334 47V66", 4, "#8a5a34")
    g.flat("M318 66H350L344 78H324Z", "#7d8488")
    g.flat("M368 47H396L390 100H374Z", "#9aa0a2")
    g.flat(rect(370, 44, 24, 11, 3), "#8a5a34")
    floor(g, 166, "#a9793f", "#7c5530", False, "#7c5530")
    r = random.Random(21)
    for _ in range(46):
        x, y = r.uniform(4, 416), r.uniform(176, 226)
        g.line(f"M{x} {y}q4 -5 8 0t7 -1", 2.4, r.choice(("#ecd09a", "#d9b06e", "#f3dfb4")), 0.9)


@ground
def guest_room(g):
    """An inn at night: striped wallpaper, shutters, stars outside, a rug."""
    g.flat("M0 0H420V230H0Z", "#8d5a52")
    for x in range(6, 420, 36):
        g.flat(rect(x, 16, 14, 134), "#9f6a5e", 0.9)
    g.flat("M0 0H420V16H0Z", "#5b3522")
    g.flat(rect(0, 132, 420, 36), "#6b4028")
    for x in range(0, 420, 60):
        g.flat(rect(x + 7, 139, 46, 22, 2), "#7d4e32")
    g.flat(rect(262, 28, 84, 86), "#5b3522")
    g.flat(rect(269, 35, 70, 72), "#27406e")
    g.flat(oval(322, 52, 9), "#f3eed2")
    for x, y in ((280, 48), (296, 66), (288, 88), (312, 84), (330, 76)):
        g.flat(oval(x, y, 1.6), "#f3eed2")
    g.line("M304 32V110M266 72H342", 4, "#5b3522")
    for x in (230, 346):
        g.flat(rect(x, 26, 30, 90), "#47704f")
        for y in range(34, 112, 11):
            g.line(f"M{x + 4} {y}H{x + 26}", 2.4, "#33563b")
    g.flat(rect(60, 40, 56, 44), "#c9982f")
    g.flat(rect(66, 46, 44, 32), "#cfe0d0")
    g.flat("M66 78V66L80 54L92 66L100 60L110 70V78Z", "#6f9a72")
    floor(g, 166, "#94613a", "#6b4028", False, "#4f2e1c")
    g.flat("M70 188Q210 178 350 188Q372 206 350 220Q210 230 70 220Q48 206 70 188Z", "#a8433a")
    g.line("M84 194Q210 186 336 194Q350 206 336 214Q210 222 84 214Q70 206 84 194Z", 3.4, "#e0b24a")


@ground
def swamp(g):
    """A warm lagoon: mangroves on their roots, hanging moss, green water."""
    g.flat("M0 66Q60 40 130 60T280 52T420 64V140H0Z", "#7fae84")
    g.flat("M0 96Q110 78 220 92T420 86V140H0Z", "#5f9470")
    g.flat("M0 126H420V230H0Z", "#4f8c7c")
    g.flat("M0 126Q120 138 210 130T420 134V146H0Z", "#3f7868", 0.8)
    for x, s, mirror in ((30, 1.15, False), (106, 0.7, True), (332, 0.75, False), (398, 1.2, True)):
        foot = 150 + 22 * s
        for root in (
            "M0 -34Q-18 -20 -24 0",
            "M0 -30Q-8 -14 -10 0",
            "M0 -34Q16 -20 22 0",
            "M0 -30Q8 -14 11 0",
            "M0 -28V0",
        ):
            g.line(put(root, x, foot, s, mirror=mirror), 4.4 * s, "#4a3a28")
        g.line(put("M0 -30Q6 -60 -2 -92", x, foot, s, mirror=mirror), 8 * s, "#5a4630")
        for dx, dy, rx, ry in ((-22, -98, 30, 17), (14, -108, 36, 20), (34, -92, 24, 14), (-4, -88, 30, 13)):
            g.flat(put(oval(dx, dy, rx, ry), x, foot, s, mirror=mirror), "#3d6f47" if dy > -100 else "#4f8450")
        for k in range(5):
            g.line(put(f"M{-34 + k * 16} -86v{16 + k * 7 % 13}", x, foot, s, mirror=mirror), 2.6 * s, "#7d9a62", 0.9)
    for x, y, w in ((70, 178, 34), (300, 184, 40), (190, 160, 22), (380, 206, 36), (128, 204, 26), (240, 214, 30)):
        g.flat(oval(x, y, w, w * 0.2), "#74a864")
        g.flat(oval(x + 5, y - 2, w * 0.6, w * 0.1), "#93c078")
    waves(g, 71, (20, 150, 390, 222), 14, opacity=0.4)


@ground
def sea_stacks(g):
    """Faroe: basalt walls with grass on their heads, a stack in the surf, low cloud."""
    g.flat("M0 128H420V230H0Z", "#5f8a9a")
    for d, c in (
        ("M-10 150V34L40 26L76 44L96 60L104 96L112 150Z", "#5a5650"),
        ("M430 152V20L372 30L340 22L312 50L300 100L292 152Z", "#4d4a46"),
        ("M160 142L168 92L178 84L190 96L196 142Z", "#67625a"),
        ("M212 140L218 110L226 106L234 140Z", "#67625a"),
    ):
        g.flat(d, c)
    for x0, x1, y0, y1, step in ((0, 110, 60, 150, 13), (300, 420, 54, 152, 12)):
        for x in range(x0 + 6, x1, 14):
            g.line(f"M{x} {y0 + (x * 7) % 23}V{y1 - (x * 5) % 17}", 2, "#37342f", 0.6)
        for y in range(y0 + 12, y1, step * 2):
            g.line(f"M{x0} {y}H{x1 - 8}", 1.8, "#7d776c", 0.45)
    g.flat("M-10 34L40 26L76 44L96 60L92 66L70 56L40 40L-10 48Z", "#7fa354")
    g.flat("M430 20L372 30L340 22L312 50L316 58L344 36L372 44L430 34Z", "#76994c")
    g.flat("M168 92L178 84L190 96L186 100L178 94L170 98Z", "#7fa354")
    for x, y, w in ((60, 46, 70), (330, 60, 80), (200, 66, 54)):
        g.flat(oval(x, y, w, 7), "#e8eeee", 0.5)
    for d in (
        "M-4 150Q50 140 116 150",
        "M286 152Q350 142 424 152",
        "M152 142Q180 136 204 142",
        "M206 140Q222 136 240 140",
    ):
        g.line(d, 4, FOAM, 0.9)
    g.flat("M0 160Q60 152 120 160T240 160T360 160T480 160V230H0Z", "#4a788a")
    waves(g, 72, (6, 150, 400, 200), 14)
    g.flat("M0 186Q110 168 220 180T420 172V230H0Z", "#7c9c54")
    g.flat("M0 208Q150 196 420 206V230H0Z", "#688746")
    tufts(g, 73, (8, 188, 412, 226), "#4c6a34", 18)


@ground
def border_wall(g):
    """The moor of the north, and over its ridges the Wall with its turrets."""
    g.flat("M0 112Q90 78 190 100Q300 66 420 92V230H0Z", "#9aa6ae")
    g.flat("M0 126Q70 96 150 112Q250 84 330 102Q380 92 420 104V230H0Z", "#87909a")
    ridge = "M0 138Q60 112 130 124Q200 134 250 114Q320 92 420 122"
    g.flat(ridge + "V230H0Z", "#7d8660")
    wall = "M0 126Q60 100 130 112Q200 122 250 102Q320 80 420 110V122Q320 92 250 114Q200 134 130 124Q60 112 0 138Z"
    g.flat(wall, "#c3bba4")
    g.flat(
        "M0 131Q60 105 130 117Q200 127 250 107Q320 85 420 115V122Q320 92 250 114Q200 134 130 124Q60 112 0 138Z",
        "#a39a84",
    )
    for k in range(42):
        x = k * 10 + 3
        y = _wall_top(x)
        g.flat(rect(x, y - 4, 6, 5), "#c3bba4")
    for x in (62, 176, 296, 384):
        y = _wall_top(x)
        g.flat(rect(x - 10, y - 20, 20, 34), "#cfc7b0")
        g.flat(rect(x - 10, y - 20, 7, 34), "#a39a84")
        for dx in (-11, -4, 3):
            g.flat(rect(x + dx, y - 25, 5, 6), "#cfc7b0")
        g.flat(rect(x - 2, y - 8, 5, 8), "#5a5348")
    g.flat("M0 158Q110 138 220 152T420 144V230H0Z", "#75805a")
    g.flat("M30 170Q120 154 240 166T410 160Q300 182 180 182T30 170Z", "#8f6a86", 0.8)
    g.flat("M0 190Q150 172 260 184T420 178V230H0Z", "#68734f")
    g.flat("M0 212Q150 198 420 212V230H0Z", "#566044")
    r = random.Random(74)
    for _ in range(26):
        x, y = r.uniform(4, 416), r.uniform(166, 224)
        g.flat(oval(x, y, 7, 3.2), r.choice(("#9a6490", "#84507a", "#8d8f5c")), 0.8)
    tufts(g, 75, (8, 186, 412, 226), "#47523a", 20)


def _wall_top(x):
    """How high the Wall's crest lies, along the curve it is drawn with."""
    curves = ((0, 126, 60, 100, 130, 112), (130, 112, 200, 122, 250, 102), (250, 102, 320, 80, 420, 110))
    for x0, y0, _, y1, x2, y2 in curves:
        if x <= x2:
            t = (x - x0) / (x2 - x0)
            return (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2
    return 110.0


@ground
def fort_yard(g):
    """Inside a fort of the Wall: rampart, gate, barracks under shingles, trampled ground."""
    g.flat("M0 118Q100 92 210 108T420 98V150H0Z", "#8f9aa0")
    g.flat("M0 96H420V152H0Z", "#b3a98f")
    for y in (108, 120, 132):
        for x in range((y // 12 % 2) * 14, 420, 28):
            g.line(f"M{x} {y}h14", 1.8, "#8a806a", 0.7)
    for x in range(0, 420, 20):
        g.flat(rect(x, 88, 11, 9), "#b3a98f")
    for x in (160, 228):
        g.flat(rect(x, 58, 34, 94), "#c3b99e")
        g.flat(rect(x, 58, 11, 94), "#9d937c")
        for dx in (-1, 12, 25):
            g.flat(rect(x + dx, 50, 10, 9), "#c3b99e")
        g.flat(rect(x + 13, 76, 8, 16), "#5a5348")
    g.flat(rect(194, 80, 34, 16), "#b3a98f")
    g.flat("M196 152V122Q211 102 226 122V152Z", "#5f3f26")
    g.line("M211 108V152M198 126H224M198 140H224", 2, "#3a2a1c")
    for x, w in ((-30, 140), (310, 150)):
        g.flat(rect(x + 8, 118, w - 16, 50), "#d0c3a2")
        g.flat(f"M{x} 122L{x + 22} 84H{x + w - 22}L{x + w} 122Z", "#8f5340")
        for k in range(1, 8):
            g.line(f"M{x + k * w / 8} 120L{x + 22 + k * (w - 44) / 8} 86", 2, "#733e30", 0.7)
        for k in range(4):
            g.flat(rect(x + 18 + k * 32, 132, 13, 30), "#5f4630")
    g.flat("M0 152H420V230H0Z", "#8f8664")
    g.flat("M150 152H272L340 230H80Z", "#a89c78")
    g.flat("M0 196Q150 184 260 194T420 190V230H0Z", "#7d7556", 0.8)
    for d in ("M20 180Q70 174 110 180", "M300 178Q350 172 400 178", "M120 214Q190 206 250 214"):
        g.line(d, 3, "#6d6549", 0.6)
    tufts(g, 76, (6, 172, 120, 226), "#66683f", 8)
    tufts(g, 77, (310, 172, 416, 226), "#66683f", 8)
