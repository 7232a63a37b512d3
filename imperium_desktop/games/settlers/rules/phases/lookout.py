"""§5.1 The Lookout phase, its variants (§10) and that of a game alone (§11.3)."""

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.alone import events as solo_events
from imperium_desktop.games.settlers.rules.empire import SettlersTable, to_pile
from imperium_desktop.games.settlers.rules.gains import draw, turn_commons
from imperium_desktop.games.settlers.rules.options import TakeCard
from imperium_desktop.games.settlers.rules.payment import without
from imperium_desktop.games.settlers.rules.state import Location, State
from imperium_desktop.rules.table import Decision, Flow, ask


def manner(state: State) -> str:
    """Which Lookout is played."""
    if state.virtual is not None:
        return "solo"
    if state.setup.lookout == "standard" and state.setup.peaceful == "yes":
        return "peaceful"
    return state.setup.lookout


def begin_lookout(table: SettlersTable) -> None:
    """§5.1.1 A Faction card for everybody, then cards to choose from."""
    state = table.state
    table.tell(events.RoundBegan(state.round, state.first))
    table.tell(events.PhaseBegan("lookout"))
    seats = state.seats_from(state.first)
    for seat in seats:
        if state.players[seat].deck:
            state.players[seat].hand += (draw(table, seat, "faction"),)
    match manner(state):
        case "standard":
            state.drafts, state.picks = 1, tuple(seats)
            lay_row(table, len(seats) + 1)
        case "peaceful":
            draw_blind(table, seats)
            state.drafts, state.picks = 0, tuple(seats)
            lay_row(table, len(seats) + 1)
        case "advanced":
            state.drafts, state.picks = 0, (*seats, *seats)
            lay_row(table, table.content.advanced_picks(len(seats))[0])
        case "alternate":
            state.drafts, state.picks = 1, tuple(seats)
            deal_to_choose(table, seats)
        case "solo":
            state.drafts, state.picks = 1, tuple(seats)
            lay_row(table, table.content.numbers.solo_cards)
    state.phase = "drafts"


def lay_row(table: SettlersTable, count: int) -> None:
    """Fill the row up to `count` open cards; those that lie there already stay."""
    state = table.state
    new = turn_commons(table, count - len(state.row))
    state.row += new
    if new:
        table.tell(events.RowLaid(new))


def draw_blind(table: SettlersTable, seats: list[int]) -> None:
    """Let each of the seats draw a common card unseen (§10.3)."""
    state = table.state
    for seat in seats:
        if state.common or state.discards:
            state.players[seat].hand += (draw(table, seat, "common"),)


def deal_to_choose(table: SettlersTable, seats: list[int]) -> None:
    """Deal common cards to each of the seats to choose from (§10.1)."""
    state = table.state
    for seat in seats:
        for _ in range(table.content.numbers.alternate_cards):
            if state.common or state.discards:
                state.players[seat].held += (draw(table, seat, "common"),)


def take_part(table: SettlersTable) -> Flow:
    """The next seat chooses."""
    state = table.state
    if manner(state) == "alternate":
        yield from keep_one(table)
    else:
        yield from take_from_row(table)


# Cards that lie open


def take_from_row(table: SettlersTable) -> Flow:
    state = table.state
    seat, *others = state.picks
    if state.row:
        answer = yield from ask(
            Decision(seat, "settlers.lookout", lambda: [TakeCard(card) for card in state.row], rule="§5.1")
        )
        state.row = without(state.row, answer.card)
        state.players[seat].hand += (answer.card,)
        table.tell(events.CardTaken(seat, answer.card))
    state.picks = tuple(others)
    match manner(state):
        case "solo":
            share_with_virtual(table)
        case "advanced" if others:
            sizes = table.content.advanced_picks(len(state.players))
            lay_row(table, sizes[len(sizes) - len(others)])
    if not state.picks:
        end_draft(table)


def end_draft(table: SettlersTable) -> None:
    """The rest is discarded; the standard Lookout has a second row, chosen from the other way round (§5.1.3)."""
    state = table.state
    discard_row(table)
    if state.drafts and state.virtual is None:
        state.drafts -= 1
        state.picks = tuple(reversed(state.seats_from(state.first)))
        lay_row(table, len(state.players) + 1)
    else:
        end_lookout(state)


def discard_row(table: SettlersTable) -> None:
    state = table.state
    if state.row:
        table.tell(events.RowDiscarded(state.row))
        for card in state.row:
            to_pile(table, card)
        state.row = ()


def end_lookout(state: State) -> None:
    state.phase = "production"
    state.picks = tuple(state.seats_from(state.first))


def share_with_virtual(table: SettlersTable) -> None:
    """§11.3 One at random, and when the player has chosen again, all that is left."""
    state = table.state
    assert state.virtual is not None
    if state.drafts and len(state.row) > 1:
        state.drafts -= 1
        state.picks = (0,)
        taken = [state.chance.one_of(state.row)]
    else:
        taken = list(state.row)
    for card in taken:
        state.row = without(state.row, card)
        state.virtual.locations += (Location(card),)
        table.tell(solo_events.VirtualTook(card))


# §10.1 Cards that are passed on


def keep_one(table: SettlersTable) -> Flow:
    state = table.state
    seat, *others = state.picks
    player = state.players[seat]
    if player.held:
        answer = yield from ask(
            Decision(
                seat,
                "settlers.keep_card",
                lambda: [TakeCard(card) for card in player.held],
                rule="§10.1",
                facts={"passed_on": len(player.held) - 1 if state.drafts else 0},
                secret=True,
            )
        )
        player.held = without(player.held, answer.card)
        player.aside += (answer.card,)
        table.tell(events.CardKept(seat, answer.card))
    state.picks = tuple(others)
    if not others:
        pass_on(table)


def pass_on(table: SettlersTable) -> None:
    """Pass cards to the left; at the end the last ones are discarded and all is taken up."""
    state = table.state
    players = state.players
    if state.drafts:
        state.drafts -= 1
        held = [player.held for player in players]
        for seat, player in enumerate(players):
            player.held = held[seat - 1]
        state.picks = tuple(state.seats_from(state.first))
        table.tell(events.CardsPassedOn(max(map(len, held))))
        return
    state.row = tuple(card for player in players for card in player.held)
    for player in players:
        player.hand += player.aside
        player.held = player.aside = ()
    discard_row(table)
    end_lookout(state)
