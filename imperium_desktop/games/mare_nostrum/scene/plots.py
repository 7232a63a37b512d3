"""Plots of Mare Nostrum, round by round: tracks, income by kind, units, provinces."""

from operator import attrgetter
from typing import Final

from imperium_desktop.games.mare_nostrum.analysis.chronicle import INCOME, Story
from imperium_desktop.games.mare_nostrum.scene.map.tracks import track_names
from imperium_desktop.ui.scenes.protocol.plots import MARKERS, Column, Plot
from imperium_desktop.ui.scenes.shared.curves import gain_curves, page_curves, way_of_all
from imperium_desktop.ui.theme.language import tr

TRACK_COLOURS: Final = ("#b08a1e", "#3f6f9c", "#a2372f")
INCOME_COLOURS: Final = ("#5b7a3a", "#b08a1e", "#7d4fa6", "#a2372f")
UNIT_COLOURS: Final = ("#a2372f", "#3f6f9c", "#57534c")
PLACE_COLOURS: Final = ("#5b7a3a", "#b08a1e", "#7d4fa6")


def plots(story: Story) -> tuple[Plot, ...]:
    return tracks_plot(story), income(story), units(story), provinces(story)


def track_columns() -> tuple[Column, ...]:
    icons = ("mare-trade", "mare-culture", "mare-military")
    return tuple(map(Column, track_names(), icons, TRACK_COLOURS, MARKERS))


def tracks_plot(story: Story) -> Plot:
    return Plot(
        kind="lines",
        name=tr("Tracks"),
        icon="mare-culture",
        title=tr("Leadership tracks: {name}"),
        note=tr("at the end of each round; who is highest gets the title §8.2"),
        before=tr("at the end"),
        columns=track_columns(),
        courses=page_curves(story, *map(attrgetter, ("trade", "culture", "military"))),
        whole=way_of_all(story, lambda page: page.trade + page.culture + page.military),
        whole_note=tr("the three leadership tracks added up, at the end of each round"),
    )


def income(story: Story) -> Plot:
    names = (tr("goods"), tr("coins"), tr("legendary goods"), tr("pillage"))
    icons = ("mare-caravan", "mare-coin", "mare-legendary", "mare-military")
    return Plot(
        kind="bars",
        name=tr("Income"),
        icon="mare-coin",
        title=tr("Income: {name}"),
        note=tr("resources that each round brought, by kind"),
        before=tr("in all rounds"),
        columns=tuple(map(Column, names, icons, INCOME_COLOURS, MARKERS)),
        courses=gain_curves(story, INCOME),
    )


def units(story: Story) -> Plot:
    names = (tr("Legions"), tr("Triremes"), tr("Fortresses"))
    icons = ("mare-legion", "mare-trireme", "mare-fortress")
    return Plot(
        kind="lines",
        name=tr("Units"),
        icon="mare-legion",
        title=tr("Units on the map: {name}"),
        note=tr("at the end of each round"),
        before=tr("at the end"),
        columns=tuple(map(Column, names, icons, UNIT_COLOURS, MARKERS)),
        courses=page_curves(story, *map(attrgetter, ("legions", "triremes", "fortresses"))),
    )


def provinces(story: Story) -> Plot:
    names = (tr("Provinces"), tr("Great cities"), tr("Cards"))
    icons = ("mare-control", "mare-capital", "mare-hero")
    return Plot(
        kind="lines",
        name=tr("Provinces"),
        icon="mare-control",
        title=tr("Provinces, cities and cards: {name}"),
        note=tr("at the end of each round; 4 cities or 5 cards win §9.1"),
        before=tr("at the end"),
        columns=tuple(map(Column, names, icons, PLACE_COLOURS, MARKERS)),
        courses=page_curves(story, *map(attrgetter, ("provinces", "cities", "cards"))),
    )
