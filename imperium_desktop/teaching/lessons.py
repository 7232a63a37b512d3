"""Lessons: a position, steps that explain and ask for a move, and a tutor who answers for everybody else.

A lesson is a file `resources/games/<game>/lessons/<number>_<id>.toml`:

    chapter = "course"                    # or "examples"
    stage = "first_kingdom"               # of the path on the learn page
    rule = "§4.2"
    seat = 0                              # the pupil's
    [position]                            # in the terms of the game
    [[steps]]
    words = "place"                       # key of its words
    ask = [{ do = "place_leader", leader = "king", square = ["I6", "H7"] }]
    so_that = [{ event = "revolt_began" }]
    replies = [{ do = "commit_support", count = 1 }]
    expect = [{ event = "revolt_won", seat = 0 }]
    point = "leader/lion/king cell/I6"    # table elements
    [steps.position]                      # if the table is laid out anew for this step

`ask` and `replies` are patterns of options, `so_that` and `expect` of events. A pattern fits if all its fields do; of
several values, any one. The pupil's move is right if it fits a pattern of `ask` and openly leads to all of `so_that`.
Then the tutor gives the `replies`, one for each question of whichever seat; `expect` is what must have been told by
then. A step with neither `ask` nor `so_that` is only read.

A step may have an aim instead of a move: only `so_that`, no `ask`. Then every move that openly reaches it is right:

    [[steps]]
    words = "green"                       # task = "Win a green point."
    so_that = [{ event = "point_gained", seat = 0, sphere = "green" }]

The path has the stages that its lessons name, in the order of their first lessons; a lesson that names none belongs to
that of the lesson before it in its chapter, or else to one called like the chapter.

Words lie in `translations/<language>/<game>/lessons.toml`: names of stages under `[stages]`, and for each step that
wants a move a `task`, `after` and `wrong`. A wrong move is answered with what it brings beside what was asked, told by
the events of both; `wrong` adds why.
"""

from collections.abc import Callable, Collection, Container, Iterator, Sequence
from enum import StrEnum
from itertools import takewhile
from pathlib import Path
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec

from imperium_desktop.resource_files import ContentError
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match, Seen
from imperium_desktop.rules.record import IllegalAnswer
from imperium_desktop.rules.setup import Setup
from imperium_desktop.rules.table import Answer, C, Decision, Event, Game, Option, Reason, S
from imperium_desktop.teaching.lesson_files import id_of, lesson_files
from imperium_desktop.teaching.lesson_words import ChapterName, read_as
from imperium_desktop.teaching.patterns import Pattern, all_told, fits, pattern_mistakes, tag_of

P = TypeVar("P")

COMPARED: Final = 2
"""Sentences on either side of a comparison: more nobody reads."""
WORLDS: Final = 2
"""Number of others in which a thing must come out the same to be open."""


# Scripts


class Step(msgspec.Struct, Generic[P], frozen=True, kw_only=True, forbid_unknown_fields=True):
    words: str
    position: P | None = None
    ask: tuple[Pattern, ...] = ()
    so_that: tuple[Pattern, ...] = ()
    replies: tuple[Pattern, ...] = ()
    expect: tuple[Pattern, ...] = ()
    point: str = ""

    @property
    def elements(self) -> tuple[str, ...]:
        """Keys of the table elements to point at."""
        return tuple(self.point.split())

    @property
    def wants_move(self) -> bool:
        return bool(self.ask or self.so_that)


class Script(msgspec.Struct, Generic[P], frozen=True, kw_only=True, forbid_unknown_fields=True):
    chapter: ChapterName
    stage: str = ""
    rule: str
    seat: int = 0
    position: P
    steps: tuple[Step[P], ...]


# Lessons


class Verdict(StrEnum):
    RIGHT = "right"
    WRONG = "wrong"
    """Legal, but not what the step asks for: nothing was played."""
    ILLEGAL = "illegal"
    UNASKED = "unasked"
    """The step asks for nothing now."""


class Outcome(msgspec.Struct, frozen=True):
    verdict: Verdict
    events: tuple[Event, ...] = ()
    """What happened, the tutor's replies included; after a wrong move, what would have happened."""
    asked: tuple[Event, ...] = ()
    """Events after a wrong move: what was asked for, as a right one would have brought it."""
    among_others: bool = False
    """What was asked for is an example: other right moves bring something else."""
    reason: Reason | None = None
    """Why the move is illegal."""

    @property
    def brought(self) -> tuple[Event, ...]:
        """What a wrong move brings, to be held against what was asked: the same kind of thing, or else what follows."""
        kinds = {event.name for event in self.asked}
        alike = tuple(event for event in self.events if event.name in kinds)
        return (alike or self.events[1:] or self.events)[:COMPARED]


