"""Tasks come out the same wherever they are carried out, and a run that was stopped goes on."""

import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from imperium_desktop.commands.executor import NoCluster, Place, carry_out
from imperium_desktop.rules.chance import Chance


class Lot(msgspec.Struct, frozen=True):
    seed: int
    names: dict[str, str] = {}


class Drawn(msgspec.Struct, frozen=True):
    value: int
    process: int = 0


LOTS = [Lot(seed) for seed in range(40)]


def draw(lot: Lot) -> Drawn:
    return Drawn(Chance(lot.seed).below(1000))


def draw_slowly_first(lot: Lot) -> Drawn:
    """The first is finished last."""
    total = sum(range(300_000 if lot.seed == 0 else 3))
    assert total > 0
    return Drawn(lot.seed, os.getpid())


def refuse(lot: Lot) -> Drawn:
    raise AssertionError(f"{lot} is done already")


def fail(lot: Lot) -> Drawn:
    raise ArithmeticError(f"lot {lot.seed}")


EXPECTED = [draw(lot) for lot in LOTS]


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_comes_of_tasks_is_in_their_order(jobs: int) -> None:
    assert carry_out(draw, LOTS, Place(jobs), Drawn) == EXPECTED
    assert [drawn.value for drawn in carry_out(draw_slowly_first, LOTS, Place(jobs), Drawn)] == list(range(40))


def test_one_job_is_this_process_and_several_are_others() -> None:
    here = {drawn.process for drawn in carry_out(draw_slowly_first, LOTS, Place(), Drawn)}
    others = {drawn.process for drawn in carry_out(draw_slowly_first, LOTS, Place(jobs=2), Drawn)}
    assert here == {os.getpid()}
    assert os.getpid() not in others


def test_nothing_to_do_starts_nobody() -> None:
    assert carry_out(refuse, [], Place(cluster="tcp://127.0.0.1:1"), Drawn) == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_task_that_fails_ends_the_run_and_what_was_done_is_kept(jobs: int, tmp_path: Path) -> None:
    keep = tmp_path / "done.jsonl"
    carry_out(draw, LOTS[:3], Place(keep=keep), Drawn)
    with pytest.raises(ArithmeticError, match="lot 3"):
        carry_out(fail, LOTS[:4], Place(jobs, keep=keep), Drawn)
    assert carry_out(refuse, LOTS[:3], Place(keep=keep), Drawn) == EXPECTED[:3]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_run_goes_on_where_it_stopped(jobs: int, tmp_path: Path) -> None:
    keep = tmp_path / "done.jsonl"
    carry_out(draw, LOTS[10:20], Place(jobs, keep=keep), Drawn)
    assert carry_out(draw, LOTS, Place(jobs, keep=keep), Drawn) == EXPECTED
    assert keep.read_bytes().count(b"\n") == len(LOTS)
    assert carry_out(refuse, LOTS[::-1], Place(jobs, keep=keep), Drawn) == EXPECTED[::-1]


def test_the_order_of_names_in_a_task_means_nothing(tmp_path: Path) -> None:
    place = Place(keep=tmp_path / "done.jsonl")
    one, same = Lot(1, {"a": "b", "c": "d"}), Lot(1, {"c": "d", "a": "b"})
    assert carry_out(draw, [one], place, Drawn) == carry_out(refuse, [same, one], place, Drawn)[:1]


def test_a_line_that_was_cut_off_is_done_again(tmp_path: Path) -> None:
    keep = tmp_path / "done.jsonl"
    carry_out(draw, LOTS, Place(keep=keep), Drawn)
    whole = keep.read_bytes()
    keep.write_bytes(whole[:-5])
    assert carry_out(draw, LOTS, Place(keep=keep), Drawn) == EXPECTED
    assert keep.read_bytes() == whole


def test_a_file_of_another_run_is_refused_and_left_alone(tmp_path: Path) -> None:
    keep = tmp_path / "done.jsonl"
    carry_out(draw, LOTS[:1], Place(keep=keep), Drawn)
    keep.write_bytes(keep.read_bytes() + b'{"milk":1}\n')
    before = keep.read_bytes()
    with pytest.raises(ValueError, match=r"done\.jsonl: line 2"):
        carry_out(draw, LOTS, Place(keep=keep), Drawn)
    assert keep.read_bytes() == before


def test_the_progress_line_ends_with_all(capsys: pytest.CaptureFixture[str]) -> None:
    carry_out(draw, LOTS, Place(progress=True), Drawn)
    assert capsys.readouterr().err.endswith("40/40\n")


# Clusters


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A scheduler and two workers in this process, as those of other machines."""
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=":0", protocol="tcp://"
    ) as local:
        yield str(local.scheduler_address)


def test_a_cluster_gives_the_same(cluster: str, tmp_path: Path) -> None:
    keep = tmp_path / "done.jsonl"
    assert cluster.startswith("tcp://")
    assert carry_out(draw, LOTS, Place(cluster=cluster, keep=keep), Drawn) == EXPECTED
    assert carry_out(refuse, LOTS, Place(cluster=cluster, keep=keep), Drawn) == EXPECTED


def test_a_task_that_fails_on_a_cluster_ends_the_run(cluster: str) -> None:
    with pytest.raises(ArithmeticError, match="lot"):
        carry_out(fail, LOTS, Place(cluster=cluster), Drawn)


def test_a_cluster_that_is_not_there_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("imperium_desktop.commands.executor.SECONDS_TO_ANSWER", 0.2)
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{nobody.getsockname()[1]}"
        with pytest.raises(NoCluster, match=f"no cluster answers at {address}"):
            carry_out(draw, LOTS, Place(cluster=address), Drawn)
    with pytest.raises(NoCluster, match="no cluster answers at milk://x"):
        carry_out(draw, LOTS, Place(cluster="milk://x"), Drawn)


def test_a_cluster_without_workers_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from distributed import LocalCluster

    monkeypatch.setattr("imperium_desktop.commands.executor.SECONDS_TO_ANSWER", 0.2)
    empty = LocalCluster(n_workers=0, processes=False, dashboard_address=":0", protocol="tcp://")
    with empty as local, pytest.raises(NoCluster, match="has no workers"):
        carry_out(draw, LOTS, Place(cluster=local.scheduler_address), Drawn)


def test_without_the_package_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster, match="the extra “cluster”"):
        carry_out(draw, LOTS, Place(cluster="tcp://127.0.0.1:1"), Drawn)
