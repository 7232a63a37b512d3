"""§5 Trade; examples E08–E14, and what holds for every chain."""

from collections.abc import Callable, Sequence
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.options import GiveToken, NameSeat, OfferToken, SetNumber, TakeToken
from imperium_desktop.games.mare_nostrum.rules.state import Chain
from imperium_desktop.games.mare_nostrum.rules.tokens import GOODS, LETTER_OF, NAME_OF, TokenName
from imperium_desktop.rules.table import Option
from tests.present import all_of

from .builder import Scenario


def token_of(name: str) -> TokenName:
    return NAME_OF[LETTER_OF[name]]


def offers(mare: Scenario, **tokens: str) -> Scenario:
    """Each in turn; the offers must be held."""
    while mare.asked.endswith(" offer"):
        name = mare.asked.split()[0]
        chosen = tuple(OfferToken(token_of(token)) for token in tokens[name].split())
        mare.empire(name).answers(chosen[0] if len(chosen) == 1 else chosen)
    return mare


def takes(mare: Scenario, *steps: str) -> Scenario:
    """Take tokens, told as "rome from greece grain"."""
    for step in steps:
        taker, _, giver, token = step.split()
        mare.empire(taker).answers(TakeToken(mare.seat(giver), token_of(token)))
    return mare


def givers(mare: Scenario) -> set[str]:
    return {mare.names[option.rival] for option in all_of(TakeToken, mare.options)}


def numbers(mare: Scenario) -> set[int]:
    return {option.number for option in all_of(SetNumber, mare.options)}


# §5.1 The number


def test_used_tokens_stay_blocked_until_all_are_used(mare: Scenario) -> None:  # E08
    mare.begins("number")
    mare.carthage.answers(SetNumber(3))
    mare.state.phase = "number"
    again = Scenario()
    again.laid_out = mare.state.copy()
    again.begins("number")
    assert numbers(again) == {5, 0, 2, 1}
    assert again.carthage.why_not("number/4") == "token_used"
    again.state.used_tokens = 0b111
    again.state.phase = "number"
    full = Scenario()
    full.laid_out = again.state.copy()
    assert numbers(full.begins("number")) == {0, 1, 2, 3, 4, 5}


def test_a_new_leader_has_all_three_tokens(mare: Scenario) -> None:  # E08
    mare.state.used_tokens = 0b100
    mare.province("dacia", control="rome", buildings="caravan/wine caravan/stone market")
    mare.begins("titles").keep_titles()
    assert mare.names[mare.state.titles[0]] == "rome"
    assert mare.asked == "rome trade_token"
    assert numbers(mare) == {0, 1, 2, 3, 4, 5}


def test_the_same_leader_keeps_used_ones_blocked(mare: Scenario) -> None:  # E08
    mare.state.used_tokens = 0b100
    mare.begins("titles").keep_titles()
    assert mare.asked == "carthage trade_token"
    assert numbers(mare) == {5, 0, 2, 1}


# §5.2 Offers


def test_zero_ends_the_phase_at_once(mare: Scenario) -> None:  # E13
    mare.begins("number")
    mare.carthage.answers(SetNumber(0))
    assert mare.asked == "egypt name_builder"
    assert mare.state.used_tokens == 0b001


def test_who_holds_too_little_takes_no_part(mare: Scenario) -> None:  # E12
    mare.hand(
        **dict.fromkeys(("rome", "greece"), "2 coin, 3 grain"), carthage="3 coin", egypt="4 wine", babylon="5 oil"
    )
    mare.begins("number")
    mare.carthage.answers(SetNumber(4))
    assert mare.told(events.TradeAbstained) == [events.TradeAbstained(mare.seat("carthage"))]
    asked = []
    while mare.asked.endswith(" offer"):
        asked.append(mare.asked.split()[0])
        assert mare.match.waiting.pick == (4, 4)
        mare.match.answer(tuple(mare.options[:4]))
    assert asked == ["egypt", "babylon", "rome", "greece"]
    assert mare.asked == "egypt take", "the next participant clockwise begins"
    assert "carthage" not in givers(mare)


