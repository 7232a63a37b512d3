r"""The marks in running text: one grammar for the window, the lessons and the rulebooks.

**bold**   *italic*            stressed words; where both meet, bold wins
{icon:tigris-temple}           an icon; {icon:tigris-farm|farm} is also read aloud
{seat:2}                       the shape of a seat
§7.6   [§7.6 Support]          a paragraph of the rulebook, clickable, alone or with its title
\* \{ \[ \§ \\                the sign itself; `escaped()` does it for a player's name
"""

import re
from typing import Final, NamedTuple

_MARK: Final = re.compile(
    r"\\(?P<plain>[*{\[\]§\\])"
    r"|(?P<bold>\*\*)"
    r"|(?P<italic>\*)"
    r"|\{icon:(?P<icon>[a-z][a-z0-9-]*)(?:\|(?P<spoken>[^}]*))?\}"
    r"|\{seat:(?P<seat>\d)\}"
    r"|\[(?P<titled>§[^\]\\]+)\]"
    r"|(?P<rule>§\d+(?:\.\d+)*[a-z]?)"
)
_RULE: Final = re.compile(r"§\d+(?:\.\d+)*[a-z]?")
_SIGNS: Final = re.compile(r"[*{\[\]§\\]")
_SPACES: Final = re.compile(r" +")


class Run(NamedTuple):
    """A stretch of text in one manner, or one sign; the text of an icon is only read aloud."""

    text: str = ""
    bold: bool = False
    italic: bool = False
    rule: str = ""
    """The paragraph a click asks for, as `§7.6`."""
    icon: str = ""
    seat: int | None = None

    @property
    def is_sign(self) -> bool:
        return bool(self.icon) or self.seat is not None


def escaped(text: str) -> str:
    return _SIGNS.sub(r"\\\g<0>", text)


def runs_of(markup: str) -> tuple[Run, ...]:
    runs: list[Run] = []
    bold = italic = False
    at = 0

    def add(text: str, rule: str = "") -> None:
        run = Run(text, bold, italic, rule)
        last = runs[-1] if runs else None
        if text and last is not None and last == run._replace(text=last.text):
            runs[-1] = run._replace(text=last.text + text)
        elif text:
            runs.append(run)

    for mark in _MARK.finditer(markup):
        add(markup[at : mark.start()])
        at = mark.end()
        match mark.lastgroup:
            case "plain":
                add(mark["plain"])
            case "bold":
                bold = not bold
            case "italic":
                italic = not italic
            case "icon" | "spoken":
                runs.append(Run(mark["spoken"] or "", bold, italic, icon=mark["icon"]))
            case "seat":
                runs.append(Run(seat=int(mark["seat"])))
            case "titled":
                named = _RULE.match(mark["titled"])
                add(mark["titled"], named[0] if named else "")
            case _:
                add(mark["rule"], mark["rule"])
    add(markup[at:])
    return tuple(runs)


def spoken(markup: str) -> str:
    """The words alone, for screen readers and the clipboard."""
    return _SPACES.sub(" ", "".join(run.text for run in runs_of(markup))).strip()


def mistake_in(markup: str) -> str:
    """What is wrong with a text that a translator wrote, in words for them; empty if nothing is."""
    shown = _MARK.sub("", markup)
    if "{" in shown or "}" in shown:
        return f"a brace is not part of an icon like '{{icon:name}}': {shown.strip()!r}"
    groups = [mark.lastgroup for mark in _MARK.finditer(markup)]
    for name, sign in (("bold", "**"), ("italic", "*")):
        if groups.count(name) % 2:
            return f"{sign} is not closed"
    return "nobody has a seat yet: {seat:…}" if "seat" in groups else ""
