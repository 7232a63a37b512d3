"""Plots of Imperial Settlers, round by round: points by source, production, Locations, and alone the Collection."""

from operator import attrgetter
from typing import Final

from imperium_desktop.games.settlers.analysis.chronicle import PRODUCED, SOURCES, Story
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.state import State
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.plots import MARKERS, Column, Curve, Plot, Rung
from imperium_desktop.ui.scenes.shared.curves import gain_curves, page_curves, way_of_all
from imperium_desktop.ui.theme.language import tr

SOURCE_ICONS: Final = (
    "settlers-production",
    "settlers-action",
    "settlers-feature",
    "settlers-raze",
    "settlers-card",
    "settlers-card-faction",
)
SOURCE_COLOURS: Final = ("#2f6f78", "#a05a1c", "#3f6f9c", "#a2372f", "#5b7a3a", "#b08a1e")
PRODUCER_ICONS: Final = ("app-home", "settlers-deal", "settlers-production")
PRODUCER_COLOURS: Final = ("#a05a1c", "#3f6f9c", "#2f6f78")
MINE, HIS = "#2f6b37", "#a2372f"


def plots(content: Components, story: Story, state: State, words: Words) -> tuple[Plot, ...]:
    found = (sources(story), production(story), locations(story))
    if state.virtual is None:
        return (points(story), *found)
    return (race(story), points(story), ranks(content, story, words), *found)


def source_columns() -> tuple[Column, ...]:
    names = (
        tr("Production and Deals"),
        tr("Actions"),
        tr("Features and bonuses"),
        tr("Razing"),
        tr("Common Locations"),
        tr("Faction Locations"),
    )
    return tuple(map(Column, names, SOURCE_ICONS, SOURCE_COLOURS, MARKERS))


def points(story: Story) -> Plot:
    """Each source's sum, growing."""
    return Plot(
        kind="lines",
        name=tr("Points"),
        icon="settlers-vp",
        title=tr("Points by source: {name}"),
        note=tr("added up at the end of each round; Locations count at the end §8.1"),
        before=tr("at the end"),
        columns=source_columns(),
        courses=gain_curves(story, SOURCES, grown=True),
        whole=way_of_all(story, attrgetter("worth")),
        whole_note=tr("points, Locations included, if the match had ended with that round"),
    )


def sources(story: Story) -> Plot:
    """What each round brought, Locations aside."""
    shown = SOURCES[:4]
    return Plot(
        kind="bars",
        name=tr("Rounds"),
        icon="app-clock",
        title=tr("Points of each round: {name}"),
        note=tr("scored during the round, by source"),
        before=tr("in all rounds"),
        columns=source_columns()[: len(shown)],
        courses=gain_curves(story, shown),
    )


def production(story: Story) -> Plot:
    names = (tr("faction board"), tr("Deals"), tr("Production Locations"))
    return Plot(
        kind="bars",
        name=tr("Production"),
        icon="settlers-production",
        title=tr("Production: {name}"),
        note=tr("goods and points of each Production phase and of what was built, by what gave them"),
        before=tr("goods in all"),
        columns=tuple(map(Column, names, PRODUCER_ICONS, PRODUCER_COLOURS, MARKERS)),
        courses=gain_curves(story, PRODUCED.values()),
    )


def locations(story: Story) -> Plot:
    return Plot(
        kind="lines",
        name=tr("Empire"),
        icon="settlers-foundation",
        title=tr("Locations: {name}"),
        note=tr("in the Empire at the end of each round"),
        before=tr("at the end"),
        columns=(
            Column(tr("Locations"), "settlers-foundation", SOURCE_COLOURS[4], "square"),
            Column(tr("of them Faction Locations"), "settlers-card-faction", SOURCE_COLOURS[5], "circle"),
        ),
        courses=page_curves(story, attrgetter("locations"), attrgetter("faction")),
    )


def race(story: Story) -> Plot:
    """§11.1"""
    return Plot(
        kind="lines",
        name=tr("Collection"),
        icon="settlers-attack",
        title=tr("The race against the Collection: {name}"),
        note=tr("you win with more Faction Locations than cards in the Collection §11.1"),
        before=tr("at the end"),
        columns=(
            Column(tr("Faction Locations"), "settlers-card-faction", MINE, "circle"),
            Column(tr("cards in the Collection"), "settlers-attack", HIS, "cross"),
        ),
        courses=page_curves(story, attrgetter("faction"), attrgetter("collection")),
    )


def ranks(content: Components, story: Story, words: Words) -> Plot:
    """§11.8 Which of them the points would have been enough for."""
    climbed = [rank for rank in content.ranks if rank.points]
    courses = []
    for seat, pages in enumerate(story.pages):
        worth = tuple(page.worth for page in pages)
        rungs = tuple(
            Rung(
                "app-crown",
                words.label(rank.id),
                str(rank.points),
                1,
                worth,
                tuple(int(points >= rank.points) for points in worth),
            )
            for rank in reversed(climbed)
        )
        courses.append(Curve(seat, (worth,), rungs=rungs))
    return Plot(
        kind="ladder",
        name=tr("Ranks"),
        icon="app-crown",
        title=tr("The way up the ranks: {name}"),
        note=tr("points, if the match had ended with that round §11.8"),
        before=tr("at the end"),
        columns=(Column(tr("points"), "settlers-vp", SOURCE_COLOURS[5], "pentagon"),),
        courses=tuple(courses),
    )
