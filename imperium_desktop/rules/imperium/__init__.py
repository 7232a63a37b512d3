"""Imperium: Classics (Imperium: Antyk), 2–4 players."""

from imperium_desktop.rules.imperium import events, options
from imperium_desktop.rules.imperium.content import Components
from imperium_desktop.rules.imperium.elements import census, elements
from imperium_desktop.rules.imperium.flow import step
from imperium_desktop.rules.imperium.reasons import RULES
from imperium_desktop.rules.imperium.refusals import REFUSALS
from imperium_desktop.rules.imperium.scoring import COLLAPSE, SCORING, standings
from imperium_desktop.rules.imperium.setup import new_table
from imperium_desktop.rules.imperium.state import ImperiumSetup, State
from imperium_desktop.rules.imperium.view import hide, imagine
from imperium_desktop.rules.table import Event, Game, Option, Rules, declared_in


class Imperium(Game[State, Components]):
    id = "imperium"
    rules_version = 1
    setup_type = ImperiumSetup
    state_type = State
    option_types = declared_in(options, Option)
    event_types = declared_in(events, Event)
    kinds = tuple(REFUSALS.kinds)
    reasons = tuple(RULES)
    endings = {"scoring": SCORING, "collapse": COLLAPSE}  # noqa: RUF012
    rules = Rules(
        new=new_table,
        step=step,
        result=standings,
        why_not=REFUSALS.why_not,
        elements=elements,
        hide=hide,
        imagine=imagine,
        census=census,
    )

    def __init__(self, content: Components, content_hash: str) -> None:
        super().__init__(content, content_hash)
        self.nouns = content.nouns
        self.renamed = content.box.corrections.names
        self.mistakes = content.box.corrections.mistakes
