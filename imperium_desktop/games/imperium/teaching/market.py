"""Hints for the market, fame, developing, clean-up and the solstice."""

from typing import Final

from imperium_desktop.games.imperium.rules.area import in_play
from imperium_desktop.games.imperium.rules.names import PROGRESS
from imperium_desktop.games.imperium.rules.options import PickBlind, Skip
from imperium_desktop.games.imperium.teaching.context import (
    SEVERAL,
    Context,
    best,
    card,
    fits_state,
    hovered_card,
    inside,
    is_dead,
    is_unrest,
    key,
    offered_cards,
    own,
    rivals,
    slot_of,
    verb,
    worth,
)
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.hints import Found

UNREST_COSTS: Final = 2


# Taking cards


def unrest_comes_along(look: Context) -> Found | None:
    """Hint that Unrest lies under the card (§7.2)."""
    slot = slot_of(look, hovered_card(look))
    if verb(look) != "acquire" or slot is None or not slot.unrest:
        return None
    points = worth(look, slot.card)
    return Found({"card": slot.card, "points": points, "net": points - UNREST_COSTS + slot.tokens[PROGRESS]})


def without_unrest(look: Context) -> Found | None:
    """§7.1 A region brings none."""
    slot = slot_of(look, hovered_card(look))
    if verb(look) != "acquire" or slot is None or slot.unrest:
        return None
    return Found({"card": slot.card, "tokens": sum(slot.tokens)})


def rich_card(look: Context) -> Found | None:
    """A card with three or more tokens on it."""
    found = [slot for id in offered_cards(look) if (slot := slot_of(look, id)) and sum(slot.tokens) >= SEVERAL]
    if verb(look) not in ("acquire", "") or look.path or not found:
        return None
    slot = max(found, key=lambda slot: sum(slot.tokens))
    return Found({"card": slot.card, "n": sum(slot.tokens)}, marks=(key(slot.card),))


def which_acquire(look: Context) -> Found | None:
    """The card with most points for this nation."""
    top = best(look, offered_cards(look))
    if verb(look) != "acquire" or look.path or top is None:
        return None
    facts: dict[str, Fact] = {"card": top, "points": worth(look, top), "fits": int(fits_state(look, top))}
    return Found({**facts, "early": int(not look.now.last_round)}, marks=(key(top),))


def tokens_protect(look: Context) -> Found | None:
    """§7.4 Cards with tokens stay."""
    held = [slot.card for slot in look.now.market if slot.card and any(slot.tokens)]
    if verb(look) not in ("exile", "swap") or look.path or not held:
        return None
    return Found({"n": len(held), "swap": int(verb(look) == "swap")})


def spoil_for_rival(look: Context) -> Found | None:
    """§7.4 A card that the next player would like better."""
    if verb(look) != "exile" or look.path:
        return None
    top = max(offered_cards(look), key=lambda id: (worth(look, id), id))
    return Found({"card": top, "rival": rivals(look)[0]}, marks=(key(top),))


def tokens_tempt(look: Context) -> Found | None:
    """Hint at the tokens that come with a market card (§7.7)."""
    if look.path or verb(look) in ("acquire", "exile", "swap"):
        return None
    slot = max((slot for slot in look.now.market if slot.card), key=lambda slot: sum(slot.tokens))
    return Found({"card": slot.card, "n": sum(slot.tokens), "rival": rivals(look)[0]})


def token_on(look: Context) -> Found | None:
    """§4.8 How much lies on the card under the pointer."""
    slot = slot_of(look, hovered_card(look))
    if slot is None:
        return None
    return Found({"card": slot.card, "n": sum(slot.tokens) + 1, "unrest": int(bool(slot.unrest))})


def face_up_or_blind(look: Context) -> Found | None:
    """§7.3 Tokens lie only on what can be seen; Unrest comes with neither."""
    if look.path:
        return None
    shown = offered_cards(look)
    rich = max(shown, key=lambda id: tokens_on(look, id), default="")
    n = tokens_on(look, rich) if rich else 0
    return Found({"n": n, "card": rich, "shown": len(shown)}, marks=(key(rich),) if n else ())


