/** How a line was scored, step by step, from the events: which cards made which set, and what that brought. */
import type { Bird, CardName, Feature } from "../forms.ts";
import type { Happened } from "../../../model.ts";
import { perched, told } from "../scoring/chain.ts";

export type Outcome = "wrote" | "smaller" | "filled" | "dropped";
export type Row =
  | { kind: "ability"; bird: Bird; card: CardName | null }
  | { kind: "removed"; card: CardName }
  | { kind: "set"; feature: Feature; cards: CardName[]; outcome: Outcome; flap: number; trophy: boolean }
  | { kind: "owl"; feature: Feature; value: number; trophy: boolean };

/** The line after Woodpeckers and Robins. */
export function prepared(line: readonly CardName[], events: readonly Happened[]): CardName[] {
  const found = [...line];
  for (const { id, args } of events) {
    if (id === "moved") found.splice(args.to, 0, ...found.splice(args.from, 1));
    if (id === "inserted") found.splice(args.at, 0, args.card);
  }
  return found;
}

export function explained(line: readonly CardName[], events: readonly Happened[]): Row[] {
  const before = events.flatMap(({ id, args }): Row[] => {
    if (id === "moved") return [{ kind: "ability", bird: "woodpecker", card: args.card }];
    if (id === "inserted") return [{ kind: "ability", bird: "robin", card: args.card }];
    return [];
  });
  const cards = prepared(line, events);
  const sets = events.some(({ id }) => id === "declared") ? split(cards, events) : chains(cards, events);
  return [...before, ...sets, ...owls(events)];
}

function split(line: readonly CardName[], events: readonly Happened[]): Row[] {
  const rest = events.filter((one) => one.id === "wrote" || one.id === "nothing" || one.id === "dropped");
  return events.flatMap(({ id, args }): Row[] => {
    if (id !== "declared") return [];
    const { start, feature, length } = args;
    const at = rest.findIndex((one) =>
      one.id === "wrote"
        ? one.args.box === feature && one.args.by !== "owl" && one.args.value === length
        : one.args.feature === feature && one.args.size === length,
    );
    const fate = at < 0 ? undefined : rest.splice(at, 1)[0];
    const outcome = fate?.id === "nothing" ? fate.args.why : (fate?.id ?? "smaller");
    return [
      {
        kind: "set",
        feature,
        cards: line.slice(start, start + length),
        outcome,
        ...(fate ? gains(events, fate) : { flap: 0, trophy: false }),
      },
    ];
  });
}

function chains(line: readonly CardName[], events: readonly Happened[]): Row[] {
  return told(perched(line), events).left.map((one): Row => {
    if (one.kind === "removed") return { kind: "removed", card: one.perch.card };
    return {
      kind: "set",
      feature: one.feature,
      cards: one.perches.map(({ card }) => card),
      outcome: one.outcome === "open" ? "wrote" : one.outcome,
      flap: one.flap ?? 0,
      trophy: one.trophy,
    };
  });
}

const owls = (events: readonly Happened[]): Row[] =>
  events.flatMap((event): Row[] =>
    event.id === "wrote" && event.args.by === "owl"
      ? [
          {
            kind: "owl",
            feature: event.args.box,
            value: event.args.value,
            trophy: gains(events, event).trophy,
          },
        ]
      : [],
  );

/** What came with a set: the number of the flap it marked, and a trophy. */
function gains(events: readonly Happened[], event: Happened): { flap: number; trophy: boolean } {
  const rest = events.slice(events.indexOf(event) + 1);
  const next = rest.findIndex(({ id }) => ["wrote", "nothing", "scored", "dropped", "formed"].includes(id));
  const mine = next < 0 ? rest : rest.slice(0, next);
  const flapped = mine.find((one) => one.id === "flapped")?.args;
  return {
    flap: flapped?.by ? flapped.marked : 0,
    trophy: mine.some(({ id }) => id === "trophy"),
  };
}
