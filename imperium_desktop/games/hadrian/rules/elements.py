"""What there is: the keys of everything a person could touch, and how many cards the box holds."""

from collections.abc import Iterator, Mapping

from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.names import ATTRIBUTES, COHORTS, WORKERS
from imperium_desktop.games.hadrian.rules.sheets.cells import MAP_COLUMNS, MAP_ROWS
from imperium_desktop.games.hadrian.rules.state import State


def elements(content: Components, state: State) -> Iterator[str]:
    yield from content.sheets(state.setup.fort).boxes
    yield from (f"map/{row}/{column}" for row in range(1, MAP_ROWS + 1) for column in range(1, MAP_COLUMNS + 1))
    yield from (f"place/{place}" for place in content.all_placements)
    yield from (f"cohort/{cohort}" for cohort in COHORTS)
    yield from (f"attribute/{attribute}" for attribute in ATTRIBUTES)
    yield from (f"worker/{worker}" for worker in WORKERS)
    yield from (f"favour/{favour}" for favour in ("temple", *COHORTS))
    yield from (f"card/{card}" for card in content.cards)
    yield from (f"prospect/{seat}" for seat in range(len(state.players)))
    yield from (f"prospect/N{number}" for number in range(1, len(state.neutrals) + 1))
    yield from (f"attack/{number}" for number in range(1, len(state.attack) + len(state.extra) + 1))
    yield from (f"switch_seat/{seat}" for seat in range(len(state.players)))
    yield from ("fate", "end_year", "done")


def census(_content: Components, state: State) -> Mapping[str, int]:
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
