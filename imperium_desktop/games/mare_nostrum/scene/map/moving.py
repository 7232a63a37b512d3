"""Moves before they are made: which way they go, whom they meet there and with what chances. Pure: no Qt, no words."""

from typing import NamedTuple

from imperium_desktop.games.mare_nostrum.analysis.odds import Odds, battle_odds
from imperium_desktop.games.mare_nostrum.analysis.survey import attack_odds
from imperium_desktop.games.mare_nostrum.rules.components import Point
from imperium_desktop.games.mare_nostrum.rules.content import Components, bits
from imperium_desktop.games.mare_nostrum.rules.options import Fight, MoveLegions, MoveTrireme
from imperium_desktop.games.mare_nostrum.rules.places import board_of, mask_of, seats_in
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.rules.war.forces import Force, land_force, sea_force
from imperium_desktop.games.mare_nostrum.rules.war.war_turn import at_peace
from imperium_desktop.rules.table import Option


class Clash(NamedTuple):
    """A battle that could be fought, seen by who would begin it."""

    place: str
    seat: int
    rival: int
    ours: Force
    theirs: Force
    odds: Odds


def land_clashes(content: Components, view: State, seat: int, province: int, legions: int) -> list[Clash]:
    """Clashes with all who stand there, if `legions` of the seat were there; the strongest first."""
    ours = land_force(content, view, seat, province, active=True, legions=legions)
    found = []
    for rival in seats_in(view, province):
        if rival != seat and rival != at_peace(content, view, seat):
            theirs = land_force(content, view, rival, province, active=False)
            odds = attack_odds(content, view, seat, province, legions, rival)
            found.append(Clash(content.provinces[province], seat, rival, ours, theirs, odds))
    return sorted(found, key=lambda clash: clash.odds.conquered)


def clash_of(content: Components, view: State, option: Option | None) -> Clash | None:
    """The battle that a move or a choice leads to."""
    match option:
        case MoveLegions(seat, _, count, target):
            province = content.province_numbers[target]
            there = view.players[seat].legions[province] + count
            return next(iter(land_clashes(content, view, seat, province, there)), None)
        case Fight(place, rival) if place in content.sea_numbers:
            sea, seat = content.sea_numbers[place], view.active
            ours, theirs = (sea_force(view.players[one].triremes[sea]) for one in (seat, rival))
            return Clash(place, seat, rival, ours, theirs, battle_odds(content.box.battle, ours, theirs))
        case Fight(place, rival):
            province = content.province_numbers[place]
            clashes = land_clashes(content, view, view.active, province, view.players[view.active].legions[province])
            return next((clash for clash in clashes if clash.rival == rival), None)
    return None


def way_of(content: Components, view: State, option: Option | None) -> list[Point]:
    """Way of a move, over the seas that carry it; empty for what does not move."""
    match option:
        case MoveTrireme(_, origin, target):
            seas = content.sea_numbers
            return [content.box.seas[seas[name]].triremes_at for name in (origin, target)]
        case MoveLegions(seat, origin, _, target):
            start, end = content.province_numbers[origin], content.province_numbers[target]
            chain = (
                [] if board_of(content, view).land[start] >> end & 1 else chain_between(content, view, seat, start, end)
            )
            ends = [content.box.provinces[number].legions_at for number in (start, end)]
            return [ends[0], *(content.box.seas[sea].triremes_at for sea in chain), ends[1]]
    return []


def chain_between(content: Components, view: State, seat: int, start: int, end: int) -> list[int]:
    """§0 The shortest chain of seas with own triremes from one province to another."""
    board, own = board_of(content, view), mask_of(view.players[seat].triremes)
    ways = [[sea] for sea in bits(board.coasts[start] & own)]
    seen = board.coasts[start] & own
    while ways:
        way = ways.pop(0)
        if board.coasts[end] >> way[-1] & 1:
            return way
        for sea in bits(board.routes[way[-1]] & own & ~seen):
            seen |= 1 << sea
            ways.append([*way, sea])
    return []
