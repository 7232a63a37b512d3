"""The window of Imperium: Legends: odd places of its nations, and what they are asked."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from imperium_desktop.games.imperium.analysis.position import Lying, Seat
from imperium_desktop.games.imperium.rules.area import has_no_history
from imperium_desktop.games.imperium.rules.names import NATIONS, Nation
from imperium_desktop.games.imperium.rules.options import PickAmount, PickBlind
from imperium_desktop.games.imperium.rules.state import ImperiumSetup
from imperium_desktop.games.imperium.scene.areas.others import held_facts
from imperium_desktop.games.imperium.scene.areas.places import JourneyStage, piles_of, stage_of
from imperium_desktop.games.imperium.scene.choices.carrying_out import carried
from imperium_desktop.games.imperium.scene.choices.faces import title_of
from imperium_desktop.games.imperium.scene.face_kinds import (
    ImperiumFace,
    OpenPileFace,
    PileFace,
    PlayedFace,
    QuestFace,
    SliverFace,
    SlotFace,
)
from imperium_desktop.games.imperium.scene.faces import paint_face
from imperium_desktop.games.imperium.scene.plan import Plan
from imperium_desktop.games.imperium.scene.scene import ImperiumScene
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.funnel import Funnel
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.window.main_window import MainWindow
from tests.contract.playing import random_answer
from tests.games.imperium.scene.legends_table import (
    ARTHURIANS,
    ATLANTEANS,
    CONTENT,
    GAME,
    MINOANS,
    OLMECS,
    QIN,
    SMALLEST,
    UTOPIANS,
    act,
    begun,
    laid,
    table,
    text,
)
from tests.games.imperium.scene.test_scene import SIZES, playing, touch_through
from tests.present import of_kind, present
from tests.ui.showing import shown_to

# Odd places


def test_every_nation_has_its_own_piles() -> None:
    usual = ("deck", "discard", "nation", "development", "history")
    odd: dict[Nation, tuple[str, ...]] = {
        "arthurians": ("deck", "discard", "nation", "quests", "history"),
        "atlanteans": ("deck", "discard", "no_nation", "development", "sunken"),
        "utopians": ("deck", "discard", "no_nation", "no_development", "history"),
        "vikings": ("deck", "discard", "nation", "no_development", "no_history"),
    }
    for nation in NATIONS:
        player = begun(Seat(nation=nation), QIN if nation != "qin" else MINOANS).state.players[0]
        assert piles_of(CONTENT, player) == odd.get(nation, usual), nation
        assert ("no_history" in odd.get(nation, usual) or nation == "atlanteans") == has_no_history(CONTENT, player)


def test_the_active_quest_lies_under_the_court_and_the_others_in_their_area() -> None:
    match = begun(ARTHURIANS, UTOPIANS)
    layout = laid(match)
    power, court = layout["card/arthurians_power_a"], layout["card/arthurians_king_arthurs_court"]
    quest = layout["card/arthurians_twrch_trwyth"]
    assert power.y == court.y
    assert power.x < court.x, "beside the power card"
    assert quest.face == SliverFace("arthurians_twrch_trwyth")
    assert quest.y < court.y < quest.y + quest.height
    assert layout["pile/quests"].face == OpenPileFace("quests", 3, "arthurians_graal")
    assert "pile/development" not in layout
    assert "nobody’s" in text(match, "card/arthurians_twrch_trwyth")
    assert "3 cards. Impending quests" in text(match, "pile/quests")


def test_the_nadir_is_seen_under_the_nation_deck() -> None:
    match = begun(ARTHURIANS, MINOANS)
    layout = laid(match)
    deck, nadir = layout["pile/nation"], layout["card/arthurians_gwaith_camlan"]
    assert nadir.z > deck.z
    assert deck.y < nadir.y < deck.y + deck.height
    assert "goes into play" in text(match, "card/arthurians_gwaith_camlan")
    assert "the nadir" in text(match, "pile/nation")
    assert "makes an empire" in text(begun(MINOANS, ARTHURIANS), "pile/nation")


@pytest.mark.parametrize(
    ("journey", "number", "below"),
    [
        ("visions_of_shangri_la", 1, "gates_of_shangri_la"),
        ("path_to_shangri_la", 2, "gates_of_shangri_la"),
        ("gates_of_shangri_la", 3, "path_to_shangri_la"),
        ("shangri_la", 4, "path_to_shangri_la"),
    ],
)
def test_the_journey_shows_its_stage_and_the_card_below(journey: str, number: int, below: str) -> None:
    match = begun(Seat(nation="utopians", journey=journey, deck=3), ARTHURIANS)
    layout = laid(match)
    assert stage_of(CONTENT, match.state.players[0]) == JourneyStage(number, 4)
    assert layout[f"card/utopians_{journey}"].face == PlayedFace(f"utopians_{journey}", stage=JourneyStage(number, 4))
    assert layout[f"card/utopians_{below}"].face == SliverFace(f"utopians_{below}")
    assert f"Stage {number} of 4" in text(match, f"card/utopians_{journey}")
    assert "does nothing there" in text(match, f"card/utopians_{below}")


def test_what_a_nation_has_not_is_said() -> None:
    match = begun(UTOPIANS, ATLANTEANS)
    layout = laid(match)
    assert {"pile/no_nation", "pile/no_development", "pile/history"} <= set(layout)
    assert not layout["pile/no_nation"].face
    for key in ("pile/no_nation", "pile/no_development"):
        assert "This nation" in text(match, key)
    assert stage_of(CONTENT, match.state.players[1]) is None
    vikings = begun(Seat(nation="vikings", deck=3), UTOPIANS)
    assert not laid(vikings)["pile/no_history"].face
    assert "what would go there is discarded" in text(vikings, "pile/no_history")
    assert "imperium-history" not in dict(held_facts(CONTENT, vikings.view(1).players[0]))


def test_sunken_cards_have_a_pile_in_place_of_the_history() -> None:
    match = begun(ATLANTEANS, ARTHURIANS)
    layout = laid(match)
    assert layout["pile/sunken"].face == PileFace("sunken", 3)
    assert "pile/history" not in layout
    assert "3 cards. Sunken cards are out of play" in text(match, "pile/sunken")
    scene = scene_of(GAME)
    shown, others = shown_to(match, 0, SMALLEST), shown_to(match, 1, SMALLEST)
    opened = shown.gaze.opening("pile/sunken")
    assert "card/atlanteans_thule" in scene.layout(shown._replace(gaze=opened)), "their owner may look at them"
    assert "card/atlanteans_thule" not in scene.layout(others._replace(gaze=opened.at_area("0", 1)))


def test_tokens_on_a_card_are_shown_and_told() -> None:
    match = begun(MINOANS, QIN)
    layout = laid(match)
    assert layout["card/minoans_pottery"].face == PlayedFace("minoans_pottery", tokens=(0, 0, 3))
    assert layout["card/minoans_crete"].face == PlayedFace("minoans_crete")
    assert layout["card/legends_mining"].face == SlotFace("legends_mining", (0, 2, 1))
    assert "On it: 3{icon:imperium-progress" in text(match, "card/minoans_pottery")
    assert "On it" not in text(match, "card/minoans_crete")


def test_others_are_condensed_with_their_odd_places() -> None:
    match = begun(MINOANS, ARTHURIANS, UTOPIANS, ATLANTEANS)
    facts = [dict(held_facts(CONTENT, player)) for player in match.view(0).players]
    assert facts[1]["imperium-quest"] == "1+3"
    assert facts[2]["imperium-journey"] == "2/4"
    assert "imperium-develop" not in facts[2]
    assert facts[3]["imperium-sunken"] == "3"
    assert "imperium-history" not in facts[3]
    told = [text(match, f"look/{seat}") for seat in range(4)]
    assert not told[0]
    assert "Impending: 3" in told[1]
    assert "stage 2 of 4" in told[2]
    assert "Sunken cards: 3" in told[3]
    roomy = laid(begun(MINOANS, ARTHURIANS), size=SIZES[2])
    assert roomy["card/arthurians_twrch_trwyth"].face == QuestFace("arthurians_twrch_trwyth")


def test_the_piles_of_another_are_told_with_their_numbers() -> None:
    set_language("en")
    match, scene = begun(MINOANS, ARTHURIANS), scene_of(GAME)
    shown = shown_to(match, 0)
    shown = shown._replace(gaze=shown.gaze.at_area("1", 0))
    assert scene.element_text(shown, "pile/quests").startswith("3 cards.")
    assert scene.layout(shown)["card/arthurians_king_arthurs_court"].width > 60


@pytest.mark.parametrize("size", SIZES)
def test_odd_places_have_their_room(size: tuple[float, float]) -> None:
    plan = Plan(*size, Camera(), 3)
    for seat in (ARTHURIANS, UTOPIANS, ATLANTEANS, OLMECS):
        others = [other for other in (MINOANS, QIN, ARTHURIANS, UTOPIANS) if other.nation != seat.nation][:3]
        for key, place in laid(begun(seat, *others), size=size).items():
            if place.face and key.startswith(("card/", "pile/")):
                assert 0 <= place.x <= place.x + place.width <= size[0] + 1, key
    garrison = plan.garrison(plan.in_play([0, 7])[1], 7)
    for upper, lower in zip(garrison[1:], garrison, strict=False):
        assert upper.y + upper.height / 2 < lower.y, "more of each is in sight than covered"


FACES = (
    PlayedFace("utopians_path_to_shangri_la", stage=JourneyStage(2, 4)),
    PlayedFace("utopians_path_to_shangri_la", marked=True, stage=JourneyStage(2, 4)),
    PlayedFace("minoans_pottery", tokens=(1, 2, 3)),
    SliverFace("arthurians_excalibur"),
    SliverFace("utopians_gates_of_shangri_la"),
    SliverFace("arthurians_gwaith_camlan"),
    QuestFace("arthurians_excalibur"),
    PileFace("sunken", 3),
    OpenPileFace("quests", 3, "arthurians_graal"),
    OpenPileFace("quests", 0, ""),
)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("width", [44, 90, 150])
def test_odd_faces_are_painted(dressed: QApplication, face: ImperiumFace, width: int) -> None:
    image = QImage(width + 40, round(width * 1.4) + 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    rect = QRectF(20, 20, width, width * 1.4)
    with QPainter(image) as p:
        paint_face(p, face, rect, CONTENT, Words.load("pl", GAME))
    assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() > 0


# What is asked


def test_an_amount_is_a_line_of_the_panel() -> None:
    set_language("en")
    match = begun(QIN, MINOANS)
    act(match, "card/qin_king_wu_of_qin", "play")
    decision = match.waiting
    assert [option.n for option in decision.options if isinstance(option, PickAmount)] == [0, 1, 2]
    scene, funnel = scene_of(GAME), Funnel(decision, match.why_not)
    shown = shown_to(match, 0, SMALLEST, funnel)
    titles = [title_of(line, CONTENT, shown)[0] for line in present(of_kind(ImperiumScene, scene).choices(shown)).lines]
    assert titles[0] == "Pay nothing"
    assert titles[2].startswith("Pay 2{icon:imperium-progress")
    touch_through(scene, match, Chance(1), SMALLEST, "en")


def test_masks_and_what_stands_in_for_them_are_touched_where_they_lie() -> None:
    match = begun(OLMECS, MINOANS)
    act(match, "card/olmecs_power_a", "block/0")
    assert match.waiting.facts["verb"] == "pay_masks"
    layout = laid(match)
    wanted = {option.path[0] for option in match.waiting.options}
    assert wanted == {
        "card/olmecs_step_pyramids",
        "card/olmecs_calendar",
        "card/olmecs_ball_games",
        next(f"card/{card}" for card in match.state.players[0].hand if "stone_mask" in card),
    }
    assert layout["card/olmecs_calendar"].face == SliverFace("olmecs_calendar", garrison=True)
    sliver, host = layout["card/olmecs_calendar"], layout["card/olmecs_stone_heads"]
    assert sliver.y + sliver.height - host.y <= 3, "its light stays off the name below"
    touch_through(scene_of(GAME), match, Chance(2), SMALLEST, "pl")


def test_masks_are_asked_for_after_the_action_that_is_paid_with_them() -> None:
    playing = Seat(nation="olmecs", face="empire", hand=("stone_mask",), deck=3, play=("ball_games", HEADS))
    match = begun(playing, MINOANS)
    act(match, "card/olmecs_ball_games", "block/0")
    assert match.waiting.facts["verb"] == "pay_masks"
    (card,) = carried(CONTENT, match.state, match.waiting, match.events)
    steps = [(type(step.step).__name__, step.progress) for step in card.steps]
    assert steps == [("Spend", "done"), ("Discard", "now"), ("Acquire", "later")]


HEADS = Lying(card="stone_heads", garrison=("calendar", "cacao"))


def test_quests_to_come_are_spread_out_when_one_is_chosen() -> None:
    free = Seat(nation="arthurians", hand=("cafall",), deck=3, development=ARTHURIANS.development)
    match = begun(free, QIN, phase="solstice")
    while match.waiting.kind != "imperium.pick_own_card":
        agree = [option for option in match.waiting.options if option.path in (("agree",), COURT)]
        match.answer(agree[0] if agree else match.waiting.options[0])
    layout = laid(match)
    assert {"card/arthurians_excalibur", "card/arthurians_taliesin_the_bard"} <= set(layout)
    assert "shelf" in layout
    touch_through(scene_of(GAME), match, Chance(3), SMALLEST, "en")


COURT = ("card/arthurians_king_arthurs_court",)


def test_the_main_deck_stands_for_cards_of_variable_points() -> None:
    set_language("en")
    layout, main = laid(begun(QIN, MINOANS)), "pile/main"
    assert layout["blind/variable"][:4] == layout[main][:4]
    shown = shown_to(begun(QIN, MINOANS), 0)
    assert "variable" in scene_of(GAME).element_name(shown, PickBlind("variable").path[0])


@pytest.mark.parametrize("number", range(8))
def test_all_nations_can_be_played_by_touches(number: int) -> None:
    """Every nation of both boxes in some match, touch by touch.

    With the common cards of either and both printings; every sort of question a few times.
    """
    nations = (NATIONS[number], NATIONS[15 - number], NATIONS[(number + 4) % 16])[: 2 + number % 2]
    setup = ImperiumSetup(
        seats=len(nations),
        nations=nations,
        commons=("legends", "classics")[number % 2],
        nations_from="both",
        printing=("first", "later")[number // 2 % 2],
    )
    match, chance, scene = Match(GAME, setup, number), Chance(number), scene_of(GAME)
    asked: dict[object, int] = {}
    while match.decision is not None:
        decision = match.waiting
        sort = decision.kind, decision.facts.get("verb"), decision.seat
        asked[sort] = asked.get(sort, 0) + 1
        if asked[sort] <= 2:
            size = SIZES[len(match.answers) % len(SIZES)]
            touch_through(scene, match, chance, size, ("en", "pl")[len(match.answers) % 2])
        match.answer(random_answer(decision, chance))
    assert len(asked) > 15


def test_pieces_are_painted_in_the_window(window: MainWindow) -> None:
    robot = playing(window, table(ARTHURIANS, UTOPIANS, ATLANTEANS, MINOANS))
    robot.touch("look/1")
    assert robot.page.table.layout_["card/utopians_path_to_shangri_la"].face.stage == JourneyStage(2, 4)
    robot.touch("look/own")
    robot.touch("pile/quests")
    assert "card/arthurians_graal" in robot.page.table.layout_
