"""§1.7 What a seat may see, and how it may imagine the rest."""

from collections import Counter
from collections.abc import Sequence

from imperium_desktop.games.tigris.rules.components import LETTERS, SPHERE_OF, Components
from imperium_desktop.games.tigris.rules.options import CommitSupport, PlaceTile
from imperium_desktop.games.tigris.rules.state import HIDDEN, UNKNOWN, State
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.table import Answer


def hide(_content: Components, state: State, seat: int) -> None:
    state.bag = UNKNOWN * len(state.bag)
    state.discards = UNKNOWN * len(state.discards)
    for other, player in enumerate(state.players):
        if other != seat:
            player.hand = UNKNOWN * len(player.hand)
            if state.setup.scores == "hidden":
                player.points = [HIDDEN] * 4
                player.treasures = HIDDEN


def imagine(content: Components, state: State, seat: int, chance: Chance, since: Sequence[tuple[int, Answer]]) -> None:
    unseen = tiles_not_seen(content, state)
    shown = tiles_shown(since)
    for other in shown:
        if other != seat:
            unseen.subtract(shown[other])
    pool = list(unseen.elements())
    chance.shuffle(pool)
    for other, player in enumerate(state.players):
        if other != seat:
            known = "".join(shown[other].elements())
            rest = len(player.hand) - len(known)
            player.hand = in_order(known + "".join(pool[:rest]))
            del pool[:rest]
    size = len(state.bag)
    state.bag, state.discards = "".join(pool[:size]), "".join(pool[size:])
    imagine_screens(content, state, seat, chance)


def tiles_not_seen(content: Components, state: State) -> Counter[str]:
    """All tiles but those on the board and in hands that can be seen."""
    unseen = Counter(dict(zip(LETTERS, content.tiles, strict=True)))
    for sphere, letter in enumerate(LETTERS):
        unseen[letter] -= (state.tiles[sphere] | state.bases[sphere]).bit_count()
    for player in state.players:
        unseen.subtract(player.hand.replace(UNKNOWN, ""))
    return unseen


def tiles_shown(since: Sequence[tuple[int, Answer]]) -> dict[int, Counter[str]]:
    """What each seat has openly played from its hand since the rest."""
    shown: dict[int, Counter[str]] = {seat: Counter() for seat in range(4)}
    for seat, answer in since:
        if isinstance(answer, PlaceTile):
            shown[seat][LETTERS[SPHERE_OF[answer.tile]]] += 1
        elif isinstance(answer, CommitSupport):
            shown[seat][LETTERS[SPHERE_OF[answer.tile]]] += answer.count
    return shown


def imagine_screens(content: Components, state: State, seat: int, chance: Chance) -> None:
    """Imagine the hidden totals: treasures that must lie somewhere, points much as the player's own."""
    hidden = [player for player in state.players if player.treasures == HIDDEN]
    if not hidden:
        return
    own = state.players[seat]
    taken = content.boards[state.setup.board].temples.bit_count() - state.treasures.bit_count() - own.treasures
    for player in hidden:
        player.treasures = 0
        player.points = [chance.below(2 + sum(own.points) // 2) for _ in range(4)]
    for _ in range(taken):
        chance.one_of(hidden).treasures += 1


def in_order(hand: str) -> str:
    return "".join(sorted(hand, key=LETTERS.index))
