"""What lies under the cards: felt, sheets with what is written on them, thumbnails, the tray."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from imperium_desktop.games.hadrian.rules.content import UNKNOWN, Components
from imperium_desktop.games.hadrian.rules.state import State
from imperium_desktop.games.hadrian.scene.attack.fought import Attack, fought_last, fought_now
from imperium_desktop.games.hadrian.scene.attack.landscape import paint_landscape
from imperium_desktop.games.hadrian.scene.attack.plan import AttackPlan
from imperium_desktop.games.hadrian.scene.attack.view import paint_attack
from imperium_desktop.games.hadrian.scene.layout import lit_on
from imperium_desktop.games.hadrian.scene.messages import say
from imperium_desktop.games.hadrian.scene.plan import CAPTION, Plan, laid_on
from imperium_desktop.games.hadrian.scene.sheets.geometry import LEFT, RIGHT, WIDTH
from imperium_desktop.games.hadrian.scene.sheets.marks import marks_of
from imperium_desktop.games.hadrian.scene.sheets.pictures import Pictures, Written, thumbnail
from imperium_desktop.games.hadrian.scene.sheets.track_cards import paint_tracks
from imperium_desktop.games.hadrian.scene.shown import Shown
from imperium_desktop.games.hadrian.scene.tray import paint_drawn, paint_still, paint_wells, still_facts
from imperium_desktop.rules.keys import Key
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import CENTRE, plain, strong, write
from imperium_desktop.ui.theme.lettering import LEFT as AT_LEFT
from imperium_desktop.ui.theme.lettering import RIGHT as AT_RIGHT
from imperium_desktop.ui.theme.paint import alpha, board_frame, pen, rounded, shadow, table_light
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.theme.textures import surface, surfaces_made

VISIBLE = "#0072b2"
NAMED = 0.45
"""Share of a small sheet's caption that is at least for its name."""
SHARPEST = 2.0
"""A sheet that is zoomed in further is enlarged from its picture."""


class Backdrop:
    def __init__(self, content: Components) -> None:
        self.content = content
        self.pictures = Pictures(content)
        self.fresh: dict[str, Rect] = {}
        """Where something was written since the sheets were last painted, as they lie on the table; by element."""
        self._known: tuple[object, QPixmap] | None = None
        self._land: tuple[object, QPixmap] | None = None

    def forget(self) -> None:
        self._known = self._land = None
        self.pictures.forget()

    def attack(self, shown: Shown) -> Attack | None:
        """The one that is fought, or that is shown once it is over."""
        if shown.staged is None:
            return fought_now(self.content, shown.view, shown.seat, shown.events)
        found = fought_last(self.content, shown.view, seat_attacked(shown.staged.name), shown.events)
        return found.so_far(shown.staged.step, shown.staged.settled) if found is not None else None

    def paint(self, p: QPainter, plan: Plan, shown: Shown) -> None:
        self.fresh = {}
        view, seat, words = shown.view, shown.seat, shown.words
        ratio = p.device().devicePixelRatioF()
        p.drawPixmap(QPointF(0, 0), self._empty_table(QRectF(0, 0, *shown.size), plan, view, seat, ratio))
        paint_wells(p, plan, view, seat, words, ratio)
        if plan.sight.seat not in (None, seat):
            self._paint_sheets(p, plan, shown, ratio)
            paint_away(p, plan, words.seat(plan.sight.seat or 0))
            return
        fought = self.attack(shown)
        if fought is not None:
            place = AttackPlan(plan.areas)
            p.drawPixmap(QPointF(0, 0), self._landscape(place, ratio))
            name = words.seat(fought.seat) if len(view.players) > 1 else ""
            paint_attack(p, place, fought, name, words, ratio, decides=shown.question is not None)
            return
        self._paint_sheets(p, plan, shown, ratio)
        if shown.decision is not None and shown.decision.kind == "hadrian.choose_path":
            drawn = [card for card in view.players[seat].drawn if card != UNKNOWN]
            paint_drawn(p, plan, len(drawn), ratio)

    def _empty_table(self, rect: QRectF, plan: Plan, view: State, seat: int, ratio: float) -> QPixmap:
        """Table, shadows of the sheets and most of the tray change with the window and the Year only."""
        still = still_facts(self.content, view, seat)
        made = surfaces_made(ratio)
        wanted = rect.size().toTuple(), plan.window, tuple(plan.thumbs), ratio, palette().name, made, still
        if self._known is None or self._known[0] != wanted:
            picture = QPixmap((rect.size() * ratio).toSize())
            picture.setDevicePixelRatio(ratio)
            with QPainter(picture) as p:
                p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
                table_light(p, rect, ratio)
                for place in (plan.window, *(plan.thumb(sheet) for sheet in plan.thumbs)):
                    shadow(p, rounded(QRectF(*place), 3), 8, 14, 0.5)
                paint_still(p, plan, self.content, view, seat, ratio)
            self._known = wanted, picture
        return self._known[1]

    def _landscape(self, place: AttackPlan, ratio: float) -> QPixmap:
        """Landscape in its frame; it changes with the window only."""
        textured = all(surface(name, ratio).style() == Qt.BrushStyle.TexturePattern for name in ("wood", "stone"))
        wanted = place.frame, ratio, palette().name, textured
        if self._land is None or self._land[0] != wanted:
            picture = QPixmap(
                round((place.frame.right + place.frame.x) * ratio), round((place.frame.bottom + place.frame.y) * ratio)
            )
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as p:
                p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
                board_frame(p, QRectF(*place.field), place.rim, ratio)
                paint_landscape(p, place, ratio)
            self._land = wanted, picture
        return self._land[1]

    def _paint_sheets(self, p: QPainter, plan: Plan, shown: Shown, ratio: float) -> None:
        whose = shown.seat if plan.sight.seat is None else plan.sight.seat
        marks = marks_of(self.content, shown.view, whose, shown.events)
        wide = plan.window.width if plan.focus else (plan.window.width - plan.gap) / 2
        for sheet in (LEFT, RIGHT):
            place = plan.sheets.get(sheet)
            width = min(place.width if place else wide, wide * SHARPEST)
            written, fresh = self.pictures.show(sheet, whose, marks, width, ratio, shown.words)
            if place is not None:
                self._paint_large(p, plan, place, written)
            for key, spot in fresh.items():
                laid = plan.in_sight(sheet, spot)
                if laid is not None:
                    self.fresh[key] = laid
            if sheet in plan.thumbs:
                thumb = plan.thumbs[sheet]
                p.drawPixmap(QPointF(round(thumb.x), round(thumb.y)), thumbnail(written, thumb.width, ratio))
        paint_tracks(p, plan, self.content, shown.view.players[whose], ratio)
        lit = lit_on(self.content, shown.decision if whose == shown.seat else None)
        for sheet, thumb in plan.thumbs.items():
            paint_thumb(p, plan, sheet, QRectF(*thumb), lit[sheet])
        if plan.focus and (plan.more_below or plan.more_above):
            paint_more(p, plan, with_key=shown.question is not None)

    def _paint_large(self, p: QPainter, plan: Plan, place: Rect, written: Written) -> None:
        p.save()
        p.setClipRect(QRectF(*plan.window), Qt.ClipOperation.IntersectClip)
        whole = QRectF(round(place.x), round(place.y), place.width, place.height)
        if abs(written.picture.deviceIndependentSize().width() - place.width) < 1:
            p.drawPixmap(whole.topLeft(), written.picture)
        else:
            p.drawPixmap(whole, written.picture, QRectF(written.picture.rect()))
        p.restore()


