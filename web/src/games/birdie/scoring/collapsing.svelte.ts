/**
 * What a player tries with the expert line: a plan of removals and answers, each step of which can be taken back. What
 * is tried last is shown with its chain; what came before it is settled, and has left the wire.
 */
import type { BirdieAction } from "../forms.ts";
import type { Happened } from "../../../model.ts";
import { asks, lastChain, perched, told, type LeftSet, type Perch } from "./chain.ts";
import { follow, forks, same, type Fork } from "./follow.ts";
import type { Sandbox, Seen } from "./sandbox.ts";
import { lineOf } from "./splitting.svelte.ts";

const BEFORE = new Set(["woodpecker", "insert"]);

export class Collapsing {
  #sandbox: Sandbox;
  #worth: (events: readonly Happened[]) => number;
  /** Every planned action. */
  plan = $state.raw<BirdieAction[]>([]);
  /** Where the plan leads to. */
  end = $state.raw<Seen>() as Seen;
  /** The line after what comes before the first removal: birds moved, a drawn card put in. */
  base = $state.raw<Seen>() as Seen;
  /** How many of the planned actions are settled; the rest is being tried. */
  settled = $state(0);
  settledSeen = $state.raw<Seen>() as Seen;
  forks = $state.raw<Fork[]>([]);
  busy = $state(false);
  #asking = 0;

  constructor(sandbox: Sandbox, worth: (events: readonly Happened[]) => number) {
    this.#sandbox = sandbox;
    this.#worth = worth;
    this.restart();
  }

  prefix = $derived(this.plan.filter((action) => BEFORE.has(action.do)));
  #start = $derived(perched(lineOf(this.base.view)));
  #gap = $derived(this.base.view.scoring?.gap ?? null);
  #open = $derived(this.base.view.scoring?.set ?? null);
  /** What leaves in the whole plan, and what left in its settled part. */
  tale = $derived(told(this.#start, this.#after(this.end), this.#gap));
  before = $derived(told(this.#start, this.#after(this.settledSeen), this.#gap));
  /** The birds on the wire: those of the chain that is tried included. */
  birds = $derived<Perch[]>(this.before.line);
  tried = $derived(this.tale.left.slice(this.before.left.length));
  /** Every set of the plan, for the list. */
  sets = $derived(this.tale.left.filter((one): one is LeftSet => one.kind === "set"));
  trying = $derived(this.plan.length > this.settled);
  canStop = $derived(this.end.legal.some((action) => action.do === "stop"));
  removals = $derived(this.plan.filter((action) => action.do === "remove").length);

  /** From the beginning: the table's own line. A choice that is open there is answered as usual. */
  restart(): void {
    const now = this.#sandbox.now;
    this.plan = [];
    this.settled = 0;
    this.base = this.end = this.settledSeen = now;
    this.forks = [];
    if (asks(now.legal)) void this.#try([]);
  }

  /** Try to remove a bird of the wire, instead of what is tried now. */
  remove(at: number): Promise<void> {
    return this.#try([...this.plan.slice(0, this.settled), { do: "remove", at }]);
  }

  /** Another answer to a choice; what follows from it is answered as usual. */
  answer(fork: Fork, action: BirdieAction): Promise<void> {
    return this.#try([...this.plan.slice(0, fork.at), action]);
  }

  /** Take what is tried as settled, and go on from there. */
  settle(): void {
    this.settled = this.plan.length;
    this.settledSeen = this.end;
    this.forks = [];
  }

  /** One step back: what is tried, else the last settled removal, else what came before. */
  async back(): Promise<void> {
    if (this.trying) return this.#go(this.plan.slice(0, this.settled), this.settled);
    const last = lastChain(this.plan);
    const shorter = this.plan.slice(0, last < 0 ? -1 : last);
    return this.#go(shorter, shorter.length);
  }

  /** A step before the first removal. */
  first(action: BirdieAction): Promise<void> {
    const plan = [...this.prefix, action];
    return this.#go(plan, plan.length);
  }

  /** A whole plan at once; the rest after a draw is not known yet. */
  async propose(actions: readonly BirdieAction[]): Promise<void> {
    const wall = actions.findIndex(({ do: verb }) => verb === "robin" || verb === "stop" || verb === "owl");
    const plan = wall < 0 ? [...actions] : actions.slice(0, wall);
    const last = lastChain(plan);
    await this.#go(plan, last < 0 ? plan.length : last);
  }

  /** The choices about one set of the plan. */
  forksOf(set: LeftSet): Fork[] {
    const shift = this.#open ? 1 : 0;
    return this.forks.filter((fork) => fork.order + shift === set.order);
  }

  isTaken = (fork: Fork, action: BirdieAction) => same(this.plan[fork.at]!, action);

  /** The events after the steps that come before the first removal. */
  #after(seen: Seen): Happened[] {
    const open = this.#open;
    const events = seen.events.slice(this.base.events.length);
    if (!open) return events;
    // a set that has just left the line stands before everything that is tried
    return [{ id: "formed", args: { seat: seen.view.seat ?? 0, feature: open.feature, size: 0 } }, ...events];
  }

  #look = (actions: readonly BirdieAction[]) => this.#sandbox.look(actions);
  #total = (seen: Seen) => this.#worth(seen.events);

  async #try(plan: BirdieAction[]): Promise<void> {
    const asking = (this.#asking += 1);
    this.busy = true;
    const found = await follow(this.#look, this.#total, plan);
    if (asking !== this.#asking) return;
    this.busy = false;
    if (!found) return;
    this.plan = found.plan;
    this.end = found.seen;
    await this.#compare(asking);
  }

  async #go(plan: BirdieAction[], settled: number): Promise<void> {
    const asking = (this.#asking += 1);
    const prefix = plan.filter((action) => BEFORE.has(action.do));
    const looks = [this.#look(plan), this.#look(plan.slice(0, settled)), this.#look(prefix)];
    const [end, seen, base] = await Promise.all(looks);
    if (asking !== this.#asking || !end || !seen || !base) return;
    this.base = base;
    this.settledSeen = seen;
    this.end = end;
    this.settled = settled;
    this.plan = plan;
    this.forks = [];
    await this.#compare(asking);
  }

  /** What the other answers of the chain that is tried would lead to. */
  async #compare(asking: number): Promise<void> {
    const found = await forks(this.#look, this.#total, this.plan, this.settled);
    if (asking === this.#asking) this.forks = found;
  }
}
