import { beforeAll, describe, expect, it } from "vitest";
import { t, words } from "$/words/words.svelte";
import { headline, reason, type Ending } from "./winners";

beforeAll(() => words.speak("en"));

const end = (change: Partial<Ending>): Ending => ({
  game: "potato-man",
  names: ["Ann", "Ben", "Cleo"],
  scores: [
    [3, 9, 4],
    [9, 3, 4],
  ],
  totals: [12, 12, 8],
  winners: [0, 1],
  seat: null,
  ...change,
});

describe("the headline", () => {
  it("names one winner, or all who share", () => {
    expect(headline(end({ winners: [2] }), t)).toBe("Cleo wins!");
    expect(headline(end({}), t)).toBe("Ann and Ben share the win!");
  });

  it("speaks to a winner", () => {
    expect(headline(end({ winners: [2], seat: 2 }), t)).toBe("You win!");
    expect(headline(end({ seat: 1 }), t)).toBe("You share the win with Ann!");
    expect(headline(end({ winners: [0], seat: 1 }), t)).toBe("Ann wins!");
  });
});

describe("the reason", () => {
  it("is the total where it decides, or all leaders share", () => {
    expect(reason(end({ totals: [12, 3, 8], winners: [0] }), t)).toBe("With 12 sacks.");
    expect(reason(end({}), t)).toBe("With 12 sacks.");
    expect(reason(end({ game: "hot-potato" }), t)).toBe("With 12 points.");
  });

  it("is the best round where totals are tied (PM-19)", () => {
    const tied = end({
      scores: [
        [3, 8, 4],
        [9, 4, 4],
      ],
      winners: [0],
    });
    expect(reason(tied, t)).toBe("Ann and Ben have 12 sacks each. The best single round decides: 9 sacks (PM-19).");
  });
});
