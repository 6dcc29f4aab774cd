/** Requests to the server's HTTP interface, typed. A refusal is a `Refusal` with a code that the words know. */
import type { GameRecord } from "../games/record.ts";
import type * as I from "./interface.ts";
import { canStandIn, isOwn } from "./local.ts";
import { reach } from "./reach.ts";
import type {
  Ack,
  Act,
  Back,
  Full,
  Leave,
  Nack,
  Resign,
  Return,
  Say,
  TableInfo,
  Undo,
  Vote,
} from "./messages.ts";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly rule: string | null = null,
    readonly retryMs: number | null = null,
    readonly status = 0,
  ) {
    super(code);
  }
}

/** What the device itself answers (`device.ts`), which is loaded for this. */
async function askDevice<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const { device } = await import("./device.ts").catch(() => {
    throw new Refusal("offline"); // this part of the page was never fetched
  });
  return device.ask<T>(method, path, body, signal);
}

/** The answer of the server, or of this device: for its own tables, and where it can stand in for a server. */
async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  if (isOwn(path)) return askDevice(method, path, body, signal);
  try {
    return await askServer(method, path, body, signal);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "offline" || !canStandIn(path)) throw error;
    return askDevice(method, path, body, signal);
  }
}

async function askServer<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  let response: Response;
  try {
    const said = { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    const wish = { method, credentials: "same-origin", ...(body === undefined ? {} : said) } as const;
    response = await reach(path, wish, signal);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Refusal("offline");
  }
  if (response.status === 204) return undefined as T;
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    throw new Refusal("unavailable", null, null, response.status);
  }
  if (response.ok) return answer as T;
  const fault = (answer as Partial<I.Failure>).error;
  throw new Refusal(fault?.code ?? "error", fault?.rule ?? null, fault?.retry_ms ?? null, response.status);
}

type Command = Act | Undo | Back | Vote | Leave | Resign | Return | Say;

/** A command without a socket: answered like on one, whatever the answer's status. */
async function send(table: string, command: Command, signal: AbortSignal): Promise<Ack | Nack> {
  const response = await fetch(at(table, "/send"), {
    method: "POST",
    credentials: "same-origin",
    body: JSON.stringify(command),
    headers: { "content-type": "application/json" },
    signal,
  });
  const answer = (await response.json()) as Ack | Nack | I.Failure;
  if ("type" in answer) return answer;
  const { code, rule, retry_ms } = answer.error;
  if (code === "no_table") throw new Refusal(code, null, null, response.status);
  return {
    type: "nack",
    id: command.id,
    code,
    rule: rule ?? null,
    retry_ms: retry_ms ?? (response.status === 429 || response.status >= 500 ? 1_000 : null),
  };
}

const at = (table: string, rest = "") => `/api/tables/${table}${rest}`;

