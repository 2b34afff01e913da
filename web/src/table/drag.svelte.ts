/** Moves cards of a hand to another place with the mouse or a finger. */

const FAR = 8;
const cardAt = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>("[data-card]") ?? null;

export class Drag {
  /** The card that is being moved. */
  card: string | null = $state(null);
  private begin: { card: string; x: number; y: number } | null = null;

  /** `move` is called with the card and the one whose place it takes. */
  constructor(private readonly move: (card: string, other: string) => void) {}

  grab = (event: PointerEvent): void => {
    const card = cardAt(event.target as Element)?.dataset.card;
    if (card && event.button === 0) this.begin = { card, x: event.clientX, y: event.clientY };
  };

  go = (event: PointerEvent): void => {
    if (!this.begin) return;
    const { card, x, y } = this.begin;
    if (!this.card && Math.hypot(event.clientX - x, event.clientY - y) < FAR) return;
    this.card = card;
    const other = cardAt(document.elementFromPoint(event.clientX, event.clientY))?.dataset.card;
    if (other && other !== card) this.move(card, other);
  };

  drop = (): void => {
    this.begin = null;
    // keep this until the click that follows, which is not a tap
    setTimeout(() => (this.card = null));
  };
}
