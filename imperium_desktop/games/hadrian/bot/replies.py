"""Quick, sensible answers to what an action asks."""

from collections.abc import Sequence

from imperium_desktop.bots.player import first_answer
from imperium_desktop.games.hadrian.rules.names import PLACE_OF
from imperium_desktop.games.hadrian.rules.options import Done, Reinforce, UseFavour
from imperium_desktop.games.hadrian.rules.state import Player, State
from imperium_desktop.rules.table import Answer, Decision, Option


def reply(state: State, decision: Decision[Option]) -> Answer:
    """Strengthen the weakest cohort, use Favours that save Disdain, and otherwise take what comes first."""
    options = decision.options
    match options[0]:
        case Reinforce():
            return weakest_cohort(state.players[decision.seat], options)
        case Done():
            return useful_favour(decision) or options[0]
    return first_answer(decision)


def weakest_cohort(player: Player, options: Sequence[Option]) -> Option:
    cohorts = [option for option in options if isinstance(option, Reinforce)]
    return min(cohorts, key=lambda option: player.filled[PLACE_OF[option.cohort]])


def useful_favour(decision: Decision[Option]) -> Option | None:
    """Favour worth using: while it turns Disdain into Valour, those of Diplomats first (§8.4)."""
    undefended, flag = decision.facts["undefended"], decision.facts["flag"]
    favours = [option for option in decision.options if isinstance(option, UseFavour)]
    assert isinstance(undefended, int)
    assert isinstance(flag, int)
    if undefended - len(favours) >= flag:
        return None
    return min(favours, key=lambda option: option.favour)
