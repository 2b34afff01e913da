/** The guest and their name. The token is in a cookie that scripts cannot read. */
import { api } from "./api";

class Guest {
  name = $state("");
  /** Whether the server has said who the guest is. */
  isKnown = $state(false);
  private asked: Promise<void> | undefined;

  /** Become a guest, once. Await this before requests that need the cookie. */
  known(): Promise<void> {
    this.asked ??= api.me().then(
      (me) => void ([this.name, this.isKnown] = [me.name, true]),
      (error: unknown) => {
        this.asked = undefined;
        throw error;
      },
    );
    return this.asked;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }
}

export const guest = new Guest();
