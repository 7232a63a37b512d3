"""What a seat may not see stays hidden: in views, in what bots get, in events, in imagined matches."""

from collections import Counter
from typing import Any

from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Preview, Seen, snapshot
from imperium_desktop.rules.table import Decision, Event, Option
from tests.contract.playing import (
    AnyGame,
    AnyMatch,
    Case,
    cases,
    every_game,
    play,
    played,
    random_answer,
    seen,
    some_cases,
    some_setups,
    stage,
)


def imagined(match: AnyMatch, seat: int, seed: int) -> AnyMatch:
    return match.seen_by(seat).imagine(Chance(seed))


# Views


@some_cases
def test_a_view_hides_the_same_twice_and_leaves_the_state_alone(case: Case) -> None:
    game = case.game
    for now in play(case.match(listening=False), case.chance):
        before = now.digest()
        for seat in range(case.setup.seats):
            view = game.view(now.state, seat)
            once = snapshot(view)
            assert snapshot(game.view(view, seat)) == once
            assert snapshot(view) == once
        assert now.digest() == before


@some_cases
def test_chance_to_come_is_in_no_view(case: Case) -> None:
    game = case.game
    for now in play(case.match(listening=False), case.chance):
        other = now.state.copy()
        other.chance = Chance(other.chance.seed ^ 1)
        for seat in range(case.setup.seats):
            assert snapshot(game.view(other, seat)) == seen(now, seat)


@some_cases
def test_states_that_differ_in_what_a_seat_cannot_see_look_equal_to_it(case: Case) -> None:
    """Imagined from a seat's view, at rest and inside steps; other seats do tell such states apart."""
    game = case.game
    told_apart = 0
    for seed, now in enumerate(play(case.match(listening=False), case.chance)):
        census = game.census(now.state)
        for seat in range(case.setup.seats):
            view = game.view(now.state, seat)
            looks = snapshot(view)
            worlds = [game.imagine(view, seat, Chance(seed + other)) for other in range(2)]
            assert snapshot(view) == looks, "imagining changed the view"
            for world in worlds:
                assert snapshot(game.view(world, seat)) == looks
                assert game.census(world) == census
            told_apart += snapshot(worlds[0]) != snapshot(worlds[1])
            again = game.imagine(view, seat, Chance(seed))
            assert snapshot(again) == snapshot(worlds[0]), "imagining has a chance of its own"
    assert told_apart


@every_game
def test_a_finished_match_can_be_imagined_too(game: AnyGame) -> None:
    """Nothing may be hidden any more; whatever is must be filled in without loss."""
    case = Case(game.id, game.setup_type(seats=2), 0)
    match = played(case.match(listening=False), case.chance)
    for seat in range(2):
        world = game.imagine(match.view(seat), seat, Chance(1))
        assert game.census(world) == game.census(match.state)
        assert snapshot(game.view(world, seat)) == seen(match, seat)


@some_cases
def test_a_secret_answer_shows_in_no_other_view(case: Case) -> None:
    chance = case.chance
    for now in play(case.match(listening=False), chance):
        if now.waiting.secret:
            worlds = [now.copy(), now.copy()]
            for world in worlds:
                world.answer(random_answer(world.waiting, chance))
            for seat in range(case.setup.seats):
                if seat != now.waiting.seat and all(not any_shown(world) for world in worlds):
                    assert seen(worlds[0], seat) == seen(worlds[1], seat)


def any_shown(match: AnyMatch) -> bool:
    """Whether the last answer brought secrets to light: then views may differ."""
    barrier = match.undo_barrier
    return (barrier is not None and barrier.value == "secret") or match.decision is None


# What a program that plays gets to know


@some_cases
def test_an_imagined_match_waits_for_the_same_answer(case: Case) -> None:
    """At every decision, also inside a step, for every seat."""
    for seed, now in enumerate(play(case.match(listening=False), case.chance)):
        real = now.waiting
        for seat in range(case.setup.seats):
            match = imagined(now, seat, seed)
            assert (match.waiting.kind, match.waiting.seat) == (real.kind, real.seat)
            assert seen(match, seat) == seen(now, seat)
            if seat == real.seat:
                assert match.waiting.pick == real.pick
                assert list(match.waiting.options) == list(real.options)


