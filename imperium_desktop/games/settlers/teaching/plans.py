"""Hints for the main choice: what the goods at hand could become, and which of it is worth most."""

from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from imperium_desktop.games.settlers.rules.cards.vocabulary import BankCards, Gain
from imperium_desktop.games.settlers.rules.empire import color_count
from imperium_desktop.games.settlers.rules.empire import own as own_location
from imperium_desktop.games.settlers.rules.free import BANK
from imperium_desktop.games.settlers.rules.names import RESOURCES, SUPPLY
from imperium_desktop.games.settlers.rules.options import Bank, Build, Pass, SpendWorkers
from imperium_desktop.games.settlers.teaching.building import counting, lacking
from imperium_desktop.games.settlers.teaching.context import Context, face, held, one_of_each, own, rounds_left
from imperium_desktop.games.settlers.teaching.prospects import (
    Deed,
    cost_of,
    goods_of,
    lines,
    of_way,
    payable_together,
    rewards,
    with_card,
    worth_of,
)
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.hints import Found

NAMED: Final = 3
"""Most cards that are named in a hint."""


def said(look: Context, name: str, line: Deed | None) -> dict[str, Fact]:
    """One line of play as facts: what is done with which card, and what comes of it."""
    if line is None:
        return {name: "", f"{name}_way": "", f"{name}_given": "", f"{name}_goods": (), f"{name}_again": 0}
    again = int(bool(line.later) and rounds_left(look) > 0)
    return {
        name: line.card,
        f"{name}_way": line.way,
        f"{name}_given": line.given if own_location(own(look), line.given) else "",
        f"{name}_goods": line.now,
        f"{name}_again": again,
    }


# Production


def producing(look: Context) -> list[Deed]:
    """Production that can be built now, what pays most until the end first; each card once."""
    rows = [line for line in of_way(look, "build") if line.later]
    different = set(one_of_each(look, (line.card for line in rows)))
    return [line for line in rows if line.card in different]


def best_production(look: Context) -> Found | None:
    """Several can be built: what each would have brought at the end."""
    rows = producing(look)
    if look.path or not rounds_left(look) or len(rows) < 2:
        return None
    left = rounds_left(look)
    best, other = rows[:2]
    return Found(
        {
            "card": best.card,
            "goods": best.total(left),
            "other": other.card,
            "other_goods": other.total(left),
            "more": left,
        },
        marks=(best.mark,),
        move=best.move,
    )


def pays_back(look: Context) -> Found | None:
    """Hint at the only Location that can be built: its price beside all that it brings."""
    rows = producing(look)
    if look.path or not rounds_left(look) or len(rows) != 1:
        return None
    (line,) = rows
    return Found(
        {
            "card": line.card,
            "price": goods_of(line.price),
            "given": line.given,
            "goods": line.total(rounds_left(look)),
            "more": rounds_left(look),
        },
        marks=(line.mark,),
        move=line.move,
    )


# §3.8 Colours


def colour_pays(look: Context) -> Found | None:
    """A card that can be built sets off Features that lie in the Empire already."""
    if look.path:
        return None
    found = [(line, paying) for line in of_way(look, "build") if (paying := set_off(look, line))]
    if not found:
        return None
    line, paying = max(found, key=lambda entry: worth_of(good for _, goods in entry[1] for good in goods))
    goods = tuple(good for _, gained in paying for good in gained)
    features = tuple(card for card, _ in paying)
    return Found(
        {"card": line.card, "cards": one_of_each(look, features), "goods": goods},
        marks=(line.mark, *(f"location/{card}" for card in features)),
        move=line.move,
    )


def set_off(look: Context, line: Deed) -> list[tuple[str, tuple[str, ...]]]:
    """Features beside the new card itself, and what they pay for it."""
    card = face(look, line.card)
    after = with_card(own(look), Build(line.card, line.given))
    return [(feature, goods) for feature, goods in rewards(look, card, after) if feature != line.card and goods]


