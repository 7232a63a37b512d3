"""Every colour once, by what it is for, in two themes with the same names; the shapes that go with the seats.

Only the pieces of a game have colours of their own, beside its scene. Colours are text, so that style sheets, painters
and the contrast check share them. With eight digits the first two are the opacity, as Qt reads them (`#8c000000` is
black at 55 %).
"""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec
from PySide6.QtCore import QObject, Signal

Shape: TypeAlias = Literal["circle", "triangle", "square", "diamond", "pentagon", "hexagon"]
Gradient: TypeAlias = tuple[str, str]
"""Top and bottom."""


class Palette(msgspec.Struct, frozen=True):
    """The dark table; `LIGHT` replaces what a table in daylight has differently.

    `on_table_…` is text on felt, wood and dark wood; `on_page_…` text on parchment, paper and cards.
    """

    name: str = "dark"

    ink: str = "#2b2118"
    parchment: str = "#efe4c8"
    board_land: str = "#e6d6b0"
    paper: str = "#f5eedc"
    box: str = "#fdf8ea"
    box_blank: str = "#f1e8cf"
    ivory: str = "#fbf3dd"
    felt: str = "#26342e"
    felt_flat: str = "#23302b"
    felt_deep: str = "#1b2421"
    wood: str = "#4b3120"
    dark_wood: str = "#2c1e15"
    water: str = "#4c8494"
    stone: str = "#b9b09c"
    velvet: str = "#6e1f24"

    brass: str = "#8a6a35"
    brass_bright: str = "#c39a56"
    brass_edge: str = "#a5834a"
    wood_dark_line: str = "#120c08"
    wood_light_line: str = "#7a5c2c"
    menu_line: str = "#6d5228"
    recess: str = "#1a110a"
    wood_shade: str = "#8c000000"
    panel_light: str = "#1affdc96"
    panel_shade: str = "#40000000"
    lamp: str = "#33c4d6aa"
    corners: str = "#9e000000"

    lit_line: str = "#ffd76a"
    lit_halo: str = "#f0c455"
    lit_rim: str = "#5f4410"
    lit_on_paper: str = "#b57a0c"
    chosen_rim: str = "#4a3410"
    focus: str = "#0072b2"
    gold: str = "#c9982f"
    gold_light: str = "#f0cc70"

    on_table_title: str = "#f4e8c9"
    on_table_body: str = "#e6d8b4"
    on_table_secondary: str = "#c9b78d"
    on_table_faint: str = "#b3a57f"
    on_table_heading: str = "#e2cf9f"
    on_table_subheading: str = "#cdbf97"
    on_table_shadow: str = "#d9000000"

    on_page_title: str = "#2b2118"
    on_page_secondary: str = "#5c4725"
    on_page_faint: str = "#6b5227"
    on_page_label: str = "#7a5618"
    on_page_link: str = "#7a4a17"
    page_rule: str = "#387a5222"
    page_rule_strong: str = "#4d7a5222"
    page_edge_shade: str = "#2e7a5222"
    page_edge_low: str = "#3d7a5222"
    page_edge_light: str = "#99fffcec"

    danger: str = "#a2372f"
    danger_text: str = "#8f2c22"
    good: str = "#2f6b37"
    pencil: str = "#4b4652"
    seat_outline: str = "#120c08"

    button_top: str = "#f7eccb"
    button_bottom: str = "#dcc58f"
    button_edge: str = "#5b4018"
    button_light: str = "#fff8e0"
    main_edge: str = "#5f4410"
    quiet_text: str = "#5c4222"
    quiet_on_table: str = "#e6d8b4"
    disabled_ground: str = "#d9cba6"
    disabled_edge: str = "#b5a479"
    disabled_text: str = "#8c7a58"

    menu_text: str = "#e9dcbb"
    menu_chosen: str = "#6d5228"
    menu_chosen_text: str = "#fff6dd"
    tab: str = "#ab9059"
    tab_bottom: str = "#a0854f"
    tab_open: str = "#ecdfbd"
    tab_edge: str = "#5e4721"
    tab_text: str = "#2b2013"
    tooltip: str = "#f6ecd2"
    key_edge: str = "#8c6c34"
    key_text: str = "#6d5020"
    key_ground: str = "#80fffae6"
    key_on_table: str = "#e0bd6c"

    choice: str = "#8cfffae8"
    choice_edge: str = "#b5965c"
    chosen_top: str = "#fbe9b4"
    chosen_bottom: str = "#efd282"
    chosen_edge: str = "#c08a1e"
    hint_top: str = "#8cffe8aa"
    hint_bottom: str = "#33ffe8aa"
    hint_line: str = "#8a1f5c"
    hint_rim: str = "#fff6dd"
    groove: str = "#cdb582"
    groove_edge: str = "#a5834a"
    progress_top: str = "#e9bf5a"
    progress_bottom: str = "#b07f1e"
    done_top: str = "#7cb56a"
    done_bottom: str = "#3f7d3a"
    knob: str = "#fdf6e3"

    plaque: str = "#8c140d08"
    plaque_edge: str = "#8c8a6a35"
    plaque_lit_top: str = "#4af0cd78"
    plaque_lit_bottom: str = "#4778551e"
    plaque_lit_edge: str = "#d8aa45"
    well: str = "#57000000"
    deep_well: str = "#73000000"
    """Ground of wells with light words on them, in both themes."""
    well_edge: str = "#73a07d41"
    well_amount: str = "#fdf2d2"
    board_letter: str = "#d9bd84"


