"""What a replay tells of one step: what it brought, or how the match ended with it."""

from collections.abc import Iterable, Sequence

from imperium_desktop.markup import escaped
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.ranking import Result
from imperium_desktop.rules.table import Event
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.shared.alone import end_alone
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.wording.players import SeatedPlayer


def step_lines(events: Iterable[Event], words: Words, *, first: bool) -> list[str]:
    """The main thing first."""
    told = [escaped(words.event(event)) for event in events]
    if first:
        told.insert(0, tr("The match begins."))
    return told or [tr("Nothing that everybody may see.")]


def ending_lines(match: AnyMatch, result: Result, words: Words, players: Sequence[SeatedPlayer]) -> list[str]:
    winners = [words.seat(seat) for seat in result.winners]
    if len(players) == 1:
        points = match.game.endings[result.ending].points(result.standings[0].score)
        headline = end_alone(match.game.id, words.seat(0), points, result.ending, words)
        return [escaped(headline), escaped(words.ending(result.ending))]
    headline = tr("{name} wins the match", name=winners[0]) if len(winners) == 1 else words.join(winners)
    places = [
        f"{one.rank}.\u00a0{players[one.seat].marked}\u00a0**{one.score[0] if one.score else ''}**"
        for one in result.standings
    ]
    return [escaped(headline), "\u00a0 ".join(places), escaped(words.ending(result.ending))]
