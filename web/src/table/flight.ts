/** How cards move: from a player's hand or seat to the middle, and from there to the seat that gets them. */
import type { TransitionConfig } from "svelte/transition";
import { settings } from "$/ui/settings.svelte";

/** The places of the reader's cards when they were played. */
const left = new Map<string, DOMRect>();

export function remember(card: string, element: Element | null | undefined): void {
  if (element) left.set(card, element.getBoundingClientRect());
}

/** Overshoot a little and come back. */
const landing = (t: number): number => 1 + 2.1 * (t - 1) ** 3 + 1.1 * (t - 1) ** 2;

function chair(node: Element, seat: number | null): DOMRect | undefined {
  const table = node.closest("[data-ring]") ?? document;
  return table.querySelector(`[data-seat="${seat}"] [data-face]`)?.getBoundingClientRect();
}

function path(node: Element, place: DOMRect | undefined, duration: number): TransitionConfig {
  const own = node.getBoundingClientRect();
  if (!place || !own.width) return { duration, css: (t) => `opacity: ${t}` };
  const x = place.x + place.width / 2 - own.x - own.width / 2;
  const y = place.y + place.height / 2 - own.y - own.height / 2;
  const small = Math.min(1, Math.max(place.width / own.width, 0.4));
  return {
    duration,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${small + (1 - small) * t}); opacity: ${Math.min(1, 4 * t)}`,
  };
}

/** Fly in from the card's place in the hand, or else from its player's seat. */
export function comes(node: Element, { card, seat }: { card: string; seat: number }): TransitionConfig {
  const place = left.get(card) ?? chair(node, seat);
  left.delete(card);
  return { ...path(node, place, settings.fly), easing: landing };
}

/** Fly out to a seat, or fade if there is none. */
export function goes(node: Element, { seat }: { seat: number | null }): TransitionConfig {
  return path(node, seat === null ? undefined : chair(node, seat), settings.fly);
}
