"""The rulebooks: complete in both languages, right about the board and the rules, easy to look things up in."""

import re
from collections import Counter
from pathlib import Path

import pytest

import imperium_desktop
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.hadrian.components import TrackBox
from imperium_desktop.rules.hadrian.names import ITEMS
from imperium_desktop.rules.tigris.components import DYNASTIES, LEADERS, TILES
from imperium_desktop.rules.tigris.options import PlaceLeader
from imperium_desktop.rules.tigris.scoring import key, place_jokers
from imperium_desktop.rules.tigris.squares import SQUARES, labels_in
from imperium_desktop.rules.tigris.state import Player
from imperium_desktop.shipped import ContentError, shipped
from imperium_desktop.teaching.rulebook import (
    Block,
    BoardPicture,
    Chapter,
    Listing,
    Paragraph,
    Picture,
    Rulebook,
    Run,
    Text,
    lines_of,
    plain,
    read_pictures,
    read_rulebook,
    read_rulebook_file,
)
from tests.rules.tigris.builder import Scenario
from tests.rules.tigris.invariant import beside

LIBRARY = {game: {language: read_rulebook(game, language) for language in ("en", "pl")} for game in GAMES}
BOOKS = LIBRARY["tigris"]
PICTURES = read_pictures("tigris")
BOARD = load_game("tigris").content.boards["standard"]
RIVER = set(labels_in(BOARD.river))
STARTING_TEMPLES = set(labels_in(BOARD.temples))

PARAGRAPHS = {
    "tigris": {1: 7, 2: 5, 3: 4, 4: 5, 5: 6, 6: 7, 7: 10, 8: 6, 9: 0, 10: 5, 11: 2, 12: 4, 14: 0},
    "hadrian": {1: 4, 2: 5, 3: 1, 4: 6, 5: 13, 6: 13, 7: 10, 8: 7, 9: 5, 10: 5, 11: 2, 12: 3, 13: 0},
    "settlers": {1: 3, 2: 9, 3: 8, 4: 5, 5: 3, 6: 8, 7: 4, 8: 2, 9: 6, 10: 3, 11: 8, 12: 4, 13: 7, 15: 21},
}
"""How many numbered paragraphs each chapter of the rules has."""
BEFORE_THE_FIRST = {("hadrian", 7)}
"""Chapters with a paragraph 0."""
FOR_DEVELOPERS = {"hadrian": {"§16"}}
"""How to read the component files: no chapter of the book."""
UNFINISHED = {"revolt", "war", "priest_war", "treasures"}
"""Pictures taken in the middle of an action."""
ENGLISH_WORDS = """
    the and of with for from that this you your is are not may when if only tile tiles leader leaders king priest farmer
    trader temple temples settlement farm farms market kingdom kingdoms river land turn action war revolt treasure
    treasures catastrophe bag screen hand player players board point points colour archer bull pot lion
    soldier soldiers builder builders servant servants civilian civilians resource resources renown piety valour
    discipline disdain favour favours wall guard granary hotel workshop road market theatre temples baths courthouse
    scout scouts pattern path paths prospect box boxes track tracks year years
    location locations deal deals raze token tokens defence worker workers gold wood stone food deck card cards pass
    empire foundation lookout cleanup round rounds build
"""

each_game = pytest.mark.parametrize("game", LIBRARY)
each_language = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
each_book = pytest.mark.parametrize(
    "book",
    [book for books in LIBRARY.values() for book in books.values()],
    ids=[f"{game}-{language}" for game, books in LIBRARY.items() for language in books],
)
each_picture = pytest.mark.parametrize("picture", PICTURES.values(), ids=PICTURES)


def blocks(book: Rulebook) -> dict[str, tuple[Block, ...]]:
    """By anchor; the introduction has none."""
    return {"": book.intro, **{paragraph.anchor: paragraph.blocks for paragraph in book}}


def runs(block: Block) -> list[Run]:
    return [run for line in lines_of(block) for run in line]


def squares(text: str | None) -> list[str]:
    return (text or "").split()


def tiles(picture: BoardPicture) -> dict[str, str]:
    return {square: tile for tile, where in picture.tiles.items() for square in squares(where)}


def bases(picture: BoardPicture) -> dict[str, str]:
    return {square: tile for tile, where in picture.bases.items() for square in squares(where)}


# Two equal originals


