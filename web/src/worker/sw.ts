/**
 * The service worker: the page and all its files stay on the device, so that it opens without a network.
 *
 * One build is one cache. A new build waits until somebody agrees to it (`update`); the files of the one that was in use
 * before stay, for pages that are still open with them. What the server tells about tables is never kept; the components
 * of the games are, for when it cannot be asked.
 */
/** What a worker has that a page has not; both are checked together, and their libraries exclude each other. */
type Waiting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Event & { request: Request; respondWith(answer: Promise<Response>): void };
type Pushed = Waiting & { data: { json(): unknown } | null };
/** Some browsers bring the new subscription along. */
type Resubscribed = Waiting & { newSubscription?: PushSubscription | null };
type Tapped = Waiting & { notification: Notification };
type OpenPage = {
  url: string;
  focus(): Promise<OpenPage>;
  navigate(url: string): Promise<OpenPage | null>;
};
type ServiceWorkerScope = {
  addEventListener(kind: "install" | "activate", heard: (event: Waiting) => void): void;
  addEventListener(kind: "fetch", heard: (event: Fetching) => void): void;
  addEventListener(kind: "message", heard: (event: MessageEvent) => void): void;
  addEventListener(kind: "push", heard: (event: Pushed) => void): void;
  addEventListener(kind: "pushsubscriptionchange", heard: (event: Resubscribed) => void): void;
  addEventListener(kind: "notificationclick", heard: (event: Tapped) => void): void;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(wish: { type: "window"; includeUncontrolled: boolean }): Promise<OpenPage[]>;
    openWindow(url: string): Promise<OpenPage | null>;
  };
};
/** All are put in by plugins/offline.ts; names are beside this file. `PACK` has the texts of many small files. */
declare const BUILD: string;
declare const FILES: string[];
declare const PACK: string;

const worker = self as ServiceWorkerScope & typeof self;
/** The page itself; where it lies below another address, all its files do. */
const ROOT = new URL("./", location.href).href;
const FOLDER = new URL(ROOT).pathname;
/** Pages at several addresses of one origin share its caches: each has names of its own. No path has a space. */
const START = FOLDER === "/" ? "voliera-" : `voliera ${FOLDER} `;
const NOW = START + BUILD;
const ASKED = `${START}asked`;
/** The cache with the note of which build is in use, and which one was before. */
const USED = `${START}used`;
const PUSH = "/api/push";
/** Where the page keeps how notes are worded (app/push-wish.ts). */
const WISH = "push-wish";
const KEPT_ANSWERS = /^\/api\/components\//;
const NOT_OURS = /^\/(api|socket|healthz|metrics)(\/|$)/;
const TYPES: Record<string, string> = { js: "text/javascript", css: "text/css", json: "application/json" };

worker.addEventListener("install", (event) => {
  event.waitUntil(install());
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(use().then(() => worker.clients.claim()));
});

worker.addEventListener("message", (event) => {
  if (event.data === "update") void worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (KEPT_ANSWERS.test(url.pathname)) event.respondWith(asked(request));
  else if (!NOT_OURS.test(url.pathname)) event.respondWith(kept(request));
});

worker.addEventListener("push", (event) => {
  const told = event.data?.json() as Told | undefined;
  if (told) event.waitUntil(tell(told));
});

worker.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(subscribeAgain(event.newSubscription ?? null));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data as Target));
});

/** Where a note leads to: a table, or the list of friends with an invitation there. */
type Target = { table: string; place?: "friends" };

/** What the server tells of a turn or an invitation; it is worded there, in the language of this device. */
type Told = Target & { title: string; body: string; lang: string; waiting: number };

/** Tell it: one note for each table, which sounds each time, and a number at the icon. */
async function tell({ title, body, lang, table, place, waiting }: Told): Promise<void> {
  if ("setAppBadge" in navigator) await navigator.setAppBadge(waiting).catch(() => undefined); // not an app here
  const told: NotificationOptions & { renotify: boolean } = {
    body,
    lang,
    icon: new URL("icons/app-192.png", ROOT).href,
    badge: new URL("icons/badge-96.png", ROOT).href, // systems show its outline alone
    tag: table,
    renotify: true,
    data: { table, ...(place && { place }) },
  };
  await worker.registration.showNotification(title, told);
}

