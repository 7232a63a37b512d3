"""Tigris & Euphrates on the pages outside a match."""

from imperium_desktop.ui.scenes.protocol.facts import GameFacts, Point
from imperium_desktop.ui.theme.language import mark

FACTS = GameFacts(
    icon="tigris-lion",
    minutes=90,
    family="tigris",
    side=mark("dynasty"),
    focus=0.54,
    points=(
        Point("tigris-temple", mark("Lay tiles and set your four leaders beside temples: so kingdoms grow.")),
        Point("tigris-war", mark("Join two kingdoms and their leaders fight. Only one of each colour may stay.")),
        Point("tigris-monument", mark("Turn four tiles of one colour into a monument that pays every turn.")),
    ),
)
