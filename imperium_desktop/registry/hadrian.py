"""Hadrian's Wall."""

from imperium_desktop.bots.hadrian import HadrianAdviser
from imperium_desktop.content.reading import content_hash, read_content
from imperium_desktop.registry.parts import GameParts
from imperium_desktop.resource_files import resource_folder
from imperium_desktop.rules.hadrian import Hadrian
from imperium_desktop.rules.hadrian.campaign import forts
from imperium_desktop.rules.hadrian.components import Box
from imperium_desktop.rules.hadrian.content import Components
from imperium_desktop.rules.hadrian.position import Position, lay_out, setup_of
from imperium_desktop.teaching.hadrian import HADRIAN
from imperium_desktop.teaching.lessons import Course

FILES = ("left_sheet", "right_sheet", "cards", "game", "campaign")


def load() -> Hadrian:
    folder = resource_folder("resources") / "content" / "hadrian"
    box = read_content([folder / f"{name}.toml" for name in FILES], Box)
    return Hadrian(Components(box), content_hash(box))


PARTS = GameParts(
    load,
    HadrianAdviser,
    HADRIAN,
    lambda game: Course(game, Position, setup_of, lay_out),
    lambda game, past: forts(game.content, past),
)
