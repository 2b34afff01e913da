import { allDiffer } from "$/art/markup";
import { it } from "vitest";
import GamePicture from "./GamePicture.svelte";

it("draws each game, and a game without a picture", () =>
  allDiffer(
    GamePicture,
    ["potato-man", "companeros", "hot-potato", "spud-rush"].map((game) => ({ game })),
  ));
