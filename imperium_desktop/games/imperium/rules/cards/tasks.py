"""What can be left to do beside steps of cards: plain data in the frames of a state."""

from typing import TypeAlias

from imperium_desktop.rules.effects.frames import Do, PayPrice, Task
from imperium_desktop.rules.effects.listening import Happening


class DrawCards(Task, frozen=True, gc=False, tag="draw"):
    """Draw cards one after the other (§5)."""

    left: int
    asking: bool = False
    """True if the player is asked before each card whether to go on."""
    able: bool = False
    """True if only what the deck holds is drawn (§5.7)."""
    renewed: bool = False
    """The deck was just renewed: if it is empty now, the draw ends (§5.4)."""


class DrawUp(Task, frozen=True, gc=False, tag="draw_up"):
    """Draw to the hand limit (§4.8)."""

    renewed: bool = False


class RunOut(Task, frozen=True, gc=False, tag="run_out"):
    """§5.1, §5.2 A card must be drawn, and the deck is empty."""


class Reshuffle(Task, frozen=True, gc=False, tag="reshuffle"):
    """Reshuffle the discard pile into a new deck (§5.3)."""


class DevelopCard(Task, frozen=True, gc=False, tag="develop"):
    """§8 This card is paid and developed."""

    card: str
    free: bool = False
    passing: bool = False
    """True while the deck is renewed (§5.2)."""


class LookAtFame(Task, frozen=True, gc=False, tag="look"):
    """Look at Fame cards, after everything that changes their number (§10.1)."""

    n: int


class TakeLooked(Task, frozen=True, gc=False, tag="take_looked"):
    """Choose from the fame cards just looked at."""


class OrderLooked(Task, frozen=True, gc=False, tag="order_looked"):
    """Put back those that were not taken; `done` of them are in their places."""

    done: int


class Army(Task, frozen=True, gc=False, tag="army"):
    """§9.1 Protections that do not ask their owner."""


class React(Task, frozen=True, gc=False, tag="react"):
    """§9.1 Protections that this player may use."""


class Refill(Task, frozen=True, gc=False, tag="refill"):
    """Fill an empty place of the market (§7.1)."""

    slot: int


class Collect(Task, frozen=True, gc=False, tag="collect"):
    """§4.6b Tokens of a market card being taken; what is doubled comes twice."""

    tokens: tuple[int, int, int]


class BreakThrough(Task, frozen=True, gc=False, tag="break_through"):
    """Break through for a card of these suits (§7.3)."""

    suits: tuple[str, ...]
    exile: bool = False
    """An exiled card can be taken, too (§30)."""


class SwapIn(Task, frozen=True, gc=False, tag="swap_in"):
    """§7.5 An exiled card comes in for this one of the market."""

    card: str


class GiveTo(Task, frozen=True, gc=False, tag="give"):
    """§8 One card to each of them."""

    node: str
    rivals: tuple[int, ...]


class PutOnTop(Task, frozen=True, gc=False, tag="put_on_top"):
    """Put more cards onto the deck: `left` of them (§8)."""

    node: str
    left: int


class AbandonMore(Task, frozen=True, gc=False, tag="abandon_more"):
    """Abandon more cards: each may count for several, and some are chosen already (§8)."""

    node: str
    chosen: tuple[str, ...] = ()


class ReturnUnrest(Task, frozen=True, gc=False, tag="return_unrest"):
    """Return Unrest from the hand in a revolt (§4.7)."""


class Window(Task, frozen=True, gc=False, tag="window"):
    """Let the cards speak that wait for what happened to this seat (§4.6)."""

    event: str
    cards: tuple[str, ...] = ()
    place: str = ""
    token: int = -1
    done: tuple[str, ...] = ()
    """Cards that spoke already."""

    @property
    def happening(self) -> Happening:
        return Happening(self.event, self.cards, self.place, self.token)


class TakeTurns(Task, frozen=True, gc=False, tag="solstice"):
    """§6 These cards speak, in an order of the seat's choice."""

    cards: tuple[tuple[str, int], ...]
    """Cards with the places of their blocks."""


AnyTask: TypeAlias = (
    Do
    | PayPrice
    | DrawCards
    | DrawUp
    | RunOut
    | Reshuffle
    | DevelopCard
    | LookAtFame
    | TakeLooked
    | OrderLooked
    | Army
    | React
    | Refill
    | Collect
    | BreakThrough
    | SwapIn
    | GiveTo
    | PutOnTop
    | AbandonMore
    | ReturnUnrest
    | Window
    | TakeTurns
)
