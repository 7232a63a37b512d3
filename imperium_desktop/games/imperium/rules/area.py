"""§2.4 The places of a player: what lies there, how it is counted, how cards move between them."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import repeat
from operator import attrgetter
from typing import Final, TypeAlias

import msgspec

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.content import UNKNOWN, Components, PlayingCard
from imperium_desktop.games.imperium.rules.names import COMMONS, PROGRESS, RESOURCES, Nation
from imperium_desktop.games.imperium.rules.state import Frame, ImperiumSetup, Pinned, Player, State
from imperium_desktop.rules.effects.frames import Halt
from imperium_desktop.rules.effects.listening import Happening
from imperium_desktop.rules.effects.program import Counter
from imperium_desktop.rules.table import Table

ImperiumTable: TypeAlias = Table[State, Components]
CARD_OF: Final = attrgetter("card")
WOULD_HISTORY: Final = Happening("would_history")


class Collapse(Halt):
    """§11.4 The unrest pile became empty: the game stops in mid-action."""


# What lies there


def in_play(player: Player) -> list[str]:
    """§2.7 Pinned cards, those that lie there from the start, and the power card."""
    cards = list(map(CARD_OF, player.play))
    if player.beside:
        cards += map(CARD_OF, player.beside)
    if player.power:
        cards.append(player.power)
    return cards


def pinned(player: Player, card: str) -> Pinned | None:
    for place in player.play:
        if place.card == card:
            return place
    return None


def garrisoned(player: Player) -> Iterator[str]:
    for place in player.play:
        yield from place.garrison


def owned(state: State, seat: int) -> list[str]:
    """§11.2 All cards that this player scores."""
    player = state.players[seat]
    cards = [*player.hand, *player.deck, *player.discard, *player.history, *player.sunken]
    if player.unseen:
        cards = [card for card in cards if card != UNKNOWN]
        cards += player.unseen
    cards += in_play(player)
    cards += garrisoned(player)
    cards += [frame.card for frame in state.frames if frame.on_table and frame.seat == seat]
    return cards


def standing(content: Components, player: Player) -> list[PlayingCard]:
    """Cards with a text that holds while they lie there."""
    texts = content.standing
    return [texts[card] for card in in_play(player) if card in texts]


def is_marked(player: Player, card: str) -> bool:
    if card == player.power:
        return player.power_marked
    place = pinned(player, card) or next((place for place in player.beside if place.card == card), None)
    return place is not None and place.marked


def mark(player: Player, card: str, *, marked: bool = True) -> None:
    if card == player.power:
        player.power_marked = marked
    player.play = changed(player.play, card, marked=marked)
    player.beside = changed(player.beside, card, marked=marked)


def changed(places: tuple[Pinned, ...], card: str, **changes: object) -> tuple[Pinned, ...]:
    """One of them with something else on it or under it."""
    return tuple(msgspec.structs.replace(place, **changes) if place.card == card else place for place in places)


def commons_of(content: Components, state: State) -> list[str]:
    """§3.2, §3.5 Common cards of this match: without those for more players and tributaries whose nation plays."""
    led = tuple(player.nation for player in state.players)
    return [*commons_in_use(content, state.setup, led), *state.stand_ins]


@lru_cache(maxsize=32)
def commons_in_use(content: Components, setup: ImperiumSetup, led: tuple[Nation | None, ...]) -> tuple[str, ...]:
    """Common cards of the chosen box, without tributaries whose nation is in the game."""
    cards = (content.cards[card] for card in as_printed(content, setup, content.groups[COMMONS[setup.commons]]))
    used = [card for card in cards if card.players <= setup.seats and not card.side]
    taken = names_of(content, led)
    return tuple(card.id for card in used if not ("tributary" in card.suits and card.name in taken))


@lru_cache(maxsize=32)
def names_of(content: Components, led: tuple[Nation | None, ...]) -> frozenset[str]:
    """All names on the cards of these nations."""
    return frozenset(content.cards[card].name for nation in led if nation for card in content.groups[nation])


def as_printed(content: Components, setup: ImperiumSetup, cards: Iterable[str]) -> list[str]:
    """Where later printings are played, they take the places of the first."""
    later = content.later if setup.printing == "later" else {}
    return [later.get(card, card) for card in cards]


# Counting


def shown_in_play(state: State, seat: int, counter: Counter) -> list[tuple[str, int]]:
    """How much each card in play counts, with what counts as something else this turn (§17 A14)."""
    weights = counter.weights
    cards = in_play(state.players[seat])
    found = [(card, weights[card]) for card in cards if card in weights]
    if state.counted_as and seat == state.active:
        changed = [change for change in state.counted_as if change[0] in cards]
        found += [(card, -1) for card, icon, _, _ in changed if icon in counter.icons]
        found += [(card, n) for card, _, other, n in changed if other in counter.icons]
    return found


def count(state: State, seat: int, frame: Frame | None, counter: Counter, this: str = "") -> int:
    """How many there are of what a card asks for; what is counted as an icon, icon by icon (§18.2)."""
    player = state.players[seat]
    weights = counter.weights
    match counter.of:
        case "in_play":
            return sum(n for _, n in shown_in_play(state, seat, counter))
        case "token":
            return player.tokens[counter.token]
        case "owned":
            return weigh(weights, owned(state, seat))
        case "others_owned":
            others = state.seats_from(seat)[1:]
            return sum(weigh(weights, owned(state, other)) for other in others)
        case "cards_owned":
            return len(owned(state, seat))
        case "history":
            return weigh(weights, player.history)
        case "garrisoned":
            return weigh(weights, garrisoned(player))
        case "garrisoned_here":
            host = pinned(player, this or (frame.card if frame else ""))
            return weigh(weights, host.garrison) if host else 0
        case "exile":
            return len(state.exile)
        case "paid":
            assert frame is not None
            return frame.moved.count(("paid", RESOURCES[counter.token]))
        case "received":
            assert frame is not None
            return weigh(weights, (card for way, card in frame.moved if way == received_by(seat)))
        case "players_with_fewer":
            mine = player.tokens[PROGRESS]
            return sum(other.tokens[PROGRESS] < mine for other in state.players)
    assert frame is not None
    return weigh(weights, (card for way, card in frame.moved if way == counter.of))


def weigh(weights: Mapping[str, int], cards: Iterable[str]) -> int:
    return sum(map(weights.get, cards, repeat(0)))


def received_by(seat: int) -> str:
    """How a frame notes that a card was given to somebody."""
    return f"received_{seat}"


# Moving


def without(cards: tuple[str, ...], gone: str) -> tuple[str, ...]:
    place = cards.index(gone)
    return cards[:place] + cards[place + 1 :]


def leave_play(player: Player, card: str) -> tuple[str, ...]:
    """§2.9 The card and its garrison; an exhaust token on it is put aside."""
    place = pinned(player, card)
    assert place is not None
    player.play = tuple(other for other in player.play if other.card != card)
    return (card, *place.garrison)


def take_out(player: Player, frame: Frame, card: str) -> tuple[str, ...]:
    """Take a card from where it lies; a host comes with its garrison."""
    if frame.on_table and frame.card == card:
        frame.on_table = False
        return (card,)
    if pinned(player, card) is not None:
        return leave_play(player, card)
    if card == player.quest:
        player.quest = ""
        return (card,)
    for pile in ("hand", "discard", "history", "deck", "nation_deck", "development"):
        cards = getattr(player, pile)
        if card in cards:
            setattr(player, pile, without(cards, card))
            return (card,)
    for place in player.play:
        if card in place.garrison:
            rest = msgspec.structs.replace(place, garrison=without(place.garrison, card))
            player.play = tuple(rest if other is place else other for other in player.play)
            return (card,)
    raise AssertionError(f"{card} is nowhere")


def has_no_history(content: Components, player: Player) -> bool:
    """§12 What would go to history goes elsewhere: `instead: discard(that)`."""
    return bool(content.passive.replacing(WOULD_HISTORY, in_play(player)))


def put_into_history(content: Components, player: Player, cards: Iterable[str]) -> None:
    if has_no_history(content, player):
        player.discard += tuple(cards)
    else:
        player.history += tuple(cards)


def tell_moved(table: ImperiumTable, seat: int, cards: tuple[str, ...], way: events.Way, *, secret: bool) -> None:
    """Tell all of moved cards, or only the player whose cards they are."""
    if not secret:
        table.state.shown += cards
    table.tell(events.CardsMoved(seat, cards, way, secret))


# Unrest and tokens


def take_unrest(table: ImperiumTable, seat: int) -> None:
    """Take an Unrest to the hand; the last one ends the game."""
    state = table.state
    player = state.players[seat]
    player.hand += state.pile[:1]
    state.pile = state.pile[1:]
    table.tell(events.UnrestTaken(seat, len(state.pile)))
    check_pile(table)


def check_pile(table: ImperiumTable) -> None:
    if not table.state.pile:
        raise Collapse


def gain_tokens(table: ImperiumTable, seat: int, token: int, n: int) -> None:
    if n > 0:
        table.state.players[seat].gain(token, n)
        table.tell(events.TokensGained(seat, RESOURCES[token], n))


def trigger_scoring(table: ImperiumTable, seat: int) -> None:
    """§11.1 The next round is the last."""
    state = table.state
    if not state.last_round:
        state.last_round = state.round + 1
        table.tell(events.ScoringTriggered(seat))


def become_empire(table: ImperiumTable, seat: int) -> None:
    player = table.state.players[seat]
    if player.face == "barbarian" and player.nation not in table.content.never_empire:
        player.face = "empire"
        table.tell(events.BecameEmpire(seat))


def gain_nation_card(table: ImperiumTable, seat: int) -> None:
    """§5.1 The top card of the nation deck; the accession card makes an empire.

    In its place Harald triggers scoring, and the nadir enters play (§5.6).
    """
    player = table.state.players[seat]
    card, player.nation_deck = player.nation_deck[0], player.nation_deck[1:]
    facts = table.content.cards[card]
    if facts.enters_play:
        player.play += (Pinned(card),)
    else:
        player.discard += (card,)
    table.tell(events.NationCardGained(seat, card))
    if facts.enters_play:
        tell_moved(table, seat, (card,), "entered", secret=False)
    if facts.ends_game:
        trigger_scoring(table, seat)
    if facts.start == "accession":
        become_empire(table, seat)


def unmark_all(player: Player) -> None:
    player.power_marked = player.nation_marked = player.development_marked = False
    if any(place.marked for place in player.play):
        player.play = tuple(msgspec.structs.replace(place, marked=False) for place in player.play)
    if player.beside:
        player.beside = tuple(Pinned(place.card) for place in player.beside)


def frame_below(state: State) -> Frame:
    """The card that made the innermost one speak."""
    return state.frames[-2]
