"""Imperial Settlers on the pages outside a match."""

from imperium_desktop.ui.scenes.protocol.facts import GameFacts

FACTS = GameFacts(
    icon="settlers-production",
    family="settlers",
    lost=("lost",),
    won=("won",),
    border="fields",
)
