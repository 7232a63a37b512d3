"""Hints for the nations of Legends: what only they have to think of."""

from typing import Final

from imperium_desktop.games.imperium.rules.area import in_play, pinned
from imperium_desktop.games.imperium.rules.cards import vocabulary as v
from imperium_desktop.games.imperium.rules.cards.moment import Moment
from imperium_desktop.games.imperium.rules.cards.possible import developable
from imperium_desktop.games.imperium.rules.content import PlayingCard
from imperium_desktop.games.imperium.rules.names import MATERIAL, POPULATION, PROGRESS
from imperium_desktop.games.imperium.rules.options import PickAmount, PlayFromHand, UseExhaust
from imperium_desktop.games.imperium.rules.scoring import points
from imperium_desktop.games.imperium.rules.state import Frame
from imperium_desktop.games.imperium.teaching.context import (
    Context,
    card,
    hovered_card,
    is_dead,
    key,
    offered_cards,
    own,
    rivals,
    verb,
)
from imperium_desktop.rules.effects.steps import Repeat, Verb, verbs_of
from imperium_desktop.rules.table import Table
from imperium_desktop.teaching.hints import Found

KNIGHTS_FOR_A_QUEST: Final = 3
REGIONS_FOR_GLORY: Final = 3
TRAVEL: Final = 5
"""The least progress a stage of the journey costs."""
PAINFUL: Final = ("abandon", "recall", "submerge", "history", "exile")
"""Questions about cards that leave play."""


def has_verb(facts: PlayingCard, when: str, kind: type[Verb]) -> bool:
    return any(isinstance(step, kind) for block in facts.at(when) for step in verbs_of(block.steps))


def asking_card(look: Context) -> str:
    """The card whose text asks the question."""
    return str(look.seen.decision.facts.get("card", ""))


def held(look: Context, name: str) -> str:
    """A card of that name in the hand that can still be played one day."""
    return next((id for id in own(look).hand if card(look, id).name == name and not is_dead(look, id)), "")


def with_icon(look: Context, icon: str, cards: tuple[str, ...]) -> list[str]:
    return [id for id in cards if id in look.content.icons(icon)]


# Arthurians


def garrisoned_knights(look: Context) -> int:
    """Those that count for Myrddin: under regions."""
    regions = [place for place in own(look).play if place.card in look.content.region]
    return sum(len(with_icon(look, "knight", place.garrison)) for place in regions)


def quest_waits(look: Context) -> Found | None:
    """§22.1 Whether to take an Unrest for a quest."""
    asking = asking_card(look)
    if asking not in look.content.cards or not card(look, asking).quest_area or own(look).quest:
        return None
    return Found({"knights": garrisoned_knights(look), "left": len(look.now.pile)})


def third_knight(look: Context) -> Found | None:
    """§22.2 One knight is missing, or none."""
    knights = garrisoned_knights(look)
    if look.path or not own(look).quest or knights < KNIGHTS_FOR_A_QUEST - 1:
        return None
    return Found({"knights": knights, "card": own(look).quest, "ready": int(knights >= KNIGHTS_FOR_A_QUEST)})


def nadir_ahead(look: Context) -> Found | None:
    """§22.6 The next shuffle puts the nadir into play."""
    player = own(look)
    if len(player.nation_deck) != 1 or not card(look, player.nation_deck[0]).enters_play:
        return None
    knights = with_icon(look, "knight", player.hand)
    return Found({"card": player.nation_deck[0], "knights": len(knights), "left": len(player.deck)})


def ends_the_game(look: Context) -> Found | None:
    """§22.4 Playing it triggers the scoring."""
    option = look.hovering(PlayFromHand)
    if option is None or look.now.last_round or not has_verb(card(look, option.card), "play", v.TriggerScoring):
        return None
    mine = points(look.content, look.now, look.seat)
    best = max(rivals(look), key=lambda seat: points(look.content, look.now, seat))
    theirs = points(look.content, look.now, best)
    return Found({"card": option.card, "mine": mine, "rival": best, "theirs": theirs})


# Atlanteans


def nothing_to_sink(look: Context) -> Found | None:
    """§23.2 A card in hand wants a region to sink, and none is in play."""
    sinking = [id for id in own(look).hand if sinks_region(look, id)]
    if look.path or not sinking or any(place.card in look.content.region for place in own(look).play):
        return None
    return Found({"card": sinking[0]}, marks=(key(sinking[0]),))


def sinks_region(look: Context, id: str) -> bool:
    steps = [step for block in card(look, id).at("play") for step in verbs_of(block.steps)]
    return any(isinstance(step, v.Submerge) and step.what.what.atoms == ("region",) for step in steps)


def sinks_along(look: Context) -> Found | None:
    """§23.5 Another card of yours waits for this one to leave play."""
    leaving = hovered_card(look)
    if verb(look) not in PAINFUL or pinned(own(look), leaving) is None:
        return None
    m = Moment(Table(look.now, look.content, listening=False), Frame(look.seat), look.seat)
    if not m.waited_for("leave_play", leaving):
        return None
    others = [id for id in in_play(own(look)) if id in look.content.passive.waiting_for("leave_play")]
    return Found({"card": leaving, "other": others[0]}, marks=(key(others[0]),))


# Egyptians and Mauryans


def river_to_spend(look: Context) -> Found | None:
    """§24.2 A river in play, and the card that turns it into something."""
    flood = held(look, "flood_of_the_nile")
    rivers = [place.card for place in own(look).play if place.card in look.content.icons("river")]
    if look.path or not flood or not rivers or not own(look).actions:
        return None
    return Found({"card": flood, "river": rivers[0], "empire": int(own(look).face == "empire")}, marks=(key(flood),))


