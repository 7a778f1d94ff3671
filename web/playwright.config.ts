import { defineConfig } from "@playwright/test";

/** `python -m tests.browser` starts the server and says which project runs. */
export default defineConfig({
  testMatch: "**/*.test.ts",
  outputDir: "test-results",
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  // What passes only the second time is reported as flaky, with a trace of the second try; `make flaky` gives each one try.
  retries: process.env["ASTERISM_RETRIES"] ? Number(process.env["ASTERISM_RETRIES"]) : 1,
  reporter: [["list"]],
  use: {
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    trace: "on-first-retry",
    screenshot: "only-on-failure",
  },
  projects: ["browser", "crowd", "firefox", "fourth", "pictures", "site", "speed"].map((name) => ({
    name,
    testDir: `tests/${name}`,
  })),
});
