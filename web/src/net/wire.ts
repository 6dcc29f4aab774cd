/** How messages travel: on a socket, or by patient asking where sockets are blocked. */
import { api, Refusal } from "./api.ts";
import type { Full, Incoming, Outgoing } from "./messages.ts";

export interface Wire {
  /** Milliseconds of silence after which a connection counts as dead. */
  readonly silenceMs: number;
  send(message: Incoming): void;
  close(): void;
}

export interface Ear {
  open(): void;
  message(message: Outgoing): void;
  /** The wire is gone; it is up to the ear to open another. */
  gone(): void;
}

export function socketWire(ear: Ear): Wire {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
  let over = false;
  const gone = () => {
    if (over) return;
    over = true;
    socket.close();
    ear.gone();
  };
  socket.onopen = () => !over && ear.open();
  socket.onmessage = (event) => {
    if (over) return;
    let message: Outgoing;
    try {
      message = JSON.parse(String(event.data)) as Outgoing;
    } catch {
      gone(); // whatever is between us and the server, it is not to be trusted with the rest
      return;
    }
    ear.message(message);
  };
  socket.onclose = gone;
  socket.onerror = gone;
  return {
    silenceMs: 9_000,
    send(message) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close() {
      over = true;
      socket.close();
    },
  };
}

/** The same bodies by HTTP. Opened like a socket with `hello`, from which it takes the table. */
export function pollingWire(ear: Ear): Wire {
  const stop = new AbortController();
  let over = false;
  let table = "";
  let have = -1;

  const gone = () => {
    if (over) return;
    over = true;
    stop.abort();
    ear.gone();
  };
  const failed = (error: unknown) => {
    if (over) return;
    if (error instanceof Refusal && ["no_table", "damaged_table"].includes(error.code))
      ear.message({ type: "bye", why: error.code }); // forbidden ones are hidden behind the first code
    else gone();
  };

  async function look(path: string) {
    const full = await api.ask<Full | undefined>("GET", path, undefined, stop.signal);
    if (over) return;
    if (full) {
      have = Math.max(have, full.v);
      ear.message(full);
    } else ear.message({ type: "pong" });
  }

  async function listen() {
    await look(`/api/tables/${table}`);
    while (!over) await look(`/api/tables/${table}/wait?have=${have}`);
  }

  async function command(message: Extract<Incoming, { id: string }>) {
    const answer = await api.send(table, message, stop.signal);
    if (!over) ear.message(answer);
  }

  queueMicrotask(() => !over && ear.open());
  return {
    silenceMs: 30_000, // a patient question takes 20 s
    send(message) {
      if (message.type === "hello") {
        table = message.table;
        listen().catch(failed);
      } else if (message.type === "sync") look(`/api/tables/${table}`).catch(failed);
      else if (message.type !== "ping") command(message).catch(failed);
    },
    close() {
      over = true;
      stop.abort();
    },
  };
}
