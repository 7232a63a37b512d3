"""§2 Setting up: shuffled decks and blank sheets."""

from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.names import COHORTS, GLADIATORS, ITEMS, PRODUCTION
from imperium_desktop.games.hadrian.rules.sheets.boxes import Sheets
from imperium_desktop.games.hadrian.rules.state import EMPTY, NO_DIPLOMAT, HadrianSetup, Player, State
from imperium_desktop.rules.chance import Chance


def new_table(content: Components, setup: HadrianSetup, chance: Chance) -> State:
    return State(
        setup=setup,
        chance=chance,
        fate=chance.shuffled(range(1, len(content.fate))),
        players=[blank_player(content, setup, chance.shuffled(content.cards)) for _ in range(setup.seats)],
        fate_discards=(),
        attack=(),
        extra=(),
        ignored=(),
        neutral_deck=chance.shuffled(content.cards) if setup.seats < 3 else (),
        neutrals=(),
        stakes=(),
        neutral_discards=(),
        year=1,
        phase="year",
        active=0,
        waiting=setup.seats,
    )


def blank_player(content: Components, setup: HadrianSetup, deck: tuple[str, ...]) -> Player:
    sheets = content.sheets(setup.fort)
    return Player(
        board=[0] * len(ITEMS),
        filled=printed(content, sheets),
        training=EMPTY * len(sheets.training),
        forum=EMPTY * len(sheets.forum),
        theatre=EMPTY * len(sheets.theatre),
        baths=EMPTY * len(sheets.baths),
        courthouse=EMPTY * len(sheets.courthouse),
        market=EMPTY * len(sheets.market),
        trained=(0,) * len(GLADIATORS),
        wounds=(0,) * len(GLADIATORS),
        fought=("",) * len(GLADIATORS),
        map=0,
        diplomats=(NO_DIPLOMAT,) * len(COHORTS),
        temple_favours=0,
        disdain=0,
        pardoned=0,
        deck=deck,
        drawn=(),
        chosen="",
        paths=(),
        prospects=(),
        extra_attacks=0,
        finished=False,
    )


def printed(content: Components, sheets: Sheets) -> list[int]:
    """§2.4 One circle of production is printed black, and the Small Granary stands."""
    filled = [0] * sheets.size
    filled[PRODUCTION] = content.box.left.production.printed
    for building in (*content.box.left.buildings, *content.box.right.buildings):
        filled[sheets.building_places[building.id]] = int(building.built)
    return filled
