"""The rival of somebody who plays Imperium alone (§20 [R]): it plays its nation by the full rules.

Easy and normal, it does things in a fixed order: any of its three best moves, or the best. Hard, it keeps to no order
and looks ahead to the end of its turn.
"""

from typing import Any, Final

from imperium_desktop.bots.greedy import GreedyBot
from imperium_desktop.bots.player import AnySeen, Bot, random_answer
from imperium_desktop.games.imperium.bot import ImperiumAdviser
from imperium_desktop.games.imperium.bot.card_worth import POINT, printed_points, works
from imperium_desktop.games.imperium.bot.lookahead import replied
from imperium_desktop.games.imperium.bot.replies import cards_in, reply
from imperium_desktop.games.imperium.bot.standing import fear_of_collapse
from imperium_desktop.games.imperium.rules.cards import vocabulary as v
from imperium_desktop.games.imperium.rules.content import Block, Components, PlayingCard
from imperium_desktop.games.imperium.rules.names import MATERIAL, POPULATION, PROGRESS
from imperium_desktop.games.imperium.rules.options import EndActivation, PickCard, PlayFromHand, TakeTurn, UseExhaust
from imperium_desktop.games.imperium.rules.scoring import points
from imperium_desktop.games.imperium.rules.state import Player, Slot, State
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.effects.steps import Cost, verbs_of
from imperium_desktop.rules.table import Answer, Decision, Game, Option, Table

AnyGame = Game[Any, Any]

AMONG: Final = {"easy": 3, "normal": 1}
"""Number of best moves of which the rival takes any, by level."""
FOLLOWED: Final = 4
"""Number of actions that a hard rival follows to the end of its turn."""
GOOD: Final = 0.5
"""A material or population, in points."""
WORKING: Final = 2.0
"""A pinned card with a text that is used again and again."""
PRODUCTION: Final = 1.5
"""Worth of each icon, as long as the player is barbarian."""
UNREST: Final = 2.5
NEVER_FITS: Final = -2.0
IN_HAND: Final = 1.0
"""A card that can still be played."""
OTHERS: Final = 0.3
"""How much a point of somebody else weighs."""
REVOLT: Final = 3
"""Unrest in hand that is too much; one less if nothing else can be played."""
PRICE: Final = 2
"""Goods of each sort without which hardly anything can be taken from the market."""

ORDER: Final = ("free", "exhaust", "fame", "market", "goods", "region", "unrest", "priced_exhaust")
"""What it does first."""
PATIENCE: Final = {"fame": 9.0, "market": 3.0, "region": 9.0, "unrest": 9.0}
"""What these may cost at once; all else must bring something at once."""


DRAWN: Final = ("imperium.choose_nation", "imperium.choose_power_side")


def rival(level: str, chance: Chance) -> Bot:
    return Rival(AMONG[level], chance) if level in AMONG else HardRival(LooksAhead(), chance)


class LooksAhead(ImperiumAdviser):
    beam = FOLLOWED


class HardRival(GreedyBot):
    def choose(self, seen: AnySeen) -> Answer:
        drawn = seen.decision.kind in DRAWN
        return random_answer(seen.decision, self.chance) if drawn else super().choose(seen)


class Judgement:
    """What a table is worth to the rival, when the cards that are being carried out are done."""

    worlds = 1
    beam = 0
    pauses: tuple[str, ...] = ()
    habits: tuple[str, ...] = ()

    def value(self, game: AnyGame, state: State, seat: int) -> float:
        return table_worth(game.content, replied(game, state.copy()), seat)

    def reply(self, game: AnyGame, state: State, decision: Decision[Option]) -> Answer:
        return reply(game.content, state, decision)


class Rival:
    def __init__(self, among: int, chance: Chance) -> None:
        self.among = among
        self.chance = chance
        self.judge = GreedyBot(Judgement(), chance)

    def choose(self, seen: AnySeen) -> Answer:
        decision = seen.decision
        if decision.kind in DRAWN:
            return random_answer(decision, self.chance)
        if decision.kind == "imperium.choose_turn_kind":
            return turn_kind(seen, self.chance)
        if decision.picks_several or len(decision.options) == 1:
            return self.judge.choose(seen)
        return self.chance.one_of(self.ranked(seen)[: self.among])

    def ranked(self, seen: AnySeen) -> list[Option]:
        """The best first; of actions only those that are better than none."""
        content, decision = seen.game.content, seen.decision
        if decision.kind == "imperium.place_cleanup_token":
            return for_token(content, seen.now, decision)
        judged = self.judge.ranked(seen)
        if decision.kind == "imperium.act":
            return in_order(content, judged)
        return [option for _, option in judged]


# What it does first