@each_game
def test_anchors_are_those_of_the_rules(game: str) -> None:
    wanted = []
    for chapter, count in PARAGRAPHS[game].items():
        first = 0 if (game, chapter) in BEFORE_THE_FIRST else 1
        wanted += [f"§{chapter}", *(f"§{chapter}.{number}" for number in range(first, count + 1))]
    for book in LIBRARY[game].values():
        assert [paragraph.anchor for paragraph in book] == wanted


@each_game
def test_both_languages_have_the_same_pictures_icons_and_links_in_each_paragraph(game: str) -> None:
    english, polish = (blocks(book) for book in LIBRARY[game].values())
    for anchor in english:
        assert shape(english[anchor]) == shape(polish[anchor]), anchor


def shape(paragraph: tuple[Block, ...]) -> tuple[list[object], Counter[str], Counter[str]]:
    inside = [run for block in paragraph for run in runs(block)]
    return (
        [(type(block), block.name if isinstance(block, Picture) else len(lines_of(block))) for block in paragraph],
        Counter(run.icon for run in inside if run.icon),
        Counter(run.link for run in inside if run.link),
    )


@each_game
def test_both_languages_use_the_same_numbers_and_squares(game: str) -> None:
    english, polish = (blocks(book) for book in LIBRARY[game].values())
    for anchor in english:
        assert numbers(english[anchor]) == numbers(polish[anchor]), anchor


def numbers(paragraph: tuple[Block, ...]) -> Counter[str]:
    return Counter(
        re.findall(r"\b[A-P]?\d+\b", " ".join(plain(line) for block in paragraph for line in lines_of(block)))
    )


@each_book
def test_every_paragraph_says_something(book: Rulebook) -> None:
    for paragraph in book:
        assert paragraph.heading
        assert paragraph.blocks or (isinstance(paragraph, Chapter) and paragraph.paragraphs)
    headings = Counter(paragraph.heading for paragraph in book)
    assert max(headings.values()) == 1


@each_game
def test_everything_the_rules_cite_is_there(game: str) -> None:
    room = Path(imperium_desktop.__file__).parent
    files = [*(room / "rules" / game).glob("*.py"), *(room / "teaching" / game).glob("*.py")]
    cited = {anchor for file in files for anchor in re.findall(r"§\d+(?:\.\d+)?", file.read_text(encoding="utf-8"))}
    assert len(cited) > 20
    for book in LIBRARY[game].values():
        assert cited - FOR_DEVELOPERS.get(game, set()) <= {paragraph.anchor for paragraph in book}


@each_book
def test_every_icon_is_drawn(book: Rulebook) -> None:
    used = {run.icon for paragraph in blocks(book).values() for block in paragraph for run in runs(block) if run.icon}
    drawn = {file.stem for file in (shipped("resources") / "icons").glob("*.svg")}
    assert used <= drawn


@each_game
def test_the_polish_book_is_polish(game: str) -> None:
    words = set(re.findall(r"[^\W\d_]+", everything(LIBRARY[game]["pl"]).lower()))
    assert not words & set(ENGLISH_WORDS.split())
    assert set("ąćęłńóśźż") <= set("".join(words))


@each_game
@pytest.mark.parametrize(("language", "quotes"), [("en", "“”"), ("pl", "„”")])
def test_typography(game: str, language: str, quotes: str) -> None:
    text = everything(LIBRARY[game][language])
    assert not re.search(r"""["']| - |\.\.\.| [,.;:!?](?! \d)""", text)
    assert set(re.findall("[“”„]", text)) == set(quotes)


def everything(book: Rulebook) -> str:
    """All that is read, line by line."""
    lines = [book.title, *(paragraph.heading for paragraph in book)]
    return "\n".join(
        [*lines, *(plain(line) for part in blocks(book).values() for block in part for line in lines_of(block))]
    )


# Pictures


@each_game
def test_every_picture_is_shown_once(game: str) -> None:
    pictures = read_pictures(game)
    assert len(pictures) <= 12
    for book in LIBRARY[game].values():
        shown = [block.name for part in blocks(book).values() for block in part if isinstance(block, Picture)]
        assert Counter(shown) == Counter(pictures.keys())


@each_picture
def test_pictures_obey_the_terrain(picture: BoardPicture) -> None:
    for square, tile in {**tiles(picture), **bases(picture)}.items():
        assert tile in TILES
        assert (square in RIVER) == (tile == "farm"), square
    temples = {square for square, tile in tiles(picture).items() if tile == "temple"}
    for leader, square in picture.leaders.items():
        dynasty, kind = leader.split()
        assert dynasty in DYNASTIES
        assert kind in LEADERS
        assert square not in RIVER
        assert beside(square) & temples, leader


