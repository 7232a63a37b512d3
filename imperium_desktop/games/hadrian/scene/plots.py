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
from imperium_desktop.games.hadrian.scene.sheets.ink import MEASURE_SIGNS
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.plots import MARKERS, Column, Plot, Rung
from imperium_desktop.ui.scenes.shared.curves import gain_curves, page_curves, way_of_all
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.language import tr

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
    named += [(tr("Paths"), "hadrian-scout"), (words.label("disdain"), "hadrian-disdain")]
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
        name=tr("Attributes"),
        icon="app-plot",
        title=tr("Attributes, Paths and Disdain: {name}"),
        note=tr("at the end of each Year"),
        before=tr("last values"),
        columns=columns(words),
        courses=page_curves(story, *tracks, attrgetter("path_points"), attrgetter("disdain")),
        whole=way_of_all(story, attrgetter("total")),
        whole_note=tr("points, if the match had ended with that Year §9"),
    )


def _track(place: int, page: TurnRecord) -> int:
    return page.attributes[place]


def flows(story: Story) -> Plot:
    return Plot(
        kind="bars",
        name=tr("Workers"),
        icon="hadrian-builder",
        title=tr("Workers and resources: {name}"),
        note=tr("received and spent in each Year"),
        before=tr("received and spent in all"),
        columns=(
            Column(tr("received"), "hadrian-builder", EARNED_COLOUR, "square"),
            Column(tr("spent"), "hadrian-builder", SPENT_COLOUR, "circle"),
        ),
        courses=gain_curves(story, (EARNED, SPENT)),
    )


def paths(content: Components, story: Story, words: Words) -> Plot:
    return Plot(
        kind="ladder",
        name=tr("Paths"),
        icon="hadrian-scout",
        title=tr("Paths: {name}"),
        note=tr("what was counted at the end of each Year, and the points for it §9.3"),
        before=tr("points for Paths"),
        columns=(Column(tr("points for Paths"), "hadrian-scout", PATHS_COLOUR, "pentagon"),),
        courses=tuple(
            msgspec.structs.replace(curve, rungs=rungs(content, story.pages[curve.seat], words))
            for curve in page_curves(story, attrgetter("path_points"))
        ),
    )


def rungs(content: Components, pages: Sequence[TurnRecord], words: Words) -> tuple[Rung, ...]:
    """In the order in which the Paths were chosen."""
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
        name=tr("Attacks"),
        icon="hadrian-valour",
        title=tr("Attacks: {name}"),
        note=tr("cards of each Year §8"),
        before=tr("in all the Years"),
        columns=(
            Column(tr("repelled"), "hadrian-valour", TRACK_COLOURS["valour"], "square"),
            Column(tr("got through"), "hadrian-disdain", SPENT_COLOUR, "circle"),
            Column(words.label("disdain"), "hadrian-disdain", DISDAIN_COLOUR, "cross"),
        ),
        courses=gain_curves(story, (REPELLED, PASSED, DISDAIN)),
    )
