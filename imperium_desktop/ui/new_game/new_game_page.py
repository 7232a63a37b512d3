"""A new game: everything is set already, Start plays; seats and rules can be changed first."""

from collections.abc import Sequence
from typing import Literal, Protocol, cast

from PySide6.QtCore import QSignalBlocker, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from imperium_desktop.registry import GAMES, LEVELS, load_game
from imperium_desktop.rules.match import Match
from imperium_desktop.store.strength import Strength
from imperium_desktop.ui.kit import Choice, PlainButton, RichText, Rule, Segments, escaped
from imperium_desktop.ui.kit.framed import Framed
from imperium_desktop.ui.kit.sheet_page import SheetPage
from imperium_desktop.ui.kit.tab_order import walk_in_order
from imperium_desktop.ui.kit.words.heading import Heading
from imperium_desktop.ui.new_game.draft import Company, Draft, Hints, NewGame
from imperium_desktop.ui.new_game.house_rules import HouseRules
from imperium_desktop.ui.new_game.seat_row import SeatTable, unnamed
from imperium_desktop.ui.pictures.match_picture import TablePainter, can_paint, table_of
from imperium_desktop.ui.scenes import facts_of
from imperium_desktop.ui.theme.following import FollowsLanguage
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import language, tr
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.wording.game_names import side_name, words_of
from imperium_desktop.ui.wording.levels import about_level, level_name

__all__ = ["NewGame", "NewGamePage", "Wishes"]

PICTURE = (720, 520)
"""Size in which the opening is painted, and shown at most."""


class Wishes(Protocol):
    """What the settings know of the people here."""

    @property
    def hints(self) -> Hints: ...

    @property
    def curtain(self) -> str: ...

    @property
    def company(self) -> Company | Literal[""]: ...

    @property
    def levels(self) -> tuple[str, ...]: ...

    @property
    def at_my_strength(self) -> bool: ...

    @property
    def recent_names(self) -> tuple[str, ...]: ...


FEW_SEATS = 2
"""Number of seats whose rows are lower than the rules beside them: a picture must ask for its room."""
MOST_SEATS = 3
"""Number of seats beside whose rows a picture has room: beside more it would be a stamp."""