def develop_by_power(look: Context) -> Found | None:
    """§24.1 An action and an Unrest for a development at once."""
    power = own(look).power
    uses = [option for option in look.offered(UseExhaust) if option.card == power]
    if look.path or not uses or not own(look).actions or not has_verb(card(look, power), "exhaust", v.Develop):
        return None
    m = Moment(Table(look.now, look.content, listening=False), Frame(look.seat), look.seat)
    cards = developable(m, free=False)
    return Found({"n": len(cards), "left": len(look.now.pile)}, marks=(key(power),)) if cards else None


def counts_as_several(look: Context) -> Found | None:
    """§25.1 A card in play that is two regions, where Glory asks for three."""
    glory = held(look, "glory")
    shown = look.content.icons("region")
    double = [place.card for place in own(look).play if shown.get(place.card, 0) > 1]
    if look.path or not glory or not double:
        return None
    regions = sum(shown.get(place.card, 0) for place in own(look).play)
    missing = max(0, REGIONS_FOR_GLORY - regions)
    return Found({"card": double[0], "regions": regions, "missing": missing}, marks=(key(double[0]),))


def unrest_into_cards(look: Context) -> Found | None:
    """§25.5 Every Unrest discarded here brings a card or a progress."""
    asking = asking_card(look)
    offered = offered_cards(look)
    if asking not in look.content.cards or verb(look) != "discard" or not offered:
        return None
    if not has_verb(card(look, asking), "solstice", Repeat) or not all(id in look.content.unrest for id in offered):
        return None
    return Found({"card": asking, "n": len(offered)})


# Minoans and Olmecs


def empty_for_good(look: Context) -> Found | None:
    """§26.2 Tokens on a card that cannot be played again once it is abandoned as an empire."""
    place = pinned(own(look), asking_card(look))
    if place is None or not place.tokens[PROGRESS]:
        return None
    last = is_dead(look, place.card) or len(own(look).nation_deck) < 2
    return Found(
        {
            "card": place.card,
            "n": place.tokens[PROGRESS],
            "last": int(last),
            "material": own(look).tokens[MATERIAL],
        }
    )


def masks_to_pay(look: Context) -> Found | None:
    """§27.2 Masks in hand, and a card that takes them."""
    masks = with_icon(look, "mask", own(look).hand)
    uses = [option.card for option in look.offered(UseExhaust) if takes_masks(look, option.card)]
    if look.path or not uses or not masks:
        return None
    return Found({"n": len(masks), "card": uses[0]}, marks=(key(uses[0]), *map(key, masks)))


def takes_masks(look: Context, id: str) -> bool:
    steps = [step for block in card(look, id).at("exhaust") for step in verbs_of(block.steps)]
    return any(isinstance(step, v.Discard) and step.what.what.atoms == ("mask",) for step in steps)


def mask_into_history(look: Context) -> Found | None:
    """§27.2 A mask in the discard pile is worth a point in history."""
    power = own(look).power
    masks = with_icon(look, "mask", own(look).discard)
    if look.path or not masks or not any(option.card == power for option in look.offered(UseExhaust)):
        return None
    steps = [step for block in card(look, power).at("exhaust") for step in verbs_of(block.steps)]
    if not any(isinstance(step, v.History) and "discard" in step.what.places for step in steps):
        return None
    return Found({"n": len(masks)}, marks=(key(power),))


# Qin


def ruler_before_empire(look: Context) -> Found | None:
    """§28.4 A barbarian card that later ones need in history."""
    player = own(look)
    rulers = [id for id in player.hand if card(look, id).state == "barbarian" and card(look, id).required]
    if look.path or not rulers or player.face != "barbarian" or not is_wanted_in_history(look, rulers[0]):
        return None
    ready = any(option.card == rulers[0] for option in look.offered(PlayFromHand))
    return Found({"card": rulers[0], "ready": int(ready), "left": len(player.nation_deck)}, marks=(key(rulers[0]),))


def is_wanted_in_history(look: Context, id: str) -> bool:
    """Whether another card can be played only with this one there."""
    counters = (test.counter for other in look.content.cards.values() for test in other.required)
    return any(counter and counter.of == "history" and id in counter.weights for counter in counters)


def population_waits(look: Context) -> Found | None:
    """Hint that the token of the clean-up is population, which the own power doubles (§28.1, §28.2)."""
    power = own(look).power
    blocks = card(look, power).blocks if power else ()
    doubles = any(isinstance(step, v.Double) and step.resource == "population" for b in blocks for step in b.steps)
    places = any(trigger.name == "would_place" for block in blocks for trigger in block.triggers)
    return Found({"doubles": int(doubles)}) if places and doubles else None


def pay_as_you_like(look: Context) -> Found | None:
    """Hint that each progress paid brings another card (§28.4)."""
    most = max((option.n for option in look.offered(PickAmount)), default=0)
    open_cards = sum(1 for slot in look.now.market if slot.card)
    return Found({"card": asking_card(look), "most": most, "cards": min(most, open_cards)})


# Utopians


def last_cards(look: Context) -> Found | None:
    """§29.2 Emptying the deck brings an Unrest."""
    player = own(look)
    m = Moment(Table(look.now, look.content, listening=False), Frame(look.seat), look.seat)
    if look.path or not 0 < len(player.deck) <= 2 or not m.waited_for("deck_empty"):
        return None
    return Found({"left": len(player.deck), "pile": len(look.now.pile)})


def journey_costs_all(look: Context) -> Found | None:
    """§29.3 All progress is paid, however much there is."""
    asking = asking_card(look)
    if asking not in [place.card for place in own(look).beside] or not card(look, asking).reverse:
        return None
    progress = own(look).tokens[PROGRESS]
    return Found({"progress": progress, "more": max(0, progress - TRAVEL), "population": own(look).tokens[POPULATION]})
