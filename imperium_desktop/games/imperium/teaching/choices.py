"""Hints for what a card being carried out asks: ways, prices and the player's own cards."""

from typing import Final

from imperium_desktop.games.imperium.rules.area import has_no_history, pinned
from imperium_desktop.games.imperium.rules.cards import vocabulary as v
from imperium_desktop.games.imperium.rules.names import MARKET_SUITS, PLACE_OF, PROGRESS, RESOURCES
from imperium_desktop.games.imperium.rules.options import PayTokens, PickBranch, PickCard, Skip, UseExhaust
from imperium_desktop.games.imperium.rules.payment import progress_needed
from imperium_desktop.games.imperium.rules.view import unseen_commons
from imperium_desktop.games.imperium.teaching.context import (
    Context,
    best,
    card,
    hovered_card,
    inside,
    is_dead,
    key,
    offered_cards,
    own,
    rivals,
    unrest_in_hand,
    verb,
    weakest,
    worth,
)
from imperium_desktop.rules.keys import Key
from imperium_desktop.teaching.hints import Found

EARLY_NATIONS: Final = ("romans", "macedonians", "persians")
LATE_NATIONS: Final = ("celts", "vikings")
"""§12 Those that are easiest and hardest to lead."""


# Before the first round


def first_nation(look: Context) -> Found | None:
    """Nations without rules of their own that are still free."""
    easy = early_nations(look)
    return Found({"nations": easy, "n": len(easy)}) if easy and not look.path else None


def early_nations(look: Context) -> tuple[str, ...]:
    """Those that can still be chosen."""
    free = {option.nation for option in look.seen.decision.options}  # type: ignore[attr-defined]
    return tuple(nation for nation in EARLY_NATIONS if nation in free)


def hard_nation(look: Context) -> Found | None:
    nation = Key.of(look.path[0]).name if look.path else ""
    if nation not in LATE_NATIONS:
        return None
    return Found(
        {"nation": nation, "empire": int(nation not in look.content.never_empire), "easy": early_nations(look)}
    )


def first_side(look: Context) -> Found | None:
    return None if look.path == ("side/B",) else Found({"nation": str(look.seen.decision.facts["nation"])})


# Ways and prices


def branch_costs(look: Context) -> Found | None:
    """What is left of the goods after the price of the way under the pointer."""
    option = look.hovering(PickBranch)
    if option is None:
        return None
    pays = [node.step for node in inside(look.content.nodes[option.node].kids[option.branch])]
    found = [pay for pay in pays if isinstance(pay, v.Pay)]
    if not found:
        return None
    n, resource = found[0].n.n, found[0].resource
    have = own(look).tokens[PLACE_OF[resource]]
    material, population, _ = (n if token == resource else 0 for token in RESOURCES)
    progress = progress_needed(own(look), (material, population, 0))
    return Found({"n": n, "resource": resource, "have": have, "progress": progress})


def one_way(look: Context) -> Found | None:
    """§18.3 Nobody is asked for ways that are closed."""
    if look.path:
        return None
    return Found({"n": len(look.seen.decision.options), "card": str(look.seen.decision.facts["card"])})


def may_decline(look: Context) -> Found | None:
    """§18.2 What is left of the card happens in any case."""
    if look.hovering(Skip):
        return None
    return Found({"card": str(look.seen.decision.facts["card"]), "more": int(bool(look.now.frame.todo))})


def draw_on(look: Context) -> Found | None:
    """§5.1 Whether the next card makes one shuffle."""
    if look.hovering(Skip):
        return None
    player = own(look)
    nation = player.face == "barbarian" and bool(player.nation_deck) and not player.nation_marked and player.exhausts
    return Found({"left": len(player.deck), "nation": int(bool(nation))})


def progress_is_points(look: Context) -> Found | None:
    """§8 Each progress is a point; what is paid too much for material is lost."""
    option = look.hovering(PayTokens)
    if option is not None and not option.progress:
        return None
    ways = look.offered(PayTokens)
    odd = any(way.material % 2 for way in ways)
    return Found({"least": min(way.progress for way in ways), "odd": int(odd)})


def army_price(look: Context) -> Found | None:
    if look.hovering(Skip):
        return None
    facts = look.seen.decision.facts
    return Found({"rival": facts["rival"], "card": facts["card"], "progress": own(look).tokens[PROGRESS]})


def likely_suit(look: Context) -> Found | None:
    """Hint that most of the cards that nobody has seen show this suit (§8)."""
    if look.path:
        return None
    suit, n = most_unseen(look)
    of = len(unseen_commons(look.content, look.now))
    return Found({"suit": suit, "n": n, "of": of}, marks=(f"suit/{suit}",))


