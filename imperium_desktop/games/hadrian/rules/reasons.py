"""Why something is not legal: every reason with its paragraph (§5.12)."""

from typing import Final

from imperium_desktop.rules.refusals import Refuser

RULES: Final = {
    # What was touched does not belong to the choice
    "not_now": "§5.13",
    "whole_choice": "§5.13",
    "choose_box_first": "§5.1",
    "icons_only": "§5.3",
    "box_filled": "§5.4",
    "in_order": "§5.4",
    "no_guard_box": "§6.9",
    # §5.12, in its order
    "granary_locked": "§6.7",
    "fort_locked": "§6.4",
    "infrastructure_low": "§6.5",
    "citizens_low": "§7.0",
    "attribute_low": "§6.12",
    "build_smaller_first": "§5.4",
    "already_built": "§5.7",
    "not_built": "§5.7",
    "year_limit": "§5.5",
    "track_full": "§5.6",
    "gladiator_dead": "§7.4",
    "gladiator_no_strength": "§7.4",
    "gladiator_max": "§7.4",
    "temple_order": "§7.6",
    "no_disdain": "§7.7",
    "cohort_has_diplomat": "§7.9",
    "pattern_no_fit": "§7.10",
    "own_good": "§7.2",
    "not_a_neighbour": "§5.9",
    "soldier_excluded": "§6.11",
    "same_worker_kind": "§6.11",
    "forbidden_here": "§12",
    # What belongs to an action that was begun
    "needs_worker": "§5.1",
    "wrong_worker": "§5.1",
    "needs_cohort": "§7.9",
    "needs_source": "§7.2",
    "needs_pattern": "§7.10",
    # The other choices
    "not_drawn": "§4.2",
    "not_on_road": "§6.10",
    "seat_finished": "§5.10",
    "attack_held": "§8.3",
    "attack_ignored": "§8.3",
    "needs_favour": "§8.3",
    "no_favour": "§8.3",
    "other_cohort": "§8.3",
    # Costs come last
    "no_worker": "§5.1",
    "lacks_items": "§5.1",
}
"""Paragraphs of the reasons, in the order of their weight."""

refuse = Refuser(RULES)
