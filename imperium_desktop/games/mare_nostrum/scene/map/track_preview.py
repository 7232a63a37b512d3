"""Where the tracks would stand after what is pointed at: a tag beside each that would change."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.scene.faces import circle, disc_at
from imperium_desktop.games.mare_nostrum.scene.map.tracks import (
    Standings,
    ranking_line,
    standings_of,
    tracks_panel,
    value_line,
)
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.ui.theme.fonts import serif_bold
from imperium_desktop.ui.theme.lettering import CENTRE, write
from imperium_desktop.ui.theme.paint import pen
from imperium_desktop.ui.theme.rect import Rect

AFTER: Final = "#b57a0c"
DISC: Final = 19.0
TAG: Final = (48.0, 26.0)


@dataclass(frozen=True)
class TrackTag:
    """The empire's sign in a dashed ring, and the value it would have."""

    place: Rect
    empire: str
    value: int

    @property
    def spoken(self) -> str:
        """The callout beside the map says it already."""
        return ""

    def paint(self, p: QPainter, ratio: float) -> None:
        tag = QRectF(*self.place)
        disc = QRectF(tag.x() + 4, tag.center().y() - DISC / 2, DISC, DISC)
        p.setOpacity(0.6)
        disc_at(p, self.empire, disc)
        p.setOpacity(1)
        ring = pen(AFTER, 2)
        ring.setDashPattern([1.6, 1.4])
        p.strokePath(circle(disc.center(), DISC / 2), ring)
        room = QRectF(disc.right() + 1, tag.y(), tag.right() - disc.right() - 3, tag.height())
        write(p, room, str(self.value), colour=AFTER, align=CENTRE, font=serif_bold(14, columns=True, exact=True))


def track_tags(content: Components, plan: Plan, before: State, after: State) -> Iterator[TrackTag]:
    now, then = standings_of(content, before), standings_of(content, after)
    if now is None or then is None:
        return
    for seat, values in enumerate(then.values):
        for track, value in enumerate(values):
            if value != now.values[seat][track]:
                yield TrackTag(tag_place(plan, now, track, seat, value), now.empires[seat], value)


def tag_place(plan: Plan, now: Standings, track: int, seat: int, value: int) -> Rect:
    """Place at the seat's line of a folded ranking; else at the row of the new value."""
    panel, (width, height) = tracks_panel(plan), TAG
    if plan.folded:
        line = ranking_line(panel, now, track, seat)
        return Rect(line.right() + 2, line.center().y() - height / 2, width, height)
    line = value_line(panel, track, value)
    return Rect(line.right() - width, line.center().y() - height / 2, width, height)
