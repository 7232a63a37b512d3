"""Texts that several cards share, most of them one card of each nation."""

from typing import Final

from . import Row, Worth, row

CITIES: Final = """
mauryans_city_of_pataliputra
common_city carthaginians_city_of_carthage greeks_city_of_corinth greeks_city_of_athens greeks_city_of_sparta
macedonians_alexandria_in_ariana persians_city_of_persepolis romans_city_of_rome scythians_city_of_gelonus
vikings_city_of_dubh_linn
"""
METROPOLISES: Final = "common_metropolis macedonians_alexandria_in_egypt romans_rome_the_eternal_city"
UNREST: Final = """
arthurians_unrest atlanteans_unrest egyptians_unrest mauryans_unrest
common_unrest carthaginians_unrest celts_unrest greeks_unrest macedonians_unrest persians_unrest romans_unrest
scythians_unrest vikings_unrest
"""
ADVANCES: Final = """
egyptians_advance mauryans_advance
carthaginians_advance celts_advance greeks_advance macedonians_advance persians_advance romans_advance
scythians_advance vikings_advance
"""
CONQUESTS: Final = """
carthaginians_conquer celts_conquer greeks_conquer macedonians_conquer persians_conquer romans_conquer
scythians_conquer
"""
GLORIES: Final = """
egyptians_glory mauryans_glory
carthaginians_glory celts_glory greeks_glory macedonians_glory persians_glory romans_glory scythians_glory vikings_glory
"""
PROSPERITIES: Final = """
atlanteans_prosperity egyptians_prosperity mauryans_prosperity
carthaginians_prosperity macedonians_prosperity persians_prosperity romans_prosperity vikings_prosperity
"""
QUIET_REGIONS: Final = """
egyptians_lower_nile egyptians_nile_valley mauryans_magadha mauryans_indus_valley
carthaginians_iberia carthaginians_balearic_islands celts_armorica celts_britannia greeks_forest_of_pholoe
persians_nisaean_plain persians_zagros romans_gallia_aquitania vikings_scandinavia
"""
PEOPLED_REGIONS: Final = """
mauryans_gandhara
greeks_peloponnese macedonians_haliacmon_valley macedonians_pelagonia romans_dalmatia scythians_pontic_steppe
scythians_caucasia scythians_carpathian_mountains scythians_tian_shan
"""
LEADERS: Final = "greeks_pericles macedonians_philip_ii persians_babylonians persians_darius_i romans_emperor_trajan"
HAND_LIMITS: Final = """
common_awe_inspiring common_qin celts_ogham_script greeks_science romans_legions scythians_kurgans
"""
UNPLAYABLE: Final = "common_triumphant scythians_jewellery"

ROWS: Final[list[Row]] = [
    *row(CITIES, "solstice, yes, branch 0", hand="unrest", deck="glory", then={"material": 1, "discard": "unrest"}),
    *row(CITIES, "solstice, yes, branch 1", hand="unrest", deck="glory", then={"population": 1, "discard": "unrest"}),
    *row(CITIES, "solstice, yes, branch 2", hand="unrest", deck="glory", then={"hand": "glory", "discard": "unrest"}),
    *row(CITIES, "solstice, no", hand="unrest", then={"hand": "unrest", "material": 0, "population": 0}),
    *row(METROPOLISES, "solstice, branch 0", deck="glory", then={"material": 1, "population": 0, "hand": ""}),
    *row(METROPOLISES, "solstice, branch 1", deck="glory", then={"material": 0, "population": 1, "hand": ""}),
    *row(METROPOLISES, "solstice, branch 2", deck="glory", then={"material": 0, "population": 0, "hand": "glory"}),
    *row(UNREST, "play", tokens=(2, 1, 0), then={"population": 0, "material": 2, "pile": 9, "hand": "", "actions": 2}),
    *row(UNREST, "play", tokens=(3, 0, 0), then={"material": 0, "pile": 9, "discard": ""}),
    *row(UNREST, "play", hand="this glory advance", then={"discard": "advance glory", "pile": 9, "hand": ""}),
    *row(UNREST, "play, branch 1", hand="this glory advance", tokens=(0, 1, 0), then={"population": 1, "pile": 9}),
    *row(UNREST, "cannot", hand="this glory", tokens=(2, 0, 0), then={}, covers=("play",)),
    *row(ADVANCES, "play", tokens=(3, 0, 0), market="hills oracle", then={"hand": "oracle unrest", "material": 0}),
    *row(
        ADVANCES,
        "play, branch 1, pick education",
        tokens=(5, 0, 0),
        market="hills education/1g",
        then={"hand": "education", "material": 0, "progress": 1, "pile": 9},
    ),
    *row(
        ADVANCES, "play, branch 1, pick oracle", tokens=(5, 0, 0), market="oracle", then={"hand": "oracle", "pile": 9}
    ),
    *row(ADVANCES, "cannot", hand="this", tokens=(5, 0, 0), face="empire", then={}, covers=("play",)),
    *row(CONQUESTS, "play", tokens=(0, 2, 0), market="hills oracle", then={"hand": "hills", "population": 0}),
    *row(CONQUESTS, "play", tokens=(0, 2, 0), market="armenians", then={"hand": "armenians unrest", "population": 0}),
    *row(
        CONQUESTS,
        "play, branch 1, blind tributary",
        tokens=(0, 3, 0),
        market="hills",
        main="jungle armenians coast",
        then={"hand": "armenians", "population": 0, "main": 2, "pile": 8},
    ),
    *row(
        CONQUESTS,
        "play, branch 1, pick hills",
        tokens=(0, 3, 0),
        market="hills",
        then={"hand": "hills", "population": 0},
    ),
    *row(
        GLORIES,
        "play, pick great",
        play="coast oasis marsh",
        fame="notorious great triumphant",
        then={"hand": "great", "play": "", "discard": "coast oasis marsh this", "fame": 2},
    ),
    *row(GLORIES, "play", play="coast oasis", fame="great", then={"play": "coast oasis", "hand": "", "fame": 1}),
    *row(GLORIES, "play cape", hand="this cape", covers=("passive",), then={"garrison": "", "hand": "glory"}),
    *row(
        PROSPERITIES,
        "play, yes, no, branch 0",
        play="oasis coast",
        deck="glory advance",
        they={"deck": "conquer"},
        then={"material": 3, "population": 0, "hand": "glory", "their_hand": ""},
    ),
    *row(
        PROSPERITIES,
        "play, no, yes, branch 1",
        play="oasis coast",
        deck="glory",
        they={"deck": "conquer"},
        then={"material": 0, "population": 2, "hand": "", "their_hand": "conquer"},
    ),
    *row(QUIET_REGIONS, "play, yes", hand="this unrest", then={"play": "this", "garrison": "unrest", "hand": ""}),
    *row(QUIET_REGIONS, "play, no", hand="this unrest", then={"play": "this", "garrison": "", "hand": "unrest"}),
    *row(PEOPLED_REGIONS, "play, yes", hand="this unrest", then={"population": 1, "garrison": "unrest"}),
    *row(
        LEADERS,
        "play, pick oracle",
        market="hills oracle",
        then={"hand": "oracle unrest", "history": "this", "discard": ""},
    ),
    *row(HAND_LIMITS, "end", deck=7, covers=("passive",), then={"hand_size": 6, "deck": 1}),
    *row(UNPLAYABLE, "cannot", hand="this", covers=("passive",), then={}),
    *row(UNPLAYABLE, "play cape", hand="this cape", face="empire", covers=("passive",), then={"garrison": ""}),
]
WORTHS: Final[list[Worth]] = []
