"""Texts that several cards share, most of them one card of each nation."""

from typing import Final

from . import Row, Worth, row

CITIES: Final = """
carthaginians_city_of_carthage common_city greeks_city_of_athens greeks_city_of_corinth greeks_city_of_sparta
legends_city macedonians_alexandria_in_ariana mauryans_city_of_pataliputra persians_city_of_persepolis
romans_city_of_rome scythians_city_of_gelonus vikings_city_of_dubh_linn
"""
METROPOLISES: Final = """
common_metropolis legends_metropolis legends_greeks macedonians_alexandria_in_egypt minoans_knossos
romans_rome_the_eternal_city
"""
UNREST: Final = """
arthurians_unrest atlanteans_unrest carthaginians_unrest celts_unrest common_unrest egyptians_unrest greeks_unrest
legends_unrest macedonians_unrest mauryans_unrest minoans_unrest olmecs_unrest persians_unrest qin_unrest
romans_unrest scythians_unrest vikings_unrest
"""
ADVANCES: Final = """
carthaginians_advance celts_advance egyptians_advance greeks_advance macedonians_advance mauryans_advance
minoans_advance persians_advance qin_advance romans_advance scythians_advance vikings_advance
"""
CONQUESTS: Final = """
carthaginians_conquer celts_conquer greeks_conquer macedonians_conquer minoans_conquer persians_conquer
romans_conquer scythians_conquer
"""
GLORIES: Final = """
carthaginians_glory celts_glory egyptians_glory greeks_glory macedonians_glory mauryans_glory minoans_glory
persians_glory qin_glory romans_glory scythians_glory vikings_glory
"""
PROSPERITIES: Final = """
atlanteans_prosperity carthaginians_prosperity egyptians_prosperity macedonians_prosperity mauryans_prosperity
minoans_prosperity persians_prosperity qin_prosperity romans_prosperity vikings_prosperity
"""
QUIET_REGIONS: Final = """
egyptians_lower_nile egyptians_nile_valley mauryans_magadha mauryans_indus_valley
carthaginians_iberia carthaginians_balearic_islands celts_armorica celts_britannia greeks_forest_of_pholoe
minoans_crete minoans_cyprus persians_nisaean_plain persians_zagros romans_gallia_aquitania vikings_scandinavia
"""
PEOPLED_REGIONS: Final = """
greeks_peloponnese macedonians_haliacmon_valley macedonians_pelagonia mauryans_gandhara olmecs_laguna_de_los_cerros
qin_eastern_zhou romans_dalmatia scythians_carpathian_mountains scythians_caucasia scythians_pontic_steppe
scythians_tian_shan
"""
LEADERS: Final = "greeks_pericles macedonians_philip_ii persians_babylonians persians_darius_i romans_emperor_trajan"
HAND_LIMITS: Final = """
common_awe_inspiring common_qin celts_ogham_script greeks_science legends_civil_service qin_mathematics romans_legions
scythians_kurgans
"""
LASTING: Final = """
legends_mining legends_monument legends_code_of_laws legends_religion legends_domestication legends_water_mill
legends_qanat legends_city legends_road_building legends_art legends_metropolis legends_astronomy legends_cartography
legends_masonry legends_civil_service legends_amphitheatre legends_scythians legends_greeks minoans_drainage_system
minoans_architecture minoans_frescos minoans_labyrinth minoans_writing_systems minoans_knossos minoans_pottery
minoans_pottery_later olmecs_san_lorenzo_tenochtitlan olmecs_step_pyramids olmecs_stone_heads olmecs_drainage_system
olmecs_olmec_hieroglyphics olmecs_calendar olmecs_lodestone_compass olmecs_ball_games qin_long_walls_i
qin_long_walls_ii qin_long_walls_iii qin_long_walls_iv qin_mathematics qin_metallurgy qin_writing_systems
qin_mandate_of_heaven utopians_monastery utopians_portals utopians_daochang utopians_lost_tomes
utopians_tree_of_knowledge utopians_mountain_retreat
"""
"""They only come into play."""
NOT_GARRISONED: Final = "common_triumphant scythians_jewellery"
ONLY_GARRISONED: Final = "legends_proud minoans_seal_stones qin_terracotta_warriors"