def test_one_participant_alone_gets_everything_back(mare: Scenario) -> None:  # §5.2
    mare.hand(rome="5 grain", greece="", carthage="", egypt="", babylon="").begins("number")
    mare.carthage.answers(SetNumber(4))
    assert mare.asked == "egypt name_builder"
    assert mare.rome.hand["grain"] == 5


def test_offers_are_secret_until_all_are_laid(mare: Scenario) -> None:  # §5.2, §15
    mare.hand(**dict.fromkeys(mare.names, "coin, grain")).begins("number")
    mare.carthage.answers(SetNumber(1))
    mare.carthage.answers(OfferToken("grain"))
    seat = mare.seat("carthage")
    assert mare.match.view(seat).players[seat].offer == "g"
    assert mare.match.view(mare.seat("egypt")).players[seat].offer == "?"
    offers(mare, **dict.fromkeys(mare.names, "coin"))
    assert mare.match.view(mare.seat("egypt")).players[seat].offer == "g"


def test_refusals_of_an_offer(mare: Scenario) -> None:  # §5.2
    mare.hand(**dict.fromkeys(mare.names, "2 coin, grain")).begins("number")
    mare.carthage.answers(SetNumber(2))
    assert mare.carthage.why_not("token/oil") == "not_held"
    assert mare.carthage.why_not("token/coin", "token/coin", "token/coin") == "not_held"
    assert mare.carthage.why_not("token/coin", "token/coin", "token/grain") == "offer_full"


@pytest.mark.parametrize("size", range(6))
def test_antigone_offers_as_many_as_she_likes(lay_out: Callable[..., Scenario], size: int) -> None:  # E14
    mare = lay_out(3).cards(rome="antigone").hand(rome="6 grain", greece="coin, wine", carthage="coin, oil")
    mare.begins("number")
    mare.carthage.answers(SetNumber(1))
    offers(mare, carthage="oil", rome=" ".join(["grain"] * size), greece="wine")
    while mare.asked.endswith(" take") or mare.asked.endswith(" compensate"):
        mare.match.answer(mare.options[-1])
    assert sum(mare.rome.hand.values()) == 6
    assert mare.rome.hand["grain"] >= 6 - size


def test_antigone_tells_nobody_how_much_she_holds(lay_out: Callable[..., Scenario]) -> None:  # E14, §15
    mare = lay_out(3).cards(rome="antigone").hand(rome="2 grain", greece="coin", carthage="coin").begins("number")
    mare.carthage.answers(SetNumber(1))
    mare.carthage.answers(OfferToken("coin"))
    decision = mare.match.waiting
    assert decision.seat == mare.seat("rome")
    assert decision.pick == (0, 2)
    assert decision.seen_by(mare.seat("greece")).pick == (0, 0)


def test_antigone_takes_part_with_too_few(lay_out: Callable[..., Scenario]) -> None:  # §5.2
    mare = lay_out(3).cards(rome="antigone").hand(rome="2 grain", greece="3 coin", carthage="3 oil").begins("number")
    mare.carthage.answers(SetNumber(3))
    assert mare.told(events.TradeAbstained) == []
    offers(mare, carthage="oil oil oil", rome="grain", greece="coin coin coin")
    assert mare.asked == "carthage take"
    assert givers(mare) == {"rome", "greece"}


def test_a_single_antigone_finds_no_partner_for_zero(lay_out: Callable[..., Scenario]) -> None:  # §5.2
    mare = lay_out(3).cards(rome="antigone").begins("number")
    mare.carthage.answers(SetNumber(0))
    assert mare.asked == "greece name_builder"


