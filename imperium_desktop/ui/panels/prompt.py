"""What now? The question beside a table, with the buttons and rows that answer it."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from imperium_desktop.ui.kit.buttons import PlainButton, Role
from imperium_desktop.ui.kit.double_press import Freshness
from imperium_desktop.ui.kit.grounds import Parchment
from imperium_desktop.ui.kit.lists.choice_row import Brevity, ChoiceRow
from imperium_desktop.ui.kit.words.rich_text import RichText
from imperium_desktop.ui.kit.words.wrapping import WrapRow
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import tr

ROW_GAP = 5
SMALL = 0.3
"""Share of the way to the large window up to which the names of actions must be enough."""


class Act(NamedTuple):
    """A button of the prompt."""

    text: str
    run: Callable[[], object]
    role: Role = "normal"
    icon: str = ""
    key: str = ""
    element: str = ""
    """The element of the rules that it stands for."""


class PromptRow(NamedTuple):
    """A kind of thing to do, in the prompt's list."""

    title: str
    about: str
    icon: str
    key: str
    run: Callable[[], object]
    chosen: bool = False
    """True if it is what is being done."""
    element: str = ""
    """The element of the rules that it stands for, if it is one alone."""


class ActButton(PlainButton):
    hovered = Signal(str)
    """The button's element, or nothing when the pointer leaves."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.element = ""
        self._run: Callable[[], object] | None = None
        self._freshness = Freshness()
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)  # long words go into two lines, not over the edge
        self.setSizePolicy(policy)
        self.clicked.connect(lambda _checked=False: self._run() if self._run is not None else None)

    def show_act(self, act: Act) -> None:
        """A press on what stood here before does not count for this, and the pointer comes to it anew.

        What appears has no size until it has its place: the pointer would enter it somewhere else.
        """
        if self.isHidden():
            self.resize(0, 0)
        told = self.text(), self.property("role"), self.icon_name, self.key, self.element
        if told != (act.text, act.role, act.icon, act.key, act.element):
            self.hide()
            self.setDown(False)
            self._freshness.renew()
            self.setText(act.text)
            self.set_role(act.role)
            self.set_icon(act.icon)
            self.set_key(act.key)
            self.element = act.element
            # what is an element of the table is walked by the table's keys
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus if act.element else Qt.FocusPolicy.TabFocus)
        self._run = act.run
        self.show()

    def forget(self) -> None:
        """What is merely hidden can still be read by a screen reader."""
        self.hide()
        self.setDown(False)
        self.element, self._run = "", None
        self.setText("")

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second half of a double click is no answer to what the first one asked."""
        if not self._freshness.just_came:
            super().mouseDoubleClickEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.hovered.emit(self.element)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.hovered.emit("")


