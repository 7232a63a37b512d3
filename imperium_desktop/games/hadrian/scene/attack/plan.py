"""The measures of the Picts' attack: landscape, wall, places, plaques and the band of the result. No Qt.

Lengths are those of a field 1476 wide and 782 high, as it is in a window of 1920x1080; `x` and `y` bring them to the
field there is.
"""

from typing import Final

from imperium_desktop.games.hadrian.rules.names import COHORTS
from imperium_desktop.games.hadrian.scene.attack.fought import Attack
from imperium_desktop.ui.stage.areas import Areas
from imperium_desktop.ui.theme.measure import blend, clamp
from imperium_desktop.ui.theme.rect import Rect

FIELD: Final = (1476.0, 782.0)
PLACES: Final = 6
"""Number of places of a cohort, as many as it has boxes."""
SECTION: Final = FIELD[0] / len(COHORTS)
WALL: Final = (326.0, 128.0)
"""Upper edge and height of the Wall."""
CARD: Final = (66.0, 94.0)
CARD_FOOT: Final = 290.0
SHIELD: Final = 68.0
LEAST_TYPE: Final = 11.0


class AttackPlan:
    def __init__(self, areas: Areas) -> None:
        table, edge = areas.table, blend(6, 14, areas.across)
        rim = self.rim = blend(8, 12, areas.across)
        self.frame = Rect(edge, edge, max(table.width - 2 * edge, 60), max(table.height - 2 * edge, 60))
        frame = self.frame
        self.field = Rect(frame.x + rim, frame.y + rim, frame.width - 2 * rim, frame.height - 2 * rim)
        self.across, self.down = self.field.width / FIELD[0], self.field.height / FIELD[1]
        self.scale = min(self.across, self.down)
        """Scale of what keeps its shape."""

    def x(self, x: float) -> float:
        return self.field.x + x * self.across

    def y(self, y: float) -> float:
        return self.field.y + y * self.down

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        return Rect(self.x(x), self.y(y), width * self.across, height * self.down)

    def type(self, size: float) -> float:
        """Letters shrink less than the rest."""
        return max(size * clamp(self.scale, 0.78, 1.3), LEAST_TYPE)

    @property
    def sentences(self) -> bool:
        """Whether there is room for more than names and numbers."""
        return self.down > 0.8

    # On the wall

    def place(self, cohort: int, number: int, count: int) -> float:
        """The middle of a place; when more than six cards come, all stand closer together."""
        step = 350 / (max(count, PLACES) - 1)
        return self.x(cohort * SECTION + 70 + number * step)

    def crowd(self, count: int) -> float:
        """Share by which things at the places are narrower when more than six cards come."""
        return (PLACES - 1) / (max(count, PLACES) - 1)

    def cards(self, attack: Attack) -> list[Rect]:
        width, height = CARD[0] * self.scale, CARD[1] * self.scale
        counts = [sum(card.cohort == cohort for card in attack.cards) for cohort in range(len(COHORTS))]
        return [
            Rect(
                self.place(card.cohort, place, counts[card.cohort]) - width / 2,
                self.y(CARD_FOOT) - height,
                width,
                height,
            )
            for card, place in zip(attack.cards, attack.places, strict=True)
        ]

    def numbers(self, count: int) -> list[Rect]:
        """A sign for each card, at the upper right."""
        width, height = 29 * self.scale, 42 * self.scale
        step = min(38.0, 420 / max(count, 1)) * self.scale
        right = self.x(1457)
        return [Rect(right - width - (count - 1 - number) * step, self.y(17), width, height) for number in range(count)]

    # Below it

    def plaque(self, cohort: int) -> Rect:
        return self.rect(cohort * SECTION + 46, 524, 400, 82)

    @property
    def title(self) -> Rect:
        return self.rect(18, 17, 520, 78)

    @property
    def band(self) -> Rect:
        return self.rect(18, 632, 1440, 136)

    @property
    def verdict(self) -> Rect:
        """The words at the left of the band."""
        return self.rect(40, 640, 218, 120)

    def medals(self, count: int) -> list[Rect]:
        side = 70 * self.scale
        step = min(108.0, 400 / max(count, 1)) * self.across
        left = self.x(270)
        return [
            Rect(left + number * step, self.y(648), max(step, side), self.y(756) - self.y(648))
            for number in range(count)
        ]

    @property
    def rule(self) -> float:
        """The line between medals and Favours."""
        return self.x(690)

    def favours(self, count: int) -> list[Rect]:
        """One below the other; more than two stand in two columns."""
        columns = 1 if count <= 2 else 2
        rows = 1 if count == 1 else 2
        width = 450 / columns
        return [
            self.rect(706 + number // 2 * width, 640 + number % 2 * 60 + (30 if rows == 1 else 0), width - 8, 60)
            for number in range(count)
        ]

    def favour(self, row: Rect) -> Rect:
        """The disc at the left of its row."""
        side = min(row.height - 4, 54 * self.scale + 4)
        return Rect(row.x, row.y + (row.height - side) / 2, side, side)

    @property
    def accept(self) -> Rect:
        return self.rect(1166, 650, 274, 52)

    @property
    def again(self) -> Rect:
        return self.rect(1166, 712, 274, 38)
