"""The keys of table elements, as options name them in their paths and layouts place them."""

from typing import NamedTuple


class Key(NamedTuple):
    """A key in its parts: of "leader/archer/king" the zone is "leader", the name "archer/king"."""

    zone: str
    name: str = ""

    @staticmethod
    def of(key: str) -> "Key":
        zone, _, name = key.partition("/")
        return Key(zone, name)

    @property
    def parts(self) -> tuple[str, ...]:
        """Parts of the name."""
        return tuple(self.name.split("/")) if self.name else ()

    @property
    def last(self) -> str:
        """The last part of the name; empty without one."""
        return self.name.rpartition("/")[2]
