"""The log: events in their order, the newest lowest, equal ones told at once, what is counted drawn."""

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextBlock, QTextCursor, QTextDocument
from PySide6.QtWidgets import QApplication

from imperium_desktop.games.imperium.rules.content import UNKNOWN
from imperium_desktop.games.imperium.rules.events import CardDrawn, CardExhausted, TokenPlaced, TokensGained, TokensPaid
from imperium_desktop.games.mare_nostrum.rules.events import (
    CardBought,
    PhaseBegan,
    ResourcesCollected,
    ResourcesDiscarded,
    RoundBegan,
    SetPaid,
)
from imperium_desktop.games.settlers.rules.events import CardDrawn as SettlersCardDrawn
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import EVERYBODY, Event
from imperium_desktop.text.effects import Icon
from imperium_desktop.ui.panels.log_view import EventLog, LogParagraph, card_height, lines_of
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.vignettes.kept import kept_vignettes
from imperium_desktop.ui.vignettes.vignettes import painted_behind
from imperium_desktop.ui.wording.game_names import words_for
from tests.contract.playing import random_answer
from tests.present import present
from tests.ui.fitting import settle

OBJECT = "\ufffc"
"""What a picture is in plain text."""


def told(match: AnyMatch) -> list[Event]:
    return [event for event in (event.seen_by(EVERYBODY) for event in match.events) if event is not None]


def log_of(game_id: str) -> EventLog:
    return EventLog(scene_of(load_game(game_id)).event_signs)


def written(game_id: str, answers: int = 60) -> tuple[EventLog, AnyMatch]:
    """Event by event, as it is while one plays."""
    game, chance, words = load_game(game_id), Chance(3), words_for(game_id)
    match, log = Match(game, game.setup_type(seats=3), 5), log_of(game_id)
    for _ in range(answers):
        log.show_events(told(match), present(words), range(3))
        match.answer(random_answer(match.waiting, chance))
    log.show_events(told(match), present(words), range(3))
    return log, match


def paragraphs_of(game_id: str, match: AnyMatch) -> list[LogParagraph]:
    return lines_of(told(match), by_all=log_of(game_id).pictures.by_all)


def shown(game_id: str, events: list[Event]) -> list[str]:
    log = log_of(game_id)
    log.show_events(events, present(words_for(game_id)).with_seats(("Anna", "Jan")), range(2))
    return log.toPlainText().split("\n")


def lines(log: EventLog) -> list[str]:
    return [line.replace(OBJECT, "").strip() for line in log.toPlainText().split("\n")]


def paragraphs(log: EventLog) -> list[QTextBlock]:
    document = log.document()
    return [document.findBlockByNumber(number) for number in range(document.blockCount())]


@pytest.mark.parametrize("game_id", GAMES)
def test_events_are_told_in_their_order_and_nothing_twice(qapp: QApplication, game_id: str) -> None:
    log, match = written(game_id)
    at_once = log_of(game_id)
    at_once.show_events(told(match), present(words_for(game_id)), range(3))
    assert lines(log) == lines(at_once)
    assert len(lines(log)) == len(paragraphs_of(game_id, match))
    headings = [
        present(words_for(game_id)).event(line.event) for line in paragraphs_of(game_id, match) if line.is_heading
    ]
    assert [line for line in lines(log) if line in set(headings)] == headings


@pytest.mark.parametrize("game_id", GAMES)
def test_what_was_taken_back_is_no_longer_told(qapp: QApplication, game_id: str) -> None:
    log, match = written(game_id)
    events = told(match)
    before = log_of(game_id)
    before.show_events(events[:-5], present(words_for(game_id)), range(3))
    log.show_events(events[:-5], present(words_for(game_id)), range(3))
    assert lines(log) == lines(before)
    log.show_events([], present(words_for(game_id)), range(3))
    assert lines(log) == [""]
    log.show_events(events[:-5], present(words_for(game_id)), range(3))
    assert lines(log) == lines(before)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_newest_line_is_in_sight(qapp: QApplication, game_id: str) -> None:
    log, _ = written(game_id)
    log.resize(300, 90)
    log.show()
    settle()
    bar = log.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()


@pytest.mark.parametrize("game_id", GAMES)
def test_lines_hang_behind_who_did_what(qapp: QApplication, game_id: str) -> None:
    log, match = written(game_id)
    for line, block in zip(paragraphs_of(game_id, match), paragraphs(log), strict=True):
        hanging = -block.blockFormat().leftMargin()
        assert block.blockFormat().textIndent() == hanging
        assert (hanging < 0) == (not line.is_heading)
        if not line.is_heading:
            assert block.text().count(OBJECT) >= 2, "a seat, or nobody, and an icon"


def test_cards_drawn_in_a_row_are_one_line(qapp: QApplication) -> None:
    drawn = [CardDrawn(1, UNKNOWN)] * 5
    assert [line.replace(OBJECT, "").strip() for line in shown("imperium", [*drawn])] == ["Jan draws 5 cards."]


def test_what_everybody_returns_is_one_line(qapp: QApplication) -> None:
    returned: list[Event] = [ResourcesDiscarded(seat, None) for seat in range(2)]
    told_of_all = ["Everybody returns what is left over to the reserve."]
    assert [line.replace(OBJECT, "").strip() for line in shown("mare_nostrum", returned)] == told_of_all


def test_a_row_goes_on_with_the_next_answer(qapp: QApplication) -> None:
    log, words = log_of("imperium"), words_for("imperium")
    for count in (1, 3, 2):
        log.show_events([CardDrawn(1, UNKNOWN)] * count, present(words), range(2))
        assert len(lines(log)) == 1
    assert "2 cards" in lines(log)[0]


