import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Refusal } from "$generated/wire";
import { press } from "$/ui/keys";
import type { Seen } from "$/table/seen";
import { settings } from "$/ui/settings.svelte";
import type { HotPotatoEvent, HotPotatoView, Potato } from "$/net/views";
import type { Said } from "$/words/said";
import { words } from "$/words/words.svelte";
import Board from "./Board.svelte";
import Last from "./Last.svelte";
import { POTATOES } from "./places";

const RANKING: Potato[] = ["couch", "sweet", "rambo", "poteto", "peeling", "robo"];
const nothing = [[], [], []];
const rest = (...gone: string[]) => POTATOES.filter((potato) => !gone.includes(potato));
const deal: HotPotatoEvent = {
  type: "deal",
  again: false,
  rankings: { "bold-beetle": RANKING, "sneaky-slug": RANKING },
};
const played: HotPotatoEvent[] = [
  deal,
  { type: "reveal", potatoes: ["robo", "sweet", "rambo"], round: 1 },
  { type: "encounter", name: "bold-beetle", ranked: ["sweet", "rambo", "robo"], round: 1 },
  {
    ...{ type: "points", gained: [0, 2, 0], totals: [0, 2, 0], best: "sweet", doubled: [1] },
    ...{ round: 1, lying: [["robo"], ["sweet"], ["rambo"]] },
  },
];

