import type { GameModule } from "$/table/seen";
import Board from "./Board.svelte";
import Last from "./Last.svelte";
import { sceneAt } from "./scene";
import { tell } from "./story";

export default { Board, Last, tell, sceneAt, soFar: () => null } as GameModule;
