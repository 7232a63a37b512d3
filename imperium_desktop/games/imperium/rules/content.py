"""What the rules know of the box: cards, what they do and what they are worth."""

from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

import msgspec

from imperium_desktop.games.imperium.rules import components
from imperium_desktop.games.imperium.rules.cards import vocabulary as v
from imperium_desktop.games.imperium.rules.cards.notation import count_of, events_of, steps_of
from imperium_desktop.games.imperium.rules.names import (
    COMMONS,
    MARKET_SUITS,
    NATIONS,
    PLACE_OF,
    RESOURCES,
    RULES_VERSION,
    Box,
    Face,
    Nation,
    Side,
    Start,
)
from imperium_desktop.rules.effects.listening import Listeners, Trigger
from imperium_desktop.rules.effects.program import Compiler, Counter, Node, Test
from imperium_desktop.rules.effects.steps import Steps, verbs_of

UNKNOWN: Final = "?"
"""A card that the onlooker cannot see."""
CAP: Final = 10
"""Most points that a counting card is worth (§11.2)."""
COUNTED_ONCE: Final = frozenset({"card", "attack", "pinned", "variable"})
"""Things that count once for a card; everything else is an icon."""


class Block(msgspec.Struct, frozen=True, gc=False, eq=False):
    when: str
    triggers: tuple[Trigger, ...]
    nodes: tuple[Node, ...]
    steps: Steps
    place: int
    """Which block of its card it is."""


class Worth(msgspec.Struct, frozen=True, gc=False, eq=False):
    """Points that are counted: for each part its points for every full number of what it counts (§11.2)."""

    parts: tuple[tuple[Counter, int, int], ...]


class Where(msgspec.Struct, frozen=True, gc=False, eq=False):
    """Points that depend on where the card lies."""

    place: str
    then: int
    otherwise: "int | Where"


Points: TypeAlias = int | Worth | Where


class PlayingCard:
    """One physical card, or one face of a card with two."""

    __slots__ = (
        "attack", "blocks", "costs", "develop", "ends_game", "enters_play", "extends", "free", "frees", "group",
        "hand_limit", "id", "key", "lends", "loses_state", "name", "needs", "no_garrison", "only_last", "pinned",
        "players", "points", "quest", "quest_area", "reduces_develop", "reduces_unrest", "replaces", "required",
        "reverse", "side", "spares", "spoken", "start", "state", "stays", "suits", "sure", "types", "unplayable",
    )  # fmt: skip

    def __init__(self, card: components.Card, copy: components.Copy) -> None:
        self.id = copy.id
        self.key = card.key
        self.name = card.name
        self.group = card.deck
        self.start: Start = copy.start
        self.players = copy.players
        self.suits: tuple[str, ...] = card.suits
        self.types: tuple[str, ...] = card.types
        self.state: Face | None = card.state
        self.side: Side | None = card.side
        self.pinned = "pinned" in card.header
        self.attack = "attack" in card.header
        self.free = card.free
        self.quest = card.quest
        self.reverse = card.reverse
        self.replaces = copy.replaces
        cost = card.develop
        self.develop = tuple(cost.get(resource, 0) for resource in RESOURCES) if cost is not None else None
        self.points: Points = 0
        self.blocks: tuple[Block, ...] = ()
        self.spoken: dict[str, tuple[Block, ...]] = {}
        """Blocks that wait for no event, by moment."""
        self.costs = False
        """§4.3 A price may forbid playing it."""
        self.sure = False
        """Something always comes of playing it."""
        self.hand_limit = 0
        self.loses_state: tuple[tuple[frozenset[str], str], ...] = ()
        self.extends: frozenset[str] = frozenset()
        """Cards that may be acquired from exile, too."""
        self.frees: frozenset[str] = frozenset()
        """Cards that need no action while it is in play."""
        self.reduces_unrest: tuple[v.ReduceUnrestCost, ...] = ()
        self.reduces_develop: tuple[v.ReduceDevelopCost, ...] = ()
        self.required: tuple[Test, ...] = ()
        self.unplayable = self.no_garrison = False
        self.stays: frozenset[str] = frozenset()
        """Ways in which it cannot leave play."""
        self.quest_area = self.only_last = False
        """§22.1 The active quest lies here; it can be chosen only as the last quest."""
        self.spares = self.lends = ""
        """§27.2 An icon of which one fewer must be discarded, or for which cards of its garrison stand in."""
        self.enters_play = self.ends_game = False
        """What happens at once when it comes from the nation deck."""
        self.needs = any(suit in ("uncivilised", "civilised", "tributary") for suit in card.suits)
        """§7.1 Unrest lies under it in the market."""

    @property
    def unrest(self) -> bool:
        return "unrest" in self.suits

    @property
    def stands(self) -> bool:
        """True if the card changes what holds for its player while it lies there."""
        return bool(
            self.hand_limit
            or self.loses_state
            or self.extends
            or self.frees
            or self.reduces_unrest
            or self.reduces_develop
        )

    def at(self, when: str) -> tuple[Block, ...]:
        """Those that wait for no event."""
        return self.spoken.get(when, ())

    def speak_like(self, twin: "PlayingCard") -> None:
        """Another copy of the same card."""
        for name in SPOKEN:
            setattr(self, name, getattr(twin, name))


