"""Plots of Imperium, round by round: points by source, tokens gained, cards in play, Unrest."""

from collections.abc import Callable
from operator import attrgetter
from typing import Final

from imperium_desktop.games.imperium.analysis.chronicle import RoundRecord, Story
from imperium_desktop.games.imperium.analysis.sources import SOURCES
from imperium_desktop.games.imperium.rules.names import RESOURCES
from imperium_desktop.games.imperium.scene.messages import say
from imperium_desktop.games.imperium.scene.signs import RESOURCES as RESOURCE_ICONS
from imperium_desktop.ui.scenes.protocol.plots import MARKERS, Column, Plot
from imperium_desktop.ui.scenes.shared.curves import gain_curves, page_curves, way_of_all

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
        say("progress"),
        say("regions"),
        say("uncivilised_cards"),
        say("civilised_cards"),
        say("tributaries"),
        say("fame"),
        say("own_nations_cards"),
        say("power_card"),
        say("sunken_cards"),
        say("unrest"),
    )


def source_columns() -> tuple[Column, ...]:
    markers = (*MARKERS, *MARKERS)[: len(SOURCES)]
    return tuple(map(Column, source_names(), SOURCE_ICONS, SOURCE_COLOURS, markers))


def points(story: Story) -> Plot:
    return Plot(
        kind="lines",
        name=say("points_title"),
        icon="imperium-vp",
        title=say("points_and_unrest"),
        note=say("if_the_match_had_ended"),
        before=say("at_the_end"),
        columns=(
            Column(say("points"), "imperium-vp", "#b07f1e", "pentagon"),
            Column(say("unrest"), "imperium-unrest", "#a2372f", "cross"),
        ),
        courses=page_curves(story, attrgetter("worth"), attrgetter("unrest")),
        whole=way_of_all(story, attrgetter("worth")),
        whole_note=say("points_if_the_match_had_ended"),
    )


def sources(story: Story) -> Plot:
    """The six that give most."""
    shown = SOURCES[:6]
    return Plot(
        kind="lines",
        name=say("sources"),
        icon="imperium-progress",
        title=say("points_by_source"),
        note=say("if_the_match_had_ended"),
        before=say("at_the_end"),
        columns=source_columns()[: len(shown)],
        courses=page_curves(story, *(part(place) for place in range(len(shown)))),
    )


def part(place: int) -> Callable[[RoundRecord], int]:
    return lambda page: page.sources[place]


def tokens(story: Story) -> Plot:
    names = (say("material"), say("population"), say("progress"))
    return Plot(
        kind="bars",
        name=say("tokens"),
        icon="imperium-material",
        title=say("tokens_gained_name"),
        note=say("in_each_round"),
        before=say("in_all_rounds"),
        columns=tuple(map(Column, names, RESOURCE_ICONS, TOKEN_COLOURS, MARKERS)),
        courses=gain_curves(story, RESOURCES),
    )


def cards(story: Story) -> Plot:
    """Sunken cards are counted with those in history: nobody has both (§23.3)."""
    return Plot(
        kind="lines",
        name=say("cards"),
        icon="imperium-pinned",
        title=say("cards_in_play_and_in_history"),
        note=say("at_the_end_of_each_round"),
        before=say("at_the_end"),
        columns=(
            Column(say("in_play"), "imperium-pinned", "#4c6e33", "square"),
            Column(say("in_history"), "imperium-history", "#5f5850", "circle"),
        ),
        courses=page_curves(story, attrgetter("in_play"), attrgetter("history")),
    )
