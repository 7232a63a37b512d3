"""Pages that are opened on top of another: who has seen enough is back where one was.

They are imported when they are first opened, so that the window is there sooner.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtWidgets import QWidget

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.ui.start.start_page import StartPage
from imperium_desktop.ui.window.frame import Frame

if TYPE_CHECKING:
    from imperium_desktop.store.settings import Settings
    from imperium_desktop.ui.match.match_page import MatchPage
    from imperium_desktop.ui.window.match_files import MatchFiles
    from imperium_desktop.ui.window.menus import Menus
    from imperium_desktop.ui.window.new_matches import NewMatches


@runtime_checkable
class OfGame(Protocol):
    """A page that is about one game."""

    @property
    def game_id(self) -> str: ...


@runtime_checkable
class HoldsLesson(Protocol):
    lesson_page: "MatchPage | None"
    """None between two lessons."""


@runtime_checkable
class LeadsBack(Protocol):
    def lead_back(self) -> None:
        """Let its way out lead to another page than the first."""


class Pages(Frame):
    new_matches: "NewMatches"
    match_files: "MatchFiles"
    menus: "Menus"
    match_page: "MatchPage | None"

    def show_start(self) -> None:
        raise NotImplementedError

    def open_save(self, file: Path) -> None:
        raise NotImplementedError

    def set_settings(self, settings: "Settings") -> None:
        raise NotImplementedError

    @property
    def table_page(self) -> "MatchPage | None":
        """Page at a table that is seen, of a match or a lesson."""
        if self.page is not None and self.page is self.match_page:
            return self.match_page
        return self.page.lesson_page if isinstance(self.page, HoldsLesson) else None

    @property
    def game_id(self) -> str:
        """Game that is played, learned or watched on the page that is seen, or below it; empty if it is none."""
        return next((page.game_id for page in self.pages if isinstance(page, OfGame) and page.game_id), "")

    def show_on_top(self, page: QWidget, speak_again: Callable[[], None] | None = None) -> None:
        if isinstance(page, LeadsBack) and not isinstance(self.page, StartPage):
            page.lead_back()
        super().show_on_top(page, speak_again)

    def go_back(self) -> None:
        """The first page is made anew: what it tells may have changed."""
        if not self._below or isinstance(self._below[-1].page, StartPage):
            self.show_start()
        else:
            super().go_back()

    def new_game(self, game_id: str = "") -> None:
        """Begin a new game of the game that is played or learned just now, if none is named."""
        from imperium_desktop.ui.new_game.new_game_page import NewGamePage

        if self.is_back_at(NewGamePage):
            return
        wanted = game_id or self.game_id or next(iter(GAMES))
        page = NewGamePage(
            wanted,
            self.app_state.settings,
            self.app_state.last_game,
            strength=self.app_state.strength(wanted),
            behind=self.page,
        )
        page.started.connect(self.new_matches.begin)
        page.cancelled.connect(self.go_back)
        page.lesson_first.connect(self.begin_lesson)
        page.campaign_wanted.connect(self.show_campaign)
        self.show_on_top(page)

    def show_campaign(self, game_id: str) -> None:
        from imperium_desktop.ui.new_game.campaign import CampaignPage

        page = CampaignPage(game_id, self.app_state.stages(game_id))
        page.chosen.connect(lambda stage: self.new_matches.play_stage(game_id, stage))
        page.start_page.connect(self.go_back)
        self.show_on_top(page)

    def show_settings(self) -> None:
        from imperium_desktop.ui.settings.settings_page import SettingsPage

        if not self.is_back_at(SettingsPage):
            page = SettingsPage(self.app_state.settings, behind=self.page)
            page.changed.connect(self.set_settings)
            page.cancelled.connect(self.go_back)
            self.show_on_top(page)

    def about(self) -> None:
        from imperium_desktop.ui.settings.about_page import AboutPage

        if not self.is_back_at(AboutPage):
            page = AboutPage(self.app_state.folders, behind=self.page)
            page.cancelled.connect(self.go_back)
            self.show_on_top(page)

    def show_library(self) -> None:
        from imperium_desktop.ui.archive.library_page import LibraryPage

        if not self.is_back_at(LibraryPage):
            page = LibraryPage(self.app_state.library)
            page.opened.connect(self.open_save)
            page.log_wanted.connect(self.replay)
            page.start_page.connect(self.go_back)
            self.show_on_top(page)

    def show_history(self) -> None:
        from imperium_desktop.ui.archive.history_page import HistoryPage

        if not self.is_back_at(HistoryPage):
            page = HistoryPage(self.app_state.history)
            page.replay.connect(self.replay)
            page.play_again.connect(self.new_matches.begin)
            page.start_page.connect(self.go_back)
            self.show_on_top(page)

    def replay(self, file: Path) -> None:
        from imperium_desktop.ui.replay.replay_page import ReplayPage

        settings = self.app_state.settings
        page = ReplayPage(file, self.app_state.library, motion=settings.motion, outcomes=settings.outcomes)
        page.left.connect(self.go_back)
        page.play_on.connect(self.match_files.play_on)
        self.show_on_top(page)

    def learn(self, game_id: str = "") -> None:
        """The path of lessons; who is in the middle of one leaves it, and it is remembered."""
        from imperium_desktop.ui.learn.learn_page import LearnPage

        if self.is_back_at(LearnPage):
            assert isinstance(self.page, LearnPage)
            self.page.open_game(game_id or self.page.game_id)
            self.page.back_to_path()
            return
        settings, game_id = self.app_state.settings, game_id or self.game_id or next(iter(GAMES))
        page = LearnPage(game_id, self.app_state.progress, motion=settings.motion, outcomes=settings.outcomes)
        page.left.connect(self.go_back)
        page.cards.connect(self.show_cards)
        page.failed.connect(self.faults.overlook)
        page.at_table.connect(self.follow_page)
        self.show_on_top(page)

    def begin_lesson(self, game_id: str) -> None:
        """The next one of the game, at once."""
        from imperium_desktop.ui.learn.learn_page import LearnPage

        self.learn(game_id)
        assert isinstance(self.page, LearnPage)
        self.page.begin_next()

    def show_help(self) -> None:
        """The rulebook of the game on the table, or of the first."""
        from imperium_desktop.ui.learn.help_page import HelpPage

        if not self.is_back_at(HelpPage):
            page = HelpPage(self.menus.shortcuts(), self.game_id)
            page.start_page.connect(self.go_back)
            self.show_on_top(page)

    def show_cards(self, game_id: str = "") -> None:
        """Show the cards of the game on the table, or of the first that has some."""
        from imperium_desktop.ui.browser.browser_page import BrowserPage
        from imperium_desktop.ui.scenes import catalogue_of, scene_of

        if self.is_back_at(BrowserPage):
            return
        game_id = game_id or (self.game_id if self.game_id and GAMES[self.game_id].cards else "")
        game = load_game(game_id or next(id for id, entry in GAMES.items() if entry.cards))
        looked_at = self.match_page.hovered.split("/")[-1] if self.match_page is not None else ""
        words = self.app_state.words(game)
        cards, own = catalogue_of(game, words), self.app_state.folders.own_cards(game.id)
        page = BrowserPage(cards, words, scene_of(game), own, in_match=self.page is self.match_page)
        page.left.connect(self.go_back)
        self.show_on_top(page, lambda: page.set_words(self.app_state.words(game)))
        page.choose(game.nouns.get(looked_at, ""))

    def follow_page(self) -> None:
        """The menus offer what the page can do."""
