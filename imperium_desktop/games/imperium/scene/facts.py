"""Imperium on the pages outside a match."""

from imperium_desktop.ui.scenes.protocol.facts import GameFacts, Keys
from imperium_desktop.ui.theme.language import mark

FACTS = GameFacts(
    icon="imperium-empire",
    family="imperium",
    side=mark("nation"),
    border="fields",
    keys=(
        Keys(mark("draw a nation at random, when you choose one"), ("L",)),
        Keys(mark("take side A or B of your nation’s power card"), ("A", "B")),
    ),
)