def tokens_on(look: Context, id: str) -> int:
    slot = slot_of(look, id)
    return sum(slot.tokens) if slot else 0


def blind_card(look: Context) -> Found | None:
    """§7.3 Where a blind card comes from."""
    option = look.hovering(PickBlind)
    if option is None:
        return None
    left = {str(suit): len(cards) for suit, cards in look.now.decks.items()}.get(option.suit, 0)
    return Found({"suit": option.suit, "left": left, "main": len(look.now.main)})


def best_exiled(look: Context) -> Found | None:
    if look.path:
        return None
    top = best(look, offered_cards(look)) or offered_cards(look)[0]
    return Found({"card": top, "points": worth(look, top)}, marks=(key(top),))


# Fame


def best_fame(look: Context) -> Found | None:
    """§10.1 What the cards are worth now."""
    if look.path:
        return None
    top = best(look, offered_cards(look)) or offered_cards(look)[0]
    return Found({"card": top, "points": worth(look, top), "n": len(offered_cards(look))}, marks=(key(top),))


def next_on_top(look: Context) -> Found | None:
    """Hint that the next player who looks sees what lies on top (§10.1)."""
    if look.path:
        return None
    low = min(offered_cards(look), key=lambda id: (worth(look, id), id))
    return Found({"card": low, "rival": rivals(look)[0]}, marks=(key(low),))


# Developing


def last_development(look: Context) -> Found | None:
    """Hint that the last development triggers the scoring (§11.1)."""
    if look.now.last_round or len(own(look).development) != 1 or look.hovering(Skip):
        return None
    return Found({"card": own(look).development[0]})


def which_development(look: Context) -> Found | None:
    if look.path:
        return None
    top = max(offered_cards(look), key=lambda id: (worth(look, id), id))
    left = len(own(look).development)
    return Found({"card": top, "points": worth(look, top), "left": left}, marks=(key(top),))


# Clean-up and solstice


def throw_out(look: Context) -> Found | None:
    """§4.8 Dead cards only fill the hand."""
    dead = [id for id in own(look).hand if is_dead(look, id)]
    if look.path or not dead:
        return None
    return Found({"n": len(dead), "card": dead[0]}, marks=tuple(map(key, dead)))


def faster_through_the_deck(look: Context) -> Found | None:
    """Hint that discarding draws more, and a shuffle brings a new card (§4.8)."""
    player = own(look)
    dead = any(is_dead(look, id) for id in player.hand)
    if look.path or dead or player.face != "barbarian" or not player.nation_deck:
        return None
    return Found({"left": len(player.deck), "cards": len(player.nation_deck)})


def develop_soon(look: Context) -> Found | None:
    """Hint that a shuffle of an empire opens the development area (§5.2)."""
    player = own(look)
    if look.path or player.face != "empire" or not player.development:
        return None
    return Found({"left": len(player.deck), "cards": len(player.development)})


def keep_for_solstice(look: Context) -> Found | None:
    """§6.5 A card in play wants cards from the hand at the solstice."""
    wanting = [id for id in in_play(own(look)) if wants_cards(look, id)]
    if look.path or not wanting:
        return None
    return Found({"card": wanting[0]}, marks=(key(wanting[0]),))


def wants_cards(look: Context, id: str) -> bool:
    """True of a card whose solstice text has a price in cards of the hand."""
    return any(node.name == "Discard" for block in card(look, id).at("solstice") for node in inside(block.nodes))


def unrest_stays(look: Context) -> Found | None:
    """§4.8 Unrest that is discarded comes back with the next shuffle."""
    held = [id for id in own(look).hand if is_unrest(look, id)]
    if look.path or not held:
        return None
    return Found({"n": len(held), "left": len(own(look).deck)}, marks=tuple(map(key, held)))


def solstice_first(look: Context) -> Found | None:
    """§6.1 What brings cards or goods goes before what costs them."""
    if look.path:
        return None
    paying = [id for id in offered_cards(look) if wants_cards(look, id)]
    return Found({"n": len(offered_cards(look)), "paying": tuple(paying[:1])}, marks=tuple(map(key, paying)))
