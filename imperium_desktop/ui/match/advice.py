"""What the match page says of a choice: the hint, what would happen, why it cannot be, what a bot would do."""

from typing import Any

from PySide6.QtCore import QObject, QPoint, QRectF, QTimer, Signal
from PySide6.QtWidgets import QWidget

from imperium_desktop.markup import escaped
from imperium_desktop.registry import GAMES
from imperium_desktop.rules.match import Seen
from imperium_desktop.rules.record import Barrier
from imperium_desktop.rules.table import Answer, Decision, Loss, Option, Path, Reason
from imperium_desktop.teaching.hints import Hint, Volume
from imperium_desktop.teaching.merits import Merit
from imperium_desktop.ui.kit.lists.choice_row import Brevity
from imperium_desktop.ui.kit.words.bubble import Bubble
from imperium_desktop.ui.match.display_tab import DisplayTab
from imperium_desktop.ui.match.lens import Lens
from imperium_desktop.ui.match.match_table import MatchTable
from imperium_desktop.ui.panels.prompt import ActButton, ActRow
from imperium_desktop.ui.panels.side_panel import SidePanel
from imperium_desktop.ui.stage.funnel import path_of, picked_in
from imperium_desktop.ui.stage.placement import PLACELESS, Zone
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.rect import Rect

RESTS = 900
"""Milliseconds that the pointer rests on an element before it is described: passing over it says nothing."""


