"""Why something cannot be built, paid or bought (§6)."""

from imperium_desktop.games.mare_nostrum.rules.components import BUILDINGS, UNITS, UnitName
from imperium_desktop.games.mare_nostrum.rules.content import Components, Place
from imperium_desktop.games.mare_nostrum.rules.legal import Ground, card_price, paying_token
from imperium_desktop.games.mare_nostrum.rules.payment import Budget, can_pay
from imperium_desktop.games.mare_nostrum.rules.places import (
    control_markers_left,
    controller_of,
    fortresses_left,
    legions_left,
    near_any,
    near_of,
    powers,
    triremes_left,
)
from imperium_desktop.games.mare_nostrum.rules.reasons import cannot_pay, refuse, why_not_near
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, State
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN, LETTER_OF
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.refusals import legal_part
from imperium_desktop.rules.table import Decision, Option, Path, Reason


def why_not_build(content: Components, state: State, decision: Decision[Option], path: Path) -> Reason | None:
    ground = Ground(content, state, state.active)
    begun = legal_part(decision, path)
    zone, name = Key.of(path[len(begun)])
    if begun:
        item = Key.of(begun[0]).name
        place = content.sea_numbers.get(name) if zone == "sea" else content.province_numbers.get(name)
        return None if place is None else why_not_there(ground, item, zone, place)
    if zone == "build":
        return why_not_item(ground, name)
    if zone == "site":
        site = content.site_numbers.get(name.replace("/", "."))
        return None if site is None else why_not_site(ground, content.sites[site])
    if zone == "card":
        return why_not_card(content, state, state.active, name)
    if zone == "power":
        return why_not_raise(ground)
    return refuse("choose_item_first") if zone in ("province", "sea") else None


def why_not_item(ground: Ground, item: str) -> Reason | None:
    """Nothing of this sort can be built now; a building is built on a site that one touches."""
    content, player = ground.content, ground.player
    piece, price = Key.of(item)
    if piece in BUILDINGS:
        if not ground.sites(piece):
            return refuse("no_free_site", building=piece)
        cost = content.stocks[piece].cost
        return refuse("choose_site", building=piece) if can_pay(content, player, cost) else cannot_pay(player, cost)
    if piece in ("control", "free_control"):
        return why_not_control(ground, free=piece == "free_control")
    if piece not in UNITS:
        return None
    if not pieces_left(ground, piece):
        return refuse("no_piece_left", unit=piece)
    if price:
        return why_not_cheap(ground, piece, price)
    cost = content.stocks[piece].cost
    return refuse("no_place", unit=piece) if can_pay(content, player, cost) else cannot_pay(player, cost)


def pieces_left(ground: Ground, unit: UnitName) -> int:
    left = {"legion": legions_left, "trireme": triremes_left, "fortress": fortresses_left}
    return left[unit](ground.content, ground.player)


def why_not_control(ground: Ground, *, free: bool) -> Reason:
    content, player = ground.content, ground.player
    if free and not powers(content, player, "free_control_per_round"):
        return refuse("no_power")
    if free and not ground.free_control():
        return refuse("power_used")
    if not control_markers_left(content, player):
        return refuse("no_markers")
    cost = content.stocks["control"].cost
    if not free and not can_pay(content, player, cost):
        return cannot_pay(player, cost)
    return refuse("no_place", unit="control")


def why_not_cheap(ground: Ground, unit: UnitName, price: str) -> Reason:
    cards = [
        card
        for card in powers(ground.content, ground.player, "cheap_unit")
        if card.unit == unit and price in card.prices
    ]
    if not cards:
        return refuse("no_power")
    if not any(ground.unused(card) for card in cards):
        return refuse("power_used")
    if not paying_token(ground.player.hand, price):
        return refuse("not_held", token=price)
    return refuse("no_place", unit=unit)


def why_not_there(ground: Ground, item: str, zone: str, place: int) -> Reason | None:
    """An item in hand and the place it is wished to."""
    piece = Key.of(item).zone
    if piece == "trireme":
        return refuse("sea_out_of_reach") if zone == "sea" else None
    if zone != "province":
        return None
    if not ground.board.in_play >> place & 1:
        return refuse("beside_the_map")
    if piece in ("control", "free_control"):
        return why_not_control_there(ground, place)
    return why_not_open(ground, place) or refuse("has_fortress")


