"""What a match of Mare Nostrum is told by, round by round. No Qt."""

from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.places import tracks, victory_cities
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.rules.chronicle import Chronicle, Gain, write_chronicle
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.table import Event

INCOME: Final = ("goods", "coins", "legendary", "pillage")
"""What resources are counted by, in the order of the plot."""
BATTLES: Final = "battles"


class RoundRecord(NamedTuple):
    """One seat at the end of a round: all of it lies open (§15)."""

    trade: int
    culture: int
    military: int
    legions: int
    triremes: int
    fortresses: int
    provinces: int
    cities: int
    """Capitals and legendary cities (§9.3)."""
    cards: int


Story: TypeAlias = Chronicle[RoundRecord]


def chronicle(match: AnyMatch, looking: int) -> Story:
    """Write the match down, as far as the seat that looks may know it."""
    return write_chronicle(match, looking, partial(page, match.game.content), gains, worth_telling)


def page(content: Components, view: State, seat: int) -> RoundRecord:
    player = view.players[seat]
    return RoundRecord(
        *tracks(content, view, seat),
        sum(player.legions),
        sum(player.triremes),
        player.fortresses.bit_count(),
        player.controls.bit_count(),
        victory_cities(content, view, seat),
        len(player.cards),
    )


def gains(event: Event) -> Iterator[Gain]:
    """Tell what an event brought to which seat."""
    match event:
        case events.ResourcesCollected(seat=seat, tokens=tokens):
            coins = tokens.count("coin")
            yield from (Gain(seat, "goods", len(tokens) - coins), Gain(seat, "coins", coins))
        case events.LegendaryDrawn(seat=seat):
            yield Gain(seat, "legendary")
        case events.CoinTaken(seat=seat):
            yield Gain(seat, "coins")
        case events.GoodChosen(seat=seat):
            yield Gain(seat, "goods")
        case events.Pillaged(seat=seat, tokens=tokens):
            yield Gain(seat, "pillage", len(tokens))
        case events.BattleBegan(seat=seat):
            yield Gain(seat, BATTLES)


def worth_telling(event: Event) -> bool:
    """True of an event to tell; of a conquest what is done there, which tells of the battle as well."""
    match event:
        case events.TitleWon() | events.MarkerSwapped() | events.Pillaged() | events.BuildingsOccupied():
            return True
        case events.BuildingBuilt(building=building):
            return building in ("capital", "legendary")
        case events.CardBought(owned=owned):
            return owned >= 3
    return False
