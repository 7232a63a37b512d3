"""Collects the words of the window from the sources into translations/<language>/ui.ts (`make words`).

Not by pyside6-lupdate: it finds `tr(…)`, but takes a count only as third argument, so that `tr("{n} tiles", n=3)`
would lose its plural forms (tried with 6.11).
"""

import ast
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import imperium_desktop
from imperium_desktop.text.plurals import PLURAL_RULES
from imperium_desktop.ui.theme.language import LANGUAGES, SOURCE_LANGUAGE, Message, read_words, words_file

CONTEXT: Final = "ui"


def called_words(source: str, file: str = "") -> Iterator[tuple[str, bool]]:
    """The literals of `tr(…)` and `mark(…)` in a Python source, and whether they are counted."""
    for node in ast.walk(ast.parse(source, file)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("tr", "mark")):
            continue
        counted = len(node.args) > 1 or any(keyword.arg == "n" for keyword in node.keywords)
        if node.args and isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str):
            yield node.args[0].value, counted or "{n}" in node.args[0].value


def source_files() -> list[Path]:
    """Not those of games, which bring their words in `translations/<language>/<id>/window.toml`."""
    package = Path(imperium_desktop.__file__).parent
    return sorted([*(package / "ui").rglob("*.py"), package / "cli.py", package / "__main__.py"])


def collected_words() -> dict[str, bool]:
    """Every source string of the program's sources, and whether it is counted."""
    found: dict[str, bool] = {}
    for file in source_files():
        for words, counted in called_words(file.read_text(encoding="utf-8"), str(file)):
            found[words] = found.get(words, False) or counted
    return found


def updated(language: str, known: Mapping[str, Message], wanted: Mapping[str, bool]) -> list[Message]:
    """What the file of a language should hold: English needs counted messages only."""
    messages = []
    for source, counted in sorted(wanted.items(), key=lambda item: (item[0].casefold(), item[0])):
        if language == SOURCE_LANGUAGE and not counted:
            continue
        old = known.get(source)
        if old is None or old.counted != counted:
            count = PLURAL_RULES[language].forms if counted else 1
            old = Message(source, ("",) * count, counted, finished=False)
        messages.append(old)
    return messages


def escape(text: str) -> str:
    """As `xml.sax.saxutils` does, whose import brings half of the network library along."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def written(language: str, messages: Sequence[Message]) -> str:
    """The text of a .ts file as Linguist itself would save it."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines += [
        f'<TS version="2.1" language="{language}" sourcelanguage="en">',
        "<context>",
        f"    <name>{CONTEXT}</name>",
    ]
    for message in messages:
        state = "" if message.finished else ' type="unfinished"'
        lines.append('    <message numerus="yes">' if message.counted else "    <message>")
        lines.append(f"        <source>{escape(message.source)}</source>")
        if message.counted:
            lines.append(f"        <translation{state}>")
            lines += [f"            <numerusform>{escape(form)}</numerusform>" for form in message.forms]
            lines.append("        </translation>")
        else:
            lines.append(f"        <translation{state}>{escape(message.forms[0])}</translation>")
        lines.append("    </message>")
    return "\n".join([*lines, "</context>", "</TS>", ""])


def update(language: str, wanted: Mapping[str, bool]) -> tuple[int, int, int]:
    """Bring a file up to date; how many messages are new, gone, and still to translate."""
    file = words_file(language)
    known = read_words(file) if file.is_file() else {}
    messages = updated(language, known, wanted)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(written(language, messages), encoding="utf-8", newline="\n")
    names = {message.source for message in messages}
    return len(names - known.keys()), len(known.keys() - names), sum(not message.finished for message in messages)


def main() -> None:
    wanted = collected_words()
    for language in LANGUAGES:
        new, gone, unfinished = update(language, wanted)
        sys.stdout.write(f"{words_file(language)}: {new} new, {gone} gone, {unfinished} to translate\n")


if __name__ == "__main__":
    main()
