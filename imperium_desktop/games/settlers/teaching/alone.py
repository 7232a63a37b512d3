"""Hints for a game alone: the attack and the race against the Collection."""

from imperium_desktop.games.settlers.rules.alone.threat import threats
from imperium_desktop.games.settlers.rules.options import ChooseLocation, Pass
from imperium_desktop.games.settlers.rules.scoring import faction_locations
from imperium_desktop.games.settlers.teaching.context import Context, face, one_of_each, own, rounds_left, worth
from imperium_desktop.games.settlers.teaching.prospects import each_round, worth_of
from imperium_desktop.teaching.hints import Found

COLLECTED_A_ROUND = 2
"""§11.3 Locations that the virtual player gets, if none of them is razed."""
RACE_IS_ON = 3
"""Round from which on it can be seen who is ahead."""


def attack_preview(look: Context) -> Found | None:
    """Locations that the next Attack card could take, while nothing else is looked at."""
    if look.path and look.hovering(Pass) is None:
        return None
    hitting = [threat for threat in threats(look.content, look.now) if threat.cards]
    if not hitting:
        return None
    cards = tuple(dict.fromkeys(card for threat in hitting for card in threat.cards))
    goods = tuple(threat.good for threat in hitting)
    return Found({"cards": one_of_each(look, cards), "goods": goods}, marks=tuple(f"location/{card}" for card in cards))


def losing_the_race(look: Context) -> Found | None:
    """§11.8 No more Faction Locations than the Collection will have after this round."""
    virtual = look.now.virtual
    if virtual is None or look.path or look.now.round < RACE_IS_ON:
        return None
    mine = faction_locations(look.content, own(look))
    collected = len(virtual.collection)
    if mine > collected + COLLECTED_A_ROUND:
        return None
    at_the_end = collected + len(virtual.locations) + COLLECTED_A_ROUND * rounds_left(look)
    return Found(
        {
            "mine": mine,
            "collected": collected,
            "expected": at_the_end,
            "needed": at_the_end + 1 - mine,
            "rounds": rounds_left(look) + 1,
        }
    )


def attack_choice(look: Context) -> Found:
    """Equal targets of an attack: the one that produces least."""
    virtual = look.now.virtual
    cards = [option.card for option in look.offered(ChooseLocation)]
    least = min(cards, key=lambda card: (worth_of(each_round(look, face(look, card), own(look))), worth(look, card)))
    return Found({"collected": len(virtual.collection) if virtual else 0, "card": least}, marks=(f"location/{least}",))
