/** What the table says to the reader beside the prompt: one thing at a time, in the prompt's place. */
import { getContext, setContext, type Snippet } from "svelte";

export interface Voice {
  /** Return the notice that takes the place of the prompt, given the board's own, or null. */
  notice(own: Snippet | null): Snippet | null;
}
const KEY = Symbol("voice");

export const provideVoice = (voice: Voice): Voice => setContext(KEY, voice);
/** The voice of the table around; in a replay there is none. */
export const voiceHere = (): Voice | undefined => getContext(KEY);
