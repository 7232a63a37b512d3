"""Every hint of Mare Nostrum in a position that calls for it, and in one that only just does not."""

from typing import Any

import msgspec

from imperium_desktop.registry import load_game
from imperium_desktop.rules.mare_nostrum.options import (
    BuildBuilding,
    BuildUnit,
    BuyCard,
    ChooseEmpire,
    CopyHero,
    DeclarePeace,
    Done,
    EndBuild,
    Fight,
    MoveLegions,
    MoveTrireme,
    NameSeat,
    Occupy,
    OccupyBuilding,
    OccupyMarker,
    OfferToken,
    Pillage,
    PlaceControl,
    SetNumber,
    TakeToken,
)
from imperium_desktop.rules.mare_nostrum.position import Position, lay_out, setup_of
from imperium_desktop.rules.mare_nostrum.state import MareNostrumSetup
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer, Option
from tests.teaching.staging import Case, Staged

GAME = load_game("mare_nostrum")


class Scene(Staged):
    """Rome is the first seat, Greece the second, Carthage the third. Where no phase is named, Rome builds."""

    game = "mare_nostrum"

    def __init__(self, *answers: Answer, path: str = "", hover: Option | None = None, **position: Any) -> None:
        super().__init__(answers, path, hover)
        self.position = position if "phase" in position else {"active": "rome", **position}

    def begun(self) -> Match[Any, Any]:
        position = msgspec.convert(self.position, Position)
        return Match(GAME, setup_of(position), 0, start=lay_out(GAME.content, position))


class BeforeAll(Staged):
    """Empires are still to be chosen."""

    game = "mare_nostrum"

    def __init__(self, hover: Option | None = None) -> None:
        super().__init__((), "", hover)

    def begun(self) -> Match[Any, Any]:
        return Match(GAME, MareNostrumSetup(seats=3), 0)


NONE: dict[str, int] = {}
AT_HOME = {"gallia": {"legions": NONE}, "italia": {"legions": NONE}}
EMPTY_LIBYA = {**AT_HOME, "libya": {"legions": NONE}}
FOUR_CARDS = ["hercules", "circe", "pharos"]
SEVEN = "grain, sheep, metal, wine, oil, gold, spices"
INTO_LIBYA = MoveLegions(0, "phasania", 1, "libya")
TWO_INTO_LIBYA = MoveLegions(0, "phasania", 2, "libya")


def raid(legions: int, **more: Any) -> dict[str, Any]:
    """Roman legions beside undefended Libya."""
    return {
        "phase": "battle",
        "active": "rome",
        "provinces": {**EMPTY_LIBYA, "phasania": {"legions": {"rome": legions}}, **more.pop("provinces", {})},
        **more,
    }


def against_dalmatia(**land: Any) -> dict[str, Any]:
    """Three Roman legions in Gallia beside a Greek province."""
    there = {"control": "greece", "buildings": "caravan/wood", "legions": {"greece": 1}, **land}
    return {"phase": "battle", "active": "rome", "provinces": {"gallia": {"legions": {"rome": 3}}, "dalmatia": there}}


ONE_LEGION = {"gallia": {"legions": {"rome": 1}}, "italia": {"legions": NONE}}
TWO_SITES = {"gallia": {"buildings": "caravan/grain market"}, "germania": {"control": "rome"}}


def build(**position: Any) -> dict[str, Any]:
    return {"hands": {"rome": "6 coin"}, **position}


def marker(since: int, **position: Any) -> dict[str, Any]:
    """A Roman legion on the marker of Libya."""
    libya = {"legions": {"rome": 1}, "posts": {"rome": "marker"}, "since": since}
    return {"round": 2, "provinces": {"libya": libya, "phasania": {"control": "rome"}}, **position}


