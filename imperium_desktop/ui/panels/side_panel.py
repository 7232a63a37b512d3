"""The panel at the right: whose turn it is, what to do now, a hint, and the tabs."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from imperium_desktop.ui.kit.buttons import PlainButton, Role
from imperium_desktop.ui.kit.choice_row import Brevity, ChoiceRow
from imperium_desktop.ui.kit.fold import Fold
from imperium_desktop.ui.kit.grounds import Parchment, Wood
from imperium_desktop.ui.kit.legend import Legend
from imperium_desktop.ui.kit.pages import Page
from imperium_desktop.ui.kit.rich_text import RichText
from imperium_desktop.ui.kit.scrolling import needed_height, set_scrolling
from imperium_desktop.ui.kit.signs import SeatSign
from imperium_desktop.ui.kit.tabs import TabPages
from imperium_desktop.ui.kit.wrapping import WrapRow
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import tr

LEAST_TABS, LEAST_LOOKED_UP = 56, 150
LOOKED_UP = ("scores", "rules", "display")
"""Tabs of which the last lines are not enough."""
ROW_GAP = 5
WIDENING = 0.6
"""By which share of the growth of text the panel grows with it."""
SMALL = 0.3
"""In windows up to this share of the way to the large one, the names of actions must be enough."""


class Act(NamedTuple):
    """A button of the prompt."""

    text: str
    run: Callable[[], None]
    role: Role = "normal"
    icon: str = ""
    key: str = ""
    element: str = ""
    """The element of the rules that it stands for."""


class Row(NamedTuple):
    """A kind of thing to do, in the prompt's list."""

    title: str
    about: str
    icon: str
    key: str
    run: Callable[[], None]
    chosen: bool = False
    """It is what is being done."""
    element: str = ""
    """The element of the rules that it stands for, if it is one alone."""


class ActButton(PlainButton):
    hovered = Signal(str)
    """Its element, or nothing when the pointer leaves."""

    def __init__(self, act: Act, parent: QWidget | None = None) -> None:
        super().__init__(act.text, act.role, icon=act.icon, key=act.key, parent=parent)
        self.element = act.element
        policy = self.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)  # long words go into two lines, not over the edge
        self.setSizePolicy(policy)
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


