"""Hints for phase 2: which number, what to offer, what to take, what to give back."""

from imperium_desktop.games.mare_nostrum.rules.legal import card_price
from imperium_desktop.games.mare_nostrum.rules.options import BuyCard, GiveToken, OfferToken, SetNumber, TakeToken
from imperium_desktop.games.mare_nostrum.rules.payment import kinds_held
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN, LETTER_OF, NAME_OF
from imperium_desktop.games.mare_nostrum.rules.trade import barred_from, open_numbers
from imperium_desktop.games.mare_nostrum.teaching.context import Context, doubled, kinds_yielded, own
from imperium_desktop.teaching.hints import Found


def choose_number(look: Context) -> Found | None:
    """What is open, and what a number does to the own hand."""
    if look.path:
        return None
    numbers = open_numbers(look.content, look.now)
    used = tuple(str(number) for number in look.content.numbers if number not in numbers)
    spare = spare_tokens(own(look).hand)
    return Found({"held": len(own(look).hand), "spare": spare, "used": used, "zero": int(0 in numbers)})


def spare_tokens(hand: str) -> int:
    """Goods beyond the first of each kind."""
    goods = hand.lower().replace(COIN, "")
    return len(goods) - len(set(goods))


def number_too_high(look: Context) -> Found | None:
    """§5.2 More than the Trade Leader's own hand."""
    option, held = look.hovering(SetNumber), len(own(look).hand)
    if option is None or option.number <= held:
        return None
    return Found({"number": option.number, "held": held})


def offer_duplicates(look: Context) -> Found | None:
    """Hint at tokens held twice, unless the pointer is at one of them."""
    tokens = doubled(own(look).hand)
    option = look.hovering(OfferToken)
    letter = LETTER_OF[option.token].lower() if option else ""
    if not tokens or (letter and NAME_OF[letter] in tokens):
        return None
    return Found({"tokens": tokens, "token": option.token if option else ""})


def keep_together(look: Context) -> Found | None:
    """Enough different goods for the next card; where nothing is to be spent first, the cards that can be had."""
    player = own(look)
    price, kinds, spare = card_price(look.content, player, ""), kinds_held(player.hand), spare_tokens(player.hand)
    if price is None or kinds < price or look.hovering(OfferToken):
        return None
    cards = () if spare or look.path else tuple(option.path[0] for option in look.offered(BuyCard))
    return Found({"kinds": kinds, "price": price, "spare": spare}, marks=cards)


def which_offer(look: Context) -> Found | None:
    """Nothing is doubled: whatever is offered, something as good must come back."""
    player = own(look)
    if look.hovered or doubled(player.hand):
        return None
    return Found({"coins": player.hand.count(COIN), "kinds": kinds_held(player.hand)})


def which_take(look: Context) -> Found | None:
    """What lies open of kinds that the own provinces do not bring and that one has not just taken."""
    state = look.now
    had = kinds_yielded(look, look.seat) + own(look).taken.lower()
    options = look.offered(TakeToken)
    wanted = [option for option in options if (kind := LETTER_OF[option.token].lower()) != COIN and kind not in had]
    barred = barred_from(state)
    shut = barred is not None and bool(state.players[barred].offer)
    return Found(
        {
            "tokens": tuple(dict.fromkeys(option.token for option in wanted)),
            "shut": int(shut),
            "rival": barred if barred is not None else look.seat,
        },
        marks=tuple(dict.fromkeys(option.path[0] for option in wanted)),
    )


def takes_next(look: Context) -> Found | None:
    """Hint that the player taken from is next, and may take from the own offer."""
    option = look.hovering(TakeToken)
    if option is None:
        return None
    return Found({"rival": option.rival, "left": len(own(look).offer)})


def give_double(look: Context) -> Found:
    options = {option.token for option in look.offered(GiveToken)}
    tokens = tuple(token for token in doubled(own(look).hand) if token in options)
    return Found({"tokens": tokens, "kinds": kinds_held(own(look).hand)})
