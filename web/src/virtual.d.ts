declare module "virtual:art/*" {
  const symbols: string;
  export default symbols;
}
declare module "virtual:words" {
  type Area = "core" | "table" | "birdie" | "bower" | "rules";
  const texts: Record<"en" | "it" | "es" | "ru", Record<Area, () => Promise<{ default: string }>>>;
  export default texts;
}
