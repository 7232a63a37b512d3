"""The lower row of the start page: go on with the last match, saves, lessons and results."""

import time
from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from imperium_desktop.markup import spoken
from imperium_desktop.ui.kit import IconSign, PlainButton, RichText, WrapRow, escaped
from imperium_desktop.ui.kit.card import Card, CardRow, row_padding
from imperium_desktop.ui.kit.framed import Framed
from imperium_desktop.ui.kit.words.rich_text import type_of
from imperium_desktop.ui.start.entries import LastMatch, Learned, PastMatch, Saved
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.wording.game_names import capital, short_title_of, title_of, turn_text

SHOWN = 3
LOW = 0.25
"""Windows up to this share of the way to the large one are so low that rows are counted."""
TO_BAR, BAR = 2, 8
"""Gap above the bar of a lesson, and its height."""


def empty(layout: QLayout) -> None:
    while layout.count():
        item = layout.takeAt(0)
        if item is None:
            return
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif inner is not None:
            empty(inner)


class StartCard(Card):
    """The heading alone, until it is known what to show below it."""

    known = False

    def reveal(self) -> None:
        if not self.known:
            self.known = True
            self.compose()
            self.restyle()
        self.head_up()
        self.fill()

    def retranslate(self) -> None:
        self.head_up()
        if self.known:
            self.fill()

    def compose(self) -> None:
        """Subclasses make what stands below the heading; once."""

    def head_up(self) -> None:
        """Subclasses set the words of the heading."""

    def fill(self) -> None:
        """Subclasses show what they know, in the present language."""


class ContinueCard(StartCard):
    """The card with a match to go on with: its picture, who plays, and the button.

    Without a match: where to begin.
    """

    go_on = Signal()
    learn = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("app-continue", parent)
        self.last: LastMatch | None = None
        self.offered: Learned | None = None
        """The game whose lesson is offered when there is no match."""
        self.rows.addStretch(1)
        self.head_up()
        self.restyle()

    def compose(self) -> None:
        empty(self.rows)
        self.picture = Framed(7)
        self.game = RichText("", "lesson title", "on_page_title")
        self.about = RichText("", "hint", "on_page_secondary")
        self.offer = RichText("", "body", "on_page_secondary")
        self.people = WrapRow(gap=16, line_gap=2)
        self.saved = RichText("", "small", "on_page_faint")
        self.button = PlainButton(role="main", large=True, key="Enter")
        self.button.clicked.connect(self._press)
        words = QVBoxLayout()
        for widget in (self.game, self.about, self.offer):
            words.addWidget(widget)
        words.addLayout(self.people)
        words.addStretch(1)
        words.addWidget(self.saved)
        words.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        self._words = words
        self._column.removeItem(self.head)
        words.insertLayout(0, self.head)
        self._sides = QHBoxLayout()
        self._sides.addWidget(self.picture, 12)
        self._sides.addLayout(words, 11)
        self.rows.addLayout(self._sides)

    def _press(self) -> None:
        if self.last is not None:
            self.go_on.emit()
        else:
            self.learn.emit(self.lesson)

    @property
    def lesson(self) -> str:
        """The id of that game; empty for none."""
        return self.offered.game_id if self.offered is not None else ""

    @property
    def _learning(self) -> bool:
        return self.offered is not None and self.offered.begun

    def show_match(self, last: LastMatch | None, offered: Learned | None = None) -> None:
        self.last, self.offered = last, offered
        self.set_glowing(last is not None)
        self.reveal()
        self.show_picture(last.picture if last is not None and last.picture is not None else QPixmap())

    def show_picture(self, picture: QPixmap) -> None:
        self.picture.show_pixmap(picture)
        self.picture.setVisible(not picture.isNull())

    def head_up(self) -> None:
        self.icon.set_icon("app-continue" if self.last is not None else "app-hint")
        offer = tr("Continue lesson") if self._learning else tr("New here?")
        self.title.set_text(tr("Continue your match") if self.last is not None else offer)

    def fill(self) -> None:
        last = self.last
        self.button.set_role("main" if last is not None else "normal")
        self.button.set_key("Enter" if last is not None else "")
        self.button.set_icon("app-continue" if last is not None else "app-lesson")
        if last is None:
            self.game.set_text(escaped(title_of(self.lesson)) if self.lesson else "")
            about = tr("A short lesson walks you through the table: what everything is, what you can click and why.")
            self.about.set_text(about if self.lesson else "")
            offer = tr("Or jump right in: bots fill the other seats and hints guide you.")
            self.offer.set_text(offer if self.lesson else tr("Bots fill the other seats and hints guide you."))
            self.saved.set_text("")
            self.button.setText(tr("Go on") if self._learning else tr("Start the lesson"))
        else:
            self.game.set_text(escaped(title_of(last.game_id)))
            self.about.set_text(self._about(last))
            self.offer.set_text("")
            from imperium_desktop.ui.wording.dates import moment

            self.saved.set_text(tr("autosaved {when}", when=moment(last.when)))
            self.button.setText(tr("Continue"))
        self.button.setVisible(last is not None or bool(self.lesson))
        for text in (self.game, self.about, self.offer, self.saved):
            text.setVisible(bool(text.text))
        empty(self.people)
        for sitting in last.seats if last is not None else ():
            self.people.addWidget(RichText(sitting.marked, "body", "on_page_title"))

    def _about(self, last: LastMatch) -> str:
        asked = next((escaped(sitting.name) for sitting in last.seats if sitting.asked), "")
        if asked and last.turn is not None:
            return tr("{turn}: {name} is to decide", turn=capital(turn_text(last.game_id, last.turn)), name=asked)
        return tr("{name} is to decide", name=asked) if asked else ""

    def restyle(self) -> None:
        super().restyle()
        if self.known:
            self._words.setSpacing(sizes.measure.height(2, 6))
            self._sides.setSpacing(sizes.measure.length(8, 14))


