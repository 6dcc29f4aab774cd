/**
 * Which scene of Birdie is shown. When the game goes on to another one, the last board stands for a moment, so that
 * what happened can be seen; a touch goes on at once.
 */
import { type BirdiePhase, viewOf } from "../forms.ts";
import { resignedSeat, type TableModel } from "../../../model.ts";
import type { Full } from "../../../net/messages.ts";
import { pace } from "../../../state/settings.svelte.ts";

export type SceneName = "turn" | "scoring" | "over";
const STAND_MS = 1_300;

export function sceneOf(phase: BirdiePhase): SceneName {
  if (phase === "turn" || phase === "laying") return "turn";
  return phase === "over" ? "over" : "scoring";
}

/** The scene of a moment; a game that somebody resigned is over in any phase. */
const sceneAt = (full: Full): SceneName =>
  resignedSeat(full) === null ? sceneOf(viewOf(full).phase) : "over";

/** A table that shows an earlier moment, in which nothing can be done; everything else is the table itself. */
function standing(table: TableModel, full: Full): TableModel {
  const nobody = sceneAt(full) === "turn" ? { view: { ...viewOf(full), seat: null } } : {};
  const still = { ...full, ...nobody, legal: [], undo: null };
  return {
    full: still,
    get link() {
      return table.link;
    },
    get closed() {
      return table.closed;
    },
    get presence() {
      return table.presence;
    },
    get log() {
      return table.log;
    },
    get busy() {
      return table.busy;
    },
    act: (actions) => table.act(actions),
    undo: () => table.undo(),
    back: (say) => table.back(say),
    vote: (seat, replace) => table.vote(seat, replace),
    leave: () => table.leave(),
    resign: () => table.resign(),
    comeBack: () => table.comeBack(),
    say: (what) => table.say(what),
    attempt: async () => null,
    hint: (wish) => table.hint(wish),
    onHappening: (listener) => table.onHappening(listener),
    resync: () => table.resync(),
  };
}

export class Hold {
  /** The last moment of each scene that was shown. */
  #last: Full | null = null;
  #held = $state.raw<Full | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #table: () => TableModel;
  readonly scene = $derived.by(() => sceneAt(this.#held ?? this.#table().full!));
  readonly table = $derived.by(() => (this.#held ? standing(this.#table(), this.#held) : this.#table()));

  constructor(table: () => TableModel) {
    this.#table = table;
    $effect.pre(() => {
      const { full } = table();
      if (full?.view) this.#follow(full);
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  /** Go on: the moment is over, or somebody will not wait. */
  release = (): void => {
    clearTimeout(this.#timer);
    this.#held = null;
  };

  #follow(full: Full): void {
    const before = this.#last;
    this.#last = full;
    if (before === null || before.table.id !== full.table.id) return;
    if (resignedSeat(full) !== null) return this.release(); // nothing happened on the board
    const stand = pace(STAND_MS);
    if (sceneAt(before) === sceneAt(full) || stand === 0) return;
    clearTimeout(this.#timer);
    this.#held = before;
    this.#timer = setTimeout(this.release, stand);
  }
}
