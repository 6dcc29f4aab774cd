/** Bower, as the house sees it. */
import type { Game } from "../contract.ts";
import Door from "./Door.svelte";
import type { BowerAction } from "./forms.ts";
import Perched from "./Perched.svelte";

const table = () => import("./Bower.svelte");

const bower: Game = {
  letter: "W",
  mark: { symbol: "egg-token" },
  icon: "owl",
  bird: "bird-bowerbird",
  teacher: "bird-bowerbird",
  feats: { "ten-eggs": "bowerbird" },
  variants: ["standard", "super"],
  puzzles: {
    placement: ["take", "play", "bonus", "keep", "effect"],
    gift: ["effect"],
  },
  art: () => import("virtual:art/bower"),
  Door,
  Perched,
  welcome: () => import("./Welcome.svelte"),
  table,
  scenes: () =>
    Promise.all([
      table(),
      import("./bonus/Bonus.svelte"),
      import("./target/Target.svelte"),
      import("./final/Final.svelte"),
    ]),
  reason: async (full, actions) => {
    const { reasonOf } = await import("./table/reason.ts");
    return reasonOf(full, actions[0] as BowerAction | undefined);
  },
  sheet: () => import("./sheet/BowerSheet.svelte"),
  lesson: () => import("./lesson/lesson.json"),
  lessonFrame: () => import("./lesson/Frame.svelte"),
  exhibits: () => import("./lesson/exhibits.ts"),
  touch: () => import("./lesson/touch.ts"),
  rulePicture: () => import("./rules/Picture.svelte"),
  replay: () => import("./replay/index.ts"),
  shared: () => import("./results/SharedBirds.svelte"),
};

export default bower;
