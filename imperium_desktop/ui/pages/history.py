"""Past matches: who won, how it went over the years; watch one again, or play its start once more."""

from pathlib import Path

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from imperium_desktop.rules.journal import MAX_LINE, AnyMatch, Header
from imperium_desktop.store.disk import StoreError, read_start
from imperium_desktop.store.history import Finished, History
from imperium_desktop.store.journals import open_journal
from imperium_desktop.ui.fonts import sizes
from imperium_desktop.ui.icons import icon
from imperium_desktop.ui.kit import Parchment, Select, seat_icon
from imperium_desktop.ui.language import tr
from imperium_desktop.ui.pages import history_words
from imperium_desktop.ui.pages.agreement import NewGame
from imperium_desktop.ui.pages.history_charts import Charts
from imperium_desktop.ui.pages.history_detail import MatchCard
from imperium_desktop.ui.pages.history_rows import HistoryList
from imperium_desktop.ui.pages.item_list import Nothing, UndoBar
from imperium_desktop.ui.pages.known_games import icon_of, title_of
from imperium_desktop.ui.pages.match_picture import Pictures
from imperium_desktop.ui.pages.notes import trouble_text
from imperium_desktop.ui.pages.titled_page import TitledPage

LIST_SHARE, ASIDE_SHARE = 5, 6


