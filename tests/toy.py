"""A toy game, in tests only: what the shipped games do not show yet.

Three rounds of sealed bids, a throw of dice and a trade of beads:

§1 All seats bid secretly, each in a step of its own; the bids are shown together, the highest begins and pays.
§2 In turn, a seat throws or passes. A throw of four or more may be used to raid another seat.
§3 A raided seat blocks with a bead, which is lost, or submits and loses a point.
§4 After the throw the seat offers beads from its hand, up to the pips thrown, for a point each, and draws as many.
§5 A round ends by itself when all seats had their turn.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Literal

import msgspec

from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.ranking import Criterion, Ranking, Result
from imperium_desktop.rules.setup import Setup
from imperium_desktop.rules.table import (
    Answer,
    Decision,
    Event,
    Flow,
    Game,
    Option,
    Path,
    Reason,
    Rules,
    Table,
    ask,
    ask_several,
)

BEADS = "abc"
BEADS_EACH = 8
HAND = 3
ROUNDS = 3
COINS = 3
HIDDEN = -1
RAIDING_THROW = 4


class ToySetup(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seat_counts = range(2, 4)

    dice: Literal["one", "two"] = "one"
    purses: Literal["hidden", "open"] = "hidden"


class ToyPlayer(msgspec.Struct):
    hand: str
    coins: int = COINS
    bid: int | None = None
    """Sealed until all have bid, then open until the round ends."""
    points: int = 0

    def copy(self) -> "ToyPlayer":
        return ToyPlayer(self.hand, self.coins, self.bid, self.points)


class ToyState(msgspec.Struct):
    setup: ToySetup
    chance: Chance
    players: list[ToyPlayer]
    bag: str
    bowl: str = ""
    phase: Literal["bids", "reveal", "turns", "round_end", "over"] = "bids"
    active: int = 0
    waiting: int = 0
    """How many seats still have to bid or to take their turn in this round."""
    round: int = 1
    thrown: tuple[int, ...] = ()
    """The dice as they lie on the table; taken up at the end of the turn."""

    def copy(self) -> "ToyState":
        return ToyState(
            self.setup,
            self.chance.copy(),
            [player.copy() for player in self.players],
            self.bag,
            self.bowl,
            self.phase,
            self.active,
            self.waiting,
            self.round,
            self.thrown,
        )


class Bid(Option, frozen=True):
    coins: int

    @property
    def path(self) -> Path:
        return (f"bid/{self.coins}",)


class Throw(Option, frozen=True):
    pass


class Pass(Option, frozen=True):
    pass


class Trade(Option, frozen=True):
    pass


class Raid(Option, frozen=True):
    seat: int

    @property
    def path(self) -> Path:
        return ("raid", f"seat/{self.seat}")


class Block(Option, frozen=True):
    bead: str

    @property
    def path(self) -> Path:
        return (f"bead/{self.bead}",)


class Submit(Option, frozen=True):
    pass


class Offer(Option, frozen=True):
    bead: str

    @property
    def path(self) -> Path:
        return (f"bead/{self.bead}",)


class BidPlaced(Event, frozen=True):
    seat: int
    coins: int

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else BidPlaced(self.seat, HIDDEN)


class BidsShown(Event, frozen=True):
    reveals: ClassVar[bool] = True
    bids: tuple[int, ...]


class Thrown(Event, frozen=True):
    seat: int
    pips: tuple[int, ...]


class Raided(Event, frozen=True):
    seat: int
    rival: int
    blocked_with: str


class BeadsOffered(Event, frozen=True):
    seat: int
    beads: str


class BeadsDrawn(Event, frozen=True):
    seat: int
    beads: str

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else BeadsDrawn(self.seat, "?" * len(self.beads))


class RoundEnded(Event, frozen=True):
    round: int


ToyTable = Table[ToyState, None]


def step(table: ToyTable) -> Flow:
    match table.state.phase:
        case "bids":
            yield from place_bid(table)
        case "reveal":
            show_bids(table)
        case "turns":
            yield from take_turn(table)
        case "round_end":
            end_round(table)


def place_bid(table: ToyTable) -> Flow:
    """§1 One seat's sealed bid; the step rests before the next seat is asked."""
    state = table.state
    seat = state.active
    player = state.players[seat]
    bids = [Bid(coins) for coins in range(player.coins + 1)]
    bid = yield from ask(Decision(seat, "toy.bid", lambda: bids, rule="§1", secret=True))
    player.bid = bid.coins
    table.tell(BidPlaced(seat, bid.coins))
    next_seat(state, "reveal")