def test_antigone_and_her_copy_trade_with_each_other_at_zero(lay_out: Callable[..., Scenario]) -> None:  # §5.2
    mare = lay_out(3).cards(rome="antigone", greece="castor_pollux").hand(rome="grain", greece="wine")
    mare.state.players[mare.seat("greece")].copied = "antigone"
    mare.begins("number")
    mare.carthage.answers(SetNumber(0))
    offers(mare, rome="grain", greece="wine")
    assert (mare.rome.hand["wine"], mare.greece.hand["grain"]) == (1, 1)


# §5.3 The chain


def trading(lay_out: Callable[..., Scenario], seats: int = 4, each: str = "grain wine oil") -> Scenario:
    """Carthage is the Trade Leader."""
    mare = lay_out(seats)
    held = ", ".join(each.split())
    mare.hand(**dict.fromkeys(mare.names, held)).begins("number")
    mare.carthage.answers(SetNumber(len(each.split())))
    return offers(mare, **dict.fromkeys(mare.names, each))


def test_a_chain(lay_out: Callable[..., Scenario]) -> None:  # E09
    mare = trading(lay_out)
    takes(mare, "carthage from greece grain", "greece from rome grain", "rome from greece wine")
    assert mare.asked == "greece take"
    assert givers(mare) == {"carthage", "egypt"}
    assert mare.greece.why_not(f"offer/{mare.seat('rome')}/wine") == "barred"
    assert mare.greece.why_not(f"offer/{mare.seat('greece')}/oil") == "own_offer"
    takes(mare, "greece from egypt oil")
    assert mare.asked == "egypt take"
    assert givers(mare) == {"carthage", "greece", "rome"}
    open_tokens = {name: len(mare.empire(name).player.offer) for name in mare.names}
    assert open_tokens == {"carthage": 3, "greece": 1, "rome": 2, "egypt": 2}


def test_no_second_exchange_in_a_row(lay_out: Callable[..., Scenario]) -> None:  # E10
    mare = takes(trading(lay_out), "carthage from greece grain", "greece from carthage wine")
    assert mare.asked == "carthage take"
    assert givers(mare) == {"rome", "egypt"}


def test_the_bar_falls_after_one_other_take(lay_out: Callable[..., Scenario]) -> None:  # §5.3
    mare = takes(trading(lay_out), "carthage from greece grain", "greece from carthage wine", "carthage from rome oil")
    assert mare.asked == "rome take"
    takes(mare, "rome from carthage grain")
    assert "greece" in givers(mare)


def test_what_was_taken_cannot_be_taken_again(lay_out: Callable[..., Scenario]) -> None:  # §5.3
    mare = takes(trading(lay_out), "carthage from greece grain")
    assert f"offer/{mare.seat('carthage')}/grain" in {option.path[0] for option in mare.options}
    assert mare.greece.why_not(f"offer/{mare.seat('greece')}/grain") == "own_offer"
    takes(mare, "greece from rome grain")
    assert mare.rome.why_not(f"offer/{mare.seat('greece')}/grain") == "nothing_offered"


def test_uneven_counts_are_made_up_for(lay_out: Callable[..., Scenario]) -> None:  # E11
    mare = lay_out(3).hand(rome="grain, coin", greece="wine, coin", carthage="oil, coin").begins("number")
    mare.carthage.answers(SetNumber(1))
    offers(mare, rome="grain", greece="wine", carthage="oil")
    takes(mare, "carthage from rome grain")
    assert mare.asked == "rome take"
    takes(mare, "rome from carthage oil")
    assert mare.asked == "carthage compensate", "Carthage took the wine, and Greece finds nothing"
    assert set(mare.options) == {GiveToken("grain"), GiveToken("wine"), GiveToken("coin")}
    mare.carthage.answers(GiveToken("coin"))
    assert mare.greece.hand == {"coin": 2}
    assert all(sum(mare.empire(name).hand.values()) == 2 for name in mare.names)
    given = mare.told(events.TokenGiven)[0]
    assert given.seen_by(mare.seat("greece")).token == "coin"
    assert given.seen_by(mare.seat("rome")).token is None


