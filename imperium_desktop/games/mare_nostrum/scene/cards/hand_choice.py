"""Tokens to choose from in the tray: the goods of the reserve, or a coin or a legendary good. Pure: no Qt."""

from collections.abc import Iterator

from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN, GOODS, NAME_OF, ORDINARY
from imperium_desktop.games.mare_nostrum.scene.cards.hand import LIFT, boxes, token_side
from imperium_desktop.games.mare_nostrum.scene.face_kinds import TokenFace
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.ui.stage.placement import Placement, Zone
from imperium_desktop.ui.theme.rect import Rect


def has_choice(shown: Shown) -> bool:
    """The seat that looks is asked for a token that it does not hold."""
    if shown.decision is None or shown.decision.seat != shown.seat:
        return False
    return shown.decision.kind in (
        "mare_nostrum.colossus_good",
        "mare_nostrum.legendary_extra",
        "mare_nostrum.pillage_legendary",
    )


def choices(view: State, kind: str) -> list[tuple[str, str, int]]:
    """The element, its token, and how many of it are left."""
    if kind == "mare_nostrum.colossus_good":
        return [(f"reserve/{NAME_OF[g]}", NAME_OF[g], view.reserve[ORDINARY.index(g)]) for g in GOODS]
    coins, pile = view.reserve[ORDINARY.index(COIN)], len(view.pile) or len(view.spent)
    return [("take/coin", "coin", coins), ("take/legendary_good", "legendary", pile)]


def choice_tokens(shown: Shown, plan: Plan, room: Rect) -> Iterator[tuple[str, Placement]]:
    assert shown.decision is not None
    offered = choices(shown.view, shown.decision.kind)
    for (key, token, count), box in zip(offered, boxes(plan, room, len(offered)), strict=True):
        side = token_side(plan, box)
        spot = Placement(
            box.x + (box.width - side) / 2,
            box.y + LIFT,
            side,
            side,
            TokenFace(token, count, "" if count else "gone"),
            3,
            Zone.TRAY,
            True,
        )
        yield key, spot
