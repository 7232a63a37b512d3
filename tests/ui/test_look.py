"""Colours that can be read, sizes that follow the window, fonts and icons that are there."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF, QImage, QPainter, QRawFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.registry import GAMES
from imperium_desktop.resource_files import resource_folder
from imperium_desktop.ui.theme import paint
from imperium_desktop.ui.theme.fonts import (
    KINDS,
    make_font,
    sans,
    sans_bold,
    serif,
    serif_bold,
    serif_italic,
    sizes,
    type_font,
)
from imperium_desktop.ui.theme.icons import UnknownIcon, draw_art, icon, icon_names, icon_pixmap
from imperium_desktop.ui.theme.measure import Measure
from imperium_desktop.ui.theme.palette import (
    DARK,
    LIGHT,
    PALETTES,
    SEATS,
    contrast,
    laid_on,
    palette,
    set_theme,
    themes,
)
from imperium_desktop.ui.theme.style import style_sheet
from imperium_desktop.ui.theme.textures import FORMAT, SIDE, SURFACES, make_surfaces, surface, surfaces
from imperium_desktop.ui.theme.velvet import curtain, pelmet

ON_PAGE = ("ink", "on_page_title", "on_page_secondary", "on_page_faint", "on_page_label", "on_page_link")
PAGES = ("parchment", "board_land", "paper", "box", "box_blank", "ivory", "tooltip", "tab_open", "chosen_top")
ON_TABLE = ("on_table_title", "on_table_body", "on_table_secondary", "on_table_faint")
TABLES = ("felt", "felt_flat", "wood", "dark_wood")
PAIRS = [
    *((text, page) for text in ON_PAGE for page in PAGES),
    *((text, table) for text in ON_TABLE for table in TABLES),
    *(("on_table_heading", table) for table in TABLES),
    *(("on_table_subheading", table) for table in TABLES),
    *((text, page) for text in ("danger_text", "good", "pencil") for page in ("parchment", "paper")),
    ("ink", "button_top"),
    ("ink", "button_bottom"),
    ("ink", "gold"),
    ("ink", "gold_light"),
    ("ink", "chosen_bottom"),
    ("on_page_secondary", "chosen_bottom"),
    ("quiet_text", "parchment"),
    ("quiet_on_table", "wood"),
    ("quiet_on_table", "dark_wood"),
    ("menu_text", "dark_wood"),
    ("menu_chosen_text", "menu_chosen"),
    ("tab_text", "tab"),
    ("tab_text", "tab_bottom"),
    ("key_text", "parchment"),
    ("key_on_table", "wood"),
    ("key_on_table", "dark_wood"),
    ("board_letter", "wood"),
]


@pytest.mark.parametrize("theme", PALETTES)
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_can_be_read_on_its_ground(theme: str, text: str, ground: str) -> None:
    colours = PALETTES[theme]
    assert contrast(getattr(colours, text), getattr(colours, ground)) >= 4.5


@pytest.mark.parametrize("theme", PALETTES)
def test_text_can_be_read_on_translucent_grounds(theme: str) -> None:
    colours = PALETTES[theme]
    assert contrast(colours.well_amount, laid_on(colours.well, colours.dark_wood)) >= 4.5
    assert contrast(colours.key_text, laid_on(colours.key_ground, colours.gold)) >= 4.5
    for ground in ("plaque", "plaque_lit_top", "plaque_lit_bottom"):
        assert contrast(colours.on_table_title, laid_on(getattr(colours, ground), colours.wood)) >= 4.5
    for tint in ("hint_top", "hint_bottom", "choice"):
        page = laid_on(getattr(colours, tint), colours.parchment)
        assert min(contrast(getattr(colours, text), page) for text in ON_PAGE) >= 4.5


@pytest.mark.parametrize("theme", PALETTES)
def test_the_lit_outline_stands_out_from_parchment_by_its_rim(theme: str) -> None:
    assert contrast(PALETTES[theme].lit_rim, PALETTES[theme].board_land) >= 3


def test_contrast_of_known_colours() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#777777") == 1
    assert laid_on("#80000000", "#ffffff") == "#7f7f7f"


def test_every_seat_has_a_shape_of_its_own() -> None:
    assert len({seat.shape for seat in SEATS}) == len({seat.colour for seat in SEATS}) == 6
    outlines = {tuple(map(str, paint.seat_path(seat, QRectF(0, 0, 20, 20)).toSubpathPolygons())) for seat in range(6)}
    assert len(outlines) == 6
    for seat in range(6):
        assert QRectF(0, 0, 20, 20).contains(paint.seat_path(seat, QRectF(0, 0, 20, 20)).boundingRect())


def test_the_theme_changes_at_run_time(qtbot: QtBot, dressed: QApplication) -> None:
    with qtbot.waitSignal(themes.changed):
        set_theme("light")
    assert palette() is LIGHT
    assert LIGHT.button_edge in dressed.styleSheet()
    assert dressed.styleSheet() == style_sheet(LIGHT, sizes.measure) != style_sheet(DARK, sizes.measure)


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="sepia"):
        set_theme("sepia")


@pytest.mark.parametrize(
    ("window", "small", "large", "length"),
    [
        ((1280, 720), 300, 392, 300),
        ((1920, 1080), 300, 392, 392),
        ((1600, 900), 300, 392, 346),
        ((1024, 600), 300, 392, 300),
        ((3840, 2160), 300, 392, 415),
    ],
)
def test_lengths_follow_the_width(window: tuple[int, int], small: int, large: int, length: int) -> None:
    assert Measure.of(*window).length(small, large) == length


def test_heights_follow_the_height() -> None:
    assert Measure.of(1920, 720).height(28, 32) == 28
    assert Measure.of(1280, 1080).height(28, 32) == 32


def test_halves_of_text_sizes_fall_in_small_windows_and_rise_in_large_ones() -> None:
    assert Measure.of(1280, 720).text(13.5, 15) == 13
    assert Measure.of(1920, 1080).text(12.5, 13.5) == 14


@pytest.mark.parametrize(("percent", "pixels"), [(90, 18), (100, 20), (125, 25), (150, 30), (40, 18), (400, 30)])
def test_the_interface_scale_multiplies_everything(percent: int, pixels: int) -> None:
    measure = Measure.of(1920, 1080, percent)
    assert measure.text(17, 20) == measure.length(17, 20) == measure.scaled(20) == pixels


def test_no_text_gets_too_small_to_read() -> None:
    smallest = Measure.of(1280, 720, 90)
    assert min(smallest.text(kind.small, kind.large) for kind in KINDS.values()) == 11


def test_resizing_a_little_restyles_nothing(qtbot: QtBot) -> None:
    sizes.set_window(1600, 900)
    with qtbot.assertNotEmitted(sizes.changed):
        sizes.set_window(1610, 905)
    with qtbot.waitSignal(sizes.changed):
        sizes.set_window(1720, 905)


def test_the_scale_reaches_the_fonts() -> None:
    sizes.set_window(1920, 1080)
    sizes.set_scale(150)
    assert serif(20).pixelSize() == type_font("prompt").pixelSize() == 30
    assert serif(20, exact=True).pixelSize() == 20
    assert serif_bold(2).pixelSize() == 11


def test_the_bundled_fonts_are_used_and_know_polish() -> None:
    for font, family in ((serif(20), "Vollkorn"), (serif_bold(20), "Vollkorn"), (sans(20), "Lato")):
        assert QFontInfo(font).family().startswith(family)
    letters = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”–—…§×−→·½≤≥"
    for font in (serif(20), serif_bold(20), serif_italic(20), sans(20), sans_bold(20)):
        raw = QRawFont.fromFont(font)
        assert all(raw.supportsCharacter(ord(letter)) for letter in letters)
    assert QFontMetricsF(serif_bold(40)).horizontalAdvance("mmm") > QFontMetricsF(serif(40)).horizontalAdvance("mmm")


def test_figures_in_columns_are_equally_wide() -> None:
    metrics = QFontMetricsF(make_font("serif", 40, columns=True))
    assert metrics.horizontalAdvance("1111") == pytest.approx(metrics.horizontalAdvance("8888"))


def test_fonts_travel_with_their_licences() -> None:
    fonts = resource_folder("resources") / "fonts"
    assert {file.name for file in fonts.glob("*OFL.txt")} == {"Lato-OFL.txt", "Vollkorn-OFL.txt"}


def is_blank(image: QImage) -> bool:
    return not any(image.pixelColor(x, y).alpha() for x in range(image.width()) for y in range(image.height()))


@pytest.mark.parametrize("name", icon_names())
def test_every_icon_shows_something(name: str) -> None:
    pixmap = icon_pixmap(name, 16, 2.0)
    assert pixmap.size().toTuple() == (32, 32)
    assert pixmap.deviceIndependentSize().toTuple() == (16, 16)
    assert not is_blank(pixmap.toImage())


def test_there_are_icons_and_a_wrong_name_is_named() -> None:
    assert len(icon_names()) >= 183
    assert not icon("app-undo").isNull()
    for ask in (icon, lambda name: icon_pixmap(name, 16, 1.0)):
        with pytest.raises(UnknownIcon, match="app-unicorn"):
            ask("app-unicorn")


@pytest.mark.parametrize("game", GAMES)
def test_start_pictures_stay_in_their_frame(game: str) -> None:
    image = QImage(200, 200, FORMAT)
    image.fill(0)
    p = QPainter(image)
    draw_art(p, game, QRectF(50, 50, 100, 100))
    p.end()
    assert image.pixelColor(100, 100).alpha() == 255
    assert not any(image.pixelColor(40, y).alpha() for y in range(200))


def test_a_surface_is_flat_until_its_tile_is_made(qtbot: QtBot) -> None:
    ratio = 1.125
    assert surface("stone", ratio).texture().isNull()
    with qtbot.waitSignal(surfaces.made, timeout=5000):
        pass
    tile = surface("stone", ratio).texture()
    assert tile.devicePixelRatio() == ratio
    assert tile.deviceIndependentSize().toTuple() == (SIDE, SIDE)


def test_tiles_are_seamless_and_belong_to_their_theme() -> None:
    make_surfaces(names=["felt", "parchment"])
    dark = surface("felt").texture().toImage()
    set_theme("light")
    make_surfaces(names=["felt"])
    assert surface("felt").texture().toImage() != dark
    image = surface("felt").texture().toImage()
    steps = [abs(image.pixelColor(SIDE - 1, y).green() - image.pixelColor(0, y).green()) for y in range(SIDE)]
    inside = [abs(image.pixelColor(255, y).green() - image.pixelColor(256, y).green()) for y in range(SIDE)]
    assert sum(steps) < 3 * sum(inside) + SIDE


@pytest.mark.parametrize("theme", PALETTES)
def test_strokes_paint_with_and_without_tiles(theme: str) -> None:
    set_theme(theme)
    image = QImage(300, 300, FORMAT)
    area = QRectF(40, 40, 200, 200)
    for ratio in (1.0, 1.375):
        image.fill(0)
        with QPainter(image) as p:
            paint.table_light(p, area, ratio)
            paint.board_frame(p, area.adjusted(30, 30, -30, -30), 30, ratio)
            curtain(p, area, ratio)
            pelmet(p, area, ratio, scallops=3)
            paint.parchment_panel(p, area, ratio)
            paint.lit(p, paint.rounded(area, 6))
            paint.lit(p, paint.rounded(area, 6), quiet=True)
            paint.chosen(p, paint.rounded(area, 6))
            paint.focused(p, paint.rounded(area, 6))
        assert image.pixelColor(140, 60).alpha() == 255
        assert image.pixelColor(2, 2).alpha() == 0


@pytest.mark.parametrize("theme", PALETTES)
def test_the_lamp_brightens_the_middle_and_leaves_the_corners_dark(theme: str) -> None:
    set_theme(theme)
    image = QImage(400, 300, FORMAT)
    image.fill(QColor(palette().felt))
    with QPainter(image) as p:
        paint.lamp_light(p, QRectF(image.rect()))
    lightness = [image.pixelColor(x, y).lightnessF() for x, y in ((184, 120), (354, 120), (398, 298))]
    bare = QColor(palette().felt).lightnessF()
    assert lightness[0] > lightness[1] > lightness[2]
    assert lightness[0] > bare > lightness[2]
    assert lightness[1] == pytest.approx(bare, abs=0.02), "neither, where one ends and the other begins"


def test_all_surfaces_have_a_flat_colour_in_both_themes() -> None:
    for theme in PALETTES:
        set_theme(theme)
        for name in SURFACES:
            assert surface(name, 3.0).color().isValid()
