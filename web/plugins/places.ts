/**
 * Styles of a place hold only in that place. A page stays loaded while somebody walks through the house, and with it every
 * stylesheet that was ever needed: without this, a class of the score sheet would dress a table that is opened after it.
 *
 * `data-place` of the page names where one is (App.svelte). What is asked in front of a selector weighs nothing, so that
 * rules win and lose against each other as they are written.
 */
import type { Plugin } from "postcss";

/** Folders of screens and of games, and the places in which something of them is shown; the styles of all others hold everywhere. */
const PLACES: Record<string, readonly string[]> = {
  learn: ["learn"],
  lesson: ["learn"],
  replay: ["replay"],
};

export function places(): Plugin {
  return {
    postcssPlugin: "places",
    Once(root) {
      const folder =
        /\/src\/(?:screens|games\/\w+)\/(\w+)\/[^.?]*\.css$/.exec(root.source?.input.file ?? "")?.[1] ?? "";
      const there = PLACES[folder]?.map((place) => `[data-place="${place}"]`).join(", ");
      if (!there) return;
      root.walkRules((rule) => {
        if (rule.parent?.type === "atrule" && "name" in rule.parent && rule.parent.name.endsWith("keyframes"))
          return;
        rule.selectors = rule.selectors.map((one) =>
          one.startsWith(":root") ? one.replace(":root", `:root:where(${there})`) : `:where(${there}) ${one}`,
        );
      });
    },
  };
}
