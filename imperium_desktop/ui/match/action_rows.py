"""The kinds of action that a game lists, as rows of the prompt: the one under work is golden, a number begins one."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from imperium_desktop.ui.panels.prompt import Row
from imperium_desktop.ui.scenes.protocol.scene import ActionKind
from imperium_desktop.ui.stage.funnel import Funnel

if TYPE_CHECKING:
    from imperium_desktop.ui.match.match_page import MatchPage


class ActionRows:
    def __init__(self, page: "MatchPage", deliberately: Callable[[Callable[[], None]], Callable[[], None]]) -> None:
        self.page = page
        self.wanted = True
        self._deliberately = deliberately

    def rows(self) -> list[Row]:
        """Those that can be done now, each with its own number."""
        funnel = self.page.session.funnel
        if funnel is None or funnel.doubt is not None or not self.wanted:
            return []
        kinds = enumerate(self.page.scene.action_kinds(self.page.stage.shown), 1)
        return [self._row(kind, number, funnel) for number, kind in kinds if funnel.begins & set(kind.elements)]

    def _row(self, kind: ActionKind, number: int, funnel: Funnel) -> Row:
        begin = self._deliberately(partial(self._begin, kind.elements))
        alone = kind.elements[0] if len(kind.elements) == 1 else ""
        chosen = bool(funnel.path) and funnel.path[0] in kind.elements
        return Row(kind.title, kind.about, kind.icon, str(number), begin, chosen, alone)

    def _begin(self, elements: Sequence[str]) -> None:
        """With the first thing it can be done with; once more takes the next."""
        funnel = self.page.session.funnel
        if funnel is None:
            return
        able = [element for element in elements if element in funnel.begins]
        held = funnel.path[0] if funnel.path else ""
        following = able.index(held) + 1 if held in able else 0
        self.page.touch(able[following % len(able)])
