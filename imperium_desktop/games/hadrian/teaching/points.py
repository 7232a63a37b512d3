"""Hints about attributes, landmarks and Disdain."""

from collections import Counter

from imperium_desktop.games.hadrian.rules.names import ATTRIBUTES, PLACE_OF, AttributeName
from imperium_desktop.games.hadrian.rules.options import Bribe, RaiseAttribute
from imperium_desktop.games.hadrian.rules.sheets.boxes import Box
from imperium_desktop.games.hadrian.teaching.context import Context, open_now, own, payable, sheets_of
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.hints import Found

ENOUGH_DISDAIN = 3


def nearest_reward(look: Context) -> Found | None:
    """Hint at the attribute, among those that a road offers, whose next reward is nearest."""
    ahead = [
        (distance, option.attribute, box)
        for option in look.offered(RaiseAttribute)
        for distance, box in rewards(look, option.attribute)
    ]
    if not ahead:
        return None
    distance, attribute, box = min(ahead, key=lambda reward: reward[0])
    facts: dict[str, Fact] = {
        "attribute": attribute,
        "distance": distance,
        "workers": box.gain.items,
        "other": other_attribute(box),
    }
    return Found(facts, marks=(f"attribute/{attribute}",))


def rewards(look: Context, attribute: AttributeName) -> list[tuple[int, Box]]:
    """Boxes that give something, with how many points they are away."""
    reached = own(look).filled[PLACE_OF[attribute]]
    boxes = sheets_of(look).tracks[PLACE_OF[attribute]][reached:]
    return [(distance, box) for distance, box in enumerate(boxes, 1) if box.gain.items or box.gain.tracks]


def other_attribute(box: Box) -> str:
    """Name of the attribute that goes up with this box, or nothing."""
    return "".join(name for name in ATTRIBUTES if PLACE_OF[name] in box.gain.tracks)


def landmark_of(look: Context, attribute: AttributeName) -> str:
    """The landmark that this attribute opens, if it can still be built."""
    for landmark in look.content.box.left.landmarks.buildings:
        box = sheets_of(look).boxes[f"landmark/{landmark.id}"]
        if landmark.attribute == attribute and not own(look).filled[box.place] and look.now.year >= box.closed_before:
            return landmark.id
    return ""


def landmark_open(look: Context) -> Found | None:
    """Hint at a landmark whose mark is reached while at most one item is missing."""
    if look.path:
        return None
    free = [landmark for name in ATTRIBUTES if (landmark := landmark_of(look, name))]
    reached = [landmark for landmark in free if open_now(look, sheets_of(look).boxes[f"landmark/{landmark}"])]
    missing = tuple((Counter(sheets_of(look).landmarks[0].ways[0].paid) - Counter(own(look).items)).elements())
    if not reached or len(missing) > 1:
        return None
    facts: dict[str, Fact] = {"landmarks": tuple(reached), "missing": missing}
    return Found(facts, marks=tuple(f"landmark/{landmark}" for landmark in reached))


def landmark_near(look: Context) -> Found | None:
    """One point short, with the cost at hand."""
    acting = look.kind == "hadrian.act"
    if (acting and look.path) or not payable(look, sheets_of(look).landmarks[0].ways[0]):
        return None
    short = look.content.box.left.landmarks.level - 1
    near = [name for name in ATTRIBUTES if own(look).filled[PLACE_OF[name]] == short and landmark_of(look, name)]
    if not acting:
        near = [name for name in near if RaiseAttribute(name) in look.offered(RaiseAttribute)]
    if not near:
        return None
    return Found({"attribute": near[0], "landmark": landmark_of(look, near[0])}, marks=(f"attribute/{near[0]}",))


def bribe(look: Context) -> Found | None:
    """What the next Bribe would save."""
    marks = own(look).marks
    boxes = look.offered(Bribe)
    if (look.path and not isinstance(look.hovered, Bribe)) or marks < ENOUGH_DISDAIN or not boxes:
        return None
    penalties = look.content.box.left.disdain.penalty
    worst = len(penalties) - 1
    saves = penalties[min(marks, worst)] - penalties[min(marks - 1, worst)]
    return Found({"marks": marks, "saves": saves}, marks=tuple(option.path[0] for option in boxes))
