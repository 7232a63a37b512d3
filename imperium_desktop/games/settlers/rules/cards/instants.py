"""§13.3 Instant cards: carried out from the hand, then discarded."""

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.cards.moment import Moment
from imperium_desktop.games.settlers.rules.cards.verbs import ENGINE
from imperium_desktop.games.settlers.rules.content import Components, PlayingCard
from imperium_desktop.games.settlers.rules.empire import SettlersTable, to_pile
from imperium_desktop.games.settlers.rules.payment import without
from imperium_desktop.games.settlers.rules.state import Perform, State
from imperium_desktop.rules.effects.engine import Obstacle


def idle(content: Components, state: State, card: PlayingCard) -> Obstacle:
    """§6.5.4 Why an Instant would lead to nothing now."""
    return ENGINE.obstacle(Moment(content, state, state.active, card.id, "instant"), card.abilities.steps("instant"))


def play(table: SettlersTable, seat: int, card: str) -> list[Perform]:
    """Returns what follows: what the card does."""
    player = table.state.players[seat]
    player.hand = without(player.hand, card)
    to_pile(table, card)
    table.tell(events.InstantPlayed(seat, card))
    return [Perform(seat, card, "instant")]
