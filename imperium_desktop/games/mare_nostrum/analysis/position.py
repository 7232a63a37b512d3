"""A position as data, for lessons, examples and pictures, and how it is laid on the table.

Sites are named "caravan/grain" or "market", several in one string; resources as in "3 coin, grain". What is laid out
comes out of the reserve, so that the box stays complete.
"""

from typing import Literal

import msgspec

from imperium_desktop.games.mare_nostrum.rules.components import TRACKS, EmpireName, TrackName
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.places import posts_in
from imperium_desktop.games.mare_nostrum.rules.setup import new_table
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, Chain, MareNostrumSetup, Phase, Player, State
from imperium_desktop.games.mare_nostrum.rules.tokens import LETTER_OF, ORDINARY, in_order
from imperium_desktop.rules.chance import Chance

MARKER = "marker"
"""Name of the control marker among posts."""

BEGINNINGS: dict[str, Phase] = {
    "collect": "collect",
    "trade": "number",
    "build": "name_builder",
    "battle": "peace",
    "leadership": "titles",
}
"""The first step of each phase of a round."""
TURNS: dict[str, Phase] = {"build": "build", "battle": "name_mover"}
"""The first step of a turn in it."""


class Land(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A province, as far as it differs from the set-up."""

    control: EmpireName | Literal["nobody"] | None = None
    buildings: str | None = None
    """All that stand there."""
    legions: dict[EmpireName, int] | None = None
    """All that stand there."""
    fortress: EmpireName | Literal["nobody"] | None = None
    posts: dict[EmpireName, str] = {}
    """What somebody's legions occupy: sites, or the marker."""
    since: int | None = None
    """The round in which the marker was occupied; None: this one."""
    gained: bool = False
    """True if its controller took it in this round (§6.4)."""


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table at the beginning of a phase or of a turn. What is not said is as at the start of a game."""

    empires: tuple[EmpireName, ...] = ("rome", "greece", "carthage")
    """Empires in seating order."""
    round: int = 1
    phase: Literal["collect", "trade", "build", "battle", "leadership"] = "build"
    active: EmpireName | None = None
    """Empire whose build turn or war turn it is; None: the phase begins."""
    waiting: tuple[EmpireName, ...] = ()
    """Empires that have a turn after that."""
    provinces: dict[str, Land] = {}
    seas: dict[str, dict[EmpireName, int]] = {}
    hands: dict[EmpireName, str] = {}
    offers: dict[EmpireName, str] = {}
    """Tokens before the screens in the trade phase, to be revealed now or still to be taken."""
    takes: tuple[str, ...] = ()
    """Takes that were made: "carthage greece wine" is Carthage's from Greece."""
    cards: dict[EmpireName, tuple[str, ...]] = {}
    """Cards besides the starting hero."""
    copied: dict[EmpireName, str] = {}
    titles: dict[TrackName, EmpireName] = {}
    used_numbers: tuple[int, ...] = ()
    """One side of each trade token that is used."""
    peace: EmpireName | None = None
    """Empire with which the owner of the Statue of Zeus has peace in this round."""
    last_peace: EmpireName | None = None
    used: dict[EmpireName, tuple[str, ...]] = {}
    """Cards whose power of this round is used."""
    moved: dict[str, int] = {}
    """Legions and triremes of the active player that have moved, by where they are now."""
    fought: tuple[str, ...] = ()
    """Seas, or else provinces, in which the active player has fought in this turn."""
    step: Literal["triremes", "sea_battles", "legions", "land_battles"] | None = None
    """The step of the war turn; None: its beginning."""
    seed: int = 0
    """Seed of the dice and draws to come."""
    variants: dict[str, str] = {}


def setup_of(position: Position) -> MareNostrumSetup:
    """The set-up of a match that begins here; a wrong variant or seating is a ValueError."""
    variants = {"display": "experienced", **position.variants}
    agreed = {"seats": len(position.empires), "empires": position.empires}
    return msgspec.convert({**variants, **agreed}, MareNostrumSetup)


def lay_out(content: Components, position: Position) -> State:
    """The position on the table. An impossible one is a ValueError that says why."""
    state = new_table(content, setup_of(position), Chance(0))
    state.round = position.round
    for name, land in position.provinces.items():
        lay_province(content, state, name, land)
    for sea, triremes in position.seas.items():
        for empire, count in triremes.items():
            player_of(state, empire).triremes[number_of(content.sea_numbers, sea)] = count
    for player in state.players:
        player.at_round_start = player.controls & ~gained_in(content, position)
    deal_cards(content, state, position)
    fill_hands(state, position)
    give_orders(content, state, position)
    check(content, state)
    state.chance.seed = position.seed
    return state


def gained_in(content: Components, position: Position) -> int:
    return sum(1 << content.province_numbers[name] for name, land in position.provinces.items() if land.gained)


def player_of(state: State, empire: str) -> Player:
    for player in state.players:
        if player.empire == empire:
            return player
    raise ValueError(f"{empire!r} does not play")


def seat_of(state: State, empire: str) -> int:
    return state.players.index(player_of(state, empire))


def number_of(numbers: dict[str, int], name: str) -> int:
    if name not in numbers:
        raise ValueError(f"there is no {name!r}")
    return numbers[name]


def lay_province(content: Components, state: State, name: str, land: Land) -> None:
    province = number_of(content.province_numbers, name)
    here = 1 << province
    if not content.board(state.setup).in_play & here:
        raise ValueError(f"{name} is not in play")
    if land.control is not None:
        for player in state.players:
            player.controls &= ~here
        if land.control != "nobody":
            player_of(state, land.control).controls |= here
    if land.buildings is not None:
        state.built &= ~content.sites_in[province]
        state.built |= sum(1 << site_of(content, name, site) for site in land.buildings.split())
    if land.legions is not None:
        for player in state.players:
            player.legions[province] = 0
        for empire, count in land.legions.items():
            player_of(state, empire).legions[province] = count
    if land.fortress is not None:
        for player in state.players:
            player.fortresses &= ~here
        if land.fortress != "nobody":
            player_of(state, land.fortress).fortresses |= here
    for empire, posts in land.posts.items():
        occupy(content, state, name, player_of(state, empire), posts, land.since)


def occupy(content: Components, state: State, name: str, player: Player, posts: str, since: int | None) -> None:
    province = content.province_numbers[name]
    for post in posts.split():
        if post == MARKER:
            player.marker_posts |= 1 << province
            state.marker_rounds[province] = since or state.round
        else:
            player.posts |= 1 << site_of(content, name, post)


def site_of(content: Components, province: str, site: str) -> int:
    return number_of(content.site_numbers, f"{province}.{site.replace('/', '.')}")


def deal_cards(content: Components, state: State, position: Position) -> None:
    for empire, cards in position.cards.items():
        player = player_of(state, empire)
        for card in cards:
            if card not in state.display and card not in state.closed:
                raise ValueError(f"{card!r} is not among the cards, or somebody has it")
            state.display = tuple(other for other in state.display if other != card)
            state.closed = tuple(other for other in state.closed if other != card)
            player.cards = (*player.cards, card)
    for empire, card in position.copied.items():
        if card not in content.cards:
            raise ValueError(f"there is no {card!r}")
        player_of(state, empire).copied = card


def fill_hands(state: State, position: Position) -> None:
    for empire, tokens in position.hands.items():
        held = letters_of(tokens)
        for letter in held:
            fetch(state, letter)
        player_of(state, empire).hand = in_order(held)
    for empire, tokens in position.offers.items():
        held = letters_of(tokens)
        for letter in held:
            fetch(state, letter)
        player_of(state, empire).offer = in_order(held)


def letters_of(tokens: str) -> str:
    """Letters of tokens such as "3 coin, grain"."""
    found = ""
    for part in filter(None, (part.strip() for part in tokens.split(","))):
        count, _, name = part.rpartition(" ")
        if name not in LETTER_OF or (count and not count.isdecimal()):
            raise ValueError(f"there is no resource {part!r}")
        found += LETTER_OF[name] * int(count or 1)
    return found


def fetch(state: State, letter: str) -> None:
    """Take a token out of the reserve, or out of the pile of legendary goods."""
    place = ORDINARY.find(letter)
    if place < 0:
        if letter not in state.pile:
            raise ValueError("there is one legendary token of each kind")
        state.pile = state.pile.replace(letter, "")
    elif not state.reserve[place]:
        raise ValueError("more tokens of a kind than there are")
    else:
        state.reserve[place] -= 1


def give_orders(content: Components, state: State, position: Position) -> None:
    """Titles, and whose turn it is."""
    titles = list(state.titles)
    for track, empire in position.titles.items():
        titles[TRACKS.index(track)] = seat_of(state, empire)
    state.titles = (titles[0], titles[1], titles[2])
    for number in position.used_numbers:
        if number not in content.token_of:
            raise ValueError(f"no trade token shows {number}")
        state.used_tokens |= 1 << content.token_of[number]
    partner = position.peace or position.last_peace
    if partner is not None:
        state.last_peace = seat_of(state, partner)
        state.peace = state.last_peace if position.peace else NOBODY
    for empire, cards in position.used.items():
        player_of(state, empire).used = cards
    state.phase = BEGINNINGS[position.phase]
    state.waiting = (1 << len(state.players)) - 1
    if position.offers:
        if position.phase != "trade":
            raise ValueError(f"nobody offers anything in phase {position.phase!r}")
        state.phase, state.waiting = "reveal", 0
        if position.takes:
            go_on_trading(state, position)
    if position.active is not None:
        if position.phase not in TURNS:
            raise ValueError(f"nobody has turns in phase {position.phase!r}")
        state.phase = TURNS[position.phase]
        state.active = seat_of(state, position.active)
        state.waiting = sum(1 << seat_of(state, empire) for empire in position.waiting)
        if position.phase == "battle":
            state.waiting |= 1 << state.active
            if position.step is not None:
                go_on_moving(content, state, position)


def go_on_trading(state: State, position: Position) -> None:
    """Set up trading after some takes; the player taken from last is to take (§5.3)."""
    takes = []
    for take in position.takes:
        taker, giver, token = take.split()
        letter = letters_of(token)
        fetch(state, letter)
        player_of(state, taker).taken = in_order(player_of(state, taker).taken + letter)
        player_of(state, giver).offered += letter
        takes.append((seat_of(state, taker), seat_of(state, giver), letter))
    for player in state.players:
        player.offered = in_order(player.offered + player.offer)
    state.takes = tuple(takes)
    state.chain = Chain(takes[0][0], takes[-1][1])
    state.phase = "chain"


def go_on_moving(content: Components, state: State, position: Position) -> None:
    """Set up the middle of a war turn: what moved and where was fought (§7.2)."""
    assert position.step is not None
    player = state.players[state.active]
    state.ready_legions = player.legions.copy()
    state.ready_triremes = player.triremes.copy()
    for place, count in position.moved.items():
        if place in content.sea_numbers:
            state.ready_triremes[content.sea_numbers[place]] -= count
        else:
            state.ready_legions[number_of(content.province_numbers, place)] -= count
    for place in position.fought:
        numbers = content.sea_numbers if place in content.sea_numbers else content.province_numbers
        state.fought |= 1 << number_of(numbers, place)
    state.waiting &= ~(1 << state.active)
    state.phase = position.step


def check(content: Components, state: State) -> None:
    """What no match could show."""
    for player in state.players:
        name = player.empire
        used = {
            "legion": sum(player.legions),
            "trireme": sum(player.triremes),
            "fortress": player.fortresses.bit_count(),
            "control": player.controls.bit_count() - 1,
        }
        for piece, count in used.items():
            if count > content.stocks[piece].count:
                raise ValueError(f"{name} has {count} times {piece}: there are {content.stocks[piece].count}")
        if player.fortresses & ~player.controls:
            raise ValueError(f"{name} has a fortress in a province that it does not control")
        for province, held in enumerate(player.legions):
            if posts_in(content, player, province) > held:
                raise ValueError(f"{name} has more posts than legions in {content.provinces[province]}")
