"""Work in parts and elsewhere: shards that merge into one run, executors, records of arena runs."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import knolle
from knolle.bots.contract import Budget
from knolle.commands import app
from knolle.lab.arena import Arena
from knolle.lab.simulate import Simulation
from knolle.lab.spread import shard_of, spread

ARENA = ["potato-man", "--players", "3", "--bots", "greedy,random,random", "--option", "rounds=1", "--deals", "7"]


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words], env={"COLUMNS": "100"})


def greedy_arena() -> Arena:
    budget = Budget(simulations=5)
    return Arena(knolle.game("potato-man"), 3, ["greedy", "random", "random"], "1", budget, {"rounds": 1})


class Lazy:
    """An executor that runs a job only when its result is asked for, last submitted first."""

    def __init__(self) -> None:
        self.jobs: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, function: Callable[..., Any], /, *args: Any) -> "Lazy.Promise":
        future: Future[Any] = Future()
        self.jobs.append((future, lambda: function(*args)))
        return Lazy.Promise(self, future)

    class Promise:
        def __init__(self, owner: "Lazy", future: Future[Any]) -> None:
            self.owner, self.future = owner, future

        def result(self) -> Any:
            while not self.future.done():
                future, job = self.owner.jobs.pop()
                future.set_result(job())
            return self.future.result()


def test_results_come_in_order_from_any_executor() -> None:
    whole = list(greedy_arena().blocks(0, 20))
    assert list(greedy_arena().blocks(0, 20, executor=Lazy())) == whole
    with ThreadPoolExecutor(3) as pool:
        assert list(greedy_arena().blocks(0, 20, executor=pool)) == whole
    simulation = Simulation(knolle.game("potato-man"), 3, 9, "s")
    (here,), (there,) = simulation.chunks(), simulation.chunks(executor=Lazy())
    assert (here.totals == there.totals).all()


def test_only_a_few_jobs_are_submitted_ahead() -> None:
    lazy = Lazy()
    coming = spread(lambda job, stop: job, range(10**9), executor=lazy)
    assert [next(coming) for _ in range(3)] == [0, 1, 2]
    assert len(lazy.jobs) < 100
    coming.close()


@pytest.mark.parametrize("n", [0, 1, 5, 16, 100])
def test_shards_cover_everything_once(n: int) -> None:
    for parts in (1, 3, 16):
        found = [k for number in range(1, parts + 1) for k in shard_of(f"{number}/{parts}", n)]
        assert found == list(range(n))


@pytest.mark.parametrize("text", ["", "3", "0/4", "5/4", "-1/4", "1/0", "1/4/4", "a/b", "²/3", "1/" + "9" * 5000])
def test_a_bad_shard_is_refused(text: str) -> None:
    with pytest.raises(knolle.OptionError) as error:
        shard_of(text, 10)
    assert error.value.code == "bad-shard"


def test_merged_shards_are_the_run_byte_for_byte(tmp_path: Path) -> None:
    whole, merged = tmp_path / "whole.jsonl", tmp_path / "merged.jsonl"
    plain = run("arena", *ARENA, "--save", whole)
    shards = [tmp_path / f"s{k}.jsonl" for k in (1, 2, 3)]
    for k, shard in enumerate(shards, 1):
        assert run("arena", *ARENA, "--shard", f"{k}/3", "--save", shard).exit_code == 0
    again = run("arena", *ARENA, "--shard", "2/3", "--save", shards[1])
    assert "already has 2 of 2 deals" in again.stderr
    done = run("arena", "merge", *reversed(shards), "--save", merged)
    assert (done.exit_code, done.stdout) == (0, plain.stdout)
    assert merged.read_bytes() == whole.read_bytes()
    assert done.stderr == "knolle: Merged the deals 0 to 6 from 3 files.\n"
    gap = run("arena", "merge", shards[0], shards[2])
    assert gap.exit_code == 1 and "Deals are missing: [2, 3]" in gap.stderr and "[deals-missing]" in gap.stderr
    other = tmp_path / "other.jsonl"
    run("arena", *ARENA, "--seed", "2", "--shard", "2/3", "--save", other)
    assert "[other-arena]" in run("arena", "merge", shards[0], other, shards[2]).stderr
    shards[1].write_bytes(shards[1].read_bytes().replace(b'"winners":[[', b'"winners":[[1,'))
    assert "[shards-differ]" in run("arena", "merge", *shards, whole).stderr


def test_a_merge_without_the_last_shard_is_refused(tmp_path: Path) -> None:
    shards = [tmp_path / f"s{k}.jsonl" for k in (1, 2)]
    for k, shard in enumerate(shards, 1):
        assert run("arena", *ARENA, "--shard", f"{k}/3", "--save", shard).exit_code == 0
    done = run("arena", "merge", *shards)
    assert (done.exit_code, done.stdout) == (1, "")
    assert "Deals are missing: [4, 5, 6]" in done.stderr and "[deals-missing]" in done.stderr


def test_a_merge_leaves_the_files_as_they_are(tmp_path: Path) -> None:
    """A shard may be readable only, and another may be writing its next line."""
    shards = [tmp_path / f"s{k}.jsonl" for k in (1, 2)]
    for k, shard in enumerate(shards, 1):
        run("arena", *ARENA, "--shard", f"{k}/2", "--save", shard)
    shards[0].write_bytes(shards[0].read_bytes() + b'{"deal":')
    kept = [shard.read_bytes() for shard in shards]
    shards[1].chmod(0o400)
    assert run("arena", "merge", *shards).exit_code == 0
    assert [shard.read_bytes() for shard in shards] == kept


def test_a_shard_of_another_number_of_deals_is_refused(tmp_path: Path) -> None:
    shard = tmp_path / "s2.jsonl"
    run("arena", *ARENA, "--shard", "2/3", "--save", shard)
    other = run("arena", *ARENA, "--deals", "9", "--shard", "2/3", "--save", shard)
    assert "deals 7, not 9" in other.stderr and "[other-arena]" in other.stderr


@pytest.mark.parametrize("content", [b"", b"notes\n", b"{}\n", b'{"format":"knolle-arena/1"}\n'])
def test_merging_another_file_is_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "notes"
    file.write_bytes(content)
    done = run("arena", "merge", file)
    assert done.exit_code == 1 and done.stderr.count("\n") == 1 and "arena" in done.stderr
    assert file.read_bytes() == content


def test_records_of_an_arena_name_the_bots_and_are_valid(tmp_path: Path) -> None:
    file, save = tmp_path / "m.jsonl", tmp_path / "run.jsonl"
    assert run("arena", *ARENA, "--deals", "2", "--save", save, "--records", file).exit_code == 0
    first = file.read_bytes()
    assert first.count(b"\n") == 6
    assert b'"players": ["random", "random", "greedy"]' in first
    assert run("verify", file).stdout == "6 records are valid\n"
    assert run("arena", *ARENA, "--deals", "3", "--save", save, "--records", file).exit_code == 0
    assert file.read_bytes().startswith(first) and file.read_bytes().count(b"\n") == 9
    bare = tmp_path / "bare.jsonl"
    run("arena", *ARENA, "--deals", "2", "--save", bare)
    assert "[no-choices]" in run("arena", *ARENA, "--deals", "3", "--save", bare, "--records", file).stderr


def test_a_dead_cluster_is_named_at_once() -> None:
    pytest.importorskip("ray")
    done = run("arena", *ARENA, "--cluster", "127.0.0.1:1")
    assert done.exit_code == 1 and "[no-cluster]" in done.stderr and "ray start --head" in done.stderr
    assert "[no-cluster]" in run("simulate", "potato-man", "--players", "3", "--cluster", "nowhere").stderr
