"""How Imperium's nations did against each other."""

import re
from pathlib import Path

import pytest

from imperium_desktop.games.imperium.rules.names import NATIONS
from imperium_desktop.games.imperium.teaching.guide import bot_record
from imperium_desktop.games.imperium.teaching.nation_table import (
    FILE,
    NationTable,
    Results,
    lines_of,
    read_nation_table,
)
from imperium_desktop.registry import load_game
from imperium_desktop.resource_files import ContentError
from imperium_desktop.text.words import Words


def strength_decides(games: int = 4) -> Results:
    """Whoever stands further back in the list wins all, but neighbours share."""

    def won(one: int, other: int) -> float:
        return games / 2 if abs(one - other) == 1 else games * (one > other)

    places = range(len(NATIONS))
    wins = {NATIONS[one]: {NATIONS[other]: won(one, other) for other in places if other != one} for one in places}
    return Results(1, games, wins)


def test_shares_and_rivals() -> None:
    table = NationTable(strength_decides())
    weakest, strongest, middle = NATIONS[0], NATIONS[-1], NATIONS[8]
    assert table.games == 60
    assert table.shares[weakest] == 0.5 / 15
    assert table.shares[middle] == (7 + 1) / 15
    assert table.share_against(middle, weakest) == 1.0
    assert table.rivals(middle)[0] == strongest
    assert table.rivals(middle)[-1] == weakest


def test_what_one_expects_is_what_the_other_does_not() -> None:
    table = NationTable(strength_decides())
    for one in NATIONS[:4]:
        for other in NATIONS[4:]:
            assert table.expected(one, other) + table.expected(other, one) == pytest.approx(1)


def test_fair_pairs_are_neighbours() -> None:
    pairs = NationTable(strength_decides()).fair_pairs()
    assert len(pairs) == 120
    assert {abs(NATIONS.index(pair.one) - NATIONS.index(pair.other)) for pair in pairs[:12]} == {1}
    assert {pairs[-1].one, pairs[-1].other} == {NATIONS[0], NATIONS[-1]}


def test_few_games_of_a_pair_do_not_make_it_fair() -> None:
    """The strongest and the weakest shared their games by chance: all others say what to expect."""
    results = strength_decides(games=2)
    one, other = NATIONS[0], NATIONS[-1]
    results.wins[one][other] = results.wins[other][one] = 1.0
    assert NationTable(results).expected(one, other) < 0.2


def test_what_is_written_is_read(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    results = strength_decides()
    file.write_text("\n".join(lines_of(results)), "utf-8")
    assert read_nation_table(file).results == results


@pytest.mark.parametrize(
    ("pattern", "instead", "complaint"),
    [
        (r"games = 4", "games = 0", "at least one"),
        (r"games = 4", "games = 6", "together with wins"),
        (r"celts = 2", "celts = 3", "wins.carthaginians.celts: together with wins.celts.carthaginians it must be 4"),
        (r"celts = 2", "", "wins.carthaginians: celts is missing"),
        (r"celts = 2", "carthaginians = 2", "no nation plays against itself"),
        (r"\[wins.qin\]", "[wins.huns]", "Invalid enum value 'huns'"),
        (r"seed = 1", "sed = 1", "sed"),
    ],
)
def test_mistakes_in_the_file_are_named(tmp_path: Path, pattern: str, instead: str, complaint: str) -> None:
    file = tmp_path / "table.toml"
    file.write_text(re.sub(pattern, instead, "\n".join(lines_of(strength_decides())), count=1), "utf-8")
    with pytest.raises(ContentError, match=re.escape(complaint)):
        read_nation_table(file)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_guide_tells_how_bots_did(language: str) -> None:
    table = read_nation_table(FILE)
    words = Words.load(language, load_game("imperium"))
    for nation in NATIONS:
        told = bot_record(language, nation, words.label)
        assert f"{round(100 * table.shares[nation])}%" in told
        assert str(table.games) in told
        assert words.label(table.rivals(nation)[0]) in told
        assert "{" not in told
