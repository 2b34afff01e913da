import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Refusal } from "$generated/wire";
import { press } from "$/ui/keys";
import type { Seen } from "$/table/seen";
import { settings } from "$/ui/settings.svelte";
import type { GameEvent, HotPotatoView, Potato } from "$/net/views";
import { words } from "$/words/words.svelte";
import Board from "./Board.svelte";
import Last from "./Last.svelte";
import { POTATOES } from "./places";
import { sceneAt } from "./scene";

const RANKING: Potato[] = ["couch", "sweet", "rambo", "poteto", "peeling", "robo"];
const nothing = [[], [], []];
const rest = (...gone: string[]) => POTATOES.filter((potato) => !gone.includes(potato));
const deal: GameEvent = { type: "deal", again: false, rankings: { "bold-beetle": RANKING, "sneaky-slug": RANKING } };
const played: GameEvent[] = [
  deal,
  { type: "reveal", potatoes: ["robo", "sweet", "rambo"], round: 1 },
  { type: "encounter", name: "bold-beetle", ranked: ["sweet", "rambo", "robo"] },
  { type: "points", gained: [0, 2, 0], totals: [0, 2, 0], best: "sweet", doubled: [1] },
];

const choosing: HotPotatoView = {
  game: "hot-potato",
  names: ["Ann", "Ben", "Cleo"],
  options: {},
  seat: 0,
  players: 3,
  to_act: [0, 2],
  legal: rest("couch"),
  chosen: [1],
  choice: null,
  scores: [],
  totals: [3, 1, 0],
  phase: "choose",
  round: 2,
  first: 1,
  goal: 10,
  hands: [rest("couch"), rest("sweet"), rest("rambo")],
  lying: nothing,
  in_force: [[], ["sweet"], []],
  kept: nothing,
  discards: [["couch"], [], ["rambo"]],
  hot: 2,
  gained: [],
  owing: [],
  encounter: null,
  encounters_played: [],
  encounters_left: ["bold-beetle", "sneaky-slug"],
  rankings: { "bold-beetle": RANKING, "sneaky-slug": RANKING },
  shown: ["bold-beetle"],
  peeled: [],
  known: { among_top: 3, encounters: ["bold-beetle", "sneaky-slug"] },
};
/** The same match after the reveal: who won is known, effects are asked for. */
const revealed: HotPotatoView = {
  ...choosing,
  phase: "effect",
  to_act: [0],
  legal: ["decline", "use"],
  chosen: [],
  hands: [rest("couch", "robo"), rest("sweet"), rest("rambo")],
  lying: [["robo"], ["sweet"], ["rambo"]],
  gained: [1],
  encounter: "bold-beetle",
};

const act = vi.fn(async () => true);
const why = vi.fn(async (): Promise<Refusal> => ({
  code: "card-not-in-hand",
  params: { action: "couch" },
  rule: "HP-5",
  sentence: "Not there.",
  said: ["say", "refused-card-not-in-hand", { card: ["say", "potato-couch", {}, null] }, "HP-5"],
}));

function seen(view: HotPotatoView, more: Partial<Seen<HotPotatoView>> = {}): Seen<HotPotatoView> {
  const seats = view.names.map((name) => ({ kind: "person" as const, name, bot: null, entropy: false }));
  return {
    ...{
      view,
      log: view.phase === "choose" ? [deal] : played,
      seat: view.seat,
      names: view.names,
      seats,
      scene: null,
      isFlying: false,
      isLive: true,
    },
    ...{ legal: view.legal, pointed: null, hands: null, skip: vi.fn(), act, why },
    ...{ presence: () => "here" as const, clock: () => null, leaving: () => null },
    ...more,
  };
}
const potato = (name: RegExp) => screen.getByRole("button", { name });

beforeEach(async () => {
  await words.speak("en");
  settings.values.fly = 0;
  settings.values.oneTap = false;
  vi.clearAllMocks();
});

