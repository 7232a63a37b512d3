"""The ways to break a module: one small change of its syntax tree each."""

import ast
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

Unit = ast.stmt | ast.match_case | ast.excepthandler
"""What stands on a line of its own."""

TURNED: dict[type[ast.AST], tuple[type[ast.AST], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.And: (ast.Or,),
    ast.Or: (ast.And,),
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.FloorDiv,),
    ast.FloorDiv: (ast.Mult,),
    ast.Mod: (ast.FloorDiv,),
    ast.BitOr: (ast.BitAnd,),
    ast.BitAnd: (ast.BitOr,),
}
OPPOSITE = {"min": "max", "max": "min", "any": "all", "all": "any"}
DROPPED = (ast.Expr, ast.AugAssign, ast.Delete, ast.Return, ast.Continue, ast.Break, ast.Raise)
LEFT_ALONE = (ast.JoinedStr, ast.Assert, ast.Import, ast.ImportFrom)
FIELDS_LEFT_ALONE = {"annotation", "returns", "decorator_list", "bases", "exc"}


class Break(NamedTuple):
    lines: range
    """Those of the part that is changed."""
    unit: range
    """Those of the statement it is in, without its body."""
    before: str
    after: str


class Place(NamedTuple):
    """A node where it stands: what holds it, and by which field."""

    node: ast.AST
    holder: ast.AST
    field: str
    slot: int | None
    """In a field that is a list."""
    spot: ast.AST
    """The nearest one that knows its line."""
    unit: Unit
    in_function: bool

    def put(self, node: ast.AST) -> None:
        if self.slot is None:
            setattr(self.holder, self.field, node)
        else:
            getattr(self.holder, self.field)[self.slot] = node


def breaks(tree: ast.Module) -> Iterator[Break]:
    for place, other in changes(tree):
        after = first_line(other if place.node is place.unit else place.unit)
        place.put(place.node)
        yield Break(lines_of(place.spot), head_of(place.unit), first_line(place.unit), after)


def broken(source: str, number: int) -> ast.Module:
    """The module with the break of this number done to it."""
    tree = ast.parse(source)
    next(islice(changes(tree), number, None))
    return tree


def changes(tree: ast.Module) -> Iterator[tuple[Place, ast.AST]]:
    """Each is done to the tree while it is looked at, and undone before the next."""
    for place in list(places(tree)):
        for other in others(place):
            place.put(located(other, place.spot))
            yield place, other
            place.put(place.node)


def places(tree: ast.Module) -> Iterator[Place]:
    def inside(holder: ast.AST, spot: ast.AST, unit: Unit | None, in_function: bool) -> Iterator[Place]:
        in_function = in_function or isinstance(holder, ast.FunctionDef | ast.Lambda)
        for field, value in ast.iter_fields(holder):
            if field in FIELDS_LEFT_ALONE or (isinstance(holder, ast.ClassDef) and field == "keywords"):
                continue
            nodes = enumerate(value) if isinstance(value, list) else [(None, value)]
            for slot, node in nodes:
                if not isinstance(node, ast.AST) or isinstance(node, LEFT_ALONE):
                    continue
                here = node if hasattr(node, "lineno") else spot
                whole = node if isinstance(node, Unit) else unit
                if whole is not None:
                    yield Place(node, holder, field, slot, here, whole, in_function)
                yield from inside(node, here, whole, in_function)

    return inside(tree, tree, None, False)


def others(place: Place) -> Iterator[ast.AST]:
    """What could stand there instead."""
    node = place.node
    if forced(place):
        yield ast.Constant(True)
        if not isinstance(place.holder, ast.comprehension):
            yield ast.Constant(False)
    if place.in_function or not isinstance(node, ast.BitOr):
        for turned in TURNED.get(type(node), ()):
            yield turned()
    match node:
        case ast.BoolOp(op, values):
            for left_out in range(len(values)):
                kept = [value for number, value in enumerate(values) if number != left_out]
                yield ast.BoolOp(op, kept) if len(kept) > 1 else kept[0]
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.Constant(bool(value)) if not (isinstance(place.holder, ast.keyword) and place.holder.arg == "strict"):
            yield ast.Constant(not value)
        case ast.Constant(int(value)) if not isinstance(value, bool):
            yield ast.Constant(value + 1)
        case ast.Name(name, ast.Load()) if name in OPPOSITE:
            yield ast.Name(OPPOSITE[name], ast.Load())
        case ast.Expr(ast.Constant() | ast.YieldFrom(ast.Tuple(elts=[]))):
            pass
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]) if place.in_function:
            yield ast.Pass()
        case ast.stmt() if isinstance(node, DROPPED) and place.in_function:
            yield ast.Pass()


def forced(place: Place) -> bool:
    if isinstance(place.node, ast.Constant):
        return False
    match place.holder:
        case ast.If() | ast.IfExp() | ast.While():
            return place.field == "test"
        case ast.comprehension():
            return place.field == "ifs"
        case ast.match_case():
            return place.field == "guard"
    return False


def located(node: ast.AST, spot: ast.AST) -> ast.AST:
    return node if hasattr(node, "lineno") else ast.fix_missing_locations(ast.copy_location(node, spot))


def first_line(unit: ast.AST) -> str:
    return ast.unparse(unit).strip().partition("\n")[0]


def lines_of(node: Any) -> range:
    return range(node.lineno, node.end_lineno + 1)


def head_of(unit: Unit) -> range:
    start = lines_of(unit.pattern if isinstance(unit, ast.match_case) else unit).start
    parts = [child for child in ast.iter_child_nodes(unit) if hasattr(child, "lineno") and not isinstance(child, Unit)]
    return range(start, max([start + 1, *(lines_of(part).stop for part in parts)]))
