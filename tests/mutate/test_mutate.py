"""The tool on a made-up room: a rule that a scenario guards is noticed, one that nobody guards is listed."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutate.breaking import breaks, broken, changes

RULES = """
LIMIT = 3


def may_build(stones):
    return stones >= LIMIT


def points(stones):
    return stones * 2


def wait(stones):
    while stones:
        stones -= 1
    return "done"


def never_asked(stones):
    return not stones
"""
ENTRY = "from made_up_room.rules import may_build\n"
SCENARIOS = """
from made_up_room import may_build
from made_up_room.rules import points, wait


def test_three_stones_are_enough():
    assert may_build(3)
    assert not may_build(2)


def test_points():
    assert points(0) == 0


def test_waiting_ends():
    assert wait(2) == "done"
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> str:
    root = tmp_path_factory.mktemp("made_up")
    room = root / "made_up_room"
    room.mkdir()
    (room / "__init__.py").write_text(ENTRY)
    (room / "rules.py").write_text(RULES)
    (root / "test_room.py").write_text(SCENARIOS)
    before = tree(root)
    found = run(root, "--tests", str(root / "test_room.py"), "--patience", "2")
    assert tree(root) == before
    return found


def tree(root: Path) -> dict[str, bytes]:
    return {str(file): file.read_bytes() for file in sorted(root.rglob("*.py"))}


def run(root: Path, *arguments: str) -> str:
    command = [sys.executable, "-m", "tests.mutate", "made_up_room", *arguments]
    paths = os.pathsep.join((str(root), str(Path(__file__).parents[2])))
    return subprocess.run(
        command, env=os.environ | {"PYTHONPATH": paths}, check=True, capture_output=True, text=True
    ).stdout


def test_a_guarded_rule_is_noticed(found: str) -> None:
    assert "stones >= LIMIT" not in found
    assert "LIMIT = 3" not in found, "bound to another name at import"


def test_an_unguarded_rule_is_listed(found: str) -> None:
    noticed, _, unvisited = found.partition("No scenario goes there:")
    assert "rules.py:10  return stones * 2  →  return stones * 3" in noticed
    assert "rules.py:20  return not stones  →  return stones" in unvisited


def test_running_in_circles_is_noticed(found: str) -> None:
    assert "stones += 1" not in found


def test_the_numbers_add_up(found: str) -> None:
    _, broken, noticed, unnoticed = next(line.split() for line in found.splitlines() if line.startswith("all "))
    assert int(broken) == int(noticed) + int(unnoticed)
    assert found.count("  →  ") == int(unnoticed)


def ways_to_break(source: str) -> set[tuple[str, str]]:
    return {(change.before, change.after) for change in breaks(ast.parse(source))}


def test_small_changes() -> None:
    assert ways_to_break("if 1 < x and not y: pass") >= {
        ("if 1 < x and (not y):", after)
        for after in (
            *("if True:", "if False:", "if 1 < x:", "if not y:", "if 1 < x or not y:"),
            *("if 1 <= x and (not y):", "if 1 >= x and (not y):", "if 2 < x and (not y):", "if 1 < x and y:"),
        )
    }
    assert ways_to_break("def f():\n  for x in y:\n    continue\n  x.a = max(y)") == {
        ("continue", "pass"),
        ("x.a = max(y)", "pass"),
        ("x.a = max(y)", "x.a = min(y)"),
    }


def test_a_change_changes_something() -> None:
    assert ways_to_break("while True: pass") == {("while True:", "while False:")}


def test_what_is_no_rule_is_left_alone() -> None:
    assert not ways_to_break(
        '"""words"""\nimport x\nclass A(B, frozen=True):\n  """words"""\n  a: int | None\nC = int | str'
    )


def test_each_break_can_be_done_again() -> None:
    tree = ast.parse(RULES)
    texts = [ast.unparse(tree) for _ in changes(tree)]
    assert [ast.unparse(broken(RULES, number)) for number in range(len(texts))] == texts
    assert ast.unparse(tree) == ast.unparse(ast.parse(RULES)) not in texts
