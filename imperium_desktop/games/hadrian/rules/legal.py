"""Which actions are legal now. Why others are not: refusals.py, from the same predicates."""

from functools import cache

from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.names import (
    BLUE,
    CITIZENS,
    GLADIATORS,
    GUARD,
    PLACE_OF,
    RED,
    SOLDIER,
    WORKERS,
)
from imperium_desktop.games.hadrian.rules.options import BuyGood, EndYear, Scout, SwitchSeat
from imperium_desktop.games.hadrian.rules.sheets.boxes import Box, Sheets, Way
from imperium_desktop.games.hadrian.rules.sheets.cells import labels_in
from imperium_desktop.games.hadrian.rules.state import EMPTY, NO_DIPLOMAT, Player, State
from imperium_desktop.rules.table import Option

DIRECT = tuple(PLACE_OF[name] for name in ("mining", "guard", "cippi", "wall", "fort", *CITIZENS, "temples"))
"""Tracks that an action fills."""
END_YEAR = EndYear()
SWITCH_SEAT = [SwitchSeat(seat) for seat in range(6)]

buy_good = cache(BuyGood)


# Predicates


def is_open(box: Box, player: Player, year: int) -> bool:
    """All that must have come before it is there (§5.7)."""
    filled = player.filled
    for place, level in box.levels:
        if filled[place] < level:
            return False
    return year >= box.closed_before


def payable(player: Player, way: Way) -> bool:
    board = player.board
    for item, count in way.cost:  # noqa: SIM110 (three times as fast as all())
        if board[item] < count:
            return False
    return True


def count_filled(player: Player, box: Box) -> int:
    """Boxes filled in the area of this one, where they are filled in order (§5.4)."""
    if box.place >= 0:
        return player.filled[box.place]
    match box.area:
        case "training":
            return len(player.training) - player.training.count(EMPTY)
        case "red":
            return player.trained[RED]
        case "blue":
            return player.trained[BLUE]
        case "diplomats":
            return len(player.diplomats) - player.diplomats.count(NO_DIPLOMAT)
        case _:
            return scouts_sent(player)


def scouts_sent(player: Player) -> int:
    return player.map.bit_count() // 4


def uses(content: Components, player: Player, box: Box, year: int) -> tuple[int, int]:
    """How often the area was used this Year, and how often it may be (§5.5)."""
    if box.zone == "building":
        return 0, 1
    sign = str(year)
    left, right = content.box.left, content.box.right
    match box.area:
        case "training":
            return player.training.count(sign), left.training.a_year
        case "forum":
            return player.forum.count(sign), left.forum.a_year
        case "theatre":
            return player.theatre.count(sign), right.theatre.a_year
        case "baths":
            return player.baths.count(sign), right.baths.a_year
        case "courthouse":
            column = right.courthouse.boxes[box.number - 1].col
            written = zip(player.courthouse, right.courthouse.boxes, strict=True)
            return sum(mark == sign and other.col == column for mark, other in written), right.courthouse.a_year
        case "red" | "blue" if box.zone == "gladiator":
            return player.fought[GLADIATORS.index(box.area)].count(sign), right.ludus.battles_a_year
    return 0, 1


def usable(content: Components, player: Player, box: Box, year: int) -> bool:
    used, most = uses(content, player, box, year)
    return used < most


def guard_open(sheets: Sheets, player: Player, year: int) -> bool:
    """§6.9 Training fills the next Wall Guard box, too."""
    number = player.filled[GUARD]
    boxes = sheets.tracks[GUARD]
    return number < len(boxes) and is_open(boxes[number], player, year)


def exchangeable(player: Player) -> int:
    """§6.11 Workers that the Forum takes: no Soldiers."""
    return sum(player.board[: len(WORKERS)]) - player.board[SOLDIER]


@cache
def scout(box: int, place: int, rival: int | None, neutral: int) -> Scout:
    return Scout(box, labels_in(place), rival, neutral)


# Listing


def acts(content: Components, state: State) -> list[Option]:
    """§5.11 All that the active player may do."""
    seat, year = state.active, state.year
    player = state.players[seat]
    sheets = content.sheets(state.setup.fort)
    open_boxes = [box for box in next_boxes(sheets, player) if is_open(box, player, year)]
    options = [way.option for box in open_boxes for way in box.ways if payable(player, way)]
    options += [
        box.ways[0].option
        for box in dated_boxes(sheets, player, year)
        if is_open(box, player, year) and payable(player, box.ways[0]) and usable(content, player, box, year)
    ]
    options += exchanges(content, sheets, player, year)
    options += purchases(sheets, state, player, year)
    options += battles(content, sheets, player, year)
    options += diplomats(sheets, player, year)
    options += scouting(content, sheets, state, player, year)
    options.append(END_YEAR)
    options += [SWITCH_SEAT[other] for other, rival in enumerate(state.players) if other != seat and not rival.finished]
    return options


