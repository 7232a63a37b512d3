"""Which keys do what just now, at the right end of the tray where there is room."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from imperium_desktop.games.mare_nostrum.scene.battle.outcomes import fought_here
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.games.mare_nostrum.scene.tray import cards_button, hand_first, peek_button, tray
from imperium_desktop.ui.kit.signs import draw_key_cap, key_cap_size
from imperium_desktop.ui.stage.placement import Layout, Zone
from imperium_desktop.ui.theme.fonts import type_font
from imperium_desktop.ui.theme.lettering import LEFT, write
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect

GAP = 8.0


class Key(NamedTuple):
    cap: str
    does: str


def keys_for(plan: Plan, shown: Shown) -> tuple[Key, ...]:
    """Keys by the phase, only for a player who is asked."""
    if fought_here(plan.content, shown) is not None:
        return Key(say("enter"), say("go_on")), Key(say("space"), say("skip_the_rolling"))
    if shown.question is None:
        return ()
    match shown.view.phase:
        case "chain":
            return Key("Tab", say("next_resource")), Key(say("enter"), say("take_it")), Key("M", say("map_and_back"))
        case "triremes":
            return Key("Tab", say("next_trireme_or_sea")), Key(say("space"), say("no_more_moves"))
        case "legions":
            how_many = Key("1–9", say("how_many_legions"))
            return Key("Tab", say("next_legion_or_province")), how_many, Key(say("space"), say("no_more_moves"))
    return ()


def legend_place(plan: Plan, shown: Shown, layout: Layout, keys: Sequence[Key]) -> Rect | None:
    """Place below the button of all cards, or left of that to peek.

    None where cards or units lie there.
    """
    metrics = QFontMetricsF(type_font("small"))
    widths = [key_cap_size(key.cap).width() + GAP + metrics.horizontalAdvance(key.does) for key in keys]
    row, width = key_cap_size("M").height() + 4.0, max(widths, default=0.0) + 4
    button = cards_button(plan)
    right = peek_button(shown, plan).x - 4 * GAP if shown.peek and not hand_first(shown) else button.right
    place = Rect(right - width, button.bottom + GAP, width, row * len(keys))
    lying = (Rect(*piece[:4]) for piece in layout.values() if piece.zone is Zone.TRAY)
    free = place.bottom <= plan.areas.tray.bottom - 4 and not any(place.overlap(piece) for piece in lying)
    return place if keys and free else None


def paint_keys(p: QPainter, plan: Plan, shown: Shown) -> None:
    keys = keys_for(plan, shown)
    place = legend_place(plan, shown, dict(tray(plan.content, shown, plan)), keys) if keys else None
    if place is None:
        return
    height = place.height / len(keys)
    for number, key in enumerate(keys):
        cap = key_cap_size(key.cap)
        top = place.y + number * height + (height - cap.height()) / 2
        draw_key_cap(p, QRectF(place.x, top, cap.width(), cap.height()), key.cap, type_font("key"), "table")
        words = QRectF(place.x + cap.width() + GAP, place.y + number * height, place.width, height)
        write(p, words, key.does, colour=palette().on_table_secondary, align=LEFT, font=type_font("small"))