def test_a_row_without_a_sentence_of_its_own_says_how_often(qapp: QApplication) -> None:
    words = present(words_for("mare_nostrum")).with_seats(("Anna", "Jan"))
    assert words.event(SetPaid(0, ("coin",)), 3) == "Anna pays 1 coin (×3)."


def test_goods_are_drawn_and_can_still_be_said(qapp: QApplication) -> None:
    collected = ResourcesCollected(0, ("coin", "coin", "grain"))
    line = shown("mare_nostrum", [collected])[0]
    assert line.count(OBJECT) == 4, "who, what, and a sign for each good"
    assert "coins" not in line
    words = present(words_for("mare_nostrum")).with_seats(("Anna", "Jan"))
    assert words.event(collected) == "Anna collects 2 coins and 1 grain."
    goods = [piece for piece in words.event_pieces(collected) if isinstance(piece, Icon)]
    assert [(icon.noun, icon.n) for icon in goods] == [("coin", 2), ("grain", 1)]


def test_what_is_gained_and_paid_in_imperium_is_drawn(qapp: QApplication) -> None:
    events = [TokensGained(0, "material", 3), TokensPaid(0, 2, 0, 1), TokenPlaced(0, "common_oasis", "progress", 1)]
    assert [line.count(OBJECT) for line in shown("imperium", events)] == [3, 4, 4], (
        "who, what, a sign for each, and the card"
    )
    words = present(words_for("imperium")).with_seats(("Anna", "Jan"))
    assert words.event(events[1]) == "Anna pays 2 material and 1 progress."


def test_turns_and_phases_are_headings(qapp: QApplication) -> None:
    events = [RoundBegan(2), PhaseBegan("collect"), ResourcesCollected(0, ("coin",))]
    assert [line.is_heading for line in lines_of(events)] == [True, True, False]


# Pictures of cards


def about(game_id: str) -> tuple[Event, Event]:
    """An event about a card that everybody knows, and one about a card that nobody sees."""
    match game_id:
        case "imperium":
            return CardExhausted(0, "common_temple"), CardDrawn(0, UNKNOWN)
        case "settlers":
            castle = next(card.id for card in load_game("settlers").content.copies.values() if card.key == "castle")
            return SettlersCardDrawn(0, "common", castle), SettlersCardDrawn(0, "common", UNKNOWN)
        case _:
            return CardBought(0, "hercules", 1), RoundBegan(2)


@pytest.mark.parametrize("game_id", ["imperium", "settlers", "mare_nostrum"])
def test_a_line_about_a_card_ends_with_its_picture(qapp: QApplication, game_id: str) -> None:
    known, unknown = (shown(game_id, [event])[0] for event in about(game_id))
    assert known.endswith(OBJECT)
    assert not unknown.endswith(OBJECT)


def test_a_picture_of_a_card_is_painted_while_the_log_can_be_read(qapp: QApplication) -> None:
    kept_vignettes().forget()
    with painted_behind():
        log = log_of("imperium")
        log.show_events([CardExhausted(0, "common_temple")], present(words_for("imperium")), range(2))
        quiet = log.picture("card0")
        kept_vignettes().finish()
    assert log.picture("card0") != quiet
    assert log.document().resource(QTextDocument.ResourceType.ImageResource, QUrl("card0")) == log.picture("card0")


def test_a_card_has_one_picture_in_the_log(qapp: QApplication) -> None:
    log = log_of("imperium")
    events: list[Event] = [CardExhausted(0, "common_temple"), CardDrawn(0, UNKNOWN), CardExhausted(1, "common_temple")]
    log.show_events(events, present(words_for("imperium")).with_seats(("Anna", "Jan")), range(2))
    assert log.has_picture("card0")
    assert not log.has_picture("card1")


@pytest.mark.parametrize("width", [170, 220, 270, 320])
def test_no_picture_of_a_card_begins_a_line(qapp: QApplication, width: int) -> None:
    """It stands where the words leave room, so that the log tells as much as without it."""
    content = load_game("imperium").content
    events: list[Event] = [CardExhausted(0, card.id) for card in [*content.cards.values()][:60] if card.name]
    log = log_of("imperium")
    log.resize(width, 400)
    log.show()
    qapp.processEvents()
    log.show_events(events, present(words_for("imperium")).with_seats(("Anna", "Jan")), range(2))
    qapp.processEvents()
    ends = {block.text(): end_of_line(log, block) for block in paragraphs(log) if block.text().count(OBJECT) == 3}
    assert [text for text, (words, picture) in ends.items() if picture - words > card_height() / 2] == []
    assert ends or width < 320
    log.close()


def end_of_line(log: EventLog, paragraph: QTextBlock) -> tuple[int, int]:
    """How low its last word stands, and the picture behind that."""
    cursor = QTextCursor(paragraph)
    cursor.setPosition(paragraph.position() + len(paragraph.text()) - len(f". {OBJECT}"))
    words = log.cursorRect(cursor).bottom()
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
    return words, log.cursorRect(cursor).bottom()


def test_no_line_begins_with_a_comma(qapp: QApplication) -> None:
    log = log_of("imperium")
    log.show()
    words = present(words_for("imperium")).with_seats(("Anna", "Jan"))
    log.show_events([TokensPaid(0, 2, 3, 1), TokensPaid(0, 12, 3, 1)], words, range(2))
    for width in range(150, 330, 2):
        log.resize(width, 600)
        qapp.processEvents()
        for paragraph in paragraphs(log):
            layout, text = paragraph.layout(), paragraph.text()
            starts = [layout.lineAt(number).textStart() for number in range(layout.lineCount())]
            assert not [text[start:] for start in starts if text[start] in ",.;"], width
    log.close()
