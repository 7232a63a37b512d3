"""The keys of elements, taken apart."""

import pytest

from imperium_desktop.rules.keys import Key


@pytest.mark.parametrize(
    ("key", "zone", "parts"),
    [("skip", "skip", ()), ("look/own", "look", ("own",)), ("battle/2/latium", "battle", ("2", "latium"))],
)
def test_a_key_has_a_zone_and_the_parts_of_a_name(key: str, zone: str, parts: tuple[str, ...]) -> None:
    found = Key.of(key)
    assert (found.zone, found.parts, found.last) == (zone, parts, parts[-1] if parts else "")
    assert "/".join((found.zone, *found.parts)) == key
