"""Hints for a Year as a whole: its cards, its last actions, the last Year."""

from imperium_desktop.games.hadrian.rules.components import PlayerCard
from imperium_desktop.games.hadrian.rules.options import ChoosePath, EndYear, SwitchSeat
from imperium_desktop.games.hadrian.rules.scoring import MEASURES, path_points
from imperium_desktop.games.hadrian.teaching.context import Context, areas_of, own, unique
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.hints import Found

RARE = 5
"""Goods from this number on."""
MOST_NAMED = 5
"""Areas where something can still be done; more would be a list nobody reads."""


# Path or Prospect


def path_choice(look: Context) -> Found:
    """What each card would be worth as a Path, and what it would pay as a Prospect."""
    facts: dict[str, Fact] = {}
    for name, card in zip(("first", "second"), own(look).drawn, strict=True):
        path = look.content.paths[card]
        facts |= {
            name: card,
            f"{name}_now": MEASURES[path.measure](look.content, own(look)),
            f"{name}_points": path_points(look.content, own(look), card),
            f"{name}_more": int(path_points(look.content, own(look), card) < most_points(look, path)),
            f"{name}_next": next_step(look, path),
            f"{name}_most": most_points(look, path),
            f"{name}_items": look.content.prospects[card].items,
        }
    picked = look.hovering(ChoosePath)
    return Found({**facts, "picked": picked.card if picked else ""})


def next_step(look: Context, path: PlayerCard) -> int:
    """What the next point of a Path asks for; with all points reached, what the last one asked for."""
    points = path_points(look.content, own(look), path.id)
    return path.steps[min(points, len(path.steps) - 1)]


def most_points(look: Context, path: PlayerCard) -> int:
    """Points that can still be reached."""
    player, fort = own(look), look.content.fort(look.now.setup.fort)
    if path.measure == "landmarks" and fort is not None and "landmarks" in fort.forbidden:
        return 0
    if path.measure == "gladiators":
        row = len(look.content.box.right.ludus.boxes)
        strength = sum(player.trained[who] if player.dead(who) else row for who in range(len(player.trained)))
        return sum(strength >= step for step in path.steps)
    return len(path.steps)


def rare_good(look: Context) -> Found | None:
    """A card that neighbours would pay for; with a Path under the pointer, only if the other one is it."""
    if len(look.now.players) == 1 or look.now.setup.passing == "none":
        return None
    picked = look.hovering(ChoosePath)
    cards = [card for card in own(look).drawn if picked is None or card != picked.card]
    rare = [card for card in cards if look.content.prospects[card].good >= RARE]
    if not rare:
        return None
    return Found({"card": rare[0], "good": look.content.prospects[rare[0]].good}, marks=(f"card/{rare[0]}",))


# The end of a Year


def leftovers(look: Context) -> Found | None:
    """Stopping is under the pointer, but something could still be done."""
    if look.hovering(EndYear) is None:
        return None
    possible = [option for option in look.seen.decision.options if not isinstance(option, EndYear | SwitchSeat)]
    if not possible:
        return None
    marks = unique(option.path[0] for option in possible)
    areas = areas_of(possible)
    named, more = areas[:MOST_NAMED], max(0, len(areas) - MOST_NAMED)
    return Found({"items": own(look).items, "areas": named, "more": more}, marks=marks)
