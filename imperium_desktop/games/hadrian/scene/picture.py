"""Pictures for the rulebook: the table of a position, cut out where the paragraph speaks of it."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from imperium_desktop.games.hadrian.analysis.position import lay_out, setup_of
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.scene.attack.plan import AttackPlan
from imperium_desktop.games.hadrian.scene.backdrop import Backdrop
from imperium_desktop.games.hadrian.scene.cards.faces import paint_face
from imperium_desktop.games.hadrian.scene.layout import layout
from imperium_desktop.games.hadrian.scene.plan import Plan, laid_on
from imperium_desktop.games.hadrian.scene.sheets.geometry import HEIGHT, WIDTH
from imperium_desktop.games.hadrian.scene.sheets.marks import marks_of
from imperium_desktop.games.hadrian.scene.sheets.pictures import HINTS
from imperium_desktop.games.hadrian.scene.shown import HadrianGaze, Shown
from imperium_desktop.games.hadrian.teaching.pictures import TablePicture
from imperium_desktop.registry import load_game
from imperium_desktop.rules.match import Match
from imperium_desktop.teaching.pictures import read_pictures
from imperium_desktop.text.words import Words
from imperium_desktop.ui.stage.pieces import area_of, outline_of
from imperium_desktop.ui.stage.placement import Layout, Placement
from imperium_desktop.ui.theme.language import language
from imperium_desktop.ui.theme.paint import lit
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.wording.game_names import words_of

WIDE, NARROW = (1920.0, 1080.0), (1280.0, 720.0)
"""Both sheets lie side by side in about their natural size; an attack is cut from a smaller table."""
AROUND = 10.0
"""Pixels of the table around cards."""
CARDS: Final = {"drawn": ("card/",), "paths": ("path/",), "prospects": ("prospect/", "fate")}
"""How the elements of a part begin."""


class PictureBook:
    def __init__(self, content: Components) -> None:
        self.content = content
        self.pictures = read_pictures("hadrian", TablePicture)
        self._backdrop = Backdrop(content)

    def picture(self, name: str, width: float, ratio: float) -> QImage:
        picture = self.pictures[name]
        start = lay_out(self.content, picture.position)
        match = Match(load_game("hadrian"), setup_of(picture.position), 0, start=start)
        window = NARROW if picture.part == "attack" else WIDE
        words = words_of("hadrian", language())
        shown = Shown(match.view(0), 0, words, window, range(6), HadrianGaze(), match.decision)
        plan = Plan(*window, shown.camera, shown.gaze.sight)
        fought = self._backdrop.attack(shown)
        places = layout(self.content, shown.view, match.decision, 0, plan, fought)
        cut = cut_out(picture, plan, places)
        image = QImage((cut.size() * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as p:
            p.setRenderHints(HINTS)
            p.translate(-cut.topLeft())
            if picture.part in plan.sheets:
                self._paint_sheet(p, picture.part, plan, shown, ratio)
            else:
                self._backdrop.paint(p, plan, shown)
                self._paint_faces(p, [place for place in places.values() if cut.contains(*place.centre)], words)
            for key in picture.mark:
                lit(p, outline_of(QRectF(*places[key][:4]), places[key].round), quiet=True)
        return shrunk(image, width, ratio)

    def _paint_sheet(self, p: QPainter, sheet: str, plan: Plan, shown: Shown, ratio: float) -> None:
        """The sheet alone: nothing of the table around it is seen."""
        place, marks = plan.sheets[sheet], marks_of(self.content, shown.view, 0)
        written, _ = self._backdrop.pictures.show(sheet, 0, marks, place.width, ratio, shown.words)
        p.drawPixmap(QPointF(place.x, place.y), written.picture)

    def _paint_faces(self, p: QPainter, places: Iterable[Placement], words: Words) -> None:
        for place in sorted(places, key=lambda place: place.z):
            if place.face:
                paint_face(p, place.face, QRectF(*place[:4]), self.content, words)


def cut_out(picture: TablePicture, plan: Plan, places: Layout) -> QRectF:
    match picture.part:
        case "left" | "right" as sheet:
            frame = Rect(*(picture.frame or (0, 0, WIDTH, HEIGHT)))
            return QRectF(QRectF(*laid_on(plan.sheets[sheet], frame)).toRect())
        case "attack":
            return QRectF(*AttackPlan(plan.areas).field)
        case cards:
            found = [place for key, place in places.items() if key.startswith(CARDS[cards])]
            return area_of(found).adjusted(-AROUND, -AROUND, AROUND, AROUND)


def shrunk(image: QImage, width: float, ratio: float) -> QImage:
    """No wider than that; small things are not blown up."""
    if image.width() <= width * ratio:
        return image
    size = QSize(round(width * ratio), round(image.height() * width * ratio / image.width()))
    small = image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    small.setDevicePixelRatio(ratio)
    return small
