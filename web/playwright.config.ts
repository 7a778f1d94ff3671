import { defineConfig } from "@playwright/test";

const retries = Number(process.env["ASTERISM_RETRIES"] || 1);
const report = process.env["ASTERISM_REPORT"];

/** `python -m tests.browser` starts the server and says which project runs. */
export default defineConfig({
  testMatch: "**/*.test.ts",
  outputDir: "test-results",
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  // What passes only the second time is reported as flaky, with a trace of the second try.
  retries,
  reporter: [["list"], ...(report ? [["junit", { outputFile: report }] as const] : [])],
  use: {
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    // Where each test has one try, as in `make flaky`, it is traced without pictures: they would slow it down.
    trace: retries ? "on-first-retry" : { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
  },
  projects: ["browser", "crowd", "firefox", "fourth", "pictures", "site", "speed"].map((name) => ({
    name,
    testDir: `tests/${name}`,
  })),
});
