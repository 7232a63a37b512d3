"""The kinds of action of a turn, as the prompt lists them (§3.2)."""

from imperium_desktop.games.tigris.rules.components import LEADERS, TILES
from imperium_desktop.games.tigris.rules.squares import OFF
from imperium_desktop.games.tigris.scene.shown import Shown
from imperium_desktop.ui.scenes.protocol.scene import ActionKind
from imperium_desktop.ui.theme.language import tr


def action_kinds(shown: Shown) -> tuple[ActionKind, ...]:
    if shown.question is None or shown.question.seen.decision.kind != "tigris.take_action":
        return ()
    player = shown.view.players[shown.seat]
    tiles = tuple(f"rack/{tile}" for tile in TILES)
    leaders = tuple(f"leader/{player.dynasty}/{leader}" for leader in LEADERS)
    waiting = player.leaders.count(OFF)
    return (
        ActionKind(tile_icon(shown), tr("Place a tile"), about_tiles(shown, len(player.hand)), tiles),
        ActionKind(
            "tigris-king",
            tr("Place or move a leader"),
            tr("waiting: {waiting}, on the board: {standing}", waiting=waiting, standing=len(leaders) - waiting),
            leaders,
        ),
        ActionKind(
            "tigris-catastrophe",
            tr("Play a catastrophe"),
            tr("you have {count}", count=player.catastrophes),
            ("rack/catastrophe",),
        ),
        ActionKind(
            "app-redo", tr("Swap tiles"), tr("one to {most} for new ones", most=len(player.hand)), ("swap_tiles",)
        ),
    )


def held_tile(shown: Shown) -> str:
    zone, _, tile = shown.path[0].partition("/") if shown.path else ("", "", "")
    return tile if zone == "rack" and tile in TILES else ""


def tile_icon(shown: Shown) -> str:
    return f"tigris-{held_tile(shown) or TILES[0]}"


def about_tiles(shown: Shown, held: int) -> str:
    tile = held_tile(shown)
    if not tile:
        return tr("{n} tiles behind your screen", n=held)
    return tr("{tile}: {n} squares to choose from", n=len(shown.lit), tile=shown.words.name(tile))
