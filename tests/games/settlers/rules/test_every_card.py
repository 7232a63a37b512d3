"""Every different card: what it costs and gives when it is built, and what its action costs and gives.

    key: price [+ location] -> gain [| price of the action -> gain [x2]]

The only other Location is Ruins, which has no colour. Of several gains to choose from, the first one is taken. Actions
that need a target and Features that wait for something are in test_cards.py.
"""

import re
from collections import Counter
from typing import Any, NamedTuple

import pytest

from imperium_desktop.games.settlers.analysis.position import Seat
from imperium_desktop.games.settlers.rules.cards.vocabulary import Gain
from imperium_desktop.games.settlers.rules.content import PlayingCard
from imperium_desktop.games.settlers.rules.names import SUPPLY, Deck, Faction

from .builder import CONTENT, Scenario, barbarians, romans

CARDS: dict[Deck, str] = {
    "barbarians": """
        primeval_forest: 1 wood -> 2 wood
        barbarian_altar: 2 wood + location -> nothing | 1 worker -> 1 vp x2
        raid: 1 wood + location -> nothing
        saboteurs: 1 wood + location -> nothing
        sentry_tower: 2 wood + location -> 1 raze 1 worker
        dark_chapel: 1 wood 2 stone + location -> nothing
        pack: 1 wood + location -> nothing
        rabble: 1 wood + location -> nothing
        settlement: 1 wood -> 2 worker
        hillfort: 2 wood + location -> 1 vp
        expedition: 1 wood 1 stone + location -> nothing | 1 raze -> 1 gold 2 vp
        barbarian_quarry: 1 stone + location -> 1 raze 1 stone
        barter: 1 wood + location -> nothing | 2 any_resource -> 2 vp x2
        fighting_pit: 1 wood 1 stone + location -> nothing | 2 worker -> 2 raze
        idol: 3 stone + location -> 4 vp
        mission: 2 wood + location -> nothing
        pyre: 1 wood 1 stone + location -> 1 gold 1 vp
        robbers: 1 wood + location -> nothing
    """,
    "japanese": """
        farm: 1 wood -> 1 worker 1 food
        rice_fields: 1 food -> 2 food
        geisha_house: 1 wood + location -> 1 worker
        garrison: 1 wood + location -> nothing
        daimyos_castle: 2 stone + location -> nothing
        buddha_temple: 1 stone + location -> 1 card
        casino: 2 wood + location -> nothing | 1 worker -> 1 gold x2
        gate: 1 wood + location -> nothing
        shrine: 1 wood 1 stone + location -> nothing
        stalls: 1 wood + location -> nothing | 1 food -> 1 vp x2
        negotiator: 1 wood + location -> nothing
        sake_brewery: 1 wood + location -> 1 gold 1 vp
        trade_route: 1 stone + location -> nothing
        dojo: 1 wood + location -> 1 card
        ninjas: 1 stone + location -> nothing
        sumo_school: 1 wood + location -> nothing | 1 worker 1 food -> 1 raze
        swordsmith: 1 stone + location -> nothing | 1 stone -> 1 raze 1 vp
        school_of_diplomacy: 1 wood + location -> nothing
    """,
    "romans": """
        sculptors_workshop: 1 stone + location -> nothing | 1 worker 1 stone -> 2 vp
        sculptors_apprentice: 1 stone + location -> nothing | 1 stone -> 1 vp x2
        gladiator_school: 1 stone + location -> nothing | 1 worker -> 1 raze
        engineers: 1 wood 1 stone + location -> nothing
        gardens: 1 wood 1 stone + location -> 2 vp
        spies: 1 wood 1 stone + location -> nothing
        architect: 2 stone + location -> 1 card
        administration: 2 stone + location -> 1 gold
        headquarters: 2 stone + location -> 1 gold
        legion: 1 food + location -> 2 card
        warehouses: 1 stone + location -> nothing
        builder: 1 stone + location -> 1 wood 1 stone
        roman_fortifications: 2 stone + location -> 2 vp
        trade_colony: 1 wood 2 stone + location -> 1 worker 1 gold
        roman_barracks: 1 food + location -> 2 worker
        stonecutter: 1 wood 1 stone + location -> 2 stone
        roman_bank: 1 stone + location -> 1 gold
        colossus: 2 stone + location -> nothing | 1 worker 3 stone -> 4 vp
    """,
    "egyptians": """
        desert: nothing -> 2 card
        altar_of_bastet: 1 stone + location -> 1 stone
        chariot_builder: 1 wood 1 stone + location -> nothing
        pharaohs_guard: 2 food + location -> 1 raze
        oasis: 1 food + location -> 2 worker
        slaver: 1 stone + location -> nothing
        royal_bath: 1 stone + location -> nothing
        golden_bazaar: nothing + location -> nothing | 1 food -> 1 gold 1 vp
        scorpion_breeder: 1 wood 1 stone + location -> nothing
        caravan: 1 food -> 1 food 1 worker
        temple_of_ra: 1 stone + location -> nothing
        sanctuary: 2 stone + location -> nothing
        avenue_of_sphinxes: 2 stone + location -> nothing | 2 gold -> 2 vp x2
        sphinx: 1 stone + location -> nothing
        goldsmith: 2 stone + location -> nothing | 1 worker 1 gold -> 3 vp
        slaves: 1 stone + location -> nothing | 1 worker -> 2 stone 1 vp
        egyptian_quarry: 1 stone + location -> 2 stone
        pyramid: 2 stone -> 1 gold 1 stone
    """,
    "common": """
        statue: 1 wood 2 stone -> 1 vp 1 card
        contractor: 1 wood 2 stone -> 1 gold 1 vp
        wood_storage: 2 wood 1 stone -> 1 vp 1 card
        carpenters_workshop: 3 wood -> 1 gold 1 vp
        pillory: 2 wood -> nothing
        mill: 3 wood -> 1 gold 1 vp
        old_forest: 2 wood -> 2 wood
        quarry: 1 wood 1 stone -> 2 stone
        rubble: 2 wood 1 stone -> 1 stone
        village: 1 wood -> 2 worker
        town: 1 wood 1 stone -> 2 worker
        working_peasants: 3 wood -> 1 card
        mothers_baths: 2 wood 1 stone -> 1 worker
        armorer: 1 wood 1 stone -> 1 raze
        gold_mine: 1 wood 1 stone -> nothing | 1 worker -> 1 gold x2
        grain_field: 1 wood 1 food -> 2 food
        lords_fields: 2 wood 1 stone -> 1 food
        monument: 1 stone -> 1 vp
        merchants_guild: 2 wood 1 stone -> 1 gold
        gold_creek: 1 wood 1 stone -> 1 gold
        wood_supplier: 3 wood -> 1 wood
        goldsmiths_workshop: 1 wood 1 stone -> nothing | 1 worker 1 gold -> 2 vp
        marketplace: 2 wood -> nothing | 1 wood 1 stone 1 food -> 3 vp
        coal_mine: 1 wood 1 stone -> nothing | 1 worker -> 2 stone
        mason: 1 wood 1 stone -> nothing | 1 worker 1 stone -> 2 vp
        court_sculptor: 1 stone -> nothing | 1 stone -> 1 vp x2
        masons_guild: 2 wood 1 stone -> nothing | 1 worker 2 stone -> 3 vp
        missionaries: 2 food -> nothing | 1 worker 1 raze -> 3 vp
        settlers: 1 wood -> nothing
        jugglers: 2 wood -> nothing
        lumberjacks: 2 wood -> nothing | 1 worker -> 2 wood
        carpenter: 2 wood 1 stone -> nothing | 1 worker 2 wood -> 3 vp
        joiner: 2 wood -> nothing | 1 worker 1 wood -> 2 vp
        castle: 1 wood 1 stone -> nothing | 1 worker -> 1 card x2
        tavern: 1 wood 1 stone -> 1 card | 1 card -> 2 vp
        barracks: 1 wood 2 stone -> nothing | 1 worker -> 1 raze x2
        confectioner: 2 wood 1 stone -> nothing | 1 worker 2 food -> 3 vp
        pig_farmer: 1 wood 1 stone -> nothing | 1 worker 1 food -> 2 vp
        brewer: 1 wood -> nothing | 1 food -> 1 vp x2
        imperial_messenger: 1 food -> nothing
        new_forest: 1 wood -> nothing | 1 worker -> 1 wood x2
        hanseatic_league: 1 wood 2 stone -> nothing | 1 worker 1 own_deal -> 2 vp x2
        lumber_trail: 2 wood -> 2 wood
        guard_tower: 2 wood -> 2 card
        ruins: nothing -> 1 worker
        baker: 2 wood 1 stone -> 1 vp 1 card
        sawmill: 1 wood -> nothing | 1 wood -> 1 vp x2
        coaching_inn: 3 wood -> 1 gold 1 vp
        town_square: 2 wood 1 stone -> 1 vp 1 card
        merchant_matthew: 1 wood 2 stone -> 1 gold 1 vp
        hostel: 1 wood 2 stone -> 1 vp 1 card
        hunter: 1 wood -> nothing | 1 worker -> 2 food
        open_pit: 1 stone -> nothing | 1 worker -> 1 stone x2
        porters: 2 wood -> nothing
    """,
}


