import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { expect, test, vi } from "vitest";
import Panel from "./Panel.svelte";

const children = createRawSnippet(() => ({ render: () => "<p>Text</p>" }));

test("a panel that is gone closes no other one", () => {
  const close = vi.fn();
  const { unmount } = render(Panel, { title: "Settings", close, children });
  const dialog = screen.getByRole("dialog");
  dialog.dispatchEvent(new Event("close"));
  expect(close).toHaveBeenCalledTimes(1);
  unmount();
  dialog.dispatchEvent(new Event("close"));
  expect(close).toHaveBeenCalledTimes(1);
});
