import { expect, test } from "vitest";
import { more } from "./more";

test("marks content below until it is scrolled to", async () => {
  const node = document.createElement("div");
  Object.defineProperties(node, { scrollHeight: { value: 300 }, clientHeight: { value: 100 } });
  const stop = more(node);
  node.append("a row");
  await Promise.resolve();
  expect(node.hasAttribute("data-more")).toBe(true);
  node.scrollTop = 200;
  node.dispatchEvent(new Event("scroll"));
  expect(node.hasAttribute("data-more")).toBe(false);
  stop();
});
