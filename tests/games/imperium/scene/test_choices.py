"""Choices on Imperium's panel: only what tells them apart, and never over their edge."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from imperium_desktop.games.imperium.analysis.position import Position, Seat, lay_out, setup_of
from imperium_desktop.games.imperium.rules.payment import Price, parts_of, ways_to_pay
from imperium_desktop.games.imperium.scene.cards.texts import steps_sentence
from imperium_desktop.games.imperium.scene.choices.faces import consequences, told_apart, written
from imperium_desktop.games.imperium.scene.choices.panel import ChoicePanel, PanelChoice, line
from imperium_desktop.games.imperium.scene.plan import Plan
from imperium_desktop.markup import runs_of
from imperium_desktop.registry import load_game
from imperium_desktop.rules.effects.steps import Choose
from imperium_desktop.rules.match import Match
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.cards.choice_lines import ChoiceLine, paint_line, paint_words
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.window.main_window import MainWindow
from tests.games.imperium.scene.test_scene import SIZES, playing
from tests.present import present
from tests.ui.fitting import settle
from tests.ui.painted_texts import painted_texts
from tests.ui.showing import shown_to

GAME = load_game("imperium")
LONG = ("−6 postępu", "Docierasz do kolejnego etapu podróży: Bramy Shangri-La", "Stajesz się imperium") * 2


def test_ways_to_pay_do_not_repeat_what_follows_all_of_them(qapp: QApplication) -> None:
    """A card is taken unseen next: whether there is one, the preview cannot know and does not say."""
    seats = Seat(nation="romans", hand=("diplomacy",), tokens=(3, 0, 2)), Seat(nation="greeks")
    position = Position(seats=seats, main=("hittites", "aksumites"))
    match = Match(GAME, setup_of(position), 0, start=lay_out(GAME.content, position))
    match.answer(next(option for option in match.waiting.options if option.name == "play_from_hand"))
    assert match.waiting.kind == "imperium.pay_mix"
    seen, shown = match.seen_by(0), shown_to(match, 0)
    lines = [line(seen, option.path) for option in match.waiting.options]
    assert len(lines) > 1
    assert [told for way in lines for told in consequences(way, shown)] == []


PAYING = Seat(nation="persians", face="empire", hand=("development",), development=("satrap",), tokens=(9, 9, 9))


@pytest.mark.parametrize("window", [{"text_scale": 150, "language": "pl"}], indirect=True)
def test_nine_ways_to_pay_are_read_and_clicked_in_a_small_window(window: MainWindow) -> None:
    with painted_texts() as texts:
        robot = playing(window, Position(seats=(PAYING, Seat(nation="greeks"))))
        robot.touch("card/persians_development")
        assert len(present(robot.page.session.funnel).lit) == 9
        settle()
        assert texts.take(window) == []
    robot.touch("pay/2-1-2")
    assert present(window.session).match.state.players[0].tokens == (7, 8, 7)


def test_what_follows_however_one_pays_is_not_told_beside_each_way(qapp: QApplication) -> None:
    position = Position(seats=(PAYING, Seat(nation="greeks")))
    match = Match(GAME, setup_of(position), 0, start=lay_out(GAME.content, position))
    match.answer(next(option for option in match.waiting.options if option.name == "play_from_hand"))
    seen, shown = match.seen_by(0), shown_to(match, 0)
    lines = [line(seen, option.path) for option in match.waiting.options]
    assert all(consequences(way, shown) for way in lines), "the card is developed"
    assert told_apart(lines, shown) == [[]] * 9


def prices() -> set[Price]:
    """Of all steps and of all cards that can be developed."""
    steps = {parts_of((node,)).tokens for node in GAME.content.nodes.values() if node.name == "Pay"}
    steps |= {parts_of(node.kids[0]).tokens for node in GAME.content.nodes.values() if node.name == "Cost"}
    return steps | {card.develop for card in GAME.content.cards.values() if card.develop}


@pytest.mark.parametrize("size", SIZES[:3])
@pytest.mark.parametrize("scale", [100, 150])
def test_every_way_to_pay_every_price_has_its_room(
    dressed: QApplication, size: tuple[float, float], scale: int
) -> None:
    sizes.set_scale(scale)
    plan, match = Plan(*size, Camera(), 3), Match(GAME, GAME.setup_type(seats=2), 0)
    shown, question, rich = shown_to(match, 0), plan.resolving(0, asked=True).question, match.state.players[0]
    assert question is not None
    rich.tokens = 20, 20, 20
    asked = [ways for price in sorted(prices()) if len(ways := ways_to_pay(rich, price)) > 1]
    assert max(map(len, asked)) == 12
    for ways in asked:
        _, (place, *_) = plan.tray.choices(question, len(ways))
        panel = ChoicePanel(tuple(PanelChoice(way.path[0], way) for way in ways))
        for way, choice in zip(ways, written(panel, GAME.content, shown), strict=True):
            picture = QPixmap(round(place.width) + 1, round(place.height) + 1)
            with painted_texts() as texts, QPainter(picture) as p:
                paint_line(p, QRectF(0, 0, place.width, place.height), choice, plan.across)
            assert [str(cut) for cut in texts.too_long] == []
            assert [int(n) for n in texts.written] == [n for n in (way.material, way.population, way.progress) if n]


def test_words_that_do_not_fit_give_way_to_the_title(qapp: QApplication) -> None:
    """Rather than running over the edge of the choice."""
    room, wide = QRectF(10, 30, 120, 30), "then: a card from the market, or one blind from a deck? " * 4
    image = QImage(140, 120, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as p:
        paint_words(p, room, ChoiceLine((), "Pay 2 population", wide), 0.5)
    inked = {y for y in range(120) for x in range(140) if QColor(image.pixelColor(x, y)).alpha()}
    assert inked
    assert room.top() - 2 <= min(inked)
    assert max(inked) <= room.bottom() + 2


def long_texts() -> tuple[str, ...]:
    """As much as an option has ever brought, and ever less of it."""
    return tuple("; ".join(LONG[:count]) for count in range(len(LONG), -1, -1))


def lines_in(plan: Plan, words: Words) -> Iterator[tuple[str, Rect]]:
    """The own words of every way to carry out a step and of every exhaust block, where they would stand."""
    question = plan.resolving(0, asked=True).question
    assert question is not None
    for node in GAME.content.nodes.values():
        if isinstance(node.step, Choose):
            _, places = plan.tray.choices(question, len(node.kids))
            for kids, place in zip(node.kids, places, strict=True):
                yield steps_sentence(words, (kid.step for kid in kids)), place
    tray, table = plan.tray, plan.areas.table
    for card in GAME.content.cards.values():
        exhausting = [block for block in card.blocks if block.when == "exhaust"]
        panel = tray.panel_beside(Rect(0, 0, 100, 140), len(exhausting), table, ())
        _, places = tray.choices(panel, len(exhausting))
        yield from ((steps_sentence(words, block.steps), at) for block, at in zip(exhausting, places, strict=True))


@pytest.mark.parametrize("size", SIZES[:3])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_option_is_cut_or_covered_by_its_light(
    dressed: QApplication, size: tuple[float, float], language: str
) -> None:
    """What it would bring gives way; its own words never do."""
    plan, words = Plan(*size, Camera(), 3), Words.load(language, GAME)
    text, *shorter = long_texts()
    wanted = set(lines_in(plan, words))
    assert len(wanted) > 100
    for title, place in wanted:
        picture = QPixmap(round(place.width) + 1, round(place.height) + 1)
        with painted_texts() as texts, QPainter(picture) as p:
            rect = QRectF(0, 0, place.width, place.height)
            paint_line(p, rect, ChoiceLine((), title, text, marked=True, shorter=tuple(shorter)), plan.across)
        assert [str(cut) for cut in texts.too_long] == []
        assert texts.tells(unmarked(title)), title


def unmarked(title: str) -> str:
    """As far as it is written: signs are drawn."""
    return "".join(run.text for run in runs_of(title) if not run.is_sign)


def test_esc_steps_back_out_of_a_card_and_the_prompt_says_so(window: MainWindow) -> None:
    """Imperium rests in the middle of it, but for who plays it is one action."""
    carthage = Seat(nation="carthaginians", side="A", hand=("conquer", "glory"), deck=3, tokens=(5, 4, 2))
    market = ("oasis", "hills", "elders", "coinage", "armenians")
    page = playing(window, Position(seats=(carthage, Seat(nation="celts", deck=3)), market=market)).page
    assert not page.session.can_step_back
    asked = []
    for key in ("card/carthaginians_conquer", "branch/0"):
        asked.append(present(page.session.decision).kind)
        page.touch(key)
        assert page.panel.prompt.buttons[-1].text() == "Back"
    for kind in reversed(asked):
        QTest.keyClick(page, Qt.Key.Key_Escape)
        assert present(page.session.decision).kind == kind
    assert asked[0] == "imperium.act"
