"""Hints about attributes, landmarks and Disdain."""

from imperium_desktop.rules.hadrian.names import ATTRIBUTES, PLACE_OF, AttributeName
from imperium_desktop.rules.hadrian.options import Bribe, RaiseAttribute
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.hadrian.glance import Glance, next_box, open_now, own, payable, sheets_of
from imperium_desktop.teaching.hints import Found

ENOUGH_DISDAIN = 3


def worker_next(look: Glance) -> Found | None:
    """The next box of an attribute holds a worker; on a road only those that can be chosen."""
    acting = look.kind == "hadrian.act"
    if acting and look.path:
        return None
    attributes = [a for a in ATTRIBUTES if acting or RaiseAttribute(a) in look.offered(RaiseAttribute)]
    near = [(name, box.gain.items[0]) for name in attributes if (box := next_box(look, name)) and box.gain.items]
    if not near:
        return None
    facts = {"attributes": tuple(name for name, _ in near), "workers": tuple(worker for _, worker in near)}
    return Found(facts, marks=tuple(f"attribute/{name}" for name, _ in near))


def landmark_of(look: Glance, attribute: AttributeName) -> str:
    """The landmark that this attribute opens, if it can still be built."""
    for landmark in look.content.box.left.landmarks.buildings:
        box = sheets_of(look).boxes[f"landmark/{landmark.id}"]
        if landmark.attribute == attribute and not own(look).filled[box.place] and look.now.year >= box.closed_before:
            return landmark.id
    return ""


def landmark_open(look: Glance) -> Found | None:
    if look.path:
        return None
    free = [landmark for name in ATTRIBUTES if (landmark := landmark_of(look, name))]
    reached = [landmark for landmark in free if open_now(look, sheets_of(look).boxes[f"landmark/{landmark}"])]
    if not reached:
        return None
    ready = payable(look, sheets_of(look).landmarks[0].ways[0])
    facts: dict[str, Fact] = {"landmarks": tuple(reached), "ready": int(ready)}
    return Found(facts, marks=tuple(f"landmark/{landmark}" for landmark in reached))


def landmark_near(look: Glance) -> Found | None:
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


def bribe(look: Glance) -> Found | None:
    """What the next Bribe would save."""
    marks = own(look).marks
    boxes = look.offered(Bribe)
    if (look.path and not isinstance(look.hovered, Bribe)) or marks < ENOUGH_DISDAIN or not boxes:
        return None
    penalties = look.content.box.left.disdain.penalty
    worst = len(penalties) - 1
    saves = penalties[min(marks, worst)] - penalties[min(marks - 1, worst)]
    return Found({"marks": marks, "saves": saves}, marks=tuple(option.path[0] for option in boxes))
