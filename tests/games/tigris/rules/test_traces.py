"""§15.1 Four recorded games, replayed action by action and compared with what an independent model of the rules noted.

The file explains its fields under `meta`. The engine pays and refills by itself after a turn's last action,
so the points noted before that are compared without the income told meanwhile.
"""

import gzip
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from imperium_desktop.games.tigris.rules import events, options
from imperium_desktop.games.tigris.rules.components import LETTERS, SPHERE_OF, SPHERES, TILES, DynastyName, TileName
from imperium_desktop.games.tigris.rules.squares import labels_in
from imperium_desktop.games.tigris.rules.state import State, TigrisSetup
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer, Event, Option

from . import invariant

RECORDS = json.loads(gzip.decompress(Path(__file__).with_name("traces.json.gz").read_bytes()))["games"]

Record = dict[str, Any]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: "-".join(record["players"]))
def test_recorded_game(record: Record) -> None:  # rules §15.1
    replay = Replay(record)
    assert replay.hands() == record["start"]["hands"]
    assert len(replay.match.state.bag) == record["start"]["bag_left"]
    for step in record["steps"]:
        told = replay.play(step)
        replay.compare(step, told)
    replay.compare_end(record)


class Replay:
    def __init__(self, record: Record) -> None:
        self.game = load_game("tigris")
        self.players = tuple(record["players"])
        variant = record["conflict_support"]
        setup = TigrisSetup(seats=len(self.players), dynasties=self.players, first=0, conflict_support=variant)
        self.match = Match(self.game, setup, 0, start=self.deal(setup, record["bag"]))

    def deal(self, setup: TigrisSetup, bag: str) -> State:
        state: State = self.game.new(setup, Chance(0))
        for player in state.players:
            player.hand, bag = bag[:6], bag[6:]
        state.bag = bag
        return state

    # Answering

    def play(self, step: Record) -> list[Event]:
        """One action with all its decisions; returns what was told meanwhile."""
        before = len(self.match.events)
        assert self.match.state.turn == step["turn"]
        assert self.asked == (step["seat"], "take_action")
        assert self.match.waiting.facts["number"] == step["action_no"]
        self.match.answer(action_of(step["seat"], **step["action"]))
        expected = self.answers(step)
        nothing: tuple[str, str, Answer | None] = ("nobody", "nothing", None)
        while not self.resting:
            seat, kind, answer = next(expected, nothing)
            assert self.asked == (seat, kind)
            assert answer is not None
            self.match.answer(answer)
        assert next(expected, None) is None, "the record holds an answer that was not asked for"
        return self.match.events[before:]

    @property
    def asked(self) -> tuple[str, str]:
        return self.players[self.match.waiting.seat], self.match.waiting.kind.removeprefix("tigris.")

    @property
    def resting(self) -> bool:
        return self.match.decision is None or self.match.decision.kind == "tigris.take_action"

    def answers(self, step: Record) -> Iterator[tuple[str, str, Answer | None]]:
        """Who must be asked what, and the recorded answer; each is looked up when its turn has come."""
        active = step["seat"]
        if "discarded" in step["action"]:
            given = [options.GiveTile(tile_of(color)) for color in step["action"]["discarded"]]
            yield active, "swap_tiles", self.picked(given)
        for fight in fights_in(step):
            if len(fight.get("open_conflicts", ())) > 1:
                wars = (option for option in self.match.waiting.options if isinstance(option, options.ChooseWar))
                assert {war.sphere for war in wars} == set(fight["open_conflicts"])
                yield active, "choose_war", options.ChooseWar(fight["color"])
            tile = tile_of(fight.get("color", "red"))
            for role, added in zip(("attacker", "defender"), fight["add"], strict=True):
                yield fight[role], "commit_support", options.CommitSupport(tile, added)
        if "monument_offer" in step:
            assert set(self.match.waiting.options) == set(monuments_in(step["monument_offer"]))
            built = step["monument"]
            decline = built == "decline"
            yield active, "build_monument", monument_of(**built) if not decline else options.Decline()
        if "treasures" in step and not self.resting:
            taken = [options.TakeTreasure(square) for square in step["treasures"]["taken"]]
            asked = [treasure for treasure in taken if treasure in self.match.waiting.options]
            yield step["treasures"]["owner"], "take_treasures", self.picked(asked)

    def picked(self, chosen: Sequence[Option]) -> Answer:
        return tuple(chosen) if self.match.waiting.picks_several else chosen[0]

    # Comparing

    def compare(self, step: Record, told: list[Event]) -> None:
        after = step["after"]
        income = [event for event in told if isinstance(event, events.MonumentPaid)]
        assert self.board() == after["board"]
        assert invariant.leaders(self.match.state) == after["leaders"]
        assert sorted(labels_in(self.match.state.treasures)) == after["treasures"].split()
        assert self.points(without=income) == after["points"]
        scored = [{"owner": self.players[e.seat], "color": e.sphere} for e in told if isinstance(e, events.PointGained)]
        assert scored == ([step["point"]] if "point" in step else [])
        assert any(isinstance(event, events.KingdomsUnited) for event in told) == step.get("unification", False)
        assert self.fights(told) == [outcome_of(fight) for fight in fights_in(step)]
        if "turn_end" in step:
            self.compare_turn_end(step["turn_end"], income)
        else:
            assert self.asked == (step["seat"], "take_action")
            assert not income

    def compare_turn_end(self, end: Record, income: list[events.MonumentPaid]) -> None:
        assert sorted(event.sphere for event in income) == end["income"]
        assert {self.players[event.seat] for event in income} <= {end["seat"]}
        assert self.points() == end["points"]
        assert len(self.match.state.bag) == end["bag_left"]
        assert self.hands() == end["hands"]

    def compare_end(self, record: Record) -> None:
        result, state = self.match.result, self.match.state
        assert result is not None
        assert result.ending == record["end"]["reason"]
        assert state.treasures.bit_count() == record["end"]["treasures_on_board"]
        jokers = {self.players[e.seat]: e.points for e in self.match.events if isinstance(e, events.JokersPlaced)}
        for standing in result.standings:
            final = record["final"][self.players[standing.seat]]
            assert (list(standing.score), standing.rank) == (final["key"], final["rank"])
            assert jokers[self.players[standing.seat]] == tuple(final["with_jokers"][sphere] for sphere in SPHERES)

    def board(self) -> str:
        state, board = self.match.state, self.game.content.boards["standard"]
        signs = dict.fromkeys(labels_in(board.land), ".") | dict.fromkeys(labels_in(board.river), "~")
        signs |= {square: LETTERS[SPHERE_OF[tile]] for square, tile in invariant.tiles(state).items()}
        signs |= dict.fromkeys(invariant.bases(state), "#") | dict.fromkeys(labels_in(state.catastrophes), "X")
        signs |= dict.fromkeys(invariant.leaders(state), "L")
        return "/".join("".join(signs[f"{column}{row}"] for column in "ABCDEFGHIJKLMNOP") for row in range(1, 12))

    def points(self, without: list[events.MonumentPaid] | None = None) -> dict[str, list[int]]:
        points = {player.dynasty: [*player.points, player.treasures] for player in self.match.state.players}
        for event in without or []:
            points[self.players[event.seat]][SPHERE_OF[event.sphere]] -= 1
        return points

    def hands(self) -> dict[str, str]:
        return {player.dynasty: "".join(sorted(player.hand)) for player in self.match.state.players}

    def fights(self, told: list[Event]) -> list[Record]:
        began = [event for event in told if isinstance(event, events.RevoltBegan | events.WarBegan)]
        won = [event for event in told if isinstance(event, events.RevoltWon | events.WarWon)]
        return [
            {
                "attacker": self.players[first.seat],
                "defender": self.players[first.rival],
                "base": [first.strength, first.rival_strength],
                "winner": self.players[last.seat],
                "removed": sorted(getattr(last, "removed", ())),
                "points": getattr(last, "points", 1),
            }
            for first, last in zip(began, won, strict=True)
        ]


