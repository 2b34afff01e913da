import type { HotPotatoView } from "$/net/views";
import type { GameModule } from "$/table/seen";
import Board from "./Board.svelte";
import Last from "./Last.svelte";

export default {
  Board,
  Last,
  soFar: () => null,
  beats: { reveal: "turn", extra: "card", encounter: "turn", points: "turn", effect: "card", hot: "turn" },
  sounds: { points: "trick" },
  isTall: true,
  // the round is cleared without an event, so show it first
  clears: (before: HotPotatoView, view: HotPotatoView) => before.encounter !== null && view.encounter === null,
} satisfies GameModule;
