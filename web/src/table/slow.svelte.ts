/** Whether the connection has been missing for so long that the reader should know. */
import type { Table } from "$/net/table.svelte";

/** Short interruptions are not worth a word. */
export const SHORT = 700;

/** Watch the connection until the surrounding effect ends. */
export function watchLink(table: () => Pick<Table, "link">): { readonly isSlow: boolean } {
  let isSlow = $state(false);
  const isOpen = $derived(table().link === "open");
  $effect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => (isSlow = true), SHORT);
    return () => {
      clearTimeout(timer);
      isSlow = false;
    };
  });
  return {
    get isSlow() {
      return isSlow;
    },
  };
}
