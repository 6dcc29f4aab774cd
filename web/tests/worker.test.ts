/** The service worker's notifications: each one is heard, and a subscription that the browser ended begins again. */
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { closeNotes } from "../src/app/notes.ts";

type Heard = (event: object) => void;
const heard = new Map<string, Heard>();
const showNotification = vi.fn<(title: string, told: NotificationOptions) => Promise<void>>(
  async () => undefined,
);
const subscribe = vi.fn<(wish: PushSubscriptionOptionsInit) => Promise<object>>(async () =>
  subscription("new"),
);
const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(async () =>
  Response.json({ key: "server" }),
);
const openWindow = vi.fn<(url: string) => Promise<null>>(async () => null);
let wish: object | null = null;

const subscription = (name: string) => ({
  toJSON: () => ({
    endpoint: `https://push.example/${name}`,
    expirationTime: null,
    keys: { p256dh: "p", auth: "a" },
  }),
});

/** Hand an event to the worker, and wait for what it does then. */
async function happen(kind: string, more: object): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  heard.get(kind)!({ ...more, waitUntil: (one: Promise<unknown>) => (work = one) });
  await work;
}

beforeAll(async () => {
  vi.stubGlobal("location", new URL("https://voliera.example/sw.js"));
  vi.stubGlobal("self", {
    addEventListener: (kind: string, listener: Heard) => heard.set(kind, listener),
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => [], openWindow },
  });
  vi.stubGlobal("caches", { open: async () => ({ match: async () => wish && Response.json(wish) }) });
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("BUILD", "1");
  await vi.importActual("../src/worker/sw.ts");
});
beforeEach(() => {
  vi.clearAllMocks();
  wish = { lang: "it", kids: true, muted: ["aaaaaaaaaa"] };
});

test("every turn at a table is heard, and its sign is an outline", async () => {
  const told = { title: "Birdie: your turn", body: "with Marta", lang: "en", table: "t", waiting: 1 };
  await happen("push", { data: { json: () => told } });
  const [title, options] = showNotification.mock.calls[0]!;
  expect(title).toBe("Birdie: your turn");
  expect(options).toMatchObject({ tag: "t", renotify: true, data: { table: "t" } });
  expect(options.badge).toBe("https://voliera.example/icons/badge-96.png");
  expect(options.badge).not.toBe(options.icon);
});

test("a note leads to its table, and an invitation to the list of friends", async () => {
  const told = { title: "Bower: an invitation", body: "Ada invites you", lang: "en", table: "t", waiting: 0 };
  await happen("push", { data: { json: () => ({ ...told, place: "friends" }) } });
  expect(showNotification.mock.calls[0]![1]).toMatchObject({
    tag: "t",
    data: { table: "t", place: "friends" },
  });
  for (const [data, hash] of [
    [{ table: "t", place: "friends" }, "#/friends"],
    [{ table: "t" }, "#/t/t"],
  ] as const) {
    await happen("notificationclick", { notification: { data, close: () => undefined } });
    expect(openWindow).toHaveBeenLastCalledWith(`https://voliera.example/${hash}`);
  }
});

test("a subscription that the browser ended begins again, and the server is told as the page would", async () => {
  await happen("pushsubscriptionchange", {});
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "server" });
  const [url, init] = fetched.mock.calls.at(-1)!;
  expect([url, init?.method]).toEqual(["/api/push", "POST"]);
  expect(JSON.parse(init!.body as string)).toEqual({
    endpoint: "https://push.example/new",
    keys: { p256dh: "p", auth: "a" },
    lang: "it",
    kids: true,
    muted: ["aaaaaaaaaa"],
  });
});

test("a subscription that the browser brings along is told of; where it was turned off nothing is", async () => {
  await happen("pushsubscriptionchange", { newSubscription: subscription("given") });
  expect(subscribe).not.toHaveBeenCalled();
  expect(JSON.parse(fetched.mock.calls[0]![1]!.body as string)).toMatchObject({
    endpoint: "https://push.example/given",
  });
  fetched.mockClear();
  wish = null;
  await happen("pushsubscriptionchange", {});
  expect(fetched).not.toHaveBeenCalled();
});

test("the notes of a table are closed, and those of others stay", async () => {
  const notes = [
    { tag: "t", close: vi.fn() },
    { tag: "u", close: vi.fn() },
  ];
  const getNotifications = async ({ tag }: { tag: string }) => notes.filter((one) => one.tag === tag);
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ getNotifications }) } });
  await closeNotes("t");
  expect(notes.map(({ close }) => close.mock.calls.length)).toEqual([1, 0]);
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => undefined } });
  await closeNotes("t");
  vi.stubGlobal("navigator", {});
  await closeNotes("t");
});
