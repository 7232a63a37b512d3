"""The commands for scripts: exit codes, one clear line for every mistake, JSON in the last line."""

import errno
import json
import os
import struct
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from imperium_desktop.cli import main
from imperium_desktop.commands.journals import record as recorded
from imperium_desktop.registry import load_game
from imperium_desktop.ui.ending.end_page import points_of
from tests.present import of_kind
from tests.store.odd import ODD_THINGS, at_once, put_odd

Call: TypeAlias = Callable[..., tuple[int, str, str]]


@pytest.fixture
def call(capsys: pytest.CaptureFixture[str]) -> Call:
    def run(*arguments: str) -> tuple[int, str, str]:
        try:
            code = main(arguments)
        except SystemExit as exit_:
            code = int(exit_.code or 0)
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return code, out, err

    return run


@pytest.fixture
def journal(call: Call, tmp_path: Path) -> Path:
    file = tmp_path / "match.jsonl"
    assert call("record", "tigris", "--seats", "3", "--seed", "7", "--out", str(file))[0] == 0
    return file


def test_simulate_ends_with_a_json_line(call: Call) -> None:
    code, out, err = call(
        "simulate", "tigris", "--games", "4", "--seats", "3", "--seed", "1", "--bot", "random", "--json"
    )
    summary = json.loads(out.splitlines()[-1])
    assert code == 0
    assert err == ""
    assert (summary["game"], summary["seats"], summary["games"]) == ("tigris", 3, 4)
    assert summary["unfinished"] == summary["errors"] == 0
    assert summary["decisions"] > 400
    assert summary["decisions_per_second"] > 0
    assert sum(summary["results"]["wins"]) >= 4
    assert sum(summary["results"]["endings"].values()) == 4


def test_simulate_is_the_same_with_several_processes(call: Call) -> None:
    def counted(jobs: str) -> dict[str, object]:
        out = call("simulate", "tigris", "--games", "20", "--seed", "3", "--jobs", jobs, "--json")[1]
        summary = json.loads(out)
        return {key: summary[key] for key in ("decisions", "results", "points")}

    assert counted("1") == counted("2")


@pytest.mark.parametrize(("game", "seats"), [("tigris", 3), ("hadrian", 1), ("mare_nostrum", 3), ("imperium", 2)])
def test_simulate_tells_the_points_of_every_match_by_seat(call: Call, game: str, seats: int) -> None:
    """As the end page of the match does; a match alone has points too."""
    out = call("simulate", game, "--seats", str(seats), "--games", "3", "--seed", "4", "--json")[1]
    points = json.loads(out)["points"]
    assert [len(by_seat) for by_seat in points] == [seats] * 3
    match = recorded(game, seats, 5, ("random",), {})
    assert points[1] == points_of(match)
    again = call("simulate", game, "--seats", str(seats), "--games", "1", "--seed", "5", "--json")[1]
    assert json.loads(again)["points"] == points[1:2]


def test_simulate_goes_on_where_it_stopped(call: Call, tmp_path: Path) -> None:
    keep = tmp_path / "matches.jsonl"
    for games in ("2", "4"):
        code, out, _ = call("simulate", "tigris", "--games", games, "--keep", str(keep), "--json")
        assert (code, json.loads(out)["games"]) == (0, int(games))
        assert keep.read_bytes().count(b"\n") == int(games)


