"""A position as data, for lessons and pictures, and how it is laid on the table.

    at = "war"                                              # Rome's war turn begins
    provinces = { africa = { legions = { rome = 2 } } }     # of a province what is said, all else as at the start
    seas = { mare_sardum = { rome = 1 } }
    hands = { rome = "3 coin, grain, wine" }
    dice = [6, 5, 2]                                        # as they will fall

Everything stands as at the start of a game unless it is said; hands are empty. What is laid out comes out of the
reserve, so that the box stays complete.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal, TypeAlias

import msgspec

from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.mare_nostrum.components import EMPIRES, TRACKS, EmpireName, TrackName
from imperium_desktop.rules.mare_nostrum.content import Components
from imperium_desktop.rules.mare_nostrum.elements import pieces_too_many
from imperium_desktop.rules.mare_nostrum.places import board_of, control_markers_left
from imperium_desktop.rules.mare_nostrum.setup import in_print_order, new_table
from imperium_desktop.rules.mare_nostrum.state import Chain, MareNostrumSetup, Phase, Player, State
from imperium_desktop.rules.mare_nostrum.tokens import LETTER_OF, ORDINARY, in_order

Moment: TypeAlias = Literal["collect", "trade", "chain", "builders", "build", "peace", "movers", "war", "titles"]
"""Where play begins: a phase, the chain of takes, or the turn of one player to build or to wage war."""
Nobody: TypeAlias = Literal["nobody"]

PHASE_OF: Final[dict[Moment, Phase]] = {
    "collect": "collect",
    "trade": "number",
    "chain": "chain",
    "builders": "name_builder",
    "build": "build",
    "peace": "peace",
    "movers": "name_mover",
    "war": "swaps",
    "titles": "titles",
}
FOR_ALL: Final = ("builders", "peace", "movers")
"""Moments at which everybody still has a turn to come."""
MOST_DICE: Final = 6
"""More take too long to look for."""


class Land(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A province. What is not said is as at the start."""

    control: EmpireName | Nobody | None = None
    buildings: str | None = None
    """All that stand there: "caravan/grain market"."""
    legions: dict[EmpireName, int] | None = None
    fortress: EmpireName | Nobody | None = None
    posts: dict[EmpireName, str] = {}
    """What legions stand on, "city temple"; also "marker"."""
    since: int | None = None
    """The round in which the marker was occupied; None: this one."""


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    empires: tuple[EmpireName, ...] = ("rome", "greece", "carthage")
    """In seating order."""
    at: Moment = "build"
    active: EmpireName | None = None
    """Whose turn it is; None: the first of them."""
    waiting: tuple[EmpireName, ...] | None = None
    """Whose turn is still to come in this phase; None: nobody's, or everybody's where turns are being given out."""
    round: int = 1
    titles: dict[TrackName, EmpireName] = {}
    provinces: dict[str, Land] = {}
    gained: tuple[str, ...] = ()
    """Provinces controlled only since this round."""
    seas: dict[str, dict[EmpireName, int]] = {}
    """Triremes."""
    hands: dict[EmpireName, str] = {}
    offers: dict[EmpireName, str] = {}
    """Open ones, for the chain."""
    cards: dict[EmpireName, str] = {}
    """Besides the starting hero."""
    display: str | None = None
    """The open cards; None: all that nobody has."""
    used: tuple[int, ...] = ()
    """Numbers whose trade tokens this Trade Leader has used."""
    pile: str = ""
    """The legendary goods that are drawn first."""
    dice: tuple[int, ...] = ()
    """The next throws."""
    variants: dict[str, str] = {}


def setup_of(position: Position) -> MareNostrumSetup:
    """The set-up of a match that begins here; a wrong variant or seating is a ValueError."""
    agreed = {"seats": len(position.empires), "empires": position.empires}
    return msgspec.convert({"display": "experienced", **position.variants, **agreed}, MareNostrumSetup)


def lay_out(content: Components, position: Position) -> State:
    """The position on the table. An impossible one is a ValueError that says why."""
    state = new_table(content, setup_of(position), Chance(0))
    state.round = position.round
    for name, land in position.provinces.items():
        lay_province(content, state, name, land)
    lay_seas(content, state, position)
    fill_hands(state, position)
    deal_cards(content, state, position)
    count_round_start(content, state, position)
    hand_out_titles(state, position)
    begin(content, state, position)
    check(content, state)
    if position.dice:
        state.chance.seed = seed_of(position.dice)
    return state


# The map


def number_of(numbers: dict[str, int], sort: str, name: str) -> int:
    if name not in numbers:
        raise ValueError(f"there is no {sort} {name!r}")
    return numbers[name]


def seat_of(state: State, empire: str) -> int:
    for seat, player in enumerate(state.players):
        if player.empire == empire:
            return seat
    raise ValueError(f"{empire!r} does not play" if empire in EMPIRES else f"there is no empire {empire!r}")


def lay_province(content: Components, state: State, name: str, land: Land) -> None:
    number = number_of(content.province_numbers, "province", name)
    here = 1 << number
    if not board_of(content, state).in_play & here:
        raise ValueError(f"{name} is not in play with {len(state.players)} players")
    if land.control is not None:
        for player in state.players:
            player.controls &= ~here
        for seat in named_seats(state, land.control):
            state.players[seat].controls |= here
    if land.buildings is not None:
        state.built &= ~content.sites_in[number]
        state.built |= sites_named(content, name, land.buildings)
    if land.legions is not None:
        for player in state.players:
            player.legions[number] = 0
        for empire, count in land.legions.items():
            state.players[seat_of(state, empire)].legions[number] = count
    if land.fortress is not None:
        for player in state.players:
            player.fortresses &= ~here
        for seat in named_seats(state, land.fortress):
            state.players[seat].fortresses |= here
    for empire, posts in land.posts.items():
        lay_posts(content, state, name, state.players[seat_of(state, empire)], posts, land.since)