TRADE = {
    "phase": "trade",
    "titles": {"trade": "rome"},
    "hands": {"rome": "coin, metal, 2 grain, 2 sheep", "greece": "2 coin, stone, oil", "carthage": "spices, 2 gold"},
}
SINGLES = {**TRADE, "hands": {**TRADE["hands"], "rome": "coin, metal, grain, sheep"}}
CHAIN = {
    "phase": "trade",
    "titles": {"trade": "rome"},
    "offers": {"rome": "grain, sheep", "greece": "oil, wine", "carthage": "spices, gold"},
}
SHORT_CHAIN = {
    "phase": "trade",
    "titles": {"trade": "rome"},
    "offers": {"rome": "grain", "greece": "wine", "carthage": "gold"},
    "hands": {"rome": "2 sheep"},
}
TAKEN = (TakeToken(1, "wine"), TakeToken(0, "grain"))
FLEETS = {"phase": "battle", "active": "rome", "seas": {"mare_tyrrhenum": {"rome": 1, "carthage": 1}}}
SHEBA = raid(1, cards={"rome": ["queen_of_sheba"]}, provinces={"phasania": {"control": "rome", "legions": {"rome": 1}}})
CIRCE = {
    "phase": "battle",
    "active": "rome",
    "cards": {"rome": ["circe"]},
    "provinces": {"italia": {"legions": NONE}, "gallia": {"legions": {"rome": 1}, "buildings": "caravan/grain"}},
}
LATIUM_ATTACKED = {
    "phase": "battle",
    "active": "greece",
    "provinces": {
        **AT_HOME,
        "macedonia": {"legions": NONE},
        "thracia": {"legions": NONE},
        "italia": {"legions": {"greece": 2}},
        "latium": {"legions": {"rome": 2}},
    },
    "seed": 249,  # 6 4 3 2
}
TWO_POSTS = raid(
    2, provinces={"libya": {"legions": {"rome": 2}, "posts": {"rome": "caravan/oil caravan/sheep"}}, "phasania": {}}
)
TIED = {"phase": "leadership", "titles": {"trade": "rome"}}
SYRACUSE = {
    "phase": "collect",
    "titles": {"trade": "rome"},
    "provinces": {"sicilia": {"control": "rome", "buildings": "legendary temple"}},
}

