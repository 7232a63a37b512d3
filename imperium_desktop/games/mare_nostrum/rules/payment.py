"""§6.2 Sets: coins only, or goods of different kinds; Cleopatra and Hannibal bend that.

Sets are thought of by coins and kinds, never listed: there can be thousands. A proposed one is changed token by token.
"""

from typing import NamedTuple

from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.places import powers
from imperium_desktop.games.mare_nostrum.rules.state import Player, Purchase
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN, GOODS


class Shape(NamedTuple):
    """How many coins, how many kinds of goods, and whether one kind stands there twice."""

    coins: int
    kinds: int
    doubled: bool


def shapes(content: Components, player: Player, price: int) -> list[Shape]:
    """§6.2 All that a set of this price may look like; goods first, because coins can be kept."""
    found = [Shape(0, price, False)]
    if powers(content, player, "one_repeated_good_per_set"):
        found.append(Shape(0, price - 1, True))
    if powers(content, player, "one_foreign_token_per_set"):
        found += [Shape(1, price - 1, False), Shape(price - 1, 1, False)]
    return [*found, Shape(price, 0, False)]


def can_pay(content: Components, player: Player, price: int) -> bool:
    hand = player.hand
    coins = hand.count(COIN)
    if coins >= price:
        return True
    goods = hand.lower()
    kinds = len(set(goods)) - (coins > 0)
    if kinds >= price:
        return True
    if kinds == price - 1 and len(goods) - coins > kinds and powers(content, player, "one_repeated_good_per_set"):
        return True
    nearly = (coins == price - 1 and kinds >= 1) or (coins >= 1 and kinds == price - 1)
    return nearly and bool(powers(content, player, "one_foreign_token_per_set"))


class Tally(NamedTuple):
    """The limits of a budget, as far as it matters for a shape how many kinds there are."""

    least_coins: int
    most_coins: int
    kinds: int
    """Number of kinds that can be used."""
    needed: int
    """Number of these kinds that must be used."""
    pairs: int
    """Number of kinds that can be used twice."""
    needed_pairs: int


def first_allowed(tally: Tally, shapes: list[Shape]) -> Shape | None:
    """The first shape of which some set keeps to the limits."""
    fewest, coins, kinds, needed, pairs, needed_pairs = tally
    for shape in shapes:
        if not fewest <= shape.coins <= coins or not needed <= shape.kinds <= kinds:
            continue
        # Where no kind that is needed can stand twice, there is also a set without a double, which comes first.
        if (needed_pairs <= 1 and pairs > 0) if shape.doubled else needed_pairs == 0:
            return shape
    return None


class Budget:
    """Tokens that a payer may use for one purchase: a least and a most of each kind."""

    def __init__(self, content: Components, player: Player, purchase: Purchase) -> None:
        self.shapes = shapes(content, player, purchase.price)
        self.hand = player.hand
        goods = player.hand.lower()
        twice = 2 if any(shape.doubled for shape in self.shapes) else 1
        self.least = {letter: purchase.fixed.count(letter) for letter in dict.fromkeys(goods)}
        self.most = {
            letter: min(goods.count(letter), purchase.price if letter == COIN else twice) - purchase.kept.count(letter)
            for letter in self.least
        }
        self.tally = self.counted()

    def counted(self) -> Tally:
        kinds = needed = pairs = needed_pairs = 0
        for letter, most in self.most.items():
            if most > 0 and letter != COIN:
                least = self.least[letter]
                kinds += 1
                needed += least > 0
                pairs += most > 1
                needed_pairs += least > 1
        return Tally(self.least.get(COIN, 0), self.most.get(COIN, 0), kinds, needed, pairs, needed_pairs)

    def would_allow(self, letter: str, least: int, most: int) -> bool:
        """Whether some set uses a number between these of one kind, and keeps to the limits otherwise."""
        old_least, old_most = self.least[letter], self.most[letter]
        least, most = max(least, old_least), min(most, old_most)
        if least > most:
            return False
        fewest, coins, kinds, needed, pairs, needed_pairs = self.tally
        if letter == COIN:
            fewest, coins = least, most
        else:
            kinds += (most > 0) - (old_most > 0)
            needed += (least > 0) - (old_least > 0)
            pairs += (most > 1) - (old_most > 1)
            needed_pairs += (least > 1) - (old_least > 1)
        changed = Tally(fewest, coins, kinds, needed, pairs, needed_pairs)
        return first_allowed(changed, self.shapes) is not None

    def proposal(self) -> str:
        """Proposal of the first shape that fits: duplicates first, then what is ordinary (§13.1).

        By kinds, coins as coins.
        """
        shape = first_allowed(self.tally, self.shapes)
        assert shape is not None
        usable = [letter for letter in GOODS if self.most.get(letter, 0) > 0]
        usable.sort(key=self.urgency)
        chosen = usable[: shape.kinds]
        if shape.doubled:
            chosen.append(max(chosen, key=lambda letter: (self.most[letter] > 1, self.least[letter])))
        return COIN * shape.coins + "".join(sorted(chosen, key=GOODS.index))

    def urgency(self, letter: str) -> tuple[int, int, int, bool]:
        """What must be paid with comes first, then what may be paid twice, then duplicates, then ordinary tokens."""
        copies = self.hand.count(letter) + self.hand.count(letter.upper())
        return -self.least[letter], -self.most[letter], -copies, letter.upper() in self.hand


def tokens_for(hand: str, kinds: str) -> str:
    """The tokens that pay for a set: ordinary ones before legendary ones of the same kind."""
    paid = ""
    for letter in kinds:
        paid += letter if hand.count(letter) > paid.count(letter) else letter.upper()
    return paid


def kinds_held(hand: str) -> int:
    """How many kinds of goods."""
    return len(set(hand.lower()) - {COIN})
