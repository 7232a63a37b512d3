"""What speaks for a suggested move on the wall: what it gains, what it opens, what it prevents."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.attack import undefended, usable_favours
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.legal import acts, is_open
from imperium_desktop.games.hadrian.rules.names import (
    ATTRIBUTES,
    COHORTS,
    GLADIATORS,
    GUARD,
    ITEMS,
    PLACE_OF,
    PRODUCTION,
    TRACKS,
)
from imperium_desktop.games.hadrian.rules.options import (
    Build,
    BuyGood,
    ChoosePath,
    Done,
    EndYear,
    ExchangeWorkers,
    FightBattle,
    GainWorker,
    Reinforce,
    SendDiplomat,
    TrainGladiator,
    TrainGuard,
    UseFavour,
)
from imperium_desktop.games.hadrian.rules.scoring import MEASURES, path_points, penalty
from imperium_desktop.games.hadrian.rules.sheets.boxes import Box, Way
from imperium_desktop.games.hadrian.rules.state import Player, State
from imperium_desktop.games.hadrian.teaching.attack import box_is_needed, coming, expected, flag_of, gives_shield
from imperium_desktop.games.hadrian.teaching.context import areas_of, own, percent, sheets_of, unique, unseen_fate
from imperium_desktop.games.hadrian.teaching.merit_weights import weigh
from imperium_desktop.games.hadrian.teaching.town import deadly
from imperium_desktop.games.hadrian.teaching.year import next_step
from imperium_desktop.rules.table import Fact, Option
from imperium_desktop.teaching.merits import Merits, Move

Play: TypeAlias = Move[State, Components]
Facts: TypeAlias = Mapping[str, Fact] | None
LIKELY: Final = 50
"""Chance in percent below which survival has no merit."""
NAMED: Final = 3
"""Things that are opened; more would be a list."""
CALLED: Final = {"red": "ludus", "blue": "ludus", "diplomats": "diplomat"}
"""What boxes are called whose area has no name of its own; those of scouts have none."""


def then(move: Play) -> Player:
    """The own sheets after it, as far as can be seen."""
    return move.ahead.state.players[move.seat]


def years_left(move: Play) -> int:
    return len(move.content.box.years) - move.now.year


# What it gains


def path_point(move: Play) -> Facts:
    for card in own(move).paths:
        points = path_points(move.content, then(move), card)
        if points > path_points(move.content, own(move), card):
            return {"card": card, "points": points}
    return None


def points(move: Play) -> Facts:
    gained = [event.attribute for event in move.ahead.told(events.PointGained) if event.seat == move.seat]
    return {"count": len(gained), "attributes": unique(gained)} if gained else None


def items(move: Play) -> Facts:
    """What lies on the board that was not there before."""
    counts = zip(ITEMS, own(move).board, then(move).board, strict=True)
    gained = tuple(item for item, before, after in counts for _ in range(after - before))
    return {"items": gained} if gained and move.kind == "hadrian.act" else None


def pays_every_year(move: Play) -> Facts:
    built = move.hovering(Build)
    income = move.content.buildings[built.building].income if built else None
    return {"income": income, "years": years_left(move)} if income and years_left(move) else None


def raises_production(move: Play) -> Facts:
    more = then(move).filled[PRODUCTION] > own(move).filled[PRODUCTION]
    return {"years": years_left(move)} if more and years_left(move) else None


def favours_won(move: Play) -> Facts:
    won = then(move).temple_favours - own(move).temple_favours
    sent = move.hovering(SendDiplomat)
    if sent is not None:
        return {"count": move.content.box.right.diplomats.favours, "cohort": sent.cohort}
    return {"count": won, "cohort": ""} if won > 0 else None


def trained(move: Play) -> Facts:
    train = move.hovering(TrainGladiator)
    if train is None:
        return None
    who = GLADIATORS.index(train.gladiator)
    return {"gladiator": train.gladiator, "strength": then(move).strength(who)}


def battle(move: Play) -> Facts:
    """How often he survives, and what either end brings; nothing speaks for a death that brings nothing."""
    fight = move.hovering(FightBattle)
    if fight is None:
        return None
    who = GLADIATORS.index(fight.gladiator)
    column = move.content.box.right.ludus.boxes[own(move).trained[who] - 1]
    percent, piety = 100 - deadly(move, own(move).strength(who)), column.death.count("piety")
    if percent < LIKELY and not piety:
        return None
    renown = column.survival.count("renown")
    return {"gladiator": fight.gladiator, "percent": percent, "renown": renown, "piety": piety}


def good_at_random(move: Play) -> Facts:
    """Merit of buying from the Fate deck: how often the good is one that the Market does not have."""
    bought = move.hovering(BuyGood)
    if bought is None or bought.rival is not None or bought.neutral:
        return None
    cards = unseen_fate(move)
    new = sum(str(move.content.fate[card].good) not in own(move).market for card in cards)
    return {"percent": percent(new, len(cards))}


# What it opens


def opens_sections(move: Play) -> Facts:
    built = move.hovering(Build)
    return {} if built and move.content.buildings[built.building].area == "granaries" else None


def opens(move: Play) -> Facts:
    """Boxes and buildings that can be filled from now on, and could not before."""
    if move.kind != "hadrian.act" or opens_sections(move) is not None:
        return None
    named = unique(CALLED.get(box.area, box.area) for box in sheets_of(move).boxes.values() if is_opened(move, box))
    return {"areas": named[:NAMED]} if named else None


def is_opened(move: Play, box: Box) -> bool:
    if not box.ways or box.area == "scouts" or not is_next(box, then(move)):
        return False
    return is_open(box, then(move), move.now.year) and not is_open(box, own(move), move.now.year)


def is_next(box: Box, player: Player) -> bool:
    return box.place < 0 or player.filled[box.place] == box.number - 1


def leads_to(move: Play) -> Facts:
    """What the track gives next, and in how many boxes."""
    track = track_of(move)
    for distance, box in enumerate(track, 1):
        gain = box.gain
        attributes = tuple(TRACKS[place] for place in gain.tracks if TRACKS[place] in ATTRIBUTES)
        if gain.items or attributes or gain.cohorts:
            return {
                "distance": distance,
                "items": gain.items,
                "attributes": attributes,
                "hammer": gain.tracks.count(PRODUCTION),
                "shield": gain.cohorts,
            }
    return None


def track_of(move: Play) -> tuple[Box, ...]:
    """The boxes that are left on the track that the move goes on with."""
    box = sheets_of(move).boxes.get(move.touched)
    place = GUARD if move.hovering(TrainGuard) else box.place if box else -1
    if not 0 <= place < len(TRACKS) or move.kind != "hadrian.act":
        return ()
    return sheets_of(move).tracks[place][then(move).filled[place] :]


def new_use(move: Play) -> Facts:
    """Where a worker from the Forum can be spent at once."""
    taken = move.hovering(GainWorker)
    if taken is None:
        return None
    boxes = sheets_of(move).boxes
    paid = [
        option
        for option in acts(move.content, move.ahead.state)
        if any(way.option == option and taken.worker in way.paid for way in ways_of(boxes, option))
    ]
    return {"worker": taken.worker, "areas": areas_of(paid)[:NAMED]}


def ways_of(boxes: Mapping[str, Box], option: Option) -> tuple[Way, ...]:
    return boxes[option.path[0]].ways if option.path and option.path[0] in boxes else ()


def exchange(move: Play) -> Facts:
    if move.hovering(ExchangeWorkers) is None:
        return None
    return {"items": tuple(item for item in own(move).items if item in ("builder", "servant", "civilian"))}


# What it prevents


def shield(move: Play) -> Facts:
    """Where it would count most, and how often."""
    if move.hovered is None or move.kind != "hadrian.act" or not gives_shield(move, move.hovered):
        return None
    chances = [box_is_needed(move, cohort, coming(move)) for cohort in range(len(COHORTS))]
    best = max(chances)
    return {"cohort": COHORTS[chances.index(best)], "percent": best} if best else None


def reinforces(move: Play) -> Facts:
    chosen = move.hovering(Reinforce)
    if chosen is None:
        return None
    place = COHORTS.index(chosen.cohort)
    return {
        "cohort": chosen.cohort,
        "strength": own(move).filled[PLACE_OF[chosen.cohort]] + 1,
        "percent": box_is_needed(move, place, coming(move)),
    }


def pardons(move: Play) -> Facts:
    saved = penalty(move.content, own(move)) - penalty(move.content, then(move))
    return {"saved": saved, "marks": then(move).marks} if then(move).marks < own(move).marks else None


def turns_disdain(move: Play) -> Facts:
    """A Favour that changes the result."""
    if move.hovering(UseFavour) is None:
        return None
    facts = favour_facts(move)
    return facts if facts["useful"] else None


def keeps_favours(move: Play) -> Facts:
    """No more Favours, because they would change nothing or are kept for later."""
    return favour_facts(move) if move.hovering(Done) else None


def favour_facts(move: Play) -> dict[str, Fact]:
    """§8.3 What gets through, and whether all Favours together would bring it below the flag."""
    through = sum(undefended(move.content, move.now, own(move)))
    usable, flag = usable_favours(move.content, move.now, own(move)), flag_of(move)
    return {"undefended": through, "flag": flag, "usable": usable, "useful": int(0 < through < flag + usable)}


def nothing_more(move: Play) -> Facts:
    """Stopping: what is left is of little use, and what will come."""
    if move.hovering(EndYear) is None:
        return None
    return {"items": own(move).items, "through": round(expected(move)), "cards": coming(move)}


# Cards


def worth_of_path(move: Play) -> Facts:
    chosen = move.hovering(ChoosePath)
    if chosen is None:
        return None
    path = move.content.paths[chosen.card]
    return {
        "card": chosen.card,
        "count": MEASURES[path.measure](move.content, own(move)),
        "points": path_points(move.content, own(move), chosen.card),
        "next": next_step(move, path),
    }


def prospect(move: Play) -> Facts:
    chosen = move.hovering(ChoosePath)
    other = next((card for card in own(move).drawn if chosen and card != chosen.card), "")
    return {"card": other, "items": move.content.prospects[other].items} if other else None


MERITS: Final = Merits(
    *(path_point, points, pardons, pays_every_year, favours_won, battle, turns_disdain, reinforces, shield),
    *(items, raises_production, opens_sections, opens, trained, good_at_random, leads_to),
    *(worth_of_path, prospect, new_use, exchange, keeps_favours, nothing_more),
    weigh=weigh,
)
