"""The consistency probe: samples of the screen through a whole match, held against the moments of its replay.

It reads only attributes, numbers of elements, scores and numbers in headings, so it works in every language.
"""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Error, Page

from web import potatoes
from web.tables import CHOICES, again_and_again

Sample = dict[str, Any]
View = dict[str, Any]
RESTS = ("look", "read", "stop")
SAMPLING = """() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const cards = (what) => all(what).map((one) => one.closest("[data-card]").dataset.card).sort();
  // a text beside one that is only heard
  const scoreOf = (one) => [one.dataset.seat, one.querySelector(".score").lastChild.textContent.trim()];
  const standing = (row) => [...row.querySelectorAll(".number")].map((one) => Number(one.textContent));
  window.samples = [];
  const sample = () => {
    const stage = document.querySelector(".playing");
    if (!stage) return;
    window.samples.push({
      ...stage.dataset,
      on: [...new Set(all("[data-seat].on").map((one) => one.dataset.seat))].sort().join(" "),
      scores: Object.fromEntries(all("[data-seat]:has(.score)").map(scoreOf)),
      standings: all(".standings tbody tr").map(standing),
      heads: all("[data-ring] h2").flatMap((one) => one.textContent.match(/\\d+/g) ?? []).map(Number),
      lines: all("[data-field='log']")[0]?.children.length ?? null,
      hand: cards("[data-field='hand'] [data-card]"),
      hatched: cards("[data-field='hand'] .dim"),
      choices: cards("[data-field='hand'] [data-choice]"),
      // what flies away cannot be tapped
      offered: all("[data-choice]").filter((one) => !one.closest("[inert]")).length,
      trick: cards("[data-field='trick'] [data-card]"),
      heard: Math.max(-1, ...all("[role='log'] [data-event]").map((one) => Number(one.dataset.event))),
      encounter: all("[data-field='encounter']").length,
      result: all("[data-result]").length,
      tools: all("[data-tools] button").length,
      hidden: document.hidden,
      potatoes: document.querySelector("[data-field='hands']") && (POTATOES)(all),
    });
  };
  setInterval(sample, 15);
  window.shown = [];
  let last = "";
  new MutationObserver(() => {
    const stage = document.querySelector(".playing");
    const result = document.querySelector("[data-result]") !== null;
    const now = { ...stage?.dataset, result, hidden: document.hidden };
    if (!stage || last === (last = JSON.stringify(now))) return;
    window.shown.push({ ...now, at: performance.now() });
    requestAnimationFrame(sample);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}""".replace("POTATOES", potatoes.SAMPLE)
SOCKETS = """() => {
  window.sockets = new Set();
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (message) {
    window.sockets.add(this);
    return send.call(this, message);
  };
}"""
HIDING = """isHidden => {
  Object.defineProperty(document, "hidden", { get: () => isHidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
CHOOSE = """choices => {
  const choice = document.querySelector(choices);
  const { events } = document.querySelector(".playing").dataset;
  choice?.click();
  return choice ? events : null;
}"""
"""A click at once: one that comes late would hit another moment, and hurry."""
CHOSEN = """events => {
  const now = document.querySelector(".playing").dataset;
  return now.events !== events || now.legal === "0";
}"""
STAGE = ".playing"
BEFORE_SPACE = 100
"""Milliseconds before a patient player goes on."""


@dataclass(frozen=True)
class Truth:
    """What may be on the screen after a number of events."""

    views: dict[int, list[View]]
    lines: list[int]
    """The number of lines in the log, by number of events."""
    played: dict[str, int]
    """The number of events before each card was played; a card may come again in a later round."""
    encounters: dict[int, str]
    """The encounter of each round of Hot Potato!."""
    best: dict[int, tuple[int, str]]
    """The number of events up to the points of each of these rounds, and the potato that has won."""


def truth_of(page: Page) -> Truth:
    """Return the moments of the match at this page's table, as seat 0 saw them."""
    told = page.request.get(page.url.replace("/t/", "/api/tables/") + "/replay?seat=0").json()
    view, n = told["first"], 0
    truth = Truth(defaultdict(list), [0], {}, {}, {})
    truth.views[0].append(view)
    for step in told["steps"]:
        for event, said in zip(step["events"], step["said"], strict=True):
            if event["type"] == "play":
                truth.played.setdefault(event["card"], n)
            n += 1
            if event["type"] == "encounter":
                truth.encounters[event["round"]] = event["name"]
            elif event["type"] == "points":
                truth.best[event["round"]] = n, event["best"]
            truth.lines.append(truth.lines[-1] + len(said))
        view = view | step["view"]
        truth.views[n].append(view)
    return truth


