import pytest

from imperium_desktop.games.tigris.rules import events, options
from imperium_desktop.rules.record import Barrier
from imperium_desktop.rules.table import Decision, Event, Option, Reason
from imperium_desktop.text.words import Words

LION, BULL, POT = 0, 1, 2


@pytest.mark.parametrize(
    ("option", "in_english", "in_polish"),
    [
        (options.ChooseDynasty("pot"), "Choose the Pot dynasty", "Wybierz dynastię Dzbanów"),
        (options.PlaceTile("temple", "C3"), "Place a temple on C3", "Połóż świątynię na C3"),
        (options.PlaceTile("market", "C3"), "Place a market on C3", "Połóż targowisko na C3"),
        (options.PlaceLeader("lion", "trader", "D4"), "Place your trader on D4", "Umieść kupca na D4"),
        (options.MoveLeader("lion", "priest", "D4"), "Move your priest to D4", "Przenieś kapłana na D4"),
        (
            options.ChooseWar("green"),
            "Resolve the war between the traders",
            "Rozstrzygnij konflikt kupców",
        ),
        (options.CommitSupport("farm", 0), "Add nothing", "Niczego nie dokładaj"),
        (options.CommitSupport("farm", 1), "Add 1 farm", "Dołóż 1 farmę"),
        (options.CommitSupport("farm", 5), "Add 5 farms", "Dołóż 5 farm"),
        (
            options.BuildMonument("O4", "black_blue"),
            "Build the black-blue monument (top left: O4)",
            "Wybuduj monument czarno-niebieski (lewe górne pole: O4)",
        ),
    ],
)
def test_options_say_what_they_do(
    option: Option, in_english: str, in_polish: str, english: Words, polish: Words
) -> None:
    assert english.option(option) == in_english
    assert polish.option(option) == in_polish


@pytest.mark.parametrize(
    ("event", "in_english", "in_polish"),
    [
        (events.TilePlaced(LION, "settlement", "B7"), "Lion places a settlement on B7.", "Lew kładzie osadę na B7."),
        (
            events.LeaderMoved(LION, "king", "A1", "B2"),
            "Lion moves the king from A1 to B2.",
            "Lew przenosi króla z A1 na B2.",
        ),
        (
            events.PointGained(BULL, "red", "king"),
            "Bull gains 1 red point (king).",
            "Byk zdobywa 1 czerwony punkt (król).",
        ),
        (
            events.KingdomsUnited("C3", ()),
            "The tile on C3 joins two kingdoms in peace.",
            "Żeton na C3 pokojowo łączy dwa królestwa.",
        ),
        (
            events.KingdomsUnited("C3", ("black", "red", "green")),
            "The tile on C3 joins two kingdoms. Wars: kings, priests and traders.",
            "Żeton na C3 łączy dwa królestwa. Wybuchają konflikty zewnętrzne królów, kapłanów i kupców.",
        ),
        (
            events.RevoltBegan(LION, BULL, "priest", 2, 1),
            "Revolt of the priests: Lion attacks with strength 2, Bull defends with 1.",
            "Konflikt wewnętrzny (kapłani): Lew atakuje z siłą 2, Byk broni się z siłą 1.",
        ),
        (events.SupportCommitted(LION, "temple", 0), "Lion adds nothing.", "Lew niczego nie dokłada."),
        (events.SupportCommitted(LION, "temple", 3), "Lion adds 3 temples.", "Lew dokłada 3 świątynie."),
        (
            events.WarWon(LION, BULL, "green", "trader", 5, 4, ("A1",), 2),
            "Lion wins 5–4 and gains 2 green points. Bull loses the trader and 1 tile.",
            "Lew wygrywa 5:4 i zdobywa 2 zielone punkty. Byk traci kupca i 1 żeton.",
        ),
        (
            events.WarWon(LION, BULL, "red", "priest", 5, 4, (), 1),
            "Lion wins 5–4 and gains 1 red point. Bull loses the priest.",
            "Lew wygrywa 5:4 i zdobywa 1 czerwony punkt. Byk traci kapłana.",
        ),
        (
            events.WarWon(LION, BULL, "black", "king", 9, 4, ("A1", "A2", "A3", "A4", "A5"), 6),
            "Lion wins 9–4 and gains 6 black points. Bull loses the king and 5 tiles.",
            "Lew wygrywa 9:4 i zdobywa 6 czarnych punktów. Byk traci króla i 5 żetonów.",
        ),
        (
            events.RevoltWon(LION, BULL, "priest", 3, 3),
            "A tie, 3–3: the defender wins. Lion gains 1 red point. Bull loses the priest.",
            "Remis 3:3, więc wygrywa broniący się. Lew zdobywa 1 czerwony punkt. Byk traci kapłana.",
        ),
        (
            events.TreasuresTaken(BULL, 2, ("B2", "F3")),
            "Bull takes 2 treasures from B2 and F3.",
            "Byk zabiera 2 skarby z pól B2 i F3.",
        ),
        (
            events.CatastropheStruck(LION, "C3", None),
            "Lion plays a catastrophe on C3.",
            "Lew zagrywa katastrofę na C3.",
        ),
        (
            events.CatastropheStruck(LION, "C3", "temple"),
            "Lion plays a catastrophe on C3 and destroys a temple.",
            "Lew zagrywa katastrofę na C3 i niszczy świątynię.",
        ),
        (
            events.TilesDrawn(LION, 6, "rrbkrr"),
            "Lion draws 1 settlement, 4 temples and 1 farm.",
            "Lew dobiera 1 osadę, 4 świątynie i 1 farmę.",
        ),
        (
            events.MonumentPaid(BULL, "blue", "farmer", "black_blue"),
            "Bull gains 1 blue point from the black-blue monument.",
            "Byk zdobywa 1 niebieski punkt z monumentu czarno-niebieskiego.",
        ),
        (
            events.ScreensLifted("treasures"),
            "The game is over. At most two treasures are left on the board.",
            "Koniec gry. Na planszy zostały najwyżej dwa skarby.",
        ),
        (
            events.JokersPlaced(LION, 3, ("blue", "blue", "red"), (7, 5, 5, 6)),
            "Lion: black 7, red 5, blue 5, green 6 (from treasures: 1 red and 2 blue).",
            "Lew: czarne 7, czerwone 5, niebieskie 5, zielone 6 (w tym ze skarbów: 1 czerwony i 2 niebieskie).",
        ),
        (
            events.JokersPlaced(LION, 0, (), (7, 5, 5, 6)),
            "Lion: black 7, red 5, blue 5, green 6.",
            "Lew: czarne 7, czerwone 5, niebieskie 5, zielone 6.",
        ),
    ],
)
def test_the_log(event: Event, in_english: str, in_polish: str, english: Words, polish: Words) -> None:
    assert english.event(event) == in_english
    assert polish.event(event) == in_polish


