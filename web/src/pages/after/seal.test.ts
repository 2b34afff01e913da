import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { agrees } from "./seal";

const seed = "00ff".repeat(16);
const commitment = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");

it("accepts the SHA-256 of the seed's bytes and nothing else", async () => {
  expect(await agrees(seed, commitment)).toBe(true);
  expect(await agrees(seed.replace("0", "1"), commitment)).toBe(false);
});