class ActRow(ChoiceRow):
    hovered = Signal(str)
    """Its element, or nothing when the pointer leaves."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.element = ""
        self._run: Callable[[], None] | None = None
        self.clicked.connect(lambda _checked=False: self._run() if self._run is not None else None)
        self.entered.connect(lambda: self.hovered.emit(self.element))
        self.left.connect(lambda: self.hovered.emit(""))

    def forget(self) -> None:
        """What is merely hidden can still be read by a screen reader."""
        self.hide()
        self.element, self._run = "", None
        self.tell("", "", "", "", chosen=False)

    def show_row(self, row: Row) -> None:
        self.element, self._run = row.element, row.run
        self.tell(row.icon, row.title, row.about, row.key, chosen=row.chosen)
        self.show()


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
    asked = Signal()
    """Something else than before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = RichText("", "label", "on_page_label")
        self.rule = RichText("", "rule link", "on_page_link")
        self.rule.rule_clicked.connect(self.rule_clicked)
        self.sentence = RichText("", "prompt", "on_page_title")
        self.sentence.rule_clicked.connect(self.rule_clicked)
        self.buttons: list[ActButton] = []
        self.elsewhere: Callable[[str], QWidget | None] = lambda _element: None
        """Where an element is offered in the panel without a button here."""
        self._rows: list[ActRow] = []
        """Those of the longest list so far, kept for the next one."""
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

    def ask(self, sentence: str, rule: str, acts: Sequence[Act], rows: Sequence[Row] = ()) -> None:
        self.label.set_text(tr("WHAT NOW?"))
        if sentence != self.sentence.text:
            self.asked.emit()
        self.sentence.set_text(sentence)
        self.rule.set_text(rule)
        for button in self.buttons:
            self.acts.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = [self._button(act) for act in acts]
        for button in self.buttons:
            self.acts.addWidget(button)
        self._show_rows(rows)

    @property
    def rows(self) -> list[ActRow]:
        """What is listed now."""
        return [row for row in self._rows if not row.isHidden()]

    def _show_rows(self, rows: Sequence[Row]) -> None:
        while len(self._rows) < len(rows):
            line = ActRow()
            line.hovered.connect(self.hovered)
            self._list.addWidget(line)
            self._rows.append(line)
        for line, row in zip(self._rows, rows, strict=False):
            line.show_row(row)
        for line in self._rows[len(rows) :]:
            line.forget()

    def _button(self, act: Act) -> ActButton:
        button = ActButton(act)
        button.hovered.connect(self.hovered)
        return button

    def button_of(self, element: str) -> QWidget | None:
        own = next((button for button in self._offered if element and button.element == element), None)
        return own or self.elsewhere(element)

    @property
    def _offered(self) -> "list[ActButton | ActRow]":
        return [*self.buttons, *self.rows]

    def fit(self, width: int, height: int) -> None:
        """Into this room, by saying less of the kinds of action."""
        layout, rows = self.layout(), self.rows
        if layout is None or not rows:
            return
        margins = layout.contentsMargins()
        inner = width - margins.left() - margins.right()
        room = height - layout.heightForWidth(width) + self._list.heightForWidth(inner)
        least = Brevity.TITLE if sizes.measure.width_share < SMALL else Brevity.FULL
        told = (brevity for brevity in list(Brevity)[least:] if height_of_rows(rows, brevity, inner) <= room)
        brevity = next(told, Brevity.ICON)
        for row in rows:
            row.set_brevity(brevity)

    def short_height(self, width: int) -> int:
        """With the titles of the kinds of action alone."""
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


