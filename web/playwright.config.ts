/** Real Chromium (Debian's) against a real server with the built files: `npx playwright test`. */
import { defineConfig, devices } from "@playwright/test";

export const chromium = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
const launch = { executablePath: chromium, args: ["--no-sandbox", "--disable-dev-shm-usage"] };

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  workers: Number(process.env["JOBS"] ?? 2),
  fullyParallel: true,
  forbidOnly: !!process.env["CI"],
  timeout: 120_000,
  retries: 1, // shared machines stall; what needed a second try is named as flaky in the report
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  globalSetup: "./e2e/support/everything.ts",
  use: {
    launchOptions: launch,
    trace: "off",
    video: "off",
    serviceWorkers: "block",
    actionTimeout: 10_000,
    locale: "en",
  },
  projects: [
    {
      name: "chromium",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 }, launchOptions: launch },
    },
  ],
});
