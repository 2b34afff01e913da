/** Short synthesised sounds, off by default. */
import { settings } from "./settings.svelte";

type Note = { at: number; pitch: number; length: number; kind: OscillatorType; loud: number };
export type Sound = keyof typeof SOUNDS;

const SOUNDS = {
  card: [{ at: 0, pitch: 190, length: 0.06, kind: "triangle", loud: 0.5 }],
  turn: [
    { at: 0, pitch: 523, length: 0.12, kind: "sine", loud: 0.3 },
    { at: 0.1, pitch: 659, length: 0.16, kind: "sine", loud: 0.3 },
  ],
  trick: [
    { at: 0, pitch: 130, length: 0.12, kind: "sine", loud: 0.7 },
    { at: 0.03, pitch: 82, length: 0.18, kind: "sine", loud: 0.6 },
  ],
  refused: [{ at: 0, pitch: 146, length: 0.14, kind: "square", loud: 0.12 }],
  over: [
    { at: 0, pitch: 392, length: 0.18, kind: "sine", loud: 0.3 },
    { at: 0.16, pitch: 523, length: 0.18, kind: "sine", loud: 0.3 },
    { at: 0.32, pitch: 784, length: 0.4, kind: "sine", loud: 0.3 },
  ],
} satisfies Record<string, Note[]>;

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.values.sounds) return;
  context ??= new AudioContext();
  for (const note of SOUNDS[sound]) strike(context, note);
}

function strike(context: AudioContext, { at, pitch, length, kind, loud }: Note): void {
  const start = context.currentTime + at;
  const voice = new OscillatorNode(context, { type: kind, frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}
