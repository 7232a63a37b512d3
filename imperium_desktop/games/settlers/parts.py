"""Imperial Settlers."""

from pathlib import Path

from imperium_desktop.content.reading import content_folder, content_hash
from imperium_desktop.games.settlers.analysis.position import Position, lay_out, setup_of
from imperium_desktop.games.settlers.bot import SettlersAdviser
from imperium_desktop.games.settlers.bot.thinker import LEVELS, settlers_thinker
from imperium_desktop.games.settlers.card_files import read_box
from imperium_desktop.games.settlers.rules import Settlers
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.state import State
from imperium_desktop.games.settlers.teaching import SETTLERS
from imperium_desktop.games.settlers.teaching.merits import MERITS
from imperium_desktop.registry.parts import AnyGame, GameParts
from imperium_desktop.store.folders import Folders
from imperium_desktop.teaching.lessons import Course
from imperium_desktop.text.reading import languages


def load(own: Path | None = None) -> Settlers:
    box = read_box(content_folder(Settlers.id), own, [language.id for language in languages()])
    return Settlers(Components(box), content_hash(box.without_sources), content_hash(box.played_with_expansion))


def load_corrected() -> Settlers:
    return load(Folders.of_user().own_cards(Settlers.id))


def course(game: AnyGame) -> Course[State, Components, Position]:
    """Make the course on the shipped cards: what a lesson asks for may be impossible with others."""
    return Course(load() if game.content.box.corrections.cards else game, Position, setup_of, lay_out)


PARTS = GameParts(
    load=load_corrected,
    adviser=SettlersAdviser,
    teacher=SETTLERS,
    course=course,
    merits=MERITS,
    levels=LEVELS,
    thinker=settlers_thinker,
)
