/** The parts of a game that has no web folder. */
import Generic from "./Generic.svelte";
import GenericLast from "./GenericLast.svelte";
import type { GamePart } from "./seen";

export default {
  Board: Generic,
  Last: GenericLast,
  sounds: { deal: "deal", trick: "trick" },
} satisfies GamePart;
