"""The rows of the list of past matches."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from imperium_desktop.store.history import Finished, History, Oddity
from imperium_desktop.ui.archive import history_words
from imperium_desktop.ui.kit import escaped
from imperium_desktop.ui.kit.lists.item_list import (
    ItemList,
    RowDelegate,
    Sayings,
    paint_thumbnail,
    write,
    write_marked,
    write_right,
)
from imperium_desktop.ui.pictures.match_picture import Pictures
from imperium_desktop.ui.scenes import facts_of
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.icons import icon_pixmap
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.wording.dates import date_and_time, duration, moment
from imperium_desktop.ui.wording.game_names import title_of


class HistoryList(ItemList):
    def __init__(self, history: History, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(
            Sayings(
                title=history_words.headline,
                spoken=history_words.spoken_line,
                tip=lambda match: date_and_time(match.when),
                file=history.file,
            ),
            parent,
        )
        self.signs: Mapping[str, int] = {}
        self.setItemDelegate(HistoryDelegate(history, pictures, lambda: self.signs, self))
        pictures.made.connect(self.repaint_file)


class HistoryDelegate(RowDelegate):
    def __init__(
        self, history: History, pictures: Pictures, signs: Callable[[], Mapping[str, int]], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._history = history
        self._pictures = pictures
        self._signs = signs

    def paint_picture(self, p: QPainter, frame: QRectF, item: Finished | Oddity) -> None:
        ratio = self.list.devicePixelRatioF()
        if isinstance(item, Oddity):
            paint_thumbnail(p, frame, None, "app-warning", ratio)
            return
        file = self._history.file(item)
        picture = self._pictures.picture(file, round(frame.width()), round(frame.height()), ratio)
        paint_thumbnail(p, frame, picture, facts_of(item.game).icon, ratio)

    def paint_words(self, p: QPainter, lines: list[QRectF], item: Finished | Oddity) -> None:
        colours, ratio = palette(), self.list.devicePixelRatioF()
        title, about, people = self.LINES
        room = write_right(p, lines[0], moment(item.when), "small", colours.on_page_secondary)
        write(p, lines[0].adjusted(0, 0, -room, 0), history_words.headline(item), title, colours.on_page_title)
        if isinstance(item, Oddity):
            write(p, lines[1], history_words.about(item), "strong", colours.danger_text)
            return
        room = self._paint_duration(p, lines[1], item)
        game = f"{{icon:{facts_of(item.game).icon}}} {escaped(title_of(item.game))}"
        write_marked(p, lines[1].adjusted(0, 0, -room, 0), [game], about, "on_page_secondary", ratio)
        placed = history_words.placed(item, self._signs())
        parts = [f"{one.marked}\u00a0**{one.points}**" for one in placed]
        write_marked(p, lines[2], parts, people, "ink", ratio)

    def _paint_duration(self, p: QPainter, line: QRectF, match: Finished) -> float:
        if match.seconds is None:
            return 0
        room = write_right(p, line, duration(match.seconds), "small", palette().on_page_faint)
        side = sizes.measure.scaled(15)
        at = QPointF(round(line.right() - room - side + 8), round(line.center().y() - side / 2))
        p.drawPixmap(at, icon_pixmap("app-clock", side, self.list.devicePixelRatioF()))
        return room + side
