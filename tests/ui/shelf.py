"""Matches on disk, sound and otherwise, for the pages that list and replay them."""

import os
import time
from functools import cache
from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractScrollArea, QWidget
from pytestqt.qtbot import QtBot

from imperium_desktop.commands.journals import record
from imperium_desktop.rules import journal
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.match import Match
from imperium_desktop.store.folders import Folders, Place
from imperium_desktop.store.history import DATE
from imperium_desktop.ui.pictures.match_picture import Pictures
from imperium_desktop.ui.window.app_state import known_game
from tests.ui.fitting import cramped, told

NOW = time.time()
HOUR, DAY = 3600.0, 86400.0
TWO = Seating(("Łucja", "Automat"), ("", "random"), (2, 4))
FOUR = Seating(("Anna", "Marek", "Zofia Maria", "Bot I"), ("", "", "", "random"), (0, 4, 2, 3))


@cache
def played(seats: int = 2, seed: int = 3) -> AnyMatch:
    """A whole match; do not change it."""
    return record("tigris", seats, seed, ["random"], {})


def begun(answers: int, seats: int = 2, seed: int = 3) -> AnyMatch:
    whole = played(seats, seed)
    match: AnyMatch = Match(whole.game, whole.setup, whole.seed)
    for given in whole.answers[:answers]:
        match.answer(given.answer)
    return match


class Shelf:
    def __init__(self, home: Path) -> None:
        self.folders = Folders(home / "data", home / "config")

    def put(self, name: str, data: bytes, *, age: float = 0, place: Place = "saves") -> Path:
        file = self.folders.make(place) / name
        file.write_bytes(data)
        os.utime(file, (NOW - age, NOW - age))
        return file

    def save(
        self, name: str, answers: int = 20, seating: Seating = TWO, *, age: float = 0, place: Place = "saves"
    ) -> Path:
        match = begun(answers, len(seating.names))
        return self.put(f"{name}.jsonl", journal.write(match, seating), age=age, place=place)

    def finished(self, seating: Seating = TWO, *, days: float, seconds: int = 3000, seed: int = 3) -> Path:
        """In the history."""
        when = time.strftime(DATE, time.gmtime(NOW - days * DAY))
        data = journal.write(played(len(seating.names), seed), seating)
        return self.put(f"{when} tigris {seconds}s.jsonl", data, place="history")


def sound(answers: int = 20) -> bytes:
    return journal.write(begun(answers), TWO)


def newer(data: bytes) -> bytes:
    return data.replace(b'"format":1', b'"format":9', 1)


def unknown(data: bytes) -> bytes:
    return data.replace(b'"game":"tigris"', b'"game":"chess"', 1)


def other_content(data: bytes) -> bytes:
    content = known_game("tigris")
    assert content is not None
    return data.replace(content.content_hash.encode(), b"f" * len(content.content_hash), 1)


def damaged(data: bytes) -> bytes:
    """From the eleventh line on."""
    return b"\n".join(data.split(b"\n")[:10]) + b'\n{"seat":0,"answer":{"do":"pl\n'


def illegal(data: bytes) -> bytes:
    """Every line can be read, but the last answer breaks the rules."""
    return data + b'{"seat":0,"answer":{"do":"place_tile","tile":"farm","square":"A1"}}\n' * 2


ODD = {
    "newer": newer(sound()),
    "unknown_game": unknown(sound()),
    "damaged": damaged(sound()),
    "empty": b"",
    "not_ours": b"milk\nbread\n",
    "noise": bytes(range(256)) * 40,
    "half_a_header": sound()[:60],
    "json": b'{"a": [1, 2, {"b": null}]}\n[]\n',
}
HOSTILE = {
    "signs": sound().replace(b'"signs":[2,4]', b'"signs":[99,-7]', 1),
    "seat": sound() + b'{"seat":77,"answer":{"do":"end_turn"}}\n',
    "names": sound().replace("Łucja".encode(), b"{seat:9}" + b"x" * 5000, 1),
    "result": sound() + b'{"result":{"standings":[{"seat":-9,"rank":1,"score":[]}],"ending":"x"}}\n',
    "long_line": sound() + b"9" * 70_000 + b"\n",
}


# Room


def crowded(page: QWidget) -> list[str]:
    """Like `cramped`, but what a list or a page scrolls may be out of sight above or below."""
    found = [line for line in cramped(page) if not line.endswith("sticks out")]
    for widget in page.findChildren(QWidget):
        place = QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())
        if not widget.isVisible() or isinstance(widget.parentWidget(), QAbstractScrollArea):
            continue
        if scrolls(widget, page):
            place.setTop(0)
            place.setBottom(0)
        if not page.rect().contains(place):
            found.append(f"{told(widget)} sticks out")
    return found


def scrolls(widget: QWidget, page: QWidget) -> bool:
    above = widget.parentWidget()
    while above is not None and above is not page:
        if isinstance(above, QAbstractScrollArea):
            return True
        above = above.parentWidget()
    return False


def wait_for_pictures(qtbot: QtBot, pictures: Pictures) -> None:
    qtbot.waitUntil(lambda: not pictures.busy, timeout=20_000)
