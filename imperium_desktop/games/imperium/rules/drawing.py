"""§5 Drawing, and what happens when the deck runs out."""

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.area import (
    ImperiumTable,
    gain_nation_card,
    standing,
    trigger_scoring,
    without,
)
from imperium_desktop.games.imperium.rules.cards.moment import Moment, note_payment
from imperium_desktop.games.imperium.rules.cards.possible import developable
from imperium_desktop.games.imperium.rules.cards.tasks import DevelopCard, DrawCards, DrawUp, Reshuffle, RunOut, Window
from imperium_desktop.games.imperium.rules.options import PickCard, Skip
from imperium_desktop.games.imperium.rules.payment import pay
from imperium_desktop.rules.table import Flow, Option


def draw_cards(m: Moment, task: DrawCards) -> Flow | None:
    """One after the other; where the player may stop, each card is looked at before the next (§17 A38).

    Who waits for the deck to be empty speaks before it goes on (§29.2).
    """
    if task.asking:
        return draw_if_wanted(m, task)
    left, player = task.left, m.player
    while left and player.deck:
        draw_one(m)
        left -= 1
        if not player.deck and m.waited_for("deck_empty"):
            rest = [DrawCards(m.seat, left, able=task.able)] if left else []
            m.frame.first(Window(m.seat, "deck_empty"), *rest)
            return None
    if left and not task.able and (left < task.left or not task.renewed):
        m.frame.first(RunOut(m.seat), DrawCards(m.seat, left, renewed=True))
    return None


def draw_if_wanted(m: Moment, task: DrawCards) -> Flow:
    if task.able and not m.player.deck:
        return
    if (yield from m.agrees("draw_more", "§8", n=task.left)):
        rest = [DrawCards(m.seat, task.left - 1, True, task.able)] if task.left > 1 else []
        m.frame.first(DrawCards(m.seat, 1, able=task.able), *rest)


def draw_up(m: Moment, task: DrawUp) -> None:
    """Draw to the hand limit; an empty deck first lets cards speak, then is renewed (§4.8)."""
    player = m.player
    limit = m.content.start.hand + sum(card.hand_limit for card in standing(m.content, player))
    drawn = False
    while len(player.hand) < limit and player.deck:
        draw_one(m)
        drawn = True
        if not player.deck and m.waited_for("deck_empty"):
            m.frame.first(Window(m.seat, "deck_empty"), DrawUp(m.seat))
            return
    if len(player.hand) < limit and (drawn or not task.renewed):
        m.frame.first(RunOut(m.seat), DrawUp(m.seat, renewed=True))


def draw_one(m: Moment) -> None:
    player = m.player
    card, player.deck = player.deck[0], player.deck[1:]
    player.hand += (card,)
    if m.seat == m.frame.seat:
        m.frame.drawn += (card,)
    m.table.tell(events.CardDrawn(m.seat, card))


# §5.1–5.3


def run_out(m: Moment, _task: RunOut) -> Flow | None:
    player = m.player
    if player.exhausts and player.face == "barbarian" and player.nation_deck and not player.nation_marked:
        gain_nation_card(m.table, m.seat)
        player.exhausts -= 1
        player.nation_marked = True
    elif player.exhausts and player.face == "empire" and not player.development_marked:
        cards = developable(m, free=False)
        if cards:
            return develop_in_passing(m, cards)
    reshuffle(m)
    return None


def reshuffle(m: Moment) -> None:
    player = m.player
    player.deck = m.state.chance.shuffled(player.discard)
    player.discard = ()
    m.table.tell(events.DeckShuffled(m.seat, len(player.deck)))


def develop_in_passing(m: Moment, cards: list[str]) -> Flow:
    """Ask for a card to develop as the deck is reshuffled, then reshuffle (§5.2)."""
    options: list[Option] = [*map(PickCard, cards), Skip()]
    chosen = yield from m.ask("develop_on_reshuffle", options, "§5.2")
    m.frame.first(Reshuffle(m.seat))
    if isinstance(chosen, PickCard):
        m.frame.first(DevelopCard(m.seat, chosen.card, passing=True))


def develop(m: Moment, task: DevelopCard) -> Flow:
    """Pay for a development and put it on the discard pile; the last one triggers scoring (§8)."""
    player, card = m.player, task.card
    if not task.free:
        note_payment(m, (yield from pay(m.table, m.seat, m.develop_price(card), card)))
    player.development = without(player.development, card)
    player.discard += (card,)
    if task.passing:
        player.exhausts -= 1
        player.development_marked = True
    m.table.tell(events.CardDeveloped(m.seat, card))
    if not player.development:
        trigger_scoring(m.table, m.seat)


def shuffle_nation(table: ImperiumTable, seat: int) -> None:
    """The accession card stays at the bottom."""
    player = table.state.players[seat]
    player.nation_deck = (*table.state.chance.shuffled(player.nation_deck[:-1]), *player.nation_deck[-1:])
    table.tell(events.NationShuffled(seat))
