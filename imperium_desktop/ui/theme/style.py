"""The style sheet made from palette and measure, set again whenever one of them changes.

Widgets only; what lies on the table is painted. Textures are painted too: a sheet would stretch them.
"""

from typing import Final

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from imperium_desktop.resource_files import resource_folder
from imperium_desktop.ui.theme.following import POLISHED, tell_style
from imperium_desktop.ui.theme.fonts import load_fonts, sizes, type_font
from imperium_desktop.ui.theme.garbage import nothing_collected
from imperium_desktop.ui.theme.measure import Measure
from imperium_desktop.ui.theme.palette import Palette, palette, themes

BUTTON_ROOM: Final = (1, 1, 1, 4)
"""Left, top, right, bottom: inside a button's widget, for its shadow."""


def install(application: QApplication) -> None:
    """Fonts, colours and style sheet for all windows, now and whenever theme, scale or window size change; once."""
    if not is_dressed(application):
        load_fonts()
        dress(application)


def is_dressed(application: QApplication) -> bool:
    return bool(application.styleSheet())


def dress(application: QApplication) -> None:
    with nothing_collected():  # Qt walks all widgets here
        application.setFont(type_font("body"))
        application.setPalette(system_colours(palette()))
        application.setStyleSheet(style_sheet(palette(), sizes.measure))
    for window in application.topLevelWidgets():
        if window.parentWidget() is None:
            tell_style(window)


def _dress_anew() -> None:
    application = QApplication.instance()
    if isinstance(application, QApplication) and is_dressed(application):
        dress(application)


themes.changed.connect(_dress_anew)
sizes.changed.connect(_dress_anew)


def set_property(widget: QWidget, name: str, value: str) -> None:
    """Style sheets choose by property, but look again only when told to: at a widget that was shown before."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    if widget.testAttribute(POLISHED):
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        widget.update()


def system_colours(colours: Palette) -> QPalette:
    """Colours for whatever the sheet does not name, such as file dialogs."""
    made = QPalette()
    for role, colour in (
        (QPalette.ColorRole.Window, colours.parchment),
        (QPalette.ColorRole.WindowText, colours.ink),
        (QPalette.ColorRole.Base, colours.box),
        (QPalette.ColorRole.AlternateBase, colours.box_blank),
        (QPalette.ColorRole.Text, colours.ink),
        (QPalette.ColorRole.PlaceholderText, colours.on_page_faint),
        (QPalette.ColorRole.Button, colours.button_bottom),
        (QPalette.ColorRole.ButtonText, colours.ink),
        (QPalette.ColorRole.ToolTipBase, colours.tooltip),
        (QPalette.ColorRole.ToolTipText, colours.ink),
        (QPalette.ColorRole.Highlight, colours.menu_chosen),
        (QPalette.ColorRole.HighlightedText, colours.menu_chosen_text),
        (QPalette.ColorRole.Link, colours.on_page_link),
    ):
        made.setColor(role, QColor(colour))
    made.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text, QColor(colours.disabled_text))
    made.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText, QColor(colours.disabled_text))
    return made


def style_sheet(colours: Palette, measure: Measure) -> str:
    parts = (_buttons, _fields, _menus, _frames, _scrolling, _lists)
    return "\n".join(part(colours, measure) for part in parts)


def css(colour: str) -> str:
    made = QColor(colour)
    return f"rgba({made.red()}, {made.green()}, {made.blue()}, {made.alpha()})"


def _falling(top: str, bottom: str) -> str:
    return f"qlineargradient(x1: 0, y1: 0, x2: 0, y2: 1, stop: 0 {css(top)}, stop: 1 {css(bottom)})"


def _buttons(c: Palette, m: Measure) -> str:
    left, top, right, bottom = BUTTON_ROOM
    down, across = m.length(6, 8), m.length(10, 15)
    text = m.text(13, 14)
    return f"""
