declare module "virtual:art/*" {
  const symbols: string;
  export default symbols;
}
declare module "virtual:art/bots" {
  const portraits: Record<string, string>;
  export default portraits;
}
declare module "virtual:words" {
  type Area = import("./words/words.svelte.ts").Area;
  const texts: Record<"en" | "it" | "es" | "ru", Record<Area, () => Promise<{ default: string }>>>;
  export default texts;
}
declare module "virtual:rules" {
  type Chapter = import("../plugins/statements.ts").Chapter;
  type Both = Record<import("./games/index.ts").GameName, () => Promise<{ default: Chapter[] }>>;
  const statements: Record<"en" | "it" | "es" | "ru", Both>;
  export default statements;
}
