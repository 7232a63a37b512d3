"""The rulebooks of all games in both languages, and ways to look into them."""

from typing import Any

from imperium_desktop.markup import Run
from imperium_desktop.registry import GAMES, find_part
from imperium_desktop.teaching.rulebook import Block, Listing, Picture, Rulebook, lines_of, plain, read_rulebook

LIBRARY = {game: {language: read_rulebook(game, language) for language in ("en", "pl")} for game in GAMES}


def blocks(book: Rulebook) -> dict[str, tuple[Block, ...]]:
    """By anchor; the introduction has none."""
    return {"": book.intro, **{paragraph.anchor: paragraph.blocks for paragraph in book}}


def runs(block: Block) -> list[Run]:
    return [run for line in lines_of(block) for run in line]


def items_of(book: Rulebook, anchor: str) -> list[str]:
    """All items of the lists in a paragraph."""
    paragraph = book.paragraph(anchor)
    assert paragraph is not None
    return [plain(line) for block in paragraph.blocks if isinstance(block, Listing) for line in block.items]


def pictures_in(book: Rulebook) -> list[str]:
    return [block.name for part in blocks(book).values() for block in part if isinstance(block, Picture)]


def of_each_game(module: str, name: str) -> dict[str, Any]:
    """What the tests of each game bring under this name.

    It lies in a file of its own, as `tests/games/tigris/teaching/scenes.py`.
    """
    return {game: find_part(f"tests.games.{game}.teaching.{module}", name) for game in GAMES}
