"""The sheet on which a battle is told while somebody chooses what falls: where it lies and what stands where. Pure."""

from collections.abc import Iterator

from imperium_desktop.rules.mare_nostrum.state import State
from imperium_desktop.ui.scenes.mare_nostrum.plan import Plan
from imperium_desktop.ui.scenes.mare_nostrum.reading import empire_of
from imperium_desktop.ui.stage.placement import Placement
from imperium_desktop.ui.stage.shown import Shown
from imperium_desktop.ui.theme.measure import blend
from imperium_desktop.ui.theme.rect import Rect

OVER_FRONT = 14.5
"""The height of what lies on a sheet over the map."""


class BattlePlan:
    """Attacker left, defender right, always."""

    def __init__(self, plan: Plan, view: State) -> None:
        assert view.battle is not None
        board, share = plan.board, plan.share
        width, height = blend(500, 700, share), blend(430, 620, share)
        content = plan.content
        facts = content.box.seas[view.battle.place] if view.battle.at_sea else content.box.provinces[view.battle.place]
        far_left = plan.spot(facts.label)[0] > board.x + board.width / 2
        left = board.x + 20 if far_left else board.right - width - 20
        self.share = share
        self.sheet = Rect(left, board.y + (board.height - height) / 2, width, height)
        inner = self.sheet.inset(blend(16, 26, share))
        self.inner = inner
        self.title = Rect(inner.x, inner.y, inner.width, blend(30, 44, share))
        self.sides = Rect(inner.x, self.title.bottom, inner.width, blend(46, 62, share))
        self.dice = Rect(inner.x, self.sides.bottom + 4, inner.width, blend(92, 150, share))
        self.sums = Rect(inner.x, self.dice.bottom + 8, inner.width, blend(54, 74, share))
        self.hits = Rect(inner.x, self.sums.bottom, inner.width, blend(30, 38, share))
        self.losses = Rect(inner.x, self.hits.bottom + 10, inner.width, inner.bottom - self.hits.bottom - 10)

    def half(self, rect: Rect, side: int) -> Rect:
        width = rect.width / 2
        return Rect(rect.x + side * width, rect.y, width, rect.height)

    def die(self, side: int, place: int, count: int) -> Rect:
        """Of so many, in two rows if there are more than four."""
        half = self.half(self.dice, side).inset(10)
        rows = 1 if count <= 4 else 2
        across = -(-count // rows)
        size = min(half.width / across - 6, half.height / rows - 4)
        row, column = divmod(place, across)
        left = half.x + (half.width - across * (size + 6)) / 2 + column * (size + 6)
        top = half.y + (half.height - rows * (size + 4)) / 2 + row * (size + 4)
        return Rect(left, top, size, size)

    def unit(self, side: int, place: int) -> Rect:
        """A unit that may fall."""
        half = self.half(self.losses, side)
        width = blend(64, 92, self.share)
        return Rect(half.x + 8 + place * (width + 14), half.y + blend(38, 50, self.share), width, width * 1.1)


def losing_units(shown: Shown, plan: Plan) -> Iterator[tuple[str, Placement]]:
    """What the deciding side can lose: its legions, or its fortress (§7.6.6)."""
    view: State = shown.view
    if view.battle is None or shown.decision is None:
        return
    sheet, seat = BattlePlan(plan, view), shown.decision.seat
    side = next(number for number, roll in enumerate(view.battle.sides) if roll.seat == seat)
    empire, legions = empire_of(view, seat), view.players[seat].legions[view.battle.place]
    for place, (unit, face) in enumerate(
        (("legion", f"unit/legion/{empire}/{legions}"), ("fortress", f"unit/fortress/{empire}/"))
    ):
        yield f"loss/{unit}", Placement(*sheet.unit(side, place), face, OVER_FRONT)
