"""The window's words: English in the source, other languages from Qt Linguist files, switched while the program runs.

    tr("Pass the computer to {name}", name=seat.name)
    tr("{n} tiles", n=3)                         plural forms, for English too, lie in translations/<language>/ui.ts
    TITLES = {"log": mark("Log")}; tr(TITLES[key])

`python -m imperium_desktop.ui.language --update` takes new words from the sources into both files and drops the dead.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, QXmlStreamReader, Signal

from imperium_desktop.shipped import ContentError, shipped
from imperium_desktop.text.grammar import PLURAL_RULES

SOURCE_LANGUAGE: Final = "en"
LANGUAGES: Final = ("en", "pl")
CONTEXT: Final = "ui"
FIELD: Final = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Message:
    """One entry of a .ts file. A counted message has a form for each plural of its language."""

    source: str
    forms: tuple[str, ...]
    counted: bool = False
    finished: bool = True


def words_file(language: str) -> Path:
    return shipped("translations") / language / "ui.ts"


def read_words(file: Path) -> dict[str, Message]:
    """All messages of a Linguist file, by their source. Vanished ones are as good as absent."""
    xml = QXmlStreamReader(file.read_text(encoding="utf-8"))
    found = {}
    while xml.readNextStartElement():
        if xml.name() == "message":
            counted = xml.attributes().value("numerus") == "yes"
            message, state = _read_message(xml, counted)
            if state not in ("vanished", "obsolete"):
                found[message.source] = message
        elif xml.name() not in ("TS", "context"):
            xml.skipCurrentElement()
    if xml.hasError():
        raise ContentError(file, f"line {xml.lineNumber()}", xml.errorString())
    return found


def _read_message(xml: QXmlStreamReader, counted: bool) -> tuple[Message, str]:
    """Up to its end; the second is the state that Linguist gave it."""
    source, state, forms = "", "vanished", [""]
    while xml.readNextStartElement():
        if xml.name() == "source":
            source = xml.readElementText()
        elif xml.name() == "translation":
            state = xml.attributes().value("type")
            forms = list(_read_forms(xml)) if counted else [xml.readElementText()]
        else:
            xml.skipCurrentElement()
    return Message(source, tuple(forms), counted, state != "unfinished"), state


def _read_forms(xml: QXmlStreamReader) -> Iterator[str]:
    while xml.readNextStartElement():
        yield xml.readElementText()


class Languages(QObject):
    """The language of the window. Who shows words listens to `language_changed` and sets them again."""

    language_changed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.current = SOURCE_LANGUAGE
        self._words: Mapping[str, Message] | None = None
        self._qt: QTranslator | None = None

    def choose(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r} (there are {', '.join(LANGUAGES)})")
        if language == self.current and self._words is not None:
            return
        self.current = language
        self._words = read_words(words_file(language))
        QLocale.setDefault(QLocale(language))
        self._translate_qt()
        self.language_changed.emit(language)

    def words(self) -> Mapping[str, Message]:
        if self._words is None:
            self._words = read_words(words_file(self.current))
        return self._words

    def _translate_qt(self) -> None:
        """Qt's own words ("Cancel", "Copy") come with Qt."""
        if QCoreApplication.instance() is None:
            return
        if self._qt is not None:
            QCoreApplication.removeTranslator(self._qt)
            self._qt = None
        translator = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self.current != SOURCE_LANGUAGE and translator.load(f"qtbase_{self.current}", folder):
            QCoreApplication.installTranslator(translator)
            self._qt = translator


languages: Final = Languages()


def language() -> str:
    return languages.current


def set_language(language: str) -> None:
    languages.choose(language)