ROWS: Final[list[Row]] = [
    *row(CITIES, "solstice, yes, branch 0", hand="unrest", deck="glory", then={"material": 1, "discard": "unrest"}),
    *row(CITIES, "solstice, yes, branch 1", hand="unrest", deck="glory", then={"population": 1, "discard": "unrest"}),
    *row(CITIES, "solstice, yes, branch 2", hand="unrest", deck="glory", then={"hand": "glory", "discard": "unrest"}),
    *row(CITIES, "solstice, no", hand="unrest", then={"hand": "unrest", "material": 0, "population": 0}),
    *row(METROPOLISES, "solstice, branch 0", deck="glory", then={"material": 1, "population": 0, "hand": ""}),
    *row(METROPOLISES, "solstice, branch 1", deck="glory", then={"material": 0, "population": 1, "hand": ""}),
    *row(
        METROPOLISES, "solstice, branch 2", deck="glory unrest", then={"material": 0, "population": 0, "hand": "glory"}
    ),
    *row(UNREST, "play", tokens=(2, 1, 0), then={"population": 0, "material": 2, "pile": 9, "hand": "", "actions": 2}),
    *row(UNREST, "play", tokens=(3, 0, 0), then={"material": 0, "pile": 9, "discard": ""}),
    *row(UNREST, "play", hand="this glory advance", then={"discard": "advance glory", "pile": 9, "hand": ""}),
    *row(UNREST, "play, branch 1", hand="this glory advance", tokens=(0, 1, 0), then={"population": 1, "pile": 9}),
    *row(UNREST, "cannot", hand="this glory", tokens=(2, 0, 0), then={}, covers=("play",)),
    *row(
        ADVANCES,
        "play",
        tokens=(3, 0, 0),
        market="hills oracle",
        then={"hand": "oracle unrest", "material": 0, "actions": 2},
    ),
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
    *row(
        CONQUESTS,
        "play",
        tokens=(0, 2, 0),
        market="hills oracle",
        then={"hand": "hills", "population": 0, "actions": 2},
    ),
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
        then={"hand": "great", "play": "", "discard": "coast oasis marsh this", "fame": 2, "actions": 2},
    ),
    *row(GLORIES, "play", play="coast oasis", fame="great", then={"play": "coast oasis", "hand": "", "fame": 1}),
    *row(GLORIES, "play cape", hand="this cape", covers=("passive",), then={"garrison": "", "hand": "glory"}),
    *row(
        PROSPERITIES,
        "play, yes, no, branch 0",
        play="oasis coast",
        deck="glory advance",
        they={"deck": "conquer"},
        then={"material": 3, "population": 0, "hand": "glory", "their_hand": "", "actions": 2},
    ),
    *row(
        PROSPERITIES,
        "play, no, yes, branch 1",
        play="oasis coast",
        deck="glory",
        they={"deck": "conquer"},
        then={"material": 0, "population": 2, "hand": "", "their_hand": "conquer"},
    ),
    *row(
        QUIET_REGIONS,
        "play, yes",
        hand="this unrest",
        then={"play": "this", "garrison": "unrest", "hand": "", "actions": 2},
    ),
    *row(QUIET_REGIONS, "play, no", hand="this unrest", then={"play": "this", "garrison": "", "hand": "unrest"}),
    *row(PEOPLED_REGIONS, "play, yes", hand="this unrest", then={"population": 1, "garrison": "unrest", "actions": 2}),
    *row(
        LEADERS,
        "play, pick oracle",
        market="hills oracle",
        then={"hand": "oracle unrest", "history": "this", "discard": ""},
    ),
    *row(HAND_LIMITS, "end", deck=7, covers=("passive",), then={"hand_size": 6, "deck": 1}),
    *row(LASTING, "play", then={"play": "this", "discard": "", "actions": 2}),
    *row(f"{NOT_GARRISONED} {ONLY_GARRISONED}", "cannot", hand="this", face="empire", covers=("passive",), then={}),
    *row(NOT_GARRISONED, "play cape", hand="this cape", face="empire", covers=("passive",), then={"garrison": ""}),
    *row(ONLY_GARRISONED, "play cape, yes", hand="this cape", covers=("passive",), then={"garrison": "this"}),
]
WORTHS: Final[list[Worth]] = []
