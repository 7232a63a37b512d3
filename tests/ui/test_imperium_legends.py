"""The window of Imperium: Legends: odd places of its nations, what they are asked, how it is told."""

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap

from imperium_desktop.registry import imperium as registry
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.imperium import events
from imperium_desktop.rules.imperium.area import has_no_history
from imperium_desktop.rules.imperium.names import NATIONS, NATIONS_OF, Nation
from imperium_desktop.rules.imperium.options import PickAmount, PickBlind
from imperium_desktop.rules.imperium.position import Lot, Lying, Position, Seat, lay_out, setup_of
from imperium_desktop.rules.imperium.state import ImperiumSetup
from imperium_desktop.rules.journal import Seating
from imperium_desktop.rules.match import Match
from imperium_desktop.teaching.imperium.guide import bot_record, read_guides
from imperium_desktop.teaching.imperium.nation_table import Results, lines_of, read_nation_table
from imperium_desktop.text.words import Words
from imperium_desktop.ui.ending.rank_table import RankTable, heading_type
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.scenes.imperium import nations as choosing
from imperium_desktop.ui.scenes.imperium.carrying_out import MOVING, carried
from imperium_desktop.ui.scenes.imperium.choice_faces import title_of
from imperium_desktop.ui.scenes.imperium.chronicle import page, worth_telling
from imperium_desktop.ui.scenes.imperium.event_signs import WAYS
from imperium_desktop.ui.scenes.imperium.faces import paint_face
from imperium_desktop.ui.scenes.imperium.nations import NationSheet, paint_tile, preview_place, tile_places
from imperium_desktop.ui.scenes.imperium.others import held_facts
from imperium_desktop.ui.scenes.imperium.outcomes import outcomes
from imperium_desktop.ui.scenes.imperium.places import Stage, piles_of, stage_of
from imperium_desktop.ui.scenes.imperium.plan import NO_TRAY, Plan
from imperium_desktop.ui.scenes.imperium.solstice import bars
from imperium_desktop.ui.scenes.imperium.sources import SOURCES, points_by_source
from imperium_desktop.ui.scenes.imperium.telling import tell
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.funnel import Funnel
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.theme.rect import Rect
from tests.contract.playing import random_answer
from tests.ui.painted_texts import painted_texts
from tests.ui.showing import shown_to
from tests.ui.test_imperium_scene import SIZES, inside, playing, touch_through

GAME = load_game("imperium")
CONTENT = GAME.content
SMALLEST = SIZES[0]

ARTHURIANS = Seat(
    nation="arthurians",
    side="A",
    hand=("cafall", "myrddin_wyllt_merlin"),
    deck=3,
    play=(
        Lying(card="britannia_prima", garrison=("cai_sir_kay", "bedwyr")),
        Lying(card="britannia_secunda", garrison=("peredur_sir_percival",)),
    ),
    quest="twrch_trwyth",
    development=("graal", "excalibur", "taliesin_the_bard"),
    nation_deck=("lady_bertilak", "gwaith_camlan"),
)
UTOPIANS = Seat(nation="utopians", hand=("charity",), deck=3, journey="path_to_shangri_la", tokens=(1, 2, 5))
ATLANTEANS = Seat(
    nation="atlanteans",
    hand=("flood",),
    deck=3,
    play=("hesperides",),
    sunken=("thule", "elysian_fields", "unrest"),
    development=("kleito",),
)
MINOANS = Seat(nation="minoans", hand=("prosperity",), deck=3, play=(Lying(card="pottery", tokens=(0, 0, 3)), "crete"))
QIN = Seat(
    nation="qin",
    face="empire",
    tokens=(3, 2, 2),
    hand=("king_wu_of_qin",),
    deck=3,
    play=("mandate_of_heaven",),
    history=("duke_zhuang_of_qin",),
)
OLMECS = Seat(
    nation="olmecs",
    side="A",
    face="empire",
    hand=("stone_mask", "cacao"),
    deck=3,
    play=("step_pyramids", Lying(card="stone_heads", garrison=("calendar", "ball_games"))),
)


def table(*seats: Seat, **more: object) -> Position:
    facts: dict[str, object] = {
        "market": ("mountain", Lot(card="mining", tokens=(0, 2, 1)), "astronomy", "etruscans", "plain"),
        "main": ("island", "masonry", "amphitheatre"),
        "fame": ("great", "acclaimed", "imperial"),
        "commons": "legends",
        **more,
    }
    return Position(seats=seats, **facts)  # type: ignore[arg-type]


def begun(*seats: Seat, **more: object) -> Match:
    position = table(*seats, **more)
    return Match(GAME, setup_of(position), 0, start=lay_out(CONTENT, position))


