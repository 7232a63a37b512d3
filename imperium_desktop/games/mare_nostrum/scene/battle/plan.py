"""The sheet on which a battle is told, staged or while somebody chooses what falls: what stands where on it. Pure."""

from collections.abc import Iterator
from typing import Final

from imperium_desktop.games.mare_nostrum.rules.components import Point, UnitName
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.events import BattleBegan
from imperium_desktop.games.mare_nostrum.rules.state import Battle, State
from imperium_desktop.games.mare_nostrum.scene.battle.facts import FORTRESS, Fighter, fought_now, place_of_battle
from imperium_desktop.games.mare_nostrum.scene.face_kinds import ButtonFace, UnitFace
from imperium_desktop.games.mare_nostrum.scene.map.reading import empire_of
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.placement import Placement, Shape
from imperium_desktop.ui.theme.measure import blend
from imperium_desktop.ui.theme.rect import Rect

OVER_FRONT = 14.5
"""The height of what lies on a sheet over the map."""
ACCEPT: Final = "accept/losses"
"""The button that takes the proposed losses, or goes on after what is staged."""
BATTLE: Final = "battle/"
"""How the name of a staged battle begins; the place of its first event follows."""
CASUALTIES: Final = "mare_nostrum.casualties"
LEGION: Final = "legion"
ROWS: Final = {
    "title": (30, 44),
    "odds": (28, 46),
    "sides": (42, 58),
    "dice": (96, 164),
    "sums": (56, 76),
    "hits": (28, 38),
    "losses": (110, 152),
    "banner": (50, 76),
}
"""Rows from the top, each with its height in the smallest window and in the reference."""
GAP: Final = (5, 11)
CLOSE: Final = 1.35
"""Pixels for a unit of the map where a battle is fought."""


