import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RECIPES } from "./recipes";
import { RATE, render } from "./synth";

/** What was played since the test began. */
let started: { length: number; speed: number; gain: number }[];
let contexts: FakeContext[];
let gains: FakeGain[];
/** What listens for gestures. Pages of other tests may listen to the real window. */
let handlers: Record<string, () => void>;

class FakeNode {
  connect<T>(next: T): T {
    return next;
  }
}

class FakeContext {
  state = "suspended";
  destination = new FakeNode();
  constructor() {
    contexts.push(this);
  }
  async resume() {
    this.state = "running";
  }
  createBuffer = (_channels: number, length: number) => ({ length, copyToChannel() {} });
}

class FakeGain extends FakeNode {
  gain = { value: 1 };
  constructor() {
    super();
    gains.push(this);
  }
}

class FakeSource extends FakeNode {
  constructor(
    _context: unknown,
    readonly options: { buffer: { length: number }; playbackRate: number },
  ) {
    super();
  }
  start() {
    const { buffer, playbackRate } = this.options;
    started.push({ length: buffer.length, speed: playbackRate, gain: gains[0]!.gain.value });
  }
}

/** A fresh page: sounds, settings and keys without a past. */
async function open() {
  localStorage.clear();
  const [{ mute, play }, { press }, { settings }] = await Promise.all([
    import("./sound"),
    import("./keys"),
    import("./settings.svelte"),
  ]);
  const tap = () => {
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
    handlers.pointerup!();
  };
  const isReady = () =>
    vi.waitFor(() => {
      play("win");
      expect(started).not.toEqual([]);
      started = [];
    }, 30_000);
  return { mute, play, press, settings, tap, isReady };
}

beforeEach(() => {
  started = [];
  contexts = [];
  gains = [];
  vi.resetModules();
  handlers = {};
  vi.stubGlobal("addEventListener", (name: string, handler: () => void) => (handlers[name] = handler));
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  vi.stubGlobal("GainNode", FakeGain);
  vi.stubGlobal("DynamicsCompressorNode", FakeNode);
  vi.stubGlobal("AudioBufferSourceNode", FakeSource);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("plays after the first gesture, not before", async () => {
  const { play, tap, isReady } = await open();
  play("card");
  expect(contexts).toEqual([]);
  tap();
  await isReady();
  tap();
  play("card");
  expect(contexts).toHaveLength(1);
  expect(started).toHaveLength(1);
  expect(started[0]!.length).toBe(RECIPES.card.length * RATE);
});

test("plays at once if a tap led to the page", async () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  const { isReady } = await open();
  await isReady();
});

test("varies the speed of repeats, but keeps chimes in tune", async () => {
  const { play, tap, isReady } = await open();
  tap();
  await isReady();
  for (let k = 0; k < 20; k++) play("card");
  expect(new Set(started.map(({ speed }) => speed)).size).toBeGreaterThan(10);
  for (const { speed } of started) expect(Math.abs(speed - 1)).toBeLessThanOrEqual(RECIPES.card.vary);
  started = [];
  play("turn");
  expect(started[0]!.speed).toBe(1);
});

test("applies the volume", async () => {
  const { play, settings, tap, isReady } = await open();
  tap();
  await isReady();
  for (const volume of [1, 0.5, 0]) {
    settings.set("volume", volume);
    play("trick");
  }
  expect(started.map(({ gain }) => gain)).toEqual([1, 0.25, 0]);
});

test("is silent while muted, which the key M changes", async () => {
  const { mute, play, press, settings, tap, isReady } = await open();
  mute(true);
  tap();
  play("card");
  expect(started).toEqual([]);
  press(new KeyboardEvent("keydown", { key: "m" }));
  expect(settings.values.isMuted).toBe(false);
  await isReady();
  press(new KeyboardEvent("keydown", { key: "m" }));
  play("card");
  expect(settings.values.isMuted).toBe(true);
  expect(started).toEqual([]);
});

test("drops sounds while the browser has stopped them, and goes on after a gesture", async () => {
  const { play, tap, isReady } = await open();
  tap();
  await isReady();
  const [context] = contexts as [FakeContext];
  context.state = "interrupted";
  play("card");
  expect(started).toEqual([]);
  tap();
  expect(context.state).toBe("running");
});

describe.each(Object.entries(RECIPES))("%s", (name, recipe) => {
  const wave = render(recipe, Math.random);

  test("is short and does not clip", () => {
    expect(recipe.length).toBeLessThanOrEqual(["win", "over"].includes(name) ? 1.5 : 0.35);
    expect(wave.every(Number.isFinite)).toBe(true);
    expect(Math.max(...wave.map(Math.abs))).toBeCloseTo(recipe.peak, 5);
    expect(recipe.peak).toBeLessThan(10 ** (-3 / 20));
  });

  test("begins and ends without a click, and has no offset", () => {
    for (const edge of [wave[0]!, wave.at(-1)!]) expect(Math.abs(edge)).toBeLessThan(0.001);
    expect(Math.abs(wave.reduce((sum, sample) => sum + sample, 0) / wave.length)).toBeLessThan(0.001);
  });
});
