/** Replaces the names of `src/styles/media.ts` in media queries: `@media (--landscape)`. */
import type { Plugin } from "postcss";
import { MEDIA } from "../src/styles/media.ts";

export function media(): Plugin {
  return {
    postcssPlugin: "media",
    AtRule: {
      media(rule) {
        rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
          const condition = (MEDIA as Record<string, string>)[name];
          if (!condition) throw rule.error(`no such screen: --${name}`);
          return condition;
        });
      },
    },
  };
}
