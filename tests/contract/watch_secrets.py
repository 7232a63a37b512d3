"""What a seat may not see stays hidden at every decision of a random match."""

from collections import Counter
from typing import Any

from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Seen, snapshot
from imperium_desktop.rules.preview import Preview
from imperium_desktop.rules.table import Decision, Event, Option
from tests.contract.playing import AnyMatch, play, played, point_of, random_answer, seen
from tests.contract.watching import Moment, Watcher

# Views


class AViewHidesTheSameTwiceAndLeavesTheStateAlone(Watcher):
    def at(self, moment: Moment) -> None:
        game = moment.game
        for seat in moment.seats:
            view = game.view(moment.match.state, seat)
            once = snapshot(view)
            assert snapshot(game.view(view, seat)) == once
            assert snapshot(view) == once
        assert moment.match.digest() == moment.digest


class ChanceToComeIsInNoView(Watcher):
    def at(self, moment: Moment) -> None:
        other = moment.match.state.copy()
        other.chance = Chance(other.chance.seed ^ 1)
        for seat in moment.seats:
            assert snapshot(moment.game.view(other, seat)) == snapshot(moment.seen_by(seat).now)


class StatesThatDifferInWhatASeatCannotSeeLookEqualToIt(Watcher):
    """Imagined from a seat's view, at rest and inside steps; other seats do tell such states apart."""

    def start(self) -> None:
        self.told_apart = 0

    def at(self, moment: Moment) -> None:
        game = moment.game
        census = game.census(moment.match.state)
        for seat in moment.seats:
            view = moment.seen_by(seat).now
            looks = snapshot(view)
            worlds = [game.imagine(view, seat, moment.chance(more)) for more in range(2)]
            assert snapshot(view) == looks, "imagining changed the view"
            for world in worlds:
                assert snapshot(game.view(world, seat)) == looks
                assert game.census(world) == census
            self.told_apart += snapshot(worlds[0]) != snapshot(worlds[1])
            if moment.every_seat or seat == moment.decision.seat:
                again = game.imagine(view, seat, moment.chance())
                assert snapshot(again) == snapshot(worlds[0]), "imagining has a chance of its own"

    def end(self, match: AnyMatch) -> None:
        assert self.told_apart


class ASecretAnswerShowsInNoOtherView(Watcher):
    def at(self, moment: Moment) -> None:
        if not moment.decision.secret:
            return
        chance = moment.chance()
        worlds = [moment.match.copy(), moment.match.copy()]
        for world in worlds:
            world.answer(random_answer(world.waiting, chance))
        for seat in range(self.case.setup.seats):
            if seat != moment.decision.seat and all(not any_shown(world) for world in worlds):
                assert seen(worlds[0], seat) == seen(worlds[1], seat)


def any_shown(match: AnyMatch) -> bool:
    """Whether the last answer brought secrets to light: then views may differ."""
    barrier = match.undo_barrier
    return (barrier is not None and barrier.value == "secret") or match.decision is None


# What a program that plays gets to know


class AnImaginedMatchWaitsForTheSameAnswer(Watcher):
    """At every decision, also inside a step."""

    def at(self, moment: Moment) -> None:
        real = moment.decision
        for seat in moment.seats:
            match = moment.world(seat)
            assert (match.waiting.kind, match.waiting.seat) == (real.kind, real.seat)
            assert seen(match, seat) == snapshot(moment.seen_by(seat).now)
            if seat == real.seat:
                assert match.waiting.pick == real.pick
                assert list(match.waiting.options) == list(real.options)


class ImaginedMatchesCanBePlayed(Watcher):
    """A few answers, now and then to the end; the real match does not notice."""

    def start(self) -> None:
        self.chance = self.case.chance

    def at(self, moment: Moment) -> None:
        if not moment.at_rest or self.chance.below(3):
            return
        here, entries = point_of(moment.match), list(moment.match.entries)
        match = moment.world(self.chance.one_of(moment.seats)).copy()
        if self.chance.below(4):
            played(match, self.chance.copy(), answers=6)
        else:
            self.play_to_the_end(match)
        assert (point_of(moment.match), moment.match.entries) == (here, entries)

    def play_to_the_end(self, match: AnyMatch) -> None:
        census = match.game.census(match.state)
        for then in play(match, self.chance.copy()):
            assert then.waiting.options
            assert match.game.census(then.state) == census
        assert match.result is not None


class WhatASeatGetsIsTheSameInWorldsItCannotTellApart(Watcher):
    """The view at rest, the open answers since, and the waiting decision, which may belong to somebody else."""

    def at(self, moment: Moment) -> None:
        if not moment.at_rest:
            return
        for seat in moment.seats:
            one, other = (moment.world(seat, which).seen_by(seat) for which in range(2))
            assert snapshot(one.rest) == snapshot(other.rest)
            assert one.since == other.since == ()
            whose = "own" if seat == moment.decision.seat else "another seat's"
            assert shown(one) == shown(other), f"{whose} {moment.decision.kind}: options tell what the view hides"


