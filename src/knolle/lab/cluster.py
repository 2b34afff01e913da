"""Ray as an executor: blocks of work on the machines of a cluster. Ray is an optional package (extra `cluster`).

The nodes need Ray and Knolle's packages; Knolle itself, files of bots and nets are shipped to them. Every node compiles
once, into its own cache.
"""

import logging
import shutil
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from knolle.bots.registry import files_of
from knolle.core.errors import OptionError
from knolle.core.fair import quote
from knolle.core.game import Game
from knolle.extras import need
from knolle.lab.spread import Executor

LOCAL = "local"
PATIENCE = 15.0
"""Seconds to wait for a cluster."""
RETRIES = 20
"""How often a job whose worker or node dies is run again."""


@contextmanager
def workers(address: str | None, bots: Iterable[str] = (), game: Game | None = None) -> Iterator[Executor | None]:
    """Yield an executor on the cluster at an address, or None without an address. Each node compiles first."""
    if address is None:
        yield None
        return
    need("Clusters", "ray", extra="cluster")
    import ray

    names = list(bots)
    with TemporaryDirectory() as stage:
        _connect(address, _luggage(address, names, Path(stage)))
        try:
            executor = RayExecutor()
            if game is not None:
                executor.compile(game, names)
            yield executor
        finally:
            ray.shutdown()


def _luggage(address: str, bots: list[str], stage: Path) -> dict[str, Any]:
    """Return what is shipped to the nodes: Knolle, and the bots' files under the names they have here."""
    if address == LOCAL:
        return {}
    import knolle

    for file in files_of(bots):
        if file.is_absolute() or ".." in file.parts:
            sentence = f"{quote(str(file))} cannot be shipped: name a bot's files relative to the current folder."
            raise OptionError("bad-bot-file", sentence, file=str(file))
        (stage / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, stage / file)
    return {"py_modules": [str(Path(knolle.__file__).parent)], "working_dir": str(stage)}


def _connect(address: str, luggage: dict[str, Any]) -> None:
    import ray

    where = None if address == LOCAL else address
    if where is not None and not where.startswith("ray://"):
        _check_reachable(where)
    try:
        ray.init(
            address=where or "local",
            runtime_env=luggage,
            include_dashboard=False if where is None else None,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
        raise _dead(address, str(error).partition("\n")[0]) from None


def _check_reachable(address: str) -> None:
    """Raise `no-cluster` at once if nobody listens; Ray itself would try for minutes."""
    import socket

    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise _dead(address, str(error)) from None


def _dead(address: str, why: str) -> OptionError:
    sentence = (
        f"There is no Ray cluster at {quote(address)} ({why}). Start one with `ray start --head` and give the "
        "address it prints, such as 10.0.0.1:6379, or use local."
    )
    return OptionError("no-cluster", sentence, address=quote(address))


class RayPromise:
    """The result of a job, which may still be running. `job` says what it is about, such as the number of a deal."""

    def __init__(self, reference: Any, job: object) -> None:
        self._reference, self._job = reference, job

    def result(self) -> Any:
        """Wait for the job and return its result, or raise its error; `worker-lost` if its workers keep dying."""
        import ray

        try:
            return ray.get(self._reference)
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError) as error:
            job, why = quote(self._job), str(error).partition("\n")[0]
            sentence = f"The worker of {job} died each of {RETRIES + 1} times ({why}). Try {job} on its own."
            raise OptionError("worker-lost", sentence, job=job) from None

    def cancel(self) -> None:
        """Give the job up."""
        import ray

        ray.cancel(self._reference, force=True)


class RayExecutor:
    """Submits jobs to Ray. A job whose worker or node dies is run again, at most RETRIES times."""

    def __init__(self) -> None:
        import ray

        self._task = ray.remote(max_retries=RETRIES, num_cpus=1)(_run)
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))  # type: ignore[no-untyped-call]

    def compile(self, game: Game, bots: list[str]) -> None:
        """Have every node compile the game and its bots, each in one process."""
        import ray
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        nodes = [node["NodeID"] for node in ray.nodes() if node["Alive"]]  # type: ignore[no-untyped-call]
        there = [NodeAffinitySchedulingStrategy(node, soft=True) for node in nodes]
        ray.get([self._task.options(scheduling_strategy=one).remote(compile_here, game, bots) for one in there])

    def submit(self, function: Callable[..., Any], /, *args: Any) -> RayPromise:
        """Run a function on some node."""
        return RayPromise(self._task.remote(function, *args), args[0] if args else function)


def _run(function: Callable[..., Any], *args: Any) -> Any:
    return function(*args)


def compile_here(game: Game, bots: list[str]) -> None:
    """Compile a game and, if one of the bots needs them, the strong bots, unless the cache has them."""
    from knolle.bots.warmup import is_compiled, prepare

    stages = ["table"] if all(name in ("random", "greedy") for name in bots) else ["table", "bots"]
    for stage in stages:
        if not is_compiled(game, stage):
            prepare(game, stage)
