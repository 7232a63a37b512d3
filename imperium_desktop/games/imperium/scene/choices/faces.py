"""The choices in words: what each does and would bring now, or what keeps it from being done."""

from collections.abc import Sequence
from typing import Final, cast

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.events import TokensPaid
from imperium_desktop.games.imperium.rules.names import TurnKind
from imperium_desktop.games.imperium.rules.options import (
    PayTokens,
    PickAmount,
    PickBranch,
    PlayFromHand,
    TakeTurn,
    UseExhaust,
)
from imperium_desktop.games.imperium.scene.cards.texts import steps_sentence
from imperium_desktop.games.imperium.scene.choices.panel import REACT, REACTIONS, ChoicePanel, PanelChoice
from imperium_desktop.games.imperium.scene.choices.telling import (
    BETWEEN,
    amount,
    amounts,
    tell_ahead,
    tell_all,
    without_card,
)
from imperium_desktop.games.imperium.scene.messages import say
from imperium_desktop.games.imperium.scene.plan import Plan
from imperium_desktop.games.imperium.scene.shown import Shown
from imperium_desktop.games.imperium.scene.signs import WORDS
from imperium_desktop.markup import escaped
from imperium_desktop.rules.effects.program import Node
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.table import Decision, Event, Option
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.cards.choice_lines import ChoiceLine, paint_line
from imperium_desktop.ui.theme.fonts import serif_bold
from imperium_desktop.ui.theme.lettering import LEFT, write
from imperium_desktop.ui.theme.paint import parchment_panel
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.wording.messages import MessageKey

TURNS: Final = {
    "activate": ("imperium-action", MessageKey("play_cards_with_up_to_three_actions")),
    "innovate": (
        "imperium-civilised",
        MessageKey("discard_your_hand_and_break_through"),
    ),
    "revolt": ("imperium-unrest", MessageKey("return_any_number_of_unrest")),
}
SIGNS: Final = {"play": "imperium-action", "agree": "app-check", "skip": "app-close"}


def paint_choices(
    p: QPainter, plan: Plan, panel: Rect, choices: ChoicePanel, content: Components, shown: Shown
) -> None:
    parchment_panel(p, QRectF(*panel), p.device().devicePixelRatioF(), radius=6)
    head, places = plan.tray.choices(panel, len(choices.lines), headed=choices.headed)
    size = plan.strip_text(13.5, 18)
    if choices.headed:
        title = heading(choices, shown.decision, shown.words, head.width, size)
        write(p, QRectF(*head), title, size, palette().on_page_title, LEFT, least=10)
    for line, place in zip(written(choices, content, shown), places, strict=True):
        paint_line(p, QRectF(*place), line, plan.across)


def preselected(choices: ChoicePanel) -> str:
    """What Enter takes: the first that can be had."""
    return next((line.key for line in choices.lines if line.refused is None), "")


def heading(choices: ChoicePanel, decision: Decision[Option] | None, words: Words, width: float, size: float) -> str:
    """The question without the card's name, where it has room; the prompt asks it whole."""
    if decision is None or choices.touched:
        return words.label(choices.card) if choices.card else ""
    if decision.kind in REACTIONS:
        return say("reaction_card", card=words.label(choices.card))
    short = without_card(decision, words)
    short = short[:1].upper() + short[1:]
    fits = QFontMetricsF(serif_bold(size, exact=True)).horizontalAdvance(short) <= width
    return short if fits else words.label(choices.card)


def written(choices: ChoicePanel, content: Components, shown: Shown) -> list[ChoiceLine]:
    lines, first = choices.lines, preselected(choices)
    titles = [title_of(line, content, shown) for line in lines]
    amounts = tuple(title for title, _ in titles) if are_payments(lines) else ()
    return [
        ChoiceLine(
            signs_of(line),
            title,
            BETWEEN.join(said),
            faint=line.refused is not None,
            preselected=line.key == first,
            marked=marked,
            shorter=tuple(BETWEEN.join(said[:count]) for count in range(len(said) - 1, -1, -1)),
            amounts=amounts,
        )
        for line, said, (title, marked) in zip(lines, told_apart(lines, shown), titles, strict=True)
    ]


