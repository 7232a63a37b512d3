"""What the model promises to games unlike the first one, shown on the toy game."""

from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.record import Barrier, IllegalAnswer, RuleFault, UndoStops
from imperium_desktop.rules.table import Answer, Decision, Flow, Option, ask
from tests.contract.playing import point_of
from tests.present import of_kind
from tests.toy import (
    HIDDEN,
    BeadsDrawn,
    Bid,
    BidsShown,
    Block,
    Offer,
    Pass,
    Raid,
    RoundEnded,
    Submit,
    Throw,
    Thrown,
    Toy,
    ToySetup,
    ToyState,
    ToyTable,
    Trade,
    draw,
)

ToyMatch = Match[ToyState, None]


def toy(seed: int = 0, seats: int = 2, *, game: Toy | None = None) -> ToyMatch:
    return Match(game or Toy(), ToySetup(seats=seats, purses="open"), seed)


def after(match: ToyMatch, answers: Iterable[Answer]) -> ToyMatch:
    for answer in answers:
        match.answer(answer)
    return match


def thrown(wanted: Callable[[int], bool], seats: int = 2) -> ToyMatch:
    """Seat 0 has bid highest and thrown as wanted: the first seed that does it."""
    bids = [Bid(2), *[Bid(0)] * (seats - 1)]
    for seed in range(100):
        match = after(toy(seed, seats), [*bids, Throw()])
        pips = next(event.pips for event in match.events if isinstance(event, Thrown))
        if wanted(sum(pips)):
            return match
    raise AssertionError("no such throw")


# Simultaneous secret choices


def test_bids_are_sealed_until_all_have_bid() -> None:
    match = after(toy(seats=3), [Bid(2)])
    assert match.waiting.seat == 1
    assert match.view(0).players[0].bid == 2
    assert match.view(1).players[0].bid == HIDDEN
    match.answer(Bid(0))
    assert [player.bid for player in match.view(2).players] == [HIDDEN, HIDDEN, None]
    match.answer(Bid(1))
    assert [player.bid for player in match.view(2).players] == [2, 0, 1]
    assert match.events[-1] == BidsShown((2, 0, 1))
    assert (match.waiting.kind, match.waiting.seat) == ("toy.turn", 0)


def test_each_bid_is_a_step_of_its_own() -> None:
    match = after(toy(seats=3), [Bid(2), Bid(1)])
    assert match.checkpoint().since == ()
    assert match.seen_by(2).since == ()


def test_a_bid_that_was_shown_is_not_undone_alone() -> None:
    match = after(toy(), [Bid(2)])
    chosen = match.undo_barrier
    match.answer(Bid(1))
    assert (chosen, match.undo_barrier) == (Barrier.SEAT, Barrier.SECRET)
    with pytest.raises(UndoStops):
        match.undo()


def test_imagined_bids_are_bids_that_could_have_been_made() -> None:
    match = after(toy(seats=3), [Bid(3)])
    imagined = {match.seen_by(1).imagine(Chance(seed)).state.players[0].bid for seed in range(60)}
    assert imagined == {0, 1, 2, 3}


# Dice inside a step


def test_dice_fall_inside_a_step_and_decide_what_is_asked() -> None:
    for wanted, kind in ((range(4, 7), "toy.use_throw"), (range(1, 4), "toy.offer")):
        match = thrown(wanted.__contains__)
        assert match.waiting.kind == kind
        assert match.checkpoint().since == ((0, Throw()),)
        assert match.undo_barrier is Barrier.CHANCE


def test_a_throw_taken_back_and_redone_falls_the_same() -> None:
    match = thrown(range(4, 7).__contains__)
    here, told = point_of(match), list(match.events)
    match.take_back()
    match.redo()
    assert (point_of(match), match.events) == (here, told)
    match.take_back()
    match.answer(Throw())
    assert (point_of(match), match.events) == (here, told), "taking back must not be a way to throw again"


@pytest.mark.parametrize("wanted", [range(4, 7), range(1, 4)], ids=["high", "low"])
def test_a_throw_that_lies_on_the_table_is_the_same_in_every_imagined_match(wanted: range) -> None:
    """All seats saw the dice: who imagines the match after the throw must not throw again."""
    match = thrown(wanted.__contains__)
    for seat in range(2):
        for seed in range(20):
            imagined = match.seen_by(seat).imagine(Chance(seed))
            assert (imagined.waiting.kind, imagined.waiting.pick) == (match.waiting.kind, match.waiting.pick)


@pytest.mark.parametrize("wanted", [range(4, 7), range(1, 4)], ids=["high", "low"])
def test_a_preview_after_a_throw_goes_on_from_that_throw(wanted: range) -> None:
    match = thrown(wanted.__contains__)
    answer: Answer = Trade() if match.waiting.kind == "toy.use_throw" else ()
    preview = match.seen_by(0).preview(answer)
    asked = preview.decision.kind if preview.decision else ""
    assert asked == ("toy.offer" if answer == Trade() else "")


def test_the_next_throw_is_open_in_imagined_matches() -> None:
    """Nobody may know it: imagined matches throw differently, and not like the real one."""
    match = after(toy(), [Bid(2), Bid(0)])
    imagined = [after(match.seen_by(0).imagine(Chance(seed)), [Throw()]).waiting.kind for seed in range(30)]
    assert set(imagined) == {"toy.use_throw", "toy.offer"}


# Another seat answers inside a step