def shown(of: Seen[Any, Any]) -> object:
    decision = of.decision
    return decision and (decision.kind, decision.seat, decision.pick, decision.facts, tuple(decision.options))


class APreviewIsTheSameInWorldsASeatCannotTellApart(Watcher):
    """It is played on the view, so it can neither break on stand-ins nor tell more than the view.

    Where the answer uses no chance, shows no secret and leaves the word to the seat, that is what really happens.
    """

    def at(self, moment: Moment) -> None:
        now, seat = moment.match, moment.decision.seat
        answer = random_answer(now.waiting, moment.chance())
        here = point_of(now)
        preview = moment.seen_by(seat).preview(answer)
        assert facts_of(preview) == facts_of(moment.world(seat).seen_by(seat).preview(answer))
        assert point_of(now) == here
        real = now.copy()
        real.answer(answer)
        if real.undo_barrier is None:
            inside = bool(real.checkpoint().since)
            assert question(preview.decision) == question(real.waiting if inside else None)


def question(decision: Decision[Option] | None) -> tuple[str, tuple[Option, ...]] | None:
    return None if decision is None else (decision.kind, tuple(decision.options))


def facts_of(preview: Preview[Any]) -> tuple[object, ...]:
    return preview.state, preview.events, question(preview.decision)


# Events


class EventsTellASeatNoMoreThanItsView(Watcher):
    """Two worlds that look the same to a seat before and after a step look the same while it is played.

    Open choices are made alike in both, hidden ones each for itself. So whatever differs in what the seat is told
    of others is something it should not know.
    """

    def start(self) -> None:
        self.kept_secret: set[type[Event]] = set()
        """The kinds of events that differed between worlds, and did not show it."""

    def at(self, moment: Moment) -> None:
        for seat in moment.seats if moment.at_rest else ():
            if seat != moment.decision.seat:
                one, other = (moment.world(seat, which).copy() for which in range(2))
                self.kept_secret |= compare_worlds(one, other, seat, moment.chance())


def compare_worlds(one: AnyMatch, other: AnyMatch, seat: int, chance: Chance) -> set[type[Event]]:
    """Play a step in both, and return the kinds of events that differed and did not show it."""
    other.state.chance = one.state.chance.copy()
    for world in (one, other):
        world.table.listening = True
    if not play_alike(one, other, chance) or seen(one, seat) != seen(other, seat):
        return set()
    assert told_of_others(one, seat) == told_of_others(other, seat)
    return {type(event) for event, twin in zip(one.events, other.events, strict=True) if event != twin}


def told_of_others(match: AnyMatch, seat: int) -> list[Event | None]:
    return [event.seen_by(seat) for event in match.events if getattr(event, "seat", None) != seat]


def play_alike(one: AnyMatch, other: AnyMatch, chance: Chance) -> bool:
    """One step in both worlds; False if they cannot be played alike."""
    while True:
        ours, theirs = one.waiting, other.waiting
        if (ours.kind, ours.seat, ours.pick) != (theirs.kind, theirs.seat, theirs.pick):
            return False
        common = list((Counter(ours.options) & Counter(theirs.options)).elements())
        if ours.secret or (ours.picks_several and chance.below(2)):
            twin = chance.copy()
            answers = random_answer(ours, chance), random_answer(theirs, twin)
        elif len(common) >= ours.pick[0]:
            answers = (random_answer(narrowed(ours, common), chance),) * 2
        else:
            return False
        one.answer(answers[0])
        other.answer(answers[1])
        if one.decision is None or other.decision is None:
            return one.decision is other.decision
        if not one.checkpoint().since:
            return not other.checkpoint().since


def narrowed(decision: Decision[Option], options: list[Option]) -> Decision[Option]:
    """The same question with fewer options."""
    pick = decision.pick[0], min(decision.pick[1], len(options))
    return Decision(decision.seat, decision.kind, lambda: options, rule=decision.rule, pick=pick)


WATCHERS: list[type[Watcher]] = [
    AViewHidesTheSameTwiceAndLeavesTheStateAlone,
    ChanceToComeIsInNoView,
    StatesThatDifferInWhatASeatCannotSeeLookEqualToIt,
    ASecretAnswerShowsInNoOtherView,
    AnImaginedMatchWaitsForTheSameAnswer,
    ImaginedMatchesCanBePlayed,
    WhatASeatGetsIsTheSameInWorldsItCannotTellApart,
    APreviewIsTheSameInWorldsASeatCannotTellApart,
    EventsTellASeatNoMoreThanItsView,
]
