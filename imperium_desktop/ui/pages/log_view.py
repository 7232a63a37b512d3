"""The log: every event in words, as everybody may know it."""

from collections.abc import Callable, Sequence
from functools import partial
from html import escape

from PySide6.QtCore import QRectF, Qt, QUrl
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from imperium_desktop.rules.table import Event
from imperium_desktop.text.words import Words
from imperium_desktop.ui.fonts import type_font, type_pixels
from imperium_desktop.ui.palette import SEATS, palette
from imperium_desktop.ui.style import look
from imperium_desktop.ui.table.paint import draw_seat


class Reader(QTextBrowser):
    """Running text on parchment: selectable, read aloud, with pictures by name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures: dict[str, QImage] = {}
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.setStyleSheet("background: transparent;")
        self.document().setDocumentMargin(4)

    def add_picture(self, name: str, side: float, paint: Callable[[QPainter, QRectF], None]) -> None:
        """A square picture that `<img src=name>` shows."""
        ratio = self.devicePixelRatioF()
        image = QImage(round(side * ratio), round(side * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        p = QPainter(image)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(p, QRectF(image.rect()))
        p.end()
        image.setDevicePixelRatio(ratio)
        self.keep_picture(name, image)

    def keep_picture(self, name: str, image: QImage) -> None:
        """For `<img src=name>`; a document of its own would forget it whenever it is written anew."""
        self._pictures[name] = image

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        known = self._pictures.get(name if isinstance(name, str) else name.toString())
        return super().loadResource(kind, name) if known is None else known

    def style_sheet(self) -> str:
        colours = palette()
        return (
            f"p {{ color: {colours.ink}; margin: 0 0 5px 0; }}"
            f"p.turn {{ color: {colours.on_page_faint}; font-style: italic; margin: 8px 0 3px 0; }}"
            f"a {{ color: {colours.on_page_link}; }}"
            f"h1, h2, h3 {{ color: {colours.on_page_title}; }}"
        )


class LogView(Reader):
    """`turn_event` names the event that begins a turn: it becomes a heading."""

    def __init__(self, turn_event: str = "turn_began", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.turn_event = turn_event
        self._told: list[Event] = []
        self._words: Words | None = None
        self._signs: Sequence[int] = ()
        look.changed.connect(self._again)

    def show_events(self, events: Sequence[Event], words: Words, signs: Sequence[int]) -> None:
        """Only what is new is added; after an undo or in another language everything is written again."""
        same = (
            words is self._words
            and tuple(signs) == tuple(self._signs)
            and list(events[: len(self._told)]) == self._told
        )
        new = events[len(self._told) :]
        self._told = list(events)
        if not same:
            self._write_all(words, signs)
        elif new:
            for event in new:
                self.append(self._line(event, words))
            self._scroll_down()

    def _again(self) -> None:
        if self._words is not None:
            self._write_all(self._words, self._signs)

    def _write_all(self, words: Words, signs: Sequence[int]) -> None:
        self._words, self._signs = words, tuple(signs)
        self.document().setDefaultFont(type_font("body"))
        self.document().setDefaultStyleSheet(self.style_sheet())
        side = round(type_pixels("body") * 0.9)
        for sign in range(len(SEATS)):
            self.add_picture(f"seat{sign}", side, partial(paint_seat, sign))
        self.setHtml("".join(self._line(event, words) for event in self._told))
        self._scroll_down()

    def _scroll_down(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _line(self, event: Event, words: Words) -> str:
        text = escape(words.event(event))
        if event.name == self.turn_event:
            return f'<p class="turn">{text}</p>'
        seat = getattr(event, "seat", None)
        sign = f'<img src="seat{self._signs[seat]}"> ' if isinstance(seat, int) and self._signs else ""
        return f"<p>{sign}{text}</p>"


def paint_seat(sign: int, p: QPainter, rect: QRectF) -> None:
    draw_seat(p, sign, rect)
