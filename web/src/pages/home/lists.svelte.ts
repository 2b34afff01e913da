/** The lists of the home page: the guest's tables and matches, and open tables. They reload by themselves. */
import { api } from "$/net/api";
import { guest } from "$/net/me.svelte";
import type { TableLine } from "$generated/wire";

export const EVERY = 15_000;
export const WHEN_LOST = 3_000;
const MOST_PAST = 8;

/** Whether the table has a free seat. */
export const hasChair = (line: TableLine): boolean =>
  line.status === "waiting" && line.seats.some((seat) => seat.kind === "open");

/** The address of the replay of a match, from the guest's own seat. */
export const replayOf = ({ path, match, you }: TableLine): string =>
  `${path}/replay?match=${match}${you === null ? "" : `&seat=${you}`}`;

export class Lists {
  mine = $state.raw<TableLine[]>([]);
  /** Finished matches, each with its table as it was then. */
  past = $state.raw<TableLine[]>([]);
  open = $state.raw<TableLine[]>([]);
  state = $state<"loading" | "ready" | "unreached">("loading");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;

  /** Tables where a match is open or still to come, those that wait for the guest first. */
  get running(): TableLine[] {
    const running = this.mine.filter((line) => line.status !== "over");
    return running.sort((a, b) => Number(b.turn) - Number(a.turn));
  }

  /** Whether the table still shows the end of this match, and no later one. */
  isShown({ key, match }: TableLine): boolean {
    return this.mine.some((table) => table.key === key && table.match === match && table.status === "over");
  }

  /** Tables of others, those with a free seat first. */
  get joinable(): TableLine[] {
    const own = new Set(this.mine.map((line) => line.key));
    const others = this.open.filter((line) => !own.has(line.key));
    return others.sort((a, b) => Number(hasChair(b)) - Number(hasChair(a)));
  }

  /** Load the lists now, and again from time to time while the page is visible; return a function that stops this. */
  watch(): () => void {
    const look = () => void this.look();
    document.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    look();
    return () => {
      this.isOver = true;
      clearTimeout(this.timer);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
    };
  }

  async look(): Promise<void> {
    clearTimeout(this.timer);
    if (document.hidden || this.isOver) return;
    try {
      await guest.known();
      const [mine, matches, open] = await Promise.all([api.mine(), api.matches(), api.lobby()]);
      // lessons have a page of their own
      const isNoLesson = (line: TableLine) => line.lesson === null;
      this.mine = mine.tables.filter(isNoLesson);
      this.past = matches.tables.filter(isNoLesson).slice(0, MOST_PAST);
      [this.open, this.state] = [open.tables, "ready"];
    } catch {
      this.state = "unreached";
    }
    if (this.isOver) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), this.state === "ready" ? EVERY : WHEN_LOST);
  }
}
