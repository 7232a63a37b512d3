"""What armies are worth: battles by their exact odds, what they would bring, and what stands open to others."""

from functools import lru_cache
from typing import Final

from imperium_desktop.games.mare_nostrum.analysis.odds import battle_odds
from imperium_desktop.games.mare_nostrum.bot.danger import CITIES, Danger
from imperium_desktop.games.mare_nostrum.bot.standing import SITE
from imperium_desktop.games.mare_nostrum.rules.components import BattleNumbers
from imperium_desktop.games.mare_nostrum.rules.content import bits
from imperium_desktop.games.mare_nostrum.rules.places import (
    army,
    capital_of,
    control_markers_left,
    controlled,
    controller_of,
    mask_of,
    near_of,
    posts_in,
)
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY
from imperium_desktop.games.mare_nostrum.rules.war.forces import Force, land_force, sea_force
from imperium_desktop.games.mare_nostrum.rules.war.war_turn import at_peace

BEFORE_CONQUEST: Final = {"swaps", "triremes", "sea_battles", "legions", "land_battles", "casualties"}
BEFORE_LEGIONS: Final = {"triremes", "sea_battles"}
LOSS: Final = 2.6
"""Loss of an own unit; it costs three resources."""
KILL: Final = 1.2
"""A unit of a rival."""
LOOT: Final = 0.8
"""How much of its worth a building has that would be occupied."""
WINNING_CITY: Final = 100.0
"""The last city that is missing to a conquest."""
MARKER: Final = 0.45
"""How much of a province's buildings an occupied marker is worth: the swap comes a round later, if ever."""
STRIKE: Final = 0.5
"""How much of what a strike would bring it is worth to be able to strike."""
MARCH: Final = 0.01
RELIEF: Final = 4.0
"""An own province without enemies."""
EXPOSED: Final = 0.25
"""How much of its worth a building loses for each legion that could come in the way of nobody."""
CAPITAL: Final = 2.0
"""How much more the capital province is worth to its owner."""
MOST_EXPOSED: Final = 2
FORTRESS: Final = 2
"""Number of legions that a fortress is worth in defence."""


@lru_cache(maxsize=4096)
def battle_prospects(numbers: BattleNumbers, ours: Force, theirs: Force) -> tuple[float, float, float]:
    """How likely a battle clears the place, and how many units each side loses on average."""
    odds = battle_odds(numbers, ours, theirs)
    return float(odds.conquered), float(odds.losses[0]), float(odds.losses[1])


