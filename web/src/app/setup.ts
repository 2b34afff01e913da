/** What all tests need. */
import { configure } from "@testing-library/svelte";

/** What certainly comes is waited for, however busy the machine is. */
configure({ asyncUtilTimeout: 30_000 });

/** What a browser has and the tests' document has not. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
