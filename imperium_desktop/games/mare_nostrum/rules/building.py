"""§6 Phase 3: who builds when, one item after the other, and what is kept."""

import msgspec

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.components import CULTURE
from imperium_desktop.games.mare_nostrum.rules.content import Components, bits
from imperium_desktop.games.mare_nostrum.rules.legal import (
    Ground,
    build_options,
    card_price,
    paying_token,
    winning_buys,
)
from imperium_desktop.games.mare_nostrum.rules.options import (
    BuildBuilding,
    BuildUnit,
    BuyCard,
    CopyHero,
    Decline,
    EndBuild,
    KeepGood,
    KeepToken,
    NameSeat,
    PaySet,
    PlaceControl,
    RaiseLegions,
    SpendToken,
)
from imperium_desktop.games.mare_nostrum.rules.payment import Budget, tokens_for
from imperium_desktop.games.mare_nostrum.rules.places import capital_of, owner_of, powers
from imperium_desktop.games.mare_nostrum.rules.reserve import MareTable, spend
from imperium_desktop.games.mare_nostrum.rules.scoring import end_of_building, made_winning_build
from imperium_desktop.games.mare_nostrum.rules.setup import in_print_order
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, Player, Purchase, State, Wish
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN, LETTER_OF, NAME_OF, kinds_of, token_names, without
from imperium_desktop.games.mare_nostrum.rules.war.posts import end_occupation_by_war
from imperium_desktop.rules.table import Decision, Fact, Flow, Option, ask, ask_several


def name_builder(table: MareTable) -> Flow:
    """§6.1 The Culture Leader names who builds next; after a winning build some are skipped (§9.2)."""
    state = table.state
    left = bits(state.waiting & ~state.outrun)
    if not left:
        state.phase = "build_end"
        return
    leader = state.titles[CULTURE]
    seat = left[0]
    if len(left) > 1:
        options = [NameSeat(seat) for seat in left]
        choice = yield from ask(Decision(leader, "mare_nostrum.name_builder", lambda: options, rule="§6.1"))
        seat = choice.seat
    first = state.waiting.bit_count() == len(state.players)
    state.waiting &= ~(1 << seat)
    state.active = seat
    table.tell(events.TurnBegan(seat, "build", leader if leader != seat else None))
    state.phase = "perseus" if first else "build"


def build_first(table: MareTable) -> Flow:
    """§9.2.1 Perseus may make a winning build before anybody has built."""
    state, content = table.state, table.content
    owner = owner_of(content, state, "build_first_to_win")
    buys = winning_buys(content, state, owner) if owner != NOBODY else []
    if not buys:
        state.phase = "build"
        return
    options: list[Option] = [Decline(), *map(BuyCard, buys)]
    choice = yield from ask(Decision(owner, "mare_nostrum.perseus_first", lambda: options, rule="§9.2"))
    state.phase = "build"
    if isinstance(choice, BuyCard):
        state.active = owner
        table.tell(events.BuiltFirst(owner))
        begin_purchase(table, choice, cut_in=True)


def build(table: MareTable) -> Flow:
    """§6.3 One item; the turn ends by itself when nothing can be built."""
    state, content = table.state, table.content
    options = build_options(content, state)
    choice = options[0]
    if len(options) > 1:
        decision = Decision(state.active, "mare_nostrum.build", lambda: options, rule="§6.3")
        choice = yield from ask(decision)
    if isinstance(choice, EndBuild):
        state.phase = "name_builder"
    elif isinstance(choice, RaiseLegions):
        raise_legions(table, choice)
    else:
        assert isinstance(choice, Wish)
        begin_purchase(table, choice)


# Paying


def price_of(content: Components, state: State, wish: Wish) -> int:
    """§6.2 How many tokens the set has."""
    match wish:
        case BuyCard(card):
            price = card_price(content, state.players[state.active], card)
            assert price is not None
            return price
        case BuildUnit(unit):
            return content.stocks[unit].cost
        case BuildBuilding(building):
            return content.stocks[building].cost
        case _:
            return content.stocks["control"].cost


