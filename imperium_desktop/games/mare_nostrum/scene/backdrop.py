"""What lies under the pieces: felt, the map, tracks, strip and tray."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from imperium_desktop.games.mare_nostrum.analysis.survey import at_war
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.scene.cards.display_faces import paint_display
from imperium_desktop.games.mare_nostrum.scene.key_legend import paint_keys
from imperium_desktop.games.mare_nostrum.scene.looking import sight
from imperium_desktop.games.mare_nostrum.scene.map.ground import OUT, Ground, Tint
from imperium_desktop.games.mare_nostrum.scene.map.reading import in_play, owner_of_province
from imperium_desktop.games.mare_nostrum.scene.map.tracks import paint_tracks, standings_of
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.games.mare_nostrum.scene.strip import paint_strip, strip_facts
from imperium_desktop.games.mare_nostrum.scene.trade.ground import TradeGround
from imperium_desktop.games.mare_nostrum.scene.trade.paint import paint_trade
from imperium_desktop.games.mare_nostrum.scene.tray_ground import paint_tray
from imperium_desktop.ui.theme.kept_pictures import KeptPictures, as_large
from imperium_desktop.ui.theme.paint import table_light
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import surfaces_made

SHADOW = 30
"""Pixels that the shadow of the tracks reaches at most over the map."""


def tints_of(content: Components, view: State) -> tuple[Tint, ...]:
    """How each province is coloured."""
    return tuple(
        Tint(owner_of_province(view, number), at_war(view, number)) if in_play(content, view, number) else Tint(OUT)
        for number in range(len(content.provinces))
    )


class Backdrop:
    def __init__(self, content: Components) -> None:
        self.content = content
        self.ground = Ground(content)
        self.trade = TradeGround()
        self._laid = QPixmap()
        self._laid_for: object = None
        self._parts = KeptPictures()
        """Pictures of strip and tray."""

    def forget(self) -> None:
        self.ground.forget()
        self.trade.forget()
        self._parts.forget()
        self._laid_for = None

    def paint(self, p: QPainter, plan: Plan, shown: Shown) -> None:
        seen = sight(shown)
        if seen == "map":
            p.drawPixmap(QPointF(0, 0), self._table(plan, shown, p.device().devicePixelRatioF()))
        elif seen == "trade":
            self.trade.paint(p, plan, self.content, shown)
            paint_trade(p, plan, self.content, shown)
        else:
            self.trade.paint_felt(p, plan, shown)
            paint_display(p, plan, self.content, shown)
        wood = surfaces_made(p.device().devicePixelRatioF())
        self._parts.draw(
            p,
            QRectF(*plan.areas.strip),
            (wood, strip_facts(self.content, shown)),
            lambda kept: paint_strip(kept, plan, self.content, shown),
        )
        paint_tray(p, plan, self.content, shown, self._parts)
        paint_keys(p, plan, shown)

    def _table(self, plan: Plan, shown: Shown, ratio: float) -> QPixmap:
        """Paint the felt, the coloured map and the tracks.

        They change with the window, and when a player gains or loses something on the map.
        """
        made = surfaces_made(ratio)
        tints = tints_of(self.content, shown.view)
        standings = standings_of(self.content, shown.view)
        language = shown.words.language.id
        wanted = shown.size, plan.field, plan.board, ratio, palette().name, made, language, tints, standings
        if wanted != self._laid_for:
            rect = QRectF(0, 0, *shown.size)
            self._laid = as_large(self._laid, rect.size(), ratio)
            with QPainter(self._laid) as p:
                p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
                table_light(p, rect, ratio)
                self.ground.paint(p, plan, tints, made)
                p.setPen(QColor(palette().wood_dark_line))
                p.drawRect(QRectF(*plan.board).adjusted(-0.5, -0.5, 0.5, 0.5))
                around = QRectF(*plan.tracks).adjusted(0, 0, SHADOW, 0)
                self._parts.draw(
                    p, around, (made, language, standings), lambda kept: paint_tracks(kept, plan, standings)
                )
            self._laid_for = wanted
        return self._laid
