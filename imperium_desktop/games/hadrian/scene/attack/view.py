"""What happens at the Wall: shields, breaches, how each cohort fares, what comes of it, and Favours (§8)."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QRadialGradient

from imperium_desktop.games.hadrian.rules.names import COHORTS
from imperium_desktop.games.hadrian.scene.attack.fought import TEMPLE, Attack, Favours
from imperium_desktop.games.hadrian.scene.attack.plan import PLACES, SHIELD, WALL, AttackPlan
from imperium_desktop.games.hadrian.scene.describing import accept_words
from imperium_desktop.games.hadrian.scene.messages import say
from imperium_desktop.games.hadrian.scene.sheets.ink import centred
from imperium_desktop.games.hadrian.scene.sheets.pencil import pencil_cross
from imperium_desktop.text.words import Words
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import CENTRE, RIGHT, plain, strong, write, write_lines
from imperium_desktop.ui.theme.paint import alpha, falling, lit, parchment_panel, pen, rounded, shadow
from imperium_desktop.ui.theme.palette import palette

BREACH: tuple[tuple[float, float], ...] = (
    (-0.42, 0.0),
    (-0.5, 0.2),
    (-0.34, 0.36),
    (-0.46, 0.58),
    (-0.36, 0.78),
    (-0.5, 1.0),
    (0.46, 1.0),
    (0.36, 0.82),
    (0.5, 0.6),
    (0.36, 0.4),
    (0.5, 0.2),
    (0.4, 0.0),
)
"""Outline of a gap in the Wall, in shares of its width and the Wall's height."""
THROUGH, THROUGH_EDGE = "#d9573f", "#6b1d1a"
HELD = "#2f6b37"


def paint_attack(
    p: QPainter, plan: AttackPlan, fought: Attack, name: str, words: Words, ratio: float, *, decides: bool
) -> None:
    """`name`: whose attack it is, where several are attacked; `decides`: who looks may still use Favours."""
    for cohort in range(len(COHORTS)):
        paint_places(p, plan, fought, cohort)
    for cohort in range(len(COHORTS)):
        paint_plaque(p, plan, fought, cohort, words, ratio)
    paint_ways_through(p, plan, fought)
    paint_title(p, plan, fought, name, ratio)
    paint_numbers(p, plan, fought)
    paint_band(p, plan, fought, words, ratio, decides=decides)


# On the Wall


def paint_places(p: QPainter, plan: AttackPlan, fought: Attack, cohort: int) -> None:
    """A shield, or an empty place, for each box of the cohort; a tick over each shield that holds a card."""
    count = sum(card.cohort == cohort for card in fought.cards)
    middle, side = plan.y(WALL[0] + WALL[1] * 0.51), SHIELD * plan.scale
    narrow = plan.crowd(count)
    for number in range(PLACES):
        at = QPointF(plan.place(cohort, number, count), middle)
        if number < fought.strength[cohort]:
            paint_shield(p, at, side * max(narrow, 0.7))
        else:
            paint_empty_place(p, at, side, narrow)
    held = [card for card in fought.of(cohort) if card.settled and card.defence == "held"]
    for number in range(len(held)):
        paint_tick(p, QPointF(plan.place(cohort, number, count), plan.y(307)), 15 * plan.scale)


def paint_shield(p: QPainter, at: QPointF, side: float) -> None:
    under = QRectF(at.x() - side * 0.38, at.y() + side * 0.46, side * 0.76, side * 0.18)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(alpha("#000000", 0.4))
    p.drawEllipse(under)
    draw_icon(p, "hadrian-cohort", centred(at, side))


def paint_empty_place(p: QPainter, at: QPointF, side: float, narrow: float) -> None:
    place = QRectF(at.x() - side * 0.33 * narrow, at.y() - side * 0.45, side * 0.66 * narrow, side * 0.9)
    path = rounded(place, side * 0.17)
    p.fillPath(path, alpha("#3a3128", 0.26))
    dashes = pen(alpha("#3a3128", 0.75), 1.6)
    dashes.setDashPattern([4, 2.6])
    p.strokePath(path, dashes)


