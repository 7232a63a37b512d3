"""Imperium on the pages outside a match."""

from imperium_desktop.ui.scenes.protocol.facts import GameFacts, Keys
from imperium_desktop.ui.wording.messages import MessageKey

FACTS = GameFacts(
    icon="imperium-empire",
    family="imperium",
    border="fields",
    keys=(
        Keys(MessageKey("draw_a_nation_at_random"), ("L",)),
        Keys(MessageKey("take_side_a_or_b"), ("A", "B")),
    ),
)
