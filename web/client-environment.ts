/** The test environment for controllers. It compiles their modules for a browser, so that their state is reactive. */

import type { Environment } from "vitest/runtime";

const environment: Environment = {
  name: "client",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
};

export default environment;
