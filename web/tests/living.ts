/** Where effects run: Svelte as the browser has it, without a page. */

import type { Environment } from "vitest/environments";

export default {
  name: "living",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
