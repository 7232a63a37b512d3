"""Imperial Settlers for the match page: layout, faces, backdrop, words of its panels, and the gaze."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from imperium_desktop.games.settlers.analysis.chronicle import chronicle
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.scoring import faction_locations, parts
from imperium_desktop.games.settlers.rules.state import VIRTUAL, State
from imperium_desktop.games.settlers.scene import describing
from imperium_desktop.games.settlers.scene.attack.strike import strike_of, struck
from imperium_desktop.games.settlers.scene.attack.view import paint_strike, strike_area, strike_tints
from imperium_desktop.games.settlers.scene.backdrop import Backdrop
from imperium_desktop.games.settlers.scene.choices.faces import paint_choices
from imperium_desktop.games.settlers.scene.choices.panel import ChoicePanel, lay_choices
from imperium_desktop.games.settlers.scene.choices.slots import front_area, paint_slots
from imperium_desktop.games.settlers.scene.ending import tell_end
from imperium_desktop.games.settlers.scene.event_signs import event_signs
from imperium_desktop.games.settlers.scene.face_kinds import SettlersFace
from imperium_desktop.games.settlers.scene.faces import paint_face
from imperium_desktop.games.settlers.scene.facts import FACTS
from imperium_desktop.games.settlers.scene.layout import layout
from imperium_desktop.games.settlers.scene.messages import say
from imperium_desktop.games.settlers.scene.outcomes import outcomes, why
from imperium_desktop.games.settlers.scene.picture import PictureBook
from imperium_desktop.games.settlers.scene.plan import STRIP, TRAY, Plan
from imperium_desktop.games.settlers.scene.plots import plots
from imperium_desktop.games.settlers.scene.scores import scores_tab
from imperium_desktop.games.settlers.scene.shown import Laid, Shown
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.table import Path
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.cards.gaze import CardGaze
from imperium_desktop.ui.scenes.cards.panel import FRONT_EDGE, PANEL
from imperium_desktop.ui.scenes.cards.scene import CardScene
from imperium_desktop.ui.scenes.protocol.ending import Ending
from imperium_desktop.ui.scenes.protocol.outcome import Outcome
from imperium_desktop.ui.scenes.protocol.plots import Plot
from imperium_desktop.ui.scenes.protocol.scene import MakeScene, SeatFact
from imperium_desktop.ui.scenes.shared.scores import PointsTab
from imperium_desktop.ui.stage.latest import Latest
from imperium_desktop.ui.stage.overlay import Tint
from imperium_desktop.ui.stage.placement import Layout
from imperium_desktop.ui.stage.shown import Question
from imperium_desktop.ui.theme.rect import Rect

MANY = 4
"""Number of seats that leave little room in the strip."""


class SettlersScene(CardScene[State, CardGaze, ChoicePanel]):
    facts = FACTS
    tray = TRAY
    strip = STRIP
    paints_strip = True
    first_gaze = CardGaze()
    own_elements: tuple[str, ...] = ("hand/", "deck/faction", "good/", "pay/")

    def __init__(self, content: Components) -> None:
        super().__init__()
        self.content = content
        self.event_signs = event_signs(content)
        self.backdrop = Backdrop(content)
        self._plan = Latest(Plan)

    def plan(self, shown: Shown) -> Plan:
        return self._plan(*shown.size, shown.camera, len(shown.view.players) - 1)

    def layout(self, shown: Shown) -> Layout:
        plan, strike = self.plan(shown), strike_of(self.content, shown)
        choices, area = self.choices(shown), shown.gaze.seat
        view = strike.view if strike is not None else shown.view
        placed = layout(self.content, view, shown.decision, shown.seat, plan, area, choices)
        if strike is not None:
            placed.update(struck(self.content, strike, plan, placed))
        return placed

    def board_window(self, shown: Shown) -> Rect:
        return self.plan(shown).empire

    def paint_face(self, p: QPainter, face: SettlersFace, rect: QRectF, words: Words) -> None:
        paint_face(p, face, rect, self.content, words)

    def paint_backdrop(self, p: QPainter, shown: Shown) -> None:
        strike, choices = strike_of(self.content, shown), self.choices(shown)
        why_so: tuple[str, ...] = ()
        if strike is not None:
            shown = shown._replace(view=strike.counted(self.content))
            why_so = why(strike.event, shown.words) if strike.pair else ()
        self.backdrop.paint(p, self.plan(shown), shown, choices, why_so)

    def tints(self, laid: Laid, at: str) -> list[Tint]:
        strike = strike_of(self.content, laid.shown)
        return strike_tints(strike, laid.layout) if strike is not None else []

    def front(self, laid: Laid) -> Rect | None:
        """The panel with choices, and the places where a card can be dropped; or what an attack does."""
        strike, shown = strike_of(self.content, laid.shown), laid.shown
        if strike is not None:
            return strike_area(strike, self.plan(shown), laid.layout, shown.words)
        area = front_area(laid.layout)
        return area.inset(-FRONT_EDGE) if area is not None else None

    def paint_front(self, p: QPainter, laid: Laid) -> None:
        shown, plan, strike = laid.shown, self.plan(laid.shown), strike_of(self.content, laid.shown)
        choices = self.choices(shown)
        if strike is not None:
            paint_strike(p, strike, plan, laid.layout, shown.words)
        elif choices is not None:
            paint_slots(p, plan, laid.layout, choices, shown.words)
            panel = Rect(*laid.layout[PANEL][:4])
            paint_choices(p, plan, panel, choices, self.content, shown.decision, shown.words)

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
        return plots(self.content, chronicle(match, looking), match.state, words)

    def scores_tab(self) -> PointsTab:
        return scores_tab(self.content)

    def outcomes(self, shown: Shown, new: int) -> Iterator[Outcome]:
        return outcomes(self.content, shown, new)

    # How one looks

    def lay_choices(self, question: Question, opened: str) -> ChoicePanel | None:
        return lay_choices(self.content, question, opened)

    def gaze_touched(self, key: str, laid: Laid) -> CardGaze | None:
        """Another's Empire at full size and back; the uses of a card that has none now."""
        zone, name = Key.of(key)
        shown, gaze = laid.shown, laid.shown.gaze
        if key == PANEL:
            return gaze
        if zone == "look" or (zone == "seat" and name != str(VIRTUAL) and key not in shown.lit):
            return gaze.at_area(name, shown.seat)
        if zone == "hand" and name in self.content.nouns and is_dark(key, shown):
            return gaze.opening(key)
        return None

    def meant(self, key: str, shown: Shown) -> Path:
        """A place for a card that is dragged stands for the line of the panel."""
        zone, use = Key.of(key)
        return (use,) if zone in ("drop", "slot") else (key,)

    def numbered(self, shown: Shown) -> Sequence[str]:
        choices = self.choices(shown)
        return choices.keys if choices is not None and shown.gaze.seat is None else ()

    # Words for panels

    def seat_side(self, view: State, seat: int) -> str:
        return view.players[seat].faction or ""

    def seat_title(self, view: State, seat: int, words: Words) -> str:
        name = super().seat_title(view, seat, words)
        passed = view.players[seat].passed and view.phase == "actions" and len(view.players) > 1
        return f"{name} · {say('passed')}" if passed else name

    def seat_facts(self, view: State, seat: int, words: Words) -> list[SeatFact]:
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
            facts.append(SeatFact("app-trophy", say("points_vp_scored", points=player.points, now=now)))
            return facts
        return [*facts, SeatFact("settlers-vp", str(player.points))]

    def own_facts(self, view: State, seat: int, words: Words) -> list[SeatFact]:
        """Facts of a seat among several players: nobody hands the computer over in a solo match."""
        player = view.players[seat]
        return [
            SeatFact("settlers-deal", f"{say('deals')} {len(player.deals)}"),
            SeatFact("settlers-foundation", f"{say('locations')} {len(player.locations)}"),
            SeatFact("app-hand", f"{say('cards_in_hand_title')} {len(player.hand)}"),
            SeatFact("settlers-vp", say("points_vp", points=player.points)),
        ]

    def element_name(self, shown: Shown, key: str) -> str:
        """The panel is called by the card for which it stands there."""
        if key == PANEL:
            choices = self.choices(shown)
            return shown.words.label(choices.about) if choices is not None and choices.about else ""
        return describing.element_name(self.content, shown.view, key, shown.words)

    def element_text(self, shown: Shown, key: str) -> str:
        return describing.element_text(self.content, shown.view, shown.seat, key, shown.words)


def is_dark(key: str, shown: Shown) -> bool:
    """A card of the hand on the own turn that cannot be used just now."""
    question = shown.question
    if question is None or question.path or question.seen.decision.kind != "settlers.act":
        return False
    return key not in question.lit


SCENE: MakeScene = SettlersScene
