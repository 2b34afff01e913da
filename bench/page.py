"""Measure the work of the page while matches are played: CPU time of its tasks, forced layouts, size of the first load.

    python bench/page.py [--game potato-man] [--choices 8]

A task is what Chromium's main thread does without a pause; during a long one the page does not react. The times are CPU
times of that thread, so other programs on the machine hardly count. A layout is forced if a script asks for it before
the frame is drawn.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from server.house import House
from web.browsing import launched, visiting
from web.tables import again_and_again, choices, sit, table_of, tried

PLAYERS = {"potato-man": 4, "companeros": 4, "hot-potato": 3}
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"]
LIMIT = 50
"""Milliseconds after which a task is called long."""
Event = dict[str, Any]


def play(page: Page, n_choices: int) -> None:
    """Make some choices with the page's usual pace, going on wherever the table waits."""
    made = 0
    turn = page.locator(".playing").get_attribute

    def step() -> bool:
        nonlocal made
        if page.locator("[data-beat='stop']").count():
            page.keyboard.press("Space")
            return True
        before = turn("data-events")
        if not tried(choices(page).first):
            return False
        page.wait_for_timeout(250)
        made += turn("data-events") != before
        return True

    again_and_again(page, step, until=lambda: made >= n_choices or page.locator("[data-result]").count() > 0)


def trace(browser: Browser, address: str, game: str, n_choices: int) -> list[Event]:
    """Play and return the events of the trace."""
    with visiting(browser, address, reduced_motion="no-preference") as ann:
        players = PLAYERS[game]
        path = table_of(
            ann, game, players, bots={str(k): "easy" for k in range(1, players)}, settings={"tempo": "brisk"}
        )
        ann.set(oneTap=True)
        page = sit(ann, path, "Ann")
        browser.start_tracing(page=page, categories=CATEGORIES)
        page.get_by_role("button", name="Deal the cards").click()
        page.locator(".playing").wait_for()
        play(page, n_choices)
        found: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    return found


def thread_of(events: list[Event]) -> tuple[int, int]:
    """Return process and thread of the page: the main thread of a renderer that has laid out most."""
    counts: dict[tuple[int, int], int] = {}
    for one in events:
        if one["name"] == "Layout":
            key = (one["pid"], one["tid"])
            counts[key] = counts.get(key, 0) + 1
    return max(counts, key=lambda key: counts[key])


def within(inner: Event, outer: Event) -> bool:
    return bool(outer["ts"] <= inner["ts"] < outer["ts"] + outer["dur"])


def report(game: str, events: list[Event]) -> None:
    """Print the figures of a match."""
    place = thread_of(events)
    own = [one for one in events if (one["pid"], one["tid"]) == place and one.get("ph") == "X"]
    tasks = [one for one in own if one["name"] == "ThreadControllerImpl::RunTask"]
    start = min(one["ts"] for one in tasks)
    times = sorted(one.get("tdur", 0) / 1000 for one in tasks)
    calls = [one for one in own if one["name"] in ("FunctionCall", "RunMicrotasks", "EventDispatch")]
    layouts = [one for one in own if one["name"] in ("Layout", "UpdateLayoutTree")]
    print(f"{game}: {len(times)} tasks; longest {', '.join(f'{one:.0f}' for one in times[-6:])} ms CPU")
    long = [one for one in tasks if one.get("tdur", 0) / 1000 > LIMIT]
    print(f"  {len(long)} tasks over {LIMIT} ms")
    for task in sorted(tasks, key=lambda one: -one.get("tdur", 0))[:5]:
        forced = [one for one in layouts if within(one, task) and any(within(one, call) for call in calls)]
        spent = sum(one.get("tdur", 0) for one in forced) / 1000
        parts: dict[str, float] = {}
        for one in own:
            if one is not task and within(one, task):
                parts[one["name"]] = parts.get(one["name"], 0) + one.get("tdur", 0) / 1000
        most = ", ".join(f"{name} {ms:.0f}" for name, ms in sorted(parts.items(), key=lambda it: -it[1])[:6])
        print(
            f"  at {(task['ts'] - start) / 1e6:.1f} s: {task.get('tdur', 0) / 1000:.0f} ms CPU "
            f"({task['dur'] / 1000:.0f} ms), "
            f"{len(forced)} forced layouts in {spent:.1f} ms: {most}"
        )


def first_load(browser: Browser, address: str) -> int:
    """Return the compressed bytes that the first visit of the home page loads."""
    with visiting(browser, address) as ann:
        found: list[Any] = []
        ann.page.on("requestfinished", lambda request: found.append(request))
        ann.go("/")
        ann.page.get_by_role("heading", name="Potato Man").wait_for()
        ann.page.wait_for_load_state("networkidle")
        return sum(request.sizes()["responseBodySize"] for request in list(found))


def main() -> None:
    """Play and print."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--game", choices=list(PLAYERS))
    reader.add_argument("--choices", type=int, default=8)
    given = reader.parse_args()
    with sync_playwright() as playwright, House(Path(tempfile.mkdtemp())) as house:
        browser = launched(playwright)
        assert browser is not None, "no Chromium here"
        print(f"first load: {first_load(browser, house.address):,} bytes")
        for game in [given.game] if given.game else PLAYERS:
            report(game, trace(browser, house.address, game, given.choices))
        browser.close()


if __name__ == "__main__":
    main()