def next_boxes(sheets: Sheets, player: Player) -> list[Box]:
    """The next box of each track and gladiator, and what is not built yet and may be open."""
    filled = player.filled
    boxes = []
    for place in DIRECT:
        track = sheets.tracks[place]
        if filled[place] < len(track):
            boxes.append(track[filled[place]])
    boxes += [box for box in sheets.to_build if not filled[box.place] and filled[box.gate] >= box.gate_level]
    if stands(sheets, player, "ludus"):
        for gladiator, row in enumerate(sheets.gladiators):
            if not player.dead(gladiator) and player.trained[gladiator] < len(row):
                boxes.append(row[player.trained[gladiator]])
    return boxes


def dated_boxes(sheets: Sheets, player: Player, year: int) -> list[Box]:
    """Free boxes that take the Year: the next one for training, any one in the Theatre, Baths and Courthouse."""
    boxes: list[Box] = []
    if EMPTY in player.training and guard_open(sheets, player, year):
        boxes.append(sheets.training[player.training.index(EMPTY)])
    if stands(sheets, player, "theatre"):
        boxes += free(sheets.theatre, player.theatre)
    if player.marks and stands(sheets, player, "baths"):
        boxes += free(sheets.baths, player.baths)
    if stands(sheets, player, "courthouse"):
        boxes += free(sheets.courthouse, player.courthouse)
    return boxes


def stands(sheets: Sheets, player: Player, building: str) -> bool:
    return bool(player.filled[sheets.building_places[building]])


def free(boxes: tuple[Box, ...], marks: str) -> list[Box]:
    return [box for box, mark in zip(boxes, marks, strict=True) if mark == EMPTY]


def exchanges(content: Components, sheets: Sheets, player: Player, year: int) -> list[Option]:
    if exchangeable(player) < content.box.left.forum.pays or not usable(content, player, sheets.forum[0], year):
        return []
    return [box.ways[0].option for box in free(sheets.forum, player.forum)]


def purchases(sheets: Sheets, state: State, player: Player, year: int) -> list[Option]:
    """Goods that the player can buy at the market, with the seat or neutral they are bought from (§7.2)."""
    options: list[Option] = []
    if not stands(sheets, player, "market"):
        return options
    for box in free(sheets.market, player.market):
        if is_open(box, player, year) and payable(player, box.ways[0]):
            options.append(box.ways[0].option)
            options += [buy_good(box.number, rival) for rival in state.neighbours(state.active)]
            options += [buy_good(box.number, None, neutral) for neutral in range(1, len(state.neutrals) + 1)]
    return options


def battles(content: Components, sheets: Sheets, player: Player, year: int) -> list[Option]:
    """Battles that trained gladiators of the player can fight (§7.4)."""
    return [
        box.ways[0].option
        for gladiator, box in enumerate(sheets.battles)
        if player.strength(gladiator) and is_open(box, player, year) and usable(content, player, box, year)
    ]


def diplomats(sheets: Sheets, player: Player, year: int) -> list[Option]:
    """Ways to send the next diplomat, one for each cohort without one (§7.9)."""
    number = len(player.diplomats) - player.diplomats.count(NO_DIPLOMAT)
    if number == len(sheets.diplomats):
        return []
    box = sheets.diplomats[number]
    if not is_open(box, player, year) or not payable(player, box.ways[0]):
        return []
    return [way.option for way, favours in zip(box.ways, player.diplomats, strict=True) if favours == NO_DIPLOMAT]


def scouting(content: Components, sheets: Sheets, state: State, player: Player, year: int) -> list[Option]:
    """Places for the next scout's pattern, from the cards of neighbours and neutrals (§7.10)."""
    number = scouts_sent(player)
    if number == len(sheets.scouts):
        return []
    box = sheets.scouts[number]
    if not is_open(box, player, year) or not payable(player, box.ways[0]):
        return []
    options: list[Option] = []
    for card, rival, neutral in prospects_for(state):
        places = content.free_placements(card, player.map)
        options += [scout(box.number, place, rival, neutral) for place in places]
    return options


def prospects_for(state: State) -> list[tuple[str, int | None, int]]:
    """Cards that the active seat may use, with whose they are: its own, the neighbours', the neutral ones."""
    seat = state.active
    cards: list[tuple[str, int | None, int]] = [
        (state.players[other].prospects[-1], other, 0) for other in (seat, *state.neighbours(seat))
    ]
    return cards + [(card, None, number) for number, card in enumerate(state.neutrals, 1)]
