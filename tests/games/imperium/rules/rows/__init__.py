"""A row for everything that a card does: what is given, what is done, what is expected.

    row("common_moneylenders", "play", tokens=(3, 0, 0), then={"material": 0, "actions": 4})
    row("common_pharmacy", "solstice, branch 1", tokens=(0, 2, 0), then={"population": 0, "progress": 1})

`this` is the card of the row: it lies in the hand where the row begins with `play`, otherwise in play. Cards are named
by their nouns, divided by blanks, also in what is expected; `marsh+unrest` is Marsh with a garrison, `coinage*` is
exhausted, `oracle/2m` is a market card with 2 material (`p` population, `g` progress), `pottery/2g` a card in play with
tokens on it. What is done: play or use this card or another, branch, pick, pay, amount, blind, suit, yes, no; `cannot`:
it cannot be played, `unusable`: it cannot be exhausted, `at_most`: so many can be picked. `they` and `their_…` are
about the one rival. A row covers the
blocks of the moment with which it begins, or those that `covers` names. Commons and printing are those of the card.
"""

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from imperium_desktop.games.imperium.analysis.position import Lot, Lying
from imperium_desktop.games.imperium.analysis.position import Seat as AnySeat
from imperium_desktop.games.imperium.rules.content import PlayingCard
from imperium_desktop.games.imperium.rules.names import BOX_OF, COMMONS
from imperium_desktop.games.imperium.rules.scoring import card_points
from tests.games.imperium.rules.builder import CONTENT, Scenario, nouns

PLACES: Final = ("hand", "deck", "discard", "play", "history", "sunken", "nation_deck", "development")
ABOUT_THE_TABLE: Final = (
    "market", "main", "exile", "fame", "decks", "phase", "pile", "king", "active", "commons", "printing",
)  # fmt: skip
SPARE: Final = ("forest", "steppe", "oasis", "mountain", "marsh", "hills", "cape")
"""Regions for the main deck, which bring nothing along when they come to the market."""
ORDERED: Final = ("market", "nation_order")
"""Told in the order in which the cards lie."""
STATE: Final = ("state",)
"""Covered by rows about the state icon of a card, which is no block."""
TOKENS: Final = {"m": 0, "p": 1, "g": 2}


class Row(NamedTuple):
    card: str
    do: str
    given: Mapping[str, Any]
    they: Mapping[str, Any]
    then: Mapping[str, Any]
    covers: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.card}: {self.do}"


class Worth(NamedTuple):
    """What a card is worth at the end."""

    card: str
    points: int
    given: Mapping[str, Any]
    they: Mapping[str, Any]


def row(
    cards: str,
    do: str,
    *,
    they: Mapping[str, Any] | None = None,
    then: Mapping[str, Any],
    covers: tuple[str, ...] = (),
    **given: Any,
) -> list[Row]:
    """One for each card; they all do the same."""
    first = do.split(",")[0].strip()
    moments = covers or ({"play": "play", "use": "exhaust", "solstice": "solstice"}[first],)
    return [Row(card, do, given, they or {}, then, moments) for card in cards.split()]


def worth(card: str, points: int, they: Mapping[str, Any] | None = None, **given: Any) -> Worth:
    return Worth(card, points, given, they or {})


# The position


def position(card: str, given: Mapping[str, Any], they: Mapping[str, Any], do: str = "") -> Scenario:
    this = first_copy(card)
    record = CONTENT.cards[this]
    mine = {name: value for name, value in given.items() if name not in ABOUT_THE_TABLE}
    table = {name: value for name, value in given.items() if name in ABOUT_THE_TABLE}
    power = record.start == "power"
    mine = place_this(mine, lies_from_start(record), do)
    common = record.group in COMMONS.values()
    table.setdefault("commons", BOX_OF[record.group] if common else "classics")
    table.setdefault("printing", "later" if record.replaces else "first")
    nation = str(mine.pop("nation", "romans" if common else record.group))
    if record.start == "in_play" and record.side:
        mine.setdefault("journey", this)
    seats = (
        seat_of(this, {"nation": nation, "face": record.state, "side": record.side if power else "B", **mine}),
        seat_of(this, {"nation": "romans" if nation == "greeks" else "greeks", **they}),
    )
    if do.startswith("solstice"):
        table.setdefault("phase", "solstice")
    market = tuple(lot_of(lot) for lot in str(table.pop("market", "")).split())
    used = set(re.findall(r"\w+", f"{card} {given} {they} {record.name}"))
    main = str(table.pop("main", "")).split() or [name for name in SPARE if name not in used][:3]
    for name in ("exile", "fame"):
        table[name] = tuple(str(table.get(name, "")).split())
    decks = {name: tuple(cards.split()) for name, cards in table.pop("decks", {}).items()}
    return Scenario(*seats, market=market, main=tuple(main), decks=decks, **table)


