"""Python's search for dead rings of objects, put off while much is made and nothing dies."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def nothing_collected() -> Iterator[None]:
    """Put collecting off until the end of the block, and longer if a block around has put it off already."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