CASES: dict[str, Case] = {
    # Who wins, and who is about to
    "winning_build": Case(
        Scene(titles={"culture": "rome"}, hands={"rome": "12 coin"}),
        Scene(titles={"culture": "rome"}, hands={"rome": "11 coin"}),
        {"leader": 1, "pyramids": 1, "fifth": 0},
        marks="card/pyramids",
    ),
    "perseus_now": Case(
        Scene(NameSeat(1), phase="build", cards={"rome": ["perseus"]}, hands={"rome": "12 coin", "greece": "3 coin"}),
        Scene(NameSeat(1), phase="build", cards={"rome": ["perseus"]}, hands={"rome": "11 coin", "greece": "3 coin"}),
        {"count": 1, "rival": 1, "mine": 0},
        marks="card/pyramids",
    ),
    "perseus_threat": Case(
        Scene(**build(cards={"carthage": ["hercules", "circe", "perseus"]}, titles={"culture": "rome"})),
        Scene(**build(cards={"carthage": ["hercules", "perseus"]}, titles={"culture": "rome"})),
        {"rival": 2, "mine": 1},
        marks="card/perseus",
    ),
    "leadership_threat": Case(
        Scene(**build(titles={"trade": "greece"})),
        Scene(**build(titles={"trade": "carthage"})),
        {"rival": 1, "track": "military", "value": 3, "mine": 3},
        marks="empire/1",
    ),
    "conquest_threat": Case(
        Scene(
            **build(
                provinces={
                    "sicilia": {"control": "greece", "buildings": "legendary"},
                    "asia": {"control": "greece", "buildings": "legendary"},
                    "gallia": {"legions": {"greece": 3}},
                    "latium": {"fortress": "nobody"},
                }
            )
        ),
        Scene(**build(provinces={"asia": {"control": "greece", "buildings": "legendary"}})),
        {"rival": 1, "count": 3, "needed": 4},
        marks="empire/1",
    ),
    "building_threat": Case(
        Scene(**TRADE, cards={"greece": FOUR_CARDS}),
        Scene(**TRADE, cards={"greece": ["hercules", "circe"]}),
        {"rival": 1, "cards": 4, "fifth": 1},
        marks="empire/1",
    ),
    "capital_occupied": Case(
        Scene(
            **build(
                provinces={
                    "latium": {"fortress": "nobody", "legions": {"carthage": 1}, "posts": {"carthage": "capital"}}
                }
            )
        ),
        Scene(**build(provinces={"latium": {"legions": {"carthage": 1}}})),
        {"province": "latium", "rival": 2, "posts": 1, "legions": 1},
        marks="province/latium",
    ),
    "victory_city": Case(
        Scene(
            MoveLegions(0, "phasania", 1, "africa"),
            **raid(1, provinces={"africa": {"fortress": "nobody"}}),
        ),
        Scene(INTO_LIBYA, **raid(1)),
        {"building": "capital", "count": 2, "needed": 4},
        marks="site/africa/capital",
    ),
    # Mistakes
    "coins_lost": Case(
        Scene(hover=EndBuild(), hands={"rome": "4 coin"}),
        Scene(hover=EndBuild(), hands={"rome": "2 coin, grain, wine, oil"}),
        {"coins": 4, "lost": 2, "kept": 2},
    ),
    "goods_lost": Case(
        Scene(hover=EndBuild(), hands={"rome": "2 coin, grain, wine, oil"}),
        Scene(hover=EndBuild(), hands={"rome": "4 coin"}),
        {"goods": 3, "sets": 1},
    ),
    "temple_alone": Case(
        Scene(
            hover=BuildBuilding("temple", "sicilia", None),
            **build(provinces={"sicilia": {"control": "rome"}}),
        ),
        Scene(hover=BuildBuilding("temple", "latium", None), **build()),
        {"province": "sicilia"},
    ),
    "market_alone": Case(
        Scene(
            hover=BuildBuilding("market", "germania", None),
            **build(provinces={"germania": {"control": "rome"}}),
        ),
        Scene(hover=BuildBuilding("market", "latium", None), **build()),
        {"province": "germania"},
    ),
    "market_better_elsewhere": Case(
        Scene(
            hover=BuildBuilding("market", "germania", None),
            **build(provinces={"germania": {"control": "rome", "buildings": "caravan/gems"}}),
        ),
        Scene(hover=BuildBuilding("market", "italia", None), **build()),
        {"province": "germania", "caravans": 1, "target": "latium", "more": 2},
        marks="site/latium/market",
    ),
    "only_trireme": Case(
        Scene(Done(), hover=Fight("mare_tyrrhenum", 2), **FLEETS),
        Scene(
            Done(),
            hover=Fight("mare_tyrrhenum", 2),
            phase="battle",
            active="rome",
            seas={"mare_tyrrhenum": {"rome": 2, "carthage": 1}},
        ),
        {"sea": "mare_tyrrhenum", "provinces": ("sicilia",)},
        marks="province/sicilia",
    ),
    "marker_not_near": Case(
        Scene(INTO_LIBYA, **raid(1)),
        Scene(INTO_LIBYA, **raid(1, provinces={"phasania": {"control": "rome", "legions": {"rome": 1}}})),
        {"province": "libya", "seas": ("mare_ionium", "mare_africum")},
    ),
    "doubles_nothing": Case(
        Scene(
            MoveLegions(0, "phasania", 2, "numidia"),
            Occupy(),
            hover=OccupyBuilding("market", "numidia", None),
            **raid(2),
        ),
        Scene(
            MoveLegions(0, "phasania", 2, "numidia"),
            Occupy(),
            hover=OccupyBuilding("caravan", "numidia", "gold"),
            **raid(2),
        ),
        {"building": "market", "needed": "caravan", "legions": 2},
    ),
    "number_too_high": Case(
        Scene(hover=SetNumber(5), **SINGLES),
        Scene(hover=SetNumber(4), **SINGLES),
        {"number": 5, "held": 4},
    ),
    "last_marker": Case(
        Scene(
            hover=PlaceControl("germania", False),
            **build(provinces={p: {"control": "rome"} for p in ("dalmatia", "sicilia", "creta", "asia")}),
        ),
        Scene(
            hover=PlaceControl("germania", False),
            **build(provinces={p: {"control": "rome"} for p in ("dalmatia", "sicilia", "creta")}),
        ),
        {"province": "germania", "controlled": 7},
    ),
    # What the choice is about
    "attack_odds": Case(
        Scene(hover=MoveLegions(0, "gallia", 3, "dalmatia"), **against_dalmatia(fortress="greece")),
        Scene(hover=MoveLegions(0, "gallia", 3, "germania"), **against_dalmatia(fortress="greece")),
        {"province": "dalmatia", "legions": 3, "rival": 1, "rival_legions": 1, "fortress": 1, "average": 13, "hits": 2},
    ),
    "sea_odds": Case(
        Scene(Done(), hover=Fight("mare_tyrrhenum", 2), **FLEETS),
        Scene(Done(), hover=Done(), **FLEETS),
        {"sea": "mare_tyrrhenum", "triremes": 1, "rival_triremes": 1, "percent": 22, "lost": 33},
    ),
    "weak_spot": Case(
        Scene(**raid(2)),
        Scene(hover=TWO_INTO_LIBYA, **raid(2)),
        {"province": "numidia", "rival": 2, "legions": 2, "percent": 100, "built": 3},
        marks="province/numidia",
    ),
    "undefended": Case(
        Scene(hover=INTO_LIBYA, **raid(1)),
        Scene(hover=MoveLegions(0, "phasania", 1, "africa"), **raid(1)),
        {"province": "libya", "rival": 2, "built": 2, "legions": 1},
    ),
    "leaves_open": Case(
        Scene(
            hover=MoveLegions(0, "gallia", 1, "germania"),
            phase="battle",
            active="rome",
            provinces={"dalmatia": {"legions": {"greece": 2}}},
        ),
        Scene(hover=MoveLegions(0, "gallia", 1, "germania"), phase="battle", active="rome"),
        {"province": "gallia", "rival": 1, "legions": 2},
    ),
    "capital_open": Case(
        Scene(**build(provinces={**AT_HOME, "latium": {"fortress": "nobody"}, "gallia": {"legions": {"carthage": 1}}})),
        Scene(**build(provinces={"gallia": {"legions": {"carthage": 1}}})),
        {"province": "latium", "rival": 2, "legions": 1, "percent": 100},
        marks="province/latium",
    ),
    "no_stepping_stone": Case(
        Scene(path="build/control", **build(provinces={"dalmatia": {"control": "rome", "gained": True}})),
        Scene(path="build/control", **build(provinces={"dalmatia": {"control": "rome"}})),
        {"provinces": ("dacia",), "gained": ("dalmatia",)},
        marks="province/dacia",
    ),
    "foreign_legion": Case(
        Scene(path="build/control", **build(provinces={"dalmatia": {"legions": {"greece": 1}}})),
        Scene(path="build/legion", **build(provinces={"dalmatia": {"legions": {"greece": 1}}})),
        {"province": "dalmatia", "rival": 1, "count": 1, "legions": 1},
        marks="legion/1/dalmatia",
    ),
    "missing_link": Case(
        Scene(
            phase="battle",
            active="rome",
            seas={"mare_tyrrhenum": {"rome": 1}},
        ),
        Scene(hover=Done(), phase="battle", active="rome", seas={"mare_tyrrhenum": {"rome": 1}}),
        {"province": "macedonia", "rival": 1, "seas": ("mare_hadriaticum",)},
        marks="province/macedonia sea/mare_hadriaticum",
    ),
    "new_shores": Case(
        Scene(
            hover=MoveTrireme(0, "mare_ionium", "mare_africum"),
            phase="battle",
            active="rome",
            seas={"mare_ionium": {"rome": 2}},
        ),
        Scene(hover=Done(), phase="battle", active="rome", seas={"mare_ionium": {"rome": 2}}),
        {"sea": "mare_africum", "opened": ("creta", "africa", "libya"), "lost": ()},
        marks="province/creta province/africa province/libya",
    ),
    "one_legion": Case(
        Scene(INTO_LIBYA, **raid(1)),
        Scene(MoveLegions(0, "phasania", 2, "libya"), **raid(2)),
        {"province": "libya", "built": 2, "legions": 0},
    ),
    "spoils": Case(
        Scene(INTO_LIBYA, hover=Pillage("caravan", "libya", "oil"), **raid(1)),
        Scene(INTO_LIBYA, hover=OccupyMarker("libya"), **raid(1)),
        {"building": "caravan", "good": "oil", "count": 1, "rival": 2},
    ),
    "keep_together": Case(
        Scene(hands={"rome": SEVEN}),
        Scene(hands={"rome": "grain, sheep, metal, wine, oil, gold"}),
        {"kinds": 7, "price": 7, "spare": 0},
    ),
    "offer_duplicates": Case(
        Scene(SetNumber(2), hover=OfferToken("metal"), **TRADE),
        Scene(SetNumber(2), hover=OfferToken("grain"), **TRADE),
        {"tokens": ("grain", "sheep"), "token": "metal"},
    ),
    "title_tie": Case(
        Scene(**build()),
        Scene(**build(titles={"trade": "rome"})),
        {"track": "trade", "value": 7, "rival": 2},
    ),
    "raises_legions": Case(
        Scene(**build(cards={"rome": ["penthesilea"]}, provinces={"gallia": {"legions": {"carthage": 1}}})),
        Scene(**build(cards={"rome": ["penthesilea"]})),
        {"card": "penthesilea", "count": 1},
        marks="power/penthesilea",
    ),
    "market_pays": Case(
        Scene(hands={"rome": "6 coin"}),
        Scene(hands={"rome": "5 coin"}),
        {"province": "latium", "count": 2},
        marks="site/latium/market",
    ),
    "new_kind": Case(
        Scene(**build(provinces={"germania": {"control": "rome", "buildings": "market"}})),
        Scene(**build(provinces={"italia": {"buildings": "caravan/oil"}})),
        {"good": "gems", "province": "germania", "kinds": 5, "count": 2},
        marks="site/germania/caravan/gems",
    ),
    "title_near": Case(
        Scene(**build(provinces={"gallia": {"buildings": "caravan/grain caravan/sheep"}})),
        Scene(**build(provinces={"gallia": {"buildings": "caravan/grain"}})),
        {"track": "trade", "value": 6, "rival": 2},
    ),
    "coins_grow": Case(
        Scene(**build(provinces={"sicilia": {"control": "rome"}})),
        Scene(**build()),
        {"building": "legendary", "province": "sicilia", "count": 1},
        marks="site/sicilia/legendary",
    ),
    "new_land": Case(
        Scene(**build()),
        Scene(**build(provinces={p: {"legions": {"greece": 1}} for p in ("germania", "dalmatia")})),
        {"province": "dalmatia", "goods": ("wood", "gladiators"), "kinds": 5},
        marks="province/dalmatia",
    ),
    "trireme_opens": Case(
        Scene(**build()),
        Scene(**build(seas={"mare_tyrrhenum": {"rome": 1}}, provinces={"sicilia": {"control": "carthage"}})),
        {"sea": "mare_tyrrhenum", "provinces": ("sicilia",)},
        marks="sea/mare_tyrrhenum",
    ),
    "nobody_in_reach": Case(
        Scene(phase="battle", active="rome"),
        Scene(**raid(2)),
        {"neutral": ("germania", "dalmatia")},
    ),
    "card_near": Case(
        Scene(**build()),
        Scene(hands={"rome": "3 coin"}),
        {"price": 7, "missing": 1, "of_coins": 1, "owned": 1},
    ),
    "which_take": Case(
        Scene(**CHAIN),
        Scene(**TRADE),
        {"tokens": ("spices", "gold"), "shut": 0},
        marks="offer/2/spices offer/2/gold",
    ),
    "what_it_brings": Case(
        Scene(MoveLegions(0, "phasania", 2, "libya"), **raid(2)),
        Scene(INTO_LIBYA, **raid(1)),
        {"buildings": ("caravan", "caravan"), "legions": 2, "rival": 2},
    ),
    "who_gets_title": Case(
        Scene(**TIED),
        Scene(**TRADE),
        {"track": "trade", "mine": 1, "deadly": 0},
    ),
    "which_peace": Case(
        Scene(
            hover=DeclarePeace(2),
            phase="battle",
            cards={"rome": ["statue_of_zeus"]},
            provinces={"gallia": {"legions": {"carthage": 2}}},
        ),
        Scene(phase="battle"),
        {"rival": 2, "inside": 2, "near": 0},
        marks="empire/2",
    ),
    "swap_now": Case(
        Scene(**marker(1), phase="battle", active="rome"),
        Scene(**marker(2), phase="battle", active="rome"),
        {"province": "libya", "rival": 2, "built": 2, "left": 3},
        marks="marker/libya",
    ),
    "legion_for_marker": Case(
        Scene(INTO_LIBYA, OccupyMarker("libya"), **SHEBA),
        Scene(INTO_LIBYA, **SHEBA),
        {"province": "libya", "built": 2, "legions": 0, "military": 2},
    ),
    "which_loss": Case(
        Scene(MoveLegions(1, "italia", 2, "latium"), **LATIUM_ATTACKED),
        Scene(**LATIUM_ATTACKED),
        {"province": "latium", "count": 1, "legions": 2, "left": 1, "rival": 1},
    ),
    "which_post": Case(
        Scene(MoveLegions(0, "libya", 1, "phasania"), **TWO_POSTS),
        Scene(**TWO_POSTS),
        {"count": 2, "buildings": ("caravan", "caravan"), "marker": 0},
    ),
    "which_site": Case(
        Scene(Done(), **CIRCE),
        Scene(**CIRCE),
        {"goods": ("sheep",), "count": 1},
        marks="site/gallia/caravan/sheep",
    ),
    "which_good": Case(
        Scene(phase="collect", cards={"rome": ["colossus"]}),
        Scene(phase="collect"),
        {"kinds": 5, "goods": ("ceramics", "gems", "papyrus", "spices", "stone", "wood", "gold", "gladiators")},
        marks="reserve/ceramics reserve/gems reserve/papyrus reserve/spices reserve/stone reserve/wood reserve/gold "
        "reserve/gladiators",
    ),
    "coin_or_good": Case(Scene(**SYRACUSE), Scene(phase="collect"), {"missing": 8, "kinds": 13}),
    "which_copy": Case(
        Scene(
            BuyCard("castor_pollux"),
            hover=CopyHero("circe"),
            hands={"rome": "7 coin"},
            cards={"greece": ["hercules"], "carthage": ["circe"]},
        ),
        Scene(hands={"rome": "7 coin"}, cards={"greece": ["hercules"], "carthage": ["circe"]}),
        {"card": "circe", "rival": 2, "count": 2},
        marks="card/circe",
    ),
    "which_keep": Case(
        Scene(EndBuild(), cards={"rome": ["hanging_gardens"]}, hands={"rome": "grain, gold, spices"}),
        Scene(cards={"rome": ["hanging_gardens"]}, hands={"rome": "grain, gold, spices"}),
        {"tokens": ("spices", "gold"), "most": 2},
    ),
    "give_double": Case(
        Scene(*TAKEN, **SHORT_CHAIN),
        Scene(**SHORT_CHAIN),
        {"tokens": ("sheep",), "kinds": 3},
    ),
    "which_empire": Case(
        BeforeAll(ChooseEmpire("greece")),
        BeforeAll(),
        {"empire": "greece", "card": "pericles", "trade": 4, "culture": 4, "military": 3},
    ),
    "empires_differ": Case(BeforeAll(), BeforeAll(ChooseEmpire("rome")), {"count": 3}),
    "choose_number": Case(
        Scene(**TRADE, used_numbers=[4]),
        Scene(hover=SetNumber(2), **TRADE),
        {"held": 6, "spare": 2, "used": ("3", "4"), "zero": 1},
    ),
    "which_set": Case(
        Scene(BuildUnit("legion", "latium", None), hands={"rome": "3 coin, 2 grain, sheep, metal"}),
        Scene(hands={"rome": "3 coin, 2 grain, sheep, metal"}),
        {"price": 3, "coins": 3, "kinds": 1, "sets": 1},
    ),
    "what_a_card_brings": Case(
        Scene(hover=BuyCard("hercules"), hands={"rome": "7 coin"}),
        Scene(hover=EndBuild(), hands={"rome": "7 coin"}),
        {"card": "hercules", "trade": 2, "culture": 2, "military": 2, "owned": 2, "next": 8},
    ),
    "which_offer": Case(Scene(SetNumber(2), **SINGLES), Scene(SetNumber(2), **TRADE), {"coins": 1, "kinds": 3}),
    "who_moves": Case(
        Scene(**marker(1), phase="battle"),
        Scene(phase="build", titles={"culture": "rome"}),
        {"province": "libya", "seat": 0, "mine": 1, "count": 3},
        marks="marker/libya",
    ),
    "who_builds": Case(
        Scene(phase="build", titles={"culture": "rome"}),
        Scene(phase="battle"),
        {"count": 3, "mine": 1, "cards": 17, "rival": 2, "owned": 1, "kinds": 5, "coins": 1},
        marks="empire/2",
    ),
    # What one legion or one title would change
    "open_province": Case(
        Scene(**build(provinces={"gallia": {"legions": NONE}, "germania": {"legions": {"greece": 2}}})),
        Scene(**build(provinces={"gallia": {"legions": NONE}})),
        {"province": "gallia", "rival": 1, "legions": 2, "built": 3},
        marks="province/gallia",
    ),
    "attack_ready": Case(
        Scene(**build(provinces={**against_dalmatia()["provinces"], **ONE_LEGION})),
        Scene(hands={"rome": "2 coin"}, provinces={**against_dalmatia()["provinces"], **ONE_LEGION}),
        {"province": "dalmatia", "rival": 1, "legions": 1, "before": 17, "after": 97},
        marks="province/dalmatia",
    ),
    "title_within_reach": Case(
        Scene(**build(provinces=TWO_SITES)),
        Scene(hands={"rome": "5 coin"}, provinces=TWO_SITES),
        {"track": "trade", "value": 6, "best": 7, "rival": 2, "sets": 2, "count": 2},
    ),
    "thin_lead": Case(
        Scene(**build(titles={"trade": "rome"})),
        Scene(**build(titles={"military": "greece"})),
        {"track": "trade", "value": 7, "rival": 2, "best": 7},
    ),
    # For those who want to be told everything
    "which_buildings": Case(
        Scene(MoveLegions(0, "phasania", 2, "libya"), Occupy(), **raid(2)),
        Scene(MoveLegions(0, "phasania", 2, "libya"), **raid(2)),
        {"buildings": ("caravan", "caravan"), "most": 2, "all": 1},
    ),
    "battle_order": Case(
        Scene(
            Done(),
            phase="battle",
            active="rome",
            provinces={
                "dalmatia": {"legions": {"rome": 1, "greece": 1}},
                "germania": {"legions": {"rome": 1, "greece": 1}},
            },
        ),
        Scene(phase="battle", active="rome"),
        {"places": ("germania", "dalmatia"), "count": 2},
    ),
    "your_sets": Case(
        Scene(hands={"rome": "4 coin, 2 grain, 2 wine, 2 oil"}),
        Scene(path="build/legion", hands={"rome": "4 coin"}),
        {"coins": 4, "kinds": 3, "sets": 3},
    ),
    "takes_next": Case(Scene(hover=TakeToken(1, "wine"), **CHAIN), Scene(**CHAIN), {"rival": 1, "left": 2}),
    "legions_stay": Case(
        Scene(hover=Done(), phase="battle", active="rome"), Scene(phase="battle", active="rome"), {"count": 2}
    ),
    "keep_the_chain": Case(
        Scene(phase="battle", active="rome", seas={"mare_tyrrhenum": {"rome": 1}, "mare_sardum": {"rome": 1}}),
        Scene(hover=Done(), phase="battle", active="rome", seas={"mare_tyrrhenum": {"rome": 1}}),
        {"seas": ("mare_tyrrhenum", "mare_sardum"), "count": 2},
        marks="sea/mare_tyrrhenum sea/mare_sardum",
    ),
    "no_legions_left": Case(
        Scene(**build(provinces={"gallia": {"legions": {"rome": 7}}})),
        Scene(**build(provinces={"gallia": {"legions": {"rome": 6}}})),
        {"count": 8, "triremes": 0},
    ),
}
ELSEWHERE: set[str] = set()