def told_apart(lines: Sequence[PanelChoice], shown: Shown) -> list[list[str]]:
    """What each would bring; of ways to pay only what does not follow all of them."""
    said = [consequences(line, shown) for line in lines]
    if not are_payments(lines):
        return said
    return [[text for text in told if not all(text in other for other in said)] for told in said]


def are_payments(lines: Sequence[PanelChoice]) -> bool:
    return all(isinstance(line.option, PayTokens) for line in lines)


def signs_of(line: PanelChoice) -> tuple[str, ...]:
    zone, name = Key.of(line.key)
    if line.key in TURNS:
        return (TURNS[line.key][0],)
    if zone == "suit":
        return (WORDS[name],)
    if zone in ("block", "react"):
        return ("imperium-exhaust",)
    return (SIGNS[line.key],) if line.key in SIGNS else ()


def title_of(line: PanelChoice, content: Components, shown: Shown) -> tuple[str, bool]:
    """Title of a line, and whether it is marked."""
    words, option = shown.words, line.option
    if line.key in TURNS:
        return turn_name(cast(TurnKind, line.key), words), False
    match option:
        case PlayFromHand(card=card):
            free = content.cards[card].free
            return (say("play_it_without_an_action") if free else say("play_it_for_one_action")), False
        case PickBranch(branch=branch, node=node):
            return steps_sentence(words, (kid.step for kid in content.nodes[node].kids[branch])), True
        case UseExhaust(card=card, block=place, copied=copied):
            block = content.cards[copied or card].blocks[place]
            return steps_sentence(words, block.steps), True
        case PayTokens(material=material, population=population, progress=progress):
            return amounts((material, population, progress), words), True
        case PickAmount():
            paid = paid_in(line.ahead.events)
            return (say("pay_price", price=amounts(paid, words)) if any(paid) else say("pay_nothing")), True
    if line.key == "skip" and shown.decision is not None and shown.decision.kind in REACTIONS:
        return say("let_it_pass"), False
    if line.key == "agree":
        return agreed(content, shown) or say("yes"), bool(agreed(content, shown))
    if line.key == "play":
        return say("play_it"), False
    return (words.option(option) if option is not None else line.key), False


def paid_in(told: Sequence[Event]) -> tuple[int, int, int]:
    """Tokens of the first payment among these events."""
    paid = next((event for event in told if isinstance(event, TokensPaid)), None)
    return (paid.material, paid.population, paid.progress) if paid is not None else (0, 0, 0)


def turn_name(kind: TurnKind, words: Words) -> str:
    """Name of a turn without what it means."""
    return words.option(TakeTurn(kind)).partition(":")[0]


def agreed(content: Components, shown: Shown) -> str:
    """What one would do, marked; empty if the question says it."""
    id = shown.decision.facts.get("step") if shown.decision is not None else None
    if not isinstance(id, str):
        return ""
    node: Node = content.nodes[id]
    return steps_sentence(shown.words, (kid.step for kid in node.kids[0]))


def consequences(line: PanelChoice, shown: Shown) -> list[str]:
    """What it brings now, and for which token; then what is asked."""
    words, player = shown.words, shown.view.players[shown.seat]
    if line.refused is not None:
        return [escaped(words.reason(line.refused))]
    if line.key in TURNS:
        return [escaped(say(TURNS[line.key][1]))]
    if isinstance(line.option, PlayFromHand) and line.option.idle:
        return [say("it_would_do_nothing_now")]
    if isinstance(line.option, PayTokens | PickAmount):  # what is asked then is the same for all of them
        return tell_all((event for event in line.ahead.events if not isinstance(event, TokensPaid)), shown.seat, words)
    said = tell_ahead(line.ahead, shown.seat, player.tokens, words)
    if line.key.startswith(REACT):
        said.append(f"{player.exhausts} → {amount('exhaust', player.exhausts - 1, words)}")
    return said
