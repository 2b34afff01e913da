/** The choice that the reader is making: the selected potato, the one that is armed, and why another is not allowed. */
import { announcer } from "$/words/announce.svelte";
import { refusal, type Said } from "$/words/said";
import { t } from "$/words/words.svelte";
import { armedIn, dealOf, keepArmed, keptArmed, playArmed } from "$/table/arming";
import type { Seen } from "$/table/seen";
import { settings } from "$/ui/settings.svelte";
import type { HotPotatoView } from "$/net/views";
import { potatoName } from "./names";
import type { Potato } from "./places";

export class Choosing {
  looked = $state<Potato | null>(null);
  /** The potato that is played by itself as soon as one is asked for. */
  armed = $state<Potato | null>(null);
  told = $state.raw<ReturnType<typeof refusal> | null>(null);
  /** What a mark on the table means, if one was tapped. */
  noted = $state<string | null>(null);
  private isSending = false;

  constructor(private readonly seen: () => Seen<HotPotatoView>) {
    const kept = keptArmed(seen());
    if (kept?.deal === dealOf(seen())) this.armed = kept.card as Potato;
  }

  /** Keep what is armed for a reload; for an effect. */
  keepArmed(): void {
    keepArmed(this.armed && armedIn(this.seen(), this.armed));
  }

  get isAsked(): boolean {
    return this.seen().legal.length > 0;
  }

  /** Whether the reader must choose a potato: the secret one, or one to add. */
  get wantsPotato(): boolean {
    const { view } = this.seen();
    return this.isAsked && (view.phase === "choose" || view.phase === "extra");
  }

  /** The selected potato, if it may be played. */
  get ready(): Potato | null {
    return this.looked !== null && this.wantsPotato && this.seen().legal.includes(this.looked) ? this.looked : null;
  }

  /** Whether the selected potato can be armed: the reader is not asked for anything now, but may be later. */
  get canArm(): boolean {
    const { isLive, isBehind, view } = this.seen();
    return this.looked !== null && isLive && !isBehind && !this.isAsked && view.phase !== "over";
  }

  arm(): void {
    this.armed = this.looked;
    announcer.say(t("hand-armed", { card: potatoName(this.looked!) }));
  }
  disarm(): void {
    this.armed = this.looked = null;
  }

  /** Drop the armed potato because a choice was taken back; return what to say. */
  withdraw(): Said | null {
    const potato = this.armed;
    if (potato) this.disarm();
    return potato && ["say", "hand-dropped", { card: ["say", `potato-${potato}`, {}, null] }, null];
  }

  /** Play the armed potato when it is asked for; for an effect. */
  playArmed(): (() => void) | undefined {
    const { view, legal, isLive } = this.seen();
    return playArmed({
      armed: this.armed,
      legal: isLive && view.phase === "choose" ? legal : [],
      play: (potato) => this.play(potato),
      refuse: (potato) => {
        this.disarm();
        void this.explain(potato);
      },
    });
  }

  /** Select a potato, or play it if it is selected. A tap in a moment that was not seen yet only selects. */
  tap(potato: Potato): void {
    const seen = this.seen();
    if (this.armed === potato) return this.disarm();
    const isSecond = this.looked === potato;
    const isAllowed = seen.legal.includes(potato);
    this.noted = null;
    if (this.wantsPotato || this.canArm) this.armed = null; // another is chosen instead
    // read everything before the cursor moves
    if (seen.isBehind || (this.wantsPotato && !seen.isSeen())) {
      [this.told, this.looked] = [null, potato];
      if (seen.isBehind) seen.hurry();
      return;
    }
    if (this.wantsPotato && isAllowed && (isSecond || settings.values.oneTap)) return void this.play(potato);
    this.told = null;
    this.looked = isSecond && !this.wantsPotato ? null : potato;
    if (this.wantsPotato && !isAllowed) void this.explain(potato);
  }

  async play(action: string): Promise<void> {
    if (this.isSending || !this.seen().isSeen()) return;
    this.isSending = true;
    if (await this.seen().act(action)) this.clear();
    if (action === this.armed) this.armed = null;
    this.isSending = false;
  }

  async explain(action: string): Promise<void> {
    const { why, names, seat } = this.seen();
    const told = await why.call(this.seen(), action);
    this.told = told && refusal(told, { names, seat });
    if (this.told) announcer.say(this.told.text);
  }

  /** Say what a mark means. */
  note(why: string | null): void {
    if (why) this.told = null;
    this.noted = why;
  }

  /** Keep the selection for a new question, unless it is not legal there. */
  goOn(): void {
    this.told = null;
    if (this.wantsPotato && !this.ready) this.looked = null;
  }

  clear(): void {
    this.looked = null;
    this.told = null;
    this.noted = null;
  }
}
