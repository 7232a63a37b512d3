"""§12 Deck formats: what an owner's file must hold to unlock them, and which cards they deal."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from imperium_desktop.content.reading import content_folder, content_hash
from imperium_desktop.games.settlers.analysis.position import Built, Position, Seat, lay_out, setup_of
from imperium_desktop.games.settlers.card_files import read_box
from imperium_desktop.games.settlers.rules import Settlers
from imperium_desktop.games.settlers.rules.components import Box
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.names import FACTIONS, SUPPLY, DeckFormat
from imperium_desktop.games.settlers.rules.options import TakeGoods
from imperium_desktop.games.settlers.rules.state import SettlersSetup
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch, JournalError, read, write
from imperium_desktop.rules.match import Match
from imperium_desktop.text.words import Words

from .builder import GAME, barbarians, egyptians, romans
from .test_random_games import at_random

FOLDER = content_folder("settlers")
SHIPPED_COPIES = {"romans": 1, "barbarians": 3, "egyptians": 3, "japanese": 0}


def added(deck: str, number: int, copies: int = 1, more: str = "") -> str:
    ids = ", ".join(f'{{ id = "OWN{10 * (number + 10 * FACTIONS.index(deck)) + copy:03}" }}' for copy in range(copies))
    return f"""
[{deck}.friends_{deck}{number}]
set = "friends"
kind = "production"
colors = ["red"]
cost = {{ wood = 1 }}
deal = "food"
copies = [{ids}]
blocks = [{{ when = "production", do = "gain(food)" }}]
names = {{ en = "Own {deck} {number}", pl = "Własna {deck} {number}" }}
{more}
"""


def complete(first: str = "", missing: int = 0) -> str:
    """As many cards as are printed; `first` is said of the first Roman card, which has two copies."""
    text = added("romans", 0, 2, first)
    written = {**SHIPPED_COPIES, "romans": SHIPPED_COPIES["romans"] + 2}
    for faction in FACTIONS:
        text += "".join(added(faction, number) for number in range(1, 11 - written[faction] - missing))
    return text


def box_of(tmp_path: Path, text: str) -> Box:
    own = tmp_path / "cards.toml"
    own.write_text(text, encoding="utf-8")
    return read_box(FOLDER, own, ("en", "pl"))


def problem(box: Box) -> str:
    mistakes = box.corrections.mistakes
    return " ".join(mistakes.first) if mistakes else ""


def game_of(box: Box) -> Settlers:
    assert not problem(box)
    return Settlers(Components(box), content_hash(box.without_sources), content_hash(box.played_with_expansion))


def sizes(game: Settlers, format: DeckFormat) -> dict[str, int]:
    return {deck: len(cards) for deck, cards in game.content.formats[format].items()}


# What unlocks them


def test_without_an_owners_file_no_format_is_offered() -> None:
    assert GAME.variants()["expansion"] == ("no", "common")
    assert set(SettlersSetup.variants()["expansion"]) > {"introductory", "open", "standard"}


def test_a_set_with_a_card_missing_stays_locked(tmp_path: Path) -> None:
    assert game_of(box_of(tmp_path, complete(missing=1))).variants()["expansion"] == ("no", "common")


def test_a_card_that_does_nothing_does_not_count(tmp_path: Path) -> None:
    text = complete().replace('blocks = [{ when = "production", do = "gain(food)" }]', 'rules = ["13.5"]', 1)
    assert game_of(box_of(tmp_path, text)).variants()["expansion"] == ("no", "common")


def test_formats_are_offered_that_differ_from_others(tmp_path: Path) -> None:
    plain = game_of(box_of(tmp_path, complete()))
    assert plain.variants()["expansion"] == ("no", "common", "introductory")
    laid_down = complete('replaces = "headquarters"') + "[common.castle]\nin_open_format = false\n"
    every = game_of(box_of(tmp_path, laid_down))
    assert every.variants()["expansion"] == ("no", "common", "introductory", "open", "standard")


# What they deal


def test_the_introductory_format_deals_everything(tmp_path: Path) -> None:
    game = game_of(box_of(tmp_path, complete()))
    assert sizes(game, "introductory") == {"common": 84 + 13} | dict.fromkeys(FACTIONS, 40)


def test_the_open_format_leaves_out_what_the_file_says(tmp_path: Path) -> None:
    game = game_of(box_of(tmp_path, complete("in_open_format = false") + "[common.castle]\nin_open_format = false\n"))
    assert sizes(game, "open") == {"common": 84 + 13 - 3} | dict.fromkeys(FACTIONS, 40) | {"romans": 38}
    assert sizes(game, "introductory")["romans"] == 40


def test_the_standard_format_exchanges_cards_with_as_many_copies(tmp_path: Path) -> None:
    game = game_of(box_of(tmp_path, complete('replaces = "headquarters"')))
    content = game.content
    decks = content.formats["standard"]
    assert decks["common"] == content.decks["common"]
    for faction in FACTIONS:
        copies = Counter(Counter(content.copies[id].key for id in decks[faction]).values())
        assert copies == {3: 3, 2: 6, 1: 9}
    keys = {content.copies[id].key for id in decks["romans"]}
    assert "friends_romans0" in keys
    assert "headquarters" not in keys
    assert all(decks[faction] == content.decks[faction] for faction in FACTIONS if faction != "romans")


WRONG = {
    "another number of copies": ('replaces = "colossus"', "copies of colossus: 1, of this card: 2"),
    "no such card": ('replaces = "moat"', "no card 'moat' in this deck"),
    "of another deck": ('replaces = "raid"', "no card 'raid' in this deck"),
    "no card of the base game": ('replaces = "cohort"', "no card 'cohort' in this deck"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_exchange_is_named(name: str, tmp_path: Path) -> None:
    said, reason = WRONG[name]
    box = box_of(tmp_path, complete(said))
    assert "romans.friends_romans0.replaces" in problem(box)
    assert reason in problem(box)
    assert tuple(Components(box).formats) == ("no", "common")


def test_two_cards_cannot_replace_the_same_one(tmp_path: Path) -> None:
    text = added("romans", 1, more='replaces = "colossus"') + added("romans", 2, more='replaces = "colossus"')
    assert "colossus is replaced by friends_romans1 already" in problem(box_of(tmp_path, text))


def test_base_and_common_cards_replace_none(tmp_path: Path) -> None:
    for text in ('[romans.legion]\nreplaces = "builder"\n', '[common.volcano]\nreplaces = "castle"\n'):
        assert "only Faction cards of the expansion" in problem(box_of(tmp_path, text))


# Added cards


ADDING = {
    "another set": ('set = "friends"', 'set = "base"', "no cards can be added to this set (but to friends)"),
    "a free key": ("friends_romans1", "catapult", "begins with friends_"),
    "no name": ('names = { en = "Own romans 1", pl = "Własna romans 1" }', "", "a name in every language"),
    "no copy": ("copies = [", "copies = [] #", "at least one copy"),
    "an id of the box": ("OWN010", "ROM001", "OWN and a number"),
    "an unknown verb": ("gain(food)", "fly(2)", "fly"),
}


@pytest.mark.parametrize("name", ADDING)
def test_a_mistake_in_an_added_card_is_named(name: str, tmp_path: Path) -> None:
    old, new, reason = ADDING[name]
    text = added("romans", 1)
    assert old in text
    box = box_of(tmp_path, text.replace(old, new))
    assert reason in problem(box)
    assert not box.corrections.cards


def test_two_added_cards_have_different_ids(tmp_path: Path) -> None:
    text = added("romans", 1) + added("romans", 2).replace("OWN020", "OWN010")
    assert "OWN010 is a copy of romans.friends_romans1 already" in problem(box_of(tmp_path, text))


def test_added_cards_have_the_names_their_owner_gave(tmp_path: Path) -> None:
    game = game_of(box_of(tmp_path, complete()))
    assert [Words.load(language, game).name("friends_romans0") for language in ("en", "pl")] == [
        "Own romans 0",
        "Własna romans 0",
    ]


# Matches


@pytest.mark.parametrize("format", ["introductory", "open", "standard"])
def test_matches_are_played_and_opened_again(format: DeckFormat, tmp_path: Path) -> None:
    game = game_of(
        box_of(tmp_path, complete('replaces = "headquarters"') + "[common.castle]\nin_open_format = false\n")
    )
    match, chance = Match(game, SettlersSetup(seats=3, expansion=format), 2), Chance(2)
    census = game.census(match.state)
    while match.decision is not None:
        match.answer(at_random(match, chance))
    assert game.census(match.state) == census
    data = write(match)
    assert not read(data, lambda _: game).other_content
    with pytest.raises(JournalError, match=f"expansion '{format}' cannot be played with the components"):
        read(data, lambda _: GAME)


def test_each_faction_is_dealt_the_deck_of_the_format(tmp_path: Path) -> None:
    game = game_of(box_of(tmp_path, complete()))
    for format, size in (("no", 30), ("introductory", 40)):
        setup = msgspec.convert({"seats": 2, "factions": ("romans", "japanese"), "expansion": format}, SettlersSetup)
        players = Match(game, setup, 1).state.players
        assert [len(player.deck) + 3 for player in players] == [size, size], "two cards at first, one in the Lookout"


def test_matches_of_the_base_game_know_nothing_of_the_file(tmp_path: Path) -> None:
    game = game_of(box_of(tmp_path, complete('replaces = "headquarters"')))
    assert game.hash_for(SettlersSetup(seats=2)) == GAME.hash_for(SettlersSetup(seats=2))


# Shipped Faction cards that can be played when the set is complete


def begun(tmp_path: Path, *seats: Seat, **where: Any) -> AnyMatch:
    game = game_of(box_of(tmp_path, complete()))
    position = Position(seats=seats, variants={"expansion": "introductory"}, **where)
    return Match(game, setup_of(position), 0, start=lay_out(game.content, position))


def do(match: AnyMatch, sort: str, **fields: object) -> None:
    options = [option for option in match.waiting.options if option.name == sort]
    match.answer(next(o for o in options if all(getattr(o, name) == value for name, value in fields.items())))


def test_hall_of_spoils(tmp_path: Path) -> None:
    match = begun(tmp_path, barbarians(supply={"raze": 2}, locations=("hall_of_spoils",)), romans(passed=True))
    do(match, "pass")
    assert match.waiting.kind == "settlers.leave"
    match.answer(tuple(match.waiting.options))
    while match.waiting.kind == "settlers.lookout":
        do(match, "take_card")
    assert match.state.players[0].points == 2
    assert match.state.players[0].supply[5] == 2 + 1


def test_elite_keeps_its_cards(tmp_path: Path) -> None:
    match = begun(tmp_path, barbarians(hand=("ruins", "COM014"), locations=("elite",)), romans(passed=True), round=1)
    do(match, "pass")
    match.answer(tuple(match.waiting.options))
    assert len(match.state.players[0].locations[0].banked) == 2
    while match.waiting.kind == "settlers.lookout":
        do(match, "take_card")
    assert match.state.players[0].supply[5] == 2 + 1
    assert len(match.state.players[0].locations[0].banked) == 2


def test_deportation_squad(tmp_path: Path) -> None:
    match = begun(
        tmp_path,
        barbarians(supply={"worker": 2}, locations=("deportation_squad",)),
        romans(locations=("damascus_smith", "legion")),
    )
    do(match, "activate")
    assert match.state.players[0].hand == ("FRC03",)
    assert [place.card for place in match.state.players[1].locations] == [match.state.players[1].locations[0].card]
    assert match.state.players[1].supply == [0] * 7


def test_nile_merchants_repeat_a_deal_or_give_nothing(tmp_path: Path) -> None:
    with_deal = begun(
        tmp_path, egyptians(locations=("nile_merchants",), deals=("pyramid",)), romans(), phase="production", round=2
    )
    without = begun(tmp_path, egyptians(locations=("nile_merchants",)), romans(), phase="production", round=2)
    goods = [sum(match.state.players[0].supply) + match.state.players[0].points for match in (with_deal, without)]
    assert goods[0] == goods[1] + 2


def test_cohort_lays_an_instant_as_a_foundation(tmp_path: Path) -> None:
    match = begun(tmp_path, romans(supply={"worker": 1}, hand=("volcano",), locations=("cohort",)), barbarians())
    do(match, "activate")
    player = match.state.players[0]
    assert [foundation.card for foundation in player.foundations] == ["FRC05"]
    assert (player.supply[0], player.supply[5]) == (1, 1)


def test_gifts_for_the_pharaoh_bring_one_of_each_kind(tmp_path: Path) -> None:
    match = begun(
        tmp_path,
        egyptians(supply={"wood": 2, "stone": 1}, locations=("gifts_for_the_pharaoh",)),
        romans(passed=True),
    )
    do(match, "pass")
    assert match.waiting.kind == "settlers.leave"
    match.answer(tuple(match.waiting.options))
    while match.waiting.kind == "settlers.lookout":
        do(match, "take_card")
    assert match.state.players[0].supply[:3] == [3, 2, 0]


def test_gifts_for_the_pharaoh_bring_at_most_five_kinds_of_choice(tmp_path: Path) -> None:
    stored = ("wood", "stone", "food", "gold", "worker", "raze")
    match = begun(
        tmp_path,
        egyptians(locations=(Built(card="gifts_for_the_pharaoh", banked=stored),)),
        romans(),
        phase="production",
        round=2,
    )
    for good in ("wood", "stone", "food", "gold", "worker"):
        assert match.waiting.kind == "settlers.choose"
        do(match, "take_goods", goods=(good,))
        assert TakeGoods((good,)) not in match.waiting.options
    board = {"gold": 1, "worker": 3, "raze": 1, "defense": 1}
    wanted = {good: board.get(good, 0) + (good in stored) + (good in stored and good != "raze") for good in SUPPLY}
    assert dict(zip(SUPPLY, match.state.players[0].supply, strict=True)) == wanted


def test_the_embassy_uses_an_opponents_action_at_its_price(tmp_path: Path) -> None:
    match = begun(
        tmp_path,
        egyptians(supply={"worker": 2}, locations=("egyptian_embassy",)),
        romans(locations=("masons_guild", "castle")),
    )
    do(match, "activate")
    assert match.waiting.kind == "settlers.draw"  # the Castle: 1 Worker for a card; the Guild costs 2 stone
    do(match, "draw_from", deck="faction")
    castle = match.state.players[1].locations[1]
    assert castle.paid == (("worker",),)
    assert len(match.state.players[0].hand) == 1


def test_the_embassy_does_not_use_what_is_used_up(tmp_path: Path) -> None:
    match = begun(
        tmp_path,
        egyptians(supply={"worker": 2}, locations=("egyptian_embassy",)),
        romans(locations=(Built(card="castle", paid=(("worker",), ("worker",))),)),
    )
    reason = match.why_not((f"location/{match.state.players[0].locations[0].card}", "activate"))
    assert reason is not None
    assert (reason.code, reason.facts["what"]) == ("no_target", "usable_action")
