"""Settings: language, size of text, light, motion, hints, questions, bots, curtain. Every change counts at once."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from imperium_desktop.store.settings import Settings
from imperium_desktop.ui.kit import Choice, PlainButton, Rule, SeatSign, Segments, Switch
from imperium_desktop.ui.kit.lists.option_row import OptionRow
from imperium_desktop.ui.kit.sheet_page import SheetPage
from imperium_desktop.ui.kit.tab_order import walk_in_order
from imperium_desktop.ui.kit.words.heading import Heading
from imperium_desktop.ui.theme.following import FollowsLanguage
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import LANGUAGES, mark, tr
from imperium_desktop.ui.theme.palette import SEATS

KEPT: Final = ("window", "recent_names")
"""Settings that are not chosen on this page, so defaults leave them alone."""


class Wish(NamedTuple):
    """A setting with a few values: what it is called, and for each value its name and what it means."""

    title: str
    values: dict[str, tuple[str, str]]


SCALES: Final = ("90", "100", "110", "120", "125", "130", "140", "150")
WISHES: Final[dict[str, Wish]] = {
    "language": Wish(
        mark("Language"),
        {
            "": (mark("system default"), mark("Follows your system; English if its language is not available.")),
            "pl": (
                LANGUAGES["pl"],
                mark("The program speaks Polish. Cards and rulebook change with it, even in a match."),
            ),
            "en": (
                LANGUAGES["en"],
                mark("The program speaks English. Cards and rulebook change with it, even in a match."),
            ),
        },
    ),
    "text_scale": Wish(
        mark("Interface scale"),
        {scale: (f"{scale}", mark("In per cent; text, buttons and icons scale together.")) for scale in SCALES},
    ),
    "theme": Wish(
        mark("Theme"),
        {
            "dark": (mark("dark"), mark("Dark felt under a lamp.")),
            "light": (mark("light"), mark("Pale felt and light wood.")),
        },
    ),
    "hints": Wish(
        mark("Hints"),
        {
            "lots": (mark("lots"), mark("A sentence at every decision, and a warning before rash moves.")),
            "some": (mark("some"), mark("A warning before rash moves, the rest when you ask.")),
            "none": (mark("none"), mark("Only when you ask.")),
        },
    ),
    "bot_pace": Wish(
        mark("Bot speed"),
        {
            "slow": (mark("slow"), mark("Time to see and think through every move.")),
            "normal": (mark("normal"), mark("A short pause at every move; Space skips it.")),
            "fast": (mark("fast"), mark("No pauses; read the log for what happened.")),
        },
    ),
    "outcomes": Wish(
        mark("Outcomes"),
        {
            "none": (mark("none"), mark("Conflicts and attacks are told in the log only.")),
            "fast": (mark("short"), mark("Who won and by how much, for a moment. A click or Enter goes on.")),
            "normal": (mark("normal"), mark("Time to read who won and what follows. A click or Enter goes on.")),
            "wait": (mark("until I go on"), mark("Every outcome stays until a click or Enter.")),
        },
    ),
    "curtain": Wish(
        mark("Privacy curtain"),
        {
            "always": (mark("always"), mark("Closes before every turn of another person.")),
            "when_needed": (mark("when needed"), mark("Closes whenever somebody’s tiles or cards must stay hidden.")),
            "never": (mark("never"), mark("Nothing is hidden: everyone at the screen sees what you have.")),
        },
    ),
}
COLUMNS: Final = (
    ("language", "text_scale", "theme", "motion", "signs"),
    ("hints", "ask_before_losing", "outcomes", "bot_pace", "curtain"),
)


class SettingsPage(FollowsLanguage, SheetPage):
    changed = Signal(object)
    """The new Settings. Who hears it puts them into force: this page only says what is wished."""

    def __init__(self, settings: Settings, *, behind: QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__("app-settings", behind, parent)
        self.settings = settings
        self.wishes = {
            name: Segments([Choice(value, "") for value in wish.values], self._value(name))
            for name, wish in WISHES.items()
        }
        self.motion, self.asking = Switch(), Switch()
        self.signs = _AllSigns()
        self.rows: dict[str, OptionRow] = {name: OptionRow(segments) for name, segments in self.wishes.items()}
        self.rows["motion"] = OptionRow(self.motion)
        self.rows["ask_before_losing"] = OptionRow(self.asking)
        self.rows["signs"] = OptionRow(self.signs)
        self.headings = (Heading(), Heading())
        self.defaults = PlainButton(role="quiet", icon="app-undo")
        self.done = PlainButton(role="main", icon="app-check", key="Enter", large=True)
        self._furnish()
        self._connect()
        walk_in_order([*self.sides, self.defaults, self.done, self.close_button])
        self.restyle()
        self.retranslate()

    def _furnish(self) -> None:
        self.columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.sides = [self._column(heading, names) for heading, names in zip(self.headings, COLUMNS, strict=True)]
        self.divide = Rule(strong=True, upright=True)
        self.columns.addWidget(self.sides[0], 1)
        self.columns.addWidget(self.divide)
        self.columns.addWidget(self.sides[1], 1)
        self.page.rows.addLayout(self.columns)
        self.foot.addWidget(self.defaults)
        self.foot.addStretch(1)
        self.foot.addWidget(self.done)

    def _column(self, heading: Heading, names: Sequence[str]) -> QWidget:
        column = QWidget()
        rows = QVBoxLayout(column)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(heading)
        for name in names:
            rows.addWidget(self.rows[name])
        rows.addStretch(1)
        return column

    def _connect(self) -> None:
        for name, segments in self.wishes.items():
            segments.chosen_changed.connect(lambda value, name=name: self._wish(name, value))
        self.motion.toggled.connect(lambda on: self._change(motion=on))
        self.asking.toggled.connect(lambda on: self._change(ask_before_losing=on))
        self.defaults.clicked.connect(self._take_defaults)
        self.done.clicked.connect(self.accept)

    def accept(self) -> None:
        """Everything is in force already."""
        self.cancelled.emit()

    def first_focus(self) -> QWidget:
        return self.done

    def widest(self) -> int:
        return sizes.measure.length(1160, 1320)

    # Changing

    def _wish(self, name: str, value: str) -> None:
        self._change(**{name: int(value) if name == "text_scale" else value})

    def _change(self, **changes: object) -> None:
        self.show_settings(msgspec.structs.replace(self.settings, **changes))
        self.changed.emit(self.settings)

    def _take_defaults(self) -> None:
        kept = {name: getattr(self.settings, name) for name in KEPT}
        self.show_settings(Settings(**kept))
        self.changed.emit(self.settings)

    def _value(self, name: str) -> str:
        return str(getattr(self.settings, name))

    # What is shown

    def show_settings(self, settings: Settings) -> None:
        self.settings = settings
        blocked = [QSignalBlocker(control) for control in (*self.wishes.values(), self.motion, self.asking)]
        for name, segments in self.wishes.items():
            segments.choose(self._value(name))
        self.motion.setChecked(settings.motion)
        self.asking.setChecked(settings.ask_before_losing)
        del blocked
        self._explain()

    def retranslate(self) -> None:
        self.title.set_text(tr("Settings"))
        self.subtitle.set_text(tr("changes take effect immediately"))
        self.close_button.setAccessibleName(tr("Close"))
        self.headings[0].set_words(tr("Display"))
        self.headings[1].set_words(tr("Help and hints"))
        for name, segments in self.wishes.items():
            for value, (text, _) in WISHES[name].values.items():
                segments.set_text(value, tr(text))
        self.defaults.setText(tr("Restore defaults"))
        self.done.setText(tr("Done"))
        self.keys.say(("Tab", tr("next field")), ("← →", tr("change")), ("Esc", tr("close")))
        self.show_settings(self.settings)
        self.arrange()

    def _explain(self) -> None:
        for name, wish in WISHES.items():
            self.rows[name].set_words(tr(wish.title), tr(wish.values[self._value(name)][1]))
        motion = tr("Pieces glide into place.") if self.settings.motion else tr("Pieces jump straight into place.")
        self.rows["motion"].set_words(tr("Animations"), motion)
        asking = (
            tr("Ending a turn, a round or a year asks first if something is thrown away.")
            if self.settings.ask_before_losing
            else tr("Whatever is left over goes without a question.")
        )
        self.rows["ask_before_losing"].set_words(tr("Ask before something is lost"), asking)
        self.rows["signs"].set_words(
            tr("Colour-blind signs"),
            tr("Always on: every seat, tile and resource also has its own shape."),
        )

    def needed(self, width: int) -> int:
        least = sum(side.minimumSizeHint().width() for side in self.sides)
        widest = max(row.sizeHint().width() for row in self.rows.values())
        beside = max(least, 2 * min(widest, sizes.measure.scaled(420))) + 2 * self.columns.spacing() <= width
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.columns.setDirection(across if beside else down)
        self.divide.setVisible(beside)
        return super().needed(width)

    def restyle(self) -> None:
        self.columns.setSpacing(sizes.measure.length(16, 32))
        super().restyle()


class _AllSigns(QWidget):
    """The six seats as they look everywhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 3, 0, 3)
        row.setSpacing(7)
        for seat in range(len(SEATS)):
            row.addWidget(SeatSign(seat, 22))
