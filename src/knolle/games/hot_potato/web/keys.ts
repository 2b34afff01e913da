/** Keys of the board: digits tap a potato, arrows move along the choices, Enter plays the selected potato. */
import { walk, type Keys } from "$/ui/keys";
import type { Choosing } from "./choosing.svelte";
import { POTATOES } from "./places";

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary") !== null;

/** The buttons that arrows move along: the potatoes, or the answers to another question. */
function buttons(choosing: Choosing, board: Element | undefined): HTMLElement[] {
  const answers = [...(board?.querySelectorAll<HTMLElement>("[data-choice]") ?? [])];
  const potatoes = [...(board?.querySelectorAll<HTMLElement>("[data-potato]") ?? [])];
  return answers.length && !choosing.wantsPotato ? answers : [...potatoes, ...answers];
}

export function keysOf(choosing: Choosing, board: () => Element | undefined): Keys {
  const go = (by: 1 | -1): boolean => choosing.isAsked && walk(buttons(choosing, board()), by);
  const digits = POTATOES.map((potato, k) => [
    String(k + 1),
    () => {
      const button = board()?.querySelector<HTMLElement>(`[data-potato="${potato}"]`);
      if (!button) return false;
      button.focus();
      choosing.tap(potato);
      return true;
    },
  ]);
  return {
    ...(Object.fromEntries(digits) as Keys),
    ArrowLeft: () => go(-1),
    ArrowRight: () => go(1),
    Enter: (event) => {
      if (isControl(event.target)) return false;
      if (choosing.ready) void choosing.play(choosing.ready);
      else if (choosing.canArm && !choosing.armed) choosing.arm();
      else return false;
      return true;
    },
  };
}
