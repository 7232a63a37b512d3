"""Points of Imperial Settlers during a match: what all would have if it ended now, and alone the race and the ranks."""

from functools import partial

from imperium_desktop.games.settlers.rules.alone.virtual_player import ALONE
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.scoring import faction_locations, key, parts
from imperium_desktop.games.settlers.rules.state import State, Virtual
from imperium_desktop.games.settlers.scene.messages import say
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.lists.score_sheet import ScoreLine
from imperium_desktop.ui.scenes.shared.ranks import Rank, Ranks
from imperium_desktop.ui.scenes.shared.scores import PointsTab, total_line

COLOURS = ("#c9982f", "#5b9145", "#b0493a", "#4a7fb0")
"""Scored points, Common Locations, Faction Locations, what was put by."""
ICONS = ("settlers-vp", "settlers-card", "settlers-card-faction", "app-save")


def scores_tab(content: Components) -> PointsTab:
    return PointsTab(partial(lines, content), partial(notes, content), ("text", "text"))


def ranks_of(content: Components) -> Ranks:
    return Ranks([Rank(rank.id, rank.points) for rank in content.ranks], "§11.8")


def part_names() -> tuple[str, ...]:
    """Names in the order of `Parts`."""
    return say("scored_so_far"), say("common_locations"), say("faction_locations"), say("stored")


def lines(content: Components, view: State, _words: Words) -> list[ScoreLine]:
    """What is put by has a line only if somebody has something there."""
    found = [parts(content, player) for player in view.players]
    by_part = [[now[place] for now in found] for place in range(len(ICONS))]
    shown = list(map(ScoreLine, ICONS, part_names(), COLOURS, by_part))
    return [*(shown if any(by_part[-1]) else shown[:-1]), total_line([sum(now) for now in found])]


def notes(content: Components, view: State, _seat: int, words: Words) -> tuple[str, str]:
    """What breaks ties; alone the race and the ranks."""
    if view.virtual is not None:
        points = sum(parts(content, view.players[ALONE]))
        return race(content, view, view.virtual), ranks_of(content).listed(points, words)
    unused = " : ".join(str(key(player)[1]) for player in view.players)
    return say("ties_most_unused_workers_and_resources_now", now=unused), ""


def race(content: Components, view: State, virtual: Virtual) -> str:
    """Tell how the race against the Collection stands (§11.1)."""
    mine, cards = faction_locations(content, view.players[ALONE]), len(virtual.collection)
    text = say("mine_faction_locations_against_cards", mine=mine, cards=cards)
    stand = say("you_are_ahead") if mine > cards else say("as_it_stands")
    return f"{text} {stand} §11.1"
