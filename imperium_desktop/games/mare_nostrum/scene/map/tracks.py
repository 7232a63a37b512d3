"""The leadership tracks beside the map: in full, or folded to three rankings where there is no room."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from imperium_desktop.games.mare_nostrum.rules.components import TRACKS
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.places import tracks
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, State
from imperium_desktop.games.mare_nostrum.scene.faces import disc_at
from imperium_desktop.games.mare_nostrum.scene.map.reading import empire_of
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.ui.theme.fonts import sans, serif_bold
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import write
from imperium_desktop.ui.theme.paint import alpha, parchment_panel, pen, rounded
from imperium_desktop.ui.theme.palette import palette

ROWS: Final = 15
RANKING_HEAD: Final = 48.0
"""Room above the rows of a ranking."""
HEAD, FOOT = 62.0, 62.0
"""Room above and under the rows of the tracks in full."""
WIDTH: Final = 186.0
"""Width of the tracks in full."""
CENTRE: Final = Qt.AlignmentFlag.AlignCenter


def track_names() -> tuple[str, str, str]:
    return say("trade"), say("culture"), say("military")


class Standings(NamedTuple):
    """All that the tracks show: while it stays the same, so does their picture."""

    values: tuple[tuple[int, int, int], ...]
    """Values on each track, by seat."""
    empires: tuple[str, ...]
    """Empires by seat."""
    leaders: tuple[int, ...]
    """Holder of the title of each track; a seat or nobody."""

    def leading(self, track: int) -> str:
        """The empire that holds the title; empty for none."""
        leader = self.leaders[track]
        return self.empires[leader] if leader != NOBODY else ""


def standings_of(content: Components, view: State) -> Standings | None:
    """None as long as empires are being chosen."""
    if view.phase == "empires":
        return None
    seats = range(len(view.players))
    values = tuple(tracks(content, view, seat) for seat in seats)
    return Standings(values, tuple(empire_of(view, seat) for seat in seats), tuple(view.titles))


def tracks_panel(plan: Plan) -> QRectF:
    return QRectF(*plan.tracks).adjusted(5, 5, -4, -5)


def ranking_line(panel: QRectF, standings: Standings, track: int, seat: int) -> QRectF:
    """Where a seat stands in the folded ranking of a track, the highest first."""
    values, third = standings.values, panel.height() / 3
    row = min((third - RANKING_HEAD) / len(values), 36)
    order = sorted((-found[track], other) for other, found in enumerate(values))
    place = [other for _, other in order].index(seat)
    return QRectF(panel.x() + 3, panel.y() + track * third + RANKING_HEAD + place * row, panel.width() - 6, row)


def value_line(panel: QRectF, track: int, value: int) -> QRectF:
    """The row of a value on a track in full."""
    width, row = panel.width() / 3, (panel.height() - HEAD - FOOT) / ROWS
    return QRectF(panel.x() + track * width, panel.y() + HEAD + (ROWS - min(value, ROWS)) * row, width, row)


def paint_tracks(p: QPainter, plan: Plan, standings: Standings | None) -> None:
    panel = tracks_panel(plan)
    parchment_panel(p, panel, p.device().devicePixelRatioF())
    if standings is None:
        return
    if plan.folded:
        paint_rankings(p, panel, standings)
    else:
        paint_full(p, panel, standings)


def paint_unfolded(p: QPainter, plan: Plan, standings: Standings | None) -> None:
    """All of the tracks, over the map."""
    panel = QRectF(5, 5, WIDTH, plan.areas.table.height - 10)
    parchment_panel(p, panel, p.device().devicePixelRatioF())
    if standings is not None:
        paint_full(p, panel, standings)


def paint_rankings(p: QPainter, panel: QRectF, standings: Standings) -> None:
    """Paint the ranking of each track, the highest first; the holder of the title stands on gold."""
    values, third = standings.values, panel.height() / 3
    for track, (name, title) in enumerate(zip(TRACKS, track_names(), strict=True)):
        top = panel.y() + track * third + 6
        draw_icon(p, f"mare-{name}", QRectF(panel.center().x() - 12, top, 24, 24))
        told = QRectF(panel.x() + 3, top + 23, panel.width() - 6, 18)
        write(p, told, title, colour=palette().on_page_title, align=CENTRE, font=serif_bold(13, exact=True))
        for seat in range(len(values)):
            line = ranking_line(panel, standings, track, seat)
            if standings.leaders[track] == seat:
                p.fillPath(rounded(line, 4), alpha(palette().gold, 0.4))
            disc_at(p, standings.empires[seat], QRectF(line.x() + 8, line.center().y() - 10, 20, 20))
            p.setFont(serif_bold(14, columns=True, exact=True))
            p.setPen(QColor(palette().on_page_title))
            p.drawText(line.adjusted(28, 0, -4, 0), CENTRE, str(values[seat][track]))
        if track:
            p.setPen(pen(QColor(palette().page_rule_strong), 1))
            p.drawLine(QPointF(panel.x() + 8, top - 5), QPointF(panel.right() - 8, top - 5))


def paint_full(p: QPainter, panel: QRectF, standings: Standings) -> None:
    values, width = standings.values, panel.width() / 3
    for track, (name, title) in enumerate(zip(TRACKS, track_names(), strict=True)):
        left = panel.x() + track * width
        draw_icon(p, f"mare-{name}", QRectF(left + width / 2 - 15, panel.y() + 10, 30, 30))
        p.setFont(serif_bold(13, exact=True))
        p.setPen(QColor(palette().on_page_title))
        p.drawText(QRectF(left, panel.y() + 40, width, 20), CENTRE, title)
        holder = standings.leaders[track]
        for value in range(ROWS, 0, -1):
            line = value_line(panel, track, value)
            seats = [seat for seat, found in enumerate(values) if min(found[track], ROWS) == value]
            if holder in seats:
                p.fillRect(line, alpha(palette().gold, 0.22))
            paint_row(p, line, f"{ROWS}+" if value == ROWS else str(value))
            paint_discs(p, line, [(standings.empires[seat], values[seat][track]) for seat in seats])
        base = panel.bottom() - FOOT
        p.setFont(sans(12, exact=True))
        p.setPen(QColor(palette().on_page_secondary))
        p.drawText(QRectF(left, base + 4, width, 16), CENTRE, say("leader"))
        disc_at(p, standings.leading(track), QRectF(left + width / 2 - 19, base + 20, 38, 38))


def paint_row(p: QPainter, line: QRectF, number: str) -> None:
    p.setPen(pen(QColor(palette().page_rule), 1))
    p.drawLine(QPointF(line.x() + 4, line.bottom()), QPointF(line.right() - 4, line.bottom()))
    p.setFont(serif_bold(12, exact=True))
    p.setPen(QColor(palette().on_page_faint))
    p.drawText(QRectF(line.x() + 4, line.y() + 2, 28, 16), Qt.AlignmentFlag.AlignLeft, number)


def paint_discs(p: QPainter, line: QRectF, found: Sequence[tuple[str, int]]) -> None:
    """Two in a line; from three on smaller, so that all stay in their row. Above the last row the number is told."""
    size = 21.0 if len(found) < 3 else min(line.height() / 2 - 1, 19.0)
    for place, (empire, value) in enumerate(found):
        across, down = place % 2, place // 2
        lines = 1 if len(found) < 3 else (len(found) + 1) // 2
        top = line.center().y() - lines * size / 2 + down * size + (4 if lines == 1 else 0)
        left = line.right() - 2 * size - 2 + across * size
        disc_at(p, empire, QRectF(left, top, size, size))
        if value > ROWS:
            p.setFont(serif_bold(11, exact=True))
            p.setPen(QColor(palette().danger_text))
            p.drawText(QRectF(left, top - 12, size, 12), CENTRE, str(value))
