"""What people agree on before a match: who sits where, which variants, which seed. No Qt."""

import hashlib
import random
import secrets
import unicodedata
from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

import msgspec

from imperium_desktop.registry import GAMES, LEVELS, AnyGame, level_in
from imperium_desktop.registry.parts import GameParts
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import Seating
from imperium_desktop.rules.setup import Setup

Hints: TypeAlias = Literal["lots", "some", "none"]
Company: TypeAlias = Literal["alone", "together", "bots"]
"""Company of a match: a person alone, people at this table, or a person and bots."""

FIRST: Final = "first"
"""The field of a setup that says who begins; None is by lot."""
POWERS: Final = "powers"
"""The field of a setup with the side of everybody's power card, in games that have them."""
USUAL: Final = "greedy"
"""Level of a bot until another is chosen."""
RIVAL: Final = 1
"""The seat of the rival of somebody who plays alone."""
SEED_LENGTH: Final = 40
PAIR: Final = 2
PLACES: Final = (
    *("adab", "akko", "assur", "dilmun", "ebla", "elam", "eridu", "girsu", "hatra", "larsa", "mari", "nippur"),
    *("ostia", "palmyra", "petra", "sidon", "sippar", "susa", "tarsus", "ugarit", "umma", "ur", "uruk", "zabala"),
)
"""Places for seeds that can be read aloud; written the same in Polish and English."""


@dataclass(frozen=True, kw_only=True)
class NewGame:
    """All that a new match needs."""

    game_id: str
    setup: Setup
    seed: int
    seating: Seating
    curtain: bool
    hints: Hints
    people: tuple[str, ...] = ()
    """The names that people gave themselves, by seat."""
    company: Company = "bots"
    at_my_strength: bool = False
    """Whether the levels of its bots follow from the last matches."""

    @property
    def levels(self) -> tuple[str, ...]:
        """Levels of its bots, in the order of their seats."""
        return tuple(bot for bot in self.seating.bots if bot in LEVELS)


class Factions(NamedTuple):
    """The field of a setup in which every seat has one of these; left empty, they are chosen at the table."""

    field: str
    ids: tuple[str, ...]


def factions_of(setup_type: type[Setup]) -> Factions | None:
    for entry in msgspec.structs.fields(setup_type):
        if entry.name == setup_type.sides:
            ids = get_args(entry.type)[0]
            return Factions(entry.name, get_args(ids))
    return None


def has_first(setup_type: type[Setup]) -> bool:
    return any(entry.name == FIRST for entry in msgspec.structs.fields(setup_type))


def powers_of(setup_type: type[Setup]) -> tuple[str, ...]:
    """The sides of a power card; none in games without such cards."""
    found = (entry.type for entry in msgspec.structs.fields(setup_type) if entry.name == POWERS)
    return next((get_args(get_args(type)[0]) for type in found), ())


def seed_of(text: str) -> int:
    """Nothing gives a random seed, a number is the seed itself, any other text is hashed."""
    clean = unicodedata.normalize("NFC", text).strip().casefold()
    if not clean:
        return secrets.randbits(64)
    if clean.isdecimal() and int(clean) < 1 << 64:
        return int(clean)
    return int.from_bytes(hashlib.blake2b(clean.encode(), digest_size=8).digest(), "little")


def readable_seed() -> str:
    return f"{secrets.choice(PLACES)}-{secrets.randbelow(10_000):04}"


@dataclass
class SeatDraft:
    """A seat while it is being filled."""

    name: str = ""
    sign: int = 0
    faction: str = ""
    power: str = ""
    """The side of the power card, which is agreed on only by who plays alone."""
    bot: str = ""


