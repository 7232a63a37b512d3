"""Hints about the weakest sphere: which it is, and what would raise it here and now."""

from imperium_desktop.games.tigris.rules.components import LEADERS, LETTERS, RED, SPHERES, TILES
from imperium_desktop.games.tigris.rules.regions import collector, kingdoms_beside, leader_in, temples_near
from imperium_desktop.games.tigris.rules.squares import BESIDE, LABELS, OFF, squares_in
from imperium_desktop.games.tigris.teaching.board import best_square, lay_of, reach_of, room_for_tiles, scoring_squares
from imperium_desktop.games.tigris.teaching.context import Context, own, standing, weakest_spheres
from imperium_desktop.teaching.hints import Found


def weakest_tile(look: Context) -> Found | None:
    """A tile in hand that brings a point of a weakest colour."""
    if look.path:
        return None
    lay, hand = lay_of(look), own(look).hand
    for sphere in weakest_spheres(own(look)):
        squares = scoring_squares(lay, look.seat, sphere) if LETTERS[sphere] in hand else 0
        if not squares:
            continue
        square = best_square(look.now, look.seat, sphere, squares)
        found = collector(look.now, sphere, kingdoms_beside(look.now, square)[0])
        assert found is not None
        protected = [
            leader
            for leader, home in enumerate(own(look).leaders)
            if sphere == RED and home != OFF and BESIDE[square] >> home & 1
        ]
        facts = {
            **standing(look),
            "sphere": SPHERES[sphere],
            "tile": TILES[sphere],
            "square": LABELS[square],
            "leader": LEADERS[found[1]],
            "protected": tuple(LEADERS[leader] for leader in protected),
        }
        return Found(facts, marks=(f"cell/{LABELS[square]}",))
    return None


def weakest_leader(look: Context) -> Found | None:
    """No tile would bring a point of a weakest colour: its leader has to come, or to go where there is room."""
    if look.path:
        return None
    lay, state = lay_of(look), look.now
    for sphere in weakest_spheres(own(look)):
        if scoring_squares(lay, look.seat, sphere):
            continue
        squares = peaceful_squares(look, sphere)
        if squares:
            square = max(squares, key=lambda square: (room_for_tiles(lay, sphere, square), temples_near(state, square)))
            facts = {
                **standing(look),
                "sphere": SPHERES[sphere],
                "leader": LEADERS[sphere],
                "square": LABELS[square],
                "temples": temples_near(state, square),
                "blocked": int(any(collects(look, sphere, kingdom) for kingdom in lay.kingdoms)),
                "placed": int(own(look).leaders[sphere] != OFF),
                "tile": TILES[sphere],
                "held": own(look).hand.count(LETTERS[sphere]),
            }
            return Found(facts, marks=(f"cell/{LABELS[square]}",))
    return None


def peaceful_squares(look: Context, sphere: int) -> list[int]:
    """Where the own leader may go without meeting a rival of his colour."""
    state = look.now
    return [
        square
        for square in squares_in(reach_of(lay_of(look), look.seat, sphere))
        if all(leader_in(state, sphere, kingdom) in (None, look.seat) for kingdom in kingdoms_beside(state, square))
    ]


def collects(look: Context, sphere: int, kingdom: int) -> bool:
    found = collector(look.now, sphere, kingdom)
    return found is not None and found[0] == look.seat
