"""The card beside the table of a lesson: it explains and asks, and when all is done it says what was learned."""

from typing import NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from imperium_desktop.ui.kit.buttons import PlainButton
from imperium_desktop.ui.kit.pages import Page
from imperium_desktop.ui.kit.progress import ProgressBar
from imperium_desktop.ui.kit.rich_text import RichText
from imperium_desktop.ui.kit.wrapping import WrapRow
from imperium_desktop.ui.learn.stars import Stars
from imperium_desktop.ui.theme.language import tr


class Told(NamedTuple):
    """What the card says in a step."""

    place: str
    title: str
    text: str
    task: str = ""
    verdict: str = ""
    asks: bool = False
    step: int = 0
    steps: int = 1


class Closing(NamedTuple):
    """What the card says at the end of a lesson."""

    label: str
    title: str
    text: str
    onward: str
    """What the golden button does."""
    stars: int | None = None
    """None: there are none to earn."""
    tasks: str = ""
    """What was asked for, line by line."""


class LessonCard(Page):
    """Title, progress, words, and what to do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = RichText("", "label", "on_page_label")
        self.title = RichText("", "lesson title", "on_page_title")
        self.progress = ProgressBar()
        self.stars = Stars()
        self.text = RichText("", "lesson", "on_page_title")
        self.task = RichText("", "choice title", "on_page_label")
        self.verdict = RichText("", "lesson aside", "on_page_secondary")
        self.tasks = RichText("", "lesson", "on_page_secondary")
        self.next_button = PlainButton("", "main")
        self.show_button = PlainButton("", "normal")
        self.again_button = PlainButton("", "normal")
        self.leave_button = PlainButton("", "quiet")
        self.buttons = WrapRow(gap=8)
        for button in (self.next_button, self.show_button, self.again_button, self.leave_button):
            self.buttons.addWidget(button)
        column = self.body.layout()
        assert isinstance(column, QVBoxLayout)
        column.setSpacing(9)
        words = (self.number, self.title, self.progress, self.stars, self.text, self.task, self.verdict)
        for place, widget in enumerate(words):
            column.insertWidget(place, widget)
        column.insertLayout(len(words), self.buttons)
        column.insertWidget(len(words) + 1, self.tasks)
        self.stars.hide()
        self.again_button.hide()

    def tell(self, told: Told) -> None:
        self.number.set_text(told.place)
        self.title.set_text(told.title)
        self.progress.setRange(0, told.steps)
        self.progress.setValue(told.step)
        self.text.set_text(told.text)
        self.task.set_text(told.task)
        self.task.setVisible(bool(told.task))
        self.verdict.set_text(told.verdict)
        self.verdict.setVisible(bool(told.verdict))
        self.next_button.setText(tr("Skip step") if told.asks else tr("Next"))
        self.next_button.set_role("quiet" if told.asks else "main")
        self.show_button.setText(tr("Show me"))
        self.leave_button.setText(tr("Leave lesson"))
        self._show_parts(told.asks, closing=False, stars=False)
        if told.verdict:
            QTimer.singleShot(0, self, self._show_verdict)

    def wait(self) -> None:
        """While something is shown on the table there is nothing to do but to go on."""
        for widget in (self.task, self.show_button):
            widget.hide()
        self.verdict.set_text("")
        self.next_button.setText(tr("Next"))
        self.next_button.set_role("quiet")

    def _show_verdict(self) -> None:
        """What was just said is read, wherever the words before it end; a low panel scrolls, too."""
        holder: QWidget | None = self
        while holder is not None:
            if isinstance(holder, QScrollArea):
                holder.ensureWidgetVisible(self.verdict, 0, 8)
            holder = holder.parentWidget()

    def close_with(self, closing: Closing, *, motion: bool = False) -> None:
        self.number.set_text(closing.label)
        self.title.set_text(closing.title)
        self.text.set_text(closing.text)
        self.task.hide()
        self.verdict.hide()
        self.tasks.set_text(closing.tasks)
        self.stars.show_stars(closing.stars or 0, motion=motion)
        self.next_button.setText(closing.onward)
        self.next_button.set_role("main")
        self.next_button.set_key(tr("Enter"))
        self.again_button.setText(tr("Once more"))
        self.leave_button.setText(tr("To the path"))
        self._show_parts(asks=False, closing=True, stars=closing.stars is not None)
        self.leave_button.setVisible(closing.onward != self.leave_button.text())

    def _show_parts(self, asks: bool, *, closing: bool, stars: bool) -> None:
        self.progress.setVisible(not closing)
        self.stars.setVisible(stars)
        self.tasks.setVisible(closing)
        self.show_button.setVisible(asks)
        self.again_button.setVisible(closing)
        self.leave_button.show()
        self.verticalScrollBar().setValue(0)
