"""How likely it is that a rival holds enough tiles of a colour, counted from what everybody can see."""

from collections import Counter
from math import comb

from imperium_desktop.games.tigris.rules.components import LETTERS
from imperium_desktop.games.tigris.rules.options import CommitSupport
from imperium_desktop.games.tigris.rules.view import tiles_not_seen, tiles_shown
from imperium_desktop.games.tigris.teaching.context import Context, hidden_tiles


def percent_holding(look: Context, seat: int, sphere: int, least: int) -> int:
    """Chance in percent that this seat holds at least `least`; 0 and 100 only if it is certain."""
    if least <= 0:
        return 100
    unseen, held = unseen_tiles(look), hidden_tiles(look, seat)
    total, right = unseen.total(), unseen[LETTERS[sphere]]
    ways = sum(comb(right, count) * comb(total - right, held - count) for count in range(least, held + 1))
    return rounded(ways, comb(total, held))


def rounded(ways: int, of: int) -> int:
    if ways in (0, of):
        return 100 * ways // of
    return min(99, max(1, round(100 * ways / of)))


def unseen_tiles(look: Context) -> Counter[str]:
    """Those of the box that are neither on the board nor in the own hand, and that nobody has just thrown in."""
    unseen = tiles_not_seen(look.content, look.now)
    added = [(seat, answer) for seat, answer in look.seen.since if isinstance(answer, CommitSupport)]
    for shown in tiles_shown(added).values():
        unseen.subtract(shown)
    return unseen
