"""The card beside the table of a lesson: it explains and asks, and when all is done it says what was learned.

Its words scroll; what is asked and the buttons stand at the foot of the panel, always in the same place and in sight.
"""

from typing import NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QVBoxLayout, QWidget

from imperium_desktop.ui.kit.buttons import PlainButton
from imperium_desktop.ui.kit.grounds import Parchment
from imperium_desktop.ui.kit.pages import Page
from imperium_desktop.ui.kit.progress import ProgressBar
from imperium_desktop.ui.kit.words.rich_text import RichText
from imperium_desktop.ui.kit.words.wrapping import WrapRow
from imperium_desktop.ui.learn.stars import Stars
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
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
    further: str = ""
    """What leads to the next lesson, where the golden button does not."""


class LessonFoot(FollowsStyle, Parchment):
    """What is asked, and the buttons."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.task = RichText("", "choice title", "on_page_label")
        self.next_button = PlainButton("", "main")
        self.show_button = PlainButton("", "normal")
        self.again_button = PlainButton("", "normal")
        self.further_button = PlainButton("", "normal")
        self.hint_button = PlainButton("", "quiet", icon="app-hint", key="H")
        self.leave_button = PlainButton("", "quiet")
        buttons = WrapRow(gap=8, line_gap=4)
        for button in self.buttons:
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.addWidget(self.task)
        column.addLayout(buttons)
        self.restyle()

    @property
    def buttons(self) -> tuple[PlainButton, ...]:
        return (
            self.next_button,
            self.show_button,
            self.further_button,
            self.again_button,
            self.hint_button,
            self.leave_button,
        )

    def restyle(self) -> None:
        length, layout = sizes.measure.length, self.layout()
        if layout is not None:
            layout.setContentsMargins(length(12, 16), length(8, 12), length(12, 16), length(9, 13))
            layout.setSpacing(length(5, 8))


class LessonCard(Page):
    """Title, progress and words; what to do stands on its foot."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = RichText("", "label", "on_page_label")
        self.title = RichText("", "lesson title", "on_page_title")
        self.progress = ProgressBar()
        self.stars = Stars()
        self.text = RichText("", "lesson", "on_page_title")
        self.verdict = RichText("", "lesson aside", "on_page_secondary")
        self.tasks = RichText("", "lesson", "on_page_secondary")
        self.foot = LessonFoot()
        column = self.body.layout()
        assert isinstance(column, QVBoxLayout)
        column.setSpacing(9)
        words = (self.number, self.title, self.progress, self.stars, self.text, self.verdict, self.tasks)
        for place, widget in enumerate(words):
            column.insertWidget(place, widget)
        self.stars.hide()
        self.offer_hint(False)

    def tell(self, told: Told) -> None:
        self.number.set_text(told.place)
        self.title.set_text(told.title)
        self.progress.setRange(0, told.steps)
        self.progress.setValue(told.step)
        self.text.set_text(told.text)
        self.foot.task.set_text(told.task)
        self.foot.task.setVisible(bool(told.task))
        self.verdict.set_text(told.verdict)
        self.verdict.setVisible(bool(told.verdict))
        self.foot.next_button.setText(tr("Skip step") if told.asks else tr("Next"))
        self.foot.next_button.set_role("quiet" if told.asks else "main")
        self.foot.show_button.setText(tr("Show me"))
        self.foot.leave_button.setText(tr("Leave lesson"))
        self._show_parts(told.asks, closing=None)
        if told.verdict:
            QTimer.singleShot(0, self, lambda: self.ensureWidgetVisible(self.verdict, 0, 8))

    def settle(self) -> None:
        """Every word is where it belongs at once: the next picture of the table may take a moment."""
        layout = self.body.layout()
        if layout is not None:
            layout.activate()

    def wait(self) -> None:
        """Wait while something is shown on the table: there is nothing to do but to go on."""
        for widget in (self.foot.task, self.foot.show_button):
            widget.hide()
        self.verdict.set_text("")
        self.foot.next_button.setText(tr("Next"))
        self.foot.next_button.set_role("quiet")

    def offer_hint(self, offered: bool) -> None:
        """Offer a hint, if there is one, folded away or not."""
        self.foot.hint_button.setText(tr("Hint"))
        self.foot.hint_button.setVisible(offered)

    def close_with(self, closing: Closing, *, motion: bool = False) -> None:
        self.number.set_text(closing.label)
        self.title.set_text(closing.title)
        self.text.set_text(closing.text)
        self.foot.task.hide()
        self.verdict.hide()
        self.tasks.set_text(closing.tasks)
        self.stars.show_stars(closing.stars or 0, motion=motion)
        self.foot.next_button.setText(closing.onward)
        self.foot.next_button.set_role("main")
        self.foot.next_button.set_key(tr("Enter"))
        self.foot.further_button.setText(closing.further)
        self.foot.again_button.setText(tr("Once more"))
        self.foot.leave_button.setText(tr("To the path"))
        self._show_parts(asks=False, closing=closing)

    def _show_parts(self, asks: bool, *, closing: Closing | None) -> None:
        self.progress.setVisible(closing is None)
        self.stars.setVisible(closing is not None and closing.stars is not None)
        self.tasks.setVisible(closing is not None)
        self.foot.show_button.setVisible(asks)
        self.foot.again_button.setVisible(closing is not None)
        self.foot.further_button.setVisible(closing is not None and bool(closing.further))
        self.foot.leave_button.setVisible(closing is None or closing.onward != self.foot.leave_button.text())
        self.verticalScrollBar().setValue(0)
