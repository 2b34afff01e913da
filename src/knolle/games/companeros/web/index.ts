import type { CompanerosView } from "$/net/views";
import type { GameModule } from "$/table/seen";
import Board from "./Board.svelte";
import Last from "./Last.svelte";
import { soFar } from "./points";

export default {
  Board,
  Last,
  soFar,
  beats: { deal: "deal", play: "card", ranking: "turn", take: "card", trick: "card", game: "stop" },
  sounds: { take: "trick", trick: "trick" },
  // when the cards of the trick join the display, show first who took what
  clears: (before: CompanerosView, view: CompanerosView) => before.ranking !== null && view.ranking === null,
} satisfies GameModule;
