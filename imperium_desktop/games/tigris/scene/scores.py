"""Points of Tigris & Euphrates during a match, which lie behind screens.

The player's own, and what is known of others.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from imperium_desktop.games.tigris.rules.components import TILES
from imperium_desktop.games.tigris.rules.scoring import key
from imperium_desktop.games.tigris.rules.state import HIDDEN, Player, State
from imperium_desktop.games.tigris.scene.colours import TILE_COLOURS
from imperium_desktop.games.tigris.scene.faces import paint_tile
from imperium_desktop.games.tigris.scene.messages import say
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit import RichText, Rule, SeatSign, escaped
from imperium_desktop.ui.kit.lists.score_sheet import ScorePage
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.paint import alpha, falling, pen, rounded
from imperium_desktop.ui.theme.palette import palette

LEAST_SCALE: Final = 10
"""Least points against which bars are drawn."""


class SphereBars(FollowsStyle, QWidget):
    """Four spheres as bars with their numbers; the weakest stands in gold and says so."""

    def __init__(self, *, compact: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._compact = compact
        self._points: Sequence[int] = (0, 0, 0, 0)
        self._names: Sequence[str] = TILES
        self._most = LEAST_SCALE
        self._tiles: dict[tuple[str, int], QPixmap] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_points(self, points: Sequence[int], names: Sequence[str], most: int) -> None:
        self._points, self._names, self._most = points, names, max(most, LEAST_SCALE)
        least = min(points)
        self.setAccessibleName(
            ", ".join(
                f"{name} {value} ({say('weakest')})" if value == least else f"{name} {value}"
                for name, value in zip(names, points, strict=True)
            )
        )
        self.update()

    def hide_points(self) -> None:
        self._points = (0, 0, 0, 0)
        self.setAccessibleName("")

    def restyle(self) -> None:
        self._tiles.clear()

    def _pitch(self) -> int:
        text = QFontMetricsF(type_font("body")).height()
        return round(text * (1.3 if self._compact else 1.9)) + sizes.measure.height(3, 6)

    def sizeHint(self) -> QSize:
        return QSize(sizes.measure.length(220, 320), 4 * self._pitch())

    def minimumSizeHint(self) -> QSize:
        return QSize(sizes.measure.length(160, 200), 4 * self._pitch())

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            for index in range(4):
                self._paint_bar(p, QRectF(0, index * self._pitch(), self.width(), self._pitch()), index)

    def _paint_bar(self, p: QPainter, area: QRectF, index: int) -> None:
        colours, value = palette(), self._points[index]
        weakest = value == min(self._points)
        if weakest:
            box = area.adjusted(0.5, 1.5, -0.5, -1.5)
            p.fillPath(rounded(box, 5), falling(box, colours.chosen_top, colours.chosen_bottom))
            p.strokePath(rounded(box, 5), pen(colours.chosen_edge, 1.4))
        side = round(area.height() * (0.72 if self._compact else 0.74))
        left = 6.0
        p.drawPixmap(QPointF(left, area.center().y() - side / 2), self._tile(TILES[index], side))
        left += side + 8
        number = type_font("count", columns=True)
        room = QFontMetricsF(number).horizontalAdvance("000")
        right = area.right() - 8
        p.setFont(number)
        p.setPen(QColor(colours.ink))
        at = QRectF(right - room, area.top(), room, area.height())
        p.drawText(at, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(value))
        self._paint_groove(p, QRectF(left, area.top(), right - room - 8 - left, area.height()), index, weakest)

    def _paint_groove(self, p: QPainter, area: QRectF, index: int, weakest: bool) -> None:
        """The name above its bar; on a compact bar there is no room for names, the tiles must do."""
        colours = palette()
        tall = sizes.measure.scaled(7)
        y = area.center().y() - tall / 2
        if not self._compact:
            font = type_font("small")
            metrics = QFontMetricsF(font)
            both = metrics.height() + tall
            base = area.center().y() - both / 2 + metrics.ascent()
            p.setFont(font)
            p.setPen(QColor(colours.on_page_secondary))
            p.drawText(QPointF(area.left(), base), self._names[index])
            if weakest:
                word = say("weakest")
                width = metrics.horizontalAdvance(word)
                if metrics.horizontalAdvance(self._names[index]) + width + 8 <= area.width():
                    p.setPen(QColor(colours.on_page_label))
                    p.drawText(QPointF(area.right() - width, base), word)
            y = area.center().y() - both / 2 + metrics.height() + 1
        groove = QRectF(area.left(), y, area.width(), tall)
        p.fillPath(rounded(groove, tall / 2), alpha(colours.groove, 0.75))
        share = min(self._points[index] / self._most, 1)
        if share > 0:
            filled = QRectF(groove.left(), groove.top(), max(groove.width() * share, tall), tall)
            p.fillPath(rounded(filled, tall / 2), falling(filled, *TILE_COLOURS[TILES[index]]))
        p.strokePath(rounded(groove.adjusted(0.5, 0.5, -0.5, -0.5), tall / 2), QPen(QColor(colours.groove_edge), 1))

    def _tile(self, tile: str, side: int) -> QPixmap:
        if (tile, side) not in self._tiles:
            ratio = self.devicePixelRatioF()
            made = QPixmap(round(side * ratio), round(side * ratio))
            made.fill(Qt.GlobalColor.transparent)
            made.setDevicePixelRatio(ratio)
            with QPainter(made) as p:
                p.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint_tile(p, QRectF(0, 0, side, side), tile)
            self._tiles[tile, side] = made
        return self._tiles[tile, side]


class _Other(QWidget):
    """Another seat: what everybody may know of it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sign = SeatSign(0, 18)
        self.name = RichText("", "area heading", "on_page_title")
        self.facts = RichText("", "body", "on_page_secondary")
        self.bars = SphereBars(compact=True)
        words = QVBoxLayout()
        words.setSpacing(2)
        for part in (self.name, self.facts, self.bars):
            words.addWidget(part)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(9)
        row.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)

    def show_player(self, player: Player, seat: int, words: Words, sign: int, most: int) -> None:
        self.sign.set_seat(sign)
        dynasty = words.label(player.dynasty) if player.dynasty else ""
        icon = f" {{icon:tigris-{player.dynasty}|{dynasty}}}" if player.dynasty else ""
        self.name.set_text(f"{escaped(words.seat(seat))}{icon}")
        facts = [
            say("leaders_on_the_board", n=sum(square >= 0 for square in player.leaders)),
            say("n_tiles", n=len(player.hand)),
            say("n_catastrophes", n=player.catastrophes),
        ]
        if player.treasures != HIDDEN:
            facts.insert(0, f"**{say('n_treasures', n=player.treasures)}**")
        self.facts.set_text(" · ".join(fact.replace(" ", "\u00a0") for fact in facts))
        self.bars.setVisible(HIDDEN not in player.points)
        if HIDDEN in player.points:
            self.bars.hide_points()
        else:
            self.bars.show_points(player.points, [words.name(tile, "pl") for tile in TILES], most)


