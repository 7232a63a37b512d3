import pytest

from imperium_desktop.text.grammar import Language, Lexicon
from imperium_desktop.text.template import (
    Amount,
    Choice,
    Counted,
    Either,
    Fill,
    Item,
    Plural,
    Size,
    Tally,
    TemplateError,
    parse,
    parse_sentence,
)
from imperium_desktop.text.writing import Writer

ENGLISH = Language("en", "English", ("nom", "a"), "and", "or")
NOUNS = {
    "temple": {"nom": ("temple", "temples"), "a": ("a temple",)},
    "farm": {"nom": ("farm", "farms"), "a": ("a farm",)},
}
WRITER = Writer(ENGLISH, Lexicon(ENGLISH, NOUNS, {"r": "temple", "b": "farm"}), parse("Player {number}"), ["Ola"])


def write(text: str, **facts: object) -> str:
    return WRITER.write(parse(text), facts)


def test_an_amount_has_the_noun_that_it_is_named_after() -> None:
    assert write("{temple*} and {farm*}", temple=1, farm=2) == "1 temple and 2 farms"


def test_every_sort_of_slot() -> None:
    text = "{a} {a.acc} {a.0} {#a} {n*a.acc} {a*.acc} {*a} {/a.acc} {n#x|y} {a?{b}|no} {a=b?yes}"
    slots = [part for part in parse(text) if part != " "]
    assert slots == [
        Fill("a"),
        Fill("a", "acc"),
        Item("a", 0),
        Size("a"),
        Counted("n", "a", "acc"),
        Amount("a", "acc"),
        Tally("a", "nom"),
        Either("a", "acc"),
        Plural("n", (("x",), ("y",))),
        Choice("a", None, (Fill("b"),), ("no",)),
        Choice("a", "b", ("yes",), ()),
    ]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{tile", "cannot read '{tile'"),
        ("{}", "cannot read"),
        ("{Tile}", "cannot read"),
        ("{tile.}", "cannot read"),
        ("{a*b*c}", "cannot read"),
        ("tile}", "a } without its {"),
        ("{count#tile|tiles", "a { without its }"),
        ("{tile?{tile}", "a { without its }"),
        ("{tile?yes|no|perhaps}", "more than yes|no"),
    ],
)
def test_what_cannot_be_read(text: str, reason: str) -> None:
    with pytest.raises(TemplateError) as refused:
        parse(text)
    assert reason in str(refused.value)


def say(sentence: object, **facts: object) -> str:
    return WRITER.write(parse_sentence(sentence), facts)


def test_a_sentence_with_cases() -> None:
    sentence = {"by": "what", "deal": "No Deal.", "card": "No {n#card|cards}.", "else": "Nothing."}
    assert say(sentence, what="deal", n=2) == "No Deal."
    assert say(sentence, what="card", n=2) == "No cards."
    assert say(sentence, what="coin", n=2) == say(sentence, what=None, n=2) == "Nothing."
    assert say({"by": "what", "deal": "No Deal."}, what="card") == ""


def test_cases_with_conditions_of_their_own() -> None:
    """The first that holds counts."""
    sentence = {"icons?": "{icons} more", "works=turn?": "each turn", "rival==seat?": "you", "else": "now"}
    assert say(sentence, icons=2, works="turn", rival=0, seat=1) == "2 more"
    assert say(sentence, icons=0, works="turn", rival=0, seat=1) == "each turn"
    assert say(sentence, icons=0, works="once", rival=1, seat=1) == "you"
    assert say(sentence, icons=0, works="once", rival=0, seat=1) == "now"


def test_a_seat_can_be_what_cases_ask_for() -> None:
    sentence = {"by": "seat", "you": "You pass.", "else": "{seat} passes."}
    assert WRITER.told_to(0).write(parse_sentence(sentence), {"seat": 0}) == "You pass."
    assert say(sentence, seat=0) == "Ola passes."


def test_a_case_inside_a_case() -> None:
    inner = {"by": "how", "fast": "run", "else": "walk"}
    sentence = {"by": "who", "horse": inner, "else": "stay"}
    assert [say(sentence, who=who, how="fast") for who in ("horse", "tree")] == ["run", "stay"]
    assert say(sentence, who="horse", how="slowly") == "walk"