def begin_purchase(table: MareTable, wish: Wish, *, cut_in: bool = False) -> None:
    """Fixed prices are paid at once; where only one set is possible, so is that."""
    state, content = table.state, table.content
    player = state.players[state.active]
    if isinstance(wish, PlaceControl) and wish.free:
        use(player, powers(content, player, "free_control_per_round")[0].id)
        complete(table, wish)
        return
    if isinstance(wish, BuildUnit) and wish.price is not None:
        cheap, _ = Ground(content, state, state.active).cheap(wish.unit)[0]
        use(player, cheap.id)
        pay_tokens(table, paying_token(player.hand, wish.price))
        complete(table, wish)
        return
    state.purchase = Purchase(wish, price_of(content, state, wish), cut_in=cut_in)
    state.phase = "pay"


def use(player: Player, card: str) -> None:
    player.used = (*player.used, card)


def pay_options(budget: Budget, proposal: str) -> list[Option]:
    """§6.2 The proposed set, and every way to change it by one kind."""
    options: list[Option] = [PaySet()]
    for letter in budget.most:
        used = proposal.count(letter)
        if used and budget.would_allow(letter, 0, used - 1):
            options.append(KeepToken(NAME_OF[letter]))
        if budget.would_allow(letter, used + 1, len(budget.hand)):
            options.append(SpendToken(NAME_OF[letter]))
    return options


def pay(table: MareTable) -> Flow:
    """§6.2 Accept the proposed set or change it; what was changed once stays so, so this ends."""
    state, content = table.state, table.content
    purchase = state.purchase
    assert purchase is not None
    budget = Budget(content, state.players[state.active], purchase)
    proposal = budget.proposal()
    options = pay_options(budget, proposal)
    choice = options[0]
    if len(options) > 1:
        facts = {"price": purchase.price, **facts_of(purchase.wish)}
        decision = Decision(state.active, "mare_nostrum.pay", lambda: options, rule="§6.2", facts=facts)
        choice = yield from ask(decision)
    match choice:
        case KeepToken(token):
            letter = LETTER_OF[token]
            kept = letter * (budget.most[letter] - proposal.count(letter) + 1)
            state.purchase = msgspec.structs.replace(purchase, kept=purchase.kept + kept)
        case SpendToken(token):
            letter = LETTER_OF[token]
            fixed = letter * (proposal.count(letter) + 1 - budget.least[letter])
            state.purchase = msgspec.structs.replace(purchase, fixed=purchase.fixed + fixed)
        case _:
            pay_tokens(table, tokens_for(state.players[state.active].hand, proposal))
            complete(table, purchase.wish)


def facts_of(wish: Wish) -> dict[str, Fact]:
    """What is built, and where; a card is bought for no place."""
    match wish:
        case BuyCard(card):
            return {"thing": card, "place": ""}
        case BuildUnit(unit, place):
            return {"thing": unit, "place": place}
        case BuildBuilding(building, province):
            return {"thing": building, "place": province}
        case _:
            return {"thing": "control", "place": wish.province}


def pay_tokens(table: MareTable, tokens: str) -> None:
    state = table.state
    spend(state, state.active, tokens)
    state.paid = tokens
    table.tell(events.SetPaid(state.active, token_names(tokens)))


# What is built


def complete(table: MareTable, wish: Wish) -> None:
    """§6.3 Everything built counts at once."""
    state, content = table.state, table.content
    seat = state.active
    player = state.players[seat]
    cut_in = state.purchase is not None and state.purchase.cut_in
    state.purchase = None
    state.phase = "build"
    match wish:
        case PlaceControl(province):
            player.controls |= 1 << content.province_numbers[province]
            table.tell(events.ControlPlaced(seat, province))
        case BuildUnit(unit, place):
            place_unit(content, player, unit, place)
            table.tell(events.UnitBuilt(seat, unit, place))
            if unit != "trireme":
                end_occupation_by_war(table, content.province_numbers[place])
        case BuildBuilding(building, province, good):
            site = content.site(province, building, good)
            assert site is not None
            state.built |= 1 << site.number
            player.posts &= ~(1 << site.number)
            table.tell(events.BuildingBuilt(seat, building, province, good))
        case BuyCard(card):
            take_card(table, card, cut_in=cut_in)


def place_unit(content: Components, player: Player, unit: str, place: str) -> None:
    if unit == "trireme":
        player.triremes[content.sea_numbers[place]] += 1
    elif unit == "legion":
        player.legions[content.province_numbers[place]] += 1
    else:
        player.fortresses |= 1 << content.province_numbers[place]