# What holds for every chain


def play_chain(sizes: Sequence[int], choose: Callable[[Sequence[Option]], Option]) -> None:
    """A chain over offers of so many tokens each, all of one kind for each seat; hands are empty besides."""
    mare = Scenario(len(sizes))
    for seat, size in enumerate(sizes):
        player = mare.state.players[seat]
        player.offer = GOODS[seat] * size
    mare.state.chain = Chain(mare.state.titles[0], mare.state.titles[0])
    if not sizes[mare.state.titles[0]]:
        return
    mare.begins("chain")
    left = None
    while mare.asked.endswith(" take"):
        mare.match.answer(choose(mare.options))
    returned = {event.seat for event in mare.told(events.OfferReturned)}
    if mare.asked.endswith(" compensate"):
        mare.match.answer(choose(mare.options))
    assert [len(player.hand) for player in mare.state.players] == list(sizes)
    left = mare.state.takes[-1][1] if mare.state.takes else mare.state.titles[0]
    barred = mare.state.takes[-1][0] if mare.state.takes else left
    assert returned <= {left, barred}


@pytest.mark.parametrize("sizes", [sizes for sizes in product(range(3), repeat=3) if sizes[2]], ids=str)
def test_every_chain_of_small_offers_keeps_all_counts(sizes: tuple[int, int, int]) -> None:  # §5.4
    """All chains are walked: which choice is taken at each point counts up like the digits of a number."""
    choices: list[int] = []
    while True:
        widths: list[int] = []

        def choose(options: Sequence[Option], widths: list[int] = widths, choices: list[int] = choices) -> Option:
            place = len(widths)
            widths.append(len(options))
            return options[choices[place] if place < len(choices) else 0]

        play_chain(sizes, choose)
        path = [*choices, *[0] * (len(widths) - len(choices))]
        while path and path[-1] + 1 >= widths[len(path) - 1]:
            path.pop()
        if not path:
            return
        path[-1] += 1
        choices = path


@settings(deadline=None, derandomize=True, max_examples=60)
@given(data=st.data())
def test_random_chains_keep_all_counts(data: st.DataObject) -> None:  # §5.4
    sizes = data.draw(st.lists(st.integers(0, 5), min_size=3, max_size=5).filter(lambda sizes: sizes[2] > 0))
    play_chain(tuple(sizes), lambda options: data.draw(st.sampled_from(options)))


def test_names_of_tokens_and_letters_agree() -> None:
    assert len(NAME_OF) == 27


def test_the_fourth_number_uses_only_its_own_token(mare: Scenario) -> None:  # §5.1
    mare.begins("number")
    mare.state.used_tokens = 0b111
    mare.carthage.answers(SetNumber(3))
    assert mare.state.used_tokens == 0b100


def test_the_second_number_adds_its_token_to_the_used_ones(mare: Scenario) -> None:  # §5.1
    mare.begins("number")
    mare.state.used_tokens = 0b100
    mare.carthage.answers(SetNumber(2))
    assert mare.state.used_tokens == 0b110


def test_antigone_who_offers_nothing_leaves_one_alone(lay_out: Callable[..., Scenario]) -> None:  # §5.2
    mare = lay_out(3).cards(rome="antigone").hand(rome="grain", greece="coin, wine").begins("number")
    mare.carthage.answers(SetNumber(1))
    offers(mare, rome="", greece="wine")
    assert mare.told(events.TradeCalledOff)
    assert mare.asked == "greece name_builder"
    assert (mare.rome.hand, mare.greece.hand) == ({"grain": 1}, {"coin": 1, "wine": 1})


