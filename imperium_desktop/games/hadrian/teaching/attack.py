"""Hints about the attack: what will come, and whether Favours help."""

from math import comb
from typing import Final

from imperium_desktop.games.hadrian.rules.attack import attack_size, undefended, usable_favours
from imperium_desktop.games.hadrian.rules.names import COHORTS, LEFT
from imperium_desktop.games.hadrian.rules.options import EndYear, Reinforce, SwitchSeat, TrainGuard
from imperium_desktop.games.hadrian.teaching.context import Context, areas_of, next_box, own, sheets_of, unseen_fate
from imperium_desktop.games.hadrian.teaching.points import other_attribute
from imperium_desktop.games.hadrian.teaching.search import OPEN
from imperium_desktop.rules.table import Fact, Option
from imperium_desktop.teaching.hints import Found

MUCH: Final = 5
"""Percent by which a chance must be higher to be worth naming."""


def flag_of(look: Context) -> int:
    return look.content.box.years[look.now.year - 1].flag


def coming(look: Context) -> int:
    """Cards that will attack this player at the end of the Year."""
    return attack_size(look.content, look.now) + own(look).extra_attacks


def strengths(look: Context) -> list[int]:
    return own(look).filled[LEFT : LEFT + len(COHORTS)]


def expected(look: Context) -> float:
    """How many cards get through on average."""
    return sum(expected_through(look, cohort, coming(look)) for cohort in range(len(COHORTS)))


def defence_check(look: Context) -> Found | None:
    """Stopping is under the pointer, or nothing else is left to do."""
    done = all(isinstance(option, EndYear | SwitchSeat) for option in look.seen.decision.options)
    if look.hovering(EndYear) is None and (look.path or not done):
        return None
    facts: dict[str, Fact] = {"cards": coming(look), "through": round(expected(look)), "flag": flag_of(look)}
    return Found({**facts, **dict(zip(COHORTS, strengths(look), strict=True))})


def expected_through(look: Context, cohort: int, cards: int) -> float:
    """How many cards get past this cohort on average, drawn from those that are not yet seen."""
    strength = own(look).filled[LEFT + cohort]
    return sum((hits - strength) * chance for hits, chance in hits_on(look, cohort, cards) if hits > strength)


def hits_on(look: Context, cohort: int, cards: int) -> list[tuple[int, float]]:
    """How many of the cards may attack this cohort, each number with its chance."""
    deck = unseen_fate(look)
    if len(deck) < cards:
        deck = list(range(1, len(look.content.fate)))
    arrows = sum(look.content.fate[card].cohort == cohort for card in deck)
    ways = comb(len(deck), cards)
    most = min(arrows, cards)
    return [(hits, comb(arrows, hits) * comb(len(deck) - arrows, cards - hits) / ways) for hits in range(most + 1)]


def shield_needed(look: Context) -> Found | None:
    """Hint at a shield that can be had, when cards get through but few enough for it to matter."""
    if look.path:
        return None
    shields = [option for option in look.seen.decision.options if gives_shield(look, option)]
    through = round(expected(look)) if shields else 0
    if not 0 < through <= flag_of(look) + 1:
        return None
    cards = coming(look)
    chances = [box_is_needed(look, cohort, cards) for cohort in range(len(COHORTS))]
    facts: dict[str, Fact] = {
        "cards": cards,
        "through": through,
        "flag": flag_of(look),
        "area": areas_of(shields[:1])[0],
        "cohort": COHORTS[chances.index(max(chances))],
        "chance": max(chances),
    }
    return Found(facts, marks=shields[0].path[:1])


def gives_shield(look: Context, option: Option) -> bool:
    if isinstance(option, TrainGuard):
        guard = next_box(look, "guard")
        return guard is not None and bool(guard.gain.cohorts)
    return isinstance(option, OPEN) and bool(sheets_of(look).boxes[option.path[0]].gain.cohorts)


def box_is_needed(look: Context, cohort: int, cards: int) -> int:
    """Percent of cases in which one more box of this cohort stops a card that would get through."""
    strength = own(look).filled[LEFT + cohort]
    return round(100 * sum(chance for hits, chance in hits_on(look, cohort, cards) if hits > strength))


# §6.1


def cohort_pick(look: Context) -> Found:
    """Where one more box is most likely to stop a card this Year; no advice where that is nowhere in particular."""
    cards = coming(look)
    chances = {cohort: box_is_needed(look, place, cards) for place, cohort in enumerate(COHORTS)}
    choices = [option.cohort for option in look.offered(Reinforce)]
    best = max(chances[cohort] for cohort in choices)
    needy = tuple(cohort for cohort in choices if chances[cohort] > best - MUCH)
    picked = look.hovering(Reinforce)
    facts: dict[str, Fact] = {
        **dict(zip(COHORTS, strengths(look), strict=True)),
        **{f"{cohort}_chance": chance for cohort, chance in chances.items()},
        "cards": cards,
        "needy": needy if len(needy) < len(choices) else (),
        "attribute": attribute_in(look, picked.cohort) if picked else "",
    }
    return Found(facts, marks=tuple(f"cohort/{cohort}" for cohort in needy))


def attribute_in(look: Context, cohort: str) -> str:
    """What the next box of this cohort gives besides strength."""
    box = next_box(look, cohort)
    return other_attribute(box) if box else ""


# §8.3


def favour_useless(look: Context) -> Found | None:
    """Hint that even with all Favours as many get through as the flag counts."""
    through = sum(undefended(look.content, look.now, own(look)))
    usable, flag = usable_favours(look.content, look.now, own(look)), flag_of(look)
    if through - usable < flag:
        return None
    return Found({"undefended": through, "usable": usable, "flag": flag})


def favour_useful(look: Context) -> Found | None:
    """Those above the flag change nothing; each one below it turns Disdain into Valour."""
    through = sum(undefended(look.content, look.now, own(look)))
    usable, flag = usable_favours(look.content, look.now, own(look)), flag_of(look)
    if not through or through - usable >= flag:
        return None
    above = max(0, through - flag)
    both = own(look).temple_favours and any(favours > 0 for favours in own(look).diplomats)
    facts: dict[str, Fact] = {"undefended": through, "usable": usable, "flag": flag}
    return Found({**facts, "above": above, "turned": usable - above, "both": int(bool(both))})
