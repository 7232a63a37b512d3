"""Cards that a match showed and that were played, by their keys: for simulations of many matches."""

from collections.abc import Iterable

from imperium_desktop.games.imperium.rules.area import as_printed
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.events import CardPlayed
from imperium_desktop.games.imperium.rules.names import COMMONS, Nation
from imperium_desktop.games.imperium.rules.state import ImperiumSetup, State, nations_of
from imperium_desktop.rules.table import Event


def cards_for(content: Components, setup: ImperiumSetup) -> frozenset[str]:
    """Cards that can come up with this number of players and these boxes (§3.2).

    Not those that stand in for others (§3.5).
    """
    nations = setup.nations or nations_of(setup)
    groups = (COMMONS[setup.commons], *nations)
    cards = (content.cards[card] for group in groups for card in as_printed(content, setup, content.groups[group]))
    return frozenset(card.key for card in cards if card.players <= setup.seats)


def never_played(content: Components) -> frozenset[str]:
    """Cards that work otherwise: powers, King of Kings, what comes into play by itself, and what says so."""
    cards = (content.cards[card] for card in content.nouns)
    return frozenset(
        card.key for card in cards if card.unplayable or card.side or card.start == "in_play" or card.enters_play
    )


def seen_cards(content: Components, state: State, events: Iterable[Event]) -> frozenset[str]:
    """All that came to somebody, to the market or into exile, and what lies open from the beginning (§2.4)."""
    dealt = [slot.card for slot in state.market]
    dealt += state.exile
    for player in state.players:
        dealt += [*player.hand, *player.deck, *player.discard, *player.history, *player.sunken, player.power]
        dealt += [card for place in (*player.play, *player.beside) for card in (place.card, *place.garrison)]
    nations = (player.nation for player in state.players if player.nation)
    told = [
        *content.kings(state.setup.commons).values(),
        *(card for nation in nations for card in quests(content, nation)),
    ]
    for event in events:
        told += getattr(event, "cards", ()) if isinstance(getattr(event, "cards", ()), tuple) else ()
        told.append(getattr(event, "card", ""))
    return frozenset(content.cards[card].key for card in (*dealt, *told) if card in content.nouns)


def quests(content: Components, nation: Nation) -> list[str]:
    """Quests of the nation: they lie open for all, and the last is hardly ever done (§22.1)."""
    return [card for card in content.groups[nation] if content.cards[card].quest]


def played_cards(content: Components, events: Iterable[Event]) -> frozenset[str]:
    return frozenset(content.cards[event.card].key for event in events if isinstance(event, CardPlayed))
