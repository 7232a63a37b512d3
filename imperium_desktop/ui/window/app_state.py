"""What the window works with: settings, saves, history and lessons of the person at this computer."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from imperium_desktop.registry import BOTS, GAMES, OLD_NAMES, AnyGame, correction_mistakes, level_in, load_game
from imperium_desktop.store import settings as settings_file
from imperium_desktop.store.disk import StoreError, readable, why_closed
from imperium_desktop.store.folders import Folders, Place
from imperium_desktop.store.names import journals_in
from imperium_desktop.store.note import Note
from imperium_desktop.store.playing_times import PlayingTimes
from imperium_desktop.store.progress import Progress
from imperium_desktop.store.settings import Settings
from imperium_desktop.ui.start.entries import LastMatch, Learned, PastMatch, Saved, Sitting
from imperium_desktop.ui.theme.language import language, languages, mark, tr

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from imperium_desktop.rules.campaign import CampaignStage
    from imperium_desktop.rules.journal import AnyMatch, Seating
    from imperium_desktop.store.history import Finished, History
    from imperium_desktop.store.library import Library, SaveEntry
    from imperium_desktop.store.matches import Matches
    from imperium_desktop.store.strength import Strength
    from imperium_desktop.text.words import Words
    from imperium_desktop.ui.new_game.draft import NewGame
    from imperium_desktop.ui.wording.notes import Odd


def known_game(game_id: str) -> AnyGame | None:
    return load_game(game_id) if game_id in GAMES else None


class AppState:
    """What lies in its folders is looked into when somebody asks; where nothing lies, nothing is loaded to read it."""

    def __init__(self, folders: Folders) -> None:
        self.folders = folders
        folders.sweep()
        loaded = settings_file.load(folders.settings)
        self.settings: Settings = loaded.settings
        self.troubles: list[Odd | OSError | str] = []
        """What went wrong and was not said yet."""
        self._corrections_seen = False
        if self._has("matches"):
            self.history.collect()
        self.progress = Progress(folders.progress)
        times = PlayingTimes(folders.played)
        self._find_odd(mark("Settings"), *loaded.notes)
        self._find_odd(mark("Lessons"), self.progress.note)
        self._find_odd(mark("Playing times"), times.note)
        for folder in folders.shut():
            self.troubles.append(
                tr("Nothing can be saved in {folder}. You can play all the same.", folder=readable(str(folder)))
            )
        self.last_game: NewGame | None = None

    def _find_odd(self, name: str, *notes: Note | None) -> None:
        for note in notes:
            if note is not None:
                from imperium_desktop.ui.wording.notes import Odd

                self.troubles.append(Odd(name, note))

    @cached_property
    def matches(self) -> "Matches":
        from imperium_desktop.store.matches import Matches

        return Matches(self.folders, known_game)

    @cached_property
    def library(self) -> "Library":
        from imperium_desktop.store.library import Library

        return Library(self.folders, known_game, (*BOTS, *OLD_NAMES))

    @cached_property
    def history(self) -> "History":
        from imperium_desktop.store.history import History

        return History(self.folders, known_game)

    def _has(self, place: Place) -> bool:
        """True if there are files, also in a folder that cannot be looked into: that is listed too."""
        folder = self.folders.place(place)
        return bool(journals_in(folder) or why_closed(folder))

    def look_at_corrections(self) -> None:
        """Tell once at the start what is wrong with the owner's corrections."""
        from imperium_desktop.ui.wording.notes import mistake_lines

        seen, self._corrections_seen = self._corrections_seen, True
        for mistakes in () if seen else correction_mistakes(self.folders):
            words = tr("Your corrections of the cards are not used.")
            self.troubles.append(f"{words}\n{mistake_lines(mistakes)}")

    def look_at_language(self) -> None:
        """Tell why the window speaks English, when the words of the chosen language cannot be read."""
        trouble, languages.trouble = languages.trouble, None
        if trouble is not None:
            words = tr("The words of the window cannot be read; they are in English instead.")
            self.troubles.append(f"{words}\n{readable(str(trouble))}")

    def change(self, **changes: object) -> Settings:
        return self.keep(msgspec.structs.replace(self.settings, **changes))

    def keep(self, settings: Settings) -> Settings:
        """Remember settings; a disk that refuses is no reason to stop playing."""
        known, self.settings = self.settings, settings
        try:
            settings_file.save(self.folders.settings, settings, known)
        except StoreError as error:
            self.troubles.append(error)
        return self.settings

    def words(self, game: AnyGame, names: Sequence[str] = ()) -> "Words":
        from imperium_desktop.text.words import Words

        return Words.load(language(), game).with_seats(names)

    def latest_match(self) -> Path | None:
        return self.matches.latest() if self._has("matches") else None

    def last_match(
        self, picture: "QPixmap | None" = None, turn: int | None = None, asked: int | None = None
    ) -> LastMatch | None:
        """Match that can be continued, for the start page; what is painted and asked there comes later."""
        file = self.latest_match()
        entry = self.library.entry(file) if file is not None else None
        return None if entry is None else LastMatch(entry.game, sitting(entry, asked), entry.when, turn, picture)

    def entries(self) -> "list[SaveEntry]":
        """What is being played and what was saved."""
        return self.library.entries() if self._has("matches") or self._has("saves") else []

    def saves(self) -> list[Saved]:
        """What can be opened besides the match that is offered anyway; those that have a name come first."""
        offered = self.latest_match()
        others = [entry for entry in self.entries() if entry.place == "saves" or entry.file != offered]
        return [
            Saved(
                entry.file,
                entry.game,
                entry.name if entry.place == "saves" else "",
                entry.when,
                sitting(entry),
                None if entry.openable else entry.note,
            )
            for entry in sorted(others, key=lambda entry: entry.place != "saves")
        ]

    def lessons(self) -> list[Learned]:
        from imperium_desktop.teaching.lesson_files import lesson_ids

        found = []
        for game_id in GAMES:
            ids = lesson_ids(game_id)
            reached = self.progress.lessons(game_id)
            done = sum(id in reached and reached[id].done for id in ids)
            opened = any(reached[id].step for id in ids if id in reached)
            found.append(Learned(game_id, done, len(ids), done == len(ids), opened))
        return found

    def solo_points(self, match: "AnyMatch", seating: "Seating", file: Path | None) -> list[tuple[int, ...]]:
        """What was reached alone in other matches like this one, by seat, the oldest first; `file` is the match itself.

        Alike are those of the same setup, and those against a rival of the same level, on whichever seat it sat.
        """
        from imperium_desktop.ui.wording.players import alone_at, rival_among

        alone, rival = alone_at(seating.bots, match.setup.seats), rival_among(seating.bots)
        setup = msgspec.structs.asdict(match.setup)

        def is_like(other: "Finished") -> bool:
            if rival is not None:
                return sorted(map(level_in, other.bots)) == sorted(map(level_in, seating.bots))
            return all(other.setup.get(name, value) == value for name, value in setup.items())

        found = []
        for other in reversed(self.history.matches(match.game.id) if alone is not None else []):
            theirs, ranking = alone_at(other.bots, other.seats), match.game.endings.get(other.ending)
            if theirs is not None and ranking is not None and self.history.file(other) != file and is_like(other):
                points = tuple(map(ranking.points, other.scores))
                found.append(points if theirs == alone else points[::-1])
        return found

    def strength(self, game_id: str) -> "Strength | None":
        """How well the person here plays a game, by the matches with bots."""
        if not self._has("history"):
            return None
        from imperium_desktop.store.strength import strength_by

        return strength_by(reversed(self.history.matches(game_id)), OLD_NAMES)

    def stages(self, game_id: str) -> "list[CampaignStage]":
        """The campaign of a game as it stands; empty if it has none."""
        from imperium_desktop.rules.campaign import Past

        campaign = GAMES[game_id].parts.campaign
        past = [Past(match.setup, match.ending) for match in self.history.matches() if match.game == game_id]
        return campaign(load_game(game_id), past) if campaign is not None else []

    def past_matches(self) -> list[PastMatch]:
        return [past_match(finished) for finished in self.history.matches()] if self._has("history") else []


def sitting(entry: "SaveEntry", asked: int | None = None) -> tuple[Sitting, ...]:
    from imperium_desktop.ui.wording.players import seated_players

    people = seated_players(entry.seating, len(entry.seating.names))
    return tuple(Sitting(one.name, one.sign, bool(one.bot), seat == asked) for seat, one in enumerate(people))


def past_match(finished: "Finished") -> PastMatch:
    """The winners first. What only says who won is no number to be told of anybody."""
    from imperium_desktop.rules.journal import Seating
    from imperium_desktop.ui.wording.players import seated_players

    people = seated_players(Seating(finished.names, finished.bots), finished.seats)
    order = sorted(range(len(people)), key=lambda seat: finished.ranks[seat])
    firsts = [score[0] for score in finished.scores]
    return PastMatch(
        finished.game,
        tuple(Sitting(people[seat].name, seat, bool(people[seat].bot)) for seat in order),
        tuple(str(firsts[seat]) if max(firsts) > 1 else "" for seat in order),
        sum(finished.ranks[seat] == 1 for seat in order),
        finished.when,
    )
