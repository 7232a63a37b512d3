"""The hand of the seat that looks, kind by kind, with the proposed set lifted; or its screen. Pure: no Qt, no words."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from imperium_desktop.games.mare_nostrum.rules.collect import site_yield
from imperium_desktop.games.mare_nostrum.rules.content import Components, bits
from imperium_desktop.games.mare_nostrum.rules.payment import Budget
from imperium_desktop.games.mare_nostrum.rules.places import held_buildings
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN, GOODS, NAME_OF, TOKENS, UNKNOWN, TokenName
from imperium_desktop.games.mare_nostrum.scene.face_kinds import TokenFace
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.games.mare_nostrum.scene.trade.facts import picked
from imperium_desktop.ui.stage.placement import Placement, Zone
from imperium_desktop.ui.theme.measure import blend
from imperium_desktop.ui.theme.rect import Rect

Placed = Iterator[tuple[str, Placement]]
LIFT: Final = 9.0
"""Pixels by which the proposed set stands out."""
BEHIND: Final = 12.0
"""Pixels by which others of a kind stand out from under one in the set."""
ORDER: Final = "".join(letter + letter.upper() for letter in GOODS) + COIN
"""Goods by kind, legendary ones beside their kind; coins last."""


class Slot(NamedTuple):
    """A kind of token in the hand."""

    letter: str
    left: int
    """Number of those that are not in the set."""
    in_set: int = 0

    def key(self, paying: bool) -> str:
        """Key of a slot.

        While paying, a kind of which only legendary tokens are held is asked for by the kind alone.
        """
        return NAME_OF[self.letter.lower() if paying else self.letter]


def hand_seen(view: State, seat: int) -> bool:
    return view.players[seat].hand != UNKNOWN


def slots(content: Components, shown: Shown) -> list[Slot]:
    view: State = shown.view
    hand = view.players[shown.seat].hand
    chosen = picked(shown) if view.phase == "offers" else ""
    found = [
        Slot(letter, hand.count(letter) - chosen.count(letter))
        for letter in ORDER
        if letter in hand and letter in TOKENS
    ]
    if not is_paying(shown):
        return found
    proposal = proposed(content, shown)
    return [with_set(slot, proposal, hand) for slot in found]


def with_set(slot: Slot, proposal: str, hand: str) -> Slot:
    """Ordinary tokens are spent before legendary ones of their kind (§6.2)."""
    wanted, ordinary = proposal.count(slot.letter.lower()), hand.count(slot.letter.lower())
    used = min(wanted, ordinary) if slot.letter.islower() else max(wanted - ordinary, 0)
    return Slot(slot.letter, slot.left - used, used)


def is_paying(shown: Shown) -> bool:
    view: State = shown.view
    return view.phase == "pay" and view.purchase is not None and view.active == shown.seat


def proposed(content: Components, shown: Shown) -> str:
    """The set that would be paid now, by kinds."""
    view: State = shown.view
    if view.purchase is None:
        return ""
    return Budget(content, view.players[shown.seat], view.purchase).proposal()


def other_set(content: Components, shown: Shown) -> str | None:
    """What to touch to pay with coins instead of goods, or the other way round; None where only one can be paid."""
    coins = proposed(content, shown).count(COIN)
    wanted = f"set/{NAME_OF[COIN]}" if coins else f"token/{NAME_OF[COIN]}"
    return wanted if wanted in shown.lit else None


def hand_tokens(content: Components, shown: Shown, plan: Plan, room: Rect) -> Placed:
    held = slots(content, shown)
    paying = is_paying(shown)
    sources = sources_of(content, shown.view, shown.seat)
    for slot, box in zip(held, boxes(plan, room, len(held)), strict=True):
        side = token_side(plan, box)
        x, y = box.x + (box.width - side) / 2, box.y
        both_kinds = slot.letter.isupper() and slot.letter.lower() in {other.letter for other in held}
        name = slot.key(paying and not both_kinds)
        token = NAME_OF[slot.letter]
        beside = slot.left > 0 and (slot.in_set > 1 or f"token/{name}" in shown.lit)
        if beside or not slot.in_set:
            behind = BEHIND if slot.in_set else 0.0
            badge = slot.left if slot.left > 1 or slot.in_set else None
            lying = TokenFace(token, badge, "" if slot.left else "gone")
            spot = Rect(x + behind, y + LIFT + behind, side, side)
            born = sources.get(slot.letter, "")
            yield f"token/{name}", Placement(*spot, lying, 3, Zone.TRAY, round=True, born=born)
        if slot.in_set:
            yield f"set/{name}", Placement(x, y, side, side, set_face(token, slot, beside), 4, Zone.TRAY, True)


def sources_of(content: Components, view: State, seat: int) -> dict[str, str]:
    """The building on the map from which a token came to the hand, as long as it was just collected."""
    if view.phase not in ("number", "offers"):
        return {}
    held = held_buildings(content, view, seat)
    found: dict[str, str] = {}
    for number in bits(held & (content.of_kind["caravan"] | content.cities)):
        found.setdefault(site_yield(content, held, number)[0], content.sites[number].key)
    return found


def set_face(token: TokenName, slot: Slot, beside: bool) -> TokenFace:
    """Face of a set: it tells how many are in it; or, where the rest does not lie beside it, how many are left."""
    if slot.in_set > 1 or beside or not slot.left:
        return TokenFace(token, slot.in_set if slot.in_set > 1 else None, "set")
    return TokenFace(token, slot.left, "lifted")


def boxes(plan: Plan, room: Rect, count: int) -> list[Rect]:
    """One for each kind, closer together the more there are."""
    step = min(blend(62, 98, plan.areas.across), room.width / max(count, 1))
    return [Rect(room.x + place * step, room.y, step, room.height) for place in range(count)]


def token_side(plan: Plan, box: Rect) -> float:
    return min(blend(44, 70, plan.share), box.width - 4)


def labelled(plan: Plan) -> bool:
    """Whether there is room for names under the tokens."""
    return plan.areas.down > 0.35


def screen(plan: Plan, room: Rect) -> Rect:
    """What hides the hand at the open table."""
    return Rect(room.x, room.y, min(blend(250, 550, plan.areas.across), room.width * 0.6), plan.tray_height)