def action_of(seat: DynastyName, kind: str, **action: Any) -> Option:
    match kind:
        case "place_tile":
            return options.PlaceTile(tile_of(action["color"]), action["square"])
        case "place_leader":
            return options.PlaceLeader(seat, action["leader"], action["square"])
        case "move_leader":
            return options.MoveLeader(seat, action["leader"], action["square"])
        case "withdraw_leader":
            return options.WithdrawLeader(seat, action["leader"])
        case "play_catastrophe":
            return options.PlayCatastrophe(action["square"])
        case "swap_tiles":
            return options.SwapTiles()
        case "end_turn":
            return options.EndTurn()
    raise ValueError(kind)


def tile_of(color: str) -> TileName:
    return TILES[SPHERES.index(color)]


def fights_in(step: Record) -> list[Record]:
    return [step["revolt"]] if "revolt" in step else step.get("wars", [])


def outcome_of(fight: Record) -> Record:
    outcome = {key: fight[key] for key in ("attacker", "defender", "base", "winner")}
    return {**outcome, "removed": sorted(fight.get("removed", ())), "points": fight.get("points", 1)}


def monuments_in(offer: Record) -> list[Option]:
    pairs = [monument_of(square, name) for square in offer["squares"] for name in offer["monuments"]]
    return [*pairs, options.Decline()]


def monument_of(square: str, id: str) -> Option:
    return options.BuildMonument(square, id)
