"""A sheet with a title and a few lines, beside what it speaks of."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.games.mare_nostrum.scene.shown import Laid
from imperium_desktop.markup import spoken
from imperium_desktop.ui.kit.words.rich_text import type_of
from imperium_desktop.ui.kit.words.typesetting import draw_typeset, typeset
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.theme.fonts import type_font
from imperium_desktop.ui.theme.lettering import write
from imperium_desktop.ui.theme.measure import clamp
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect

PAD = 12.0
GAP = 14.0


@dataclass(frozen=True)
class Callout:
    place: Rect
    title: str
    text: str
    """Marked."""

    @property
    def spoken(self) -> str:
        return f"{self.title}. {spoken(self.text)}"

    def paint(self, p: QPainter, ratio: float) -> None:
        inner = QRectF(*self.place.inset(PAD))
        head = type_of("subheading").leading
        write(p, QRectF(inner.x(), inner.y(), inner.width(), head), self.title, font=type_font("subheading"))
        body = type_of("callout")
        lines = typeset(self.text, body, inner.width())
        draw_typeset(p, lines, QPointF(inner.x(), inner.y() + head), body, palette().on_page_secondary, ratio)


def lit_beside(laid: Laid, at: str) -> list[Rect]:
    """What else can be touched, and what lies over the map: to be kept free."""
    return [
        Rect(*place[:4])
        for key, place in laid.layout.items()
        if key != at and (key in laid.shown.lit or place.zone is Zone.COVER)
    ]


def callout(title: str, text: str, near: Rect, inside: Rect, width: float, avoid: Sequence[Rect] = ()) -> Callout:
    """Place a callout near something without covering it or what else can be touched.

    It stays within the table.
    """
    lines = typeset(text, type_of("callout"), width - 2 * PAD)
    height = type_of("subheading").leading + lines.height + 2 * PAD
    return Callout(place_beside(near, inside, width, height, avoid), title, text)


def place_beside(near: Rect, inside: Rect, width: float, height: float, avoid: Sequence[Rect] = ()) -> Rect:
    middle_x, middle_y = near.x + near.width / 2 - width / 2, near.y + near.height / 2 - height / 2
    spots = [
        (near.right + GAP, middle_y),
        (near.x - GAP - width, middle_y),
        (middle_x, near.bottom + GAP),
        (middle_x, near.y - GAP - height),
        (near.right + GAP, near.bottom + GAP),
        (near.x - GAP - width, near.bottom + GAP),
        (near.right + GAP, near.y - GAP - height),
        (near.x - GAP - width, near.y - GAP - height),
    ]
    rects = [
        Rect(
            clamp(x, inside.x + 6, max(inside.right - width - 6, inside.x + 6)),
            clamp(y, inside.y + 6, max(inside.bottom - height - 6, inside.y + 6)),
            width,
            height,
        )
        for x, y in spots
    ]
    return min(rects, key=lambda rect: (rect.overlap(near), sum(rect.overlap(other) for other in avoid)))
