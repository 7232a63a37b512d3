"""§8 The end of a Year: the Picts attack, Favours, Valour and Disdain."""

from collections.abc import Container, Sequence
from typing import Literal, TypeAlias

from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.fate import draw_fate
from imperium_desktop.games.hadrian.rules.names import COHORTS, ITEMS, LEFT, VALOUR, FavourName
from imperium_desktop.games.hadrian.rules.options import Done, UseFavour
from imperium_desktop.games.hadrian.rules.sheets.gains import HadrianTable, advance
from imperium_desktop.games.hadrian.rules.state import HadrianSetup, Player, State, replaced
from imperium_desktop.rules.table import Decision, Flow, Option, ask

DONE = Done()
Defence: TypeAlias = Literal["held", "through", "ignored"]
"""What becomes of an attack card."""


def begin_attack(table: HadrianTable) -> None:
    """§8.1, §8.2 Leftovers go back, then the cards that attack everybody are turned."""
    state = table.state
    return_items(table)
    year = table.content.box.years[state.year - 1]
    count = attack_size(table.content, state)
    table.tell(events.AttackBegan(state.year, count, year.flag))
    for number in range(1, count + 1):
        card = draw_fate(table)
        state.attack += (card,)
        table.tell(events.AttackTurned(number, card, COHORTS[table.content.fate[card].cohort]))
    state.active, state.waiting = state.first, len(state.players)
    state.phase = "extra_attack" if state.players[state.active].extra_attacks else "defence"


def return_items(table: HadrianTable) -> None:
    for seat, player in enumerate(table.state.players):
        items = player.items
        player.board = [0] * len(ITEMS)
        if items:
            table.tell(events.ItemsReturned(seat, items))


def attack_size(content: Components, state: State) -> int:
    """Those of the Year, and one for each item on neutral cards (§10.3)."""
    return year_attacks(content, state.setup, state.year) + sum(len(items) for items in state.stakes)


def year_attacks(content: Components, setup: HadrianSetup, year: int) -> int:
    """Number of attacks, by Year and difficulty and what the fort adds (§12)."""
    printed = content.box.years[year - 1]
    by_difficulty = {"low": printed.low, "normal": printed.normal, "high": printed.high}
    fort = content.fort(setup.fort)
    return by_difficulty[setup.difficulty] + (fort.extra_attacks if fort else 0)


def turn_extra(table: HadrianTable) -> None:
    """§11.1 Cards that only the active seat faces."""
    state = table.state
    player = state.players[state.active]
    for _ in range(player.extra_attacks):
        card = draw_fate(table)
        state.extra += (card,)
        number = len(state.attack) + len(state.extra)
        cohort = COHORTS[table.content.fate[card].cohort]
        table.tell(events.ExtraAttackTurned(state.active, number, card, cohort))
    player.extra_attacks = 0
    state.phase = "defence"


# §8.3 Favours


def defend(table: HadrianTable) -> Flow:
    """One seat decides on its Favours and takes the result; nobody's result touches another's."""
    state = table.state
    seat = state.active
    while favours_for(table.content, state):
        choice = yield from ask(choose_favour(table))
        if isinstance(choice, Done):
            break
        assert isinstance(choice, UseFavour)
        use_favour(table, choice)
    resolve(table, seat)
    state.fate_discards += state.extra
    state.extra = state.ignored = ()
    state.waiting -= 1
    state.active = (seat + 1) % len(state.players)
    if not state.waiting:
        end_attack(table)
    else:
        state.phase = "extra_attack" if state.players[state.active].extra_attacks else "defence"


def attackers(content: Components, state: State) -> list[int]:
    """The cohort that each attack card comes for."""
    return [content.fate[card].cohort for card in state.attack + state.extra]


def undefended(content: Components, state: State, player: Player) -> list[int]:
    """Attacks on each cohort that are neither ignored nor held (§8.4)."""
    return not_held(attackers(content, state), state.ignored, player)