def show_bids(table: ToyTable) -> None:
    state = table.state
    bids = [player.bid or 0 for player in state.players]
    table.tell(BidsShown(tuple(bids)))
    state.active = bids.index(max(bids))
    state.players[state.active].coins -= max(bids)
    state.phase = "turns"


def take_turn(table: ToyTable) -> Flow:
    """§2 The dice fall inside the step, and decide what is asked next."""
    state = table.state
    seat = state.active
    choice = yield from ask(Decision(seat, "toy.turn", lambda: [Throw(), Pass()], rule="§2"))
    if isinstance(choice, Throw):
        state.thrown = tuple(state.chance.roll() for _ in range(2 if state.setup.dice == "two" else 1))
        table.tell(Thrown(seat, state.thrown))
        if sum(state.thrown) >= RAIDING_THROW:
            raids = [Raid(other) for other in range(len(state.players)) if other != seat]
            use = yield from ask(Decision(seat, "toy.use_throw", lambda: [Trade(), *raids], rule="§2"))
            if isinstance(use, Raid):
                yield from raid(table, seat, use.seat)
        yield from offer_beads(table, seat)
        state.thrown = ()
    next_seat(state, "round_end")


def raid(table: ToyTable, seat: int, rival: int) -> Flow:
    """§3 Another seat answers inside this seat's step."""
    state = table.state
    player = state.players[rival]
    blocks = [Block(bead) for bead in dict.fromkeys(player.hand)]
    answer = yield from ask(Decision(rival, "toy.block", lambda: [*blocks, Submit()], rule="§3", facts={"by": seat}))
    blocked_with = answer.bead if isinstance(answer, Block) else ""
    if blocked_with:
        player.hand = player.hand.replace(blocked_with, "", 1)
        state.bowl += blocked_with
    else:
        player.points -= 1
    table.tell(Raided(seat, rival, blocked_with))


def offer_beads(table: ToyTable, seat: int) -> Flow:
    """§4 Options repeat: who holds two of a kind may offer both."""
    state = table.state
    player = state.players[seat]
    if player.hand:
        beads = [Offer(bead) for bead in player.hand]
        pick = (0, min(sum(state.thrown), len(beads)))
        offered = yield from ask_several(Decision(seat, "toy.offer", lambda: beads, rule="§4", pick=pick))
        given = "".join(offer.bead for offer in offered)
        for bead in given:
            player.hand = player.hand.replace(bead, "", 1)
        state.bowl += given
        player.points += len(given)
        table.tell(BeadsOffered(seat, given))
    drawn = draw(state, seat, HAND - len(player.hand))
    table.tell(BeadsDrawn(seat, drawn))


def draw(state: ToyState, seat: int, count: int) -> str:
    """By lot at the moment of drawing, unlike a bag shuffled beforehand."""
    drawn = ""
    for _ in range(min(count, len(state.bag))):
        bead = state.chance.one_of(state.bag)
        state.bag = state.bag.replace(bead, "", 1)
        drawn += bead
    player = state.players[seat]
    player.hand = "".join(sorted(player.hand + drawn))
    return drawn


def next_seat(state: ToyState, then: Literal["reveal", "round_end"]) -> None:
    state.active = (state.active + 1) % len(state.players)
    state.waiting -= 1
    if state.waiting == 0:
        state.waiting = len(state.players)
        state.phase = then


def end_round(table: ToyTable) -> None:
    """§5 A step without a choice."""
    state = table.state
    table.tell(RoundEnded(state.round))
    for player in state.players:
        player.bid = None
    state.round += 1
    state.phase = "over" if state.round > ROUNDS else "bids"


