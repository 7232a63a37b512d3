"""Elements of Imperium in words: their names, what a card does, and what it would bring now."""

from collections.abc import Sequence
from typing import cast

from imperium_desktop.games.imperium.card_text import card_pieces, keyword_lines
from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import TurnKind
from imperium_desktop.games.imperium.rules.options import PlayFromHand
from imperium_desktop.games.imperium.rules.scoring import card_points
from imperium_desktop.games.imperium.rules.state import Player, State
from imperium_desktop.games.imperium.scene.areas.own import pile_names
from imperium_desktop.games.imperium.scene.areas.places import (
    MISSING,
    NO_DEVELOPMENT,
    NO_HISTORY,
    NO_NATION,
    nadir_of,
    pile_sizes,
    stage_of,
)
from imperium_desktop.games.imperium.scene.cards.texts import card_fields, marked, records
from imperium_desktop.games.imperium.scene.choices.ahead import look_ahead
from imperium_desktop.games.imperium.scene.choices.faces import TURNS, turn_name
from imperium_desktop.games.imperium.scene.choices.telling import BETWEEN, amounts, asks_next, tell_ahead
from imperium_desktop.games.imperium.scene.layout import STAGE
from imperium_desktop.games.imperium.scene.messages import say
from imperium_desktop.games.imperium.scene.shown import Shown
from imperium_desktop.markup import escaped
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.table import Event
from imperium_desktop.text.words import Words
from imperium_desktop.ui.stage.placement import COVERED

# Names


def element_name(content: Components, shown: Shown, key: str) -> str:
    words = shown.words
    key = key.removeprefix(COVERED).replace(STAGE, "card/")
    zone, name = Key.of(key)
    match zone:
        case "card":
            return words.label(name) if name in content.nouns else say("a_hidden_card")
        case "hidden":
            return say("a_hidden_card")
        case "slot":
            return words.label("unrest")
        case "look" if name == "own":
            return say("back_to_your_own_area")
        case "look":
            return words.seat(int(name))
        case "nation" | "suit":
            return words.label(name)
        case "side":
            return say("side", side=name)
        case "blind":
            return blind_name(name, words)
        case "marked":
            return (
                say("exhaust_token_on_the_nation_deck")
                if name == "nation"
                else say("exhaust_token_on_the_development_area")
            )
        case "pile":
            return pile_name(name)
        case "pay":
            return payment_name(name, words)
        case "count":
            return say("pay_price", price=name)
        case "branch" | "block":
            return choice_name(shown, key) or say("choice_number", number=int(name) + 1)
    return button_name(key, words)


def choice_name(shown: Shown, key: str) -> str:
    """What it would do, while it can be chosen."""
    option = shown.question.answer_at(key) if shown.question is not None else None
    return shown.words.option(option) if option is not None else ""


def blind_name(suit: str, words: Words) -> str:
    if suit == "tributary":
        return say("main_deck_the_first_tributary")
    if suit == "variable":
        return say("main_deck_the_first_card_with_variable")
    return say("small_deck_suit", suit=words.name(suit))


def pile_name(name: str) -> str:
    names = {
        "main": say("main_deck_title"),
        "fame": say("fame_deck"),
        "unrest": say("unrest_pile"),
        "exile": say("exile_pile_title"),
        "deck": say("deck_title"),
        "discard": say("discard_pile"),
        "nation": say("nation_deck"),
        "development": say("development_area"),
        "history": say("history_title"),
        "quests": say("quest_area"),
        "sunken": say("sunken_pile"),
        NO_NATION: say("no_nation_deck_title"),
        NO_DEVELOPMENT: say("no_development_area"),
        NO_HISTORY: say("no_history_title"),
    }
    return names.get(name) or pile_names()[name]


def payment_name(paid: str, words: Words) -> str:
    """Write a payment in words: "2 material and 1 progress"."""
    parts = zip(("material", "population", "progress"), map(int, paid.split("-")), strict=True)
    return words.join([f"{n} {words.name(name, count=n)}" for name, n in parts if n])


def button_name(key: str, words: Words) -> str:
    if key in TURNS:
        return turn_name(cast(TurnKind, key), words)
    return {
        "take": say("lead_this_nation"),
        "play": say("play_it"),
        "agree": say("yes"),
        "skip": say("no"),
        "end_activation": say("end_the_activation"),
        "choices": say("choices"),
        "shelf": say("cards_spread_out"),
    }.get(key, key)


# The turn


def turn_note(content: Components, shown: Shown) -> str:
    """Which action of how many, in an activation; actions that cards gave are among them."""
    view: State = shown.view
    if view.phase != "activate" or shown.decision is None or shown.decision.seat != view.active:
        return ""
    began = max((place for place, event in enumerate(shown.events) if event.whose_turn is not None), default=0)
    told = shown.events[began:]
    gained = sum(event.n for event in told if isinstance(event, events.ActionsGained) and event.seat == view.active)
    count = content.start.actions + gained
    number = count - view.me.actions + (0 if is_paid(view, told) else 1)
    name = turn_name("activate", shown.words)
    if not 1 <= number <= count:
        return name
    return f"{name} · {say('action_number_of_count', number=number, count=count)}"


def is_paid(view: State, told: Sequence[Event]) -> bool:
    """Whether it is with an action that what is carried out began."""
    if not view.frames or view.frames[0].exhausted:
        return False
    played = [event for event in told if isinstance(event, events.CardPlayed) and event.card == view.frames[0].card]
    return bool(played) and not played[-1].free


# Descriptions