@pytest.mark.parametrize(
    ("reader", "in_english", "in_polish"),
    [
        (
            LION,
            "You win 5–4 and gain 2 green points. Bull loses the trader and 1 tile.",
            "Wygrywasz 5:4 i zdobywasz 2 zielone punkty. Byk traci kupca i 1 żeton.",
        ),
        (
            BULL,
            "Lion wins 5–4 and gains 2 green points. You lose your trader and 1 tile.",
            "Lew wygrywa 5:4 i zdobywa 2 zielone punkty. Tracisz kupca i 1 żeton.",
        ),
        (
            POT,
            "Lion wins 5–4 and gains 2 green points. Bull loses the trader and 1 tile.",
            "Lew wygrywa 5:4 i zdobywa 2 zielone punkty. Byk traci kupca i 1 żeton.",
        ),
    ],
)
def test_who_reads_it_is_spoken_to(reader: int, in_english: str, in_polish: str, english: Words, polish: Words) -> None:
    won = events.WarWon(LION, BULL, "green", "trader", 5, 4, ("A1",), 2)
    assert english.told_to(reader).event(won) == in_english
    assert polish.told_to(reader).event(won) == in_polish


def test_the_reader_stays_when_names_change(english: Words) -> None:
    gained = events.PointGained(BULL, "red", "king")
    assert english.told_to(BULL).with_seats(["Ola", "Jan"]).event(gained) == "You gain 1 red point (king)."
    assert english.told_to(BULL).told_to(None).event(gained) == "Bull gains 1 red point (king)."
    assert english.told_to(BULL).seat(BULL) == "Bull"


@pytest.mark.parametrize(
    ("count", "in_english", "in_polish"),
    [(1, "1 tile", "1 żeton"), (2, "2 tiles", "2 żetony"), (5, "5 tiles", "5 żetonów")],
)
def test_others_hear_only_how_many(count: int, in_english: str, in_polish: str, english: Words, polish: Words) -> None:
    drawn = events.TilesDrawn(LION, count, "r" * count).seen_by(BULL)
    swapped = events.TilesSwapped(LION, count, "r" * count).seen_by(BULL)
    assert english.event(drawn) == f"Lion draws {in_english}."
    assert english.event(swapped) == f"Lion swaps {in_english}."
    assert polish.event(drawn) == f"Lew dobiera {in_polish}."
    assert polish.event(swapped) == f"Lew wymienia {in_polish}."


