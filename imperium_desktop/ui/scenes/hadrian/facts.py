"""Hadrian's Wall on the pages outside a match."""

from imperium_desktop.ui.scenes.protocol.facts import GameFacts, Point
from imperium_desktop.ui.theme.language import mark

FACTS = GameFacts(
    icon="hadrian-soldier",
    minutes=60,
    family="hadrian",
    lost=("fort_lost",),
    won=("fort_won", "fort_challenge"),
    border="wall",
    points=(
        Point("hadrian-wall", mark("Spend workers and stone each Year: build the wall and the fort behind it.")),
        Point("hadrian-civilian", mark("Win citizens, who open markets, theatres, temples and baths.")),
        Point("hadrian-attack", mark("At the end of each Year the Picts attack: what is not held brings disdain.")),
    ),
)
