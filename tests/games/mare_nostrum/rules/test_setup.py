"""§2 Set-up; examples E01–E03."""

from collections.abc import Callable
from typing import Any

import pytest

from imperium_desktop.games.mare_nostrum.rules import places
from imperium_desktop.games.mare_nostrum.rules.components import EmpireName, Province, Sea
from imperium_desktop.games.mare_nostrum.rules.content import bits
from imperium_desktop.games.mare_nostrum.rules.options import ChooseEmpire, Done, MoveLegions
from imperium_desktop.games.mare_nostrum.rules.state import MareNostrumSetup
from imperium_desktop.rules.match import Match
from tests.present import present

from .builder import Scenario, game

START = {
    "rome": ((7, 1, 3), {"coin": 1, "grain": 2, "sheep": 2, "metal": 2, "wine": 1, "oil": 1}),
    "greece": ((4, 4, 3), {"coin": 5, "oil": 1, "grain": 1, "wine": 1, "stone": 1}),
    "carthage": ((7, 1, 2), {"coin": 1, "gold": 2, "gladiators": 2, "sheep": 2, "spices": 1, "oil": 1}),
    "egypt": ((4, 4, 2), {"coin": 5, "papyrus": 2, "grain": 1, "gold": 1}),
    "babylon": ((5, 3, 2), {"coin": 3, "spices": 2, "grain": 2, "sheep": 1, "wine": 1}),
}


def in_play(setup: MareNostrumSetup) -> set[str]:
    content = game().content
    return {content.provinces[number] for number in bits(content.board(setup).in_play)}


def test_starting_values_titles_and_pieces(mare: Scenario) -> None:  # E01
    for name, (values, _) in START.items():
        assert mare.tracks(name) == values
    assert [mare.names[seat] for seat in mare.state.titles] == ["carthage", "egypt", "rome"]
    content, built = game().content, mare.state.built
    left = {kind: content.stocks[kind].count - (built & sites).bit_count() for kind, sites in content.of_kind.items()}
    assert left == {"caravan": 13, "market": 22, "city": 2, "capital": 0, "legendary": 3, "temple": 12}
    for player in mare.state.players:
        assert sum(player.triremes) == 0
        assert places.control_markers_left(content, player) == 5


def test_first_income_is_that_of_phase_1(mare: Scenario) -> None:  # E03
    assert mare.asked == "carthage trade_token"
    for name, (_, hand) in START.items():
        assert mare.empire(name).hand == hand


def test_sites_match_pieces_and_tokens() -> None:  # §1, sources
    content = game().content
    for kind, sites in content.of_kind.items():
        assert sites.bit_count() == content.stocks[kind].count
    for letter, count in content.goods.items():
        assert count == 2 * sum(site.letter == letter and site.building == "caravan" for site in content.sites) + 1


@pytest.mark.parametrize(("seats", "count", "culture"), [(3, 20, "greece"), (4, 24, "egypt"), (5, 28, "egypt")])
def test_map_and_empires_for_fewer_players(
    lay_out: Callable[..., Scenario], seats: int, count: int, culture: str
) -> None:  # E02
    mare = lay_out(seats)
    assert len(in_play(mare.setup)) == count
    assert mare.names == tuple(START)[:seats]
    assert mare.names[mare.state.titles[1]] == culture


def test_borders_to_provinces_that_are_out_do_not_exist(lay_out: Callable[..., Scenario]) -> None:  # E02
    content = game().content

    def borders(seats: int, province: str) -> set[str]:
        board = content.board(lay_out(seats).setup)
        return {content.provinces[number] for number in bits(board.land[content.province_numbers[province]])}

    assert borders(3, "libya") == {"africa", "garamantia", "phasania"}
    assert borders(3, "judea") == {"cilicia"}
    assert borders(3, "cilicia") == {"asia", "cappadocia", "judea"}
    assert borders(4, "judea") == {"aegyptus", "cilicia"}
    mare = lay_out(3)
    assert places.controlled(mare.state) & 1 << content.province_numbers["cilicia"] == 0


@pytest.mark.parametrize(
    ("seats", "variants", "count"),
    [
        (3, {"cilicia": "removed"}, 19),
        (3, {"judea": "removed"}, 19),
        (3, {"cilicia": "removed", "judea": "removed"}, 18),
        (4, {"cilicia": "removed", "judea": "removed"}, 23),
        (5, {"cilicia": "removed", "judea": "removed"}, 28),
    ],
)
def test_stricter_readings_leave_provinces_out(seats: int, variants: dict[str, Any], count: int) -> None:  # §2.2
    provinces = in_play(MareNostrumSetup(seats=seats, **variants))
    assert len(provinces) == count