def seat_attacked(staged: str) -> int:
    """Seat whose attack the scene calls so when it is staged."""
    return int(Key.of(staged).name)


def paint_thumb(p: QPainter, plan: Plan, sheet: str, rect: QRectF, lit: int) -> None:
    if sheet in plan.sheets:
        large = plan.sheets[sheet]
        scale = WIDTH / large.width
        window = plan.window
        seen = Rect(
            max(window.x - large.x, 0) * scale,
            max(window.y - large.y, 0) * scale,
            min(window.width, large.width) * scale,
            min(window.height, large.height) * scale,
        )
        shown = QRectF(*laid_on(plan.thumbs[sheet], seen)).intersected(rect)
        p.strokePath(rounded(shown.adjusted(1.5, 1.5, -1.5, -1.5), 3), pen(VISIBLE, 3))
    foot = QRectF(rect.x(), rect.bottom(), rect.width(), CAPTION)
    p.fillRect(foot, alpha("#241811", 0.88))
    name = say("left_sheet") if sheet == LEFT else say("right_sheet")
    inner = foot.adjusted(8, 0, -8, 0)
    colour = palette().lit_line if lit else "#c9b78d"
    count = inner.adjusted(inner.width() * NAMED, 0, 0, 0)
    told = say("n_highlighted", n=lit) if lit else ""
    room = write(p, count, told, 13, colour, AT_RIGHT, font=strong(13)) if told else 0.0
    write(p, inner.adjusted(0, 0, -room - 6, 0), name, 14, "#f4e8c9", AT_LEFT)
    p.strokePath(rounded(QRectF(*plan.thumb(sheet)), 3), pen(alpha(palette().brass_bright, 0.7), 1.2))


def paint_more(p: QPainter, plan: Plan, *, with_key: bool) -> None:
    """The bar below a sheet of which not all is in sight; in a replay its key walks the years."""
    rect = QRectF(*plan.more)
    p.fillPath(rounded(rect, 4), alpha("#1a110a", 0.86))
    below = plan.more_below
    side, middle = 16.0, rect.center()
    text = say("more_below") if below else say("back_to_the_top")
    key = "PgDn" if below else "PgUp"
    draw_icon(p, "app-unfold" if below else "app-fold", QRectF(middle.x() - 110, middle.y() - side / 2, side, side))
    write(p, QRectF(middle.x() - 86, rect.y(), 130, rect.height()), text, 14, "#f4e8c9", AT_LEFT, font=plain(14))
    if not with_key:
        return
    cap = QRectF(middle.x() + 58, middle.y() - 9, 52, 18)
    p.strokePath(rounded(cap, 3), pen("#8c6c34", 1))
    write(p, cap, key, 11, "#e0bd6c", CENTRE, font=strong(11.5))


def paint_away(p: QPainter, plan: Plan, name: str) -> None:
    """A ribbon over somebody else's sheets."""
    rect = QRectF(*plan.ribbon)
    text = say("sheets_of_name_click_to_go_back", name=name)
    p.strokePath(rounded(QRectF(*plan.window).adjusted(1.5, 1.5, -1.5, -1.5), 4), pen(VISIBLE, 3))
    p.fillPath(rounded(rect, 4), alpha("#1a110a", 0.9))
    write(p, rect.adjusted(20, 0, -20, 0), text, 16, QColor("#f4e8c9").name(), CENTRE)
