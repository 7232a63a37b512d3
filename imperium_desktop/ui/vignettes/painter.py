"""A card's picture: sky, ground, motifs on their shadows from back to front, glow, darkened edges."""

import math
from typing import Final, NamedTuple
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRadialGradient

from imperium_desktop.content.vignettes import Motif, Recipe
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.kept_pictures import SMOOTH
from imperium_desktop.ui.theme.paint import alpha, falling
from imperium_desktop.ui.vignettes.drawings import drawing, stance
from imperium_desktop.ui.vignettes.frame import HIGH, WIDE, Covered, Frame, frame_of
from imperium_desktop.ui.vignettes.lights import LIGHTS, WHITE, Mood, Tones, mixed, multiplied, tones_of
from imperium_desktop.ui.vignettes.sky import paint_sky

INDOORS: Final = frozenset({
    "bakehouse", "cavern", "chinese_hall", "clay_room", "deep", "egyptian_hall", "guest_room", "hall", "indian_hall",
    "japanese_room", "longhall", "minoan_hall", "painted_tomb", "pastry_kitchen", "persian_hall", "plain_room",
    "smithy", "stone_hall", "study", "temple_hall", "timber_room", "treasury",
})  # fmt: skip
"""Grounds to which the light comes through windows only: a third weaker."""
NO_SHADOW: Final = frozenset({"sea", "deep", "heaven", "islands"})
"""Grounds on which nothing stands."""
GLOWING: Final = {
    "bonfire": (0.5, 0.5), "altar": (0.5, 0.3), "forge": (0.45, 0.75), "torch": (0.5, 0.2), "lamp": (0.5, 0.35),
    "flames": (0.5, 0.5), "lighthouse": (0.5, 0.18), "volcano": (0.5, 0.3), "grail": (0.5, 0.35),
    "sun_disc": (0.5, 0.5), "portal": (0.5, 0.55), "comet": (0.6, 0.4), "lightning": (0.5, 0.5),
}  # fmt: skip
"""Motifs that brighten what is around them, and where in their boxes the light is."""
GLOW: Final = "#ffc766"
NEAR: Final = 0.74
"""A motif whose foot is higher in the picture flies, or stands far away: it has no shadow."""


class Order(NamedTuple):
    """A picture: equal ones look alike."""

    recipe: Recipe
    mood: Mood
    covered: Covered
    width: int
    height: int
    """Height in pixels of the device."""

    @property
    def tones(self) -> Tones:
        return tones_of(self.recipe.light, self.mood)


def painted(order: Order) -> QImage:
    """Paint an order, in any thread."""
    image = QImage(order.width, order.height, QImage.Format.Format_RGB32)
    image.fill(QColor(order.tones.horizon))
    with QPainter(image) as p:
        p.setRenderHints(SMOOTH)
        with guarded:
            paint_picture(p, order)
    return image


def paint_quiet_ground(p: QPainter, rect: QRectF, tones: Tones) -> None:
    """What stands in until the picture is there: sky and earth in the colours of its light."""
    p.fillRect(rect, falling(rect, tones.sky, tones.horizon))
    earth = rect.adjusted(0, rect.height() * 0.7, 0, 0)
    p.fillRect(earth, QColor(multiplied(mixed(tones.horizon, "#8a7a55", 0.5), tones.all)))


def paint_picture(p: QPainter, order: Order) -> None:
    recipe, tones = order.recipe, order.tones
    frame = frame_of(recipe, order.width, order.height, order.covered)
    indoors = recipe.ground in INDOORS
    paint_far_sky(p, frame, order)
    paint_ground(
        p, frame, recipe, multiplied(mixed(tones.ground, WHITE, 1 / 3) if indoors else tones.ground, tones.all)
    )
    for motif in recipe.motifs:
        if motif.shadow and motif.at[1] > NEAR and recipe.ground not in NO_SHADOW:
            paint_shadow(p, frame, motif)
        paint_motif(p, frame, motif, tones.all, motif.tint or recipe.tint)
    dark = indoors or LIGHTS[recipe.light].all != WHITE
    for motif in recipe.motifs:
        if motif.of in GLOWING:
            paint_glow(p, frame, motif, 0.6 if dark else 0.3)
    darken_edges(p, frame)


