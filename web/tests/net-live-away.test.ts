/** A live table whose page, line or sockets are away. */
import { expect, test, vi } from "vitest";
import {
  FakeSocket,
  full,
  happen,
  here,
  ID,
  listeners,
  page,
  PASS,
  seated,
  table,
  useFakeNetwork,
  watch,
  world,
} from "./live-network.ts";

useFakeNetwork();

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
  watch();
  void table.act(PASS);
  table.resync();
  happen("pageshow");
  await vi.advanceTimersByTimeAsync(100);
  expect(FakeSocket.all).toHaveLength(1);
});

test("it is tried again forever, ever more slowly", async () => {
  seated();
  const times: number[] = [];
  let last = Date.now();
  for (let i = 0; i < 9; i++) {
    const count = FakeSocket.all.length;
    FakeSocket.last.cut();
    while (FakeSocket.all.length === count) {
      await vi.advanceTimersByTimeAsync(50);
      if (world.requests.length) break;
    }
    times.push(Date.now() - last);
    last = Date.now();
    if (world.requests.length) break;
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
  world.respond = (path, signal) => {
    if (path.endsWith("/send")) return Promise.resolve(json({ type: "ack", id: "?", v: 2, rev: 2 }));
    return path.includes("wait") ? never(signal) : Promise.resolve(json(full()));
  };
  watch();
  await deaf();
  expect(world.requests.slice(0, 2)).toEqual([`GET /api/tables/${ID}`, `GET /api/tables/${ID}/wait?have=1`]);
  expect(table.link).toBe("live");
  void table.act(PASS);
  expect(world.requests.at(-1)).toBe(`POST /api/tables/${ID}/send`);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(table.link).toBe("live");
});

test("without sockets, a refusal of any kind is an answer and is not repeated forever", async () => {
  world.respond = (path, signal) => {
    if (path.endsWith("/send")) return Promise.resolve(json({ error: { code: "bad_request" } }, 400));
    return path.includes("wait") ? never(signal) : Promise.resolve(json(full()));
  };
  watch();
  await deaf();
  expect(await table.act(PASS)).toMatchObject({ ok: false, code: "bad_request" });
  expect(world.requests.filter((one) => one.includes("send"))).toHaveLength(1);
});

test("without sockets, a table that is not there is the end", async () => {
  world.respond = () => Promise.resolve(json({ error: { code: "no_table" } }, 404));
  watch();
  await deaf();
  expect(table).toMatchObject({ link: "closed", closed: "no_table" });
});

test("as soon as a socket opens again, it is used", async () => {
  world.respond = (path, signal) => (path.includes("wait") ? never(signal) : Promise.resolve(json(full())));
  watch();
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
  watch();
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
  world.respond = (path, signal) => (path.includes("wait") ? never(signal) : Promise.resolve(json(full())));
  watch();
  await deaf();
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  table.stop();
  expect(vi.getTimerCount()).toBe(0);
});