def element_text(content: Components, shown: Shown, key: str, seat: int) -> str:
    """Marked as `markup` reads it; empty for what has nothing to tell. `seat`: whose area is shown at full size."""
    key = key.removeprefix(COVERED).replace(STAGE, "card/")
    zone, name = Key.of(key)
    if zone == "card" and name in content.nouns:
        return card_text(content, shown, name, seat)
    if zone in ("pile", "blind"):
        return pile_text(content, shown.view, seat, name)
    if zone == "look" and name.isdecimal():
        return odd_places(content, shown, int(name))
    return ""


def card_text(content: Components, shown: Shown, id: str, seat: int) -> str:
    """All that it does, its fields, what it would bring now, and its words explained."""
    words, record = shown.words, records(content)[id]
    lines = [marked(pieces) for pieces in card_pieces(words, record)]
    fields = " · ".join(card_fields(words, record))
    if fields:
        lines.append(fields)
    lines += [*where_it_lies(content, shown, id), *counted_now(content, shown, id, seat), *would_bring(shown, id)]
    lines += explained(words, content, id)
    return "\n".join(lines)


def where_it_lies(content: Components, shown: Shown, id: str) -> list[str]:
    """What follows from where it lies, for cards in odd places, and what lies on it."""
    for player in shown.view.players:
        if id == player.quest:
            return [say("this_is_the_active_quest")]
        if id == player.below:
            return [say("it_lies_under_the_journey_card")]
        if id == nadir_of(content, player):
            return [say("it_is_the_last_card")]
        stage = stage_of(content, player)
        if stage is not None and id in (place.card for place in player.beside):
            return [say("stage_number_of_the_journey", number=stage.number, of=stage.of)]
        tokens = next((place.tokens for place in player.play if place.card == id), (0, 0, 0))
        if any(tokens):
            return [say("on_it_tokens_there_they_can_neither", tokens=amounts(tokens, shown.words))]
    return []


def counted_now(content: Components, shown: Shown, id: str, seat: int) -> list[str]:
    """What it would be worth if the match ended now."""
    if isinstance(content.cards[id].points, int):
        return []
    return [say("worth_now_points", points=card_points(content, shown.view, seat, id))]


def would_bring(shown: Shown, id: str) -> list[str]:
    """Tell what a card would bring if it were played now, tried on what the seat sees."""
    question = shown.question
    if question is None or question.seen.decision.kind != "imperium.act":
        return []
    options = (option for option in question.seen.decision.options if isinstance(option, PlayFromHand))
    option = next((option for option in options if option.card == id), None)
    if option is None:
        return []
    ahead = look_ahead(question.seen, option)
    said = tell_ahead(ahead, shown.seat, shown.view.players[shown.seat].tokens, shown.words)
    asked = asks_next(ahead, shown.seat, shown.words)
    if asked and len(said) == 1:
        said = [asked]  # "then" comes after something
    return [f"**{say('now')}** " + BETWEEN.join(said)] if said else []


def explained(words: Words, content: Components, id: str) -> list[str]:
    """Words of a card that have an entry in the glossary."""
    return [f"**{escaped(name)}:** {marked(meaning)}" for name, meaning in keyword_lines(words, records(content)[id])]


def pile_text(content: Components, view: State, seat: int, name: str) -> str:
    """How many cards there are, and what happens when none is left; of a pile that is missing, why."""
    if name in MISSING:
        return why_missing(name, travels=stage_of(content, view.players[seat]) is not None)
    counts: dict[str, int] = {
        "main": len(view.main),
        "fame": len(view.fame),
        "unrest": len(view.pile),
        "exile": len(view.exile),
        **pile_sizes(content, view.players[seat]),
        **{suit: len(cards) for suit, cards in view.decks.items()},
    }
    if name not in counts:
        return ""
    text = say("n_cards", n=counts[name])
    more = {
        "main": say("when_it_runs_out"),
        "fame": say("king_of_kings_lies_under_it"),
        "unrest": say("when_it_is_empty"),
        "nation": nation_text(content, view.players[seat]),
        "development": say("empires_may_buy_one_of_them_whenever"),
        "quests": say("impending_quests_at_the_solstice_one"),
        "sunken": say("sunken_cards_are_out_of_play"),
    }
    return f"{text}. {more[name]}" if name in more else f"{text}."


def nation_text(content: Components, player: Player) -> str:
    if nadir_of(content, player):
        return say("at_each_reshuffle_the_top_nation_card")
    return say("at_each_reshuffle_the_top_card")


def why_missing(name: str, *, travels: bool) -> str:
    if name == NO_NATION:
        return say("this_nation_has_no_nation_deck")
    if name == NO_HISTORY:
        return say("this_nation_has_no_history")
    if travels:
        return say("this_nation_develops_nothing_it_moves")
    return say("this_nation_develops_nothing")


def odd_places(content: Components, shown: Shown, seat: int) -> str:
    """What somebody has that most nations have not."""
    player, words = shown.view.players[seat], shown.words
    found = []
    stage = stage_of(content, player)
    if stage is not None:
        card = escaped(words.label(player.beside[0].card))
        found.append(say("journey_card_stage_number", card=card, number=stage.number, of=stage.of))
    piles = pile_sizes(content, player)
    if "quests" in piles:
        active = escaped(words.label(player.quest)) if player.quest else say("none_yet")
        found.append(say("active_quest_impending_count", quest=active, count=piles["quests"]))
    if "sunken" in piles:
        found.append(say("sunken_cards_count", count=piles["sunken"]))
    return "\n".join(found)
