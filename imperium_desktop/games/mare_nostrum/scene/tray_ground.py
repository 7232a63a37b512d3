"""The wood of the tray and the words on it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.payment import kinds_held, tokens_for
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN, NAME_OF, without
from imperium_desktop.games.mare_nostrum.scene.battle.facts import cards_in
from imperium_desktop.games.mare_nostrum.scene.battle.note import note_title, paint_note
from imperium_desktop.games.mare_nostrum.scene.battle.outcomes import fought_here
from imperium_desktop.games.mare_nostrum.scene.battle.plan import asks_losses
from imperium_desktop.games.mare_nostrum.scene.build.paint import paint_palette
from imperium_desktop.games.mare_nostrum.scene.build.wells import is_building
from imperium_desktop.games.mare_nostrum.scene.cards.hand import (
    LIFT,
    boxes,
    hand_seen,
    is_paying,
    labelled,
    proposed,
    screen,
    slots,
    token_side,
)
from imperium_desktop.games.mare_nostrum.scene.cards.hand_choice import has_choice
from imperium_desktop.games.mare_nostrum.scene.cards.hand_faces import paint_screen
from imperium_desktop.games.mare_nostrum.scene.map.reading import empire_of
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.games.mare_nostrum.scene.tray import (
    GAP,
    SECOND,
    UNIT_GAP,
    cards_button,
    hand_first,
    hand_room,
    movable,
    peek_button,
    shows_hand,
    units_left,
    waiting_units,
)
from imperium_desktop.ui.theme.fonts import sans, type_font
from imperium_desktop.ui.theme.kept_pictures import KeptPictures
from imperium_desktop.ui.theme.lettering import CENTRE, write
from imperium_desktop.ui.theme.measure import LEAST_TEXT
from imperium_desktop.ui.theme.paint import tray_wood
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect


def paint_tray(p: QPainter, plan: Plan, content: Components, shown: Shown, kept: KeptPictures) -> None:
    tray_wood(p, QRectF(*plan.areas.tray), p.device().devicePixelRatioF())
    if shown.view.phase == "empires":
        return
    if is_building(shown):
        heading(p, plan, plan.tray_left, say("what_do_you_build"), right=hand_room(content, shown, plan).x - GAP)
        paint_palette(p, plan, content, shown, shown.gaze.item, kept)
    elif not shown.gaze.cards:
        paint_cards_heading(p, plan, content, shown)
    paint_hand(p, plan, content, shown)
    if not shows_hand(content, shown):
        paint_units(p, plan, content, shown)
        if asks_losses(shown) and shown.question is not None:
            left = units_left(content, shown, plan)
            heading(p, plan, left, note_title(shown.gaze.falls), right=cards_button(plan).x - GAP)
            paint_note(p, plan, content, shown, shown.gaze.falls, left)
    if shown.peek:
        button = QRectF(*peek_button(shown, plan))
        below = QRectF(button.x() - 40, button.bottom() + 4, button.width() + 52, 20)
        write(
            p,
            below,
            say("open_table_all_hands_are_hidden"),
            colour=palette().on_table_secondary,
            align=CENTRE,
            font=type_font("small"),
        )


def paint_cards_heading(p: QPainter, plan: Plan, content: Components, shown: Shown) -> None:
    view: State = shown.view
    empire, fought = empire_of(view, shown.seat), fought_here(content, shown)
    if fought is not None:
        aside = "" if cards_in(content, view, fought) else say("no_card_counts")
        right = units_left(content, shown, plan) - GAP
        heading(p, plan, plan.tray_left, say("cards_in_this_battle"), aside, right=right)
        return
    if not empire:
        return
    have, needed = len(view.players[shown.seat].cards), len(content.box.prices.cards) + 1
    aside = say("have_of_needed_for_fame", have=have, needed=needed)
    left, right = (
        (plan.areas.tray.width * SECOND, cards_button(plan).x)
        if hand_first(shown)
        else (plan.tray_left, units_left(content, shown, plan))
    )
    heading(p, plan, left, say("cards_empire", empire=shown.words.label(empire)), aside, right=right - GAP)


def paint_hand(p: QPainter, plan: Plan, content: Components, shown: Shown) -> None:
    """Paint the hand's heading, the names under the tokens; or the screen in front of it."""
    view: State = shown.view
    room = hand_room(content, shown, plan)
    if has_choice(shown):
        heading(p, plan, room.x, say("reserve"))
    elif shows_hand(content, shown):
        heading(p, plan, room.x, *hand_words(content, shown), right=hand_right(plan, room))
        paint_token_names(p, plan, content, shown)
    elif hand_first(shown) and empire_of(view, shown.seat) and not hand_seen(view, shown.seat):
        title = say("screen_name", name=shown.words.seat(shown.seat))
        heading(p, plan, room.x, title, say("every_hand_stays_hidden"), right=hand_right(plan, room))
        paint_screen(p, QRectF(*screen(plan, room)), empire_of(view, shown.seat))


