"""Where everything lies on the table of Imperium. Pure: no Qt, no words."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import COMMONS, SMALL_DECKS
from imperium_desktop.games.imperium.rules.state import Pinned, Player, State
from imperium_desktop.games.imperium.scene.areas.places import MISSING, lying, nadir_of, pile_sizes, stage_of
from imperium_desktop.games.imperium.scene.choices.carrying_out import Carried
from imperium_desktop.games.imperium.scene.choices.panel import PASSING, ChoicePanel, on_panel
from imperium_desktop.games.imperium.scene.face_kinds import (
    BackFace,
    CardFace,
    OpenPileFace,
    PileFace,
    PlayedFace,
    PlayedTokensFace,
    QuestFace,
    ShelfFace,
    SliverFace,
    SlotFace,
    SlotTokensFace,
    UnrestFace,
)
from imperium_desktop.games.imperium.scene.nations import nations_layout
from imperium_desktop.games.imperium.scene.plan import MARKET_PILES, Plan
from imperium_desktop.games.imperium.scene.shown import Shown
from imperium_desktop.games.imperium.scene.staged.solstice import is_staged, lane_panel, stage_layout
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.table import Decision, Option
from imperium_desktop.ui.scenes.cards.covering import lay, lifted
from imperium_desktop.ui.scenes.cards.panel import lay_panel
from imperium_desktop.ui.stage.placement import BUTTON, COVERED, UNSEEN, Layout, Placement, Zone
from imperium_desktop.ui.theme.rect import Rect

SHELF: Final = "shelf"
"""Element under cards that are spread out."""
ALONE: Final = 1.4
"""How much wider a panel is that stands beside no card."""
FOUND_IN_MAIN: Final = ("tributary", "variable")
"""What a break through looks for in the main deck (§7.3)."""
HIDDEN_BACK: Final = BackFace(COMMONS["classics"])
STAGE: Final = "stage/"
"""How the keys of cards begin that lie in the tray while they speak, and elsewhere too."""


def layout(
    content: Components,
    shown: Shown,
    plan: Plan,
    choices: ChoicePanel | None,
    card: Carried | None,
) -> Layout:
    """`card` is being carried out."""
    view: State = shown.view
    placed: Layout = dict.fromkeys(PASSING, BUTTON)
    placed.update(not_yet(shown.decision))
    if view.phase in ("nations", "deal"):
        placed.update(nations_layout(content, shown, plan))
        return placed
    if is_staged(content, shown) and shown.gaze.seat is None:
        placed.update(stage_layout(content, shown, plan))
        lines = [line.key for line in choices.lines] if choices is not None else []
        panel = lane_panel(content, shown, plan, len(lines)) if lines else None
        if choices is not None and panel is not None:
            placed.update(tray(content, view, shown.seat, plan, None, None, placed))
            placed.update(lay_panel(lines, panel, plan.tray, headed=choices.headed))
        else:
            placed.update(tray(content, view, shown.seat, plan, choices, card, placed))
        placed.update((key, UNSEEN) for key in needed(shown) if key not in placed)
        return placed
    seat = shown.seat if shown.gaze.seat is None else shown.gaze.seat
    placed.update(market(view, plan))
    placed.update(area(content, view, seat, plan))
    others = [other for other in range(len(view.players)) if other != seat]
    for other, panel in zip(others, plan.panels(), strict=False):
        placed.update(condensed(content, view, other, panel, plan))
    placed.update(tray(content, view, shown.seat, plan, choices, card, placed))
    if shown.gaze.seat is not None:
        placed["look/own"] = Placement(*plan.own_head, z=3)
        placed.update((key, UNSEEN) for key in needed(shown) if key not in placed)
    placed.update(shelf(content, shown, plan, placed))
    return placed


def not_yet(decision: Decision[Option] | None) -> Iterator[tuple[str, Placement]]:
    """What belongs to a card comes to the panel or to the shelf when the card is touched."""
    for option in decision.options if decision is not None else ():
        yield from ((key, UNSEEN) for key in option.path if on_panel(key))
        yield from ((key, UNSEEN) for key in option.path[1:])


def needed(shown: Shown) -> list[str]:
    """Cards that can be touched next, or for which a touch has already been made."""
    if shown.question is not None:
        lit = [*shown.question.lit, *shown.question.picked]
    else:
        lit = [
            option.path[0] for option in (shown.decision.options if shown.decision is not None else ()) if option.path
        ]
    return sorted({key for key in lit if key.startswith("card/")})


# The market


def market(view: State, plan: Plan) -> Iterator[tuple[str, Placement]]:
    for number, (slot, rect) in enumerate(zip(view.market, plan.slots(), strict=True)):
        if not slot.card:
            continue
        if slot.unrest:
            yield f"under/slot/{number}", Placement(*plan.unrest_under(rect), UnrestFace(), z=0.8)
        over = SlotTokensFace(slot.tokens) if any(slot.tokens) else None
        face = SlotFace(slot.card, slot.tokens)
        yield f"card/{slot.card}", Placement(*rect, face, z=1, born=deck_of(number), over=over)
    for deck, rect in zip(SMALL_DECKS, plan.small_decks(), strict=True):
        yield f"blind/{deck}", Placement(*rect, PileFace(deck, len(view.decks[deck])), z=1)
    counts = (len(view.main), len(view.fame), len(view.pile))
    for name, n, rect in zip(MARKET_PILES, counts, plan.market_piles(), strict=True):
        yield f"pile/{name}", Placement(*rect, PileFace(name, n), z=1)
    for found in FOUND_IN_MAIN:
        yield f"blind/{found}", Placement(*plan.market_piles()[0], z=0.9)
    yield "pile/exile", Placement(*plan.exile, z=1)


def deck_of(slot: int) -> str:
    return f"blind/{SMALL_DECKS[slot]}" if slot < len(SMALL_DECKS) else "pile/main"


# An area at full size


def area(content: Components, view: State, seat: int, plan: Plan) -> Iterator[tuple[str, Placement]]:
    player = view.players[seat]
    places = lying(player)
    rects = plan.in_play([len(place.garrison) for place in places])
    lines: dict[float, list[tuple[str, Placement]]] = {}
    for place, rect in zip(places, rects, strict=True):
        z = 1 + rect.x / 10000
        over = PlayedTokensFace(place.tokens) if any(place.tokens) else None
        face = Placement(*rect, play_face(content, player, place), z=z, born=f"card/{place.card}", over=over)
        lines.setdefault(rect.y, []).append((f"card/{place.card}", face))
        for number, (card, sliver) in enumerate(
            zip(place.garrison, plan.garrison(rect, len(place.garrison)), strict=True)
        ):
            if card in content.nouns:
                under = SliverFace(card, garrison=place in player.play)
                yield f"card/{card}", Placement(*sliver, under, z=z - 0.001 * (number + 1))
    for line in lines.values():
        yield from lay(line)
    yield from piles(content, player, plan)


def play_face(content: Components, player: Player, place: Pinned) -> PlayedFace:
    """Face of a card in play, with what lies on it and how far a journey has come."""
    travels = place.card in (other.card for other in player.beside)
    return PlayedFace(place.card, place.marked, place.tokens, stage_of(content, player) if travels else None)


def piles(content: Components, player: Player, plan: Plan) -> Iterator[tuple[str, Placement]]:
    for (name, count), rect in zip(pile_sizes(content, player).items(), plan.own_piles(), strict=True):
        yield f"pile/{name}", Placement(*rect, pile_face(player, name, count), z=1)
        if name in ("nation", "development"):
            yield f"marked/{name}", Placement(*rect, z=0.9)
        nadir = nadir_of(content, player) if name == "nation" else ""
        if nadir:
            yield f"card/{nadir}", Placement(*plan.under_pile(rect), SliverFace(nadir), z=1.1)


def pile_face(player: Player, name: str, count: int) -> BackFace | PileFace | OpenPileFace | None:
    """None where others have a pile, and this nation has none."""
    match name:
        case "deck":
            return BackFace(player.nation or COMMONS["classics"], count)
        case "discard":
            return OpenPileFace(name, count, "".join(player.discard[-1:]))
        case "nation":
            return PileFace(name, count, player.nation_marked)
        case "development":
            return OpenPileFace(name, count, "".join(player.development[:1]), player.development_marked)
        case "quests":
            return OpenPileFace(name, count, "".join(player.development[:1]))
    return None if name in MISSING else PileFace(name, count)


# The others, condensed


def condensed(content: Components, view: State, seat: int, panel: Rect, plan: Plan) -> Iterator[tuple[str, Placement]]:
    player = view.players[seat]
    yield f"look/{seat}", Placement(*panel, z=0.5)
    faces: list[tuple[str, PlayedFace | QuestFace]]
    faces = [(place.card, play_face(content, player, place)) for place in lying(player)]
    if player.quest:
        faces.insert(2, (player.quest, QuestFace(player.quest)))
    rects = plan.panel_cards(panel, len(faces))
    lines: dict[float, list[tuple[str, Placement]]] = {}
    for (card, face), rect in zip(faces, rects, strict=False):
        lines.setdefault(rect.y, []).append((f"card/{card}", Placement(*rect, face, z=1 + rect.x / 10000)))
    for line in lines.values():
        yield from lay(line)


# The tray


def tray(
    content: Components,
    view: State,
    seat: int,
    plan: Plan,
    choices: ChoicePanel | None,
    card: Carried | None,
    placed: Layout,
) -> Iterator[tuple[str, Placement]]:
    """The hand, and the panel beside the card that it is about; or a card that is carried out, with its steps."""
    hand = view.players[seat].hand
    if card is not None:
        yield from resolving(content, hand, plan, choices, card, placed)
        return
    about = choices.card if choices is not None else ""
    lines = len(choices.lines) if choices is not None else 0
    opened = hand.index(about) if about in hand else None
    on_table = placed.get(f"{COVERED}card/{about}", placed.get(f"card/{about}", UNSEEN))
    beside = opened is None and on_table is not UNSEEN and choices is not None and choices.touched
    laid = plan.tray.hand(len(hand), 0, opened, 0 if beside else lines, widened=ALONE)
    found = dict(lay(hand_cards(content, hand, laid.cards)))
    yield from found.items()
    if opened is not None:
        yield from lifted(found, f"card/{about}")
    if choices is not None:
        cards_there = [Rect(*place[:4]) for place in placed.values() if place.face and place is not on_table]
        inside = plan.areas.table.inset(plan.gap)
        panel = plan.tray.panel_beside(Rect(*on_table[:4]), lines, inside, cards_there) if beside else laid.panel
        assert panel is not None
        yield from lay_panel([line.key for line in choices.lines], panel, plan.tray, headed=choices.headed)


def hand_cards(content: Components, cards: Sequence[str], rects: Sequence[Rect]) -> list[tuple[str, Placement]]:
    """Cards that are hidden have backs and numbers instead of names."""
    found = []
    for number, (card, rect) in enumerate(zip(cards, rects, strict=True)):
        known = card in content.nouns
        key = f"card/{card}" if known else f"hidden/{number}"
        face = CardFace(card) if known else HIDDEN_BACK
        place = Placement(*rect, face, z=2 + rect.x / 10000, zone=Zone.TRAY, born="pile/deck")
        found.append((key, place))
    return found


def resolving(
    content: Components,
    hand: Sequence[str],
    plan: Plan,
    choices: ChoicePanel | None,
    card: Carried,
    placed: Layout,
) -> Iterator[tuple[str, Placement]]:
    asked = choices is not None and not choices.touched
    laid = plan.resolving(len(hand), asked=asked)
    there = f"card/{card.card}" in placed
    key = f"{STAGE}{card.card}" if there else f"card/{card.card}"
    yield key, Placement(*laid.card, CardFace(card.card), z=2, zone=Zone.TRAY, born=f"card/{card.card}")
    yield from lay(hand_cards(content, hand, laid.hand))
    if choices is not None:
        panel = laid.question or plan.tray.panel_beside(
            Rect(*placed.get(f"card/{choices.card}", UNSEEN)[:4]), len(choices.lines), plan.areas.table, []
        )
        yield from lay_panel([line.key for line in choices.lines], panel, plan.tray, headed=choices.headed)


# Cards that lie elsewhere


def shelf(content: Components, shown: Shown, plan: Plan, placed: Layout) -> Iterator[tuple[str, Placement]]:
    """Those that can be chosen and lie in a pile, or a pile that is leafed through."""
    asked = asked_for(content, shown, placed) if shown.gaze.seat is None else []
    cards = asked or leafed(content, shown, shown.gaze.opened)
    if not cards:
        return
    place = plan.shelf(over_market=is_over_market(shown))
    leafing = shown.gaze.opened.removeprefix("pile/") if shown.gaze.opened.startswith("pile/") and not asked else ""
    yield SHELF, Placement(*place, ShelfFace(leafing, len(cards)), z=5.5)
    row = [
        (f"card/{card}", Placement(*rect, CardFace(card), z=6 + rect.x / 10000))
        for card, rect in zip(cards, plan.shelf_cards(place, len(cards)), strict=True)
    ]
    lines: dict[float, list[tuple[str, Placement]]] = {}
    for key, at in row:
        lines.setdefault(at.y, []).append((key, at))
    for line in lines.values():
        yield from lay(line)


def asked_for(content: Components, shown: Shown, placed: Layout) -> list[str]:
    """Cards that can be chosen and lie nowhere else on the table."""
    hidden = [key.removeprefix("card/") for key in needed(shown) if placed.get(key, UNSEEN) is UNSEEN]
    return [card for card in hidden if card in content.nouns]


def leafed(content: Components, shown: Shown, pile: str) -> list[str]:
    """The known cards of a pile of who is looked at; those of a hidden one in no order."""
    zone, name = Key.of(pile)
    if zone != "pile":
        return []
    view: State = shown.view
    player = view.players[shown.seat if shown.gaze.seat is None else shown.gaze.seat]
    own = shown.gaze.seat is None
    cards: Iterable[str] = {
        "discard": player.discard[::-1],
        "development": player.development,
        "quests": player.development,
        "history": player.history,
        "sunken": player.sunken,
        "nation": player.nation_deck,
        "deck": sorted(player.unseen) if own else (),
        "exile": view.exile[::-1],
    }.get(name, ())
    return [card for card in cards if card in content.nouns]


def is_over_market(shown: Shown) -> bool:
    """True unless something there can be chosen, too."""
    there = {f"card/{slot.card}" for slot in shown.view.market if slot.card}
    return not there.intersection(needed(shown))
