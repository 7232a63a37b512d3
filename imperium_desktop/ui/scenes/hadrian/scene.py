"""Mur Hadriana for the match page: layout, sheets, cards, what its panels say, and how one looks at it."""

from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from imperium_desktop.rules.hadrian.content import Components
from imperium_desktop.rules.hadrian.names import ATTRIBUTES, PLACE_OF
from imperium_desktop.rules.hadrian.scoring import total
from imperium_desktop.rules.hadrian.state import State
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.table import Decision, Event, Option, Path
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.hadrian import cards, describing
from imperium_desktop.ui.scenes.hadrian.backdrop import Backdrop
from imperium_desktop.ui.scenes.hadrian.chronicle import chronicle
from imperium_desktop.ui.scenes.hadrian.ending import tell_end
from imperium_desktop.ui.scenes.hadrian.event_order import writing_order
from imperium_desktop.ui.scenes.hadrian.geometry import LEFT, RIGHT, spots
from imperium_desktop.ui.scenes.hadrian.layout import REPORT, layout, sheet_of
from imperium_desktop.ui.scenes.hadrian.naming import element_name
from imperium_desktop.ui.scenes.hadrian.picture import PictureBook
from imperium_desktop.ui.scenes.hadrian.plan import TRAY, Plan, Viewpoint
from imperium_desktop.ui.scenes.hadrian.plots import plots
from imperium_desktop.ui.scenes.hadrian.scores import ScoresTab
from imperium_desktop.ui.scenes.hadrian.scouting import Cell, card_of, cell_of, covered, mask, picture_of, placed
from imperium_desktop.ui.scenes.hadrian.tints import pattern_tint
from imperium_desktop.ui.scenes.protocol.ending import Ending
from imperium_desktop.ui.scenes.protocol.plots import Plot
from imperium_desktop.ui.scenes.protocol.scene import PlannedScene, Question, SeatFact
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.overlay import Tint
from imperium_desktop.ui.stage.placement import Layout, Zone
from imperium_desktop.ui.theme.language import language, tr
from imperium_desktop.ui.theme.measure import clamp
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.wording.game_facts import words_of

ROLL = 0.16
"""Of the hidden part of a sheet, for one step of the wheel."""


