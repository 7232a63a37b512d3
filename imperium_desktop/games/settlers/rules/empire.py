"""Locations, Deals and piles: finding, changing and leaving them (§2.7, §2.8, §6.1.3)."""

from collections.abc import Iterator
from typing import TypeAlias, cast

import msgspec

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.cards.vocabulary import When
from imperium_desktop.games.settlers.rules.content import Components, PlayingCard
from imperium_desktop.games.settlers.rules.names import Color, Good
from imperium_desktop.games.settlers.rules.prices import RAZE
from imperium_desktop.games.settlers.rules.state import (
    NOBODY,
    VIRTUAL,
    Foundation,
    Location,
    Perform,
    PerformAll,
    Player,
    State,
    Virtual,
)
from imperium_desktop.rules.table import Table

SettlersTable: TypeAlias = Table[State, Components]
Holder: TypeAlias = Player | Virtual

RAZE_PRICE = 2
"""§6.4.4 Raze tokens for an opponent's Location; whatever protects it comes on top."""


def rival(seat: int) -> int | None:
    """Name an owner as options and events do: None for the virtual player."""
    return None if seat == VIRTUAL else seat


# Finding


def find(state: State, card: str) -> tuple[int, Location] | None:
    """Find a Location and the seat whose Empire it is in."""
    for seat, player in enumerate(state.players):
        for location in player.locations:
            if location.card == card:
                return seat, location
    for location in state.virtual.locations if state.virtual else ():
        if location.card == card:
            return VIRTUAL, location
    return None


def own(player: Holder, card: str) -> Location | None:
    for location in player.locations:
        if location.card == card:
            return location
    return None


def face(content: Components, location: Location) -> PlayingCard:
    return content.copies[location.card]


def color_count(content: Components, player: Player, color: Color) -> int:
    """Number of the player's Locations of a colour (§3.8)."""
    return sum(color in content.copies[location.card].colors for location in player.locations)


def samurai_count(player: Player) -> int:
    return sum(location.samurai for location in player.locations)


def takes_samurai(content: Components, player: Player, location: Location) -> bool:
    """True of Japanese faction Locations without a Samurai yet (§9.4.2, §15.19)."""
    japanese = player.faction == "japanese"
    return japanese and not location.samurai and bool(content.copies[location.card].faction)


def uses_left(card: PlayingCard, location: Location) -> int:
    """Uses that the Location's action has left this round; none when blocked (§6.5.2, §9.5.7)."""
    return 0 if location.blocked else card.uses - len(location.paid)


def razeable(content: Components, location: Location) -> bool:
    """True of Locations that have a Raze field (§6.4.2)."""
    return bool(content.copies[location.card].spoils)


def protection(content: Components, location: Location) -> int:
    """Raze tokens that razing the Location costs besides the usual price (§6.4.4, §13.4)."""
    return location.defense + location.samurai + content.copies[location.card].guarded


def targets(state: State, seat: int) -> Iterator[tuple[int, Location]]:
    """All Locations of opponents that can be a target now (§5.3.3)."""
    for other in state.opponents(seat):
        for location in state.empire(other).locations:
            yield other, location


def raze_targets(
    content: Components, state: State, seat: int, tokens: int, *, guarded: bool
) -> Iterator[tuple[int, Location]]:
    """Locations that can be razed for these tokens; `guarded`: protection must be paid on top."""
    held = state.players[seat].supply[RAZE] - tokens
    if held < 0:
        return
    for other, location in targets(state, seat):
        if content.copies[location.card].spoils and (not guarded or protection(content, location) <= held):
            yield other, location


# Deals


def trade_routes(state: State, seat: int) -> list[str]:
    """Locations with a marker of this seat (§9.4.4)."""
    holders: list[Holder] = [*state.players]
    if state.virtual:
        holders.append(state.virtual)
    return [location.card for holder in holders for location in holder.locations if location.trader == seat]


