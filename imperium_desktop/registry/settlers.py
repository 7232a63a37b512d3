"""Osadnicy: Narodziny Imperium."""

from imperium_desktop.bots.settlers import SettlersAdviser
from imperium_desktop.content.reading import content_hash
from imperium_desktop.content.settlers import read_box
from imperium_desktop.registry.room import Room
from imperium_desktop.rules.settlers import Settlers
from imperium_desktop.rules.settlers.content import Components
from imperium_desktop.shipped import shipped
from imperium_desktop.store.folders import Folders
from imperium_desktop.teaching.settlers import SETTLERS, settlers_course
from imperium_desktop.text.reading import languages


def load() -> Settlers:
    own = Folders.of_user().own_cards("settlers")
    box = read_box(shipped("resources") / "content" / "settlers", own, [language.id for language in languages()])
    return Settlers(Components(box), content_hash(box.played))


ROOM = Room(load, SettlersAdviser, SETTLERS, settlers_course)
