"""A new game: what people agree on before it begins."""

from collections.abc import Sequence

import pytest

from imperium_desktop.games.imperium.rules.names import NATIONS_OF
from imperium_desktop.games.imperium.rules.state import ImperiumSetup
from imperium_desktop.games.mare_nostrum.rules.components import EMPIRES
from imperium_desktop.games.mare_nostrum.rules.state import MareNostrumSetup
from imperium_desktop.games.tigris.rules.state import TigrisSetup
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.ui.new_game.draft import Draft, factions_of, readable_seed, seed_of
from tests.present import of_kind


@pytest.fixture
def draft() -> Draft:
    return Draft.of(load_game("tigris"), ("Anna",))


@pytest.fixture
def imperium() -> Draft:
    return Draft.of(load_game("imperium"), ("Anna",))


def test_a_seed_is_a_number_a_hash_or_chance() -> None:
    assert seed_of("7141") == 7141
    assert seed_of(str(2**64 - 1)) == 2**64 - 1
    assert seed_of("oliwka-7141") == 17876650988814553487
    assert seed_of("  OLIWKA-7141 ") == seed_of("oliwka-7141")
    assert 0 <= seed_of(str(2**64)) < 2**64
    assert seed_of("ząb") == seed_of("za\u0328b")
    assert seed_of("") != seed_of("")


def test_readable_seeds_differ() -> None:
    assert len({readable_seed() for _ in range(50)}) > 40


def test_factions_are_found_in_the_setup() -> None:
    assert factions_of(TigrisSetup) == ("dynasties", ("archer", "bull", "pot", "lion"))


def test_one_person_and_bots_sit_down(draft: Draft) -> None:
    assert draft.seats == 3
    assert [place.name for place in draft.seated] == ["Anna", "", ""]
    assert [place.bot for place in draft.seated] == ["", "greedy", "greedy"]
    assert draft.setup == TigrisSetup(seats=3, dynasties=("archer", "bull", "pot"))


def test_who_takes_a_sign_swaps(draft: Draft) -> None:
    draft.take_sign(0, 1)
    assert [place.sign for place in draft.places] == [1, 0, 2, 3]
    draft.take_sign(0, 5)
    assert [place.sign for place in draft.places] == [5, 0, 2, 3]


def test_who_takes_a_dynasty_swaps(draft: Draft) -> None:
    draft.take_faction(2, "archer")
    assert draft.setup == TigrisSetup(seats=3, dynasties=("pot", "bull", "archer"))
    draft.take_faction(0, "lion")
    assert draft.setup == TigrisSetup(seats=3, dynasties=("lion", "bull", "archer"))


def test_only_empires_that_play_with_so_many_are_offered() -> None:
    draft = Draft.of(load_game("mare_nostrum"), ("Anna",))
    for seats in (3, 5, 4, 5):
        draft.set_players(seats)
        assert draft.offered == EMPIRES[:seats]
        draft.take_faction(0, draft.offered[-1])
        empires = of_kind(MareNostrumSetup, draft.setup).empires
        assert empires[0] == draft.offered[-1]
        assert sorted(empires) == sorted(draft.offered)
    draft.set_players(3)
    assert sorted(of_kind(MareNostrumSetup, draft.setup).empires) == sorted(EMPIRES[:3]), (
        "Babylon went with the last two"
    )


def test_dynasties_are_all_chosen_at_the_table_or_none(draft: Draft) -> None:
    draft.take_faction(1, "")
    assert draft.setup == TigrisSetup(seats=3)
    draft.take_faction(1, "lion")
    assert draft.setup == TigrisSetup(seats=3, dynasties=("archer", "lion", "pot"))


def nations(draft: Draft) -> list[str]:
    return [place.faction for place in draft.seated]


def test_the_boxes_decide_which_nations_are_offered(imperium: Draft) -> None:
    assert imperium.offered == NATIONS_OF["classics"]
    imperium.take_variant("nations_from", "both")
    imperium.take_faction(0, "qin")
    assert nations(imperium)[0] == "qin"
    imperium.take_variant("nations_from", "legends")
    assert imperium.offered == NATIONS_OF["legends"]
    assert nations(imperium)[0] == "qin", "who is offered still, stays"
    assert len({*nations(imperium)} & {*NATIONS_OF["legends"]}) == imperium.seats
    assert of_kind(ImperiumSetup, imperium.setup).nations == tuple(nations(imperium))


def test_whoever_draws_nations_has_none_before(imperium: Draft) -> None:
    imperium.take_variant("choice", "lot")
    assert imperium.are_drawn
    assert of_kind(ImperiumSetup, imperium.setup).nations == ()
    imperium.take_faction(1, "romans")
    assert len(set(of_kind(ImperiumSetup, imperium.setup).nations)) == imperium.seats


def test_a_fair_pair_is_for_two_and_only_of_what_is_offered(imperium: Draft, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []

    def pairs(offered: Sequence[str]) -> list[tuple[str, str]]:
        asked.append(tuple(offered))
        return [("qin", "olmecs"), ("minoans", "egyptians")]

    monkeypatch.setattr(GAMES["imperium"], "parts", GAMES["imperium"].parts._replace(fair_pairs=pairs))
    assert not imperium.fair_pairs, "for more than two nobody knows"
    imperium.set_seats(2)
    imperium.take_variant("nations_from", "legends")
    imperium.take_fair_pair()
    first = set(nations(imperium))
    imperium.take_fair_pair()
    assert {frozenset(first), frozenset(nations(imperium))} == {
        frozenset(("qin", "olmecs")),
        frozenset(("minoans", "egyptians")),
    }
    assert set(asked) == {NATIONS_OF["legends"]}


def test_shuffling_keeps_people_whole_and_who_begins(draft: Draft) -> None:
    draft.first = 0
    before = {(place.name, place.sign, place.faction, place.bot) for place in draft.seated}
    for _ in range(10):
        draft.shuffle()
        assert {(place.name, place.sign, place.faction, place.bot) for place in draft.seated} == before
        assert draft.places[draft.first].name == "Anna"


def test_who_begins_must_be_seated(draft: Draft) -> None:
    draft.first = 2
    draft.set_seats(2)
    assert draft.first is None
