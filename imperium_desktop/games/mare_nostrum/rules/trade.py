"""§5 Phase 2: the number, secret offers, and the chain of takes."""

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.components import TRADE
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.options import GiveToken, OfferToken, SetNumber, TakeToken
from imperium_desktop.games.mare_nostrum.rules.places import powers
from imperium_desktop.games.mare_nostrum.rules.reserve import MareTable
from imperium_desktop.games.mare_nostrum.rules.state import Chain, State
from imperium_desktop.games.mare_nostrum.rules.tokens import LETTER_OF, NAME_OF, UNKNOWN, in_order, token_names, without
from imperium_desktop.rules.table import Decision, Flow, ask, ask_several


def open_numbers(content: Components, state: State) -> list[int]:
    """§5.1 The sides of tokens that this Trade Leader has not used; when all are used, all of them."""
    used = 0 if state.used_tokens == (1 << len(content.box.trade_tokens)) - 1 else state.used_tokens
    return [number for number in content.numbers if not used >> content.token_of[number] & 1]


def set_number(table: MareTable) -> Flow:
    """Ask the leader of trade for the number of this round's offers (§5.1)."""
    state, content = table.state, table.content
    table.tell(events.PhaseBegan("trade"))
    leader = state.titles[TRADE]
    numbers = open_numbers(content, state)
    options = [SetNumber(number) for number in numbers]
    choice = yield from ask(Decision(leader, "mare_nostrum.trade_token", lambda: options, rule="§5.1"))
    if len(numbers) == len(content.numbers):
        state.used_tokens = 0
    state.used_tokens |= 1 << content.token_of[choice.number]
    state.number = choice.number
    table.tell(events.NumberSet(leader, choice.number))
    call_for_offers(table)


def call_for_offers(table: MareTable) -> None:
    """Call for offers; everybody sees which players can take part (§5.2)."""
    state, content = table.state, table.content
    everybody = (1 << len(state.players)) - 1
    state.abstaining = 0
    state.takes = ()
    for seat, player in enumerate(state.players):
        player.offered = ""
        least = 1 if powers(content, player, "choose_own_offer_size") else state.number
        if not least or len(player.hand) < least:
            state.abstaining |= 1 << seat
            if state.number:
                table.tell(events.TradeAbstained(seat))
    state.waiting = everybody & ~state.abstaining
    if state.waiting.bit_count() < 2:
        state.waiting = 0
        end_trade(table)
        return
    state.phase = "offers"


def lay_offer(table: MareTable) -> Flow:
    """§5.2 One seat after the other lays its offer face down; each is a step of its own, because it is secret."""
    state, content = table.state, table.content
    seat = next(seat for seat in state.seats_from(state.titles[TRADE]) if state.waiting >> seat & 1)
    player = state.players[seat]
    state.active = seat
    own_size = powers(content, player, "choose_own_offer_size")
    pick = (0, min(own_size[0].value, len(player.hand))) if own_size else (state.number, state.number)
    options = [OfferToken(NAME_OF[letter]) for letter in player.hand if letter != UNKNOWN]
    facts = {"number": state.number}
    decision = Decision(seat, "mare_nostrum.offer", lambda: options, rule="§5.2", pick=pick, facts=facts, secret=True)
    offered = yield from ask_several(decision)
    player.offer = "".join(LETTER_OF[option.token] for option in offered)
    player.hand = without(player.hand, player.offer)
    table.tell(events.OfferLaid(seat))
    state.waiting &= ~(1 << seat)
    if not state.waiting:
        state.phase = "reveal"


