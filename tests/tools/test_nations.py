"""The table of nations comes out the same from the same seed."""

from collections import Counter
from pathlib import Path

from imperium_desktop.commands.executor import Place, carry_out
from imperium_desktop.games.imperium.rules.names import NATIONS
from imperium_desktop.games.imperium.teaching.nation_table import NationTable
from tests.tools.nations import Meeting, Met, meet, meetings, results_of, setup_of


def test_every_pair_meets_in_both_orders() -> None:
    wanted = meetings(2, seed=1)
    assert wanted == meetings(2, seed=1) != meetings(2, seed=2)
    assert wanted[:240] == meetings(1, seed=1)
    pairs = Counter((meeting.first, meeting.second) for meeting in wanted)
    assert len(pairs) == len(NATIONS) * (len(NATIONS) - 1)
    assert set(pairs.values()) == {2}


def test_sides_and_boxes_vary() -> None:
    setups = [setup_of(meeting) for meeting in meetings(1, seed=1)]
    assert len({(setup.powers, setup.commons) for setup in setups}) == 8
    assert {setup.first for setup in setups} == {0}


def test_a_match_is_given_by_its_seed() -> None:
    meeting = Meeting("celts", "utopians", 5)
    assert meet(meeting, ("random",)) == meet(meeting, ("random",))


def test_ties_are_half() -> None:
    wanted = meetings(1, seed=1)
    results = results_of(
        [Met(meeting, 0.5 if "qin" in (meeting.first, meeting.second) else 1.0) for meeting in wanted], 1, 1
    )
    assert NationTable(results).games == 30
    assert results.wins["qin"]["celts"] == results.wins["celts"]["qin"] == 1.0


def test_matches_that_are_over_are_not_played_again(tmp_path: Path) -> None:
    keep = tmp_path / "met.jsonl"
    over = Met(Meeting("celts", "qin", 1), 1.0)
    meeting = b'{"first":"celts","second":"qin","seed":1}'
    keep.write_bytes(b'{"task":%b,"done":{"meeting":%b,"won":1.0}}\n' % (meeting, meeting))
    assert carry_out(meet, [over.meeting], Place(keep=keep), Met) == [over]
