"""Past matches: who won, how it went over the years; watch a match again, or play its start once more."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QVBoxLayout, QWidget

from imperium_desktop.rules.journal import MAX_LINE, AnyMatch, JournalError, Watch, read_agreed
from imperium_desktop.store.disk import StoreError, read_start
from imperium_desktop.store.history import Finished, History, Oddity
from imperium_desktop.store.journals import open_journal
from imperium_desktop.ui.archive import history_words
from imperium_desktop.ui.archive.history_charts import Charts
from imperium_desktop.ui.archive.history_detail import MatchCard
from imperium_desktop.ui.archive.history_rows import HistoryList
from imperium_desktop.ui.archive.list_page import ListPage
from imperium_desktop.ui.kit import seat_icon
from imperium_desktop.ui.kit.fields import Select
from imperium_desktop.ui.new_game.draft import NewGame
from imperium_desktop.ui.pictures.match_picture import Pictures
from imperium_desktop.ui.scenes import facts_of
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.icons import icon
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.wording.game_names import title_of
from imperium_desktop.ui.wording.notes import trouble_text
from imperium_desktop.ui.wording.players import signs_of

LIST_SHARE, ASIDE_SHARE = 5, 6


class HistoryPage(ListPage):
    replay = Signal(object)
    """The Path of a match to watch."""
    play_again = Signal(object)
    """A NewGame with the seats, variants and seed of a past match."""
    list: HistoryList

    def __init__(self, history: History, *, pictures: Pictures | None = None, parent: QWidget | None = None) -> None:
        super().__init__("app-history", history.trash, self._replayed, pictures, parent)
        self.history = history
        self.matches: list[Finished] = []
        self.oddities: list[Oddity] = []
        self.games = Select(kind="body")
        self.tables = Select(kind="body")
        self.people = Select(kind="body")
        self.list = HistoryList(history, self.pictures)
        self.card = MatchCard(history, self.pictures)
        self.charts = Charts()
        self._compose()
        self._connect()
        self.restyle()
        self.retranslate()

    def _replayed(self, file: Path, watch: Watch) -> AnyMatch:
        return open_journal(file, self.history.game_of, watch).match

    def _compose(self) -> None:
        for select in (self.games, self.tables, self.people):
            self.top.addWidget(select, 1)
        self.furnish(LIST_SHARE)
        self._aside = QVBoxLayout()
        self._aside.addWidget(self.card)
        self._aside.addWidget(self.charts, 1)
        self.body.addLayout(self._aside, ASIDE_SHARE)

    def _connect(self) -> None:
        self.list.chosen.connect(self._show_chosen)
        self.list.opened.connect(self.watch)
        self.list.deleted.connect(self.delete)
        self.card.asked.connect(self._do)
        self.charts.picked.connect(lambda match: self.list.choose(self.history.file(match)))
        for select in (self.games, self.tables, self.people):
            select.currentIndexChanged.connect(self._filter)

    def restyle(self) -> None:
        super().restyle()
        self._aside.setSpacing(sizes.measure.length(10, 18))

    def show_trouble(self, text: str) -> None:
        self.card.show_trouble(text)

    # What is shown

    def refresh(self) -> None:
        """Look at the folder again."""
        current, row = self.list.current, self.list.currentIndex().row()
        self.matches, self.oddities = self.history.matches(), self.history.oddities()
        self.list.signs = history_words.signs_by_name(self.matches)
        self._fill_filters()
        self._show(prefer=self.history.file(current) if current is not None else None, row=row)

    @property
    def shown(self) -> Sequence[Finished]:
        game, table, person = (select.currentData() for select in (self.games, self.tables, self.people))
        varied = history_words.varied(self.matches, game) if table is not None else []
        return [
            match
            for match in self.matches
            if game in (None, match.game)
            and (table is None or table == history_words.table(match, varied))
            and (person is None or person in history_words.names_in(match))
        ]

    def _fill_filters(self) -> None:
        """What can be asked for is what occurs; what was chosen stays chosen."""
        games = sorted({match.game for match in self.matches}, key=title_of)
        names = sorted({name for match in self.matches for name in history_words.names_in(match)}, key=str.casefold)
        signs = self.list.signs
        fill(self.games, tr("All games"), [(title_of(game), game, icon(facts_of(game).icon)) for game in games])
        fill(
            self.people,
            tr("All players"),
            [(name, name, seat_icon(signs[name]) if name in signs else icon("app-person")) for name in names],
        )
        self._fill_tables()

    def _fill_tables(self) -> None:
        """Points can be compared within one game, one number of players and one set of variants only."""
        game = self.games.currentData()
        varied = history_words.varied(self.matches, game) if game is not None else []
        tables = sorted({history_words.table(match, varied) for match in self.matches if match.game == game})
        self.tables.setVisible(len(tables) > 1)
        fill(self.tables, tr("All tables"), [(table, table, icon("app-rulebook")) for table in tables])

    def _filter(self) -> None:
        self._fill_tables()
        current = self.list.current
        self._show(prefer=self.history.file(current) if current is not None else None)

    def _show(self, prefer: Path | None = None, row: int = 0) -> None:
        shown = self.shown
        self.charts.show_matches(shown, self.list.signs, self.people.currentData() or "")
        filtered = any(select.currentData() is not None for select in (self.games, self.tables, self.people))
        self.list_items([*shown, *(() if filtered else self.oddities)], prefer, row)
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
        self.tables.setAccessibleName(tr("Players and variants"))
        self.people.setAccessibleName(tr("Player"))
        self.list.setAccessibleName(tr("Past matches"))
        self.card.show_match(self.list.current, self.list.signs)
        self.charts.retranslate()
        self._fill_filters()
        self._say()

    def _show_chosen(self, match: object) -> None:
        self.card.show_match(match if isinstance(match, Finished | Oddity) else None, self.list.signs)
        self.charts.results.show_current(match if isinstance(match, Finished) else None)

    # What can be done

    def _do(self, act: str, match: Any) -> None:
        {"replay": self.watch, "again": self.begin_again, "delete": self.delete}[act](match)

    def watch(self, match: Finished | Oddity) -> None:
        self.replay.emit(self.history.file(match))

    def begin_again(self, match: Finished) -> None:
        try:
            self.play_again.emit(same_start(self.history, match))
        except StoreError as error:
            self.card.show_trouble(trouble_text(error))

    def delete(self, match: Finished | Oddity) -> None:
        self.throw_away(lambda: self.history.delete(match), history_words.headline(match))


def fill(select: Select, everything: str, entries: Sequence[tuple[str, str, QIcon]]) -> None:
    """Words, key and sign of each choice, after the one for all."""
    chosen = select.currentData()
    blocked = QSignalBlocker(select)
    select.clear()
    select.addItem(everything, None)
    for text, key, sign in entries:
        select.addItem(sign, text, key)
    select.setCurrentIndex(max(select.findData(chosen), 0) if chosen is not None else 0)
    del blocked


def same_start(history: History, match: Finished) -> NewGame:
    """New game with the same start, from the file itself, which knows signs and every agreement."""
    file = history.file(match)
    try:
        agreed = read_agreed(read_start(file, MAX_LINE).split(b"\n", 1)[0], history.game_of)
    except JournalError as error:
        raise StoreError(file, str(error), "damaged") from error
    return NewGame(
        game_id=agreed.game.id,
        setup=agreed.setup,
        seed=agreed.seed,
        seating=msgspec.structs.replace(agreed.seating, signs=signs_of(agreed.seating, agreed.setup.seats)),
        curtain=True,
        hints="some",
    )
