import { expect, it } from "vitest";
import type { Decision } from "$generated/wire";
import { numberDecisions } from "./decisions";

it("does not count decisions with only one legal action", () => {
  const verdicts = ["best", "only", "mistake", "only", "as-good"] as const;
  const found = numberDecisions(verdicts.map((verdict) => ({ verdict }) as Decision));
  expect(found.map((one) => one.number)).toEqual([1, null, 2, null, 3]);
});
