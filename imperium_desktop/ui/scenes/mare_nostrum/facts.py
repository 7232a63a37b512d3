"""Mare Nostrum: Empires on the pages outside a match."""

from imperium_desktop.ui.scenes.protocol.facts import GameFacts, Point
from imperium_desktop.ui.theme.language import mark

FACTS = GameFacts(
    icon="mare-trireme",
    minutes=150,
    family="mare",
    side=mark("empire"),
    focus=0.53,
    points=(
        Point("mare-caravan", mark("Collect goods and coins, and trade: whoever is taken from takes next.")),
        Point("mare-temple", mark("Build with sets of different goods or of coins: caravans, cities, heroes.")),
        Point("mare-legion", mark("Sail, march and conquer. There are four ways to win, and rivals see them too.")),
    ),
)
