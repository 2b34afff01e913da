import { beforeAll, expect, test, vi } from "vitest";
import { api } from "$/net/api";
import { rhythmOf } from "$/table/beats";
import { faceOf, partOf, sortCards } from "$/words/cards";
import { words } from "$/words/words.svelte";
import { shelf } from "./shelf.svelte";

const TRAITS = {
  deck: { suits: { Y: "yellow", R: "red" }, faces: { Y3: "king" } },
  part: "game",
  beats: { trick: "look" },
  clears: ["take"],
};

beforeAll(() => words.speak("en"));

test("a game that the page was built without is shown as the server says", async () => {
  const game = { slug: "old-widow", players: [2], options: [], ready: ["easy", "medium", "hard", "master"], ...TRAITS };
  const games = vi.spyOn(api, "games").mockResolvedValue({ games: [game], levels: [] } as never);
  vi.spyOn(api, "words").mockResolvedValue({ text: "game-old-widow = Old Widow" });
  expect([rhythmOf("old-widow").beats, partOf("old-widow")]).toEqual([{}, "round"]);

  await shelf.meet("old-widow");
  expect(rhythmOf("old-widow")).toEqual({ beats: TRAITS.beats, clears: TRAITS.clears });
  expect(partOf("old-widow")).toBe("game");
  expect(sortCards(["R1", "Y9", "Y2", "R0"], "old-widow" as never)).toEqual(["Y2", "Y9", "R0", "R1"]);
  expect([faceOf("Y3", "old-widow"), faceOf("Y4", "old-widow")]).toEqual(["king", null]);
  expect(words.say("game-old-widow")).toBe("Old Widow");

  await shelf.meet("old-widow");
  await shelf.meet("potato-man");
  expect(games).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