class ActRow(ChoiceRow):
    hovered = Signal(str)
    """The row's element, or nothing when the pointer leaves."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.element = ""
        self._run: Callable[[], object] | None = None
        self.clicked.connect(lambda _checked=False: self._run() if self._run is not None else None)
        self.entered.connect(lambda: self.hovered.emit(self.element))
        self.left.connect(lambda: self.hovered.emit(""))

    def forget(self) -> None:
        """What is merely hidden can still be read by a screen reader."""
        self.hide()
        self.element, self._run = "", None
        self.tell("", "", "", "", chosen=False)

    def show_row(self, row: PromptRow) -> None:
        self.element, self._run = row.element, row.run
        self.tell(row.icon, row.title, row.about, row.key, chosen=row.chosen)
        if self.isHidden():
            self.resize(0, 0)  # as a button that appears
        self.show()


class Prompt(FollowsStyle, Parchment):
    """What now? One sentence, and the choices that are not on the table."""

    rule_clicked = Signal(str)
    hovered = Signal(str)
    """The element whose button is under the pointer, empty for none."""
    asked = Signal()
    """Something else than before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = RichText("", "label", "on_page_label")
        self.rule = RichText("", "rule link", "on_page_link")
        self.rule.rule_clicked.connect(self.rule_clicked)
        self.sentence = RichText("", "prompt", "on_page_title")
        self.sentence.rule_clicked.connect(self.rule_clicked)
        self.elsewhere: Callable[[str], QWidget | None] = lambda _element: None
        """Where an element is offered in the panel without a button here."""
        self._buttons: list[ActButton] = []
        self._rows: list[ActRow] = []
        """Rows that were needed at most so far, kept for the next question."""
        head = QHBoxLayout()
        head.addWidget(self.label, 1)
        head.addWidget(self.rule, 0)
        self._list = WrapRow(gap=ROW_GAP)
        self.acts = WrapRow(gap=8, line_gap=4)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self.sentence)
        column.addLayout(self._list)
        column.addLayout(self.acts)
        self.restyle()

    def restyle(self) -> None:
        length = sizes.measure.length
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(length(12, 16), length(9, 13), length(12, 16), length(10, 14))
            layout.setSpacing(length(5, 7))

    def ask(self, sentence: str, rule: str, acts: Sequence[Act], rows: Sequence[PromptRow] = ()) -> None:
        self._show(tr("WHAT NOW?"), sentence, rule, acts, rows)

    def tell(self, sentence: str, acts: Sequence[Act] = ()) -> None:
        """What goes on while nothing is asked of a person."""
        self._show("", sentence, "", acts, ())

    def _show(self, label: str, sentence: str, rule: str, acts: Sequence[Act], rows: Sequence[PromptRow]) -> None:
        self.label.set_text(label)
        self.label.setVisible(bool(label))
        if sentence != self.sentence.text:
            self.asked.emit()
        self.sentence.set_text(sentence)
        self.rule.set_text(rule)
        self._show_acts(acts)
        self._show_rows(rows)

    @property
    def said(self) -> tuple[str, ...]:
        """All words that stand there."""
        rows = (f"{row.text()}\n{row.accessibleDescription()}" for row in self.rows)
        return (self.sentence.text, *(button.text() for button in self.buttons), *rows)

    @property
    def buttons(self) -> list[ActButton]:
        """What can be pressed now."""
        return [button for button in self._buttons if not button.isHidden()]

    @property
    def rows(self) -> list[ActRow]:
        """What is listed now."""
        return [row for row in self._rows if not row.isHidden()]

    def _show_rows(self, rows: Sequence[PromptRow]) -> None:
        while len(self._rows) < len(rows):
            line = ActRow()
            line.hovered.connect(self.hovered)
            self._list.addWidget(line)
            self._rows.append(line)
        for line, row in zip(self._rows, rows, strict=False):
            line.show_row(row)
        for line in self._rows[len(rows) :]:
            line.forget()

    def _show_acts(self, acts: Sequence[Act]) -> None:
        while len(self._buttons) < len(acts):
            button = ActButton()
            button.hovered.connect(self.hovered)
            self.acts.addWidget(button)
            self._buttons.append(button)
        for button, act in zip(self._buttons, acts, strict=False):
            button.show_act(act)
        for button in self._buttons[len(acts) :]:
            button.forget()

    def button_of(self, element: str) -> QWidget | None:
        own = next((button for button in self._offered if element and button.element == element), None)
        return own or self.elsewhere(element)

    @property
    def _offered(self) -> "list[ActButton | ActRow]":
        return [*self.buttons, *self.rows]

    def fit(self, width: int, height: int) -> None:
        """Fit into this room, by saying less of the kinds of action."""
        layout, rows = self.layout(), self.rows
        if layout is None or not rows:
            return
        margins = layout.contentsMargins()
        inner = width - margins.left() - margins.right()
        room = height - layout.heightForWidth(width) + self._list.heightForWidth(inner)
        least = Brevity.TITLE if sizes.measure.width_share < SMALL else Brevity.FULL
        told = (brevity for brevity in list(Brevity)[least:] if height_of_rows(rows, brevity, inner) <= room)
        brevity = next(told, Brevity.ICON)
        if any(row.brevity is not brevity for row in rows):
            for row in rows:
                row.set_brevity(brevity)
            self._list.invalidate()

    def short_height(self, width: int) -> int:
        """Height with the titles of the kinds of action alone."""
        layout, rows = self.layout(), self.rows
        if layout is None or not rows:
            return self.heightForWidth(width)
        margins = layout.contentsMargins()
        inner = width - margins.left() - margins.right()
        told = self._list.heightForWidth(inner)
        return layout.heightForWidth(width) - told + height_of_rows(rows, Brevity.TITLE, inner)

    def press_row(self, key: str) -> bool:
        """The row of this key; False if there is none."""
        row = next((row for row in self.rows if row.key == key), None)
        if row is not None:
            row.click()
        return row is not None

    def show_focus(self, element: str | None) -> None:
        """The keyboard is at the button of this element."""
        for button in self._offered:
            button.show_focus(bool(element) and button.element == element)


def height_of_rows(rows: Sequence[ChoiceRow], brevity: Brevity, width: int) -> int:
    if brevity is not Brevity.ICON:
        return sum(row.height_as(brevity, width) + ROW_GAP for row in rows) - ROW_GAP
    in_a_line = max((width + ROW_GAP) // (rows[0].width_of_icon + ROW_GAP), 1)
    return math.ceil(len(rows) / in_a_line) * (rows[0].height_as(brevity, width) + ROW_GAP) - ROW_GAP
