"""§5 Placing a tile, §8.5 catastrophes, §8.6 swapping."""

from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.components import LEADERS, LETTERS, SPHERE_OF, SPHERES, TILES, Components
from imperium_desktop.games.tigris.rules.conflicts import unite
from imperium_desktop.games.tigris.rules.leaders import return_orphans
from imperium_desktop.games.tigris.rules.monuments import offer_monument
from imperium_desktop.games.tigris.rules.options import GiveTile, PlaceTile, PlayCatastrophe, SwapTiles
from imperium_desktop.games.tigris.rules.regions import collector, kingdoms_beside
from imperium_desktop.games.tigris.rules.setup import deal
from imperium_desktop.games.tigris.rules.squares import SQUARES
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.rules.table import Decision, Flow, Table, ask_several


def place_tile(table: Table[State, Components], action: PlaceTile) -> Flow:
    state = table.state
    sphere, square = SPHERE_OF[action.tile], SQUARES[action.square]
    joined = kingdoms_beside(state, square)
    player = state.players[state.active]
    player.hand = player.hand.replace(LETTERS[sphere], "", 1)
    state.tiles[sphere] |= 1 << square
    table.tell(events.TilePlaced(state.active, action.tile, action.square))
    if len(joined) == 2:
        yield from unite(table, square)
    elif joined:
        score_tile(table, sphere, joined[0])
    yield from offer_monument(table, square, sphere)


def score_tile(table: Table[State, Components], sphere: int, kingdom: int) -> None:
    """Score a tile: the cube has its colour, whichever leader collects (§5.3)."""
    found = collector(table.state, sphere, kingdom)
    if found is not None:
        owner, leader = found
        table.state.players[owner].points[sphere] += 1
        table.tell(events.PointGained(owner, SPHERES[sphere], LEADERS[leader]))


def play_catastrophe(table: Table[State, Components], action: PlayCatastrophe) -> Flow:
    """Strike a square: its tile goes, and leaders beside it may lose their temple (§8.5)."""
    state = table.state
    strike = 1 << SQUARES[action.square]
    covered = next((sphere for sphere in range(4) if state.tiles[sphere] & strike), None)
    if covered is not None:
        state.tiles[covered] &= ~strike
        state.discards += LETTERS[covered]
    state.catastrophes |= strike
    state.players[state.active].catastrophes -= 1
    tile = None if covered is None else TILES[covered]
    table.tell(events.CatastropheStruck(state.active, action.square, tile))
    return_orphans(table)
    yield from ()


def swap_tiles(table: Table[State, Components], _: SwapTiles) -> Flow:
    """Swap tiles of the hand for others from the bag (§8.6)."""
    state = table.state
    given = yield from ask_several(choose_swap(state))
    player = state.players[state.active]
    letters = "".join(LETTERS[SPHERE_OF[tile.tile]] for tile in given)
    for letter in letters:
        player.hand = player.hand.replace(letter, "", 1)
    state.discards += letters
    table.tell(events.TilesSwapped(state.active, len(letters), letters))
    draw_tiles(table, state.active, len(letters))


def choose_swap(state: State) -> Decision[GiveTile]:
    hand = state.players[state.active].hand
    return Decision(
        state.active,
        "tigris.swap_tiles",
        lambda: [GiveTile(TILES[LETTERS.index(letter)]) for letter in hand],
        pick=(1, min(len(hand), len(state.bag))),
        rule="§8.6",
    )


def draw_tiles(table: Table[State, Components], seat: int, count: int) -> None:
    drawn = deal(table.state, seat, count)
    if drawn:
        table.tell(events.TilesDrawn(seat, len(drawn), drawn))
