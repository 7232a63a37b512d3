"""Mare Nostrum: Empires for the match page: layout, faces, backdrop, and what its panels say."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from imperium_desktop.games.mare_nostrum.analysis.chronicle import chronicle
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.options import BuildBuilding, BuildUnit, PaySet, PlaceControl, TakeToken
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.rules.tokens import NAME_OF, in_order
from imperium_desktop.games.mare_nostrum.scene.backdrop import Backdrop
from imperium_desktop.games.mare_nostrum.scene.battle.facts import fought_now
from imperium_desktop.games.mare_nostrum.scene.battle.occupation import occupation, occupied
from imperium_desktop.games.mare_nostrum.scene.battle.outcomes import dice_before_losses, outcomes, staged_battle
from imperium_desktop.games.mare_nostrum.scene.battle.placard import asks_conquest, choices, meant_by_site
from imperium_desktop.games.mare_nostrum.scene.battle.placard_faces import paint_placard, paint_row
from imperium_desktop.games.mare_nostrum.scene.battle.plan import (
    ACCEPT,
    asks_losses,
    battle_camera,
    battle_of_losses,
    fought_over,
)
from imperium_desktop.games.mare_nostrum.scene.battle.sheet import LOSSES, BattleSheet
from imperium_desktop.games.mare_nostrum.scene.build.callouts import build_callout, built
from imperium_desktop.games.mare_nostrum.scene.build.tints import build_tints, site_rings
from imperium_desktop.games.mare_nostrum.scene.build.wells import ITEMS, is_building, pointing_items, sites_of_item
from imperium_desktop.games.mare_nostrum.scene.callout import callout, lit_beside
from imperium_desktop.games.mare_nostrum.scene.cards.display_faces import paint_card, paint_empire
from imperium_desktop.games.mare_nostrum.scene.cards.faces import paint_peek, paint_stub
from imperium_desktop.games.mare_nostrum.scene.cards.hand import is_paying, other_set
from imperium_desktop.games.mare_nostrum.scene.cards.hand_faces import paint_numeral, paint_token
from imperium_desktop.games.mare_nostrum.scene.cards.tab import CardsTab
from imperium_desktop.games.mare_nostrum.scene.describing import (
    clash_text,
    element_name,
    element_text,
    percent,
    phase_told,
    phases_of,
)
from imperium_desktop.games.mare_nostrum.scene.ending import tell_end
from imperium_desktop.games.mare_nostrum.scene.event_signs import event_signs
from imperium_desktop.games.mare_nostrum.scene.face_kinds import (
    ButtonFace,
    CardFace,
    EmpireFace,
    MareFace,
    NumeralFace,
    OverviewFace,
    PeekFace,
    RouteFace,
    RowFace,
    StubFace,
    TokenFace,
    ZoomFace,
)
from imperium_desktop.games.mare_nostrum.scene.faces import paint_piece
from imperium_desktop.games.mare_nostrum.scene.facts import FACTS
from imperium_desktop.games.mare_nostrum.scene.layout import TRACKS_KEY, layout, shows_map_alone
from imperium_desktop.games.mare_nostrum.scene.looking import (
    CARDS_BUTTON,
    MAP_BUTTON,
    collected,
    followed,
    sight,
    touched,
    towards,
)
from imperium_desktop.games.mare_nostrum.scene.map.ghosts import ghost_of_building, paint_ghosts, posts_picked
from imperium_desktop.games.mare_nostrum.scene.map.moving import clash_of, way_of
from imperium_desktop.games.mare_nostrum.scene.map.names import MapNames
from imperium_desktop.games.mare_nostrum.scene.map.overview import close_up
from imperium_desktop.games.mare_nostrum.scene.map.overview_faces import paint_overview, paint_zoom_button
from imperium_desktop.games.mare_nostrum.scene.map.pieces import DISC_KEY
from imperium_desktop.games.mare_nostrum.scene.map.reading import empire_of
from imperium_desktop.games.mare_nostrum.scene.map.route import paint_route, route
from imperium_desktop.games.mare_nostrum.scene.map.threat_line import paint_threat_line
from imperium_desktop.games.mare_nostrum.scene.map.tints import reach_tints
from imperium_desktop.games.mare_nostrum.scene.map.track_preview import track_tags
from imperium_desktop.games.mare_nostrum.scene.map.tracks import paint_unfolded, standings_of
from imperium_desktop.games.mare_nostrum.scene.map.war_marks import war_marks
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.picture import PictureBook
from imperium_desktop.games.mare_nostrum.scene.plan import TRAY, Plan
from imperium_desktop.games.mare_nostrum.scene.plots import plots
from imperium_desktop.games.mare_nostrum.scene.scores import scores_tab, ways_to_win
from imperium_desktop.games.mare_nostrum.scene.shown import Laid, MareGaze, Shown
from imperium_desktop.games.mare_nostrum.scene.strip import counts
from imperium_desktop.games.mare_nostrum.scene.trade.callouts import take_callout
from imperium_desktop.games.mare_nostrum.scene.trade.facts import SPARE, picked, spare_offer
from imperium_desktop.games.mare_nostrum.scene.trade.paint import paint_button
from imperium_desktop.games.mare_nostrum.scene.tray import UNIT
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.table import Path
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.words.legend import LegendMark
from imperium_desktop.ui.scenes.protocol.ending import Ending
from imperium_desktop.ui.scenes.protocol.outcome import Outcome
from imperium_desktop.ui.scenes.protocol.plots import Plot
from imperium_desktop.ui.scenes.protocol.scene import (
    Display,
    MakeScene,
    Phases,
    Scene,
    Scores,
    SeatFact,
    Shortcut,
)
from imperium_desktop.ui.stage.camera import Camera, CloseUp
from imperium_desktop.ui.stage.latest import Latest
from imperium_desktop.ui.stage.overlay import Tint
from imperium_desktop.ui.stage.placement import PLACELESS, Layout, Placement, Zone
from imperium_desktop.ui.stage.sheet import Sheet
from imperium_desktop.ui.theme.measure import blend
from imperium_desktop.ui.theme.rect import Rect


class MareNostrumScene(Scene[State, MareGaze]):
    facts = FACTS
    tray = TRAY
    paints_strip = True
    tells_choices = True
    overview = True
    first_gaze = MareGaze()
    own_elements: tuple[str, ...] = ("token/", "set/")

    def __init__(self, content: Components) -> None:
        self.content = content
        self.event_signs = event_signs(content)
        self.backdrop = Backdrop(content)
        self.names = MapNames()
        self.picture_book = PictureBook(content)
        self._plan = Latest(self._planned)
        """Shapes are many numbers."""

    def plan(self, shown: Shown) -> Plan:
        return self._plan(shown.size, shown.camera, fought_over(self.content, shown))

    def _planned(self, size: tuple[float, float], camera: Camera, place: str) -> Plan:
        return Plan(self.content, *size, self._near(size, camera, place))

    def camera(self, shown: Shown) -> Camera:
        return self._near(shown.size, shown.camera, fought_over(self.content, shown))

    def _near(self, size: tuple[float, float], camera: Camera, place: str) -> Camera:
        """Camera near a battle for as long as it is told."""
        if not place:
            return camera
        whole = Camera(panel=camera.panel)
        return battle_camera(Plan(self.content, *size, whole), whole, place)

    def gaze_for(self, shown: Shown) -> MareGaze:
        return followed(shown)

    def gaze_when_written(self, shown: Shown) -> MareGaze:
        """What was collected flies to the hand once the map is seen."""
        return collected(shown)

    def lies_otherwise(self, before: Shown, now: Shown) -> bool:
        """Tell whether the table is to be laid out again for what is chosen, held or zoomed.

        Chosen tokens lie on the mat, wells follow what is held, legions stand on picked posts, the small map shows what
        can be touched.
        """
        follows = now.camera.zoom > 1 or now.view.phase in ("offers", "build", "occupy")
        return super().lies_otherwise(before, now) or (follows and chosen(before) != chosen(now))

    def layout(self, shown: Shown) -> Layout:
        return layout(self.content, shown, self.plan(shown))

    def board_window(self, shown: Shown) -> Rect:
        """All of the trade, which lies over the map and the felt beside it."""
        plan = self.plan(shown)
        return plan.areas.table if sight(shown) == "trade" else plan.board

    def close_up(self, shown: Shown) -> CloseUp | None:
        """What can be touched, or the conquered province that the placard speaks of."""
        if sight(shown) != "map" or not shows_map_alone(shown):
            return None
        spoken_of = f"province/{self.content.provinces[shown.view.place]}" if asks_conquest(shown) else ""
        return close_up(self.plan(shown), shown, spoken_of)

    def paint_face(self, p: QPainter, face: MareFace, rect: QRectF, words: Words) -> None:
        match face:
            case StubFace(card):
                paint_stub(p, self.content, words, card, rect)
            case RouteFace(spots, chance):
                paint_route(p, rect, spots, percent(chance) if chance is not None else "")
            case RowFace(number, choice):
                paint_row(p, number, choice, words, rect)
            case PeekFace():
                paint_peek(p, rect)
            case TokenFace():
                paint_token(p, rect, face)
            case NumeralFace(sides, used):
                paint_numeral(p, rect, sides, used=used)
            case ButtonFace(to, lit):
                paint_button(p, to, rect, lit=lit)
            case ZoomFace(key):
                paint_zoom_button(p, rect, key)
            case OverviewFace():
                paint_overview(p, self.content, rect, face)
            case CardFace():
                paint_card(p, self.content, words, face, rect)
            case EmpireFace():
                paint_empire(p, self.content, words, face, rect)
            case _:
                paint_piece(p, face, rect)

    def paint_backdrop(self, p: QPainter, shown: Shown) -> None:
        self.backdrop.paint(p, self.plan(shown), shown)

    def front(self, laid: Laid) -> Rect | None:
        if not self._shows_names(laid.shown):
            return None
        plan = self.plan(laid.shown)
        return plan.areas.table if laid.shown.gaze.unfolded else plan.board

    def paint_front(self, p: QPainter, laid: Laid) -> None:
        """Names stand over the pieces: they have a halo, pieces have not."""
        if not self._shows_names(laid.shown):
            return
        shown, plan = laid.shown, self.plan(laid.shown)
        self.names.paint(p, plan, shown.view, shown.words)
        paint_ghosts(p, laid)
        if shows_map_alone(shown):
            paint_threat_line(p, plan, laid)
        self._paint_battle(p, plan, shown)
        if asks_conquest(shown):
            paint_placard(p, plan, self.content, shown)
        if shown.gaze.unfolded:
            paint_unfolded(p, plan, standings_of(self.content, shown.view))

    def _paint_battle(self, p: QPainter, plan: Plan, shown: Shown) -> None:
        """The one that is staged, or the one in which somebody chooses what falls."""
        fought, asked = staged_battle(self.content, shown), battle_of_losses(shown)
        if fought is not None and shown.staged is not None:
            BattleSheet(p, plan, shown, fought, 2 * shown.staged.step - (not shown.staged.settled)).paint()
        elif asked is not None:
            now = fought_now(self.content, shown.view, asked, shown.gaze.falls)
            BattleSheet(p, plan, shown, now, LOSSES).paint()

    def _shows_names(self, shown: Shown) -> bool:
        """True unless cards lie over the map."""
        return sight(shown) == "map" and shown.view.phase != "empires"

    def outcomes(self, shown: Shown, new: int) -> Iterator[Outcome]:
        return outcomes(shown, new)

    def shows_outcome(self, shown: Shown) -> Outcome | None:
        return dice_before_losses(shown)

    def legend(self, shown: Shown) -> Sequence[LegendMark]:
        return war_marks(shown)

    def shortcuts(self, shown: Shown) -> Sequence[Shortcut]:
        """What one has twice, for an offer; the other sort of set, where both can be paid."""
        if spare_offer(shown):
            return (Shortcut(say("what_i_have_twice"), "mare-trade", SPARE),)
        other = other_set(self.content, shown) if shown.question is not None and is_paying(shown) else None
        if other is None or shown.view.purchase is None:
            return ()
        price = shown.view.purchase.price
        if other == "token/coin":
            return (Shortcut(say("for_n_coins", n=price), "mare-coin", other),)
        return (Shortcut(say("for_n_goods", n=price), "mare-trade", other),)

    def preselected(self, shown: Shown) -> str:
        if asks_losses(shown):
            return ACCEPT
        if spare_offer(shown):
            return SPARE
        return PaySet().path[0] if is_paying(shown) else ""

    # What follows the pointer

    def sheets(self, laid: Laid, at: str) -> Sequence[Sheet]:
        """The battle that what is pointed at leads to, with its chances; what a take or a building brings."""
        shown = laid.shown
        brought = occupation(self.content, shown, self.plan(shown))
        if brought is not None:
            after = occupied(self.content, shown.view, shown.seat, posts_picked(shown))
            return (brought, *track_tags(self.content, self.plan(shown), shown.view, after))
        option = shown.question.answer_at(at) if shown.question is not None else None
        if at not in laid.layout or laid.layout[at].zone in PLACELESS:
            return ()
        if isinstance(option, TakeToken):
            return (take_callout(laid, self.plan(shown), option),)
        if isinstance(option, BuildBuilding | BuildUnit | PlaceControl):
            after = built(self.content, shown.view, shown.seat, option)
            tags = track_tags(self.content, self.plan(shown), shown.view, after)
            return (build_callout(self.content, laid, self.plan(shown), at, option), *tags)
        clash = clash_of(self.content, shown.view, option)
        if clash is None:
            return ()
        plan, near = self.plan(shown), laid.layout[at]
        title = say("battle_place", place=shown.words.label(clash.place))
        width = blend(230, 320, plan.share)
        lit = lit_beside(laid, at)
        return (callout(title, clash_text(clash, shown.words), Rect(*near[:4]), plan.board, width, lit),)

    def tints(self, laid: Laid, at: str) -> list[Tint]:
        wanted = build_tints(self.content, laid, at, laid.shown.gaze.item) or site_rings(laid)
        if wanted:
            return wanted
        return reach_tints(self.content, laid.shown, self.plan(laid.shown), at)

    def ghost(self, laid: Laid, at: str) -> Placement | None:
        """The way that what is held would go, or a building where it would stand."""
        shown = laid.shown
        option = shown.question.answer_at(at) if shown.question is not None else None
        if isinstance(option, BuildBuilding) and at in laid.layout:
            return ghost_of_building(laid, at, option)
        way = way_of(self.content, shown.view, option)
        if not way:
            return None
        clash = clash_of(self.content, shown.view, option)
        return route(self.plan(shown), way, clash.odds.conquered if clash is not None else None)

    # How one looks

    def gaze_remembering(self, key: str, laid: Laid) -> MareGaze:
        """The tracks fold with the next touch."""
        gaze = laid.shown.gaze
        return gaze if key == TRACKS_KEY else replace(gaze, unfolded=False)

    def gaze_touched(self, key: str, laid: Laid) -> MareGaze | None:
        """The map instead of the trade and back, everybody's cards, and where a building could stand.

        In a small window the tracks unfold over the map.
        """
        shown, gaze = laid.shown, laid.shown.gaze
        if key == TRACKS_KEY and (gaze.unfolded or self.plan(shown).folded):
            return replace(gaze, unfolded=not gaze.unfolded)
        kind, item = Key.of(key)
        if kind == "loss" and key in shown.lit and item != gaze.falls:
            return replace(gaze, falls=item)
        if kind == "build" and key not in shown.lit and sites_of_item(self.content, shown, item):
            return replace(gaze, item="" if gaze.item == item else item)
        return touched(key, shown)

    def gaze_pressed(self, key: Qt.Key, laid: Laid) -> MareGaze | None:
        gaze = laid.shown.gaze
        if key == Qt.Key.Key_Escape and (gaze.cards or gaze.item):
            return replace(gaze, cards=False, item="")
        button = {Qt.Key.Key_M: MAP_BUTTON, Qt.Key.Key_K: CARDS_BUTTON}.get(key, "")
        return touched(button, laid.shown)

    def also_lit(self, shown: Shown) -> frozenset[str]:
        return pointing_items(self.content, shown)

    def numbered(self, shown: Shown) -> Sequence[str]:
        """The rows of the placard, what can fall, or what can be built."""
        if asks_conquest(shown):
            return [choice.key for choice in choices(self.content, shown)]
        if asks_losses(shown):
            return [f"loss/{unit}" for unit in ("legion", "fortress")]
        return [f"build/{name}" for name in ITEMS] if is_building(shown) else ()

    def gaze_towards(self, key: str, laid: Laid) -> MareGaze | None:
        place = laid.layout.get(key)
        unseen = place is not None and place.zone in (Zone.UNSEEN, Zone.PROMPT)
        return towards(key, laid.shown) if unseen else None

    def meant(self, key: str, shown: Shown) -> Path:
        """Read a touch of a piece that stands for another: a unit in the tray is the one on the map.

        Proposed losses are the unit that is crossed, a control marker itself wherever it is chosen, a chosen token on
        the mat the one in the hand.
        """
        if key == ACCEPT:
            return (f"loss/{shown.gaze.falls}",)
        if key == SPARE:
            return spare_offer(shown)
        if key.startswith(DISC_KEY):
            return (f"marker/{key.removeprefix(DISC_KEY)}",)
        if key.startswith(f"offered/{shown.seat}/") and shown.view.phase == "offers":
            chosen = in_order(picked(shown))
            place = int(Key.of(key).last)
            if place < len(chosen):
                return (f"token/{NAME_OF[chosen[place]]}",)
        return meant_by_site(shown, key, shifted=False) or (key.removeprefix(UNIT),)

    def meant_with_shift(self, key: str, shown: Shown) -> Path:
        """A conquered building is pillaged."""
        return meant_by_site(shown, key, shifted=True) or self.meant(key, shown)

    def forget(self) -> None:
        self.backdrop.forget()
        self.names.forget()

    def rulebook_picture(self, name: str, width: float, ratio: float) -> QImage:
        return self.picture_book.picture(name, width, ratio)

    def tell_end(self, match: AnyMatch, words: Words, seating: Seating, signs: Sequence[int]) -> Ending:
        return tell_end(match, words, seating, signs)

    def plots(self, match: AnyMatch, looking: int, words: Words) -> tuple[Plot, ...]:
        return plots(chronicle(match, looking))

    def scores_tab(self) -> Scores:
        return scores_tab(self.content)

    def display_tab(self) -> Display:
        return CardsTab(self.content)

    def wants_display(self, shown: Shown) -> bool:
        """True while the player builds, when cards can be bought (§6)."""
        return is_building(shown)

    def phases(self, shown: Shown) -> Phases | None:
        return phases_of(shown)

    def turn_note(self, shown: Shown) -> str:
        return phase_told(shown)

    def seat_side(self, view: State, seat: int) -> str:
        return empire_of(view, seat)

    def seat_facts(self, view: State, seat: int, words: Words) -> list[SeatFact]:
        return [SeatFact(icon, f"{have}/{needed}") for icon, have, needed in counts(self.content, view, seat)]

    def own_facts(self, view: State, seat: int, words: Words) -> list[SeatFact]:
        ways = ways_to_win(self.content, view)
        return [SeatFact(icon, f"{name} {counted[seat]}/{needed}") for icon, name, counted, needed in ways]

    def tells_itself(self, shown: Shown, key: str) -> bool:
        """A row of the placard."""
        return asks_conquest(shown) and any(choice.key == key for choice in choices(self.content, shown))

    def element_text(self, shown: Shown, key: str) -> str:
        return element_text(self.content, shown, self.plan(shown), key)

    def element_name(self, shown: Shown, key: str) -> str:
        return element_name(self.content, shown, key)


def chosen(shown: Shown) -> tuple[object, ...]:
    """What is chosen so far, of an answer."""
    return picked(shown), posts_picked(shown), shown.path


SCENE: MakeScene = MareNostrumScene
