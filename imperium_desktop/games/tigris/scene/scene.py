"""Tigris & Euphrates for the match page: layout, faces, backdrop, and what its panels say."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from imperium_desktop.games.tigris.analysis.survey import kingdom_on
from imperium_desktop.games.tigris.rules.components import LEADERS, Components
from imperium_desktop.games.tigris.rules.options import PlaceLeader, PlaceTile, PlayCatastrophe
from imperium_desktop.games.tigris.rules.regions import occupied
from imperium_desktop.games.tigris.rules.squares import LABELS, OFF, SQUARES
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.games.tigris.scene.actions import action_kinds
from imperium_desktop.games.tigris.scene.backdrop import Backdrop
from imperium_desktop.games.tigris.scene.chances import chances_sheet
from imperium_desktop.games.tigris.scene.describing import element_name
from imperium_desktop.games.tigris.scene.ending import tell_end
from imperium_desktop.games.tigris.scene.event_signs import SIGNS
from imperium_desktop.games.tigris.scene.face_kinds import CatastropheFace, LeaderFace, TigrisFace, TileFace
from imperium_desktop.games.tigris.scene.faces import paint_face
from imperium_desktop.games.tigris.scene.facts import FACTS
from imperium_desktop.games.tigris.scene.inspector import inspector
from imperium_desktop.games.tigris.scene.layout import CONFLICTS, layout, numbered_rows
from imperium_desktop.games.tigris.scene.messages import say
from imperium_desktop.games.tigris.scene.outcomes import outcomes
from imperium_desktop.games.tigris.scene.picture import picture
from imperium_desktop.games.tigris.scene.plan import TRAY, Plan
from imperium_desktop.games.tigris.scene.pointing import (
    kingdom_told,
    kingdoms_touched,
    placed_at,
    prospect_at,
    square_at,
)
from imperium_desktop.games.tigris.scene.scores import ScoresTab
from imperium_desktop.games.tigris.scene.shown import Laid, Shown, TigrisGaze
from imperium_desktop.games.tigris.scene.tints import border, conflict_tints, kingdom_tint
from imperium_desktop.games.tigris.teaching.pictures import BoardPicture
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.keys import Key
from imperium_desktop.teaching.pictures import read_pictures
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.ending import Ending
from imperium_desktop.ui.scenes.protocol.outcome import Outcome
from imperium_desktop.ui.scenes.protocol.scene import ActionKind, MakeScene, Scene, SeatFact
from imperium_desktop.ui.stage.latest import Latest
from imperium_desktop.ui.stage.overlay import Tint
from imperium_desktop.ui.stage.placement import Layout, Placement
from imperium_desktop.ui.stage.sheet import Sheet
from imperium_desktop.ui.theme.rect import Rect

CROWD = 40
"""More squares than this are not lit one by one."""


class TigrisScene(Scene[State, TigrisGaze]):
    facts = FACTS
    event_signs = SIGNS
    tray = TRAY
    first_gaze = TigrisGaze()
    own_elements: tuple[str, ...] = ("rack/",)

    def __init__(self, content: Components) -> None:
        self.content = content
        self.backdrop = Backdrop(content)
        self._plan = Latest(Plan)

    def plan(self, shown: Shown) -> Plan:
        return self._plan(*shown.size, shown.camera)

    def layout(self, shown: Shown) -> Layout:
        return layout(self.content, shown.view, shown.decision, shown.seat, self.plan(shown))

    def board_window(self, shown: Shown) -> Rect:
        plan = self.plan(shown)
        return plan.board.inset(plan.frame)

    def paint_face(self, p: QPainter, face: TigrisFace, rect: QRectF, words: Words) -> None:
        paint_face(p, face, rect)

    def paint_backdrop(self, p: QPainter, shown: Shown) -> None:
        self.backdrop.paint(p, self.plan(shown), shown)

    def forget(self) -> None:
        self.backdrop.forget()

    def tints(self, laid: Laid, at: str) -> list[Tint]:
        """Outlined on the board: the conflict that is fought or would be, or the kingdom under the pointer."""
        shown, plan = laid.shown, self.plan(laid.shown)
        view, colours = shown.view, shown.colours
        if view.conflict is not None:
            return conflict_tints(view, view.conflict, plan, colours)
        ahead = prospect_at(shown, at)
        if ahead is None:
            kingdom = kingdom_on(view, square_at(self.content, view, at))
            kingdoms = [kingdom] if kingdom is not None else []
            return [*self._border(shown, plan), *(kingdom_tint(kingdom, plan, colours) for kingdom in kingdoms)]
        fights = [tint for fight in ahead.fights for tint in conflict_tints(fight.table, fight.conflict, plan, colours)]
        touched = [] if fights else kingdoms_touched(view, square_at(self.content, view, at))
        return [*self._border(shown, plan), *fights, *(kingdom_tint(kingdom, plan, colours) for kingdom in touched)]

    def _border(self, shown: Shown, plan: Plan) -> list[Tint]:
        """Where most squares can be touched, their border says so, without a ring around each piece inside."""
        squares = [SQUARES[key.name] for key in map(Key.of, shown.lit) if key.zone == "cell"]
        if len(squares) <= CROWD:
            return []
        board, allowed = self.content.boards[shown.view.setup.board], sum(1 << square for square in squares)
        terrain = board.river if allowed & board.river else board.land
        return [border((allowed | occupied(shown.view)) & terrain, plan)]

    def numbered(self, shown: Shown) -> Sequence[str]:
        return numbered_rows(shown.decision)

    def preselected(self, shown: Shown) -> str:
        """Where nothing can be added, Enter says so."""
        decision = shown.decision
        alone = decision is not None and decision.kind == "tigris.commit_support" and len(decision.options) == 1
        return decision.options[0].path[0] if decision is not None and alone else ""

    def sheets(self, laid: Laid, at: str) -> Sequence[Sheet]:
        """The kingdom that is pointed at and what could happen there; a conflict has the column for itself."""
        shown, plan = laid.shown, self.plan(laid.shown)
        if is_conflict(shown):
            return ()
        kingdom = kingdom_told(self.content, shown, at)
        above = inspector(kingdom, shown, plan)
        top = above.place.bottom + plan.gap
        room = Rect(plan.panel.x, top, plan.panel.width, plan.panel.bottom - top)
        below = chances_sheet(self.content, kingdom, shown, at, room)
        return (above, below) if below is not None else (above,)

    def ghost(self, laid: Laid, at: str) -> Placement | None:
        match placed_at(laid.shown, at):
            case PlaceTile(tile=tile):
                return laid.layout[at]._replace(face=TileFace(tile))
            case PlaceLeader(dynasty=dynasty, leader=leader):
                return laid.layout[at]._replace(face=LeaderFace(dynasty, leader))
            case PlayCatastrophe():
                return laid.layout[at]._replace(face=CatastropheFace())
        return None

    def gaze_at(self, at: str, laid: Laid) -> TigrisGaze:
        shown = laid.shown
        if is_conflict(shown):
            return shown.gaze
        told = kingdom_told(self.content, shown, at)
        return TigrisGaze(told.middle if told is not None else OFF)

    def lies_otherwise(self, before: Shown, now: Shown) -> bool:
        return False

    def outcome_place(self, shown: Shown) -> Rect | None:
        """Place for outcomes: the column, which the conflict had."""
        return self.plan(shown).panel

    @cached_property
    def pictures(self) -> dict[str, BoardPicture]:
        return read_pictures("tigris", BoardPicture)

    def rulebook_picture(self, name: str, width: float, ratio: float) -> QImage:
        return picture(self.content, self.pictures[name], width, ratio)

    def tell_end(self, match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> Ending:
        return tell_end(match, words, seating, signs)

    def scores_tab(self) -> ScoresTab:
        return ScoresTab()

    def outcomes(self, shown: Shown, new: int) -> Iterator[Outcome]:
        return outcomes(shown, new)

    # Words for panels

    def action_kinds(self, shown: Shown) -> tuple[ActionKind, ...]:
        return action_kinds(shown)

    def seat_side(self, view: State, seat: int) -> str:
        return view.players[seat].dynasty or ""

    def seat_facts(self, view: State, seat: int, words: Words) -> list[SeatFact]:
        player = view.players[seat]
        on_board = sum(square >= 0 for square in player.leaders)
        facts = [SeatFact("tigris-king", str(on_board)), SeatFact("tigris-catastrophe", str(player.catastrophes))]
        if player.treasures >= 0:
            facts.insert(0, SeatFact("tigris-treasure", str(player.treasures)))
        return [*facts, SeatFact("app-hidden", str(len(player.hand)))]

    def own_facts(self, view: State, seat: int, words: Words) -> list[SeatFact]:
        """Where one's leaders stand, those on the board first."""
        if view.players[seat].dynasty is None:
            return []
        standing = sorted(zip(LEADERS, view.players[seat].leaders, strict=True), key=lambda leader: leader[1] < 0)
        return [
            SeatFact(
                f"tigris-{leader}",
                say("leader_on_square", leader=words.name(leader), square=LABELS[square])
                if square >= 0
                else say("leader_in_front_of_you", leader=words.name(leader)),
            )
            for leader, square in standing
        ]

    def element_name(self, shown: Shown, key: str) -> str:
        return element_name(shown.view, key, shown.words)


def is_conflict(shown: Shown) -> bool:
    return shown.decision is not None and shown.decision.kind in CONFLICTS


SCENE: MakeScene = TigrisScene