def paint_tick(p: QPainter, at: QPointF, radius: float) -> None:
    p.setPen(pen("#f4efe0", max(radius * 0.14, 1.5)))
    p.setBrush(QColor(HELD))
    p.drawEllipse(at, radius, radius)
    p.setPen(pen("#ffffff", max(radius * 0.2, 1.8)))
    corners = ((-0.42, 0.04), (-0.1, 0.36), (0.44, -0.3))
    p.drawPolyline(QPolygonF([at + QPointF(x * radius, y * radius) for x, y in corners]))


def paint_ways_through(p: QPainter, plan: AttackPlan, fought: Attack) -> None:
    """A gap in the Wall and a red arrow for each card that nothing holds."""
    counts = [sum(card.cohort == cohort for card in fought.cards) for cohort in range(len(COHORTS))]
    for card, place in zip(fought.cards, fought.places, strict=True):
        if card.settled and card.defence == "through":
            count = counts[card.cohort]
            paint_way_through(p, plan, plan.place(card.cohort, place, count), plan.crowd(count))


def paint_way_through(p: QPainter, plan: AttackPlan, middle: float, narrow: float) -> None:
    top, height = plan.y(WALL[0]) - 1, WALL[1] * plan.down + 2
    width = 58 * plan.scale * narrow
    gap = QPainterPath()
    gap.addPolygon(QPolygonF([QPointF(middle + x * width, top + y * height) for x, y in BREACH]))
    gap.closeSubpath()
    p.fillPath(gap, falling(gap.boundingRect(), "#463c31", "#2c251d"))
    p.strokePath(gap, pen("#241d15", 1.6))
    foot, head, half = plan.y(516), 36 * plan.scale, 25 * plan.scale * max(narrow, 0.6)
    shaft = 7 * plan.scale
    corners = (
        (-shaft, top + 4 - foot),
        (shaft, top + 4 - foot),
        (shaft, -head),
        (half, -head),
        (0, 0),
        (-half, -head),
        (-shaft, -head),
    )
    arrow = QPainterPath()
    arrow.addPolygon(QPolygonF([QPointF(middle + x, foot + y) for x, y in corners]))
    arrow.closeSubpath()
    p.fillPath(arrow, QColor(THROUGH))
    p.strokePath(arrow, pen(THROUGH_EDGE, max(3 * plan.scale, 2)))


def paint_plaque(p: QPainter, plan: AttackPlan, fought: Attack, cohort: int, words: Words, ratio: float) -> None:
    """How a cohort fares: cards that came, its shields, Favours, and what gets through."""
    rect = QRectF(*plan.plaque(cohort))
    parchment_panel(p, rect, ratio)
    half = rect.height() / 2
    upper = QRectF(rect.x() + 8, rect.y() + half * 0.12, rect.width() - 16, half * 0.92)
    write(p, upper, words.label(COHORTS[cohort]), plan.type(21), align=CENTRE)
    here, ignored = fought.of(cohort), sum(card.defence == "ignored" for card in fought.of(cohort))
    counts = [("hadrian-attack", len(here)), ("hadrian-cohort", fought.strength[cohort])]
    counts += [("hadrian-favour", ignored)] if ignored else []
    through = fought.through[cohort]
    if through:
        verdict, colour = say("get_through", n=through), palette().danger_text
    elif any(card.cohort == cohort for card in fought.cards) or not fought.seen:
        verdict, colour = (say("holds_them_all"), palette().good) if here else ("", "")
    else:
        verdict, colour = say("not_attacked"), palette().on_page_faint
    paint_counts(p, plan, QRectF(upper.x(), rect.y() + half, upper.width(), half * 0.84), counts, verdict, colour)


