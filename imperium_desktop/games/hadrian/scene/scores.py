"""Points of Hadrian's Wall during a match: the score sheet of all seats, the own Paths, and the rank to reach."""

from functools import partial

from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.names import ATTRIBUTES, PLACE_OF
from imperium_desktop.games.hadrian.rules.scoring import MEASURES, path_points, path_total, penalty, total
from imperium_desktop.games.hadrian.rules.state import Player, State
from imperium_desktop.games.hadrian.scene.colours import TRACK_COLOURS
from imperium_desktop.games.hadrian.scene.messages import say
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit import escaped
from imperium_desktop.ui.kit.lists.score_sheet import ScoreLine
from imperium_desktop.ui.scenes.shared.ranks import Rank, Ranks
from imperium_desktop.ui.scenes.shared.scores import PointsTab, total_line


def scores_tab(content: Components) -> PointsTab:
    return PointsTab(partial(lines, content), partial(notes, content), ("heading", "text", "text"))


def ranks_of(content: Components) -> Ranks:
    return Ranks([Rank(rank.id, rank.least) for rank in content.box.ranks], "§10.5")


def lines(content: Components, view: State, words: Words) -> list[ScoreLine]:
    players = view.players
    tracks = {name: [player.filled[PLACE_OF[name]] for player in players] for name in ATTRIBUTES}
    paths = [path_total(content, player) for player in players]
    lost = [-penalty(content, player) for player in players]
    return [
        *(ScoreLine(f"hadrian-{name}", words.label(name), TRACK_COLOURS[name], tracks[name]) for name in ATTRIBUTES),
        ScoreLine("hadrian-scout", say("paths"), "#98a04a", paths),
        ScoreLine("hadrian-disdain", words.label("disdain"), "#c0504d", lost),
        total_line([total(content, player) for player in players]),
    ]


def notes(content: Components, view: State, seat: int, words: Words) -> tuple[str, str, str]:
    """The own Paths with their heading, and alone the ranks."""
    player = view.players[seat]
    for_a_rank = len(view.players) == 1 and not view.setup.fort
    return (
        say("your_paths") if player.paths else "",
        "\n".join(path_note(content, player, card, words) for card in player.paths),
        ranks_of(content).listed(total(content, player), words) if for_a_rank else "",
    )


def path_note(content: Components, player: Player, card: str, words: Words) -> str:
    path = content.paths[card]
    reached = MEASURES[path.measure](content, player)
    steps = " · ".join(map(str, path.steps))
    points = say("points_vp", points=path_points(content, player, card))
    return f"**{escaped(words.label(card))}** {points}\n{escaped(words.label(path.measure))}: **{reached}** ({steps})"
