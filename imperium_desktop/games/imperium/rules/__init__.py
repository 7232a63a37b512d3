"""Imperium: Classics and Legends (Imperium: Antyk i Legendy), 2–4 players."""

from typing import Any

from imperium_desktop.games.imperium.rules import events, options
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.elements import census, elements
from imperium_desktop.games.imperium.rules.flow import step
from imperium_desktop.games.imperium.rules.losses import loss
from imperium_desktop.games.imperium.rules.names import RULES_VERSION
from imperium_desktop.games.imperium.rules.reasons import RULES
from imperium_desktop.games.imperium.rules.refusals import REFUSALS
from imperium_desktop.games.imperium.rules.scoring import COLLAPSE, SCORING, standings
from imperium_desktop.games.imperium.rules.setup import new_table
from imperium_desktop.games.imperium.rules.state import ImperiumSetup, State
from imperium_desktop.games.imperium.rules.view import hide, imagine
from imperium_desktop.rules.effects.steps import Choose, May, Steps
from imperium_desktop.rules.table import Decision, Event, Game, Option, Rules, declared_in


class Imperium(Game[State, Components]):
    id = "imperium"
    rules_version = RULES_VERSION
    setup_type = ImperiumSetup
    state_type = State
    option_types = declared_in(options, Option)
    event_types = declared_in(events, Event)
    kinds = tuple(REFUSALS.kinds)
    reasons = tuple(RULES)
    losing = (options.EndActivation,)
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
        loss=loss,
    )

    def __init__(self, content: Components, content_hash: str) -> None:
        super().__init__(content, content_hash)
        self.nouns = content.nouns
        called = {card.key: card.name for card in content.box.cards}
        self.renamed = {
            language: {called[key]: name for key, name in names.items()}
            for language, names in content.box.corrections.names.items()
        }
        self.mistakes = content.box.corrections.mistakes

    def content_as_of(self, rules_version: int) -> Components:
        return Components(self.content.box, rules_version)

    def goes_on(self, state: State) -> bool:
        """A card, or what the rules do at the end of a turn."""
        return bool(state.frames)

    def steps_in(self, asked: Option | Decision[Any]) -> Steps:
        """Steps of a way that can be chosen, or of the step that the player may do."""
        nodes = self.content.nodes
        if isinstance(asked, options.PickBranch):
            choice = nodes[asked.node].step
            return choice.branches[asked.branch] if isinstance(choice, Choose) else ()
        number = asked.facts.get("step") if isinstance(asked, Decision) else None
        offered = nodes[number].step if isinstance(number, str) else None
        return offered.then if isinstance(offered, May) else ()
