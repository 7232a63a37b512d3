"""Elements of Imperial Settlers in words: their names, and what a card does, costs and gives."""

from collections import Counter
from collections.abc import Sequence

from imperium_desktop.games.settlers.card_text import ability_pieces, counting_lines, field_lines
from imperium_desktop.games.settlers.rules.cards.vocabulary import Per
from imperium_desktop.games.settlers.rules.content import UNKNOWN, Components, PlayingCard
from imperium_desktop.games.settlers.rules.empire import color_count, deal_good, find, samurai_count
from imperium_desktop.games.settlers.rules.options import goods_paid
from imperium_desktop.games.settlers.rules.state import VIRTUAL, Location, Player, State
from imperium_desktop.games.settlers.scene import signs
from imperium_desktop.games.settlers.scene.choices.faces import TITLES, row
from imperium_desktop.games.settlers.scene.messages import say
from imperium_desktop.markup import escaped
from imperium_desktop.rules.keys import Key
from imperium_desktop.text.effects import Icon, Pieces
from imperium_desktop.text.words import Words
from imperium_desktop.ui.stage.placement import COVERED
from imperium_desktop.ui.wording.messages import MessageKey

# Names


def element_name(content: Components, view: State, key: str, words: Words) -> str:
    zone, name = Key.of(key.removeprefix(COVERED))
    match zone:
        case "hand" | "row":
            return words.label(name) if name in content.nouns else say("a_hidden_card")
        case "location":
            return location_name(view, name, words)
        case "foundation":
            return words.label("foundation")
        case "deal":
            return f"{words.label('deal')}: {words.label(name)}"
        case "look" if name == "own":
            return say("back_to_your_own_empire")
        case "seat" | "look":
            return owner_name(int(name), words)
        case "good" | "faction":
            return words.label(name)
        case "pay":
            return payment_name(goods_paid(key), words)
        case "deck" | "pile":
            return pile_name(name)
    return button_name(key)


def location_name(view: State, card: str, words: Words) -> str:
    found = find(view, card)
    return f"{words.label(card)} · {owner_name(found[0], words)}" if found else words.label(card)


def owner_name(seat: int, words: Words) -> str:
    return say("virtual_player") if seat == VIRTUAL else words.seat(seat)


def payment_name(goods: Sequence[str], words: Words) -> str:
    """Write a payment in words: "1 wood and 1 Gold"."""
    return words.join([f"{n} {words.name(good, count=n)}" for good, n in Counter(goods).items()])


def pile_name(name: str) -> str:
    return {
        "common": say("common_deck"),
        "faction": say("faction_deck"),
        "discards": say("discarded_common_cards"),
        "attack": say("attack_deck"),
        "collection": say("collection"),
    }[name]


def button_name(key: str) -> str:
    if key in TITLES:
        return say(TITLES[key])
    return {
        "pass": say("pass"),
        "end_turn": say("end_the_turn"),
        "skip": say("skip"),
        "spend_workers": say("spend_workers"),
        "raze_from_hand": say("raze_a_card_from_your_hand"),
        "raze_opponent": say("raze_an_opponents_location"),
        "remove_common": say("remove_a_common_location"),
        "remove_faction": say("remove_a_faction_location"),
    }[key]


# Descriptions


def element_text(content: Components, view: State, seat: int, key: str, words: Words) -> str:
    """Marked as `markup` reads it; empty for what has nothing to tell."""
    zone, name = Key.of(key.removeprefix(COVERED))
    if zone in ("hand", "row", "location") and name in content.nouns:
        return card_text(content, view, seat, name, words)
    if zone == "deal" and name and not name.startswith(UNKNOWN):
        return say("gives_what_each_round", what=row((deal_good(content, name),), words))
    return ""


def card_text(content: Components, view: State, seat: int, card_id: str, words: Words) -> str:
    """All that it does, its fields, what it counts now, and what lies on it."""
    card = content.copies[card_id]
    blocks = [ability for abilities in card.abilities.values() for ability in abilities]
    lines = [marked(ability_pieces(words, ability, card.colors)) for ability in blocks]
    found = find(view, card_id)
    location = found[1] if found else None
    owner = view.players[found[0]] if found and found[0] >= 0 else view.players[seat]
    lines += [
        marked(pieces) for pieces in counting_lines(words, blocks, lambda per: counted(content, owner, location, per))
    ]
    lines.append(" · ".join(marked(pieces) for pieces in field_lines(words, card)))
    lines += lying_on(card, location, words) if location else []
    return "\n".join(lines)


def counted(content: Components, player: Player, location: Location | None, per: Per) -> int:
    """Count as `Gain` does."""
    if per == "samurai":
        return samurai_count(player)
    if per == "banked":
        return len(location.banked) if location else 0
    return color_count(content, player, per)


def lying_on(card: PlayingCard, location: Location, words: Words) -> list[str]:
    lines = []
    for use, goods in enumerate(location.paid, 1):
        said = MessageKey("use_number_this_round") if card.uses else MessageKey("visit_number_this_round")
        lines.append(say(said, number=use, what=row(goods, words)))
    if location.defense:
        lines.append(say("a_defence_token_makes_razing_cost_1"))
    if location.samurai:
        lines.append(say("a_samurai_makes_razing_cost_1_more"))
    if location.blocked:
        lines.append(say("blocked_until_the_end_of_the_round"))
    if location.banked:
        lines.append(say("stored_here", n=len(location.banked)))
    if location.taken_over:
        lines.append(say("taken_over_until_the_end"))
    if location.marker:
        lines.append(say("a_trade_route_leads_here"))
    return lines


def marked(pieces: Pieces) -> str:
    """Text with icons for everything that has one, each also read aloud."""
    return "".join(drawn(piece) if isinstance(piece, Icon) else escaped(piece) for piece in pieces)


def drawn(icon: Icon) -> str:
    sign = signs.GOODS.get(icon.noun)
    if sign is None:
        return escaped(icon.words)
    return f"{icon.n}{{icon:{sign}|{icon.words}}}" if icon.n != 1 else f"{{icon:{sign}|{icon.words}}}"
