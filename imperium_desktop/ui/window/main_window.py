"""The main window: a menu, the start page, and the match on the table.

What a match needs is imported when it is first opened, so that the window is there sooner.
"""

from collections.abc import Callable
from contextlib import nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QTimer
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.settings import Settings
from imperium_desktop.ui.start.entries import LastMatch
from imperium_desktop.ui.start.start_page import LATER, StartPage
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.icons import icon
from imperium_desktop.ui.theme.language import LANGUAGES, language, languages, set_language, tr
from imperium_desktop.ui.theme.palette import set_theme
from imperium_desktop.ui.theme.textures import surfaces
from imperium_desktop.ui.window.app_state import AppState
from imperium_desktop.ui.window.faults import report_text
from imperium_desktop.ui.window.match_end import end_page, put_away
from imperium_desktop.ui.window.match_files import MatchFiles
from imperium_desktop.ui.window.menus import Menus, Possible, menu_items
from imperium_desktop.ui.window.new_matches import NewMatches
from imperium_desktop.ui.window.pages import Pages

if TYPE_CHECKING:
    from imperium_desktop.rules.journal import AnyMatch, Seating
    from imperium_desktop.rules.record import FaultReport
    from imperium_desktop.store.autosave import Autosave
    from imperium_desktop.text.words import Words
    from imperium_desktop.ui.match.match_page import MatchPage
    from imperium_desktop.ui.match.session import Session
    from imperium_desktop.ui.pictures.match_picture import Pictures


AFTER_THE_LAST = 900
"""Milliseconds for which the last move is still seen."""

A_MINUTE = 60_000
"""Milliseconds after which it is written down how long was played: a program that is killed cannot do so then."""


