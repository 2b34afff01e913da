import type { GamePart } from "$/table/seen";
import Board from "./Board.svelte";
import Count from "./Count.svelte";
import Last from "./Last.svelte";
import { soFar } from "./points";

export default {
  Board,
  Last,
  Count,
  soFar,
  sounds: { deal: "deal", trick: "sack", block: "block" },
} satisfies GamePart;
