"""The rulebook of a game: paragraphs with their §, found by it or by words.

A rulebook is a text file with blocks between empty lines:

    # Title                       the introduction follows
    ## §4 Leaders                 a chapter
    ### §4.2 Where leaders stand  a paragraph of it
    - item                        a list, also "1. item"; longer items go on in indented lines
    [board: NAME]                 a picture; the lines below are its caption

Anything else is text. In all of them stand the marks of `markup`; "§7.3" is a link.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from imperium_desktop.markup import Run, mistake_in, runs_of
from imperium_desktop.resource_files import ContentError, game_words

Line: TypeAlias = tuple[Run, ...]


class Text(msgspec.Struct, frozen=True, tag=True):
    line: Line


class Listing(msgspec.Struct, frozen=True, tag=True):
    items: tuple[Line, ...]
    numbered: bool


class Picture(msgspec.Struct, frozen=True, tag=True):
    name: str
    caption: Line


Block: TypeAlias = Text | Listing | Picture


class Paragraph(msgspec.Struct, frozen=True):
    anchor: str
    """Anchor as the rules cite it: "§4.2"."""
    heading: str
    blocks: tuple[Block, ...]

    @property
    def text(self) -> str:
        return "\n".join(plain(line) for block in self.blocks for line in lines_of(block))


class Chapter(Paragraph, frozen=True):
    """A chapter; its own blocks stand before its paragraphs, and it may have only the one or the other."""

    paragraphs: tuple[Paragraph, ...]


class Rulebook(msgspec.Struct, frozen=True):
    title: str
    intro: tuple[Block, ...]
    chapters: tuple[Chapter, ...]

    def __iter__(self) -> Iterator[Paragraph]:
        """Chapters and their paragraphs in the order of the book."""
        for chapter in self.chapters:
            yield chapter
            yield from chapter.paragraphs

    def paragraph(self, anchor: str) -> Paragraph | None:
        """The one cited, or else the nearest that encloses it: "§9.1" is found in "§9". The sign may be left out."""
        by_anchor = {paragraph.anchor: paragraph for paragraph in self}
        anchor = f"§{anchor.strip().removeprefix('§')}"
        while anchor and anchor not in by_anchor:
            anchor = anchor.rpartition(".")[0]
        return by_anchor.get(anchor)

    def search(self, words: str) -> tuple[Paragraph, ...]:
        """Paragraphs in which every word, one that begins so or another form of it occurs; the best first.

        Capital letters and accents make no difference: "swiat" finds "świątynia".
        """
        wanted = words_in(words)
        ranked = [(rank(paragraph, wanted), paragraph) for paragraph in self] if wanted else []
        ranked.sort(key=lambda entry: entry[0], reverse=True)
        return tuple(paragraph for ranking, paragraph in ranked if ranking)


def plain(line: Line) -> str:
    return "".join(run.text for run in line)


def lines_of(block: Block) -> tuple[Line, ...]:
    match block:
        case Text(line):
            return (line,)
        case Listing(items):
            return items
        case Picture(_, caption):
            return (caption,)


# Searching

HEADING_WEIGHT: Final = 4
SAME_WORD_WEIGHT: Final = 10
ENOUGH: Final = 3
"""More occurrences than this do not make a paragraph more to the point."""
SHORTEST_STEM: Final = 4
LONGEST_ENDING: Final = 2


def rank(paragraph: Paragraph, wanted: Sequence[str]) -> int:
    """0 if a word is missing."""
    heading = words_in(f"{paragraph.anchor} {paragraph.heading}")
    text = words_in(paragraph.text)
    ranks = [HEADING_WEIGHT * occurrence(word, heading) + occurrence(word, text) for word in wanted]
    return sum(ranks) if all(ranks) else 0


def occurrence(word: str, words: Sequence[str]) -> int:
    """The same word counts more than one that only begins like it."""
    same = sum(same_word(word, other) for other in words)
    begun = sum(other.startswith(word) for other in words)
    return SAME_WORD_WEIGHT * min(same, ENOUGH) + min(begun, ENOUGH)


def same_word(word: str, other: str) -> bool:
    """Words change their ends, Polish ones above all: "żetony", "żetonów"."""
    if not word.isalpha():
        return word == other
    stem = word[: max(SHORTEST_STEM, len(word) - LONGEST_ENDING)]
    return other.startswith(stem) and abs(len(other) - len(word)) <= LONGEST_ENDING


@lru_cache(maxsize=1024)
def words_in(text: str) -> tuple[str, ...]:
    """Words without accents and capitals; "4.2" is one word."""
    return tuple(re.findall(r"\d+(?:\.\d+)*|[^\W\d_]+", fold(text)))


def fold(text: str) -> str:
    parted = unicodedata.normalize("NFKD", text.casefold()).replace("ł", "l").replace("’", "'")
    return "".join(sign for sign in parted if not unicodedata.combining(sign))


# Reading

HEADING: Final = re.compile(r"(#{1,3}) (?:(§\d+(?:\.\d+)?) )?(\S.*)")
PICTURE: Final = re.compile(r"\[board: ([a-z][a-z0-9_]*)\]")
ITEM: Final = re.compile(r"(-|\d+\.) +(\S.*)")
LEVELS: Final = {"#": 0, "##": 1, "###": 2}


def read_rulebook(game: str, language: str) -> Rulebook:
    return read_rulebook_file(game_words(language, game) / "rulebook.md")


def read_rulebook_file(file: Path) -> Rulebook:
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise ContentError(file, "", error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise ContentError(file, "", str(error)) from error
    try:
        return Reader().read(text)
    except Mistake as mistake:
        raise ContentError(file, f"line {mistake.line}", mistake.reason) from mistake


class Mistake(ValueError):
    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line = line
        self.reason = reason


class Section(msgspec.Struct):
    """A heading and the blocks below it."""

    number: int
    """Number of the heading's line."""
    level: int
    anchor: str
    heading: str
    blocks: list[Block] = []


