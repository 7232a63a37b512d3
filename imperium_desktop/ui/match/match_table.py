"""The table of a match on its page, as the person who looks sees it: what every part of the page asks about it."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from imperium_desktop.rules.table import Decision, Option, Path
from imperium_desktop.text.words import Words
from imperium_desktop.ui.match.session import Session
from imperium_desktop.ui.scenes.protocol.scene import AnyScene
from imperium_desktop.ui.stage.areas import Areas
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.funnel import Funnel
from imperium_desktop.ui.stage.placement import Placement
from imperium_desktop.ui.stage.shown import AnyShown, Question, Shown
from imperium_desktop.ui.stage.stage import Stage
from imperium_desktop.ui.wording.players import signs_of


class Guidance(NamedTuple):
    """What a lesson adds to a table: where it points, and what is in its way."""

    points_at: Callable[[], tuple[str, ...]] = tuple
    """What is spoken of beside the table, whatever can be touched."""
    hides_buttons: Callable[[], bool] = bool
    """Those of the prompt: whether none of them matters now."""
    hides_folded_hint: bool = False


class MatchTable:
    def __init__(self, session: Session, scene: AnyScene, words: Words, room: QWidget) -> None:
        """`room`: the page, which the table fills."""
        self.session = session
        self.scene = scene
        self.stage = Stage(scene, room)
        self.view = self.stage.table
        self.guidance = Guidance()
        self.hovered = ""
        """The element under the pointer or the keyboard."""
        self._room = room
        self._named_words = words
        self._told_words: dict[int | None, Words] = {}

    # Who looks

    @property
    def words(self) -> Words:
        """Spoken to who looks."""
        return self.words_told_to(self.session.reader)

    def words_told_to(self, seat: int | None) -> Words:
        """The same object each time: the log writes everything again when its words are others."""
        return self._told_words.setdefault(seat, self._named_words.told_to(seat))

    def set_words(self, words: Words) -> None:
        """Another language, or other names."""
        self._named_words = words
        self._told_words.clear()
        self.stage.forget()

    @property
    def signs(self) -> tuple[int, ...]:
        return signs_of(self.session.seating, self.session.match.setup.seats)

    # What is shown

    @property
    def size(self) -> tuple[float, float]:
        return float(self._room.width()), float(self._room.height())

    def moment(self, camera: Camera) -> AnyShown:
        """The moment as it is shown to the seat that looks: under the curtain nobody is asked anything."""
        session, funnel = self.session, self.asked
        question = Question(session.seen, funnel.path, funnel.lit, funnel.chosen) if funnel is not None else None
        return Shown(
            session.view,
            session.looking,
            self.words,
            self.size,
            self.signs,
            self.stage.gaze,
            self._seen_decision(),
            question,
            session.open_events(),
            camera,
            peek=session.at_open_table and not session.curtained,
        )

    def _seen_decision(self) -> Decision[Option] | None:
        """What others may choose from would tell what they hold."""
        session = self.session
        if session.curtained or session.decision is None:
            return None
        return session.decision.seen_by(session.looking)

    @property
    def asked(self) -> Funnel | None:
        """What leads to an answer, while somebody is asked who sits here."""
        return None if self.session.curtained else self.session.funnel

    @property
    def shown(self) -> AnyShown:
        return self.stage.shown

    @property
    def areas(self) -> Areas:
        return self.scene.areas(self.shown)

    # Elements

    def place_of(self, key: str) -> Placement | None:
        return self.view.layout_.get(key)

    def name_of(self, key: str) -> str:
        return self.scene.element_name(self.shown, key)

    def text_of(self, key: str) -> str:
        return self.scene.element_text(self.shown, key)

    def meant_by(self, key: str) -> Path:
        return self.scene.meant(key, self.shown)
