"""The rulebook of Hadrian's Wall: what it says is what lies in the box, and its pictures show what they tell."""

import re
from collections import Counter

from imperium_desktop.games.hadrian.analysis.position import lay_out, setup_of
from imperium_desktop.games.hadrian.rules.attack import undefended
from imperium_desktop.games.hadrian.rules.components import TrackBox
from imperium_desktop.games.hadrian.rules.legal import is_open
from imperium_desktop.games.hadrian.rules.names import ITEMS
from imperium_desktop.games.hadrian.rules.scoring import path_points, path_total, penalty, total
from imperium_desktop.games.hadrian.rules.state import State
from imperium_desktop.games.hadrian.teaching.pictures import TablePicture
from imperium_desktop.registry import load_game
from imperium_desktop.rules.match import Match
from imperium_desktop.teaching.pictures import read_pictures
from tests.present import of_kind, present
from tests.teaching.library import LIBRARY, items_of

GAME = load_game("hadrian")
CONTENT = GAME.content
BOOK = LIBRARY["hadrian"]["en"]
PICTURES = read_pictures("hadrian", TablePicture)


def numbers_in(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def boxes_with(icons: set[str], boxes: tuple[TrackBox, ...]) -> list[int]:
    return [number for number, box in enumerate(boxes, 1) if set(box.gain) == icons]


def test_the_steps_of_the_paths() -> None:
    for card, item in zip(sorted(CONTENT.box.cards, key=lambda card: card.id), items_of(BOOK, "§9.3"), strict=True):
        assert item.startswith(card.id.title())
        assert tuple(numbers_in(item)[-3:]) == card.steps


def test_what_prospects_pay_and_their_patterns() -> None:
    paid = {
        name: item.split(": ")[1] for item in items_of(BOOK, "§4.4") for name in item.split(": ")[0].lower().split(", ")
    }
    for card in CONTENT.box.cards:
        assert items_in(paid[card.id]) == Counter(card.gain), card.id
    shapes = dict(zip("IOTSL", items_of(BOOK, "§7.10")[3:], strict=True))
    for card in CONTENT.box.cards:
        assert card.id.title() in shapes[card.pattern]


def items_in(text: str) -> Counter[str]:
    return Counter({name: int(number) for number, name in re.findall(rf"(\d+) ({'|'.join(ITEMS)})", text)})


def test_boxes_of_the_left_sheet() -> None:
    left = CONTENT.box.left
    cohorts, points, _ = items_of(BOOK, "§6.3")
    assert numbers_in(cohorts) == boxes_with({"cohort"}, left.guard.boxes)
    assert numbers_in(points)[:-1] == boxes_with({"discipline"}, left.guard.boxes)
    wall = items_of(BOOK, "§6.4")[2:]
    assert numbers_in(wall[0])[:-1] == boxes_with({"civilian"}, left.wall.boxes)
    assert numbers_in(wall[1])[:-1] == boxes_with({"renown", "cohort"}, left.wall.boxes)
    assert numbers_in(wall[2]) == boxes_with({"cohort"}, left.wall.boxes)
    assert numbers_in(wall[3])[:-1] == boxes_with({"renown"}, left.wall.boxes)
    assert numbers_in(items_of(BOOK, "§6.4")[1])[2:] == [box.fort for box in left.cippi.boxes]
    fort = items_of(BOOK, "§6.6")
    assert numbers_in(fort[0])[:-1] == boxes_with({"civilian"}, left.fort.boxes)
    assert numbers_in(fort[2])[:-1] == boxes_with({"discipline", "cohort"}, left.fort.boxes)


def test_what_buildings_need_and_cost() -> None:
    found = set()
    for paragraph in ("§6.7", "§6.10", "§7.1", "§7.5", "§7.6"):
        for item in items_of(BOOK, paragraph):
            size, _, name = item.partition(" – ")[0].lower().partition(" ")
            building = CONTENT.buildings.get(f"{name}_{size}")
            if building is None:
                continue
            found.add(building.id)
            needs, cost = item.partition(" – ")[2].split(";")[:2]
            assert numbers_in(needs)[-1] == (building.needs or building.infrastructure), item
            assert items_in(cost) == Counter(building.cost), item
    sized = {building.id for building in CONTENT.buildings.values() if building.size and not building.built}
    assert found == sized
    for chapter, id in (
        ("§7.2", "market"),
        ("§7.3", "theatre"),
        ("§7.4", "ludus"),
        ("§7.7", "baths"),
        ("§7.8", "courthouse"),
    ):
        needs, cost = present(BOOK.paragraph(chapter)).text.partition(" – ")[2].split(";")[:2]
        assert numbers_in(needs) == [CONTENT.buildings[id].needs]
        assert items_in(cost) == Counter(CONTENT.buildings[id].cost)


def test_attacks_and_penalties() -> None:
    for level, item in zip(("low", "normal", "high"), items_of(BOOK, "§8.2"), strict=True):
        assert numbers_in(item) == [getattr(year, level) for year in CONTENT.box.years]
    penalties = {numbers_in(item)[0]: numbers_in(item)[1] for item in items_of(BOOK, "§9.2")}
    assert penalties == dict(list(enumerate(CONTENT.box.left.disdain.penalty))[1:])


def test_forts_of_the_campaign() -> None:
    for number, (fort, goals, challenge) in enumerate(
        zip(CONTENT.box.forts, items_of(BOOK, "§12.2"), items_of(BOOK, "§12.3"), strict=True), 1
    ):
        assert goals.startswith(fort.name), number
        assert challenge.startswith(fort.name), number
        assert items_in(challenge.partition("Reward: ")[2]) == Counter(fort.reward), number
        for said, wanted in ((goals, fort.goals), (challenge, fort.challenge)):
            for goal in wanted:
                if goal.measure in ("total", "path_vp", "goods", "landmarks") and goal.least:
                    assert goal.least in numbers_in(said), said


# Pictures


def shown(name: str) -> State:
    position = PICTURES[name].position
    return of_kind(State, Match(GAME, setup_of(position), 0, start=lay_out(CONTENT, position)).view(0))


def test_what_is_lit_in_a_picture_is_open() -> None:
    boxes = CONTENT.printed.boxes
    closed = {
        key
        for name, picture in PICTURES.items()
        for key in picture.mark
        if key in boxes and not is_open(boxes[key], shown(name).players[0], picture.position.year)
    }
    assert closed == {"box/mining/5"}, "the one that waits for its granary"


def test_pictures_come_out_as_their_captions_tell() -> None:
    attack, scoring, disdain, paths = (shown(name) for name in ("attack", "scoring", "disdain", "paths"))
    assert undefended(CONTENT, attack, attack.players[0]) == [1, 0, 1]
    assert (path_total(CONTENT, scoring.players[0]), total(CONTENT, scoring.players[0])) == (6, 53)
    assert penalty(CONTENT, disdain.players[0]) == 5
    assert [path_points(CONTENT, paths.players[0], card) for card in paths.players[0].paths] == [1, 2, 1]
