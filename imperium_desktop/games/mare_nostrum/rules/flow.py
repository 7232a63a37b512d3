"""§3 The round: five phases, top to bottom. Every step asks at most once, so that all lies in the state."""

from collections.abc import Callable
from typing import Final

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.building import (
    build,
    build_first,
    copy_hero,
    end_build_phase,
    keep_goods,
    name_builder,
    pay,
)
from imperium_desktop.games.mare_nostrum.rules.collect import choose_extra, choose_good, collect, draw_for_city
from imperium_desktop.games.mare_nostrum.rules.components import EMPIRES
from imperium_desktop.games.mare_nostrum.rules.content import Components, bits
from imperium_desktop.games.mare_nostrum.rules.leadership import award_title, begin_round
from imperium_desktop.games.mare_nostrum.rules.options import ChooseEmpire
from imperium_desktop.games.mare_nostrum.rules.setup import settle
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, State
from imperium_desktop.games.mare_nostrum.rules.trade import compensate, lay_offer, reveal_offers, set_number, take
from imperium_desktop.games.mare_nostrum.rules.war.battle import take_casualties
from imperium_desktop.games.mare_nostrum.rules.war.conquest import (
    conquer,
    end_war_turn,
    occupy_buildings,
    place_legions,
    swap_at_once,
    take_spoils,
)
from imperium_desktop.games.mare_nostrum.rules.war.posts import vacate
from imperium_desktop.games.mare_nostrum.rules.war.war_turn import (
    declare_peace,
    fight_at_sea,
    fight_on_land,
    move_legions,
    move_triremes,
    name_mover,
    swap_markers,
)
from imperium_desktop.rules.table import OVER, Answer, Decision, Flow, Table, ask

MareTable = Table[State, Components]


def choose_empire(table: MareTable) -> Flow:
    """§2.1 Clockwise from the first seat; the last empire needs no question."""
    state, content = table.state, table.content
    if not state.waiting:
        for seat, player in enumerate(state.players):
            assert player.empire is not None
            table.tell(events.EmpireChosen(seat, player.empire))
        begin_round(table)
        return
    seat = bits(state.waiting)[0]
    taken = {player.empire for player in state.players}
    free = [empire for empire in EMPIRES[: len(state.players)] if empire not in taken]
    empire = free[0]
    if len(free) > 1:
        options = [ChooseEmpire(empire) for empire in free]
        choice = yield from ask(Decision(seat, "mare_nostrum.choose_empire", lambda: options, rule="§2.1"))
        empire = choice.empire
    settle(content, state, seat, empire)


PHASES: dict[str, Callable[[MareTable], Flow | None]] = {
    "empires": choose_empire,
    # 1 Collect
    "collect": collect,
    "legendary": draw_for_city,
    "legendary_extra": choose_extra,
    "colossus": choose_good,
    # 2 Trade
    "number": set_number,
    "offers": lay_offer,
    "reveal": reveal_offers,
    "chain": take,
    "compensate": compensate,
    # 3 Build
    "name_builder": name_builder,
    "perseus": build_first,
    "build": build,
    "pay": pay,
    "castor": copy_hero,
    "build_end": end_build_phase,
    "keep": keep_goods,
    # 4 Movement and battle
    "peace": declare_peace,
    "name_mover": name_mover,
    "swaps": swap_markers,
    "triremes": move_triremes,
    "sea_battles": fight_at_sea,
    "legions": move_legions,
    "land_battles": fight_on_land,
    "casualties": take_casualties,
    "conquest": conquer,
    "occupy": occupy_buildings,
    "spoils": take_spoils,
    "sheba": swap_at_once,
    "circe": place_legions,
    "war_turn_end": end_war_turn,
    # 5 Leadership
    "titles": award_title,
}


QUIET: Final = {
    *("empires", "collect", "colossus", "peace", "name_mover", "swaps", "triremes"),
    *("sea_battles", "legions", "land_battles", "casualties", "conquest", "occupy", "sheba", "circe"),
    *("war_turn_end", "titles"),
}
"""Phases after which a step goes on if nobody was asked: nothing hidden comes in, or decides what is asked next."""


def step(table: MareTable) -> Flow:
    """Play up to the first answer, or to where chance or hidden things came in: what follows starts from a rest."""
    state = table.state
    while state.phase != OVER:
        phase, seed = state.phase, state.chance.seed
        asking = vacate(table) if state.vacating != NOBODY else PHASES[phase](table)
        decision = next(asking, None) if asking is not None else None
        if asking is not None and decision is not None:
            finish(asking, (yield decision))
            return
        if phase not in QUIET or state.chance.seed != seed:
            return


def finish(asking: Flow, answer: Answer) -> None:
    """Hand a phase the answer to its only question."""
    try:
        asking.send(answer)
    except StopIteration:
        return
    raise AssertionError("a phase asks at most once in a step")
