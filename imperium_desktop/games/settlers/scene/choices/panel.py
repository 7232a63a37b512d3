"""The panel beside the hand: the uses of a card that was touched, or choices that have no place elsewhere.

What a line costs and brings is what the rules tell when it is played ahead; why it cannot be had, they say too.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from imperium_desktop.games.settlers.rules.content import Components, PlayingCard
from imperium_desktop.games.settlers.rules.state import State
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.match import Seen
from imperium_desktop.rules.preview import Preview
from imperium_desktop.rules.table import Event, Option, Path, Reason
from imperium_desktop.ui.stage.shown import Question

BESIDE_THE_TABLE: Final = ("pay/", "good/")
"""Elements that lie nowhere but on the panel, like everything without a place of its own."""
PROMPTED: Final = frozenset({"pass", "end_turn", "skip", "spend_workers"})
"""Buttons of the prompt, and Workers on the board."""
PAYMENT: Final = "settlers.pay"
DRAWING: Final = "settlers.draw"


class PanelChoice(NamedTuple):
    key: str
    option: Option | None = None
    """The answer it leads to; if there are several, the first of them."""
    events: tuple[Event, ...] = ()
    """What would happen, as far as the player can see."""
    cards: int = 0
    """How many are to be drawn then."""
    refused: Reason | None = None
    picked: int = 0
    """How often it was chosen already."""


class ChoicePanel(NamedTuple):
    lines: tuple[PanelChoice, ...]
    card: str = ""
    """The card that was touched; empty: the question of the prompt is asked here."""
    zone: str = ""
    """Where it was touched, in the hand or as a Location; empty once one of the lines is chosen."""
    source: str = ""
    """The card for which something else is asked, as the price of building it."""

    @property
    def keys(self) -> list[str]:
        """What the number keys choose, from 1 on: all that can be had."""
        return [line.key for line in self.lines if line.refused is None]

    @property
    def about(self) -> str:
        """The card beside which the panel stands; empty: it stands alone."""
        return self.card or self.source


def on_panel(key: str) -> bool:
    return key not in PROMPTED and ("/" not in key or key.startswith(BESIDE_THE_TABLE))


def lay_choices(content: Components, question: Question, opened: str) -> ChoicePanel | None:
    """`opened`: a card of the hand that was asked for its uses though it has none now."""
    seen, path, picked = question.seen, question.path, question.picked
    touched = path[0] if path else opened
    zone, card = Key.of(touched)
    if zone in ("hand", "location") and card in content.copies:
        lines = uses(content.copies[card], zone, seen, touched)
        return ChoicePanel(tuple(lines), card, zone if len(path) < 2 else "") if lines else None
    keys = sorted(filter(on_panel, {*question.lit, *(key for key in picked if key not in path)}))
    lines = [line(seen, (*path, key), picked.get(key, 0)) for key in keys]
    return ChoicePanel(tuple(lines), source=str(seen.decision.facts.get("card", ""))) if lines else None


# A card that was touched


def uses(card: PlayingCard, zone: str, seen: Seen[State, Components], touched: str) -> list[PanelChoice]:
    options = [option for option in seen.decision.options if option.path[0] == touched]
    possible = {option.path[1] for option in options if len(option.path) > 1}
    if zone == "hand":
        return [line(seen, (touched, key)) for key in hand_uses(card)]
    return [line(seen, (touched, key)) for key in location_uses(card, possible)] if possible else []


def hand_uses(card: PlayingCard) -> Iterator[str]:
    """Ways in which a card of the hand can be used (§3.3, §13.3)."""
    yield "play" if card.instant else "build"
    if card.deal:
        yield "deal"
    if card.spoils:
        yield "raze"


def location_uses(card: PlayingCard, possible: set[str]) -> list[str]:
    """An action that cannot be used now says why."""
    order = ("activate", "activate_twice", "visit", "raze", "bank", "defense", "samurai")
    own_action = bool(card.uses) and "raze" not in possible
    return [key for key in order if key in possible or (key == "activate" and own_action)]


# What it would bring


def line(seen: Seen[State, Components], path: Path, picked: int = 0) -> PanelChoice:
    options = [option for option in seen.decision.options if option.path[: len(path)] == path]
    if not options:
        return PanelChoice(path[-1], refused=seen.game.why_not(seen.now, seen.decision, path), picked=picked)
    if seen.decision.picks_several:
        return PanelChoice(path[-1], options[0], picked=picked)
    ahead = played(seen, options[0])
    asked = ahead.decision
    cards = asked.facts["n"] if asked is not None and asked.kind == DRAWING else 0
    return PanelChoice(path[-1], options[0], ahead.events, cards if isinstance(cards, int) else 0, picked=picked)


def played(seen: Seen[State, Components], option: Option) -> Preview[State]:
    """Follow an option, also through paying in one way or another."""
    ahead = seen.preview(option)
    if ahead.decision is not None and ahead.decision.kind == PAYMENT and ahead.decision.options:
        ahead = seen.preview(option, ahead.decision.options[0])
    return ahead
