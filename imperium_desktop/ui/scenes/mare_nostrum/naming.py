"""What lies where, in words: for tooltips and screen readers."""

from imperium_desktop.rules.mare_nostrum.content import Components
from imperium_desktop.ui.stage.shown import Shown


def element_name(content: Components, shown: Shown, key: str) -> str:
    """Every part of its key that has a name, the place last."""
    words, view = shown.words, shown.view
    kind, *names = key.split("/")
    named = [words.label(name) for name in names if not name.isdecimal()]
    if kind == "empire":
        return words.seat(int(names[0]))
    if kind == "site":
        place, building, *good = named
        return " · ".join((place, *(good or (building,))))
    return " · ".join(named) if named else words.label(kind)
