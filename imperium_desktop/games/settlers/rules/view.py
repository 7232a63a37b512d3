"""§2.4 What a seat may see, and how it may imagine the rest."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from imperium_desktop.games.settlers.rules.content import UNKNOWN, Components, back_of
from imperium_desktop.games.settlers.rules.options import Build, ChooseCard, MakeDeal, PlayInstant, RazeCard
from imperium_desktop.games.settlers.rules.state import Foundation, Location, Player, State
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.table import Answer

SHOWS_HAND = (Build, MakeDeal, RazeCard, PlayInstant, ChooseCard)
"""Answers that name a card of the hand."""


def hide(content: Components, state: State, seat: int) -> None:
    """Hidden are the order of all decks, hands and whatever lies face down. Backs can be seen."""
    state.common = (back_of("common"),) * len(state.common)
    if state.virtual is not None:
        state.virtual.attacks = (UNKNOWN,) * len(state.virtual.attacks)
        state.virtual.locations = unmarked(content, state.virtual.locations)
    for other, player in enumerate(state.players):
        if player.faction is not None:
            player.deck = (back_of(player.faction),) * len(player.deck)
        player.locations = unmarked(content, player.locations)
        if other != seat:
            hide_player(content, player)


def unmarked(content: Components, locations: tuple[Location, ...]) -> tuple[Location, ...]:
    """Nobody may look under them (§9.4.4, §9.4.6)."""
    for location in locations:
        if location.marker or location.banked:
            return tuple(hidden_below(content, location) for location in locations)
    return locations


def hidden_below(content: Components, location: Location) -> Location:
    if not location.marker and not location.banked:
        return location
    marker = location.marker and backs(content, (location.marker,))[0]
    return msgspec.structs.replace(location, marker=marker, banked=backs(content, location.banked))


def backs(content: Components, cards: Iterable[str]) -> tuple[str, ...]:
    """Backs of cards in order, so that nobody can tell which is which; goods stay what they are."""
    return tuple(sorted([content.backs.get(card, card) for card in cards]))


def hide_player(content: Components, player: Player) -> None:
    player.hand = backs(content, player.hand)
    if player.held:
        player.held = backs(content, player.held)
    if player.aside:
        player.aside = backs(content, player.aside)
    if player.noted:
        player.noted = backs(content, player.noted)
    if player.foundations:
        player.foundations = tuple(map(known_foundation, player.foundations))


def known_foundation(foundation: Foundation) -> Foundation:
    return Foundation(back_of("common"), True) if foundation.laid else foundation


# Imagining


def imagine(content: Components, state: State, seat: int, chance: Chance, since: Sequence[tuple[int, Answer]]) -> None:
    """Put a card of its deck that is out of sight in place of every back."""
    pools = Pools(content, state, chance)
    for other, answer in since:
        if other != seat and isinstance(answer, SHOWS_HAND):
            player = state.players[other]
            player.hand = pools.put_in(answer.card, player.hand)
    pools.fill_all(state)


class Pools:
    """The cards that are nowhere to be seen, by the back they show."""

    def __init__(self, content: Components, state: State, chance: Chance) -> None:
        self.backs = content.backs
        seen = set(visible(state))
        self.left: dict[str, list[str]] = {}
        in_play = {"common", *(player.faction for player in state.players)}
        for deck, cards in content.decks_in(state.setup.deck_format).items():
            if deck in in_play:
                self.left[back_of(deck)] = [card for card in cards if card not in seen]
        self.left[UNKNOWN] = [card for card in content.attacks if card not in seen]
        for pool in self.left.values():
            chance.shuffle(pool)

    def put_in(self, card: str, hand: tuple[str, ...]) -> tuple[str, ...]:
        """A card that was played from there must have been in this hand."""
        back = self.backs[card]
        if card not in self.left[back] or back not in hand:
            return hand
        self.left[back].remove(card)
        place = hand.index(back)
        return (*hand[:place], card, *hand[place + 1 :])

    def fill(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(self.left[card].pop() if card in self.left else card for card in cards)

    def fill_all(self, state: State) -> None:
        state.common = self.fill(state.common)
        if state.virtual is not None:
            state.virtual.attacks = self.fill(state.virtual.attacks)
            state.virtual.locations = self.fill_below(state.virtual.locations)
        for player in state.players:
            self.fill_player(player)

    def fill_player(self, player: Player) -> None:
        player.deck = self.fill(player.deck)
        player.hand = self.fill(player.hand)
        player.held = self.fill(player.held)
        player.aside = self.fill(player.aside)
        player.noted = self.noted_of(player)
        player.locations = self.fill_below(player.locations)
        player.foundations = tuple(
            Foundation(self.fill((foundation.card,))[0], foundation.laid) for foundation in player.foundations
        )

    def fill_below(self, locations: tuple[Location, ...]) -> tuple[Location, ...]:
        return tuple(
            msgspec.structs.replace(
                location,
                banked=self.fill(location.banked),
                marker=self.fill((location.marker,))[0] if location.marker else "",
            )
            if location.banked or location.marker
            else location
            for location in locations
        )

    def noted_of(self, player: Player) -> tuple[str, ...]:
        """Cards just gained are in the hand, too."""
        hand = list(player.hand)
        found = []
        for thing in player.noted:
            if thing in self.left:
                card = next(card for card in reversed(hand) if self.backs[card] == thing)
                hand.remove(card)
                found.append(card)
            else:
                found.append(thing)
        return tuple(found)


def visible(state: State) -> Iterator[str]:
    """Every card that lies open, or in a hand that can be seen."""
    yield from state.discards
    yield from state.row
    for player in state.players:
        for cards in (player.hand, player.deck, player.discards, player.deals, player.held, player.aside):
            yield from cards
        yield from (foundation.card for foundation in player.foundations)
        yield from on_locations(player.locations)
    if state.virtual is not None:
        yield from on_locations(state.virtual.locations)
        yield from (*state.virtual.deals, *state.virtual.removed, *state.virtual.collection)


def on_locations(locations: tuple[Location, ...]) -> Iterator[str]:
    for location in locations:
        yield location.card
        yield from location.banked
        yield location.marker
