"""The panel beside a card: its uses, or choices that have no place on the table, each with what it would bring."""

from typing import Final, NamedTuple

from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import TURN_KINDS
from imperium_desktop.games.imperium.rules.state import State
from imperium_desktop.games.imperium.scene.choices.ahead import Ahead, look_ahead
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.match import Seen
from imperium_desktop.rules.table import Option, Path, Reason
from imperium_desktop.ui.stage.shown import Question

REACT: Final = "react/"
"""How the keys of lines begin that answer at once whether a card is exhausted for what happened."""
REACTIONS: Final = ("imperium.use_trigger", "imperium.react_to_attack")
WORDLESS: Final = ("block/", "branch/", "pay/", "suit/", "count/", REACT)
"""Elements that lie nowhere but on the panel."""
BUTTONS: Final = frozenset({"play", "agree", *TURN_KINDS})
PASSING: Final = frozenset({"skip", "end_activation"})
"""Buttons of the prompt, unless the panel asks yes or no."""
ORDER: Final = ("activate", "innovate", "revolt", "play", "agree", "skip")


class PanelChoice(NamedTuple):
    key: str
    option: Option | None = None
    ahead: Ahead = Ahead(())
    refused: Reason | None = None


class ChoicePanel(NamedTuple):
    lines: tuple[PanelChoice, ...]
    card: str = ""
    """The card that was touched, or for which something is asked; empty: the panel stands alone."""
    touched: bool = False

    @property
    def headed(self) -> bool:
        """True with a card: without it the prompt alone asks the question."""
        return bool(self.card)

    def path_of(self, key: str) -> Path:
        """What a line stands for, and nothing beyond it: that would be meant for the next question."""
        option = next((line.option for line in self.lines if line.key == key), None)
        if option is None or not key.startswith(REACT):
            return (key,)
        alike = [line for line in self.lines if line.option is not None and line.option.enough == option.enough]
        return option.enough if len(alike) == 1 else option.path


def on_panel(key: str) -> bool:
    return key in BUTTONS or key.startswith(WORDLESS)


def lay_choices(content: Components, question: Question, opened: str) -> ChoicePanel | None:
    """`opened`: a card of the hand that was asked for its uses though it has none now."""
    seen, path = question.seen, question.path
    touched = (path[0] if path else opened).removeprefix("card/")
    keys = {key for key in question.lit if on_panel(key)}
    if path and touched in content.nouns:
        lines = [line(seen, (*path, key)) for key in in_order(keys)]
        return ChoicePanel(tuple(lines), touched, touched=True) if lines else None
    if opened and touched in content.nouns:
        return ChoicePanel((line(seen, (opened, "play")),), touched, touched=True)
    if not path and seen.decision.kind in REACTIONS:
        return reactions(seen)
    if not keys:
        return None
    if "agree" in keys:
        keys.add("skip")
    lines = [line(seen, (*path, key)) for key in in_order(keys)]
    return ChoicePanel(tuple(lines), str(seen.decision.facts.get("card", "")))


def reactions(seen: Seen[State, Components]) -> ChoicePanel:
    """What can be done about what happened, and letting it pass."""
    options = seen.decision.options
    keys = ["skip" if option.passes else f"{REACT}{number}" for number, option in enumerate(options)]
    lines = (PanelChoice(key, option, look_ahead(seen, option)) for key, option in zip(keys, options, strict=True))
    cards = {option.path[0].removeprefix("card/") for option in options if not option.passes}
    return ChoicePanel(tuple(lines), cards.pop() if len(cards) == 1 else "")


def in_order(keys: set[str]) -> list[str]:
    """Yes before no; numbers as numbers; of payments the one with the least progress first."""
    return sorted(keys, key=lambda key: (ORDER.index(key) if key in ORDER else 0, rank(key), key))


def rank(key: str) -> int:
    zone, name = Key.of(key)
    if zone == "pay":
        return int(name.rpartition("-")[2])
    return int(name) if name.isdecimal() else 0


def line(seen: Seen[State, Components], path: Path) -> PanelChoice:
    options = [option for option in seen.decision.options if option.path[: len(path)] == path]
    if not options:
        return PanelChoice(path[-1], refused=seen.game.why_not(seen.now, seen.decision, path))
    return PanelChoice(path[-1], options[0], look_ahead(seen, options[0]))
