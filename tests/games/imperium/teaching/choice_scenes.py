"""The hints of Imperium about cards and branches to choose, as in `scenes_imperium`."""

from imperium_desktop.games.imperium.analysis.position import Lying
from imperium_desktop.games.imperium.rules.options import ChooseNation
from tests.games.imperium.teaching.positions import (
    ARMY,
    CLEAN_UP,
    EMPIRE,
    ERIK,
    FAME,
    LIGHTHOUSE,
    RICH_MARKET,
    SENATE_AND_LEGIONS,
    THREE_REGIONS,
    TIRED,
    BeforeAll,
    Scene,
    coins,
    greeks,
    romans,
    vikings,
)
from tests.teaching.staging import Case

CHOICES: dict[str, Case] = {
    "last_development": Case(
        Scene(romans(discard=("advance",), development=("the_senate",), tokens=coins(9, 9), **EMPIRE), **CLEAN_UP),
        Scene(romans(discard=("advance",), development=SENATE_AND_LEGIONS, tokens=coins(9, 9), **EMPIRE), **CLEAN_UP),
        {"card": "romans_the_senate"},
    ),
    "no_history": Case(
        Scene(vikings(hand=("leadership", "advance", "glory")), "play leadership", "branch 1"),
        Scene(romans(hand=("leadership", "advance", "glory")), "play leadership", "branch 1"),
        {"nation": "vikings"},
    ),
    "garrison_leaves": Case(
        Scene(
            romans(hand=("glory",), play=(*THREE_REGIONS[:2], Lying(card="hills", garrison=("advance",)), "marsh")),
            "play glory",
            hover="pick hills",
            fame=FAME,
        ),
        Scene(romans(hand=("glory",), play=(*THREE_REGIONS, "marsh")), "play glory", hover="pick hills", fame=FAME),
        {"card": "common_hills", "n": 1, "back": 0},
    ),
    "keep_for_solstice": Case(
        Scene(romans(hand=("advance",), play=("city_of_rome",)), **CLEAN_UP),
        Scene(romans(hand=("advance",), play=("coinage",)), **CLEAN_UP),
        {"card": "romans_city_of_rome"},
        marks="card/romans_city_of_rome",
    ),
    "hard_nation": Case(
        BeforeAll(hover=ChooseNation("vikings")),
        BeforeAll(hover=ChooseNation("romans")),
        {"nation": "vikings", "empire": 0},
    ),
    "unrest_comes_along": Case(
        Scene(romans(hand=("advance",), tokens=coins(3, 0, 0)), "play advance", hover="pick elders"),
        Scene(romans(hand=("conquer",), tokens=coins(0, 3, 0)), "play conquer", "branch 0", hover="pick forest"),
        {"card": "common_elders", "points": 1, "net": -1},
    ),
    "without_unrest": Case(
        Scene(romans(hand=("conquer",), tokens=coins(0, 3, 0)), "play conquer", "branch 0", hover="pick forest"),
        Scene(romans(hand=("conquer",), tokens=coins(0, 3, 0)), "play conquer", "branch 0", hover="pick hittites"),
        {"card": "common_forest", "tokens": 0},
    ),
    "rich_card": Case(
        Scene(romans(hand=("advance",), tokens=coins(3, 0, 0)), "play advance", market=RICH_MARKET),
        Scene(romans(hand=("advance",), tokens=coins(3, 0, 0)), "play advance"),
        {"card": "common_elders", "n": 3},
        marks="card/common_elders",
    ),
    "tokens_protect": Case(
        Scene(romans(hand=("jungle",)), "play jungle", market=RICH_MARKET),
        Scene(romans(hand=("jungle",)), "play jungle"),
        {"n": 1, "swap": 0},
    ),
    "branch_costs": Case(
        Scene(romans(hand=("advance",), tokens=coins(5)), "play advance", hover="branch 1"),
        Scene(romans(hand=("leadership", "glory"), deck=2), "play leadership", hover="branch 0"),
        {"n": 5, "resource": "material", "have": 5},
    ),
    "history_keeps": Case(
        Scene(romans(hand=("leadership", "advance", "glory"), **EMPIRE), "play leadership", "branch 1"),
        Scene(vikings(hand=("leadership", "advance", "glory")), "play leadership", "branch 1"),
        {"card": "romans_advance", "dead": 1},
        marks="card/romans_advance",
    ),
    "garrison_hides": Case(
        Scene(romans(hand=("dalmatia", "advance", "city"), **EMPIRE), "play dalmatia", "agree"),
        Scene(romans(hand=("dalmatia", "advance", "conquer")), "play dalmatia", "agree"),
        {"card": "romans_advance", "dead": 1, "points": 0},
        marks="card/romans_advance",
    ),
    "least_missed": Case(
        Scene(romans(hand=("leadership", "unrest", "dalmatia", "invasion"), play=("temple",)), "use temple"),
        Scene(romans(hand=("advance", "conquer", "dalmatia"), play=("temple",)), "use temple"),
        {"card": "romans_unrest", "dead": 0, "points": -2},
        marks="card/romans_unrest",
    ),
    "which_acquire": Case(
        Scene(romans(hand=("advance",), tokens=coins(3, 0, 0)), "play advance"),
        Scene(romans(hand=("advance",), tokens=coins(3, 0, 0)), "play advance", hover="pick metropolis"),
        {"card": "common_metropolis", "points": 2, "fits": 0},
        marks="card/common_metropolis",
    ),
    "spoil_for_rival": Case(
        Scene(romans(hand=("jungle",)), "play jungle"),
        Scene(romans(hand=("jungle",)), "play jungle", hover="pick elders"),
        {"card": "common_hittites", "rival": 1},
        marks="card/common_hittites",
    ),
    "first_nation": Case(
        BeforeAll(), BeforeAll(hover=ChooseNation("romans")), {"nations": ("romans", "macedonians", "persians"), "n": 3}
    ),
    "first_side": Case(BeforeAll("romans"), Scene(romans()), {"nation": "romans"}),
    "may_decline": Case(
        Scene(romans(hand=("dalmatia", "advance")), "play dalmatia"),
        Scene(romans(hand=("dalmatia", "advance")), "play dalmatia", hover="skip"),
        {"card": "romans_dalmatia", "more": 0},
    ),
    "draw_on": Case(
        Scene(romans(hand=("jade_mask", "advance"), deck=3), "play jade_mask"),
        Scene(romans(hand=("jade_mask", "advance"), deck=3), "play jade_mask", hover="skip"),
        {"left": 3, "nation": 0},
    ),
    "progress_is_points": Case(
        Scene(romans(hand=("diplomacy",), tokens=coins(3, 0, 2)), "play diplomacy"),
        Scene(romans(hand=("diplomacy",), tokens=coins(3, 0, 2)), "play diplomacy", hover="pay/3-0-0"),
        {"least": 0, "odd": 1},
    ),
    "army_price": Case(
        Scene(romans(hand=("roman_expansion",)), "play roman_expansion", other=ARMY),
        Scene(romans(hand=("roman_expansion",)), "play roman_expansion", hover="skip", other=ARMY),
        {"rival": 1, "card": "romans_roman_expansion", "progress": 1},
    ),
    "likely_suit": Case(
        Scene(romans(hand=("gambling",), tokens=coins(1, 0, 0)), "play gambling"),
        Scene(romans(hand=("gambling",), tokens=coins(1, 0, 0)), "play gambling", hover="suit/region"),
        {"suit": "civilised", "n": 16, "of": 54},
        marks="suit/civilised",
    ),
    "which_host": Case(
        Scene(romans(hand=("cataphract",), play=("dalmatia", "hills"), **EMPIRE), "play cataphract", "skip", "agree"),
        Scene(romans(hand=("cataphract",), play=("dalmatia", "hills"), **EMPIRE), "play cataphract", "skip"),
        {"n": 2, "holding": 0},
    ),
    "give_away": Case(
        Scene(romans(hand=("exports", "unrest", "glory"), **EMPIRE), "play exports"),
        Scene(romans(hand=("exports", "unrest", "glory"), **EMPIRE), "play exports", hover="pick glory"),
        {"card": "romans_unrest", "unrest": 1},
        marks="card/romans_unrest",
    ),
    "worth_finding": Case(
        Scene(ERIK, "play erik_the_red"),
        Scene(
            ERIK,
            "play erik_the_red",
            hover="pick hills",
        ),
        {"card": "common_jungle", "points": 1},
        marks="card/common_jungle",
    ),
    "token_back": Case(
        Scene(romans(hand=("olmecs",), play=TIRED, nation_marked=True, exhausts=3), "play olmecs"),
        Scene(romans(hand=("olmecs",), play=TIRED, nation_marked=True, exhausts=3), "play olmecs", hover="pick shrine"),
        {"cards": ("common_shrine", "common_temple"), "n": 2},
        marks="card/common_shrine card/common_temple",
    ),
    "trigger_price": Case(
        Scene(vikings(hand=("scandinavia",), play=("skis",)), "play scandinavia"),
        Scene(vikings(hand=("scandinavia",), play=("skis",)), "play scandinavia", hover="skip"),
        {"cards": ("vikings_skis",), "left": 4},
        marks="card/vikings_skis",
    ),
    "protect_yourself": Case(
        Scene(romans(hand=("roman_expansion",)), "play roman_expansion", other=greeks(play=("cape",))),
        Scene(romans(hand=("roman_expansion",)), "play roman_expansion", hover="skip", other=greeks(play=("cape",))),
        {"attack": "romans_roman_expansion", "token": 0, "cards": ("common_cape",), "rival": 0},
    ),
    "blind_card": Case(
        Scene(romans(hand=("triumvirate",)), "play triumvirate", hover="blind/uncivilised"),
        Scene(romans(hand=("triumvirate",)), "play triumvirate"),
        {"suit": "uncivilised", "left": 0, "main": 6},
    ),
    "face_up_or_blind": Case(
        Scene(romans(hand=("triumvirate",)), "play triumvirate", market=RICH_MARKET),
        Scene(romans(hand=("triumvirate",)), "play triumvirate", hover="blind/uncivilised"),
        {"n": 3, "card": "common_elders", "shown": 2},
        marks="card/common_elders",
    ),
    "best_exiled": Case(
        Scene(LIGHTHOUSE, "use lighthouse", "pick elders", other=romans(), exile=("jungle", "invasion")),
        Scene(
            LIGHTHOUSE,
            "use lighthouse",
            "pick elders",
            hover="pick jungle",
            other=romans(),
            exile=("jungle", "invasion"),
        ),
        {"card": "common_jungle", "points": 1},
        marks="card/common_jungle",
    ),
    "best_fame": Case(
        Scene(romans(hand=("glory",), play=THREE_REGIONS), "play glory", fame=FAME),
        Scene(romans(hand=("glory",), play=THREE_REGIONS), "play glory", hover="pick great", fame=FAME),
        {"card": "common_triumphant", "points": 11, "n": 2},
        marks="card/common_triumphant",
    ),
    "next_on_top": Case(
        Scene(romans(hand=("glory",), play=THREE_REGIONS, side="A"), "play glory", "pick great", fame=FAME),
        Scene(
            romans(hand=("glory",), play=THREE_REGIONS, side="A"),
            "play glory",
            "pick great",
            hover="pick triumphant",
            fame=FAME,
        ),
        {"card": "common_marvellous", "rival": 1},
        marks="card/common_marvellous",
    ),
    "which_development": Case(
        Scene(romans(discard=("advance",), development=SENATE_AND_LEGIONS, tokens=coins(9, 9), **EMPIRE), **CLEAN_UP),
        Scene(
            romans(discard=("advance",), development=SENATE_AND_LEGIONS, tokens=coins(9, 9), **EMPIRE),
            **CLEAN_UP,
            hover="pick the_senate",
        ),
        {"card": "romans_the_senate", "points": 3, "left": 2},
        marks="card/romans_the_senate",
    ),
    "token_on": Case(
        Scene(romans(), phase="token", hover="pick elders"),
        Scene(romans(), phase="token"),
        {"card": "common_elders", "n": 1, "unrest": 1},
    ),
    "tokens_tempt": Case(
        Scene(romans(), phase="token", market=RICH_MARKET),
        Scene(romans(), phase="token", hover="pick elders"),
        {"card": "common_elders", "n": 3, "rival": 1},
    ),
    "throw_out": Case(
        Scene(romans(hand=("advance", "glory"), **EMPIRE), **CLEAN_UP),
        Scene(romans(hand=("advance",)), **CLEAN_UP),
        {"n": 1, "card": "romans_advance"},
        marks="card/romans_advance",
    ),
    "unrest_stays": Case(
        Scene(romans(hand=("unrest", "glory"), deck=2), **CLEAN_UP),
        Scene(romans(hand=("glory",), deck=2), **CLEAN_UP),
        {"n": 1, "left": 2},
        marks="card/romans_unrest",
    ),
    "faster_through_the_deck": Case(
        Scene(romans(hand=("glory",), deck=2, nation_deck=("julius_caesar",)), **CLEAN_UP),
        Scene(romans(hand=("glory",), deck=2), **CLEAN_UP),
        {"left": 2, "cards": 1},
    ),
    "develop_soon": Case(
        Scene(romans(hand=("glory",), deck=2, development=SENATE_AND_LEGIONS, **EMPIRE), **CLEAN_UP),
        Scene(romans(hand=("glory",), deck=2, **EMPIRE), **CLEAN_UP),
        {"left": 2, "cards": 2},
    ),
    "solstice_first": Case(
        Scene(romans(hand=("glory",), play=("city_of_rome", "coinage")), phase="solstice"),
        Scene(romans(hand=("glory",), play=("city_of_rome", "coinage")), phase="solstice", hover="pick coinage"),
        {"n": 2, "paying": ("romans_city_of_rome",)},
        marks="card/romans_city_of_rome",
    ),
    "one_way": Case(
        Scene(romans(hand=("advance",), tokens=coins(5)), "play advance"),
        Scene(romans(hand=("advance",), tokens=coins(5)), "play advance", hover="branch 1"),
        {"n": 2, "card": "romans_advance"},
    ),
    "equally_good": Case(
        Scene(romans(hand=("advance", "conquer", "dalmatia"), play=("temple",)), "use temple"),
        Scene(romans(hand=("leadership", "unrest", "dalmatia", "invasion"), play=("temple",)), "use temple"),
        {"n": 3},
    ),
}