SPOKEN: Final = (
    "blocks", "costs", "ends_game", "enters_play", "extends", "frees", "hand_limit", "loses_state", "no_garrison",
    "lends", "only_last", "points", "quest_area", "reduces_develop", "reduces_unrest", "required", "spares", "spoken",
    "stays", "sure", "unplayable",
)  # fmt: skip
"""What is read from the notation of a card."""
BLANK: Final = components.Card(UNKNOWN, "", "", "", (components.Copy(UNKNOWN),))
"""A card without any face, for what is played on a view."""


class Components:
    """The box as the rules use it."""

    def __init__(self, box: components.Box, rules_version: int = RULES_VERSION) -> None:
        self.box = box
        self.rules_version = rules_version
        """Version of the rules by which the match is played."""
        self.start = box.frame.start
        self.sizes = {size.seats: size for size in box.frame.by_players}
        exceptions = box.frame.exceptions
        self.exceptions = {nation: exceptions.get(nation, components.Exceptions()) for nation in NATIONS}
        self.never_empire = frozenset(nation for nation in NATIONS if self.exceptions[nation].never_empire)
        self.records = {record.key: record for record in box.cards}
        self.cards: dict[str, PlayingCard] = {}
        facts: dict[str, components.Card] = {}
        for record in box.cards:
            for copy in record.copies:
                self.cards[copy.id] = PlayingCard(record, copy)
                facts[copy.id] = record
        self._atoms = self._shown(facts)
        compiler = Compiler(lambda atom: self._atoms.get(atom, {}), PLACE_OF, COUNTED_ONCE)
        twins: dict[str, PlayingCard] = {}
        for id, card in self.cards.items():
            if card.key in twins:
                card.speak_like(twins[card.key])
            else:
                twins[card.key] = card
                self._read(compiler, card, facts[id])
        self.nodes: dict[str, Node] = compiler.nodes
        """All steps of all cards; states name them by their ids."""
        costs = (node for node in self.nodes.values() if node.name == "Cost")
        self.bought = frozenset(cost.kids[1][0].id for cost in costs if len(cost.kids[1]) == 1)
        """Steps that are all that a price is paid for."""
        self.passive, self.exhausts = (Listeners(self._waiting(when)) for when in ("passive", "exhaust"))
        """Blocks that speak when something happens (§4.6)."""
        self.copying = frozenset(id for id, card in self.cards.items() if any(map(is_copying, card.blocks)))
        """Cards that do what another card says (§17 A15)."""
        self.printed_points = {id: card.points for id, card in self.cards.items() if isinstance(card.points, int)}
        """Points of cards that count nothing."""
        self.freed = frozenset[str]().union(*(card.frees for card in self.cards.values()))
        """Cards that need no action while a certain other is in play."""
        self.standing = {id: card for id, card in self.cards.items() if card.stands}
        """Those with a text that holds while they lie there."""
        self.replaced = frozenset(icon for card in self.cards.values() for icon in (card.spares, card.lends) if icon)
        """§27.2 Icons for which something else can stand in where cards with them are to be discarded."""
        self.unrest = frozenset(self._atoms["unrest"])
        self.region = frozenset(self._atoms["region"])
        self.river_or_fertile = frozenset(self._atoms["river"]) | frozenset(self._atoms["fertile"])
        self.of_suit: dict[str, frozenset[str]] = {suit: frozenset(self._atoms[suit]) for suit in MARKET_SUITS}
        self.groups: dict[str, tuple[str, ...]] = {}
        for id, card in self.cards.items():
            if not card.replaces:
                self.groups[card.group] = (*self.groups.get(card.group, ()), id)
        self.later = {card.replaces: id for id, card in self.cards.items() if card.replaces}
        """Cards of the first printing, and those that take their places."""
        self.nouns: dict[str, str] = {card.id: card.name for card in self.cards.values()}
        self.cards[UNKNOWN] = PlayingCard(BLANK, BLANK.copies[0])

    def power(self, nation: Nation, side: str) -> str:
        return next(
            card for card in self.groups[nation] if self.cards[card].start == "power" and self.cards[card].side == side
        )

    def kings(self, box: Box) -> dict[Side, str]:
        """§10.2 The two faces of the bottom card of the fame deck."""
        sided = (self.cards[card] for card in self.groups[COMMONS[box]] if self.cards[card].side)
        return {card.side: card.id for card in sided if card.side}

    def exhausts_of(self, nation: Nation | None) -> int:
        """§3.2, §4.8 Tokens at the start of a turn."""
        own = self.exceptions[nation].exhausts if nation else None
        return own or self.start.exhausts

    def icons(self, icon: str) -> Mapping[str, int]:
        return self._atoms.get(icon, {})

    def _shown(self, facts: Mapping[str, components.Card]) -> dict[str, dict[str, int]]:
        found: dict[str, dict[str, int]] = {}
        for id, card in facts.items():
            variable = isinstance(card.points, components.Points) and not card.points.where
            shown = ["card", *card.suits, *card.types, *card.header, f'"{card.name}"', *more_icons(card)]
            shown += [f'"{card.family}"'] if card.family else []
            shown += ["impending_quest"] if card.quest else []
            shown += [f"state={card.state}"] if card.state else []
            shown += ["variable"] if variable else []
            for atom in shown:
                cards = found.setdefault(atom, {})
                cards[id] = cards.get(id, 0) + 1
        return found

    def _read(self, compiler: Compiler, card: PlayingCard, facts: components.Card) -> None:
        compiler.begin(card.key)
        card.points = points_of(compiler, facts.points)
        blocks = []
        for place, block in enumerate(facts.blocks):
            when, triggers = moment_of(compiler, block.when)
            earlier = block.by_first_rules if self.rules_version == 1 else ""
            steps = steps_of(earlier or block.do)
            if when == "passive" and not triggers:
                self._stand(compiler, card, steps)
            elif when == "on_gain":
                card.enters_play = any(isinstance(step, v.EnterPlay) for step in steps)
                card.ends_game = any(isinstance(step, v.TriggerScoring) for step in steps)
            elif when == "play":
                self._stand(compiler, card, tuple(step for step in steps if isinstance(step, v.Require)))
                steps = tuple(step for step in steps if not isinstance(step, v.Require))
            blocks.append(Block(when, triggers, compiler.steps(steps), steps, place))
            for verb in verbs_of(steps):
                if isinstance(verb, v.ReduceRequirement):
                    card.spares = verb.icon
                elif isinstance(verb, v.Substitute):
                    card.lends = verb.icon
        card.blocks = tuple(blocks)
        for read in blocks:
            if not read.triggers:
                card.spoken[read.when] = (*card.at(read.when), read)
        card.sure = card.unrest or any(is_sure(node) for block in card.at("play") for node in block.nodes)
        card.costs = any(may_forbid(node) for block in card.at("play") for node in block.nodes)

    def _waiting(self, when: str) -> Iterator[tuple[Trigger, str, Block]]:
        for id, card in self.cards.items():
            for block in card.blocks:
                if block.when == when:
                    yield from ((trigger, id, block) for trigger in block.triggers)

    def _stand(self, compiler: Compiler, card: PlayingCard, steps: Steps) -> None:
        """What holds while the card lies there, or of the card itself."""
        for step in steps:
            match step:
                case v.HandLimit(n):
                    card.hand_limit += n
                case v.LoseState(what, state):
                    card.loses_state += ((compiler.picker(what).ids, state),)
                case v.Extend(what=what):
                    card.extends |= compiler.picker(what).ids
                case v.AllowFreePlay(what):
                    card.frees |= compiler.picker(what).ids
                case v.ReduceUnrestCost():
                    card.reduces_unrest += (step,)
                case v.ReduceDevelopCost():
                    card.reduces_develop += (step,)
                case v.Require(condition):
                    card.required += compiler.condition(condition)
                case v.Unplayable():
                    card.unplayable = True
                case v.NoGarrison():
                    card.no_garrison = True
                case v.NoLeave(ways):
                    card.stays |= frozenset(ways)
                case v.QuestArea(rule):
                    card.quest_area, card.only_last = rule == "active", rule == "only_when_last"


