/** Do something again and again while somebody looks at the page, and at once when it comes back to the front. */
export function whileInFront(work: () => void, everyMs: number): () => void {
  const inFront = () => document.visibilityState === "visible" && work();
  const timer = setInterval(inFront, everyMs);
  document.addEventListener("visibilitychange", inFront);
  addEventListener("pageshow", inFront);
  addEventListener("online", inFront);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", inFront);
    removeEventListener("pageshow", inFront);
    removeEventListener("online", inFront);
  };
}
