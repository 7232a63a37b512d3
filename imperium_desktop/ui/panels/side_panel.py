"""The panel at the right: whose turn it is, what to do now, a hint, and the tabs."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from imperium_desktop.ui.kit.fold import Fold
from imperium_desktop.ui.kit.grounds import Wood
from imperium_desktop.ui.kit.pages import Page
from imperium_desktop.ui.kit.scrolling import scroll_if_needed
from imperium_desktop.ui.kit.signs import Pips, SeatSign
from imperium_desktop.ui.kit.tabs import TabPages
from imperium_desktop.ui.kit.words.legend import Legend
from imperium_desktop.ui.kit.words.rich_text import RichText
from imperium_desktop.ui.panels.prompt import SMALL, Prompt
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes

LEAST_TABS, LEAST_LOOKED_UP = 56, 150
SOME_LINES, MORE_LINES = 90, 116
"""Heights of tabs in which the last lines of a log can be read: for some a hint is folded, unless somebody unfolds it;
for more a prompt is said shorter."""
LOOKED_UP = ("scores", "rules", "display")
"""Tabs of which the last lines are not enough."""
WIDENING = 0.6
"""Share of the growth of text by which the panel grows with it."""


class PanelHead(QWidget):
    """A head: the person or thing it is about, in a line what, and at the right the time."""

    def __init__(self, sign: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = RichText("", "heading", "on_table_title")
        self.phase = RichText("", "phase", "on_table_secondary")
        self.clock = RichText("", "clock", "on_table_secondary")
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.name)
        self.pips = Pips()
        below = QHBoxLayout()
        below.setSpacing(8)
        below.addWidget(self.pips, 0, Qt.AlignmentFlag.AlignVCenter)
        below.addWidget(self.phase, 1)
        words.addLayout(below)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(words, 1)
        row.addWidget(self.clock, 0, Qt.AlignmentFlag.AlignTop)


class TurnHeader(PanelHead):
    """A head that tells whose turn it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.sign = SeatSign(0, 30)
        super().__init__(self.sign, parent)


class Panel(FollowsStyle, Wood):
    """A header, a prompt, something that folds, and tabs.

    In a low window, or with large text, what stands under the header scrolls; nothing is ever cut.
    """

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
        """Pixels of height, for text of usual size, that a page says its tabs need; 0: as much as a log does."""
        self._foot: QVBoxLayout | None = None
        self._foot_sheet: QWidget | None = None
        self._looks_up = False
        self._fitted: object = None
        """What was asked, and in how much room, when it was last made to fit."""
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

    def lead_with_tabs(self, foot: QWidget) -> None:
        """What is read there comes first, what is asked after it; the foot below never scrolls."""
        self.column.removeWidget(self.tabs)
        self.column.insertWidget(0, self.tabs, 1)
        self._foot_sheet = foot
        self._foot = QVBoxLayout()
        self._foot.addWidget(foot)
        self._whole.addLayout(self._foot)

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
        if self._foot is not None:
            self._foot.setContentsMargins(left, 0, right, edge)
        self.tabs.setMinimumHeight(sizes.measure.scaled(LEAST_LOOKED_UP) if self._looks_up else self._usual_tabs())
        self._make_room()

    def _usual_tabs(self) -> int:
        return sizes.measure.scaled(self.least_tabs or LEAST_TABS)

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

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Lay everything out once at the end, while several parts are told something else.

        Qt would do so whenever a part appears or goes.
        """
        layouts = [layout for part in self._parts() if (layout := part.layout()) is not None]
        for layout in layouts:
            layout.setEnabled(False)
        try:
            yield
        finally:
            for layout in layouts:
                layout.setEnabled(True)
            self.settle()

    def settle(self) -> None:
        """Everything is where it belongs at once: nothing slides away from under the pointer a moment later."""
        *parts, body = self._parts()
        self._lay_out(parts)
        self._make_room()
        self._lay_out((*parts, body))

    def _parts(self) -> tuple[QWidget, ...]:
        """Parts from within: what a part needs is known before it gets its place."""
        foot = () if self._foot_sheet is None else (self._foot_sheet,)
        return *foot, self.head, self.prompt, self.hint, self, self.page.body

    def _lay_out(self, parts: Iterable[QWidget]) -> None:
        for part in parts:
            layout = part.layout()
            if layout is not None:
                layout.activate()

    def _make_room(self) -> None:
        """Fit everything in without ever cutting what is asked.

        Rather than that it is said shorter; where that is not enough, the hint shows its title only; and where even
        that is not, all of it scrolls.

        While the same is asked it keeps its shape: hints follow the pointer, and buttons must not leave from under it.
        """
        margins = self.column.contentsMargins()
        width = self.width() - margins.left() - margins.right()
        gaps = margins.top() + margins.bottom() + 2 * self.column.spacing()
        insisted = self.hint.is_insisted_on
        some, more = (0 if insisted else sizes.measure.scaled(lines) for lines in (SOME_LINES, MORE_LINES))
        room = self.page.height() - gaps - max(self.tabs.minimumHeight(), some)
        asked = self.prompt.said, width, room, sizes.measure, self.hint.is_folded
        if asked != self._fitted:
            self._fitted = asked
            self._fit_prompt(width, room, more - some)
        asks = self.prompt.heightForWidth(width) if self.prompt.isVisibleTo(self) else 0
        self.hint.squeeze(self.hint.full_height(width) > room - asks)
        self._show_legend(self.page.height() - gaps - asks)
        scroll_if_needed(self.page, self.width())

    def _fit_prompt(self, width: int, room: int, spared: int) -> None:
        """Fit the prompt into the room; `spared` is kept for the log, where the titles of the rows leave it."""
        hint = self.hint.full_height(width) if self.hint.isVisibleTo(self) else 0
        titles = self.prompt.short_height(width)
        if titles + hint > room:
            hint = self.hint.least_height(width)
        self.prompt.fit(width, max(room - hint - spared, min(titles, room - hint)))

    def _show_legend(self, room: int) -> None:
        """Show the legend with the hint, in windows that are not small.

        Only where the log still has room under it.
        """
        hint = self.hint.full_height(self.width()) if self.hint.isVisibleTo(self) else 0
        fits = room - hint - self.legend.sizeHint().height() >= sizes.measure.scaled(LEAST_LOOKED_UP)
        wanted = bool(self.legend.marks) and not self.hint.is_folded
        self.legend.setVisible(wanted and fits and sizes.measure.width_share >= SMALL)


class SidePanel(Panel):
    """The panel beside a table: whose turn it is, what is asked, a hint."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.turn = TurnHeader()
        super().__init__(self.turn, Fold(), parent=parent)


def usual_share() -> float:
    """The panel's width for the present text, in widths for text of usual size: what does not fit then is scrolled."""
    return 1 + max(sizes.measure.scale - 1, 0) * WIDENING
