"""Hints for the cards in hand: what they would bring now, what comes first, what is missing."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from imperium_desktop.games.imperium.rules.area import count, in_play
from imperium_desktop.games.imperium.rules.cards import vocabulary as v
from imperium_desktop.games.imperium.rules.cards.moment import Moment
from imperium_desktop.games.imperium.rules.cards.windows import ATTACK
from imperium_desktop.games.imperium.rules.names import RESOURCES
from imperium_desktop.games.imperium.rules.options import PlayFromHand, UseExhaust
from imperium_desktop.games.imperium.rules.payment import Price, can_pay, parts_of, progress_needed
from imperium_desktop.games.imperium.rules.playing import why_unplayable
from imperium_desktop.games.imperium.rules.scoring import points
from imperium_desktop.games.imperium.rules.state import Frame
from imperium_desktop.games.imperium.teaching.context import (
    REGIONS_FOR_GLORY,
    Context,
    card,
    inside,
    is_dead,
    is_unrest,
    key,
    own,
    rivals,
)
from imperium_desktop.rules.effects.program import Node
from imperium_desktop.rules.table import Fact, Table
from imperium_desktop.teaching.hints import Found

RICH: Final = 2
"""Tokens on a market card that are worth a word."""


def playable(look: Context) -> list[str]:
    """Cards that would do something."""
    return [option.card for option in look.offered(PlayFromHand) if not option.idle]


def playable_regions(look: Context) -> list[str]:
    return [id for id in playable(look) if id in look.content.region]


def play_steps(look: Context, id: str) -> list[Node]:
    return [node for block in card(look, id).at("play") for node in block.nodes]


# What it brings


class Harvest(NamedTuple):
    """A gain that counts what lies in play."""

    card: str
    gain: v.Gain
    node: Node

    def now(self, look: Context) -> int:
        assert self.node.count is not None
        return self.gain.n * count(look.now, look.seat, None, self.node.count)

    def with_region(self, region: str) -> int:
        """How much more it would be."""
        assert self.node.count is not None
        return self.gain.n * self.node.count.weights.get(region, 0)


def harvests(look: Context) -> Iterator[Harvest]:
    for id in playable(look):
        for node in inside(play_steps(look, id)):
            if isinstance(node.step, v.Gain) and node.count is not None and node.count.of == "in_play":
                yield Harvest(id, node.step, node)


def regions_before_harvest(look: Context) -> Found | None:
    """A region put down first makes a card bring more."""
    if look.path or own(look).actions < 2:
        return None
    regions = playable_regions(look)
    more = [(one.with_region(region), one.card, region) for one in harvests(look) for region in regions]
    n, id, region = max(more, default=(0, "", ""))
    return Found({"card": id, "region": region, "n": n}, marks=(key(region), key(id))) if n else None


def harvest(look: Context) -> Found | None:
    """What a card that counts brings now."""
    if look.path:
        return None
    found = [(one.now(look), one.card, one.gain.resource) for one in harvests(look)]
    n, id, resource = max(found, default=(0, "", ""))
    return Found({"card": id, "n": n, "resource": resource}, marks=(key(id),)) if n else None


def tokens_in_reach(look: Context) -> Found | None:
    """A market card with tokens that a card in hand could take."""
    if look.path:
        return None
    rich = {slot.card: sum(slot.tokens) for slot in look.now.market if sum(slot.tokens) >= RICH}
    for id in playable(look):
        taken = [other for other in rich if other in within_reach(look, play_steps(look, id))]
        if taken:
            top = max(taken, key=lambda other: rich[other])
            return Found({"card": id, "top": top, "n": rich[top]}, marks=(key(top), key(id)))
    return None


def within_reach(look: Context, nodes: Iterable[Node]) -> Iterator[str]:
    """Cards that these steps could take, as far as their prices can be paid."""
    for node in nodes:
        if node.name in ("Acquire", "BreakThrough") and node.pick is not None:
            yield from node.pick.ids
        elif node.name != "Cost":
            yield from (id for branch in node.kids for id in within_reach(look, branch))
        elif can_pay(own(look), parts_of(node.kids[0]).tokens):
            yield from within_reach(look, node.kids[1])


# What comes first


def exhaust_besides(look: Context) -> Found | None:
    """§4.5 No action is needed for it."""
    uses = tuple(dict.fromkeys(option.card for option in look.offered(UseExhaust)))
    if look.path or not uses or not own(look).actions:
        return None
    return Found({"n": len(uses), "card": uses[0]}, marks=tuple(map(key, uses)))


def free_besides(look: Context) -> Found | None:
    """§4.4 A card that takes no action from the others."""
    free = [id for id in playable(look) if card(look, id).free]
    if look.path or not free or not own(look).actions:
        return None
    return Found({"n": len(free), "card": free[0], "actions": own(look).actions}, marks=tuple(map(key, free)))


def regions_for_glory(look: Context) -> Found | None:
    """§10.1 Glory can be played this turn, after these regions."""
    glory = [option.card for option in look.offered(PlayFromHand) if card(look, option.card).name == "glory"]
    regions, lying = playable_regions(look), sum(id in look.content.region for id in in_play(own(look)))
    missing = REGIONS_FOR_GLORY - lying
    if look.path or not glory or not 0 < missing <= len(regions) or own(look).actions <= missing:
        return None
    return Found({"card": glory[0], "regions": lying, "n": missing}, marks=(key(glory[0]), *map(key, regions)))


def hide_under_region(look: Context) -> Found | None:
    """§8 A card that is of no use any more goes under a region."""
    regions = playable_regions(look)
    dead = [id for id in own(look).hand if is_dead(look, id) and not card(look, id).no_garrison]
    if look.path or not regions or not dead:
        return None
    return Found({"card": dead[0], "region": regions[0]}, marks=(key(regions[0]), key(dead[0])))


def attack_open(look: Context) -> Found | None:
    """Hint at an attack, with the rivals that it would meet unprotected (§9.1)."""
    attacks = [id for id in playable(look) if card(look, id).attack]
    if look.path or not attacks:
        return None
    others = rivals(look)
    bare = sum(not is_guarded(look, seat) for seat in others)
    facts: dict[str, Fact] = {"card": attacks[0], "bare": bare, "of": len(others), "all": int(bare == len(others))}
    return Found(facts, marks=(key(attacks[0]),))


def is_guarded(look: Context, seat: int) -> bool:
    cards = in_play(look.now.players[seat])
    return any(listeners.hearing(ATTACK, cards) for listeners in (look.content.passive, look.content.exhausts))


# What is missing


def price_missing(look: Context) -> Found | None:
    """§4.3 A card in hand whose price cannot be paid."""
    if look.path:
        return None
    m = Moment(Table(look.now, look.content, listening=False), Frame(look.seat), look.seat)
    have = own(look).tokens
    for id in own(look).hand:
        reason = None if is_unrest(look, id) else why_unplayable(m, id)
        price = cheapest_missing(look, id) if reason is not None and reason.code == "cannot_pay" else None
        if price is not None:
            short = next(token for token in range(3) if price[token] > have[token])
            facts: dict[str, Fact] = {"card": id, "n": price[short], "resource": RESOURCES[short], "have": have[short]}
            return Found(facts, marks=(key(id),))
    return None


def cheapest_missing(look: Context, id: str) -> Price | None:
    """Return the price of the card that takes the least progress instead, of those that tokens cannot pay.

    None where something else than tokens is missing.
    """
    missing = [price for price in prices(play_steps(look, id)) if not can_pay(own(look), price)]
    return min(missing, key=lambda price: progress_needed(own(look), price), default=None)


def prices(nodes: Iterable[Node]) -> Iterator[Price]:
    """Each whole, however many verbs it has."""
    for node in nodes:
        if node.name in ("Cost", "Pay"):
            yield parts_of(node.kids[0] if node.name == "Cost" else (node,)).tokens
        yield from prices(step for branch in (node.kids[1:] if node.name == "Cost" else node.kids) for step in branch)


def nothing_left(look: Context) -> Found | None:
    """§4.8 Nothing can be played or exhausted any more."""
    if look.path or len(look.seen.decision.options) > 1:
        return None
    return Found({"n": len(own(look).hand), "actions": own(look).actions})


def who_leads(look: Context) -> Found | None:
    """§11.2 The points, as far as they can be seen."""
    if look.path:
        return None
    score = {seat: points(look.content, look.now, seat) for seat in (look.seat, *rivals(look))}
    best = max(rivals(look), key=lambda seat: score[seat])
    mine, theirs = score[look.seat], score[best]
    facts: dict[str, Fact] = {"mine": mine, "rival": best, "theirs": theirs, "by": abs(mine - theirs)}
    return Found({**facts, "ahead": int(mine > theirs), "main": len(look.now.main)})
