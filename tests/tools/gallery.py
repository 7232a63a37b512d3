"""All surfaces, strokes and widgets in one picture, in both themes.

`python -m tests.tools.gallery OUT.png` paints it. The words on it are samples, so they are not translated.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from imperium_desktop.games.tigris.scene.colours import TILE_COLOURS
from imperium_desktop.ui.kit import (
    Choice,
    DarkWood,
    Felt,
    IconSign,
    KeyCap,
    Page,
    Parchment,
    PlainButton,
    RichText,
    Rule,
    SeatSign,
    Segments,
    Switch,
    Wood,
    WoodMenuBar,
    WrapRow,
    seat_icon,
)
from imperium_desktop.ui.kit.fields import Field, Select
from imperium_desktop.ui.kit.fold import Fold
from imperium_desktop.ui.kit.progress import ProgressBar
from imperium_desktop.ui.kit.tabs import TabPages
from imperium_desktop.ui.kit.words.bubble import Bubble
from imperium_desktop.ui.theme import paint, style
from imperium_desktop.ui.theme.fonts import sans, sizes
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.theme.palette import PALETTES, SEATS, palette, set_theme
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.theme.textures import FORMAT, SURFACES, make_surfaces, surface
from imperium_desktop.ui.theme.velvet import curtain, pelmet

WIDTH: Final = 1920
HEIGHT: Final = 1260


class Painted(QWidget):
    """A place for strokes that belong to no widget."""

    def __init__(self, size: QSize, strokes: Callable[[QPainter, QRectF, float], None]) -> None:
        super().__init__()
        self.setFixedSize(size)
        self._strokes = strokes

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._strokes(p, QRectF(self.rect()), self.devicePixelRatioF())


def paint_surfaces(p: QPainter, area: QRectF, ratio: float) -> None:
    p.setFont(sans(13))
    for i, name in enumerate(SURFACES):
        tile = QRectF(area.left() + i * 140, area.top() + 4, 128, 86)
        path = paint.rounded(tile, 6)
        paint.shadow(p, path, 2, 5)
        p.fillPath(path, surface(name, ratio))
        p.setPen(QColor(palette().on_table_body))
        p.drawText(QPointF(tile.left(), tile.bottom() + 17), name)


def paint_board(p: QPainter, area: QRectF, ratio: float) -> None:
    """Frame, land, river, bank, and the states of a square."""
    cell, field = 60.0, QRectF(area.left() + 34, area.top() + 34, 8 * 60, 4 * 60)
    paint.board_frame(p, field, 30, ratio)
    p.save()
    p.setClipRect(field)
    p.fillRect(field, surface("board land", ratio))
    river = QRectF(field.left(), field.top() + 3 * cell, 8 * cell, cell)
    p.fillRect(river, surface("water", ratio))
    bank = QPainterPath(river.topLeft())
    bank.lineTo(river.topRight())
    paint.shore(p, bank)
    p.restore()

    def square(column: int, row: int) -> QRectF:
        return QRectF(field.left() + column * cell, field.top() + row * cell, cell, cell).adjusted(4, 4, -4, -4)

    for i, (sign, (top, bottom)) in enumerate(TILE_COLOURS.items()):
        box = square(2 * i, 0)
        path = paint.rounded(box, 5)
        paint.shadow(p, path, 2, 4)
        p.fillPath(path, paint.falling(box, top, bottom))
        p.fillPath(paint.rounded(box.adjusted(7, 7, -7, -7), 5), QColor(palette().ivory))
        draw_icon(p, f"tigris-{sign}", box.adjusted(10, 10, -10, -10))
    paint.lit(p, paint.rounded(square(0, 1), 6))
    paint.lit(p, paint.rounded(square(2, 1), 6), quiet=True)
    paint.chosen(p, paint.rounded(square(4, 1), 6))
    paint.lit(p, paint.rounded(square(6, 1), 6))
    paint.focused(p, paint.rounded(square(6, 1).adjusted(-5, -5, 5, 5), 11))
    for seat in range(len(SEATS)):
        paint.draw_seat(p, seat, QRectF(field.left() + 12 + seat * 78, field.top() + 3.2 * cell, 36, 36))


def paint_curtain(p: QPainter, area: QRectF, ratio: float) -> None:
    curtain(p, area, ratio, folds=14)
    pelmet(p, QRectF(area.left(), area.top(), area.width(), 96), ratio, scallops=5)
    paint.parchment_panel(p, QRectF(area.center().x() - 150, area.top() + 150, 300, 120), ratio)


def prompt_card() -> Parchment:
    card = Parchment()
    rows = QVBoxLayout(card)
    rows.setContentsMargins(16, 13, 16, 11)
    rows.setSpacing(5)
    head = QHBoxLayout()
    head.addWidget(RichText("CO TERAZ?", "label", "on_page_label"))
    head.addStretch(1)
    head.addWidget(RichText("[§7.6 Wsparcie]", "rule link"))
    rows.addLayout(head)
    rows.addWidget(RichText("Lew atakuje: ile **farm** dokładasz zza parawanu?", "prompt"))
    buttons = WrapRow(gap=7, line_gap=3)
    buttons.addWidget(PlainButton("Dołóż 1 farmę", "main", icon="app-check"))
    buttons.addWidget(PlainButton("Nic nie dokładam", "quiet", key="Spacja"))
    rows.addSpacing(4)
    rows.addLayout(buttons)
    return card


def log_page() -> Page:
    page = Page()
    page.rows.setSpacing(5)
    for line in (
        "Anna kładzie {icon:tigris-temple} świątynię na H5 i łączy dwa królestwa",
        "Pod {icon:tigris-unification} żetonem pojednania: konflikt rolników i kupców",
        "Anna wybiera: najpierw rolnicy (§7.5)",
        "Monument czarno-zielony płaci: Dzban +1 {icon:tigris-settlement}, Lew +1 {icon:tigris-market}",
    ):
        row = QHBoxLayout()
        row.setSpacing(9)
        row.addWidget(SeatSign(0, 14), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(RichText(line), 1)
        page.rows.addLayout(row)
        page.rows.addWidget(Rule())
    return page


def side_panel() -> Wood:
    panel = Wood("panel")
    panel.setFixedWidth(392)
    rows = QVBoxLayout(panel)
    rows.setContentsMargins(20, 14, 16, 14)
    rows.setSpacing(12)
    turn = QHBoxLayout()
    turn.setSpacing(12)
    turn.addWidget(SeatSign(0, 30))
    names = QVBoxLayout()
    names.setSpacing(0)
    names.addWidget(RichText("Anna · Lew", "heading", "on_table_title"))
    names.addWidget(RichText("Akcja 2 z 2 · wojna rolników", "phase", "on_table_secondary"))
    turn.addLayout(names, 1)
    turn.addWidget(RichText("tura 14\n0:42", "clock", "on_table_secondary"))
    rows.addLayout(turn)
    rows.addWidget(prompt_card())
    rows.addWidget(Fold("Musisz mieć więcej", "Ty: 4, Dzban: 3 i do 6 zakrytych żetonów. Remis wygrywa broniący się."))
    tabs = TabPages("Panel")
    tabs.add("log", "Dziennik", "app-log", log_page())
    tabs.add("scores", "Punkty", "app-trophy", QWidget())
    tabs.add("rules", "Zasady", "app-rulebook", QWidget())
    rows.addWidget(tabs, 1)
    return panel


def form() -> Parchment:
    sheet = Parchment()
    rows = QVBoxLayout(sheet)
    rows.setContentsMargins(24, 16, 24, 16)
    rows.setSpacing(8)
    head = QHBoxLayout()
    head.addWidget(RichText("Miejsca przy stole", "heading"))
    head.addWidget(RichText("znak i kolor, imię, imperium, kto gra", "body", "on_page_secondary"), 1)
    rows.addLayout(head)
    rows.addWidget(Rule(strong=True))
    for seat, name in ((4, "Anna"), (2, "Marek"), (1, "Automat I")):
        row = QHBoxLayout()
        row.setSpacing(10)
        sign = Select("znak")
        sign.addItem(seat_icon(seat), "")
        row.addWidget(sign)
        row.addWidget(Field(name, "imię"))
        who = (Choice("person", "osoba", "app-person"), Choice("bot", "automat", "app-bot"))
        row.addWidget(Segments(who, "bot" if seat == 1 else "person", "kto gra"))
        rows.addLayout(row)
        rows.addWidget(Rule())
    for title, text, on in (
        ("Kurtyna między osobami", "Zanim zobaczysz swoje zasoby, komputer poprosi o przekazanie miejsca.", True),
        ("Cofanie ruchów", "Wolno cofać, dopóki nikt nie odsłonił karty ani nie rzucił kośćmi.", False),
    ):
        row = QHBoxLayout()
        row.addWidget(RichText(title, "subheading"), 1)
        row.addWidget(Switch(title, on))
        rows.addLayout(row)
        rows.addWidget(RichText(text, "body", "on_page_secondary"))
        rows.addWidget(Rule())
    levels = [Choice(level, level) for level in ("Uczeń", "Kupiec", "Strateg")]
    rows.addWidget(Segments(levels, "Kupiec", "poziom"))
    bars = QGridLayout()
    for i, (value, words) in enumerate(((3, "3 z 15 kroków"), (15, "ukończona {icon:app-check}"), (0, "nie zaczęta"))):
        bars.addWidget(IconSign(("tigris-lion", "hadrian-cohort", "mare-trireme")[i], 24), i, 0)
        bars.addWidget(ProgressBar(value, 15, "Nauka"), i, 1)
        bars.addWidget(RichText(words, "small", "on_page_secondary"), i, 2)
    rows.addLayout(bars)
    rows.addStretch(1)
    return sheet


def button_board() -> Parchment:
    sheet = Parchment()
    rows = QVBoxLayout(sheet)
    rows.setContentsMargins(20, 14, 20, 14)
    for large in (False, True):
        line = WrapRow(gap=9)
        line.addWidget(PlainButton("Zacznij", "main", icon="app-continue", key="Enter", large=large))
        line.addWidget(PlainButton("Anuluj", key="Esc", large=large))
        line.addWidget(PlainButton("Jak ostatnio", "quiet", large=large))
        off = PlainButton("Cofnij", icon="app-undo", large=large)
        off.setEnabled(False)
        line.addWidget(off)
        line.addWidget(PlainButton("", "quiet", icon="app-close", large=large))
        rows.addLayout(line)
    long = PlainButton("Bardzo długi napis na przycisku, który bierze drugi wiersz", "main", icon="app-check")
    long.setMaximumWidth(240)
    rows.addWidget(long)
    for box in ("inset", "chosen", "hint"):
        frame = QFrame()
        frame.setProperty("box", box)
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(12, 8, 12, 8)
        inside.addWidget(RichText("**5 : 3** Dzban potrzebuje **2** {icon:tigris-farm}, patrz §7.6", "choice title"))
        inside.addWidget(RichText("Wygrana: 3 farmy Dzbana znikają.", "choice consequence", "on_page_secondary"))
        rows.addWidget(frame)
    rows.addStretch(1)
    return sheet


def page() -> Felt:
    """The whole picture as one window, 1920 wide."""
    window = Felt()
    window.resize(WIDTH, 1000)
    rows = QVBoxLayout(window)
    rows.setContentsMargins(0, 0, 0, 0)
    rows.setSpacing(0)
    bar = WoodMenuBar()
    for name in ("Gra", "Tura", "Widok", "Nauka", "Pomoc"):
        bar.addMenu(name)
    rows.addWidget(bar)
    columns = QHBoxLayout()
    columns.setSpacing(20)
    columns.setContentsMargins(20, 0, 0, 0)
    left = QVBoxLayout()
    left.setContentsMargins(0, 14, 0, 14)
    left.setSpacing(14)
    left.addWidget(RichText("Imperium Desktop", "page title", "on_table_title"))
    left.addWidget(Painted(QSize(1270, 118), paint_surfaces))
    middle = QHBoxLayout()
    middle.addWidget(Painted(QSize(560, 330), paint_board), 0, Qt.AlignmentFlag.AlignTop)
    middle.addWidget(Painted(QSize(700, 330), paint_curtain), 0, Qt.AlignmentFlag.AlignTop)
    left.addLayout(middle)
    lower = QHBoxLayout()
    lower.setSpacing(20)
    lower.addWidget(form(), 1)
    lower.addWidget(button_board(), 1)
    left.addLayout(lower, 1)
    columns.addLayout(left, 1)
    columns.addWidget(side_panel())
    rows.addLayout(columns, 1)
    hand = DarkWood("hand")
    keys = QHBoxLayout(hand)
    keys.setContentsMargins(20, 22, 20, 14)
    keys.addWidget(RichText("Za Twoim parawanem", "area heading", "on_table_heading"))
    keys.addStretch(1)
    for key, words in (("Ctrl Z", "cofnij"), ("F1", "zasada")):
        keys.addWidget(KeyCap(key, "table"))
        keys.addWidget(RichText(words, "body", "on_table_body"))
    keys.addWidget(PlainButton("Złóż panel", "quiet", icon="app-fold", on="table"))
    rows.addWidget(hand)
    return window


def picture(widget: QWidget, size: QSize, ratio: float = 1.0) -> QImage:
    widget.resize(size)
    widget.ensurePolished()
    image = QImage(size * ratio, FORMAT)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    for _ in range(2):  # heights that follow from widths settle in the second pass
        QApplication.processEvents()
    widget.render(image, QPoint(0, 0))
    return image


def gallery(ratio: float = 1.0) -> QImage:
    """One window for each theme, and below it the widgets at the least and the greatest interface scale."""
    parts: list[QImage] = []
    for theme in PALETTES:
        set_theme(theme)
        make_surfaces(ratio)
        window = page()
        window.show()
        bubble = Bubble(window)
        bubble.say(
            "potrzebna jest świątynia tuż obok", Rect(1010, 690, 1, 1), rule="§4.2", title="Tu przywódca nie stanie"
        )
        parts.append(picture(window, QSize(WIDTH, HEIGHT), ratio))
        window.close()
        parts.append(scaled_panels(ratio))
    whole = QImage(parts[0].width(), sum(part.height() for part in parts), FORMAT)
    with QPainter(whole) as p:
        y = 0
        for part in parts:
            part.setDevicePixelRatio(1)
            p.drawImage(0, y, part)
            y += part.height()
    return whole


def scaled_panels(ratio: float) -> QImage:
    """Side panels and forms at 90 and 150 %, and in a window of 1280."""
    strip = QImage(QSize(WIDTH, 900) * ratio, FORMAT)
    strip.setDevicePixelRatio(ratio)
    with QPainter(strip) as p:
        paint.table_light(p, QRectF(0, 0, WIDTH, 900), ratio)
        x = 10
        for window, percent, width in (((1920, 1080), 90, 353), ((1280, 720), 100, 300), ((1920, 1080), 150, 588)):
            sizes.set_window(*window)
            sizes.set_scale(percent)
            panel = side_panel()
            panel.setFixedWidth(width)
            p.drawImage(x, 10, picture(panel, QSize(width, 880), ratio))
            x += width + 12
            panel.close()
        board = Wood()
        rows = QVBoxLayout(board)
        rows.addWidget(form())
        p.drawImage(x, 10, picture(board, QSize(WIDTH - x - 10, 880), ratio))
    sizes.set_window(1920, 1080)
    sizes.set_scale(100)
    return strip


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.gallery", description=__doc__)
    parser.add_argument("out", type=Path, metavar="OUT.png")
    parser.add_argument("--ratio", type=float, default=1.0, help="device-pixel ratio")
    parser.add_argument("--language", default="pl")
    chosen = parser.parse_args(arguments)
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = str(chosen.ratio)  # so that widgets, too, know the ratio they are painted at
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    set_language(chosen.language)
    style.install(application)
    if not gallery(chosen.ratio).save(str(chosen.out)):
        sys.stderr.write(f"{chosen.out}: cannot be written\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
