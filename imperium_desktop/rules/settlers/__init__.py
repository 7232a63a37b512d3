"""Osadnicy: Narodziny Imperium (Imperial Settlers), 1–4 players."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.settlers import events, options
from imperium_desktop.rules.settlers.content import Components
from imperium_desktop.rules.settlers.elements import elements
from imperium_desktop.rules.settlers.flow import step
from imperium_desktop.rules.settlers.losses import loss
from imperium_desktop.rules.settlers.names import FACTIONS
from imperium_desktop.rules.settlers.reasons import RULES
from imperium_desktop.rules.settlers.refusals import KINDS, why_not
from imperium_desktop.rules.settlers.scoring import RANKING, standings
from imperium_desktop.rules.settlers.setup import new_table
from imperium_desktop.rules.settlers.state import SettlersSetup, State
from imperium_desktop.rules.settlers.view import imagine, view, visible
from imperium_desktop.rules.table import (
    Answer,
    Decision,
    Event,
    Flow,
    Game,
    Loss,
    Option,
    Path,
    Reason,
    Result,
    Setup,
    Table,
    declared_in,
)


class Settlers(Game[State, Components]):
    id = "settlers"
    rules_version = 1
    seats = range(1, 5)
    setup_type = SettlersSetup
    state_type = State
    option_types = declared_in(options, Option)
    event_types = declared_in(events, Event)
    kinds = KINDS
    reasons = tuple(RULES)
    endings = dict.fromkeys(("rounds", "won", "lost"), RANKING)
    losing = (options.Pass,)

    def __init__(self, content: Components, content_hash: str, expanded_hash: str = "") -> None:
        """`expanded_hash`: of the components with the expansion."""
        super().__init__(content, content_hash)
        self.expanded_hash = expanded_hash
        self.nouns = content.nouns
        self.renamed = content.box.corrections.names
        self.mistakes = content.box.corrections.mistakes

    def hash_for(self, setup: Setup) -> str:
        """Matches without the expansion do not know of it."""
        assert isinstance(setup, SettlersSetup)
        return self.content_hash if setup.deck_format == "no" else self.expanded_hash

    def variants(self) -> Mapping[str, tuple[str, ...]]:
        """§12 Formats for which the cards are there."""
        return {**super().variants(), "expansion": tuple(self.content.formats)}

    def new(self, setup: Setup, chance: Chance) -> State:
        assert isinstance(setup, SettlersSetup)
        return new_table(self.content, setup, chance)

    def step(self, table: Table[State, Components]) -> Flow:
        return step(table)

    def result(self, state: State) -> Result | None:
        return standings(self.content, state)

    def why_not(self, state: State, decision: Decision[Option], path: Path) -> Reason | None:
        return why_not(self.content, state, decision, path)

    def loss(self, state: State, option: Option) -> Loss | None:
        return loss(self.content, state, option)

    def view(self, state: State, seat: int) -> State:
        return view(self.content, state, seat)

    def imagine(self, view: State, seat: int, chance: Chance, since: Sequence[tuple[int, Answer]] = ()) -> State:
        return imagine(self.content, view, seat, chance, since)

    def elements(self, state: State) -> Iterable[str]:
        return elements(self.content, state)

    def census(self, state: State) -> Mapping[str, int]:
        """Every card is in exactly one place; those of factions that nobody leads lie in the box."""
        led = {player.faction for player in state.players}
        decks = self.content.decks_in(state.setup.deck_format)
        box = (card for faction in FACTIONS if faction not in led for card in decks[faction])
        cards = [*visible(state), *state.common, *(state.virtual.attacks if state.virtual else ()), *box]
        counted: Counter[str] = Counter(self.content.copies[card].deck for card in cards if card in self.content.copies)
        attacks = sum(card in self.content.attacks for card in cards)
        return {**counted, "attack": attacks, "different": len({card for card in cards if card in self.content.nouns})}
