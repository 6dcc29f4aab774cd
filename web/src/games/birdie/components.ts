/** The points of the flaps. */
import { componentsOf } from "../components.ts";
import type { Options } from "../documents.ts";

export function flapValues(options: Options): number[] {
  const found = options.components ?? componentsOf("birdie");
  return found?.game === "birdie" ? found.flap : [];
}