@each_picture
def test_pictures_hold_one_thing_on_a_square_and_all_within_the_frame(picture: BoardPicture) -> None:
    top_left, bottom_right = picture.frame.split(":")
    frame = {
        square
        for square in SQUARES
        if top_left[0] <= square[0] <= bottom_right[0] and int(top_left[1:]) <= int(square[1:]) <= int(bottom_right[1:])
    }
    lying = [*tiles(picture), *bases(picture), *picture.leaders.values(), *squares(picture.catastrophes)]
    assert len(lying) == len(set(lying))
    assert {*lying, *squares(picture.mark)} <= frame
    assert frame & STARTING_TEMPLES <= {*tiles(picture), *bases(picture)}, "a starting temple is missing"
    assert set(squares(picture.treasures)) <= STARTING_TEMPLES & {*tiles(picture), *bases(picture)}
    assert picture.unification is None or picture.unification in tiles(picture)
    assert len(bases(picture)) == 4 * len(picture.monuments)


@pytest.mark.parametrize("name", sorted(PICTURES))
def test_pictures_taken_between_actions_are_positions_of_the_game(name: str) -> None:
    if name not in UNFINISHED:
        assert lay(PICTURES[name]).match


def lay(picture: BoardPicture, *without: str) -> Scenario:
    """The position of a picture, ready to be played; some squares may be left empty."""
    scenario = Scenario()
    for square, tile in tiles(picture).items():
        if square not in {*STARTING_TEMPLES, *without}:
            scenario.given(f"{tile} {square}")
    for leader, square in picture.leaders.items():
        if square not in without:
            scenario.given(f"{leader} {square}")
    for monument, square in picture.monuments.items():
        scenario.given(f"{monument} {bases(picture)[square]} {square}")
    for square in squares(picture.catastrophes):
        if square not in without:
            scenario.given(f"archer catastrophe {square}")
    return scenario


# The examples come out as they are told


def test_example_of_kingdoms() -> None:
    lay(PICTURES["kingdom"]).then(kingdoms=PICTURES["kingdom"].mark or "")
    lay(PICTURES["farm_bridge"]).then(kingdoms="H7 I7 I8 I9 I10 J10")


def test_example_of_leader_squares() -> None:
    position = lay(PICTURES["leader_squares"])
    position.pot.refused("joins_kingdoms").places("trader", "J6")
    open_squares = {o.square for o in position.options if isinstance(o, PlaceLeader) and o.leader == "trader"}
    marked = set(squares(PICTURES["leader_squares"].mark))
    assert open_squares & {near for temple in ("K6", "I7") for near in beside(temple)} == marked
    lay(PICTURES["leader_squares"]).archer.may.moves("king", "J6")


def test_example_of_points_for_tiles() -> None:
    position = lay(PICTURES["tile_point"])
    position.archer.places("market", "H7")
    position.then(gained="bull 1 green")
    position.archer.places("temple", "I8")
    position.then(gained="archer 1 red")
    position.bull.places("settlement", "K7")
    position.then(gained="archer 1 black")


def test_example_of_a_revolt() -> None:
    position = lay(PICTURES["revolt"], "I8").hands(lion="r", bull="rr")
    position.lion.places("king", "I8").commits(1)
    position.bull.commits(2)
    position.then(base="2:1", won="bull 3:3", gained="bull 1 red", home="lion king")


def test_example_of_a_war() -> None:
    position = lay(PICTURES["war"], "I5")
    position.lion.places("temple", "I5").chooses("green").commits(2)
    position.bull.commits(0)
    after = PICTURES["war_after"]
    position.then(
        base="2:3",
        won="lion 4:3",
        gained="lion 4 green",
        standing=", ".join(f"{leader} {square}" for leader, square in after.leaders.items()),
        lying=f"market {after.tiles['market']}",
        gone=after.mark or "",
        asked="lion take_action",
    )


def test_example_of_the_other_order_of_wars() -> None:
    position = lay(PICTURES["war"], "I5")
    position.lion.places("temple", "I5").chooses("black").commits(0)
    position.bull.commits(0)
    position.then(won="bull 0:0", gained="bull 1 black", home="lion king")


