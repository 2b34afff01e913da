"""The terminal's saved files: matches, records, guests; and names."""

import os
from pathlib import Path

import pytest

from knolle.core.errors import KnolleError
from knolle.server.storage.lock import lock
from knolle.terminal import files


def file_of(game: str, age: float = 0.0) -> Path:
    path = files.new_match(game)
    path.touch()
    os.utime(path, (path.stat().st_mtime - age,) * 2)
    return path


def test_the_latest_match_of_one_game_or_of_any() -> None:
    old, new = file_of("potato-man", 100), file_of("hot-potato", 50)
    assert files.newest_match() == new and files.newest_match("potato-man") == old
    Path(f"{old}-wal").touch()  # where SQLite writes first
    assert files.newest_match() == old and files.game_in(old) == "potato-man"


def test_a_match_of_a_game_with_digits_in_its_name_is_found() -> None:
    path = file_of("spud-21")
    assert files.newest_match("spud-21") == path and files.game_in(path) == "spud-21"


def test_without_a_match_there_is_nothing_to_resume() -> None:
    file_of("potato-man")
    files.new_match("companeros").with_suffix(".new").touch()  # one whose creation was interrupted
    with pytest.raises(KnolleError) as error:
        files.newest_match("companeros")
    assert error.value.code == "nothing-to-resume" and "knolle play companeros" in error.value.sentence


def test_a_match_in_another_terminal_is_left_alone() -> None:
    old, new = file_of("potato-man", 100), file_of("potato-man")
    release = lock(new)
    assert files.newest_match() == old
    release()
    assert files.newest_match() == new


def test_a_deleted_match_leaves_no_files() -> None:
    path = file_of("potato-man")
    for ending in files.BESIDE:
        Path(f"{path}{ending}").touch()
    files.put_away(path)
    assert list(path.parent.iterdir()) == []


def test_no_record_is_overwritten() -> None:
    paths = [files.keep_record("potato-man", text) for text in ("one", "two", "three")]
    assert len(set(paths)) == 3
    assert [path.read_text() for path in paths] == ["one\n", "two\n", "three\n"]


def test_guests_are_identified_by_server_and_name() -> None:
    here, there = "http://a:1", "http://a:2"
    ann = files.guest_of(here, "Ann", "Me")
    ann.keep("token-of-ann")
    assert files.guest_of(here, "Ann", "Me").token == "token-of-ann"
    assert files.guest_of(here, None, "Me").name == "Ann"  # the latest one there
    assert files.guest_of(here, "Ben", "Me").token is None
    assert (files.guest_of(there, None, "Me").name, files.guest_of(there, None, "Me").token) == ("Me", None)


def test_a_damaged_guest_file_gives_a_new_guest() -> None:
    files.guest_of("http://a:1", "Ann", "").keep("token")
    (file,) = files.folder("guests").glob("*/*.json")
    file.write_text("{")
    assert files.guest_of("http://a:1", "Ann", "").token is None


def test_what_is_known_of_deals_is_kept_for_a_bounded_number_of_tables_and_readable_by_its_owner_only() -> None:
    guest = files.guest_of("http://a:1", "Ann", "")
    guest.keep("token")
    for k in range(files.MOST_TABLES + 5):
        files.keep_deals(guest.deals(f"key-{k}"), b"{}")
        os.utime(guest.deals(f"key-{k}"), (k, k))
    kept = list(guest.deals("x").parent.iterdir())
    assert len(kept) == files.MOST_TABLES and guest.deals("key-0") not in kept
    assert guest.deals(f"key-{files.MOST_TABLES + 4}") in kept
    assert {path.stat().st_mode & 0o777 for path in kept} == {0o600}
    assert files.guest_of("http://a:1", None, "").token == "token"


def test_the_name_of_the_player(monkeypatch: pytest.MonkeyPatch) -> None:
    assert files.own_name("  Ann  Bee ", "Friend") == "Ann Bee"
    monkeypatch.setattr("getpass.getuser", lambda: "kim")
    assert files.own_name(None, "Friend") == "Kim"
    monkeypatch.setattr("getpass.getuser", lambda: "")
    assert files.own_name(None, "Friend") == "Friend"
    with pytest.raises(KnolleError) as error:
        files.own_name("x" * 25, "Friend")
    assert error.value.code == "bad-name"
