"""How a battle looks on its sheet: odds, both sides, dice in the tray, sums with every bonus, hits, and what falls."""

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath

from imperium_desktop.games.mare_nostrum.rules.war.forces import Force
from imperium_desktop.games.mare_nostrum.scene.battle.dice import paint_dice_tray, paint_die
from imperium_desktop.games.mare_nostrum.scene.battle.facts import FORTRESS, Bonus, Fighter, Fought
from imperium_desktop.games.mare_nostrum.scene.battle.plan import BattlePlan, asks_losses, place_shape, unit_faces
from imperium_desktop.games.mare_nostrum.scene.cards.vignettes import icon_of
from imperium_desktop.games.mare_nostrum.scene.colours import EMPIRE_COLOURS, WAR
from imperium_desktop.games.mare_nostrum.scene.describing import percent
from imperium_desktop.games.mare_nostrum.scene.face_kinds import WarFace
from imperium_desktop.games.mare_nostrum.scene.faces import disc_at, paint_piece
from imperium_desktop.games.mare_nostrum.scene.map.reading import empire_of
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.text.words import Words
from imperium_desktop.ui.stage.pieces import path_of
from imperium_desktop.ui.theme.fonts import type_font
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import LEFT, RIGHT, strong, write
from imperium_desktop.ui.theme.measure import LEAST_TEXT
from imperium_desktop.ui.theme.paint import alpha, falling, parchment_panel, pen, rounded
from imperium_desktop.ui.theme.palette import palette

VEIL: Final = "#120b06"
TUMBLING, DICE, SUMS, HITS, LOSSES, ENDED = range(1, 7)
"""The pictures after the first, which has the odds alone: each adds to those before."""
ROOM_FOR_STEPS: Final = 0.4
"""Smaller windows do not name the steps."""


