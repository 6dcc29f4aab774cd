/** What a player tries with the standard line: birds moved, cuts, declared sets, the Pigeon's and the Owl's choice. */
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type { BirdieAction, BirdieView, CardName, Feature } from "../forms.ts";
import type { Happened } from "../../../model.ts";
import { perched } from "./chain.ts";
import {
  cutsFor,
  declared,
  firstCuts,
  keyOf,
  nextChoice,
  possible,
  stretches,
  verdicts,
  type Choice,
  type Open,
  type SetAction,
  type Stretch,
  type Verdict,
} from "./cuts.ts";
import type { Sandbox, Seen } from "./sandbox.ts";

const DEBOUNCE_MS = 60;

type Found = { tail: string; events: Happened[]; verdicts: Map<string, Verdict> };

export class Splitting {
  #sandbox: Sandbox;
  /** What comes before the sets: birds moved, a drawn card put in. */
  prefix = $state.raw<BirdieAction[]>([]);
  base = $state.raw<Seen>() as Seen;
  cuts = new SvelteSet<number>();
  choices = new SvelteMap<string, Choice>();
  /** The stretch that the Pigeon drops, by its key. */
  dropped = $state<string | null>(null);
  owl = $state<Feature | null>(null);
  found = $state.raw<Found>({ tail: "", events: [], verdicts: new Map() });
  pigeons = $state.raw<BirdieAction[]>([]);
  owls = $state.raw<Feature[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `whole`: the line is not cut to begin with, since finding the cuts is the task. */
  constructor(
    sandbox: Sandbox,
    private readonly whole = false,
  ) {
    this.#sandbox = sandbox;
    this.restart();
  }

  get seat(): number {
    return this.base.view.seat ?? 0;
  }
  line = $derived(lineOf(this.base.view));
  birds = $derived(perched(this.line));
  sets = $derived(possible(this.base.legal));
  /** Sets that the table knows of already: they stay. */
  fixed = $derived((this.base.view.scoring?.sets ?? []).map((set): SetAction => ({ do: "set", ...set })));
  stretches = $derived(this.#stretches());
  declared = $derived(declared(this.stretches.filter((one) => !this.isFixed(one))));
  dropAt = $derived(this.#dropAt());
  tail = $derived<BirdieAction[]>([
    ...this.declared,
    ...(this.dropAt === null ? [] : [{ do: "pigeon" as const, set: this.dropAt }]),
    { do: "write" },
  ]);
  /** Everything, as it would be sent. */
  plan = $derived<BirdieAction[]>([
    ...this.prefix,
    ...this.tail,
    ...(this.owl && this.owls.includes(this.owl) ? [{ do: "owl" as const, box: this.owl }] : []),
  ]);

  /** From the beginning: the table's own line, cut where nothing is shared. */
  restart(): void {
    this.prefix = [];
    this.#settle(this.#sandbox.now);
  }

  #settle(base: Seen): void {
    this.base = base;
    this.dropped = null;
    this.owl = null;
    this.choices.clear();
    this.cuts.clear();
    if (!this.whole) {
      const sets = possible(base.legal);
      for (const cut of firstCuts(lineOf(base.view).length, sets, openIn(base.view))) this.cuts.add(cut);
    }
    for (const { start, length } of base.view.scoring?.sets ?? []) {
      for (let i = start; i < start + length - 1; i += 1) this.cuts.delete(i);
    }
    this.ask();
  }

  /** Add a step before the sets, or take the last one back. */
  async before(prefix: BirdieAction[]): Promise<void> {
    const base = await this.#sandbox.look(prefix);
    if (!base) return;
    this.prefix = prefix;
    this.#settle(base);
  }

  cut(at: number): void {
    if (!this.cuts.delete(at)) this.cuts.add(at);
    this.ask();
  }

  change(stretch: Stretch): void {
    const key = keyOf(stretch.start, stretch.length);
    this.choices.set(key, nextChoice(stretch));
    if (this.dropped === key) this.dropped = null;
    this.ask();
  }

  drop(stretch: Stretch): void {
    this.dropped = keyOf(stretch.start, stretch.length);
    this.ask();
  }

  keepAll(): void {
    this.dropped = null;
    this.ask();
  }

  isFixed({ start, length }: { start: number; length: number }): boolean {
    return this.fixed.some((set) => set.start === start && set.length === length);
  }

  verdict(stretch: Stretch): Verdict {
    if (!stretch.features.length) return "none";
    if (stretch.choice === "none") return "left";
    return this.found.verdicts.get(`${keyOf(stretch.start, stretch.length)}:${stretch.choice}`) ?? "wrote";
  }

  /** Lay the best play on the wire. Whatever is behind a draw is not known yet. */
  async propose(actions: BirdieAction[]): Promise<void> {
    const wall = actions.findIndex((action) => action.do === "robin");
    const known = wall < 0 ? actions : actions.slice(0, wall);
    const prefix = known.filter(({ do: verb }) => verb === "woodpecker" || verb === "insert");
    await this.before(prefix);
    const sets = known.filter((action): action is SetAction => action.do === "set");
    if (!sets.length) return;
    const { cuts, choices } = cutsFor(this.line.length, [...this.fixed, ...sets]);
    this.cuts.clear();
    for (const cut of cuts) this.cuts.add(cut);
    for (const [key, choice] of choices) this.choices.set(key, choice);
    const pigeon = known.find((action) => action.do === "pigeon");
    const at = pigeon && [...this.fixed, ...sets][pigeon.set ?? 0];
    if (at) this.dropped = keyOf(at.start, at.length);
    const owl = known.find((action) => action.do === "owl");
    if (owl) this.owl = owl.box;
    this.ask();
  }

  #stretches(): Stretch[] {
    const sets = new Map(this.sets);
    for (const { start, length, feature } of this.fixed) sets.set(keyOf(start, length), [feature]);
    return stretches(this.line.length, this.cuts, sets, this.choices, openIn(this.base.view));
  }

  /** The number of the set that is dropped, as the server counts them. */
  #dropAt(): number | null {
    const at = [...this.fixed, ...this.declared].findIndex(
      (set) => keyOf(set.start, set.length) === this.dropped,
    );
    return at < 0 ? null : at;
  }

