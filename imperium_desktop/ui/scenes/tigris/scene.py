"""Eufrat i Tygrys for the match page: layout, faces, backdrop, and what its panels say."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.tigris.components import LEADERS, SPHERE_OF, TILES, Components
from imperium_desktop.rules.tigris.regions import occupied
from imperium_desktop.rules.tigris.squares import SQUARES
from imperium_desktop.rules.tigris.state import State
from imperium_desktop.rules.tigris.survey import Kingdom, kingdom_at
from imperium_desktop.teaching.pictures import read_pictures
from imperium_desktop.teaching.tigris.pictures import BoardPicture
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.ending import Ending
from imperium_desktop.ui.scenes.protocol.outcome import Outcome
from imperium_desktop.ui.scenes.protocol.scene import MakeScene, PlannedScene, SeatFact
from imperium_desktop.ui.scenes.tigris.backdrop import Backdrop
from imperium_desktop.ui.scenes.tigris.ending import tell_end
from imperium_desktop.ui.scenes.tigris.faces import paint_face
from imperium_desktop.ui.scenes.tigris.facts import FACTS
from imperium_desktop.ui.scenes.tigris.layout import TRAY, Plan, layout
from imperium_desktop.ui.scenes.tigris.outcomes import outcomes
from imperium_desktop.ui.scenes.tigris.picture import picture
from imperium_desktop.ui.scenes.tigris.scores import ScoresTab
from imperium_desktop.ui.scenes.tigris.tints import conflict_tints, kingdom_tint
from imperium_desktop.ui.stage.overlay import Tint
from imperium_desktop.ui.stage.placement import Layout
from imperium_desktop.ui.stage.shown import Laid, Shown
from imperium_desktop.ui.theme.rect import Rect


class TigrisScene(PlannedScene[Plan]):
    facts = FACTS
    tray = TRAY
    own_elements: tuple[str, ...] = ("rack/",)

    def __init__(self, content: Components) -> None:
        self.content = content
        self.backdrop = Backdrop(content)

    def plan(self, shown: Shown) -> Plan:
        return Plan(*shown.size, shown.camera)

    def layout(self, shown: Shown) -> Layout:
        return layout(self.content, shown.view, shown.decision, shown.seat, self.plan(shown))

    def board_window(self, shown: Shown) -> Rect:
        plan = self.plan(shown)
        return plan.board.inset(plan.frame)

    def paint_face(self, p: QPainter, face: str, rect: QRectF) -> None:
        paint_face(p, face, rect)

    def paint_backdrop(self, p: QPainter, shown: Shown) -> None:
        self.backdrop.paint(p, self.plan(shown), shown)

    def forget(self) -> None:
        self.backdrop.forget()

    def tints(self, laid: Laid, hovered: str) -> list[Tint]:
        """What is outlined on the board: the conflict that is fought, or the kingdom under the pointer."""
        view, plan = laid.shown.view, self.plan(laid.shown)
        if view.conflict is not None:
            return conflict_tints(view, view.conflict, plan, laid.shown.colours)
        kingdom = self.kingdom(view, hovered) if hovered else None
        return [kingdom_tint(kingdom, plan)] if kingdom is not None else []

    @cached_property
    def pictures(self) -> dict[str, BoardPicture]:
        return read_pictures("tigris", BoardPicture)

    def rulebook_picture(self, name: str, width: float, ratio: float) -> QImage:
        return picture(self.content.boards["standard"], self.pictures[name], width, ratio)

    def tell_end(self, match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> Ending:
        return tell_end(match, words, seating, signs)

    def scores_tab(self) -> ScoresTab:
        return ScoresTab()

    def outcomes(self, shown: Shown, new: int) -> Iterator[Outcome]:
        return outcomes(shown, new)

    # Words for panels

    def seat_side(self, view: State, seat: int) -> str:
        return view.players[seat].dynasty or ""

    def seat_facts(self, view: State, seat: int) -> list[SeatFact]:
        player = view.players[seat]
        on_board = sum(square >= 0 for square in player.leaders)
        facts = [SeatFact("tigris-king", str(on_board)), SeatFact("tigris-catastrophe", str(player.catastrophes))]
        if player.treasures >= 0:
            facts.insert(0, SeatFact("tigris-treasure", str(player.treasures)))
        return [*facts, SeatFact("app-hidden", str(len(player.hand)))]

    def element_name(self, shown: Shown, key: str) -> str:
        """What lies there, for tooltips and screen readers."""
        view, words = shown.view, shown.words
        zone, _, name = key.partition("/")
        if zone == "cell":
            return self._square_name(view, name, words)
        if zone == "leader":
            dynasty, _, leader = name.partition("/")
            return f"{words.label(leader)} · {words.label(dynasty)}"
        if zone in ("base", "treasure"):
            return f"{words.label(zone)} {name}" if zone == "treasure" else name
        return words.label(name) if name else words.label(zone)

    def _square_name(self, view: State, label: str, words: Words) -> str:
        bit = 1 << SQUARES[label]
        for seat, player in enumerate(view.players):
            for sphere, square in enumerate(player.leaders):
                if square == SQUARES[label]:
                    return f"{label} · {words.label(LEADERS[sphere])} ({self.seat_title(view, seat, words)})"
        for sphere, tile in enumerate(TILES):
            if view.tiles[sphere] & bit:
                return f"{label} · {words.label(tile)}"
        return label

    def kingdom(self, view: State, key: str) -> Kingdom | None:
        """The kingdom to show when the pointer rests on one of its squares."""
        label = key.rpartition("/")[2]
        square = SQUARES.get(label)
        if key.startswith("leader/"):
            dynasty, leader = key.split("/")[1:]
            places = (player.leaders for player in view.players if player.dynasty == dynasty)
            square = next((squares[SPHERE_OF[leader]] for squares in places), None)
        if square is None or square < 0 or not occupied(view) >> square & 1:
            return None
        found = kingdom_at(view, square)
        return found if found.leaders else None


SCENE: MakeScene = TigrisScene