def not_held(arrows: Sequence[int], ignored: Container[int], player: Player) -> list[int]:
    defended = defences(arrows, ignored, player)
    return [
        sum(at == cohort and defence == "through" for at, defence in zip(arrows, defended, strict=True))
        for cohort in range(len(COHORTS))
    ]


def defences(arrows: Sequence[int], ignored: Container[int], player: Player) -> list[Defence]:
    """Each card in turn: a cohort holds as many as it has filled boxes, the first that are not ignored."""
    left = [player.filled[LEFT + cohort] for cohort in range(len(COHORTS))]
    found: list[Defence] = []
    for number, cohort in enumerate(arrows, 1):
        if number in ignored:
            found.append("ignored")
        else:
            found.append("held" if left[cohort] > 0 else "through")
            left[cohort] -= 1
    return found


def favours_for(content: Components, state: State) -> list[UseFavour]:
    """Each card of a cohort that does not hold, with each Favour that may be used on it."""
    player = state.players[state.active]
    through = undefended(content, state, player)
    options = []
    for number, cohort in enumerate(attackers(content, state), 1):
        if through[cohort] and number not in state.ignored:
            kinds: list[FavourName] = []
            if player.diplomats[cohort] > 0:
                kinds.append("diplomat")
            if player.temple_favours:
                kinds.append("temple")
            options += [UseFavour(number, COHORTS[cohort], kind) for kind in kinds]
    return options


def usable_favours(content: Components, state: State, player: Player) -> int:
    """Number of Favours that cards that get through leave to use; a Diplomat's only for his cohort."""
    through = undefended(content, state, player)
    by_diplomats = sum(min(count, max(0, favours)) for count, favours in zip(through, player.diplomats, strict=True))
    return by_diplomats + min(player.temple_favours, sum(through) - by_diplomats)


def choose_favour(table: HadrianTable) -> Decision[Option]:
    state, content = table.state, table.content
    player = state.players[state.active]
    return Decision(
        state.active,
        "hadrian.favours",
        lambda: [DONE, *favours_for(content, state)],
        rule="§8.3",
        facts={"undefended": sum(undefended(content, state, player)), "flag": content.box.years[state.year - 1].flag},
    )


def use_favour(table: HadrianTable, choice: UseFavour) -> None:
    state = table.state
    player = state.players[state.active]
    if choice.favour == "temple":
        player.temple_favours -= 1
    else:
        cohort = COHORTS.index(choice.cohort)
        player.diplomats = replaced(player.diplomats, cohort, player.diplomats[cohort] - 1)
    state.ignored += (choice.attack,)
    table.tell(events.FavourUsed(state.active, choice.attack, choice.cohort, choice.favour))


# §8.4–8.7


def resolve(table: HadrianTable, seat: int) -> None:
    state = table.state
    player = state.players[seat]
    flag = table.content.box.years[state.year - 1].flag
    through = sum(undefended(table.content, state, player))
    disdain, valour = outcome(through, flag)
    player.disdain += disdain
    table.tell(events.AttackResolved(seat, through, disdain, valour))
    for _ in range(valour):
        advance(table, seat, VALOUR)


def outcome(through: int, flag: int) -> tuple[int, int]:
    """Disdain for attacks that came through, at most the flag; Valour for what the flag has left (§8.4)."""
    return min(through, flag), max(0, flag - through)


def end_attack(table: HadrianTable) -> None:
    """§8.7, §10.3 The cards are discarded; the last Year ends the game."""
    state = table.state
    state.fate_discards += state.attack
    state.attack = ()
    state.neutral_discards += state.neutrals
    state.neutrals = state.stakes = ()
    table.tell(events.AttackEnded(state.year))
    if state.year == len(table.content.box.years):
        state.phase = "scoring"
    else:
        state.year += 1
        state.phase = "year"
