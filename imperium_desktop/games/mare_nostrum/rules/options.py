"""Every sort of choice in the game, and the table elements a person touches for it."""

from imperium_desktop.games.mare_nostrum.rules.components import BuildingName, EmpireName, GoodName, PriceName, UnitName
from imperium_desktop.games.mare_nostrum.rules.tokens import TokenName
from imperium_desktop.rules.table import Option, Path


def site_key(province: str, building: str, good: str | None) -> str:
    return f"site/{province}/{building}/{good}" if good else f"site/{province}/{building}"


class ChooseEmpire(Option, frozen=True):
    empire: EmpireName

    @property
    def path(self) -> Path:
        return (f"choose/{self.empire}",)


class Decline(Option, frozen=True):
    """Decline to use what may be used."""

    @property
    def passes(self) -> bool:
        return True


class Done(Option, frozen=True):
    """Do no more of this."""

    @property
    def passes(self) -> bool:
        return True


# §4 Collect, and the yield of a pillaged legendary city


class TakeCoin(Option, frozen=True):
    @property
    def path(self) -> Path:
        return ("take/coin",)


class TakeLegendary(Option, frozen=True):
    @property
    def path(self) -> Path:
        return ("take/legendary_good",)


class ChooseGood(Option, frozen=True):
    good: GoodName

    @property
    def path(self) -> Path:
        return (f"reserve/{self.good}",)


# §5 Trade


class SetNumber(Option, frozen=True):
    """A side of a trade token."""

    number: int

    @property
    def path(self) -> Path:
        return (f"number/{self.number}",)


class OfferToken(Option, frozen=True):
    token: TokenName

    @property
    def path(self) -> Path:
        return (f"token/{self.token}",)


class TakeToken(Option, frozen=True):
    rival: int
    token: TokenName

    @property
    def path(self) -> Path:
        return (f"offer/{self.rival}/{self.token}",)


class GiveToken(Option, frozen=True):
    token: TokenName

    @property
    def path(self) -> Path:
        return (f"token/{self.token}",)


# Orders of a leader


class NameSeat(Option, frozen=True):
    """Name the seat whose turn is next."""

    seat: int

    @property
    def path(self) -> Path:
        return (f"empire/{self.seat}",)


class GrantTitle(Option, frozen=True):
    """Grant a title to a seat among those that tie (§8.2)."""

    seat: int

    @property
    def path(self) -> Path:
        return (f"empire/{self.seat}",)


# §6 Build


class PlaceControl(Option, frozen=True):
    province: str
    free: bool
    """True if a hero places it."""

    @property
    def path(self) -> Path:
        return ("build/free_control" if self.free else "build/control", f"province/{self.province}")


class BuildUnit(Option, frozen=True):
    unit: UnitName
    place: str
    """A sea for a trireme, else a province."""
    price: PriceName | None
    """None: a set."""

    @property
    def path(self) -> Path:
        zone = "sea" if self.unit == "trireme" else "province"
        piece = f"build/{self.unit}/{self.price}" if self.price else f"build/{self.unit}"
        return (piece, f"{zone}/{self.place}")


class BuildBuilding(Option, frozen=True):
    building: BuildingName
    province: str
    good: GoodName | None

    @property
    def path(self) -> Path:
        return (site_key(self.province, self.building, self.good),)


class BuyCard(Option, frozen=True):
    """A hero, a wonder or the Pyramids."""

    card: str

    @property
    def path(self) -> Path:
        return (f"card/{self.card}",)


class RaiseLegions(Option, frozen=True):
    """§10 The free legions of a hero."""

    card: str

    @property
    def path(self) -> Path:
        return (f"power/{self.card}",)


class EndBuild(Option, frozen=True):
    @property
    def passes(self) -> bool:
        return True


class PaySet(Option, frozen=True):
    """The set that is proposed."""

    @property
    def path(self) -> Path:
        return ("pay",)


class KeepToken(Option, frozen=True):
    """Keep one of these tokens: another set is proposed."""

    token: TokenName

    @property
    def path(self) -> Path:
        return (f"set/{self.token}",)


class SpendToken(Option, frozen=True):
    """Pay with one of these tokens: another set is proposed."""

    token: TokenName

    @property
    def path(self) -> Path:
        return (f"token/{self.token}",)


class CopyHero(Option, frozen=True):
    card: str

    @property
    def path(self) -> Path:
        return (f"card/{self.card}",)


class KeepGood(Option, frozen=True):
    """Keep a good for the next round (§6.7)."""

    token: TokenName

    @property
    def path(self) -> Path:
        return (f"token/{self.token}",)


# §7 Movement and battle


class DeclarePeace(Option, frozen=True):
    rival: int

    @property
    def path(self) -> Path:
        return (f"empire/{self.rival}",)


class SwapControl(Option, frozen=True):
    province: str

    @property
    def path(self) -> Path:
        return (f"marker/{self.province}",)


class MoveTrireme(Option, frozen=True):
    seat: int
    origin: str
    target: str

    @property
    def path(self) -> Path:
        return (f"trireme/{self.seat}/{self.origin}", f"sea/{self.target}")


class MoveLegions(Option, frozen=True):
    seat: int
    origin: str
    count: int
    target: str

    @property
    def path(self) -> Path:
        return (f"legion/{self.seat}/{self.origin}", f"count/{self.count}", f"province/{self.target}")


class Fight(Option, frozen=True):
    """A battle on a sea or in a province."""

    place: str
    rival: int

    @property
    def path(self) -> Path:
        return (f"battle/{self.rival}/{self.place}",)


class LoseUnits(Option, frozen=True):
    legions: int
    fortress: bool

    @property
    def path(self) -> Path:
        return ("loss/fortress" if self.fortress else "loss/legion",)


class LeaveSite(Option, frozen=True):
    building: BuildingName
    province: str
    good: GoodName | None

    @property
    def path(self) -> Path:
        return (site_key(self.province, self.building, self.good),)


class LeaveMarker(Option, frozen=True):
    province: str

    @property
    def path(self) -> Path:
        return (f"marker/{self.province}",)


class Pillage(Option, frozen=True):
    building: BuildingName
    province: str
    good: GoodName | None

    @property
    def path(self) -> Path:
        return ("pillage", site_key(self.province, self.building, self.good))


class Occupy(Option, frozen=True):
    """Which buildings is asked next."""


class OccupyMarker(Option, frozen=True):
    province: str

    @property
    def path(self) -> Path:
        return (f"marker/{self.province}",)


class OccupyBuilding(Option, frozen=True):
    building: BuildingName
    province: str
    good: GoodName | None

    @property
    def path(self) -> Path:
        return (site_key(self.province, self.building, self.good),)


class PlaceLegion(Option, frozen=True):
    """Place a legion on an empty caravan site, where it collects like a caravan (§10)."""

    province: str
    good: GoodName

    @property
    def path(self) -> Path:
        return (site_key(self.province, "caravan", self.good),)