def raise_legions(table: MareTable, choice: RaiseLegions) -> None:
    """§10 Penthesilea: free legions in the capital province."""
    state, content = table.state, table.content
    player = state.players[state.active]
    card, count = Ground(content, state, state.active).raising()
    capital = capital_of(content, player)
    use(player, card)
    player.legions[capital] += count
    table.tell(events.LegionsRaised(state.active, content.provinces[capital], count, choice.card))
    end_occupation_by_war(table, capital)


def take_card(table: MareTable, card: str, *, cut_in: bool) -> None:
    """§6.6 The Pyramids stay available to others in the same phase (§9.2.4)."""
    state, content = table.state, table.content
    seat = state.active
    player = state.players[seat]
    if card == content.pyramids:
        player.pyramids = True
    else:
        state.display = tuple(other for other in state.display if other != card)
        player.cards = (*player.cards, card)
    table.tell(events.CardBought(seat, card, len(player.cards)))
    if content.cards[card].effect == "copy_hero_power" and copyable_heroes(content, state, seat):
        state.phase = "castor"
    if card == content.pyramids or len(player.cards) > len(content.box.prices.cards):
        made_winning_build(table, seat, prestige=card == content.pyramids, alone=cut_in)


def copyable_heroes(content: Components, state: State, seat: int) -> list[str]:
    """§10 Heroes of others; never starting heroes, wonders or Perseus."""
    others = (card for other, player in enumerate(state.players) if other != seat for card in player.cards)
    return [card for card in others if content.cards[card].copyable]


def copy_hero(table: MareTable) -> Flow:
    """§6.6 Castor and Pollux choose at once, and for good."""
    state, content = table.state, table.content
    heroes = copyable_heroes(content, state, state.active)
    card = heroes[0]
    if len(heroes) > 1:
        options = [CopyHero(hero) for hero in heroes]
        choice = yield from ask(Decision(state.active, "mare_nostrum.castor_copy", lambda: options, rule="§10"))
        card = choice.card
    state.players[state.active].copied = card
    table.tell(events.HeroCopied(state.active, card))
    state.phase = "build"


# §6.7 The end of the phase


def end_build_phase(table: MareTable) -> None:
    """§6.7.1 First the victory check."""
    state = table.state
    end_of_building(table)
    if not state.ending:
        state.phase = "keep"


def keep_goods(table: MareTable) -> Flow:
    """§6.7.2 Two coins are kept, and what the Hanging Gardens allow; all else goes back."""
    state, content = table.state, table.content
    owner = owner_of(content, state, "keep_goods")
    kept = ""
    if owner != NOBODY:
        hand = state.players[owner].hand
        most = powers(content, state.players[owner], "keep_goods")[0].value
        kept = "".join(letter if letter in hand else letter.upper() for letter in kinds_of(hand))
        if len(kept) > most:
            options = [KeepGood(NAME_OF[letter]) for letter in kept]
            decision = Decision(owner, "mare_nostrum.keep", lambda: options, rule="§6.7", pick=(0, most), secret=True)
            chosen = yield from ask_several(decision)
            kept = "".join(LETTER_OF[option.token] for option in chosen)
    for seat in range(len(state.players)):
        discard(table, seat, kept if seat == owner else "")
    open_cards(table)
    state.waiting = (1 << len(state.players)) - 1
    state.phase = "peace"


def discard(table: MareTable, seat: int, kept: str) -> None:
    state = table.state
    hand = state.players[seat].hand
    coins = min(hand.count(COIN), table.content.box.coins.kept)
    lost = without(hand, COIN * coins + kept)
    spend(state, seat, lost)
    table.tell(events.ResourcesDiscarded(seat, token_names(lost)))


def open_cards(table: MareTable) -> None:
    """Open cards until the display of first games is full again (§6.7.3)."""
    state, content = table.state, table.content
    count = content.box.prices.display - len(state.display)
    if count <= 0 or not state.closed:
        return
    opened, state.closed = state.closed[:count], state.closed[count:]
    state.display = in_print_order(content, (*state.display, *opened))
    table.tell(events.CardsOpened(opened))
