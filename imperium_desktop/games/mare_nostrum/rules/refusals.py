"""Why a wish is not legal: for each kind of decision who says it. Building: why_not_build.py, war: why_not_war.py."""

from collections import Counter
from typing import Final

from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.elements import elements
from imperium_desktop.games.mare_nostrum.rules.reasons import RULES, refuse
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.rules.tokens import LETTER_OF
from imperium_desktop.games.mare_nostrum.rules.trade import barred_from
from imperium_desktop.games.mare_nostrum.rules.war.why_not_war import (
    why_not_circe,
    why_not_conquest,
    why_not_land_battle,
    why_not_march,
    why_not_occupy,
    why_not_peace,
    why_not_sail,
    why_not_sea_battle,
    why_not_swap,
    why_not_vacate,
)
from imperium_desktop.games.mare_nostrum.rules.why_not_build import (
    why_not_build,
    why_not_copy,
    why_not_empire,
    why_not_keep,
    why_not_pay,
    why_not_perseus,
)
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.refusals import Refusals
from imperium_desktop.rules.table import Decision, Option, Path, Reason

__all__ = ["REFUSALS", "RULES"]


def only_usual(_content: Components, _state: State, _decision: Decision[Option], _path: Path) -> None:
    """Where everything of the right sort can be chosen."""


# §5 Trade


def why_not_offer(_content: Components, state: State, decision: Decision[Option], path: Path) -> Reason | None:
    """Tell why a token cannot be offered: not held, or the offer is full (§5.2)."""
    hand = state.players[decision.seat].hand
    names = [Key.of(key) for key in path]
    if any(zone != "token" or name not in LETTER_OF for zone, name in names):
        return None
    for name, count in Counter(name for _, name in names).items():
        if count > hand.count(LETTER_OF[name]):
            return refuse("not_held", token=name)
    return refuse("offer_full", count=decision.pick[1])


def why_not_take(_content: Components, state: State, decision: Decision[Option], path: Path) -> Reason | None:
    """Tell why a token cannot be taken from this offer (§5.3)."""
    zone, name = Key.of(path[0])
    seat, token = Key.of(name)
    if zone != "offer" or not seat.isdecimal() or int(seat) >= len(state.players) or token not in LETTER_OF:
        return None
    rival = int(seat)
    if rival == decision.seat:
        return refuse("own_offer")
    if LETTER_OF[token] not in state.players[rival].offer:
        return refuse("nothing_offered")
    return refuse("barred", rival=rival) if rival == barred_from(state) else None


def why_not_held(_content: Components, _state: State, _decision: Decision[Option], path: Path) -> Reason | None:
    zone, name = Key.of(path[0])
    return refuse("not_held", token=name) if zone == "token" and name in LETTER_OF else None


# Orders of leaders


def why_not_named(_content: Components, state: State, _decision: Decision[Option], path: Path) -> Reason | None:
    """Tell why a player cannot be named to build or to fight next (§6.1, §7.1)."""
    zone, name = Key.of(path[0])
    if zone != "empire" or not name.isdecimal() or int(name) >= len(state.players):
        return None
    skipped = state.phase == "name_builder" and state.waiting & state.outrun & (1 << int(name))
    return refuse("outrun") if skipped else refuse("had_turn")


REFUSALS: Final = Refusals[Components, State](
    refuse,
    elements,
    {
        "mare_nostrum.choose_empire": why_not_empire,
        "mare_nostrum.legendary_extra": only_usual,
        "mare_nostrum.colossus_good": "none_left",
        "mare_nostrum.trade_token": "token_used",
        "mare_nostrum.offer": why_not_offer,
        "mare_nostrum.take": why_not_take,
        "mare_nostrum.compensate": why_not_held,
        "mare_nostrum.name_builder": why_not_named,
        "mare_nostrum.perseus_first": why_not_perseus,
        "mare_nostrum.build": why_not_build,
        "mare_nostrum.pay": why_not_pay,
        "mare_nostrum.castor_copy": why_not_copy,
        "mare_nostrum.keep": why_not_keep,
        "mare_nostrum.zeus_peace": why_not_peace,
        "mare_nostrum.name_mover": why_not_named,
        "mare_nostrum.control_swap": why_not_swap,
        "mare_nostrum.move_triremes": why_not_sail,
        "mare_nostrum.sea_battle": why_not_sea_battle,
        "mare_nostrum.move_legions": why_not_march,
        "mare_nostrum.land_battle": why_not_land_battle,
        "mare_nostrum.casualties": only_usual,
        "mare_nostrum.vacate": why_not_vacate,
        "mare_nostrum.conquest": why_not_conquest,
        "mare_nostrum.occupy": why_not_occupy,
        "mare_nostrum.pillage_legendary": only_usual,
        "mare_nostrum.sheba_swap": why_not_swap,
        "mare_nostrum.circe_place": why_not_circe,
        "mare_nostrum.tie_break": "not_tied",
    },
    beyond=("mare_nostrum.offer", "mare_nostrum.keep", "mare_nostrum.occupy"),
)
