import type { GameModule } from "$/table/seen";
import Board from "./Board.svelte";
import Count from "./Count.svelte";
import Last from "./Last.svelte";
import { soFar } from "./points";

export default {
  Board,
  Last,
  Count,
  soFar,
  beats: { deal: "deal", play: "card", trick: "look", block: "read", round: "stop" },
} satisfies GameModule;
