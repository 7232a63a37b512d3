"""§2.5–§2.8 Points, goods and cards."""

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.cards.vocabulary import Gain
from imperium_desktop.games.settlers.rules.empire import SettlersTable, to_pile, triggers
from imperium_desktop.games.settlers.rules.events import DeckName, Source
from imperium_desktop.games.settlers.rules.names import SUPPLY, Good
from imperium_desktop.games.settlers.rules.options import DrawFrom, TakeCard
from imperium_desktop.games.settlers.rules.state import AnyTask, Draw, Keep, Player, State
from imperium_desktop.rules.table import Decision, Flow, ask, ask_several

PLACE_OF: dict[str, int] = {good: place for place, good in enumerate(SUPPLY)}
FIXED_DECKS: dict[str, DeckName] = {"card_common": "common", "card_faction": "faction"}
FROM: dict[DeckName, DrawFrom] = {"common": DrawFrom("common"), "faction": DrawFrom("faction")}
ENOUGH_FOR_SPHINX = 2


def score(table: SettlersTable, seat: int, points: int, source: Source, card: str = "") -> None:
    """One gain of points; at least 2 of them bring more with a Sphinx (§9.5.5)."""
    if not points:
        return
    player = table.state.players[seat]
    player.points += points
    table.tell(events.PointsScored(seat, source, points, card))
    if points >= ENOUGH_FOR_SPHINX:
        for sphinx in triggers(table.content, player, "on_two_points"):
            more = sum(gain.n for gain in table.content.copies[sphinx].abilities.verbs("on_two_points", Gain))
            player.points += more
            table.tell(events.PointsScored(seat, "feature", more, sphinx))


def receive(
    table: SettlersTable, seat: int, goods: Iterable[Good], source: Source, card: str = "", *, noted: bool = False
) -> list[AnyTask]:
    """Goods from the general supply. Cards are drawn afterwards: returns what is still to be done for that."""
    player = table.state.players[seat]
    points, cards, gained = 0, 0, []
    fixed: Counter[DeckName] = Counter()
    for good in goods:
        if good == "vp":
            points += 1
        elif good == "card":
            cards += 1
        elif good in FIXED_DECKS:
            fixed[FIXED_DECKS[good]] += 1
        else:
            player.supply[PLACE_OF[good]] += 1
            gained.append(good)
    into: Literal["noted", "hand"] = "noted" if noted else "hand"
    later: list[AnyTask] = [Draw(seat, n, deck, into) for deck, n in fixed.items()]
    if cards:
        later.append(Draw(seat, cards, "any", into))
    if gained:
        table.tell(events.GoodsGained(seat, source, tuple(gained), card))
    score(table, seat, points, source, card)
    if noted:
        player.noted += (*gained, *("vp",) * points)
    return later


# Drawing


def open_decks(state: State, seat: int, deck: str) -> list[DeckName]:
    """Decks from which a card can be drawn (§2.8)."""
    found: list[DeckName] = []
    if deck != "faction" and (state.common or state.discards):
        found.append("common")
    if deck != "common" and state.players[seat].deck:
        found.append("faction")
    return found


def draw_cards(table: SettlersTable, task: Draw) -> Flow:
    """§2.5 One card; the rest is put back on the agenda, so that the next choice is made with this one seen."""
    state, seat = table.state, task.seat
    decks = open_decks(state, seat, task.deck)
    if not decks:
        table.tell(events.DrawLost(seat, "faction" if task.deck == "faction" else "common"))
        return
    deck = decks[0]
    if len(decks) > 1:
        answer = yield from ask(choose_deck(seat, decks, task))
        deck = answer.deck
    if task.n > 1:
        state.agenda = (Draw(seat, task.n - 1, task.deck, task.into), *state.agenda)
    card = draw(table, seat, deck)
    player = state.players[seat]
    if task.into == "held":
        player.held += (card,)
    else:
        player.hand += (card,)
        if task.into == "noted":
            player.noted += (card,)


def choose_deck(seat: int, decks: list[DeckName], task: Draw) -> Decision[DrawFrom]:
    return Decision(seat, "settlers.draw", lambda: [FROM[deck] for deck in decks], rule="§2.5", facts={"n": task.n})


def draw(table: SettlersTable, seat: int, deck: DeckName) -> str:
    """The top card, which exists."""
    player = table.state.players[seat]
    if deck == "faction":
        card, player.deck = player.deck[0], player.deck[1:]
    else:
        card = turn_common(table)
    table.tell(events.CardDrawn(seat, deck, card))
    return card


def turn_common(table: SettlersTable) -> str:
    """The top card of the Common deck, made anew of its pile when it runs out (§2.8)."""
    state = table.state
    if not state.common:
        state.common, state.discards = state.chance.shuffled(state.discards), ()
        table.tell(events.CommonShuffled(len(state.common)))
    card, state.common = state.common[0], state.common[1:]
    return card


def turn_commons(table: SettlersTable, count: int) -> tuple[str, ...]:
    """Turn up common cards, as far as there are any."""
    state = table.state
    found: list[str] = []
    while len(found) < count and (state.common or state.discards):
        found.append(turn_common(table))
    return tuple(found)


# Keeping one of several (§9.3.2, §9.4.8)


def keep_cards(table: SettlersTable, task: Keep) -> Flow:
    state = table.state
    player = state.players[task.seat]
    kept = player.held
    if len(kept) > task.n:
        kept = tuple(choice.card for choice in (yield from ask_several(choose_kept(player, task))))
    rest = tuple(card for card in player.held if card not in kept)
    player.hand += kept
    player.held = ()
    for card in kept:
        table.tell(events.CardKept(task.seat, card))
    if task.rest == "discard":
        for card in rest:
            to_pile(table, card)
            table.tell(events.CardDiscarded(task.seat, card))
    elif rest:
        shuffle_back(table, task.seat, rest)


def choose_kept(player: Player, task: Keep) -> Decision[TakeCard]:
    return Decision(
        task.seat,
        "settlers.keep",
        lambda: [TakeCard(card) for card in player.held],
        rule="§9.3.2" if task.rest == "discard" else "§9.4.8",
        pick=(task.n, task.n),
        facts={"rest": task.rest},
        secret=True,
    )


def shuffle_back(table: SettlersTable, seat: int, cards: tuple[str, ...]) -> None:
    player = table.state.players[seat]
    player.deck = table.state.chance.shuffled((*player.deck, *cards))
    table.tell(events.CardsShuffledBack(seat, len(cards)))
