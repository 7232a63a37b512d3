"""Ways to look at the table of a card game: an area at full size, and the choices of a card beside it."""

from abc import abstractmethod
from typing import Generic, TypeVar

import msgspec
from PySide6.QtCore import Qt

from imperium_desktop.rules.table import Decision, Option
from imperium_desktop.ui.scenes.cards.gaze import CardGaze
from imperium_desktop.ui.scenes.protocol.scene import Scene
from imperium_desktop.ui.stage.latest import Latest
from imperium_desktop.ui.stage.shown import Laid, Question, Shown

V = TypeVar("V")
G = TypeVar("G", bound=CardGaze)
C = TypeVar("C")


class CardScene(Scene[V, G], Generic[V, G, C]):
    """`C`: the choices that are laid out on a panel."""

    overview = True

    def __init__(self) -> None:
        self._choices = Latest(self.lay_choices)
        """Playing ahead takes time: they stay as long as the same is asked."""

    @abstractmethod
    def lay_choices(self, question: Question, opened: str) -> C | None:
        """`opened`: the card that they are laid for, though none of its uses can be had now."""
        ...

    def choices(self, shown: Shown[V, G]) -> C | None:
        return self._choices(shown.question, shown.gaze.opened) if shown.question is not None else None

    def gaze_for(self, shown: Shown[V, G]) -> G:
        """A new question closes what was opened, and turns back to the own area."""
        question, gaze = shown.question, shown.gaze
        asked = question.seen.decision if question is not None else None
        seat, opened = gaze.seat, gaze.opened
        if asked is None or not is_same(asked, gaze.asked):
            opened = ""
            if asked is not None:
                seat = None
        elif question is not None and question.path:
            opened = ""
        if seat == shown.seat:
            seat = None
        return msgspec.structs.replace(gaze, seat=seat, opened=opened, asked=asked)

    def lies_otherwise(self, before: Shown[V, G], now: Shown[V, G]) -> bool:
        return before.gaze.seat != now.gaze.seat or self.choices(before) != self.choices(now)

    def gaze_pressed(self, key: Qt.Key, laid: Laid[V, G]) -> G | None:
        gaze, own = laid.shown.gaze, laid.shown.gaze.at_own()
        return own if key == Qt.Key.Key_Escape and (own.seat, own.opened) != (gaze.seat, gaze.opened) else None


def is_same(decision: Decision[Option], other: Decision[Option] | None) -> bool:
    """Mostly they are the very same: long lists of options are compared at need only."""
    return decision is other or decision == other
