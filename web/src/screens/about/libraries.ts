/** The libraries that are part of the page, in which package each is. The build ships their licences (plugins/licences.ts). */
export const LIBRARIES = [
  {
    name: "Svelte",
    packages: ["svelte", "esm-env"],
    licence: "mit",
    home: "https://github.com/sveltejs/svelte",
  },
  { name: "uqr", packages: ["uqr"], licence: "mit", home: "https://github.com/unjs/uqr" },
  { name: "clsx", packages: ["clsx"], licence: "mit", home: "https://github.com/lukeed/clsx" },
  {
    name: "Fluent.js",
    packages: ["@fluent/bundle"],
    licence: "apache",
    home: "https://github.com/projectfluent/fluent.js",
  },
  {
    name: "MicroPython",
    packages: ["@micropython/micropython-webassembly-pyscript"],
    licence: "mit",
    home: "https://github.com/micropython/micropython",
  },
  {
    name: "noble-hashes",
    packages: ["@noble/hashes"],
    licence: "mit",
    home: "https://github.com/paulmillr/noble-hashes",
  },
] as const;
