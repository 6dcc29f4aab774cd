/** Signing out: what is said to the server, in which order, and what the device forgets. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SessionAnswer } from "../src/net/interface.ts";

/** A store whose keys are its own fields, as those of browsers are. */
class Notes {
  [key: string]: unknown;
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }
  setItem(key: string, text: string): void {
    this[key] = text;
  }
  removeItem(key: string): void {
    delete this[key];
  }
}
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
vi.stubGlobal("location", { hash: "", href: "" });
vi.stubGlobal("isSecureContext", false);
vi.stubGlobal("localStorage", new Notes());
const { push } = await import("../src/app/push.svelte.ts");
const { api } = await import("../src/net/api.ts");
const { comesBack, signOut, signOutOthers } = await import("../src/screens/profile/signing-out.ts");
const { session } = await import("../src/state/session.svelte.ts");
const { keep, keptKeys } = await import("../src/state/storage.ts");

const ADA: SessionAnswer = { id: "a", name: "Ada", lang: "en", ratings: [], avatar: null };

beforeEach(() => {
  vi.stubGlobal("localStorage", new Notes());
  session.who = ADA;
});
afterEach(() => vi.restoreAllMocks());

test("a passkey or a recovery code brings a self back", () => {
  expect(comesBack([], null)).toBe(false);
  expect(comesBack([{}], null)).toBe(true);
  expect(comesBack([], 5)).toBe(true);
});

test("notifications end before the cookie, and the device's own games and settings stay", async () => {
  const done: string[] = [];
  vi.spyOn(push, "turnOff").mockImplementation(async () => void done.push("push"));
  vi.spyOn(api, "forget").mockImplementation(async () => void done.push("cookie"));
  for (const key of [
    "somebody",
    "push",
    "muted",
    "invitation.t1",
    "notes.t1.0",
    "settings",
    "puzzles",
    "sheet.s1",
  ])
    keep(`voliera.${key}`, "yes");
  await signOut();
  expect(done).toEqual(["push", "cookie"]);
  expect(session.who).toBeNull();
  expect(keptKeys().sort()).toEqual(["voliera.puzzles", "voliera.settings", "voliera.sheet.s1"]);
});

test("where the server does not answer, the device stays who it is", async () => {
  vi.spyOn(push, "turnOff").mockResolvedValue();
  vi.spyOn(api, "forget").mockRejectedValue(new Error("away"));
  keep("voliera.somebody", "yes");
  await expect(signOut()).rejects.toThrow("away");
  expect(session.who).toBe(ADA);
  expect(keptKeys()).toEqual(["voliera.somebody"]);
});

test("this device goes on being told of turns when all others are signed out", async () => {
  const told = vi.spyOn(api, "forgetOthers").mockResolvedValue();
  vi.spyOn(push, "device", "get").mockReturnValue("d1");
  await signOutOthers();
  expect(told).toHaveBeenCalledWith("d1");
});
