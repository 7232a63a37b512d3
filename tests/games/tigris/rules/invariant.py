"""§15: what must hold after every action. Regions are found by a walk of its own, not by the engine's."""

from collections import Counter

from imperium_desktop.games.tigris.rules.components import LEADERS, LETTERS, TILES
from imperium_desktop.games.tigris.rules.squares import LABELS, OFF, labels_in
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.registry import load_game

BOX = {"settlement": 30, "temple": 57, "farm": 36, "market": 30}
TREASURES = {"standard": 10, "advanced": 14}


def beside(square: str) -> set[str]:
    column, row = ord(square[0]), int(square[1:])
    around = {f"{chr(column + right)}{row + down}" for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    return around & set(LABELS.values())


def leaders(state: State) -> dict[str, str]:
    """Square to "dynasty leader"."""
    return {
        LABELS[square]: f"{player.dynasty} {leader}"
        for player in state.players
        for leader, square in zip(LEADERS, player.leaders, strict=True)
        if square != OFF
    }


def tiles(state: State) -> dict[str, str]:
    """Square to the face-up tile there."""
    return {square: tile for tile, mask in zip(TILES, state.tiles, strict=True) for square in labels_in(mask)}


def bases(state: State) -> dict[str, str]:
    """Square to the face-down tile there."""
    return {square: tile for tile, mask in zip(TILES, state.bases, strict=True) for square in labels_in(mask)}


def kingdoms(state: State) -> list[frozenset[str]]:
    left = {*tiles(state), *bases(state), *leaders(state)}
    found = []
    while left:
        region = {left.pop()}
        edge = set(region)
        while edge:
            edge = {near for square in edge for near in beside(square)} & left
            region |= edge
            left -= edge
        if region & leaders(state).keys():
            found.append(frozenset(region))
    return found


def check(state: State) -> None:
    check_components(state)
    check_board(state)
    for kingdom in kingdoms(state):
        colours = Counter(name.split()[1] for square, name in leaders(state).items() if square in kingdom)
        assert max(colours.values()) == 1, f"no peace among {colours}"
        if "trader" in colours:
            assert len(kingdom & set(labels_in(state.treasures))) <= 1, "a trader left treasures lying"
    assert state.unification == OFF
    assert state.conflict is None


def check_components(state: State) -> None:
    census = load_game("tigris").census(state)
    treasures = TREASURES[state.setup.board]
    assert census == {**BOX, "treasures": treasures, "catastrophes": 2 * len(state.players)}
    assert all(len(player.hand) <= 6 for player in state.players)
    assert set(state.bag + state.discards + "".join(player.hand for player in state.players)) <= set(LETTERS)


def check_board(state: State) -> None:
    board = load_game("tigris").content.boards[state.setup.board]
    river = set(labels_in(board.river))
    lying = [*tiles(state), *bases(state), *leaders(state), *labels_in(state.catastrophes)]
    assert len(lying) == len(set(lying)), "two things on one square"
    for square, tile in {**tiles(state), **bases(state)}.items():
        assert (square in river) == (tile == "farm"), f"{tile} on {square}"
    temples = {square for square, tile in tiles(state).items() if tile == "temple"}
    for square, name in leaders(state).items():
        assert square not in river
        assert beside(square) & temples, f"{name} on {square} has no temple"
    assert len(bases(state)) == 4 * sum(square != OFF for square in state.monuments)
    assert set(labels_in(state.treasures)) <= temples | bases(state).keys()
