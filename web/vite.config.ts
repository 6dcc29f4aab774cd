/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { art } from "./plugins/art.ts";
import { compressed } from "./plugins/compressed.ts";
import { licenceTexts } from "./plugins/licences.ts";
import { statements } from "./plugins/statements.ts";
import { offline } from "./plugins/offline.ts";
import { media } from "./plugins/media.ts";
import { wasm } from "./plugins/wasm.ts";
import { words } from "./plugins/words.ts";
import { workers } from "./plugins/workers.ts";

const server = process.env.VOLIERA_SERVER ?? "http://127.0.0.1:8460";

export default defineConfig(({ mode }) => ({
  base: mode === "static" ? "./" : "/", // plain files may lie anywhere
  plugins: [svelte(), art(), words(), statements(), wasm(), licenceTexts(), offline(mode), compressed()],
  worker: workers,
  css: { postcss: { plugins: [media()] } },
  build: {
    outDir: mode === "static" ? "../build/static" : "../src/voliera/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the policy allows no data: addresses
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 200,
    rolldownOptions: {
      checks: { pluginTimings: false }, // on a busy machine every build would be called slow
      output: {
        // what most screens need is one file: each file of a first load costs its headers
        codeSplitting: {
          groups: [
            { name: "shared", test: /src\/(pieces|words|state|net|app|styles|sound)\//, minShareCount: 12 },
            {
              name: "rule-links",
              test: /src\/screens\/rules\/(RuleLink|Because|sheet\.ts)/,
              minShareCount: 2,
            },
            { name: "front", test: /src\/(screens\/(home|tables)|app)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: {
    pool: "threads", // a process for each file takes a fifth longer
    silent: "passed-only", // many tests make the page log a fault
    ...{ testTimeout: 120_000, hookTimeout: 120_000 }, // only something broken takes this long, even on a busy machine
  },
  server: {
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    proxy: { "/api": server, "/socket": { target: server, ws: true } },
  },
}));
