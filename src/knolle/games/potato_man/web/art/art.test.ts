import { allDiffer } from "$/art/markup";
import { it } from "vitest";
import Sack from "./Sack.svelte";

const KINDS = ["red", "blue", "green", "yellow", "purple", "orange", "gold"];

it("draws sacks, and no two alike", () =>
  allDiffer(
    Sack,
    KINDS.flatMap((kind) => [{ kind }, { kind, worth: 5 }, { kind, worth: 35 }]),
  ));
