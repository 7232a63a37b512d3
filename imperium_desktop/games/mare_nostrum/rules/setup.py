"""§2 Setting up: empires, the map in play, the display of cards, the reserves."""

from imperium_desktop.games.mare_nostrum.rules.components import EMPIRES, TRACKS, EmpireName
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY, MareNostrumSetup, Player, State
from imperium_desktop.games.mare_nostrum.rules.tokens import GOODS, LEGENDARY
from imperium_desktop.rules.chance import Chance


def new_table(content: Components, setup: MareNostrumSetup, chance: Chance) -> State:
    places = len(content.provinces)
    cards = chance.shuffled(content.display)
    shown = len(cards) if setup.display == "experienced" else content.box.prices.display
    state = State(
        setup=setup,
        chance=chance,
        players=[new_player(content) for _ in range(setup.seats)],
        built=0,
        marker_rounds=[0] * places,
        reserve=[content.box.coins.count, *(content.goods[letter] for letter in GOODS)],
        pile="".join(chance.shuffled(LEGENDARY)),
        spent="",
        display=in_print_order(content, cards[:shown]),
        closed=cards[shown:],
        titles=(NOBODY, NOBODY, NOBODY),
        phase="empires",
        round=1,
        active=0,
        waiting=(1 << setup.seats) - 1,
        used_tokens=0,
        number=0,
        abstaining=0,
        draws=(),
        takes=(),
        chain=None,
        purchase=None,
        paid="",
        outrun=0,
        famous=0,
        prestigious=0,
        peace=NOBODY,
        last_peace=NOBODY,
        battle=None,
        ready_legions=[0] * places,
        ready_triremes=[0] * len(content.seas),
        fought=0,
        agenda=0,
        place=NOBODY,
        vacating=NOBODY,
        track=0,
        winners=0,
        ending="",
    )
    empires = setup.empires
    if not empires and setup.empire_choice == "drawn":
        empires = chance.shuffled(EMPIRES[: setup.seats])
    for seat, empire in enumerate(empires):
        settle(content, state, seat, empire)
    return state


def new_player(content: Components) -> Player:
    return Player(
        empire=None,
        hand="",
        offer="",
        offered="",
        taken="",
        cards=(),
        copied="",
        used=(),
        pyramids=False,
        controls=0,
        at_round_start=0,
        legions=[0] * len(content.provinces),
        triremes=[0] * len(content.seas),
        fortresses=0,
        posts=0,
        marker_posts=0,
    )


def in_print_order(content: Components, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Cards in print order: the same cards lie in the same order, however they came there."""
    return tuple(sorted(cards, key=content.display.index))


def settle(content: Components, state: State, seat: int, empire: EmpireName) -> None:
    """§2.3 The pieces of an empire on the map, its hero and its title."""
    facts = content.empires[empire]
    player = state.players[seat]
    player.empire = empire
    player.cards = (facts.hero,)
    player.controls = sum(1 << content.province_numbers[province] for province in facts.provinces)
    state.built |= sum(1 << content.site_numbers[site] for site in facts.buildings)
    for province, count in facts.legions.items():
        player.legions[content.province_numbers[province]] = count
    player.fortresses = sum(1 << content.province_numbers[province] for province in facts.fortresses)
    if facts.title is not None and state.setup.seats in facts.title_players:
        titles = list(state.titles)
        titles[TRACKS.index(facts.title)] = seat
        state.titles = (titles[0], titles[1], titles[2])
    state.waiting &= ~(1 << seat)