/** The browser ended the subscription: subscribe again, and tell the server; how it words notes was kept by the page. */
async function subscribeAgain(given: PushSubscription | null): Promise<void> {
  const wish = await (await caches.open(ASKED)).match(WISH);
  if (!wish) return; // it was turned off
  let subscription = given;
  if (!subscription) {
    const { key } = (await (await fetch(PUSH)).json()) as { key: string };
    const { pushManager } = worker.registration;
    subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }
  const { endpoint, keys } = subscription.toJSON();
  const device = { endpoint, keys, ...((await wish.json()) as object) };
  const headers = { "content-type": "application/json" };
  const answer = await fetch(PUSH, { method: "POST", headers, body: JSON.stringify(device) });
  if (!answer.ok) throw new TypeError(`${PUSH}: ${answer.status}`); // the page tells it when it is opened next
}

/** Show what a note is about, in a page that is open or in a new one. Where a page is now its address here does not tell. */
async function open({ table, place }: Target): Promise<void> {
  const address = place === "friends" ? `${ROOT}#/friends` : `${ROOT}#/t/${table}`;
  const all = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = all.find(({ url }) => url.startsWith(ROOT));
  if (!page) await worker.clients.openWindow(address);
  else {
    await page.focus().catch(() => undefined); // whether or not it may come to the front, it goes there
    await page.navigate(address);
  }
}

/** Fetch the page and its files: large ones one by one, all small ones as one pack, which compresses far better. */
async function install(): Promise<void> {
  const cache = await caches.open(NOW);
  const pack = fetch(new URL(PACK, ROOT)).then(async (response) => {
    if (!response.ok) throw new TypeError(`${PACK}: ${response.status}`);
    return (await response.json()) as Record<string, string>;
  });
  await Promise.all([cache.addAll(["", ...FILES].map(fileOf)), pack]);
  for (const [name, text] of Object.entries(await pack)) {
    const type = TYPES[name.split(".").at(-1)!] ?? "text/plain";
    await cache.put(new URL(name, ROOT), new Response(text, { headers: { "content-type": type } }));
  }
  const used = await buildsInUse();
  if (used.length) await forgetOthers(used); // builds that waited and were never used
}

/** A file of this build. What has no hash in its name may be an older one in the browser's own cache. */
function fileOf(name: string): Request {
  return new Request(new URL(name, ROOT), { cache: name.startsWith("assets/") ? "default" : "reload" });
}

/** Note that this build is in use from now on; of all others only the one that was in use until now stays. */
async function use(): Promise<void> {
  const [last, before] = await buildsInUse();
  const used = [NOW, last === NOW ? before : last].filter((name) => name !== undefined);
  await (await caches.open(USED)).put(ROOT, new Response(JSON.stringify(used)));
  await forgetOthers(used);
}

/** The build that is in use, and the one before it, as far as there are any. */
async function buildsInUse(): Promise<string[]> {
  const note = await (await caches.open(USED)).match(ROOT);
  return note ? ((await note.json()) as string[]) : [];
}

/** Delete the caches of all builds but this one and those in use. */
async function forgetOthers(used: string[]): Promise<void> {
  const stay = new Set([NOW, ASKED, USED, ...used]);
  const names = (await caches.keys()).filter((name) => name.startsWith(START) && !stay.has(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** A file as it is kept, of this build or of the one before; a place is the page. Else the network has it. */
async function kept(request: Request): Promise<Response> {
  const isPlace =
    request.mode === "navigate" && !FILES.some((name) => new URL(name, ROOT).href === request.url);
  const wanted = isPlace ? ROOT : request;
  const cache = await caches.open(NOW);
  return (
    (await cache.match(wanted, { ignoreSearch: isPlace })) ?? (await fromBefore(wanted)) ?? fetch(request)
  );
}

/** A file of the build before, for pages that are open with it. */
async function fromBefore(wanted: string | Request): Promise<Response | undefined> {
  for (const name of (await buildsInUse()).filter((one) => one !== NOW)) {
    const found = await (await caches.open(name)).match(wanted);
    if (found) return found;
  }
  return undefined;
}

/** The server's answer; without it, the last one. */
async function asked(request: Request): Promise<Response> {
  const cache = await caches.open(ASKED);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}