const choosing: HotPotatoView = {
  game: "hot-potato",
  names: ["Ann", "Ben", "Cleo"],
  options: {},
  deck: [],
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
  barred: [2],
  gained: [],
  owing: [],
  encounter: null,
  encounters_played: [],
  encounters_left: ["bold-beetle", "sneaky-slug"],
  rankings: { "bold-beetle": RANKING, "sneaky-slug": RANKING },
  without_point: ["peeling", "rambo", "robo"],
  shown: ["bold-beetle"],
  peeled: [],
  known: { among_top: 3, encounters: ["bold-beetle", "sneaky-slug"] },
};
/** The round before, after its reveal: the winner is known, and effects are offered. */
const revealed: HotPotatoView = {
  ...choosing,
  round: 1,
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

const logged = (events: HotPotatoEvent[]) => events.map((event, number) => ({ number, event, said: [] as Said[] }));

function seen(view: HotPotatoView, more: Partial<Seen<HotPotatoView>> = {}): Seen<HotPotatoView> {
  const seats = view.names.map((name) => ({ kind: "person" as const, name, bot: null, entropy: false }));
  return {
    ...{
      view,
      log: logged(view.phase === "choose" ? [deal] : played),
      news: [],
      beat: "now" as const,
      seat: view.seat,
      names: view.names,
      seats,
      movers: [],
      isBehind: false,
      isLive: true,
    },
    ...{ legal: view.legal, pointed: null, hands: null, isSeen: () => true, skip: vi.fn(), hurry: vi.fn(), act, why },
    ...{ presence: () => "here" as const, clock: () => null, absence: () => null },
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
  it("is selected with a tap and played with a second one", async () => {
    render(Board, { seen: seen(choosing) });
    const robo = potato(/^Robotato: in hand/);
    await userEvent.click(robo);
    expect(act).not.toHaveBeenCalled();
    expect(robo.getAttribute("aria-pressed")).toBe("true");
    await userEvent.click(robo);
    expect(act).toHaveBeenCalledWith("robo");
  });

  it("is played with its button, or with one tap if set so", async () => {
    render(Board, { seen: seen(choosing) });
    await userEvent.click(potato(/^Sweet Potato/));
    await userEvent.click(potato(/^Play Sweet Potato/));
    settings.values.oneTap = true;
    await userEvent.click(potato(/^Rambotato/));
    expect(act.mock.calls).toEqual([["sweet"], ["rambo"]]);
  });

  it("says why a potato cannot be chosen, with its rule", async () => {
    render(Board, { seen: seen(choosing) });
    const couch = potato(/^Couch Potato: discarded/);
    expect(couch.getAttribute("aria-disabled")).toBe("true");
    await userEvent.click(couch);
    await userEvent.click(couch);
    expect(act).not.toHaveBeenCalled();
    expect(why).toHaveBeenCalledWith("couch");
    expect((await screen.findByRole("link", { name: /HP-5/ })).getAttribute("href")).toBe("/rules/hot-potato#HP-5");
  });

  it("can be made with the keyboard alone", async () => {
    render(Board, { seen: seen(choosing) });
    addEventListener("keydown", press);
    await userEvent.keyboard("5{ArrowRight}");
    expect(document.activeElement?.getAttribute("data-potato")).toBe("sweet");
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard("{Enter}");
    removeEventListener("keydown", press);
    expect(act).toHaveBeenCalledWith("robo");
  });

  it("can be armed while others choose, and is played when a potato is asked for", async () => {
    const waiting: HotPotatoView = { ...choosing, legal: [], to_act: [2], chosen: [0, 1], choice: "robo" };
    const armed = () => screen.queryByTitle("Do not play it by itself");
    const arm = async () => {
      await userEvent.click(potato(/^Sweet Potato/));
      await userEvent.click(potato(/^Play Sweet Potato on my turn/));
    };
    const { rerender } = render(Board, { seen: seen(waiting) });
    await arm();
    await userEvent.click(armed()!);
    expect(armed()).toBeNull();
    await arm();
    await rerender({ seen: seen(revealed) });
    await new Promise((done) => setTimeout(done, 800));
    expect(act, "it is no answer to another question").not.toHaveBeenCalled();
    await rerender({ seen: seen(choosing) });
    await expect.poll(() => act.mock.calls, { timeout: 3000 }).toEqual([["sweet"]]);
  });

  it("is refused with the reason if it was armed and is not allowed", async () => {
    const { rerender } = render(Board, { seen: seen({ ...choosing, legal: [] }) });
    await userEvent.click(potato(/^Sweet Potato/));
    await userEvent.click(potato(/on my turn/));
    await rerender({ seen: seen({ ...choosing, legal: ["robo"] }) });
    expect(await screen.findByRole("link", { name: /HP-5/ })).toBeTruthy();
    expect(why).toHaveBeenCalledWith("sweet");
    expect(screen.queryByTitle("Do not play it by itself")).toBeNull();
  });

  it("stays secret: others see a card face down, readers see their own", () => {
    const waits: Said = ["say", "hp-wait-choose", { names: ["list", [["seat", 2]], "and"], count: 1 }, null];
    render(Board, { seen: seen({ ...choosing, to_act: [2], chosen: [0, 1], choice: "peeling", legal: [], waits }) });
    const ben = within(screen.getByRole("region", { name: "Ben" }));
    expect(ben.getByText("a card face down")).toBeTruthy();
    expect(ben.getByText("has chosen")).toBeTruthy();
    expect(screen.getAllByRole("img", { name: "A-peeling Potato" })).toHaveLength(1);
    expect(screen.getByText("Cleo is still choosing.")).toBeTruthy();
  });
});

describe("open information", () => {
  it("shows where every potato of the others is", () => {
    render(Board, { seen: seen(choosing) });
    const ben = within(screen.getByRole("region", { name: "Ben" }));
    expect(ben.getByText("Sweet Potato: in force")).toBeTruthy();
    const cleo = within(screen.getByRole("region", { name: "Cleo" }));
    expect(cleo.getByText("Rambotato: discarded")).toBeTruthy();
    expect(cleo.getByText("has the Hot Potato")).toBeTruthy();
    expect(cleo.getByText("barred")).toBeTruthy();
  });

  it("names known encounters, and marks what only the reader knows", () => {
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

describe("what a mark or a potato means", () => {
  it("is said in the place of the prompt when it is tapped", async () => {
    render(Board, { seen: seen(choosing) });
    const ben = within(screen.getByRole("region", { name: "Ben" }));
    await userEvent.click(ben.getByRole("button", { name: "starts" }));
    expect(screen.getByText(/^This round’s effects start here/)).toBeTruthy();
    await userEvent.click(potato(/^Couch Potato: discarded/));
    expect(screen.queryByText(/^This round’s effects start here/)).toBeNull();
  });

  it("includes which effects are only for those without a point, as the view says", async () => {
    render(Board, { seen: seen({ ...choosing, legal: [], to_act: [2] }) });
    await userEvent.click(potato(/^Robotato: in hand/));
    expect(screen.getByText("Only if you gain no point.")).toBeTruthy();
    await userEvent.click(potato(/^Sweet Potato: in hand/));
    expect(screen.queryByText("Only if you gain no point.")).toBeNull();
  });

  it("makes way for a refusal", async () => {
    render(Board, { seen: seen(choosing) });
    await userEvent.click(potato(/^Robotato: in hand/));
    await userEvent.click(potato(/^Couch Potato: discarded/));
    await screen.findByRole("link", { name: /HP-5/ });
    expect(screen.queryByText("Only if you gain no point.")).toBeNull();
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

  it("describes the effect that it offers", async () => {
    const ask: Said = ["say", "hp-ask-effect", { potato: ["say", "potato-robo", {}, null] }, null];
    render(Board, { seen: seen({ ...revealed, owing: [[0, "robo"]], ask }) });
    expect(screen.getByText("No point this time. Use Robotato?")).toBeTruthy();
    await userEvent.click(potato(/^Use the effect/));
    expect(act).toHaveBeenCalledWith("use");
  });

  it("lets Rambotato name the players that the rules allow, and explains the others", async () => {
    const view: HotPotatoView = { ...revealed, phase: "rambo", legal: ["to 1", "decline"] };
    render(Board, { seen: seen(view) });
    await userEvent.click(potato(/^To Cleo/));
    expect(why).toHaveBeenCalledWith("to 2");
    await userEvent.click(potato(/^Send it here Ben/));
    expect(act.mock.calls).toEqual([["to 1"]]);
  });

  it("shows readers what they have peeled", () => {
    const used = { type: "effect", seat: 0, potato: "peeling", used: true, round: 1 } as const;
    render(Board, { seen: seen(revealed, { log: logged([...played, { ...used, saw: ["sneaky-slug"] }]) }) });
    expect(screen.getByText(/You peeked: Sneaky Slug/)).toBeTruthy();
  });

  it("says at the points who won with what, and that the others may use their effect", () => {
    const said: Said[] = [["say", "log-gains-sweet", { name: ["seat", 1] }, "HP-12"]];
    const log = logged(played).with(-1, { number: 3, event: played[3]!, said });
    const view: HotPotatoView = { ...revealed, to_act: [], legal: [], owing: [[0, "robo"]] };
    const { unmount } = render(Board, { seen: seen(view, { log, news: log.slice(-1), isBehind: true }) });
    const line = "Best here: Sweet Potato. Ben gains 2 points because Sweet Potato was in force.";
    expect(screen.getByText(line)).toBeTruthy();
    expect(screen.getByText("Whoever gains no point may use their effect.")).toBeTruthy();
    expect(within(screen.getByRole("region", { name: "Cleo" })).getByText("no point, barred")).toBeTruthy();
    unmount();
    render(Board, { seen: seen({ ...view, owing: [] }, { log, news: log.slice(-1), isBehind: true }) });
    expect(screen.queryByText("Whoever gains no point may use their effect.")).toBeNull();
  });

  it("marks the winner only with the points", () => {
    render(Board, { seen: seen(revealed, { log: logged(played.slice(0, 3)) }) });
    expect(screen.getByRole("list", { name: /^Ranking/ }).textContent).not.toContain("wins");
    expect(screen.queryByText("+2 points")).toBeNull();
  });

  it("keeps a finished round on the table until a tap", async () => {
    const held = seen({ ...revealed, to_act: [], legal: [] }, { beat: "look", isBehind: true });
    render(Board, { seen: held });
    expect(screen.getByText("+2 points")).toBeTruthy();
    await userEvent.click(potato(/^Continue/));
    expect(held.skip).toHaveBeenCalled();
  });

  it("selects but never plays at a tap during a pause", async () => {
    settings.values.oneTap = true;
    const held = seen({ ...revealed, to_act: [], legal: [] }, { beat: "look", isBehind: true });
    render(Board, { seen: held });
    const sweet = potato(/^Sweet Potato/);
    await userEvent.click(sweet);
    expect(held.hurry).toHaveBeenCalled();
    expect([act.mock.calls, sweet.getAttribute("aria-pressed")]).toEqual([[], "true"]);
  });

  it("ignores a tap for a choice that has only just been offered", async () => {
    settings.values.oneTap = true;
    render(Board, { seen: seen(choosing, { isSeen: () => false }) });
    await userEvent.click(potato(/^Robotato: in hand/));
    await userEvent.click(potato(/^Play Robotato/));
    expect(act).not.toHaveBeenCalled();
  });
});

describe("other viewers", () => {
  it("are not asked for anything, and see all seats", () => {
    const waits: Said = [
      "say",
      "hp-wait-choose",
      {
        names: [
          "list",
          [
            ["seat", 0],
            ["seat", 2],
          ],
          "and",
        ],
        count: 2,
      },
      null,
    ];
    render(Board, { seen: seen({ ...choosing, seat: null, legal: [], waits }) });
    expect(screen.getByRole("region", { name: "Ann" })).toBeTruthy();
    expect(document.querySelector("[data-potato]")).toBeNull();
    expect(screen.getByText("Ann and Cleo are still choosing.")).toBeTruthy();
  });

  it("see the last round", () => {
    const next: HotPotatoEvent = { type: "reveal", potatoes: ["couch", "couch", "robo"], round: 2 };
    render(Last, { seen: seen(choosing, { log: logged([...played, next]) }) });
    expect(screen.getByText("Round 1")).toBeTruthy();
    expect(screen.getByRole("list", { name: /^Ranking/ }).textContent).toContain("Ben");
  });

  it("see every encounter with its ranking", async () => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    render(Board, { seen: seen(choosing) });
    await userEvent.click(potato(/^Encounter deck: 2 cards left/));
    expect(screen.getByRole("dialog", { name: "The encounters" }).textContent).toContain("Sneaky Slug");
  });

  it.each([choosing, revealed])("meet no obstacle that axe finds", async (view) => {
    const { container } = render(Board, { seen: seen(view) });
    const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});
