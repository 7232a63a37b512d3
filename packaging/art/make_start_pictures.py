"""The pictures of the games on the start page, put together from grounds and motifs into a file each.

They are 960 x 400, and what must be seen stands in the middle of their lower edge, in `FOCUS`: the start page shows at
least that, and as much around it as its tile has room for.
"""

import math
from functools import partial
from typing import NamedTuple

import make_grounds  # noqa: F401
import make_motifs_beasts  # noqa: F401
import make_motifs_figures  # noqa: F401
import make_motifs_places  # noqa: F401
import make_motifs_things  # noqa: F401
from style import CLOTH, FOOT, GROUNDS, MOTIFS, Sheet

WIDE, HIGH = 960, 400
FOCUS = (320, 140, 320, 260)
"""Left, top, width and height; its foot is the foot of the picture."""
MIDDLE = 640
"""How wide a ground is drawn."""
RAYS = 18
START_PICTURES = {}


class Sky(NamedTuple):
    top: str
    horizon: str
    sun: str
    at: tuple[float, float]
    tone: str
    """Laid over the ground."""
    strength: float = 0.0


class Placed(NamedTuple):
    of: str
    x: float
    foot: float
    high: float
    cloth: str = CLOTH
    turned: bool = False


class StartPicture(Sheet):
    size = (WIDE, HIGH)
    placed = ()

    def complaints(self):
        return [f"{one.of} reaches over the focus" for one in self.placed if top_of(one) < FOCUS[1]]


def picture(name, sky, ground, *placed):
    START_PICTURES[name] = partial(put_together, name, sky, ground, placed)


def put_together(name, sky, ground, placed):
    sheet = StartPicture(name)
    sheet.placed = placed
    sheet.parts = [*sky_of(sky), *ground_of(ground, sky), *map(motif_of, placed)]
    return sheet


def sky_of(sky):
    x, y = sky.at
    yield (
        '<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="{sky.top}"/><stop offset=".68" stop-color="{sky.horizon}"/>'
        "</linearGradient></defs>"
    )
    yield f'<rect width="{WIDE}" height="{HIGH}" fill="url(#sky)"/>'
    rays = ""
    for ray in range(RAYS):
        ends = [(2 * ray + side) * math.pi / RAYS for side in (-0.5, 0.5)]
        rays += f"M{x} {y}" + "".join(f"L{x + 1000 * math.cos(a):.0f} {y + 1000 * math.sin(a):.0f}" for a in ends) + "Z"
    yield f'<path d="{rays}" fill="{sky.sun}" fill-opacity=".17"/>'
    yield f'<circle cx="{x}" cy="{y}" r="44" fill="{sky.sun}" fill-opacity=".3"/>'
    yield f'<circle cx="{x}" cy="{y}" r="31" fill="{sky.sun}"/>'


def ground_of(name, sky):
    """In the middle, and its mirror image at both sides."""
    size = MIDDLE / 420
    left, top = (WIDE - MIDDLE) / 2, HIGH - 230 * size
    parts = "".join(GROUNDS[name]().parts)
    for x, across in ((left, -size), (left + 2 * MIDDLE, -size), (left, size)):
        yield f'<g transform="translate({x:.1f} {top:.1f}) scale({across:.4f} {size:.4f})">{parts}</g>'
    if sky.strength:
        yield f'<rect y="200" width="{WIDE}" height="200" fill="{sky.tone}" fill-opacity="{sky.strength:g}"/>'


def top_of(placed):
    return placed.foot - (FOOT - MOTIFS[placed.of]().box.top()) * placed.high / 200


def motif_of(placed):
    size = placed.high / 200
    parts = "".join(MOTIFS[placed.of]().parts).replace(CLOTH, placed.cloth)
    left = placed.x + (100 if placed.turned else -100) * size
    across = -size if placed.turned else size
    move = f"translate({left:.1f} {placed.foot - FOOT * size:.1f}) scale({across:.3f} {size:.3f})"
    return f'<g transform="{move}">{parts}</g>'


picture(
    "tigris",
    Sky("#8f4a6a", "#fbc07a", "#ffe9b0", (592, 196), "#d9803a", 0.1),
    "river",
    Placed("palm", 336, 330, 130),
    Placed("palm", 630, 334, 120, turned=True),
    Placed("ziggurat", 472, 330, 196),
    Placed("gilgamesh", 368, 396, 124, "#2f6fa0"),
    Placed("priest", 434, 397, 124, "#b3382c"),
    Placed("farmer", 512, 397, 124, "#4f7f3a", turned=True),
    Placed("merchant", 584, 396, 124, "#3a4a8a", turned=True),
)
picture(
    "hadrian",
    Sky("#6f9aa8", "#e6e4c8", "#fff6d0", (580, 178), "#4a6a7a", 0.08),
    "border_wall",
    Placed("milecastle", 474, 362, 226),
    Placed("legionary", 366, 396, 132, "#b3382c"),
    Placed("builder", 436, 397, 124, "#3f9aa0"),
    Placed("porter", 520, 397, 124, "#7b4f8c", turned=True),
    Placed("philosopher", 594, 396, 124, "#d9a23a", turned=True),
)
picture(
    "settlers",
    Sky("#4f9ac4", "#eef0d2", "#fff8d8", (370, 182), "#8fb95e", 0.0),
    "farmland",
    Placed("village", 482, 330, 196),
    Placed("pine", 626, 344, 120),
    Placed("logs", 328, 396, 62),
    Placed("centurion", 382, 392, 128, "#b3382c"),
    Placed("barbarian", 450, 396, 124, "#6b7f3c"),
    Placed("egyptian_guard", 522, 396, 124, "#2f8f86", turned=True),
    Placed("samurai", 592, 393, 128, "#34507e", turned=True),
    Placed("stone_blocks", 636, 397, 56),
)
picture(
    "mare_nostrum",
    Sky("#33609c", "#f6dca0", "#fff3c4", (584, 192), "#2f6f94", 0.0),
    "harbour_quay",
    Placed("merchant_ship", 608, 300, 84, "#2f8f86", turned=True),
    Placed("trireme", 472, 318, 188, "#b3382c"),
    Placed("merchant", 352, 396, 128, "#6f4a94"),
    Placed("hoplite", 422, 397, 128, "#2f5fa0"),
    Placed("amphora", 532, 395, 62),
    Placed("amphora", 560, 397, 52),
    Placed("greek_lady", 608, 396, 122, "#b5415e", turned=True),
)
picture(
    "imperium",
    Sky("#3a2552", "#e08a58", "#ffd9a0", (480, 226), "#7a3a5a", 0.14),
    "forum",
    Placed("laurel", 480, 304, 166),
    Placed("eagle", 480, 266, 96),
    Placed("celtic_queen", 362, 394, 124, "#3a7d44"),
    Placed("pharaoh", 422, 397, 124),
    Placed("caesar", 484, 398, 134, "#b3382c"),
    Placed("chinese_emperor", 548, 397, 124, "#8f2f2f", turned=True),
    Placed("viking", 606, 394, 124, "#46617f", turned=True),
)
