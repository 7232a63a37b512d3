"""Every lesson is played to its end; what its file promises must happen. Positions refuse nonsense."""

import re
from collections import Counter
from collections.abc import Collection, Iterator
from pathlib import Path

import msgspec
import pytest

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.hadrian import events as hadrian_events
from imperium_desktop.rules.hadrian.cells import CELLS
from imperium_desktop.rules.hadrian.options import Mine
from imperium_desktop.rules.settlers import events as settlers_events
from imperium_desktop.rules.settlers.options import MakeDeal
from imperium_desktop.rules.table import Event, Option
from imperium_desktop.rules.tigris import events
from imperium_desktop.rules.tigris.components import LETTERS
from imperium_desktop.rules.tigris.options import CommitSupport, EndTurn, GiveTile, PlaceTile
from imperium_desktop.rules.tigris.position import Position, lay_out, setup_of
from imperium_desktop.rules.tigris.squares import SQUARES, labels_in
from imperium_desktop.shipped import ContentError, shipped
from imperium_desktop.teaching.hadrian import HADRIAN
from imperium_desktop.teaching.lessons import Course, Lesson, Verdict, all_told, fits, read_course_words
from imperium_desktop.teaching.rulebook import read_rulebook, runs_in
from imperium_desktop.teaching.settlers import SETTLERS
from imperium_desktop.teaching.tigris import TIGRIS, tigris_course
from tests.rules.tigris import invariant

GAME = load_game("tigris")
COURSE = tigris_course(GAME)
COURSES = {id: entry.room.course(load_game(id)) for id, entry in GAMES.items()}
LANGUAGES = ("en", "pl")
LESSONS = {
    "tigris": """
        goal identity first_leader first_tile king guests terrain revolt safety war war_order monument treasure
        catastrophe end
    """,
    "hadrian": """
        sheets spend chains cohorts fort_wall granary year income citizens neighbours gladiators favours attack
        landmarks scoring
    """,
    "settlers": """
        goods lookout production turns workers deals loot actions features faction razing cleanup scoring tricks alone
    """,
}
EXAMPLES = {"tigris": 8, "hadrian": 0, "settlers": 0}
FIELDS: dict[str, Collection[str]] = {"tigris": SQUARES, "hadrian": CELLS, "settlers": ()}
"""What a letter and a number mean."""
each_course = pytest.mark.parametrize("game", COURSES)
each_lesson = pytest.mark.parametrize(
    ("game", "id"), [(game, id) for game, course in COURSES.items() for id in course.scripts]
)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_course
def test_the_course_has_its_lessons_in_order(game: str) -> None:
    scripts = COURSES[game].scripts
    course = [id for id, script in scripts.items() if script.chapter == "course"]
    assert course == LESSONS[game].split()
    assert len(scripts) - len(course) == EXAMPLES[game]


# Playing


def steps(game: str, id: str) -> Iterator[Lesson]:
    """The lesson at the beginning of each step, with the asked moves made by the tutor."""
    lesson = COURSES[game].begin(id)
    while not lesson.done:
        yield lesson
        lesson.skip()


def finish(lesson: Lesson, told: tuple[Event, ...] = ()) -> None:
    """Go on to the end; `told` belongs to the current step."""
    while not lesson.done:
        step = lesson.step
        if lesson.asks:
            outcome = lesson.show_me()
            assert outcome.verdict is Verdict.RIGHT
            told = outcome.events
        told += lesson.go_on()
        assert all_told(step.expect, told), f"step {step.words}: {told}"
        told = ()


@each_lesson
def test_a_lesson_can_be_shown_to_its_end(game: str, id: str) -> None:
    lesson = COURSES[game].begin(id)
    finish(lesson)
    assert lesson.done
    assert not lesson.asks


@each_lesson
def test_a_lesson_goes_on_after_every_right_move(game: str, id: str) -> None:
    """Whichever of the right moves the pupil makes, the tutor has an answer."""
    for number, at in enumerate(steps(game, id)):
        for option in at.wanted:
            lesson = COURSES[game].begin(id)
            while lesson.number < number:
                lesson.skip()
            outcome = lesson.try_(option)
            assert outcome.verdict is Verdict.RIGHT
            assert outcome.events or option.name in ASKED_NEXT
            assert lesson.solved
            finish(lesson, outcome.events)


