"""What the situations of Mare Nostrum look at.

At the open table all hands are hidden, the own one too (§15): what is said in those decisions rests on what everybody
can see.
"""

from collections import Counter
from fractions import Fraction
from typing import Final, NamedTuple, TypeAlias

from imperium_desktop.games.mare_nostrum.analysis.odds import Odds, battle_odds
from imperium_desktop.games.mare_nostrum.rules.collect import income
from imperium_desktop.games.mare_nostrum.rules.content import Components, bits
from imperium_desktop.games.mare_nostrum.rules.places import near_of, tracks
from imperium_desktop.games.mare_nostrum.rules.state import Player, State
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN, GOODS, NAME_OF, TokenName, kinds_of
from imperium_desktop.games.mare_nostrum.rules.war.forces import land_force
from imperium_desktop.teaching.hints import HintContext

Context: TypeAlias = HintContext[State, Components]

SEVERAL: Final = 3
"""Names in a list: more nobody reads."""


def own(look: Context) -> Player:
    return look.now.players[look.seat]


def rivals(look: Context) -> list[int]:
    """The others, clockwise."""
    return [seat for seat in look.now.seats_from(look.seat) if seat != look.seat]


def own_tracks(look: Context) -> tuple[int, int, int]:
    return tracks(look.content, look.now, look.seat)


# Resources


def doubled(hand: str) -> tuple[TokenName, ...]:
    """Goods that are there more than once: a set uses each kind once."""
    goods = hand.lower()
    return tuple(NAME_OF[letter] for letter in GOODS if goods.count(letter) > 1)


def yields(look: Context, seat: int) -> Counter[str]:
    """What phase 1 brings a player from the map as it is, by letters."""
    return +income(look.content, look.now, seat)


def kinds_yielded(look: Context, seat: int) -> str:
    return kinds_of("".join(yields(look, seat)))


def coins_yielded(look: Context, seat: int) -> int:
    return yields(look, seat)[COIN]


def threes(hand: str) -> int:
    """How many sets of three a hand makes, of coins and of different goods."""
    coins = hand.count(COIN)
    counts = Counter(hand.lower().replace(COIN, "")).values()
    goods = 0
    while sum(min(count, goods + 1) for count in counts) >= 3 * (goods + 1):
        goods += 1
    return coins // 3 + goods


# Places


def province_names(look: Context, provinces: int, most: int = SEVERAL) -> tuple[str, ...]:
    return tuple(look.content.provinces[number] for number in bits(provinces)[:most])


def sea_names(look: Context, seas: list[int]) -> tuple[str, ...]:
    return tuple(look.content.seas[sea] for sea in seas)


def legions_near(look: Context, seat: int, province: int) -> int:
    """How many legions of a player can be in a province after their next moves, those there included."""
    player = look.now.players[seat]
    near = near_of(look.content, look.now, seat)[province]
    return player.legions[province] + sum(player.legions[other] for other in bits(near))


class Danger(NamedTuple):
    """The rival that could strike a province hardest."""

    rival: int
    legions: int
    percent: int
    """Chance in percent that nobody else has units there afterwards."""


def danger_to(look: Context, province: int) -> Danger | None:
    """Danger from the rival with the best odds; None if nobody can come."""
    found = [
        Danger(rival, legions, rounded(attack(look, rival, look.seat, province, legions).conquered))
        for rival in rivals(look)
        if (legions := legions_near(look, rival, province))
    ]
    return max(found, key=lambda danger: danger.percent, default=None)


def attack(look: Context, seat: int, defender: int, province: int, legions: int) -> Odds:
    """The odds of a battle with these legions, whichever seat is active."""
    content, state = look.content, look.now
    ours = land_force(content, state, seat, province, active=True, legions=legions)
    theirs = land_force(content, state, defender, province, active=False)
    return battle_odds(content.box.battle, ours, theirs)


def rounded(chance: Fraction) -> int:
    """Chance in percent; 0 and 100 only if it is certain."""
    if chance in (0, 1):
        return 100 * int(chance)
    return min(99, max(1, round(100 * chance)))