class ScoresTab(ScorePage):
    """`show_view` after every change of the table. Only what the looking seat may know is shown."""

    def __init__(self) -> None:
        self.own = RichText("", "area heading", "on_page_title")
        self.bars = SphereBars()
        self.treasures = RichText("", "body")
        self.now = RichText("", "hint", "on_page_title")
        self.line = Rule(strong=True)
        self.hidden = RichText("", "body", "ink")
        self.others: list[_Other] = []
        self._list = QVBoxLayout()
        super().__init__(self.own, self.bars, self.treasures, self.now, self.line, self._list, self.hidden)

    def restyle(self) -> None:
        super().restyle()
        self._list.setSpacing(sizes.measure.height(5, 9))

    def show_view(self, view: State, seat: int, words: Words, signs: Sequence[int]) -> None:
        """`seat` looks; under the curtain its own points are hidden like all others."""
        known = [value for player in view.players for value in player.points if value != HIDDEN]
        most = max(known, default=0)
        self._show_own(view.players[seat], words, most)
        others = [other for other in range(len(view.players)) if other != seat]
        while len(self.others) < len(others):
            self.others.append(_Other())
            self._list.addWidget(self.others[-1])
        for number, part in enumerate(self.others):
            part.setVisible(number < len(others))
        for part, other in zip(self.others, others, strict=False):
            part.show_player(view.players[other], other, words, signs[other], most)
        behind_screens = any(HIDDEN in view.players[other].points for other in others)
        self.hidden.setVisible(behind_screens)
        self.hidden.set_text(
            say(
                "points_and_treasures_of_the_others_stay",
                icon="{icon:app-hidden}",
            )
        )

    def _show_own(self, player: Player, words: Words, most: int) -> None:
        seen = HIDDEN not in player.points and player.treasures != HIDDEN
        for part in (self.own, self.bars, self.treasures, self.now, self.line):
            part.setVisible(seen)
        if not seen:
            self.bars.hide_points()
            for part in (self.own, self.treasures, self.now):
                part.set_text("")
            return
        self.own.set_text(say("your_points"))
        self.bars.show_points(player.points, [words.name(tile, "pl") for tile in TILES], most)
        icon = f"{{icon:tigris-treasure|{words.name('treasure', 'pl')}}}"
        self.treasures.set_text(
            say(
                "treasures_in_the_end",
                n=player.treasures,
                icon=icon,
            )
            if player.treasures
            else say("no_treasures_yet", icon=icon)
        )
        self.now.set_text(say("if_the_match_ended_now", points=key(player)[0]))
