"""Cards that the rules could not carry out are refused when they are read, with the reason."""

import pytest

from imperium_desktop.games.imperium.rules.cards.grammar import card_of
from imperium_desktop.rules.effects.notation import NotationError

CARD = {"key": "mine", "set": "classics", "deck": "romans", "name": "mine", "copies": [{"id": "mine"}]}
REFUSED = {
    "gain(gold, 2)": "gold",
    "pay(action, 1)": "action",
    "steal(action, 1, each_other)": "action",
    "return_exhaust(2)": "2",
    "look(moon, 2)": "moon",
    "look(fame, 3, take 2)": "2",
    "take(dragon)": "dragon",
    "add_token(moon, progress, 1)": "moon",
    "move(found -> moon)": "moon",
    "garrison(this -> moon)": "moon",
    "develop(dear)": "dear",
    "play(slow, card from hand)": "slow",
    "swap(hand, moon)": "moon",
    "declare(region|moon)": "region, uncivilised",
    "reveal(hand)": "hand",
    "discard(dragon)": "dragon",
    "recall(region with dragon in garrison)": "dragon",
    "acquire(card with gold on it)": "gold",
    "history(card from moon)": "moon",
    "history(card from in_play_of_other)": "in_play_of_other",
    "discard(card from market)": "market",
    "acquire(region from hand)": "hand",
    "break_through(city)": "variable",
    "gain(material, 1, per sky(card))": "sky",
    "gain(material, 1, per in_play(dragon))": "dragon",
    "gain(material, 1, per token(card))": "material",
    "if state=tired: draw(1)": "tired",
    "if nation(martians): draw(1)": "martians",
    "if attacker_pays(material, 1): draw(1)": "attacker",
    "hand_limit(1)": "moment",
    "count_as(this, region, 2)": "moment",
    "enter_play(this)": "moment",
    "next_journey": "moment",
    "flip(this)": "moment",
    "copy_exhaust(pinned from in_play of other)": "moment",
    "instead: draw(1)": "would_gain",
    "double(progress)": "gain_from_market",
    "ignore_attack": "attack_by_other",
    "look_extra(1)": "look",
    "reduce_requirement(mask, 1)": "discard_requirement",
    "trigger_play(this)": "this",
    "garrison(this -> this)": "own garrison",
    "garrison(card from hand -> region)": "this",
    "break_through(this)": "this",
    "acquire(looked)": "looked",
    "repeat(10): draw(1)": "1 to 9",
    "repeat(0): draw(1)": "1 to 9",
    "repeat(1000000000): draw(1)": "1 to 9",
    "repeat(9): repeat(9): draw(1)": "repeat anything itself",
    "repeat(2): [may: repeat(per in_play(card)): draw(1)]": "repeat anything itself",
    "gain(material, 100)": "99",
    "draw(1000)": "99",
}


@pytest.mark.parametrize("do", REFUSED)
def test_a_text_that_cannot_be_played_is_refused(do: str) -> None:
    with pytest.raises(NotationError, match=REFUSED[do]):
        card_of({**CARD, "blocks": [{"when": "play", "do": do}]})


@pytest.mark.parametrize(
    ("when", "do", "reason"),
    [
        ("passive", "draw(1)", "by itself"),
        ("passive", "may: draw(1)", "by itself"),
        ("passive on take(unrest)", "hand_limit(1)", "moment"),
        ("passive on full_moon", "draw(1)", "full_moon"),
        ("exhaust", "require(state=empire)", "moment"),
        ("solstice", "lose_state(next_played, empire, until end_of_turn)", "moment"),
    ],
)
def test_a_text_at_the_wrong_moment_is_refused(when: str, do: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        card_of({**CARD, "blocks": [{"when": when, "do": do}]})


@pytest.mark.parametrize(
    ("points", "reason"),
    [
        ({"per": "sky(card)"}, "sky"),
        ({"sum": [{"per": "owned(region)"}, {"per": "owned(dragon)"}]}, "dragon"),
        ({"where": "moon", "then": 2}, "moon"),
        ({"where": "history", "then": 2, "otherwise": {"per": "token(progress)"}}, "another place"),
    ],
)
def test_points_that_cannot_be_counted_are_refused(points: object, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        card_of({**CARD, "points": points})


def test_a_text_of_known_words_is_taken() -> None:
    do = "choose: [cost: pay(material, 2) -> acquire(region)] or [each_other: if in_play(city): recall(region)]"
    assert card_of({**CARD, "blocks": [{"when": "exhaust on play(region)", "do": do}]}).blocks[0].do == do