def test_example_of_a_war_of_priests() -> None:
    position = lay(PICTURES["priest_war"], "H7").hands(lion="krrr")
    position.lion.places("settlement", "H7").commits(3)
    position.bull.commits(0)
    position.then(base="2:4", won="lion 5:4", gained="lion 3 red", gone="K7 L7 L6")
    position.then(standing="lion priest F7, bull king J6")


def test_example_of_monument_income() -> None:
    position = lay(PICTURES["monument"])
    position.archer.ends_turn()
    position.then(gained="archer 1 green")
    position.bull.ends_turn()
    position.then(gained="bull 1 black")


def test_example_of_treasures() -> None:
    position = lay(PICTURES["treasures"], "E2")
    position.archer.places("farm", "E2")
    position.then(gained="lion 1 blue, bull 1 treasure", treasures=" ".join(STARTING_TEMPLES - {"B2"}))


def test_example_of_a_catastrophe() -> None:
    position = lay(PICTURES["catastrophe"], "K7").given("market K7")
    position.archer.strikes("K7")
    position.then(kingdoms="I6 I7 J7 | L6 L7")


def test_example_of_scoring() -> None:
    pot = Player("pot", "", [], 0, [5, 9, 4, 7], treasures=3)
    lion = Player("lion", "", [], 0, [12, 6, 8, 6], treasures=0)
    assert place_jokers(pot) == ([6, 9, 6, 7], [2, 0, 2])
    assert key(lion) > key(pot)


# What the book says about the wall is what lies in the box

WALL = load_game("hadrian").content
WALL_BOOK = LIBRARY["hadrian"]["en"]


def items_of(anchor: str) -> list[str]:
    """All items of the lists in a paragraph."""
    paragraph = WALL_BOOK.paragraph(anchor)
    assert paragraph is not None
    return [plain(line) for block in paragraph.blocks if isinstance(block, Listing) for line in block.items]