def test_simulate_says_in_one_line_that_no_cluster_answers(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("imperium_desktop.commands.executor.SECONDS_TO_ANSWER", 0.2)
    code, out, err = call("simulate", "tigris", "--games", "1", "--cluster", "tcp://127.0.0.1:1")
    assert (code, out) == (1, "")
    assert err == "imperium-desktop: no cluster answers at tcp://127.0.0.1:1\n"


def test_simulate_draws_among_variants_and_counts_the_cards_of_all(call: Call) -> None:
    """Whatever was used in one match or another is in the box."""

    def cards(commons: str) -> dict[str, Any]:
        variants = ("--set", "choice=lot", "--set", "nations_from=both", "--set", f"commons={commons}")
        code, out, _ = call("simulate", "imperium", "--games", "4", "--seed", "1", *variants, "--json")
        assert code == 0
        return of_kind(dict, json.loads(out)["cards"])

    one, both = cards("legends"), cards("classics,legends")
    assert both["in_box"] > one["in_box"]
    assert both["seen"] + len(both["not_seen"]) == both["in_box"]
    assert both["played"] + len(both["not_played"]) == both["playable"]


def test_simulate_in_words(call: Call) -> None:
    code, out, _ = call("simulate", "tigris", "--games", "2", "--set", "conflict_support=english")
    assert code == 0
    assert "2 games of tigris" in out
    assert "errors: 0" in out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("dance",), "dance"),
        (("simulate",), "GAME"),
        (("simulate", "chess"), "chess"),
        (("simulate", "tigris", "--games", "0"), "whole number from 1"),
        (("simulate", "tigris", "--games", "many"), "'many'"),
        (("simulate", "tigris", "--seats", "5"), "2 to 4 players, not 5"),
        (("simulate", "tigris", "--seed", "-1"), "whole number"),
        (("simulate", "tigris", "--bot", "clever"), "no bot 'clever'"),
        (
            ("simulate", "tigris", "--bot", "greedy,rival_easy"),
            "no bot 'rival_easy' (there are random, apprentice, greedy, strategist, master)",
        ),
        (("simulate", "tigris", "--set", "board"), "NAME=VALUE"),
        (("simulate", "tigris", "--set", "board=round"), "one of standard, advanced"),
        (("simulate", "tigris", "--set", "board=standard,round"), "not 'round'"),
        (("simulate", "tigris", "--set", "colour=red"), "no variant 'colour'"),
        (("record", "tigris"), "--out"),
        (("replay", "x.jsonl", "--lang", "de"), "de"),
        (("shot", "tigris", "--out", "x.png", "--size", "big"), "WIDTHxHEIGHT"),
        (("shot", "tigris", "--out", "x.png", "--at", "noon"), "noon"),
    ],
)
def test_wrong_use_gives_one_line_and_exit_code_2(call: Call, arguments: tuple[str, ...], complaint: str) -> None:
    code, out, err = call(*arguments)
    assert (code, out) == (2, "")
    assert complaint in err
    assert err.count("\n") == 1


def test_verify_accepts_what_record_wrote(call: Call, journal: Path) -> None:
    code, out, err = call("verify", str(journal))
    assert (code, err) == (0, "")
    assert "3 seats" in out


def test_rivals_record_a_match_of_their_game(call: Call, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("first.jsonl", "second.jsonl")]
    for file in files:
        arguments = ("record", "imperium", "--seed", "5", "--bot", "rival_easy,rival_normal", "--out", str(file))
        assert call(*arguments)[0] == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    code, out, _ = call("verify", str(files[0]))
    assert code == 0
    assert "no bot" not in out


def test_verify_names_the_line_that_does_not_fit(call: Call, journal: Path) -> None:
    lines = journal.read_text().splitlines()
    lines[20], lines[30] = lines[30], lines[20]
    journal.write_text("\n".join(lines) + "\n")
    code, out, err = call("verify", str(journal))
    assert (code, out) == (1, "")
    assert f"{journal}: line 21: " in err


def test_verify_notices_a_changed_result(call: Call, journal: Path) -> None:
    text = journal.read_text()
    journal.write_text(text.replace('"rank":1', '"rank":2'))
    code, _, err = call("verify", str(journal))
    assert code == 1
    assert "the result is not the one this match has" in err


def test_verify_names_a_bot_that_is_not_here(call: Call, journal: Path) -> None:
    text = journal.read_text()
    header = json.loads(text.splitlines()[0])
    header["seating"] = {"bots": ["", "greedy", "alpha\x1bzero"]}
    journal.write_text(json.dumps(header) + text[text.index("\n") :])
    code, out, _ = call("verify", str(journal))
    assert code == 0
    assert "no bot 'alpha\ufffdzero' here" in out
    assert "greedy" not in out


