"""Hadrian's Wall for the match page: layout, sheets, cards, what its panels say, and how one looks at it."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from imperium_desktop.games.hadrian.analysis.chronicle import chronicle
from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.options import UseFavour
from imperium_desktop.games.hadrian.rules.state import State
from imperium_desktop.games.hadrian.scene import describing, standing
from imperium_desktop.games.hadrian.scene.attack.outcomes import attack_outcome
from imperium_desktop.games.hadrian.scene.backdrop import Backdrop
from imperium_desktop.games.hadrian.scene.cards import faces as cards
from imperium_desktop.games.hadrian.scene.chooser import PICK, Chooser, chooser_of, fields, usual, whole_way
from imperium_desktop.games.hadrian.scene.ending import tell_end
from imperium_desktop.games.hadrian.scene.event_order import writing_order, written_since
from imperium_desktop.games.hadrian.scene.event_signs import event_icon, noun_icon
from imperium_desktop.games.hadrian.scene.facts import FACTS
from imperium_desktop.games.hadrian.scene.layout import ACCEPT, best_view, layout, sheet_of
from imperium_desktop.games.hadrian.scene.messages import say
from imperium_desktop.games.hadrian.scene.naming import accept_words, element_name
from imperium_desktop.games.hadrian.scene.picture import PictureBook
from imperium_desktop.games.hadrian.scene.plan import TRAY, Plan, Viewpoint
from imperium_desktop.games.hadrian.scene.plots import plots
from imperium_desktop.games.hadrian.scene.scores import scores_tab
from imperium_desktop.games.hadrian.scene.scouting import Cell, card_of, cell_of, covered, mask, picture_of, placed
from imperium_desktop.games.hadrian.scene.sheets.geometry import LEFT, RIGHT, spots
from imperium_desktop.games.hadrian.scene.tints import pattern_tint
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.table import Decision, Event, Option, Path
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.ending import Ending
from imperium_desktop.ui.scenes.protocol.outcome import Outcome
from imperium_desktop.ui.scenes.protocol.plots import Plot
from imperium_desktop.ui.scenes.protocol.scene import MakeScene, PlannedScene, SeatFact
from imperium_desktop.ui.scenes.shared.scores import PointsTab
from imperium_desktop.ui.stage.overlay import Tint
from imperium_desktop.ui.stage.placement import Layout, Zone
from imperium_desktop.ui.stage.shown import Laid, Shown
from imperium_desktop.ui.theme.language import language
from imperium_desktop.ui.theme.measure import clamp
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.wording.game_names import words_of

ROLL = 0.16
"""Of the hidden part of a sheet, for one step of the wheel."""


class HadrianScene(PlannedScene[Plan]):
    facts = FACTS
    tray = TRAY
    overview = True
    own_elements: tuple[str, ...] = ("",)

    def __init__(self, content: Components) -> None:
        self.content = content
        self.backdrop = Backdrop(content)
        self.viewpoint = Viewpoint()
        self._turned_to: Decision[Option] | None = None
        """The question for which the sheet was chosen last."""
        self._view_to_come: tuple[str, float] | None = None
        """The sheet and how far it is rolled, once what was written on this one is seen."""
        self._heard: int | None = None
        """How many events were told when a question was last turned to."""
        self._held_at: Cell | None = None
        self._pointed = ""
        """The box that the pointer or the keyboard is at, or whose chooser it is at."""
        self._touched = ""
        """The box that was touched last."""
        self._chosen = ""
        """What was chosen last in a chooser."""
        self._open: Chooser | None = None
        """The chooser that lies on the table."""
        self._watched: set[tuple[int, int]] = set()
        """Years and seats whose attack was seen while the seat was asked about it."""

    def plan(self, shown: Shown) -> Plan:
        return Plan(*shown.size, shown.camera, self.viewpoint)

    def layout(self, shown: Shown) -> Layout:
        plan = self.plan(shown)
        placed = layout(self.content, shown.view, shown.decision, shown.seat, plan, self.backdrop.attack(shown))
        chooser = self._open = self._chooser(shown)
        if chooser is not None:
            lit = shown.lit
            placed.update(fields(self.content, shown.view, chooser, self._chosen, placed, lit, plan.areas.table))
        return placed

    def _chooser(self, shown: Shown) -> Chooser | None:
        return chooser_of(shown, self._pointed, self._touched)

    def follow(self, at: str, shown: Shown) -> bool:
        """Who pays is chosen at the box itself."""
        if not at.startswith(PICK):
            self._pointed = at
        return self._chooser(shown) != self._open

    def board_window(self, shown: Shown) -> Rect:
        return self.plan(shown).window

    def paint_face(self, p: QPainter, face: str, rect: QRectF) -> None:
        cards.paint_face(p, face, rect, self.content, words_of("hadrian", language()))

    def paint_backdrop(self, p: QPainter, shown: Shown) -> None:
        self.backdrop.paint(p, self.plan(shown), shown)

    def forget(self) -> None:
        self.backdrop.forget()

    def tints(self, laid: Laid, hovered: str) -> list[Tint]:
        """The pattern that is about to be drawn, under the pointer."""
        held, at = self._held(laid.shown), self._cell(hovered, laid.layout)
        if not held or at is None:
            return []
        return pattern_tint(self.content, self.plan(laid.shown), held, at, laid.shown.lit)

    def fresh(self, shown: Shown) -> Sequence[Rect]:
        """A chain of rewards is written box by box (§5.3)."""
        fresh = self.backdrop.fresh
        order = writing_order(shown.events) if fresh else {}
        return [fresh[key] for key in sorted(fresh, key=lambda key: order.get(key, len(order)))]

    @cached_property
    def picture_book(self) -> PictureBook:
        return PictureBook(self.content)

    def rulebook_picture(self, name: str, width: float, ratio: float) -> QImage:
        return self.picture_book.picture(name, width, ratio)

    def tell_end(self, match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> Ending:
        return tell_end(match, words, seating, signs)

    def plots(self, match: AnyMatch, looking: int, words: Words) -> tuple[Plot, ...]:
        return plots(self.content, chronicle(match, looking), words)

    def scores_tab(self) -> PointsTab:
        return scores_tab(self.content)

    # The Picts

    def outcomes(self, shown: Shown, new: int) -> Iterator[Outcome]:
        """Attacks that are over and asked nothing; and the one about which the seat that looks is asked now.

        Of one that was ended by a Favour, not by accepting what was seen, only the result is still to be seen.
        """
        helped = {event.seat for event in shown.events[new:] if isinstance(event, events.FavourUsed)}
        for event in shown.events[new:]:
            if isinstance(event, events.AttackResolved):
                found = attack_outcome(self.content, shown, event.seat)
                if found is not None and (found.year, event.seat) not in self._watched:
                    yield found.outcome
                elif found is not None and event.seat in helped:
                    yield found.outcome._replace(seen=found.outcome.steps)
        asked = self.shows_outcome(shown)
        if asked is not None and (shown.view.year, shown.seat) not in self._watched:
            yield asked

    def shows_outcome(self, shown: Shown) -> Outcome | None:
        if not asks_about_attack(shown):
            return None
        found = attack_outcome(self.content, shown, shown.seat)
        return found.outcome._replace(stays=False) if found is not None else None

    def preselected(self, shown: Shown) -> str:
        if asks_about_attack(shown):
            return "" if shown.path else ACCEPT
        chooser = self._chooser(shown)
        return "" if chooser is None or chooser.follows else f"{PICK}{usual(chooser, self._chosen)}"

    def numbered(self, shown: Shown) -> Sequence[str]:
        chooser = self._chooser(shown)
        return [f"{PICK}{choice}" for choice in chooser.choices] if chooser is not None else ()

    # How one looks

    def look_at(self, shown: Shown) -> bool:
        if asks_about_attack(shown):
            self._watched.add((shown.view.year, shown.seat))
        if shown.staged is not None:
            self.viewpoint.seat = None
        self._turn_to(shown)
        turned = self._turn_pattern(shown)
        return self._show_map(shown) or turned or self._chooser(shown) != self._open

    def _turn_to(self, shown: Shown) -> None:
        """A new question turns to where most of it can be answered, and back to one's own sheets; but not before what
        was just written on the other one is seen."""
        decision = shown.decision
        if decision is None or decision is self._turned_to:
            return
        self._turned_to = decision
        if decision.seat == shown.seat:
            self.viewpoint.seat = None
        self._view_to_come = best_view(self.content, decision, self.plan(shown))
        known = len(shown.events) if self._heard is None else self._heard
        fresh = written_since(shown.events, known, shown.seat)
        self._heard = len(shown.events)
        if self.viewpoint.sheet not in {sheet_of(self.content, key) for key in fresh}:
            self.turn(shown)

    def turn(self, shown: Shown) -> bool:
        return self._look(*self._view_to_come) if self._view_to_come is not None else False

    def _look(self, sheet: str, scroll: float) -> bool:
        self._view_to_come = None
        looked = self.viewpoint.sheet, self.viewpoint.scroll
        self.viewpoint.sheet, self.viewpoint.scroll = sheet, scroll
        return looked != (sheet, scroll)

    def _show_map(self, shown: Shown) -> bool:
        """All of it is seen while a pattern is held over it."""
        plan = self.plan(shown)
        if not self._held(shown) or not plan.focus or plan.zoomed:
            return False
        return self._look(RIGHT, 1.0)

    def _turn_pattern(self, shown: Shown) -> bool:
        """A pattern that fits nowhere as it is held is turned until it does."""
        held = self._held(shown)
        if not held or self._fits(held, shown.lit):
            return False
        for turn in range(8):
            self.viewpoint.turns = (self.viewpoint.turns + 1) % 4
            self.viewpoint.mirrored ^= turn % 4 == 3
            if self._fits(held, shown.lit):
                return True
        return False

    def _fits(self, held: tuple[str, ...], lit: frozenset[str]) -> bool:
        return any(f"place/{found}" in lit for found, _ in placed(held, self.viewpoint))

    def handle(self, key: str, laid: Laid) -> bool:
        """Switch sheets, look at another seat's; what lies on a thumbnail and cannot be used now is made large."""
        self._view_to_come = None
        zone, _, name = key.partition("/")
        if zone == "box":
            self._touched = key
        if zone in ("pick", "worker", "prospect", "fate"):
            self._chosen = key.removeprefix(PICK)
        if zone == "sheet":
            self._show_sheet(name, laid.shown)
            return True
        if zone == "look":
            self.viewpoint.seat = None if int(name) in (laid.shown.seat, self.viewpoint.seat) else int(name)
            return True
        return key not in laid.shown.lit and self._show_spot(key, zone, laid)

    def bring_into_sight(self, key: str, laid: Laid) -> bool:
        self._view_to_come = None
        return self._show_spot(key, key.partition("/")[0], laid)

    def _show_spot(self, key: str, zone: str, laid: Laid) -> bool:
        """The part of a sheet that a thumbnail shows."""
        plan, printed, place = self.plan(laid.shown), spots(self.content), laid.layout.get(key)
        spot = printed["map/3/3"] if zone == "place" else printed.get(key)
        if spot is None or place is None or not plan.focus or plan.zoomed or place.zone is Zone.BOARD:
            return False
        if place.z > 5:  # beside the sheets: it need not be made large
            return False
        self.viewpoint.sheet, self.viewpoint.scroll = spot.sheet, plan.scroll_to(spot.rect)
        return True

    def _show_sheet(self, name: str, shown: Shown) -> None:
        if name == "own":
            self.viewpoint.seat = None
        elif name == "more":
            self.viewpoint.scroll = 1.0 if self.plan(shown).more_below else 0.0
        elif name != self.viewpoint.sheet:
            self.viewpoint.sheet, self.viewpoint.scroll = name, 0.0
        else:
            self.viewpoint.scroll = 1.0 if self.viewpoint.scroll < 0.5 else 0.0

    def meant(self, key: str, shown: Shown) -> Path:
        """With a pattern in the hand, a cell of the map is the place where it would lie; a Favour or an attack card
        that is touched first is used at once where that leaves no choice."""
        if key == ACCEPT:
            return ("done",)
        if key.startswith(PICK):
            return self._picked(key.removeprefix(PICK), shown)
        if asks_about_attack(shown) and not shown.path and shown.decision is not None:
            return favour_path(key, shown.decision.options)
        at, held = cell_of(key), self._held(shown)
        if at is None or not held:
            return whole_way(key, shown)
        found = mask(covered(held, self.viewpoint, at))
        return (key,) if found is None else (f"place/{found}",)

    def _picked(self, choice: str, shown: Shown) -> Path:
        """A field of the chooser stands for the box, too, where that is still to be touched."""
        chooser = self._chooser(shown)
        return (chooser.box, choice) if chooser is not None and chooser.follows else (choice,)

    def press(self, key: Qt.Key, laid: Laid) -> bool:
        holding = bool(self._held(laid.shown))
        match key:
            case Qt.Key.Key_R if holding:
                self.viewpoint.turns = (self.viewpoint.turns + 1) % 4
            case Qt.Key.Key_F if holding:
                self.viewpoint.mirrored = not self.viewpoint.mirrored
            case Qt.Key.Key_PageDown | Qt.Key.Key_PageUp if self.plan(laid.shown).focus:
                self._leaf(key == Qt.Key.Key_PageDown)
            case Qt.Key.Key_Escape if self.viewpoint.seat is not None:
                self.viewpoint.seat = None
            case _:
                return False
        return True

    def _leaf(self, on: bool) -> None:
        """Down to the foot of a sheet, then to the top of the next; and back."""
        if on and self.viewpoint.scroll < 1 and self.viewpoint.sheet == LEFT:
            self.viewpoint.scroll = 1.0
        elif on and self.viewpoint.sheet == LEFT:
            self.viewpoint.sheet, self.viewpoint.scroll = RIGHT, 0.0
        elif on:
            self.viewpoint.scroll = 1.0
        elif self.viewpoint.scroll > 0:
            self.viewpoint.scroll = 0.0
        elif self.viewpoint.sheet == RIGHT:
            self.viewpoint.sheet, self.viewpoint.scroll = LEFT, 1.0

    def roll(self, steps: float, shown: Shown) -> bool:
        plan = self.plan(shown)
        if not (plan.more_below or plan.more_above):
            return False
        self.viewpoint.scroll = clamp(self.viewpoint.scroll - steps * ROLL, 0, 1)
        return True

    def _held(self, shown: Shown) -> tuple[str, ...]:
        """The pattern of the card that was chosen for a scout."""
        path = shown.path
        if len(path) != 2 or not path[0].startswith("box/scouts"):
            return ()
        return picture_of(self.content, card_of(shown.view, path[1]))

    def _cell(self, key: str, layout: Layout) -> Cell | None:
        """Also of a place under the pointer: it is held at one of its cells, and stays there while it is turned."""
        spot = layout.get(key)
        if key.startswith("place/") and spot is not None:
            cells = (name for name, at in layout.items() if name.startswith("map/") and at[:2] == spot[:2])
            self._held_at = cell_of(next(cells, "")) or self._held_at
            return self._held_at
        return cell_of(key)

    # Words for panels

    def seat_title(self, view: State, seat: int, words: Words) -> str:
        if len(view.players) > 1:
            return say("year_ended") if view.phase == "actions" and view.players[seat].finished else ""
        if view.setup.fort:
            return say("fort_number_of_the_campaign", number=view.setup.fort)
        return say("solo")

    def event_icon(self, event: Event) -> str:
        return event_icon(event)

    def noun_icon(self, noun: str) -> str:
        return noun_icon(noun)

    def seat_facts(self, view: State, seat: int) -> list[SeatFact]:
        return standing.seat_facts(self.content, view, seat)

    def own_facts(self, view: State, seat: int, words: Words) -> list[SeatFact]:
        return standing.own_facts(self.content, view, seat, words)

    def element_name(self, shown: Shown, key: str) -> str:
        if key == ACCEPT:
            return accept_words(decides=shown.question is not None)
        return element_name(shown.view, key, shown.words)

    def element_text(self, shown: Shown, key: str) -> str:
        if key.startswith("look/"):
            facts = self.seat_facts(shown.view, int(key.partition("/")[2]))
            return "   ".join(f"{{icon:{fact.icon}}} {fact.text}" for fact in facts)
        return describing.element_text(self.content, shown.view, shown.seat, key, shown.words)


def asks_about_attack(shown: Shown) -> bool:
    """Whether the seat that looks decides on its Favours."""
    decision = shown.decision
    return decision is not None and decision.kind == "hadrian.favours" and decision.seat == shown.seat


def favour_path(key: str, options: Sequence[Option]) -> Path:
    """What a Favour, or a card that gets through, means when it is touched first.

    Which card is ignored does not matter unless another Favour could still serve one of them; then the last is meant
    until the Favour is touched again.
    """
    favours = [option for option in options if isinstance(option, UseFavour)]
    usable = [option for option in favours if key in option.path]
    if not usable:
        return (key,)
    if key == usable[0].path[0]:
        return usable[0].path if len(usable) == 1 else (key,)
    alike = len({option.cohort for option in usable}) == 1 or len({option.path[1] for option in favours}) == 1
    return usable[-1].path if alike else usable[-1].path[:1]


SCENE: MakeScene = HadrianScene
