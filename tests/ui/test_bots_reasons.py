"""After a bot's move its reason stands in the log: what everybody may be told, in the words of merits."""

from PySide6.QtWidgets import QApplication

from imperium_desktop.bot_process import open_reasons
from imperium_desktop.bots.greedy import GreedyBot
from imperium_desktop.games.imperium.rules.content import UNKNOWN
from imperium_desktop.games.imperium.rules.events import CardDrawn
from imperium_desktop.games.mare_nostrum.rules.options import Done
from imperium_desktop.games.settlers.rules.options import Build, Pay
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.teaching.merits import Merit
from imperium_desktop.ui.match.open_log import OpenLog
from imperium_desktop.ui.wording.game_names import words_for
from tests.contract.playing import AnyMatch, random_answer
from tests.games.mare_nostrum.teaching.positions import Scene as Fleet
from tests.games.settlers.teaching.positions import Scene
from tests.present import present
from tests.ui.test_log import log_of, told


def played(answers: int) -> AnyMatch:
    game = load_game("settlers")
    match: AnyMatch = Match(game, game.setup_type(seats=2), 5)
    chance = Chance(3)
    for _ in range(answers):
        match.answer(random_answer(match.waiting, chance))
    return match


WHY = Merit("gains", {"seat": 1, "goods": ("wood",)})


def test_a_reason_stands_behind_the_first_thing_that_happened() -> None:
    match, log = played(12), OpenLog()
    since = len(log.events(match))
    chance = Chance(9)
    while len(OpenLog().events(match)) == since:
        match.answer(random_answer(match.waiting, chance))
    log.explain(match, since, (WHY,))
    (place,) = log.reasons
    new = log.events(match)[since:]
    assert all(event.begins is not None or event.opens for event in new[: place - since])
    assert new[place - since].begins is None
    assert not new[place - since].opens


def test_nothing_is_kept_of_an_answer_from_which_nothing_came() -> None:
    match, log = played(12), OpenLog()
    log.explain(match, len(log.events(match)), (WHY,))
    assert not log.reasons


def test_the_reason_for_what_is_still_to_be_paid_waits() -> None:
    scene = Scene(supply={"wood": 2, "gold": 1}, hand=["COM007"], round=3)
    match, log = scene.begun(), OpenLog()
    since = len(log.events(match))
    match.answer(Build("COM007"))
    why = Merit("gains", {"seat": 0, "goods": ("wood",)})
    log.explain(match, since, (why,))
    assert not log.reasons
    match.answer(Pay(("wood", "wood")))
    log.explain(match, since, ())
    assert list(log.reasons.values()) == [(why,)]


def test_the_reason_for_stopping_does_not_wait() -> None:
    """Something else comes next, also where the same seat is asked."""
    match, log = Fleet(phase="battle", active="rome", seas={"mare_ionium": {"rome": 1}}).begun(), OpenLog()
    assert match.waiting.kind == "mare_nostrum.move_triremes"
    since, seat = len(log.events(match)), match.waiting.seat
    match.answer(Done())
    log.explain(match, since, (Merit("guards", {"seat": seat, "legions": 0, "triremes": 1}),))
    assert match.waiting.seat == seat
    match.answer(match.waiting.options[0])
    log.explain(match, since, ())
    assert not log.reasons


def test_somebody_else_is_not_given_a_reason_that_waits() -> None:
    scene = Scene(supply={"wood": 2, "gold": 1}, hand=["COM007"], round=3)
    match, log = scene.begun(), OpenLog()
    since = len(log.events(match))
    match.answer(Build("COM007"))
    log.explain(match, since, (WHY,))
    match.answer(Pay(("wood", "wood")))
    log.explain(match, since, ())
    assert WHY.facts["seat"] != match.answers[-1].seat
    assert not log.reasons


def test_a_reason_goes_with_what_is_taken_back() -> None:
    match, log = played(12), OpenLog()
    log.explain(match, 0, (WHY,))
    assert log.reasons
    log.begin_again(match)
    assert log.reasons
    log.begin_again(played(0))
    assert not log.reasons


def test_the_log_tells_it_in_the_line_of_the_event(qapp: QApplication) -> None:
    match, words, log = played(20), present(words_for("settlers")).with_seats(("Anna", "Jan")), log_of("settlers")
    events = told(match)
    place = next(place for place, event in enumerate(events) if event.begins is None and not event.opens)
    log.show_events(events, words, range(2), {place: (WHY,)})
    told_with = [line for line in log.toPlainText().split("\n") if words.merit(WHY.id, WHY.facts) in line]
    assert len(told_with) == 1
    assert words.event(events[place]) in told_with[0]


def test_equal_events_are_told_apart_where_one_has_a_reason(qapp: QApplication) -> None:
    match, words = played(20), present(words_for("settlers")).with_seats(("Anna", "Jan"))
    event = next(event for event in told(match) if event.begins is None and not event.opens)
    log = log_of("settlers")
    log.show_events([event] * 3, words, range(2), {1: (WHY,)})
    assert len(log.toPlainText().split("\n")) == 2


def test_only_a_choice_has_a_reason() -> None:
    match = played(0)
    bot = GreedyBot(GAMES["settlers"].parts.adviser(), Chance(1))
    reasons = 0
    for _ in range(60):
        seen = match.seen_by(match.waiting.seat)
        answer = bot.choose(seen)
        found = open_reasons(seen, answer)
        reasons += len(found)
        assert not (found and len(seen.decision.options) == 1)
        assert all(merit.facts["seat"] == seen.seat for merit in found)
        match.answer(answer)
    assert reasons


def test_a_reason_does_not_repeat_what_happened(qapp: QApplication) -> None:
    words, log = present(words_for("imperium")).with_seats(("Anna", "Jan")), log_of("imperium")
    drawn, why = CardDrawn(1, UNKNOWN), Merit("draws", {"seat": 1, "n": 1})
    assert words.event(drawn) == words.merit(why.id, why.facts)
    log.show_events([drawn], words, range(2), {0: (why,)})
    assert log.toPlainText().count(words.event(drawn)) == 1