QPushButton {{
    font: bold {text}px "Lato"; color: {c.ink}; padding: {down}px {across}px;
    margin: {top}px {right}px {bottom}px {left}px; border: 1px solid {c.button_edge}; border-radius: 5px;
    background: {_falling(c.button_top, c.button_bottom)};
}}
QPushButton[role="main"] {{ border-color: {c.main_edge}; background: {_falling(c.gold_light, c.gold)}; }}
QPushButton[role="quiet"] {{ color: {c.quiet_text}; border-color: {c.brass_edge}; background: transparent; }}
QPushButton[role="quiet"][ground="table"] {{ color: {c.quiet_on_table}; border-color: {c.brass}; }}
QPushButton:hover {{ border-color: {c.ink}; background: {_falling(c.button_light, c.button_bottom)}; }}
QPushButton[role="main"]:hover {{ background: {_falling(c.chosen_top, c.gold)}; }}
QPushButton[role="quiet"]:hover {{ border-color: {c.on_page_secondary}; background: {css(c.choice)}; }}
QPushButton[role="quiet"][ground="table"]:hover {{ border-color: {c.brass_bright}; background: {css(c.panel_light)}; }}
QPushButton:pressed {{ background: {_falling(c.button_bottom, c.button_top)}; }}
QPushButton[role="main"]:pressed {{ background: {_falling(c.gold, c.gold_light)}; }}
QPushButton:focus {{ border: 2px solid {c.focus}; padding: {down - 1}px {across - 1}px; }}
QPushButton:disabled {{ color: {c.disabled_text}; background: {c.disabled_ground}; border-color: {c.disabled_edge}; }}
QPushButton[role="quiet"]:disabled {{ background: transparent; }}
"""


def _fields(c: Palette, m: Measure) -> str:
    arrow = (resource_folder("resources") / "icons" / "app-unfold.svg").as_posix()
    check = (resource_folder("resources") / "icons" / "app-check.svg").as_posix()
    down, across, sign = m.length(4, 5), m.length(8, 11), m.scaled(12)
    return f"""
QLineEdit, QComboBox, QSpinBox, QPlainTextEdit, QTextEdit {{
    color: {c.ink}; background: {c.box}; border: 1px solid {c.brass_edge}; border-radius: 5px;
    padding: {down}px {across}px; selection-background-color: {c.menu_chosen}; selection-color: {c.menu_chosen_text};
}}
QLineEdit:hover, QComboBox:hover, QSpinBox:hover {{ border-color: {c.on_page_secondary}; }}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QPlainTextEdit:focus, QTextEdit:focus {{
    border: 2px solid {c.chosen_edge}; padding: {down - 1}px {across - 1}px;
}}
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled {{
    color: {c.disabled_text}; background: {c.disabled_ground}; border-color: {c.disabled_edge};
}}
QComboBox {{ background: {css(c.box)}; combobox-popup: 0; }}
QComboBox::drop-down {{ width: {m.scaled(24)}px; border: none; }}
QComboBox::down-arrow, QSpinBox::down-arrow {{ image: url("{arrow}"); width: {sign}px; height: {sign}px; }}
QComboBox QAbstractItemView {{
    color: {c.ink}; background: {c.parchment}; border: 1px solid {c.brass_edge}; outline: none;
    selection-background-color: {c.menu_chosen}; selection-color: {c.menu_chosen_text};
}}
QCheckBox, QRadioButton {{ color: {c.ink}; spacing: 7px; }}
QCheckBox::indicator {{
    width: {m.scaled(16)}px; height: {m.scaled(16)}px;
    border: 1px solid {c.brass_edge}; border-radius: 3px; background: {c.box};
}}
QCheckBox::indicator:checked {{ image: url("{check}"); background: {c.chosen_top}; }}
QCheckBox:focus {{ outline: none; }}
QCheckBox::indicator:focus {{ border: 2px solid {c.focus}; }}
QSlider::groove:horizontal {{ height: {m.scaled(8)}px; border-radius: {m.scaled(4)}px; background: {c.groove}; }}
QSlider::sub-page:horizontal {{
    border-radius: {m.scaled(4)}px; background: {_falling(c.progress_top, c.progress_bottom)};
}}
QSlider::handle:horizontal {{
    width: {m.scaled(16)}px; margin: -{m.scaled(5)}px 0;
    border: 1px solid {c.main_edge}; border-radius: {m.scaled(8)}px; background: {c.knob};
}}
QSlider::handle:horizontal:focus {{ border: 2px solid {c.focus}; }}
"""


def _menus(c: Palette, m: Measure) -> str:
    across = m.length(8, 11)
    return f"""
