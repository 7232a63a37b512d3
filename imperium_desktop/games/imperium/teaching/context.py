"""What the situations of Imperium look at."""

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from imperium_desktop.games.imperium.rules.area import standing
from imperium_desktop.games.imperium.rules.content import Components, PlayingCard
from imperium_desktop.games.imperium.rules.options import PickCard
from imperium_desktop.games.imperium.rules.scoring import card_points
from imperium_desktop.games.imperium.rules.state import Player, Slot, State
from imperium_desktop.rules.effects.program import Node
from imperium_desktop.teaching.hints import HintContext

Context: TypeAlias = HintContext[State, Components]

SEVERAL: Final = 3
"""Names in a list: more nobody reads."""
REGIONS_FOR_GLORY: Final = 3


def own(look: Context) -> Player:
    return look.now.players[look.seat]


def rivals(look: Context) -> list[int]:
    """The others, clockwise."""
    return look.now.seats_from(look.seat)[1:]


def card(look: Context, id: str) -> PlayingCard:
    return look.content.cards[id]


def is_unrest(look: Context, id: str) -> bool:
    return id in look.content.unrest


def unrest_in_hand(look: Context) -> list[str]:
    return [card for card in own(look).hand if is_unrest(look, card)]


def fits_state(look: Context, id: str) -> bool:
    """Nothing about barbarians and empire is in its way now."""
    held = card(look, id)
    if held.state is None or held.state == own(look).face:
        return True
    return any(id in ids for other in standing(look.content, own(look)) for ids, _ in other.loses_state)


def is_dead(look: Context, id: str) -> bool:
    """True of a card that will not be played again.

    It needs a state that does not come back, or is made for points alone.
    """
    if card(look, id).unplayable:
        return True
    player = own(look)
    grows = player.face == "barbarian" and player.nation not in look.content.never_empire
    return not grows and not fits_state(look, id)


def is_of_use(look: Context, id: str) -> bool:
    """Worth playing this turn, as far as its state says."""
    return not card(look, id).unplayable and fits_state(look, id) and not is_unrest(look, id)


def barbarian_only(look: Context, cards: Iterable[str]) -> list[str]:
    return [id for id in cards if card(look, id).state == "barbarian"]


def worth(look: Context, id: str) -> int:
    """The points of a card for this seat, as things are."""
    return card_points(look.content, look.now, look.seat, id)


def weakest(look: Context, cards: Iterable[str]) -> str | None:
    """The card that is missed least: first the dead, then the one with the fewest points; None if they are alike."""
    ranked = sorted(set(cards), key=lambda id: (not is_dead(look, id), worth(look, id), id))
    if len(ranked) < 2 or rank(look, ranked[0]) == rank(look, ranked[1]):
        return None
    return ranked[0]


def rank(look: Context, id: str) -> tuple[bool, int]:
    return is_dead(look, id), worth(look, id)


def best(look: Context, cards: Iterable[str]) -> str | None:
    """The card with most points; None if several have."""
    ranked = sorted(set(cards), key=lambda id: (-worth(look, id), id))
    if len(ranked) < 2 or worth(look, ranked[0]) == worth(look, ranked[1]):
        return None
    return ranked[0]


def offered_cards(look: Context) -> list[str]:
    return [option.card for option in look.offered(PickCard)]


def verb(look: Context) -> str:
    """What is done with the card that is asked for."""
    return str(look.seen.decision.facts.get("verb", ""))


def hovered_card(look: Context) -> str:
    option = look.hovering(PickCard)
    return option.card if option else ""


def slot_of(look: Context, id: str) -> Slot | None:
    return next((slot for slot in look.now.market if id and slot.card == id), None)


def key(id: str) -> str:
    """The table element of a card."""
    return f"card/{id}"


def inside(nodes: Iterable[Node]) -> Iterator[Node]:
    """Steps with all that lies in them."""
    for node in nodes:
        yield node
        for branch in node.kids:
            yield from inside(branch)
