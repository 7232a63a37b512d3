"""Many tasks that need nothing of each other, as matches: in processes of this machine or on a cluster that is there.

What comes of a task depends on the task alone, so it is the same wherever it is carried out.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import closing, contextmanager
from io import BytesIO
from pathlib import Path
from typing import TypeVar

import msgspec

from imperium_desktop.commands.progress import show_progress

Task = TypeVar("Task")
Done = TypeVar("Done")

SECONDS_TO_ANSWER = 10
"""A cluster that says nothing for longer is not there."""
ENCODER = msgspec.json.Encoder(order="deterministic")


class NoCluster(OSError):
    """A cluster that cannot be used, and why, in one line."""


class Place(msgspec.Struct, frozen=True):
    """Where tasks are carried out, and what is told and kept of it."""

    jobs: int = 1
    """Processes of this machine; 1: this process itself."""
    cluster: str = ""
    """Address of Dask's scheduler, in place of this machine. Its workers need this version of the program."""
    keep: Path | None = None
    """A file to which every finished task is appended: a run that was stopped goes on from there."""
    progress: bool = False


HERE = Place()


class Line(msgspec.Struct, frozen=True):
    """What a kept file holds of a task."""

    task: msgspec.Raw
    done: msgspec.Raw


def carry_out(work: Callable[[Task], Done], tasks: Sequence[Task], place: Place, done_type: type[Done]) -> list[Done]:
    """Return what came of every task, in the order of the tasks, whatever is finished first.

    Tasks and what comes of them are plain data that msgspec writes; equal tasks are carried out once.
    """
    wanted = {ENCODER.encode(task): task for task in tasks}
    done = {key: found for key, found in kept(place.keep, done_type).items() if key in wanted}
    open_tasks = {key: task for key, task in wanted.items() if key not in done}
    with closing(place.keep.open("ab") if place.keep else BytesIO()) as file:
        for key, found in finished(work, open_tasks, place):
            done[key] = found
            file.write(ENCODER.encode(Line(msgspec.Raw(key), msgspec.Raw(ENCODER.encode(found)))) + b"\n")
            file.flush()
            if place.progress:
                show_progress(len(done), len(wanted))
    return [done[ENCODER.encode(task)] for task in tasks]


def kept(file: Path | None, done_type: type[Done]) -> dict[bytes, Done]:
    """Read what is done already; a last line that was cut off in mid-write is taken out of the file."""
    if file is None or not file.exists():
        return {}
    data = file.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) < len(data):
        with file.open("r+b") as opened:
            opened.truncate(len(whole))
    found = {}
    for number, text in enumerate(whole.splitlines(), start=1):
        try:
            line = msgspec.json.decode(text, type=Line)
            found[bytes(line.task)] = msgspec.json.decode(line.done, type=done_type)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ValueError(f"{file}: line {number} is not of this run: {error}") from error
    return found


def finished(work: Callable[[Task], Done], tasks: Mapping[bytes, Task], place: Place) -> Iterator[tuple[bytes, Done]]:
    if not tasks:
        return
    if place.jobs == 1 and not place.cluster:
        yield from ((key, work(task)) for key, task in tasks.items())
        return
    with workers_at(place) as workers:
        keys = {workers.submit(work, task): key for key, task in tasks.items()}
        yield from ((keys[future], future.result()) for future in as_completed(keys))


@contextmanager
def workers_at(place: Place) -> Iterator[Executor]:
    """Workers of the place; tasks that are not begun when this ends are dropped."""
    if place.cluster:
        with workers_of(place.cluster) as workers:
            yield workers
        return
    pool = ProcessPoolExecutor(place.jobs)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def workers_of(address: str) -> Iterator[Executor]:
    try:
        from distributed import Client
    except ImportError as error:
        raise NoCluster("a cluster needs the package “distributed”, which the extra “cluster” brings along") from error
    try:
        client = Client(address, timeout=SECONDS_TO_ANSWER, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoCluster(f"no cluster answers at {address}") from error
    with client:
        try:
            client.wait_for_workers(1, timeout=SECONDS_TO_ANSWER)
        except TimeoutError as error:
            raise NoCluster(f"the cluster at {address} has no workers") from error
        workers: Executor = client.get_executor(pure=False)
        try:
            yield workers
        finally:
            workers.shutdown(wait=False)
