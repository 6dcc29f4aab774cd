/**
 * After an upgrade of the server an open page may ask for a file that is gone; then the page is loaded again. A file that
 * cannot be fetched because the server is away is no reason to: what waits to be sent would be lost with the page.
 */
const AGAIN_MS = 60_000;
const LAST = "voliera.reloaded";

/** Whether the server offers another build than the one whose scripts are given, as the page names them. */
export async function isReplaced(scripts: string[], ask: typeof fetch = fetch): Promise<boolean> {
  try {
    const answer = await ask(import.meta.env.BASE_URL, { cache: "no-store" });
    if (!answer.ok) return false;
    const page = await answer.text();
    return scripts.some((path) => !page.includes(`"${path}"`));
  } catch {
    return false; // nobody is there
  }
}

/** Load the page again when a part of it is gone for good, once in a while at most. */
export function reloadWhenReplaced(): void {
  addEventListener("vite:preloadError", () => {
    const last = Number(sessionStorage.getItem(LAST) ?? 0);
    if (Date.now() - last < AGAIN_MS) return;
    const scripts = [...document.querySelectorAll<HTMLScriptElement>('head > script[type="module"][src]')];
    void isReplaced(scripts.map((one) => one.getAttribute("src")!)).then((replaced) => {
      if (!replaced) return;
      sessionStorage.setItem(LAST, String(Date.now()));
      location.reload();
    });
  });
}