class NewGamePage(FollowsLanguage, SheetPage):
    """`last` is the last match begun here: its people sit down again, and "as last time" takes over the rest."""

    campaign_wanted = Signal(str)
    started = Signal(object)
    """A NewGame."""
    lesson_first = Signal(str)
    """The lesson of this game is wanted."""

    def __init__(
        self,
        game_id: str,
        wishes: Wishes,
        last: NewGame | None = None,
        *,
        lesson_steps: int = 0,
        strength: Strength | None = None,
        behind: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(facts_of(game_id).icon, behind, parent)
        self.game = load_game(game_id)
        self.last = last
        self._lesson_steps = lesson_steps
        entry = GAMES[game_id]
        self.draft = Draft.of(self.game, wishes.recent_names, wishes.levels)
        self.draft.hints = "lots" if wishes.hints == "some" and not wishes.company else wishes.hints
        self.draft.at_my_strength = wishes.at_my_strength
        self.draft.curtain = wishes.curtain != "never"
        if last is not None:
            self.draft.seat_like(last, unnamed(self.draft))
        else:
            self.draft.keep_company(wishes.company or self.draft.companies[0])
        self.rules = HouseRules(self.draft, strength)
        if wishes.at_my_strength:
            self.draft.take_level_everywhere(self.rules.level)
        icons = {"alone": "app-person", "together": "app-seat", "bots": "app-bot"}
        self.company = Segments([Choice(key, "", icons[key]) for key in self.draft.companies], self.draft.company)
        several = [n for n in entry.people if n > 1]
        self.players = Segments([Choice(str(n), str(n)) for n in several])
        self.players_label = RichText("", "body", "on_table_body")
        self.seats = SeatTable(self.draft, wishes.recent_names)
        self.shuffle = PlainButton(role="quiet", icon="app-die")
        self.fair = PlainButton(role="quiet", icon="mare-control")
        self.lesson = PlainButton(role="quiet", icon="app-lesson")
        self.as_last = PlainButton(role="quiet")
        self.campaign = PlainButton(role="quiet", icon="app-crown")
        self.summary = RichText("", "small", "on_page_secondary")
        self.cancel = PlainButton(key="Esc")
        self.start = PlainButton(role="main", icon="app-continue", key="Enter", large=True)
        self._furnish()
        self.campaign.setVisible(entry.parts.campaign is not None)  # before it stands on the page it would be a window
        self._connect()
        walk_in_order(
            [
                *(self.company, self.players, self.fair, self.shuffle, self.seats, self.rules),
                *(self.lesson, self.as_last, self.campaign, self.cancel, self.start, self.close_button),
            ]
        )
        self.restyle()
        self.retranslate()

    def _furnish(self) -> None:
        self.seats_heading = Heading()
        self.seats_heading.beside.addWidget(self.fair)
        self.seats_heading.beside.addWidget(self.shuffle)
        self.levels = RichText("", "hint")
        self.levels_box = QFrame()
        self.levels_box.setProperty("box", "hint")
        QVBoxLayout(self.levels_box).addWidget(self.levels)
        self.picture = Framed()
        self._painter = TablePainter(self.game) if can_paint(self.game) else None
        self._painted: object = None
        self._picture_due = QTimer(self, singleShot=True, interval=0)
        self.left = QWidget()
        left = QVBoxLayout(self.left)
        left.setContentsMargins(0, 0, 0, 0)
        for widget in (self.seats_heading, self.seats, self.levels_box):
            left.addWidget(widget)
        left.addWidget(self.picture, 1)
        left.addStretch(0)  # takes the room where there is no picture
        self.divide = Rule(strong=True, upright=True)
        self.columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.columns.addWidget(self.left, 11)
        self.columns.addWidget(self.divide)
        self.columns.addWidget(self.rules, 9)
        self.page.rows.addLayout(self.columns)
        corner = QHBoxLayout()
        corner.addWidget(self.company)
        corner.addWidget(self.players_label)
        corner.addWidget(self.players)
        self.corner.addLayout(corner)
        self.foot.addWidget(self.lesson)
        self.foot.addWidget(self.as_last)
        self.foot.addWidget(self.campaign)
        self.foot.addStretch(1)
        self.foot.addWidget(self.summary)
        self.foot.addWidget(self.cancel)
        self.foot.addWidget(self.start)

    def _connect(self) -> None:
        self.company.chosen_changed.connect(self._keep_company)
        self.players.chosen_changed.connect(self._set_players)
        self.seats.changed.connect(self._follow)
        self.rules.changed.connect(self._follow)
        self.shuffle.clicked.connect(self._shuffle)
        self.fair.clicked.connect(self._take_fair_pair)
        self.lesson.clicked.connect(self._ask_for_lesson)
        self.campaign.clicked.connect(lambda: self.campaign_wanted.emit(self.game.id))
        self.as_last.clicked.connect(self.repeat_last)
        self.cancel.clicked.connect(self.cancelled)
        self.start.clicked.connect(self.accept)
        self._picture_due.timeout.connect(self._paint_picture)

    def first_focus(self) -> QWidget:
        return self.seats.rows[0].name

    # What the buttons do

    def accept(self) -> None:
        self.started.emit(self.draft.agreed())

    def repeat_last(self) -> None:
        if self.last is not None:
            self.draft.agree_like(self.last, unnamed(self.draft))
            self.refresh()

    def _keep_company(self, company: str) -> None:
        self.draft.keep_company(cast("Company", company))
        self.refresh()

    def _set_players(self, players: str) -> None:
        self.draft.set_players(int(players))
        self.refresh()

    def _shuffle(self) -> None:
        self.draft.shuffle()
        self.refresh()

    def _take_fair_pair(self) -> None:
        self.draft.take_fair_pair()
        self.refresh()

    def _ask_for_lesson(self) -> None:
        self.lesson_first.emit(self.game.id)

    def _follow(self) -> None:
        self.seats.refresh()
        self.rules.refresh()
        blocked = QSignalBlocker(self.company)
        self.company.choose(self.draft.company)
        del blocked
        self.levels_box.setVisible(any(self.draft.bots_seated))
        self.levels.set_text(self._about_rival() if self.draft.alone else self._about_bots())
        self.fair.setVisible(bool(self.draft.fair_pairs))
        self._sum_up()
        self._picture_due.start()

    # What is shown

    def refresh(self) -> None:
        """All widgets from the draft."""
        several = self.draft.company != "alone"
        blocked = [QSignalBlocker(self.company), QSignalBlocker(self.players)]
        self.company.choose(self.draft.company)
        if several:
            self.players.choose(str(self.draft.players))
        del blocked
        self.players_label.setVisible(several)
        self.players.setVisible(several)
        self.shuffle.setVisible(several)
        self._name_seats()
        self._follow()
        self.arrange()

    def retranslate(self) -> None:
        words = words_of(self.game.id, language())
        self.title.set_text(tr("New game – {game}", game=escaped(words.title)))
        self.subtitle.set_text(tr("all set – just press **Start**"))
        self.company.set_text("together", tr("together at the table"))
        self.company.set_text("bots", tr("with bots"))
        if "alone" in self.draft.companies:
            self.company.set_text("alone", tr("alone"))
        self.company.setAccessibleName(tr("Who plays"))
        self.players_label.set_text(tr("players"))
        self.players.setAccessibleName(tr("Number of players"))
        self.close_button.setAccessibleName(tr("Cancel"))
        self.shuffle.setText(tr("shuffle the order"))
        self.fair.setText(tr("an even match-up"))
        self.fair.setToolTip(tr("Two nations that win about equally often against each other"))
        steps = self._lesson_steps
        self.lesson.setText(tr("Lesson first ({n} steps)", n=steps) if steps else tr("Lesson first"))
        self.as_last.setText(tr("As last time"))
        self.as_last.setEnabled(self.last is not None)
        self.campaign.setText(tr("Campaign"))
        self.cancel.setText(tr("Cancel"))
        self.start.setText(tr("Start"))
        self.keys.say(("Tab", tr("next field")), ("← →", tr("change")), ("Enter", tr("start the match")))
        self.refresh()

    def _name_seats(self) -> None:
        """What is asked of each, and how those play who are no people."""
        side = side_name(self.game.id) if self.draft.factions else ""
        last = [tr("power card"), tr("level of the rival")] if self.draft.alone else [tr("who plays")]
        columns = [tr("sign and colour"), tr("name"), side, *last]
        self.seats_heading.set_words(tr("Seats at the table"), ", ".join(filter(None, columns)))

    def _about_bots(self) -> str:
        return f"**{tr('How bots play.')}** {about_levels(self.draft.bots_seated)}"

    def _about_rival(self) -> str:
        about = [
            f"**{escaped(tr('Alone against a rival [R].'))}**",
            tr("This mode is the program’s own, not a solo mode from the printed rules."),
            tr("The rival leads its nation by the full rules for two."),
            about_levels(self.draft.bots_seated),
        ]
        return " ".join(about)

    def _sum_up(self) -> None:
        persons, bots = self.draft.persons, self.draft.seats - self.draft.persons
        who = [tr("{n} people", n=persons)] if persons else []
        who += [tr("a rival")] if self.draft.alone else [tr("{n} bots", n=bots)] if bots else []
        parts = [", ".join(who)]
        if self.game.id in GAMES:
            people = 1 if self.draft.alone else self.draft.seats
            parts.append(tr("about {n} minutes", n=GAMES[self.game.id].minutes_of(people)))
        self.summary.set_text(" · ".join(parts))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._picture_due.start()

    def _paint_picture(self) -> None:
        """Paint a new picture, but only for what changes the table."""
        ratio = self.devicePixelRatioF()
        setup = self.draft.setup
        wanted = (setup, palette().name, ratio)
        if self._painter is None or not self.isVisible() or wanted == self._painted:
            return
        self._painted = wanted
        opening = table_of(Match(self.game, setup, 0))
        self.picture.show_pixmap(self._painter.picture(opening, *PICTURE, ratio))

    # Room

    def restyle(self) -> None:
        measure = sizes.measure
        gap = measure.height(6, 12)
        for column in (self.left.layout(), self.levels_box.layout()):
            if column is not None:
                column.setSpacing(gap)
        inner = self.levels_box.layout()
        if inner is not None:
            across, down = measure.length(9, 14), measure.height(5, 9)
            inner.setContentsMargins(across, down, across, down)
        self.columns.setSpacing(measure.length(14, 28))
        super().restyle()
        self._picture_due.start()

    def needed(self, width: int) -> int:
        """Two columns where they fit side by side, else one below the other."""
        least = self.left.minimumSizeHint().width() + self.rules.minimumSizeHint().width()
        beside = least + 2 * self.columns.spacing() + 1 <= width
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.columns.setDirection(across if beside else down)
        self.divide.setVisible(beside)
        self._fit_company(width)
        self.picture.setVisible(beside and self._painter is not None and self.draft.seats <= MOST_SEATS)
        self.picture.setMinimumHeight(sizes.measure.height(190, 260) if self.draft.seats <= FEW_SEATS else 0)
        return super().needed(width)

    def _fit_company(self, width: int) -> None:
        """Fit the company beside the title, the number of players, the icon and the button that closes."""
        several = self.draft.company != "alone"
        taken = [self.title, self.icon, self.close_button, *([self.players] if several else [])]
        room = width - sum(widget.sizeHint().width() for widget in taken) - sizes.measure.length(14, 20) * 7
        label = self.players_label.sizeHint().width() if several else 0
        self.company.fit(room - label)
        self.players_label.setVisible(several and self.company.sizeHint().width() + label <= room)


def about_levels(bots: Sequence[str]) -> str:
    """Each level that sits at the table, in words."""
    seated = [level for level in LEVELS if level in bots]
    return " ".join(f"{escaped(level_name(level))}: {escaped(about_level(level))}." for level in seated)
