/** A network for tests of a live table: sockets whose other end is the test, and a page and a line that it switches. */
import { afterEach, beforeEach, vi } from "vitest";
import { LiveTable } from "../src/net/live.svelte.ts";
import type { Full, Incoming, Outgoing, TableInfo } from "../src/net/messages.ts";
import type { View, Action } from "../src/games/documents.ts";
import { event, part } from "./builders.ts";

/** A socket whose other end is this file. */
export class FakeSocket {
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

export const listeners = new Map<string, Set<() => void>>();
const listening = {
  addEventListener: (name: string, what: () => void) =>
    void (listeners.get(name) ?? listeners.set(name, new Set()).get(name)!).add(what),
  removeEventListener: (name: string, what: () => void) => void listeners.get(name)?.delete(what),
};
export const happen = (name: string) => [...(listeners.get(name) ?? [])].forEach((one) => one());
export const page = { ...listening, visibilityState: "visible" };
export const network = { onLine: true };

export const ID = "abcdefghij";
/** What is seen after `v` entries; here the round tells one from another. */
const seen = (seat: number, v: number) => part<View>({ seat, round: v });
export const full = (v = 1, more: Partial<Full> = {}): Full => ({
  type: "full",
  v,
  rev: v,
  you: { kind: "seat", seat: 0 },
  table: part<TableInfo>({ id: ID, players: 2, options: {}, status: "running" }),
  view: seen(0, v),
  legal: [{ do: "pass" }],
  ...more,
});
export const ev = (v: number, seat = 1): Outgoing => ({
  type: "ev",
  v,
  rev: v,
  events: [event("took", { seat })],
  view: seen(1 - seat, v),
});
export const here: Outgoing = { type: "presence", seats: [true, true], watchers: 0 };
export const PASS: Action[] = [{ do: "pass" }];

type Respond = (path: string, signal?: AbortSignal) => Promise<Response>;
const away: Respond = () => Promise.reject(new Error("away"));

/** What was asked by HTTP, and what answers. */
export const world = { requests: [] as string[], respond: away };
/** The table of the test; `watch` makes it. */
export let table: LiveTable;

/** Look at a table from now on. */
export function watch(): LiveTable {
  return (table = new LiveTable(ID));
}

/** Put the network in place of the browser's, for each test of a file. */
export function useFakeNetwork(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    FakeSocket.all = [];
    listeners.clear();
    page.visibilityState = "visible";
    network.onLine = true;
    world.requests = [];
    world.respond = away;
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("document", page);
    vi.stubGlobal("addEventListener", listening.addEventListener);
    vi.stubGlobal("removeEventListener", listening.removeEventListener);
    vi.stubGlobal("location", { protocol: "https:", host: "voliera.example" });
    vi.stubGlobal("navigator", network);
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      world.requests.push(`${init.method} ${path}`);
      return world.respond(path, init.signal ?? undefined);
    });
  });

  afterEach(() => {
    table.stop();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

/** A table that is connected and knows the present. */
export function seated(): FakeSocket {
  watch();
  FakeSocket.last.open();
  FakeSocket.last.tell(full(), here);
  return FakeSocket.last;
}

/** The next connection, on which nothing was missed unless more is said. */
export async function reconnected(...greeting: Outgoing[]): Promise<FakeSocket> {
  await vi.advanceTimersByTimeAsync(5_000);
  FakeSocket.last.open();
  FakeSocket.last.tell(...greeting, here);
  return FakeSocket.last;
}
