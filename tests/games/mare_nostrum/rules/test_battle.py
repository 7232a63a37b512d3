"""§7.6 Battles; examples E25, E29, E30, E33, E45, E46, E48."""

from itertools import product

import pytest

from imperium_desktop.games.mare_nostrum.analysis.odds import battle_odds, hit_ways, sum_ways
from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.options import Done, Fight, LeaveSite, LoseUnits, MoveLegions
from imperium_desktop.games.mare_nostrum.rules.war.forces import Force, land_force, losses_of, outcome_of, sea_force

from .builder import Scenario, game

NUMBERS = game().content.box.battle


def units(mare: Scenario, empire: str, province: str) -> tuple[int, int]:
    player, number = mare.empire(empire).player, game().content.province_numbers[province]
    return player.legions[number], player.fortresses >> number & 1


def attack(mare: Scenario, empire: str, origin: str, province: str, count: int) -> Scenario:
    mare.empire(empire).answers(MoveLegions(mare.seat(empire), origin, count, province))
    while mare.asked == f"{empire} move_legions":
        mare.empire(empire).answers(Done())
    return mare


def rolled(mare: Scenario) -> dict[str, tuple[int, int]]:
    return {mare.names[event.seat]: (event.total, event.hits) for event in mare.told(events.DiceRolled)}


def test_battle_against_a_fortress(mare: Scenario) -> None:  # E25
    mare.no_legions().province("libya", legions={"rome": 3})
    mare.province("cyrenaica", legions={"egypt": 1}, fortress="egypt").dice(5, 4, 3, 3).war_turn("rome")
    attack(mare, "rome", "libya", "cyrenaica", 3)
    assert rolled(mare) == {"rome": (15, 3), "egypt": (8, 1)}
    assert units(mare, "egypt", "cyrenaica") == (0, 0)
    assert units(mare, "rome", "cyrenaica") == (2, 0)
    assert mare.asked == "rome conquest"
    assert mare.told(events.BattleEnded)[0].outcome == "conquered"


def test_a_fortress_alone_fights(mare: Scenario) -> None:  # E29
    mare.no_legions().province("cilicia", legions={"egypt": 2}, fortress="babylon").dice(3, 4).war_turn("babylon")
    assert mare.match
    assert rolled(mare) == {"babylon": (5, 1), "egypt": (7, 1)}
    assert units(mare, "egypt", "cilicia") == (1, 0)
    assert units(mare, "babylon", "cilicia") == (0, 1)
    assert mare.told(events.BattleEnded)[0].outcome == "undecided"


def test_a_sea_battle(mare: Scenario) -> None:  # E30
    mare.no_legions().province("italia", legions={"rome": 1})
    mare.sea("mare_ionium", rome=2, greece=1).dice(6, 4, 5).war_turn("rome")
    mare.rome.answers(Done(), Fight("mare_ionium", 1))
    sea = game().content.sea_numbers["mare_ionium"]
    assert (mare.rome.player.triremes[sea], mare.greece.player.triremes[sea]) == (1, 0)
    assert mare.rome.why_not("legion/0/italia", "count/1", "province/sicilia") == "", "the survivor still carries"


@pytest.mark.parametrize(("active", "expected"), [("rome", ((10, 2), (8, 1))), ("greece", ((8, 1), (4, 0)))])
def test_bonuses_by_turn(mare: Scenario, active: str, expected: tuple[tuple[int, int], tuple[int, int]]) -> None:  # E33
    mare.no_legions().province("macedonia", legions={"rome": 2, "greece": 2}, fortress="nobody")
    mare.dice(*((4, 4, 2, 2) if active == "rome" else (2, 2, 4, 4))).war_turn(active)
    mare.empire(active).answers(Done())
    rolls = rolled(mare)
    assert (rolls["rome"], rolls["greece"]) == expected


@pytest.mark.parametrize(
    ("hits", "ways"),
    [
        (1, []),
        (2, [LoseUnits(1, False), LoseUnits(0, True)]),
        (3, [LoseUnits(2, False), LoseUnits(1, True)]),
        (4, [LoseUnits(2, True)]),
    ],
)
def test_casualties(mare: Scenario, hits: int, ways: list[LoseUnits]) -> None:  # E45
    dice = {1: (1, 1, 1), 2: (3, 3, 1), 3: (4, 4, 4), 4: (6, 6, 5)}[hits]
    mare.no_legions().province("gallia", legions={"rome": 3}).province(
        "dalmatia", control="greece", legions={"greece": 2}
    )
    mare.province("dalmatia", fortress="greece").dice(*dice, 1, 1).war_turn("rome")
    attack(mare, "rome", "gallia", "dalmatia", 3)
    assert rolled(mare)["rome"][1] == hits
    if len(ways) == 2:
        assert mare.asked == "greece casualties"
        assert mare.options == ways
        mare.greece.answers(ways[1])
        legions, fortress = 2 - ways[1].legions, 0
    else:
        legions, fortress = (2 - ways[0].legions, 0) if ways else (2, 1)
    assert units(mare, "greece", "dalmatia") == (legions, fortress)


