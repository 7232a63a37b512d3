"""Hints about the attack: what will come, and whether Favours help."""

from math import comb

from imperium_desktop.rules.hadrian.attack import attack_size, undefended, usable_favours
from imperium_desktop.rules.hadrian.names import COHORTS, LEFT
from imperium_desktop.rules.hadrian.options import EndYear, SwitchSeat
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.hadrian.glance import Glance, own, unseen_fate
from imperium_desktop.teaching.hints import Found


def flag_of(look: Glance) -> int:
    return look.content.box.years[look.now.year - 1].flag


def defence_check(look: Glance) -> Found | None:
    """Stopping is under the pointer, or nothing else is left to do."""
    done = all(isinstance(option, EndYear | SwitchSeat) for option in look.seen.decision.options)
    if look.hovering(EndYear) is None and (look.path or not done):
        return None
    cards = attack_size(look.content, look.now) + own(look).extra_attacks
    strengths = own(look).filled[LEFT : LEFT + len(COHORTS)]
    expected = sum(expected_through(look, cohort, cards) for cohort in range(len(COHORTS)))
    facts: dict[str, Fact] = {"cards": cards, "through": round(expected), "flag": flag_of(look)}
    return Found({**facts, **dict(zip(COHORTS, strengths, strict=True))})


def expected_through(look: Glance, cohort: int, cards: int) -> float:
    """How many cards get past this cohort on average, drawn from those that are not yet seen."""
    deck = unseen_fate(look)
    if len(deck) < cards:
        deck = list(range(1, len(look.content.fate)))
    arrows = sum(look.content.fate[card].cohort == cohort for card in deck)
    strength = own(look).filled[LEFT + cohort]
    ways = comb(len(deck), cards)
    return sum(
        (hits - strength) * comb(arrows, hits) * comb(len(deck) - arrows, cards - hits) / ways
        for hits in range(strength + 1, min(arrows, cards) + 1)
    )


# §8.3


def favour_useless(look: Glance) -> Found | None:
    """Even with all Favours as many get through as the flag counts."""
    through = sum(undefended(look.content, look.now, own(look)))
    usable, flag = usable_favours(look.content, look.now, own(look)), flag_of(look)
    if through - usable < flag:
        return None
    return Found({"undefended": through, "usable": usable, "flag": flag})


def favour_useful(look: Glance) -> Found | None:
    """Those above the flag change nothing; each one below it turns Disdain into Valour."""
    through = sum(undefended(look.content, look.now, own(look)))
    usable, flag = usable_favours(look.content, look.now, own(look)), flag_of(look)
    if not through or through - usable >= flag:
        return None
    above = max(0, through - flag)
    both = own(look).temple_favours and any(favours > 0 for favours in own(look).diplomats)
    facts: dict[str, Fact] = {"undefended": through, "usable": usable, "flag": flag}
    return Found({**facts, "above": above, "turned": usable - above, "both": int(bool(both))})