class MainWindow(Pages):
    def __init__(self, app_state: AppState, parent: QWidget | None = None) -> None:
        super().__init__(app_state, parent)
        self.match_page: MatchPage | None = None
        """The page, while a match is on the table; others may lie on top of it."""
        self.session: Session | None = None
        self.autosave: Autosave | None = None
        self._pictures: Pictures | None = None
        self._told_unsaved = False
        self.new_matches = NewMatches(app_state, self)
        self.new_matches.agreed.connect(lambda settings: self.change(**settings))
        self.new_matches.begun.connect(self.play)
        self.match_files = self._make_match_files()
        self._clock = QElapsedTimer()
        self._noted = 0.0
        """Seconds of the match on the table that are written down already."""
        self._noting = QTimer(self, interval=A_MINUTE)
        self._noting.timeout.connect(self.note_time)
        self._noting.start()
        self.menus = Menus(self, menu_items(self))
        self._complete = False
        self.show_start()

    def _make_match_files(self) -> MatchFiles:
        files = MatchFiles(self.app_state, self)
        files.opened.connect(partial(self.play, resumed=True))
        files.ended_before.connect(self._look_at_end)
        files.unplayable.connect(self.replay)
        files.nothing_begun.connect(self.new_game)
        files.reading.connect(self.show_on_top)
        files.read.connect(self.go_back)
        files.asking.connect(self.cover)
        files.asked.connect(self.uncover)
        files.said.connect(self.say)
        files.not_saved.connect(self.say_unsaved)
        return files

    # Pages

    def show_page(self, page: QWidget, speak_again: Callable[[], None] | None = None) -> None:
        self.match_page = None
        super().show_page(page, speak_again)

    def _show(self, page: QWidget, speak_again: Callable[[], None] | None) -> None:
        if not isinstance(page, StartPage):
            self.complete()
        super()._show(page, speak_again)
        self.follow_page()
        if page is self.match_page and self.session is not None and self.session.match.result is not None:
            self.come_to_end()

    def follow_page(self) -> None:
        table = self.table_page
        cards = GAMES[self.game_id].cards if table is not None else any(entry.cards for entry in GAMES.values())
        match = table if table is self.match_page else None
        overview = match is not None and match.overview.possible
        self.menus.follow(Possible(table is not None, match is not None, cards, overview))
        self._tell_status()

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
        saves, played = self.app_state.saves(), self.app_state.past_matches()
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

    # Matches

    def continue_match(self) -> None:
        """The match on the table, if something lies on top of it; or the one that was played last."""
        if not self._is_back_at_table():
            self.match_files.continue_latest()

    def open_save(self, file: Path) -> None:
        is_on_table = self.autosave is not None and file == self.autosave.file
        if not (is_on_table and self._is_back_at_table()):
            self.match_files.open_save(file)

    def _is_back_at_table(self) -> bool:
        return self.match_page is not None and self.is_back_at(type(self.match_page))

    def save_as(self) -> None:
        page = self.match_page
        if page is not None and self.session is not None and self.session.match.result is None:
            self.match_files.save_as(page)

    def _look_at_end(self, match: "AnyMatch", seating: "Seating", file: Path) -> None:
        self.leave_match()
        self.tell_end(match, seating, 0, file)

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
        page.panel_content.played_before = self._seconds_before(match, seating) if resumed else 0.0
        page.table.motion = settings.motion
        page.advice.volume = Volume(settings.hints)
        page.outcomes.pace = settings.outcomes
        page.finished.connect(self.come_to_end)
        self.session.faulted.connect(self._report_fault)
        self.session.extras.failed.connect(self.faults.overlook)
        self.session.not_saved.connect(self._not_saved)
        self._clock.start()
        self._noted = 0.0
        with page.one_act():
            self.show_page(page, partial(self._translate_match, page, seating))
            self.match_page = page
            page.zooming.set_panel(settings.window.panel / 100)
            page.looked.connect(self._remember_look)
            self.follow_page()
            self.session.start()
        page.zooming.begin_at(settings.window.zoom / 100)

    def come_to_end(self) -> None:
        """Show the end after the last move has been seen."""
        QTimer.singleShot(AFTER_THE_LAST if self.app_state.settings.motion else 0, self, self.show_end)

    def show_end(self) -> None:
        session, autosave = self.session, self.autosave
        if session is None or session.match.result is None or self.page is not self.match_page:
            return  # what lies on top of the table stays; the end follows when it goes
        seconds = self.seconds_played
        self.session = self.autosave = None
        session.close()
        file = put_away(self.app_state, autosave, session.match, seconds - self._noted)
        self.tell_end(session.match, session.seating, seconds, file)

    def tell_end(self, match: "AnyMatch", seating: "Seating", seconds: float, file: Path | None) -> None:
        """`file`: where it lies now, to walk through it."""
        page = end_page(self.app_state, match, self.words(match, seating), seating, seconds, file)
        page.start_page.connect(self.show_start)
        page.play_again.connect(lambda: self.new_matches.play_again(match, seating))
        page.same_again.connect(lambda: self.new_matches.play_again(match, seating, match.seed))
        page.walk_through.connect(lambda: self.replay(file) if file is not None else self.show_history())
        self.show_page(page, lambda: page.set_words(self.words(match, seating)))

    def _translate_match(self, page: "MatchPage", seating: "Seating") -> None:
        page.set_words(self.words(page.session.match, seating))
        self._tell_status()

    def words(self, match: "AnyMatch", seating: "Seating") -> "Words":
        """Words in the present language, also for people who have no name of their own."""
        from imperium_desktop.ui.wording.players import names_at

        return self.app_state.words(match.game, names_at(seating, match.setup.seats))

    def _tell_status(self) -> None:
        page = self.match_page
        if self.session is None or page is None or page is not self.page:
            self.menus.tell("")
            return
        parts = [page.words.title, tr("{n} players", n=self.session.match.setup.seats)]
        if self.autosave is not None:
            parts.append(tr("not saved") if self._told_unsaved else tr("saved {icon:app-check}"))
        self.menus.tell(" · ".join(parts))

    def _not_saved(self, error: OSError) -> None:
        """Said once for a match, which goes on."""
        if not self._told_unsaved:
            self.say_unsaved(error)
        self._told_unsaved = True
        self._tell_status()

    def say_unsaved(self, error: OSError) -> None:
        from imperium_desktop.ui.wording.notes import trouble_text

        self.say(tr("This match cannot be saved. {reason} You can play on.", reason=trouble_text(error)))

    def _seconds_before(self, match: "AnyMatch", seating: "Seating") -> float:
        from imperium_desktop.rules.journal import header_line

        return self.app_state.matches.playing_times.seconds(header_line(match, seating))

    @property
    def seconds_played(self) -> float:
        """Seconds of the match on the table, since it was opened."""
        return self._clock.elapsed() / 1000

    def note_time(self) -> None:
        """Write down how long the match on the table was played."""
        from imperium_desktop.rules.journal import header_line

        if self.session is None or self.autosave is None:
            return
        seconds = self.seconds_played
        with suppress(StoreError):
            header = header_line(self.session.match, self.autosave.seating)
            self.app_state.matches.playing_times.add(header, seconds - self._noted)
            self._noted = seconds

    def leave_match(self) -> None:
        """The match stays on disk and can be continued; what a save holds as it is need not lie there twice."""
        session, autosave = self.session, self.autosave
        self.session = self.autosave = None
        if session is not None:
            session.close()
            if self.match_page is not None:
                self.match_page.zooming.tell_at_once()
            if autosave is not None:
                try:
                    if self.match_files.is_as_saved(autosave, session.match):
                        self.app_state.matches.discard(autosave)
                    else:
                        self.app_state.matches.leave(autosave, session.match, self.seconds_played - self._noted)
                except StoreError as error:
                    self.app_state.troubles.append(error)

    def _report_fault(self, report: "FaultReport") -> None:
        if report.reason is not None:
            wrong = self.app_state.words(load_game(report.game)).reason(report.reason)
            self.say(tr("{wrong} Your last action was undone.", wrong=wrong))
            return
        self.faults.catch_rule(report)

    def fault_report(self) -> str:
        """Report with the match on the table."""
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
        with self.match_page.one_act() if self.match_page is not None else nullcontext():
            self._follow(settings)

    def _follow(self, settings: Settings) -> None:
        if settings.language:
            set_language(settings.language)
            if languages.trouble is not None:
                self.say_troubles()
        set_theme(settings.theme)
        sizes.set_scale(settings.text_scale)
        if self.match_page is not None and self.session is not None:
            from imperium_desktop.teaching.hints import Volume

            self.session.bots.pace = settings.bot_pace
            self.match_page.table.motion = settings.motion
            self.match_page.advice.volume = Volume(settings.hints)
            self.match_page.outcomes.pace = settings.outcomes
            self.match_page.refresh()

    def switch_language(self) -> None:
        codes = list(LANGUAGES)
        self.change(language=codes[(codes.index(language()) + 1) % len(codes)])

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible():
            self._tell_status()  # its type follows the window, and so does its place

    def closeEvent(self, event: QCloseEvent) -> None:
        self.leave_match()
        super().closeEvent(event)