describe("the secret choice", () => {
  it("is looked at with a first tap and played with the second", async () => {
    render(Board, { seen: seen(choosing) });
    const robo = potato(/^Robotato: in hand/);
    await userEvent.click(robo);
    expect(act).not.toHaveBeenCalled();
    expect(robo.getAttribute("aria-pressed")).toBe("true");
    await userEvent.click(robo);
    expect(act).toHaveBeenCalledWith("robo");
  });

  it("is played by its button, and at once where one tap is enough", async () => {
    render(Board, { seen: seen(choosing) });
    await userEvent.click(potato(/^Sweet Potato/));
    await userEvent.click(potato(/^Play Sweet Potato/));
    settings.values.oneTap = true;
    await userEvent.click(potato(/^Rambotato/));
    expect(act.mock.calls).toEqual([["sweet"], ["rambo"]]);
  });

  it("says why a potato cannot be had, with its rule", async () => {
    render(Board, { seen: seen(choosing) });
    const couch = potato(/^Couch Potato: discarded/);
    expect(couch.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(couch);
    await userEvent.click(couch);
    expect(act).not.toHaveBeenCalled();
    expect(why).toHaveBeenCalledWith("couch");
    expect((await screen.findByRole("link", { name: /HP-5/ })).getAttribute("href")).toBe("/rules/hot-potato#HP-5");
  });

  it("can be made with keys alone", async () => {
    render(Board, { seen: seen(choosing) });
    addEventListener("keydown", press);
    await userEvent.keyboard("5{ArrowRight}");
    expect(document.activeElement?.getAttribute("data-potato")).toBe("sweet");
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard("{Enter}");
    removeEventListener("keydown", press);
    expect(act).toHaveBeenCalledWith("robo");
  });

  it("stays secret: others see a card face down, the reader his own", () => {
    render(Board, { seen: seen({ ...choosing, to_act: [2], chosen: [0, 1], choice: "peeling", legal: [] }) });
    const ben = within(screen.getByRole("region", { name: "Ben" }));
    expect(ben.getByText("a card face down")).toBeTruthy();
    expect(ben.getByText("has chosen")).toBeTruthy();
    expect(screen.getAllByRole("img", { name: "A-peeling Potato" })).toHaveLength(1);
    expect(screen.getByText("Cleo is still choosing.")).toBeTruthy();
  });
});

describe("what lies open", () => {
  it("says where every potato of the others is", () => {
    render(Board, { seen: seen(choosing) });
    const ben = within(screen.getByRole("region", { name: "Ben" }));
    expect(ben.getByText("Sweet Potato: in force")).toBeTruthy();
    const cleo = within(screen.getByRole("region", { name: "Cleo" }));
    expect(cleo.getByText("Rambotato: discarded")).toBeTruthy();
    expect(cleo.getByText("has the Hot Potato")).toBeTruthy();
    expect(cleo.getByText("barred")).toBeTruthy();
  });

  it("tells known encounters in words, and marks what only the reader knows", () => {
    render(Board, { seen: seen(choosing) });
    expect(
      screen.getByRole("img", { name: /^Bold Beetle, best potato first: Couch Potato, Sweet Potato/ }),
    ).toBeTruthy();
    expect(screen.getAllByText("only you know")).toHaveLength(1);
    expect(screen.getByText("Ann: 3 points of 10")).toBeTruthy();
  });

  it("marks what a hint points at", () => {
    render(Board, { seen: seen(choosing, { pointed: "sweet" }) });
    expect(potato(/^Sweet Potato: in hand, recommended/)).toBeTruthy();
  });
});

describe("after the reveal", () => {
  it("shows the ranking, the winner and the points", () => {
    render(Board, { seen: seen(revealed) });
    const rows = within(screen.getByRole("list", { name: /^Ranking/ })).getAllByRole("listitem");
    expect(rows[0]!.textContent).toContain("nobody");
    expect(rows[1]!.textContent).toMatch(/Sweet Potato.*Ben.*wins/s);
    expect(screen.getByText("+2 points")).toBeTruthy();
  });

  it("asks for the effect in words", async () => {
    render(Board, { seen: seen(revealed) });
    expect(screen.getByText("No point this time. Use Robotato?")).toBeTruthy();
    await userEvent.click(potato(/^Use the effect/));
    expect(act).toHaveBeenCalledWith("use");
  });

  it("lets Rambotato name whom the rules allow, and explains whom not", async () => {
    const view: HotPotatoView = { ...revealed, phase: "rambo", legal: ["to 1", "decline"] };
    render(Board, { seen: seen(view) });
    await userEvent.click(potato(/^To Cleo/));
    expect(why).toHaveBeenCalledWith("to 2");
    await userEvent.click(potato(/^Send it here Ben/));
    expect(act.mock.calls).toEqual([["to 1"]]);
  });

  it("tells the reader what he peeled", () => {
    const peeled: GameEvent = { type: "effect", seat: 0, potato: "peeling", used: true, saw: ["sneaky-slug"] };
    render(Board, { seen: seen(revealed, { log: [...played, peeled] }) });
    expect(screen.getByText(/You peeked: Sneaky Slug/)).toBeTruthy();
  });

  it("keeps a finished round on the table until a tap", async () => {
    const log: GameEvent[] = [
      ...played,
      { type: "effect", seat: 0, potato: "robo", used: false },
      { type: "effect", seat: 2, potato: "rambo", used: false },
    ];
    const held = seen(choosing, { log, scene: sceneAt(log) });
    render(Board, { seen: held });
    expect(screen.getByText("+2 points")).toBeTruthy();
    await userEvent.click(potato(/^Continue/));
    expect(held.skip).toHaveBeenCalled();
  });
});

describe("others who look", () => {
  it("are asked nothing, and see all seats", () => {
    render(Board, { seen: seen({ ...choosing, seat: null, legal: [] }) });
    expect(screen.getByRole("region", { name: "Ann" })).toBeTruthy();
    expect(document.querySelector("[data-potato]")).toBeNull();
    expect(screen.getByText("Ann and Cleo are still choosing.")).toBeTruthy();
  });

  it("find the last round again", () => {
    const next: GameEvent = { type: "reveal", potatoes: ["couch", "couch", "robo"], round: 2 };
    render(Last, { log: [...played, next], names: choosing.names });
    expect(screen.getByText("Round 1")).toBeTruthy();
    expect(screen.getByRole("list", { name: /^Ranking/ }).textContent).toContain("Ben");
  });

  it("are shown every encounter with its ranking", async () => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    render(Board, { seen: seen(choosing) });
    await userEvent.click(potato(/^Encounter deck: 2 cards left/));
    expect(screen.getByRole("dialog", { name: "The encounters" }).textContent).toContain("Sneaky Slug");
  });

  it.each([choosing, revealed])("meet no obstacle that axe knows of", async (view) => {
    const { container } = render(Board, { seen: seen(view) });
    const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});
