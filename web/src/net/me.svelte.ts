/** The guest and their name. The token is in a cookie that scripts cannot read. */
import { api } from "./api";

class Guest {
  name = $state("");
  private asked: Promise<void> | undefined;

  /** Become a guest, once. Await this before requests that need the cookie. */
  known(): Promise<void> {
    this.asked ??= api.me().then(
      (me) => void (this.name = me.name),
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
