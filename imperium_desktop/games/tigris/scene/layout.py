"""Where everything lies on the table of Tigris & Euphrates. Pure: no Qt, no words."""

from collections.abc import Iterator

from imperium_desktop.games.tigris.rules.components import DYNASTIES, LEADERS, LETTERS, TILES, Components
from imperium_desktop.games.tigris.rules.options import BuildMonument, CommitSupport
from imperium_desktop.games.tigris.rules.squares import LABELS, OFF, SQUARES, squares_in
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.games.tigris.scene.face_kinds import (
    BaseFace,
    CatastropheFace,
    ChoiceFace,
    CornerTempleFace,
    DynastyFace,
    LeaderFace,
    MonumentFace,
    TileFace,
    TreasureFace,
    UnificationFace,
)
from imperium_desktop.games.tigris.scene.plan import Plan
from imperium_desktop.rules.table import Decision, Option
from imperium_desktop.ui.stage.placement import BUTTON, Layout, Placement, Zone
from imperium_desktop.ui.theme.measure import blend
from imperium_desktop.ui.theme.rect import Rect

CHOOSE_WAR = "tigris.choose_war"
CONFLICTS = ("tigris.commit_support", CHOOSE_WAR)
BUTTONS = ("end_turn", "swap_tiles", "decline")


def layout(content: Components, view: State, decision: Decision[Option] | None, seat: int, plan: Plan) -> Layout:
    """`seat` looks: its hand and leaders lie in the tray."""
    placed: Layout = {}
    placed.update(cells(plan))
    placed.update(board_pieces(content, view, plan))
    placed.update(leaders(view, seat, plan))
    placed.update(tray(view, seat, plan))
    if not covers_stock(plan, decision):
        placed.update(stock(content, view, plan))
    if decision is not None:
        placed.update(asked(decision, plan))
    return placed


def cells(plan: Plan) -> Iterator[tuple[str, Placement]]:
    for square, label in LABELS.items():
        yield f"cell/{label}", Placement(*plan.square(square), z=1, zone=Zone.BOARD)


def board_pieces(content: Components, view: State, plan: Plan) -> Iterator[tuple[str, Placement]]:
    corners = content.boards[view.setup.board].corners
    for sphere, tile in enumerate(TILES):
        for square in squares_in(view.tiles[sphere]):
            first = view.treasures >> square & 1 and corners >> square & 1
            face = CornerTempleFace() if first else TileFace(tile)
            yield (
                f"tile/{LABELS[square]}",
                Placement(*plan.square(square), face, z=2, zone=Zone.BOARD, born=f"rack/{tile}"),
            )
        for square in squares_in(view.bases[sphere]):
            yield f"tile/{LABELS[square]}", Placement(*plan.square(square), BaseFace(), z=2, zone=Zone.BOARD)
    for square in squares_in(view.catastrophes):
        yield (
            f"catastrophe/{LABELS[square]}",
            Placement(*plan.square(square), CatastropheFace(), z=2, zone=Zone.BOARD, born="rack/catastrophe"),
        )
    for number, square in enumerate(view.monuments):
        if square != OFF:
            halves = MonumentFace(*content.monument_spheres[number])
            yield (
                f"monument/{content.monuments[number]}",
                Placement(*plan.block(square), halves, z=3, zone=Zone.BOARD),
            )
    for square in squares_in(view.treasures):
        cell = plan.square(square)
        size = plan.cell * 0.44
        spot = Rect(cell.x + plan.cell * 0.58, cell.y - plan.cell * 0.02, size, size)
        yield f"treasure/{LABELS[square]}", Placement(*spot, TreasureFace(), z=5, zone=Zone.BOARD)
    if view.unification != OFF:
        yield "unification", Placement(*plan.square(view.unification), UnificationFace(), z=6, zone=Zone.BOARD)


def leaders(view: State, seat: int, plan: Plan) -> Iterator[tuple[str, Placement]]:
    """Leaders on the board, or in front of the seat that looks."""
    for place, player in enumerate(view.players):
        if player.dynasty is None:
            continue
        waiting = 0
        for leader, square in zip(LEADERS, player.leaders, strict=True):
            key, face = f"leader/{player.dynasty}/{leader}", LeaderFace(player.dynasty, leader)
            if square != OFF:
                yield key, Placement(*plan.square(square), face, z=4, zone=Zone.BOARD, round=True)
            elif place == seat:
                spot = Rect(plan.supply.x + waiting * (plan.disc + 6), plan.tray_top, plan.disc, plan.disc)
                yield key, Placement(*spot, face, z=4, zone=Zone.TRAY, round=True)
                waiting += 1