def test_the_active_player_chooses_losses_too(mare: Scenario) -> None:  # §7.6.6
    mare.no_legions().province("gallia", legions={"rome": 2, "greece": 4}, fortress="rome")
    mare.province("gallia", control="rome").dice(6, 6, 2, 2, 2, 2).war_turn("rome")
    mare.rome.answers(Done())
    assert mare.asked == "rome casualties"
    assert mare.options == [LoseUnits(2, False), LoseUnits(1, True)]


# Posts under attack


def attacked(mare: Scenario, dice: tuple[int, ...]) -> Scenario:
    mare.no_legions().province("cyrenaica", buildings="caravan/papyrus market city", legions={"rome": 2})
    mare.occupies("rome", "cyrenaica", "caravan/papyrus", "market").province("aegyptus", legions={"egypt": 1})
    mare.dice(*dice).war_turn("egypt")
    mare.egypt.answers(MoveLegions(3, "aegyptus", 1, "cyrenaica"))
    return mare


def test_entering_does_not_end_an_occupation(mare: Scenario) -> None:  # E46
    mare.no_legions().province("cyrenaica", buildings="caravan/papyrus market city", legions={"rome": 2})
    mare.occupies("rome", "cyrenaica", "caravan/papyrus", "market").province("aegyptus", legions={"egypt": 2})
    trade = mare.tracks("rome")[0]
    mare.war_turn("egypt")
    mare.egypt.answers(MoveLegions(3, "aegyptus", 1, "cyrenaica"))
    assert mare.asked == "egypt move_legions"
    assert mare.tracks("rome")[0] == trade


def test_survivors_alone_keep_what_they_can_hold(mare: Scenario) -> None:  # E46 a
    rome, egypt = mare.tracks("rome")[0], mare.tracks("egypt")[0]
    attacked(mare, (5, 6, 4))
    assert mare.asked == "rome vacate"
    assert mare.rome.why_not("site/cyrenaica/city") == "not_occupied"
    assert (mare.tracks("rome")[0], mare.tracks("egypt")[0]) == (rome + 2, egypt + 1 - 2)
    mare.rome.answers(LeaveSite("market", "cyrenaica", None))
    assert (mare.tracks("rome")[0], mare.tracks("egypt")[0]) == (rome + 1, egypt - 1 + 1)


def test_a_war_ends_all_posts(mare: Scenario) -> None:  # E46 b
    rome = mare.tracks("rome")[0]
    attacked(mare, (3, 2, 2))
    assert mare.tracks("rome")[0] == rome
    assert mare.rome.player.posts == 0
    assert events.OccupationEnded(0, "cyrenaica") in mare.match.events


# §7.6 Exact odds


@pytest.mark.parametrize(
    ("dice", "bonus", "ways"),
    [
        (1, 0, [4, 2]),
        (2, 0, [6, 24, 6]),
        (3, 0, [4, 77, 115, 20]),
        (4, 0, [1, 125, 595, 505, 70]),
        (3, 3, [0, 20, 115, 77, 4]),
        (2, 4, [0, 10, 23, 3]),
        (1, 5, [0, 4, 2]),
    ],
)
def test_ways_to_hit(dice: int, bonus: int, ways: list[int]) -> None:  # E48
    assert hit_ways(NUMBERS, dice, bonus) == ways


@pytest.mark.parametrize("dice", range(6))
def test_sums_against_enumeration(dice: int) -> None:
    counted = [0] * (6 * dice + 1)
    for pips in product(range(1, 7), repeat=dice):
        counted[sum(pips)] += 1
    assert list(sum_ways(dice, 6)) == counted


FORCES = [
    Force(0, True, 0, 5),
    Force(1, False, 1, 0),
    Force(2, False, 2, 4),
    Force(1, True, 2, 8),
    Force(3, True, 3, 5),
]


@pytest.mark.parametrize("ours", FORCES)
@pytest.mark.parametrize("theirs", FORCES)
def test_odds_against_enumeration(ours: Force, theirs: Force) -> None:
    """Every throw of both sides, one by one."""
    found = dict.fromkeys(("conquered", "repelled", "undecided", "ruin"), 0)
    lost = [0, 0]
    total = 6 ** (ours.dice + theirs.dice)
    for pips in product(range(1, 7), repeat=ours.dice + theirs.dice):
        hits = (sum(pips[: ours.dice]) + ours.bonus) // 5
        back = (sum(pips[ours.dice :]) + theirs.bonus) // 5
        our_loss = min(ours.size, max(0, back - ours.fortress))
        their_loss = min(theirs.size, max(0, hits - theirs.fortress))
        found[outcome_of(ours.size - our_loss, theirs.size - their_loss)] += 1
        lost[0] += our_loss
        lost[1] += their_loss
    odds = battle_odds(NUMBERS, ours, theirs)
    assert {outcome: chance * total for outcome, chance in odds.outcomes.items()} == found
    assert [loss * total for loss in odds.losses] == lost
    assert sum(odds.outcomes.values()) == 1


