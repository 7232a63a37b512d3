"""The seats of a new game: sign, name, faction, person or bot, and how well the bot plays."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCompleter, QGridLayout, QWidget

from imperium_desktop.registry import LEVELS
from imperium_desktop.rules.limits import LONGEST_NAME
from imperium_desktop.teaching.sides import side_sentences
from imperium_desktop.ui.kit import Choice, Segments, seat_icon
from imperium_desktop.ui.kit.fields import Field, Select
from imperium_desktop.ui.new_game.draft import RIVAL, USUAL, Draft, SeatDraft, powers_of
from imperium_desktop.ui.scenes import facts_of
from imperium_desktop.ui.theme.following import FollowsLanguage, FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.icons import icon
from imperium_desktop.ui.theme.language import language, mark, tr
from imperium_desktop.ui.theme.palette import SEATS
from imperium_desktop.ui.wording.game_names import side_name, words_of
from imperium_desktop.ui.wording.levels import about_level, level_name
from imperium_desktop.ui.wording.players import bot_name, person_name

SIGNS: Final = (
    mark("blue circle"),
    mark("orange triangle"),
    mark("green square"),
    mark("pink diamond"),
    mark("red pentagon"),
    mark("light blue hexagon"),
)


def default_names(draft: Draft) -> list[str]:
    """Names for seats without a name."""
    bots = (*draft.bots_seated, *(place.bot for place in draft.places[draft.seats :]))
    seated = draft.bots_seated
    return [person_name((), seat, seated if seat < len(seated) else bots) for seat in range(len(draft.places))]


def unnamed(draft: Draft) -> set[str]:
    """Every name that is given to who has none."""
    seats = range(len(draft.places))
    return {person_name((), seat) for seat in seats} | {bot_name(seat) for seat in seats} | {tr("Rival")}


class SeatRow(QObject):
    """The widgets of one seat; `SeatTable` puts them into its columns."""

    changed = Signal()

    def __init__(self, draft: Draft, seat: int, names: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._draft = draft
        self._seat = seat
        self.sign = Select()
        for number in range(len(SEATS)):
            self.sign.addItem(seat_icon(number), "", number)
        self.name = Field()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setCompleter(_completer(names, self.name))
        self.faction = Select()
        self._listed: tuple[str, ...] = ()
        """The factions that can be chosen from."""
        self.who = Segments([Choice("person", "", "app-person"), Choice("bot", "", "app-bot")])
        self.level = Select()
        for level in LEVELS:
            self.level.addItem("", level)
        self.power = Select()
        for power in ("", *powers_of(draft.game.setup_type)):
            self.power.addItem("", power)
        self._connect()

    @property
    def columns(self) -> tuple[tuple[QWidget, ...], ...]:
        """Those in one place take turns: what is asked of seats, and of a person and a rival."""
        return (self.sign,), (self.name,), (self.faction,), (self.who, self.power), (self.level,)

    @property
    def widgets(self) -> list[QWidget]:
        return [widget for column in self.columns for widget in column]

    @property
    def place(self) -> SeatDraft:
        return self._draft.places[self._seat]

    def _connect(self) -> None:
        self.sign.activated.connect(self._take_sign)
        self.name.textEdited.connect(self._take_name)
        self.faction.activated.connect(self._take_faction)
        self.who.chosen_changed.connect(self._take_player)
        self.level.activated.connect(self._take_level)
        self.power.activated.connect(self._take_power)

    def _take_sign(self, index: int) -> None:
        self._draft.take_sign(self._seat, self.sign.itemData(index))
        self.changed.emit()

    def _take_name(self, name: str) -> None:
        self.place.name = name
        self.changed.emit()

    def _take_faction(self, index: int) -> None:
        self._draft.take_faction(self._seat, self.faction.itemData(index))
        self.changed.emit()

    def _take_player(self, who: str) -> None:
        self.place.bot = self.level.currentData() if who == "bot" else ""
        self.changed.emit()

    def _take_level(self, index: int) -> None:
        self._draft.take_level(self._seat, self.level.itemData(index))
        self.changed.emit()

    def _take_power(self, index: int) -> None:
        self._draft.take_power(self._seat, self.power.itemData(index))
        self.changed.emit()

    def show(self, default_name: str) -> None:
        """What the draft says of this seat."""
        place, draft = self.place, self._draft
        blocked = [QSignalBlocker(widget) for widget in self.widgets]
        self.sign.setCurrentIndex(place.sign)
        if self.name.text() != place.name:
            self.name.setText(place.name)
        self.name.setPlaceholderText(default_name)
        self._list_factions()
        self.faction.setCurrentIndex(self.faction.findData(place.faction))
        self.who.choose("bot" if place.bot else "person")
        level = draft.level_at(self._seat)
        self.level.setCurrentIndex(self.level.findData(level or USUAL))
        self.power.setCurrentIndex(self.power.findData(place.power))
        del blocked
        self.power.setItemText(self.power.findData(""), self._not_now())
        shown = {
            self.faction: draft.factions is not None,
            self.who: draft.company != "alone",
            self.level: bool(level),
            self.power: draft.alone,
        }
        for widget in self.widgets:
            widget.setVisible(self._seat < draft.seats and shown.get(widget, True))

    def _list_factions(self) -> None:
        """Those that are offered with the present variants; first, that nobody chooses now."""
        offered = ("", *self._draft.offered)
        if offered != self._listed:
            self._listed = offered
            self.faction.clear()
            for faction in offered:
                sign = facts_of(self._draft.game.id).faction_icon(faction) if faction else ""
                self.faction.addItem(icon(sign), "", faction) if sign else self.faction.addItem("", faction)
        words = words_of(self._draft.game.id, language())
        told = side_sentences(language(), self._draft.game.id)
        for row, faction in enumerate(offered):
            self.faction.setItemText(row, words.label(faction) if faction else self._not_now())
            self.faction.tell(row, told.get(faction, ""))

    def _not_now(self) -> str:
        """What nobody chooses here is chosen at the table or drawn; a rival's always is."""
        rivals = self._draft.alone and self._seat == RIVAL
        return tr("at random") if rivals or self._draft.are_drawn else tr("at the table")

    def retranslate(self) -> None:
        seat = self._seat + 1
        for number, name in enumerate(SIGNS):
            self.sign.setItemData(number, tr(name), Qt.ItemDataRole.ToolTipRole)
            self.sign.setItemData(number, tr(name), Qt.ItemDataRole.AccessibleTextRole)
        self._list_factions()
        for row in range(1, self.power.count()):
            self.power.setItemText(row, tr("side {side}", side=self.power.itemData(row)))
        self.who.set_text("person", tr("person"))
        self.who.set_text("bot", tr("bot"))
        for row, level in enumerate(LEVELS):
            self.level.setItemText(row, level_name(level))
            self.level.tell(row, about_level(level))
        self.sign.setAccessibleName(tr("Seat {seat}: sign and colour", seat=seat))
        self.name.setAccessibleName(tr("Seat {seat}: name", seat=seat))
        side = side_name(self._draft.game.id) or tr("side")
        self.faction.setAccessibleName(tr("Seat {seat}: {side}", seat=seat, side=side))
        self.who.setAccessibleName(tr("Seat {seat}: person or bot", seat=seat))
        self.level.setAccessibleName(tr("Seat {seat}: how well the bot plays", seat=seat))
        self.power.setAccessibleName(tr("Seat {seat}: side of the power card", seat=seat))