def watch(page: Page) -> None:
    """Begin to sample the screen."""
    page.locator(STAGE).wait_for()
    page.evaluate(SOCKETS)
    page.evaluate(SAMPLING)


def disturb(page: Page, choice: int) -> None:
    """After the first choice the connection breaks; after the second the page is hidden until the next question."""
    if choice == 1:
        page.evaluate("() => sockets.forEach(socket => socket.close())")
    elif choice == 2:
        page.evaluate(HIDING, True)
        page.locator("[data-beat='stop'], .playing:not([data-legal='0']), [data-result]").first.wait_for()
        page.evaluate(HIDING, False)


def play_patiently(page: Page, pause: object) -> None:
    """Play to the end, and go on where the table waits for the player."""
    made = 0
    rests = RESTS if pause == "click" else RESTS[-1:]
    waits = page.locator(", ".join(f"[data-beat='{beat}']" for beat in rests))

    def step() -> bool:
        nonlocal made
        if waits.count():
            page.wait_for_timeout(BEFORE_SPACE)
            page.keyboard.press("Space")
            return False
        if (moment := page.evaluate(CHOOSE, CHOICES.format(stage=STAGE))) is None:
            return False
        try:
            page.wait_for_function(CHOSEN, arg=moment, timeout=500)
        except Error:
            return True  # it only selects if the question has just appeared
        made += 1
        disturb(page, made)
        return True

    again_and_again(page, step, until=page.locator("[data-result]").first.is_visible)


def violations(page: Page, pause: object) -> tuple[int, list[str]]:
    """Return the number of samples, and what is wrong with each, with their order and with the end."""
    samples, truth = page.evaluate("samples"), truth_of(page)
    found = []
    known: dict[str, object] = {}
    before = samples[0]
    for sample in samples:
        faults = [*_order(before, sample), *_moment(sample, truth)]
        if sample["tools"] != samples[0]["tools"] and not sample["result"]:
            faults.append("the tools told of the end")
        if known.setdefault(sample["events"], sample["lines"]) != sample["lines"]:
            faults.append(f"the log changed without an event, from {known[sample['events']]}")
        found += [f"{fault}: {sample}" for fault in faults]
        before = sample
    return len(samples), found + _end(page.evaluate("shown"), pause)


def _order(before: Sample, sample: Sample) -> list[str]:
    return ["the screen went back"] if int(sample["events"]) < int(before["events"]) else []


def _moment(sample: Sample, truth: Truth) -> list[str]:
    """Hold a sample against the moments with its number of events."""
    n = int(sample["events"])
    is_asked = int(sample["legal"]) > 0
    checks = {
        "another seat is marked than is to act": sample["on"] == sample["turn"],
        "a moment before the present asks for a choice": "beat" not in sample or not is_asked,
        "something is hatched or offered without a question": is_asked or not (sample["hatched"] or sample["offered"]),
        "a card lies there before it was played": all(truth.played.get(card, n) < n for card in sample["trick"]),
        "the log has lines of another moment": sample["lines"] in (None, max(1, truth.lines[n])),
        "an event was announced before it was shown": sample["heard"] < n,
        "the result is there before the end": not sample["result"] or ("beat" not in sample and n == max(truth.views)),
    }
    drawn = (_broken(_drawn(sample, view, truth)) for view in truth.views.get(n, []))
    return _broken(checks) + min(drawn, key=len, default=["no such moment"])