class Lesson(Generic[S, C, P]):
    """One pupil on the way through a script, on a real match."""

    def __init__(self, course: "Course[S, C, P]", id: str, only: Container[int]) -> None:
        self.id = id
        self.script = course.scripts[id]
        self.seat = self.script.seat
        self.wrong = 0
        """Legal moves that were not asked for."""
        self.shown: set[int] = set()
        """Steps whose move was made for the pupil, who has not made it since."""
        self.helped = False
        """Some move was shown, ever."""
        self.number = 0
        """Number of the current step, counted from 0."""
        self._only = only
        self.solved = False
        """The asked move was made; its closing words are to be read."""
        self._course = course
        self.match = course.match_at(self.script.position)
        self._wanted: tuple[Decision[Option], tuple[Option, ...]] | None = None
        self._pass_over()

    @property
    def done(self) -> bool:
        return self.number == len(self.script.steps)

    @property
    def step(self) -> Step[P]:
        """The current one; of a lesson that is done, the last."""
        return self.script.steps[min(self.number, len(self.script.steps) - 1)]

    @property
    def asks(self) -> bool:
        """The pupil is to make a move."""
        return not self.done and not self.solved and self.step.wants_move

    @property
    def stars(self) -> int:
        """Stars of a finished lesson: 3 without a wrong move, 2 with one, otherwise 1.

        One if a move had to be shown, none as long as the pupil has not made that move.
        """
        if self.shown:
            return 0
        return 1 if self.helped else max(1, 3 - self.wrong)

    @property
    def wanted(self) -> tuple[Option, ...]:
        """The options that are right now."""
        if not self.asks:
            return ()
        decision = self.match.waiting
        if self._wanted is None or self._wanted[0] is not decision:
            right = (option for option in decision.options if self._is_right((option,)))
            self._wanted = decision, tuple(right)
        return self._wanted[1]

    @property
    def right_answer(self) -> Answer:
        """One of those that are right now, for a step that asks."""
        return self._first(self.wanted)

    @property
    def view(self) -> S:
        return self.match.view(self.seat)

    @property
    def seen(self) -> Seen[S, C]:
        """What the pupil sees, for hints, while the match goes on."""
        return self.match.seen_by(self.seat)

    def take_up(self, wrong: int, shown: Collection[int]) -> None:
        """What happened before it was left."""
        self.wrong, self.shown, self.helped = wrong, set(shown), bool(shown)

    def try_(self, answer: Answer) -> Outcome:
        """The pupil's move. Only the right one is played."""
        outcome = self._try(answer)
        self.wrong += outcome.verdict is Verdict.WRONG
        if outcome.verdict is Verdict.RIGHT:
            self.shown.discard(self.number)
        return outcome

    def _try(self, answer: Answer) -> Outcome:
        if not self.asks:
            return Outcome(Verdict.UNASKED)
        picked = answer if isinstance(answer, tuple) else (answer,)
        try:
            self.match.copy().answer(answer)
        except IllegalAnswer as refusal:
            return Outcome(Verdict.ILLEGAL, reason=refusal.reason)
        if not self._is_right(picked):
            asked = self._asked_for()
            among_others = self._brings_of_the_aim(self.wanted[-1]) != asked
            return Outcome(Verdict.WRONG, self._would_bring(picked), asked, among_others=among_others)
        told = len(self.match.events)
        self.match.answer(answer)
        self._reply()
        self.solved = True
        return Outcome(Verdict.RIGHT, self._as_seen(self.match.events[told:]))

    def show_me(self) -> Outcome:
        """Make the asked move for the pupil, who owes it from now on."""
        if not self.asks:
            return Outcome(Verdict.UNASKED)
        self.shown.add(self.number)
        self.helped = True
        return self._try(self.right_answer)

    def go_on(self) -> tuple[Event, ...]:
        """Go on to the next step when the words have been read.

        In a step that asks for nothing the tutor plays first.
        """
        if self.done or self.asks:
            return ()
        told = len(self.match.events)
        if not self.step.wants_move:
            self._reply()
        events = self._as_seen(self.match.events[told:])
        self._turn_to(self.number + 1)
        self._pass_over()
        return events

    def skip(self) -> tuple[Event, ...]:
        """Skip to the next step; later ones lean on the asked move, so it is made."""
        return self.show_me().events + self.go_on()

    def _turn_to(self, number: int) -> None:
        self.number, self.solved = number, False
        if not self.done and self.step.position is not None:
            self.match = self._course.match_at(self.step.position)

    def _pass_over(self) -> None:
        """Steps that are not gone through are played all the same, as later ones lean on them."""
        count = len(self.script.steps)
        if not any(number in self._only for number in range(self.number, count)):
            self.number = count
        while self.number < count and self.number not in self._only:
            if self.asks:
                self.match.answer(self.right_answer)
            self._reply()
            self._turn_to(self.number + 1)

    def _is_right(self, picked: tuple[Option, ...]) -> bool:
        step = self.step
        if step.ask and not (picked and all(any(fits(pattern, option) for pattern in step.ask) for option in picked)):
            return False
        return not step.so_that or all_told(step.so_that, self._would_bring(picked))

    def _would_bring(self, picked: tuple[Option, ...]) -> tuple[Event, ...]:
        answer: Answer = picked if self.match.waiting.picks_several else picked[0]
        return self._as_seen(self.seen.preview(answer).events) or self._follows(answer)

    def _follows(self, answer: Answer) -> tuple[Event, ...]:
        """Events up to the next question, of a move that itself tells nothing.

        So what is bought is built when it is paid for. Told is only what would happen in other worlds that look the
        same, too.
        """
        others = (self.seen.imagine_rest(Chance(number)) for number in range(WORLDS))
        told, *elsewhere = (self._events_from(rest, answer) for rest in (self.match.last_rest.copy(), *others))
        same = takewhile(lambda each: each.count(each[0]) == len(each), zip(told, *elsewhere, strict=False))
        return tuple(each[0] for each in same)

    def _events_from(self, rest: S, answer: Answer) -> tuple[Event, ...]:
        match = Match(self.match.game, self.match.setup, 0, start=rest)
        for _, given in self.seen.since:
            match.answer(given)
        told = len(match.events)
        match.answer(answer)
        return self._as_seen(match.events[told:])

    def _asked_for(self) -> tuple[Event, ...]:
        """What a right move openly brings of the aim, or else of what is expected of it."""
        return self._brings_of_the_aim(self.wanted[0])

    def _brings_of_the_aim(self, option: Option) -> tuple[Event, ...]:
        aim = self.step.so_that or self.step.expect
        events = self._would_bring((option,))
        return tuple(event for event in events if any(fits(pattern, event) for pattern in aim))[:COMPARED]

    def _reply(self) -> None:
        for pattern in self.step.replies:
            right = [option for option in self.match.waiting.options if fits(pattern, option)]
            if not right:
                raise AssertionError(f"{self.id}, step {self.step.words}: no option for the reply {pattern}")
            self.match.answer(self._first(right))

    def _first(self, right: Sequence[Option]) -> Answer:
        decision = self.match.waiting
        return tuple(right[: max(1, decision.pick[0])]) if decision.picks_several else right[0]

    def _as_seen(self, events: Sequence[Event]) -> tuple[Event, ...]:
        seen = (event.seen_by(self.seat) for event in events)
        return tuple(event for event in seen if event is not None)


