"""§11 A game alone: the virtual player collects and attacks."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.alone import events as solo_events
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.empire import SettlersTable, take_out
from imperium_desktop.games.settlers.rules.names import Good
from imperium_desktop.games.settlers.rules.options import ChooseLocation
from imperium_desktop.games.settlers.rules.payment import without
from imperium_desktop.games.settlers.rules.state import Player, State, Virtual
from imperium_desktop.rules.table import Decision, Flow, ask

ALONE: Final = 0
"""The only seat."""
KIND_ORDER: Final = ("action", "feature", "production")
"""Kinds of cards that the virtual player wants, the most wanted first (§11.6 d)."""
DEAL_ORDER: Final[tuple[Good, ...]] = ("card", "raze", "gold", "vp", "stone", "worker", "food", "wood")
"""Goods of Deals in the order of the attack on the Japanese (§11.7)."""


def virtual_of(state: State) -> Virtual:
    assert state.virtual is not None
    return state.virtual


def collect(table: SettlersTable) -> None:
    """§11.6 All his Locations go to the Collection pile, then he attacks."""
    state = table.state
    virtual = virtual_of(state)
    table.tell(events.PhaseBegan("attack"))
    cards = tuple(location.card for location in virtual.locations)
    virtual.locations = ()
    virtual.collection += cards
    if cards:
        table.tell(solo_events.CardsCollected(cards, len(virtual.collection)))
    state.drafts = table.content.numbers.attacks
    state.phase = "attack"


def turn_attack(table: SettlersTable) -> None:
    """Turn up the next Attack card, or end the attack (§11.6 a)."""
    state = table.state
    virtual = virtual_of(state)
    if not state.drafts or not virtual.attacks:
        end_attacks(table)
        return
    state.drafts -= 1
    card, virtual.attacks = virtual.attacks[0], virtual.attacks[1:]
    virtual.deals = (card, *virtual.deals)
    table.tell(solo_events.AttackTurned(card, table.content.attacks[card]))
    state.phase = "strike"


def end_attacks(table: SettlersTable) -> None:
    state = table.state
    if state.round == table.content.numbers.rounds:
        state.phase = "scoring"
    else:
        state.round += 1
        state.phase = "lookout"


def strike(table: SettlersTable) -> Flow:
    """§11.6 c–e At most one Location falls."""
    state, content = table.state, table.content
    virtual = virtual_of(state)
    state.phase = "attack"
    goods = tuple(content.attacks[card] for card in virtual.deals)
    hit = hit_by(content, state.players[ALONE], goods)
    newest = virtual.deals[0]
    if hit is None:
        table.tell(solo_events.AttackMissed(newest, goods[0]))
        return
    card = hit.cards[0]
    if len(hit.cards) > 1:
        answer = yield from ask(
            Decision(ALONE, "settlers.attack", lambda: [ChooseLocation(card) for card in hit.cards], rule="§11.6")
        )
        card = answer.card
    take_out(table, ALONE, card)
    virtual.collection += (card,)
    matched = virtual.deals[hit.match]
    virtual.deals = (*without(virtual.deals[1:], matched), newest, matched)
    table.tell(solo_events.AttackHit(ALONE, card, (goods[0], goods[hit.match]), len(virtual.collection)))


class Hit(NamedTuple):
    match: int
    """Which card of the line decided, counted from the newest."""
    cards: tuple[str, ...]
    """Locations on which the attack may fall; if there are several, the player chooses."""


def targets_of(content: Components, state: State, good: Good) -> tuple[str, ...]:
    """Locations on which an attack would fall, if a card with this good were turned next."""
    line = tuple(content.attacks[card] for card in virtual_of(state).deals)
    hit = hit_by(content, state.players[ALONE], (good, *line))
    return hit.cards if hit else ()


def hit_by(content: Components, player: Player, goods: tuple[Good, ...]) -> Hit | None:
    """What a line of Attack cards does, the newest first."""
    return faction_hit(content, player, goods) or common_hit(content, player, goods)


def faction_hit(content: Components, player: Player, goods: tuple[Good, ...]) -> Hit | None:
    """§11.7 Two cards with points, against Faction Locations with a Raze field."""
    if goods[0] != "vp" or "vp" not in goods[1:]:
        return None
    faces = [content.copies[place.card] for place in player.locations]
    order = {card.id: place_in(DEAL_ORDER, card.deal) for card in faces if card.faction and card.spoils and card.deal}
    if not order:
        return None
    first = min(order.values())
    return Hit(goods.index("vp", 1), most_wanted(content, [card for card, rank in order.items() if rank == first]))


def place_in(order: Sequence[str], name: str) -> int:
    """What the rules do not name comes last."""
    return order.index(name) if name in order else len(order)


def common_hit(content: Components, player: Player, goods: tuple[Good, ...]) -> Hit | None:
    """§11.6 b, c The newest card with the first other one that shows the rest of a Raze field."""
    newest, *others = goods
    by_rest: dict[Good, list[str]] = {}
    for place in player.locations:
        card = content.copies[place.card]
        if not card.faction and newest in card.spoils:
            rest = list(card.spoils)
            rest.remove(newest)
            for good in rest:
                by_rest.setdefault(good, []).append(card.id)
    for number, good in enumerate(others, 1):
        if good in by_rest:
            return Hit(number, most_wanted(content, by_rest[good]))
    return None


def most_wanted(content: Components, cards: list[str]) -> tuple[str, ...]:
    """Cards that the virtual player wants most, by kind and cost; several where they tie (§11.6 d)."""

    def rank(card_id: str) -> tuple[int, int, int]:
        card = content.copies[card_id]
        cost = card.cost
        return place_in(KIND_ORDER, card.kind), -(cost.wood + cost.stone + cost.food), -cost.stone

    best = min(map(rank, cards))
    return tuple(card for card in cards if rank(card) == best)
