/** Pictures of every screen, and the contact sheets: `npx playwright test -c pictures.config.ts`, into `pictures/`. */
import { defineConfig } from "@playwright/test";
import everything from "./playwright.config.ts";

export default defineConfig({
  ...everything,
  testMatch: /.*\.pics\.ts/,
});
