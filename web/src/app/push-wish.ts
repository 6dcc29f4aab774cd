/**
 * How notifications of this device are worded, kept where the service worker finds it: it subscribes again without a page
 * when the browser changes the subscription (`pushsubscriptionchange`).
 */
import type { PushDevice } from "../net/interface.ts";

export type Wish = Required<Pick<PushDevice, "lang" | "kids" | "muted">>;

/** Of the names of caches; the worker keeps this one when it forgets old builds. */
const CACHE = "voliera-asked";
const PLACE = "push-wish";

export async function keepWish(wish: Wish): Promise<void> {
  await (await caches.open(CACHE)).put(PLACE, new Response(JSON.stringify(wish)));
}

export async function forgetWish(): Promise<void> {
  await (await caches.open(CACHE)).delete(PLACE);
}
