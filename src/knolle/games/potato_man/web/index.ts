import type { GameModule } from "$/table/seen";
import Board from "./Board.svelte";
import Last from "./Last.svelte";
import { soFar } from "./points";

export default {
  Board,
  Last,
  soFar,
  beats: { deal: "deal", play: "card", trick: "look", block: "read", round: "stop" },
  sounds: { trick: "trick" },
} satisfies GameModule;
