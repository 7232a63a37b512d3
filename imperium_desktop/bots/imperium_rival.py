"""The rival of somebody who plays Imperium alone (§20 [R]): it plays its nation by the full rules, in a fixed order.

Easy, it takes one of its three best moves at random; normal, the best; hard, it looks ahead to the end of its turn.
"""

from collections.abc import Mapping
from typing import Any, Final, Literal

from imperium_desktop.bots.greedy import GreedyBot
from imperium_desktop.bots.imperium import POINT, ImperiumAdviser, cards_in, fear_of_collapse, finished, printed_points, reply, works
from imperium_desktop.bots.player import AnySeen, Bot, random_answer
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.effects.steps import Cost, verbs_of
from imperium_desktop.rules.imperium import vocabulary as v
from imperium_desktop.rules.imperium.content import Block, Components, PlayingCard
from imperium_desktop.rules.imperium.names import MATERIAL, POPULATION, PROGRESS
from imperium_desktop.rules.imperium.options import EndActivation, PickCard, PlayFromHand, TakeTurn, UseExhaust
from imperium_desktop.rules.imperium.scoring import points
from imperium_desktop.rules.imperium.state import Player, Slot, State
from imperium_desktop.rules.table import Answer, Decision, Game, Option, Table

Level = Literal["easy", "normal", "hard"]
AnyGame = Game[Any, Any]

AMONG: Final = 3
"""Of so many best moves an easy rival takes any."""
FOLLOWED: Final = 4
"""So many actions a hard rival follows to the end of its turn."""
GOOD: Final = 0.5
"""A material or population, in points."""
WORKING: Final = 2.0
"""A pinned card with a text that is used again and again."""
PRODUCTION: Final = 1.5
"""Each icon, as long as one is barbarian."""
UNREST: Final = 2.5
NEVER_FITS: Final = -2.0
IN_HAND: Final = 1.0
"""A card that can still be played."""
OTHERS: Final = 0.3
"""How much a point of somebody else weighs."""
REVOLT: Final = 3
"""So much Unrest in hand is too much, or one less if nothing else can be played."""
PRICE: Final = 2
"""Who has fewer goods of each sort can hardly take anything from the market."""


def rival(level: Level, chance: Chance) -> Bot:
    return GreedyBot(LooksAhead(), chance) if level == "hard" else Rival(level, chance)


class LooksAhead(ImperiumAdviser):
    beam = FOLLOWED


class Judgement:
    """What a table is worth to the rival, when the cards that are being carried out are done."""

    worlds = 1
    beam = 0
    pauses: tuple[str, ...] = ()

    def value(self, game: AnyGame, state: State, seat: int) -> float:
        return table_worth(game.content, finished(game, state, seat, thinking=False), seat)

    def reply(self, game: AnyGame, state: State, decision: Decision[Option]) -> Answer:
        return reply(game.content, state, decision)


class Rival:
    def __init__(self, level: Level, chance: Chance) -> None:
        self.level = level
        self.chance = chance
        self.judge = GreedyBot(Judgement(), chance)

    def choose(self, seen: AnySeen) -> Answer:
        content, decision = seen.game.content, seen.decision
        match decision.kind:
            case "imperium.choose_nation" | "imperium.choose_power_side":
                return random_answer(decision, self.chance)
            case "imperium.choose_turn_kind":
                return turn_kind(seen, self.chance)
            case "imperium.discard_for_cleanup":
                return useless(content, seen.now.players[seen.seat], decision)
        if decision.picks_several or len(decision.options) == 1:
            return self.judge.choose(seen)
        best = self.ranked(seen)
        return self.chance.one_of(best[:AMONG]) if self.level == "easy" else best[0]

    def ranked(self, seen: AnySeen) -> list[Option]:
        """The best first; of actions only those that are better than to do nothing."""
        decision = seen.decision
        if decision.kind == "imperium.place_cleanup_token":
            return for_token(seen.game.content, seen.now, decision)
        judged = self.judge.ranked(seen)
        if decision.kind != "imperium.act":
            return [option for _, option in judged]
        idle = next(worth for worth, option in judged if isinstance(option, EndActivation))
        content = seen.game.content
        steps = [(priority(content, option, worth - idle), option) for worth, option in judged]
        useful = sorted((step for step in steps if step[0]), key=lambda step: step[0])
        return [option for _, option in useful] or [EndActivation()]


# What it does first


def turn_kind(seen: AnySeen, chance: Chance) -> Option:
    """Too much Unrest: revolt; nothing to play: innovate."""
    content = seen.game.content
    unrest = sum(content.cards[card].unrest for card in seen.now.players[seen.seat].hand)
    playable = cards_to_play(seen, chance)
    others = [card for card in playable if not card.unrest]
    if unrest >= REVOLT or (unrest == REVOLT - 1 and not others):
        return TakeTurn("revolt")
    return TakeTurn("activate" if playable else "innovate")


