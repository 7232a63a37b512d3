"""Hadrian's Wall for the match page: layout, sheets, cards, words of its panels, and the gaze."""

from collections.abc import Iterator, Sequence
from functools import cached_property, partial

from msgspec.structs import replace
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
from imperium_desktop.games.hadrian.scene.chooser import PICK, chooser_of, fields, usual, whole_way
from imperium_desktop.games.hadrian.scene.describing import accept_words, element_name
from imperium_desktop.games.hadrian.scene.ending import tell_end
from imperium_desktop.games.hadrian.scene.event_order import writing_order, written_since
from imperium_desktop.games.hadrian.scene.event_signs import SIGNS
from imperium_desktop.games.hadrian.scene.face_kinds import HadrianFace
from imperium_desktop.games.hadrian.scene.facts import FACTS
from imperium_desktop.games.hadrian.scene.layout import ACCEPT, best_view, layout, sheet_of
from imperium_desktop.games.hadrian.scene.messages import say
from imperium_desktop.games.hadrian.scene.picture import PictureBook
from imperium_desktop.games.hadrian.scene.plan import TRAY, Plan
from imperium_desktop.games.hadrian.scene.plots import plots
from imperium_desktop.games.hadrian.scene.scores import scores_tab
from imperium_desktop.games.hadrian.scene.scouting import card_of, cell_of, covered, mask, picture_of, placed
from imperium_desktop.games.hadrian.scene.sheets.geometry import LEFT, RIGHT, spots
from imperium_desktop.games.hadrian.scene.shown import HadrianGaze, Laid, Shown, Sight
from imperium_desktop.games.hadrian.scene.tints import pattern_tint
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.table import Option, Path
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.ending import Ending
from imperium_desktop.ui.scenes.protocol.outcome import Outcome
from imperium_desktop.ui.scenes.protocol.plots import Plot
from imperium_desktop.ui.scenes.protocol.scene import MakeScene, Scene, SeatFact
from imperium_desktop.ui.scenes.shared.scores import PointsTab
from imperium_desktop.ui.stage.latest import Latest
from imperium_desktop.ui.stage.overlay import Tint
from imperium_desktop.ui.stage.placement import Layout, Zone
from imperium_desktop.ui.theme.measure import clamp
from imperium_desktop.ui.theme.rect import Rect

ROLL = 0.16
"""Share of the hidden part of a sheet, for one step of the wheel."""
CHOICES = ("pick", "worker", "prospect", "fate")
"""How elements begin that are chosen at a box."""


