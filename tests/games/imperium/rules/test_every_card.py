"""Every card of the box once, in a position where all it asks for is there; what it says can be carried out."""

from typing import TypeAlias, cast

import pytest

from imperium_desktop.games.imperium.analysis.position import Seat as AnySeat
from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.cards.verbs import STEPWISE
from imperium_desktop.games.imperium.rules.content import PlayingCard
from imperium_desktop.games.imperium.rules.names import COMMONS, Nation
from imperium_desktop.rules.effects.program import Node
from imperium_desktop.rules.table import Answer, Decision, Option

from .builder import CONTENT, Scenario, greeks, lot, noun, romans

CARDS = {card.key: card for card in CONTENT.cards.values() if card.key != "?"}
PLAYED = {key: card for key, card in CARDS.items() if not card.unplayable and card.start != "power" and not card.side}
EXHAUSTED = {key: card for key, card in CARDS.items() if card.at("exhaust")}
Needs: TypeAlias = dict[str, tuple[str, ...]]
MASK: Needs = {"hand": ("stone_mask",)}
SCROLL: Needs = {"hand": ("sacred_scroll",)}
NEEDS: dict[str, Needs] = {
    "rome_the_eternal_city": {"play": ("city_of_rome",)},
    "vinland": {"play": ("longships", "graenland")},
    "alexander_the_great": {"history": ("alexander",)},
    "erik_the_red": {"play": ("scandinavia",)},
    "twrch_trwyth": {"hand": ("metropolis",)},
    "palace_of_poseidon": {"play": ("mountain_of_atlantis",)},
    "edicts_of_ashoka": {"history": ("ashoka",)},
    "nanda_dynasty": {"play": ("arthashastra",)},
    "ritual_sacrifice": {"play": ("step_pyramids",), **MASK},
    "calendar": MASK,
    "lodestone_compass": MASK,
    "ball_games": MASK,
    "duke_zhuang_of_qin": {"play": ("mandate_of_heaven",)},
    "king_wu_of_qin": {"play": ("mandate_of_heaven",), "history": ("duke_zhuang_of_qin",)},
    "emperor_qin_shi_huang": {"play": ("mandate_of_heaven",), "history": ("king_wu_of_qin",)},
    "long_walls_iv": {"play": ("long_walls_i", "long_walls_ii")},
    "monastery": SCROLL,
    "portals": SCROLL,
    "daochang": SCROLL,
    "lost_tomes": SCROLL,
    "tree_of_knowledge": SCROLL,
    "mountain_retreat": {"discard": ("sacred_scroll",)},
}
"""What a card asks for before it can be played or do anything."""

READ_ONLY = {"EnterPlay", "ReduceRequirement", "Substitute"}
"""Verbs that are read off the cards when the box is opened; nobody carries them out."""


def position(card: PlayingCard, *, in_play: bool = False) -> Scenario:
    """Much of everything: tokens, regions, unrest, cards in all places, a full market, an exile pile."""
    printing = "later" if card.replaces else "first"

    def others(*ids: str) -> tuple[str, ...]:
        printed = (CONTENT.later.get(id, id) if card.replaces else id for id in ids)
        return tuple(id for id in printed if id != card.id)

    nation = "romans" if card.group in COMMONS.values() else cast(Nation, card.group)
    rival = greeks if nation != "greeks" else romans
    more = NEEDS.get(card.name, {})
    this = (card.id,)
    mine = AnySeat(
        nation=nation,
        face=card.state or "empire",
        tokens=(9, 9, 9),
        hand=(
            *others("common_unrest", "common_jade_mask", "common_leadership"),
            *more.get("hand", ()),
            *(() if in_play else this),
        ),
        deck=3,
        discard=(
            *others("common_hills", "common_unrest_2", "common_invasion", "common_city_3"),
            *more.get("discard", ()),
        ),
        play=(
            *more.get("play", ()),
            *others("common_coast", "common_oasis", "common_marsh"),
            *(this if in_play else ()),
        ),
        history=more.get("history", ()),
        nation_deck=others("vikings_unrest", "vikings_harald_hardrada"),
        beside_marked=True,
    )
    theirs = rival(face="empire", tokens=(9, 9, 9), hand=("glory", "unrest"), deck=3, play=others("common_coinage"))
    shown = others("common_forest", "common_elders", "common_education", "common_aksumites", "common_steppe")
    return Scenario(
        mine,
        theirs,
        market=tuple(lot(name, material=int(place == 0)) for place, name in enumerate(shown)),
        main=others("common_river", "common_hittites", "common_port"),
        fame=others("common_triumphant", "common_notorious"),
        exile=others("common_mountain"),
        printing=printing,
    )


def first_answer(decision: Decision[Option]) -> Answer:
    """The first that does something."""
    if decision.picks_several:
        return tuple(decision.options[: decision.pick[1]])
    return next((option for option in decision.options if not option.passes), decision.options[0])


def finish(table: Scenario) -> None:
    """Answer whatever the card asks, until it is done."""
    for _ in range(40):
        if not table.state.frames or table.match.decision is None:
            return
        table.match.answer(first_answer(table.match.waiting))
    pytest.fail("it never ends")


@pytest.mark.parametrize("key", PLAYED)
def test_every_card_is_played(key: str) -> None:
    card = PLAYED[key]
    table = position(card)
    table.plays(card.id)
    finish(table)
    assert table.told(events.CardPlayed)
    player = table.state.players[0]
    places = (*player.discard, *player.history, *player.sunken, *player.deck, *player.hand)
    garrisons = [other for place in player.play for other in place.garrison]
    rival = table.state.players[1]
    played = [place.card for place in player.play]
    if card.pinned and not any(step in ("Abandon", "Recall") for step in names(card)):
        assert card.id in played
    else:
        assert card.id in (*places, *garrisons, *rival.hand, *table.state.exile, *table.state.pile, *played)
    if not card.free:
        gained = sum(event.n for event in table.told(events.ActionsGained))
        assert player.actions == 2 + gained


def names(card: PlayingCard) -> list[str]:
    return [node.name for block in card.at("play") for node in walk(block.nodes)]


def walk(nodes: tuple[Node, ...]) -> list[Node]:
    return [found for node in nodes for found in (node, *(kid for kids in node.kids for kid in walk(kids)))]


@pytest.mark.parametrize("key", [key for key, card in EXHAUSTED.items() if card.pinned and card.name != "ambassador"])
def test_every_exhaust_is_used(key: str) -> None:
    card = EXHAUSTED[key]
    table = position(card, in_play=True)
    table.uses(card.id)
    finish(table)
    assert [event.card for event in table.told(events.CardExhausted)] == [card.id]


def test_the_ambassador_copies_others() -> None:
    table = Scenario(romans(play=("ambassador",), deck=3), greeks(play=("coinage",)))
    table.uses("ambassador", copied="coinage").then(hand_size=1, deck=2, exhausts=4)
    assert not table.can_use("ambassador")


def test_every_verb_of_the_box_is_known() -> None:
    unknown = {node.name for node in CONTENT.nodes.values()} - set(STEPWISE.verbs) - READ_ONLY
    assert not unknown


def test_every_card_has_a_noun() -> None:
    assert all(noun(card) for card in CONTENT.nouns)
