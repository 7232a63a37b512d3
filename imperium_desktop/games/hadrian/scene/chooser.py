"""A small chooser at a box: who pays, whose good, which pattern or cohort. Pure: no Qt, no words."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.state import State
from imperium_desktop.games.hadrian.scene.face_kinds import (
    CohortField,
    FieldFace,
    GoodField,
    PatternField,
    SignField,
)
from imperium_desktop.games.hadrian.scene.scouting import card_of
from imperium_desktop.games.hadrian.scene.shown import Shown
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.table import Option, Path
from imperium_desktop.ui.stage.placement import PLACELESS, Layout, Placement, Zone
from imperium_desktop.ui.theme.measure import clamp
from imperium_desktop.ui.theme.rect import Rect

PICK: Final = "pick/"
"""How the keys of its fields begin, before the element that each stands for."""
SIDE: Final = 46.0
WIDE: Final = 112.0
"""Width of a field with a name in it."""
Z: Final = 23.5
"""Height above the lights, with all else that covers the board."""


class Chooser(NamedTuple):
    box: str
    follows: bool
    """The box is still to be touched: a field stands for both."""
    choices: tuple[str, ...]
    """The elements of the rules that can come next."""


def chooser_of(shown: Shown) -> Chooser | None:
    """Return the choice to open at the box that is chosen or pointed at, if there is one.

    Questions about workers alone stand at the box that was touched last.
    """
    decision, path, touched = shown.decision, shown.path, shown.gaze.touched
    if shown.question is None or decision is None or len(path) > 1:
        return None
    box = path[0] if path else shown.gaze.pointed
    choices = followers(decision.options, box) if box.startswith("box/") else ()
    if len(choices) > 1:
        return Chooser(box, not path, choices)
    workers = tuple(dict.fromkeys(option.path[0] for option in decision.options if option.path))
    asks_for_worker = bool(touched) and not path and all(key.startswith("worker/") for key in workers)
    return Chooser(touched, False, workers) if asks_for_worker and len(workers) > 1 else None


def followers(options: Iterable[Option], box: str) -> tuple[str, ...]:
    """What can be touched after a box."""
    paths = (option.path for option in options)
    return tuple(dict.fromkeys(path[1] for path in paths if len(path) > 1 and path[0] == box))


def whole_way(key: str, shown: Shown) -> Path:
    """Path from a box to where there is a choice: the payer is not asked for if only one can pay."""
    if shown.decision is None or shown.path or not key.startswith("box/"):
        return (key,)
    way: Path = (key,)
    while True:
        depth = len(way)
        following = {o.path[depth] for o in shown.decision.options if o.path[:depth] == way and len(o.path) > depth}
        if len(following) != 1 or next(iter(following)).startswith("place/"):
            return way
        way = (*way, *following)


def usual(chooser: Chooser, last: str) -> str:
    """What Enter chooses: the same as last time, if it can be."""
    return last if last in chooser.choices else chooser.choices[0]


def fields(
    content: Components, view: State, chooser: Chooser, last: str, placed: Layout, lit: Iterable[str], room: Rect
) -> Iterator[tuple[str, Placement]]:
    """Fields beside the box, where they cover the least of what else is lit."""
    box = placed.get(chooser.box)
    if box is None or box.zone in PLACELESS:
        return
    width = WIDE if chooser.choices[0].startswith("cohort/") else SIDE
    others = [placed[key] for key in lit if key != chooser.box and key in placed and placed[key].zone not in PLACELESS]
    left, top = corner(box, width * len(chooser.choices), others, room)
    for number, choice in enumerate(chooser.choices, 1):
        face = field(content, view, chooser.box, choice, number=number, usual=choice == usual(chooser, last))
        yield f"{PICK}{choice}", Placement(left + (number - 1) * width, top, width, SIDE, face, Z, Zone.COVER)


def corner(box: Placement, width: float, others: Iterable[Placement], room: Rect) -> tuple[float, float]:
    """Corner of the chooser: it touches the box, so that the pointer comes to it without leaving both."""
    middle, level = box.x + (box.width - width) / 2, box.y + (box.height - SIDE) / 2
    corners = [
        (middle, box.y + box.height - 2),
        (middle, box.y - SIDE + 2),
        (box.x + box.width - 2, level),
        (box.x - width + 2, level),
    ]
    seen = list(others)
    inside = [(clamp(x, room.x, room.right - width), clamp(y, room.y, room.bottom - SIDE)) for x, y in corners]
    return min(inside, key=lambda at: covered_by(Rect(at[0], at[1], width, SIDE), [box, *seen]))


def covered_by(rect: Rect, places: Iterable[Placement]) -> float:
    """How many of some places, as far as each is covered."""
    return sum(share(rect, place) for place in places)


def share(rect: Rect, place: Placement) -> float:
    across = min(rect.right, place.x + place.width) - max(rect.x, place.x)
    down = min(rect.bottom, place.y + place.height) - max(rect.y, place.y)
    return max(across, 0) * max(down, 0) / (place.width * place.height)


def field(content: Components, view: State, box: str, choice: str, *, number: int, usual: bool) -> FieldFace:
    """A worker, a good, a pattern or a cohort."""
    zone, name = Key.of(choice)
    match zone:
        case "prospect" if box.startswith("box/scouts"):
            return PatternField(number, usual, card_of(view, choice))
        case "prospect":
            return GoodField(number, usual, content.paths[card_of(view, choice)].good)
        case "cohort":
            return CohortField(number, usual, name)
    return SignField(number, usual, name or zone)
