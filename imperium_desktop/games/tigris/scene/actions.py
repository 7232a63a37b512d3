"""The kinds of action of a turn, as the prompt lists them (§3.2)."""

from imperium_desktop.games.tigris.rules.components import LEADERS, TILES
from imperium_desktop.games.tigris.rules.squares import OFF
from imperium_desktop.games.tigris.scene.messages import say
from imperium_desktop.games.tigris.scene.shown import Shown
from imperium_desktop.rules.keys import Key
from imperium_desktop.ui.scenes.protocol.scene import ActionKind


def action_kinds(shown: Shown) -> tuple[ActionKind, ...]:
    if shown.question is None or shown.question.seen.decision.kind != "tigris.take_action":
        return ()
    player = shown.view.players[shown.seat]
    tiles = tuple(f"rack/{tile}" for tile in TILES)
    leaders = tuple(f"leader/{player.dynasty}/{leader}" for leader in LEADERS)
    waiting = player.leaders.count(OFF)
    return (
        ActionKind(tile_icon(shown), say("place_a_tile"), about_tiles(shown, len(player.hand)), tiles),
        ActionKind(
            "tigris-king",
            say("place_or_move_a_leader"),
            say("waiting_on_the_board_standing", waiting=waiting, standing=len(leaders) - waiting),
            leaders,
        ),
        ActionKind(
            "tigris-catastrophe",
            say("play_a_catastrophe"),
            say("you_have_count", count=player.catastrophes),
            ("rack/catastrophe",),
        ),
        ActionKind(
            "app-redo", say("swap_tiles"), say("one_to_most_for_new_ones", most=len(player.hand)), ("swap_tiles",)
        ),
    )


def held_tile(shown: Shown) -> str:
    zone, tile = Key.of(shown.path[0]) if shown.path else Key("")
    return tile if zone == "rack" and tile in TILES else ""


def tile_icon(shown: Shown) -> str:
    return f"tigris-{held_tile(shown) or TILES[0]}"


def about_tiles(shown: Shown, held: int) -> str:
    tile = held_tile(shown)
    if not tile:
        return say("tiles_behind_your_screen", n=held)
    return say("tile_n_squares_to_choose_from", n=len(shown.lit), tile=shown.words.name(tile))
