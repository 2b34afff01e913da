/** Who is not there, or has not answered, before the cards are dealt. */
import type { Table } from "$/net/table.svelte";

type Around = Pick<Table, "facts" | "presence" | "seats">;

const names = ({ facts }: Around, isMeant: (seat: number) => boolean): string[] =>
  facts!.seats.flatMap(({ kind, name }, seat) => (kind === "person" && isMeant(seat) ? [name ?? ""] : []));

/** The names of players who keep their seats although they are away. */
export const away = (table: Around): string[] =>
  names(table, (seat) => seat in table.presence.away && !table.facts!.seats[seat]!.invited);

/** The names of players who have not accepted the rematch. */
export const unanswered = (table: Around): string[] =>
  names(table, (seat) => !table.seats.includes(seat) && !!table.facts!.seats[seat]!.invited);
