"""States that are copied and kept as bytes at every decision of a random match."""

import msgspec

from imperium_desktop.rules.match import snapshot
from tests.contract.playing import AnyMatch, point_of
from tests.contract.watching import Moment, Watcher


class ACopiedStateIsEqualAndStaysApart(Watcher):
    """Every list and struct of the copy is changed in place; the original must not notice, nor the other way."""

    def at(self, moment: Moment) -> None:
        state = moment.match.state
        before = snapshot(state)
        copy = state.copy()
        assert snapshot(copy) == before
        disturb(copy)
        assert snapshot(copy) != before
        assert snapshot(state) == before, "changing the copy changed the original"
        sheltered = state.copy()
        spoilt = state.copy()
        copy_of_spoilt = spoilt.copy()
        disturb(spoilt)
        assert snapshot(copy_of_spoilt) == before, "changing the original changed the copy"
        assert snapshot(sheltered) == before


def disturb(thing: object) -> None:
    """Change everything that can be changed in place, at every depth."""
    if isinstance(thing, msgspec.Struct) and not thing.__struct_config__.frozen:
        for name in thing.__struct_fields__:
            value = getattr(thing, name)
            disturb(value)
            if isinstance(value, int) and not isinstance(value, bool):
                setattr(thing, name, value + 1)
    elif isinstance(thing, list):
        for item in thing:
            disturb(item)
        thing.append(None)
    elif isinstance(thing, dict):
        for item in thing.values():
            disturb(item)
        thing["disturbed"] = None
    elif isinstance(thing, set):
        thing.add("disturbed")


class ACheckpointSurvivesAsBytes(Watcher):
    """The rest is plain data: what it decodes to encodes to the same bytes."""

    def at(self, moment: Moment) -> None:
        rest = moment.match.checkpoint().rest
        again = msgspec.json.decode(rest, type=moment.game.state_type)
        assert snapshot(again) == rest
        assert snapshot(again.copy()) == rest


class AFinishedMatchCanBeCopiedAndResumed(Watcher):
    def end(self, match: AnyMatch) -> None:
        assert point_of(match.copy()) == point_of(match)
        assert point_of(match.resume(match.checkpoint())) == point_of(match)


WATCHERS: list[type[Watcher]] = [
    ACopiedStateIsEqualAndStaysApart,
    ACheckpointSurvivesAsBytes,
    AFinishedMatchCanBeCopiedAndResumed,
]
