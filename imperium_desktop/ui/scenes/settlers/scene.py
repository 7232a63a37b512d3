"""Osadnicy for the match page: layout, faces, backdrop, what its panels say, and how one looks at it."""

from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.settlers.content import Components
from imperium_desktop.rules.settlers.scoring import faction_locations, parts
from imperium_desktop.rules.settlers.state import VIRTUAL, State
from imperium_desktop.rules.table import Decision, Option, Path
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.ending import Ending
from imperium_desktop.ui.scenes.protocol.plots import Plot
from imperium_desktop.ui.scenes.protocol.scene import PlainLook, Question, SeatFact
from imperium_desktop.ui.scenes.settlers import describing
from imperium_desktop.ui.scenes.settlers.backdrop import Backdrop
from imperium_desktop.ui.scenes.settlers.choice_panel import ChoicePanel, lay_choices
from imperium_desktop.ui.scenes.settlers.chronicle import chronicle
from imperium_desktop.ui.scenes.settlers.ending import tell_end
from imperium_desktop.ui.scenes.settlers.faces import paint_face
from imperium_desktop.ui.scenes.settlers.layout import layout
from imperium_desktop.ui.scenes.settlers.picture import PictureBook
from imperium_desktop.ui.scenes.settlers.plan import TRAY, Plan, Viewpoint
from imperium_desktop.ui.scenes.settlers.plots import plots
from imperium_desktop.ui.scenes.settlers.scores import ScoresTab
from imperium_desktop.ui.stage.areas import Areas
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.overlay import Tint
from imperium_desktop.ui.stage.placement import Layout
from imperium_desktop.ui.theme.language import language, tr
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.wording.game_facts import words_of

MANY = 4
"""So many seats leave little room in the strip."""


