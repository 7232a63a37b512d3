"""What single nations strive for, beside points and cards: the one place where the greedy player knows them by name."""

from collections.abc import Callable
from typing import Final

from imperium_desktop.games.imperium.bot.card_worth import worth_to
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import POPULATION, PROGRESS, Nation
from imperium_desktop.games.imperium.rules.scoring import points
from imperium_desktop.games.imperium.rules.state import Player, State

KNIGHT: Final = 10.0
"""Worth of a knight under a region, where a quest can be won with it."""
KNIGHTS: Final = 3
"""Needed for one."""
QUEST_DONE: Final = 40.0
QUEST_OPEN: Final = 8.0
LIKED_QUEST: Final = 0.1
"""How much the card that can be won counts."""
JOURNEY: Final = ("visions_of_shangri_la", "path_to_shangri_la", "gates_of_shangri_la", "shangri_la")
ARRIVED: Final = len(JOURNEY) - 1
STAGE: Final = 62.0
CLEAR_LEAD: Final = 8
PEOPLE: Final = 24
"""§29.5 Population with which Shangri-La ends the game."""
ONE_OF_THEM: Final = 3.0
PROGRESS_ON_IT: Final = 10.0
RULERS: Final = ("duke_zhuang_of_qin", "king_wu_of_qin", "emperor_qin_shi_huang")
RULER: Final = 15.0
MANDATE: Final = "mandate_of_heaven"
READY: Final = 10.0
"""The Mandate in play while the next ruler is in hand."""


def quests(content: Components, state: State, seat: int) -> float:
    """§22 Knights under regions win the active quest."""
    player = state.players[seat]
    knights = content.icons("knight")
    serving = sum(card in knights for place in player.play if place.card in content.region for card in place.garrison)
    serving = min(serving, KNIGHTS)
    all_quests = sum(content.cards[card].quest for card in content.groups["arthurians"])
    waiting = sum(content.cards[card].quest for card in player.development)
    worth = KNIGHT * serving + QUEST_DONE * (all_quests - waiting - bool(player.quest))
    if player.quest:
        worth += QUEST_OPEN + KNIGHT * serving + LIKED_QUEST * worth_to(content.cards[player.quest], player)
    return worth


def journey(content: Components, state: State, seat: int) -> float:
    """§29 Stage by stage; to Shangri-La, and there to many people, only who leads: both end the game."""
    player = state.players[seat]
    stage = JOURNEY.index(content.cards[player.beside[0].card].name)
    if stage < ARRIVED:
        return STAGE * stage
    lead = points(content, state, seat) - max(points(content, state, other) for other in state.seats_from(seat)[1:])
    if lead < CLEAR_LEAD:
        return STAGE * (ARRIVED - 1) - STAGE * (player.tokens[POPULATION] >= PEOPLE)
    return STAGE * stage + ONE_OF_THEM * min(player.tokens[POPULATION], PEOPLE)


def rulers(content: Components, state: State, seat: int) -> float:
    """§28.4 One after the other, as long as the Mandate is in play."""
    player = state.players[seat]
    past = {content.cards[card].name for card in player.history}
    reigned = [ruler for ruler in RULERS if ruler in past]
    worth = RULER * len(reigned)
    if any(content.cards[place.card].name == MANDATE for place in player.play):
        following = RULERS[len(reigned)] if len(reigned) < len(RULERS) else ""
        worth += READY * any(content.cards[card].name == following for card in player.hand)
    return worth


def pottery(content: Components, state: State, seat: int) -> float:
    """§26.2, §26.3 Progress on it will count a second time, where the power card counts progress."""
    player = state.players[seat]
    if isinstance(content.cards[player.power].points, int):
        return 0.0
    return PROGRESS_ON_IT * sum(place.tokens[PROGRESS] for place in player.play)


AIMS: Final[dict[Nation, Callable[[Components, State, int], float]]] = {
    "arthurians": quests,
    "minoans": pottery,
    "utopians": journey,
    "qin": rulers,
}


def aim(content: Components, state: State, seat: int) -> float:
    """None before cards are dealt."""
    nation = state.players[seat].nation
    own = AIMS.get(nation) if nation and state.phase not in ("nations", "deal") else None
    return own(content, state, seat) if own else 0.0


def places_for_itself(player: Player) -> bool:
    """§28.2 Qin fetches what it puts on market cards."""
    return player.nation == "qin"


def keeps_its_deck(player: Player) -> bool:
    """True of a player who gains nothing from drawing the deck empty, but takes unrest (§29.2)."""
    return player.nation == "utopians"
