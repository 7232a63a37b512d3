"""How a seat stands, for the strip and the curtain: attributes, disdain, infrastructure and points."""

from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.names import ATTRIBUTES, PLACE_OF
from imperium_desktop.games.hadrian.rules.scoring import total
from imperium_desktop.games.hadrian.rules.state import State
from imperium_desktop.games.hadrian.scene.messages import say
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.scene import SeatFact


def seat_facts(content: Components, view: State, seat: int, words: Words) -> list[SeatFact]:
    player = view.players[seat]
    facts = [SeatFact(f"hadrian-{name}", str(player.filled[PLACE_OF[name]])) for name in ATTRIBUTES]
    facts.append(SeatFact("hadrian-disdain", str(player.marks)))
    facts.append(SeatFact("hadrian-infrastructure", str(infrastructure(content, view, seat))))
    return [*facts, SeatFact("app-trophy", points_told(content, view, total(content, player), words))]


def own_facts(content: Components, view: State, seat: int, words: Words) -> list[SeatFact]:
    """What the strip counts, by name."""
    *counts, points = seat_facts(content, view, seat, words)
    return [
        *(SeatFact(icon, f"{words.label(icon.removeprefix('hadrian-'))} {count}") for icon, count in counts),
        points,
    ]


def infrastructure(content: Components, view: State, seat: int) -> int:
    fort = view.players[seat].filled[PLACE_OF["fort"]]
    return sum(fort >= level for level in content.printed.levels)


def points_told(content: Components, view: State, points: int, words: Words) -> str:
    """Score of who plays alone, with the next rank that can be reached (§10.5)."""
    shown = str(points).replace("-", "−")
    if len(view.players) > 1 or view.setup.fort:
        return say("points_vp", points=shown)
    ahead = next((rank for rank in content.box.ranks if rank.least > points), None)
    if ahead is None:
        return say("points_vp", points=shown)
    name = words.label(ahead.id)
    return say("points_and_rank_from_least", points=shown, rank=name, least=ahead.least)
