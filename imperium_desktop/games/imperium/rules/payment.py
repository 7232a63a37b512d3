"""§8 Prices in tokens: progress stands in for population one for one and for material one for two."""

from functools import cache
from typing import NamedTuple, TypeAlias

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.area import ImperiumTable
from imperium_desktop.games.imperium.rules.cards.vocabulary import Pay, Spend
from imperium_desktop.games.imperium.rules.names import MATERIAL, PLACE_OF, POPULATION, PROGRESS
from imperium_desktop.games.imperium.rules.options import PayTokens
from imperium_desktop.games.imperium.rules.state import Player
from imperium_desktop.rules.effects.program import Node
from imperium_desktop.rules.effects.selecting import EVERY, Amount
from imperium_desktop.rules.table import Asking, Decision, Fact, ask

Price: TypeAlias = tuple[int, int, int]
"""Material, population, progress."""
NOTHING: Price = (0, 0, 0)


class PriceParts(NamedTuple):
    """A price in the notation of cards."""

    tokens: Price
    actions: int
    cards: tuple[Node, ...]
    """All else, which is paid step by step."""


@cache
def parts_of(price: tuple[Node, ...]) -> PriceParts:
    tokens = [0, 0, 0]
    actions = 0
    cards: list[Node] = []
    for node in price:
        match node.step:
            case Pay(resource, Amount(n, up_to=False)) if n != EVERY:
                tokens[PLACE_OF[resource]] += n
            case Spend(n=n):
                actions += n
            case _:
                cards.append(node)
    return PriceParts((tokens[0], tokens[1], tokens[2]), actions, tuple(cards))


def progress_needed(player: Player, price: Price) -> int:
    """The least progress with which it can be paid."""
    material, population, progress = price
    material -= player.tokens[MATERIAL]
    population -= player.tokens[POPULATION]
    if population > 0:
        progress += population
    return progress + (material + 1) // 2 if material > 0 else progress


def can_pay(player: Player, price: Price) -> bool:
    return progress_needed(player, price) <= player.tokens[PROGRESS]


def ways_to_pay(player: Player, price: Price) -> list[PayTokens]:
    """Every payment from which no token can be left out (§8 pay)."""
    material, population, progress = price
    have = player.tokens
    found: list[PayTokens] = []
    for for_population in range(population + 1):
        for for_material in range((material + 1) // 2 + 1):
            way = PayTokens(
                max(0, material - 2 * for_material),
                population - for_population,
                progress + for_population + for_material,
            )
            enough = (
                way.material <= have[MATERIAL] and way.population <= have[POPULATION] and way.progress <= have[PROGRESS]
            )
            if enough and way not in found:
                found.append(way)
    return found


def pay(table: ImperiumTable, seat: int, price: Price, card: str) -> Asking[Price]:
    """One question for all tokens of a price, where there is a choice (§4.3.4). Returns what was really paid."""
    if price == NOTHING:
        return NOTHING
    player = table.state.players[seat]
    ways = ways_to_pay(player, price)
    way = ways[0]
    if len(ways) > 1:
        facts: dict[str, Fact] = {"card": card, "material": price[0], "population": price[1], "progress": price[2]}
        way = yield from ask(Decision(seat, "imperium.pay_mix", lambda: ways, rule="§8", facts=facts))
    paid = way.material, way.population, way.progress
    spend(table, seat, paid)
    return paid


def spend(table: ImperiumTable, seat: int, tokens: Price) -> None:
    """Pay tokens to the supply."""
    player = table.state.players[seat]
    material, population, progress = player.tokens
    player.tokens = material - tokens[0], population - tokens[1], progress - tokens[2]
    table.tell(events.TokensPaid(seat, *tokens))
