"""The end of a match: who won, how it was counted step by step, why, and the way there."""

import math

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.text.words import Words
from imperium_desktop.ui.charts.plots import Plots
from imperium_desktop.ui.ending.end_panel import EndPanel
from imperium_desktop.ui.ending.end_parts import CountingStep, Emblems, PlacingsBox, WhyBox, paint_trophy
from imperium_desktop.ui.ending.ended_match import EndedMatch
from imperium_desktop.ui.ending.own_results import comparison, results_plot
from imperium_desktop.ui.ending.rank_table import RankTable
from imperium_desktop.ui.kit import Felt, Page, Parchment, PlainButton, RichText, WrapRow
from imperium_desktop.ui.panels.prompt import Act
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.wording.dates import MINUTE, duration
from imperium_desktop.ui.wording.players import alone_at

PAUSES = {"first": 900, "between": 640, "last": 1100}
"""Milliseconds before a step goes on by itself."""
LEAST_BESIDE = (900, 1250)
"""Least width, in small and large windows, at which the reasons stand beside the table, not under it."""

TIGHT = 620
"""Height, at 100 %, below which what decided the match is folded away at first."""


class EndPage(FollowsStyle, QWidget):
    """Left and Right go through the steps, Home begins again, End shows the result at once, Esc leaves."""

    play_again = Signal()
    same_again = Signal()
    """The same seed once more."""
    walk_through = Signal()
    start_page = Signal()
    rule_wanted = Signal(str)
    beat_shown = Signal(int)

    def __init__(
        self,
        ended: EndedMatch,
        words: Words,
        *,
        motion: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.ended = ended
        self.words = words
        self.motion = motion
        self.ending = ended.make_ending(words)
        self.beat = 0
        self._shown = False
        self._tight = False
        self._revealed = not motion or ended.match.setup.seats == 1  # alone nobody wonders who has won
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._go_on)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._build_left()
        self.panel = EndPanel(ended)
        self.panel.rule_clicked.connect(self.rule_wanted)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.felt, 1)
        whole.addWidget(self.panel)
        self.restyle()
        self.retell()
        self.show_beat(0 if motion else len(self.ending.beats) - 1)

    # Building

    def _build_left(self) -> None:
        self.felt = Felt()
        self.left = Page()
        self.emblems = Emblems()
        self.title = RichText("", "large title", "on_table_title")
        self.facts = RichText("", "lesson", "on_table_secondary")
        self.sheet = Parchment()
        self.cards = [CountingStep(number) for number in range(1, len(self.ending.steps) + 1)]
        self.back_button = PlainButton("", "quiet", icon="app-undo", key="←")
        self.next_button = PlainButton("", "quiet", icon="app-next", key="→")
        self.again_button = PlainButton("", "quiet", icon="app-redo", key="Home")
        self.note = RichText("", "small", "ink")
        self.table = RankTable()
        self.why = WhyBox()
        self.reason = RichText("", "small", "ink")
        self.placings = PlacingsBox()
        self.plots = Plots()
        for words in (self.title, self.facts, self.note, self.reason):
            may_widen(words)
        for card in self.cards:
            card.clicked.connect(self._go_to_card)
        self.back_button.clicked.connect(self.step_back)
        self.next_button.clicked.connect(self.step_on)
        self.again_button.clicked.connect(self.once_more)
        self.table.row_chosen.connect(self.explain)
        for part in (self.note, self.reason, self.why):
            part.rule_clicked.connect(self.rule_wanted)
        self._lay_out_left()

    def _lay_out_left(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.facts)
        words.addStretch(1)
        self._head = QHBoxLayout()
        self._head.addWidget(self.emblems, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head.addLayout(words, 1)
        self._steps = QGridLayout()
        buttons = WrapRow(gap=8)
        for button in (self.back_button, self.next_button, self.again_button):
            buttons.addWidget(button)
        self._controls = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._controls.addLayout(buttons)
        self._controls.addWidget(self.note, 1)
        self._reasons = QVBoxLayout()
        self._reasons.addWidget(self.why)
        self._reasons.addWidget(self.reason)
        self._reasons.addWidget(self.placings)
        self._reasons.addStretch(1)
        self._counted = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._counted.addWidget(self.table, 3)
        self._counted.addLayout(self._reasons, 1)
        self._rows = QVBoxLayout(self.sheet)
        self._rows.addLayout(self._steps)
        self._rows.addLayout(self._controls)
        self._rows.addLayout(self._counted, 1)
        self.left.rows.addLayout(self._head)
        self.left.rows.addWidget(self.sheet, 2 * len(self.ending.people))
        self.left.rows.addWidget(self.plots, 5)
        body = self.left.body.layout()
        if isinstance(body, QVBoxLayout):
            body.setStretch(0, 1)
            body.setStretch(1, 0)
        inside = QVBoxLayout(self.felt)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.left)

    # What is shown

    def set_words(self, words: Words) -> None:
        """Another language, or other names; the telling stays where it is."""
        self.words = words
        self.ending = self.ended.make_ending(words)
        self.retell()
        self.show_beat(self.beat)

    def retell(self) -> None:
        """Every word again."""
        ending = self.ending
        ended = self.ended
        here = points_of(ended.match)
        alone = alone_at(ended.seating.bots, ended.match.setup.seats) or 0
        own = comparison([points[alone] for points in ended.past], here[alone])
        told = [*ending.facts[:1], playing_time(ended.seconds), *ending.facts[1:], own]
        self.facts.set_text(" · ".join(filter(None, told)))
        self.back_button.setText(tr("step back"))
        self.next_button.setText(tr("next step"))
        self.again_button.setText(tr("once more from the start"))
        self.note.set_text(ending.note)
        self.reason.set_text(ending.reason)
        self.placings.show_ending(ending)
        self.table.set_ending(ending)
        plots = (*ending.plots, *results_plot(ended.past, here))
        self.plots.show_plots(plots, ending.people, ending.turn_name, ending.winners[0] if self._revealed else 0)
        self.panel.retell(ending, self.words, self._acts())
        self._retell_result()

    def _acts(self) -> list[Act]:
        return [
            Act(tr("Play again"), self.play_again.emit, "main", "app-new"),
            Act(tr("Replay this seed"), self.same_again.emit, "normal", "app-redo"),
            Act(tr("Walk through the turns"), self.walk_through.emit, "normal", "app-rulebook"),
            Act(tr("Start page"), self.start_page.emit, "quiet", "app-home", "Esc"),
        ]

    def explain(self, seat: int) -> None:
        """Why that seat has its rank."""
        self.table.choose(seat)
        self.why.show_why(self.ending.why[seat], self.ending.people)

    # Step by step

    @property
    def last_beat(self) -> int:
        return len(self.ending.beats) - 1

    def show_beat(self, number: int, *, moving: bool = False) -> None:
        self.beat = min(max(number, 0), self.last_beat)
        beat = self.ending.beats[self.beat]
        self.table.show_beat(beat, moving=moving and self.motion)
        over = self.beat == self.last_beat
        for index, (card, step) in enumerate(zip(self.cards, self.ending.steps, strict=True)):
            card.show_step(step, index - beat.step)
        self.back_button.setEnabled(self.beat > 0)
        self.next_button.setEnabled(not over)
        self.placings.show_placed(self.ending, beat)
        self._reveal()
        self.beat_shown.emit(self.beat)

    def _reveal(self) -> None:
        """Tell the winner, but not before it is counted; once known, it stays."""
        if self.beat == self.last_beat and not self._revealed:
            self._revealed = True
            self.plots.show_seat(self.ending.winners[0])
            self._retell_result()

    def _retell_result(self) -> None:
        ending, known = self.ending, self._revealed
        self.title.set_text(ending.title if known else tr("Who has won?"))
        self.emblems.show_emblems(ending.emblems if known else (paint_trophy,))
        if known:
            self.explain(self.table.chosen if self.table.chosen >= 0 else ending.winners[0])
        else:
            self.why.show_rule(ending.counted, ending.why[ending.winners[0]], ending.people)
        self.plots.set_veiled(not known)
        self.panel.show_result(ending, known=known)
        self._fit_title()

    def step_on(self) -> None:
        self._clock.stop()
        if self.beat < self.last_beat:
            self.show_beat(self.beat + 1, moving=True)

    def step_back(self) -> None:
        self._clock.stop()
        self.show_beat(self.beat - 1)

    def once_more(self) -> None:
        """Count from the start, by itself; all at once when nothing may move."""
        self.show_beat(0 if self.motion else self.last_beat)
        if self.motion:
            self._clock.start(PAUSES["first"])

    def to_the_end(self) -> None:
        self._clock.stop()
        self.show_beat(self.last_beat)

    def _go_on(self) -> None:
        if self.beat >= self.last_beat:
            return
        self.show_beat(self.beat + 1, moving=True)
        if self.beat < self.last_beat:
            ahead = self.ending.beats[self.beat + 1]
            same = ahead.step == self.ending.beats[self.beat].step
            self._clock.start(PAUSES["between"] if same else PAUSES["last"])

    def _go_to_card(self) -> None:
        self._clock.stop()
        card = self.sender()
        step = self.cards.index(card) if isinstance(card, CountingStep) else 0
        beats = [number for number, beat in enumerate(self.ending.beats) if beat.step == step]
        self.show_beat(beats[-1])

    # Window

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Left:
                self.step_back()
            case Qt.Key.Key_Right | Qt.Key.Key_Space:
                self.step_on()
            case Qt.Key.Key_Home:
                self.once_more()
            case Qt.Key.Key_End:
                self.to_the_end()
            case Qt.Key.Key_Escape:
                self.start_page.emit()
            case Qt.Key.Key_H:
                self.panel.fold_or_unfold()
            case _:
                super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """The telling begins after the plot is there: loading it would make the first steps stumble."""
        super().showEvent(event)
        if not self._shown:
            self._shown = True
            self.setFocus()
            QTimer.singleShot(0, self, self._begin)

    def _begin(self) -> None:
        self.plots.make()
        if self.motion:
            self._clock.start(PAUSES["first"])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def restyle(self) -> None:
        length, height = sizes.measure.length, sizes.measure.height
        self.panel.restyle()
        self.left.rows.setContentsMargins(length(14, 28), height(6, 14), length(14, 28), height(10, 16))
        self.left.rows.setSpacing(height(8, 14))
        self._head.setSpacing(length(14, 26))
        self._rows.setContentsMargins(length(12, 22), height(8, 16), length(12, 22), height(8, 16))
        self._rows.setSpacing(height(4, 9))
        self._steps.setSpacing(length(8, 12))
        self._controls.setSpacing(length(6, 9))
        self._counted.setSpacing(length(14, 28))
        self._reasons.setSpacing(height(6, 12))
        self.reason.setContentsMargins(2, 0, 2, 0)
        self._arrange()

    def _arrange(self) -> None:
        """Where there is no room beside the table, what belongs to it stands below."""
        scale = sizes.measure.scale
        beside = self.width() - self.panel.width() >= sizes.measure.length(*LEAST_BESIDE)
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._counted.setDirection(direction)
        self._controls.setDirection(direction)
        self.note.setContentsMargins(sizes.measure.length(8, 20) if beside else 0, 0, 0, 0)
        self._fit_title()
        self._lay_steps()
        tight = self.height() / scale < TIGHT
        if tight != self._tight:
            self._tight = tight
            self.panel.hint.set_folded(tight)

    def _lay_steps(self) -> None:
        """Lay the steps in one line, or in several of about the same length."""
        length, gap = sizes.measure.length, self._steps.horizontalSpacing()
        room = self.width() - self.panel.width() - 2 * length(14, 28) - 2 * length(12, 22)
        fit = max((room + gap) // (self.cards[0].minimumSizeHint().width() + gap), 1)
        columns = math.ceil(len(self.cards) / math.ceil(len(self.cards) / fit))
        for number, card in enumerate(self.cards):
            self._steps.removeWidget(card)
            self._steps.addWidget(card, number // columns, number % columns)
        for column in range(len(self.cards)):
            self._steps.setColumnStretch(column, 1 if column < columns else 0)

    def _fit_title(self) -> None:
        """A long title is smaller rather than broken."""
        length = sizes.measure.length
        bar = self.left.verticalScrollBar().sizeHint().width()
        room = self.width() - self.panel.width() - bar - 2 * length(14, 28) - length(14, 26)
        room -= self.emblems.sizeHint().width()
        wide = QFontMetricsF(type_font("large title")).horizontalAdvance(self.title.plain_text())
        self.title.set_kind("large title" if wide < room else "dialog title")


def playing_time(seconds: float) -> str:
    """Empty if it is not known, or not worth telling."""
    return duration(seconds) if seconds >= MINUTE else ""


def points_of(match: AnyMatch) -> list[int]:
    """Points by seat."""
    assert match.result is not None
    return list(match.game.endings[match.result.ending].points_by_seat(match.result))


def may_widen(words: RichText) -> None:
    """Where it has more width than a column of text, a text does not insist on the column's height."""
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    words.setSizePolicy(policy)
