"""How a battle looks on its sheet: both sides, dice in the tray, sums with every bonus, hits, and what may fall."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from imperium_desktop.rules.mare_nostrum.content import Components
from imperium_desktop.rules.mare_nostrum.odds import land_force
from imperium_desktop.rules.mare_nostrum.places import powers
from imperium_desktop.rules.mare_nostrum.state import Battle, Roll, State
from imperium_desktop.ui.scenes.mare_nostrum.battle_plan import BattlePlan
from imperium_desktop.ui.scenes.mare_nostrum.faces import disc_at
from imperium_desktop.ui.scenes.mare_nostrum.plan import Plan
from imperium_desktop.ui.scenes.mare_nostrum.reading import empire_of
from imperium_desktop.ui.stage.shown import Shown
from imperium_desktop.ui.theme.fonts import serif_bold, type_font
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.lettering import CENTRE, LEFT, RIGHT, write
from imperium_desktop.ui.theme.paint import alpha, falling, parchment_panel, pen, rounded, shadow
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.theme.textures import surface

ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")
LAND_DIE, SEA_DIE = ("#fbf3dd", "#d9c391"), ("#79acdf", "#4f8bc9")
VEIL: Final = "#120b06"
BONUS_EFFECTS: Final = ("land_die_bonus_active", "land_die_bonus_inactive", "land_sum_bonus_own_province")


def paint_battle(p: QPainter, plan: Plan, content: Components, shown: Shown) -> None:
    view: State = shown.view
    battle = view.battle
    assert battle is not None
    sheet, ratio = BattlePlan(plan, view), p.device().devicePixelRatioF()
    p.fillRect(QRectF(*plan.board), alpha(VEIL, 0.42))
    parchment_panel(p, QRectF(*sheet.sheet), ratio)
    name = (content.seas if battle.at_sea else content.provinces)[battle.place]
    title = tr("Battle: {place}", place=shown.words.label(name))
    write(p, QRectF(*sheet.title), title, font=type_font("dialog title"))
    paint_dice_tray(p, QRectF(*sheet.dice), ratio)
    for side, roll in enumerate(battle.sides):
        paint_side(p, sheet.half(sheet.sides, side), shown, roll, attacks=not side)
        for place, face in enumerate(roll.dice):
            paint_die(p, QRectF(*sheet.die(side, place, len(roll.dice))), face, at_sea=battle.at_sea)
        paint_sum(p, sheet.half(sheet.sums, side), roll, bonus_names(content, shown, battle, roll))
        paint_hits(p, sheet.half(sheet.hits, side), content, view, battle, side)
        paint_losses(p, sheet.half(sheet.losses, side), shown, roll)


def paint_side(p: QPainter, rect: Rect, shown: Shown, roll: Roll, *, attacks: bool) -> None:
    empire, size = empire_of(shown.view, roll.seat), rect.height - 14
    disc = Rect(rect.x if attacks else rect.right - size, rect.y + 4, size, size)
    disc_at(p, empire, QRectF(*disc))
    room = QRectF(rect.x + (size + 10 if attacks else 0), rect.y, rect.width - size - 10, rect.height - 6)
    upper, lower = room.adjusted(0, 2, 0, -room.height() * 0.42), room.adjusted(0, room.height() * 0.56, 0, 0)
    align = LEFT if attacks else RIGHT
    write(p, upper, shown.words.label(empire), align=align, font=type_font("heading"))
    name = shown.words.seat(roll.seat)
    told = tr("{name} attacks", name=name) if attacks else tr("{name} defends", name=name)
    write(p, lower, told, colour=palette().on_page_secondary, align=align, font=type_font("body"))


def paint_dice_tray(p: QPainter, rect: QRectF, ratio: float) -> None:
    p.fillPath(rounded(rect, 7), surface("wood", ratio))
    p.strokePath(rounded(rect, 7), pen(palette().wood_dark_line, 1.5))
    felt = rect.adjusted(6, 6, -6, -6)
    p.fillPath(rounded(felt, 5), surface("felt", ratio))
    p.fillPath(rounded(felt, 5), falling(felt, alpha("#000000", 0.35), alpha("#000000", 0.05)))
    middle = felt.center().x()
    p.strokePath(rounded(QRectF(middle, felt.y() + 12, 0.5, felt.height() - 24), 0.2), pen(palette().brass, 1.5))


def paint_die(p: QPainter, rect: QRectF, face: int, *, at_sea: bool) -> None:
    top, bottom = SEA_DIE if at_sea else LAND_DIE
    body = rounded(rect.adjusted(2, 2, -2, -2), rect.width() * 0.16)
    shadow(p, body, 3, 4, 0.5)
    p.fillPath(body, falling(rect, top, bottom))
    p.strokePath(body, pen(alpha("#fffdf2", 0.7), 1.4))
    write(p, rect, ROMAN[face], align=CENTRE, font=serif_bold(rect.width() * 0.42, exact=True))


def bonus_names(content: Components, shown: Shown, battle: Battle, roll: Roll) -> str:
    """What is added to the dice, and by whom."""
    if battle.at_sea or not roll.bonus:
        return ""
    view: State = shown.view
    player, province = view.players[roll.seat], battle.place
    names = [shown.words.label(card.id) for effect in BONUS_EFFECTS for card in powers(content, player, effect)]
    if land_force(content, view, roll.seat, province, active=roll.seat == view.active).fortress:
        names.append(shown.words.name("fortress"))
    return ", ".join(names)


def paint_sum(p: QPainter, rect: Rect, roll: Roll, bonuses: str) -> None:
    """The dice, the bonus and the sum."""
    inner = QRectF(*rect).adjusted(8, 0, -8, 0)
    dice = tr("{n} dice", n=len(roll.dice))
    parts = f"{sum(roll.dice)} + {roll.bonus} =" if roll.bonus else f"{sum(roll.dice)} ="
    upper = inner.adjusted(0, 0, 0, -inner.height() * 0.36)
    width = write(p, upper, parts, font=type_font("heading"))
    write(p, upper.adjusted(width + 10, 0, 0, 0), str(sum(roll.dice) + roll.bonus), font=type_font("conflict strength"))
    lower = inner.adjusted(0, inner.height() * 0.66, 0, 0)
    about = f"{dice} · {bonuses}" if bonuses else dice
    write(p, lower, about, colour=palette().on_page_secondary, font=type_font("small"))


def paint_hits(p: QPainter, rect: Rect, content: Components, view: State, battle: Battle, side: int) -> None:
    """Crossed swords for each; the one that a fortress stops is a fortress."""
    roll, other = battle.sides[side], battle.sides[1 - side]
    stopped = 0
    if not battle.at_sea and view.players[other.seat].fortresses >> battle.place & 1:
        stopped = min(roll.hits, content.box.battle.fortress_ignores)
    size = min(rect.height - 6, (rect.width - 120) / max(roll.hits, 1) - 3)
    icons: Sequence[str] = ["mare-military"] * (roll.hits - stopped) + ["mare-fortress"] * stopped
    left = rect.x + 8
    for icon in icons:
        draw_icon(p, icon, QRectF(left, rect.y + (rect.height - size) / 2, size, size))
        left += size + 3
    told = tr("{n} hits", n=roll.hits)
    if stopped:
        told = tr("{hits}, the fortress stops one", hits=told)
    room = QRectF(left + 6, rect.y, rect.right - left - 12, rect.height)
    write(p, room, told, colour=palette().on_page_secondary, font=type_font("body"))


def paint_losses(p: QPainter, rect: Rect, shown: Shown, roll: Roll) -> None:
    """Who chooses what falls, and how much of it."""
    p.fillRect(QRectF(rect.x + 4, rect.y - 6, rect.width - 8, 1), QColor(palette().page_rule_strong))
    empire = shown.words.label(empire_of(shown.view, roll.seat))
    chooses = shown.decision is not None and shown.decision.seat == roll.seat
    told = (
        tr("{empire}: {n} units fall", empire=empire, n=roll.losses)
        if roll.losses
        else tr("{empire}: done", empire=empire)
    )
    line = QRectF(rect.x + 8, rect.y, rect.width - 16, 22)
    write(p, line, told, font=type_font("choice title"))
    if chooses:
        below = line.translated(0, 20)
        write(p, below, tr("click the unit that falls"), colour=palette().on_page_secondary, font=type_font("small"))
