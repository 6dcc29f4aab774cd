/** The time, for whatever shows it: it moves on while somebody looks, and stands still otherwise. */
import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

export function now(): number {
  subscribe();
  return Date.now();
}
