/**
 * Asks the server what the lines of a sheet bring. A first answer comes at once; where that is not proved to be the best,
 * a second one follows. Without a network what was answered before still holds, and the rest is asked for later.
 */
import { api, Refusal } from "../../../net/api.ts";
import type { JsonObject } from "../../../net/json.ts";
import type { SheetStore } from "../../../screens/sheet/store.svelte.ts";
import { hasLines, partOf, questionOf, sheetOf, type Score, type Scored } from "./asking.ts";
import { count, typed, type Board, type Part } from "./counting.ts";
import { seatsOf, tells, type Birdie, type RoundNo } from "./document.ts";
import { refusalOf } from "../../../net/fault.ts";

const AGAIN_MS = 3_000;
const NOT_REACHED = new Set(["offline", "unavailable", "busy", "too_many"]);

export class Solver {
  /** Whether the server cannot be reached: what is asked comes later by itself. */
  away = $state(false);
  asking = $state(false);
  /** Why the server does not score the sheet. */
  refusal = $state.raw<Refusal | null>(null);
  #sheet: SheetStore;
  #asked = "";
  #stop: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(sheet: SheetStore) {
    this.#sheet = sheet;
  }

  /** What was answered about a seat of a round. */
  known(birdie: Birdie, no: RoundNo, seat: number, before: Board | null): Scored | null {
    if (!tells(birdie.screen.rounds[no].seats[seat]!)) return null;
    return this.#sheet.answer(questionOf(birdie, no, seat, before)) as Scored | null;
  }

  /** What every seat wrote in every round, as far as it is known. */
  parts(birdie: Birdie): Part[][] {
    const first = this.#round(birdie, 0, null);
    const before = count(birdie, [first]).boards;
    return [first, this.#round(birdie, 1, before)];
  }

  #round(birdie: Birdie, no: RoundNo, boards: Board[] | null): Part[] {
    return seatsOf(birdie).map((seat) => {
      if (!tells(birdie.screen.rounds[no].seats[seat]!)) return typed(birdie, no, seat);
      const scored = this.known(birdie, no, seat, boards?.[seat] ?? null);
      return scored && partOf(scored.played);
    });
  }

  /** Ask for this sheet, unless that was asked last. */
  ask(birdie: Birdie): void {
    if (!hasLines(birdie)) return this.#end();
    const question = JSON.stringify(sheetOf(birdie));
    if (question === this.#asked && !this.away) return;
    this.#asked = question;
    void this.#run(birdie);
  }

  end(): void {
    this.#end();
  }

  #end(): void {
    this.#stop?.abort();
    clearTimeout(this.#timer);
    this.#asked = "";
    this.asking = this.away = false;
    this.refusal = null;
  }

  async #run(birdie: Birdie): Promise<void> {
    this.#stop?.abort();
    clearTimeout(this.#timer);
    const stop = (this.#stop = new AbortController());
    this.asking = true;
    try {
      const sheet = sheetOf(birdie);
      for (const quick of [true, false]) {
        const answer = await api.ask<Score>("POST", "/api/score", { sheet, quick }, stop.signal);
        if (stop.signal.aborted) return;
        this.#keep(birdie, answer);
        this.away = false;
        this.refusal = null;
        if (answer.rounds.every((round) => round.seats.every((seat) => seat.best.exact))) break;
      }
      this.asking = false;
    } catch (error) {
      if (stop.signal.aborted) return;
      this.asking = false;
      const refusal = refusalOf(error);
      this.away = NOT_REACHED.has(refusal.code);
      this.refusal = this.away ? null : refusal;
      if (this.away) this.#timer = setTimeout(() => void this.#run(birdie), refusal.retryMs ?? AGAIN_MS);
    }
  }

  /** Ask again now, if something is still open: the network is back. */
  again(birdie: Birdie): void {
    if (this.away && hasLines(birdie)) void this.#run(birdie);
  }

  /** Round 2 depends on what round 1 brought, so that is kept first. */
  #keep(birdie: Birdie, answer: Score): void {
    const found: Record<string, JsonObject> = {};
    const parts: Part[][] = [];
    for (const no of [0, 1] as const) {
      const boards = no === 1 ? count(birdie, parts).boards : null;
      const seats = answer.rounds[no]?.seats ?? [];
      parts.push(
        seatsOf(birdie).map((seat) => {
          const scored = seats.find((one) => one.seat === seat);
          if (!scored) return typed(birdie, no, seat);
          found[questionOf(birdie, no, seat, boards?.[seat] ?? null)] = scored;
          return partOf(scored.played);
        }),
      );
    }
    this.#sheet.rememberAll(found);
  }
}
