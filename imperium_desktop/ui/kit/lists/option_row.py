"""One thing to choose: its name, the control at the right, and a line that explains."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from imperium_desktop.ui.kit import RichText
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.palette import palette


class OptionRow(FollowsStyle, QWidget):
    """A name with its control, which takes a line of its own in a narrow column, so that no word is cut."""

    def __init__(self, control: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.control = control
        self.title = RichText("", "subheading", "on_page_title", self)
        self.about = RichText("", "small", "on_page_secondary", self)
        control.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_words(self, title: str, about: str) -> None:
        self.title.set_text(title)
        self.about.set_text(about)
        self.control.setAccessibleName(self.title.plain_text())
        self.control.setAccessibleDescription(self.about.plain_text())
        self._arrange()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(width, moving=False)

    def sizeHint(self) -> QSize:
        line = self.title.sizeHint().width() + self._gap() + self._control_size().width()
        width = max(line, self.about.sizeHint().width())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        title, about, control = self.title.minimumSizeHint(), self.about.minimumSizeHint(), self._control_size()
        height = max(title.height(), control.height()) + about.height() + 2 * self._padding()
        return QSize(max(title.width(), about.width(), control.width()), height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place(self.width(), moving=True)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.fillRect(0, self.height() - 1, self.width(), 1, QColor(palette().page_rule))

    def restyle(self) -> None:
        self._arrange()

    def _arrange(self) -> None:
        self.updateGeometry()
        self._place(self.width(), moving=True)

    def _gap(self) -> int:
        return sizes.measure.length(10, 16)

    def _padding(self) -> int:
        return sizes.measure.height(5, 10)

    def _control_size(self) -> QSize:
        return self.control.sizeHint().expandedTo(self.control.minimumSizeHint()).expandedTo(self.control.minimumSize())

    def _place(self, width: int, *, moving: bool) -> int:
        """The height that is needed in this width."""
        control, top = self._control_size(), self._padding()
        control.setWidth(min(control.width(), width))
        room = width - control.width() - self._gap()
        beside = self.title.sizeHint().width() <= room
        if beside:
            line = max(self.title.heightForWidth(room), control.height())
            title = (0, top, room, line)
            at = (width - control.width(), top + (line - control.height()) // 2)
        else:
            line = self.title.heightForWidth(width)
            title = (0, top, width, line)
            at = (0, top + line + 3)
            line += control.height() + 6
        bottom = top + line
        below = self.about.heightForWidth(width)
        if moving:
            self.title.setGeometry(*title)
            self.control.setGeometry(*at, control.width(), control.height())
            self.about.setGeometry(0, bottom, width, below)
        return bottom + below + self._padding()
