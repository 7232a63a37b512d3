"""Mur Hadriana (Hadrian's Wall), 1–6 players."""

from collections.abc import Iterable, Mapping, Sequence

from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.hadrian import events, options
from imperium_desktop.rules.hadrian.cells import MAP_COLUMNS, MAP_ROWS
from imperium_desktop.rules.hadrian.content import Components
from imperium_desktop.rules.hadrian.flow import step
from imperium_desktop.rules.hadrian.losses import loss
from imperium_desktop.rules.hadrian.names import ATTRIBUTES, COHORTS, PRINTED, WORKERS
from imperium_desktop.rules.hadrian.reasons import RULES
from imperium_desktop.rules.hadrian.refusals import REFUSALS, why_not
from imperium_desktop.rules.hadrian.scoring import RANKING, standings
from imperium_desktop.rules.hadrian.setup import new_table
from imperium_desktop.rules.hadrian.state import HadrianSetup, State
from imperium_desktop.rules.hadrian.view import imagine, view
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


class Hadrian(Game[State, Components]):
    id = "hadrian"
    rules_version = 1
    seats = range(1, 7)
    setup_type = HadrianSetup
    state_type = State
    option_types = declared_in(options, Option)
    event_types = declared_in(events, Event)
    kinds = tuple(REFUSALS)
    reasons = tuple(RULES)
    losing = (options.EndYear,)
    printed = PRINTED
    endings = dict.fromkeys(("years", "fort_lost", "fort_won", "fort_challenge"), RANKING)

    def new(self, setup: Setup, chance: Chance) -> State:
        assert isinstance(setup, HadrianSetup)
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
        return view(state, seat)

    def imagine(self, view: State, seat: int, chance: Chance, since: Sequence[tuple[int, Answer]] = ()) -> State:  # noqa: ARG002
        return imagine(self.content, view, seat, chance)

    def elements(self, state: State) -> Iterable[str]:
        yield from self.content.sheets(state.setup.fort).boxes
        yield from (f"map/{row}/{column}" for row in range(1, MAP_ROWS + 1) for column in range(1, MAP_COLUMNS + 1))
        yield from (f"place/{place}" for place in self.content.all_placements)
        yield from (f"cohort/{cohort}" for cohort in COHORTS)
        yield from (f"attribute/{attribute}" for attribute in ATTRIBUTES)
        yield from (f"worker/{worker}" for worker in WORKERS)
        yield from (f"favour/{favour}" for favour in ("temple", *COHORTS))
        yield from (f"card/{card}" for card in self.content.cards)
        yield from (f"prospect/{seat}" for seat in range(len(state.players)))
        yield from (f"prospect/N{number}" for number in range(1, len(state.neutrals) + 1))
        yield from (f"attack/{number}" for number in range(1, len(state.attack) + len(state.extra) + 1))
        yield from (f"switch_seat/{seat}" for seat in range(len(state.players)))
        yield from ("fate", "end_year", "done")

    def census(self, state: State) -> Mapping[str, int]:
        fate = (state.fate, state.fate_discards, state.attack, state.extra)
        neutral = (state.neutral_deck, state.neutrals, state.neutral_discards)
        return {
            "fate": sum(map(len, fate)),
            "neutral": sum(map(len, neutral)),
            **{
                f"cards of {seat}": sum(map(len, (player.deck, player.drawn, player.paths, player.prospects)))
                for seat, player in enumerate(state.players)
            },
        }
