/** Plays short synthesised sounds. Browsers allow them after a tap or a key, which is when they are rendered. */
import { announcer } from "$/words/announce.svelte";
import { t } from "$/words/words.svelte";
import { listen } from "./keys";
import type { RECIPES } from "./recipes";
import { settings } from "./settings.svelte";

export type Sound = keyof typeof RECIPES;

/** Several takes of what is played often, so that it does not sound mechanical. */
const TAKES = 3;
const buffers = new Map<Sound, { takes: AudioBuffer[]; vary: number }>();
let context: AudioContext | undefined;
let limiter: DynamicsCompressorNode;
let volume: GainNode;
let ready: Promise<unknown> | undefined;

/** Play a sound. It is dropped if the browser does not allow it yet. */
export function play(sound: Sound): void {
  const found = buffers.get(sound);
  if (!found || settings.values.isMuted || context?.state !== "running") return;
  const { takes, vary } = found;
  const buffer = takes[Math.floor(Math.random() * takes.length)]!;
  const source = new AudioBufferSourceNode(context, { buffer, playbackRate: 1 + vary * (2 * Math.random() - 1) });
  volume.gain.value = settings.values.volume ** 2;
  source.connect(limiter);
  source.start();
}

/** Only a gesture can start sounds. Some devices stop them again later, so every gesture tries. */
async function wake(): Promise<void> {
  if (settings.values.isMuted || typeof AudioContext === "undefined") return;
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= open();
  if (context.state !== "running") await context.resume();
  await (ready ??= prepare(context).catch(() => (ready = undefined)));
}

export function mute(isMuted = !settings.values.isMuted): void {
  settings.set("isMuted", isMuted);
  sample();
}

/** Let the volume be heard. */
export function sample(): void {
  void wake().then(() => play("turn"));
}

function open(): AudioContext {
  const made = new AudioContext({ latencyHint: "interactive" });
  limiter = new DynamicsCompressorNode(made, { threshold: -9, knee: 6, ratio: 12, attack: 0.002, release: 0.08 });
  volume = new GainNode(made);
  limiter.connect(volume).connect(made.destination);
  return made;
}

/** Render one take after another, with pauses in between for the rest of the page. */
async function prepare(context: BaseAudioContext): Promise<void> {
  const [{ RECIPES }, { RATE, render }] = await Promise.all([import("./recipes"), import("./synth")]);
  for (const [name, recipe] of Object.entries(RECIPES)) {
    const takes: AudioBuffer[] = [];
    while (takes.length < (recipe.vary ? TAKES : 1)) {
      const wave = render(recipe, Math.random);
      const buffer = context.createBuffer(1, wave.length, RATE);
      buffer.copyToChannel(wave, 0);
      takes.push(buffer);
      await new Promise((done) => setTimeout(done));
    }
    buffers.set(name as Sound, { takes, vary: recipe.vary });
  }
}

for (const gesture of ["pointerup", "keydown"]) addEventListener(gesture, () => void wake(), { capture: true });
listen({
  m: () => {
    mute();
    announcer.say(t(settings.values.isMuted ? "sounds-off" : "sounds-on"));
  },
});
/** The first tap may have come before this file. */
void wake();
