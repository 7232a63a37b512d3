"""Names of the people at a table, from what a file says of it.

Files may say anything, so nothing here is taken on trust.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from imperium_desktop.markup import escaped
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.palette import SEATS

if TYPE_CHECKING:
    from imperium_desktop.rules.journal import Seating
    from imperium_desktop.store.summary import SetupFacts

LONGEST_NAME: Final = 40
NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI")


class SeatedPlayer(NamedTuple):
    name: str
    sign: int
    """Which colour and shape."""
    bot: str
    """Empty for a person."""

    @property
    def marked(self) -> str:
        """Sign and name with marks, in one piece."""
        words = escaped(self.name).replace(" ", "\u00a0")
        return f"{{seat:{self.sign}}}\u00a0{words}" + ("\u00a0{icon:app-bot}" if self.bot else "")


def seated_players(seating: "Seating", seats: int) -> list[SeatedPlayer]:
    signs = signs_of(seating, seats)
    return [
        SeatedPlayer(name, signs[seat], seating.bots[seat] if seat < len(seating.bots) else "")
        for seat, name in enumerate(names_at(seating, seats))
    ]


def names_at(seating: "Seating", seats: int) -> list[str]:
    """Names, in the present language for people who have none of their own."""
    return [person_name(seating.names, seat, seating.bots) for seat in range(min(seats, len(SEATS)))]


def signs_of(seating: "Seating", seats: int) -> tuple[int, ...]:
    """One sign for each seat, no two the same; in the order of the seats if the file names none that can be drawn."""
    seats = min(seats, len(SEATS))
    given = seating.signs[:seats]
    sound = len(given) == seats == len(set(given)) and all(0 <= sign < len(SEATS) for sign in given)
    return given if sound else tuple(range(seats))


def person_name(names: Sequence[str], seat: int, bots: Sequence[str] = ()) -> str:
    """Name in one line; a seat without a name has a number. Bots are counted among themselves."""
    name = " ".join(names[seat].split()) if seat < len(names) else ""
    if len(name) > LONGEST_NAME:
        name = f"{name[: LONGEST_NAME - 1]}…"
    if not name and seat < len(bots) and bots[seat]:
        return tr("Rival") if seat == rival_among(bots) else bot_name(sum(bool(bot) for bot in bots[:seat]))
    return name or tr("Player {number}", number=seat + 1)


def bot_name(number: int) -> str:
    return tr("Bot {number}", number=NUMERALS[number])


def rival_among(bots: Sequence[str]) -> int | None:
    """The seat of the rival, where one person plays against one bot."""
    playing_alone = len(bots) == 2 and list(bots).count("") == 1
    return next((seat for seat, bot in enumerate(bots) if bot), None) if playing_alone else None


def alone_at(bots: Sequence[str], seats: int) -> int | None:
    """The seat of a person who plays without other people: at a table for one, or against a rival."""
    rival = rival_among(bots)
    if rival is not None:
        return 1 - rival
    return 0 if seats == 1 and not any(bots) else None


def seats_of(setup: "SetupFacts", seating: "Seating") -> int:
    """Number of seats that were agreed on, or that have a name."""
    seats = setup.get("seats")
    named = max(len(seating.names), len(seating.signs), len(seating.bots))
    return min(seats if isinstance(seats, int) and seats > 0 else named, len(SEATS))
