"""The chosen save at a closer look: a large picture, who sits there, and what can be done with it."""

from typing import Literal, TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from imperium_desktop.store.library import SaveEntry
from imperium_desktop.ui.archive import save_words
from imperium_desktop.ui.kit import Page, Parchment, PlainButton, RichText, Rule, WrapRow, escaped
from imperium_desktop.ui.kit.fields import Field
from imperium_desktop.ui.kit.words.fact_table import FactTable
from imperium_desktop.ui.kit.words.note_box import NoteBox
from imperium_desktop.ui.pictures.match_picture import Pictures
from imperium_desktop.ui.pictures.picture_frame import PictureFrame
from imperium_desktop.ui.scenes import facts_of
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.wording.dates import date_and_time
from imperium_desktop.ui.wording.notes import note_place, note_text, note_title

PICTURE_SHARE = 0.52
"""Share of the height, at most."""
PEOPLE_GAP = "\u00a0\u00a0 "
Act: TypeAlias = Literal["open", "log", "rename", "delete", "restore"]


class SavePreview(FollowsStyle, Parchment):
    """`asked` tells what to do with the entry that is shown; `named` its new name."""

    asked = Signal(str, object)
    named = Signal(object, str)

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entry: SaveEntry | None = None
        self._pictures = pictures
        self._trashed = False
        self.picture = PictureFrame(pictures)
        self.headline = RichText("", "lesson title", "on_page_title")
        self.name_field = NameField()
        self.about = RichText("", "hint", "on_page_secondary")
        self.people = RichText("", "hint", "ink")
        self.note = NoteBox()
        self.last = RichText("", "log heading", "on_page_faint")
        self.news = RichText("", "body", "ink")
        self.facts = FactTable()
        self.trouble = RichText("", "body", "danger_text")
        self.buttons: dict[Act, PlainButton] = {
            "open": PlainButton("", "main", icon="app-continue", key="Enter"),
            "restore": PlainButton("", "main", icon="app-undo", key="Enter"),
            "log": PlainButton("", icon="app-log", key="L"),
            "rename": PlainButton("", "quiet", key="F2"),
            "delete": PlainButton("", "quiet", icon="app-delete", key="Del"),
        }
        self._compose()
        pictures.made.connect(self._learn)
        self.restyle()

    def _compose(self) -> None:
        page = Page()
        self._text = page.rows
        for row in (self.picture, self.headline, self.name_field, self.about, self.people, self.note):
            self._text.addWidget(row)
        story = QVBoxLayout()
        story.setSpacing(0)
        story.addWidget(self.last)
        story.addWidget(self.news)
        self._text.addWidget(Rule(strong=True))
        self._text.addLayout(story)
        self._text.addWidget(self.facts)
        self._acts = QWidget()
        wrap = WrapRow(self._acts, gap=9, line_gap=4)
        for act, button in self.buttons.items():
            button.clicked.connect(lambda _checked=False, act=act: self._ask(act))
            wrap.addWidget(button)
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(page, 1)
        self._rows.addWidget(self.trouble)
        self._rows.addWidget(self._acts)
        self.name_field.accepted.connect(self._name)
        self.name_field.left.connect(self.stop_naming)
        self.name_field.hide()
        self.trouble.hide()

    def restyle(self) -> None:
        length = sizes.measure.length
        self._rows.setContentsMargins(length(14, 22), length(14, 20), length(10, 16), length(10, 16))
        self._rows.setSpacing(length(6, 10))
        self._text.setSpacing(length(6, 9))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.picture.set_tallest(round(self.height() * PICTURE_SHARE))

    # What is shown

    def show_entry(self, entry: SaveEntry | None, *, trashed: bool = False) -> None:
        self.entry, self._trashed = entry, trashed
        self.stop_naming()
        self.show_trouble("")
        self.setVisible(entry is not None)
        if entry is not None:
            self.picture.show_file(entry.file, facts_of(entry.game).icon if entry.game else "app-warning")
            self.retranslate()

    def retranslate(self) -> None:
        self.name_field.retranslate()
        for act, text in (
            ("open", tr("Continue")),
            ("restore", tr("Restore")),
            ("log", tr("Show log")),
            ("rename", tr("Rename")),
            ("delete", tr("Delete")),
        ):
            self.buttons[act].setText(text)  # type: ignore[index]
        entry = self.entry
        if entry is None:
            return
        self._show_words(entry)
        if entry.finished:
            self.buttons["open"].setText(tr("Open"))
        self.buttons["open"].setVisible(entry.openable and not self._trashed)
        self.buttons["restore"].setVisible(self._trashed)
        self.buttons["log"].setVisible(not self._trashed)
        self.buttons["log"].set_role("normal" if entry.openable else "main")
        self.buttons["log"].set_key("L" if entry.openable else "Enter")
        self.buttons["rename"].setVisible(not self._trashed)
        self.buttons["delete"].setVisible(not self._trashed)

    def _show_words(self, entry: SaveEntry) -> None:
        table = self._pictures.table(entry.file)
        self.headline.set_text(escaped(save_words.headline(entry)))
        line = [save_words.about(entry, table), save_words.whose_turn(entry, table)]
        self.about.set_text(" · ".join(part for part in line if part))
        self.about.setVisible(bool(self.about.text))
        self.people.set_text(PEOPLE_GAP.join(_with_score(entry, seat) for seat in range(len(save_words.who(entry)))))
        self.people.setVisible(bool(self.people.text))
        self.note.setVisible(entry.note is not None)
        if entry.note is not None:
            title = [note_title(entry.note), note_place(entry.note)]
            self.note.say(" · ".join(part for part in title if part), note_text(entry.note))
        self.last.set_text(tr("What happened last"))
        self.news.set_text(save_words.news(entry, table))
        for row in (self.last, self.news):
            row.setVisible(bool(self.news.text))
        facts = [
            (tr("Last played"), date_and_time(entry.when)),
            (tr("Save type"), save_words.kind_of_save(entry)),
            (tr("Decisions"), str(entry.answers)),
        ]
        agreed = save_words.variants(entry)
        if agreed:
            facts.append((tr("Agreed on"), "; ".join(agreed)))
        self.facts.show_facts([*facts, (tr("File"), entry.file.name)])

    def _learn(self, file: object) -> None:
        """The match was replayed for its picture: now its turn is known."""
        if self.entry is not None and file == self.entry.file:
            self._show_words(self.entry)

    def show_trouble(self, text: str) -> None:
        self.trouble.set_text(text)
        self.trouble.setVisible(bool(text))

    # Asking

    def _ask(self, act: Act) -> None:
        if self.entry is not None:
            self.asked.emit(act, self.entry)

    def begin_naming(self) -> None:
        if self.entry is None or self._trashed:
            return
        self.headline.hide()
        self.name_field.begin(save_words.headline(self.entry))

    def stop_naming(self) -> None:
        self.name_field.hide()
        self.headline.show()

    def _name(self, name: str) -> None:
        entry = self.entry
        self.stop_naming()
        if entry is not None and name.strip():
            self.named.emit(entry, name.strip())


