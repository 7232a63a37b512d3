"""§6.1 Building a Location, §6.2 making a Deal."""

from collections.abc import Iterator
from typing import Final

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.cards.vocabulary import ON_BUILD, When
from imperium_desktop.games.settlers.rules.content import Components, PlayingCard
from imperium_desktop.games.settlers.rules.empire import SettlersTable, deal_good, give_up, speaking_at
from imperium_desktop.games.settlers.rules.gains import receive
from imperium_desktop.games.settlers.rules.payment import pay, without
from imperium_desktop.games.settlers.rules.prices import ONE_FOOD, Need, affordable
from imperium_desktop.games.settlers.rules.state import AnyTask, Location, Perform, Player
from imperium_desktop.rules.table import Asking

PRODUCING: Final[tuple[When, ...]] = ("production", "open_production")


def buildable(player: Player, card: PlayingCard) -> bool:
    """True of a card whose goods the player has; a Location that it may cost is left out."""
    return not card.instant and affordable(player, card.resources)


def buildable_after(player: Player, need: Need, card: PlayingCard) -> bool:
    """True of a card that can be built from what is left after a price."""
    return not card.instant and affordable(player, card.resources.plus(need))


def production_moment(card: PlayingCard) -> When | None:
    """Moment at which a Production Location speaks.

    One that produces from what lies on it does so in its phase only (§13.2).
    """
    return next((when for when in PRODUCING if when in card.abilities), None)


def build(table: SettlersTable, seat: int, card: str, given: str = "") -> Asking[list[AnyTask]]:
    """§6.1.5 Pay, place; returns what follows: production, bonus, triggers."""
    player = table.state.players[seat]
    paid = yield from pay(table, seat, table.content.copies[card].resources, card)
    if given:
        give_up(table, seat, given)
    if card in player.hand:
        player.hand = without(player.hand, card)
    else:
        player.deals = without(player.deals, card)
    player.locations += (Location(card),)
    table.tell(events.LocationBuilt(seat, card, paid))
    return list(effects_of_building(table.content, seat, player, table.content.copies[card]))


def effects_of_building(content: Components, seat: int, player: Player, card: PlayingCard) -> Iterator[AnyTask]:
    if when := production_moment(card):
        yield Perform(seat, card.id, when)
    if "built" in card.abilities:
        yield Perform(seat, card.id, "built")
    speaking = speaking_at(content, seat, player, *moments_of_building(card))
    if speaking.parts:
        yield speaking


def moments_of_building(card: PlayingCard) -> list[When]:
    """Moments at which Features speak when the card is built (§9.1.4)."""
    moments = [ON_BUILD[color] for color in card.colors]
    return [*moments, "on_build_faction"] if card.faction else moments


def make_deal(table: SettlersTable, seat: int, card: str) -> Asking[list[AnyTask]]:
    """§6.2.1 Returns what follows: cards to draw, triggers."""
    player = table.state.players[seat]
    paid = yield from pay(table, seat, ONE_FOOD, card)
    player.hand = without(player.hand, card)
    player.deals += (card,)
    good = deal_good(table.content, card)
    table.tell(events.DealMade(seat, card, good, paid))
    return [*receive(table, seat, (good,), "deal", card), speaking_at(table.content, seat, player, "on_deal")]
