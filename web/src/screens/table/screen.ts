/** The table on this screen, for the pacing of bots: what flies, which scene plays, whether anybody looks. */
import type { Screen } from "../../net/pacing.ts";
import { settings } from "../../state/settings.svelte.ts";

export const screen = (): Screen => ({
  now: () => performance.now(),
  sleep: (ms) => new Promise((go) => setTimeout(go, ms)),
  moving: () => document.querySelector(".flying, dialog.showing") !== null,
  hidden: () => document.hidden,
  speed: () => Math.min(1, settings.speed || 1),
  random: Math.random,
});
