"""Plots of Mare Nostrum, round by round: tracks, income by kind, units, provinces."""

from operator import attrgetter
from typing import Final

from imperium_desktop.games.mare_nostrum.analysis.chronicle import INCOME, Story
from imperium_desktop.games.mare_nostrum.scene.map.tracks import track_names
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.ui.scenes.protocol.plots import MARKERS, Column, Plot
from imperium_desktop.ui.scenes.shared.curves import gain_curves, page_curves, way_of_all

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
        name=say("tracks"),
        icon="mare-culture",
        title=say("leadership_tracks_name"),
        note=say("at_the_end_of_each_round_who_is_highest"),
        before=say("at_the_end"),
        columns=track_columns(),
        courses=page_curves(story, *map(attrgetter, ("trade", "culture", "military"))),
        whole=way_of_all(story, lambda page: page.trade + page.culture + page.military),
        whole_note=say("the_three_leadership_tracks_added_up"),
    )


def income(story: Story) -> Plot:
    names = (say("goods"), say("coins"), say("legendary_goods"), say("pillage"))
    icons = ("mare-caravan", "mare-coin", "mare-legendary", "mare-military")
    return Plot(
        kind="bars",
        name=say("income"),
        icon="mare-coin",
        title=say("income_name"),
        note=say("resources_that_each_round_brought"),
        before=say("in_all_rounds"),
        columns=tuple(map(Column, names, icons, INCOME_COLOURS, MARKERS)),
        courses=gain_curves(story, INCOME),
    )


def units(story: Story) -> Plot:
    names = (say("legions_title"), say("triremes_title"), say("fortresses"))
    icons = ("mare-legion", "mare-trireme", "mare-fortress")
    return Plot(
        kind="lines",
        name=say("units"),
        icon="mare-legion",
        title=say("units_on_the_map"),
        note=say("at_the_end_of_each_round"),
        before=say("at_the_end"),
        columns=tuple(map(Column, names, icons, UNIT_COLOURS, MARKERS)),
        courses=page_curves(story, *map(attrgetter, ("legions", "triremes", "fortresses"))),
    )


def provinces(story: Story) -> Plot:
    names = (say("provinces"), say("great_cities"), say("cards"))
    icons = ("mare-control", "mare-capital", "mare-hero")
    return Plot(
        kind="lines",
        name=say("provinces"),
        icon="mare-control",
        title=say("provinces_cities_and_cards_name"),
        note=say("at_the_end_of_each_round_4_cities"),
        before=say("at_the_end"),
        columns=tuple(map(Column, names, icons, PLACE_COLOURS, MARKERS)),
        courses=page_curves(story, *map(attrgetter, ("provinces", "cities", "cards"))),
    )