def _with_score(entry: SaveEntry, seat: int) -> str:
    """A finished match tells who came where."""
    sitter = save_words.who(entry)[seat]
    standings = entry.result.standings if entry.result is not None else ()
    standing = next((standing for standing in standings if standing.seat == seat), None)
    if standing is None or not standing.score:
        return sitter.marked
    crown = "{icon:app-crown}" if standing.rank == 1 and not save_words.is_lost(entry) else ""
    return f"{sitter.marked}\u00a0**{standing.score[0]}**{crown}"


class NameField(QWidget):
    """A new name in place of the old: Enter takes it, Esc leaves it as it was."""

    accepted = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = Field("", kind="field")
        self.field.setMaxLength(80)
        self.field.returnPressed.connect(self._accept)
        self.take = PlainButton("", "main", icon="app-check", key="Enter")
        self.take.clicked.connect(self._accept)
        self.leave = PlainButton("", "quiet", key="Esc")
        self.leave.clicked.connect(self.left)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.field, 1)
        row.addWidget(self.take)
        row.addWidget(self.leave)

    def begin(self, name: str) -> None:
        self.field.setText(name)
        self.show()
        self.field.setFocus()
        self.field.selectAll()

    def retranslate(self) -> None:
        self.field.setAccessibleName(tr("New name"))
        self.take.setText(tr("Rename"))
        self.leave.setText(tr("Cancel"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _accept(self) -> None:
        self.accepted.emit(self.field.text())
