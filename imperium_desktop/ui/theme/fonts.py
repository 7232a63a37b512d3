"""The two typefaces, the sizes of every kind of text, and the one place where the interface scale comes in.

`serif(15)` and its sisters follow the interface scale; `type_font("prompt")` also follows the width of the window.
Faces and boards that are painted in units of their own ask with `exact=True`.
"""

from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont, QFontDatabase

from imperium_desktop.resource_files import resource_folder
from imperium_desktop.ui.theme.measure import SCALES, Measure, clamp

Face: TypeAlias = Literal["serif", "serif bold", "serif italic", "sans", "sans bold"]
BOLDER: Final[dict[Face, Face]] = {"serif": "serif bold", "serif italic": "serif bold", "sans": "sans bold"}
FILES: Final = ("Lato-Bold", "Lato-Regular", "Vollkorn-Italic", "Vollkorn-Regular", "Vollkorn-SemiBold")


class Kind(NamedTuple):
    """A kind of text: its sizes in a window 1920 and 1280 wide, and the distance of its lines in text sizes."""

    face: Face
    large: float
    small: float
    leading: float = 1.3
    spacing: float = 0
    """Space between letters, in per cent of their width."""


KINDS: Final[dict[str, Kind]] = {
    "page title": Kind("serif bold", 52, 38, 1.15, spacing=2),
    "curtain name": Kind("serif bold", 66, 46, 1.1),
    "large title": Kind("serif bold", 46, 34, 1.15),
    "news title": Kind("serif bold", 19, 16, 1.25),
    "news": Kind("serif", 17, 14.5, 1.25),
    "conflict strength": Kind("serif bold", 50, 38, 1.1),
    "lesson title": Kind("serif bold", 25, 20, 1.2),
    "dialog title": Kind("serif bold", 29, 22, 1.2),
    "subtitle": Kind("serif italic", 20, 16),
    "prompt": Kind("serif", 20, 17),
    "heading": Kind("serif bold", 22, 18, 1.2),
    "subheading": Kind("serif bold", 16.5, 14.5, 1.3),
    "hint": Kind("serif", 15, 13.5, 1.4),
    "hint title": Kind("serif bold", 16, 14.5),
    "fold mark": Kind("sans", 12, 11),
    "tab": Kind("serif bold", 15, 13.5),
    "label": Kind("serif bold", 13, 12, spacing=12),
    "body": Kind("sans", 14, 12.5, 1.36),
    "small": Kind("sans", 13, 12, 1.35),
    "strong": Kind("sans bold", 14, 12.5, 1.36),
    "count": Kind("sans bold", 15, 13.5),
    "key": Kind("sans bold", 11, 11),
    "phase": Kind("sans", 13.5, 12.5),
    "clock": Kind("sans", 13, 12),
    "rule link": Kind("sans", 13, 12, 1.35),
    "log heading": Kind("serif italic", 13.5, 12.5, 1.35),
    "button": Kind("sans bold", 14, 13, 1.25),
    "large button": Kind("sans bold", 17, 15, 1.25),
    "seat name": Kind("serif bold", 17, 15, 1.25),
    "area heading": Kind("serif bold", 16, 14.5),
    "amount": Kind("serif bold", 26, 22, 1.15),
    "choice title": Kind("serif bold", 16.5, 14, 1.25),
    "choice consequence": Kind("sans", 13.5, 12, 1.35),
    "callout": Kind("sans", 14, 12.5, 1.36),
    "lesson": Kind("serif", 18, 15, 1.44),
    "lesson aside": Kind("serif italic", 16.5, 14, 1.4),
    "board letter": Kind("serif bold", 13, 11),
    "field": Kind("serif bold", 16, 14, 1.25),
}


class Sizes(QObject):
    """The measure all widgets share; `changed` comes in steps, not at every pixel of a resize."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.measure = Measure()
        self._window = (1920, 1080)
        self._percent = 100

    @property
    def percent(self) -> int:
        return self._percent

    def set_window(self, width: int, height: int) -> None:
        self._window = (width, height)
        self._measure_again()

    def set_scale(self, percent: int) -> None:
        self._percent = int(clamp(percent, *SCALES))
        self._measure_again()

    def _measure_again(self) -> None:
        measure = Measure.of(*self._window, self._percent).in_steps()
        if measure != self.measure:
            self.measure = measure
            self.changed.emit()


sizes: Final = Sizes()


@cache
def load_fonts() -> None:
    """Load the fonts, once there is an application.

    A file that cannot be loaded leaves the system's own serif or sans in its place.
    """
    for name in FILES:
        QFontDatabase.addApplicationFont(str(resource_folder("resources") / "fonts" / f"{name}.ttf"))


def make_font(face: Face, pixels: int, *, spacing: float = 0, columns: bool = False) -> QFont:
    return QFont(_made_font(face, pixels, spacing, columns))


@cache
def _made_font(face: Face, pixels: int, spacing: float, columns: bool) -> QFont:
    """Vollkorn's own figures are old-style, hence `lnum`; `columns` gives all figures one width.

    Systems know the semibold file as a family or as a weight, so it is asked for as both.
    """
    serif_face, strong = face.startswith("serif"), face.endswith("bold")
    if serif_face:
        font = QFont(["Vollkorn SemiBold", "Vollkorn"] if strong else ["Vollkorn"])
        font.setStyleHint(QFont.StyleHint.Serif)
        font.setWeight(QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
        font.setItalic(face == "serif italic")
    else:
        font = QFont(["Lato"])
        font.setStyleHint(QFont.StyleHint.SansSerif)
        font.setWeight(QFont.Weight.Bold if strong else QFont.Weight.Normal)
    font.setPixelSize(pixels)
    font.setFeature(QFont.Tag("lnum"), 1)
    if columns:
        font.setFeature(QFont.Tag("tnum"), 1)
    if spacing:
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 + spacing)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def serif(px: float, *, spacing: float = 0, columns: bool = False, exact: bool = False) -> QFont:
    return make_font("serif", _pixels(px, exact), spacing=spacing, columns=columns)


def serif_bold(px: float, *, spacing: float = 0, columns: bool = False, exact: bool = False) -> QFont:
    return make_font("serif bold", _pixels(px, exact), spacing=spacing, columns=columns)


def serif_italic(px: float, *, spacing: float = 0, columns: bool = False, exact: bool = False) -> QFont:
    return make_font("serif italic", _pixels(px, exact), spacing=spacing, columns=columns)


def sans(px: float, *, spacing: float = 0, columns: bool = False, exact: bool = False) -> QFont:
    return make_font("sans", _pixels(px, exact), spacing=spacing, columns=columns)


def sans_bold(px: float, *, spacing: float = 0, columns: bool = False, exact: bool = False) -> QFont:
    return make_font("sans bold", _pixels(px, exact), spacing=spacing, columns=columns)


def type_pixels(kind: str) -> int:
    return sizes.measure.text(KINDS[kind].small, KINDS[kind].large)


def type_font(kind: str, *, bolder: bool = False, columns: bool = False) -> QFont:
    """The font of a kind of text in the present window; `bolder` for stressed words inside it."""
    face = KINDS[kind].face
    return make_font(
        BOLDER.get(face, face) if bolder else face, type_pixels(kind), spacing=KINDS[kind].spacing, columns=columns
    )


def _pixels(px: float, exact: bool) -> int:
    return max(1, round(px)) if exact else sizes.measure.text_pixels(px)
