/** The kinds of bonus tiles. */
import type { BonusName } from "../forms.ts";

export type Kind = "nest" | "egg" | "spy" | "token" | "interactive";

export function kindOf(bonus: BonusName): Kind {
  if (bonus.startsWith("nest-") || bonus === "coloured-shells") return "nest";
  if (bonus.startsWith("egg-")) return "egg";
  if (bonus.startsWith("spy-")) return "spy";
  return ["cover", "gift", "double-turn", "discard"].includes(bonus) ? "interactive" : "token";
}
