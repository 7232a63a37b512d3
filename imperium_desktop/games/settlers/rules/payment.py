"""Paying: Gold for Resources (§2.2), cards and Deals as prices (§6.5.5)."""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Final, NamedTuple

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.empire import SettlersTable, deals_of, end_trade_route, to_pile
from imperium_desktop.games.settlers.rules.names import SUPPLY, SupplyGood
from imperium_desktop.games.settlers.rules.options import ChooseCard, ChooseDeal, Pay
from imperium_desktop.games.settlers.rules.prices import FOOD, GOLD, STONE, WOOD, Need, affordable
from imperium_desktop.games.settlers.rules.state import Player, State
from imperium_desktop.rules.table import Asking, Decision, ask


class Way(NamedTuple):
    """How a price is shared between Resources and Gold."""

    wood: int
    stone: int
    food: int
    gold: int

    @property
    def option(self) -> Pay:
        return Pay(goods_in(self))


MARK: tuple[SupplyGood, ...] = ("worker",)
"""Goods from the general supply that mark a use, where the price does not stay on the card (§6.5.5)."""
ANY_WAY: Final[Callable[[Way], bool]] = lambda _way: True  # noqa: E731


def goods_in(amounts: Sequence[int]) -> tuple[SupplyGood, ...]:
    """Goods in the order of a supply."""
    return tuple(good for good, amount in zip(SUPPLY, amounts, strict=False) for _ in range(amount))


def ways_to_pay(player: Player, need: Need) -> list[Way]:
    """Every split between Resources and Gold that the supply has, with the least Gold first."""
    gold = player.supply[GOLD] - need.gold
    most = [min(player.supply[place], need[place] + need.any_resource) for place in (WOOD, STONE, FOOD)]
    found = []
    for wood, stone, food in product(*(range(count + 1) for count in most)):
        rest = need.resources - wood - stone - food
        beyond = max(0, wood - need.wood) + max(0, stone - need.stone) + max(0, food - need.food)
        if rest <= gold and beyond <= need.any_resource:
            found.append(Way(wood, stone, food, need.gold + rest))
    return sorted(found, key=lambda way: (way.gold, -way.wood, -way.stone))


def pay(
    table: SettlersTable, seat: int, need: Need, card: str, allowed: Callable[[Way], bool] = ANY_WAY
) -> Asking[tuple[SupplyGood, ...]]:
    """Take the goods from the supply; asks only where Gold could as well be kept. Returns what was paid."""
    player = table.state.players[seat]
    way = Way(need.wood, need.stone, need.food, need.gold)
    if need.any_resource or (player.supply[GOLD] > need.gold and (need.wood or need.stone or need.food)):
        ways = [way for way in ways_to_pay(player, need) if allowed(way)]
        way = ways[0]
        if len(ways) > 1:
            options = [way.option for way in ways]
            answer = yield from ask(Decision(seat, "settlers.pay", lambda: options, rule="§2.2", facts={"card": card}))
            way = ways[options.index(answer)]
    amounts = (*way, need.worker, need.raze)
    for place, amount in enumerate(amounts):
        player.supply[place] -= amount
    return goods_in(amounts)


def after_paying(player: Player, need: Need, way: Way) -> Player:
    """The player with what would be left."""
    left = player.copy()
    for place, amount in enumerate((*way, need.worker, need.raze)):
        left.supply[place] -= amount
    return left


def can_pay(state: State, seat: int, need: Need) -> bool:
    player = state.players[seat]
    return (
        affordable(player, need)
        and len(player.hand) >= need.card
        and player.egypt_tokens >= need.egypt_token
        and (not need.own_deal or len(deals_of(state, seat)) >= need.own_deal)
    )


def pay_price(
    table: SettlersTable, seat: int, need: Need, card: str, allowed: Callable[[Way], bool] = ANY_WAY
) -> Asking[tuple[SupplyGood, ...]]:
    """§6.5.1, §6.5.5 All of an Action's price. Returns the goods, which stay on the card."""
    paid = yield from pay(table, seat, need, card, allowed)
    yield from pay_cards(table, seat, need.card, card)
    yield from pay_deals(table, seat, need.own_deal, card)
    table.state.players[seat].egypt_tokens -= need.egypt_token
    return paid


def pay_cards(table: SettlersTable, seat: int, count: int, card: str) -> Asking[None]:
    """§6.5.5 Cards from the hand, openly to their piles."""
    player = table.state.players[seat]
    for _ in range(count):
        chosen = player.hand[0]
        if len(player.hand) > 1:
            answer = yield from ask(
                Decision(
                    seat,
                    "settlers.price_card",
                    lambda: [ChooseCard(card) for card in player.hand],
                    rule="§6.5.5",
                    facts={"card": card},
                )
            )
            chosen = answer.card
        discard_card(table, seat, chosen)


def discard_card(table: SettlersTable, seat: int, card: str) -> None:
    player = table.state.players[seat]
    player.hand = without(player.hand, card)
    to_pile(table, card)
    table.tell(events.CardDiscarded(seat, card))


def pay_deals(table: SettlersTable, seat: int, count: int, card: str) -> Asking[None]:
    """§9.2.5 An own Deal; a Trade Route Deal may be cancelled instead."""
    for _ in range(count):
        deals = deals_of(table.state, seat)
        chosen = deals[0]
        if len(deals) > 1:
            answer = yield from ask(
                Decision(
                    seat,
                    "settlers.price_deal",
                    lambda: [ChooseDeal(deal) for deal in deals_of(table.state, seat)],
                    rule="§9.2.5",
                    facts={"card": card},
                )
            )
            chosen = answer.card
        discard_own_deal(table, seat, chosen)


def discard_own_deal(table: SettlersTable, seat: int, deal: str) -> None:
    player = table.state.players[seat]
    if deal in player.deals:
        player.deals = without(player.deals, deal)
        to_pile(table, deal)
        table.tell(events.DealDiscarded(seat, seat, deal))
    else:
        end_trade_route(table, seat, deal)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """One card less; of several that look alike, the first."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
