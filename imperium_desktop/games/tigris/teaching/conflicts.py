"""Hints about wars and reinforcement: what is at stake, and what each result would change."""

from imperium_desktop.games.tigris.analysis import prospects
from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.components import LEADERS, LETTERS, RED, SPHERE_OF, SPHERES, TILES
from imperium_desktop.games.tigris.rules.conflicts import spared_temples, supporters
from imperium_desktop.games.tigris.rules.options import ChooseWar, CommitSupport
from imperium_desktop.games.tigris.rules.squares import OFF
from imperium_desktop.games.tigris.rules.state import Conflict, State
from imperium_desktop.games.tigris.teaching.context import Context, cells, hidden_tiles, own
from imperium_desktop.games.tigris.teaching.odds import percent_holding
from imperium_desktop.rules.preview import Preview
from imperium_desktop.rules.table import Fact, Option
from imperium_desktop.teaching.hints import Found

# Before a war


def war_preview(look: Context) -> Found | None:
    wars = wars_ahead(look)
    if not wars:
        return None
    mine = [war for war in wars if look.seat in (war.seat, war.rival)]
    facts: dict[str, Fact] = {"wars": tuple(war.sphere for war in wars), "count": len(wars), "mine": len(mine)}
    only = mine[0] if len(mine) == 1 else None
    return Found({**facts, "odds": int(only is not None), "percent": winning(look, only) if only else 0}, events=wars)


def winning(look: Context, war: events.WarBegan) -> int:
    """How likely the deciding seat wins a war that it would begin, with all that it could add."""
    assert look.ahead is not None
    sphere = SPHERE_OF[war.sphere]
    held = look.ahead.state.players[look.seat].hand.count(LETTERS[sphere])
    return 100 - percent_holding(look, war.rival, sphere, war.strength + held - war.rival_strength)


def wars_ahead(look: Context) -> tuple[events.WarBegan, ...]:
    """The wars that the tile under the pointer would start."""
    return prospects.wars_ahead(look.seen, look.hovered) if look.hovered is not None and look.ahead is not None else ()


def war_order(look: Context) -> Found:
    """Where to begin if nobody adds a tile; of the war under the pointer, which others each result calls off."""
    chosen = look.hovering(ChooseWar)
    began = look.ahead.told(events.WarBegan) if look.ahead else ()
    worth = {option.sphere: balance(look, option) for option in look.offered(ChooseWar)}
    first, last = max(worth, key=lambda sphere: worth[sphere]), min(worth, key=lambda sphere: worth[sphere])
    facts: dict[str, Fact] = {"count": len(worth)}
    facts |= {"first": first, "gain": max(0, worth[first]), "loss": max(0, -worth[first])}
    facts |= {"last": last, "less": max(0, worth[last]), "more_loss": max(0, -worth[last])}
    facts |= {"same": int(worth[first] == worth[last])}
    if chosen is None or not began:
        facts |= {"sphere": "", "seat": look.seat, "rival": look.seat, "attacker_off": (), "defender_off": ()}
        return Found(facts)
    attack, defence = victories(look, chosen)
    facts |= {"sphere": chosen.sphere, "seat": began[0].seat, "rival": began[0].rival}
    facts |= {"attacker_off": called_off(attack), "defender_off": called_off(defence)}
    return Found(facts, events=began)


def balance(look: Context, *answers: Option) -> int:
    """Own points less those lost to others, in the best order after these answers, if nobody adds a tile."""
    ahead = look.after(*answers)
    asked = ahead.decision.kind if ahead.decision is not None else ""
    if ahead.decision is not None and asked == "tigris.choose_war":
        return max(balance(look, *answers, option) for option in ahead.decision.options)
    if asked == "tigris.commit_support":
        assert ahead.state.conflict is not None
        return balance(look, *answers, CommitSupport(TILES[ahead.state.conflict.support], 0))
    won = ahead.told(events.WarWon)
    mine = sum(war.points for war in won if war.seat == look.seat)
    return mine - sum(war.points for war in won if war.rival == look.seat)


def called_off(ahead: Preview[State]) -> tuple[str, ...]:
    return tuple(event.sphere for event in ahead.told(events.WarCalledOff))


def victories(look: Context, *answers: Option) -> tuple[Preview[State], Preview[State]]:
    """How the conflict ends if the attacker adds just enough, and if the defender does."""
    conflict = look.after(*answers).state.conflict
    assert conflict is not None
    attack, defence = totals(conflict)
    nothing = CommitSupport(TILES[conflict.support], 0)
    to_lead = CommitSupport(TILES[conflict.support], max(0, defence + 1 - attack))
    to_tie = CommitSupport(TILES[conflict.support], max(0, attack - defence))
    if conflict.added is not None:
        return look.after(*answers, nothing), look.after(*answers, to_tie)
    return look.after(*answers, to_lead, nothing), look.after(*answers, nothing, to_tie)