class BattleSheet:
    """One picture of a battle."""

    def __init__(self, p: QPainter, plan: Plan, shown: Shown, fought: Fought, picture: int) -> None:
        self.p, self.shown, self.fought, self.picture = p, shown, fought, picture
        self.words: Words = shown.words
        self.board, self.content = plan.board, plan.content
        self.plan = BattlePlan(plan, fought.place)
        self.place = path_of(place_shape(plan, fought.place))
        self.ratio = p.device().devicePixelRatioF()
        self.empires = [empire_of(shown.view, side.throw.seat) for side in fought.sides]

    def paint(self) -> None:
        p = self.p
        self._veil()
        parchment_panel(p, QRectF(*self.plan.sheet), self.ratio)
        self._title()
        self._odds()
        paint_dice_tray(p, QRectF(*self.plan.rows["dice"]), self.ratio)
        for side, fighter in enumerate(self.fought.sides):
            self._side(side, fighter)
            self._dice(side, fighter)
            self._sum(side, fighter)
            if self.picture >= HITS:
                self._hits(side, fighter)
            self._units(side, fighter)
        if self.picture >= ENDED or asks_losses(self.shown):
            self._banner()

    def _veil(self) -> None:
        """Veil all of the map but the place that is fought for."""
        veil = QPainterPath()
        veil.addRect(QRectF(*self.board))
        place = self.place.intersected(veil)
        self.p.fillPath(veil.subtracted(place), alpha(VEIL, 0.5))
        self.p.strokePath(place, pen(palette().lit_rim, 4.8))
        self.p.strokePath(place, pen(palette().lit_line, 2.6))

    # Before the dice

    def _title(self) -> None:
        row = QRectF(*self.plan.rows["title"])
        title = say("battle_place", place=self.words.label(self.fought.place))
        steps = self.plan.share >= ROOM_FOR_STEPS
        write(self.p, row.adjusted(0, 0, -row.width() * 0.5 if steps else 0, 0), title, font=type_font("dialog title"))
        if not steps:
            return
        width = row.width() * 0.125
        names = ((say("odds"), 0), (say("dice"), TUMBLING), (say("hits"), SUMS), (say("losses"), LOSSES))
        for number, (name, begins) in enumerate(names):
            box = QRectF(row.right() - (4 - number) * width, row.y(), width, row.height())
            self._step(box, name, begins, names[number + 1][1] if number < 3 else ENDED)

    def _step(self, box: QRectF, name: str, begins: int, ends: int) -> None:
        """Ticked when it is over; what is to come is faint."""
        over, comes = self.picture >= ends, self.picture < begins
        side = 14.0
        if not comes:
            icon = "app-check" if over else "app-continue"
            draw_icon(self.p, icon, QRectF(box.x(), box.center().y() - side / 2, side, side))
        colour = palette().on_page_faint if comes else palette().on_page_secondary if over else palette().ink
        write(
            self.p, box.adjusted(side + 4, 0, -2, 0), name, colour=colour, font=type_font("body" if over else "strong")
        )

    def _odds(self) -> None:
        row, odds, p = QRectF(*self.plan.rows["odds"]), self.fought.odds.outcomes, self.p
        bar = QRectF(row.x(), row.y(), row.width(), row.height() * 0.34)
        ours, theirs = (QColor(EMPIRE_COLOURS[empire]) for empire in self.empires)
        p.save()
        p.setClipPath(rounded(bar, bar.height() / 2))
        p.fillRect(bar, QColor("#d8c28c"))
        p.fillRect(bar, QBrush(alpha("#8a6a2c", 0.55), Qt.BrushStyle.BDiagPattern))
        won = bar.width() * float(odds["conquered"])
        beaten = bar.width() * float(odds["repelled"] + odds["ruin"])
        p.fillRect(QRectF(bar.x(), bar.y(), won, bar.height()), ours)
        p.fillRect(QRectF(bar.right() - beaten, bar.y(), beaten, bar.height()), theirs)
        p.restore()
        p.strokePath(rounded(bar, bar.height() / 2), pen(palette().brass_edge, 1.2))
        line = QRectF(row.x(), bar.bottom() + 2, row.width(), row.bottom() - bar.bottom() - 2)
        first, second = (self.words.label(empire) for empire in self.empires)
        left = say("before_the_roll", empire=first, chance=percent(odds["conquered"]))
        right = say(
            "both_remain_or_empire_alone_or_nobody",
            both=percent(odds["undecided"]),
            empire=second,
            chance=percent(odds["repelled"]),
            none=percent(odds["ruin"]),
        )
        secondary = palette().on_page_secondary
        write(p, line.adjusted(0, 0, -line.width() * 0.54, 0), left, font=type_font("small"))
        rest = line.adjusted(line.width() * 0.47, 0, 0, 0)
        write(p, rest, right, colour=secondary, align=RIGHT, font=type_font("small"))

    def _side(self, side: int, fighter: Fighter) -> None:
        rect, attacks = self.plan.half("sides", side), not side
        size = rect.height - 8
        disc_at(self.p, self.empires[side], QRectF(rect.x if attacks else rect.right - size, rect.y + 4, size, size))
        room = QRectF(rect.x + (size + 10 if attacks else 0), rect.y, rect.width - size - 10, rect.height)
        upper, lower = room.adjusted(0, 0, 0, -room.height() * 0.42), room.adjusted(0, room.height() * 0.56, 0, 0)
        align = LEFT if attacks else RIGHT
        write(self.p, upper, self.words.label(self.empires[side]), align=align, font=type_font("heading"))
        name = self.words.seat(fighter.throw.seat)
        told = say("name_attacks", name=name) if attacks else say("name_defends", name=name)
        write(self.p, lower, told, colour=palette().on_page_secondary, align=align, font=type_font("body"))

    # Dice

    def _dice(self, side: int, fighter: Fighter) -> None:
        """Paint the dice, not before they are thrown; while they tumble they show other faces."""
        if self.picture < TUMBLING:
            return
        dice = fighter.throw.dice
        tumbling = self.picture == TUMBLING
        for place, face in enumerate(dice):
            rect = QRectF(*self.plan.die(side, place, len(dice)))
            paint_die(self.p, rect, face, place + side, at_sea=self.fought.at_sea, tumbling=tumbling)

    def _sum(self, side: int, fighter: Fighter) -> None:
        """What the dice show, what is added and by whom, and the sum; before they lie, what is known of it."""
        known = self.picture >= SUMS
        rect = QRectF(*self.plan.half("sums", side)).adjusted(16 if side else 0, 0, -8, 0)
        total = rect.height() * 1.5
        columns = 1 + len(fighter.bonuses)
        width = min((rect.width() - total) / columns, rect.height() * 1.15)
        thrown = sum(fighter.throw.dice)
        column = QRectF(rect.x(), rect.y(), width, rect.height())
        self._part(column, "", str(thrown) if known else "?", say("n_dice", n=len(fighter.throw.dice)))
        for bonus in fighter.bonuses:
            column = column.translated(width, 0)
            self._part(column, self._bonus_icon(bonus), f"+{bonus.points}", self._bonus_name(bonus))
        sum_at = QRectF(column.right(), rect.y(), total, rect.height())
        write(self.p, sum_at, f"= {fighter.total if known else '?'}", font=type_font("conflict strength"))
        if side:
            rule = self.plan.half("sums", 1)
            self.p.fillRect(QRectF(rule.x, rule.y, 1, rule.height * 1.4), QColor(palette().page_rule_strong))

    def _part(self, column: QRectF, icon: str, figure: str, name: str) -> None:
        upper = column.adjusted(0, 0, -4, -column.height() * 0.42)
        if icon:
            side = min(upper.height() * 0.72, 24)
            draw_icon(self.p, icon, QRectF(upper.x(), upper.center().y() - side / 2, side, side))
            upper = upper.adjusted(side + 3, 0, 0, 0)
        write(self.p, upper, figure, font=type_font("heading"))
        lower = column.adjusted(0, column.height() * 0.6, -4, 0)
        write(self.p, lower, name, colour=palette().on_page_secondary, font=type_font("small"))

    def _bonus_icon(self, bonus: Bonus) -> str:
        return "mare-fortress" if bonus.source == FORTRESS else icon_of(self.content.cards[bonus.source])

    def _bonus_name(self, bonus: Bonus) -> str:
        return self.words.name(FORTRESS) if bonus.source == FORTRESS else self.words.label(bonus.source)

    def _hits(self, side: int, fighter: Fighter) -> None:
        """Crossed swords for each; the one that a fortress stops is a fortress."""
        rect, hits = self.plan.half("hits", side), fighter.throw.hits
        told = say("n_hits", n=hits)
        if fighter.stopped:
            told = say("hits_the_fortress_stops_one", hits=told)
        left = rect.x + (16 if side else 0)
        words = QFontMetricsF(strong(LEAST_TEXT)).horizontalAdvance(told) + 14
        size = min(rect.height - 4, min(rect.width * 0.5, rect.right - left - words) / max(hits, 1) - 3)
        for icon in ["mare-military"] * (hits - fighter.stopped) + ["mare-fortress"] * fighter.stopped:
            draw_icon(self.p, icon, QRectF(left, rect.y + (rect.height - size) / 2, size, size))
            left += size + 3
        room = QRectF(left + 6, rect.y, rect.right - left - 12, rect.height)
        write(self.p, room, told, colour=palette().on_page_secondary, font=type_font("strong"))

    # What falls

    def _units(self, side: int, fighter: Fighter) -> None:
        """All that fight; crossed what falls, once that is known."""
        row = self.plan.half("losses", side)
        units = unit_faces(fighter, self.empires[side], at_sea=self.fought.at_sea)
        decision = self.shown.decision
        chooses = asks_losses(self.shown) and decision is not None and decision.seat == fighter.throw.seat
        left = row.x + (16 if side else 0)
        line = QRectF(left, row.y, row.right - left - 6, row.height * 0.18)
        if self.picture >= LOSSES:
            self._loss_words(line, fighter, self.words.label(self.empires[side]), chooses=chooses)
        for place, (key, face) in enumerate(units):
            if key and chooses:
                continue
            shown_face = face if self.picture >= LOSSES else replace(face, fallen=False)
            self.p.save()
            paint_piece(self.p, shown_face, QRectF(*self.plan.unit(side, place, len(units))))
            self.p.restore()

    def _loss_words(self, line: QRectF, fighter: Fighter, empire: str, *, chooses: bool) -> None:
        lost, size = fighter.legions + fighter.fortress_falls, fighter.force.size
        if not lost:
            told, below = say("empire_loses_nothing", empire=empire), ""
        elif chooses:
            told = say("empire_loses_lost_of_all_which", empire=empire, lost=lost, all=size)
            below = say("click_the_unit_that_falls")
        else:
            told = say("empire_loses_lost_of_all", empire=empire, lost=lost, all=size)
            alike = lost < size and not fighter.force.fortress
            below = say("all_alike_nothing_to_choose") if alike else ""
        write(self.p, line, told, font=type_font("choice title"))
        lower = line.translated(0, line.height())
        write(self.p, lower, below, colour=palette().on_page_secondary, font=type_font("small"))

    def _banner(self) -> None:
        """How it ends, in words; gold for a conquest, red for a war that goes on."""
        p, row, outcome = self.p, QRectF(*self.plan.rows["banner"]), self.fought.outcome
        shape = rounded(row, 6)
        if outcome == "conquered":
            p.fillPath(shape, falling(row, palette().gold_light, palette().gold))
        else:
            p.fillPath(shape, alpha(WAR, 0.14) if outcome == "undecided" else QColor(palette().choice))
        edge = {"conquered": palette().main_edge, "undecided": WAR}.get(outcome, palette().choice_edge)
        p.strokePath(shape, pen(edge, 1.6))
        side = row.height() * 0.66
        sign = QRectF(row.x() + 12, row.center().y() - side / 2, side, side)
        if outcome in ("conquered", "repelled"):
            disc_at(p, self.empires[outcome == "repelled"], sign)
        else:
            p.save()
            paint_piece(p, WarFace(), sign)
            p.restore()
        right = self.plan.accept.x - 8
        room = QRectF(sign.right() + 12, row.y() + 4, right - sign.right() - 12, row.height() - 8)
        ink = "#2b1c0c" if outcome == "conquered" else palette().ink
        write(p, room.adjusted(0, 0, 0, -room.height() * 0.44), self.verdict(), colour=ink, font=type_font("heading"))
        lower = room.adjusted(0, room.height() * 0.58, 0, 0)
        write(p, lower, self.remains(), colour=ink, font=type_font("body"))

    def verdict(self) -> str:
        place = self.words.label(self.fought.place)
        match self.fought.outcome:
            case "conquered":
                return say("place_empire_alone_remains", place=place, empire=self.words.label(self.empires[0]))
            case "repelled":
                return say("place_the_attack_is_beaten_off", place=place)
            case "undecided" if self.fought.at_sea:
                return say("place_both_fleets_remain", place=place)
            case "undecided":
                return say("place_still_at_war", place=place)
        return say("place_nobody_remains", place=place)

    def remains(self) -> str:
        """What each side has left."""
        return " · ".join(
            f"{self.words.label(empire)}: {self._left(side.left)}"
            for empire, side in zip(self.empires, self.fought.sides, strict=True)
        )

    def _left(self, force: Force) -> str:
        unit = "trireme" if self.fought.at_sea else "legion"
        parts = [f"{force.units} {self.words.name(unit, count=force.units)}"] if force.units else []
        parts += [self.words.name(FORTRESS)] if force.fortress else []
        return " + ".join(parts) or say("nothing_left")
