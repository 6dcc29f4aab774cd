/** The points of the flaps. */
import { componentsOf } from "../components.ts";

type Components = { flap: number[] } | undefined;

export function flapValues(options: Record<string, unknown>): number[] {
  const [own, usual] = [options["components"], componentsOf("birdie")] as Components[];
  return own?.flap ?? usual?.flap ?? [];
}
