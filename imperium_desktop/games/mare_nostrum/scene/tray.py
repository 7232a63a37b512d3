"""What lies in front of the seat that looks: its cards, and in its war turn the units that can still move. Pure."""

from collections.abc import Iterator

from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.state import Player, State
from imperium_desktop.games.mare_nostrum.scene.battle.facts import cards_in
from imperium_desktop.games.mare_nostrum.scene.battle.outcomes import fought_here
from imperium_desktop.games.mare_nostrum.scene.battle.plan import asks_losses
from imperium_desktop.games.mare_nostrum.scene.build.wells import build_palette, is_building, palette_right
from imperium_desktop.games.mare_nostrum.scene.cards.hand import LIFT, hand_seen, hand_tokens
from imperium_desktop.games.mare_nostrum.scene.cards.hand_choice import choice_tokens, has_choice
from imperium_desktop.games.mare_nostrum.scene.face_kinds import ButtonFace, PeekFace, StubFace, WellFace
from imperium_desktop.games.mare_nostrum.scene.looking import CARDS_BUTTON, TRADING
from imperium_desktop.games.mare_nostrum.scene.map.reading import empire_of
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.rules.keys import Key
from imperium_desktop.ui.scenes.protocol.scene import PEEK
from imperium_desktop.ui.stage.placement import Placement, Zone
from imperium_desktop.ui.theme.measure import blend
from imperium_desktop.ui.theme.rect import Rect

UNIT = "unit/"
"""How the keys of units in the tray begin: touching one means the same unit on the map."""
GAP = 8.0
WIDEST_CARD = 350.0
UNIT_GAP = 22.0
"""Gap between units that can move: their names are wider than they are."""
SECOND = 0.53
"""Where the right part of the tray begins, as a share of its width."""


def tray(content: Components, shown: Shown, plan: Plan) -> Iterator[tuple[str, Placement]]:
    """What is needed just now: the palette and the hand to build, the hand to trade, cards and units else."""
    if shown.view.phase == "empires":
        return
    yield CARDS_BUTTON, Placement(*cards_button(plan), cards_face(shown), 2, Zone.TRAY)
    room = hand_room(content, shown, plan)
    if is_building(shown):
        yield from build_palette(content, shown, plan)
    elif hand_first(shown):
        yield from cards(content, shown, plan, left=plan.areas.tray.width * SECOND)
    else:
        yield from cards(content, shown, plan)
        if not shows_hand(content, shown):
            yield from movable(content, shown, plan)
    if has_choice(shown):
        yield from choice_tokens(shown, plan, room)
    elif shows_hand(content, shown):
        yield from hand_tokens(content, shown, plan, room)
    if shown.peek:
        yield PEEK, Placement(*peek_button(shown, plan), PeekFace(), 2, Zone.TRAY)


def cards_button(plan: Plan) -> Rect:
    """Button at the right end of the headings."""
    width, height = blend(142, 176, plan.areas.across), blend(24, 32, plan.areas.down)
    tray = plan.areas.tray
    return Rect(
        tray.right - width - blend(10, 24, plan.areas.across), tray.y + blend(2, 7, plan.areas.down), width, height
    )


def cards_face(shown: Shown) -> ButtonFace:
    return ButtonFace("cards", lit=any(key.startswith("card/") for key in shown.lit))


# The hand


def hand_first(shown: Shown) -> bool:
    """The hand, or its screen, lies where the cards lie else."""
    return shown.view.phase in (*TRADING, "keep") or has_choice(shown)


def shows_hand(content: Components, shown: Shown) -> bool:
    """Where units are to be moved it comes up only while one peeks at it."""
    view: State = shown.view
    if not hand_seen(view, shown.seat) or view.phase in ("empires", "over"):
        return False
    if asks_losses(shown) and not shown.peek:  # what would fall instead is told there
        return False
    return is_building(shown) or hand_first(shown) or shown.peek or not ready_units(content, view, shown.seat)