@each_lesson
def test_a_lesson_can_be_skipped_through(game: str, id: str) -> None:
    count = 0
    for lesson in steps(game, id):
        assert lesson.number == count
        count += 1
    assert count == len(COURSES[game].scripts[id].steps)


@each_lesson
def test_the_asked_move_is_what_the_patterns_say(game: str, id: str) -> None:
    for lesson in steps(game, id):
        right = set(lesson.wanted)
        assert bool(right) == bool(lesson.step.ask)
        for option in lesson.match.waiting.options if lesson.asks else ():
            fitting = any(fits(pattern, option) for pattern in lesson.step.ask)
            assert fitting or option not in right
            if not lesson.step.so_that:
                assert fitting == (option in right)


ASKED_NEXT = {"swap_tiles", "exchange_workers", "spend_workers"}
"""Nothing happens before the next question is answered."""
HIDDEN = events.TilesDrawn | hadrian_events.FateTurned | hadrian_events.AttackTurned | settlers_events.AttackTurned
"""What a preview cannot know."""
NEVER: dict[str, Option] = {"tigris": EndTurn(), "hadrian": Mine(14), "settlers": MakeDeal("COM069")}
"""Legal in no lesson, in tigris at least where no action is chosen."""


@each_lesson
def test_a_wrong_move_changes_nothing_and_is_answered(game: str, id: str) -> None:
    for lesson in steps(game, id):
        if not lesson.asks:
            continue
        right, before = lesson.wanted, lesson.match.digest()
        tried = Counter[str]()
        for option in lesson.match.waiting.options:
            if option in right or tried[option.name] > 5:
                continue
            tried[option.name] += 1
            outcome = lesson.try_(option)
            assert outcome.verdict is Verdict.WRONG
            assert outcome.reason is None
            assert outcome.events or option.name in ASKED_NEXT
            assert not any(isinstance(event, HIDDEN) for event in outcome.events)
            assert (lesson.match.digest(), lesson.solved, lesson.wanted) == (before, False, right)


@each_lesson
def test_an_illegal_move_changes_nothing_and_gets_its_reason(game: str, id: str) -> None:
    for lesson in steps(game, id):
        if not lesson.asks:
            continue
        before = lesson.match.digest()
        acting = lesson.match.waiting.kind == "tigris.take_action"
        outcome = lesson.try_(PlaceTile("temple", "F3") if acting else NEVER[game])
        assert outcome.verdict is Verdict.ILLEGAL
        assert outcome.reason is not None
        assert outcome.events == ()
        assert (lesson.match.digest(), lesson.solved) == (before, False)


def test_the_reason_of_an_illegal_move_is_that_of_the_rules() -> None:
    lesson = COURSE.begin("terrain")
    outcome = lesson.try_(PlaceTile("farm", "F5"))
    assert outcome.reason is not None
    assert outcome.reason.code == "farm_needs_river"
    assert lesson.try_((EndTurn(), EndTurn())).verdict is Verdict.ILLEGAL
    assert lesson.try_(GiveTile("farm")).verdict is Verdict.ILLEGAL


def test_a_wrong_move_is_answered_with_what_would_have_happened() -> None:
    lesson = COURSE.begin("revolt")
    lesson.skip()
    lesson.skip()
    lesson.go_on()
    (added, won) = lesson.try_(CommitSupport("temple", 0)).events
    assert isinstance(added, events.SupportCommitted)
    assert isinstance(won, events.RevoltWon)
    assert won.seat == 1


def test_between_the_questions_no_move_is_asked_for() -> None:
    lesson = COURSE.begin("goal")
    assert lesson.try_(EndTurn()).verdict is Verdict.UNASKED
    assert lesson.show_me().verdict is Verdict.UNASKED
    assert lesson.wanted == ()
    lesson.go_on()
    assert lesson.go_on() == (), "the question stands"
    assert lesson.number == 1
    assert lesson.show_me().verdict is Verdict.RIGHT
    assert lesson.try_(EndTurn()).verdict is Verdict.UNASKED
    lesson.go_on()
    assert lesson.number == 2


def test_a_finished_lesson_stays_finished() -> None:
    lesson = COURSE.begin("lifted_first")
    lesson.skip()
    assert lesson.done
    assert lesson.skip() == ()
    assert lesson.step.words == "move"
    assert lesson.number == 1


