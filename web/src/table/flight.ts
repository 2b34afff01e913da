/** How cards move: from a player's hand to the middle, from there to whoever gets them, and from the deck to a hand. */
import type { TransitionConfig } from "svelte/transition";
import { settings } from "$/ui/settings.svelte";

/** The places of the reader's cards when they were played. */
const left = new Map<string, DOMRect>();

export function remember(card: string, element: Element | null | undefined): void {
  if (element) left.set(card, element.getBoundingClientRect());
}

/** Overshoot a little and come back. */
const landing = (t: number): number => 1 + 2.1 * (t - 1) ** 3 + 1.1 * (t - 1) ** 2;

const ringOf = (node: Element): ParentNode => node.closest("[data-ring]") ?? document;

/** The place of a seat: the cards in its hand, or else its face. */
function placeOf(node: Element, seat: number | null, part: "hand" | "face"): DOMRect | undefined {
  const own = ringOf(node).querySelector(`[data-seat="${seat}"]`);
  const found =
    (part === "hand" ? own?.querySelector("[data-fan] > :last-child") : null) ?? own?.querySelector("[data-face]");
  return found?.getBoundingClientRect();
}

function path(node: Element, place: DOMRect | undefined, duration: number): TransitionConfig {
  const own = node.getBoundingClientRect();
  if (!place || !own.width) return { duration, css: (t) => `opacity: ${t}` };
  const x = place.x + place.width / 2 - own.x - own.width / 2;
  const y = place.y + place.height / 2 - own.y - own.height / 2;
  const small = Math.min(1, Math.max(place.width / own.width, 0.3));
  return {
    duration,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${small + (1 - small) * t}); opacity: ${Math.min(1, 4 * t)}`,
  };
}

/** Fly in from the card's place in the hand, or else from its player's seat. */
export function comes(node: Element, { card, seat }: { card: string; seat: number }): TransitionConfig {
  const place = left.get(card) ?? placeOf(node, seat, "hand");
  left.delete(card);
  return { ...path(node, place, settings.fly), easing: landing };
}

/** Fly out to a seat, or fade if there is none. */
export function goes(node: Element, { seat }: { seat: number | null }): TransitionConfig {
  return path(node, seat === null ? undefined : placeOf(node, seat, "face"), settings.fly);
}

/** Come from the middle of the table, as a card that is dealt. */
export function fromDeck(node: Element, { delay }: { delay: number }): TransitionConfig {
  const middle = ringOf(node).querySelector("[data-middle]")?.getBoundingClientRect();
  if (!settings.fly || !middle) return { duration: 0 };
  const deck = new DOMRect(middle.x + middle.width / 2, middle.y + middle.height / 2, 0, 0);
  return { ...path(node, deck, settings.fly), delay };
}
