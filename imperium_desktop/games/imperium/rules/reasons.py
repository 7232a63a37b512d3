"""Every reason of a refusal, with its paragraph."""

from typing import Final

from imperium_desktop.rules.refusals import Refuser

RULES: Final = {
    "not_now": "§4.2",
    "whole_choice": "§4.2",
    "nation_taken": "§3.1",
    "not_yours": "§2.6",
    "not_in_hand": "§4.3",
    "unplayable": "§4.3",
    "played_free": "§4.4",
    "wrong_state": "§4.3.1",
    "not_required": "§4.3",
    "no_action": "§4.3",
    "cannot_pay": "§4.3",
    "no_exhaust_text": "§4.5",
    "no_exhaust_left": "§4.5",
    "already_exhausted": "§4.5",
    "cannot_use": "§4.5",
    "carries_tokens": "§7.4",
    "not_in_market": "§4.8",
    "only_from_hand": "§4.8",
    "wrong_suit": "§7.3",
    "no_solstice": "§6.1",
    "not_developable": "§8",
    "wrong_card": "§18.3",
    "not_possible": "§18.3",
    "endless_cards": "§4.6",
}
"""`wrong_card`: it is no card of the sort that is asked for. `not_possible`: of the right sort, but not now."""

refuse = Refuser(RULES)
