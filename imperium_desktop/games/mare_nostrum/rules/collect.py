"""§4 Phase 1: collecting resources."""

from collections import Counter

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.components import TRADE
from imperium_desktop.games.mare_nostrum.rules.content import Components, bits
from imperium_desktop.games.mare_nostrum.rules.options import ChooseGood, Decline, TakeCoin, TakeLegendary
from imperium_desktop.games.mare_nostrum.rules.places import held_buildings, owner_of, powers
from imperium_desktop.games.mare_nostrum.rules.reserve import MareTable, can_draw, draw_legendary, give
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, State
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN, GOOD_OF, GOODS, LETTER_OF_GOOD, ORDINARY, token_names
from imperium_desktop.rules.table import Decision, Flow, Option, ask


def collect(table: MareTable) -> None:
    """§4.1–4.5 Goods and coins for everybody; legendary goods are drawn after that, one city at a time."""
    state, content = table.state, table.content
    table.tell(events.PhaseBegan("collect"))
    order = state.seats_from(state.titles[TRADE])
    claims = {seat: income(content, state, seat) for seat in order}
    for seat, tokens in share_out(state, claims).items():
        table.tell(events.ResourcesCollected(seat, token_names(tokens)))
    state.draws = tuple(draw for seat in order for draw in legendary_cities(content, state, seat))
    state.phase = "legendary"


def income(content: Components, state: State, seat: int) -> Counter[str]:
    """§4.1–4.5 What a player's buildings yield, without draws."""
    player = state.players[seat]
    held = held_buildings(content, state, seat)
    caravans = held & content.of_kind["caravan"]
    if powers(content, player, "legions_as_caravans"):
        caravans |= player.posts & content.of_kind["caravan"] & ~state.built
    claims: Counter[str] = Counter()
    for number in bits(caravans | held & content.cities):
        letter, count = site_yield(content, held, number)
        claims[letter] += count
    claims[COIN] += sum(card.value for card in powers(content, player, "extra_coin"))
    return claims


def site_yield(content: Components, held: int, number: int) -> tuple[str, int]:
    """§4.1–4.3 What a caravan or city brings to the player who holds these buildings, without draws."""
    site = content.sites[number]
    doubling = content.market_in if site.building == "caravan" else content.temple_in
    doubled = site.building != "legendary" and held & doubling[site.province]
    return site.letter, 2 if doubled else 1


def share_out(state: State, claims: dict[int, Counter[str]]) -> dict[int, str]:
    """§4.7 Where the reserve falls short, one token for each player in turn until it is empty."""
    given = dict.fromkeys(claims, "")
    for letter, left in zip(ORDINARY, tuple(state.reserve), strict=True):
        wanted = {seat: claim[letter] for seat, claim in claims.items() if claim[letter]}
        if sum(wanted.values()) > left:
            wanted = rationed(wanted, left)
        for seat, count in wanted.items():
            given[seat] += give(state, seat, letter, count)
    return given


def rationed(wanted: dict[int, int], left: int) -> dict[int, int]:
    served = dict.fromkeys(wanted, 0)
    while left:
        for seat, count in wanted.items():
            if left and served[seat] < count:
                served[seat] += 1
                left -= 1
    return served


def legendary_cities(content: Components, state: State, seat: int) -> list[tuple[int, bool]]:
    """Legendary cities of a player: for each, whether the temple of its province is controlled, too (§4.3)."""
    held = held_buildings(content, state, seat)
    cities = (content.sites[number] for number in bits(held & content.of_kind["legendary"]))
    return [(seat, bool(held & content.temple_in[city.province])) for city in cities]


def draw_for_city(table: MareTable) -> None:
    """§4.3 The good that every legendary city brings; with its temple a choice follows."""
    state = table.state
    if not state.draws:
        state.phase = "colossus"
        return
    (seat, temple), *rest = state.draws
    state.draws = tuple(rest)
    draw_legendary(table, seat)
    if temple:
        state.active = seat
        state.phase = "legendary_extra"


def choose_extra(table: MareTable) -> Flow:
    """§4.3 One coin more or one legendary good more."""
    state = table.state
    yield from take_coin_or_legendary(table, state.active, "legendary_extra", "§4.3")
    state.phase = "legendary"


def take_coin_or_legendary(table: MareTable, seat: int, kind: str, rule: str) -> Flow:
    """Take what there is of both; a single sort is taken without a question."""
    state = table.state
    options: list[Option] = []
    if state.reserve[ORDINARY.index(COIN)]:
        options.append(TakeCoin())
    if can_draw(state):
        options.append(TakeLegendary())
    if not options:
        return
    choice = options[0]
    if len(options) > 1:
        choice = yield from ask(Decision(seat, f"mare_nostrum.{kind}", lambda: options, rule=rule))
    if isinstance(choice, TakeCoin):
        give(state, seat, COIN, 1)
        table.tell(events.CoinTaken(seat))
    else:
        draw_legendary(table, seat)


def choose_good(table: MareTable) -> Flow:
    """§4.6 The Colossus: when all have collected, one good that is in the reserve."""
    state, content = table.state, table.content
    owner = owner_of(content, state, "take_any_good")
    if owner != NOBODY and any(state.reserve[1:]):
        goods = (letter for letter in GOODS if state.reserve[ORDINARY.index(letter)])
        options: list[Option] = [*(ChooseGood(GOOD_OF[letter]) for letter in goods), Decline()]
        choice = yield from ask(Decision(owner, "mare_nostrum.colossus_good", lambda: options, rule="§4.6"))
        if isinstance(choice, ChooseGood):
            give(state, owner, LETTER_OF_GOOD[choice.good], 1)
            table.tell(events.GoodChosen(owner, choice.good))
    state.phase = "number"
