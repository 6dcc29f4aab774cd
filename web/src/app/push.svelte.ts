/**
 * Notifications on this device: whether it can have them, whether somebody wants them, and how the server is told.
 *
 * The browser asks for permission only when somebody has tapped a button of ours that says what for.
 */
import { api, Refusal } from "../net/api.ts";
import type { KnownDevice, PushDevice } from "../net/interface.ts";
import { quietly } from "../net/fault.ts";
import { SERVERLESS } from "../net/reach.ts";
import { company } from "../state/company.svelte.ts";
import { session } from "../state/session.svelte.ts";
import { settings } from "../state/settings.svelte.ts";
import { keep, keptDocument } from "../state/storage.ts";
import { mayAsk, type Kept } from "./asking.ts";
import { forgetWish, keepWish, type Wish } from "./push-wish.ts";

const KEY = "voliera.push";

const read = (): Kept => keptDocument(KEY) ?? {};
const write = (kept: Kept) => keep(KEY, JSON.stringify(kept));

/** Whether this browser can show notifications at all, at this address. */
export const canPush = (): boolean =>
  !SERVERLESS &&
  isSecureContext &&
  "serviceWorker" in navigator &&
  "PushManager" in globalThis &&
  "Notification" in globalThis;

/** A subscription as the server wants it. */
export function described(subscription: PushSubscription, wish: Wish): PushDevice {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint!, keys: { p256dh: keys!["p256dh"]!, auth: keys!["auth"]! }, ...wish };
}

export type PushState = "off" | "on" | "denied" | "impossible";

class Push {
  #kept = $state.raw<Kept>({});
  #permission = $state<NotificationPermission>("default");
  busy = $state(false);

  constructor() {
    this.#look();
  }

  get state(): PushState {
    if (!canPush()) return "impossible";
    if (this.#permission === "denied") return "denied";
    return this.#kept.device !== undefined && this.#permission === "granted" ? "on" : "off";
  }

  /** What the server calls this device, where it is told of turns. */
  get device(): string | null {
    return this.#kept.device ?? null;
  }

  /** Whether somebody could be asked now, at a moment when it would help them. */
  get askable(): boolean {
    return canPush() && mayAsk(this.#kept, this.#permission, Date.now());
  }

  /** Nobody is asked again for a while. */
  no(): void {
    this.#keep({ ...this.#kept, no: Date.now() });
  }

  /** Ask for permission, subscribe, and tell the server; false where the person or the browser said no. */
  async turnOn(): Promise<boolean> {
    if (this.busy || !canPush()) return false;
    this.busy = true;
    try {
      this.#permission = await Notification.requestPermission();
      if (this.#permission !== "granted") {
        this.no();
        return false;
      }
      await session.ensure();
      await this.#subscribe();
      return true;
    } finally {
      this.busy = false;
    }
  }

  async turnOff(): Promise<void> {
    const { device } = this.#kept;
    await this.unsubscribe();
    if (device !== undefined) await quietly(api.unsubscribe(device));
  }

  /** End it in this browser alone: where the server knows of no device any more. */
  async unsubscribe(): Promise<void> {
    this.#keep({});
    if (!canPush()) return;
    await forgetWish();
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  }

  /** Browsers change subscriptions, and devices languages and people: the server is told of what is new. */
  async refresh(): Promise<void> {
    this.#look();
    if (this.busy || this.state !== "on") return;
    try {
      await this.#subscribe();
    } catch (error) {
      if (!(error instanceof Refusal)) console.warn(error); // a push service may be away; next time, then
    }
  }

  async #subscribe(): Promise<void> {
    const { pushManager } = await navigator.serviceWorker.ready;
    const { key } = await api.pushKey();
    let subscription = await pushManager.getSubscription();
    if (subscription && !sameKey(subscription, key)) {
      await subscription.unsubscribe();
      subscription = null;
    }
    subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const wish = { lang: settings.language, kids: settings.kids, muted: [...company.muted] };
    await keepWish(wish);
    const device = described(subscription, wish);
    const told = JSON.stringify([device, session.who?.id]);
    if (told === this.#kept.told) return;
    const known: KnownDevice = await api.subscribe(device);
    this.#keep({ device: known.device, told });
  }

  #look(): void {
    this.#kept = read();
    if (canPush()) this.#permission = Notification.permission;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    write(kept);
  }
}

/** A server that was set up again has another key; what was subscribed with the old one is of no use. */
function sameKey(subscription: PushSubscription, key: string): boolean {
  const used = subscription.options.applicationServerKey;
  if (!used) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(used)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === key;
}

export const push = new Push();
