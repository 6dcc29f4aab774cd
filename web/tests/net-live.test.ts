/** A table that mends itself, with a network of our own: every cut, gap, refusal and goodbye. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Happening } from "../src/model.ts";
import { LiveTable } from "../src/net/live.svelte.ts";
import type { Full, Incoming, Outgoing } from "../src/net/messages.ts";

/** A socket whose other end is this file. */
class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  readyState = 0;
  sent: Incoming[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Incoming);
  }
  close() {
    this.closed = true;
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(...messages: Outgoing[]) {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut() {
    this.readyState = 3;
    this.onclose?.();
  }
  commands() {
    return this.sent.filter((one): one is Extract<Incoming, { id: string }> => "id" in one);
  }
  has(type: Incoming["type"]) {
    return this.sent.filter((one) => one.type === type).length;
  }
}

const listeners = new Map<string, Set<() => void>>();
const listening = {
  addEventListener: (name: string, what: () => void) =>
    void (listeners.get(name) ?? listeners.set(name, new Set()).get(name)!).add(what),
  removeEventListener: (name: string, what: () => void) => void listeners.get(name)?.delete(what),
};
const happen = (name: string) => [...(listeners.get(name) ?? [])].forEach((one) => one());
const page = { ...listening, visibilityState: "visible" };
const network = { onLine: true };
let requests: string[] = [];
let respond: (path: string, signal?: AbortSignal) => Promise<Response> = () =>
  Promise.reject(new Error("away"));

const ID = "abcdefghij";
const full = (v = 1, more: Partial<Full> = {}): Full => ({
  type: "full",
  v,
  rev: v,
  you: { kind: "seat", seat: 0 },
  table: { id: ID, players: 2, options: {}, status: "running" } as unknown as Full["table"],
  view: { seat: 0, at: v },
  legal: [{ do: "pass" }],
  ...more,
});
const ev = (v: number, seat = 1): Outgoing => ({
  type: "ev",
  v,
  rev: v,
  events: [{ id: "took", args: { seat } }],
  view: { seat: 1 - seat, at: v },
});
const here: Outgoing = { type: "presence", seats: [true, true], watchers: 0 };
const PASS = [{ do: "pass" }];

let table: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  FakeSocket.all = [];
  listeners.clear();
  page.visibilityState = "visible";
  network.onLine = true;
  requests = [];
  respond = () => Promise.reject(new Error("away"));
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", listening.addEventListener);
  vi.stubGlobal("removeEventListener", listening.removeEventListener);
  vi.stubGlobal("location", { protocol: "https:", host: "voliera.example" });
  vi.stubGlobal("navigator", network);
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    requests.push(`${init.method} ${path}`);
    return respond(path, init.signal ?? undefined);
  });
});

