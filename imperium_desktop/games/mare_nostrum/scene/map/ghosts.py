"""What would stand on the map before the question is answered (§7.6b).

A building on the site that is pointed at, legions on the buildings that are picked for occupation.
"""

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from imperium_desktop.games.mare_nostrum.rules.options import BuildBuilding
from imperium_desktop.games.mare_nostrum.scene.face_kinds import SiteFace
from imperium_desktop.games.mare_nostrum.scene.faces import small_shield
from imperium_desktop.games.mare_nostrum.scene.map.reading import empire_of
from imperium_desktop.games.mare_nostrum.scene.shown import Laid, Shown
from imperium_desktop.ui.stage.placement import Placement

OCCUPY: Final = "mare_nostrum.occupy"
GHOST: Final = 0.70
SHARE: Final = 0.014
"""The scale of a shield, for each pixel that its site is wide."""


def ghost_of_building(laid: Laid, at: str, option: BuildBuilding) -> Placement:
    """Ghost of a building as it would stand on its site."""
    owner = empire_of(laid.shown.view, laid.shown.seat)
    face = SiteFace("built", option.building, option.good or "", owner, "")
    return laid.layout[at]._replace(face=face)


def posts_picked(shown: Shown) -> tuple[str, ...]:
    """The sites that are picked so far."""
    if shown.question is None or shown.decision is None or shown.decision.kind != OCCUPY:
        return ()
    return tuple(sorted(shown.question.picked))


def paint_ghosts(p: QPainter, laid: Laid) -> None:
    """Paint ghosts at the lower right of each site, where a legion on a post stands."""
    empire = empire_of(laid.shown.view, laid.shown.seat)
    p.save()
    p.setOpacity(GHOST)
    for key in posts_picked(laid.shown):
        place = laid.layout[key]
        at = QPointF(place.x + place.width * 0.8, place.y + place.height * 0.78)
        small_shield(p, at, empire, place.width * SHARE)
    p.restore()
