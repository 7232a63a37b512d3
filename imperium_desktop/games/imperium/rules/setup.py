"""§3 Set-up: nations are chosen, then everything is dealt."""

from collections.abc import Iterable

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.area import ImperiumTable, as_printed, commons_of, names_of
from imperium_desktop.games.imperium.rules.content import Components, PlayingCard
from imperium_desktop.games.imperium.rules.names import BOXES, COMMONS, PROGRESS, SIDES, SLOTS, SMALL_DECKS, Box
from imperium_desktop.games.imperium.rules.options import ChooseNation, ChooseSide
from imperium_desktop.games.imperium.rules.state import ImperiumSetup, Pinned, Player, Slot, State, free_nations
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.table import Decision, Flow, ask


def new_table(content: Components, setup: ImperiumSetup, chance: Chance) -> State:
    first = chance.below(setup.seats) if setup.first is None else setup.first
    state = State(
        setup=setup,
        chance=chance,
        players=tuple(blank_player() for _ in range(setup.seats)),
        market=(Slot(),) * len(SLOTS),
        decks=dict.fromkeys(SMALL_DECKS, ()),
        main=(),
        fame=(),
        removed=(),
        king="A",
        pile=(),
        exile=(),
        frames=[],
        phase="nations",
        round=1,
        last_round=0,
        first=first,
        active=first,
        kind=None,
    )
    for seat, nation in enumerate(setup.nations):
        state.players[seat].nation = nation
        if setup.powers:
            state.players[seat].power = content.power(nation, setup.powers[seat])
    if setup.choice == "lot":
        draw_nations(content, state)
    if all(player.power for player in state.players):
        state.phase = "deal"
    return state


def draw_nations(content: Components, state: State) -> None:
    """Those that are not named, and their sides."""
    nations = list(state.chance.shuffled(free_nations(state)))
    for player in state.players:
        player.nation = player.nation or nations.pop()
        player.power = player.power or content.power(player.nation, state.chance.one_of(SIDES))


def blank_player() -> Player:
    return Player(
        nation=None,
        power="",
        face="barbarian",
        tokens=(0, 0, 0),
        actions=0,
        exhausts=0,
        hand=(),
        deck=(),
        discard=(),
        play=(),
        history=(),
        nation_deck=(),
        development=(),
    )


# §3.1


def choose_nation(table: ImperiumTable) -> Flow:
    """Each player in turn: a nation, then the side of its power card."""
    state = table.state
    seat, player = state.active, state.players[state.active]
    if player.nation is None:
        nations = [ChooseNation(nation) for nation in free_nations(state)]
        chosen = yield from ask(Decision(seat, "imperium.choose_nation", lambda: nations, rule="§3.1"))
        player.nation = chosen.nation
        table.tell(events.NationChosen(seat, chosen.nation))
    facts = {"nation": player.nation}
    sides = [ChooseSide(side) for side in SIDES]
    answer = yield from ask(Decision(seat, "imperium.choose_power_side", lambda: sides, rule="§3.1", facts=facts))
    player.power = table.content.power(player.nation, answer.side)
    table.tell(events.SideChosen(seat, answer.side))
    state.active = (seat + 1) % len(state.players)
    if state.active == state.first:
        state.phase = "deal"


# §3.2


def deal(table: ImperiumTable) -> None:
    state, content = table.state, table.content
    for player in state.players:
        deal_nation(content, state, player)
    deal_commons(content, state)
    fill_market(content, state)
    state.phase = "turn"
    table.tell(events.RoundBegan(1, state.first, last=False))


