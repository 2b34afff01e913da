/** Tests of pictures. */
import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { expect } from "vitest";

export type Props = Record<string, unknown>;

/** Draw it, and see that it is sound: SVG throughout, no style, no id, no number gone wrong. */
export function drawn(picture: Component<any>, props: Props): string {
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

/** Draw a picture with each of these, and see that no two are alike. */
export const allDiffer = (picture: Component<any>, several: Props[]) =>
  expect(new Set(several.map((props) => drawn(picture, props))).size).toBe(several.length);
