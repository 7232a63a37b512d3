"""Weights of the fitted value: `make fit ARGS=imperium` writes `resources/games/imperium/bot/weights.toml`."""

from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from imperium_desktop.games.imperium.bot.features import FEATURES
from imperium_desktop.games.imperium.rules.names import NATIONS, Nation
from imperium_desktop.resource_files import ContentError, game_resources, place_and_reason, read_table

FILE: Final = game_resources("imperium") / "bot" / "weights.toml"


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What things are worth in points: now, and in each round that is left."""

    made: str
    """The day."""
    matches: int
    """Number of matches of self-play."""
    fit: float
    """Share of how final leads vary that is foreseen, in matches left out of the fit."""
    proof: tuple[str, ...]
    """What duels against the greedy player said."""
    features: dict[str, tuple[float, float]]
    nations: dict[Nation, tuple[float, float]]
    """What is left to say of a nation beside its cards."""


@cache
def read_weights(file: Path = FILE) -> Weights:
    try:
        weights = msgspec.convert(read_table(file), Weights)
    except msgspec.ValidationError as error:
        raise ContentError(file, *place_and_reason(error)) from error
    check(file, "features", weights.features, FEATURES)
    check(file, "nations", weights.nations, NATIONS)
    return weights


def check(file: Path, table: str, found: Collection[str], wanted: Collection[str]) -> None:
    for name in wanted:
        if name not in found:
            raise ContentError(file, f"{table}.{name}", "has no weight")
    for name in found:
        if name not in wanted:
            raise ContentError(file, f"{table}.{name}", "nobody counts that")


def lines_of(weights: Weights) -> Iterator[str]:
    """The file, as it is written."""
    yield "# What the fitted player of Imperium values, in points: now, and in each round that is left."
    yield f'made = "{weights.made}"'
    yield f"matches = {weights.matches}"
    yield f"fit = {weights.fit:.3f}"
    yield "proof = ["
    yield from (f'    "{line}",' for line in weights.proof)
    yield "]"
    for table, found in (("features", weights.features), ("nations", weights.nations)):
        yield ""
        yield f"[{table}]"
        yield from (f"{name} = [{now:.5f}, {later:.5f}]" for name, (now, later) in found.items())
