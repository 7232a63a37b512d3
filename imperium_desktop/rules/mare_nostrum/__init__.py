"""Mare Nostrum: Empires (Mare Nostrum: Imperia), 3–5 players."""

from imperium_desktop.rules.mare_nostrum import events, options
from imperium_desktop.rules.mare_nostrum.components import PRINTED
from imperium_desktop.rules.mare_nostrum.content import Components
from imperium_desktop.rules.mare_nostrum.elements import census, elements
from imperium_desktop.rules.mare_nostrum.flow import step
from imperium_desktop.rules.mare_nostrum.losses import loss
from imperium_desktop.rules.mare_nostrum.refusals import REFUSALS, RULES
from imperium_desktop.rules.mare_nostrum.scoring import ENDINGS, standings
from imperium_desktop.rules.mare_nostrum.setup import new_table
from imperium_desktop.rules.mare_nostrum.state import MareNostrumSetup, State
from imperium_desktop.rules.mare_nostrum.view import OPEN_KINDS, hide, imagine
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