afterEach(() => {
  table.stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A table that is connected and knows the present. */
function seated(): FakeSocket {
  table = new LiveTable(ID);
  FakeSocket.last.open();
  FakeSocket.last.tell(full(), here);
  return FakeSocket.last;
}

/** The next connection, on which nothing was missed unless more is said. */
async function reconnected(...greeting: Outgoing[]): Promise<FakeSocket> {
  await vi.advanceTimersByTimeAsync(5_000);
  FakeSocket.last.open();
  FakeSocket.last.tell(...greeting, here);
  return FakeSocket.last;
}

test("says hello, takes the present, and is live", () => {
  const socket = seated();
  expect(socket.url).toBe("wss://voliera.example/socket");
  expect(socket.sent[0]).toEqual({ type: "hello", proto: 1, table: ID });
  expect(table).toMatchObject({ link: "live", closed: null, full: { v: 1 }, presence: { watchers: 0 } });
});

test("an act is confirmed when its outcome is known, not before", async () => {
  const socket = seated();
  const outcome = table.act(PASS);
  expect(table.busy).toBe(true);
  const { id } = socket.commands()[0]!;
  socket.tell({ type: "ack", id, v: 2, rev: 2 });
  expect(table.busy).toBe(true);
  socket.tell(ev(2, 0));
  expect(table.busy).toBe(false);
  expect(await outcome).toEqual({ ok: true, ack: { type: "ack", id, v: 2, rev: 2 } });
  expect(table.full).toMatchObject({ v: 2, legal: [] });
});

test("cut before sending: the act goes out on the next connection", async () => {
  const socket = seated();
  socket.cut();
  expect(table.link).toBe("lost");
  const outcome = table.act(PASS);
  const next = await reconnected();
  expect(next.sent[0]).toMatchObject({ type: "hello", have: 1, you: "seat:0" });
  expect(next.commands()).toHaveLength(1);
  next.tell({ type: "ack", id: next.commands()[0]!.id, v: 2, rev: 2 }, ev(2, 0));
  expect((await outcome).ok).toBe(true);
  expect(table.link).toBe("live");
});

test("cut after sending, before it arrived: the same id again", async () => {
  const socket = seated();
  const outcome = table.act(PASS);
  const [first] = socket.commands();
  socket.cut();
  const next = await reconnected();
  expect(next.commands()).toEqual([first]);
  next.tell({ type: "ack", id: first!.id, v: 2, rev: 2 }, ev(2, 0));
  expect((await outcome).ok).toBe(true);
});

test("cut after it was carried out, before the answer: the same id, answered as before, and the entry once", async () => {
  const socket = seated();
  const heard: Happening[] = [];
  table.onHappening((one) => heard.push(one));
  const outcome = table.act(PASS);
  const { id } = socket.commands()[0]!;
  socket.cut();
  const next = await reconnected(ev(2, 0));
  expect(next.commands().map((one) => one.id)).toEqual([id]);
  next.tell({ type: "ack", id, v: 2, rev: 2 });
  expect((await outcome).ok).toBe(true);
  expect(heard).toHaveLength(1);
  expect(table.full!.v).toBe(2);
});

test("cut between the answer and the entry: it is not sent again", async () => {
  const socket = seated();
  const outcome = table.act(PASS);
  socket.tell({ type: "ack", id: socket.commands()[0]!.id, v: 2, rev: 2 });
  socket.cut();
  const next = await reconnected(ev(2, 0));
  expect(next.commands()).toEqual([]);
  expect((await outcome).ok).toBe(true);
});

test("an entry that is lost after its answer is noticed: the whole present is asked for", async () => {
  const socket = seated();
  const outcome = table.act(PASS);
  socket.tell({ type: "ack", id: socket.commands()[0]!.id, v: 2, rev: 2 });
  await vi.advanceTimersByTimeAsync(1_400);
  expect(socket.has("sync")).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(socket.has("sync")).toBe(1);
  socket.tell(full(2));
  expect((await outcome).ok).toBe(true);
  expect(socket.commands()).toHaveLength(1);
});

test("an act that is not answered on a connection that works is sent again with its id", async () => {
  const socket = seated();
  void table.act(PASS);
  for (let i = 0; i < 5; i++) {
    await vi.advanceTimersByTimeAsync(2_500);
    socket.tell({ type: "pong" });
  }
  expect(socket.commands()).toHaveLength(2);
  expect(new Set(socket.commands().map((one) => one.id)).size).toBe(1);
});

test("intents go out in the order in which they were made", async () => {
  seated().cut();
  void table.say({ text: "one" });
  void table.say({ text: "two" });
  expect(table.busy).toBe(false);
  expect((await reconnected()).commands().map((one) => "text" in one && one.text)).toEqual(["one", "two"]);
});

test("a connection on which nothing was missed is live with the first word", async () => {
  seated().cut();
  const next = await reconnected();
  expect(table.link).toBe("live");
  await vi.advanceTimersByTimeAsync(2_600);
  expect(next.has("ping")).toBe(1);
});

test("what was missed becomes the present at once: never an old view with a new number", async () => {
  seated().cut();
  const heard: number[] = [];
  table.onHappening((one) => {
    expect(table.full).toMatchObject({ v: 4, rev: 4, view: { at: 4 } });
    heard.push(one.v);
  });
  await vi.advanceTimersByTimeAsync(100);
  FakeSocket.last.open();
  FakeSocket.last.tell({ type: "ev", v: 2, rev: 2, events: [{ id: "took", args: { seat: 0 } }] });
  expect(table.full!.rev).toBe(1);
  FakeSocket.last.tell({ type: "ev", v: 3 }, ev(4));
  expect(heard).toEqual([2, 4]);
  expect(table.link).toBe("live");
});

test("entries of a table that has not begun bring no view: the greeting's end completes them", async () => {
  table = new LiveTable(ID);
  FakeSocket.last.open();
  FakeSocket.last.tell(full(1, { view: null }), here);
  FakeSocket.last.cut();
  const next = await reconnected({ type: "ev", v: 2, rev: 1, events: [{ id: "joined", args: { seat: 1 } }] });
  expect(table.full!.v).toBe(2);
  expect(next.has("sync")).toBe(0);
});

test("a gap asks for the whole present, once", () => {
  const socket = seated();
  socket.tell(ev(3), ev(4));
  expect(table.full!.v).toBe(1);
  expect(socket.has("sync")).toBe(1);
  socket.tell(full(4));
  expect(table.full!.v).toBe(4);
  socket.tell(ev(9));
  expect(socket.has("sync")).toBe(2);
});

test("an entry that comes twice is heard once", () => {
  const socket = seated();
  const heard: Happening[] = [];
  table.onHappening((one) => heard.push(one));
  socket.tell(ev(2), ev(2), ev(1));
  expect(heard.map((one) => one.v)).toEqual([2]);
  expect(table.log).toHaveLength(1);
});

test("a refusal brings the truth and its reason, and tells it", async () => {
  const socket = seated();
  const told: unknown[] = [];
  table.refused = (code, rule) => told.push([code, rule]);
  const outcome = table.act(PASS);
  const { id } = socket.commands()[0]!;
  socket.tell({ type: "nack", id, code: "illegal_action", rule: "B-T2", full: full(5) });
  expect(await outcome).toMatchObject({ ok: false, code: "illegal_action", rule: "B-T2" });
  expect(table.full!.v).toBe(5);
  expect(told).toEqual([["illegal_action", "B-T2"]]);
});

test("that another tab was faster is no news", async () => {
  const socket = seated();
  const told: unknown[] = [];
  table.refused = (code) => told.push(code);
  const outcome = table.act(PASS);
  socket.tell({ type: "nack", id: socket.commands()[0]!.id, code: "stale", full: full(3) });
  expect(await outcome).toMatchObject({ ok: false, code: "stale" });
  expect(told).toEqual([]);
  expect(table.full!.v).toBe(3);
});

test("a busy server is asked again when it said so, with the same id", async () => {
  const socket = seated();
  const outcome = table.act(PASS);
  const { id } = socket.commands()[0]!;
  socket.tell({ type: "nack", id, code: "busy", retry_ms: 1_000 });
  expect(socket.commands()).toHaveLength(1);
  expect(table.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(socket.commands().map((one) => one.id)).toEqual([id, id]);
  socket.tell(ev(2, 0), { type: "ack", id, v: 2, rev: 2 });
  expect((await outcome).ok).toBe(true);
});

test("a goodbye with a time is an interruption", async () => {
  const socket = seated();
  const outcome = table.act(PASS);
  socket.tell({ type: "bye", why: "restart", retry_ms: 3_000 });
  expect(table).toMatchObject({ link: "lost", closed: null });
  await vi.advanceTimersByTimeAsync(2_900);
  expect(FakeSocket.all).toHaveLength(1);
  const next = await reconnected();
  next.tell(ev(2, 0), { type: "ack", id: next.commands()[0]!.id, v: 2, rev: 2 });
  expect((await outcome).ok).toBe(true);
});

test("a goodbye without a time is the end, and says why", async () => {
  const socket = seated();
  const outcome = table.act(PASS);
  socket.tell({ type: "bye", why: "revoked" });
  expect(table).toMatchObject({ link: "closed", closed: "revoked", busy: false });
  expect(await outcome).toMatchObject({ ok: false, code: "gone" });
  expect(await table.act(PASS)).toMatchObject({ ok: false, code: "gone" });
  await vi.advanceTimersByTimeAsync(60_000);
  happen("online");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a greeting that was too slow is tried again", async () => {
  table = new LiveTable(ID);
  FakeSocket.last.open();
  FakeSocket.last.tell({ type: "bye", why: "no_hello" });
  expect(table.closed).toBe(null);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("who leaves an open table has left, though the answer has no way to come", async () => {
  const socket = seated();
  const outcome = table.leave();
  socket.tell({ type: "bye", why: "unseated", retry_ms: 0 });
  expect((await outcome).ok).toBe(true);
});

test("who has become somebody else looks again as that one", async () => {
  table = new LiveTable(ID);
  FakeSocket.last.open();
  FakeSocket.last.tell(full(1, { you: { kind: "watch", seat: null } }), here);
  FakeSocket.last.tell(full(2));
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.all[0]!.closed).toBe(true);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent[0]).toMatchObject({ have: 2, you: "seat:0" });
  FakeSocket.last.tell(here);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a truth that was overtaken is not believed; one that answers hello is", async () => {
  const socket = seated();
  socket.tell(ev(2), full(1));
  expect(table.full!.v).toBe(2);
  socket.cut();
  await reconnected(full(1));
  expect(table.full!.v).toBe(1);
});

test.each(["visibilitychange", "pageshow", "online"])("%s asks for the present", (what) => {
  const socket = seated();
  happen(what);
  expect(socket.has("sync")).toBe(1);
});

test("a page that goes to the back asks for nothing", () => {
  const socket = seated();
  page.visibilityState = "hidden";
  happen("visibilitychange");
  expect(socket.has("sync")).toBe(0);
});

test("a connection that does not answer when the page comes to the front is given up soon", async () => {
  const socket = seated();
  await vi.advanceTimersByTimeAsync(10);
  happen("visibilitychange");
  await vi.advanceTimersByTimeAsync(1_600);
  expect(socket.closed).toBe(true);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a connection that answers is kept", async () => {
  const socket = seated();
  happen("visibilitychange");
  await vi.advanceTimersByTimeAsync(200);
  socket.tell(full(1));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("offline is shown at once, and over with the next word", () => {
  const socket = seated();
  happen("offline");
  expect(table.link).toBe("lost");
  socket.tell({ type: "pong" });
  expect(table.link).toBe("live");
});

test("nine seconds of silence, and another connection is opened; a word in between keeps this one", async () => {
  const socket = seated();
  await vi.advanceTimersByTimeAsync(8_000);
  socket.tell({ type: "pong" });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(socket.has("ping")).toBe(6);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(socket.closed).toBe(true);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test("whoever taps while a connection is being opened does not disturb it", async () => {
  table = new LiveTable(ID);
  void table.act(PASS);
  table.resync();
  happen("pageshow");
  await vi.advanceTimersByTimeAsync(100);
  expect(FakeSocket.all).toHaveLength(1);
});

test("it is tried again for ever, ever more slowly", async () => {
  seated();
  const times: number[] = [];
  let last = Date.now();
  for (let i = 0; i < 9; i++) {
    const count = FakeSocket.all.length;
    FakeSocket.last.cut();
    while (FakeSocket.all.length === count) {
      await vi.advanceTimersByTimeAsync(50);
      if (requests.length) break;
    }
    times.push(Date.now() - last);
    last = Date.now();
    if (requests.length) break;
  }
  expect(times.slice(0, 4)).toEqual([50, 250, 500, 1_000]);
});

test("what is no message ends the connection, not the page", async () => {
  const socket = seated();
  socket.onmessage?.({ data: "<html>" });
  expect(socket.closed).toBe(true);
  expect(table.link).toBe("lost");
});

/** Four sockets that never open. */
async function deaf() {
  for (let i = 0; i < 4; i++) {
    FakeSocket.last.cut();
    await vi.advanceTimersByTimeAsync(1_500);
  }
}
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const never = (signal?: AbortSignal) =>
  new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(new Error("aborted"))));

test("where sockets never open, it is asked patiently; and commands are posted", async () => {
  respond = (path, signal) => {
    if (path.endsWith("/send")) return Promise.resolve(json({ type: "ack", id: "?", v: 2, rev: 2 }));
    return path.includes("wait") ? never(signal) : Promise.resolve(json(full()));
  };
  table = new LiveTable(ID);
  await deaf();
  expect(requests.slice(0, 2)).toEqual([`GET /api/tables/${ID}`, `GET /api/tables/${ID}/wait?have=1`]);
  expect(table.link).toBe("live");
  void table.act(PASS);
  expect(requests.at(-1)).toBe(`POST /api/tables/${ID}/send`);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(table.link).toBe("live");
});

test("without sockets, a refusal of any kind is an answer and is not repeated for ever", async () => {
  respond = (path, signal) => {
    if (path.endsWith("/send")) return Promise.resolve(json({ error: { code: "bad_request" } }, 400));
    return path.includes("wait") ? never(signal) : Promise.resolve(json(full()));
  };
  table = new LiveTable(ID);
  await deaf();
  expect(await table.act(PASS)).toMatchObject({ ok: false, code: "bad_request" });
  expect(requests.filter((one) => one.includes("send"))).toHaveLength(1);
});

test("without sockets, a table that is not there is the end", async () => {
  respond = () => Promise.resolve(json({ error: { code: "no_table" } }, 404));
  table = new LiveTable(ID);
  await deaf();
  expect(table).toMatchObject({ link: "closed", closed: "no_table" });
});

test("as soon as a socket opens again, it is used", async () => {
  respond = (path, signal) => (path.includes("wait") ? never(signal) : Promise.resolve(json(full())));
  table = new LiveTable(ID);
  await deaf();
  const before = FakeSocket.all.length;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(FakeSocket.all).toHaveLength(before + 1);
  FakeSocket.last.open();
  FakeSocket.last.open();
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", have: 1 });
  FakeSocket.last.tell(here);
  expect(table.link).toBe("live");
});

test("a server that is away altogether is looked for with sockets again", async () => {
  table = new LiveTable(ID);
  await deaf();
  const before = FakeSocket.all.length;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(FakeSocket.all.length).toBeGreaterThan(before);
  FakeSocket.last.open();
  FakeSocket.last.tell(full(), here);
  expect(table.link).toBe("live");
});

test("a table that was let go leaves nothing behind: no timer, no listener, no socket, nobody waiting", async () => {
  const socket = seated();
  const outcome = table.act(PASS);
  happen("visibilitychange");
  table.stop();
  expect(vi.getTimerCount()).toBe(0);
  expect([...listeners.values()].every((some) => some.size === 0)).toBe(true);
  expect(socket.closed).toBe(true);
  expect(await outcome).toMatchObject({ ok: false, code: "gone" });
  table.resync();
  void table.act(PASS);
  expect(vi.getTimerCount()).toBe(0);
});

test("also when it was let go between two connections, or without sockets", async () => {
  seated().cut();
  table.stop();
  expect(vi.getTimerCount()).toBe(0);
  respond = (path, signal) => (path.includes("wait") ? never(signal) : Promise.resolve(json(full())));
  table = new LiveTable(ID);
  await deaf();
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  table.stop();
  expect(vi.getTimerCount()).toBe(0);
});
