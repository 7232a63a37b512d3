"""Names people type become file names that every system takes."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from imperium_desktop.store.names import MOST_BYTES, RESERVED, numbered, safe_name, split


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("Łódź – święta, 2. partia", "Łódź – święta, 2. partia"),
        ("  two   words\tand\nlines ", "two words and lines"),
        ("../../etc/passwd", "-..-etc-passwd"),
        ("C:\\Windows\\x", "C-Windows-x"),
        ('what? "this" <that>|*', "what- -this- -that-"),
        (".hidden.", "hidden"),
        ("CON", "_CON"),
        ("nul.txt", "_nul.txt"),
        ("com1", "_com1"),
        ("lpt¹.a.b", "_lpt¹.a.b"),
        ("console", "console"),
        ("a\0b\x1b[31m\u202etxt", "ab[31mtxt"),
        ("z\u0301", "ź"),
        ("\ud800", "match"),
        ("", "match"),
        ("...", "match"),
        ("///", "match"),
        ("日本", "日本"),
        ("🎲 dice", "🎲 dice"),
    ],
)
def test_safe_names(given: str, name: str) -> None:
    assert safe_name(given) == name


def test_long_names_are_cut_between_letters() -> None:
    assert safe_name("ż" * 500) == "ż" * (MOST_BYTES // 2)
    assert len(safe_name("a" + "ż" * 500).encode()) == MOST_BYTES - 1
    assert safe_name("a" * (MOST_BYTES - 1) + " . b") == "a" * (MOST_BYTES - 1)


@settings(deadline=None, derandomize=True, max_examples=300)
@given(st.text(st.characters(), max_size=300))
def test_any_text_gives_a_name(text: str) -> None:
    name = safe_name(text)
    assert 0 < len(name.encode()) <= MOST_BYTES + 1
    assert Path(name).name == name
    assert name == name.strip(". ")
    assert not set(name) & set('/\\:*?"<>|\0\n')
    assert not RESERVED.fullmatch(name)
    assert safe_name(name) == name


def test_every_such_name_can_be_a_file(tmp_path: Path) -> None:
    for text in ("ż" * 500, "CON", "🎲" * 90, "-"):
        (tmp_path / f"{safe_name(text)} (999).jsonl.3").write_bytes(b"")


@pytest.mark.parametrize(
    ("file", "second"),
    [("a.jsonl", "a (2).jsonl"), ("a.jsonl.1", "a (2).jsonl.1"), ("v1.2.jsonl", "v1.2 (2).jsonl"), ("x", "x (2)")],
)
def test_numbers(file: str, second: str) -> None:
    names = numbered(Path("folder") / file)
    assert next(names) == Path("folder") / file
    assert next(names) == Path("folder") / second
    assert "".join(split(Path(file))) == file