def first_copy(key: str) -> str:
    return CONTENT.records[key].copies[0].id


def lies_from_start(record: PlayingCard) -> bool:
    """Power cards, King of Kings, the Court, journey cards: they are not laid into any place."""
    return bool(record.side) or record.start == "in_play"


def place_this(mine: Mapping[str, Any], from_start: bool, do: str) -> dict[str, Any]:
    if from_start or any(re.search(r"\bthis\b", str(mine.get(place, ""))) for place in PLACES):
        return dict(mine)
    place = "hand" if re.match(r"play(,|$)", do) else "play"
    return {**mine, place: f"this {mine.get(place, '')}"}


def seat_of(this: str, fields: Mapping[str, Any]) -> AnySeat:
    found = {"tokens": (0, 0, 0), **fields}
    for place in PLACES:
        if isinstance(found.get(place), str):
            names = re.sub(r"\bthis\b", this, found[place]).split()
            found[place] = tuple(lying_of(name) if place == "play" else name for name in names)
    return AnySeat(**found)


def lying_of(text: str) -> Lying:
    bearing, *garrison = text.rstrip("*").split("+")
    card, _, counts = bearing.partition("/")
    return Lying(card=card, garrison=tuple(garrison), marked=text.endswith("*"), tokens=tokens_of(counts))


def lot_of(text: str) -> Lot:
    card, _, counts = text.partition("/")
    return Lot(card=card, tokens=tokens_of(counts))


def tokens_of(counts: str) -> tuple[int, int, int]:
    tokens = [0, 0, 0]
    for number, sign in re.findall(r"(\d+)(\w)", counts):
        tokens[TOKENS[sign]] += int(number)
    return tokens[0], tokens[1], tokens[2]


# What is done


def carry_out(table: Scenario, this: str, do: str) -> None:
    for deed in do.split(","):
        word, *words = deed.split()
        match word:
            case "play":
                table.plays(words[0] if words else this)
            case "use":
                table.uses(words[0] if words else this)
            case "branch":
                table.branch(int(words[0]))
            case "pick":
                table.picks(*(this if name == "this" else name for name in words))
            case "at_most":
                assert table.match.waiting.pick[1] == int(words[0])
            case "pay":
                table.pays(*map(int, words))
            case "amount":
                table.does("pick_amount", n=int(words[0]))
            case "blind" | "suit":
                table.does(f"pick_{word}", suit=words[0])
            case "deck":
                table.does("pick_deck", deck=words[0])
            case "yes":
                table.agrees()
            case "no":
                table.skips()
            case "end":
                table.ends()
            case "keep":
                table.keeps()
            case "cannot":
                assert not table.can_play(words[0] if words else this)
            case "unusable":
                assert not table.can_use(words[0] if words else this)
            case "solstice":
                assert not words
            case _:
                raise ValueError(f"nobody can {deed}")


def check(row: Row) -> None:
    this = first_copy(row.card)
    table = position(row.card, row.given, row.they, row.do)
    carry_out(table, this, row.do)
    assert not table.state.frames, f"{table.kind} is asked: {list(table.match.waiting.options)}"
    expected = {name: called(value, this) if name not in ORDERED else value for name, value in row.then.items()}
    theirs = {name.removeprefix("their_"): value for name, value in expected.items() if name.startswith("their_")}
    table.of(0).then(**{name: value for name, value in expected.items() if not name.startswith("their_")})
    table.of(1).then(**theirs)


def called(value: Any, this: str) -> Any:
    """Cards in the order in which the builder tells them."""
    return nouns(this if name == "this" else name for name in value.split()) if isinstance(value, str) else value


def check_worth(worth: Worth) -> None:
    table = position(worth.card, worth.given, worth.they)
    assert card_points(CONTENT, table.state, 0, first_copy(worth.card)) == worth.points
