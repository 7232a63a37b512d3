"""One past match at a closer look: its table, who came where, and what can be done with it."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from imperium_desktop.store.history import Finished, History, Oddity
from imperium_desktop.ui.archive import history_words
from imperium_desktop.ui.archive.history_words import Placed
from imperium_desktop.ui.kit import Parchment, PlainButton, RichText, WrapRow, escaped
from imperium_desktop.ui.pictures.match_picture import Pictures
from imperium_desktop.ui.pictures.picture_frame import PictureFrame
from imperium_desktop.ui.scenes import facts_of
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import tr

WITH_PICTURE = 560
"""Pixels at 100 % below which the picture gives way to the words."""


class MatchCard(FollowsStyle, Parchment):
    """`asked` tells what to do with the match that is shown: replay, again or delete."""

    asked = Signal(str, object)

    def __init__(self, history: History, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.match: Finished | Oddity | None = None
        self._history = history
        self.picture = PictureFrame(pictures)
        self.headline = RichText("", "lesson title", "on_page_title")
        self.about = RichText("", "small", "on_page_secondary")
        self.standings = Standings()
        self.ending = RichText("", "hint", "on_page_secondary")
        self.trouble = RichText("", "body", "danger_text")
        self.replay_button = PlainButton("", "main", icon="app-visible", key="Enter")
        self.again_button = PlainButton("", icon="app-redo")
        self.delete_button = PlainButton("", "quiet", icon="app-delete", key="Del")
        self._compose()
        self.restyle()

    def _compose(self) -> None:
        acts = QWidget()
        wrap = WrapRow(acts, gap=9, line_gap=4)
        for act, button in (
            ("replay", self.replay_button),
            ("again", self.again_button),
            ("delete", self.delete_button),
        ):
            button.clicked.connect(lambda _checked=False, act=act: self._ask(act))
            wrap.addWidget(button)
        words = QVBoxLayout()
        words.setSpacing(4)
        for row in (self.headline, self.about, self.standings, self.ending):
            words.addWidget(row)
        words.addStretch(1)
        words.addWidget(self.trouble)
        words.addWidget(acts)
        self._row = QHBoxLayout(self)
        self._row.addLayout(words, 8)
        self._row.addWidget(self.picture, 5, Qt.AlignmentFlag.AlignTop)
        self.trouble.hide()

    def restyle(self) -> None:
        length = sizes.measure.length
        self._row.setContentsMargins(length(14, 22), length(12, 18), length(12, 18), length(10, 14))
        self._row.setSpacing(length(12, 22))
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        self.picture.setVisible(self.width() >= sizes.measure.scaled(WITH_PICTURE))

    def show_match(self, match: Finished | Oddity | None, signs: Mapping[str, int]) -> None:
        self.match = match
        self.setVisible(match is not None)
        self.show_trouble("")
        if match is None:
            return
        sign = facts_of(match.game).icon if isinstance(match, Finished) else "app-warning"
        self.picture.show_file(self._history.file(match), sign)
        self.headline.set_text(escaped(history_words.headline(match)))
        self.about.set_text(escaped(history_words.about(match)))
        self.standings.show_placed(history_words.placed(match, signs))
        self.ending.set_text(history_words.ending(match))
        self.retranslate()

    def retranslate(self) -> None:
        odd = isinstance(self.match, Oddity)
        self.replay_button.setText(tr("Show log") if odd else tr("Watch"))
        self.again_button.setVisible(not odd)
        self.again_button.setText(tr("Play it again"))
        self.again_button.setToolTip(tr("The same seats, variants and seed: everything is dealt as it was then."))
        self.delete_button.setText(tr("Delete"))

    def show_trouble(self, text: str) -> None:
        self.trouble.set_text(text)
        self.trouble.setVisible(bool(text))

    def _ask(self, act: str) -> None:
        if self.match is not None:
            self.asked.emit(act, self.match)


class Standings(QWidget):
    """Rank, name and points."""

    KINDS = (("seat name", "on_page_label"), ("seat name", "ink"), ("seat name", "ink"))

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 6, 0, 6)
        self._grid.setColumnStretch(3, 1)
        self._rows: list[tuple[RichText, ...]] = []

    def show_placed(self, placed: list[Placed]) -> None:
        self._grid.setHorizontalSpacing(sizes.measure.length(10, 16))
        self._grid.setVerticalSpacing(sizes.measure.length(1, 3))
        while len(self._rows) < len(placed):
            row = tuple(RichText("", kind, tone) for kind, tone in self.KINDS)
            for column, words in enumerate(row):
                self._grid.addWidget(words, len(self._rows), column)
            self._rows.append(row)
        for number, row in enumerate(self._rows):
            for words in row:
                words.setVisible(number < len(placed))
            if number < len(placed):
                one = placed[number]
                crown = "\u00a0{icon:app-crown}" if one.rank == 1 and len(placed) > 1 else ""
                for words, text in zip(row, (f"{one.rank}.", one.marked + crown, str(one.points)), strict=True):
                    words.set_text(text)
