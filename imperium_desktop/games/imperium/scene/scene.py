"""Imperium for the match page: layout, faces, backdrop, words of its panels, and the gaze."""

import random
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import cast

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from imperium_desktop.games.imperium.analysis.chronicle import chronicle
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import SIDES, Nation
from imperium_desktop.games.imperium.rules.scoring import points
from imperium_desktop.games.imperium.rules.state import State, nations_of
from imperium_desktop.games.imperium.scene import describing
from imperium_desktop.games.imperium.scene.areas.counting import MANY, unrest_of
from imperium_desktop.games.imperium.scene.areas.own import LOOKED_AT
from imperium_desktop.games.imperium.scene.backdrop import Backdrop, is_choosing
from imperium_desktop.games.imperium.scene.cards.closer import closer_look
from imperium_desktop.games.imperium.scene.choices.carrying_out import Carried, carried
from imperium_desktop.games.imperium.scene.choices.faces import paint_choices, preselected
from imperium_desktop.games.imperium.scene.choices.panel import REACTIONS, ChoicePanel, lay_choices
from imperium_desktop.games.imperium.scene.choices.steps_panel import paint_cord, paint_steps
from imperium_desktop.games.imperium.scene.ending import tell_end
from imperium_desktop.games.imperium.scene.event_signs import event_signs
from imperium_desktop.games.imperium.scene.face_kinds import ImperiumFace
from imperium_desktop.games.imperium.scene.faces import paint_face
from imperium_desktop.games.imperium.scene.facts import FACTS
from imperium_desktop.games.imperium.scene.layout import SHELF, layout, leafed
from imperium_desktop.games.imperium.scene.messages import say
from imperium_desktop.games.imperium.scene.nations import (
    LOT,
    TAKE,
    NationSheet,
    chosen_nation,
    free_nations,
    preview_place,
)
from imperium_desktop.games.imperium.scene.picture import PictureBook
from imperium_desktop.games.imperium.scene.plan import NO_TRAY, TRAY, Plan
from imperium_desktop.games.imperium.scene.plots import plots
from imperium_desktop.games.imperium.scene.scores import scores_tab
from imperium_desktop.games.imperium.scene.shown import ImperiumGaze, Laid, Shown
from imperium_desktop.games.imperium.scene.staged.accession import accession_layout, is_accession, paint_accession
from imperium_desktop.games.imperium.scene.staged.outcomes import outcomes
from imperium_desktop.games.imperium.scene.staged.solstice import chooses_in_lane, is_staged, lane_panel
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.table import Path
from imperium_desktop.text.words import Words
from imperium_desktop.text.writing import number
from imperium_desktop.ui.scenes.cards.panel import FRONT_EDGE, PANEL
from imperium_desktop.ui.scenes.cards.scene import CardScene
from imperium_desktop.ui.scenes.protocol.ending import Ending
from imperium_desktop.ui.scenes.protocol.outcome import Outcome
from imperium_desktop.ui.scenes.protocol.plots import Plot
from imperium_desktop.ui.scenes.protocol.scene import MakeScene, SeatFact, Shortcut
from imperium_desktop.ui.scenes.shared.scores import PointsTab
from imperium_desktop.ui.stage.areas import Areas
from imperium_desktop.ui.stage.latest import Latest
from imperium_desktop.ui.stage.overlay import Tint
from imperium_desktop.ui.stage.placement import Layout
from imperium_desktop.ui.stage.sheet import Sheet
from imperium_desktop.ui.stage.shown import Question
from imperium_desktop.ui.theme.paint import rounded
from imperium_desktop.ui.theme.rect import Rect


