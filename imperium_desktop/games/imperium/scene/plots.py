"""Plots of Imperium, round by round: points by source, tokens gained, cards in play, Unrest."""

from collections.abc import Callable
from operator import attrgetter
from typing import Final

from imperium_desktop.games.imperium.analysis.chronicle import RoundRecord, Story
from imperium_desktop.games.imperium.analysis.sources import SOURCES
from imperium_desktop.games.imperium.rules.names import RESOURCES
from imperium_desktop.games.imperium.scene.signs import RESOURCES as RESOURCE_ICONS
from imperium_desktop.ui.scenes.protocol.plots import MARKERS, Column, Plot
from imperium_desktop.ui.scenes.shared.curves import gain_curves, page_curves, way_of_all
from imperium_desktop.ui.theme.language import tr

SOURCE_ICONS: Final = (
    "imperium-progress",
    "imperium-region",
    "imperium-uncivilised",
    "imperium-civilised",
    "imperium-tributary",
    "imperium-fame",
    "imperium-accession",
    "imperium-power",
    "imperium-sunken",
    "imperium-unrest",
)
SOURCE_COLOURS: Final = (
    "#b07f1e", "#4c6e33", "#7a5230", "#3f6f9c", "#6d4781", "#8a6a14", "#5f5850", "#5a4a8e", "#1d5f86",
    "#a2372f",
)  # fmt: skip
TOKEN_COLOURS: Final = ("#a05a1c", "#3f6f9c", "#b07f1e")


def plots(story: Story) -> tuple[Plot, ...]:
    return points(story), sources(story), tokens(story), cards(story)


def source_names() -> tuple[str, ...]:
    return (
        tr("progress"),
        tr("regions"),
        tr("uncivilised cards"),
        tr("civilised cards"),
        tr("tributaries"),
        tr("fame"),
        tr("own nation’s cards"),
        tr("power card"),
        tr("sunken cards"),
        tr("Unrest"),
    )


def source_columns() -> tuple[Column, ...]:
    markers = (*MARKERS, *MARKERS)[: len(SOURCES)]
    return tuple(map(Column, source_names(), SOURCE_ICONS, SOURCE_COLOURS, markers))


def points(story: Story) -> Plot:
    return Plot(
        kind="lines",
        name=tr("Points"),
        icon="imperium-vp",
        title=tr("Points and Unrest: {name}"),
        note=tr("if the match had ended with that round §11.2"),
        before=tr("at the end"),
        columns=(
            Column(tr("points"), "imperium-vp", "#b07f1e", "pentagon"),
            Column(tr("Unrest"), "imperium-unrest", "#a2372f", "cross"),
        ),
        courses=page_curves(story, attrgetter("worth"), attrgetter("unrest")),
        whole=way_of_all(story, attrgetter("worth")),
        whole_note=tr("points, if the match had ended with that round §11.2"),
    )


def sources(story: Story) -> Plot:
    """The six that give most."""
    shown = SOURCES[:6]
    return Plot(
        kind="lines",
        name=tr("Sources"),
        icon="imperium-progress",
        title=tr("Points by source: {name}"),
        note=tr("if the match had ended with that round §11.2"),
        before=tr("at the end"),
        columns=source_columns()[: len(shown)],
        courses=page_curves(story, *(part(place) for place in range(len(shown)))),
    )


def part(place: int) -> Callable[[RoundRecord], int]:
    return lambda page: page.sources[place]


def tokens(story: Story) -> Plot:
    names = (tr("material"), tr("population"), tr("progress"))
    return Plot(
        kind="bars",
        name=tr("Tokens"),
        icon="imperium-material",
        title=tr("Tokens gained: {name}"),
        note=tr("in each round, stolen ones taken off"),
        before=tr("in all rounds"),
        columns=tuple(map(Column, names, RESOURCE_ICONS, TOKEN_COLOURS, MARKERS)),
        courses=gain_curves(story, RESOURCES),
    )


def cards(story: Story) -> Plot:
    """Sunken cards are counted with those in history: nobody has both (§23.3)."""
    return Plot(
        kind="lines",
        name=tr("Cards"),
        icon="imperium-pinned",
        title=tr("Cards in play and in history: {name}"),
        note=tr("at the end of each round"),
        before=tr("at the end"),
        columns=(
            Column(tr("in play"), "imperium-pinned", "#4c6e33", "square"),
            Column(tr("in history"), "imperium-history", "#5f5850", "circle"),
        ),
        courses=page_curves(story, attrgetter("in_play"), attrgetter("history")),
    )
