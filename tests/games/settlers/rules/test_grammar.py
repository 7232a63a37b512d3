"""Every verb at every moment: it is refused when the card is read, or a match in which the card speaks goes on."""

from typing import Literal, get_args

import pytest

from imperium_desktop.games.settlers.rules.cards import vocabulary as v
from imperium_desktop.games.settlers.rules.cards.grammar import JOINED, PLACE_OF, PLACES
from imperium_desktop.games.settlers.rules.cards.moment import Moment
from imperium_desktop.games.settlers.rules.cards.verbs import ENGINE
from imperium_desktop.games.settlers.rules.cards.vocabulary import VERBS, VOCABULARY, When
from imperium_desktop.games.settlers.rules.components import Card
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.effects.engine import STANDING
from imperium_desktop.rules.effects.steps import Verb, verbs_of
from imperium_desktop.rules.table import Flow

from .owners import begun, game_with, play_on, shipped_box, with_block

MOMENTS = get_args(When)
SENTENCES = {
    "gain": (
        "gain(wood)",
        "gain(defense, 2)",
        "gain(vp, 2)",
        "gain(vp)",
        "gain(worker)",
        "gain(card, 2)",
        "gain(card_faction, 40)",
        "gain(samurai, 2)",
        "gain(gold, 1, per red, max 3)",
        "gain(card_common, 9, per gray)",
        "choose: [gain(gold)] or [gain(card)]",
        "choose: [gain(samurai, 2)] or [gain(vp); gain(food)]",
        "may: cost: pay(gold) -> gain(vp, 2)",
        "may: choose: [cost: pay(wood, 2) -> gain(card)] or [cost: pay(raze) -> gain(vp)]",
    ),
    "pay": (
        "pay(gold)",
        "cost: pay(gold) -> gain(vp)",
        "may: cost: pay(worker) -> gain(vp)",
        "cost: [pay(any_resource, 3); pay(card); pay(own_deal)] -> gain(vp)",
    ),
    "raze_from_hand": (
        "raze_from_hand(1)",
        "raze_from_hand(0); raze_from_hand(2)",
        "cost: pay(raze, 8) -> raze_from_hand(2)",
    ),
    "raze_opponent": (
        "raze_opponent(2)",
        "raze_opponent(0, no); raze_opponent(1)",
        "choose: [raze_from_hand(1)] or [raze_opponent(2)]",
        "cost: [pay(wood); pay(raze, 8)] -> raze_opponent(2)",
    ),
    "raze_own": ("raze_own", "raze_own; raze_own"),
    "convert_razed": (
        "raze_own; convert_razed(2)",
        "convert_razed(2)",
        "raze_from_hand(0); may: cost: pay(wood, 9) -> gain(vp); convert_razed(1)",
    ),
    "convert_deals": ("convert_deals(1)",),
    "steal": ("steal(wood|stone|food)", "cost: pay(worker) -> [steal(wood); steal(wood)]"),
    "gain_from_raze_field": ("gain_from_raze_field", "gain_from_raze_field; remove_location; gain_from_raze_field"),
    "remove_location": (
        "choose: [remove_location(common)] or [cost: pay(raze, 2) -> remove_location(faction)]",
        "remove_location",
        "cost: pay(worker) -> [remove_location; remove_location; gain(vp)]",
    ),
    "take_deal": ("take_deal", "take_deal; take_deal; take_deal; produce_deal"),
    "discard_deal": ("discard_deal", "discard_deal(yes); discard_deal; discard_deal(gaining yes)"),
    "produce_deal": ("produce_deal", "cost: pay(own_deal, 2) -> produce_deal"),
    "build_from_hand": (
        "build_from_hand",
        "cost: pay(wood) -> [build_from_hand; build_from_hand]",
        "cost: pay(card) -> build_from_hand",
    ),
    "build_from_deal": ("build_from_deal", "build_from_deal; build_from_deal; build_from_deal"),
    "open_trade_route": ("open_trade_route", "cost: pay(food) -> [open_trade_route; open_trade_route]"),
    "lay_foundation": (
        "lay_foundation",
        "lay_foundation; gain(card, 2)",
        "lay_foundation; steal(wood)",
        "gain(samurai); lay_foundation; gain(vp)",
    ),
    "take_over": (
        "take_over",
        "cost: pay(egypt_token) -> take_over",
        "cost: pay(worker) -> take_over",
        "cost: pay(egypt_token) -> [take_over; gain(card)]",
    ),
    "block_action": ("block_action", "block_action; block_action; block_action"),
    "opponent_discards": (
        "opponent_discards",
        "opponent_discards; opponent_discards; opponent_discards; opponent_discards",
    ),
    "ready_location": ("ready_location", "cost: pay(gold) -> ready_location"),
    "copy_production": ("copy_production", "gain(wood); copy_production", "copy_production; copy_production"),
    "draw_and_keep": (
        "draw_and_keep(2, 1, any, discard)",
        "draw_and_keep(9, 3, faction, shuffle_back)",
        "draw_and_keep(2, 1, any, shuffle_back)",
    ),
    "bank_cards": ("bank_cards(2)",),
    "bank_resources": ("bank_resources", "bank_resources; bank_cards(1)"),
    "score": ("score(3, 0); score(5, 2)",),
    "store": ("store(wood|food)", "store(wood); store(stone)"),
    "leave": ("leave(wood, 3)", "leave(raze, 1); leave(food, 2)"),
    "leave_any": ("leave_any(wood|gold|worker)", "leave_any(stone|raze)", "leave_any(food|worker); leave(gold, 1)"),
    "gain_kinds": ("gain_kinds(2)", "gain(wood); gain_kinds(5)"),
    "use_rivals_action": ("use_rivals_action", "cost: pay(worker) -> [use_rivals_action; gain(vp)]"),
    "leave_cards": ("leave_cards", "leave_cards; leave(wood, 1)"),
    "take_location": ("take_location", "take_location; take_location"),
    "guarded": ("guarded",),
    "nothing_for_owner": ("nothing_for_owner",),
}
"""By the verb they are about: alone, more than once, joined and after a price."""
CARDS = (
    "mothers_baths", "contractor", "wood_storage", "carpenters_workshop", "quarry", "rubble", "working_peasants",
    "armorer", "lords_fields", "monument", "merchants_guild", "gold_creek", "wood_supplier", "goldsmiths_workshop",
    "marketplace", "court_sculptor", "masons_guild", "missionaries", "jugglers", "carpenter", "joiner", "castle",
    "barracks", "confectioner", "pig_farmer", "brewer",
)  # fmt: skip
"""One for each moment."""
ANSWERS = 30


