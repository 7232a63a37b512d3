"""Every sort of choice in the game, and the table elements a person touches for it."""

from imperium_desktop.games.tigris.rules.components import DynastyName, LeaderName, SphereName, TileName
from imperium_desktop.rules.table import Option, Path


class ChooseDynasty(Option, frozen=True):
    dynasty: DynastyName

    @property
    def path(self) -> Path:
        return (f"dynasty/{self.dynasty}",)


class PlaceTile(Option, frozen=True):
    tile: TileName
    square: str

    @property
    def path(self) -> Path:
        return (f"rack/{self.tile}", f"cell/{self.square}")


class PlaceLeader(Option, frozen=True):
    dynasty: DynastyName
    leader: LeaderName
    square: str

    @property
    def path(self) -> Path:
        return (f"leader/{self.dynasty}/{self.leader}", f"cell/{self.square}")


class MoveLeader(PlaceLeader, frozen=True):
    pass


class WithdrawLeader(Option, frozen=True):
    dynasty: DynastyName
    leader: LeaderName

    @property
    def path(self) -> Path:
        return (f"leader/{self.dynasty}/{self.leader}", f"supply/{self.dynasty}")


class PlayCatastrophe(Option, frozen=True):
    square: str

    @property
    def path(self) -> Path:
        return ("rack/catastrophe", f"cell/{self.square}")


class SwapTiles(Option, frozen=True):
    """Which tiles is asked next."""


class EndTurn(Option, frozen=True):
    @property
    def passes(self) -> bool:
        return True


class GiveTile(Option, frozen=True):
    """One tile of a swap."""

    tile: TileName

    @property
    def path(self) -> Path:
        return (f"rack/{self.tile}",)


class ChooseWar(Option, frozen=True):
    sphere: SphereName

    @property
    def path(self) -> Path:
        return (f"war/{self.sphere}",)


class CommitSupport(Option, frozen=True):
    tile: TileName
    count: int

    @property
    def path(self) -> Path:
        return (f"support/{self.count}",)

    @property
    def passes(self) -> bool:
        return self.count == 0


class BuildMonument(Option, frozen=True):
    square: str
    """Top left square of the base."""
    monument: str

    @property
    def path(self) -> Path:
        return (f"base/{self.square}", f"monument/{self.monument}")


class Decline(Option, frozen=True):
    @property
    def passes(self) -> bool:
        return True


class TakeTreasure(Option, frozen=True):
    square: str

    @property
    def path(self) -> Path:
        return (f"treasure/{self.square}",)
