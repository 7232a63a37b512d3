"""The choices in words: the uses of a card with what each costs and brings, or what keeps it from being done."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.options import Pay, goods_paid
from imperium_desktop.games.settlers.scene import signs
from imperium_desktop.games.settlers.scene.choices.panel import ChoicePanel, PanelChoice
from imperium_desktop.games.settlers.scene.messages import say
from imperium_desktop.games.settlers.scene.plan import Plan
from imperium_desktop.markup import escaped
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.table import Decision, Event, Option
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.cards.choice_lines import ChoiceLine, paint_line
from imperium_desktop.ui.theme.lettering import LEFT, plain, write
from imperium_desktop.ui.theme.paint import parchment_panel
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.wording.messages import MessageKey

TITLES: Final = {
    "build": MessageKey("build"),
    "deal": MessageKey("make_a_deal"),
    "raze": MessageKey("raze_title"),
    "activate": MessageKey("activate"),
    "activate_twice": MessageKey("activate_twice"),
    "play": MessageKey("play_it"),
    "visit": MessageKey("send_a_worker"),
    "defense": MessageKey("protect_with_the_defence_token"),
    "samurai": MessageKey("send_a_samurai"),
    "bank": MessageKey("store"),
}
SIGNS: Final = {
    "build": "settlers-foundation",
    "deal": "settlers-deal",
    "raze": "settlers-raze",
    "activate": "settlers-action",
    "activate_twice": "settlers-action",
    "play": "settlers-instant",
    "visit": "settlers-worker",
    "defense": "settlers-defence",
    "samurai": "settlers-samurai",
    "bank": "app-save",
    "raze_from_hand": "settlers-raze",
    "raze_opponent": "settlers-raze",
    "remove_common": "app-delete",
    "remove_faction": "app-delete",
}
FEW: Final = 3


def paint_choices(
    p: QPainter,
    plan: Plan,
    panel: Rect,
    choices: ChoicePanel,
    content: Components,
    decision: Decision[Option] | None,
    words: Words,
) -> None:
    parchment_panel(p, QRectF(*panel), p.device().devicePixelRatioF(), radius=6)
    head, places = plan.tray.choices(panel, len(choices.lines), foot=plan.foot(choices))
    size = plan.strip_text(13.5, 18)
    write(p, QRectF(*head), heading(choices, decision, words), size, palette().on_page_title, LEFT, least=10)
    points = content.copies[choices.card].points if choices.card else 0
    for line, place in zip(choices.lines, places, strict=True):
        key = str(choices.keys.index(line.key) + 1) if line.key in choices.keys else ""
        paint_line(p, QRectF(*place), written(line, points, words)._replace(key=key), plan.across)
    if choices.zone == "hand" and any(line.refused is None for line in choices.lines):
        left = Rect(head.x, places[-1].bottom, head.width, panel.bottom - places[-1].bottom - 3)
        paint_other_way(p, plan, QRectF(*left))


def paint_other_way(p: QPainter, plan: Plan, room: QRectF) -> None:
    """Where there is room for it."""
    size = plan.strip_text(11, 14)
    if room.height() >= size * 1.8:
        text = say("or_drag_the_card_to_a_place")
        write(p, room, text, size, palette().on_page_faint, LEFT, font=plain(size), least=10)


def heading(choices: ChoicePanel, decision: Decision[Option] | None, words: Words) -> str:
    if choices.card:
        return say("card_what_do_you_do", card=words.label(choices.card))
    return question_of(words.kind(decision)) if decision is not None else ""


def question_of(sentence: str) -> str:
    """What is asked, without what is told of it: that stands in the prompt."""
    asked, mark_of_it, _ = sentence.partition("?")
    return asked.rpartition(". ")[2] + mark_of_it if mark_of_it else sentence


def written(line: PanelChoice, points: int, words: Words) -> ChoiceLine:
    return ChoiceLine(
        tuple(signs_of(line)),
        title_of(line, words),
        consequence(line, points, words),
        faint=line.refused is not None,
        picked=line.picked,
    )


def signs_of(line: PanelChoice) -> list[str]:
    """One for what is done; of a payment every piece that is paid."""
    zone, name = Key.of(line.key)
    if zone == "pay":
        return [signs.GOODS[good] for good in goods_paid(line.key)]
    return [SIGNS.get(line.key) or signs.GOODS.get(name) or "app-check"]


def price_of(choices: ChoicePanel) -> Counter[str]:
    """Price of the first choice that can be had, where it is told what is paid for it."""
    first = next((line for line in choices.lines if line.refused is None), None)
    paid: Counter[str] = Counter()
    for event in first.events if first is not None else ():
        match event:
            case events.LocationBuilt(paid=goods) | events.DealMade(paid=goods) | events.LocationActivated(paid=goods):
                paid.update(goods)
            case events.CardRazed(paid=tokens) | events.LocationRazed(paid=tokens):
                paid["raze"] += tokens
    return paid


# Words


def title_of(line: PanelChoice, words: Words) -> str:
    if line.key in TITLES:
        return say(TITLES[line.key])
    if line.option is not None:
        return words.option(line.option)
    name = Key.of(line.key).name
    return words.label(name) if name else line.key


def consequence(line: PanelChoice, points: int, words: Words) -> str:
    """What it costs, what it brings now, and at the end."""
    if line.refused is not None:
        return escaped(words.reason(line.refused))
    paying = isinstance(line.option, Pay)
    clauses = (told(event, words) for event in line.events if not (paying and hasattr(event, "paid")))
    said = list(dict.fromkeys(filter(None, clauses)))
    if line.cards:
        said.append(say("gain_what", what=row(("card",) * line.cards, words)))
    if line.key == "build" and points:
        said.append(say("vp_at_the_end", n=points))
    return "; ".join(said)


def told(event: Event, words: Words) -> str:
    """Tell an event, in icons where it is about goods; the rest as the log would tell it."""
    match event:
        case events.LocationBuilt(paid=paid) | events.DealMade(paid=paid) | events.LocationActivated(paid=paid):
            return say("pay_what", what=row(paid, words)) if paid else ""
        case events.CardRazed(paid=tokens) | events.LocationRazed(paid=tokens):
            return say("pay_what", what=row(("raze",) * tokens, words)) if tokens else ""
        case events.WorkersSpent(workers=workers):
            return say("pay_what", what=row(("worker",) * workers, words))
        case events.WorkerSent(rival=rival, rewarded=rewarded):
            cost = say("pay_what", what=row(("worker",), words))
            gift = say("name_gains_what", name=escaped(words.seat(rival)), what=row(("worker",), words))
            return f"{cost}; {gift}" if rewarded else cost
        case events.GoodsGained(goods=goods):
            return say("gain_what", what=row(goods, words))
        case events.CardDrawn(deck=deck):
            return say("gain_what", what=row(("card_faction" if deck == "faction" else "card",), words))
        case events.PointsScored(points=points):
            return say("gain_what", what=row(("vp",) * points, words))
        case events.LocationGivenUp() | events.FoundationGivenUp():
            return say("give_up_what", what=row(("location",), words))
        case events.DefensePlaced() | events.SamuraiPlaced() | events.SeatPassed() | events.InstantPlayed():
            return ""
    return escaped(words.event(event).rstrip("."))


def row(goods: Sequence[str], words: Words) -> str:
    """Icons one by one while there are few, else with a number; each is also read aloud."""
    return " ".join(_counted(good, n, words) for good, n in _in_order(goods))


def _in_order(goods: Iterable[str]) -> list[tuple[str, int]]:
    return list(Counter(goods).items())


def _counted(good: str, n: int, words: Words) -> str:
    icon = f"{{icon:{signs.GOODS[good]}|{words.name(good, count=n)}}}"
    return icon * n if n <= FEW else f"{n}{icon}"
