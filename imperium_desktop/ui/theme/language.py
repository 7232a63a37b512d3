"""The window's words: English in the source, other languages from Qt Linguist files, switched while the program runs.

    tr("Pass the computer to {name}", name=seat.name)
    tr("{n} tiles", n=3)                         plural forms, for English too, lie in translations/<language>/ui.ts
    TITLES = {"log": mark("Log")}; tr(TITLES[key])

`make words` takes new words from the sources into both files and drops the dead. What belongs to one game is said by
`ui.wording.messages`.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator, QXmlStreamReader

from imperium_desktop.resource_files import ContentError, read_bytes, resource_folder
from imperium_desktop.text.plurals import PLURAL_RULES
from imperium_desktop.ui.theme.following import tell_language

SOURCE_LANGUAGE: Final = "en"
LANGUAGES: Final = {"en": "English", "pl": "Polski"}
"""Each by what those who speak it call it."""
FIELD: Final = re.compile(r"\{(\w+)\}")


class Message(NamedTuple):
    """One entry of a .ts file. A counted message has a form for each plural of its language."""

    source: str
    forms: tuple[str, ...]
    counted: bool = False
    finished: bool = True


def words_file(language: str) -> Path:
    return resource_folder("translations") / language / "ui.ts"


def read_words(file: Path) -> dict[str, Message]:
    """All messages of a Linguist file, by their source. Vanished ones are as good as absent."""
    try:
        xml = QXmlStreamReader(read_bytes(file).decode())
    except UnicodeDecodeError as error:
        raise ContentError(file, "", "this is not UTF-8") from error
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
    """Read a message up to its end; the second is the state that Linguist gave it."""
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


class Languages:
    """The language of the window. Who shows words gets Qt's LanguageChange and sets them again."""

    def __init__(self) -> None:
        self.current = SOURCE_LANGUAGE
        self._words: Mapping[str, Message] | None = None
        self.trouble: ContentError | None = None
        """Why the words of the language that was chosen last cannot be used: English stands in for them."""
        self._qt: QTranslator | None = None

    def choose(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r} (there are {', '.join(LANGUAGES)})")
        if language == self.current and self._words is not None:
            return
        self._words = self._read(language)
        self.current = language = SOURCE_LANGUAGE if self.trouble else language
        QLocale.setDefault(QLocale(language))
        application = QCoreApplication.instance()
        if application is not None:
            self._translate_qt()
            tell_language(application)

    def words(self) -> Mapping[str, Message]:
        if self._words is None:
            self._words = self._read(self.current)
        return self._words

    def _read(self, language: str) -> Mapping[str, Message]:
        self.trouble = None
        try:
            return read_words(words_file(language))
        except ContentError as error:
            self.trouble = error
            return {}

    def _translate_qt(self) -> None:
        """Qt's own words ("Cancel", "Copy") come with Qt."""
        if self._qt is not None:
            QCoreApplication.removeTranslator(self._qt)
            self._qt = None
        translator = QTranslator()
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
