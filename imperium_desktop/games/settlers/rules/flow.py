"""§1.3 The course of a round, phase by phase."""

from imperium_desktop.games.settlers.rules.alone.virtual_player import collect, strike, turn_attack
from imperium_desktop.games.settlers.rules.cards.agenda import work_off
from imperium_desktop.games.settlers.rules.empire import SettlersTable
from imperium_desktop.games.settlers.rules.phases.cleanup import clean_up
from imperium_desktop.games.settlers.rules.phases.lookout import begin_lookout, take_part
from imperium_desktop.games.settlers.rules.phases.production import produce
from imperium_desktop.games.settlers.rules.phases.turn import end_by_itself, take_turn
from imperium_desktop.games.settlers.rules.scoring import score_empires
from imperium_desktop.games.settlers.rules.setup import choose_faction, deal_hands
from imperium_desktop.rules.table import Flow


def step(table: SettlersTable) -> Flow:
    if table.state.agenda:
        yield from work_off(table)
        end_by_itself(table)
        return
    match table.state.phase:
        case "factions":
            yield from choose_faction(table)
        case "deal":
            deal_hands(table)
        case "lookout":
            begin_lookout(table)
        case "drafts":
            yield from take_part(table)
        case "production":
            yield from produce(table)
        case "actions":
            yield from take_turn(table)
        case "cleanup":
            yield from clean_up(table)
        case "collecting":
            collect(table)
        case "attack":
            turn_attack(table)
        case "strike":
            yield from strike(table)
        case "scoring":
            score_empires(table)