def paint_far_sky(p: QPainter, frame: Frame, order: Order) -> None:
    recipe, wide = order.recipe, frame.width / frame.scale
    seed = seed_of(recipe)
    across, down = recipe.sun or (0.62 + 0.26 * (seed % 97) / 97, 0.24)
    p.save()
    p.scale(frame.scale, frame.scale)
    paint_sky(p, wide, recipe.light, order.tones, QPointF(across * wide, down * HIGH), seed)
    p.restore()


def seed_of(recipe: Recipe) -> int:
    """The same wherever the picture is painted."""
    return crc32(" ".join((recipe.ground, *(motif.of for motif in recipe.motifs))).encode()) % 10_000


def paint_ground(p: QPainter, frame: Frame, recipe: Recipe, tone: str) -> None:
    """Paint the ground in the middle, and mirrored copies beside it: their edges meet.

    They go as far as the field.
    """
    width = math.ceil(WIDE * frame.scale)
    ground = drawing("grounds", recipe.ground, width, math.ceil(frame.height), tone)
    left = round((frame.width - width) / 2)
    reach = math.ceil(max(0.0, frame.width - width) / 2 / width)
    for place in range(-reach, reach + 1):
        p.save()
        p.translate(left + place * width, 0)
        if place % 2 != recipe.turned:
            p.translate(width, 0)
            p.scale(-1, 1)
        p.drawImage(0, 0, ground)
        p.restore()


def paint_shadow(p: QPainter, frame: Frame, motif: Motif) -> None:
    box, (left, right) = frame.box(motif), stance(motif.of)
    if motif.turned:
        left, right = 1 - right, 1 - left
    half = box.width() * (right - left) / 2 + 3 * frame.scale
    blot = QRadialGradient(0, 0, 1)
    blot.setColorAt(0, QColor(30, 20, 10, 110))
    blot.setColorAt(1, QColor(30, 20, 10, 0))
    p.save()
    p.translate(box.x() + box.width() * (left + right) / 2 - half * 0.08, box.y() + box.height() * 0.945)
    p.scale(half * 1.25, max(3.5 * frame.scale, box.height() * 0.05))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(blot)
    p.drawEllipse(QPointF(0, 0), 1, 1)
    p.restore()


def paint_motif(p: QPainter, frame: Frame, motif: Motif, tone: str, tint: str | None) -> None:
    box = frame.box(motif)
    side = max(1, round(box.width()))
    image = drawing("motifs", motif.of, side, side, tone, tint)
    p.save()
    p.translate(round(box.center().x()), round(box.bottom()))
    if motif.turned:
        p.scale(-1, 1)
    p.rotate(motif.lean)
    p.setOpacity(motif.fade)
    p.drawImage(QPointF(-side / 2, -side), image)
    p.restore()


def paint_glow(p: QPainter, frame: Frame, motif: Motif, strength: float) -> None:
    box, (across, down) = frame.box(motif), GLOWING[motif.of]
    if motif.turned:
        across = 1 - across
    centre = QPointF(box.x() + box.width() * across, box.y() + box.height() * down)
    glow = QRadialGradient(centre, box.height() * 0.75)
    glow.setColorAt(0, alpha(GLOW, strength))
    glow.setColorAt(1, alpha(GLOW, 0))
    p.save()
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    reach = box.height()
    p.fillRect(QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach), glow)
    p.restore()


def darken_edges(p: QPainter, frame: Frame) -> None:
    p.save()
    p.translate(frame.width / 2, frame.height / 2)
    p.scale(frame.width / 2, frame.height / 2)
    edge = QRadialGradient(0, 0, 1.45)
    edge.setColorAt(0.6, QColor(30, 18, 6, 0))
    edge.setColorAt(1, QColor(30, 18, 6, 95))
    p.fillRect(QRectF(-1.05, -1.05, 2.1, 2.1), edge)
    p.restore()