def most_unseen(look: Context) -> tuple[str, int]:
    """The suit of most cards that nobody has seen, and how many they are."""
    unseen = unseen_commons(look.content, look.now)
    counts = {str(suit): sum(id in look.content.of_suit[suit] for id in unseen) for suit in MARKET_SUITS}
    suit = max(counts, key=lambda suit: counts[suit])
    return suit, counts[suit]


# Cards of one's own


def no_history(look: Context) -> Found | None:
    """§12 What would go to the history is discarded."""
    if verb(look) != "history" or not has_no_history(look.content, own(look)):
        return None
    return Found({"nation": str(own(look).nation)})


def history_keeps(look: Context) -> Found | None:
    """§8 Points stay, the deck gets thinner: the card that is played least."""
    if verb(look) != "history" or has_no_history(look.content, own(look)) or look.path:
        return None
    dead = [id for id in offered_cards(look) if is_dead(look, id)]
    rich = max(offered_cards(look), key=lambda id: (worth(look, id), id))
    return Found({"card": dead[0] if dead else rich, "dead": int(bool(dead))}, marks=(key(dead[0] if dead else rich),))


def garrison_hides(look: Context) -> Found | None:
    """§8 A card that only gets in the way."""
    weak = weakest(look, offered_cards(look))
    if verb(look) != "garrison" or look.path or weak is None:
        return None
    return Found({"card": weak, "dead": int(is_dead(look, weak)), "points": worth(look, weak)}, marks=(key(weak),))


def garrison_leaves(look: Context) -> Found | None:
    """§8 Whatever lies under a card goes with it."""
    id = hovered_card(look)
    host = pinned(own(look), id) if id else None
    if host is None or not host.garrison:
        return None
    return Found({"card": id, "n": len(host.garrison), "back": int(verb(look) == "recall")})


LOSING: Final = ("discard", "abandon", "to_top", "recall", "exile", "return")


def least_missed(look: Context) -> Found | None:
    """The weakest of the cards that can be chosen."""
    weak = weakest(look, offered_cards(look))
    if verb(look) not in LOSING or look.path or weak is None:
        return None
    return Found({"card": weak, "dead": int(is_dead(look, weak)), "points": worth(look, weak)}, marks=(key(weak),))


def equally_good(look: Context) -> Found | None:
    """Nothing tells them apart but what they do."""
    cards = offered_cards(look)
    alike = len(cards) > 1 and weakest(look, cards) is None
    if look.path or verb(look) in ("history", "garrison") or not alike:
        return None
    return Found({"n": len(cards)})


def which_host(look: Context) -> Found | None:
    """§8 The region that is needed least often for something else holds a garrison longest."""
    if look.path:
        return None
    holding = [id for id in offered_cards(look) if (host := pinned(own(look), id)) and host.garrison]
    return Found({"n": len(offered_cards(look)), "holding": len(holding)}, marks=tuple(map(key, holding)))


def give_away(look: Context) -> Found | None:
    """§8 An Unrest that is given away is a point lost by somebody else."""
    held = unrest_in_hand(look)
    if look.path:
        return None
    weak = held[0] if held else weakest(look, offered_cards(look)) or offered_cards(look)[0]
    return Found({"card": weak, "unrest": int(bool(held))}, marks=(key(weak),))


def worth_finding(look: Context) -> Found | None:
    if look.path:
        return None
    top = best(look, offered_cards(look)) or offered_cards(look)[0]
    return Found({"card": top, "points": worth(look, top)}, marks=(key(top),))


def token_back(look: Context) -> Found | None:
    """§8 The card can be exhausted again."""
    if look.path:
        return None
    cards = tuple(option.card for option in look.offered(PickCard))
    return Found({"cards": cards, "n": len(cards)}, marks=tuple(map(key, cards)))


def trigger_price(look: Context) -> Found | None:
    """Hint at what using a card costs: one exhaust token (§4.6)."""
    if look.hovering(Skip):
        return None
    cards = tuple(dict.fromkeys(option.card for option in look.offered(UseExhaust)))
    return Found({"cards": cards, "left": own(look).exhausts - 1}, marks=tuple(map(key, cards)))


def protect_yourself(look: Context) -> Found | None:
    """§9.1 What each protection takes."""
    if look.hovering(Skip):
        return None
    tokens = bool(look.offered(UseExhaust))
    recalled = [id for id in offered_cards(look) if card(look, id).pinned]
    attack = str(look.seen.decision.facts["attack"])
    return Found({"attack": attack, "token": int(tokens), "cards": tuple(recalled), "rival": attacker(look)})


def attacker(look: Context) -> int:
    """Seat whose attack it is."""
    return next((frame.seat for frame in reversed(look.now.frames) if frame.attack), rivals(look)[0])