def hand_room(content: Components, shown: Shown, plan: Plan) -> Rect:
    """Where the tokens of the hand lie."""
    gap, right = blend(16, 44, plan.areas.across), plan.areas.tray.right - blend(10, 24, plan.areas.across)
    if is_building(shown):
        left = palette_right(content, shown, plan) + gap
    elif hand_first(shown):
        left, right = plan.tray_left, plan.areas.tray.width * SECOND - gap
        right = peek_button(shown, plan).x - gap if shown.peek else right
    else:
        left = units_left(content, shown, plan)
        right = peek_button(shown, plan).x - gap if shown.peek else right
    return Rect(left, plan.tray_top - LIFT / 2, right - left, plan.tray_height)


# Cards


def cards_seen(content: Components, shown: Shown) -> tuple[str, ...]:
    """Those of the seat that looks; while a battle is told, those that count in it."""
    fought = fought_here(content, shown)
    if fought is not None:
        return cards_in(content, shown.view, fought)
    player: Player = shown.view.players[shown.seat]
    return (*player.cards, *(("pyramids",) if player.pyramids else ()))


def card_size(plan: Plan, count: int) -> tuple[float, float]:
    """Take the room there is, so that words can be read; the more cards there are the narrower they are."""
    most = plan.areas.tray.width * (1 - SECOND) - 2 * plan.tray_left
    return min(WIDEST_CARD, most / max(count, 1) - GAP), plan.tray_height


def cards(content: Components, shown: Shown, plan: Plan, left: float | None = None) -> Iterator[tuple[str, Placement]]:
    held = cards_seen(content, shown)
    first = plan.tray_left if left is None else left
    width, height = card_size(plan, len(held))
    for place, card in enumerate(held):
        spot = first + place * (width + GAP)
        yield f"card/{card}", Placement(spot, plan.tray_top, width, height, StubFace(card), 2, Zone.TRAY)


# Units


def waiting_units(content: Components, shown: Shown) -> list[tuple[str, str, int]]:
    """None while a battle is told."""
    return [] if fought_here(content, shown) is not None else ready_units(content, shown.view, shown.seat)


def ready_units(content: Components, view: State, seat: int) -> list[tuple[str, str, int]]:
    """What a seat can still move in its war turn: the element on the map, where it is, and how many."""
    if view.active != seat or view.phase not in ("triremes", "legions"):
        return []
    if view.phase == "triremes":
        ready = [
            (f"trireme/{seat}/{content.seas[sea]}", content.seas[sea], n) for sea, n in enumerate(view.ready_triremes)
        ]
    else:
        ready = [
            (f"legion/{seat}/{content.provinces[place]}", content.provinces[place], n)
            for place, n in enumerate(view.ready_legions)
        ]
    return [unit for unit in ready if unit[2]]


def units_left(content: Components, shown: Shown, plan: Plan) -> float:
    """Where the units begin, after the cards."""
    held = cards_seen(content, shown)
    cards_end = plan.tray_left + len(held) * (card_size(plan, len(held))[0] + GAP)
    return max(cards_end, blend(230, 330, plan.areas.across)) + blend(14, 40, plan.areas.across)


def well_size(plan: Plan) -> tuple[float, float]:
    return blend(56, 80, plan.areas.across), blend(46, 84, plan.areas.down)


def movable(content: Components, shown: Shown, plan: Plan) -> Iterator[tuple[str, Placement]]:
    view: State = shown.view
    ready = waiting_units(content, shown)
    width, height = well_size(plan)
    left = units_left(content, shown, plan)
    room = plan.areas.tray.right - left - peek_button(shown, plan).width - 40
    step = min(width + UNIT_GAP, room / max(len(ready), 1))
    for place, (key, _, count) in enumerate(ready):
        face = WellFace(Key.of(key).zone, empire_of(view, shown.seat), count)
        yield UNIT + key, Placement(left + place * step, plan.tray_top, width, height, face, 2, Zone.TRAY)


# Peeking


def peek_button(shown: Shown, plan: Plan) -> Rect:
    """Button at the right; beside the screen where the cards lie there."""
    width, height = blend(190, 250, plan.areas.across), blend(34, 46, plan.areas.down)
    tray = plan.areas.tray
    right = tray.width * SECOND if hand_first(shown) else tray.right
    return Rect(right - width - blend(20, 60, plan.areas.across), plan.tray_top + 3, width, height)