@some_cases
def test_imagined_matches_can_be_played_to_the_end(case: Case) -> None:
    game = case.game
    chance = case.chance
    for seed, now in enumerate(play(case.match(listening=False), chance)):
        if now.checkpoint().since or chance.below(12):
            continue
        seat = chance.below(case.setup.seats)
        match = imagined(now, seat, seed)
        census = game.census(match.state)
        for then in play(match, chance.copy()):
            assert then.waiting.options
            assert game.census(then.state) == census
        assert match.result is not None


@some_cases
def test_imagining_leaves_the_match_alone(case: Case) -> None:
    chance = case.chance
    match = case.match()
    for now in play(match, chance):
        if now.checkpoint().since or chance.below(4):
            continue
        here, entries = stage(now), list(now.entries)
        played(imagined(now, chance.below(case.setup.seats), 1), chance.copy(), answers=6)
        assert (stage(now), now.entries) == (here, entries)


@every_game
def test_what_a_seat_gets_is_the_same_in_worlds_it_cannot_tell_apart(game: AnyGame) -> None:
    """The view at rest, the open answers since, and the waiting decision, which may belong to somebody else."""
    leaks = set()
    for case in cases(some_setups):
        if case.game_id != game.id:
            continue
        for seed, now in enumerate(play(case.match(listening=False), case.chance)):
            for seat in range(case.setup.seats) if not now.checkpoint().since else ():
                one, other = (imagined(now, seat, seed + more).seen_by(seat) for more in (0, 1))
                assert snapshot(one.rest) == snapshot(other.rest)
                assert one.since == other.since == ()
                if shown(one) != shown(other):
                    leaks.add((now.waiting.kind, "own" if seat == now.waiting.seat else "another seat's"))
    assert not leaks, "options of a decision tell what the view hides"


def shown(of: Seen) -> object:
    decision = of.decision
    return decision and (decision.kind, decision.seat, decision.pick, decision.facts, tuple(decision.options))


def question(decision: Decision[Option] | None) -> tuple[str, tuple[Option, ...]] | None:
    return decision and (decision.kind, tuple(decision.options))


def facts_of(preview: Preview[Any]) -> tuple[object, ...]:
    return preview.state, preview.events, question(preview.decision)


@some_cases
def test_a_preview_is_the_same_in_worlds_a_seat_cannot_tell_apart(case: Case) -> None:
    """It is played on the view, so it can neither break on stand-ins nor tell more than the view.

    Where the answer uses no chance, shows no secret and leaves the word to the seat, that is what really happens.
    """
    chance = case.chance
    for seed, now in enumerate(play(case.match(listening=False), chance)):
        answer, seat = random_answer(now.waiting, chance), now.waiting.seat
        here = stage(now)
        preview = now.seen_by(seat).preview(answer)
        assert facts_of(preview) == facts_of(imagined(now, seat, seed).seen_by(seat).preview(answer))
        assert stage(now) == here
        real = now.copy()
        real.answer(answer)
        if real.undo_barrier is None:
            inside = bool(real.checkpoint().since)
            assert question(preview.decision) == question(real.waiting if inside else None)


# Events


@every_game
def test_events_tell_a_seat_no_more_than_its_view(game: AnyGame) -> None:
    """Two worlds that look the same to a seat before and after a step look the same while it is played.

    Open choices are made alike in both, hidden ones each for itself. So whatever differs in what the seat is told
    of others is something it should not know.
    """
    masked = {kind for kind in game.event_types if kind.seen_by is not Event.seen_by}
    kept_secret = set()
    for case in cases(some_setups):
        if case.game_id != game.id:
            continue
        for seed, now in enumerate(play(case.match(listening=False), case.chance)):
            for seat in range(case.setup.seats):
                if seat != now.waiting.seat and not now.checkpoint().since:
                    kept_secret |= compare_worlds(now, seat, seed)
    assert kept_secret >= masked, "no world showed that these events keep their secret"


def compare_worlds(match: AnyMatch, seat: int, seed: int) -> set[type[Event]]:
    """The kinds of events that differed between the worlds, and did not show it."""
    one, other = imagined(match, seat, seed), imagined(match, seat, seed + 1)
    other.state.chance = one.state.chance.copy()
    for world in (one, other):
        world.table.listening = True
    if not play_alike(one, other, Chance(seed)) or seen(one, seat) != seen(other, seat):
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
