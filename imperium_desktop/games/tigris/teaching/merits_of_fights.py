"""What speaks for beginning a fight in Tigris & Euphrates, for reinforcing it and for an order of wars."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from imperium_desktop.games.tigris.analysis.prospects import beginnings
from imperium_desktop.games.tigris.rules.components import LEADERS, LETTERS, SPHERES, TILES, Components
from imperium_desktop.games.tigris.rules.options import ChooseWar, CommitSupport, PlaceLeader, PlaceTile
from imperium_desktop.games.tigris.rules.state import Conflict, State
from imperium_desktop.games.tigris.teaching.conflicts import balance, totals
from imperium_desktop.games.tigris.teaching.context import own
from imperium_desktop.games.tigris.teaching.odds import percent_holding
from imperium_desktop.games.tigris.teaching.openings import spoils
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.merits import Move

Play: TypeAlias = Move[State, Components]
Facts: TypeAlias = Mapping[str, Fact] | None

HOPELESS: Final = 50
"""Chance in percent above which nobody is told to keep tiles back, and below which it speaks for no fight."""


def begins_war(move: Play) -> Facts:
    """The own war with the best odds that the tile would begin, if it is likely to be won."""
    best = best_war(move)
    return war_facts(move, best) if best is not None and odds_of(move, best) >= HOPELESS else None


def war_openly(move: Play) -> Facts:
    """How the war that leads most stands on the board, where everybody sees it."""
    best = max(own_wars(move), key=lambda conflict: conflict.base[0] - conflict.base[1], default=None)
    return openly(war_facts(move, best)) if best is not None else None


def best_war(move: Play) -> Conflict | None:
    wars = own_wars(move)
    return max(wars, key=lambda conflict: odds_of(move, conflict), default=None)


def own_wars(move: Play) -> list[Conflict]:
    """Wars that the tile begins and this seat attacks in."""
    if move.hovering(PlaceTile) is None:
        return []
    each = [ahead.state.conflict for ahead in beginnings(move.seen, move.picked[0], move.ahead)]
    return [conflict for conflict in each if conflict is not None and conflict.attacker == move.seat]


def war_facts(move: Play, war: Conflict) -> dict[str, Fact]:
    first = (ChooseWar(SPHERES[war.sphere]),) if len(beginnings(move.seen, move.picked[0], move.ahead)) > 1 else ()
    gain = spoils(move, move.picked[0], *first)
    return {"leader": LEADERS[war.sphere], "sphere": SPHERES[war.sphere], "gain": gain, **fight_facts(move, war)}


def begins_revolt(move: Play) -> Facts:
    """A revolt that is likely to be won."""
    revolt = revolt_of(move)
    if revolt is None or odds_of(move, revolt) < HOPELESS:
        return None
    return {"leader": LEADERS[revolt.sphere], **fight_facts(move, revolt)}


def revolt_openly(move: Play) -> Facts:
    """How it stands on the board, where everybody sees it."""
    revolt = revolt_of(move)
    return openly({"leader": LEADERS[revolt.sphere], **fight_facts(move, revolt)}) if revolt else None


def revolt_of(move: Play) -> Conflict | None:
    conflict = move.ahead.state.conflict
    begun = conflict is not None and conflict.kind == "revolt" and move.hovering(PlaceLeader) is not None
    return conflict if begun else None


def openly(facts: dict[str, Fact]) -> dict[str, Fact]:
    """The facts of a fight without those that rest on hands; `ahead`: the attack leads on the board."""
    shut = ("tile", "held", "percent")
    leads = int(str(facts["strength"])) > int(str(facts["rival_strength"]))
    return {**{name: fact for name, fact in facts.items() if name not in shut}, "ahead": int(leads)}


def fight_facts(move: Play, conflict: Conflict) -> dict[str, Fact]:
    attack, defence = conflict.base
    return {
        "rival": conflict.defender,
        "strength": attack,
        "rival_strength": defence,
        "tile": TILES[conflict.support],
        "held": held_for(move, conflict),
        "percent": odds_of(move, conflict),
    }


def held_for(move: Play, conflict: Conflict) -> int:
    return move.ahead.state.players[move.seat].hand.count(LETTERS[conflict.support])


def odds_of(move: Play, conflict: Conflict) -> int:
    """Percent, if the own seat adds all that it holds."""
    attack, defence = conflict.base
    margin = attack + held_for(move, conflict) - defence
    return 100 - percent_holding(move, conflict.defender, conflict.support, margin)


def added_tiles(move: Play) -> Facts:
    """What the reinforcement comes to, if it can win; or why none is sent."""
    added, conflict = move.hovering(CommitSupport), move.now.conflict
    if added is None or conflict is None:
        return None
    attack, defence = totals(conflict)
    attacks = conflict.attacker == move.seat
    mine, theirs = (attack, defence) if attacks else (defence, attack)
    margin = mine + added.count - theirs
    rival = conflict.defender if attacks else conflict.attacker
    held = own(move).hand.count(LETTERS[conflict.support])

    def percent(lead: int) -> int:
        """An attacker must lead whatever the rival adds; a defender knows that already."""
        return 100 - percent_holding(move, rival, conflict.support, lead) if attacks else 100 * (lead >= 0)

    wins, at_most = percent(margin), percent(mine + held - theirs)
    if not wins and (added.count or at_most > HOPELESS):
        return None
    return {
        "count": added.count,
        "strength": mine + added.count,
        "rival": rival,
        "rival_strength": theirs,
        "attacks": int(attacks),
        "percent": wins,
        "at_most": at_most,
    }


def adds_openly(move: Play) -> Facts:
    """How the fight stands then, if it is not behind."""
    added, conflict = move.hovering(CommitSupport), move.now.conflict
    if added is None or conflict is None:
        return None
    attack, defence = totals(conflict)
    attacks = conflict.attacker == move.seat
    mine, theirs = (attack, defence) if attacks else (defence, attack)
    mine += added.count
    if added.count and mine < theirs + attacks:
        return None
    return {"count": added.count, "strength": mine, "rival_strength": theirs, "holds": int(mine >= theirs + attacks)}


def first_war(move: Play) -> Facts:
    chosen = move.hovering(ChooseWar)
    if chosen is None:
        return None
    worth = {option.sphere: balance(move, option) for option in move.offered(ChooseWar)}
    mine, best_other = worth.pop(chosen.sphere), max(worth.values())
    if mine < 0 and mine <= best_other:
        return None
    return {"sphere": chosen.sphere, "gain": max(0, mine), "loss": max(0, -mine), "better": max(0, mine - best_other)}
