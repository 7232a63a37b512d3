"""Why a wish is not legal: the first reason that applies."""

from typing import Final

from imperium_desktop.rules.mare_nostrum.content import Components
from imperium_desktop.rules.mare_nostrum.elements import elements
from imperium_desktop.rules.mare_nostrum.state import State
from imperium_desktop.rules.refusals import Refusals, Refuser

RULES: Final = {
    "not_now": "§3",
    "whole_choice": "§3",
}
refuse = Refuser(RULES)
REFUSALS: Final = Refusals[Components, State](refuse, elements, {})