def hand_right(plan: Plan, room: Rect) -> float:
    """Where the heading over the hand has to end."""
    button = cards_button(plan)
    return min(room.right, button.x) - GAP if room.x < button.x else room.right


def hand_words(content: Components, shown: Shown) -> tuple[str, str]:
    """Tell what lies in the hand; while the player pays, what will be left."""
    view: State = shown.view
    hand = view.players[shown.seat].hand
    if is_paying(shown) and view.purchase is not None:
        hand = without(hand, tokens_for(hand, proposed(content, shown)))
        kinds, coins = counted(hand)
        left = say("left_after_it", kinds=kinds, coins=coins)
        return say("payment_a_set_of_price", price=view.purchase.price), say("click_to_change") + " · " + left
    return say("hand_name", name=shown.words.seat(shown.seat)), ", ".join(counted(hand))


def counted(hand: str) -> tuple[str, str]:
    return say("kinds_of_goods", n=kinds_held(hand)), say("n_coins", n=hand.count(COIN))


def paint_token_names(p: QPainter, plan: Plan, content: Components, shown: Shown) -> None:
    if not labelled(plan):
        return
    held = slots(content, shown)
    room = hand_room(content, shown, plan)
    for slot, box in zip(held, boxes(plan, room, len(held)), strict=True):
        top = box.y + LIFT + token_side(plan, box) + 12
        below = QRectF(box.x, top, box.width, plan.areas.tray.bottom - top - 6)
        colour = palette().on_table_title if slot.in_set else palette().on_table_secondary
        name = shown.words.label(NAME_OF[slot.letter.lower()])
        write(p, below, name, colour=colour, align=CENTRE, font=type_font("small", bolder=bool(slot.in_set)))


def paint_units(p: QPainter, plan: Plan, content: Components, shown: Shown) -> None:
    """Paint the name under each unit that can still move where it is."""
    ready = waiting_units(content, shown)
    if not ready:
        return
    heading(p, plan, units_left(content, shown, plan), say("still_to_move"))
    placed = [place for _, place in movable(content, shown, plan)]
    step = placed[1].x - placed[0].x if len(placed) > 1 else plan.areas.tray.width
    for place, (_, name, _) in zip(placed, ready, strict=True):
        width = min(step - 2, place.width + 2 * UNIT_GAP)
        top = place.y + place.height
        below = QRectF(place.x + (place.width - width) / 2, top, width, plan.areas.tray.bottom - top)
        label = shown.words.label(name)
        write(p, below, label, colour=palette().on_table_secondary, align=CENTRE, font=type_font("small"))


def heading(p: QPainter, plan: Plan, left: float, text: str, aside: str = "", *, right: float | None = None) -> None:
    """What stands beside it is left out where it would run into what comes next."""
    top, end = plan.areas.tray.y + 2, plan.areas.tray.width if right is None else right
    rect = QRectF(left, top, end - left, plan.tray_top - top - 2)
    used = write(p, rect, text, colour=palette().on_table_heading, font=type_font("area heading"))
    beside = rect.adjusted(used + GAP, 0, 0, 0)
    if aside and QFontMetricsF(sans(LEAST_TEXT, exact=True)).horizontalAdvance(aside) <= beside.width():
        write(p, beside, aside, colour=palette().on_table_secondary, font=type_font("small"))
