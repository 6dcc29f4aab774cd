/** Birdie, as the house sees it. */
import type { Game } from "../contract.ts";
import Door from "./Door.svelte";
import type { BirdieAction } from "./forms.ts";
import Perched from "./Perched.svelte";

const table = () => import("./Birdie.svelte");

const birdie: Game = {
  letter: "B",
  mark: { icon: "robin" },
  icon: "robin",
  bird: "bird-robin",
  teacher: "bird-owl",
  feats: { "eight-sets": "pigeon", "four-trophies": "woodpecker" },
  variants: ["standard", "expert"],
  puzzles: {
    split: ["split", "insert", "owl"],
    chain: ["collapse", "feature", "pigeon", "insert", "owl"],
  },
  art: () => import("virtual:art/birdie"),
  Door,
  Perched,
  welcome: () => import("./Welcome.svelte"),
  table,
  scenes: () =>
    Promise.all([table(), import("./scoring/Scoring.svelte"), import("./results/Results.svelte")]),
  reason: async (full, actions, events) => {
    const { reasonOf } = await import("./table/reason.ts");
    return reasonOf(full, actions as BirdieAction[], events);
  },
  hint: () => import("./table/HintSummary.svelte"),
  sheet: () => import("./sheet/BirdieSheet.svelte"),
  lesson: () => import("./lesson/lesson.json"),
  lessonFrame: () => import("./lesson/Frame.svelte"),
  exhibits: () => import("./lesson/exhibits.ts"),
  touch: () => import("./lesson/touch.ts"),
  rulePicture: () => import("./rules/Picture.svelte"),
  replay: () => import("./replay/index.ts"),
  shared: () => import("./results/SharedBirds.svelte"),
};

export default birdie;
