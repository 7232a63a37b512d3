"""Pictures for the rulebook: the pieces that a paragraph speaks of, side by side on the cloth of the table."""

from typing import Final

from PySide6.QtGui import QImage

from imperium_desktop.games.settlers.analysis.position import lay_out, setup_of
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.scene.face_kinds import SettlersFace
from imperium_desktop.games.settlers.scene.faces import paint_face
from imperium_desktop.games.settlers.scene.layout import layout
from imperium_desktop.games.settlers.scene.plan import Plan
from imperium_desktop.games.settlers.teaching.pictures import TablePicture
from imperium_desktop.registry import load_game
from imperium_desktop.rules.match import Match
from imperium_desktop.teaching.pictures import read_pictures
from imperium_desktop.ui.scenes.cards.pictures import paint_side_by_side
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.theme.language import language
from imperium_desktop.ui.wording.game_names import words_of

WINDOW: Final = (1920.0, 1080.0)


class PictureBook:
    def __init__(self, content: Components) -> None:
        self.content = content
        self.pictures = read_pictures("settlers", TablePicture)

    def picture(self, name: str, width: float, ratio: float) -> QImage:
        shown = self.pictures[name]
        words = words_of("settlers", language())
        return paint_side_by_side(
            self._faces(shown),
            shown.mark,
            width,
            ratio,
            lambda p, face, rect: paint_face(p, face, rect, self.content, words),
        )

    def _faces(self, shown: TablePicture) -> dict[str, SettlersFace]:
        """Each with all that lies on it, as the table would show it."""
        start = lay_out(self.content, shown.position)
        match = Match(load_game("settlers"), setup_of(shown.position), 0, start=start)
        view = match.view(0)
        plan = Plan(*WINDOW, Camera(), len(view.players) - 1)
        places = layout(self.content, view, match.decision, 0, plan, None, None)
        return {key: places[key].face for key in shown.show}
