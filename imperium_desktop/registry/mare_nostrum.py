"""Mare Nostrum: Empires."""

from imperium_desktop.bots.mare_nostrum import MareNostrumAdviser
from imperium_desktop.content.reading import load_shipped
from imperium_desktop.registry.parts import GameParts
from imperium_desktop.rules.mare_nostrum import MareNostrum
from imperium_desktop.rules.mare_nostrum.components import Box
from imperium_desktop.rules.mare_nostrum.content import Components
from imperium_desktop.rules.mare_nostrum.state import State
from imperium_desktop.teaching.lessons import Course
from imperium_desktop.teaching.mare_nostrum import MARE_NOSTRUM

PARTS = GameParts(
    load=lambda: load_shipped(MareNostrum, ("map", "empires", "cards", "components"), Box, Components),
    adviser=MareNostrumAdviser,
    teacher=MARE_NOSTRUM,
    course=lambda game: Course(game, State, lambda state: state.setup, lambda _content, state: state),
)