@dataclass
class Draft:
    """The agreement while it is being made. Signs and factions are never given twice: who takes one, swaps."""

    game: AnyGame
    usual_levels: tuple[str, ...] = (USUAL,)
    """Levels that bots have until others are chosen, the first bot the first."""
    seats: int = 0
    rival: str = ""
    """Level of the rival in the second seat of a match played alone; empty if nobody is there."""
    places: list[SeatDraft] = field(default_factory=list)
    """Places that the game can seat, so that a person who gets up is remembered."""
    variants: dict[str, str] = field(default_factory=dict)
    first: int | None = None
    curtain: bool = True
    hints: Hints = "some"
    at_my_strength: bool = False
    seed: str = field(default_factory=readable_seed)

    @classmethod
    def of(cls, game: AnyGame, names: Sequence[str] = (), levels: Sequence[str] = ()) -> "Draft":
        """One person, the last who sat here, and bots of these levels; everything else as the rules recommend."""
        draft = cls(game, tuple(levels) or (USUAL,), game.seats[len(game.seats) // 2])
        draft.places = [SeatDraft(sign=seat, bot=draft.usual(seat)) for seat in range(game.seats[-1])]
        draft.places[0].bot = ""
        draft.places[0].name = names[0] if names else ""
        draft.variants = {name: values[0] for name, values in game.variants().items()}
        draft.deal_factions()
        return draft

    # Who sits where

    @property
    def seated(self) -> list[SeatDraft]:
        return self.places[: self.seats]

    @property
    def alone(self) -> bool:
        """True against a rival, who has the second seat."""
        return bool(self.rival)

    @property
    def players(self) -> int:
        """How many sit down, not counting a rival."""
        return 1 if self.alone else self.seats

    @property
    def companies(self) -> tuple[Company, ...]:
        """Those that the game can be played in."""
        return ("alone", "together", "bots") if GAMES[self.game.id].people[0] == 1 else ("together", "bots")

    @property
    def company(self) -> Company:
        if self.players == 1:
            return "alone"
        return "bots" if any(self.bots_seated) else "together"

    def keep_company(self, company: Company) -> None:
        """One person sits down, people only, or one person and bots; who is there already stays."""
        if company == "alone" and company in self.companies:
            self.set_players(1)
            return
        if self.players == 1:
            self.set_players(self.game.seats[len(self.game.seats) // 2])
        for seat, place in enumerate(self.places):
            place.bot = place.bot or self.usual(seat) if company != "together" and seat else ""

    @property
    def bots_seated(self) -> tuple[str, ...]:
        """Bots by seat; empty for a person."""
        return ("", self.rival) if self.alone else tuple(place.bot for place in self.seated)

    @property
    def persons(self) -> int:
        return self.bots_seated.count("")

    @property
    def factions(self) -> Factions | None:
        return factions_of(self.game.setup_type)

    @property
    def _parts(self) -> GameParts:
        return GAMES[self.game.id].parts

    @property
    def offered(self) -> tuple[str, ...]:
        """The factions that can be had with these variants."""
        if self.factions is None:
            return ()
        sides = self._parts.sides
        return self.factions.ids if sides is None else tuple(sides(self._setup_of()))

    @property
    def fair_pairs(self) -> tuple[tuple[str, str], ...]:
        """Fair pairs for two, where it is known how often sides win against each other."""
        found = self._parts.fair_pairs
        return tuple(found(self.offered)) if found is not None and self.seats == PAIR else ()

    @property
    def are_drawn(self) -> bool:
        """Factions that nobody has chosen are drawn, not chosen at the table."""
        drawn = self._parts.drawn
        return drawn is not None and not self.alone and self.variants.get(drawn[0]) == drawn[1]

    @property
    def chosen_at_the_table(self) -> bool:
        return not any(place.faction for place in self.places)

    def set_players(self, players: int) -> None:
        """Fewer than the rules want are one person and a rival, whose nation and power are drawn until chosen."""
        alone, was_alone = players < self.game.seats[0], self.alone
        self.rival = self.rival or self.usual(RIVAL) if alone else ""
        self.set_seats(max(players, self.game.seats[0]))
        if alone and not was_alone:
            self.places[RIVAL].faction = self.places[RIVAL].name = ""
        elif was_alone and not alone and not self.chosen_at_the_table:
            self.deal_factions()

    def set_seats(self, seats: int) -> None:
        self.seats = seats
        if self.first is not None and self.first >= seats:
            self.first = None
        self._keep_to_offered()

    def take_sign(self, seat: int, sign: int) -> None:
        for other in self.places:
            if other.sign == sign:
                other.sign = self.places[seat].sign
        self.places[seat].sign = sign

    def take_faction(self, seat: int, faction: str) -> None:
        """An empty one: all are chosen at the table; a rival's is drawn."""
        if self.alone and seat == RIVAL and not faction:
            self.places[RIVAL].faction = ""
            return
        if not faction:
            for place in self.places:
                place.faction = place.power = ""
            return
        if self.chosen_at_the_table:
            self.deal_factions()
        for other in self.places:
            if other.faction == faction:
                other.faction = self.places[seat].faction
        self.places[seat].faction = faction

    def level_at(self, seat: int) -> str:
        """Level of the bot in this seat; empty for a person."""
        if self.alone:
            return self.rival if seat == RIVAL else ""
        return self.places[seat].bot

    def usual(self, seat: int) -> str:
        """Level of a bot in this seat until another is chosen."""
        return self.usual_levels[min(max(seat - 1, 0), len(self.usual_levels) - 1)]

    def take_level_everywhere(self, level: str) -> None:
        """Give every bot this level, also those that have not sat down yet."""
        self.usual_levels = (level,)
        self.rival = self.rival and level
        for place in self.places:
            place.bot = place.bot and level

    def take_level(self, seat: int, level: str) -> None:
        if self.alone:
            self.rival = level
        else:
            self.places[seat].bot = level

    def take_power(self, seat: int, power: str) -> None:
        """Sides are agreed on for both or chosen at the table; a rival's can be drawn."""
        self.places[seat].power = power
        mine = self.places[0]
        if not mine.power and seat == RIVAL and power:
            mine.power = powers_of(self.game.setup_type)[0]
        if not mine.power:
            self.places[RIVAL].power = ""
        elif not mine.faction:
            self.deal_factions()

    def deal_factions(self) -> None:
        for seat, (place, faction) in enumerate(zip(self.places, self.offered, strict=False)):
            place.faction = "" if self.alone and seat == RIVAL else faction

    def take_fair_pair(self) -> None:
        """One of those that are known, another one with each call."""
        now = tuple(place.faction for place in self.seated)
        others = [pair for pair in self.fair_pairs if set(pair) != set(now)] or list(self.fair_pairs)
        if others:
            for seat, faction in enumerate(random.choice(others)):
                self.take_faction(seat, faction)

    def take_variant(self, name: str, value: str) -> None:
        """Take a variant: where factions are drawn nobody has one before.

        A faction that is not offered any more makes room for another that is.
        """
        self.variants[name] = value
        if (name, value) == self._parts.drawn:
            self.take_faction(0, "")
        self._keep_to_offered()

    def _keep_to_offered(self) -> None:
        """Everybody who sits there has a faction that is offered, or nobody has one."""
        if self.chosen_at_the_table:
            return
        free = [faction for faction in self.offered if faction not in {place.faction for place in self.seated}]
        for seat, place in enumerate(self.seated):
            drawn = not place.faction and self.alone and seat == RIVAL
            if place.faction not in self.offered and not drawn:
                self.take_faction(seat, free.pop(0))

    def shuffle(self) -> None:
        """Everybody gets up and sits down elsewhere, with name, sign and faction; who begins, still does."""
        first = None if self.first is None else self.places[self.first]
        seated = self.seated
        random.shuffle(seated)
        self.places[: self.seats] = seated
        self.first = None if first is None else next(i for i, place in enumerate(seated) if place is first)

    # As last time

    def seat_like(self, last: NewGame, unnamed: Container[str] = ()) -> None:
        """The people and bots of the last match, as far as there is room; `unnamed` are names nobody gave."""
        seats = min(max(last.setup.seats, self.game.seats[0]), self.game.seats[-1])
        seating = last.seating
        levels = [level_in(bot) for bot in seating.bots]
        one_bot = last.setup.seats == PAIR and levels.count("") == 1
        alone = GAMES[self.game.id].rival and (last.setup.seats == 1 or one_bot)
        self.set_players(1 if alone else seats)
        self.rival = next((level for level in levels if level in LEVELS), self.usual(RIVAL)) if alone else ""
        for seat, place in enumerate(self.seated[: last.setup.seats]):
            name = seating.names[seat] if seating.names else ""
            place.name = "" if name in unnamed or (alone and seat == RIVAL) else name
            level = levels[seat] if levels else ""
            place.bot = level if level in LEVELS else self.usual(seat) if level else ""
            if seating.signs:
                self.take_sign(seat, seating.signs[seat])

    def agree_like(self, last: NewGame, unnamed: Container[str] = ()) -> None:
        """Everything but the seed."""
        self.seat_like(last, unnamed)
        self.curtain, self.hints = last.curtain, last.hints
        if last.game_id != self.game.id:
            return
        for name, values in self.game.variants().items():
            value = getattr(last.setup, name)
            self.take_variant(name, value if value in values else values[0])
        if has_first(type(last.setup)):
            self.first = getattr(last.setup, FIRST)
        if self.factions is not None:
            for seat, faction in enumerate(getattr(last.setup, self.factions.field) or ("",)):
                self.take_faction(seat, faction)
        if self.alone:
            for seat, power in enumerate(getattr(last.setup, POWERS, ())):
                self.take_power(seat, power)

    # The result

    def agreed(self) -> NewGame:
        """What is agreed; people who gave no name have none, so that they are told in the language of the day."""
        seating = Seating(
            names=tuple(place.name.strip() for place in self.seated),
            bots=self.bots_seated,
            signs=tuple(place.sign for place in self.seated),
        )
        seed = seed_of(self.seed)
        named = zip(seating.names, seating.bots, strict=True)
        return NewGame(
            game_id=self.game.id,
            setup=self.setup_drawn(seed),
            seed=seed,
            seating=seating,
            curtain=self.curtain,
            hints=self.hints,
            people=tuple(name for name, bot in named if name and not bot),
            company=self.company,
            at_my_strength=self.at_my_strength,
        )

    @property
    def setup(self) -> Setup:
        return self.setup_drawn(0)

    def setup_drawn(self, seed: int) -> Setup:
        """Setup with this seed, by which a rival draws what nobody chose for it."""
        facts: dict[str, object] = {}
        chance = Chance(seed)
        if self.factions is not None and self.places[0].faction:
            taken = [place.faction for place in self.seated]
            free = [id for id in self.offered if id not in taken]
            facts[self.factions.field] = tuple(faction or chance.one_of(free) for faction in taken)
        if self.alone and self.places[0].power:
            sides = powers_of(self.game.setup_type)
            facts[POWERS] = tuple(place.power or chance.one_of(sides) for place in self.seated)
        if has_first(self.game.setup_type):
            facts[FIRST] = self.first
        return self._setup_of(**facts)

    def _setup_of(self, **facts: object) -> Setup:
        """Setup with the variants, and what else is agreed on."""
        variants = {
            name: values[0] if self.alone and name in self.game.setup_type.among_several else self.variants[name]
            for name, values in self.game.variants().items()
        }
        return msgspec.convert({"seats": self.seats, **variants, **facts}, self.game.setup_type)