QMenuBar {{ background: transparent; color: {c.menu_text}; border: none; padding: 0 {m.length(6, 8)}px; }}
QMenuBar::item {{ background: transparent; padding: {m.height(4.5, 6.5)}px {across}px; }}
QMenuBar::item:selected, QMenuBar::item:pressed {{ background: {c.menu_chosen}; color: {c.menu_chosen_text}; }}
QMenu {{ background: {c.parchment}; color: {c.ink}; border: 1px solid {c.brass_edge}; padding: 4px 0; }}
QMenu::item {{ padding: {m.scaled(6)}px {m.scaled(26)}px {m.scaled(6)}px {m.scaled(14)}px; }}
QMenu::item:selected {{ background: {c.menu_chosen}; color: {c.menu_chosen_text}; }}
QMenu::item:disabled {{ color: {c.disabled_text}; background: transparent; }}
QMenu::separator {{ height: 1px; margin: 4px 10px; background: {css(c.page_rule_strong)}; }}
QMenu::icon {{ padding-left: {m.scaled(8)}px; }}
QToolTip {{
    background: {c.tooltip}; color: {c.ink}; border: 1px solid {c.brass_edge}; padding: 6px 9px;
    font: {m.text(12.5, 14)}px "Lato";
}}
"""


def _frames(c: Palette, _m: Measure) -> str:
    return f"""
QMainWindow {{ background: {c.felt_flat}; }}
QDialog {{ background: {c.parchment}; }}
QFrame[box="inset"] {{ background: {css(c.choice)}; border: 1px solid {c.choice_edge}; border-radius: 6px; }}
QFrame[box="chosen"] {{
    background: {_falling(c.chosen_top, c.chosen_bottom)}; border: 2px solid {c.chosen_edge}; border-radius: 6px;
}}
QFrame[box="hint"] {{
    background: {_falling(c.hint_top, c.hint_bottom)}; border: 1px solid {c.brass_edge}; border-radius: 5px;
}}
QLabel {{ background: transparent; color: {c.ink}; }}
QLabel[ground="table"] {{ color: {c.on_table_body}; }}
"""


def _scrolling(c: Palette, m: Measure) -> str:
    wide = m.scaled(10)
    handle = f"background: {c.brass_edge}; border-radius: {wide // 2}px"
    return f"""
QAbstractScrollArea {{ background: transparent; border: none; }}
QScrollBar:vertical {{ width: {wide}px; background: transparent; margin: 0; }}
QScrollBar:horizontal {{ height: {wide}px; background: transparent; margin: 0; }}
QScrollBar::handle:vertical {{ {handle}; min-height: 30px; }}
QScrollBar::handle:horizontal {{ {handle}; min-width: 30px; }}
QScrollBar::handle:hover {{ background: {c.brass}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def _lists(c: Palette, m: Measure) -> str:
    return f"""
QListView, QTreeView, QTableView {{ color: {c.ink}; outline: none; }}
QListView::item, QTreeView::item {{ padding: {m.length(3, 5)}px; border-bottom: 1px solid {css(c.page_rule)}; }}
QListView::item:hover, QTreeView::item:hover {{ background: {css(c.choice)}; color: {c.ink}; }}
QListView::item:selected, QTreeView::item:selected {{ background: {c.chosen_top}; color: {c.ink}; }}
QListView::item:focus, QTreeView::item:focus {{ border: 1px solid {c.focus}; }}
QHeaderView::section {{
    color: {c.on_page_secondary}; background: transparent; border: none; border-bottom: 1px solid {c.brass_edge};
    padding: 4px;
}}
"""
