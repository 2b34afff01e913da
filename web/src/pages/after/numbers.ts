/** Numbers and times as the language spoken writes them. */
import { words } from "../../lib/words.svelte";

const said = (value: number, options: Intl.NumberFormatOptions): string =>
  (Math.abs(value) < 1e-9 ? 0 : value).toLocaleString(words.language, options);

/** "1.3"; a loss too small to write is 0, never −0. */
export const points = (value: number): string => said(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const fine = (value: number): string => said(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const percent = (value: number): string => said(value, { style: "percent", maximumFractionDigits: 0 });

/** A date and a time to the second. */
export const moment = (milliseconds: number): string =>
  new Date(milliseconds).toLocaleString(words.language, { dateStyle: "long", timeStyle: "medium" });
