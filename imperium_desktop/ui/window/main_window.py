"""The main window: a menu and one page at a time.

Pages behind a click, and what a match needs, are imported when they are first opened, so that the window is there
sooner.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QElapsedTimer, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QWidget

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.settings import Settings
from imperium_desktop.ui.start.start_page import LATER, LastMatch, StartPage
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.icons import icon
from imperium_desktop.ui.theme.language import language, set_language, tr
from imperium_desktop.ui.theme.palette import set_theme
from imperium_desktop.ui.theme.textures import surfaces
from imperium_desktop.ui.window.app_state import AppState
from imperium_desktop.ui.window.faults import report_text
from imperium_desktop.ui.window.frame import Frame
from imperium_desktop.ui.window.menus import Menus, Possible

if TYPE_CHECKING:
    from imperium_desktop.rules.campaign import Stage
    from imperium_desktop.rules.journal import AnyMatch, Opened, Seating, Watch
    from imperium_desktop.rules.record import FaultReport
    from imperium_desktop.store.autosave import Autosave
    from imperium_desktop.text.words import Words
    from imperium_desktop.ui.match.match_page import MatchPage
    from imperium_desktop.ui.match.session import Session
    from imperium_desktop.ui.new_game.draft import NewGame
    from imperium_desktop.ui.pictures.match_picture import Pictures

T = TypeVar("T")


class MainWindow(Frame):
    def __init__(self, app_state: AppState, parent: QWidget | None = None) -> None:
        super().__init__(app_state, parent)
        self.match_page: MatchPage | None = None
        """The page, while a match is on the table."""
        self.session: Session | None = None
        self.autosave: Autosave | None = None
        self._pictures: Pictures | None = None
        self._told_unsaved = False
        self._untouched: tuple[Path, int] | None = None
        """The file of a match that was opened from a save, and how many entries the save holds."""
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
        self._leave_match()
        start = StartPage(parent=self.stack)
        start.new_game.connect(self.new_game)
        start.continue_match.connect(self.continue_match)
        start.load.connect(self.show_library)
        start.open_save.connect(self.open_save)
        start.learn.connect(self.learn)
        start.lesson.connect(self.begin_lesson)
        start.history.connect(self.show_history)
        start.language_chosen.connect(lambda chosen: self.change(language=chosen))
        start.preferences.connect(self.show_preferences)
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

        self._leave_match()
        page = NewGamePage(
            game_id or next(iter(GAMES)), self.app_state.settings, self.app_state.last_game, behind=self.page
        )
        page.started.connect(self.begin)
        page.cancelled.connect(self.show_start)
        page.lesson_first.connect(self.begin_lesson)
        page.campaign_wanted.connect(self.show_campaign)
        self.show_page(page)

    def show_campaign(self, game_id: str) -> None:
        from imperium_desktop.ui.new_game.campaign import CampaignPage

        page = CampaignPage(game_id, self.app_state.stages(game_id))
        page.chosen.connect(lambda stage: self._play_stage(game_id, stage))
        page.start_page.connect(self.show_start)
        self.show_page(page)

    def show_preferences(self) -> None:
        from imperium_desktop.ui.settings.settings_page import PreferencesPage

        playing = self.session is not None and self.autosave is not None
        self._leave_match(coming_back=playing)
        page = PreferencesPage(self.app_state.settings, behind=self.page)
        page.changed.connect(self.set_settings)
        page.cancelled.connect(self.continue_match if playing else self.show_start)
        self.show_page(page)

    def show_library(self) -> None:
        from imperium_desktop.ui.archive.library_page import LibraryPage

        self._leave_match()
        page = LibraryPage(self.app_state.library)
        page.opened.connect(self.open_save)
        page.log_wanted.connect(lambda file: self.replay(file, self.show_library))
        page.start_page.connect(self.show_start)
        self.show_page(page)

    def show_history(self) -> None:
        from imperium_desktop.ui.archive.history_page import HistoryPage

        self._leave_match()
        page = HistoryPage(self.app_state.history)
        page.replay.connect(lambda file: self.replay(file, self.show_history))
        page.play_again.connect(self.begin)
        page.start_page.connect(self.show_start)
        self.show_page(page)

    def replay(self, file: Path, back: Callable[[], None] | None = None) -> None:
        """`back`: where to go when one has seen enough."""
        from imperium_desktop.ui.replay.replay_page import ReplayPage

        self._leave_match()
        settings = self.app_state.settings
        page = ReplayPage(file, self.app_state.library, motion=settings.motion, outcomes=settings.outcomes)
        page.left.connect(back or self.show_start)
        page.play_on.connect(self.play_on)
        self.show_page(page)

    def learn(self, game_id: str = "") -> None:
        from imperium_desktop.ui.learn.learn_page import LearnPage

        self._leave_match()
        page = LearnPage(game_id or next(iter(GAMES)), self.app_state.progress, motion=self.app_state.settings.motion)
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
        self._leave_match(coming_back=playing)
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
        self._leave_match(coming_back=playing)
        words = self.app_state.words(game)
        cards, own = catalogue_of(game, words), self.app_state.folders.own_cards(game.id)
        page = BrowserPage(cards, words, scene_of(game), own, in_match=playing)
        page.left.connect(self.continue_match if playing else self.show_start)
        self.show_page(page, lambda: page.set_words(self.app_state.words(game)))
        page.choose(game.nouns.get(looked_at, ""))

    # Matches

    def begin(self, wanted: "NewGame") -> None:
        """A new match, as agreed on the page before."""
        from imperium_desktop.rules.match import Match

        game = load_game(wanted.game_id)
        self.app_state.last_game = wanted
        known = self.app_state.settings.with_names(*wanted.people)
        self.change(hints=wanted.hints, curtain=self._curtain(wanted.curtain), recent_names=known.recent_names)
        match: AnyMatch = Match(game, wanted.setup, wanted.seed)
        self.play(match, wanted.seating, self.app_state.matches.begin(game.id, wanted.seating))

    def _play_stage(self, game_id: str, stage: "Stage") -> None:
        """Alone, with a new seed."""
        from imperium_desktop.rules.journal import Seating
        from imperium_desktop.rules.match import Match

        game = load_game(game_id)
        name = next(iter(self.app_state.settings.recent_names), tr("You"))
        seating = Seating((name,), ("",), (0,))
        match: AnyMatch = Match(game, stage.setup, new_seed())
        self.play(match, seating, self.app_state.matches.begin(game_id, seating))

    def _curtain(self, wanted: bool) -> str:
        """Who always wants it keeps it so."""
        usual = self.app_state.settings.curtain
        return (usual if usual != "never" else "when_needed") if wanted else "never"

    def continue_match(self) -> None:
        file = self.app_state.matches.latest()
        if file is None:
            self.new_game()
            return
        self._resume(file, self.show_start)

    def _resume(self, file: Path, back: Callable[[], None]) -> None:
        resume = partial(self.app_state.matches.resume, file)
        self._open(file, resume, self._go_on_with, back, lambda resumed: resumed[0].close())

    def _go_on_with(self, resumed: "tuple[Autosave, Opened]") -> None:
        autosave, opened = resumed
        self.play(opened.match, opened.seating, autosave, resumed=True)

    def open_save(self, file: Path) -> None:
        """Play on from a saved match, which stays as it is; a match that is being played goes on in its own file."""
        if file.parent == self.app_state.matches.folder:
            self._resume(file, self.show_library)
        else:
            self._open(
                file, partial(self.app_state.library.open, file), partial(self._open_at, file), self.show_library
            )

    def _open_at(self, file: Path, opened: "Opened") -> None:
        """What is over is looked at, and not put away once more."""
        if opened.match.result is not None:
            self._leave_match()
            self._tell_end(opened.match, opened.seating, 0, file)
        else:
            kept = len(opened.match.entries)
            self.play_on(opened)
            self._untouched = (self.autosave.file, kept) if self.autosave is not None else None

    def _open(
        self,
        file: Path,
        read: "Callable[[Watch | None], T]",
        play: Callable[[T], None],
        back: Callable[[], None],
        let_go: Callable[[T], object] = lambda _read: None,
    ) -> None:
        """At once, or beside the window if it takes long; what cannot be played on can be looked at."""
        from imperium_desktop.rules.journal import JournalError
        from imperium_desktop.store.reading import is_long

        def go_on(outcome: Callable[[], T]) -> None:
            try:
                found = outcome()
            except (JournalError, StoreError):
                self.replay(file, back)
                return
            play(found)

        if not is_long(file):
            go_on(lambda: read(None))
            return
        from imperium_desktop.ui.replay.opening import OpeningPage

        self._leave_match()
        page = OpeningPage(file, read, let_go)
        page.over.connect(lambda: go_on(page.reading.outcome))
        page.cancelled.connect(back)
        self.show_page(page)

    def play_on(self, opened: "Opened") -> None:
        """In a file of its own."""
        autosave = self.app_state.matches.begin(opened.match.game.id, opened.seating)
        self.play(opened.match, opened.seating, autosave, resumed=True)

    def play(
        self, match: "AnyMatch", seating: "Seating", autosave: "Autosave | None", *, resumed: bool = False
    ) -> None:
        from imperium_desktop.teaching.hints import Volume
        from imperium_desktop.ui.match.match_page import MatchPage
        from imperium_desktop.ui.match.session import Session
        from imperium_desktop.ui.scenes import scene_of

        self._leave_match()
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
        page = MatchPage(self.session, scene_of(match.game), self._words(match, seating))
        page.table.motion = settings.motion
        page.advice.volume = Volume(settings.hints)
        page.outcomes.pace = settings.outcomes
        page.finished.connect(self._show_end)
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
        page.set_words(self._words(page.session.match, seating))
        self._tell_status(saved=not self._told_unsaved)

    def _words(self, match: "AnyMatch", seating: "Seating") -> "Words":
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
            self._say_unsaved(error)
        self._told_unsaved = True
        self._tell_status(saved=False)

    def _say_unsaved(self, error: OSError) -> None:
        from imperium_desktop.ui.wording.notes import trouble_text

        self.say(tr("This match cannot be saved. {reason} You can play on.", reason=trouble_text(error)))

    def save_as(self) -> None:
        """Asks for a name; the players' names and the present turn are proposed."""
        from imperium_desktop.ui.match.save_as import SaveAsSheet
        from imperium_desktop.ui.wording.players import names_at

        if self.session is None or self.match_page is None or self.session.match.result is not None:
            return
        turn = [f"{self.match_page.words.turn} {self.session.turn}"] if self.session.turn is not None else []
        names = names_at(self.session.seating, self.session.match.setup.seats)
        sheet = SaveAsSheet(", ".join([*names, *turn]), self.match_page)
        sheet.cancelled.connect(self.uncover)
        sheet.named.connect(self._save_under)
        self.cover(sheet)

    def _save_under(self, name: str) -> None:
        self.uncover()
        if self.session is None:
            return
        try:
            file = self.app_state.library.save_as(name, self.session.match, self.session.seating)
            self.say(tr("Saved as {name}", name=file.stem))
        except StoreError as error:
            self._say_unsaved(error)

    def _show_end(self) -> None:
        """After the last move has been seen."""
        QTimer.singleShot(900 if self.app_state.settings.motion else 0, self.show_end)

    def show_end(self) -> None:
        session, autosave = self.session, self.autosave
        if session is None or session.match.result is None:
            return
        seconds = self._clock.elapsed() / 1000
        self.session = self.autosave = None
        session.close()
        file = self._put_away(autosave, session.match, seconds)
        self._tell_end(session.match, session.seating, seconds, file)

    def _tell_end(self, match: "AnyMatch", seating: "Seating", seconds: float, file: Path | None) -> None:
        """`file`: where it lies now, to walk through it."""
        from imperium_desktop.ui.ending.end_page import EndPage
        from imperium_desktop.ui.panels.rulebook_view import RulebookView
        from imperium_desktop.ui.scenes import scene_of
        from imperium_desktop.ui.wording.players import signs_of

        words = self._words(match, seating)
        signs = signs_of(seating, match.setup.seats)
        scene = scene_of(match.game)
        past = self.app_state.solo_scores(match, file)
        motion = self.app_state.settings.motion
        page = EndPage(match, words, seating, signs, scene.tell_end, motion=motion, seconds=seconds, past=past)
        page.panel.log.icon_of = scene.event_icon
        rulebook = RulebookView(match.game.id, scene)
        rulebook.set_language(language())
        page.panel.tabs.add("rules", tr("Rules"), "app-rulebook", rulebook)
        page.rule_wanted.connect(lambda _anchor: page.panel.tabs.show_page("rules"))
        page.rule_wanted.connect(rulebook.open_rule)
        page.start_page.connect(self.show_start)
        page.play_again.connect(lambda: self._play_again(match, seating, new_seed()))
        page.same_again.connect(lambda: self._play_again(match, seating, match.seed))
        page.walk_through.connect(lambda: self.replay(file) if file is not None else self.show_history())
        self.show_page(page, lambda: page.set_words(self._words(match, seating)))

    def _put_away(self, autosave: "Autosave | None", match: "AnyMatch", seconds: float) -> Path | None:
        """A finished match goes into the history."""
        if autosave is None:
            return None
        try:
            return self.app_state.history.file(self.app_state.history.close(autosave, match, seconds))
        except StoreError as error:
            self.app_state.troubles.append(error)
            return None

    def _play_again(self, match: "AnyMatch", seating: "Seating", seed: int) -> None:
        from imperium_desktop.rules.match import Match

        again: AnyMatch = Match(match.game, match.setup, seed)
        self.play(again, seating, self.app_state.matches.begin(match.game.id, seating))

    def _leave_match(self, *, coming_back: bool = False) -> None:
        """The match stays on disk and can be continued; what a save holds as it is need not lie there twice."""
        session, autosave = self.session, self.autosave
        self.session = self.autosave = None
        if session is not None:
            session.close()
            if autosave is not None:
                try:
                    if self._untouched == (autosave.file, len(session.match.entries)) and not coming_back:
                        self.app_state.matches.discard(autosave)
                    else:
                        self.app_state.matches.leave(autosave, session.match, self._clock.elapsed() / 1000)
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
        self._leave_match()
        super().closeEvent(event)


def new_seed() -> int:
    import secrets  # brings OpenSSL along, which the start of the program need not wait for

    return secrets.randbits(64)
