"""How one looks at the table of a card game: somebody's area at full size, and the choices of a card beside it."""

from abc import abstractmethod
from typing import Generic, TypeVar

from PySide6.QtCore import Qt

from imperium_desktop.ui.scenes.cards.viewpoint import Viewpoint
from imperium_desktop.ui.scenes.protocol.scene import PlannedScene
from imperium_desktop.ui.stage.shown import Laid, Question, Shown

P = TypeVar("P")
C = TypeVar("C")


class CardScene(PlannedScene[P], Generic[P, C]):
    """`C`: the choices that are laid out on a panel."""

    overview = True

    def __init__(self) -> None:
        self.viewpoint = Viewpoint()
        self.choices: C | None = None
        self._question: Question | None = None
        """The one that the choices were laid for."""
        self._opened = ""
        """The card that they were laid for, though none of its uses can be had now."""

    @abstractmethod
    def lay_choices(self, question: Question, opened: str) -> C | None: ...

    def look_at(self, shown: Shown) -> bool:
        """A new question closes what was opened, and turns back to the own area."""
        question, viewpoint = shown.question, self.viewpoint
        before = self._question
        if question is None or before is None or question.seen.decision is not before.seen.decision:
            viewpoint.opened = ""
            if question is not None:
                viewpoint.seat = None
        elif question.path:
            viewpoint.opened = ""
        if viewpoint.seat == shown.seat:
            viewpoint.seat = None
        return self._lay_anew(question)

    def _lay_anew(self, question: Question | None) -> bool:
        """Playing ahead takes time: the choices stay as long as the same is asked."""
        opened = self.viewpoint.opened
        if question == self._question and opened == self._opened:
            return False
        before = self.choices
        self._question, self._opened = question, opened
        self.choices = self.lay_choices(question, opened) if question is not None else None
        return self.choices != before

    def press(self, key: Qt.Key, laid: Laid) -> bool:
        return key == Qt.Key.Key_Escape and self.viewpoint.turn_back()
