/** What the gallery can show, by name: a fixture's name opens its table; other screens are listed here. */
import type { Component } from "svelte";
import { dressed, surround } from "./around.ts";
import { StillTable } from "./still.ts";
import type { Full } from "../src/net/messages.ts";

export type Shown = { component: Component<Record<string, unknown>>; props: Record<string, unknown> };
type Module = { default: unknown };

const fixtures = import.meta.glob<{ default: unknown }>("./fixtures/*.json");
/** Screens that are no tables; `more` is what a screen is to be told. */
const screens: Record<string, () => Promise<{ module: Module; more?: Record<string, unknown> }>> = {
  home: async () => ({ module: await import("../src/screens/home/Home.svelte") }),
  setup: async () => ({
    module: await import("../src/screens/setup/Setup.svelte"),
    more: { route: { name: "new", game: "birdie" } },
  }),
  settings: async () => ({
    module: await import("../src/screens/settings/Settings.svelte"),
    more: { onclose: () => undefined },
  }),
  tables: async () => ({ module: await import("../src/screens/tables/Tables.svelte") }),
  nowhere: async () => ({ module: await import("../src/screens/nowhere/Nowhere.svelte") }),
  device: async () => ({
    module: await import("../src/screens/device/Device.svelte"),
    more: { route: { name: "device", code: "code" } },
  }),
  lobby: async () => {
    const full = (await fixtures["./fixtures/birdie-turn-4.json"]!()).default as Full;
    const seats = full.table.seats.map((seat, i) =>
      i === 1 ? { kind: "free" as const, name: "", bot: null, person: null } : seat,
    );
    return {
      module: await import("../src/screens/setup/Lobby.svelte"),
      more: { table: new StillTable({ ...full, table: { ...full.table, status: "open", seats } }) },
    };
  },
};

export async function shown(name: string, wishes: URLSearchParams): Promise<Shown> {
  const screen = screens[name];
  if (screen) {
    const { module, more } = await screen();
    return { component: module.default as Shown["component"], props: { ...more } };
  }
  const fixture = fixtures[`./fixtures/${name}.json`];
  if (!fixture) throw new Error(`no such situation: ${name}`);
  const table = new StillTable(dressed((await fixture()).default as Full, wishes));
  surround(table, wishes);
  const { default: component } = await import("../src/screens/table/Playing.svelte");
  return {
    component: component as unknown as Shown["component"],
    props: { table, scene: wishes.get("scene") },
  };
}
