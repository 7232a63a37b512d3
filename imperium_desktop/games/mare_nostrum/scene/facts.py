"""Mare Nostrum: Empires on the pages outside a match."""

from imperium_desktop.ui.scenes.protocol.facts import GameFacts

FACTS = GameFacts(
    icon="mare-trireme",
    family="mare",
)
