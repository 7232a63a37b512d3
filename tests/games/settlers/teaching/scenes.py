"""Every hint of Imperial Settlers in a position that calls for it, and in one that only just does not."""

from imperium_desktop.games.settlers.rules.options import (
    Activate,
    Build,
    Pass,
    RazeLocation,
    TakeCard,
)
from tests.games.settlers.teaching.choice_scenes import CHOICES
from tests.games.settlers.teaching.positions import (
    ALONE,
    BARBARIANS,
    EGYPTIANS,
    FRIENDS,
    LAST,
    LOOKOUT,
    OPEN_DOOR,
    PLAIN,
    RAID,
    ROMANS,
    RUBBLE,
    STONES,
    TWO_DEALS,
    Scene,
)
from tests.teaching.staging import Case

CASES: dict[str, Case] = {
    # What is under the pointer
    "lost_in_cleanup": Case(
        Scene(hover=Pass(), supply={"wood": 2, "raze": 1}),
        Scene(hover=Pass(), supply={"raze": 1, "defense": 1}),
        {"lost": ("wood", "wood"), "kept": ("raze",)},
    ),
    "kept_workers": Case(
        Scene(hover=Pass(), faction="barbarians", rivals=(ROMANS,), supply={"worker": 3}),
        Scene(hover=Pass(), supply={"worker": 3}),
        {"workers": 3},
    ),
    "cannot_raze": Case(
        Scene(path="location/COM012", supply={"raze": 2}, rivals=({**BARBARIANS, "locations": ["COM012"]},)),
        Scene(path="location/COM012", supply={"raze": 2}, rivals=({**RAID, "locations": ["COM012"]},)),
        {"card": "COM012", "reason": "owner_passed"},
    ),
    "give_up_first": Case(
        Scene(path="hand/ROM012 build", **STONES, locations=["COM007", "COM069"]),
        Scene(path="hand/COM036 build", supply={"stone": 1}, hand=["COM036"], locations=["COM007", "COM069"]),
        {"card": "COM069", "sort": "ruins"},
        marks="location/COM069",
    ),
    "already_produced": Case(
        Scene(hover=Build("ROM012", "COM007"), **STONES, locations=["COM007", "COM069"]),
        Scene(hover=Build("ROM012", "COM069"), **STONES, locations=["COM007", "COM069"]),
        {"card": "COM007", "more": 4},
        marks="location/COM007",
    ),
    "counts_itself": Case(
        Scene(hover=Build("COM004"), supply={"wood": 3}, hand=["COM004"]),
        Scene(hover=Build("COM007"), supply={"wood": 3}, hand=["COM007"]),
        {"goods": ("gold", "vp")},
        marks="hand/COM004",
    ),
    "colour_full": Case(
        Scene(hover=Build("COM011"), **RUBBLE, locations=["COM033", "COM036"]),
        Scene(hover=Build("COM011"), **RUBBLE, locations=["COM033"]),
        {"good": "stone", "most": 3},
        marks="hand/COM011",
    ),
    "both_uses": Case(
        Scene(path="location/COM058", supply={"worker": 2}, locations=["COM058"]),
        Scene(path="location/COM058", supply={"worker": 1}, locations=["COM058"]),
        {"card": "COM058"},
        marks="location/COM058",
    ),
    "what_razing_brings": Case(
        Scene(hover=RazeLocation("COM018", 1), supply={"raze": 2}, rivals=({**RAID, "locations": ["COM018"]},)),
        Scene(hover=Pass(), supply={"raze": 2}, rivals=({**RAID, "locations": ["COM018"]},)),
        {"goods": ("vp", "stone"), "foundation": 1, "own": 0},
    ),
    "colours_at_home": Case(
        Scene(hover=TakeCard("COM044"), **LOOKOUT, common=["COM044", "COM069", "COM005"], locations=["COM004"]),
        Scene(hover=TakeCard("COM069"), **LOOKOUT, common=["COM044", "COM069", "COM005"], locations=["COM004"]),
        {"card": "COM044", "cards": ("COM004",)},
        marks="location/COM004",
    ),
    **CHOICES,
    # What is worth doing now
    "losing_the_race": Case(
        Scene(**ALONE, alone={"queue": ["wood"], "collection": ["COM005"]}, locations=["ROM012", "ROM027", "ROM020"]),
        Scene(**ALONE, alone={"queue": ["wood"]}, locations=["ROM012", "ROM027", "ROM020"]),
        {"mine": 3, "collected": 1, "expected": 5, "needed": 3, "rounds": 3},
    ),
    "attack_preview": Case(
        Scene(**ALONE, alone={"queue": ["stone", "food"]}, locations=["COM011", "COM007"]),
        Scene(**ALONE, alone={"queue": ["gold", "food"]}, locations=["COM011", "COM007"]),
        {"cards": ("COM011",), "goods": ("stone",)},
        marks="location/COM011",
    ),
    "last_round": Case(
        Scene(**LAST, supply={"wood": 2, "worker": 1}, hand=["COM007"], locations=["COM044"]),
        Scene(round=4, supply={"wood": 2, "worker": 1}, hand=["COM007"], locations=["COM044"]),
        {"gates": (), "hand": 1, "cards": ("COM044", "COM007")},
        marks="location/COM044 hand/COM007",
    ),
    "nothing_left": Case(
        Scene(supply={"wood": 2, "defense": 1}, locations=["COM012"]),
        Scene(supply={"wood": 2}, hand=["COM058"]),
        {"lost": ("wood", "wood"), "last": 0, "others": 0},
    ),
    "others_passed": Case(
        Scene(supply={"wood": 2}, hand=["COM058"]),
        Scene(supply={"wood": 2}, hand=["COM058"], rivals=(EGYPTIANS,)),
        {"lost": ("wood", "wood"), "last": 0},
    ),
    "better_location": Case(
        Scene(**LAST, **STONES, locations=["COM012", "ROM027"]),
        Scene(**LAST, **STONES, locations=["ROM027"]),
        {"card": "ROM012", "given": "COM012", "foundation": 0, "points": 1},
        marks="hand/ROM012 location/COM012",
    ),
    "defend": Case(
        Scene(supply={"defense": 1}, locations=["COM044", "COM007"], rivals=(RAID,)),
        Scene(supply={"defense": 1}, locations=["COM044", "COM007"], rivals=({**RAID, "passed": True},)),
        {"card": "COM007", "rival": 1, "tokens": 2},
        marks="location/COM007",
    ),
    "pass_is_safe": Case(
        Scene(locations=["COM007"], rivals=(RAID,)),
        Scene(locations=["COM007"], rivals=(RAID,), hand=["COM036"], supply={"stone": 1}),
        {"rival": 1, "tokens": 2},
        marks="location/COM007",
    ),
    "best_production": Case(
        Scene(supply={"wood": 2}, hand=["COM007", "COM012"], round=3),
        Scene(supply={"wood": 2}, hand=["COM007", "COM044"], round=3),
        {"card": "COM007", "goods": ("wood",) * 6, "other": "COM012", "other_goods": ("worker",) * 4, "more": 2},
        marks="hand/COM007",
    ),
    "pays_back": Case(
        Scene(supply={"stone": 1}, hand=["ROM020"], locations=["COM069"], round=4),
        Scene(supply={"stone": 1}, hand=["ROM020"], locations=["COM069"], **LAST),
        {"card": "ROM020", "price": ("stone",), "given": "COM069", "goods": ("wood", "stone") * 2, "more": 1},
        marks="hand/ROM020",
    ),
    "colour_pays": Case(
        Scene(supply={"wood": 2}, hand=["COM044"], locations=["COM004"]),
        Scene(supply={"wood": 2}, hand=["COM044"], locations=["COM006"]),
        {"card": "COM044", "cards": ("COM004",), "goods": ("gold", "vp")},
        marks="hand/COM044 location/COM004",
    ),
    "colour_grows": Case(
        Scene(supply={"stone": 1}, hand=["COM036"], locations=["COM011"], round=2),
        Scene(supply={"stone": 1}, hand=["COM036"], locations=["COM011", "COM008", "COM033"], round=2),
        {"card": "COM036", "counter": "COM011", "goods": ("stone",), "more": 3},
        marks="hand/COM036 location/COM011",
    ),
    "bonus_grows": Case(
        Scene(supply={"wood": 1, "stone": 3}, hand=["COM001", "COM036"], locations=["COM033"]),
        Scene(supply={"wood": 1, "stone": 3}, hand=["COM001", "COM015"], locations=["COM033"]),
        {"card": "COM001", "first": "COM036", "points": 3},
        marks="hand/COM001 hand/COM036",
    ),
    "raze_gain": Case(
        Scene(supply={"raze": 2}, rivals=({**RAID, "locations": ["COM012", "COM028"]},), round=3),
        Scene(supply={"raze": 1}, rivals=({**RAID, "locations": ["COM012", "COM028"]},), round=3),
        {"card": "COM028", "tokens": 2, "goods": ("gold", "worker"), "loses": ("gold",), "more": 2},
        marks="location/COM028",
    ),
    "exposed": Case(
        Scene(locations=["COM044", "COM028"], rivals=(RAID,)),
        Scene(locations=["COM044", "COM028"], rivals=(RAID,), supply={"defense": 1}),
        {"card": "COM028", "rival": 1, "tokens": 2, "goods": ("gold", "worker")},
        marks="location/COM028",
    ),
    "raze_opens": Case(
        Scene(supply={"raze": 1}, hand=["COM008", "COM036"]),
        Scene(supply={"raze": 1}, hand=["COM012", "COM036"]),
        {"first": "COM008", "goods": ("stone", "stone"), "card": "COM036", "missing": ("stone",)},
        marks="hand/COM008 hand/COM036",
    ),
    "action_opens": Case(
        Scene(supply={"worker": 1}, hand=["COM036"], locations=["COM083"]),
        Scene(supply={"worker": 1}, hand=["COM058"], locations=["COM083"]),
        {"first": "COM083", "goods": ("stone",), "card": "COM036", "missing": ("stone",)},
        marks="location/COM083 hand/COM036",
    ),
    "pair_opens": Case(
        Scene(supply={"worker": 3}, hand=["COM008", "COM036"]),
        Scene(supply={"worker": 3}, hand=["COM008"]),
        {"card": "COM036", "goods": ("stone",), "workers": 2},
        marks="hand/COM036",
    ),
    "points_now": Case(
        Scene(supply={"worker": 2, "wood": 1}, locations=["COM044", "COM058"]),
        Scene(supply={"worker": 2}, locations=["COM044", "COM058"]),
        {"card": "COM044", "price": ("wood", "worker"), "any": 0, "deals": 0, "goods": ("vp", "vp")},
        marks="location/COM044",
    ),
    "unused_actions": Case(
        Scene(supply={"worker": 2}, locations=["COM044", "COM058"]),
        Scene(locations=["COM044", "COM058"]),
        {"card": "COM058", "price": ("worker", "worker"), "goods": ("wood", "wood")},
        marks="location/COM058",
    ),
    "one_or_other": Case(
        Scene(supply={"wood": 2}, hand=["COM005", "COM044"], round=3),
        Scene(supply={"wood": 4}, hand=["COM005", "COM044"], round=3),
        {"first": "COM044", "first_way": "build", "first_again": 0, "second": "COM005", "second_goods": ()},
        marks="hand/COM044 hand/COM005",
    ),
    "both_fit": Case(
        Scene(supply={"wood": 2}, hand=["COM007", "COM058"], round=3),
        Scene(supply={"wood": 2}, hand=["COM005", "COM044"], round=3),
        {"first": "COM007", "first_goods": ("wood", "wood"), "first_again": 1, "second": "COM058"},
        marks="hand/COM007 hand/COM058",
    ),
    "only_line": Case(
        Scene(supply={"raze": 1}, hand=["COM037"]),
        PLAIN,
        {"first": "COM037", "first_way": "raze_card", "first_goods": ("gold", "stone")},
        marks="hand/COM037",
    ),
    "idle_workers": Case(
        Scene(supply={"worker": 3}),
        Scene(supply={"worker": 3}, locations=["COM058"]),
        {"workers": 3, "last": 0},
    ),
    "visit": Case(
        Scene(supply={"worker": 1}, rivals=(OPEN_DOOR,), **FRIENDS),
        Scene(rivals=(OPEN_DOOR,), **FRIENDS),
        {"card": "FRC09"},
        marks="location/FRC09",
    ),
    "make_a_deal": Case(
        Scene(supply={"food": 1}, hand=["ROM029"]),
        Scene(supply={"food": 1}, hand=["ROM029"], **LAST),
        {"card": "ROM029", "goods": ("gold",), "more": 4, "buildable": 0},
        marks="hand/ROM029",
    ),
    "raze_idle": Case(
        Scene(faction="egyptians", supply={"raze": 1}, hand=["COM037"]),
        Scene(supply={"raze": 1}, hand=["COM037"]),
        {"card": "COM037", "goods": ("gold", "stone")},
        marks="hand/COM037",
    ),
    "samurai": Case(
        Scene(faction="japanese", supply={"worker": 1}, locations=["JAP001", "JAP009"]),
        Scene(faction="japanese", locations=["JAP001", "JAP009"]),
        {"castles": ("JAP009",), "count": 0, "card": "JAP001", "exposed": 0},
        marks="location/JAP001",
    ),
    "whom_to_hurt": Case(
        Scene(Activate("ROM010"), supply={"worker": 1}, locations=["ROM010"], rivals=(TWO_DEALS,)),
        PLAIN,
        {"rival": 1, "points": 7},
    ),
    "deck_low": Case(Scene(deck_size=2), Scene(deck_size=4), {"cards": 2}),
    "kept_tokens": Case(Scene(supply={"raze": 2}), Scene(supply={"raze": 2}, **LAST), {"tokens": 2}),
}
ELSEWHERE: set[str] = set()

SAID = {
    ("lost_in_cleanup", "en"): "What is left is discarded in Cleanup: 2 wood. You keep 1 Raze token.",
    ("lost_in_cleanup", "pl"): "Co zostanie, odrzuca się w Czyszczeniu: 2 drewna. Zachowasz: 1 żeton Plądrowania.",
    ("raze_idle", "pl"): "Karty Cech murarzy nie możesz teraz zbudować. Za jeden żeton Plądrowania, którego i tak nie "
    "zachowasz, przyniesie 1 kamień i 1 Złoto.",
    ("card_to_lose", "pl"): "Najdalej od zbudowania jest karta Posąg: brakuje do niej 1 drewna i 2 kamieni.",
    (
        "already_produced",
        "en",
    ): "You already have this round’s goods from Old Forest. Giving it up costs you 4 productions still to come.",
    ("shrine", "pl"): "Leżą tu 2 Surowce. Jeszcze 1, a na koniec przyniesie 2 punkty – i tyle masz.",
}