def reveal_offers(table: MareTable) -> None:
    """Reveal offers: a player without one takes no part; two are needed (§5.2, §5.3)."""
    state = table.state
    for seat in state.seats_from(state.titles[TRADE]):
        offer = state.players[seat].offered = state.players[seat].offer
        if offer:
            table.tell(events.OfferRevealed(seat, token_names(offer)))
        else:
            state.abstaining |= 1 << seat
    taking_part = [seat for seat in state.seats_from(state.titles[TRADE]) if state.players[seat].offer]
    if len(taking_part) < 2:
        table.tell(events.TradeCalledOff())
        end_trade(table)
        return
    state.chain = Chain(taking_part[0], taking_part[0])
    state.phase = "chain"


def targets(state: State) -> list[int]:
    """Seats from which the taker may take (§5.3)."""
    assert state.chain is not None
    out = state.chain.taker, barred_from(state)
    return [seat for seat, player in enumerate(state.players) if player.offer and seat not in out]


def barred_from(state: State) -> int | None:
    """Seat with which the taker has just exchanged (§5.3)."""
    if len(state.takes) < 2:
        return None
    (first_taker, first_giver, _), (second_taker, second_giver, _) = state.takes[-2:]
    exchanged = (first_taker, first_giver) == (second_giver, second_taker)
    return second_taker if exchanged else None


def take(table: MareTable) -> Flow:
    """§5.3 One take; taking is compulsory while there is something to take."""
    state = table.state
    assert state.chain is not None
    options = [
        TakeToken(seat, NAME_OF[letter])
        for seat in targets(state)
        for letter in dict.fromkeys(state.players[seat].offer)
    ]
    if not options:
        end_chain(table)
        return
    choice = options[0]
    if len(options) > 1:
        facts = {"rivals": tuple(targets(state))}
        decision = Decision(state.chain.taker, "mare_nostrum.take", lambda: options, rule="§5.3", facts=facts)
        choice = yield from ask(decision)
    move_token(table, choice)


def move_token(table: MareTable, choice: TakeToken) -> None:
    state = table.state
    chain = state.chain
    assert chain is not None
    taker, giver, letter = chain.taker, choice.rival, LETTER_OF[choice.token]
    state.players[giver].offer = state.players[giver].offer.replace(letter, "", 1)
    state.players[taker].taken = in_order(state.players[taker].taken + letter)
    state.takes = (*state.takes, (taker, giver, letter))
    state.chain = Chain(chain.starter, giver)
    table.tell(events.TokenTaken(taker, giver, choice.token))


def end_chain(table: MareTable) -> None:
    """§5.4 What was taken and what was left goes behind the screens; then counts are evened out."""
    state = table.state
    for seat, player in enumerate(state.players):
        if player.offer:
            table.tell(events.OfferReturned(seat, token_names(player.offer)))
        player.hand = in_order(player.hand + player.offer + player.taken)
        player.offer = player.taken = ""
    state.phase = "compensate"


def compensate(table: MareTable) -> Flow:
    """Make up for the starter's take too many, if the last player taken from is another (§5.4)."""
    state = table.state
    chain = state.chain
    assert chain is not None
    starter, last = chain.starter, chain.taker
    if starter != last:
        hand = state.players[starter].hand
        options = [GiveToken(NAME_OF[letter]) for letter in dict.fromkeys(hand) if letter != UNKNOWN]
        choice = options[0]
        if len(options) > 1:
            facts = {"rival": last}
            decision = Decision(
                starter, "mare_nostrum.compensate", lambda: options, rule="§5.4", facts=facts, secret=True
            )
            choice = yield from ask(decision)
        letter = LETTER_OF[choice.token]
        state.players[starter].hand = hand.replace(letter, "", 1)
        state.players[last].hand = in_order(state.players[last].hand + letter)
        table.tell(events.TokenGiven(starter, last, choice.token))
    state.chain = None
    end_trade(table)


def end_trade(table: MareTable) -> None:
    state = table.state
    for player in state.players:
        if player.offer:
            player.hand = in_order(player.hand + player.offer)
            player.offer = ""
    state.abstaining = state.number = 0
    state.waiting = (1 << len(state.players)) - 1
    state.phase = "name_builder"
    table.tell(events.PhaseBegan("build"))
