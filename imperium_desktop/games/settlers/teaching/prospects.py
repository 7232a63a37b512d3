"""What could be made of the goods at hand: every use of a card or Location with its price and what it brings."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from imperium_desktop.games.settlers.rules.actions.building import moments_of_building, production_moment
from imperium_desktop.games.settlers.rules.actions.razing import raze_price
from imperium_desktop.games.settlers.rules.cards.moment import Moment
from imperium_desktop.games.settlers.rules.cards.vocabulary import (
    CopyProduction,
    DrawAndKeep,
    Gain,
    Pay,
    ProduceDeal,
    When,
)
from imperium_desktop.games.settlers.rules.content import PlayingCard
from imperium_desktop.games.settlers.rules.empire import deal_good, deals_of, find, triggers
from imperium_desktop.games.settlers.rules.gains import PLACE_OF
from imperium_desktop.games.settlers.rules.names import Good, SupplyGood
from imperium_desktop.games.settlers.rules.options import (
    Activate,
    ActivateTwice,
    Build,
    MakeDeal,
    RazeCard,
    RazeLocation,
)
from imperium_desktop.games.settlers.rules.payment import after_paying, goods_in, ways_to_pay
from imperium_desktop.games.settlers.rules.prices import ONE_FOOD, RAZE, Need, affordable
from imperium_desktop.games.settlers.rules.state import Location, Player
from imperium_desktop.games.settlers.teaching.context import Context, face, own, rounds_left
from imperium_desktop.rules.table import Path

Way: TypeAlias = Literal["build", "deal", "use", "raze_card", "raze_location"]

TOUCHES: Final[dict[Way, str]] = {
    "build": "build",
    "deal": "deal",
    "use": "activate",
    "raze_card": "raze",
    "raze_location": "raze",
}
"""What is touched after the card, in the paths of the options."""

WORTH: Final[dict[str, int]] = {
    "worker": 2, "wood": 4, "stone": 4, "food": 4, "raze": 3, "defense": 0, "samurai": 2,
    "gold": 6, "card": 5, "card_common": 4, "card_faction": 5, "vp": 8,
}  # fmt: skip
"""Worth of goods compared: two Workers buy a Resource (§6.7), Gold stands for any (§2.2)."""

LAST_POINTS: Final = 5
"""How much more a point counts when other goods can hardly become anything."""


class Deed(NamedTuple):
    """One thing that can be done now."""

    way: Way
    card: str
    price: Need
    now: tuple[Good, ...]
    """What it brings at once."""
    later: tuple[Good, ...] = ()
    """What it brings in every Production phase after this round."""
    given: str = ""
    """The Location or Foundation that is given up for it."""
    points: int = 0
    """Points at the end of the game, without those that are given up (§8.1)."""
    per_round: int = 0
    """What each later round is worth beside that: uses of an Action that is built, less all that is given up."""

    @property
    def mark(self) -> str:
        return f"{'location' if self.way in ('use', 'raze_location') else 'hand'}/{self.card}"

    @property
    def move(self) -> Path:
        """How the answer begins."""
        return self.mark, TOUCHES[self.way]

    def worth(self, rounds: int) -> int:
        """Worth with these rounds to come; in the last round points go before all else."""
        points = self.points if rounds else LAST_POINTS * (self.points + self.now.count("vp"))
        return worth_of(self.now) + rounds * (worth_of(self.later) + self.per_round) + WORTH["vp"] * points

    def total(self, rounds: int) -> tuple[Good, ...]:
        """All that it will have brought at the end."""
        return self.now + self.later * rounds


def goods_of(price: Need) -> tuple[SupplyGood, ...]:
    """The goods that a price names."""
    return goods_in(price[: RAZE + 1])


def cost_of(price: Need) -> int:
    return (
        worth_of(goods_of(price)) + WORTH["wood"] * price.any_resource + WORTH["card"] * (price.card + price.own_deal)
    )


def worth_of(goods: Iterable[str]) -> int:
    return sum(WORTH[good] for good in goods)


@lru_cache(maxsize=1)
def lines(look: Context) -> tuple[Deed, ...]:
    """All that can be paid now, the most valuable first; each card once for each use."""
    left = rounds_left(look)
    found = [*buildings(look), *deals(look), *uses(look), *razings(look)]
    return tuple(sorted(found, key=lambda line: -line.worth(left)))


def of_way(look: Context, *ways: Way) -> list[Deed]:
    return [line for line in lines(look) if line.way in ways]


def payable_together(look: Context, *rows: Deed) -> bool:
    """One after the other, each with what those before it bring."""
    player = own(look)
    to_give = sum(not place.taken_over for place in player.locations) + len(player.foundations)
    if to_give < sum(bool(line.given) for line in rows):
        return False
    given: set[str] = set()
    for line in rows:
        if line.card in given or not affordable(player, line.price):
            return False
        given.add(line.given)
        player = after_paying(player, line.price, ways_to_pay(player, line.price)[0])
        for good in line.now:
            if good in PLACE_OF:
                player.supply[PLACE_OF[good]] += 1
    return True


# §6.1 Building


def buildings(look: Context) -> Iterator[Deed]:
    best: dict[str, Build] = {}
    for option in look.offered(Build):
        if option.card not in best or loss_of(look, option) < loss_of(look, best[option.card]):
            best[option.card] = option
    for option in best.values():
        yield built(look, option)


def loss_of(look: Context, option: Build) -> int:
    """What giving this up costs until the end: nothing for a Foundation."""
    if not option.given or option.foundation:
        return 0
    card = face(look, option.given)
    lost = worth_of(each_round(look, card, own(look))) + uses_worth(look, card)
    return WORTH["vp"] * card.points + rounds_left(look) * lost


def uses_worth(look: Context, card: PlayingCard) -> int:
    """How much more than its price an Action brings each round."""
    return card.uses * max(0, worth_of(one_use(look, card)) - cost_of(card.price))


def built(look: Context, option: Build) -> Deed:
    card = face(look, option.card)
    after = with_card(own(look), option)
    production = each_round(look, card, after)
    bonus = gains_at(look, card, "built", after)
    now = (*production, *bonus, *(good for _, goods in rewards(look, card, after) for good in goods))
    points, per_round = card.points, uses_worth(look, card)
    if option.given and not option.foundation:
        given = face(look, option.given)
        points -= given.points
        per_round -= worth_of(each_round(look, given, own(look))) + uses_worth(look, given)
    return Deed("build", option.card, card.resources, now, production, option.given, points, per_round)


def with_card(player: Player, option: Build) -> Player:
    """The Empire as it would be then."""
    after = player.copy()
    kept = tuple(place for place in player.locations if place.card != option.given)
    after.locations = (*kept, Location(option.card))
    return after


def rewards(look: Context, card: PlayingCard, after: Player) -> Iterator[tuple[str, tuple[Good, ...]]]:
    """Features that pay for building it, itself included, each with its goods; of a choice, the points."""
    for moment in moments_of_building(card):
        for feature in triggers(look.content, after, moment):
            yield feature, gains_at(look, face(look, feature), moment, after)


def each_round(look: Context, card: PlayingCard, player: Player) -> tuple[Good, ...]:
    """What it produces in this Empire."""
    when = production_moment(card)
    return gains_at(look, card, when, player) if when else ()


def gains_at(look: Context, card: PlayingCard, when: When, player: Player) -> tuple[Good, ...]:
    """The goods it gains at this moment without paying; of a choice the most valuable, of copies the best."""
    moment = Moment(look.content, look.now, look.seat, card.id, when, player)
    sure = card.abilities.sure_verbs(when, Gain)
    goods: list[Good] = [gain.good for gain in sure for _ in range(moment.amount(gain))]
    if card.abilities.sure_verbs(when, DrawAndKeep):
        goods.append("card")
    if card.abilities.sure_verbs(when, CopyProduction):
        goods += best_production(look, player, but=card)
    if not sure and not card.abilities.verbs(when, Pay):
        choices = [(gain.good,) * moment.amount(gain) for gain in card.abilities.verbs(when, Gain)]
        goods += max(choices, key=worth_of, default=())
    return tuple(goods)


def best_production(look: Context, player: Player, but: PlayingCard) -> tuple[Good, ...]:
    """§9.2.6 The most that one of the Locations produces, leaving out those that copy others."""
    faces = [face(look, place.card) for place in player.locations]
    first_hand = [card for card in faces if card is not but and not card.abilities.verbs("production", CopyProduction)]
    return max((each_round(look, card, player) for card in first_hand), key=worth_of, default=())


# §6.2–§6.5 Deals, Raze fields, Actions


def deals(look: Context) -> Iterator[Deed]:
    dojo = tuple(
        good
        for card in triggers(look.content, own(look), "on_deal")
        for good in gains_at(look, face(look, card), "on_deal", own(look))
    )
    for option in look.offered(MakeDeal):
        good = deal_good(look.content, option.card)
        yield Deed("deal", option.card, ONE_FOOD, (good, *dojo), (good,))


def uses(look: Context) -> Iterator[Deed]:
    """Actions whose gains can be told, both uses at once where they can be paid."""
    twice = {option.card for option in look.offered(ActivateTwice)}
    for option in look.offered(Activate):
        card = face(look, option.card)
        times = 1 + (option.card in twice)
        goods = one_use(look, card)
        if goods:
            price = card.price if times == 1 else card.price.plus(card.price)
            yield Deed("use", option.card, price, goods * times)


def one_use(look: Context, card: PlayingCard) -> tuple[Good, ...]:
    goods: list[Good] = [step.good for step in card.effect if isinstance(step, Gain) for _ in range(step.n)]
    if any(isinstance(step, CopyProduction) for step in card.effect):
        goods += best_production(look, own(look), but=card)
    if any(isinstance(step, ProduceDeal) for step in card.effect):
        paying = [(deal_good(look.content, deal),) for deal in deals_of(look.now, look.seat)]
        goods += max(paying, key=worth_of, default=())
    return tuple(goods)


def razings(look: Context) -> Iterator[Deed]:
    more = tuple(
        good
        for card in triggers(look.content, own(look), "on_raze")
        for good in gains_at(look, face(look, card), "on_raze", own(look))
    )
    for card in look.offered(RazeCard):
        yield Deed("raze_card", card.card, Need(raze=1), face(look, card.card).spoils + more)
    for place in look.offered(RazeLocation):
        found = find(look.now, place.card)
        if found is not None:
            tokens = raze_price(look.content, found[1])
            yield Deed("raze_location", place.card, Need(raze=tokens), face(look, place.card).spoils + more)
