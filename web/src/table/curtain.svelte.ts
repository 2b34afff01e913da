/** A screen that several people share. Everybody watches the table as spectators see it. Whoever is to choose opens the
 * curtain: only then does the server send their hand, over a connection that ends when somebody else is to choose. */
import { eventsIn } from "$/net/moments";
import { Table } from "$/net/table.svelte";
import { announcer } from "$/words/announce.svelte";
import type { Rhythm } from "./beats";
import { Course } from "./course.svelte";

/** The table as one of the people sees it. */
interface Look {
  readonly table: Table;
  readonly course: Course;
}

export class Curtain {
  /** The match as everybody sees it; it goes on behind a look. */
  readonly course: Course;
  private look = $state.raw<Look | null>(null);

  constructor(
    private readonly table: Table,
    private readonly rhythm: Rhythm,
    private readonly enter = (seat: number): Table => new Table(table.key, undefined, seat),
  ) {
    this.course = new Course(table, rhythm);
  }

  /** Who is to come to the screen; null while there is nothing to choose or something to watch. */
  get next(): number | null {
    return this.course.isBehind ? null : (this.table.owed[0] ?? null);
  }

  /** Whether somebody has asked to look and their hand has not come yet. */
  get isOpening(): boolean {
    return this.look !== null && this.shown === null;
  }

  /** What the person before the screen sees; null while the curtain is down. */
  get shown(): Look | null {
    const { look } = this;
    return look && look.table.hasMatch && look.table.you.seat === look.table.looker ? look : null;
  }

  /** Whether somebody else is to choose, or nobody any more. */
  get isDue(): boolean {
    const { owed, facts } = this.table;
    const seat = this.look?.table.looker ?? null;
    return seat !== null && (facts?.status !== "playing" || (owed.length > 0 && !owed.includes(seat)));
  }

  open(seat: number): void {
    if (this.look?.table.looker === seat) return; // a second tap
    this.close();
    const table = this.enter(seat);
    this.look = { table, course: new Course(table, this.rhythm) };
  }

  /** Let the curtain fall. What was watched before it need not be watched again. */
  close(): void {
    const { look, course } = this;
    this.look = null;
    if (!look) return;
    // the last of several moments may have no event of its own
    const watched = look.course.at ? eventsIn(look.course.at) + (look.course.isBehind ? 0 : 1) : 0;
    while (course.isBehind && eventsIn(course.at!) < watched) course.skip();
    look.course.close();
    look.table.close();
    this.table.missed = null; // it was told there
    announcer.hush();
  }

  end(): void {
    this.close();
    this.course.close();
  }
}
