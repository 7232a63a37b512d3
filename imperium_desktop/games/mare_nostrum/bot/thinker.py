"""How the strong players of Mare Nostrum play on: everybody's quick choices up to the trade of a later round."""

from collections.abc import Iterable
from itertools import combinations
from typing import Any, Final

from imperium_desktop.bots.levels import Level
from imperium_desktop.bots.player import AnySeen
from imperium_desktop.bots.rollout import Lookahead, RolloutBot
from imperium_desktop.games.mare_nostrum.bot import MareNostrumAdviser
from imperium_desktop.games.mare_nostrum.bot.hands import deal_by_count
from imperium_desktop.games.mare_nostrum.bot.purse import Purse
from imperium_desktop.games.mare_nostrum.rules.options import OfferToken
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.rules.tokens import LETTER_OF, without
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.table import Answer, Option

LEVELS: Final = (
    Level(name="apprentice", temperature=4.0),
    Level(name="strategist", top=4, worlds=2, expansions=3_000),
    Level(name="master", top=6, worlds=6, expansions=7_500),
)
"""A position takes a tenth of a millisecond."""
COLLECTING: Final = {"collect", "legendary", "legendary_extra", "colossus"}
OFFERS: Final = 8
"""How many offers are played on, of those that leave the best hand."""


class MareAhead(Lookahead):
    judged = frozenset(
        f"mare_nostrum.{kind}"
        for kind in (
            *("build", "move_legions", "move_triremes", "sea_battle", "conquest", "control_swap"),
            *("name_builder", "name_mover", "trade_token", "take"),
        )
    )
    replied = frozenset({"mare_nostrum.offer", "mare_nostrum.pay", "mare_nostrum.casualties"})

    def likely(self, game: Any, state: State, seat: int, chance: Chance) -> State:
        deal_by_count(game.content, state, seat, chance)
        return state

    def is_reached(self, start: State, state: State, seat: int, horizon: int) -> bool:  # noqa: ARG002
        return state.round >= start.round + horizon and state.phase not in COLLECTING


class MareRollout(RolloutBot):
    """A player that judges its offers, too."""

    def suggest(self, seen: AnySeen, urged: tuple[str, ...]) -> Answer:
        if seen.decision.kind != "mare_nostrum.offer":
            return super().suggest(seen, urged)
        offers = self.offers(seen)
        if len(offers) == 1:
            return offers[0]
        worth = self.played_on(seen, offers)
        return offers[max(range(len(worth)), key=worth.__getitem__)]

    def offers(self, seen: AnySeen) -> list[Answer]:
        """Offers that leave the best hands, the best first."""
        decision, state = seen.decision, seen.now
        least, most = decision.pick
        purse = Purse(seen.game.content, state, seen.seat)
        by_letter: dict[str, Option] = {
            LETTER_OF[option.token]: option for option in decision.options if isinstance(option, OfferToken)
        }
        found = [letters for size in range(least, most + 1) for letters in distinct(purse.hand, size)]
        found.sort(key=lambda letters: -purse.of(without(purse.hand, letters)))
        offers = [tuple(by_letter[letter] for letter in letters) for letters in found[:OFFERS]]
        return list(offers) if decision.picks_several else [token for (token,) in offers]


def distinct(hand: str, size: int) -> Iterable[str]:
    return dict.fromkeys("".join(letters) for letters in combinations(hand, size))


def mare_thinker(level: Level, chance: Chance) -> MareRollout:
    return MareRollout(MareNostrumAdviser(), MareAhead(), level, chance)