# What the house asks


def new_table(_content: None, setup: ToySetup, chance: Chance) -> ToyState:
    players = [ToyPlayer("") for _ in range(setup.seats)]
    state = ToyState(setup, chance, players, BEADS * BEADS_EACH, waiting=setup.seats)
    for seat in range(setup.seats):
        draw(state, seat, HAND)
    return state


def standings(_content: None, state: ToyState) -> Result:
    return Result.ranked([(player.points,) for player in state.players], "rounds")


def why_not(_content: None, _state: ToyState, decision: Decision[Option], path: Path) -> Reason | None:
    if decision.picks_several:
        return why_not_offer(decision, path)
    if any(option.path[: len(path)] == path for option in decision.options):
        return None
    begun = any(path[: len(option.path)] == option.path for option in decision.options)
    return Reason("whole_choice" if begun else "not_now", decision.rule)


def why_not_offer(decision: Decision[Option], path: Path) -> Reason | None:
    held = Counter(option.path[0] for option in decision.options)
    if any(key not in held for key in path):
        return Reason("not_now", decision.rule)
    if len(path) > decision.pick[1] or Counter(path) - held:
        return Reason("too_many", decision.rule)
    return None


def elements(_content: None, state: ToyState) -> Iterable[str]:
    yield from (f"bid/{coins}" for coins in range(COINS + 1))
    yield from (f"bead/{bead}" for bead in BEADS)
    yield from (f"seat/{seat}" for seat in range(len(state.players)))
    yield from ("throw", "pass", "trade", "raid", "submit")


def hide(_content: None, state: ToyState, seat: int) -> None:
    state.bag = "?" * len(state.bag)
    for other, player in enumerate(state.players):
        if other != seat:
            player.hand = "?" * len(player.hand)
            if state.phase in ("bids", "reveal") and player.bid is not None:
                player.bid = HIDDEN
            if state.setup.purses == "hidden":
                player.coins = HIDDEN


def imagine(_content: None, state: ToyState, seat: int, chance: Chance, since: Sequence[tuple[int, Answer]]) -> None:
    shown = {other: "".join(a.bead for s, a in since if s == other and isinstance(a, Block)) for other in range(3)}
    unseen = Counter(BEADS * BEADS_EACH)
    unseen.subtract(state.bowl)
    for other, player in enumerate(state.players):
        unseen.subtract(player.hand if other == seat else shown[other])
    pool = list(unseen.elements())
    chance.shuffle(pool)
    for other, player in enumerate(state.players):
        if other != seat:
            rest = len(player.hand) - len(shown[other])
            player.hand = "".join(sorted([*shown[other], *pool[:rest]]))
            del pool[:rest]
            player.coins = chance.below(COINS + 1) if player.coins == HIDDEN else player.coins
            player.bid = chance.below(player.coins + 1) if player.bid == HIDDEN else player.bid
    state.bag = "".join(sorted(pool))


def census(_content: None, state: ToyState) -> Mapping[str, int]:
    beads = Counter(state.bag + state.bowl + "".join(player.hand for player in state.players))
    return {**beads, "seats": len(state.players)}


class Toy(Game[ToyState, None]):
    id = "toy"
    rules_version = 1
    setup_type = ToySetup
    state_type = ToyState
    option_types = (Bid, Throw, Pass, Trade, Raid, Block, Submit, Offer)
    event_types = (BidPlaced, BidsShown, Thrown, Raided, BeadsOffered, BeadsDrawn, RoundEnded)
    kinds = ("toy.bid", "toy.turn", "toy.use_throw", "toy.block", "toy.offer")
    reasons = ("not_now", "too_many", "whole_choice")
    endings: ClassVar = {"rounds": Ranking((Criterion("points"),), "§5")}
    rules = Rules(
        new=new_table,
        step=step,
        result=standings,
        why_not=why_not,
        elements=elements,
        hide=hide,
        imagine=imagine,
        census=census,
    )

    def __init__(self) -> None:
        super().__init__(None, "toy")
