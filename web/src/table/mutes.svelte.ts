/** People whose lines of chat and faces this browser hides, until the page is closed. They stay hidden under another name
 * and at another seat, because the server numbers the writers of a table. */
import type { ChatLine } from "$generated/wire";
import { keep, read } from "$/net/kept";

const SLOT = "knolle-mutes";
const session = () => sessionStorage;

type At = { readonly key: string };
/** Something that a writer says or shows. */
type Said = Pick<ChatLine, "by">;
interface Mute {
  table: string;
  by: number;
  /** The name under which they were muted. */
  name: string;
}

class Mutes {
  private all = $state.raw<readonly Mute[]>(read<Mute[]>(session, SLOT) ?? []);

  /** The people who are muted at a table. */
  at = ({ key }: At): readonly Mute[] => this.all.filter(({ table }) => table === key);

  has = (table: At, { by }: Said): boolean => this.at(table).some((mute) => mute.by === by);

  add(table: At, { by, name }: Said & { name: string }): void {
    if (by != null && !this.has(table, { by })) this.set([...this.all, { table: table.key, by, name }]);
  }

  remove(mute: Mute): void {
    this.set(this.all.filter((one) => one !== mute));
  }

  private set(all: readonly Mute[]): void {
    this.all = all;
    keep(session, SLOT, all);
  }
}

export const mutes = new Mutes();
