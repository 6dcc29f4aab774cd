/** The service worker, as the build writes it, with caches of our own: what is fetched, and which builds stay. */
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { workerOf } from "../plugins/offline.ts";

type Heard = (event: { waitUntil(work: Promise<unknown>): void }) => void;
const ORIGIN = "https://voliera.example";
const PACK = "assets/pack-1.json";
const FILES = ["assets/rules-1.wasm", "voliera.svg"];

/** The caches of an origin, by their names. */
class Caches {
  readonly kept = new Map<string, Map<string, Response>>();
  readonly fetched: Request[] = [];
  absent = "";

  fetch = async (wanted: Request | URL): Promise<Response> => {
    const request = new Request(wanted);
    this.fetched.push(request);
    const gone = this.absent !== "" && request.url.endsWith(this.absent);
    return gone ? new Response("", { status: 404 }) : new Response(JSON.stringify({ "assets/a.js": "1" }));
  };
  open = async (name: string) => {
    const rows = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, rows);
    const key = (wanted: Request | URL | string) => new Request(wanted).url;
    return {
      addAll: async (requests: Request[]) => {
        for (const one of requests) rows.set(one.url, await this.fetch(one));
      },
      put: async (wanted: Request | URL | string, answer: Response) => void rows.set(key(wanted), answer),
      match: async (wanted: Request | URL | string) => rows.get(key(wanted))?.clone(),
    };
  };
  keys = async () => [...this.kept.keys()];
  delete = async (name: string) => this.kept.delete(name);

  /** The caches that hold a page. */
  builds = () =>
    [...this.kept].flatMap(([name, rows]) => (rows.size > 1 ? [name.match(/\w+$/)![0]] : [])).sort();
}

/** A worker of a build at a place, installed; returns how it comes into use. */
async function install(caches: Caches, build: string, place = "/"): Promise<() => Promise<unknown>> {
  const heard: Record<string, Heard> = {};
  const self = {
    addEventListener: (name: string, listener: Heard) => (heard[name] = listener),
    clients: { claim: async () => undefined },
    registration: {},
  };
  const code = await workerOf(build, FILES, PACK);
  const location = { href: `${ORIGIN}${place}sw.js`, origin: ORIGIN };
  const globals = { self, caches, fetch: caches.fetch, location, URL, Request, Response, TypeError };
  runInNewContext(code, globals);
  const done = (name: string) => {
    let work: Promise<unknown> = Promise.resolve();
    heard[name]!({
      waitUntil: (what) => {
        work = what;
      },
    });
    return work;
  };
  await done("install");
  return () => done("activate");
}

test("the page, and what has no hash in its name, are never taken from the browser's cache", async () => {
  const caches = new Caches();
  await install(caches, "a");
  const how = Object.fromEntries(caches.fetched.map(({ url, cache }) => [url.slice(ORIGIN.length), cache]));
  expect(how).toEqual({
    "/": "reload",
    "/voliera.svg": "reload",
    "/assets/rules-1.wasm": "default",
    [`/${PACK}`]: "default",
  });
});

test("the build that pages are open with stays, and not one that only waited", async () => {
  const caches = new Caches();
  await (
    await install(caches, "a")
  )();
  await install(caches, "b");
  expect(caches.builds()).toEqual(["a", "b"]);
  const use = await install(caches, "c");
  expect(caches.builds()).toEqual(["a", "c"]);
  await use();
  await use(); // a worker that was ended meanwhile begins again
  expect(caches.builds()).toEqual(["a", "c"]);
  await (
    await install(caches, "d")
  )();
  expect(caches.builds()).toEqual(["c", "d"]);
});

test("a build that cannot be fetched whole leaves the one that waits alone", async () => {
  const caches = new Caches();
  await (
    await install(caches, "a")
  )();
  await install(caches, "b");
  caches.absent = PACK;
  await expect(install(caches, "c")).rejects.toThrow(TypeError);
  expect(caches.builds()).toEqual(expect.arrayContaining(["a", "b"]));
});

test("pages at several addresses of one origin keep their own caches", async () => {
  const caches = new Caches();
  for (const place of ["/", "/one/", "/one/two/"]) {
    await (
      await install(caches, "a", place)
    )();
    await (
      await install(caches, "b", place)
    )();
    await (
      await install(caches, "c", place)
    )();
  }
  expect(caches.builds()).toEqual(["b", "b", "b", "c", "c", "c"]);
});