SAID: dict[tuple[str, str], str] = {
    ("attack_odds", "en"): "3 legions against 1 and a fortress: about 13 in all, so 2 hits; the fortress stops "
    "one. You drive out Bartek in 38 of 100 cases; in 62 both stay and the province is at war.",
    ("attack_odds", "pl"): "3 legiony przeciw 1 i fortecy: suma wyniesie około 13, czyli 2 trafienia; jedno "
    "zaneguje forteca. Przeciwnika (Bartek) wyprzesz w 38 przypadkach na 100; w 62 zostaną obie strony i będzie stan "
    "wojny.",
    ("coins_lost", "pl"): "Masz 4 monety, a po tej fazie zostają tylko 2.",
    ("market_better_elsewhere", "en"): "A market doubles the caravans of its province: 1 in Germania, but 2 in Latium, "
    "for the same price.",
    (
        "missing_link",
        "pl",
    ): "Gdyby twoja trirema stała na Mare Hadriaticum, legiony przepłynęłyby do prowincji Macedonia, "
    "którą kontroluje Bartek: trirema musi być na każdym morzu po drodze.",
    ("choose_number", "en"): "You have 6 resources, 2 of them to spare. A low number protects your sets, a high one "
    "breaks up the coins and sets of others. 0 means no trade at all. Used and blocked: 3 and 4.",
    ("leadership_threat", "pl"): "Bartek ma dwa tytuły i prowadzi na torze wojska (3); ty masz 3. Jeśli tak "
    "będzie na koniec rundy, Bartek może wygrać. Zdobądź tam więcej albo odbierz coś, co się tam liczy.",
}
