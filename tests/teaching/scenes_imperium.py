"""Every hint of Imperium in a position that calls for it, and in one that only just does not."""

from functools import partial
from typing import Any

from imperium_desktop.registry import load_game
from imperium_desktop.rules.imperium.options import ChooseNation
from imperium_desktop.rules.imperium.position import Lot, Lying, Position, Seat, lay_out, setup_of
from imperium_desktop.rules.imperium.state import ImperiumSetup
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Decision, Option
from tests.teaching.staging import Case, Staged

GAME = load_game("imperium")
MARKET = ("forest", "elders", "metropolis", "hittites", "city")
romans, greeks, vikings = (partial(Seat, nation=nation) for nation in ("romans", "greeks", "vikings"))  # type: ignore[arg-type]


class Scene(Staged):
    """The first seat decides. Deeds are told in words: "play advance", "pick elders", "branch 0"."""

    game = "imperium"

    def __init__(self, mine: Seat, *deeds: str, hover: str = "", other: Seat | None = None, **where: Any) -> None:
        super().__init__((), "", None)
        self.seats = (mine, other or greeks(hand=("advance",)))
        self.deeds = deeds
        self.hovered = hover
        self.where = {"market": MARKET, "main": ("river", "coast", "steppe", "oracle", "shaduf", "boats"), **where}

    @property  # type: ignore[override]
    def hover(self) -> Option | None:
        return told(self.match().waiting, self.hovered) if self.hovered else None

    @hover.setter
    def hover(self, option: Option | None) -> None:
        assert option is None

    def begun(self) -> Match[Any, Any]:
        position = Position(seats=self.seats, **self.where)
        match = Match(GAME, setup_of(position), 0, start=lay_out(GAME.content, position))
        for deed in self.deeds:
            match.answer(told(match.waiting, deed))
        return match


class BeforeAll(Staged):
    """Nations are still to be chosen."""

    game = "imperium"

    def __init__(self, *nations: str, hover: Option | None = None) -> None:
        super().__init__((ChooseNation(nation) for nation in nations), "", hover)  # type: ignore[arg-type]

    def begun(self) -> Match[Any, Any]:
        return Match(GAME, ImperiumSetup(seats=2), 0)


def told(decision: Decision[Option], deed: str) -> Option:
    """The option that is meant by a word or two."""
    return next(option for option in decision.options if deed in (words_of(option), short(option)))


def words_of(option: Option) -> str:
    """ "play romans_glory" """
    return " ".join(part.replace("card/", "").replace("branch/", "branch ") for part in reversed(option.path))


def short(option: Option) -> str:
    """With the noun of its card: "play glory", "use shrine", "pick elders"."""
    card = getattr(option, "card", "")
    verb = {"play_from_hand": "play", "use_exhaust": "use", "pick_card": "pick"}.get(option.name, option.name)
    return f"{verb} {GAME.content.nouns.get(card, card)}" if card else verb


def coins(material: int = 3, population: int = 2, progress: int = 1) -> tuple[int, int, int]:
    return material, population, progress


UNREST = ("unrest", "unrest")
THREE_REGIONS = ("dalmatia", "woodland", "hills")
TURN: dict[str, Any] = {"phase": "turn"}
CLEAN_UP: dict[str, Any] = {"phase": "discard"}
EMPIRE: dict[str, Any] = {"face": "empire"}
RICH_MARKET = ("forest", Lot(card="elders", tokens=(0, 0, 3)), "metropolis", "hittites", "city")
FAME = ("great", "triumphant", "marvellous", "awe_inspiring")
SENATE_AND_LEGIONS = ("the_senate", "legions")
ARMY = greeks(play=("standing_army",))
ERIK = vikings(hand=("erik_the_red", "jungle"), discard=("hills",), play=("scandinavia",), tokens=coins(0, 1, 0))
LIGHTHOUSE = greeks(play=("lighthouse",), **EMPIRE)
TIRED = (Lying(card="shrine", marked=True), Lying(card="temple", marked=True))

