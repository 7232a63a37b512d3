"""Cards that lie over each other: what is seen of each can be touched."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from imperium_desktop.ui.stage.placement import COVERED, UNSEEN, Layout, Placement


def lay(found: Sequence[tuple[str, Placement]]) -> Iterator[tuple[str, Placement]]:
    """Cards of one line: where they lie over each other, only what is seen of a card can be touched and is lit."""
    ordered = sorted(found, key=lambda item: item[1].x)
    for (key, place), (_, following) in pairwise([*ordered, ("", UNSEEN)]):
        seen = following.x - place.x
        if following is UNSEEN or place is UNSEEN or seen >= place.width:
            yield key, place
        else:
            yield f"{COVERED}{key}", place
            yield key, place._replace(width=seen, face=None, over=None, z=place.z + 0.5)


def lifted(placed: Layout, key: str) -> Iterator[tuple[str, Placement]]:
    """A card that was touched lies over its neighbours."""
    whole = placed.get(f"{COVERED}{key}", placed.get(key))
    if whole is not None:
        yield f"{COVERED}{key}", UNSEEN
        yield key, whole._replace(z=4)