def numbers_in(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def boxes_with(icons: set[str], boxes: tuple[TrackBox, ...]) -> list[int]:
    return [number for number, box in enumerate(boxes, 1) if set(box.gain) == icons]


def test_the_steps_of_the_paths() -> None:
    for card, item in zip(sorted(WALL.box.cards, key=lambda card: card.id), items_of("§9.3"), strict=True):
        assert item.startswith(card.id.title())
        assert tuple(numbers_in(item)[-3:]) == card.steps


def test_what_prospects_pay_and_their_patterns() -> None:
    paid = {name: item.split(": ")[1] for item in items_of("§4.4") for name in item.split(": ")[0].lower().split(", ")}
    for card in WALL.box.cards:
        assert items_in(paid[card.id]) == Counter(card.gain), card.id
    shapes = dict(zip("IOTSL", items_of("§7.10")[3:], strict=True))
    for card in WALL.box.cards:
        assert card.id.title() in shapes[card.pattern]


def items_in(text: str) -> Counter[str]:
    return Counter({name: int(number) for number, name in re.findall(rf"(\d+) ({'|'.join(ITEMS)})", text)})


def test_boxes_of_the_left_sheet() -> None:
    left = WALL.box.left
    cohorts, points, _ = items_of("§6.3")
    assert numbers_in(cohorts) == boxes_with({"cohort"}, left.guard.boxes)
    assert numbers_in(points)[:-1] == boxes_with({"discipline"}, left.guard.boxes)
    wall = items_of("§6.4")[2:]
    assert numbers_in(wall[0])[:-1] == boxes_with({"civilian"}, left.wall.boxes)
    assert numbers_in(wall[1])[:-1] == boxes_with({"renown", "cohort"}, left.wall.boxes)
    assert numbers_in(wall[2]) == boxes_with({"cohort"}, left.wall.boxes)
    assert numbers_in(wall[3])[:-1] == boxes_with({"renown"}, left.wall.boxes)
    assert numbers_in(items_of("§6.4")[1])[2:] == [box.fort for box in left.cippi.boxes]
    fort = items_of("§6.6")
    assert numbers_in(fort[0])[:-1] == boxes_with({"civilian"}, left.fort.boxes)
    assert numbers_in(fort[2])[:-1] == boxes_with({"discipline", "cohort"}, left.fort.boxes)


def test_what_buildings_need_and_cost() -> None:
    found = set()
    for paragraph in ("§6.7", "§6.10", "§7.1", "§7.5", "§7.6"):
        for item in items_of(paragraph):
            size, _, name = item.partition(" – ")[0].lower().partition(" ")
            building = WALL.buildings.get(f"{name}_{size}")
            if building is None:
                continue
            found.add(building.id)
            needs, cost = item.partition(" – ")[2].split(";")[:2]
            assert numbers_in(needs)[-1] == (building.needs or building.infrastructure), item
            assert items_in(cost) == Counter(building.cost), item
    sized = {building.id for building in WALL.buildings.values() if building.size and not building.built}
    assert found == sized
    for chapter, id in (
        ("§7.2", "market"),
        ("§7.3", "theatre"),
        ("§7.4", "ludus"),
        ("§7.7", "baths"),
        ("§7.8", "courthouse"),
    ):
        paragraph = WALL_BOOK.paragraph(chapter)
        assert paragraph is not None
        needs, cost = paragraph.text.partition(" – ")[2].split(";")[:2]
        assert numbers_in(needs) == [WALL.buildings[id].needs]
        assert items_in(cost) == Counter(WALL.buildings[id].cost)


def test_attacks_and_penalties() -> None:
    for level, item in zip(("low", "normal", "high"), items_of("§8.2"), strict=True):
        assert numbers_in(item) == [getattr(year, level) for year in WALL.box.years]
    penalties = {numbers_in(item)[0]: numbers_in(item)[1] for item in items_of("§9.2")}
    assert penalties == dict(list(enumerate(WALL.box.left.disdain.penalty))[1:])


def test_forts_of_the_campaign() -> None:
    for number, (fort, goals, challenge) in enumerate(
        zip(WALL.box.forts, items_of("§12.2"), items_of("§12.3"), strict=True), 1
    ):
        assert goals.startswith(fort.name), number
        assert challenge.startswith(fort.name), number
        assert items_in(challenge.partition("Reward: ")[2]) == Counter(fort.reward), number
        for said, wanted in ((goals, fort.goals), (challenge, fort.challenge)):
            for goal in wanted:
                if goal.measure in ("total", "path_vp", "goods", "landmarks") and goal.least:
                    assert goal.least in numbers_in(said), said


# Looking up


@each_language
def test_a_paragraph_is_found_by_its_anchor_or_the_nearest_around_it(book: Rulebook) -> None:
    def anchor(cited: str) -> str | None:
        found = book.paragraph(cited)
        return found and found.anchor

    assert anchor("§4.2") == "§4.2"
    assert anchor("4.2") == "§4.2"
    assert anchor("§4.9") == "§4"
    assert anchor("§8.1.3") == "§8.1"
    assert anchor("§9") == "§9"
    assert anchor("§9.4") == "§9"
    assert anchor("§13.1") is None
    assert anchor("") is None


@pytest.mark.parametrize(
    ("language", "words", "first"),
    [
        ("en", "treasures", "§8.4"),
        ("en", "leaders STAND", "§4.2"),
        ("en", "who attacks", "§7.4"),
        ("en", "4.5", "§4.5"),
        ("en", "§7.3", "§7.3"),
        ("en", "civiliz tile", "§1.2"),
        ("pl", "Skarby", "§8.4"),
        ("pl", "swiatynie utrata", "§4.5"),
        ("pl", "świątyni utrata", "§4.5"),
        ("pl", "zwolenn", "§7.5"),
        ("pl", "laczy", "§2.2"),
        ("pl", "jokery", "§12.2"),
        ("pl", "ZETONY wymiana", "§8.6"),
        ("pl", "król", "§5.3"),
        ("pl", "gdzie przywodca", "§4.2"),
    ],
)
def test_search_finds_the_right_paragraph_first(language: str, words: str, first: str) -> None:
    assert BOOKS[language].search(words)[0].anchor == first


@pytest.mark.parametrize(
    ("language", "words", "first"),
    [
        ("en", "granaries", "§6.7"),
        ("en", "path prospect", "§4.2"),
        ("en", "bribe", "§7.7"),
        ("en", "penalty", "§9.2"),
        ("en", "ranks", "§10.5"),
        ("en", "7.0", "§7.0"),
        ("pl", "spichlerz", "§6.7"),
        ("pl", "lapowka", "§7.7"),
        ("pl", "zwiad", "§7.10"),
        ("pl", "kara pogarda", "§9.2"),
        ("pl", "sasiedzi", "§5.9"),
        ("pl", "TOWAR targ", "§7.2"),
        ("pl", "wyzwania", "§12.3"),
    ],
)
def test_search_finds_the_right_paragraph_of_the_wall_first(language: str, words: str, first: str) -> None:
    assert LIBRARY["hadrian"][language].search(words)[0].anchor == first


def test_search_ignores_accents_both_ways() -> None:
    book = BOOKS["pl"]
    assert book.search("ŁĄCZENIE królestw") == book.search("laczenie krolestw") != ()


@each_language
def test_all_words_must_occur(book: Rulebook) -> None:
    monuments = set(paragraphs(book.search("monument")))
    both = set(paragraphs(book.search("monument farm")))
    assert both < monuments
    assert book.search("monument xylophone") == ()
    assert book.search("") == book.search(" … ") == ()


def paragraphs(found: tuple[Paragraph, ...]) -> list[str]:
    return [paragraph.anchor for paragraph in found]


# Reading


def write(folder: Path, text: str) -> Path:
    file = folder / "book.md"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_file_becomes_a_book(tmp_path: Path) -> None:
    file = write(
        tmp_path,
        "# Title\n\nWelcome\nhere.\n\n## §1 First\n### §1.1 Part\n\nSee *the {icon:tigris-king} of §2*.\n\n"
        "- one\n  and more\n- two\n\n[board: map]\nA **map**.\n\n## §2 Last\n\n1. a\n2. b\n",
    )
    assert read_rulebook_file(file) == Rulebook(
        "Title",
        (Text((Run("Welcome here."),)),),
        (
            Chapter(
                "§1",
                "First",
                (),
                (
                    Paragraph(
                        "§1.1",
                        "Part",
                        (
                            Text(
                                (
                                    Run("See "),
                                    Run("the ", italic=True),
                                    Run("", italic=True, icon="tigris-king"),
                                    Run(" of ", italic=True),
                                    Run("§2", italic=True, link="§2"),
                                    Run("."),
                                )
                            ),
                            Listing(((Run("one and more"),), (Run("two"),)), numbered=False),
                            Picture("map", (Run("A "), Run("map", bold=True), Run("."))),
                        ),
                    ),
                ),
            ),
            Chapter("§2", "Last", (Listing(((Run("a"),), (Run("b"),)), numbered=True),), ()),
        ),
    )


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "no title"),
        ("Hello.\n", 1, "title"),
        ("# §1 T\n", 1, "no §"),
        ("# T\n\n# U\n", 3, "title"),
        ("# T\n\n#### §1 A\n", 3, "no heading"),
        ("# T\n\n##A\n", 3, "no heading"),
        ("# T\n\n## A\n", 3, "needs §4"),
        ("# T\n\n## §1.1 A\n", 3, "needs §4"),
        ("# T\n\n## §1 A\n\n### §1 B\n", 5, "needs §4.2"),
        ("# T\n\n### §1.1 B\n", 3, "outside"),
        ("# T\n\n## §1 A\n\n### §2.1 B\n", 5, "outside"),
        ("# T\n\n## §2 A\n\n## §1 B\n", 5, "cannot follow §2"),
        ("# T\n\n## §1 A\n\n### §1.1 B\n\n### §1.1 C\n", 7, "cannot follow §1.1"),
        ("# T\n\n## §1 A\n\n## §2 A\n", 5, "another heading 'A'"),
        ("# T\n\nSee §3.\n\n## §1 A\n", 3, "no §3"),
        ("# T\n\n*open\n", 3, "not closed"),
        ("# T\n\n{icon:}\n", 3, "brace"),
        ("# T\n\n[bord: x]\nA\n", 3, "no picture"),
        ("# T\n\n[board: x]\n\nA\n", 3, "no caption"),
        ("# T\n\nA list:\n- one\n", 4, "empty line"),
        ("# T\n\nA\n## §1 B\n", 4, "empty line"),
        ("# T\n\n- one\ntwo\n", 4, "neither"),
        ("# T\n\n1. one\n3. two\n", 3, "1. 3."),
    ],
)
def test_a_mistake_names_file_and_line(tmp_path: Path, text: str, line: int, reason: str) -> None:
    file = write(tmp_path, text)
    with pytest.raises(ContentError) as error:
        read_rulebook_file(file)
    assert error.value.file == file
    assert error.value.place == f"line {line}"
    assert reason in error.value.reason


def test_a_missing_or_broken_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"tigris\.md"):
        read_rulebook("tigris", "xx")
    file = tmp_path / "book.md"
    file.write_bytes(b"# \xff\n")
    with pytest.raises(ContentError, match=r"book\.md"):
        read_rulebook_file(file)
