"""Mare Nostrum: Empires on the pages outside a match."""

from imperium_desktop.ui.scenes.protocol.facts import GameFacts
from imperium_desktop.ui.theme.language import mark

FACTS = GameFacts(
    icon="mare-trireme",
    family="mare",
    side=mark("empire"),
)
