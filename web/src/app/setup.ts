/** Setup for all tests. */
import { configure } from "@testing-library/svelte";

/** Wait long enough for a busy machine. */
configure({ asyncUtilTimeout: 30_000 });

/** jsdom has no ResizeObserver. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
