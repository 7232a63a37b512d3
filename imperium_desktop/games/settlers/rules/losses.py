"""What passing throws away."""

from imperium_desktop.games.settlers.rules.cards.depots import depot_room
from imperium_desktop.games.settlers.rules.cards.vocabulary import BankCards
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.free import BANK
from imperium_desktop.games.settlers.rules.legal import acts
from imperium_desktop.games.settlers.rules.names import RESOURCES, SUPPLY
from imperium_desktop.games.settlers.rules.options import (
    Activate,
    Bank,
    Build,
    DeploySamurai,
    MakeDeal,
    RazeCard,
    RazeLocation,
    SendWorker,
    SpendWorkers,
)
from imperium_desktop.games.settlers.rules.phases.cleanup import storable
from imperium_desktop.games.settlers.rules.prices import ONE_FOOD, Need
from imperium_desktop.games.settlers.rules.state import Player, State
from imperium_desktop.rules.table import Loss, Option

ONE_RAZE, ONE_WORKER, ONE_RESOURCE, ONE_CARD = Need(raze=1), Need(worker=1), Need(any_resource=1), Need(card=1)


def loss(content: Components, state: State, _option: Option) -> Loss | None:
    """§7.2 What cannot be stored, if something could still be done with any of it; after the last round all of it."""
    last = state.round == content.numbers.rounds
    useful = {good for other in acts(content, state) for good in wanted(content, other, last=last)}
    goods = gone(content, state.me, last=last, cards="card" in useful)
    if not useful & set(goods):
        return None
    return Loss("§8.2" if last else "§7.2", {"goods": goods, "last": int(last)})


def gone(content: Components, player: Player, *, last: bool, cards: bool) -> tuple[str, ...]:
    """Good by good. Defence tokens go even if they are used, and cards stay in the hand until the game ends.

    What a depot has room for (§13.2) need not go.
    """
    kept = set() if last else storable(content, player)
    goods = [good for good in SUPPLY if good not in kept and good != "defense"]
    held = [good for good in goods for _ in range(player.supply[SUPPLY.index(good)])]
    for good in () if last else depot_room(content, player):
        if good in held:
            held.remove(good)
    return (*held, *("card" for _ in player.hand if last and cards))


def wanted(content: Components, option: Option, *, last: bool) -> set[str]:
    """The goods that an option could take. Pairs of Workers buy nothing that counts when the game ends (§8.2)."""
    match option:
        case Build(card):
            return goods_in(content.copies[card].resources)
        case Activate(card):
            return goods_in(content.copies[card].price)
        case MakeDeal():
            return goods_in(ONE_FOOD)
        case RazeCard() | RazeLocation():
            return goods_in(ONE_RAZE)
        case DeploySamurai() | SendWorker():
            return goods_in(ONE_WORKER)
        case SpendWorkers():
            return set() if last else goods_in(ONE_WORKER)
        case Bank(card):
            cards = content.copies[card].abilities.verbs(BANK, BankCards)
            return goods_in(ONE_CARD if cards else ONE_RESOURCE)
    return set()


def goods_in(need: Need) -> set[str]:
    """Gold may stand for each Resource (§2.2)."""
    goods = {good for good, count in need._asdict().items() if count}
    if "any_resource" in goods:
        goods |= set(RESOURCES)
    return goods | {"gold"} if goods & set(RESOURCES) else goods