def cards_to_play(seen: AnySeen, chance: Chance) -> list[PlayingCard]:
    """From the hand, with an effect, if this turn were an activation."""
    game = seen.game
    table: Table[State, Components] = Table(seen.imagine_rest(chance), game.content, listening=False)
    table.state.kind, table.state.phase = "activate", "activate"
    decision = next(game.step(table))
    return [
        game.content.cards[option.card]
        for option in decision.options
        if isinstance(option, PlayFromHand) and not option.idle
    ]


def priority(content: Components, option: Option, gain: float) -> tuple[int, float] | None:
    """The lower, the sooner; what is alike, by what it brings. None: rather nothing."""
    match option:
        case UseExhaust(card, block, copied):
            costs = has_price(content.cards[copied or card].blocks[block])
            step = 9 if costs else 3
        case PlayFromHand(card, idle=False):
            step = step_of(content.cards[card])
        case _:
            return None
    return (step, -gain) if gain > LEAST.get(step, 0.0) else None


def step_of(card: PlayingCard) -> int:
    verbs = {type(verb) for block in card.at("play") for verb in verbs_of(block.steps)}
    if card.unrest:
        return 8
    if card.free:
        return 2
    if v.Look in verbs and v.Abandon in verbs:
        return 4
    if v.Acquire in verbs or v.BreakThrough in verbs:
        return 5
    return 7 if "region" in card.suits else 6


LEAST: Final = {4: -9.0, 5: -3.0, 7: -9.0, 8: -9.0}
"""Fame, the market, regions and Unrest need not pay at once."""


def has_price(block: Block) -> bool:
    return any(isinstance(step, Cost) for step in block.steps) or any(
        isinstance(verb, v.Pay) for verb in verbs_of(block.steps)
    )


# Clean-up


def for_token(content: Components, view: State, decision: Decision[Option]) -> list[Option]:
    """The card it would like to take next, if nobody else has the goods for it; else the one it wants least."""
    seat = decision.seat
    slots = {slot.card: slot for slot in view.market}
    can_buy = any(max(view.players[other].tokens[:PROGRESS]) >= PRICE for other in view.seats_from(seat)[1:])

    def wanted(option: PickCard) -> float:
        return slot_value(content, view.players[seat], slots[option.card])

    return [*sorted(cards_in(decision), key=wanted, reverse=not can_buy)]


def useless(content: Components, player: Player, decision: Decision[Option]) -> Answer:
    """What cannot be played in this state; as barbarians Unrest, too, so that the deck runs out sooner."""
    cards = [(option, content.cards[option.card]) for option in cards_in(decision)]
    barbarian = player.face == "barbarian"
    return tuple(option for option, card in cards if (card.unrest and barbarian) or is_dead(card, player))


def is_dead(card: PlayingCard, player: Player) -> bool:
    return card.unplayable or (card.state is not None and card.state != player.face)


# What cards and tables are worth


def card_value(content: Components, player: Player, card: PlayingCard) -> float:
    value = printed_points(card)
    if card.pinned and works(card):
        value += WORKING
    if player.face == "barbarian":
        value += PRODUCTION * card.types.count("production")
    return value + (NEVER_FITS if never_fits(content, player, card) else 0.0)


def never_fits(content: Components, player: Player, card: PlayingCard) -> bool:
    if card.state == "barbarian":
        return player.face == "empire"
    return card.state == "empire" and player.nation in content.never_empire


def slot_value(content: Components, player: Player, slot: Slot) -> float:
    """A card of the market with all that comes along."""
    value = card_value(content, player, content.cards[slot.card]) + goods_value(slot.tokens) + slot.tokens[PROGRESS]
    return value - (UNREST if slot.unrest else 0.0)


def goods_value(tokens: tuple[int, ...] | list[int]) -> float:
    return GOOD * (tokens[MATERIAL] + tokens[POPULATION])


def table_worth(content: Components, state: State, seat: int) -> float:
    player = state.players[seat]
    worth = points(content, state, seat) + goods_value(player.tokens)
    for card in (content.cards[place.card] for place in player.play):
        worth += card_value(content, player, card) - printed_points(card)
    worth += IN_HAND * sum(not content.cards[id].unrest and not is_dead(content.cards[id], player) for id in player.hand)
    worth += fear_of_collapse(content, state, seat) / POINT
    return worth - OTHERS * sum(points(content, state, other) for other in state.seats_from(seat)[1:])
