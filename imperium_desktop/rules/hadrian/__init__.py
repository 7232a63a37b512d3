"""Hadrian's Wall (Hadrian's Wall), 1–6 players."""

from imperium_desktop.rules.hadrian import events, options
from imperium_desktop.rules.hadrian.content import Components
from imperium_desktop.rules.hadrian.elements import census, elements
from imperium_desktop.rules.hadrian.flow import step
from imperium_desktop.rules.hadrian.losses import loss
from imperium_desktop.rules.hadrian.names import PRINTED
from imperium_desktop.rules.hadrian.reasons import RULES
from imperium_desktop.rules.hadrian.refusals import REFUSALS
from imperium_desktop.rules.hadrian.scoring import RANKING, rank, standings
from imperium_desktop.rules.hadrian.setup import new_table
from imperium_desktop.rules.hadrian.state import HadrianSetup, State
from imperium_desktop.rules.hadrian.view import hide, imagine
from imperium_desktop.rules.table import Event, Game, Option, Rules, declared_in


class Hadrian(Game[State, Components]):
    id = "hadrian"
    rules_version = 1
    setup_type = HadrianSetup
    state_type = State
    option_types = declared_in(options, Option)
    event_types = declared_in(events, Event)
    kinds = tuple(REFUSALS.kinds)
    reasons = tuple(RULES)
    losing = (options.EndYear,)
    printed = PRINTED
    endings = dict.fromkeys(("years", "fort_lost", "fort_won", "fort_challenge"), RANKING)
    rules = Rules(
        new=new_table,
        step=step,
        result=standings,
        why_not=REFUSALS.why_not,
        elements=elements,
        hide=hide,
        imagine=imagine,
        census=census,
        loss=loss,
    )

    def rank_alone(self, ending: str, points: int) -> str:
        """§10.5"""
        return rank(self.content, points) if ending == "years" else ""
