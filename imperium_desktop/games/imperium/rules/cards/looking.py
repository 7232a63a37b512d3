"""Verbs that bring cards to light: drawing, looking, finding, and King of Kings under the fame deck."""

from collections.abc import Collection

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.area import frame_below, take_unrest, without
from imperium_desktop.games.imperium.rules.cards import vocabulary as v
from imperium_desktop.games.imperium.rules.cards.moment import Moment
from imperium_desktop.games.imperium.rules.cards.possible import findable, found_by_place, is_named
from imperium_desktop.games.imperium.rules.cards.tasks import DrawCards, LookAtFame, OrderLooked, TakeLooked, Window
from imperium_desktop.games.imperium.rules.drawing import shuffle_nation
from imperium_desktop.games.imperium.rules.options import PickSuit
from imperium_desktop.games.imperium.rules.playing import speak
from imperium_desktop.rules.effects.program import Node
from imperium_desktop.rules.table import Flow


def draw(m: Moment, node: Node) -> None:
    verb = node.step
    assert isinstance(verb, v.Draw)
    m.frame.drawn = ()
    n = m.times(node, verb.n.n)
    if n > 0:
        m.frame.first(DrawCards(m.seat, n, verb.n.up_to))


def draw_if_able(m: Moment, node: Node) -> None:
    verb = node.step
    assert isinstance(verb, v.DrawIfAble)
    m.frame.drawn = ()
    m.frame.first(DrawCards(m.seat, verb.n.n, verb.n.up_to, able=True))


def take(m: Moment, node: Node) -> None:
    assert isinstance(node.step, v.Take)
    if node.step.suit == "unrest":
        take_unrest(m.table, m.seat)
        m.frame.first(Window(m.seat, "take"))
    elif m.state.fame:
        card, m.state.fame = m.state.fame[0], m.state.fame[1:]
        m.player.hand += (card,)
        m.table.tell(events.FameTaken(m.seat, card))
    else:
        meet_the_king(m)


def meet_the_king(m: Moment) -> None:
    """Resolve the King of Kings, once for each player (§10.2, §10.3)."""
    m.player.crowned = True
    card = m.content.kings(m.state.setup.commons)[m.state.king]
    m.table.tell(events.KingResolved(m.seat, m.state.king))
    for block in m.content.cards[card].at("on_gain"):
        speak(m, card, block)


def look(m: Moment, node: Node) -> None:
    verb = node.step
    assert isinstance(verb, v.Look)
    if verb.pile == "nation":
        m.frame.looked, m.frame.at_fame = m.player.nation_deck[:1], False
        m.table.tell(events.NationLookedAt(m.seat))
    else:
        m.frame.first(Window(m.seat, "look"), LookAtFame(m.seat, verb.n))


def look_at_fame(m: Moment, task: LookAtFame) -> None:
    """Look at the top Fame cards to take one; without any, meet the King of Kings (§10.1, §10.4)."""
    n, m.frame.extra = task.n + m.frame.extra, 0
    if not m.state.fame:
        meet_the_king(m)
        return
    m.frame.looked, m.frame.at_fame = m.state.fame[:n], True
    m.table.tell(events.FameLookedAt(m.seat, len(m.frame.looked)))
    m.frame.first(TakeLooked(m.seat))


def take_looked(m: Moment, _task: TakeLooked) -> Flow:
    """One to the hand; nobody else learns which."""
    looked = m.frame.looked
    taken = yield from m.ask_secretly("pick_looked", looked, "§10.1")
    rest = without(looked, taken)
    m.state.fame = (*rest, *m.state.fame[len(looked) :])
    m.player.hand += (taken,)
    m.frame.looked = rest if len(rest) > 1 else ()
    m.table.tell(events.FameTaken(m.seat, taken))
    if len(rest) > 1:
        m.frame.first(OrderLooked(m.seat, 0))


def order_looked(m: Moment, task: OrderLooked) -> Flow:
    """§8 look: the rest goes back in an order of one's choice, the next to be drawn first."""
    looked = m.frame.looked
    done, left = looked[: task.done], looked[task.done :]
    upper = yield from m.ask_secretly("order_looked", left, "§10.1")
    m.frame.looked = (*done, upper, *without(left, upper))
    m.state.fame = (*m.frame.looked, *m.state.fame[len(looked) :])
    if len(left) > 2:
        m.frame.first(OrderLooked(m.seat, task.done + 1))
    else:
        m.frame.looked = ()


def look_extra(m: Moment, node: Node) -> None:
    assert isinstance(node.step, v.LookExtra)
    frame_below(m.state).extra += node.step.n


def find(m: Moment, node: Node) -> Flow:
    """Find a card in the places that are searched, and shuffle the decks among them (§8)."""
    by_place = found_by_place(m, node)
    found = m.frame.found = yield from m.ask_card("pick_found", findable(m, node), "§8", "find")
    searched = list(by_place)
    if is_named(node):
        searched = searched[: 1 + next(n for n, cards in enumerate(by_place.values()) if found in cards)]
    shuffle_searched(m, searched)
    m.table.tell(events.CardRevealed(m.seat, found))


def find_nothing(m: Moment, node: Node) -> None:
    """Find nothing: then all places were searched (§8)."""
    m.frame.found = ""
    if m.content.rules_version >= 2:
        shuffle_searched(m, found_by_place(m, node))


def shuffle_searched(m: Moment, places: Collection[str]) -> None:
    """Shuffle the decks that were searched (§8 find)."""
    if "deck" in places:
        m.player.deck = m.state.chance.shuffled(m.player.deck)
    if "nation" in places and len(m.player.nation_deck) > 1:
        shuffle_nation(m.table, m.seat)


def shuffle(m: Moment, _node: Node) -> None:
    m.frame.looked = ()
    shuffle_nation(m.table, m.seat)


def declare(m: Moment, node: Node) -> Flow:
    assert isinstance(node.step, v.Declare)
    suits = [PickSuit(suit) for suit in node.step.suits]  # type: ignore[arg-type]
    chosen = yield from m.ask("declare_suit", suits, "§8")
    m.frame.declared = chosen.suit
    m.table.tell(events.SuitDeclared(m.seat, chosen.suit))


def reveal(m: Moment, node: Node) -> None:
    """A card of the main deck stays on top until the card says where it goes."""
    assert isinstance(node.step, v.Reveal)
    if node.step.piles != ("main",):
        lay_open(m)
        return
    m.frame.revealed = m.state.main[0]
    m.table.tell(events.CardRevealed(m.seat, m.frame.revealed))


def lay_open(m: Moment) -> None:
    """§25.4 Hand, deck and discard pile; then the deck is shuffled."""
    player = m.player
    cards = (*sorted(player.hand), *sorted(player.deck), *player.discard)
    player.deck = m.state.chance.shuffled(player.deck)
    m.state.shown += cards
    m.table.tell(events.CardsLaidOpen(m.seat, cards))
