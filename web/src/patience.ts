/** What certainly comes is waited for, however busy the machine is. */
import { configure } from "@testing-library/svelte";

configure({ asyncUtilTimeout: 30_000 });
