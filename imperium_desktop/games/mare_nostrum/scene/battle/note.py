"""A note in the tray, while a player chooses what falls in a battle: what comes of the other choice."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.scene.battle.facts import FORTRESS, fought_now
from imperium_desktop.games.mare_nostrum.scene.battle.plan import LEGION
from imperium_desktop.games.mare_nostrum.scene.battle.sheet import LOSSES, BattleSheet
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.ui.theme.fonts import type_font
from imperium_desktop.ui.theme.lettering import write
from imperium_desktop.ui.theme.measure import blend
from imperium_desktop.ui.theme.paint import alpha, pen, rounded
from imperium_desktop.ui.theme.palette import palette

PAD: Final = 8.0


def note_title(falls: str) -> str:
    """`falls` is proposed."""
    return say("if_the_fortress_fell_instead") if falls == LEGION else say("if_a_legion_fell_instead")


def paint_note(p: QPainter, plan: Plan, content: Components, shown: Shown, falls: str, left: float) -> None:
    """How the battle would end then, who would be left, and what that side would do without."""
    battle = shown.view.battle
    if battle is None:
        return
    other = FORTRESS if falls == LEGION else LEGION
    sheet = BattleSheet(p, plan, shown, fought_now(content, shown.view, battle, other), LOSSES)
    missing = say("a_legion_alone_adds_no_5") if other == FORTRESS else say("the_fortress_alone_adds_5_and_stops")
    box = QRectF(left, plan.tray_top, blend(380, 520, plan.areas.across), plan.tray_height)
    p.fillPath(rounded(box, 6), alpha("#000000", 0.35))
    p.strokePath(rounded(box, 6), pen(alpha(palette().brass_edge, 0.6), 1))
    lines = (sheet.verdict(), sheet.remains(), missing)
    height = (box.height() - PAD) / len(lines)
    for place, line in enumerate(lines):
        row = QRectF(box.x() + PAD + 2, box.y() + PAD / 2 + place * height, box.width() - 2 * PAD - 4, height)
        write(p, row, line, colour=palette().on_table_body, font=type_font("strong" if not place else "body"))