def why_not_control_there(ground: Ground, place: int) -> Reason:
    """Tell why no control marker can be placed in a province (§6.4)."""
    state, content = ground.state, ground.content
    rival = controller_of(state, place)
    if rival == ground.seat:
        return refuse("yours_already")
    if rival != NOBODY:
        return refuse("controlled_by", rival=rival)
    if ground.enemies >> place & 1:
        return refuse("enemy_units", province=content.provinces[place])
    gained = ground.player.controls & ~ground.player.at_round_start
    if near_any(near_of(content, state, ground.seat), gained) >> place & 1:
        return refuse("stepping_stone")
    return why_not_near(content, state, ground.seat, ground.player.at_round_start, place)


def why_not_open(ground: Ground, place: int) -> Reason | None:
    """§6.5 What keeps a province from being open to building."""
    name = ground.content.provinces[place]
    if not ground.board.in_play >> place & 1:
        return refuse("beside_the_map")
    if not ground.player.controls >> place & 1:
        return refuse("not_controlled", province=name)
    return None if ground.open >> place & 1 else refuse("enemy_units", province=name)


def why_not_site(ground: Ground, site: Place) -> Reason:
    """Tell why a site cannot be built on (§6.5)."""
    closed = why_not_open(ground, site.province)
    if closed is not None:
        return closed
    if ground.state.built >> site.number & 1:
        return refuse("built")
    if not ground.empty_sites >> site.number & 1:
        return refuse("legion_there")
    return cannot_pay(ground.player, ground.content.stocks[site.building].cost)


def why_not_card(content: Components, state: State, seat: int, card: str) -> Reason | None:
    """Tell why a card cannot be bought: owned, not on display, or too expensive (§6.6)."""
    if card not in content.cards:
        return None
    for other, player in enumerate(state.players):
        if card in player.cards or (card == content.pyramids and other == seat and player.pyramids):
            return refuse("card_yours") if other == seat else refuse("card_owned", rival=other)
    if card != content.pyramids and card not in state.display:
        return refuse("card_closed")
    price = card_price(content, state.players[seat], card)
    return cannot_pay(state.players[seat], price) if price else None


def why_not_raise(ground: Ground) -> Reason:
    """Tell why Penthesilea raises no legion (§10)."""
    cards = powers(ground.content, ground.player, "free_legions_per_occupied_province")
    if not cards:
        return refuse("no_power")
    if not ground.unused(cards[0]):
        return refuse("power_used")
    return refuse("no_piece_left", unit="legion") if ground.invaded() else refuse("no_invaders")


def why_not_perseus(content: Components, state: State, decision: Decision[Option], path: Path) -> Reason | None:
    zone, name = Key.of(path[0])
    if zone != "card":
        return None
    last = len(state.players[decision.seat].cards) == len(content.box.prices.cards)
    if name in state.display and not last:
        return refuse("not_winning")
    return why_not_card(content, state, decision.seat, name)


def why_not_pay(content: Components, state: State, decision: Decision[Option], path: Path) -> Reason | None:
    """§6.2 Why a token cannot be put into the proposed set, or taken out of it."""
    zone, name = Key.of(path[0])
    letter = LETTER_OF.get(name)
    player, purchase = state.players[decision.seat], state.purchase
    if letter is None or purchase is None or zone not in ("set", "token"):
        return None
    budget = Budget(content, player, purchase)
    proposal = budget.proposal()
    if zone == "set":
        return refuse("set_needs_it") if letter in proposal else refuse("not_in_set")
    if letter not in player.hand:
        return refuse("not_held", token=name)
    if letter.isupper():
        return refuse("ordinary_first")
    coins_only = COIN in proposal
    if (letter == COIN) != coins_only:
        return refuse("mixed_set")
    return refuse("different_kinds")


def why_not_copy(content: Components, state: State, decision: Decision[Option], path: Path) -> Reason | None:
    zone, name = Key.of(path[0])
    if zone != "card" or name not in content.cards:
        return None
    if name in state.players[decision.seat].cards:
        return refuse("card_yours")
    return refuse("not_copyable")


def why_not_keep(_content: Components, state: State, decision: Decision[Option], path: Path) -> Reason | None:
    """§6.7 Two goods of different kinds."""
    hand = state.players[decision.seat].hand
    for key in path:
        zone, name = Key.of(key)
        letter = LETTER_OF.get(name)
        if zone != "token" or letter is None:
            return None
        if letter not in hand or letter == COIN:
            return refuse("not_held", token=name)
    return refuse("different_kinds")


def why_not_empire(content: Components, state: State, _decision: Decision[Option], path: Path) -> Reason | None:
    zone, name = Key.of(path[0])
    if zone != "choose" or name not in content.empires:
        return None
    taken = any(player.empire == name for player in state.players)
    return refuse("empire_taken") if taken else refuse("empire_out", players=len(state.players))
