"""What there is: the keys of everything a person could touch, and how many pieces the box holds."""

from collections import Counter
from collections.abc import Iterator, Mapping

from imperium_desktop.games.tigris.rules.components import DYNASTIES, LEADERS, LETTERS, SPHERES, TILES, Components
from imperium_desktop.games.tigris.rules.squares import LABELS
from imperium_desktop.games.tigris.rules.state import State


def elements(content: Components, state: State) -> Iterator[str]:
    dynasties = [player.dynasty for player in state.players if player.dynasty]
    yield from (f"cell/{label}" for label in LABELS.values())
    yield from (f"rack/{tile}" for tile in (*TILES, "catastrophe"))
    yield from (f"leader/{dynasty}/{leader}" for dynasty in dynasties for leader in LEADERS)
    yield from (f"supply/{dynasty}" for dynasty in dynasties)
    yield from (f"dynasty/{dynasty}" for dynasty in DYNASTIES)
    yield from (f"war/{sphere}" for sphere in SPHERES)
    yield from (f"support/{count}" for count in range(content.limits.hand + 1))
    yield from (f"base/{label}" for label in LABELS.values())
    yield from (f"monument/{monument}" for monument in content.monuments)
    yield from (f"treasure/{LABELS[square]}" for square in LABELS if state.treasures >> square & 1)
    yield from ("swap_tiles", "end_turn", "decline")


def census(_content: Components, state: State) -> Mapping[str, int]:
    loose = Counter(state.bag + state.discards + "".join(player.hand for player in state.players))
    tiles: dict[str, int] = {
        tile: (state.tiles[sphere] | state.bases[sphere]).bit_count() + loose[LETTERS[sphere]]
        for sphere, tile in enumerate(TILES)
    }
    return {
        **tiles,
        "treasures": state.treasures.bit_count() + sum(player.treasures for player in state.players),
        "catastrophes": state.catastrophes.bit_count() + sum(player.catastrophes for player in state.players),
    }
