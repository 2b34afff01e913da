/** The flight of the Hot Potato: it is drawn at its new place at once, and flies there from the old one. */
import { settings } from "$/ui/settings.svelte";

/** Return the Hot Potato that is drawn; where the window has no room for a seat, its marks are elsewhere. */
export const hotIn = (board: Element | undefined): Element | undefined =>
  [...(board?.querySelectorAll("[data-hot]") ?? [])].find((hot) => hot.getClientRects().length > 0);

/** Throw the potato in an arc from a place on the screen to where it is now. */
export function toss(from: DOMRect, to: Element): void {
  const place = to.getBoundingClientRect();
  const [x, y] = [from.left - place.left, from.top - place.top];
  if (!settings.fly || (!x && !y)) return;
  const height = Math.min(120, 30 + Math.hypot(x, y) / 4);
  to.animate(
    [
      { translate: `${x}px ${y}px`, rotate: "0deg", scale: "1" },
      { translate: `${x / 2}px ${y / 2 - height}px`, rotate: "200deg", scale: "1.5" },
      { translate: "0 0", rotate: "360deg", scale: "1" },
    ],
    { duration: settings.fly * 2.4, easing: "cubic-bezier(0.35, 0, 0.45, 1)" },
  );
}
