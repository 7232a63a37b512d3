"""The box as the rules use it: places by number, sets of places as bits, cards by what they do."""

from functools import lru_cache

from imperium_desktop.games.mare_nostrum.rules.components import (
    BUILDINGS,
    CITIES,
    TRADE_BUILDINGS,
    VICTORY_CITIES,
    Box,
    BuildingName,
    Card,
    Effect,
    Empire,
    EmpireName,
    GoodName,
    Site,
    Stock,
)
from imperium_desktop.games.mare_nostrum.rules.state import MareNostrumSetup
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN, LETTER_OF_GOOD


def bits(mask: int) -> list[int]:
    """The numbers in a set, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class Place:
    """A site of the map by its number."""

    __slots__ = ("building", "good", "id", "key", "letter", "name", "number", "province", "province_id")

    def __init__(self, number: int, province: int, province_id: str, site: Site) -> None:
        self.number = number
        self.province = province
        self.province_id = province_id
        self.building: BuildingName = site.building
        self.good: GoodName | None = site.good
        self.letter = LETTER_OF_GOOD[site.good] if site.good else COIN
        """What it yields."""
        self.name = site.name
        parts = (province_id, site.building, site.good) if site.good else (province_id, site.building)
        self.id = ".".join(parts)
        self.key = "/".join(("site", *parts))


class Board:
    """The provinces in play, who borders whom among them, and what triremes connect."""

    def __init__(self, box: Box, players: int, left_out: frozenset[str]) -> None:
        numbers = {province.id: number for number, province in enumerate(box.provinces)}
        seas = {sea.id: number for number, sea in enumerate(box.seas)}
        self.in_play = sum(
            1 << number
            for number, province in enumerate(box.provinces)
            if players in province.players and province.id not in left_out
        )
        self.land = tuple(
            sum(1 << numbers[id] for id in province.land) & self.in_play if self.in_play >> number & 1 else 0
            for number, province in enumerate(box.provinces)
        )
        self.coasts = tuple(sum(1 << seas[id] for id in province.seas) for province in box.provinces)
        """The seas of each province."""
        self.shores = tuple(sum(1 << numbers[id] for id in sea.provinces) & self.in_play for sea in box.seas)
        """The provinces in play on each sea."""
        self.routes = tuple(sum(1 << seas[id] for id in sea.seas) for sea in box.seas)
        self._near: dict[int, tuple[int, ...]] = {}

    def near(self, seas: int) -> tuple[int, ...]:
        """Provinces near each province, for a player with triremes on these seas (§0)."""
        found = self._near.get(seas)
        if found is None:
            found = self._near[seas] = self._find_near(seas)
        return found

    def _find_near(self, seas: int) -> tuple[int, ...]:
        near = list(self.land)
        for chain in self.chains(seas):
            shore = 0
            for sea in bits(chain):
                shore |= self.shores[sea]
            for province in bits(shore):
                near[province] |= shore & ~(1 << province)
        return tuple(near)

    def chains(self, seas: int) -> list[int]:
        """These seas as far as they hang together."""
        found = []
        while seas:
            chain = edge = seas & -seas
            while edge:
                beyond = 0
                for sea in bits(edge):
                    beyond |= self.routes[sea]
                edge = beyond & seas & ~chain
                chain |= edge
            found.append(chain)
            seas &= ~chain
        return found


class Components:
    def __init__(self, box: Box) -> None:
        self.box = box
        self.provinces = tuple(province.id for province in box.provinces)
        self.province_numbers = {id: number for number, id in enumerate(self.provinces)}
        self.seas = tuple(sea.id for sea in box.seas)
        self.sea_numbers = {id: number for number, id in enumerate(self.seas)}
        self._lay_sites()
        self.empires: dict[EmpireName, Empire] = {empire.id: empire for empire in box.empires}
        self.capitals = {empire.id: self.province_numbers[empire.provinces[0]] for empire in box.empires}
        self.capital_provinces = sum(1 << province for province in self.capitals.values())
        self.cards = {card.id: card for card in box.cards}
        self.display = tuple(card.id for card in box.cards if card.kind in ("hero", "wonder"))
        """All that can be bought but the Pyramids."""
        self.pyramids = next(card.id for card in box.cards if card.kind == "pyramids")
        self.numbers = tuple(sorted(side for token in box.trade_tokens for side in token.sides))
        self.token_of = {side: place for place, token in enumerate(box.trade_tokens) for side in token.sides}
        self.goods = {LETTER_OF_GOOD[good]: count for good, count in box.goods.items()}
        self.stocks: dict[str, Stock] = dict([*box.buildings.items(), *box.units.items()])
        self._boards: dict[tuple[int, str, str], Board] = {}
        self.powers = lru_cache(maxsize=4096)(self._powers)
        self.bonus = lru_cache(maxsize=4096)(self._bonus)

    def _lay_sites(self) -> None:
        pairs = [
            (number, province, site) for number, province in enumerate(self.box.provinces) for site in province.sites
        ]
        self.sites = tuple(
            Place(number, province, struct.id, site) for number, (province, struct, site) in enumerate(pairs)
        )
        self.site_numbers = {site.id: site.number for site in self.sites}
        self.sites_in = tuple(
            sum(1 << site.number for site in self.sites if site.province == province)
            for province in range(len(self.provinces))
        )
        """The sites of each province."""
        self.market_in = tuple(sites & self._sites_of(("market",)) for sites in self.sites_in)
        self.temple_in = tuple(sites & self._sites_of(("temple",)) for sites in self.sites_in)
        self.of_kind = {kind: self._sites_of((kind,)) for kind in BUILDINGS}
        self.cities = self._sites_of(CITIES)
        self.victory_cities = self._sites_of(VICTORY_CITIES)
        self.trade_sites = self._sites_of(TRADE_BUILDINGS)
        self.culture_sites = (1 << len(self.sites)) - 1 & ~self.trade_sites

    def _sites_of(self, kinds: tuple[BuildingName, ...]) -> int:
        return sum(1 << site.number for site in self.sites if site.building in kinds)

    def site(self, province: str, building: str, good: str | None) -> Place | None:
        number = self.site_numbers.get(".".join((province, building, good) if good else (province, building)))
        return None if number is None else self.sites[number]

    def board(self, setup: MareNostrumSetup) -> Board:
        """The map for a number of players and with these variants (§2.2)."""
        key = setup.seats, setup.cilicia, setup.judea
        board = self._boards.get(key)
        if board is None:
            out = [option.province for option in self.box.optional if setup.seats in option.players]
            left_out = frozenset(province for province in out if getattr(setup, province) == "removed")
            board = self._boards[key] = Board(self.box, setup.seats, left_out)
        return board

    def _powers(self, cards: tuple[str, ...], copied: str) -> dict[Effect, tuple[Card, ...]]:
        """Powers of these cards, by effect; a copied hero's counts as the player's own (§10)."""
        found: dict[Effect, tuple[Card, ...]] = {}
        for id in (*cards, copied) if copied else cards:
            card = self.cards[id]
            found[card.effect] = (*found.get(card.effect, ()), card)
        return found

    def _bonus(self, cards: tuple[str, ...]) -> tuple[int, int, int]:
        """What these cards add to the tracks; copied ones add nothing."""
        found = [self.cards[id].bonus for id in cards]
        return sum(b.trade for b in found), sum(b.culture for b in found), sum(b.military for b in found)