class HadrianScene(PlannedScene[Plan]):
    tray = TRAY
    backdrop: Backdrop
    overview = True
    own_elements: tuple[str, ...] = ("",)

    def __init__(self, content: Components) -> None:
        self.content = content
        self.backdrop = Backdrop(content)
        self.look = Viewpoint()
        self._asked: Decision[Option] | None = None
        self._layout: Layout = {}
        self._plan: Plan | None = None
        self._seat = 0
        self._view: State | None = None
        self._path: Path = ()
        self._lit: frozenset[str] = frozenset()
        self._held_at: Cell | None = None

    def plan(self, width: float, height: float, camera: Camera) -> Plan:
        return Plan(width, height, camera, self.look)

    def layout(
        self, view: State, decision: Decision[Option] | None, seat: int, size: tuple[float, float], camera: Camera
    ) -> Layout:
        self._turn_to(decision, seat)
        self._plan, self._seat, self._view = self.plan(*size, camera), seat, view
        fought = self.backdrop.attack(view, seat)
        self._layout = layout(self.content, view, decision, seat, self._plan, fought)
        return self._layout

    def _turn_to(self, decision: Decision[Option] | None, seat: int) -> None:
        """A new question turns to the sheet on which alone it can be answered, and back to one's own."""
        if decision is None or decision is self._asked:
            return
        self._asked = decision
        if decision.seat == seat:
            self.look.seat = None
        keys = {option.path[0] for option in decision.options if not option.passes}
        sheets = {sheet_of(self.content, key) for key in keys}
        if len(sheets) == 1 and (wanted := sheets.pop()) and wanted != self.look.sheet:
            self.look.sheet, self.look.scroll = wanted, 0.0

    def board_window(self, size: tuple[float, float], camera: Camera) -> Rect:
        return self.plan(*size, camera).window

    def paint_face(self, p: QPainter, face: str, rect: QRectF) -> None:
        cards.paint_face(p, face, rect, self.content, words_of("hadrian", language()))

    def tints(
        self, view: State, hovered: str, colours: list[str], size: tuple[float, float], camera: Camera
    ) -> list[Tint]:
        """The pattern that is about to be drawn, under the pointer."""
        held, at = self._held(view), self._cell(hovered)
        if not held or at is None:
            return []
        return pattern_tint(self.content, self.plan(*size, camera), held, at, self._lit)

    @cached_property
    def picture_book(self) -> PictureBook:
        return PictureBook(self.content)

    def rulebook_picture(self, name: str, width: float, ratio: float) -> QImage:
        return self.picture_book.picture(name, width, ratio)

    def tell_end(self, match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> Ending:
        return tell_end(match, words, seating, signs)

    def plots(self, match: AnyMatch, looking: int, words: Words) -> tuple[Plot, ...]:
        return plots(self.content, chronicle(match, looking), words)

    def scores_tab(self) -> ScoresTab:
        return ScoresTab(self.content)

    # How one looks

    def consult(self, question: Question | None, signs: Sequence[int]) -> None:
        """The sheets say all by themselves."""

    def follow(self, path: Path, lit: frozenset[str]) -> bool:
        """A pattern that fits nowhere as it is held is turned until it does."""
        self._path, self._lit = path, lit
        held = self._held(self._view) if self._view is not None else ()
        if not held or self._fits(held):
            return False
        for turn in range(8):
            self.look.turns = (self.look.turns + 1) % 4
            self.look.mirrored ^= turn % 4 == 3
            if self._fits(held):
                return True
        return False

    def _fits(self, held: tuple[str, ...]) -> bool:
        return any(f"place/{found}" in self._lit for found, _ in placed(held, self.look))

    def handle(self, key: str) -> bool:
        """Switch sheets, look at another seat's; what lies on a thumbnail is made large before it can be touched."""
        zone, _, name = key.partition("/")
        if zone == "attack" and REPORT in self._layout:
            zone, _, name = REPORT.partition("/")
        if zone == "sheet":
            self._show_sheet(name)
            return True
        if zone == "look":
            self.look.seat = None if int(name) in (self._seat, self.look.seat) else int(name)
            return True
        printed, place = spots(self.content), self._layout.get(key)
        spot = printed["map/3/3"] if zone == "place" else printed.get(key)
        if spot is None or place is None or self._plan is None or not self._plan.focus:
            return False
        if place.zone is Zone.BOARD or self._over_the_table(key) or self._plan.zoomed:
            return False
        self.look.sheet, self.look.scroll = spot.sheet, self._plan.scroll_to(spot.rect)
        return True

    def _over_the_table(self, key: str) -> bool:
        """On the panel of an attack."""
        return key.startswith("favour/") and self._layout[key].z > 5

    def _show_sheet(self, name: str) -> None:
        if name == "own":
            self.look.seat = None
        elif name == "report":
            self.backdrop.read = self._view.year if self._view is not None else 0
        elif name == "more":
            below = self._plan is not None and self._plan.more_below
            self.look.scroll = 1.0 if below else 0.0
        elif name != self.look.sheet:
            self.look.sheet, self.look.scroll = name, 0.0
        else:
            self.look.scroll = 1.0 if self.look.scroll < 0.5 else 0.0

    def meant(self, key: str) -> str:
        """With a pattern in the hand, a cell of the map is the place where it would lie; a Favour that is touched
        first means a card on which it can be used."""
        if key.startswith("favour/") and not self._path and self._asked is not None:
            usable = (option.path for option in self._asked.options if key in option.path)
            return next(usable, (key,))[0]
        at = cell_of(key)
        held = self._held(self._view) if self._view is not None else ()
        if at is None or not held:
            return key
        found = mask(covered(held, self.look, at))
        return key if found is None else f"place/{found}"

    def press(self, key: Qt.Key) -> bool:
        match key:
            case Qt.Key.Key_R if self._holding:
                self.look.turns = (self.look.turns + 1) % 4
            case Qt.Key.Key_F if self._holding:
                self.look.mirrored = not self.look.mirrored
            case Qt.Key.Key_PageDown | Qt.Key.Key_PageUp if self._plan is not None and self._plan.focus:
                self._leaf(key == Qt.Key.Key_PageDown)
            case Qt.Key.Key_Escape if REPORT in self._layout:
                self._show_sheet("report")
            case Qt.Key.Key_Escape if self.look.seat is not None:
                self.look.seat = None
            case _:
                return False
        return True

    def _leaf(self, on: bool) -> None:
        """Down to the foot of a sheet, then to the top of the next; and back."""
        if on and self.look.scroll < 1 and self.look.sheet == LEFT:
            self.look.scroll = 1.0
        elif on and self.look.sheet == LEFT:
            self.look.sheet, self.look.scroll = RIGHT, 0.0
        elif on:
            self.look.scroll = 1.0
        elif self.look.scroll > 0:
            self.look.scroll = 0.0
        elif self.look.sheet == RIGHT:
            self.look.sheet, self.look.scroll = LEFT, 1.0

    def roll(self, steps: float) -> bool:
        if self._plan is None or not (self._plan.more_below or self._plan.more_above):
            return False
        self.look.scroll = clamp(self.look.scroll - steps * ROLL, 0, 1)
        return True

    def hear(self, told: Sequence[Event]) -> None:
        self.backdrop.told = told

    def fresh(self) -> Sequence[Rect]:
        """A chain of rewards is written box by box (§5.3)."""
        fresh = self.backdrop.fresh
        order = writing_order(self.backdrop.told) if fresh else {}
        return [fresh[key] for key in sorted(fresh, key=lambda key: order.get(key, len(order)))]

    @property
    def _holding(self) -> bool:
        return self._view is not None and bool(self._held(self._view))

    def _held(self, view: State) -> tuple[str, ...]:
        """The pattern of the card that was chosen for a scout."""
        if len(self._path) != 2 or not self._path[0].startswith("box/scouts"):
            return ()
        return picture_of(self.content, card_of(view, self._path[1]))

    def _cell(self, key: str) -> Cell | None:
        """Also of a place under the pointer: it is held at one of its cells, and stays there while it is turned."""
        spot = self._layout.get(key)
        if key.startswith("place/") and spot is not None:
            cells = (name for name, at in self._layout.items() if name.startswith("map/") and at[:2] == spot[:2])
            self._held_at = cell_of(next(cells, "")) or self._held_at
            return self._held_at
        return cell_of(key)

    # Words for panels

    def seat_title(self, view: State, seat: int, words: Words) -> str:
        if len(view.players) > 1:
            return tr("Year ended") if view.phase == "actions" and view.players[seat].finished else ""
        if view.setup.fort:
            return tr("fort {number} of the campaign", number=view.setup.fort)
        return tr("alone")

    def seat_facts(self, view: State, seat: int) -> list[SeatFact]:
        player = view.players[seat]
        facts = [SeatFact(f"hadrian-{name}", str(player.filled[PLACE_OF[name]])) for name in ATTRIBUTES]
        facts.append(SeatFact("hadrian-disdain", str(player.marks)))
        facts.append(SeatFact("hadrian-infrastructure", str(self.infrastructure(view, seat))))
        return [*facts, SeatFact("app-trophy", self._points(view, total(self.content, player)))]

    def infrastructure(self, view: State, seat: int) -> int:
        fort = view.players[seat].filled[PLACE_OF["fort"]]
        return sum(fort >= level for level in self.content.printed.levels)

    def _points(self, view: State, points: int) -> str:
        """Alone with the next rank that can be reached (§10.5)."""
        shown = str(points).replace("-", "−")
        if len(view.players) > 1 or view.setup.fort:
            return tr("{points} VP", points=shown)
        ahead = next((rank for rank in self.content.box.ranks if rank.least > points), None)
        if ahead is None:
            return tr("{points} VP", points=shown)
        name = words_of("hadrian", language()).label(ahead.id)
        return tr("{points} VP · {rank} from {least}", points=shown, rank=name, least=ahead.least)

    def element_name(self, view: State, key: str, words: Words) -> str:
        return element_name(view, key, words)

    def element_text(self, view: State, key: str, words: Words) -> str:
        if key.startswith("look/"):
            facts = self.seat_facts(view, int(key.partition("/")[2]))
            return "   ".join(f"{{icon:{fact.icon}}} {fact.text}" for fact in facts)
        return describing.element_text(self.content, view, self._seat, key, words)
