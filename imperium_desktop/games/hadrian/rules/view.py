"""§1.3 What a seat may see, and how it may imagine the rest."""

from collections.abc import Sequence

from imperium_desktop.games.hadrian.rules.content import FACE_DOWN, UNKNOWN, Components
from imperium_desktop.games.hadrian.rules.state import State
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.table import Answer


def hide(_content: Components, state: State, seat: int) -> None:
    """Hidden are the order of all decks, and the cards of others until all are revealed."""
    state.fate = (FACE_DOWN,) * len(state.fate)
    state.neutral_deck = (UNKNOWN,) * len(state.neutral_deck)
    for other, player in enumerate(state.players):
        player.deck = (UNKNOWN,) * len(player.deck)
        if other != seat:
            player.drawn = (UNKNOWN,) * len(player.drawn)
            player.chosen = UNKNOWN if player.chosen else ""


def imagine(content: Components, state: State, seat: int, chance: Chance, _since: Sequence[tuple[int, Answer]]) -> None:
    """Open answers show no card that was hidden."""
    shown = {*state.fate_discards, *state.attack, *state.extra}
    state.fate = chance.shuffled(card for card in range(1, len(content.fate)) if card not in shown)
    if state.neutral_deck:
        state.neutral_deck = unseen(content, (*state.neutrals, *state.neutral_discards), chance)
    for other, player in enumerate(state.players):
        known = player.drawn if other == seat else ()
        cards = unseen(content, (*player.paths, *player.prospects, *known), chance)
        if other != seat:
            player.drawn, cards = cards[: len(player.drawn)], cards[len(player.drawn) :]
            player.chosen = chance.one_of(player.drawn) if player.chosen else ""
        player.deck = cards


def unseen(content: Components, shown: Sequence[str], chance: Chance) -> tuple[str, ...]:
    return chance.shuffled(card for card in content.cards if card not in shown)
