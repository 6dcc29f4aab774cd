/** The gallery as files, for tests and pictures: `vite build -c gallery.config.ts`, then any file server. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig } from "vite";
import { art } from "./plugins/art.ts";
import { media } from "./plugins/media.ts";
import { statements } from "./plugins/statements.ts";
import { words } from "./plugins/words.ts";
import { workers } from "./plugins/workers.ts";

export default defineConfig({
  root: import.meta.dirname,
  define: { "import.meta.env.DEV": "true" }, // the longer words of `?pseudo` are for development only
  plugins: [svelte(), art(), words(), statements()],
  css: { postcss: { plugins: [media()] } },
  worker: workers,
  build: {
    outDir: ".gallery",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    minify: false,
    rolldownOptions: {
      input: resolve(import.meta.dirname, "gallery/index.html"),
      checks: { pluginTimings: false },
    },
  },
});
