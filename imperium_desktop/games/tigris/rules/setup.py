"""§1 Setting up: bag, hands, starting temples and treasures."""

from imperium_desktop.games.tigris.rules.components import LETTERS, RED, Components
from imperium_desktop.games.tigris.rules.squares import OFF
from imperium_desktop.games.tigris.rules.state import Player, State, TigrisSetup
from imperium_desktop.rules.chance import Chance


def new_table(content: Components, setup: TigrisSetup, chance: Chance) -> State:
    board = content.boards[setup.board]
    bag = fill_bag(content, board.temples.bit_count())
    chance.shuffle(bag)
    players = [
        Player(
            setup.dynasties[seat] if setup.dynasties else None,
            hand="",
            leaders=[OFF] * 4,
            catastrophes=content.limits.catastrophes,
            points=[0] * 4,
            treasures=0,
        )
        for seat in range(setup.seats)
    ]
    first = chance.below(setup.seats) if setup.first is None else setup.first
    state = State(
        setup=setup,
        chance=chance,
        players=players,
        bag="".join(bag),
        discards="",
        tiles=[0, board.temples, 0, 0],
        bases=[0] * 4,
        catastrophes=0,
        treasures=board.temples,
        monuments=[OFF] * len(content.monuments),
        unification=OFF,
        conflict=None,
        phase="actions" if setup.dynasties else "dynasties",
        active=first,
        actions_left=content.limits.actions,
        turn=1,
        ending="",
    )
    for seat in state.seats_from(first):
        deal(state, seat, content.limits.hand)
    return state


def fill_bag(content: Components, temples_on_board: int) -> list[str]:
    counts = list(content.tiles)
    counts[RED] -= temples_on_board
    return [letter for letter, count in zip(LETTERS, counts, strict=True) for _ in range(count)]


def deal(state: State, seat: int, count: int) -> str:
    """Draw from the bag as far as it goes; returns the drawn tiles."""
    drawn, state.bag = state.bag[:count], state.bag[count:]
    player = state.players[seat]
    player.hand = "".join(sorted(player.hand + drawn, key=LETTERS.find))
    return drawn
