from collections.abc import Callable, Iterator

import pytest

from imperium_desktop.games.tigris.rules.components import DynastyName

from .builder import Scenario


@pytest.fixture
def lay_out() -> Iterator[Callable[..., Scenario]]:
    """Scenarios for other players or variants, as `lay_out("pot", "lion", conflict_support="english")`."""
    scenarios = []

    def new(*dynasties: DynastyName, **variants: str) -> Scenario:
        scenarios.append(Scenario(*dynasties, **variants))
        return scenarios[-1]

    yield new
    for scenario in scenarios:
        scenario.check()


@pytest.fixture
def tigris(lay_out: Callable[..., Scenario]) -> Scenario:
    """Archer, Bull, Pot and Lion on the standard board, rules without variants."""
    return lay_out()
