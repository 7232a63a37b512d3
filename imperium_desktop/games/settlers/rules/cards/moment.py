"""A card speaking at one moment: what its verbs work on."""

from collections.abc import Sequence
from typing import Final, Self, TypeVar

from imperium_desktop.games.settlers.rules.cards.vocabulary import Gain, Pay, When, way_of
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.empire import SettlersTable, color_count, own, samurai_count
from imperium_desktop.games.settlers.rules.events import Source
from imperium_desktop.games.settlers.rules.names import Good
from imperium_desktop.games.settlers.rules.options import Skip, TakeGoods, TakeWay, Trade
from imperium_desktop.games.settlers.rules.prices import NOTHING, Need, price_in
from imperium_desktop.games.settlers.rules.state import AnyTask, Player, State
from imperium_desktop.rules.effects.engine import CardTable
from imperium_desktop.rules.effects.steps import Steps, priced
from imperium_desktop.rules.table import Asking, Decision, Option, ask

SOURCES: Final[dict[When, Source]] = {
    "production": "production",
    "built": "bonus",
    "action": "action",
    "action_twice": "action",
    "open_production": "production",
    "stored_production": "production",
    "instant": "action",
}
"""All other moments belong to Features."""

O = TypeVar("O", bound=Option)  # noqa: E741


class Moment(CardTable):
    def __init__(
        self, content: Components, state: State, seat: int, card: str, when: When, player: Player | None = None
    ) -> None:
        """`player`: in another state than at the table, to look ahead."""
        self.content = content
        self.state = state
        self.seat = seat
        self.card = card
        self.when: When = when
        self.player = player or state.players[seat]
        self.need: Need = NOTHING
        """What must be paid beside what is looked at."""
        self.uses = 1
        self.goods: list[Good] = []
        """Gained by this card, received all at once."""
        self.later: list[AnyTask] = []
        self.last: list[AnyTask] = []
        """What follows when this is done, and what follows after that."""
        self.after: tuple[str, ...] = ()
        """The cards that made this one speak, see Perform."""
        self.kept_secret = False
        """A secret was asked, with which the step must end."""
        self.converting = False
        """Goods of a Raze field may be given back (§9.3.3)."""
        self._table: SettlersTable | None = None

    @classmethod
    def at(cls, table: SettlersTable, seat: int, card: str, when: When) -> Self:
        """Make a moment in earnest, at a table."""
        moment = cls(table.content, table.state, seat, card, when)
        moment._table = table
        return moment

    @property
    def table(self) -> SettlersTable:
        assert self._table is not None, "nothing is done while looking ahead"
        return self._table

    @property
    def source(self) -> Source:
        return SOURCES.get(self.when, "feature")

    def having_paid(self, price: Steps) -> Self:
        after = type(self)(self.content, self.state, self.seat, self.card, self.when, self.player)
        after.need = self.need.plus(price_in(price))
        return after

    def amount(self, gain: Gain) -> int:
        """Count of a gain: fixed, or per colour, Samurai or good on the card, up to its maximum (§3.8)."""
        if gain.per is None:
            return gain.n
        if gain.per == "samurai":
            count = samurai_count(self.player)
        elif gain.per == "banked":
            location = own(self.player, self.card)
            count = len(location.banked) if location else 0
        else:
            count = color_count(self.content, self.player, gain.per)
        return min(count * gain.n, gain.max or count * gain.n)

    # Questions

    def ask_for(self, kind: str, options: Sequence[O], rule: str, *, secret: bool = False) -> Asking[O]:
        """No question where only one thing can be chosen."""
        if len(options) == 1:
            return options[0]
        self.kept_secret |= secret
        decision = Decision(
            self.seat, f"settlers.{kind}", lambda: options, rule=rule, facts={"card": self.card}, secret=secret
        )
        return (yield from ask(decision))

    def choose(self, branches: Sequence[Steps]) -> Asking[Steps]:
        gains = [gained_in(branch) for branch in branches]
        if all(gains):
            goods = [TakeGoods(gained) for gained in gains]
            taken = yield from self.ask_for("choose", goods, "§9.1.4")
            return branches[goods.index(taken)]
        ways = [TakeWay(way_of(branch)) for branch in branches]  # type: ignore[arg-type]
        way = yield from self.ask_for("way", ways, "§9.3.3")
        return branches[ways.index(way)]

    def may(self, ways: Sequence[Steps]) -> Asking[Steps]:
        """Ask for an exchange or none (§9.5.8)."""
        trades = [trade_in(way) for way in ways]
        options: list[Trade | Skip] = [*trades, Skip()]
        choice = yield from self.ask_for("trade", options, "§9.5.8")
        return ways[trades.index(choice)] if isinstance(choice, Trade) else ()


def gained_in(steps: Steps) -> tuple[Good, ...]:
    """The goods of steps that do nothing but gain."""
    if all(isinstance(step, Gain) for step in steps):
        return tuple(step.good for step in steps if isinstance(step, Gain) for _ in range(step.n))
    return ()


def trade_in(steps: Steps) -> Trade:
    price, then = priced(steps)
    paid = tuple(step.good for step in price if isinstance(step, Pay) for _ in range(step.n))
    return Trade(paid, gained_in(then))  # type: ignore[arg-type]
