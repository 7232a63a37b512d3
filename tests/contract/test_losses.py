"""Only options that stop throw something away; `watch_playing` looks on what they say of it."""

from imperium_desktop.registry import GAMES, load_game


def test_every_option_that_loses_something_passes() -> None:
    """So that the key for doing no more asks first, and whoever walks the choices finds it last."""
    for game_id in GAMES:
        assert load_game(game_id).losing
        for kind in load_game(game_id).losing:
            assert kind().passes