def tray(view: State, seat: int, plan: Plan) -> Iterator[tuple[str, Placement]]:
    player = view.players[seat]
    if player.dynasty is not None:
        yield f"supply/{player.dynasty}", Placement(*plan.supply, z=1, zone=Zone.TRAY)
    slot = 0
    for sphere, letter in enumerate(LETTERS):
        count = player.hand.count(letter)
        left = plan.hand_left + slot * plan.tile_step
        for number in range(count):
            spot = Rect(left + number * plan.tile_step, plan.tray_top, plan.tile, plan.tile)
            yield f"hand/{TILES[sphere]}/{number}", Placement(*spot, TileFace(TILES[sphere]), z=2, zone=Zone.TRAY)
        if count:
            width = (count - 1) * plan.tile_step + plan.tile
            yield f"rack/{TILES[sphere]}", Placement(left, plan.tray_top, width, plan.tile, z=3, zone=Zone.TRAY)
        slot += count
    if player.catastrophes:
        left = plan.supply.right - plan.tile - 8
        for number in range(player.catastrophes):
            spot = Rect(left + 7 * number, plan.tray_top - 4 * number, plan.tile, plan.tile)
            yield f"hand/catastrophe/{number}", Placement(*spot, CatastropheFace(), z=2 + number / 10, zone=Zone.TRAY)
        yield "rack/catastrophe", Placement(left, plan.tray_top, plan.tile, plan.tile, z=3, zone=Zone.TRAY)


def stock(content: Components, view: State, plan: Plan) -> Iterator[tuple[str, Placement]]:
    unbuilt = [number for number, square in enumerate(view.monuments) if square == OFF]
    box, size = plan.stock, plan.monument
    for place, number in enumerate(unbuilt):
        left, face = box.x + place * (size + 8), MonumentFace(*content.monument_spheres[number])
        yield f"monument/{content.monuments[number]}", Placement(left, box.y + 30, size, size, face, z=3)


def asked(decision: Decision[Option], plan: Plan) -> Iterator[tuple[str, Placement]]:
    """Elements that are only there while this is the question."""
    for name in BUTTONS:
        yield name, BUTTON
    match decision.kind:
        case "tigris.choose_dynasty":
            yield from dynasties(plan)
        case "tigris.commit_support" | "tigris.choose_war":
            yield from rows(plan, decision)
        case "tigris.build_monument":
            for option in decision.options:
                if isinstance(option, BuildMonument):
                    yield option.path[0], Placement(*plan.block(SQUARES[option.square]), z=7, zone=Zone.BOARD)


def dynasties(plan: Plan) -> Iterator[tuple[str, Placement]]:
    size = min(plan.board.width / 5.2, plan.board.height / 2.2)
    left = plan.board.x + (plan.board.width - 4 * size - 3 * 24) / 2
    top = plan.board.y + (plan.board.height - size) / 2
    for number, dynasty in enumerate(DYNASTIES):
        yield (
            f"dynasty/{dynasty}",
            Placement(left + number * (size + 24), top, size, size, DynastyFace(dynasty), z=8, round=True),
        )


def rows(plan: Plan, decision: Decision[Option]) -> Iterator[tuple[str, Placement]]:
    """Choices of the conflict panel, one under another."""
    panel = plan.panel
    height = blend(46, 62, plan.areas.down) if decision.kind == CHOOSE_WAR else blend(34, 46, plan.areas.down)
    pad = blend(8, 16, plan.areas.across)
    first = panel.y + conflict_head(plan, decision)
    for number, option in enumerate(decision.options):
        key, top = option.path[0], first + number * (height + 6)
        yield key, Placement(panel.x + pad, top, panel.width - 2 * pad, height, ChoiceFace(), z=7)


def numbered_rows(decision: Decision[Option] | None) -> list[str]:
    """The choices of the conflict panel that the keys 1, 2, 3 … make: which war comes first, or how many tiles."""
    if decision is None:
        return []
    if decision.kind == CHOOSE_WAR:
        return [option.path[0] for option in decision.options]
    counts = sorted(option.count for option in decision.options if isinstance(option, CommitSupport) and option.count)
    return [f"support/{count}" for count in counts] if counts == list(range(1, len(counts) + 1)) else []


def covers_stock(plan: Plan, decision: Decision[Option] | None) -> bool:
    """Tell whether a conflict with many choices needs the room of the unbuilt monuments."""
    if decision is None or decision.kind not in CONFLICTS:
        return False
    places = [place for _, place in rows(plan, decision)]
    return any(place.y + place.height + plan.gap > plan.stock.y for place in places)


def conflict_head(plan: Plan, decision: Decision[Option]) -> float:
    """Height of the panel's upper part: title, both leaders and their strengths.

    A choice of wars tells those in its rows.
    """
    if decision.kind == CHOOSE_WAR:
        return blend(74, 92, min(plan.areas.across, plan.areas.down))
    return blend(210, 330, min(plan.areas.across, plan.areas.down))