def more_icons(card: components.Card) -> list[str]:
    """A card that counts as several of a suit (§25.1): what its header does not show."""
    counting = (
        step
        for block in card.blocks
        if block.when == "passive"
        for step in steps_of(block.do)
        if isinstance(step, v.CountAs)
    )
    return [step.icon for step in counting for _ in range(step.n - 1)]


def may_forbid(node: Node) -> bool:
    """True of steps that can forbid playing: prices and choices among them (§4.3)."""
    match node.name:
        case "Choose":
            return all(any(part.name in ("Cost", "Pay") for part in branch) for branch in node.kids)
        case "If":
            return any(map(may_forbid, node.kids[0]))
    return node.name in ("Pay", "Cost")


def is_sure(node: Node) -> bool:
    """Nothing can keep it from having an effect when its card can be played."""
    if node.pick is not None:
        return node.pick.pronoun == "this"
    match node.name:
        case "May" | "All":
            return any(map(is_sure, node.kids[0]))
        case "Choose":
            prices = all(any(part.name in ("Cost", "Pay") for part in branch) for branch in node.kids)
            return prices or any(any(map(is_sure, branch)) for branch in node.kids)
        case "Draw" | "Gain":
            return node.count is None
    return node.name == "Pay"


def is_copying(block: Block) -> bool:
    return any(isinstance(step, v.CopyExhaust) for step in block.steps)


def moment_of(compiler: Compiler, when: str) -> tuple[str, tuple[Trigger, ...]]:
    moment, events = events_of(when)
    return moment, tuple(compiler.trigger(name, told) for name, told in events)


def points_of(compiler: Compiler, points: int | components.Points) -> Points:
    if isinstance(points, int):
        return points
    if points.where:
        return where_of(points)
    terms = points.sum or (points,)
    return Worth(tuple((compiler.counter(count_of(term.per)), term.points, term.each) for term in terms))


def where_of(points: components.Points) -> Where:
    other = points.otherwise
    return Where(points.where, points.then, other if isinstance(other, int) else where_of(other))
