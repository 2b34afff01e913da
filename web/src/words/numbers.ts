/** Numbers and times as the current language writes them. */
import { FluentNumber } from "@fluent/bundle";
import { words } from "./words.svelte";

/** Use a real minus sign, as wide as a plus. */
const said = (value: number, options: Intl.NumberFormatOptions): string =>
  (Math.abs(value) < 1e-9 ? 0 : value).toLocaleString(words.language, options).replace("-", "−");

const digits = (n: number) => ({ minimumFractionDigits: n, maximumFractionDigits: n });

/** "1.3"; a loss too small to show is 0, never −0. */
export const points = (value: number): string => said(value, { ...digits(1), signDisplay: "negative" });

export const fine = (value: number): string => said(value, { ...digits(2), signDisplay: "negative" });

/** A difference of points: "+1.3", with a sign unless it is 0. */
export const difference = (value: number): string => said(value, { ...digits(1), signDisplay: "exceptZero" });

export const percent = (value: number): string => said(value, { style: "percent", maximumFractionDigits: 0 });

/** Points in a sentence; the plural depends on the digits shown: "1,8 point". */
export const amount = (value: number, n = 1): FluentNumber => new FluentNumber(value, digits(n));

/** The reader's own variety of the current language: times in Britain are not those of the United States. */
const locale = (): string =>
  navigator.languages.find((one) => one.split("-")[0]!.toLowerCase() === words.language) ?? words.language;

/** A date and a time to the second. */
export const moment = (milliseconds: number): string =>
  new Date(milliseconds).toLocaleString(locale(), { dateStyle: "long", timeStyle: "medium" });

/** The time of day: "19:33". */
export const clockTime = (milliseconds: number): string =>
  new Date(milliseconds).toLocaleTimeString(locale(), { hour: "2-digit", minute: "2-digit" });
