/** A table that mends itself, with a network of our own: every cut, gap, refusal and goodbye. */
import { expect, test, vi } from "vitest";
import type { Happening } from "../src/model.ts";
import { event } from "./builders.ts";
import {
  ev,
  FakeSocket,
  full,
  happen,
  here,
  ID,
  PASS,
  reconnected,
  seated,
  table,
  useFakeNetwork,
  watch,
} from "./live-network.ts";

useFakeNetwork();

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
    expect(table.full).toMatchObject({ v: 4, rev: 4, view: { round: 4 } });
    heard.push(one.v);
  });
  await vi.advanceTimersByTimeAsync(100);
  FakeSocket.last.open();
  FakeSocket.last.tell({ type: "ev", v: 2, rev: 2, events: [event("took", { seat: 0 })] });
  expect(table.full!.rev).toBe(1);
  FakeSocket.last.tell({ type: "ev", v: 3 }, ev(4));
  expect(heard).toEqual([2, 4]);
  expect(table.link).toBe("live");
});

test("entries of a table that has not begun bring no view: the greeting's end completes them", async () => {
  watch();
  FakeSocket.last.open();
  FakeSocket.last.tell(full(1, { view: null }), here);
  FakeSocket.last.cut();
  const next = await reconnected({ type: "ev", v: 2, rev: 1, events: [event("joined", { seat: 1 })] });
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
  watch();
  FakeSocket.last.open();
  FakeSocket.last.tell({ type: "bye", why: "no_hello" });
  expect(table.closed).toBe(null);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a player who leaves an open table has left, though the answer has no way to come", async () => {
  const socket = seated();
  const outcome = table.leave();
  socket.tell({ type: "bye", why: "unseated", retry_ms: 0 });
  expect((await outcome).ok).toBe(true);
});

test("a client that has become another viewer looks again as that one", async () => {
  watch();
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
