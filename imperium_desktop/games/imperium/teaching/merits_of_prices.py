"""What speaks in Imperium for a way to pay, for a price that is paid, and for one that is not."""

from collections.abc import Mapping
from typing import TypeAlias

from imperium_desktop.games.imperium.rules.cards import vocabulary as v
from imperium_desktop.games.imperium.rules.options import (
    Agree,
    PayTokens,
    Skip,
)
from imperium_desktop.games.imperium.rules.payment import parts_of
from imperium_desktop.games.imperium.teaching.choices import branch_costs
from imperium_desktop.games.imperium.teaching.context import (
    inside,
    own,
)
from imperium_desktop.games.imperium.teaching.promises import (
    Suggested,
)
from imperium_desktop.rules.table import Fact

Facts: TypeAlias = Mapping[str, Fact] | None


def keeps_progress(move: Suggested) -> Facts:
    """Merit of the way to pay that costs the fewest points (§8)."""
    option = move.hovered
    if not isinstance(option, PayTokens):
        return None
    most = max(way.progress for way in move.offered(PayTokens))
    return {"saved": most - option.progress} if most > option.progress else None


def agrees(move: Suggested) -> Facts:
    """§18.2 Something optional, and what it costs."""
    return price_asked(move) if isinstance(move.hovered, Agree) else None


def declines(move: Suggested) -> Facts:
    """What is not spent."""
    price = price_asked(move) if isinstance(move.hovered, Skip) else {}
    return price if any(price.values()) else None


def keeps_the_hand(move: Suggested) -> Facts:
    """§8 No card goes into a garrison."""
    step, hand = move.seen.decision.facts.get("step"), len(own(move).hand)
    if not isinstance(move.hovered, Skip) or not isinstance(step, str) or not hand:
        return None
    offered = inside(move.content.nodes[step].kids[0])
    return {"n": hand} if any(isinstance(node.step, v.Garrison) for node in offered) else None


def price_asked(move: Suggested) -> dict[str, Fact]:
    """What the player would pay for the step that is offered."""
    number = move.seen.decision.facts.get("step")
    offered = move.content.nodes[number].kids[0] if isinstance(number, str) else ()
    price = next((node.kids[0] for node in offered if node.name == "Cost"), ())
    material, population, progress = parts_of(price).tokens
    cards = len(parts_of(price).cards)
    return {"material": material, "population": population, "progress": progress, "cards": cards}


def affordable(move: Suggested) -> Facts:
    """What is left after the price of a way."""
    found = branch_costs(move)
    return found.facts if found else None
