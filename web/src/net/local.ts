/** Tables on this device: they are known by their ids, which no server gives. */

/** The person at the device, as tables here call them. */
export const person = { name: "" };

const LOCAL = /^local[a-z2-7]{16}$/;

export const isLocal = (table: string): boolean => LOCAL.test(table);

/** What this device answers for its own tables, and what it can answer in place of a server that is away. */
const OWN = /^\/api\/tables\/local[a-z2-7]{16}(\/|$)/;
const ALSO = /^\/api\/(study\/|components\/|records\/branch$)/;

export const isOwn = (path: string): boolean => OWN.test(path);
export const canStandIn = (path: string): boolean => ALSO.test(path);
