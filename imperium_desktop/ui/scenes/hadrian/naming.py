"""Names of areas, measures and icons that stand alone on sheets and cards; all others are in the game's lexicon."""

from typing import Final

from imperium_desktop.text.words import Words
from imperium_desktop.ui.language import mark, tr

AREAS: Final = {
    "hotel": mark("Hotel"),
    "workshop": mark("Workshop"),
    "road": mark("Road"),
    "landmarks": mark("Landmarks"),
    "precincts": mark("Precincts"),
    "gardens": mark("Gardens"),
    "temples": mark("Temples"),
    "temple": mark("Temples"),
    "diplomats": mark("Diplomats"),
    "diplomat": mark("Diplomat"),
    "scouts": mark("Scouts"),
    "map": mark("Scouting map"),
    "fate": mark("Fate"),
    "favour": mark("Favour"),
    "cohort": mark("Cohort"),
    "remove_disdain": mark("Disdain removed"),
    "end_year": mark("End of the Year"),
    "done": mark("Done"),
}
MEASURES: Final = {
    "large_buildings": mark("Large buildings"),
    "goods": mark("Goods bought"),
    "map_columns": mark("Columns of the map"),
    "production": mark("Resource production"),
    "temples": mark("Filled temples"),
    "gladiators": mark("Trained gladiators"),
    "wall_sections": mark("Sections of the wall"),
    "guard_sections": mark("Sections of the guard"),
    "cohorts": mark("Full cohorts"),
    "landmarks": mark("Landmarks"),
    "disdain": mark("Little disdain"),
    "citizen_tracks": mark("Full citizen tracks"),
}
MEASURE_SIGNS: Final = {
    "large_buildings": "granary",
    "goods": "trade-good",
    "map_columns": "scout",
    "production": "production",
    "temples": "piety",
    "gladiators": "gladiator-red",
    "wall_sections": "wall",
    "guard_sections": "soldier",
    "cohorts": "cohort",
    "landmarks": "landmark",
    "disdain": "disdain",
    "citizen_tracks": "civilian",
}
TRACKS: Final = {
    "trader": "traders",
    "performer": "performers",
    "priest": "priests",
    "apparitor": "apparitores",
    "patrician": "patricians",
}


def label(words: Words, id: str) -> str:
    """With a capital letter."""
    return tr(AREAS[id]) if id in AREAS else words.label(TRACKS.get(id, id))


def name(words: Words, id: str) -> str:
    """As an icon is read aloud."""
    return tr(AREAS[id]).lower() if id in AREAS else words.name(TRACKS.get(id, id))


def measure(id: str) -> str:
    return tr(MEASURES[id])
