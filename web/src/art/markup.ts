/** Helpers for tests of pictures. */
import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { expect } from "vitest";

export type Props = Record<string, unknown>;

/** Draw a picture and check its markup: only SVG, no style, no id, no bad number. */
export function markupOf(picture: Component<any>, props: Props): string {
  const { container, unmount } = render(picture, { props });
  const svg = container.querySelector("svg")!;
  const odd = [...svg.querySelectorAll("*")].filter(
    (part) => part.namespaceURI !== "http://www.w3.org/2000/svg" || part.id || part.hasAttribute("style"),
  );
  expect(odd).toEqual([]);
  const markup = svg.outerHTML;
  expect(markup).not.toMatch(/NaN|undefined|null|\[object/);
  unmount();
  return markup;
}

/** Draw a picture with each of these props and check that no two results are equal. */
export const allDiffer = (picture: Component<any>, several: Props[]) =>
  expect(new Set(several.map((props) => markupOf(picture, props))).size).toBe(several.length);
