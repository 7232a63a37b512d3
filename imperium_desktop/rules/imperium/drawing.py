"""§5 Drawing, and what happens when the deck runs out."""

from imperium_desktop.rules.imperium import events
from imperium_desktop.rules.imperium.area import ImperiumTable, gain_nation_card, standing, trigger_scoring, without
from imperium_desktop.rules.imperium.moment import Moment
from imperium_desktop.rules.imperium.options import PickCard, Skip
from imperium_desktop.rules.imperium.payment import NOTHING, pay
from imperium_desktop.rules.imperium.possible import developable
from imperium_desktop.rules.imperium.state import DrawCards, DrawUp
from imperium_desktop.rules.table import Asking, Flow, Option


def draw_cards(m: Moment, task: DrawCards) -> Flow:
    """One after the other; where the player may stop, each card is looked at before the next (§17 A38)."""
    if task.asking:
        if task.able and not m.player.deck:
            return
        if not (yield from m.agrees("draw_more", "§8", n=task.left)):
            return
        yield from draw_one(m, able=task.able)
        if task.left > 1:
            m.frame.todo = (DrawCards(task.seat, task.left - 1, True, task.able), *m.frame.todo)
        return
    for _ in range(task.left):
        if not (yield from draw_one(m, able=task.able)):
            return


def draw_up(m: Moment, _task: DrawUp) -> Flow:
    """§4.8 step 4"""
    limit = m.content.start.hand + sum(card.hand_limit for card in standing(m.content, m.player))
    while len(m.player.hand) < limit:
        if not (yield from draw_one(m)):
            return


def draw_one(m: Moment, *, able: bool = False) -> Asking[bool]:
    """Whether there was a card."""
    player = m.player
    if not player.deck and not able:
        yield from run_out(m)
    if not player.deck:
        return False
    card, player.deck = player.deck[0], player.deck[1:]
    player.hand += (card,)
    if m.seat == m.frame.seat:
        m.frame.drawn += (card,)
    m.table.tell(events.CardDrawn(m.seat, card))
    return True


def run_out(m: Moment) -> Flow:
    """§5.1–5.3"""
    player = m.player
    if player.exhausts and player.face == "barbarian" and player.nation_deck and not player.nation_marked:
        gain_nation_card(m.table, m.seat)
        player.exhausts -= 1
        player.nation_marked = True
    elif player.exhausts and player.face == "empire" and not player.development_marked:
        yield from develop_in_passing(m)
    player.deck = m.state.chance.shuffled(player.discard)
    player.discard = ()
    m.table.tell(events.DeckShuffled(m.seat, len(player.deck)))


def develop_in_passing(m: Moment) -> Flow:
    """§5.2"""
    cards = developable(m, free=False)
    if not cards:
        return
    options: list[Option] = [*map(PickCard, cards), Skip()]
    chosen = yield from m.ask("develop_on_reshuffle", options, "§5.2")
    if isinstance(chosen, PickCard):
        yield from develop(m, chosen.card, free=False)
        m.player.exhausts -= 1
        m.player.development_marked = True


def develop(m: Moment, card: str, *, free: bool) -> Flow:
    """§8 develop"""
    player = m.player
    if not free:
        yield from pay(m.table, m.seat, m.content.cards[card].develop or NOTHING, card)  # type: ignore[arg-type]
    player.development = without(player.development, card)
    player.discard += (card,)
    m.table.tell(events.CardDeveloped(m.seat, card))
    if not player.development:
        trigger_scoring(m.table, m.seat)


def shuffle_nation(table: ImperiumTable, seat: int) -> None:
    """The accession card stays at the bottom."""
    player = table.state.players[seat]
    player.nation_deck = (*table.state.chance.shuffled(player.nation_deck[:-1]), *player.nation_deck[-1:])
    table.tell(events.NationShuffled(seat))