export const api = {
  ask,
  askServer,
  send,
  meta: () => ask<I.MetaAnswer>("GET", "/api/meta"),
  visitor: () => ask<I.Visitor>("GET", "/api/visitor"),
  callMe: (name: string, lang: string) => ask<I.SessionAnswer>("POST", "/api/session", { name, lang }),
  forget: () => ask<void>("DELETE", "/api/session"),
  forgetOthers: (device: string | null) => ask<void>("POST", "/api/session/others", { device }),
  deviceCode: () => ask<I.Code>("POST", "/api/session/code", {}),
  claim: (code: string) => ask<I.SessionAnswer>("POST", "/api/session/claim", { code }),
  tables: (query: Record<string, string>) =>
    ask<I.Listing>("GET", `/api/tables?${new URLSearchParams(query)}`),
  live: (query: URLSearchParams) => ask<I.LiveTables>("GET", `/api/live?${query}`),
  lobby: () => ask<I.Lobby>("GET", "/api/lobby"),
  seek: (wish: I.SeekWish) => ask<I.Seeking>("POST", "/api/seek", wish),
  seeking: (wait: boolean, signal?: AbortSignal) =>
    ask<I.Seeking>("GET", `/api/seek?wait=${wait}`, undefined, signal),
  stopSeeking: (table?: string) => ask<I.Seeking>("DELETE", `/api/seek${table ? `?table=${table}` : ""}`),
  make: (wish: I.NewTable) => ask<TableInfo>("POST", "/api/tables", wish),
  look: (table: string) => ask<Full>("GET", at(table)),
  join: (table: string, seat: number | null = null) => ask<Full>("POST", at(table, "/join"), { seat }),
  newLink: (table: string, kind: "invite" | "watch" | "coach", seat: number | null = null) =>
    ask<I.Link>("POST", at(table, "/links"), { kind, seat }),
  links: (table: string) => ask<I.MadeLinks>("GET", at(table, "/links")),
  revoke: (table: string, link: string) => ask<void>("DELETE", at(table, `/links/${link}`)),
  lookAtLink: (token: string) => ask<I.Prospect>("POST", "/api/links/look", { token }),
  useLink: (token: string) => ask<I.Entrance>("POST", "/api/links/exchange", { token }),
  blocked: () => ask<I.BlockedPeople>("GET", "/api/blocked"),
  block: (person: string) => ask<I.BlockedPeople>("POST", "/api/blocked", { person }),
  unblock: (person: string) => ask<I.BlockedPeople>("DELETE", `/api/blocked/${person}`),
  friends: () => ask<I.FriendList>("GET", "/api/friends"),
  newFriendLink: () => ask<I.NewFriendLink>("POST", "/api/friend-links", {}),
  revokeFriendLink: (link: string) => ask<void>("DELETE", `/api/friend-links/${link}`),
  lookAtFriendLink: (token: string) => ask<I.Maker>("POST", "/api/friendship/look", { token }),
  agree: (token: string) => ask<I.FriendList>("POST", "/api/friendship/agree", { token }),
  removeFriend: (person: string) => ask<I.FriendList>("DELETE", `/api/friends/${person}`),
  invite: (table: string, person: string) => ask<void>("POST", at(table, "/invitations"), { person }),
  accept: (table: string) => ask<I.Entrance>("POST", `/api/invitations/${table}`, {}),
  decline: (table: string) => ask<void>("DELETE", `/api/invitations/${table}`),
  report: (table: string, seat: number, why: I.Report["why"]) =>
    ask<void>("POST", at(table, "/reports"), { seat, why }),
  pushKey: () => ask<I.PushKey>("GET", "/api/push"),
  subscribe: (device: I.PushDevice) => ask<I.KnownDevice>("POST", "/api/push", device),
  unsubscribe: (device: string) => ask<void>("DELETE", `/api/push/${device}`),
  webhook: (table: string) => ask<I.WebhookSet>("GET", at(table, "/webhook")),
  setWebhook: (table: string, wish: I.NewWebhook) => ask<I.WebhookSet>("POST", at(table, "/webhook"), wish),
  removeWebhook: (table: string) => ask<void>("DELETE", at(table, "/webhook")),
  deal: (day: string) => ask<I.DealOfDay>("GET", `/api/deals/${day}`),
  playDeal: () => ask<TableInfo>("POST", "/api/deal", {}),
  dealResults: (day: string) => ask<I.Comparison>("GET", `/api/deals/${day}/results`),
  bestDeal: (day: string) => ask<GameRecord>("GET", `/api/deals/${day}/best`),
  dealLine: (day: string) => ask<GameRecord>("GET", `/api/deals/${day}/line`),
  hint: (table: string, wish: I.HintWish) => ask<I.Hint>("POST", at(table, "/hint"), wish),
  attempt: (table: string, rev: number, actions: unknown[], signal?: AbortSignal) =>
    ask<I.Attempt>("POST", at(table, "/attempt"), { rev, actions }, signal),
  sharedRecord: (token: string) => ask<GameRecord>("GET", `/api/shared/${token}/record`),
  record: (table: string) => ask<GameRecord>("GET", at(table, "/record")),
  keepRecord: (record: GameRecord) => ask<TableInfo>("POST", "/api/records", { record }),
  branch: (table: string, wish: I.Branch) => ask<TableInfo>("POST", at(table, "/branch"), wish),
  branchRecord: (wish: Omit<I.RecordBranch, "record"> & { record: GameRecord }) =>
    ask<TableInfo>("POST", "/api/records/branch", wish),
  /** What a record holds, and what could be done in it: nothing is kept there, and nobody plays. */
  study: {
    steps: (record: GameRecord, eyes: number | null, signal?: AbortSignal) =>
      ask<I.Steps>("POST", "/api/study/steps", { record, eyes }, signal),
    attempt: (record: GameRecord, at: number, actions: unknown[], signal?: AbortSignal) =>
      ask<I.Attempt>("POST", "/api/study/attempt", { record, at, actions }, signal),
    play: (record: GameRecord, at: number, actions: unknown[], signal?: AbortSignal) =>
      ask<I.Played>("POST", "/api/study/play", { record, at, actions }, signal),
    solve: (record: GameRecord, at: number, signal?: AbortSignal) =>
      ask<I.Hint["hint"]>("POST", "/api/study/solve", { record, at }, signal),
  },
};