def test_the_pupil_does_not_see_what_others_draw() -> None:
    lesson = COURSE.begin("king")
    outcome = lesson.show_me()
    told = outcome.events + lesson.go_on() + lesson.go_on()
    drawn = {event.seat: set(event.tiles) for event in told if isinstance(event, events.TilesDrawn)}
    assert drawn[0] <= set(LETTERS)
    assert drawn[1] == {"?"}
    assert lesson.view.players[1].hand == "??????"


def test_a_step_may_lay_the_table_out_anew() -> None:
    lesson = COURSE.begin("cut_off")
    start = lesson.match.digest()
    lesson.skip()
    lesson.skip()
    assert lesson.step.words == "again"
    assert lesson.match.digest() == start


@each_lesson
def test_elements_to_point_at_are_on_the_table(game: str, id: str) -> None:
    for lesson in steps(game, id):
        assert set(lesson.step.elements) <= set(load_game(game).elements(lesson.match.state)), lesson.step.words


@pytest.mark.parametrize("id", COURSE.scripts)
def test_positions_of_lessons_are_whole(id: str) -> None:
    script = COURSE.scripts[id]
    for position in (script.position, *(step.position for step in script.steps if step.position is not None)):
        invariant.check(lay_out(GAME.content, position))


@pytest.mark.parametrize("id", COURSE.scripts)
def test_hints_work_in_lessons(id: str) -> None:
    for lesson in steps("tigris", id):
        if lesson.asks:
            assert TIGRIS.hints(lesson.seen, hovered=lesson.wanted[0]) or lesson.seen.decision.picks_several


@pytest.mark.parametrize("id", COURSES["hadrian"].scripts)
def test_positions_of_the_wall_add_up(id: str) -> None:
    """What is filled without having been paid for is there for a reason: every card once, no board below zero."""
    course = COURSES["hadrian"]
    for lesson in steps("hadrian", id):
        state = lesson.match.state
        for player in state.players:
            cards = (*player.deck, *player.drawn, *player.paths, *player.prospects)
            assert sorted(cards) == sorted(course.game.content.cards)
            assert min(player.board) >= 0
        fate = (*state.fate, *state.fate_discards, *state.attack, *state.extra)
        assert sorted(fate) == list(range(1, len(course.game.content.fate)))


@pytest.mark.parametrize("id", COURSES["hadrian"].scripts)
def test_hints_of_the_wall_work_in_lessons(id: str) -> None:
    for lesson in steps("hadrian", id):
        if lesson.asks:
            for option in lesson.match.waiting.options[:20]:
                HADRIAN.hints(lesson.seen, hovered=option)


@pytest.mark.parametrize("id", COURSES["settlers"].scripts)
def test_lessons_of_osadnicy_keep_every_card_and_give_hints(id: str) -> None:
    """Whatever lies on the table, each card of the decks in play lies there once."""
    for lesson in steps("settlers", id):
        counted = lesson.match.game.census(lesson.match.state)
        assert counted["different"] == sum(counted.values()) - counted["different"]
        if lesson.asks:
            for option in lesson.match.waiting.options[:20]:
                SETTLERS.hints(lesson.seen, hovered=option)


# Words


@each_course
@each_language
def test_every_step_has_its_words(game: str, language: str) -> None:
    words = read_course_words(game, language)
    scripts = COURSES[game].scripts
    assert set(words.chapters) == {script.chapter for script in scripts.values()}
    assert list(words.lessons) == list(scripts)
    for id, script in scripts.items():
        lesson = words.lessons[id]
        assert lesson.title
        assert list(lesson.steps) == [step.words for step in script.steps]
        for step in script.steps:
            said = lesson.steps[step.words]
            assert said.text
            for asked in (said.task, said.after, said.wrong):
                assert bool(asked) == bool(step.ask), f"{id} {step.words}"


