"""Every text that is painted while one looks, held against the room it was given: new faces need no list here.

Qt cuts a text off at the edge of its room without a word, and what `TextDontClip` saves from that runs over its
neighbours. So the painter itself is asked, at the moment of writing.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple
from unittest.mock import patch

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from imperium_desktop.games.hadrian.scene.sheets.pictures import Written

SLACK = 1.5
"""Pixels of a letter's edge that nobody misses."""
HOUSE = "imperium_desktop"


class TooLong(NamedTuple):
    """A text that did not fit where it was painted."""

    text: str
    by: str
    """The lines of the program that wrote it, the innermost first."""
    why: str
    passing: bool
    """On a widget, which may be painted once more before anybody looks."""

    def __str__(self) -> str:
        return f"{self.text!r} {self.why} ({self.by})"


class PaintedTexts:
    """What was painted so far and did not fit; each text and place once."""

    def __init__(self) -> None:
        self.written: list[str] = []
        """All of them, piece by piece."""
        self.lying: list[QRectF] = []
        """Where each of them lies in its picture."""
        self.too_long: dict[TooLong, None] = {}
        self.shortened: dict[str, str] = {}
        """What was made of texts that are too long."""

    def take(self, window: QWidget) -> list[str]:
        """What was found since the last time: faces and boards as they were painted, widgets as they stand now."""
        self.too_long = {text: None for text in self.too_long if not text.passing}
        window.repaint()
        found = [str(text) for text in self.too_long]
        self.too_long.clear()
        return found

    def tells(self, sentence: str) -> bool:
        """However it was broken into lines."""
        return "".join(sentence.split()) in "".join("".join(self.written).split())

    def note(self, p: QPainter, args: tuple[Any, ...]) -> None:
        text = next(arg for arg in reversed(args) if isinstance(arg, str))
        self.written.append(text)
        if not text.strip():
            return
        if text in self.shortened and not isinstance(p.device(), QWidget):
            why = f"is shortened to {text!r}"
            self.too_long[TooLong(self.shortened[text], caller(), why, passing=False)] = None
        place = args[0]
        if isinstance(place, QRect | QRectF):
            room = QRectF(place)
            why = unfit(p, room, int(args[1]), text)
            ink = written_in(p, room, int(args[1]), text)
        else:
            why, ink = "", QFontMetricsF(p.font()).tightBoundingRect(text).translated(QPointF(place))
        self.lying.append(p.worldTransform().mapRect(ink))
        why = why or beyond(p, ink)
        if why:
            self.too_long[TooLong(text, caller(), why, isinstance(p.device(), QWidget))] = None

    def note_shortened(self, text: str, shown: str) -> None:
        if shown != text:
            self.shortened[shown] = text
            self.too_long[TooLong(text, caller(), f"is shortened to {shown!r}", True)] = None


def unfit(p: QPainter, room: QRectF, flags: int, text: str) -> str:
    metrics = QFontMetricsF(p.font())
    if flags & Qt.TextFlag.TextWordWrap.value:
        taken = metrics.boundingRect(room, flags, text)
        wide, high = taken.width(), taken.height()
    else:
        lines = text.split("\n")
        wide, high = max(map(metrics.horizontalAdvance, lines)), metrics.tightBoundingRect(text).height()
    if wide > room.width() + SLACK:
        return f"is {wide:.0f} wide where there is room for {room.width():.0f}"
    if high > room.height() + SLACK:
        return f"is {high:.0f} high where there is room for {room.height():.0f}"
    return ""


def written_in(p: QPainter, room: QRectF, flags: int, text: str) -> QRectF:
    taken = QFontMetricsF(p.font()).boundingRect(room, flags, text)
    spare = max(taken.height() - QFontMetricsF(p.font()).tightBoundingRect(text).height(), 0) / 2
    return taken.adjusted(0, spare, 0, -spare) if "\n" not in text else taken


def beyond(p: QPainter, ink: QRectF) -> str:
    """Whether it runs over the edge of the widget or picture, or of what may be painted of it."""
    if p.hasClipping() and not painted_anew():
        clip = p.clipBoundingRect()
        seen = clip.adjusted(SLACK, SLACK, -SLACK, -SLACK).intersects(ink)  # else it is scrolled away
        if seen and not clip.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(ink):
            return f"is cut by the clip {clip.toRect().getRect()}, it lies at {ink.toRect().getRect()}"
    device = p.device()
    if isinstance(device, QWidget):
        edge = QRectF(device.rect())
    elif isinstance(device, QPixmap):
        edge = QRectF(QPointF(0, 0), device.deviceIndependentSize())
    else:
        return ""
    lies = p.worldTransform().mapRect(ink)
    if not edge.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(lies):
        return f"runs over the edge of {type(device).__name__} {edge.toRect().getRect()}: {lies.toRect().getRect()}"
    return ""


def painted_anew() -> bool:
    """Of a picture that is there already only what changed is painted: the clip cuts what is as it was."""
    frame: FrameType | None = sys._getframe(2)
    while frame is not None:
        if frame.f_code is Written.write.__code__:
            return True
        frame = frame.f_back
    return False


def caller() -> str:
    """The nearest two lines of the program."""
    frame: FrameType | None = sys._getframe(2)
    found: list[str] = []
    while frame is not None and len(found) < 3:
        if HOUSE in (name := frame.f_code.co_filename):
            found.append(f"{Path(name).parent.name}/{Path(name).name}:{frame.f_lineno}")
        frame = frame.f_back
    return " < ".join(found)


@contextmanager
def painted_texts() -> Iterator[PaintedTexts]:
    texts = PaintedTexts()
    draw = QPainter.drawText

    def noted(p: QPainter, *args: Any) -> Any:
        texts.note(p, args)
        return draw(p, *args)

    def shortened(original: Any) -> Any:
        def noted_elision(metrics: Any, text: str, *args: Any) -> str:
            shown: str = original(metrics, text, *args)
            texts.note_shortened(text, shown)
            return shown

        return noted_elision

    with (
        patch.object(QPainter, "drawText", noted),
        patch.object(QFontMetrics, "elidedText", shortened(QFontMetrics.elidedText)),
        patch.object(QFontMetricsF, "elidedText", shortened(QFontMetricsF.elidedText)),
    ):
        yield texts
