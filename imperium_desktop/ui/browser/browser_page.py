"""All cards of a game: filters, faces to choose from, and everything about the chosen one."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from imperium_desktop.text.words import Words
from imperium_desktop.ui.browser.browser_parts import CardFaces, CardGrid, CardSheet
from imperium_desktop.ui.kit import Parchment, WrapRow, escaped
from imperium_desktop.ui.kit.fields import Field, Select
from imperium_desktop.ui.kit.lists.item_list import Nothing
from imperium_desktop.ui.kit.tabs import TabPages
from imperium_desktop.ui.kit.titled_page import TitledPage
from imperium_desktop.ui.kit.words.note_box import NoteBox
from imperium_desktop.ui.panels.rulebook_view import RulebookView
from imperium_desktop.ui.scenes.protocol.catalogue import CardEntry, Catalogue
from imperium_desktop.ui.scenes.protocol.scene import AnyScene
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.icons import icon
from imperium_desktop.ui.theme.language import language, tr
from imperium_desktop.ui.vignettes.kept import kept_vignettes
from imperium_desktop.ui.vignettes.painter import Order
from imperium_desktop.ui.wording.notes import mistake_lines

GRID_SHARE, SHEET_SHARE = 10, 9
CARD, RULES = "card", "rules"


class BrowserPage(TitledPage):
    """Arrows walk the cards, Ctrl+F searches, V turns to another copy, § opens the rulebook, Esc leaves."""

    left = Signal()

    def __init__(
        self,
        catalogue: Catalogue,
        words: Words,
        scene: AnyScene,
        own: Path,
        *,
        in_match: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """`own`: the file in which an owner of the printed game may correct cards."""
        super().__init__("app-deck", parent)
        self._own = own
        self.catalogue = catalogue
        self.words = words
        self._in_match = in_match
        self._entries: list[CardEntry] = []
        faces = CardFaces(catalogue)
        self._faces = faces
        self.grid = CardGrid(faces)
        self.sheet = CardSheet(faces)
        self.rulebook = RulebookView(catalogue.game_id, scene)
        self.search = Field("", kind="body")
        self.search.setClearButtonEnabled(True)
        self.selects: dict[str, Select] = {filter.id: Select(kind="body") for filter in catalogue.filters()}
        self.nothing = Nothing()
        self.problem = NoteBox()
        self.tabs = TabPages()
        self._compose()
        self._connect()
        self.main_part = self.grid
        self.restyle()
        self.retranslate()

    def _compose(self) -> None:
        sheet = Parchment()
        tools = QWidget()
        wrap = WrapRow(tools, gap=9, line_gap=6)
        for select in self.selects.values():
            wrap.addWidget(select)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.grid)
        self._stack.addWidget(self.nothing)
        self._sheet_rows = QVBoxLayout(sheet)
        self._sheet_rows.addWidget(self.problem)
        self._sheet_rows.addWidget(self.search)
        self._sheet_rows.addWidget(tools)
        self._sheet_rows.addWidget(self._stack, 1)
        self.tabs.add(CARD, "", "app-deck", self.sheet)
        self.tabs.add(RULES, "", "app-rulebook", self.rulebook)
        self.body.addWidget(sheet, GRID_SHARE)
        self.body.addWidget(self.tabs, SHEET_SHARE)

    def _connect(self) -> None:
        self.grid.chosen.connect(self._show_chosen)
        self.search.textChanged.connect(self._filter)
        self.search.returnPressed.connect(self.grid.setFocus)
        for select in self.selects.values():
            select.currentIndexChanged.connect(self._filter)
        self.sheet.rule_wanted.connect(self.open_rule)
        kept_vignettes().arrived.connect(self._show_vignette)
        for keys, run in (
            (QKeySequence(QKeySequence.StandardKey.Find), self.search.setFocus),
            (QKeySequence("Ctrl+Backspace"), self.clear_filters),
        ):
            QShortcut(keys, self, run, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def restyle(self) -> None:
        super().restyle()
        self._faces.forget()
        margin = sizes.measure.length(10, 16)
        self._sheet_rows.setContentsMargins(margin, margin, margin, margin)
        self._sheet_rows.setSpacing(sizes.measure.length(7, 10))

    # What is shown

    def set_words(self, words: Words) -> None:
        """Show the page in another language."""
        self.words = words
        self.catalogue.set_words(words)
        self._faces.forget()
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        if self._in_match:
            self.back_button.setText(tr("Back to the match"))
        self.title.set_text(tr("Cards: {game}", game=escaped(self.words.title)))
        self.search.setPlaceholderText(tr("Search names and texts"))
        self.search.setAccessibleName(tr("Search names and texts"))
        self.tabs.set_title(CARD, tr("Card"))
        self.tabs.set_title(RULES, tr("Rules"))
        ways = (
            tr("Ctrl+Backspace takes all filters away."),
            tr("If you own the printed game, you can correct cards in {file}.", file=escaped(str(self._own))),
        )
        self.nothing.say("app-search", tr("No such card"), "\n".join(ways))
        mistakes = self.catalogue.mistakes
        if mistakes is not None:
            self.problem.say(tr("Your corrections are not used"), escaped(mistake_lines(mistakes)))
        self.problem.setVisible(mistakes is not None)
        self.rulebook.set_language(language())
        self._fill_filters()
        self._entries = list(self.catalogue.entries())
        self._filter()

    def _show_vignette(self, order: Order) -> None:
        """A picture on some faces was painted meanwhile."""
        faces = self._faces.finished_by(order)
        if faces:
            self.grid.viewport().update()
        if self.sheet.picture.face in faces:
            self.sheet.picture.update()

    def _fill_filters(self) -> None:
        for filter in self.catalogue.filters():
            select = self.selects[filter.id]
            chosen = self.wanted.get(filter.id, "")
            select.blockSignals(True)
            select.clear()
            select.setAccessibleName(filter.name)
            select.addItem(tr("{filter}: all", filter=filter.name), "")
            for value in filter.values:
                if value.icon:
                    select.addItem(icon(value.icon), value.text, value.key)
                else:
                    select.addItem(value.text, value.key)
            select.setCurrentIndex(max(select.findData(chosen), 0))
            select.blockSignals(False)

    @property
    def wanted(self) -> dict[str, str]:
        """What each filter stands at; empty: all."""
        return {id: select.currentData() or "" for id, select in self.selects.items()}

    def clear_filters(self) -> None:
        self.search.clear()
        for select in self.selects.values():
            select.setCurrentIndex(0)

    def _filter(self) -> None:
        before = self.grid.current
        wanted, words = self.wanted, self.search.text()
        shown = [entry for entry in self._entries if entry.matches(wanted, words)]
        self.grid.show_entries(shown, prefer=before.key if before else "")
        self._stack.setCurrentWidget(self.grid if shown else self.nothing)
        self.subtitle.set_text(tr("{n} different cards", n=len(shown)))

    def choose(self, key: str) -> None:
        """Show this card, whatever the filters say."""
        if self.grid.rows.row_of(key) < 0:
            self.clear_filters()
        row = self.grid.rows.row_of(key)
        if row >= 0:
            self.grid.setCurrentIndex(self.grid.rows.index(row))
            self.grid.scrollTo(self.grid.rows.index(row))

    def _show_chosen(self, entry: CardEntry | None) -> None:
        self.sheet.setVisible(entry is not None)
        if entry is not None:
            self.sheet.show_card(entry.key, self.catalogue.detail(entry.key))
            self.tabs.show_page(CARD)

    def open_rule(self, anchor: str) -> None:
        self.tabs.show_page(RULES)
        self.rulebook.open_rule(anchor)

    # Keys

    def go_back(self) -> None:
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_V:
            self.sheet.next_variant()
        else:
            super().keyPressEvent(event)
