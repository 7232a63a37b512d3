"""The match page: the table, the panel beside it, and what touches become."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from imperium_desktop.rules.table import Answer, Reason
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.double_press import Freshness
from imperium_desktop.ui.kit.tab_order import walk_inside
from imperium_desktop.ui.match.advice import Advice
from imperium_desktop.ui.match.curtain import Curtain
from imperium_desktop.ui.match.display_tab import DisplayTab
from imperium_desktop.ui.match.grip import WIDTH, Grip
from imperium_desktop.ui.match.lens import Lens
from imperium_desktop.ui.match.match_table import MatchTable
from imperium_desktop.ui.match.overview import Overview
from imperium_desktop.ui.match.panel_content import PanelContent
from imperium_desktop.ui.match.passing_on import PassingOn
from imperium_desktop.ui.match.rules_tab import RULES, RulesTab
from imperium_desktop.ui.match.session import Session
from imperium_desktop.ui.match.staging import Staging
from imperium_desktop.ui.match.table_keys import ANSWERING, PEEK_KEY, TableKeys
from imperium_desktop.ui.match.zooming import Zooming
from imperium_desktop.ui.panels.log_view import EventLog
from imperium_desktop.ui.panels.outcome_panel import OutcomePanel
from imperium_desktop.ui.panels.outcome_player import OutcomePlayer
from imperium_desktop.ui.panels.rulebook_view import RulebookView
from imperium_desktop.ui.panels.seat_strip import SeatStrip, plaques
from imperium_desktop.ui.panels.side_panel import SidePanel
from imperium_desktop.ui.scenes.protocol.outcome import AGAIN
from imperium_desktop.ui.scenes.protocol.scene import PEEK, AnyScene
from imperium_desktop.ui.stage.access import announce, forget_names, install
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.funnel import path_of
from imperium_desktop.ui.stage.shown import AnyShown
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.language import tr


class MatchPage(FollowsStyle, QWidget):
    finished = Signal()
    looked = Signal()
    """Zoom or panel were changed by hand, and rest."""

    def __init__(self, session: Session, scene: AnyScene, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.match_table = MatchTable(session, scene, words, self)
        self.session = session
        self.scene = scene
        self._acts = 0
        """Acts that are not over: what they change is shown once, when they are."""
        self._stale = False
        self.last = ""
        """The element that was touched last."""
        self._freshness = Freshness()
        """Freshness of what is asked, and of what lies there to touch."""
        self.stage = self.match_table.stage
        self.table = self.match_table.view
        self.strip = SeatStrip(self)
        self.strip.setHidden(self.scene.paints_strip)
        self.panel = SidePanel(self)
        self.grip = Grip(self)
        self.log = EventLog(scene.event_signs)
        self.rulebook = RulebookView(session.match.game.id, scene)
        self.rulebook.set_language(words.language.id)
        self.display = DisplayTab(scene, self.panel.tabs)
        self.panel.prompt.elsewhere = self.display.button_of
        self.panel.tabs.add("log", tr("Log"), "app-log", self.log)
        self.scores = scene.scores_tab()
        assert isinstance(self.scores, QWidget)
        self.overview = Overview(self.match_table, self)
        self.panel.tabs.add("scores", tr("Scores"), "app-trophy", self.overview.under(self.scores))
        self.panel.tabs.add(RULES, tr("Rules"), "app-rulebook", self.rulebook)
        self.curtain = Curtain(self)
        self.lens = Lens(self.stage.paint_face, self)
        self.advice = Advice(self.match_table, self.panel, self.display, self.lens, self)
        self.rules_tab = RulesTab(self.panel.tabs, self.rulebook)
        self.keys = TableKeys(self.match_table, self.panel.prompt, self)
        self.panel_content = self.make_panel_content()
        self.zooming = Zooming(self.match_table, self)
        self.outcomes = OutcomePlayer(self)
        self.outcome_panel = OutcomePanel(self)
        self.staging = Staging(self.match_table, self.zooming, self.outcomes, self.outcome_panel, self.panel.prompt)
        self.passing_on = PassingOn(self.match_table, self.curtain, self.staging.when_all_is_seen)
        self.table.spoken = self.keys.spoken
        self.stage.moved = self.show_choice
        self.display.connect_cards()
        install()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # a click there gives the keys to the page
        self._connect_session()
        self._connect_table()
        self._connect_panel()
        self._connect_parts()

    def make_panel_content(self) -> PanelContent:
        return PanelContent(self.match_table, self.panel, self.advice, self.display, self)

    def _connect_session(self) -> None:
        session = self.session
        for other in (session.changed, session.narrowed):
            other.connect(self.advice.stop_speaking)
        session.changed.connect(self.staging.show_what_happened)
        session.narrowed.connect(self._follow_choice)
        session.bots.previewing.connect(self.show_light)
        for told in (session.bots.pondering, session.bots.previewing):
            told.connect(self.panel_content.show_who_plays)
        session.handed_over.connect(self.passing_on.drop_curtain)
        session.refused.connect(self._refuse)
        session.undo_stopped.connect(self.advice.explain_undo)
        session.ended.connect(self._end)
        session.bots.advised.connect(self.advice.advise)

    def _connect_table(self) -> None:
        table = self.table
        for moved in (table.zoomed, table.panned, table.rolled):
            moved.connect(self.advice.stop_speaking)
        table.touched.connect(self.point_at)
        table.missed.connect(self.outcomes.go_on)
        table.touched_twice.connect(self.pick_another)
        table.hovered.connect(self.hover)
        table.zoomed.connect(self.zooming.zoom)
        table.panned.connect(self.zooming.pan)
        table.rolled.connect(self._roll)
        for moved in (table.zoomed, table.panned, table.rolled):
            moved.connect(table.point_again)
        table.examined.connect(self.advice.examine)
        table.released.connect(lambda: self.passing_on.peek(False))

    def _connect_panel(self) -> None:
        self.panel.rule_clicked.connect(self.rules_tab.open)
        self.panel.prompt.hovered.connect(self.hover)
        self.panel.hint.next_wanted.connect(self.advice.next_hint)
        self.panel.hint.folded_changed.connect(self.advice.show_marks)
        self.panel_content.touched.connect(self.touch)
        self.panel_content.went_back.connect(self.back)
        self.rulebook.picture_clicked.connect(self.advice.enlarge)
        self.display.touched.connect(self.point_at)
        self.display.hovered.connect(self.hover)
        self.display.turned.connect(self._follow_display)
        self.grip.dragged.connect(lambda by: self.zooming.widen_panel(by, self.panel.width()))
        self.grip.released.connect(self.looked)
        self.grip.reset.connect(lambda: self.zooming.set_panel(1.0))

    def _connect_parts(self) -> None:
        keys, zooming, staging = self.keys, self.zooming, self.staging
        keys.came.connect(self._follow_keys)
        keys.turned.connect(self._follow_turn)
        keys.entered.connect(self.pick)
        keys.pointed.connect(self.point_at)
        keys.touched.connect(self.touch)
        keys.zoomed.connect(zooming.touch)
        keys.examined.connect(self.advice.examine)
        zooming.moved.connect(self.refresh)
        zooming.turned.connect(self.show_choice)
        zooming.panel_resized.connect(self.arrange)
        zooming.rested.connect(self.looked)
        staging.telling.connect(self._listen)
        staging.shown.connect(self.show_choice)
        staging.over.connect(self.refresh)
        self.advice.sought.connect(zooming.bring_into_sight)
        self.overview.closed.connect(self.setFocus)
        self.passing_on.forgetting.connect(self._forget_what_was_seen)
        self.passing_on.hidden_again.connect(self.show_choice)
        self.curtain.opened.connect(self._take_seat)

    # What is shown

    @property
    def game_id(self) -> str:
        return self.session.match.game.id

    @property
    def words(self) -> Words:
        """Spoken to who looks."""
        return self.match_table.words

    @property
    def hovered(self) -> str:
        """The element under the pointer or the keyboard."""
        return self.match_table.hovered

    def set_words(self, words: Words) -> None:
        """Another language, or other names."""
        self.match_table.set_words(words)
        self.panel.tabs.set_title("log", tr("Log"))
        self.panel.tabs.set_title("scores", tr("Scores"))
        self.panel.tabs.set_title(RULES, tr("Rules"))
        self.rulebook.set_language(words.language.id)
        self.display.forget()
        self.refresh()
        self.overview.refresh()
        self.passing_on.tell_again()

    def restyle(self) -> None:
        """Theme or scale changed."""
        self.stage.forget()
        self.zooming.follow_text()
        self.arrange()

    @property
    def cover(self) -> QWidget | None:
        """What lies over the table now."""
        return next((over for over in (self.curtain, self.overview, self.lens) if over.isVisible()), None)

    @property
    def camera(self) -> Camera:
        return self.zooming.camera

    @contextmanager
    def one_act(self) -> Iterator[None]:
        """Whatever changes meanwhile is shown once, at the end."""
        self._acts += 1
        try:
            yield
        finally:
            self._acts -= 1
            if self._stale and not self._acts:
                self.refresh()

    def refresh(self) -> None:
        self._stale = self._acts > 0
        if not self._stale:
            self.show_all()

    def show_all(self) -> None:
        shown = self.moment()
        self._share_out(shown)
        if self.outcomes.playing:
            self.staging.show_picture()
            return
        if self.zooming.come_near(shown):
            shown = shown._replace(camera=self.camera)
        self._freshness.renew()
        self.stage.show(shown, self._origins_of_others())
        self.show_choice()
        self._show_strip()
        self.display.show(shown)
        self.show_panel()
        self.scores.show_view(shown.view, shown.seat, self.words, self.signs)
        words = self.match_table.words_told_to(self.session.only_person)
        self.log.show_events(shown.events, words, self.signs, self.session.open_reasons)

    def show_panel(self) -> None:
        self.panel_content.show()
        self.panel.show_focus(self.keys.focus)

    def moment(self) -> AnyShown:
        return self.staging.moment()

    def show_choice(self) -> None:
        self.show_light()
        self.stage.show_at(self.hovered)

    def _origins_of_others(self) -> tuple[str, ...]:
        """What another seat brought to the table did not come from the places in front of the one that looks."""
        answers = self.session.match.answers
        return self.scene.own_elements if answers and answers[-1].seat != self.session.looking else ()

    def _follow_choice(self) -> None:
        """Nothing moved: only the light, the prompt and the hint follow what was touched."""
        self._freshness.renew()
        shown = self.moment()
        if self.zooming.come_near(shown):
            self.stage.show(shown._replace(camera=self.camera))
        else:
            self.stage.narrow(shown)
        self.show_choice()
        self.display.show(self.stage.shown)
        self.show_panel()
        if self.session.funnel is not None and self.session.funnel.doubt is not None:
            announce(self.table, self.panel.prompt.sentence.plain_text())

    def follow_look(self) -> None:
        """Things lie elsewhere: what has no place on the table any more is offered as a button."""
        self.show_choice()
        self.show_panel()

    @property
    def signs(self) -> tuple[int, ...]:
        return self.match_table.signs

    def show_light(self) -> None:
        funnel, previewed = self.session.funnel, self.session.bots.previewed
        if previewed is not None:
            self.table.show_light((), self._seen_of(previewed), None)
        elif funnel is None or self.session.curtained or self.outcomes.playing:
            self.table.show_light((), (), None)
        else:
            self.keys.forget_the_unseen()
            lit = funnel.lit | self.scene.also_lit(self.stage.shown)
            self.table.show_light(lit, funnel.chosen.elements(), self.keys.focus)
        self.panel.show_focus(self.keys.focus)
        self.display.show_focus(self.keys.focus)

    def _seen_of(self, previewed: Answer) -> list[str]:
        """What another seat is about to do, as far as it is open and not done in front of that seat."""
        secret = self.session.decision is not None and self.session.decision.secret
        return [] if secret else [key for key in path_of(previewed) if not key.startswith(self.scene.own_elements)]

    def _show_strip(self) -> None:
        session = self.session
        sitters = [(self.signs[seat], session.bot(seat)) for seat in range(session.match.setup.seats)]
        deciding = session.decision.seat if session.decision else None
        self.strip.show_plaques(plaques(self.scene, self.stage.shown.view, self.words, sitters, deciding))

    # Touching

    def point_at(self, key: str) -> None:
        """Take a touch by hand, which may only change how the table is looked at."""
        if key == AGAIN and self.staging.show_again():
            return
        if self.outcomes.playing:
            self.staging.touch(key)
            return
        self.advice.bubble.hide()
        if key == PEEK:
            self.passing_on.peek(True)
        elif self.stage.handle(key):
            self.follow_look()
        elif self.zooming.touch(key):
            return
        else:
            self.touch(key)

    def pick_another(self, key: str) -> None:
        """A double click: two of the same pick, but never the answer to a question that just came up in between."""
        funnel = self.session.funnel
        again = funnel is not None and key == self.last and key in (option.path[-1] for option in funnel.picked)
        if again or not self._freshness.just_came:
            self.point_at(key)

    def touch(self, key: str) -> None:
        self.advice.bubble.hide()
        self.last = key
        meant = self.scene.meant_with_shift if self.table.shift_held else self.scene.meant
        for element in meant(key, self.stage.shown):
            self.session.touch(element)

    def pick(self) -> None:
        """Enter: what is suggested, or what the keyboard is at."""
        suggested = self.advice.suggested
        if suggested is not None:
            self.session.follow(suggested)
        else:
            self.keys.pick()

    def back(self) -> bool:
        """Take back one touch, or the answer from which the question follows.

        In the rule book, return to what was read before. False if there is no way back.
        """
        if self.session.back():
            return True
        if self.session.can_step_back:
            self.session.step_back()
            return True
        return self.rules_tab.leave()

    def _refuse(self, reason: object) -> None:
        self.table.refuse(self.last)
        if isinstance(reason, Reason):
            self.advice.refuse(reason, self.last)

    def hover(self, key: str) -> None:
        self.match_table.hovered = key
        if self.outcomes.playing:
            return
        self.stage.show_at(key)
        self.advice.show_hint()
        self.advice.look_at(key)

    def suggest(self) -> None:
        """Ask for a move; a loss that is asked about is not meant then, and Enter means the move."""
        funnel = self.session.funnel
        if funnel is not None and funnel.doubt is not None:
            self.session.back()
        if self.session.advise(self.advice.urged()):
            self.advice.think()

    def _end(self) -> None:
        self.staging.when_all_is_seen(self.finished.emit)

    def _roll(self, steps: float, x: float, y: float) -> None:
        if self.stage.roll(steps):
            self.follow_look()
        else:
            self.zooming.roll(steps, x, y)

    def show_rule(self) -> None:
        """F1: the paragraph behind the question, or behind what was just said; once more: back."""
        if not self.advice.speaks_of_a_rule and self.rules_tab.leave():
            return
        if self.advice.rule:
            self.rules_tab.open(self.advice.rule)

    def _listen(self) -> None:
        """Listen to what happened: what is asked next is not offered yet."""
        self.advice.forget()
        self.setFocus()

    def _follow_display(self) -> None:
        if not self.outcomes.playing and not self.session.curtained:
            self.show_panel()

    # The next person

    def _take_seat(self) -> None:
        self.setFocus()
        self.session.take_seat()

    def _forget_what_was_seen(self) -> None:
        self.match_table.hovered = self.last = ""
        self.keys.focus = None
        self.advice.forget()
        self.lens.forget()
        self.overview.forget()
        forget_names(self.table)

    # Keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        held = event.isAutoRepeat() and key in ANSWERING
        if self._hears_keys() and not held and not self._press(key):
            super().keyPressEvent(event)

    def _press(self, key: Qt.Key) -> bool:
        """False if the key means nothing here."""
        if self.outcomes.playing:
            self.staging.press(key)
            return True
        if key == PEEK_KEY:
            self.passing_on.peek(True)
            return True
        if self.keys.turn(key) or (key == Qt.Key.Key_R and self.staging.show_again()):
            return True
        return self.back() if key == Qt.Key.Key_Escape else self.keys.press(key)

    def _follow_keys(self, key: str) -> None:
        """Follow the keys to an element, which may lie outside the visible part of the board, or to none."""
        if key:
            self.advice.stop_speaking()
            self.zooming.bring_into_view(key)
        self.show_light()
        self.hover(key)

    def _follow_turn(self) -> None:
        self.advice.bubble.hide()
        self.follow_look()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) == PEEK_KEY and not event.isAutoRepeat():
            self.passing_on.peek(False)
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.passing_on.peek(False)
        super().focusOutEvent(event)

    def _hears_keys(self) -> bool:
        """What is typed elsewhere on the page, or over it, never reaches the table."""
        return self.hasFocus() or QApplication.focusWidget() in self.panel.prompt.buttons

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab walks the lit elements of the table, then the panel; what lies over them keeps it to itself."""
        if self.cover is not None:
            return walk_inside(self.cover, next)
        return (self.hasFocus() and self.keys.tab(next)) or super().focusNextPrevChild(next)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tab comes back to the table at its beginning; the keys belong to what lies over it."""
        super().focusInEvent(event)
        if self.cover is not None:
            self.cover.setFocus(event.reason())
        elif event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.keys.tab(event.reason() is Qt.FocusReason.TabFocusReason)

    # Room

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing goes on while nobody can see it; a window in the task bar plays on."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.advice.stop_speaking()
            self.session.bots.rest(True)
            self.outcomes.rest(True)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.session.bots.rest(False)
        self.outcomes.rest(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.advice.stop_speaking()
        self.arrange()
        self.table.leave_pointer()

    def arrange(self) -> None:
        self.table.setGeometry(0, 0, self.width(), self.height())
        for cover in (self.curtain, self.overview):
            cover.setGeometry(self.rect())
        self.refresh()

    def _share_out(self, shown: AnyShown) -> None:
        """The room beside the table and below it, which is not the same in every phase."""
        areas = self.scene.areas(shown)
        for widget, rect in ((self.panel, areas.panel), (self.strip, areas.strip)):
            widget.setGeometry(round(rect.x), round(rect.y), round(rect.width), round(rect.height))
        self.grip.setGeometry(round(areas.panel.x) - WIDTH // 2, 0, WIDTH, round(areas.panel.height))
