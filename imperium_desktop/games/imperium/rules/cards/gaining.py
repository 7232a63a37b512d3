"""§8 gain: tokens from the supply, what happens instead of it, and who waits for it."""

from collections.abc import Sequence
from typing import Final

from imperium_desktop.games.imperium.rules.area import gain_tokens, in_play, pinned
from imperium_desktop.games.imperium.rules.cards.moment import Moment
from imperium_desktop.games.imperium.rules.cards.tasks import Collect, Window
from imperium_desktop.games.imperium.rules.names import MATERIAL
from imperium_desktop.games.imperium.rules.playing import speak
from imperium_desktop.rules.effects.listening import Happening

WOULD_GAIN: Final = tuple(Happening("would_gain", token=token) for token in range(3))


def gain(m: Moment, token: int, n: int, counted: Sequence[str] = ()) -> None:
    """`counted`: cards in play thanks to which it is gained."""
    if n < 1:
        return
    instead = m.content.passive.replacing(WOULD_GAIN[token], in_play(m.player))
    if instead:
        speak(m, *instead)  # §29.4
        return
    gain_tokens(m.table, m.seat, token, n)
    if token == MATERIAL:
        material_window(m, counted)


def collect(m: Moment, task: Collect) -> None:
    """Gain the tokens of a Collect, doubled where a card said so (§4.6b)."""
    doubled, m.frame.doubled = m.frame.doubled, ()
    for token, n in enumerate(task.tokens):
        gain(m, token, n * (2 if token in doubled else 1))


def material_window(m: Moment, counted: Sequence[str]) -> None:
    """§13.1 Material came thanks to these cards, to a card given up for it, or to the card that speaks."""
    mine = (*m.player.hand, *m.player.discard)
    given = [card for way, card in m.frame.moved if way in ("recalled", "abandoned") and card in mine]
    this = [m.frame.card] if pinned(m.player, m.frame.card) else []
    cards = tuple(card for card in (*counted, *given, *this) if card in m.content.river_or_fertile)
    if cards:
        m.frame.first(Window(m.seat, "gain", cards, token=MATERIAL))