def accepted(sentence: str) -> tuple[Card, ...]:
    """A card for each moment at which the sentence can stand."""
    found = []
    for card, when in zip(CARDS, MOMENTS, strict=False):
        try:
            found.append(with_block(card, when, sentence))
        except ValueError as refusal:
            if when not in str(refusal):
                raise AssertionError("the refusal does not say where") from refusal
    return tuple(found)


def test_every_verb_has_its_place() -> None:
    assert set(PLACE_OF) == set(VERBS)
    assert sum(len(place.verbs) for place in PLACES) == len(VERBS)
    assert all(place.moments <= set(MOMENTS) and place.why for place in PLACES)
    assert SENTENCES.keys() == VOCABULARY.verbs.keys()
    assert len(CARDS) >= len(MOMENTS)


def test_the_engine_knows_every_verb() -> None:
    assert set(ENGINE.verbs) == set(VERBS)
    standing = {verb for verb, rule in ENGINE.verbs.items() if rule is STANDING}
    assert standing == {v.Store, v.Score, v.Guarded, v.NothingForOwner}


def test_a_refusal_says_why() -> None:
    with pytest.raises(
        ValueError, match=r"at the moment “production”: “steal” cannot stand here, .* thieves .*only at action"
    ):
        with_block("castle", "production", "steal(wood)")


@pytest.mark.parametrize("verb", SENTENCES)
def test_what_is_not_refused_can_be_played(verb: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = VOCABULARY.verbs[verb]
    accepted_at: set[str] = set()
    stands = ENGINE.verbs[kind] is STANDING
    done = spy_on(kind, monkeypatch)
    for number, sentence in enumerate(SENTENCES[verb]):
        cards = accepted(sentence)
        accepted_at.update(card.blocks[0].when for card in cards)
        game = game_with(*cards)
        speaking = [card for card in cards if card.blocks[0].when in JOINED]
        Chance(number).shuffle(speaking)
        tables: tuple[tuple[int, Literal["actions", "production"], list[Card]], ...] = (
            (2, "actions", speaking),
            (1, "actions", speaking),
            (2, "production", []),
        )
        for seed, (seats, phase, first) in enumerate(tables):
            for match in play_on(begun(game, cards, seats, phase, tuple(first)), Chance(100 * number + seed), ANSWERS):
                assert not (first and match.decision is None)
    assert accepted_at == PLACE_OF[kind].moments or verb == "pay"
    assert done or stands


def spy_on(kind: type[Verb], monkeypatch: pytest.MonkeyPatch) -> list[Verb]:
    """Every such verb that is carried out."""
    done: list[Verb] = []
    if kind not in ENGINE.verbs:
        return done
    carrying = ENGINE.verbs[kind]

    def do(moment: Moment, verb: Verb) -> Flow:
        done.append(verb)
        return carrying.do(moment, verb)

    monkeypatch.setattr(ENGINE, "verbs", {**ENGINE.verbs, kind: carrying._replace(do=do)})
    return done


def test_the_shipped_cards_use_every_place() -> None:
    """What is allowed is not narrower than what the printed cards do."""
    used = {
        (type(verb), block.when)
        for card in shipped_box().cards
        for block in card.blocks
        for verb in verbs_of(VOCABULARY.read(block.do))
    }
    assert all(when in PLACE_OF[verb].moments for verb, when in used if PLACE_OF[verb].moments)