def colour_grows(look: Context) -> Found | None:
    """A Production that counts a colour would bring more with a card that can be built."""
    if look.path or not rounds_left(look):
        return None
    for place in own(look).locations:
        for gain in face(look, place.card).abilities.verbs("production", Gain):
            fitting = [line for line in of_way(look, "build") if adds(look, line, gain) and line.given != place.card]
            if fitting:
                return Found(
                    {"card": fitting[0].card, "counter": place.card, "goods": (gain.good,), "more": rounds_left(look)},
                    marks=(fitting[0].mark, f"location/{place.card}"),
                    move=fitting[0].move,
                )
    return None


def adds(look: Context, line: Deed, gain: Gain) -> bool:
    """One more Location of the colour that is counted, below the limit and not for one of the same colour."""
    if not gain.color or gain.color not in face(look, line.card).colors:
        return False
    given = bool(line.given) and gain.color in face(look, line.given).colors
    return not given and color_count(look.content, own(look), gain.color) < (gain.max or len(own(look).locations) + 1)


def bonus_grows(look: Context) -> Found | None:
    """A card in hand scores for a colour: another one of that colour had better be built first."""
    if look.path:
        return None
    for card in own(look).hand:
        for gain in counting(face(look, card)):
            first = [line for line in of_way(look, "build") if line.card != card and adds(look, line, gain)]
            count = color_count(look.content, own(look), gain.color) if gain.color else 0
            if gain.good == "vp" and first and count + 2 <= (gain.max or count):
                return Found(
                    {"card": card, "first": first[0].card, "points": count + 2},
                    marks=(f"hand/{card}", first[0].mark),
                    move=first[0].move,
                )
    return None


# Cards that lack something


def raze_opens(look: Context) -> Found | None:
    """The Raze field of one card of the hand pays for another."""
    return opened(look, of_way(look, "raze_card"))


def action_opens(look: Context) -> Found | None:
    """An Action brings what a card of the hand lacks."""
    return opened(look, of_way(look, "use"))


def opened(look: Context, rows: list[Deed]) -> Found | None:
    if look.path:
        return None
    for line in rows:
        for card, goods in short_cards(look):
            if card != line.card and covers(line, goods):
                return Found(
                    {"first": line.card, "goods": line.now, "card": card, "missing": goods},
                    marks=(line.mark, f"hand/{card}"),
                    move=line.move,
                )
    return None


def covers(line: Deed, missing: tuple[str, ...]) -> bool:
    """True of a line that brings all that is missing, and takes nothing that the card costs as well."""
    brought = Counter[str](line.now)
    short = (Counter(missing) - brought).total()
    return short <= brought["gold"] and not line.price.resources and not line.price.gold


