"""Hints for razing, and for what is done to opponents."""

from imperium_desktop.rules.settlers.empire import RAZE_PRICE, find, protection
from imperium_desktop.rules.settlers.options import ChooseLocation, RazeLocation
from imperium_desktop.rules.settlers.state import VIRTUAL
from imperium_desktop.rules.table import Reason
from imperium_desktop.teaching.hints import Found
from imperium_desktop.teaching.settlers.glance import Glance, face, first_touch, held, rivals


def cannot_raze(look: Glance) -> Found | None:
    """A Location of an opponent is touched that cannot be razed; or there are tokens enough and no target at all."""
    sort, card = first_touch(look)
    if sort == "location":
        found = find(look.now, card)
        if found is None or found[0] == look.seat:
            return None
        reason = refusal(look, card)
        return None if reason is None else Found({"card": card, "reason": reason.code}, rule=reason.rule)
    if look.path or held(look, "raze") < RAZE_PRICE or look.offered(RazeLocation):
        return None
    others = [player for seat, player in enumerate(look.now.players) if seat != look.seat]
    safe = [place.card for player in others for place in player.locations]
    reasons = {reason.code for card in safe if (reason := refusal(look, card))}
    if len(reasons) != 1:
        return None
    return Found({"card": "", "reason": reasons.pop()}, marks=tuple(f"location/{card}" for card in safe))


def refusal(look: Glance, card: str) -> Reason | None:
    """What the rules say about razing it."""
    return look.seen.game.why_not(look.now, look.seen.decision, (f"location/{card}", "raze"))


def what_razing_brings(look: Glance) -> Found | None:
    """The Location under the pointer: its goods, its price, what its owner gets."""
    option = look.hovering(RazeLocation) or look.hovering(ChooseLocation)
    found = find(look.now, option.card) if option else None
    if option is None or found is None:
        return None
    seat, location = found
    card = face(look, option.card)
    return Found(
        {
            "card": option.card,
            "goods": card.spoils,
            "tokens": RAZE_PRICE + protection(look.content, location),
            "foundation": int(card.faction is None and seat != VIRTUAL),
            "own": int(seat == look.seat),
        }
    )


def whom_to_hurt(look: Glance) -> Found | None:
    """Who leads among those who can be a target."""
    seats = rivals(look)
    if not seats:
        return None
    leader = max(seats, key=lambda seat: look.now.players[seat].points)
    return Found({"rival": leader, "points": look.now.players[leader].points})
