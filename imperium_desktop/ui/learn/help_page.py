"""Help outside a match: the rulebooks at full size with their contents, and all keys."""

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.ui.kit.choices import Choice, Segments
from imperium_desktop.ui.kit.grounds import Parchment
from imperium_desktop.ui.kit.titled_page import TitledPage
from imperium_desktop.ui.panels.log_view import LogBrowser
from imperium_desktop.ui.panels.rulebook_view import RulebookView
from imperium_desktop.ui.scenes import facts_of, scene_of
from imperium_desktop.ui.scenes.protocol.facts import Keys
from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.language import language, mark, tr
from imperium_desktop.ui.wording.game_names import title_of
from imperium_desktop.ui.wording.messages import Messages

KEYS = "keys"
AT_THE_TABLE = (
    Keys(mark("move between highlighted elements"), (mark("Tab"), "← ↑ → ↓")),
    Keys(mark("choose the focused element, or continue"), (mark("Enter"),)),
    Keys(mark("finish choosing, or skip the bots’ pauses"), (mark("Space"),)),
    Keys(mark("one step back"), ("Esc",)),
    Keys(mark("a closer look"), ("Z", mark("right click"))),
    Keys(mark("rotate and mirror the pattern"), ("R", "F")),
    Keys(mark("peek at your own hand at the open table, while held"), ("V",)),
    Keys(mark("zoom; drag to pan"), (mark("wheel"), "+", "−", "0")),
)
"""Keys at the table of every game."""

TWO_COLUMNS = 1100
"""Pixels of width, for text of usual size, from which the keys stand in two columns."""
HEAD = 3
"""Number of rows that a title is as high as."""

Rows = Sequence[tuple[str, str]]
"""Keys, and what they do."""
KeyList = Sequence[tuple[str, Sequence[tuple[str, str]]]]
"""Titles of menus, and of each what it can do and its keys."""


class HelpPage(TitledPage):
    def __init__(self, menus: KeyList, game_id: str = "", parent: QWidget | None = None) -> None:
        """`menus` in the source language."""
        super().__init__("app-rulebook", parent)
        self._menus = menus
        self._columns = 1
        self.books = Segments(
            [*(Choice(game, "", facts_of(game).icon) for game in GAMES), Choice(KEYS, "", "app-info")],
            game_id or next(iter(GAMES)),
        )
        self.books.chosen_changed.connect(lambda _key: self._open())
        self.tools.addWidget(self.books)
        self.contents = QListWidget()
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setWordWrap(True)
        self.contents.currentItemChanged.connect(lambda item, _before: self._follow(item))
        self.left, self.right = Parchment(), Parchment()
        QVBoxLayout(self.left).addWidget(self.contents)
        self._pages = QVBoxLayout(self.right)
        self.keys = LogBrowser()
        self._pages.addWidget(self.keys)
        self.rulebooks: dict[str, RulebookView] = {}
        self.body.addWidget(self.left)
        self.body.addWidget(self.right, 1)
        self.main_part = self.contents
        self.restyle()
        self.retranslate()

    @property
    def book(self) -> RulebookView | None:
        """The one that is open."""
        return self.rulebooks.get(self.books.chosen)

    def restyle(self) -> None:
        super().restyle()
        self.left.setFixedWidth(sizes.measure.length(290, 400))
        margin = sizes.measure.length(12, 22)
        for sheet in (self.left, self.right):
            layout = sheet.layout()
            assert layout is not None
            layout.setContentsMargins(margin, margin, margin, margin)
        self._write_keys()

    def _place_tools(self) -> None:
        margins = self._rows.contentsMargins()
        self.books.fit(self.width() - margins.left() - margins.right())
        super()._place_tools()

    def retranslate(self) -> None:
        super().retranslate()
        self.title.set_text(tr("Rulebooks and keys"))
        self.subtitle.set_text(tr("written anew for this program; § is what the program cites"))
        for game in GAMES:
            self.books.set_text(game, title_of(game))
        self.books.set_text(KEYS, tr("Keys"))
        self.contents.setAccessibleName(tr("Contents"))
        for book in self.rulebooks.values():
            book.set_language(language())
        self._write_keys()
        self._open()

    def _open(self) -> None:
        """A book is read when it is first opened."""
        chosen = self.books.chosen
        if chosen != KEYS and chosen not in self.rulebooks:
            view = self.rulebooks[chosen] = RulebookView(chosen, scene_of(load_game(chosen)))
            view.set_language(language())
            self._pages.addWidget(view)
        for game, view in self.rulebooks.items():
            view.setVisible(game == chosen)
        self.keys.setVisible(chosen == KEYS)
        self.left.setVisible(chosen != KEYS)
        self._list_contents()

    def _list_contents(self) -> None:
        self.contents.clear()
        book = self.book.contents() if self.book is not None else None
        for paragraph in book or ():
            chapter = "." not in paragraph.anchor
            item = QListWidgetItem(f"{'' if chapter else '    '}{paragraph.anchor} {paragraph.heading}", self.contents)
            item.setData(Qt.ItemDataRole.UserRole, paragraph.anchor)
            item.setFont(type_font("subheading" if chapter else "body"))

    def _follow(self, item: QListWidgetItem | None) -> None:
        if item is not None and self.book is not None:
            self.book.open_rule(item.data(Qt.ItemDataRole.UserRole))

    def _write_keys(self) -> None:
        document = self.keys.document()
        document.setDefaultFont(type_font("body"))
        document.setDefaultStyleSheet(self.keys.style_sheet() + "td { padding: 3px 24px 3px 0; }")
        parts = [(tr("At the table"), shown_keys(AT_THE_TABLE, tr))]
        parts += [(title_of(game), shown_keys(facts_of(game).keys, Messages(game))) for game in GAMES]
        parts += [(tr(title), [(tr(words), keys) for words, keys in items]) for title, items in self._menus]
        self._columns = self._columns_of_keys()
        self.keys.setHtml(in_columns([part for part in parts if part[1]], self._columns))

    def _columns_of_keys(self) -> int:
        return 2 if self.width() >= sizes.measure.scaled(TWO_COLUMNS) else 1

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._columns_of_keys() != self._columns:
            self._write_keys()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc first clears the search."""
        if event.key() == Qt.Key.Key_Escape and self.book is not None and self.book.search.text():
            self.book.search.clear()
        else:
            super().keyPressEvent(event)


def shown_keys(keys: Sequence[Keys], say: Callable[[str], str]) -> list[tuple[str, str]]:
    return [(say(does), ", ".join(tr(key) for key in each)) for does, each in keys]


def in_columns(parts: Sequence[tuple[str, Rows]], columns: int) -> str:
    """One part below the other, in columns about equally long."""
    longest = sum(HEAD + len(rows) for _, rows in parts) / columns
    filled: list[str] = [""] * columns
    lines = 0
    for title, rows in parts:
        column = min(int((lines + len(rows) / 2) / longest), columns - 1)
        filled[column] += f"<h3>{escape(title)}</h3>{rows_of(rows)}"
        lines += HEAD + len(rows)
    cells = "".join(f'<td width="{100 // columns}%">{column}</td>' for column in filled)
    return f'<table width="100%"><tr>{cells}</tr></table>'


def rows_of(rows: Rows) -> str:
    wide = sizes.measure.length(200, 280)
    lines = (f'<tr><td width="{wide}"><b>{escape(keys)}</b></td><td>{escape(words)}</td></tr>' for words, keys in rows)
    return f"<table>{''.join(lines)}</table>"