def paint_counts(
    p: QPainter, plan: AttackPlan, line: QRectF, counts: list[tuple[str, int]], verdict: str, colour: str
) -> None:
    """Icons with their numbers and a word, together in the middle of the line."""
    side, size = plan.type(24), plan.type(18)
    step = side * 2.2
    words = min(line.width() - len(counts) * step, plan.type(18) * 0.56 * len(verdict))
    left = line.center().x() - (len(counts) * step + words) / 2
    for number, (icon, count) in enumerate(counts):
        x = left + number * step
        draw_icon(p, icon, QRectF(x, line.center().y() - side / 2, side, side))
        write(p, QRectF(x + side + 4, line.y(), step - side - 4, line.height()), str(count), size)
    x = left + len(counts) * step
    write(p, QRectF(x, line.y(), line.right() - x, line.height()), verdict, size, colour, least=10)


# Above it


def paint_title(p: QPainter, plan: AttackPlan, fought: Attack, name: str, ratio: float) -> None:
    rect = QRectF(*plan.title)
    parchment_panel(p, rect, ratio)
    side = rect.height() * 0.56
    draw_icon(p, "hadrian-attack", centred(QPointF(rect.x() + rect.height() * 0.56, rect.center().y()), side))
    inner = rect.adjusted(rect.height() * 1.06, 3, -14, -5)
    title = say("the_picts_attack_name", name=name) if name else say("the_picts_attack")
    write(p, QRectF(inner.x(), inner.y(), inner.width(), inner.height() * 0.58), title, plan.type(27), least=12)
    told = QRectF(inner.x(), inner.y() + inner.height() * 0.56, inner.width(), inner.height() * 0.42)
    size = plan.type(15)
    write(p, told, where_from(fought), size, palette().on_page_secondary, font=plain(size), least=10)


def where_from(fought: Attack) -> str:
    """How many cards, and what brought them."""
    own = sum(card.extra for card in fought.cards)
    for_neutrals = len(fought.cards) - own - fought.by_year
    parts = [say("for_the_year", count=fought.by_year)] if own or for_neutrals else []
    parts += [say("for_items_on_neutral_cards", count=for_neutrals)] if for_neutrals else []
    parts += [say("for_this_seat_alone", count=own)] if own else []
    cards = say("fate_cards", n=len(fought.cards))
    told = f"{cards}: {', '.join(parts)}" if parts else cards
    return f"{say('year_title', year=fought.year)} · {told}"


def paint_numbers(p: QPainter, plan: AttackPlan, fought: Attack) -> None:
    """A red card for each that has come, a pale one for each that is still to come."""
    places = plan.numbers(len(fought.cards))
    for number, (card, place) in enumerate(zip(fought.cards, places, strict=True), 1):
        rect = QRectF(*place)
        p.setOpacity(1 if card.come else 0.45)
        p.fillPath(rounded(rect, 4), falling(rect, "#9a3a30", "#6b1d1a"))
        p.strokePath(rounded(rect.adjusted(0.8, 0.8, -0.8, -0.8), 4), pen("#2b120c", 1.6))
        write(p, rect, str(number), plan.type(17), "#fbeedb", CENTRE)
        p.setOpacity(1)
    if places and plan.sentences:
        text = say("turned_number_of_count", number=fought.newest, count=len(fought.cards))
        line = QRectF(places[0].x - 262, places[0].y, 250, places[0].height)
        write(p, line.translated(0, 1.5), text, plan.type(17), "#1c2a33", RIGHT)
        write(p, line, text, plan.type(17), "#fdf3da", RIGHT)


# The result


def paint_band(p: QPainter, plan: AttackPlan, fought: Attack, words: Words, ratio: float, *, decides: bool) -> None:
    parchment_panel(p, QRectF(*plan.band), ratio)
    paint_verdict(p, plan, fought)
    disdain, valour = fought.outcome
    for number, place in enumerate(plan.medals(disdain + valour)):
        paint_medal(p, plan, QRectF(*place), "disdain" if number < disdain else "valour", words)
    if fought.favours:
        p.setPen(pen(alpha(palette().brass_edge, 0.8), 1.2))
        band = QRectF(*plan.band)
        p.drawLine(QPointF(plan.rule, band.y() + 16), QPointF(plan.rule, band.bottom() - 16))
        rows = plan.favours(len(fought.favours))
        for favours, row in zip(fought.favours, rows, strict=True):
            paint_favours(p, plan, fought, favours, QRectF(*row), words)
    if fought.seen:
        gold_button(p, plan, QRectF(*plan.accept), accept_words(decides=decides), say("enter"))
        quiet_button(p, plan, QRectF(*plan.again), say("show_the_attack_again"), "R")
    else:
        line = QRectF(plan.accept.x, plan.accept.y, plan.accept.width, plan.again.bottom - plan.accept.y)
        write_lines(p, line, say("a_click_or_enter_shows_the_result"), plan.type(16), palette().on_page_secondary)