def tr(source: str, n: int | None = None, **fields: object) -> str:
    """The words in the present language, with `{n}` and the named fields filled in. Missing words stay English."""
    message = languages.words().get(source)
    text = source
    if message is not None:
        rule = PLURAL_RULES[languages.current]
        form = rule.choose(n) if message.counted and n is not None else 0
        text = (message.forms[form] if form < len(message.forms) else "") or source
    filling = fields if n is None else {"n": n, **fields}
    return FIELD.sub(lambda field: str(filling.get(field[1], field[0])), text)


def mark(source: str) -> str:
    """Words that a later `tr()` shows, named where they stand so that the collector finds them."""
    return source


def called_words(source: str, file: str = "") -> Iterator[tuple[str, bool]]:
    """The literals of `tr(…)` and `mark(…)` in a Python source, and whether they are counted."""
    for node in ast.walk(ast.parse(source, file)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("tr", "mark")):
            continue
        counted = len(node.args) > 1 or any(keyword.arg == "n" for keyword in node.keywords)
        if node.args and isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str):
            yield node.args[0].value, counted or "{n}" in node.args[0].value


def source_files() -> list[Path]:
    package = Path(__file__).resolve().parent.parent
    return sorted([*(package / "ui").rglob("*.py"), package / "cli.py", package / "__main__.py"])


def collected_words() -> dict[str, bool]:
    """Every source string of the program's sources, and whether it is counted."""
    found: dict[str, bool] = {}
    for file in source_files():
        if file.is_file() and file != Path(__file__).resolve():
            for words, counted in called_words(file.read_text(encoding="utf-8"), str(file)):
                found[words] = found.get(words, False) or counted
    return found


def updated(language: str, known: Mapping[str, Message], wanted: Mapping[str, bool]) -> list[Message]:
    """What the file of a language should hold: English needs counted messages only."""
    messages = []
    for source, counted in sorted(wanted.items(), key=lambda item: item[0].casefold()):
        if language == SOURCE_LANGUAGE and not counted:
            continue
        old = known.get(source)
        if old is None or old.counted != counted:
            count = PLURAL_RULES[language].forms if counted else 1
            old = Message(source, ("",) * count, counted, finished=False)
        messages.append(old)
    return messages


def escape(text: str) -> str:
    """As `xml.sax.saxutils` does, whose import brings half of the network library along."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def written(language: str, messages: Sequence[Message]) -> str:
    """The text of a .ts file as Linguist itself would save it."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines += [
        f'<TS version="2.1" language="{language}" sourcelanguage="en">',
        "<context>",
        f"    <name>{CONTEXT}</name>",
    ]
    for message in messages:
        state = "" if message.finished else ' type="unfinished"'
        lines.append('    <message numerus="yes">' if message.counted else "    <message>")
        lines.append(f"        <source>{escape(message.source)}</source>")
        if message.counted:
            lines.append(f"        <translation{state}>")
            lines += [f"            <numerusform>{escape(form)}</numerusform>" for form in message.forms]
            lines.append("        </translation>")
        else:
            lines.append(f"        <translation{state}>{escape(message.forms[0])}</translation>")
        lines.append("    </message>")
    return "\n".join([*lines, "</context>", "</TS>", ""])


def update(language: str, wanted: Mapping[str, bool]) -> tuple[int, int, int]:
    """Bring a file up to date; how many messages are new, gone, and still to translate."""
    file = words_file(language)
    known = read_words(file) if file.is_file() else {}
    messages = updated(language, known, wanted)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(written(language, messages), encoding="utf-8", newline="\n")
    names = {message.source for message in messages}
    return len(names - known.keys()), len(known.keys() - names), sum(not message.finished for message in messages)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m imperium_desktop.ui.language", description="The window's words.")
    parser.add_argument("--update", action="store_true", required=True, help="take the words of the sources into ui.ts")
    parser.parse_args(arguments)
    wanted = collected_words()
    for language in LANGUAGES:
        new, gone, unfinished = update(language, wanted)
        sys.stdout.write(f"{words_file(language)}: {new} new, {gone} gone, {unfinished} to translate\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
