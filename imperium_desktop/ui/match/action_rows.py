"""The kinds of action that a game lists, as rows of the prompt: the one under work is golden, a number begins one."""

from collections.abc import Callable, Sequence

from imperium_desktop.ui.match.match_table import MatchTable
from imperium_desktop.ui.panels.prompt import PromptRow
from imperium_desktop.ui.scenes.protocol.scene import ActionKind
from imperium_desktop.ui.stage.funnel import Funnel


class ActionRows:
    def __init__(self, match_table: MatchTable, touch: Callable[[str], Callable[[], None]]) -> None:
        """`touch`: what a button does that touches an element."""
        self.match_table = match_table
        self.wanted = True
        self._touch = touch

    def rows(self) -> list[PromptRow]:
        """Those that can be done now, each with its own number."""
        table, funnel = self.match_table, self.match_table.session.funnel
        if funnel is None or funnel.doubt is not None or not self.wanted:
            return []
        kinds = enumerate(table.scene.action_kinds(table.shown), 1)
        return [self._row(kind, number, funnel) for number, kind in kinds if funnel.begins & set(kind.elements)]

    def _row(self, kind: ActionKind, number: int, funnel: Funnel) -> PromptRow:
        begin = self._touch(following(kind.elements, funnel))
        alone = kind.elements[0] if len(kind.elements) == 1 else ""
        chosen = bool(funnel.path) and funnel.path[0] in kind.elements
        return PromptRow(kind.title, kind.about, kind.icon, str(number), begin, chosen, alone)


def following(elements: Sequence[str], funnel: Funnel) -> str:
    """The first thing it can be done with; once more takes the next."""
    able = [element for element in elements if element in funnel.begins]
    held = funnel.path[0] if funnel.path else ""
    return able[(able.index(held) + 1) % len(able)] if held in able else able[0]
