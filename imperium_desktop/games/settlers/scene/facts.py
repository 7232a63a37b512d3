"""Imperial Settlers on the pages outside a match."""

from imperium_desktop.ui.scenes.protocol.facts import GameFacts
from imperium_desktop.ui.theme.language import mark

FACTS = GameFacts(
    icon="settlers-production",
    family="settlers",
    side=mark("faction"),
    lost=("lost",),
    won=("won",),
    border="fields",
)