CASES: dict[str, Case] = {
    # The end is near
    "collapse_near": Case(
        Scene(romans(hand=("glory",)), pile=3),
        Scene(romans(hand=("glory",)), pile=4),
        {"left": 3, "mine": 0, "rival": 1, "theirs": 0},
    ),
    "last_round": Case(
        Scene(romans(hand=("glory", *UNREST)), round=5, last_round=5),
        Scene(romans(hand=("glory", *UNREST)), round=4, last_round=5),
        {"points": -2, "unrest": 2, "held": 5},
    ),
    "last_development": Case(
        Scene(romans(discard=("advance",), development=("the_senate",), tokens=coins(9, 9), **EMPIRE), **CLEAN_UP),
        Scene(romans(discard=("advance",), development=SENATE_AND_LEGIONS, tokens=coins(9, 9), **EMPIRE), **CLEAN_UP),
        {"card": "romans_the_senate"},
    ),
    "scoring_near": Case(
        Scene(romans(), **TURN, main=("river",)), Scene(romans(), **TURN), {"few": 1, "rival": 0, "ready": 0}
    ),
    "king_waits": Case(Scene(romans(), **TURN), Scene(romans(), **TURN, fame=("great",)), {"first": 1, "empire": 0}),
    # A mistake that cannot be taken back
    "exhausts_left": Case(
        Scene(romans(play=("shrine",), hand=("glory",)), hover="end_activation"),
        Scene(romans(play=("shrine",), hand=("glory",))),
        {"n": 5, "cards": ("common_shrine",)},
        marks="card/common_shrine",
    ),
    "actions_left": Case(
        Scene(romans(hand=("dalmatia",)), hover="end_activation"),
        Scene(romans(hand=("unrest",)), hover="end_activation"),
        {"n": 1, "actions": 3},
        marks="card/romans_dalmatia",
    ),
    "accession_ahead": Case(
        Scene(romans(hand=("advance",), nation_deck=("julius_caesar",), deck=4)),
        Scene(romans(hand=("glory",), nation_deck=("julius_caesar",), deck=4)),
        {"n": 1, "left": 4},
        marks="card/romans_advance",
    ),
    "attack_met": Case(
        Scene(romans(hand=("roman_expansion",)), hover="play roman_expansion", other=ARMY),
        Scene(romans(hand=("roman_expansion",)), hover="play roman_expansion"),
        {"rival": 1, "progress": 1},
    ),
    "no_history": Case(
        Scene(vikings(hand=("leadership", "advance", "glory")), "play leadership", "branch 1"),
        Scene(romans(hand=("leadership", "advance", "glory")), "play leadership", "branch 1"),
        {"nation": "vikings"},
    ),
    "garrison_leaves": Case(
        Scene(
            romans(hand=("glory",), play=(*THREE_REGIONS[:2], Lying(card="hills", garrison=("advance",)), "marsh")),
            "play glory",
            hover="pick hills",
            fame=FAME,
        ),
        Scene(romans(hand=("glory",), play=(*THREE_REGIONS, "marsh")), "play glory", hover="pick hills", fame=FAME),
        {"card": "common_hills", "n": 1, "back": 0},
    ),
    "keep_for_solstice": Case(
        Scene(romans(hand=("advance",), play=("city_of_rome",)), **CLEAN_UP),
        Scene(romans(hand=("advance",), play=("coinage",)), **CLEAN_UP),
        {"card": "romans_city_of_rome"},
        marks="card/romans_city_of_rome",
    ),
    "hard_nation": Case(
        BeforeAll(hover=ChooseNation("vikings")),
        BeforeAll(hover=ChooseNation("romans")),
        {"nation": "vikings", "empire": 0},
    ),
    "innovation_price": Case(
        Scene(romans(hand=("advance", "unrest")), **TURN, hover="innovate"),
        Scene(romans(hand=("unrest",)), **TURN, hover="innovate"),
        {"n": 2, "live": 1},
    ),
    # What the choice is about
    "nothing_to_play": Case(
        Scene(romans(hand=("unrest", "advance"), **EMPIRE), **TURN),
        Scene(romans(hand=("unrest", "advance")), **TURN),
        {"n": 2},
    ),
    "revolt_now": Case(
        Scene(romans(hand=("advance", *UNREST)), **TURN),
        Scene(romans(hand=("advance", "unrest")), **TURN),
        {"n": 2, "points": 4},
        marks="card/romans_unrest card/romans_unrest_2",
    ),
    "unrest_comes_along": Case(
        Scene(romans(hand=("advance",), tokens=coins(3, 0, 0)), "play advance", hover="pick elders"),
        Scene(romans(hand=("conquer",), tokens=coins(0, 3, 0)), "play conquer", "branch 0", hover="pick forest"),
        {"card": "common_elders", "points": 1, "net": -1},
    ),
    "without_unrest": Case(
        Scene(romans(hand=("conquer",), tokens=coins(0, 3, 0)), "play conquer", "branch 0", hover="pick forest"),
        Scene(romans(hand=("conquer",), tokens=coins(0, 3, 0)), "play conquer", "branch 0", hover="pick hittites"),
        {"card": "common_forest", "tokens": 0},
    ),
    "rich_card": Case(
        Scene(romans(hand=("advance",), tokens=coins(3, 0, 0)), "play advance", market=RICH_MARKET),
        Scene(romans(hand=("advance",), tokens=coins(3, 0, 0)), "play advance"),
        {"card": "common_elders", "n": 3},
        marks="card/common_elders",
    ),
    "glory_ready": Case(
        Scene(romans(hand=("glory",), play=THREE_REGIONS)),
        Scene(romans(hand=("glory",), play=THREE_REGIONS[:2])),
        {"card": "romans_glory", "regions": 3, "under": 0},
        marks="card/romans_glory",
    ),
    "still_free": Case(
        Scene(romans(hand=("leadership",), actions=0)),
        Scene(romans(hand=("leadership",), actions=1)),
        {"card": "common_leadership"},
        marks="card/common_leadership",
    ),
    "tokens_protect": Case(
        Scene(romans(hand=("jungle",)), "play jungle", market=RICH_MARKET),
        Scene(romans(hand=("jungle",)), "play jungle"),
        {"n": 1, "swap": 0},
    ),
    "nation_deck_marked": Case(
        Scene(romans(hand=("glory",), deck=2, nation_marked=True)), Scene(romans(hand=("glory",), deck=2)), {"left": 2}
    ),
    "dead_card": Case(
        Scene(romans(hand=("advance",), **EMPIRE)),
        Scene(romans(hand=("advance",))),
        {"card": "romans_advance", "n": 1, "empire": 1},
        marks="card/romans_advance",
    ),
    "development_ahead": Case(
        Scene(romans(hand=("glory",), deck=2, development=SENATE_AND_LEGIONS, tokens=coins(4), **EMPIRE)),
        Scene(romans(hand=("glory",), deck=2, development=SENATE_AND_LEGIONS, tokens=coins(1, 1), **EMPIRE)),
        {"n": 2, "card": "romans_the_senate", "points": 3},
        marks="card/romans_the_senate",
    ),
    "rich_market": Case(
        Scene(romans(), **TURN, market=RICH_MARKET),
        Scene(romans(), **TURN),
        {"card": "common_elders", "n": 3},
        marks="card/common_elders",
    ),
    "nation_card_ahead": Case(
        Scene(romans(hand=("glory",), deck=2, nation_deck=("raetia", "julius_caesar"))),
        Scene(romans(hand=("glory",), deck=5, nation_deck=("raetia", "julius_caesar"))),
        {"left": 2, "cards": 2},
    ),
    "pay_off_unrest": Case(
        Scene(romans(hand=("unrest",))),
        Scene(romans(hand=("unrest",), tokens=coins(2, 0, 0))),
        {"n": 1},
        marks="card/romans_unrest",
    ),
    "glory_far": Case(
        Scene(romans(hand=("glory",), play=THREE_REGIONS[:2])),
        Scene(romans(hand=("glory",), play=THREE_REGIONS)),
        {"card": "romans_glory", "regions": 2, "missing": 1},
    ),
    "play_regions": Case(
        Scene(romans(hand=("dalmatia", "glory"))),
        Scene(romans(hand=("glory",), play=("dalmatia",))),
        {"card": "romans_dalmatia", "n": 1, "others": 1},
        marks="card/romans_dalmatia",
    ),
    "branch_costs": Case(
        Scene(romans(hand=("advance",), tokens=coins(5)), "play advance", hover="branch 1"),
        Scene(romans(hand=("leadership", "glory"), deck=2), "play leadership", hover="branch 0"),
        {"n": 5, "resource": "material", "have": 5},
    ),
    "history_keeps": Case(
        Scene(romans(hand=("leadership", "advance", "glory"), **EMPIRE), "play leadership", "branch 1"),
        Scene(vikings(hand=("leadership", "advance", "glory")), "play leadership", "branch 1"),
        {"card": "romans_advance", "dead": 1},
        marks="card/romans_advance",
    ),
    "garrison_hides": Case(
        Scene(romans(hand=("dalmatia", "advance", "city"), **EMPIRE), "play dalmatia", "agree"),
        Scene(romans(hand=("dalmatia", "advance", "conquer")), "play dalmatia", "agree"),
        {"card": "romans_advance", "dead": 1, "points": 0},
        marks="card/romans_advance",
    ),
    "least_missed": Case(
        Scene(romans(hand=("leadership", "unrest", "dalmatia", "invasion"), play=("temple",)), "use temple"),
        Scene(romans(hand=("advance", "conquer", "dalmatia"), play=("temple",)), "use temple"),
        {"card": "romans_unrest", "dead": 0, "points": -2},
        marks="card/romans_unrest",
    ),
    "which_acquire": Case(
        Scene(romans(hand=("advance",), tokens=coins(3, 0, 0)), "play advance"),
        Scene(romans(hand=("advance",), tokens=coins(3, 0, 0)), "play advance", hover="pick metropolis"),
        {"card": "common_metropolis", "points": 2, "fits": 0},
        marks="card/common_metropolis",
    ),
    "spoil_for_rival": Case(
        Scene(romans(hand=("jungle",)), "play jungle"),
        Scene(romans(hand=("jungle",)), "play jungle", hover="pick elders"),
        {"card": "common_hittites", "rival": 1},
        marks="card/common_hittites",
    ),
    "first_nation": Case(
        BeforeAll(), BeforeAll(hover=ChooseNation("romans")), {"nations": ("romans", "macedonians", "persians"), "n": 3}
    ),
    "first_side": Case(BeforeAll("romans"), Scene(romans()), {"nation": "romans"}),
    "may_decline": Case(
        Scene(romans(hand=("dalmatia", "advance")), "play dalmatia"),
        Scene(romans(hand=("dalmatia", "advance")), "play dalmatia", hover="skip"),
        {"card": "romans_dalmatia", "more": 0},
    ),
    "draw_on": Case(
        Scene(romans(hand=("jade_mask", "advance"), deck=3), "play jade_mask"),
        Scene(romans(hand=("jade_mask", "advance"), deck=3), "play jade_mask", hover="skip"),
        {"left": 3, "nation": 0},
    ),
    "progress_is_points": Case(
        Scene(romans(hand=("diplomacy",), tokens=coins(3, 0, 2)), "play diplomacy"),
        Scene(romans(hand=("diplomacy",), tokens=coins(3, 0, 2)), "play diplomacy", hover="pay/3-0-0"),
        {"least": 0, "odd": 1},
    ),
    "army_price": Case(
        Scene(romans(hand=("roman_expansion",)), "play roman_expansion", other=ARMY),
        Scene(romans(hand=("roman_expansion",)), "play roman_expansion", hover="skip", other=ARMY),
        {"rival": 1, "card": "romans_roman_expansion", "progress": 1},
    ),
    "likely_suit": Case(
        Scene(romans(hand=("gambling",), tokens=coins(1, 0, 0)), "play gambling"),
        Scene(romans(hand=("gambling",), tokens=coins(1, 0, 0)), "play gambling", hover="suit/region"),
        {"suit": "civilised", "n": 16, "of": 54},
        marks="suit/civilised",
    ),
    "which_host": Case(
        Scene(romans(hand=("cataphract",), play=("dalmatia", "hills"), **EMPIRE), "play cataphract", "skip", "agree"),
        Scene(romans(hand=("cataphract",), play=("dalmatia", "hills"), **EMPIRE), "play cataphract", "skip"),
        {"n": 2, "holding": 0},
    ),
    "give_away": Case(
        Scene(romans(hand=("exports", "unrest", "glory"), **EMPIRE), "play exports"),
        Scene(romans(hand=("exports", "unrest", "glory"), **EMPIRE), "play exports", hover="pick glory"),
        {"card": "romans_unrest", "unrest": 1},
        marks="card/romans_unrest",
    ),
    "worth_finding": Case(
        Scene(ERIK, "play erik_the_red"),
        Scene(
            ERIK,
            "play erik_the_red",
            hover="pick hills",
        ),
        {"card": "common_jungle", "points": 1},
        marks="card/common_jungle",
    ),
    "token_back": Case(
        Scene(romans(hand=("olmecs",), play=TIRED, nation_marked=True, exhausts=3), "play olmecs"),
        Scene(romans(hand=("olmecs",), play=TIRED, nation_marked=True, exhausts=3), "play olmecs", hover="pick shrine"),
        {"cards": ("common_shrine", "common_temple"), "n": 2},
        marks="card/common_shrine card/common_temple",
    ),
    "trigger_price": Case(
        Scene(vikings(hand=("scandinavia",), play=("skis",)), "play scandinavia"),
        Scene(vikings(hand=("scandinavia",), play=("skis",)), "play scandinavia", hover="skip"),
        {"cards": ("vikings_skis",), "left": 4},
        marks="card/vikings_skis",
    ),
    "protect_yourself": Case(
        Scene(romans(hand=("roman_expansion",)), "play roman_expansion", other=greeks(play=("cape",))),
        Scene(romans(hand=("roman_expansion",)), "play roman_expansion", hover="skip", other=greeks(play=("cape",))),
        {"attack": "romans_roman_expansion", "token": 0, "cards": ("common_cape",), "rival": 0},
    ),
    "blind_card": Case(
        Scene(romans(hand=("triumvirate",)), "play triumvirate", hover="blind/uncivilised"),
        Scene(romans(hand=("triumvirate",)), "play triumvirate"),
        {"suit": "uncivilised", "left": 0, "main": 6},
    ),
    "face_up_or_blind": Case(
        Scene(romans(hand=("triumvirate",)), "play triumvirate", market=RICH_MARKET),
        Scene(romans(hand=("triumvirate",)), "play triumvirate", hover="blind/uncivilised"),
        {"n": 3, "card": "common_elders", "shown": 2},
        marks="card/common_elders",
    ),
    "best_exiled": Case(
        Scene(LIGHTHOUSE, "use lighthouse", "pick elders", other=romans(), exile=("jungle", "invasion")),
        Scene(
            LIGHTHOUSE,
            "use lighthouse",
            "pick elders",
            hover="pick jungle",
            other=romans(),
            exile=("jungle", "invasion"),
        ),
        {"card": "common_jungle", "points": 1},
        marks="card/common_jungle",
    ),
    "best_fame": Case(
        Scene(romans(hand=("glory",), play=THREE_REGIONS), "play glory", fame=FAME),
        Scene(romans(hand=("glory",), play=THREE_REGIONS), "play glory", hover="pick great", fame=FAME),
        {"card": "common_triumphant", "points": 11, "n": 2},
        marks="card/common_triumphant",
    ),
    "next_on_top": Case(
        Scene(romans(hand=("glory",), play=THREE_REGIONS, side="A"), "play glory", "pick great", fame=FAME),
        Scene(
            romans(hand=("glory",), play=THREE_REGIONS, side="A"),
            "play glory",
            "pick great",
            hover="pick triumphant",
            fame=FAME,
        ),
        {"card": "common_marvellous", "rival": 1},
        marks="card/common_marvellous",
    ),
    "which_development": Case(
        Scene(romans(discard=("advance",), development=SENATE_AND_LEGIONS, tokens=coins(9, 9), **EMPIRE), **CLEAN_UP),
        Scene(
            romans(discard=("advance",), development=SENATE_AND_LEGIONS, tokens=coins(9, 9), **EMPIRE),
            **CLEAN_UP,
            hover="pick the_senate",
        ),
        {"card": "romans_the_senate", "points": 3, "left": 2},
        marks="card/romans_the_senate",
    ),
    "token_on": Case(
        Scene(romans(), phase="token", hover="pick elders"),
        Scene(romans(), phase="token"),
        {"card": "common_elders", "n": 1, "unrest": 1},
    ),
    "tokens_tempt": Case(
        Scene(romans(), phase="token", market=RICH_MARKET),
        Scene(romans(), phase="token", hover="pick elders"),
        {"card": "common_elders", "n": 3, "rival": 1},
    ),
    "throw_out": Case(
        Scene(romans(hand=("advance", "glory"), **EMPIRE), **CLEAN_UP),
        Scene(romans(hand=("advance",)), **CLEAN_UP),
        {"n": 1, "card": "romans_advance"},
        marks="card/romans_advance",
    ),
    "unrest_stays": Case(
        Scene(romans(hand=("unrest", "glory"), deck=2), **CLEAN_UP),
        Scene(romans(hand=("glory",), deck=2), **CLEAN_UP),
        {"n": 1, "left": 2},
        marks="card/romans_unrest",
    ),
    "faster_through_the_deck": Case(
        Scene(romans(hand=("glory",), deck=2, nation_deck=("julius_caesar",)), **CLEAN_UP),
        Scene(romans(hand=("glory",), deck=2), **CLEAN_UP),
        {"left": 2, "cards": 1},
    ),
    "develop_soon": Case(
        Scene(romans(hand=("glory",), deck=2, development=SENATE_AND_LEGIONS, **EMPIRE), **CLEAN_UP),
        Scene(romans(hand=("glory",), deck=2, **EMPIRE), **CLEAN_UP),
        {"left": 2, "cards": 2},
    ),
    "solstice_first": Case(
        Scene(romans(hand=("glory",), play=("city_of_rome", "coinage")), phase="solstice"),
        Scene(romans(hand=("glory",), play=("city_of_rome", "coinage")), phase="solstice", hover="pick coinage"),
        {"n": 2, "paying": ("romans_city_of_rome",)},
        marks="card/romans_city_of_rome",
    ),
    # For those who want to be told everything
    "what_hand_offers": Case(
        Scene(romans(hand=("advance", "leadership")), **TURN),
        Scene(romans(hand=("unrest",)), **TURN),
        {"n": 2, "free": 1, "actions": 3, "spare": 0},
    ),
    "capped": Case(
        Scene(romans(hand=("moneylenders",), tokens=coins(120))),
        Scene(romans(hand=("moneylenders",), tokens=coins(109))),
        {"card": "common_moneylenders", "more": 2},
    ),
    "one_way": Case(
        Scene(romans(hand=("advance",), tokens=coins(5)), "play advance"),
        Scene(romans(hand=("advance",), tokens=coins(5)), "play advance", hover="branch 1"),
        {"n": 2, "card": "romans_advance"},
    ),
    "equally_good": Case(
        Scene(romans(hand=("advance", "conquer", "dalmatia"), play=("temple",)), "use temple"),
        Scene(romans(hand=("leadership", "unrest", "dalmatia", "invasion"), play=("temple",)), "use temple"),
        {"n": 3},
    ),
}

ELSEWHERE: set[str] = set()
SAID: dict[tuple[str, str], str] = {
    (
        "collapse_near",
        "en",
    ): "When the pile is empty the game ends at once and the fewest Unrest wins. You have 0, Bartek "
    "has 0: nobody can have fewer.",
    (
        "nation_card_ahead",
        "pl",
    ): "Gdy musisz dobrać, a talia jest pusta, dostajesz kartę nacji; na talii nacji leżą ich "
    "2. Każda dobrana karta to przybliża.",
    (
        "last_round",
        "pl",
    ): "Masz −2 punkty. Zasoby i populacja same nic nie dają, a masz ich 5: wydaj je. Każdy z Buntów "
    "na ręce (2) kosztuje cię 2 punkty: zwróć, co możesz.",
}
