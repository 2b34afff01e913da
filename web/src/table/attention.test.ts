import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call, isCalled } from "./attention.svelte";

const dismiss = vi.fn();
const notify = vi.fn(() => dismiss);
const sound = vi.fn();
const begin = () => call("/t/KEY", "Your turn!", notify, sound);

const link = document.createElement("link");
link.rel = "icon";
const icon = () => link.getAttribute("href");
let isHidden = false;
function hide(value: boolean): void {
  isHidden = value;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  document.head.append(link);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  vi.clearAllMocks();
});
afterEach(() => {
  link.remove();
  isHidden = false;
  vi.restoreAllMocks();
});

describe("a call", () => {
  it("turns the icon while it lasts, and is silent while the reader looks", () => {
    const end = begin();
    expect(icon()).toBe("/icon-turn.svg");
    expect([sound.mock.calls, notify.mock.calls]).toEqual([[], []]);
    end();
    expect(icon()).toBe("/icon.svg");
  });

  it("sounds and notifies once in a hidden page, until the reader looks", () => {
    hide(true);
    const end = begin();
    expect(sound.mock.calls).toEqual([["turn"]]);
    expect(notify.mock.calls).toEqual([["/t/KEY", "Your turn!", "/t/KEY"]]);
    hide(true);
    expect(notify).toHaveBeenCalledTimes(1);
    hide(false);
    expect(dismiss).toHaveBeenCalledTimes(1);
    end();
    expect(dismiss).toHaveBeenCalledTimes(1);
  });

  it("notifies without a sound if the reader leaves without an answer, until the answer comes from elsewhere", () => {
    const end = begin();
    hide(true);
    expect([sound.mock.calls.length, notify.mock.calls.length]).toEqual([0, 1]);
    end();
    expect(dismiss).toHaveBeenCalledTimes(1);
    hide(true);
    expect(notify).toHaveBeenCalledTimes(1);
  });
});

describe("whether the reader is called", () => {
  const shown = { isBehind: false, isPast: false };
  const called = (owed: number[], play: object = {}, hidden = false) =>
    isCalled({ owed }, { ...shown, ...play }, hidden);

  it("follows the table: one person, or several at this screen", () => {
    expect([[], [0], [1, 2]].map((owed) => called(owed))).toEqual([false, true, true]);
  });

  it("waits until the moment is shown in which they are asked, unless the page is hidden", () => {
    expect(called([0], { isBehind: true })).toBe(false);
    expect(called([0], { isBehind: true }, true)).toBe(true);
    expect(called([0], { isBehind: true, isPast: true }), "they look back").toBe(true);
  });
});
