"""§9 The four victories, and how those who did not win are ranked."""

from typing import Final

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.components import CULTURE
from imperium_desktop.games.mare_nostrum.rules.content import Components, bits
from imperium_desktop.games.mare_nostrum.rules.payment import can_pay
from imperium_desktop.games.mare_nostrum.rules.places import tracks, victory_cities
from imperium_desktop.games.mare_nostrum.rules.reserve import MareTable
from imperium_desktop.games.mare_nostrum.rules.state import Ending, State
from imperium_desktop.rules.ranking import Criterion, Ranking, Result

# §9.2 During phase 3


def made_winning_build(table: MareTable, seat: int, *, prestige: bool, alone: bool) -> None:
    """§9.2 The Culture Leader and Perseus win at once; else those who still could get their turn first."""
    state = table.state
    first = not state.famous | state.prestigious
    if prestige:
        state.prestigious |= 1 << seat
    else:
        state.famous |= 1 << seat
    if alone or seat == state.titles[CULTURE]:
        win(table, 1 << seat, "prestige" if prestige else "fame")
    elif first:
        narrow_race(table)


def narrow_race(table: MareTable) -> None:
    """§9.2.3 Hands of those who have not built do not change any more, so this is found out once."""
    state, content = table.state, table.content
    for seat in bits(state.waiting):
        if certainly_cannot(content, state, seat):
            state.outrun |= 1 << seat
            table.tell(events.RaceNarrowed(seat))


def certainly_cannot(content: Components, state: State, seat: int) -> bool:
    """True with too few resources for any winning build, or not even its first set (§9.2.3)."""
    player = state.players[seat]
    prices = content.box.prices
    missing = prices.cards[len(player.cards) - 1 :]
    if len(player.hand) < min(prices.pyramids, sum(missing)):
        return True
    return not can_pay(content, player, prices.pyramids) and not can_pay(content, player, missing[0])


def end_of_building(table: MareTable) -> None:
    """§9.2.3 Pyramids beat the fifth card."""
    state = table.state
    if state.prestigious:
        win(table, state.prestigious, "prestige")
    elif state.famous:
        win(table, state.famous, "fame")


# §9.3, §9.4 At the ends of phases 4 and 5


def end_of_war(table: MareTable) -> None:
    """End the game for all who hold enough cities after the wars (§9.3)."""
    state, content = table.state, table.content
    enough = content.box.victory.cities
    seats = range(len(state.players))
    winners = sum(1 << seat for seat in seats if victory_cities(content, state, seat) >= enough)
    if winners:
        win(table, winners, "conquest")


def end_of_leadership(table: MareTable) -> None:
    """End the game for the player who holds all titles (§9.4)."""
    state = table.state
    if len(set(state.titles)) == 1:
        win(table, 1 << state.titles[0], "leadership")


def win(table: MareTable, winners: int, ending: Ending) -> None:
    state = table.state
    state.winners = winners
    state.ending = ending
    state.phase = "over"
    for seat in bits(winners):
        table.tell(events.MatchWon(seat, ending))


# Standings


def standings(content: Components, state: State) -> Result:
    return Result.ranked([score(content, state, seat) for seat in range(len(state.players))], state.ending)


def score(content: Components, state: State, seat: int) -> tuple[int, ...]:
    """Values to rank by: winners come first and are equal, others by how near they came to winning [R]."""
    player = state.players[seat]
    if state.winners >> seat & 1:
        return (1, 0, 0, 0, 0)
    return (
        0,
        len(player.cards),
        victory_cities(content, state, seat),
        state.titles.count(seat),
        sum(tracks(content, state, seat)),
    )


def ranking(victory: str, rule: str) -> Ranking:
    return Ranking(
        (
            Criterion(victory, rule),
            Criterion("cards", "§9.1"),
            Criterion("victory_cities", "§9.1"),
            Criterion("titles", "§9.1"),
            Criterion("tracks", "§8.1"),
        ),
        rule,
        told="tracks",
    )


ENDINGS: Final = {
    "prestige": ranking("prestige", "§9.2"),
    "fame": ranking("fame", "§9.2"),
    "conquest": ranking("conquest", "§9.3"),
    "leadership": ranking("leadership", "§9.4"),
}
"""What `score` holds, for each way to win."""
