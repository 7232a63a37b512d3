"""§4 Setting up: factions, decks, first hands, and the virtual player of a game alone (§11.2)."""

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.alone import events as solo_events
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.empire import SettlersTable
from imperium_desktop.games.settlers.rules.gains import draw
from imperium_desktop.games.settlers.rules.names import FACTIONS, SUPPLY, Faction
from imperium_desktop.games.settlers.rules.options import ChooseFaction
from imperium_desktop.games.settlers.rules.state import Player, SettlersSetup, State, Virtual
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.table import Decision, Flow, ask


def new_table(content: Components, setup: SettlersSetup, chance: Chance) -> State:
    first = chance.below(setup.seats) if setup.first is None else setup.first
    state = State(
        setup=setup,
        chance=chance,
        players=[blank_player() for _ in range(setup.seats)],
        virtual=new_virtual(content, chance) if setup.seats == 1 else None,
        common=chance.shuffled(content.decks_in(setup.deck_format)["common"]),
        discards=(),
        row=(),
        picks=(),
        drafts=0,
        agenda=(),
        round=1,
        phase="deal" if setup.factions else "factions",
        first=first,
        active=first,
        acted=False,
    )
    for seat, faction in enumerate(setup.factions):
        take_faction(content, state, seat, faction)
    return state


def blank_player() -> Player:
    return Player(
        faction=None,
        points=0,
        supply=[0] * len(SUPPLY),
        egypt_tokens=0,
        hand=(),
        deck=(),
        discards=(),
        locations=(),
        foundations=(),
        deals=(),
        held=(),
        aside=(),
        noted=(),
        passed=False,
    )


def new_virtual(content: Components, chance: Chance) -> Virtual:
    attacks = chance.shuffled(content.attacks)
    return Virtual(locations=(), deals=attacks[:1], attacks=attacks[1:], removed=(), collection=())


def take_faction(content: Components, state: State, seat: int, faction: Faction) -> None:
    player = state.players[seat]
    player.faction = faction
    player.egypt_tokens = content.boards[faction].egypt_tokens
    player.deck = state.chance.shuffled(content.decks_in(state.setup.deck_format)[faction])


# §4.1


def free_factions(state: State) -> list[Faction]:
    taken = {player.faction for player in state.players}
    return [faction for faction in FACTIONS if faction not in taken]


def choose_faction(table: SettlersTable) -> Flow:
    state = table.state
    answer = yield from ask(
        Decision(
            state.active,
            "settlers.faction",
            lambda: [ChooseFaction(faction) for faction in free_factions(state)],
            rule="§4.1",
        )
    )
    take_faction(table.content, state, state.active, answer.faction)
    table.tell(events.FactionChosen(state.active, answer.faction))
    state.active = (state.active + 1) % len(state.players)
    if state.active == state.first:
        state.phase = "deal"


# §4.3


def deal_hands(table: SettlersTable) -> None:
    state, numbers = table.state, table.content.numbers
    for seat in state.seats_from(state.first):
        for _ in range(numbers.common_hand):
            state.players[seat].hand += (draw(table, seat, "common"),)
        for _ in range(numbers.faction_hand):
            state.players[seat].hand += (draw(table, seat, "faction"),)
    for card in state.virtual.deals if state.virtual else ():
        table.tell(solo_events.AttackTurned(card, table.content.attacks[card]))
    state.phase = "lookout"
