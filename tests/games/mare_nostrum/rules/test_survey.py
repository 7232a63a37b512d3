"""What is counted for whoever points at the table, and positions laid out by hand."""

from fractions import Fraction

import pytest

from imperium_desktop.games.mare_nostrum.analysis import survey
from imperium_desktop.games.mare_nostrum.analysis.position import Land, Position, lay_out, setup_of
from imperium_desktop.games.mare_nostrum.rules.content import bits
from imperium_desktop.games.mare_nostrum.rules.view import OPEN_KINDS
from imperium_desktop.games.mare_nostrum.rules.war.war_turn import legion_targets
from imperium_desktop.rules.match import Match

from .builder import Scenario, game

CONTENT = game().content


def number(province: str) -> int:
    return CONTENT.province_numbers[province]


def names(mask: int) -> set[str]:
    return {CONTENT.provinces[province] for province in bits(mask)}


def test_yields_of_a_province(mare: Scenario) -> None:
    state = mare.state
    assert survey.province_yield(CONTENT, state, 1, number("achaia")) == {"coin": 4, "oil": 1}
    assert survey.province_yield(CONTENT, state, 0, number("gallia")) == {"grain": 2, "sheep": 2}
    assert survey.province_yield(CONTENT, state, 0, number("achaia")) == {}


def test_where_there_is_war(mare: Scenario) -> None:
    mare.province("gallia", legions={"rome": 1, "greece": 2}).occupies("greece", "latium", "capital")
    assert survey.at_war(mare.state, number("gallia"))
    assert not survey.at_war(mare.state, number("latium"))


def test_where_legions_strike(mare: Scenario) -> None:
    mare.sea("mare_ionium", rome=1)
    assert names(legion_targets(CONTENT, mare.state, 0, number("italia"))) == {
        "latium",
        "achaia",
        "macedonia",
        "sicilia",
    }
    assert survey.threats(CONTENT, mare.state, number("achaia")) == {0: 1}
    assert survey.threats(CONTENT, mare.state, number("latium")) == {}, "Rome does not threaten itself"


def test_odds_of_an_attack(mare: Scenario) -> None:
    mare.no_legions().province("cyrenaica", legions={"egypt": 1})
    odds = survey.attack_odds(CONTENT, mare.state, 0, number("cyrenaica"), 1, 3)
    # Caesar adds 1: a hit with 4, 5 or 6; Egypt hits with 5 or 6.
    assert odds.conquered == Fraction(3, 6) * Fraction(4, 6)
    assert odds.losses == (Fraction(2, 6), Fraction(3, 6))


def test_standing(mare: Scenario) -> None:
    mare.cards(rome="hercules").province("latium", legions={"greece": 1}).occupies("greece", "latium", "capital")
    assert survey.standing(CONTENT, mare.state, 0) == survey.Standing(2, 0, 1, (9, 2, 5))
    assert survey.standing(CONTENT, mare.state, 1).cities == 2


def test_open_kinds_are_kinds() -> None:
    assert set(game().kinds) >= OPEN_KINDS


# Positions


def test_a_position_without_anything_is_the_set_up() -> None:
    position = Position(empires=("rome", "greece", "carthage", "egypt"), phase="collect")
    match = Match(game(), setup_of(position), 0, start=lay_out(CONTENT, position))
    assert match.waiting.kind == "mare_nostrum.trade_token"
    assert [len(player.hand) for player in match.state.players] == [9, 9, 9, 9]


@pytest.mark.parametrize(
    ("position", "why"),
    [
        (Position(empires=("rome", "greece", "egypt")), "not with 3 players"),
        (Position(provinces={"atlantis": Land()}), "atlantis"),
        (Position(provinces={"aegyptus": Land()}), "not in play"),
        (Position(provinces={"gallia": Land(buildings="temple")}), "gallia.temple"),
        (Position(provinces={"gallia": Land(legions={"rome": 8})}), "9 times legion"),
        (Position(provinces={"gallia": Land(fortress="greece")}), "fortress"),
        (Position(provinces={"gallia": Land(posts={"greece": "market"})}), "more posts"),
        (Position(hands={"rome": "4 ceramics"}), "more tokens"),
        (Position(hands={"rome": "2 legendary_wine"}), "one legendary"),
        (Position(hands={"rome": "pepper"}), "pepper"),
        (Position(cards={"rome": ("pericles",)}), "pericles"),
        (Position(cards={"rome": ("hercules",), "greece": ("hercules",)}), "hercules"),
        (Position(phase="trade", active="rome"), "turns"),
        (Position(offers={"rome": "grain"}), "offers"),
        (Position(used_numbers=(7,)), "7"),
        (Position(titles={"trade": "egypt"}), "egypt"),
    ],
)
def test_impossible_positions_are_refused(position: Position, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        lay_out(CONTENT, position)


def test_laid_out_tokens_come_out_of_the_reserve() -> None:
    position = Position(hands={"rome": "3 coin, legendary_grain"}, offers={}, phase="trade")
    assert game().census(lay_out(CONTENT, position)) == game().census(lay_out(CONTENT, Position()))
