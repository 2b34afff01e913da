/** What an action is called: a card, a colour to take, a potato, the use of an effect. */
import { labelOf } from "./cards";
import type { Slug } from "$/net/views";
import type { Say } from "./words.svelte";

const COLOUR = /^(red|blue|green|yellow|purple|orange)$/;
const CARD = /^[RBGYPO]\d+$/;
const POTATO = /^(peeling|couch|poteto|rambo|robo|sweet)$/;

/** `among` is what could be chosen: who declines to add a potato adds nothing. */
export function actionName(
  action: string,
  game: Slug,
  t: Say,
  names: readonly string[],
  among: readonly string[] = [],
): string {
  if (CARD.test(action)) return labelOf(action, t);
  if (COLOUR.test(action)) return t("action-take", { colour: t(`colour-${action}`) });
  if (action === "decline" && among.some((other) => POTATO.test(other))) return t("action-add-nothing");
  if (action === "use" || action === "decline") return t(`action-${action}`);
  const seat = /^to (\d)$/.exec(action);
  if (seat) return t("action-send", { name: names[Number(seat[1])] ?? "" });
  return game === "hot-potato" && action ? t(`potato-${action}`) : action;
}
