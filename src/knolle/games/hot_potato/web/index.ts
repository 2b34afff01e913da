import type { GamePart } from "$/table/seen";
import Board from "./Board.svelte";
import Count from "./Count.svelte";
import Last from "./Last.svelte";

export default {
  Board,
  Last,
  Count,
  sounds: { reveal: "reveal", encounter: "reveal", points: "trick", hot: "block" },
  isTall: true,
} satisfies GamePart;
