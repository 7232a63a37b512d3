"""What is still to be done before turn or phase go on (§6.1.5): cards speaking, draws, goods given back."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.cards.depots import take_back
from imperium_desktop.games.settlers.rules.cards.moment import SOURCES, Moment
from imperium_desktop.games.settlers.rules.cards.verbs import ENGINE
from imperium_desktop.games.settlers.rules.cards.vocabulary import ConvertRazed
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.empire import SettlersTable, deal_good, own, triggers
from imperium_desktop.games.settlers.rules.gains import PLACE_OF, draw_cards, keep_cards, receive, score
from imperium_desktop.games.settlers.rules.names import Good
from imperium_desktop.games.settlers.rules.options import (
    ChooseCard,
    ChooseDeal,
    ChooseLocation,
    ReturnCard,
    ReturnGood,
)
from imperium_desktop.games.settlers.rules.payment import discard_card
from imperium_desktop.games.settlers.rules.reasons import refuse
from imperium_desktop.games.settlers.rules.state import (
    AnyTask,
    Convert,
    Draw,
    GiveUpCard,
    Keep,
    Perform,
    PerformAll,
    Player,
    State,
)
from imperium_desktop.rules.effects.budget import Budget
from imperium_desktop.rules.record import CardFault
from imperium_desktop.rules.table import Asking, Decision, Flow, ask, ask_several

LONGEST_CHAIN: Final = 100
"""Length of a chain of cards that make each other speak, which only an endless one reaches."""

FROM_ELSEWHERE: Final = ("open_production", "instant")
"""Cards speak so for somebody in whose Empire they are not."""


def then(state: State, tasks: Sequence[AnyTask]) -> None:
    """These come next."""
    if tasks:
        state.agenda = (*tasks, *state.agenda)


def work_off(table: SettlersTable) -> Flow:
    """One thing after the other. Where hidden cards came to light or somebody else must choose, a new step begins."""
    state, budget = table.state, Budget(refuse)
    begun = False
    while state.agenda and not (begun and isinstance(state.agenda[0], GiveUpCard)):
        begun = True
        task, state.agenda = state.agenda[0], state.agenda[1:]
        match task:
            case Perform():
                budget.spend(task.card)
                if (yield from perform(table, task)):
                    return
            case PerformAll():
                yield from perform_all(table, task)
            case Draw():
                yield from draw_cards(table, task)
                return
            case Keep():
                yield from keep_cards(table, task)
                return
            case Convert():
                yield from convert(table, task)
                return
            case GiveUpCard():
                yield from give_up_card(table, task)
                return


# Cards speaking


def perform(table: SettlersTable, task: Perform) -> Asking[bool]:
    """What one Location, Deal or Instant does; whether a secret was asked, with which the step must end."""
    state, content = table.state, table.content
    if len(task.after) >= LONGEST_CHAIN:
        raise CardFault(refuse("endless_cards", card=task.card))
    player = state.players[task.seat]
    if task.deal:
        noted = bool(triggers(content, player, "on_production_from_deals"))
        good = deal_good(content, task.card)
        then(state, receive(table, task.seat, (good,), "deal", task.card, noted=noted))
        return False
    if own(player, task.card) is None and task.when not in FROM_ELSEWHERE:
        return False
    card = content.copies[task.card]
    moment = Moment.at(table, task.seat, task.card, task.when)
    moment.after = task.after
    if task.when == "action":
        moment.converting = bool(card.abilities.sure_verbs("action", ConvertRazed))
        yield from ENGINE.do(moment, card.effect)
    else:
        yield from ENGINE.do(moment, card.abilities.steps(task.when))
    drawn = receive(table, task.seat, moment.goods, moment.source, task.card)
    chain = (*task.after, task.card)
    then(state, [follows(chain, later) for later in (*moment.later, *drawn, *moment.last)])
    if task.when == "stored_production":
        take_back(table, task.seat, task.card)
    return moment.kept_secret


def follows(chain: tuple[str, ...], task: AnyTask) -> AnyTask:
    """What a card makes others do remembers how it came to that."""
    match task:
        case Perform():
            return replace(task, after=chain)
        case PerformAll(parts=parts):
            return replace(task, parts=tuple(replace(part, after=chain) for part in parts))
    return task


def perform_all(table: SettlersTable, task: PerformAll) -> Flow:
    """Goods at once; the order of what asks or draws is chosen where it can matter (§5.2.1)."""
    state, content = table.state, table.content
    asking = [part for part in task.parts if asks(content, part)]
    for part in task.parts:
        if part not in asking:
            yield from perform(table, part)
    if len({what(content, part) for part in asking}) > 1:
        options = [ChooseDeal(part.card) if part.deal else ChooseLocation(part.card) for part in asking]
        rule = "§5.2.1" if state.phase == "production" else "§6.1.5"
        answer = yield from ask(Decision(task.seat, "settlers.order", lambda: options, rule=rule))
        chosen = asking[options.index(answer)]
        then(state, [chosen, PerformAll(task.seat, tuple(part for part in asking if part is not chosen))])
    else:
        then(state, asking)


def asks(content: Components, part: Perform) -> bool:
    if part.deal:
        return deal_good(content, part.card) == "card"
    card = content.copies[part.card]
    return part.when in card.asking or (part.when in card.drawing and content.rules_version >= 2)


def what(content: Components, part: Perform) -> object:
    """The same for parts between which no order can matter."""
    if part.deal:
        return deal_good(content, part.card)
    return content.copies[part.card].key, part.when


# §9.3.3, §9.4.9 Giving back for points


def convert(table: SettlersTable, task: Convert) -> Flow:
    player = table.state.players[task.seat]
    options = returnable(player)
    if options:
        returned = yield from ask_several(choose_returned(task, options))
        goods: list[Good] = []
        for choice in returned:
            if isinstance(choice, ReturnCard):
                discard_card(table, task.seat, choice.card)
                goods.append("card")
            else:
                return_good(player, choice.good)
                goods.append(choice.good)
        if goods:
            table.tell(events.GoodsReturned(task.seat, task.card, tuple(goods)))
            score(table, task.seat, task.rate * len(goods), SOURCES.get(task.when, "feature"), task.card)
    player.noted = ()


def returnable(player: Player) -> list[ReturnGood | ReturnCard]:
    """What was noted and is still there."""
    here = Counter({good: player.supply[place] for good, place in PLACE_OF.items()})
    here.update({"vp": player.points})
    here.update(player.hand)
    found: list[ReturnGood | ReturnCard] = []
    for thing in player.noted:
        if here[thing] > 0:
            here[thing] -= 1
            is_good = thing in PLACE_OF or thing == "vp"
            found.append(ReturnGood(thing) if is_good else ReturnCard(thing))  # type: ignore[arg-type]
    return found


def choose_returned(task: Convert, options: Sequence[ReturnGood | ReturnCard]) -> Decision[ReturnGood | ReturnCard]:
    return Decision(
        task.seat,
        "settlers.convert",
        lambda: options,
        rule="§9.4.9" if task.when == "on_production_from_deals" else "§9.3.3",
        pick=(0, len(options)),
        facts={"card": task.card, "rate": task.rate},
    )


def return_good(player: Player, good: Good) -> None:
    if good == "vp":
        player.points -= 1
    else:
        player.supply[PLACE_OF[good]] -= 1


# §9.5.3


def give_up_card(table: SettlersTable, task: GiveUpCard) -> Flow:
    """Give up a card; a player who lost the last one to another such task has none to give."""
    player = table.state.players[task.seat]
    if not player.hand:
        return
    card = player.hand[0]
    if len(player.hand) > 1:
        answer = yield from ask(
            Decision(
                task.seat, "settlers.give_up_card", lambda: [ChooseCard(card) for card in player.hand], rule="§9.5.3"
            )
        )
        card = answer.card
    discard_card(table, task.seat, card)
