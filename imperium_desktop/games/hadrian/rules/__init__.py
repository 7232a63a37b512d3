"""Hadrian's Wall (Hadrian's Wall), 1–6 players."""

from imperium_desktop.games.hadrian.rules import events, options
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.elements import census, elements
from imperium_desktop.games.hadrian.rules.flow import step
from imperium_desktop.games.hadrian.rules.losses import loss
from imperium_desktop.games.hadrian.rules.names import PRINTED
from imperium_desktop.games.hadrian.rules.reasons import RULES
from imperium_desktop.games.hadrian.rules.refusals import REFUSALS
from imperium_desktop.games.hadrian.rules.scoring import RANKING, rank, standings
from imperium_desktop.games.hadrian.rules.setup import new_table
from imperium_desktop.games.hadrian.rules.state import HadrianSetup, State
from imperium_desktop.games.hadrian.rules.view import hide, imagine
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
        """Title that the points earn when playing alone (§10.5)."""
        return rank(self.content, points) if ending == "years" else ""