@each_course
@each_language
def test_words_are_well_written(game: str, language: str) -> None:
    icons = {file.stem for file in (shipped("resources") / "icons").glob("*.svg")}
    rulebook = read_rulebook(game, language)
    for id, lesson in read_course_words(game, language).lessons.items():
        assert rulebook.paragraph(COURSES[game].scripts[id].rule) is not None
        for step in lesson.steps.values():
            for text in filter(None, msgspec.structs.astuple(step)):
                runs = tuple(runs_in(text))
                plain = "".join(run.text or "@" for run in runs)
                assert {run.icon for run in runs} - {""} <= icons
                assert all(rulebook.paragraph(run.link) for run in runs if run.link)
                assert not re.search(r"[{}\"'*]|\s-\s|  | [.,;:!?]|^\s|\s$", plain), plain
                assert plain[-1] in ".!?)", plain
                assert plain.count("(") == plain.count(")")


@each_course
@each_language
def test_words_name_only_squares_of_the_board(game: str, language: str) -> None:
    for lesson in read_course_words(game, language).lessons.values():
        for step in lesson.steps.values():
            for text in msgspec.structs.astuple(step):
                assert all(square in FIELDS[game] for square in re.findall(r"\b[A-P]\d+\b", text))


@each_course
def test_both_languages_name_the_same_squares_and_icons(game: str) -> None:
    en, pl = (read_course_words(game, language).lessons for language in LANGUAGES)
    for id in en:
        for key in en[id].steps:
            for english, polish in zip(*(msgspec.structs.astuple(w[id].steps[key]) for w in (en, pl)), strict=True):
                for sign in (r"\b[A-P]\d+\b", r"\{icon:[a-z-]+\}"):
                    found = [set(re.findall(sign, text)) for text in (english, polish)]
                    assert found[0] == found[1], f"{id} {key}: {english} / {polish}"


# Mistakes in files


def course_of(folder: Path, text: str, name: str = "01_test.toml") -> Course:
    (folder / name).write_text(text, encoding="utf-8")
    return Course(GAME, Position, setup_of, lay_out, folder)