def _broken(checks: dict[str, bool]) -> list[str]:
    return [fault for fault, holds in checks.items() if not holds]


def _drawn(sample: Sample, view: View, truth: Truth) -> dict[str, bool]:
    """Hold what is drawn against one view."""
    is_asked = int(sample["legal"]) > 0
    checks = {
        "the round is not that of the moment": sample["round"] == str(part(view)),
        "the headings are not those of the moment": sample["heads"] == _heads(view),
        "the scores are not those of the moment": sample["scores"] == _scores(view),
        "the standings are not those of the moment": not sample["standings"] or _stands(sample["standings"], view),
        "the hand is not that of the moment": sample["hand"] == sorted(view.get("hand", [])),
        "hatching belongs to another trick": not is_asked or _is_hatched(sample, view),
        "a card of the trick is missing": _lies(sample, view),
        "an encounter is open too early": not sample["encounter"] or view.get("encounter") is not None,
    }
    if sample["potatoes"] is None:
        return checks
    ranks = view["rankings"].get(truth.encounters.get(view["round"]), [])
    scored, best = truth.best.get(view["round"], (0, None))
    is_won = sample["encounter"] and scored <= int(sample["events"])
    return checks | potatoes.faults(sample["potatoes"], view, ranks, best if is_won else None, is_asked)


def part(view: View) -> int:
    """Return the round or the game of a view."""
    number: int = view.get("this_game") or view["round"]
    return number


def _heads(view: View) -> list[int]:
    """Return the numbers in the headings of the board."""
    if view["game"] == "potato-man":
        return [view["round"], view["rounds"]]
    if view["game"] == "companeros":
        return [view["this_trick"], view["hand_size"]] + [view["this_game"], view["games"]] * (view["games"] > 1)
    return []


def _scores(view: View) -> dict[str, str]:
    """Return the score of each seat; what a game of Compañeros has brought may be secret (CO-16)."""
    so_far = view.get("so_far") or [0] * view["players"]
    points = {str(seat): total + so_far[seat] for seat, total in enumerate(view["totals"])}
    if view["game"] == "companeros" and view["points"] is None:
        return {seat: f"{known} + ?" if known else "?" for seat, known in points.items()}
    return {seat: str(known) for seat, known in points.items()}


def _stands(rows: list[list[int]], view: View) -> bool:
    """Whether the end of a round says what each player got, and the totals if there are more rounds."""
    if not view["scores"]:
        return False
    width = len(rows[0])
    return rows == [[*both][:width] for both in zip(view["scores"][-1], view["totals"], strict=True)]


def _is_hatched(sample: Sample, view: View) -> bool:
    legal = [card for card in view.get("hand", []) if card in view["legal"]]
    hatched = [card for card in view.get("hand", []) if card not in legal] if legal else []
    return sample["choices"] == sorted(legal) and sample["hatched"] == sorted(hatched)


def _lies(sample: Sample, view: View) -> bool:
    return {card for _, card in view.get("trick", [])} <= set(sample["trick"]) or "beat" in sample


def _end(shown: list[Sample], pause: object) -> list[str]:
    """The result comes only after the last moments have rested. The times are the page's own."""
    place = next((k for k, one in enumerate(shown) if one["result"]), None)
    if place is None:
        return ["the result was never shown"]
    result = shown[place]
    end = [one for one in shown[:place] if one["events"] == result["events"]]
    # nobody can look at what happens while the page is hidden
    if not pause or any(one["hidden"] for one in end):
        return []
    rest = next((one for one in end if one.get("beat") in RESTS), None)
    if rest is None:
        return [f"nothing rested before the result: {shown[max(0, place - 9) : place + 1]}"]
    rested = result["at"] - rest["at"]
    is_ended_by_player = pause == "click" or rest["beat"] == "stop"
    least = BEFORE_SPACE if is_ended_by_player else 0.9 * float(str(pause))
    return [] if rested >= least else [f"the last moment rested only {rested:.0f} ms"]
