"""Tigris & Euphrates on the pages outside a match."""

from imperium_desktop.ui.scenes.protocol.facts import GameFacts

FACTS = GameFacts(
    icon="tigris-lion",
    family="tigris",
)
