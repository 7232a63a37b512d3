"""Imperial Settlers (Imperial Settlers), 1–4 players."""

from collections.abc import Mapping
from copy import copy

from imperium_desktop.games.settlers.rules import events, options
from imperium_desktop.games.settlers.rules.alone import events as solo_events
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.elements import census, elements
from imperium_desktop.games.settlers.rules.flow import step
from imperium_desktop.games.settlers.rules.losses import loss
from imperium_desktop.games.settlers.rules.names import RULES_VERSION
from imperium_desktop.games.settlers.rules.reasons import RULES
from imperium_desktop.games.settlers.rules.refusals import REFUSALS
from imperium_desktop.games.settlers.rules.scoring import RANKING, standings
from imperium_desktop.games.settlers.rules.setup import new_table
from imperium_desktop.games.settlers.rules.state import SettlersSetup, State
from imperium_desktop.games.settlers.rules.view import hide, imagine
from imperium_desktop.rules.setup import Setup
from imperium_desktop.rules.table import Event, Game, Option, Rules, declared_in


class Settlers(Game[State, Components]):
    id = "settlers"
    rules_version = RULES_VERSION
    setup_type = SettlersSetup
    state_type = State
    option_types = declared_in(options, Option)
    event_types = (*declared_in(events, Event), *declared_in(solo_events, Event))
    kinds = tuple(REFUSALS.kinds)
    reasons = tuple(RULES)
    endings = dict.fromkeys(("rounds", "won", "lost"), RANKING)
    losing = (options.Pass,)
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

    def __init__(self, content: Components, content_hash: str, expanded_hash: str = "") -> None:
        """`expanded_hash`: of the components with the expansion."""
        super().__init__(content, content_hash)
        self.expanded_hash = expanded_hash
        self.nouns = content.nouns
        self.renamed = content.box.corrections.names
        self.mistakes = content.box.corrections.mistakes

    def content_as_of(self, rules_version: int) -> Components:
        content = copy(self.content)
        content.rules_version = rules_version
        return content

    def hash_for(self, setup: Setup) -> str:
        """Matches without the expansion do not know of it."""
        assert isinstance(setup, SettlersSetup)
        return self.content_hash if setup.deck_format == "no" else self.expanded_hash

    def variants(self) -> Mapping[str, tuple[str, ...]]:
        """§12 Formats for which the cards are there."""
        return {**super().variants(), "expansion": tuple(self.content.formats)}

    def rank_alone(self, ending: str, points: int) -> str:
        """Title that the points earn in a match won alone (§11.8)."""
        return self.content.rank(points) if ending == "won" else ""
