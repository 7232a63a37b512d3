"""Hints about the right sheet: citizens, Theatre, Courthouse, gladiators, Market."""

from imperium_desktop.games.hadrian.rules.attack import attack_size
from imperium_desktop.games.hadrian.rules.legal import acts
from imperium_desktop.games.hadrian.rules.names import CITIZENS, GLADIATORS, PLACE_OF, TRACKS, CitizenName
from imperium_desktop.games.hadrian.rules.options import (
    AttractCitizens,
    Build,
    BuyGood,
    FightBattle,
    ObtainRuling,
    Perform,
    Scout,
    SendDiplomat,
)
from imperium_desktop.games.hadrian.teaching.context import (
    Context,
    citizen_boxes,
    held,
    next_box,
    own,
    percent,
    sheets_of,
    unique,
    unseen_fate,
)
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.hints import Found


def flag_ready(look: Context) -> Found | None:
    """One Civilian opens a building, or a diplomat, that can be paid for at once."""
    if look.path:
        return None
    for option in look.offered(AttractCitizens):
        unlocks = unlocked_by(look, option.track)
        if unlocks and can_follow(look, option, unlocks):
            box = sheets_of(look).boxes.get(f"building/{unlocks}", sheets_of(look).diplomats[0])
            return Found({"track": option.track, "unlocks": unlocks, "cost": box.ways[0].paid}, marks=option.path)
    return None


def can_follow(look: Context, option: AttractCitizens, unlocks: str) -> bool:
    wanted = SendDiplomat if unlocks == "diplomat" else Build
    after = acts(look.content, look.after(option).state)
    return any(isinstance(a, wanted) and unlocks in ("diplomat", Key.of(a.path[0]).parts[0]) for a in after)


def flag_near(look: Context) -> Found | None:
    """A Civilian at hand, and the next box of a track has a coloured flag."""
    pointed = look.hovering(AttractCitizens)
    if look.path and pointed is None:
        return None
    payable = {option.track for option in look.offered(AttractCitizens)}
    tracks = [track for track in CITIZENS if track in payable and (pointed is None or pointed.track == track)]
    opening = [track for track in tracks if unlocked_by(look, track)]
    if not opening:
        return None
    facts = {"tracks": tuple(opening), "unlocks": unique(unlocked_by(look, track) for track in opening)}
    boxes = [box for track in opening if (box := next_box(look, track))]
    return Found(facts, marks=tuple(box.key for box in boxes))


def flag_ahead(look: Context) -> Found | None:
    """The Civilians at hand are enough for a flag that is several boxes away."""
    if look.path:
        return None
    civilians = held(look, "civilian")
    reachable = [
        (boxes, option.track, unlocks)
        for option in look.offered(AttractCitizens)
        for boxes, unlocks in flags_on(look, option.track)
        if 1 < boxes <= civilians
    ]
    if not reachable:
        return None
    boxes, track, unlocks = min(reachable)
    number = own(look).filled[PLACE_OF[track]] + boxes
    facts: dict[str, Fact] = {"civilians": civilians, "boxes": boxes, "track": track, "unlocks": unlocks}
    return Found(facts, marks=(f"box/{track}/{number}",))


def flags_on(look: Context, track: CitizenName) -> list[tuple[int, str]]:
    """What the flags ahead open, with how many boxes they are away; not what the fort forbids (§12)."""
    ahead = citizen_boxes(look, track)[own(look).filled[PLACE_OF[track]] :]
    opened = sheets_of(look).boxes
    return [
        (distance, box.unlocks)
        for distance, box in enumerate(ahead, 1)
        if box.unlocks
        and look.now.year >= opened.get(f"building/{box.unlocks}", sheets_of(look).diplomats[0]).closed_before
    ]


def unlocked_by(look: Context, track: CitizenName) -> str:
    """What the flag below the next box opens."""
    return next((unlocks for distance, unlocks in flags_on(look, track) if distance == 1), "")


def performance_left(look: Context) -> Found | None:
    """Hint at the best performance that is open: those further on ask for more performers and bring more."""
    boxes = look.offered(Perform)
    if look.path or not boxes:
        return None
    best = sheets_of(look).boxes[boxes[-1].path[0]]
    facts: dict[str, Fact] = {
        "boxes": len(boxes),
        "box": best.number,
        "tracks": tuple(TRACKS[place] for place in best.gain.tracks),
        "items": best.gain.items,
    }
    return Found(facts, marks=tuple(option.path[0] for option in boxes))


def free_servant(look: Context) -> Found | None:
    free = [option for option in look.offered(ObtainRuling) if not sheets_of(look).boxes[option.path[0]].ways[0].cost]
    if look.path or not free:
        return None
    return Found(marks=tuple(option.path[0] for option in free))


# Gladiators


def deadly(look: Context, strength: int) -> int:
    """Percent of cases in which the next card kills."""
    cards = unseen_fate(look)
    return percent(sum(look.content.fate[card].damage >= strength for card in cards), len(cards))


def battle_risk(look: Context) -> Found | None:
    battle = look.hovering(FightBattle)
    if battle is None:
        return None
    strength = own(look).strength(GLADIATORS.index(battle.gladiator))
    risk = deadly(look, strength)
    return Found({"gladiator": battle.gladiator, "strength": strength, "risk": risk}) if risk else None


def early_death(look: Context) -> Found | None:
    """Hint at an early death that brings as much Piety as a gladiator can, with few boxes lost."""
    pointed = look.hovering(FightBattle)
    if look.path and pointed is None:
        return None
    deaths = look.content.box.right.ludus.boxes
    most = max(len(box.death) for box in deaths)
    for option in look.offered(FightBattle):
        trained = own(look).trained[GLADIATORS.index(option.gladiator)]
        if len(deaths[trained - 1].death) == most and pointed in (None, option):
            return Found({"gladiator": option.gladiator, "piety": most}, marks=option.path)
    return None


# Market and neutral cards


def duplicate(look: Context) -> Found | None:
    """The good under the pointer is known and already there."""
    purchase = look.hovering(BuyGood)
    if purchase is None or (purchase.rival is None and not purchase.neutral):
        return None
    card = look.now.neutrals[purchase.neutral - 1] if purchase.neutral else ""
    if purchase.rival is not None:
        card = look.now.players[purchase.rival].prospects[-1]
    good = look.content.prospects[card].good
    if str(good) not in own(look).market:
        return None
    return Found({"good": good, "merchant": int("merchant" in own(look).paths)})


def neutral_cost(look: Context) -> Found | None:
    """Hint at how many cards would attack, with a neutral card in hand."""
    action = look.hovered
    neutral = isinstance(action, BuyGood | Scout) and action.neutral
    if not neutral and not any(key.startswith("prospect/N") for key in look.path):
        return None
    return Found({"cards": attack_size(look.content, look.now) + 1, "box": Key.of(look.touched).parts[0]})
