"""The rows of the list of saves."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from imperium_desktop.store.library import SaveEntry
from imperium_desktop.ui.archive import save_words
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
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.wording.dates import date_and_time, moment
from imperium_desktop.ui.wording.notes import note_title


class SaveList(ItemList):
    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(
            Sayings(
                title=save_words.headline,
                spoken=save_words.spoken_line,
                tip=lambda entry: f"{entry.name}\n{date_and_time(entry.when)}",
                file=lambda entry: entry.file,
            ),
            parent,
        )
        self.setItemDelegate(SaveDelegate(pictures, self))
        pictures.made.connect(self.repaint_file)


class SaveDelegate(RowDelegate):
    def __init__(self, pictures: Pictures, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures = pictures

    def paint_picture(self, p: QPainter, frame: QRectF, item: SaveEntry) -> None:
        ratio = self.list.devicePixelRatioF()
        picture = self._pictures.picture(item.file, round(frame.width()), round(frame.height()), ratio)
        paint_thumbnail(p, frame, picture, facts_of(item.game).icon if item.game else "app-warning", ratio)

    def paint_words(self, p: QPainter, lines: list[QRectF], item: SaveEntry) -> None:
        colours, ratio = palette(), self.list.devicePixelRatioF()
        title, about, people = self.LINES
        room = write_right(p, lines[0], moment(item.when), "small", colours.on_page_secondary)
        write(p, lines[0].adjusted(0, 0, -room, 0), save_words.headline(item), title, colours.on_page_title)
        room = self._paint_note(p, lines[1], item)
        line = save_words.about(item, self._pictures.table(item.file))
        write_marked(p, lines[1].adjusted(0, 0, -room, 0), [line], about, "on_page_secondary", ratio)
        write_marked(p, lines[2], [sitter.marked for sitter in save_words.who(item)], people, "ink", ratio)

    def _paint_note(self, p: QPainter, line: QRectF, entry: SaveEntry) -> float:
        """Returns the room it takes at the end of the line."""
        if entry.note is None:
            quiet = tr("autosave") if entry.place == "matches" else ""
            return write_right(p, line, quiet, "fold mark", palette().on_page_faint)
        colour = palette().on_page_label if entry.note.harmless else palette().danger_text
        room = write_right(p, line, note_title(entry.note), "strong", colour)
        side = sizes.measure.scaled(16)
        at = QPointF(round(line.right() - room - side + 6), round(line.center().y() - side / 2))
        p.drawPixmap(at, icon_pixmap("app-warning", side, self.list.devicePixelRatioF()))
        return room + side
