"""The table for screen readers: zones, in them the elements that can be touched, each with what a touch does."""

from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import Shiboken, VoidPtr

from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.stage.view import Spoken, TableView
from imperium_desktop.ui.theme.language import mark, tr

ZONES: Final = {
    Zone.TABLE: mark("Beside the board"),
    Zone.BOARD: mark("On the board"),
    Zone.TRAY: mark("In front of you"),
    Zone.PROMPT: mark("Other choices"),
}


class _Node(QAccessibleInterface):
    def __init__(self, parent: QAccessibleInterface, role: QAccessible.Role) -> None:
        super().__init__()
        self._parent = parent
        self._role = role
        self.name = ""
        self.about = ""
        self.nodes: list[_Node] = []
        self.area = QRect()

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
        return QAccessible.State()

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        """A pointer, which 0 is not: None would crash."""
        return VoidPtr(0)  # type: ignore[return-value]


class _Element(_Node):
    """Something that can be touched: pressing it is touching it."""

    def __init__(self, parent: QAccessibleInterface, touch: Callable[[], None]) -> None:
        super().__init__(parent, QAccessible.Role.Button)
        self._press = _Press(self, touch)

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        if kind == QAccessible.InterfaceType.ActionInterface:
            return VoidPtr(Shiboken.getCppPointer(self._press)[0])  # type: ignore[return-value]
        return super().interface_cast(kind)


class _Press(QAccessibleActionInterface):
    def __init__(self, element: _Element, touch: Callable[[], None]) -> None:
        super().__init__()
        self._element = element
        self._touch = touch

    def actionNames(self) -> list[str]:
        return [self.pressAction()]

    def localizedActionName(self, _name: str) -> str:
        return self._element.about

    def localizedActionDescription(self, _name: str) -> str:
        return self._element.about

    def keyBindingsForAction(self, _name: str) -> list[str]:
        return []

    def doAction(self, name: str) -> None:
        if name == self.pressAction():
            self._touch()


class TableAccess(QAccessibleWidget):
    """Asks the page what can be touched whenever a reader looks.

    Readers hold on to nodes, so each is made once and stays as long as the table does.
    """

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.Pane, view.accessibleName())
        self.view = view
        self.zones: list[_Node] = []
        self._zones: dict[Zone, _Node] = {}
        self._elements: dict[str, _Element] = {}

    def _look(self) -> list[_Node]:
        """The zones with their elements as they are now."""
        found: dict[_Node, list[_Node]] = {}
        for spoken in self.view.spoken():
            zone = self._zone(spoken.zone)
            found.setdefault(zone, []).append(self._element(zone, spoken))
        for zone, elements in found.items():
            zone.nodes = elements
            zone.area = QRect()
            for element in elements:
                zone.area = zone.area.united(element.area)
        self.zones = list(found)
        return self.zones

    def _zone(self, zone: Zone) -> _Node:
        if zone not in self._zones:
            self._zones[zone] = _Node(self, QAccessible.Role.Grouping)
        node = self._zones[zone]
        node.name = tr(ZONES[zone])
        return node

    def _element(self, zone: _Node, spoken: Spoken) -> _Element:
        key = spoken.key
        if key not in self._elements:
            self._elements[key] = _Element(zone, lambda: self.view.touched.emit(key))
        element, place = self._elements[key], self.view.layout_[key]
        element.name, element.about = spoken.name, spoken.action
        corner = self.view.mapToGlobal(self.view.mapFromScene(place.x, place.y))
        element.area = QRect(corner.x(), corner.y(), round(place.width), round(place.height))
        return element

    def forget_names(self) -> None:
        """Forget names of the elements that readers may still hold on to."""
        for element in self._elements.values():
            element.name = element.about = ""

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
    """Install the factory, once for the whole program."""
    QAccessible.installFactory(_factory)


def forget_names(view: TableView) -> None:
    """Nothing that was read to one person is found by the next."""
    view.setAccessibleDescription("")
    if isinstance(view.access, TableAccess):
        view.access.forget_names()


def announce(view: TableView, name: str) -> None:
    """The keyboard reached another element."""
    view.setAccessibleDescription(name)
    QAccessible.updateAccessibility(QAccessibleEvent(view, QAccessible.Event.DescriptionChanged))
