"""What speaks for a move in Mare Nostrum, so that a suggestion can say why.

At the open table it rests on what everybody sees, as the hints do.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.collect import income
from imperium_desktop.games.mare_nostrum.rules.components import CULTURE, TRACKS
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.options import (
    BuildBuilding,
    BuildUnit,
    BuyCard,
    ChooseEmpire,
    ChooseGood,
    CopyHero,
    DeclarePeace,
    EndBuild,
    GiveToken,
    GrantTitle,
    KeepGood,
    KeepToken,
    NameSeat,
    OfferToken,
    PaySet,
    PlaceControl,
    PlaceLegion,
    RaiseLegions,
    SetNumber,
    SpendToken,
    SwapControl,
    TakeCoin,
    TakeLegendary,
    TakeToken,
)
from imperium_desktop.games.mare_nostrum.rules.payment import kinds_held
from imperium_desktop.games.mare_nostrum.rules.places import (
    controller_of,
    tracks,
    victory_cities,
)
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN, LETTER_OF, LETTER_OF_GOOD, NAME_OF, without
from imperium_desktop.games.mare_nostrum.rules.war.conquest import buildings_in
from imperium_desktop.games.mare_nostrum.teaching.context import kinds_yielded, own, threes
from imperium_desktop.games.mare_nostrum.teaching.merit_weights import weigh
from imperium_desktop.games.mare_nostrum.teaching.merits_of_war import (
    battle_stands,
    conquers,
    guards,
    keeps_units,
    marches,
    occupies,
    sails,
    spoils,
    waits_for_marker,
)
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.merits import Merits, Move

Play: TypeAlias = Move[State, Components]
Facts: TypeAlias = Mapping[str, Fact] | None


# Victories


def wins(move: Play) -> Facts:
    """§9.2 A winning build, which the Culture Leader wins with at once."""
    option = move.hovering(BuyCard)
    if option is None:
        return None
    fifth = len(own(move).cards) == len(move.content.box.prices.cards)
    if not fifth and option.card != move.content.pyramids:
        return None
    return {"card": option.card, "leader": int(move.now.titles[CULTURE] == move.seat)}


def nears_conquest(move: Play) -> Facts:
    """§9.3 Cities for the fourth way to win, by a move that is about them."""
    if move.hovering(ChooseEmpire) or move.hovering(DeclarePeace):
        return None
    before, after = (victory_cities(move.content, state, move.seat) for state in (move.now, move.ahead.state))
    return {"count": after, "needed": move.content.box.victory.cities} if after > before else None


def keeps_from_winning(move: Play) -> Facts:
    """§8.2 A title that somebody needs."""
    option = move.hovering(GrantTitle)
    if option is None:
        return None
    return {
        "track": str(move.seen.decision.facts["track"]),
        "mine": int(option.seat == move.seat),
        "rival": option.seat,
    }


# What it brings


def takes_over(move: Play) -> Facts:
    """Merit of swapping a rival's control marker, with what is built there (§7.8)."""
    option = move.hovering(SwapControl)
    if option is None:
        return None
    province = move.content.province_numbers[option.province]
    facts: dict[str, Fact] = {"province": option.province, "rival": controller_of(move.now, province)}
    return {**facts, "built": len(buildings_in(move.content, move.now, province))}


def new_card(move: Play) -> Facts:
    option = move.hovering(BuyCard)
    if option is None or option.card == move.content.pyramids:
        return None
    bonus = move.content.cards[option.card].bonus
    return {
        "card": option.card,
        "owned": len(own(move).cards) + 1,
        "bonus": bonus.trade + bonus.culture + bonus.military,
    }


def pays_each_round(move: Play) -> Facts:
    """§4 What the building will bring in every round."""
    option = move.hovering(BuildBuilding)
    if option is None:
        return None
    site = move.content.site(option.province, option.building, option.good)
    assert site is not None
    built = move.now.copy()
    built.built |= 1 << site.number
    more = income(move.content, built, move.seat) - income(move.content, move.now, move.seat)
    tokens = tuple(NAME_OF[letter] for letter in more.elements())
    return {"building": option.building, "tokens": tokens, "legendary": int(option.building == "legendary")}


def opens_province(move: Play) -> Facts:
    """§6.4 What can be built there from now on."""
    option = move.hovering(PlaceControl)
    if option is None:
        return None
    number = move.content.province_numbers[option.province]
    sites = move.content.sites_in[number].bit_count()
    return {"province": option.province, "sites": sites, "free": int(option.free)}


