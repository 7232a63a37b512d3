"""What lies in an area beside the cards in play, which differs by nation: piles, the quest, the journey. No Qt."""

from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from imperium_desktop.games.imperium.rules.area import has_no_history
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import Nation
from imperium_desktop.games.imperium.rules.state import Pinned, Player

NO_NATION: Final = "no_nation"
NO_DEVELOPMENT: Final = "no_development"
NO_HISTORY: Final = "no_history"
MISSING: Final = (NO_NATION, NO_DEVELOPMENT, NO_HISTORY)
"""Places where others have a pile, and this nation has none."""


def piles_of(content: Components, player: Player) -> tuple[str, ...]:
    """Piles in the order of their places; some nations have other piles than most, or none."""
    if player.nation is None:
        return ("deck", "discard", "nation", "development", "history")
    history = "history" if player.history or not has_no_history(content, player) else NO_HISTORY
    past = "sunken" if content.exceptions[player.nation].sinks else history
    return ("deck", "discard", *decks_of(content, player.nation), past)


@lru_cache(maxsize=32)
def decks_of(content: Components, nation: Nation) -> tuple[str, str]:
    """Where others have the nation deck and developments, which may be quests (§22)."""
    cards = [content.cards[card] for card in content.groups[nation]]
    starts = {card.start for card in cards}
    developing = "quests" if any(card.quest for card in cards) else "development"
    return (
        "nation" if "accession" in starts else NO_NATION,
        developing if "development" in starts else NO_DEVELOPMENT,
    )


def pile_sizes(content: Components, player: Player) -> dict[str, int]:
    """How many cards lie in each of the player's piles, in the order of their places."""
    sizes = {
        "deck": len(player.deck),
        "discard": len(player.discard),
        "nation": len(player.nation_deck),
        "development": len(player.development),
        "quests": len(player.development),
        "history": len(player.history),
        "sunken": len(player.sunken),
    }
    return {name: sizes.get(name, 0) for name in piles_of(content, player)}


def nadir_of(content: Components, player: Player) -> str:
    """§22.6 The card under the nation deck that enters play instead of making an empire; empty if there is none."""
    bottom = player.nation_deck[-1:]
    return bottom[0] if bottom and content.cards[bottom[0]].enters_play else ""


# The journey


class JourneyStage(NamedTuple):
    """How far a journey has come (§29.3)."""

    number: int
    of: int

    def __str__(self) -> str:
        return f"{self.number}/{self.of}"


@lru_cache(maxsize=32)
def journey_of(content: Components, nation: Nation) -> tuple[str, ...]:
    """The faces of its journey cards, from the first stage to the last."""
    return tuple(card for card in content.groups[nation] if content.cards[card].reverse)


def stage_of(content: Components, player: Player) -> JourneyStage | None:
    """None for who does not travel."""
    faces = journey_of(content, player.nation) if player.nation is not None else ()
    upper = [place.card for place in player.beside if place.card in faces]
    return JourneyStage(faces.index(upper[0]) + 1, len(faces)) if upper else None


# In play


def lying(player: Player) -> list[Pinned]:
    """The power card, what lies beside it with the card under that, and the pinned cards."""
    power = [Pinned(player.power, (), player.power_marked)] if player.power else []
    under = tuple(filter(None, (player.quest, player.below)))
    beside = [msgspec.structs.replace(place, garrison=under) for place in player.beside[:1]]
    return [*power, *beside, *player.beside[1:], *player.play]
