"""Pictures kept to be shown again, up to a number of bytes.

An evening of many cards in many sizes must not fill memory.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from PySide6.QtGui import QPixmap

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


def bytes_of(picture: QPixmap) -> int:
    return picture.width() * picture.height() * picture.depth() // 8


class ByteCache(Generic[K, V]):
    """Forgets first what was longest not asked for.

    The last `least` things stay however large they are: what is shown together must be there together.
    """

    def __init__(self, most: int, weigh: Callable[[V], int], *, least: int = 1) -> None:
        self.most = most
        self.bytes = 0
        self._weigh = weigh
        self._least = least
        self._kept: OrderedDict[K, tuple[V, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: K) -> V | None:
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept.move_to_end(key)
        return found[0]

    def keep(self, key: K, value: V) -> V:
        self._drop(key)
        weight = self._weigh(value)
        self._kept[key] = value, weight
        self.bytes += weight
        while self.bytes > self.most and len(self._kept) > self._least:
            self._drop(next(iter(self._kept)))
        return value

    def forget(self, unwanted: Callable[[K], bool] = lambda _key: True) -> None:
        for key in [key for key in self._kept if unwanted(key)]:
            self._drop(key)

    def _drop(self, key: K) -> None:
        _, weight = self._kept.pop(key, (None, 0))
        self.bytes -= weight
