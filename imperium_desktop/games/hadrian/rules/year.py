"""§4 Year setup: Fate, Path and Prospect, income."""

from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.content import FACE_DOWN
from imperium_desktop.games.hadrian.rules.fate import turn_fate
from imperium_desktop.games.hadrian.rules.names import PRODUCTION, ItemName
from imperium_desktop.games.hadrian.rules.options import ChoosePath, RaiseAttribute
from imperium_desktop.games.hadrian.rules.sheets.gains import RAISE, HadrianTable, raise_attribute, receive, sheets_of
from imperium_desktop.games.hadrian.rules.state import Player
from imperium_desktop.rules.table import Decision, Flow, ask

CARDS_DRAWN = 2


def begin_year(table: HadrianTable) -> None:
    """§4.1 The Year's Fate card pays everybody; all draw two cards."""
    state, content = table.state, table.content
    table.tell(events.TurnBegan(state.year))
    if state.year == 1 and state.setup.fort:
        enter_fort(table)
    card = turn_fate(table)
    while not accepted(table, card):
        table.tell(events.FatePassedOver(card))
        card = turn_fate(table)
    items = content.fate[card].items
    table.tell(events.FateTurned(card, items))
    for player in state.players:
        receive(player, items)
        player.drawn, player.deck = player.deck[:CARDS_DRAWN], player.deck[CARDS_DRAWN:]
        player.finished = False
    state.active, state.waiting = state.first, len(state.players)
    state.phase = "paths"


def enter_fort(table: HadrianTable) -> None:
    """§12 The reward of the last challenge comes with the first card."""
    state = table.state
    receive(state.players[0], state.setup.reward)
    fort = table.content.fort(state.setup.fort)
    table.tell(events.FortEntered(0, fort.name if fort else "", state.setup.reward))


def accepted(table: HadrianTable, card: int) -> bool:
    """§12 A fort may ask for soldiers on the first card."""
    fort = table.content.fort(table.state.setup.fort)
    if fort is None or table.state.year > 1 or card == FACE_DOWN:
        return True
    return table.content.fate[card].items.count("soldier") >= fort.first_fate_soldiers


# §4.2 Path and Prospect


def choose_path(table: HadrianTable) -> Flow:
    """Ask one seat after the other in secret; the step rests before the next is asked."""
    state = table.state
    seat = state.active
    player = state.players[seat]
    choice = yield from ask(path_or_prospect(seat, player))
    player.chosen = choice.card
    table.tell(events.PathChosen(seat, choice.card))
    state.waiting -= 1
    state.active = (seat + 1) % len(state.players)
    if not state.waiting:
        state.phase = "reveal"


def path_or_prospect(seat: int, player: Player) -> Decision[ChoosePath]:
    return Decision(
        seat,
        "hadrian.choose_path",
        lambda: [ChoosePath(card) for card in player.drawn],
        rule="§4.2",
        secret=True,
    )


def reveal_cards(table: HadrianTable) -> None:
    """§4.3, §4.4 All at once; the Prospect pays its owner."""
    state = table.state
    for seat in state.seats_from(state.first):
        player = state.players[seat]
        prospect = next(card for card in player.drawn if card != player.chosen)
        player.paths += (player.chosen,)
        player.prospects += (prospect,)
        items = table.content.prospects[prospect].items
        receive(player, items)
        table.tell(events.CardsRevealed(seat, player.chosen, prospect, items))
        player.drawn, player.chosen = (), ""
    turn_neutrals(table)
    state.phase = "income"


def turn_neutrals(table: HadrianTable) -> None:
    """Turn up a new card for each neutral neighbour (§10.2)."""
    state = table.state
    count = table.content.neutral_cards(state.setup)
    state.neutrals, state.neutral_deck = state.neutral_deck[:count], state.neutral_deck[count:]
    state.stakes = ((),) * count
    for number, card in enumerate(state.neutrals, 1):
        table.tell(events.NeutralTurned(number, card))


# §4.5 Income


def pay_income(table: HadrianTable) -> Flow:
    state = table.state
    for seat in state.seats_from(state.first):
        player = state.players[seat]
        items = income_of(table, player)
        receive(player, items)
        table.tell(events.IncomePaid(seat, items))
        for _ in range(roads_of(table, player)):
            choice = yield from ask(choose_attribute(seat))
            raise_attribute(table, seat, choice.attribute)
    state.active = state.first
    state.phase = "actions"


def income_of(table: HadrianTable, player: Player) -> tuple[ItemName, ...]:
    places = sheets_of(table).building_places
    items: list[ItemName] = ["resource"] * player.filled[PRODUCTION]
    built = [building for building in table.content.buildings.values() if player.filled[places[building.id]]]
    items += [building.income for building in built if building.income and building.income != "attribute"]
    return tuple(items)


def roads_of(table: HadrianTable, player: Player) -> int:
    places = sheets_of(table).building_places
    roads = [building.id for building in table.content.buildings.values() if building.income == "attribute"]
    return sum(player.filled[places[road]] for road in roads)


def choose_attribute(seat: int) -> Decision[RaiseAttribute]:
    return Decision(seat, "hadrian.road_attribute", lambda: list(RAISE.values()), rule="§4.5")