class Panel(FollowsStyle, Wood):
    """A header, a prompt, something that folds, and tabs. In a low window, or with large text, what stands under the
    header scrolls; nothing is ever cut."""

    rule_clicked = Signal(str)

    def __init__(self, head: PanelHead, hint: Fold, title: str = "", parent: QWidget | None = None) -> None:
        """`title` of the tabs."""
        super().__init__("panel", parent)
        self.head = head
        self.prompt = Prompt()
        self.prompt.rule_clicked.connect(self.rule_clicked)
        self.hint = hint
        self.hint.rule_clicked.connect(self.rule_clicked)
        self.legend = Legend()
        self.tabs = TabPages(title)
        self.least_tabs = 0
        """Pixels of height that a page says its tabs need; 0: as much as a log does."""
        self.tabs_lead_below = 0
        """In a panel that is lower than this, in pixels for text of usual size, the tabs come first: a page says so
        whose words are read there before anything is answered."""
        self._looks_up = False
        self.tabs.page_changed.connect(self._open_tab)
        self.tabs.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)  # they take what is left
        self.page = Page(fills=True)
        self.page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.page.body.installEventFilter(self)
        self.prompt.asked.connect(lambda: self.page.verticalScrollBar().setValue(0))
        self.column = self.page.rows
        self.column.addWidget(self.prompt)
        self.column.addWidget(self.hint)
        self.column.addWidget(self.legend)
        self.column.addWidget(self.tabs, 1)
        self._whole = QVBoxLayout(self)
        self._whole.setSpacing(0)
        self._whole.addWidget(self.head)
        self._whole.addWidget(self.page, 1)
        self.restyle()

    def show_focus(self, element: str | None) -> None:
        """The keyboard is at this element, which may be a button here."""
        self.prompt.show_focus(element)
        button = self.prompt.button_of(element or "")
        if button is not None:
            self.page.ensureWidgetVisible(button)

    def restyle(self) -> None:
        """Margins are inside of what scrolls: sheets throw their shadows on them."""
        length = sizes.measure.length
        left, right, edge, gap = length(14, 20), length(10, 16), length(9, 14), length(8, 12)
        self._whole.setContentsMargins(0, edge, 0, 0)
        self.head.setContentsMargins(left, 0, right, 0)
        self.column.setContentsMargins(left, gap, right, edge)
        self.column.setSpacing(gap)
        self.tabs.setMinimumHeight(sizes.measure.scaled(LEAST_LOOKED_UP) if self._looks_up else self._usual_tabs())
        self._make_room()

    def _usual_tabs(self) -> int:
        return self.least_tabs or sizes.measure.scaled(LEAST_TABS)

    def _open_tab(self, key: str) -> None:
        """What is looked up takes more room than the log, and is scrolled to; a display opens by itself."""
        self._looks_up = key in LOOKED_UP
        self.restyle()
        if self._looks_up and key != "display":
            self.settle()
            bar = self.page.verticalScrollBar()
            bar.setValue(bar.maximum())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.settle()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._whole.activate()
        self._make_room()

    def settle(self) -> None:
        """Everything is where it belongs at once: nothing slides away from under the pointer a moment later."""
        self._lay_out()
        self._make_room()
        self._lay_out()

    def _lay_out(self) -> None:
        """From within: what a part needs is known before it gets its place."""
        for part in (self.head, self.prompt, self.hint, self, self.page.body):
            layout = part.layout()
            if layout is not None:
                layout.activate()

    def _make_room(self) -> None:
        """What is asked is never cut: rather than that it is said shorter; where that is not enough, the hint shows its
        title only; and where even that is not, all of it scrolls."""
        margins = self.column.contentsMargins()
        width = self.width() - margins.left() - margins.right()
        gaps = margins.top() + margins.bottom() + 2 * self.column.spacing()
        room = self.page.height() - gaps - self.tabs.minimumHeight()
        hint = self.hint.full_height(width) if self.hint.isVisibleTo(self) else 0
        if self.prompt.short_height(width) + hint > room:
            hint = self.hint.least_height(width)
        self.prompt.fit(width, room - hint)
        self.hint.squeeze(self.hint.full_height(width) > room - self.prompt.heightForWidth(width))
        self._show_legend(self.page.height() - gaps - self.prompt.heightForWidth(width))
        self._order(tabs_first=self.page.height() < sizes.measure.scaled(self.tabs_lead_below))
        self._scroll_if_needed()

    def _show_legend(self, room: int) -> None:
        """With the hint, in windows that are not small, and only where the log still has room under it."""
        hint = self.hint.full_height(self.width()) if self.hint.isVisibleTo(self) else 0
        fits = room - hint - self.legend.sizeHint().height() >= sizes.measure.scaled(LEAST_LOOKED_UP)
        wanted = bool(self.legend.marks) and not self.hint.is_folded
        self.legend.setVisible(wanted and fits and sizes.measure.width_share >= SMALL)

    def _scroll_if_needed(self) -> None:
        scrolls = needed_height(self.page, self.width()) > self.page.height()
        set_scrolling(self.page, scrolls)
        bar = self.page.verticalScrollBar().sizeHint().width() if scrolls else 0
        self.page.body.setMinimumHeight(needed_height(self.page, self.width() - bar))

    def _order(self, *, tabs_first: bool) -> None:
        place = 0 if tabs_first else self.column.count() - 1
        if self.column.indexOf(self.tabs) != place:
            self.column.removeWidget(self.tabs)
            self.column.insertWidget(place, self.tabs, 1)


class SidePanel(Panel):
    """Beside a table: whose turn it is, what is asked, a hint."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.turn = TurnHeader()
        super().__init__(self.turn, Fold(), parent=parent)


def usual_share() -> float:
    """The panel's width for the present text, in widths for text of usual size: what does not fit then is scrolled."""
    return 1 + max(sizes.measure.scale - 1, 0) * WIDENING
