"""The main window: a menu and one page at a time.

Pages behind a click, and what a match needs, are imported when they are first opened, so that the window is there
sooner.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QWidget

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.settings import Settings
from imperium_desktop.ui.start.entries import LastMatch
from imperium_desktop.ui.start.start_page import LATER, StartPage
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.icons import icon
from imperium_desktop.ui.theme.language import language, languages, set_language, tr
from imperium_desktop.ui.theme.palette import set_theme
from imperium_desktop.ui.theme.textures import surfaces
from imperium_desktop.ui.window.app_state import AppState
from imperium_desktop.ui.window.faults import report_text
from imperium_desktop.ui.window.frame import Frame
from imperium_desktop.ui.window.match_end import MatchEnd
from imperium_desktop.ui.window.match_files import MatchFiles
from imperium_desktop.ui.window.menus import Menus, Possible
from imperium_desktop.ui.window.new_matches import NewMatches

if TYPE_CHECKING:
    from imperium_desktop.rules.journal import AnyMatch, Seating
    from imperium_desktop.rules.record import FaultReport
    from imperium_desktop.store.autosave import Autosave
    from imperium_desktop.text.words import Words
    from imperium_desktop.ui.match.match_page import MatchPage
    from imperium_desktop.ui.match.session import Session
    from imperium_desktop.ui.pictures.match_picture import Pictures


class MainWindow(Frame):
    def __init__(self, app_state: AppState, parent: QWidget | None = None) -> None:
        super().__init__(app_state, parent)
        self.match_page: MatchPage | None = None
        """The page, while a match is on the table."""
        self.session: Session | None = None
        self.autosave: Autosave | None = None
        self._pictures: Pictures | None = None
        self._told_unsaved = False
        self.new_matches = NewMatches(self)
        self.match_files = MatchFiles(self)
        self.match_end = MatchEnd(self)
        self._clock = QElapsedTimer()
        self.menus = Menus(self)
        self._complete = False
        self.show_start()

    # Pages

    def show_page(self, page: QWidget, speak_again: Callable[[], None] | None = None) -> None:
        self.match_page = None
        if not isinstance(page, StartPage):
            self.complete()
        self.menus.follow(Possible(cards=any(entry.cards for entry in GAMES.values())))
        self.menus.tell("")
        super().show_page(page, speak_again)

    def show_start(self) -> None:
        self.leave_match()
        start = StartPage(parent=self.stack)
        start.new_game.connect(self.new_game)
        start.continue_match.connect(self.continue_match)
        start.load.connect(self.show_library)
        start.open_save.connect(self.open_save)
        start.learn.connect(self.learn)
        start.lesson.connect(self.begin_lesson)
        start.history.connect(self.show_history)
        start.language_chosen.connect(lambda chosen: self.change(language=chosen))
        start.settings_wanted.connect(self.show_settings)
        last = self.app_state.last_match()
        if self._complete:
            self._fill(start, last)
        else:
            start.painted.connect(self.complete)
            if last is not None:
                start.offer(last)
        self.show_page(start)
        QTimer.singleShot(LATER, self, self._look_around)

    def complete(self) -> None:
        """All that the very first picture of the window did not wait for; once."""
        if not self._complete:
            self._complete = True
            self.menus.fill()
            if isinstance(self.page, StartPage):
                self._fill(self.page, self.page.continue_card.last)
            QApplication.setWindowIcon(icon("imperium-empire"))
            surfaces.pause()

    def _look_around(self) -> None:
        """What can wait until the page is there."""
        self._want_picture()
        self.app_state.look_at_corrections()
        self.say_troubles()

    def _fill(self, start: StartPage, continue_: LastMatch | None) -> None:
        saves, played = self.app_state.saves(), self.app_state.played()
        start.present(
            continue_=continue_,
            saves=saves[:3],
            lessons=self.app_state.lessons(),
            history=played[:3],
            all_saves=len(self.app_state.entries()),
            all_matches=len(played),
        )

    def _want_picture(self) -> None:
        """The picture of the match that waits is painted when there is time for it."""
        file = self.app_state.latest_match()
        if file is None or not isinstance(self.page, StartPage):
            return
        if self._pictures is None:
            from imperium_desktop.ui.pictures.match_picture import Pictures

            self._pictures = Pictures(lambda file, watch: self.app_state.library.open(file, watch).match, self)
            self._pictures.made.connect(lambda _file: self._want_picture())
        picture = self._pictures.picture(file, 460, 320, self.devicePixelRatioF())
        table = self._pictures.table(file)
        if picture is not None and not picture.isNull() and table is not None:
            asked = table.seat if table.asked else None
            self._fill(self.page, self.app_state.last_match(picture, table.turn, asked))

    def new_game(self, game_id: str = "") -> None:
        from imperium_desktop.ui.new_game.new_game_page import NewGamePage

        self.leave_match()
        page = NewGamePage(
            game_id or next(iter(GAMES)), self.app_state.settings, self.app_state.last_game, behind=self.page
        )
        page.started.connect(self.new_matches.begin)
        page.cancelled.connect(self.show_start)
        page.lesson_first.connect(self.begin_lesson)
        page.campaign_wanted.connect(self.show_campaign)
        self.show_page(page)

    def show_campaign(self, game_id: str) -> None:
        from imperium_desktop.ui.new_game.campaign import CampaignPage

        page = CampaignPage(game_id, self.app_state.stages(game_id))
        page.chosen.connect(lambda stage: self.new_matches.play_stage(game_id, stage))
        page.start_page.connect(self.show_start)
        self.show_page(page)

    def show_settings(self) -> None:
        from imperium_desktop.ui.settings.settings_page import SettingsPage

        playing = self.session is not None and self.autosave is not None
        self.leave_match(coming_back=playing)
        page = SettingsPage(self.app_state.settings, behind=self.page)
        page.changed.connect(self.set_settings)
        page.cancelled.connect(self.continue_match if playing else self.show_start)
        self.show_page(page)

    def show_library(self) -> None:
        from imperium_desktop.ui.archive.library_page import LibraryPage

        self.leave_match()
        page = LibraryPage(self.app_state.library)
        page.opened.connect(self.open_save)
        page.log_wanted.connect(lambda file: self.replay(file, self.show_library))
        page.start_page.connect(self.show_start)
        self.show_page(page)

    def show_history(self) -> None:
        from imperium_desktop.ui.archive.history_page import HistoryPage

        self.leave_match()
        page = HistoryPage(self.app_state.history)
        page.replay.connect(lambda file: self.replay(file, self.show_history))
        page.play_again.connect(self.new_matches.begin)
        page.start_page.connect(self.show_start)
        self.show_page(page)

    def replay(self, file: Path, back: Callable[[], None] | None = None) -> None:
        """`back`: where to go when one has seen enough."""
        from imperium_desktop.ui.replay.replay_page import ReplayPage

        self.leave_match()
        settings = self.app_state.settings
        page = ReplayPage(file, self.app_state.library, motion=settings.motion, outcomes=settings.outcomes)
        page.left.connect(back or self.show_start)
        page.play_on.connect(self.match_files.play_on)
        self.show_page(page)

    def learn(self, game_id: str = "") -> None:
        from imperium_desktop.ui.learn.learn_page import LearnPage

        self.leave_match()
        settings, game_id = self.app_state.settings, game_id or next(iter(GAMES))
        page = LearnPage(game_id, self.app_state.progress, motion=settings.motion, outcomes=settings.outcomes)
        page.left.connect(self.show_start)
        page.cards.connect(self.show_cards)
        self.show_page(page)

    def begin_lesson(self, game_id: str) -> None:
        """The next one of the game, at once."""
        from imperium_desktop.ui.learn.learn_page import LearnPage

        self.learn(game_id)
        assert isinstance(self.page, LearnPage)
        self.page.begin_next()

    def show_help(self) -> None:
        """The rulebook of the match on the table, or of the first game; a match goes on afterwards."""
        from imperium_desktop.ui.learn.help_page import HelpPage

        playing = self.session is not None and self.autosave is not None
        game_id = self.session.match.game.id if self.session is not None else ""
        self.leave_match(coming_back=playing)
        page = HelpPage(self.menus.shortcuts(), game_id)
        page.start_page.connect(self.continue_match if playing else self.show_start)
        self.show_page(page)

    def show_cards(self, game_id: str = "") -> None:
        """Of the match on the table, or of the first game that has some."""
        from imperium_desktop.ui.browser.browser_page import BrowserPage
        from imperium_desktop.ui.scenes import catalogue_of, scene_of

        playing = self.session is not None and self.autosave is not None
        if self.session is not None and not game_id:
            game_id = self.session.match.game.id
        game = load_game(game_id or next(id for id, entry in GAMES.items() if entry.cards))
        looked_at = self.match_page.hovered.split("/")[-1] if self.match_page is not None else ""
        self.leave_match(coming_back=playing)
        words = self.app_state.words(game)
        cards, own = catalogue_of(game, words), self.app_state.folders.own_cards(game.id)
        page = BrowserPage(cards, words, scene_of(game), own, in_match=playing)
        page.left.connect(self.continue_match if playing else self.show_start)
        self.show_page(page, lambda: page.set_words(self.app_state.words(game)))
        page.choose(game.nouns.get(looked_at, ""))

    # Matches

    def continue_match(self) -> None:
        self.match_files.continue_latest()

    def open_save(self, file: Path) -> None:
        self.match_files.open_save(file)

    def play(
        self, match: "AnyMatch", seating: "Seating", autosave: "Autosave | None", *, resumed: bool = False
    ) -> None:
        from imperium_desktop.teaching.hints import Volume
        from imperium_desktop.ui.match.match_page import MatchPage
        from imperium_desktop.ui.match.session import Session
        from imperium_desktop.ui.scenes import scene_of

        self.leave_match()
        settings = self.app_state.settings
        self.autosave = autosave
        self._told_unsaved = False
        self.session = Session(
            match,
            seating,
            keeper=autosave,
            resumed=resumed,
            pace=settings.bot_pace,
            curtain=lambda: self.app_state.settings.curtain,
            asks_before_losing=lambda: self.app_state.settings.ask_before_losing,
        )
        page = MatchPage(self.session, scene_of(match.game), self.words(match, seating))
        page.table.motion = settings.motion
        page.advice.volume = Volume(settings.hints)
        page.outcomes.pace = settings.outcomes
        page.finished.connect(self.match_end.come)
        self.session.faulted.connect(self._report_fault)
        self.session.not_saved.connect(self._not_saved)
        self._clock.start()
        self.show_page(page, partial(self._translate_match, page, seating))
        self.match_page = page
        page.zooming.begin(settings.window.zoom / 100, settings.window.panel / 100)
        page.looked.connect(self._remember_look)
        self.menus.follow(Possible(True, GAMES[match.game.id].cards, page.overview.possible))
        self._tell_status()
        self.session.start()

    def _translate_match(self, page: "MatchPage", seating: "Seating") -> None:
        page.set_words(self.words(page.session.match, seating))
        self._tell_status(saved=not self._told_unsaved)

    def words(self, match: "AnyMatch", seating: "Seating") -> "Words":
        """In the present language, also for who has no name of their own."""
        from imperium_desktop.ui.wording.players import names_at

        return self.app_state.words(match.game, names_at(seating, match.setup.seats))

    def _tell_status(self, saved: bool = True) -> None:
        if self.session is None or self.match_page is None:
            return
        parts = [self.match_page.words.title, tr("{n} players", n=self.session.match.setup.seats)]
        if self.autosave is not None:
            parts.append(tr("saved {icon:app-check}") if saved else tr("not saved"))
        self.menus.tell(" · ".join(parts))

    def _not_saved(self, error: OSError) -> None:
        """Said once for a match, which goes on."""
        if not self._told_unsaved:
            self.say_unsaved(error)
        self._told_unsaved = True
        self._tell_status(saved=False)

    def say_unsaved(self, error: OSError) -> None:
        from imperium_desktop.ui.wording.notes import trouble_text

        self.say(tr("This match cannot be saved. {reason} You can play on.", reason=trouble_text(error)))

    @property
    def seconds_played(self) -> float:
        """Of the match on the table, since it was opened."""
        return self._clock.elapsed() / 1000

    def leave_match(self, *, coming_back: bool = False) -> None:
        """The match stays on disk and can be continued; what a save holds as it is need not lie there twice."""
        session, autosave = self.session, self.autosave
        self.session = self.autosave = None
        if session is not None:
            session.close()
            if self.match_page is not None:
                self.match_page.zooming.tell_at_once()
            if autosave is not None:
                try:
                    if self.match_files.is_as_saved(autosave, session.match) and not coming_back:
                        self.app_state.matches.discard(autosave)
                    else:
                        self.app_state.matches.leave(autosave, session.match, self.seconds_played)
                except StoreError as error:
                    self.app_state.troubles.append(error)

    def _report_fault(self, report: "FaultReport") -> None:
        if report.reason is not None:
            wrong = self.app_state.words(load_game(report.game)).reason(report.reason)
            self.say(tr("{wrong} Your last action was undone.", wrong=wrong))
            return
        self.faults.catch_rule(report)

    def fault_report(self) -> str:
        """With the match on the table."""
        if self.session is None:
            return super().fault_report()
        return report_text(self.faults.faults.values(), self.session.match, self.session.seating.bots)

    # Settings

    def change(self, **changes: object) -> None:
        self.set_settings(self.app_state.change(**changes))

    def set_settings(self, settings: Settings) -> None:
        """Everything takes effect at once."""
        if settings != self.app_state.settings:
            self.app_state.keep(settings)
        if settings.language:
            set_language(settings.language)
            if languages.trouble is not None:
                self.say_troubles()
        set_theme(settings.theme)
        sizes.set_scale(settings.text_scale)
        if self.match_page is not None and self.session is not None:
            from imperium_desktop.teaching.hints import Volume

            self.session.pace = settings.bot_pace
            self.match_page.table.motion = settings.motion
            self.match_page.advice.volume = Volume(settings.hints)
            self.match_page.outcomes.pace = settings.outcomes
            self.match_page.refresh()

    def switch_language(self) -> None:
        self.change(language="en" if language() == "pl" else "pl")

    def switch_theme(self) -> None:
        self.change(theme="dark" if self.app_state.settings.theme == "light" else "light")

    def quit(self) -> None:
        self.close()

    def retranslate(self) -> None:
        self.menus.speak()
        super().retranslate()
        self._tell_status()

    def _remember_look(self) -> None:
        if self.match_page is not None:
            zooming = self.match_page.zooming
            self.remember(zoom=round(zooming.camera.zoom * 100), panel=round(zooming.share * 100))

    def closeEvent(self, event: QCloseEvent) -> None:
        self.leave_match()
        super().closeEvent(event)
