"""The panel at the right: whose turn it is, what to do now, a hint, and the tabs."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from imperium_desktop.ui.kit.buttons import PlainButton, Role
from imperium_desktop.ui.kit.fold import Fold
from imperium_desktop.ui.kit.grounds import Parchment, Wood
from imperium_desktop.ui.kit.pages import TabPages
from imperium_desktop.ui.kit.rich_text import RichText
from imperium_desktop.ui.kit.signs import SeatSign
from imperium_desktop.ui.kit.wrapping import WrapRow
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import tr


class Act(NamedTuple):
    """A button of the prompt."""

    text: str
    run: Callable[[], None]
    role: Role = "normal"
    icon: str = ""
    key: str = ""
    element: str = ""
    """The element of the rules that it stands for."""


class ActButton(PlainButton):
    hovered = Signal(str)
    """Its element, or nothing when the pointer leaves."""

    def __init__(self, act: Act, parent: QWidget | None = None) -> None:
        super().__init__(act.text, act.role, icon=act.icon, key=act.key, parent=parent)
        self.element = act.element
        self.clicked.connect(lambda _checked=False: act.run())
        if act.element:  # the keys of the table walk it
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second half of a double click is no answer to what the first one asked."""
        event.accept()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.hovered.emit(self.element)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.hovered.emit("")


class PanelHead(QWidget):
    """Who it is about, in a line what, and at the right the time."""

    def __init__(self, sign: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = RichText("", "heading", "on_table_title")
        self.phase = RichText("", "phase", "on_table_secondary")
        self.clock = RichText("", "clock", "on_table_secondary")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.name)
        words.addWidget(self.phase)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(words, 1)
        row.addWidget(self.clock, 0, Qt.AlignmentFlag.AlignTop)


class TurnHeader(PanelHead):
    """Whose turn it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.sign = SeatSign(0, 30)
        super().__init__(self.sign, parent)


class Prompt(FollowsStyle, Parchment):
    """What now? One sentence, and the choices that are not on the table."""

    rule_clicked = Signal(str)
    hovered = Signal(str)
    """The element whose button is under the pointer, empty for none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = RichText("", "label", "on_page_label")
        self.rule = RichText("", "rule link", "on_page_link")
        self.rule.rule_clicked.connect(self.rule_clicked)
        self.sentence = RichText("", "prompt", "on_page_title")
        self.sentence.rule_clicked.connect(self.rule_clicked)
        self.buttons: list[ActButton] = []
        head = QHBoxLayout()
        head.addWidget(self.label, 1)
        head.addWidget(self.rule, 0)
        self.acts = WrapRow(gap=8, line_gap=4)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self.sentence)
        column.addLayout(self.acts)
        self.restyle()

    def restyle(self) -> None:
        length = sizes.measure.length
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(length(12, 16), length(9, 13), length(12, 16), length(10, 14))
            layout.setSpacing(length(5, 7))

    def ask(self, sentence: str, rule: str, acts: Sequence[Act]) -> None:
        self.label.set_text(tr("WHAT NOW?"))
        self.sentence.set_text(sentence)
        self.rule.set_text(rule)
        for button in self.buttons:
            self.acts.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = [self._button(act) for act in acts]
        for button in self.buttons:
            self.acts.addWidget(button)

    def _button(self, act: Act) -> ActButton:
        button = ActButton(act)
        button.hovered.connect(self.hovered)
        return button

    def button_of(self, element: str) -> ActButton | None:
        return next((button for button in self.buttons if element and button.element == element), None)

    def show_focus(self, element: str | None) -> None:
        """The keyboard is at the button of this element."""
        for button in self.buttons:
            button.show_focus(bool(element) and button.element == element)


class SidePanel(FollowsStyle, Wood):
    rule_clicked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("panel", parent)
        self.turn = TurnHeader()
        self.prompt = Prompt()
        self.prompt.rule_clicked.connect(self.rule_clicked)
        self.hint = Fold()
        self.hint.rule_clicked.connect(self.rule_clicked)
        self.tabs = TabPages()
        self.column = QVBoxLayout(self)
        self.column.addWidget(self.turn)
        self.column.addWidget(self.prompt)
        self.column.addWidget(self.hint)
        self.column.addWidget(self.tabs, 1)
        self.restyle()

    def restyle(self) -> None:
        length = sizes.measure.length
        self.column.setContentsMargins(length(14, 20), length(9, 14), length(10, 16), length(9, 14))
        self.column.setSpacing(length(8, 12))
