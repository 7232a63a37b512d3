"""Hints about treasures: where they can be had, and who would get them."""

from collections.abc import Iterable

from imperium_desktop.games.tigris.analysis.survey import kingdom_at
from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.components import GREEN, LETTERS, SPHERE_OF, TILES, TileName
from imperium_desktop.games.tigris.rules.legal import Lay
from imperium_desktop.games.tigris.rules.options import PlaceTile, TakeTreasure
from imperium_desktop.games.tigris.rules.regions import region_of
from imperium_desktop.games.tigris.rules.squares import LABELS, OFF, SQUARES, STRIDE, labels_in, neighbours, squares_in
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.games.tigris.teaching.context import Context, cells, own
from imperium_desktop.rules.preview import Preview
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.hints import Found


def treasure_near(look: Context) -> Found | None:
    """The move under the pointer, or a tile on some squares, brings the own trader a treasure at once."""
    if look.ahead is not None:
        mine = [count for seat, count in treasures_ahead(look.ahead) if seat == look.seat]
        return Found({"squares": (), "count": mine[0]}) if mine else None
    in_hand = [tile for tile in TILES if look.touched in ("", f"rack/{tile}")]
    squares = treasure_squares(look, in_hand)
    return Found({"squares": labels_in(squares), "count": 1}, marks=cells(squares)) if squares else None


def treasure_squares(look: Context, tiles: Iterable[TileName]) -> int:
    """Squares where one of the tiles brings a treasure.

    Only squares that touch both the trader's kingdom and a treasure elsewhere need a closer look.
    """
    state, trader = look.now, own(look).leaders[GREEN]
    if trader == OFF:
        return 0
    kingdom = region_of(state, trader)
    elsewhere = 0
    for square in squares_in(state.treasures & ~kingdom):
        elsewhere |= region_of(state, square)
    between = neighbours(kingdom) & neighbours(elsewhere)
    lay, found = Lay(look.content, state), 0
    for tile in tiles:
        if LETTERS[SPHERE_OF[tile]] not in own(look).hand:
            continue
        for square in squares_in(between & lay.tile_squares(SPHERE_OF[tile]) & ~found):
            ahead = look.after(PlaceTile(tile, LABELS[square]))
            if any(seat == look.seat for seat, _ in treasures_ahead(ahead)):
                found |= 1 << square
    return found


def treasure_gift(look: Context) -> Found | None:
    gifts = [gift for gift in treasures_ahead(look.ahead) if gift[0] != look.seat] if look.ahead else []
    return Found({"rival": gifts[0][0], "count": gifts[0][1]}) if gifts else None


def treasures_ahead(ahead: Preview[State]) -> list[tuple[int, int]]:
    """Seats that would take treasures, and how many."""
    found = [(taken.seat, taken.count) for taken in ahead.told(events.TreasuresTaken)]
    if ahead.decision is not None and ahead.decision.kind == "tigris.take_treasures":
        seat = ahead.decision.seat
        reached = kingdom_at(ahead.state, ahead.state.players[seat].leaders[GREEN]).treasures
        found.append((seat, reached.bit_count() - 1))
    return found


def treasure_choice(look: Context) -> Found:
    """One stays: best the one that is farthest from the traders of rivals, if there are any."""
    corners = look.content.boards[look.now.setup.board].corners
    offered = [option.square for option in look.seen.decision.options if isinstance(option, TakeTreasure)]
    corner = all(corners >> SQUARES[square] & 1 for square in offered)
    traders = [
        player.leaders[GREEN]
        for seat, player in enumerate(look.now.players)
        if seat != look.seat and player.leaders[GREEN] != OFF
    ]
    far = {square: min(distance(SQUARES[square], trader) for trader in traders) for square in offered if traders}
    leave = max(far, key=lambda square: far[square]) if len(set(far.values())) > 1 else ""
    facts: dict[str, Fact] = {
        "count": look.seen.decision.pick[0],
        "corner": int(corner),
        "leave": leave,
        "steps": far.get(leave, 0),
    }
    return Found(facts, marks=(f"treasure/{leave}",) if leave else ())


def distance(one: int, other: int) -> int:
    """Squares from one to the other, without diagonals (§2.1)."""
    (row, column), (row_there, column_there) = divmod(one, STRIDE), divmod(other, STRIDE)
    return abs(row - row_there) + abs(column - column_there)
