"""How near rivals are to each of the four victories (§9.1), and how much of that a move would spare.

What a rival holds is hidden, but nearly all of it can be counted: income lies on the map, and every take is open.
"""

from typing import Final

from imperium_desktop.games.mare_nostrum.bot.hands import counted_hand
from imperium_desktop.games.mare_nostrum.bot.income import DRAWN, bends_sets, income_of, set_size
from imperium_desktop.games.mare_nostrum.bot.purse import BEFORE_BUILDING, BUILDING
from imperium_desktop.games.mare_nostrum.bot.standing import Standing, Tracks
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN, kinds_of
from imperium_desktop.games.mare_nostrum.rules.trade import targets

LEADERSHIP: Final = (90.0, 18.0, 6.0)
"""A rival who would get all three titles, or lacks one or two steps."""
LEAD: Final = 8.0
"""Each step by which one of the titles is safe then, as far as it is worth catching up."""
MOST_LEAD: Final = 3
CITIES: Final = {3: 8.0, 4: 90.0, 5: 90.0, 6: 90.0, 7: 90.0}
"""Danger by number of the cities that win by conquest."""
WINNING_SET: Final = 30.0
"""A rival who will be able to pay for a build that wins."""
NEAR: Final = 4.0
"""Number of missing tokens from which on it begins to matter."""
SECOND_LAST_CARD: Final = 0.25
"""How much of that it matters that a rival can pay the card before the last."""
NEW: Final = 0.4
"""How many tokens of a long set each take in a trade brings."""
INCOME: Final = 0.15


class Danger:
    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        self.content = standing.content
        self.state = standing.state
        self.seat = standing.seat
        self._now = {rival: self.of(rival) for rival in standing.others}
        self._sites: dict[tuple[int, int], float] = {}

    def total(self) -> float:
        return sum(self._now.values())

    def of(self, rival: int, *, lost: int = 0, units: int = 0) -> float:
        """Danger of a rival: what is about to be won, and lived on.

        Or would be, without the `lost` buildings or `units`.
        """
        held = self.standing.held[rival] & ~lost
        income = income_of(self.content, held, self.standing.camps(rival))
        danger = CITIES.get((held & self.content.victory_cities).bit_count(), 0.0)
        danger += self.leadership(rival, self.tracks_without(rival, lost, units))
        return danger + self.purchase(rival, held) + INCOME * income.total

    def spared_by_site(self, rival: int, number: int) -> float:
        """How much less a rival threatens whose building is occupied by this seat."""
        known = self._sites.get((rival, number))
        if known is None:
            known = self._sites[rival, number] = self._now[rival] - self.of(rival, lost=1 << number)
        return known

    def spared_by_kill(self, rival: int) -> float:
        return self._now[rival] - self.of(rival, units=1)

    # §9.4

    def tracks_without(self, rival: int, lost: int, units: int) -> list[Tracks]:
        """The tracks if this seat took these buildings of a rival and killed these units."""
        if not lost and not units:
            return self.standing.tracks
        trade = (lost & self.content.trade_sites).bit_count()
        culture = (lost & self.content.culture_sites).bit_count()
        found = list(self.standing.tracks)
        theirs, ours = found[rival], found[self.seat]
        found[rival] = theirs[0] - trade, theirs[1] - culture, theirs[2] - units
        found[self.seat] = ours[0] + trade, ours[1] + culture, ours[2]
        return found

    def leadership(self, rival: int, tracks: list[Tracks]) -> float:
        behind = self.standing.behind(rival, tracks)
        if behind:
            return LEADERSHIP[behind] if behind < len(LEADERSHIP) else 0.0
        others = [values for seat, values in enumerate(tracks) if seat != rival]
        leads = (tracks[rival][track] - max(values[track] for values in others) for track in range(3))
        return LEADERSHIP[0] + LEAD * sum(min(lead, MOST_LEAD) for lead in leads)

    # §9.2

    def purchase(self, rival: int, held: int) -> float:
        """Fame and Prestige: how far the longest set goes that a rival will have."""
        player, prices = self.state.players[rival], self.content.box.prices
        longest = self.longest_set(rival, held)
        danger = nearness(prices.pyramids - longest)
        if self.state.display:
            left = len(prices.cards) + 1 - len(player.cards)
            if left == 1:
                danger = max(danger, nearness(prices.cards[-1] - longest))
            elif left == 2:
                danger = max(danger, SECOND_LAST_CARD * nearness(prices.cards[-2] - longest))
        return WINNING_SET * danger

    def longest_set(self, rival: int, held: int) -> float:
        """Longest set of a rival: in this round if still to build, else in the next."""
        state, player = self.state, self.state.players[rival]
        if state.phase in BEFORE_BUILDING or (state.phase in BUILDING and state.waiting >> rival & 1):
            return self.set_in_hand(rival) + bends_sets(self.content, player)
        return set_size(self.content, player, income_of(self.content, held, self.standing.camps(rival)))

    def set_in_hand(self, rival: int) -> float:
        """Longest set in a hand, as far as the table tells: what came in, was given and taken since (§15)."""
        state = self.state
        held = self.standing.held[rival]
        kept = self.content.box.coins.kept if state.round > 1 else 0
        hand = counted_hand(self.content, state, rival, held, self.standing.camps(rival), kept)
        drawn = DRAWN * (held & self.content.of_kind["legendary"]).bit_count()
        if state.phase in ("offers", "reveal"):
            longest = longest_of(hand, drawn)
            broken = max(0.0, state.number - (len(hand) + drawn - longest))
            return longest - broken + NEW * state.number
        if state.phase == "chain" and state.chain is not None and state.chain.taker == rival:
            offered = {letter for seat in targets(state) for letter in state.players[seat].offer}
            return max((longest_of(hand + letter, drawn) for letter in offered), default=longest_of(hand, drawn))
        return longest_of(hand, drawn)


def longest_of(hand: str, drawn: float) -> float:
    return max(hand.count(COIN), len(kinds_of(hand)) + drawn)


def nearness(missing: float) -> float:
    """Nothing while much is missing, 1 when nothing is."""
    near = 1 - max(missing, 0.0) / NEAR
    return near * near if near > 0 else 0.0