def strengthens(move: Play) -> Facts:
    """§8.1 One more on the military track."""
    option = move.hovering(BuildUnit)
    if option is None:
        return None
    value = tracks(move.content, move.now, move.seat)[TRACKS.index("military")] + 1
    return {"unit": option.unit, "value": value, "price": option.price or ""}


def free_legions(move: Play) -> Facts:
    raised = move.ahead.told(events.LegionsRaised)
    return {"count": raised[0].count} if move.hovering(RaiseLegions) and raised else None


# Trade and payment


def spares(move: Play) -> Facts:
    """What is given away, and what is left of the hand."""
    given = [option for option in move.picked if isinstance(option, OfferToken | GiveToken)]
    if not given:
        return None
    left = without(own(move).hand, "".join(LETTER_OF[option.token] for option in given))
    return {"tokens": tuple(option.token for option in given), "kinds": kinds_held(left), "coins": left.count(COIN)}


def offers_nothing(move: Play) -> Facts:
    """Merit of offering nothing, as Antigone may (§5.2)."""
    return {"held": len(own(move).hand)} if move.kind.endswith(".offer") and not move.picked else None


def takes(move: Play) -> Facts:
    """Whether the own provinces bring it."""
    option = move.hovering(TakeToken)
    if option is None:
        return None
    kind = LETTER_OF[option.token].lower()
    new = kind != COIN and kind not in kinds_yielded(move, move.seat)
    return {"token": option.token, "new": int(new)}


def names_number(move: Play) -> Facts:
    option = move.hovering(SetNumber)
    if option is None:
        return None
    goods = own(move).hand.lower().replace(COIN, "")
    spare = len(goods) - len(set(goods))
    return {"number": option.number, "spare": spare, "enough": int(spare >= option.number)}


def number_openly(move: Play) -> Facts:
    option = move.hovering(SetNumber)
    return {"number": option.number} if option else None


def leaves_a_set(move: Play) -> Facts:
    """§6.2 What stays after paying."""
    if not (move.hovering(PaySet) or move.hovering(KeepToken) or move.hovering(SpendToken)):
        return None
    left = move.ahead.state.players[move.seat].hand
    return {"coins": left.count(COIN), "kinds": kinds_held(left), "sets": threes(left)}


def keeps(move: Play) -> Facts:
    kept = tuple(option.token for option in move.picked if isinstance(option, KeepGood))
    return {"tokens": kept} if kept else None


def brings(move: Play) -> Facts:
    """A good or a coin from the reserve, the pile or a legion’s site."""
    chosen, placed = move.hovering(ChooseGood), move.hovering(PlaceLegion)
    if move.hovering(TakeCoin):
        return {"token": "coin", "new": 0}
    if move.hovering(TakeLegendary):
        return {"token": "", "new": 0}
    good = chosen.good if chosen else placed.good if placed else None
    if good is None:
        return None
    return {"token": good, "new": int(LETTER_OF_GOOD[good] not in kinds_yielded(move, move.seat))}


# Orders


def gives_order(move: Play) -> Facts:
    option = move.hovering(NameSeat)
    if option is None:
        return None
    last = move.now.waiting.bit_count() - 1
    builds = int(move.kind == "mare_nostrum.name_builder")
    return {"mine": int(option.seat == move.seat), "rival": option.seat, "count": last, "builds": builds}


def makes_peace(move: Play) -> Facts:
    option = move.hovering(DeclarePeace)
    if option is None:
        return None
    home = sum(event.count for event in move.ahead.told(events.LegionsSentHome))
    return {"rival": option.rival, "count": home}


def copies(move: Play) -> Facts:
    option = move.hovering(CopyHero)
    return {"card": option.card} if option else None


def begins_with(move: Play) -> Facts:
    option = move.hovering(ChooseEmpire)
    return {"empire": option.empire, "card": move.content.empires[option.empire].hero} if option else None


def saves(move: Play) -> Facts:
    """Merit of building no more: what is kept."""
    if move.hovering(EndBuild) is None:
        return None
    return {"count": min(own(move).hand.count(COIN), move.content.box.coins.kept)}


MERITS: Final = Merits(
    wins,
    nears_conquest,
    keeps_from_winning,
    takes_over,
    new_card,
    free_legions,
    pays_each_round,
    opens_province,
    battle_stands,
    conquers,
    strengthens,
    spoils,
    occupies,
    waits_for_marker,
    marches,
    sails,
    spares,
    offers_nothing,
    takes,
    names_number,
    number_openly,
    leaves_a_set,
    keeps,
    brings,
    gives_order,
    makes_peace,
    copies,
    begins_with,
    keeps_units,
    saves,
    guards,
    secret="spares offers_nothing names_number leaves_a_set keeps saves",
    instead="number_openly",
    weigh=weigh,
)
