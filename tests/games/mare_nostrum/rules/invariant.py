"""What must hold at every decision, counted by a walk of its own."""

from imperium_desktop.games.mare_nostrum.rules.content import bits
from imperium_desktop.games.mare_nostrum.rules.state import State

from .builder import game

UNITS = {"legions": 8, "triremes": 5, "fortresses": 5}


def check(state: State) -> None:
    check_limits(state)
    check_control(state)
    check_posts(state)


def check_limits(state: State) -> None:  # §12
    for player in state.players:
        assert sum(player.legions) <= UNITS["legions"]
        assert sum(player.triremes) <= UNITS["triremes"]
        assert player.fortresses.bit_count() <= UNITS["fortresses"]
        assert player.controls.bit_count() <= 8
        assert min(*player.legions, *player.triremes) >= 0
        assert len(player.cards) <= 5 or state.ending == "fame"
    assert min(state.reserve) >= 0


def check_control(state: State) -> None:  # §0, §7.9
    content = game().content
    board = content.board(state.setup)
    seen = 0
    for player in state.players:
        assert not player.controls & seen, "two controllers"
        seen |= player.controls
        if player.empire is not None:
            assert player.controls >> content.capitals[player.empire] & 1, "a capital province changed hands"
        assert not player.fortresses & ~player.controls, "a fortress in somebody else's province (§7.5)"
        for province in (number for number, count in enumerate(player.legions) if count):
            assert board.in_play >> province & 1
    assert not seen & ~board.in_play
    for site in bits(state.built):
        assert seen >> content.sites[site].province & 1, "a building in a neutral province (A21)"


def check_posts(state: State) -> None:  # §0
    """All posts of a province are one player's, who has legions for them; alone, unless a battle is still to come."""
    content = game().content
    for province, sites in enumerate(content.sites_in):
        holders = [
            seat
            for seat, player in enumerate(state.players)
            if player.posts & sites or player.marker_posts >> province & 1
        ]
        assert len(holders) <= 1
        assert bool(state.marker_rounds[province]) == any(p.marker_posts >> province & 1 for p in state.players)
        for seat in holders:
            player = state.players[seat]
            posts = (player.posts & sites).bit_count() + (player.marker_posts >> province & 1)
            assert posts <= player.legions[province] or state.vacating == province or state.battle is not None
            if state.phase not in ("legions", "land_battles", "casualties"):
                armies = [p for p in state.players if p.legions[province] or p.fortresses >> province & 1]
                assert armies == [player], "posts in a province at war (§7.7)"
