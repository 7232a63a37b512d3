"""Outcomes that must be seen before play goes on.

The virtual player's attacks, and what others do to the player.
"""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.alone import events as solo_events
from imperium_desktop.games.settlers.rules.alone.virtual_player import ALONE
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.scoring import faction_locations
from imperium_desktop.games.settlers.rules.state import State
from imperium_desktop.games.settlers.scene.attack.strike import TAKEN, TURNED, name_of
from imperium_desktop.games.settlers.scene.choices.faces import row
from imperium_desktop.games.settlers.scene.messages import say
from imperium_desktop.games.settlers.scene.shown import Shown
from imperium_desktop.markup import escaped
from imperium_desktop.rules.table import Event
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.outcome import Outcome, Painting
from imperium_desktop.ui.wording.messages import MessageKey

Attack: TypeAlias = solo_events.AttackHit | solo_events.AttackMissed
Harm: TypeAlias = (
    events.LocationRazed
    | events.LocationRemoved
    | events.LocationTakenOver
    | events.ActionBlocked
    | events.DealTaken
    | events.DealDiscarded
    | events.ResourceStolen
)
"""What one seat does to another."""
HARMS: Final[dict[type[Event], tuple[str, MessageKey]]] = {
    events.LocationRazed: ("settlers-raze", MessageKey("a_location_is_razed")),
    events.LocationRemoved: ("app-delete", MessageKey("a_location_is_removed")),
    events.LocationTakenOver: ("settlers-egypt", MessageKey("a_location_is_taken_over")),
    events.ActionBlocked: ("app-close", MessageKey("an_action_is_blocked")),
    events.DealTaken: ("settlers-deal", MessageKey("a_deal_is_taken")),
    events.DealDiscarded: ("settlers-deal", MessageKey("a_deal_is_cancelled")),
    events.ResourceStolen: ("settlers-card", MessageKey("a_resource_is_taken")),
}


def outcomes(content: Components, shown: Shown, new: int) -> Iterator[Outcome]:
    """Outcomes of the events that came after the first `new`."""
    for place in range(new, len(shown.events)):
        event = shown.events[place]
        match event:
            case solo_events.CardsCollected():
                yield collected(content, event, shown)._replace(painting=painted(new, place, 1))
            case solo_events.AttackHit() | solo_events.AttackMissed():
                steps = TAKEN if isinstance(event, solo_events.AttackHit) else TURNED
                told = attack(content, event, shown, place)
                yield told._replace(painting=painted(new, place, steps))
            case _ if isinstance(event, Harm) and is_told(event, shown.seat):
                yield harm(event, shown)


def painted(new: int, place: int, steps: int) -> Painting:
    return Painting(name_of(new, place), steps, prompted=True)


# §11.6 Alone


def collected(content: Components, event: solo_events.CardsCollected, shown: Shown) -> Outcome:
    cards = shown.words.join([shown.words.label(card) for card in event.cards])
    return Outcome(
        "settlers-attack",
        say("its_locations_go_to_the_collection"),
        lines=(f"**{escaped(cards)}**", race(content, shown.view, event.collection)),
        elements=(*(f"location/{card}" for card in event.cards), "pile/collection"),
        seats=frozenset((ALONE,)),
        rule="§11.6",
    )


def attack(content: Components, event: Attack, shown: Shown, place: int) -> Outcome:
    """The card that was turned, the one it goes with, and the Location that is taken."""
    words, count = shown.words, content.numbers.attacks
    number = number_in_round(shown.events[: place + 1])
    if isinstance(event, solo_events.AttackMissed):
        title = say("attack_number_of_count_misses", number=number, count=count)
        return Outcome(
            "settlers-attack",
            title,
            lines=(missed_line(event, words),),
            elements=("pile/attack",),
            seats=frozenset((ALONE,)),
            rule="§11.6",
        )
    title = say("attack_number_of_count_takes_card", number=number, count=count, card=words.label(event.card))
    matched = matching_card(shown.view, attacks_from(shown.events, place))
    return Outcome(
        "settlers-attack",
        escaped(title),
        lines=(pair_line(event, words), race(content, shown.view, event.collection)),
        elements=("pile/attack", f"deal/{matched}"),
        lost=(f"location/{event.card}",),
        seats=frozenset((event.seat,)),
        rule="§11.6",
    )


def pair_line(event: solo_events.AttackHit, words: Words) -> str:
    goods = row(event.goods, words)
    if set(event.goods) == {"vp"}:
        return say("goods_two_cards_with_points_take", goods=goods)
    return say("goods_both_stand_in_its_raze_field", goods=goods)


def why(event: Event, words: Words) -> tuple[str, ...]:
    """Reasons in the sheet of the column, while an attack is staged."""
    if isinstance(event, solo_events.AttackHit):
        return pair_line(event, words), say("both_cards_go_to_the_end")
    if isinstance(event, solo_events.AttackMissed):
        return (missed_line(event, words),)
    return ()


def missed_line(event: solo_events.AttackMissed, words: Words) -> str:
    return say("goods_no_raze_field_has_it_together", goods=row((event.good,), words))


def race(content: Components, view: State, collection: int) -> str:
    mine = faction_locations(content, view.players[ALONE])
    return say("mine_faction_locations_against_cards", mine=mine, cards=collection)


def number_in_round(told: Sequence[Event]) -> int:
    """Number of the attack that was told last."""
    began = max(place for place, event in enumerate(told) if event == events.PhaseBegan("attack"))
    return sum(isinstance(event, solo_events.AttackTurned) for event in told[began:])


def attacks_from(told: Sequence[Event], first: int) -> list[tuple[str, Attack]]:
    """Each with the card that was turned for it."""
    found, turned = [], ""
    for place, event in enumerate(told):
        if isinstance(event, solo_events.AttackTurned):
            turned = event.card
        elif place >= first and isinstance(event, Attack):
            found.append((turned, event))
    return found


def matching_card(view: State, attacks: Sequence[tuple[str, Attack]]) -> str:
    """The card of the queue that decided the first of these attacks, from how the queue lies after all of them.

    A hit sends the turned card and then the matching one to the end (§11.6 e); so it is read from the end backwards.
    """
    assert view.virtual is not None
    line, matched = list(view.virtual.deals), ""
    for turned, event in reversed(attacks):
        if isinstance(event, solo_events.AttackHit) and line[-1] != turned:  # else it decided the next attack too
            matched = line[-1]
        line = [card for card in line if card not in (turned, matched)]
    return matched


# What others do


def is_told(event: Harm, looking: int) -> bool:
    """True of an event to tell: the player's own deeds need not be told."""
    return event.rival is not None and event.rival != event.seat and event.seat != looking


def harm(event: Harm, shown: Shown) -> Outcome:
    icon, title = HARMS[type(event)]
    seats = frozenset(seat for seat in (event.seat, event.rival) if seat is not None)
    lost = () if isinstance(event, events.ResourceStolen) else (f"location/{event.card}", f"deal/{event.card}")
    return Outcome(
        icon,
        say(title),
        lines=(escaped(shown.words.event(event)),),
        elements=(f"seat/{event.seat}", f"seat/{event.rival}"),
        lost=lost,
        seats=seats,
    )