def totals(conflict: Conflict) -> tuple[int, int]:
    """Strengths with what the attacker has added."""
    return conflict.base[0] + (conflict.added or 0), conflict.base[1]


# Reinforcing


def conflict_now(look: Context) -> Conflict:
    conflict = look.now.conflict
    assert conflict is not None
    return conflict


def held(look: Context) -> int:
    return own(look).hand.count(LETTERS[conflict_now(look).support])


def attacker_commit(look: Context) -> Found | None:
    conflict = conflict_now(look)
    if look.seat != conflict.attacker:
        return None
    attack, defence = totals(conflict)
    won, lost = victories(look)
    facts = {
        **about(look, conflict.defender),
        "strength": attack,
        "rival_strength": defence,
        "needed": max(0, defence + 1 - attack),
        "hidden": hidden_tiles(look, conflict.defender),
        "gain": prize(won, conflict.attacker),
        "loss": prize(lost, conflict.defender),
        **odds(look, conflict),
    }
    return Found(facts, rule=look.seen.decision.rule)


def odds(look: Context, conflict: Conflict) -> dict[str, Fact]:
    """The fewest and the most tiles with which the attacker can win, and how likely each wins."""
    attack, defence = totals(conflict)
    counts = [option.count for option in look.offered(CommitSupport) if attack + option.count > defence]
    least, most = (counts[0], counts[-1]) if counts else (0, 0)

    def percent(count: int) -> int:
        return 100 - percent_holding(look, conflict.defender, conflict.support, attack + count - defence)

    return {"least": least, "least_percent": percent(least), "most": most, "most_percent": percent(most)}


def defender_commit(look: Context) -> Found | None:
    conflict = conflict_now(look)
    if look.seat != conflict.defender:
        return None
    attack, defence = totals(conflict)
    lost, won = victories(look)
    missing = max(0, attack - defence)
    facts = {
        **about(look, conflict.attacker),
        "strength": defence,
        "rival_strength": attack,
        "missing": missing,
        "enough": int(held(look) >= missing),
        "gain": prize(won, conflict.defender),
        "loss": prize(lost, conflict.attacker),
    }
    return Found(facts, rule=look.seen.decision.rule)


def about(look: Context, rival: int) -> dict[str, Fact]:
    conflict = conflict_now(look)
    return {
        "leader": LEADERS[conflict.sphere],
        "sphere": SPHERES[conflict.support],
        "tile": TILES[conflict.support],
        "rival": rival,
        "held": held(look),
        "english": int(look.now.setup.conflict_support == "english"),
    }


def prize(ahead: Preview[State], seat: int) -> int:
    """Points of the conflict's colour for this seat."""
    war = sum(won.points for won in ahead.told(events.WarWon) if won.seat == seat)
    return war + sum(won.seat == seat for won in ahead.told(events.RevoltWon))


def dump_tiles(look: Context) -> Found | None:
    """Whatever this seat adds, the result is settled."""
    conflict = conflict_now(look)
    if look.now.setup.conflict_support == "english" or not held(look):
        return None
    attack, defence = totals(conflict)
    if look.seat == conflict.attacker:
        won, lost = attack > defence + hidden_tiles(look, conflict.defender), attack + held(look) <= defence
    else:
        won, lost = defence >= attack, defence + held(look) < attack
    return Found({"won": int(won), "tile": TILES[conflict.support]}) if won or lost else None


def priest_war(look: Context) -> Found | None:
    """A war of priests, fought or under the pointer; marked are the temples that stay, whichever side loses."""
    if look.kind == "tigris.commit_support":
        conflict = conflict_now(look)
        if conflict.kind == "revolt" or conflict.sphere != RED:
            return None
        stay = staying_temples(look.now, conflict.attacker) | staying_temples(look.now, conflict.defender)
        return Found(marks=cells(stay))
    chosen = look.hovering(ChooseWar)
    spheres = {war.sphere for war in wars_ahead(look)} if chosen is None else {chosen.sphere}
    return Found() if SPHERES[RED] in spheres else None


def staying_temples(state: State, loser: int) -> int:
    """Supporting temples of the loser that stay, once their priest is gone (§7.7b)."""
    after = state.copy()
    after.players[loser].leaders[RED] = OFF
    return supporters(state, loser, RED) & spared_temples(after)