def test_a_sentence_of_parts() -> None:
    ways = {"by": "way", "build": "build {card}", "else": "raze {card}"}
    sentence = {"text": "Only this: {@first}{more? and {@last}}.", "first": ways, "last": "then wait"}
    assert say(sentence, way="build", card="Mill", more=1) == "Only this: build Mill and then wait."
    assert say(sentence, way="deal", card="Mill", more=0) == "Only this: raze Mill."


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        (["a"], "a sentence is a text or a table, not ['a']"),
        ({"by": 3, "a": "x"}, "by is no name of a fact: 3"),
        ({"by": "what", "two words": "x"}, "'two words' is no value"),
        ({"deal": "x"}, "'deal' is no condition"),
        ({"by": "what", "deal": "{"}, "deal: cannot read '{'"),
        ({"by": "what", "deal": {"by": "n", "else": 1}}, "deal: else: a sentence is a text or a table, not 1"),
        ({"text": "{@first}"}, "there is no part {@first}"),
        ({"text": "a", "first": "b"}, "{@first} does not stand in 'a'"),
        ({"text": {"by": "what"}}, "text is no text"),
        ({"text": "{@first}", "first": "{@last}", "last": "x"}, "first: there is no part {@last}"),
        ("{@first}", "there is no part {@first}"),
    ],
)
def test_a_table_that_cannot_be_read(sentence: object, reason: str) -> None:
    with pytest.raises(TemplateError) as refused:
        parse_sentence(sentence)
    assert reason in str(refused.value)


def test_nouns() -> None:
    assert write("{tile}, {tile.a}, {square}", tile="temple", square="C3") == "temple, a temple, C3"
    assert write("{tiles.a}", tiles=("temple", "farm", "temple")) == "a temple, a farm and a temple"


def test_numbers() -> None:
    assert [write("{n} {n#tile|tiles}", n=n) for n in (0, 1, 2)] == ["0 tiles", "1 tile", "2 tiles"]
    assert write("{n*tile}", n=3, tile="temple") == "3 temples"
    assert write("{#squares} {squares#tile|tiles} on {squares}", squares=("A1", "B2")) == "2 tiles on A1 and B2"
    assert write("{points.0}:{points.1}", points=(7, 5)) == "7:5"


def test_tallies() -> None:
    assert write("{*tiles}", tiles="brr") == "2 temples and 1 farm"
    assert write("{*tiles}", tiles=("farm", "farm")) == "2 farms"


@pytest.mark.parametrize("nothing", [None, 0, "", (), "?", "???", ("?", "?")])
def test_nothing_to_tell(nothing: object) -> None:
    assert write("{x?some|none}", x=nothing) == "none"


@pytest.mark.parametrize("something", [1, -1, "temple", "r?", ("temple",)])
def test_something_to_tell(something: object) -> None:
    assert write("{x?some|none}", x=something) == "some"


def test_choices_hold_templates() -> None:
    text = "{n?adds {n} {n#{tile}|{tile}s}|{tile=farm?no farm|nothing}}"
    assert write(text, n=2, tile="temple") == "adds 2 temples"
    assert write(text, n=0, tile="temple") == "nothing"
    assert write(text, n=0, tile="farm") == "no farm"


def test_seats_have_names() -> None:
    assert write("{seat} and {rival}", seat=0, rival=1) == "Ola and Player 2"
    assert write("{seats}", seats=(0, 1, 2)) == "Ola, Player 2 and Player 3"
    assert write("{number}", number=0) == "0"


def test_one_of_several() -> None:
    assert write("{/tiles.a}", tiles=("temple", "farm", "temple")) == "a temple, a farm or a temple"
    assert write("{/tiles.a}", tiles=("temple",)) == "a temple"
    assert write("{/tile.a}", tile="farm") == "a farm"


def test_the_reader_is_spoken_to() -> None:
    text = parse("{seat=you?You gain|{seat} gains} {n}{rival==seat? from yourself|{rival=you? from you}}.")
    to = WRITER.told_to
    assert to(0).write(text, {"seat": 0, "rival": 1, "n": 2}) == "You gain 2."
    assert to(1).write(text, {"seat": 0, "rival": 1, "n": 2}) == "Ola gains 2 from you."
    assert to(1).write(text, {"seat": 1, "rival": 1, "n": 2}) == "You gain 2 from yourself."
    assert to(None).write(text, {"seat": 0, "rival": None, "n": 2}) == "Ola gains 2."


def test_two_facts_can_be_the_same() -> None:
    text = "{mine==yours?a tie|{mine}:{yours}}"
    assert [write(text, mine=2, yours=yours) for yours in (2, 3)] == ["a tie", "2:3"]


def test_a_missing_fact_stays_visible() -> None:
    assert write("on {square}") == "on {square}"


def test_numbers_below_zero_have_a_minus_sign() -> None:
    assert write("{points} points", points=-18) == "−18 points"
    assert write("{n*tile}", n=-2, tile="farm") == "−2 farms"