class Line(NamedTuple):
    deck: Deck
    card: str
    price: Counter[str]
    gives_up: bool
    gain: Counter[str]
    action: tuple[Counter[str], Counter[str], int] | None


def goods(text: str) -> Counter[str]:
    return Counter({good: int(n) for n, good in re.findall(r"(\d+) (\w+)", text)})


def read(deck: Deck, text: str) -> Line:
    card, rest = text.strip().split(": ")
    build, _, use = rest.partition(" | ")
    price, gain = build.split(" -> ")
    action = None
    if use:
        paid, got = use.removesuffix(" x2").split(" -> ")
        action = goods(paid), goods(got), 2 if use.endswith("x2") else 1
    return Line(deck, card, goods(price), "+ location" in price, goods(gain), action)


LINES = [read(deck, text) for deck, texts in CARDS.items() for text in texts.strip().splitlines()]


def scene(line_deck: Deck, **fields: Any) -> Scenario:
    faction: Faction = "romans" if line_deck == "common" else line_deck
    other = romans() if faction == "barbarians" else barbarians()
    return Scenario(Seat(faction=faction, **fields), other)


def supplied(price: Counter[str], times: int = 1) -> dict[str, object]:
    """Exactly what it costs."""
    price = price.copy()
    price["wood"] += price.pop("any_resource", 0)
    return {
        "supply": {good: n * times for good, n in price.items() if good in SUPPLY},
        "hand": ("village",) * price["card"],
    }


