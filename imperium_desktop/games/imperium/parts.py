"""Imperium: Classics and Legends."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from imperium_desktop.content.reading import content_folder, content_hash
from imperium_desktop.games.imperium.analysis import coverage
from imperium_desktop.games.imperium.analysis.position import Position, lay_out, setup_of
from imperium_desktop.games.imperium.bot import ImperiumAdviser
from imperium_desktop.games.imperium.bot.thinker import LEVELS, Thinker
from imperium_desktop.games.imperium.card_files import read_box
from imperium_desktop.games.imperium.rules import Imperium
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.state import State, nations_of
from imperium_desktop.games.imperium.teaching import IMPERIUM
from imperium_desktop.games.imperium.teaching.merits import MERITS
from imperium_desktop.games.imperium.teaching.nation_table import read_nation_table
from imperium_desktop.registry.parts import AnyGame, CardsMet, GameParts
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.store.folders import Folders
from imperium_desktop.teaching.lessons import Course
from imperium_desktop.text.reading import languages

EVEN: Final = 0.05
"""A pair is fair whose chances to win are that near to a half."""


def load(own: Path | None = None) -> Imperium:
    box = read_box(content_folder(Imperium.id), own, [language.id for language in languages()])
    return Imperium(Components(box), content_hash(box.without_sources))


def load_corrected() -> Imperium:
    return load(Folders.of_user().own_cards(Imperium.id))


def course(game: AnyGame) -> Course[State, Components, Position]:
    """Make the course on the shipped cards: what a lesson asks for may be impossible with others."""
    return Course(load() if game.content.box.corrections.cards else game, Position, setup_of, lay_out)


def cards_met(match: AnyMatch) -> CardsMet:
    content, state = match.game.content, match.state
    return CardsMet(
        coverage.cards_for(content, state.setup),
        coverage.never_played(content),
        coverage.seen_cards(content, state, match.events),
        coverage.played_cards(content, match.events),
    )


def fair_pairs(offered: Sequence[str]) -> list[tuple[str, str]]:
    """Those whose chances differ little, at least the nearest one."""
    met = [pair for pair in read_nation_table().fair_pairs() if {pair.one, pair.other} <= {*offered}]
    even = [pair for pair in met if abs(pair.share - 0.5) <= EVEN]
    return [(pair.one, pair.other) for pair in even or met[:1]]


PARTS = GameParts(
    load=load_corrected,
    adviser=ImperiumAdviser,
    teacher=IMPERIUM,
    course=course,
    merits=MERITS,
    cards_met=cards_met,
    sides=nations_of,
    drawn=("choice", "lot"),
    fair_pairs=fair_pairs,
    levels=LEVELS,
    thinker=Thinker,
)