class Reader:
    def __init__(self) -> None:
        self.sections: list[Section] = []
        self.links: dict[str, int] = {}
        """Cited anchors, each with a line where it stands."""

    def read(self, text: str) -> Rulebook:
        for number, lines in blocks_of(text):
            if lines[0].startswith("#"):
                self.sections.append(self._heading(number, lines[0]))
            elif self.sections:
                self.sections[-1].blocks.append(self._block(number, lines))
            else:
                raise Mistake(number, "the title, '# …', must come first")
        if not self.sections:
            raise Mistake(1, "there is no title, '# …'")
        self._check_links()
        title, *rest = self.sections
        return Rulebook(title.heading, tuple(title.blocks), tuple(self._chapters(rest)))

    def _heading(self, number: int, line: str) -> Section:
        match = HEADING.fullmatch(line)
        if match is None:
            raise Mistake(number, f"is no heading: {line!r}")
        signs, anchor, heading = match.groups(default="")
        section = Section(number, LEVELS[signs], anchor, heading)
        self._check_place(section)
        return section

    def _check_place(self, section: Section) -> None:
        """One title without §; chapters §4 and paragraphs §4.2, rising."""
        before = self.sections[-1] if self.sections else None
        if (section.level == 0) != (before is None):
            raise Mistake(section.number, "the one title, '# …', must come first")
        if before is None:
            if section.anchor:
                raise Mistake(section.number, "the title has no §")
            return
        parts = numbers_of(section.anchor)
        if len(parts) != section.level:
            raise Mistake(
                section.number, f"needs {'§4' if section.level == 1 else '§4.2'} after the {'#' * (section.level + 1)}"
            )
        if parts <= numbers_of(before.anchor):
            raise Mistake(section.number, f"{section.anchor} cannot follow {before.anchor}")
        if section.level == 2 and parts[:1] != numbers_of(before.anchor)[:1]:
            raise Mistake(section.number, f"{section.anchor} is outside its chapter")
        if any(section.heading == other.heading for other in self.sections):
            raise Mistake(section.number, f"there is another heading {section.heading!r}")

    def _block(self, number: int, lines: list[str]) -> Block:
        if lines[0].startswith("["):
            match = PICTURE.fullmatch(lines[0])
            if match is None:
                raise Mistake(number, f"is no picture like '[board: name]': {lines[0]!r}")
            if len(lines) == 1:
                raise Mistake(number, "the picture has no caption in the next line")
            return Picture(match[1], self._line(number + 1, lines[1:]))
        if ITEM.fullmatch(lines[0]):
            return self._listing(number, lines)
        return Text(self._line(number, lines))

    def _listing(self, number: int, lines: list[str]) -> Listing:
        items: list[tuple[int, list[str]]] = []
        marks: list[str] = []
        for place, line in enumerate(lines, number):
            if match := ITEM.fullmatch(line):
                marks.append(match[1])
                items.append((place, [match[2]]))
            elif line.startswith(" "):
                items[-1][1].append(line)
            else:
                raise Mistake(place, "is neither an item nor the indented rest of one")
        numbered = marks[0] != "-"
        if marks != ([f"{place}." for place in range(1, len(marks) + 1)] if numbered else ["-"] * len(marks)):
            raise Mistake(number, f"a list goes '-' or 1. 2. 3., not {' '.join(marks)}")
        return Listing(tuple(self._line(*item) for item in items), numbered)

    def _line(self, number: int, lines: list[str]) -> Line:
        for place, line in enumerate(lines, number):
            if line.startswith(("#", "[")) or ITEM.fullmatch(line):
                raise Mistake(place, "needs an empty line before it")
        text = " ".join(line.strip() for line in lines)
        if mistake := mistake_in(text):
            raise Mistake(number, mistake)
        runs = runs_of(text)
        for run in runs:
            if run.rule:
                self.links.setdefault(run.rule, number)
        return runs

    def _check_links(self) -> None:
        anchors = {section.anchor for section in self.sections}
        for link, number in self.links.items():
            if link not in anchors:
                raise Mistake(number, f"there is no {link}")

    def _chapters(self, sections: list[Section]) -> Iterator[Chapter]:
        for place, section in enumerate(sections):
            if section.level == 1:
                following = sections[place + 1 :]
                end = next((n for n, other in enumerate(following) if other.level == 1), len(following))
                paragraphs = tuple(Paragraph(s.anchor, s.heading, tuple(s.blocks)) for s in following[:end])
                yield Chapter(section.anchor, section.heading, tuple(section.blocks), paragraphs)


def blocks_of(text: str) -> Iterator[tuple[int, list[str]]]:
    """The lines between empty lines, and a heading by itself, each with the number of its first line."""
    block: list[str] = []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        heading = line.startswith("#") and not block
        if line.strip() and not heading:
            block.append(line.rstrip())
            continue
        if block:
            yield number - len(block), block
            block = []
        if heading:
            yield number, [line.rstrip()]


def numbers_of(anchor: str) -> tuple[int, ...]:
    return tuple(int(part) for part in anchor.removeprefix("§").split(".") if part)
