"""How long a match will go on, as far as the table tells."""

from typing import Final

from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.state import Player, State

MAIN_CARDS: Final = 0.75
"""Cards that leave the main deck in a turn."""
ROUNDS_A_FAME_CARD: Final = 4.4
"""Turns between two fame cards that are taken; the match goes on for two rounds after the last."""
AFTER_FAME: Final = 2.0
ROUNDS_A_CARD: Final = 1.7
"""Rounds in which a player gains a nation card or develops."""
AT_LEAST: Final = 1.5


def rounds_left(content: Components, state: State) -> float:
    """Rounds after this one: exact once the end is triggered, before it what the nearest of its causes takes."""
    if state.last_round:
        return float(max(0, state.last_round - state.round))
    seats = len(state.players)
    market = len(state.main) / (MAIN_CARDS * seats)
    fame = ROUNDS_A_FAME_CARD * len(state.fame) / seats + AFTER_FAME
    return AT_LEAST + min(market, fame, *(rounds_to_the_last_card(content, player) for player in state.players))


def rounds_to_the_last_card(content: Components, player: Player) -> float:
    """Rounds until a player ends the match with the last development, or with a nation card that does (§11.1)."""
    cards = content.cards
    developments = sum(not cards[card].quest for card in player.development)
    ends = player.nation_deck and cards[player.nation_deck[-1]].ends_game
    return ROUNDS_A_CARD * (developments + len(player.nation_deck)) if developments or ends else float("inf")
