"""The greedy player leads all nations of Imperium, and follows what is their own."""

from functools import partial
from typing import Any

import pytest

from imperium_desktop.bots.greedy import GreedyBot
from imperium_desktop.games.imperium.analysis.position import Lying, Seat
from imperium_desktop.games.imperium.bot import ImperiumAdviser
from imperium_desktop.games.imperium.rules.names import NATIONS, Nation
from imperium_desktop.games.imperium.rules.options import Agree, ChooseNation, PickBranch, PickCard, PlayFromHand, Skip
from imperium_desktop.games.imperium.rules.state import ImperiumSetup
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer
from tests.games.imperium.rules.builder import GAME, Scenario, greeks, lying, noun, romans
from tests.present import of_kind
from tests.tools.nations import Meeting, meet

arthurians, utopians = partial(Seat, nation="arthurians"), partial(Seat, nation="utopians")
minoans, qin = partial(Seat, nation="minoans"), partial(Seat, nation="qin")
egyptians = partial(Seat, nation="egyptians")
QUESTS = ("excalibur", "taliesin_the_bard", "graal")


def asked(*seats: Seat, kind: str, **where: Any) -> tuple[Answer, Scenario]:
    """What the greedy player answers to the first question of this kind; before it, it answers as it likes."""
    table = Scenario(*seats, **where)
    bot = GreedyBot(ImperiumAdviser(), Chance(1))
    while table.kind != kind or table.asked != 0:
        table.match.answer(bot.choose(table.match.seen_by(table.asked)))
    return bot.choose(table.match.seen_by(0)), table


def wins_of(nation: Nation, games: int) -> float:
    """Against a random player of another nation, in half of the games as the first player."""
    chance = Chance(NATIONS.index(nation))
    won = 0.0
    for game in range(games):
        rival = chance.one_of([other for other in NATIONS if other != nation])
        seed = chance.below(1_000_000)
        if game % 2:
            won += 1 - meet(Meeting(rival, nation, seed), ("random", "greedy")).won
        else:
            won += meet(Meeting(nation, rival, seed), ("greedy", "random")).won
    return won


@pytest.mark.parametrize("nation", ["arthurians", "atlanteans", "utopians"])
def test_greedy_beats_random_with_odd_nations(nation: Nation) -> None:
    assert wins_of(nation, 1) == 1


@pytest.mark.slow
@pytest.mark.parametrize("nation", NATIONS)
def test_greedy_beats_random_with_every_nation(nation: Nation) -> None:
    """In 18 of 20 matches, both sides of the power card and both boxes by lot."""
    assert wins_of(nation, 20) >= 18


def knights(*names: str) -> tuple[Lying, ...]:
    return (lying("britannia_prima", *names),)


def test_arthurians_take_unrest_for_a_quest_when_knights_are_there() -> None:
    court: dict[str, Any] = {"kind": "may", "phase": "solstice", "pile": 9}
    ready = arthurians(play=knights("cai_sir_kay", "bedwyr", "peredur_sir_percival"), development=QUESTS)
    answer, _ = asked(ready, romans(), **court)
    assert answer == Agree()
    answer, _ = asked(arthurians(development=QUESTS), romans(), **court)
    assert answer == Skip()


def test_arthurians_win_the_quest_with_myrddin() -> None:
    seat = arthurians(
        hand=("myrddin_wyllt_merlin", "cafall"),
        deck=4,
        play=knights("cai_sir_kay", "bedwyr", "peredur_sir_percival"),
        quest="excalibur",
        development=("taliesin_the_bard", "graal"),
    )
    answer, _ = asked(seat, romans(), kind="act")
    assert noun(of_kind(PlayFromHand, answer).card) == "myrddin_wyllt_merlin"


def test_utopians_pay_five_progress_to_travel_and_keep_ten() -> None:
    def chosen(progress: int) -> int:
        answer, _ = asked(utopians(tokens=(0, 0, progress), deck=5), romans(), kind="choose_branch", phase="solstice")
        return of_kind(PickBranch, answer).branch

    assert chosen(5) == 0
    assert chosen(10) == 1


def test_minoans_fill_pottery_and_empty_it_before_the_game_ends() -> None:
    def chosen(last_round: int) -> int:
        seat = minoans(play=(Lying(card="pottery", tokens=(0, 0, 4)),), tokens=(8, 0, 0))
        where: dict[str, Any] = {"phase": "solstice", "round": 6, "last_round": last_round}
        answer, _ = asked(seat, romans(), kind="choose_branch", **where)
        return of_kind(PickBranch, answer).branch

    assert chosen(last_round=0) == 0
    assert chosen(last_round=6) == 1


def test_qin_put_population_on_what_they_want_others_on_what_nobody_does() -> None:
    market = ("oracle", "hills")

    def placed(seat: Seat) -> str:
        answer, _ = asked(seat, romans(), kind="place_cleanup_token", phase="token", market=market)
        return noun(of_kind(PickCard, answer).card)

    assert placed(qin()) != placed(egyptians())


def test_unrest_stays_in_hand_while_the_game_may_collapse() -> None:
    def thrown_away(pile: int) -> list[str]:
        seat = romans(hand=("unrest", "advance"), tokens=(0, 3, 0), deck=6)
        answer, _ = asked(seat, greeks(), kind="discard_for_cleanup", phase="discard", pile=pile)
        return [noun(of_kind(PickCard, option).card) for option in of_kind(tuple, answer)]

    assert thrown_away(pile=9) == ["unrest"]
    assert thrown_away(pile=3) == []


@pytest.mark.parametrize("nation", NATIONS)
def test_it_chooses_sides_for_every_nation(nation: Nation) -> None:
    """Before anything is dealt."""
    match = Match(GAME, ImperiumSetup(seats=2, nations_from="both", first=0), 1)
    match.answer(ChooseNation(nation))
    bots = [GreedyBot(ImperiumAdviser(), Chance(seat)) for seat in range(2)]
    for _ in range(3):
        match.answer(bots[match.waiting.seat].choose(match.seen_by(match.waiting.seat)))
    assert all(player.power for player in match.state.players)
