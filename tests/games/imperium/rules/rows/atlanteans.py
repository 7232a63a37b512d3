"""The Atlanteans."""

from typing import Any, Final

from . import STATE, Row, Worth, row, worth

BOTH: Final = "atlanteans_atlanteans_a atlanteans_atlanteans_b"
EMPIRE_ONLY: Final = """
atlanteans_advanced_culture atlanteans_palace_of_poseidon atlanteans_spread_of_atlantis atlanteans_development
atlanteans_moats_and_walls atlanteans_myths_and_legends atlanteans_vast_wealth atlanteans_kleito atlanteans_themiscyra
atlanteans_flood atlanteans_prosperity atlanteans_thule atlanteans_hesperides atlanteans_elysian_fields
atlanteans_atlantean_fleet
"""
EVERY_SUIT: Final[dict[str, Any]] = {"market": "hills oracle education armenians"}
TAKEN: Final = {
    "hills": "hills",
    "oracle": "oracle unrest",
    "education": "education unrest",
    "armenians": "armenians unrest",
}
"""What comes to the hand with each of them."""

ROWS: Final[list[Row]] = [
    *row(
        BOTH,
        "play great, yes",
        hand="great",
        covers=("passive on would_history",),
        then={"discard": "great", "history": "", "sunken": "", "exhausts": 5},
    ),
    *row(
        "atlanteans_atlanteans_a",
        "play flood, use, pick glory",
        hand="flood",
        play="thule",
        discard="glory advance",
        market="hills",
        covers=("exhaust",),
        then={"hand": "hills", "deck_top": "glory", "discard": "advance", "sunken": "flood thule", "exhausts": 4},
    ),
    *row(
        "atlanteans_atlanteans_a",
        "play flood, no",
        hand="flood",
        play="thule",
        discard="glory",
        market="hills",
        covers=("exhaust",),
        then={"deck": 0, "discard": "glory", "exhausts": 5},
    ),
    *row(
        "atlanteans_advanced_culture",
        "play, pick oracle",
        **EVERY_SUIT,
        then={"hand": "oracle unrest", "discard": "this"},
    ),
    *row(EMPIRE_ONLY, "cannot", hand="this", face="barbarian", play="mountain_of_atlantis", covers=STATE, then={}),
    *row("atlanteans_mountain_of_atlantis", "cannot", hand="this", face="barbarian", covers=STATE, then={}),
    *row("atlanteans_advanced_culture", "play", market="hills education", then={"hand": "education unrest"}),
    *row("atlanteans_palace_of_poseidon", "cannot", hand="this", play="thule", covers=("play",), then={}),
    *row(
        "atlanteans_palace_of_poseidon",
        "play",
        play="mountain_of_atlantis",
        actions=0,
        then={"play": "mountain_of_atlantis this", "hand": ""},
    ),
    *row("atlanteans_palace_of_poseidon", "end", deck=7, covers=("passive",), then={"hand_size": 6, "deck": 1}),
    *row(
        "atlanteans_palace_of_poseidon",
        "play flood, pick mountain_of_atlantis",
        hand="flood",
        play="this mountain_of_atlantis thule",
        market="hills",
        covers=('passive on leave_play("Mountain of Atlantis")',),
        then={"sunken": "flood mountain_of_atlantis this", "play": "thule", "hand": "hills"},
    ),
    *row(
        "atlanteans_palace_of_poseidon",
        "play flood, pick thule",
        hand="flood",
        play="this mountain_of_atlantis thule",
        market="hills",
        covers=('passive on leave_play("Mountain of Atlantis")',),
        then={"sunken": "flood thule", "play": "mountain_of_atlantis this"},
    ),
    *row(
        "atlanteans_spread_of_atlantis",
        "play, pick hills",
        they={"play": "coast+unrest"},
        **EVERY_SUIT,
        then={"hand": "hills", "pile": 8, "their_hand": "coast unrest", "their_play": ""},
    ),
    *row(
        "atlanteans_spread_of_atlantis",
        "play, pick armenians",
        play="thule",
        they={"play": "coast coinage"},
        **EVERY_SUIT,
        then={"hand": "armenians", "pile": 9, "their_play": "coinage", "play": "thule"},
    ),
    *row(
        "atlanteans_development",
        "play, branch 0",
        development="mountain_of_atlantis kleito",
        tokens=(0, 2, 0),
        market="education",
        then={"discard": "mountain_of_atlantis this", "population": 0, "development": "kleito", "exhausts": 5},
    ),
    *row(
        "atlanteans_development",
        "play, branch 1",
        development="mountain_of_atlantis",
        tokens=(0, 2, 0),
        market="oracle education",
        then={"hand": "education unrest", "population": 2, "development": "mountain_of_atlantis"},
    ),
    *row(
        "atlanteans_moats_and_walls",
        "use",
        hand="unrest glory",
        tokens=(0, 1, 0),
        then={"pile": 9, "actions": 3, "population": 0, "exhausts": 4, "hand": "glory"},
    ),
    *row("atlanteans_moats_and_walls", "unusable", hand="unrest glory", covers=("exhaust",), then={}),
    *row(
        "atlanteans_myths_and_legends",
        "play, pick thule, pick great",
        play="thule+unrest hesperides moats_and_walls",
        fame="notorious great triumphant",
        then={"hand": "great", "sunken": "thule unrest", "progress": 1, "discard": "this", "fame": 2},
    ),
    *row(
        "atlanteans_myths_and_legends",
        "play",
        play="moats_and_walls",
        fame="great",
        then={"hand": "", "sunken": "", "progress": 1, "fame": 1},
    ),
    *row(
        "atlanteans_vast_wealth",
        "play development",
        hand="development",
        development="advanced_culture kleito",
        tokens=(3, 0, 1),
        covers=("passive",),
        then={"material": 0, "progress": 0, "discard": "advanced_culture development"},
    ),
    *row(
        "atlanteans_vast_wealth",
        "play development",
        hand="development",
        development="moats_and_walls kleito",
        tokens=(0, 1, 1),
        covers=("passive",),
        then={"population": 0, "progress": 0, "discard": "development moats_and_walls"},
    ),
    *row(
        "atlanteans_vast_wealth",
        "play unrest, use",
        hand="unrest",
        tokens=(0, 1, 0),
        covers=("exhaust",),
        then={"material": 3, "pile": 9, "exhausts": 4},
    ),
    *(
        found
        for card, hand in TAKEN.items()
        for found in row(
            "atlanteans_kleito",
            f"play, pick {card}",
            **EVERY_SUIT,
            then={"hand": hand, "sunken": "this", "discard": ""},
        )
    ),
    *row(
        "atlanteans_kleito",
        "play, branch 1, pick oracle, pick education",
        play="palace_of_poseidon mountain_of_atlantis",
        **EVERY_SUIT,
        then={"hand": "education oracle", "pile": 10, "sunken": "this"},
    ),
    *row(
        "atlanteans_kleito",
        "play, branch 1, pick armenians, pick hills",
        play="palace_of_poseidon mountain_of_atlantis",
        **EVERY_SUIT,
        then={"hand": "armenians hills", "pile": 9, "sunken": "this"},
    ),
    *row(
        "atlanteans_mountain_of_atlantis",
        "play, yes",
        hand="this unrest",
        then={"progress": 1, "garrison": "unrest", "play": "this"},
    ),
    *row("atlanteans_mountain_of_atlantis", "play, no", hand="this unrest", then={"progress": 1, "hand": "unrest"}),
    *(
        found
        for card, gained in (
            ("atlanteans_themiscyra", {"progress": 1, "population": 0, "material": 0}),
            ("atlanteans_thule", {"progress": 0, "population": 1, "material": 0}),
            ("atlanteans_hesperides", {"progress": 0, "population": 0, "material": 1}),
            ("atlanteans_elysian_fields", {"progress": 0, "population": 0, "material": 0}),
        )
        for answer, garrison in (("yes", "unrest"), ("no", ""))
        for found in row(
            card,
            f"play, pick oracle, {answer}",
            hand="this unrest",
            market="hills oracle armenians/1g",
            then={**gained, "exile": "oracle", "pile": 9, "play": "this", "garrison": garrison},
        )
    ),
    *(
        found
        for card, hand in TAKEN.items()
        for found in row(
            "atlanteans_flood",
            f"play, pick thule, pick {card}",
            play="thule+unrest hesperides moats_and_walls",
            **EVERY_SUIT,
            then={"hand": hand, "sunken": "flood thule unrest", "play": "hesperides moats_and_walls", "discard": ""},
        )
    ),
    *row(
        "atlanteans_flood",
        "play",
        nation="romans",
        face="empire",
        play="coast+unrest",
        market="hills",
        then={"hand": "hills", "discard": "coast this unrest", "sunken": "", "play": ""},
    ),
    *row(
        "atlanteans_atlantean_fleet",
        "play, branch 0, pick glory",
        discard="glory advance",
        actions=0,
        they={"tokens": (2, 2, 2)},
        then={"sunken": "glory", "progress": 1, "their_progress": 1, "discard": "advance this", "their_material": 2},
    ),
    *(
        found
        for card in TAKEN
        for found in row(
            "atlanteans_atlantean_fleet",
            f"play, pick {card}",
            **EVERY_SUIT,
            then={"hand": card, "sunken": "this", "discard": "", "actions": 3},
        )
    ),
]
WORTHS: Final[list[Worth]] = [
    worth("atlanteans_atlanteans_a", 2, hand="hills oracle", sunken="marsh cape", play="coast steppe"),
    worth("atlanteans_atlanteans_b", 3, hand="hills oracle", sunken="marsh", play="coast"),
    worth("atlanteans_advanced_culture", 3, hand="this hills oracle", sunken="marsh", play="coast"),
]
