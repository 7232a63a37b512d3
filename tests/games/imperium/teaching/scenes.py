"""Every hint of Imperium in a position that calls for it, and in one that only just does not."""

from tests.games.imperium.teaching.choice_scenes import CHOICES
from tests.games.imperium.teaching.positions import (
    ARMY,
    EMPIRE,
    RICH_MARKET,
    SENATE_AND_LEGIONS,
    THREE_REGIONS,
    TIRED,
    TURN,
    UNREST,
    Scene,
    coins,
    greeks,
    romans,
)
from tests.games.imperium.teaching.scenes_legends import LEGENDS
from tests.teaching.staging import Case

CASES: dict[str, Case] = {
    # The end is near
    "collapse_near": Case(
        Scene(romans(hand=("glory",)), pile=3),
        Scene(romans(hand=("glory",)), pile=4),
        {"left": 3, "mine": 0, "rival": 1, "theirs": 0},
    ),
    "last_round": Case(
        Scene(romans(hand=("glory", *UNREST)), round=5, last_round=5),
        Scene(romans(hand=("glory", *UNREST)), round=4, last_round=5),
        {"points": -2, "unrest": 2, "material": 3, "population": 0, "keep": "population", "n": 2, "kept": 1},
    ),
    "scoring_near": Case(
        Scene(romans(), **TURN, main=("river",)), Scene(romans(), **TURN), {"few": 1, "rival": 0, "ready": 0}
    ),
    "king_waits": Case(Scene(romans(), **TURN), Scene(romans(), **TURN, fame=("great",)), {"first": 1, "empire": 0}),
    # A mistake that cannot be taken back
    "exhausts_left": Case(
        Scene(romans(play=("shrine",), hand=("glory",)), hover="end_activation"),
        Scene(romans(play=("shrine",), hand=("glory",))),
        {"n": 5, "cards": ("common_shrine",)},
        marks="card/common_shrine",
    ),
    "actions_left": Case(
        Scene(romans(hand=("dalmatia",)), hover="end_activation"),
        Scene(romans(hand=("unrest",)), hover="end_activation"),
        {"n": 1, "actions": 3},
        marks="card/romans_dalmatia",
    ),
    "accession_ahead": Case(
        Scene(romans(hand=("advance",), nation_deck=("julius_caesar",), deck=4)),
        Scene(romans(hand=("glory",), nation_deck=("julius_caesar",), deck=4)),
        {"n": 1, "left": 4},
        marks="card/romans_advance",
    ),
    "attack_met": Case(
        Scene(romans(hand=("roman_expansion",)), hover="play roman_expansion", other=ARMY),
        Scene(romans(hand=("roman_expansion",)), hover="play roman_expansion"),
        {"rival": 1, "progress": 1},
    ),
    "innovation_price": Case(
        Scene(romans(hand=("advance", "unrest")), **TURN, hover="innovate"),
        Scene(romans(hand=("unrest",)), **TURN, hover="innovate"),
        {"n": 2, "live": 1},
    ),
    # What the choice is about
    "nothing_to_play": Case(
        Scene(romans(hand=("unrest", "advance"), **EMPIRE), **TURN),
        Scene(romans(hand=("unrest", "advance")), **TURN),
        {"n": 2},
        marks="innovate",
    ),
    "revolt_now": Case(
        Scene(romans(hand=("advance", *UNREST)), **TURN),
        Scene(romans(hand=("advance", "unrest")), **TURN),
        {"n": 2, "points": 4},
        marks="card/romans_unrest card/romans_unrest_2 revolt",
    ),
    "glory_ready": Case(
        Scene(romans(hand=("glory",), play=THREE_REGIONS)),
        Scene(romans(hand=("glory",), play=THREE_REGIONS[:2])),
        {"card": "romans_glory", "regions": 3, "under": 0},
        marks="card/romans_glory",
    ),
    "still_free": Case(
        Scene(romans(hand=("leadership",), actions=0)),
        Scene(romans(hand=("leadership",), actions=1)),
        {"card": "common_leadership"},
        marks="card/common_leadership",
    ),
    "nation_deck_marked": Case(
        Scene(romans(hand=("glory",), deck=2, nation_marked=True)), Scene(romans(hand=("glory",), deck=2)), {"left": 2}
    ),
    "dead_card": Case(
        Scene(romans(hand=("advance",), **EMPIRE)),
        Scene(romans(hand=("advance",))),
        {"card": "romans_advance", "n": 1, "empire": 1},
        marks="card/romans_advance",
    ),
    "development_ahead": Case(
        Scene(romans(hand=("glory",), deck=2, development=SENATE_AND_LEGIONS, tokens=coins(4), **EMPIRE)),
        Scene(romans(hand=("glory",), deck=2, development=SENATE_AND_LEGIONS, tokens=coins(1, 1), **EMPIRE)),
        {"n": 2, "card": "romans_the_senate", "points": 3},
        marks="card/romans_the_senate",
    ),
    "rich_market": Case(
        Scene(romans(), **TURN, market=RICH_MARKET),
        Scene(romans(), **TURN),
        {"card": "common_elders", "n": 3},
        marks="card/common_elders",
    ),
    "nation_card_ahead": Case(
        Scene(romans(hand=("glory",), deck=2, nation_deck=("raetia", "julius_caesar"))),
        Scene(romans(hand=("glory",), deck=5, nation_deck=("raetia", "julius_caesar"))),
        {"left": 2, "cards": 2},
    ),
    "pay_off_unrest": Case(
        Scene(romans(hand=("unrest",))),
        Scene(romans(hand=("unrest",), tokens=coins(2, 0, 0))),
        {"n": 1},
        marks="card/romans_unrest",
    ),
    "glory_far": Case(
        Scene(romans(hand=("glory",), play=THREE_REGIONS[:2])),
        Scene(romans(hand=("glory",), play=THREE_REGIONS)),
        {"card": "romans_glory", "regions": 2, "missing": 1},
    ),
    "play_regions": Case(
        Scene(romans(hand=("dalmatia", "glory"))),
        Scene(romans(hand=("glory",), play=("dalmatia",))),
        {"card": "romans_dalmatia", "n": 1, "others": 1},
        marks="card/romans_dalmatia",
    ),
    # The cards in hand
    "regions_for_glory": Case(
        Scene(romans(hand=("glory", "dalmatia"), play=("woodland", "hills"), actions=2)),
        Scene(romans(hand=("glory", "dalmatia"), play=("woodland", "hills"), actions=1)),
        {"card": "romans_glory", "regions": 2, "n": 1},
        marks="card/romans_glory card/romans_dalmatia",
    ),
    "hide_under_region": Case(
        Scene(romans(hand=("dalmatia", "advance"), **EMPIRE)),
        Scene(romans(hand=("dalmatia", "advance"))),
        {"card": "romans_advance", "region": "romans_dalmatia"},
        marks="card/romans_dalmatia card/romans_advance",
    ),
    "nothing_left": Case(
        Scene(romans(hand=("advance", "unrest"), actions=0)),
        Scene(romans(hand=("advance", "leadership"), actions=0)),
        {"n": 2, "actions": 0},
    ),
    "regions_before_harvest": Case(
        Scene(romans(hand=("prosperity", "marsh"))),
        Scene(romans(hand=("prosperity", "marsh"), actions=1)),
        {"card": "romans_prosperity", "region": "common_marsh", "n": 1},
        marks="card/common_marsh card/romans_prosperity",
    ),
    "harvest": Case(
        Scene(romans(hand=("prosperity",), play=("mountain", "hills"))),
        Scene(romans(hand=("prosperity",))),
        {"card": "romans_prosperity", "n": 2, "resource": "population"},
        marks="card/romans_prosperity",
    ),
    "tokens_in_reach": Case(
        Scene(romans(hand=("advance",)), market=RICH_MARKET),
        Scene(romans(hand=("conquer",)), market=RICH_MARKET),
        {"card": "romans_advance", "top": "common_elders", "n": 3},
        marks="card/common_elders card/romans_advance",
    ),
    "price_missing": Case(
        Scene(romans(hand=("advance",), tokens=coins(0))),
        Scene(romans(hand=("advance",), tokens=coins(1))),
        {"card": "romans_advance", "n": 3, "resource": "material", "have": 0},
        marks="card/romans_advance",
    ),
    "attack_open": Case(
        Scene(romans(hand=("roman_expansion",))),
        Scene(romans(hand=("triumvirate",))),
        {"card": "romans_roman_expansion", "bare": 1, "of": 1, "all": 1},
        marks="card/romans_roman_expansion",
    ),
    "free_besides": Case(
        Scene(romans(hand=("leadership",))),
        Scene(romans(hand=("leadership",), actions=0)),
        {"n": 1, "card": "common_leadership", "actions": 3},
        marks="card/common_leadership",
    ),
    "exhaust_besides": Case(
        Scene(romans(hand=("glory",), play=("coinage",))),
        Scene(romans(hand=("glory",), play=TIRED)),
        {"n": 1, "card": "common_coinage"},
        marks="card/common_coinage",
    ),
    "who_leads": Case(
        Scene(romans(tokens=coins(0, 0, 5), side="A"), other=greeks(tokens=coins(0, 0, 2), side="A")),
        Scene(romans(hand=("glory",)), hover="play glory"),
        {"mine": 5, "rival": 1, "theirs": 2, "by": 3, "ahead": 1, "main": 6},
    ),
    # For those who want to be told everything
    "what_hand_offers": Case(
        Scene(romans(hand=("advance", "leadership", "prosperity", "unrest")), **TURN),
        Scene(romans(hand=("unrest",)), **TURN),
        {"n": 3, "free": 1, "actions": 3, "spare": 0},
        marks="activate",
    ),
    "capped": Case(
        Scene(romans(hand=("moneylenders",), tokens=coins(120))),
        Scene(romans(hand=("moneylenders",), tokens=coins(109))),
        {"card": "common_moneylenders", "more": 2},
    ),
    **CHOICES,
    **LEGENDS,
}

ELSEWHERE: set[str] = set()
SAID: dict[tuple[str, str], str] = {
    (
        "collapse_near",
        "en",
    ): "When the pile is empty the game ends at once and whoever has the fewest Unrest wins. You have 0, Bartek "
    "has 0: nobody can have fewer.",
    (
        "nation_card_ahead",
        "pl",
    ): "Gdy musisz dobrać, a talia jest pusta, dostajesz kartę nacji; na talii nacji leżą ich "
    "2. Każda dobrana karta to przybliża.",
    (
        "last_round",
        "pl",
    ): "Masz −2 punkty. Twoja populacja (2) to 1 z nich: zachowaj ją. Na koniec bez wartości: zasoby (3). "
    "Wydaj, co możesz. Każdy z 2 Buntów na ręce kosztuje cię 2 punkty: zwróć, co możesz.",
    (
        "last_round",
        "en",
    ): "You stand at −2 points. Your 2 population are worth 1 of them: keep them. 3 material score nothing: "
    "spend them. Each of the 2 Unrest in your hand costs 2 points: return what you can.",
}