def laid(match: Match, seat: int = 0, size: tuple[float, float] = SMALLEST):
    return scene_of(GAME).layout(shown_to(match, seat, size))


def text(match: Match, key: str, seat: int = 0) -> str:
    set_language("en")
    return scene_of(GAME).element_text(shown_to(match, seat), key)


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
    assert quest.face == "under/arthurians_twrch_trwyth"
    assert quest.y < court.y < quest.y + quest.height
    assert layout["pile/quests"].face == "open/quests/3/arthurians_graal"
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
    assert stage_of(CONTENT, match.state.players[0]) == Stage(number, 4)
    assert layout[f"card/utopians_{journey}"].face == f"played/utopians_{journey}/0/{number}/4"
    assert layout[f"card/utopians_{below}"].face == f"under/utopians_{below}"
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
    assert layout["pile/sunken"].face == "pile/sunken/3"
    assert "pile/history" not in layout
    assert "3 cards. Sunken cards are out of play" in text(match, "pile/sunken")
    scene = scene_of(GAME)
    shown = shown_to(match, 0, SMALLEST)
    scene.viewpoint.open("pile/sunken")
    assert "card/atlanteans_thule" in scene.layout(shown), "their owner may look at them"
    scene.viewpoint.look_at("0", 1)
    assert "card/atlanteans_thule" not in scene.layout(shown_to(match, 1, SMALLEST))


def test_tokens_on_a_card_are_shown_and_told() -> None:
    match = begun(MINOANS, QIN)
    layout = laid(match)
    assert layout["card/minoans_pottery"].face == "played/minoans_pottery/0/0.0.3"
    assert layout["card/minoans_crete"].face == "played/minoans_crete/0"
    assert layout["card/legends_mining"].face == "slot/legends_mining/0.2.1"
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
    assert roomy["card/arthurians_twrch_trwyth"].face == "quest/arthurians_twrch_trwyth"


def test_the_piles_of_another_are_told_with_their_numbers() -> None:
    set_language("en")
    match, scene = begun(MINOANS, ARTHURIANS), scene_of(GAME)
    scene.viewpoint.look_at("1", 0)
    shown = shown_to(match, 0)
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
    "played/utopians_path_to_shangri_la/0/2/4",
    "played/utopians_path_to_shangri_la/1/2/4",
    "played/minoans_pottery/0/1.2.3",
    "under/arthurians_excalibur",
    "under/utopians_gates_of_shangri_la",
    "under/arthurians_gwaith_camlan",
    "quest/arthurians_excalibur",
    "pile/sunken/3",
    "open/quests/3/arthurians_graal",
    "open/quests/0/",
)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("width", [44, 90, 150])
def test_odd_faces_are_painted(dressed, face: str, width: int) -> None:
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
    scene.look_at(shown)
    titles = [title_of(line, CONTENT, shown)[0] for line in scene.choices.lines]
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
    assert layout["card/olmecs_calendar"].face == "garrison/olmecs_calendar"
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


def act(match: Match, *path: str) -> None:
    match.answer(next(option for option in match.waiting.options if option.path == path))


@pytest.mark.parametrize("number", range(8))
def test_all_nations_can_be_played_by_touches(number: int) -> None:
    """Every nation of both boxes in some match, with the common cards of either and both printings; every sort of
    question a few times, touch by touch."""
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


# Choosing nations


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("box", ["classics", "legends", "both"])
def test_the_nations_of_the_chosen_boxes_have_tiles(size: tuple[float, float], box: str) -> None:
    match = Match(GAME, ImperiumSetup(seats=2, nations_from=box), 1)  # type: ignore[arg-type]
    nations = NATIONS if box == "both" else NATIONS_OF[box]  # type: ignore[index]
    layout = laid(match, match.waiting.seat, size)
    assert {key for key in layout if key.startswith("nation/")} == {f"nation/{nation}" for nation in nations}
    plan = Plan(*size, Camera(), 1, NO_TRAY)
    places = list(tile_places(plan, nations).values())
    assert all(inside(place, plan.areas.table) for place in places)
    assert max(place.bottom for place in places) == pytest.approx(plan.areas.table.height, abs=2 * plan.gap + 1)
    assert all(place.right <= preview_place(plan).x for place in places)
    across = {place.x for place in places}
    assert len(across) == (4 if box == "both" else 2)


