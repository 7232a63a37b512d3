"""The viewer of a replay: table, seats and log at any moment, to look at and not to touch."""

from bisect import bisect_right
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QElapsedTimer, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from imperium_desktop.rules.journal import AnyMatch, Opened, seated_now
from imperium_desktop.rules.table import EVERYBODY, Decision, Event, Option
from imperium_desktop.rules.timeline import Timeline
from imperium_desktop.store.note import Note
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit import Parchment, PlainButton, escaped
from imperium_desktop.ui.kit.words.note_box import NoteBox
from imperium_desktop.ui.panels.seat_strip import SeatStrip, plaques
from imperium_desktop.ui.panels.side_panel import SidePanel, usual_share
from imperium_desktop.ui.replay.autoplay import Autoplay
from imperium_desktop.ui.replay.replay_bar import ReplayBar
from imperium_desktop.ui.replay.replay_log import ReplayLog
from imperium_desktop.ui.replay.step_card import StepCard
from imperium_desktop.ui.replay.step_words import ending_lines, step_lines
from imperium_desktop.ui.replay.stepping import Stepping
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.scenes.protocol.scene import AnyScene
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.funnel import path_of
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.stage.shown import AnyShown, Shown
from imperium_desktop.ui.stage.stage import Stage
from imperium_desktop.ui.theme.following import FollowsLanguage, FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.wording.game_names import words_for
from imperium_desktop.ui.wording.notes import note_place, note_text, note_title
from imperium_desktop.ui.wording.players import seated_players, signs_of

LATER, LATEST = 60, 200
"""Milliseconds without a movement, and at most, that slow parts wait while the slider is dragged."""
LINES: Final = ((420, 4), (380, 2), (0, 1))
"""Least height of the panel in pixels at 100 %, and how much of a step the card tells; the log has all of it."""
TRIES: Final = 6
"""Steps to the height of a scene whose tray lies just below the visible part."""


