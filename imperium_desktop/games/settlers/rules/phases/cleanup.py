"""The Cleanup phase (§7)."""

from collections.abc import Iterator

import msgspec

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.cards.depots import depots
from imperium_desktop.games.settlers.rules.cards.moment import Moment
from imperium_desktop.games.settlers.rules.cards.verbs import ENGINE
from imperium_desktop.games.settlers.rules.cards.vocabulary import Store
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.empire import SettlersTable, return_taken_over, triggers
from imperium_desktop.games.settlers.rules.gains import PLACE_OF
from imperium_desktop.games.settlers.rules.names import RESOURCES, SUPPLY, Resource, SupplyGood
from imperium_desktop.games.settlers.rules.options import LetGo
from imperium_desktop.games.settlers.rules.state import Location, Player, State
from imperium_desktop.rules.table import Decision, Flow, ask_several


def clean_up(table: SettlersTable) -> Flow:
    """One seat after the other; in the last round only takeovers end (§7.4)."""
    state = table.state
    if state.round == table.content.numbers.rounds:
        return_taken_over(table)
        state.phase = "scoring" if state.virtual is None else "collecting"
        return
    if len(state.picks) == len(state.players):
        table.tell(events.PhaseBegan("cleanup"))
    seat, *others = state.picks
    yield from leave_goods(table, seat)
    yield from let_go(table, seat)
    state.picks = tuple(others)
    if not others:
        clear_table(table)


def leave_goods(table: SettlersTable, seat: int) -> Flow:
    """Ask for goods to leave on Locations, before anything is discarded (§13.2)."""
    for card in depots(table.content, table.state.players[seat]):
        steps = table.content.copies[card].abilities.steps("cleanup")
        yield from ENGINE.do(Moment.at(table, seat, card, "cleanup"), steps)


def storable(content: Components, player: Player) -> set[SupplyGood]:
    """Goods that the player can keep: those of the board and of cards (§7.1)."""
    assert player.faction is not None
    goods = set(content.boards[player.faction].storage)
    for card in triggers(content, player, "cleanup"):
        goods.update(good for store in content.copies[card].abilities.verbs("cleanup", Store) for good in store.goods)
    return goods


def let_go(table: SettlersTable, seat: int) -> Flow:
    """All that can be stored is, unless its owner would rather not leave Resources to thieves (§9.3.5)."""
    state = table.state
    player = state.players[seat]
    kept = storable(table.content, player)
    given_up: tuple[Resource, ...] = ()
    choices = [LetGo(good) for good in stealable(player, kept)]
    if choices and thieves(table.content, state, seat):
        picked = yield from ask_several(
            Decision(seat, "settlers.store", lambda: choices, rule="§7.1", pick=(0, len(choices)))
        )
        given_up = tuple(choice.good for choice in picked)
    discard_goods(table, seat, kept, given_up)


def stealable(player: Player, kept: set[SupplyGood]) -> Iterator[Resource]:
    for good in RESOURCES:
        if good in kept:
            yield from (good for _ in range(player.supply[PLACE_OF[good]]))


def thieves(content: Components, state: State, seat: int) -> bool:
    """Whether anybody could steal at all."""
    decks = content.decks_in(state.setup.deck_format)
    return any(
        not content.thieves.isdisjoint(decks[deck])
        for other, player in enumerate(state.players)
        if other != seat and player.faction
        for deck in ("common", player.faction)
    )


def discard_goods(table: SettlersTable, seat: int, kept: set[SupplyGood], given_up: tuple[Resource, ...]) -> None:
    player = table.state.players[seat]
    lost: list[SupplyGood] = list(given_up)
    stored: list[SupplyGood] = []
    for place, good in enumerate(SUPPLY):
        player.supply[place] -= given_up.count(good)
        if good in kept:
            stored += [good] * player.supply[place]
        else:
            lost += [good] * player.supply[place]
            player.supply[place] = 0
    if stored:
        table.tell(events.GoodsStored(seat, tuple(stored)))
    if lost:
        table.tell(events.GoodsDiscarded(seat, tuple(lost)))


def clear_table(table: SettlersTable) -> None:
    """§7.2, §7.3 Prices, Defense tokens, blocks and takeovers go; the First player marker moves on."""
    state = table.state
    for player in state.players:
        player.locations = tuple(map(cleared, player.locations))
    return_taken_over(table)
    state.first = (state.first + 1) % len(state.players)
    state.phase = "lookout" if state.virtual is None else "collecting"
    if state.virtual is None:
        state.round += 1


def cleared(location: Location) -> Location:
    if location.paid or location.defense or location.blocked or location.given:
        return msgspec.structs.replace(location, paid=(), defense=False, blocked=False, given=0)
    return location
