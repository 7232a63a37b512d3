"""Positions of Mare Nostrum to count from: between them they show every refusal and every question."""

from typing import NamedTuple

from imperium_desktop.games.mare_nostrum.analysis.position import Land, Position, lay_out, setup_of
from imperium_desktop.games.mare_nostrum.rules.components import EmpireName
from imperium_desktop.registry import load_game
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match

NOT_ASKED = {"mare_nostrum.choose_empire"}
"""Only asked before there is a position."""

ALL: tuple[EmpireName, ...] = ("rome", "greece", "carthage", "egypt", "babylon")
CYRENAICA = "caravan/papyrus market city"


class Counted(NamedTuple):
    depth: int
    position: Position

    def match(self) -> AnyMatch:
        game, laid = load_game("mare_nostrum"), self.position
        return Match(game, setup_of(laid), 0, start=lay_out(game.content, laid), listening=False)


POSITIONS = {
    "a legendary city with its temple, and the Colossus": Counted(
        depth=3,
        position=Position(
            phase="collect",
            provinces={"asia": Land(control="greece", buildings="legendary temple")},
            hands={"rome": "3 ceramics"},
            cards={"rome": ("colossus",)},
        ),
    ),
    "a trade with Antigone": Counted(
        depth=3,
        position=Position(
            phase="trade",
            hands={"rome": "2 coin, grain", "greece": "coin, wine", "carthage": "oil, metal"},
            cards={"greece": ("antigone",)},
            used_numbers=(5,),
        ),
    ),
    "Antigone and one other": Counted(
        depth=3,
        position=Position(
            phase="trade",
            hands={"rome": "2 coin, grain", "greece": "wine"},
            cards={"greece": ("antigone",)},
            used_numbers=(5, 4),
        ),
    ),
    "one resource from each": Counted(
        depth=3,
        position=Position(
            phase="trade",
            hands={"carthage": "metal"},
            offers={"rome": "grain", "greece": "wine", "carthage": "oil"},
        ),
    ),
    "two resources from each": Counted(
        depth=5,
        position=Position(
            phase="trade",
            offers={"rome": "grain, coin", "greece": "wine, coin", "carthage": "2 oil"},
        ),
    ),
    "two have just taken from each other": Counted(
        depth=3,
        position=Position(
            phase="trade",
            offers={"rome": "coin", "greece": "wine, coin", "carthage": "oil"},
            takes=("carthage rome grain", "rome carthage oil"),
        ),
    ),
    "Perseus could build first": Counted(
        depth=3,
        position=Position(
            hands={"rome": "12 coin", "greece": "12 coin", "carthage": "12 coin"},
            cards={"rome": ("perseus",)},
        ),
    ),
    "somebody has made a winning build": Counted(
        depth=3,
        position=Position(
            empires=ALL,
            active="rome",
            waiting=("greece", "carthage", "egypt", "babylon"),
            hands={"rome": "12 coin", "greece": "12 coin", "carthage": "12 coin"},
            cards={"rome": ("hercules", "ramses", "colossus")},
        ),
    ),
    "all sorts of building, and Castor and Pollux": Counted(
        depth=2,
        position=Position(
            active="rome",
            hands={"rome": "2 grain, legendary_grain, wood, sheep, gold, wine, oil, 3 coin"},
            cards={
                "rome": ("hanging_gardens", "spartacus"),
                "greece": ("ramses", "gilgamesh", "pharos"),
                "carthage": ("penthesilea",),
            },
            provinces={
                "gallia": Land(buildings="caravan/grain", legions={"rome": 1, "greece": 1}),
                "dalmatia": Land(legions={"greece": 1}),
                "latium": Land(
                    buildings="capital",
                    fortress="nobody",
                    legions={"carthage": 2},
                    posts={"carthage": "capital caravan/wine"},
                ),
            },
            seas={"mare_ionium": {"rome": 1}},
        ),
    ),
    "only cards for sale": Counted(
        depth=2,
        position=Position(
            active="rome",
            hands={"rome": "8 coin"},
            cards={"rome": ("penthesilea",), "greece": ("ramses", "hercules"), "carthage": ("perseus", "pharos")},
            provinces={"gallia": Land(fortress="rome", legions={"greece": 1}), "italia": Land(fortress="rome")},
        ),
    ),
    "everything is on the map": Counted(
        depth=2,
        position=Position(
            active="rome",
            hands={"rome": "3 coin"},
            cards={"rome": ("penthesilea",)},
            provinces={
                "latium": Land(legions={"rome": 8}),
                "gallia": Land(legions={"greece": 1}, fortress="rome"),
                "italia": Land(fortress="rome", legions={}),
                "dalmatia": Land(control="rome", fortress="rome"),
                "germania": Land(control="rome", fortress="rome"),
                **{name: Land(control="rome") for name in ("sicilia", "creta", "dacia")},
            },
            seas={"mare_ionium": {"rome": 5}},
        ),
    ),
    "Hammurabi and cheap units": Counted(
        depth=2,
        position=Position(
            empires=ALL,
            active="babylon",
            hands={"babylon": "4 coin, stone"},
            cards={"babylon": ("gilgamesh", "penthesilea", "spartacus")},
            used={"babylon": ("spartacus",)},
            provinces={"dacia": Land(control="babylon", gained=True)},
        ),
    ),
    "Hannibal pays": Counted(
        depth=3,
        position=Position(active="carthage", hands={"carthage": "2 grain, wine, oil, coin"}),
    ),
    "peace, or not": Counted(
        depth=3,
        position=Position(
            phase="battle",
            cards={"rome": ("statue_of_zeus",)},
            last_peace="carthage",
            provinces={"gallia": Land(legions={"greece": 1}), "macedonia": Land(legions={"rome": 1, "greece": 1})},
            seas={"mare_ionium": {"rome": 1, "greece": 1}},
        ),
    ),
    "after some moves, at peace": Counted(
        depth=3,
        position=Position(
            phase="battle",
            active="rome",
            step="legions",
            cards={"rome": ("statue_of_zeus",)},
            peace="greece",
            provinces={"gallia": Land(legions={"rome": 2}), "dalmatia": Land(legions={"rome": 1})},
            moved={"dalmatia": 1},
        ),
    ),
    "after a battle": Counted(
        depth=2,
        position=Position(
            phase="battle",
            active="rome",
            step="land_battles",
            provinces={
                "gallia": Land(legions={"rome": 2, "greece": 1}),
                "italia": Land(legions={"rome": 1, "greece": 1, "carthage": 1}),
            },
            fought=("gallia",),
        ),
    ),
    "two markers to swap": Counted(
        depth=3,
        position=Position(
            empires=ALL,
            round=5,
            phase="battle",
            active="rome",
            provinces={
                "gallia": Land(legions={}),
                "italia": Land(legions={}),
                "cyrenaica": Land(legions={"rome": 1}, posts={"rome": "marker"}, since=4),
                "libya": Land(legions={"rome": 1}, posts={"rome": "marker"}, since=5),
                "assyria": Land(legions={"rome": 1}, posts={"rome": "marker"}, since=3),
            },
            seas={"mare_africum": {"rome": 1}, "mare_ionium": {"rome": 1}},
        ),
    ),
    "a marker, but no marker left": Counted(
        depth=2,
        position=Position(
            empires=ALL,
            round=5,
            phase="battle",
            active="rome",
            cards={"rome": ("queen_of_sheba",)},
            provinces={
                **{name: Land(control="rome") for name in ("germania", "dalmatia", "dacia", "phasania")},
                "gallia": Land(legions={}),
                "italia": Land(legions={}),
                "libya": Land(legions={"rome": 1}, posts={"rome": "marker"}, since=4),
                "macedonia": Land(legions={"rome": 1}, posts={"rome": "marker"}, since=4),
            },
        ),
    ),
    "triremes, a sea battle and legions": Counted(
        depth=4,
        position=Position(
            phase="battle",
            active="rome",
            provinces={"gallia": Land(legions={}), "italia": Land(legions={"rome": 2})},
            seas={"mare_ionium": {"rome": 1, "greece": 1, "carthage": 1}, "mare_africum": {"greece": 1}},
        ),
    ),
    "two enemies in one province": Counted(
        depth=3,
        position=Position(
            phase="battle",
            active="greece",
            provinces={
                "macedonia": Land(legions={}),
                "thracia": Land(legions={}),
                "dalmatia": Land(legions={"rome": 1, "carthage": 1, "greece": 2}),
                "achaia": Land(legions={"greece": 2, "rome": 3}),
            },
            seed=5,
        ),
    ),
    "a fortress under attack": Counted(
        depth=3,
        position=Position(
            phase="battle",
            active="rome",
            provinces={
                "gallia": Land(legions={}),
                "italia": Land(legions={}),
                "macedonia": Land(control="greece", fortress="greece", legions={"greece": 2, "rome": 4}),
            },
            seed=1,
        ),
    ),
    "more posts than legions": Counted(
        depth=3,
        position=Position(
            empires=ALL,
            phase="battle",
            active="rome",
            cards={"rome": ("circe",)},
            provinces={
                "gallia": Land(legions={}),
                "italia": Land(legions={}),
                "cyrenaica": Land(
                    buildings="city", legions={"rome": 2}, posts={"rome": "marker caravan/papyrus"}, since=1
                ),
            },
        ),
    ),
    "conquests, a capital among them": Counted(
        depth=3,
        position=Position(
            empires=ALL,
            phase="battle",
            active="rome",
            cards={"rome": ("queen_of_sheba", "circe")},
            provinces={
                "gallia": Land(legions={}),
                "italia": Land(legions={}),
                "africa": Land(legions={"rome": 2}, fortress="nobody"),
                "cyrenaica": Land(buildings=CYRENAICA, legions={"rome": 2}),
                "judea": Land(control="egypt", buildings="legendary temple", legions={"rome": 1}),
            },
        ),
    ),
    "a conquered legendary city": Counted(
        depth=3,
        position=Position(
            empires=ALL,
            phase="battle",
            active="rome",
            provinces={
                "gallia": Land(legions={}),
                "italia": Land(legions={}),
                "judea": Land(control="egypt", buildings="legendary", legions={"rome": 1}),
            },
        ),
    ),
    "Sheba": Counted(
        depth=4,
        position=Position(
            empires=ALL,
            phase="battle",
            active="rome",
            cards={"rome": ("queen_of_sheba",)},
            provinces={
                "gallia": Land(legions={}),
                "italia": Land(legions={}),
                "dalmatia": Land(control="greece", buildings="", legions={"rome": 1}),
            },
        ),
    ),
    "Circe": Counted(
        depth=3,
        position=Position(
            phase="battle",
            active="rome",
            cards={"rome": ("circe",)},
            provinces={
                "gallia": Land(legions={"rome": 1, "greece": 1}, buildings="caravan/sheep"),
                "italia": Land(legions={}),
                "dalmatia": Land(legions={"rome": 2}),
                "germania": Land(legions={"rome": 1}),
            },
            seed=2,
        ),
    ),
    "ties for titles": Counted(depth=2, position=Position(empires=ALL, phase="leadership")),
}
