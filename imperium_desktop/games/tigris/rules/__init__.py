"""Tigris & Euphrates (Tigris & Euphrates), 2–4 players."""

from imperium_desktop.games.tigris.rules import events, options
from imperium_desktop.games.tigris.rules.components import Components
from imperium_desktop.games.tigris.rules.elements import census, elements
from imperium_desktop.games.tigris.rules.flow import step
from imperium_desktop.games.tigris.rules.losses import loss
from imperium_desktop.games.tigris.rules.refusals import REFUSALS, RULES, why_not_picked
from imperium_desktop.games.tigris.rules.scoring import RANKING, standings
from imperium_desktop.games.tigris.rules.setup import new_table
from imperium_desktop.games.tigris.rules.state import State, TigrisSetup
from imperium_desktop.games.tigris.rules.view import hide, imagine
from imperium_desktop.rules.table import Event, Game, Option, Rules, declared_in


class Tigris(Game[State, Components]):
    id = "tigris"
    rules_version = 1
    setup_type = TigrisSetup
    state_type = State
    option_types = declared_in(options, Option)
    event_types = declared_in(events, Event)
    kinds = tuple(REFUSALS.kinds)
    reasons = tuple(RULES)
    endings = dict.fromkeys(("treasures", "bag"), RANKING)
    losing = (options.EndTurn,)
    rules = Rules(
        new=new_table,
        step=step,
        result=standings,
        why_not=REFUSALS.why_not,
        why_not_picked=why_not_picked,
        elements=elements,
        hide=hide,
        imagine=imagine,
        census=census,
        loss=loss,
    )
