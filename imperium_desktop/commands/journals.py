"""Journals from the command line: record one, verify one, tell one in words."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from imperium_desktop.commands.simulate import play_on, setup_of
from imperium_desktop.registry import GAMES, AnyGame, bots_of, load_game
from imperium_desktop.rules import journal
from imperium_desktop.rules.journal import AnyMatch, JournalError, Opened
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import EVERYBODY
from imperium_desktop.store.disk import readable
from imperium_desktop.store.journals import read_journal
from imperium_desktop.text.words import Words


class BadJournal(ValueError):
    """A file that is no journal of ours: file, line and reason in one sentence."""


def open_journal(file: Path) -> Opened:
    try:
        return journal.read(read_journal(file), known_game)
    except JournalError as error:
        raise BadJournal(f"{readable(str(file))}: {error}") from error


def known_game(game_id: str) -> AnyGame | None:
    return load_game(game_id) if game_id in GAMES else None


def record(game_id: str, seats: int, seed: int, bots: Sequence[str], variants: Mapping[str, str]) -> AnyMatch:
    game = load_game(game_id)
    match: AnyMatch = Match(game, setup_of(game, seats, variants, seed), seed)
    for _ in play_on(match, bots, seed):
        pass
    return match


def verified(file: Path) -> str:
    """One line about a journal that replays."""
    opened = open_journal(file)
    match = opened.match
    state = f"ended: {match.result.ending}" if match.result else "not ended"
    notes = [f"{len(match.answers)} answers", state, f"digest {match.digest()}"]
    if opened.torn:
        notes.append("last line cut off and left out")
    if opened.other_content:
        notes.append("written with other component files")
    seated, known = journal.seated_now(match, opened.seating).bots, bots_of(match.game.id)
    notes += [f"no bot {readable(bot)!r} here" for bot in dict.fromkeys(seated) if bot and bot not in known]
    return f"{readable(str(file))}: {match.game.id}, {match.setup.seats} seats, {', '.join(notes)}"


def narrate(file: Path, languages: Sequence[str], *, reveal: bool = False) -> Iterator[str]:
    """Every event in words; with several languages each event has a line in each.

    Of a match that is not over, as everybody may know it, unless all is to be revealed.
    """
    opened = open_journal(file)
    words = [Words.load(language, opened.match.game).with_seats(opened.seating.names) for language in languages]
    yield from (one.title for one in words)
    openly = reveal or opened.match.result is not None
    for event in opened.match.events:
        known = event if openly else event.seen_by(EVERYBODY)
        yield from (one.event(known) for one in words if known is not None)
