"""The table for screen readers: zones, in them the elements that can be touched, each with what a touch does."""

from functools import cache

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from imperium_desktop.ui.table.placement import Zone
from imperium_desktop.ui.table.view import TableView


class _Node(QAccessibleInterface):
    def __init__(self, parent: QAccessibleInterface, name: str, role: QAccessible.Role) -> None:
        super().__init__()
        self._parent = parent
        self.name = name
        self.about = ""
        self._role = role
        self.nodes: list[_Node] = []
        self.area = QRect()
        self.focused = False

    def isValid(self) -> bool:
        return True

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface:
        return self._parent

    def childCount(self) -> int:
        return len(self.nodes)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return self.nodes[index] if 0 <= index < len(self.nodes) else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return next((node for node in self.nodes if node.rect().contains(x, y)), None)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return self.nodes.index(child) if child in self.nodes else -1

    def text(self, which: QAccessible.Text) -> str:
        if which == QAccessible.Text.Name:
            return self.name
        return self.about if which == QAccessible.Text.Description else ""

    def setText(self, which: QAccessible.Text, text: str) -> None:
        """Read only."""

    def rect(self) -> QRect:
        return self.area

    def role(self) -> QAccessible.Role:
        return self._role

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = self._role == QAccessible.Role.Button
        state.focused = self.focused
        return state


class TableAccess(QAccessibleWidget):
    """Asks the page what can be touched whenever a reader looks."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.Pane, view.accessibleName())
        self.view = view
        self.zones: list[_Node] = []

    def _look(self) -> list[_Node]:
        """The zones with their elements as they are now."""
        zones: dict[Zone, _Node] = {}
        for spoken in self.view.spoken():
            zone = zones.setdefault(spoken.zone, _Node(self, spoken.zone.value, QAccessible.Role.Grouping))
            node = _Node(zone, spoken.name, QAccessible.Role.Button)
            node.about = spoken.action
            place = self.view.layout_[spoken.key]
            corner = self.view.mapToGlobal(self.view.mapFromScene(place.x, place.y))
            node.area = QRect(corner.x(), corner.y(), round(place.width), round(place.height))
            zone.nodes.append(node)
        for zone in zones.values():
            for node in zone.nodes:
                zone.area = zone.area.united(node.area)
        self.zones = list(zones.values())
        return self.zones

    def childCount(self) -> int:
        return len(self._look())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return self.zones[index] if 0 <= index < len(self.zones) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return self.zones.index(child) if child in self.zones else -1


def _factory(_class: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, TableView):
        return None
    if thing.access is None:
        thing.access = TableAccess(thing)
    return thing.access


@cache
def install() -> None:
    """Once for the whole program."""
    QAccessible.installFactory(_factory)


def announce(view: TableView, name: str) -> None:
    """The keyboard reached another element."""
    view.setAccessibleDescription(name)
    QAccessible.updateAccessibility(QAccessibleEvent(view, QAccessible.Event.DescriptionChanged))