def named_seats(state: State, empire: EmpireName | Nobody) -> list[int]:
    return [] if empire == "nobody" else [seat_of(state, empire)]


def sites_named(content: Components, province: str, listing: str) -> int:
    numbers = content.site_numbers
    ids = (f"{province}.{building.replace('/', '.')}" for building in listing.split())
    return sum(1 << number_of(numbers, "site", id) for id in ids)


def lay_posts(
    content: Components, state: State, province: str, player: Player, listing: str, since: int | None
) -> None:
    posts = listing.split()
    number = content.province_numbers[province]
    if "marker" in posts:
        posts.remove("marker")
        player.marker_posts |= 1 << number
        state.marker_rounds[number] = since or state.round
    player.posts |= sites_named(content, province, " ".join(posts))


def lay_seas(content: Components, state: State, position: Position) -> None:
    for sea, fleets in position.seas.items():
        number = number_of(content.sea_numbers, "sea", sea)
        for empire, count in fleets.items():
            state.players[seat_of(state, empire)].triremes[number] = count


# Hands and cards


def letters_of(tokens: str) -> str:
    """Of "3 coin, grain"."""
    found = ""
    for part in filter(None, (part.strip() for part in tokens.split(","))):
        count, _, name = part.rpartition(" ")
        if name not in LETTER_OF:
            raise ValueError(f"there is no resource {name!r}")
        found += LETTER_OF[name] * int(count or 1)
    return found


def fill_hands(state: State, position: Position) -> None:
    for empire, tokens in position.hands.items():
        state.players[seat_of(state, empire)].hand = fetch(state, letters_of(tokens))
    for empire, tokens in position.offers.items():
        player = state.players[seat_of(state, empire)]
        player.offer = player.offered = fetch(state, letters_of(tokens))
    first = letters_of(position.pile)
    state.pile = first + "".join(letter for letter in state.pile if letter not in first)


def fetch(state: State, letters: str) -> str:
    """Out of the reserve or the pile."""
    for letter in letters:
        place = ORDINARY.find(letter)
        if place < 0:
            state.pile = state.pile.replace(letter, "", 1)
        elif not state.reserve[place]:
            raise ValueError("more resources of a kind than there are")
        else:
            state.reserve[place] -= 1
    return in_order(letters)


def deal_cards(content: Components, state: State, position: Position) -> None:
    for empire, names in position.cards.items():
        player = state.players[seat_of(state, empire)]
        player.cards = (*player.cards, *names.split())
    owned = [card for player in state.players for card in player.cards[1:]]
    free = [card for card in content.display if card not in owned]
    shown = free if position.display is None else position.display.split()
    amiss = [card for card in (*owned, *shown) if card not in content.display]
    if amiss or not {*shown} <= {*free}:
        raise ValueError(f"{', '.join(amiss or shown)}: not among the cards that are there")
    state.display = in_print_order(content, tuple(shown))
    state.closed = tuple(card for card in free if card not in shown)


# Where play begins


def count_round_start(content: Components, state: State, position: Position) -> None:
    since = sum(1 << number_of(content.province_numbers, "province", name) for name in position.gained)
    for player in state.players:
        player.at_round_start = player.controls & ~since


def hand_out_titles(state: State, position: Position) -> None:
    titles = list(state.titles)
    for track, empire in position.titles.items():
        titles[TRACKS.index(track)] = seat_of(state, empire)
    state.titles = (titles[0], titles[1], titles[2])


def begin(content: Components, state: State, position: Position) -> None:
    """As the rules would have left the table there."""
    state.phase = PHASE_OF[position.at]
    state.active = seat_of(state, position.active or position.empires[0])
    everybody = position.empires if position.at in FOR_ALL else ()
    state.waiting = seats_mask(state, everybody if position.waiting is None else position.waiting)
    for number in position.used:
        state.used_tokens |= 1 << content.token_of[number]
    player = state.players[state.active]
    if position.at == "chain":
        state.chain = Chain(state.active, state.active)
        state.number = len(player.offer)
        state.abstaining = sum(1 << seat for seat, other in enumerate(state.players) if not other.offer)
    if position.at == "war":
        state.ready_legions = player.legions.copy()
        state.ready_triremes = player.triremes.copy()
        state.agenda = player.marker_posts


def seats_mask(state: State, empires: Iterable[str]) -> int:
    return sum(1 << seat_of(state, empire) for empire in empires)


def check(content: Components, state: State) -> None:
    """What no match could come to."""
    for player in state.players:
        if pieces_too_many(content, player) or control_markers_left(content, player) < 0:
            raise ValueError(f"{player.empire} has more pieces on the map than there are")
        assert player.empire is not None
        if not player.controls >> content.capitals[player.empire] & 1:
            raise ValueError(f"{player.empire} does not control its capital province")


@lru_cache(maxsize=256)
def seed_of(dice: tuple[int, ...]) -> int:
    """Of a chance that throws so."""
    if len(dice) > MOST_DICE or not all(1 <= die <= MOST_DICE for die in dice):
        raise ValueError(f"dice {dice}: at most {MOST_DICE}, of six sides")
    seed = 0
    while not throws(Chance(seed), dice):
        seed += 1
    return seed


def throws(chance: Chance, dice: tuple[int, ...]) -> bool:
    return all(chance.roll() == die for die in dice)
