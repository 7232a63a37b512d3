"""Tigris & Euphrates on the pages outside a match."""

from imperium_desktop.ui.scenes.protocol.facts import GameFacts
from imperium_desktop.ui.theme.language import mark

FACTS = GameFacts(
    icon="tigris-lion",
    family="tigris",
    side=mark("dynasty"),
)
