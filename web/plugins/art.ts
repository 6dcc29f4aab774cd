/**
 * The art kit as sprites: `virtual:art/common`, `virtual:art/birdie` and `virtual:art/bower` are strings of <symbol>s.
 *
 * A page puts each of them into the document once; everything else is `<use href="#…">`. What both games show is in the
 * common one, so that a table loads only what it needs. `virtual:art/bots` is no sprite: a portrait that moves has to be
 * inlined, so that this is the inside of each drawing by the bird's name.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../art");
const BIRDS = ["robin", "owl", "pigeon", "woodpecker"];
const SEASONS = ["spring", "summer", "autumn", "winter"];
const PORTRAITS = ["sparrow", "magpie", "jay", "raven", "heron", "owl"];

function inner(file: string): string {
  return readFileSync(resolve(FOLDER, file), "utf8")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, "")
    .replace(/\n\s*/g, "");
}

const symbol = (id: string, box: string, body: string) =>
  `<symbol id="${id}" viewBox="${box}">${body}</symbol>`;
const whole = (id: string, box: string, file: string) => symbol(id, box, inner(file));

/** A card's face, all but its letters, which are in the reader's language. */
function face(bird: string, season: string): string {
  return symbol(
    `card-${bird}-${season}`,
    "0 0 120 168",
    `<use href="#season-${season}" width="120" height="168"/>` +
      `<path d="M0 106.5q60 4 120 0" fill="none" stroke="#3b2a48" stroke-width="2.4"/>` +
      `<g class="no-wire"><use href="#bird-${bird}" x="15" y="18" width="104" height="104"/></g>` +
      `<path d="M0 0h27a6 6 0 0 1 6 6v30a7 7 0 0 1-7 7H0zM0 124h26a7 7 0 0 1 7 7v37H0z" fill="#fff8ea"/>` +
      `<g class="printed-${bird}"><use href="#icon-${bird}" x="4" y="2.5" width="25" height="25"/></g>` +
      `<g class="printed-${season}"><use href="#icon-${season}" x="4" y="127" width="25" height="25"/></g>`,
  );
}

/** The face of a small card: larger icons, no letters. */
function smallFace(bird: string, season: string): string {
  return symbol(
    `small-${bird}-${season}`,
    "0 0 120 168",
    `<use href="#season-${season}" width="120" height="168"/>` +
      `<path d="M0 106.5q60 4 120 0" fill="none" stroke="#3b2a48" stroke-width="3"/>` +
      `<g class="no-wire"><use href="#bird-${bird}" x="19" y="18" width="104" height="104"/></g>` +
      `<path d="M0 0h35a7 7 0 0 1 7 7v28a8 8 0 0 1-8 8H0zM0 125h34a8 8 0 0 1 8 8v35H0z" fill="#fff8ea"/>` +
      `<g class="printed-${bird}"><use href="#icon-${bird}" x="3" y="3" width="37" height="37"/></g>` +
      `<g class="printed-${season}"><use href="#icon-${season}" x="3" y="128" width="37" height="37"/></g>`,
  );
}

/** A portrait without ids: two of one bird may be shown on one page. */
const portrait = (bird: string) => inner(`bots/${bird}.svg`).replaceAll(/ id="[^"]*"/g, "");

const SPRITES: Record<string, () => string | Record<string, string>> = {
  common: () =>
    inner("bird-icons.svg") +
    inner("season-icons.svg") +
    inner("ui-icons.svg") +
    inner("digits.svg") +
    BIRDS.map((bird) => whole(`bird-${bird}`, "0 0 120 120", `birds/${bird}.svg`)).join("") +
    whole("bird-bowerbird", "0 0 120 120", "birds/bowerbird.svg") +
    inner("bower/objects.svg"),
  birdie: () =>
    inner("trophies.svg") +
    SEASONS.map((season) => whole(`season-${season}`, "0 0 120 168", `seasons/${season}.svg`)).join("") +
    whole("back", "0 0 120 168", "card/back.svg") +
    whole("stop", "0 0 120 168", "card/stop.svg") +
    whole("flap", "0 0 24 24", "flap.svg") +
    whole("marker", "0 0 96 20", "marker.svg") +
    BIRDS.flatMap((bird) => SEASONS.map((season) => face(bird, season) + smallFace(bird, season))).join(""),
  bower: () => inner("bower/materials.svg") + inner("bonus/tiles.svg"),
  scene: () => inner("scene-roofs.svg"),
  table: () => inner("table-icons.svg"),
  bots: () => Object.fromEntries(PORTRAITS.map((bird) => [bird, portrait(bird)])),
};

export function art(): Plugin {
  return {
    name: "voliera-art",
    resolveId: (id) => (id.startsWith("virtual:art/") ? `\0${id}` : undefined),
    load(id) {
      const found = id.startsWith("\0virtual:art/") ? SPRITES[id.slice("\0virtual:art/".length)] : undefined;
      return found && `export default ${JSON.stringify(found())};`;
    },
  };
}