@pytest.mark.parametrize("size", SIZES)
def test_choosing_takes_the_whole_height_down_to_the_seats(size: tuple[float, float]) -> None:
    match = Match(GAME, ImperiumSetup(seats=2, nations_from="both"), 1)
    scene, shown = scene_of(GAME), shown_to(match, match.waiting.seat, size)
    areas = scene.areas(shown)
    assert areas.tray.height == 0
    assert areas.strip.bottom == pytest.approx(size[1])
    match.answer(match.waiting.options[0])
    plan = Plan(*size, Camera(), 1, NO_TRAY)
    layout = laid(match, match.waiting.seat, size)
    shown_cards = [Rect(*place[:4]) for key, place in layout.items() if key.startswith(("card/", "side/"))]
    assert len(shown_cards) > 5
    assert all(inside(rect, preview_place(plan)) for rect in shown_cards)
    assert not any(one.overlap(other) for one, other in combinations(shown_cards, 2))


@pytest.mark.parametrize("size", SIZES[:3])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_each_of_sixteen_tiles_has_its_sentence(dressed, size: tuple[float, float], language: str) -> None:
    words, guides = Words.load(language, GAME), read_guides(language)
    for nation, place in tile_places(Plan(*size, Camera(), 1, NO_TRAY), NATIONS).items():
        picture = QPixmap(round(place.width), round(place.height))
        with painted_texts() as texts, QPainter(picture) as p:
            paint_tile(p, QRectF(picture.rect()), nation, None, words)
        assert not texts.too_long
        assert texts.tells(guides[nation].sentence), nation


@pytest.mark.parametrize("size", SIZES[:3])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_preview_has_room_for_what_is_told_of_each_nation(
    dressed, monkeypatch, size: tuple[float, float], language: str
) -> None:
    words, rooms = Words.load(language, GAME), []
    monkeypatch.setattr(choosing, "paint_prose", lambda _p, room, text, *_look: rooms.append((text, room)))
    place = preview_place(Plan(*size, Camera(), 1, NO_TRAY))
    picture = QPixmap(round(place.right), round(place.bottom))
    with painted_texts() as texts, QPainter(picture) as p:
        for nation in NATIONS:
            NationSheet(place, nation, CONTENT, words).paint(p, 1.0)
    assert not texts.too_long
    assert len(rooms) == len(NATIONS)
    assert [text for text, room in rooms if not choosing.is_roomy(text, choosing.LEAST_PROSE, room)] == []


def played(file: Path) -> Path:
    """A table in which a nation wins the more often, the earlier it is named."""
    places = range(len(NATIONS))
    wins = {NATIONS[one]: {NATIONS[other]: 5 + (other - one) / 5 for other in places if other != one} for one in places}
    file.write_text("\n".join(lines_of(Results(1, 10, wins))), encoding="utf-8")
    return file


def test_fair_pairs_come_from_the_table_and_of_what_is_offered(tmp_path: Path, monkeypatch) -> None:
    table = read_nation_table(played(tmp_path / "imperium.toml"))
    monkeypatch.setattr(registry, "read_nation_table", lambda: table)
    legends = NATIONS_OF["legends"]
    pairs = registry.fair_pairs(legends)
    assert pairs
    assert all({*pair} <= {*legends} for pair in pairs)
    assert all(abs(table.expected(one, other) - 0.5) <= registry.EVEN for one, other in pairs)
    assert registry.fair_pairs(("arthurians", "utopians")) == [("arthurians", "utopians")], "at least the nearest"
    assert ("arthurians", "utopians") not in pairs


def test_the_preview_says_the_box_and_how_bots_did() -> None:
    set_language("en")
    words = Words.load("en", GAME)
    spoken = NationSheet(Rect(0, 0, 400, 600), "qin", GAME.content, words).spoken
    assert spoken.startswith("Qin. Legends. ")
    assert spoken.endswith(bot_record("en", "qin", words.label))


# What is told


def test_every_way_cards_move_has_a_sign_and_a_cause() -> None:
    ways = set(events.CardsMoved.__annotations__["way"].__args__)
    assert ways == set(WAYS) == set(MOVING)


def test_steps_tell_what_sinking_and_travelling_did() -> None:
    match = begun(ATLANTEANS, ARTHURIANS)
    act(match, "card/atlanteans_flood", "play")
    shown = shown_to(match, 0)._replace(events=match.events)
    (card,) = carried(CONTENT, shown.view, shown.decision, shown.events)
    told = [event for step in card.steps for event in step.told]
    assert {event.way for event in told if isinstance(event, events.CardsMoved)} == {"submerged"}


def test_a_journey_and_a_sunken_palace_are_shown_to_others() -> None:
    set_language("en")
    match = begun(MINOANS, UTOPIANS)
    turn = events.TurnBegan(1, "activate")
    told = (turn, events.JourneyMoved(1, "utopians_path_to_shangri_la"))
    (outcome,) = outcomes(shown_to(match, 0)._replace(events=told), 1)
    assert outcome.icon == "imperium-journey"
    assert not list(outcomes(shown_to(match, 1)._replace(events=told), 1)), "who travels knows"
    sunk = (turn, events.CardsMoved(0, ("atlanteans_palace_of_poseidon",), "submerged"))
    (outcome,) = outcomes(shown_to(begun(ATLANTEANS, QIN), 0)._replace(events=sunk), 1)
    assert outcome.lost == ("card/atlanteans_palace_of_poseidon",)
    assert "Palace of Poseidon" in tell(sunk[1], 0, Words.load("en", GAME))


