/** Chromium (Debian's, or what `CHROMIUM` names) against a real server with the built files: `npx playwright test`. */
import { defineConfig, devices } from "@playwright/test";

export const chromium = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
/** Milliseconds to wait for what must happen: only something broken takes this long, even on a busy machine. */
const PATIENCE_MS = 90_000;
const launch = { executablePath: chromium, args: ["--no-sandbox", "--disable-dev-shm-usage"] };

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  workers: Number(process.env["JOBS"] ?? 2),
  fullyParallel: true,
  forbidOnly: !!process.env["CI"],
  timeout: 20 * PATIENCE_MS,
  expect: { timeout: PATIENCE_MS, toPass: { timeout: PATIENCE_MS } },
  reporter: [["list"]],
  globalSetup: "./e2e/support/everything.ts",
  use: {
    launchOptions: launch,
    trace: "off",
    video: "off",
    serviceWorkers: "block",
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    locale: "en",
  },
  projects: [
    {
      name: "chromium",
      use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 }, launchOptions: launch },
    },
  ],
});
