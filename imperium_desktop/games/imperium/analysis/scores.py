"""Points of players, remembered: they are asked for with every move that is tried out, and few moves change them."""

from functools import lru_cache
from typing import Final, TypeAlias

from imperium_desktop.games.imperium.rules.area import garrisoned, in_play
from imperium_desktop.games.imperium.rules.content import Components, Points, Worth
from imperium_desktop.games.imperium.rules.scoring import points
from imperium_desktop.games.imperium.rules.state import Player, State

Holdings: TypeAlias = tuple[object, ...]
"""All that a player has that can count."""

REMEMBERED: Final = 4000
"""Players whose points are kept at a time."""
ABROAD: Final = ("others_owned", "exile", "players_with_fewer")
"""What cards count that is not their player's own."""


class Scores:
    def __init__(self, content: Components) -> None:
        self.content = content
        cards = (content.cards[card] for card in content.nouns)
        self.abroad = frozenset(card.id for card in cards if counts_abroad(card.points))
        self._known: dict[Holdings, int] = {}

    def points(self, state: State, seat: int) -> int:
        """The same as by the rules."""
        if state.counted_as or any(frame.on_table and frame.seat == seat for frame in state.frames):
            return points(self.content, state, seat)
        holdings = holdings_of(state.players[seat])
        known = self._known.get(holdings)
        if known is None:
            known = points(self.content, state, seat)
            if self.abroad.isdisjoint(cards_of(state.players[seat])):
                if len(self._known) >= REMEMBERED:
                    self._known.clear()
                self._known[holdings] = known
        return known


@lru_cache(maxsize=4)
def scores_of(content: Components) -> Scores:
    return Scores(content)


def counts_abroad(worth: Points) -> bool:
    return isinstance(worth, Worth) and any(counter.of in ABROAD for counter, _, _ in worth.parts)


def piles_of(player: Player) -> tuple[tuple[str, ...], ...]:
    return player.hand, player.deck, player.discard, player.unseen, player.history, player.sunken


def holdings_of(player: Player) -> Holdings:
    return *piles_of(player), player.play, player.beside, player.power, player.tokens, player.face


def cards_of(player: Player) -> list[str]:
    return [*(card for pile in piles_of(player) for card in pile), *in_play(player), *garrisoned(player)]
