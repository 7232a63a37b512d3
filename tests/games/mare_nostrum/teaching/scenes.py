"""Every hint of Mare Nostrum in a position that calls for it, and in one that only just does not."""

from imperium_desktop.games.mare_nostrum.rules.options import (
    BuildBuilding,
    Done,
    EndBuild,
    Fight,
    MoveLegions,
    NameSeat,
    Occupy,
    OccupyBuilding,
    PlaceControl,
    SetNumber,
    TakeToken,
)
from tests.games.mare_nostrum.teaching.choice_scenes import CHOICES
from tests.games.mare_nostrum.teaching.positions import (
    CHAIN,
    FLEETS,
    FOUR_CARDS,
    INTO_LIBYA,
    SINGLES,
    TRADE,
    Scene,
    build,
    raid,
)
from tests.teaching.staging import Case

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
    **CHOICES,
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
    ("leadership_threat", "pl"): "Bartek ma dwa tytuły i na torze wojska tyle samo co ty (3). Jeśli tak "
    "będzie na koniec rundy, Bartek może wygrać. Zdobądź tam więcej albo odbierz coś, co się tam liczy.",
}