def _completer(names: Sequence[str], field: Field) -> QCompleter:
    """Finishes the name of somebody who sat here before, inside the field."""
    completer = QCompleter(list(names), field)
    completer.setCompletionMode(QCompleter.CompletionMode.InlineCompletion)
    completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    return completer


class SeatTable(FollowsStyle, FollowsLanguage, QWidget):
    """All seats of the game, as many of them shown as play."""

    changed = Signal()

    def __init__(self, draft: Draft, names: Sequence[str] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft = draft
        self.rows = [SeatRow(draft, seat, names, self) for seat in range(len(draft.places))]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        for number, row in enumerate(self.rows):
            for column, widgets in enumerate(row.columns):
                for widget in widgets:
                    self._grid.addWidget(widget, number, column, Qt.AlignmentFlag.AlignVCenter)
            row.changed.connect(self._follow)
        self.retranslate()
        self.restyle()

    def _follow(self) -> None:
        self.refresh()
        self.changed.emit()

    def refresh(self) -> None:
        names = default_names(self._draft)
        for row, name in zip(self.rows, names, strict=True):
            row.show(name)
        self._keep_columns()

    def retranslate(self) -> None:
        for row in self.rows:
            row.retranslate()
        self.refresh()

    def restyle(self) -> None:
        measure = sizes.measure
        self._grid.setHorizontalSpacing(measure.length(7, 12))
        self._grid.setVerticalSpacing(measure.height(6, 11))
        for row in self.rows:
            row.sign.setFixedWidth(measure.length(66, 74))
            row.name.setMinimumWidth(measure.length(112, 146))
        self._keep_columns()

    def _keep_columns(self) -> None:
        """Levels are shown for bots only; their column stays as wide as if there were one."""
        self._grid.setColumnMinimumWidth(4, self.rows[0].level.sizeHint().width())