HEAD = 'chapter = "course"\nrule = "§1"\n'


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("chapter = 1", "Expected `str`"),
        (HEAD + "steps = []\n", "missing required field `position`"),
        (HEAD + "steps = []\n[position]\ncolour = 1\n", "unknown field `colour`"),
        (HEAD + 'steps = []\n[position]\ntiles = { farm = "F5" }\n', "position: farm on F5: not a river square"),
        (HEAD + 'steps = [{ words = "a", ask = [{ do = "fly" }] }]\n[position]\n', "needs 'do' as one of"),
        (HEAD + 'steps = [{ words = "a", ask = [{ tile = "farm" }] }]\n[position]\n', "needs 'do' as one of"),
        (
            HEAD + 'steps = [{ words = "a", ask = [{ do = "end_turn", square = "A1" }] }]\n[position]\n',
            "end_turn has no field 'square'",
        ),
        (HEAD + 'steps = [{ words = "a", expect = [{ event = "rain" }] }]\n[position]\n', "needs 'event' as one of"),
        (
            HEAD + 'steps = [{ words = "a", position = { leaders = { "lion king" = "A1" } } }]\n[position]\n',
            "no face-up temple",
        ),
    ],
)
def test_a_mistake_in_a_script_names_the_file_and_the_reason(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(ContentError, match=r"01_test\.toml") as error:
        course_of(tmp_path, text)
    assert reason in str(error.value)


def test_a_script_needs_a_number_and_an_id(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="is not a number and an id"):
        course_of(tmp_path, HEAD + "steps = []\n[position]\n", "test.toml")


def test_a_reply_that_is_no_option_is_a_mistake_of_the_lesson(tmp_path: Path) -> None:
    replies = '[{ do = "place_leader", dynasty = "bull" }]'
    course = course_of(tmp_path, HEAD + f'steps = [{{ words = "a", replies = {replies} }}]\n[position]\n')
    with pytest.raises(AssertionError, match="test, step a"):
        course.begin("test").go_on()


def test_a_pick_of_several_is_right_if_every_part_is(tmp_path: Path) -> None:
    asked = '{ words = "b", ask = [{ do = "give_tile", tile = ["market", "farm"] }] }'
    begun = '{ words = "a", replies = [{ do = "swap_tiles" }] }'
    hands = 'hands = { lion = "kkrbgg" }'
    course = course_of(tmp_path, HEAD + f"steps = [{begun}, {asked}]\n[position]\n{hands}\n")
    lesson = course.begin("test")
    lesson.go_on()
    assert Counter(lesson.wanted) == Counter([GiveTile("farm"), GiveTile("market"), GiveTile("market")])
    assert lesson.try_((GiveTile("market"), GiveTile("market"))).verdict is Verdict.RIGHT
    shown = course.begin("test")
    shown.go_on()
    assert shown.show_me().verdict is Verdict.RIGHT


@each_language
def test_a_mistake_in_the_words_names_its_place(tmp_path: Path, language: str) -> None:
    folder = tmp_path / language / "lessons"
    folder.mkdir(parents=True)
    words = '[chapters]\n[lessons.a]\ntitle = "A"\n[lessons.a.steps.b]\ntext = "**bold"\n'
    (folder / "tigris.toml").write_text(words, encoding="utf-8")
    with pytest.raises(ContentError, match=r"lessons\.a\.steps\.b\.text: \*\* is not closed"):
        read_course_words("tigris", language, tmp_path)


# Positions


def position(**fields: object) -> Position:
    return msgspec.convert(fields, Position)


FULL = {
    "dynasties": ["pot", "lion", "archer"],
    "active": "lion",
    "actions_left": 1,
    "tiles": {"temple": "H8 I7", "settlement": "J7", "farm": "I9"},
    "bases": {"market": "J4 K4 J5 K5"},
    "leaders": {"lion king": "I6", "archer trader": "H7", "pot priest": "F9"},
    "monuments": {"black_green": "J4"},
    "treasures": "B2 I7 K1 P2 N5 B8 F10 K11",
    "taken": {"lion": 1, "pot": 1},
    "catastrophes": "A1 A4 O9",
    "hands": {"lion": "gkr", "pot": ""},
    "points": {"archer": [1, 2, 3, 4]},
    "bag": "kkr",
    "variants": {"conflict_support": "english"},
}


def test_a_position_is_laid_out_whole() -> None:
    state = lay_out(GAME.content, position(**FULL))
    invariant.check(state)
    pot, lion, archer = state.players
    assert [player.dynasty for player in state.players] == ["pot", "lion", "archer"]
    assert (state.active, state.actions_left, state.setup.first) == (1, 1, 1)
    assert (lion.hand, pot.hand, len(archer.hand)) == ("krg", "", 6)
    assert archer.points == [1, 2, 3, 4]
    assert (lion.treasures, pot.treasures, archer.treasures) == (1, 1, 0)
    assert (pot.catastrophes, lion.catastrophes, archer.catastrophes) == (2, 1, 0)
    assert state.bag == "kkr"
    assert labels_in(state.bases[3]) == ("J4", "K4", "J5", "K5")
    assert invariant.leaders(state) == {"I6": "lion king", "H7": "archer trader", "F9": "pot priest"}
    assert "O9" not in invariant.tiles(state), "its temple lies under the catastrophe"
    assert state.setup.conflict_support == "english"


def test_an_empty_position_is_a_new_game() -> None:
    state = lay_out(GAME.content, Position())
    invariant.check(state)
    assert len(state.bag) == 131
    assert state.treasures.bit_count() == 10
    assert lay_out(GAME.content, Position()) == state, "always the same"


def test_a_starting_temple_may_be_named_and_turned_over() -> None:
    named = lay_out(GAME.content, position(tiles={"temple": "I7"}))
    assert named == lay_out(GAME.content, Position())
    built = position(tiles={"temple": "K6"}, bases={"temple": "I6 J6 I7 J7"}, monuments={"black_red": "I6"})
    state = lay_out(GAME.content, built)
    invariant.check(state)
    assert "I7" in labels_in(state.bases[1] & state.treasures)


def test_a_position_survives_as_data() -> None:
    laid = position(**FULL)
    assert msgspec.json.decode(msgspec.json.encode(laid), type=Position) == laid


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"dynasties": ["lion"]}, "2 to 4 players"),
        ({"dynasties": ["lion", "lion"]}, "each at most once"),
        ({"active": "pot"}, "pot is active, but does not play"),
        ({"actions_left": 3}, "must be 1 to 2"),
        ({"variants": {"board": "round"}}, "Invalid enum value 'round'"),
        ({"variants": {"dice": "yes"}}, "unknown field `dice`"),
        ({"tiles": {"farm": "F5"}}, "farm on F5: not a river square"),
        ({"tiles": {"market": "A4"}}, "market on A4: not a land square"),
        ({"tiles": {"market": "B2"}}, "market on B2: something lies there already"),
        ({"tiles": {"market": "C2", "temple": "C2"}}, "temple on C2: something lies there already"),
        ({"tiles": {"market": "Q1"}}, "there is no square 'Q1'"),
        ({"tiles": {"market": " ".join(f"{c}{r}" for c in "EGHIJKLM" for r in (4, 5, 6, 10))}}, "no more market tiles"),
        ({"leaders": {"lion king": "A1"}}, "lion king on A1: no face-up temple beside it"),
        ({"leaders": {"lion king": "A7"}}, "lion king on A7: a leader does not stand on the river"),
        ({"leaders": {"lion king": "B2"}}, "lion king on B2: something lies there already"),
        ({"leaders": {"lion king": "I6", "bull farmer": "I6"}}, "bull farmer on I6: something lies there already"),
        ({"leaders": {"lion king": "I6", "bull king": "I8"}}, "two leaders of one colour, black"),
        ({"leaders": {"pot king": "I6"}}, "'pot' does not play"),
        ({"leaders": {"cat king": "I6"}}, "there is no dynasty 'cat'"),
        ({"leaders": {"lion queen": "I6"}}, "'lion queen' is not a dynasty and a leader"),
        ({"leaders": {"lion king": "I6 I8"}}, "there is no square 'I6 I8'"),
        (
            {"leaders": {"lion king": "J6"}, "tiles": {"temple": "K6"}, "catastrophes": "J6"},
            "lion king on J6: something lies there already",
        ),
        (
            {"leaders": {"lion trader": "G3"}, "tiles": {"settlement": "C2 D2 F2", "farm": "E2"}},
            "a trader would have taken treasures from B2 F3",
        ),
        ({"treasures": "B2 F3"}, "2 treasures on the board and behind screens: must be 10"),
        ({"treasures": "A1"}, "no treasure begins on A1"),
        ({"taken": {"lion": 1}}, "11 treasures"),
        ({"catastrophes": "B2"}, "catastrophe on B2: something lies there"),
        ({"catastrophes": "A1 A2 A3 C1 C2"}, "1 catastrophes more than the players have"),
        ({"tiles": {"market": "C2"}, "catastrophes": "C2"}, "catastrophe on C2"),
        ({"bases": {"market": "J5 K5 J6 K6"}}, "no monument stands on the base at J5 K5 J6 K6"),
        ({"monuments": {"black_green": "J5"}}, "needs a base of four tiles in one of its colours"),
        (
            {"bases": {"market": "J5 K5 J6 K6"}, "monuments": {"black_red": "J5"}},
            "needs a base of four tiles in one of its colours",
        ),
        (
            {"bases": {"market": "J5 K5 J6 K6"}, "monuments": {"black_green": "J5", "red_green": "J5"}},
            "another monument stands there",
        ),
        ({"monuments": {"pink": "J5"}}, "there is no monument 'pink'"),
        ({"hands": {"lion": "kkkkkkk"}}, "lion holds 7 tiles: at most 6"),
        ({"hands": {"lion": "x"}}, "'x' is no tile"),
        ({"points": {"lion": [0, 0, -1, 0]}}, "at least 0"),
        ({"bag": 200}, "only 131 are left"),
        ({"bag": "k" * 31}, "no more settlement tiles"),
    ],
)
def test_an_impossible_position_is_refused(fields: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)):
        lay_out(GAME.content, position(**fields))


@pytest.mark.parametrize("fields", [{"tiles": {"castle": "C2"}}, {"hand": "k"}, {"points": {"lion": [1, 2]}}])
def test_a_position_has_only_known_fields(fields: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        position(**fields)


def test_patterns() -> None:
    option: Option = PlaceTile("farm", "E2")
    assert fits({"do": "place_tile"}, option)
    assert fits({"do": "place_tile", "tile": "farm", "square": ("A1", "E2")}, option)
    assert not fits({"do": "place_tile", "tile": "temple"}, option)
    assert not fits({"do": "place_tile", "dynasty": "lion"}, option)
    united = events.KingdomsUnited("E2", ("black", "green"))
    assert fits({"event": "kingdoms_united", "wars": ("black", "green")}, united)
    assert not fits({"event": "kingdoms_united", "wars": ("black",)}, united)
    assert not fits({"event": "kingdoms_united", "wars": "black"}, united)