def test_forces() -> None:  # §7.6.1–3
    mare = Scenario().no_legions().province("gallia", legions={"rome": 2, "greece": 2}, fortress="rome")
    content, state = game().content, mare.state
    gallia = content.province_numbers["gallia"]
    assert land_force(content, state, 0, gallia, active=True) == Force(2, True, 2, 2 + 5)
    assert land_force(content, state, 0, gallia, active=False) == Force(2, True, 2, 5)
    assert land_force(content, state, 1, gallia, active=False) == Force(2, False, 2, 4)
    assert land_force(content, state, 1, gallia, active=True, legions=3) == Force(3, False, 3, 0)
    assert land_force(content, state, 2, gallia, active=True) == Force(0, False, 0, 0)
    assert sea_force(3) == Force(3, False, 3, 0)


def test_a_lone_fortress_is_lost_only_to_the_second_hit() -> None:
    assert [losses_of(NUMBERS, Force(0, True, 0, 5), hits) for hits in range(4)] == [0, 0, 1, 1]


def test_outcomes() -> None:
    assert [outcome_of(*left) for left in ((1, 0), (0, 1), (1, 1), (0, 0))] == [
        "conquered",
        "repelled",
        "undecided",
        "ruin",
    ]


def test_a_lone_fortress_has_no_bonus_per_die() -> None:  # §7.6.2
    mare = Scenario().no_legions().cards(rome="ramses")
    content = game().content
    latium = content.province_numbers["latium"]
    assert land_force(content, mare.state, 0, latium, active=True) == Force(0, True, 1, 5)


def test_an_occupied_province_is_not_ones_own() -> None:  # §7.6.2, §10
    mare = Scenario().no_legions().cards(rome="nebuchadnezzar")
    mare.province("libya", legions={"rome": 1}).province("gallia", legions={"rome": 1})
    mare.occupies("rome", "libya", "marker")
    content = game().content
    bonus = {
        name: land_force(content, mare.state, 0, content.province_numbers[name], active=False).bonus
        for name in ("libya", "gallia")
    }
    assert bonus == {"libya": 0, "gallia": 5}


def test_nobody_has_no_dice() -> None:  # §7.6.1
    mare = Scenario().no_legions().cards(rome="ramses nebuchadnezzar")
    content = game().content
    assert land_force(content, mare.state, 0, content.province_numbers["gallia"], active=True) == Force(0, False, 0, 0)


def test_only_legions_are_lost_where_there_is_no_fortress(mare: Scenario) -> None:  # §7.6.6
    mare.no_legions().province("dalmatia", legions={"rome": 2, "greece": 2}).dice(4, 4, 3, 3).war_turn("rome")
    mare.rome.answers(Done())
    assert units(mare, "rome", "dalmatia") == (0, 0)
    assert units(mare, "greece", "dalmatia") == (0, 0)
    assert mare.told(events.BattleEnded)[0].outcome == "ruin"
    assert mare.rome.player.fortresses == 1 << game().content.province_numbers["latium"]
    assert mare.state.battle is None


def test_posts_that_a_war_ended_do_not_come_back(mare: Scenario) -> None:  # E46, §7.7
    """Rome and Egypt are at war in Cyrenaica; Greece, moving last, destroys both the Egyptian legion and itself."""
    mare.no_legions().province("cyrenaica", buildings="caravan/papyrus", legions={"rome": 1, "egypt": 1})
    mare.province("libya", legions={"greece": 1}).dice(5, 5).war_turn("greece", 2)
    mare.greece.answers(MoveLegions(1, "libya", 1, "cyrenaica"), Fight("cyrenaica", 3))
    assert units(mare, "rome", "cyrenaica") == (1, 0)
    assert units(mare, "egypt", "cyrenaica") == units(mare, "greece", "cyrenaica") == (0, 0)
    assert mare.told(events.BattleEnded)[0].outcome == "ruin"
    assert mare.rome.player.posts == 0
    assert "rome conquest" not in mare.asked, "no conqueror before the own next war turn"


def test_where_nobody_occupies_anything_no_occupation_ends(mare: Scenario) -> None:  # §7.7
    mare.no_legions().province("gallia", legions={"rome": 1, "greece": 1}).dice(1, 1).war_turn("rome")
    mare.rome.answers(Done())
    assert mare.told(events.BattleEnded)[0].outcome == "undecided"
    assert mare.told(events.OccupationEnded) == []


def test_a_fortress_that_falls_alone_costs_no_legion(mare: Scenario) -> None:  # §7.6.6
    mare.no_legions().province("gallia", legions={"rome": 3})
    mare.province("dalmatia", control="greece", legions={"greece": 2}, fortress="greece")
    mare.dice(3, 3, 1, 1, 1).war_turn("rome")
    attack(mare, "rome", "gallia", "dalmatia", 3)
    mare.greece.answers(LoseUnits(0, True))
    lost = [event for event in mare.told(events.UnitsLost) if event.seat == mare.seat("greece")]
    assert lost == [events.UnitsLost(1, "dalmatia", "fortress", 1)]
