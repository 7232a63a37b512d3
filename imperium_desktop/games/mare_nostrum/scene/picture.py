"""Pictures for the rulebook: a part of the map with what lies on it."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from imperium_desktop.games.mare_nostrum.analysis.position import lay_out
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.scene.backdrop import tints_of
from imperium_desktop.games.mare_nostrum.scene.faces import paint_piece
from imperium_desktop.games.mare_nostrum.scene.map.ground import Ground
from imperium_desktop.games.mare_nostrum.scene.map.names import Letters, paint_names
from imperium_desktop.games.mare_nostrum.scene.map.pieces import map_pieces
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.teaching.pictures import MapPicture
from imperium_desktop.teaching.pictures import read_pictures
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.pieces import outline_of, path_of
from imperium_desktop.ui.theme.language import language
from imperium_desktop.ui.theme.paint import lit
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.wording.game_names import words_of

WINDOW: Final = (1920.0, 1080.0)
LEAST_SCALE: Final = 0.5
"""Pixels for a unit of the map: names and pieces are drawn so large at least, then the picture is made smaller."""


class PicturePlan(Plan):
    """A part of the map that fills a picture of some width."""

    def __init__(self, content: Components, frame: tuple[float, float, float, float], width: float) -> None:
        super().__init__(content, *WINDOW, Camera())
        x, y, across, down = frame
        board = content.box.board
        self.scale = self.fitting = width / across
        self.board = Rect(0, 0, width, down * self.scale)
        self.field = Rect(-x * self.scale, -y * self.scale, board.width * self.scale, board.height * self.scale)
        self.piece = self.scale


class PictureBook:
    def __init__(self, content: Components) -> None:
        self.content = content
        self.pictures = read_pictures("mare_nostrum", MapPicture)

    def picture(self, name: str, width: float, ratio: float) -> QImage:
        shown, board = self.pictures[name], self.content.box.board
        frame = shown.frame or (0, 0, board.width, board.height)
        plan = PicturePlan(self.content, frame, max(width, frame[2] * LEAST_SCALE))
        smaller = width / plan.board.width
        size = QRectF(0, 0, width * ratio, plan.board.height * smaller * ratio).toAlignedRect().size()
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as p:
            p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            p.scale(smaller, smaller)
            self._paint(p, plan, shown)
        return image

    def _paint(self, p: QPainter, plan: Plan, shown: MapPicture) -> None:
        state = lay_out(self.content, shown.position)
        Ground(self.content).paint(p, plan, tints_of(self.content, state), None)
        places = dict(map_pieces(self.content, state, plan))
        for place in sorted(places.values(), key=lambda place: place.z):
            if place.face:
                p.save()
                paint_piece(p, place.face, QRectF(*place[:4]))
                p.restore()
        paint_names(p, plan, state, words_of("mare_nostrum", language()), Letters())
        for key in shown.mark:
            place = places[key]
            outline = path_of(place.shape) if place.shape else outline_of(QRectF(*place[:4]), round_=place.round)
            lit(p, outline, quiet=True)