def settle(table: Scenario) -> None:
    """The first of whatever is asked, until the other seat is to act."""
    while table.match.waiting.seat == 0:
        ending = table.options("end_turn")
        option = ending[0] if ending else table.match.waiting.options[0]
        table.match.answer((option,) * table.match.waiting.pick[0] if table.match.waiting.picks_several else option)


def check(table: Scenario, gain: Counter[str]) -> None:
    settle(table)
    found = Counter({"vp": table.player.points, "card": len(table.player.hand)})
    found += Counter(dict(zip(SUPPLY, table.player.supply, strict=True)))
    assert found == gain


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.card)
def test_built(line: Line) -> None:
    paid = supplied(line.price)
    table = scene(line.deck, supply=paid["supply"], hand=(line.card,), locations=("ruins",) if line.gives_up else ())
    table.does("build", card=line.card)
    check(table, line.gain)
    assert table.look("locations") == line.card


@pytest.mark.parametrize("line", [line for line in LINES if line.action], ids=lambda line: line.card)
def test_activated(line: Line) -> None:
    price, gain, uses = line.action or (Counter(), Counter(), 0)
    for times in range(1, uses + 1):
        deals = ("spies", "builder")[: price["own_deal"] * times]
        table = scene(line.deck, **{**supplied(price, times), "deals": deals}, locations=(line.card,))
        assert bool(table.options("activate_twice")) == (times == 2)
        table.does("activate_twice" if times == 2 else "activate", card=line.card)
        check(table, Counter({good: n * times for good, n in gain.items()}))


MOST = {
    "statue": "6 vp 1 card", "wood_storage": "6 vp 1 card", "baker": "6 vp 1 card", "town_square": "6 vp 1 card",
    "hostel": "6 vp 1 card", "hillfort": "6 vp", "rubble": "3 stone", "mothers_baths": "3 worker",
    "lords_fields": "3 food", "merchants_guild": "3 gold", "wood_supplier": "3 wood", "altar_of_bastet": "3 stone",
    "geisha_house": "3 worker",
}  # fmt: skip
"""§9.1.2 What cards that count a colour give at most."""


@pytest.mark.parametrize("line", [line for line in LINES if line.card in MOST], ids=lambda line: line.card)
def test_built_among_many_of_its_colour(line: Line) -> None:
    (color,) = CONTENT.cards[line.card].colors
    alike = [id for id in CONTENT.decks["common"] if CONTENT.copies[id].colors == (color,)]
    silent = [id for id in alike if not any(when.startswith("on_build") for when in CONTENT.copies[id].abilities)]
    others = tuple(id for id in silent if CONTENT.copies[id].key != line.card)
    assert len(others) >= 6
    locations = ("ruins", *others) if line.gives_up else others
    table = scene(line.deck, supply=supplied(line.price)["supply"], hand=(line.card,), locations=locations)
    table.does("build", card=line.card, given="ruins" if line.gives_up else "")
    check(table, goods(MOST[line.card]))


def test_all_cards_that_count_are_here() -> None:
    gains = {
        card.key: gain
        for card in CONTENT.copies.values()
        for gain in card_gains(card)
        if gain.per and card.key in CONTENT.cards
    }
    assert set(gains) == {*MOST, "daimyos_castle"}


def card_gains(card: PlayingCard) -> list[Gain]:
    steps = [step for blocks in card.abilities.values() for block in blocks for step in block.steps]
    return [step for step in steps if isinstance(step, Gain)]


def test_all_cards_are_here() -> None:
    assert {line.card for line in LINES} == set(CONTENT.cards)


@pytest.mark.parametrize("deck", CONTENT.decks)
def test_every_copy_gives_its_deal_and_its_raze_field(deck: Deck) -> None:
    for id in CONTENT.decks[deck]:
        card = CONTENT.copies[id]
        if card.deal:
            check(scene(deck, supply={"food": 1}, hand=(id,)).does("make_deal", card=id), Counter([card.deal]))
        if card.spoils:
            check(scene(deck, supply={"raze": 1}, hand=(id,)).does("raze_card", card=id), Counter(card.spoils))