def deals_of(state: State, seat: int) -> list[str]:
    """Everything that counts as a Deal in Production."""
    return [*state.players[seat].deals, *trade_routes(state, seat)]


def deal_good(content: Components, card: str) -> Good:
    attack = content.attacks.get(card)
    return attack or cast(Good, content.copies[card].deal)


# Changing


def change(holder: Holder, card: str, **changes: object) -> None:
    """Another state of one Location."""
    holder.locations = tuple(
        msgspec.structs.replace(location, **changes) if location.card == card else location
        for location in holder.locations
    )


def to_pile(table: SettlersTable, card: str) -> None:
    """Put a card on the pile of its own deck; an Attack card leaves the game (§2.8, §11.4)."""
    state = table.state
    if card in table.content.attacks:
        assert state.virtual is not None
        state.virtual.removed += (card,)
        return
    deck = table.content.copies[card].deck
    if deck == "common":
        state.discards += (card,)
        return
    for player in state.players:
        if player.faction == deck:
            player.discards += (card,)


def take_out(table: SettlersTable, seat: int, card: str) -> Location:
    """A Location leaves an Empire with all that lies on it; the card itself is still to be put somewhere."""
    state = table.state
    holder = state.empire(seat)
    location = own(holder, card)
    assert location is not None
    holder.locations = tuple(other for other in holder.locations if other.card != card)
    if location.taken_over and isinstance(holder, Player):
        holder.egypt_tokens += 1
    if location.trader != NOBODY:
        to_pile(table, location.marker)
        table.tell(events.TradeRouteEnded(location.trader, card))
    if location.banked:
        for banked in location.banked:
            if banked in table.content.copies:
                to_pile(table, banked)
        table.tell(events.LocationEmptied(seat, card, location.banked))
    return location


def discard_location(table: SettlersTable, seat: int, card: str) -> None:
    take_out(table, seat, card)
    to_pile(table, card)


def end_trade_route(table: SettlersTable, seat: int, card: str) -> None:
    """§9.2.5 The Location stays, its marker goes."""
    found = find(table.state, card)
    assert found is not None
    holder, location = found
    to_pile(table, location.marker)
    change(table.state.empire(holder), card, marker="", trader=NOBODY)
    table.tell(events.TradeRouteEnded(seat, card))


def lay_foundation(player: Player, card: str, *, laid: bool) -> None:
    player.foundations += (Foundation(card, laid),)


def give_up(table: SettlersTable, seat: int, card: str) -> None:
    """§6.1.2 A Location or Foundation as part of a price."""
    player = table.state.players[seat]
    if own(player, card):
        discard_location(table, seat, card)
        table.tell(events.LocationGivenUp(seat, card))
        return
    player.foundations = tuple(foundation for foundation in player.foundations if foundation.card != card)
    to_pile(table, card)
    table.tell(events.FoundationGivenUp(seat, card))


def return_taken_over(table: SettlersTable) -> None:
    """§7.2 The end of all takeovers."""
    state = table.state
    for seat, player in enumerate(state.players):
        for location in player.locations:
            if location.taken_over:
                player.locations = tuple(other for other in player.locations if other.card != location.card)
                state.empire(location.home).locations += (msgspec.structs.replace(location, home=NOBODY),)
                player.egypt_tokens += 1
                table.tell(events.LocationReturned(seat, rival(location.home), location.card))


def triggers(content: Components, player: Player, when: When) -> list[str]:
    """Own Locations that speak at this moment."""
    waiting = content.listeners.waiting_for(when)
    return [location.card for location in player.locations if location.card in waiting]


def speaking_at(content: Components, seat: int, player: Player, *moments: When) -> PerformAll:
    """All of them, one moment after the other; their owner orders them (§6.1.5)."""
    return PerformAll(
        seat, tuple(Perform(seat, card, when) for when in moments for card in triggers(content, player, when))
    )