def short_cards(look: Context) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Cards of the hand with the Resources they lack, those of most points first; a Location must be there."""
    room = bool(own(look).locations or own(look).foundations)
    cards = [card for card in own(look).hand if room or not face(look, card).cost.location]
    for card in sorted(cards, key=lambda card: -face(look, card).points):
        if goods := lacking(look, card):
            yield card, goods


def pair_opens(look: Context) -> Found | None:
    """Pairs of Workers buy what a card of the hand lacks."""
    if look.path or not look.offered(SpendWorkers):
        return None
    pairs = held(look, "worker") // 2
    found = [(card, goods) for card, goods in short_cards(look) if len(goods) <= pairs]
    if not found:
        return None
    card, goods = min(found, key=lambda entry: len(entry[1]))
    return Found(
        {"card": card, "goods": goods, "workers": 2 * len(goods)}, marks=(f"hand/{card}",), move=SpendWorkers().path
    )


# What to use


def points_now(look: Context) -> Found | None:
    """The Action that scores most, with its price."""
    rows = [line for line in of_way(look, "use") if "vp" in line.now]
    if look.path or not rows:
        return None
    best = max(rows, key=lambda line: line.now.count("vp"))
    return Found(
        {
            "card": best.card,
            "price": goods_of(best.price),
            "any": best.price.any_resource,
            "deals": best.price.own_deal,
            "goods": best.now,
        },
        marks=(best.mark,),
        move=best.move,
    )


def unused_actions(look: Context) -> Found | None:
    """Actions of this Empire that can be paid and bring goods."""
    rows = [line for line in of_way(look, "use") if "vp" not in line.now]
    if look.path or not rows:
        return None
    best = max(rows, key=lambda line: worth_of(line.now) - cost_of(line.price))
    return Found({"card": best.card, "price": goods_of(best.price), "goods": best.now}, marks=(best.mark,))


def make_a_deal(look: Context) -> Found | None:
    """The Deal that brings most, if there is food for it."""
    rows = of_way(look, "deal")
    if look.path or not rounds_left(look) or not held(look, "food") or not rows:
        return None
    best = rows[0]
    payable = any(line.card == best.card for line in of_way(look, "build"))
    return Found(
        {"card": best.card, "goods": best.now, "more": rounds_left(look), "buildable": int(payable)},
        marks=(best.mark,),
        move=best.move,
    )


# What competes for the same goods


def one_or_other(look: Context) -> Found | None:
    """The best things that can be done compete for the same goods."""
    rows = different_lines(look)
    if look.path or len(rows) < 2 or in_payable_order(look, *rows[:2]):
        return None
    first, second, *rest = rows
    rivals = [line for line in rest if not any(in_payable_order(look, line, other) for other in (first, second))]
    return side_by_side(look, [first, second, *rivals])


def both_fit(look: Context) -> Found | None:
    """The best things that can be done one after the other, giving up one Location at most."""
    if look.path:
        return None
    rows = different_lines(look)
    rest = rows[1:]
    pairs = (in_payable_order(look, rows[0], line) for line in rest if one_given(rows[0], line))
    pair = next((pair for pair in pairs if pair), [])
    if not pair:
        return None
    more = [
        line for line in rest if line not in pair and one_given(*pair, line) and payable_together(look, *pair, line)
    ]
    return side_by_side(look, [*pair, *more])


def one_given(*rows: Deed) -> bool:
    return sum(bool(line.given) for line in rows) <= 1


def in_payable_order(look: Context, one: Deed, other: Deed) -> list[Deed]:
    """Both, in an order in which they can be paid; nothing if there is none."""
    return next((list(pair) for pair in ((one, other), (other, one)) if payable_together(look, *pair)), [])


def side_by_side(look: Context, rows: list[Deed]) -> Found:
    """Two or three lines of play, and what there is to pay for them."""
    told = rows[:NAMED]
    prices = {good for line in told for good in goods_of(line.price)}
    paying = prices | {"gold"} if prices & set(RESOURCES) else prices
    facts: dict[str, Fact] = {"have": tuple(good for good in SUPPLY if good in paying for _ in range(held(look, good)))}
    for name, line in zip_longest(("first", "second", "third"), told):
        facts |= said(look, name, line)
    return Found(facts, marks=tuple(line.mark for line in told), move=told[0].move)


def only_line(look: Context) -> Found | None:
    """A single thing is left that brings anything."""
    rows = different_lines(look)
    if look.path or len(rows) != 1:
        return None
    return Found(said(look, "first", rows[0]), marks=(rows[0].mark,), move=rows[0].move)


def different_lines(look: Context) -> list[Deed]:
    """What is worth anything, each card once, with its best use."""
    left = rounds_left(look)
    found: dict[str, Deed] = {}
    for line in lines(look):
        if line.worth(left) > 0:
            found.setdefault(face(look, line.card).key, line)
    return list(found.values())


# The end


def last_round(look: Context) -> Found | None:
    """What still scores; and again before passing with cards that a Gate would take."""
    gates = tuple(
        place.card
        for place in own(look).locations
        if Bank(place.card) in look.seen.decision.options and face(look, place.card).abilities.verbs(BANK, BankCards)
    )
    scoring = [line for line in different_lines(look) if "vp" in line.now or line.points > 0]
    nothing = not gates and not scoring
    if rounds_left(look) or nothing or (look.path and not (gates and look.hovering(Pass))):
        return None
    cards = tuple(line.card for line in scoring[:NAMED])
    return Found(
        {"gates": gates, "hand": len(own(look).hand), "cards": one_of_each(look, cards)},
        marks=(*(f"location/{gate}" for gate in gates), *(line.mark for line in scoring[:NAMED])),
    )
