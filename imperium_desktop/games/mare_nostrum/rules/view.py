"""§15 What a seat may see, and how it may imagine the rest."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.flow import step
from imperium_desktop.games.mare_nostrum.rules.payment import can_pay
from imperium_desktop.games.mare_nostrum.rules.places import owner_of, powers
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, State
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN, GOODS, LEGENDARY, ORDINARY, UNKNOWN, in_order
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.table import Answer, Table

SEALED: Final = ("offers", "reveal")
"""Phases in which offers lie face down."""

OPEN_KINDS: Final = frozenset(
    f"mare_nostrum.{kind}"
    for kind in (
        *("take", "name_builder", "name_mover", "zeus_peace", "control_swap", "move_triremes", "sea_battle"),
        *("move_legions", "land_battle", "casualties", "vacate", "conquest", "occupy", "pillage_legendary"),
        *("sheba_swap", "circe_place", "tie_break", "choose_empire"),
    )
)
"""Decisions at the open table: nobody needs to look at a hand for them, so none is handed over."""


def hide(_content: Components, state: State, seat: int) -> None:
    """Hidden are resources behind screens and how many they are, sealed offers, the pile and the closed cards."""
    state.pile = UNKNOWN * len(state.pile)
    state.closed = (UNKNOWN,) * len(state.closed)
    for other, player in enumerate(state.players):
        if other != seat:
            player.hand = UNKNOWN
            if state.phase in SEALED:
                player.offer = UNKNOWN
    if state.purchase is not None and state.active != seat:
        state.purchase = msgspec.structs.replace(state.purchase, kept="", fixed="")


# Imagining


HANDS_DECIDE: Final = ("build", "pay", "perseus", "keep", "compensate")
"""Phases that ask only somebody who holds the right things."""
TRIES: Final = 60


def imagine(content: Components, state: State, seat: int, chance: Chance, since: Sequence[tuple[int, Answer]]) -> None:
    """Deal out what is out of sight, until the seat that is asked has something to choose from.

    Every step asks only once, so nobody has answered since the rest.
    """
    assert not since
    unseen = Unseen(content, state, seat)
    for _ in range(TRIES):
        unseen.deal(chance)
        if state.phase not in HANDS_DECIDE or asks_somebody(content, state):
            return


def asks_somebody(content: Components, state: State) -> bool:
    if state.purchase is not None and not can_pay(content, state.players[state.active], state.purchase.price):
        return False
    return next(step(Table(state.copy(), content, listening=False)), None) is not None


class Unseen:
    """The tokens and cards that a seat cannot see, and who may have them."""

    def __init__(self, content: Components, state: State, seat: int) -> None:
        self.content = content
        self.state = state
        self.others = [other for other in range(len(state.players)) if other != seat]
        seen: Counter[str] = Counter(state.spent)
        for player in state.players:
            seen.update(player.hand + player.offer + player.taken)
        self.legendary = [letter for letter in LEGENDARY if not seen[letter]]
        totals = (content.box.coins.count, *(content.goods[letter] for letter in GOODS))
        self.ordinary = [
            letter
            for letter, total, left in zip(ORDINARY, totals, state.reserve, strict=True)
            for _ in range(total - left - seen[letter])
        ]
        lying = {*state.display, *(card for player in state.players for card in player.cards)}
        self.cards = [card for card in content.display if card not in lying]
        self.pile = len(state.pile)

    def deal(self, chance: Chance) -> None:
        state = self.state
        legendary = list(chance.shuffled(self.legendary))
        state.pile = "".join(legendary[: self.pile])
        state.closed = chance.shuffled(self.cards)
        pool = list(chance.shuffled(self.ordinary + legendary[self.pile :]))
        held: dict[int, list[str]] = {other: [] for other in self.others}
        asked = self.who_needs()
        if asked in held:
            held[asked] = take_set(pool, chance, self.needed())
        least, most = self.limits()
        for other in self.others:
            while len(held[other]) < least[other] and pool:
                held[other].append(pool.pop())
        for letter in pool:
            room = [other for other in self.others if len(held[other]) < most[other]]
            held[chance.one_of(room or self.others)].append(letter)
        for other, tokens in held.items():
            self.hand_over(other, tokens, chance)

    def who_needs(self) -> int:
        """Seat whose hand decides whether there is a question."""
        state, content = self.state, self.content
        match state.phase:
            case "build" | "pay":
                return state.active
            case "perseus":
                return owner_of(content, state, "build_first_to_win")
            case "keep":
                return owner_of(content, state, "keep_goods")
        return NOBODY

    def needed(self) -> int:
        """The size of a set that this hand should be able to pay."""
        state, content = self.state, self.content
        if state.phase == "perseus":
            owned = len(state.players[self.who_needs()].cards)
            prices = content.box.prices
            return prices.cards[-1] if owned == len(prices.cards) else prices.pyramids
        return state.purchase.price if state.purchase is not None else content.stocks["legion"].cost

    def limits(self) -> tuple[dict[int, int], dict[int, int]]:
        """Least and most tokens of the others: while offers are laid everybody knows who has enough (§5.2)."""
        state, content = self.state, self.content
        least, most = dict.fromkeys(self.others, 0), dict.fromkeys(self.others, len(self.ordinary) + len(LEGENDARY))
        if state.phase in SEALED:
            for other in self.others:
                own_size = powers(content, state.players[other], "choose_own_offer_size")
                enough = 1 if own_size else state.number
                if state.abstaining >> other & 1:
                    most[other] = enough - 1
                else:
                    least[other] = enough
        return least, most

    def hand_over(self, other: int, tokens: list[str], chance: Chance) -> None:
        """Give tokens as a hand, and as the offer of a player who has laid one face down."""
        state, content = self.state, self.content
        player = state.players[other]
        if state.phase in SEALED:
            size = 0
            if not (state.waiting | state.abstaining) >> other & 1:
                own_size = powers(content, player, "choose_own_offer_size")
                most = min(own_size[0].value, len(tokens)) if own_size else 0
                size = chance.below(most + 1) if own_size else state.number
            tokens = list(chance.shuffled(tokens))
            player.offer = in_order(tokens[:size])
            tokens = tokens[size:]
        player.hand = in_order(tokens)


def take_set(pool: list[str], chance: Chance, size: int) -> list[str]:
    """A set of this size out of the pool, of goods or of coins, as far as it goes."""
    kinds: dict[str, str] = {}
    for letter in pool:
        kinds.setdefault(letter.lower(), letter)
    coins = pool.count(COIN)
    kinds.pop(COIN, None)
    sets = [[COIN] * size] if coins >= size else []
    if len(kinds) >= size:
        sets.append(chance.sample(list(kinds.values()), size))
    found = chance.one_of(sets) if sets else []
    for letter in found:
        pool.remove(letter)
    return found
