"""Every sort of choice in the game, and the table elements a person touches for it.

An action begins with the box or building that it fills; workers, cards and cohorts that belong to it follow.
"""

from imperium_desktop.games.hadrian.rules.names import (
    AttributeName,
    CitizenName,
    CohortName,
    FavourName,
    GladiatorName,
    WorkerName,
)
from imperium_desktop.games.hadrian.rules.sheets.cells import mask_of
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.table import Option, Path


def prospect_key(rival: int | None, neutral: int) -> str:
    """A neighbour's card, or the neutral card of this number."""
    return f"prospect/N{neutral}" if neutral else f"prospect/{rival}"


def prospect_of(key: str) -> tuple[int | None, int]:
    """The seat whose card it is, or the number of a neutral one."""
    owner = Key.of(key).name
    return (None, int(owner[1:])) if owner.startswith("N") else (int(owner), 0)


class ChoosePath(Option, frozen=True):
    """The card that is kept as a Path; the other is this Year's Prospect."""

    card: str

    @property
    def path(self) -> Path:
        return (f"card/{self.card}",)


class RaiseAttribute(Option, frozen=True):
    attribute: AttributeName

    @property
    def path(self) -> Path:
        return (f"attribute/{self.attribute}",)


class Reinforce(Option, frozen=True):
    cohort: CohortName

    @property
    def path(self) -> Path:
        return (f"cohort/{self.cohort}",)


# Left sheet


class Mine(Option, frozen=True):
    box: int

    @property
    def path(self) -> Path:
        return (f"box/mining/{self.box}",)


class PostGuard(Option, frozen=True):
    box: int

    @property
    def path(self) -> Path:
        return (f"box/guard/{self.box}",)


class TrainGuard(Option, frozen=True):
    box: int

    @property
    def path(self) -> Path:
        return (f"box/training/{self.box}",)


class ExtendCippi(Option, frozen=True):
    box: int

    @property
    def path(self) -> Path:
        return (f"box/cippi/{self.box}",)


class RaiseWall(Option, frozen=True):
    box: int

    @property
    def path(self) -> Path:
        return (f"box/wall/{self.box}",)


class ExtendFort(Option, frozen=True):
    box: int
    worker: WorkerName

    @property
    def path(self) -> Path:
        return (f"box/fort/{self.box}", f"worker/{self.worker}")


class Build(Option, frozen=True):
    building: str

    @property
    def path(self) -> Path:
        return (f"building/{self.building}",)


class BuildLandmark(Option, frozen=True):
    landmark: str

    @property
    def path(self) -> Path:
        return (f"landmark/{self.landmark}",)


class ExchangeWorkers(Option, frozen=True):
    """Exchange workers at the Forum; which is returned and which comes is asked next."""

    box: int

    @property
    def path(self) -> Path:
        return (f"box/forum/{self.box}",)


class ReturnWorker(Option, frozen=True):
    worker: WorkerName

    @property
    def path(self) -> Path:
        return (f"worker/{self.worker}",)


class GainWorker(Option, frozen=True):
    worker: WorkerName

    @property
    def path(self) -> Path:
        return (f"worker/{self.worker}",)


# Right sheet


class AttractCitizens(Option, frozen=True):
    track: CitizenName
    box: int

    @property
    def path(self) -> Path:
        return (f"box/{self.track}/{self.box}",)


class BuyGood(Option, frozen=True):
    """Buy a good from a neighbour, a neutral card, or, if neither is named, the Fate deck."""

    box: int
    rival: int | None = None
    neutral: int = 0

    @property
    def path(self) -> Path:
        fate = self.rival is None and not self.neutral
        return (f"box/market/{self.box}", "fate" if fate else prospect_key(self.rival, self.neutral))


class Perform(Option, frozen=True):
    box: int

    @property
    def path(self) -> Path:
        return (f"box/theatre/{self.box}",)


class TrainGladiator(Option, frozen=True):
    gladiator: GladiatorName
    box: int
    worker: WorkerName

    @property
    def path(self) -> Path:
        return (f"box/{self.gladiator}/{self.box}", f"worker/{self.worker}")


class FightBattle(Option, frozen=True):
    gladiator: GladiatorName

    @property
    def path(self) -> Path:
        return (f"gladiator/{self.gladiator}",)


class ServeTemple(Option, frozen=True):
    temple: str
    box: int
    worker: WorkerName

    @property
    def path(self) -> Path:
        return (f"box/{self.temple}/{self.box}", f"worker/{self.worker}")


class Bribe(Option, frozen=True):
    box: int

    @property
    def path(self) -> Path:
        return (f"box/baths/{self.box}",)


class ObtainRuling(Option, frozen=True):
    box: int

    @property
    def path(self) -> Path:
        return (f"box/courthouse/{self.box}",)


class SendDiplomat(Option, frozen=True):
    box: int
    cohort: CohortName

    @property
    def path(self) -> Path:
        return (f"box/diplomats/{self.box}", f"cohort/{self.cohort}")


class Scout(Option, frozen=True):
    """A pattern on four cells of the map; its placement is one element, named by the sum of its cells."""

    box: int
    cells: tuple[str, ...]
    rival: int | None = None
    """Seat whose Prospect it is, also the player's own; None: the neutral card of the number below."""
    neutral: int = 0

    @property
    def path(self) -> Path:
        place = f"place/{mask_of(self.cells)}"
        return (f"box/scouts/{self.box}", prospect_key(self.rival, self.neutral), place)


# The Year and the attack


class EndYear(Option, frozen=True):
    @property
    def passes(self) -> bool:
        return True


class SwitchSeat(Option, frozen=True):
    rival: int

    @property
    def path(self) -> Path:
        return (f"switch_seat/{self.rival}",)


class UseFavour(Option, frozen=True):
    """Ignore the attack card of this number."""

    attack: int
    cohort: CohortName
    favour: FavourName

    @property
    def path(self) -> Path:
        favour = "temple" if self.favour == "temple" else self.cohort
        return (f"attack/{self.attack}", f"favour/{favour}")


class Done(Option, frozen=True):
    @property
    def passes(self) -> bool:
        return True
