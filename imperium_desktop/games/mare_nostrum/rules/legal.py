"""§6.4–6.6 What the active builder may build, and where. Why not elsewhere: refusals.py, from the same predicates."""

from imperium_desktop.games.mare_nostrum.rules.components import BUILDINGS, BuildingName, Card, PriceName, UnitName
from imperium_desktop.games.mare_nostrum.rules.content import Components, bits
from imperium_desktop.games.mare_nostrum.rules.options import (
    BuildBuilding,
    BuildUnit,
    BuyCard,
    EndBuild,
    PlaceControl,
    RaiseLegions,
)
from imperium_desktop.games.mare_nostrum.rules.payment import can_pay
from imperium_desktop.games.mare_nostrum.rules.places import (
    armies_of_others,
    board_of,
    capital_of,
    control_markers_left,
    controlled,
    fortresses_left,
    legions_left,
    mask_of,
    near_any,
    near_of,
    powers,
    sites_of,
    triremes_left,
)
from imperium_desktop.games.mare_nostrum.rules.state import Player, State
from imperium_desktop.games.mare_nostrum.rules.tokens import LETTER_OF
from imperium_desktop.rules.table import Option


class Ground:
    """What a player may build where, whatever it costs."""

    def __init__(self, content: Components, state: State, seat: int) -> None:
        self.content = content
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.board = board_of(content, state)
        self.enemies = armies_of_others(state, seat)
        self.capital = 1 << capital_of(content, self.player)
        self.open = self.player.controls & ~self.enemies | self.capital
        """§6.5 Provinces open to building; the capital province always is."""
        self.empty_sites = sites_of(content, self.open) & ~state.built
        """§6.5 Free sites there; none is free on which an enemy legion stands."""
        for other, player in enumerate(state.players):
            if other != seat:
                self.empty_sites &= ~player.posts

    def reach(self) -> int:
        """§6.4 Provinces near one that was controlled when the round began."""
        return near_any(near_of(self.content, self.state, self.seat), self.player.at_round_start)

    def control(self) -> int:
        """§6.4 Provinces in which a control marker may be placed."""
        if not control_markers_left(self.content, self.player):
            return 0
        return self.reach() & self.board.in_play & ~controlled(self.state) & ~self.enemies

    def unit(self, unit: UnitName) -> int:
        """§6.5 Provinces for a legion or a fortress, seas for a trireme."""
        if unit == "legion":
            return self.open if legions_left(self.content, self.player) else 0
        if unit == "fortress":
            return self.open & ~self.player.fortresses if fortresses_left(self.content, self.player) else 0
        if not triremes_left(self.content, self.player):
            return 0
        seas = 0
        for province in bits(self.open):
            seas |= self.board.coasts[province]
        return seas

    def sites(self, building: BuildingName) -> int:
        of_kind = self.content.of_kind[building]
        left = self.content.stocks[building].count > (self.state.built & of_kind).bit_count()
        return self.empty_sites & of_kind if left else 0

    def unused(self, card: Card) -> bool:
        return card.id not in self.player.used

    def cheap(self, unit: UnitName) -> list[tuple[Card, PriceName]]:
        """§10 The cards that make one such unit cheap in this round, with each price that can be paid."""
        return [
            (card, price)
            for card in powers(self.content, self.player, "cheap_unit")
            if card.unit == unit and self.unused(card)
            for price in card.prices
            if paying_token(self.player.hand, price)
        ]

    def free_control(self) -> bool:
        return any(self.unused(card) for card in powers(self.content, self.player, "free_control_per_round"))

    def raising(self) -> tuple[str, int]:
        """§10 Penthesilea, or her copy, and how many legions she raises now."""
        for card in powers(self.content, self.player, "free_legions_per_occupied_province"):
            if self.unused(card):
                return card.id, min(self.invaded().bit_count(), legions_left(self.content, self.player))
        return "", 0

    def invaded(self) -> int:
        """Own provinces that hold enemy legions."""
        enemies = 0
        for seat, player in enumerate(self.state.players):
            if seat != self.seat:
                enemies |= mask_of(player.legions)
        return self.player.controls & enemies


def paying_token(hand: str, price: str) -> str:
    """The token that pays a fixed price: an ordinary one before a legendary one; empty if there is none."""
    letter = LETTER_OF[price]
    return letter if letter in hand else letter.upper() if letter.upper() in hand and price != "coin" else ""


def card_price(content: Components, player: Player, card: str) -> int | None:
    """§6.2 What a card costs this player now; None if the player can have no more of its sort."""
    if card == content.pyramids:
        return None if player.pyramids else content.box.prices.pyramids
    prices = content.box.prices.cards
    owned = len(player.cards)
    return prices[owned - 1] if owned <= len(prices) else None


def buyable(content: Components, state: State, seat: int) -> list[str]:
    """§6.6 Open cards that the player can pay for, and the Pyramids."""
    player = state.players[seat]
    found: list[str] = []
    for cards in (state.display, (content.pyramids,)):
        price = card_price(content, player, cards[0]) if cards else None
        if price is not None and can_pay(content, player, price):
            found += cards
    return found


def winning_buys(content: Components, state: State, seat: int) -> list[str]:
    """§9.2 What would win with one purchase: the Pyramids, or the fifth card."""
    last = len(state.players[seat].cards) == len(content.box.prices.cards)
    return [card for card in buyable(content, state, seat) if last or card == content.pyramids]


def build_options(content: Components, state: State) -> list[Option]:
    """§6.3 All that the active player can build and pay, and to end the turn."""
    seat = state.active
    ground = Ground(content, state, seat)
    options: list[Option] = []
    payable = {cost: can_pay(content, ground.player, cost) for cost in {s.cost for s in content.stocks.values()}}
    list_control(ground, payable, options)
    for unit in ("legion", "trireme", "fortress"):
        list_units(ground, unit, payable, options)
    for building in BUILDINGS:
        if payable[content.stocks[building].cost]:
            for number in bits(ground.sites(building)):
                site = content.sites[number]
                options.append(BuildBuilding(building, site.province_id, site.good))
    options += [BuyCard(card) for card in buyable(content, state, seat)]
    card, count = ground.raising()
    if count:
        options.append(RaiseLegions(card))
    options.append(EndBuild())
    return options


def list_control(ground: Ground, payable: dict[int, bool], options: list[Option]) -> None:
    paid, free = payable[ground.content.stocks["control"].cost], ground.free_control()
    if not paid and not free:
        return
    for province in bits(ground.control()):
        id = ground.content.provinces[province]
        if paid:
            options.append(PlaceControl(id, False))
        if free:
            options.append(PlaceControl(id, True))


def list_units(ground: Ground, unit: UnitName, payable: dict[int, bool], options: list[Option]) -> None:
    content = ground.content
    prices: list[PriceName | None] = [None] if payable[content.stocks[unit].cost] else []
    prices += [price for _, price in ground.cheap(unit)]
    if prices:
        ids = content.seas if unit == "trireme" else content.provinces
        for place in bits(ground.unit(unit)):
            options += [BuildUnit(unit, ids[place], price) for price in prices]