class ReplayViewer(FollowsStyle, FollowsLanguage, QWidget):
    left = Signal()
    rescued = Signal()
    """The match is to be played on from its last sound line."""

    def __init__(
        self, opened: Opened, note: Note | None = None, *, motion: bool = True, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        match = opened.match
        self.timeline = Timeline(match)
        self.position = 0
        self.looking = EVERYBODY
        self.motion = motion
        self.note = note
        self.seating = seated_now(match, opened.seating)
        self.signs = signs_of(self.seating, match.setup.seats)
        self.sitters = seated_players(self.seating, match.setup.seats)
        self.scene: AnyScene = scene_of(match.game)
        self.words = self._words()
        self._seen: list[Event] = []
        self._seen_at: list[int] = []
        self._shown: AnyMatch = self.timeline.at(0)
        self._view: Any = self._shown.view(EVERYBODY)
        self.stage = Stage(self.scene, self)
        self.table = self.stage.table
        self.strip = SeatStrip(self)
        self.strip.setHidden(self.scene.paints_strip)
        self.panel = SidePanel(self)
        self.step_card = StepCard()
        self.note_box = NoteBox(edge=False)
        self.note_card = Parchment(hint=True)
        self.rescue_button = PlainButton("", "normal", icon="app-continue")
        self.log = ReplayLog(self.scene.event_signs)
        self.scores: Any = self.scene.scores_tab()
        self.bar = ReplayBar(self.timeline, self.sitters, self)
        self.stepping = Stepping(self)
        self._compose()
        self.autoplay = Autoplay(self)
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._show_slow_parts)
        self._waiting = QElapsedTimer()
        self._connect()
        self._look_through(EVERYBODY)
        self.retranslate()

    @property
    def can_be_rescued(self) -> bool:
        """Damaged behind its last sound line, and not over by then."""
        return self.note is not None and self.note.code == "damaged" and not self.timeline.finished

    def _compose(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.panel.prompt.hide()
        self.panel.hint.hide()
        self.panel.column.insertWidget(0, self.step_card)
        self.panel.column.insertWidget(1, self.note_card)
        rows = QVBoxLayout(self.note_card)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.note_box)
        rows.addWidget(self.rescue_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.rescue_button.setVisible(self.can_be_rescued)
        self.rescue_button.clicked.connect(self.rescued)
        self.step_card.again_button.clicked.connect(self.stepping.again)
        self.panel.tabs.add("log", "", "app-log", self.log)
        self.panel.tabs.add("scores", "", "app-trophy", self.scores)
        self.note_card.setVisible(self.note is not None)

    def _connect(self) -> None:
        bar = self.bar
        bar.moved.connect(self.go_to)
        bar.stepped.connect(lambda step: self._steps()[step]())
        bar.play_wanted.connect(self.autoplay.switch)
        bar.seat_chosen.connect(self.look_through)
        bar.pace.chosen_changed.connect(self.autoplay.set_pace)
        bar.left.connect(self.left)
        self.table.hovered.connect(self.stage.show_at)
        self.table.touched.connect(self._touch)
        self.table.missed.connect(self.stepping.touch)
        self.table.rolled.connect(lambda steps, _x, _y: self.stage.roll(steps))
        self.log.line_clicked.connect(self._go_to_line)
        self.panel.tabs.page_changed.connect(lambda _key: self._show_scores())

    def _touch(self, key: str) -> None:
        if not self.stepping.touch(key):
            self.stage.handle(key)

    # Going there

    def go_to(self, position: int) -> None:
        position = min(max(position, 0), len(self.timeline))
        self.table.motion = self.motion and abs(position - self.position) == 1
        self.position = position
        self.refresh()

    def _steps(self) -> dict[str, Callable[[], None]]:
        timeline = self.timeline
        return {
            "start": lambda: self.walk_to(0),
            "turn_back": lambda: self.walk_to(timeline.turn_before(self.position)),
            "back": lambda: self.walk_to(self.position - 1),
            "forth": self.stepping.forth,
            "turn_forth": lambda: self.walk_to(timeline.turn_after(self.position)),
            "end": lambda: self.walk_to(len(timeline)),
        }

    def walk_to(self, position: int) -> None:
        """Walk by hand: it pauses playing."""
        self.stepping.stop()
        self.autoplay.pause()
        self.go_to(position)

    def _go_to_line(self, number: int) -> None:
        if 0 <= number < len(self._seen_at):
            self.walk_to(self._seen_at[number])

    # Whose view

    def look_through(self, seat: int) -> None:
        """A finished match can be seen by the eyes of any seat; another one only as everybody may see it."""
        self.stepping.stop()
        if seat == EVERYBODY or (self.timeline.finished and 0 <= seat < len(self.sitters)):
            self._look_through(seat)
            self.bar.show_seat(seat)
            self._arrange()

    def _look_through(self, seat: int) -> None:
        self.looking = seat
        self._seen, self._seen_at = self.timeline.seen_by(seat)

    # What is shown

    def refresh(self) -> None:
        self._shown = self.timeline.at(self.position)
        self._view = self._shown.view(self.looking)
        self._share_out()
        self.stage.lay_out(self._moment())
        self.table.show_light((), self._touched(), None)
        self.stage.show_at("")
        self._show_strip()
        self.bar.show_position(self.position)
        self._show_slow_parts_soon()

    def _show_slow_parts_soon(self) -> None:
        """Show slow parts soon: while the slider is dragged they wait until it rests, but not for long."""
        if not self._later.isActive():
            self._waiting.start()
        if not self.bar.slider.isSliderDown():
            self._later.start(0)
        elif not self._later.isActive() or self._waiting.elapsed() < LATEST:
            self._later.start(LATER)

    def _show_slow_parts(self) -> None:
        """What lies under the pieces, and the panel with its log."""
        self.stage.paint()
        self._show_panel()
        first, last = self._lines_of_step()
        self.log.show_events(self._seen[:last], self.words, self.signs)
        self.log.stress(first, last)
        self._show_scores()

    def _show_scores(self) -> None:
        if self.panel.tabs.open_page == "scores":
            self.scores.show_view(self._view, self._seat, self.words, self.signs)

    @property
    def _seat(self) -> int:
        """Seat whose things lie in front; for everybody's view that of the seat that decides."""
        if self.looking != EVERYBODY:
            return self.looking
        return self._shown.decision.seat if self._shown.decision is not None else 0

    @property
    def _decision(self) -> Decision[Option] | None:
        """Choices of others tell what they hold."""
        decision = self._shown.decision
        return decision if decision is not None and decision.seat == self.looking else None

    def told_until(self, position: int) -> int:
        """How many events had happened there."""
        return bisect_right(self._seen_at, position)

    def moment_at(self, position: int) -> AnyShown:
        """The moment as it will be there, or was; what is shown stays."""
        view, seat = self.timeline.at(position).view(self.looking), self._seat
        self._shown = self.timeline.at(self.position)
        told = self._seen[: self.told_until(position)]
        size, gaze = self.scene_size, self.stage.gaze
        return Shown(view, seat, self.words, size, self.signs, gaze, events=tuple(told), camera=self._camera())

    @property
    def table_area(self) -> Rect:
        return self.scene.areas(self.stage.shown).table

    def _moment(self) -> AnyShown:
        told = self._seen[: self._lines_of_step()[1]]
        return Shown(
            self._view,
            self._seat,
            self.words,
            self.scene_size,
            self.signs,
            self.stage.gaze,
            self._decision,
            events=tuple(told),
            camera=self._camera(),
        )

    def _touched(self) -> list[str]:
        """What was touched in this step, as far as it lies open."""
        given = self.timeline.answered(self.position)
        if given is None:
            return []
        seat, answer = given
        keys = [key for key in path_of(answer) if key in self.table.layout_]
        return [key for key in keys if seat == self.looking or self.table.layout_[key].zone is Zone.BOARD]

    def _show_strip(self) -> None:
        decision, result = self._shown.decision, self._shown.result
        seated_players = [(sitter.sign, sitter.bot) for sitter in self.sitters]
        deciding = decision.seat if decision is not None else None
        winners = result.winners if result is not None else ()
        self.strip.show_plaques(plaques(self.scene, self._view, self.words, seated_players, deciding, winners))

    def _show_panel(self) -> None:
        turn, decision = self.panel.turn, self._shown.decision
        if decision is None:
            turn.sign.set_seat(self.signs[self._winner()])
            turn.name.set_text(tr("Match over"))
            turn.phase.set_text("")
        else:
            title = self.scene.seat_title(self._view, decision.seat, self.words)
            name = self.words.seat(decision.seat)
            turn.sign.set_seat(self.signs[decision.seat])
            turn.name.set_text(" · ".join(escaped(part) for part in (name, title) if part))
            turn.phase.set_text(escaped(self.words.kind(decision)))
        room = self.panel.height() / sizes.measure.scale
        self.step_card.say(tr("NOW"), self._told()[: next(most for least, most in LINES if room >= least)])
        self.step_card.again_button.setVisible(bool(self.stepping.outcomes_at(self.position)))
        turn.clock.set_text(f"{self.position} / {len(self.timeline)}")

    def _winner(self) -> int:
        result = self._shown.result
        return result.winners[0] if result is not None and result.winners else 0

    def _told(self) -> list[str]:
        if self._shown.result is not None:
            return ending_lines(self.timeline.whole, self._shown.result, self.words, self.sitters)
        first, last = self._lines_of_step()
        return step_lines(self._seen[first:last], self.words, first=self.position == 0)

    def _lines_of_step(self) -> tuple[int, int]:
        """Lines of the log from one up to another."""
        return self.told_until(self.position - 1), self.told_until(self.position)

    # Language, look, room

    def _words(self) -> Words:
        words = words_for(self.timeline.whole.game.id)
        assert words is not None
        return words.with_seats([sitter.name for sitter in self.sitters])

    def retranslate(self) -> None:
        self.words = self._words()
        self.panel.tabs.set_title("log", tr("Log"))
        self.panel.tabs.set_title("scores", tr("Scores"))
        if self.note is not None:
            title = [note_title(self.note), note_place(self.note)]
            text = tr("Everything up to there is shown.") if self.note.code == "damaged" else note_text(self.note)
            self.note_box.say(" · ".join(part for part in title if part), text)
        self.rescue_button.setText(tr("Play on from there"))
        self.step_card.again_button.setText(tr("Show what happened again"))
        self.bar.retranslate()
        self.bar.show_playing(self.autoplay.runs)
        self.stage.forget()
        self.refresh()

    def restyle(self) -> None:
        self.stage.forget()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @property
    def scene_size(self) -> tuple[float, float]:
        return float(self.table.width()), float(self.table.height())

    def _arrange(self) -> None:
        self.table.motion = False
        self.refresh()

    def _share_out(self) -> None:
        """The room of table, panel, strip and bar, which is not the same in every phase."""
        bar = self.bar.sizeHint().height()
        self.table.setGeometry(0, 0, self.width(), round(self._scene_height(self.height() - bar)))
        areas = self.scene.areas(self._moment())
        for widget, rect in ((self.panel, areas.panel), (self.strip, areas.strip)):
            widget.setGeometry(round(rect.x), round(rect.y), round(rect.width), round(rect.height))
        self.bar.setGeometry(0, self.height() - bar, self.width(), bar)
        self.bar.raise_()

    def _camera(self) -> Camera:
        return Camera(panel=usual_share())

    def _scene_height(self, visible: float) -> float:
        """Height of the scene: in everybody's view the empty tray lies out of sight, under the bar."""
        if self.looking != EVERYBODY:
            return visible
        height, moment = visible, self._moment()
        for _ in range(TRIES):
            height = visible + self.scene.areas(moment._replace(size=(self.width(), height))).tray.height
        return height

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: "back",
            Qt.Key.Key_Right: "forth",
            Qt.Key.Key_PageUp: "turn_back",
            Qt.Key.Key_PageDown: "turn_forth",
            Qt.Key.Key_Home: "start",
            Qt.Key.Key_End: "end",
        }
        key = Qt.Key(event.key())
        if self.stepping.press(key):
            return
        if key in steps:
            self._steps()[steps[key]]()
        elif key == Qt.Key.Key_R:
            self.stepping.again()
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_MediaTogglePlayPause):
            self.autoplay.switch()
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_6:
            self.look_through(int(event.text()) - 1 if event.text().isdecimal() else EVERYBODY)
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
