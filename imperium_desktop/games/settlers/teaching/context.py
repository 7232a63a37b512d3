"""What the situations of Imperial Settlers look at."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from imperium_desktop.games.settlers.rules.actions.building import production_moment
from imperium_desktop.games.settlers.rules.content import Components, PlayingCard
from imperium_desktop.games.settlers.rules.empire import RAZE_PRICE, protection
from imperium_desktop.games.settlers.rules.gains import PLACE_OF
from imperium_desktop.games.settlers.rules.legal import is_peaceful
from imperium_desktop.games.settlers.rules.names import SupplyGood
from imperium_desktop.games.settlers.rules.options import Build
from imperium_desktop.games.settlers.rules.state import VIRTUAL, Location, Player, State
from imperium_desktop.rules.keys import Key
from imperium_desktop.teaching.hints import HintContext

Context: TypeAlias = HintContext[State, Components]


def own(look: Context) -> Player:
    return look.now.players[look.seat]


def face(look: Context, card: str) -> PlayingCard:
    return look.content.copies[card]


def one_of_each(look: Context, cards: Iterable[str]) -> tuple[str, ...]:
    """Cards to be named: copies of a card have the same name."""
    return tuple({face(look, card).key: card for card in reversed(list(cards))}.values())[::-1]


def held(look: Context, good: SupplyGood) -> int:
    return own(look).supply[PLACE_OF[good]]


def first_touch(look: Context) -> Key:
    """The sort and the card of the element that the choice begins with."""
    return Key.of(look.touched)


def building(look: Context) -> str:
    """The card of the hand that is about to be built."""
    sort, card = first_touch(look)
    return card if sort == "hand" and look.path[1:2] == ("build",) else ""


def rounds_left(look: Context) -> int:
    """Number of rounds after this one."""
    return look.content.numbers.rounds - look.now.round


def asking_card(look: Context) -> str:
    """The card because of which something is asked."""
    return str(look.seen.decision.facts.get("card", ""))


def idle_cards(look: Context) -> list[PlayingCard]:
    """Cards of the hand that cannot be built now."""
    buildable = {option.card for option in look.offered(Build)}
    return [face(look, card) for card in own(look).hand if card not in buildable]


# Opponents


def rivals(look: Context) -> list[int]:
    """People who can be a target and can still act."""
    return [seat for seat in look.now.opponents(look.seat) if seat != VIRTUAL]


def raiders(look: Context) -> Iterator[tuple[int, int]]:
    """Opponents who hold enough Raze tokens for a Location without protection, and how many they hold."""
    for seat in [] if is_peaceful(look.now) else rivals(look):
        tokens = look.now.players[seat].supply[PLACE_OF["raze"]]
        if tokens >= RAZE_PRICE:
            yield seat, tokens


def in_danger(look: Context) -> list[Location]:
    """Own Locations that one of them could raze."""
    most = max((tokens for _, tokens in raiders(look)), default=0)
    return [
        place
        for place in own(look).locations
        if face(look, place.card).spoils and RAZE_PRICE + protection(look.content, place) <= most
    ]


def worth(look: Context, card: str) -> tuple[int, ...]:
    """How much a Location would be missed: Production, then what it cost."""
    card_face = face(look, card)
    return (production_moment(card_face) is not None, sum(card_face.resources))
