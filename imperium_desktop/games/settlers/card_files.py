"""The box of Imperial Settlers."""

from collections.abc import Collection
from pathlib import Path

from imperium_desktop.content.cards import read_cards
from imperium_desktop.content.reading import read_content
from imperium_desktop.games.settlers.rules.components import Box, Frame
from imperium_desktop.games.settlers.rules.content import card_of
from imperium_desktop.games.settlers.rules.decks import wrong_exchanges
from imperium_desktop.games.settlers.rules.names import DECKS


def read_box(folder: Path, own: Path | None = None, languages: Collection[str] = ()) -> Box:
    """`own`: the corrections of somebody who owns the printed game, if they wrote any."""
    frame = read_content([folder / "game.toml"], Frame)
    files = {folder / f"{name}.toml": set.id for set in frame.sets for name in set.files}
    unfinished = [set.id for set in frame.sets if not set.complete]
    cards, corrections = read_cards(files, DECKS, card_of, own, languages, open_sets=unfinished, check=wrong_exchanges)
    complete = {set.id for set in frame.sets if set.complete}
    return Box(
        frame,
        tuple(card for card in cards.values() if card.set in complete),
        tuple(card for card in cards.values() if card.set not in complete),
        corrections,
    )
