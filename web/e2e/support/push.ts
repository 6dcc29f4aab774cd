/** A push service on this machine, and a browser's side of it: messages are decrypted as browsers do (RFC 8291). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { BrowserContext, CDPSession, Page } from "@playwright/test";

export class PushService {
  readonly bodies: Buffer[] = [];
  readonly #keys: ECDH = createECDH("prime256v1");
  readonly #auth = randomBytes(16);
  #server: Server | null = null;
  #port = 0;

  async start(): Promise<void> {
    this.#keys.generateKeys();
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        this.bodies.push(Buffer.concat(parts));
        response.writeHead(201).end();
      });
    });
    await new Promise<void>((done) => this.#server!.listen(0, "127.0.0.1", done));
    const address = this.#server.address();
    if (address && typeof address === "object") this.#port = address.port;
  }

  stop(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  /** What a browser's subscription says of itself. */
  subscription(): { endpoint: string; keys: { p256dh: string; auth: string } } {
    const p256dh = this.#keys.getPublicKey().toString("base64url");
    return {
      endpoint: `http://127.0.0.1:${this.#port}/device`,
      keys: { p256dh, auth: this.#auth.toString("base64url") },
    };
  }

  /** The text of a message. */
  read(body: Buffer): string {
    const [salt, length] = [body.subarray(0, 16), body[20]!];
    const theirs = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const mine = this.#keys.getPublicKey();
    const derived = (secret: Buffer, by: Buffer, info: Buffer, size: number) =>
      Buffer.from(hkdfSync("sha256", secret, by, info, size));
    const shared = this.#keys.computeSecret(theirs);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), mine, theirs]);
    const secret = derived(shared, this.#auth, info, 32);
    const key = derived(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derived(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const opening = createDecipheriv("aes-128-gcm", key, nonce);
    opening.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString("utf8");
  }
}

/** Let pages subscribe to this service: a test browser has no service of its own to subscribe to. */
export async function subscribesTo(context: BrowserContext, service: PushService): Promise<void> {
  await context.addInitScript((told) => {
    // without a window Chromium calls permissions denied that were granted
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    let current: object | null = null;
    const made = (key: unknown) => ({
      toJSON: () => told,
      options: { applicationServerKey: null },
      key,
      unsubscribe: async () => ((current = null), true),
    });
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) =>
        (current = made(applicationServerKey)),
      getSubscription: async () => current,
    });
  }, service.subscription());
}

/** Hand a message to the page's service worker, as the browser would. */
export async function deliver(page: Page, text: string): Promise<void> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const known = new Promise<string>((found) =>
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [one] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (one) found(one.registrationId);
    }),
  );
  await cdp.send("ServiceWorker.enable");
  const registrationId = await known;
  const origin = new URL(page.url()).origin;
  await cdp.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: text });
  await cdp.detach();
}

type Shown = {
  title: string;
  body: string;
  lang: string;
  tag: string;
  data: { table: string; place?: string };
};
/** What a service worker has that a page has not. */
export type WorkerScope = typeof globalThis & {
  shown: Shown[];
  badge: number;
  registration: ServiceWorkerRegistration;
};

/** In the worker: write down what is shown. Chromium's shell without a window shows nothing; the whole browser does. */
export function noteShown(): void {
  const scope = globalThis as WorkerScope;
  const { registration } = scope;
  const show = registration.showNotification.bind(registration);
  scope.shown = [];
  registration.showNotification = async (title, options) => {
    if (Notification.permission === "granted") await show(title, options);
    scope.shown.push({ title, ...options } as Shown);
  };
  scope.navigator.setAppBadge = async (count) => void (scope.badge = count ?? 0); // it would end the shell
}

/** In the worker: tap the last notification. */
export async function tapLast(): Promise<void> {
  const { registration, shown } = globalThis as WorkerScope;
  const { data, tag } = shown.at(-1)!;
  const [note] = await registration.getNotifications({ tag });
  const close = () => {
    shown.pop();
    note?.close();
  };
  const notification = { data: (note?.data as Shown["data"] | undefined) ?? data, close };
  dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil: () => undefined }));
}

/** Let pages write down whose notes they close, in `closedNotes`. */
export async function noteClosed(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const closed: string[] = [];
    type Find = (this: ServiceWorkerRegistration, filter?: GetNotificationOptions) => Promise<Notification[]>;
    const { prototype } = ServiceWorkerRegistration;
    const find = Object.getOwnPropertyDescriptor(prototype, "getNotifications")!.value as Find;
    prototype.getNotifications = async function (filter) {
      if (filter?.tag) closed.push(filter.tag);
      return find.call(this, filter);
    };
    Object.assign(window, { closedNotes: closed });
  });
}
