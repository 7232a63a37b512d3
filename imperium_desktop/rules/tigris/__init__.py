"""Eufrat i Tygrys (Tigris & Euphrates), 2–4 players."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from imperium_desktop.rules.chance import Chance
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
from imperium_desktop.rules.tigris import events, options
from imperium_desktop.rules.tigris.components import DYNASTIES, LEADERS, LETTERS, SPHERES, TILES, Components
from imperium_desktop.rules.tigris.flow import step
from imperium_desktop.rules.tigris.losses import loss
from imperium_desktop.rules.tigris.refusals import REFUSALS, RULES, why_not, why_not_picked
from imperium_desktop.rules.tigris.scoring import RANKING, standings
from imperium_desktop.rules.tigris.setup import new_table
from imperium_desktop.rules.tigris.squares import LABELS
from imperium_desktop.rules.tigris.state import State, TigrisSetup
from imperium_desktop.rules.tigris.view import imagine, view


class Tigris(Game[State, Components]):
    id = "tigris"
    rules_version = 1
    seats = range(2, 5)
    setup_type = TigrisSetup
    state_type = State
    option_types = declared_in(options, Option)
    event_types = declared_in(events, Event)
    kinds = tuple(REFUSALS)
    reasons = tuple(RULES)
    endings = dict.fromkeys(("treasures", "bag"), RANKING)
    losing = (options.EndTurn,)

    def new(self, setup: Setup, chance: Chance) -> State:
        assert isinstance(setup, TigrisSetup)
        return new_table(self.content, setup, chance)

    def step(self, table: Table[State, Components]) -> Flow:
        return step(table)

    def result(self, state: State) -> Result | None:
        return standings(state)

    def why_not(self, state: State, decision: Decision[Option], path: Path) -> Reason | None:
        return why_not(self.content, state, decision, path)

    def why_not_answer(self, state: State, decision: Decision[Option], picked: tuple[Option, ...]) -> Reason | None:
        return why_not_picked(state, decision, picked) or super().why_not_answer(state, decision, picked)

    def loss(self, state: State, option: Option) -> Loss | None:
        return loss(state, option)

    def view(self, state: State, seat: int) -> State:
        return view(state, seat)

    def imagine(self, view: State, seat: int, chance: Chance, since: Sequence[tuple[int, Answer]] = ()) -> State:
        return imagine(self.content, view, seat, chance, since)

    def elements(self, state: State) -> Iterable[str]:
        dynasties = [player.dynasty for player in state.players if player.dynasty]
        yield from (f"cell/{label}" for label in LABELS.values())
        yield from (f"rack/{tile}" for tile in (*TILES, "catastrophe"))
        yield from (f"leader/{dynasty}/{leader}" for dynasty in dynasties for leader in LEADERS)
        yield from (f"supply/{dynasty}" for dynasty in dynasties)
        yield from (f"dynasty/{dynasty}" for dynasty in DYNASTIES)
        yield from (f"war/{sphere}" for sphere in SPHERES)
        yield from (f"support/{count}" for count in range(self.content.limits.hand + 1))
        yield from (f"base/{label}" for label in LABELS.values())
        yield from (f"monument/{monument}" for monument in self.content.monuments)
        yield from (f"treasure/{LABELS[square]}" for square in LABELS if state.treasures >> square & 1)
        yield from ("swap_tiles", "end_turn", "decline")

    def census(self, state: State) -> Mapping[str, int]:
        loose = Counter(state.bag + state.discards + "".join(player.hand for player in state.players))
        tiles: dict[str, int] = {
            tile: (state.tiles[sphere] | state.bases[sphere]).bit_count() + loose[LETTERS[sphere]]
            for sphere, tile in enumerate(TILES)
        }
        return {
            **tiles,
            "treasures": state.treasures.bit_count() + sum(player.treasures for player in state.players),
            "catastrophes": state.catastrophes.bit_count() + sum(player.catastrophes for player in state.players),
        }
