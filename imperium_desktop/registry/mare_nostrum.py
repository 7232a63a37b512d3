"""Mare Nostrum: Empires."""

from imperium_desktop.bots.mare_nostrum import MareNostrumAdviser
from imperium_desktop.content.reading import load_shipped
from imperium_desktop.registry.parts import GameParts
from imperium_desktop.rules.mare_nostrum import MareNostrum
from imperium_desktop.rules.mare_nostrum.components import Box
from imperium_desktop.rules.mare_nostrum.content import Components
from imperium_desktop.rules.mare_nostrum.position import Position, lay_out, setup_of
from imperium_desktop.teaching.lessons import Course
from imperium_desktop.teaching.mare_nostrum import MARE_NOSTRUM
from imperium_desktop.teaching.mare_nostrum.merits import MERITS

PARTS = GameParts(
    load=lambda: load_shipped(MareNostrum, ("map", "empires", "cards", "components"), Box, Components),
    adviser=MareNostrumAdviser,
    teacher=MARE_NOSTRUM,
    course=lambda game: Course(game, Position, setup_of, lay_out),
    merits=MERITS,
)