def test_antigone_abstains_by_an_empty_offer(lay_out: Callable[..., Scenario]) -> None:  # §5.2, §5.3
    """Everybody sees that she takes no part: nobody takes from her, and she takes from nobody."""
    mare = lay_out(3).cards(rome="antigone").hand(rome="grain", greece="coin", carthage="oil").begins("number")
    mare.carthage.answers(SetNumber(1))
    offers(mare, rome="", greece="coin", carthage="oil")
    revealed = {event.seat for event in mare.told(events.OfferRevealed)}
    assert revealed == {mare.seat("greece"), mare.seat("carthage")}
    assert mare.told(events.TradeCalledOff) == []
    assert mare.asked == "greece name_builder", "two who exchange have nothing to choose"
    assert (mare.rome.hand, mare.greece.hand, mare.carthage.hand) == ({"grain": 1}, {"oil": 1}, {"coin": 1})


def test_whoever_offers_nothing_is_seen_to_abstain(lay_out: Callable[..., Scenario]) -> None:  # §5.2
    mare = lay_out(4).cards(rome="antigone")
    mare.hand(rome="grain", greece="coin, wine", carthage="oil, wine", egypt="grain").begins("number")
    mare.carthage.answers(SetNumber(1))
    offers(mare, rome="", greece="wine", carthage="oil", egypt="grain")
    assert mare.asked == "carthage take"
    assert mare.state.abstaining == 1 << mare.seat("rome")
    assert givers(mare) == {"greece", "egypt"}


def test_nothing_is_left_of_a_trade_but_what_was_seen(lay_out: Callable[..., Scenario]) -> None:  # §5.4
    mare = takes(trading(lay_out, 3, "grain"), "carthage from rome grain")
    while mare.asked.endswith((" take", " compensate")):
        mare.match.answer(mare.options[0])
    state = mare.state
    assert (state.number, state.abstaining, state.chain) == (0, 0, None)
    assert all(player.offer == player.taken == "" for player in state.players)
    assert [player.offered for player in state.players] == ["g", "g", "g"]
    assert {option.seat for option in all_of(NameSeat, mare.options)} == {0, 1, 2}


def test_who_began_gives_nothing_to_themselves(lay_out: Callable[..., Scenario]) -> None:  # §5.4
    mare = lay_out(3).hand(rome="grain", carthage="oil").begins("number")
    mare.carthage.answers(SetNumber(1))
    offers(mare, rome="grain", carthage="oil")
    assert mare.told(events.TokenGiven) == []
    assert (mare.rome.hand, mare.carthage.hand) == ({"oil": 1}, {"grain": 1})


def test_a_new_trade_forgets_the_last_one(lay_out: Callable[..., Scenario]) -> None:  # §5.2
    mare = lay_out(3).hand(**dict.fromkeys(("rome", "greece", "carthage"), "coin, grain"))
    mare.state.takes, mare.state.abstaining = ((0, 1, "g"), (1, 0, "g")), 0b111
    mare.rome.player.offered = "www"
    mare.begins("number")
    mare.carthage.answers(SetNumber(1))
    assert list(mare.state.takes) == []
    assert (mare.state.abstaining, mare.rome.player.offered) == (0, "")


def test_compensation_is_secret_and_asked_where_two_kinds_are_held(lay_out: Callable[..., Scenario]) -> None:  # §5.4
    mare = lay_out(3).hand(rome="grain", greece="wine", carthage="wine").begins("number")
    mare.carthage.answers(SetNumber(1))
    offers(mare, rome="grain", greece="wine", carthage="wine")
    takes(mare, "carthage from rome grain", "rome from carthage wine")
    assert mare.asked == "carthage compensate"
    assert len(mare.options) == 2
    assert mare.match.waiting.secret


def test_antigone_offers_at_most_five(lay_out: Callable[..., Scenario]) -> None:  # §5.2
    mare = lay_out(3).cards(rome="antigone").hand(rome="7 grain", greece="coin", carthage="oil").begins("number")
    mare.carthage.answers(SetNumber(1), OfferToken("oil"))
    assert mare.asked == "rome offer"
    assert mare.match.waiting.pick == (0, 5)
