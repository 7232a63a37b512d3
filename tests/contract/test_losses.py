"""What stops can throw something away, and some moves can; `watch_playing` looks on what they say of it."""

from imperium_desktop.registry import GAMES, load_game


def test_every_option_that_loses_something_passes() -> None:
    """So that the key for doing no more asks first, and whoever walks the choices finds it last."""
    for game_id in GAMES:
        assert load_game(game_id).losing
        plain = [kind for kind in load_game(game_id).losing if not kind.__struct_fields__]
        assert plain
        assert all(kind().passes for kind in plain)
