"""Choices on Imperium's panel: only what tells them apart, and never over their edge."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from imperium_desktop.registry import load_game
from imperium_desktop.rules.imperium.position import Position, Seat, lay_out, setup_of
from imperium_desktop.rules.match import Match
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.cards.choice_lines import ChoiceLine, paint_words
from imperium_desktop.ui.scenes.imperium.choice_faces import consequence
from imperium_desktop.ui.scenes.imperium.choices import line

GAME = load_game("imperium")


def test_ways_to_pay_do_not_repeat_what_follows_all_of_them(qapp) -> None:
    """A card is taken unseen next: whether there is one, the preview cannot know and does not say."""
    seats = Seat(nation="romans", hand=("diplomacy",), tokens=(3, 0, 2)), Seat(nation="greeks")
    position = Position(seats=seats, main=("hittites", "aksumites"))
    match = Match(GAME, setup_of(position), 0, start=lay_out(GAME.content, position))
    match.answer(next(option for option in match.waiting.options if option.name == "play_from_hand"))
    assert match.waiting.kind == "imperium.pay_mix"
    seen, words = match.seen_by(0), Words.load("en", GAME)
    lines = [line(seen, option.path) for option in match.waiting.options]
    assert len(lines) > 1
    assert {consequence(way, 0, words) for way in lines} == {""}


def test_words_that_do_not_fit_give_way_to_the_title(qapp) -> None:
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
