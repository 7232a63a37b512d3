"""Pictures for the rulebook: the pieces that a paragraph speaks of, side by side on the cloth of the table."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from imperium_desktop.registry import load_game
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.settlers.content import Components
from imperium_desktop.rules.settlers.position import lay_out, setup_of
from imperium_desktop.teaching.pictures import read_pictures
from imperium_desktop.teaching.settlers.pictures import TablePicture
from imperium_desktop.ui.scenes.cards.lines import RATIO
from imperium_desktop.ui.scenes.settlers.faces import paint_face
from imperium_desktop.ui.scenes.settlers.layout import layout
from imperium_desktop.ui.scenes.settlers.plan import Plan, Viewpoint
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.pieces import outline_of
from imperium_desktop.ui.theme.language import language
from imperium_desktop.ui.theme.paint import lit, rounded, table_light
from imperium_desktop.ui.wording.game_names import words_of

WINDOW: Final = (1920.0, 1080.0)
CARD: Final = 150.0
"""As wide as a card that can be read like one in the hand."""
SMALLEST: Final = 84.0
"""Narrower cards say too little: rather a second line of them."""
GAP: Final = 10.0


class PictureBook:
    def __init__(self, content: Components) -> None:
        self.content = content
        self.pictures = read_pictures("settlers", TablePicture)

    def picture(self, name: str, width: float, ratio: float) -> QImage:
        shown = self.pictures[name]
        faces = self._faces(shown)
        lines = -(-len(faces) // max(1, int((width - GAP) // (SMALLEST + GAP))))
        across = -(-len(faces) // lines)
        card = min(CARD, (width - GAP) / across - GAP)
        size = (across * (card + GAP) + GAP, lines * (card * RATIO + GAP) + GAP)
        image = QImage(round(size[0] * ratio), round(size[1] * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as p:
            p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            ground = QRectF(0, 0, *size)
            p.setClipPath(rounded(ground, 6))
            table_light(p, ground, ratio)
            for number, (key, face) in enumerate(faces.items()):
                left = GAP + number % across * (card + GAP)
                rect = QRectF(left, GAP + number // across * (card * RATIO + GAP), card, card * RATIO)
                paint_face(p, face, rect, self.content, words_of("settlers", language()))
                if key in shown.mark:
                    lit(p, outline_of(rect, round_=False))
        return image

    def _faces(self, shown: TablePicture) -> dict[str, str]:
        """Each with all that lies on it, as the table would show it."""
        start = lay_out(self.content, shown.position)
        match = Match(load_game("settlers"), setup_of(shown.position), 0, start=start)
        view = match.view(0)
        plan = Plan(*WINDOW, Camera(), len(view.players) - 1)
        places = layout(self.content, view, match.decision, 0, plan, Viewpoint(), None)
        return {key: places[key].face for key in shown.show}
