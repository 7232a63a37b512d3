"""A file that cannot be replayed, as far as it can be read: what it says of itself, and its lines."""

from pathlib import Path
from typing import Any, Final

import msgspec
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QVBoxLayout, QWidget

from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.library import Library, LogOnly, open_as_log
from imperium_desktop.store.note import Note
from imperium_desktop.store.summary import MatchFacts
from imperium_desktop.ui.kit import Parchment, escaped
from imperium_desktop.ui.kit.titled_page import TitledPage
from imperium_desktop.ui.kit.words.fact_table import FactTable
from imperium_desktop.ui.kit.words.note_box import NoteBox
from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.wording.game_names import title_of
from imperium_desktop.ui.wording.notes import note_place, note_text, note_title
from imperium_desktop.ui.wording.players import seated_players, seats_of

MOST_LINES: Final = 5000
LONGEST_LINE: Final = 500


class RawLogPage(TitledPage):
    """A page of the raw log that never fails: at the least it says that there is nothing to read."""

    def __init__(self, file: Path, library: Library, parent: QWidget | None = None) -> None:
        super().__init__("app-log", parent)
        self.file = file
        self._entry = library.entry(file)
        self._log = read_log(file)
        self.note_box = NoteBox()
        self.facts = FactTable()
        self.lines = QPlainTextEdit()
        self.lines.setReadOnly(True)
        self.lines.setFrameShape(QFrame.Shape.NoFrame)
        self.lines.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        about, text = Parchment(), Parchment()
        self._about_rows, self._text_rows = QVBoxLayout(about), QVBoxLayout(text)
        self._about_rows.addWidget(self.note_box)
        self._about_rows.addWidget(self.facts)
        self._about_rows.addStretch(1)
        self._text_rows.addWidget(self.lines)
        self.body.addWidget(about, 2)
        self.body.addWidget(text, 5)
        self.restyle()
        self.retranslate()
        self.main_part = self.lines

    def restyle(self) -> None:
        super().restyle()
        margin = sizes.measure.length(14, 20)
        for rows in (self._about_rows, self._text_rows):
            rows.setContentsMargins(margin, margin, margin, margin)
            rows.setSpacing(sizes.measure.length(8, 12))
        self.lines.setFont(type_font("body"))
        self.lines.setStyleSheet("background: transparent; border: none;")

    @property
    def note(self) -> Note:
        entry = self._entry
        return entry.note if entry is not None and entry.note is not None else Note("unreadable")

    def retranslate(self) -> None:
        super().retranslate()
        self.title.set_text(escaped(self._entry.name if self._entry is not None else self.file.name))
        self.subtitle.set_text(tr("To read only"))
        title = [note_title(self.note), note_place(self.note)]
        self.note_box.say(" · ".join(part for part in title if part), note_text(self.note))
        facts = self._log.facts if self._log is not None else MatchFacts()
        self.facts.show_facts(self._facts(facts))
        self.lines.setAccessibleName(tr("Lines of the file"))
        self.lines.setPlainText(self._text(facts))

    def _facts(self, facts: MatchFacts) -> list[tuple[str, str]]:
        people = seated_players(facts.seating, seats_of(facts.setup, facts.seating))
        found = [
            (tr("Game"), title_of(facts.game) if facts.game else ""),
            (tr("Players"), ", ".join(sitter.name for sitter in people)),
            (tr("Format"), str(facts.format) if facts.format else ""),
            (tr("Lines"), str(len(self._log.lines)) if self._log is not None else ""),
            (tr("File"), str(self.file)),
        ]
        return [(name, value) for name, value in found if value]

    def _text(self, facts: MatchFacts) -> str:
        if self._log is None:
            return tr("There is nothing to read.")
        people = seated_players(facts.seating, seats_of(facts.setup, facts.seating))
        names = [sitter.name for sitter in people]
        lines = self._log.lines[1:] if facts.game else self._log.lines
        shown = [readable_line(line, names) for line in lines[:MOST_LINES]]
        rest = len(lines) - len(shown)
        if rest or not self._log.complete:
            shown.append(tr("… and {n} more lines", n=rest) if rest else "…")
        return "\n".join(shown)


def read_log(file: Path) -> LogOnly | None:
    try:
        return open_as_log(file)
    except StoreError:
        return None


def readable_line(line: str, names: list[str]) -> str:
    """Answers as "Anna: place tile · temple · H5"; everything else as it stands."""
    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return shortened(line)
    if not isinstance(found, dict) or "answer" not in found:
        return shortened(line)
    seat = found.get("seat")
    name = names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else "?"
    return shortened(f"{name}: {readable_answer(found['answer'])}")


def readable_answer(answer: Any) -> str:
    if isinstance(answer, list):
        return "; ".join(readable_answer(part) for part in answer)
    if not isinstance(answer, dict):
        return str(answer)
    do = str(answer.get("do", "")).replace("_", " ")
    values = [str(value) for key, value in answer.items() if key != "do"]
    return " · ".join([do, *values])


def shortened(line: str) -> str:
    """Line without signs that cannot be shown."""
    plain = "".join(letter if letter.isprintable() else "\ufffd" for letter in line[:LONGEST_LINE])
    return plain if len(line) <= LONGEST_LINE else f"{plain}…"