class ImperiumScene(CardScene[State, ImperiumGaze, ChoicePanel]):
    facts = FACTS
    tray = TRAY
    first_gaze = ImperiumGaze()
    own_elements: tuple[str, ...] = ("pile/",)
    tells_choices = True

    def __init__(self, content: Components) -> None:
        super().__init__()
        self.content = content
        self.event_signs = event_signs(content)
        self.backdrop = Backdrop(content)
        self._plan = Latest(Plan)

    def plan(self, shown: Shown) -> Plan:
        tray = NO_TRAY if is_choosing(shown) else TRAY
        return self._plan(*shown.size, shown.camera, len(shown.view.players) - 1, tray)

    def areas(self, shown: Shown) -> Areas:
        """Nations are chosen without a hand: the table has its room."""
        return self.plan(shown).areas

    def layout(self, shown: Shown) -> Layout:
        plan = self.plan(shown)
        if is_accession(shown):
            return dict(accession_layout(self.content, shown, plan))
        return layout(self.content, shown, plan, self.choices(shown), self.carried(shown))

    def carried(self, shown: Shown) -> Carried | None:
        """The innermost card of which something is left to do."""
        found = carried(self.content, shown.view, shown.decision, shown.events)
        return found[-1] if found else None

    def board_window(self, shown: Shown) -> Rect:
        plan = self.plan(shown)
        return plan.areas.table if is_choosing(shown) else plan.own

    def paint_face(self, p: QPainter, face: ImperiumFace, rect: QRectF, words: Words) -> None:
        paint_face(p, face, rect, self.content, words)

    def paint_backdrop(self, p: QPainter, shown: Shown) -> None:
        plan = self.plan(shown)
        if is_accession(shown):
            self.backdrop.paint_bare(p, plan, shown)
            paint_accession(p, self.content, shown, plan)
            return
        self.backdrop.paint(p, plan, shown)
        found = carried(self.content, shown.view, shown.decision, shown.events)
        in_lane = is_staged(self.content, shown) and shown.gaze.seat is None and chooses_in_lane(shown)
        if found and not (in_lane and lane_panel(self.content, shown, plan, 1) is not None):
            outer = shown.words.label(found[-2].card) if len(found) > 1 else ""
            laid = plan.resolving(0, asked=True)
            at_work = paint_steps(p, plan, laid.steps, found[-1], outer, shown.words)
            if laid.question is not None and shown.decision is not None and shown.decision.kind in REACTIONS:
                paint_cord(p, at_work, laid.question)

    def front(self, laid: Laid) -> Rect | None:
        if PANEL not in laid.layout:
            return None
        return Rect(*laid.layout[PANEL][:4]).inset(-FRONT_EDGE)

    def paint_front(self, p: QPainter, laid: Laid) -> None:
        choices = self.choices(laid.shown)
        if choices is not None and PANEL in laid.layout:
            panel = Rect(*laid.layout[PANEL][:4])
            paint_choices(p, self.plan(laid.shown), panel, choices, self.content, laid.shown)

    def sheets(self, laid: Laid, at: str) -> Sequence[Sheet]:
        """The nation that is looked at, while they are chosen; later the card under the pointer, if it is too small."""
        shown = laid.shown
        if shown.view.phase not in ("nations", "deal"):
            closer = closer_look(self.content, self.plan(shown), laid.layout, at, shown.words)
            return (closer,) if closer is not None else ()
        if shown.view.phase != "nations" or chosen_nation(shown) is not None:
            return ()
        place, nation = preview_place(self.plan(shown)), self.previewed(shown)
        return (NationSheet(place, nation, self.content, shown.words, free=nation in free_nations(shown.view)),)

    def gaze_at(self, at: str, laid: Laid) -> ImperiumGaze:
        zone, name = Key.of(at)
        if zone != "nation" or laid.shown.view.phase != "nations" or chosen_nation(laid.shown) is not None:
            return laid.shown.gaze
        return msgspec.structs.replace(laid.shown.gaze, nation=cast(Nation, name))

    def tints(self, laid: Laid, at: str) -> list[Tint]:
        """The nation under the pointer, while they are chosen."""
        place = laid.layout.get(at)
        if place is None or not at.startswith("nation/"):
            return []
        path = rounded(QRectF(*place[:4]), 6)
        return [Tint(path, path, LOOKED_AT)]

    def previewed(self, shown: Shown) -> Nation:
        """The one that was clicked, else the one under the pointer last, before that the first that can be had."""
        offered = nations_of(shown.view.setup)
        clicked, pointed = shown.gaze.opened.removeprefix("nation/"), shown.gaze.nation
        if clicked in offered:
            return clicked
        return pointed if pointed in offered else (free_nations(shown.view) or offered)[0]

    def forget(self) -> None:
        self.backdrop.forget()

    @cached_property
    def picture_book(self) -> PictureBook:
        return PictureBook(self.content)

    def rulebook_picture(self, name: str, width: float, ratio: float) -> QImage:
        return self.picture_book.picture(name, width, ratio)

    def tell_end(self, match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> Ending:
        return tell_end(match, words, seating, signs)

    def plots(self, match: AnyMatch, looking: int, words: Words) -> tuple[Plot, ...]:
        return plots(chronicle(match, looking))

    def scores_tab(self) -> PointsTab:
        return scores_tab(self.content)

    def outcomes(self, shown: Shown, new: int) -> Iterator[Outcome]:
        return outcomes(shown, new)

    # How one looks

    def lies_otherwise(self, before: Shown, now: Shown) -> bool:
        """The same choices move when other cards beside them can be chosen."""
        asked = before.question is not None and now.question is not None
        return super().lies_otherwise(before, now) or (asked and before.lit != now.lit)

    def lay_choices(self, question: Question, opened: str) -> ChoicePanel | None:
        return lay_choices(self.content, question, opened if opened.startswith("card/") else "")

    def gaze_touched(self, key: str, laid: Laid) -> ImperiumGaze | None:
        """Another's area at full size and back; a pile to leaf through; a card that cannot be played now."""
        zone, name = Key.of(key)
        shown, gaze = laid.shown, laid.shown.gaze
        if zone == "nation" and key in shown.lit and key != gaze.opened:
            return gaze.opening(key)
        if key in (PANEL, SHELF):
            return gaze
        if zone == "look":
            return msgspec.structs.replace(gaze.at_area(name, shown.seat), opened="")
        leafs = zone == "pile" and (gaze.opened == key or bool(leafed(self.content, shown, key)))
        return gaze.opening(key) if leafs or (zone == "card" and is_dark(key, shown)) else None

    def meant(self, key: str, shown: Shown) -> Path:
        if key == TAKE:
            return (f"nation/{self.previewed(shown)}",)
        if key == LOT:
            return (random.choice(sorted(shown.lit)),)
        choices = self.choices(shown)
        return choices.path_of(key) if choices is not None else (key,)

    def shortcuts(self, shown: Shown) -> Sequence[Shortcut]:
        """Drawing a nation, then the two sides of its power card."""
        if shown.question is None or shown.view.phase != "nations":
            return ()
        if chosen_nation(shown) is None:
            return (Shortcut(say("draw_one_of_count", count=len(shown.lit)), "app-die", LOT, "L"),)
        return [Shortcut(say("side", side=side), "", f"side/{side}", side) for side in SIDES]

    def preselected(self, shown: Shown) -> str:
        """The button under the preview of a nation, or the first of the choices."""
        if shown.view.phase == "nations" and f"nation/{self.previewed(shown)}" in shown.lit:
            return TAKE
        choices = self.choices(shown)
        return preselected(choices) if choices is not None else ""

    # Words for panels

    def seat_side(self, view: State, seat: int) -> str:
        return view.players[seat].nation or ""

    def turn_note(self, shown: Shown) -> str:
        return describing.turn_note(self.content, shown)

    def seat_facts(self, view: State, seat: int, words: Words) -> list[SeatFact]:
        player = view.players[seat]
        if not player.power or view.phase == "nations":
            return []
        tokens = [SeatFact(f"imperium-{name}", str(n)) for name, n in zip(TOKENS, player.tokens, strict=True)]
        if len(view.players) >= MANY:
            tokens = tokens[2:]
        return [
            *tokens,
            SeatFact("imperium-unrest", str(unrest_of(self.content, view, seat))),
            SeatFact("imperium-vp", number(points(self.content, view, seat))),
        ]

    def own_facts(self, view: State, seat: int, words: Words) -> list[SeatFact]:
        """What the strip counts, by name."""
        names = {"imperium-vp": say("points_title"), "imperium-unrest": words.label("unrest")}
        return [
            SeatFact(icon, f"{names.get(icon) or words.label(icon.removeprefix('imperium-'))} {count}")
            for icon, count in self.seat_facts(view, seat, words)
        ]

    def element_name(self, shown: Shown, key: str) -> str:
        return describing.element_name(self.content, shown, key)

    def tells_itself(self, shown: Shown, key: str) -> bool:
        """A line of the panel."""
        choices = self.choices(shown)
        return choices is not None and any(line.key == key for line in choices.lines)

    def kept_clear(self, laid: Laid) -> Sequence[Rect]:
        """The own resources and cards in play."""
        plan = self.plan(laid.shown)
        if is_choosing(laid.shown) or is_staged(self.content, laid.shown):
            return ()
        cards = [Rect(*place[:4]) for key, place in laid.layout.items() if key.startswith("card/")]
        return [plan.state_column, *(card for card in cards if plan.own.overlap(card))]

    def element_text(self, shown: Shown, key: str) -> str:
        seat = shown.seat if shown.gaze.seat is None else shown.gaze.seat
        return describing.element_text(self.content, shown, key, seat)


TOKENS = ("material", "population", "progress")


def is_dark(key: str, shown: Shown) -> bool:
    """A card of the hand that cannot be played just now, in an activation."""
    question = shown.question
    if question is None or question.path or question.seen.decision.kind != "imperium.act":
        return False
    return key not in question.lit and key.removeprefix("card/") in shown.view.players[shown.seat].hand


SCENE: MakeScene = ImperiumScene
