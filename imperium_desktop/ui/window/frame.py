"""The frame around the pages: one page at a time, its place on the screen, and a word about whatever went wrong."""

import gc
import linecache
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.reports import keep_report
from imperium_desktop.ui.kit import escaped
from imperium_desktop.ui.theme import style
from imperium_desktop.ui.theme.following import FollowsLanguage
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.measure import LEAST_WINDOW
from imperium_desktop.ui.theme.textures import make_surfaces_in_idle_time
from imperium_desktop.ui.window.app_state import AppState
from imperium_desktop.ui.window.faults import Fault, FaultWatch, report_text

if TYPE_CHECKING:
    from imperium_desktop.ui.kit.words.bubble import Bubble
    from imperium_desktop.ui.window.fault_notice import FaultNotice

FIRST_WINDOW: Final = (1600, 900)
FRAME: Final = (12, 44)
"""Room for what the desktop draws around a window, which is not known before it is shown."""
TIDY_AFTER: Final = 400
"""Milliseconds after another page was opened: by then it is there, and the old one is gone."""
NESTED: Final = 3
"""Layouts in layouts: each tells the one around it."""


class Waiting(NamedTuple):
    """A page below the one that is seen."""

    page: QWidget
    speak_again: Callable[[], None] | None


class Frame(FollowsLanguage, QMainWindow):
    def __init__(self, app_state: AppState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.app_state = app_state
        self.page: QWidget | None = None
        self._speak_again: Callable[[], None] | None = None
        self._below: list[Waiting] = []
        """What was opened before and is gone back to, the last one last."""
        self.setWindowTitle("Imperium Desktop")
        self.setMinimumSize(*LEAST_WINDOW)
        self.stack = QStackedWidget()
        self.setCentralWidget(self.stack)
        self._cover: QWidget | None = None
        """What lies over the page, which stays as it is below."""
        self.tidy = QTimer(self, singleShot=True, interval=TIDY_AFTER)
        self.tidy.timeout.connect(tidy_up)
        self.faults = FaultWatch(self)
        self.faults.met.connect(self._tell_fault)
        self.fault_notice: FaultNotice | None = None
        self._restore()

    def show_page(self, page: QWidget, speak_again: Callable[[], None] | None = None) -> None:
        """All before are gone for good. `speak_again`: in another language."""
        old = [page for page in (self.page, *(each.page for each in self._below)) if page is not None]
        self._below = []
        self._show(page, speak_again)
        self._forget(old)

    def show_on_top(self, page: QWidget, speak_again: Callable[[], None] | None = None) -> None:
        """The page before waits below as it is, until `go_back`."""
        if self.page is not None:
            self._below.append(Waiting(self.page, self._speak_again))
        self._show(page, speak_again)

    def go_back(self) -> None:
        """Go back to the page below, as it was left."""
        if self._below:
            left, (page, speak_again) = self.page, self._below.pop()
            self._show(page, speak_again)
            self._forget([left] if left is not None else [])

    def is_back_at(self, kind: type[QWidget]) -> bool:
        """Whether a page of this kind is seen now: one that waited below is gone back to."""
        if not any(isinstance(page, kind) for page in self.pages):
            return False
        while not isinstance(self.page, kind):
            self.go_back()
        return True

    @property
    def pages(self) -> list[QWidget]:
        """The one that is seen, then those below it."""
        return [page for page in (self.page, *(each.page for each in reversed(self._below))) if page is not None]

    def _show(self, page: QWidget, speak_again: Callable[[], None] | None) -> None:
        self.uncover()
        self.page, self._speak_again = page, speak_again
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        lay_out_at_once()
        page.setFocus()

    def _forget(self, pages: list[QWidget]) -> None:
        for page in pages:
            self.stack.removeWidget(page)
            page.deleteLater()
        if pages:
            self.tidy.start()

    def cover(self, sheet: QWidget) -> None:
        """Lay something over the page; neither pointer nor keys reach what lies below until `uncover`."""
        self.uncover()
        self._cover = sheet
        if self.page is not None:
            self.page.setEnabled(False)
        sheet.setParent(self.stack)
        sheet.setGeometry(self.stack.rect())
        sheet.show()
        sheet.raise_()
        sheet.setFocus()

    def uncover(self) -> None:
        cover, self._cover = self._cover, None
        if cover is not None:
            cover.hide()
            cover.deleteLater()
            if self.page is not None:
                self.page.setEnabled(True)
                self.page.setFocus()

    @property
    def covered(self) -> bool:
        return self._cover is not None

    def retranslate(self) -> None:
        for speak_again in (self._speak_again, *(each.speak_again for each in self._below)):
            if speak_again is not None:
                speak_again()

    @cached_property
    def _bubble(self) -> "Bubble":
        from imperium_desktop.ui.kit.words.bubble import Bubble

        return Bubble(self.stack)

    def say(self, text: str) -> None:
        """Say something on whatever page there is."""
        from imperium_desktop.ui.theme.rect import Rect

        self._bubble.say(escaped(text), Rect(self.stack.width() / 3, self.stack.height() / 3, 1, 1))

    def say_troubles(self) -> None:
        self.app_state.look_at_language()
        troubles, self.app_state.troubles = self.app_state.troubles, []
        if troubles:
            from imperium_desktop.ui.wording.notes import said

            self.say("\n".join(dict.fromkeys(map(said, troubles))))

    def fault_report(self) -> str:
        """Report of all that was met and nobody foresaw."""
        return report_text(self.faults.faults.values())

    def _tell_fault(self, fault: Fault) -> None:
        if fault.quiet:
            with suppress(StoreError):
                keep_report(self.app_state.folders.reports, self.fault_report())
            return
        from imperium_desktop.ui.window.fault_notice import FaultNotice

        if self.fault_notice is None:
            self.fault_notice = FaultNotice(self, self.app_state.folders.reports, self.fault_report)
        self.fault_notice.tell(fault)

    def remember(self, **changes: object) -> None:
        """Something about the window, for the next start."""
        self.app_state.change(window=msgspec.structs.replace(self.app_state.settings.window, **changes))

    def switch_full_screen(self) -> None:
        """Fill the screen, or go back to what the window was, maximised or not."""
        if self.isFullScreen():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowFullScreen)
        else:
            self.setWindowState(self.windowState() | Qt.WindowState.WindowFullScreen)

    def _restore(self) -> None:
        """Where and how large it was last time, before anything is laid out for its size."""
        remembered = self.app_state.settings.window
        if not remembered.geometry or not self.restoreGeometry(QByteArray.fromBase64(remembered.geometry.encode())):
            self.resize(first_size(self.screen().availableGeometry().size()))
        sizes.set_window(self.width(), self.height())
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        style.install(application)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        sizes.set_window(event.size().width(), event.size().height())
        if self._cover is not None:
            self._cover.setGeometry(self.stack.rect())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        make_surfaces_in_idle_time(self.devicePixelRatioF())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, where no page means something by it, leaves the full screen."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.switch_full_screen()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        geometry = bytes(self.saveGeometry().toBase64().data()).decode()
        self.remember(geometry=geometry)
        super().closeEvent(event)


def first_size(free: QSize) -> QSize:
    """Size that is comfortable, and with its frame inside of what the desktop leaves free."""
    return QSize(*FIRST_WINDOW).boundedTo(free - QSize(*FRAME)).expandedTo(QSize(*LEAST_WINDOW))


def tidy_up() -> None:
    """A page and its parts hold each other, with megabytes of pictures: Python seldom looks for such rings.

    It also keeps the source of every module that a page has brought: PySide has looked into it.
    """
    gc.collect()
    linecache.clearcache()
    give_back_memory()


def give_back_memory() -> None:
    """The C library keeps what was freed between things that are still there, many megabytes after a few pages."""
    if sys.platform != "linux":
        return
    import ctypes

    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # not in every C library
    if trim is not None:
        trim(0)


def lay_out_at_once() -> None:
    """What a page shows or hides as it comes has its place before it is painted: nothing jumps in its first moment."""
    for _ in range(NESTED):
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
