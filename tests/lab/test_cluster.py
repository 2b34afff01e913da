"""Ray: the same bits as one machine, also if a worker or a node dies in the middle."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import knolle
from knolle.bots.contract import Budget
from knolle.lab.arena import Arena, Block
from knolle.lab.cluster import workers
from knolle.lab.exploit import Exploit
from knolle.lab.simulate import Simulation
from knolle.lab.train import FromDeals

pytest.importorskip("ray")
pytestmark = [
    pytest.mark.long,
    pytest.mark.xdist_group("ray"),
    pytest.mark.filterwarnings("ignore"),  # those of Ray
]
BOT = """
from knolle.bots.contract import Bot

class Last(Bot):
    name = "last"
    def choose(self, view, rng, budget):
        return view.legal[-1]
    def evaluate(self, view, budget, rng=0):
        return []
"""


def small_arena(bots: str = "greedy,random,random") -> Arena:
    return Arena(knolle.game("potato-man"), 3, bots.split(","), "s", Budget(simulations=5), {"rounds": 1})


def die_once(deal: int, marker: str) -> Block:
    """Play a deal, but first kill this process if nobody has done so."""
    if deal == 3 and not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return small_arena().block(deal)


def test_a_worker_that_is_killed_costs_nothing_but_time(tmp_path: Path) -> None:
    whole = list(small_arena().blocks(0, 12))
    with workers("local", (), knolle.game("potato-man")) as executor:
        assert executor is not None
        assert list(small_arena().blocks(0, 12, executor=executor)) == whole
        marker = str(tmp_path / "died")
        jobs = [executor.submit(die_once, deal, marker) for deal in range(12)]
        assert [job.result() for job in jobs] == whole
        assert Path(marker).exists()
        simulation = Simulation(knolle.game("hot-potato"), 2, 3000, "s", keep_choices=True)
        here = [chunk.choices for chunk in simulation.chunks()]
        assert [chunk.choices for chunk in simulation.chunks(executor=executor)] == here
        with pytest.raises(knolle.OptionError, match="bingo"):
            executor.submit(knolle.game, "bingo").result()


def die(deal: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_job_that_always_kills_its_worker_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("knolle.lab.cluster.RETRIES", 1)
    with workers("local") as executor:
        assert executor is not None
        with pytest.raises(knolle.OptionError, match="worker of 17 died each of 2 times") as refusal:
            executor.submit(die, 17).result()
    assert refusal.value.code == "worker-lost"


def test_training_and_best_responses_are_the_same_bits() -> None:
    def trained(executor: Any) -> Any:
        learner = FromDeals(knolle.game("potato-man"), 3, 1, 8, executor=executor)
        learner.learn(3, explore=0.1, rate=0.002, done=0.5)
        return learner.flat

    def responded(executor: Any) -> Any:
        exploit = Exploit(knolle.game("hot-potato"), "greedy", Budget(simulations=5), "s", executor=executor)
        exploit.learn()
        return [*exploit.flat, *exploit.leads(4)]

    with workers("local", (), knolle.game("potato-man")) as executor:
        for work in (trained, responded):
            assert list(work(executor)) == list(work(None))


@pytest.fixture
def two_nodes() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    cluster.add_node(num_cpus=1)
    yield cluster
    cluster.shutdown()


def test_two_nodes_get_the_bots_and_one_may_die(
    two_nodes: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "last.py").write_text(BOT)
    arena = small_arena("last.py:Last,greedy,random")
    whole = list(arena.blocks(0, 40))
    with workers(two_nodes.address, arena.bots, arena.game) as executor:
        assert executor is not None
        (tmp_path / "last.py").unlink()  # the nodes have their own
        coming = arena.blocks(0, 40, executor=executor)
        found = [next(coming) for _ in range(4)]
        two_nodes.remove_node(two_nodes.list_all_nodes()[1], allow_graceful=False)
        found += coming
    assert found == whole
