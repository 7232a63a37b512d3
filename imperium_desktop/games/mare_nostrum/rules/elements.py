"""What there is: the keys of everything a person could touch, and how many pieces the box holds."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from imperium_desktop.games.mare_nostrum.rules.components import EMPIRES, UNITS
from imperium_desktop.games.mare_nostrum.rules.content import Components, bits
from imperium_desktop.games.mare_nostrum.rules.state import Player, State
from imperium_desktop.games.mare_nostrum.rules.tokens import GOOD_OF, NAME_OF, ORDINARY, UNKNOWN

RAISING: Final = "free_legions_per_occupied_province"
BUTTONS: Final = ("decline", "done", "end_build", "pay", "occupy", "pillage")


def elements(content: Components, state: State) -> Iterator[str]:
    yield from (f"province/{province}" for province in content.provinces)
    yield from (f"marker/{province}" for province in content.provinces)
    yield from (f"sea/{sea}" for sea in content.seas)
    yield from (site.key for site in content.sites)
    for seat in range(len(state.players)):
        yield f"empire/{seat}"
        yield from unit_keys(content, state, seat)
        player = state.players[seat]
        offer = dict.fromkeys(player.offer + player.offered)
        yield from (f"offer/{seat}/{NAME_OF[letter]}" for letter in offer if letter != UNKNOWN)
    for token in NAME_OF.values():
        yield f"token/{token}"
        yield f"set/{token}"
    yield from (f"reserve/{good}" for good in GOOD_OF.values())
    yield from (f"card/{card}" for card in content.cards)
    yield from (f"power/{card.id}" for card in content.cards.values() if card.effect == RAISING)
    yield from build_keys(content)
    yield from (f"choose/{empire}" for empire in EMPIRES)
    yield from (f"number/{number}" for number in content.numbers)
    yield from (f"count/{count}" for count in range(1, content.stocks["legion"].count + 1))
    yield from ("take/coin", "take/legendary_good", "loss/legion", "loss/fortress")
    yield from BUTTONS


def unit_keys(content: Components, state: State, seat: int) -> Iterator[str]:
    """The units of a seat, those in one place together, and the battles that could be fought against them."""
    player = state.players[seat]
    for province, count in enumerate(player.legions):
        if count:
            yield f"legion/{seat}/{content.provinces[province]}"
        if count or player.fortresses >> province & 1:
            yield f"battle/{seat}/{content.provinces[province]}"
    for sea, count in enumerate(player.triremes):
        if count:
            yield f"trireme/{seat}/{content.seas[sea]}"
            yield f"battle/{seat}/{content.seas[sea]}"
    yield from (f"fortress/{seat}/{content.provinces[province]}" for province in bits(player.fortresses))


def build_keys(content: Components) -> Iterator[str]:
    """What can be built, as it lies beside the board; a cheap price of a unit has a place of its own."""
    yield from (f"build/{building}" for building in content.box.buildings)
    yield from ("build/control", "build/free_control")
    yield from (f"build/{unit}" for unit in UNITS)
    yield from (f"build/{card.unit}/{price}" for card in content.cards.values() for price in card.prices)


def census(content: Components, state: State) -> Mapping[str, int]:
    """Tokens and cards, and what would be amiss with the pieces."""
    loose = Counter(state.pile + state.spent)
    for letter, count in zip(ORDINARY, state.reserve, strict=True):
        loose[letter] += count
    for player in state.players:
        loose.update(player.hand + player.offer + player.taken)
    bought = sum(len(player.cards[1:]) for player in state.players)
    return {
        **{name: loose[letter] for letter, name in NAME_OF.items()},
        "cards": len(state.display) + len(state.closed) + bought,
        "pieces_too_many": sum(pieces_too_many(content, player) for player in state.players),
        "controlled_twice": sum(
            (one.controls & other.controls).bit_count()
            for place, one in enumerate(state.players)
            for other in state.players[:place]
        ),
    }


def pieces_too_many(content: Components, player: Player) -> int:
    used = (sum(player.legions), sum(player.triremes), player.fortresses.bit_count())
    return sum(max(0, count - content.stocks[unit].count) for unit, count in zip(UNITS, used, strict=True))
