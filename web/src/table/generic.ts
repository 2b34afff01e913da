/** What a game without a web folder is played with. */
import Generic from "./Generic.svelte";
import GenericLast from "./GenericLast.svelte";
import type { GameModule } from "./seen";

export default { Board: Generic, Last: GenericLast, soFar: () => null, beats: {} } satisfies GameModule;
