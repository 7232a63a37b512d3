"""Hints for razing, and for what is done to opponents."""

from imperium_desktop.games.settlers.rules.empire import RAZE_PRICE, find, protection
from imperium_desktop.games.settlers.rules.options import ChooseLocation, PlaceDefense, RazeCard, RazeLocation
from imperium_desktop.games.settlers.rules.state import VIRTUAL
from imperium_desktop.games.settlers.teaching.context import (
    Context,
    face,
    first_touch,
    held,
    in_danger,
    own,
    raiders,
    rivals,
    rounds_left,
)
from imperium_desktop.games.settlers.teaching.prospects import each_round, of_way, worth_of
from imperium_desktop.rules.table import Fact, Reason
from imperium_desktop.teaching.hints import Found


def cannot_raze(look: Context) -> Found | None:
    """A Location of an opponent is touched that cannot be razed; or there are tokens enough and no target at all."""
    sort, card = first_touch(look)
    if sort == "location":
        found = find(look.now, card)
        if found is None or found[0] == look.seat:
            return None
        reason = refusal(look, card)
        return None if reason is None else Found(refused(look, card, reason.code), rule=reason.rule)
    if look.path or held(look, "raze") < RAZE_PRICE or look.offered(RazeLocation):
        return None
    others = [player for seat, player in enumerate(look.now.players) if seat != look.seat]
    safe = [place.card for player in others for place in player.locations]
    reasons = {reason.code for card in safe if (reason := refusal(look, card))}
    if len(reasons) != 1:
        return None
    return Found(refused(look, "", reasons.pop()), marks=tuple(f"location/{card}" for card in safe))


def refused(look: Context, card: str, reason: str) -> dict[str, Fact]:
    return {"card": card, "reason": reason, "from_hand": int(bool(look.offered(RazeCard)))}


def refusal(look: Context, card: str) -> Reason | None:
    """What the rules say about razing it."""
    return look.seen.game.why_not(look.now, look.seen.decision, (f"location/{card}", "raze"))


def what_razing_brings(look: Context) -> Found | None:
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


def raze_gain(look: Context) -> Found | None:
    """The Location of an opponent whose razing brings most, with what its owner loses."""
    rows = of_way(look, "raze_location")
    if look.path or not rows:
        return None
    best = max(rows, key=lambda line: worth_of(line.now) + worth_of(produced_by_owner(look, line.card)))
    found = find(look.now, best.card)
    assert found is not None
    return Found(
        {
            "card": best.card,
            "tokens": best.price.raze,
            "goods": best.now,
            "loses": produced_by_owner(look, best.card),
            "more": rounds_left(look),
        },
        marks=(f"location/{best.card}",),
    )


def produced_by_owner(look: Context, card: str) -> tuple[str, ...]:
    """What it still brings its owner in each Production phase; the virtual player produces nothing."""
    found = find(look.now, card)
    if found is None or found[0] == VIRTUAL or not rounds_left(look):
        return ()
    return each_round(look, face(look, card), look.now.players[found[0]])


def exposed(look: Context) -> Found | None:
    """A Location that somebody could raze now, and no token to protect it: what that would bring them."""
    danger = in_danger(look)
    if look.path or not danger or look.offered(PlaceDefense):
        return None
    rival, tokens = max(raiders(look), key=lambda raider: raider[1])
    worst = max(danger, key=lambda place: worth_of(each_round(look, face(look, place.card), own(look))))
    goods = face(look, worst.card).spoils
    return Found(
        {"card": worst.card, "rival": rival, "tokens": tokens, "goods": goods}, marks=(f"location/{worst.card}",)
    )


def whom_to_hurt(look: Context) -> Found | None:
    """Hint at the leader among the seats that can be a target."""
    seats = rivals(look)
    if not seats:
        return None
    leader = max(seats, key=lambda seat: look.now.players[seat].points)
    return Found({"rival": leader, "points": look.now.players[leader].points})
