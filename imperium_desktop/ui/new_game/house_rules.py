"""How a new game is played: variants, who begins, curtain, hints and the seed."""

from datetime import date

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from imperium_desktop.store.strength import Strength
from imperium_desktop.ui.kit import Choice, PlainButton, Segments, Switch, escaped, seat_icon
from imperium_desktop.ui.kit.fields import Field, Select
from imperium_desktop.ui.kit.lists.option_row import OptionRow
from imperium_desktop.ui.kit.words.heading import Heading
from imperium_desktop.ui.new_game.draft import SEED_LENGTH, USUAL, Draft, Hints, has_first, readable_seed
from imperium_desktop.ui.new_game.seat_row import default_names
from imperium_desktop.ui.theme.following import FollowsLanguage, FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import language, tr
from imperium_desktop.ui.wording.game_names import words_of
from imperium_desktop.ui.wording.levels import level_name

BY_LOT = -1
HINTS: tuple[Hints, ...] = ("lots", "some", "none")


class HouseRules(FollowsStyle, FollowsLanguage, QWidget):
    changed = Signal()

    def __init__(self, draft: Draft, strength: Strength | None = None, parent: QWidget | None = None) -> None:
        """`strength`: that of the person here, by the last matches with bots."""
        super().__init__(parent)
        self._draft = draft
        self._strength = strength
        self.heading = Heading()
        self.variants = {
            name: Segments([Choice(value, "") for value in values], draft.variants[name])
            for name, values in draft.game.variants().items()
        }
        self.first = Select(kind="body", parent=self)
        self.curtain, self.at_my_strength = Switch(), Switch()
        self.hints = Segments([Choice(volume, "") for volume in HINTS], draft.hints)
        self.seed = SeedField(draft.seed)
        self.rows: dict[str, OptionRow] = {name: OptionRow(segments) for name, segments in self.variants.items()}
        if has_first(draft.game.setup_type):
            self.rows["first"] = OptionRow(self.first)
        else:
            self.first.hide()
        for name, control in (
            ("strength", self.at_my_strength),
            ("curtain", self.curtain),
            ("hints", self.hints),
            ("seed", self.seed),
        ):
            self.rows[name] = OptionRow(control)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.heading)
        for row in self.rows.values():
            column.addWidget(row)
        column.addStretch(1)
        self._connect()
        self.restyle()
        self.retranslate()

    def _connect(self) -> None:
        for name, segments in self.variants.items():
            segments.chosen_changed.connect(lambda value, name=name: self._take_variant(name, value))
        self.first.activated.connect(self._take_first)
        self.at_my_strength.toggled.connect(self._take_strength)
        self.curtain.toggled.connect(self._take_curtain)
        self.hints.chosen_changed.connect(self._take_hints)
        self.seed.changed.connect(self._take_seed)

    def _take_variant(self, name: str, value: str) -> None:
        self._draft.take_variant(name, value)
        self._tell()

    def _take_first(self, index: int) -> None:
        seat = self.first.itemData(index)
        self._draft.first = None if seat == BY_LOT else seat
        self._tell()

    def _take_strength(self, on: bool) -> None:
        """Give bots the level that fits; another can still be chosen for each."""
        self._draft.at_my_strength = on
        if on:
            self._draft.take_level_everywhere(self.level)
        self._tell()

    @property
    def level(self) -> str:
        """The level that fits the person here."""
        return self._strength.level if self._strength is not None else USUAL

    def _take_curtain(self, on: bool) -> None:
        self._draft.curtain = on
        self._tell()

    def _take_hints(self, volume: Hints) -> None:
        self._draft.hints = volume
        self._tell()

    def _take_seed(self, seed: str) -> None:
        self._draft.seed = seed
        self._tell()

    def _tell(self) -> None:
        self.explain()
        self.changed.emit()

    # What is shown

    def restyle(self) -> None:
        self.first.setMinimumWidth(sizes.measure.length(150, 180))
        self.seed.restyle()

    def refresh(self) -> None:
        """What the draft says."""
        draft = self._draft
        controls = (*self.variants.values(), self.first, self.at_my_strength, self.curtain, self.hints, self.seed)
        blocked = [QSignalBlocker(control) for control in controls]
        for name, segments in self.variants.items():
            segments.choose(draft.variants[name])
        self._list_seats()
        among_several = [*draft.game.setup_type.among_several, "curtain", *(["first"] if draft.seats == 1 else [])]
        for name, row in self.rows.items():
            row.setVisible(draft.players > 1 or name not in among_several)
        with_bots = draft.persons == 1 and any(draft.bots_seated)
        self.rows["strength"].setVisible(with_bots)
        self.rows["curtain"].setVisible(draft.players > 1 and not with_bots)
        self.at_my_strength.setChecked(draft.at_my_strength)
        self.curtain.setChecked(draft.curtain and draft.persons > 1)
        self.curtain.setEnabled(draft.persons > 1)
        self.hints.choose(draft.hints)
        self.seed.show_seed(draft.seed)
        del blocked
        self.explain()

    def _list_seats(self) -> None:
        draft = self._draft
        self.first.clear()
        self.first.addItem(tr("at random"), BY_LOT)
        for seat, (place, name) in enumerate(zip(draft.seated, default_names(draft), strict=False)):
            self.first.addItem(seat_icon(place.sign), place.name.strip() or name, seat)
        self.first.setCurrentIndex(0 if draft.first is None else draft.first + 1)

    def retranslate(self) -> None:
        words = words_of(self._draft.game.id, language())
        self.heading.set_words(tr("How we play"), tr("optional"))
        for name, segments in self.variants.items():
            told = words.variant(name).values
            for value in self._draft.game.variants()[name]:
                segments.set_text(value, told[value].name)
                segments.segment(value).setToolTip(told[value].about)
        for volume, text in (("lots", tr("lots")), ("some", tr("some")), ("none", tr("none"))):
            self.hints.set_text(volume, text)
        self.seed.retranslate()
        self.refresh()

    def explain(self) -> None:
        """The line under each name tells what the present choice means."""
        draft, words = self._draft, words_of(self._draft.game.id, language())
        for name in self.variants:
            variant = words.variant(name)
            self.rows[name].set_words(escaped(variant.name), escaped(variant.values[draft.variants[name]].about))
        if "first" in self.rows:
            about = tr("Chosen at random.") if draft.first is None else tr("This seat takes the first turn.")
            self.rows["first"].set_words(tr("First player"), about)
        self.rows["strength"].set_words(tr("Bots at my strength"), self._about_strength())
        self.rows["curtain"].set_words(tr("Privacy curtain"), self._about_curtain())
        about_hints = {
            "lots": tr("A sentence at every decision, and a warning before rash moves."),
            "some": tr("A warning before rash moves, the rest when you ask."),
            "none": tr("Only when you ask."),
        }
        self.rows["hints"].set_words(tr("Hints"), f"{about_hints[draft.hints]} {tr('Kept in the settings.')}")
        about_seed = (
            tr("The same seed gives the same draws: a match can be repeated.")
            if draft.seed.strip()
            else tr("Empty: nobody knows what the bag will bring.")
        )
        self.rows["seed"].set_words(tr("Random seed"), about_seed)

    def _about_strength(self) -> str:
        if self._strength is None:
            return tr("No match with bots yet: you begin with {level}.", level=level_name(USUAL))
        matches = self._strength.matches
        return tr("By your last {n} matches with bots: {level}.", n=matches, level=level_name(self.level))

    def _about_curtain(self) -> str:
        if self._draft.persons < 2:
            return tr("Not needed: only one person is playing.")
        if self._draft.curtain:
            return tr("The screen is hidden until the next player takes over.")
        return tr("Nothing is hidden: everyone at the screen sees what you have.")