class BattlePlan:
    """Attacker left, defender right, always."""

    def __init__(self, plan: Plan, place: str) -> None:
        board, share, content = plan.board, plan.share, plan.content
        width = blend(560, 758, share)
        height = min(blend(548, 796, share), board.height - 8)
        at_the_right = middle_of_place(content, place)[0] > content.box.board.width / 2
        left = board.x + 16 if at_the_right else board.right - width - 16
        self.board, self.at_the_right = board, at_the_right
        self.share = share
        self.sheet = Rect(left, board.y + (board.height - height) / 2, width, height)
        self.inner = self.sheet.inset(blend(14, 26, share))
        self.rows = dict(self._rows())

    @property
    def free(self) -> Rect:
        """The part of the map beside the sheet."""
        if self.at_the_right:
            return Rect(self.sheet.right, self.board.y, self.board.right - self.sheet.right, self.board.height)
        return Rect(self.board.x, self.board.y, self.sheet.x - self.board.x, self.board.height)

    def _rows(self) -> Iterator[tuple[str, Rect]]:
        """Rows as high as wanted, all stretched alike so that they fill the sheet."""
        wanted = {name: blend(*heights, self.share) for name, heights in ROWS.items()}
        gap = blend(*GAP, self.share)
        stretch = self.inner.height / (sum(wanted.values()) + gap * (len(wanted) - 1))
        top = self.inner.y
        for name, height in wanted.items():
            yield name, Rect(self.inner.x, top, self.inner.width, height * stretch)
            top += (height + gap) * stretch

    def half(self, name: str, side: int) -> Rect:
        row = self.rows[name]
        return Rect(row.x + side * row.width / 2, row.y, row.width / 2, row.height)

    def die(self, side: int, place: int, count: int) -> Rect:
        """Place of a die of `count`, in two rows if there are more than three."""
        half = self.half("dice", side).inset(10)
        rows = 1 if count <= 3 else 2
        across = -(-count // rows)
        size = min(half.width / across - 6, half.height / rows - 4, blend(60, 98, self.share))
        row, column = divmod(place, across)
        left = half.x + (half.width - across * (size + 6)) / 2 + column * (size + 6)
        top = half.y + (half.height - rows * (size + 4)) / 2 + row * (size + 4)
        return Rect(left, top, size, size)

    def unit(self, side: int, place: int, count: int) -> Rect:
        """Place of a unit of `count` that fought, under the words above them."""
        half = self.half("losses", side)
        top = half.y + half.height * 0.36
        height = half.bottom - top
        indent = 18.0 if side else 2.0
        step = min(height * 0.875 + 8, (half.width - indent - 6) / count)
        width = min(height * 0.875, step - 4)
        return Rect(half.x + indent + place * step, top, width, min(height, width * 1.14))

    @property
    def accept(self) -> Rect:
        """Button on the banner, at the right."""
        banner = self.rows["banner"]
        width, height = blend(130, 160, self.share), min(banner.height - 12, blend(34, 44, self.share))
        return Rect(banner.right - width - 12, banner.y + (banner.height - height) / 2, width, height)


def place_shape(plan: Plan, place: str) -> Shape:
    """Shape of a province or a sea."""
    if place in plan.content.sea_numbers:
        return plan.sea_shapes[plan.content.sea_numbers[place]]
    return plan.province_shapes[plan.content.province_numbers[place]]


def middle_of_place(content: Components, place: str) -> Point:
    """The middle of a province or a sea, in units of the map."""
    numbers, box = content.sea_numbers, content.box
    outline = (
        box.seas[numbers[place]].outline if place in numbers else box.provinces[content.province_numbers[place]].outline
    )
    across, down = [x for x, _ in outline], [y for _, y in outline]
    return (min(across) + max(across)) / 2, (min(down) + max(down)) / 2


def battle_camera(plan: Plan, camera: Camera, place: str) -> Camera:
    """Camera near a battle, which stands in the part of the map that its sheet leaves free.

    `plan` and `camera` are those of the whole map.
    """
    free, board = BattlePlan(plan, place).free, plan.board
    middle = middle_of_place(plan.content, place)
    zoom = max(CLOSE / plan.fitting, 1.0)
    x, y = (unit * plan.fitting * zoom for unit in middle)
    return camera.at(zoom, free.x + free.width / 2 - board.x - x, free.y + free.height / 2 - board.y - y, board)


def fought_over(content: Components, shown: Shown) -> str:
    """Where the battle is fought that is staged, or in which somebody chooses what falls; empty for none."""
    if shown.staged is not None and shown.staged.name.startswith(BATTLE):
        began = shown.events[int(shown.staged.name.removeprefix(BATTLE))]
        assert isinstance(began, BattleBegan)
        return began.place
    battle = battle_of_losses(shown)
    return place_of_battle(content, battle) if battle is not None else ""


def unit_faces(fighter: Fighter, empire: str, *, at_sea: bool) -> list[tuple[str, UnitFace]]:
    """Every unit that fought, with the element it is if it can still be chosen: those that stay, those that fall.

    Where there is a choice, it is between the last of the legions that stay or fall and the fortress.
    """
    unit: UnitName = "trireme" if at_sea else LEGION
    losses = fighter.legions + fighter.fortress_falls
    found = []
    for number in range(fighter.force.units):
        fallen = number >= fighter.force.units - fighter.legions
        asked = fighter.chooses and number == fighter.force.units - losses
        found.append((f"loss/{LEGION}" if asked else "", UnitFace(unit, empire, fallen)))
    if fighter.force.fortress:
        face = UnitFace(FORTRESS, empire, fighter.fortress_falls)
        found.append((f"loss/{FORTRESS}" if fighter.chooses else "", face))
    return found


def asks_losses(shown: Shown) -> bool:
    return battle_of_losses(shown) is not None


def battle_of_losses(shown: Shown) -> Battle | None:
    """The battle in which somebody chooses what falls."""
    asks = shown.decision is not None and shown.decision.kind == CASUALTIES
    return shown.view.battle if asks else None


def losing_units(content: Components, shown: Shown, plan: Plan, falls: str) -> Iterator[tuple[str, Placement]]:
    """What the deciding side can lose: a legion, or its fortress (§7.6.6); `falls` is proposed."""
    view: State = shown.view
    if not asks_losses(shown) or view.battle is None or shown.decision is None:
        return
    fought = fought_now(content, view, view.battle, falls)
    sheet = BattlePlan(plan, fought.place)
    for side, fighter in enumerate(fought.sides):
        if fighter.throw.seat != shown.decision.seat:
            continue
        units = unit_faces(fighter, empire_of(view, fighter.throw.seat), at_sea=fought.at_sea)
        for place, (key, face) in enumerate(units):
            if key:
                yield key, Placement(*sheet.unit(side, place, len(units)), face, OVER_FRONT)
    if shown.question is not None:
        yield ACCEPT, Placement(*sheet.accept, ButtonFace("losses", lit=True), OVER_FRONT)


def staged_button(shown: Shown, plan: Plan) -> Iterator[tuple[str, Placement]]:
    """Button under a battle that is staged."""
    place = fought_over(plan.content, shown)
    if shown.staged is not None and place:
        yield ACCEPT, Placement(*BattlePlan(plan, place).accept, ButtonFace("losses", lit=True), OVER_FRONT)
