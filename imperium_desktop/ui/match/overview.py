"""The way so far, over the table: what every turn has brought to everybody, as far as the looking seat may know."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from imperium_desktop.ui.charts.plots import Plots
from imperium_desktop.ui.kit import PlainButton
from imperium_desktop.ui.kit.titled_page import TitledPage
from imperium_desktop.ui.match.match_table import MatchTable
from imperium_desktop.ui.scenes.protocol.plots import Person
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.wording.game_names import capital


class Overview(TitledPage):
    """Esc, or the key that opened it, closes it."""

    closed = Signal()

    def __init__(self, match_table: MatchTable, over: QWidget) -> None:
        super().__init__("app-plot", over)
        self.match_table = match_table
        self.plots = Plots()
        self.button = PlainButton("", "quiet", icon="app-plot", key="O", parent=over)
        self.button.clicked.connect(self.open)
        self.body.addWidget(self.plots)
        match_table.session.changed.connect(self.refresh)
        self.hide()
        self.restyle()
        self.retranslate()

    def forget(self) -> None:
        """What the plots show is what one seat may know."""
        self.hide()
        self.subtitle.set_text("")
        self.plots.deleteLater()
        self.plots = Plots()
        self.body.addWidget(self.plots)

    def under(self, scores: QWidget) -> QWidget:
        """The points, with the button that leads here."""
        page = QWidget()
        rows = QVBoxLayout(page)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(scores, 1)
        rows.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        return page

    @property
    def possible(self) -> bool:
        """True of a match played from its beginning, in a game that tells its way before the end."""
        table = self.match_table
        return table.scene.overview and not table.session.match.set_up_by_hand

    def open(self) -> None:
        over = self.parentWidget()
        if self.possible and not self.match_table.session.curtained and over is not None:
            self.setGeometry(over.rect())
            self.show()
            self.raise_()
            self.refresh()
            self.setFocus()

    def switch(self) -> None:
        if self.isVisible():
            self.go_back()
        else:
            self.open()

    def go_back(self) -> None:
        self.hide()
        self.closed.emit()

    def refresh(self) -> None:
        self.button.setVisible(self.possible)
        if not self.isVisible():
            return
        table, session, words = self.match_table, self.match_table.session, self.match_table.words
        self.title.set_text(tr("Match overview"))
        self.subtitle.set_text(f"{capital(words.turn)} {session.turn}" if session.turn is not None else "")
        people = [
            Person(seat, words.seat(seat), table.signs[seat], bot=bool(session.bot(seat)))
            for seat in range(session.match.setup.seats)
        ]
        plots = table.scene.plots(session.match, session.looking, words)
        self.plots.show_plots(plots, people, words.turn, session.looking)

    def retranslate(self) -> None:
        self.back_button.setText(tr("Back to the table"))
        self.button.setText(tr("Match overview"))
        self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Nothing here touches the table below."""
        super().keyPressEvent(event)
        event.accept()