def test_empires_are_chosen_in_turn_and_the_last_one_falls_to_the_last_player() -> None:  # §2.1
    match = Match(game(), MareNostrumSetup(seats=3), 1)
    assert list(match.waiting.options) == [ChooseEmpire("rome"), ChooseEmpire("greece"), ChooseEmpire("carthage")]
    match.answer(ChooseEmpire("greece"))
    assert match.waiting.seat == 1
    assert present(match.why_not(("choose/greece",))).code == "empire_taken"
    assert present(match.why_not(("choose/egypt",))).code == "empire_out"
    match.answer(ChooseEmpire("carthage"))
    assert [player.empire for player in match.state.players] == ["greece", "carthage", "rome"]
    assert match.state.titles == (1, 0, 2)
    assert match.waiting.kind == "mare_nostrum.trade_token"


def test_drawn_empires_differ_from_match_to_match() -> None:  # §2.1
    drawn = {
        tuple(
            str(player.empire)
            for player in Match(game(), MareNostrumSetup(seats=4, empire_choice="drawn"), seed).state.players
        )
        for seed in range(30)
    }
    assert len(drawn) > 10
    assert all(sorted(empires) == ["carthage", "egypt", "greece", "rome"] for empires in drawn)


def test_displays() -> None:  # §2.5
    first = Match(game(), MareNostrumSetup(seats=5, empire_choice="drawn"), 1).state
    assert (len(first.display), len(first.closed)) == (5, 12)
    all_open = Match(game(), MareNostrumSetup(seats=5, empire_choice="drawn", display="experienced"), 1).state
    assert (len(all_open.display), len(all_open.closed)) == (17, 0)


def test_outlines_meet_exactly_where_areas_border() -> None:
    """§0 The drawing agrees with the borders: neighbours share at least two points, others at most one."""
    box = game().content.box
    areas: tuple[Province | Sea, ...] = (*box.provinces, *box.seas)
    points = {area.id: set(area.outline) for area in areas}
    beside = {area.id: {*getattr(area, "land", ()), *area.seas} for area in areas}
    for sea in box.seas:
        beside[sea.id] |= {*sea.provinces}
    for one, ours in points.items():
        for other, theirs in points.items():
            if one != other:
                assert (len(ours & theirs) > 1) == (other in beside[one]), (one, other)


def test_titles_go_by_the_number_of_players_and_not_by_seats() -> None:  # §2.3
    empires: tuple[EmpireName, ...] = ("egypt", "greece", "rome", "carthage")
    match = Match(game(), MareNostrumSetup(seats=4, empires=empires), 1)
    assert [empires[seat] for seat in match.state.titles] == ["carthage", "egypt", "rome"]


def test_agreed_empires_are_not_drawn() -> None:  # §2.1
    empires: tuple[EmpireName, ...] = ("carthage", "rome", "greece")
    match = Match(game(), MareNostrumSetup(seats=3, empires=empires, empire_choice="drawn"), 1)
    assert tuple(player.empire for player in match.state.players) == empires


def test_an_empire_that_does_not_play_is_refused() -> None:  # §2.1
    with pytest.raises(ValueError, match="egypt"):
        MareNostrumSetup(seats=3, empires=("egypt", "rome", "greece"))


def test_nothing_else_lies_on_the_map() -> None:  # §2.3
    state = Match(game(), MareNostrumSetup(seats=3), 1).state
    assert (state.built, state.winners, state.fought, state.agenda, state.abstaining) == (0, 0, 0, 0, 0)
    assert (set(state.marker_rounds), set(state.ready_legions), set(state.ready_triremes)) == ({0}, {0}, {0})
    for player in state.players:
        assert (player.controls, player.fortresses, player.posts, player.marker_posts) == (0, 0, 0, 0)


def test_no_ship_goes_to_coasts_that_are_out(lay_out: Callable[..., Scenario]) -> None:  # §2.2
    mare = lay_out(3).no_legions().province("creta", legions={"rome": 1})
    mare.sea("mare_africum", rome=1).sea("mare_aegyptum", rome=1).war_turn("rome")
    mare.rome.answers(Done())
    assert {option.target for option in mare.of_sort(MoveLegions)} == {"africa", "judea", "libya", "sicilia"}