def test_the_bar_of_the_solstice_is_the_nations_own() -> None:
    set_language("en")
    state = begun(ARTHURIANS, UTOPIANS, ATLANTEANS).state
    own = [bars(CONTENT, state, seat)[2] for seat in range(3)]
    assert [(bar.icon, bar.left, bar.most) for bar in own] == [
        ("imperium-quest", 3, 5),
        ("imperium-journey", 2, 4),
        ("imperium-develop", 1, 10),
    ]
    vikings = begun(Seat(nation="vikings", nation_deck=("harald_hardrada",)), MINOANS).state
    assert bars(CONTENT, vikings, 0)[2][:3] == ("imperium-accession", "Your nation deck", 1)


# The end


def test_sunken_cards_are_a_source_of_their_own_and_unrest_stays_unrest() -> None:
    view = begun(ATLANTEANS, MINOANS).view(0)
    found = dict(zip(SOURCES, points_by_source(CONTENT, view, 0), strict=True))
    sunk = sum(CONTENT.cards[card].points for card in view.players[0].sunken if card not in CONTENT.unrest)
    assert found["sunken"] == sunk
    assert found["unrest"] == -2


@pytest.mark.parametrize("nations", [("atlanteans", "arthurians"), ("utopians", "qin")])
def test_the_end_of_a_legends_match_is_explained(nations: tuple[Nation, ...]) -> None:
    set_language("en")
    setup = ImperiumSetup(seats=2, nations=nations, nations_from="legends", commons="legends")
    match, chance = Match(GAME, setup, 4), Chance(4)
    while match.decision is not None:
        match.answer(random_answer(match.decision, chance))
    ending = scene_of(GAME).tell_end(match, Words.load("en", GAME), Seating(("Anna", "Marek")), range(2))
    for row in ending.beats[-1].rows:
        assert len(row.cells) == len(ending.columns)
        assert sum(cell.value for cell in row.cells) == int(row.total)
    sinks = "atlanteans" in nations
    assert any(column.icon == "imperium-sunken" for column in ending.columns) == sinks
    assert ("sunken pile" in ending.counted.text) == sinks
    assert ("sunken pile" in ending.steps[1].title) == sinks
    quest = next((player.quest for player in match.state.players if player.quest), "")
    assert ("belongs to nobody" in ending.decided) == bool(quest)


@pytest.mark.parametrize(("width", "in_signs"), [(620, True), (1400, False)])
def test_columns_without_room_for_words_have_signs(dressed, width: int, in_signs: bool) -> None:
    set_language("pl")
    setup = ImperiumSetup(seats=2, nations=("atlanteans", "qin"), nations_from="legends")
    match, chance = Match(GAME, setup, 4), Chance(4)
    while match.decision is not None:
        match.answer(random_answer(match.decision, chance))
    shown = RankTable()
    shown.set_ending(scene_of(GAME).tell_end(match, Words.load("pl", GAME), Seating(("Anna", "Marek")), range(2)))
    shown.resize(width, 300)
    headings = shown._headings(shown._plan())
    fitting = heading_type([(heading.text, heading.width) for heading in headings[1:]], shown._head())
    assert (fitting is None) == in_signs
    sunken = headings[1 + SOURCES.index("sunken")]
    assert shown.heading_at(sunken.left + 2, 3) == "karty zatopione"
    assert not shown.heading_at(sunken.left + 2, 200)


def test_the_story_tells_quests_journeys_and_counts_sunken_cards() -> None:
    assert worth_telling(events.JourneyMoved(0, "utopians_shangri_la"))
    assert worth_telling(events.CardsMoved(0, ("arthurians_excalibur",), "won"))
    assert not worth_telling(events.CardsMoved(0, ("arthurians_excalibur",), "begun"))
    assert page(CONTENT, begun(ATLANTEANS, MINOANS).view(0), 0).history == 3


def test_pieces_are_painted_in_the_window(window) -> None:
    robot = playing(window, table(ARTHURIANS, UTOPIANS, ATLANTEANS, MINOANS))
    robot.touch("look/1")
    assert robot.page.table.layout_["card/utopians_path_to_shangri_la"].face.endswith("/2/4")
    robot.touch("look/own")
    robot.touch("pile/quests")
    assert "card/arthurians_graal" in robot.page.table.layout_
