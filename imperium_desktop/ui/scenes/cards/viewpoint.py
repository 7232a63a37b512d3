"""How a person looks at the table of a card game."""

from dataclasses import dataclass


@dataclass
class Viewpoint:
    seat: int | None = None
    """Whose area is shown at full size; None: the own."""
    opened: str = ""
    """A pile that is leafed through, or a card of the hand that was asked for its uses, though it has none now."""

    def turn_back(self) -> bool:
        """To the own area, with nothing opened; whether it was otherwise."""
        away = self.seat is not None or bool(self.opened)
        self.seat, self.opened = None, ""
        return away

    def look_at(self, name: str, own: int) -> None:
        """An area by its seat: another's at full size, and back if it is the own or shown already."""
        self.seat = None if name == "own" or int(name) in (own, self.seat) else int(name)

    def open(self, key: str) -> None:
        """Or close what is open."""
        self.opened = "" if self.opened == key else key
