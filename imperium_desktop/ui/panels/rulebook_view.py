"""The rulebook tab: our own text with anchors, search, and pictures drawn by the scene."""

from html import escape
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRectF, QUrl, Signal
from PySide6.QtGui import QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from imperium_desktop.teaching.rulebook import (
    Block,
    Line,
    Listing,
    Paragraph,
    Picture,
    Rulebook,
    Text,
    plain,
    read_rulebook,
)
from imperium_desktop.ui.kit.fields import Field
from imperium_desktop.ui.panels.log_view import LogBrowser
from imperium_desktop.ui.scenes.protocol.scene import AnyScene
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes, type_font, type_pixels
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.palette import palette

WIDEST = 640
"""Pictures are for reading beside, however wide the page is."""
PICTURE = "picture:"
"""Links to pictures begin so."""


class Spot(NamedTuple):
    """The place of reading: the paragraph at the upper edge, and how much of it lies above."""

    paragraph: int
    above: float


class Reader(LogBrowser):
    """A reader that stays at the same words when lines break elsewhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spot = Spot(0, 0.0)
        """Where one has scrolled to."""
        self._scrolls = False
        """True while it scrolls by hand, or to a paragraph: all else that moves the text is Qt's doing."""
        bar = self.verticalScrollBar()
        bar.actionTriggered.connect(self._begin_to_scroll)
        bar.rangeChanged.connect(self._go_back)  # a long text is laid out in several rounds

    def open_at(self, anchor: str) -> None:
        """A paragraph; the beginning, if it is empty."""
        self._begin_to_scroll()
        if anchor:
            self.scrollToAnchor(anchor)
        else:
            self.verticalScrollBar().setValue(0)
        self._note_spot()

    def _begin_to_scroll(self) -> None:
        self._scrolls = True

    def _note_spot(self) -> None:
        self._scrolls = False
        block = self.cursorForPosition(QPoint(0, 0)).block()
        rect = self.document().documentLayout().blockBoundingRect(block)
        above = (self.verticalScrollBar().value() - rect.top()) / max(rect.height(), 1.0)
        self.spot = Spot(block.blockNumber(), above)

    def _go_back(self) -> None:
        block = self.document().findBlockByNumber(self.spot.paragraph)
        rect = self.document().documentLayout().blockBoundingRect(block)
        self.verticalScrollBar().setValue(round(rect.top() + self.spot.above * rect.height()))

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        if self._scrolls:
            self._note_spot()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._go_back()


class RulebookView(FollowsStyle, QWidget):
    picture_clicked = Signal(str, str)
    """Name and caption of the picture."""

    def __init__(self, game_id: str, scene: AnyScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game_id = game_id
        self.scene = scene
        self.book: Rulebook | None = None
        self._language = ""
        self.search = Field("", tr("Search the rules"), "body")
        self.search.textChanged.connect(self._find)
        self.reader = Reader()
        self.reader.anchorClicked.connect(self._follow)
        self._captions: dict[str, str] = {}
        self._drawn: dict[str, tuple[object, ...]] = {}
        """What the pictures that are kept depend on."""
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 6, 2, 2)
        column.addWidget(self.search)
        column.addWidget(self.reader, 1)

    def set_language(self, language: str) -> None:
        """The book is read when somebody looks into it."""
        self._language = language
        self.book = None
        self.search.setPlaceholderText(tr("Search the rules"))
        if self.isVisible():
            self._read()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._read()

    def _read(self) -> None:
        if self.book is None and self._language:
            self.book = read_rulebook(self.game_id, self._language)
            self._write()

    def contents(self) -> tuple[Paragraph, ...]:
        """Chapters and their paragraphs."""
        self._read()
        return tuple(self.book) if self.book is not None else ()

    def open_rule(self, anchor: str) -> None:
        """Show a paragraph; `§4.2` or the nearest one above it."""
        self._read()
        found = self.book.paragraph(anchor) if self.book is not None else None
        if found is not None:
            if self.search.text():
                self.search.clear()
            self.reader.open_at(found.anchor)

    def _follow(self, link: QUrl) -> None:
        target = link.toString()
        if target.startswith(PICTURE):
            name = target.removeprefix(PICTURE)
            self.picture_clicked.emit(name, self._captions[name])
        else:
            self.open_rule(target.lstrip("#"))

    def _find(self, words: str) -> None:
        self._write()
        self.reader.open_at("")

    def restyle(self) -> None:
        self._write()

    def _write(self) -> None:
        if self.book is None:
            return
        words = self.search.text().strip()
        document = self.reader.document()
        document.setDefaultFont(type_font("body"))
        document.setDefaultStyleSheet(self.reader.style_sheet())
        shown = self.book.search(words) if words else tuple(self.book)
        if words:
            head = f"<p><i>{escape(tr('{n} paragraphs found', n=len(shown)))}</i></p>"
        else:
            head = f"<h2>{escape(self.book.title)}</h2>" + "".join(map(self._block, self.book.intro))
        self.reader.setHtml(head + "".join(map(self._paragraph, shown)))

    def _paragraph(self, paragraph: Paragraph) -> str:
        level = "h3" if "." in paragraph.anchor else "h2"
        title = f'<a name="{paragraph.anchor}"></a>{escape(paragraph.anchor)} {escape(paragraph.heading)}'
        return f"<{level}>{title}</{level}>" + "".join(map(self._block, paragraph.blocks))

    def _block(self, block: Block) -> str:
        match block:
            case Text(line):
                return f"<p>{self._line(line)}</p>"
            case Listing(items, numbered):
                tag = "ol" if numbered else "ul"
                return f"<{tag}>" + "".join(f"<li>{self._line(item)}</li>" for item in items) + f"</{tag}>"
            case Picture(name, caption):
                self._draw(name)
                self._captions[name] = plain(caption)
                shown = f'<a href="{PICTURE}{name}"><img src="board/{name}"></a>'
                return f'<p align="center">{shown}<br><i>{self._line(caption)}</i></p>'
        return ""

    def _line(self, line: Line) -> str:
        parts = []
        for run in line:
            text = escape(run.text)
            if run.icon:
                self.reader.add_picture(
                    f"icon/{run.icon}",
                    type_pixels("body") * 1.25,
                    lambda p, rect, icon=run.icon: paint_icon(p, icon, rect),  # type: ignore[misc]
                )
                text = f'<img src="icon/{run.icon}">'
            if run.italic:
                text = f"<i>{text}</i>"
            if run.bold:
                text = f"<b>{text}</b>"
            parts.append(f'<a href="#{run.rule}">{text}</a>' if run.rule else text)
        return "".join(parts)

    def _draw(self, name: str) -> None:
        """Draw a picture once for each width and look: while somebody types in the search it stays."""
        room = min(self.reader.viewport().width() - 24, sizes.measure.scaled(WIDEST))
        width, ratio = max(room, 220), self.devicePixelRatioF()
        wanted = width, ratio, palette().name, self._language
        if self._drawn.get(name) != wanted:
            self._drawn[name] = wanted
            with guarded:
                self.reader.keep_picture(f"board/{name}", self.scene.rulebook_picture(name, width, ratio))


def paint_icon(p: QPainter, icon: str, rect: QRectF) -> None:
    draw_icon(p, icon, rect)
