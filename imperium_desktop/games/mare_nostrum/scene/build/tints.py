"""What is ringed on the map: the sites for a building, what is being paid for, and what was conquered."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.scene.battle.placard import meant_by_site
from imperium_desktop.games.mare_nostrum.scene.build.wells import is_building, sites_of_item
from imperium_desktop.games.mare_nostrum.scene.shown import Laid
from imperium_desktop.rules.keys import Key
from imperium_desktop.ui.stage.overlay import Tint
from imperium_desktop.ui.stage.pieces import path_of
from imperium_desktop.ui.stage.placement import PLACELESS, Zone
from imperium_desktop.ui.theme.palette import palette


def build_tints(content: Components, laid: Laid, at: str, item: str) -> list[Tint]:
    shown = laid.shown
    if not is_building(shown):
        return []
    if shown.view.purchase is not None:
        keys = [shown.view.purchase.wish.path[-1]]
    else:
        kind, pointed = Key.of(at)
        keys = sites_of_item(content, shown, pointed if kind == "build" else item)
    return [ring(laid, key) for key in keys if key in laid.layout and laid.layout[key].zone not in PLACELESS]


def site_rings(laid: Laid) -> list[Tint]:
    """Conquered buildings, which can be touched instead of a row of the placard."""
    sites = [key for key in laid.layout if key.startswith("site/") and meant_by_site(laid.shown, key, shifted=True)]
    return [ring(laid, key) for key in sites]


def ring(laid: Laid, key: str) -> Tint:
    place = laid.layout[key]
    path = path_of(place.shape) if place.shape else QPainterPath()
    if not place.shape:
        path.addEllipse(QRectF(place.x, place.y, place.width, place.height).adjusted(-5, -5, 5, 5))
    return Tint(path, path, palette().lit_line, ground=place.zone is Zone.BOARD)
