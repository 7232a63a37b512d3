from collections.abc import Callable, Iterator

import pytest

from .builder import Scenario, game


@pytest.fixture
def lay_out() -> Iterator[Callable[..., Scenario]]:
    """Scenarios for other numbers of players or variants; at the end of each nothing is lost from the box."""
    scenarios: list[tuple[Scenario, dict[str, int]]] = []

    def new(seats: int = 5, **variants: str) -> Scenario:
        scenario = Scenario(seats, **variants)
        scenarios.append((scenario, dict(game().census(scenario.state))))
        return scenario

    yield new
    for scenario, census in scenarios:
        found = dict(game().census(scenario.state))
        assert {**found, "cards": 0} == {**census, "cards": 0}


@pytest.fixture
def mare(lay_out: Callable[..., Scenario]) -> Scenario:
    """Five players, all cards open."""
    return lay_out()
