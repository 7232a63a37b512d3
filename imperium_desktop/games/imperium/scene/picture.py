"""Pictures for the rulebook: the cards that a paragraph speaks of, side by side on the cloth of the table."""

from PySide6.QtGui import QImage

from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.scene.face_kinds import CardFace, PlayedFace, SlotFace
from imperium_desktop.games.imperium.scene.faces import paint_face
from imperium_desktop.games.imperium.teaching.pictures import CardPicture, ShownCard
from imperium_desktop.teaching.pictures import read_pictures
from imperium_desktop.ui.scenes.cards.pictures import paint_side_by_side
from imperium_desktop.ui.theme.language import language
from imperium_desktop.ui.wording.game_names import words_of


class PictureBook:
    def __init__(self, content: Components) -> None:
        self.content = content
        self.pictures = read_pictures("imperium", CardPicture)

    def picture(self, name: str, width: float, ratio: float) -> QImage:
        shown = self.pictures[name]
        words = words_of("imperium", language())
        return paint_side_by_side(
            {card.card: face_of(card) for card in shown.show},
            shown.mark,
            width,
            ratio,
            lambda p, face, rect: paint_face(p, face, rect, self.content, words),
        )


def face_of(shown: ShownCard) -> PlayedFace | SlotFace | CardFace:
    if shown.exhausted:
        return PlayedFace(shown.card, marked=True)
    return SlotFace(shown.card, shown.tokens) if any(shown.tokens) else CardFace(shown.card)
