"""Every lesson is played to its end; what its file promises must happen."""

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from imperium_desktop.games.hadrian.teaching import HADRIAN
from imperium_desktop.games.settlers.teaching import SETTLERS
from imperium_desktop.games.tigris.analysis.position import lay_out
from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.components import LETTERS
from imperium_desktop.games.tigris.rules.options import CommitSupport, EndTurn, GiveTile, PlaceTile
from imperium_desktop.games.tigris.teaching import TIGRIS
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.table import Answer, Event, Option
from imperium_desktop.teaching.lessons import AnyLesson, Verdict
from imperium_desktop.teaching.patterns import all_told, fits
from imperium_desktop.text.plurals import PLURAL_RULES
from tests.games.tigris.rules import invariant
from tests.teaching.library import of_each_game

GAME = load_game("tigris")
COURSES = {id: entry.parts.course(load_game(id)) for id, entry in GAMES.items()}
COURSE = COURSES["tigris"]
LANGUAGES = tuple(PLURAL_RULES)
LESSONS, EXAMPLES, FIELDS, ASKED_NEXT, HIDDEN, ILLEGAL = (
    of_each_game("expected", name) for name in ("LESSONS", "EXAMPLES", "FIELDS", "ASKED_NEXT", "HIDDEN", "illegal")
)
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


def steps(game: str, id: str) -> Iterator[AnyLesson]:
    """The lesson at the beginning of each step, with the asked moves made by the tutor."""
    lesson = COURSES[game].begin(id)
    while not lesson.done:
        yield lesson
        lesson.skip()


def finish(lesson: AnyLesson, told: tuple[Event, ...] = ()) -> None:
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
def test_picking_nothing_is_not_what_is_asked_for(game: str, id: str) -> None:
    for lesson in steps(game, id):
        if lesson.asks and lesson.match.waiting.picks_several and not lesson.match.waiting.pick[0]:
            assert lesson.try_(()).verdict is Verdict.WRONG, lesson.step.words


def completed(lesson: AnyLesson, option: Option, further: Sequence[Option]) -> Answer:
    """The option alone, or where several must be picked, with as many others as it takes."""
    least = lesson.match.waiting.pick[0]
    others = list(further)
    others.remove(option)
    return option if least < 2 else (option, *others[: least - 1])


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
            outcome = lesson.try_(completed(lesson, option, at.wanted))
            assert outcome.verdict is Verdict.RIGHT
            assert outcome.events or option.name in ASKED_NEXT[game]
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
        assert bool(right) == lesson.step.wants_move
        for option in lesson.match.waiting.options if lesson.asks else ():
            fitting = not lesson.step.ask or any(fits(pattern, option) for pattern in lesson.step.ask)
            assert fitting or option not in right
            if not lesson.step.so_that:
                assert fitting == (option in right)


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
            outcome = lesson.try_(completed(lesson, option, lesson.match.waiting.options))
            assert outcome.verdict is Verdict.WRONG
            assert outcome.reason is None
            assert outcome.events or option.name in ASKED_NEXT[game]
            assert not any(isinstance(event, HIDDEN[game]) for event in outcome.events)
            assert (lesson.match.digest(), lesson.solved, lesson.wanted) == (before, False, right)


@each_lesson
def test_an_illegal_move_changes_nothing_and_gets_its_reason(game: str, id: str) -> None:
    for lesson in steps(game, id):
        if not lesson.asks:
            continue
        before = lesson.match.digest()
        outcome = lesson.try_(ILLEGAL[game](lesson.match.waiting.kind))
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


def test_stars_are_for_moves_made_alone() -> None:
    """Three without a wrong move, two with one, one with more."""
    for wrong, stars in ((0, 3), (1, 2), (2, 1), (5, 1)):
        lesson = COURSE.begin("lifted_first")
        other = next(option for option in lesson.match.waiting.options if option not in lesson.wanted)
        for _ in range(wrong):
            assert lesson.try_(other).verdict is Verdict.WRONG
        lesson.try_(lesson.wanted[0])
        lesson.go_on()
        assert lesson.stars == stars


@each_lesson
def test_a_lesson_that_was_shown_is_not_learned(game: str, id: str) -> None:
    lesson = COURSES[game].begin(id)
    asked = {number for number, step in enumerate(lesson.script.steps) if step.wants_move}
    while not lesson.done:
        lesson.skip()
    assert lesson.shown == asked
    assert (lesson.stars == 0) == bool(asked)


def test_what_was_shown_can_be_made_up_for() -> None:
    lesson = COURSE.begin("goal")
    while not lesson.done:
        lesson.skip()
    again = COURSE.begin("goal", only=lesson.shown)
    again.take_up(lesson.wrong, lesson.shown)
    while not again.done:
        assert again.number in lesson.shown
        again.try_(again.wanted[0])
        again.go_on()
    assert again.shown == set()
    assert again.stars == 1


@each_course
def test_boards_that_return_ask_for_a_move(game: str) -> None:
    course = COURSES[game]
    for id, script in course.scripts.items():
        numbers = [course.board(id, times) for times in range(3)]
        if any(step.wants_move for step in script.steps):
            assert all(script.steps[number].wants_move for number in numbers)
            assert course.begin(id, only=numbers[:1]).asks


def test_an_aim_returns_before_a_move_that_is_named() -> None:
    """And a move that needs no looking only where there is nothing else."""
    assert COURSE.board("goal", 0) != COURSE.board("goal", 1)
    assert {COURSES["hadrian"].board("cohorts", times) for times in range(6)} == {0, 1}


@each_lesson
def test_a_lesson_goes_on_where_it_was_left(game: str, id: str) -> None:
    for lesson in steps(game, id):
        later = COURSES[game].begin(id, at=lesson.number)
        assert (later.number, later.match.digest()) == (lesson.number, lesson.match.digest())
        assert later.shown == set()


def test_a_single_step_ends_with_itself() -> None:
    lesson = COURSE.begin("goal", only=(1,))
    assert (lesson.number, lesson.asks) == (1, True)
    lesson.try_(lesson.wanted[0])
    lesson.go_on()
    assert lesson.done


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
