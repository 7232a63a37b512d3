"""Building in Mare Nostrum: the palette, the hand with the proposed set, and the cards."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from imperium_desktop.games.mare_nostrum.rules.legal import Ground
from imperium_desktop.games.mare_nostrum.rules.options import BuildBuilding, BuildUnit, PlaceControl
from imperium_desktop.games.mare_nostrum.rules.payment import Budget
from imperium_desktop.games.mare_nostrum.rules.places import tracks
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.rules.tokens import LETTER_OF
from imperium_desktop.games.mare_nostrum.scene.build.callouts import built
from imperium_desktop.games.mare_nostrum.scene.build.wells import ITEMS, items, sites_of_item, wells
from imperium_desktop.games.mare_nostrum.scene.cards.display import offered_cards, owned_cards
from imperium_desktop.games.mare_nostrum.scene.cards.hand import slots
from imperium_desktop.games.mare_nostrum.scene.cards.tab import CardButton, CardsTab
from imperium_desktop.games.mare_nostrum.scene.face_kinds import ButtonFace
from imperium_desktop.games.mare_nostrum.scene.map.track_preview import TrackTag
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.table import EVERYBODY
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.theme.fonts import sans
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.theme.lettering import narrowed
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.window.main_window import MainWindow
from imperium_desktop.ui.wording.game_names import words_for
from tests.games.mare_nostrum.scene.test_scene import GAME, played_to
from tests.games.mare_nostrum.scene.test_trade import SIZES, asked, begin, played_until, shown_at
from tests.present import of_kind, present
from tests.ui.losing import play
from tests.ui.robot import Robot
from tests.ui.showing import shown_to


def paying(match: AnyMatch) -> bool:
    return asked("pay")(match) and len(match.waiting.options) > 3


def buying(match: AnyMatch) -> bool:
    return asked("build")(match) and any(option.name == "buy_card" for option in match.waiting.options)


# The palette


def test_wells_that_can_be_built_are_those_of_the_options() -> None:
    match = played_until(asked("build"))
    shown = shown_at(match)
    can = {item.name for item in items(match.game.content, shown) if item.can}
    names = {"build_building": "building", "build_unit": "unit"}
    built_ = {getattr(option, names[option.name]) for option in match.waiting.options if option.name in names}
    built_ = {"city" if name in ("capital", "legendary") else name for name in built_}
    controls = (option for option in match.waiting.options if isinstance(option, PlaceControl))
    built_ |= {"control" for option in controls if not option.free}
    assert can == built_


@pytest.mark.parametrize("size", SIZES)
def test_a_well_is_told_of_only_where_it_does_not_say_it_itself(size: tuple[float, float]) -> None:
    shown = shown_at(played_until(asked("build")), size)
    scene = scene_of(GAME)
    told = {item: scene.element_text(shown, f"build/{item}") for item in ITEMS}
    notes = {item.name: item.note for item in items(GAME.content, shown)}
    assert told == (notes if size == SIZES[0] else dict.fromkeys(ITEMS, ""))


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("size", SIZES[1:])
def test_why_a_well_is_dark_has_its_room(dressed: QApplication, language: str, size: tuple[float, float]) -> None:
    set_language(language)
    room = wells(scene_of(GAME).plan(shown_at(played_until(asked("build")), size)))["caravan"].width - 10  # type: ignore[attr-defined]
    for note in (*map(say, ("no_free_site", "no_room", "none_left", "none_in_reach")), say("n_provinces", n=5)):
        assert QFontMetricsF(narrowed(sans(13), note, room)).horizontalAdvance(note) <= room, note


@pytest.mark.parametrize("size", SIZES)
def test_palette_and_hand_lie_in_the_tray_beside_each_other(size: tuple[float, float]) -> None:
    match = played_until(asked("build"))
    shown = shown_at(match, size)
    scene = scene_of(match.game)
    layout = scene.layout(shown)
    tray = scene.areas(shown).tray
    wells = [Rect(*layout[f"build/{item}"][:4]) for item in ITEMS]
    tokens = [Rect(*place[:4]) for key, place in layout.items() if key.startswith("token/")]
    assert tokens
    for rect in (*wells, *tokens):
        assert tray.overlap(rect) == pytest.approx(rect.width * rect.height)
    assert all(well.overlap(token) == 0 for well in wells for token in tokens)


def test_touching_a_building_of_the_palette_points_at_its_sites(window: MainWindow) -> None:
    def several(match: AnyMatch) -> bool:
        return asked("build")(match) and bool(sites_of_item(match.game.content, shown_at(match), "caravan"))

    robot = begin(window, played_until(several))
    page = robot.page
    asked_before = page.session.match.waiting
    page.point_at("build/caravan")
    assert page.stage.gaze == replace(page.stage.gaze, item="caravan")
    assert page.scene.tints(page.stage.laid, "")
    assert page.session.match.waiting is asked_before
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.stage.gaze == replace(page.stage.gaze, item="")


# Paying


def test_the_proposed_set_is_lifted_out_of_the_hand() -> None:
    match = played_until(paying)
    shown = shown_at(match)
    state = match.state
    assert state.purchase is not None
    proposal = Budget(match.game.content, state.players[state.active], state.purchase).proposal()
    lifted = {slot.letter.lower(): slot.in_set for slot in slots(match.game.content, shown) if slot.in_set}
    assert lifted == {letter: proposal.count(letter) for letter in set(proposal)}
    held = sum(slot.left + slot.in_set for slot in slots(match.game.content, shown))
    assert held == len(state.players[state.active].hand)
    layout = scene_of(match.game).layout(shown)
    for key, place in layout.items():
        if key.startswith("set/"):
            assert LETTER_OF[key.removeprefix("set/")].lower() in proposal
            assert place.face.state == "set"


def test_clicking_another_token_changes_the_set(window: MainWindow) -> None:
    robot = begin(window, played_until(paying))
    page = robot.page
    wanted = next(option.path[0] for option in page.session.match.waiting.options if option.name == "spend_token")
    robot.touch(wanted)
    state = page.session.match.state
    if state.purchase is not None:
        assert wanted.replace("token/", "set/") in page.table.layout_
    else:  # it was the only set left, which is paid at once
        assert LETTER_OF[wanted.removeprefix("token/")] in state.paid


def test_nobody_else_sees_the_hand_or_the_set() -> None:
    match = played_until(paying)
    watching = shown_to(match, match.waiting.seat, view=match.view(EVERYBODY))
    layout = scene_of(match.game).layout(watching)
    places = [key for key, place in layout.items() if place.zone is not Zone.PROMPT and place.face]
    assert not [key for key in places if key.startswith(("token/", "set/"))]


# Cards


@pytest.mark.parametrize("size", SIZES)
def test_all_cards_find_room_on_the_table(size: tuple[float, float]) -> None:
    match = played_until(buying)
    scene = scene_of(match.game)
    shown = shown_at(match, size)
    shown = shown._replace(gaze=replace(shown.gaze, cards=True))
    layout = scene.layout(shown)
    cards = [*offered_cards(match.game.content, shown), *(card for card, _ in owned_cards(match.state))]
    rects = [Rect(*layout[f"card/{card}"][:4]) for card in cards]
    table = scene.areas(shown).table
    assert len(set(cards)) == len(cards)
    for place, rect in enumerate(rects):
        assert rect.height > 50
        assert table.overlap(rect) == pytest.approx(rect.width * rect.height)
        assert all(rect.overlap(other) == 0 for other in rects[:place])


def test_a_card_is_bought_from_the_sheet_of_all_cards(window: MainWindow) -> None:
    robot = begin(window, played_until(buying))
    page = robot.page
    key = next(option.path[0] for option in page.session.match.waiting.options if option.name == "buy_card")
    assert page.table.layout_[key].zone is Zone.PROMPT
    assert page.table.layout_["look/cards"].face == ButtonFace("cards", lit=True)
    QTest.keyClick(page, Qt.Key.Key_K)
    assert page.table.layout_[key].zone is Zone.TABLE
    state = page.session.match.state
    seat, owned = state.active, len(state.players[state.active].cards)
    robot.touch(key)
    state = page.session.match.state
    wanted = state.purchase is not None and state.purchase.wish.path == (key,)
    assert wanted or len(state.players[seat].cards) == owned + 1 or state.players[seat].pyramids


def test_what_would_be_built_is_told_without_building_it() -> None:
    match = played_until(lambda match: asked("build")(match) and match.waiting.options[0].name == "build_building")
    option, seat = of_kind(BuildBuilding, match.waiting.options[0]), match.waiting.seat
    before = match.view(seat)
    after = built(match.game.content, before, seat, option)
    assert after.built.bit_count() == before.built.bit_count() + 1
    assert Ground(match.game.content, after, seat).empty_sites != Ground(match.game.content, before, seat).empty_sites
    assert match.view(seat) == before


def build_page(window: MainWindow) -> MatchPage:
    def has_site(match: AnyMatch) -> bool:
        return any(option.path[0].startswith("site/") for option in match.waiting.options)

    return play(window, played_to("build", wanted=has_site))


def test_the_building_stands_where_one_points_and_the_tracks_say_what_it_would_change(window: MainWindow) -> None:
    page = build_page(window)
    site = next(key for key in sorted(present(page.session.funnel).lit) if key.startswith("site/"))
    option = of_kind(BuildBuilding, present(page.session.funnel).would_answer(site))
    page.hover(site)
    ghost = page.table.followers.ghost
    assert ghost is not None
    assert (ghost.face.state, ghost.face.building) == ("built", option.building)
    seat, state = page.session.looking, of_kind(State, page.session.view)
    after = built(GAME.content, state, seat, option)
    changed = [
        new
        for old, new in zip(tracks(GAME.content, state, seat), tracks(GAME.content, after, seat), strict=True)
        if old != new
    ]
    tags = [sheet for sheet in page.table.followers.sheets if isinstance(sheet, TrackTag)]
    assert changed
    assert [tag.value for tag in tags] == changed
    assert not page.advice.bubble.isVisible()


def test_numbers_choose_from_the_palette(window: MainWindow) -> None:
    page = build_page(window)
    legion = ITEMS.index("legion")
    assert "build/legion" in present(page.session.funnel).lit
    QTest.keyClick(page, Qt.Key(Qt.Key.Key_1 + legion))
    assert present(page.session.funnel).path[0] == "build/legion"


def test_a_kind_that_cannot_be_paid_twice_lies_in_one_piece(window: MainWindow) -> None:
    page = play(
        window, played_to("pay", wanted=lambda match: match.state.players[match.waiting.seat].empire != "carthage")
    )
    layout = page.table.layout_
    for key in layout:
        if key.startswith("set/") and key != "set/coin":
            rest = f"token/{key.removeprefix('set/')}"
            assert rest not in layout or rest in present(page.session.funnel).lit


class TestCardsTab:
    """What is on display lies in a tab that opens by itself while one builds."""

    @pytest.fixture
    def page(self, window: MainWindow) -> MatchPage:
        return play(window, played_to("build", wanted=buying))

    def test_it_opens_for_who_builds_and_closes_after(self, page: MatchPage) -> None:
        assert page.panel.tabs.open_page == "display"
        rows = of_kind(CardsTab, page.display.cards).rows
        shown = [row.element for row in rows if row.isVisibleTo(page.panel)]
        assert shown == [f"card/{card}" for card in offered_cards(GAME.content, page.stage.shown)]
        page.session.answer(next(option for option in present(page.session.decision).options if option.passes))
        while present(page.session.decision).kind == "mare_nostrum.build":
            page.session.answer(next(option for option in present(page.session.decision).options if option.passes))
        if present(page.session.decision).kind != "mare_nostrum.keep":
            assert page.panel.tabs.open_page == "log"

    def test_a_card_that_can_be_paid_is_bought_there(self, page: MatchPage) -> None:
        key = next(key for key in sorted(present(page.session.funnel).lit) if key.startswith("card/"))
        button = of_kind(CardButton, page.panel.prompt.button_of(key))
        assert button in of_kind(CardsTab, page.display.cards).rows
        assert button.lit
        assert key not in [other.element for other in page.panel.prompt.buttons]
        Robot(of_kind(MainWindow, page.window())).touch(key)
        assert page.session.match.state.purchase is not None
        assert page.session.match.state.purchase.wish.path[-1] == key

    def test_with_another_tab_open_the_prompt_offers_it(self, page: MatchPage) -> None:
        key = next(key for key in sorted(present(page.session.funnel).lit) if key.startswith("card/"))
        page.panel.tabs.show_page("log")
        assert key in [button.element for button in page.panel.prompt.buttons]
        page.panel.tabs.show_page("display")
        assert key not in [button.element for button in page.panel.prompt.buttons]

    def test_the_keyboard_reaches_it(self, page: MatchPage) -> None:
        key = next(key for key in sorted(present(page.session.funnel).lit) if key.startswith("card/"))
        while page.keys.focus != key:
            assert page.keys.tab(True)
        QTest.keyClick(page, Qt.Key.Key_Return)
        assert page.session.match.state.purchase is not None

    def test_what_somebody_looks_up_stays_open(self, window: MainWindow) -> None:
        page = play(window, played_to("name_builder"))
        page.panel.tabs.show_page("rules")
        seat = present(page.session.decision).seat
        option = next(
            option for option in present(page.session.decision).options if getattr(option, "seat", None) == seat
        )
        page.session.answer(option)
        assert present(page.session.decision).kind == "mare_nostrum.build"
        assert page.panel.tabs.open_page == "rules"


def test_the_prompt_says_what_is_paid_for_and_where(qapp: QApplication) -> None:
    match = played_until(lambda match: asked("pay")(match) and isinstance(match.state.purchase.wish, BuildUnit))
    words, wish = words_for("mare_nostrum"), match.state.purchase.wish
    question = present(words).kind(match.waiting)
    assert wish.unit in question
    assert present(words).name(wish.place, "loc") in question
