"""A duel is fair, and tells what it has measured."""

import json
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from imperium_desktop.commands.executor import HERE, carry_out
from imperium_desktop.commands.simulate import play_out, players_of
from imperium_desktop.games.imperium.rules.state import ImperiumSetup
from imperium_desktop.registry import load_game
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from tests.present import of_kind
from tests.tools.duel import Bout, Duel, Fought, bouts, duel_of, fight, interval, main, quantile, setup_for

FIELDS = {"game", "seats", "games", "a", "b", "a_wins", "interval", "ms_median", "ms_p95", "ms_max"}


def duel(first: Bout, games: int) -> Duel:
    return duel_of(first, carry_out(fight, bouts(first, games), HERE, Fought))


def fought(share: float, points: int | None, rival: int | None = None, times: Sequence[float] = ()) -> Fought:
    return Fought(share, points, rival, 5, "rounds" if points is not None else "", list(times))


@pytest.mark.parametrize(("game", "seats", "games"), [("tigris", 3, 12), ("settlers", 4, 8), ("mare_nostrum", 3, 6)])
def test_a_bot_against_itself_is_exactly_even(game: str, seats: int, games: int) -> None:
    mirror = duel(Bout(game, seats, 5, 0, "random", "random"), games)
    assert mirror.games == games
    assert mirror.a_wins == games / seats


def test_alone_a_bot_is_even_with_itself() -> None:
    mirror = duel(Bout("hadrian", 1, 5, 0, "random", "random"), 3)
    assert (mirror.games, mirror.a_wins, mirror.share) == (3, 1.5, 0.5)
    assert mirror.points[0] == mirror.points[1]


def test_the_better_bot_is_seen() -> None:
    found = duel(Bout("settlers", 2, 5, 0, "greedy", "random"), 2)
    assert found.a_wins == 2
    assert found.points[0] > found.points[1]
    assert found.rounds == 5
    turned = duel(Bout("settlers", 2, 5, 0, "random", "greedy"), 2)
    assert turned.a_wins == 0
    assert turned.points == found.points[::-1]


def test_the_better_bot_is_seen_alone() -> None:
    found = duel(Bout("settlers", 1, 5, 0, "greedy", "random"), 2)
    assert (found.games, found.a_wins) == (2, 2)
    assert [sum(endings.values()) for endings in found.endings] == [2, 2]


def test_deals_are_played_whole() -> None:
    first = Bout("tigris", 4, 10, 0, "greedy", "random")
    wanted = bouts(first, 9)
    assert [(bout.deal, bout.seat) for bout in wanted] == [(deal, seat) for deal in (10, 11, 12) for seat in range(4)]
    assert {(bout.bot, bout.others) for bout in wanted} == {("greedy", "random")}
    alone = bouts(msgspec.structs.replace(first, seats=1), 2)
    assert [(bout.deal, bout.bot) for bout in alone] == [(10, "greedy"), (10, "random"), (11, "greedy"), (11, "random")]


def test_shared_wins_and_matches_without_an_end() -> None:
    """What has no end is shared by all and has no points."""
    first = Bout("settlers", 2, 0, 0, "greedy", "random")
    found = duel_of(first, [fought(1, 50, 40), fought(0.5, 30, 30), fought(0.5, None), fought(0, 10, 20)])
    assert (found.a_wins, found.share, found.unfinished) == (2, 0.5, 1)
    assert found.points == (30, 30)
    assert found.medians == (30, 30)
    assert found.endings == ({"": 1, "rounds": 3}, {})
    assert "unfinished: 1" in found.in_words()


def test_alone_points_of_the_same_deal_are_compared() -> None:
    first = Bout("hadrian", 1, 0, 0, "greedy", "random")
    of_a, of_b = (
        [fought(1, 50, times=[1.0]), fought(1, 40), fought(1, 60)],
        [fought(1, 30), fought(1, 40), fought(1, 71)],
    )
    found = duel_of(first, [one for pair in zip(of_a, of_b, strict=True) for one in pair])
    assert (found.games, found.a_wins) == (3, 1.5)
    assert found.points == (50, 47)
    assert found.medians == (50, 40)


def test_times_are_those_of_a() -> None:
    first = Bout("hadrian", 1, 0, 0, "greedy", "random")
    found = duel_of(
        first, [fought(1, 1, times=[4, 1, 3]), fought(1, 1, times=[99]), fought(1, 1, times=[2]), fought(1, 1)]
    )
    assert (found.ms_median, found.ms_p95, found.ms_max) == (2, 4, 4)


def test_only_decisions_with_a_choice_are_timed() -> None:
    bout = Bout("tigris", 2, 1, 0, "random", "random")
    match: AnyMatch = Match(load_game("tigris"), setup_for(bout), bout.deal)
    playing = play_out(match, players_of(match, ("random",), bout.deal))
    options = []
    while match.decision is not None:
        if match.decision.seat == bout.seat:
            options.append(len(match.decision.options))
        next(playing)
    assert len(fight(bout).milliseconds) == sum(count > 1 for count in options) < len(options)


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.403832, 0.596168), (1, 60, 0.939829, 1), (0, 10, 0, 0.277533)],
)
def test_the_interval_is_wilsons(share: float, games: int, low: float, high: float) -> None:
    assert interval(share, games) == pytest.approx((low, high), abs=2e-6)


def test_quantiles_are_values_that_were_measured() -> None:
    ordered = [float(value) for value in range(1, 101)]
    assert [quantile(ordered, part) for part in (0.5, 0.95, 1)] == [50, 95, 100]
    assert quantile([7.0], 0.95) == 7


def test_a_side_can_be_given_to_one_bot() -> None:
    first = Bout("imperium", 3, 1, 0, "greedy", "random", {"nations_from": "both"}, ("utopians", "scythians"))
    own = set()
    for bout in bouts(first, 60):
        nations = of_kind(ImperiumSetup, setup_for(bout)).nations
        assert len(set(nations)) == 3
        own.add(str(nations[bout.seat]))
    assert own == set(first.sides)


def test_the_command_ends_with_a_line_of_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = [
        "settlers",
        "--seats",
        "2",
        "--games",
        "3",
        "--a",
        "merchant",
        "--b",
        "random",
        "--seed",
        "7",
        "--json",
    ]
    keep = tmp_path / "bouts.jsonl"
    main([*arguments, "--jobs", "2", "--keep", str(keep)])
    first = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert first.keys() >= FIELDS
    assert (first["game"], first["seats"], first["games"], first["a"], first["b"]) == (
        "settlers", 2, 4, "greedy", "random",
    )  # fmt: skip
    assert first["interval"][0] <= first["a_wins"] / first["games"] <= first["interval"][1]
    main([*arguments, "--keep", str(keep)])
    assert json.loads(capsys.readouterr().out.splitlines()[-1]) == first


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("tigris", "--a"),
        ("tigris --a clever", "no bot 'clever'"),
        ("tigris --a greedy --seats 5", "2 to 4 players"),
        ("hadrian --a greedy --sides celts", "hadrian has no celts (there are none)"),
        ("imperium --a greedy --sides celts,milk", "imperium has no milk"),
    ],
)
def test_wrong_use_gives_one_line(capsys: pytest.CaptureFixture[str], arguments: str, complaint: str) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(arguments.split())
    err = capsys.readouterr().err
    assert exit_.value.code == 2
    assert complaint in err
    assert err.count("\n") == 1