class Advice(QObject):
    sought = Signal(object)
    """The elements of a suggested move: they come into sight."""

    def __init__(
        self, match_table: MatchTable, panel: SidePanel, display: DisplayTab, lens: Lens, page: QWidget
    ) -> None:
        """`page`: what the bubble speaks on."""
        super().__init__(page)
        self.match_table = match_table
        self.panel = panel
        self.display = display
        self.lens = lens
        self._page = page
        self.volume = Volume.SOME
        self.bubble = Bubble(page)
        self._shown: tuple[Hint, ...] = ()
        self._number = 0
        self._seen: Seen[Any, Any] | None = None
        self._found: dict[tuple[Path, Option | None, Volume], tuple[Hint, ...]] = {}
        """Hints for what is seen now: the pointer comes and goes, and some hints look many moves ahead."""
        self._rest = QTimer(self, singleShot=True, interval=RESTS)
        self._rest.timeout.connect(lambda: self.describe(self.match_table.hovered))
        self._about = ""
        """The element under the pointer or the keyboard that the bubble speaks of."""
        self._suggested: Answer | None = None

    # The panel beside the table

    def question(self, decision: Decision[Option], *, listed: bool) -> str:
        """What is asked, or, on the way to an answer, what is still to be chosen; `listed`: rows say what can be."""
        funnel, words = self.match_table.session.funnel, self.match_table.words
        if funnel is not None and funnel.doubt is not None:
            anyway = tr("Finish anyway?") if funnel.doubt.option.passes else tr("Do it anyway?")
            return f"{words.loss(*funnel.doubt)} {anyway}"
        if funnel is None or not funnel.path:
            return tr("What do you do?") if listed else words.kind(decision)
        return words.step(funnel.remaining()[0], len(funnel.path))

    def rule_of(self, decision: Decision[Option]) -> str:
        """The paragraph that it is asked by."""
        funnel = self.match_table.session.funnel
        return funnel.doubt.loss.rule if funnel is not None and funnel.doubt is not None else decision.rule

    def show_hint(self) -> None:
        """The most important hint for what is chosen and hovered just now; others wait behind it."""
        hints = self._hints()
        if [hint.id for hint in hints] != [hint.id for hint in self._shown]:
            self._number = 0
        self._shown = hints
        self._write_hint()

    def next_hint(self) -> None:
        if self._shown:
            self._number = (self._number + 1) % len(self._shown)
            self._write_hint()

    def _write_hint(self) -> None:
        card, words, guidance = self.panel.hint, self.match_table.words, self.match_table.guidance
        card.setVisible(bool(self._shown) and not (card.is_folded and guidance.hides_folded_hint))
        if self._shown:
            hint = self._shown[self._number]
            title, text = words.hint(hint.id, hint.facts)
            told = escaped("\n".join(words.event(event) for event in hint.events))
            whole, number = f"{text}\n{told}".strip() + f" {hint.rule}", self._number + 1
            card.set_hint(title, whole, number, len(self._shown), alarm=hint.alarm)
        self.show_marks()

    def show_marks(self) -> None:
        """What the hint speaks of is marked on the table, as long as it can be read, like what the page points at."""
        table, read = self.match_table, self._shown and not self.panel.hint.is_folded
        table.view.show_hinted((*table.guidance.points_at(), *(self._shown[self._number].marks if read else ())))

    @property
    def has_hint(self) -> bool:
        return bool(self._shown)

    def _hints(self) -> tuple[Hint, ...]:
        session, funnel = self.match_table.session, self.match_table.asked
        if funnel is None or funnel.doubt is not None:  # that question says enough
            return ()
        if session.seen is not self._seen:
            self._seen, self._found = session.seen, {}
        hovered = funnel.would_answer(self.match_table.hovered)
        return self._hints_about(funnel.path, hovered) or self._hints_about(funnel.path, None)

    def _hints_about(self, path: Path, answer: Option | None) -> tuple[Hint, ...]:
        """Hints about an answer or the question: where an answer has none the question's stay.

        So they do not come and go.
        """
        session, about = self.match_table.session, (path, answer, self.volume)
        if about not in self._found:
            teacher = GAMES[session.match.game.id].parts.teacher
            self._found[about] = session.extras.or_else((), lambda: teacher.hints(session.seen, *about))
        return self._found[about]

    def forget(self) -> None:
        """What was said to somebody else."""
        self.stop_speaking()
        self._shown, self._seen, self._found = (), None, {}
        self._write_hint()
        self.panel.hint.set_hint("", "")
        self.bubble.forget()

    # The bubble

    def look_at(self, key: str) -> None:
        """The pointer or the keyboard came to an element, or left the one before: what would touching it do?"""
        if self._about and key != self._about:
            self.bubble.hide()
            self._about = ""
        self._rest.stop()
        funnel = self.match_table.session.funnel
        option = funnel.would_answer(*self.match_table.meant_by(key)) if funnel is not None and key else None
        if self._is_told_already(key):
            return
        if option is not None and not self.match_table.session.curtained and self._tell_what_would_happen(option, key):
            self._about = key
        elif key:
            self._rest.start()

    def _is_told_already(self, key: str) -> bool:
        """True of what a sheet beside it, the element itself, or the prompt that asks about a loss tells.

        And of all that lies below a closer look.
        """
        table, scene, funnel = self.match_table, self.match_table.scene, self.match_table.session.funnel
        if self.lens.isVisible() or (funnel is not None and funnel.doubt is not None):
            return True
        by_sheet = scene.tells_choices and bool(table.view.followers.sheets)
        return by_sheet or scene.tells_itself(table.shown, key)

    def stop_speaking(self) -> None:
        """Something else is asked now, or things lie elsewhere."""
        self._rest.stop()
        self.bubble.hide()
        self._about, self._suggested = "", None

    @property
    def suggested(self) -> Answer | None:
        """What the bubble suggests, for as long as it is there."""
        return self._suggested if self.bubble.isVisible() else None

    def urged(self) -> Path:
        """What hints speak for, so that a suggestion does not speak against them."""
        session = self.match_table.session
        if self.match_table.asked is None:
            return ()
        teacher = GAMES[session.match.game.id].parts.teacher
        return session.extras.or_else((), lambda: teacher.urged(session.seen))

    def describe(self, key: str, *, at_least_named: bool = False) -> None:
        """What an element costs, brings and needs."""
        table = self.match_table
        text = table.text_of(key) if key else ""
        if (text or (key and at_least_named)) and not table.session.curtained:
            self._say(text, key, title=escaped(table.name_of(key)), lasting=True)
            self._about = key

    def examine(self, key: str) -> None:
        """A closer look at what lies there."""
        table, place = self.match_table, self.match_table.place_of(key)
        if place is None or not place.face or table.session.curtained:
            self.describe(key, at_least_named=True)
            return
        self.stop_speaking()
        self.lens.look_at(place, table.name_of(key), QRectF(*table.areas.table), table.text_of(key))

    def enlarge(self, picture: str, caption: str) -> None:
        """A picture of the rulebook, over the table."""
        area = QRectF(*self.match_table.areas.table)
        image = self.match_table.scene.rulebook_picture(picture, area.width(), self._page.devicePixelRatioF())
        self.lens.read(image, caption, area)

    def advise(self, answer: Answer | None) -> None:
        """What the bot would do, where, and what speaks for it."""
        if answer is None:
            self._say(tr("No suggestion this time: the program that makes them has stopped."))
            return
        keys = path_of(answer)
        table, funnel = self.match_table, self.match_table.session.funnel
        self.sought.emit(keys)
        lit = funnel.lit | table.scene.also_lit(table.shown) if funnel is not None else ()
        table.view.show_light(lit, keys, None)
        reasons = self._reasons(answer)
        told = escaped(" ".join(reasons)) if reasons else self._outcome(answer)
        text = f"{told}\n{tr('Enter plays it.')}".strip()
        self._say(text, self._where(keys), title=self._named(answer), lasting=True)
        self._suggested = answer

    def _where(self, keys: Path) -> str:
        """The last element of a move on the table itself, rather than what it is paid or made with in the tray."""
        aside = (Zone.TRAY, *PLACELESS)
        on_table = [key for key in keys if (place := self.match_table.place_of(key)) and place.zone not in aside]
        return next(reversed(on_table or keys), "")

    def _reasons(self, answer: Answer) -> list[str]:
        """None in a game that cannot tell them, or for a move that nothing but the bot's taste speaks for."""
        session, words = self.match_table.session, self.match_table.words
        merits = GAMES[session.match.game.id].parts.merits
        if merits is None:
            return []
        silence: tuple[Merit, ...] = ()
        found = session.extras.or_else(silence, lambda: merits.of(session.seen, answer))
        return [words.merit(merit.id, merit.facts) for merit in found]

    def _named(self, answer: Answer) -> str:
        return escaped("; ".join(self.match_table.words.option(option) for option in picked_in(answer)))

    def _tell_what_would_happen(self, answer: Answer, key: str) -> bool:
        """Tell what would happen; False if that is seen already."""
        text = self._outcome(answer)
        if self.display.button_of(key) is not None:
            text = f"{self.match_table.text_of(key)}\n{text}".strip()
        title = "" if self._stands_on_a_button(answer, key) else self._named(answer)
        told = bool(text) or (bool(title) and not self._is_read_in_the_tray(title, key))
        if told:
            self._say(text, key, title=title, lasting=True)
        return told

    def _stands_on_a_button(self, answer: Answer, key: str) -> bool:
        """True where a button already says what the answer is called."""
        button = self.panel.prompt.button_of(key)
        if not isinstance(button, ActButton | ActRow) or (
            isinstance(button, ActRow) and button.brevity is Brevity.ICON
        ):
            return False
        return escaped(button.text()) == self._named(answer)

    def _is_read_in_the_tray(self, title: str, key: str) -> bool:
        """A card or a token that lies before who looks: that a click plays or offers it needs no words."""
        place = self.match_table.place_of(key)
        if place is None or place.zone is not Zone.TRAY:
            return False
        return escaped(self.match_table.name_of(key)).casefold() in title.casefold()

    def _outcome(self, answer: Answer) -> str:
        return self.match_table.session.extras.or_else("", lambda: self._foreseen(answer))

    def _foreseen(self, answer: Answer) -> str:
        seen, words = self.match_table.session.seen, self.match_table.words
        events = seen.preview(answer).events
        losses = [(option, loss) for option in picked_in(answer) if (loss := seen.loss(option)) is not None]
        lost = [words.loss(option, loss) for option, loss in losses if not self._is_hinted_at(option, loss)]
        return escaped("\n".join([*lost, *(words.event(event) for event in events[1:])]))

    def _is_hinted_at(self, option: Option, loss: Loss) -> bool:
        """True where the hint that can be read now says what doing no more throws away."""
        card = self.panel.hint
        read = bool(self._shown) and card.isVisible() and not card.is_folded
        return option.passes and read and self._shown[self._number].rule == loss.rule

    def refuse(self, reason: Reason, key: str) -> None:
        self._say(escaped(self.match_table.words.reason(reason)), key, rule=reason.rule)

    def correct(self, text: str, key: str) -> None:
        """A legal move that was not asked for."""
        self._say(text, key, lasting=True)

    def explain_undo(self, barrier: Barrier | None) -> None:
        self._say(self.match_table.words.undo_stops(barrier))

    def think(self) -> None:
        self._say(tr("Looking for a good move…"))

    @property
    def speaks_of_a_rule(self) -> bool:
        return self.bubble.isVisible() and bool(self.bubble.rule)

    @property
    def rule(self) -> str:
        """The paragraph that is spoken of: by the bubble, or else by the question."""
        decision = self.match_table.session.decision
        if self.speaks_of_a_rule:
            return self.bubble.rule
        return self.rule_of(decision) if decision is not None else ""

    def _say(self, text: str, key: str = "", *, title: str = "", rule: str = "", lasting: bool = False) -> None:
        """Say something beside an element, or in the middle of the table."""
        self._about, self._suggested = "", None
        about = self._area_of(key) or Rect(self._page.width() / 3, self._page.height() / 2, 1, 1)
        self.bubble.say(text, about, clickable=self._clickable(), rule=rule, title=title, lasting=lasting)

    def _area_of(self, key: str) -> Rect | None:
        """Where an element is seen: on the table, or as a button beside it."""
        place = self.match_table.place_of(key)
        if place is not None and place.zone not in PLACELESS:
            return Rect(place.x, place.y, place.width, place.height)
        button = self.panel.prompt.button_of(key)
        return self._area(button) if button is not None else None

    def _clickable(self) -> list[Rect]:
        """Places not to cover: what leads on, lies over the board or is the player's own.

        And the words beside it that a person may be reading.
        """
        table, panel, funnel = self.match_table, self.panel, self.match_table.asked
        leading = funnel.lit | funnel.begins if funnel is not None else frozenset[str]()
        shown = table.view.layout_.items()
        places = [
            place
            for key, place in shown
            if place.zone in (Zone.TRAY, Zone.COVER) or (key in leading and place.zone not in PLACELESS)
        ]
        beside = [part for part in (panel.head, panel.prompt, panel.hint) if part.isVisible()]
        areas = table.areas
        return [
            areas.strip,
            areas.tray,
            *table.scene.kept_clear(table.stage.laid),
            *(Rect(place.x, place.y, place.width, place.height) for place in places),
            *(sheet.place for sheet in table.view.followers.sheets),
            *(self._area(part) for part in beside),
        ]

    def _area(self, part: QWidget) -> Rect:
        corner = part.mapTo(self._page, QPoint(0, 0))
        return Rect(corner.x(), corner.y(), part.width(), part.height())