class SeedField(QWidget):
    """Any text; a die that finds one; and today's, which is the same for everybody."""

    changed = Signal(str)

    def __init__(self, seed: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = Field(seed, kind="body")
        self.field.setMaxLength(SEED_LENGTH)
        self.field.textEdited.connect(self.changed)
        self.die = PlainButton(icon="app-die", role="quiet")
        self.die.clicked.connect(self.roll)
        self.today = PlainButton(icon="app-clock", role="quiet")
        self.today.clicked.connect(self.take_today)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self.field, 1)
        row.addWidget(self.die)
        row.addWidget(self.today)

    def roll(self) -> None:
        self._take(readable_seed())

    def take_today(self) -> None:
        self._take(date.today().isoformat())

    def _take(self, seed: str) -> None:
        self.field.setText(seed)
        self.changed.emit(seed)

    def show_seed(self, seed: str) -> None:
        if self.field.text() != seed:
            self.field.setText(seed)

    def restyle(self) -> None:
        self.field.setMinimumWidth(sizes.measure.length(130, 160))
        self.updateGeometry()

    def retranslate(self) -> None:
        self.field.setAccessibleName(tr("Random seed"))
        self.field.setPlaceholderText(tr("random"))
        self.die.setAccessibleName(tr("Another seed"))
        self.die.setToolTip(tr("Another seed"))
        self.today.setAccessibleName(tr("Daily seed (the same for everyone)"))
        self.today.setToolTip(tr("Daily seed (the same for everyone)"))
