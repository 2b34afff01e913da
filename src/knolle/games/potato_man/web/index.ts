import type { GamePart } from "$/table/seen";
import Board from "./Board.svelte";
import Count from "./Count.svelte";
import Last from "./Last.svelte";

export default {
  Board,
  Last,
  Count,
  sounds: { deal: "deal", trick: "sack", block: "block" },
} satisfies GamePart;
