/** Renders a recipe into samples: damped sines for what is struck, filtered noise for paper. */

/** A sine, or noise around a pitch. It swells for about `rise` seconds and dies away with the time constant `fall`, while
 * its pitch approaches `to`. */
export interface Part {
  kind: "sine" | "noise";
  at: number;
  pitch: number;
  to: number;
  loud: number;
  rise: number;
  fall: number;
}
export interface Recipe {
  parts: readonly Part[];
  /** Length in seconds. */
  length: number;
  /** The largest sample. Recipes are balanced with it, because equally high peaks are not equally loud. */
  peak: number;
  /** By how much repeats differ in speed, and so in pitch. */
  vary: number;
}

export const RATE = 24_000;
/** Samples between two changes of the filter. */
const STEP = 64;
/** Seconds of silence that the end fades into. */
const FADE = 0.012;

export function render(recipe: Recipe, random: () => number): Float32Array<ArrayBuffer> {
  const wave = new Float32Array(Math.round(recipe.length * RATE));
  for (const part of recipe.parts) add(part, wave.subarray(Math.round(part.at * RATE)), random);
  return finish(wave, recipe.peak);
}

function add(part: Part, wave: Float32Array, random: () => number): void {
  const { kind, loud, rise, fall } = part;
  const raw = new Float32Array(Math.min(wave.length, Math.ceil((rise + 7 * fall) * RATE)));
  if (kind === "sine") fillSine(raw, part);
  else fillNoise(raw, part, random);
  const [toRise, toFall] = [1 - Math.exp(-1 / (rise * RATE)), Math.exp(-1 / (fall * RATE))];
  for (let k = 0, swell = 0, left = loud; k < raw.length; k++, swell += (1 - swell) * toRise, left *= toFall) {
    wave[k]! += swell * left * raw[k]!;
  }
}

/** The angle that the pitch turns by in one sample, `k` samples after the start. */
const turnAt = ({ pitch, to, rise, fall }: Part, k: number): number =>
  (2 * Math.PI * (to + (pitch - to) * Math.exp(-k / ((rise + fall) * RATE)))) / RATE;

/** Turn a point around a circle, which is faster than Math.sin for every sample. */
function fillSine(raw: Float32Array, part: Part): void {
  for (let k = 0, x = 1, y = 0, cos = 1, sin = 0; k < raw.length; k++) {
    if (k % STEP === 0) [cos, sin] = [Math.cos(turnAt(part, k)), Math.sin(turnAt(part, k))];
    [x, y] = [x * cos - y * sin, y * cos + x * sin];
    raw[k] = y;
  }
}

/** Cubed noise through two band-passes. The cube has more outliers, which sound like grain. */
function fillNoise(raw: Float32Array, part: Part, random: () => number): void {
  for (let k = 0; k < raw.length; k++) raw[k] = 3 * (2 * random() - 1) ** 3;
  bandPass(raw, part);
  bandPass(raw, part);
}

/** A state-variable filter around the pitch of the part. */
function bandPass(raw: Float32Array, part: Part): void {
  for (let k = 0, band = 0, low = 0, g = 0; k < raw.length; k++) {
    if (k % STEP === 0) g = Math.tan(turnAt(part, k) / 2);
    const out = (band + g * (raw[k]! - low)) / (1 + g * (g + 1.2));
    band = 2 * out - band;
    low += 2 * g * out;
    raw[k] = out;
  }
}

/** Remove the offset, fade out, and scale to the peak. */
function finish(wave: Float32Array<ArrayBuffer>, peak: number): Float32Array<ArrayBuffer> {
  let slow = 0;
  let most = 0;
  for (let k = 0; k < wave.length; k++) {
    slow += (wave[k]! - slow) * 0.008;
    const left = Math.min(1, (wave.length - 1 - k) / (FADE * RATE));
    wave[k] = (wave[k]! - slow) * left * left * (3 - 2 * left);
    most = Math.max(most, Math.abs(wave[k]!));
  }
  return wave.map((sample) => (sample * peak) / most);
}
