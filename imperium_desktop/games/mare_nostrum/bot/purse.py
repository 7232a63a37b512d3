"""What the tokens behind a screen are worth: sets are paid with, so what completes one counts most."""

from typing import Final

from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.legal import card_price
from imperium_desktop.games.mare_nostrum.rules.places import powers
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN

KIND: Final = 0.8
"""A kind of goods, or a coin."""
DOUBLE: Final = 0.25
"""Another of the same kind: it can be traded."""
LONGEST: Final = 0.12
"""Longer sets buy what cannot be bought in pieces."""
CARD: Final = 5.0
"""Enough for the next card."""
WIN: Final = 200.0
"""Enough for a build that wins."""
TAKEN: Final = 1.3
"""What a take in a trade brings, by and large."""
KEPT_COIN: Final = 1.0
LEFT: Final = 0.1
"""A token that will be lost if nothing is built with it."""

BEFORE_BUILDING: Final = {
    "legendary",
    "legendary_extra",
    "colossus",
    "number",
    "offers",
    "reveal",
    "chain",
    "compensate",
}
BUILDING: Final = ("name_builder", "perseus", "build")
"""Phases in which some have built and others have not."""


class Purse:
    def __init__(self, content: Components, state: State, seat: int) -> None:
        self.content = content
        self.state = state
        self.seat = seat
        self.player = player = state.players[seat]
        self.hand = player.hand.replace("?", "")
        prices = content.box.prices
        self.card = card_price(content, player, state.display[0]) if state.display else None
        self.wins = {prices.pyramids}
        if self.card is not None and len(player.cards) == len(prices.cards):
            self.wins.add(self.card)
        self.any_other = bool(powers(content, player, "one_foreign_token_per_set"))
        self.any_double = bool(powers(content, player, "one_repeated_good_per_set"))

    def worth(self) -> float:
        state = self.state
        if state.phase == "offers" and state.waiting >> self.seat & 1:
            left = self.hand
            for letter in self.spare(state.number, state.number):
                left = left.replace(letter, "", 1)
            return self.of(left) + TAKEN * min(state.number, len(self.hand))
        if state.phase in BEFORE_BUILDING or self.still_to_build():
            offered = self.player.offer.replace("?", "")
            return self.of(self.hand + offered + self.player.taken)
        coins = self.hand.count(COIN)
        return KEPT_COIN * min(coins, self.content.box.coins.kept) + LEFT * len(self.hand)

    def still_to_build(self) -> bool:
        state = self.state
        return state.phase in BUILDING and bool(state.waiting >> self.seat & 1)

    def of(self, tokens: str) -> float:
        """A hand before something is built with it."""
        coins = tokens.count(COIN)
        goods = tokens.lower().replace(COIN, "")
        kinds = len(set(goods))
        longest = max(coins, kinds)
        if self.any_other and coins and kinds:
            longest += 1
        if self.any_double and len(goods) > kinds >= coins:
            longest += 1
        worth = KIND * (coins + kinds) + DOUBLE * (len(goods) - kinds) + LONGEST * longest * longest
        if self.card is not None and longest >= self.card:
            worth += CARD
        if any(longest >= price for price in self.wins):
            worth += WIN
        return worth

    def spare(self, least: int, most: int) -> str:
        """Tokens that are missed least; beyond `least` only while a take is worth more."""
        given, left = "", self.hand
        while left and len(given) < most:
            letters = sorted(set(left))
            best = max(letters, key=lambda letter: self.of(left.replace(letter, "", 1)))
            rest = left.replace(best, "", 1)
            if len(given) >= least and self.of(left) - self.of(rest) >= TAKEN:
                break
            given, left = given + best, rest
        return given
