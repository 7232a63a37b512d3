"""The start page: the games, the last match, saves, lessons and results."""

import math
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.ui.kit import Choice, Felt, IconSign, Page, PlainButton, RichText, Segments
from imperium_desktop.ui.kit.card import CardRow
from imperium_desktop.ui.kit.scrolling import needed_height, set_scrolling
from imperium_desktop.ui.kit.signs import Sign
from imperium_desktop.ui.kit.tab_order import walk_in_order
from imperium_desktop.ui.start.entries import LastMatch, Learned, PastMatch, Saved
from imperium_desktop.ui.start.game_tile import ROOM, GameTile
from imperium_desktop.ui.start.start_cards import ContinueCard, HistoryCard, LearnCard, LoadCard, next_of
from imperium_desktop.ui.theme.following import FollowsLanguage, FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.language import LANGUAGES, language, tr
from imperium_desktop.ui.theme.textures import surfaces, surfaces_made

CARD_SHARES = (36, 19, 21, 21)
"""Shares of the width, where all cards stand in one row."""
PICTURE = (520, 380)
"""Size of the table that waits, at most."""
LATER = 60
"""Milliseconds after which pictures are painted: the page itself comes first."""


class StartPage(FollowsStyle, FollowsLanguage, QWidget):
    new_game = Signal(str)
    continue_match = Signal()
    load = Signal()
    open_save = Signal(object)
    """A Path."""
    learn = Signal(str)
    """The lessons of a game."""
    lesson = Signal(str)
    """The next lesson of a game, at once."""
    """The id of a game."""
    history = Signal()
    language_chosen = Signal(str)
    settings_wanted = Signal()
    painted = Signal()
    """Emitted once, when the page has been seen for the first time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.felt = Felt(self)
        self.title = RichText("Imperium Desktop", "page title", "on_table_title")
        self.subtitle = RichText("", "subtitle", "on_table_subheading")
        self.languages = Segments([Choice(key, LANGUAGES[key]) for key in reversed(LANGUAGES)], language())
        self.settings = PlainButton(role="quiet", icon="app-settings", on="table")
        self.tiles = [GameTile(game) for game in GAMES]
        for tile in self.tiles:
            tile.siblings = self.tiles
        self.continue_card = ContinueCard()
        self.load_card = LoadCard()
        self.learn_card = LearnCard()
        self.history_card = HistoryCard()
        self._picture_due = QTimer(self, singleShot=True, interval=LATER)
        self._picture_due.timeout.connect(self._paint_opening)
        self._room_due = QTimer(self, singleShot=True, interval=0)
        self._room_due.timeout.connect(self._share_height)
        self._columns = 0, 0, False
        self._compose()
        self._connect()
        self._space()
        self._speak()
        self._order_tabs()

    def _compose(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.title)
        words.addWidget(self.subtitle)
        self._head = QHBoxLayout()
        self._head.addWidget(_Emblem(66), 0, Qt.AlignmentFlag.AlignVCenter)
        self._head.addLayout(words, 1)
        self._head.addWidget(IconSign("app-language", 22), 0, Qt.AlignmentFlag.AlignVCenter)
        self._head.addWidget(self.languages, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head.addWidget(self.settings, 0, Qt.AlignmentFlag.AlignVCenter)
        self._tiles = QGridLayout()
        self._tiles.setSpacing(0)
        self._cards = QGridLayout()
        self._cards.setSpacing(0)
        self.page = Page(self)
        self.page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._rows = QVBoxLayout()
        self._rows.addStretch(1)
        self._rows.addLayout(self._head)
        self._rows.addStretch(1)
        self._leading = QVBoxLayout()
        self._rows.addLayout(self._leading)
        self._rows.addLayout(self._tiles, 500)
        self._rows.addStretch(1)
        self._rows.addLayout(self._cards, 200)
        self._rows.addStretch(2)
        self._lay_in_columns(len(self.tiles), len(CARD_SHARES), leads=False)
        whole = self.page.body.layout()
        assert isinstance(whole, QVBoxLayout)
        whole.insertLayout(0, self._rows, 1000)
        self._whole = whole
        self.page.body.installEventFilter(self)
        self.felt.installEventFilter(self)

    @property
    def cards(self) -> tuple[QWidget, ...]:
        return self.continue_card, self.load_card, self.learn_card, self.history_card

    def _connect(self) -> None:
        for tile in self.tiles:
            tile.new_game.connect(self.new_game)
        self.continue_card.go_on.connect(self.continue_match)
        self.continue_card.learn.connect(self.lesson)
        self.load_card.opened.connect(self.load)
        self.load_card.open_save.connect(self.open_save)
        self.learn_card.learn.connect(self.learn)
        self.learn_card.lesson.connect(self.lesson)
        self.history_card.opened.connect(self.history)
        self.languages.chosen_changed.connect(self.language_chosen)
        self.settings.clicked.connect(self.settings_wanted)

    def present(
        self,
        *,
        continue_: LastMatch | None = None,
        saves: Sequence[Saved] = (),
        lessons: Sequence[Learned] = (),
        history: Sequence[PastMatch] = (),
        all_saves: int | None = None,
        all_matches: int | None = None,
    ) -> None:
        """What lies here: the latest first. The two numbers count also what is not shown."""
        lessons = [lesson for lesson in lessons if lesson.steps]
        waited = self.continue_card.last is not None
        self.continue_card.show_match(continue_, next_of(lessons))
        self.load_card.show_saves(saves, len(saves) if all_saves is None else all_saves)
        self.learn_card.show_lessons(lessons)
        self.history_card.show_matches(history, len(history) if all_matches is None else all_matches)
        self._order_tabs()
        self._picture_due.start()
        if waited != (continue_ is not None):
            self._arrange()

    def offer(self, continue_: LastMatch) -> None:
        """Offer the match before all else lies here: what Enter does is then known, and has the focus."""
        self.continue_card.show_match(continue_)

    def _next_thing(self) -> PlainButton:
        """What Enter does, and where the focus begins."""
        if self.continue_card.last is not None or not self.tiles:
            return self.continue_card.button
        return self.tiles[0].button

    def _paint_opening(self) -> None:
        """Paint the table that waits, for players who have not played yet."""
        from imperium_desktop.rules.match import Match
        from imperium_desktop.ui.pictures.match_picture import TablePainter, can_paint, table_of

        card, ratio = self.continue_card, self.devicePixelRatioF()
        if not card.known:
            return
        shown = card.lesson or next(iter(GAMES))
        game = load_game(shown) if shown in GAMES else None
        if game is None or card.last is not None or not card.isVisible() or not can_paint(game):
            return
        if not all(surfaces_made(ratio)):  # without them it would be flat for ever
            self._picture_due.start()
            return
        opening = Match(game, game.setup_type(seats=game.seats[0]), 0)
        card.show_picture(TablePainter(game).picture(table_of(opening), *PICTURE, ratio))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._picture_due.start()

    # Words and measures

    def retranslate(self) -> None:
        self._speak()
        for card in (self.continue_card, self.load_card, self.learn_card, self.history_card):
            card.retranslate()
        self._order_tabs()

    def _speak(self) -> None:
        """The words above the games."""
        blocked = QSignalBlocker(self.languages)
        self.languages.choose(language())
        del blocked
        self.subtitle.set_text(tr("{n} civilisation games at one table", n=len(GAMES)))
        self.languages.setAccessibleName(tr("Language"))
        self.settings.setText(tr("Settings"))

    def _order_tabs(self) -> None:
        cards = (self.load_card, self.learn_card, self.history_card)
        listed = [part for card in cards for part in (*card.lines, card.button)]
        tiles = [tile.button for tile in self.tiles]
        go_on = [self.continue_card.button] if self.continue_card.known else []
        games = [*go_on, *tiles] if self._columns[2] else [*tiles, *go_on]
        walk_in_order([self.languages, self.settings, *games, *listed])

    def restyle(self) -> None:
        self._space()
        if not self.testAttribute(Qt.WidgetAttribute.WA_PendingResizeEvent):  # else it comes with its size
            self._arrange()

    def _space(self) -> None:
        measure = sizes.measure
        self._rows.setSpacing(measure.height(0, 12))
        self._head.setContentsMargins(ROOM, 0, ROOM, 0)
        self._head.setSpacing(measure.length(9, 14))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Arrange the page for the size that it has now."""
        self.felt.setGeometry(self.rect())
        self.page.setGeometry(self.rect())
        measure = sizes.measure
        side = max(measure.length(22, 48) - ROOM, (self.width() - measure.length(1280, 2000)) // 2)
        self._rows.setContentsMargins(side, measure.height(9, 18), side, measure.height(4, 18))
        inner = self.width() - 2 * side
        rows = math.ceil(len(self.tiles) / max(inner // self.tiles[0].least_width(), 1)) if self.tiles else 1
        columns = math.ceil(len(self.tiles) / rows)
        bar = self.page.verticalScrollBar().sizeHint().width()  # which may come and take its room
        for tile in self.tiles:
            tile.give_width((inner - bar) // columns)
        in_a_row = self.width() >= measure.length(1180, 1560)
        leads, led = rows > 1 and self.continue_card.last is not None, self._columns[2]
        self._lay_in_columns(columns, len(CARD_SHARES) if in_a_row else 2, leads=leads)
        if leads != led:
            self._order_tabs()
        self._cards.setGeometry(QRect(0, 0, inner, self.height()))  # how high a card must be follows from its width
        self.load_card.setMinimumHeight(self.load_card.full_height() if in_a_row else 0)  # nothing moves when it fills
        for layout in (self._tiles, self._cards, self._rows, self._whole):
            layout.invalidate()  # widgets that were never shown do not tell them
        self._share_height()

    def _lay_in_columns(self, tiles: int, cards: int, *, leads: bool) -> None:
        """`leads`: the match that waits stands above the games, where these fill more than a screen."""
        if self._columns == (tiles, cards, leads):
            return
        self._columns = tiles, cards, leads
        lay_in_columns(self._tiles, self.tiles, [1] * tiles)
        self._leading.removeWidget(self.continue_card)
        below = self.cards[1:] if leads else self.cards
        self._cards.removeWidget(self.continue_card)
        lay_in_columns(self._cards, below, CARD_SHARES if cards == len(CARD_SHARES) else [1] * cards)
        if leads:
            self._leading.addWidget(self.continue_card)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What lies here has become more or less; or it is painted, which the page itself does not hear of."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._room_due.start()
        elif event.type() == QEvent.Type.Paint and watched is self.felt:
            self.felt.removeEventFilter(self)
            QTimer.singleShot(0, self.painted.emit)
        return super().eventFilter(watched, event)

    def _share_height(self) -> None:
        """Whether the page scrolls is decided for its full width: a bar must not come and go with its own room."""
        measure = sizes.measure
        for tile in self.tiles:
            tile.setMaximumHeight(max(measure.height(420, 640), tile.minimumSizeHint().height()))
        for card in self.cards:
            card.setMaximumHeight(max(measure.height(300, 390), card.heightForWidth(card.width())))
        if self._is_crowded():
            self.load_card.setMinimumHeight(0)
        set_scrolling(self.page, self._is_crowded())

    def _is_crowded(self) -> bool:
        return needed_height(self.page, self.width()) > self.height()

    # Keys

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A focus proxy would catch Tab at the end of the page as well."""
        self._next_thing().setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that the window's menu has taken do not come here."""
        control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused: Any = QApplication.focusWidget()
            pressed = isinstance(focused, PlainButton | CardRow) and self.isAncestorOf(focused)
            (focused if pressed else self._next_thing()).click()
        elif control and event.key() == Qt.Key.Key_O:
            self.load.emit()
        elif control and event.key() == Qt.Key.Key_L and self.continue_card.lesson:
            self.learn.emit(self.continue_card.lesson)
        elif control and event.key() == Qt.Key.Key_Comma:
            self.settings_wanted.emit()
        else:
            super().keyPressEvent(event)


def lay_in_columns(grid: QGridLayout, widgets: Sequence[QWidget], shares: Sequence[int]) -> None:
    """Row by row, in columns that share the width so."""
    for widget in widgets:
        grid.removeWidget(widget)
    for number, widget in enumerate(widgets):
        grid.addWidget(widget, *divmod(number, len(shares)))
    for column in range(len(widgets)):
        grid.setColumnStretch(column, shares[column] if column < len(shares) else 0)


class _Emblem(Sign):
    """The eagle beside the title, with its shadow."""

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if surfaces.none_made:
            return
        area = QRectF(self.rect())
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_icon(p, "imperium-empire", area.adjusted(4, 4, -4, -4))
