"""Hadrian's Wall on the pages outside a match."""

from imperium_desktop.ui.scenes.protocol.facts import GameFacts

FACTS = GameFacts(
    icon="hadrian-soldier",
    family="hadrian",
    lost=("fort_lost",),
    won=("fort_won", "fort_challenge"),
    border="wall",
)