def deal_nation(content: Components, state: State, player: Player) -> None:
    """Deal a nation's cards to their starting places (§3.1 steps 3 to 10)."""
    assert player.nation is not None
    started: dict[str, list[str]] = {}
    for card in as_printed(content, state.setup, content.groups[player.nation]):
        if content.cards[card].players <= len(state.players):
            started.setdefault(content.cards[card].start, []).append(card)
    shuffled = state.chance.shuffled
    player.nation_deck = (*shuffled(started.get("nation", ())), *started.get("accession", ()))
    player.development = tuple(started.get("development", ()))
    state.pile += tuple(started.get("unrest_pile", ()))
    deck = shuffled(started["deck"])
    player.beside, player.below = lie_from_start(content, started.get("in_play", ()))
    start = content.start
    player.hand, player.deck = deck[: start.hand], deck[start.hand :]
    player.tokens = start.material, start.population, start.progress
    player.actions, player.exhausts = start.actions, content.exhausts_of(player.nation)
    player.face = content.exceptions[player.nation].face


def lie_from_start(content: Components, cards: Iterable[str]) -> tuple[tuple[Pinned, ...], str]:
    """§3.1 step 3: what lies below the power card, and the card under it. Of cards with two faces, the first."""
    faces = [card for card in cards if content.cards[card].side != "B"]
    return tuple(map(Pinned, faces[:1])), "".join(faces[1:])


def invite_tributaries(content: Components, state: State) -> None:
    """Replace each tributary whose nation is in the game by one of the other box, while there are any (§3.5)."""
    setup = state.setup
    taken = names_of(content, tuple(player.nation for player in state.players))
    own, other = (tributaries_of(content, setup, box) for box in sorted(BOXES, key=lambda box: box != setup.commons))
    missing = sum(card.name in taken for card in own)
    if missing:
        fitting = [card.id for card in other if card.name not in taken]
        state.stand_ins = tuple(state.chance.shuffled(fitting)[:missing])


def tributaries_of(content: Components, setup: ImperiumSetup, box: Box) -> list[PlayingCard]:
    """Tributaries that are used with this number of players."""
    commons = [card for card in content.groups[COMMONS[box]] if card in content.of_suit["tributary"]]
    cards = [content.cards[card] for card in as_printed(content, setup, commons)]
    return [card for card in cards if card.players <= setup.seats]


def deal_commons(content: Components, state: State) -> None:
    """Sort and deal the common cards, for this number of players (§3.2 steps 4 to 13)."""
    size = content.sizes[len(state.players)]
    invite_tributaries(content, state)
    sorted_: dict[str, list[str]] = {}
    for card in commons_of(content, state):
        suits = content.cards[card].suits
        sorted_.setdefault(suits[0], []).append(card)  # both suits: uncivilised comes first (§2.2)
    shuffled = state.chance.shuffled
    state.pile += tuple(sorted_["unrest"])
    fame = shuffled(sorted_["fame"])
    state.removed, state.fame = fame[: size.fame_removed], fame[size.fame_removed :]
    rest = list(sorted_["tributary"])
    for suit in SMALL_DECKS:
        cards = shuffled(sorted_[suit])
        state.decks[suit] = cards[: size.small_deck]
        rest += cards[size.small_deck :]
    state.main = shuffled(rest)


def fill_market(content: Components, state: State) -> None:
    """Fill the market for the first time (§3.2 steps 14 to 16)."""
    slots: list[Slot] = []
    for name in SLOTS:
        if name == "main":
            card, state.main = state.main[0], state.main[1:]
        else:
            cards = state.decks[name]  # type: ignore[index]
            card, state.decks[name] = cards[0], cards[1:]  # type: ignore[index]
        slots.append(dressed(content, state, card))
    state.market = tuple(slots)
    assert state.pile, "§3.4"


def dressed(content: Components, state: State, card: str) -> Slot:
    suits = content.cards[card].suits
    unrest = ""
    if content.cards[card].needs:
        unrest, state.pile = state.pile[0], state.pile[1:]
    tokens = [0, 0, 0]
    tokens[PROGRESS] = int(suits == ("civilised",))
    return Slot(card, unrest, (tokens[0], tokens[1], tokens[2]))
