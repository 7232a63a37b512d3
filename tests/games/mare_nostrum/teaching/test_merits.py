"""What speaks for moves of Mare Nostrum, in positions where it can be counted by hand."""

import pytest

from imperium_desktop.commands.simulate import play_on
from imperium_desktop.games.mare_nostrum.rules.options import (
    BuildBuilding,
    BuildUnit,
    BuyCard,
    EndBuild,
    MoveLegions,
    MoveTrireme,
    Occupy,
    OccupyBuilding,
    OccupyMarker,
    Pillage,
    PlaceControl,
    SetNumber,
    SwapControl,
    TakeToken,
)
from imperium_desktop.games.mare_nostrum.teaching.merits import MERITS
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer, Fact
from tests.games.mare_nostrum.teaching.positions import (
    CHAIN,
    FOUR_CARDS,
    GAME,
    INTO_LIBYA,
    TRADE,
    TWO_INTO_LIBYA,
    Scene,
    against_dalmatia,
    build,
    marker,
    raid,
)

INTO_AFRICA = MoveLegions(0, "phasania", 1, "africa")
OPEN_AFRICA = raid(1, provinces={"africa": {"fortress": "nobody"}})


@pytest.mark.parametrize(
    ("scene", "answer", "id", "facts"),
    [
        (
            Scene(**build()),
            BuildBuilding("market", "latium", None),
            "pays_each_round",
            {"building": "market", "tokens": ("metal", "wine"), "legendary": 0},
        ),
        (
            Scene(cards={"rome": FOUR_CARDS}, titles={"culture": "rome"}, hands={"rome": "10 coin"}),
            BuyCard("colossus"),
            "wins",
            {"card": "colossus", "leader": 1},
        ),
        (
            Scene(hands={"rome": "7 coin"}),
            BuyCard("hercules"),
            "new_card",
            {"card": "hercules", "owned": 2, "bonus": 6},
        ),
        (
            Scene(**build()),
            PlaceControl("dalmatia", False),
            "opens_province",
            {"province": "dalmatia", "sites": 3, "free": 0},
        ),
        (
            Scene(**build()),
            BuildUnit("legion", "latium", None),
            "strengthens",
            {"unit": "legion", "value": 4, "price": ""},
        ),
        (Scene(**build()), EndBuild(), "saves", {"count": 2}),
        (Scene(**raid(1)), INTO_LIBYA, "conquers", {"province": "libya", "rival": 2, "built": 2}),
        (
            Scene(**against_dalmatia()),
            MoveLegions(0, "gallia", 3, "dalmatia"),
            "battle_stands",
            {"place": "dalmatia", "rival": 1, "percent": 100, "units": 3},
        ),
        (
            Scene(INTO_LIBYA, **raid(1)),
            Pillage("caravan", "libya", "oil"),
            "spoils",
            {"building": "caravan", "tokens": ("oil",), "rival": 2},
        ),
        (
            Scene(INTO_LIBYA, **raid(1)),
            OccupyMarker("libya"),
            "waits_for_marker",
            {"province": "libya", "legions": 0},
        ),
        (
            Scene(TWO_INTO_LIBYA, Occupy(), **raid(2)),
            (OccupyBuilding("caravan", "libya", "oil"), OccupyBuilding("caravan", "libya", "sheep")),
            "occupies",
            {"buildings": ("caravan", "caravan"), "legions": 2},
        ),
        (
            Scene(INTO_AFRICA, Occupy(), **OPEN_AFRICA),
            OccupyBuilding("capital", "africa", None),
            "nears_conquest",
            {"count": 2, "needed": 4},
        ),
        (
            Scene(**marker(1), phase="battle", active="rome"),
            SwapControl("libya"),
            "takes_over",
            {"province": "libya", "rival": 2, "built": 2},
        ),
        (
            Scene(phase="battle", active="rome", seas={"mare_ionium": {"rome": 1}}),
            MoveTrireme(0, "mare_ionium", "mare_tyrrhenum"),
            "sails",
            {"sea": "mare_tyrrhenum", "count": 6},
        ),
        (Scene(**CHAIN), TakeToken(2, "gold"), "takes", {"token": "gold", "new": 1}),
        (Scene(**TRADE), SetNumber(2), "names_number", {"number": 2, "spare": 2, "enough": 1}),
        (Scene(**TRADE), SetNumber(3), "names_number", {"number": 3, "spare": 2, "enough": 0}),
    ],
)
def test_what_speaks_for_a_move(scene: Scene, answer: Answer, id: str, facts: dict[str, Fact]) -> None:
    seen = scene.seen()
    found = {merit.id: merit.facts for merit in MERITS.of(seen, answer)}
    assert found.get(id) == {"seat": seen.seat, **facts}


def test_what_speaks_against_a_move_is_no_merit() -> None:
    """Marching into a battle that is rather lost."""
    seen = Scene(**against_dalmatia(fortress="greece")).seen()
    found = {merit.id for merit in MERITS.of(seen, MoveLegions(0, "gallia", 3, "dalmatia"))}
    assert not found & {"battle_stands", "marches"}


def test_a_hand_is_not_told_of_openly() -> None:
    told = {merit.id: merit.facts for merit in MERITS.openly.of(Scene(**TRADE).seen(), SetNumber(2))}
    assert told == {"number_openly": {"seat": 0, "number": 2}}


def test_at_the_open_table_nothing_that_speaks_for_a_move_rests_on_a_hand() -> None:
    """Others look on: a suggestion must not tell them what lies behind a screen (§15)."""
    asked = 0
    match: AnyMatch = Match(GAME, GAME.setup_type(seats=3), 5)
    for _ in play_on(match, ("greedy",), 5):
        if match.decision is None or match.decision.kind not in GAME.open_kinds or match.decision.picks_several:
            continue
        seat, asked = match.decision.seat, asked + 1
        seen, other = match.seen_by(seat), match.seen_by(seat)
        for view in (other.rest, other.now):
            view.players[seat].hand = "ccc"
        for option in match.decision.options[:3]:
            assert MERITS.of(seen, option) == MERITS.of(other, option), match.decision.kind
    assert asked > 30
