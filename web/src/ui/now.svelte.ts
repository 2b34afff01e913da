/** The current time, updated twice a second, for clocks and countdowns. */

class Now {
  ms = $state(Date.now());

  constructor() {
    setInterval(() => (this.ms = Date.now()), 500);
  }
}

export const now = new Now();