AnyLesson: TypeAlias = Lesson[Any, Any, Any]


class Course(Generic[S, C, P]):
    """All lessons of one game, by id, in the order of their files."""

    def __init__(
        self,
        game: Game[S, C],
        position_type: type[P],
        setup_of: Callable[[P], Setup],
        lay_out: Callable[[C, P], S],
        folder: Path | None = None,
    ) -> None:
        """Read the lessons that travel with the program, or a folder of others. A mistake is a ContentError."""
        self.game = game
        self._setup_of = setup_of
        self._lay_out = lay_out
        self.scripts: dict[str, Script[P]] = {}
        kind = Script[position_type]  # type: ignore[valid-type]
        for file in lesson_files(game.id, folder):
            self.scripts[id_of(file)] = script = read_as(file, kind)
            for place, reason in self._mistakes(script):
                raise ContentError(file, place, reason)

    def begin(self, id: str, *, at: int = 0, only: Container[int] | None = None) -> Lesson[S, C, P]:
        """Begin from a step on, or with some of the steps alone: the others are taken as done."""
        steps = range(at, len(self.scripts[id].steps))
        return Lesson(self, id, steps if only is None else only)

    @property
    def stages(self) -> dict[str, list[str]]:
        """The path: the lessons of every stage, in order."""
        path: dict[str, list[str]] = {}
        latest: dict[ChapterName, str] = {}
        for id, script in self.scripts.items():
            stage = latest[script.chapter] = script.stage or latest.get(script.chapter, script.chapter)
            path.setdefault(stage, []).append(id)
        return path

    def board(self, id: str, times: int) -> int:
        """The step that returns by itself: one with an aim, or else with a move to be found; each time another."""
        steps = [(number, step) for number, step in enumerate(self.scripts[id].steps) if step.wants_move]
        aims = [number for number, step in steps if not step.ask]
        finds = [number for number, step in steps if any(len(pattern) > 1 for pattern in step.ask)]
        boards = aims or finds or [number for number, _ in steps] or [0]
        return boards[times % len(boards)]

    def match_at(self, position: P) -> Match[S, C]:
        state = self._lay_out(self.game.content, position)
        return Match(self.game, self._setup_of(position), 0, start=state)

    def _mistakes(self, script: Script[P]) -> Iterator[tuple[str, str]]:
        options = {tag_of(kind): kind for kind in self.game.option_types}
        events = {tag_of(kind): kind for kind in self.game.event_types}
        places = [("position", script.position)]
        for number, step in enumerate(script.steps):
            place = f"steps[{number}]"
            places += [(f"{place}.position", step.position)] if step.position is not None else []
            for pattern in (*step.ask, *step.replies):
                yield from pattern_mistakes(f"{place}.ask or replies", pattern, "do", options)
            for pattern in (*step.so_that, *step.expect):
                yield from pattern_mistakes(f"{place}.so_that or expect", pattern, "event", events)
        for place, position in places:
            try:
                self._lay_out(self.game.content, position)
            except ValueError as error:
                yield place, str(error)
