"""Which actions are legal now. Why others are not: refusals.py, from the same predicates."""

from imperium_desktop.games.settlers.rules.actions.activation import can_activate
from imperium_desktop.games.settlers.rules.actions.building import buildable
from imperium_desktop.games.settlers.rules.cards.instants import idle
from imperium_desktop.games.settlers.rules.cards.visits import visits
from imperium_desktop.games.settlers.rules.content import Components, PlayingCard
from imperium_desktop.games.settlers.rules.empire import RAZE_PRICE, raze_targets, rival
from imperium_desktop.games.settlers.rules.free import free_things
from imperium_desktop.games.settlers.rules.options import (
    Activate,
    ActivateTwice,
    Build,
    EndTurn,
    MakeDeal,
    Pass,
    PlayInstant,
    RazeCard,
    RazeLocation,
    SpendWorkers,
)
from imperium_desktop.games.settlers.rules.prices import ONE_FOOD, RAZE, WORKER, affordable
from imperium_desktop.games.settlers.rules.state import Location, Player, State
from imperium_desktop.rules.table import Option

PASS, END_TURN, SPEND_WORKERS = Pass(), EndTurn(), SpendWorkers()


def acts(content: Components, state: State) -> list[Option]:
    """Everything that the seat whose turn it is may do."""
    if state.acted:
        return [END_TURN, *free_things(content, state)]
    options: list[Option] = []
    for card in state.me.hand:
        options += uses_of(content, state, content.copies[card])
    options += razings(content, state)
    options += activations(content, state)
    options += visits(content, state)
    if can_spend_workers(state.me):
        options.append(SPEND_WORKERS)
    options += free_things(content, state)
    options.append(PASS)
    return options


# Predicates


def can_deal(player: Player, card: PlayingCard) -> bool:
    """True if the card has a Deal and the player a Food for it (§6.2.1)."""
    return card.deal is not None and affordable(player, ONE_FOOD)


def can_raze_card(player: Player, card: PlayingCard) -> bool:
    """True if the card has a Raze field and the player a Raze token (§6.3.1)."""
    return bool(card.spoils) and player.supply[RAZE] > 0


def can_be_given_up(location: Location) -> bool:
    """True of Locations that can be given up for another: not those taken over (§6.1.4)."""
    return not location.taken_over


def is_peaceful(state: State) -> bool:
    """True of the peaceful variant, among opponents that are people (§10.3)."""
    return state.setup.peaceful == "yes" and state.virtual is None


def can_spend_workers(player: Player) -> bool:
    """True if the player has the two Workers it takes (§6.7.1)."""
    return player.supply[WORKER] > 1


# Listing


def uses_of(content: Components, state: State, card: PlayingCard) -> list[Option]:
    """Ways to use a card of the hand: play, build, make a Deal or raze it (§3.3, §13.3)."""
    options: list[Option] = []
    player = state.me
    if card.instant and idle(content, state, card) is None:
        options.append(PlayInstant(card.id))
    if buildable(player, card):
        options += buildings(player, card)
    if can_deal(player, card):
        options.append(MakeDeal(card.id))
    if can_raze_card(player, card):
        options.append(RazeCard(card.id))
    return options


def buildings(player: Player, card: PlayingCard) -> list[Build]:
    """Ways to build a card, with each Location or Foundation that could be given up for it (§6.1.2)."""
    if not card.cost.location:
        return [Build(card.id)]
    locations = [Build(card.id, place.card) for place in player.locations if can_be_given_up(place)]
    return locations + [Build(card.id, foundation.card, True) for foundation in player.foundations]


def razings(content: Components, state: State) -> list[RazeLocation]:
    """Locations of opponents that the player can raze; none in the peaceful variant (§6.4)."""
    if is_peaceful(state):
        return []
    found = raze_targets(content, state, state.active, RAZE_PRICE, guarded=True)
    return [RazeLocation(place.card, rival(holder)) for holder, place in found]


def activations(content: Components, state: State) -> list[Option]:
    """Actions of own Locations that the player can use, once or twice (§6.5)."""
    options: list[Option] = []
    for place in state.me.locations:
        if content.copies[place.card].uses and can_activate(content, state, state.active, place, 1):
            options.append(Activate(place.card))
            if can_activate(content, state, state.active, place, 2):
                options.append(ActivateTwice(place.card))
    return options
