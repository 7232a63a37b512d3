"""Weights of a fitted value, read like content: a list of numbers by the name of each feature."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from imperium_desktop.resource_files import ContentError, game_resources, place_and_reason, read_table


class Fit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where weights come from."""

    date: str
    matches: int
    """Matches of self-play that they were fitted on."""
    explained: float
    """Share of what matches brought that the weights foresee in matches they were not fitted on."""
    duel: str
    """What they won against whom, with the interval."""


def weights_file(game_id: str) -> Path:
    return game_resources(game_id) / "bot" / "weights.toml"


def read_weights(file: Path, names: Sequence[str], size: int) -> tuple[tuple[float, ...], ...]:
    """Weights in the order of the features, `size` numbers for each; a mistake names the file and the place."""
    try:
        read = msgspec.convert(read_table(file), Written)
    except msgspec.ValidationError as error:
        raise ContentError(file, *place_and_reason(error)) from error
    for name in read.weights:
        if name not in names:
            raise ContentError(file, f"weights.{name}", "there is no such feature")
    for name in names:
        if len(read.weights.get(name, ())) != size:
            raise ContentError(file, f"weights.{name}", f"{size} numbers are expected")
    return tuple(read.weights[name] for name in names)


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of weights."""

    fit: Fit
    weights: dict[str, tuple[float, ...]]
