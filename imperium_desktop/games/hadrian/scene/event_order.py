"""What the events tell beyond the table as it lies: in which order things were written, and the last attack. No Qt."""

from collections.abc import Iterator, Sequence

from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.names import COHORTS
from imperium_desktop.games.hadrian.rules.sheets.cells import LABELS, MAP_COLUMNS
from imperium_desktop.games.hadrian.rules.state import NO_DIPLOMAT, Player
from imperium_desktop.rules.table import Event


def diplomats_sent(told: Sequence[Event], player: Player, seat: int) -> list[int]:
    """The cohorts that Diplomats serve, row by row; as they come where the events are not known."""
    sent = [COHORTS.index(e.cohort) for e in told if isinstance(e, events.DiplomatSent) and e.seat == seat]
    serving = [cohort for cohort, favours in enumerate(player.diplomats) if favours != NO_DIPLOMAT]
    return sent if sorted(sent) == serving else serving


def written_since(told: Sequence[Event], known: int, seat: int) -> set[str]:
    """Elements on which a seat's own sheets were written after the first `known` events."""
    return {key for event in told[known:] if getattr(event, "seat", seat) == seat for key in written(event)}


def writing_order(told: Sequence[Event]) -> dict[str, int]:
    """Boxes in the order in which they were filled."""
    return {key: number for number, key in enumerate(key for event in told for key in written(event))}


def written(event: Event) -> Iterator[str]:
    match event:
        case events.BoxFilled(area=area, box=box):
            yield f"box/{area}/{box}"
        case events.PointGained(attribute=track, box=box) | events.CohortReinforced(cohort=track, box=box):
            yield f"box/{track}/{box}"
        case events.BuildingBuilt(building=building):
            yield f"building/{building}"
        case events.LandmarkBuilt(landmark=landmark):
            yield f"landmark/{landmark}"
        case events.WorkersExchanged(box=box):
            yield f"box/forum/{box}"
        case events.GoodBought(box=box):
            yield f"box/market/{box}"
        case events.DiplomatSent(box=box, cohort=cohort):
            yield from (f"box/diplomats/{box}", f"favour/{cohort}")
        case events.MapScouted(box=box, cells=cells):
            yield f"box/scouts/{box}"
            places = (divmod(LABELS.index(cell), MAP_COLUMNS) for cell in cells)
            yield from (f"map/{row + 1}/{column + 1}" for row, column in places)


def last_attack(told: Sequence[Event], seat: int) -> tuple[list[Event], events.AttackBegan] | None:
    """All that a seat was told of the last attack, and how it began; None before the first."""
    began = max((place for place, event in enumerate(told) if isinstance(event, events.AttackBegan)), default=-1)
    if began < 0:
        return None
    first = told[began]
    assert isinstance(first, events.AttackBegan)
    about = [event for event in told[began + 1 :] if getattr(event, "seat", seat) == seat]
    return about, first
