"""§2.4 What a seat may see, and how it may imagine the rest.

Who pays attention knows which cards lie in somebody's hand, deck and history together, but not where: a view tells
them in `unseen`, in order. Only fame cards that somebody took unseen are not known.
"""

from collections.abc import Iterator, Sequence

from imperium_desktop.games.imperium.rules.area import commons_of, garrisoned, in_play
from imperium_desktop.games.imperium.rules.content import UNKNOWN, Components
from imperium_desktop.games.imperium.rules.names import SMALL_DECKS
from imperium_desktop.games.imperium.rules.options import PickCard, PlayFromHand
from imperium_desktop.games.imperium.rules.state import Frame, Player, State
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.table import Answer

AT_THE_END = ("scoring", "counting", "over")
"""§11.2 All cards are laid open to be counted."""
FAME = UNKNOWN + "fame"
"""A Fame card in `unseen`: nobody else knows which."""


def hide(content: Components, state: State, seat: int) -> None:
    if state.phase in AT_THE_END:
        return
    for name in SMALL_DECKS:
        state.decks[name] = backs(state.decks[name])
    revealed = [frame.revealed for frame in state.frames if frame.revealed]
    looked = looked_at(state, seat)
    state.main = known_top(state.main, revealed)
    state.fame = known_top(state.fame, looked)
    state.removed = backs(state.removed)
    for frame in state.frames:
        if frame.seat != seat:
            hide_frame(frame, state.players[frame.seat])
    for other, player in enumerate(state.players):
        hide_player(content, player, mine=other == seat, looked=looked if other == seat else [])


def backs(cards: Sequence[str]) -> tuple[str, ...]:
    return (UNKNOWN,) * len(cards)


def known_top(cards: tuple[str, ...], known: Sequence[str]) -> tuple[str, ...]:
    """Cards on top that were shown stay known."""
    return tuple(card if card in known else UNKNOWN for card in cards)


def looked_at(state: State, seat: int) -> list[str]:
    return [card for frame in state.frames if frame.seat == seat for card in frame.looked]


def hide_player(content: Components, player: Player, *, mine: bool, looked: Sequence[str]) -> None:
    kept = looked[:1] if looked and player.nation_deck[:1] == tuple(looked[:1]) else []
    order = sorted(card for card in player.nation_deck[:-1] if card not in kept)
    player.nation_deck = (*(card for card in player.nation_deck[:-1] if card in kept), *order, *player.nation_deck[-1:])
    cards = [card for card in player.deck if card != UNKNOWN]
    if mine:
        player.unseen = tuple(sorted((*cards, *player.unseen)))
        player.deck = backs(player.deck)
        return
    cards += [card for card in (*player.hand, *player.history, *player.sunken, *player.unseen) if card != UNKNOWN]
    player.unseen = tuple(sorted(FAME if is_fame(content, card) else card for card in cards))
    player.hand, player.deck, player.history = backs(player.hand), backs(player.deck), backs(player.history)
    player.sunken = backs(player.sunken)


def is_fame(content: Components, card: str) -> bool:
    return card == FAME or "fame" in content.cards[card].suits


def hide_frame(frame: Frame, player: Player) -> None:
    """Hide the drawn cards that are still in the hand, and those looked at."""
    frame.drawn = backs([card for card in frame.drawn if card in player.hand])
    frame.looked = backs(frame.looked)


# Imagining


def imagine(content: Components, state: State, seat: int, chance: Chance, since: Sequence[tuple[int, Answer]]) -> None:
    if state.phase in AT_THE_END:
        return
    fame = [card for card in unseen_commons(content, state) if "fame" in content.cards[card].suits]
    chance.shuffle(fame)
    shown: dict[int, list[str]] = {}
    for frame in state.frames:
        if frame.that:
            shown.setdefault(frame.seat, []).append(frame.that)  # just taken into the hand
    for other, answer in since:
        for option in answer if isinstance(answer, tuple) else (answer,):
            if isinstance(option, PickCard | PlayFromHand):
                shown.setdefault(other, []).append(option.card)
    for other, player in enumerate(state.players):
        fill_player(player, chance, fame, shown.get(other, []))
        if not looked_at(state, other) or other != seat:
            player.nation_deck = (*chance.shuffled(player.nation_deck[:-1]), *player.nation_deck[-1:])
    fill_decks(content, state, chance, fame)
    fill_frames(state)


def unseen_commons(content: Components, state: State) -> list[str]:
    """Common cards of this game that lie nowhere to be seen."""
    seen = set(visible(state))
    cards = (content.cards[card] for card in commons_of(content, state) if card not in seen)
    return [card.id for card in cards if not card.unrest]


def fill_player(player: Player, chance: Chance, fame: list[str], shown: Sequence[str]) -> None:
    """What is unseen is dealt to the hidden places at random; what was shown since lay in the hand."""
    pool = [fame.pop() if card == FAME else card for card in player.unseen]
    chance.shuffle(pool)
    first = [card for card in shown if card in pool]
    if first and UNKNOWN in player.hand:
        pool = [*(card for card in pool if card not in first), *reversed(first)]
    for pile in ("hand", "deck", "history", "sunken"):
        cards = getattr(player, pile)
        if UNKNOWN in cards:
            setattr(player, pile, tuple(pool.pop() if card == UNKNOWN else card for card in cards))
    player.unseen = ()


def fill_decks(content: Components, state: State, chance: Chance, fame: list[str]) -> None:
    state.fame = tuple(fame.pop() if card == UNKNOWN else card for card in state.fame)
    state.removed = tuple(fame.pop() for _ in state.removed)
    left = [card for card in unseen_commons(content, state) if "fame" not in content.cards[card].suits]
    chance.shuffle(left)
    for name in SMALL_DECKS:
        fitting = [card for card in left if content.cards[card].suits[0] == name][: len(state.decks[name])]
        state.decks[name] = tuple(fitting)
        left = [card for card in left if card not in fitting]
    state.main = tuple(left.pop() if card == UNKNOWN else card for card in state.main)


def fill_frames(state: State) -> None:
    """What others drew is in their hands; what they look at lies on top of its pile."""
    for frame in state.frames:
        if UNKNOWN in frame.drawn:
            frame.drawn = state.players[frame.seat].hand[-len(frame.drawn) :]
        if UNKNOWN in frame.looked:
            pile = state.fame if frame.at_fame else state.players[frame.seat].nation_deck
            frame.looked = pile[: len(frame.looked)]


def visible(state: State) -> Iterator[str]:
    """Every card of the table that can be told, wherever it lies."""
    for slot in state.market:
        yield from (slot.card, slot.unrest)
    for cards in (*state.decks.values(), state.main, state.fame, state.removed, state.pile, state.exile):
        yield from cards
    for player in state.players:
        for cards in (player.hand, player.deck, player.discard, player.history, player.unseen, player.development):
            yield from cards
        yield from (*player.nation_deck, *player.sunken, player.quest, player.below)
        yield from in_play(player)
        yield from garrisoned(player)
    yield from (frame.card for frame in state.frames if frame.on_table)
