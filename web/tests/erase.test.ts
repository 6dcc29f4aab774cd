/** Erasing everything ends notifications in this browser, too. */
import { expect, test, vi } from "vitest";
import "./spoken.ts";

const store = new Map([
  ["voliera.push", JSON.stringify({ device: "d" })],
  ["voliera.settings", "{}"],
]);
const unsubscribe = vi.fn(async () => true);
const forgotten: string[] = [];

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("isSecureContext", true);
vi.stubGlobal("Notification", { permission: "granted" });
vi.stubGlobal("PushManager", class {});
vi.stubGlobal("location", new URL("https://voliera.example/"));
vi.stubGlobal("caches", { open: async () => ({ delete: async (place: string) => forgotten.push(place) }) });
vi.stubGlobal(
  "localStorage",
  new Proxy(
    {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, text: string) => void store.set(key, text),
      removeItem: (key: string) => void store.delete(key),
    },
    {
      ownKeys: () => [...store.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  ),
);
vi.stubGlobal("navigator", {
  languages: ["en"],
  serviceWorker: {
    getRegistration: async () => ({ pushManager: { getSubscription: async () => ({ unsubscribe }) } }),
  },
});
vi.stubGlobal("indexedDB", {
  deleteDatabase: () => {
    const asked = { onsuccess: () => undefined };
    queueMicrotask(() => asked.onsuccess());
    return asked;
  },
});

test("the browser's subscription goes with everything else; settings stay", async () => {
  const { eraseAll } = await import("../src/screens/profile/own-data.ts");
  await eraseAll();
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(forgotten).toEqual(["push-wish"]);
  expect([...store.keys()]).toEqual(["voliera.settings"]);
});
