"""The box of Imperium."""

from collections.abc import Collection
from pathlib import Path

from imperium_desktop.content.cards import read_cards
from imperium_desktop.content.reading import read_content
from imperium_desktop.games.imperium.rules.cards.grammar import card_of
from imperium_desktop.games.imperium.rules.components import Box, Frame
from imperium_desktop.games.imperium.rules.dealable import mistakes_in_box
from imperium_desktop.games.imperium.rules.names import BOX_OF, GROUPS


def read_box(folder: Path, own: Path | None = None, languages: Collection[str] = ()) -> Box:
    """`own`: the corrections of somebody who owns the printed game, if they wrote any."""
    frame = read_content([folder / "game.toml"], Frame)
    files: dict[Path, str] = {folder / f"{group}.toml": box for group, box in BOX_OF.items()}
    cards, corrections = read_cards(files, GROUPS, card_of, own, languages, check=mistakes_in_box)
    return Box(frame, tuple(cards.values()), corrections)