def paint_verdict(p: QPainter, plan: AttackPlan, fought: Attack) -> None:
    rect, through = QRectF(*plan.verdict), sum(fought.through)
    head = QRectF(rect.x(), rect.y() + (8 if plan.sentences else 0), rect.width(), rect.height() * 0.3)
    write(p, head, say("attack_potential_flag", flag=fought.flag), plan.type(22), least=12)
    told = verdict(fought, through, whole=plan.sentences)
    rest = QRectF(rect.x(), head.bottom() + 3, rect.width(), rect.bottom() - head.bottom() - 6)
    write_lines(p, rest, told, plan.type(16), palette().on_page_secondary)


def verdict(fought: Attack, through: int, *, whole: bool) -> str:
    """Tell how the attack ends; before all cards have come nobody knows that none gets through."""
    if not through and not fought.seen:
        return ""
    told = [say("attacks_get_through", n=through) if through else say("no_attack_gets_through")]
    if whole and through > fought.flag:
        told.append(say("at_most_flag_count", flag=fought.flag))
    if whole and fought.seen:
        disdain, valour = fought.outcome
        told.append(say("disdain_valour", disdain=disdain, valour=valour) + ".")
    return " ".join(told)


def paint_medal(p: QPainter, plan: AttackPlan, rect: QRectF, kind: str, words: Words) -> None:
    colour = palette().danger if kind == "disdain" else "#5d5866"
    radius = min(35 * plan.scale, rect.height() * 0.36)
    at = QPointF(rect.center().x(), rect.y() + radius + 2)
    disc = QPainterPath()
    disc.addEllipse(at, radius, radius)
    shadow(p, disc, 1, 3, 0.3)
    p.fillPath(disc, QColor("#f9dfd6" if kind == "disdain" else "#f2ecdf"))
    p.strokePath(disc, pen(colour, max(3 * plan.scale, 2)))
    draw_icon(p, f"hadrian-{kind}", centred(at, radius * 1.25))
    foot = QRectF(rect.x() + 2, at.y() + radius + 2, rect.width() - 4, rect.bottom() - at.y() - radius - 2)
    write(p, foot, words.label(kind), plan.type(15), palette().danger_text if kind == "disdain" else colour, CENTRE)


def paint_favours(p: QPainter, plan: AttackPlan, fought: Attack, favours: Favours, row: QRectF, words: Words) -> None:
    """Lit if one of them changes something, crossed out if all are used."""
    disc = QRectF(*plan.favour(plan.favours(len(fought.favours))[fought.favours.index(favours)]))
    path = QPainterPath()
    path.addEllipse(disc.adjusted(3, 3, -3, -3))
    helps = favours.usable and not fought.useless
    p.setOpacity(1 if favours.left else 0.62)
    if helps:
        paint_glow(p, disc)
        lit(p, path)
    p.fillPath(path, QColor(palette().ivory))
    p.strokePath(path, pen(palette().lit_rim if helps else palette().brass_edge, 1.6))
    draw_icon(p, "hadrian-favour", centred(disc.center(), disc.width() * 0.62))
    p.setOpacity(1)
    if not favours.left and favours.used:
        pencil_cross(p, centred(disc.center(), disc.width() * 0.7), favours.key)
    words_at = row.adjusted(disc.width() + 8, 0, -2, 0)
    title = favour_name(favours, words, short=len(fought.favours) > 2)
    if not plan.sentences:
        write(p, words_at, title, plan.type(16), least=10)
        return
    write(p, words_at.adjusted(0, row.height() * 0.1, 0, -row.height() * 0.5), title, plan.type(17), least=11)
    paint_use(p, plan, fought, favours, words_at.adjusted(0, row.height() * 0.48, 0, -row.height() * 0.1))


