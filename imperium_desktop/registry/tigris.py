"""Tigris & Euphrates."""

from imperium_desktop.bots.tigris import TigrisAdviser
from imperium_desktop.content.reading import content_hash, read_content
from imperium_desktop.registry.parts import GameParts
from imperium_desktop.resource_files import resource_folder
from imperium_desktop.rules.tigris import Tigris
from imperium_desktop.rules.tigris.components import Box, Components
from imperium_desktop.rules.tigris.position import Position, lay_out, setup_of
from imperium_desktop.teaching.lessons import Course
from imperium_desktop.teaching.tigris import TIGRIS


def load() -> Tigris:
    folder = resource_folder("resources") / "content" / "tigris"
    box = read_content([folder / "components.toml", folder / "boards.toml"], Box)
    return Tigris(Components(box), content_hash(box))


PARTS = GameParts(load, TigrisAdviser, TIGRIS, lambda game: Course(game, Position, setup_of, lay_out))
