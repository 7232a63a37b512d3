"""Elements of Imperium in words: their names, what a card does, and what it would bring now."""

from typing import cast

from imperium_desktop.markup import escaped
from imperium_desktop.rules.imperium.content import Components
from imperium_desktop.rules.imperium.names import TurnKind
from imperium_desktop.rules.imperium.options import PlayFromHand
from imperium_desktop.rules.imperium.scoring import card_points
from imperium_desktop.rules.imperium.state import State
from imperium_desktop.text.imperium import card_pieces, keyword_lines
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.imperium.ahead import look_ahead
from imperium_desktop.ui.scenes.imperium.area import pile_names
from imperium_desktop.ui.scenes.imperium.choice_faces import TURNS, turn_name
from imperium_desktop.ui.scenes.imperium.layout import STAGE
from imperium_desktop.ui.scenes.imperium.telling import tell_all
from imperium_desktop.ui.scenes.imperium.texts import card_fields, marked, records
from imperium_desktop.ui.stage.placement import COVERED
from imperium_desktop.ui.stage.shown import Shown
from imperium_desktop.ui.theme.language import tr

# Names


def element_name(content: Components, shown: Shown, key: str) -> str:
    words = shown.words
    key = key.removeprefix(COVERED).replace(STAGE, "card/")
    zone, _, name = key.partition("/")
    match zone:
        case "card":
            return words.label(name) if name in content.nouns else tr("A hidden card")
        case "hidden":
            return tr("A hidden card")
        case "slot":
            return words.label("unrest")
        case "look" if name == "own":
            return tr("Back to your own area")
        case "look":
            return words.seat(int(name))
        case "nation" | "suit":
            return words.label(name)
        case "side":
            return tr("Side {side}", side=name)
        case "blind":
            return blind_name(name, words)
        case "marked":
            return (
                tr("Exhaust token on the nation deck")
                if name == "nation"
                else tr("Exhaust token on the development area")
            )
        case "pile":
            return pile_name(name)
        case "pay":
            return payment_name(name, words)
        case "branch" | "block":
            return choice_name(shown, key) or tr("Choice {number}", number=int(name) + 1)
    return button_name(key, words)


def choice_name(shown: Shown, key: str) -> str:
    """What it would do, while it can be chosen."""
    option = shown.question.answer_at(key) if shown.question is not None else None
    return shown.words.option(option) if option is not None else ""


def marked_name(deck: str) -> str:
    if deck == "nation":
        return tr("Exhaust token on the nation deck")
    return tr("Exhaust token on the development area")


def blind_name(suit: str, words: Words) -> str:
    if suit == "tributary":
        return tr("Main deck: the first tributary")
    return tr("Small deck: {suit}", suit=words.name(suit))


def pile_name(name: str) -> str:
    names = {
        "main": tr("Main deck"),
        "fame": tr("Fame deck"),
        "unrest": tr("Unrest pile"),
        "exile": tr("Exile pile"),
        "deck": tr("Deck"),
        "discard": tr("Discard pile"),
        "nation": tr("Nation deck"),
        "development": tr("Development area"),
        "history": tr("History"),
    }
    return names.get(name) or pile_names()[name]


def payment_name(paid: str, words: Words) -> str:
    """ "2 material and 1 progress"."""
    parts = zip(("material", "population", "progress"), map(int, paid.split("-")), strict=True)
    return words.join([f"{n} {words.name(name, count=n)}" for name, n in parts if n])


def button_name(key: str, words: Words) -> str:
    if key in TURNS:
        return turn_name(cast(TurnKind, key), words)
    return {
        "play": tr("Play it"),
        "agree": tr("Yes"),
        "skip": tr("No"),
        "end_activation": tr("End the activation"),
        "choices": tr("Choices"),
        "shelf": tr("Cards spread out"),
    }.get(key, key)


# Descriptions


def element_text(content: Components, shown: Shown, key: str) -> str:
    """Marked as `markup` reads it; empty for what has nothing to tell."""
    key = key.removeprefix(COVERED).replace(STAGE, "card/")
    zone, _, name = key.partition("/")
    if zone == "card" and name in content.nouns:
        return card_text(content, shown, name)
    if zone in ("pile", "blind"):
        return pile_text(shown.view, shown.seat, name)
    return ""


def card_text(content: Components, shown: Shown, id: str) -> str:
    """All that it does, its fields, what it would bring now, and its words explained."""
    words, record = shown.words, records(content)[id]
    lines = [marked(pieces) for pieces in card_pieces(words, record)]
    fields = " · ".join(card_fields(words, record))
    if fields:
        lines.append(fields)
    lines += [*counted_now(content, shown, id), *would_bring(shown, id)]
    lines += explained(words, content, id)
    return "\n".join(lines)


def counted_now(content: Components, shown: Shown, id: str) -> list[str]:
    """What it would be worth if the match ended now."""
    if isinstance(content.cards[id].points, int):
        return []
    return [tr("Worth now: {points}", points=card_points(content, shown.view, shown.seat, id))]


def would_bring(shown: Shown, id: str) -> list[str]:
    """If it were played now, tried on what the seat sees."""
    question = shown.question
    if question is None or question.seen.decision.kind != "imperium.act":
        return []
    options = (option for option in question.seen.decision.options if isinstance(option, PlayFromHand))
    option = next((option for option in options if option.card == id), None)
    if option is None:
        return []
    ahead = look_ahead(question.seen, option)
    said = tell_all(ahead.events, shown.seat, shown.words)
    if ahead.decision is not None and ahead.decision.seat == shown.seat:
        said.append(escaped(shown.words.kind(ahead.decision)))
    return [f"**{tr('Now:')}** " + "; ".join(said)] if said else []


def explained(words: Words, content: Components, id: str) -> list[str]:
    """Its words that have an entry in the glossary."""
    return [f"**{escaped(name)}:** {marked(meaning)}" for name, meaning in keyword_lines(words, records(content)[id])]


def pile_text(view: State, seat: int, name: str) -> str:
    """How many cards there are, and what happens when none is left."""
    player = view.players[seat]
    counts: dict[str, int] = {
        "main": len(view.main),
        "fame": len(view.fame),
        "unrest": len(view.pile),
        "exile": len(view.exile),
        "deck": len(player.deck),
        "discard": len(player.discard),
        "nation": len(player.nation_deck),
        "development": len(player.development),
        "history": len(player.history),
    }
    counts.update((suit, len(cards)) for suit, cards in view.decks.items())
    if name not in counts:
        return ""
    text = tr("{n} cards", n=counts[name])
    more = {
        "main": tr("When it runs out, scoring is triggered: the next round is the last."),
        "fame": tr("King of Kings lies under it."),
        "unrest": tr("When it is empty, the world collapses at once: fewest Unrest wins."),
        "nation": tr("Whenever the deck is shuffled anew its top card joins; the last one makes an empire."),
        "development": tr("Empires may buy one of them whenever the deck is shuffled anew."),
    }
    return f"{text}. {more[name]}" if name in more else f"{text}."