def favour_name(favours: Favours, words: Words, *, short: bool) -> str:
    if favours.source == TEMPLE:
        name = words.label("temples_area") if short else say("favour_of_the_temples")
    else:
        cohort = words.label(favours.source)
        name = cohort if short else say("diplomat_cohort", cohort=cohort)
    return f"{name} ×{favours.left}" if favours.left > 1 else name


def paint_use(p: QPainter, plan: AttackPlan, fought: Attack, favours: Favours, line: QRectF) -> None:
    """What comes of the attack if one more Favour is used, or why none need be."""
    size = plan.type(14.5)
    if favours.usable and not fought.above:
        x = line.x()
        for icon, count in zip(("hadrian-disdain", "hadrian-valour"), fought.outcome_with_favour, strict=True):
            draw_icon(p, icon, QRectF(x, line.center().y() - size * 0.6, size * 1.2, size * 1.2))
            write(p, QRectF(x + size * 1.35, line.y(), size * 2, line.height()), str(count), size, font=strong(size))
            x += size * 2.7
        return
    if favours.usable:
        told = say("would_change_nothing") if fought.useless else say("only_count_together", count=fought.above + 1)
    elif favours.used:
        told = say("used_on_card_numbers", numbers=", ".join(map(str, favours.used)))
    else:
        told = say("not_needed")
    colour = palette().danger_text if favours.usable else palette().on_page_secondary
    write(p, line, told, size, colour, font=plain(size), least=10)


def paint_glow(p: QPainter, disc: QRectF) -> None:
    glow = QRadialGradient(disc.center(), disc.width() * 0.72)
    glow.setColorAt(0.55, alpha(palette().lit_line, 0.95))
    glow.setColorAt(1, alpha(palette().lit_line, 0))
    reach = disc.width() * 0.22
    p.fillRect(disc.adjusted(-reach, -reach, reach, reach), glow)


def gold_button(p: QPainter, plan: AttackPlan, rect: QRectF, text: str, key: str) -> None:
    colours = palette()
    shadow(p, rounded(rect, 6), 2, 4, 0.45)
    p.fillPath(rounded(rect, 6), falling(rect, colours.gold_light, colours.gold))
    p.strokePath(rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 6), pen(colours.main_edge, 1.4))
    caption(p, rect, "app-continue", text, key, plan.type(18))


def quiet_button(p: QPainter, plan: AttackPlan, rect: QRectF, text: str, key: str) -> None:
    p.fillPath(rounded(rect, 5), QColor(palette().choice))
    p.strokePath(rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 5), pen(palette().choice_edge, 1.2))
    caption(p, rect, "app-redo", text, key, plan.type(14))


def caption(p: QPainter, rect: QRectF, icon: str, text: str, key: str, size: float) -> None:
    """An icon, words and a key cap, as on other buttons."""
    side, cap = size * 1.15, max(len(key) * size * 0.44 + 10, 18.0)
    inner = rect.adjusted(8, 0, -8, 0)
    draw_icon(p, icon, QRectF(inner.x() + 2, inner.center().y() - side / 2, side, side))
    box = QRectF(inner.right() - cap, inner.center().y() - size * 0.55, cap, size * 1.1)
    p.strokePath(rounded(box, 3), pen(palette().key_edge, 1))
    write(p, box, key, size * 0.66, palette().key_text, CENTRE, font=strong(max(size * 0.66, 10)), least=8)
    middle = QRectF(inner.x() + side + 8, inner.y(), inner.width() - side - cap - 16, inner.height())
    write(p, middle, text, size, palette().ink, CENTRE, font=strong(size), least=10)
