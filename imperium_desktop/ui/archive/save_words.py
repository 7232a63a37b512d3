"""What the list of saves says of one of them."""

import re
import unicodedata
from typing import Final

from imperium_desktop.store.library import SaveEntry
from imperium_desktop.store.names import SUFFIX
from imperium_desktop.ui.kit import escaped
from imperium_desktop.ui.pictures.match_picture import PicturedTable
from imperium_desktop.ui.scenes import facts_of
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.wording.dates import moment
from imperium_desktop.ui.wording.game_names import title_of, turn_text, words_for
from imperium_desktop.ui.wording.notes import note_title
from imperium_desktop.ui.wording.players import SeatedPlayer, rival_among, seated_players, seats_of

AUTOMATIC: Final = re.compile(r"\d{4}-\d\d-\d\d \d\d-\d\d-\d\d .*")
"""Names that the program gives by itself: when the match began, and its game."""
OLDER: Final = re.compile(rf".*{re.escape(SUFFIX)}\.(\d)")


def saved_by_itself(entry: SaveEntry) -> bool:
    return AUTOMATIC.fullmatch(entry.name) is not None


def game_title(entry: SaveEntry) -> str:
    return title_of(entry.game) if entry.game else tr("No match")


def headline(entry: SaveEntry) -> str:
    """The name somebody gave it, or its game."""
    return game_title(entry) if saved_by_itself(entry) and entry.game else entry.name


def who(entry: SaveEntry) -> list[SeatedPlayer]:
    return seated_players(entry.seating, seats_of(entry.setup, entry.seating))


def progress(entry: SaveEntry, table: PicturedTable | None) -> list[str]:
    """How far the match is, as far as that is known by now."""
    if entry.finished:
        return [*_judged(entry), *_winner(entry)]
    if table is not None and table.turn is not None:
        return [turn_text(entry.game, table.turn)]
    if entry.game and not (entry.note and entry.note.code == "newer"):
        return [tr("{n} decisions", n=entry.answers)] if entry.answers else [tr("not started")]
    return []


def is_lost(entry: SaveEntry) -> bool:
    """Nobody wins by such an ending; who is alone would be first all the same."""
    return entry.result is not None and entry.result.ending in facts_of(entry.game).lost


def _judged(entry: SaveEntry) -> list[str]:
    """A match alone can be won or lost."""
    rival, winners = rival_among(entry.seating.bots), entry.result.winners if entry.result else ()
    if is_lost(entry) or winners == (rival,):
        return ["{icon:app-close} " + tr("match lost")]
    ending = entry.result.ending if entry.result else ""
    won = ending in facts_of(entry.game).won or (rival is not None and rival not in winners)
    return ["{icon:app-trophy} " + tr("match won")] if won else ["{icon:app-check} " + tr("finished")]


def _winner(entry: SaveEntry) -> list[str]:
    people = who(entry)
    winners = [people[seat].name for seat in entry.result.winners if 0 <= seat < len(people)] if entry.result else []
    if not winners or len(people) == 1:
        return []
    return [tr("won by {names}", names=escaped(", ".join(winners)))]


def about(entry: SaveEntry, table: PicturedTable | None) -> str:
    """Game and progress, with the game's sign; without its title where that is the headline already."""
    title = [] if headline(entry) == game_title(entry) or not entry.game else [escaped(game_title(entry))]
    parts = [*title, *progress(entry, table)]
    older = OLDER.fullmatch(entry.file.name)
    if older:
        parts.append(tr("earlier state {number}", number=older[1]))
    sign = f"{{icon:{facts_of(entry.game).icon}}} " if entry.game else ""
    return sign + " · ".join(parts)


def whose_turn(entry: SaveEntry, table: PicturedTable | None) -> str:
    """Tell which person is asked now."""
    people = who(entry)
    if table is None or not table.asked or table.seat >= len(people):
        return ""
    return tr("{name} is to move", name=people[table.seat].marked)


def news(entry: SaveEntry, table: PicturedTable | None) -> str:
    """What happened last, one line for each event, with the sign of the seat that did it."""
    words, people = words_for(entry.game), who(entry)
    if words is None or table is None:
        return ""
    words = words.with_seats([sitter.name for sitter in people])
    lines = []
    for event in table.news:
        seat = getattr(event, "seat", None)
        does = people[seat] if isinstance(seat, int) and 0 <= seat < len(people) else None
        sign = f"{{seat:{does.sign}}} " if does is not None else "\u2003 "
        lines.append(sign + escaped(words.event(event)))
    return "\n".join(lines)


def kind_of_save(entry: SaveEntry) -> str:
    return tr("autosave") if entry.place == "matches" else tr("manual save")


def variants(entry: SaveEntry) -> list[str]:
    """What was agreed on other than usual."""
    words = words_for(entry.game)
    if words is None:
        return []
    found = []
    for field, value in entry.setup.items():
        try:
            variant = words.variant(field)
        except KeyError:
            continue
        if isinstance(value, str) and value in variant.values and value != next(iter(variant.values)):
            found.append(f"{variant.name}: {variant.values[value].name}")
    return found


def spoken_line(entry: SaveEntry) -> str:
    """Line for screen readers."""
    people = ", ".join(sitter.name for sitter in who(entry))
    parts = [headline(entry), game_title(entry), people, moment(entry.when)]
    if entry.note is not None:
        parts.append(note_title(entry.note))
    return "; ".join(dict.fromkeys(part for part in parts if part))


def found_by(entry: SaveEntry, wanted: str) -> bool:
    """Every word of the search stands somewhere in name, game, players or file, with or without accents."""
    text = plain(" ".join((spoken_line(entry), entry.file.name)))
    return all(word in text for word in plain(wanted).split())


def plain(text: str) -> str:
    """Fold case and accents away, so that "lucja" finds "Łucja"."""
    folded = unicodedata.normalize("NFKD", text.casefold()).replace("ł", "l")
    return "".join(letter for letter in folded if not unicodedata.combining(letter))
