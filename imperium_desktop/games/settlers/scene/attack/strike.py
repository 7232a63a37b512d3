"""§11.6 The virtual player's attacks, picture by picture: the table between the events of one answer. Pure: no Qt.

What is staged lies over the table as it was before the answer, so what the events before it did is done here again.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from imperium_desktop.games.settlers.rules.alone import events as solo_events
from imperium_desktop.games.settlers.rules.alone.virtual_player import ALONE
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.state import State, Virtual
from imperium_desktop.games.settlers.scene.face_kinds import AttackFace
from imperium_desktop.games.settlers.scene.plan import Plan
from imperium_desktop.games.settlers.scene.shown import Shown
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.table import Event
from imperium_desktop.ui.stage.placement import COVERED, UNSEEN, Layout, Placement, Zone
from imperium_desktop.ui.theme.rect import Rect

SLOT: Final = "slot/taken"
"""The place that a Location leaves."""
LARGER: Final = 1.25
"""A Location that is taken, to the others."""
TURNED, TAKEN = 1, 2
"""The steps of a hit: the card is turned, the Location goes. A miss has the first only."""


class Strike(NamedTuple):
    """One picture."""

    view: State
    event: Event
    pair: tuple[str, ...] = ()
    """The Attack cards that decide, once they are seen."""
    taken: str = ""
    """The Location that goes."""
    collected: tuple[str, ...] = ()
    """The virtual player's own ones, on their way to the Collection."""

    def counted(self, content: Components) -> State:
        """What is counted beside the cards: one that is on its way is there."""
        return view_after(content, self.view, (self.event,)) if self.taken or self.collected else self.view


def name_of(new: int, place: int) -> str:
    """Name of what is staged: an event, and how many there were before the answer."""
    return f"strike/{new}/{place}"


def strike_of(content: Components, shown: Shown) -> Strike | None:
    if shown.staged is None:
        return None
    new, place = map(int, Key.of(shown.staged.name).parts)
    event, step = shown.events[place], shown.staged.step
    came = turned_at(shown.events, place) if step < TURNED else place
    view = view_after(content, shown.view, shown.events[new:came])
    if isinstance(event, solo_events.CardsCollected):
        return Strike(view, event, collected=event.cards if step else ())
    seen = step > TURNED or (step == TURNED and shown.staged.settled)
    pair = pair_of(content, virtual_of(view), event) if seen else ()
    taken = event.card if isinstance(event, solo_events.AttackHit) and step >= TAKEN else ""
    return Strike(view, event, pair, taken)


def turned_at(told: Sequence[Event], place: int) -> int:
    """Where the card of this attack was turned."""
    return next((at for at in range(place, -1, -1) if isinstance(told[at], solo_events.AttackTurned)), place)


def virtual_of(view: State) -> Virtual:
    assert view.virtual is not None
    return view.virtual


def pair_of(content: Components, virtual: Virtual, event: Event) -> tuple[str, ...]:
    """The card that was turned, and the first one behind it that goes with it."""
    newest, *line = virtual.deals
    if not isinstance(event, solo_events.AttackHit):
        return (newest,)
    return newest, *[card for card in line if content.attacks[card] == event.goods[1]][:1]


def view_after(content: Components, view: State, told: Sequence[Event]) -> State:
    """What these events did to the two who play; the rest stays as it was."""
    virtual, player = virtual_of(view).copy(), view.players[ALONE]
    for event in told:
        match event:
            case solo_events.CardsCollected(cards=cards):
                virtual.locations, virtual.collection = (), virtual.collection + cards
            case solo_events.AttackTurned(card=card):
                virtual.attacks, virtual.deals = virtual.attacks[1:], (card, *virtual.deals)
            case solo_events.AttackHit(card=card):
                pair = pair_of(content, virtual, event)
                virtual.deals = (*(left for left in virtual.deals if left not in pair), *pair)
                virtual.collection += (card,)
                left = tuple(place for place in player.locations if place.card != card)
                player = msgspec.structs.replace(player, locations=left)
            case _:
                pass
    return msgspec.structs.replace(view, virtual=virtual, players=[player])


# Where it lies


def struck(content: Components, strike: Strike, plan: Plan, placed: Layout) -> Iterator[tuple[str, Placement]]:
    """What lies elsewhere than usual."""
    if len(strike.pair) > 1:
        yield f"deal/{strike.pair[1]}", beside_newest(content, strike, plan)
    if strike.taken:
        yield from flight(f"location/{strike.taken}", plan, placed)
    pile = placed["pile/collection"]
    for number, card in enumerate(strike.collected):
        key = f"location/{card}"
        if key in placed:
            yield key, placed[key]._replace(x=pile.x, y=pile.y, width=pile.width, height=pile.height, z=3 + number)


def beside_newest(content: Components, strike: Strike, plan: Plan) -> Placement:
    """The other one of the pair, as large as the card that was turned."""
    card = strike.pair[1]
    number = virtual_of(strike.view).deals.index(card) + 1
    newest, head = plan.attacks(1)[1], plan.column_head
    x = min(newest.right + plan.gap, head.right - newest.width)
    return Placement(x, newest.y, newest.width, newest.height, AttackFace(content.attacks[card], number), z=3)


def flight(key: str, plan: Plan, placed: Layout) -> Iterator[tuple[str, Placement]]:
    """A Location leaves its place for the middle of the felt, near who takes it."""
    piece = f"{COVERED}{key}" if f"{COVERED}{key}" in placed else key
    place = placed.get(piece, UNSEEN)
    if place is UNSEEN:
        return
    yield SLOT, place._replace(face=None, zone=Zone.TABLE)
    if piece != key:
        yield key, UNSEEN
    width, height = place.width * LARGER, place.height * LARGER
    empire = plan.empire
    x = empire.right - width - 4 * plan.gap
    y = empire.y + max((empire.height - height) / 2 - 2 * plan.gap, 0)
    yield piece, place._replace(x=x, y=y, width=width, height=height, z=12, zone=Zone.TABLE)


def taken_at(strike: Strike, layout: Layout) -> Rect | None:
    """Where the Location is on its way."""
    key = f"location/{strike.taken}"
    place = layout.get(f"{COVERED}{key}", layout.get(key, UNSEEN))
    return Rect(*place[:4]) if strike.taken and place is not UNSEEN else None
