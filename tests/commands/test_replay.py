"""`knolle replay`."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from knolle.commands import app
from knolle.core.record import parse, replay
from knolle.core.registry import GAMES
from knolle.words.catalogue import Words
from knolle.words.sentence import Reader, event_texts
from samples import FIRST, GOLDEN, GOLDEN_IDS, golden_file


def told(*words: str | Path, stdin: bytes = b"") -> Result:
    return CliRunner().invoke(app, ["replay", *map(str, words)], input=stdin)


@pytest.mark.parametrize(("slug", "number", "line"), GOLDEN, ids=GOLDEN_IDS)
@pytest.mark.slow
def test_every_match_is_shown_in_full_and_to_every_seat(slug: str, number: int, line: bytes) -> None:
    record = json.loads(line)
    match = replay(parse(line))
    names = record["players"]
    for seat in (None, *range(len(names))):
        done = told(golden_file(slug), "--match", str(number), *([] if seat is None else ["--seat", str(seat)]))
        assert done.exit_code == 0
        assert done.stdout.startswith(f"{match.game.name}: {names[0]} (seat 0), ")
        assert (record["seed"] in done.stdout) == (match.commitment in done.stdout) == (seat is None)
        assert (f"Seen by {names[seat or 0]}\n" in done.stdout) == (seat is not None)
        for name, value in record["options"].items():
            assert f"{name}={value}" in done.stdout
        footer = done.stdout.splitlines()[-1]
        for name, total in zip(names, record["result"]["totals"], strict=True):
            assert f"{name} {total}" in footer
        winners = [names[seat] for seat in record["result"]["winners"]]
        assert (f"{winners[0]} wins!" if len(winners) == 1 else f"and {winners[-1]} share the win!") in footer


@pytest.mark.parametrize("slug", GAMES)
def test_the_story_has_every_event_in_order(slug: str) -> None:
    match = replay(parse(FIRST[slug]))
    done = told(golden_file(slug))
    place = 0
    for sentence in event_texts(match.game, match.full_log(), Reader(Words("en"), match.names)):
        place = done.stdout.index(sentence, place) + len(sentence)


def test_potato_man_is_shown_with_reasons() -> None:
    done = told(golden_file("potato-man"), "--match", "1").stdout
    assert "Ben leads B7.\nBen draws G3.\nAnn plays R13.\n" in done
    for rule in ("PM-11", "PM-13", "PM-15"):
        assert f"(Rule {rule})" in done
    whole = "".join(told(golden_file("potato-man"), "--match", str(k)).stdout for k in range(1, 12))
    assert "(Rule PM-14)" in whole


def test_pm19_a_tie_is_told_with_what_broke_it() -> None:
    footer = told(golden_file("potato-man"), "--match", "8", "--seat", "0").stdout.splitlines()[-1]
    match = replay(parse(next(line for slug, number, line in GOLDEN if (slug, number) == ("potato-man", 8))))
    names, totals, best = match.names, match.result["totals"], max(points[2] for points in match.scores)
    assert totals[0] == totals[2] == max(totals) and match.result["winners"] == [2]
    assert f"{names[2]} wins! {names[0]} and {names[2]} have {totals[0]} sacks" in footer and str(best) in footer


def test_a_match_is_told_in_every_language() -> None:
    ends = {
        "en": ("Potato Man: Ann (seat 0), Ben (seat 1)\n", "Seed: ", "Ben leads B7.", "wins!"),
        "de": ("Potato Man: Ann (Platz 0), Ben (Platz 1)\n", "Startwert: ", "Ben spielt B7 aus.", "gewinnt!"),
        "fr": ("Potato Man\u00a0: Ann (place 0), Ben (place 1)\n", "Graine\u00a0: ", "Ben entame", "gagne\u00a0!"),
    }
    for language, (head, seed, lead, end) in ends.items():
        shown = told(golden_file("potato-man"), "--lang", language).stdout
        assert shown.startswith(head) and seed in shown and lead in shown and end in shown.splitlines()[-1]
        seen = told(golden_file("potato-man"), "--lang", language, "--seat", "1").stdout
        assert Words(language).say("replay-head-seen", name="Ben") in seen


def test_pm25_a_seat_is_shown_only_what_it_sees() -> None:
    done = told(golden_file("potato-man"), "--match", "1", "--seat", "1").stdout
    first_round = done[: done.index("Sacks of this round")]
    assert "Ann holds" not in first_round
    assert "Ben holds R5, R10, R17, B5, B7, B8, B12, G12, Y1, Y4, Y7 and Y9." in first_round
    assert "Ann draws a card." in first_round
    assert "Ben draws G3." in first_round
    for unseen in ("B4", "Y13", "R15", "B6", "B9"):  # set aside
        assert f"{unseen} " not in first_round and f"{unseen}," not in first_round
    assert "Ann was dealt " in done


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--match", "12"], "no-such-match"),
        (["--match", str(10**30)], "no-such-match"),
        (["--seat", "2"], "bad-seat"),
        (["--seat", str(10**30)], "bad-seat"),
    ],
)
def test_an_unknown_match_or_seat_is_refused(words: list[str], code: str) -> None:
    done = told(golden_file("potato-man"), *words)
    assert (done.exit_code, done.stdout) == (1, "")
    assert f"[{code}]" in done.stderr


def test_an_unreadable_file_is_refused(tmp_path: Path) -> None:
    for file in (tmp_path, tmp_path / "none.jsonl"):
        done = told(file)
        assert (done.exit_code, done.stdout) == (1, "")
        assert "[unreadable-file]" in done.stderr


def test_an_invalid_record_is_not_shown() -> None:
    record = json.loads(FIRST["potato-man"])
    record["log"][5]["seat"] = 1 - record["log"][5]["seat"]
    done = told("-", "--match", "2", stdin=FIRST["potato-man"] + b"\n\n" + json.dumps(record).encode())
    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr.startswith(
        "knolle: -:3: event 5: The choice of seat 1 is due here; the record says {'type': 'play', 'seat': 0"
    )


def test_names_cannot_control_the_terminal() -> None:
    record = json.loads(FIRST["potato-man"])
    record["players"] = ["\x1b[31m[red]Ann[/red]", ""]
    done = told("-", stdin=json.dumps(record).encode())
    assert done.exit_code == 0
    assert "\x1b" not in done.stdout
    assert "\N{REPLACEMENT CHARACTER}[31m[red]Ann[/red] (seat 0), Seat 1 (seat 1)" in done.stdout
    record["players"] = ["A" * 10**5, "\u202eneB"]
    done = told("-", stdin=json.dumps(record).encode())
    assert "A" * 41 not in done.stdout
    assert "\u202e" not in done.stdout
