"""What people agree on before a match."""

from typing import ClassVar, Literal, TypeVar, get_args, get_origin

import msgspec

T = TypeVar("T")


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Each game adds its variants as Literal fields."""

    sides: ClassVar[str] = ""
    """The field that names the dynasty, faction or people of every seat, in games that have them."""
    side: ClassVar[str] = ""
    """What one of them is."""

    among_several: ClassVar[tuple[str, ...]] = ()
    """Variants that mean nothing to somebody who plays alone."""

    seat_counts: ClassVar[range]
    """How many can play."""

    seats: int

    def __post_init__(self) -> None:
        """Refuse a setup with too many seats or too few, or sides that are neither one for each of them nor none."""
        if self.seats not in self.seat_counts:
            raise ValueError(f"{self.seat_counts[0]} to {self.seat_counts[-1]} players, not {self.seats}")
        sides = getattr(self, self.sides) if self.sides else ()
        if sides and (len(sides) != self.seats or len(set(sides)) != self.seats):
            raise ValueError(f"needs one {self.side} for each seat, each at most once")
        first = getattr(self, "first", None)
        if first is not None and not 0 <= first < self.seats:
            raise ValueError(f"there is no seat {first} to begin")

    @classmethod
    def variants(cls) -> dict[str, tuple[str, ...]]:
        """The fields with a closed set of values, the default value first."""
        found: dict[str, tuple[str, ...]] = {}
        for field in msgspec.structs.fields(cls):
            if get_origin(field.type) is Literal:
                default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
                found[field.name] = (default, *(value for value in get_args(field.type) if value != default))
        return found


def always_written(value: T) -> T:
    """The default of a field from before a setup got variants that are written only where they are chosen.

    So journals and states of matches without such a variant stay what they were, byte by byte.
    """
    return msgspec.field(default_factory=lambda: value)
