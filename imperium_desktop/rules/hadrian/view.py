"""§1.3 What a seat may see, and how it may imagine the rest."""

from collections.abc import Sequence

from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.hadrian.content import FACE_DOWN, UNKNOWN, Components
from imperium_desktop.rules.hadrian.setup import shuffled
from imperium_desktop.rules.hadrian.state import State


def view(state: State, seat: int) -> State:
    """Hidden are the order of all decks, and the cards of others until all are revealed."""
    seen = state.copy()
    if state.phase == "over":
        return seen
    seen.chance = Chance(0)
    seen.fate = (FACE_DOWN,) * len(state.fate)
    seen.neutral_deck = (UNKNOWN,) * len(state.neutral_deck)
    for other, player in enumerate(seen.players):
        player.deck = (UNKNOWN,) * len(player.deck)
        if other != seat:
            player.drawn = (UNKNOWN,) * len(player.drawn)
            player.chosen = UNKNOWN if player.chosen else ""
    return seen


def imagine(content: Components, seen: State, seat: int, chance: Chance) -> State:
    """A state that this seat cannot tell from the real one."""
    state = seen.copy()
    if state.phase == "over":
        return state
    state.chance = Chance(chance.bits())
    shown = {*state.fate_discards, *state.attack, *state.extra}
    state.fate = shuffled(tuple(card for card in range(1, len(content.fate)) if card not in shown), chance)
    if state.neutral_deck:
        state.neutral_deck = unseen(content, (*state.neutrals, *state.neutral_discards), chance)
    for other, player in enumerate(state.players):
        known = player.drawn if other == seat else ()
        cards = unseen(content, (*player.paths, *player.prospects, *known), chance)
        if other != seat:
            player.drawn, cards = cards[: len(player.drawn)], cards[len(player.drawn) :]
            player.chosen = chance.one_of(player.drawn) if player.chosen else ""
        player.deck = cards
    return state


def unseen(content: Components, shown: Sequence[str], chance: Chance) -> tuple[str, ...]:
    return shuffled(tuple(card for card in content.cards if card not in shown), chance)
