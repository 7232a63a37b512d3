"""Positions of Imperial Settlers to count from: between them they show every refusal and every question."""

from typing import Any, NamedTuple

from imperium_desktop.games.settlers.analysis.position import Alone, Built, Position, Seat, lay_out, setup_of
from imperium_desktop.games.settlers.rules.names import SupplyGood
from imperium_desktop.registry import load_game
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match

USED: tuple[tuple[SupplyGood, ...], ...] = (("worker",),)
FRIENDS = {"expansion": "common"}

NOT_ASKED: set[str] = {"settlers.faction"}
"""Only asked before there is a position."""


class Counted(NamedTuple):
    depth: int
    position: Position

    def match(self) -> AnyMatch:
        game, laid = load_game("settlers"), self.position
        return Match(game, setup_of(laid), 0, start=lay_out(game.content, laid), listening=False)


def romans(**fields: Any) -> Seat:
    return Seat(faction="romans", **fields)


def barbarians(**fields: Any) -> Seat:
    return Seat(faction="barbarians", **fields)


def egyptians(**fields: Any) -> Seat:
    return Seat(faction="egyptians", **fields)


def japanese(**fields: Any) -> Seat:
    return Seat(faction="japanese", **fields)


POSITIONS = {
    "the first Lookout of three": Counted(
        depth=2, position=Position(phase="lookout", seats=(romans(), barbarians(), egyptians()))
    ),
    "the alternate Lookout": Counted(
        depth=3, position=Position(phase="lookout", variants={"lookout": "alternate"}, seats=(romans(), japanese()))
    ),
    "the Lookout of a game alone": Counted(
        depth=3,
        position=Position(phase="lookout", seats=(egyptians(),), alone=Alone(queue=("wood",))),
    ),
    "a hand of all sorts, Gold for what is missing, and a Location to give up": Counted(
        depth=2,
        position=Position(
            seats=(
                romans(
                    supply={"wood": 1, "stone": 2, "gold": 1, "raze": 1, "worker": 1, "defense": 1},
                    hand=("administration", "ruins", "gold_mine", "castle", "town_square"),
                    locations=("ruins", "headquarters", "porters"),
                    foundations=("mill",),
                ),
                barbarians(locations=("ruins", "raid"), supply={"raze": 1}),
            ),
        ),
    ),
    "Barbarians against a Roman": Counted(
        depth=2,
        position=Position(
            seats=(
                barbarians(
                    supply={"worker": 2, "raze": 3},
                    hand=("armorer", "guard_tower"),
                    locations=("dark_chapel", "pack", "saboteurs", "robbers", "rabble", "village"),
                ),
                romans(
                    supply={"wood": 1, "food": 1},
                    deals=("builder", "spies"),
                    locations=(Built(card="castle", defense=True), "gold_mine", "engineers", "ruins"),
                ),
            ),
        ),
    ),
    "two cards drawn, one kept": Counted(
        depth=4,
        position=Position(seats=(barbarians(supply={"worker": 1}, locations=("mission",)), romans(passed=True))),
    ),
    "Japanese with Gate, Shrine and Deals": Counted(
        depth=2,
        position=Position(
            seats=(
                japanese(
                    supply={"worker": 2, "food": 1, "wood": 1},
                    hand=("ninjas", "farm"),
                    deals=("geisha_house", "rice_fields"),
                    locations=("gate", "shrine", "negotiator", "trade_route", "stalls", "ruins"),
                ),
                egyptians(locations=("desert", "oasis", "castle")),
            ),
        ),
    ),
    "an empty Faction deck": Counted(
        depth=3,
        position=Position(
            seats=(
                japanese(
                    supply={"wood": 1, "worker": 1, "food": 2},
                    hand=("dojo",),
                    locations=("village", "castle", "trade_route", Built(card="farm", samurai=True)),
                    deck_size=0,
                ),
                romans(locations=("architect",)),
            ),
        ),
    ),
    "a hand that is empty": Counted(
        depth=2,
        position=Position(
            seats=(
                japanese(supply={"worker": 1}, locations=("gate", Built(card="casino", samurai=True))),
                barbarians(),
            ),
        ),
    ),
    "Samurai to place": Counted(
        depth=3,
        position=Position(
            seats=(
                japanese(
                    supply={"stone": 1},
                    hand=("ninjas",),
                    locations=("farm", "rice_fields", "ruins", "garrison"),
                ),
                barbarians(),
            ),
        ),
    ),
    "Japanese produce and return goods": Counted(
        depth=3,
        position=Position(
            round=3,
            phase="production",
            seats=(
                japanese(locations=("school_of_diplomacy", "buddha_temple", "guard_tower"), deals=("shrine", "casino")),
                egyptians(locations=("pharaohs_guard", "working_peasants", "pyramid")),
            ),
        ),
    ),
    "goods that Deals just gave": Counted(
        depth=3,
        position=Position(
            round=3,
            phase="production",
            seats=(japanese(locations=("school_of_diplomacy",), deals=("shrine", "casino")), egyptians()),
        ),
    ),
    "food that could be stolen": Counted(
        depth=3,
        position=Position(
            round=2,
            seats=(japanese(supply={"food": 2, "worker": 1}), barbarians(passed=True)),
        ),
    ),
    "Egyptians against three": Counted(
        depth=2,
        position=Position(
            seats=(
                egyptians(
                    supply={"worker": 2, "gold": 2, "stone": 1},
                    hand=("village", "quarry", "pyramid"),
                    locations=(
                        "temple_of_ra",
                        "desert",
                        "sanctuary",
                        Built(card="royal_bath", paid=(("gold",),)),
                        Built(card="slaves", paid=USED),
                        Built(card="goldsmith", paid=USED),
                        "scorpion_breeder",
                    ),
                ),
                romans(hand=("mill", "town"), locations=("castle", "sawmill")),
                japanese(hand=("farm", "stalls"), locations=("casino",), passed=True),
                barbarians(hand=("rabble",)),
            ),
        ),
    ),
    "a Desert, and somebody who must discard": Counted(
        depth=3,
        position=Position(
            seats=(
                egyptians(hand=("pyramid",), locations=("desert",)),
                romans(hand=("mill", "town")),
            ),
        ),
    ),
    "a Location that is taken over": Counted(
        depth=2,
        position=Position(
            seats=(
                egyptians(
                    supply={"stone": 1},
                    hand=("altar_of_bastet",),
                    locations=("ruins", Built(card="castle", home=1)),
                ),
                romans(),
            ),
        ),
    ),
    "an exchange for a Faction Location": Counted(
        depth=3,
        position=Position(
            seats=(
                egyptians(
                    supply={"stone": 2, "gold": 2, "wood": 1},
                    hand=("pyramid",),
                    locations=("slaver",),
                ),
                romans(passed=True),
            ),
        ),
    ),
    "Romans with cards that use cards": Counted(
        depth=2,
        position=Position(
            seats=(
                romans(
                    supply={"worker": 2, "wood": 1, "stone": 2, "food": 1},
                    hand=("administration", "builder"),
                    deals=("spies", "gardens"),
                    locations=(
                        "imperial_messenger",
                        "porters",
                        "hanseatic_league",
                        "settlers",
                        "quarry",
                        "village",
                        "architect",
                    ),
                ),
                barbarians(deals=("idol", "pyre"), locations=(Built(card="fighting_pit", blocked=True), "town")),
            ),
        ),
    ),
    "Spies and Engineers": Counted(
        depth=2,
        position=Position(
            seats=(
                romans(
                    supply={"worker": 3, "gold": 1},
                    locations=(
                        "spies",
                        "engineers",
                        Built(card="castle", paid=USED, defense=True),
                        Built(card="barracks", blocked=True),
                        "jugglers",
                    ),
                ),
                barbarians(deals=("idol", "pyre"), locations=("town", "raid")),
            ),
        ),
    ),
    "a Feature of choice, and colours": Counted(
        depth=3,
        position=Position(
            seats=(
                romans(
                    supply={"wood": 1, "stone": 2},
                    hand=("trade_colony",),
                    locations=("headquarters", "administration", "ruins"),
                ),
                barbarians(passed=True),
            ),
        ),
    ),
    "nothing to do but pass, in peace": Counted(
        depth=2,
        position=Position(
            variants={"peaceful": "yes"},
            seats=(
                romans(supply={"raze": 2}, locations=("tavern", "hanseatic_league", "settlers")),
                barbarians(locations=("town",)),
            ),
        ),
    ),
    "Open Production of others and an Instant": Counted(
        depth=2,
        position=Position(
            variants=FRIENDS,
            seats=(
                romans(
                    supply={"worker": 1, "raze": 2, "defense": 1},
                    hand=("volcano", "open_food"),
                    locations=("open_wood", "damascus_smith"),
                ),
                barbarians(locations=(Built(card="open_stone", paid=USED * 2), "open_worker", "saboteurs")),
                egyptians(locations=("open_gold",), passed=True),
            ),
        ),
    ),
    "a depot to fill": Counted(
        depth=3,
        position=Position(
            variants=FRIENDS,
            seats=(
                romans(supply={"wood": 2}, locations=("wood_depot",)),
                barbarians(locations=("open_stone", "baba_yaga")),
            ),
        ),
    ),
    "a Location of the virtual player to take over": Counted(
        depth=4,
        position=Position(
            round=4,
            seats=(
                egyptians(
                    supply={"wood": 1, "stone": 1}, hand=("altar_of_bastet",), locations=("temple_of_ra", "ruins")
                ),
            ),
            alone=Alone(queue=("wood",), locations=("village", "quarry")),
        ),
    ),
    "an attack that may fall on two Locations": Counted(
        depth=3,
        position=Position(
            round=2,
            seats=(egyptians(locations=("goldsmiths_workshop", "gold_mine", "pyramid")),),
            alone=Alone(queue=("vp", "wood"), next=("gold", "stone")),
        ),
    ),
    "a game alone that is won": Counted(
        depth=2,
        position=Position(
            round=5,
            seats=(barbarians(points=40, locations=("raid", "pyre", "idol", "hillfort")),),
            alone=Alone(queue=("food",), collection=("ruins", "town")),
        ),
    ),
}
