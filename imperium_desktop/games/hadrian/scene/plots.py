"""What Hadrian's Wall plots of a match Year by Year: attributes, workers and resources, Paths and attacks."""

from collections.abc import Sequence
from functools import partial
from operator import attrgetter
from typing import Final

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.games.hadrian.analysis.chronicle import (
    DISDAIN,
    EARNED,
    PASSED,
    REPELLED,
    SPENT,
    Story,
    TurnRecord,
)
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.names import ATTRIBUTES
from imperium_desktop.games.hadrian.scene.colours import TRACK_COLOURS
from imperium_desktop.games.hadrian.scene.messages import say
from imperium_desktop.games.hadrian.scene.sheets.ink import MEASURE_SIGNS
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.plots import MARKERS, Column, Plot, Rung
from imperium_desktop.ui.scenes.shared.curves import gain_curves, page_curves, way_of_all
from imperium_desktop.ui.theme.icons import draw_icon

PATHS_COLOUR, DISDAIN_COLOUR = "#5b7a3a", "#a2372f"
COLOURS: Final = (
    "#b08a1e",
    TRACK_COLOURS["piety"],
    TRACK_COLOURS["valour"],
    "#2f8088",
    PATHS_COLOUR,
    DISDAIN_COLOUR,
)
EARNED_COLOUR, SPENT_COLOUR = "#2f6f78", "#a05a1c"


def plots(content: Components, story: Story, words: Words) -> tuple[Plot, ...]:
    return attributes(story, words), flows(story), paths(content, story, words), attacks(story, words)


def columns(words: Words) -> tuple[Column, ...]:
    named = [(words.label(name), f"hadrian-{name}") for name in ATTRIBUTES]
    named += [(say("paths"), "hadrian-scout"), (words.label("disdain"), "hadrian-disdain")]
    return tuple(
        Column(name, icon, colour, marker, partial(_paint_column, icon))
        for (name, icon), colour, marker in zip(named, COLOURS, MARKERS, strict=True)
    )


def _paint_column(icon: str, p: QPainter, rect: QRectF) -> None:
    draw_icon(p, icon, rect)


def attributes(story: Story, words: Words) -> Plot:
    tracks = (partial(_track, place) for place in range(len(ATTRIBUTES)))
    return Plot(
        kind="lines",
        name=say("attributes"),
        icon="app-plot",
        title=say("attributes_paths_and_disdain_name"),
        note=say("at_the_end_of_each_year"),
        before=say("last_values"),
        columns=columns(words),
        courses=page_curves(story, *tracks, attrgetter("path_points"), attrgetter("disdain")),
        whole=way_of_all(story, attrgetter("total")),
        whole_note=say("points_if_the_match_had_ended"),
    )


def _track(place: int, page: TurnRecord) -> int:
    return page.attributes[place]


def flows(story: Story) -> Plot:
    return Plot(
        kind="bars",
        name=say("workers"),
        icon="hadrian-builder",
        title=say("workers_and_resources"),
        note=say("received_and_spent_in_each_year"),
        before=say("received_and_spent_in_all"),
        columns=(
            Column(say("received"), "hadrian-builder", EARNED_COLOUR, "square"),
            Column(say("spent"), "hadrian-builder", SPENT_COLOUR, "circle"),
        ),
        courses=gain_curves(story, (EARNED, SPENT)),
    )


def paths(content: Components, story: Story, words: Words) -> Plot:
    return Plot(
        kind="ladder",
        name=say("paths"),
        icon="hadrian-scout",
        title=say("paths_name"),
        note=say("what_was_counted_at_the_end"),
        before=say("points_for_paths"),
        columns=(Column(say("points_for_paths"), "hadrian-scout", PATHS_COLOUR, "pentagon"),),
        courses=tuple(
            msgspec.structs.replace(curve, rungs=rungs(content, story.pages[curve.seat], words))
            for curve in page_curves(story, attrgetter("path_points"))
        ),
    )


def rungs(content: Components, pages: Sequence[TurnRecord], words: Words) -> tuple[Rung, ...]:
    """Rungs in the order in which the Paths were chosen."""
    found = []
    for number, last in enumerate(pages[-1].paths):
        path = content.paths[last.card]
        known = [page.paths[number] if number < len(page.paths) else None for page in pages]
        found.append(
            Rung(
                f"hadrian-{MEASURE_SIGNS[path.measure]}",
                words.label(last.card),
                " · ".join(map(str, path.steps)),
                len(path.steps),
                tuple(page.reached if page else None for page in known),
                tuple(page.points if page else 0 for page in known),
            )
        )
    return tuple(found)


def attacks(story: Story, words: Words) -> Plot:
    return Plot(
        kind="bars",
        name=say("attacks"),
        icon="hadrian-valour",
        title=say("attacks_name"),
        note=say("cards_of_each_year"),
        before=say("in_all_the_years"),
        columns=(
            Column(say("repelled"), "hadrian-valour", TRACK_COLOURS["valour"], "square"),
            Column(say("got_through"), "hadrian-disdain", SPENT_COLOUR, "circle"),
            Column(words.label("disdain"), "hadrian-disdain", DISDAIN_COLOUR, "cross"),
        ),
        courses=gain_curves(story, (REPELLED, PASSED, DISDAIN)),
    )
