"""§13.1 Open Production: Workers sent to Locations of others."""

from typing import Final

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.cards.vocabulary import NothingForOwner
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.empire import SettlersTable, change, find, targets, triggers
from imperium_desktop.games.settlers.rules.names import SupplyGood
from imperium_desktop.games.settlers.rules.options import SendWorker
from imperium_desktop.games.settlers.rules.prices import WORKER
from imperium_desktop.games.settlers.rules.state import VIRTUAL, Location, Perform, State

VISITS: Final = 2
"""Most visits of a Location in a round, by all players."""
VISITOR: Final[tuple[SupplyGood, ...]] = ("worker",)


def is_open(content: Components, location: Location) -> bool:
    return content.copies[location.card].kind == "open_production"


def visits(content: Components, state: State) -> list[SendWorker]:
    if state.setup.deck_format not in content.with_visits or not state.me.supply[WORKER]:
        return []
    return [
        SendWorker(place.card, holder)
        for holder, place in targets(state, state.active)
        if holder != VIRTUAL and is_open(content, place) and len(place.paid) < VISITS
    ]


def send_worker(table: SettlersTable, seat: int, card: str) -> list[Perform]:
    """The Worker stays until Cleanup; returns what follows: the goods, from the supply."""
    state = table.state
    found = find(state, card)
    assert found is not None
    holder, place = found
    visitor, owner = state.players[seat], state.players[holder]
    visitor.supply[WORKER] -= 1
    change(owner, card, paid=(*place.paid, VISITOR))
    rewarded = not keeps_reward(table, seat)
    owner.supply[WORKER] += rewarded
    table.tell(events.WorkerSent(seat, holder, card, rewarded))
    return [Perform(seat, card, "open_production")]


def keeps_reward(table: SettlersTable, seat: int) -> bool:
    """True for a visitor whose visits give the owner no Worker, as those of Baba Yaga (§13.4)."""
    content = table.content
    speaking = triggers(content, table.state.players[seat], "on_visit")
    return any(content.copies[card].abilities.verbs("on_visit", NothingForOwner) for card in speaking)
