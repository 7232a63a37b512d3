"""Every reason of a refusal, with its paragraph."""

from typing import Final

from imperium_desktop.rules.refusals import Refuser

RULES: Final = {
    "not_now": "§5.3",
    "whole_choice": "§5.3",
    "needs_use": "§3.3",
    "faction_taken": "§4.1",
    "turn_used": "§5.3.2",
    "not_yours": "§6.1.1",
    "lacks_goods": "§6.1.1",
    "no_location": "§6.1.2",
    "taken_over": "§6.1.4",
    "not_a_price": "§6.1.2",
    "common_deal": "§6.2.1",
    "no_food": "§6.2.1",
    "no_raze_field": "§6.4.2",
    "lacks_raze": "§6.4.4",
    "own_location": "§6.4.3",
    "owner_passed": "§5.3.3",
    "faction_safe": "§6.4.2",
    "peaceful": "§10.3",
    "no_action": "§6.5.1",
    "used_up": "§6.5.2",
    "one_use_left": "§6.5.2",
    "one_use_only": "§6.5.2",
    "blocked": "§9.5.7",
    "no_target": "§6.5.4",
    "empty_deck": "§2.8",
    "lacks_workers": "§6.7.1",
    "no_defense": "§6.6.1",
    "has_defense": "§6.6.1",
    "defense_common_only": "§6.6.1",
    "samurai_japanese": "§9.4.2",
    "has_samurai": "§9.4.2",
    "samurai_faction_only": "§9.4.2",
    "no_bank": "§9.4.6",
    "nothing_to_bank": "§9.4.6",
    "not_open": "§13.1",
    "own_visit": "§13.1",
    "host_passed": "§13.1",
    "visits_over": "§13.1",
    "no_visitor": "§13.1",
    "instant_not_built": "§13.3",
    "not_instant": "§13.3",
    "always_guarded": "§13.4",
    "not_possible": "§6.5.4",
    "endless_cards": "§6.1.5",
}
"""`not_possible`: the element is of the right sort, but none of those that can be chosen now."""

refuse = Refuser(RULES)
