"""What the threat preview says of an Attack card is what an attack with that card does (§11.6)."""

from imperium_desktop.games.settlers.rules.alone import events as solo_events
from imperium_desktop.games.settlers.rules.alone.threat import in_danger, threats
from imperium_desktop.games.settlers.rules.options import ChooseLocation
from imperium_desktop.games.settlers.rules.state import State
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyGame
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Table
from tests.contract.playing import random_answer
from tests.present import present


def test_every_attack_that_may_come_does_what_was_foretold() -> None:
    game = load_game("settlers")
    hits = misses = 0
    for seed in range(1, 7):
        match, chance = Match(game, game.setup_type(seats=1), seed, listening=False), Chance(seed)
        while match.decision is not None:
            if match.decision.kind == "settlers.act" and len(match.answers) % 5 == 0:
                foretold = threats(game.content, match.view(0))
                assert sum(threat.copies for threat in foretold) == len(match.state.virtual.attacks)
                assert in_danger(game.content, match.state) == {card for threat in foretold for card in threat.cards}
                for threat in foretold:
                    assert fallen_by(game, match.state, threat.good) == set(threat.cards)
                    hits, misses = hits + bool(threat.cards), misses + (not threat.cards)
            match.answer(random_answer(match.waiting, chance))
    assert hits > 10
    assert misses > 10


def fallen_by(game: AnyGame, state: State, good: str) -> set[str]:
    """The Locations among which an attack falls whose card shows this good."""
    state = state.copy()
    virtual = present(state.virtual)
    card = next(card for card in virtual.attacks if game.content.attacks[card] == good)
    virtual.attacks = (card, *(other for other in virtual.attacks if other != card))
    state.phase, state.drafts = "attack", 1
    table = Table(state, game.content)
    while True:
        decision = next(game.step(table), None)
        if decision is not None:
            return {option.card for option in decision.options if isinstance(option, ChooseLocation)}
        for event in table.events:
            if isinstance(event, solo_events.AttackHit):
                return {event.card}
            if isinstance(event, solo_events.AttackMissed):
                return set()