def turn_kind(seen: AnySeen, chance: Chance) -> Option:
    """Choose the kind of turn: with too much Unrest revolt, with nothing to play innovate."""
    content = seen.game.content
    unrest = sum(content.cards[card].unrest for card in seen.now.players[seen.seat].hand)
    playable = cards_to_play(seen, chance)
    if unrest >= REVOLT or (unrest == REVOLT - 1 and all(card.unrest for card in playable)):
        return TakeTurn("revolt")
    return TakeTurn("activate" if playable else "innovate")


def cards_to_play(seen: AnySeen, chance: Chance) -> list[PlayingCard]:
    """Cards of the hand with an effect, if this turn were an activation."""
    game, state = seen.game, seen.imagine_rest(chance)
    state.kind = state.phase = "activate"
    deeds = next(game.step(Table(state, game.content, listening=False))).options
    return [game.content.cards[deed.card] for deed in deeds if isinstance(deed, PlayFromHand) and not deed.idle]


def in_order(content: Components, judged: list[tuple[float, Option]]) -> list[Option]:
    """Deeds that are worth it, with what the table is worth after each; to end the activation if there is none."""
    none = next(worth for worth, option in judged if isinstance(option, EndActivation))
    deeds = []
    for worth, option in judged:
        sort = sort_of(content, option)
        if sort and worth - none > -PATIENCE.get(sort, 0.0):
            deeds.append((ORDER.index(sort), none - worth, option))
    deeds.sort(key=lambda deed: deed[:2])
    return [option for *_, option in deeds] or [EndActivation()]


def sort_of(content: Components, option: Option) -> str:
    """Where in the order it stands; nowhere if nothing would come of it."""
    match option:
        case UseExhaust(card, block, copied):
            return "priced_exhaust" if has_price(content.cards[copied or card].blocks[block]) else "exhaust"
        case PlayFromHand(card, idle=False):
            return sort_of_card(content.cards[card])
    return ""


def sort_of_card(card: PlayingCard) -> str:
    verbs = {type(verb) for block in card.at("play") for verb in verbs_of(block.steps)}
    if card.unrest:
        return "unrest"
    if card.free:
        return "free"
    if v.Abandon in verbs and v.Look in verbs:
        return "fame"
    if v.Acquire in verbs or v.BreakThrough in verbs:
        return "market"
    return "region" if "region" in card.suits else "goods"


def has_price(block: Block) -> bool:
    return any(isinstance(step, Cost | v.Pay) for step in block.steps)


# Clean-up


def for_token(content: Components, view: State, decision: Decision[Option]) -> list[Option]:
    """The card it would like to take next, if nobody else has the goods for it; else the one it wants least."""
    seat = decision.seat
    slots = {slot.card: slot for slot in view.market}
    others_can_buy = any(max(view.players[other].tokens[:PROGRESS]) >= PRICE for other in view.seats_from(seat)[1:])

    def wanted(option: PickCard) -> float:
        return slot_value(content, view.players[seat], slots.get(option.card) or Slot(option.card))

    return [*sorted(cards_in(decision), key=wanted, reverse=not others_can_buy)] or [*decision.options]


# What cards and tables are worth


def card_value(content: Components, player: Player, card: PlayingCard) -> float:
    value = printed_points(card)
    if card.pinned and works(card):
        value += WORKING
    if player.face == "barbarian":
        value += PRODUCTION * card.types.count("production")
    return value + (NEVER_FITS if never_fits(content, player, card) else 0.0)


def is_of_use(card: PlayingCard, player: Player) -> bool:
    return not card.unplayable and not card.unrest and card.state in (None, player.face)


def never_fits(content: Components, player: Player, card: PlayingCard) -> bool:
    if card.state == "barbarian":
        return player.face == "empire"
    return card.state == "empire" and player.nation in content.never_empire


def slot_value(content: Components, player: Player, slot: Slot) -> float:
    """A card of the market with all that comes along."""
    tokens = slot.tokens
    value = card_value(content, player, content.cards[slot.card])
    value += tokens[PROGRESS] + GOOD * (tokens[MATERIAL] + tokens[POPULATION])
    return value - (UNREST if slot.unrest else 0.0)


def table_worth(content: Components, state: State, seat: int) -> float:
    player = state.players[seat]
    worth = points(content, state, seat) + GOOD * (player.tokens[MATERIAL] + player.tokens[POPULATION])
    for card in (content.cards[place.card] for place in player.play):
        worth += card_value(content, player, card) - printed_points(card)
    worth += IN_HAND * sum(is_of_use(content.cards[card], player) for card in player.hand)
    worth -= OTHERS * sum(points(content, state, other) for other in state.seats_from(seat)[1:])
    return worth + fear_of_collapse(content, state, seat) / POINT