class HistoryPage(TitledPage):
    replay = Signal(object)
    """The Path of a match to watch."""
    play_again = Signal(object)
    """A NewGame with the seats, variants and seed of a past match."""

    def __init__(self, history: History, *, pictures: Pictures | None = None, parent: QWidget | None = None) -> None:
        super().__init__("app-history", parent)
        self.history = history
        self.matches: list[Finished] = []
        pictures = pictures or Pictures(self._replayed, self)
        self.games = Select(kind="body")
        self.people = Select(kind="body")
        self.list = HistoryList(history, pictures)
        self.card = MatchCard(history, pictures)
        self.charts = Charts()
        self.nothing = Nothing()
        self.undo_bar = UndoBar()
        self._compose()
        self._connect()
        self.main_part = self.list
        self.restyle()
        self.retranslate()

    def _replayed(self, file: Path) -> AnyMatch:
        return open_journal(file, self.history.game_of).match

    def _compose(self) -> None:
        sheet = Parchment()
        self._filters = QHBoxLayout()
        self._filters.addWidget(self.games, 1)
        self._filters.addWidget(self.people, 1)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.list)
        self._stack.addWidget(self.nothing)
        self._sheet_rows = QVBoxLayout(sheet)
        self._sheet_rows.addLayout(self._filters)
        self._sheet_rows.addWidget(self._stack, 1)
        self._sheet_rows.addWidget(self.undo_bar)
        self._aside = QVBoxLayout()
        self._aside.addWidget(self.card)
        self._aside.addWidget(self.charts, 1)
        self.body.addWidget(sheet, LIST_SHARE)
        self.body.addLayout(self._aside, ASIDE_SHARE)

    def _connect(self) -> None:
        self.list.chosen.connect(self._show_chosen)
        self.list.opened.connect(self.watch)
        self.list.deleted.connect(self.delete)
        self.card.asked.connect(self._do)
        self.charts.picked.connect(lambda match: self.list.choose(self.history.file(match)))
        self.games.currentIndexChanged.connect(self._filter)
        self.people.currentIndexChanged.connect(self._filter)
        self.undo_bar.wanted.connect(self.undo_deleting)
        for keys, run in (
            (QKeySequence.StandardKey.Undo, self.undo_deleting),
            (QKeySequence.StandardKey.Refresh, self.refresh),
        ):
            QShortcut(QKeySequence(keys), self, run, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def restyle(self) -> None:
        super().restyle()
        length = sizes.measure.length
        self._sheet_rows.setContentsMargins(length(8, 12), length(10, 14), length(8, 12), length(6, 8))
        self._sheet_rows.setSpacing(length(6, 10))
        self._filters.setContentsMargins(length(4, 6), 0, length(4, 6), 0)
        self._filters.setSpacing(length(8, 12))
        self._aside.setSpacing(length(10, 18))

    # What is shown

    def refresh(self) -> None:
        """Look at the folder again."""
        current, row = self.list.current, self.list.currentIndex().row()
        self.matches = self.history.matches()
        self.list.signs = history_words.signs_by_name(self.matches)
        self._fill_filters()
        self._show(prefer=self.history.file(current) if current is not None else None, row=row)

    @property
    def shown(self) -> list[Finished]:
        game, person = self.games.currentData(), self.people.currentData()
        return [
            match
            for match in self.matches
            if game in (None, match.game) and (person is None or person in history_words.names_in(match))
        ]

    def _fill_filters(self) -> None:
        """What can be asked for is what occurs; what was chosen stays chosen."""
        games = sorted({match.game for match in self.matches}, key=title_of)
        names = sorted({name for match in self.matches for name in history_words.names_in(match)}, key=str.casefold)
        signs = self.list.signs
        choices = (
            (self.games, tr("All games"), [(title_of(game), game, icon(icon_of(game))) for game in games]),
            (
                self.people,
                tr("All players"),
                [(name, name, seat_icon(signs[name]) if name in signs else icon("app-person")) for name in names],
            ),
        )
        for select, everything, entries in choices:
            chosen = select.currentData()
            select.blockSignals(True)
            select.clear()
            select.addItem(everything, None)
            for text, key, sign in entries:
                select.addItem(sign, text, key)
            select.setCurrentIndex(max(select.findData(chosen), 0) if chosen is not None else 0)
            select.blockSignals(False)

    def _filter(self) -> None:
        current = self.list.current
        self._show(prefer=self.history.file(current) if current is not None else None)

    def _show(self, prefer: Path | None = None, row: int = 0) -> None:
        shown = self.shown
        self.charts.show_matches(shown, self.list.signs, self.people.currentData() or "")
        self.list.show_items(shown, prefer=prefer, row=row)
        self._stack.setCurrentWidget(self.list if shown else self.nothing)
        self.charts.setVisible(bool(shown))
        self._say()

    def _say(self) -> None:
        self.title.set_text(tr("Past matches"))
        self.subtitle.set_text(history_words.summary(self.shown))
        if self.matches:
            self.nothing.say("app-search", tr("Nothing found"), tr("No past match of this game with this player."))
        else:
            self.nothing.say(
                "app-history", tr("No match has ended yet"), tr("Every match that is played to its end is kept here.")
            )

    def retranslate(self) -> None:
        super().retranslate()
        self.games.setAccessibleName(tr("Game"))
        self.people.setAccessibleName(tr("Player"))
        self.list.setAccessibleName(tr("Past matches"))
        self.undo_bar.retranslate()
        self.card.show_match(self.list.current, self.list.signs)
        self.charts.retranslate()
        self._fill_filters()
        self.list.viewport().update()
        self._say()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        self.list.setFocus()

    def _show_chosen(self, match: object) -> None:
        chosen = match if isinstance(match, Finished) else None
        self.card.show_match(chosen, self.list.signs)
        self.charts.results.show_current(chosen)

    # What can be done

    def _do(self, act: str, match: Finished) -> None:
        {"replay": self.watch, "again": self.begin_again, "delete": self.delete}[act](match)

    def watch(self, match: Finished) -> None:
        self.replay.emit(self.history.file(match))

    def begin_again(self, match: Finished) -> None:
        try:
            self.play_again.emit(same_start(self.history, match))
        except StoreError as error:
            self.card.show_trouble(trouble_text(error))

    def delete(self, match: Finished) -> None:
        try:
            trashed = self.history.delete(match)
        except StoreError as error:
            self.card.show_trouble(trouble_text(error))
            return
        self.undo_bar.offer(trashed, history_words.headline(match))
        self.refresh()

    def undo_deleting(self) -> None:
        file = self.undo_bar.file
        if file is None:
            return
        self.undo_bar.leave()
        try:
            restored = self.history.trash.restore(file)
        except StoreError as error:
            self.card.show_trouble(trouble_text(error))
            return
        self.refresh()
        self.list.choose(restored)
        self.list.setFocus()


def same_start(history: History, match: Finished) -> NewGame:
    """From the file itself, which knows signs and every agreement."""
    file = history.file(match)
    game = history.game_of(match.game)
    try:
        header = msgspec.json.decode(read_start(file, MAX_LINE).split(b"\n", 1)[0], type=Header)
        if game is None:
            raise ValueError(match.game)
        setup = msgspec.json.decode(header.setup, type=game.setup_type)
    except ValueError as error:
        raise StoreError(file, str(error), "damaged") from error
    return NewGame(
        game_id=match.game, setup=setup, seed=header.seed, seating=header.seating, curtain=True, hints="some"
    )