class Front:
    def __init__(self, danger: Danger) -> None:
        self.danger = danger
        self.standing = standing = danger.standing
        self.content = standing.content
        self.state = standing.state
        self.seat = standing.seat
        self.player = standing.player

    def worth(self) -> float:
        worth = self.markers() - self.exposed()
        if self.state.active == self.seat and self.state.phase in BEFORE_CONQUEST:
            worth += self.campaign()
        elif self.state.active == self.seat and self.state.phase == "conquest":
            worth += sum(self.loot(province, self.player.legions[province]) for province in bits(self.state.agenda))
        return worth

    def markers(self) -> float:
        """§7.6c Those a legion stands on."""
        return sum(self.marker(province) for province in bits(self.player.marker_posts))

    def marker(self, province: int) -> float:
        """What it is worth to stand on the marker there, in the hope of a swap (§7.8)."""
        near = near_of(self.content, self.state, self.seat)[province] & self.player.controls
        if not near or not control_markers_left(self.content, self.player):
            return 0.1
        sites = bits(self.content.sites_in[province] & self.state.built)
        return 1.0 + MARKER * sum(SITE[self.content.sites[number].building] for number in sites)

    def prize(self, number: int) -> float:
        """A building of a rival: what wins, or lets its owner win, is worth more than it brings (§9.1)."""
        site = self.content.sites[number]
        worth = SITE[site.building]
        one_is_missing = self.standing.cities(self.seat) + 1 >= self.content.box.victory.cities
        if one_is_missing and self.content.victory_cities >> number & 1:
            worth += WINNING_CITY
        owner = controller_of(self.state, site.province)
        if owner not in (NOBODY, self.seat):
            worth += self.danger.spared_by_site(owner, number)
        return worth

    def loot(self, province: int, legions: int) -> float:
        """Worth of the best that these legions could occupy in a rival's province."""
        built = self.content.sites_in[province] & self.state.built & ~self.player.posts
        worth = sorted(map(self.prize, bits(built)), reverse=True)
        best = LOOT * sum(worth[:legions])
        if not self.content.capital_provinces >> province & 1:
            best = max(best, self.marker(province))
        return best

    # Battles

    def campaign(self) -> float:
        """§7.5 Where own units stand in the provinces of others, or beside others."""
        state, player = self.state, self.player
        worth = self.sea_battle() - self.marches()
        if state.phase in BEFORE_LEGIONS:
            worth += STRIKE * self.best_strike()
        for province in bits(army(player)):
            enemy = self.strongest_enemy(province)
            if enemy != NOBODY:
                worth += self.land_battle(province, enemy)
            elif not posts_in(self.content, player, province):
                owner = controller_of(state, province)
                if owner not in (NOBODY, self.seat):
                    worth += self.loot(province, player.legions[province])
        return worth

    def marches(self) -> float:
        """Moves that were made: those that bring nothing are left out."""
        state, player = self.state, self.player
        moved = sum(player.legions) - sum(state.ready_legions) + sum(player.triremes) - sum(state.ready_triremes)
        return MARCH * moved

    def best_strike(self) -> float:
        """What the legions of one province could bring with the triremes as they are now."""
        near = near_of(self.content, self.state, self.seat)
        foreign = controlled(self.state) & ~self.player.controls
        friend = at_peace(self.content, self.state, self.seat)
        if friend != NOBODY:
            foreign &= ~self.state.players[friend].controls
        best = 0.0
        for origin in bits(mask_of(self.state.ready_legions)):
            legions = self.state.ready_legions[origin]
            for province in bits(near[origin] & foreign):
                enemy = self.strongest_enemy(province)
                free = enemy == NOBODY
                best = max(best, self.loot(province, legions) if free else self.land_battle(province, enemy, legions))
        return best

    def strongest_enemy(self, province: int) -> int:
        friend = at_peace(self.content, self.state, self.seat)
        here = [
            rival
            for rival in self.standing.others
            if rival != friend and army(self.state.players[rival]) >> province & 1
        ]
        return max(here, key=lambda rival: self.state.players[rival].legions[province], default=NOBODY)

    def land_battle(self, province: int, enemy: int, legions: int | None = None) -> float:
        """Worth of a battle of the legions that are there, or of `legions`."""
        content, state = self.content, self.state
        ours = land_force(content, state, self.seat, province, active=True, legions=legions)
        theirs = land_force(content, state, enemy, province, active=False)
        cleared, lost, killed = battle_prospects(content.box.battle, ours, theirs)
        worth = (KILL + self.danger.spared_by_kill(enemy)) * killed - LOSS * lost
        owner = controller_of(state, province)
        if owner == self.seat:
            worth += RELIEF * cleared
        elif owner == enemy:
            worth += cleared * self.loot(province, max(1, round(ours.units - lost)))
        return worth

    def sea_battle(self) -> float:
        """§7.4 One that has begun; who has thrown what is left to chance."""
        battle = self.state.battle
        if battle is None or not battle.at_sea:
            return 0.0
        forces = [sea_force(self.state.players[side.seat].triremes[battle.place]) for side in battle.sides]
        _, lost, killed = battle_prospects(self.content.box.battle, *forces)
        return KILL * killed - LOSS * lost

    # Defence

    def exposed(self) -> float:
        """What rivals could take with the legions they have."""
        worst: dict[int, float] = {}
        for rival in self.standing.others:
            for province, legions in self.attackers(rival).items():
                guard = self.player.legions[province] + FORTRESS * (self.player.fortresses >> province & 1)
                open_to = min(max(0, legions - guard), MOST_EXPOSED)
                if open_to:
                    worst[province] = max(worst.get(province, 0.0), open_to * self.loot_of(rival, province))
        return EXPOSED * sum(worst.values())

    def loot_of(self, rival: int, province: int) -> float:
        """What a rival would find in a province; the capital matters more, and most a city that would win (§9.3)."""
        content = self.content
        held = self.standing.held[self.seat] & content.sites_in[province]
        loot = sum(SITE[content.sites[number].building] for number in bits(held))
        if self.player.empire and province == capital_of(content, self.player):
            loot *= CAPITAL
        if held & content.victory_cities:
            loot += CITIES.get(self.standing.cities(rival) + 1, 0.0)
        return loot

    def attackers(self, rival: int) -> dict[int, int]:
        """How many legions a rival could send into each province of this seat."""
        if rival == at_peace(self.content, self.state, self.seat):
            return {}
        legions = self.state.players[rival].legions
        near = near_of(self.content, self.state, rival)
        found: dict[int, int] = {}
        for origin in bits(mask_of(legions)):
            for province in bits((near[origin] | 1 << origin) & self.player.controls):
                found[province] = found.get(province, 0) + legions[origin]
        return found
