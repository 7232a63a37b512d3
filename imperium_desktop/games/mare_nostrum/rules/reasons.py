"""The codes of all refusals with their paragraphs, and what several of them ask for."""

from typing import Final

from imperium_desktop.games.mare_nostrum.rules.content import Components, bits
from imperium_desktop.games.mare_nostrum.rules.payment import kinds_held
from imperium_desktop.games.mare_nostrum.rules.places import board_of, mask_of
from imperium_desktop.games.mare_nostrum.rules.state import Player, State
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.refusals import Refuser
from imperium_desktop.rules.table import Reason

RULES: Final = {
    "already_empty": "§7.6",
    "already_fought": "§7.5",
    "already_moved": "§7.5",
    "barred": "§5.3",
    "beside_the_map": "§2.2",
    "built": "§6.5",
    "cannot_pay": "§6.2",
    "capital_marker": "§7.9",
    "card_closed": "§2.5",
    "card_owned": "§6.6",
    "card_yours": "§6.6",
    "choose_item_first": "§6.3",
    "choose_legions_first": "§7.5",
    "choose_number": "§7.5",
    "choose_site": "§6.5",
    "controlled_by": "§6.4",
    "different_kinds": "§6.2",
    "empire_out": "§2.1",
    "empire_taken": "§2.1",
    "enemy_here": "§10",
    "enemy_units": "§6.5",
    "had_turn": "§6.1",
    "has_fortress": "§6.5",
    "legion_there": "§6.5",
    "mixed_set": "§6.2",
    "must_fight": "§7.5",
    "no_free_legion": "§10",
    "no_free_site": "§6.5",
    "no_invaders": "§10",
    "no_markers": "§12",
    "no_piece_left": "§12",
    "no_place": "§6.5",
    "no_power": "§10",
    "no_ships": "§7.4",
    "no_way": "§0",
    "nobody_to_fight": "§7.5",
    "none_left": "§4.6",
    "not_adjacent": "§7.3",
    "not_controlled": "§6.5",
    "not_copyable": "§10",
    "not_held": "§5.2",
    "not_in_set": "§6.2",
    "not_near": "§0",
    "not_now": "§3",
    "not_occupied": "§7.8",
    "not_tied": "§8.2",
    "not_winning": "§9.2",
    "not_yours": "§7.5",
    "nothing_offered": "§5.3",
    "occupied_this_round": "§7.8",
    "offer_full": "§5.2",
    "ordinary_first": "§6.2",
    "other_province": "§7.6",
    "outrun": "§9.2",
    "own_offer": "§5.3",
    "peace": "§10",
    "peace_last_time": "§10",
    "power_used": "§10",
    "same_place": "§7.5",
    "sea_out_of_reach": "§6.5",
    "set_needs_it": "§6.2",
    "stepping_stone": "§6.4",
    "token_used": "§5.1",
    "too_few_legions": "§7.6",
    "whole_choice": "§3",
    "yours_already": "§6.4",
}

refuse = Refuser(RULES)


def cannot_pay(player: Player, price: int) -> Reason:
    return refuse("cannot_pay", price=price, coins=player.hand.count(COIN), kinds=kinds_held(player.hand))


def named(content: Components, key: str) -> int:
    """The number of the province in a key like marker/latium or legion/0/latium; -1 if there is none."""
    return content.province_numbers.get(Key.of(key).last, -1)


def why_not_near(content: Components, state: State, seat: int, origins: int, target: int) -> Reason:
    """§0 The seas on which a trireme is missing, on the way that needs fewest."""
    missing = missing_seas(content, state, seat, origins, target)
    if missing is None:
        return refuse("no_way", province=content.provinces[target])
    return refuse("not_near", province=content.provinces[target], seas=tuple(content.seas[sea] for sea in missing))


def missing_seas(content: Components, state: State, seat: int, origins: int, target: int) -> list[int] | None:
    """The seas that a chain from one of these provinces lacks; None if no sea leads there."""
    board = board_of(content, state)
    held = mask_of(state.players[seat].triremes)
    ways: dict[int, list[int]] = {}
    for province in bits(origins):
        for sea in bits(board.coasts[province]):
            ways[sea] = [] if held >> sea & 1 else [sea]
    edge = dict(ways)
    while edge:
        further: dict[int, list[int]] = {}
        for sea, way in edge.items():
            for beyond in bits(board.routes[sea]):
                longer = way if held >> beyond & 1 else [*way, beyond]
                if beyond not in ways or len(longer) < len(ways[beyond]):
                    ways[beyond] = further[beyond] = longer
        edge = further
    landings = [ways[sea] for sea in bits(board.coasts[target]) if sea in ways]
    return min(landings, key=len) if landings else None