@pytest.mark.parametrize(
    ("reason", "in_english", "in_polish"),
    [
        (
            Reason("no_temple", "§4.2"),
            "A leader cannot stand here: a face-up temple must lie next to the square.",
            "Przywódca nie może tu stanąć: obok pola musi leżeć odkryta świątynia.",
        ),
        (
            Reason("wrong_color", "§6.4", {"color": "red"}),
            "Only red tiles count in this conflict.",
            "W tym konflikcie liczą się tylko czerwone żetony.",
        ),
        (
            Reason("wrong_monument_color", "§8.1", {"color": "green"}),
            "This monument does not fit the base: one of its colours must be green.",
            "Ten monument nie pasuje do podstawy: jednym z jego kolorów musi być zielony.",
        ),
        (
            Reason("bag_too_small", "§8.6", {"n": 0}),
            "There is nothing to swap for: the bag is empty.",
            "Nie ma na co wymieniać: woreczek jest pusty.",
        ),
        (
            Reason("bag_too_small", "§8.6", {"n": 1}),
            "The bag does not hold that many tiles: 1 is left.",
            "W woreczku nie ma tylu żetonów: został 1.",
        ),
        (
            Reason("bag_too_small", "§8.6", {"n": 3}),
            "The bag does not hold that many tiles: 3 are left.",
            "W woreczku nie ma tylu żetonów: zostały 3.",
        ),
        (
            Reason("too_few", "§8.4", {"least": 2}),
            "That is too few: choose at least 2.",
            "To za mało: wybierz co najmniej 2.",
        ),
    ],
)
def test_reasons_name_what_is_missing(
    reason: Reason, in_english: str, in_polish: str, english: Words, polish: Words
) -> None:
    assert english.reason(reason) == in_english
    assert polish.reason(reason) == in_polish


def test_questions(english: Words, polish: Words) -> None:
    def ask(kind: str, pick: tuple[int, int] = (1, 1), **facts: str | int) -> Decision[Option]:
        return Decision(LION, f"tigris.{kind}", list, rule="", pick=pick, facts=facts)

    attack = ask("commit_support", role="attacker", sphere="blue", seat=LION)
    defence = ask("commit_support", role="defender", sphere="red", seat=BULL)
    assert english.kind(attack) == "You attack: how many blue tiles do you add?"
    assert polish.kind(attack) == "Atakujesz: ile niebieskich żetonów dokładasz?"
    assert polish.kind(defence) == "Bronisz się: ile czerwonych żetonów dokładasz?"
    assert polish.kind(ask("take_action", number=2)) == "Akcja 2 z 2"
    assert polish.kind(ask("swap_tiles", (1, 5))) == "Wybierz żetony do wymiany (od 1 do 5)"
    assert english.kind(ask("swap_tiles")) == "Choose the tiles to swap"
    assert english.kind(ask("take_treasures", (2, 2), count=2)) == "Which treasures do you take? Choose 2."
    assert polish.kind(ask("take_treasures", count=1)) == "Który skarb zabierasz?"


def test_undo_says_why_it_stops(english: Words, polish: Words) -> None:
    assert english.undo_stops(Barrier.SECRET) == "Undo stops here: something hidden has come to light."
    assert polish.undo_stops(Barrier.SEAT) == "Tu cofanie się kończy: decyduje już inny gracz."
    assert polish.undo_stops(None) == "Nie ma czego cofnąć."


def test_players_without_names(english: Words, polish: Words) -> None:
    began = events.TurnBegan(1, 4)
    assert english.with_seats([]).event(began) == "Turn 4: Player 2."
    assert polish.with_seats(["Ola", ""]).event(began) == "Tura 4: Gracz 2."
    assert polish.with_seats(["Ola", "Jan"]).seat(1) == "Jan"


def test_names(english: Words, polish: Words) -> None:
    assert polish.title == "Eufrat i Tygrys"
    assert english.title == "Tigris & Euphrates"
    assert polish.name("temple", "loc", 5) == "świątyniach"
    assert polish.name("lion", "gen") == "Lwa"
    assert polish.name("red", "sphere") == "religia"
    assert polish.label("temple") == "Świątynia"
    assert english.label("black_red") == "Black-red monument"
    assert polish.join(["Lew", "Byk"]) == "Lew i Byk"
    assert polish.variant("scores").values["open"].name == "Jawne"


def test_what_has_no_words_yet_shows_its_key(english: Words) -> None:
    assert english.reason(Reason("moon_is_full", "§0")) == "moon_is_full"
    assert english.ending("flood") == "flood"
    assert english.name("ziggurat", "a") == "ziggurat"
