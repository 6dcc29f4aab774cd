/** What an invitation shows before anybody sits down, without a server. */
import { api } from "../src/net/api.ts";
import type { Full } from "../src/net/messages.ts";

export function invitation(full: Full): { id: string; token: string } {
  const seats = full.table.seats.map((seat, i) =>
    i === 0
      ? { ...seat, kind: "person" as const, name: "Marta", bot: null, person: "host" }
      : { kind: "free" as const, name: "", bot: null, person: null },
  );
  const table = { ...full.table, host: "host", status: "open" as const, seats };
  api.lookAtLink = async () => ({ kind: "invite", seat: null, table });
  return { id: full.table.id, token: "gallery" };
}