def test_another_seat_reacts_inside_a_step() -> None:
    match = thrown(range(4, 7).__contains__, seats=3)
    match.answer(Raid(2))
    assert (match.waiting.kind, match.waiting.seat) == ("toy.block", 2)
    assert match.undo_barrier is Barrier.SEAT
    here = point_of(match)
    assert point_of(match.copy()) == here
    assert point_of(match.resume(match.checkpoint())) == here
    match.answer(Submit())
    assert (match.waiting.kind, match.waiting.seat) == ("toy.offer", 0)
    assert [seat for seat, _ in match.checkpoint().since] == [0, 0, 2]
    match.take_back()
    assert point_of(match) == here


def test_a_reaction_shown_since_the_rest_is_imagined_as_it_was() -> None:
    match = thrown(range(4, 7).__contains__, seats=3)
    match.answer(Raid(1))
    block = next(option for option in match.waiting.options if isinstance(option, Block))
    match.answer(block)
    state = match.game.imagine(match.seen_by(2).rest, 2, Chance(1), match.checkpoint().since)
    assert block.bead in state.players[1].hand


# Picks with repeated options


def test_an_option_that_stands_there_twice_may_be_picked_twice() -> None:
    match, bead = offering_a_pair()
    held = list(match.waiting.options).count(bead)
    before = match.state.players[0].points
    match.answer((bead, bead))
    assert match.state.players[0].points == before + 2
    assert match.answers[-1].answer == (bead, bead)
    match.take_back()
    with pytest.raises(IllegalAnswer):
        match.answer((bead,) * (held + 1))


def offering_a_pair() -> tuple[ToyMatch, Offer]:
    """Seat 0 may offer two beads and holds two alike."""
    for seed in range(100):
        match = after(toy(seed), [Bid(1), Bid(0), Throw()])
        if match.waiting.kind == "toy.use_throw":
            match.answer(Trade())
        offered = [option for option in match.waiting.options if isinstance(option, Offer)]
        pairs = [offer for offer, held in Counter(offered).items() if held > 1]
        if pairs and match.waiting.pick[1] >= 2:
            return match, pairs[0]
    raise AssertionError("no pair")


def test_nothing_may_be_picked_where_the_least_is_none() -> None:
    match = thrown(range(1, 4).__contains__)
    match.answer(())
    assert match.answers[-1].answer == ()
    assert isinstance(match.events[-1], BeadsDrawn)


# Steps without a choice


def test_steps_without_a_choice_pass_by_themselves() -> None:
    match = after(toy(), [Bid(1), Bid(0), Pass(), Pass()])
    assert RoundEnded(1) in match.events
    assert (match.waiting.kind, match.state.round) == ("toy.bid", 2)
    match.take_back()
    assert (match.waiting.kind, match.state.round) == ("toy.turn", 1)
    assert RoundEnded(1) not in match.events


class Endless(Toy):
    def step(self, table: ToyTable) -> Flow:
        yield from ()


def test_a_game_that_never_asks_is_a_fault_and_no_hang() -> None:
    with pytest.raises(RuleFault, match="asked nobody"):
        toy(game=Endless())


# Rules that break the model


class Careless(Toy):
    """A secret answer, and then a further question in the same step: to the seat given."""

    def __init__(self, then: int) -> None:
        super().__init__()
        self.then = then

    def step(self, table: ToyTable) -> Flow:
        secret: list[Option] = [Bid(coins) for coins in range(4)]
        yield from ask(Decision(0, "toy.bid", lambda: secret, rule="§1", secret=True))
        yield from ask(Decision(self.then, "toy.turn", lambda: [Throw(), Pass()], rule="§2"))
        table.state.phase = "over"


def test_a_secret_answer_before_another_seats_question_is_a_fault() -> None:
    match = toy(game=Careless(then=1))
    with pytest.raises(RuleFault, match="secret"):
        match.answer(Bid(3))
    assert match.waiting.kind == "toy.bid"


def test_a_secret_answer_is_not_among_what_other_seats_know() -> None:
    """The seat is asked again in the same step; meanwhile the others must not learn its first answer."""
    match = toy(game=Careless(then=0))
    try:
        match.answer(Bid(3))
    except RuleFault:
        return
    assert (0, Bid(3)) not in match.seen_by(1).since


class Early(Toy):
    """The dice fall before the first question of the step."""

    def step(self, table: ToyTable) -> Flow:
        state = table.state
        state.thrown = (state.chance.roll(),)
        uses: list[Option] = [Trade(), Raid(1)] if state.thrown[0] >= 4 else [Trade()]
        yield from ask(Decision(0, "toy.use_throw", lambda: uses, rule="§2"))
        state.phase = "over"


def test_a_throw_before_the_first_question_is_the_same_in_every_imagined_match() -> None:
    match = toy(game=Early())
    for seat in range(2):
        for seed in range(20):
            imagined = match.seen_by(seat).imagine(Chance(seed))
            assert imagined.state.thrown == match.state.thrown
            assert list(imagined.waiting.options) == list(match.waiting.options)


class Peeking(Toy):
    """A seat draws a bead unseen by others, looks at it, and only then chooses."""

    def step(self, table: ToyTable) -> Flow:
        state = table.state
        yield from ask(Decision(0, "toy.turn", lambda: [Throw(), Pass()], rule="§2"))
        draw(state, 0, 4)
        beads = [Offer(bead) for bead in state.players[0].hand]
        yield Decision(0, "toy.offer", lambda: beads, rule="§4", pick=(1, 2))
        state.phase = "over"


def test_what_a_seat_drew_inside_a_step_it_still_holds_when_it_imagines() -> None:
    """To draw and then choose is common in card games; the seat must not imagine that it drew something else."""
    match = after(toy(game=Peeking()), [Throw()])
    held = sorted(of_kind(Offer, option).bead for option in match.waiting.options)
    for seed in range(20):
        imagined = match.seen_by(0).imagine(Chance(seed))
        assert sorted(of_kind(Offer, option).bead for option in imagined.waiting.options) == held
