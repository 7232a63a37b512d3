"""Mare Nostrum: Empires (Mare Nostrum: Imperia), 3–5 players."""

from imperium_desktop.games.mare_nostrum.rules import events, options
from imperium_desktop.games.mare_nostrum.rules.components import PRINTED
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.elements import census, elements
from imperium_desktop.games.mare_nostrum.rules.flow import step
from imperium_desktop.games.mare_nostrum.rules.losses import loss
from imperium_desktop.games.mare_nostrum.rules.refusals import REFUSALS, RULES
from imperium_desktop.games.mare_nostrum.rules.scoring import ENDINGS, standings
from imperium_desktop.games.mare_nostrum.rules.setup import new_table
from imperium_desktop.games.mare_nostrum.rules.state import MareNostrumSetup, State
from imperium_desktop.games.mare_nostrum.rules.view import OPEN_KINDS, hide, imagine
from imperium_desktop.rules.table import Event, Game, Option, Rules, declared_in


class MareNostrum(Game[State, Components]):
    id = "mare_nostrum"
    rules_version = 1
    setup_type = MareNostrumSetup
    state_type = State
    option_types = declared_in(options, Option)
    event_types = declared_in(events, Event)
    kinds = tuple(REFUSALS.kinds)
    reasons = tuple(RULES)
    endings = ENDINGS
    losing = (options.EndBuild, options.MoveLegions)
    open_kinds = OPEN_KINDS
    printed = PRINTED
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
