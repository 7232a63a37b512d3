"""Points of Mur Hadriana during a match: the score sheet of all seats, the own Paths, and the rank to reach."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from imperium_desktop.rules.hadrian.content import Components
from imperium_desktop.rules.hadrian.names import ATTRIBUTES, DISCIPLINE, RENOWN
from imperium_desktop.rules.hadrian.scoring import MEASURES, path_points, path_total, penalty, total
from imperium_desktop.rules.hadrian.state import Player, State
from imperium_desktop.text.words import Words
from imperium_desktop.ui.fonts import sizes, type_font
from imperium_desktop.ui.icons import icon_pixmap
from imperium_desktop.ui.kit import Page, RichText, Rule, escaped
from imperium_desktop.ui.language import tr
from imperium_desktop.ui.palette import HADRIAN_TRACKS, palette
from imperium_desktop.ui.style import look
from imperium_desktop.ui.table.paint import alpha, draw_seat, pen

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ScoreSheet(QWidget):
    """A line for each thing that counts, a column for each seat."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[tuple[str, str, str, list[int]]] = []
        """Icon, name, colour and values."""
        self._signs: Sequence[int] = ()
        self._own = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.restyle)

    def show_players(
        self, content: Components, players: Sequence[Player], own: int, words: Words, signs: Sequence[int]
    ) -> None:
        self._signs, self._own = signs, own
        values = [player.filled[RENOWN : DISCIPLINE + 1] for player in players]
        self._lines = [
            (f"hadrian-{name}", words.label(name), HADRIAN_TRACKS[name], [value[place] for value in values])
            for place, name in enumerate(ATTRIBUTES)
        ]
        paths = [path_total(content, player) for player in players]
        lost = [-penalty(content, player) for player in players]
        self._lines.append(("hadrian-scout", tr("Paths"), "#98a04a", paths))
        self._lines.append(("hadrian-disdain", words.label("disdain"), "#c0504d", lost))
        self._lines.append(("app-trophy", tr("Total"), "#c9982f", [total(content, player) for player in players]))
        self.setAccessibleName("; ".join(f"{name} {', '.join(map(str, found))}" for _, name, _, found in self._lines))
        self.restyle()

    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def _pitch(self) -> int:
        return round(QFontMetricsF(type_font("body")).height() * 1.45)

    def sizeHint(self) -> QSize:
        head = self._pitch() if len(self._signs) > 1 else 0
        return QSize(sizes.measure.length(220, 320), len(self._lines) * self._pitch() + head + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(sizes.measure.length(160, 200), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        pitch, count = self._pitch(), max(len(self._signs), 1)
        width = min(self.width() * (0.3 if count == 1 else 0.62) / count, 64.0)
        top = 0.0
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            if count > 1:
                side = pitch * 0.62
                for place, sign in enumerate(self._signs):
                    x = self.width() - (count - place) * width
                    draw_seat(p, sign, QRectF(x + width - side - 6, (pitch - side) / 2, side, side))
                top = pitch
            for number, line in enumerate(self._lines):
                self._paint_line(p, QRectF(0, top + number * pitch, self.width(), pitch), line, width)

    def _paint_line(self, p: QPainter, area: QRectF, line: tuple[str, str, str, list[int]], width: float) -> None:
        icon, name, colour, values = line
        last = line is self._lines[-1]
        p.fillRect(area.adjusted(0, 1, 0, -1), alpha(colour, 0.30 if last else 0.16))
        if last:
            p.setPen(pen(palette().on_page_secondary, 1))
            p.drawLine(area.topLeft(), area.topRight())
        side = round(area.height() * 0.78)
        p.drawPixmap(
            round(area.x() + 5), round(area.center().y() - side / 2), icon_pixmap(icon, side, self.devicePixelRatioF())
        )
        p.setFont(type_font("strong" if last else "body"))
        p.setPen(QColor(palette().ink))
        room = area.adjusted(side + 12, 0, -len(values) * width, 0)
        p.drawText(room, LEFT, p.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(room.width())))
        for place, value in enumerate(values):
            x = area.right() - (len(values) - place) * width
            p.setFont(type_font("count" if last or place == self._own else "body", columns=True))
            p.setPen(QColor(palette().danger_text if value < 0 else palette().ink))
            p.drawText(QRectF(x, area.y(), width - 6, area.height()), RIGHT, str(value).replace("-", "−"))


class ScoresTab(Page):
    """`show_view` after every change of the table; everything here lies open."""

    rule_clicked = Signal(str)

    def __init__(self, content: Components, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.content = content
        self.heading = RichText("", "area heading", "on_page_title")
        self.sheet = ScoreSheet()
        self.line = Rule(strong=True)
        self.paths_heading = RichText("", "area heading", "on_page_title")
        self.paths = RichText("", "body", "ink")
        self.ranks = RichText("", "body", "ink")
        for part in (self.heading, self.sheet, self.line, self.paths_heading, self.paths, self.ranks):
            self.rows.addWidget(part)
        self.ranks.rule_clicked.connect(self.rule_clicked)
        look.changed.connect(self.restyle)
        self.restyle()

    def restyle(self) -> None:
        self.rows.setSpacing(sizes.measure.height(5, 9))
        self.rows.setContentsMargins(0, 0, sizes.measure.scaled(4), sizes.measure.scaled(4))

    def show_view(self, view: State, seat: int, words: Words, signs: Sequence[int]) -> None:
        self.heading.set_text(tr("If the match ended now"))
        self.sheet.show_players(self.content, view.players, seat, words, signs[: len(view.players)])
        player = view.players[seat]
        self.paths_heading.set_text(tr("Your Paths"))
        self.paths_heading.setVisible(bool(player.paths))
        self.paths.setVisible(bool(player.paths))
        self.paths.set_text("\n".join(self._path(player, card, words) for card in player.paths))
        self.ranks.setVisible(len(view.players) == 1 and not view.setup.fort)
        if len(view.players) == 1:
            self.ranks.set_text(self._ranks(total(self.content, player), words))

    def _path(self, player: Player, card: str, words: Words) -> str:
        path = self.content.paths[card]
        reached = MEASURES[path.measure](self.content, player)
        steps = " · ".join(map(str, path.steps))
        points = tr("{points} VP", points=path_points(self.content, player, card))
        return (
            f"**{escaped(words.label(card))}** {points}\n{escaped(words.label(path.measure))}: **{reached}** ({steps})"
        )

    def _ranks(self, points: int, words: Words) -> str:
        """§10.5, the one reached so far in bold."""
        ranks = self.content.box.ranks
        reached = max(place for place, rank in enumerate(ranks) if points >= rank.least or not place)
        told = []
        for place, rank in enumerate(ranks):
            name = escaped(words.label(rank.id))
            least = f" {rank.least}+" if rank.least > 0 else ""
            told.append(f"**{name}{least}**" if place == reached else f"{name}{least}")
        return f"{tr('Ranks')}: {', '.join(told)} §10.5"