DARK: Final = Palette()
LIGHT: Final = msgspec.structs.replace(
    DARK,
    name="light",
    parchment="#f6efdc",
    board_land="#eee2c4",
    paper="#fbf7ec",
    box="#fffdf6",
    box_blank="#f6f0e0",
    felt="#a9bba6",
    felt_flat="#a3b59f",
    felt_deep="#92a68f",
    wood="#cfab7e",
    dark_wood="#c29c6e",
    water="#6ea6b4",
    stone="#cac3b2",
    velvet="#8a2b30",
    brass="#8a6a35",
    brass_bright="#e3c48a",
    wood_dark_line="#6b4a26",
    wood_light_line="#ecd3a2",
    menu_line="#ecd3a2",
    recess="#7a5a34",
    wood_shade="#4d2b1804",
    panel_light="#33fff3d6",
    panel_shade="#1f2b1804",
    lamp="#73fffbe6",
    corners="#5c24301f",
    on_table_title="#22160a",
    on_table_body="#2f2011",
    on_table_secondary="#3c2a16",
    on_table_faint="#47321c",
    on_table_heading="#2c1d0d",
    on_table_subheading="#3c2a16",
    on_table_shadow="#8cfff6de",
    quiet_on_table="#2f2011",
    menu_text="#2b1c0d",
    menu_chosen="#8a6a35",
    menu_chosen_text="#fffaec",
    tab="#d3b985",
    tab_bottom="#c5aa74",
    tab_open="#f4ecd8",
    tab_edge="#8a6a35",
    tooltip="#fbf6e8",
    key_on_table="#4a3010",
    groove="#d9c79d",
    plaque="#66fff3d6",
    plaque_lit_top="#ccffe9ad",
    plaque_lit_bottom="#b3efd07e",
    plaque_lit_edge="#a87a1c",
    well="#40fff8e6",
    deep_well="#e0382718",
    well_edge="#8c8a6a35",
    well_amount="#22160a",
    board_letter="#3a2511",
)
PALETTES: Final[Mapping[str, Palette]] = {palette.name: palette for palette in (DARK, LIGHT)}


class Seat(NamedTuple):
    """A player's place: Okabe–Ito colours stay apart for colour-blind people, and the shape says the same again."""

    colour: str
    shape: Shape
    deep: str
    """Ground for white figures."""


SEATS: Final = (
    Seat("#0072b2", "circle", "#0072b2"),
    Seat("#e69f00", "triangle", "#9a6700"),
    Seat("#009e73", "square", "#007a5a"),
    Seat("#cc79a7", "diamond", "#a8487f"),
    Seat("#d55e00", "pentagon", "#b84f00"),
    Seat("#56b4e9", "hexagon", "#2a7aa8"),
)


class Themes(QObject):
    """The theme that lies on the table now."""

    changed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.current = DARK

    def choose(self, name: str) -> None:
        if name not in PALETTES:
            raise ValueError(f"no theme {name!r} (there are {', '.join(PALETTES)})")
        if name != self.current.name:
            self.current = PALETTES[name]
            self.changed.emit(name)


themes: Final = Themes()


def palette() -> Palette:
    return themes.current


def set_theme(name: str) -> None:
    themes.choose(name)


def channels(colour: str) -> tuple[float, float, float, float]:
    """Red, green, blue and opacity, each 0 to 1."""
    digits = colour.removeprefix("#").rjust(8, "f")
    opacity, red, green, blue = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4, 6))
    return red, green, blue, opacity


def laid_on(colour: str, ground: str) -> str:
    """What a translucent colour looks like on a ground."""
    *above, opacity = channels(colour)
    *below, _ = channels(ground)
    return "#" + "".join(
        f"{round(255 * (a * opacity + b * (1 - opacity))):02x}" for a, b in zip(above, below, strict=True)
    )


def luminance(colour: str) -> float:
    red, green, blue, _ = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(text: str, ground: str) -> float:
    """The ratio of WCAG 2: 1 for equal colours, 21 for black on white; text needs 4.5."""
    lighter, darker = sorted((luminance(text), luminance(ground)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)
