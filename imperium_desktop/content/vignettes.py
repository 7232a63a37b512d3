"""What the pictures of cards are made of: one recipe for each card, and the drawings that recipes name.

A recipe says the ground, the light over it and the motifs that stand on it, from back to front. Each game's folder
holds its recipes, and `resources/vignettes` every ground and motif as a drawing of its own.
"""

import re
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from imperium_desktop.resource_files import (
    ContentError,
    game_resources,
    parsed,
    place_and_reason,
    read_bytes,
    read_table,
    resource_folder,
)

Light: TypeAlias = Literal[
    "day", "noon", "summer", "spring", "haze", "lemon", "frost", "verdant",
    "gold", "amber", "copper",
    "dawn", "rose",
    "dusk", "violet",
    "night", "moonlight", "midnight",
    "storm", "rain", "thunder", "mist",
    "blood", "ember",
]  # fmt: skip
"""The hours of a picture, each in several tones so that cards with one ground differ."""
Folder: TypeAlias = Literal["grounds", "motifs"]
Colour: TypeAlias = Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$")]
Height: TypeAlias = Annotated[float, msgspec.Meta(gt=0, le=1.2)]
Share: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1)]

HEAD: Final = re.compile(rb"^\[([^\]\n]+)\][^\n]*$", re.MULTILINE)


class Motif(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One drawing in a picture. Shares are of the picture's width and height."""

    of: str
    at: tuple[Share, Share]
    """Where its foot stands."""
    high: Height
    """Height of its box."""
    tint: Colour | None = None
    """Colour of its cloth, instead of the picture's."""
    turned: bool = False
    """True if it looks to the left."""
    lean: float = 0.0
    """Degrees."""
    fade: Share = 1.0
    shadow: bool = True


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a card's picture is painted. Equal recipes make equal pictures."""

    ground: str
    motifs: Annotated[tuple[Motif, ...], msgspec.Meta(min_length=1)]
    light: Light = "day"
    tint: Colour | None = None
    """Colour of the cloth of all motifs: that of a nation."""
    turned: bool = False
    """The ground is mirrored."""
    sun: tuple[Share, Share] | None = None


class Recipes:
    """The recipes of one file, each read when it is asked for: all at once would take 45 ms."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._tables = tables(read_bytes(file))
        self._read: dict[str, Recipe] = {}

    def __contains__(self, card: str) -> bool:
        return card in self._tables

    @property
    def cards(self) -> Collection[str]:
        return self._tables.keys()

    def of(self, card: str) -> Recipe:
        found = self._read.get(card)
        if found is None:
            found = self._read[card] = self._checked(card)
        return found

    def _checked(self, card: str) -> Recipe:
        try:
            table = parsed(self.file, self._tables[card])[card]
        except ContentError:
            read_table(self.file)  # tells the mistake with its place in the whole file
            raise
        try:
            recipe = msgspec.convert(table, Recipe)
        except msgspec.ValidationError as error:
            place, reason = place_and_reason(error)
            raise ContentError(self.file, f"{card}.{place}" if place else card, reason) from error
        for number, motif in enumerate(recipe.motifs):
            self._check_drawn("motifs", motif.of, f"{card}.motifs[{number}].of")
        self._check_drawn("grounds", recipe.ground, f"{card}.ground")
        return recipe

    def _check_drawn(self, folder: Folder, name: str, place: str) -> None:
        if name not in drawings(folder):
            raise ContentError(self.file, place, f"there is no drawing resources/vignettes/{folder}/{name}.svg")


def tables(content: bytes) -> dict[str, bytes]:
    """The text of every top-level table, by its name."""
    heads = [*HEAD.finditer(content)]
    ends = [head.start() for head in heads[1:]] + [len(content)]
    return {head[1].decode(): content[head.start() : end] for head, end in zip(heads, ends, strict=True)}


@cache
def recipes_of(game_id: str, file: str = "vignettes") -> Recipes:
    return Recipes(game_resources(game_id) / f"{file}.toml")


@cache
def drawings(folder: Folder) -> frozenset[str]:
    return frozenset(file.stem for file in (vignette_folder() / folder).glob("*.svg"))


def vignette_folder() -> Path:
    return resource_folder("resources") / "vignettes"
