"""Cards that set each other off: copies end by themselves, everything else is a fault of the card, told by name."""

from typing import Any, Literal

import msgspec
import pytest

from imperium_desktop.bots.greedy import GreedyBot
from imperium_desktop.games.settlers.analysis.position import Position, Seat, lay_out, setup_of
from imperium_desktop.games.settlers.bot import SettlersAdviser
from imperium_desktop.games.settlers.rules import Settlers
from imperium_desktop.games.settlers.rules.cards.agenda import LONGEST_CHAIN
from imperium_desktop.games.settlers.rules.components import Card
from imperium_desktop.games.settlers.rules.names import SUPPLY, Good
from imperium_desktop.games.settlers.rules.options import ChooseLocation, Pass, RazeCard, ReturnGood
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.record import RuleFault
from imperium_desktop.rules.table import Option

from .owners import game_with, play_on, shipped_card, with_block, words_in

ENDLESS = ("castle", "on_raze", "raze_from_hand(0)")


def begins(game: Settlers, *seats: Seat, phase: Literal["lookout", "production", "actions"] = "actions") -> AnyMatch:
    position = Position(seats=seats, phase=phase)
    return Match(game, setup_of(position), 0, start=lay_out(game.content, position))


def egyptians(**fields: Any) -> Seat:
    return Seat(faction="egyptians", **fields)


def japanese(**fields: Any) -> Seat:
    return Seat(faction="japanese", **fields)


def razed_for(key: str, good: Good) -> Card:
    return msgspec.structs.replace(shipped_card(key), raze={good: 1})


def endless_table(*castles: tuple[str, str, str]) -> AnyMatch:
    faction = ("desert", "oasis", "slaver", "royal_bath", "golden_bazaar", "caravan", "sanctuary", "sphinx", "pyramid")
    drawing = [razed_for(key, "card_faction") for key in (*faction, "statue")]
    game = game_with(*(with_block(*castle) for castle in castles), *drawing)
    deck = tuple(id for id in game.content.decks["egyptians"] if game.content.copies[id].key in faction)
    mine = egyptians(supply={"raze": 1}, locations=tuple(key for key, *_ in castles), hand=("statue",), deck=deck)
    return begins(game, mine, japanese())


def play_out(match: AnyMatch, answer: Option) -> None:
    match.answer(answer)
    while match.waiting.kind not in ("settlers.act", "settlers.after_action"):
        match.answer(match.waiting.options[0])


@pytest.mark.parametrize(
    "castles", [(ENDLESS,), (ENDLESS, ("tavern", "on_raze", "raze_from_hand(0)"))], ids=["itself", "each other"]
)
def test_cards_that_never_end_are_told_by_name(
    castles: tuple[tuple[str, str, str], ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("imperium_desktop.games.settlers.rules.cards.agenda.LONGEST_CHAIN", 5)
    match = endless_table(*castles)
    before = match.digest()
    (raze,) = (option for option in match.waiting.options if isinstance(option, RazeCard))
    with pytest.raises(RuleFault) as fault:
        play_out(match, raze)
    reason = fault.value.report.reason
    assert reason is not None
    assert "Castle" in words_in("en").reason(reason) or "Tavern" in words_in("en").reason(reason)
    assert "bez końca" in words_in("pl").reason(reason)
    while match.answers:
        match.take_back()
    assert match.digest() == before
    match.answer(Pass())


def test_a_greedy_player_leaves_such_cards_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_with(with_block(*ENDLESS), razed_for("statue", "gold"))
    match = begins(game, egyptians(supply={"raze": 1}, locations=("castle",), hand=("statue",)), japanese())
    bot = GreedyBot(SettlersAdviser(), Chance(0))
    assert isinstance(bot.choose(match.seen_by(0)), RazeCard)
    monkeypatch.setattr("imperium_desktop.games.settlers.rules.cards.agenda.LONGEST_CHAIN", 0)
    assert not isinstance(bot.choose(match.seen_by(0)), RazeCard)


def test_nobody_comes_near_the_end_of_the_chain() -> None:
    assert LONGEST_CHAIN >= 100


def test_copies_do_not_copy_each_other_for_ever() -> None:
    """§9.2.7 In the Production phase there would be nothing else to choose."""
    cards = [with_block(key, "production", "copy_production") for key in ("castle", "tavern", "working_peasants")]
    mine = egyptians(locations=("castle", "tavern", "working_peasants"))
    match = begins(game_with(*cards), mine, japanese(), phase="production")
    asked = 0
    while match.state.phase == "production":
        assert isinstance(match.waiting.options[0], ChooseLocation)
        match.answer(match.waiting.options[0])
        asked += 1
    assert 0 < asked < 20


def test_free_actions_that_ready_each_other_do_not_hang_a_greedy_player() -> None:
    keys = ("castle", "tavern", "brewer")
    cards = [with_block(key, "action", "ready_location") for key in keys[:2]]
    cards.append(with_block(keys[2], "action", "gain(vp)"))
    match = begins(game_with(*cards), egyptians(locations=keys), japanese(passed=True))
    for _ in range(3):
        match.answer(GreedyBot(SettlersAdviser(), Chance(0)).choose(match.seen_by(0)))


def test_what_was_spent_cannot_be_given_back() -> None:
    """§9.4.9 Paid with the food of a Deal before the School asks for it."""
    trade = with_block("castle", "production", "may: cost: pay(food) -> gain(gold)")
    mine = japanese(locations=("castle", "school_of_diplomacy"), deals=("stalls",))
    match = begins(game_with(trade), mine, egyptians(), phase="production")
    assert match.waiting.kind == "settlers.trade"
    match.answer(match.waiting.options[0])
    assert match.state.players[0].supply[SUPPLY.index("food")] == 0
    assert match.decision is None or ReturnGood("food") not in match.waiting.options


def test_tokens_of_the_price_are_not_there_to_raze_with() -> None:
    card = with_block("castle", "action", "cost: [pay(wood); pay(raze)] -> raze_opponent(2)")
    supply = {"wood": 1, "gold": 1, "raze": 2}
    match = begins(game_with(card), egyptians(supply=supply, locations=("castle",)), japanese(locations=("tavern",)))
    assert not any(option.name == "activate" for option in match.waiting.options)


def test_more_cards_than_there_are_can_be_drawn() -> None:
    """A step for each card would be taken for a rule that does not end."""
    keys = (
        "castle",
        "tavern",
        "brewer",
        "baker",
        "mill",
        "village",
        "joiner",
        "mason",
        "statue",
        "town",
        "hostel",
        "porters",
    )
    cards = [with_block(key, "production", "gain(card_faction, 99)") for key in keys]
    match = begins(game_with(*cards), egyptians(locations=keys), japanese(), phase="production")
    while match.waiting.kind == "settlers.order":
        match.answer(match.waiting.options[0])
    assert match.waiting.seat == 0
    assert not match.state.players[0].deck
    for _ in play_on(match, Chance(0), 5):
        pass