def test_a_line_cut_off_in_mid_write_is_left_out(call: Call, journal: Path) -> None:
    data = journal.read_bytes()
    journal.write_bytes(data[: len(data) // 2])
    code, out, _ = call("verify", str(journal))
    assert code == 0
    assert "last line cut off and left out" in out


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_files_that_are_no_journals(call: Call, tmp_path: Path, command: str) -> None:
    for name, data in {
        "empty": b"",
        "text": b"Hello\n",
        "binary": bytes(range(256)),
        "json": b'{"game":"tigris"}\n',
    }.items():
        file = tmp_path / name
        file.write_bytes(data)
        code, out, err = call(command, str(file))
        assert (code, out) == (1, "")
        assert f"{file}: line 1: " in err
        assert file.read_bytes() == data
    code, _, err = call(command, str(tmp_path / "nothing"))
    assert code == 1
    assert "No such file" in err


def test_replay_tells_the_match_in_both_languages(call: Call, journal: Path) -> None:
    code, english, _ = call("replay", str(journal), "--lang", "en")
    assert code == 0
    polish = call("replay", str(journal), "--lang", "pl")[1]
    both = call("replay", str(journal))[1]
    assert len(english.splitlines()) == len(polish.splitlines()) > 100
    assert english.splitlines()[3] in both
    assert polish.splitlines()[3] in both
    assert english != polish


def hostile(journal: Path) -> Path:
    """The same match, played by people with odd names."""
    header, rest = journal.read_text().split("\n", 1)
    names = ["\x1b[31mŁucja\x07", "\u202e{seat:9}", "Żółw 🐢 漢"]
    file = journal.with_name("odd\x1b[31m\n\udcff.jsonl")
    file.write_text(json.dumps(json.loads(header) | {"seating": {"names": names}}) + "\n" + rest)
    return file


def program(*arguments: object, encoding: str) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    command = [sys.executable, "-m", "imperium_desktop", *map(str, arguments)]
    return subprocess.run(command, env=environment, check=False, capture_output=True, timeout=100)


@pytest.mark.parametrize("encoding", ["ascii", "cp1250"])
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_any_console_can_show_any_match(journal: Path, command: str, encoding: str) -> None:
    done = program(command, hostile(journal), encoding=encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    out = done.stdout.decode(encoding)
    assert "\x1b" not in out
    assert "\x07" not in out
    assert command == "verify" or "{seat:9}" in out


def test_a_refusal_names_an_odd_file_in_one_line(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "odd\x1b[31m\n\udcff.jsonl"
    file.write_bytes(b"milk\n")
    for command in ("verify", "replay"):
        code, out, err = call(command, str(file))
        assert (code, out) == (1, "")
        assert err.rstrip("\n").isprintable()


@pytest.mark.parametrize(
    ("end", "complaint"), [("| true", b""), (">&-", b""), ("> /dev/full", b"imperium-desktop: the output: No space")]
)
def test_a_console_that_does_not_listen(journal: Path, end: str, complaint: bytes) -> None:
    command = f"{sys.executable} -m imperium_desktop replay {journal} {end}"
    done = subprocess.run(["bash", "-c", command], check=False, capture_output=True, timeout=100)
    assert done.stderr.startswith(complaint)
    assert done.stderr.count(b"\n") == bool(complaint)


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("kind", ODD_THINGS)
def test_what_is_no_ordinary_file_is_refused(call: Call, tmp_path: Path, command: str, kind: str) -> None:
    file = put_odd(tmp_path / "folder" / "odd.jsonl", kind)
    with at_once():
        code, out, err = call(command, str(file))
    assert (code, out) == (1, "")
    assert str(file) in err


@pytest.fixture
def fresh_games() -> Iterator[None]:
    """Games are loaded once, with the corrections of that moment."""
    load_game.cache_clear()
    yield
    load_game.cache_clear()


@pytest.mark.parametrize("kind", ["nothing", *ODD_THINGS])
def test_verify_works_whatever_the_data_folder_is(
    call: Call, journal: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh_games: None, kind: str
) -> None:
    home = tmp_path / "home" / "data"
    if kind != "nothing":
        put_odd(home, kind)
    monkeypatch.setenv("IMPERIUM_DESKTOP_HOME", str(home))
    with at_once():
        code, out, _ = call("verify", str(journal))
    assert (code, "3 seats" in out) == (0, True)


@pytest.mark.parametrize("kind", ODD_THINGS)
def test_verify_works_whatever_the_corrected_cards_are(
    call: Call, journal: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fresh_games: None, kind: str
) -> None:
    put_odd(tmp_path / "home" / "settlers" / "cards.toml", kind)
    monkeypatch.setenv("IMPERIUM_DESKTOP_HOME", str(tmp_path / "home"))
    with at_once():
        code, out, err = call("verify", str(journal))
    assert (code, "3 seats" in out) == (0, True)
    assert "the corrected cards are not used" in err


@pytest.mark.parametrize("code", [errno.EACCES, errno.EIO])
def test_verify_works_where_the_data_folder_is_shut(
    call: Call, journal: Path, monkeypatch: pytest.MonkeyPatch, fresh_games: None, code: int
) -> None:
    lstat = os.lstat

    def refused(path: Path, **options: bool) -> os.stat_result:
        if str(path).endswith("cards.toml"):
            raise OSError(code, os.strerror(code))
        return lstat(path, **options)

    monkeypatch.setattr("os.lstat", refused)
    assert call("verify", str(journal))[0] == 0


def test_record_does_not_touch_an_older_file_when_it_fails(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "folder"
    file.mkdir()
    code, _, err = call("record", "tigris", "--out", str(file))
    assert code == 1
    assert str(file) in err
    assert file.is_dir()
    assert list(tmp_path.iterdir()) == [file]


def test_without_a_command_the_window_opens(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("imperium_desktop.cli.run_window", lambda _chosen: 7)
    assert call()[0] == 7


def test_a_shot_is_a_picture_of_the_wanted_size(tmp_path: Path) -> None:
    file = tmp_path / "table.png"
    command = [
        "shot",
        "tigris",
        "--at",
        "start",
        "--seats",
        "2",
        "--size",
        "1280x720",
        "--lang",
        "pl",
        "--out",
        str(file),
    ]
    subprocess.run([sys.executable, "-m", "imperium_desktop", *command], check=True, capture_output=True, timeout=300)
    header = file.read_bytes()[:24]
    assert header[1:4] == b"PNG"
    assert struct.unpack(">II", header[16:24]) == (1280, 720)


# What is there already, and what nobody may know yet


def test_record_writes_over_a_file_only_if_it_is_told_to(call: Call, journal: Path) -> None:
    before = journal.read_bytes()
    arguments = ("record", "tigris", "--seats", "2", "--seed", "8", "--out", str(journal))
    code, _, err = call(*arguments)
    assert code == 2
    assert str(journal) in err
    assert "--force" in err
    assert journal.read_bytes() == before
    assert call(*arguments, "--force")[0] == 0
    assert journal.read_bytes() != before


def test_replay_tells_of_an_unfinished_match_only_what_everybody_may_know(call: Call, journal: Path) -> None:
    whole = call("replay", str(journal), "--lang", "en")[1]
    journal.write_bytes(b"".join(journal.read_bytes().splitlines(keepends=True)[:60]))
    openly = call("replay", str(journal), "--lang", "en")[1].splitlines()
    all_ = call("replay", str(journal), "--lang", "en", "--reveal")[1].splitlines()
    assert whole.startswith("\n".join(all_))
    assert len(openly) <= len(all_)
    assert openly != all_