class SettlersScene(PlainLook):
    tray = TRAY
    overview = True
    own_elements: tuple[str, ...] = ("hand/", "deck/faction", "good/", "pay/")

    def __init__(self, content: Components) -> None:
        self.content = content
        self.backdrop = Backdrop(content)
        self.look = Viewpoint()
        self.choices: ChoicePanel | None = None
        self._laid: ChoicePanel | None = None
        """The choices of the layout that is shown."""
        self._question: Question | None = None
        self._asked: object = None
        """What the choices were laid for."""
        self._signs: Sequence[int] = range(4)
        self._view: State | None = None
        self._seat = 0

    def plan(self, width: float, height: float, camera: Camera, view: State | None = None) -> Plan:
        shown = view or self._view
        return Plan(width, height, camera, len(shown.players) - 1 if shown is not None else 0)

    def areas(self, width: float, height: float, camera: Camera) -> Areas:
        return Areas(width, height, self.tray, camera.panel)

    def layout(
        self, view: State, decision: Decision[Option] | None, seat: int, size: tuple[float, float], camera: Camera
    ) -> Layout:
        self._view, self._seat = view, seat
        if self.look.seat == seat:
            self.look.seat = None
        self._laid = self.choices
        return layout(self.content, view, decision, seat, self.plan(*size, camera), self.look, self.choices)

    def board_window(self, size: tuple[float, float], camera: Camera) -> Rect:
        return self.plan(*size, camera).empire

    def paint_face(self, p: QPainter, face: str, rect: QRectF) -> None:
        paint_face(p, face, rect, self.content, words_of("settlers", language()))

    def paint_backdrop(
        self,
        p: QPainter,
        rect: QRectF,
        view: State,
        decision: Decision[Option] | None,
        seat: int,
        camera: Camera,
        words: Words,
    ) -> None:
        plan = self.plan(rect.width(), rect.height(), camera, view)
        self.backdrop.paint(p, rect, plan, view, decision, seat, self.look, self.choices, words, self._signs)

    def forget(self) -> None:
        self.backdrop.forget()

    def tints(
        self, view: State, hovered: str, colours: list[str], size: tuple[float, float], camera: Camera
    ) -> list[Tint]:
        return []

    @cached_property
    def picture_book(self) -> PictureBook:
        return PictureBook(self.content)

    def rulebook_picture(self, name: str, width: float, ratio: float) -> QImage:
        return self.picture_book.picture(name, width, ratio)

    def tell_end(self, match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> Ending:
        return tell_end(match, words, seating, signs)

    def plots(self, match: AnyMatch, looking: int, words: Words) -> tuple[Plot, ...]:
        return plots(self.content, chronicle(match, looking), match.state, words)

    def scores_tab(self) -> ScoresTab:
        return ScoresTab(self.content)

    # How one looks

    def consult(self, question: Question | None, signs: Sequence[int]) -> None:
        self._signs = signs
        before, self._question = self._question, question
        if question is None or before is None or question.seen.decision is not before.seen.decision:
            self.look.opened = ""
            if question is not None:
                self.look.seat = None
        elif question.path:
            self.look.opened = ""
        self._lay_choices()

    def _lay_choices(self) -> None:
        """Playing ahead takes time: the choices stay as long as the same is asked."""
        question = self._question
        asked = None if question is None else (question.seen.decision, *question[1:], self.look.opened)
        if asked != self._asked:
            self._asked = asked
            self.choices = lay_choices(self.content, question, self.look.opened) if question is not None else None

    def follow(self, path: Path, lit: frozenset[str]) -> bool:
        return self.choices != self._laid

    def handle(self, key: str) -> bool:
        """Another's Empire at full size and back; the uses of a card that has none now."""
        zone, _, name = key.partition("/")
        if zone == "look" or (zone == "seat" and name != str(VIRTUAL) and not self._is_lit(key)):
            self.look.seat = None if name == "own" or int(name) in (self._seat, self.look.seat) else int(name)
            return True
        if zone == "hand" and name in self.content.nouns and self._is_dark(key):
            self.look.opened = "" if self.look.opened == key else key
            return True
        return False

    def _is_lit(self, key: str) -> bool:
        return self._question is not None and key in self._question.lit

    def _is_dark(self, key: str) -> bool:
        """A card of the hand on the own turn that cannot be used just now."""
        question = self._question
        if question is None or question.path or question.seen.decision.kind != "settlers.act":
            return False
        return not self._is_lit(key)

    def press(self, key: Qt.Key) -> bool:
        if key == Qt.Key.Key_Escape and (self.look.seat is not None or self.look.opened):
            self.look.seat, self.look.opened = None, ""
            return True
        return False

    # Words for panels

    def seat_sign(self, view: State, seat: int) -> str:
        faction = view.players[seat].faction
        return f"settlers-{faction}" if faction else ""

    def seat_title(self, view: State, seat: int, words: Words) -> str:
        player = view.players[seat]
        if player.faction is None:
            return ""
        name = words.label(player.faction)
        return (
            f"{name} · {tr('passed')}" if player.passed and view.phase == "actions" and len(view.players) > 1 else name
        )

    def seat_facts(self, view: State, seat: int) -> list[SeatFact]:
        player = view.players[seat]
        facts = [
            SeatFact("settlers-foundation", str(len(player.locations))),
            SeatFact("app-hand", str(len(player.hand))),
        ]
        if len(view.players) < MANY:
            facts.insert(0, SeatFact("settlers-deal", str(len(player.deals))))
        if view.virtual is not None:
            race = f"{faction_locations(self.content, player)} : {len(view.virtual.collection)}"
            facts.append(SeatFact("settlers-card-faction", race))
            now = sum(parts(self.content, player))
            facts.append(
                SeatFact("app-trophy", tr("{points} VP, {now} if it ended now", points=player.points, now=now))
            )
            return facts
        return [*facts, SeatFact("settlers-vp", str(player.points))]

    def element_name(self, view: State, key: str, words: Words) -> str:
        return describing.element_name(self.content, view, key, words)

    def element_text(self, view: State, key: str, words: Words) -> str:
        return describing.element_text(self.content, view, self._seat, key, words)