  /** Ask what all this would lead to; an answer to an older question is dropped. */
  ask(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#asked(), DEBOUNCE_MS);
  }

  async #asked(): Promise<void> {
    if (this.#sandbox.closed || this.base.legal.some((action) => action.do === "insert")) return;
    const [prefix, sets, tail, plan] = [this.prefix, this.declared, this.tail, this.plan];
    const key = JSON.stringify(plan);
    const all = [...this.fixed, ...sets];
    const [declaredSeen, wrote, end] = await Promise.all([
      this.#sandbox.look([...prefix, ...sets]),
      this.#sandbox.look([...prefix, ...tail]),
      this.#sandbox.look(plan),
    ]);
    if (key !== JSON.stringify(this.plan) || !wrote) return;
    this.pigeons = (declaredSeen?.legal ?? []).filter((action) => action.do === "pigeon");
    this.owls = wrote.legal.flatMap((action) => (action.do === "owl" ? [action.box] : []));
    const gone = this.base.view.scoring?.sets ?? [];
    const told = verdicts(all, wrote.events, this.dropAt).map((one, k) =>
      gone[k]?.dropped ? "dropped" : one,
    );
    this.found = {
      tail: key,
      events: (end ?? wrote).events,
      verdicts: new Map(all.map((set, k) => [`${keyOf(set.start, set.length)}:${set.feature}`, told[k]!])),
    };
    if (key !== JSON.stringify(this.plan)) this.ask();
  }
}

/** Which boxes the seat that scores has not filled yet. */
const openIn =
  (view: BirdieView): Open =>
  (feature) =>
    view.boxes[view.seat ?? 0]?.[feature] == null;

/** The line of the seat that scores. */
export function lineOf(view: BirdieView): CardName[] {
  const line = view.seat === null ? null : view.lines[view.seat];
  return Array.isArray(line) ? line : [];
}