class HadrianScene(Scene[State, HadrianGaze]):
    facts = FACTS
    event_signs = SIGNS
    tray = TRAY
    overview = True
    first_gaze = HadrianGaze()
    own_elements: tuple[str, ...] = ("",)

    def __init__(self, content: Components) -> None:
        self.content = content
        self.backdrop = Backdrop(content)
        self._plan = Latest(Plan)
        self._table = Latest(partial(layout, content))
        """All but the chooser, which comes and goes with the pointer."""

    def plan(self, shown: Shown) -> Plan:
        return self._plan(*shown.size, shown.camera, shown.gaze.sight)

    def layout(self, shown: Shown) -> Layout:
        plan, chooser = self.plan(shown), chooser_of(shown)
        table = self._table(shown.view, shown.decision, shown.seat, plan, self.backdrop.attack(shown))
        if chooser is None:
            return table
        lit, chosen = shown.lit, shown.gaze.chosen
        return table | dict(fields(self.content, shown.view, chooser, chosen, table, lit, plan.areas.table))

    def board_window(self, shown: Shown) -> Rect:
        return self.plan(shown).window

    def paint_face(self, p: QPainter, face: HadrianFace, rect: QRectF, words: Words) -> None:
        cards.paint_face(p, face, rect, self.content, words)

    def paint_backdrop(self, p: QPainter, shown: Shown) -> None:
        self.backdrop.paint(p, self.plan(shown), shown)

    def forget(self) -> None:
        self.backdrop.forget()

    def tints(self, laid: Laid, hovered: str) -> list[Tint]:
        """The pattern that is about to be drawn, under the pointer."""
        held = self._held(laid.shown)
        at = laid.shown.gaze.held_at if hovered.startswith("place/") else cell_of(hovered)
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
        watched = shown.gaze.watched
        helped = {event.seat for event in shown.events[new:] if isinstance(event, events.FavourUsed)}
        for event in shown.events[new:]:
            if isinstance(event, events.AttackResolved):
                found = attack_outcome(self.content, shown, event.seat)
                if found is not None and (found.year, event.seat) not in watched:
                    yield found.painted()
                elif found is not None and event.seat in helped:
                    yield found.result()
        asked = self.shows_outcome(shown)
        if asked is not None and (shown.view.year, shown.seat) not in watched:
            yield asked

    def shows_outcome(self, shown: Shown) -> Outcome | None:
        if not asks_about_attack(shown):
            return None
        found = attack_outcome(self.content, shown, shown.seat)
        return found.asking() if found is not None else None

    def preselected(self, shown: Shown) -> str:
        if asks_about_attack(shown):
            return "" if shown.path else ACCEPT
        chooser = chooser_of(shown)
        return "" if chooser is None or chooser.follows else f"{PICK}{usual(chooser, shown.gaze.chosen)}"

    def numbered(self, shown: Shown) -> Sequence[str]:
        chooser = chooser_of(shown)
        return [f"{PICK}{choice}" for choice in chooser.choices] if chooser is not None else ()

    # How one looks

    def gaze_for(self, shown: Shown) -> HadrianGaze:
        gaze = shown.gaze
        if asks_about_attack(shown):
            gaze = replace(gaze, watched=gaze.watched | {(shown.view.year, shown.seat)})
        if shown.staged is not None:
            gaze = replace(gaze, seat=None)
        shown = shown._replace(gaze=gaze)
        shown = shown._replace(gaze=self._turned_to_question(shown))
        shown = shown._replace(gaze=self._with_pattern_turned(shown))
        return self._with_map_shown(shown)

    def lies_otherwise(self, before: Shown, now: Shown) -> bool:
        """The sheets, the pattern over them or the chooser at a box."""
        return before.gaze.sight != now.gaze.sight or chooser_of(before) != chooser_of(now)

    def _turned_to_question(self, shown: Shown) -> HadrianGaze:
        """Turn to the sheet on which most of a new question can be answered, and back to the player's own.

        Not before what was just written on the other one has been seen.
        """
        decision, gaze = shown.decision, shown.gaze
        if decision is None or decision is gaze.asked or decision == gaze.asked:
            return gaze
        if decision.seat == shown.seat:
            gaze = replace(gaze, seat=None)
        to_come = best_view(self.content, decision, self.plan(shown._replace(gaze=gaze)))
        known = len(shown.events) if gaze.heard is None else gaze.heard
        fresh = written_since(shown.events, known, shown.seat)
        gaze = replace(gaze, asked=decision, to_come=to_come, heard=len(shown.events))
        written_here = gaze.sheet in {sheet_of(self.content, key) for key in fresh}
        return gaze if written_here else looking_ahead(gaze)

    def gaze_when_written(self, shown: Shown) -> HadrianGaze:
        return looking_ahead(shown.gaze)

    def _with_map_shown(self, shown: Shown) -> HadrianGaze:
        """All of it is seen while a pattern is held over it."""
        plan = self.plan(shown)
        if not self._held(shown) or not plan.focus or plan.zoomed:
            return shown.gaze
        return replace(shown.gaze, sheet=RIGHT, scroll=1.0, to_come=None)

    def _with_pattern_turned(self, shown: Shown) -> HadrianGaze:
        """A pattern that fits nowhere as it is held is turned until it does."""
        gaze, held = shown.gaze, self._held(shown)
        if not held or fits(held, gaze.sight, shown.lit):
            return gaze
        for turn in range(8):
            gaze = replace(gaze, turns=(gaze.turns + 1) % 4, mirrored=gaze.mirrored ^ (turn % 4 == 3))
            if fits(held, gaze.sight, shown.lit):
                return gaze
        return gaze

    def gaze_at(self, at: str, laid: Laid) -> HadrianGaze:
        """Follow the pointer to a box or a cell; payment is chosen at the box itself.

        A place is held at one of its cells, and stays there while the pattern is turned.
        """
        gaze, spot = laid.shown.gaze, laid.layout.get(at)
        if not at.startswith(PICK):
            gaze = replace(gaze, pointed=at)
        if not at.startswith("place/") or spot is None:
            return gaze
        cells = (name for name, place in laid.layout.items() if name.startswith("map/") and place[:2] == spot[:2])
        return replace(gaze, held_at=cell_of(next(cells, "")) or gaze.held_at)

    def gaze_remembering(self, key: str, laid: Laid) -> HadrianGaze:
        """The box and the choice that were touched last."""
        gaze, (zone, name) = replace(laid.shown.gaze, to_come=None), Key.of(key)
        if zone == "box":
            return replace(gaze, touched=key)
        return replace(gaze, chosen=name) if zone in CHOICES else gaze

    def gaze_touched(self, key: str, laid: Laid) -> HadrianGaze | None:
        """Switch sheets, look at another seat's; what lies on a thumbnail and cannot be used now is made large."""
        zone, name = Key.of(key)
        shown, gaze = laid.shown, laid.shown.gaze
        if zone == "sheet":
            return self._at_sheet(name, shown)
        if zone == "look":
            return replace(gaze, seat=None if int(name) in (shown.seat, gaze.seat) else int(name))
        return None if key in shown.lit else self._at_spot(key, laid)

    def gaze_towards(self, key: str, laid: Laid) -> HadrianGaze | None:
        return self._at_spot(key, laid)

    def _at_spot(self, key: str, laid: Laid) -> HadrianGaze | None:
        """The part of a sheet that a thumbnail shows."""
        plan, printed, place = self.plan(laid.shown), spots(self.content), laid.layout.get(key)
        spot = printed["map/3/3"] if key.startswith("place/") else printed.get(key)
        if spot is None or place is None or not plan.focus or plan.zoomed or place.zone is Zone.BOARD:
            return None
        if place.z > 5:  # beside the sheets: it need not be made large
            return None
        return replace(laid.shown.gaze, sheet=spot.sheet, scroll=plan.scroll_to(spot.rect), to_come=None)

    def _at_sheet(self, name: str, shown: Shown) -> HadrianGaze:
        gaze = shown.gaze
        if name == "own":
            return replace(gaze, seat=None)
        if name == "more":
            return replace(gaze, scroll=1.0 if self.plan(shown).more_below else 0.0)
        if name != gaze.sheet:
            return replace(gaze, sheet=name, scroll=0.0)
        return replace(gaze, scroll=1.0 if gaze.scroll < 0.5 else 0.0)

    def meant(self, key: str, shown: Shown) -> Path:
        """Read a touch of a cell as the place where the held pattern would lie.

        A Favour or an attack card that is touched first is used at once where that leaves no choice.
        """
        if key == ACCEPT:
            return ("done",)
        if key.startswith(PICK):
            return self._picked(Key.of(key).name, shown)
        if asks_about_attack(shown) and not shown.path and shown.decision is not None:
            return favour_path(key, shown.decision.options)
        at, held = cell_of(key), self._held(shown)
        if at is None or not held:
            return whole_way(key, shown)
        found = mask(covered(held, shown.gaze.sight, at))
        return (key,) if found is None else (f"place/{found}",)

    def _picked(self, choice: str, shown: Shown) -> Path:
        """A field of the chooser stands for the box, too, where that is still to be touched."""
        chooser = chooser_of(shown)
        return (chooser.box, choice) if chooser is not None and chooser.follows else (choice,)

    def gaze_pressed(self, key: Qt.Key, laid: Laid) -> HadrianGaze | None:
        gaze, holding = laid.shown.gaze, bool(self._held(laid.shown))
        match key:
            case Qt.Key.Key_R if holding:
                return replace(gaze, turns=(gaze.turns + 1) % 4)
            case Qt.Key.Key_F if holding:
                return replace(gaze, mirrored=not gaze.mirrored)
            case Qt.Key.Key_PageDown | Qt.Key.Key_PageUp if self.plan(laid.shown).focus:
                return leafed(gaze, on=key == Qt.Key.Key_PageDown)
            case Qt.Key.Key_Escape if gaze.seat is not None:
                return replace(gaze, seat=None)
        return None

    def gaze_rolled(self, steps: float, shown: Shown) -> HadrianGaze | None:
        plan, gaze = self.plan(shown), shown.gaze
        if not (plan.more_below or plan.more_above):
            return None
        return replace(gaze, scroll=clamp(gaze.scroll - steps * ROLL, 0, 1))

    def _held(self, shown: Shown) -> tuple[str, ...]:
        """The pattern of the card that was chosen for a scout."""
        path = shown.path
        if len(path) != 2 or not path[0].startswith("box/scouts"):
            return ()
        return picture_of(self.content, card_of(shown.view, path[1]))

    # Words for panels

    def seat_title(self, view: State, seat: int, words: Words) -> str:
        if len(view.players) > 1:
            return say("year_ended") if view.phase == "actions" and view.players[seat].finished else ""
        if view.setup.fort:
            return say("fort_number_of_the_campaign", number=view.setup.fort)
        return say("solo")

    def seat_facts(self, view: State, seat: int, words: Words) -> list[SeatFact]:
        return standing.seat_facts(self.content, view, seat, words)

    def own_facts(self, view: State, seat: int, words: Words) -> list[SeatFact]:
        return standing.own_facts(self.content, view, seat, words)

    def element_name(self, shown: Shown, key: str) -> str:
        if key == ACCEPT:
            return accept_words(decides=shown.question is not None)
        return element_name(shown.view, key, shown.words)

    def element_text(self, shown: Shown, key: str) -> str:
        if key.startswith("look/"):
            facts = self.seat_facts(shown.view, int(Key.of(key).name), shown.words)
            return "   ".join(f"{{icon:{fact.icon}}} {fact.text}" for fact in facts)
        return describing.element_text(self.content, shown.view, shown.seat, key, shown.words)


def looking_ahead(gaze: HadrianGaze) -> HadrianGaze:
    """Turned to the sheet that is to come, if one is."""
    if gaze.to_come is None:
        return gaze
    sheet, scroll = gaze.to_come
    return replace(gaze, sheet=sheet, scroll=scroll, to_come=None)


def leafed(gaze: HadrianGaze, *, on: bool) -> HadrianGaze:
    """Leaf down to the foot of a sheet, then to the top of the next; and back."""
    if on and gaze.scroll < 1 and gaze.sheet == LEFT:
        return replace(gaze, scroll=1.0)
    if on and gaze.sheet == LEFT:
        return replace(gaze, sheet=RIGHT, scroll=0.0)
    if on:
        return replace(gaze, scroll=1.0)
    if gaze.scroll > 0:
        return replace(gaze, scroll=0.0)
    return replace(gaze, sheet=LEFT, scroll=1.0) if gaze.sheet == RIGHT else gaze


def fits(held: tuple[str, ...], sight: Sight, lit: frozenset[str]) -> bool:
    """Whether a pattern has a place as it is held."""
    return any(f"place/{found}" in lit for found, _ in placed(held, sight))


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
