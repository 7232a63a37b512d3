"""What the pointer or the keyboard is at: a square, the kingdom there, and what touching it would bring."""

from imperium_desktop.games.tigris.analysis.prospects import Prospect, prospect
from imperium_desktop.games.tigris.analysis.survey import Kingdom, kingdom_at, kingdom_on
from imperium_desktop.games.tigris.rules.components import SPHERE_OF, Components
from imperium_desktop.games.tigris.rules.options import PlaceLeader, PlaceTile, PlayCatastrophe
from imperium_desktop.games.tigris.rules.regions import kingdoms, kingdoms_beside
from imperium_desktop.games.tigris.rules.squares import OFF, SQUARES, squares_in
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.games.tigris.scene.shown import Shown
from imperium_desktop.rules.keys import Key


def square_at(content: Components, view: State, key: str) -> int:
    """Where an element lies on the board; OFF if it lies elsewhere."""
    named = Key.of(key)
    if named.zone == "leader":
        dynasty, leader = named.parts
        places = (player.leaders for player in view.players if player.dynasty == dynasty)
        return next((squares[SPHERE_OF[leader]] for squares in places), OFF)
    if named.zone == "monument":
        return view.monuments[content.monuments.index(named.name)]
    return SQUARES.get(named.name, OFF)


def placed_at(shown: Shown, key: str) -> PlaceTile | PlaceLeader | PlayCatastrophe | None:
    """What is held would be laid there."""
    option = shown.question.answer_at(key) if shown.question is not None else None
    return option if isinstance(option, PlaceTile | PlaceLeader | PlayCatastrophe) else None


def prospect_at(shown: Shown, key: str) -> Prospect | None:
    option = placed_at(shown, key)
    return prospect(shown.question.seen, option) if option is not None and shown.question is not None else None


def kingdoms_touched(view: State, square: int) -> list[Kingdom]:
    """Kingdoms that a piece on this square touches."""
    return [kingdom_at(view, next(squares_in(squares))) for squares in kingdoms_beside(view, square)]


def kingdom_told(content: Components, shown: Shown, key: str) -> Kingdom | None:
    """The kingdom pointed at, now or last, before that the foremost of this seat; None: there is none on the board."""
    view = shown.view
    return kingdom_under(content, shown, key) or kingdom_on(view, shown.gaze.kingdom) or foremost(view, shown.seat)


def kingdom_under(content: Components, shown: Shown, key: str) -> Kingdom | None:
    """The kingdom under the pointer.

    With something held, the one it would touch, a rival's before the player's own.
    """
    view, square = shown.view, square_at(content, shown.view, key)
    if square == OFF:
        return None
    if placed_at(shown, key) is None:
        return kingdom_on(view, square)
    return max(kingdoms_touched(view, square), key=lambda kingdom: kingdom.owner != shown.seat, default=None)


def foremost(view: State, seat: int) -> Kingdom | None:
    """Where this seat has most leaders."""
    found = [kingdom_at(view, next(squares_in(squares))) for squares in kingdoms(view)]

    def weight(kingdom: Kingdom) -> tuple[int, int]:
        return sum(leader.seat == seat for leader in kingdom.leaders), kingdom.squares.bit_count()

    return max(found, key=weight, default=None)
