"""§8 Phase 5: titles, and the next round."""

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.components import TRACKS, TRADE
from imperium_desktop.games.mare_nostrum.rules.options import GrantTitle
from imperium_desktop.games.mare_nostrum.rules.places import tracks
from imperium_desktop.games.mare_nostrum.rules.reserve import MareTable
from imperium_desktop.games.mare_nostrum.rules.scoring import end_of_leadership
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY
from imperium_desktop.rules.table import Decision, Flow, ask


def award_title(table: MareTable) -> Flow:
    """§8.2 The highest value; who held the title decides among those who tie."""
    state, content = table.state, table.content
    track = state.track
    if track == len(TRACKS):
        end_round(table)
        return
    values = [tracks(content, state, seat)[track] for seat in range(len(state.players))]
    tied = [seat for seat, value in enumerate(values) if value == max(values)]
    holder, winner = state.titles[track], tied[0]
    if len(tied) > 1:
        options = [GrantTitle(seat) for seat in tied]
        facts = {"track": TRACKS[track]}
        decision = Decision(holder, "mare_nostrum.tie_break", lambda: options, rule="§8.2", facts=facts)
        choice = yield from ask(decision)
        winner = choice.seat
        table.tell(events.TieBroken(holder, winner, TRACKS[track]))
    if winner != holder:
        titles = list(state.titles)
        titles[track] = winner
        state.titles = (titles[0], titles[1], titles[2])
        table.tell(events.TitleWon(winner, holder, TRACKS[track], values[winner]))
        if track == TRADE:
            state.used_tokens = 0
    state.track = track + 1


def end_round(table: MareTable) -> None:
    state = table.state
    end_of_leadership(table)
    if not state.ending:
        state.round += 1
        begin_round(table)


def begin_round(table: MareTable) -> None:
    """§3 What counts from the beginning of a round."""
    state = table.state
    for player in state.players:
        player.at_round_start = player.controls
        player.used = ()
    state.peace = NOBODY
    state.phase = "collect"
    table.tell(events.RoundBegan(state.round))
