"""What holds for every docstring: it begins with a verb or a noun, names people as such and says its rule in words."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import imperium_desktop

PACKAGE = Path(imperium_desktop.__file__).parent
PARAGRAPHS = r"(?:§[\w.–]+(?: [a-z0-9–]\b| \([\w]\))?(?:,| and| to)? ?)+"
"""A number of the rules, or several."""
FIRST_WORD = re.compile(rf"(?:{PARAGRAPHS}:?\s*)?\"?([\w’']+)")
BARE = re.compile(rf"{PARAGRAPHS}(?:[A-Za-z]\w*)?\.?")
FRAGMENTS = frozenset(
    """
    about above across after against ahead along alone also although among and around as at back because before behind
    below beneath beside besides between beyond but by despite down during either elsewhere even ever everywhere except
    far for from further he hence her here his however if in inside instead into it its just like likewise near neither
    never nor not of off often on once only onto or otherwise out outside over perhaps rather secretly
    she since so somewhere soon still such than that their them then there therefore they though through throughout thus
    till to together too toward towards under unless until up upon via when whenever while with within without yet
    """.split()  # noqa: SIM905
)
"""Words that begin neither a sentence that tells what is done nor the name of a thing."""
DEEDS = (
    "acts|answers|asks|builds|can|chooses|decides|knows|likes|looks|may|must|needs|owns|pays|plays|reads|sees|sits|"
    "spends|thinks|wants|wins|writes"
)
PEOPLE = re.compile(
    rf"^(?:{PARAGRAPHS})?(?:who|whom|whose)\b|\bwho(?:m|so)?ever\b|\bso (?:many|much|few)\b|"
    rf"\bone['’]s (?:own|hand|turn)\b|\boneself\b|"
    rf"(?:^|\b(?:as|if|that|what|when|where|which|while|how|before|after|until|because|,) )one (?:{DEEDS})\b",
    re.IGNORECASE,
)
"""A player or a person of whom a pronoun tells nothing, and a number that is not said."""


def docstrings(file: Path) -> Iterator[tuple[str, str]]:
    """Place and text of each, also of those below attributes."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        for statement in getattr(node, "body", ()) if not isinstance(node, ast.Lambda | ast.IfExp) else ():
            match statement:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield f"{file.relative_to(PACKAGE.parent)}:{statement.lineno}", text


def fault_of(text: str) -> str | None:
    """Name the rule that a docstring breaks."""
    if BARE.fullmatch(text.strip()):
        return "bare"
    first = FIRST_WORD.match(text.strip())
    if first is not None and first[1].lower() in FRAGMENTS:
        return "fragment"
    return "people" if PEOPLE.search(text.strip()) else None


def test_docstrings_keep_the_rules_of_the_house() -> None:
    faults = [
        (fault, place, text)
        for file in sorted(PACKAGE.rglob("*.py"))
        for place, text in docstrings(file)
        if (fault := fault_of(text)) is not None
    ]
    assert not faults


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("§9.3.1", "bare"),
        ("§8 develop", "bare"),
        ("§4.3, §4.5.", "bare"),
        ("Raze an own Location (§9.3.1).", None),
        ("§7.2 The top card of each pile.", None),
        ("Of the sign beside a strength.", "fragment"),
        ("§7.2 For the next round.", "fragment"),
        ("Whoever holds it.", "people"),
        ("Whose turn it is.", "people"),
        ("The cards that one may take.", "people"),
        ("Tokens for so many players.", "people"),
        ("One row of the list.", None),
        ("Players who have passed.", None),
    ],
)
def test_what_the_rules_of_docstrings_find(text: str, fault: str | None) -> None:
    assert fault_of(text) == fault
