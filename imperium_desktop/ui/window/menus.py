"""The menu: everything that can be done, with its keys."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from imperium_desktop.ui.kit.menu import WoodMenuBar
from imperium_desktop.ui.kit.words.rich_text import RichText
from imperium_desktop.ui.theme.language import mark, tr

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from imperium_desktop.ui.match.match_page import MatchPage
    from imperium_desktop.ui.window.main_window import MainWindow


class Item(NamedTuple):
    words: str
    run: Callable[[], None]
    keys: str = ""
    at_table: bool = False
    """True only where the player is at a table, in a match or a lesson."""
    in_match: bool = False
    """True only while a match is on the table."""
    of_cards: bool = False
    """True only for games with cards."""
    keys_outside: bool = False
    """True if at a table its keys mean something else."""
    with_overview: bool = False
    """True only while a match is on the table whose way so far can be looked at."""


class Possible(NamedTuple):
    """What the page can do."""

    at_table: bool = False
    in_match: bool = False
    cards: bool = False
    """True if there are cards to browse."""
    overview: bool = False


class Menus:
    """The bar at once; what its menus hold, and the keys, with `fill`."""

    def __init__(self, window: QMainWindow, items: Sequence[tuple[str, list[Item | None]]]) -> None:
        self._window = window
        self.bar = WoodMenuBar(window)
        window.setMenuBar(self.bar)
        self._items = items
        self._menus = [(title, self.bar.addMenu("")) for title, _ in self._items]
        self._actions: list[tuple[Item, QAction]] = []
        self._possible = Possible()
        self.status: RichText | None = None
        """Status line, which is made once something is told."""
        self.speak()

    def fill(self) -> None:
        """Fill the menus once, when there is time for it."""
        for (_, menu), (_, items) in zip(self._menus, self._items, strict=True):
            for item in items:
                self._add(self._window, menu, item)
        self.speak()
        self.follow(self._possible)

    def _add(self, window: QWidget, menu: QMenu, item: Item | None) -> None:
        if item is None:
            menu.addSeparator()
            return
        from PySide6.QtGui import QAction

        action = QAction(window)
        if item.keys:
            action.setShortcut(item.keys)
        action.triggered.connect(item.run)
        menu.addAction(action)
        self._actions.append((item, action))

    def speak(self) -> None:
        """The words in the present language."""
        for title, menu in self._menus:
            menu.setTitle(tr(title))
        for item, action in self._actions:
            action.setText(tr(item.words))

    def tell(self, status: str) -> None:
        """What is being played, at the right end of the bar."""
        if self.status is None:
            if not status:
                return
            self.status = RichText("", "small", "menu_text", self.bar)
            self.status.setContentsMargins(0, 5, 18, 0)
        self.status.set_text(status)
        self.status.setVisible(bool(status))
        self.bar.setCornerWidget(self.status)

    def follow(self, possible: Possible) -> None:
        """Enable only what the page can do."""
        self._possible = possible
        for item, action in self._actions:
            action.setEnabled(
                (possible.at_table or not item.at_table)
                and (possible.in_match or not item.in_match)
                and (possible.cards or not item.of_cards)
                and (possible.overview or not item.with_overview)
            )
            if item.keys_outside:
                action.setShortcut("" if possible.at_table else item.keys)

    def shortcuts(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """What each menu can do by keys, in the source language."""
        return [
            (title, [(item.words, item.keys) for item in items if item and item.keys]) for title, items in self._items
        ]


def menu_items(window: "MainWindow") -> list[tuple[str, list[Item | None]]]:
    """All that the window can do, by menu."""

    def at_table(do: "Callable[[MatchPage], object]") -> Callable[[], None]:
        """Do it with the page of the match, unless something lies over it.

        The page is there whenever such an item is enabled.
        """

        def wanted() -> None:
            if window.table_page is not None and not window.covered:
                do(window.table_page)

        return wanted

    return [
        (
            mark("Game"),
            [
                Item(mark("Start page"), window.show_start, "Ctrl+Home"),
                Item(mark("New game…"), window.new_game, "Ctrl+N"),
                Item(mark("Continue"), window.continue_match),
                None,
                Item(mark("Save as…"), at_table(lambda _page: window.save_as()), "Ctrl+S", in_match=True),
                Item(mark("Saved matches"), window.show_library, "Ctrl+O"),
                Item(mark("History"), window.show_history),
                None,
                Item(mark("Settings"), window.show_settings, "Ctrl+,"),
                Item(mark("Quit"), window.quit, "Ctrl+Q"),
            ],
        ),
        (
            mark("Turn"),
            [
                Item(mark("Undo"), at_table(lambda page: page.session.undo()), "Ctrl+Z", in_match=True),
                Item(mark("Redo"), at_table(lambda page: page.session.redo()), "Ctrl+Shift+Z", in_match=True),
                Item(
                    mark("Take back move (with everyone’s consent)"),
                    at_table(lambda page: page.session.take_back()),
                    "Ctrl+Alt+Z",
                    in_match=True,
                ),
                None,
                Item(mark("Suggest a move"), at_table(lambda page: page.suggest()), "Ctrl+H", in_match=True),
                Item(mark("Skip bot pauses"), at_table(lambda page: page.session.bots.hurry()), in_match=True),
            ],
        ),
        (
            mark("View"),
            [
                Item(mark("Zoom in"), at_table(lambda page: page.zooming.zoom_by(1.25)), "Ctrl++", at_table=True),
                Item(mark("Zoom out"), at_table(lambda page: page.zooming.zoom_by(0.8)), "Ctrl+-", at_table=True),
                Item(mark("Fit"), at_table(lambda page: page.zooming.fit()), "Ctrl+0", at_table=True),
                Item(mark("Match overview"), at_table(lambda page: page.overview.switch()), "O", with_overview=True),
                None,
                Item(mark("Polish / English"), window.switch_language, "Ctrl+Shift+L"),
                Item(mark("Light / dark table"), window.switch_theme),
                Item(mark("Full screen"), window.switch_full_screen, "F11"),
            ],
        ),
        (
            mark("Learn"),
            [
                Item(mark("Lessons"), window.learn, "Ctrl+L"),
                Item(mark("Cards"), window.show_cards, "Ctrl+K", of_cards=True),
                Item(
                    mark("The rule behind this question"),
                    at_table(lambda page: page.show_rule()),
                    "F1",
                    at_table=True,
                ),
                Item(
                    mark("Fold the hint"), at_table(lambda page: page.panel.hint.fold_or_unfold()), "H", at_table=True
                ),
                Item(mark("Next hint"), at_table(lambda page: page.advice.next_hint()), "N", at_table=True),
            ],
        ),
        (
            mark("Help"),
            [
                Item(mark("Rulebooks and keys"), window.show_help, "F1", keys_outside=True),
                Item(mark("About Imperium Desktop"), window.about),
            ],
        ),
    ]
