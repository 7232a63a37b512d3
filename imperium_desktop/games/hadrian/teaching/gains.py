"""Hints about what a single action brings now: a point, a Path's next step, a good, a full row, a favour."""

from collections.abc import Iterator
from typing import Final

from imperium_desktop.games.hadrian.rules.names import ATTRIBUTES, PLACE_OF, AttributeName
from imperium_desktop.games.hadrian.rules.options import Build, BuyGood, Scout, ServeTemple
from imperium_desktop.games.hadrian.rules.scoring import path_points, total
from imperium_desktop.games.hadrian.rules.sheets.boxes import Box
from imperium_desktop.games.hadrian.rules.sheets.cells import ROWS
from imperium_desktop.games.hadrian.rules.state import EMPTY, Player
from imperium_desktop.games.hadrian.teaching.context import Context, areas_of, next_box, own, sheets_of
from imperium_desktop.games.hadrian.teaching.points import other_attribute
from imperium_desktop.games.hadrian.teaching.scouting import completes
from imperium_desktop.games.hadrian.teaching.search import OPEN
from imperium_desktop.rules.table import Fact, Option
from imperium_desktop.teaching.hints import Found

MANY_POINTS: Final = 2
YEARS_TO_PAY: Final = 2
"""Income is worth a word if it still comes so often."""


def open_actions(look: Context) -> list[Option]:
    return [option for option in look.seen.decision.options if isinstance(option, OPEN)]


def box_of(look: Context, option: Option) -> Box:
    return sheets_of(look).boxes[option.path[0]]


def player_after(look: Context, option: Option) -> Player:
    return look.after(option).state.players[look.seat]


def cost_of(look: Context, option: Option) -> tuple[str, ...]:
    ways = box_of(look, option).ways
    return next(way.paid for way in ways if way.option == option)


def path_step(look: Context) -> Found | None:
    """One action brings the next point of a Path."""
    if look.path:
        return None
    before = [path_points(look.content, own(look), card) for card in own(look).paths]
    for option in open_actions(look):
        after = player_after(look, option)
        for card, points in zip(own(look).paths, before, strict=True):
            if path_points(look.content, after, card) > points:
                return Found({"card": card, "area": areas_of([option])[0], "points": points + 1}, marks=option.path[:1])
    return None


def many_points(look: Context) -> Found | None:
    """One action brings several points."""
    if look.path:
        return None
    before = total(look.content, own(look))
    rises = {option: total(look.content, player_after(look, option)) - before for option in open_actions(look)}
    if not rises or max(rises.values()) < MANY_POINTS:
        return None
    best = max(rises, key=rises.__getitem__)
    facts: dict[str, Fact] = {
        "area": areas_of([best])[0],
        "points": rises[best],
        "cost": cost_of(look, best),
    }
    return Found(facts, marks=best.path[:1])


def track_reward(look: Context) -> Found | None:
    """An action gives a point of an attribute whose next box gives more."""
    if look.path:
        return None
    for option, attribute in raising(look):
        reward = next_box(look, attribute)
        if reward and (reward.gain.items or reward.gain.tracks):
            facts: dict[str, Fact] = {
                "attribute": attribute,
                "now": reward.number - 1,
                "area": areas_of([option])[0],
                "cost": cost_of(look, option),
                "workers": reward.gain.items,
                "other": other_attribute(reward),
            }
            return Found(facts, marks=(option.path[0], f"attribute/{attribute}"))
    return None


def raising(look: Context) -> Iterator[tuple[Option, AttributeName]]:
    """Actions with an attribute's icon, each icon once."""
    for option in open_actions(look):
        for attribute in ATTRIBUTES:
            if PLACE_OF[attribute] in box_of(look, option).gain.tracks:
                yield option, attribute


def income_building(look: Context) -> Found | None:
    """Hint at a building with income that can be built, with Years enough for it to pay."""
    years = len(look.content.box.years) - look.now.year
    paying = [option for option in look.offered(Build) if look.content.buildings[option.building].income]
    if look.path or years < YEARS_TO_PAY or not paying:
        return None
    building = look.content.buildings[paying[0].building]
    facts: dict[str, Fact] = {
        "building": building.id,
        "cost": cost_of(look, paying[0]),
        "income": str(building.income),
        "years": years,
    }
    return Found(facts, marks=(f"building/{building.id}",))


def new_good(look: Context) -> Found | None:
    """A card shows a good that the Market does not have."""
    goods = set(own(look).market) - {EMPTY}
    if look.path:
        return None
    for option in look.offered(BuyGood):
        card = card_of(look, option)
        if card and str(look.content.prospects[card].good) not in goods:
            facts: dict[str, Fact] = {
                "card": card,
                "good": look.content.prospects[card].good,
                "renown": look.content.box.right.market.renown[len(goods)],
                "extra": draws_attack(look, option),
            }
            return Found(facts, marks=option.path)
    return None


def draws_attack(look: Context, option: BuyGood | Scout) -> int:
    """1 if using this card adds one to the attack (§10.3, §11.1)."""
    neighbours = option.rival not in (None, look.seat)
    return int(bool(option.neutral) or (neighbours and look.now.setup.passing == "none"))


def card_of(look: Context, purchase: BuyGood) -> str:
    """The card that is bought from; empty for the Fate deck."""
    if purchase.neutral:
        return look.now.neutrals[purchase.neutral - 1]
    return look.now.players[purchase.rival].prospects[-1] if purchase.rival is not None else ""


def row_near(look: Context) -> Found | None:
    """A pattern on the table completes a row of the map."""
    if look.path:
        return None
    for option in look.offered(Scout):
        rows = sum(completes(option, own(look).map, row) for row in ROWS)
        if rows:
            return Found({"rows": rows, "extra": draws_attack(look, option)}, marks=option.path[:2])
    return None


def favour_near(look: Context) -> Found | None:
    """The next box of a temple is its last."""
    last = [option for option in look.offered(ServeTemple) if box_of(look, option).gain.favours]
    if look.path or not last:
        return None
    return Found({"temple": last[0].temple}, marks=last[0].path[:1])
