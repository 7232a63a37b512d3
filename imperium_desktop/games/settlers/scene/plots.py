"""Plots of Imperial Settlers, round by round: points by source, production, Locations, and alone the Collection."""

from operator import attrgetter
from typing import Final

from imperium_desktop.games.settlers.analysis.chronicle import PRODUCED, SOURCES, Story
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.state import State
from imperium_desktop.games.settlers.scene.messages import say
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.plots import MARKERS, Column, Curve, Plot, Rung
from imperium_desktop.ui.scenes.shared.curves import gain_curves, page_curves, way_of_all

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
        say("production_and_deals"),
        say("actions"),
        say("features_and_bonuses"),
        say("razing"),
        say("common_locations"),
        say("faction_locations"),
    )
    return tuple(map(Column, names, SOURCE_ICONS, SOURCE_COLOURS, MARKERS))


def points(story: Story) -> Plot:
    """Each source's sum, growing."""
    return Plot(
        kind="lines",
        name=say("points_title"),
        icon="settlers-vp",
        title=say("points_by_source"),
        note=say("added_up_at_the_end"),
        before=say("at_the_end"),
        columns=source_columns(),
        courses=gain_curves(story, SOURCES, grown=True),
        whole=way_of_all(story, attrgetter("worth")),
        whole_note=say("points_locations_included_if_the_match"),
    )


def sources(story: Story) -> Plot:
    """What each round brought, Locations aside."""
    shown = SOURCES[:4]
    return Plot(
        kind="bars",
        name=say("rounds"),
        icon="app-clock",
        title=say("points_of_each_round"),
        note=say("scored_during_the_round"),
        before=say("in_all_rounds"),
        columns=source_columns()[: len(shown)],
        courses=gain_curves(story, shown),
    )


def production(story: Story) -> Plot:
    names = (say("faction_board"), say("deals"), say("production_locations"))
    return Plot(
        kind="bars",
        name=say("production"),
        icon="settlers-production",
        title=say("production_name"),
        note=say("goods_and_points_of_each_production_phase"),
        before=say("goods_in_all"),
        columns=tuple(map(Column, names, PRODUCER_ICONS, PRODUCER_COLOURS, MARKERS)),
        courses=gain_curves(story, PRODUCED.values()),
    )


def locations(story: Story) -> Plot:
    return Plot(
        kind="lines",
        name=say("empire"),
        icon="settlers-foundation",
        title=say("locations_name"),
        note=say("in_the_empire_at_the_end"),
        before=say("at_the_end"),
        columns=(
            Column(say("locations"), "settlers-foundation", SOURCE_COLOURS[4], "square"),
            Column(say("of_them_faction_locations"), "settlers-card-faction", SOURCE_COLOURS[5], "circle"),
        ),
        courses=page_curves(story, attrgetter("locations"), attrgetter("faction")),
    )


def race(story: Story) -> Plot:
    """Plot of the race against the Collection (§11.1)."""
    return Plot(
        kind="lines",
        name=say("collection"),
        icon="settlers-attack",
        title=say("the_race_against_the_collection"),
        note=say("you_win_with_more_faction_locations"),
        before=say("at_the_end"),
        columns=(
            Column(say("faction_locations"), "settlers-card-faction", MINE, "circle"),
            Column(say("cards_in_the_collection"), "settlers-attack", HIS, "cross"),
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
        name=say("ranks"),
        icon="app-crown",
        title=say("the_way_up_the_ranks"),
        note=say("points_if_the_match_had_ended"),
        before=say("at_the_end"),
        columns=(Column(say("points"), "settlers-vp", SOURCE_COLOURS[5], "pentagon"),),
        courses=tuple(courses),
    )
