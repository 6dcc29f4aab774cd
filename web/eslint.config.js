/** The lint of the browser's side. TypeScript is linted with types; in Svelte files svelte-check looks after them. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import imports from "./lint/imports.js";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores([
    ".gallery",
    ".wasm",
    "art",
    "pictures",
    "test-results",
    "src/net/messages.ts",
    "src/net/interface.ts",
    "src/offline/entries.ts",
  ]),
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
  },
  js.configs.recommended,
  { files: ["**/*.ts"], extends: [ts.configs.recommendedTypeChecked] },
  { files: ["**/*.svelte"], extends: [ts.configs.recommended] },
  svelte.configs.recommended,
  {
    files: ["**/*.svelte"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.ts"],
    languageOptions: {
      parser: ts.parser,
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
  },
  {
    files: ["src/**/*.{ts,svelte}"],
    plugins: { imports },
    rules: { "imports/direction": "error", "imports/no-cycle": "error" },
  },
  {
    files: ["**/*.{ts,svelte}"],
    // `_` is a value that is counted or left out, but not read.
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      "no-restricted-syntax": [
        "error",
        {
          selector: "TSAsExpression > TSAsExpression.expression",
          message:
            "Two casts turn anything into anything: declare the type, or build a part of it (gallery/part.ts).",
        },
      ],
    },
  },
  {
    files: ["**/*.ts"],
    rules: {
      // Fakes, and pages without a server, answer at once where the real thing has to wait.
      "@typescript-eslint/require-await": "off",
    },
  },
  {
    files: ["e2e/**/*.ts", "tests/**/*.ts"],
    rules: {
      // Tests read answers as JSON, which is `any`; what is wrong with one fails the test that reads it.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["e2e/**/*.ts"],
    // Fields of actions are unknown there; a selector with a wrong one finds nothing, and the test fails.
    rules: { "@typescript-eslint/restrict-template-expressions": "off" },
  },
  {
    rules: {
      // Sets and maps here are local, or replaced whole, or private to their owner.
      "svelte/prefer-svelte-reactivity": "off",
      // A text of spaces and a dot keeps its spaces only in braces.
      "svelte/no-useless-mustaches": "off",
      // svelte-check fails on warnings, and knows the types that they depend on.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
);
