/** The reader's own profile: what the server and this device know, put together, and the summary that home shows. */
import { api } from "../../net/api.ts";
import type { Profile } from "../../net/interface.ts";
import { SERVERLESS } from "../../net/reach.ts";
import { quietly } from "../../net/fault.ts";
import { whoIsHere } from "../home/identity.ts";
import { birdsOf, type Bird } from "./birds.ts";
import { daysNow, dayOf, offsetHere } from "./days.ts";
import { deviceGames, together, type DeviceGame, type Facts } from "./facts.ts";

export class Self {
  /** What the server knows; null where there is none, or nobody yet. */
  profile = $state.raw<Profile | null>(null);
  here = $state.raw<DeviceGame[]>([]);
  /** Whether everything that can be known is. */
  known = $state(false);
  /** Whether the server could not be asked, though this device is somebody there. */
  away = $state(false);
  readonly facts: Facts = $derived(together(this.profile, this.here));
  readonly wires: Bird[][] = $derived(birdsOf(this.facts));
  readonly earned: Bird[] = $derived(this.wires.flat().filter(({ earned }) => earned));
  readonly days: number = $derived(daysNow(this.facts.days, dayOf(Date.now())));

  async look(): Promise<void> {
    this.here = await deviceGames();
    if (!SERVERLESS) {
      const who = await quietly(whoIsHere().then((found) => ({ found })));
      this.profile = who?.found
        ? await quietly(api.ask<Profile>("GET", `/api/profile?offset=${offsetHere()}`))
        : null;
      this.away = who === null || (who.found !== null && this.profile === null);
    }
    this.known = true;
  }
}