class ListCard(StartCard):
    """Rows under a heading, and a quiet button below them."""

    opened = Signal()

    def __init__(self, icon: str, button_icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(icon, parent)
        self.none = RichText("", "body", "on_page_faint")
        self.list = QVBoxLayout()
        self.button = PlainButton(role="quiet", icon=button_icon)
        self.button.clicked.connect(self.opened)
        self.rows.addLayout(self.list)
        self.rows.addWidget(self.none)
        self.rows.addStretch(1)
        self.rows.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        self.none.hide()
        self.button.hide()
        self.lines: list[CardRow] = []
        self.head_up()
        self.restyle()

    def show_lines(self, lines: Sequence[CardRow]) -> None:
        """Show lines in the next picture already.

        A layout shows by itself what it is given, but one turn of the loop later.
        """
        empty(self.list)
        self.lines = list(lines)
        for line in self.lines:
            line.setParent(self)
            line.show()
        for line in self.lines:
            self.list.addWidget(line)
        self.none.setVisible(not self.lines)

    def full_height(self) -> int:
        """What it may come to need: all its rows, each with a title and two lines below."""
        rows = self.rows_height() + self.button.sizeHint().height()
        head = max(self.title.sizeHint().height(), self.icon.sizeHint().height())
        edges = self._column.contentsMargins()
        gaps = self._column.spacing() + 2 * self.rows.spacing()
        return round(edges.top() + head + gaps + rows + edges.bottom())

    def rows_height(self) -> float:
        row = 2 * row_padding() + type_of("subheading").leading + 2 * type_of("small").leading
        return SHOWN * row + (SHOWN - 1) * self.list.spacing()

    def restyle(self) -> None:
        super().restyle()
        self.list.setSpacing(sizes.measure.height(0, 3))


def list_row(icon: str, title: str, detail: str, aside: str, *, reached_by_tab: bool = True) -> CardRow:
    """A sign, two lines, and a word at the right."""
    row = CardRow(", ".join(map(spoken, (title, detail, aside))), reached_by_tab=reached_by_tab)
    words = QVBoxLayout()
    words.setSpacing(0)
    words.addWidget(RichText(title, "subheading", "on_page_title"))
    if detail:
        words.addWidget(RichText(detail, "small", "on_page_secondary"))
    row.line.addWidget(IconSign(icon, 24), 0, Qt.AlignmentFlag.AlignVCenter)
    row.line.addLayout(words, 1)
    if aside:
        row.line.addWidget(RichText(aside, "small", "on_page_faint"), 0, Qt.AlignmentFlag.AlignVCenter)
    return row


class LoadCard(ListCard):
    open_save = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        self.saves: Sequence[Saved] = ()
        self.all = 0
        super().__init__("app-load", parent=parent)

    def show_saves(self, saves: Sequence[Saved], all: int) -> None:
        self.saves, self.all = saves[:SHOWN], all
        self.reveal()

    def head_up(self) -> None:
        self.title.set_text(tr("Load"))
        self.note.set_text("Ctrl+O")

    def fill(self) -> None:
        none = tr("No saved games yet. Games are saved automatically; named saves appear here.")
        unnamed = tr("Games are saved automatically; others that you begin appear here.")
        self.none.set_text(unnamed if self.all else none)
        self.button.setText(tr("All saves ({count})", count=self.all) if self.all else tr("Open a file"))
        self.button.show()
        self.show_lines([self._line(save) for save in self.saves])

    def _line(self, save: Saved) -> CardRow:
        from imperium_desktop.ui.wording.notes import note_title

        people = ", ".join(escaped(sitting.name) for sitting in save.seats)
        odd = note_title(save.note) if save.note is not None else ""
        detail = odd or people or escaped(title_of(save.game_id))
        sign = "app-warning" if odd else sign_of(save.game_id)
        row = list_row(sign, escaped(save.name or title_of(save.game_id)), detail, short_moment(save.when))
        row.clicked.connect(lambda: self.open_save.emit(save.file))
        return row


class LearnCard(ListCard):
    learn = Signal(str)
    lesson = Signal(str)
    """The next one of this game, at once."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.lessons: Sequence[Learned] = ()
        super().__init__("app-lesson", parent=parent)
        self.button.clicked.connect(self._go_on)

    def _go_on(self) -> None:
        following = next_of(self.lessons)
        if following is not None:
            self.lesson.emit(following.game_id)

    def show_lessons(self, lessons: Sequence[Learned]) -> None:
        self.lessons = sorted(lessons, key=order_of)
        self.reveal()

    def head_up(self) -> None:
        self.title.set_text(tr("Learn"))
        self.note.set_text("Ctrl+L")

    def fill(self) -> None:
        self.none.set_text(tr("There are no lessons yet."))
        self.show_lines([self._line(lesson) for lesson in self.lessons[: self._room]])
        following = next_of(self.lessons)
        self.button.setVisible(following is not None and following.begun)
        if following is not None:
            self.button.setText(tr("Repeat the lesson") if following.done else tr("Continue lesson"))

    @property
    def _room(self) -> int:
        """Number of lessons shown: in a low window those for which the rows of its neighbours leave room.

        The Learn page has them all.
        """
        if sizes.measure.height_share >= LOW:
            return len(self.lessons)
        following = next_of(self.lessons)
        spared = 0 if following is not None and following.begun else self.button.sizeHint().height()
        heights = accumulate(self._row_height(lesson) for lesson in self.lessons)
        return max(SHOWN, sum(height <= self.rows_height() + spared for height in heights))

    def _row_height(self, lesson: Learned) -> float:
        """Height of a row with the gap below it; what is told beside its title may need a line of its own."""
        told = type_of("small").leading if lesson.begun else 0
        title = type_of("subheading").leading + told
        return 2 * row_padding() + title + TO_BAR + sizes.measure.scaled(BAR) + self.list.spacing()

    def restyle(self) -> None:
        super().restyle()
        if self.known and len(self.lines) != len(self.lessons[: self._room]):
            self.fill()

    def _line(self, lesson: Learned) -> CardRow:
        from imperium_desktop.ui.kit.progress import ProgressBar

        title, state = title_of(lesson.game_id), state_of(lesson)
        row = CardRow(f"{title}, {state}")
        head = WrapRow(gap=8, line_gap=0)
        head.addWidget(RichText(escaped(short_title_of(lesson.game_id)), "subheading", "on_page_title"))
        if lesson.begun:  # an empty bar says enough
            mark_ = " {icon:app-check}" if lesson.done else ""
            head.addWidget(RichText(state + mark_, "small", "on_page_faint"))
        words = QVBoxLayout()
        words.setSpacing(TO_BAR)
        words.addLayout(head)
        shown = lesson.steps if lesson.done else lesson.step
        words.addWidget(ProgressBar(shown, lesson.steps, title, px=BAR))
        row.line.addWidget(IconSign(sign_of(lesson.game_id), 26), 0, Qt.AlignmentFlag.AlignVCenter)
        row.line.addLayout(words, 1)
        row.clicked.connect(lambda _=False, game=lesson.game_id: self.learn.emit(game))
        return row


def order_of(lesson: Learned) -> tuple[bool, bool]:
    """Those that were begun come first, those that are done last."""
    return lesson.done, not lesson.begun


def next_of(lessons: Sequence[Learned]) -> Learned | None:
    """The game to go on with: one that was begun before one that was not."""
    return min(lessons, key=order_of, default=None)


def state_of(lesson: Learned) -> str:
    if lesson.done:
        return tr("finished")
    if not lesson.begun:
        return tr("not started")
    if not lesson.step:
        return tr("begun")
    return tr("{step} of {n} lessons", n=lesson.steps, step=lesson.step)


class HistoryCard(ListCard):
    def __init__(self, parent: QWidget | None = None) -> None:
        self.matches: Sequence[PastMatch] = ()
        self.all = 0
        super().__init__("app-history", "app-plot", parent)

    def show_matches(self, matches: Sequence[PastMatch], all: int) -> None:
        self.matches, self.all = matches[:SHOWN], all
        self.reveal()

    def head_up(self) -> None:
        self.title.set_text(tr("History"))

    def fill(self) -> None:
        self.note.set_text(tr("{n} matches", n=self.all) if self.all else "")
        self.none.set_text(tr("Finished games appear here, with charts and replays."))
        self.button.setText(tr("Charts and replays"))
        self.button.show()
        lines = []
        for match in self.matches:
            people = zip(match.seats, match.scores, strict=True)
            detail = ", ".join(f"{escaped(sitting.name)} {score}".strip() for sitting, score in people)
            best = match.seats[: match.winners]
            winners = best[0].marked if len(best) == 1 else "".join(f"{{seat:{sitting.sign}}} " for sitting in best)
            row = list_row(
                sign_of(match.game_id), escaped(title_of(match.game_id)), detail, winners, reached_by_tab=False
            )
            row.clicked.connect(self.opened)
            lines.append(row)
        self.show_lines(lines)


def short_moment(when: float) -> str:
    """Moment for a narrow column."""
    from PySide6.QtCore import QDateTime

    from imperium_desktop.ui.wording.dates import short_day

    then, today = (QDateTime.fromSecsSinceEpoch(int(moment)) for moment in (when, time.time()))
    days = then.date().daysTo(today.date())
    if days == 0:
        return then.toString("HH:mm")
    return tr("yesterday") if days == 1 else short_day(when)


def sign_of(game_id: str) -> str:
    """Lists are filled after the first picture, which does without the facts of the games."""
    from imperium_desktop.ui.scenes import facts_of

    return facts_of(game_id).icon
