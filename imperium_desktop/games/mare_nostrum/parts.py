"""Mare Nostrum: Empires."""

from imperium_desktop.content.reading import load_shipped
from imperium_desktop.games.mare_nostrum.analysis.position import Position, lay_out, setup_of
from imperium_desktop.games.mare_nostrum.bot import MareNostrumAdviser
from imperium_desktop.games.mare_nostrum.bot.thinker import LEVELS, mare_thinker
from imperium_desktop.games.mare_nostrum.rules import MareNostrum
from imperium_desktop.games.mare_nostrum.rules.components import EMPIRES, Box
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.teaching import MARE_NOSTRUM
from imperium_desktop.games.mare_nostrum.teaching.merits import MERITS
from imperium_desktop.registry.parts import GameParts
from imperium_desktop.teaching.lessons import Course

PARTS = GameParts(
    load=lambda: load_shipped(MareNostrum, ("map", "empires", "cards", "components"), Box, Components),
    adviser=MareNostrumAdviser,
    teacher=MARE_NOSTRUM,
    course=lambda game: Course(game, Position, setup_of, lay_out),
    merits=MERITS,
    sides=lambda setup: EMPIRES[: setup.seats],
    levels=LEVELS,
    thinker=mare_thinker,
)
