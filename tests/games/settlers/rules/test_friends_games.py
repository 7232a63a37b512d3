"""Whole games with the expansion: they end, no card is lost, every card is used, and their journals open again."""

from collections import Counter

import msgspec
import pytest

from imperium_desktop.bots.greedy import GreedyBot
from imperium_desktop.content.reading import content_hash
from imperium_desktop.games.settlers.bot import SettlersAdviser
from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.state import SettlersSetup
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch, read, write
from imperium_desktop.rules.match import Match
from imperium_desktop.store.summary import summary_of
from tests.present import of_kind

from .builder import CONTENT, GAME, key
from .test_random_games import play
from .test_random_games import setup as plain_setup

FRIENDS = frozenset(card.key for card in CONTENT.box.expansion if card.deck == "common")


def setup(seats: int, seed: int) -> SettlersSetup:
    return msgspec.structs.replace(plain_setup(seats, seed), expansion="common")


def seen(match: AnyMatch) -> set[str]:
    """What happened with cards of the expansion, and which of them spoke."""
    said = {event.name for event in match.events if key(getattr(event, "card", "")) in FRIENDS}
    return said | {
        key(event.card) for event in match.events if isinstance(event, events.LocationBuilt | events.InstantPlayed)
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games(seats: int) -> None:
    found: set[str] = set()
    for seed in range(4):
        found |= seen(play(setup(seats, seed), seed, Counter()))
    assert "worker_sent" in found
    assert len(found & FRIENDS) > 2 * seats


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hundred_random_games(seats: int) -> None:
    found: set[str] = set()
    for seed in range(100):
        found |= seen(play(setup(seats, seed), seed, Counter()))
    assert found >= FRIENDS
    assert found >= {"worker_sent", "instant_played", "goods_left", "goods_taken_back", "location_razed"}


@pytest.mark.parametrize("seats", [2, 4])
def test_the_greedy_bot_plays_with_it(seats: int) -> None:
    match = Match(GAME, setup(seats, seats), seats, listening=False)
    bot = GreedyBot(SettlersAdviser(), Chance(seats))
    for _ in range(60):
        match.answer(bot.choose(match.seen_by(match.waiting.seat)))
    assert match.state.round >= 1


# Journals and content hashes


def journal(setup: SettlersSetup) -> bytes:
    match = Match(GAME, setup, 5)
    chance = Chance(5)
    for _ in range(60):
        decision = match.waiting
        least = decision.pick[0]
        match.answer(tuple(decision.options[:least]) if decision.picks_several else chance.one_of(decision.options))
    return write(match)


def test_a_journal_with_the_expansion_opens_again() -> None:
    opened = read(journal(setup(3, 0)), lambda _: GAME)
    assert not opened.other_content
    assert of_kind(SettlersSetup, opened.match.setup).expansion == "common"


def test_matches_without_the_expansion_know_nothing_of_it() -> None:
    """Neither in their header nor in their state: old ones are the same, byte by byte."""
    plain = SettlersSetup(seats=2)
    assert b"expansion" not in msgspec.json.encode(plain)
    assert b"expansion" not in journal(plain)
    box = CONTENT.box
    assert GAME.hash_for(plain) == content_hash(msgspec.structs.replace(box, expansion=()).without_sources)
    assert GAME.hash_for(plain) != GAME.hash_for(setup(2, 0))
    assert GAME.hash_for(SettlersSetup(seats=1, expansion="common")) == GAME.hash_for(plain)


def test_a_corrected_card_of_the_expansion_concerns_only_matches_with_it() -> None:
    box = CONTENT.box
    volcano, *others = sorted(box.expansion, key=lambda card: card.key != "volcano")
    corrected = msgspec.structs.replace(box, expansion=(msgspec.structs.replace(volcano, colors=("red",)), *others))
    assert content_hash(corrected.without_sources) == GAME.content_hash
    assert content_hash(corrected.played_with_expansion) != GAME.expanded_hash


def test_saves_with_and_without_it_are_listed_without_a_warning() -> None:
    for chosen in (SettlersSetup(seats=2), setup(2, 0)):
        assert summary_of(journal(chosen), lambda _: GAME).note is None
    foreign = journal(setup(2, 0)).replace(GAME.expanded_hash.encode(), GAME.content_hash.encode())
    note = summary_of(foreign, lambda _: GAME).note
    assert note is not None
    assert note.code == "other_content"
