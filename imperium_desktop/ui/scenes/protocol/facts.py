"""What the pages outside a match show of a game beside its title: its sign, its endings, its keys.

Each game has a file of its own for it, which imports nothing else of the game.
"""

from typing import Literal, NamedTuple, TypeAlias

from imperium_desktop.ui.theme.icons import icon_names

Border: TypeAlias = Literal["river", "wall", "fields"]


class Keys(NamedTuple):
    does: str
    """A message: the game's own, of a key that a game brings."""
    keys: tuple[str, ...]


class GameFacts(NamedTuple):
    icon: str = "app-deck"
    family: str = ""
    """How the names of its icons begin."""
    lost: tuple[str, ...] = ()
    """Endings by which even the first has lost; alone one can."""
    won: tuple[str, ...] = ()
    """Endings by which who plays alone has won, and not only reached something."""
    border: Border = "river"
    """What parts the stages of its lessons."""
    keys: tuple[Keys, ...] = ()
    """Those of its own table; the help page lists them."""

    def faction_icon(self, faction: str) -> str:
        """Empty if the faction has no sign of its own."""
        name = f"{self.family}-{faction}"
        return name if name in icon_names() else ""
